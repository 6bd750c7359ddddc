"""The orders of a movement phase: the attack first, then the line, then guns and headquarters.

Orders are given once, when the phase begins, and carried out one by one; one that has become impossible is dropped.
Reinforcements are in `arrivals`, bridges and the end of the phase in `crossings`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grognard.bots.concentration import Storm
from grognard.bots.front1918.posts import FORWARD
from grognard.bots.front1918.storms import Storms
from grognard.bots.glance import Asked
from grognard.games.front1918.movement import cannot_move
from grognard.games.front1918.reserves import reserve_ground
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.script import Option, Side

BETTER = 0.25
"""How much better a hex must be to march there."""
HARD = 0.9
"""How much better it must be for a march that disorganises."""
REAR = 5
"""The least distance from the enemy for a forced march."""
THREAT, CLOSE_BY = 8, 4
"""The distance of the enemy at which a vital hex needs no guard, and at which it needs the best one."""
SAFE_STAFF, STAFF = 7, 7
"""The distance from the enemy at which a headquarters is safe, and its preferred distance behind the front."""


class Order(NamedTuple):
    """A unit, its destination, the reason, and the hex the reason is about."""

    piece: int
    goal: int
    why: str
    about: int = -1
    is_forced: bool = False


class Marches(Storms):
    """Gives march orders."""

    safe_staff, staff = SAFE_STAFF, STAFF

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.orders: list[Order] = []
        self.bound: Order | None = None
        """The order of the unit on the march."""
        self.have_orders = False
        self.storms: list[Storm] = []
        self.waiting: set[int] = set()
        """Hexes whose stacks stay, to be put in reserve."""

    def forget(self) -> None:
        """Drop the orders of the last phase."""
        super().forget()
        self.orders, self.bound, self.have_orders = [], None, False

    # Carrying them out -------------------------------------------------------------------------------------------
    def next_order(self, question: Asked) -> Option | None:
        """The next possible order, with its reason noted; a unit without room waits for others to leave."""
        at = self.g.position.at
        open_ = {o.noun for o in question.those("move")}
        self.orders = [order for order in self.orders if order.piece in open_ and order.goal != at[order.piece]]
        order = next((o for o in self.orders if self.has_room(o, frozenset())), None)
        if order is None:
            leaving = frozenset(o.piece for o in self.orders)
            order = next((o for o in self.orders if self.has_room(o, leaving)), None)
        if order is None:
            self.orders = []
            return None
        self.orders.remove(order)
        self.bound = order
        self.say_why(order)
        return question.option("move", order.piece)

    def has_room(self, order: Order, leaving: frozenset[int]) -> bool:
        """Whether a unit has room at its destination, once these have left."""
        g = self.g
        there = g.stacking(p for p in g.fighters_at(order.goal, self.side) if p not in leaving)
        return there + g.weight(order.piece) <= g.stack_limit

    def say_why(self, order: Order) -> None:
        """Note the reason for an order."""
        self.give_reason(
            f"bot-front-{order.why}", "movement.basic", piece=order.piece, hex=order.goal, hex_about=order.about
        )

    def on_where(self, question: Asked) -> Option | str | None:
        """To its destination, or as near as possible; then halt."""
        piece = question.args.get("piece", -1)
        order = self.bound if self.bound is not None and self.bound.piece == piece else self.told_late(question, piece)
        self.bound = None
        if order is None:
            self.give_reason("bot-front-halt", "movement.basic", piece=piece)
            return "halt"
        if order.is_forced and (forced := question.find("forced")):
            self.bound = order
            self.give_reason("bot-front-forced", "movement.forced-march", piece=piece, hex=order.goal)
            return forced
        self.say_why(order)
        return question.option("to", order.goal) or self.nearest_way(question, order)

    def nearest_way(self, question: Asked, order: Order) -> Option | str:
        """As near as possible to a hex that cannot be reached any more."""
        here, goal = self.g.position.at[order.piece], order.goal
        near = min(question.those("to"), key=lambda o: (self.distance(o.noun, goal), o.noun), default=None)
        return near if near and self.distance(near.noun, goal) < self.distance(here, goal) else "halt"

    def told_late(self, question: Asked, piece: int) -> Order | None:
        """An order for a unit without one, chosen by another player: to the best hex it may go to."""
        if piece < 0 or question.args.get("moved"):
            return None
        self.survey()
        self.look_where_it_burns()
        hexes = [o.noun for o in question.those("to")]
        if self.g.is_wheeled[piece]:
            return self.rear_place(piece, hexes)
        return self.best_post(piece, self.push(piece), hexes)

    # Giving them -------------------------------------------------------------------------------------------------
    def give_orders(self) -> None:
        """Attacks first, then all other units to where they are needed; then guns and headquarters."""
        g = self.g
        self.look_where_it_burns()
        self.waiting = set()
        self.storms = self.plan_marching() if self.is_attacking else self.ripostes()
        busy: set[int] = set()
        for storm in self.storms:
            busy |= storm.stand.keys()
            for p, h in storm.stand.items():
                self.send(Order(p, h, "to-storm", storm.target))
        busy |= self.guard(busy)
        movable = [p for p in self.fighters(self.side) if p not in busy and cannot_move(g, self.side, p) is None]
        if self.is_attacking and g.today.attacker == self.side:
            movable = self.hold_reserves(movable)
        memo = self.memo()
        self.post_all(movable, lambda p: self.reach_by(memo, p))
        for p in g.wheeled[self.side]:
            if g.is_on_board(p) and cannot_move(g, self.side, p) is None:
                self.bring_up(p, self.reach_by(memo, p))

    def send(self, order: Order | None) -> None:
        """Add an order."""
        if order is not None and order.goal != self.g.position.at[order.piece]:
            self.orders.append(order)
            self.put(order.piece, order.goal)

    def post_all(self, units: list[int], reach: Callable[[int], tuple[int, ...]]) -> None:
        """Send each unit to the best hex it can reach, those nearest to the enemy first."""
        g, at = self.g, self.g.position.at
        for p in sorted(units, key=lambda p: (self.gap[at[p]], -g.defence_of[p][g.position.steps[p]], p)):
            push = self.push(p)
            order = self.best_post(p, push, reach(p))
            if self.gap[at[p]] > REAR:
                order = self.hard_post(p, push, order)
            self.send(order)

    def guard(self, busy: set[int]) -> set[int]:
        """Keep a unit in each vital hex, or send one, as soon as the enemy could come."""
        g = self.g
        kept: set[int] = set()
        for h in self.last_hexes():
            if self.gap[h] > THREAT or any(p in busy | kept for p in self.planned.get(h, ())):
                continue
            there = [p for p in g.fighters_at(h, self.side) if p not in busy]
            able = there or [p for p in self.fighters(self.side) if p not in busy and h in self.reach(p)]
            is_near = self.gap[h] <= CLOSE_BY
            best = min(able, key=lambda p: self.fitness_to_guard(p, is_near), default=-1)
            if best >= 0:
                kept.add(best)
                if self.fits(best, h):
                    self.send(Order(best, h, "guard", h))
        return kept

    def must_stay(self, piece: int) -> bool:
        """Whether a unit is the only guard of a vital hex."""
        g, here = self.g, self.g.position.at[piece]
        return here in self.last_hexes() and self.gap[here] <= THREAT and len(g.fighters_at(here, self.side)) == 1

    def fitness_to_guard(self, piece: int, is_near: bool) -> tuple[int, int]:
        """The sort key of guards: the strongest if the enemy is near, else the one least needed elsewhere."""
        defence = self.g.defence_of[piece][self.g.position.steps[piece]]
        return (-defence if is_near else defence), piece

    def push(self, piece: int) -> float:
        """The weight of going forward for a unit now."""
        return 1.0 if self.is_attacking else 0.15

    def ripostes(self) -> list[Storm]:
        """The counter-attacks that are worth it."""
        least = self.character.daring + (0.0 if self.strikes_back else self.character.riposte)
        return [s for s in self.plan_marching() if s.worth >= least]

    def hold_reserves(self, movable: list[int]) -> list[int]:
        """Keep the strongest full stacks near the guns of the offensive in reserve; returns the units left."""
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

    # Places ------------------------------------------------------------------------------------------------------
    def best_post(self, piece: int, push: float, hexes: tuple[int, ...] | list[int]) -> Order | None:
        """The best of these hexes for a unit, if it is better than its own."""
        here = self.g.position.at[piece]
        best, where = self.standing(piece, here, push) + BETTER, here
        for h in hexes:
            if h != here and (worth := self.standing(piece, h, push)) > best:
                best, where = worth, h
        if where == here:
            return None
        aim = self.aim.get(piece, -1)
        return Order(piece, where, "forward", aim) if push >= FORWARD and aim >= 0 else Order(piece, where, "hold")

    def hard_post(self, piece: int, push: float, order: Order | None) -> Order | None:
        """A forced march, if it brings a unit from the rear to a much better hex; in an offensive it disorganises."""
        here = self.g.position.at[piece]
        hexes = self.hard_reach(piece)
        if not hexes:
            return order
        now = self.standing(piece, here if order is None else order.goal, push)
        best, where = now + (HARD if self.g.is_offensive else BETTER), -1
        for h in hexes:
            if h != here and (worth := self.standing(piece, h, push)) > best:
                best, where = worth, h
        return order if where < 0 else Order(piece, where, "hurry", is_forced=True)

    def bring_up(self, piece: int, hexes: tuple[int, ...]) -> None:
        """Move guns within range of what is to be attacked or held, headquarters a few hexes behind the front."""
        order = self.rear_place(piece, hexes)
        if order is not None:
            self.orders.append(order)

    def rear_place(self, piece: int, hexes: tuple[int, ...] | list[int]) -> Order | None:
        """The best of these hexes for a gun or a headquarters, if it is better than its own."""
        g, here = self.g, self.g.position.at[piece]
        front = [h for h, units in self.planned.items() if units and self.gap[h] <= 2]
        is_staff = g.is_hq[piece]
        marks = [s.target for s in self.storms] if self.is_attacking and not is_staff else []
        marks = marks or front

        def cost(h: int) -> float:
            worth = self.exposure(h)
            return worth + (self.out_of_touch(piece, h, front) if is_staff else self.out_of_range(piece, h, marks))

        best, where = cost(here) - 0.2, here
        for h in hexes:
            if (worth := cost(h)) < best:
                best, where = worth, h
        return None if where == here else Order(piece, where, "staff" if is_staff else "gun")

    def exposure(self, hex_: int) -> float:
        """The exposure of a gun or headquarters: its distance from the enemy, and whether units are in front of it."""
        is_held = any(self.g.is_combat[p] for p in self.planned.get(hex_, ()))
        bold = 0.3 if self.is_attacking else 1.0
        match self.gap[hex_]:
            case 0 | 1:
                return 9.0
            case 2:
                return 0.2 if is_held else 2.0 * bold
            case 3:
                return 0.1 if is_held else 0.9 * bold
            case 4:
                return 0.0 if is_held else 0.3 * bold
        return 0.0

    def out_of_touch(self, staff: int, hex_: int, front: list[int]) -> float:
        """The penalty of a hex for a headquarters: too far from the front, too near to it, or beside another."""
        g, at = self.g, self.g.position.at
        far = g.board.grid.distances(hex_)
        near = sorted([far[f] for f in front])[:6] or [0]
        others = [q for q in g.headquarters[self.side] if q != staff and g.is_on_board(q)]
        mates = sum(1 for q in others if far[at[q]] < 6)
        unsafe = 0.8 * max(0, self.safe_staff - self.gap[hex_])
        return 0.3 * abs(sum(near) / len(near) - self.staff) + unsafe + 0.4 * mates

    def out_of_range(self, gun: int, hex_: int, marks: list[int]) -> float:
        """The penalty of a hex for a gun: targets out of range."""
        reach = self.g.radii_of[gun][0] or 5
        row = self.g.board.grid.distances(hex_)
        ranges = [row[t] for t in marks]
        far = min(ranges, default=0)
        inside = sum(1 for r in ranges if r <= reach)
        return 0.8 * max(0, far - reach) - 0.3 * min(3, inside) + 0.05 * far
