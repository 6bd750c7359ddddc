"""The board as a printed map: paper, ground, waters, roads, works, numbers and names, as one SVG.

It draws a `Board` in the style of a `Look`, layer by layer, with as few SVG elements as possible. The output is
deterministic. The layers are in `ground`, `lines` and `settlements`; counters, and everything that changes in play, are
drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.draw import textures
from grognard.draw.curves import number
from grognard.draw.look import Look
from grognard.draw.names import SERIF, Box, Name, Written, names_svg, place_names
from grognard.draw.settlements import Settlements
from grognard.kernel.board import Board


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


class Sheet(Settlements):
    """One board being drawn: all layers in their order."""

    def everything(self) -> str:
        """All layers, with the frame."""
        return self._finished([*self.ground(), *self.lettering(), self._frame()])

    def bare(self, within: Iterable[int]) -> str:
        """Only the ground of some hexes, simplified: no numbers, no names, no frame."""
        self.within = frozenset(within)
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
        yield from self._waters()
        yield from self._fences()
        yield from self._crests(is_small)
        ways = list(self._links(is_small))
        houses = list(self._villages())
        yield self._gardens
        yield from self._towns()
        yield from self._trenches(is_small)
        yield from ways
        yield from self._crossings()
        yield from self._houses()
        yield from houses
        yield from self._forts()
        if not is_small:
            yield from self._peaks()

    def lettering(self) -> Iterator[str]:
        """Numbers and names."""
        yield self._numbers()
        yield self._names()

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
        signs = self._hexes_with("houses", "streets", "fort")
        taken = [Box(x - half, y - 31, x + half, y - 23) for x, y in self.centre.values()]
        taken += [Box(x - 17, y - 12, x + 17, y + 12) for x, y in map(self.centre.__getitem__, signs)]
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
