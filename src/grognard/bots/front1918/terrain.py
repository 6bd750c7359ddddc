"""Values of a board and its counters that never change, computed once per board.

Cover, crossings and costs of steps are used many times a turn. The places of units do not belong here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from grognard.bots.front1918.charts import Charts
from grognard.bots.front1918.memo import KEPT, Newest, PositionFacts
from grognard.games.front1918.damage import price
from grognard.games.front1918.ground import Ways
from grognard.games.front1918.odds import cover
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Side
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.reach import UNLIMITED, reach

if TYPE_CHECKING:
    from grognard.bots.front1918.attack_value import Defence

SHELTER = {"trench": 1.6, "town": 1.0, "fort": 1.4}
"""The worth of works and towns to a defender, roughly in columns."""
SCREEN = 0.9
"""The same for woods, villages and other terrain that shifts the odds."""
RIVER, CREST, STREAM = 0.6, 0.4, 0.25
"""The same for a hexside the enemy has to cross, two of a kind at most."""
FRESH = 5
"""The morale from which a step is worth more."""
FRONTS = 12
"""How many enemy fronts are cached, with the march costs around them."""
STACKS = 4000
"""How many stacks are cached, with the effect of damage on them."""


class WaysTo(dict[int, dict[int, int]]):
    """The cost of the march to a hex from everywhere, higher through the enemy and his zones; computed when needed."""

    def __init__(self, g: Front, foes: int) -> None:
        back, zone = g.ways.plain.reversed(), g.board.grid.grow(foes)
        steps = {h: {n: cost + (6 if foes >> h & 1 else 2) for n, cost in back.steps_from(h)} for h in members(zone)}
        self._back = back.with_steps(steps)

    def __missing__(self, goal: int) -> dict[int, int]:
        found = self[goal] = reach(self._back, goal, UNLIMITED).costs
        return found


class BoardFacts:
    """The terrain of one board, and the worth of its counters' steps."""

    def __init__(self, g: Front) -> None:
        grid, ways = g.board.grid, g.ways
        self.charts = Charts(g)
        self.shelter = [self._shelter(g, h) for h in range(grid.size)]
        self.sides = [
            tuple((n, ways.is_river(h, n), ways.climbs(n, h), ways.is_stream(h, n)) for n in grid.adjacent[h])
            for h in range(grid.size)
        ]
        """For each hex its neighbours, and whether a river, a climb or a stream must be crossed from there."""
        self.times = {side: [self._times(g, side, h) for h in range(grid.size)] for side in g.sides}
        """By side, the factor by which the terrain of each hex multiplies its defence."""
        self.price = [price(g, p) if g.is_combat[p] else 0 for p in range(len(g.roster))]
        self.burden = [self._burdens(g, p) for p in range(len(g.roster))]
        """The worth of each step of a unit to its owner, by steps left."""

        self.levels: dict[int, tuple[float, float]] = {}
        """The chances of total and of partial mastery, by die modifier."""
        self.memos: Newest[tuple[int, int, bytes], PositionFacts] = Newest(KEPT)
        """The memos of the positions used last."""
        self.defences: Newest[tuple[object, ...], Defence] = Newest(STACKS)
        """The effect of fire on stacks, by their units and steps."""
        self.ways: Newest[int, WaysTo] = Newest(FRONTS)
        """March costs over the board, by the enemy's places."""

    @staticmethod
    def _shelter(g: Front, hex_: int) -> float:
        worth = sum(much * (g.terrain.get(name, 0) >> hex_ & 1) for name, much in SHELTER.items())
        is_screened = any(g.terrain[name] >> hex_ & 1 for name in g.shifting if name not in SHELTER)
        return float(worth + SCREEN * is_screened)

    @staticmethod
    def _times(g: Front, side: Side, hex_: int) -> float:
        """What the terrain of a hex multiplies the defence of a side by, as the game's own odds have it."""
        return math.prod(float(cover(g, name, side)) for name in g.multiplying if g.terrain[name] >> hex_ & 1)

    @staticmethod
    def _burdens(g: Front, piece: int) -> list[float]:
        if not g.is_combat[piece]:
            return []
        found = [0.0]
        for steps in range(1, g.roster.steps[piece] + 1):
            lost = sum(f[steps] - f[steps - 1] for f in (g.attack_of[piece], g.defence_of[piece]))
            fresh = 0.1 if g.morale_of[piece] >= FRESH else 0.0
            found.append(0.35 + lost / 14 + fresh + (0.15 if steps == 1 else 0.0))
        return found

    def pay(self, units: Iterable[int], points: int, steps: dict[int, int], first: int = -1) -> float:
        """The cost of so many points of damage to a stack, the lead first; `steps` is reduced as steps are lost."""
        cost, prices, burdens = 0.0, self.price, self.burden
        while points > 0:
            loser, best = -1, 0.0
            for p in units:
                if steps[p] > 0 and prices[p] <= points:
                    if p == first:
                        loser = p
                        break
                    weight = burdens[p][steps[p]] / prices[p]
                    if loser < 0 or weight < best or (weight == best and p < loser):
                        loser, best = p, weight
            if loser < 0:
                break
            if loser == first:
                first = -1
            points -= prices[loser]
            cost += burdens[loser][steps[loser]]
            steps[loser] -= 1
        if points <= 0:
            return cost
        return cost + 0.15 * min(points, sum(1 for p in units if steps[p] > 0))

    def cover(self, hex_: int, gap: list[int]) -> float:
        """The worth of a hex's terrain to a defender, given the distances to the enemy."""
        here, wet, climbs, brook = gap[hex_], 0, 0, 0
        for n, river, climb, stream in self.sides[hex_]:
            if gap[n] < here:
                wet += river
                climbs += climb
                brook += stream
        return self.shelter[hex_] + RIVER * min(2, wet) + CREST * min(2, climbs) + STREAM * min(2, brook)


_known: WeakKeyDictionary[Ways, BoardFacts] = WeakKeyDictionary()
"""The terrains computed so far, kept while a table of the board is in use."""


def terrain_of(g: Front) -> BoardFacts:
    """The terrain of a table, computed once per board."""
    found = _known.get(g.ways)
    if found is None:
        found = _known[g.ways] = BoardFacts(g)
    return found
