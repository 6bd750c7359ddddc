"""The numbers a position keeps, in printed names and back.

Views show them, the position notation writes and reads them, and a save is checked by them: all three agree because
they ask here. How nouns of options are spelled is for the verbs to say, in `script` and `play`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from grognard.kernel.position import Kept

if TYPE_CHECKING:
    from grognard.kernel.play import Play

NOTHING = "none"
"""How no piece, hex, side or word is written."""


def spelled(play: Play[Any], kept: Kept, value: int) -> str | int:
    """A kept number as a word, a hex, a piece or a side, empty for nothing; or the number itself."""
    if kept.of == "number":
        return value
    thing = value - kept.nothing - 1
    return _name(play, kept.of, thing) if thing >= 0 else ""


def meant(play: Play[Any], kept: Kept, text: str) -> int | None:
    """The number to keep for a text; None when it means nothing here."""
    value = whole(text) if kept.of == "number" else _number(play, kept, text)
    return value if value is not None and fits(play, kept, value) else None


def fits(play: Play[Any], kept: Kept, value: int) -> bool:
    """Whether a number can stand in such a field."""
    if kept.per == "hex" and not 0 <= value <= 255:
        return False
    thing = value - kept.nothing - 1
    if kept.of == "number" or thing == -1:
        return True
    return is_place(play, thing) if kept.of == "hex" else 0 <= thing < _count(play, kept.of)


def is_place(play: Play[Any], place: int) -> bool:
    """Whether a number is a hex or box."""
    return place in play.board.grid or 0 <= place - play.board.grid.size < len(play.board.boxes)


def whole(text: str) -> int | None:
    """A whole number, if the text is one that a file can hold."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else None


def _number(play: Play[Any], kept: Kept, text: str) -> int | None:
    thing = _thing(play, kept.of, text)
    if thing is None:
        return kept.nothing if text == NOTHING else None
    return thing + kept.nothing + 1


def _name(play: Play[Any], of: str | tuple[str, ...], thing: int) -> str:
    match of:
        case "hex":
            return play.board.place_text(thing)
        case "piece":
            return play.roster[thing].name
        case "side":
            return play.sides[thing].name
        case _:
            return of[thing]


def _thing(play: Play[Any], of: str | tuple[str, ...], text: str) -> int | None:
    match of:
        case "hex":
            return play.board.find_place(text)
        case "piece":
            return play.roster.find(text)
        case "side":
            return next((int(side) for side in play.sides if side.name == text), None)
        case _:
            return of.index(text) if text in of else None


def _count(play: Play[Any], of: str | tuple[str, ...]) -> int:
    return {"piece": len(play.roster), "side": len(play.sides)}[of] if isinstance(of, str) else len(of)
