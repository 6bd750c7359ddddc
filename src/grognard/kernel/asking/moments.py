"""The moments of a game: each answer of its log, with the game as it stood when it was given.

A game is played again once, from its first question to its last entry. Nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.table.event import Event

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game


class ReplayMoment(NamedTuple):
    """An answer of the log, just before it is given."""

    number: int
    """How many entries there were before it."""
    game: Game
    """The game at this point. It goes on with the next moment: take `game.copy()` to keep it."""
    question: Question
    """The question that is answered."""
    option: Option
    """The answer that is given next."""
    events: tuple[Event, ...]
    """What was told since the last moment."""

    @property
    def who(self) -> Side:
        """The side that answers, or the dice."""
        return self.question.who


def moments(game: Game) -> Iterator[ReplayMoment]:
    """Yield every answer of a game, from the first on."""
    again, told = game.branch(0, TypedIn()), 0
    for number, entry in enumerate(game.entries.copy()):
        question, events = again.questions[entry.who.name], tuple(again.events[told:])
        told += len(events)
        yield ReplayMoment(number, again, question, entry.option, events)
        again.answer(entry.option, question.who)
