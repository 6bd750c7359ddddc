"""Rivers through the middles of hexes, as links from hex to hex: their courses, banks, bridges and fords.

A unit stands in such a hex on one bank, so the course shows which hexes lie on which side. Waters along hexsides are in
`lines`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final

from grognard.draw.colours import mixed
from grognard.draw.curves import Pen, chains, paced, relaxed, sampled_through, smooth_through, stirred, wandering
from grognard.draw.geometry import Point
from grognard.draw.lines import LineLayers

WIDTHS: Final = {"minor-river": (15.0, 12.6, 10.2, 2.6), "major-river": (30.0, 26.4, 23.0, 8.0)}
"""The width of each river with its dark rim, with its banks, of its water, and of the light on it."""
REACH: Final = {"minor-river": 12.0, "major-river": 17.0}
"""How far a course leaves the middles of its hexes: the wider, the tauter."""
WAVES: Final = {"minor-river": (9.0, 40.0), "major-river": (5.0, 70.0)}
TICK: Final = (4.0, 5.0)
"""How long the strokes along the banks are, and how far apart."""


class Rivers(LineLayers):
    """The layers of rivers through hexes."""

    def _rivers(self, is_small: bool) -> Iterator[str]:
        """Every river, the widest last, so that smaller ones end in it."""
        self._courses_of: list[tuple[list[Point], float]] = []
        for line, widths in WIDTHS.items():
            pen, ticks = Pen(), Pen()
            for kind, _ in self._lines(self.look.links.get, self.board.links, line):
                for course in self._river_courses(kind, line):
                    smooth_through(pen, course)
                    points = sampled_through(course, 6)
                    self._courses_of.append((points, widths[0]))
                    _bank_strokes(ticks, points, widths[0] / 2)
            if str(pen):
                yield self._river(str(pen), widths, "" if is_small else str(ticks))

    def _river_courses(self, kind: str, line: str) -> Iterator[list[Point]]:
        """The lines of one kind of river, over the rim where they leave the map."""
        sides = self._sides(self.board.links[kind])
        for path in chains([(a, b) for a, b in map(self.grid.ends, sides) if b >= 0]):
            taut = relaxed([stirred(self.centre[hex_], 5.0, line) for hex_ in path], (), REACH[line])
            before = self._off_the_map(path[1], path[0], taut[0])
            after = self._off_the_map(path[-2], path[-1], taut[-1])
            yield wandering([*before, *taut, *after], *WAVES[line], line)

    def _river(self, d: str, widths: tuple[float, ...], ticks: str) -> str:
        p = self.palette
        inks = (mixed(p.bank, p.ink, 0.45), p.bank, p.water, mixed(p.water, p.glint, 0.35))
        common = 'fill="none" stroke-linejoin="round"'
        strokes = [f'{common} stroke="{ink}" stroke-width="{wide:g}"' for ink, wide in zip(inks, widths, strict=True)]
        banks = f'<path {common} stroke="{p.hachure}" stroke-width=".9" d="{ticks}"/>' if ticks else ""
        return f'<g class="river" clip-path="url(#{self.map_clip})">{banks}{self.again(d, *strokes)}</g>'

    # Over them --------------------------------------------------------------------------------------------------
    def _bridges(self) -> Iterator[str]:
        """Where a road meets the river in a hex with a bridge: the road goes on between two parapets."""
        decks, parapets = Pen(), Pen()
        for hex_ in self._hexes_with("bridge"):
            found = self._meeting(hex_)
            if found is None:
                continue
            (x, y), (a, b), wide = found
            half = wide / 2 + 3.5

            def at(along: float, aside: float, x: float = x, y: float = y, a: float = a, b: float = b) -> Point:
                return x + a * along - b * aside, y + b * along + a * aside

            decks.move(at(-half, 0))
            decks.line(at(half, 0))
            for hand in (-1, 1):
                parapets.move(at(-half - 4, 7.2 * hand))
                parapets.line(at(-half, 4.2 * hand))
                parapets.line(at(half, 4.2 * hand))
                parapets.line(at(half + 4, 7.2 * hand))
        if str(decks):
            p = self.palette
            yield f'<path fill="none" stroke="{p.casing}" stroke-width="8.4" d="{decks}"/>'
            yield f'<path fill="none" stroke="{p.road}" stroke-width="7" d="{decks}"/>'
            style = f'stroke="{p.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
            yield f'<path class="bridge" fill="none" {style} d="{parapets}"/>'

    def _road_bridges(self) -> Iterator[str]:
        """Where a road or railway crosses a river along a hexside: a parapet to either hand.

        Where the game has a kind of hexside for bridges or fords, they are drawn as printed instead.
        """
        if any(look.line in ("bridge", "ford") for look in self.look.hexsides.values()):
            return
        parapets = Pen()
        ways = [
            [*pairwise(sampled_through(way, 3))]
            for way in self.way_lines
            if len(way) > 1 and not self.is_coarse and self.water_corners
        ]
        for (x, y), (a, b) in self._over_rivers(ways):
            for hand in (-1, 1):
                aside = 4.4 * hand
                for along, out in ((-8.5, 2.4 * hand), (-5.5, 0.0), (5.5, 0.0), (8.5, 2.4 * hand)):
                    at = x + a * along - b * (aside + out), y + b * along + a * (aside + out)
                    parapets.move(at) if along == -8.5 else parapets.line(at)
        if str(parapets):
            style = f'stroke="{self.palette.ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
            yield f'<path class="bridge" fill="none" {style} d="{parapets}"/>'

    def _over_rivers(self, ways: list[list[tuple[Point, Point]]]) -> Iterator[tuple[Point, Point]]:
        """Each place where a way crosses a river that runs between its two hexes, with the direction of the way."""
        linked = {edge for kind in self.look.links for edge in self.board.links.get(kind, ())}
        for sides, _ in self._hexsides_as("river"):
            for side in sides:
                if side not in linked and self.grid.edge(*self.grid.ends(side)[::-1]) not in linked:
                    continue
                first, last = (self.water_corners.get(corner, corner) for corner in self.geometry.side(side))
                found = (
                    (at, _direction(start, end))
                    for way in ways
                    for start, end in way
                    if hypot(start[0] - first[0], start[1] - first[1]) < 90
                    and (at := _crossing(start, end, first, last)) is not None
                )
                if (crossing := next(found, None)) is not None:
                    yield crossing

    def _fords(self) -> Iterator[str]:
        """A line of stones across the river."""
        stones = Pen()
        for hex_ in self._hexes_with("ford"):
            near = self._nearest(hex_)
            if near is not None:
                (x, y), (a, b), wide = near
                half = wide / 2 + 4
                stones.move((x + b * half, y - a * half))
                stones.line((x - b * half, y + a * half))
        if str(stones):
            p = self.palette
            for ink, width, dash in ((p.ink, 6.6, "0 6.4"), (p.road, 4.6, "0 6.4")):
                style = f'stroke-width="{width}" stroke-dasharray="{dash}" stroke-linecap="round"'
                yield f'<path class="ford" fill="none" stroke="{ink}" {style} d="{stones}"/>'

    def _meeting(self, hex_: int) -> tuple[Point, Point, float] | None:
        """Where a road crosses a river in a hex, the direction of the road there, and the width of the river."""
        middle = self.centre[hex_]
        for way in self.way_lines:
            road = [(a, b) for a, b in pairwise(sampled_through(way, 4)) if _near(a, middle)]
            for course, wide in self._courses_of:
                river = [(a, b) for a, b in pairwise(course) if _near(a, middle)]
                for start, end in road:
                    for source, mouth in river:
                        at = _crossing(start, end, source, mouth)
                        if at is not None:
                            return at, _direction(start, end), wide
        return None

    def _nearest(self, hex_: int) -> tuple[Point, Point, float] | None:
        """The point of a river nearest to the middle of a hex, the direction of the river there, and its width."""
        x, y = self.centre[hex_]
        steps = [(a, b, wide) for course, wide in self._courses_of for a, b in pairwise(course)]
        if not steps:
            return None
        start, end, wide = min(steps, key=lambda step: hypot(step[0][0] - x, step[0][1] - y))
        return start, _direction(start, end), wide


def _near(point: Point, middle: Point) -> bool:
    return hypot(point[0] - middle[0], point[1] - middle[1]) < 48


def _direction(start: Point, end: Point) -> Point:
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (end[0] - start[0]) / far, (end[1] - start[1]) / far


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two short lines cross, if they do."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not across:
        return None
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) if 0 <= t <= 1 and 0 <= u <= 1 else None


def _bank_strokes(pen: Pen, course: list[Point], far: float) -> None:
    """Short strokes off both banks."""
    for (x, y), (a, b) in paced(course, TICK[1]):
        for hand in (far, -far):
            long = hand + (TICK[0] if hand > 0 else -TICK[0])
            pen.move((x - b * hand, y + a * hand))
            pen.line((x - b * long, y + a * long))
