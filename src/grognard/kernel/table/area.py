"""Boards laid together: several maps, each turned and put against the others, become one `Grid`.

Every hex of a part keeps its printed number with the part's prefix before it, and a hex where parts overlap
carries the numbers of all of them. An overlay is laid on a finished map and adds no hexes or numbers. A
`Placement` says where the hexes and edges of a part are in the area; `board` uses it to copy the terrain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.numbering import UnnumberedHex
from grognard.kernel.space.straight_lines import Axial

BOTH = " and "
"""The word between the two pairs of hexes that fix how an overlay lies."""


@dataclass(frozen=True, slots=True)
class Part:
    """One board of an area: its name, its map, how far it is turned, and where it lies.

    `turn` counts sixths of a circle clockwise, so that 3 is upside down. `where` is empty for the first part;
    for the others it puts a hex of the part on, or in some direction of, a hex of the parts before: "0101 on
    A1401", "1801 E of W1838". The direction is that of the finished area, and the second number is written as
    it is there. `prefix` goes before the part's own numbers; it is the name unless given.
    """

    name: str
    grid: Grid
    turn: int = 0
    where: str = ""
    prefix: str | None = None

    def number(self, printed: str) -> str:
        """The number of a hex of this part in the area."""
        return (self.name if self.prefix is None else self.prefix) + printed


@dataclass(frozen=True, slots=True)
class Placement:
    """Translates hexes, directions, edges and sets of a part into those of its area."""

    part: Part
    hexes: tuple[int, ...] = field(repr=False)

    def hex(self, old: int) -> int:
        """The area's hex for a hex of the part, or -1."""
        return self.hexes[old]

    def direction(self, old: int) -> int:
        """The area's direction for a direction of the part."""
        return (old + self.part.turn) % 6

    def edge(self, old: int) -> int:
        """The area's edge for a directed edge of the part."""
        return self.hexes[old // 6] * 6 + (old + self.part.turn) % 6

    def bits(self, old: int) -> int:
        """The area's set of hexes for a set of the part."""
        return hexset(self.hexes[h] for h in members(old))


@dataclass(frozen=True, slots=True)
class Area:
    """The joined map, and the placement of each part by its name."""

    grid: Grid
    placements: Mapping[str, Placement]


def join(parts: Iterable[Part]) -> Area:
    """Lay parts together in the order given."""
    parts = list(parts)
    if faults := _faults(parts):
        raise BadData(faults)
    cells: dict[Axial, UnnumberedHex] = {}
    spots: dict[str, Axial] = {}
    for part in parts:
        for h, spot in _lay_part(part, spots).items():
            numbers = tuple(part.number(number) for number in part.grid.numbers(h))
            a, b = spot
            shared = cells.get(spot) or UnnumberedHex(a, b + a // 2, (), part.grid.printed(h))
            cells[spot] = UnnumberedHex(shared.line, shared.place, shared.numbers + numbers, shared.printed)
            spots.update((number, spot) for number in numbers)
    extent = "; ".join(part.number(" " + part.grid.extent).strip() for part in parts)
    grid = Grid(cells.values(), is_flat=parts[0].grid.is_flat, extent=extent)
    return Area(grid, {part.name: Placement(part, _new_hexes(part, grid)) for part in parts})


def lay_on(part: Part, grid: Grid) -> Placement:
    """Lay an overlay on a finished map; each of its hexes must cover a hex there.

    Where two hexes are named, "0101 on A1511 and 0102 on A1510", they also fix how it is turned.
    """
    if part.grid.is_flat != grid.is_flat:
        raise BadData(["flat-topped and pointy-topped hexes do not fit together"])
    spots = {number: grid.axial(h) for h in grid.hexes for number in grid.numbers(h)}
    part = _fixed(part, spots)
    covered = {h: grid.at(*spot) for h, spot in _lay(part, spots).items()}
    if beyond := [part.grid.number(h) for h, new in covered.items() if new < 0]:
        raise BadData([f"{part.where}: off the board: {' '.join(beyond)}"])
    return Placement(part, tuple(covered.get(h, -1) for h in range(part.grid.size)))


def _fixed(part: Part, spots: Mapping[str, Axial]) -> Part:
    """The part placed by one hex, turned so that all hexes named lie where they should."""
    first, *others = part.where.split(BOTH)
    keys = [_meeting(replace(part, where=where), spots) for where in others]
    ways = [replace(part, where=first, turn=turn) for turn in (range(6) if keys else (part.turn,))]
    for way in ways:
        laid = _lay(way, spots)
        if all(laid[own] == target for own, target in keys):
            return way
    raise BadData([f"{part.where}: does not fit, however it is turned"])


def _faults(parts: list[Part]) -> list[str]:
    """What is wrong with the parts before any is laid."""
    if not parts:
        return ["an area needs at least one part"]
    times = Counter(part.name for part in parts)
    faults = [f"part {name} is named {n} times" for name, n in times.items() if n > 1]
    for place, part in enumerate(parts):
        if part.grid.is_flat != parts[0].grid.is_flat:
            faults.append(f"part {part.name}: flat-topped and pointy-topped hexes do not fit together")
        if part.turn not in range(6):
            faults.append(f"part {part.name}: turned by {part.turn} sixths of a circle, not 0 to 5")
        if place == 0 and part.where:
            faults.append(f"part {part.name}: {part.where}: the first part has nothing to lie against")
        if place > 0 and not part.where:
            faults.append(f"part {part.name}: where does it lie?")
    return faults


def _lay_part(part: Part, spots: Mapping[str, Axial]) -> dict[int, Axial]:
    """Lay one part of several; its faults carry its name."""
    try:
        return _lay(part, spots)
    except BadData as error:
        raise BadData([f"part {part.name}: {fault}" for fault in error.faults]) from error


def _lay(part: Part, spots: Mapping[str, Axial]) -> dict[int, Axial]:
    """The spot of every hex of a part, given the spots of the numbers laid before."""
    turned = {h: _turned(part, h) for h in part.grid.hexes}
    if not part.where:
        return turned
    own, target = _meeting(part, spots)
    a, b = target[0] - turned[own][0], target[1] - turned[own][1]
    return {h: (i + a, j + b) for h, (i, j) in turned.items()}


def _turned(part: Part, h: int) -> Axial:
    """The spot of a hex after its part is turned about the origin."""
    a, b = part.grid.axial(h)
    steps = part.grid.steps
    along_a = steps[(steps.index((1, 0)) + part.turn) % 6]
    along_b = steps[(steps.index((0, 1)) + part.turn) % 6]
    return a * along_a[0] + b * along_b[0], a * along_a[1] + b * along_b[1]


def _meeting(part: Part, spots: Mapping[str, Axial]) -> tuple[int, Axial]:
    """The hex of the part that `where` names, and the spot where it must lie."""
    match part.where.split():
        case [own, "on", number]:
            a, b = 0, 0
        case [own, direction, "of", number] if direction in part.grid.directions:
            a, b = part.grid.steps[part.grid.directions.index(direction)]
        case _:
            compass = ", ".join(part.grid.directions)
            raise BadData([f"{part.where}: say HEX on HEX, or HEX {{{compass}}} of HEX"])
    if number not in spots:
        raise BadData([f"{part.where}: no hex {number} in the parts laid before"])
    try:
        h = part.grid.find(own)
    except Unreadable as fault:
        raise BadData([f"{part.where}: {fault}"]) from fault
    return h, (spots[number][0] + a, spots[number][1] + b)


def _new_hexes(part: Part, grid: Grid) -> tuple[int, ...]:
    """The area's hex for each cell of a part, -1 for cells that are no hex."""
    return tuple(
        grid.find(part.number(part.grid.number(old))) if old in part.grid else -1 for old in range(part.grid.size)
    )
