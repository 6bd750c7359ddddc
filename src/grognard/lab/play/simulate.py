"""Simulations: many games between bots, and their results.

Game number n of a simulation depends on its seed and n alone, so the results do not depend on the number of workers,
their order or interruptions. Processes and clusters are in `workers`; nothing is printed here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from grognard import bots as bots_
from grognard.bots.faults import CHEATING, CRASH, GARBAGE, STALL, BotFault, fault_of, is_ours
from grognard.bots.given import bots_given
from grognard.bots.ranks.officer import has_commander
from grognard.kernel.asking.ending import ABANDONED
from grognard.kernel.asking.script import Option
from grognard.kernel.errors import BadData, Broken, check_each, check_number, check_type
from grognard.kernel.files.save import save_of
from grognard.lab.play.figures import Quartiles, Spread, quartiles, spread
from grognard.lab.play.measure import CLOCKED, Measure, Stopwatch, Thinking, TurnFigures
from grognard.shelf import title

if TYPE_CHECKING:
    from pathlib import Path

    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Question
    from grognard.kernel.table.title import Title
    from grognard.lab.play.journal import Journal
    from grognard.lab.play.keeping import SavesFile
    from grognard.lab.play.workers import GameWorkers

LONGEST_GAME: Final = 100_000
"""After so many answers a game is taken never to end."""

__all__ = ["LostBy", "Order", "Played", "Results", "Spread", "play_one", "simulate", "simulate_all", "spread"]


class Order(NamedTuple):
    """What to play: a game on the shelf, its scenario and options, the bots by side in order, and the seed."""

    game: str
    scenario: str
    seed: str = "0"
    options: tuple[str, ...] = ()
    bots: tuple[Any, ...] = ("random", "random")
    """By name, or as classes or objects with `answer`; an object is copied for each game."""
    folders: tuple[str, ...] = ()

    @property
    def title(self) -> Title:
        """The game it names, with its data."""
        return title(self.game, *self.folders)

    def check(self) -> None:
        """Raise an error for an order that cannot be played."""
        self.named()._check()

    def named(self) -> Order:
        """The same order with a name for every bot; one that is a class or an object keeps it beside its name."""
        return self._replace(bots=bots_given(self.bots))

    def plain(self) -> dict[str, Any]:
        """The order as plain values, its bots by name."""
        return {**self._asdict(), "bots": [str(bot) for bot in self.bots]}

    def _check(self) -> None:
        self._check_kinds()
        game = self.title.new(self.scenario, self.options)
        for bot in self.bots:
            if getattr(bots_.make(bot), "needs_commander", False) and not has_commander(self.title.id):
                raise BadData([f"{self.game}: {bot} cannot play it: nobody commands there"])
        if len(self.bots) != len(sides := self.title.play.sides):
            raise BadData([f"{self.game}: {len(sides)} sides need as many bots, not {len(self.bots)}"])
        for bot, side in zip(self.bots, sides, strict=True):
            bots_.check_weights(bot, game, side)

    def _check_kinds(self) -> None:
        """Raise an error for a field of another kind: a single text is no list of bots or options."""
        check_type("scenario", self.scenario, (str,), "the id of a scenario")
        check_type("seed", self.seed, (str, int), "a text or a whole number")
        check_each("options", self.options, (str,), "the clause of an optional rule")
        check_each("folders", self.folders, (str,), "a folder")


@dataclass(frozen=True, slots=True)
class LostBy:
    """What ended a game before its rules did: a fault of somebody's bot or game, and the save up to there."""

    side: str
    """The side whose bot failed, which has lost; empty when the game itself failed."""
    whose: str
    """The name of the bot, or of the game."""
    kind: str
    """`crash`, `stall`, `garbage` or `cheating`."""
    text: str
    trace: str = ""
    save: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. Two that differ only in `seconds` are equal."""

    number: int
    winner: str
    verdict: str
    turns: int
    decisions: int
    dice: int
    scores: Mapping[str, int]
    by_turn: tuple[TurnFigures, ...] = ()
    """The figures before the first question and at the end of every turn."""
    seconds: float = field(default=0.0, compare=False)
    answers: Mapping[str, int] = field(default_factory=dict)
    operations: Mapping[str, int] = field(default_factory=dict)
    thought: Mapping[str, float] = field(default_factory=dict, compare=False)
    fault: LostBy | None = None
    """What somebody's bot or game did wrong, if that ended the game."""
    save: bytes = field(default=b"", compare=False, repr=False)
    """Its save, on the way to a file of games kept; empty in results."""

    @property
    def lost(self) -> Mapping[str, int]:
        """Steps each side has lost at the end."""
        return self.by_turn[-1].lost

    @property
    def held(self) -> Mapping[str, int]:
        """Hexes each side controls at the end."""
        return self.by_turn[-1].held

    def as_json(self) -> dict[str, Any]:
        """Everything as plain values."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        del plain["save"]
        return plain


@dataclass(frozen=True)
class Results:
    """The games of one order. Everything but `seconds` depends on the order only."""

    order: Order
    played: tuple[Played, ...]

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides by name, in order."""
        return tuple(side.name for side in self.order.title.play.sides)

    @property
    def wins(self) -> dict[str, int]:
        """Games won by each side, in the order of the sides; the empty name counts draws."""
        counted = Counter(game.winner for game in self.played)
        return {name: counted[name] for name in (*self.sides, "")}

    @property
    def verdicts(self) -> dict[str, int]:
        """The number of games with each verdict, the most frequent first, then by name."""
        counted = Counter(game.verdict for game in self.played)
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    @property
    def faults(self) -> dict[tuple[str, str], list[Played]]:
        """The games that a fault ended, by whose it was and of which kind."""
        found: dict[tuple[str, str], list[Played]] = {}
        for game in self.played:
            if game.fault is not None:
                found.setdefault((game.fault.whose, game.fault.kind), []).append(game)
        return found

    @property
    def scores(self) -> dict[str, Spread]:
        """Each public figure at the end of the games."""
        names = dict.fromkeys(name for game in self.played for name in game.scores)
        return {name: spread([game.scores.get(name, 0) for game in self.played]) for name in names}

    @property
    def lost(self) -> dict[str, Spread]:
        """Steps lost by each side."""
        return {side: spread([game.lost[side] for game in self.played]) for side in self.sides}

    @property
    def gained(self) -> dict[str, Spread]:
        """Hexes each side holds at the end beyond those it began with."""
        return {side: spread([gain(game, game.by_turn[-1], side) for game in self.played]) for side in self.sides}

    @property
    def has_front(self) -> bool:
        """Whether a side has gained or lost a hex in any game; a game without control has no front to show."""
        return any(game.by_turn[-1].held != game.by_turn[0].held for game in self.played)

    def over(self, what: str) -> Spread:
        """`turns`, `decisions` or `dice` over all games."""
        return spread([getattr(game, what) for game in self.played])

    @cached_property
    def by_turn(self) -> dict[int, dict[str, dict[str, Quartiles]]]:
        """For every turn, over the games that reached it: `lost` and `gained` by side, `scores` by name."""
        seen: dict[int, list[tuple[Played, TurnFigures]]] = {}
        for game in self.played:
            for turn in game.by_turn:
                seen.setdefault(turn.turn, []).append((game, turn))
        names = list(self.scores)
        return {
            number: {
                "lost": {side: quartiles([turn.lost[side] for _, turn in seen[number]]) for side in self.sides},
                "gained": {side: quartiles([gain(*each, side) for each in seen[number]]) for side in self.sides},
                "scores": {name: quartiles([turn.scores.get(name, 0) for _, turn in seen[number]]) for name in names},
            }
            for number in sorted(seen)
        }

    @property
    def thinking(self) -> dict[str, Thinking]:
        """How long each side thought, over all games."""
        return {
            side: Thinking(
                sum(game.answers.get(side, 0) for game in self.played),
                sum(game.operations.get(side, 0) for game in self.played),
                sum(game.thought.get(side, 0.0) for game in self.played),
            )
            for side in self.sides
        }

    @property
    def seconds(self) -> float:
        """The total time of the games."""
        return sum(game.seconds for game in self.played)

    @property
    def decisions_per_second(self) -> float:
        """The speed of one process."""
        return sum(game.decisions for game in self.played) / self.seconds if self.seconds else 0.0

    def as_json(self, games: bool = False) -> dict[str, Any]:
        """The results as plain values, without times; on request with every game, which has its time."""
        plain: dict[str, Any] = {
            "game": self.order.game,
            "scenario": self.order.scenario,
            "options": list(self.order.options),
            "bots": [str(bot) for bot in self.order.bots],
            "seed": self.order.seed,
            "games": len(self.played),
            "wins": self.wins,
            "verdicts": self.verdicts,
            "scores": {name: each._asdict() for name, each in self.scores.items()},
            "lost": {name: each._asdict() for name, each in self.lost.items()},
            "gained": {name: each._asdict() for name, each in self.gained.items()},
            "turns": self.over("turns")._asdict(),
            "decisions": self.over("decisions")._asdict(),
            "dice": self.over("dice")._asdict(),
        }
        if self.faults:
            plain["faults"] = {f"{whose}: {kind}": len(games) for (whose, kind), games in self.faults.items()}
        return {**plain, "played": [game.as_json() for game in self.played]} if games else plain

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from grognard.lab.reports.report import piece_of_report  # noqa: PLC0415 (it imports this module)

        return piece_of_report(self)


def gain(game: Played, turn: TurnFigures, side: str) -> int:
    """Hexes a side holds at the end of a turn beyond those it began with: the advance of its front."""
    return turn.held[side] - game.by_turn[0].held[side]


def play_one(order: Order, number: int, keeps: bool = False) -> Played:
    """One game of an order, from the first question to the last; on request with its save."""
    check_type("order", order, (Order,), "an order, Order(game, scenario, …)")
    check_number("number", number, 0)
    order = order.named()
    book, seed = order.title, seed_of(order, number)
    game = book.new(order.scenario, order.options, seed)
    players = {
        side.name: bots_.make(name, f"{seed}/{side.name}")
        for side, name in zip(book.play.sides, order.bots, strict=True)
    }
    measure, watch = Measure(game), Stopwatch(players)
    lost_by = None
    try:
        while lost_by is None and (question := game.question) is not None:
            lost_by = _let_answer(order, number, game, players[question.side], watch)
            measure.look()
    finally:
        for player in players.values():
            if callable(close := getattr(player, "close", None)):
                close()
    assert game.result is not None
    by_turn = measure.close()
    last = by_turn[-1]
    return Played(
        number=number,
        winner=game.result.winner,
        verdict=game.result.verdict,
        turns=last.turn,
        decisions=last.decisions,
        dice=last.dice,
        scores=last.scores,
        by_turn=by_turn,
        seconds=last.seconds,
        answers=watch.answers,
        operations=watch.operations,
        thought={side: round(seconds, 6) for side, seconds in watch.thought.items()},
        fault=lost_by,
        save=_kept_save(order, game) if keeps else b"",
    )


def _kept_save(order: Order, game: Game) -> bytes:
    """The save of a finished game in one line, without a snapshot."""
    sides = (side.name for side in game.play.sides)
    return msgspec.json.encode(save_of(game, {side: str(bot) for side, bot in zip(sides, order.bots, strict=True)}))


def _let_answer(order: Order, number: int, game: Game, player: Any, watch: Stopwatch) -> LostBy | None:
    """Let a bot answer. What somebody's bot or game does wrong ends this game and is returned; ours is raised."""
    question = game.question
    assert question is not None
    whose, kind = player, CRASH
    try:
        start = perf_counter()
        option: Any = bots_.ask(game, player, question)
        watch.note(question, perf_counter() - start)
        if isinstance(option, Option) and option in question.options:
            whose = game.play
        else:
            kind = CHEATING if isinstance(option, Option) else GARBAGE
        game.answer(option, question.who)
        if len(game.entries) > LONGEST_GAME:
            whose, kind = game.play, STALL
            raise RuntimeError(f"not over after {LONGEST_GAME} answers")
    except Exception as fault:
        if is_ours(whose) and not isinstance(fault, BotFault):
            raise broken_by(fault, order, number, game, question) from fault
        return _lost(fault_of(fault, game, kind), order, game, None if whose is game.play else question)
    return None


def _lost(fault: BotFault, order: Order, game: Game, question: Question | None) -> LostBy:
    """End a game for the bot that failed; a game that failed itself has no winner."""
    if question is None:
        game.agree(ABANDONED)
        return LostBy("", order.game, fault.kind, str(fault), fault.trace, fault.save.decode())
    if game.result is None:
        game.resign(question.who)
    whose = str(order.bots[question.who])
    return LostBy(question.side, whose, fault.kind, str(fault), fault.trace, fault.save.decode())


def seed_of(order: Order, number: int) -> str:
    """The seed of one game; it gives the same dice anywhere."""
    return f"{order.seed}/{order.scenario}/{number}"


def broken_by(fault: Exception, order: Order, number: int, game: Game, question: Question) -> Broken:
    """The error for a game that a bot or a rule broke: how to repeat it, and the save of the game so far."""
    bot = order.bots[question.who]
    where = f"{order.game} {order.scenario}, game {number} of {', '.join(order.bots)}, seed {seed_of(order, number)}"
    asked = f"{bot} for {question.side}, asked §{question.rule} {question.ask} after {len(game.entries)} answers"
    return Broken(f"{where}: {asked}: {type(fault).__name__}: {fault}", game.save())


def simulate(
    order: Order,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    cluster: str = "",
    saves: Path | str | None = None,
    resume: Path | str | None = None,
) -> Results:
    """Play so many games of one order in so many processes, or on a cluster; `progress` is told how many more are done.

    `saves` is a file to which every game is added, `resume` one of results, from which a stopped run goes on.
    """
    check_type("order", order, (Order,), "an order, Order(game, scenario, …)")
    check_number("games", games, 0)
    from grognard.lab.play.runs import run, workers_of  # noqa: PLC0415 (it imports this module)

    return run(simulate_all, [order], games, workers_of(jobs, cluster), resume, progress, saves)[0]


def simulate_all(
    orders: Sequence[Order],
    games: int,
    workers: GameWorkers,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
    saves: SavesFile | None = None,
) -> list[Results]:
    """Play so many games of each order; games in the journal are not played again, new ones are added to it.

    Every game is added to the saves; one that is not among them is played again for that.
    """
    from grognard.lab.play.workers import Pile  # noqa: PLC0415 (it imports this module)

    check_number("games", games, 0)
    orders = [order.named() for order in check_each("orders", orders, (Order,), "an order")]
    for order in orders:
        order.check()
    found = [dict(known) for known in journal.found] if journal else [{} for _ in orders]
    left = [_left(order, games, known, saves) for order, known in zip(orders, found, strict=True)]
    pile = Pile(orders, left, workers.hands, keeps=saves is not None)
    tell = progress or (lambda more: None)
    tell(games * len(orders) - len(pile))
    for task, played in workers.play(pile):
        for game in played:
            bare = replace(game, save=b"")
            if saves is not None:
                saves.keep(task.order, game)
            if found[task.place].setdefault(game.number, bare) is bare and journal:
                journal.note(task.place, bare)
        tell(len(played))
    return [Results(order, tuple(known[n] for n in range(games))) for order, known in zip(orders, found, strict=True)]


def _left(order: Order, games: int, known: Mapping[int, Played], saves: SavesFile | None) -> list[int]:
    """The games of an order that are still to be played: those without a result, and those that are to be kept."""
    return [n for n in range(games) if n not in known or not (saves is None or saves.has(order, n))]


def order_of(told: dict[str, Any]) -> Order:
    """An order from plain values."""
    fields: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in told.items()}
    return Order(**fields)


def without_clock(plain: Any) -> Any:
    """Plain values without those that depend on the machine, so that two runs of one order are equal."""
    if isinstance(plain, dict):
        return {key: without_clock(value) for key, value in plain.items() if key not in CLOCKED}
    return [without_clock(each) for each in plain] if isinstance(plain, list | tuple) else plain
