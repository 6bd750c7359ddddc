"""Questions as bots receive them, kept open so that a test can ask a commander."""

from __future__ import annotations

from contextlib import ExitStack

from grognard.bots import Asked, shown
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question

_kept = ExitStack()


def handed(game: Game, question: Question | None = None) -> Asked:
    """The question that is open, or another one of the game, as a bot is handed it."""
    question = question or game.question
    assert question is not None
    return _kept.enter_context(shown(game, question))[1]
