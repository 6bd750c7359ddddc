"""Measures a game turn by turn: scores, steps lost, hexes held, and time.

Everything is read from the fields that all positions share, so any game can be measured. Statistics over many games are
in `figures`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard.kernel.asking.script import DICE

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Question

CLOCKED: Final = {"seconds", "thought"}
"""The names of figures that depend on the machine; all others depend on the order only."""


@dataclass(frozen=True, slots=True)
class TurnFigures:
    """The figures of a game at the end of a turn, counted from the beginning of the game.

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
    """Thinking time: answers given, answers at a menu (where an operation begins), and seconds."""

    answers: int = 0
    operations: int = 0
    seconds: float = 0.0

    @property
    def per_answer(self) -> float:
        """Seconds per answer."""
        return self.seconds / self.answers if self.answers else 0.0

    @property
    def per_operation(self) -> float:
        """Seconds per operation, from one menu to the next."""
        return self.seconds / self.operations if self.operations else 0.0

    def plus(self, other: Thinking) -> Thinking:
        """Both together."""
        return Thinking(self.answers + other.answers, self.operations + other.operations, self.seconds + other.seconds)


class Stopwatch:
    """Measures the thinking time of each side: answers, operations begun and seconds, by side."""

    def __init__(self, sides: Iterable[str]) -> None:
        self.answers = dict.fromkeys(sides, 0)
        self.operations = dict.fromkeys(self.answers, 0)
        self.thought = dict.fromkeys(self.answers, 0.0)

    def note(self, question: Question, seconds: float) -> None:
        """Add one answer and its time."""
        side = question.side
        self.answers[side] += 1
        self.operations[side] += question.is_menu
        self.thought[side] += seconds


class Measure:
    """Records the figures of a game; call `look` after every answer."""

    def __init__(self, game: Game) -> None:
        play = game.play
        self.game = game
        self.sides = {side.name: play.roster.of(side) for side in play.sides}
        self.strength = {name: self._steps(name) for name in self.sides}
        self.started = perf_counter()
        self.turn = play.position.turn
        self.turns = [self._now(self.turn - 1)]

    def look(self) -> None:
        """Record the turns that have ended since the last call; the next may have begun, but has asked nothing yet."""
        turn = self.game.play.position.turn
        while self.turn < turn:
            self.turns.append(self._now(self.turn))
            self.turn += 1

    def close(self) -> tuple[TurnFigures, ...]:
        """Every turn; the last one has the figures at the end of the game."""
        self.look()
        self.turns.append(self._now(self.turn))
        return tuple(self.turns)

    def _now(self, turn: int) -> TurnFigures:
        play, entries = self.game.play, self.game.entries
        control = play.position.control
        dice = sum(1 for entry in entries if entry.who is DICE)
        return TurnFigures(
            turn=turn,
            decisions=len(entries) - dice,
            dice=dice,
            scores=dict(play.scores()),
            lost={name: full - self._steps(name) for name, full in self.strength.items()},
            held={side.name: control.count(side + 1) for side in play.sides},
            seconds=round(perf_counter() - self.started, 6),
        )

    def _steps(self, side: str) -> int:
        """The steps of all counters of a side, wherever they are: counters not in play yet are no losses."""
        steps = self.game.play.position.steps
        return sum(steps[piece] for piece in self.sides[side])
