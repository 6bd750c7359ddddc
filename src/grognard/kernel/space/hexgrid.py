"""Hex maps: which hexes there are, what is printed on them, and how they lie to one another.

A hex is a small integer in code and a printed number in texts; a set of hexes is one Python integer,
bit h for hex h. Terrain, pieces, costs and colours do not belong here; boards laid together are in `area`.

The lattice. Hexes stand in straight *lines*, each hex at its *place* in the line. On a flat-topped map lines
are columns, from west to east, and places run south; on a pointy-topped map lines are rows, from north to
south, and places run east. Odd lines are *lowered*: they lie half a hex towards higher places.

    flat-topped                         pointy-topped
    line      0   1   2   3             place     0   1   2   3
    place 0   o       o                 line 0    o   o   o   o
                  o       o             line 1      o   o   o   o
    place 1   o       o                 line 2    o   o   o   o
                  o       o

Hex = line * stride + place, where the stride leaves one empty cell after every line: shifting a whole set by
a place then never carries a hex from the end of one line to the start of the next. Lists indexed by hex have
`grid.size` members, one for each cell whether it is a hex or not.

Axial coordinates (a, b) straighten the zigzag: a = line, b = place - line // 2. With a third axis c = -a - b
all six directions look alike, and distances and straight lines are plain integer arithmetic.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.space.numbering import (
    Parity,
    Ragged,
    Run,
    UnnumberedHex,
    extent_of,
    numbered,
    refuse_repeated,
    shift_of,
)
from grognard.kernel.space.straight_lines import FLAT, Axial, crossed, shortest, sides_crossed

Point = tuple[float, float]
Crossing = tuple[tuple[int, ...], ...]

POINTY = {"NE": (-1, 1), "E": (0, 1), "SE": (1, 0), "SW": (1, -1), "W": (0, -1), "NW": (-1, 0)}


# --- sets of hexes ------------------------------------------------------------------------------------------

# Up to about this many hexes it is faster to go bit by bit, beyond it byte by byte (measured).
MANY = 50
FEW = 16
"""With fewer hexes a column is filled one by one."""
DIGITS = bytes(48) + b"\0\1" + bytes(206)
"""The digits 0 and 1 as numbers, for `bytes.translate`."""
BITS_OF_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def members(bits: int) -> list[int]:
    """The hexes of a set, ascending."""
    if bits.bit_count() >= MANY:
        octets = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        starts = range(0, 8 * len(octets), 8)
        return [start + bit for start, octet in zip(starts, octets, strict=True) for bit in BITS_OF_BYTE[octet]]
    found = []
    while bits:
        top = bits.bit_length() - 1
        found.append(top)
        bits ^= 1 << top
    found.reverse()
    return found


def column(bits: int, size: int) -> bytearray:
    """A set of hexes as a 0 or 1 for each hex of a map of this size."""
    if bits.bit_count() < FEW:
        found = bytearray(size)
        for h in members(bits):
            found[h] = 1
        return found
    return bytearray(f"{bits:0{size}b}".encode()[::-1].translate(DIGITS))


def hexset(hexes: Iterable[int]) -> int:
    """The set of these hexes."""
    bits = 0
    for h in hexes:
        bits |= 1 << h
    return bits


@dataclass(frozen=True, slots=True, repr=False)
class Hexes:
    """A set of hexes together with its map, convenient for people; inner loops use the bare `bits`."""

    grid: Grid
    bits: int = 0

    @classmethod
    def of(cls, grid: Grid, *hexes: int | str) -> Hexes:
        """The set of these hexes, given by integer or by printed number."""
        return cls(grid, hexset(grid.find(h) if isinstance(h, str) else h for h in hexes))

    def __or__(self, other: Hexes) -> Hexes:
        return Hexes(self.grid, self.bits | other.bits) if other.grid is self.grid else NotImplemented

    def __and__(self, other: Hexes) -> Hexes:
        return Hexes(self.grid, self.bits & other.bits) if other.grid is self.grid else NotImplemented

    def __sub__(self, other: Hexes) -> Hexes:
        return Hexes(self.grid, self.bits & ~other.bits) if other.grid is self.grid else NotImplemented

    def __xor__(self, other: Hexes) -> Hexes:
        return Hexes(self.grid, self.bits ^ other.bits) if other.grid is self.grid else NotImplemented

    def __contains__(self, h: int | str) -> bool:
        found = self.grid.get(h) if isinstance(h, str) else h
        return found is not None and found >= 0 and bool(self.bits >> found & 1)

    def __iter__(self) -> Iterator[int]:
        return iter(members(self.bits))

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __repr__(self) -> str:
        return f"Hexes({' '.join(self.numbers())})"

    def grow(self, times: int = 1) -> Hexes:
        """These hexes and all within so many steps over the map."""
        return Hexes(self.grid, self.grid.grow(self.bits, times))

    def numbers(self) -> list[str]:
        """The printed numbers, in the order of the hexes."""
        return [self.grid.number(h) for h in self]


# --- the map ------------------------------------------------------------------------------------------------


class _Pattern(NamedTuple):
    """The crossings of a line relative to its first hex: as sides of cells, and as sets of hexsides."""

    crossings: list[list[list[tuple[int, int]]]]
    base: int
    anyhow: int
    corners: list[list[int]]


class Grid:
    """The hexes of one map, and every question of pure geometry about them; it never changes.

    `hexes` lists them ascending, `mask` is the set of them all. `directions` names the six directions
    clockwise, so that d and (d + 3) % 6 are opposite. `neighbours[h]` gives the hex in each direction, -1 for
    none; `adjacent[h]` only those that exist; `around[h]` the same as a set.
    """

    @classmethod
    def flat(
        cls,
        columns: Run,
        rows: Run,
        lowered: Parity = "even",
        rows_by_column: Ragged = None,
        holes: Iterable[str] = (),
        prefix: str = "",
        digits: int = 2,
    ) -> Grid:
        """A map of straight columns, numbered column then row from the north-west corner.

        `lowered` columns lie half a hex further south; `rows_by_column` gives the first and last row of
        columns where an edge is ragged; `holes` are numbers inside these limits that are no hex.
        """
        numbers = numbered(columns, rows, rows_by_column, holes, prefix, digits)
        shift = shift_of(lowered)
        cells = [UnnumberedHex(c + shift, r, (number,), (c, r)) for number, (c, r) in numbers.items()]
        return cls(cells, is_flat=True, extent=extent_of(prefix, cells, digits))

    @classmethod
    def pointy(
        cls,
        rows: Run,
        columns: Run,
        shifted: Parity = "even",
        columns_by_row: Ragged = None,
        holes: Iterable[str] = (),
        prefix: str = "",
        digits: int = 2,
        counted_from: Literal["north", "south"] = "south",
    ) -> Grid:
        """A map of straight rows, numbered row then column; `shifted` rows lie half a hex further east."""
        if counted_from not in ("north", "south"):
            raise BadData([f"rows are counted from north or south, not from {counted_from}"])
        numbers = numbered(rows, columns, columns_by_row, holes, prefix, digits)
        shift, southward = shift_of(shifted), 1 if counted_from == "north" else -1
        cells = [UnnumberedHex(southward * r + shift, c, (number,), (c, r)) for number, (r, c) in numbers.items()]
        return cls(cells, is_flat=False, extent=extent_of(prefix, cells, digits))

    def __init__(self, cells: Iterable[UnnumberedHex], *, is_flat: bool, extent: str) -> None:
        """Lay out cells of any lattice whose odd lines are lowered; `extent` says which numbers there are."""
        cells = list(cells)
        if not cells:
            raise BadData(["a map needs at least one hex"])
        compass = FLAT if is_flat else POINTY
        self.is_flat = is_flat
        self.extent = extent
        self.directions = tuple(compass)
        self.steps = tuple(compass.values())
        self._offsets: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
        self._patterns: dict[tuple[int, int, int], _Pattern] = {}
        self._bands: dict[tuple[int, int, int], tuple[int, int, tuple[int, ...]]] = {}
        self._discs: dict[tuple[int, int], int] = {}
        self._rings: dict[tuple[int, int], tuple[int, ...]] = {}
        self._distances: dict[int, array[int]] = {}
        self._lines_apart: dict[int, array[int]] = {}
        first = min(cell.line for cell in cells) & ~1  # moved by an even number, odd lines stay odd
        start = min(cell.place for cell in cells)
        self._measure(
            lines=max(cell.line for cell in cells) - first + 1,
            places=max(cell.place for cell in cells) - start + 1,
        )
        self._print({(cell.line - first) * self.stride + cell.place - start: cell for cell in cells})
        refuse_repeated(number for cell in cells for number in cell.numbers)
        self._admit(hexset(self._found.values()))

    def _measure(self, lines: int, places: int) -> None:
        """Fix the lattice: integers, coordinates, and the sets of high and lowered lines."""
        self.lines = lines
        self.places = places
        self.stride = places + 1
        self.size = lines * self.stride
        self._a = [h // self.stride for h in range(self.size)]
        self._b = [h % self.stride - h // self.stride // 2 for h in range(self.size)]
        self._broadest = max(self._b) - min(self._b)
        line = (1 << places) - 1
        self._high = sum(line << at * self.stride for at in range(0, lines, 2))
        self._low = sum(line << at * self.stride for at in range(1, lines, 2))

    def _print(self, cells: Mapping[int, UnnumberedHex]) -> None:
        """Put the printed numbers on the lattice."""
        self._numbers = [cells[h].numbers if h in cells else () for h in range(self.size)]
        self._printed = [cells[h].printed if h in cells else (0, 0) for h in range(self.size)]
        self._found = {number: h for h, cell in cells.items() for number in cell.numbers}

    def _admit(self, mask: int) -> None:
        """Make these cells, and no others, the hexes of the map."""
        self.mask = mask
        self.hexes = tuple(members(mask))
        self._real = [h if mask >> h & 1 else -1 for h in range(self.size)]
        self._alone = [(h,) for h in self._real]
        self._sides: int | None = None
        none = (-1,) * 6
        self.neighbours = tuple(
            none if h < 0 else tuple(self.at(self._a[h] + a, self._b[h] + b) for a, b in self.steps) for h in self._real
        )
        self.adjacent = tuple(tuple(n for n in row if n >= 0) for row in self.neighbours)
        self.around = tuple(hexset(row) for row in self.adjacent)

    def only(self, bits: int) -> Grid:
        """The same map cut down to these hexes, which keep their integers, numbers and distances."""
        part = copy(self)
        part._discs, part._rings = {}, {}
        part._admit(bits & self.mask)
        return part

    def __len__(self) -> int:
        return len(self.hexes)

    def __contains__(self, h: int) -> bool:
        return 0 <= h < self.size and self._real[h] == h

    def __repr__(self) -> str:
        return f"<Grid {'flat' if self.is_flat else 'pointy'}, {len(self)} hexes, {self.extent}>"

    # --- printed numbers ---

    def number(self, h: int) -> str:
        """The printed number of a hex; the first, if it has several."""
        return self._numbers[h][0]

    def numbers(self, h: int) -> tuple[str, ...]:
        """All the printed numbers of a hex: more than one where boards share it."""
        return self._numbers[h]

    def printed(self, h: int) -> tuple[int, int]:
        """The (column, row) of the printed number."""
        return self._printed[h]

    def get(self, text: str) -> int | None:
        """The hex with this printed number, if there is one."""
        h = self._found.get(text, -1)
        return h if h in self else None

    def find(self, text: str) -> int:
        """The hex with this printed number."""
        h = self.get(text)
        if h is None:
            known = "outside the area in play" if text in self._found else self.extent
            raise Unreadable(f"no hex {text}: {known}")
        return h

    # --- near and far ---

    def axial(self, h: int) -> Axial:
        """The axial coordinates of a hex."""
        return self._a[h], self._b[h]

    def at(self, a: int, b: int) -> int:
        """The hex at axial coordinates, or -1."""
        place = b + a // 2
        if 0 <= a < self.lines and 0 <= place < self.places:
            return self._real[a * self.stride + place]
        return -1

    def distance(self, h: int, other: int) -> int:
        """The distance of two hexes in steps, as if the map had no holes."""
        return (self._distances.get(h) or self.distances(h))[other]

    def distances(self, h: int) -> Sequence[int]:
        """The distance of every hex from this one; computed once."""
        far = self._distances.get(h)
        if far is None:
            a, b = self._a[h], self._b[h]
            far = array("H")
            for start in range(0, self.size, self.stride):
                first = self._b[start] - b + self._broadest
                far += self._apart(self._a[start] - a)[first : first + self.stride]
            self._distances[h] = far
        return far

    def _apart(self, lines: int) -> array[int]:
        """The distances of hexes so many lines apart, by their difference in the other coordinate."""
        known = self._lines_apart.get(lines)
        if known is None:
            broad = range(-self._broadest, self._broadest + 1)
            known = array("H", [(abs(lines) + abs(b) + abs(lines + b)) >> 1 for b in broad])
            self._lines_apart[lines] = known
        return known

    def step(self, h: int, d: int) -> int:
        """The hex next to this one in a direction, or -1."""
        return self.neighbours[h][d]

    def direction(self, h: int, other: int) -> int | None:
        """The direction of an adjacent hex, or None if it is not adjacent."""
        row = self.neighbours[h]
        return row.index(other) if other >= 0 and other in row else None

    @staticmethod
    def opposite(d: int) -> int:
        """The direction that leads back."""
        return (d + 3) % 6

    def ring(self, h: int, n: int) -> tuple[int, ...]:
        """The hexes at exactly this distance, clockwise from the one straight in direction 0."""
        ring = self._rings.get((h, n))
        if ring is None:
            ring = self._rings[h, n] = self._ring(h, n) if n else (h,)
        return ring

    def _ring(self, h: int, n: int) -> tuple[int, ...]:
        a, b = self._a[h] + n * self.steps[0][0], self._b[h] + n * self.steps[0][1]
        found = []
        for d in (2, 3, 4, 5, 0, 1):
            for _ in range(n):
                found.append(self.at(a, b))
                a, b = a + self.steps[d][0], b + self.steps[d][1]
        return tuple(other for other in found if other >= 0)

    def within(self, h: int, n: int) -> int:
        """The set of hexes at this distance or less, the hex itself included, as if the map had no holes."""
        disc = self._discs.get((h, n))
        if disc is None:
            disc = self._discs[h, n] = self.grow(1 << h, n, over=self._high | self._low) & self.mask
        return disc

    def grow(self, bits: int, times: int = 1, over: int | None = None) -> int:
        """The set and all hexes within so many steps of it, over the whole map or only through some hexes."""
        high, low, stride = self._high, self._low, self.stride
        if over is None:
            over = self.mask
        for _ in range(times):
            beside = bits | (bits & high) >> 1 | (bits & low) << 1
            bits = (bits | bits << 1 | bits >> 1 | beside << stride | beside >> stride) & over
        return bits

    # --- edges: a directed edge is hex * 6 + direction, a side of a hex crossed outwards ---

    def edge(self, h: int, other: int) -> int:
        """The edge that leads from a hex into an adjacent one."""
        d = self.direction(h, other)
        if d is None:
            raise Unreadable(f"{self.number(h)} and {self.number(other)} are not adjacent")
        return h * 6 + d

    def ends(self, e: int) -> tuple[int, int]:
        """The hex an edge leads from and the one it leads into, -1 beyond the map."""
        return e // 6, self.neighbours[e // 6][e % 6]

    def reverse(self, e: int) -> int:
        """The edge of the same hexside from the other hex, or -1 beyond the map."""
        other = self.neighbours[e // 6][e % 6]
        return other * 6 + (e + 3) % 6 if other >= 0 else -1

    def hexside(self, e: int) -> int:
        """The number of a hexside, the same in both directions: the lower of its two edges."""
        back = self.reverse(e)
        return e if back < 0 else min(e, back)

    @property
    def sides(self) -> int:
        """The set of all hexsides between two hexes, by their numbers; made once."""
        if self._sides is None:
            self._sides = hexset(self.hexside(h * 6 + d) for h in self.hexes for d in range(6) if self.step(h, d) >= 0)
        return self._sides

    # --- straight lines ---

    def straight(self, h: int, other: int) -> bool:
        """Whether one of the six directions leads straight from hex to hex."""
        a = self._a[h] - self._a[other]
        b = self._b[h] - self._b[other]
        return a == 0 or b == 0 or a + b == 0

    def line(self, h: int, other: int) -> tuple[tuple[int, ...], ...]:
        """The hexes that the straight segment between two centres meets, computed exactly, without both ends.

        Each step is one hex whose inside is met, even if only near a corner, or the two hexes of a hexside
        along which the segment runs, lower first. Where that one hex or both of the two are missing, the step
        is (-1,); where one of two is missing, the step is the other alone. The line back is the same in reverse.
        """
        a = self._a[other] - self._a[h]
        b = self._b[other] - self._b[h]
        key = a, b, self._a[h] & 1
        offsets = self._offsets.get(key)
        if offsets is None:
            offsets = self._offsets[key] = self.line_offsets(*key)
        alone = self._alone
        return tuple([alone[h + i] if i == j else self._pair(h + i, h + j) for i, j in offsets])

    def line_offsets(self, a: int, b: int, lowered: int) -> list[tuple[int, int]]:
        """The steps of a line so far in axial coordinates, relative to its first hex, for hexes of one parity.

        Each step is two offsets, lower first: the same twice for one hex, different ones for the hexes of a hexside.
        """
        return [self._as_offsets(met, lowered) for met in crossed(a, b)]

    def line_sets(self, h: int, other: int) -> tuple[int, tuple[int, ...]]:
        """The same as sets: the hexes met alone, and for every step along a side its two hexes."""
        key = self._a[other] - self._a[h], self._b[other] - self._b[h], self._a[h] & 1
        band = self._bands.get(key)
        if band is None:
            offsets = self.line_offsets(*key)
            base = min((i for i, _ in offsets), default=0)
            alone = hexset(i - base for i, j in offsets if i == j)
            band = self._bands[key] = base, alone, tuple([1 << i - base | 1 << j - base for i, j in offsets if i != j])
        base, alone, along = band
        at, mask = h + base, self.mask
        if at < 0:  # a cell before the first, which has no bit
            steps = self.line(h, other)
            alone = hexset(step[0] for step in steps if len(step) == 1 and step[0] >= 0)
            return alone, tuple([hexset(step) for step in steps if len(step) == 2])
        singles = alone << at & mask
        if not along:
            return singles, ()
        pairs = []
        for pair in along:
            shifted = pair << at
            if shifted & mask == shifted:
                pairs.append(shifted)
            else:
                singles |= shifted & mask
        return singles, tuple(pairs)

    def crossings(self, h: int, other: int) -> tuple[Crossing, ...]:
        """The hexsides that the straight segment between two centres crosses on its way, in order.

        Each crossing is one way over one hexside; where the segment runs along a side, or through a corner, it has two
        ways round. Ways off the map are left out. The crossings of the line back are the same in reverse.
        """
        found = (sorted(self._ways(h, ways), key=shortest) for ways in self._pattern(h, other).crossings)
        return tuple([tuple(ways) for ways in found if ways])

    def crossing_sets(self, h: int, other: int) -> tuple[int, list[list[int]]]:
        """The same as sets of hexsides: those crossed for certain, and for every other crossing its ways."""
        pattern = self._pattern(h, other)
        base = h * 6 + pattern.base
        if base < 0:  # a corner beyond the first line: what lies there has no bit
            found = self.crossings(h, other)
            ways = [[hexset(way) for way in crossing] for crossing in found if len(crossing) > 1]
            return hexset(crossing[0][0] for crossing in found if len(crossing) == 1), ways
        if not pattern.corners:
            return pattern.anyhow << base, []
        shifted = [[way << base for way in corner] for corner in pattern.corners]
        every = self.sides
        on_map = [[way for way in ways if way & every == way] for ways in shifted]
        return pattern.anyhow << base & every, [ways for ways in on_map if ways]

    def _pattern(self, h: int, other: int) -> _Pattern:
        """The crossings of a line relative to its first hex; the same for all hexes on lines of one parity."""
        key = self._a[other] - self._a[h], self._b[other] - self._b[h], self._a[h] & 1
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = self._make_pattern(*key)
        return pattern

    def _make_pattern(self, a: int, b: int, lowered: int) -> _Pattern:
        met = list(sides_crossed(a, b, self.steps))
        crossings = [[[(self._offset(cell, lowered), d) for cell, d in way] for way in ways] for ways in met]
        sides = [[[self._relative(cell, d, lowered) for cell, d in way] for way in ways] for ways in met]
        base = min((side for ways in sides for way in ways for side in way), default=0)
        sets = [[hexset(side - base for side in way) for way in ways] for ways in sides]
        anyhow = sum(ways[0] for ways in sets if len(ways) == 1)
        return _Pattern(crossings, base, anyhow, [ways for ways in sets if len(ways) > 1])

    def _relative(self, cell: Axial, d: int, lowered: int) -> int:
        """The number of a side of a cell, relative to the first hex of a line."""
        other = cell[0] + self.steps[d][0], cell[1] + self.steps[d][1]
        return min(self._offset(cell, lowered) * 6 + d, self._offset(other, lowered) * 6 + (d + 3) % 6)

    def _ways(self, h: int, ways: Sequence[Sequence[tuple[int, int]]]) -> Iterator[tuple[int, ...]]:
        """The ways of one crossing that lie on the map, as hexsides."""
        neighbours = self.neighbours
        for way in ways:
            sides = []
            for offset, d in way:
                n = neighbours[h + offset][d]
                if n < 0:
                    break
                sides.append(min((h + offset) * 6 + d, n * 6 + (d + 3) % 6))
            else:
                yield tuple(sorted(sides))

    def _offset(self, cell: Axial, lowered: int) -> int:
        """A cell relative to the first of a line; the same for all hexes on lines of one parity."""
        return cell[0] * self.stride + cell[1] + (cell[0] + lowered) // 2

    def _as_offsets(self, met: Sequence[Axial], lowered: int) -> tuple[int, int]:
        """One step of a line relative to its first hex; the same for all hexes on lines of one parity.

        Outside the lattice a line touches only padding cells, so its offsets always fall on a cell.
        """
        offsets = [self._offset(cell, lowered) for cell in met]
        return min(offsets), max(offsets)

    def _pair(self, i: int, j: int) -> tuple[int, ...]:
        """The two hexes of a hexside as a step of a line."""
        i, j = self._real[i], self._real[j]
        return (i, j) if i >= 0 and j >= 0 else (max(i, j),)

    # --- drawing: adjacent centres are 1 apart, x runs east and y south ---

    def centre(self, h: int) -> Point:
        """The middle of a hex; the first cell of the lattice is at (0, 0)."""
        return self._point(self._a[h], self._b[h])

    def corners(self, h: int) -> list[Point]:
        """The six corners, clockwise; the side in direction d runs from corner d to corner (d + 1) % 6."""
        x, y = self.centre(h)
        ways = [self._point(*step) for step in self.steps]
        return [
            (x + (before[0] + after[0]) / 3, y + (before[1] + after[1]) / 3)
            for before, after in pairwise([ways[-1], *ways])
        ]

    def _point(self, a: int, b: int) -> Point:
        across, along = a * sqrt(3) / 2, b + a / 2
        return (across, along) if self.is_flat else (along, across)
