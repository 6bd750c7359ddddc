"""The character of a commander: the weights of steps, ground and danger, and its boldness.

An officer has the plain one; a general also tries others. Only numbers; the other modules use them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class SeriesCharacter:
    """The weights of a commander; an enemy step is 1."""

    name: str = "plain"
    daring: float = 0.15
    """The least worth of an attack."""
    riposte: float = 0.45
    """How much more an attack must be worth to a side that is not on the offensive."""
    step: float = 0.95
    """The worth of an own step."""
    ground: float = 1.0
    """The worth of an enemy front hex to a side on the offensive."""
    haste: float = 0.7
    """The worth of one hex nearer to its aim, for a unit of a side that attacks."""
    dread: float = 0.55
    """The weight of a column of danger for a defender; an attacker counts half."""
    tenacity: float = 1.0
    """The weight of own ground when a unit may retreat."""
    prize: float = 1.0
    """The factor on the worth of a victory hex; 1 for an officer."""
    has_main_effort: bool = False
    """Whether it concentrates on one aim."""
    stance: str = ""
    """`attack` or `hold` whatever the calendar says; empty to follow the calendar."""
    bonuses: tuple[float, ...] = ()
    """A random bonus per hex; empty for a plain character."""


PLAIN = SeriesCharacter()
BOLD = replace(PLAIN, name="bold", daring=-0.15, step=0.7, ground=1.3, dread=0.4)
MAIN_EFFORT = replace(PLAIN, name="effort", has_main_effort=True)
ALL_OUT = replace(PLAIN, name="all-out", daring=-0.4, step=0.3, dread=0.25, prize=3.0)
STRIKE = replace(PLAIN, name="strike", stance="attack")
CLING = replace(PLAIN, name="cling", tenacity=1.6, prize=2.5, riposte=0.2)
SUPPLE = replace(PLAIN, name="supple", tenacity=0.5, dread=0.8)
GREEN = replace(PLAIN, name="green", daring=-0.9, riposte=-0.8, step=0.3, dread=0.05)
"""A recruit's character: it attacks where it should not, and stands where it is dangerous."""

ATTACKERS = (BOLD, MAIN_EFFORT, ALL_OUT)
"""The characters a general tries beside the plain one where its side attacks."""
DEFENDERS = (STRIKE, CLING, SUPPLE)
"""The same where its side does not attack."""
