"""Shaded relief for a board: heights from its terrain, cut by its waters, broken into ridges, lit from the north-west.

The result is a small picture of shades, `relief.png`, that lies in a game's data folder; `grognard.draw.relief` puts it
on the map in the colours of day or night. It is made once, here, because it needs numpy and the drawing does not. The
look of the game names the heights: `[relief]` in its look.toml.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot

import numpy as np
from numpy.typing import NDArray

from grognard.draw.geometry import HEX, RADIUS
from grognard.draw.relief import CELL, SHADES, box_of, picture
from grognard.kernel.table.board import Board

Field = NDArray[np.float64]
Point = tuple[float, float]

UNIT = CELL / HEX
"""A cell of the raster, as `Grid.centre` counts; every length below is in drawing units."""
SOFT = 34.0
"""How far heights run into one another."""
VALLEY, STREAM, FLOOR = 50.0, 34.0, 0.12
"""How wide a river and a stream cut their valleys, and what is left of the height at the water."""
ROUGH, FIRST = 0.85, 125.0
"""How much the ridges change the height, and how far apart the largest lie."""
CREST, BROAD = 0.55, 70.0
"""How much a ridge that is named rises above its hexes, and how far it reaches to either hand."""
STEEP = 60.0
LIGHT = (-0.5, -0.5, 0.7071)


def shaded(
    board: Board, levels: Mapping[int, float], waters: Mapping[str, float], ridges: Iterable[Sequence[Point]] = ()
) -> bytes:
    """The picture for a board: the level of each hex, the hexsides that cut valleys, named ridges as `Grid.centre`s."""
    left, top, right, bottom = box_of(board.grid)
    wide, high = round((right - left) / UNIT), round((bottom - top) / UNIT)
    raster = _Raster(left, top, wide, high)
    base = raster.hexes(board, levels)
    base = _blurred(base, SOFT / CELL)
    reach = raster.near(ridges, BROAD)
    base = base * (1 + CREST * (1 - reach) ** 1.5)
    for kind, width in waters.items():
        near = raster.near(_courses(board, kind), width)
        base *= FLOOR + (1 - FLOOR) * near * near * (3 - 2 * near)
    heights = base * (1 + ROUGH * (_ridged(high, wide, FIRST / CELL, 7) - 0.8))
    return picture(wide, high, _steps(_lit(heights * STEEP / CELL), base).tobytes())


class _Raster:
    """Cells laid over a board."""

    def __init__(self, left: float, top: float, wide: int, high: int) -> None:
        self.left, self.top, self.wide, self.high = left, top, wide, high
        self.y, self.x = np.mgrid[0:high, 0:wide].astype(float)

    def _window(self, at: Point, reach: float) -> tuple[slice, slice]:
        """The cells within a reach (in cells) of a point (in cells)."""
        (x, y), far = at, int(reach) + 1
        return slice(max(0, int(y) - far), int(y) + far + 2), slice(max(0, int(x) - far), int(x) + far + 2)

    def cell(self, point: Point) -> Point:
        """A point of the board in cells."""
        return (point[0] - self.left) / UNIT, (point[1] - self.top) / UNIT

    def hexes(self, board: Board, levels: Mapping[int, float]) -> Field:
        """The level of the nearest hex, beyond the map too, so that mountains do not end at its edge."""
        found, nearest = np.zeros((self.high, self.wide)), np.full((self.high, self.wide), 1e9)
        for hex_ in board.grid.hexes:
            x, y = self.cell(board.grid.centre(hex_))
            rim = len(board.grid.adjacent[hex_]) < 6
            window = self._window((x, y), RADIUS * (3 if rim else 1.1) / CELL)
            far = (self.x[window] - x) ** 2 + (self.y[window] - y) ** 2
            closer = far < nearest[window]
            nearest[window][closer] = far[closer]
            found[window][closer] = levels.get(hex_, 0.0)
        return found

    def near(self, lines: Iterable[Sequence[Point]], reach: float) -> Field:
        """How far each cell is from some lines: 0 on them, 1 at the reach and beyond."""
        found = np.full((self.high, self.wide), 1.0)
        for line in lines:
            for at in _paced([self.cell(point) for point in line], 2.0):
                window = self._window(at, reach / CELL)
                far = np.hypot(self.x[window] - at[0], self.y[window] - at[1]) * CELL / reach
                found[window] = np.minimum(found[window], far)
        return found


def _courses(board: Board, kind: str) -> Iterable[Sequence[Point]]:
    """The hexsides of a kind as lines; a one-way edge counts once."""
    for edge in sorted({board.grid.hexside(edge) for edge in board.hexsides[kind]}):
        corners = board.grid.corners(edge // 6)
        yield corners[edge % 6], corners[(edge + 1) % 6]


def _paced(line: Sequence[Point], step: float) -> Iterable[Point]:
    for a, b in pairwise(line):
        many = max(1, int(hypot(b[0] - a[0], b[1] - a[1]) / step))
        for n in range(many + 1):
            yield a[0] + (b[0] - a[0]) * n / many, a[1] + (b[1] - a[1]) * n / many


def _blurred(field: Field, reach: float) -> Field:
    """A soft blur: three boxes."""
    half = max(1, int(reach * 0.6))
    for _ in range(3):
        for axis in (0, 1):
            sides = [(half + 1, half) if each == axis else (0, 0) for each in (0, 1)]
            sums = np.pad(field, sides, mode="edge").cumsum(axis)
            many = field.shape[axis]
            field = (sums.take(range(2 * half + 1, many + 2 * half + 1), axis) - sums.take(range(many), axis)) / (
                2 * half + 1
            )
    return field


def _noise(x: Field, y: Field, seed: int) -> Field:
    """Gradient noise, about -0.7 to 0.7."""
    angles = np.random.default_rng(seed).uniform(0, 2 * np.pi, (256, 256))
    ups, acrosses = np.sin(angles), np.cos(angles)
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - i, y - j

    def corner(right: int, down: int) -> Field:
        a, b = (i + right) % 256, (j + down) % 256
        slope: Field = acrosses[b, a] * (u - right) + ups[b, a] * (v - down)
        return slope

    s, t = (each * each * each * (each * (each * 6 - 15) + 10) for each in (u, v))
    above = corner(0, 0) * (1 - s) + corner(1, 0) * s
    below = corner(0, 1) * (1 - s) + corner(1, 1) * s
    noise: Field = above * (1 - t) + below * t
    return noise


def _ridged(high: int, wide: int, cell: float, seed: int, octaves: int = 5) -> Field:
    """Ridges that branch: each finer layer is turned, and lies on the ridges of the one above."""
    down, across = np.mgrid[0:high, 0:wide].astype(float)
    x, y = across / cell, down / cell
    x, y = x + 0.55 * _noise(x * 0.9 + 5, y * 0.9, seed + 50), y + 0.55 * _noise(x * 0.9, y * 0.9 + 9, seed + 51)
    total, kept = np.zeros((high, wide)), np.ones((high, wide))
    for n in range(octaves):
        cos, sin, fine = np.cos(0.65 * (n + 0.5)), np.sin(0.65 * (n + 0.5)), 2.0**n
        turned = (x * cos - y * sin) * fine + 17 * n, (x * sin + y * cos) * fine + 31 * n
        layer = np.clip(1 - np.abs(_noise(*turned, seed + n)) * 1.9, 0, 1) ** 2
        total += 0.52**n * layer * kept
        kept = np.clip(layer * 1.6, 0, 1)
    return total


def _lit(heights: Field) -> Field:
    """How much light falls on each cell: 1 on level ground."""
    down, across = np.gradient(heights)
    lit: Field = (-across * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / np.sqrt(across**2 + down**2 + 1) / LIGHT[2]
    return lit


def _steps(light: Field, base: Field) -> NDArray[np.uint8]:
    """Light as steps from the darkest to the brightest; level ground is step SHADES."""
    brightness = np.where(light < 1, np.clip(light - 1, -1, 0), np.clip(light - 1, 0, 0.42) / 0.42)
    return (SHADES + np.round(np.where(base < 0.02, 0, brightness) * SHADES)).astype(np.uint8)
