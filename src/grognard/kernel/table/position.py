"""The position: all that can change, as plain flat lists and numbers.

A game declares what it keeps beyond the common fields by subclassing `Position` with `per_piece`, `per_hex`, ...
fields; from that declaration come blank positions, snapshots, the notation and what each side may see of it. Nothing
derived is kept here: who stands where and zones of control are in `occupation`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

MEANINGS = ("number", "hex", "piece", "side", "formation", "face")
SEEN = ("all", "own", "none")
OWNED = ("piece", "side", "formation", "side list", "piece list")
"""The layouts whose values belong to a side, so that `seen="own"` is possible."""


class Kept(NamedTuple):
    """How a field of the position is laid out, what its numbers mean, and who may see it."""

    per: str
    """One number for each `piece`, `hex`, `edge` (a dict by edge), `side`, `formation`, or the `game`.

    `list` is a plain list, `side list` and `piece list` one for each side or piece.
    """
    of: str | tuple[str, ...] = "number"
    """What a number is: a `number`, a `hex` (or box), a `piece`, a `side`, a `formation`, a `face`.

    Or an index into words.
    """
    seen: str = "all"
    """Who sees it in views: `all`, its `own` side only (for layouts that belong to a side), or `none`."""
    blank: int = 0
    many: bool = False
    """Whether the number is a set: a bit for each side, or for each of the words."""

    @property
    def nothing(self) -> int:
        """The number that stands for nothing; the first piece, hex or side is one more."""
        return 0 if self.per == "hex" and isinstance(self.of, str) else -1

    def fault(self) -> str:
        """What is wrong with a declaration, if anything."""
        if not isinstance(self.of, tuple) and self.of not in MEANINGS:
            return f"no meaning {self.of!r}: a number is one of {', '.join(MEANINGS)}, or words in a tuple"
        if self.many and self.of in ("number", "hex", "piece", "formation", "face"):
            return f"many: a set is of sides or of words, not of a {self.of}"
        if self.of == "face" and (self.per != "piece" or self.seen != "all"):
            return "a face is kept per piece, and seen by whoever knows the piece"
        if self.seen not in SEEN:
            return f"seen {self.seen!r}: it is seen by {', '.join(SEEN)}"
        if self.seen == "own" and self.per not in OWNED:
            return f"seen 'own': what is kept per {self.per} belongs to no side"
        return ""


def per_piece(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0, many: bool = False) -> Kept:
    """`list[int]`, one for each piece."""
    return Kept("piece", of, seen, blank, many)


def shown_face() -> Kept:
    """`list[int]`, for each piece the number of the face it shows among `Play.piece_faces`; -1 without named faces."""
    return Kept("piece", "face", blank=-1)


def per_hex(of: str | tuple[str, ...] = "number", seen: str = "all", many: bool = False) -> Kept:
    """`bytearray`, one small number for each hex; 0 means nothing there, so side or piece n is kept as n + 1.

    With `many` it holds a set of sides or words: `per_hex("side", many=True)` keeps a bit for each side.
    """
    return Kept("hex", of, seen, many=many)


def per_edge(of: str | tuple[str, ...] = "number", seen: str = "all", many: bool = False) -> Kept:
    """`dict[int, int]`, a number for some hexsides, by undirected edge."""
    return Kept("edge", of, seen, many=many)


def per_side(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0, many: bool = False) -> Kept:
    """`list[int]`, one for each side."""
    return Kept("side", of, seen, blank, many)


def per_game(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0, many: bool = False) -> Kept:
    """`int`, one number: a track, a die result that lasts."""
    return Kept("game", of, seen, blank, many)


def per_formation(of: str | tuple[str, ...] = "number", seen: str = "all", blank: int = 0, many: bool = False) -> Kept:
    """`list[int]`, one for each formation of the roster, in the order of `Roster.formations`."""
    return Kept("formation", of, seen, blank, many)


def list_per_side(of: str | tuple[str, ...] = "number", seen: str = "own") -> Kept:
    """`list[tuple[int, ...]]`, a list for each side that by default only it sees: targets, reserves.

    A list is a tuple and is replaced as a whole, `position.targets[side] = (*position.targets[side], hex)`, so that
    snapshots can share it.
    """
    return Kept("side list", of, seen)


def list_per_piece(of: str | tuple[str, ...] = "number", seen: str = "own") -> Kept:
    """`list[tuple[int, ...]]`, a list for each piece that by default only its owner sees: a plan of fire."""
    return Kept("piece list", of, seen)


def of_turn(plan: Sequence[int], turn: int, nothing: int = -1) -> int:
    """The entry for a turn in a list kept turn by turn, the first turn being 1; `nothing` beyond its end."""
    return plan[turn - 1] if turn <= len(plan) else nothing


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
    "formation": list[int],
    "side list": list[tuple[int, ...]],
    "piece list": list[tuple[int, ...]],
}


class Position(msgspec.Struct):
    """The fields of every game: the turn and phase, and for each piece its place, steps, marks and concealment."""

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


FROZEN: Mapping[Any, Callable[[Any], Any]] = {list: list.copy, bytearray: bytes, dict: dict.copy}
"""How each type of field is copied into a snapshot."""

OPEN, CONCEALED, UNSEEN = 0, 1, 2
"""`hidden`: everyone knows the piece; others see an unknown counter; others see nothing."""

FACE = "face"
"""The field for the named face that each counter shows, in games with named faces."""


class Mark(str):
    """A mark that not everyone sees: `Mark("ordered", seen="own")`; a plain text is seen by all.

    With `known` only sides that know the piece see it, and it does not show on an unknown counter; with `own` only the
    owner of the piece sees it.
    """

    seen: str

    def __new__(cls, name: str, seen: str = "all") -> Mark:
        if seen not in MARKS_SEEN:
            raise TypeError(f"mark {name!r}: seen {seen!r}: it is seen by {', '.join(MARKS_SEEN)}")
        mark = super().__new__(cls, name)
        mark.seen = seen
        return mark


MARKS_SEEN = ("all", "known", "own")

COMMON = frozenset(Position.__struct_fields__)
P = TypeVar("P", bound=Position)


class Shape:
    """What can be derived from the declaration of one Position class."""

    def __init__(self, kind: type[Position]) -> None:
        self.kind = kind
        self.kept = dict(_declared(kind))
        self.layouts = frozenset(kept.per for kept in self.kept.values())
        names = kind.__struct_fields__
        hints = get_type_hints(kind)
        self.lists = tuple(n for n in names if hints[n] not in (int, bool, str))
        self.plain = tuple(n for n in names if hints[n] in (int, bool, str))
        self._lists = attrgetter(*self.lists)
        kinds = [get_origin(hints[n]) or hints[n] for n in self.lists]
        self._freeze = [FROZEN[kind] for kind in kinds]
        self._numbers = range(len(kinds))
        self._dicts = [number for number, kind in enumerate(kinds) if kind is dict]
        self._thaw = list(zip(self.lists, kinds, strict=True))
        self._plain = attrgetter(*self.plain)
        self._shown: dict[tuple[str, bool], list[tuple[str, Kept]]] = {}
        of_pieces = [(n, k) for n, k in self.kept.items() if k.per in ("piece", "piece list") and k.of != "face"]
        self.all_of_pieces = [(name, kept.blank if kept.per == "piece" else ()) for name, kept in of_pieces]
        """The declared fields of pieces but for the face, each with its blank value."""
        self.own_of_pieces = [each for each in self.all_of_pieces if self.kept[each[0]].seen == "own"]
        """Those of them that only the owner of a piece sees."""

    def shown(self, per: str, is_own: bool = False) -> list[tuple[str, Kept]]:
        """The declared fields of one layout that everybody may see; for the owner, those that only it sees too."""
        if (per, is_own) not in self._shown:
            seen = ("all", "own") if is_own else ("all",)
            found = [(name, kept) for name, kept in self.kept.items() if kept.per == per and kept.seen in seen]
            self._shown[per, is_own] = found
        return self._shown[per, is_own]

    def snapshot(self, position: Position, last: tuple[list[Any], Any] | None = None) -> tuple[list[Any], Any]:
        """Copies of every field; a field equal to that of the last snapshot is shared with it.

        A comparison is faster than a copy and takes no memory. Dicts are always copied, because equal ones may differ
        in their order.
        """
        fields, plain = self._lists(position), self._plain(position)
        if last is None:
            return [freeze(field) for freeze, field in zip(self._freeze, fields, strict=True)], plain
        copies = last[0].copy()
        for number in compress(self._numbers, map(ne, fields, last[0])):
            copies[number] = self._freeze[number](fields[number])
        for number in self._dicts:
            copies[number] = fields[number].copy()
        return copies, plain

    def field_of(self, name: str, snapshot: tuple[list[Any], Any]) -> Any:
        """A list field as it was when a snapshot was taken."""
        return snapshot[0][self.lists.index(name)]

    def restore(self, position: Position, snapshot: tuple[list[Any], Any]) -> None:
        """Put every field back as it was."""
        for (name, thaw), field in zip(self._thaw, snapshot[0], strict=True):
            setattr(position, name, thaw(field))
        for name, value in zip(self.plain, snapshot[1], strict=True):
            setattr(position, name, value)

    def check_sizes(self, position: Position, sizes: Mapping[str, int]) -> None:
        """Raise ValueError for a position whose fields do not have these sizes, by layout."""
        fields = {"at": "piece", "steps": "piece", "marks": "piece", "hidden": "piece", "control": "hex"}
        fields |= {name: kept.per for name, kept in self.kept.items() if kept.per in sizes}
        for name, per in fields.items():
            if len(getattr(position, name)) != sizes[per]:
                raise ValueError(f"{name}: one number for each {per} is expected")

    def blank(
        self, pieces: int, steps: tuple[int, ...], out: int, size: int, sides: int, formations: int = 0
    ) -> Position:
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
            fields[name] = _blank(kept, pieces, size, sides, formations)
        return self.kind(**fields)


_shapes: dict[type[Any], Shape] = {}


def shape_of(kind: type[Any]) -> Shape:
    """The shape of a position class, derived once."""
    if kind not in _shapes:
        _shapes[kind] = Shape(kind)
    return _shapes[kind]


def _blank(kept: Kept, pieces: int, size: int, sides: int, formations: int) -> Any:
    """The value a field of this layout starts with."""
    match kept.per:
        case "formation":
            return [kept.blank] * formations
        case "side list":
            return [()] * sides
        case "piece list":
            return [()] * pieces
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
    hints = get_type_hints(kind, include_extras=True)
    return [
        (name, _kept(f"{kind.__name__}.{name}", hint)) for name, hint in hints.items() if not _is_common(name, hint)
    ]


def _is_common(name: str, hint: Any) -> bool:
    """Whether this is a field of every position, declared with the same type."""
    if name in COMMON and hint != get_type_hints(Position)[name]:
        raise TypeError(f"{name}: every position keeps this already, as {_shown(get_type_hints(Position)[name])}")
    return name in COMMON


def _kept(where: str, hint: Any) -> Kept:
    shape, kept, *_ = get_args(hint) if get_origin(hint) is Annotated else (hint, None)
    if not isinstance(kept, Kept):
        raise TypeError(f"{where}: say how it is kept: Annotated[list[int], per_piece()] or the like")
    if shape != SHAPES[kept.per]:
        raise TypeError(f"{where}: kept per {kept.per} it is {_shown(SHAPES[kept.per])}, not {_shown(shape)}")
    if what := kept.fault():
        raise TypeError(f"{where}: {what}")
    if (kept.of == "face") != where.endswith(f".{FACE}"):
        raise TypeError(f"{where}: the field that says which face a counter shows is called {FACE!r}, and no other is")
    return kept


def _shown(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
