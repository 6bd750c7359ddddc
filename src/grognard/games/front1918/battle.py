"""One combat while it lasts: who is in it, from where, and how it goes.

Filled step by step by `combat` and `gunnery`, carried out by `aftermath`. A preview works on a copy of it
(`dataclasses.replace`), never on the one that is fought. Nothing here decides a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.kernel.script import Side

TOTAL, PARTIAL, NONE, ERRONEOUS = "total", "partial", "none", "erroneous"
"""How well a side masters the field."""


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
    event_tank: int = -1
    """A tank called up for this combat only."""
    tank: int = -1
    """The tank that lends its coordination and takes the first loss, -1 for none."""
    guns: list[int] = field(default_factory=list)
    against: list[int] = field(default_factory=list)
    """The attacker's and the defender's guns, those in counter-battery among them."""
    lead: int = -1
    against_lead: int = -1
    """The lead units; -1 for a defender who has none left."""
    shock: int = -1
    """The Stosstruppen used for the shift, -1 for none."""
    damage: dict[int, int] = field(default_factory=dict)
    """Damage points still to be carried out, by side."""
    star: bool = False
    mastery: dict[int, str] = field(default_factory=dict)
    """By side; a defender wiped out by guns has none."""
    retreat: int = 0
    """How many hexes the defender went back."""
    sheds_left: int = 1
    """How many Stosstruppen may still be given instead of a loss."""

    def of(self, side: Side) -> list[int]:
        """Those who fight for a side."""
        return self.attackers if side == self.side else self.defenders

    def lead_of(self, side: Side) -> int:
        """The lead unit of a side."""
        return self.lead if side == self.side else self.against_lead
