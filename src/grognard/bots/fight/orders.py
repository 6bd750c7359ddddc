"""Orders: each is the list of options it will choose, with its worth and its reason. Parts make them.

A part is called with a picture and a unit and yields orders; parts do not know each other, and no question. Worth is
measured against standing still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from grognard.bots.fight.field import Unit
from grognard.bots.fight.picture import Picture
from grognard.bots.fight.posts import Post

Steps = tuple[tuple[str, int], ...]


class UnitOrder(NamedTuple):
    """What a unit is to do."""

    worth: float
    piece: int
    steps: Steps
    """The options it will choose: verbs and nouns, in order."""
    reason: str
    hex: int = -1
    gain: float = 0.0
    """The worth before risks."""
    who: tuple[int, ...] = ()
    """Others it counts on."""

    @property
    def args(self) -> Mapping[str, int | float]:
        """The arguments of its reason."""
        place = {"hex": self.hex} if self.hex >= 0 else {}
        return {"piece": self.piece, "gain": round(self.gain * 10) / 10, **place}


class UnitFacts:
    """One picture, and what has been worked out on it for single units."""

    def __init__(self, see: Picture, parts: Iterable[Part]) -> None:
        self.see = see
        self.parts = tuple(parts)
        self._posts: dict[int, Post] = {}
        self._orders: dict[int, list[UnitOrder]] = {}

    def post(self, unit: Unit) -> Post:
        """The worth of hexes for a unit."""
        found = self._posts.get(unit.piece)
        if found is None:
            found = self._posts[unit.piece] = Post(self.see, unit)
        return found

    def orders(self, piece: int) -> list[UnitOrder]:
        """All orders of a unit, best first; one beside the map has only to come in."""
        found = self._orders.get(piece)
        if found is None:
            unit, begin = self.see.own.get(piece), self.see.field.speech.begin
            made = [UnitOrder(self.see.will.enter, piece, ((begin, piece),), "bot-fight-enter")]
            if unit is not None:
                made = [order for part in self.parts for order in part(self, unit)]
            found = self._orders[piece] = sorted(made, key=lambda order: (-order.worth, order.steps))
        return found

    def is_leader(self, piece: int) -> bool:
        """Whether a piece is a leader on the map."""
        unit = self.see.own.get(piece)
        return unit is not None and unit.is_leader

    def best(self, piece: int) -> float:
        """The worth of a unit's best order; nothing is never worse than 0."""
        orders = self.orders(piece)
        return max(0.0, orders[0].worth) if orders else 0.0


Part = Callable[[UnitFacts, Unit], Iterable[UnitOrder]]
