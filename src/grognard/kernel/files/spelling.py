"""Spelling: the numbers in a position as printed names, and back.

Views, the position notation and the checks of a save all use these functions, so they agree. The spelling of options is
in `script` and `play`.
"""

from __future__ import annotations

import re
from collections.abc import Container
from typing import TYPE_CHECKING, Any

from grognard.kernel.table.position import Kept

if TYPE_CHECKING:
    from grognard.kernel.table.play import Play

NOTHING = "none"
"""The word for no piece, hex, side or word."""
YES = "yes"
"""The word of a field that is either so or not."""
AND = "+"
"""Joins the sides or words of a set: `east+west`."""


def written_name(name: str) -> str:
    """The name of a field in the notation: underscores become hyphens, as in all names of the notation."""
    return name.replace("_", "-")


def known_name(word: str, known: Container[str]) -> str | None:
    """The known name for a word, or None; names with underscores, as in old positions, are read too."""
    return next((each for each in (word, written_name(word)) if each in known), None)


def spelled(play: Play[Any], kept: Kept, value: int) -> str | int:
    """A number of a field as a word, a hex, a piece or a side, empty for nothing; or the number itself.

    A set lists its members: `east+west`.
    """
    if kept.of == "number":
        return value
    if kept.many:
        return AND.join(name for bit, name in enumerate(_names(play, kept)) if value >> bit & 1)
    thing = value - kept.nothing - 1
    return _name(play, kept.of, thing) if thing >= 0 else ""


def meant(play: Play[Any], kept: Kept, text: str) -> int | None:
    """The number for a text; None when the text is not a value of the field."""
    read = _set if kept.many else _number
    value = whole(text) if kept.of == "number" else read(play, kept, text)
    return value if value is not None and fits(play, kept, value) else None


def fits(play: Play[Any], kept: Kept, value: int) -> bool:
    """Whether a number is a valid value of the field."""
    if kept.per == "hex" and not 0 <= value <= 255:
        return False
    if kept.many:
        return 0 <= value < 1 << _count(play, kept.of)
    thing = value - kept.nothing - 1
    if kept.of == "number" or thing == -1:
        return True
    return is_place(play, thing) if kept.of == "hex" else 0 <= thing < _count(play, kept.of)


def is_place(play: Play[Any], place: int) -> bool:
    """Whether a number is a hex or box."""
    return place in play.board.grid or 0 <= place - play.board.grid.size < len(play.board.boxes)


def whole(text: str) -> int | None:
    """The whole number in a text; None when it is none, or too large for a file."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else None


def _names(play: Play[Any], kept: Kept) -> list[str]:
    """The possible members of a set, in the order of its bits."""
    return [_name(play, kept.of, thing) for thing in range(_count(play, kept.of))]


def _set(play: Play[Any], kept: Kept, text: str) -> int | None:
    """The bits of all members a text names; old positions have the number itself."""
    if text == NOTHING:
        return 0
    things = [_thing(play, kept.of, word) for word in text.split(AND)]
    known = {thing for thing in things if thing is not None}
    return whole(text) if None in things else sum(1 << thing for thing in known)


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
        case "formation":
            return play.roster.formations[thing]
        case "face":
            return play.piece_faces[thing]
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
        case "formation":
            return play.roster.find_formation(text)
        case "face":
            return play.piece_faces.index(text) if text in play.piece_faces else None
        case _:
            return of.index(text) if text in of else None


def _count(play: Play[Any], of: str | tuple[str, ...]) -> int:
    if not isinstance(of, str):
        return len(of)
    match of:
        case "piece":
            return len(play.roster)
        case "side":
            return len(play.sides)
        case "formation":
            return len(play.roster.formations)
        case _:
            return len(play.piece_faces)
