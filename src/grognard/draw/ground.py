"""The ground: paper, colours and textures of terrains, heights, mountains in relief, waters that fill hexes.

Everything lies below the grid and the lines. Which texture a terrain has is decided by the look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import cos, pi, sin
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
    sampled_ring,
    smooth_sides,
    smooth_through,
    spot,
    stirred,
)
from grognard.draw.geometry import Point
from grognard.draw.growth import RECIPES, outlined
from grognard.draw.look_parts import TERRAINS, by_night
from grognard.draw.modelled import ROLLING, RUGGED, level_lines, modelled
from grognard.draw.plan import WATERS, BoardDrawing
from grognard.draw.relief import box_of, coloured, image_svg, part, size

POINTLIKE: Final = (
    *("trench", "fort", "houses", "streets", "blocks", "huts", "stone-houses"),
    *("watercourse", "windmill", "bridge", "ford", "bare"),
)
"""Textures that are signs in a hex rather than a colour of the ground."""

GROUND_ORDER: Final = (
    "none",
    "sand",
    "field",
    "rough",
    "paddies",
    "corn",
    "tall-grass",
    "relief",
    "rock",
    "water",
    "sea",
    "marsh",
    "reeds",
    "lagoon",
    "hachures",
    "orchard",
    "trees",
    "forest",
    "grove",
    "jungle",
    "canopy",
    "craters",
    "town",
)
LINING: Final = (34.0, 24.0, 15.5, 8.5)
"""How far from the shore the lines of water lining lie."""
MODELLED: Final = {False: (0.8, 0.8), True: (0.75, 0.45)}
ROLLED: Final = {False: (0.62, 0.6), True: (0.5, 0.36)}
"""How strong the shade and the light of modelled heights are, by day and by night; and of low hills."""
BETWEEN: Final = 0.26
"""How far thin lines lie below and above a contour, in levels."""
SHORTEST, EVERY = 12, 3
"""Of the points along a thin line, how many it must have, and that one in so many is drawn."""
FOOT: Final = 6.0
"""How irregular a contour is."""
COARSE: Final = 2
"""In small pictures, one cell of relief in so many."""
SCALLOP: Final = (9.0, 5.0)
"""The length and depth of the scallops along the edge of a forest."""


class Ground(BoardDrawing):
    """The layers below the grid, and the grid."""

    # Paper ------------------------------------------------------------------------------------------------------
    def _paper(self) -> str:
        p, g, rim = self.palette, self.geometry, self._straight(self.grid.hexes)
        return (
            f'<path fill="{p.paper}" d="M0 0H{number(g.width)}V{number(g.height)}H0Z"/>'
            f'<path fill="{p.land}" stroke="{p.ink}" stroke-opacity=".55" stroke-width="1.4" d="{rim}"/>'
        )

    def _straight(self, hexes: Iterable[int]) -> str:
        """The outline of a set of hexes along its hexsides."""
        pen = Pen()
        for ring in self.outline(hexes):
            pen.move(ring[0])
            for corner in ring[1:]:
                pen.line(corner)
            pen.close()
        return str(pen)

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
        p, opacity = self.palette, ".8" if self._has_relief else ".5"
        return (
            f'<path class="grid" fill="none" stroke="{p.grid}" stroke-opacity="{opacity}" stroke-width=".8" d="{pen}"/>'
        )

    # Terrains ---------------------------------------------------------------------------------------------------
    def _terrains(self, is_small: bool) -> Iterator[str]:
        """The colours and textures of the ground, the lowest first; the shades of relief over them."""
        if self.look.plain == "meadow" and not is_small:
            self.wanted.add("meadow")
            yield f'<path fill="{textures.fill("meadow")}" d="{self._straight(self.grid.hexes)}"/>'
        legend = self.board.legend.terrains
        kinds = [(name, self.look.terrain(name).texture) for name in legend]
        for name, texture in sorted(kinds, key=lambda kind: _rank(kind[1])):
            hexes = self._hexes_of(name)
            if hexes and texture not in POINTLIKE:
                drawn = "".join(self._terrain(name, texture, hexes, is_small))
                yield f'<g clip-path="url(#{self._sheet_clip})">{drawn}</g>' if texture in self._overflowing else drawn
        if self._has_relief and self.within:
            yield self._relief(is_small)

    @cached_property
    def _is_modelled(self) -> bool:
        """Whether heights are drawn in light and shade that is worked out from them."""
        return self.look.heights in ("modelled", "rolling") and not self.look.relief and any(self.board.height)

    @cached_property
    def _is_rolling(self) -> bool:
        """Whether hills are low and have thinner lines between their contours."""
        return self._is_modelled and self.look.heights == "rolling"

    @cached_property
    def _has_relief(self) -> bool:
        return bool(self.look.relief) or self._is_modelled

    @cached_property
    def _overflowing(self) -> tuple[str, ...]:
        """The textures drawn beyond the hexes, which must not reach the frame."""
        return WATERS if self.beyond else ()

    @cached_property
    def _sheet_clip(self) -> str:
        """The sheet within its frame, to cut to."""
        g = self.geometry
        return self.clip(f"M17 17H{number(g.width - 17)}V{number(g.height - 17)}H17Z")

    def _terrain(self, name: str, texture: str, hexes: list[int], is_small: bool) -> Iterator[str]:
        tint = self._tint(name)
        if texture == "hachures":
            yield from self._raised(hexes, tint, is_small)
            return
        recipes: dict[str, Callable[[list[int], str], Iterator[str]]] = {
            "relief": self._mountains,
            "rock": self._rocks,
            "sea": self._sea,
            "lagoon": self._lagoon,
            "reeds": self._reeds,
            "forest": self._forest,
        }
        if texture in recipes and not is_small:
            yield from recipes[texture](hexes, tint)
            return
        if texture in RECIPES and not is_small:
            yield from RECIPES[texture](self, hexes, tint)
            return
        is_wild = texture in ("trees", "forest", "jungle", "orchard")
        shape = self._shape(hexes, 5.0 if texture in ("trees", "forest", "jungle", "marsh", "reeds") else 0.0)
        edge = mixed(tint, self.palette.ink, 0.35)
        dash = ' stroke-dasharray="1 2.5" stroke-linecap="round"' if is_wild else ""
        width = 2.2 if texture == "town" else 1.1
        yield f'<path fill="{tint}" fill-opacity=".88" stroke="{edge}" stroke-width="{width}"{dash} d="{shape}"/>'
        if textures.has_pattern(texture):
            self.wanted.add(texture)
            yield f'<path fill="{textures.fill(texture)}" d="{shape}"/>'

    def _forest(self, hexes: list[int], tint: str) -> Iterator[str]:
        """A wood with an edge of scallops and a shadow; inside only the shaded arcs of its crowns."""
        pen, leaf = Pen(), self.palette.leaf
        for ring in self.outline(hexes):
            points = list(paced(sampled_ring([stirred(corner, 6.0) for corner in ring]), SCALLOP[0]))
            pen.move(points[0][0])
            for (before, _), (point, ahead) in zip(points, [*points[1:], points[0]], strict=True):
                x, y = middle(before, point)
                pen.bend((x + ahead[1] * SCALLOP[1], y - ahead[0] * SCALLOP[1]), point)
            pen.close()
        dark = f'fill="{mixed(leaf, "#000000", 0.35)}" fill-opacity="{".5" if self.is_night else ".28"}"'
        self.wanted.add("forest")
        edge = f'stroke="{mixed(leaf, self.palette.ink, 0.12)}" stroke-width=".9"'
        shadow = f'{dark} transform="translate(1.8 2.2)"'
        yield self.again(str(pen), shadow, f'fill="{tint}" {edge}', f'fill="{textures.fill("forest")}"')

    # Heights ----------------------------------------------------------------------------------------------------
    def _heights(self, is_small: bool) -> Iterator[str]:
        """Ground by its height above the lowest level, one colour step per level."""
        board = self.board
        low = TERRAINS["hill"][0]
        for level in range(1, max(board.height, default=0) + 1):
            hexes = [hex_ for hex_ in self.grid.hexes if board.height[hex_] >= level and hex_ in self.within]
            tint = mixed(low, "#b98a4e", min(0.7, 0.2 * level))
            if self._is_modelled:
                yield from self._contoured(hexes, level, is_small)
            elif self.look.relief:
                # The relief shows how high it is; the colour fades into the plain.
                plain = self.palette.land
                tone = mixed(plain, by_night(tint) if self.is_night else tint, 0.45)
                yield f'<path fill="{tone}" d="{self._shape(hexes, 6.0)}"/>'
            else:
                yield from self._raised(hexes, by_night(tint) if self.is_night else tint, is_small)

    def _contoured(self, hexes: list[int], level: int, is_small: bool) -> Iterator[str]:
        """The ground of a level; its contour is kept to be drawn over the woods."""
        p, contour, inside = self.palette, Pen(), set(hexes)
        pairs = [
            (self.corners[hex_][d], self.corners[hex_][(d + 1) % 6])
            for hex_ in hexes
            for d in range(6)
            if (other := self.grid.step(hex_, d)) >= 0 and other not in inside
        ]
        for line in chains(pairs):
            smooth_sides(contour, [corner if corner in self.rim_corners else stirred(corner, FOOT) for corner in line])
        tint = mixed(*p.levels, min(1.0, 0.5 * (level - 1)))
        if self._is_rolling and self.is_night:  # a low hill must be brighter than the plain, though it is shaded
            tint = mixed(p.land, p.hachure, min(0.6, 0.11 + 0.13 * level))
        yield f'<path fill="{tint}" d="{outlined(self, hexes, FOOT)}"/>'
        ink = f'stroke="{p.contour}" stroke-opacity=".85" stroke-width="1.5"'
        self._slopes.append(f'<path class="contour" fill="none" {ink} d="{contour}"/>')
        if self._is_rolling and not is_small:
            self._slopes.append(self._between_contours(level))

    def _between_contours(self, level: int) -> str:
        """Thin lines a quarter of a level below a contour and above it, which tell how steep the slope is."""
        pen = Pen()
        for height in (level - 0.5 - BETWEEN, level - 0.5 + BETWEEN):
            for line in level_lines(self.whole, height):
                points = [self.geometry.placed(point) for point in line]
                if len(points) > SHORTEST:
                    smooth_through(pen, [*points[:-1:EVERY], points[-1]])
        ink = f'stroke="{self.palette.contour}" stroke-opacity=".7" stroke-width=".7"'
        clip = f'clip-path="url(#{self.map_clip})"'
        return f'<g {clip}><path class="between" fill="none" {ink} d="{pen}"/></g>'

    def _raised(self, hexes: list[int], tint: str, is_small: bool) -> Iterator[str]:
        """The colour of a height; the hachures of its slopes are kept to be drawn over the woods."""
        yield f'<path fill="{tint}" d="{self._shape(hexes)}"/>'
        pen = Pen()
        for ring in self.outline(hexes):
            for n, (point, ahead) in enumerate(paced(sampled_ring(ring), 11.0 if is_small else 4.4)):
                # The outline runs clockwise, so outside is to the left.
                out = ahead[1], -ahead[0]
                top = 7.5 + 4.5 * chance(*map(round, point)) + (4.0 if n % 3 == 0 else 0.0)
                pen.move((point[0] - out[0] * top, point[1] - out[1] * top))
                pen.line((point[0] + out[0] * 0.5, point[1] + out[1] * 0.5))
        width = 1.1 if is_small else 0.9
        ink = f'stroke="{self.palette.hachure}" stroke-opacity=".8" stroke-width="{width}" stroke-linecap="round"'
        self._slopes.append(f'<path class="slopes" fill="none" {ink} d="{pen}"/>')

    # Mountains --------------------------------------------------------------------------------------------------
    def _relief(self, is_small: bool) -> str:
        """Light and shade, as much of it as lies on the hexes drawn, cut to them; coarser in small."""
        left, top, right, bottom = box_of(self.grid)
        manner = ROLLING if self._is_rolling else RUGGED
        stored = modelled(self.whole, manner) if self._is_modelled else self.look.relief
        wide, high = size(stored)
        across, down = (right - left) / wide, (bottom - top) / high
        corners = [corner for hex_ in self.within for corner in self.grid.corners(hex_)]
        columns = [(x - left) / across for x, _ in corners]
        rows = [(y - top) / down for _, y in corners]
        first, last = max(0, int(min(columns)) - 2), min(wide, int(max(columns)) + 3)
        upper, lower = max(0, int(min(rows)) - 2), min(high, int(max(rows)) + 3)
        image = part(stored, first, upper, last, lower, COARSE if is_small else 1)
        start = self.geometry.placed((left + first * across, top + upper * down))
        end = self.geometry.placed((left + last * across, top + lower * down))
        strengths = ROLLED if self._is_rolling else MODELLED
        dark, bright = strengths[self.is_night] if self._is_modelled else (1.0, 1.0)
        (shade, deep), (light, high_) = self.palette.shade, self.palette.light
        painted = coloured(image, (shade, deep * dark), (light, high_ * bright))
        hexes = self.within - set(self._hexes_with(*WATERS))
        return image_svg(painted, start, end, self.clip(self._straight(hexes)))

    def _mountains(self, hexes: list[int], tint: str) -> Iterator[str]:
        """Mountain: its colour, and its foot as a dotted line. The foot of higher ground inside it is not drawn."""
        high = set(self._hexes_with("rock"))
        yield f'<path fill="{tint}" d="{self._shape(hexes)}"/>'
        shape = self._shape([*hexes, *high])
        foot = mixed(self.palette.hachure, self.palette.ink, 0.3)
        dots = 'stroke-width="1.5" stroke-dasharray="0 4.2" stroke-linecap="round"'
        self._slopes.append(f'<path class="foot" fill="none" stroke="{foot}" {dots} d="{shape}"/>')

    def _rocks(self, hexes: list[int], tint: str) -> Iterator[str]:
        """High mountain: a paler ground within a dashed line, and strokes of rock down its shaded sides."""
        shape = self._shape(hexes)
        yield f'<path fill="{tint}" d="{shape}"/>'
        p, pen = self.palette, Pen()
        for hex_ in hexes:
            x, y = self.centre[hex_]
            for n in range(11):
                far, turn = 7 + 24 * abs(chance(hex_, n, "far")), pi * chance(hex_, n, "turn")
                at = x + far * cos(turn), y + far * sin(turn)
                lean, long = 0.8 + 0.55 * chance(hex_, n, "lean"), 4.5 + 1.5 * chance(hex_, n, "long")
                pen.move(at)
                pen.line((at[0] + long * cos(lean), at[1] + long * sin(lean)))
        ink = mixed(p.ink, p.grid, 0.4)
        edge = 'stroke-width="1.6" stroke-dasharray="5 3"'
        strokes = 'stroke-width=".9" stroke-opacity=".6" stroke-linecap="round"'
        self._slopes.append(f'<path class="rock" fill="none" stroke="{ink}" {strokes} d="{pen}"/>')
        self._slopes.append(f'<path fill="none" stroke="{ink}" stroke-opacity=".75" {edge} d="{shape}"/>')

    def _peaks(self) -> Iterator[str]:
        """The sign of a summit on every mountain with a name."""
        spots = [self.centre[hex_] for hex_ in self._hexes_with("relief", "rock") if hex_ in self.board.names]
        signs = "".join(f"M{spot((x - 6, y + 5))}l6-11 6 11z" for x, y in spots)
        if signs:
            p = self.palette
            yield f'<path class="peaks" fill="{p.ink}" stroke="{p.halo}" stroke-width="1" d="{signs}"/>'

    # Waters that fill hexes -------------------------------------------------------------------------------------
    def _shore(self, hexes: Iterable[int], beyond: set[int]) -> list[list[Point]]:
        """The lines along which hexes meet others of the map that are not among `beyond`."""
        inside = set(hexes)
        pairs = [
            (self.corners[hex_][d], self.corners[hex_][(d + 1) % 6])
            for hex_ in sorted(inside)
            for d, other in enumerate(self.whole.grid.neighbours[hex_])
            if other in self.corners and other not in inside and other not in beyond
        ]
        seat = self._shore_corners
        return [[seat.get(corner, corner) for corner in line] for line in chains(pairs)]

    def _lined(self, hexes: list[int], tint: str, beyond: set[int]) -> Iterator[str]:
        """Water with its shore and, along it, the lines of water lining."""
        shape, coast = self._shape(hexes), Pen()
        for line in self._shore(hexes, beyond):
            smooth_sides(coast, line)
        bank = self.palette.bank
        yield f'<path fill="{tint}" d="{shape}"/>'
        strokes = []
        for far in LINING:
            strokes.append(f'stroke="{bank}" stroke-opacity=".5" stroke-width="{far:g}"')
            strokes.append(f'stroke="{tint}" stroke-width="{far - 1.6:g}"')
        lining = self.again(str(coast), *strokes, f'stroke="{bank}" stroke-width="2"')
        cut = self.clip(shape)
        yield f'<g class="shore" clip-path="url(#{cut})" fill="none" stroke-linejoin="round">{lining}</g>'

    def _sea(self, hexes: list[int], tint: str) -> Iterator[str]:
        yield from self._lined(hexes, tint, set(self._hexes_with("lagoon")))

    def _lagoon(self, hexes: list[int], tint: str) -> Iterator[str]:
        """Shallow water with flat islets; where it meets the sea, a bar of sand with inlets."""
        sea = set(self._hexes_with("sea"))
        yield from self._lined(hexes, tint, sea)
        p, islets, bar = self.palette, Pen(), Pen()
        for hex_ in hexes:
            x, y = self.centre[hex_]
            for n in range(4):
                dx, dy = 24 * chance(hex_, n, "x"), 22 * chance(hex_, n, "y")
                wide, high = 4.5 + 2.0 * chance(hex_, n, "w"), 2.4 + 0.8 * chance(hex_, n, "h")
                _islet(islets, (x + dx, y + dy), wide, high)
        dry = set(self.corners) - sea
        for line in self._shore(hexes, dry):
            smooth_sides(bar, line)
        flat, bars = mixed(tint, p.sand, 0.6), ((p.bank, 9.0), (p.sand, 6.6))
        edge = f'stroke="{p.bank}" stroke-opacity=".55" stroke-width=".6"'
        yield f'<path class="islets" fill="{flat}" {edge} d="{islets}"/>'
        strokes = (f'fill="none" stroke="{ink}" stroke-width="{w}" stroke-dasharray="60 9"' for ink, w in bars)
        yield self.again(str(bar), *strokes)

    def _reeds(self, hexes: list[int], tint: str) -> Iterator[str]:
        """Marsh: broken level lines, and reeds here and there."""
        dry = set(hexes) - set(self._hexes_with("lagoon"))
        if not dry:
            return
        shape, pen = self._shape(sorted(dry), 5.0), Pen()
        for hex_ in sorted(dry):
            x, y = self.centre[hex_]
            for n in range(7):
                at = x + 26 * chance(hex_, n, "x"), y + 24 * chance(hex_, n, "y")
                for dx, dy in ((-2.6, -4.4), (0, -6.4), (2.6, -4.6)):
                    pen.move(at)
                    pen.line((at[0] + dx, at[1] + dy))
        self.wanted.add("reeds")
        edge = mixed(tint, self.palette.bank, 0.45)
        yield f'<path fill="{tint}" stroke="{edge}" stroke-width=".8" stroke-dasharray="3 2.5" d="{shape}"/>'
        yield f'<path fill="{textures.fill("reeds")}" d="{shape}"/>'
        leaf = mixed(self.palette.leaf, self.palette.ink, 0.1)
        yield f'<path fill="none" stroke="{leaf}" stroke-width="1" stroke-linecap="round" d="{pen}"/>'


def _rank(texture: str) -> int:
    return GROUND_ORDER.index(texture) if texture in GROUND_ORDER else 0


def _islet(pen: Pen, at: Point, wide: float, high: float) -> None:
    x, y = at
    pen.move((x - wide, y))
    pen.bend((x - wide * 0.7, y - high), (x, y - high))
    pen.bend((x + wide * 1.1, y - high * 0.8), (x + wide, y))
    pen.bend((x + wide * 0.5, y + high), (x - wide * 0.2, y + high * 0.8))
    pen.close()
