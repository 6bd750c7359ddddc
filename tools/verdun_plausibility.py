"""Two sensible generals fight for Verdun many times over, to see whether our charts and counters give the history.

The players here know the trade a little: bombard what will be assaulted, bring two regiments and pioneers, keep guns
and headquarters up, hold the good ground, spend men only for something. They are a measuring rod for the values marked
`ours`, not opponents: nothing in the package imports them, and no rule is decided here.

    python tools/verdun_plausibility.py fall-gericht --games 40 --first-seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from statistics import mean, median
from typing import Any, NamedTuple

from grognard.games.verdun.assault import assault_tally, cannot_join, is_kin
from grognard.games.verdun.bombardment import barrage_tally, covers, guns_on, may_combine
from grognard.games.verdun.morale import morale_tally
from grognard.games.verdun.movement import cannot_go_strategic, cannot_move, fits, group_reach
from grognard.games.verdun.strength import allowance, attack_strength, defence_strength
from grognard.games.verdun.supply import corps_of, sources, supply_barred, supply_edges
from grognard.games.verdun.table import (
    ARMY_GUNS,
    ASSAULTED,
    ATTACKED,
    CORPS,
    DEMORALISED,
    DIVISIONAL,
    DUG_IN,
    FIRED,
    FRENCH,
    GERMAN,
    MOVED,
    PIONEER,
    UNSUPPLIED,
    Verdun,
)
from grognard.games.verdun.victory import losses, victory_tally
from grognard.kernel.game import Game
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Option, Question, Side
from grognard.kernel.tally import Tally
from grognard.kernel.trace import spread
from grognard.shelf import title

FAR = 10_000

AXES = {
    "VIIR": "0504 0806 1104 0710 1112 1314 1319 1420",
    "XVIII": "1104 1605 1609 1912 2012 1314 1319 1421",
    "III": "2012 1912 2015 2017 1718 1421",
    "V": "2406 2409 2413 2012 2415 2912 2715 2418 2421",
}
"""What each German corps is after, in order: what it does not hold yet is its next goal."""

SECTORS = {"VIIR": (2, 12), "XVIII": (10, 18), "III": (17, 23), "V": (22, 33)}
"""The columns each German corps attacks in: a regiment outside its sector is a burden to its supply and guns."""

KEYS = "1112 1314 1912 2012 2015 2017 2415 1718 1619 1420 1421 2418 1605 1609 2409 2413 2406"
"""What the French reserves are sent to, as it is threatened."""

ROADS = "1605 1606 1104 1405 2008 2005 2203 1609 1909 1912 2409 1104 0905"
"""Junctions behind the German front worth a shell."""


class Storm(NamedTuple):
    """An assault that looks worth making: who goes where, with which guns, and what it promises."""

    worth: float
    target: int
    stand: dict[int, int]
    guns: list[int]


class General:
    """One side's player: it is handed the game and says which option it takes."""

    daring = 0.3
    """How much an assault must promise."""
    mass = 3.0
    """How much it likes to mass: the higher, the more regiments it throws at one hex."""
    fort_prize = 1.2
    """What a fort is worth; a village is 1."""
    step = 0.9
    """What one of its own steps is worth to it, an enemy step being 1.1."""

    def __init__(self, game: Game, side: Side) -> None:
        self.game = game
        self.g: Verdun = game.play  # type: ignore[assignment]
        self.side = side
        self.next: list[str] = []
        self.storms: list[Storm] = []
        self.orders: dict[int, tuple[bool, int]] = {}
        self.idle = False
        """Whether it only answers what it must: for the ends of the scale."""
        self.phase = (0, -1)
        self.find = self.g.board.grid.find
        self.distance = self.g.board.grid.distance
        self._ways: dict[int, dict[int, int]] = {}

    # Answering -------------------------------------------------------------------------------------------------
    def answer(self, question: Question) -> Option:
        """The option this general takes."""
        place = self.g.position.turn, self.g.position.phase
        if place != self.phase:
            self.phase, self.next = place, []
            self.orders.clear()
        if self.idle and question.is_menu and question.find("done"):
            return self.way_out(question)
        while self.next:
            found = question.find(self.next.pop(0))
            if found is not None:
                return found
        method: Callable[[Question], Option | str | None] | None = getattr(
            self, question.ask.replace("-", "_").replace("ask_", "on_", 1), None
        )
        chosen = method(question) if method else None
        if isinstance(chosen, str):
            chosen = question.find(chosen)
        return chosen or self.way_out(question)

    def way_out(self, question: Question) -> Option:
        """Enough, if that can be said; else whatever comes first."""
        return question.find("done") or question.find("halt") or question.options[0]

    # Looking at the map ------------------------------------------------------------------------------------------
    def foot(self, side: Side) -> list[int]:
        """The infantry of a side on the map."""
        g = self.g
        return [p for p in g.own[side] if g.is_foot[p] and g.is_on_board(p)]

    def way_to(self, goal: int) -> dict[int, int]:
        """What the march to a hex costs from everywhere, in half points, nobody in the way."""
        if goal not in self._ways:
            self._ways[goal] = spread(self.g.ways.plain["march"], 1 << goal)
        return self._ways[goal]

    def nearest_enemy(self, hex_: int) -> int:
        """How far the nearest enemy infantry is."""
        return min((self.distance(hex_, h) for h in self.enemy_foot_hexes()), default=99)

    def enemy_foot_hexes(self) -> set[int]:
        """Where enemy infantry stands."""
        return {self.g.position.at[p] for p in self.foot(self.side.enemy)}

    def shift_at(self, hex_: int) -> int:
        """How many columns the ground of a hex is worth to who defends it."""
        g, shifts = self.g, self.g.charts["assault-shifts"]
        total = 0
        for name in ("hill", "village", "wood", "trench", "city"):
            if getattr(g, name) >> hex_ & 1:
                total -= shifts.number(name, "columns")
        return total + (2 if g.is_fort(hex_) else 0)

    def prize(self, hex_: int) -> float:
        """What a hex is worth for itself: victory points, and the ground."""
        g = self.g
        worth = 1.0 if g.village >> hex_ & 1 else 0.0
        worth += self.fort_prize if g.is_fort(hex_) else 0.0
        worth += 3.0 if g.city >> hex_ & 1 else 0.0
        return worth + (0.7 if g.trench >> hex_ & 1 else 0.0)

    # Reach -------------------------------------------------------------------------------------------------------
    def reach_of(self, piece: int, strategic: bool = False) -> dict[int, int]:
        """Where a unit could march now, and what it costs."""
        g = self.g
        if cannot_move(g, self.side, piece) is not None:
            return {g.position.at[piece]: 0}
        points = allowance(g, piece) * (2 if strategic else 1)
        return group_reach(g, self.side, [piece], points, False, strategic).costs

    # Planning assaults -------------------------------------------------------------------------------------------
    def plan(self, marching: bool) -> list[Storm]:
        """The assaults worth making, best first, each unit and gun in one of them at most."""
        g, at = self.g, self.g.position.at
        able = [p for p in self.foot(self.side) if not g.has(p, DEMORALISED | ATTACKED)]
        spots: dict[int, dict[int, int]] = {p: self.reach_of(p) if marching else {at[p]: 0} for p in able}
        if marching and self.side == FRENCH:
            own = FRENCH + 1
            spots = {
                p: {h: c for h, c in costs.items() if h == at[p] or g.position.control[h] == own}
                for p, costs in spots.items()
            }
        targets = self.targets(spots)
        taken: set[int] = set()
        used: set[int] = {p for p in g.guns[self.side] if marching and g.is_on_board(p) and self.lags(p)}
        stacks: dict[int, list[int]] = {}
        for p in g.own[self.side]:
            if g.is_on_board(p) and not (p in spots and len(spots[p]) > 1):
                stacks.setdefault(at[p], []).append(p)
        found: list[Storm] = []
        offers = {t: self.best_storm(t, spots, taken, used, stacks, marching) for t in targets}
        while offers:
            target = max(offers, key=lambda t: (offers[t].worth if offers[t] else -9, t))  # type: ignore[union-attr]
            best = offers.pop(target)
            if best is None or best.worth < self.daring:
                break
            found.append(best)
            taken |= best.stand.keys()
            used |= set(best.guns)
            for p, h in best.stand.items():
                if h != at[p] or p not in stacks.get(h, []):
                    stacks.setdefault(h, []).append(p)
            for other, offer in offers.items():
                if offer is not None and (taken & offer.stand.keys() or used & set(offer.guns)):
                    offers[other] = self.best_storm(other, spots, taken, used, stacks, marching)
        return found

    def targets(self, spots: dict[int, dict[int, int]]) -> list[int]:
        """The enemy hexes somebody could come next to."""
        g = self.g
        near: set[int] = set()
        for costs in spots.values():
            for h in costs:
                near.update(g.board.grid.adjacent[h])
        return [
            h
            for h in g.enemy_hexes(self.side)
            if h in near and not any(g.has(p, ASSAULTED) for p in g.units_at(h, self.side.enemy))
        ]

    def best_storm(
        self,
        target: int,
        spots: dict[int, dict[int, int]],
        taken: set[int],
        used: set[int],
        stacks: dict[int, list[int]],
        marching: bool,
    ) -> Storm | None:
        """The best assault on a hex with who is left: the strongest first, pioneers among them, as room allows."""
        g = self.g
        around = [h for h in g.board.grid.adjacent[target] if g.ways.plain["march"].cost(h, target) is not None]
        able = [p for p in spots if p not in taken and any(h in spots[p] for h in around)]
        if not marching:
            able = [p for p in able if cannot_join(g, self.side, target, p) is None]
        able.sort(key=lambda p: (g.kind[p] != PIONEER, self.astray(p, target) - attack_strength(g, p), p))
        defenders = g.units_at(target, self.side.enemy)
        against = self.supporters(defenders, target, False, 0, set())
        stand: dict[int, int] = {}
        room: dict[int, list[int]] = {h: list(stacks.get(h, ())) for h in around}
        best: Storm | None = None
        best_thrift = 0.0
        pioneers = 0
        for p in able:
            if g.kind[p] == PIONEER:
                if pioneers:
                    continue
                pioneers = 1
            place = self.place_for(p, around, spots[p], room)
            if place < 0:
                continue
            stand[p] = place
            if p not in room[place]:
                room[place].append(p)
            units = list(stand)
            guns = self.supporters(units, target, True, 3 if marching else 0, used)
            tally = self.tally(target, stand, guns, against)
            if tally.column is None:
                continue
            guns = self.needed(target, stand, guns, against, tally.column)
            worth = self.worth_of(target, tally, defenders, units)
            worth -= sum(0.04 + 0.1 * self.astray(q, target) for q in units)
            thrift = worth / (len(units) + self.mass) if worth > 0 else worth
            if best is None or thrift > best_thrift + 0.005:
                best, best_thrift = Storm(worth, target, dict(stand), guns), thrift
            if int(tally.base or 0) + tally.total >= len(g.charts["assault"].columns):
                break  # more would be wasted
        return best

    def lags(self, piece: int) -> bool:
        """Whether the front has run away from a corps gun, so that it had better march than fire."""
        g = self.g
        if self.side != GERMAN or g.kind[piece] != CORPS:
            return False
        kin = [g.position.at[p] for p in self.foot(GERMAN) if g.corps[p] == g.corps[piece] and g.kind[p] != PIONEER]
        far = sorted(self.distance(g.position.at[piece], h) for h in kin)
        return bool(far) and far[len(far) // 2] > 4

    def astray(self, piece: int, target: int) -> int:
        """How far a target lies outside a unit's sector."""
        if self.g.corps[piece] not in SECTORS:
            return 0
        west, east = SECTORS[self.g.corps[piece]]
        column = self.g.board.grid.printed(target)[0]
        return max(0, west - column, column - east)

    def place_for(self, piece: int, around: Iterable[int], costs: dict[int, int], room: dict[int, list[int]]) -> int:
        """Where a unit stands for an assault: where it is if that will do, else the best ground with room; or -1."""
        here = self.g.position.at[piece]
        open_ = [h for h in around if h in costs and (piece in room[h] or fits(self.g, [*room[h], piece]))]
        if here in open_:
            return here
        return max(open_, key=lambda h: (self.shift_at(h), -costs[h], h), default=-1)

    def supporters(self, units: list[int], target: int, offensive: bool, slack: int, used: set[int]) -> list[int]:
        """The guns that could support these units; `slack` more hexes for field guns that still march."""
        g = self.g
        found = []
        for p in g.guns[g.owner[units[0]]]:
            if not g.is_on_board(p) or p in used or g.has(p, FIRED | DEMORALISED):
                continue
            if (offensive and g.has(p, UNSUPPLIED)) or (not offensive and g.position.at[p] == target):
                continue
            far = g.range_of[p] + (slack if g.kind[p] == DIVISIONAL else 0)
            if self.distance(g.position.at[p], target) <= far and any(is_kin(g, p, u) for u in units):
                found.append(p)
        return found

    def tally(self, target: int, stand: dict[int, int], guns: list[int], against: list[int]) -> Tally:
        """The odds of an assault as if everybody stood where the plan has them."""
        at = self.g.position.at
        were = {p: at[p] for p in stand}
        for p, h in stand.items():
            at[p] = h
        tally = assault_tally(self.g, target, list(stand), guns, against)
        for p, h in were.items():
            at[p] = h
        return tally

    def needed(self, target: int, stand: dict[int, int], guns: list[int], against: list[int], column: int) -> list[int]:
        """Only the guns that change the column."""
        kept = list(guns)
        for p in sorted(guns, key=lambda p: (self.g.kind[p] == DIVISIONAL, self.g.attack_of[p])):
            fewer = [q for q in kept if q != p]
            if self.tally(target, stand, fewer, against).column == column:
                kept = fewer
        return kept

    def worth_of(self, target: int, tally: Any, defenders: list[int], units: list[int]) -> float:
        """What an assault promises: ground and enemy steps, less one's own."""
        g = self.g
        rounds_up = self.side == GERMAN and (bool(g.trench >> target & 1) or g.is_fort(target))
        steps = sum(g.position.steps[p] if not g.is_garrison[p] else 1 for p in defenders)
        ground = self.ground_worth(target)
        total = 0.0
        for cell, chance in tally.chances().items():
            lost, _, dealt = cell.partition("/")
            to_me, to_him = int(lost), int(dealt)
            his = min(steps, (to_him + 1) // 2 if rounds_up else to_him // 2)
            mine = (to_me + 1) // 2 if rounds_up else to_me // 2
            clears = his >= steps or to_him > his
            worth = (ground if clears else 0.0) + 1.1 * his + 0.4 * (to_him - his)
            worth -= self.step * (mine + 0.25 * (to_me - mine))
            total += float(chance) * worth
        return total

    def ground_worth(self, target: int) -> float:
        """What it is worth to drive the enemy out of a hex."""
        return 0.6 + self.prize(target)

    # Organisation ------------------------------------------------------------------------------------------------
    def on_set_up(self, question: Question) -> str:
        """As they stood."""
        return "historical"

    def on_replacements(self, question: Question) -> Option | None:
        """The strongest reduced regiment first, then the strongest of the lost."""
        g = self.g
        for verb in ("return", "refill", "rebuild-full", "rebuild"):
            offers = [o for o in question.options if o.verb == verb]
            if offers:
                return max(offers, key=lambda o: (g.combat_of[o.noun][-1] if g.is_foot[o.noun] else 0, -o.noun))
        return None

    def on_hq_hex(self, question: Question) -> Option:
        """Where the enemy is far, and the front not too far."""
        return max(question.options, key=lambda o: min(self.nearest_enemy(o.noun), 7))

    def on_gun_back(self, question: Question) -> Option:
        """The biggest gun."""
        offers = [o for o in question.options if o.verb == "return"]
        return max(offers, key=lambda o: self.g.attack_of[o.noun])

    def on_attach(self, question: Question) -> str:
        """To the corps of the centre."""
        return "attach XX"

    def on_recover(self, question: Question) -> Option:
        """Every headquarters tries."""
        return question.options[0]

    # Bombardment -------------------------------------------------------------------------------------------------
    def shelling_worth(self, hex_: int, guns: list[int]) -> float:
        """How many units a barrage may be expected to shake, those already shaken counting more."""
        g = self.g
        tally = barrage_tally(g, self.side, hex_, guns)
        if tally.column is None:
            return 0.0
        tests = g.charts["tests"]
        units = [p for p in g.units_at(hex_, self.side.enemy) if not g.is_garrison[p]]
        total = 0.0
        for result, chance in tally.chances().items():
            if result not in tests.rows:
                continue
            added = tests.number(result, "roll")
            for p in units:
                need = int(morale_tally(g, p).total) - added
                fails = sum(1 for a in range(1, 7) for b in range(1, 7) if a + b > need) / 36
                shaken = g.has(p, DEMORALISED)
                weight = 1.0 if g.is_gun[p] else 1.2 if shaken else defence_strength(g, p) / 5
                total += float(chance) * fails * weight
            if result == "X":
                total += float(chance)
        return total

    def interdict(self, guns: list[Option], numbers: str, holder: Side) -> Option | None:
        """One of these guns at the first of these hexes in its range that the enemy holds."""
        g = self.g
        for number in numbers.split():
            h = self.find(number)
            if g.position.control[h] != holder + 1 or g.position.interdiction[h] >> self.side & 1:
                continue
            for option in guns:
                if covers(g, option.noun) >> h & 1:
                    self.next = [f"aim {number}"]
                    return option
        return None

    def on_guns(self, question: Question) -> Option | None:
        """Those laid on by the plan; the first has been said."""
        return None

    def on_hit(self, question: Question) -> Option:
        """A fresh regiment takes the shell rather than a gun."""
        g = self.g
        return max(question.options, key=lambda o: (g.is_foot[o.noun], -g.combat_of[o.noun][-1]))

    # Movement ----------------------------------------------------------------------------------------------------
    def on_move(self, question: Question) -> Option | None:
        """Everybody by the orders of the day, then digging in, then enough."""
        if not self.orders:
            self.orders = {-1: (False, -1)}
            self.give_orders()
        g = self.g
        for piece in list(self.orders):
            if piece < 0:
                continue
            strategic, goal = self.orders.pop(piece)
            opening = question.find(f"move {g.roster[piece].name}")
            if opening is None or goal == g.position.at[piece]:
                continue
            if self.is_full(goal, piece) and not any(q in self.orders for q in g.units_at(goal, self.side)):
                continue
            self.next = (["strategic"] if strategic else []) + [f"to {g.board.grid.number(goal)}", "halt"]
            return opening
        digs = [o for o in question.options if o.verb == "dig" and self.wants_to_dig(o.noun)]
        if digs:
            return digs[0]
        end = question.find("done")
        return end or self.make_room(question)

    def is_full(self, hex_: int, piece: int) -> bool:
        """Whether one more would be too many."""
        return not fits(self.g, [*self.g.units_at(hex_, self.side), piece])

    def wants_to_dig(self, piece: int) -> bool:
        """Who stays near the enemy digs in."""
        return self.nearest_enemy(self.g.position.at[piece]) <= 3

    def make_room(self, question: Question) -> Option:
        """Somebody leaves a crowded hex."""
        g = self.g
        crowded = [
            h for h, stack in g.occupation.stacks.items()
            if h < g.board.grid.size and g.owner[stack[0]] == self.side and not fits(g, list(stack))
        ]  # fmt: skip
        for h in crowded:
            for p in sorted(g.at(h), key=lambda p: (g.is_foot[p], g.stack_of[p])):
                opening = question.find(f"move {g.roster[p].name}")
                costs = self.reach_of(p) if opening else {}
                free = [n for n in costs if n != h and not self.is_full(n, p)]
                if opening and free:
                    goal = min(free, key=lambda n: (-min(2, self.nearest_enemy(n)), costs[n], n))
                    self.next = [f"to {g.board.grid.number(goal)}", "halt"]
                    return opening
        self.next = ["halt"]
        return next(o for o in question.options if o.verb == "move")

    def on_where(self, question: Question) -> str:
        """Nothing more to do: halt."""
        return "halt"

    def give_orders(self) -> None:
        """Say where everybody goes."""
        raise NotImplementedError

    def lead(self, piece: int, gaps: Callable[[int], int], planned: dict[int, list[int]], least: int) -> None:
        """A headquarters goes where most of its corps is in supply, out of the enemy's reach."""
        g, here = self.g, self.g.position.at[piece]
        kin = [p for p in g.own[self.side] if g.is_on_board(p) and p != piece and corps_of(g, p) == g.corps[piece]]
        places = [self.orders[p][1] if p in self.orders else g.position.at[p] for p in kin]
        if not places:
            return
        fed = spread(supply_edges(g, self.side), sources(g, self.side), 20, barred=supply_barred(g, self.side))

        def rough(h: int) -> float:
            guarded = any(g.is_foot[p] for p in planned.get(h, ()))
            danger = max(0, least - gaps(h)) * (1.5 if guarded else 4.0)
            return danger + sum(max(0, self.distance(h, a) - 4) for a in places) / len(places) + (0 if h in fed else 9)

        seats = [(rough(here) - 0.5, False, here)]
        for strategic in (False, True):
            if strategic and cannot_go_strategic(g, piece) is not None:
                continue
            for h in self.reach_of(piece, strategic):
                if fits(g, [*(p for p in planned.get(h, ()) if not g.is_garrison[p]), piece]):
                    seats.append((rough(h), strategic, h))
        seats.sort()
        barred = supply_barred(g, self.side)
        edges = supply_edges(g, self.side)
        best = (FAR + 0.0, False, here)
        for cost, strategic, h in seats[:6]:
            reached = spread(edges, 1 << h, 20, barred=barred)
            best = min(best, (cost + 12 * sum(a not in reached for a in places) / len(places), strategic, h))
        if best[2] != here:
            self.orders[piece] = best[1], best[2]
        planned.setdefault(best[2], []).append(piece)

    # Assaults ----------------------------------------------------------------------------------------------------
    def on_assault(self, question: Question) -> Option | None:
        """The best assault as things stand now."""
        for storm in self.plan(marching=False):
            opening = question.find(f"assault {self.g.board.grid.number(storm.target)}")
            if opening is not None:
                names = self.g.roster
                self.next = [f"join {names[p].name}" for p in storm.stand]
                self.storms = [storm]
                return opening
        return None

    def on_assailants(self, question: Question) -> Option:
        """The plan has named them; when the odds are short, all join."""
        return question.find("done") or question.options[0]

    def on_support(self, question: Question) -> Option | None:
        """The guns of the plan, one after another."""
        wanted = self.storms[0].guns if self.storms else []
        for o in question.options:
            if o.verb == "gun" and o.noun in wanted:
                return o
        return question.find("done") or question.options[0]

    def on_defence(self, question: Question) -> Option | None:
        """As long as guns make the odds worse for the attacker, one more; those in danger are kept to march."""
        for o in question.options:
            if o.verb == "gun" and self.nearest_enemy(self.g.position.at[o.noun]) > 1:
                return o
        return None

    # Damage ------------------------------------------------------------------------------------------------------
    def on_damage(self, question: Question) -> Option | None:
        """Ground worth something is held with a step while there are fresh units; otherwise back."""
        g = self.g
        fresh = [o for o in question.options if o.verb == "loses" and self.is_fresh(o.noun)]
        back = question.find("retreat")
        losers = [o for o in question.options if o.verb == "loses"]
        if not losers:
            return back
        here = g.position.at[losers[0].noun]
        attacking = any(g.has(o.noun, ATTACKED) for o in losers)
        if attacking:
            target = self.storms[0].target if self.storms else here
            won = not g.enemies_at(target, self.side)
            return self.cheapest(fresh) if won and fresh and self.ground_worth(target) > 1 else back
        if question.args.get("left") == 1 and fresh and self.prize(here) >= 0.7:
            return self.cheapest(fresh)
        return back

    def is_fresh(self, piece: int) -> bool:
        """Whether a step can be lost without losing the unit."""
        return self.g.is_foot[piece] and self.g.position.steps[piece] > 1

    def cheapest(self, losers: list[Option]) -> Option:
        """Who loses a step: a fresh unit, the weakest of them; never a fort or a gun if it can be helped."""
        g = self.g
        return min(
            losers,
            key=lambda o: (
                not self.is_fresh(o.noun),
                g.is_garrison[o.noun],
                g.is_gun[o.noun] or g.is_hq[o.noun],
                g.combat_of[o.noun][-1] if g.is_foot[o.noun] else 0,
                o.noun,
            ),
        )

    def on_loses(self, question: Question) -> Option:
        """See `cheapest`."""
        return self.cheapest([o for o in question.options if o.verb == "loses"])

    def on_back(self, question: Question) -> Option:
        """Back to good ground with room, out of enemy zones."""
        g = self.g

        def value(o: Option) -> tuple[float, int]:
            zone = sum(g.occupation.zone(self.side.enemy, kind)[o.noun] > 0 for kind in (0, 1))
            room = 0 if fits(g, [*g.units_at(o.noun, self.side), *g.units_at(o.noun, self.side)[:1]]) else -7
            return -2.0 * zone + self.shift_at(o.noun) + self.prize(o.noun) + room, -o.noun

        return max(question.options, key=value)

    def on_remnant(self, question: Question) -> str:
        """Always worth a try."""
        return "last-stand"


class German(General):
    """The attacker: short of time, with replacements coming."""

    daring = 0.6
    mass = 3.0
    fort_prize = 3.0
    step = 0.7

    def goal_of(self, corps: str) -> int:
        """The next objective of a corps."""
        g = self.g
        for number in AXES[corps].split():
            h = self.find(number)
            if g.position.control[h] != GERMAN + 1 or g.is_fort(h):
                return h
        return self.find("1421")

    def ground_worth(self, target: int) -> float:
        """More for hexes near the next objectives."""
        near = min(self.distance(target, self.goal_of(corps)) for corps in AXES)
        around = self.g.board.grid.adjacent[target]
        behind = sum(self.g.position.control[n] == GERMAN + 1 for n in around) >= 5
        return (
            super().ground_worth(target) + (1.8 if near <= 2 else 1.0 if near <= 4 else 0.0) + (1.0 if behind else 0.0)
        )

    def on_121(self, question: Question) -> str:
        """The 121st Division comes too late to earn the point it costs, unless the front has bled white."""
        return "call-121" if losses(self.g, GERMAN) >= 30 else "done"

    def on_121_hex(self, question: Question) -> str:
        """On the main road."""
        return "at 1601"

    def on_bombard(self, question: Question) -> Option | None:
        """The heavy guns and what the assaults can spare, on the hexes to be assaulted; the naval gun on the roads."""
        g = self.g
        if not self.storms or not self.storms[0].target:
            self.storms = []
        plan = self.plan(marching=True)
        planned = {s.target: s for s in plan}
        held = {p for s in plan for p in s.guns}
        best: tuple[float, int, list[int]] = 0.1, -1, []
        for option in question.options:
            if option.verb != "barrage":
                continue
            storm = planned.get(option.noun)
            able = [p for p in guns_on(g, self.side, option.noun) if g.kind[p] != CORPS or not self.lags(p)]
            free = [p for p in able if p not in held or (storm is not None and p in storm.guns)]
            if storm is None:
                free = [p for p in free if g.kind[p] not in ARMY_GUNS or p == g.naval]
            if not free:
                continue
            for guns in self.batteries(free):
                worth = self.shelling_worth(option.noun, guns) * (1.0 if storm else 0.6)
                worth -= sum(0.15 if p in held else 0.04 for p in guns if g.kind[p] == CORPS)
                worth -= 0.05 * sum(p == g.heavy for p in guns)
                if worth > best[0]:
                    best = worth, option.noun, guns
        if best[1] >= 0:
            self.next = [f"gun {g.roster[p].name}" for p in best[2]] + ["done"]
            return question.find(f"barrage {g.board.grid.number(best[1])}")
        return self.harass(question)

    def batteries(self, guns: list[int]) -> Iterable[list[int]]:
        """The ways of putting guns together worth weighing: the biggest first, one more each time."""
        ordered = sorted(guns, key=lambda p: (self.g.kind[p] == CORPS, -self.g.attack_of[p], p))
        return [ordered[: n + 1] for n in range(min(4, len(ordered)))]

    def harass(self, question: Question) -> Option | None:
        """Left-over army guns fire at the roads out of Verdun."""
        g = self.g
        guns = [o for o in question.options if o.verb == "interdict" and g.kind[o.noun] in ARMY_GUNS]
        return self.interdict(guns, "1419 1313 1918 2015 1912 1609 1606", FRENCH)

    def give_orders(self) -> None:
        """Assaults first; the rest march to their corps' objective; guns follow; headquarters behind."""
        g = self.g
        self.storms = self.plan(marching=True)
        orders = self.orders
        planned: dict[int, list[int]] = {}
        busy = set()
        for storm in self.storms:
            for p, h in storm.stand.items():
                orders[p] = False, h
                busy.add(p)
                planned.setdefault(h, []).append(p)
        others = [p for p in self.foot(GERMAN) if p not in busy and not g.has(p, MOVED)]
        aims = {p: self.way_to(self.goal_of(g.corps[p])) if g.corps[p] in AXES else {} for p in others}
        others.sort(key=lambda p: (aims[p].get(g.position.at[p], FAR), p))
        for p in others:
            self.march(p, aims[p], planned)
        for p in g.own[GERMAN]:
            if g.is_on_board(p) and not g.is_foot[p] and cannot_move(g, GERMAN, p) is None:
                if g.is_hq[p]:
                    self.lead(p, self.nearest_enemy, planned, 4)
                else:
                    self.bring_up(p, planned)

    def march(self, piece: int, aim: dict[int, int], planned: dict[int, list[int]]) -> None:
        """One unit towards its objective, by strategic movement where that is quicker, with no gap in the line."""
        g, here = self.g, self.g.position.at[piece]
        covered = {
            n for h, units in planned.items() if any(g.zone_of[p] == 0 for p in units) for n in g.board.grid.adjacent[h]
        }
        shaken = g.has(piece, DEMORALISED)
        best = (aim.get(here, FAR) - 1.0, False, here)
        for strategic in (False, True):
            if strategic and cannot_go_strategic(g, piece) is not None:
                continue
            for h in self.reach_of(piece, strategic):
                if h == here or not fits(g, [*planned.get(h, ()), piece]):
                    continue
                cost = aim.get(h, FAR) + (2.5 if strategic else 0.0) - 0.5 * self.shift_at(h)
                if self.nearest_enemy(h) <= 3 and g.zone_of[piece] == 0:
                    cost -= 0.7 * sum(n not in covered for n in g.board.grid.adjacent[h])
                if shaken and self.nearest_enemy(h) < 2:
                    cost += 8
                best = min(best, (cost, strategic, h))
        if best[2] != here:
            self.orders[piece] = best[1], best[2]
        planned.setdefault(best[2], []).append(piece)

    def bring_up(self, piece: int, planned: dict[int, list[int]]) -> None:
        """Guns within reach of what their men assault, headquarters a few hexes behind them."""
        g, here = self.g, self.g.position.at[piece]
        kin = [
            p for p in self.foot(GERMAN)
            if g.corps[p] == g.corps[piece] and (g.kind[piece] != DIVISIONAL or g.division[p] == g.division[piece])
        ]  # fmt: skip
        if not kin:
            return
        places = [self.orders[p][1] if p in self.orders else g.position.at[p] for p in kin]
        marks = [s.target for s in self.storms if any(p in s.stand for p in kin)]
        corps_guns = g.kind[piece] == CORPS
        if corps_guns and (any(piece in s.guns for s in self.storms) or not self.lags(piece)):
            return  # it supports from here, and would be turned by moving
        aims = marks if marks and g.kind[piece] == DIVISIONAL else places
        keep = {DIVISIONAL: 3, CORPS: 4}.get(g.kind[piece], 4)

        def cost(h: int) -> float:
            ahead = sorted(self.distance(h, a) for a in aims)[: max(1, len(aims) // 2)]
            near = self.nearest_enemy(h)
            guarded = any(g.is_foot[p] for p in planned.get(h, ()))
            danger = (0.0 if guarded else {0: 9.0, 1: 6.0, 2: 1.2, 3: 0.3}.get(near, 0.0)) + (2.0 if near < 2 else 0.0)
            return sum(max(0, d - keep) for d in ahead) * 2 / len(ahead) + ahead[0] * 0.2 + danger

        options = [(cost(here), False, here)]
        for strategic in (False, True):
            if strategic and (cannot_go_strategic(g, piece) is not None or (marks and not g.is_hq[piece])):
                continue
            for h in self.reach_of(piece, strategic):
                if fits(g, [*planned.get(h, ()), piece]):
                    options.append((cost(h) + 0.4 + (0.5 if strategic else 0.0), strategic, h))
        best = min(options)
        if best[2] != here:
            self.orders[piece] = best[1], best[2]
        planned.setdefault(best[2], []).append(piece)

    def on_advance(self, question: Question) -> Option | None:
        """In, the strongest first, unless it is only to be cut off."""
        g = self.g
        offers = [o for o in question.options if o.verb == "advance" and g.is_foot[o.noun]]
        return max(offers, key=lambda o: (attack_strength(g, o.noun), -o.noun), default=None)

    def on_onward(self, question: Question) -> Option | None:
        """On behind the pioneers while somebody stays."""
        g = self.g
        offers = [o for o in question.options if o.verb == "onward" and g.is_foot[o.noun]]
        return max(offers, key=lambda o: (attack_strength(g, o.noun), -o.noun), default=None)

    def on_onward_where(self, question: Question) -> Option:
        """Towards the objective."""
        return min(question.options, key=lambda o: min(self.distance(o.noun, self.goal_of(c)) for c in AXES))

    def on_exploit(self, question: Question) -> Option | None:
        """Stacks with pioneers that can still gain ground."""
        for option in question.options:
            if option.verb == "exploit":
                goal = self.exploit_goal(option.noun)
                if goal >= 0:
                    self.next = [f"to {self.g.board.grid.number(goal)}", "halt"]
                    return option
        return None

    def exploit_goal(self, hex_: int) -> int:
        """A hex nearer the objective, not out of touch; -1 if there is none."""
        g = self.g
        group = [p for p in g.units_at(hex_, GERMAN) if g.move_of[p] and not g.has(p, FIRED | DEMORALISED)]
        if not group:
            return -1
        aim = self.way_to(self.goal_of(g.corps[group[0]]))
        left = min(2 * ((allowance(g, p) // 2 + 1) // 2) for p in group)
        costs = group_reach(g, GERMAN, group, left, False, False).costs
        friends = {g.position.at[p] for p in self.foot(GERMAN)} - {hex_}
        good = [
            h for h in costs
            if h != hex_ and fits(g, [*g.units_at(h, GERMAN), *group])
            and aim.get(h, FAR) < aim.get(hex_, FAR) and min(self.distance(h, f) for f in friends) <= 2
        ]  # fmt: skip
        return min(good, key=lambda h: (aim.get(h, FAR), h), default=-1)


class French(General):
    """The defender."""

    daring = 1.1

    def threats(self) -> list[float]:
        """What the Germans could bring against each hex tomorrow."""
        g = self.g
        found = [0.0] * g.board.grid.size
        for p in self.foot(GERMAN):
            strength = attack_strength(g, p) or g.combat_of[p][g.position.steps[p]] * 0.5
            here = g.position.at[p]
            for far, share in ((1, 1.0), (2, 0.9), (3, 0.5)):
                for h in g.board.grid.ring(here, far):
                    found[h] += share * strength
        return found

    def on_bombard(self, question: Question) -> Option | None:
        """Each gun at the stack it can shake most; else at the roads behind the German front."""
        g = self.g
        best: tuple[float, int, list[int]] = 0.12, -1, []
        together = may_combine(g, self.side)
        for option in question.options:
            if option.verb != "barrage":
                continue
            able = [p for p in guns_on(g, self.side, option.noun) if not self.must_leave(p)]
            able.sort(key=lambda p: -g.attack_of[p])
            for n in range(1, 1 + (min(3, len(able)) if together else min(1, len(able)))):
                worth = self.shelling_worth(option.noun, able[:n]) / n**0.8
                if worth > best[0]:
                    best = worth, option.noun, able[:n]
        if best[1] >= 0:
            self.next = [f"gun {g.roster[p].name}" for p in best[2]] + ["done"]
            return question.find(f"barrage {g.board.grid.number(best[1])}")
        guns = [o for o in question.options if o.verb == "interdict" and not self.must_leave(o.noun)]
        return self.interdict(guns, ROADS, GERMAN)

    def must_leave(self, piece: int) -> bool:
        """Whether a gun has the enemy too close and would rather march."""
        g = self.g
        return g.is_on_board(piece) and g.kind[piece] == CORPS and self.nearest_enemy(g.position.at[piece]) <= 2

    def give_orders(self) -> None:
        """The front first, each to the best ground it can reach; then the reserves; then guns and headquarters."""
        g = self.g
        threats = self.threats()
        enemies = self.enemy_foot_hexes()
        gaps = {h: min((self.distance(h, e) for e in enemies), default=99) for h in g.board.grid.hexes}
        planned: dict[int, list[int]] = {}
        covered: Counter[int] = Counter()
        movable = [p for p in self.foot(FRENCH) if cannot_move(g, FRENCH, p) is None]
        for p in g.own[FRENCH]:
            if g.is_on_board(p) and p not in movable and (g.is_foot[p] or g.is_garrison[p]):
                planned.setdefault(g.position.at[p], []).append(p)
                covered.update(g.board.grid.adjacent[g.position.at[p]])
        storms = self.plan(marching=True)
        for storm in storms:
            for p, h in storm.stand.items():
                if p in movable and fits(g, [*planned.get(h, ()), p]):
                    movable.remove(p)
                    self.orders[p] = False, h
                    planned.setdefault(h, []).append(p)
                    covered.update((h, *g.board.grid.adjacent[h]))
        movable.sort(key=lambda p: (gaps[g.position.at[p]], -defence_strength(g, p), p))
        hot = self.hot_spots(gaps)
        for p in movable:
            self.post(p, threats, gaps, planned, covered, hot)
        for p in g.own[FRENCH]:
            if g.is_on_board(p) and (g.is_gun[p] or g.is_hq[p]) and cannot_move(g, FRENCH, p) is None:
                if g.is_hq[p]:
                    self.lead(p, gaps.__getitem__, planned, 6)
                else:
                    self.keep_back(p, gaps, planned)

    def hot_spots(self, gaps: dict[int, int]) -> list[tuple[int, float]]:
        """The places to be kept, with how urgent each is."""
        g = self.g
        spots = []
        for number in KEYS.split():
            h = self.find(number)
            if g.position.control[h] == FRENCH + 1 and gaps[h] <= 8:
                spots.append((h, (1.0 + self.prize(h)) / (1 + gaps[h])))
        return spots or [(self.find("2012"), 1.0)]

    def post(
        self,
        piece: int,
        threats: list[float],
        gaps: dict[int, int],
        planned: dict[int, list[int]],
        covered: Counter[int],
        hot: list[tuple[int, float]],
    ) -> None:
        """The best ground a unit can reach, ordinary march or strategic."""
        g, here = self.g, self.g.position.at[piece]
        if piece == g.rail:
            return
        strength = defence_strength(g, piece)
        reserve = gaps[here] > 4

        def value(h: int) -> float:
            with_ = planned.get(h, [])
            if not fits(g, [*(p for p in with_ if not g.is_garrison[p]), piece]):
                return -99.0
            defence = strength + sum(defence_strength(g, p) for p in with_) + 2
            column = threats[h] / max(1, defence) - self.shift_at(h)
            danger = max(0.0, column - 2.0)
            worth = 0.5 * self.shift_at(h) - 0.7 * min(danger, 5.0) - 0.8 * max(0, gaps[h] - 2)
            if gaps[h] <= 3:
                worth += 1.2 * self.prize(h) * (1.0 if not any(g.is_foot[p] for p in with_) else 0.1)
                worth += 0.3 * sum(1 for n in g.board.grid.adjacent[h] if not covered[n] and gaps[n] <= 3)
            if g.position.control[h] == GERMAN + 1:
                worth -= 1.5 if sum(g.position.control[n] == GERMAN + 1 for n in g.board.grid.adjacent[h]) < 3 else 5.0
            around = g.board.grid.adjacent[h]
            ringed = sum(g.enemies_at(n, FRENCH) or g.occupation.zone(GERMAN, 0)[n] > 0 for n in around)
            if ringed >= len(around) - 1:
                worth -= 4.0
            if g.has(piece, DEMORALISED) and gaps[h] <= 2:
                worth -= 3.0
            for spot, urgency in hot:
                need = urgency / (1 + 2 * sum(g.is_foot[p] for p in planned.get(spot, ())))
                worth += 3.0 * need / (1 + self.distance(h, spot)) if reserve or gaps[h] <= 5 else 0.0
            if h == here and g.has(piece, DUG_IN):
                worth += 0.6
            return worth + (0.3 if h == here else 0.0)

        best = (value(here), False, here)
        for strategic in (False, True):
            if strategic and (cannot_go_strategic(g, piece) is not None or gaps[here] <= 2):
                continue
            for h in self.reach_of(piece, strategic):
                worth = value(h) - (0.3 if strategic else 0.0)
                if worth > best[0]:
                    best = worth, strategic, h
        if best[2] != here:
            self.orders[piece] = best[1], best[2]
        planned.setdefault(best[2], []).append(piece)
        covered.update((best[2], *g.board.grid.adjacent[best[2]]))

    def keep_back(self, piece: int, gaps: dict[int, int], planned: dict[int, list[int]]) -> None:
        """Guns behind the men they support, headquarters farther back."""
        g, here = self.g, self.g.position.at[piece]
        if piece == g.rail or piece == g.forges:
            return
        kin = [
            p for p in self.foot(FRENCH)
            if g.corps[p] == g.corps[piece] and (g.kind[piece] != DIVISIONAL or g.division[p] == g.division[piece])
        ]  # fmt: skip
        places = [self.orders[p][1] if p in self.orders else g.position.at[p] for p in kin]
        least = 5 if g.kind[piece] == CORPS else 4
        reach = 4 if g.kind[piece] != CORPS else 6

        def cost(h: int) -> float:
            far = sum(max(0, self.distance(h, a) - reach) for a in places) / max(1, len(places))
            road = 0.0 if g.road_hexes >> h & 1 else 0.6
            return 3.0 * max(0, least - gaps[h]) + 1.5 * far + road

        options = [(cost(here), False, here)]
        for strategic in (False, True):
            if strategic and cannot_go_strategic(g, piece) is not None:
                continue
            for h in self.reach_of(piece, strategic):
                if fits(g, [*(p for p in planned.get(h, ()) if not g.is_garrison[p]), piece]):
                    turned = 0.8 if g.kind[piece] == CORPS or (g.is_gun[piece] and strategic) else 0.2
                    options.append((cost(h) + turned, strategic, h))
        best = min(options)
        if best[2] != here:
            self.orders[piece] = best[1], best[2]
        planned.setdefault(best[2], []).append(piece)

    def on_advance(self, question: Question) -> Option | None:
        """In where the ground is worth it."""
        g = self.g
        hex_ = self.storms[0].target if self.storms else -1
        if hex_ >= 0 and self.prize(hex_) + self.shift_at(hex_) < 1:
            return None
        offers = [o for o in question.options if o.verb == "advance" and g.is_foot[o.noun]]
        return max(offers, key=lambda o: (defence_strength(g, o.noun), -o.noun), default=None)


# Playing and measuring -------------------------------------------------------------------------------------------


class Evening(NamedTuple):
    """How things stood at the end of a day."""

    day: int
    bad: bool
    first: int
    second: int
    villages: int
    forts: int
    city: int
    douaumont: bool
    german_losses: int
    french_losses: int
    points: int


class Outcome(NamedTuple):
    """One game."""

    seed: int
    evenings: list[Evening]
    verdict: str
    reasons: dict[str, int]
    answers: int
    seconds: float


def evening(g: Verdun, day: int, bad: bool) -> Evening:
    """The front and the losses as the day ends."""
    own = GERMAN + 1

    def held(bits: int) -> int:
        return sum(g.position.control[h] == own for h in members(bits))

    regions = g.board.regions
    return Evening(
        day,
        bad,
        held(regions["first-trench"]),
        held(regions["second-trench"]),
        held(g.village),
        sum(not g.is_fort(h) for h in members(g.fort)),
        held(g.city),
        not g.is_fort(g.board.grid.find("2012")),
        losses(g, GERMAN),
        losses(g, FRENCH),
        int(victory_tally(g).total),
    )


def play(scenario: str, seed: int, options: list[str], idle: str = "") -> Outcome:
    """One game between the two generals."""
    game = title(Verdun).new(scenario, options, seed=seed)
    g: Verdun = game.play  # type: ignore[assignment]
    generals: dict[str, General] = {"german": German(game, GERMAN), "french": French(game, FRENCH)}
    if idle:
        generals[idle].idle = True
    evenings: list[Evening] = []
    start, turn, bad = time.perf_counter(), 1, False
    while game.question is not None:
        question = game.question
        if g.position.turn != turn:
            evenings.append(evening(g, g.day - 1, bad))
            turn = g.position.turn
        bad = bool(g.position.weather)
        game.answer(generals[question.side].answer(question))
    evenings.append(evening(g, g.day, bad))
    assert game.result is not None
    reasons = {reason.key.removeprefix("reason-"): int(reason.value) for reason in victory_tally(g).reasons}
    seconds = time.perf_counter() - start
    return Outcome(seed, evenings, game.result.verdict, reasons, len(game.entries), seconds)


def report(scenario: str, outcomes: list[Outcome]) -> str:
    """What many games say, day by day."""
    lines = [
        f"{scenario}: {len(outcomes)} games, seeds {outcomes[0].seed}-{outcomes[-1].seed}; "
        f"{mean(o.answers for o in outcomes):.0f} answers and {mean(o.seconds for o in outcomes):.1f} s a game",
        "",
        "In German hands at the end of the day (means), losses as 16.0 counts them, German points:",
        "",
        "| day | 1st line (30) | 2nd line (19) | villages | forts | Verdun (4) | Douaumont fallen | "
        "German losses | French losses | points |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for n in range(len(outcomes[0].evenings)):
        row = [o.evenings[n] for o in outcomes]
        lines.append(
            f"| {row[0].day} | {mean(e.first for e in row):.1f} | {mean(e.second for e in row):.1f} "
            f"| {mean(e.villages for e in row):.1f} | {mean(e.forts for e in row):.1f} "
            f"| {mean(e.city for e in row):.2f} | {mean(e.douaumont for e in row):.0%} "
            f"| {mean(e.german_losses for e in row):.1f} | {mean(e.french_losses for e in row):.1f} "
            f"| {mean(e.points for e in row):.1f} |"
        )
    last = [o.evenings[-1] for o in outcomes]
    counted = Counter(o.verdict.removeprefix("verdict-") for o in outcomes).most_common()
    verdicts = ", ".join(f"{verdict} {n}" for verdict, n in counted)
    lines += [
        "",
        f"Verdun entered in {mean(e.city > 0 for e in last):.0%} of the games, Douaumont down in "
        f"{mean(e.douaumont for e in last):.0%}.",
        "Points: " + ", ".join(f"{p}: {n}" for p, n in sorted(Counter(e.points for e in last).items()))
        + f"; median {median(e.points for e in last):g}.",
        f"Verdicts: {verdicts}.",
        "Mean points by source: "
        + ", ".join(
            f"{key} {mean(o.reasons.get(key, 0) for o in outcomes):.1f}"
            for key in sorted({key for o in outcomes for key in o.reasons})
        ) + ".",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenario", nargs="?", default="fall-gericht")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--options", default="", help="optional rules, such as 15.4,15.5")
    parser.add_argument(
        "--idle", default="", choices=["", "german", "french"], help="a side that only does what it must"
    )
    given = parser.parse_args()
    options = [o for o in given.options.split(",") if o]
    seeds = range(given.first_seed, given.first_seed + given.games)
    outcomes = [play(given.scenario, seed, options, given.idle) for seed in seeds]
    print(report(given.scenario, outcomes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
