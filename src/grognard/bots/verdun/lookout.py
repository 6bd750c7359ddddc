"""What a commander at Verdun sees from its post: who stands where, how far the enemy is, who can march how far.

What is worked out for one answer is forgotten with the next table. What to do about it is not said here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.bots.commander import Commander
from grognard.bots.ground import gaps
from grognard.bots.verdun.character import Character
from grognard.bots.verdun.judgement import loss_rates
from grognard.bots.verdun.objectives import goal_of, shelters
from grognard.games.verdun.movement import cannot_move, fits, group_reach
from grognard.games.verdun.strength import allowance
from grognard.games.verdun.table import Verdun
from grognard.kernel.dice import Whim
from grognard.kernel.hexgrid import Grid, hexset
from grognard.kernel.reach import Edges
from grognard.kernel.script import Side
from grognard.kernel.trace import spread

FAR: Final = 10_000
FORT_SHIFT: Final = 2


class Distances(dict[int, list[int]]):
    """How far every hex is from another, measured when first asked for."""

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
    """How far every hex is from a set of hexes; while these stay where they are, it is measured once."""
    return gaps(grid, hexes)


@lru_cache(maxsize=256)
def march_to(edges: Edges, goal: int) -> dict[int, int]:
    """What the march to a hex costs from everywhere; the ground being what it is, one commander learns it for all."""
    return spread(edges, 1 << goal)


class Lookout(Commander[Verdun]):
    """A commander that reads the map."""

    def __init__(self, g: Verdun, side: Side, whim: Whim, character: Character) -> None:
        super().__init__(side, whim)
        self.g = g
        self.character = character
        self.is_idle = False
        """Whether it only answers what it must: for the ends of the scale."""
        self.far = distances(g.board.grid)
        self._shelter = shelters(g.board, g.charts["assault-shifts"])
        self._gaps: list[int] | None = None
        self._reaches: dict[tuple[int, bool], dict[int, int]] = {}
        self._goals: dict[str, int] = {}
        self._grounds: dict[int, float] = {}
        self._rates: dict[Side, float] = {}

    def look(self, g: Verdun) -> None:
        """Turn to a table: what was seen on the last one is forgotten."""
        super().look(g)
        self._gaps = None
        self._reaches = {}
        self._goals = {}
        self._grounds = {}
        self._rates = {}

    # Who is where ----------------------------------------------------------------------------------------------
    def foot(self, side: Side) -> list[int]:
        """The infantry of a side on the map."""
        at, size, is_foot = self.g.position.at, self.g.board.grid.size, self.g.is_foot
        return [p for p in self.g.own[side] if is_foot[p] and at[p] < size]

    def gaps(self) -> list[int]:
        """How far every hex is from the nearest enemy infantry."""
        if self._gaps is None:
            at = self.g.position.at
            self._gaps = gaps_from(self.g.board.grid, hexset({at[p] for p in self.foot(self.foe)}))
        return self._gaps

    def nearest_enemy(self, hex_: int) -> int:
        """How far the nearest enemy infantry is."""
        return self.gaps()[hex_]

    def distance(self, one: int, other: int) -> int:
        """How far two hexes are apart."""
        return self.far[one][other]

    def find(self, number: str) -> int:
        """The hex with a printed number."""
        return self.g.board.grid.find(number)

    def goal_of(self, corps: str) -> int:
        """The next objective of a German corps."""
        if corps not in self._goals:
            self._goals[corps] = goal_of(self.g, corps)
        return self._goals[corps]

    # What ground is worth --------------------------------------------------------------------------------------
    def shift_at(self, hex_: int) -> int:
        """How many columns the ground of a hex is worth to who defends it."""
        return self._shelter[hex_] + (FORT_SHIFT if self.g.is_fort(hex_) else 0)

    def prize(self, hex_: int) -> float:
        """What a hex is worth for itself: victory points, and the ground."""
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
        """Whether the game ends tonight."""
        return bool(self.g.position.turn >= self.g.scenario.turns)

    def loss_worth(self, side: Side) -> float:
        """What a loss of a side's is worth, a village being 1: what it counts for victory, and for the days to come."""
        if not self._rates:
            self._rates = loss_rates(self.g)
        return 2 * self._rates[side] + (0.0 if self.is_last_day() else self.character.blood)

    # Who can go where ------------------------------------------------------------------------------------------
    def way_to(self, goal: int) -> dict[int, int]:
        """What the march to a hex costs from everywhere, in half points, nobody in the way."""
        return march_to(self.g.ways.plain["march"], goal)

    def reach_of(self, piece: int, strategic: bool = False) -> dict[int, int]:
        """Where a unit could march now, and what it costs."""
        found = self._reaches.get((piece, strategic))
        if found is None:
            g = self.g
            if cannot_move(g, self.side, piece) is not None:
                found = {g.position.at[piece]: 0}
            else:
                points = allowance(g, piece) * (g.number("limits", "strategic-times") if strategic else 1)
                found = group_reach(g, self.side, [piece], points, False, strategic).costs
            self._reaches[piece, strategic] = found
        return found

    def is_full(self, hex_: int, piece: int) -> bool:
        """Whether one more would be too many."""
        return not fits(self.g, [*self.g.units_at(hex_, self.side), piece])
