"""Counters as printed: names, sides, kinds, factors on each face. They never change.

A piece is known by a small integer, its place in the roster. What happens to it in play (where it stands, steps lost,
marks) is in the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from grognard.kernel.asking.script import Side
from grognard.kernel.files.data import Document, ValueSource


class Piece(NamedTuple):
    """One counter. `faces` holds its printed values, full strength first; it has as many steps as faces.

    A counter that is turned in play (a gun ready or limbered) has named faces: `front` is the name of the one it starts
    on, whose values are in `faces`, and `turned` holds the values of the others by name, full strength first too.
    """

    name: str
    side: Side
    kind: str
    faces: tuple[Mapping[str, int], ...]
    traits: frozenset[str] = frozenset()
    formation: str = ""
    titles: Mapping[str, str] = {}
    sources: Mapping[str, ValueSource] = {}
    front: str = ""
    turned: Mapping[str, tuple[Mapping[str, int], ...]] = {}

    @property
    def named_faces(self) -> tuple[str, ...]:
        """The names of its faces, the starting one first; none for a counter that is not turned."""
        return (self.front, *self.turned) if self.front else ()

    @property
    def steps(self) -> int:
        """How many losses remove it."""
        return len(self.faces)

    def face(self, steps: int, name: str = "") -> Mapping[str, int]:
        """The values shown with this many steps left, on a named face; a piece without steps shows full strength."""
        faces = self.turned.get(name, self.faces)
        return faces[-steps] if steps else faces[0]

    def value(self, key: str, steps: int | None = None, name: str = "") -> int:
        """A printed value with this many steps left, by default all, on a named face; without steps it is 0."""
        if steps is None:
            steps = self.steps
        return self.face(steps, name).get(key, 0) if steps else 0

    def but(self, name: str = "", /, **values: int | Sequence[int]) -> Piece:
        """The same counter with other printed values, on a named face; a sequence gives one value for each step."""
        faces = [dict(face) for face in self.turned.get(name, self.faces)]
        for key, value in values.items():
            for number, face in enumerate(faces):
                face[key] = value if isinstance(value, int) else value[number]
        if name in self.turned:
            return self._replace(turned={**self.turned, name: tuple(faces)})
        return self._replace(faces=tuple(faces))


class Roster:
    """All the pieces of a game, numbered, with fast columns of their values."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.numbers = {piece.name: number for number, piece in enumerate(self.pieces)}
        self.sides = tuple(piece.side for piece in self.pieces)
        self.kinds = tuple(piece.kind for piece in self.pieces)
        self.steps = tuple(piece.steps for piece in self.pieces)
        self._of = {side: tuple(n for n, owner in enumerate(self.sides) if owner == side) for side in {*self.sides}}
        self.formations = tuple(dict.fromkeys(piece.formation for piece in self.pieces if piece.formation))
        self.formation_sides = tuple(
            next(piece.side for piece in self.pieces if piece.formation == name) for name in self.formations
        )

    def __len__(self) -> int:
        return len(self.pieces)

    def __getitem__(self, number: int) -> Piece:
        return self.pieces[number]

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def find(self, name: str) -> int | None:
        """The number of the piece with this name."""
        return self.numbers.get(name)

    def find_formation(self, name: str) -> int | None:
        """The number of the formation with this name."""
        return self.formations.index(name) if name in self.formations else None

    def formation_of(self, piece: int) -> int:
        """The number of the formation a piece is printed with, -1 for none."""
        name = self.pieces[piece].formation
        return self.formations.index(name) if name else -1

    def of_formation(self, formation: int) -> tuple[int, ...]:
        """The pieces that are printed with a formation."""
        name = self.formations[formation]
        return tuple(number for number, piece in enumerate(self.pieces) if piece.formation == name)

    def of(self, side: Side) -> tuple[int, ...]:
        """The pieces of one side."""
        return self._of.get(side, ())

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """The pieces of these kinds."""
        return tuple(number for number, kind in enumerate(self.kinds) if kind in kinds)

    def are(self, *kinds: str) -> list[bool]:
        """For each piece whether it is of one of these kinds."""
        return [kind in kinds for kind in self.kinds]

    def have(self, *traits: str) -> list[bool]:
        """For each piece whether it is printed with one of these traits."""
        return [any(trait in piece.traits for trait in traits) for piece in self.pieces]

    def values(self, key: str, name: str = "") -> list[int]:
        """For each piece a value at full strength, or that on the face with this name."""
        return [piece.value(key, name=name) for piece in self.pieces]

    def with_trait(self, trait: str) -> frozenset[int]:
        """The pieces that carry a trait."""
        return frozenset(number for number, piece in enumerate(self.pieces) if trait in piece.traits)

    def column(self, key: str, name: str = "") -> tuple[tuple[int, ...], ...]:
        """A value of every piece by steps left: `column("fire")[piece][steps]`; 0 steps is 0.

        With the name of a face, the values on that face; a piece without that face shows its starting one.
        """
        return tuple(
            (0, *(face.get(key, 0) for face in reversed(piece.turned.get(name, piece.faces)))) for piece in self.pieces
        )

    def columns(self, key: str, names: Sequence[str]) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """A value by named face: `columns("fire", FACES)[position.face[piece]][piece][steps]`.

        The last column, at -1, is for the pieces that have no named faces.
        """
        return (*(self.column(key, name) for name in names), self.column(key))


def read_pieces(
    doc: Document,
    sides: Sequence[Side],
    kinds: Sequence[str],
    values: Sequence[str],
    traits: Sequence[str] = (),
    faces: Sequence[str] = (),
) -> list[Piece]:
    """The pieces of a `pieces.toml`: a table for each, values plain or one for each step."""
    by_name = {side.name: side for side in sides}
    return [_read_piece(name, table, by_name, kinds, values, traits, faces) for name, table in doc.tables()]


def _read_piece(
    name: str,
    table: Document,
    sides: Mapping[str, Side],
    kinds: Sequence[str],
    values: Sequence[str],
    traits: Sequence[str],
    faces: Sequence[str],
) -> Piece:
    if name.split() != [name] or "#" in name:
        table.fault("", "the name of a piece is one word, without #")
    steps = table.int("steps", least=1, most=9, default=1)
    front, *others = table.words("faces", among=faces, default=()) or ("",)
    if table.has("faces") and (not others or front in others or len(set(others)) < len(others)):
        table.fault("faces", "a counter that is turned has two faces or more, each named once")
    printed = _read_values(table, values, steps)
    piece = Piece(
        name=name,
        side=sides[table.choice("side", tuple(sides))],
        kind=table.choice("kind", tuple(kinds)),
        faces=printed,
        traits=frozenset(table.words("traits", among=traits, default=())),
        formation=table.str("formation", default=""),
        titles=table.by_language("title", default=None),
        sources={key: table.source(key) for key in values if table.has(key)},
        front=front,
        turned={face: _read_values(table.table(face), values, steps) for face in others},
    )
    table.done()
    return piece


def _read_values(table: Document, values: Sequence[str], steps: int) -> tuple[Mapping[str, int], ...]:
    """The values of one table for each step, full strength first."""
    faces: list[dict[str, int]] = [{} for _ in range(steps)]
    for key in values:
        if table.has(key):
            for face, value in zip(faces, table.ints(key, count=steps), strict=False):
                face[key] = value
    return tuple(faces)
