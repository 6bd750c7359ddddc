"""The table as one side may take it to be: what it knows as it is, what it may not know dealt anew.

For players that are programs: they think about these and never about the true position. A game with secrets says in
`Play.imagine` how its secrets may lie; how likely each way is, is the game's business too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.kernel.dice import Source, Whim
from grognard.kernel.errors import Illegal
from grognard.kernel.script import Side

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.play import Play


def imagined_table(game: Game, side: Side, whim: Whim) -> Play[Any]:
    """A table of one's own, to look at and to push counters about on; nothing is asked there."""
    table = game.play.twin(game.play.snapshot())
    if table.conceals:
        table.imagine(side, whim)
        table.occupation = table.count()
        table.forget_snapshot()
    return table


def imagined_game(game: Game, side: Side, whim: Whim, dice: Source) -> Game:
    """A game of one's own that goes on from here with other dice.

    In a game with secrets only at a menu: in the middle of an operation what was answered may hang on a secret.
    """
    if not game.play.conceals:
        return game.copy(dice)
    question = game.questions.get(side.name)
    if question is None or not question.is_menu:
        raise Illegal("a game with secrets can be imagined at a menu of one's own only")
    other = game.copy(dice)
    other.play.imagine(side, whim)
    other.restart()
    return other
