"""Hills modelled from the levels of a board: heights are blurred, broken into ridges and lit from the north-west.

The result is a picture of shades as `relief` puts on the map, and lines of one height between the levels. Both are
worked out when a board is drawn, so that boards that are joined, cut or covered by overlays need no stored picture.
Rules never ask for it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, pairwise
from math import sqrt
from typing import Final, NamedTuple

from grognard.draw.curves import chains, chance
from grognard.draw.geometry import HEX, Point
from grognard.draw.relief import CELL, SHADES, box_of, picture
from grognard.kernel.table.board import Board


class Manner(NamedTuple):
    """How hills are modelled."""

    soft: float
    """How far levels run into one another, in drawing units."""
    steep: float
    """How high a level is drawn."""
    rough: float
    """How much ridges change the height."""


RUGGED: Final = Manner(24.0, 46.0, 0.5)
ROLLING: Final = Manner(30.0, 36.0, 0.04)
"""Low hills of farmland, ground by the ice: hardly a ridge."""
FIRST, OCTAVES = 84.0, 3
"""How far apart the largest ridges lie, and how many finer layers there are."""
LIGHT: Final = (-0.5, -0.5, 0.7071)
TABLE: Final = 64

Field = list[list[float]]


@lru_cache(maxsize=8)
def modelled(board: Board, manner: Manner = RUGGED) -> bytes:
    """The light and shade of a board's heights, for its whole lattice."""
    base = _softened(board, manner.soft)
    heights = [
        [value * _ridges(x, y, manner.rough) if value > 0.02 else 0.0 for x, value in enumerate(row)]
        for y, row in enumerate(base)
    ]
    return picture(len(base[0]), len(base), _shades(heights, manner.steep))


@lru_cache(maxsize=8)
def _softened(board: Board, soft: float) -> Field:
    """The heights of a board, one number for each cell, each level running into the next."""
    left, top, right, bottom = box_of(board.grid)
    unit = CELL / HEX
    base = _levels(board, left, top, round((right - left) / unit), round((bottom - top) / unit))
    for _ in range(3):
        base = _blurred(base, max(1, int(soft / CELL * 0.6)))
    return base


def level_lines(board: Board, height: float, manner: Manner = ROLLING) -> list[list[Point]]:
    """The lines along which the softened ground has a height, in the units of `Grid.centre`; a ring is closed."""
    field = _softened(board, manner.soft)
    left, top, *_ = box_of(board.grid)
    unit = CELL / HEX
    pairs: list[tuple[Point, Point]] = []
    for row, (above, below) in enumerate(pairwise(field)):
        for column, ((a, b), (d, c)) in enumerate(zip(pairwise(above), pairwise(below), strict=True)):
            if (a > height) == (b > height) == (c > height) == (d > height):
                continue
            around = (((column, row), a), ((column + 1, row), b), ((column + 1, row + 1), c), ((column, row + 1), d))
            cuts = [_cut(*one, *other, height) for one, other in zip(around, (*around[1:], around[0]), strict=True)]
            met = [cut for cut in cuts if cut is not None]
            pairs += [(start, end) for start, end in zip(met[::2], met[1::2], strict=True) if start != end]
    return [[(left + (x + 0.5) * unit, top + (y + 0.5) * unit) for x, y in line] for line in chains(pairs)]


def _cut(start: Point, low: float, end: Point, high: float, height: float) -> Point | None:
    """Where the side of a cell has a height; rounded, so that it is the same point for both of its cells."""
    if (low > height) == (high > height):
        return None
    if end < start:
        start, low, end, high = end, high, start, low
    share = (height - low) / (high - low)
    return round(start[0] + (end[0] - start[0]) * share, 3), round(start[1] + (end[1] - start[1]) * share, 3)


def _levels(board: Board, left: float, top: float, wide: int, high: int) -> Field:
    """The level of the hex that each cell lies in; beyond the map the level of the nearest hex goes on."""
    found, unit, grid = [[0.0] * wide for _ in range(high)], CELL / HEX, board.grid
    rim = [h for h in grid.hexes if len(grid.adjacent[h]) < 6 and board.height[h]]
    for hex_, reach in [*((h, 1.2) for h in rim), *((h, 0.53) for h in grid.hexes)]:
        x, y = grid.centre(hex_)
        level = float(board.height[hex_])
        rows = range(max(0, int((y - reach - top) / unit)), min(high, int((y + reach - top) / unit) + 1))
        columns = range(max(0, int((x - reach - left) / unit)), min(wide, int((x + reach - left) / unit) + 1))
        for row in rows:
            down = (top + (row + 0.5) * unit - y) ** 2
            line = found[row]
            for column in columns:
                if (left + (column + 0.5) * unit - x) ** 2 + down <= reach * reach:
                    line[column] = level
    return found


def _blurred(field: Field, half: int) -> Field:
    """One soft box along the rows and one along the columns."""
    for _ in range(2):
        field = [list(column) for column in zip(*(_smoothed(row, half) for row in field), strict=True)]
    return field


def _smoothed(row: list[float], half: int) -> list[float]:
    if not any(row):
        return row
    padded = [row[0]] * (half + 1) + row + [row[-1]] * half
    sums = list(accumulate(padded))
    width = 2 * half + 1
    return [(after - before) / width for before, after in zip(sums, sums[width:], strict=False)]


def _ridges(x: int, y: int, rough: float) -> float:
    """How much higher or lower the ground is at a cell: ridges that branch, each layer finer than the last."""
    total, kept, u, v = 0.0, 1.0, x * CELL / FIRST, y * CELL / FIRST
    for n in range(OCTAVES):
        layer = max(0.0, 1 - 1.9 * abs(_hills(u, v, n))) ** 2
        total += 0.5**n * layer * kept
        kept = min(1.0, 1.6 * layer)
        u, v = 1.6 * u - 1.2 * v + 7.3, 1.2 * u + 1.6 * v + 3.1
    return 1 + rough * (total - 0.55)


def _hills(x: float, y: float, seed: int) -> float:
    """A smooth surface from -1 to 1."""
    table = _table(seed)
    i, j = int(x // 1), int(y // 1)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    above, below = table[j % TABLE], table[(j + 1) % TABLE]
    i, right = i % TABLE, (i + 1) % TABLE
    first = above[i] + (above[right] - above[i]) * u
    second = below[i] + (below[right] - below[i]) * u
    return first + (second - first) * v


@lru_cache(maxsize=OCTAVES)
def _table(seed: int) -> list[list[float]]:
    return [[chance(i, j, "ridge", seed) for i in range(TABLE)] for j in range(TABLE)]


def _shades(heights: Field, steep: float) -> bytes:
    """How much light falls on each cell, in steps; level ground is step SHADES."""
    found, (a, b, c), scale = bytearray(), LIGHT, steep / CELL / 2
    above = heights[0]
    for n, row in enumerate(heights):
        below = heights[min(n + 1, len(heights) - 1)]
        before = [row[0], *row[:-1]]
        after = [*row[1:], row[-1]]
        for west, east, north, south in zip(before, after, above, below, strict=True):
            across, down = (east - west) * scale, (south - north) * scale
            if not across and not down:
                found.append(SHADES)
                continue
            light = (-across * a - down * b + c) / sqrt(across * across + down * down + 1) / c - 1
            bright = max(light, -1.0) if light < 0 else min(light, 0.42) / 0.42
            found.append(SHADES + round(bright * SHADES))
        above = row
    return bytes(found)
