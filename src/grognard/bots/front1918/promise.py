"""What an attack promises, over all its dice: the bombardment, the combat, who keeps order, who goes on.

The odds and chances are the game's own tallies; what a step and a hex are worth is weighed here. Which attacks are
thought of at all is in `storms`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping

from grognard.bots.front1918.charts import rung
from grognard.bots.front1918.posts import Posts
from grognard.games.front1918.battle import PARTIAL, TOTAL, Battle
from grognard.games.front1918.combat import defending_leads
from grognard.games.front1918.gunnery import fire_die
from grognard.games.front1918.mastery import mastery_tally
from grognard.games.front1918.odds import is_in_offensive, odds_tally
from grognard.games.front1918.table import FIRED, FOG, OFFENSIVE
from grognard.kernel.script import Side

HOPELESS = -9.0
"""The promise of an attack nobody could lead."""
NO_SHELLS = Counter({0: 6})


class Defence:
    """What befalls the defenders of one hex under shells and damage, each worked out when first asked for."""

    def __init__(self, mind: Promise, units: list[int], lead: int, ways: Mapping[str, int]) -> None:
        steps, factors = mind.g.position.steps, mind.g.defence_of
        self.pay, self.units, self.lead, self.ways = mind.pay, units, lead, ways
        self.price = mind.g.number("prices", "retreat", "points")
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
        """What a bombardment of so many points costs them, and how strong they are after it."""
        return self._after(points)[:2]

    def broken(self, shelled: int, damage: int, level: str) -> tuple[float, bool]:
        """What damage costs them after shells when they keep so much order, and whether their hex is free then."""
        key = shelled, damage, level
        found = self._broken.get(key)
        if found is None:
            back = min(self.ways[level], math.ceil(damage / self.price)) if level and damage >= self.price else 0
            steps = self._after(shelled)[2].copy()
            paid = self.pay(self.units, max(0, damage - self.price * back), steps, self.lead)
            found = self._broken[key] = paid, back > 0 or not any(steps.values())
        return found


class Prospects:
    """What an attack can hope for: to go on, and at what price of its own."""

    def __init__(
        self, mind: Promise, battle: Battle, more: int, follow: float, his: tuple[float, float], shock: float
    ) -> None:
        self.mind, self.battle, self.more = mind, battle, more
        self.follow, self.his, self.shock = follow, his, shock
        self._costs: dict[int, tuple[float, float]] = {}

    def cost(self, damage: int) -> tuple[float, float]:
        """What so much damage costs, and the chance that somebody whole is left to go on."""
        found = self._costs.get(damage)
        if found is None:
            g, units, lead = self.mind.g, self.battle.attackers, self.battle.lead
            points = max(0, damage + self.more)
            steps = {p: g.position.steps[p] for p in units}
            cost = self.mind.pay(units, points, steps, lead)
            goes = not points or any(p != lead and steps[p] == g.roster.steps[p] and not g.is_upset(p) for p in units)
            found = self._costs[damage] = cost, self.follow if goes else 0.0
        return found


class Promise(Posts):
    """A commander who can weigh an attack."""

    def burden(self, piece: int) -> float:
        """What the next step of a unit is worth to its owner."""
        return self.lie.burden[piece][self.g.position.steps[piece]]

    def pay(self, units: Iterable[int], points: int, steps: dict[int, int], first: int = -1) -> float:
        """What so many points of damage cost a stack, the lead first; steps are taken off as they are lost."""
        cost, prices, burdens = 0.0, self.lie.price, self.lie.burden
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

    def leads(self, units: Iterable[int]) -> int:
        """Who would lead an attack, -1 for nobody."""
        g = self.g
        units = list(units)
        foot = any(g.is_foot[p] for p in units)
        least = g.number("limits", "lead-morale")
        able = [p for p in units if g.morale(p) >= least and not g.is_upset(p) and not (foot and g.is_tank[p])]
        able = [p for p in able if self.in_radius >> g.position.at[p] & 1]
        return max(able, key=lambda p: (g.morale(p), -g.position.steps[p], -p), default=-1)

    def battle(self, target: int, stand: dict[int, int], exploiting: bool) -> Battle | None:
        """An attack as it would be."""
        g = self.g
        defenders = g.fighters_at(target, self.foe)
        battle = Battle(self.side, target, list(stand), defenders, dict(stand), exploiting)
        battle.lead = self.leads(stand)
        if battle.lead < 0 or not defenders:
            return None
        battle.tank = max((p for p in stand if g.is_tank[p]), key=g.morale, default=-1)
        battle.against_lead = max(defending_leads(g, battle), key=g.morale)
        battle.shock = next((s for s in map(g.stoss_with, stand) if s >= 0), -1)
        return battle

    def promise(self, target: int, stand: dict[int, int], guns: Iterable[int], exploiting: bool) -> float:
        """What an attack promises, over all its dice: enemy steps and ground, less one's own."""
        g = self.g
        battle = self.battle(target, stand, exploiting)
        if battle is None:
            return HOPELESS
        tally = odds_tally(g, battle)
        attack, defence = (float(x) for x in (tally.compared or (0, 1)))
        against = self.defence(battle)
        times = defence / against.whole
        ground, toll, prospects = self.worth_of_ground(target), self.toll, self.prospects(battle)
        potential, answer = self.gunfire(target, guns, exploiting)
        total = -0.28 * self.charts.mean_shells(answer) * toll
        if answer > 0 and sum(g.is_foot[p] for p in stand) == 1:
            total -= 0.3 * self.charts.mean_shells(answer)  # disorganised, it could not lead
        shells = NO_SHELLS if exploiting else self.charts.shells(potential, int(fire_die(g, battle).total))
        for points, often in shells.items():
            hurt, left = against.shelled(points)
            if left <= 0:
                value = hurt + ground * (0.4 + 0.6 * prospects.follow)
            elif (column := rung(attack, left * times) + int(tally.total)) < 0:
                value = -3 * toll
            else:
                value = hurt + self.clash(min(column, self.charts.columns - 1), points, against, prospects, ground)
            total += value * often / 6
        return total

    def clash(self, column: int, shelled: int, against: Defence, prospects: Prospects, ground: float) -> float:
        """What the combat dice of a column give on average: steps of the enemy and his hex, less one's own steps."""
        value, toll = 0.0, self.toll
        all_, some = prospects.his
        for chance, to_me, to_him, star in self.charts.combat[column]:
            cost, goes = prospects.cost(to_me)
            lost = 0.0
            for level, odds in ((TOTAL, all_), (PARTIAL, some), ("", 1 - all_ - some)):
                if odds > 0:
                    paid, is_gone = against.broken(shelled, to_him, level)
                    lost += odds * (paid + (ground * (0.25 + 0.75 * goes) if is_gone else 0.0))
            value += chance * (lost - toll * cost - (prospects.shock if star else 0.0))
        return value

    def gunfire(self, target: int, guns: Iterable[int], exploiting: bool) -> tuple[int, int]:
        """What these guns and the enemy's answer are likely to be worth when each side's counter-battery is in."""
        g, against = self.g, self.guns_near(self.foe, target)
        counters = [p for p in against if not g.is_army_gun[p]][:1] if guns and not exploiting else []
        potential = sum(g.gun_potential(p) for p in guns) - 2 * len(counters)
        return potential, sum(g.gun_potential(p) for p in against if p not in counters)

    def defence(self, battle: Battle) -> Defence:
        """What befalls the defenders of a hex; kept while nobody moves."""
        g, units = self.g, battle.defenders
        is_hampered = g.doctrine(battle.against_lead) == "foch" or any(map(g.is_upset, units))
        found = self._defences.get((battle.hex, is_hampered))
        if found is None:
            row = "retreat-hampered" if is_hampered else "retreat"
            ways = {level: g.number("mastery-levels", level, row) for level in (TOTAL, PARTIAL)}
            found = self._defences[battle.hex, is_hampered] = Defence(self, units, battle.against_lead, ways)
        return found

    def prospects(self, battle: Battle) -> Prospects:
        """How the two sides are likely to keep order, and what the attackers' losses would cost."""
        g = self.g
        more = (g.number("limits", "foch-damage") if g.doctrine(battle.lead) == "foch" else 0) - (
            g.number("limits", "fog-damage") if g.position.weather == FOG and self.side == g.initiative else 0
        )
        fit = [p for p in battle.attackers if g.is_full(p) and not g.is_upset(p)]
        return Prospects(
            self,
            battle,
            more,
            sum(self.levels(battle, self.side)) if fit else 0.0,
            self.levels(battle, self.foe),
            0.25 if battle.shock >= 0 else 0.0,
        )

    def levels(self, battle: Battle, side: Side) -> tuple[float, float]:
        """The chances of a side for total and for partial mastery."""
        tally = mastery_tally(self.g, battle, side)
        known, total = self.lie.levels, int(tally.total)
        if total not in known:
            chances = tally.chances()
            known[total] = float(chances.get(TOTAL, 0)), float(chances.get(PARTIAL, 0))
        return known[total]

    def worth_of_ground(self, target: int) -> float:
        """What it is worth to drive the enemy out of a hex."""
        worth = self.character.ground if self.is_attacking or self.strikes_back else 0.4 * self.character.ground
        if is_in_offensive(self.g, self.side, target) and self.g.offensive_modifier(self.side):
            worth += 0.6
        worth += 0.45 * self.character.prize * min(4, self.goals.get(target, 0.0))
        return worth + (0.25 if self.opens_way(target) else 0.0)

    def opens_way(self, target: int) -> bool:
        """Whether a hex lies on the way of those next to it to their aims."""
        progress, planned = self.progress, self.planned
        near = [progress(h) for h in self.g.board.grid.adjacent[target] if planned.get(h)]
        return bool(near) and progress(target) > max(near) - 1

    def guns_near(self, side: Side, target: int, slack: int = 0) -> list[int]:
        """The guns of a side that could fire at a hex."""
        g, at = self.g, self.g.position.at
        return [
            p for p in g.guns[side]
            if g.is_on_board(p) and not g.has(p, FIRED)
            and self.distance(at[p], target) <= g.gun_radius(p) + (slack if not g.has(p, OFFENSIVE) else 0)
        ]  # fmt: skip
