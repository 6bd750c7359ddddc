"""Imagined tables: what one side knows is as it is, what it may not know is dealt anew.

Bots think on these and never on the true position. A game with secrets deals them anew in `Play.imagine`, and decides
how likely each way is. The functions here help games that conceal stacks or keep secrets in fields: they blank what a
side may not know, list markers as that side sees them, and put other pieces under them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grognard.kernel.asking.script import Side
from grognard.kernel.errors import Illegal
from grognard.kernel.numbers.dice import Source, Whim
from grognard.kernel.secrecy.dealing import Slot
from grognard.kernel.table.position import CONCEALED, FACE, OPEN

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.play import Play


def imagined_table(game: Game, side: Side, whim: Whim) -> Play[Any]:
    """An imagined table: a bot may look at it and move counters on it; no questions are asked there."""
    table = game.play.twin(game.play.snapshot())
    if table.conceals:
        table.imagine(side, whim)
        table.recount()
        table.forget_snapshot()
    return table


def imagined_game(game: Game, side: Side, whim: Whim, dice: Source) -> Game:
    """An imagined game that goes on from here with other dice.

    A game with secrets allows it only at a menu: in the middle of an operation earlier answers may depend on a secret.
    Earlier events are left out, because rolls refer to their tallies, and those to the true table.
    """
    if not game.play.has_secrets():
        other = game.copy(dice)
        other.play.events.clear()
        return other
    question = game.questions.get(side.name)
    if question is None or not question.is_menu:
        raise Illegal("a game with secrets can be imagined at a menu of one's own only")
    other = game.copy(dice)
    other.play.imagine(side, whim)
    other.restart()
    return other


# Functions for a game's `imagine` ----------------------------------------------------------------------------------


def forget_secrets(table: Play[Any], side: Side) -> None:
    """Blank what only the other sides see: their own fields, lists and marks.

    Hidden pieces stay where they are; what only their owner knows about them is blanked too.
    """
    position, (on_unknown, on_known) = table.position, table.seen_marks
    hidden, marks = position.hidden, position.marks
    theirs = [piece for piece, owner in enumerate(table.owner) if owner != side]
    unknown = [piece for piece in theirs if hidden[piece] != OPEN]
    for piece in theirs:
        marks[piece] &= on_known if hidden[piece] == OPEN else on_unknown
    _blank(table, table.shape.own_of_pieces, theirs)
    _blank(table, table.shape.all_of_pieces, unknown)
    _as_printed(table, unknown)
    for name, kept in table.shape.kept.items():
        values = getattr(table.position, name)
        if kept.seen != "own":
            continue
        if kept.per in ("side", "side list"):
            for other in table.sides:
                if other != side:
                    values[other] = kept.blank if kept.per == "side" else ()
        elif kept.per == "formation":
            for number, owner in enumerate(table.roster.formation_sides):
                values[number] = values[number] if owner == side else kept.blank


def _blank(table: Play[Any], fields: Sequence[tuple[str, Any]], pieces: Sequence[int]) -> None:
    """Set these fields of some pieces to their blank values."""
    for name, blank in fields if pieces else ():
        values = getattr(table.position, name)
        for piece in pieces:
            values[piece] = blank


def _as_printed(table: Play[Any], pieces: Sequence[int]) -> None:
    """Put some pieces at full strength, on the face they start on."""
    steps, printed = table.position.steps, table.roster.steps
    for piece in pieces:
        steps[piece] = printed[piece]
    if table.piece_faces and pieces:
        faces, fronts = getattr(table.position, FACE), table.front_faces()
        for piece in pieces:
            faces[piece] = fronts[piece]


def unknown_pieces(table: Play[Any], owner: Side) -> list[int]:
    """The concealed pieces of a side, in play or not. The others know all its other pieces, and so which these are."""
    return [piece for piece in table.roster.of(owner) if table.position.hidden[piece] == CONCEALED]


def markers_seen(table: Play[Any], owner: Side) -> list[Slot]:
    """The markers of a side as the others see them: each place with its public marks, in order."""
    position, found = table.position, dict[int, int]()
    for piece in unknown_pieces(table, owner):
        if (place := position.at[piece]) != table.board.out:
            found[place] = found.get(place, 0) | position.marks[piece] & table.seen_marks[0]
    return [Slot(place, marks) for place, marks in sorted(found.items())]


def lay_under(table: Play[Any], owner: Side, dealt: Mapping[int, Slot]) -> None:
    """Put the unknown pieces of a side where they were dealt, with their marks; those not dealt go out of play."""
    for piece in unknown_pieces(table, owner):
        table.position.at[piece], table.position.marks[piece] = dealt.get(piece, Slot(table.board.out))
