"""The movement phase: orders for all units at its start, carried out one by one, then digging in.

Each side gives its own orders; this module keeps, carries out and explains them, and places headquarters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from grognard.bots.minds.glance import Asked
from grognard.bots.verdun.plans import MoveOrder
from grognard.bots.verdun.situation import FAR, Situation, distances
from grognard.games.verdun.reach import cannot_go_strategic
from grognard.games.verdun.stacking import fits
from grognard.games.verdun.supply import corps_of, sources, supply_barred, supply_edges
from grognard.games.verdun.words import DIVISIONAL
from grognard.kernel.asking.script import Option
from grognard.kernel.space.edges import Edges
from grognard.kernel.space.hexgrid import Grid, members
from grognard.kernel.space.trace import spread

LINE = 20
"""The length of a line of supply off the road, in half points."""
NEAR = 3
"""Units that stay within this distance of the enemy dig in."""


@lru_cache(maxsize=4096)
def beyond(grid: Grid, place: int, enough: int) -> tuple[int, ...]:
    """For every hex, how far its distance from a place exceeds `enough`."""
    return tuple(max(0, far - enough) for far in distances(grid)[place])


def todays_orders(s: Situation) -> dict[int, MoveOrder]:
    """The orders of the day, given when first needed."""
    if s.plans.orders is None:
        s.plans.orders = s.conduct.give_orders(s)
    return s.plans.orders


# The questions ------------------------------------------------------------------------------------------------


def on_move(s: Situation, question: Asked) -> Option | None:
    """Units by the orders of the day, then digging in, then the end."""
    s.plans.route = None
    orders = todays_orders(s)
    for piece in list(orders):
        order = orders.pop(piece)
        opening = question.option("move", piece)
        if opening is None or order.goal == s.g.position.at[piece]:
            continue
        if s.is_full(order.goal, piece) and not any(q in orders for q in s.g.units_at(order.goal, s.side)):
            continue
        return send(s, opening, order)
    for option in question.options:
        if option.verb == "dig" and wants_to_dig(s, option.noun):
            s.give_reason("bot-verdun-dig", "14.1", piece=option.noun, hex=s.g.position.at[option.noun])
            return option
    end = question.find("done")
    if end is None:
        return make_room(s, question)
    s.give_reason("bot-verdun-moves-done", "8.0")
    return end


def send(s: Situation, opening: Option, order: MoveOrder) -> Option:
    """Begin the march of a unit and note its reason."""
    piece = opening.noun
    s.plans.route = piece, order
    s.give_reason(order.purpose, "8.2" if order.strategic else "8.0", piece=piece, hex=order.about)
    return opening


def wants_to_dig(s: Situation, piece: int) -> bool:
    """Whether a unit stays near the enemy and should dig in."""
    return s.nearest_enemy(s.g.position.at[piece]) <= NEAR


def on_where(s: Situation, question: Asked) -> Option | str | None:
    """To the destination of the order, then halt."""
    piece = question.args["piece"]
    order = s.plans.route[1] if s.plans.route is not None and s.plans.route[0] == piece else None
    if order is None:  # another player began this march
        order = todays_orders(s).pop(piece, None)
        s.plans.route = None if order is None else (piece, order)
    if order is None or s.g.position.at[piece] == order.goal:
        s.give_reason("bot-verdun-halt", "8.0", piece=piece)
        return "halt"
    s.give_reason(order.purpose, "8.2" if order.strategic else "8.0", piece=piece, hex=order.about)
    if order.strategic and (faster := question.find("strategic")):
        return faster
    return question.option("to", order.goal) or question.find("halt") or nearest_way(s, question, order)


def nearest_way(s: Situation, question: Asked, order: MoveOrder) -> Option | None:
    """Towards the goal, when it cannot be reached and the unit may not stay."""
    ways = question.those("to")
    return min(ways, key=lambda o: (s.distance(o.noun, order.goal), o.noun), default=None)


def make_room(s: Situation, question: Asked) -> Option:
    """Move a unit out of an overstacked hex."""
    g = s.g
    for h, stack in g.occupation.stacks.items():
        if h >= g.board.grid.size or g.owner[stack[0]] != s.side or fits(g, list(stack)):
            continue
        for p in sorted(stack, key=lambda p: (g.is_foot[p], g.stack_of[p])):
            opening = question.option("move", p)
            costs = s.reach_of(p) if opening else {}
            free = [n for n in costs if n != h and not s.is_full(n, p)]
            if opening and free:
                goal = min(free, key=lambda n: (-min(2, s.nearest_enemy(n)), costs[n], n))
                return send(s, opening, MoveOrder(goal, False, "bot-verdun-make-room", h))
    return next(o for o in question.options if o.verb == "move")


# Villages and the city ----------------------------------------------------------------------------------------


def man_prizes(
    s: Situation,
    hexes: list[int],
    able: list[int],
    purpose: str,
    orders: dict[int, MoveOrder],
    planned: dict[int, list[int]],
) -> None:
    """Send a unit to each of these hexes that nobody is going to; units sent are removed from those available."""
    g = s.g
    for h in hexes:
        if any(g.is_foot[p] for p in planned.get(h, ())):
            continue
        near = [p for p in able if h in s.reach_of(p) and fits(g, [*planned.get(h, ()), p])]
        if near:
            sent = min(near, key=lambda p: (s.reach_of(p)[h], g.combat_of[p][-1], p))
            able.remove(sent)
            give_order(s, sent, h, False, purpose, h, orders, planned)


def open_prizes(s: Situation) -> list[int]:
    """The villages and city hexes that this side does not control and no enemy occupies."""
    g, own = s.g, s.side + 1
    prizes = members(g.village | g.city)
    return [h for h in prizes if g.position.control[h] != own and not g.enemies_at(h, s.side)]


# Headquarters -------------------------------------------------------------------------------------------------


def ways_for(s: Situation, piece: int, planned: dict[int, list[int]]) -> Iterator[tuple[bool, int]]:
    """The hexes with room that a unit could reach, by ordinary or strategic movement."""
    full = full_hexes(s, piece, planned)
    for strategic in (False, True):
        if strategic and cannot_go_strategic(s.g, piece) is not None:
            continue
        for h in s.reach_of(piece, strategic):
            if h not in full:
                yield strategic, h


def full_hexes(s: Situation, piece: int, planned: dict[int, list[int]]) -> set[int]:
    """The hexes without room for a unit after the orders; a unit alone has room everywhere."""
    g = s.g
    return {h for h, units in planned.items() if not fits(g, [*(p for p in units if not g.is_garrison[p]), piece])}


def places_of(s: Situation, pieces: list[int], orders: dict[int, MoveOrder]) -> list[int]:
    """The places of these units after the orders."""
    at = s.g.position.at
    return [orders[p].goal if p in orders else at[p] for p in pieces]


def kin_of(s: Situation, piece: int) -> list[int]:
    """The infantry a gun belongs to: its division, or for corps guns its corps."""
    g = s.g
    return [
        p
        for p in s.foot(s.side)
        if g.corps[p] == g.corps[piece] and (g.kind[piece] != DIVISIONAL or g.division[p] == g.division[piece])
    ]


def lead(s: Situation, piece: int, orders: dict[int, MoveOrder], planned: dict[int, list[int]], least: int) -> None:
    """Send a headquarters to where most of its corps is in supply, out of the enemy's reach."""
    g, here = s.g, s.g.position.at[piece]
    kin = [p for p in g.own[s.side] if g.is_on_board(p) and p != piece and corps_of(g, p) == g.corps[piece]]
    places = places_of(s, kin, orders)
    if not places:
        return
    edges, barred, fed = supply_net(s)
    gaps, guarded = s.gaps(), guarded_hexes(s, planned)
    away = excess(s, places, 4)

    def rough(h: int) -> float:
        danger = max(0, least - gaps[h]) * (1.5 if h in guarded else 4.0)
        return danger + away[h] / len(places) + (0 if h in fed else 9)

    seats = [(rough(here) - 0.5, False, here)]
    ways = {h: strategic for strategic, h in reversed(list(ways_for(s, piece, planned)))}
    seats += [(rough(h), strategic, h) for h, strategic in ways.items()]
    seats.sort()
    best = (FAR + 0.0, False, here)
    for cost, strategic, h in seats[:6]:
        if cost > best[0]:
            break  # the remaining hexes are worse even with all units in supply
        reached = spread(edges, 1 << h, LINE, barred=barred)
        best = min(best, (cost + 12 * sum(a not in reached for a in places) / len(places), strategic, h))
    give_order(s, piece, best[2], best[1], "bot-verdun-lead", best[2], orders, planned)


def supply_net(s: Situation) -> tuple[Edges, Callable[[int], int], dict[int, int]]:
    """The edges of supply lines and what bars them, and the hexes in which a headquarters would be in supply."""
    if s.memo.net is None:
        edges, barred = supply_edges(s.g, s.side), supply_barred(s.g, s.side)
        s.memo.net = edges, barred, spread(edges, sources(s.g, s.side), LINE, barred=barred)
    return s.memo.net


def guarded_hexes(s: Situation, planned: dict[int, list[int]]) -> set[int]:
    """The hexes of infantry after the orders."""
    is_foot = s.g.is_foot
    return {h for h, units in planned.items() if any(is_foot[p] for p in units)}


def excess(s: Situation, places: list[int], enough: int) -> list[int]:
    """For every hex, the sum by which its distances from these places exceed `enough`."""
    return [*map(sum, zip(*[beyond(s.g.board.grid, a, enough) for a in places], strict=True))]


def give_order(
    s: Situation,
    piece: int,
    goal: int,
    strategic: bool,
    purpose: str,
    about: int,
    orders: dict[int, MoveOrder],
    planned: dict[int, list[int]],
) -> None:
    """Record an order, and the new place of the unit."""
    if goal != s.g.position.at[piece]:
        orders[piece] = MoveOrder(goal, strategic, purpose, about)
    planned.setdefault(goal, []).append(piece)
