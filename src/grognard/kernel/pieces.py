"""Counters as printed: names, sides, kinds, factors on each face. They never change.

A piece is known by a small integer, its place in the roster. What happens to it in play (where it stands, steps lost,
marks) is in the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from grognard.kernel.data import Document, Source
from grognard.kernel.script import Side


class Piece(NamedTuple):
    """One counter. `faces` holds its printed values, full strength first; it has as many steps as faces."""

    name: str
    side: Side
    kind: str
    faces: tuple[Mapping[str, int], ...]
    traits: frozenset[str] = frozenset()
    formation: str = ""
    titles: Mapping[str, str] = {}
    sources: Mapping[str, Source] = {}

    @property
    def steps(self) -> int:
        """How many losses remove it."""
        return len(self.faces)

    def face(self, steps: int) -> Mapping[str, int]:
        """The values on the face shown with this many steps left; a piece without steps lies face up."""
        return self.faces[-steps] if steps else self.faces[0]

    def value(self, key: str, steps: int | None = None) -> int:
        """A printed value with this many steps left, by default all; without steps it is 0."""
        if steps is None:
            return self.faces[0].get(key, 0)
        return self.face(steps).get(key, 0) if steps else 0

    def but(self, **values: int | Sequence[int]) -> Piece:
        """The same counter with other printed values; a sequence gives one value for each face."""
        faces = [dict(face) for face in self.faces]
        for key, value in values.items():
            for number, face in enumerate(faces):
                face[key] = value if isinstance(value, int) else value[number]
        return self._replace(faces=tuple(faces))


class Roster:
    """All the pieces of a game, numbered, with fast columns of their values."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.numbers = {piece.name: number for number, piece in enumerate(self.pieces)}
        self.sides = tuple(piece.side for piece in self.pieces)
        self.kinds = tuple(piece.kind for piece in self.pieces)
        self.steps = tuple(piece.steps for piece in self.pieces)

    def __len__(self) -> int:
        return len(self.pieces)

    def __getitem__(self, number: int) -> Piece:
        return self.pieces[number]

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def find(self, name: str) -> int | None:
        """The number of the piece with this name."""
        return self.numbers.get(name)

    def of(self, side: Side) -> tuple[int, ...]:
        """The pieces of one side."""
        return tuple(number for number, owner in enumerate(self.sides) if owner == side)

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """The pieces of these kinds."""
        return tuple(number for number, kind in enumerate(self.kinds) if kind in kinds)

    def with_trait(self, trait: str) -> frozenset[int]:
        """The pieces that carry a trait."""
        return frozenset(number for number, piece in enumerate(self.pieces) if trait in piece.traits)

    def column(self, key: str) -> tuple[tuple[int, ...], ...]:
        """A value of every piece by steps left: `column("fire")[piece][steps]`; 0 steps is 0."""
        return tuple((0, *(face.get(key, 0) for face in reversed(piece.faces))) for piece in self.pieces)


def read_pieces(
    doc: Document, sides: Sequence[Side], kinds: Sequence[str], values: Sequence[str], traits: Sequence[str] = ()
) -> list[Piece]:
    """The pieces of a `pieces.toml`: a table for each, values plain or one for each face."""
    by_name = {side.name: side for side in sides}
    return [_read_piece(name, table, by_name, kinds, values, traits) for name, table in doc.tables()]


def _read_piece(
    name: str,
    table: Document,
    sides: Mapping[str, Side],
    kinds: Sequence[str],
    values: Sequence[str],
    traits: Sequence[str],
) -> Piece:
    if name.split() != [name] or "#" in name:
        table.fault("", "the name of a piece is one word, without #")
    steps = table.int("steps", least=1, most=9, default=1)
    faces: list[dict[str, int]] = [{} for _ in range(steps)]
    for key in values:
        if table.has(key):
            for face, value in zip(faces, table.ints(key, count=steps), strict=False):
                face[key] = value
    piece = Piece(
        name=name,
        side=sides[table.choice("side", tuple(sides))],
        kind=table.choice("kind", tuple(kinds)),
        faces=tuple(faces),
        traits=frozenset(table.words("traits", among=traits, default=())),
        formation=table.str("formation", default=""),
        titles=table.by_language("title", default=None),
        sources={key: table.source(key) for key in values if table.has(key)},
    )
    table.done()
    return piece
