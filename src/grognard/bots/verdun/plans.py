"""What a commander at Verdun has planned and carries out from question to question; dropped with the phase."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

from grognard.bots.minds.concentration import PlannedAttack


class MoveOrder(NamedTuple):
    """An order: the destination, the kind of movement, the key of a reason, and the hex the reason is about."""

    goal: int
    strategic: bool
    purpose: str
    about: int


class PlannedBarrage(NamedTuple):
    """A planned barrage."""

    worth: float
    target: int
    guns: tuple[int, ...]


@dataclass
class Plans:
    """The plans of one phase; None before they are made."""

    storms: list[PlannedAttack] | None = None
    """The assaults not made yet, best first."""
    storm: PlannedAttack | None = None
    """The assault under way."""
    orders: dict[int, MoveOrder] | None = None
    """The marches not made yet."""
    route: tuple[int, MoveOrder] | None = None
    """The march under way: the unit and its order."""
    fire: PlannedBarrage | None = None
    """The barrage under way."""

    def twin(self) -> Plans:
        """A copy that is carried out independently."""
        other = copy(self)
        other.storms = None if self.storms is None else self.storms.copy()
        other.orders = None if self.orders is None else self.orders.copy()
        return other
