"""What a commander of the series has planned and carries out from question to question."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from grognard.bots.minds.concentration import PlannedAttack


class MarchOrder(NamedTuple):
    """A unit, its destination, the reason, and the hex the reason is about."""

    piece: int
    goal: int
    why: str
    about: int = -1
    is_forced: bool = False


@dataclass
class Plans:
    """The plans of a phase."""

    have_orders: bool = False
    """Whether the marches of this phase have been planned."""
    orders: list[MarchOrder] = field(default_factory=list)
    """The marches not made yet."""
    bound: MarchOrder | None = None
    """The order of the unit on the march."""
    storm: PlannedAttack | None = None
    """The attack under way."""
    sky: dict[int, float] = field(default_factory=dict)
    """The hexes where a fight is likely in this half, and the weight of each."""
    flight: tuple[int, int] = (-1, -1)
    """The mission and the hex of the group taken up."""
    storms: list[PlannedAttack] = field(default_factory=list)
    """The attacks that units last marched for."""
    waiting: set[int] = field(default_factory=set)
    """Hexes whose stacks stay, to be put in reserve."""
    newcomer: int = -1
    """The reinforcement on the march."""

    def of_next_phase(self) -> Plans:
        """The plans when a phase begins: what units last marched for is kept until new orders are given."""
        return Plans(storms=self.storms, waiting=self.waiting, newcomer=self.newcomer)

    def twin(self) -> Plans:
        """A copy that is carried out independently."""
        other = copy(self)
        other.orders, other.sky = self.orders.copy(), self.sky.copy()
        other.storms, other.waiting = self.storms.copy(), self.waiting.copy()
        return other
