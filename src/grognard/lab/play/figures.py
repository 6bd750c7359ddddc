"""Statistics: means, quartiles, histograms, and confidence intervals of shares.

Plain arithmetic on lists; games and pages do not belong here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

SURE: Final = 0.95
"""The confidence of our intervals."""
Z: Final = NormalDist().inv_cdf((1 + SURE) / 2)
MOST_BARS: Final = 24
"""The most bars of a histogram; beyond that each bar covers several numbers."""


class Spread(NamedTuple):
    """The mean, least and most of a number over many games."""

    mean: float
    least: int
    most: int


class Interval(NamedTuple):
    """An interval."""

    low: float
    high: float


class Quartiles(NamedTuple):
    """A summary of some numbers: how many, their mean, and their quartiles."""

    games: int
    mean: float
    lower: float
    median: float
    upper: float


class Bin(NamedTuple):
    """The numbers from `low` to `high`, both included, and how many there are."""

    low: int
    high: int
    games: int


def spread(values: Sequence[int]) -> Spread:
    """Mean, least and most of some numbers."""
    if not values:
        return Spread(0.0, 0, 0)
    return Spread(round(sum(values) / len(values), 4), min(values), max(values))


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share, which is reliable for few games and for shares near 0 and 1."""
    if not games:
        return Interval(0.0, 1.0)
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of sorted numbers lies, interpolated between neighbours."""
    place = share * (len(ordered) - 1)
    below, above = ordered[floor(place)], ordered[ceil(place)]
    return below + (above - below) * (place - floor(place))


def quartiles(values: Sequence[float]) -> Quartiles:
    """The quartiles of at least one number."""
    ordered = sorted(values)
    mean = sum(ordered) / len(ordered)
    return Quartiles(len(ordered), mean, *(quantile(ordered, share) for share in (0.25, 0.5, 0.75)))


def histogram(values: Sequence[int]) -> list[Bin]:
    """The numbers, at least one, in bars of one width; the width is 1, 2 or 5 times a power of ten."""
    least, most = min(values), max(values)
    width = bar_width(most - least + 1)
    first = least // width * width
    counts = [0] * ((most - first) // width + 1)
    for value in values:
        counts[(value - first) // width] += 1
    return [Bin(first + n * width, first + n * width + width - 1, count) for n, count in enumerate(counts)]


def bar_width(span: int) -> int:
    """The smallest round width that needs no more than `MOST_BARS` bars."""
    power = 1
    while True:
        for width in (power, 2 * power, 5 * power):
            if width * (MOST_BARS - 1) >= span:
                return width
        power *= 10
