"""The situation of one side of a game of the series: the table, what the survey found, and the plans.

The survey (`survey`) fills it in; every decision begins with it. What a game of the series does differently is its
`Conduct`, in `marne` and `italia`. No decision is made here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from grognard.bots.front1918.character import PLAIN, SeriesCharacter
from grognard.bots.front1918.plans import Plans
from grognard.bots.front1918.terrain import WaysTo, terrain_of
from grognard.bots.minds.commander import copied
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.ground import FAR, gaps, influence
from grognard.bots.minds.reason import BotReason
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Option, Side

SHARES = (0.0, 1.0, 0.6, 0.35)
"""The share of a unit's attack that counts so many hexes away."""

Row = Callable[["Situation", Asked], Option | str | None]
"""The answer to one question; None for the default answer."""


def none_vital(s: Situation) -> list[int]:
    """No hex whose loss loses the game."""
    return []


def everybody(s: Situation, piece: int) -> bool:
    """Every unit takes part in an attack of its side."""
    return True


def nobody(s: Situation, piece: int) -> bool:
    """No unit must stay where it is."""
    return False


def never(g: Front) -> bool:
    """No march is the last one of the game."""
    return False


def nowhere(g: Front, side: Side) -> int:
    """No unit is supplied out of command."""
    return 0


def nothing(s: Situation, staff: int, hex_: int, front: list[int]) -> float:
    """No other penalty of a hex for a headquarters."""
    return 0.0


class Conduct(NamedTuple):
    """What a game of the series does differently; the defaults are Marne's."""

    rows: Mapping[str, Row]
    """The answers, by question."""
    victory_hexes: Callable[[Front], dict[int, int]]
    """The hexes that score at the end, each with its points."""
    aims: Callable[[Situation, Side], dict[int, float]]
    """The aims of a side, each hex with its weight."""
    best_flight: Callable[[Situation, int], tuple[float, int, int]]
    """The best mission of an air group: its worth, the mission, the hex."""
    last_hexes: Callable[[Situation], list[int]] = none_vital
    """The hexes whose loss loses the game for this side."""
    takes_part: Callable[[Situation, int], bool] = everybody
    """Whether a unit goes forward when its side attacks."""
    stays_put: Callable[[Situation, int], bool] = nobody
    """Whether a unit is not to march at all."""
    is_last_march: Callable[[Front], bool] = never
    """Whether the game ends with this movement, so that no danger matters any more."""
    fed: Callable[[Front, Side], int] = nowhere
    """The hexes where it matters less to be out of command, because supply comes directly from a source."""
    stray: Callable[[Situation, int, int, list[int]], float] = nothing
    """Another penalty of a hex for a headquarters, given the hexes of the front."""
    staff: int = 7
    """The preferred distance of a headquarters behind the front."""
    safe_staff: int = 7
    """The distance from the enemy at which it is safe."""
    last_steps: float = 1.0
    """The worth of an own step in the last operational sequence, relative to its usual worth."""


@dataclass(eq=False)
class Situation:
    """One table as one side reads it, and what the side plans on it."""

    g: Front
    side: Side
    conduct: Conduct
    character: SeriesCharacter = PLAIN
    plans: Plans = field(default_factory=Plans)
    why: list[BotReason] = field(default_factory=list)
    """The reasons for the answer."""
    stage: tuple[int, int] = (0, -1)
    """The turn and phase."""

    # The calendar ----------------------------------------------------------------------------------------------
    half: tuple[int, int, int] = (0, 0, -1)
    """The turn, sequence and acting side, within which march costs are cached."""
    is_attacking: bool = False
    strikes_back: bool = False
    """Whether this side makes its counter-stroke now."""
    is_last_march: bool = False
    step_cost: float = 1.0
    """The worth of an own step now."""

    # The map, as surveyed --------------------------------------------------------------------------------------
    surveyed: tuple[object, ...] = ()
    """The places and states for which the survey holds."""
    foes: int = 0
    """The hexes of the enemy."""
    strength: dict[int, float] = field(default_factory=dict)
    """His attack strength, by hex."""
    in_radius: int = 0
    """The hexes in command."""
    fed: int = 0
    """The hexes where it matters less to be out of command."""
    zone: int = 0
    """The hexes in enemy zones."""
    goals: dict[int, float] = field(default_factory=dict)
    """The aims of this side, each hex with its weight."""
    enemy_aims: dict[int, float] = field(default_factory=dict)
    """The aims of the enemy."""
    aim: dict[int, int] = field(default_factory=dict)
    """The aim of each unit."""
    aims_of: tuple[object, ...] = ()
    """The half and goals for which units have these aims."""

    # Computed when first needed --------------------------------------------------------------------------------
    nearness: dict[int, float] = field(default_factory=dict)
    """The nearness of hexes to the goals."""
    covers: dict[int, float] = field(default_factory=dict)
    """The worth of the terrain of hexes to a defender."""
    ways: WaysTo | None = None
    """March costs over the board."""
    ways_of: tuple[object, ...] = ()
    """The half for which they hold."""
    hot: dict[int, float] = field(default_factory=dict)
    """The hexes to be kept, each with its urgency."""
    warm: dict[int, float] = field(default_factory=dict)
    """The nearness of hexes to those."""

    # The plan --------------------------------------------------------------------------------------------------
    stacks: dict[int, list[int]] = field(default_factory=dict)
    """The units in each hex."""
    covering: list[int] = field(default_factory=list)
    """How many own units cover each hex."""
    planned: dict[int, list[int]] = field(default_factory=dict)
    """The units in each hex after the orders so far."""
    covered: list[int] = field(default_factory=list)
    """How many own units cover each hex after the orders so far."""

    def __post_init__(self) -> None:
        self.foe = self.side.enemy
        self.terrain = terrain_of(self.g)
        self.charts = self.terrain.charts
        self.distance = self.g.board.grid.distance
        self.prizes = self.conduct.victory_hexes(self.g)

    def twin(self) -> Situation:
        """A copy for another character, with plans of its own."""
        other = copied(self)
        other.plans = self.plans.twin()
        return other

    def give_reason(self, key: str, rule: str = "", /, **args: Any) -> None:
        """Note a reason for the answer."""
        self.why.append(BotReason(key, args, self.g.clause(rule)))

    # Units and hexes -------------------------------------------------------------------------------------------
    def fighters(self, side: Side) -> list[int]:
        """The combat units of a side on the map."""
        at, size = self.g.position.at, self.g.board.grid.size
        return [p for p in self.g.fighters[side] if at[p] < size]

    def bonus(self, hex_: int) -> float:
        """The bonus this character gives a hex."""
        bonuses = self.character.bonuses
        return bonuses[hex_] if bonuses else 0.0

    @cached_property
    def gap(self) -> list[int]:
        """The distance of each hex from the enemy."""
        return gaps(self.g.board.grid, self.foes)

    @cached_property
    def threat(self) -> list[float]:
        """The strength the enemy could bring against each hex soon."""
        return influence(self.g.board.grid, self.strength, SHARES)

    def cover_of(self, hex_: int) -> float:
        """The worth of a hex's terrain to a defender, roughly in columns."""
        found = self.covers.get(hex_)
        if found is None:
            found = self.covers[hex_] = self.terrain.cover(hex_, self.gap)
        return found

    # Ways to the aims ------------------------------------------------------------------------------------------
    def way_to(self, goal: int) -> dict[int, int]:
        """The cost of the march to a hex from everywhere, higher through the enemy and his zones; cached for a half."""
        if self.ways is None or self.ways_of != self.half:
            foes = self.g.fighter_hexes(self.foe)
            known = self.terrain.ways.get(foes)
            self.ways = self.terrain.ways.keep(foes, WaysTo(self.g, foes)) if known is None else known
            self.ways_of = self.half
        return self.ways[goal]

    def progress(self, hex_: int) -> float:
        """The nearness of a hex to the aims, by weight."""
        if hex_ not in self.nearness:
            ways = (self.way_to(a).get(hex_, FAR) - 2 * math.sqrt(w) for a, w in self.goals.items())
            self.nearness[hex_] = -min(ways, default=0.0)
        return self.nearness[hex_]

    def headway(self, piece: int, hex_: int) -> float:
        """The nearness of a hex to a unit's aim."""
        goal = self.aim.get(piece, -1)
        return self.progress(hex_) if goal < 0 else -float(self.way_to(goal).get(hex_, FAR))

    # The plan --------------------------------------------------------------------------------------------------
    def cover(self, hex_: int, many: int) -> None:
        """Add or remove a stack's zone of control."""
        self.covered[hex_] += many
        for n in self.g.board.grid.adjacent[hex_]:
            self.covered[n] += many

    def put(self, piece: int, hex_: int) -> None:
        """Plan another hex for a unit."""
        here = next((h for h, units in self.planned.items() if piece in units), None)
        if here is not None:
            self.planned[here].remove(piece)
            self.cover(here, -1)
        self.planned.setdefault(hex_, []).append(piece)
        self.cover(hex_, 1)

    def load(self, hex_: int, without: int = -1) -> int:
        """The stacking points of the units planned in a hex."""
        return self.g.stacking(p for p in self.planned.get(hex_, ()) if p != without)

    def fits(self, piece: int, hex_: int) -> bool:
        """Whether a unit has room in a hex by the plan."""
        return self.load(hex_, piece) + self.g.weight(piece) <= self.g.stack_limit
