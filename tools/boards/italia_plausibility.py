"""Plays the scenarios of Italia many times between two officers, to compare the results with history.

The players are the package's own commanders (`grognard.bots.front1918`), reading the running game's table directly for
speed. They test the values marked `ours`: ground won, steps lost, points, the towns and rivers reached by turn, and the
verdicts. This tool decides no rule and plans nothing.

    python tools/boards/italia_plausibility.py caporetto --games 20 --first-seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, median
from typing import Final, NamedTuple

from grognard.bots.front1918 import commander
from grognard.bots.minds.glance import shown
from grognard.bots.minds.ground import gaps
from grognard.games.italia.table import Italia
from grognard.games.italia.victory import attacker, score
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import hexset, members
from grognard.shelf import title

Fact = Callable[[Italia], bool]
"""Something to ask of a table at the end of a turn."""


# What is asked ---------------------------------------------------------------------------------------------------


def holds(number: str, g: Italia) -> bool:
    """Whether the attacker controls a hex."""
    hex_ = g.board.grid.get(number)
    return hex_ is not None and g.controller(hex_) == attacker(g)


def stands_in(region: str, least: int, g: Italia) -> bool:
    """Whether so many combat units of the attacker stand in a region."""
    return units_in(g, g.board.regions[region]) >= least


def is_by_river(river: str, g: Italia) -> bool:
    """Whether a combat unit of the attacker stands on a bank of a river."""
    banks = 0
    for edge in g.ways.named[river]:
        for hex_ in g.board.grid.ends(edge):
            banks |= 1 << hex_
    return units_in(g, banks) > 0


def is_over_tagliamento(g: Italia) -> bool:
    """Whether a combat unit of the Central Powers stands west of the Tagliamento."""
    return units_in(g, g.area & ~g.board.regions["east-of-tagliamento"]) > 0


def is_over_piave(least: int, g: Italia) -> bool:
    """Whether so many combat units of the attacker stand on the far bank of the lower Piave."""
    return units_in(g, far_bank(g)) >= least


def has_retreat_order(g: Italia) -> bool:
    """Whether the Entente has ordered the retreat."""
    return bool(g.position.ordered)


FACTS: Final[dict[str, dict[str, Fact]]] = {
    "grappa": {"Monte Grappa": partial(holds, "W2024"), "Monte Tomba": partial(holds, "W2026")},
    "radetzky": {
        "Monte Grappa": partial(holds, "W2024"),
        "Col Moschin": partial(holds, "W1922"),
        "Col del Rosso": partial(holds, "W1920"),
    },
    "albrecht": {
        "a unit over the Piave": partial(is_over_piave, 1),
        "five units over the Piave": partial(is_over_piave, 5),
        "five behind the trenches": partial(stands_in, "behind-entente-trenches", 5),
        "Montello": partial(holds, "W1732"),
        "Treviso": partial(holds, "W1234"),
    },
    "caporetto": {
        "Caporetto": partial(holds, "E3427"),
        "Matajur": partial(holds, "E3226"),
        "Cividale": partial(holds, "E2824"),
        "Gorizia": partial(holds, "E2228"),
        "Udine": partial(holds, "E2720"),
        "by the Tagliamento": partial(is_by_river, "tagliamento"),
        "over the Tagliamento": is_over_tagliamento,
        "retreat ordered": has_retreat_order,
    },
    "solstice": {
        "a unit over the Piave": partial(is_over_piave, 1),
        "five units over the Piave": partial(is_over_piave, 5),
        "five behind the trenches": partial(stands_in, "behind-entente-trenches", 5),
        "Montello": partial(holds, "W1732"),
        "Monte Grappa": partial(holds, "W2024"),
        "Treviso": partial(holds, "W1234"),
    },
    "vittorio": {
        "a unit over the Piave": partial(is_over_piave, 1),
        "ten units over the Piave": partial(is_over_piave, 10),
        "Conegliano": partial(holds, "W2035"),
        "Vittorio Veneto": partial(holds, "W2435"),
        "Feltre": partial(holds, "W2527"),
        "Sacile": partial(holds, "E2303"),
        "Trento": partial(holds, "W2709"),
    },
}
"""By scenario, what is asked at the end of each turn."""


def units_in(g: Italia, hexes: int) -> int:
    """The number of the attacker's combat units in these hexes."""
    size = g.board.grid.size
    return sum(g.position.at[p] < size and bool(hexes >> g.position.at[p] & 1) for p in g.fighters[attacker(g)])


def far_bank(g: Italia) -> int:
    """The enemy's ground east of Valdobbiadene, all of it beyond the lower Piave."""
    theirs = g.held_at_start[attacker(g).enemy] & g.area
    return hexset(h for h in members(theirs) if is_east(g.board.grid.number(h)))


def is_east(number: str) -> bool:
    """Whether a hex lies on the lower Piave or east of it, by its printed number."""
    return number[0] == "E" or int(number[3:]) >= 28


# Playing and measuring -------------------------------------------------------------------------------------------


class Evening(NamedTuple):
    """The state at the end of a turn."""

    turn: int
    gained: int
    lost: int
    depth: float
    deepest: int
    steps: tuple[int, int]
    """Steps lost by the attacker and by the defender."""
    points: int
    facts: tuple[bool, ...]


class Outcome(NamedTuple):
    """One game."""

    seed: int
    evenings: list[Evening]
    verdict: str
    winner: str
    reasons: Counter[str]
    """The points by what they were given for."""
    answers: int
    seconds: float
    longest: float
    """The processor time of the longest turn of one side."""


class Watch:
    """What is measured during a game."""

    def __init__(self, g: Italia) -> None:
        self.g, self.side = g, attacker(g)
        self.steps = {side: self.steps_of(side) for side in g.sides}
        self.home = g.held_at_start[self.side] & g.area
        self.away = g.held_at_start[self.side.enemy] & g.area
        grid = g.board.grid
        near = grid.grow(g.fighter_hexes(self.side), 2) & grid.grow(self.home) & self.away
        self.line = max(1, near.bit_count())
        """The length of the front in hexes."""
        self.far = gaps(grid, self.home)
        self.facts = FACTS[g.scenario.id]

    def steps_of(self, side: Side) -> int:
        """All the steps of a side, units still to arrive included, and those led off the map."""
        g = self.g
        return sum(g.position.steps[p] for p in g.fighters[side] if g.position.at[p] != g.board.out)

    def evening(self, turn: int) -> Evening:
        """The front and the losses now."""
        g, size = self.g, self.g.board.grid.size
        gained = [h for h in members(self.away) if g.controller(h) == self.side]
        lost = sum(g.controller(h) != self.side for h in members(self.home))
        units = [g.position.at[p] for p in g.fighters[self.side] if g.position.at[p] < size]
        fallen = {side: self.steps[side] - self.steps_of(side) for side in g.sides}
        return Evening(
            g.number_of(turn),
            len(gained),
            lost,
            (len(gained) - lost) / self.line,
            max((self.far[h] for h in units), default=0),
            (fallen[self.side], fallen[self.side.enemy]),
            int(score(g).total),
            tuple(fact(g) for fact in self.facts.values()),
        )


def play(scenario: str, seed: int, options: list[str], folders: list[str]) -> Outcome:
    """One game between two officers."""
    game = title(Italia, *folders).new(scenario, options, seed=seed)
    g: Italia = game.play  # type: ignore[assignment]
    minds = {side.name: commander(g, side, Whim(f"{seed}/{side.name}")) for side in g.sides}
    watch, evenings, turn = Watch(g), list[Evening](), 1
    spent: Counter[tuple[int, str]] = Counter()
    start = time.process_time()
    while (question := game.question) is not None:
        begun = time.process_time()
        with shown(game, question) as (_, asked):
            option = minds[question.side].answer(g, asked)
        game.answer(option)
        spent[turn, question.side] += time.process_time() - begun  # type: ignore[assignment]
        if g.position.turn != turn or game.question is None:
            evenings.append(watch.evening(turn))
            turn = g.position.turn
    assert game.result is not None
    reasons: Counter[str] = Counter()
    for reason in score(g, is_final=True).reasons:
        reasons[reason.key.removeprefix("reason-")] += int(reason.value)
    winner = "nobody" if g.position.winner < 0 else g.sides[g.position.winner].name
    seconds = time.process_time() - start
    verdict = game.result.verdict.removeprefix("verdict-")
    return Outcome(seed, evenings, verdict, winner, reasons, len(game.entries), seconds, max(spent.values()))


def report(scenario: str, outcomes: list[Outcome]) -> Iterator[str]:
    """A summary of many games, turn by turn."""
    games = len(outcomes)
    yield (
        f"{scenario}: {games} games, seeds {outcomes[0].seed}-{outcomes[-1].seed}; "
        f"{mean(o.answers for o in outcomes):.0f} answers and {mean(o.seconds for o in outcomes):.1f} s a game, "
        f"the longest turn of one side {max(o.longest for o in outcomes):.1f} s\n"
    )
    heads = "| turn | hexes won | hexes lost | mean advance | deepest | steps lost, attacker | defender | points |"
    yield heads + "".join(f" {name} |" for name in FACTS[scenario])
    yield "|---" * (8 + len(FACTS[scenario])) + "|"
    for turn in sorted({e.turn for o in outcomes for e in o.evenings}):
        row = [e for o in outcomes for e in o.evenings if e.turn == turn]
        yield (
            f"| {turn} | {mean(e.gained for e in row):.1f} | {mean(e.lost for e in row):.1f} "
            f"| {mean(e.depth for e in row):.1f} | {mean(e.deepest for e in row):.1f} "
            f"| {mean(e.steps[0] for e in row):.1f} | {mean(e.steps[1] for e in row):.1f} "
            f"| {mean(e.points for e in row):.1f} |"
        ) + "".join(f" {mean(e.facts[n] for e in row):.0%} |" for n in range(len(FACTS[scenario])))
    finals = [o.reasons.total() for o in outcomes]
    reasons: Counter[str] = Counter()
    for o in outcomes:
        reasons.update(o.reasons)
    yield ""
    for what, told in (("Won by", [o.winner for o in outcomes]), ("Verdicts", [o.verdict for o in outcomes])):
        yield f"{what}: " + ", ".join(f"{each} {n} ({n / games:.0%})" for each, n in Counter(told).most_common()) + "."
    yield (
        f"Points at the end: mean {mean(finals):.1f}, median {median(finals):g}, from {min(finals)} to {max(finals)}; "
        + ", ".join(f"{key} {n / games:.1f}" for key, n in sorted(reasons.items()))
        + "."
    )


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenario", nargs="?", default="grappa", choices=list(FACTS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--options", default="", help="optional rules, such as 17.0")
    parser.add_argument("--data", default="", help="folders of an owner's data, laid over ours")
    parser.add_argument("--workers", type=int, default=1, help="games played at once")
    given = parser.parse_args()
    options = [o for o in given.options.split(",") if o]
    folders = [f for f in given.data.split(",") if f]
    seeds = range(given.first_seed, given.first_seed + given.games)
    jobs = [(given.scenario, seed, options, folders) for seed in seeds]
    if given.workers > 1:
        with ProcessPoolExecutor(given.workers) as pool:
            outcomes = list(pool.map(play, *zip(*jobs, strict=True)))
    else:
        outcomes = [play(*job) for job in jobs]
    print("\n".join(report(given.scenario, outcomes)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
