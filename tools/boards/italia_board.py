"""The board of `italia`: the land from the Adige to the Julian Alps projected onto hexes, and checked fact by fact.

The geography is in `italia_land`, as longitudes and latitudes; a fit to twelve known hexes projects it. Rivers and
crests follow hexsides, roads and railways go from hex to hex. `--write` makes board.toml and its two sheets, `--check`
tests the board in the files fact by fact, `--project` gives the hex of a coordinate.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from grognard.games.italia.table import Italia
from grognard.kernel.files.data import Files
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.trace import flood
from grognard.kernel.table.area import Part, join
from grognard.kernel.table.board import Board, HexText, read_board
from tools.boards import italia_land as land
from tools.boards.italia_land import PLACES, Place, entries
from tools.boards.marne_board import Corners, block, chained, cheapest, distance_to, is_inside, listed

DATA = Path(__file__).resolve().parents[2] / "src/grognard/games/italia/data"
BOARD = DATA / "board.toml"
SCENARIOS = ("grappa", "caporetto", "radetzky", "albrecht", "solstice", "vittorio")

LEGEND = Italia.legend

Point = tuple[float, float]
Stop = Point | str
"""A coordinate, or a hexside (`W1734/W1834`) where the book or a bank leaves no choice."""


# --- the grid and how it lies over the land ------------------------------------------------------------------

COLUMNS = 37
"""The columns of each part: E column n is W column n + 37."""
WEST_ROWS, EAST_ROWS = (1, 37), (1, 40)
"""The sheets of 1918 end at row 37; the front of Caporetto, north of Plezzo, needs three more."""
ROW = sqrt(3) / 2
COLUMN_FIT = (22.7456, -0.1552, -236.913)
ROW_FIT = (0.1252, 37.5987, -1706.717)


def on_the_ground(lon: float, lat: float) -> Point:
    """A coordinate as columns and rows of the W part, with fractions."""
    column, row = (by_lon * lon + by_lat * lat + start for by_lon, by_lat, start in (COLUMN_FIT, ROW_FIT))
    return column, row


def cell(lon: float, lat: float) -> tuple[int, int]:
    """The column (in W numbers) and row in which a coordinate falls, on the map or beyond its edges."""
    x, row = on_the_ground(lon, lat)
    cells = [(round(x - shift(r)), r) for r in (int(row), int(row) + 1)]
    return min(cells, key=lambda each: (each[0] + shift(each[1]) - x) ** 2 + (ROW * (each[1] - row)) ** 2)


def shift(row: int) -> float:
    """How far a row is shifted east: even rows half a hex."""
    return 0.0 if row % 2 else 0.5


def number_of(column: int, row: int) -> str:
    """The printed number of a cell."""
    return f"W{row:02}{column:02}" if column <= COLUMNS else f"E{row:02}{column - COLUMNS:02}"


def cell_of(number: str) -> tuple[int, int]:
    """The column (in W numbers) and row of a printed number."""
    return int(number[3:]) + (COLUMNS if number[0] == "E" else 0), int(number[1:3])


def coordinates(words: str) -> list[Point]:
    """A line written `11.290,46.420 11.240,46.280`."""
    return [(float(lon), float(lat)) for lon, lat in (word.split(",") for word in words.split())]


def stops(words: str) -> tuple[Stop, ...]:
    """Coordinates and hexsides."""
    return tuple(word if "/" in word else coordinates(word)[0] for word in words.split())


@cache
def west_edge() -> dict[int, int]:
    """The first column of each row: what lies beyond the Adige is no hex."""
    line = [on_the_ground(*point) for point in coordinates(land.ADIGE)]
    found = {}
    for row in range(WEST_ROWS[0], WEST_ROWS[1] + 1):
        ends = [(a, b) for a, b in pairwise(line) if min(a[1], b[1]) <= row <= max(a[1], b[1])]
        (x1, y1), (x2, y2) = ends[0]
        river = x1 + (x2 - x1) * (row - y1) / (y2 - y1)
        found[row] = max(1, int(river - shift(row)) + 1)
    return found


@cache
def new_grid() -> Grid:
    """The empty grid of both parts."""
    west = Grid.pointy(WEST_ROWS, (1, COLUMNS), "even", {row: (first, COLUMNS) for row, first in west_edge().items()})
    east = Grid.pointy(EAST_ROWS, (1, COLUMNS), "even")
    return join([Part("W", west), Part("E", east, where=SEAM)]).grid


SEAM = "1001 E of W1037"


@cache
def origin() -> Point:
    """Where column 0 and row 0 of the W part lie, as `Grid.centre` counts."""
    grid = new_grid()
    x, y = grid.centre(grid.find("W1111"))
    return x - 11, y + 11 * ROW


def on_the_map(lon: float, lat: float) -> Point:
    """Where a coordinate falls, as `Grid.centre` counts."""
    (x, y), (column, row) = origin(), on_the_ground(lon, lat)
    return x + column, y - ROW * row


def hex_of(place: Place) -> str:
    """The printed hex where the board has a place."""
    return place.hex or number_of(*cell(place.lon, place.lat))


class Shores(Corners):
    """The corners of the hexes, for lines given by coordinates of this land."""

    def along(self, line: Sequence[Stop]) -> list[Point]:
        """The points of a line of stops."""
        return [self.middle(self.side(stop)) if isinstance(stop, str) else on_the_map(*stop) for stop in line]


# --- laying out the land -------------------------------------------------------------------------------------


class Water(NamedTuple):
    """A river or stream: its course downstream, and what it flows into (or that it leaves the map)."""

    name: str
    kind: str
    course: tuple[Stop, ...]
    into: str = ""


def _waters(kind: str, text: str) -> Iterator[Water]:
    for heading, words in entries(text).items():
        name, _, into = heading.partition(" > ")
        yield Water(name, kind, stops(words), into)


WATERS = (*_waters("river", land.RIVERS), *_waters("stream", land.STREAMS))


class Draft:
    """The board being made: every feature by its name, as hexes and edges of the grid."""

    def __init__(self) -> None:
        self.grid = new_grid()
        self.centre = {h: self.grid.centre(h) for h in self.grid.hexes}
        self.corners = Shores(self.grid)
        self.built = self._numbers(hex_of(place) for place in (*land.TOWNS, *land.VILLAGES))
        self.built |= self._numbers(land.MORE_TOWN.values())
        self._water_hexes()
        self.waters: dict[str, list[int]] = {}
        for water in WATERS:
            self.waters[water.name] = self._water(water)
        self.wet = {side: water.kind for water in WATERS for side in self.waters[water.name]}
        self._mountains()
        self.crests = {name: list(self._crest(name, text)) for name, text in land.PLATEAUX.items()}
        self.used: set[int] = set()
        self.roads = {name: self._way(text) for name, text in land.ROADS.items()}
        main = set(self.used)
        self.secondary = {name: self._way(text) for name, text in land.SECONDARY.items()}
        self.main = main
        self.used = set()
        self.railways = {name: self._way(text) for name, text in land.RAILWAYS.items()}
        self._fronts()

    # --- sets of hexes

    def _numbers(self, numbers: Iterable[str]) -> int:
        return hexset(self.grid.find(number) for number in numbers)

    def hexes(self, text: str) -> int:
        """Hexes written as in a board file."""
        faults: list[str] = []
        bits = hexset(HexText(self.grid, faults.append).hexes(text))
        if faults:
            raise SystemExit("\n".join(faults))
        return bits

    def _covered(self, words: str, least: int = 4) -> int:
        """The hexes more than half covered by an outline: at least four of the middle and six points around it."""
        ring = [on_the_map(*point) for point in coordinates(words)]
        found = (h for h in self._about(ring) if sum(is_inside(point, ring) for point in self._samples(h)) >= least)
        return hexset(found)

    def _about(self, line: Sequence[Point]) -> Iterator[int]:
        """The hexes in the rectangle around a line."""
        left, right = min(x for x, _ in line) - 1, max(x for x, _ in line) + 1
        top, bottom = min(y for _, y in line) - 1, max(y for _, y in line) + 1
        return (h for h, (x, y) in self.centre.items() if left < x < right and top < y < bottom)

    def _samples(self, h: int) -> list[Point]:
        x, y = self.grid.centre(h)
        return [(x, y), *((x + (cx - x) * 0.6, y + (cy - y) * 0.6) for cx, cy in self.grid.corners(h))]

    def near_line(self, words: str, most: float = 0.52) -> int:
        """The hexes whose middles are near a line of coordinates."""
        line = [on_the_map(*point) for point in coordinates(words)]
        line = line if len(line) > 1 else line * 2
        return hexset(h for h in self._about(line) if distance_to(self.centre[h], line) < most)

    # --- sea, lagoons, marshes

    def _water_hexes(self) -> None:
        """The sea is what lies south of the shore; lagoons are marsh too."""
        shore = coordinates(land.COAST)
        ring = " ".join(f"{lon},{lat}" for lon, lat in [*shore, (13.56, 45.0), (12.0, 45.0), (12.34, 45.0)])
        dry = self.built | self.hexes("E0402") | self._numbers(hex_of(PLACES[n]) for n in ("Batteria Amalfi",))
        self.sea = self._covered(ring) & ~dry
        self.lagoons = {name: self._covered(words, 3) & ~self.sea & ~dry for name, words in land.LAGOONS.items()}
        lagoon = hexset(h for bits in self.lagoons.values() for h in members(bits))
        self.marshes = {name: self._covered(words, 3) for name, words in land.MARSHES.items()}
        self.marshes |= {name: self.hexes(words) for name, words in land.LONE_MARSHES.items()}
        self.marshes = {name: bits & ~self.sea & ~dry & ~lagoon for name, bits in self.marshes.items()}
        self.lagoon = lagoon
        self.marsh = lagoon | hexset(h for bits in self.marshes.values() for h in members(bits))
        self.coast = self.grid.grow(self.sea) & ~self.sea | self.lagoon | self.grid.grow(self.lagoon) & ~self.sea

    # --- waters

    def _water(self, water: Water) -> list[int]:
        """The hexsides of a water; the water it flows into has been drawn before it. It ends at the sea."""
        mouth = [c for side in self.waters.get(water.into, ()) for c in self.corners.sides[side]]
        taken = [side for sides in self.waters.values() for side in sides]
        sides = [side for side in self.corners.follow(water.course, mouth, taken) if side not in taken]
        return [side for side in sides if not self._is_open(side)]

    def _is_open(self, side: int) -> bool:
        """Whether a hexside lies in a lagoon, in the sea or on its shore."""
        ends = hexset(self.grid.ends(side))
        return bool(ends & self.sea) or not ends & ~self.lagoon

    # --- mountains

    def _mountains(self) -> None:
        """Everything north of the foot is mountain, save valleys, basins, woods and where people live."""
        foot = [self.grid.centre(self.grid.find(number)) for number in land.FOOT.split()]
        west, east = foot[0], foot[-1]
        top = min(y for _, y in (self.grid.centre(h) for h in self.grid.hexes)) - 5
        # Moved a third of a row north, so that the hexes on the line are still plain.
        ring = [(x, y - 0.3) for x, y in foot]
        ring = [(west[0] - 20, west[1] - 0.3), *ring, (east[0] + 20, east[1] - 0.3), (east[0] + 20, top)]
        ring.append((west[0] - 20, top))
        self.all_mountain = hexset(h for h in self.grid.hexes if is_inside(self.grid.centre(h), ring))
        self.basins = {name: self.hexes(text) for name, text in land.BASINS.items()}
        self.basins["Adige"] = self._numbers(number_of(first, row) for row, first in west_edge().items())
        self.woods = {name: self.hexes(text) & ~self.built & ~self.sea for name, text in land.WOODS.items()}
        flat = self.built | hexset(h for bits in self.basins.values() for h in members(bits))
        wooded = hexset(h for bits in self.woods.values() for h in members(bits))
        flat |= wooded
        named = hexset(self.grid.find(hex_of(place)) for place in land.HEIGHTS if place.kind == "height")
        high = {name: self.near_line(words) & ~flat for name, words in land.HIGH.items()}
        high["and more"] = self.hexes(land.MORE_HIGH) & ~hexset(h for bits in high.values() for h in members(bits))
        self.high = {name: bits & ~self.hexes("W2024 W2025") for name, bits in high.items()}
        self.high_hexes = hexset(h for bits in self.high.values() for h in members(bits))
        self.mountain = (self.all_mountain & ~flat | named & self.all_mountain & ~wooded) & ~self.high_hexes
        self.mountain |= self.hexes("E1730 W1615")
        self.basin = self.all_mountain & ~self.mountain & ~self.high_hexes & ~wooded
        self.hills = {name: self.hexes(text) & ~self.sea & ~self.all_mountain for name, text in land.HILLS.items()}

    def _crest(self, name: str, text: str) -> Iterator[tuple[int, int]]:
        """The edges of a plateau by which one climbs to it, each from its low hex to its high one."""
        ways = name.partition("; ")[2].split()
        top = self.hexes(text)
        for high in members(top):
            for d, low in enumerate(self.grid.neighbours[high]):
                is_open = low >= 0 and not (top | self.high_hexes | self.sea) >> low & 1
                if is_open and self.grid.directions[d] in ways and self.grid.hexside(high * 6 + d) not in self.wet:
                    yield low, high

    # --- roads and railways

    def _way(self, text: str) -> list[int]:
        """The hexes of a road through its stops."""
        halts = [self._halt(word.strip()) for word in text.split(" / ")]
        whole = halts[:1]
        for start, end in pairwise(halts):
            whole += self._leg(start, end)
        return whole

    def _halt(self, word: str) -> int:
        return self.grid.find(hex_of(PLACES[word]) if word in PLACES else word)

    def _leg(self, start: int, end: int) -> list[int]:
        line = [self.grid.centre(start), self.grid.centre(end)]

        def ways(at: int) -> list[tuple[int, int, float]]:
            return [(n, n, self._price(at, n, line)) for n in self.grid.adjacent[at] if not self.sea >> n & 1]

        steps = cheapest(start, end, ways)
        for pair in pairwise([start, *steps]):
            self.used.add(self.grid.hexside(self.grid.edge(*pair)))
        return steps

    def _price(self, start: int, end: int, line: Sequence[Point]) -> float:
        """The cost of a step of a road: 1 straight ahead, less along an older road, more over water or a mountain."""
        side = self.grid.hexside(self.grid.edge(start, end))
        away = distance_to(self.grid.centre(end), line)
        old = 0.8 if side in self.used else 1.0
        wet = {"river": 6.0, "stream": 0.4}.get(self.wet.get(side, ""), 0.0)
        steep = 0.3 if self.mountain >> end & 1 else 2.5 if self.high_hexes >> end & 1 else 0.0
        soft = 1.5 if self.lagoon >> end & 1 else 0.4 if self.marsh >> end & 1 else 0.0
        return (1 + 0.6 * away * away) * old + wet + steep + soft

    # --- relief

    def levels(self) -> dict[int, float]:
        """How high each hex lies in the picture, a mountain being 1; woods are as high as what is around them."""
        found = dict.fromkeys(members(self.basin), 0.12)
        found |= dict.fromkeys(members(self.mountain), 1.0) | dict.fromkeys(members(self.high_hexes), 2.1)
        found |= {h: 0.3 for bits in self.hills.values() for h in members(bits)}
        for h in (h for bits in self.woods.values() for h in members(bits & self.all_mountain)):
            found[h] = sum(found.get(n, 0.0) for n in self.grid.adjacent[h]) / len(self.grid.adjacent[h])
        return found

    def ridges(self) -> list[list[Point]]:
        """The ridges of the high mountains."""
        lines = [[on_the_map(*point) for point in coordinates(words)] for words in land.HIGH.values()]
        return [line if len(line) > 1 else line * 2 for line in lines]

    # --- the fronts

    def _fronts(self) -> None:
        """The trenches of 1918, with both banks of the Piave below Monfenera, and those of October 1917."""
        right, left = self.banks("Piave")
        below = hexset(h for h in self.grid.hexes if self.row(h) <= 21 and self.column(h) >= 28)
        right, left = right & below, left & below
        self.cadorna = self.hexes(land.CADORNA)
        self.bank = right | self.hexes(land.BANK)
        self.trenches = {
            "Entente, Adige to Piave": self.cadorna,
            "Entente, right bank of the Piave": self.bank & ~self.cadorna,
            "Central Powers, Adige to Piave": self.hexes(land.FACING),
            "Central Powers, left bank of the Piave": left & ~self.hexes(land.FACING),
            "Italian, 1917": self.hexes(land.ISONZO_ITALIAN),
            "Central Powers, 1917": self.hexes(land.ISONZO_CP),
        }

    def banks(self, name: str) -> tuple[int, int]:
        """The hexes along a river on its right and on its left bank."""
        right, left = 0, 0
        for side, (a, b) in zip(self.waters[name], self._downstream(name), strict=True):
            dx, dy = b[0] - a[0], b[1] - a[1]
            for h in self.grid.ends(side):
                x, y = self.grid.centre(h)
                if dx * (y - a[1]) - dy * (x - a[0]) > 0:
                    right |= 1 << h
                else:
                    left |= 1 << h
        return right & ~self.sea, left & ~self.sea

    def _downstream(self, name: str) -> Iterator[tuple[Point, Point]]:
        """The two ends of each hexside of a river, in the direction of its flow."""
        sides = [self.corners.sides[side] for side in self.waters[name]]
        for n, (a, b) in enumerate(sides):
            following = sides[n + 1] if n + 1 < len(sides) else ()
            before = sides[n - 1] if n else ()
            if a in following or b in before:
                a, b = b, a
            yield self.corners.points[a], self.corners.points[b]

    def row(self, h: int) -> int:
        """The row of a hex."""
        return self.grid.printed(h)[1]

    def column(self, h: int) -> int:
        """The column of a hex, those of the E part counted on from 37."""
        return cell_of(self.grid.number(h))[0]


@cache
def drawn() -> Draft:
    """The board as geography gives it, drawn once."""
    return Draft()


# --- regions -------------------------------------------------------------------------------------------------


class Region(NamedTuple):
    """A set of hexes that the rules ask for, and where it comes from."""

    name: str
    bits: int
    source: str


class Regions:
    """Every region of the board."""

    def __init__(self, draft: Draft) -> None:
        self.draft, self.grid = draft, draft.grid
        self.land = draft.grid.mask & ~draft.sea
        self.lines = hexset(h for name, bits in draft.trenches.items() if "1917" not in name for h in members(bits))
        self.areas = {scenario: self._area(scenario) for scenario in SCENARIOS}
        start = self.grid.find("W0422")
        self.behind = flood(self.grid, 1 << start, self.land & ~self.lines)

    def where(self, test: Callable[[int, int], bool]) -> int:
        """The land hexes whose column (counted through both parts) and row pass a test."""
        return hexset(h for h in members(self.land) if test(self.draft.column(h), self.draft.row(h)))

    def _limits(self, scenario: str) -> int:
        """The hexes between the limits of a scenario, sea and all."""
        first, last = land.AREA_COLUMNS.get(scenario, (1, 2 * COLUMNS))
        rows = {"radetzky": 28, "albrecht": 25, "solstice": 28, "vittorio": WEST_ROWS[1]}.get(scenario, EAST_ROWS[1])
        inside = (h for h in self.grid.hexes if first <= self.draft.column(h) <= last and self.draft.row(h) <= rows)
        return hexset(inside)

    def _area(self, scenario: str) -> int:
        if scenario != "grappa":
            return self._limits(scenario) & self.land
        box = self.where(lambda c, r: 16 <= r <= 26 and 22 <= c <= 30)
        found, waiting = 1 << self.grid.find("W2024"), [self.grid.find("W2024")]
        while waiting:
            h = waiting.pop()
            for n in self.grid.adjacent[h]:
                side = self.grid.hexside(self.grid.edge(h, n))
                if box >> n & 1 and not found >> n & 1 and self.draft.wet.get(side) != "river":
                    found |= 1 << n
                    waiting.append(n)
        return found

    def _rim(self, area: int, *ways: str) -> int:
        """The hexes of an area from which some of these directions lead out of it over land."""
        found = 0
        for h in members(area):
            for d, n in enumerate(self.grid.neighbours[h]):
                if self.grid.directions[d] in ways and (n < 0 or not (area | self.draft.sea) >> n & 1):
                    found |= 1 << h
        return found

    def all(self) -> Iterator[Region]:
        """Every region, in the order of the file."""
        yield from self._sources()
        yield from self._scenarios()
        yield from self._lines()
        yield from self._objectives()

    def _sources(self) -> Iterator[Region]:
        first = west_edge()
        edges = "book 9.1: north and east for the Central Powers, south and west for the Entente; every hex, ours"
        north = self.where(lambda c, r: c <= COLUMNS and r == WEST_ROWS[1])
        east = self.where(lambda c, r: c == 2 * COLUMNS)
        yield Region("sources-cp", north | east, edges)
        south = self.where(lambda c, r: c <= COLUMNS and r == 1)
        west = self.where(lambda c, r: r < 17 and c == first.get(r))
        venice = 1 << self.grid.find("W0337")
        yield Region("sources-entente", south | west | venice, edges + "; Venezia W0337 by the same clause")

    def _scenarios(self) -> Iterator[Region]:
        where = {
            "grappa": "book 0: between Brenta and Piave; ours: rows 16 to 26",
            "caporetto": "book 1: a map of its own; ours: from column E09 eastward, so that it ends east of the Piave",
            "radetzky": "book 2: columns 13 to 28, up to row 28",
            "albrecht": "book 3: columns W28 to E10, up to row 25",
            "solstice": "book 4: both parts up to row 28",
            "vittorio": "book 5: both parts; ours: up to row 37, where the sheets of 1918 end",
        }
        for scenario, area in self.areas.items():
            yield Region(f"area-{scenario}", area, where[scenario])
            open_sea = self._limits(scenario) & self.draft.sea if scenario != "grappa" else 0
            if open_sea:
                yield Region(f"sea-{scenario}", open_sea, "ours: the sea beside the area, for the picture")
        limits = "ours (D63): the limit of the area stands for the edge of the map, by compass, behind the own front"
        for scenario, area in self.areas.items():
            cp, entente = self._own_limits(scenario, area)
            if cp:
                yield Region(f"limits-cp-{scenario}", cp, limits)
            if entente:
                yield Region(f"limits-entente-{scenario}", entente, limits)

    def _own_limits(self, scenario: str, area: int) -> tuple[int, int]:
        """The limits of an area that stand for each side's edges of the map."""
        north, east = self._rim(area, "NE", "NW"), self._rim(area, "E")
        south, west = self._rim(area, "SE", "SW"), self._rim(area, "W")
        top = max(self.draft.row(h) for h in members(area))
        if scenario == "grappa":
            return self.where(lambda c, r: r == 26) & area, self.where(lambda c, r: r == 16) & area
        north &= self.where(lambda c, r: r == top)
        if scenario == "caporetto":
            italian, facing = (self.draft.hexes(t) for t in (land.ISONZO_ITALIAN, land.ISONZO_CP))
            ours = flood(self.grid, self.draft.hexes("E2537"), area & ~italian) | facing
            return north & ours, self.where(lambda c, r: c == 46) & area & ~self._east()
        behind = self.behind & area
        own_west = west & self.where(lambda c, r: c == land.AREA_COLUMNS.get(scenario, (0, 0))[0])
        own_east = east & self.where(lambda c, r: c == land.AREA_COLUMNS.get(scenario, (0, 0))[1])
        south &= self.where(lambda c, r: r == 1)
        return (north | own_east) & ~behind & ~self.lines_of("Entente"), (own_west | south) & behind

    def lines_of(self, side: str) -> int:
        """The trenches of a side in 1918."""
        names = [name for name in self.draft.trenches if name.startswith(side) and "1917" not in name]
        return hexset(h for name in names for h in members(self.draft.trenches[name]))

    def _lines(self) -> Iterator[Region]:
        draft = self.draft
        italian, facing = draft.hexes(land.ISONZO_ITALIAN), draft.hexes(land.ISONZO_CP)
        source = "book 3.0: the Cadorna line; history: the fronts of October 1917 and of 1918"
        yield Region("trenches-entente", self.lines_of("Entente") | italian, source)
        yield Region("trenches-cp", self.lines_of("Central") | facing, source)
        yield Region(
            "cadorna-line", draft.cadorna | draft.bank, "book 3.0; the south bank of the Piave hex by hex, history"
        )
        yield Region("behind-entente-trenches", self.behind, "ours: the land south and west of the trenches of 1918")
        south = self.behind & (self.areas["radetzky"] | self.areas["grappa"])
        yield Region("south-of-entente-trenches", south, "ours: the same, where Grappa and Radetzky ask for it")
        yield Region("east-of-tagliamento", self._east(), "history: the land left of the Tagliamento")
        west = self.where(lambda c, r: c < COLUMNS // 2 and 1 < r < WEST_ROWS[1])
        bank = hexset(h for h in members(west) if len(self.grid.adjacent[h]) < 6)
        yield Region("adige", bank, "history: the hexes along the Adige, which is the edge of the map")
        yield Region("coast", draft.coast, "ours: land beside sea or lagoon, and the lagoons")
        sheet = self.where(lambda c, r: c <= COLUMNS)
        yield Region("west", sheet, "book 5: the West map of 1918; ours: the W part")
        yield Region("trento", 1 << self.grid.find("W2709"), "book 5")
        yield Region("depot-caporetto", 1 << self.grid.find("E2720"), "book 1")

    def _east(self) -> int:
        """The land of Caporetto that the Tagliamento parts from the west edge."""
        area, side = self.areas["caporetto"], self.draft.waters
        river = {*side["Tagliamento"], *side["Upper Tagliamento"]}
        found, waiting = 1 << self.grid.find("E2720"), [self.grid.find("E2720")]
        while waiting:
            h = waiting.pop()
            for n in self.grid.adjacent[h]:
                if area >> n & 1 and not found >> n & 1 and self.grid.hexside(self.grid.edge(h, n)) not in river:
                    found |= 1 << n
                    waiting.append(n)
        return found

    def _objectives(self) -> Iterator[Region]:
        for scenario, text in land.OBJECTIVES.items():
            yield Region(f"objectives-{scenario}", self.draft.hexes(text), f"book {SCENARIOS.index(scenario)}")


# --- writing -------------------------------------------------------------------------------------------------

SHEET = """\
# The {side} part of the map: only its hexes. What is on them is in board.toml, for both parts together.
# Written by tools/boards/italia_board.py.
source = "{source}"

[grid]
topped = "pointy"
shifted = "even"
counted_from = "south"
columns = [1, 37]
rows = [{first}, {last}]
"""
HEAD = """\
# The land from the Adige to the Julian Alps, from the edge of the Dolomites to the lagoon of Venice, in 1917 and 1918.
#
# Hexes of 3.4 km laid over the land by tools/boards/italia_board.py, which writes this file: twelve places whose hexes
# are known fix where the map lies, everything else stands where its coordinates fall. Where the book's hexes and the
# coordinates disagree, the book's hexes hold. `python tools/boards/italia_board.py --check` proves this file against
# every fact of the book. Change the tool, not this file.
source = "history: coordinates projected by tools/boards/italia_board.py"

[[part]]
name = "W"
board = "board-west.toml"

[[part]]
name = "E"
board = "board-east.toml"
where = "1001 E of W1037"
"""
SOURCES = entries("""
terrain sea: history: the shore of the Adriatic; no unit enters, no area of a scenario holds one
terrain lagoon: history: the lagoons of Venice, Caorle and Marano; marsh too, so that rules need not name them
terrain marsh: history: the lagoons and the land reclaimed since
terrain mountain: history: everything above the foot of the Alps that is no valley; ours where valleys are narrow
terrain high-mountain: history: the massifs above about 1,900 m; ours: Monte Grappa W2024 is not, so that guns may enter
terrain wood: history: the larger forests by general knowledge
terrain village: history: minor cities, by their coordinates
terrain town: history: major cities, by their coordinates; Venezia in two hexes by book 9.1 and book 3
terrain trench: book 3.0: the Cadorna line; history: the fronts of October 1917 and of 1918; ours: the hexes between
terrain crater: history: the ground that eleven battles of the Isonzo were fought over
hexsides river: history: the courses; ours (D37): Piave from Longarone, Tagliamento from Tolmezzo, Isonzo from Saga,
    Livenza from Sacile, Brenta from Primolano are major. The Adige is the edge of the map
hexsides stream: history: the larger minor rivers, and the upper courses of the major ones
hexsides piave: history: the Piave, among the rivers
hexsides isonzo: history: the Isonzo, among the rivers, with its upper course
hexsides tagliamento: history: the Tagliamento, among the rivers, with its upper course
hexsides crest: history: the edges of plateaux that the battles were fought for; ours: how far they reach
hexsides impassable: history: walls of rock; ours: how far they reach
links road: history: the main roads of 1917, led from hex to hex between their towns
links secondary: history: mountain roads and minor roads; ours: which of them the map shows
links rail: history: the standard-gauge lines
""")


class Writer:
    """The lines of the board file."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.grid = draft.grid

    def text(self) -> str:
        """The whole file."""
        return HEAD + "".join(
            (self.terrain(), self.height(), self.hexsides(), self.links(), self.names(), self.regions())
        )

    def number(self, h: int) -> str:
        """The printed number of a hex."""
        return self.grid.number(h)

    def side(self, side: int) -> str:
        """A hexside by its two hexes."""
        return "/".join(sorted(self.number(h) for h in self.grid.ends(side)))

    def runs(self, bits: int) -> str:
        """A set as runs along its rows."""
        rows: dict[tuple[str, int], list[int]] = {}
        for h in members(bits):
            column, row = self.grid.printed(h)
            rows.setdefault((self.number(h)[0], row), []).append(column)
        words = (word for (part, row), found in sorted(rows.items()) for word in _runs(part, row, sorted(found)))
        return " ".join(words)

    def terrain(self) -> str:
        """The terrains, feature by feature."""
        draft = self.draft
        towns = {hex_of(place) for place in land.TOWNS} | set(land.MORE_TOWN.values())
        villages = {hex_of(place) for place in land.VILLAGES}
        high = {name: self.runs(bits) for name, bits in draft.high.items()}
        lines = ["", "[terrain]", *block("sea", [self.runs(draft.sea)])]
        lines += listed("lagoon", {name: self.runs(bits) for name, bits in draft.lagoons.items()})
        marsh = draft.lagoons | draft.marshes
        lines += listed("marsh", {name: self.runs(bits) for name, bits in marsh.items() if bits})
        lines += [*block("mountain", [self.runs(draft.mountain)]), *listed("high-mountain", high)]
        lines += listed("wood", {name: self.runs(bits) for name, bits in draft.woods.items() if bits})
        lines += [*block("village", sorted(villages)), *block("town", sorted(towns))]
        lines += listed("trench", {name: self.runs(bits) for name, bits in draft.trenches.items()})
        lines += [*listed("crater", land.CRATERS), *sources("terrain")]
        return "\n".join(lines) + "\n"

    def height(self) -> str:
        """Hills, which no rule asks for: they are drawn."""
        hills = hexset(h for bits in self.draft.hills.values() for h in members(bits))
        lines = ["", "[height]", 'source = "history: hills below 500 m, for the picture; no rule asks for them"']
        return "\n".join([*lines, *block("1", [self.runs(hills)])]) + "\n"

    def hexsides(self) -> str:
        """Rivers, streams, crests and walls."""
        waters = {water.name: " ".join(map(self.side, self.draft.waters[water.name])) for water in WATERS}
        rivers = {water.name: waters[water.name] for water in WATERS if water.kind == "river"}
        streams = {water.name: waters[water.name] for water in WATERS if water.kind == "stream"}
        crests = {
            name.partition(";")[0]: " ".join(f"{self.number(low)}>{self.number(high)}" for low, high in edges)
            for name, edges in self.draft.crests.items()
        }
        lines = ["", "[hexsides]", *listed("river", rivers), *listed("stream", streams)]
        for kind, names in land.NAMED.items():
            lines += block(kind, [waters[name] for name in names])
        lines += ["# From the foot to the top.", *listed("crest", crests)]
        lines += [*listed("impassable", land.WALLS), *sources("hexsides")]
        return "\n".join(lines) + "\n"

    def links(self) -> str:
        """Roads and railways, a line each."""
        lines = ["", "[links]"]
        for kind, ways in self.ways().items():
            lines += [f"{kind} = ["]
            for name, hexes in ways:
                lines += [f"    # {name}", *chained([self.number(h) for h in hexes], 18)]
            lines += ["]"]
        lines += sources("links")
        return "\n".join(lines) + "\n"

    def ways(self) -> dict[str, list[tuple[str, list[int]]]]:
        """The links of each kind; a secondary road is not repeated where a main road runs."""
        lesser = [(name, part) for name, hexes in self.draft.secondary.items() for part in self._beside(hexes)]
        return {"road": [*self.draft.roads.items()], "secondary": lesser, "rail": [*self.draft.railways.items()]}

    def _beside(self, hexes: list[int]) -> Iterator[list[int]]:
        part = hexes[:1]
        for a, b in pairwise(hexes):
            if self.grid.hexside(self.grid.edge(a, b)) in self.draft.main:
                if len(part) > 1:
                    yield part
                part = [b]
            else:
                part.append(b)
        if len(part) > 1:
            yield part

    def names(self) -> str:
        """The names, hex by hex."""
        named = {hex_of(place): place for place in reversed(PLACES.values())}
        lines = ["", "[names]", 'source = "history: places by their coordinates in the tool"']
        for number, place in sorted(named.items()):
            english = place.english or place.name
            both = f'{{ en = "{english}", fr = "{place.name}" }}'
            lines.append(f"{number} = " + (both if english != place.name else f'"{english}"'))
        return "\n".join(lines) + "\n"

    def regions(self) -> str:
        """The regions and their sources."""
        lines = ["", "[regions]"]
        every = list(Regions(self.draft).all())
        for region in every:
            lines += block(region.name, [self.runs(region.bits)])
        lines += ["", "[regions.sources]", *(f'{region.name} = "{region.source}"' for region in every)]
        return "\n".join(lines) + "\n"


def _runs(part: str, row: int, columns: list[int]) -> Iterator[str]:
    start = before = columns[0]
    for column in [*columns[1:], 0]:
        if column != before + 1:
            first, last = f"{part}{row:02}{start:02}", f"{part}{row:02}{before:02}"
            yield first if start == before else f"{first}-{last}"
            start = column
        before = column


def sources(table: str) -> list[str]:
    """The sources of a table of the file."""
    named = {key.removeprefix(f"{table} "): text for key, text in SOURCES.items() if key.startswith(f"{table} ")}
    return ["", f"[{table}.sources]", *(f'{name} = "{text}"' for name, text in named.items())]


def written() -> dict[str, str]:
    """What `--write` writes, by file."""
    west = SHEET.format(
        side="western",
        source="book 3.0 and the scenarios: 3 km, rows then columns; history: the Adige in the west; ours: 37 rows",
        first=WEST_ROWS[0],
        last=WEST_ROWS[1],
    )
    ragged = "".join(f"{row} = [{first}, {COLUMNS}]\n" for row, first in west_edge().items() if first > 1)
    east = SHEET.format(
        side="eastern",
        source="book 3.0 and the scenarios: 3 km, rows then columns; ours: 37 columns as in the west, 40 rows",
        first=EAST_ROWS[0],
        last=EAST_ROWS[1],
    )
    return {
        "board-west.toml": f"{west}\n[grid.ragged]\n{ragged}",
        "board-east.toml": east,
        "board.toml": Writer(drawn()).text(),
    }


def read(path: Path = BOARD) -> Board:
    """The board in a file; every fault of the file at once if it has any."""
    files = Files([path.parent])
    board = read_board(files, path.name, LEGEND)
    files.faults.check()
    assert board is not None
    return board


# --- the command line ----------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """Run the tool; 1 if a fact fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="lay out the land and write the board")
    parser.add_argument("--relief", action="store_true", help="make the picture of light and shade")
    parser.add_argument("--check", action="store_true", help="prove the board against every fact")
    parser.add_argument("--project", nargs=2, type=float, metavar=("LON", "LAT"), help="the hex of a coordinate")
    parser.add_argument("--folder", type=Path, default=DATA, help="another folder of data")
    asked = parser.parse_args(arguments)
    if asked.write:
        for name, text in written().items():
            (asked.folder / name).write_text(text, encoding="utf-8")
    if asked.relief:
        from tools.boards.relief import STREAM, VALLEY, shaded

        draft, board = drawn(), read(asked.folder / BOARD.name)
        picture = shaded(board, draft.levels(), {"river": VALLEY, "stream": STREAM}, draft.ridges())
        (asked.folder / "relief.png").write_bytes(picture)
    if asked.project:
        number = number_of(*cell(*asked.project))
        print(number if new_grid().get(number) is not None else f"off the map: {number}")
    if asked.check:
        from tools.boards.italia_facts import check

        facts = check(read(asked.folder / BOARD.name))
        failed = [fact for fact in facts if not fact.holds]
        print(*facts, sep="\n")
        print(f"{len(facts) - len(failed)} facts hold, {len(failed)} failed")
        return 1 if failed else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
