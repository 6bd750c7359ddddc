"""Plays Verdun many times between two commanders, to compare our charts and counters with history.

The players are the package's own (`grognard.bots.verdun`): they bombard what they will assault, bring two regiments and
pioneers, move guns and headquarters up, hold good ground, and avoid pointless losses. This tool only measures
their games; it decides no rule and makes no plan.

    python tools/boards/verdun_plausibility.py fall-gericht --games 40 --first-seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from statistics import mean, median
from typing import NamedTuple

from grognard.bots.minds.glance import shown
from grognard.bots.verdun import commander
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.victory import losses, victory_tally
from grognard.games.verdun.words import FRENCH, GERMAN
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import members
from grognard.shelf import title


class Evening(NamedTuple):
    """The state at the end of a day."""

    day: int
    bad: bool
    first: int
    second: int
    villages: int
    forts: int
    city: int
    douaumont: bool
    german_losses: int
    french_losses: int
    points: int


class Outcome(NamedTuple):
    """One game."""

    seed: int
    evenings: list[Evening]
    verdict: str
    reasons: dict[str, int]
    answers: int
    seconds: float


def evening(g: Verdun, day: int, bad: bool) -> Evening:
    """The front and the losses at the end of the day."""
    own = GERMAN + 1

    def held(bits: int) -> int:
        return sum(g.position.control[h] == own for h in members(bits))

    regions = g.board.regions
    return Evening(
        day,
        bad,
        held(regions["first-trench"]),
        held(regions["second-trench"]),
        held(g.village),
        sum(not g.is_fort(h) for h in members(g.fort)),
        held(g.city),
        not g.is_fort(g.board.grid.find("2012")),
        losses(g, GERMAN),
        losses(g, FRENCH),
        int(victory_tally(g).total),
    )


def play(scenario: str, seed: int, options: list[str], idle: str = "") -> Outcome:
    """One game between the two commanders."""
    game = title(Verdun).new(scenario, options, seed=seed)
    g: Verdun = game.play  # type: ignore[assignment]
    commanders = {side.name: commander(g, side, Whim(f"{seed}/{side.name}")) for side in g.sides}
    if idle:
        commanders[idle].is_idle = True
    evenings: list[Evening] = []
    start, turn, bad = time.perf_counter(), 1, False
    while game.question is not None:
        question = game.question
        if g.position.turn != turn:
            evenings.append(evening(g, g.day - 1, bad))
            turn = g.position.turn
        bad = bool(g.position.weather)
        with shown(game, question) as (_, asked):
            option = commanders[question.side].answer(g, asked)
        game.answer(option)
    evenings.append(evening(g, g.day, bad))
    assert game.result is not None
    reasons = {reason.key.removeprefix("reason-"): int(reason.value) for reason in victory_tally(g).reasons}
    seconds = time.perf_counter() - start
    return Outcome(seed, evenings, game.result.verdict, reasons, len(game.entries), seconds)


def report(scenario: str, outcomes: list[Outcome]) -> str:
    """A summary of many games, day by day."""
    lines = [
        f"{scenario}: {len(outcomes)} games, seeds {outcomes[0].seed}-{outcomes[-1].seed}; "
        f"{mean(o.answers for o in outcomes):.0f} answers and {mean(o.seconds for o in outcomes):.1f} s a game",
        "",
        "In German hands at the end of the day (means), losses as 16.0 counts them, German points:",
        "",
        "| day | 1st line (30) | 2nd line (19) | villages | forts | Verdun (4) | Douaumont fallen | "
        "German losses | French losses | points |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for n in range(len(outcomes[0].evenings)):
        row = [o.evenings[n] for o in outcomes]
        lines.append(
            f"| {row[0].day} | {mean(e.first for e in row):.1f} | {mean(e.second for e in row):.1f} "
            f"| {mean(e.villages for e in row):.1f} | {mean(e.forts for e in row):.1f} "
            f"| {mean(e.city for e in row):.2f} | {mean(e.douaumont for e in row):.0%} "
            f"| {mean(e.german_losses for e in row):.1f} | {mean(e.french_losses for e in row):.1f} "
            f"| {mean(e.points for e in row):.1f} |"
        )
    last = [o.evenings[-1] for o in outcomes]
    counted = Counter(o.verdict.removeprefix("verdict-") for o in outcomes).most_common()
    verdicts = ", ".join(f"{verdict} {n}" for verdict, n in counted)
    lines += [
        "",
        f"Verdun entered in {mean(e.city > 0 for e in last):.0%} of the games, Douaumont down in "
        f"{mean(e.douaumont for e in last):.0%}.",
        "Points: " + ", ".join(f"{p}: {n}" for p, n in sorted(Counter(e.points for e in last).items()))
        + f"; median {median(e.points for e in last):g}.",
        f"Verdicts: {verdicts}.",
        "Mean points by source: "
        + ", ".join(
            f"{key} {mean(o.reasons.get(key, 0) for o in outcomes):.1f}"
            for key in sorted({key for o in outcomes for key in o.reasons})
        ) + ".",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenario", nargs="?", default="fall-gericht")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--options", default="", help="optional rules, such as 15.4,15.5")
    parser.add_argument(
        "--idle", default="", choices=["", "german", "french"], help="a side that only does what it must"
    )
    given = parser.parse_args()
    options = [o for o in given.options.split(",") if o]
    seeds = range(given.first_seed, given.first_seed + given.games)
    outcomes = [play(given.scenario, seed, options, given.idle) for seed in seeds]
    print(report(given.scenario, outcomes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
