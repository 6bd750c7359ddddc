"""The picture: a commander's reading of the map before an order: units, fire on each hex, and the worth of prizes.

An unknown counter counts as the mean of the pieces it can be; its true identity is never read.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.bots.patrol.character import PatrolCharacter
from grognard.bots.patrol.chart import Arms, BoardValues, chart_of
from grognard.games.patrol.sight import smoke_set, visibility
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import FIRED, LEADER, SHAKEN
from grognard.kernel.asking.script import Side
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.table.position import CONCEALED


class EnemyCounter(NamedTuple):
    """An enemy counter as far as it is known."""

    place: int
    real: float
    """The chance that it is not a decoy."""
    close: float
    need: int
    """The highest roll that passes its morale test."""
    marks: int
    is_known: bool
    is_full: bool


class PatrolPicture:
    """The map as one side sees it."""

    def __init__(self, g: Patrol, side: Side, character: PatrolCharacter) -> None:
        self.g = g
        self.side = side
        self.foe = side.enemy
        self.character = character
        self.chart: BoardValues = chart_of(g)
        self.smoke = smoke_set(g)
        self.farthest = visibility(g)
        self.last_turn = g.scenario.turns
        self.left = self.last_turn - g.position.turn
        """The number of turns after this one."""
        self._meet()
        self._lay_fire()
        self._want()
        self._call()
        self._fields: dict[tuple[int, int], list[float]] = {}
        self.pulls: dict[tuple[float, ...], dict[int, float]] = {}
        """The pull of prizes by hex, for each set of needs."""

    # Who is there ----------------------------------------------------------------------------------------------
    def _meet(self) -> None:
        """Sort the counters on the board into own, known and unknown."""
        g = self.g
        at, hidden, size = g.position.at, g.position.hidden, g.board.grid.size
        self.own = [p for p in g.counters[self.side] if at[p] < size]
        unknown = [p for p in g.counters[self.foe] if hidden[p] == CONCEALED]
        self.real_share = sum(g.is_real[p] for p in unknown) / max(1, len(unknown))
        real = max(1, sum(g.is_real[p] for p in unknown))
        self.mean_close = sum(g.close_of[p][g.roster.steps[p]] for p in unknown) / real
        self.mean_arms = self._mean_arms(unknown)
        self.leaders = [at[p] for p in self.own if g.kind[p] == LEADER and not g.has(p, SHAKEN)]
        known = [p for p in g.counters[self.foe] if at[p] < size and hidden[p] != CONCEALED]
        self.foe_leaders = [at[p] for p in known if g.kind[p] == LEADER and not g.has(p, SHAKEN)]
        self.foes: dict[int, list[EnemyCounter]] = {}
        for piece in known:
            self.foes.setdefault(at[piece], []).append(self._known(piece))
        # Places and marks are public; in sorted order they do not reveal which counter is which.
        for place, marks in sorted((at[p], g.position.marks[p]) for p in unknown if at[p] < size):
            self.foes.setdefault(place, []).append(self._unknown(place, marks))
        self.known = known
        self.unknown = sorted((at[p], g.position.marks[p]) for p in unknown if at[p] < size)

    def _mean_arms(self, unknown: list[int]) -> Arms:
        g = self.g
        arms: dict[tuple[int, int], float] = {}
        for p in unknown:
            fire = g.fire_of[p][g.roster.steps[p]]
            if fire:
                arms[fire, g.range_of[p]] = arms.get((fire, g.range_of[p]), 0.0) + 1.0 / len(unknown)
        return tuple((fire, reach, share) for (fire, reach), share in sorted(arms.items()))

    def _known(self, piece: int) -> EnemyCounter:
        g = self.g
        here, steps = g.position.at[piece], g.position.steps[piece]
        is_full = steps == g.roster.steps[piece]
        near = any(g.board.grid.distance(here, h) <= 1 for h in self.foe_leaders) and g.kind[piece] != LEADER
        need = g.morale_of[piece] + near - (not is_full)
        return EnemyCounter(here, 1.0, g.close_of[piece][steps], need, g.position.marks[piece], True, is_full)

    def _unknown(self, place: int, marks: int) -> EnemyCounter:
        real = 1.0 if marks & SHAKEN else self.real_share
        return EnemyCounter(place, real, self.mean_close, 8, marks, False, True)

    # Fire ------------------------------------------------------------------------------------------------------
    def _lay_fire(self) -> None:
        """Compute the fire on every hex: at open and concealed units, standing and moving."""
        size = self.chart.size
        self.danger, self.veiled = [0.0] * size, [0.0] * size
        self.running, self.creeping = [0.0] * size, [0.0] * size
        for place, marks, arms in self._shooters():
            may_react = not marks & (FIRED | SHAKEN)
            share = 0.3 if marks & SHAKEN else 1.0
            for h, opened, veiled, running, creeping in self.chart.rays(self.g, place, arms, self.farthest, self.smoke):
                self.danger[h] += share * opened
                self.veiled[h] += share * veiled
                if may_react:
                    if running > self.running[h]:
                        self.running[h] = running
                    if creeping > self.creeping[h]:
                        self.creeping[h] = creeping

    def _shooters(self) -> list[tuple[int, int, Arms]]:
        """Every enemy counter with its possible arms."""
        g = self.g
        at, steps, marks = g.position.at, g.position.steps, g.position.marks
        found = [
            (at[p], marks[p], ((fire, g.range_of[p], 1.0),)) for p in self.known if (fire := g.fire_of[p][steps[p]])
        ]
        return found + [(place, bits, self.mean_arms) for place, bits in self.unknown]

    def best_answer(self, hex_: int, but: int = -1) -> float:
        """The harm of the best return fire on a hex, without the enemies in another hex."""
        best = 0.0
        for place, marks, arms in self._shooters():
            if marks & (FIRED | SHAKEN) or place == but:
                continue
            for ray in self.chart.rays(self.g, place, arms, self.farthest, self.smoke):
                if ray.hex == hex_:
                    best = max(best, ray.open)
        return best

    # Prizes ----------------------------------------------------------------------------------------------------
    def _want(self) -> None:
        """Compute the worth of going for each prize, and which prizes are safe already."""
        g = self.g
        at, marks = g.position.at, g.position.marks
        self.worth = dict(g.prizes)
        self.holders: dict[int, int] = dict.fromkeys(self.worth, 0)
        for p in self.own:
            if at[p] in self.worth and g.is_real[p] and not marks[p] & SHAKEN:
                self.holders[at[p]] += 1
        self.mine = {z: g.position.control[z] == self.side + 1 for z in self.worth}
        self.threat = {z: self._threat(z) for z in self.worth}
        self.bold = {z: self.character.bold * self._is_nearer_to_foe(z) for z in self.worth}

    def _threat(self, prize: int) -> float:
        """How many enemies could reach a prize by the end of the next turn."""
        far = self.chart.roads[prize]
        return sum(foe.real for place, foes in self.foes.items() if far[place] <= 12 for foe in foes)

    def _is_nearer_to_foe(self, prize: int) -> bool:
        """Whether an enemy would reach a prize as soon as an own unit."""
        far = self.chart.roads[prize]
        own = min((far[self.g.position.at[p]] for p in self.own if self.g.is_real[p]), default=0)
        return any(far[place] <= own for place in self.foes)

    def in_place(self, piece: int, hex_: int) -> int:
        """How many own units besides this one hold a prize."""
        count = self.holders[hex_]
        is_there = self.g.position.at[piece] == hex_ and self.g.is_real[piece] and not self.g.has(piece, SHAKEN)
        return count - is_there

    # Company ---------------------------------------------------------------------------------------------------
    def _call(self) -> None:
        """Compute the hexes within a leader's call, the men around each leader, and who could assault a hex."""
        g, grid = self.g, self.g.board.grid
        at = g.position.at
        self.led = 0
        for h in self.leaders:
            self.led |= grid.within(h, 3)
        fighters = [at[p] for p in self.own if g.is_fighter[p]]
        self.guards = hexset(fighters)
        self.calls = [(grid.within(h, 1), grid.within(h, 3)) for h in fighters]
        self.against = [0.0] * self.chart.size
        for place, foes in self.foes.items():
            close = sum(foe.real * foe.close for foe in foes if not foe.marks & SHAKEN)
            for h in grid.adjacent[place] if close else ():
                self.against[h] += close

    def fields_of_fire(self, fire: int, reach: int) -> list[float]:
        """The harm such fire could do next, from every hex."""
        found = self._fields.get((fire, reach))
        if found is None:
            found = self._fields[fire, reach] = [0.0] * self.chart.size
            for place, foes in self.foes.items():
                is_open = any(foe.is_known for foe in foes)
                share = max(foe.real for foe in foes)
                for h, worth in self.chart.spots(self.g, place, (fire, reach, is_open), self.farthest, self.smoke):
                    if share * worth > found[h]:
                        found[h] = share * worth
        return found
