"""The typed cells of the charts: results of combats, bombardments and disengagements, and how reinforcements arrive.

The data of each game says how they are printed; here are the parts that the rules read.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.numbers.cells import Cell


class CombatResult(Cell):
    """Damage to both sides; a star eliminates the Stosstruppen that gave the column."""

    attacker: int
    defender: int
    star: bool


class BombardmentResult(Cell):
    """Damage to the units under fire; a diamond also counts in forts."""

    points: int
    diamond: bool


class DisengagementResult(Cell):
    """How far a stack retreats, `r` by its own path and `R` by the opponent's, and whether it loses a step first."""

    loses: bool
    way: str
    hexes: int


class Arrival(Cell):
    """How reinforcements arrive, how far from the named hexes, and whether away from the enemy."""

    way: str
    far: int
    apart: bool


CELLS: Mapping[str, type[Cell]] = {
    "combat": CombatResult,
    "bombardment": BombardmentResult,
    "disengagement": DisengagementResult,
    "arrivals": Arrival,
}
