"""The board as coloured text: hexes two lines high in a brick pattern, with terrain as background and counters on it.

It is drawn from the public board and one side's view, so hidden information cannot reach the screen.
It knows no game: common terrain names have a colour and a sign of their own, others get one in the order of the
legend. It does not know the rules; the caller says which hexes to highlight.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from grognard.kernel.table.board import Board
from grognard.kernel.table.position import FACE

Naming = Callable[[str, str], str]
"""What a thing is called: `naming("terrain", "wood")`, `naming("side", "blue")`."""

WIDEST, NARROWEST = 8, 5
"""Characters from one column of hexes to the next."""


class TerminalSign(NamedTuple):
    """The colour and sign of a kind of thing on the map."""

    colour: str
    sign: str = ""


CLEAR: Final = "#cbc39a"
HIGH: Final = "#8d6a3f"
INK: Final = "#6e6748"
LIT: Final = "#7a1f5c"
GLOW: Final = "#fff6c4"
OUTLINE: Final = "#a39b74"
CHIP_INK: Final = "#ffffff"
SPENT_INK: Final = "#c3c9d6"
HEIGHT_SIGN: Final = "▲"
HELD_SIGN: Final = "⚑"
UNKNOWN_SIGN: Final = "?"
GAP: Final = "   "
FLOOR: Final = "▁"
"""The lower side of a flat-topped hex."""

GROUND: Final = {
    "wood": TerminalSign("#8fac74", "♣"),
    "forest": TerminalSign("#7f9f66", "♣"),
    "village": TerminalSign("#d0a674", "▣"),
    "town": TerminalSign("#c49468", "▣"),
    "city": TerminalSign("#b98560", "▦"),
    "hill": TerminalSign("#b59a66", "▲"),
    "marsh": TerminalSign("#9db8a6", "≈"),
    "swamp": TerminalSign("#9db8a6", "≈"),
    "lake": TerminalSign("#8fb3cf", "≈"),
    "sea": TerminalSign("#86abc9", "≈"),
    "field": TerminalSign("#d6c98a", "∴"),
    "jungle": TerminalSign("#6f9460", "♠"),
    "trench": TerminalSign("#b3a284", "≡"),
    "fort": TerminalSign("#a9a39a", "◈"),
}
OTHER_GROUND: Final = ("#b7b1c4", "#c99f9f", "#a9b9c9", "#bfae8c", "#a3b899", "#d9b98a", "#9fa8a3", "#cfc0d6")

WATER: Final = TerminalSign("#3f7fb8", "~")
EDGES: Final = {
    "stream": WATER,
    "river": WATER,
    "canal": WATER,
    "bridge": TerminalSign("#7a4f2a", "="),
    "ford": TerminalSign("#7a4f2a", ":"),
    "slope": TerminalSign("#8d6a3f"),
    "cliff": TerminalSign("#5d4630"),
    "wall": TerminalSign("#6b6b6b"),
}
OTHER_EDGES: Final = ("#3f7fb8", "#7a4f2a", "#6b6b6b", "#8a4f7d")
CROSSINGS: Final = ("bridge", "ford")
CROSSING_INK: Final = "#fff0d0"

ROAD: Final = TerminalSign("#8a5a2e", "─")
LINKS: Final = {
    "road": ROAD,
    "track": TerminalSign("#8a5a2e", "┄"),
    "rail": TerminalSign("#4a4a4a", "┼"),
    "railway": ROAD,
}

SIDES: Final = {"blue": "#2456a6", "red": "#b02a23", "green": "#2f7a3b", "grey": "#5d6470", "black": "#2d2d33"}
OTHER_SIDES: Final = ("#2456a6", "#b02a23", "#2f7a3b", "#7a4f9e")

LYING: Final = {"smoke": "░", "fire": "▒", "mine": "✱", "trench": "≡", "wire": "×"}
"""Signs for fields of hexes; any other field shows the first letter of its name."""


def board_text(
    board: Board,
    view: Mapping[str, Any],
    *,
    width: int = 80,
    lang: str = "en",
    lit: Collection[int] = (),
    focus: int | None = None,
) -> Text:
    """The board with a view's counters, as wide as there is room; a board that is too wide is cut around `focus`."""
    pitch = _pitch(board, width)
    picture = _Picture(board, view, pitch, lang, frozenset(lit))
    picture.paint()
    return picture.text(width, focus)


def is_cut(board: Board, width: int) -> bool:
    """Whether there is no room for the whole board."""
    return _span(board, NARROWEST) > width


def side_colour(name: str, order: int = 0) -> str:
    """The colour of a side: the one it is named after, or one by its index."""
    return SIDES.get(name, OTHER_SIDES[order % len(OTHER_SIDES)])


def side_ink(name: str, order: int = 0) -> str:
    """The colour of a side for text on a dark or a light screen."""
    return _mixed(side_colour(name, order), "#ffffff", 0.35)


def legend_text(board: Board, view: Mapping[str, Any], naming: Naming, width: int = 80) -> Text:
    """The meaning of the signs on this map."""
    items = []
    for sign, colour, word in _legend(board, view, naming):
        item = Text(f" {sign} ", Style(color="#26241a", bgcolor=colour))
        items.append(item.append(f" {word}", "dim"))
    return _flowed(items, width)


def places_text(board: Board, view: Mapping[str, Any], lang: str, naming: Naming, width: int = 80) -> Text:
    """The named places in order, each with the side that controls it."""
    sides = list(view["sides"])
    items = []
    for hex_ in sorted(board.names):
        number = board.grid.number(hex_)
        item = Text.assemble((number, "dim"), f" {board.name(hex_, lang)}")
        if holder := view["hexes"].get(number, {}).get("control"):
            ink = side_ink(holder, sides.index(holder))
            item.append(f" {HELD_SIGN} {naming('side', holder)}", Style(color=ink, bold=True))
        items.append(item)
    return _flowed(items, width)


def _flowed(items: Iterable[Text], width: int) -> Text:
    """Items side by side in as many lines as needed, none broken."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(GAP) + item.cell_len <= width:
            lines[-1].append(GAP).append_text(item)
        else:
            lines.append(item)
    return Text("\n").join(lines)


# Looks ----------------------------------------------------------------------------------------------------------


def _terrain_look(board: Board, terrain: str) -> TerminalSign:
    """The colour and sign of a terrain: its own, or by its index in the legend."""
    order = board.legend.terrains.index(terrain)
    letters = [letter for letter, name in board.legend.signs.items() if name == terrain]
    sign = letters[0] if letters else terrain[:1]
    return GROUND.get(terrain, TerminalSign(OTHER_GROUND[order % len(OTHER_GROUND)], sign))


def _edge_look(board: Board, kind: str) -> TerminalSign:
    order = board.legend.hexsides.index(kind)
    return EDGES.get(kind, TerminalSign(OTHER_EDGES[order % len(OTHER_EDGES)]))


def _legend(board: Board, view: Mapping[str, Any], naming: Naming) -> Iterator[tuple[str, str, str]]:
    for terrain in board.legend.terrains:
        if board.hexes_of(terrain):
            look = _terrain_look(board, terrain)
            yield look.sign, look.colour, naming("terrain", terrain)
    if any(board.height[h] for h in board.grid.hexes):
        yield HEIGHT_SIGN, _mixed(CLEAR, HIGH, 0.3), naming("map", "height")
    for kind, edges in board.hexsides.items():
        if edges:
            look = _edge_look(board, kind)
            yield look.sign or "╱", WATER.colour if kind in CROSSINGS else look.colour, naming("terrain", kind)
    for kind, edges in board.links.items():
        if edges:
            yield LINKS.get(kind, ROAD).sign * 2, CLEAR, naming("terrain", kind)
    lying = dict.fromkeys(name for told in view["hexes"].values() for name in told if name != "control")
    for name in lying:
        yield LYING.get(name, name[:1].upper()), CLEAR, naming("terrain", name)
    if view["unknown"]:
        yield UNKNOWN_SIGN, CLEAR, naming("map", "unknown")


@lru_cache(maxsize=4096)
def _mixed(first: str, second: str, share: float) -> str:
    """A colour between two others."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


# Room -----------------------------------------------------------------------------------------------------------


def _corner(board: Board, hex_: int, pitch: int) -> tuple[int, int]:
    """The upper left character of a hex, on a canvas that starts at the grid's corner."""
    line, place = divmod(hex_, board.grid.stride)
    if board.grid.is_flat:
        return line * pitch, 2 * place + line % 2
    return place * pitch + line % 2 * (pitch // 2), 2 * line


def _span(board: Board, pitch: int) -> int:
    """How many characters wide the board is."""
    across = [_corner(board, hex_, pitch)[0] for hex_ in board.grid.hexes]
    return max(across) - min(across) + pitch + 1


def _pitch(board: Board, width: int) -> int:
    """The widest hex for which there is room."""
    return next((pitch for pitch in range(WIDEST, NARROWEST, -1) if _span(board, pitch) <= width), NARROWEST)


# Painting -------------------------------------------------------------------------------------------------------


class _Spot(NamedTuple):
    """One character on the canvas."""

    sign: str = " "
    ink: str = INK
    paper: str = ""
    bold: bool = False
    italic: bool = False


_NOTHING: Final = _Spot(ink="")


@lru_cache(maxsize=4096)
def _style(ink: str, paper: str, bold: bool, italic: bool) -> Style:
    return Style(color=ink, bgcolor=paper or None, bold=bold, italic=italic)


class _Chip(NamedTuple):
    """A counter as it is drawn: its text and its side's colours."""

    text: str
    paper: str
    ink: str = CHIP_INK
    bold: bool = True
    italic: bool = False


class _Picture:
    """A canvas with the board painted on it hex by hex."""

    def __init__(self, board: Board, view: Mapping[str, Any], pitch: int, lang: str, lit: frozenset[int]) -> None:
        self.board = board
        self.grid = board.grid
        self.view = view
        self.pitch = pitch
        self.room = pitch - 1
        self.lang = lang
        self.lit = lit
        self.spots: dict[tuple[int, int], _Spot] = {}
        self.bounds: dict[tuple[int, int], int] = {}
        corners = [_corner(board, hex_, pitch) for hex_ in self.grid.hexes]
        self.left, self.top = min(x for x, _ in corners), min(y for _, y in corners)
        self.sides = list(view["sides"])
        self.chips = self._chips()

    def paint(self) -> None:
        """Paint everything, from the ground up."""
        for hex_ in self.grid.hexes:
            self._paint_outline(hex_)
        for hex_ in self.grid.hexes:
            self._paint_top(hex_)
            self._paint_bottom(hex_)
        for hex_ in self.grid.hexes:
            self._paint_edges(hex_)

    def text(self, width: int, focus: int | None) -> Text:
        """The canvas as lines, cut to the window around the focus when it is wider than there is room."""
        span = _span(self.board, self.pitch)
        shown = min(span, (width - 1) // self.pitch * self.pitch + 1)
        middle = span // 2 if focus is None else self.corner(focus)[0]
        first = max(0, min(span - shown, middle - shown // 2)) // self.pitch * self.pitch
        height = max(y for _, y in self.spots) + 1
        return Text("\n").join(self._line(y, first, first + shown) for y in range(height))

    def _line(self, y: int, first: int, end: int) -> Text:
        """One line, neighbours of one style in one piece."""
        line = Text(no_wrap=True, overflow="crop")
        spots = [self.spots.get((x, y), _NOTHING) for x in range(first, end)]
        for look, run in groupby(spots, key=itemgetter(slice(1, None))):
            line.append("".join(spot.sign for spot in run), _style(*look) if look != _NOTHING[1:] else None)
        line.rstrip()
        return line

    # Where things are ---
    def corner(self, hex_: int) -> tuple[int, int]:
        """The upper left character of a hex, which is its outline."""
        x, y = _corner(self.board, hex_, self.pitch)
        return x - self.left, y - self.top

    def paper(self, hex_: int) -> str:
        """The colour of a hex: its terrain, browner the higher it lies."""
        terrains = self.board.terrains_at(hex_)
        ground = _terrain_look(self.board, terrains[-1]).colour if terrains else CLEAR
        ground = _mixed(ground, HIGH, min(0.75, 0.3 * self.board.height[hex_]))
        return _mixed(ground, GLOW, 0.65) if hex_ in self.lit else ground

    # The ground ---
    def _paint_outline(self, hex_: int) -> None:
        """The slanting sides of a flat-topped hex, the upright ones of a pointy one."""
        x, y = self.corner(hex_)
        flat = self.grid.is_flat
        for dy, left, right in ((0, "╱", "╲"), (1, "╲", "╱")):
            self._paint_bound(x, y + dy, left if flat else "│", hex_)
            self._paint_bound(x + self.pitch, y + dy, right if flat else "│", hex_)

    def _paint_bound(self, x: int, y: int, sign: str, hex_: int) -> None:
        """A character between two hexes has both their colours; at the map edge it has neither."""
        other = self.bounds.get((x, y))
        self.bounds[x, y] = hex_
        if other is None:
            self.spots[x, y] = _Spot(sign, OUTLINE)
        else:
            paper = _mixed(self.paper(hex_), self.paper(other), 0.5)
            self.spots[x, y] = _Spot(sign, _mixed(paper, "#000000", 0.14), paper)

    def _paint_top(self, hex_: int) -> None:
        """The number, and after it as many signs as there is room for."""
        x, y = self.corner(hex_)
        paper, number = self.paper(hex_), self.grid.number(hex_)[-self.room :]
        is_lit = hex_ in self.lit
        ink = LIT if is_lit else _mixed(INK, paper, 0.35)
        self._write(x + 1, y, number.ljust(self.room), _Spot(ink=ink, paper=paper, bold=is_lit))
        for at, (sign, colour) in zip(range(x + self.room, x + len(number), -1), self._signs(hex_), strict=False):
            self.spots[at, y] = _Spot(sign, colour, paper, bold=True)

    def _signs(self, hex_: int) -> Iterator[tuple[str, str]]:
        """Other signs of a hex, the most important first."""
        told = self.view["hexes"].get(self.grid.number(hex_), {})
        yield from ((LYING.get(name, name[:1].upper()), "#3c3c3c") for name in told if name != "control")
        if holder := told.get("control"):
            yield HELD_SIGN, self._colour(holder)
        if hex_ in self.chips or hex_ in self.board.names:
            yield from self._ground_signs(hex_)

    def _ground_signs(self, hex_: int) -> Iterator[tuple[str, str]]:
        for terrain in reversed(self.board.terrains_at(hex_)):
            look = _terrain_look(self.board, terrain)
            yield look.sign, _mixed(look.colour, "#000000", 0.45)
        height = self.board.height[hex_]
        if height:
            yield HEIGHT_SIGN if height == 1 else str(height), _mixed(HIGH, "#000000", 0.2)

    def _paint_bottom(self, hex_: int) -> None:
        """The counters; in an empty hex the name, the terrain or the road."""
        x, y = self.corner(hex_)
        paper = self.paper(hex_)
        floor = FLOOR if self.grid.is_flat else " "
        self._write(x + 1, y + 1, floor * self.room, _Spot(ink=_mixed(paper, "#000000", 0.1), paper=paper))
        if hex_ in self.chips:
            self._paint_chips(x + 1, y + 1, self.chips[hex_])
        elif name := self.board.name(hex_, self.lang):
            held = self.view["hexes"].get(self.grid.number(hex_), {}).get("control")
            ink = self._colour(held) if held else "#33301f"
            room = self.room - self._is_crossed_below(hex_)
            self._write(x + 1, y + 1, _shortened(name, room), _Spot(ink=ink, paper=paper, bold=True))
        else:
            self._paint_empty(hex_, x + 1, y + 1, paper)

    def _is_crossed_below(self, hex_: int) -> bool:
        """Whether the last character of the bottom line will be the sign of a bridge to the hex below."""
        below = hex_ * 6 + self.grid.directions.index("S") if self.grid.is_flat else -1
        return any(below in edges for kind, edges in self.board.hexsides.items() if kind in CROSSINGS)

    def _paint_empty(self, hex_: int, x: int, y: int, paper: str) -> None:
        """The terrain signs in the middle, and the road through it."""
        for kind, edges in self.board.links.items():
            if any(hex_ * 6 + d in edges for d in range(6)):
                look = LINKS.get(kind, ROAD)
                self._write(x, y, look.sign * self.room, _Spot(ink=look.colour, paper=paper, bold=True))
        signs = list(self._ground_signs(hex_))
        for n, (sign, ink) in enumerate(signs):
            at = x + (self.room - 2 * len(signs) + 1) // 2 + 2 * n
            self.spots[at, y] = _Spot(sign, ink, paper, bold=True)

    def _write(self, x: int, y: int, text: str, spot: _Spot) -> None:
        for n, sign in enumerate(text):
            self.spots[x + n, y] = spot._replace(sign=sign)

    # Hexsides ---
    def _paint_edges(self, hex_: int) -> None:
        """Features along the sides of a hex, and the roads that cross them."""
        for d in range(6):
            edge = hex_ * 6 + d
            kinds = [kind for kind, edges in self.board.hexsides.items() if edge in edges]
            roads = [kind for kind, edges in self.board.links.items() if edge in edges]
            spots = list(self._side_spots(hex_, d))
            if (kinds or roads) and spots[0] in self.bounds:
                for spot in spots:
                    self.spots[spot] = self._upright(self.spots[spot], kinds, roads)
            elif kinds:
                self._paint_level(spots, kinds)

    def _upright(self, old: _Spot, kinds: list[str], roads: list[str]) -> _Spot:
        """A side between two columns: water fills it, a bridge or road crosses it, anything else is a line."""
        water = next((WATER.colour for kind in kinds if EDGES.get(kind) is WATER), "")
        crossing = next((EDGES[kind] for kind in kinds if kind in CROSSINGS), None)
        look = crossing or (LINKS.get(roads[-1], ROAD) if roads else None)
        if look is not None:
            return _Spot(look.sign, CROSSING_INK if water else look.colour, water or old.paper, bold=True)
        if water:
            return _Spot(WATER.sign, _mixed(water, "#ffffff", 0.35), water)
        return _Spot(old.sign, _edge_look(self.board, kinds[-1]).colour, old.paper, bold=True)

    def _paint_level(self, spots: Sequence[tuple[int, int]], kinds: list[str]) -> None:
        """A side between a hex and the one below it: a coloured underline, and at its end the sign of a crossing."""
        crossing = next((EDGES[kind] for kind in kinds if kind in CROSSINGS), None)
        look = next((_edge_look(self.board, kind) for kind in kinds if kind not in CROSSINGS), ROAD)
        for spot in spots:
            old = self.spots.get(spot)
            if old is not None and old.sign in (FLOOR, " ") and old.ink not in (CHIP_INK, SPENT_INK):
                self.spots[spot] = _Spot(look.sign or FLOOR, look.colour, old.paper, bold=True)
        last = self.spots.get(spots[-1])
        if crossing is not None and last is not None and last.ink not in (CHIP_INK, SPENT_INK):
            self.spots[spots[-1]] = _Spot(crossing.sign, CROSSING_INK, look.colour, bold=True)

    def _side_spots(self, hex_: int, d: int) -> Iterable[tuple[int, int]]:
        """The characters that stand for one side of a hex."""
        x, y = self.corner(hex_)
        across = range(x + 1, x + self.pitch)
        half = self.pitch // 2
        name = self.grid.directions[d]
        if self.grid.is_flat:
            return {
                "N": [(n, y - 1) for n in across],
                "NE": [(x + self.pitch, y)],
                "SE": [(x + self.pitch, y + 1)],
                "S": [(n, y + 1) for n in across],
                "SW": [(x, y + 1)],
                "NW": [(x, y)],
            }[name]
        return {
            "NE": [(n, y - 1) for n in across if n > x + half],
            "E": [(x + self.pitch, y), (x + self.pitch, y + 1)],
            "SE": [(n, y + 1) for n in across if n > x + half],
            "SW": [(n, y + 1) for n in across if n < x + half],
            "W": [(x, y), (x, y + 1)],
            "NW": [(n, y - 1) for n in across if n < x + half],
        }[name]

    # Counters ---
    def _colour(self, side: str) -> str:
        return side_colour(side, self.sides.index(side))

    def _chips(self) -> dict[int, list[_Chip]]:
        """The counters in each hex: those the view knows, then the unknown ones."""
        found: dict[int, list[_Chip]] = {}
        for piece in self.view["pieces"]:
            hex_ = self.grid.get(piece["at"])
            if hex_ is not None:
                found.setdefault(hex_, []).append(self._chip(piece))
        for counter in self.view["unknown"]:
            hex_ = self.grid.get(counter["at"])
            if hex_ is not None:
                paper = _mixed(self._colour(counter["side"]), "#000000", 0.25)
                found.setdefault(hex_, []).append(_Chip(UNKNOWN_SIGN, paper))
        return found

    def _chip(self, piece: Mapping[str, Any]) -> _Chip:
        """A counter in its side's colour: darker and italic while concealed, paler when it has a mark.

        A named face is shown by its first letter.
        """
        colour = self._colour(piece["side"])
        hidden, marked = piece["hidden"], bool(piece["marks"])
        paper = _mixed(colour, "#000000", 0.3) if hidden else colour
        turned = piece.get("state", {}).get(FACE, "")[:1]
        return _Chip(
            f"{piece['name']}·{turned}" if turned else piece["name"],
            paper,
            SPENT_INK if marked else CHIP_INK,
            not marked,
            hidden,
        )

    def _paint_chips(self, x: int, y: int, chips: Sequence[_Chip]) -> None:
        """As many as there is room for, the rest as a number."""
        shown = _fitting(chips, self.room)
        taken = sum(len(chip.text) for chip in shown) + len(shown) - 1
        pad = 1 if len(shown) == 1 and taken + 2 <= self.room else 0
        at = x + (self.room - taken - 2 * pad) // 2
        for chip in shown:
            text = " " * pad + chip.text + " " * pad
            self._write(at, y, text, _Spot("", chip.ink, chip.paper, chip.bold, chip.italic))
            at += len(text) + 1


def _fitting(chips: Sequence[_Chip], room: int) -> list[_Chip]:
    """The counters that fit side by side and how many more there are; if none fits, only the number."""
    if len(chips) == 1:
        return [chips[0]._replace(text=chips[0].text[:room])]
    for count in range(len(chips), 0, -1):
        left = len(chips) - count
        shown = [*chips[:count], *([_Chip(f"+{left}", chips[count].paper)] if left else [])]
        if sum(len(chip.text) + 1 for chip in shown) - 1 <= room:
            return shown
    return [_Chip(f"{len(chips)}×", chips[0].paper)]


def _shortened(name: str, room: int) -> str:
    """A name cut to the room there is."""
    return name.center(room) if len(name) <= room else name[: room - 1].rstrip() + "…"
