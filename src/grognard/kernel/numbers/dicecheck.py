"""Whether the dice of a game are those of its seed: every roll of the log is made again and compared.

The log says what was rolled; the rules say how many outcomes each roll had; the seed says which of them it must have
been. Who chose the seed, and who knew it, cannot be found out here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Option
from grognard.kernel.numbers.dice import Seeded, TypedIn


class Throw(NamedTuple):
    """One roll or draw of a game, as the log has it."""

    entry: int
    """Its number in the log, the first being 0."""
    clock: int
    """The clock after it, which lines of the log carry."""
    turn: int
    options: Sequence[Option]
    """What could have come out, each equally likely."""
    option: Option
    """What did come out."""
    dice: tuple[int, int] | None
    """How many dice with how many sides; None for a draw."""

    @property
    def place(self) -> int:
        """Where among its options the outcome stands."""
        return self.options.index(self.option)


class WrongThrow(NamedTuple):
    """A roll that is not the seed's: its number, what the log has, and what the seed gives."""

    number: int
    throw: Throw
    due: Option


def throws(game: Game) -> list[Throw]:
    """Every roll and draw of a game in order, found by playing its log again."""
    again, found = game.branch(0, TypedIn()), []
    for number, (who, option) in enumerate(game.entries):
        if who is not DICE:
            again.answer(option, who)
            continue
        question, turn = again.open_question(DICE), again.play.position.turn
        again.answer(option, who)
        found.append(Throw(number, again.play.clock, turn, question.options, option, question.dice))
    return found


def wrong_throws(dice: Seeded, thrown: Sequence[Throw]) -> Iterator[WrongThrow]:
    """The rolls that are not those of the seed; those before `dice.first` were made by other dice."""
    for number, throw in enumerate(thrown):
        due = dice.pick(number, throw.options)
        if number >= dice.first and due != throw.option:
            yield WrongThrow(number, throw, due)
