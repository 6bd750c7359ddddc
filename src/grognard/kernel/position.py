"""The position: all that can change, as plain flat lists and numbers.

A game declares what it keeps beyond the common fields by subclassing `Position` with `per_piece`, `per_hex`, ...
fields; from that declaration come blank positions, snapshots, the notation and what each side may see of it. Nothing
derived is kept here: who stands where and zones of control are in `occupation`.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec


class Kept(NamedTuple):
    """How a field of the position is laid out, what its numbers mean, and who may see it."""

    per: str
    """One number for each `piece`, `hex`, `edge` (a dict by edge), `side`, or the `game`; `list` is a plain list."""
    of: str | tuple[str, ...] = "number"
    """What a number is: a `number`, a `hex`, a `piece`, a `side`, `flags` (names by bit), or an index into words."""
    seen: str = "all"
    """Who is shown it in views: `all`, the `own` side only (per side and per piece), or `none`."""
    blank: int = 0
    words: tuple[str, ...] = ()
    """Names of the bits, when it holds flags."""


def per_piece(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0) -> Kept:
    """`list[int]`, one for each piece."""
    return Kept("piece", of, seen, blank)


def per_hex(of: str | tuple[str, ...] = "number", seen: str = "all") -> Kept:
    """`bytearray`, one small number for each hex."""
    return Kept("hex", of, seen)


def per_edge(of: str | tuple[str, ...] = "number", seen: str = "all") -> Kept:
    """`dict[int, int]`, a number for some hexsides, by undirected edge."""
    return Kept("edge", of, seen)


def per_side(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0) -> Kept:
    """`list[int]`, one for each side."""
    return Kept("side", of, seen, blank)


def per_game(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0) -> Kept:
    """`int`, one number: a track, a die result that lasts."""
    return Kept("game", of, seen, blank)


def listed(of: str | tuple[str, ...] = "number", seen: str = "all") -> Kept:
    """`list[int]` of any length: a queue, a deck, the pieces that have acted."""
    return Kept("list", of, seen)


SHAPES: Mapping[str, Any] = {
    "piece": list[int],
    "hex": bytearray,
    "edge": dict[int, int],
    "side": list[int],
    "game": int,
    "list": list[int],
}


class Position(msgspec.Struct):
    """What every game keeps: the clock, and for each piece where it is, its steps, its marks and who it hides from."""

    turn: int
    phase: int
    over: bool
    winner: int
    verdict: str
    at: list[int]
    steps: list[int]
    marks: list[int]
    hidden: list[int]
    control: bytearray


OPEN, CONCEALED, UNSEEN = 0, 1, 2
"""`hidden`: everyone knows the piece; others see an unknown counter; others see nothing."""

COMMON = frozenset(Position.__struct_fields__)
P = TypeVar("P", bound=Position)


class Shape:
    """What can be derived from the declaration of one Position class."""

    def __init__(self, kind: type[Position]) -> None:
        self.kind = kind
        self.kept = dict(_declared(kind))
        names = kind.__struct_fields__
        hints = get_type_hints(kind)
        self.lists = tuple(n for n in names if hints[n] not in (int, bool, str))
        self.plain = tuple(n for n in names if hints[n] in (int, bool, str))
        self._lists = attrgetter(*self.lists)
        self._plain = attrgetter(*self.plain)

    def snapshot(self, position: Position) -> tuple[list[Any], Any]:
        """Copies of every field."""
        return [field.copy() for field in self._lists(position)], self._plain(position)

    def restore(self, position: Position, snapshot: tuple[list[Any], Any]) -> None:
        """Put every field back as it was."""
        for name, field in zip(self.lists, snapshot[0], strict=True):
            setattr(position, name, field.copy())
        for name, value in zip(self.plain, snapshot[1], strict=True):
            setattr(position, name, value)

    def blank(self, pieces: int, steps: tuple[int, ...], out: int, size: int, sides: int) -> Position:
        """Every piece out of play at full strength, everything else at its blank value."""
        fields: dict[str, Any] = {
            "turn": 1,
            "phase": 0,
            "over": False,
            "winner": -1,
            "verdict": "",
            "at": [out] * pieces,
            "steps": list(steps),
            "marks": [0] * pieces,
            "hidden": [OPEN] * pieces,
            "control": bytearray(size),
        }
        for name, kept in self.kept.items():
            fields[name] = _blank(kept, pieces, size, sides)
        return self.kind(**fields)


def _blank(kept: Kept, pieces: int, size: int, sides: int) -> Any:
    """The value a field of this layout starts with."""
    match kept.per:
        case "piece":
            return [kept.blank] * pieces
        case "side":
            return [kept.blank] * sides
        case "hex":
            return bytearray(size)
        case "edge":
            return {}
        case "list":
            return []
        case _:
            return kept.blank


def _declared(kind: type[Position]) -> list[tuple[str, Kept]]:
    """The fields a game added, each checked to be flat: `Annotated[list[int], per_piece()]` and the like."""
    found = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in COMMON:
            continue
        if get_origin(hint) is not Annotated or not isinstance(get_args(hint)[1], Kept):
            raise TypeError(
                f"{kind.__name__}.{name}: say how it is kept: Annotated[list[int], per_piece()] or the like"
            )
        shape, kept = get_args(hint)[:2]
        if shape != SHAPES[kept.per]:
            raise TypeError(f"{kind.__name__}.{name}: per_{kept.per} is kept as {SHAPES[kept.per]}, not {shape}")
        found.append((name, kept))
    return found
