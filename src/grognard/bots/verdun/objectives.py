"""The objectives of each corps, the places worth holding, and the worth of terrain.

Hex numbers are those printed on the map. Movement is decided elsewhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import GERMAN
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.table.board import Board

AXES: Final = {
    "VIIR": "0504 0806 1104 0710 1112 1314 1319 1420",
    "XVIII": "1104 1605 1609 1912 2012 1314 1319 1421",
    "III": "2012 1912 2015 2017 1718 1421",
    "V": "2406 2409 2413 2012 2415 2912 2715 2418 2421",
}
"""The objectives of each German corps, in order; the first it does not hold is its next goal."""

LAST_GOAL: Final = "1421"
"""The goal of a corps that has all its objectives."""

SECTORS: Final = {"VIIR": (2, 12), "XVIII": (10, 18), "III": (17, 23), "V": (22, 33)}
"""The map columns of each German corps; a regiment outside its sector strains its supply and guns."""

KEYS: Final = "1112 1314 1912 2012 2015 2017 2415 1718 1619 1420 1421 2418 1605 1609 2409 2413 2406"
"""The places to which French reserves are sent when they are threatened."""

ROADS: Final = {
    "german": "1419 1313 1918 2015 1912 1609 1606",
    "french": "1605 1606 1104 1405 2008 2005 2203 1609 1909 1912 2409 1104 0905",
}
"""Junctions behind the enemy's front worth bombarding, by the side that fires."""

SHELTERS: Final = ("hill", "village", "wood", "trench", "city")
"""The terrain that helps a defender."""


def goal_of(g: Verdun, corps: str) -> int:
    """The next objective of a German corps."""
    find = g.board.grid.find
    for number in AXES[corps].split():
        h = find(number)
        if g.position.control[h] != GERMAN + 1 or g.is_fort(h):
            return h
    return find(LAST_GOAL)


def astray(g: Verdun, piece: int, target: int) -> int:
    """How far a target lies outside the sector of a unit's corps."""
    if g.corps[piece] not in SECTORS:
        return 0
    west, east = SECTORS[g.corps[piece]]
    column = g.board.grid.printed(target)[0]
    return max(0, west - column, column - east)


@lru_cache(maxsize=4)
def shelters(board: Board, shifts: Chart) -> tuple[int, ...]:
    """The columns that the terrain of each hex is worth to a defender, without forts."""
    ground = [(board.hexes_of(name), shifts.number(name, "columns")) for name in SHELTERS]
    return tuple(-sum(columns for hexes, columns in ground if hexes >> h & 1) for h in range(board.grid.size))
