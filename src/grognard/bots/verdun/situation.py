"""The situation of one side at Verdun: the places of units, distances to the enemy, and the reach of units.

Everything computed for one answer is dropped with the next table. No decision is made here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from grognard.bots.minds.glance import Asked
from grognard.bots.minds.ground import gaps
from grognard.bots.minds.reason import BotReason
from grognard.bots.verdun.character import VerdunCharacter
from grognard.bots.verdun.judgement import loss_rates
from grognard.bots.verdun.objectives import goal_of, shelters
from grognard.bots.verdun.plans import MoveOrder, Plans
from grognard.games.verdun.movement import cannot_move
from grognard.games.verdun.reach import group_reach
from grognard.games.verdun.stacking import fits
from grognard.games.verdun.strength import allowance
from grognard.games.verdun.table import Verdun
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.space.edges import Edges
from grognard.kernel.space.hexgrid import Grid, hexset
from grognard.kernel.space.trace import spread

FAR: Final = 10_000
FORT_SHIFT: Final = 2


class Distances(dict[int, list[int]]):
    """The distances from each hex to all others, computed when first needed."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid

    def __missing__(self, h: int) -> list[int]:
        found = self[h] = gaps(self.grid, 1 << h)
        return found


@lru_cache(maxsize=4)
def distances(grid: Grid) -> Distances:
    """The distances on a map."""
    return Distances(grid)


@lru_cache(maxsize=256)
def gaps_from(grid: Grid, hexes: int) -> list[int]:
    """The distance of every hex from a set of hexes, cached by the set."""
    return gaps(grid, hexes)


@lru_cache(maxsize=256)
def march_to(edges: Edges, goal: int) -> dict[int, int]:
    """The cost of the march to a hex from everywhere; it depends on terrain only, so all commanders share it."""
    return spread(edges, 1 << goal)


Row = Callable[["Situation", Asked], Option | str | None]
"""The answer to one question; None for the default answer."""


class Conduct(NamedTuple):
    """What a side does differently from the other."""

    character: VerdunCharacter
    rows: Mapping[str, Row]
    """The answers, by question."""
    give_orders: Callable[[Situation], dict[int, MoveOrder]]
    """The orders of all units at the start of the movement phase."""
    exploit_goal: Callable[[Situation, int], int]
    """The best hex for a stack to go on to in the breakthrough; -1 for none."""
    ground_worth: Callable[[Situation, int], float]
    """The worth of driving the enemy out of a hex."""


@dataclass
class Memo:
    """What was computed on this table."""

    gaps: list[int] | None = None
    reaches: dict[tuple[int, bool], dict[int, int]] = field(default_factory=dict)
    goals: dict[str, int] = field(default_factory=dict)
    grounds: dict[int, float] = field(default_factory=dict)
    rates: dict[Side, float] = field(default_factory=dict)
    ringed: dict[int, bool] = field(default_factory=dict)
    net: tuple[Edges, Callable[[int], int], dict[int, int]] | None = None


class Situation:
    """One table as one side reads it for one answer; made anew for each."""

    def __init__(
        self, g: Verdun, side: Side, conduct: Conduct, character: VerdunCharacter, plans: Plans, why: list[BotReason]
    ) -> None:
        self.g = g
        self.side = side
        self.foe = side.enemy
        self.conduct = conduct
        self.character = character
        self.plans = plans
        self.why = why
        self.memo = Memo()
        self.far = distances(g.board.grid)
        self.shelter = shelters(g.board, g.charts["assault-shifts"])

    def give_reason(self, key: str, rule: str, /, **args: Any) -> None:
        """Note a reason for the answer."""
        self.why.append(BotReason(key, args, self.g.clause(rule)))

    # Who is where ----------------------------------------------------------------------------------------------
    def foot(self, side: Side) -> list[int]:
        """The infantry of a side on the map."""
        at, size, is_foot = self.g.position.at, self.g.board.grid.size, self.g.is_foot
        return [p for p in self.g.own[side] if is_foot[p] and at[p] < size]

    def gaps(self) -> list[int]:
        """The distance of every hex from the nearest enemy infantry."""
        if self.memo.gaps is None:
            at = self.g.position.at
            self.memo.gaps = gaps_from(self.g.board.grid, hexset({at[p] for p in self.foot(self.foe)}))
        return self.memo.gaps

    def nearest_enemy(self, hex_: int) -> int:
        """The distance to the nearest enemy infantry."""
        return self.gaps()[hex_]

    def distance(self, one: int, other: int) -> int:
        """The distance of two hexes."""
        return self.far[one][other]

    def find(self, number: str) -> int:
        """The hex with a printed number."""
        return self.g.board.grid.find(number)

    def goal_of(self, corps: str) -> int:
        """The next objective of a German corps."""
        if corps not in self.memo.goals:
            self.memo.goals[corps] = goal_of(self.g, corps)
        return self.memo.goals[corps]

    # The worth of hexes ----------------------------------------------------------------------------------------
    def shift_at(self, hex_: int) -> int:
        """The columns that the terrain of a hex is worth to a defender."""
        return self.shelter[hex_] + (FORT_SHIFT if self.g.is_fort(hex_) else 0)

    def prize(self, hex_: int) -> float:
        """The worth of a hex in itself: victory points, and terrain."""
        g, character = self.g, self.character
        worth = character.village_prize if g.village >> hex_ & 1 else 0.0
        worth += character.fort_prize if g.is_fort(hex_) else 0.0
        worth += 3.0 if g.city >> hex_ & 1 else 0.0
        return worth + (0.7 if g.trench >> hex_ & 1 else 0.0)

    def bonus(self, hex_: int) -> float:
        """The bonus this character gives a hex."""
        bonuses = self.character.bonuses
        return bonuses[hex_] if bonuses else 0.0

    def is_last_day(self) -> bool:
        """Whether this is the last day of the game."""
        return bool(self.g.position.turn >= self.g.scenario.turns)

    def loss_worth(self, side: Side) -> float:
        """The worth of a loss of a side, a village being 1: for victory, and for the days to come."""
        if not self.memo.rates:
            self.memo.rates = loss_rates(self.g)
        return 2 * self.memo.rates[side] + (0.0 if self.is_last_day() else self.character.blood)

    # Who can go where ------------------------------------------------------------------------------------------
    def way_to(self, goal: int) -> dict[int, int]:
        """The cost of the march to a hex from everywhere, in half points, with nobody in the way."""
        return march_to(self.g.ways.plain["march"], goal)

    def reach_of(self, piece: int, strategic: bool = False) -> dict[int, int]:
        """The hexes a unit could march to now, and their costs."""
        found = self.memo.reaches.get((piece, strategic))
        if found is None:
            g = self.g
            if cannot_move(g, self.side, piece) is not None:
                found = {g.position.at[piece]: 0}
            else:
                points = allowance(g, piece) * (g.number("limits", "strategic-times") if strategic else 1)
                found = group_reach(g, self.side, [piece], points, False, strategic).costs
            self.memo.reaches[piece, strategic] = found
        return found

    def is_full(self, hex_: int, piece: int) -> bool:
        """Whether a hex has no room for this unit."""
        return not fits(self.g, [*self.g.units_at(hex_, self.side), piece])
