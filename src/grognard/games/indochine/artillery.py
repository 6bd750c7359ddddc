"""Chapter 10: artillery off the map. Targets written in secret, delay, correction, shells and smoke, zones of impact.

Mortars on the map fire like other units (`fire`, `actions`). Air missions (`air`) are delayed, corrected and resolved
with the functions here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from grognard.games.indochine.burning import set_on_fire
from grognard.games.indochine.command import TWO_DICE
from grognard.games.indochine.ground import PROTECTIONS, protection
from grognard.games.indochine.hiding import look_around, recognise
from grognard.games.indochine.morale import eliminate, suffer
from grognard.games.indochine.sight import hexes_seen
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import CALIBRES, COMPASS, FRENCH, FireResult
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

NOT_OBSERVED = Refusal("10.3", "no-observer")
NO_SMOKE = Refusal("10.6", "no-smoke-here")
NOTHING_PLOTTED = -1
ONE_DIE = Dice(1, 6)
MOST_IMPACT = 255


class BatteryOrder(NamedTuple):
    """What a battery is told: its next target, shells or smoke, and the turns this order has waited."""

    hex: int = NOTHING_PLOTTED
    is_smoke: bool = False
    waited: int = 0


class Fall(NamedTuple):
    """A mission that has come down: where its centre is after correction, of which calibre, shells or smoke."""

    hex: int
    calibre: str
    is_smoke: bool


# Batteries and observers (10.1, 10.3) ---------------------------------------------------------------------------


@rule("10.1", "err1.oa")
def observers(g: Indochine, side: Side) -> list[int]:
    """§10.1 Those who direct artillery: the leaders on the map."""
    return [piece for piece in g.units[side] if g.is_leader[piece] and g.is_on_board(piece)]


@rule("10.3")
def hexes_observed(g: Indochine, side: Side) -> int:
    """§10.3 The hexes that any observer of a side sees now; one may take over from another (R 136)."""
    found = 0
    for piece in observers(g, side):
        found |= hexes_seen(g, g.position.at[piece])
    return found


@rule("10.1", "10.3")
def cannot_plot(g: Indochine, side: Side, hex_: int) -> Refusal | None:
    """§10.3 A target is a hex that an observer sees now."""
    return None if hexes_observed(g, side) >> hex_ & 1 else NOT_OBSERVED


@rule("10.6")
def cannot_plot_smoke(g: Indochine, side: Side, hex_: int) -> Refusal | None:
    """§10.6 The same for smoke, where the scenario has any from artillery."""
    return NO_SMOKE if g.has_rule("no-smoke") or g.has_rule("mortar-smoke") else cannot_plot(g, side, hex_)


def orders_of(g: Indochine, side: Side) -> list[BatteryOrder]:
    """The order of each battery of a side."""
    position, many = g.position, g.position.batteries[side]
    hexes, smokes, waits = position.plotted[side], position.screening[side], position.waited[side]
    return [
        BatteryOrder(hexes[n], bool(smokes[n : n + 1] == (1,)), waits[n] if n < len(waits) else 0)
        if n < len(hexes)
        else BatteryOrder()
        for n in range(many)
    ]


def give_orders(g: Indochine, side: Side, orders: Sequence[BatteryOrder]) -> None:
    """Write down the order of each battery."""
    g.position.plotted[side] = tuple(order.hex for order in orders)
    g.position.screening[side] = tuple(int(order.is_smoke) for order in orders)
    g.position.waited[side] = tuple(order.waited for order in orders)


# Orders (2.A, 10.1) --------------------------------------------------------------------------------------------


@rule("2.A", "10", "10.1")
def artillery_orders(g: Indochine) -> Script[None]:
    """§2.A Both sides secretly write a target for each battery, for the next turn."""
    scripts = {
        side: plan_fires(g, side) for side in g.sides if g.position.batteries[side] and g.position.missions[side]
    }
    for side, orders in (yield from g.together(scripts)).items():
        give_orders(g, side, orders)
        for number, order in enumerate(orders, 1):
            if order.hex >= 0 and not order.waited:
                key = "plots-smoke" if order.is_smoke else "plots"
                g.tell(key, "10.1", side, number=number, hex=order.hex)


@rule("10.1", "10.3", "10.4", "10.6")
def plan_fires(g: Indochine, side: Side) -> Script[list[BatteryOrder]]:
    """§10.1 One side's orders, battery by battery; a delayed fire goes on, unless its player cancels it (10.3)."""
    orders, seen = orders_of(g, side), members(hexes_observed(g, side))
    for number, order in enumerate(orders):
        others = sum(each.hex >= 0 for n, each in enumerate(orders) if n != number)
        if others >= g.position.missions[side]:
            continue
        shells = g.plot.these(seen, cannot_plot, g, side, tally=lambda g, side, hex_: shells_tally(g, side, hex_))
        has_smoke = bool(seen) and cannot_plot_smoke(g, side, seen[0]) is None
        smoke = g.plot_smoke.these(seen if has_smoke else (), cannot_plot_smoke, g, side)
        keep = g.keep() if order.hex >= 0 else g.keep.refused(Refusal("10.4", "no-order-kept"))
        drop = (g.no_plot(),) if order.hex < 0 or observers(g, side) else ()
        choice = yield g.choose(side, shells, smoke, keep, *drop, rule="10.1", ask="ask-plot", number=number + 1)
        if choice.verb in ("plot", "plot-smoke"):
            orders[number] = BatteryOrder(choice.noun, choice.verb == "plot-smoke")
        elif choice.verb == "no-plot":
            orders[number] = BatteryOrder()
    return orders


@rule("10.10")
def pre_register(g: Indochine) -> Script[None]:
    """§10.10 Before the first turn targets are picked for pre-registered fires, anywhere on the map, in secret."""
    many = {side: min(g.value("pre-registered"), g.position.batteries[side]) for side in g.sides}
    picked = yield from g.together({side: register(g, side, n) for side, n in many.items() if n})
    for side, hexes in picked.items():
        idle = [BatteryOrder()] * (g.position.batteries[side] - len(hexes))
        give_orders(g, side, [*(BatteryOrder(hex_) for hex_ in hexes), *idle])
        for number, hex_ in enumerate(hexes, 1):
            g.tell("plots", "10.10", side, number=number, hex=hex_)


@rule("10.10")
def register(g: Indochine, side: Side, many: int) -> Script[list[int]]:
    """§10.10 One side's pre-registered targets, a hex for each battery."""
    hexes = []
    for number in range(1, many + 1):
        offer = g.register.each(g.board.grid.hexes)
        choice = yield g.choose(side, offer, rule="10.10", ask="ask-register", number=number)
        hexes.append(choice.noun)
    return hexes


# Delay and correction (10.2, 10.4) ------------------------------------------------------------------------------


@rule("10.4", "table.delay")
def delay_tally(g: Indochine, row: str, waited: int, is_registered: bool = False) -> Tally:
    """§10.4 Two dice not above the number of the calibre; every turn of waiting helps, and so does registration."""
    dice = g.charts["delay-dice"]
    tally = Tally("delay", g.charts["delay"].number(row, "at most"))
    if waited:
        tally.add(-waited * dice.number("waited", "dice"), "10.4", "reason-waited", count=waited)
    if is_registered:
        tally.add(-dice.number("registered", "dice"), "10.10", "reason-registered")
    return tally.test(TWO_DICE)


@rule("10.3", "10.4", "table.correction")
def correction_tally(g: Indochine, side: Side, battery: int, hex_: int) -> Tally:
    """§10.4 The dice of correction: better at the hex fired on last, worse where no observer sees it (10.3)."""
    dice = g.charts["correction-dice"]
    tally = Tally("correction")
    last = g.position.fired_on[side]
    if battery < len(last) and last[battery] == hex_:
        tally.add(dice.number("same-hex", "dice"), "10.4", "reason-same-hex")
    if not hexes_observed(g, side) >> hex_ & 1:
        tally.add(dice.number("unobserved", "dice"), "10.3", "reason-unobserved")
    return add_night(g, tally).modifies(g.charts["correction"])


def add_night(g: Indochine, tally: Tally) -> Tally:
    """Correction is harder in the dark."""
    if g.has_rule("night"):
        tally.add(g.charts["correction-dice"].number("night", "dice"), "table.correction", "reason-night")
    return tally


@rule("10.2", "table.correction")
def correct(g: Indochine, side: Side, hex_: int, tally: Tally) -> Script[int]:
    """§10.2 Two dice say how far a marker is off, another in which direction; -1 when it leaves the map."""
    roll = yield g.roll(rule="10.2", ask="roll-correction", tally=tally, seen_by=[side], low=side)
    far = int(tally.result(roll) or 0)
    if not far:
        g.tell("on-target", "10.2", side=side, hex=hex_, roll=roll)
        return hex_
    g.tell("off-target", "10.2", side=side, hex=hex_, roll=roll, count=far)
    way = yield from direction(g, "10.2")
    final = hex_at(g, hex_, way, far)
    if final < 0:
        g.tell("falls-off-map", "10.2", side=side)
    else:
        g.tell("shifts", "10.2", side=side, hex=final, word_way=COMPASS[way])
    return final


def direction(g: Indochine, clause: str) -> Script[int]:
    """A die for one of the six directions of the map."""
    roll = yield g.roll(rule=clause, ask="roll-direction")
    way = g.board.grid.directions.index(str(g.charts["direction"][int(roll)]))
    g.tell("direction-die", clause, roll=roll, word_way=COMPASS[way])
    return way


def hex_at(g: Indochine, hex_: int, way: int, far: int) -> int:
    """The hex so many hexes away in a direction, -1 off the map."""
    grid = g.board.grid
    (a, b), (across, down) = grid.axial(hex_), grid.steps[way]
    return grid.at(a + far * across, b + far * down)


# Missions (10.2) -----------------------------------------------------------------------------------------------


@rule("2.A", "10", "10.1", "10.2")
def artillery_arrives(g: Indochine) -> Script[None]:
    """§2.A The fires due this turn: each is tested for delay and corrected; then all come down at the same time."""
    falls: list[Fall] = []
    for side in g.sides:
        for battery, order in enumerate(orders_of(g, side)):
            if order.hex < 0:
                forget(g, side, battery)
                continue
            fall = yield from mission(g, side, battery, order)
            if fall is not None and fall.hex >= 0:
                falls.append(fall)
    if falls:
        yield from come_down(g, falls)
        look_around(g)


@rule("10.2", "10.3", "10.4", "10.10")
def mission(g: Indochine, side: Side, battery: int, order: BatteryOrder) -> Script[Fall | None]:
    """§10.2 One mission: delay first, without naming the hex; then its player fires or cancels it; then correction."""
    calibre = CALIBRES[g.position.calibre[side]]
    tally = delay_tally(g, calibre, order.waited, is_registered=g.position.turn == 1)
    roll = yield g.roll(rule="10.4", ask="roll-delay", tally=tally, seen_by=[side], low=side)
    if tally.result(roll) == FAIL:
        g.tell("mission-delayed", "10.4", side=side, roll=roll)
        rewrite(g, side, battery, order._replace(waited=order.waited + 1))
        return None
    g.tell("mission-arrives", "10.4", side=side, roll=roll)
    rewrite(g, side, battery, BatteryOrder())
    weighed = correction_tally(g, side, battery, order.hex)
    # Asked even when there is nothing to choose: a pause must not tell whether the observers live.
    answers = (g.shell(), g.cancel()) if observers(g, side) else (g.shell(),)
    told: dict[str, Any] = {"hex": order.hex, "number": battery + 1}
    choice = yield g.choose(side, *answers, rule="10.3", ask="ask-shell", tally=weighed, **told)
    if choice.verb == "cancel":
        g.tell("mission-cancelled", "10.3", side=side)
        forget(g, side, battery)
        return None
    g.position.missions[side] -= 1
    g.tell("marker-smoke" if order.is_smoke else "marker-impact", "10.2", side=side, hex=order.hex)
    final = yield from correct(g, side, order.hex, weighed)
    remember(g, side, battery, order.hex)
    return Fall(final, calibre, order.is_smoke)


def rewrite(g: Indochine, side: Side, battery: int, order: BatteryOrder) -> None:
    """Change the order of one battery."""
    orders = orders_of(g, side)
    orders[battery] = order
    give_orders(g, side, orders)


def remember(g: Indochine, side: Side, battery: int, hex_: int) -> None:
    """Keep the hex a battery fired on, for the next correction."""
    last = [*g.position.fired_on[side], *[NOTHING_PLOTTED] * g.position.batteries[side]][: g.position.batteries[side]]
    last[battery] = hex_
    g.position.fired_on[side] = tuple(last)


@rule("10.4")
def forget(g: Indochine, side: Side, battery: int) -> None:
    """§10.4 A battery that is silent for a turn has no target that stays the same."""
    last = g.position.fired_on[side]
    if battery < len(last) and last[battery] >= 0:
        remember(g, side, battery, NOTHING_PLOTTED)


@rule("10.1", "10.2", "10.5", "10.6", "table.artillery")
def come_down(g: Indochine, falls: Iterable[Fall]) -> Script[None]:
    """§10.2 Smoke rises and shells strike; where fires overlap, of whichever side, their strengths add up (R 90)."""
    heavier: set[int] = set()
    struck: dict[int, int] = {}
    for fall in falls:
        for hex_, strength in footprint(g, fall.hex, fall.calibre).items():
            if fall.is_smoke:
                raise_smoke(g, hex_, g.limits["smoke-artillery"])
                continue
            struck[hex_] = struck.get(hex_, 0) + strength
            if fall.calibre != CALIBRES[0]:
                heavier.add(hex_)
    for hex_, strength in struck.items():
        g.position.impact[hex_] = min(MOST_IMPACT, g.position.impact[hex_] + strength)
    for hex_ in sorted(struck):
        yield from bombard(g, hex_, struck[hex_], hex_ in heavier)


@rule("table.artillery")
def footprint(g: Indochine, centre: int, row: str) -> dict[int, int]:
    """§10.2 The hexes a fire affects with its strength in each: the centre and the hexes around it."""
    chart = g.charts["impact"]
    found = dict.fromkeys(g.board.grid.adjacent[centre], chart.number(row, "around"))
    found.pop(-1, None)
    return {centre: chart.number(row, "centre"), **found}


@rule("10.6")
def raise_smoke(g: Indochine, hex_: int, value: int) -> None:
    """§10.6 Smoke of a value lies in a hex for as many turns; thicker smoke stays as it is."""
    g.position.smoke[hex_] = max(g.position.smoke[hex_], value)
    g.tell("smoke-falls", "10.6", hex=hex_)


# Shells in a hex (10.2, 10.7, 11) -------------------------------------------------------------------------------


@rule("10.2", "table.fire-mods")
def impact_tally(g: Indochine, hex_: int, strength: int, moving: str = "") -> Tally:
    """§10.2 An attack on the fire table as indirect fire: movement and the protection of the hex count."""
    dice = Tally("fire-dice")
    if moving:
        dice.add(g.indirect[moving], "table.fire-mods", f"reason-{moving}")
    cover = PROTECTIONS[protection(g, hex_)]
    if g.indirect[cover]:
        dice.add(g.indirect[cover], "0.3", f"reason-{cover}")
    return Tally("shells").strength(Tally("factor", strength), g.charts["trc"]).with_die(dice)


def shells_tally(g: Indochine, side: Side, hex_: int) -> Tally:
    """The attack on a hex if the next mission falls on it."""
    return impact_tally(g, hex_, g.charts["impact"].number(CALIBRES[g.position.calibre[side]], "centre"))


@rule("10.2", "10.7", "11")
def bombard(g: Indochine, hex_: int, strength: int, is_heavy: bool) -> Script[None]:
    """§10.2 Every unit in a hex is attacked, friend or foe (R 62); §10.7 a loss may ruin the building it stands in."""
    has_lost = False
    for target in (yield from in_hex(g, hex_)):
        if g.position.at[target] == hex_:
            result = yield from strike(g, target, hex_, impact_tally(g, hex_, strength), "10.2")
            has_lost = has_lost or is_loss(result)
    if has_lost:
        yield from ruin(g, hex_, is_heavy)


def is_loss(result: FireResult) -> bool:
    """§10.7 Whether a result is at least a step."""
    return bool(result.steps) or result.kind == "E"


def in_hex(g: Indochine, hex_: int) -> Script[list[int]]:
    """§11 Every counter in a hex, known ones first, then hidden ones in an order drawn by lot (R 6)."""
    found = [piece for side in g.sides for piece in g.counters_at(hex_, side)]
    known, hidden = [p for p in found if g.is_open(p)], [p for p in found if not g.is_open(p)]
    while len(hidden) > 1:
        lot = yield g.draw(g.lot.each(range(len(hidden))), rule="9.3", ask="draw-lot")
        known.append(hidden.pop(lot.noun))
    return known + hidden


@rule("8.discovery", "11")
def strike(
    g: Indochine, target: int, hex_: int, tally: Tally, clause: str, in_wave: bool = False
) -> Script[FireResult]:
    """§11 One roll against one counter: any result but a dash recognises it, then takes effect."""
    roll = yield g.roll(rule=clause, ask="roll-shells", tally=tally, seen_by=g.sides, high=g.owner[target])
    result: FireResult = tally.result(roll)
    if result.is_nothing:
        g.tell_apart(g.owner[target], target, "missed", "marker-missed", clause, hex=hex_, roll=roll)
        return result
    recognise(g, target, "8.discovery")
    if not g.is_on_board(target):
        g.tell("hits-decoy", clause, hex=hex_, roll=roll, result_trc=str(result))
        return result
    g.tell("hit", clause, piece=target, hex=hex_, roll=roll, result_trc=str(result))
    yield from suffer(g, target, result, in_wave)
    return result


@rule("10.5", "ext.16.3b")
def strike_movers(g: Indochine, units: Sequence[int], hex_: int, moving: str, in_wave: bool = False) -> Script[None]:
    """§10.5 Units that move in a zone of impact are attacked in each hex they enter; nobody else there is."""
    strength = g.position.impact[hex_]
    for unit in units if strength else ():
        if g.position.at[unit] == hex_:
            yield from strike(g, unit, hex_, impact_tally(g, hex_, strength, moving), "10.5", in_wave)


@rule("10.7")
def ruin(g: Indochine, hex_: int, is_heavy: bool) -> Script[None]:
    """§10.7 A wooden building falls to any shell, a solid house to larger ones only; then a die for fire (R 73)."""
    kind = next((kind for kind in ("wooden", "solid") if g.board.has(hex_, kind)), "")
    if not kind or g.position.ruined[hex_] or (kind == "solid" and not is_heavy):
        return
    g.position.ruined[hex_] = 1
    g.tell("ruined", "10.7", hex=hex_)
    tally = Tally("fires", g.charts["fires"].number(kind, "at most")).test(ONE_DIE)
    roll = yield g.roll(rule="10.7", ask="roll-fires", tally=tally, seen_by=g.sides)
    g.tell("fire-die", "10.7", hex=hex_, roll=roll)
    if tally.result(roll) != FAIL:
        yield from set_on_fire(g, hex_)


# A rule of one scenario ----------------------------------------------------------------------------------------


@rule("scenario.phu-tong-hoa")
def officers_fall(g: Indochine) -> Script[None]:
    """Phu Tong Hoa: the first shells may kill each French leader but one, whom his player names."""
    leaders = observers(g, FRENCH)
    if not leaders:
        return
    offer = g.spare.these(leaders, lambda _: Refusal("scenario.phu-tong-hoa", "no-spared"))
    choice = yield from g.which(FRENCH, offer, rule="scenario.phu-tong-hoa", ask="ask-spare")
    tally = Tally("officers", g.limits["officer-falls"]).test(ONE_DIE)
    for leader in leaders:
        if leader != choice.noun:
            roll = yield g.roll(
                rule="scenario.phu-tong-hoa", ask="roll-officers", tally=tally, seen_by=g.sides, high=FRENCH
            )
            g.tell("officer-die", "scenario.phu-tong-hoa", side=FRENCH, roll=roll)
            if tally.result(roll) != FAIL:
                eliminate(g, leader, "scenario.phu-tong-hoa")


PRE_REGISTERED = (Phase("10.10", pre_register),)
OFFICERS_FALL = Phase("scenario.phu-tong-hoa", officers_fall)
ARTILLERY = (Phase("2.A", artillery_arrives), Phase("10.1", artillery_orders))
