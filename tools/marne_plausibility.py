"""Two sensible generals fight the battles of the Marne many times over, to see whether our numbers give the history.

The players here know the trade a little: mass elite regiments, Stosstruppen and guns where the offensive reaches, weigh
an attack by all its dice, follow up a hole, keep guns and headquarters behind the front; hold the good ground, plug the
line, blow the bridges, give ground where it saves men. They are a measuring rod for the values marked `ours`, not
opponents: nothing in the package imports them, and no rule is decided here.

    python tools/marne_plausibility.py gneisenau --games 40 --first-seed 1
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, median
from typing import NamedTuple

from grognard.games.front1918.battle import PARTIAL, TOTAL, Battle
from grognard.games.front1918.combat import attackers_of, defending_leads, is_closed_to_tanks, targets
from grognard.games.front1918.damage import price
from grognard.games.front1918.gunnery import fire_die
from grognard.games.front1918.mastery import mastery_tally
from grognard.games.front1918.movement import allowance, cannot_move, mover_of, reserve_ground
from grognard.games.front1918.odds import is_in_offensive, odds_tally
from grognard.games.front1918.supply import commandable
from grognard.games.front1918.table import FIRED, OFFENSIVE, UNSUPPLIED
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_hexes, victory_tally
from grognard.kernel.game import Game
from grognard.kernel.hexgrid import Grid, hexset, members
from grognard.kernel.play import Event
from grognard.kernel.script import Option, Question, Side
from grognard.kernel.trace import spread
from grognard.shelf import title

FAR = 99

AIMS = {
    "gneisenau": {"german": "", "allied": "0605 0605 0506"},
    "blucher": {"german": "", "allied": ""},
    "friedensturm": {"german": "3527 3726 4427 4521 4622 4723", "allied": "2615 2715 2821 2819 3221 3216"},
}
"""Hexes a side is after besides those that score, as often as they are worth."""

COUNTER_STROKES = {("gneisenau", "allied"): (5, 3), ("blucher", "allied"): (2, 3)}
"""The turn and sequence from which on a side that has neither offensive nor initiative strikes back."""

BATTLE = 11
"""How far from its aim, in points of movement, an Allied unit may be to take part in the offensive."""

PRIZED = 3
"""The points from which on a victory hex is no prouder than others: nobody bleeds for Reims alone."""


class Storm(NamedTuple):
    """An attack that looks worth making: who goes where, with which guns, and what it promises."""

    worth: float
    target: int
    stand: dict[int, int]
    guns: tuple[int, ...]


class Odds:
    """The combat and bombardment charts as plain numbers, read once."""

    def __init__(self, g: Marne) -> None:
        chart = g.charts["combat"]
        self.columns = len(chart.columns)
        self.combat: list[list[tuple[float, int, int, bool]]] = []
        for column in range(self.columns):
            rows: Counter[tuple[int, int, bool]] = Counter()
            for total, chance in chart.dice.totals.items():  # type: ignore[union-attr]
                cell = chart[column, total]
                to_attacker, _, to_defender = cell.rstrip("*").partition(" ")
                rows[int(to_attacker[1:]), int(to_defender[1:]), cell.endswith("*")] += chance  # type: ignore[assignment]
            self.combat.append([(float(chance), *cell) for cell, chance in rows.items()])
        fire = g.charts["bombardment"]
        self.fires = len(fire.columns)
        self.fire = [[int(fire[column, die].rstrip("♦")) for die in range(-3, 12)] for column in range(self.fires)]

    def shells(self, potential: int, die: int) -> Counter[int]:
        """How often of six a bombardment does so many points."""
        if potential <= 0:
            return Counter({0: 6})
        row = self.fire[min(potential, self.fires) - 1]
        return Counter(row[roll + die + 3] for roll in range(1, 7))

    def mean_shells(self, potential: int, die: int = 0) -> float:
        """The points to be expected of a bombardment."""
        return sum(points * n for points, n in self.shells(potential, die).items()) / 6


def rung(attack: float, defence: float) -> int:
    """The column of the odds, counted from 1/2 as 0, over columns not printed too."""
    if attack <= 0:
        return -9
    return int(attack // defence) if attack >= defence else 2 - math.ceil(defence / attack)


def gaps(grid: Grid, bits: int) -> list[int]:
    """How far every hex is from a set of hexes."""
    found = [FAR] * grid.size
    reached, ring, far = bits, bits, 0
    while ring:
        for h in members(ring):
            found[h] = far
        grown = grid.grow(reached)
        reached, ring, far = grown, grown & ~reached, far + 1
    return found


class General:
    """One side's player: it is handed the game and says which option it takes."""

    daring = 0.15
    """How much an attack must promise."""
    step = 0.95
    """What one of its own steps is worth to it, an enemy step being 1."""
    ground = 1.0
    """What an enemy front hex is worth where the side is on the offensive."""
    haste = 0.7
    """What a hex nearer to its aim is worth to a unit of a side that attacks."""
    dread = 0.55
    """What a column of danger is worth to who defends; a third of it to who attacks."""

    def __init__(self, game: Game, side: Side) -> None:
        self.game = game
        self.g: Marne = game.play  # type: ignore[assignment]
        self.side = side
        self.foe = side.enemy
        self.idle = False
        """Whether it only answers what it must: for the ends of the scale."""
        self.charts = Odds(self.g)
        self.find = self.g.board.grid.find
        self.number = self.g.board.grid.number
        self.distance = self.g.board.grid.distance
        self.prizes = victory_hexes(self.g)
        self.place: tuple[int, ...] = ()
        self.orders: list[tuple[int, int]] = []
        self.bound_for = -1
        self.newcomer = -1
        self.have_orders = False
        self.storm: Storm | None = None
        self.aims_of: tuple[object, ...] = ()
        self.waiting: set[int] = set()
        """Hexes whose stacks stay where they are, to be put in reserve."""
        self._ways: dict[int, dict[int, int]] = {}
        self._ways_of: tuple[int, ...] = (-1,)

    # Answering -------------------------------------------------------------------------------------------------
    def answer(self, question: Question) -> Option:
        """The option this general takes."""
        p = self.g.position
        place = p.turn, p.phase
        if place != self.place:
            self.place, self.orders, self.have_orders, self.bound_for, self.storm = place, [], False, -1, None
        if self.idle and question.find("done"):
            return self.way_out(question)
        name = question.ask.replace("-", "_").replace("ask_", "on_", 1)
        method: Callable[[Question], Option | None] | None = getattr(self, name, None)
        chosen = method(question) if method else None
        return chosen or self.way_out(question)

    def way_out(self, question: Question) -> Option:
        """Enough, if that can be said; else whatever comes first."""
        for word in ("done", "halt", "stay"):
            if found := question.find(word):
                return found
        return question.options[0]

    @staticmethod
    def those(question: Question, verb: str) -> list[Option]:
        """The options with a verb."""
        return [o for o in question.options if o.verb == verb]

    def option(self, question: Question, verb: str, noun: int) -> Option | None:
        """The option with a verb and a noun, if it is there."""
        return next((o for o in question.options if o.verb == verb and o.noun == noun), None)

    # Looking at the map ----------------------------------------------------------------------------------------
    @property
    def is_attacking(self) -> bool:
        """Whether this side has the offensive in this turn, or the initiative where nobody has one."""
        g = self.g
        if g.is_offensive:
            return g.charts["offensives"].at(g.this_turn, "side") == self.side.name
        return g.initiative == self.side

    @property
    def strikes_back(self) -> bool:
        """Whether the time has come for the counter-stroke of this side."""
        when = COUNTER_STROKES.get((self.g.scenario.id, self.side.name))
        return when is not None and (self.g.calendar, self.g.position.sequence) >= when

    @property
    def toll(self) -> float:
        """What a step of its own is worth to it now: less in the counter-stroke, which was not to count the cost."""
        return 0.6 * self.step if self.strikes_back else self.step

    def fighters(self, side: Side) -> list[int]:
        """The combat units of a side on the map."""
        at, size = self.g.position.at, self.g.board.grid.size
        return [p for p in self.g.fighters[side] if at[p] < size]

    def way_to(self, goal: int) -> dict[int, int]:
        """What the march to a hex costs from everywhere, more through the enemy and his zones; kept for a phase."""
        if self._ways_of != self.place:
            g, back = self.g, self.g.ways.plain.reversed()
            foes = g.fighter_hexes(self.foe)
            zone = g.board.grid.grow(foes)
            steps = {
                h: {n: cost + (6 if foes >> h & 1 else 2) for n, cost in back.steps_from(h)} for h in members(zone)
            }
            self._ways, self._ways_of, self._over = {}, self.place, back.with_steps(steps).reversed()
        if goal not in self._ways:
            self._ways[goal] = spread(self._over, 1 << goal)
        return self._ways[goal]

    def survey(self) -> None:
        """How near and how strong the enemy is everywhere, and how far the aims are."""
        g, grid, at = self.g, self.g.board.grid, self.g.position.at
        self.gap = gaps(grid, hexset(at[p] for p in self.fighters(self.foe)))
        self.threat = self.threats(self.foe)
        self.in_radius = commandable(g, self.side)
        self.zone = grid.grow(g.fighter_hexes(self.foe))
        self.goals = self.aims(self.side)
        self.dear = self.aims(self.foe)
        if self.aims_of != (self.place, tuple(self.goals)):
            self.aims_of = self.place, tuple(self.goals)
            self.aim = self.lanes() if self.goals else {}
            self._progress: dict[int, float] = {}
        self.planned: dict[int, list[int]] = {}
        for p in self.fighters(self.side):
            self.planned.setdefault(at[p], []).append(p)
        self.covered: Counter[int] = Counter()
        for h, units in self.planned.items():
            self.cover(h, len(units))

    def progress(self, hex_: int) -> float:
        """How near a hex is to the nearest and dearest aim."""
        if hex_ not in self._progress:
            ways = (self.way_to(a).get(hex_, FAR) - 2 * math.sqrt(w) for a, w in self.goals.items())
            self._progress[hex_] = -min(ways, default=0.0)
        return self._progress[hex_]

    def lanes(self) -> dict[int, int]:
        """Which aim each unit makes for: the nearest and dearest, not all of them for one."""
        g, at = self.g, self.g.position.at
        units = self.fighters(self.side)
        wishes = sorted(
            (self.way_to(a).get(at[p], FAR) - 2 * math.sqrt(w), p, a) for p in units for a, w in self.goals.items()
        )  # fmt: skip
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
        """How near a hex is to what a unit makes for."""
        goal = self.aim.get(piece, -1)
        return self.progress(hex_) if goal < 0 else -float(self.way_to(goal).get(hex_, FAR))

    def threats(self, side: Side) -> list[float]:
        """What a side could bring against each hex soon."""
        g = self.g
        found = [0.0] * g.board.grid.size
        strength: Counter[int] = Counter()
        for p in self.fighters(side):
            strength[g.position.at[p]] += g.attack_of[p][g.position.steps[p]]
        for here, points in strength.items():
            for far, share in ((1, 1.0), (2, 0.6), (3, 0.35)):
                for h in g.board.grid.ring(here, far):
                    found[h] += share * points
        return found

    def aims(self, side: Side) -> dict[int, float]:
        """What a side is after: victory hexes it does not hold, and the aims of the scenario."""
        g = self.g
        found: dict[int, float] = {}
        for h, points in self.prizes.items():
            if not g.area >> h & 1 or g.controller(h) == side:
                continue
            if side == GERMAN or not g.held_at_start[GERMAN] >> h & 1:
                found[h] = min(points, PRIZED) if points > 5 else points + (1.5 if side == ALLIED else 0.0)
        for number in AIMS.get(g.scenario.id, {}).get(side.name, "").split():
            h = self.find(number)
            if g.controller(h) != side:
                found[h] = found.get(h, 0.0) + 1.5
        return found

    def cover(self, hex_: int, many: int) -> None:
        """Count a stack's zone of control."""
        self.covered[hex_] += many
        for n in self.g.board.grid.adjacent[hex_]:
            self.covered[n] += many

    def put(self, piece: int, hex_: int) -> None:
        """Plan a unit somewhere else."""
        here = next((h for h, units in self.planned.items() if piece in units), None)
        if here is not None:
            self.planned[here].remove(piece)
            self.cover(here, -1)
        self.planned.setdefault(hex_, []).append(piece)
        self.cover(hex_, 1)

    def load(self, hex_: int, without: int = -1) -> int:
        """What the units planned in a hex count in a stack."""
        return self.g.stacking(p for p in self.planned.get(hex_, ()) if p != without)

    def fits(self, piece: int, hex_: int) -> bool:
        """Whether a unit has room in a hex as planned."""
        return self.load(hex_, piece) + self.g.weight(piece) <= self.g.stack_limit

    def cover_of(self, hex_: int) -> float:
        """What the ground of a hex is worth to who defends it, in columns or so."""
        g = self.g
        worth = 1.6 * (g.trench >> hex_ & 1) + 1.0 * (g.town >> hex_ & 1) + 1.4 * (g.fort >> hex_ & 1)
        worth += 0.9 * ((g.wood | g.village) >> hex_ & 1)
        wet = sum(g.ways.is_river(hex_, n) for n in g.board.grid.adjacent[hex_] if self.gap[n] < self.gap[hex_])
        climbs = sum(g.ways.climbs(n, hex_) for n in g.board.grid.adjacent[hex_] if self.gap[n] < self.gap[hex_])
        brook = sum(g.ways.is_stream(hex_, n) for n in g.board.grid.adjacent[hex_] if self.gap[n] < self.gap[hex_])
        return worth + 0.6 * min(2, wet) + 0.4 * min(2, climbs) + 0.25 * min(2, brook)

    def times(self, hex_: int) -> int:
        """By how much the ground multiplies a defence."""
        return (3 if self.g.trench >> hex_ & 1 else 1) * (2 if self.g.town >> hex_ & 1 else 1)

    # Where a unit would like to stand --------------------------------------------------------------------------
    def standing(self, piece: int, hex_: int, push: float) -> float:
        """What it is worth to have a unit in a hex, `push` being how much ground forward counts."""
        g, gap = self.g, self.gap[hex_]
        if not self.fits(piece, hex_):
            return -50.0
        units = [p for p in self.planned.get(hex_, ()) if p != piece]
        defence = sum(g.defence_of[p][g.position.steps[p]] for p in (*units, piece)) * self.times(hex_)
        danger = self.threat[hex_] / max(1, defence) - 0.35 * self.cover_of(hex_)
        worth = -self.dread * (1.0 if push < 0.5 else 0.5) * min(4.0, max(0.0, danger - 0.8))
        if gap <= 3:
            worth += 0.45 * self.cover_of(hex_) if gap <= 2 else 0.2 * self.cover_of(hex_)
            here = g.position.at[piece]
            own = {here, *g.board.grid.adjacent[here]} if here < g.board.grid.size else set()
            gained = sum(
                1 for n in (hex_, *g.board.grid.adjacent[hex_])
                if self.gap[n] <= 4 and self.covered[n] - (n in own) <= 0 and g.area >> n & 1
            )  # fmt: skip
            worth += (0.42 - 0.2 * push) * min(4, gained)
        if units:
            worth -= 0.25
        worth -= (0.5 if push < 0.5 else 0.15) * max(0, gap - 2)
        if push:
            worth += push * self.haste * self.headway(piece, hex_)
        if hex_ in self.goals and hex_ in self.prizes:
            worth += 0.5 + 0.6 * min(5, self.prizes[hex_])
        elif hex_ in self.prizes and gap <= 3 and not units:
            worth += 0.4 + 0.3 * min(5, self.prizes[hex_])
        if push < 0.5:
            for spot, weight in self.hot.items():
                worth += weight / (2 + self.distance(hex_, spot))
        around = g.board.grid.adjacent[hex_]
        ringed = sum(bool(self.zone >> n & 1) for n in around)
        if ringed >= len(around) - 1:
            worth -= 2.5
        if not self.in_radius >> hex_ & 1:
            worth -= 6.0
        if g.is_upset(piece) and gap <= 2:
            worth -= 1.2
        if not g.is_full(piece) and push >= 0.5 and gap <= 1:
            worth -= 0.6
        return worth

    def heat(self) -> dict[int, float]:
        """The places to be kept, with how urgent each is."""
        found: dict[int, float] = {}
        for h, weight in self.dear.items():
            if self.g.controller(h) != self.side:
                continue
            near = self.gap[h]
            held = len(self.planned.get(h, ()))
            found[h] = (1.0 + weight) * 4.0 / (1 + near) / (1 + held) if near <= 12 else 0.3 * weight
        return found

    def reach(self, piece: int) -> tuple[int, ...]:
        """Where a unit could march now, its own hex first."""
        g, here = self.g, self.g.position.at[piece]
        if cannot_move(g, self.side, piece) is not None:
            return (here,)
        found = g.ways.meeting(g, mover_of(g, self.side, [piece])).march(here, allowance(g, piece), True)
        return (here, *(h for h in found.hexes if h != here))

    # Weighing attacks ------------------------------------------------------------------------------------------
    def burden(self, piece: int, steps: int) -> float:
        """What the next step of a unit is worth to its owner."""
        g = self.g
        factors = g.attack_of[piece], g.defence_of[piece]
        lost = sum(f[steps] - f[steps - 1] for f in factors)
        return 0.35 + lost / 14 + (0.1 if g.morale(piece) >= 5 else 0.0) + (0.15 if steps == 1 else 0.0)

    def pay(self, units: Iterable[int], points: int, steps: dict[int, int], first: int = -1) -> tuple[float, int]:
        """What so many points of damage cost a stack, the lead first; steps are taken off as they are lost."""
        cost, lost = 0.0, 0
        units = list(units)
        while points > 0:
            able = [p for p in units if steps[p] > 0 and price(self.g, p) <= points]
            if not able:
                break
            if first in able:
                loser, first = first, -1
            else:
                loser = min(able, key=lambda p: (self.burden(p, steps[p]) / price(self.g, p), p))
            points -= price(self.g, loser)
            cost += self.burden(loser, steps[loser])
            steps[loser] -= 1
            lost += 1
        left = sum(1 for p in units if steps[p] > 0)
        return cost + 0.15 * min(points, left), lost

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
            return -9.0
        tally = odds_tally(g, battle)
        attack, defence = (float(x) for x in (tally.compared or (0, 1)))
        shift = int(tally.total)
        whole = sum(g.defence_of[p][g.position.steps[p]] for p in battle.defenders) or 1
        times = defence / whole
        against = self.guns_near(self.foe, target)
        counters = [p for p in against if not g.is_army_gun[p]][:1] if guns and not exploiting else []
        potential = sum(g.gun_potential(p) for p in guns) - 2 * len(counters)
        answer = sum(g.gun_potential(p) for p in against if p not in counters)
        die = int(fire_die(g, battle).total)
        shells = Counter({0: 6}) if exploiting else self.charts.shells(potential, die)
        mine = {level: float(c) for level, c in mastery_tally(g, battle, self.side).chances().items()}
        his = {level: float(c) for level, c in mastery_tally(g, battle, self.foe).chances().items()}
        follow = mine.get(TOTAL, 0.0) + mine.get(PARTIAL, 0.0)
        hampered = g.doctrine(battle.against_lead) == "foch" or any(map(g.is_upset, battle.defenders))
        ways = {TOTAL: 2 if hampered else 3, PARTIAL: 1 if hampered else 2}
        ground = self.worth_of_ground(target)
        if not any(g.is_full(p) and not g.is_upset(p) for p in stand):
            follow = 0.0
        total = -0.28 * self.charts.mean_shells(answer) * self.toll
        if answer > 0 and sum(g.is_foot[p] for p in stand) == 1:
            total -= 0.3 * self.charts.mean_shells(answer)  # disorganised, it could not lead
        spared = 1 if g.position.weather == 1 and self.side == g.initiative else 0
        costs: dict[int, tuple[float, float]] = {}
        for points, often in shells.items():
            steps = {p: g.position.steps[p] for p in battle.defenders}
            worth, _ = self.pay(battle.defenders, points, steps)
            left = sum(g.defence_of[p][steps[p]] for p in battle.defenders)
            share = often / 6
            if left <= 0:
                total += share * (worth + ground * (0.4 + 0.6 * follow))
                continue
            column = rung(attack, left * times) + shift
            if column < 0:
                total -= share * 3 * self.toll
                continue
            value = worth
            for chance, to_me, to_him, star in self.charts.combat[min(column, self.charts.columns - 1)]:
                to_me = max(0, to_me - spared + (2 if g.doctrine(battle.lead) == "foch" else 0))
                if to_me not in costs:
                    mine_left = {p: g.position.steps[p] for p in stand}
                    cost, _ = self.pay(stand, to_me, mine_left, battle.lead)
                    fit = [p for p in stand if mine_left[p] == g.roster.steps[p] and not g.is_upset(p)]
                    costs[to_me] = cost, follow if not to_me or any(p != battle.lead for p in fit) else 0.0
                lost, goes = 0.0, costs[to_me][1]
                for level in (TOTAL, PARTIAL, ""):
                    odds = his.get(level, 0.0) if level else 1 - his.get(TOTAL, 0.0) - his.get(PARTIAL, 0.0)
                    if odds <= 0:
                        continue
                    back = min(ways[level], math.ceil(to_him / 3)) if level and to_him >= 3 else 0
                    after = dict(steps)
                    paid, _ = self.pay(battle.defenders, max(0, to_him - 3 * back), after, battle.against_lead)
                    gone = back > 0 or not any(after.values())
                    lost += odds * (paid + (ground * (0.25 + 0.75 * goes) if gone else 0.0))
                value += chance * (lost - self.toll * costs[to_me][0] - (0.25 if star and battle.shock >= 0 else 0.0))
            total += share * value
        return total

    def worth_of_ground(self, target: int) -> float:
        """What it is worth to drive the enemy out of a hex."""
        worth = self.ground if self.is_attacking or self.strikes_back else 0.4 * self.ground
        if is_in_offensive(self.g, self.side, target) and self.g.offensive_modifier(self.side):
            worth += 0.6
        worth += 0.45 * min(4, self.goals.get(target, 0.0))
        near = max((self.progress(h) for h in self.g.board.grid.adjacent[target] if self.planned.get(h)), default=None)
        if near is not None and self.progress(target) > near - 1:
            worth += 0.25
        return worth

    def guns_near(self, side: Side, target: int, slack: int = 0) -> list[int]:
        """The guns of a side that could fire at a hex."""
        g, at = self.g, self.g.position.at
        return [
            p for p in g.guns[side]
            if g.is_on_board(p) and not g.has(p, FIRED)
            and self.distance(at[p], target) <= g.gun_radius(p) + (slack if not g.has(p, OFFENSIVE) else 0)
        ]  # fmt: skip

    # Planning attacks ------------------------------------------------------------------------------------------
    def plan(self, marching: bool, exploiting: bool = False) -> list[Storm]:
        """The attacks worth making, best first, each unit and gun in one of them at most."""
        g, at = self.g, self.g.position.at
        if marching:
            able = [p for p in self.fighters(self.side) if not g.is_upset(p) and not g.has(p, UNSUPPLIED)]
            frozen = g.frozen_hexes if g.is_frozen() else 0
            able = [p for p in able if not frozen >> at[p] & 1 and self.gap[at[p]] <= 6]
            spots = {p: set(self.reach(p)) for p in able}
            near = hexset(h for hexes in spots.values() for h in hexes)
            goals = [h for h in members(g.board.grid.grow(near) & g.fighter_hexes(self.foe)) if not frozen >> h & 1]
        else:
            goals = targets(g, self.side, exploiting)
            units = {p for h in goals for p in attackers_of(g, self.side, h, exploiting)}
            spots = {p: {at[p]} for p in sorted(units)}
        used: Counter[int] = Counter()
        taken: set[int] = set()
        stacks = {h: list(units) for h, units in self.planned.items()}
        found: list[Storm] = []
        offers = {t: self.best_storm(t, spots, taken, used, stacks, marching, exploiting) for t in goals}
        while offers:
            target = max(offers, key=lambda t: (offers[t].worth if offers[t] else -9.0, t))  # type: ignore[union-attr]
            best = offers.pop(target)
            if best is None or best.worth < self.daring:
                break
            found.append(best)
            taken |= best.stand.keys()
            used.update(best.guns)
            for p, h in best.stand.items():
                if h != at[p]:
                    stacks[at[p]] = [q for q in stacks.get(at[p], ()) if q != p]
                    stacks.setdefault(h, []).append(p)
            for other, offer in offers.items():
                if offer is not None and (taken & offer.stand.keys() or any(used[p] for p in offer.guns)):
                    offers[other] = self.best_storm(other, spots, taken, used, stacks, marching, exploiting)
        return found

    def best_storm(
        self,
        target: int,
        spots: dict[int, set[int]],
        taken: set[int],
        used: Counter[int],
        stacks: dict[int, list[int]],
        marching: bool,
        exploiting: bool,
    ) -> Storm | None:
        """The best attack on a hex with who is left: the highest morale first, Stosstruppen among them."""
        g = self.g
        around = [h for h in g.board.grid.adjacent[target] if not g.holds(self.foe, h) and g.area >> h & 1]
        able = [p for p in spots if p not in taken and not spots[p].isdisjoint(around)]
        if not able:
            return None
        guns = [] if exploiting else self.battery(target, used, 2 if marching else 0)
        able.sort(key=lambda p: (-self.zeal(p), p))
        room = {h: self.rooted(h, stacks.get(h, ()), taken, spots) if marching else [] for h in around}
        stand: dict[int, int] = {}
        best: Storm | None = None
        worst = 0
        for p in able:
            place = self.place_for(p, target, around, spots[p], room, marching)
            if place < 0 or (g.is_tank[p] and is_closed_to_tanks(g, place, target)):
                continue
            stand[p] = place
            if p not in room[place]:
                room[place].append(p)
            worth = self.promise(target, stand, guns, exploiting) - 0.05 * len(stand)
            if marching and self.is_attacking:
                worth -= sum(0.12 * max(0.0, self.headway(q, g.position.at[q]) - self.headway(q, h) - 1)
                             for q, h in stand.items())  # fmt: skip
            if best is None or worth > best.worth + 0.06:
                best, worst = Storm(worth, target, dict(stand), tuple(guns)), 0
            else:
                worst += 1
                if worst >= 3:
                    break
        return best

    def rooted(self, hex_: int, units: Iterable[int], taken: set[int], spots: dict[int, set[int]]) -> list[int]:
        """Those of a stack who stay whatever comes: bound, or in the plan already; in an enemy zone one at least."""
        loose = [p for p in units if p not in taken and len(spots.get(p, ())) > 1]
        stay = [p for p in units if p not in loose]
        if not stay and loose and self.zone >> hex_ & 1:
            stay = [min(loose, key=self.g.weight)]
        return stay

    def zeal(self, piece: int) -> float:
        """How soon a unit is thought of for an attack."""
        g = self.g
        worth = g.attack_of[piece][g.position.steps[piece]] + 3.0 * (g.morale(piece) >= 5)
        worth += 3.0 * (g.stoss_with(piece) >= 0) + 1.5 * g.is_full(piece)
        return worth + (4.0 if g.morale(piece) >= 4 else 0.0)

    def place_for(
        self,
        piece: int,
        target: int,
        around: Iterable[int],
        spots: set[int],
        room: dict[int, list[int]],
        marching: bool,
    ) -> int:
        """Where a unit stands for an attack: where it is if that will do, else the best bank with room; or -1."""
        g, here = self.g, self.g.position.at[piece]
        open_ = [h for h in around if h in spots]
        if not marching:
            return here if here in open_ else -1
        weight = g.weight(piece)
        open_ = [h for h in open_ if piece in room[h] or g.stacking(room[h]) + weight <= g.stack_limit]
        if not open_:
            return -1

        def ease(h: int) -> tuple[float, int]:
            hard = g.ways.is_river(h, target) + g.ways.climbs(h, target) + 0.5 * g.ways.is_stream(h, target)
            return -hard + 0.3 * (h == here) + 0.1 * self.cover_of(h), -h

        return max(open_, key=ease)

    def battery(self, target: int, used: Counter[int], slack: int) -> list[int]:
        """The guns for an attack: one of the offensive, and others up to what the chart can use."""
        g = self.g
        found: list[int] = []
        potential = 0
        near = self.guns_near(self.side, target, slack)
        for p in sorted(near, key=lambda p: (not g.has(p, OFFENSIVE), -g.gun_potential(p), p)):
            often = g.number("limits", "offensive-combats") if g.has(p, OFFENSIVE) else 1
            if used[p] + g.position.combats[p] >= often:
                continue
            if g.has(p, OFFENSIVE) and any(g.has(q, OFFENSIVE) for q in found):
                continue
            if potential >= 8:
                break
            found.append(p)
            potential += g.gun_potential(p)
        return found

    # The turn --------------------------------------------------------------------------------------------------
    def on_launch(self, question: Question) -> Option | None:
        """The guns with most of the enemy's front and most of one's own elite in reach."""
        g = self.g
        self.survey()

        def worth(gun: int) -> float:
            here = g.position.at[gun]
            near = g.board.grid.within(here, g.roster[gun].value("offensive-radius"))
            frozen = g.frozen_hexes if g.is_frozen() else 0
            foes = sum(1 for h in members(near & ~frozen) if g.holds(self.foe, h))
            friends = sum(self.zeal(p) for p in self.fighters(self.side) if near & ~frozen >> g.position.at[p] & 1)
            trench = sum(1 for h in members(near & g.trench) if g.holds(self.foe, h))
            return foes + friends / 20 - 0.7 * trench

        return max(self.those(question, "launch"), key=lambda o: (worth(o.noun), -o.noun), default=None)

    def on_stosstruppen(self, question: Question) -> Option | None:
        """To the best regiments nearest the enemy where the offensive will be."""
        return question.find("share-out")

    def on_call_up(self, question: Question) -> Option | None:
        """At once."""
        return question.find("now")

    # Movement --------------------------------------------------------------------------------------------------
    def on_move(self, question: Question) -> Option | None:
        """Reinforcements first, then footbridges, then the orders."""
        arrivals = self.those(question, "enter")
        if arrivals:
            self.newcomer = arrivals[0].noun
            return arrivals[0]
        self.newcomer = -1
        if not self.have_orders:
            self.have_orders = True
            self.survey()
            self.give_orders()
        spans = self.those(question, "span")
        if spans and (best := self.best_span(question, spans)):
            return best
        while self.orders:
            piece, goal = self.orders.pop(0)
            option = self.option(question, "move", piece)
            if option is not None and goal != self.g.position.at[piece]:
                self.bound_for = goal
                return option
        return None

    def best_span(self, question: Question, spans: list[Option]) -> Option | None:
        """A footbridge that leads on, over a river that no bridge crosses near by."""
        g = self.g
        if not self.is_attacking:
            return None
        best: tuple[float, Option] | None = None
        for option in spans:
            one, other = g.board.grid.ends(option.noun)
            ours = [h for h in (one, other) if g.holds(self.side, h)]
            if not ours or option.noun not in g.ways.river or g.ways.is_bridged(g, option.noun):
                continue
            across = other if one == ours[0] else one
            gain = self.progress(across) - self.progress(ours[0])
            if g.holds(self.foe, across):
                gain -= 0.5
            if best is None or gain > best[0]:
                best = gain, option
        return best[1] if best is not None and best[0] > 0.3 else None

    def on_arrive(self, question: Question) -> Option | None:
        """Where there is room, nearest to where it burns."""
        g = self.g
        self.survey()
        self.hot = self.heat()
        offers = self.those(question, "at")

        def worth(h: int) -> float:
            load = g.stacking(g.fighters_at(h, self.side))
            heat = sum(w / (2 + self.distance(h, s)) for s, w in self.hot.items())
            return heat - 0.6 * max(0, load - 3) - 0.05 * self.gap[h]

        return max(offers, key=lambda o: (worth(o.noun), -o.noun), default=None)

    def on_where(self, question: Question) -> Option | None:
        """To where it was sent, or as near as may be; then halt."""
        piece = question.args.get("piece", -1)
        if self.bound_for < 0 and piece == self.newcomer:
            self.newcomer = -1
            return self.march_in(question, piece)
        if self.bound_for < 0:
            return question.find("halt")
        goal, self.bound_for = self.bound_for, -1
        straight = self.option(question, "to", goal)
        if straight is not None:
            return straight
        ways = self.those(question, "to")
        here = self.g.position.at[piece] if piece >= 0 else goal
        near = min(ways, key=lambda o: (self.distance(o.noun, goal), o.noun), default=None)
        return near if near and self.distance(near.noun, goal) < self.distance(here, goal) else question.find("halt")

    def march_in(self, question: Question, piece: int) -> Option | None:
        """A newcomer by the edge goes on at once to the best place he can reach."""
        self.survey()
        self.hot = self.heat()
        here = self.g.position.at[piece]
        if self.g.is_wheeled[piece]:
            ways = [o for o in self.those(question, "to") if self.gap[o.noun] >= 3]
            return max(ways, key=lambda o: (-abs(self.gap[o.noun] - 4), -o.noun), default=None)
        best = max(self.those(question, "to"), key=lambda o: (self.standing(piece, o.noun, 0.0), -o.noun), default=None)
        return best if best and self.standing(piece, best.noun, 0.0) > self.standing(piece, here, 0.0) else None

    def give_orders(self) -> None:
        """The attack first, then everybody else to where he is needed; then guns and headquarters."""
        g, at = self.g, self.g.position.at
        self.hot = self.heat()
        self.waiting = set()
        storms = self.plan(marching=True) if self.is_attacking else self.ripostes()
        busy: set[int] = set()
        for storm in storms:
            for p, h in storm.stand.items():
                busy.add(p)
                if h != at[p]:
                    self.orders.append((p, h))
                    self.put(p, h)
        self.storms = storms
        busy |= self.guard(busy)
        movable = [p for p in self.fighters(self.side) if p not in busy and cannot_move(g, self.side, p) is None]
        if self.is_attacking and g.offensive_modifier(self.side) >= 0 and g.is_offensive:
            movable = self.hold_reserves(movable)
        movable.sort(key=lambda p: (self.gap[at[p]], -g.defence_of[p][g.position.steps[p]], p))
        for p in movable:
            self.post(p, self.push(p))
        for p in [p for p in g.mobile[self.side] if g.is_wheeled[p] and g.is_on_board(p)]:
            if cannot_move(g, self.side, p) is None:
                self.bring_up(p)

    def guard(self, busy: set[int]) -> set[int]:
        """Somebody stays in a hex whose loss is the end, or goes there when the enemy comes near."""
        g, at = self.g, self.g.position.at
        kept: set[int] = set()
        reims = g.board.regions.get("reims", 0) if "encirclement" in g.scenario.rules else 0
        last = [h for h in g.board.grid.hexes if g.is_decisive(h)] if self.side == GERMAN else members(reims)
        for h in last:
            near = g.board.grid.around[h] | 1 << h
            if self.gap[h] > 4 or sum(len(self.planned.get(n, ())) for n in members(near)) >= 3:
                continue
            there = [p for p in g.fighters_at(h, self.side) if p not in busy]
            able = [p for p in self.fighters(self.side) if p not in busy and h in self.reach(p)]
            best = min(
                there or able,
                key=lambda p: (not g.is_division[p], -g.defence_of[p][g.position.steps[p]], p),
                default=-1,
            )
            if best >= 0:
                kept.add(best)
                if at[best] != h and self.fits(best, h):
                    self.orders.append((best, h))
                    self.put(best, h)
        return kept

    def push(self, piece: int) -> float:
        """How much ground forward counts to a unit now; the Allies attack in the west, and who is far from it holds."""
        far = -self.headway(piece, self.g.position.at[piece])
        is_off = self.side == ALLIED and far > BATTLE
        return 1.0 if self.is_attacking and not is_off else 0.15

    def ripostes(self) -> list[Storm]:
        """The counter-attacks that pay, by those already near."""
        least = self.daring if self.strikes_back else self.daring + 0.45
        return [s for s in self.plan(marching=True) if s.worth >= least]

    def hold_reserves(self, movable: list[int]) -> list[int]:
        """Keep the strongest fresh stacks near the guns of the offensive for the reserve; who is left."""
        g, at = self.g, self.g.position.at
        ground = reserve_ground(g, self.side)
        stacks: dict[int, list[int]] = {}
        for p in movable:
            if ground >> at[p] & 1 and not self.zone >> at[p] & 1 and g.is_full(p) and self.gap[at[p]] <= 4:
                stacks.setdefault(at[p], []).append(p)
        stacks = {h: units for h, units in stacks.items() if self.load(h) <= g.stack_limit}
        many = g.number("limits", f"reserve-{self.side.name}")
        best = sorted(stacks, key=lambda h: (-sum(g.attack_of[p][-1] for p in stacks[h]), h))[:many]
        self.waiting = set(best)
        kept = {p for h in best for p in stacks[h]}
        return [p for p in movable if p not in kept]

    def post(self, piece: int, push: float) -> None:
        """The best place a unit can reach."""
        here = self.g.position.at[piece]
        best, where = self.standing(piece, here, push) + 0.25, here
        for h in self.reach(piece):
            worth = self.standing(piece, h, push)
            if worth > best:
                best, where = worth, h
        if where != here:
            self.orders.append((piece, where))
            self.put(piece, where)

    def bring_up(self, piece: int) -> None:
        """Guns within reach of what is to be attacked or held, headquarters a few hexes behind the front."""
        g, here = self.g, self.g.position.at[piece]
        front = [h for h, units in self.planned.items() if units and self.gap[h] <= 2]
        aims = [s.target for s in self.storms] if self.is_attacking else []
        reach = g.roster[piece].value("radius") or 5

        def cost(h: int) -> float:
            held = any(g.is_combat[p] for p in self.planned.get(h, ()))
            bold = 0.3 if self.is_attacking else 1.0
            danger = {0: 9.0, 1: 9.0, 2: 2.0 * bold if not held else 0.2, 3: 0.4 * bold}.get(self.gap[h], 0.0)
            if g.is_hq[piece]:
                near = sorted(self.distance(h, f) for f in front)[:6] or [0]
                mates = sum(1 for q in g.headquarters[self.side] if q != piece and g.is_on_board(q)
                            and self.distance(g.position.at[q], h) < 6)  # fmt: skip
                return 0.3 * abs(sum(near) / len(near) - 4) + danger + (3.0 if self.gap[h] < 5 else 0.0) + 0.4 * mates
            marks = aims or front
            far = min((self.distance(h, t) for t in marks), default=0)
            inside = sum(1 for t in marks if self.distance(h, t) <= reach)
            return danger + 0.8 * max(0, far - reach) - 0.3 * min(3, inside) + 0.05 * far

        best, where = cost(here) - 0.2, here
        for h in self.reach(piece):
            worth = cost(h)
            if worth < best:
                best, where = worth, h
        if where != here:
            self.orders.append((piece, where))

    def on_relieve(self, question: Question) -> Option | None:
        """Nobody is relieved but the worn."""
        return question.find("stay")

    def on_end_of_movement(self, question: Question) -> Option | None:
        """Bridges, reserves, and whoever had better break off."""
        if self.idle:
            return None
        rebuild = self.those(question, "rebuild")
        if rebuild and self.is_attacking:
            return rebuild[0]
        for option in self.those(question, "demolish"):
            if not self.is_attacking and self.should_blow(option.noun):
                return option
        if self.is_attacking:
            offers = [o for o in self.those(question, "reserve") if o.noun in self.waiting]
            if offers:
                return offers[0]
        for option in self.those(question, "disengage"):
            if self.should_break_off(option.noun):
                return option
        return None

    def should_blow(self, edge: int) -> bool:
        """Whether a bridge helps the enemy more than oneself: hardly anybody of ours is on his bank."""
        g = self.g
        self.survey()
        one, other = g.board.grid.ends(edge)
        bank = one if self.gap[one] < self.gap[other] else other
        safe = other if bank == one else one
        near = [p for p in self.fighters(self.side) if self.distance(g.position.at[p], bank) <= 4]
        beyond = [p for p in near if self.distance(g.position.at[p], bank) < self.distance(g.position.at[p], safe)]
        return len(beyond) <= 1

    def should_break_off(self, piece: int) -> bool:
        """Whether a unit is nearly ringed and would be lost where it stands."""
        g, here = self.g, self.g.position.at[piece]
        around = g.board.grid.adjacent[here]
        foes = g.fighter_hexes(self.foe)
        zone = g.board.grid.grow(foes)
        ringed = sum(bool(foes >> n & 1 or (zone >> n & 1 and not g.holds(self.side, n))) for n in around)
        hostile = sum(bool(foes >> n & 1) for n in around)
        return ringed == len(around) and hostile >= 3 and not g.trench >> here & 1

    # Combat ----------------------------------------------------------------------------------------------------
    def on_attack(self, question: Question) -> Option | None:
        """The attack that promises most."""
        return self.next_storm(question, False)

    def on_attack_exploiting(self, question: Question) -> Option | None:
        """The attack that promises most."""
        return self.next_storm(question, True)

    def next_storm(self, question: Question, exploiting: bool) -> Option | None:
        """The best attack there is, planned afresh after each."""
        self.survey()
        storms = self.plan(marching=False, exploiting=exploiting)
        self.storm = storms[0] if storms else None
        return self.option(question, "attack", storms[0].target) if storms else None

    def on_join(self, question: Question) -> Option | None:
        """Those of the plan; a tank called up with them."""
        if self.storm is None:
            return None
        for option in self.those(question, "join"):
            if option.noun in self.storm.stand:
                return option
        calls = self.those(question, "call-tank")
        return calls[0] if calls and self.storm.worth > 0.5 else None

    on_call_tank = on_join

    def on_guns_attack(self, question: Question) -> Option | None:
        """Those of the plan; in exploitation whatever silences a gun."""
        offers = self.those(question, "gun")
        if offers and self.storm is not None:
            return next((o for o in offers if o.noun in self.storm.guns), None)
        counters = self.those(question, "counter")
        return counters[0] if counters else None

    def on_guns_defence(self, question: Question) -> Option | None:
        """Each gun where it does most: at the enemy's guns, or at his men."""
        best, worth = None, 0.25
        for option in self.those(question, "gun"):
            offer = question.offer_of("gun")
            tally = offer.explain(option.noun) if offer else None
            if tally is not None and tally.column is not None:
                potential = self.g.gun_potential(option.noun)
                column = int(tally.column) + 1
                gain = self.charts.mean_shells(column) - self.charts.mean_shells(column - potential)
                if gain > worth:
                    best, worth = option, gain
        for option in self.those(question, "counter"):
            offer = question.offer_of("counter")
            tally = offer.explain(option.noun) if offer else None
            if tally is None or tally.die is None:
                continue
            column = 0 if tally.column is None else int(tally.column) + 1
            die = int(tally.die.total)
            gain = self.charts.mean_shells(column + 2, die) - self.charts.mean_shells(column, die)
            if gain > worth:
                best, worth = option, gain
        return best

    def on_counter(self, question: Question) -> Option | None:
        """One corps artillery at the enemy's guns, where enough is left to bombard."""
        if self.storm is None:
            return None
        firing = sum(self.g.gun_potential(p) for p in self.storm.guns)
        offers = self.those(question, "counter")
        return offers[0] if offers and firing >= 8 and not question.args.get("chosen", 0) else None

    def on_lead_attack(self, question: Question) -> Option | None:
        """The highest morale, a worn unit before a whole one."""
        g = self.g
        return max(question.options, key=lambda o: (g.morale(o.noun), not g.is_full(o.noun), g.position.steps[o.noun]))

    def on_lead_defence(self, question: Question) -> Option | None:
        """The highest morale, the most steps."""
        g = self.g
        return max(question.options, key=lambda o: (g.morale(o.noun), g.position.steps[o.noun], -o.noun))

    def on_coordinate(self, question: Question) -> Option | None:
        """The best tank."""
        return max(question.options, key=lambda o: self.g.morale(o.noun))

    def on_shock(self, question: Question) -> Option | None:
        """Always."""
        offers = self.those(question, "shock")
        return offers[0] if offers else None

    def on_loses(self, question: Question) -> Option | None:
        """What costs least for the points; Stosstruppen to keep a regiment whole."""
        g = self.g
        steps = self.those(question, "loses")
        sheds = self.those(question, "sheds")
        if sheds and all(g.is_full(o.noun) for o in steps):
            return sheds[0]
        return min(
            steps,
            key=lambda o: (self.burden(o.noun, g.position.steps[o.noun]) / price(g, o.noun), o.noun),
            default=None,
        )

    on_loses_any = on_loses_highest = on_loses_orders = on_loses_zone = on_loses

    def on_disorders(self, question: Question) -> Option | None:
        """Whoever could not lead, then the weakest."""
        g = self.g
        return min(
            question.options, key=lambda o: (g.morale(o.noun), g.defence_of[o.noun][g.position.steps[o.noun]], o.noun)
        )

    def on_confuse(self, question: Question) -> Option | None:
        """The strongest of the enemy."""
        g = self.g
        return max(question.options, key=lambda o: (g.attack_of[o.noun][g.position.steps[o.noun]], -o.noun))

    def on_panics(self, question: Question) -> Option | None:
        """The weakest."""
        g = self.g
        return min(question.options, key=lambda o: (g.attack_of[o.noun][g.position.steps[o.noun]], o.noun))

    def on_disband(self, question: Question) -> Option | None:
        """The weakest."""
        g = self.g
        return min(question.options, key=lambda o: (g.defence_of[o.noun][g.position.steps[o.noun]], o.noun))

    def on_cancel(self, question: Question) -> Option | None:
        """The strongest marker."""
        g = self.g
        offers = self.those(question, "cancel")
        return max(offers, key=lambda o: (g.attack_of[o.noun][g.position.steps[o.noun]], -o.noun), default=None)

    # Going back ------------------------------------------------------------------------------------------------
    def on_retreat(self, question: Question) -> Option | None:
        """As far as saves steps, where the ground is not worth them."""
        g = self.g
        hex_, left, each = question.args["hex"], int(question.args["left"]), int(question.args["price"])
        units = g.fighters_at(hex_, self.side)
        self.survey()
        keep = 0.25 + 0.3 * self.cover_of(hex_) + 0.5 * min(4, self.dear.get(hex_, 0.0)) * (hex_ in self.prizes)

        def cost(hexes: int) -> float:
            steps = {p: g.position.steps[p] for p in units}
            lost, _ = self.pay(units, max(0, left - each * hexes), steps)
            if not any(steps.values()):
                lost += keep + 0.5
            upset = 0.18 * len(units) if hexes >= 2 else 0.0
            return lost + (keep + 0.3 * (hexes - 1) if hexes else 0.0) + upset

        return min(question.options, key=lambda o: (cost(o.noun), o.noun))

    def on_break_off_far(self, question: Question) -> Option | None:
        """Two hexes, no more."""
        return min(question.options, key=lambda o: (abs(o.noun - 2), o.noun))

    def on_break_off(self, question: Question) -> Option | None:
        """Whoever was marked."""
        return question.options[0]

    def on_by_morale(self, question: Question) -> Option | None:
        """The best morale."""
        return max(question.options, key=lambda o: self.g.morale(o.noun))

    def on_back(self, question: Question) -> Option | None:
        """To the best ground."""
        self.survey()
        self.hot = self.heat()
        piece = question.args["piece"]
        return max(self.those(question, "back"), key=lambda o: (self.standing(piece, o.noun, 0.0), -o.noun))

    on_back_crowded = on_back

    def on_back_foe(self, question: Question) -> Option | None:
        """Where it hurts: into zones, and away from good ground."""
        g = self.g
        return max(question.options, key=lambda o: (g.in_zone(self.side, o.noun), -o.noun))

    def on_react(self, question: Question) -> Option | None:
        """Whoever can fill a hole best."""
        self.survey()
        self.hot = self.heat()
        best: tuple[float, Option, int] | None = None
        for option in self.those(question, "react"):
            piece = option.noun
            here = self.g.position.at[piece]
            stays = self.standing(piece, here, 0.0)
            for h in self.half_reach(piece):
                gain = self.standing(piece, h, 0.0) - stays
                if best is None or gain > best[0]:
                    best = gain, option, h
        if best is None or best[0] < 0.4:
            return None
        self.bound_for = best[2]
        return best[1]

    on_react_where = on_where

    def half_reach(self, piece: int) -> tuple[int, ...]:
        """Where a unit could come in reaction."""
        g, here = self.g, self.g.position.at[piece]
        left = (allowance(g, piece) + 1) // 2
        return tuple(g.ways.meeting(g, mover_of(g, self.side, [piece])).march(here, left, True).hexes)

    def on_misdirect(self, question: Question) -> Option | None:
        """Let them stay."""
        return question.find("done")

    # Going on --------------------------------------------------------------------------------------------------
    def on_advance(self, question: Question) -> Option | None:
        """In, the strongest first, as far as there is room; on where that leads to the aims."""
        g = self.g
        hex_ = question.args["hex"]
        self.survey()
        onward = [o for o in self.those(question, "onward") if self.best_onward(o.noun) >= 0]
        if onward and not self.stays_behind(hex_, onward):
            return max(onward, key=lambda o: (g.attack_of[o.noun][g.position.steps[o.noun]], -o.noun))
        offers = [o for o in self.those(question, "advance") if self.load(hex_) + g.weight(o.noun) <= g.stack_limit]
        if not self.worth_entering(hex_):
            return None
        return max(offers, key=lambda o: (self.value_in_front(o.noun), -o.noun), default=None)

    def value_in_front(self, piece: int) -> float:
        """How much one would like a unit in a hex just won."""
        g = self.g
        return g.defence_of[piece][g.position.steps[piece]] + 2.0 * (g.stoss_with(piece) >= 0)

    def worth_entering(self, hex_: int) -> bool:
        """Whether a hex just won is worth standing in."""
        around = self.g.board.grid.adjacent[hex_]
        ringed = sum(bool(self.zone >> n & 1) for n in around)
        return self.is_attacking or ringed <= 3 or hex_ in self.prizes

    def stays_behind(self, hex_: int, onward: list[Option]) -> bool:
        """Whether nobody else would be left in the hex just won."""
        return len(self.planned.get(hex_, ())) <= 1

    def best_onward(self, piece: int) -> int:
        """A hex beyond that is nearer to the aims, or -1."""
        g, here = self.g, self.g.position.at[piece]
        good = [
            h for h in g.board.grid.adjacent[here]
            if not g.holds(self.foe, h) and g.controller(h) != self.side
            and self.headway(piece, h) > self.headway(piece, here) and self.in_radius >> h & 1
        ]  # fmt: skip
        return max(good, key=lambda h: (self.headway(piece, h), -h), default=-1)

    def on_onward(self, question: Question) -> Option | None:
        """Towards the aims."""
        piece = question.args["piece"]
        fresh = [o for o in question.options if self.g.controller(o.noun) != self.side]
        return max(fresh or question.options, key=lambda o: (self.headway(piece, o.noun), -o.noun))

    def on_exploit(self, question: Question) -> Option | None:
        """The strongest."""
        g = self.g
        offers = self.those(question, "exploit")
        return max(offers, key=lambda o: (g.attack_of[o.noun][g.position.steps[o.noun]], -o.noun), default=None)

    def on_exploit_move(self, question: Question) -> Option | None:
        """Whoever gains most, as far as he can."""
        if not self.have_orders:
            self.have_orders = True
            self.survey()
            self.hot = self.heat()
            movers = [o.noun for o in self.those(question, "move")]
            movers.sort(key=lambda p: (self.gap[self.g.position.at[p]], p))
            for p in movers:
                self.post(p, self.push(p))
        while self.orders:
            piece, goal = self.orders.pop(0)
            option = self.option(question, "move", piece)
            if option is not None:
                self.bound_for = goal
                return option
        return None

    def on_haul(self, question: Question) -> Option | None:
        """After the front."""
        self.survey()
        for option in self.those(question, "haul"):
            if self.gap[self.g.position.at[option.noun]] > 2:
                return option
        return None

    def on_haul_to(self, question: Question) -> Option | None:
        """Nearer the enemy and the aims, not too near."""

        def worth(h: int) -> float:
            return -abs(self.gap[h] - 2) + 0.1 * self.progress(h)

        return max(question.options, key=lambda o: (worth(o.noun), -o.noun))

    def on_withdraw(self, question: Question) -> Option | None:
        """Farthest from the enemy."""
        self.survey()
        return max(question.options, key=lambda o: (self.gap[o.noun], -o.noun))


# Playing and measuring -------------------------------------------------------------------------------------------


class Evening(NamedTuple):
    """How things stood at the end of an operational sequence or of a turn."""

    turn: int
    sequence: int
    gained: int
    lost: int
    deepest: int
    depth: float
    german: int
    allied: int
    points: int
    over: bool
    """Whether a German combat unit of Blücher's front is over the Aisne."""
    south: int
    east: int
    """Hexes won south of the Marne, and east of Reims."""


class Outcome(NamedTuple):
    """One game."""

    seed: int
    evenings: list[Evening]
    verdict: str
    held: list[str]
    answers: int
    seconds: float
    cells: Counter[str]
    columns: Counter[str]


class Watch:
    """What is measured while a game goes on."""

    def __init__(self, g: Marne) -> None:
        self.g = g
        self.steps = {side: self.steps_of(side) for side in g.sides}
        self.home = g.held_at_start[GERMAN] & g.area
        self.away = g.held_at_start[ALLIED] & g.area
        self.columns = self.front_columns()
        self.far = gaps(g.board.grid, self.home)
        marne = g.ways.named.get("marne", set())
        self.aisne = hexset(h for h in members(self.beyond(g.ways.river - marne, "2825")) if self.column(h) <= 42)
        self.marne = self.beyond(marne, "3430")
        self.cells: Counter[str] = Counter()
        self.labels: Counter[str] = Counter()

    def steps_of(self, side: Side) -> int:
        """All the steps of a side, those still to come too."""
        g = self.g
        return sum(g.position.steps[p] for p in g.fighters[side] if g.position.at[p] != g.board.out and g.is_foot[p])

    def front_columns(self) -> list[int]:
        """The columns of the map in which both sides face each other at the start."""
        grid = self.g.board.grid
        touching = grid.grow(self.home) & self.away
        near = grid.grow(self.g.fighter_hexes(GERMAN), 2) & touching
        return sorted({grid.printed(h)[0] for h in members(near)})

    def column(self, hex_: int) -> int:
        """The printed column of a hex."""
        return self.g.board.grid.printed(hex_)[0]

    def beyond(self, rivers: set[int], number: str) -> int:
        """The hexes on the bank of one of them, nothing where the scenario does not reach so far."""
        grid = self.g.board.grid
        start = grid.get(number)
        if start is None or not rivers:
            return 0
        reached, front = 1 << start, [start]
        while front:
            here = front.pop()
            for d, n in enumerate(grid.neighbours[here]):
                if n >= 0 and not reached >> n & 1 and here * 6 + d not in rivers:
                    reached |= 1 << n
                    front.append(n)
        return reached

    def listen(self, events: Iterable[Event], stage: tuple[int, int]) -> None:
        """Count the odds and results of the first sequence."""
        if stage != (1, 1):
            return
        for event in events:
            if event.key == "odds":
                self.labels[str(event.args["column"])] += 1
            elif event.key == "combat-result":
                self.cells[str(event.args["result"])] += 1

    def evening(self, turn: int, sequence: int) -> Evening:
        """The front and the losses now."""
        g, grid, at = self.g, self.g.board.grid, self.g.position.at
        gained = [h for h in members(self.away) if g.controller(h) == GERMAN]
        lost = sum(1 for h in members(self.home) if g.controller(h) == ALLIED)
        units = [at[p] for p in g.fighters[GERMAN] if at[p] < grid.size]
        by_column = Counter(map(self.column, gained))
        return Evening(
            g.calendar_of(turn),
            sequence,
            len(gained),
            lost,
            max((self.far[h] for h in units), default=0),
            mean(by_column[c] for c in self.columns),
            self.steps[GERMAN] - self.steps_of(GERMAN),
            self.steps[ALLIED] - self.steps_of(ALLIED),
            int(victory_tally(g).total),
            any(self.aisne >> h & 1 for h in units),
            sum(self.marne >> h & 1 for h in gained),
            sum(self.column(h) > 46 for h in gained),
        )


def play(scenario: str, seed: int, options: list[str], folders: list[str], idle: str = "") -> Outcome:
    """One game between the two generals."""
    game = title(Marne, *folders).new(scenario, options, seed=seed)
    g: Marne = game.play  # type: ignore[assignment]
    generals = {"german": General(game, GERMAN), "allied": General(game, ALLIED)}
    if idle:
        generals[idle].idle = True
    watch = Watch(g)
    evenings: list[Evening] = []
    start, turn, sequence, seen = time.perf_counter(), 1, 1, 0
    while game.question is not None:
        question = game.question
        if g.position.turn == turn and g.position.sequence == sequence + 1:
            evenings.append(watch.evening(turn, sequence))
            sequence += 1
        game.answer(generals[question.side].answer(question))
        watch.listen(game.events[seen:], (turn, sequence))
        seen = len(game.events)
        if g.position.turn != turn or game.question is None:
            evenings.append(watch.evening(turn, sequence))
            turn, sequence = g.position.turn, 1
    assert game.result is not None
    held = [g.board.grid.number(reason.args["hex"]) for reason in victory_tally(g).reasons]
    seconds = time.perf_counter() - start
    return Outcome(seed, evenings, game.result.verdict, held, len(game.entries), seconds, watch.cells, watch.labels)


def shared(counts: Iterable[Counter[str]]) -> str:
    """How often each came about, by games."""
    games = list(counts)
    total: Counter[str] = sum(games, Counter())
    return ", ".join(f"{name} {n / len(games):.1f}" for name, n in sorted(total.items()))


def report(scenario: str, outcomes: list[Outcome]) -> str:
    """What many games say, sequence by sequence."""
    lines = [
        f"{scenario}: {len(outcomes)} games, seeds {outcomes[0].seed}-{outcomes[-1].seed}; "
        f"{mean(o.answers for o in outcomes):.0f} answers and {mean(o.seconds for o in outcomes):.1f} s a game",
        "",
        "| turn, sequence | hexes won | hexes lost | mean advance | deepest | German steps lost | Allied | points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    stages = sorted({(e.turn, e.sequence) for o in outcomes for e in o.evenings})
    for stage in stages:
        row = [e for o in outcomes for e in o.evenings if (e.turn, e.sequence) == stage]
        lines.append(
            f"| {stage[0]}, {stage[1]} | {mean(e.gained for e in row):.1f} | {mean(e.lost for e in row):.1f} "
            f"| {mean(e.depth for e in row):.1f} | {mean(e.deepest for e in row):.1f} "
            f"| {mean(e.german for e in row):.1f} | {mean(e.allied for e in row):.1f} "
            f"| {mean(e.points for e in row):.1f} |"
        )
    last = [o.evenings[-1] for o in outcomes]
    counted = Counter(o.verdict.removeprefix("verdict-") for o in outcomes).most_common()
    lines += [
        "",
        "Verdicts: " + ", ".join(f"{verdict} {n} ({n / len(outcomes):.0%})" for verdict, n in counted) + ".",
        "Points: " + ", ".join(f"{p}: {n}" for p, n in sorted(Counter(e.points for e in last).items()))
        + f"; mean {mean(e.points for e in last):.1f}, median {median(e.points for e in last):g}.",
        "Held at the end: "
        + ", ".join(f"{h} {n}" for h, n in Counter(h for o in outcomes for h in o.held).most_common()) + ".",
        "Combats of the first sequence, a game: " + shared(o.columns for o in outcomes) + ".",
        "Their results, a game: " + shared(o.cells for o in outcomes) + ".",
    ]  # fmt: skip
    if scenario == "friedensturm":
        for turn in sorted({stage[0] for stage in stages}):
            row = [max((e for e in o.evenings if e.turn == turn), key=lambda e: e.sequence) for o in outcomes]
            lines.append(
                f"Hexes won by the end of turn {turn} south of the Marne {mean(e.south for e in row):.1f}, "
                f"east of Reims {mean(e.east for e in row):.1f}."
            )
    if scenario == "blucher":
        for sequence in (1, 2, 3):
            row = [e for o in outcomes for e in o.evenings if (e.turn, e.sequence) == (1, sequence)]
            if row:
                lines.append(
                    f"Over the Aisne by the end of sequence {sequence}: {mean(e.over for e in row):.0%}, "
                    f"deepest {mean(e.deepest for e in row):.1f} hexes on average."
                )
    return "\n".join(lines)


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenario", nargs="?", default="gneisenau")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--options", default="", help="optional rules, such as 17.0")
    parser.add_argument("--data", default="", help="folders of an owner's data, laid over ours")
    parser.add_argument("--workers", type=int, default=1, help="games played at once")
    parser.add_argument(
        "--idle", default="", choices=["", "german", "allied"], help="a side that only does what it must"
    )
    given = parser.parse_args()
    options = [o for o in given.options.split(",") if o]
    folders = [f for f in given.data.split(",") if f]
    seeds = range(given.first_seed, given.first_seed + given.games)
    jobs = [(given.scenario, seed, options, folders, given.idle) for seed in seeds]
    if given.workers > 1:
        with ProcessPoolExecutor(given.workers) as pool:
            outcomes = list(pool.map(play, *zip(*jobs, strict=True)))
    else:
        outcomes = [play(*job) for job in jobs]
    print(report(given.scenario, outcomes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
