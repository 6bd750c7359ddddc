"""What the cells of the charts say: results of combats, bombardments and disengagements, and how reinforcements arrive.

How they are printed is in the data of each game; here are the parts that the rules read.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.cells import Cell


class CombatResult(Cell):
    """Damage to both sides; a star costs the Stosstruppen that gave its column."""

    attacker: int
    defender: int
    star: bool


class BombardmentResult(Cell):
    """Damage to those under fire; a diamond is felt in forts, too."""

    points: int
    diamond: bool


class DisengagementResult(Cell):
    """How far a stack goes back, `r` by its own way and `R` by the opponent's, and whether it loses a step first."""

    loses: bool
    way: str
    hexes: int


class Arrival(Cell):
    """The way reinforcements arrive, how far from the hexes named, and whether apart from the enemy."""

    way: str
    far: int
    apart: bool


CELLS: Mapping[str, type[Cell]] = {
    "combat": CombatResult,
    "bombardment": BombardmentResult,
    "disengagement": DisengagementResult,
    "arrivals": Arrival,
}
