"""Where people live: villages along their streets, towns as blocks between them, and bridges, fords and forts.

Ways must have been drawn before, so that houses stand beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

from grognard.draw import textures
from grognard.draw.colours import mixed
from grognard.draw.curves import Pen, chance, paced, sampled_through, smooth_ring, spot
from grognard.draw.geometry import Point
from grognard.draw.plan import groups, placed_glyph
from grognard.draw.rivers import Rivers

CROSSINGS: Final = ("bridge", "ford")
STREET: Final = 27.0
"""How far from the middle of its hex a village reaches."""
TOWN: Final = 29.5
TOWNSHIP: Final = 8
"""A village of so many hexes or more is a town."""
BLOCK: Final = (10.6, 9.2)


class House(NamedTuple):
    """A house: its middle, its width and depth, and how far it is turned."""

    at: Point
    wide: float
    deep: float
    turn: float

    def draw(self, pen: Pen) -> None:
        """Its outline."""
        c, s = cos(self.turn), sin(self.turn)
        w, d = self.wide / 2, self.deep / 2
        corners = [
            (self.at[0] + u * c - v * s, self.at[1] + u * s + v * c) for u, v in ((-w, -d), (w, -d), (w, d), (-w, d))
        ]
        pen.move(corners[0])
        for corner in corners[1:]:
            pen.line(corner)
        pen.close()


class Settlements(Rivers):
    """The layers of places."""

    def _crossings(self) -> Iterator[str]:
        """Bridges and fords, across their hexsides."""
        wide = {side for sides, _ in self._hexsides_as("river") for side in sides}
        for line in CROSSINGS:
            for sides, _ in self._hexsides_as(line):
                self.wanted.add(line)
                for side in sides:
                    at, turn = self.across(side)
                    scale = "" if side in wide else " scale(.8)"
                    yield placed_glyph(line, at, f" rotate({turn:g}){scale}")

    def _houses(self) -> Iterator[str]:
        """Villages as groups of houses."""
        for hex_ in self._hexes_with("houses"):
            glyph, turn = textures.houses_of(chance(self.grid.number(hex_)))
            self.wanted.add(glyph)
            yield placed_glyph(glyph, self.centre[hex_], f" rotate({turn})")

    def _forts(self) -> Iterator[str]:
        for hex_ in self._hexes_with("fort"):
            self.wanted.add("fort")
            yield placed_glyph("fort", self.centre[hex_])

    def _mills(self) -> Iterator[str]:
        """Windmills, which are seen from afar."""
        for hex_ in self._hexes_with("windmill"):
            self.wanted.add("windmill")
            x, y = self.centre[hex_]
            yield placed_glyph("windmill", (x, y - 3))

    # Villages along their streets -------------------------------------------------------------------------------
    def _streets(self, hex_: int) -> list[tuple[Point, Point]]:
        """Points along the ways through a hex, each with the direction of the way; a village without ways has two."""
        x, y = self.centre[hex_]
        found = [step for step in self._ways_near(hex_) if hypot(step[0][0] - x, step[0][1] - y) < STREET]
        if found:
            return sorted(found, key=lambda step: hypot(step[0][0] - x, step[0][1] - y))
        turn = pi * chance(self.grid.number(hex_), "street")
        ways = [(cos(each), sin(each)) for each in (turn, turn + pi / 2.2)]
        return [((x + a * t, y + b * t), (a, b)) for t in (-18, -9, 0, 9, 18) for a, b in ways]

    def _ways_near(self, hex_: int) -> list[tuple[Point, Point]]:
        """Points every few units along the roads about a hex."""
        x, y = self.centre[hex_]
        found = []
        for line in self.way_lines:
            near = [n for n, point in enumerate(line) if hypot(point[0] - x, point[1] - y) < 75]
            if near:
                part = line[max(0, near[0] - 1) : near[-1] + 2]
                found += list(paced(sampled_through(part, 4), 8.5))
        return found

    def _village(self, hex_: int) -> list[House]:
        """Houses on both sides of the streets, clear of roads and of each other; the first is the church."""
        streets, found = self._streets(hex_), list[House]()
        for n, (point, ahead) in enumerate(streets):
            for hand in (1, -1):
                luck = chance(hex_, n, hand)
                wide, deep = 6.6 + 1.8 * luck, 5.2 + chance(hex_, n, hand, "deep")
                off = (2.6 + deep / 2 + abs(luck)) * hand
                at = point[0] - ahead[1] * off, point[1] + ahead[0] * off
                is_free = all(hypot(at[0] - each.at[0], at[1] - each.at[1]) > 6.6 for each in found)
                is_free = is_free and all(hypot(at[0] - x, at[1] - y) > 4.4 for (x, y), _ in streets)
                if luck < 0.72 and is_free:
                    turn = atan2(ahead[1], ahead[0]) + 0.12 * chance(hex_, n, "turn")
                    found.append(House(at, wide + (1.5 if not found else 0), deep, turn))
        return found

    def _villages(self) -> Iterator[str]:
        """Villages with their gardens and churches; if drawn coarsely, a dot each."""
        if self.is_coarse:
            yield self._dots([hex_ for hex_ in self._hexes_with("streets") if hex_ not in self._grown])
            return
        villages = {hex_: self._village(hex_) for hex_ in self._hexes_with("streets") if hex_ not in self._grown}
        villages = {hex_: houses for hex_, houses in villages.items() if houses}
        if not villages:
            return
        p, green, red, crosses = self.palette, Pen(), Pen(), ""
        for hex_, houses in villages.items():
            smooth_ring(green, _garden(hex_, houses))
            for house in houses:
                house.draw(red)
            x, y = houses[0].at
            crosses += f"M{spot((x, y - 9.5))}v8M{spot((x - 2.8, y - 7))}h5.6"
        tint = mixed(p.leaf, p.land, 0.6)
        edge = f'stroke="{p.leaf}" stroke-opacity=".55" stroke-width=".8" stroke-dasharray="2 2"'
        self._gardens = f'<path class="gardens" fill="{tint}" fill-opacity=".85" {edge} d="{green}"/>'
        yield f'<path class="houses" fill="{p.block}" stroke="{p.edge}" stroke-width=".8" d="{red}"/>'
        for ink, width in ((p.halo, 3.4), (p.ink, 1.4)):
            yield f'<path fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round" d="{crosses}"/>'

    def _dots(self, hexes: list[int]) -> str:
        """Places too small to show their houses."""
        dots = "".join(f"M{spot(self.centre[hex_])}h0" for hex_ in hexes)
        ink = f'stroke="{self.palette.block}" stroke-width="22" stroke-linecap="round"'
        return f'<path class="houses" {ink} d="{dots}"/>'

    # Huts -------------------------------------------------------------------------------------------------------
    def _huts(self) -> Iterator[str]:
        """Hamlets: thatched huts in a yard of bare earth, or houses of stone with tiled roofs."""
        p = self.palette
        for texture, (many, wide, deep), (roof, edge) in (
            ("huts", (6, 13.0, 8.6), p.thatch),
            ("stone-houses", (4, 14.5, 10.0), (p.block, p.edge)),
        ):
            hexes = self._hexes_with(texture)
            if self.is_coarse and hexes:
                yield self._dots(hexes)
            if self.is_coarse or not hexes:
                continue
            yards, shadows, roofs, lit, ridges = Pen(), Pen(), Pen(), Pen(), Pen()
            for hex_ in hexes:
                houses = self._hamlet(hex_, many, wide, deep)
                smooth_ring(yards, _garden(hex_, houses))
                for house in houses:
                    house._replace(at=(house.at[0] + 2.0, house.at[1] + 2.6)).draw(shadows)
                    house.draw(roofs)
                    _roof(lit, ridges, house)
            earth = mixed(p.land, p.hachure, 0.3)
            edge_of_yard = f'stroke="{mixed(earth, p.hachure, 0.5)}" stroke-width=".7" stroke-dasharray="2 2.4"'
            self._gardens += f'<path class="yards" fill="{earth}" fill-opacity=".85" {edge_of_yard} d="{yards}"/>'
            yield f'<path fill="#000" fill-opacity="{".5" if self.is_night else ".3"}" d="{shadows}"/>'
            walls = f'fill="{mixed(roof, edge, 0.22)}" stroke="{edge}" stroke-width="1.1" stroke-linejoin="round"'
            yield f'<path class="{texture}" {walls} d="{roofs}"/>'
            yield f'<path fill="{mixed(roof, "#ffffff", 0.08)}" d="{lit}"/>'
            yield f'<path fill="none" stroke="{edge}" stroke-width=".8" d="{ridges}"/>'

    def _hamlet(self, hex_: int, many: int, wide: float, deep: float) -> list[House]:
        """Houses about the middle of a hex, none on a way or on another."""
        (x, y), ways, found = self.centre[hex_], [point for point, _ in self._ways_near(hex_)], list[House]()
        for n in range(120):
            far, a = 24 * (0.35 + 0.65 * abs(chance(hex_, n, "far"))), pi * chance(hex_, n, "about")
            at = x + far * cos(a), y + 0.85 * far * sin(a) + 1.5
            is_free = all(hypot(at[0] - each.at[0], 1.4 * (at[1] - each.at[1])) > wide + 1.5 for each in found)
            if is_free and all(hypot(at[0] - a, at[1] - b) > 8.2 for a, b in ways):
                turn = 0.5 * chance(hex_, n, "turn")
                found.append(House(at, wide + 1.2 * chance(hex_, n, "wide"), deep, turn))
            if len(found) == many:
                break
        return found or [House((x, y - 9), wide, deep, 0.2)]

    @cached_property
    def _grown(self) -> frozenset[int]:
        """The hexes of villages that have grown into towns."""
        found = groups(self._hexes_with("streets"), self.grid.adjacent)
        return frozenset(hex_ for group in found if len(group) >= TOWNSHIP for hex_ in group)

    # Towns ------------------------------------------------------------------------------------------------------
    def _towns(self) -> Iterator[str]:
        """Towns as blocks on a grid turned by chance; where a road runs there is no block. Coarsely, a dot each."""
        for name in self.board.legend.terrains:
            texture, hexes = self.look.terrain(name).texture, self._drawn(self.board.hexes_of(name))
            hexes = [hex_ for hex_ in hexes if texture == "blocks" or (texture == "streets" and hex_ in self._grown)]
            if not hexes:
                continue
            base, p, veil = self._tint(name), self.palette, ".8" if texture == "blocks" else ".5"
            yield (
                f'<path class="town" fill="{base}" fill-opacity="{veil}" stroke="{mixed(base, p.ink, 0.45)}"'
                f' stroke-width="1.2" d="{self._shape(hexes)}"/>'
            )
            if self.is_coarse:
                yield self._dots(hexes)
                continue
            pen = Pen()
            for hex_ in hexes:
                for house in self._blocks(hex_):
                    house.draw(pen)
            yield f'<path class="blocks" fill="{p.block}" stroke="{p.edge}" stroke-width=".7" d="{pen}"/>'

    def _blocks(self, hex_: int) -> Iterator[House]:
        turn = 0.6 * chance(self.grid.number(hex_), "town")
        ways = [point for point, _ in self._ways_near(hex_)]
        (x, y), c, s = self.centre[hex_], cos(turn), sin(turn)
        for i in range(-4, 5):
            for j in range(-4, 5):
                u, v = i * BLOCK[0] + (j % 2) * 3.5, j * BLOCK[1]
                at = x + u * c - v * s, y + u * s + v * c
                is_far = hypot(u, v) > TOWN + 2.5 * chance(hex_, i, j, "far")
                if is_far or chance(hex_, i, j) > 0.86 or any(hypot(at[0] - a, at[1] - b) < 6.4 for a, b in ways):
                    continue
                wide, deep = 8.6 + 1.1 * chance(hex_, i, j, "w"), 7.0 + chance(hex_, i, j, "d")
                yield House(at, wide, deep, turn + 0.05 * chance(hex_, i, j, "t"))


def _roof(lit: Pen, ridges: Pen, house: House) -> None:
    """The side of a roof that the light falls on, the ridge, and the lines of thatch or tiles down both sides."""
    c, s = cos(house.turn), sin(house.turn)
    w, d = house.wide / 2, house.deep / 2

    def at(u: float, v: float) -> Point:
        return house.at[0] + u * c - v * s, house.at[1] + u * s + v * c

    lit.move(at(-w, -d))
    for corner in (at(w, -d), at(w - 1.4, 0), at(-w + 1.4, 0)):
        lit.line(corner)
    lit.close()
    ridges.move(at(-w + 1.4, 0))
    ridges.line(at(w - 1.4, 0))
    for n in range(-2, 3):
        for side in (-1, 1):
            ridges.move(at(n * w / 3, 0.8 * side))
            ridges.line(at(n * w / 2.7, (d - 0.6) * side))


def _garden(hex_: int, houses: list[House]) -> list[Point]:
    """The green about a village: a little wider than its houses."""
    x = sum(house.at[0] for house in houses) / len(houses)
    y = sum(house.at[1] for house in houses) / len(houses)
    ring = []
    for n in range(12):
        a, b = cos(n * pi / 6), sin(n * pi / 6)
        far = max(8.0, *((house.at[0] - x) * a + (house.at[1] - y) * b for house in houses))
        far += 6.5 + 1.6 * chance(hex_, n, "garden")
        ring.append((x + a * far, y + b * far))
    return ring
