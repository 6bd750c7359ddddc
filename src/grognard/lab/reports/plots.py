"""Plots as SVG: bars with their intervals, lines with their quartiles, histograms, ratings.

Functions from numbers and labels to SVG. Colours and fonts are CSS classes that the page defines (see `report`), so
that one picture serves paper, light and dark screens. Every picture has a description in words. What the numbers mean
is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from grognard.lab.play.figures import Bin, Interval

WIDTH: Final = 640
RIGHT: Final = 16
LETTER: Final = 7.2
"""The approximate width of a letter, from which the room for labels is computed."""
WIDEST_LABEL: Final = 230
Written = Callable[[float], str]
"""How a number is written."""


class Share(NamedTuple):
    """A row of a bar plot: its name, a share from 0 to 1, an optional interval, the text beside it, and its class."""

    label: str
    share: float
    interval: Interval | None
    text: str
    ink: str


class Point(NamedTuple):
    """A point of a line: its x, the mean, and the quartiles."""

    x: int
    mean: float
    lower: float
    upper: float


class Series(NamedTuple):
    """A line: its name, its points and its class."""

    label: str
    points: Sequence[Point]
    ink: str


class Dot(NamedTuple):
    """A row of a plot of ratings: a value, its interval, and the text beside it."""

    label: str
    value: float
    interval: Interval
    text: str


class Axis:
    """An axis with round ticks."""

    def __init__(self, low: float, high: float, start: float, end: float, whole: bool = False) -> None:
        self.ticks = round_ticks(low, high, whole)
        self.low, self.high = min(low, self.ticks[0]), max(high, self.ticks[-1])
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        """The coordinate of a number."""
        return self.start + (value - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def round_ticks(low: float, high: float, whole: bool = False, about: int = 5) -> list[float]:
    """Round numbers that cover the range."""
    if high <= low:
        high = low + 1
    rough = (high - low) / about
    power = 10.0 ** floor(log10(rough))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough * 0.999)
    step = max(1.0, step) if whole else step
    return [n * step for n in range(floor(low / step), ceil(high / step) + 1)]


def picture(name: str, title: str, about: str, height: float, parts: Sequence[str]) -> str:
    """The frame of a plot; `name` is unique on the page."""
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-labelledby="{name}-t {name}-d">'
        f'<title id="{name}-t">{escape(title)}</title><desc id="{name}-d">{escape(about)}</desc>'
        f"{''.join(parts)}</svg>"
    )


def words(x: float, y: float, text: str, kind: str = "", anchor: str = "") -> str:
    """A text."""
    placed = f' text-anchor="{anchor}"' if anchor else ""
    classed = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{classed}{placed}>{escape(text)}</text>'


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def room_for(labels: Sequence[str]) -> float:
    """The width of the margin for these labels."""
    return min(WIDEST_LABEL, max((LETTER * len(label) for label in labels), default=0)) + 14


def fitted(label: str) -> str:
    """A label cut to the widest margin; the table below the plot has the whole label."""
    most = int(WIDEST_LABEL / LETTER)
    return label if len(label) <= most else label[: most - 1] + "…"


def shares(name: str, title: str, about: str, rows: Sequence[Share]) -> str:
    """Bars from 0 to 100 %, each with its interval."""
    left, row, top = room_for([each.label for each in rows]), 28, 8
    beside = LETTER * max(len(each.text) for each in rows) + 12
    bottom = top + row * len(rows)
    axis = Axis(0, 1, left, WIDTH - RIGHT - beside)
    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(stroke(axis.at(tick), top, axis.at(tick), bottom, "grid"))
        parts.append(words(axis.at(tick), bottom + 16, f"{100 * tick:.0f} %", "tick", "middle"))
    for place, each in enumerate(rows):
        y = top + row * place
        parts.append(words(left - 8, y + 18, fitted(each.label), "", "end"))
        wide = axis.at(each.share) - left
        parts.append(f'<rect x="{left:.1f}" y="{y + 5}" width="{wide:.1f}" height="18" class="bar {each.ink}"/>')
        if each.interval is not None:
            parts.append(whisker(axis.at(each.interval.low), axis.at(each.interval.high), y + 14))
        parts.append(words(WIDTH - RIGHT, y + 18, each.text, "figure", "end"))
    return picture(name, title, about, bottom + 24, parts)


def whisker(low: float, high: float, y: float) -> str:
    """The interval of a value as a thin line."""
    ways = ((low, y, high, y), (low, y - 4, low, y + 4), (high, y - 4, high, y + 4))
    return "".join(stroke(*way, kind) for kind in ("halo", "whisker") for way in ways)


def lines(name: str, title: str, about: str, series: Sequence[Series], x_label: str, written: Written) -> str:
    """Means as lines, with the middle half of the games as bands behind them."""
    every = [point for each in series for point in each.points]
    low, high = min(p.lower for p in every), max(p.upper for p in every)
    low, high = min(low, *(p.mean for p in every), 0), max(high, *(p.mean for p in every), 0)
    top, bottom = 34.0, 230.0
    up = Axis(low, high, bottom, top)
    left = room_for([written(tick) for tick in up.ticks])
    along = Axis(min(p.x for p in every), max(p.x for p in every), left + 6, WIDTH - RIGHT - 6, whole=True)
    along.low, along.high = min(p.x for p in every), max(p.x for p in every)
    parts = [legend(series, left)]
    for tick in up.ticks:
        parts.append(stroke(left, up.at(tick), WIDTH - RIGHT, up.at(tick), "zero" if tick == 0 else "grid"))
        parts.append(words(left - 8, up.at(tick) + 4, written(tick), "tick", "end"))
    for tick in along.ticks:
        if along.low <= tick <= along.high:
            parts.append(words(along.at(tick), bottom + 18, f"{tick:.0f}", "tick", "middle"))
    parts.append(words(WIDTH - RIGHT, bottom + 36, x_label, "tick", "end"))
    for each in series:
        edge = [(p.x, p.upper) for p in each.points] + [(p.x, p.lower) for p in reversed(each.points)]
        around = " ".join(f"{along.at(x):.1f},{up.at(y):.1f}" for x, y in edge)
        parts.append(f'<polygon points="{around}" class="band {each.ink}"/>')
    for each in series:
        way = " ".join(f"{along.at(p.x):.1f},{up.at(p.mean):.1f}" for p in each.points)
        parts.append(f'<polyline points="{way}" class="line {each.ink}"/>')
        parts += [
            f'<circle cx="{along.at(p.x):.1f}" cy="{up.at(p.mean):.1f}" r="2.8" class="bar {each.ink}"/>'
            for p in each.points
        ]
    return picture(name, title, about, bottom + 44, parts)


def legend(series: Sequence[Series], left: float) -> str:
    """The names of the lines, above the plot."""
    parts, x = [], left
    for each in series:
        parts.append(f'<polyline points="{x:.1f},14 {x + 26:.1f},14" class="line {each.ink}"/>')
        parts.append(words(x + 32, 18, each.label))
        x += 32 + LETTER * len(each.label) + 24
    return "".join(parts)


def columns(name: str, title: str, about: str, bars: Sequence[Bin], x_label: str, ink: str = "plain") -> str:
    """A histogram: how many games had each number."""
    top, bottom, most = 12.0, 170.0, max(bar.games for bar in bars)
    up = Axis(0, most, bottom, top, whole=True)
    left = room_for([f"{tick:.0f}" for tick in up.ticks])
    step = (WIDTH - RIGHT - left) / len(bars)
    parts = []
    for tick in up.ticks:
        parts.append(stroke(left, up.at(tick), WIDTH - RIGHT, up.at(tick), "grid"))
        parts.append(words(left - 8, up.at(tick) + 4, f"{tick:.0f}", "tick", "end"))
    labels = [bar_name(bar) for bar in bars]
    every = max(1, ceil(LETTER * (max(map(len, labels)) + 1) / step))
    for place, bar in enumerate(bars):
        x, y = left + step * place, up.at(bar.games)
        wide = min(step - 1.5, 56)
        inset = (step - wide) / 2
        parts.append(
            f'<rect x="{x + inset:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{bottom - y:.1f}" class="bar {ink}"/>'
        )
        if place % every == 0:
            parts.append(words(x + step / 2, bottom + 17, labels[place], "tick", "middle"))
    parts.append(words(WIDTH - RIGHT, bottom + 35, x_label, "tick", "end"))
    return picture(name, title, about, bottom + 42, parts)


def bar_name(bar: Bin) -> str:
    """The numbers a bar stands for."""
    low, high = (f"{each}".replace("-", "−") for each in (bar.low, bar.high))
    return low if bar.low == bar.high else f"{low}–{high}"


def dots(name: str, title: str, about: str, rows: Sequence[Dot], written: Written) -> str:
    """Values with their intervals, a row each."""
    left, row, top = room_for([each.label for each in rows]), 30, 8
    beside = LETTER * max(len(each.text) for each in rows) + 12
    bottom = top + row * len(rows)
    low, high = min(each.interval.low for each in rows), max(each.interval.high for each in rows)
    axis = Axis(low, high, left + 8, WIDTH - RIGHT - beside)
    parts = []
    for tick in axis.ticks:
        parts.append(stroke(axis.at(tick), top, axis.at(tick), bottom, "grid"))
        parts.append(words(axis.at(tick), bottom + 16, written(tick), "tick", "middle"))
    for place, each in enumerate(rows):
        y = top + row * place + 15
        parts.append(words(left - 8, y + 4, fitted(each.label), "", "end"))
        parts.append(whisker(axis.at(each.interval.low), axis.at(each.interval.high), y))
        parts.append(f'<circle cx="{axis.at(each.value):.1f}" cy="{y:.1f}" r="5" class="bar plain"/>')
        parts.append(words(WIDTH - RIGHT, y + 4, each.text, "figure", "end"))
    return picture(name, title, about, bottom + 24, parts)
