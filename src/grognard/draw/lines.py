"""The lines of the map: rivers and streams, walls and crests along hexsides, roads and railways, trenches.

Lines are drawn taut: a row of hexes is a zigzag, a river or a road is not. They keep within their hexes or near their
hexsides, so that the map still shows what crosses what.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from math import atan2, cos, sin
from typing import Final

from grognard.draw.colours import mixed
from grognard.draw.curves import (
    Pen,
    chains,
    chance,
    downstream,
    middle,
    nets,
    paced,
    relaxed,
    sampled_through,
    smooth_sides,
    smooth_through,
    stirred,
    wandering,
)
from grognard.draw.geometry import Point
from grognard.draw.ground import Ground

WATERS: Final = {"river": (8.5, 6.0), "canal": (5.5, 3.6), "stream": (3.2, 0.0)}
"""The width of each water with its banks, and of the water between them; the widest first."""
SOURCE: Final = {"river": 0.62, "canal": 1.0, "stream": 0.3}
"""How wide each is at its source, as a share of its width at the mouth."""
PIECES: Final = 5
"""In how many steps a water widens."""
BENDS: Final = {"river": (4.2, 66.0), "canal": (0.0, 60.0), "stream": (4.0, 38.0)}
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
RAILS: Final = ("rail", "light-rail", "embanked-rail")
LIFT: Final = -9.0
"""Trenches run a little above the middle, where villages and roads are."""


class LineLayers(Ground):
    """The layers of lines."""

    # Waters -----------------------------------------------------------------------------------------------------
    def _waters(self) -> Iterator[str]:
        """Rivers and streams, taut along their hexsides, wider towards the mouth; one that ends in another joins it."""
        seat = self.water_corners
        drawn: list[tuple[str, str, tuple[float, float]]] = []
        springs = Pen()
        for line, widths in WATERS.items():
            for sides, colour in [*self._hexsides_as(line), *self._rims_as(line)]:
                pens = [Pen() for _ in range(PIECES)]
                for path in self._courses([self.geometry.side(side) for side in sides], seat):
                    self._water(path, line, seat, pens, springs)
                for n, pen in enumerate(pens):
                    share = SOURCE[line] + (1 - SOURCE[line]) * (n + 1) / PIECES
                    if str(pen):
                        width = round(widths[0] * share, 1), round(widths[1] * share, 1)
                        drawn.append((str(pen), colour or self.palette.bank, width))
        if not drawn:
            return
        common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        rills = f'<path stroke="{self.palette.bank}" stroke-width=".8" d="{springs}"/>' if str(springs) else ""
        banks = "".join(f'<path stroke="{ink}" stroke-width="{w[0]}" d="{d}"/>' for d, ink, w in reversed(drawn))
        water = "".join(
            f'<path stroke="{self.palette.water}" stroke-width="{w[1]}" d="{d}"/>'
            for d, _, w in reversed(drawn)
            if w[1]
        )
        yield f'<g class="water" {common}>{rills}{banks}{water}</g>'

    def _courses(self, sides: list[tuple[Point, Point]], seat: dict[Point, Point]) -> Iterator[list[Point]]:
        """The waters of a net, each from its spring to its mouth or to where it joins another, the longest first.

        A net that leaves the map in several places tells nothing about where it flows: its lines are merely joined.
        """
        for net in nets(sides):
            ranks = {corner: self._mouth(corner, seat) for pair in net for corner in pair}
            mouths = [corner for corner, rank in ranks.items() if rank == max(ranks.values())]
            if max(ranks.values()) == 2 or (len(mouths) == 1 and ranks[mouths[0]] == 1):
                yield from downstream(net, mouths)
            else:
                yield from chains(net)

    def _water(self, path: list[Point], line: str, seat: dict[Point, Point], pens: list[Pen], springs: Pen) -> None:
        """One water: its course, cut into pieces of growing width from its source to its mouth."""
        ends = self._mouth(path[0], seat), self._mouth(path[-1], seat)
        home = [seat.get(corner) or self._shore_corners.get(corner, corner) for corner in path]
        taut = relaxed(home, {n for n, corner in enumerate(path) if corner in seat}, 11.5)
        for corner, point in zip(path, taut, strict=True):
            seat.setdefault(corner, point)
        course = taut if self.is_coarse else wandering(taut, *BENDS[line], line)
        if ends[1] == 0 or ends == (1, 1):
            self._draw_through(pens[-1], course)
            return
        if line == "stream" and ends[0] == 0:
            _spring(springs, course)
        cuts = [round(n * (len(course) - 1) / PIECES) for n in range(PIECES + 1)]
        for pen, (first, last) in zip(pens, pairwise(cuts), strict=True):
            if first < last:
                self._draw_through(pen, course[first : last + 1])

    def _draw_through(self, pen: Pen, points: list[Point]) -> None:
        """A line through points: bent, or straight from one to the next where nobody could see a bend."""
        if self.is_coarse:
            pen.move(points[0])
            for point in points[1:]:
                pen.line(point)
        else:
            smooth_through(pen, points)

    def _mouth(self, corner: Point, seat: dict[Point, Point]) -> int:
        """How likely a water ends at a corner: 2 in the sea or in another water, 1 at the rim, 0 it may be a spring."""
        if corner in seat or corner in self._wet:
            return 2
        return 1 if corner in self.rim_corners else 0

    @cached_property
    def _wet(self) -> frozenset[Point]:
        """The corners of the hexes that water fills."""
        return frozenset(c for hex_ in self._hexes_with("sea", "lagoon", "water") for c in self.corners[hex_])

    # Other hexsides ---------------------------------------------------------------------------------------------
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

    def _bamboo(self, is_small: bool) -> Iterator[str]:
        """Hedges of bamboo: a dark foot along the hexside, culms that lean to either hand, leaves at their tips."""
        for sides, colour in self._hexsides_as("bamboo"):
            foot, culms, leaves = Pen(), Pen(), Pen()
            for path in chains([self.geometry.side(side) for side in sides]):
                foot.move(path[0])
                for corner in path[1:]:
                    foot.line(corner)
                for n, (point, ahead) in enumerate(paced(path, 9.0 if is_small else 2.6)):
                    _culm(culms, leaves, point, ahead, n)
            dark, green, pale = self.palette.bamboo
            common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
            shadow = f'stroke="{dark}" stroke-opacity=".35" stroke-width="7" transform="translate(1.6 2.2)"'
            yield f'<path {common} {shadow} d="{foot}"/>'
            yield f'<path {common} stroke="{colour or dark}" stroke-width="4.2" d="{foot}"/>'
            yield f'<path {common} stroke="{green}" stroke-width="1.1" d="{culms}"/>'
            yield f'<path class="bamboo" {common} stroke="{pale}" stroke-width=".9" d="{leaves}"/>'

    # Waters through hexes ---------------------------------------------------------------------------------------
    def _watercourses(self, is_small: bool) -> Iterator[str]:
        """A stream too wide for a hexside: it winds through the middles of its hexes, and widens from its spring."""
        hexes = set(self._hexes_with("watercourse"))
        pairs = [(a, b) for a in sorted(hexes) for b in self.grid.adjacent[a] if b in hexes and a < b]
        pens, ticks, springs = [Pen() for _ in range(PIECES)], Pen(), Pen()
        for path in chains(pairs):
            run = self._winding(path)
            if not self._is_at_rim(path[-1]) and self._is_at_rim(path[0]):
                run, path = run[::-1], path[::-1]
            has_spring = not self._is_at_rim(path[0])
            if has_spring:
                _spring(springs, run)
            cuts = [round(n * (len(run) - 1) / PIECES) for n in range(PIECES + 1)]
            for pen, (first, last) in zip(pens if has_spring else pens[-1:] * PIECES, pairwise(cuts), strict=True):
                if first < last:
                    smooth_through(pen, run[first : last + 1])
            _banks(ticks, sampled_through(run, 6), has_spring)
        if pairs:
            yield f'<g class="watercourse">{self._wide_water(pens, springs)}{self._reeded(ticks, is_small)}</g>'

    def _is_at_rim(self, hex_: int) -> bool:
        return any(self.grid.step(hex_, d) < 0 for d in range(6))

    def _winding(self, path: list[int]) -> list[Point]:
        """The course of a stream through the middles of hexes, over the rim where it leaves the map."""
        taut = relaxed([stirred(self.centre[hex_], 9.0, "water") for hex_ in path], (), 9.0)
        before = self._off_the_map(path[1], path[0], taut[0])
        after = self._off_the_map(path[-2], path[-1], taut[-1])
        return wandering([*before, *taut, *after], 13.0, 31.0, "course")

    def _wide_water(self, pens: list[Pen], springs: Pen) -> str:
        """Banks, water and its light, each piece of the course wider than the last."""
        p, common = self.palette, 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        strokes = (
            (p.bank, 16.0, 1.0),
            (mixed(p.bank, p.water, 0.5), 13.6, 1.0),
            (p.water, 11.0, 1.0),
            (p.halo, 2.4, 0.4),
        )
        drawn = f'<path {common} stroke="{p.bank}" stroke-width="1.6" d="{springs}"/>'
        for ink, wide, opacity in strokes:
            for n, pen in enumerate(pens):
                if str(pen):
                    width = wide * (0.42 + 0.58 * (n + 1) / PIECES)
                    stroke = f'stroke="{ink}" stroke-width="{width:.1f}" stroke-opacity="{opacity:g}"'
                    drawn += f'<path {common} {stroke} d="{pen}"/>'
        return drawn

    def _reeded(self, ticks: Pen, is_small: bool) -> str:
        """Reeds along the banks."""
        ink = mixed(self.palette.leaf, self.palette.bank, 0.3)
        style = f'fill="none" stroke="{ink}" stroke-width=".9" stroke-linecap="round"'
        return "" if is_small else f'<path {style} d="{ticks}"/>'

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

    def _ridges(self, is_small: bool) -> Iterator[str]:
        """The tops of hills along hexsides: a line, hachured down both slopes."""
        for sides, colour in self._hexsides_as("ridgeline"):
            top, slopes = Pen(), Pen()
            for path in chains([self.geometry.side(side) for side in sides]):
                smooth_sides(top, path)
                for n, (point, ahead) in enumerate(paced(path, 9.0 if is_small else 3.4)):
                    for hand in (1, -1):
                        long = 7.5 + 2.5 * chance(round(point[0]), n, hand)
                        slopes.move((point[0] - ahead[1] * 1.6 * hand, point[1] + ahead[0] * 1.6 * hand))
                        slopes.line((point[0] - ahead[1] * long * hand, point[1] + ahead[0] * long * hand))
            ink = colour or mixed(self.palette.hachure, self.palette.ink, 0.5)
            common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
            yield f'<path {common} stroke="{self.palette.halo}" stroke-opacity=".5" stroke-width="5" d="{top}"/>'
            yield f'<path class="ridge" {common} stroke="{ink}" stroke-width=".9" d="{slopes}"/>'
            yield f'<path {common} stroke="{ink}" stroke-width="2.2" d="{top}"/>'

    def _crest(self, pen: Pen, side: tuple[Point, Point], top: Point, ticks: int) -> None:
        """One part of a crest: its line, hachures up to the hexside, and every second one beyond it."""
        start, end = (middle(corner, top, CREST) for corner in side)
        pen.move(start)
        pen.line(end)
        for n in range(ticks):
            share = (n + 0.5) / ticks
            pen.move(middle(start, end, share))
            pen.line(middle(middle(*side, share), top, -0.08 if n % 2 else 0.02))

    # Links ------------------------------------------------------------------------------------------------------
    def _links(self, is_small: bool) -> Iterator[str]:
        """Roads and railways through the middles of their hexes."""
        roads: set[int] = set()
        seats: dict[int, Point] = {}
        for line in ("road", "track", "rail", "light-rail", "embanked-rail"):
            for kind, colour in self._lines(self.look.links.get, self.board.links, line):
                edges = self.board.links[kind]
                if not edges:
                    continue
                is_rail = line in RAILS
                drawn = self._ways(edges, seats, roads if is_rail else None)
                yield self._thin_link(line, colour, drawn) if is_small else self._link(line, colour, drawn)
                if not is_rail:
                    roads |= edges
        for line in ("plain", "river", "stream", "canal"):
            for kind, colour in self._lines(self.look.links.get, self.board.links, line):
                ink = colour or (self.palette.ink if line == "plain" else self.palette.bank)
                drawn = self._ways(self.board.links[kind], {}, set())
                yield f'<path fill="none" stroke="{ink}" stroke-width="2.4" stroke-linecap="round" d="{drawn}"/>'

    def _link(self, line: str, colour: str, d: str) -> str:
        p = self.palette
        common = 'fill="none" stroke-linejoin="round"'
        halo = f'{common} stroke="{p.halo}" stroke-opacity=".55"'
        if line == "road":
            casing = f'{common} stroke="{colour or p.casing}" stroke-width="4.4" stroke-linecap="round"'
            fill = f'{common} stroke="{p.road}" stroke-width="2.6" stroke-linecap="round"'
            return self.again(d, f'{halo} stroke-width="6.6"', casing, fill)
        if line == "track":
            dashes = f'{common} stroke="{colour or p.track}" stroke-width="1.8" stroke-dasharray="6 3.6"'
            return self.again(d, f'{halo} stroke-width="4"', dashes)
        if line == "embanked-rail":
            return self._embanked(colour, d)
        width = 2.6 if line == "rail" else 1.6
        rail = f'{common} stroke="{colour or p.rail}" stroke-width="{width:g}"'
        light = f'{common} stroke="{p.halo}" stroke-width="{width - 1.2:.1f}" stroke-dasharray="7 7"'
        return self.again(d, f'{halo} stroke-width="{width + 2:g}"', rail, light)

    def _embanked(self, colour: str, d: str) -> str:
        """A railway on its embankment: slopes hatched to both sides, the bed, sleepers and two rails."""
        p = self.palette
        earth = mixed(p.hachure, p.land, 0.35)
        common = 'fill="none" stroke-linejoin="round"'
        slopes = [
            f'{common} stroke="{p.shade[0]}" stroke-opacity=".22" stroke-width="25" transform="translate(2 2.6)"',
            f'{common} stroke="{mixed(earth, p.land, 0.45)}" stroke-width="24"',
            f'{common} stroke="{p.hachure}" stroke-width="24" stroke-dasharray="1 3"',
            f'{common} stroke="{p.hachure}" stroke-width="13.6"',
            f'{common} stroke="{mixed(p.land, p.hachure, 0.22)}" stroke-width="11.6"',
            f'{common} stroke="{p.casing}" stroke-width="8.6" stroke-dasharray="1.7 3.1"',
            f'{common} stroke="{colour or p.rail}" stroke-width="5"',
            f'{common} stroke="{mixed(p.land, p.hachure, 0.3)}" stroke-width="2.8"',
            f'{common} stroke="{p.casing}" stroke-width="2.8" stroke-dasharray="1.7 3.1"',
        ]
        return f'<g class="embankment">{self.again(d, *slopes)}</g>'

    def _thin_link(self, line: str, colour: str, d: str) -> str:
        """A link in one stroke."""
        p = self.palette
        ink = p.rail if line in RAILS else mixed(p.casing, p.road, 0.5)
        width = 3.6 if line == "road" else 1.6
        return f'<path fill="none" stroke-linejoin="round" stroke="{colour or ink}" stroke-width="{width}" d="{d}"/>'

    def _ways(self, edges: set[int], seats: dict[int, Point], beside: set[int] | None) -> str:
        """Links as taut lines from hex to hex; those beside others, given with their edges, are shifted aside."""
        pairs = [(a, b) for a, b in (self.grid.ends(side) for side in self._sides(edges)) if b >= 0]
        degree: dict[int, int] = {}
        for hex_ in (hex_ for pair in pairs for hex_ in pair):
            degree[hex_] = degree.get(hex_, 0) + 1
        crowded = {edge // 6 for edge in edges & (beside or set())}
        settled = set(self._hexes_with("houses", "town", "streets", "blocks", "huts", "stone-houses"))
        own: dict[int, Point] = seats if beside is None else {}
        pen = Pen()
        for path in chains(pairs):
            home = [own.get(hex_) or seats.get(hex_) or stirred(self.centre[hex_], 3.0) for hex_ in path]
            pinned = {n for n, hex_ in enumerate(path) if hex_ in own or degree[hex_] > 2 or hex_ in settled}
            taut = relaxed(home, pinned | {n for n, hex_ in enumerate(path) if hex_ in crowded}, 18.0)
            if beside is not None:
                taut = [_shifted(taut, n, 6.6) if hex_ in crowded else taut[n] for n, hex_ in enumerate(path)]
                taut = [own.get(hex_, point) for hex_, point in zip(path, taut, strict=True)]
            for hex_, point in zip(path, taut, strict=True):
                own.setdefault(hex_, point)
            if degree[path[0]] == 1:
                taut = [*self._off_the_map(path[1], path[0], taut[0]), *taut]
            if degree[path[-1]] == 1:
                taut += self._off_the_map(path[-2], path[-1], taut[-1])
            run = taut if self.is_coarse else wandering(taut, 1.2 if crowded else 4.0, 52.0, "way")
            if beside is None:
                self.way_lines.append(run)
            self._draw_through(pen, run)
        return str(pen)

    def _off_the_map(self, before: int, hex_: int, point: Point) -> list[Point]:
        """A link that ends at the map edge continues over it, if it heads there."""
        (x0, y0), (x, y) = self.centre[before], self.centre[hex_]
        rims = [middle(*self.geometry.side(hex_ * 6 + d)) for d in range(6) if self.grid.step(hex_, d) < 0]
        ahead = [(rim, (rim[0] - x) * (x - x0) + (rim[1] - y) * (y - y0)) for rim in rims]
        best = max(ahead, key=lambda each: each[1], default=None)
        return [best[0]] if best is not None and best[1] > 0 and best[0] != point else []

    # Trenches ---------------------------------------------------------------------------------------------------
    def _trenches(self, is_small: bool) -> Iterator[str]:
        """Battlements along lines from trench hex to trench hex; an isolated trench is a short line."""
        hexes = self._hexes_with("trench")
        if not hexes:
            return
        pen = Pen()
        lines = chains(self._joined(hexes))
        alone = set(hexes) - {hex_ for line in lines for hex_ in line}
        for line in lines:
            home = [self._trench_point(hex_) for hex_ in line]
            _crenellate(pen, sampled_through(relaxed(home, (), 13.0)), is_small)
        for hex_ in sorted(alone):
            x, y = self.centre[hex_]
            _crenellate(pen, sampled_through([(x - 20, y - 2), (x, y - 12), (x + 20, y - 2)]), is_small)
        p = self.palette
        common = 'fill="none" stroke-linejoin="round"'
        halo = f'{common} stroke="{p.halo}" stroke-opacity=".75" stroke-width="4.4"'
        ink = f'{common} stroke="{p.works}" stroke-width="1.5"'
        yield self.again(str(pen), ink) if is_small else self.again(str(pen), halo, ink)

    def _trench_point(self, hex_: int) -> Point:
        x, y = stirred(self.centre[hex_], 3.0, "trench")
        return x, y + LIFT

    def _joined(self, hexes: list[int]) -> list[tuple[int, int]]:
        """Which trench hexes a line joins: those of one region named `trenches-…`, if the board has such."""
        regions = [bits for name, bits in self.board.regions.items() if name.startswith("trenches-")]
        found: list[tuple[int, int]] = []
        left = set(hexes)
        for bits in regions:
            group = [hex_ for hex_ in hexes if bits >> hex_ & 1]
            found += _strung(group, self.grid.adjacent)
            left -= set(group)
        return found + self._spanned([hex_ for hex_ in hexes if hex_ in left])

    def _spanned(self, hexes: list[int]) -> list[tuple[int, int]]:
        """Join neighbours among these hexes into lines from left to right; parallel lines stay apart.

        The hexes of one column are joined to those of the next from the top, each to one; then vertically, where both
        are the end of a line, and never so that a line becomes a ring.
        """
        strings = _Strings(hexes)
        for hex_ in sorted(hexes, key=self.centre.__getitem__):
            onward = [n for n in self.grid.adjacent[hex_] if n in strings and self.centre[n][0] > self.centre[hex_][0]]
            taken = {other for _, other in strings.found}
            free = sorted((n for n in onward if n not in taken), key=lambda n: self.centre[n][1])
            if free:
                strings.join(hex_, free[0])
        for hex_ in hexes:
            for other in self.grid.adjacent[hex_]:
                if other in strings:
                    strings.join(hex_, other)
        return strings.found


class _Strings:
    """Hexes joined into lines: none has more than two neighbours on its line, and no line is a ring."""

    def __init__(self, hexes: Iterable[int]) -> None:
        self._group = {hex_: hex_ for hex_ in hexes}
        self._ends = dict.fromkeys(self._group, 0)
        self.found: list[tuple[int, int]] = []

    def __contains__(self, hex_: int) -> bool:
        return hex_ in self._group

    def _leader(self, hex_: int) -> int:
        while self._group[hex_] != hex_:
            hex_ = self._group[hex_]
        return hex_

    def join(self, hex_: int, other: int) -> None:
        """Join two hexes, if neither is joined to two others and they are not on one line already."""
        if self._ends[hex_] < 2 and self._ends[other] < 2 and self._leader(hex_) != self._leader(other):
            self._group[self._leader(other)] = self._leader(hex_)
            self._ends[hex_] += 1
            self._ends[other] += 1
            self.found.append((hex_, other))


def _strung(hexes: list[int], adjacent: tuple[tuple[int, ...], ...]) -> list[tuple[int, int]]:
    """Join the hexes of one line, those with the fewest neighbours on it first, so that none is left out."""
    group = set(hexes)
    near = {hex_: [n for n in adjacent[hex_] if n in group] for hex_ in hexes}
    pairs = [(a, b) for a in hexes for b in near[a] if a < b]
    strings = _Strings(hexes)
    for a, b in sorted(pairs, key=lambda pair: (sorted((len(near[pair[0]]), len(near[pair[1]]))), pair)):
        strings.join(a, b)
    return strings.found


def _spring(pen: Pen, course: list[Point]) -> None:
    """Three rills at the free end of a stream."""
    at, on = course[0], course[min(2, len(course) - 1)]
    turn = atan2(at[1] - on[1], at[0] - on[0])
    for by in (-0.6, 0.05, 0.7):
        far = 8 + 3 * chance(round(at[0]), round(at[1]), by)
        pen.move(at)
        pen.line((at[0] + cos(turn + by) * far, at[1] + sin(turn + by) * far))


def _culm(culms: Pen, leaves: Pen, root: Point, ahead: Point, n: int) -> None:
    """One stalk of bamboo with two leaves, to the left or right of its hedge in turn."""
    hand, luck = (1 if n % 2 else -1), chance(round(root[0]), round(root[1]), n)
    long = 6.4 + 1.6 * luck
    lean = 0.45 * chance(n, round(root[0]), "lean")
    way = -ahead[1] * hand + ahead[0] * lean, ahead[0] * hand + ahead[1] * lean
    tip = root[0] + way[0] * long, root[1] + way[1] * long
    culms.move(root)
    culms.line(tip)
    for turn in (0.8, -0.8):
        x = way[0] * cos(turn) - way[1] * sin(turn)
        y = way[0] * sin(turn) + way[1] * cos(turn)
        leaves.move(middle(root, tip, 0.62))
        leaves.line((tip[0] + x * 2.2, tip[1] + y * 2.2))


def _banks(pen: Pen, course: list[Point], widens: bool) -> None:
    """Reeds along both banks of a watercourse."""
    steps = list(paced(course, 6.0))
    for n, (point, ahead) in enumerate(steps):
        share = 0.5 + 0.5 * n / len(steps) if widens else 1.0
        luck = chance(round(point[0]), round(point[1]), n)
        for hand in (1, -1):
            if luck * hand > -0.35:
                far = 8.2 * share * hand
                at = point[0] - ahead[1] * far, point[1] + ahead[0] * far
                for dx, dy in ((-1.6, -3.6), (0.2, -4.8), (1.8, -3.4)):
                    pen.move(at)
                    pen.line((at[0] + dx, at[1] + dy))


def _shifted(line: list[Point], n: int, by: float) -> Point:
    """A point of a line moved to the right of the direction the line has there."""
    (x0, y0), (x1, y1) = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
    x, y = x1 - x0, y1 - y0
    length = (x * x + y * y) ** 0.5 or 1.0
    return line[n][0] - y / length * by, line[n][1] + x / length * by


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
