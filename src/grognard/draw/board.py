"""The board as a printed map: paper, ground, waters, roads, works, numbers and names, as one SVG.

It draws a `Board` in the style of a `Look`, layer by layer, with as few SVG elements as possible. The output is
deterministic. Counters, and everything that changes in play, are drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import atan2, degrees
from typing import Final

from grognard.draw import textures
from grognard.draw.colours import mixed
from grognard.draw.curves import (
    Pen,
    chains,
    chance,
    middle,
    number,
    paced,
    rings,
    rounded_at,
    sampled_ring,
    sampled_through,
    smooth_ring,
    smooth_sides,
    smooth_through,
    spot,
    stirred,
)
from grognard.draw.geometry import Geometry, Point
from grognard.draw.look import TERRAINS, LineLook, Look, by_night
from grognard.draw.names import SERIF, Box, Name, Written, names_svg, place_names
from grognard.draw.palette import DAY, NIGHT, Palette
from grognard.kernel.board import Board
from grognard.kernel.hexgrid import members

WATERS: Final = {"river": (8.5, 6.0), "canal": (5.5, 3.6), "stream": (3.2, 0.0)}
"""The width of each water with its banks, and of the water between them; the widest first."""

CROSSINGS: Final = ("bridge", "ford")
FENCES: Final = {
    "wall": (3.0, ""),
    "hedge": (3.0, "1.5 3"),
    "slope": (4.0, "1 3"),
    "cliff": (5.0, "2 1.5"),
    "wire": (1.6, "5 2 1 2"),
    "plain": (3.4, ""),
}
"""Other features along hexsides: line width and dashes."""

CREST: Final = 0.17
"""The distance of a crest from its hexside, as a fraction of the distance to the middle of the higher hex."""

POINTLIKE: Final = ("trench", "fort", "houses")
"""Textures that are signs in a hex rather than a colour of the ground."""

GROUND_ORDER: Final = (
    "none",
    "sand",
    "field",
    "rough",
    "water",
    "marsh",
    "hachures",
    "orchard",
    "trees",
    "jungle",
    "craters",
    "town",
)
LIFT: Final = -9.0
"""Trenches run a little above the middle, where villages and roads are."""


def board_svg(board: Board, look: Look, lang: str = "en", *, night: bool = False, standalone: bool = True) -> str:
    """The board as an SVG; `standalone` for a file of its own, otherwise to embed in a page."""
    sheet = Sheet(board, look, lang, night=night)
    size = f"{number(sheet.geometry.width)} {number(sheet.geometry.height)}"
    return svg(f"0 0 {size}", sheet.everything(), standalone=standalone, kind="board")


def svg(view_box: str, content: str, *, standalone: bool = True, kind: str = "", width: float | None = None) -> str:
    """Wrap content as a whole SVG."""
    _, _, wide, high = map(float, view_box.split())
    shown = (wide, high) if width is None else (width, width * high / wide)
    size = f'width="{number(shown[0])}" height="{number(shown[1])}"' if standalone or width else ""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n' if standalone else ""
    return f'{head}<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{view_box}" {size}>{content}</svg>'


class Sheet:
    """One board being drawn."""

    def __init__(self, board: Board, look: Look, lang: str = "en", *, night: bool = False) -> None:
        self.board = board
        self.grid = board.grid
        self.look = look
        self.lang = lang
        self.is_night = night
        self.palette: Palette = NIGHT if night else DAY
        self.geometry = Geometry(board)
        self.centre = {hex_: self.geometry.centre(hex_) for hex_ in self.grid.hexes}
        self.corners = {hex_: self.geometry.corners(hex_) for hex_ in self.grid.hexes}
        self.within = frozenset(self.grid.hexes)
        """The hexes to draw; beyond them there is only paper."""
        self.wanted: set[str] = set()
        self._slopes: list[str] = []

    def everything(self) -> str:
        """All layers, with the frame."""
        return self._finished([*self.ground(), *self.lettering(), self._frame()])

    def bare(self, within: Iterable[int]) -> str:
        """Only the ground of some hexes, simplified: no numbers, no names, no frame."""
        self.within = frozenset(within)
        return self._finished(self.ground(is_small=True))

    def _finished(self, layers: Iterable[str]) -> str:
        drawn = "".join(layers)
        return f"<defs>{textures.defs(self.palette, self.wanted)}</defs>{drawn}"

    def ground(self, is_small: bool = False) -> Iterator[str]:
        """All layers from the paper to the houses."""
        yield self._paper()
        yield from self._heights(is_small)
        yield from self._terrains(is_small)
        yield from self._slopes
        if not is_small:
            yield self._grid()
        yield from self._waters()
        yield from self._fences()
        yield from self._crests(is_small)
        yield from self._trenches(is_small)
        yield from self._links(is_small)
        yield from self._crossings()
        yield from self._houses()
        yield from self._forts()

    def lettering(self) -> Iterator[str]:
        """Numbers and names."""
        yield self._numbers()
        yield self._names()

    # Paper ------------------------------------------------------------------------------------------------------
    def _paper(self) -> str:
        p, g = self.palette, self.geometry
        rim = Pen()
        for ring in self._outline(self.grid.hexes):
            _straight_ring(rim, ring)
        return (
            f'<path fill="{p.paper}" d="M0 0H{number(g.width)}V{number(g.height)}H0Z"/>'
            f'<path fill="{p.land}" stroke="{p.ink}" stroke-opacity=".55" stroke-width="1.4" d="{rim}"/>'
        )

    def _frame(self) -> str:
        """A border with graduated bars, as on survey maps."""
        p, g = self.palette, self.geometry
        lines = []
        for inset, width, dash in ((9.0, 1.6, ""), (12.5, 4.4, "34.6 34.6"), (16.0, 0.8, "")):
            size = f'width="{number(g.width - 2 * inset)}" height="{number(g.height - 2 * inset)}"'
            dashes = f' stroke-dasharray="{dash}"' if dash else ""
            lines.append(f'<rect x="{inset:g}" y="{inset:g}" {size} stroke-width="{width:g}"{dashes}/>')
        return f'<g class="frame" fill="none" stroke="{p.ink}" stroke-opacity=".8">{"".join(lines)}</g>'

    def _grid(self) -> str:
        """Draw every hexside once."""
        pen = Pen()
        for hex_ in self.grid.hexes:
            corners = self.corners[hex_]
            own = [d for d in range(6) if d < 3 and self.grid.step(hex_, d) >= 0]
            for d in own:
                if d - 1 not in own:
                    pen.move(corners[d])
                pen.line(corners[(d + 1) % 6])
        p = self.palette
        return f'<path class="grid" fill="none" stroke="{p.grid}" stroke-opacity=".5" stroke-width=".8" d="{pen}"/>'

    # Ground -----------------------------------------------------------------------------------------------------
    def _outline(self, hexes: Iterable[int]) -> list[list[Point]]:
        """The closed lines around a set of hexes."""
        inside = set(hexes)
        steps = {
            self.corners[hex_][d]: self.corners[hex_][(d + 1) % 6]
            for hex_ in inside
            for d in range(6)
            if self.grid.step(hex_, d) not in inside
        }
        return rings(steps)

    def _drawn(self, bits: int) -> list[int]:
        """The hexes of a set that are to be drawn."""
        return [hex_ for hex_ in members(bits) if hex_ in self.within]

    def _shape(self, hexes: Iterable[int], stir: float = 0.0) -> str:
        """The rounded outline of a set of hexes."""
        pen = Pen()
        for ring in self._outline(hexes):
            smooth_ring(pen, [stirred(corner, stir) for corner in ring] if stir else ring)
        return str(pen)

    def _tint(self, terrain: str) -> str:
        look = self.look.terrain(terrain)
        return look.night if self.is_night else look.tint

    def _terrains(self, is_small: bool) -> Iterator[str]:
        """The colours and textures of the ground, the lowest first."""
        legend = self.board.legend.terrains
        kinds = [(name, self.look.terrain(name).texture) for name in legend]
        for name, texture in sorted(kinds, key=lambda kind: _rank(kind[1])):
            hexes = self._drawn(self.board.hexes_of(name))
            if hexes and texture not in POINTLIKE:
                yield from self._terrain(name, texture, hexes, is_small)

    def _terrain(self, name: str, texture: str, hexes: list[int], is_small: bool) -> Iterator[str]:
        tint = self._tint(name)
        if texture == "hachures":
            yield from self._raised(hexes, tint, is_small)
            return
        shape = self._shape(hexes, 5.0 if texture in ("trees", "jungle", "marsh") else 0.0)
        edge = mixed(tint, self.palette.ink, 0.35)
        dash = ' stroke-dasharray="1 2.5" stroke-linecap="round"' if texture in ("trees", "jungle", "orchard") else ""
        width = 2.2 if texture == "town" else 1.1
        yield f'<path fill="{tint}" fill-opacity=".88" stroke="{edge}" stroke-width="{width}"{dash} d="{shape}"/>'
        if textures.has_pattern(texture):
            self.wanted.add(texture)
            yield f'<path fill="{textures.fill(texture)}" d="{shape}"/>'

    def _heights(self, is_small: bool) -> Iterator[str]:
        """Ground by its height above the lowest level, one colour step per level."""
        board = self.board
        low = TERRAINS["hill"][0]
        for level in range(1, max(board.height, default=0) + 1):
            hexes = [hex_ for hex_ in self.grid.hexes if board.height[hex_] >= level and hex_ in self.within]
            tint = mixed(low, "#b98a4e", min(0.7, 0.2 * level))
            yield from self._raised(hexes, by_night(tint) if self.is_night else tint, is_small)

    def _raised(self, hexes: list[int], tint: str, is_small: bool) -> Iterator[str]:
        """The colour of a height; the hachures of its slopes are kept to be drawn over the woods."""
        yield f'<path fill="{tint}" d="{self._shape(hexes)}"/>'
        pen = Pen()
        for ring in self._outline(hexes):
            for n, (point, ahead) in enumerate(paced(sampled_ring(ring), 11.0 if is_small else 4.4)):
                # The outline runs clockwise, so outside is to the left.
                out = ahead[1], -ahead[0]
                top = 7.5 + 4.5 * chance(*map(round, point)) + (4.0 if n % 3 == 0 else 0.0)
                pen.move((point[0] - out[0] * top, point[1] - out[1] * top))
                pen.line((point[0] + out[0] * 0.5, point[1] + out[1] * 0.5))
        width = 1.1 if is_small else 0.9
        ink = f'stroke="{self.palette.hachure}" stroke-opacity=".8" stroke-width="{width}" stroke-linecap="round"'
        self._slopes.append(f'<path class="slopes" fill="none" {ink} d="{pen}"/>')

    # Hexsides ---------------------------------------------------------------------------------------------------
    def _sides(self, edges: Iterable[int]) -> list[int]:
        """Directed edges as hexsides, each once."""
        return sorted({self.grid.hexside(edge) for edge in edges if edge // 6 in self.within})

    def _lines(
        self, looks: Callable[[str], LineLook | None], kinds: Iterable[str], line: str
    ) -> Iterator[tuple[str, str]]:
        """The kinds drawn as this line, and their colour if they have one."""
        for kind in kinds:
            look = looks(kind)
            if look is not None and look.line == line:
                yield kind, look.colour

    def _hexsides_as(self, line: str) -> list[tuple[list[int], str]]:
        """The hexsides of every kind that is drawn as this line."""
        found = self._lines(self.look.hexsides.get, self.board.hexsides, line)
        kinds = [(self._sides(self.board.hexsides[kind]), colour) for kind, colour in found]
        return [(sides, colour) for sides, colour in kinds if sides]

    def _waters(self) -> Iterator[str]:
        """Rivers and streams, smoothed along their hexsides; a water that ends in another joins it."""
        seat: dict[Point, Point] = {}
        drawn = []
        for line, widths in WATERS.items():
            for sides, colour in self._hexsides_as(line):
                pen = Pen()
                for path in chains([self.geometry.side(side) for side in sides]):
                    smooth_sides(pen, _seated(path, seat))
                drawn.append((str(pen), colour or self.palette.bank, widths))
        if not drawn:
            return
        common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        banks = "".join(f'<path stroke="{ink}" stroke-width="{w[0]}" d="{d}"/>' for d, ink, w in reversed(drawn))
        water = "".join(
            f'<path stroke="{self.palette.water}" stroke-width="{w[1]}" d="{d}"/>'
            for d, _, w in reversed(drawn)
            if w[1]
        )
        yield f'<g class="water" {common}>{banks}{water}</g>'

    def _fences(self) -> Iterator[str]:
        """Walls, slopes and other straight lines along hexsides."""
        for line, (width, dash) in FENCES.items():
            for sides, colour in self._hexsides_as(line):
                pen = Pen()
                for path in chains([self.geometry.side(side) for side in sides]):
                    pen.move(path[0])
                    for corner in path[1:]:
                        pen.line(corner)
                ink = colour or (self.palette.hachure if line in ("slope", "cliff") else self.palette.ink)
                dashes = f' stroke-dasharray="{dash}"' if dash else ""
                yield f'<path fill="none" stroke="{ink}" stroke-width="{width}"{dashes} d="{pen}"/>'

    def _crests(self, is_small: bool) -> Iterator[str]:
        """Crests along the higher hex, with hachures towards the lower hex, where the edge starts."""
        for kind, colour in self._lines(self.look.hexsides.get, self.board.hexsides, "crest"):
            pen = Pen()
            for edge in sorted(self.board.hexsides[kind]):
                high = self.grid.step(edge // 6, edge % 6)
                if high in self.within:
                    self._crest(pen, self.geometry.side(edge), self.centre[high], 2 if is_small else 9)
            if str(pen):
                ink = colour or mixed(self.palette.hachure, self.palette.ink, 0.4)
                yield f'<path class="crest" fill="none" stroke="{ink}" stroke-width="1.2" d="{pen}"/>'

    def _crest(self, pen: Pen, side: tuple[Point, Point], top: Point, ticks: int) -> None:
        """One part of a crest: its line, hachures up to the hexside, and every second one beyond it."""
        start, end = (middle(corner, top, CREST) for corner in side)
        pen.move(start)
        pen.line(end)
        for n in range(ticks):
            share = (n + 0.5) / ticks
            pen.move(middle(start, end, share))
            pen.line(middle(middle(*side, share), top, -0.08 if n % 2 else 0.02))

    def _crossings(self) -> Iterator[str]:
        """Bridges and fords, across their hexsides."""
        wide = {side for sides, _ in self._hexsides_as("river") for side in sides}
        for line in CROSSINGS:
            for sides, _ in self._hexsides_as(line):
                self.wanted.add(line)
                for side in sides:
                    at, turn = self.across(side)
                    scale = "" if side in wide else " scale(.8)"
                    yield _use(line, at, f" rotate({turn:g}){scale}")

    def across(self, side: int) -> tuple[Point, float]:
        """The middle of a hexside, and the rotation that makes something drawn from south to north lead across it."""
        at = middle(*self.geometry.side(side))
        return at, _turn(self.centre[self.grid.ends(side)[0]], at)

    # Links ------------------------------------------------------------------------------------------------------
    def _links(self, is_small: bool) -> Iterator[str]:
        """Roads and railways through the middles of their hexes."""
        roads: set[int] = set()
        for line in ("road", "track", "rail", "light-rail"):
            for kind, colour in self._lines(self.look.links.get, self.board.links, line):
                edges = self.board.links[kind]
                if not edges:
                    continue
                is_rail = line in ("rail", "light-rail")
                drawn = self._ways(edges, roads if is_rail else set())
                yield from self._link(line, colour, drawn) if not is_small else self._thin_link(line, colour, drawn)
                if not is_rail:
                    roads |= edges
        for line in ("plain", "river", "stream", "canal"):
            for kind, colour in self._lines(self.look.links.get, self.board.links, line):
                ink = colour or (self.palette.ink if line == "plain" else self.palette.bank)
                drawn = self._ways(self.board.links[kind], set())
                yield f'<path fill="none" stroke="{ink}" stroke-width="2.4" stroke-linecap="round" d="{drawn}"/>'

    def _link(self, line: str, colour: str, d: str) -> Iterator[str]:
        p = self.palette
        common = 'fill="none" stroke-linejoin="round"'
        if line == "road":
            yield f'<path {common} stroke="{colour or p.casing}" stroke-width="4.2" stroke-linecap="round" d="{d}"/>'
            yield f'<path {common} stroke="{p.road}" stroke-width="2.2" stroke-linecap="round" d="{d}"/>'
        elif line == "track":
            yield f'<path {common} stroke="{colour or p.casing}" stroke-width="1.8" stroke-dasharray="6 3" d="{d}"/>'
        else:
            ink, width = colour or p.rail, 1.7 if line == "rail" else 1.1
            yield f'<path {common} stroke="{ink}" stroke-width="{width}" d="{d}"/>'
            yield f'<path {common} stroke="{ink}" stroke-width="6" stroke-dasharray="1.1 6.4" d="{d}"/>'

    def _thin_link(self, line: str, colour: str, d: str) -> Iterator[str]:
        """A link in one stroke."""
        p = self.palette
        ink = p.rail if line in ("rail", "light-rail") else mixed(p.casing, p.road, 0.5)
        width = 3.6 if line == "road" else 1.6
        yield f'<path fill="none" stroke-linejoin="round" stroke="{colour or ink}" stroke-width="{width}" d="{d}"/>'

    def _ways(self, edges: set[int], beside: set[int]) -> str:
        """Links as smooth lines from hex to hex, shifted aside where two run in parallel."""
        pairs = [self.grid.ends(side) for side in self._sides(edges)]
        crowded = {edge // 6 for edge in edges & beside}
        ends = _ends(pairs)
        seats: dict[int, Point] = {}
        pen = Pen()
        for path in chains([(a, b) for a, b in pairs if b >= 0]):
            points = [self._way_point(path, n, crowded, seats) for n in range(len(path))]
            if path[0] in ends:
                points = [*self._off_the_map(path[1], path[0], points[0]), *points]
            if path[-1] in ends:
                points += self._off_the_map(path[-2], path[-1], points[-1])
            smooth_through(pen, points)
        return str(pen)

    def _way_point(self, path: list[int], n: int, crowded: set[int], seats: dict[int, Point]) -> Point:
        """Where a link passes a hex: near its middle, and always at the same point."""
        hex_ = path[n]
        if hex_ not in seats:
            point = stirred(self.centre[hex_], 4.0)
            if hex_ in crowded:
                before, after = self.centre[path[max(0, n - 1)]], self.centre[path[min(len(path) - 1, n + 1)]]
                point = _beside(point, before, after, 6.5)
            seats[hex_] = point
        return seats[hex_]

    def _off_the_map(self, before: int, hex_: int, point: Point) -> list[Point]:
        """A link that ends at the map edge continues over it, if it heads there."""
        (x0, y0), (x, y) = self.centre[before], self.centre[hex_]
        rims = [middle(*self.geometry.side(hex_ * 6 + d)) for d in range(6) if self.grid.step(hex_, d) < 0]
        ahead = [(rim, (rim[0] - x) * (x - x0) + (rim[1] - y) * (y - y0)) for rim in rims]
        best = max(ahead, key=lambda each: each[1], default=None)
        return [best[0]] if best is not None and best[1] > 0 and best[0] != point else []

    # Signs in hexes ---------------------------------------------------------------------------------------------
    def _hexes_with(self, texture: str) -> list[int]:
        """The hexes of every terrain with this texture."""
        names = [name for name in self.board.legend.terrains if self.look.terrain(name).texture == texture]
        return sorted({hex_ for name in names for hex_ in self._drawn(self.board.hexes_of(name))})

    def _trenches(self, is_small: bool) -> Iterator[str]:
        """Battlements along lines from trench hex to trench hex; an isolated trench is a short line."""
        hexes = self._hexes_with("trench")
        if not hexes:
            return
        pen = Pen()
        lines = chains(self._spanned(hexes))
        alone = set(hexes) - {hex_ for line in lines for hex_ in line}
        for line in lines:
            _crenellate(pen, sampled_through([self._trench_point(hex_) for hex_ in line]), is_small)
        for hex_ in sorted(alone):
            x, y = self.centre[hex_]
            _crenellate(pen, sampled_through([(x - 20, y - 2), (x, y - 12), (x + 20, y - 2)]), is_small)
        p = self.palette
        common = 'fill="none" stroke-linejoin="round"'
        if not is_small:
            yield f'<path {common} stroke="{p.halo}" stroke-opacity=".7" stroke-width="4" d="{pen}"/>'
        yield f'<path {common} stroke="{p.works}" stroke-width="1.5" d="{pen}"/>'

    def _trench_point(self, hex_: int) -> Point:
        x, y = stirred(self.centre[hex_], 3.0, "trench")
        return x, y + LIFT

    def _spanned(self, hexes: list[int]) -> list[tuple[int, int]]:
        """Join neighbours among these hexes into lines from left to right; parallel lines stay apart.

        The hexes of one column are joined to those of the next from the top, each to one; then vertically, where both
        are the end of a line, and never so that a line becomes a ring.
        """
        group, ends = {hex_: hex_ for hex_ in hexes}, dict.fromkeys(hexes, 0)

        def leader(hex_: int) -> int:
            while group[hex_] != hex_:
                hex_ = group[hex_]
            return hex_

        found: list[tuple[int, int]] = []

        def join(hex_: int, other: int) -> None:
            if ends[hex_] < 2 and ends[other] < 2 and leader(hex_) != leader(other):
                group[leader(other)] = leader(hex_)
                ends[hex_] += 1
                ends[other] += 1
                found.append((hex_, other))

        for hex_ in sorted(hexes, key=self.centre.__getitem__):
            onward = [n for n in self.grid.adjacent[hex_] if n in group and self.centre[n][0] > self.centre[hex_][0]]
            taken = {other for _, other in found}
            free = sorted((n for n in onward if n not in taken), key=lambda n: self.centre[n][1])
            if free:
                join(hex_, free[0])
        for hex_ in hexes:
            for other in self.grid.adjacent[hex_]:
                if other in group:
                    join(hex_, other)
        return found

    def _houses(self) -> Iterator[str]:
        """Villages as groups of houses."""
        for hex_ in self._hexes_with("houses"):
            glyph, turn = textures.houses_of(chance(self.grid.number(hex_)))
            self.wanted.add(glyph)
            yield _use(glyph, self.centre[hex_], f" rotate({turn})")

    def _forts(self) -> Iterator[str]:
        for hex_ in self._hexes_with("fort"):
            self.wanted.add("fort")
            yield _use("fort", self.centre[hex_])

    # Lettering --------------------------------------------------------------------------------------------------
    def _numbers(self) -> str:
        """The number of each hex, at its top."""
        p = self.palette
        texts = "".join(
            f'<text x="{number(x)}" y="{number(y - 24.5)}">{self.grid.number(hex_)}</text>'
            for hex_, (x, y) in self.centre.items()
        )
        style = f'font-family="{SERIF}" font-size="7.5" text-anchor="middle" fill="{p.number}"'
        return f'<g class="numbers" {style}>{texts}</g>'

    def _names(self) -> str:
        """The names of places, without overlaps."""
        names = [
            Name(text, self._sort(hex_), self.centre[hex_])
            for hex_ in sorted(self.board.names)
            if (text := self.board.name(hex_, self.lang))
        ]
        return names_svg(self.placed(names), self.palette.naming, self.palette.halo)

    def placed(self, names: list[Name]) -> list[Written]:
        """The positions of names among numbers, houses and forts."""
        half = max(len(self.grid.number(hex_)) for hex_ in self.centre) * 2.75
        taken = [Box(x - half, y - 31, x + half, y - 23) for x, y in self.centre.values()]
        for texture in ("houses", "fort"):
            for x, y in (self.centre[hex_] for hex_ in self._hexes_with(texture)):
                taken.append(Box(x - 17, y - 12, x + 17, y + 12))
        g = self.geometry
        return place_names(names, taken, Box(20, 20, g.width - 20, g.height - 20))

    def _sort(self, hex_: int) -> str:
        """The lettering style of a hex name: that of the last terrain of the hex that defines one."""
        looks = [self.look.terrain(name) for name in self.board.terrains_at(hex_)]
        if any(look.texture == "town" for look in looks):
            return "city"
        sorts = [look.naming for look in looks if look.naming != "place"]
        if not sorts:
            return "height" if self.board.height[hex_] else "place"
        return "town" if "town" in sorts else sorts[-1]


# Small things ---------------------------------------------------------------------------------------------------


def _rank(texture: str) -> int:
    return GROUND_ORDER.index(texture) if texture in GROUND_ORDER else 0


def _straight_ring(pen: Pen, ring: list[Point]) -> None:
    pen.move(ring[0])
    for corner in ring[1:]:
        pen.line(corner)
    pen.close()


def _use(glyph: str, at: Point, then: str = "") -> str:
    return f'<use href="#{textures.PREFIX}{glyph}" transform="translate({spot(at)}){then}"/>'


def _turn(start: Point, end: Point) -> float:
    """The rotation of something drawn from south to north so that it leads from one point to another."""
    return round(degrees(atan2(end[1] - start[1], end[0] - start[0])) + 90)


def _seated(path: list[Point], seat: dict[Point, Point]) -> list[Point]:
    """Move the ends of a line onto lines drawn before, and note its corners for the lines after it."""
    ends = seat.get(path[0], path[0]), seat.get(path[-1], path[-1])
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        seat[corner] = rounded_at(before, corner, after)
    return [ends[0], *path[1:-1], ends[1]]


def _ends(pairs: Iterable[tuple[int, int]]) -> set[int]:
    """The hexes where only one link ends."""
    times: dict[int, int] = {}
    for hex_ in (hex_ for pair in pairs for hex_ in pair):
        times[hex_] = times.get(hex_, 0) + 1
    return {hex_ for hex_, count in times.items() if count == 1}


def _beside(point: Point, before: Point, after: Point, by: float) -> Point:
    """A point moved to the right of the direction from one point to another."""
    x, y = after[0] - before[0], after[1] - before[1]
    length = (x * x + y * y) ** 0.5 or 1.0
    return point[0] - y / length * by, point[1] + x / length * by


def _crenellate(pen: Pen, points: list[Point], is_small: bool) -> None:
    """Square battlements along a line."""
    height = -2.4
    for n, (point, ahead) in enumerate(paced(points, 10.0 if is_small else 5.2)):
        side = ahead[1], -ahead[0]
        low = point[0] + side[0] * height, point[1] + side[1] * height
        high = point[0] - side[0] * height, point[1] - side[1] * height
        first, second = (low, high) if n % 2 else (high, low)
        if n == 0:
            pen.move(first)
        else:
            pen.line(first)
        pen.line(second)
