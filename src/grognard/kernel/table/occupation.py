"""Which pieces are where, and zones of control, updated as pieces move.

Derived from the position and never saved: stacks by place, and for each side, kind of zone and hex the number of pieces
that reach it. Only the functions here change them; the conformance kit compares them with a fresh count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Areas = Sequence[Sequence[Sequence[int]]]
"""For each kind of zone and each hex, the hexes that a piece standing there reaches."""


class Occupation:
    """Stacks (pieces in ascending order, by place) and zone counts."""

    __slots__ = ("_shown_stacks", "_shown_zones", "areas", "held", "kinds", "size", "stacks", "zones")

    def __init__(self, pieces: int, size: int, sides: int, areas: Areas) -> None:
        self.size = size
        self.areas = areas
        self.kinds = len(areas)
        self.stacks: dict[int, tuple[int, ...]] = {}
        self.held = [-1] * pieces
        self.zones = [bytearray(size) for _ in range(sides * self.kinds)]
        self._shown_stacks: dict[int, tuple[int, ...]] | None = None
        self._shown_zones: tuple[tuple[int, ...], tuple[bytes, ...]] | None = None

    def zone(self, side: int, kind: int = 0) -> bytearray:
        """For every hex, how many pieces of a side reach it with this kind of zone."""
        return self.zones[side * self.kinds + kind]

    def lay(self, piece: int, place: int) -> None:
        """Add a piece to a place."""
        self._shown_stacks = None
        stack = self.stacks.get(place)
        if stack is None:
            self.stacks[place] = (piece,)
        elif piece > stack[-1]:
            self.stacks[place] = (*stack, piece)
        else:
            self.stacks[place] = tuple(sorted((*stack, piece)))

    def lay_all(self, at: Sequence[int]) -> None:
        """Build all stacks anew: `at` is the place of every piece."""
        self._shown_stacks = None
        stacks: dict[int, list[int]] = {}
        for piece, place in enumerate(at):
            if place in stacks:
                stacks[place].append(piece)
            else:
                stacks[place] = [piece]
        self.stacks = {place: tuple(stack) for place, stack in stacks.items()}

    def lift(self, piece: int, place: int) -> None:
        """Take a piece from a place."""
        self._shown_stacks = None
        stack = self.stacks[place]
        if len(stack) == 1:
            del self.stacks[place]
        else:
            self.stacks[place] = tuple([other for other in stack if other != piece])

    def exert(self, piece: int, side: int, kind: int, place: int) -> None:
        """Let a piece exert this kind of zone from this hex; kind -1 is none."""
        now = -1 if kind < 0 or place >= self.size else place * self.kinds + kind
        before = self.held[piece]
        if now == before:
            return
        self._shown_zones = None
        if before >= 0:
            counts = self.zone(side, before % self.kinds)
            for hex_ in self.areas[before % self.kinds][before // self.kinds]:
                counts[hex_] -= 1
        if now >= 0:
            counts = self.zone(side, kind)
            for hex_ in self.areas[kind][place]:
                counts[hex_] += 1
        self.held[piece] = now

    def snapshot(self) -> tuple[dict[int, tuple[int, ...]], tuple[int, ...], tuple[bytes, ...]]:
        """Copies of stacks and zones; those of the last call if nothing has changed since."""
        if self._shown_stacks is None:
            self._shown_stacks = self.stacks.copy()
        if self._shown_zones is None:
            self._shown_zones = tuple(self.held), tuple(map(bytes, self.zones))
        return self._shown_stacks, *self._shown_zones

    def restore(self, snapshot: Any) -> None:
        """Put everything back as it was."""
        stacks, held, zones = snapshot
        self._shown_stacks, self._shown_zones = stacks, (held, zones)
        self.stacks = stacks.copy()
        self.held = list(held)
        self.zones = [*map(bytearray, zones)]

    def same_as(self, other: Occupation) -> bool:
        """Whether two counts agree."""
        return self.stacks == other.stacks and self.held == other.held and self.zones == other.zones
