"""Lettering: where the names of places go, so that they cross neither each other nor the numbers of the hexes.

Each name tries a few places about its hex, in one line or two, and takes the one with the least in its way. Names that
matter most choose first. How wide a text is can only be guessed: the fonts are the reader's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final, NamedTuple

from grognard.draw.curves import number
from grognard.draw.geometry import Point

SERIF: Final = "'EB Garamond','Hoefler Text',Palatino,'Palatino Linotype','Liberation Serif',Georgia,serif"

NARROW: Final = frozenset("iljtfr’'.,- I")
WIDE: Final = frozenset("mwMWÉ")


class Style(NamedTuple):
    """How names of one sort are lettered."""

    size: float
    weight: str = "normal"
    slant: str = "italic"
    spacing: float = 0.0


STYLES: Final = {
    "city": Style(11, "bold", "normal"),
    "town": Style(12.5, "bold", "italic"),
    "water": Style(11),
    "height": Style(10.5, "bold", spacing=0.2),
    "wood": Style(10.5, spacing=0.2),
    "work": Style(10),
    "place": Style(9.5),
}
"""The most important first."""


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


class Written(NamedTuple):
    """A name in its place: lines with their baselines."""

    name: Name
    x: float
    baselines: tuple[tuple[str, float], ...]
    box: Box


def text_width(text: str, style: Style) -> float:
    """About how wide a text will be."""
    ems = sum(0.3 if sign in NARROW else 0.78 if sign in WIDE else 0.62 if sign.isupper() else 0.46 for sign in text)
    return (ems * style.size + style.spacing * len(text)) * (1.06 if style.weight == "bold" else 1.0)


def place_names(names: Iterable[Name], taken: Iterable[Box], sheet: Box) -> list[Written]:
    """Every name in its place, clear of what is taken as far as can be."""
    order = list(STYLES)
    full = list(taken)
    done: list[Written] = []
    for name in sorted(names, key=lambda name: (order.index(name.sort), name.at[1], name.at[0])):
        near = [box for box in full if abs(box.left - name.at[0]) < 200 and abs(box.top - name.at[1]) < 80]
        lettered = [each.box for each in done if abs(each.box.top - name.at[1]) < 80]
        best = min(_tries(name), key=lambda each: _cost(each[1], each[0], near, lettered, sheet))[1]
        done.append(best)
    return done


def _cost(tried: Written, dislike: float, taken: list[Box], lettered: list[Box], sheet: Box) -> float:
    """What a place costs: itself, crossing marks, crossing names, leaving the sheet."""
    box = tried.box
    off = (box.right - box.left) * (box.bottom - box.top) - box.shared(sheet)
    return dislike + sum(map(box.shared, taken)) + 6 * sum(map(box.shared, lettered)) + 9 * off


LOW, HIGH = 30.0, -11.0


def _tries(name: Name) -> Iterator[tuple[float, Written]]:
    """The places a name may go, with how little we like each."""
    style = STYLES[name.sort]
    x, y = name.at
    for n, lines in enumerate(_broken(name.text, style)):
        wide = max(text_width(line, style) for line in lines)
        rise = style.size * (len(lines) - 1)
        for dislike, dy in ((0, LOW), (9, LOW - 6), (16, LOW + 6), (26, HIGH + rise), (40, 4 + rise / 2)):
            too_wide = max(0.0, wide - 74) * (0.8 if n == 0 else 1.2)
            crowded = 10 * n
            for push, dx in ((0, 0.0), (12, -14.0), (12, 14.0), (30, -30.0), (30, 30.0)):
                bottom = y + dy + (rise / 2 if dy == LOW else 0)
                yield dislike + too_wide + crowded + push, _laid(name, lines, x + dx, bottom, wide, style)


def _laid(name: Name, lines: tuple[str, ...], x: float, bottom: float, wide: float, style: Style) -> Written:
    step = style.size * 0.96
    tops = [(line, bottom - step * (len(lines) - 1 - n)) for n, line in enumerate(lines)]
    box = Box(x - wide / 2, tops[0][1] - style.size * 0.74, x + wide / 2, bottom + style.size * 0.22)
    return Written(name, x, tuple(tops), box)


def _broken(text: str, style: Style) -> list[tuple[str, ...]]:
    """A name in one line, and if it is long also in two, broken where the halves are most alike."""
    words = text.split(" ")
    found: list[tuple[str, ...]] = [(text,)]
    if len(words) > 1 and text_width(text, style) > 58:
        breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        found.append(min(breaks, key=lambda halves: max(text_width(half, style) for half in halves)))
    return found


def names_svg(written: Iterable[Written], colours: Mapping[str, str], halo: str) -> str:
    """The names as text, those of one sort together."""
    by_sort: dict[str, list[Written]] = {}
    for each in written:
        by_sort.setdefault(each.name.sort, []).append(each)
    groups = "".join(_group(sort, by_sort[sort], colours) for sort in reversed(STYLES) if sort in by_sort)
    return (
        f'<g class="names" font-family="{SERIF}" text-anchor="middle" stroke="{halo}" stroke-width="2.8"'
        f' stroke-linejoin="round" stroke-opacity=".85" paint-order="stroke">{groups}</g>'
    )


def _group(sort: str, written: list[Written], colours: Mapping[str, str]) -> str:
    style = STYLES[sort]
    spacing = f' letter-spacing="{style.spacing:g}"' if style.spacing else ""
    weight = f' font-weight="{style.weight}"' if style.weight != "normal" else ""
    slant = f' font-style="{style.slant}"' if style.slant != "normal" else ""
    ink = colours["town" if sort == "city" else sort]
    lines = "".join(
        f'<text x="{number(each.x)}" y="{number(y)}">{escape(line, quote=False)}</text>'
        for each in written
        for line, y in each.baselines
    )
    return f'<g font-size="{style.size:g}" fill="{ink}"{weight}{slant}{spacing}>{lines}</g>'
