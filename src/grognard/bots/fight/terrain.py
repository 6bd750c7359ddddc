"""What a board says about fire and ways, kept as long as the ground does not change: no counter stands here.

One `Terrain` serves all pictures, plans and trials on the same ground, and all wills that price harm alike.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple, TypeVar

from grognard.bots.fight.field import CREEPING, MOVING, STILL, VEILED, Arm, Field, ReachedHex
from grognard.bots.fight.will import Will
from grognard.kernel.space.edges import Edges
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.reach import reach

FAR = 10**6
"""Farther than anything."""
HOWS = STILL, VEILED, MOVING, CREEPING
T = TypeVar("T")


class Ray(NamedTuple):
    """The harm of an arm's fire in a hex to a unit of weight 1, by how it is fired at."""

    hex: int
    still: float
    veiled: float
    moving: float
    creeping: float


class Terrain:
    """Fire between hexes, distances and ways on one ground."""

    def __init__(self, field: Field) -> None:
        self.size = field.grid.size
        self._rays: dict[tuple[Arm, int, int], tuple[Ray, ...]] = {}
        self._spots: dict[tuple[Arm, int, int, int], tuple[tuple[int, float], ...]] = {}
        self._covers: dict[tuple[int, int, bool], Any] = {}
        self._hits: dict[Arm, dict[tuple[int, Any, int], float]] = {}
        self._harms: dict[Arm, dict[tuple[int, Any], tuple[float, ...]]] = {}
        self._last: dict[Hashable, tuple[Any, Any]] = {}
        self._pulls: dict[Hashable, dict[int, float]] = {}
        self._ways: dict[tuple[int, int], tuple[ReachedHex, ...]] = {}
        self._far: dict[tuple[int, int], list[int]] = {}

    def shot(self, field: Field, will: Will, arm: Arm, here: int, there: int, how: int) -> float:
        """The harm of a fire from hex to hex along a free line."""
        cover = self.cover(field, here, there, arm.is_indirect)
        return self.hit(field, will, arm, field.grid.distance(here, there), cover, how)

    def cover(self, field: Field, here: int, there: int, is_indirect: bool) -> Any:
        """What the ground does to a fire along a free line."""
        pair = here, there, is_indirect
        found = self._covers.get(pair)
        if found is None:
            found = self._covers[pair] = field.cover(*pair)
        return found

    def hit(self, field: Field, will: Will, arm: Arm, distance: int, cover: Any, how: int) -> float:
        """The harm of a fire at a distance, against so much cover."""
        hits = self._hits.setdefault(arm, {})
        found = hits.get((distance, cover, how))
        if found is None:
            found = hits[distance, cover, how] = will.harm(field.hit(arm, distance, cover, how))
        return found

    def rays(self, field: Field, will: Will, arm: Arm, here: int) -> tuple[Ray, ...]:
        """The harm of an arm in every hex that it reaches from a hex."""
        seen = in_range(field, arm, here)
        found = self._rays.get((arm, here, seen))
        if found is None:
            far, harms = field.grid.distances(here), self._harms.setdefault(arm, {})
            made = []
            for h in members(seen):
                key = far[h], self.cover(field, here, h, arm.is_indirect)
                if key not in harms:
                    harms[key] = tuple([self.hit(field, will, arm, *key, how) for how in HOWS])
                made.append(Ray(h, *harms[key]))
            found = self._rays[arm, here, seen] = tuple(ray for ray in made if ray.moving)
        return found

    def spots(self, field: Field, will: Will, arm: Arm, there: int, how: int) -> tuple[tuple[int, float], ...]:
        """The hexes from which an arm reaches a hex, with the harm it does there."""
        seen = in_range(field, arm, there)
        found = self._spots.get((arm, there, how, seen))
        if found is None:
            far, hits = field.grid.distances(there), self._hits.setdefault(arm, {})
            made = []
            for h in members(seen):
                key = far[h], self.cover(field, h, there, arm.is_indirect), how
                made.append((h, hits[key] if key in hits else self.hit(field, will, arm, *key)))
            found = self._spots[arm, there, how, seen] = tuple(each for each in made if each[1])
        return found

    def last(self, name: Hashable, parts: Any, make: Callable[[], T]) -> T:
        """What was made last under a name, if it was made from the same parts; else it is made now."""
        kept = self._last.get(name)
        if kept is None or kept[0] != parts:
            kept = self._last[name] = parts, make()
        found: T = kept[1]
        return found

    def pulls(self, needs: Hashable) -> dict[int, float]:
        """The pull of some needs by hex, as far as it has been worked out; `needs` is all that it depends on."""
        found = self._pulls.get(needs)
        if found is None:
            if len(self._pulls) > MOST_PULLS:
                self._pulls.clear()
            found = self._pulls[needs] = {}
        return found

    def far(self, edges: Edges, goal: int, closed: int = 0) -> list[int]:
        """The points from every hex to a goal, with nobody in the way but in hexes that are closed."""
        found = self._far.get((goal, closed))
        if found is None:
            if len(self._far) > MOST_WAYS:
                self._far.clear()
            found = self._far[goal, closed] = points_to(edges, goal, self.size, closed)
        return found

    def ways(self, edges: Edges, here: int, points: int) -> tuple[ReachedHex, ...]:
        """The hexes within some points, nearest first, with nobody in the way; the next hex can always be reached."""
        found = self._ways.get((here, points))
        if found is None:
            free = reach(edges, here, points, at_least_one=points > 0)
            into: dict[int, list[tuple[int, int]]] = {h: [] for h in free.costs if h != here}
            for h, spent in free.costs.items():
                for n, price in edges.listed(h):
                    if n in into and spent + price <= points:
                        into[n].append((h, price))
            made = []
            for n, steps in into.items():
                steps.sort(key=lambda step: (free.costs[step[0]] + step[1], step[0]))
                made.append(ReachedHex(n, tuple(steps) or ((here, points),)))
            found = self._ways[here, points] = tuple(made)
        return found


def in_range(field: Field, arm: Arm, here: int) -> int:
    """The hexes an arm reaches from a hex; one that needs no line of its own is taken to be observed."""
    near = field.grid.within(here, arm.reach)
    if arm.least > 1:
        near &= ~field.grid.within(here, arm.least - 1)
    return near & field.lines(here) & ~(1 << here)


def points_to(edges: Edges, goal: int, size: int, closed: int = 0) -> list[int]:
    """The points from every hex to a goal, on ways through no closed hex; one may begin there, or end."""
    found = [FAR] * size
    found[goal] = 0
    back = edges.reversed()
    queue = [(0, goal)]
    while queue:
        spent, h = heappop(queue)
        if spent > found[h] or (closed >> h & 1 and h != goal):
            continue
        for n, price in back.listed(h):
            if spent + price < found[n]:
                found[n] = spent + price
                heappush(queue, (found[n], n))
    return found


_kept: OrderedDict[tuple[Hashable, tuple[float, ...]], Terrain] = OrderedDict()
"""The grounds used last, for all minds."""
KEPT = 12
MOST_WAYS = 4000
"""How many goals, each with the hexes that are closed, a ground remembers the ways to."""
MOST_PULLS = 1000
"""For how many different needs a ground remembers the pull of hexes."""


def terrain_of(field: Field, price: Sequence[float]) -> Terrain:
    """The terrain of a table, made once for a ground and the prices of harm."""
    key = field.ground(), tuple(price)
    found = _kept.get(key)
    if found is None:
        found = _kept[key] = Terrain(field)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return found
