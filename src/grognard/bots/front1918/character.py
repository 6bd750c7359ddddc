"""The character of a commander: what steps, ground and danger are worth to it, and how boldly it goes about things.

An officer has the plain one; a general weighs what others would do. Only numbers here: what is done with them is
decided in the other modules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Character:
    """What things are worth to a commander, an enemy step being 1."""

    name: str = "plain"
    daring: float = 0.15
    """How much an attack must promise."""
    riposte: float = 0.45
    """How much more it must promise to a side that does not attack."""
    step: float = 0.95
    """What one of its own steps is worth to it."""
    ground: float = 1.0
    """What an enemy front hex is worth where the side is on the offensive."""
    haste: float = 0.7
    """What a hex nearer to its aim is worth to a unit of a side that attacks."""
    dread: float = 0.55
    """What a column of danger is worth to who defends; half of it to who attacks."""
    tenacity: float = 1.0
    """How dear its own ground is to who may go back."""
    prize: float = 1.0
    """How much more than other ground a victory hex is worth than to an officer."""
    has_main_effort: bool = False
    """Whether it goes for one aim, the nearest and dearest, far before all others."""
    stance: str = ""
    """`attack` or `hold`, whatever the calendar says; nothing to go by the calendar."""
    bonuses: tuple[float, ...] = ()
    """A random bonus per hex; empty for a plain character."""


PLAIN = Character()
BOLD = replace(PLAIN, name="bold", daring=-0.15, step=0.7, ground=1.3, dread=0.4)
MAIN_EFFORT = replace(PLAIN, name="effort", has_main_effort=True)
ALL_OUT = replace(PLAIN, name="all-out", daring=-0.4, step=0.3, dread=0.25, prize=3.0)
STRIKE = replace(PLAIN, name="strike", stance="attack")
CLING = replace(PLAIN, name="cling", tenacity=1.6, prize=2.5, riposte=0.2)
SUPPLE = replace(PLAIN, name="supple", tenacity=0.5, dread=0.8)
GREEN = replace(PLAIN, name="green", daring=-0.9, riposte=-0.8, step=0.3, dread=0.05)
"""A recruit attacks where he should not, and stands where it is dangerous."""

ATTACKERS = (BOLD, MAIN_EFFORT, ALL_OUT)
"""What a general weighs beside the plain way where its side attacks."""
DEFENDERS = (STRIKE, CLING, SUPPLE)
"""And where it does not."""
