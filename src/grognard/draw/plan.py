"""What every layer of a map is drawn from: where the hexes lie, what is printed on them, in which style.

`BoardDrawing` finds hexes, outlines and hexsides for the layers (`ground`, `lines`, `settlements`), and draws nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from math import atan2, degrees
from typing import Final

from grognard.draw import textures
from grognard.draw.curves import Pen, held, middle, rings, smooth_ring, spot, stirred
from grognard.draw.geometry import Geometry, Point
from grognard.draw.look_parts import LineLook, Look
from grognard.draw.palette import DAY, NIGHT, Palette
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.board import Board

WATERS: Final = ("sea", "lagoon")
"""Textures of waters that go on beyond the area in play."""


class BoardDrawing:
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
        self.whole = board.whole or board
        self.beyond = self._sea_beyond()
        """Hexes of sea and lagoon beyond the area in play that the sheet still shows."""
        corners = self.whole.grid.corners
        self.corners = {
            hex_: [self.geometry.placed(corner) for corner in corners(hex_)]
            for hex_ in (*self.grid.hexes, *self.beyond)
        }
        self.within = frozenset(self.grid.hexes)
        """The hexes to draw; beyond them there is only paper."""
        self.is_coarse = False
        """Whether so many hexes are drawn so small that bends and houses cannot be seen."""
        self.wanted: set[str] = set()
        self.clips: list[str] = []
        """What the drawing defines to refer to: shapes to cut others to, lines drawn more than once."""
        self._slopes: list[str] = []
        """What shows the shape of the ground and is drawn over its colours."""
        self._gardens = ""
        self.water_corners: dict[Point, Point] = {}
        """Where each corner that a water passes has been drawn."""
        self.way_lines: list[list[Point]] = []
        """The lines of roads drawn so far; villages stand along them."""

    def clip(self, d: str) -> str:
        """Define a shape to cut others to, and give its name."""
        name = f"{textures.PREFIX}clip{len(self.clips)}"
        self.clips.append(f'<clipPath id="{name}"><path d="{d}"/></clipPath>')
        return name

    def again(self, d: str, *styles: str) -> str:
        """A line drawn several times over itself, each time in another style, and written once."""
        if len(d) < 200 or len(styles) < 2:
            return "".join(f'<path {style} d="{d}"/>' for style in styles)
        name = f"{textures.PREFIX}line{len(self.clips)}"
        self.clips.append(f'<path id="{name}" d="{d}"/>')
        return "".join(f'<use href="#{name}" {style}/>' for style in styles)

    # Hexes and their outlines -----------------------------------------------------------------------------------
    def outline(self, hexes: Iterable[int]) -> list[list[Point]]:
        """The closed lines around a set of hexes."""
        inside = set(hexes)
        steps = {
            self.corners[hex_][d]: self.corners[hex_][(d + 1) % 6]
            for hex_ in inside
            for d in range(6)
            if self.whole.grid.step(hex_, d) not in inside
        }
        return rings(steps)

    @cached_property
    def map_clip(self) -> str:
        """The hexes of the map, to cut to what is drawn over its rim."""
        pen = Pen()
        for ring in self.outline(self.grid.hexes):
            pen.move(ring[0])
            for corner in ring[1:]:
                pen.line(corner)
            pen.close()
        return self.clip(str(pen))

    def _drawn(self, bits: int) -> list[int]:
        """The hexes of a set that are to be drawn."""
        return [hex_ for hex_ in members(bits) if hex_ in self.within]

    def _shape(self, hexes: Iterable[int], stir: float = 0.0) -> str:
        """The rounded outline of a set of hexes."""
        pen = Pen()
        for ring in self.outline(hexes):
            ring = [self._shore_corners.get(corner) or (stirred(corner, stir) if stir else corner) for corner in ring]
            smooth_ring(pen, ring, self.rim_corners)
        return str(pen)

    @cached_property
    def rim_corners(self) -> frozenset[Point]:
        """The corners at the rim of the map, where fewer than three hexes meet."""
        meeting = Counter(corner for corners in self.corners.values() for corner in corners)
        return frozenset(corner for corner, times in meeting.items() if times < 3)

    @cached_property
    def _shore_corners(self) -> dict[Point, Point]:
        """Where each corner on the shore of sea or lagoon is drawn: the coast is taut and a little irregular."""
        wet = {hex_: self._waters_at(hex_) for hex_ in (*self.grid.hexes, *self.beyond)}
        near: dict[Point, set[Point]] = {}
        for hex_, water in wet.items():
            for d, other in enumerate(self.whole.grid.neighbours[hex_] if water else ()):
                if wet.get(other, water) != water:
                    a, b = self.corners[hex_][d], self.corners[hex_][(d + 1) % 6]
                    near.setdefault(a, set()).add(b)
                    near.setdefault(b, set()).add(a)
        drawn = {corner: corner if corner in self.rim_corners else stirred(corner, 4.0) for corner in near}
        free = sorted(corner for corner in near if corner not in self.rim_corners and len(near[corner]) == 2)
        for _ in range(12):
            for corner in free:
                first, second = (drawn[n] for n in sorted(near[corner]))
                drawn[corner] = held(corner, middle(drawn[corner], middle(first, second)), 13.0)
        return drawn

    def _waters_at(self, hex_: int) -> str:
        """The kind of water that fills a hex, if one does."""
        kinds = {self.look.terrain(name).texture for name in self.whole.terrains_at(hex_)}
        return next((kind for kind in WATERS if kind in kinds), "")

    def _tint(self, terrain: str) -> str:
        look = self.look.terrain(terrain)
        return look.night if self.is_night else look.tint

    def _hexes_with(self, *wanted: str) -> list[int]:
        """The hexes of every terrain with one of these textures."""
        names = [name for name in self.board.legend.terrains if self.look.terrain(name).texture in wanted]
        return sorted({hex_ for name in names for hex_ in self._hexes_of(name)})

    def _hexes_of(self, terrain: str) -> list[int]:
        """The hexes of a terrain that are to be drawn; of waters also those beyond the area in play."""
        inside = self._drawn(self.board.hexes_of(terrain))
        if not self.beyond or self.look.terrain(terrain).texture not in WATERS:
            return inside
        return sorted([*inside, *(hex_ for hex_ in self.beyond if self.whole.has(hex_, terrain))])

    def _sea_beyond(self) -> tuple[int, ...]:
        grid, g = self.whole.grid, self.geometry
        if grid is self.grid:
            return ()
        found = []
        for hex_ in grid.hexes:
            x, y = g.placed(grid.centre(hex_))
            if hex_ not in self.grid and 0 <= x <= g.width and 0 <= y <= g.height and self._waters_at(hex_):
                found.append(hex_)
        return tuple(found)

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

    def _rims_as(self, line: str) -> list[tuple[list[int], str]]:
        """The rim of the map along the hexes of every region whose rim is drawn as this line."""
        regions = [
            self._drawn(self.board.regions.get(name, 0)) for name, drawn in self.look.rims.items() if drawn == line
        ]
        rims = [[hex_ * 6 + d for hex_ in hexes for d in range(6) if self.grid.step(hex_, d) < 0] for hexes in regions]
        return [(sides, "") for sides in rims if sides]

    def across(self, side: int) -> tuple[Point, float]:
        """The middle of a hexside, and the rotation that makes something drawn from south to north lead across it."""
        at = middle(*self.geometry.side(side))
        return at, _turn(self.centre[self.grid.ends(side)[0]], at)


def placed_glyph(glyph: str, at: Point, then: str = "") -> str:
    """A sign of `textures` at a point."""
    return f'<use href="#{textures.PREFIX}{glyph}" transform="translate({spot(at)}){then}"/>'


def _turn(start: Point, end: Point) -> float:
    """The rotation of something drawn from south to north so that it leads from one point to another."""
    return round(degrees(atan2(end[1] - start[1], end[0] - start[0])) + 90)


def groups(hexes: Iterable[int], adjacent: Sequence[Sequence[int]]) -> Iterator[set[int]]:
    """Hexes sorted into groups that hang together."""
    left = set(hexes)
    while left:
        fringe, group = [left.pop()], set[int]()
        while fringe:
            hex_ = fringe.pop()
            group.add(hex_)
            near = left.intersection(adjacent[hex_])
            left -= near
            fringe += near
        yield group
