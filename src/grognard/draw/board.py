"""The board as a printed map: paper, ground, waters, roads, works, numbers and names, as one SVG.

It draws a `Board` in the style of a `Look`, layer by layer, with as few SVG elements as possible. The output is
deterministic. The layers are in `ground`, `lines`, `rivers` and `settlements`; counters, and everything that changes in
play, are drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from grognard.draw import textures
from grognard.draw.curves import middle, number, stirred
from grognard.draw.geometry import Point
from grognard.draw.ground import FOOT
from grognard.draw.look import Look
from grognard.draw.names import SERIF, Box, Name, Written, names_svg, place_names
from grognard.draw.plan import groups
from grognard.draw.settlements import Settlements
from grognard.kernel.board import Board


def board_svg(board: Board, look: Look, lang: str = "en", *, night: bool = False, standalone: bool = True) -> str:
    """The board as an SVG; `standalone` for a file of its own, otherwise to embed in a page."""
    sheet = Sheet(board, look, lang, night=night)
    size = f"{number(sheet.geometry.width)} {number(sheet.geometry.height)}"
    return svg(f"0 0 {size}", sheet.everything(), standalone=standalone, kind="board")


FEW: Final = 650
"""A small picture of more hexes than these is drawn coarsely: each of them is about ten pixels wide."""


def svg(view_box: str, content: str, *, standalone: bool = True, kind: str = "", width: float | None = None) -> str:
    """Wrap content as a whole SVG."""
    _, _, wide, high = map(float, view_box.split())
    shown = (wide, high) if width is None else (width, width * high / wide)
    size = f'width="{number(shown[0])}" height="{number(shown[1])}"' if standalone or width else ""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n' if standalone else ""
    return f'{head}<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{view_box}" {size}>{content}</svg>'


class Sheet(Settlements):
    """One board being drawn: all layers in their order."""

    def everything(self) -> str:
        """All layers, with the frame."""
        return self._finished([*self.ground(), *self.lettering(), self._frame()])

    def bare(self, within: Iterable[int]) -> str:
        """Only the ground of some hexes, simplified: no numbers, no names, no frame."""
        self.within = frozenset(within)
        self.is_coarse = len(self.within) > FEW
        return self._finished(self.ground(is_small=True))

    def _finished(self, layers: Iterable[str]) -> str:
        drawn = "".join(layers)
        return f"<defs>{textures.defs(self.palette, self.wanted)}{''.join(self.clips)}</defs>{drawn}"

    def ground(self, is_small: bool = False) -> Iterator[str]:
        """All layers from the paper to the houses."""
        yield self._paper()
        yield from self._heights(is_small)
        yield from self._terrains(is_small)
        yield from self._slopes
        if not is_small:
            yield self._grid()
        yield from self._watercourses(is_small)
        yield from self._rivers(is_small)
        yield from self._waters()
        yield from self._fences()
        yield from self._bamboo(is_small)
        yield from self._crests(is_small)
        yield from self._ridges(is_small)
        ways = list(self._links(is_small))
        houses = [*self._villages(), *self._huts()]
        yield self._gardens
        yield from self._towns()
        yield from self._trenches(is_small)
        yield from ways
        yield from self._crossings()
        yield from self._bridges()
        yield from self._fords()
        yield from self._houses()
        yield from houses
        yield from self._forts()
        yield from self._mills()
        if not is_small:
            yield from self._peaks()

    def lettering(self) -> Iterator[str]:
        """Numbers, the figures of contours, and names."""
        yield self._numbers()
        yield self._figures()
        yield self._names()

    # Lettering --------------------------------------------------------------------------------------------------
    def _numbers(self) -> str:
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

    def _figures(self) -> str:
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
        half = max(len(self.grid.number(hex_).removeprefix(self._common_board)) for hex_ in self.centre) * 2.75
        signs = self._hexes_with("houses", "streets", "fort", "huts", "stone-houses", "windmill")
        taken = [Box(x - half, y - 31, x + half, y - 23) for x, y in self.centre.values()]
        taken += [Box(x - 17, y - 12, x + 17, y + 12) for x, y in map(self.centre.__getitem__, signs)]
        taken += [Box(x - 10, y - 9, x + 10, y + 2) for _, (x, y) in self._figured]
        g = self.geometry
        return place_names(names, taken, Box(20, 20, g.width - 20, g.height - 20))

    def _sort(self, hex_: int) -> str:
        """The lettering style of a hex name: that of the last terrain of the hex that defines one."""
        looks = [self.look.terrain(name) for name in self.board.terrains_at(hex_)]
        if any(look.texture in ("town", "blocks") for look in looks):
            return "city"
        sorts = [look.naming for look in looks if look.naming != "place"]
        if not sorts:
            return "height" if self.board.height[hex_] else "place"
        return "town" if "town" in sorts else sorts[-1]
