"""The character of a commander at Verdun: its weights for boldness, mass, losses and ground.

Only numbers and their names; the other modules use them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class VerdunCharacter:
    """The weights of a commander."""

    name: str = "plain"
    daring: float = 0.6
    """The least worth of an assault."""
    mass: float = 3.0
    """The higher, the more regiments assault one hex."""
    fort_prize: float = 3.0
    """The worth of a fort; a village is 1."""
    step: float = 1.0
    """The weight of own losses."""
    his_step: float = 1.0
    """The weight of enemy losses."""
    blood: float = 0.35
    """The worth of a step for the days to come, a village being 1."""
    village_prize: float = 1.0
    """The worth of a village."""
    ground: float = 0.3
    """The worth of any hex."""
    push: float = 0.5
    """The weight of hexes towards the objectives."""
    stand: float = 0.7
    """The least worth of a hex that is held with a step rather than left."""
    caution: float = 1.0
    """The weight of the risk of a hex for a defender."""
    contact: float = 2.0
    """The distance from the enemy beyond which a line counts as out of contact."""
    lifeline: float = 2.5
    """The penalty of a hex without supply for a defender."""
    cover: float = 0.3
    """The worth of each hex that only this unit of the line covers."""
    storms: bool = True
    """Whether it assaults at all."""
    bonuses: tuple[float, ...] = ()
    """A random bonus per hex; empty for a plain character."""


GERMAN_PLAIN: Final = VerdunCharacter()
FRENCH_PLAIN: Final = VerdunCharacter(
    daring=0.4, fort_prize=1.2, step=0.7, his_step=1.6, caution=2.0, contact=1.0, cover=0.5
)

QUIET: Final = "quiet"


def quiet(plain: VerdunCharacter) -> VerdunCharacter:
    """The same character without further assaults."""
    return replace(plain, name=QUIET, storms=False)
