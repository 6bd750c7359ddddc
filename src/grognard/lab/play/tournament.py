"""Tournaments: every bot against every other, from both sides.

A tournament is a list of orders, one for each pair, scenario and assignment of sides, and their results. Both
assignments use the same seeds, so that both have the same luck. Ratings are computed in `elo`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grognard.bots.given import bots_given
from grognard.kernel.errors import BadData, Unreadable, check_each
from grognard.lab.play.elo import Pairing, Rating, Ratings, rated
from grognard.lab.play.figures import Interval, Z, wilson
from grognard.lab.play.keeping import SavesFile
from grognard.lab.play.measure import Thinking
from grognard.lab.play.runs import run, workers_of
from grognard.lab.play.simulate import Order, Played, Results, simulate_all
from grognard.shelf import title

if TYPE_CHECKING:
    from grognard.lab.play.journal import Journal
    from grognard.lab.play.workers import GameWorkers

YARDSTICK: Final = "random"
"""The bot with the fixed rating that the others are compared with; if it does not play, the first bot named."""


class WonLost(NamedTuple):
    """One bot's games against another: won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many there were."""
        return sum(self)

    @property
    def share(self) -> float:
        """The share of the points, a draw being half a win."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def drawn_share(self) -> float:
        """The share of the games that nobody won."""
        return self.drawn / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """The interval of the true share."""
        return wilson(self.won + self.drawn / 2, self.games)

    def plus(self, other: WonLost) -> WonLost:
        """The sum of both."""
        return WonLost(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)


class Seeds(NamedTuple):
    """A bot against another, seed by seed: on each they play twice, with sides exchanged, and the luck is the same.

    Two bots that play alike draw every seed. What they share cancels out, so that a small difference shows in fewer
    games than wins can tell.
    """

    alike: int
    """The seeds on which both games went the same way, turn by turn: whoever had which side played the same."""
    points: tuple[float, ...]
    """The share of the points of each seed that the bot won."""

    @property
    def share(self) -> float:
        """The share of all points."""
        return sum(self.points) / len(self.points) if self.points else 0.5

    @property
    def margin(self) -> float:
        """How far the true share may be from it, nineteen times in twenty; 0 for a single seed."""
        games = len(self.points)
        if games < 2:
            return 0.0
        return Z * sqrt(sum((each - self.share) ** 2 for each in self.points) / (games - 1) / games)

    @property
    def are_identical(self) -> bool:
        """Whether every game was the same for both."""
        return self.alike == len(self.points)


class Match(NamedTuple):
    """One bot against another in one scenario: all games of the first one, and those with each side."""

    bot: str
    other: str
    scenario: str
    record: WonLost
    by_side: dict[str, WonLost]
    seeds: Seeds


@dataclass(frozen=True)
class Tournament:
    """The results of a tournament; everything but seconds depends on its orders only."""

    bots: tuple[str, ...]
    results: tuple[Results, ...]

    @property
    def game(self) -> str:
        """The game that was played."""
        return self.results[0].order.game

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios, in order."""
        return tuple(dict.fromkeys(each.order.scenario for each in self.results))

    def against(self, bot: str, other: str, scenario: str = "", side: str = "") -> WonLost:
        """A bot's games against another: all, those of one scenario, or those with one side."""
        record = WonLost()
        for results in self.results:
            first, second = results.sides
            for mine, theirs, own in ((0, 1, first), (1, 0, second)):
                players = results.order.bots[mine], results.order.bots[theirs]
                if players == (bot, other) and scenario in ("", results.order.scenario) and side in ("", own):
                    wins = results.wins
                    record = record.plus(WonLost(wins[own], wins[""], len(results.played) - wins[own] - wins[""]))
        return record

    def by_seed(self, bot: str, other: str, scenario: str) -> Seeds:
        """A bot's games against another in a scenario, seed by seed."""
        ways = {each.order.bots: each for each in self.results if each.order.scenario == scenario}
        first, second = ways[bot, other], ways[other, bot]
        pairs = list(zip(first.played, second.played, strict=True))
        points = [(_point(one, first.sides[0]) + _point(two, second.sides[1])) / 2 for one, two in pairs]
        return Seeds(sum(one == two for one, two in pairs), tuple(points))

    def total(self, bot: str, scenario: str = "") -> WonLost:
        """All games of a bot."""
        record = WonLost()
        for other in self.bots:
            if other != bot:
                record = record.plus(self.against(bot, other, scenario))
        return record

    @property
    def matches(self) -> list[Match]:
        """Every pair in every scenario, from the view of the bot named first."""
        sides = self.results[0].sides
        return [
            Match(
                bot,
                other,
                scenario,
                self.against(bot, other, scenario),
                {side: self.against(bot, other, scenario, side) for side in sides},
                self.by_seed(bot, other, scenario),
            )
            for scenario in self.scenarios
            for bot, other in combinations(self.bots, 2)
        ]

    @property
    def thinking(self) -> dict[str, Thinking]:
        """How long each bot thought, over all its games."""
        return thinking(self.results)

    @cached_property
    def ratings(self) -> Ratings:
        """Elo, with margins."""
        meetings = [_meeting(each) for each in self.results]
        return rated(meetings, YARDSTICK if YARDSTICK in self.bots else self.bots[0])

    def as_json(self, games: bool = False) -> dict[str, Any]:
        """Everything as plain values; on request with every game."""
        ratings = self.ratings
        return {
            "game": self.game,
            "scenarios": list(self.scenarios),
            "bots": [str(bot) for bot in self.bots],
            "anchor": ratings.anchor,
            "ratings": {bot: _rounded(each) for bot, each in ratings.players.items()},
            "first_side": {name: _rounded(each) for name, each in ratings.sides.items()},
            "against": {
                bot: {other: self.against(bot, other)._asdict() for other in self.bots if other != bot}
                for bot in self.bots
            },
            "matches": [
                {
                    "scenario": each.scenario,
                    "bot": each.bot,
                    "against": each.other,
                    "games": each.record.games,
                    **each.record._asdict(),
                    "share": round(each.record.share, 4),
                    "interval": [round(bound, 4) for bound in each.record.interval],
                    "by_side": {side: record._asdict() for side, record in each.by_side.items()},
                    "seeds_alike": each.seeds.alike,
                    "margin_by_seed": round(each.seeds.margin, 4),
                }
                for each in self.matches
            ],
            "results": [each.as_json(games) for each in self.results],
        }

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from grognard.lab.reports.report import piece_of_report  # noqa: PLC0415 (only notebooks need it)

        return piece_of_report(self)


def thinking(results: Sequence[Results]) -> dict[str, Thinking]:
    """How long each bot thought, on all sides together."""
    found: dict[str, Thinking] = {}
    for each in results:
        for bot, once in zip(each.order.bots, each.thinking.values(), strict=True):
            found[bot] = found.get(bot, Thinking()).plus(once)
    return found


def _point(game: Played, side: str) -> float:
    """What a side won of a game; a draw is half."""
    return 1.0 if game.winner == side else 0.0 if game.winner else 0.5


def _meeting(results: Results) -> Pairing:
    """The meeting of one pair in one scenario with one assignment of sides."""
    (first, second), wins = results.order.bots, results.wins
    won = wins[results.sides[0]] + wins[""] / 2
    return Pairing(first, second, results.order.scenario, len(results.played), won)


def _rounded(rating: Rating) -> dict[str, float]:
    # Adding 0.0 turns -0.0 into 0.0.
    return {"elo": round(rating.elo, 1) + 0.0, "margin": round(rating.margin, 1)}


def orders_of(
    game: str,
    scenarios: Sequence[str],
    bots: Sequence[Any],
    seed: str = "0",
    options: Sequence[str] = (),
    folders: Sequence[str] = (),
) -> list[Order]:
    """The orders of a tournament: every pair in every scenario, with both assignments of sides.

    Bots are named, or classes or objects with `answer`; two objects of one name are numbered.
    """
    scenarios = [*check_each("scenarios", scenarios, (str,), "the id of a scenario")]
    bots = tuple(dict.fromkeys(bots_given(bots)))
    if len(bots) < 2:
        raise BadData([f"a tournament needs two bots that differ, not {', '.join(bots) or 'none'}"])
    if (sides := len(title(game, *folders).play.sides)) != 2:
        raise BadData([f"{game}: a tournament is for two sides, and this game has {sides}"])
    return [
        Order(game, scenario, seed, tuple(options), players, tuple(folders))
        for scenario in scenarios
        for pair in combinations(bots, 2)
        for players in (pair, pair[::-1])
    ]


def tournament(
    orders: Sequence[Order],
    games: int,
    workers: GameWorkers | None = None,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
    saves: SavesFile | Path | str | None = None,
    *,
    jobs: int = 1,
    cluster: str = "",
    resume: Path | str | None = None,
) -> Tournament:
    """Play so many games of each order from `orders_of`, in so many processes or on a cluster, as `simulate` does."""
    orders = [order.named() for order in check_each("orders", orders, (Order,), "an order")]
    if not orders:
        raise Unreadable("orders: at least one, as `orders_of` makes them")
    if (workers is not None and (jobs != 1 or cluster)) or (journal is not None and resume is not None):
        raise Unreadable("workers and jobs or cluster, journal and resume: one of them, not both")
    bots = tuple(dict.fromkeys(bot for order in orders for bot in order.bots))
    workers = workers or workers_of(jobs, cluster)
    results = run(simulate_all, orders, games, workers, resume if journal is None else journal, progress, saves)
    return Tournament(bots, tuple(results))
