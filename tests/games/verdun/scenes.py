"""The board for most combat tests, and a way to bring a combat to a given result."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days

ELSEWHERE = "unit RIR37 at 0901\nunit 44T at 0902\n"
"""A fight far away that keeps the phase open."""


def ground(*cells: str) -> str:
    """Open ground, nine by nine, but for cells such as `0505 wt`; 0505 has 0504 in the north, then clockwise
    0604, 0605, 0506, 0405 and 0404."""
    signs = dict(cell.split() for cell in cells)
    rows = (" ".join(signs.get(f"{column:02}{row:02}", ".") for column in range(1, 10)) for row in range(1, 10))
    return "board\n" + "".join(f"  {row}\n" for row in rows) + ELSEWHERE


GERMANS = ground() + "phase 4.V\n"
FRENCH = ground() + "phase 4.X\n"


def storm(g: Days, *answers: str, result: str) -> Days:
    """Play on to the die, which comes to this result."""
    g.table.charts = {**g.table.charts, "assault": g.table.charts["assault"].forced(result)}
    return g.play(*answers, "roll 1")
