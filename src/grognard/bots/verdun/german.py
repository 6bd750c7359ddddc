"""The conduct of the German side: it bombards the hexes it will assault, brings two regiments and pioneers to each,
moves guns and headquarters up and goes for the objectives of its corps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grognard.bots.minds.glance import Asked
from grognard.bots.verdun.character import GERMAN_PLAIN
from grognard.bots.verdun.guns import interdict, open_fire, shelling_worth
from grognard.bots.verdun.marches import (
    give_order,
    guarded_hexes,
    kin_of,
    lead,
    man_prizes,
    open_prizes,
    places_of,
    ways_for,
)
from grognard.bots.verdun.objectives import AXES
from grognard.bots.verdun.plans import MoveOrder, PlannedBarrage
from grognard.bots.verdun.rows import ROWS
from grognard.bots.verdun.situation import FAR, Conduct, Situation
from grognard.bots.verdun.storms import ground_worth, lags, planned_storms
from grognard.games.verdun.bombardment import guns_on
from grognard.games.verdun.breakthrough import first_hexes, followers
from grognard.games.verdun.movement import cannot_move
from grognard.games.verdun.strength import attack_strength
from grognard.games.verdun.victory import losses
from grognard.games.verdun.words import ARMY_GUNS, CORPS, DEMORALISED, DIVISIONAL, GERMAN, MOVED
from grognard.kernel.asking.script import Option
from grognard.kernel.space.hexgrid import members

EXPOSED = 5
"""The distance from the enemy within which a village must not be empty on the last day."""
BLED_WHITE = 30
"""The German losses from which the 121st Division is worth the point it costs."""


def worth_towards_objectives(s: Situation, target: int) -> float:
    """More for hexes near the next objectives."""
    g = s.g
    if s.is_last_day():
        return ground_worth(s, target)
    near = min(s.distance(target, s.goal_of(corps)) for corps in AXES)
    around = g.board.grid.adjacent[target]
    behind = sum(g.position.control[n] == GERMAN + 1 for n in around) >= 5
    towards = 1.8 if near <= 2 else 1.0 if near <= 4 else 0.0
    return ground_worth(s, target) + s.character.push * towards + (1.0 if behind else 0.0)


# Organisation -------------------------------------------------------------------------------------------------


def on_121(s: Situation, question: Asked) -> str:
    """The 121st Division comes too late to earn the point it costs, unless losses are high."""
    called = losses(s.g, GERMAN) >= BLED_WHITE or "15.2" in s.g.options
    s.give_reason("bot-verdun-call-121" if called else "bot-verdun-leave-121", "6.42")
    return "call-121" if called else "done"


def on_121_hex(s: Situation, question: Asked) -> Option:
    """On the main road."""
    return question.option("at", s.find("1601")) or question.options[0]


# Bombardment --------------------------------------------------------------------------------------------------


def on_bombard(s: Situation, question: Asked) -> Option | None:
    """Heavy guns, and guns the assaults do not need, at the hexes to be assaulted; the naval gun at the roads."""
    g = s.g
    storms = planned_storms(s)
    planned = {storm.target: storm for storm in storms}
    held = {p for storm in storms for p in storm.guns}
    best = PlannedBarrage(0.1, -1, ())
    for option in question.those("barrage"):
        storm = planned.get(option.noun)
        able = [p for p in guns_on(g, s.side, option.noun) if g.kind[p] != CORPS or not lags(s, p)]
        free = [p for p in able if p not in held or (storm is not None and p in storm.guns)]
        if storm is None:
            free = [p for p in free if g.kind[p] not in ARMY_GUNS or p == g.naval]
        for guns in batteries(s, free):
            worth = shelling_worth(s, option.noun, guns) * (1.0 if storm else 0.6)
            worth -= sum(0.15 if p in held else 0.04 for p in guns if g.kind[p] == CORPS)
            worth -= 0.05 * sum(p == g.heavy for p in guns)
            if worth > best.worth:
                best = PlannedBarrage(worth, option.noun, tuple(guns))
    return open_fire(s, question, best) if best.target >= 0 else harass(s, question)


def batteries(s: Situation, guns: list[int]) -> Iterable[list[int]]:
    """The combinations of guns to compare: the biggest first, one more each time."""
    ordered = sorted(guns, key=lambda p: (s.g.kind[p] == CORPS, -s.g.attack_of[p], p))
    return [ordered[: n + 1] for n in range(min(4, len(ordered)))]


def harass(s: Situation, question: Asked) -> Option | None:
    """Unused army guns fire at the roads out of Verdun."""
    return interdict(s, [o for o in question.those("interdict") if s.g.kind[o.noun] in ARMY_GUNS])


# Movement -----------------------------------------------------------------------------------------------------


def give_orders(s: Situation) -> dict[int, MoveOrder]:
    """Assaults first; the other units march to their corps' objective; guns follow; then headquarters."""
    g = s.g
    storms = planned_storms(s)
    orders: dict[int, MoveOrder] = {}
    planned: dict[int, list[int]] = {}
    busy = set()
    for storm in storms:
        for p, h in storm.stand.items():
            busy.add(p)
            orders[p] = MoveOrder(h, False, "bot-verdun-to-storm", storm.target)
            planned.setdefault(h, []).append(p)
    others = [p for p in s.foot(GERMAN) if p not in busy and not g.has(p, MOVED)]
    man_prizes(s, open_prizes(s), others, "bot-verdun-take", orders, planned)
    if s.is_last_day():
        man_prizes(s, exposed_prizes(s), others, "bot-verdun-keep", orders, planned)
    goals = {p: s.goal_of(g.corps[p]) if g.corps[p] in AXES else -1 for p in others}
    aims = {p: s.way_to(goal) if goal >= 0 else {} for p, goal in goals.items()}
    others.sort(key=lambda p: (aims[p].get(g.position.at[p], FAR), p))
    for p in others:
        march(s, p, goals[p], aims[p], orders, planned)
    for p in g.own[GERMAN]:
        if g.is_on_board(p) and not g.is_foot[p] and cannot_move(g, GERMAN, p) is None:
            if g.is_hq[p]:
                lead(s, p, orders, planned, 4)
            else:
                bring_up(s, p, orders, planned)
    return orders


def exposed_prizes(s: Situation) -> list[int]:
    """The own villages and city hexes that the enemy could enter."""
    g, gaps = s.g, s.gaps()
    own = GERMAN + 1
    return [h for h in members(g.village | g.city) if g.position.control[h] == own and gaps[h] <= EXPOSED]


def march(
    s: Situation,
    piece: int,
    goal: int,
    aim: dict[int, int],
    orders: dict[int, MoveOrder],
    planned: dict[int, list[int]],
) -> None:
    """Send one unit towards its objective, by strategic movement where quicker, without a gap in the line."""
    g, here, gaps = s.g, s.g.position.at[piece], s.gaps()
    covered = {
        n for h, units in planned.items() if any(g.zone_of[p] == 0 for p in units) for n in g.board.grid.adjacent[h]
    }
    shaken = g.has(piece, DEMORALISED)
    best = (aim.get(here, FAR) - 1.0, False, here)
    for strategic, h in ways_for(s, piece, planned):
        if h == here:
            continue
        cost = aim.get(h, FAR) + (2.5 if strategic else 0.0) - 0.5 * s.shift_at(h) - s.bonus(h)
        if gaps[h] <= 3 and g.zone_of[piece] == 0:
            cost -= 0.7 * sum(n not in covered for n in g.board.grid.adjacent[h])
        if shaken and gaps[h] < 2:
            cost += 8
        best = min(best, (cost, strategic, h))
    about = goal if goal >= 0 else best[2]
    give_order(s, piece, best[2], best[1], "bot-verdun-advance-on", about, orders, planned)


def bring_up(s: Situation, piece: int, orders: dict[int, MoveOrder], planned: dict[int, list[int]]) -> None:
    """Move guns within range of what their units assault."""
    g, here, gaps = s.g, s.g.position.at[piece], s.gaps()
    kin = kin_of(s, piece)
    if not kin:
        return
    storms = planned_storms(s)
    marks = [storm.target for storm in storms if any(p in storm.stand for p in kin)]
    if g.kind[piece] == CORPS and (any(piece in storm.guns for storm in storms) or not lags(s, piece)):
        return  # it can support from here, and moving would turn it over
    aims = marks if marks and g.kind[piece] == DIVISIONAL else places_of(s, kin, orders)
    keep = {DIVISIONAL: 3, CORPS: 4}.get(g.kind[piece], 4)
    rows, guarded = [s.far[a] for a in aims], guarded_hexes(s, planned)

    def cost(h: int) -> float:
        ahead = sorted([row[h] for row in rows])[: max(1, len(aims) // 2)]
        near = gaps[h]
        danger = 0.0 if h in guarded else {0: 9.0, 1: 6.0, 2: 1.2, 3: 0.3}.get(near, 0.0)
        danger += 2.0 if near < 2 else 0.0
        return sum(max(0, d - keep) for d in ahead) * 2 / len(ahead) + ahead[0] * 0.2 + danger

    options = [(cost(here), False, here)]
    for strategic, h in ways_for(s, piece, planned):
        if not strategic or not marks:
            options.append((cost(h) + 0.4 + (0.5 if strategic else 0.0), strategic, h))
    best = min(options)
    about = min(aims, key=lambda a: (s.distance(best[2], a), a))
    give_order(s, piece, best[2], best[1], "bot-verdun-guns-up", about, orders, planned)


# After an assault ---------------------------------------------------------------------------------------------


def on_advance(s: Situation, question: Asked) -> Option | None:
    """Advance, the strongest first."""
    return go_in(s, question, "advance")


def on_onward(s: Situation, question: Asked) -> Option | None:
    """Go on behind the pioneers while another unit stays."""
    return go_in(s, question, "onward") or go_in(s, question, "advance")


def go_in(s: Situation, question: Asked, verb: str) -> Option | None:
    """The strongest of those that may."""
    g = s.g
    offers = [o for o in question.those(verb) if g.is_foot[o.noun]]
    chosen = max(offers, key=lambda o: (attack_strength(g, o.noun), -o.noun), default=None)
    if chosen is not None:
        s.give_reason(f"bot-verdun-{verb}", "9.6", piece=chosen.noun, hex=question.args["hex"])
    return chosen


def on_onward_where(s: Situation, question: Asked) -> Option:
    """Towards the objective, villages first."""

    def way(o: Option) -> tuple[float, int]:
        return min(s.distance(o.noun, s.goal_of(corps)) for corps in AXES) - 2 * s.prize(o.noun), o.noun

    chosen = min(question.options, key=way)
    s.give_reason("bot-verdun-onward", "9.61", piece=question.args["piece"], hex=chosen.noun)
    return chosen


# Breakthrough -------------------------------------------------------------------------------------------------


def exploit_goal(s: Situation, hex_: int) -> int:
    """A hex nearer to the objective and not out of contact; -1 if there is none."""
    g = s.g
    group = followers(g, GERMAN, hex_)
    corps = next((g.corps[p] for p in group if g.corps[p] in AXES), "")
    if not corps:
        return -1
    aim = s.way_to(s.goal_of(corps))
    friends = {g.position.at[p] for p in s.foot(GERMAN)} - {hex_}
    good = [
        h for h in first_hexes(g, GERMAN, hex_)
        if aim.get(h, FAR) < aim.get(hex_, FAR)
        and min((s.distance(h, f) for f in friends), default=99) <= 2
    ]  # fmt: skip
    return min(good, key=lambda h: (aim.get(h, FAR), h), default=-1)


GERMAN_CONDUCT: Final = Conduct(
    character=GERMAN_PLAIN,
    rows={
        **ROWS,
        "ask-121": on_121,
        "ask-121-hex": on_121_hex,
        "ask-bombard": on_bombard,
        "ask-advance": on_advance,
        "ask-onward": on_onward,
        "ask-onward-where": on_onward_where,
    },
    give_orders=give_orders,
    exploit_goal=exploit_goal,
    ground_worth=worth_towards_objectives,
)
