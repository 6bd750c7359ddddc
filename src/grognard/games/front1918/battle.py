"""One combat in progress: the units in it, where they attack from, and its state.

`combat` and `gunnery` fill it step by step; `aftermath` carries it out. A preview works on a copy of it
(`dataclasses.replace`), never on the combat in progress. Nothing here decides a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from grognard.kernel.asking.script import Side

TOTAL, PARTIAL, NONE, ERRONEOUS = "total", "partial", "none", "erroneous"
"""A side's level of tactical mastery."""


class Go(Enum):
    """How a combat goes on after one of its steps."""

    ON = auto()
    MASTERY = auto()
    """No defender is left: with the attacker's mastery."""
    OVER = auto()


@dataclass
class Battle:
    """One combat."""

    side: Side
    """The attacker."""
    hex: int
    attackers: list[int]
    """Combat units that attack, a tank called up among them."""
    defenders: list[int]
    """Combat units in the hex when it was attacked."""
    origin: dict[int, int]
    """Where each attacker stood."""
    is_exploitation: bool = False
    named: int = -1
    """A defender singled out by a special rule, -1 for none: the attack counts as concentric."""
    taking_part: tuple[int, ...] = ()
    """The units that attacked when the attack was declared, whoever is left of them."""
    event_tank: int = -1
    """A tank called up for this combat only."""
    tank: int = -1
    """The tank that gives its coordination and takes the first loss, -1 for none."""
    guns: list[int] = field(default_factory=list)
    against: list[int] = field(default_factory=list)
    """The attacker's and the defender's guns, those in counter-battery among them."""
    lead: int = -1
    against_lead: int = -1
    """The lead units; -1 for a defender who has none left."""
    is_hampered: bool = False
    """Whether the doctrine of the defender's lead shortens his retreat: fixed for the combat, even if the lead dies."""
    shock: int = -1
    """The Stosstruppen used for the shift, -1 for none."""
    damage: dict[int, int] = field(default_factory=dict)
    """Damage points still to be carried out, by side."""
    star: bool = False
    mastery: dict[int, str] = field(default_factory=dict)
    """By side; a defender wiped out by guns has none."""
    retreat: int = 0
    """How many hexes the defender retreated."""
    sheds_left: int = 1
    """How many Stosstruppen may still be lost instead of a step."""

    def of(self, side: Side) -> list[int]:
        """The units that fight for a side."""
        return self.attackers if side == self.side else self.defenders

    def lead_of(self, side: Side) -> int:
        """The lead unit of a side."""
        return self.lead if side == self.side else self.against_lead
