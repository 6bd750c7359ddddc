"""The officer's opinion of a finished game: each operation of a side beside what an officer would have done.

An operation is what a side does at a menu: an attack, a barrage, or all quiet orders of a phase together. From where it
began, games are tried with other dice: in some the side does what it did, in others the officer decides, and officers
play on for both sides. The commander of the side judges where they end. The officer knows what the side knew: in a game
with secrets, tables are imagined from its view. Only finished games are looked at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import shown
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.officer import commander_of, has_commander
from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.errors import BadData
from grognard.kernel.numbers.dice import Seeded, TypedIn, Whim
from grognard.kernel.secrecy.imagined import imagined_game
from grognard.lab.reports.battle import Unfinished, answer_again

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game

LEAST, ENOUGH, MOST = 4, 6, 12
"""The games tried each way: at least; for a verdict that the ways differ; and at most, while it is open."""
CLEARLY: Final = 4.0
"""By how many standard errors two ways must differ to be called different."""
WORTH: Final = 0.03
"""A smaller difference, in the points by which commanders judge tables, is called none."""
BLUNDER, FIND, EVEN = "blunder", "find", "even"


class Answered(NamedTuple):
    """One answer of a side, and the question it was given to."""

    question: Question
    option: Option


@dataclass(frozen=True)
class Operation:
    """What a side did from one menu to the next, or in all quiet menus of a phase."""

    clock: int
    """The moment at which it began, as replays count."""
    turn: int
    phase: int
    rule: str
    start: Game = field(repr=False)
    entries: range
    """The entries of the log it consists of."""
    answers: tuple[Answered, ...]
    sure: int
    """How many of its answers were given before a die was thrown or somebody else asked."""

    @property
    def is_quiet(self) -> bool:
        """Whether no die was thrown and nobody else was asked."""
        return len(self.answers) == len(self.entries)

    @property
    def orders(self) -> tuple[Answered, ...]:
        """What was decided freely, before dice and others came in."""
        return self.answers[: self.sure]


@dataclass(frozen=True)
class Judgement:
    """An operation beside the officer's: his own orders, why, and what the difference is worth."""

    operation: Operation
    orders: tuple[Answered, ...]
    why: tuple[BotReason, ...]
    games: int
    """How many games were tried each way; 0 when the officer would have done the same."""
    gap: float
    """How much better the side's own way did, in the mean, by the officer's judgement."""
    error: float
    """The standard error of the gap."""

    @property
    def kind(self) -> str:
        """Whether it was a blunder, a find, or neither can be said."""
        if not self.games or abs(self.gap) <= max(WORTH, CLEARLY * self.error):
            return EVEN
        return FIND if self.gap > 0 else BLUNDER


def operations(game: Game, side: Side) -> list[Operation]:
    """The operations of a side in a finished game, in order; those without a choice are left out."""
    if game.result is None:
        raise Unfinished(["the game is not over: the officer says nothing about it yet"])
    found: list[Operation] = []
    for each in _single(game, side):
        if found and _go_together(found[-1], each):
            found[-1] = _joined(found[-1], each)
        else:
            found.append(each)
    return [each for each in found if any(len(given.question.options) > 1 for given in each.orders)]


def _go_together(one: Operation, other: Operation) -> bool:
    """Whether two operations are quiet orders of one phase, one right after the other."""
    is_next = one.entries.stop == other.entries.start and (one.turn, one.phase) == (other.turn, other.phase)
    return is_next and one.is_quiet and other.is_quiet


def _joined(one: Operation, other: Operation) -> Operation:
    entries, answers = range(one.entries.start, other.entries.stop), one.answers + other.answers
    return replace(one, entries=entries, answers=answers, sure=len(answers))


def _single(game: Game, side: Side) -> Iterator[Operation]:
    """The operations from menu to menu."""
    again = game.branch(0, TypedIn())
    started: Operation | None = None
    answers: list[Answered] = []
    sure = -1

    def ended(number: int) -> Iterator[Operation]:
        if started is not None:
            entries, count = range(started.entries.start, number), len(answers) if sure < 0 else sure
            yield replace(started, entries=entries, answers=tuple(answers), sure=count)

    for number, entry in enumerate(game.entries):
        question = again.questions[entry.who.name]
        if question.is_menu:
            yield from ended(number)
            answers, sure, started = [], -1, None
            if question.who == side:
                play = again.play
                place = play.clock, play.position.turn, play.position.phase
                started = Operation(*place, question.rule, again.copy(), range(number, number), (), 0)
        option = answer_again(again, entry)
        if entry.who == side:
            answers.append(Answered(question, option))
        elif sure < 0:
            sure = len(answers)
    yield from ended(len(game.entries))


class Critic:
    """An officer who goes through the operations of a side, one after another."""

    def __init__(self, game: Game, side: str, seed: str = "", done: int = 0) -> None:
        """`done` operations were judged before; the same seed gives the same opinion."""
        if not has_commander(game.play.id):
            raise BadData([f"{game.play.id}: there is no officer for this game"])
        self.side = game.side(side)
        self.seed = seed
        self.operations = operations(game, self.side)
        self.done = done
        self._trying: Trying | None = None

    def go_on(self, is_enough: Callable[[], bool] = lambda: False) -> Iterator[Judgement]:
        """Judge one operation after another; between two games tried it may be enough for now."""
        while self.done < len(self.operations):
            self._trying = self._trying or Trying(self.operations[self.done], self.side, f"{self.seed}/{self.done}")
            judgement = self._trying.once()
            if judgement is not None:
                self.done, self._trying = self.done + 1, None
                yield judgement
            if is_enough():
                return


class Trying:
    """The games tried about one operation so far."""

    def __init__(self, operation: Operation, side: Side, luck: str) -> None:
        self.operation, self.side, self.luck = operation, side, luck
        self.gaps: list[float] = []
        self.orders: tuple[Answered, ...] = ()
        self.why: tuple[BotReason, ...] = ()

    def once(self) -> Judgement | None:
        """Try one game each way, with the same dice; the judgement, once there is one."""
        luck = f"{self.luck}/{len(self.gaps)}"
        officer = TriedGame(self.operation, self.side, luck, follows=False)
        officer.operate()
        if not self.gaps:
            self.orders, self.why = tuple(officer.orders), officer.why
            if same_orders(self.operation.orders, self.orders):
                return Judgement(self.operation, self.orders, self.why, 0, 0.0, 0.0)
        own = TriedGame(self.operation, self.side, luck, follows=True)
        own.operate()
        self.gaps.append(own.value() - officer.value())
        if len(self.gaps) < MOST and not is_settled(self.gaps):
            return None
        return Judgement(self.operation, self.orders, self.why, len(self.gaps), *mean_and_error(self.gaps))


def is_settled(gaps: Sequence[float]) -> bool:
    """Whether more games would change nothing: the ways clearly differ, or do not even seem to."""
    if len(gaps) < LEAST:
        return False
    gap, error = mean_and_error(gaps)
    return abs(gap) <= error or (len(gaps) >= ENOUGH and abs(gap) > CLEARLY * error)


def mean_and_error(gaps: Sequence[float]) -> tuple[float, float]:
    """The mean of some differences and its standard error."""
    middle = sum(gaps) / len(gaps)
    spread = sum((gap - middle) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return middle, math.sqrt(spread / len(gaps))


def same_orders(some: Sequence[Answered], others: Sequence[Answered]) -> bool:
    """Whether two lists give the same orders, in whatever sequence."""
    return sorted(each.option.text for each in some) == sorted(each.option.text for each in others)


class TriedGame:
    """One game tried from the start of an operation: by the side's own answers, or by the officer's."""

    def __init__(self, operation: Operation, side: Side, luck: str, follows: bool) -> None:
        self.operation, self.side = operation, side
        self.game = imagined_game(operation.start, side, Whim(luck), Seeded(luck))
        self.start = self.game.play.twin(self.game.play.snapshot())
        making = commander_of(self.game.play.id)
        play = self.game.play
        self.minds: dict[str, Commander[Any]] = {
            each.name: making(play, each, Whim(f"{luck}/{each.name}")) for each in play.sides
        }
        self.left = list(operation.answers) if follows else []
        self.orders: list[Answered] = []
        self.why: tuple[BotReason, ...] = ()

    def value(self) -> float:
        """Go on as far as the commander needs to judge; the worth of the table then."""
        judge = self.minds[self.side.name]
        while (question := self.game.question) is not None:
            if question.is_menu and judge.is_far_enough(self.game.play, self.start):
                break
            self.game.answer(self._officer_says(question), question.who)
        return float(judge.value(self.game.play))

    def operate(self) -> None:
        """Carry out the operation: up to the next menu, or, for quiet orders, to the end of the phase."""
        is_begun, is_sure = False, True
        rolls = self.game.rolls
        while (question := self.game.question) is not None:
            if question.is_menu and is_begun and not self._goes_on(question):
                return
            is_begun = True
            is_own = question.who == self.side
            is_sure = is_sure and is_own and self.game.rolls == rolls
            option = (self._own(question) if is_own else None) or self._officer_says(question)
            if is_sure:
                if not self.orders:
                    self.why = tuple(self.minds[self.side.name].why)
                self.orders.append(Answered(question, option))
            self.game.answer(option, question.who)

    def _goes_on(self, menu: Question) -> bool:
        """Whether another menu belongs to the operation: quiet orders go on to the end of the phase."""
        position, operation = self.game.play.position, self.operation
        is_here = (position.turn, position.phase) == (operation.turn, operation.phase) and menu.who == self.side
        return is_here and operation.is_quiet

    def _own(self, question: Question) -> Option | None:
        """The answer the side gave to this question, if it fits here; what fits no more is passed over."""
        for place, given in enumerate(self.left):
            if given.question.is_menu and not question.is_menu:
                return None
            option = question.find(given.option.text) if given.question.ask == question.ask else None
            if option is not None:
                del self.left[: place + 1]
                return option
        return None

    def _officer_says(self, question: Question) -> Option:
        mind = self.minds[question.side]
        mind.why = []
        with shown(self.game, question) as (_, asked):
            return mind.answer(self.game.play, asked)
