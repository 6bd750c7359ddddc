"""What-if tables: a game as one side knows it, with counters put elsewhere and another phase about to begin.

A player tries a plan on such a table: which attacks would be possible, and at what odds. What the side may not know is
dealt anew, so the table tells nothing of the true one; nobody rolls its dice; and the game itself stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.kernel.errors import Illegal, Unreadable
from grognard.kernel.files.spelling import known_name
from grognard.kernel.numbers.dice import TypedIn, Whim

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.script import Side
    from grognard.kernel.table.play import Play


class Crowded(Illegal):
    """Pieces of two sides were put in one hex, and the game does not allow that."""

    def __init__(self, hex_: str) -> None:
        super().__init__(f"pieces of two sides may not stand in one hex, {hex_}")
        self.hex = hex_


def what_if(
    game: Game, side: Side, placed: Mapping[str, str], phase: int | None = None, whim: Whim | None = None
) -> Game:
    """A game from the last menu on, with pieces put in these places, at the beginning of a phase of this turn.

    Without a phase it begins at the menu itself. A piece may be put in any hex or box, but not where the notation would
    refuse it. Only pieces that the side knows can be put anywhere.
    """
    if game.result is not None:
        raise Illegal("the game is over: nothing can be tried any more")
    other = game.branch(game.entries_at_last_menu, TypedIn())
    table = other.play
    if table.conceals:
        table.imagine(side, whim or Whim())
    for name, place in placed.items():
        _put(game, table, side, name, place)
    if phase is not None and phase != table.position.phase:
        _enter(table, phase)
    table.occupation = table.count()
    _part_enemies(table)
    table.complete()
    other.restart()
    return other


def _put(game: Game, table: Play[Any], side: Side, name: str, place: str) -> None:
    """Put a piece somewhere."""
    piece = table.roster.find(name)
    if piece is None or not game.play.may_know(side, piece):
        raise Unreadable(f"no piece {name!r} in this game")
    found = table.board.find_place(known_name(place, table.board.boxes) or place)
    if found is None:
        raise Unreadable(f"no hex or box {place!r} in this game")
    table.position.at[piece] = found


def _enter(table: Play[Any], phase: int) -> None:
    if not 0 <= phase < len(table.phases()):
        raise Unreadable(f"no phase {phase} in this turn")
    table.position.phase = phase
    table.enter_phase()


def _part_enemies(table: Play[Any]) -> None:
    """Refuse two sides in one hex, except where the game allows it."""
    for hex_, _ in table.enemies_together():
        raise Crowded(table.board.grid.number(hex_))
