"""The expected worth of an attack over all its dice: bombardment, combat, mastery and advance.

Odds and chances come from the game's own tallies; steps and hexes are valued here. `storms` chooses the attacks to
consider.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from grognard.bots.front1918.charts import rung
from grognard.bots.front1918.situation import Situation
from grognard.games.front1918.battle import PARTIAL, TOTAL, Battle
from grognard.games.front1918.combat import defending_leads
from grognard.games.front1918.gunnery import fire_die
from grognard.games.front1918.mastery import doctrine_damage, mastery_tally
from grognard.games.front1918.odds import attack_strength, defence_strength, is_in_offensive, shifts_tally
from grognard.games.front1918.words import FIRED, OFFENSIVE
from grognard.kernel.asking.script import Side

HOPELESS = -9.0
"""The worth of an attack that no unit could lead."""
NO_SHELLS = Counter({0: 6})


class Defence:
    """The effect of bombardment and damage on the defenders of one hex, computed when first needed."""

    def __init__(self, s: Situation, units: list[int], lead: int, ways: Mapping[str, int]) -> None:
        steps, factors = s.g.position.steps, s.g.defence_of
        self.pay, self.units, self.lead, self.ways = s.terrain.pay, units, lead, ways
        self.price = s.g.number("prices", "retreat", "points")
        self.factors = {p: factors[p] for p in units}
        self.steps = {p: steps[p] for p in units}
        self.whole = sum(factors[p][steps[p]] for p in units) or 1
        self._shelled: dict[int, tuple[float, int, dict[int, int]]] = {}
        self._broken: dict[tuple[int, int, str], tuple[float, bool]] = {}

    def _after(self, points: int) -> tuple[float, int, dict[int, int]]:
        found = self._shelled.get(points)
        if found is None:
            steps = self.steps.copy()
            hurt = self.pay(self.units, points, steps)
            left = sum(self.factors[p][steps[p]] for p in self.units)
            found = self._shelled[points] = hurt, left, steps
        return found

    def shelled(self, points: int) -> tuple[float, int]:
        """The cost of a bombardment of so many points, and their strength after it."""
        return self._after(points)[:2]

    def broken(self, shelled: int, damage: int, level: str) -> tuple[float, bool]:
        """The cost of damage after the bombardment at this level of mastery, and whether their hex is empty then."""
        key = shelled, damage, level
        found = self._broken.get(key)
        if found is None:
            back = min(self.ways[level], math.ceil(damage / self.price)) if level and damage >= self.price else 0
            steps = self._after(shelled)[2].copy()
            paid = self.pay(self.units, max(0, damage - self.price * back), steps, self.lead)
            found = self._broken[key] = paid, back > 0 or not any(steps.values())
        return found


class Prospects:
    """The attackers' prospects: their losses, and the chance to advance."""

    def __init__(self, s: Situation, battle: Battle, more: int, follow: float, shock: float) -> None:
        self.situation, self.battle, self.more = s, battle, more
        self.follow, self.shock = follow, shock
        self._costs: dict[int, tuple[float, float]] = {}

    def cost(self, damage: int) -> tuple[float, float]:
        """The cost of so much damage, and the chance that a full unit is left to advance."""
        found = self._costs.get(damage)
        if found is None:
            g, units, lead = self.situation.g, self.battle.attackers, self.battle.lead
            points = max(0, damage + self.more)
            steps = {p: g.position.steps[p] for p in units}
            cost = self.situation.terrain.pay(units, points, steps, lead)
            goes = not points or any(p != lead and steps[p] == g.roster.steps[p] and not g.is_upset(p) for p in units)
            found = self._costs[damage] = cost, self.follow if goes else 0.0
        return found


class GunEffect(NamedTuple):
    """The likely effect of guns: in how many of six rolls each number of points, and the points of the return fire."""

    shells: Mapping[int, int]
    answer: float


class Outlook(NamedTuple):
    """The result of an attack over all its dice: enemy steps, the chance to take the hex, and own steps lost."""

    steps: float
    ground: float
    step_cost: float


class TargetFacts:
    """What all attacks on one hex have in common while nobody moves: the defenders and their strength."""

    def __init__(self, s: Situation, battle: Battle) -> None:
        g = s.g
        self.battle = battle
        self.strength = float(defence_strength(g, battle).total)
        self.against = defence_at(s, battle)
        self.his = levels_of(s, battle, s.foe)
        self.die = 0 if battle.is_exploitation else int(fire_die(g, battle).total)
        self.guns = guns_near(s, s.foe, battle.hex)
        self.fires: dict[tuple[int, ...], GunEffect] = {}
        """The effect of guns here, by the guns that fire."""
        self.outlooks: dict[tuple[object, ...], Outlook] = {}
        """The attacks computed so far, by guns and places of units."""
        self._lost: dict[tuple[int, int], tuple[float, float]] = {}

    def lost(self, shelled: int, damage: int) -> tuple[float, float]:
        """The mean cost of damage to the enemy after the bombardment, and the chance that his hex is empty then."""
        key = shelled, damage
        found = self._lost.get(key)
        if found is None:
            steps, free, (all_, some) = 0.0, 0.0, self.his
            for level, odds in ((TOTAL, all_), (PARTIAL, some), ("", 1 - all_ - some)):
                if odds > 0:
                    paid, is_gone = self.against.broken(shelled, damage, level)
                    steps += odds * paid
                    free += odds * is_gone
            found = self._lost[key] = steps, free
        return found


def burden(s: Situation, piece: int) -> float:
    """The worth of a unit's next step to its owner."""
    return s.terrain.burden[piece][s.g.position.steps[piece]]


def leads(s: Situation, units: Iterable[int]) -> int:
    """The unit that would lead an attack, -1 for none."""
    g, at, in_radius, morale = s.g, s.g.position.at, s.in_radius, s.g.facts.morale
    units = list(units)
    foot = any(g.is_foot[p] for p in units)
    least = g.number("limits", "lead-morale")
    able = [p for p in units if morale(g, p) >= least and not g.is_upset(p) and not (foot and g.is_tank[p])]
    able = [p for p in able if in_radius >> at[p] & 1]
    if len(able) < 2:
        return able[0] if able else -1
    return max(able, key=lambda p: (morale(g, p), -g.position.steps[p], -p))


def new_siege(s: Situation, target: int, exploiting: bool) -> TargetFacts | None:
    """What all attacks on a hex have in common; None when no enemy is there."""
    g = s.g
    battle = Battle(s.side, target, [], g.fighters_at(target, s.foe), {}, exploiting)
    if not battle.defenders:
        return None
    battle.against_lead = max(defending_leads(g, battle), key=partial(g.facts.morale, g))
    return TargetFacts(s, battle)


def battle_of(s: Situation, target: int, stand: dict[int, int], exploiting: bool) -> Battle | None:
    """The battle of a planned attack."""
    siege = new_siege(s, target, exploiting)
    return None if siege is None else assault(s, siege, stand)


def assault(s: Situation, siege: TargetFacts, stand: Mapping[int, int]) -> Battle | None:
    """The battle of an attack from these hexes; None when no unit could lead it."""
    g, lead = s.g, leads(s, stand)
    if lead < 0:
        return None
    on = siege.battle
    battle = Battle(on.side, on.hex, list(stand), on.defenders, dict(stand), on.is_exploitation)
    battle.lead, battle.against_lead = lead, on.against_lead
    battle.tank = max([p for p in stand if g.is_tank[p]], key=partial(g.facts.morale, g), default=-1)
    battle.shock = next((stoss for stoss in map(g.stoss_with, stand) if stoss >= 0), -1)
    return battle


def promise(s: Situation, target: int, stand: dict[int, int], guns: tuple[int, ...], exploiting: bool) -> float:
    """The worth of an attack over all its dice: enemy steps and ground, less own steps."""
    siege = new_siege(s, target, exploiting)
    return HOPELESS if siege is None else weigh(s, siege, stand, guns, worth_of_ground(s, target))


def weigh(s: Situation, siege: TargetFacts, stand: Mapping[int, int], guns: tuple[int, ...], ground: float) -> float:
    """The worth of an attack from these hexes, given the worth of the target hex."""
    key = guns, *stand.items()
    found = siege.outlooks.get(key)
    if found is None:
        if guns not in siege.fires:
            siege.fires[guns] = gunfire(s, siege, guns)
        found = siege.outlooks[key] = outlook(s, siege, stand, siege.fires[guns])
    return found.steps + found.ground * ground - found.step_cost * s.step_cost


def outlook(s: Situation, siege: TargetFacts, stand: Mapping[int, int], fire: GunEffect) -> Outlook:
    """The result of an attack from these hexes."""
    g, against = s.g, siege.against
    battle = assault(s, siege, stand)
    if battle is None:
        return Outlook(HOPELESS, 0.0, 0.0)
    attack, defence = float(attack_strength(g, battle).total), siege.strength
    if attack <= 0 or defence <= 0:
        attack, defence = 0.0, 1.0
    shift, times = int(shifts_tally(g, battle).total), defence / against.whole
    prospects = prospects_of(s, battle)
    # a single unit disorganised by the return fire could not lead
    steps = -0.3 * fire.answer if sum([g.is_foot[p] for p in stand]) == 1 else 0.0
    ground, step_cost = 0.0, 0.28 * fire.answer
    for points, often in fire.shells.items():
        hurt, left = against.shelled(points)
        if left <= 0:
            gained = Outlook(hurt, 0.4 + 0.6 * prospects.follow, 0.0)
        elif (column := rung(attack, left * times) + shift) < 0:
            gained = Outlook(0.0, 0.0, 3.0)
        else:
            gained = clash(s, min(column, s.charts.columns - 1), points, hurt, siege, prospects)
        steps += gained.steps * often / 6
        ground += gained.ground * often / 6
        step_cost += gained.step_cost * often / 6
    return Outlook(steps, ground, step_cost)


def clash(s: Situation, column: int, shelled: int, hurt: float, siege: TargetFacts, prospects: Prospects) -> Outlook:
    """The mean result of the combat dice in a column, after this bombardment."""
    steps, ground, step_cost, shock = hurt, 0.0, 0.0, prospects.shock
    for chance, to_me, to_him, star in s.charts.combat[column]:
        cost, goes = prospects.cost(to_me)
        paid, free = siege.lost(shelled, to_him)
        steps += chance * (paid - shock if star else paid)
        ground += chance * free * (0.25 + 0.75 * goes)
        step_cost += chance * cost
    return Outlook(steps, ground, step_cost)


def gunfire(s: Situation, siege: TargetFacts, guns: Sequence[int]) -> GunEffect:
    """The likely effect of these guns and of the return fire, counter-battery included."""
    g, against, exploiting = s.g, siege.guns, siege.battle.is_exploitation
    counters = [p for p in against if not g.is_army_gun[p]][:1] if guns and not exploiting else []
    potential = sum(g.facts.gun_potential(g, p) for p in guns) - 2 * len(counters)
    answer = sum(g.facts.gun_potential(g, p) for p in against if p not in counters)
    shells = NO_SHELLS if exploiting else s.charts.shells(potential, siege.die)
    return GunEffect(shells, s.charts.mean_shells(answer))


def defence_at(s: Situation, battle: Battle) -> Defence:
    """The effect of damage on the defenders of a hex, cached by their units and steps."""
    g, units = s.g, battle.defenders
    is_hampered = g.is_hampered(battle.against_lead) or any(map(g.is_upset, units))
    key = is_hampered, battle.against_lead, *((p, g.position.steps[p]) for p in units)
    found = s.terrain.defences.get(key)
    if found is None:
        row = "retreat-hampered" if is_hampered else "retreat"
        ways = {level: g.number("mastery-levels", level, row) for level in (TOTAL, PARTIAL)}
        found = s.terrain.defences.keep(key, Defence(s, units, battle.against_lead, ways))
    return found


def prospects_of(s: Situation, battle: Battle) -> Prospects:
    """The likely mastery of both sides, and the cost of the attackers' losses."""
    g = s.g
    more = doctrine_damage(g, battle.lead) - (
        g.number("limits", "fog-damage") if g.is_foggy() and s.side == g.initiative else 0
    )
    fit = [p for p in battle.attackers if g.is_full(p) and not g.is_upset(p)]
    return Prospects(
        s,
        battle,
        more,
        sum(levels_of(s, battle, s.side)) if fit else 0.0,
        0.25 if battle.shock >= 0 else 0.0,
    )


def levels_of(s: Situation, battle: Battle, side: Side) -> tuple[float, float]:
    """The chances of a side for total and for partial mastery."""
    tally = mastery_tally(s.g, battle, side)
    known, total = s.terrain.levels, int(tally.total)
    if total not in known:
        chances = tally.chances()
        known[total] = float(chances.get(TOTAL, 0)), float(chances.get(PARTIAL, 0))
    return known[total]


def worth_of_ground(s: Situation, target: int) -> float:
    """The worth of driving the enemy out of a hex."""
    worth = s.character.ground if s.is_attacking or s.strikes_back else 0.4 * s.character.ground
    if is_in_offensive(s.g, s.side, target) and s.g.offensive_modifier(s.side):
        worth += 0.6
    worth += 0.45 * s.character.prize * min(4, s.goals.get(target, 0.0))
    return worth + (0.25 if opens_way(s, target) else 0.0) + s.bonus(target)


def opens_way(s: Situation, target: int) -> bool:
    """Whether a hex lies on the way of adjacent own units to their aims."""
    progress, planned = s.progress, s.planned
    near = [progress(h) for h in s.g.board.grid.adjacent[target] if planned.get(h)]
    return bool(near) and progress(target) > max(near) - 1


def guns_near(s: Situation, side: Side, target: int, slack: int = 0) -> list[int]:
    """The guns of a side that could fire at a hex."""
    g, at, marks, size = s.g, s.g.position.at, s.g.position.marks, s.g.board.grid.size
    far = g.board.grid.distances(target)
    return [
        p for p in g.guns[side]
        if at[p] < size and not marks[p] & FIRED
        and far[at[p]] <= g.gun_radius(p) + (0 if marks[p] & OFFENSIVE else slack)
    ]  # fmt: skip
