"""The declared fields of a game's position, described for people who write or read positions.

Everything here is derived: name, layout, meaning, who sees it, and an example line of notation. The messages of the
game say what a field is for, in every language, by the key `about-field-<name>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.files.spelling import AND, written_name
from grognard.kernel.table.position import Kept

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play


class DeclaredField(NamedTuple):
    """One field: its name in the position, its name in the notation, its layout, and an example line."""

    name: str
    written: str
    kept: Kept
    example: str

    @property
    def about(self) -> str:
        """The key of the message that says what it is for."""
        return about_key(self.name)


def about_key(name: str) -> str:
    """The key of the message that says what a field is for."""
    return f"about-field-{name}"


def declared_fields(play: Play[Any]) -> list[DeclaredField]:
    """Every field a game keeps beyond the common ones, in the order of its declaration.

    That of faces is left out at a table without a counter that is turned: no line could set it.
    """
    is_turned = any(piece.turned for piece in play.roster)
    kept_here = {name: kept for name, kept in play.shape.kept.items() if kept.of != "face" or is_turned}
    return [
        DeclaredField(name, written_name(name), kept, example_of(play, name, kept)) for name, kept in kept_here.items()
    ]


def example_of(play: Play[Any], name: str, kept: Kept) -> str:
    """An example line that sets the field, with pieces and places of this table."""
    word, value, board, roster = written_name(name), _value(play, kept), play.board, play.roster
    hex_ = board.grid.number(board.grid.hexes[0])
    match kept.per:
        case "piece" if kept.of == "face":
            turned = next(piece for piece in play.roster if piece.turned)
            return f"unit {turned.name} {next(iter(turned.turned))}"
        case "piece" | "piece list":
            return f"unit {roster[0].name} {word} {value}"
        case "hex":
            return f"hex {hex_} {word} {value}"
        case "edge":
            first = board.grid.hexes[0]
            edge = board.grid.hexside(board.grid.edge(first, board.grid.adjacent[first][0]))
            return f"edge {board.edge_text(edge)} {word} {value}"
        case "side" | "side list":
            return f"side {play.sides[0].name} {word} {value}"
        case "formation":
            return f"formation {roster.formations[0]} {word} {value}"
        case _:
            return f"{word} {value}"


def _value(play: Play[Any], kept: Kept) -> str:
    """A possible value of the field other than the blank one."""
    match kept.of:
        case "number":
            return "1"
        case "hex":
            return play.board.grid.number(play.board.grid.hexes[0])
        case "piece":
            return play.roster[len(play.roster) - 1].name
        case "side":
            names = [side.name for side in play.sides]
            return AND.join(names) if kept.many else names[0]
        case "formation":
            return str(play.roster.formations[0])
        case "face":
            return play.piece_faces[-1]
        case _:
            return AND.join(kept.of) if kept.many else kept.of[-1]
