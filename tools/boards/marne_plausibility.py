"""Plays the scenarios of Marne many times between two officers, to compare the results with history.

The players are the package's own commanders (`grognard.bots.front1918`), reading the running game's table directly for
speed. They test the values marked `ours`: ground won, steps lost, points and verdicts by turn and sequence. This tool
decides no rule and plans nothing.

    python tools/boards/marne_plausibility.py gneisenau --games 40 --first-seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, median
from typing import NamedTuple

from grognard.bots.front1918 import commander
from grognard.bots.minds.glance import shown
from grognard.bots.minds.ground import gaps
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_tally
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.event import Event
from grognard.shelf import title

# Playing and measuring -------------------------------------------------------------------------------------------


class Evening(NamedTuple):
    """The state at the end of an operational sequence or of a turn."""

    turn: int
    sequence: int
    gained: int
    lost: int
    deepest: int
    depth: float
    german: int
    allied: int
    points: int
    over: bool
    """Whether a German combat unit of Blücher's front is over the Aisne."""
    south: int
    east: int
    """Hexes won south of the Marne, and east of Reims."""


class Outcome(NamedTuple):
    """One game."""

    seed: int
    evenings: list[Evening]
    verdict: str
    held: list[str]
    answers: int
    seconds: float
    cells: Counter[str]
    columns: Counter[str]


class Watch:
    """What is measured during a game."""

    def __init__(self, g: Marne) -> None:
        self.g = g
        self.steps = {side: self.steps_of(side) for side in g.sides}
        self.home = g.held_at_start[GERMAN] & g.area
        self.away = g.held_at_start[ALLIED] & g.area
        self.columns = self.front_columns()
        self.far = gaps(g.board.grid, self.home)
        marne = g.ways.named.get("marne", set())
        self.aisne = hexset(h for h in members(self.beyond(g.ways.river - marne, "2825")) if self.column(h) <= 42)
        self.marne = self.beyond(marne, "3430")
        self.cells: Counter[str] = Counter()
        self.labels: Counter[str] = Counter()

    def steps_of(self, side: Side) -> int:
        """All the steps of a side, units still to arrive included."""
        g = self.g
        return sum(g.position.steps[p] for p in g.fighters[side] if g.position.at[p] != g.board.out and g.is_foot[p])

    def front_columns(self) -> list[int]:
        """The columns of the map in which the sides face each other at the start."""
        grid = self.g.board.grid
        touching = grid.grow(self.home) & self.away
        near = grid.grow(self.g.fighter_hexes(GERMAN), 2) & touching
        return sorted({grid.printed(h)[0] for h in members(near)})

    def column(self, hex_: int) -> int:
        """The printed column of a hex."""
        return self.g.board.grid.printed(hex_)[0]

    def beyond(self, rivers: set[int], number: str) -> int:
        """The hexes on the bank of one of them, nothing where the scenario does not reach so far."""
        grid = self.g.board.grid
        start = grid.get(number)
        if start is None or not rivers:
            return 0
        reached, front = 1 << start, [start]
        while front:
            here = front.pop()
            for d, n in enumerate(grid.neighbours[here]):
                if n >= 0 and not reached >> n & 1 and here * 6 + d not in rivers:
                    reached |= 1 << n
                    front.append(n)
        return reached

    def listen(self, events: Iterable[Event], stage: tuple[int, int]) -> None:
        """Count the odds and results of the first sequence."""
        if stage != (1, 1):
            return
        for event in events:
            if event.key == "odds":
                self.labels[str(event.args["column"])] += 1
            elif event.key == "combat-result":
                self.cells[str(event.args["result"])] += 1

    def evening(self, turn: int, sequence: int) -> Evening:
        """The front and the losses now."""
        g, grid, at = self.g, self.g.board.grid, self.g.position.at
        gained = [h for h in members(self.away) if g.controller(h) == GERMAN]
        lost = sum(1 for h in members(self.home) if g.controller(h) == ALLIED)
        units = [at[p] for p in g.fighters[GERMAN] if at[p] < grid.size]
        by_column = Counter(map(self.column, gained))
        return Evening(
            g.number_of(turn),
            sequence,
            len(gained),
            lost,
            max((self.far[h] for h in units), default=0),
            mean(by_column[c] for c in self.columns),
            self.steps[GERMAN] - self.steps_of(GERMAN),
            self.steps[ALLIED] - self.steps_of(ALLIED),
            int(victory_tally(g).total),
            any(self.aisne >> h & 1 for h in units),
            sum(self.marne >> h & 1 for h in gained),
            sum(self.column(h) > 46 for h in gained),
        )


def play(scenario: str, seed: int, options: list[str], folders: list[str], idle: str = "") -> Outcome:
    """One game between two officers."""
    game = title(Marne, *folders).new(scenario, options, seed=seed)
    g: Marne = game.play  # type: ignore[assignment]
    minds = {side.name: commander(g, side, Whim(f"{seed}/{side.name}")) for side in g.sides}
    watch = Watch(g)
    evenings: list[Evening] = []
    start, turn, sequence, seen = time.perf_counter(), 1, 1, 0
    while game.question is not None:
        question = game.question
        if g.position.turn == turn and g.position.sequence == sequence + 1:
            evenings.append(watch.evening(turn, sequence))
            sequence += 1
        with shown(game, question) as (_, asked):
            mind = minds[question.side]
            idles = question.side == idle and asked.find("done")
            option = mind.way_out(asked) if idles else mind.answer(g, asked)
        game.answer(option)
        watch.listen(game.events[seen:], (turn, sequence))
        seen = len(game.events)
        if g.position.turn != turn or game.question is None:
            evenings.append(watch.evening(turn, sequence))
            turn, sequence = g.position.turn, 1
    assert game.result is not None
    held = [g.board.grid.number(reason.args["hex"]) for reason in victory_tally(g).reasons]
    seconds = time.perf_counter() - start
    return Outcome(seed, evenings, game.result.verdict, held, len(game.entries), seconds, watch.cells, watch.labels)


def shared(counts: Iterable[Counter[str]]) -> str:
    """How often each outcome occurred, per game."""
    games = list(counts)
    total: Counter[str] = sum(games, Counter())
    return ", ".join(f"{name} {n / len(games):.1f}" for name, n in sorted(total.items()))


def report(scenario: str, outcomes: list[Outcome]) -> str:
    """A summary of many games, sequence by sequence."""
    lines = [
        f"{scenario}: {len(outcomes)} games, seeds {outcomes[0].seed}-{outcomes[-1].seed}; "
        f"{mean(o.answers for o in outcomes):.0f} answers and {mean(o.seconds for o in outcomes):.1f} s a game",
        "",
        "| turn, sequence | hexes won | hexes lost | mean advance | deepest | German steps lost | Allied | points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    stages = sorted({(e.turn, e.sequence) for o in outcomes for e in o.evenings})
    for stage in stages:
        row = [e for o in outcomes for e in o.evenings if (e.turn, e.sequence) == stage]
        lines.append(
            f"| {stage[0]}, {stage[1]} | {mean(e.gained for e in row):.1f} | {mean(e.lost for e in row):.1f} "
            f"| {mean(e.depth for e in row):.1f} | {mean(e.deepest for e in row):.1f} "
            f"| {mean(e.german for e in row):.1f} | {mean(e.allied for e in row):.1f} "
            f"| {mean(e.points for e in row):.1f} |"
        )
    last = [o.evenings[-1] for o in outcomes]
    counted = Counter(o.verdict.removeprefix("verdict-") for o in outcomes).most_common()
    lines += [
        "",
        "Verdicts: " + ", ".join(f"{verdict} {n} ({n / len(outcomes):.0%})" for verdict, n in counted) + ".",
        "Points: " + ", ".join(f"{p}: {n}" for p, n in sorted(Counter(e.points for e in last).items()))
        + f"; mean {mean(e.points for e in last):.1f}, median {median(e.points for e in last):g}.",
        "Held at the end: "
        + ", ".join(f"{h} {n}" for h, n in Counter(h for o in outcomes for h in o.held).most_common()) + ".",
        "Combats of the first sequence, a game: " + shared(o.columns for o in outcomes) + ".",
        "Their results, a game: " + shared(o.cells for o in outcomes) + ".",
    ]  # fmt: skip
    if scenario == "friedensturm":
        for turn in sorted({stage[0] for stage in stages}):
            row = [max((e for e in o.evenings if e.turn == turn), key=lambda e: e.sequence) for o in outcomes]
            lines.append(
                f"Hexes won by the end of turn {turn} south of the Marne {mean(e.south for e in row):.1f}, "
                f"east of Reims {mean(e.east for e in row):.1f}."
            )
    if scenario == "blucher":
        for sequence in (1, 2, 3):
            row = [e for o in outcomes for e in o.evenings if (e.turn, e.sequence) == (1, sequence)]
            if row:
                lines.append(
                    f"Over the Aisne by the end of sequence {sequence}: {mean(e.over for e in row):.0%}, "
                    f"deepest {mean(e.deepest for e in row):.1f} hexes on average."
                )
    return "\n".join(lines)


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenario", nargs="?", default="gneisenau")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--options", default="", help="optional rules, such as 17.0")
    parser.add_argument("--data", default="", help="folders of an owner's data, laid over ours")
    parser.add_argument("--workers", type=int, default=1, help="games played at once")
    parser.add_argument(
        "--idle", default="", choices=["", "german", "allied"], help="a side that only does what it must"
    )
    given = parser.parse_args()
    options = [o for o in given.options.split(",") if o]
    folders = [f for f in given.data.split(",") if f]
    seeds = range(given.first_seed, given.first_seed + given.games)
    jobs = [(given.scenario, seed, options, folders, given.idle) for seed in seeds]
    if given.workers > 1:
        with ProcessPoolExecutor(given.workers) as pool:
            outcomes = list(pool.map(play, *zip(*jobs, strict=True)))
    else:
        outcomes = [play(*job) for job in jobs]
    print(report(given.scenario, outcomes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
