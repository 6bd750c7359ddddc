"""Lettering: where the names of places go, so that they cross neither each other nor the numbers of the hexes.

Each name tries a few places about its hex, in one line or two, and takes the one with the least in its way: the places
of counters are kept free as far as can be, and names that matter most choose first. Names are placed once for each
`Level`: from afar the letters are larger, so that fewer names are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from math import inf
from typing import Final, NamedTuple

from grognard.draw.curves import number
from grognard.draw.geometry import Point

SERIF: Final = "'EB Garamond','Hoefler Text',Palatino,'Palatino Linotype','Liberation Serif',Georgia,serif"

ADVANCES: Final = {
    sign: wide / 1000
    for wide, signs in {
        220: "'`", 260: " ,.:;’", 300: "!()-/|jls", 320: "iìíîï", 340: "ctç", 360: "*?J[]efèéêë", 380: '"IÌÍÎÏ',
        440: "orzòóôõöø", 460: "gvyýÿ", 480: "x", 500: "Sbkp", 520: "0123456789Faqàáâãäå", 540: "dh", 560: "uùúûüßæ",
        580: "ELnñÈÉÊË", 600: "BP–+", 620: "Yœ", 640: "Z", 660: "CTÇ", 680: "Xw", 700: "OQUÒÓÔÕÖØÙÚÛÜ",
        720: "AGVÀÁÂÃÄÅ", 740: "DKR", 760: "H", 780: "NÑ", 820: "m", 860: "&Æ", 960: "Œ", 980: "M", 1100: "W",
    }.items()
    for sign in signs
}  # fmt: skip
"""How wide the signs of EB Garamond are, in ems: of its 600 italic, from which the other faces hardly differ."""


class Style(NamedTuple):
    """How names of one sort are lettered."""

    size: float
    weight: int = 500
    slant: str = "italic"
    spacing: float = 0.0

    def at(self, scale: float) -> Style:
        """The same, so many times larger."""
        return self._replace(size=self.size * scale, spacing=self.spacing * scale)


STYLES: Final = {
    "city": Style(14, 600, "normal"),
    "town": Style(13, 600),
    "water": Style(11),
    "height": Style(11.5, 600, spacing=0.2),
    "wood": Style(11, spacing=0.2),
    "work": Style(10.5, 600),
    "place": Style(10.5),
}
"""The most important first."""


class Level(NamedTuple):
    """How names are lettered at one distance: the scale of the letters, and which sorts of names are written."""

    scale: float
    sorts: frozenset[str]
    is_crowded: bool = True
    """Whether lesser names are left out that cannot be written without crossing another."""
    has_numbers: bool = False
    """Whether the numbers of the hexes can be read too."""


LANDMARKS: Final = frozenset({"city", "town"})
LEVELS: Final = (
    Level(2.4, LANDMARKS),
    Level(1.85, LANDMARKS | {"water", "height", "wood", "work"}),
    Level(1.32, frozenset(STYLES), has_numbers=True),
    Level(1.0, frozenset(STYLES), is_crowded=False, has_numbers=True),
)
"""From far to near. A town is not under 12 pixels at 0.38, 0.5, 0.7 and 0.92 pixels to a unit."""


class Box(NamedTuple):
    """A rectangle that something takes up."""

    left: float
    top: float
    right: float
    bottom: float

    def shared(self, other: Box) -> float:
        """How much of two rectangles is common to both."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across * down if across > 0 and down > 0 else 0.0


class Name(NamedTuple):
    """A name to be written at a hex."""

    text: str
    sort: str
    at: Point


class WrittenName(NamedTuple):
    """A name in its place: lines with their baselines."""

    name: Name
    x: float
    baselines: tuple[tuple[str, float], ...]
    box: Box


def text_width(text: str, style: Style) -> float:
    """How wide a text is in EB Garamond."""
    return sum(ADVANCES.get(sign, 0.5) for sign in text) * style.size + style.spacing * len(text)


def place_names(
    names: Iterable[Name], taken: Iterable[Box], sheet: Box, level: Level = LEVELS[-1]
) -> list[WrittenName]:
    """Every name that a level writes in its place, clear of what is taken as far as can be."""
    order = list(STYLES)
    full = list(taken)
    done: list[WrittenName] = []
    wanted = [name for name in names if name.sort in level.sorts]
    for name in sorted(wanted, key=lambda name: (order.index(name.sort), name.at[1], name.at[0])):
        tries = sorted(_tries(name, level.scale), key=lambda each: each[0])
        room = _around([each.box for _, each in tries])
        near = [(box, 1.0) for box in full if _meet(box, room)]
        lettered = [each.box for each in done if _meet(each.box, room)]
        best = _best(tries, [*near, *((box, 6.0) for box in lettered)], sheet)
        if not level.is_crowded or name.sort == "city" or sum(map(best.box.shared, lettered)) < CROSSED * level.scale:
            done.append(best)
    return done


CROSSED: Final = 14.0
"""How much of other names a name may cover before it is left out."""


def _around(boxes: list[Box]) -> Box:
    """The rectangle around some others."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def _meet(a: Box, b: Box) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


def _best(tries: Iterable[tuple[float, WrittenName]], taken: list[tuple[Box, float]], sheet: Box) -> WrittenName:
    """The place that costs least, of those sorted by how little they are liked: the first that nothing can beat."""
    least, found = inf, None
    for dislike, tried in tries:
        if dislike >= least:
            break
        cost = _cost(tried.box, dislike, taken, sheet, least)
        if cost < least:
            least, found = cost, tried
    assert found is not None
    return found


def _cost(box: Box, dislike: float, taken: list[tuple[Box, float]], sheet: Box, most: float) -> float:
    """What a place costs: itself, crossing marks and names, leaving the sheet; it need not be exact beyond a bound."""
    left, top, right, bottom = box
    cost = dislike + 9 * ((right - left) * (bottom - top) - box.shared(sheet))
    for (x0, y0, x1, y1), weight in taken:
        across = (right if right < x1 else x1) - (left if left > x0 else x0)
        if across > 0:
            down = (bottom if bottom < y1 else y1) - (top if top > y0 else y0)
            if down > 0:
                cost += weight * across * down
                if cost >= most:
                    break
    return cost


CAPITAL: Final = 0.66
"""How high a capital is."""
FOOT: Final = 23.0
"""How far below the middle of a hex its counter ends."""


def _tries(name: Name, scale: float) -> Iterator[tuple[float, WrittenName]]:
    """The places a name may go, with how little we like each: below the counter first, then above it."""
    style = STYLES[name.sort].at(scale)
    x, y = name.at
    cap = CAPITAL * style.size
    for n, lines in enumerate(_broken(name.text, style)):
        wide = max(text_width(line, style) for line in lines)
        rise = style.size * (len(lines) - 1)
        too_wide = max(0.0, wide - 74 * scale) * (0.8 if n == 0 else 1.2)
        for dislike, bottom in (
            (0, FOOT + cap + rise / 2),
            (6, FOOT + cap + 5 + rise / 2),
            (9, FOOT + cap - 5),
            (26, -FOOT),
            (30, -FOOT - 6),
            (90, cap / 2 + rise / 2),
        ):
            for push, dx in ((0, 0.0), (10, -14.0), (10, 14.0), (24, -30.0), (24, 30.0)):
                laid = _laid(name, lines, x + dx * scale, y + bottom, wide, style)
                yield scale * (dislike + push + 10 * n) + too_wide, laid


def _laid(name: Name, lines: tuple[str, ...], x: float, bottom: float, wide: float, style: Style) -> WrittenName:
    step = style.size * 0.9
    tops = [(line, bottom - step * (len(lines) - 1 - n)) for n, line in enumerate(lines)]
    box = Box(x - wide / 2, tops[0][1] - style.size * CAPITAL, x + wide / 2, bottom + style.size * 0.2)
    return WrittenName(name, x, tuple(tops), box)


def _broken(text: str, style: Style) -> list[tuple[str, ...]]:
    """A name in one line, and if it is long also in two, broken where the halves are most alike."""
    words = text.split(" ")
    found: list[tuple[str, ...]] = [(text,)]
    if len(words) > 1 and text_width(text, style) > 58:
        breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        found.append(min(breaks, key=lambda halves: max(text_width(half, style) for half in halves)))
    return found


def names_svg(written: Iterable[WrittenName], colours: Mapping[str, str], halo: str, level: Level = LEVELS[-1]) -> str:
    """The names as text, those of one sort together."""
    by_sort: dict[str, list[WrittenName]] = {}
    for each in written:
        by_sort.setdefault(each.name.sort, []).append(each)
    groups = "".join(_group(sort, by_sort[sort], colours, level.scale) for sort in reversed(STYLES) if sort in by_sort)
    return f'<g class="names" {haloed(halo, level.scale)} text-anchor="middle">{groups}</g>'


def haloed(halo: str, scale: float = 1.0) -> str:
    """The style of letters with the colour of paper about them."""
    return (
        f'font-family="{SERIF}" stroke="{halo}" stroke-width="{2.8 * scale:.2g}" stroke-linejoin="round"'
        ' stroke-opacity=".85" paint-order="stroke"'
    )


def lettered(sort: str, colours: Mapping[str, str], scale: float = 1.0) -> str:
    """The style of names of one sort."""
    style = STYLES[sort].at(scale)
    spacing = f' letter-spacing="{style.spacing:.2g}"' if style.spacing else ""
    slant = f' font-style="{style.slant}"' if style.slant != "normal" else ""
    ink = colours["town" if sort == "city" else sort]
    return f'font-size="{style.size:.3g}" fill="{ink}" font-weight="{style.weight}"{slant}{spacing}'


def _group(sort: str, written: list[WrittenName], colours: Mapping[str, str], scale: float) -> str:
    lines = "".join(
        f'<text x="{number(each.x)}" y="{number(y)}">{escape(line, quote=False)}</text>'
        for each in written
        for line, y in each.baselines
    )
    return f"<g {lettered(sort, colours, scale)}>{lines}</g>"
