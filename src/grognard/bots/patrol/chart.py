"""Values that never change on a board, computed once: distances to prizes, and the effect of fire between hexes.

Shared by all commanders on the same table and its copies. The places of counters do not belong here.
"""

from __future__ import annotations

from collections import deque
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from grognard.bots.minds.odds import at_most
from grognard.bots.patrol.character import USUAL
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.reach import reach

if TYPE_CHECKING:
    from grognard.games.patrol.table import Patrol
    from grognard.games.patrol.words import FireResult
    from grognard.kernel.space.sight import VisibleTable

Arms = tuple[tuple[int, int, float], ...]
"""The possible arms of a counter: fire value, range, and the chance of each."""

Marches = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""Hexes a counter may reach, nearest first, each with the hexes it may come from and the cost of that step."""

FAR = 99
"""More turns than any scenario has."""


class FireEffect(NamedTuple):
    """The effect of one counter's fire in a hex: on an open unit or a concealed one, standing or moving.

    The values for a concealed unit allow for its being revealed.
    """

    hex: int
    open: float
    veiled: float
    running: float
    creeping: float


class BoardValues:
    """The cached values of one board."""

    def __init__(self, g: Patrol) -> None:
        self.size = g.board.grid.size
        self.chart = g.charts["fire"]
        self.fails = [1.0 - at_most(need) if need < 12 else 0.0 for need in range(-4, 16)]
        self._results = [self._floats(column) for column in range(len(self.chart.columns))]
        self.harms = {column: self._harm(column) for column in range(-8, 12)}
        self.cover = [g.shift["wood"] if g.wood >> h & 1 else 0 for h in range(self.size)]
        for h in members(g.village):
            self.cover[h] = g.shift["village"]
        self.roads = {z: self._points_to(g, z) for z, _ in g.prizes}
        self._marches: dict[tuple[int, int], Marches] = {}
        self._rays: dict[tuple[int, Arms, int, int], tuple[FireEffect, ...]] = {}
        self._spots: dict[tuple[int, tuple[int, int, bool], int, int], tuple[tuple[int, float], ...]] = {}

    def fail(self, need: int) -> float:
        """The chance to fail a test of morale: above the number needed; §9.1 a 2 passes, a 12 fails."""
        return min(35.0 / 36, max(1.0 / 36, self.fails[max(0, min(19, need + 4))]))

    def chances(self, column: int | None) -> dict[FireResult, float]:
        """The results of a column of fire and their chances."""
        return {} if column is None else self._results[column]

    def _floats(self, column: int) -> dict[FireResult, float]:
        return {result: float(chance) for result, chance in self.chart.distribution(column).items()}

    def _harm(self, column: int) -> float:
        """The harm of fire in a column to one average unit, in points."""
        worth, morale = 0.0, 8
        for result, chance in self.chances(self.chart.shift(0, column)).items():
            if not result.is_nothing:
                breaks = self.fail(morale - result.pressure)
                worth += chance * (USUAL.step * result.steps + USUAL.shake * breaks)
        return worth

    def _points_to(self, g: Patrol, goal: int) -> list[int]:
        """The cost in half points from every hex to a goal, with nobody in the way."""
        found = [FAR * 2] * self.size
        found[goal] = 0
        edges = g.edges.reversed()
        queue = [(0, goal)]
        while queue:
            spent, h = heappop(queue)
            if spent > found[h]:
                continue
            for n, price in edges.listed(h):
                if spent + price < found[n]:
                    found[n] = spent + price
                    heappush(queue, (found[n], n))
        return found

    def marches(self, g: Patrol, here: int, points: int) -> Marches:
        """The hexes within so many half points, with nobody in the way, nearest first, each with the steps into it."""
        found = self._marches.get((here, points))
        if found is None:
            free = reach(g.edges, here, points, at_least_one=points > 0)
            into: dict[int, list[tuple[int, int]]] = {h: [] for h in free.costs if h != here}
            for h, spent in free.costs.items():
                for n, price in g.edges.listed(h):
                    if n in into and spent + price <= points:
                        into[n].append((h, price))
            for n, steps in into.items():
                if not steps:
                    steps.append((here, points))
                into[n] = sorted(steps, key=lambda step: (free.costs[step[0]] + step[1], step[0]))
            found = self._marches[here, points] = tuple((h, tuple(steps)) for h, steps in into.items())
        return found

    def rays(self, g: Patrol, here: int, arms: Arms, farthest: int, smoke: int) -> tuple[FireEffect, ...]:
        """The effect of fire with these arms from a hex, hex by hex."""
        key = here, arms, farthest, smoke
        found = self._rays.get(key)
        if found is None:
            found = self._rays[key] = tuple(self._look(g, here, arms, farthest, smoke))
        return found

    def _look(self, g: Patrol, here: int, arms: Arms, farthest: int, smoke: int) -> list[FireEffect]:
        longest = max((reach for _, reach, _ in arms), default=0)
        near = g.visible[here] & g.board.grid.within(here, min(farthest, longest)) & ~(1 << here)
        found = []
        for h in members(near):
            if smoke and not g.visible.sees(here, h, smoke):
                continue
            distance = g.board.grid.distance(here, h)
            moving = 0 if g.obstacle[h] else g.shift["moving"]
            ray = [0.0, 0.0, 0.0, 0.0]
            for fire, far, chance in arms:
                if distance <= far:
                    column = self.column(g, fire, distance) + self.cover[h]
                    hidden = g.shift["concealed"]
                    ray[0] += chance * self.harms[column]
                    ray[1] += chance * (self.harms[column] + self.harms[column + hidden]) / 2
                    ray[2] += chance * self.harms[column + moving]
                    ray[3] += chance * self.harms[column + moving + hidden]
            found.append(FireEffect(h, *ray))
        return found

    def spots(
        self, g: Patrol, target: int, arm: tuple[int, int, bool], farthest: int, smoke: int
    ) -> tuple[tuple[int, float], ...]:
        """The hexes from which such fire (value, range, at an open unit or not) reaches a hex, and its effect."""
        key = target, arm, farthest, smoke
        found = self._spots.get(key)
        if found is None:
            fire, reach, is_open = arm
            shift = self.cover[target] + (0 if is_open else g.shift["concealed"])
            near = g.visible[target] & g.board.grid.within(target, min(farthest, reach)) & ~(1 << target)
            found = self._spots[key] = tuple(
                (h, self.harms[self.column(g, fire, g.board.grid.distance(h, target)) + shift])
                for h in members(near)
                if not smoke or g.visible.sees(h, target, smoke)
            )
        return found

    def column(self, g: Patrol, fire: int, distance: int) -> int:
        """The column of a fire value at a distance, before cover; it may lie off the chart."""
        base = self.chart.column_for(fire)
        shift = g.shift["adjacent"] if distance <= 1 else g.shift["far"] if distance > g.limit("far") else 0
        return (0 if base is None else base) + shift


_charts: deque[tuple[VisibleTable, BoardValues]] = deque(maxlen=8)
"""The charts made last, each by the lines of sight that its table shares with all copies."""


def chart_of(g: Patrol) -> BoardValues:
    """The chart of a table, made once for it and its copies."""
    for lines, chart in _charts:
        if lines is g.visible:
            return chart
    made = BoardValues(g)
    _charts.appendleft((g.visible, made))
    return made
