"""The German commander: it bombards the hexes it will assault, brings two regiments and pioneers to each, moves guns
and headquarters up and goes for the objectives of its corps."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.bots.glance import Asked
from grognard.bots.verdun.guns import Fire
from grognard.bots.verdun.lookout import FAR
from grognard.bots.verdun.marches import Order
from grognard.bots.verdun.objectives import AXES
from grognard.bots.verdun.staff import Staff
from grognard.games.verdun.bombardment import guns_on
from grognard.games.verdun.breakthrough import first_hexes, followers
from grognard.games.verdun.movement import cannot_move
from grognard.games.verdun.strength import attack_strength
from grognard.games.verdun.table import ARMY_GUNS, CORPS, DEMORALISED, DIVISIONAL, GERMAN, MOVED
from grognard.games.verdun.victory import losses
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Option

EXPOSED = 5
"""The distance from the enemy within which a village must not be empty on the last day."""
BLED_WHITE = 30
"""The German losses from which the 121st Division is worth the point it costs."""


class German(Staff):
    """The attacker."""

    def ground_worth(self, target: int) -> float:
        """More for hexes near the next objectives."""
        g = self.g
        if self.is_last_day():
            return super().ground_worth(target)
        near = min(self.distance(target, self.goal_of(corps)) for corps in AXES)
        around = g.board.grid.adjacent[target]
        behind = sum(g.position.control[n] == GERMAN + 1 for n in around) >= 5
        towards = 1.8 if near <= 2 else 1.0 if near <= 4 else 0.0
        return super().ground_worth(target) + self.character.push * towards + (1.0 if behind else 0.0)

    # Organisation ----------------------------------------------------------------------------------------------
    def on_121(self, question: Asked) -> str:
        """The 121st Division comes too late to earn the point it costs, unless losses are high."""
        called = losses(self.g, GERMAN) >= BLED_WHITE or "15.2" in self.g.options
        self.give_reason("bot-verdun-call-121" if called else "bot-verdun-leave-121", "6.42")
        return "call-121" if called else "done"

    def on_121_hex(self, question: Asked) -> Option:
        """On the main road."""
        return question.option("at", self.find("1601")) or question.options[0]

    # Bombardment -----------------------------------------------------------------------------------------------
    def on_bombard(self, question: Asked) -> Option | None:
        """Heavy guns, and guns the assaults do not need, at the hexes to be assaulted; the naval gun at the roads."""
        g = self.g
        plan = self.planned_storms()
        planned = {s.target: s for s in plan}
        held = {p for s in plan for p in s.guns}
        best = Fire(0.1, -1, ())
        for option in question.those("barrage"):
            storm = planned.get(option.noun)
            able = [p for p in guns_on(g, self.side, option.noun) if g.kind[p] != CORPS or not self.lags(p)]
            free = [p for p in able if p not in held or (storm is not None and p in storm.guns)]
            if storm is None:
                free = [p for p in free if g.kind[p] not in ARMY_GUNS or p == g.naval]
            for guns in self.batteries(free):
                worth = self.shelling_worth(option.noun, guns) * (1.0 if storm else 0.6)
                worth -= sum(0.15 if p in held else 0.04 for p in guns if g.kind[p] == CORPS)
                worth -= 0.05 * sum(p == g.heavy for p in guns)
                if worth > best.worth:
                    best = Fire(worth, option.noun, tuple(guns))
        return self.open_fire(question, best) if best.target >= 0 else self.harass(question)

    def batteries(self, guns: list[int]) -> Iterable[list[int]]:
        """The combinations of guns to compare: the biggest first, one more each time."""
        ordered = sorted(guns, key=lambda p: (self.g.kind[p] == CORPS, -self.g.attack_of[p], p))
        return [ordered[: n + 1] for n in range(min(4, len(ordered)))]

    def harass(self, question: Asked) -> Option | None:
        """Unused army guns fire at the roads out of Verdun."""
        return self.interdict([o for o in question.those("interdict") if self.g.kind[o.noun] in ARMY_GUNS])

    # Movement --------------------------------------------------------------------------------------------------
    def give_orders(self) -> dict[int, Order]:
        """Assaults first; the other units march to their corps' objective; guns follow; then headquarters."""
        g = self.g
        storms = self.planned_storms()
        orders: dict[int, Order] = {}
        planned: dict[int, list[int]] = {}
        busy = set()
        for storm in storms:
            for p, h in storm.stand.items():
                busy.add(p)
                orders[p] = Order(h, False, "bot-verdun-to-storm", storm.target)
                planned.setdefault(h, []).append(p)
        others = [p for p in self.foot(GERMAN) if p not in busy and not g.has(p, MOVED)]
        self.man_prizes(self.open_prizes(), others, "bot-verdun-take", orders, planned)
        if self.is_last_day():
            self.man_prizes(self.exposed_prizes(), others, "bot-verdun-keep", orders, planned)
        goals = {p: self.goal_of(g.corps[p]) if g.corps[p] in AXES else -1 for p in others}
        aims = {p: self.way_to(goal) if goal >= 0 else {} for p, goal in goals.items()}
        others.sort(key=lambda p: (aims[p].get(g.position.at[p], FAR), p))
        for p in others:
            self.march(p, goals[p], aims[p], orders, planned)
        for p in g.own[GERMAN]:
            if g.is_on_board(p) and not g.is_foot[p] and cannot_move(g, GERMAN, p) is None:
                if g.is_hq[p]:
                    self.lead(p, orders, planned, 4)
                else:
                    self.bring_up(p, orders, planned)
        return orders

    def exposed_prizes(self) -> list[int]:
        """The own villages and city hexes that the enemy could enter."""
        g, gaps = self.g, self.gaps()
        own = GERMAN + 1
        return [h for h in members(g.village | g.city) if g.position.control[h] == own and gaps[h] <= EXPOSED]

    def march(
        self, piece: int, goal: int, aim: dict[int, int], orders: dict[int, Order], planned: dict[int, list[int]]
    ) -> None:
        """Send one unit towards its objective, by strategic movement where quicker, without a gap in the line."""
        g, here, gaps = self.g, self.g.position.at[piece], self.gaps()
        covered = {
            n for h, units in planned.items() if any(g.zone_of[p] == 0 for p in units) for n in g.board.grid.adjacent[h]
        }
        shaken = g.has(piece, DEMORALISED)
        best = (aim.get(here, FAR) - 1.0, False, here)
        for strategic, h in self.ways_for(piece, planned):
            if h == here:
                continue
            cost = aim.get(h, FAR) + (2.5 if strategic else 0.0) - 0.5 * self.shift_at(h) - self.bonus(h)
            if gaps[h] <= 3 and g.zone_of[piece] == 0:
                cost -= 0.7 * sum(n not in covered for n in g.board.grid.adjacent[h])
            if shaken and gaps[h] < 2:
                cost += 8
            best = min(best, (cost, strategic, h))
        about = goal if goal >= 0 else best[2]
        self.order(piece, best[2], best[1], "bot-verdun-advance-on", about, orders, planned)

    def bring_up(self, piece: int, orders: dict[int, Order], planned: dict[int, list[int]]) -> None:
        """Move guns within range of what their units assault."""
        g, here, gaps = self.g, self.g.position.at[piece], self.gaps()
        kin = self.kin_of(piece)
        if not kin:
            return
        storms = self.planned_storms()
        marks = [s.target for s in storms if any(p in s.stand for p in kin)]
        if g.kind[piece] == CORPS and (any(piece in s.guns for s in storms) or not self.lags(piece)):
            return  # it can support from here, and moving would turn it over
        aims = marks if marks and g.kind[piece] == DIVISIONAL else self.places_of(kin, orders)
        keep = {DIVISIONAL: 3, CORPS: 4}.get(g.kind[piece], 4)
        rows, guarded = [self.far[a] for a in aims], self.guarded_hexes(planned)

        def cost(h: int) -> float:
            ahead = sorted([row[h] for row in rows])[: max(1, len(aims) // 2)]
            near = gaps[h]
            danger = 0.0 if h in guarded else {0: 9.0, 1: 6.0, 2: 1.2, 3: 0.3}.get(near, 0.0)
            danger += 2.0 if near < 2 else 0.0
            return sum(max(0, d - keep) for d in ahead) * 2 / len(ahead) + ahead[0] * 0.2 + danger

        options = [(cost(here), False, here)]
        for strategic, h in self.ways_for(piece, planned):
            if not strategic or not marks:
                options.append((cost(h) + 0.4 + (0.5 if strategic else 0.0), strategic, h))
        best = min(options)
        about = min(aims, key=lambda a: (self.distance(best[2], a), a))
        self.order(piece, best[2], best[1], "bot-verdun-guns-up", about, orders, planned)

    # After an assault ------------------------------------------------------------------------------------------
    def on_advance(self, question: Asked) -> Option | None:
        """Advance, the strongest first."""
        return self.go_in(question, "advance")

    def on_onward(self, question: Asked) -> Option | None:
        """Go on behind the pioneers while another unit stays."""
        return self.go_in(question, "onward") or self.go_in(question, "advance")

    def go_in(self, question: Asked, verb: str) -> Option | None:
        """The strongest of those that may."""
        g = self.g
        offers = [o for o in question.those(verb) if g.is_foot[o.noun]]
        chosen = max(offers, key=lambda o: (attack_strength(g, o.noun), -o.noun), default=None)
        if chosen is not None:
            self.give_reason(f"bot-verdun-{verb}", "9.6", piece=chosen.noun, hex=question.args["hex"])
        return chosen

    def on_onward_where(self, question: Asked) -> Option:
        """Towards the objective, villages first."""

        def way(o: Option) -> tuple[float, int]:
            return min(self.distance(o.noun, self.goal_of(corps)) for corps in AXES) - 2 * self.prize(o.noun), o.noun

        chosen = min(question.options, key=way)
        self.give_reason("bot-verdun-onward", "9.61", piece=question.args["piece"], hex=chosen.noun)
        return chosen

    # Breakthrough ----------------------------------------------------------------------------------------------
    def exploit_goal(self, hex_: int) -> int:
        """A hex nearer to the objective and not out of contact; -1 if there is none."""
        g = self.g
        group = followers(g, GERMAN, hex_)
        corps = next((g.corps[p] for p in group if g.corps[p] in AXES), "")
        if not corps:
            return -1
        aim = self.way_to(self.goal_of(corps))
        friends = {g.position.at[p] for p in self.foot(GERMAN)} - {hex_}
        good = [
            h for h in first_hexes(g, GERMAN, hex_)
            if aim.get(h, FAR) < aim.get(hex_, FAR)
            and min((self.distance(h, f) for f in friends), default=99) <= 2
        ]  # fmt: skip
        return min(good, key=lambda h: (aim.get(h, FAR), h), default=-1)
