"""The picture: what one side makes of the map before it decides: enemies, fire on each hex, prizes, leaders.

An unknown counter is the mean of what may be under its marker. Orders and preferences do not belong here, but harm is
already priced by the will.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from grognard.bots.fight.field import STILL, VEILED, Arm, Field, Unit
from grognard.bots.fight.terrain import FAR, Ray, Terrain, terrain_of
from grognard.bots.fight.will import Will


class Foe(NamedTuple):
    """What stands, or may stand, in a hex: one known counter, or all that may be under a marker."""

    place: int
    number: float
    """How many real units are expected."""
    mass: float
    """Their weights."""
    arms: tuple[tuple[Arm, float], ...]
    """What they fire with, and how many of each."""
    close: float
    ready: float
    answers: float
    units: tuple[Unit, ...]
    """The known counter, or a typical one."""
    is_hidden: bool = False
    is_fit: bool = True


class Fire(NamedTuple):
    """Fire by hex: later, on units that stand open or concealed; now, at open and concealed movers, and at firers."""

    danger: list[float]
    veiled: list[float]
    running: list[float]
    creeping: list[float]
    answer: list[float]


Shots = Sequence[tuple[Sequence[Ray], float, float, float]]
"""The rays of each arm of the enemy, with how many fire later, at movers and at firers."""


def fallen(size: int, shots: Shots, harms: Iterable[tuple[int, float]]) -> Fire:
    """The fire of some arms, and what hexes do to movers by themselves."""
    found = Fire(*([0.0] * size for _ in Fire._fields))
    danger, hidden, running, creeping, answer = found
    for rays, share, now, back in shots:
        for h, still, veiled, moving, crept in rays:
            danger[h] += share * still
            hidden[h] += share * veiled
            running[h] += now * moving
            creeping[h] += now * crept
            answer[h] += back * still
    for h, harm in harms:
        running[h] += harm
        creeping[h] += harm
    return found


class Picture:
    """The map as one side sees it."""

    def __init__(self, field: Field, will: Will) -> None:
        self.field = field
        self.will = will
        self.terrain: Terrain = terrain_of(field, will.price)
        self.size = field.grid.size
        self.closed = field.closed()
        self.own = {unit.piece: unit for unit in field.own()}
        self.at: dict[int, list[Unit]] = {}
        for unit in self.own.values():
            self.at.setdefault(unit.place, []).append(unit)
        self.crowds = {hex_: len(units) for hex_, units in self.at.items()}
        self.foes: dict[int, list[Foe]] = {}
        for unit in field.known():
            self.foes.setdefault(unit.place, []).append(self._known(unit))
        self._believe()
        self.barred = set(self.foes)
        self._want()
        self._fields: dict[Arm, list[float]] = {}

    # Who is there ----------------------------------------------------------------------------------------------
    def _known(self, unit: Unit) -> Foe:
        arms = ((unit.arm, 1.0),) if unit.arm is not None and unit.is_fit else ()
        real = 1.0 if unit.is_real else 0.0
        mass = self.will.weight(unit) * real
        return Foe(
            unit.place, real, mass, arms, unit.close, unit.ready, unit.answers, (unit,), unit.is_hidden, unit.is_fit
        )

    def _believe(self) -> None:
        """Under each marker stand equal shares of all that may be under any; a decoy dilutes the others."""
        markers, pool = self.field.markers(), self.field.pool()
        if not markers:
            return
        share = 1.0 / len(markers)
        arms: dict[Arm, float] = {}
        for unit in pool:
            if unit.arm is not None:
                arms[unit.arm] = arms.get(unit.arm, 0.0) + share
        real = [unit for unit in pool if unit.is_real]
        number = share * len(real)
        mass = share * sum(self.will.weight(unit) for unit in real)
        close = share * sum(unit.close for unit in real)
        typical = max(real, key=lambda unit: (unit.close, -unit.piece), default=None)
        listed = tuple(sorted(arms.items()))
        for place, state in sorted(markers.items()):
            ready, answers = (state.ready, state.answers) if state is not None else (1.0, 1.0)
            units = (typical._replace(place=place),) if typical is not None else ()
            foe = Foe(place, number, mass, listed, close, ready, answers, units, True)
            self.foes.setdefault(place, []).append(foe)

    def mass(self, hex_: int) -> float:
        """The weight of the enemies in a hex."""
        return sum(foe.mass for foe in self.foes.get(hex_, ()))

    def is_veiled(self, hex_: int) -> bool:
        """Whether no enemy in a hex is known."""
        return all(foe.is_hidden for foe in self.foes.get(hex_, ()))

    # Fire ------------------------------------------------------------------------------------------------------
    @cached_property
    def fire(self) -> Fire:
        """The fire of all enemies on every hex; at movers also what the hex itself does to them."""
        rays, field, will = self.terrain.rays, self.field, self.will
        shots = [
            (rays(field, will, arm, foe.place), share, share * foe.ready, share * foe.answers)
            for foes in self.foes.values()
            for foe in foes
            for arm, share in foe.arms
        ]
        harms = [(hex_, will.harm(effect)) for hex_, effect in field.hazards().items()]
        return self.terrain.last(("fire", field.side), (shots, harms), lambda: fallen(self.size, shots, harms))

    @cached_property
    def seen(self) -> int:
        """The hexes that an enemy sees."""
        found = 0
        for place in self.foes:
            found |= self.field.lines(place)
        return found

    def fields_of_fire(self, arm: Arm) -> list[float]:
        """The harm an arm could do from every hex to its best target."""
        found = self._fields.get(arm)
        if found is None:
            found = self._fields[arm] = [0.0] * self.size
            for place in self.foes:
                mass, how = self.mass(place), VEILED if self.is_veiled(place) else STILL
                for h, harm in self.terrain.spots(self.field, self.will, arm, place, how):
                    if mass * harm > found[h]:
                        found[h] = mass * harm
        return found

    # Prizes ----------------------------------------------------------------------------------------------------
    def _want(self) -> None:
        """Who is on each prize, how near the enemy is to it, and what it is worth."""
        field = self.field
        self.prizes = dict(field.prizes())
        self.mine = {z: field.is_held(z) for z in self.prizes}
        self.holders = {z: sum(map(may_hold, self.at.get(z, ()))) for z in self.prizes}
        near = {z: min(map(self.far_from(z).__getitem__, self.foes), default=FAR) for z in self.prizes}
        quick = max((unit.points for unit in self.own.values()), default=0)
        self.is_threatened = {z: near[z] <= 3 * max(1, quick) for z in self.prizes}

    def others(self, unit: Unit, hex_: int) -> int:
        """How many own units besides this one hold a prize."""
        return self.holders[hex_] - (unit.place == hex_ and may_hold(unit))

    def far_from(self, goal: int) -> list[int]:
        """The points from every hex to a goal."""
        return self.terrain.far(self.field.edges, goal, self.closed)

    # Leaders ---------------------------------------------------------------------------------------------------
    @cached_property
    def men(self) -> dict[int, list[Unit]]:
        """The men of each leader."""
        found: dict[int, list[Unit]] = {}
        for unit in self.own.values():
            if unit.leader >= 0 and unit.leader != unit.piece:
                found.setdefault(unit.leader, []).append(unit)
        return found

    @cached_property
    def against(self) -> list[float]:
        """The close strength of the enemies next to each hex."""
        found = [0.0] * self.size
        for place, foes in self.foes.items():
            close = sum(foe.close for foe in foes if foe.is_fit)
            for h in self.field.grid.adjacent[place] if close else ():
                found[h] += close
        return found


def may_hold(unit: Unit) -> bool:
    """Whether a unit holds a prize by itself: a leader alone does not."""
    return unit.is_fit and unit.is_real and not unit.is_leader
