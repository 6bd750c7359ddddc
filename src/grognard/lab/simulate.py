"""Many games between bots, and what came of them.

Game number n of a simulation depends on its seed and n alone, so the results are the same however many processes
share the work. Printing them is for others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, NamedTuple

from grognard import bots as bots_
from grognard.kernel.script import DICE
from grognard.shelf import title

LARGEST_BATCH: Final = 25
"""Whole games handed to a process at a time: enough to make the way there worth it, few enough to show progress."""


class Order(NamedTuple):
    """What to play: a game on the shelf, its scenario and options, the bots by side in order, and the seed."""

    game: str
    scenario: str
    seed: str = "0"
    options: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("random", "random")
    folders: tuple[str, ...] = ()


class Played(NamedTuple):
    """One game, finished."""

    number: int
    winner: str
    verdict: str
    turns: int
    decisions: int
    dice: int
    scores: Mapping[str, int]


class Spread(NamedTuple):
    """A number over many games."""

    mean: float
    least: int
    most: int


class Results(NamedTuple):
    """A simulation of one scenario; all but `seconds` follows from the order."""

    order: Order
    played: tuple[Played, ...]
    seconds: float

    @property
    def wins(self) -> dict[str, int]:
        """Games won by each side in its order; the empty name counts those nobody won."""
        sides = [side.name for side in title(self.order.game, *self.order.folders).play.sides]
        counted = Counter(game.winner for game in self.played)
        return {name: counted[name] for name in (*sides, "")}

    @property
    def verdicts(self) -> dict[str, int]:
        """How often each verdict was given, the most frequent first."""
        return dict(Counter(game.verdict for game in self.played).most_common())

    @property
    def scores(self) -> dict[str, Spread]:
        """Each public figure at the end of the games."""
        names = dict.fromkeys(name for game in self.played for name in game.scores)
        return {name: spread([game.scores.get(name, 0) for game in self.played]) for name in names}

    def over(self, what: str) -> Spread:
        """`turns`, `decisions` or `dice` over all games."""
        return spread([getattr(game, what) for game in self.played])

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return sum(game.decisions for game in self.played) / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        """Everything that follows from the order, as plain values."""
        return {
            "game": self.order.game,
            "scenario": self.order.scenario,
            "options": list(self.order.options),
            "bots": list(self.order.bots),
            "seed": self.order.seed,
            "games": len(self.played),
            "wins": self.wins,
            "verdicts": self.verdicts,
            "scores": {name: each._asdict() for name, each in self.scores.items()},
            "turns": self.over("turns")._asdict(),
            "decisions": self.over("decisions")._asdict(),
            "dice": self.over("dice")._asdict(),
        }


def spread(values: Sequence[int]) -> Spread:
    """The mean, the least and the most of some numbers."""
    if not values:
        return Spread(0.0, 0, 0)
    return Spread(round(sum(values) / len(values), 4), min(values), max(values))


def play_one(order: Order, number: int) -> Played:
    """One game of an order, from the first question to the last."""
    book = title(order.game, *order.folders)
    seed = f"{order.seed}/{order.scenario}/{number}"
    game = book.new(order.scenario, order.options, seed)
    players = {
        side.name: bots_.make(name, f"{seed}/{side.name}")
        for side, name in zip(book.play.sides, order.bots, strict=True)
    }
    bots_.play_out(game, players)
    assert game.result is not None
    dice = sum(1 for entry in game.entries if entry.who is DICE)
    return Played(
        number,
        game.result.winner,
        game.result.verdict,
        game.play.position.turn,
        len(game.entries) - dice,
        dice,
        dict(game.play.scores()),
    )


def play_batch(order: Order, numbers: range) -> list[Played]:
    """Some games of an order, one after another."""
    return [play_one(order, number) for number in numbers]


def simulate(order: Order, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Results:
    """Play so many games in so many processes; `progress` is told how many more are done."""
    title(order.game, *order.folders).new(order.scenario, order.options)  # a faulty order is refused here, once
    start = perf_counter()
    played: list[Played] = []
    for batch in _batches(order, games, jobs):
        played += batch
        if progress is not None:
            progress(len(batch))
    return Results(order, tuple(played), perf_counter() - start)


def _batches(order: Order, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games in order, a batch at a time."""
    size = max(1, min(LARGEST_BATCH, games // (4 * max(1, jobs))))
    ranges = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs <= 1 or len(ranges) <= 1:
        yield from (play_batch(order, numbers) for numbers in ranges)
        return
    # Processes that start afresh, on every system: a fork would copy whatever threads the caller has running.
    with ProcessPoolExecutor(min(jobs, len(ranges)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_batch, [order] * len(ranges), ranges)
