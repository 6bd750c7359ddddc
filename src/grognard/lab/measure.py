"""What a game is measured by, turn by turn: scores, steps lost, hexes held, and how long it took to get there.

Everything is read from the position, which every game keeps in the same words, so no game is named here and none has
to help. What the figures of many games say together is for `figures`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard.kernel.script import DICE

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.script import Question

CLOCKED: Final = {"seconds", "thought"}
"""The names of figures that depend on the machine; all others follow from the order."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A game as it stood at the end of a turn: everything is counted from its beginning.

    `lost` and `held` are by side: steps lost and not replaced, and hexes controlled. Two that differ in `seconds` only
    are equal.
    """

    turn: int
    decisions: int
    dice: int
    scores: Mapping[str, int]
    lost: Mapping[str, int]
    held: Mapping[str, int]
    seconds: float = field(default=0.0, compare=False)


class Thinking(NamedTuple):
    """How long somebody thought: answers given, those of them at a menu, where an operation begins, and seconds."""

    answers: int = 0
    operations: int = 0
    seconds: float = 0.0

    @property
    def per_answer(self) -> float:
        """Seconds for an answer."""
        return self.seconds / self.answers if self.answers else 0.0

    @property
    def per_operation(self) -> float:
        """Seconds for an operation, from one menu to the next."""
        return self.seconds / self.operations if self.operations else 0.0

    def plus(self, other: Thinking) -> Thinking:
        """Both together."""
        return Thinking(self.answers + other.answers, self.operations + other.operations, self.seconds + other.seconds)


class Stopwatch:
    """Holds how long each side of a game thinks: answers, operations begun and seconds thought, by side."""

    def __init__(self, sides: Iterable[str]) -> None:
        self.answers = dict.fromkeys(sides, 0)
        self.operations = dict.fromkeys(self.answers, 0)
        self.thought = dict.fromkeys(self.answers, 0.0)

    def note(self, question: Question, seconds: float) -> None:
        """One answer, and how long it took."""
        side = question.side
        self.answers[side] += 1
        self.operations[side] += question.is_menu
        self.thought[side] += seconds


class Measure:
    """Watches a game go by; ask it after every answer."""

    def __init__(self, game: Game) -> None:
        play = game.play
        self.game = game
        self.sides = {side.name: play.roster.of(side) for side in play.sides}
        self.strength = {name: self._steps(name) for name in self.sides}
        self.started = perf_counter()
        self.turn = play.position.turn
        self.turns = [self._now(self.turn - 1)]

    def look(self) -> None:
        """Note the turns that have ended since; the next one may have begun, but nobody has been asked in it."""
        turn = self.game.play.position.turn
        while self.turn < turn:
            self.turns.append(self._now(self.turn))
            self.turn += 1

    def close(self) -> tuple[Turn, ...]:
        """Every turn, the last one as the game ended in it."""
        self.look()
        self.turns.append(self._now(self.turn))
        return tuple(self.turns)

    def _now(self, turn: int) -> Turn:
        play, entries = self.game.play, self.game.entries
        control = play.position.control
        dice = sum(1 for entry in entries if entry.who is DICE)
        return Turn(
            turn=turn,
            decisions=len(entries) - dice,
            dice=dice,
            scores=dict(play.scores()),
            lost={name: full - self._steps(name) for name, full in self.strength.items()},
            held={side.name: control.count(side + 1) for side in play.sides},
            seconds=round(perf_counter() - self.started, 6),
        )

    def _steps(self, side: str) -> int:
        """The steps all counters of a side have, wherever they are: what never comes into play loses nothing."""
        steps = self.game.play.position.steps
        return sum(steps[piece] for piece in self.sides[side])
