"""The band below a map: title, scale, compass, and a key of what the map shows, in the reader's language.

Each swatch of the key is a small board drawn by the same code as the map. The band is as wide as the map; where there
is little room, the key has more rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from itertools import pairwise
from typing import Any, Final, NamedTuple

from grognard.draw.board import Sheet, svg
from grognard.draw.curves import number
from grognard.draw.geometry import RADIUS, Geometry
from grognard.draw.look_parts import Look
from grognard.draw.names import SERIF, Style, text_width
from grognard.draw.palette import DAY, NIGHT
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.board import Board
from grognard.kernel.table.play import Play
from grognard.kernel.words.words import words_for

MARGIN: Final = 24.0
GAP: Final = 26.0
TITLE: Final = Style(42, 600, "normal", 3.0)
SUBTITLE: Final = Style(19)
SWATCH: Final = 52.0, 40.0
CROP: Final = 92.0, 70.8
"""What a swatch shows of its small board."""
LIFT: Final = 27.0
"""How far above the middle of a hex its upper sides are looked at."""
CELL: Final = 168.0, 50.0
"""A swatch with its name."""
LEAST_KEY: Final = 3 * CELL[0]
"""The key stands beside the scale if so much room is left, otherwise below it."""
HEXES: Final = 4
"""How long the scale is."""
COMPASS: Final = 44.0
NOT_IN_KEY: Final = ("bare", "none")
MINI: Final = ((1, 3), (1, 3))
MIDDLE: Final = "0202"


class TitleBand(NamedTuple):
    """The band as SVG, from its own upper left corner, and how high it is."""

    drawn: str
    width: float
    height: float


def band_svg(play: Play[Any], look: Look, subtitle: str, lang: str = "en", *, night: bool = False) -> str:
    """The band below the map of a game, to be embedded in a page."""
    made = band(play, look, subtitle, lang, night=night)
    return svg(
        f"0 0 {number(made.width)} {number(made.height)}", made.drawn, standalone=False, kind="band", width=made.width
    )


def band(play: Play[Any], look: Look, subtitle: str, lang: str = "en", *, night: bool = False) -> TitleBand:
    """The band below the map of a game."""
    return Cartouche(play, look, subtitle, lang, night=night).band()


class Cartouche:
    """One band being drawn."""

    def __init__(self, play: Play[Any], look: Look, subtitle: str, lang: str, *, night: bool) -> None:
        self.board = play.board
        self.look = look
        self.words = words_for(type(play), lang)
        self.subtitle = subtitle
        self.is_night = night
        self.palette = NIGHT if night else DAY
        self.width = Geometry(play.board).width

    def band(self) -> TitleBand:
        """Frame, title, scale and compass, and the key beside or below them."""
        title, right = self._title()
        scale, right = self._scale(right)
        compass = self._compass(right + COMPASS)
        right += 2 * COMPASS + GAP
        left, top = (right, 20.0) if self.width - MARGIN - right >= LEAST_KEY else (MARGIN + 12, 132.0)
        key, below = self._key(left, top)
        height = max(150.0, below + 20)
        return TitleBand(self._frame(height) + title + scale + compass + key, self.width, height)

    def _frame(self, height: float) -> str:
        p, wide = self.palette, self.width - 2 * MARGIN
        rects = "".join(
            f'<rect x="{number(MARGIN - 12 + inset)}" y="{number(inset)}" width="{number(wide + 24 - 2 * inset)}"'
            f' height="{number(height - 8 - 2 * inset)}" stroke-width="{width}"/>'
            for inset, width in ((1.0, 1.6), (5.0, 0.8))
        )
        return f'<g fill="{p.land}" stroke="{p.ink}" stroke-opacity=".8">{rects}</g>'

    # Title and scale --------------------------------------------------------------------------------------------
    def _title(self) -> tuple[str, float]:
        """The name of the game over that of the scenario, and where they end."""
        left, room = MARGIN + 12, min(620.0, self.width - 2 * MARGIN - 24)
        name = self.words.messages.text("title")
        first, second = _fitted(name, TITLE, room), _fitted(self.subtitle, SUBTITLE, room)
        drawn = self._text(name, left, 66, first) + self._text(self.subtitle, left + 2, 100, second)
        return drawn, left + max(text_width(name, first), text_width(self.subtitle, second)) + GAP

    def _scale(self, left: float) -> tuple[str, float]:
        """A bar of some hexes, filled and open in turn, with kilometres or metres; nothing where none are known."""
        metres = self.look.scale
        if not metres:
            return "", left
        p, hex_ = self.palette, RADIUS * 3**0.5
        unit, each = ("km", metres / 1000) if metres >= 1000 or metres * HEXES >= 1000 else ("m", float(metres))
        bars = "".join(
            f'<rect x="{number(left + n * hex_)}" y="62" width="{number(hex_)}" height="7" fill="{fill}"/>'
            for n, fill in enumerate((p.ink, p.land) * (HEXES // 2))
        )
        small = Style(12, 500, "normal")
        figures = "".join(
            self._text(
                f"{round(n * each, 1):g}" + (f" {unit}" if n == HEXES else ""), left + n * hex_, 54, small, "middle"
            )
            for n in range(HEXES + 1)
        )
        hexes = self.words.messages.text("kernel-map-scale", size=f"{each:g} {unit}")
        note = self._text(hexes, left, 96, Style(15))
        return f'<g stroke="{p.ink}" stroke-width="1">{bars}</g>{figures}{note}', left + HEXES * hex_ + GAP

    def _compass(self, x: float) -> str:
        """An arrow to the north."""
        p, y = self.palette, 80.0
        ring = f'<circle cx="{number(x)}" cy="{number(y)}" r="26" fill="none" stroke="{p.ink}" stroke-width="1"/>'
        lines = f"M{number(x - 31)} {number(y)}h62M{number(x)} {number(y - 31)}v62"
        cross = f'<path stroke="{p.ink}" stroke-width=".8" d="{lines}"/>'
        dark = f'<path fill="{p.ink}" d="M{number(x)} {number(y - 36)}l-7 38h7Z"/>'
        light = f'<path fill="{p.land}" stroke="{p.ink}" stroke-width="1" d="M{number(x)} {number(y - 36)}l7 38h-7Z"/>'
        south = f'<path fill="{p.land}" stroke="{p.ink}" stroke-width="1" d="M{number(x)} {number(y + 34)}l-5-32h10Z"/>'
        north = self._text("N", x, y - 42, Style(15, 600, "normal"), "middle")
        return f'<g class="compass">{ring}{cross}{south}{dark}{light}{north}</g>'

    def _text(self, text: str, x: float, y: float, style: Style, anchor: str = "start") -> str:
        spacing = f' letter-spacing="{style.spacing:.2g}"' if style.spacing else ""
        slant = ' font-style="italic"' if style.slant == "italic" else ""
        return (
            f'<text x="{number(x)}" y="{number(y)}" font-family="{SERIF}" font-size="{style.size:.3g}"'
            f' font-weight="{style.weight}"{slant}{spacing} text-anchor="{anchor}" fill="{self.palette.ink}">'
            f"{escape(text, quote=False)}</text>"
        )

    # Key --------------------------------------------------------------------------------------------------------
    def _key(self, left: float, top: float) -> tuple[str, float]:
        """The swatches in columns, and where they end."""
        shown = list(self._entries())
        across = max(1, int((self.width - MARGIN - 8 - left) // CELL[0]))
        rows = -(-len(shown) // across)
        drawn = ""
        for n, (name, board, lift) in enumerate(shown):
            x, y = left + n // rows * CELL[0], top + n % rows * CELL[1]
            label = _fitted(name, Style(15), CELL[0] - SWATCH[0] - 14)
            drawn += self._swatch(board, lift, x, y, n) + self._text(name, x + SWATCH[0] + 8, y + 25, label)
        return f'<g class="key">{drawn}</g>', top + rows * CELL[1]

    def _entries(self) -> Iterator[tuple[str, Board, float]]:
        """What this board has: its name, a small board that shows it, and how far above the middle to look."""
        board, look = self.board, self.look
        for name in board.legend.terrains:
            if board.hexes_of(name) and look.terrain(name).texture not in NOT_IN_KEY:
                yield self.words.label("terrain", name), self._terrain_board(name), 0.0
        if any(board.height):
            yield self.words.messages.text("kernel-map-height"), self._high_board(), 0.0
        for name, edges in board.hexsides.items():
            if edges and look.hexsides[name].line not in NOT_IN_KEY:
                yield self.words.label("hexside", name), self._hexside_board(name), LIFT
        for name, edges in board.links.items():
            if edges and look.links[name].line not in NOT_IN_KEY:
                yield self.words.label("link", name), self._link_board(name), 0.0

    def _mini(self) -> Board:
        return Board(Grid.flat(*MINI), self.board.legend)

    def _terrain_board(self, name: str) -> Board:
        """One hex of a terrain; a bridge or ford has its river and its road."""
        board = self._mini()
        board.add_terrain(name, [board.grid.find(MIDDLE)])
        if self.look.terrain(name).texture in ("bridge", "ford", "streets"):
            self._lay_link(board, "road", "0201 0202 0203")
        if self.look.terrain(name).texture in ("bridge", "ford"):
            self._lay_link(board, "major-river", "0102 0202 0302") or self._lay_link(
                board, "minor-river", "0102 0202 0302"
            )
        return board

    def _high_board(self) -> Board:
        board = self._mini()
        board.height[board.grid.find(MIDDLE)] = 1
        return board

    def _hexside_board(self, name: str) -> Board:
        """The hexsides across the middle; a bridge or a ford leads a road over a water."""
        board = self._mini()
        middle = board.grid.find(MIDDLE)
        above = {hex_ for hex_ in board.grid.hexes if board.grid.centre(hex_)[1] <= board.grid.centre(middle)[1] - 0.2}
        pairs = [
            (a, b, self.look.hexsides[name].line == "crest")
            for a in above
            for b in board.grid.adjacent[a]
            if b not in above
        ]
        if self.look.hexsides[name].line in ("bridge", "ford"):
            water = next((kind for kind, each in self.look.hexsides.items() if each.line in ("river", "stream")), name)
            board.add_edges(board.hexsides[water], pairs)
            self._lay_link(board, "road", "0201 0202 0203")
            pairs = [(board.grid.find("0201"), middle, False)]
        board.add_edges(board.hexsides[name], pairs)
        return board

    def _link_board(self, name: str) -> Board:
        board = self._mini()
        board.add_edges(board.links[name], _pairs(board, "0201 0202 0203"))
        return board

    def _lay_link(self, board: Board, line: str, path: str) -> bool:
        """Lay a link that is drawn as this line, if the game has one."""
        kind = next((kind for kind, look in self.look.links.items() if look.line == line), None)
        if kind is not None:
            board.add_edges(board.links[kind], _pairs(board, path))
        return kind is not None

    def _swatch(self, board: Board, lift: float, x: float, y: float, n: int) -> str:
        """A small board, cut to the middle; the ids of its parts are its own."""
        sheet = Sheet(board, replace(self.look, relief=b"", rims={}), night=self.is_night)
        drawn = re.sub(r'(id="|href="#|url\(#)b-', rf"\1k{n}-", sheet.unframed())
        at = sheet.centre[board.grid.find(MIDDLE)]
        crop = f"{number(at[0] - CROP[0] / 2)} {number(at[1] - lift - CROP[1] / 2)} {number(CROP[0])} {number(CROP[1])}"
        place = f'x="{number(x)}" y="{number(y)}" width="{number(SWATCH[0])}" height="{number(SWATCH[1])}"'
        rim = f'<rect {place} rx="3" fill="none" stroke="{self.palette.ink}" stroke-width="1"/>'
        return f'<svg {place} viewBox="{crop}" preserveAspectRatio="xMidYMid slice">{drawn}</svg>{rim}'


def _pairs(board: Board, path: str) -> list[tuple[int, int, bool]]:
    hexes = [board.grid.find(number) for number in path.split()]
    return [(a, b, False) for a, b in pairwise(hexes)]


def _fitted(text: str, style: Style, room: float) -> Style:
    """The style, smaller where the text would not fit."""
    wide = text_width(text, style)
    return style.at(min(1.0, room / wide)) if wide else style
