"""The orders of a movement phase: the attack first, then the line, then guns and headquarters.

Orders are given once, when the phase begins, and carried out one by one; one that has become impossible is dropped.
Reinforcements are in `arrivals`, bridges and the end of the phase in `crossings`.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.bots.front1918.plans import MarchOrder
from grognard.bots.front1918.posts import FORWARD, hard_reach, rate_threats, reach, standing
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.storms import memo_of, plan_marching, reach_by
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.concentration import PlannedAttack
from grognard.bots.minds.glance import Asked
from grognard.games.front1918.destinations import cannot_move
from grognard.games.front1918.reserves import reserve_ground
from grognard.kernel.asking.script import Option

BETTER = 0.25
"""How much better a hex must be to march there."""
HARD = 0.9
"""How much better it must be for a march that disorganises."""
REAR = 5
"""The least distance from the enemy for a forced march."""
THREAT, CLOSE_BY = 8, 4
"""The distance of the enemy at which a vital hex needs no guard, and at which it needs the best one."""

# Carrying them out --------------------------------------------------------------------------------------------


def next_order(s: Situation, question: Asked) -> Option | None:
    """The next possible order, with its reason noted; a unit without room waits for others to leave."""
    at = s.g.position.at
    open_ = {o.noun for o in question.those("move")}
    s.plans.orders = [order for order in s.plans.orders if order.piece in open_ and order.goal != at[order.piece]]
    order = next((o for o in s.plans.orders if is_room_for(s, o, frozenset())), None)
    if order is None:
        leaving = frozenset(o.piece for o in s.plans.orders)
        order = next((o for o in s.plans.orders if is_room_for(s, o, leaving)), None)
    if order is None:
        s.plans.orders = []
        return None
    s.plans.orders.remove(order)
    s.plans.bound = order
    say_why(s, order)
    return question.option("move", order.piece)


def is_room_for(s: Situation, order: MarchOrder, leaving: frozenset[int]) -> bool:
    """Whether a unit has room at its destination, once these have left."""
    g = s.g
    there = g.stacking(p for p in g.fighters_at(order.goal, s.side) if p not in leaving)
    return there + g.weight(order.piece) <= g.stack_limit


def say_why(s: Situation, order: MarchOrder) -> None:
    """Note the reason for an order."""
    s.give_reason(f"bot-front-{order.why}", "movement.basic", piece=order.piece, hex=order.goal, hex_about=order.about)


def march_on(s: Situation, question: Asked) -> Option | str | None:
    """To its destination, or as near as possible; then halt."""
    piece = question.args.get("piece", -1)
    order = (
        s.plans.bound
        if s.plans.bound is not None and s.plans.bound.piece == piece
        else order_for_unplanned(s, question, piece)
    )
    s.plans.bound = None
    if order is None:
        s.give_reason("bot-front-halt", "movement.basic", piece=piece)
        return "halt"
    if order.is_forced and (forced := question.find("forced")):
        s.plans.bound = order
        s.give_reason("bot-front-forced", "movement.forced-march", piece=piece, hex=order.goal)
        return forced
    say_why(s, order)
    return question.option("to", order.goal) or nearest_way(s, question, order)


def nearest_way(s: Situation, question: Asked, order: MarchOrder) -> Option | str:
    """As near as possible to a hex that cannot be reached any more."""
    here, goal = s.g.position.at[order.piece], order.goal
    near = min(question.those("to"), key=lambda o: (s.distance(o.noun, goal), o.noun), default=None)
    return near if near and s.distance(near.noun, goal) < s.distance(here, goal) else "halt"


def order_for_unplanned(s: Situation, question: Asked, piece: int) -> MarchOrder | None:
    """An order for a unit without one, chosen by another player: to the best hex it may go to."""
    if piece < 0 or question.args.get("moved"):
        return None
    survey(s)
    rate_threats(s)
    hexes = [o.noun for o in question.those("to")]
    if s.g.is_wheeled[piece]:
        return rear_place(s, piece, hexes)
    return best_post(s, piece, push_of(s, piece), hexes)


# Giving them --------------------------------------------------------------------------------------------------


def give_orders(s: Situation) -> None:
    """Attacks first, then all other units to where they are needed; then guns and headquarters."""
    g = s.g
    rate_threats(s)
    s.plans.waiting = set()
    s.plans.storms = plan_marching(s) if s.is_attacking else ripostes(s)
    busy: set[int] = set()
    for storm in s.plans.storms:
        busy |= storm.stand.keys()
        for p, h in storm.stand.items():
            send(s, MarchOrder(p, h, "to-storm", storm.target))
    busy |= guard(s, busy)
    movable = [p for p in s.fighters(s.side) if p not in busy and cannot_move(g, s.side, p) is None]
    if s.is_attacking and g.today.attacker == s.side:
        movable = hold_reserves(s, movable)
    memo = memo_of(s)
    post_all(s, movable, lambda p: reach_by(s, memo, p))
    for p in g.wheeled[s.side]:
        if g.is_on_board(p) and cannot_move(g, s.side, p) is None:
            bring_up(s, p, reach_by(s, memo, p))


def send(s: Situation, order: MarchOrder | None) -> None:
    """Add an order."""
    if order is not None and order.goal != s.g.position.at[order.piece]:
        s.plans.orders.append(order)
        s.put(order.piece, order.goal)


def post_all(s: Situation, units: list[int], reach: Callable[[int], tuple[int, ...]]) -> None:
    """Send each unit to the best hex it can reach, those nearest to the enemy first."""
    g, at = s.g, s.g.position.at
    for p in sorted(units, key=lambda p: (s.gap[at[p]], -g.defence_of[p][g.position.steps[p]], p)):
        push = push_of(s, p)
        order = best_post(s, p, push, reach(p))
        if s.gap[at[p]] > REAR:
            order = hard_post(s, p, push, order)
        send(s, order)


def guard(s: Situation, busy: set[int]) -> set[int]:
    """Keep a unit in each vital hex, or send one, as soon as the enemy could come."""
    g = s.g
    kept: set[int] = set()
    for h in s.conduct.last_hexes(s):
        if s.gap[h] > THREAT or any(p in busy | kept for p in s.planned.get(h, ())):
            continue
        there = [p for p in g.fighters_at(h, s.side) if p not in busy]
        able = there or [p for p in s.fighters(s.side) if p not in busy and h in reach(s, p)]
        is_near = s.gap[h] <= CLOSE_BY
        best = min(able, key=lambda p: fitness_to_guard(s, p, is_near), default=-1)
        if best >= 0:
            kept.add(best)
            if s.fits(best, h):
                send(s, MarchOrder(best, h, "guard", h))
    return kept


def must_stay(s: Situation, piece: int) -> bool:
    """Whether a unit is the only guard of a vital hex."""
    g, here = s.g, s.g.position.at[piece]
    return here in s.conduct.last_hexes(s) and s.gap[here] <= THREAT and len(g.fighters_at(here, s.side)) == 1


def fitness_to_guard(s: Situation, piece: int, is_near: bool) -> tuple[int, int]:
    """The sort key of guards: the strongest if the enemy is near, else the one least needed elsewhere."""
    defence = s.g.defence_of[piece][s.g.position.steps[piece]]
    return (-defence if is_near else defence), piece


def push_of(s: Situation, piece: int) -> float:
    """The weight of going forward for a unit now."""
    return 1.0 if s.is_attacking and s.conduct.takes_part(s, piece) else 0.15


def ripostes(s: Situation) -> list[PlannedAttack]:
    """The counter-attacks that are worth it."""
    least = s.character.daring + (0.0 if s.strikes_back else s.character.riposte)
    return [storm for storm in plan_marching(s) if storm.worth >= least]


def hold_reserves(s: Situation, movable: list[int]) -> list[int]:
    """Keep the strongest full stacks near the guns of the offensive in reserve; returns the units left."""
    g, at = s.g, s.g.position.at
    ground = reserve_ground(g, s.side)
    stacks: dict[int, list[int]] = {}
    for p in movable:
        if ground >> at[p] & 1 and not s.zone >> at[p] & 1 and g.is_full(p) and s.gap[at[p]] <= 4:
            stacks.setdefault(at[p], []).append(p)
    stacks = {h: units for h, units in stacks.items() if s.load(h) <= g.stack_limit}
    many = g.number("limits", f"reserve-{s.side.name}")
    best = sorted(stacks, key=lambda h: (-sum(g.attack_of[p][-1] for p in stacks[h]), h))[:many]
    s.plans.waiting = set(best)
    kept = {p for h in best for p in stacks[h]}
    return [p for p in movable if p not in kept]


# Places -------------------------------------------------------------------------------------------------------


def best_post(s: Situation, piece: int, push: float, hexes: tuple[int, ...] | list[int]) -> MarchOrder | None:
    """The best of these hexes for a unit, if it is better than its own."""
    here = s.g.position.at[piece]
    best, where = standing(s, piece, here, push) + BETTER, here
    for h in hexes:
        if h != here and (worth := standing(s, piece, h, push)) > best:
            best, where = worth, h
    if where == here:
        return None
    aim = s.aim.get(piece, -1)
    return (
        MarchOrder(piece, where, "forward", aim) if push >= FORWARD and aim >= 0 else MarchOrder(piece, where, "hold")
    )


def hard_post(s: Situation, piece: int, push: float, order: MarchOrder | None) -> MarchOrder | None:
    """A forced march, if it brings a unit from the rear to a much better hex; in an offensive it disorganises."""
    here = s.g.position.at[piece]
    hexes = hard_reach(s, piece)
    if not hexes:
        return order
    now = standing(s, piece, here if order is None else order.goal, push)
    best, where = now + (HARD if s.g.is_offensive else BETTER), -1
    for h in hexes:
        if h != here and (worth := standing(s, piece, h, push)) > best:
            best, where = worth, h
    return order if where < 0 else MarchOrder(piece, where, "hurry", is_forced=True)


def bring_up(s: Situation, piece: int, hexes: tuple[int, ...]) -> None:
    """Move guns within range of what is to be attacked or held, headquarters a few hexes behind the front."""
    order = rear_place(s, piece, hexes)
    if order is not None:
        s.plans.orders.append(order)


def rear_place(s: Situation, piece: int, hexes: tuple[int, ...] | list[int]) -> MarchOrder | None:
    """The best of these hexes for a gun or a headquarters, if it is better than its own."""
    g, here = s.g, s.g.position.at[piece]
    front = [h for h, units in s.planned.items() if units and s.gap[h] <= 2]
    is_staff = g.is_hq[piece]
    marks = [storm.target for storm in s.plans.storms] if s.is_attacking and not is_staff else []
    marks = marks or front

    def cost(h: int) -> float:
        worth = exposure(s, h)
        return worth + (out_of_touch(s, piece, h, front) if is_staff else out_of_range(s, piece, h, marks))

    best, where = cost(here) - 0.2, here
    for h in hexes:
        if (worth := cost(h)) < best:
            best, where = worth, h
    return None if where == here else MarchOrder(piece, where, "staff" if is_staff else "gun")


def exposure(s: Situation, hex_: int) -> float:
    """The exposure of a gun or headquarters: its distance from the enemy, and whether units are in front of it."""
    is_held = any(s.g.is_combat[p] for p in s.planned.get(hex_, ()))
    bold = 0.3 if s.is_attacking else 1.0
    match s.gap[hex_]:
        case 0 | 1:
            return 9.0
        case 2:
            return 0.2 if is_held else 2.0 * bold
        case 3:
            return 0.1 if is_held else 0.9 * bold
        case 4:
            return 0.0 if is_held else 0.3 * bold
    return 0.0


def out_of_touch(s: Situation, staff: int, hex_: int, front: list[int]) -> float:
    """The penalty of a hex for a headquarters: too far from the front, too near to it, or beside another."""
    g, at = s.g, s.g.position.at
    far = g.board.grid.distances(hex_)
    near = sorted([far[f] for f in front])[:6] or [0]
    others = [q for q in g.headquarters[s.side] if q != staff and g.is_on_board(q)]
    mates = sum(1 for q in others if far[at[q]] < 6)
    unsafe = 0.8 * max(0, s.conduct.safe_staff - s.gap[hex_])
    return (
        0.3 * abs(sum(near) / len(near) - s.conduct.staff)
        + unsafe
        + 0.4 * mates
        + s.conduct.stray(s, staff, hex_, front)
    )


def out_of_range(s: Situation, gun: int, hex_: int, marks: list[int]) -> float:
    """The penalty of a hex for a gun: targets out of range."""
    reach = s.g.radii_of[gun][0] or 5
    row = s.g.board.grid.distances(hex_)
    ranges = [row[t] for t in marks]
    far = min(ranges, default=0)
    inside = sum(1 for r in ranges if r <= reach)
    return 0.8 * max(0, far - reach) - 0.3 * min(3, inside) + 0.05 * far
