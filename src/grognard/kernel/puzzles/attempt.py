"""A try: the answers given to a puzzle so far, and whether all that it asks for has been decided.

Nothing is kept beside the game: a try is read from its log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.kernel.asking.script import DICE
from grognard.kernel.lessons.facts import StepBegun
from grognard.kernel.puzzles.puzzle import ANSWER, LATER, OPERATION, PHASE, ROLL, TURN, Puzzle

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Side


class PuzzleBegun(NamedTuple):
    """Where a game stood when a puzzle began."""

    side: Side
    entries: int
    events: int
    turn: int
    phase: int
    rolls: int

    @classmethod
    def of(cls, puzzle: Puzzle, game: Game) -> PuzzleBegun:
        """Return where a game stands that has just begun."""
        position = game.play.position
        side = game.side(puzzle.start.side)
        return cls(side, len(game.entries), len(game.events), position.turn, position.phase, game.rolls)

    @property
    def since(self) -> StepBegun:
        """The same as the facts of a goal count from it."""
        return StepBegun(self.side, self.entries, self.events, self.turn, self.phase)


def given(game: Game, moment: PuzzleBegun) -> tuple[str, ...]:
    """Return the answers of a try, up to the first roll or answer of another side."""
    answers = []
    for entry in game.entries[moment.entries :]:
        if entry.who != moment.side:
            break
        answers.append(entry.option.text)
    return tuple(answers)


def is_decided(puzzle: Puzzle, game: Game, moment: PuzzleBegun) -> bool:
    """Return whether a try is complete: all that the puzzle asks for is decided."""
    entries = game.entries[moment.entries :]
    if not entries:
        return False
    question = game.questions.get(moment.side.name)
    if puzzle.depth == ANSWER or question is None or any(entry.who != moment.side for entry in entries):
        return True
    if puzzle.depth == OPERATION:
        return question.is_menu
    return _when(game) != (moment.turn, moment.phase)


def is_due(at: str, game: Game, moment: PuzzleBegun) -> bool:
    """Return whether the moment has come at which a try is judged; only an officer can tell when it is `later`."""
    question = game.question
    if question is None or at == LATER:
        return question is None
    if question.who is not DICE and at in (OPERATION, ROLL):
        return question.is_menu or (at == ROLL and game.rolls > moment.rolls)
    if at == TURN:
        return bool(game.play.position.turn != moment.turn)
    return at == PHASE and _when(game) != (moment.turn, moment.phase)


def _when(game: Game) -> tuple[int, int]:
    position = game.play.position
    return position.turn, position.phase
