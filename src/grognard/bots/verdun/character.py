"""What makes one commander at Verdun unlike another: how bold, how massed, how sparing of men.

Only numbers and their names stand here; what they mean in play is said where they are used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Character:
    """The parameters of a will."""

    name: str = "plain"
    daring: float = 0.6
    """What an assault must promise to be made."""
    mass: float = 3.0
    """The higher, the more regiments go at one hex."""
    fort_prize: float = 3.0
    """What a fort is worth; a village is 1."""
    step: float = 1.0
    """How much its own losses weigh with it."""
    his_step: float = 1.0
    """How much the enemy's losses weigh."""
    blood: float = 0.35
    """What a step is worth for the days to come, a village being 1."""
    village_prize: float = 1.0
    """What a village is worth."""
    ground: float = 0.3
    """What any hex is worth."""
    push: float = 0.5
    """How much the ground towards the objectives counts."""
    stand: float = 0.7
    """The least that ground must be worth to be held with a step, rather than left."""
    caution: float = 1.0
    """How much a defender shuns a hex that is likely to be overrun."""
    contact: float = 2.0
    """How far from the enemy a line may be drawn before it counts as out of touch."""
    lifeline: float = 2.5
    """How much a defender shuns a hex without supply."""
    cover: float = 0.3
    """What each hex is worth that a unit of the line covers and no other does."""
    storms: bool = True
    """Whether it assaults at all."""
    bonuses: tuple[float, ...] = ()
    """A random bonus per hex; empty for a plain character."""


GERMAN_PLAIN: Final = Character()
FRENCH_PLAIN: Final = Character(daring=0.4, fort_prize=1.2, step=0.7, his_step=1.6, caution=2.0, contact=1.0, cover=0.5)

QUIET: Final = "quiet"


def quiet(plain: Character) -> Character:
    """A will that assaults no more."""
    return replace(plain, name=QUIET, storms=False)
