"""What is written on a map: numbers of hexes, figures of contours, names of places and waters.

In a file or a notebook it is part of the picture. A page lays names and numbers over the picture by itself, with its
own fonts and in letters that suit the distance: for that, `names` writes them once for every `Level`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from html import escape
from itertools import pairwise
from math import hypot
from typing import Final

from grognard.draw import textures
from grognard.draw.curves import Pen, chains, middle, number, paced, sampled_through, smooth_through, stirred
from grognard.draw.geometry import Point
from grognard.draw.ground import FOOT
from grognard.draw.names import (
    LANDMARKS,
    LEVELS,
    SERIF,
    STYLES,
    Box,
    Level,
    Name,
    WrittenName,
    haloed,
    lettered,
    names_svg,
    place_names,
    text_width,
)
from grognard.draw.plan import groups
from grognard.draw.settlements import Settlements

COUNTER: Final = 24.0, 22.0
"""Half the width and height of what a counter takes up."""
SIGNS: Final = ("houses", "streets", "fort", "huts", "stone-houses", "windmill")
REPEATED: Final = 12 * 69.3
"""How far from each other the name of a water is written again."""
BESIDE: Final = 7.0
"""How far from the middle of a water its name is written."""


class Lettering(Settlements):
    """The layers of letters."""

    def lettering(self) -> Iterator[str]:
        """Numbers, the figures of contours, and names."""
        yield self.numbers()
        yield self.figures()
        yield self.names()

    # Numbers and figures ----------------------------------------------------------------------------------------
    def numbers(self) -> str:
        """The number of each hex, at its top."""
        p, board = self.palette, self._common_board
        texts = "".join(
            f'<text x="{number(x)}" y="{number(y - 24.5)}">{self.grid.number(hex_).removeprefix(board)}</text>'
            for hex_, (x, y) in self.centre.items()
        )
        style = f'font-family="{SERIF}" font-size="7.5" text-anchor="middle" fill="{p.number}"'
        return f'<g class="numbers" {style}>{texts}</g>'

    @cached_property
    def _common_board(self) -> str:
        """The board that all numbers begin with, `45/`: on a map of one board it is not written in every hex."""
        boards = {head + stroke for head, stroke, _ in (self.grid.number(h).rpartition("/") for h in self.centre)}
        return boards.pop() if len(boards) == 1 else ""

    def figures(self) -> str:
        """How high a contour is, in metres, written on it."""
        p, metres = self.palette, self.look.interval
        texts = "".join(
            f'<text x="{number(x)}" y="{number(y + 0.5)}">{level * metres}</text>' for level, (x, y) in self._figured
        )
        style = f'font-family="{SERIF}" font-size="10" font-weight="600" font-style="italic" text-anchor="middle"'
        halo = f'stroke="{p.halo}" stroke-width="2.6" stroke-opacity=".85" paint-order="stroke" stroke-linejoin="round"'
        return f'<g class="figures" {style} fill="{p.naming["height"]}" {halo}>{texts}</g>' if texts else ""

    @cached_property
    def _figured(self) -> list[tuple[int, Point]]:
        """Where the figure of each contour stands: on its south side, where the least else is drawn."""
        found = []
        for level in range(1, max(self.board.height) + 1) if self.look.interval and self._is_modelled else ():
            above = [h for h in self.grid.hexes if self.board.height[h] >= level]
            for hill in groups(above, self.grid.adjacent):
                south = self.grid.directions.index("S") if "S" in self.grid.directions else 3
                feet = [(h, n) for h in hill if (n := self.grid.step(h, south)) >= 0 and n not in hill]
                if feet:
                    hex_, _ = min(feet, key=lambda foot: (sum(map(self._crowd, foot)), -self.centre[foot[0]][1]))
                    first, last = self.corners[hex_][south], self.corners[hex_][(south + 1) % 6]
                    found.append((level, middle(stirred(first, FOOT), stirred(last, FOOT))))
        return found

    def _crowd(self, hex_: int) -> int:
        """How much is drawn in a hex."""
        ways = sum(self.grid.edge(hex_, n) in edges for n in self.grid.adjacent[hex_] for edges in self._drawn_links)
        return ways + len(self.board.terrains_at(hex_)) + (hex_ in self.board.names)

    @cached_property
    def _drawn_links(self) -> list[set[int]]:
        return [edges for edges in self.board.links.values() if edges]

    # Names ------------------------------------------------------------------------------------------------------
    def names(self, level: Level = LEVELS[-1]) -> str:
        """The names of places and waters as a level writes them, without overlaps."""
        waters, taken = self._water_names(level)
        places = place_names(self._places(level), [*self._taken(level), *taken], self._room, level)
        return names_svg(places, self.palette.naming, self.palette.halo, level) + waters

    def placed(self, level: Level = LEVELS[-1]) -> list[WrittenName]:
        """The positions of the names of places."""
        return place_names(self._places(level), self._taken(level), self._room, level)

    @property
    def _room(self) -> Box:
        return Box(20, 20, self.geometry.width - 20, self.geometry.height - 20)

    def _places(self, level: Level) -> list[Name]:
        """The names of places; from afar a town of several hexes has one."""
        names = {hex_: text for hex_ in sorted(self.board.names) if (text := self.board.name(hex_, self.lang))}
        each = {hex_: Name(text, self._sort(hex_), self.centre[hex_]) for hex_, text in names.items()}
        if level.is_crowded:
            towns = [hex_ for hex_, name in each.items() if name.sort in LANDMARKS and ", " in name.text]
            for group in groups(towns, self.grid.adjacent):
                shared = {each[hex_].text.partition(", ")[0] for hex_ in group}
                if len(group) > 1 and len(shared) == 1:
                    first, *others = sorted(group)
                    each[first] = each[first]._replace(text=shared.pop(), at=_middle(self.centre[h] for h in group))
                    for hex_ in others:
                        del each[hex_]
        return list(each.values())

    def _taken(self, level: Level) -> list[Box]:
        """What names keep clear of: the counters there may be, numbers, houses and forts, figures."""
        wide, high = COUNTER
        taken = [Box(x - wide, y - high, x + wide, y + high) for x, y in self.centre.values()]
        if not level.has_numbers:
            return taken
        half = max(len(self.grid.number(hex_).removeprefix(self._common_board)) for hex_ in self.centre) * 2.75
        taken += [Box(x - half, y - 31, x + half, y - 23) for x, y in self.centre.values()]
        taken += [
            Box(x - 17, y - 12, x + 17, y + 12) for x, y in map(self.centre.__getitem__, self._hexes_with(*SIGNS))
        ]
        return taken + [Box(x - 10, y - 9, x + 10, y + 2) for _, (x, y) in self._figured]

    def _sort(self, hex_: int) -> str:
        """The lettering style of a hex name: that of the last terrain of the hex that defines one."""
        looks = [self.look.terrain(name) for name in self.board.terrains_at(hex_)]
        if any(look.texture in ("town", "blocks") for look in looks):
            return "city"
        sorts = [look.naming for look in looks if look.naming != "place"]
        if not sorts:
            return "height" if self.board.height[hex_] else "place"
        return "town" if "town" in sorts else sorts[-1]

    # Waters -----------------------------------------------------------------------------------------------------
    def _water_names(self, level: Level) -> tuple[str, list[Box]]:
        """The names of rivers along their courses, again and again, and what they take up."""
        style = STYLES["water"].at(level.scale)._replace(spacing=3.0 * level.scale)
        drawn, taken = "", list[Box]()
        for text, course in self._named_courses():
            for spot in _straightest(course, text_width(text, style) + 10):
                line = _beside(spot, BESIDE * (0.6 + 0.4 * level.scale))
                name = f"{textures.PREFIX}water{len(taken)}x{level.scale:g}"
                pen = Pen()
                smooth_through(pen, line)
                taken.append(Box(min(x for x, _ in line), min(y for _, y in line) - style.size, *_far_corner(line)))
                drawn += (
                    f'<path id="{name}" fill="none" stroke="none" d="{pen}"/><text><textPath href="#{name}"'
                    f' startOffset="50%">{escape(text, quote=False)}</textPath></text>'
                )
        if not drawn:
            return "", []
        ink = lettered("water", self.palette.naming, level.scale)
        return (
            f'<g class="waters" {haloed(self.palette.halo, level.scale)} text-anchor="middle" {ink}'
            f' letter-spacing="{style.spacing:.3g}">{drawn}</g>'
        ), taken

    def _named_courses(self) -> Iterator[tuple[str, list[Point]]]:
        """Each named water with its course as it is drawn, in parts where it is interrupted."""
        if not self.water_corners:
            for _ in self._waters():
                pass  # drawn only to know where
        for text, sides in self._named_waters():
            for path in chains([self.geometry.side(side) for side in sides]):
                course = [self.water_corners.get(corner, corner) for corner in path]
                if len(course) > 3:
                    yield text, [point for point, _ in paced(sampled_through(course, 5), 6.0)]

    def _named_waters(self) -> Iterator[tuple[str, list[int]]]:
        """Each named water with its hexsides on this map: kinds that rules know, and those only the look names."""
        for kind, look in self.look.hexsides.items():
            if text := look.name.get(self.lang, ""):
                yield text, self._sides(self.board.hexsides.get(kind, ()))
        for text, course in self.look.waters.items():
            edges = [self.board.find_edge(side) for side in course]
            yield text, self._sides(edge for edge in edges if edge is not None)


def _middle(points: Iterator[Point]) -> Point:
    all_ = list(points)
    return sum(x for x, _ in all_) / len(all_), sum(y for _, y in all_) / len(all_)


def _straightest(course: list[Point], long: float) -> Iterator[list[Point]]:
    """In each part of a course, the stretch of this length that bends least; none where the course is too short."""
    many = max(3, round(long / 6.0))
    parts = max(1, round(6.0 * len(course) / REPEATED))
    size = len(course) // parts
    for n in range(parts):
        part = course[n * size : (n + 1) * size]
        stretches = [part[at : at + many] for at in range(0, len(part) - many + 1, 4)]
        if stretches:
            best = min(stretches, key=_bend)
            if _bend(best) < 1.35:
                yield best if best[0][0] <= best[-1][0] else best[::-1]


def _bend(stretch: list[Point]) -> float:
    """How much longer a stretch is than the straight line; one that runs up or down is harder to read."""
    (x0, y0), (x1, y1) = stretch[0], stretch[-1]
    straight = hypot(x1 - x0, y1 - y0) or 0.1
    gone = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(stretch))
    return gone / straight + 0.12 * abs(y1 - y0) / straight


def _beside(stretch: list[Point], far: float) -> list[Point]:
    """A smoother line left of a stretch, above it where it runs from west to east."""
    few = [*stretch[:-1:4], stretch[-1]]
    found = []
    for n, (x, y) in enumerate(few):
        (x0, y0), (x1, y1) = few[max(0, n - 1)], few[min(len(few) - 1, n + 1)]
        length = hypot(x1 - x0, y1 - y0) or 1.0
        found.append((x + (y1 - y0) / length * far, y - (x1 - x0) / length * far))
    return found


def _far_corner(line: list[Point]) -> Point:
    return max(x for x, _ in line), max(y for _, y in line)
