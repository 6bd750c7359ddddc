"""Reading the map of Verdun: places of units, distances to the enemy, and the reach of units.

Everything computed for one answer is dropped with the next table. No decision is made here.
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


class Lookout(Commander[Verdun]):
    """Reads the map."""

    def __init__(self, g: Verdun, side: Side, whim: Whim, character: Character) -> None:
        super().__init__(side, whim)
        self.g = g
        self.character = character
        self.is_idle = False
        """Whether it does only what it must, as plausibility checks need it."""
        self.far = distances(g.board.grid)
        self._shelter = shelters(g.board, g.charts["assault-shifts"])
        self._gaps: list[int] | None = None
        self._reaches: dict[tuple[int, bool], dict[int, int]] = {}
        self._goals: dict[str, int] = {}
        self._grounds: dict[int, float] = {}
        self._rates: dict[Side, float] = {}

    def look(self, g: Verdun) -> None:
        """Take a table; what was computed on the last one is dropped."""
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
        """The distance of every hex from the nearest enemy infantry."""
        if self._gaps is None:
            at = self.g.position.at
            self._gaps = gaps_from(self.g.board.grid, hexset({at[p] for p in self.foot(self.foe)}))
        return self._gaps

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
        if corps not in self._goals:
            self._goals[corps] = goal_of(self.g, corps)
        return self._goals[corps]

    # The worth of hexes ----------------------------------------------------------------------------------------
    def shift_at(self, hex_: int) -> int:
        """The columns that the terrain of a hex is worth to a defender."""
        return self._shelter[hex_] + (FORT_SHIFT if self.g.is_fort(hex_) else 0)

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
        if not self._rates:
            self._rates = loss_rates(self.g)
        return 2 * self._rates[side] + (0.0 if self.is_last_day() else self.character.blood)

    # Who can go where ------------------------------------------------------------------------------------------
    def way_to(self, goal: int) -> dict[int, int]:
        """The cost of the march to a hex from everywhere, in half points, with nobody in the way."""
        return march_to(self.g.ways.plain["march"], goal)

    def reach_of(self, piece: int, strategic: bool = False) -> dict[int, int]:
        """The hexes a unit could march to now, and their costs."""
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
        """Whether a hex has no room for this unit."""
        return not fits(self.g, [*self.g.units_at(hex_, self.side), piece])
