"""The coordinates of hexes on the sheet, in drawing units, shared by every picture.

The picture of a board is `0 0 width height`, with a margin around the hexes. This module does not draw.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from grognard.kernel.table.board import Board

Point = tuple[float, float]

RADIUS: Final = 40.0
"""From the middle of a hex to a corner."""

HEX: Final = RADIUS * sqrt(3)
"""From the middle of a hex to that of the next."""

MARGIN: Final = 34.0
"""Paper around the hexes, with room for a frame."""


class Geometry:
    """The sheet a board is drawn on: its size, and the middle and corners of each hex."""

    def __init__(self, board: Board) -> None:
        self.grid = board.grid
        self.radius = RADIUS
        self._scale = HEX
        corners = [corner for hex_ in self.grid.hexes for corner in self.grid.corners(hex_)]
        self._left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        self._top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        self.width = round((right - self._left) * self._scale + 2 * MARGIN, 1)
        self.height = round((bottom - self._top) * self._scale + 2 * MARGIN, 1)

    def centre(self, hex_: int) -> Point:
        """The middle of a hex."""
        return self.placed(self.grid.centre(hex_))

    def corners(self, hex_: int) -> list[Point]:
        """The six corners, clockwise; the side in direction d runs from corner d to the next."""
        return [self.placed(corner) for corner in self.grid.corners(hex_)]

    def side(self, edge: int) -> tuple[Point, Point]:
        """The two ends of a hexside, given as a directed edge."""
        corners = self.corners(edge // 6)
        return corners[edge % 6], corners[(edge + 1) % 6]

    def placed(self, point: Point) -> Point:
        """A point of the grid, as `Grid.centre` counts, on the sheet."""
        x, y = point
        # Rounded, so that a corner is the same point for each of its hexes.
        return round((x - self._left) * self._scale + MARGIN, 2), round((y - self._top) * self._scale + MARGIN, 2)
