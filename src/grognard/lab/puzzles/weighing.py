"""The figure of a way of a puzzle: by all its rolls, each counted, or by games tried with common dice.

After the answers of the way officers decide for both sides, up to the moment at which the puzzle is judged. Where it
has a goal, the figure is the chance of it; else it is the worth of the table, as the commander of the side judges. In a
game with secrets each table is imagined from the view of the side, as in a general's thoughts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grognard.bots.minds.commander import Commander
from grognard.bots.minds.glance import shown
from grognard.bots.minds.reason import BotReason
from grognard.bots.ranks.officer import commander_of
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import Unreadable
from grognard.kernel.lessons.facts import holds
from grognard.kernel.numbers.dice import Seeded, TypedIn, Whim
from grognard.kernel.puzzles.attempt import PuzzleBegun, is_due
from grognard.kernel.puzzles.puzzle import LATER, OPERATION, Puzzle, PuzzleWay
from grognard.kernel.secrecy.imagined import imagined_game

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Option, Question
    from grognard.kernel.table.title import Title

PLACES: Final = 4
"""The decimals of a figure as it is written."""
SOON: Final = 16
"""The games tried for a way that is not listed, when somebody has just given it."""
INSTEAD: Final = 200
"""The games tried for a way whose rolls are too many to count, in a puzzle that is counted."""
MOST_LEAVES: Final = 1300
"""So many ends of a way are counted at most; with more it is tried."""

Minds = Mapping[str, Commander[Any]]


class TooMany(Unreadable):
    """A way has more ends than are counted."""


class Weighed(NamedTuple):
    """What a way was found to be worth."""

    value: float
    error: float = 0.0


class Scales:
    """A puzzle set up to be weighed: its game where it starts, and officers who know what went before."""

    def __init__(self, puzzle: Puzzle, title: Title) -> None:
        self.puzzle = puzzle
        begun = puzzle.begin(title)
        self.start = begun.copy(TypedIn())
        self.moment = PuzzleBegun.of(puzzle, self.start)
        self.side = self.moment.side
        self.has_secrets = self.start.play.has_secrets()
        self._minds = _acquainted(self.start)

    def of(self, puzzle: Puzzle) -> Scales:
        """Return the same scales for a puzzle that starts here and is judged otherwise."""
        other = copy(self)
        other.puzzle = puzzle
        return other

    # Weighing ----------------------------------------------------------------------------------------------------
    def figure(self, answers: Sequence[str], most: int | None = None) -> Weighed:
        """Return the figure of a way, in so many games at most; where all rolls are too many to count, it is tried."""
        count = self.puzzle.judged.trials
        if not count:
            with suppress(TooMany):
                return Weighed(self.exact(answers))
            count = INSTEAD
        return mean_of([self.tried(answers, number) for number in range(min(count, most or count))])

    def tried(self, answers: Sequence[str], number: int) -> float:
        """Return what comes of a way in one game; the same number gives the same dice, whatever the way."""
        return self.played(answers, number)[1]

    def played(self, answers: Sequence[str], number: int) -> tuple[Game, float]:
        """Return one game tried, where it is judged, and what came of it."""
        luck = f"{self.puzzle.judged.seed or self.puzzle.id}/{number}"
        game, minds = self._table(luck), self._twins(luck)
        self._give(game, minds, answers)
        self._play_on(game, minds)
        return game, self._worth(game, minds)

    def exact(self, answers: Sequence[str]) -> float:
        """Return what comes of a way in the mean of all rolls."""
        game, minds = self.start.copy(TypedIn()), self._twins(self.puzzle.id)
        self._give(game, minds, answers)
        self._leaves = 1
        return self._mean(game, minds)

    def _mean(self, game: Game, minds: Minds) -> float:
        """The mean over all rolls from here on."""
        question = self._play_on(game, minds)
        if question is None:
            return self._worth(game, minds)
        # Counted where they part, not where they end: one on which dice are thrown on and on would never be counted.
        self._leaves += max(1, len(question.options) - 1)
        if self._leaves > MOST_LEAVES:
            raise TooMany(f"{self.puzzle.id}: more than {MOST_LEAVES} ways to roll")
        total = 0.0
        for option in question.options:
            ahead = game.copy()
            ahead.answer(option, DICE)
            total += self._mean(ahead, {name: _twin(mind, self.puzzle.id) for name, mind in minds.items()})
        return total / len(question.options)

    def tale(self, answers: Sequence[str], luck: str) -> tuple[Game, int]:
        """Return one try as it went with some dice, up to the next menu, and which of its events were the first."""
        game, minds = self.start.copy(Seeded(luck)), self._twins(luck)
        first = len(game.events_for(self.side))
        self._give(game, minds, answers)
        while (question := game.question) is not None and not is_due(OPERATION, game, self.moment):
            game.answer(_think(game, question, minds), question.who)
        return game, first

    # Tables ------------------------------------------------------------------------------------------------------
    def _table(self, luck: str) -> Game:
        """A table of the puzzle with other dice."""
        if self.has_secrets and self._may_imagine():
            return imagined_game(self.start, self.side, Whim(luck), Seeded(luck))
        return self.start.copy(Seeded(luck))

    def _may_imagine(self) -> bool:
        question = self.start.questions.get(self.side.name)
        return question is not None and question.is_menu

    def _twins(self, luck: str) -> Minds:
        return {name: _twin(mind, f"{luck}/{name}") for name, mind in self._minds.items()}

    def _give(self, game: Game, minds: Minds, answers: Sequence[str]) -> None:
        """Give the answers of a way; the officers hear what they are asked, and follow on."""
        for text in answers:
            question = game.questions.get(self.side.name)
            if question is None or (option := question.find(text)) is None:
                raise Unreadable(f"{self.puzzle.file or self.puzzle.id}: {text!r} is no option: {_told(question)}")
            _think(game, question, minds)
            game.answer(option, question.who)

    def _play_on(self, game: Game, minds: Minds) -> Question | None:
        """Let officers answer until the dice are asked, or the puzzle is judged; then None."""
        at, judge = self.puzzle.judged.at, minds[self.side.name]
        while (question := game.question) is not None and not is_due(at, game, self._here(game)):
            if at == LATER and question.is_menu and judge.is_far_enough(game.play, self.start.play):
                return None
            if question.who is DICE:
                return question
            game.answer(_think(game, question, minds), question.who)
        return None

    def _here(self, game: Game) -> PuzzleBegun:
        """The moment of the start, as the log of an imagined table counts it."""
        is_restarted = not game.entries[: self.moment.entries]
        return self.moment._replace(entries=0, events=0, rolls=0) if is_restarted else self.moment

    def _worth(self, game: Game, minds: Minds) -> float:
        """The goal reached or not, or the worth of the table."""
        goal = self.puzzle.judged.goal
        if goal:
            return float(all(holds(fact, game, self._here(game).since) for fact in goal))
        return float(minds[self.side.name].value(game.play))

    # The officer -------------------------------------------------------------------------------------------------
    def officer(self) -> tuple[str, tuple[BotReason, ...]]:
        """Return what an officer would answer first, and why."""
        game, minds = self._table(self.puzzle.id), self._twins(self.puzzle.id)
        question = game.questions[self.side.name]
        answer = _think(game, question, minds).text
        return answer, tuple(minds[self.side.name].why)


def _acquainted(game: Game) -> Minds:
    """Officers of all sides who were asked all that was asked since the last menu, so that they have their plans."""
    again = game.branch(0, TypedIn())
    making = commander_of(again.play.id)
    minds = {side.name: making(again.play, side, Whim(side.name)) for side in again.play.sides}
    for mind in minds.values():
        mind.g = again.play
    for entry in game.entries:
        question = again.questions[entry.who.name]
        if question.who is not DICE:
            _think(again, question, minds)
        again.carry_on([entry])
    return minds


def _twin(mind: Commander[Any], luck: str) -> Commander[Any]:
    other = mind.twin()
    other.whim = Whim(luck)
    return other


def _think(game: Game, question: Question, minds: Minds) -> Option:
    """Return what the officer of a side answers."""
    mind = minds[question.side]
    mind.why = []
    with shown(game, question) as (_, asked):
        return mind.answer(game.play, asked)


def _told(question: Question | None) -> str:
    if question is None:
        return "the side is not asked"
    return ", ".join(option.text for option in question.options)


def mean_of(values: Sequence[float]) -> Weighed:
    """Return the mean of some values, with its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return Weighed(middle, math.sqrt(spread / len(values)))


def judged(scales: Scales, answers: Sequence[str]) -> PuzzleWay:
    """Return a way with its figure: as it is written, or weighed now, in fewer games where it is to be tried."""
    puzzle = scales.puzzle
    known = puzzle.way_of(answers) or puzzle.unlisted(answers)
    if known is not None:
        return known
    value, error = scales.figure(answers, SOON)
    return PuzzleWay(tuple(answers), value, error)


def weighed(puzzle: Puzzle, title: Title, tell: Callable[[PuzzleWay], None] = lambda way: None) -> Puzzle:
    """Return a puzzle with the figures of its ways computed anew."""
    scales, ways = Scales(puzzle, title), []
    for way in puzzle.ways:
        value, error = scales.figure(way.answers)
        ways.append(way._replace(figure=round(value, PLACES), error=round(error, PLACES)))
        tell(ways[-1])
    return puzzle._replace(ways=tuple(ways))


def exact_figure(title: Title) -> Callable[[Puzzle, PuzzleWay], float | None]:
    """Return a function that reckons the exact figure of a way, None where it is tried; each puzzle is set up once."""
    kept: dict[str, Scales] = {}

    def reckon(puzzle: Puzzle, way: PuzzleWay) -> float | None:
        if puzzle.id not in kept:
            kept[puzzle.id] = Scales(puzzle, title)
        with suppress(TooMany):
            return kept[puzzle.id].exact(way.answers)
        return None

    return reckon
