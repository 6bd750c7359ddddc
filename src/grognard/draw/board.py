"""The board as a printed map: paper, ground, waters, roads, works, numbers and names, as one SVG.

It draws a `Board` in the style of a `Look`, layer by layer, with as few SVG elements as possible. The output is
deterministic. The layers are in `ground`, `lines`, `rivers`, `settlements` and `lettering`; counters, and everything
that changes in play, are drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from grognard.draw import textures
from grognard.draw.curves import number
from grognard.draw.lettering import Lettering
from grognard.draw.look_parts import Look
from grognard.draw.names import LEVELS
from grognard.kernel.table.board import Board


def board_svg(
    board: Board,
    look: Look,
    lang: str = "en",
    *,
    night: bool = False,
    standalone: bool = True,
    lettered: bool = True,
) -> str:
    """The board as an SVG; `standalone` for a file of its own, otherwise to embed in a page.

    Without letters it has neither names nor numbers: a page writes them over it.
    """
    sheet = Sheet(board, look, lang, night=night)
    drawn = sheet.everything() if lettered else sheet.unlettered()
    return svg(_whole(sheet), drawn, standalone=standalone, kind="board")


def letters_svg(board: Board, look: Look, lang: str = "en", *, night: bool = False) -> str:
    """The names of a board alone, to be laid over it: a group `letters-0`, `letters-1` … for each level."""
    sheet = Sheet(board, look, lang, night=night)
    levels = "".join(f'<g class="letters letters-{n}">{sheet.names(level)}</g>' for n, level in enumerate(LEVELS))
    return svg(_whole(sheet), levels, standalone=False, kind="lettering")


def _whole(sheet: Sheet) -> str:
    return f"0 0 {number(sheet.geometry.width)} {number(sheet.geometry.height)}"


FEW: Final = 650
"""A small picture of more hexes than these is drawn coarsely: each of them is about ten pixels wide."""


def svg(view_box: str, content: str, *, standalone: bool = True, kind: str = "", width: float | None = None) -> str:
    """Wrap content as a whole SVG."""
    _, _, wide, high = map(float, view_box.split())
    shown = (wide, high) if width is None else (width, width * high / wide)
    size = f'width="{number(shown[0])}" height="{number(shown[1])}"' if standalone or width else ""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n' if standalone else ""
    return f'{head}<svg xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{view_box}" {size}>{content}</svg>'


class Sheet(Lettering):
    """One board being drawn: all layers in their order."""

    def everything(self) -> str:
        """All layers, with the frame."""
        return self._finished([*self.ground(), *self.lettering(), self._frame()])

    def unlettered(self) -> str:
        """All layers but names and numbers."""
        return self._finished([*self.ground(), self.figures(), self._frame()])

    def unframed(self) -> str:
        """Only the ground."""
        return self._finished(self.ground())

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
        yield from self._road_bridges()
        yield from self._fords()
        yield from self._houses()
        yield from houses
        yield from self._forts()
        yield from self._mills()
        if not is_small:
            yield from self._peaks()
