"""A segment of August: whom to name, whom to call and for what, who acts first.

A chain of leaders is a set of orders bought together. The plan of a segment follows from the table alone, so it is
made again at each of its menus; nothing has to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from grognard.bots.august.deeds import alert, entries, is_fire, lifted, marches, of, storms, unit_of, volleys
from grognard.bots.fight.answers import AnswerContext
from grognard.bots.fight.orders import UnitFacts, UnitOrder
from grognard.games.august.declaring import fits_off_map, reaches
from grognard.games.august.entry import is_waiting
from grognard.games.august.naming import is_declared, may_be_activated, to_be_activated
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, LED, NAMED, TO_FIRE, TO_MOVE, WELL_LED
from grognard.kernel.asking.script import Option, Side


class SegmentUnits(NamedTuple):
    """Who may act in a segment, and which of them leaders, or leaders in good order, have called."""

    pieces: tuple[int, ...]
    led: frozenset[int]
    well_led: frozenset[int]


class SegmentPlan(NamedTuple):
    """What a segment is for: its worth, and the orders of those who act."""

    worth: float
    orders: tuple[UnitOrder, ...]


def table(now: AnswerContext) -> August:
    """The table as it is now."""
    g: August = now.mind.g
    return g


class Callers:
    """Whom each leader of a side can call at a table, worked out once for each."""

    def __init__(self, g: August, side: Side) -> None:
        self.g = g
        self.free = to_be_activated(g, side)
        self._men: dict[int, list[int]] = {}

    def men(self, leader: int) -> list[int]:
        """Those whom a leader can call."""
        found = self._men.get(leader)
        if found is None:
            g = self.g
            found = [piece for piece in self.free if reaches(g, leader, piece) or may_join(g, leader, piece)]
            self._men[leader] = found
        return found


def called(callers: Callers, roots: Iterable[int], is_alone: bool = False) -> SegmentUnits:
    """All whom named pieces and the leaders they call can reach."""
    g, found = callers.g, list(roots)
    led: set[int] = set()
    well: set[int] = set()
    waiting = [] if is_alone else [p for p in found if g.is_leader[p] and not g.has(p, DEMORALISED)]
    while waiting:
        leader = waiting.pop(0)
        men = callers.men(leader)
        led.update(men)
        if g.is_steady(leader):
            well.update(men)
        for piece in sorted(men, key=lambda p: not g.is_leader[p]):
            if piece not in found and has_room_off_map(g, found, piece):
                found.append(piece)
                if g.is_leader[piece]:
                    waiting.append(piece)
    return SegmentUnits(tuple(found), frozenset(led), frozenset(well))


def has_room_off_map(g: August, found: Sequence[int], piece: int) -> bool:
    """Whether a piece that waits off the map finds room in the stacks that the leaders found there reach."""
    if g.is_leader[piece] or not is_waiting(g, piece):
        return True
    near = [p for p in found if g.position.at[p] == g.position.at[piece]]
    leaders = [p for p in near if g.is_leader[p]]
    return fits_off_map(g, leaders, [*(p for p in near if not g.is_leader[p]), piece])


def may_join(g: August, leader: int, piece: int) -> bool:
    """Whether a leader may call a piece in an assault hex beside him, once he is declared to fire."""
    here, there = g.position.at[leader], g.position.at[piece]
    if max(here, there) >= g.board.grid.size:
        return False
    is_near = g.is_steady(leader) and g.is_same_class(leader, piece) and g.board.grid.distance(here, there) == 1
    return is_near and not g.is_leader[piece] and g.is_assault_hex(there) and not g.is_assault_hex(here)


def orders_of(g: August, scene: UnitFacts, piece: int, is_led: bool) -> list[UnitOrder]:
    """What a piece can do by itself, best first; a unit that no leader calls does not come closer to the enemy."""
    if piece not in scene.see.own:
        return entries(scene, piece, is_led)
    found = scene.orders(piece)
    if is_led or g.is_leader[piece]:
        return found
    kept = of(scene).alone.get(piece)
    if kept is None:
        others = [order for order in found if order.steps[1][0] != "to"]
        unit = scene.see.own[piece]
        is_threatened = scene.see.fire.danger[unit.place] > 0 or not g.is_combat[piece]
        made = [*others, *(marches(scene, unit, is_led=False) if is_threatened else ())]
        kept = of(scene).alone[piece] = sorted(made, key=lambda order: (-order.worth, order.steps))
    return kept


def own_order(g: August, scene: UnitFacts, piece: int, call: SegmentUnits) -> UnitOrder | None:
    """The best that a piece can do by itself; who is in close combat stays in it."""
    stays = piece in scene.see.own and g.is_assault_hex(g.position.at[piece])
    orders = orders_of(g, scene, piece, piece in call.led)
    return next((o for o in orders if fits(g, piece, o) and not (stays and o.steps[1][0] == "to")), None)


def fits(g: August, piece: int, order: UnitOrder) -> bool:
    """Whether a piece may follow an order after what it is declared for; one that is not declared may do anything."""
    return not g.has(piece, TO_MOVE if is_fire(order) else TO_FIRE)


def compose(g: August, scene: UnitFacts, call: SegmentUnits) -> SegmentPlan:
    """The best orders of those who may act: groups where they do more than their members alone."""
    will = scene.see.will
    single = {p: order for p in call.pieces if (order := own_order(g, scene, p, call)) is not None}
    price = {p: 0.0 if is_declared(g, p) else alert(scene, unit_of(scene, p)) for p in call.pieces}
    alone = {p: max(0.0, single[p].worth - price[p]) if p in single else 0.0 for p in call.pieces}

    def gain(order: UnitOrder) -> float:
        return order.worth - sum(price[p] + alone[p] for p in (order.piece, *order.who))

    chosen: list[UnitOrder] = []
    free = [p for p in call.pieces if not g.has(p, TO_MOVE)]
    while best := best_group(scene, free, call, gain):
        chosen.append(best)
        free = [p for p in free if p != best.piece and p not in best.who]
    worth = sum(map(gain, chosen)) + sum(alone.values())
    used = {p for order in chosen for p in (order.piece, *order.who)}
    chosen += [single[p] for p in call.pieces if p not in used and alone[p] > will.idle]
    return supported(g, scene, call, SegmentPlan(worth, tuple(chosen)))


def best_group(
    scene: UnitFacts, free: Sequence[int], call: SegmentUnits, gain: Callable[[UnitOrder], float]
) -> UnitOrder | None:
    """The volley or assault that adds most to what its members would do alone."""
    groups = [*volleys(scene, free), *storms(scene, free, call.well_led)]
    best = max(groups, key=lambda order: (gain(order), order.steps), default=None)
    return best if best is not None and gain(best) > 0 else None


def supported(g: August, scene: UnitFacts, call: SegmentUnits, plan: SegmentPlan) -> SegmentPlan:
    """The same with leaders who support the recovery of those around them, where that is the better."""
    busy = {p for order in plan.orders for p in order.who}
    orders = {order.piece: order for order in plan.orders}
    worth = plan.worth
    for leader in call.pieces:
        is_busy = leader in busy or g.has(leader, TO_FIRE | DEMORALISED)
        if not g.is_leader[leader] or not g.bonus_of[leader] or is_busy:
            continue
        near = [p for p, o in orders.items() if o.steps[1][0] == "recover" and p != leader and reaches(g, leader, p)]
        gain = sum(lifted(scene, leader, p) for p in near)
        before = orders[leader].worth if leader in orders else 0.0
        if gain > before:
            steps = (("act", leader), ("support", 0))
            orders[leader] = UnitOrder(gain, leader, steps, "bot-fight-support", g.position.at[leader], gain)
            worth += gain - before
    return SegmentPlan(worth, tuple(orders.values()))


# Rows ----------------------------------------------------------------------------------------------------------


def plans(now: AnswerContext) -> list[tuple[float, int]]:
    """The worth of every option of the segment, and its place among them."""
    g, scene, side = table(now), now.scene, now.mind.side
    callers, found = Callers(g, side), []
    for place, option in enumerate(now.asked.options):
        if option.verb in now.mind.ways_out:
            continue
        roots = [p for p in g.own_at(option.noun, side) if may_be_activated(g, p)] if option.verb == "stack" else []
        call = called(callers, roots if option.verb == "stack" else [option.noun], option.verb == "unit")
        plan = compose(g, scene, call)
        spent = sum(g.is_leader[p] for p in call.pieces) if option.verb != "unit" else 0
        found.append((plan.worth - scene.see.will.idle * spent, place))
    return found


def declare(now: AnswerContext) -> Option | None:
    """Declare the next piece of the plan; a leader before those whom only he can call."""
    g, side = table(now), now.mind.side
    named = [p for p in g.pieces_of[side] if g.has(p, NAMED) or is_declared(g, p)]
    is_alone = len(named) == 1 and g.position.by[named[0]] == named[0]
    call = called(Callers(g, side), named, is_alone)
    plan = compose(g, now.scene, call)
    offered = {(option.verb, option.noun): option for option in now.asked.options}
    missing = []
    for order in plan.orders:
        for piece in (order.piece, *order.who):
            if is_declared(g, piece):
                continue
            found = offered.get(("fire-with" if is_fire(order) else "move-with", piece))
            if found is not None:
                return found
            missing.append(piece)
    for option in now.those("move-with"):
        if g.is_leader[option.noun] and any(reaches(g, option.noun, piece) for piece in missing):
            return option
    return None if now.asked.find("done") else first_declared(now)


def first_declared(now: AnswerContext) -> Option | None:
    """Somebody must be declared: a leader to move, or anybody."""
    g = table(now)
    movers = now.those("move-with")
    return next((o for o in movers if g.is_leader[o.noun]), movers[0] if movers else None)


ORDER = ("support", "fire", "recover", "assault", "bayonet", "charge", "dig", "to")
"""In which order pieces act: fire comes before the assault, and a leader goes after his men."""


def act(now: AnswerContext) -> Option | None:
    """The next piece to act: those who fire before those who go in, leaders last."""
    g, mind = table(now), now.mind
    first, mind.first, mind.order = mind.first, None, None
    if isinstance(first, UnitOrder) and now.asked.option("act", first.piece) is not None:
        mind.follow(first)
        return mind.carried_out(now.asked)
    if isinstance(first, Option):
        return now.asked.find(first.text)
    pieces = tuple(p for p in g.pieces_of[mind.side] if is_declared(g, p))
    led = frozenset(p for p in pieces if g.has(p, LED))
    plan = compose(g, now.scene, SegmentUnits(pieces, led, frozenset(p for p in pieces if g.has(p, WELL_LED))))
    for order in sorted(plan.orders, key=lambda o: (rank(g, o), -o.worth, o.steps)):
        for piece in (order.piece, *order.who):
            if now.asked.option("act", piece) is not None:
                mind.follow(led_by(order, piece))
                return mind.carried_out(now.asked)
    return None


def led_by(order: UnitOrder, piece: int) -> UnitOrder:
    """The same order, begun by another of its group."""
    others = tuple(p for p in (order.piece, *order.who) if p != piece)
    return order._replace(piece=piece, steps=(("act", piece), *order.steps[1:]), who=others)


def rank(g: August, order: UnitOrder) -> tuple[int, bool]:
    """When an order is carried out."""
    verb = order.steps[1][0]
    return ORDER.index(verb) if verb in ORDER else len(ORDER), g.is_leader[order.piece]
