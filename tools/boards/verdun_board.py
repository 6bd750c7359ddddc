"""The board of `verdun`, checked against geography and against its rulebook.

The four villages whose hexes the book names fix the position of the hex grid, of 700 m hexes, on the ground; a table of
coordinates gives the place of everything else. `--check` tests board.toml fact by fact, `--fit` shows how well the
book's hexes agree with geography, `--project` gives the hex of a coordinate. The game decides what terrain does, except
the costs of supply lines, which the check of the book's own example needs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from pathlib import Path
from typing import NamedTuple

from grognard.kernel.files.data import Files
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.reach import UNLIMITED, reach
from grognard.kernel.space.trace import Line, Links, flood, flood_links, trace
from grognard.kernel.table.board import Board, Legend, read_board

BOARD = Path(__file__).resolve().parents[2] / "src/grognard/games/verdun/data/board.toml"

LEGEND = Legend(
    terrains=("wood", "hill", "village", "city", "trench", "fort"),
    hexsides=("stream", "river", "bridge"),
    links=("road", "rail"),
)


# --- the land -----------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A place on the ground, and the hex where the board has it."""

    name: str
    lat: float
    lon: float
    hex: str


# The villages whose hexes the book names (3.1, 6.15, 7.11, 7.13). Only they fix the position of the map.
ANCHORS = (
    Place("Forges", 49.264, 5.291, "0105"),
    Place("Haumont", 49.274, 5.353, "1104"),
    Place("Beaumont", 49.259, 5.408, "1605"),
    Place("Louvemont", 49.238, 5.399, "1609"),
)

# Villages from an open table of communes and a list of the destroyed ones; forts, works, woods and hills by general
# knowledge of the ground. Villages and forts are good to about half a kilometre; a wood or hill is its rough middle.
GAZETTEER = (
    Place("Verdun", 49.160, 5.383, "1421"),
    Place("Belleville", 49.177, 5.377, "1319"),
    Place("Thierville", 49.170, 5.352, "1020"),
    Place("Bras", 49.210, 5.378, "1314"),
    Place("Charny", 49.208, 5.363, "1114"),
    Place("Vacherauville", 49.223, 5.362, "1112"),
    Place("Champneuville", 49.236, 5.326, "0710"),
    Place("Samogneux", 49.255, 5.338, "0806"),
    Place("Regnéville", 49.253, 5.326, "0707"),
    Place("Brabant", 49.273, 5.312, "0504"),
    Place("Consenvoye", 49.288, 5.285, "0201"),
    Place("Cumières", 49.235, 5.279, "0110"),
    Place("Marre", 49.212, 5.303, "0413"),
    Place("Damloup", 49.201, 5.492, "2715"),
    Place("Vaux", 49.210, 5.471, "2413"),
    Place("Dieppe", 49.220, 5.510, "2912"),
    Place("Eix", 49.179, 5.498, "2719"),
    Place("Moulainville", 49.162, 5.496, "2721"),
    Place("Maucourt", 49.248, 5.507, "2807"),
    Place("Mogeville", 49.242, 5.530, "3109"),
    Place("Abaucourt", 49.197, 5.539, "3215"),
    Place("Gremilly", 49.278, 5.477, "2503"),
    Place("Azannes", 49.291, 5.467, "2201"),
    Place("Ornes", 49.254, 5.473, "2406"),
    Place("Bezonvaux", 49.237, 5.468, "2409"),
    Place("Douaumont", 49.221, 5.432, "1912"),
    Place("Fleury", 49.196, 5.435, "2015"),
    Place("Fort de Douaumont", 49.217, 5.439, "2012"),
    Place("Fort de Vaux", 49.199, 5.468, "2415"),
    Place("Fort de Souville", 49.186, 5.436, "2017"),
    Place("Fort de Tavannes", 49.181, 5.470, "2418"),
    Place("Fort de Belleville", 49.175, 5.401, "1619"),
    Place("Fort Saint-Michel", 49.181, 5.410, "1718"),
    Place("Fort de Moulainville", 49.162, 5.467, "2421"),
    Place("Fort de Belrupt", 49.149, 5.423, "1822"),
    Place("Fort de Vacherauville", 49.215, 5.335, "0812"),
    Place("Fort de Marre", 49.203, 5.317, "0614"),
    Place("Fort du Bois Bourrus", 49.199, 5.299, "0415"),
    Place("Ouvrage de Froideterre", 49.198, 5.402, "1615"),
    Place("Ouvrage de Thiaumont", 49.206, 5.426, "1914"),
    Place("Ouvrage d’Hardaumont", 49.215, 5.456, "2212"),
    Place("Ouvrage de Bezonvaux", 49.229, 5.461, "2311"),
    Place("Ouvrage de la Laufée", 49.187, 5.484, "2617"),
    Place("Batterie de Damloup", 49.194, 5.478, "2516"),
    Place("Tunnel de Tavannes", 49.177, 5.461, "2319"),
    Place("Bois d’Haumont", 49.284, 5.368, "1102"),
    Place("Bois des Caures", 49.277, 5.398, "1503"),
    Place("Poste de Driant", 49.277, 5.405, "1603"),
    Place("Ferme d’Anglemont", 49.275, 5.376, "1202"),
    Place("Bois de Consenvoye", 49.297, 5.335, "0701"),
    Place("Bois de Ville", 49.281, 5.425, "1802"),
    Place("Herbebois", 49.268, 5.446, "2104"),
    Place("Bois de la Wavrille", 49.264, 5.424, "1805"),
    Place("Bois des Fosses", 49.247, 5.413, "1708"),
    Place("Bois le Chaume", 49.251, 5.437, "2007"),
    Place("Bois des Caurières", 49.241, 5.444, "2109"),
    Place("Cote 378", 49.237, 5.426, "1909"),
    Place("Bois de la Vauche", 49.229, 5.443, "2111"),
    Place("Ravin d’Hassoule", 49.226, 5.437, "2011"),
    Place("Bois d’Hardaumont", 49.219, 5.462, "2312"),
    Place("Bois de la Caillette", 49.211, 5.444, "2114"),
    Place("Bois Fumin", 49.203, 5.455, "2214"),
    Place("Bois de Vaux-Chapitre", 49.194, 5.447, "2116"),
    Place("Bois Chauffour", 49.222, 5.421, "1811"),
    Place("Carrières d’Haudromont", 49.222, 5.407, "1611"),
    Place("Bois Nawé", 49.213, 5.413, "1713"),
    Place("Côte du Poivre", 49.229, 5.383, "1410"),
    Place("Côte de Talou", 49.240, 5.347, "0909"),
    Place("Cote 344", 49.257, 5.365, "1106"),
    Place("Ferme Mormont", 49.252, 5.385, "1407"),
    Place("Bois Bourrus", 49.203, 5.300, "0315"),
    Place("Côte de l’Oie", 49.247, 5.273, "0107"),
)


# --- the projection -----------------------------------------------------------------------------------------

HEX_KM = 0.7
COLUMN_KM = HEX_KM * sqrt(3) / 2
DEGREE_KM = 111.2
MIDDLE = (49.235, 5.383)  # The earth is treated as flat here; over 17 km the error is a few metres.

Point = tuple[float, float]


def on_the_ground(lat: float, lon: float) -> Point:
    """Kilometres east and south of the middle of the land."""
    return (lon - MIDDLE[1]) * DEGREE_KM * cos(radians(MIDDLE[0])), (MIDDLE[0] - lat) * DEGREE_KM


def centre(column: int, row: int) -> Point:
    """Kilometres east and south of hex 0101; even columns lie half a hex lower."""
    return (column - 1) * COLUMN_KM, (row - 1) * HEX_KM + (0 if column % 2 else HEX_KM / 2)


def split(number: str) -> tuple[int, int]:
    """The column and row of a printed hex number."""
    return int(number[:2]), int(number[2:])


class Projection(NamedTuple):
    """The position of the map on the ground: rotated (radians, clockwise) about a point, which is moved to another."""

    turn: float
    pivot: Point
    moved: Point

    def point(self, lat: float, lon: float) -> Point:
        """Where a coordinate falls on the map, in kilometres from hex 0101."""
        east, south = on_the_ground(lat, lon)
        east, south = east - self.pivot[0], south - self.pivot[1]
        c, s = cos(self.turn), sin(self.turn)
        return east * c - south * s + self.moved[0], east * s + south * c + self.moved[1]

    def cell(self, lat: float, lon: float) -> tuple[int, int]:
        """The column and row in which a coordinate falls, on the map or beyond its edges."""
        east, south = self.point(lat, lon)
        near = round(east / COLUMN_KM) + 1
        cells = [(c, round((south - centre(c, 1)[1]) / HEX_KM) + 1) for c in (near - 1, near, near + 1)]
        return min(cells, key=lambda cell: hypot(centre(*cell)[0] - east, centre(*cell)[1] - south))

    def residual(self, place: Place) -> Point:
        """How far east and south of its coordinates the board has a place, in kilometres."""
        east, south = self.point(place.lat, place.lon)
        x, y = centre(*split(place.hex))
        return x - east, y - south


def fit(places: Iterable[Place] = ANCHORS) -> Projection:
    """The turn and the shift, at the scale of 700 m, with the least squares of distances from places to their hexes."""
    pairs = [(on_the_ground(place.lat, place.lon), centre(*split(place.hex))) for place in places]
    ground, drawn = _mean(g for g, _ in pairs), _mean(d for _, d in pairs)
    along = across = 0.0
    for (gx, gy), (dx, dy) in pairs:
        gx, gy, dx, dy = gx - ground[0], gy - ground[1], dx - drawn[0], dy - drawn[1]
        along += gx * dx + gy * dy
        across += gx * dy - gy * dx
    return Projection(atan2(across, along), ground, drawn)


def _mean(points: Iterable[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def steps_between(first: tuple[int, int], second: tuple[int, int]) -> int:
    """The distance in hexes between two cells of the map or beyond it."""
    (q1, r1), (q2, r2) = ((c, r - (c + 1) // 2) for c, r in (first, second))
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


# --- costs of lines and movement ----------------------------------------------------------------------------

PRICES = {"wood": 2, "hill": 2, "village": 2, "city": 2}
TRENCH = STREAM = BASIC = 1


def off_road(board: Board, hex_: int) -> int:
    """The terrain chart: what a hex costs when it is not entered along a road; terrains add up."""
    ground = sum(price for terrain, price in PRICES.items() if board.has(hex_, terrain))
    return (ground or BASIC) + (TRENCH if board.has(hex_, "trench") else 0)


def crossing(board: Board, start: int, end: int) -> int | None:
    """What the hexside between two hexes adds, or None where the Meuse has no bridge."""
    if board.crosses("river", start, end):
        return 0 if board.crosses("bridge", start, end) else None
    return STREAM if board.crosses("stream", start, end) else 0


def edges(board: Board, interdicted: int = 0, road: int = 0) -> Edges:
    """Points for every step: `road` along an unbroken road (a line pays 0, a march 1), else the chart's price.

    An interdicted hex costs double off the road, and its road is linked to no neighbour (6.13).
    """

    def cost(start: int, end: int, _: int) -> int | None:
        over = crossing(board, start, end)
        broken = interdicted >> start & 1 or interdicted >> end & 1
        if over is None or (board.is_linked("road", start, end) and not broken):
            return None if over is None else road
        return off_road(board, end) * (2 if interdicted >> end & 1 else 1) + over

    return edge_costs(board.grid, cost)


# --- facts --------------------------------------------------------------------------------------------------


class Fact(NamedTuple):
    """One fact that the board must satisfy, its source, and whether it holds."""

    where: str
    says: str
    holds: bool
    note: str = ""

    def __str__(self) -> str:
        return f"{'PASS' if self.holds else 'FAIL'}  {self.where:<8}{self.says}{f' ({self.note})' if self.note else ''}"


GERMAN_SOURCES = ("0201", "1601", "2201")
FRENCH_SOURCES = ("1323", "1622", "3307", "3310", "3321")
SECTORS = {"sector-72": ("0403", "1403"), "sector-51": ("1504", "2305"), "sector-14": ("2405", "3305")}
SET_UPS = {"set-up-vii": (2, 10), "set-up-xviii": (11, 17), "set-up-iii": (18, 25), "set-up-v": (26, 33)}
SECTOR_COLUMNS = (11, 9, 10)
DISRUPTED_LINE = 5
MAJOR_VICTORY = 12
LOSSES_VP = 5


class Checker:
    """The board, with the queries that many facts use."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grid = board.grid
        self.at = board.grid.find
        self.roads = Links(self.grid.ends(edge) for edge in board.links["road"])
        self.rails = Links(self.grid.ends(edge) for edge in board.links["rail"])
        self.road_hexes = hexset(h for pair in self.roads.pairs() for h in pair)
        self.rail_hexes = hexset(h for pair in self.rails.pairs() for h in pair)

    def set_of(self, *numbers: str) -> int:
        """The set of hexes with these numbers."""
        return hexset(self.at(number) for number in numbers)

    def region(self, name: str) -> int:
        """A region of the board, empty where it has none."""
        return self.board.regions.get(name, 0)

    def numbers(self, bits: int) -> str:
        """The printed numbers of a set."""
        return " ".join(self.grid.number(h) for h in members(bits))

    def terrains(self, number: str) -> set[str]:
        """The terrains of a hex."""
        return set(self.board.terrains_at(self.at(number)))

    def name(self, number: str) -> str:
        """The name of a hex in French."""
        return self.board.name(self.at(number), "fr")

    def is_road(self, *numbers: str) -> bool:
        """Whether these hexes all carry a road."""
        return not self.set_of(*numbers) & ~self.road_hexes

    def linked(self, first: str, second: str) -> bool:
        """Whether a road joins two adjacent hexes."""
        return self.board.is_linked("road", self.at(first), self.at(second))

    def by_road(self, first: str, second: str, closed: int = 0) -> bool:
        """Whether a road leads from hex to hex without entering the closed ones."""
        return bool(self.reached_by(self.roads, first, closed) & self.set_of(second))

    def reached_by(self, links: Links, start: str, closed: int = 0) -> int:
        """All hexes that links join to one."""
        return flood_links(links, self.set_of(start), self.grid.mask & ~closed)

    def edge_row(self, *, north: bool = False, south: bool = False, east: bool = False) -> int:
        """The hexes along some edges of the map."""
        last = {h: 23 if self.grid.printed(h)[0] % 2 else 22 for h in self.grid.hexes}
        return hexset(
            h
            for h in self.grid.hexes
            for column, row in [self.grid.printed(h)]
            if (north and row == 1) or (south and row == last[h]) or (east and column == 33)
        )

    def over_land(self, sources: int, closed: int = 0) -> int:
        """The hexes reached from a set without crossing the Meuse or entering closed hexes, bridges not counted."""
        dry = edge_costs(self.grid, lambda a, b, _: None if self.board.crosses("river", a, b) else 0)
        found = 0
        for start in members(sources):
            if not found >> start & 1:
                found |= reach(dry, start, UNLIMITED, barred=lambda h: closed >> h & 1).bits | 1 << start
        return found

    def facts(self) -> list[Fact]:
        """Every fact, in the order of the inventory."""
        return [
            *self.map_facts(),
            *self.lattice_facts(),
            *self.road_facts(),
            *self.trench_facts(),
            *self.price_facts(),
            *self.missing_parts(),
            *self.region_facts(),
            *self.drawing_facts(),
            *self.land_facts(),
        ]

    # --- A.2: what the book says of single hexes

    def map_facts(self) -> Iterator[Fact]:
        """A.2, row by row."""
        left, north = self.region("left-bank"), self.region("north-control")
        yield Fact("A.2", "0105 is Forges, on the west bank", self.name("0105") == "Forges" and self._in("0105", left))
        yield Fact("A.2", "0201 has a road at the north edge", self.is_road("0201"))
        yield Fact("A.2", "a road leads from Haumont 1104 to 0201", self.by_road("1104", "0201"))
        yield Fact("A.2", "1601 and 2201 have roads at the north edge", self.is_road("1601", "2201"))
        yield Fact("A.2", "1323 and 1622 have roads at the south edge", self.is_road("1323", "1622"))
        yield Fact("A.2", "3307, 3310, 3321 have roads at the east edge", self.is_road("3307", "3310", "3321"))
        is_haumont = self.name("1104") == "Haumont" and self.is_road("1104")
        yield Fact("A.2", "1104 is Haumont, on the road", is_haumont)
        yield Fact(
            "A.2", "1405 is wood, trench and road", {"wood", "trench"} <= self.terrains("1405") and self.is_road("1405")
        )
        yield Fact("A.2", "1606 is basic terrain with a road", not self.terrains("1606") and self.is_road("1606"))
        yield Fact(
            "A.2", "1606: roads leave south and south-west", self.linked("1606", "1607") and self.linked("1606", "1507")
        )
        is_south = not self._in("1609", north | self.region("first-trench"))
        yield Fact("A.2", "1609 is Louvemont, south of the trenches", self.name("1609") == "Louvemont" and is_south)
        ends = [number for pair in SECTORS.values() for number in pair]
        yield Fact("A.2", f"{' '.join(ends)} are trenches", all("trench" in self.terrains(number) for number in ends))
        row = self.edge_row(north=True)
        yield Fact("A.2", "row 01 is the whole north edge", row.bit_count() == 33 and row == self._row_one(1, 33))
        city = self.board.hexes_of("city")
        yield Fact("A.2", "Verdun has several city hexes", city.bit_count() > 1, self.numbers(city))

    def _in(self, number: str, bits: int) -> bool:
        return bool(self.set_of(number) & bits)

    def _row_one(self, first: int, last: int) -> int:
        return self.set_of(*(f"{column:02}01" for column in range(first, last + 1)))

    # --- A.3, 1 to 5: the lattice

    def lattice_facts(self) -> Iterator[Fact]:
        """A.3: the numbers of the hexes and how they adjoin."""
        columns = {self.grid.printed(h)[0] for h in self.grid.hexes}
        yield Fact("A.3.1", "columns 01 to 33 from west to east", columns == set(range(1, 34)))
        yield Fact("A.3.2", "flat-topped hexes", self.grid.directions == ("N", "NE", "SE", "S", "SW", "NW"))
        joined = self._adjacent("1403", "1504") and self._adjacent("2305", "2405")
        yield Fact("A.3.3", "1403-1504 and 2305-2405 are adjacent", joined)
        is_lowered = all(
            self.grid.printed(n) in _around(self.grid.printed(h))
            for h in self.grid.hexes
            for n in self.grid.adjacent[h]
        )
        rows = {
            column: [r for h in self.grid.hexes for c, r in [self.grid.printed(h)] if c == column] for column in columns
        }
        is_ragged = all(sorted(rows[c]) == list(range(1, 24 if c % 2 else 23)) for c in columns)
        yield Fact("A.3.4", "odd columns rows 01-23, even 01-22: 743 hexes", is_ragged and len(self.grid) == 743)
        yield Fact("A.3.5", "neighbours as the book's numbers adjoin", is_lowered)

    def _adjacent(self, first: str, second: str) -> bool:
        return self.grid.direction(self.at(first), self.at(second)) is not None

    # --- A.3, 6 to 9: the road of the example

    def road_facts(self) -> Iterator[Fact]:
        """A.3: Beaumont, the road to Haumont, and what a line along it costs."""
        is_north = self.grid.number(self.grid.neighbours[self.at("1606")][0]) == "1605"
        yield Fact(
            "A.3.6", "Beaumont is 1605, the north neighbour of 1606", is_north and self.name("1605") == "Beaumont"
        )
        by = [n for n in ("1505", "1506") if self.linked("1405", n) and self.linked(n, "1605")]
        yield Fact("A.3.6", "the road joins 1405 and 1605 by 1505 or 1506", len(by) == 1, ", ".join(by))
        yield Fact("A.3.6", "1605 and 1606 are joined by road", self.linked("1605", "1606"))
        west = [n for n in ("1305", "1306") if self.linked("1405", n)]
        is_basic = len(west) == 1 and off_road(self.board, self.at(west[0])) == BASIC
        yield Fact("A.3.7", "the road hex west of 1405 is basic", is_basic, ", ".join(west))
        yield Fact("A.3.7", "1606 to 1104 is 5 hexes", self.grid.distance(self.at("1606"), self.at("1104")) == 5)
        closed = self._roads_south_of("1606")
        without = self.by_road("1606", "1104", closed) and not self.by_road(
            "1606", "1104", closed | self.set_of("1405")
        )
        yield Fact("A.3.8", "1405 is on the only road from 1606 to 1104 but those S and SW", without)
        yield from self.example_facts(closed)

    def _roads_south_of(self, number: str) -> int:
        """The road hexes from south to south-west of a hex: 6.15 has all of them blocked."""
        south, south_west = self.grid.steps[3], self.grid.steps[4]
        a, b = self.grid.axial(self.at(number))
        cells = ((a + south_west[0] * i, b + south_west[1] * i + south[1] * j) for i in range(33) for j in range(23))
        sector = hexset(h for cell in cells if (h := self.grid.at(*cell)) >= 0) & ~self.set_of(number)
        return sector & self.road_hexes

    def example_facts(self, closed: int) -> Iterator[Fact]:
        """The example of 6.15, with the roads closed, and again with two French regiments and their zones."""
        marked = edges(self.board, interdicted=self.set_of("1405"))
        source = trace(marked, self.at("1104"), self.set_of("0201"))
        yield Fact(
            "ex.5", "the HQ at 1104 traces to 0201 for 0", source is not None and source.cost == 0, self._way(source)
        )
        line = self._line(marked, closed)
        is_seven = line is not None and line.cost == 7 and self.at("1405") in line.path
        yield Fact("ex.5", "the line 1606 to 1104 costs 7 and passes 1405", is_seven, self._way(line))
        zones = self.grid.grow(self.set_of("1507", "1607")) & ~self.set_of("1606")
        line = self._line(marked, zones)
        is_seven = line is not None and line.cost == 7 and self.at("1405") in line.path
        yield Fact("ex.5", "the same with French regiments in 1507 and 1607", is_seven, self._way(line))
        other = self._line(marked, zones | self.set_of("1405"))
        is_dear = other is None or other.cost > DISRUPTED_LINE
        yield Fact("A.3.9", "past these, every other line costs more than 5", is_dear, self._way(other))
        other = self._line(marked, closed | self.set_of("1405"))
        yield Fact("A.3.9", "every other line costs more than 7", other is None or other.cost > 7, self._way(other))
        no_line = all(self._line(marked, bits, DISRUPTED_LINE) is None for bits in (closed, zones))
        yield Fact("ex.6", "with the limit of 5 there is no line", no_line)
        clear = trace(edges(self.board), self.at("1606"), self.set_of("1104"), barred=lambda h: closed >> h & 1)
        yield Fact("ex.5", "without the marker the road is free", clear is not None and clear.cost == 0)

    def _line(self, costs: Edges, closed: int, limit: int | None = None) -> Line | None:
        return trace(costs, self.at("1606"), self.set_of("1104"), limit, barred=lambda h: closed >> h & 1)

    def _way(self, line: Line | None) -> str:
        return "none" if line is None else f"{line.cost}: {' '.join(self.grid.number(h) for h in line.path)}"

    # --- A.3, 10 and 11: trenches

    def trench_facts(self) -> Iterator[Fact]:
        """A.3: the northern line parts the two zones of control."""
        first = self.region("first-trench")
        yield Fact("A.3.10", "the first line is trenches", bool(first) and not first & ~self.board.hexes_of("trench"))
        columns = sorted(self.grid.printed(h)[0] for h in members(first))
        yield Fact("A.3.10", "one hex in each column 04 to 33", columns == list(range(4, 34)))
        line = [h for _, h in sorted((self.grid.printed(h), h) for h in members(first))]
        adjoin = all(self.grid.direction(a, b) is not None for a, b in pairwise(line))
        yield Fact("A.3.10", "each hex of the line adjoins the next", adjoin)
        rows = {self.grid.printed(h)[1] for h in members(first)}
        yield Fact("A.3.10", "rows 03 to 05, roughly", min(rows) >= 3 and max(rows) <= 6, f"{min(rows)}-{max(rows)}")
        start = self.region("set-up-vii") | self.region("set-up-v")
        north = self.over_land(start, closed=first)
        is_parted = north == self.region("north-control") and not north & self.set_of("1104", "1609", "1606")
        yield Fact(
            "A.3.10", "line and river part north and south", is_parted, f"{north.bit_count()} hexes in the north"
        )
        others = self.board.hexes_of("trench") & ~first
        yield Fact("A.2", "there is more than one trench line", others.bit_count() > 8, f"{others.bit_count()} others")
        yield Fact("A.3.10", "no trench north of the first line", not others & north)

    def price_facts(self) -> Iterator[Fact]:
        """A.3.11 and the examples of 6.12 and 6.13."""
        wood_trench = self.at("1405")
        yield Fact("A.3.11", "a basic trench costs 2", off_road(self.board, self.at("0603")) == 2, "0603")
        yield Fact("ex.1", "wood and trench cost 3", off_road(self.board, wood_trench) == 3, "1405")
        woods = [h for h in self.grid.hexes if self.board.terrains_at(h) == ["wood"]]
        marked = edges(self.board, interdicted=hexset(woods))
        prices = {self._entry_price(marked, h) for h in woods}
        yield Fact("ex.2", "an interdicted wood costs 4", prices == {4}, f"{len(woods)} hexes")
        marked = edges(self.board, interdicted=1 << wood_trench)
        is_six = self._entry_price(marked, wood_trench) == 6
        yield Fact("ex.3", "interdicted wood and trench cost 6", is_six)
        after = marked.cost(wood_trench, self.at("1306"))
        yield Fact("ex.4", "leaving an interdicted road hex costs the price off the road", after == BASIC)

    def _entry_price(self, costs: Edges, hex_: int) -> int:
        """The least price of entering a hex, from a neighbour with nothing between."""
        prices = [costs.cost(n, hex_) for n in self.grid.adjacent[hex_]]
        return min(price for price in prices if price is not None)

    # --- B: what a reconstruction must satisfy

    def missing_parts(self) -> Iterator[Fact]:
        """B: the rows on the map and on the number of objectives."""
        sources = self.set_of(*GERMAN_SOURCES, *FRENCH_SOURCES)
        at_edge = self.road_hexes & self.edge_row(north=True, south=True, east=True)
        yield Fact("B", "the eight sources, and no others, carry a road to the edge", at_edge == sources)
        chain = all(self.by_road(a, b) for a, b in pairwise(("0201", "1104", "1405", "1605", "1606")))
        yield Fact("B", "road 0201-1104-1405-1605-1606", chain)
        town = [self.grid.number(h) for h in members(self.board.hexes_of("city"))]
        net = all(self.by_road(t, s) for t in town for s in ("1323", "1622"))
        yield Fact("B", "every Verdun hex is joined by road to 1323 and 1622", net)
        far = [s for s in FRENCH_SOURCES if not self.by_road("1609", s, self.region("north-control"))]
        yield Fact("B", "Louvemont is joined by road to every French source", not far, " ".join(far))
        yield Fact("B", "guns can stand within 4 hexes south of every trench", self._guns_can_stand())
        yield from self.rail_facts()
        yield from self.bank_facts()
        yield from self.victory_facts()

    def _guns_can_stand(self) -> bool:
        first, north = self.region("first-trench"), self.region("north-control")
        south = self.grid.mask & ~first & ~north & ~self.region("left-bank")
        return all(self.grid.grow(1 << h, 4) & south for h in members(first))

    def rail_facts(self) -> Iterator[Fact]:
        """B: a railway for the rail gun, and for supply from 26 February."""
        yield Fact("B", "there are railway hexes", self.rail_hexes.bit_count() > 1, f"{self.rail_hexes.bit_count()}")
        start = self.grid.number(members(self.rail_hexes)[0])
        whole = self.reached_by(self.rails, start)
        yield Fact("B", "the railway is one net", whole == self.rail_hexes)
        ends = self.rail_hexes & self.set_of(*FRENCH_SOURCES)
        yield Fact("B", "the railway leads to a French source", bool(ends), self.numbers(ends))
        yield Fact("B", "no railway north of the trenches", not self.rail_hexes & self.region("north-control"))

    def bank_facts(self) -> Iterator[Fact]:
        """B: the Meuse, its bridges, and the way to Verdun."""
        left, right = self.region("left-bank"), self.grid.mask & ~self.region("left-bank")
        yield Fact("B", "the Meuse parts the banks", self.over_land(left) == left and self.over_land(right) == right)
        yield Fact("B", "the left bank is in one piece", flood(self.grid, self.set_of("0105"), left) == left)
        west = self.set_of(*(f"{c:02}{r:02}" for c in (1, 2, 3) for r in range(3, 10)))
        yield Fact("B", "the Meuse cuts off columns 01-03 beside the trenches", not west & ~left)
        bridges = {frozenset(self.grid.ends(edge)) for edge in self.board.hexsides["bridge"]}
        yield Fact("A.2", "there is a bridge over the Meuse", bool(bridges), f"{len(bridges)}")
        behind = all(not hexset(pair) & self.region("north-control") for pair in bridges)
        yield Fact("B", "no bridge is in German hands at the start", behind)
        starts = self.region("north-control")
        no_entry = self.set_of(*GERMAN_SOURCES) | self._row_one(2, 33)
        yield Fact("B", "German sources and entry hexes lie north of the trenches", not no_entry & ~starts)
        yield Fact("B", "French sources do not", not self.set_of(*FRENCH_SOURCES) & starts)
        march = self.march_to_verdun()
        yield Fact(
            "B", "Verdun is a long march, but can be reached", march is not None and 20 <= march <= 45, f"{march} MP"
        )

    def march_to_verdun(self) -> int | None:
        """The cheapest march from the north edge to Verdun past the forts, against no enemy."""
        costs, forts = edges(self.board, road=1), self.board.hexes_of("fort")
        goals = self.board.hexes_of("city")
        starts = [h for h in members(self.edge_row(north=True)) if self.region("north-control") >> h & 1]
        lines = [trace(costs, h, goals, barred=lambda n: forts >> n & 1) for h in starts]
        return min((line.cost for line in lines if line is not None), default=None)

    def victory_facts(self) -> Iterator[Fact]:
        """B: how many victory points can be won."""
        counts = {terrain: self.board.hexes_of(terrain) for terrain in ("village", "fort", "city")}
        villages, forts, town = (bits.bit_count() for bits in counts.values())
        yield Fact("A.2", "at least 7 villages", villages >= 7, f"{villages}")
        yield Fact("A.2", "several forts", forts > 1, f"{forts}")
        most = villages // 2 + forts + town + LOSSES_VP
        yield Fact("B", "the German can exceed 12", most > MAJOR_VICTORY, f"at most {most}")
        right = {t: (bits & ~self.region("left-bank")).bit_count() for t, bits in counts.items()}
        most = right["village"] // 2 + right["fort"] + right["city"] + LOSSES_VP
        yield Fact("B", "and on the right bank alone", most > MAJOR_VICTORY, f"at most {most}: {right}")
        start = counts["village"] & self.region("north-control")
        yield Fact("B", "no village is German at the start", not start, self.numbers(start))
        named = all(self.board.names.get(h) for h in members(counts["village"] | counts["fort"] | counts["city"]))
        yield Fact("ours", "every village, fort and town hex has a name", named)
        for terrain in ("wood", "hill"):
            there = self.board.hexes_of(terrain).bit_count()
            yield Fact("A.2", f"there are {terrain}s", there > 0, f"{there}")
        yield Fact("A.2", "there are streams", bool(self.board.hexsides["stream"]))

    # --- what the rules look up

    def region_facts(self) -> Iterator[Fact]:
        """3.1, 3.2, 6.11, 6.42: the regions are the book's."""
        for (name, (first, last)), columns in zip(SECTORS.items(), SECTOR_COLUMNS, strict=True):
            bits = self.region(name)
            is_run = {self.grid.printed(h)[0] for h in members(bits)} == set(range(split(first)[0], split(last)[0] + 1))
            ends = self.set_of(first, last)
            yield Fact(
                "3.1", f"{name} runs {first} to {last}", is_run and not ends & ~bits and bits.bit_count() == columns
            )
        sectors = [self.region(name) for name in SECTORS]
        yield Fact("3.1", "the sectors make up the first line", sum(sectors) == self.region("first-trench"))
        for name, (low, high) in SET_UPS.items():
            yield Fact("3.2", f"{name} is {low:02}01 to {high:02}01", self.region(name) == self._row_one(low, high))
        yield Fact("6.42", "entry-121 is 1101 to 1701", self.region("entry-121") == self._row_one(11, 17))
        yield Fact("6.11", "the German sources", self.region("sources-german") == self.set_of(*GERMAN_SOURCES))
        yield Fact("6.11", "the French sources", self.region("sources-french") == self.set_of(*FRENCH_SOURCES))
        yield Fact("16.0", "verdun is the city hexes", self.region("verdun") == self.board.hexes_of("city"))

    def drawing_facts(self) -> Iterator[Fact]:
        """Ours: the drawing is consistent."""
        sides = self.board.hexsides
        yield Fact("ours", "bridges span the river", sides["bridge"] <= sides["river"])
        yield Fact("ours", "no stream runs where the river does", not sides["stream"] & sides["river"])
        used = self.board.links["road"] | self.board.links["rail"]
        yield Fact("ours", "every bridge carries a road or rail", sides["bridge"] <= used)
        dry = (used & sides["river"]) <= sides["bridge"]
        yield Fact("ours", "no road or rail crosses the river but by a bridge", dry)
        whole = self.reached_by(self.roads, "1104")
        yield Fact("ours", "the roads are one net", whole == self.road_hexes, f"{whole.bit_count()} hexes")
        alone = self.board.hexes_of("village") & ~self.road_hexes
        yield Fact("ours", "every village is on a road", not alone, self.numbers(alone))

    def land_facts(self) -> Iterator[Fact]:
        """Ours: every place is in the hex of its coordinates, or in an adjacent one."""
        projection = fit()
        for place in (*ANCHORS, *GAZETTEER):
            off = steps_between(projection.cell(place.lat, place.lon), split(place.hex))
            yield Fact(
                "land",
                f"{place.name} in {place.hex}",
                off <= 1 and place.hex in self._shown(place),
                f"{off} off" if off else "",
            )

    def _shown(self, place: Place) -> str:
        """The hex of a place if the board names it there, or has nothing to name."""
        unnamed = place.name in ("Verdun", "Consenvoye", "Azannes", "Bois d’Haumont", "Cote 378")
        return place.hex if unnamed or self.name(place.hex) == place.name else ""


def _around(cell: tuple[int, int]) -> set[tuple[int, int]]:
    """The cells next to one, as A.3.5 gives them."""
    c, r = cell
    beside = (r - 1, r) if c % 2 else (r, r + 1)
    return {(c, r - 1), (c, r + 1), *((c + side, row) for side in (-1, 1) for row in beside)}


def read(path: Path = BOARD) -> Board:
    """The board in a file; every fault of the file at once if it has any."""
    files = Files([path.parent])
    board = read_board(files, path.name, LEGEND)
    files.faults.check()
    assert board is not None
    return board


def check(board: Board) -> list[Fact]:
    """Every fact about the board."""
    return Checker(board).facts()


# --- the command line ---------------------------------------------------------------------------------------


def show_fit(projection: Projection) -> Iterator[str]:
    """The projection and its residuals, line by line."""
    turn = degrees(projection.turn)
    yield f"hexes of {HEX_KM * 1000:.0f} m, columns {COLUMN_KM * 1000:.1f} m apart, turned {turn:+.2f}° clockwise"
    east, south = projection.point(*MIDDLE)
    yield f"{MIDDLE[0]} N {MIDDLE[1]} E falls {east:.2f} km east and {south:.2f} km south of the middle of 0101"
    squares = []
    for place in ANCHORS:
        dx, dy = projection.residual(place)
        squares.append(dx * dx + dy * dy)
        column, row = projection.cell(place.lat, place.lon)
        moved = f"{dx:+.2f} km east, {dy:+.2f} km south, {hypot(dx, dy):.2f} km"
        yield f"{place.name:<12}book {place.hex}, land {column:02}{row:02}: {moved}"
    yield f"root mean square {sqrt(sum(squares) / len(squares)):.2f} km"


def main(arguments: list[str] | None = None) -> int:
    """Run the tool; 1 if a fact fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="prove the board against every fact")
    parser.add_argument("--fit", action="store_true", help="show how the map lies on the land")
    parser.add_argument("--project", nargs=2, type=float, metavar=("LAT", "LON"), help="the hex of a coordinate")
    parser.add_argument("--board", type=Path, default=BOARD, help="another board file")
    asked = parser.parse_args(arguments)
    if asked.fit:
        print(*show_fit(fit()), sep="\n")
    if asked.project:
        column, row = fit().cell(*asked.project)
        is_there = 1 <= column <= 33 and 1 <= row <= (23 if column % 2 else 22)
        print(f"{column:02}{row:02}" if is_there else f"off the map: column {column}, row {row}")
    if asked.check:
        facts = check(read(asked.board))
        failed = [fact for fact in facts if not fact.holds]
        print(*facts, f"{len(facts)} facts, {len(failed)} failed", sep="\n")
        return 1 if failed else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
