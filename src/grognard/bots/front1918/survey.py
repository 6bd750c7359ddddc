"""The survey: who attacks, distances and strength of the enemy, the aims of each side, the places of units.

All decisions begin with it. Hexes and attacks are valued in the modules built on this one; the aims of scenarios are in
`marne`.
"""

from __future__ import annotations

import math
from functools import cached_property

from grognard.bots.commander import Commander
from grognard.bots.front1918.character import PLAIN, Character
from grognard.bots.front1918.terrain import WaysTo, terrain_of
from grognard.bots.ground import FAR, gaps, influence
from grognard.games.front1918.supply import commandable
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.script import Side

SHARES = (0.0, 1.0, 0.6, 0.35)
"""The share of a unit's attack that counts so many hexes away."""


class Survey(Commander[Front]):
    """Reads the map."""

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(side, whim)
        self.character: Character = PLAIN
        self.terrain = terrain_of(g)
        self.charts = self.terrain.charts
        self.distance = g.board.grid.distance
        self.prizes = self.victory_hexes(g)
        self.planned: dict[int, list[int]] = {}
        """The units in each hex after the orders so far."""
        self.covered: list[int] = []
        """How many own units cover each hex, as planned."""
        self.aim: dict[int, int] = {}
        """The aim of each unit."""
        self._progress: dict[int, float] = {}
        self._forget_the_map()
        self._ways_of = self._aims_of
        self._foes, self._strength = 0, dict[int, float]()

    def _forget_the_map(self) -> None:
        self._standing: tuple[object, ...] = ()
        self._aims_of: tuple[object, ...] = ()

    def forget(self) -> None:
        """Drop the orders of the last phase and read the calendar again."""
        self.read_the_calendar()

    def read_the_calendar(self) -> None:
        """Read whose half of which operational sequence it is, and whether this side attacks."""
        g = self.g
        phase = g.phases()[g.position.phase]
        self.half = g.position.turn, g.position.sequence, -1 if phase.side is None else int(phase.side)
        """The turn, sequence and acting side, within which march costs are cached."""
        self.strikes_back = self.has_counter_stroke()
        self.is_attacking = self.attacks()
        self.toll = (0.6 if self.strikes_back else 1.0) * self.character.step
        """The worth of an own step now; less in the counter-stroke, which accepts losses."""

    def be(self, character: Character) -> None:
        """Take on a character."""
        self.character = character
        self._forget_the_map()
        self.read_the_calendar()

    def bonus(self, hex_: int) -> float:
        """The bonus this character gives a hex."""
        bonuses = self.character.bonuses
        return bonuses[hex_] if bonuses else 0.0

    # What the scenario is about ----------------------------------------------------------------------------------
    def victory_hexes(self, g: Front) -> dict[int, int]:
        """The hexes that score at the end, each with its points."""
        return {}

    def aims(self, side: Side) -> dict[int, float]:
        """The aims of a side, each hex with its weight."""
        return {}

    def last_hexes(self) -> list[int]:
        """The hexes whose loss loses the game for this side."""
        return []

    def has_counter_stroke(self) -> bool:
        """Whether this side makes its counter-stroke now."""
        return False

    # Looking -----------------------------------------------------------------------------------------------------
    def attacks(self) -> bool:
        """Whether this side has the offensive in this turn, or the initiative where nobody has one."""
        if self.character.stance:
            return self.character.stance == "attack"
        attacker = self.g.today.attacker
        return (self.g.initiative if attacker is None else attacker) == self.side

    def fighters(self, side: Side) -> list[int]:
        """The combat units of a side on the map."""
        at, size = self.g.position.at, self.g.board.grid.size
        return [p for p in self.g.fighters[side] if at[p] < size]

    def way_to(self, goal: int) -> dict[int, int]:
        """The cost of the march to a hex from everywhere, higher through the enemy and his zones; cached for a half."""
        if self._ways_of != self.half:
            foes = self.g.fighter_hexes(self.foe)
            known = self.terrain.ways.get(foes)
            self._ways = self.terrain.ways.keep(foes, WaysTo(self.g, foes)) if known is None else known
            self._ways_of = self.half
        return self._ways[goal]

    def survey(self) -> None:
        """Compute distances and strength of the enemy, and distances to the aims; cached while nothing moves."""
        position = self.g.position
        standing = (
            *(self.stage, tuple(position.at), tuple(position.steps), bytes(position.control)),
            *(tuple(position.broken), tuple(position.footbridge)),
        )
        if standing != self._standing:
            self._standing = standing
            self._look_round()
        self.planned = {h: units.copy() for h, units in self._stacks.items()}
        self.covered = self._covered.copy()

    def _look_round(self) -> None:
        g, grid, at = self.g, self.g.board.grid, self.g.position.at
        foes = self._foes = g.fighter_hexes(self.foe)
        self._strength = self.strengths(self.foe)
        for name in ("gap", "threat"):
            vars(self).pop(name, None)  # computed again when next read
        self.in_radius = commandable(g, self.side)
        self.zone = grid.grow(foes)
        self.goals = self.main_effort(self.aims(self.side))
        self.dear = self.aims(self.foe)
        if self._aims_of != (self.half, self.goals):
            self._aims_of = self.half, self.goals
            self.aim = self.lanes() if self.goals else {}
            self._progress = {}
        self._covers: dict[int, float] = {}
        self._stacks: dict[int, list[int]] = {}
        for p in self.fighters(self.side):
            self._stacks.setdefault(at[p], []).append(p)
        self.covered = [0] * grid.size
        for h, units in self._stacks.items():
            self.cover(h, len(units))
        self._covered = self.covered

    def main_effort(self, aims: dict[int, float]) -> dict[int, float]:
        """The aims, with most weight on one if the character has a main effort."""
        if not self.character.has_main_effort or len(aims) < 2:
            return aims
        at, units = self.g.position.at, self.fighters(self.side)

        def ease(aim: int) -> tuple[float, int]:
            near = sorted(self.way_to(aim).get(at[p], FAR) for p in units)[:8]
            return sum(near) / len(near) - 2 * math.sqrt(aims[aim]) if near else 0.0, aim

        main = min(aims, key=ease)
        return {aim: worth + 3.0 if aim == main else 0.3 * worth for aim, worth in aims.items()}

    def progress(self, hex_: int) -> float:
        """The nearness of a hex to the aims, by weight."""
        if hex_ not in self._progress:
            ways = (self.way_to(a).get(hex_, FAR) - 2 * math.sqrt(w) for a, w in self.goals.items())
            self._progress[hex_] = -min(ways, default=0.0)
        return self._progress[hex_]

    def lanes(self) -> dict[int, int]:
        """The aim of each unit, by nearness and weight, spread over several aims."""
        g, at = self.g, self.g.position.at
        units = self.fighters(self.side)
        if not units:
            return {}
        ways = [(self.way_to(a), 2 * math.sqrt(w), a) for a, w in self.goals.items()]
        wishes = sorted([(way.get(at[p], FAR) - dear, p, a) for p in units for way, dear, a in ways])
        room = {a: 4 + 2 * w for a, w in self.goals.items()}
        found: dict[int, int] = {}
        for _, p, a in wishes:
            if p not in found and room[a] > 0:
                found[p] = a
                room[a] -= 1 if g.is_small[p] else 2
        for _, p, a in wishes:
            found.setdefault(p, a)
        return found

    def headway(self, piece: int, hex_: int) -> float:
        """The nearness of a hex to a unit's aim."""
        goal = self.aim.get(piece, -1)
        return self.progress(hex_) if goal < 0 else -float(self.way_to(goal).get(hex_, FAR))

    @cached_property
    def gap(self) -> list[int]:
        """The distance of each hex from the enemy."""
        return gaps(self.g.board.grid, self._foes)

    @cached_property
    def threat(self) -> list[float]:
        """The strength the enemy could bring against each hex soon."""
        return influence(self.g.board.grid, self._strength, SHARES)

    def strengths(self, side: Side) -> dict[int, float]:
        """The attack strength of a side, hex by hex."""
        g = self.g
        strength: dict[int, float] = {}
        for p in self.fighters(side):
            here = g.position.at[p]
            strength[here] = strength.get(here, 0.0) + g.attack_of[p][g.position.steps[p]]
        return strength

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

    def cover_of(self, hex_: int) -> float:
        """The worth of a hex's terrain to a defender, roughly in columns."""
        found = self._covers.get(hex_)
        if found is None:
            found = self._covers[hex_] = self.terrain.cover(hex_, self.gap)
        return found
