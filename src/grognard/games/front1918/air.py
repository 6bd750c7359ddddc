"""Air groups: their bases, their missions, and the effects of missions on guns and combats.

A group rests under a headquarters, stands ready on it, flies a mission over a hex, or is away until the next turn.
All of it is optional: without that option the groups do not move and nobody is asked. Guns and combats ask this module
what air groups add; `ground` and `retreat` decide how a mission hampers movement and retreat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.games.front1918.arrivals import BY_AIR, is_due
from grognard.games.front1918.standing import BOMBING, INTERDICTION, MISSIONS, OBSERVATION
from grognard.games.front1918.supports import FREED_BOX, send_away
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import BAD, FINE, FLIGHTS, FLYING, RESTING, STOPPED, WAITING
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

G = TypeVar("G", bound=Front)
OBSERVE, BOMB, INTERDICT, INTERCEPT, RELOCATE = range(len(FLIGHTS))
ORDERS = {OBSERVE: OBSERVATION, BOMB: BOMBING, INTERDICT: INTERDICTION}
"""The missions that stay over their hex, and what they do there."""


def is_flown(g: Front) -> bool:
    """Whether the game uses air groups."""
    return g.clause("air.option") in g.options


class Aviation(NamedTuple, Generic[G]):
    """The scripts of a turn that concern air groups; a game with other air rules supplies its own four."""

    make_ready: Callable[[G], None]
    """After the weather of an operational sequence."""
    phase: Callable[[G, Side], Script[None]]
    """Before a side moves."""
    end_missions: Callable[[G], Script[None]]
    """When an operational sequence ends."""
    call_back: Callable[[G], None]
    """When a turn ends."""


# Bases -----------------------------------------------------------------------------------------------------------


def bases(g: Front, side: Side) -> list[int]:
    """The headquarters of a side on the map."""
    return [p for p in g.headquarters[side] if g.is_on_board(p)]


def is_ready(g: Front, wing: int) -> bool:
    """Whether a group stands ready on a headquarters, not resting under it."""
    position, here = g.position, g.position.at[wing]
    if here >= g.board.grid.size or position.mission[wing] or position.marks[wing] & RESTING:
        return False
    return any(g.is_hq[p] and g.owner[p] == g.owner[wing] for p in g.at(here))


def ready_wings(g: Front, side: Side) -> list[int]:
    """The groups of a side that stand on their headquarters."""
    return [p for p in g.wings[side] if is_ready(g, p)]


def resting_at(g: Front, side: Side, hex_: int) -> int:
    """How many groups of a side rest under its headquarters in a hex."""
    return sum(g.is_air[p] and g.owner[p] == side and g.has(p, RESTING) for p in g.at(hex_))


@rule("air.availability", "air.test", "air.relocation")
def cannot_rest(g: Front, wing: int, hq: int) -> Refusal | None:
    """A group rests under a headquarters of its side within its range; at most four rest there."""
    side, here = g.owner[wing], g.position.at[wing]
    if g.owner[hq] != side or not g.is_hq[hq] or not g.is_on_board(hq):
        return Refusal("air.bases", "no-base")
    there = g.position.at[hq]
    if g.board.grid.distance(here, there) > g.roster[wing].value("range"):
        return Refusal("air.alternation", "no-air-range")
    if resting_at(g, side, there) >= g.number("limits", "air-resting"):
        return Refusal("air.availability", "no-base-full")
    return None


def rest(g: Front, wing: int, hq: int) -> None:
    """Put a group under a headquarters."""
    g.position.mission[wing] = 0
    g.mark(wing, RESTING)
    g.place(wing, g.position.at[hq])


@rule("air.ready", "air.availability")
def make_ready(g: Front) -> None:
    """After the weather every group under a headquarters is put on it."""
    for side in g.sides:
        for wing in g.wings[side]:
            if g.is_on_board(wing) and g.has(wing, RESTING):
                g.unmark(wing, RESTING)


@rule("air.base-loss", "air.interception", "arrivals.air")
def call_back(g: Front) -> None:
    """When a turn ends, groups that left the map in it may return in the next."""
    away = g.board.find_place(FREED_BOX)
    for wing in g.at(away) if away is not None else ():
        g.unmark(wing, RESTING)


@rule("arrivals.air")
def cannot_land(g: Front, side: Side, near: int, hq: int) -> Refusal | None:
    """Arriving air groups are put on any headquarters of their side, or where the scenario sends them."""
    if g.owner[hq] != side or not g.is_hq[hq] or not g.is_on_board(hq):
        return Refusal("arrivals.air", "no-base")
    return None if hq in landing_places(g, side, near) else Refusal("arrivals.air", "no-landing")


@rule("arrivals.air", "arrivals.landing")
def landing_places(g: Front, side: Side, near: int) -> list[int]:
    """The named hexes with a headquarters, if the scenario names hexes; otherwise every headquarters."""
    homes = bases(g, side)
    return [p for p in homes if near >> g.position.at[p] & 1] or homes


@rule("arrivals.air", "arrivals.called", "arrivals.landing")
def air_arrivals(g: Front, side: Side) -> Script[None]:
    """Before units move, air groups that are due are put on headquarters of their side, ready."""
    for group in g.groups:
        if group.how.way == BY_AIR and group.side == side and is_due(g, group):
            for wing in g.at(group.box):
                if g.is_air[wing]:
                    yield from land(g, side, wing, group.hexes)


@rule("arrivals.air", "air.base-loss", "air.interception")
def come_back(g: Front, side: Side) -> Script[None]:
    """Groups that left in an earlier turn arrive on headquarters of their side, ready to fly."""
    away = g.board.find_place(FREED_BOX)
    waiting = [p for p in g.wings[side] if g.position.at[p] == away and not g.has(p, RESTING)]
    for wing in waiting:
        yield from land(g, side, wing)


@rule("arrivals.air")
def land(g: Front, side: Side, wing: int, near: int = 0) -> Script[None]:
    """One group arrives on a headquarters of its owner's choice; if there is none, it keeps waiting."""
    homes = landing_places(g, side, near)
    if not homes:
        return
    offer = g.base.these(homes, cannot_land, g, side, near)
    home = (yield from g.which(side, offer, rule="arrivals.air", ask="ask-air-arrives", piece=wing)).noun
    g.place(wing, g.position.at[home])
    g.tell("air-arrives", "arrivals.air", piece=wing, hex=g.position.at[home])


# Where a group may go ----------------------------------------------------------------------------------------------


def targets(g: Front, side: Side) -> int:
    """The hexes with an enemy group to intercept: on a mission, or ready on a headquarters."""
    position, size = g.position, g.board.grid.size
    foes = [p for p in g.wings[side.enemy] if position.at[p] < size and not position.marks[p] & RESTING]
    return hexset(position.at[p] for p in foes)


def on_mission(g: Front, side: Side, hex_: int) -> list[int]:
    """The groups of a side on a mission over a hex."""
    position = g.position
    return [p for p in g.wings[side] if position.mission[p] and position.at[p] == hex_]


def unit_hexes(g: Front) -> int:
    """The hexes with a unit of either side, air groups aside."""
    size, is_air = g.board.grid.size, g.is_air
    return hexset(h for h, stack in g.occupation.stacks.items() if h < size and not all(is_air[p] for p in stack))


@rule("air.missions", "air.interception", "air.interdiction", "air.observation", "air.bombardment", "air.limit")
@rule("air.alternation")
def cannot_fly_to(g: Front, wing: int, flight: int, hex_: int) -> Refusal | None:
    """Within its range, in play, with a target for the mission; over an enemy group it would be an interception."""
    side = g.owner[wing]
    if g.board.grid.distance(g.position.at[wing], hex_) > g.roster[wing].value("range"):
        return Refusal("air.alternation", "no-air-range")
    if not g.area >> hex_ & 1:
        return Refusal("scenario.area", "no-outside")
    is_met = targets(g, side) >> hex_ & 1
    if flight == INTERCEPT:
        return None if is_met else Refusal("air.interception", "no-air-enemy")
    if is_met:
        return Refusal("air.interception", "no-air-contested")
    if len(on_mission(g, side, hex_)) >= g.number("limits", "air-on-mission"):
        return Refusal("air.limit", "no-air-crowded")
    if flight != INTERDICT and not unit_hexes(g) >> hex_ & 1:
        return Refusal("air.observation", "no-air-unit")
    if flight == BOMB and not observes(g, side, hex_) and not may_be_observed(g, wing, hex_):
        return Refusal("air.bombardment", "no-observer")
    return None


@rule("air.bombardment")
def may_be_observed(g: Front, wing: int, hex_: int) -> bool:
    """Whether another group can still come to observe where this one is to bomb."""
    side, grid = g.owner[wing], g.board.grid
    if g.position.grounded[side] == STOPPED or on_mission(g, side, hex_):
        return False
    others = [p for p in ready_wings(g, side) if p != wing]
    return any(grid.distance(g.position.at[p], hex_) <= g.roster[p].value("range") for p in others)


def flight_hexes(g: Front, wing: int, flight: int) -> int:
    """The hexes of a mission, all at once: see `cannot_fly_to`."""
    side, most = g.owner[wing], g.number("limits", "air-on-mission")
    near = g.board.grid.within(g.position.at[wing], g.roster[wing].value("range")) & g.area
    met = targets(g, side)
    if flight == INTERCEPT:
        return near & met
    aloft = [g.position.at[p] for p in g.wings[side] if g.position.mission[p]]
    near &= ~met & ~hexset(h for h in aloft if aloft.count(h) >= most)
    if flight == INTERDICT:
        return near
    near &= unit_hexes(g)
    if flight == OBSERVE:
        return near
    others = [p for p in ready_wings(g, side) if p != wing] if g.position.grounded[side] != STOPPED else []
    reached = [g.board.grid.within(g.position.at[p], g.roster[p].value("range")) for p in others]
    coming = 0
    for bits in reached:
        coming |= bits
    watched = hexset(h for h in aloft if observes(g, side, h))
    return near & (watched | (coming & ~hexset(aloft)))


@rule("air.relocation")
def cannot_relocate(g: Front, wing: int, hq: int) -> Refusal | None:
    """To another headquarters of its side within its range, with room under it."""
    if g.position.at[hq] == g.position.at[wing]:
        return Refusal("air.relocation", "no-base-already")
    return cannot_rest(g, wing, hq)


def relocations(g: Front, wing: int) -> list[int]:
    """The headquarters a group may be moved to."""
    return [p for p in g.headquarters[g.owner[wing]] if cannot_relocate(g, wing, p) is None]


@rule("weather.fog", "weather.bad", "air.relocation", "air.missions")
def cannot_order(g: Front, phasing: Side, wing: int, flight: int) -> Refusal | None:
    """In bad weather air groups only change their base; only those of the phasing side do."""
    if flight == RELOCATE:
        if g.owner[wing] != phasing:
            return Refusal("air.relocation", "no-not-phasing")
        return None if relocations(g, wing) else Refusal("air.relocation", "no-base-near")
    if g.position.weather == BAD:
        return Refusal("weather.bad", "no-bad-weather")
    return None if flight_hexes(g, wing, flight) else Refusal("air.missions", "no-flight")


@rule("air.bases", "air.availability")
def cannot_fly(g: Front, phasing: Side, side: Side, wing: int) -> Refusal | None:
    """A group of the side that stands ready, with a mission it could fly."""
    if g.owner[wing] != side or not g.is_air[wing]:
        return Refusal("air.bases", "no-air-group")
    if not is_ready(g, wing):
        return Refusal("air.availability", "no-air-ready")
    if g.position.weather == FINE:
        return None if flight_hexes(g, wing, INTERDICT) else Refusal("air.missions", "no-flight")
    return cannot_order(g, phasing, wing, RELOCATE)


# The phase -------------------------------------------------------------------------------------------------------


@rule("air.option", "air.alternation", "air.movement", "movement.phase", "weather.fog")
def air_phase(g: Front, side: Side) -> Script[None]:
    """Before units move: arrivals, then each side flies one group at a time, the phasing side first."""
    if not is_flown(g):
        return
    yield from air_arrivals(g, side)
    yield from come_back(g, side)
    if g.is_foggy():
        return
    while (flyer := next_to_fly(g, side)) is not None:
        able = g.fly.each(g.wings[flyer], cannot_fly, g, side, flyer)
        choice = yield g.menu(flyer, able, g.done(), rule="air.alternation", ask="ask-fly")
        if choice.verb == "done":
            g.position.grounded[flyer] = STOPPED
            g.tell("air-stops", "air.alternation", side=flyer)
            continue
        yield from send_out(g, side, choice.noun)
        hand_over(g, flyer)


@rule("air.alternation")
def next_to_fly(g: Front, phasing: Side) -> Side | None:
    """The side that moves the next air group; a side that can move none has stopped for the phase."""
    grounded = g.position.grounded
    for side in (phasing, phasing.enemy):
        if not any(cannot_fly(g, phasing, side, wing) is None for wing in g.wings[side]):
            grounded[side] = STOPPED
    flying = [side for side in (phasing, phasing.enemy) if grounded[side] != STOPPED]
    return next((side for side in flying if grounded[side] == FLYING), flying[0] if flying else None)


def hand_over(g: Front, side: Side) -> None:
    """After a move it is the other side's turn, unless that side has stopped."""
    grounded = g.position.grounded
    if grounded[side.enemy] != STOPPED:
        grounded[side], grounded[side.enemy] = WAITING, FLYING


@rule("air.missions", "air.relocation")
def send_out(g: Front, phasing: Side, wing: int) -> Script[None]:
    """Send out one group: its mission, of five, and its hex."""
    side = g.owner[wing]
    orders = g.mission.each(range(len(FLIGHTS)), cannot_order, g, phasing, wing)
    flight = (yield g.choose(side, orders, rule="air.missions", ask="ask-mission", piece=wing)).noun
    if flight == RELOCATE:
        homes = g.base.these(relocations(g, wing), cannot_relocate, g, wing)
        home = (yield g.choose(side, homes, rule="air.relocation", ask="ask-relocate", piece=wing)).noun
        rest(g, wing, home)
        g.tell("air-relocates", "air.relocation", piece=wing, hex=g.position.at[home])
        return
    hexes = g.over.these(members(flight_hexes(g, wing, flight)), cannot_fly_to, g, wing, flight)
    over = (yield g.choose(side, hexes, rule="air.missions", ask="ask-over", piece=wing)).noun
    if flight == INTERCEPT:
        yield from intercept(g, wing, over)
        return
    g.position.mission[wing] = ORDERS[flight]
    g.place(wing, over)
    g.tell(f"air-{MISSIONS[ORDERS[flight]]}", "air.missions", piece=wing, hex=over)


@rule("air.interception")
def cannot_be_struck(g: Front, hex_: int, owner: Side, wing: int) -> Refusal | None:
    """A group over the hex, or ready on a headquarters in it, can be intercepted; a resting group cannot."""
    if g.owner[wing] != owner or not g.is_air[wing] or g.position.at[wing] != hex_ or g.has(wing, RESTING):
        return Refusal("air.interception", "no-air-there")
    return None


@rule("air.interception")
def intercept(g: Front, wing: int, hex_: int) -> Script[None]:
    """The group and one enemy group in the hex, chosen by the enemy, leave the map until the next turn."""
    enemy = g.owner[wing].enemy
    struck = g.shot_down.each(g.wings[enemy], cannot_be_struck, g, hex_, enemy)
    choice = yield from g.which(enemy, struck, rule="air.interception", ask="ask-shot-down", piece=wing, hex=hex_)
    lost = choice.noun
    send_away(g, wing)
    send_away(g, lost)
    g.tell("air-intercepted", "air.interception", piece=wing, piece_lost=lost, hex=hex_)


# The way home ------------------------------------------------------------------------------------------------------


def mission_test(g: Front) -> Tally:
    """The die after a mission: on a low roll the group may fly again in this turn."""
    return Tally("air-test", g.number("limits", "air-test")).test(Dice(1, 6))


@rule("air.test")
def end_missions(g: Front) -> Script[None]:
    """At the end of an operational sequence every group on a mission tests: 1 or 2, and it goes to rest under a
    headquarters in range; otherwise, or without one, it is gone until the next turn."""
    for side in (g.initiative, g.initiative.enemy):
        for wing in [p for p in g.wings[side] if g.position.mission[p]]:
            tally = mission_test(g)
            roll = yield g.roll(rule="air.test", ask="roll-air-test", tally=tally, low=side)
            if tally.result(roll) == FAIL:
                send_away(g, wing)
                g.tell("air-worn-out", "air.test", piece=wing, roll=roll)
            else:
                yield from go_home(g, wing, roll)


@rule("air.test", "air.availability")
def go_home(g: Front, wing: int, roll: int) -> Script[None]:
    """A group goes to rest under a headquarters within its range, chosen by its owner."""
    side = g.owner[wing]
    homes = g.base.each(g.headquarters[side], cannot_rest, g, wing)
    if not homes.options:
        send_away(g, wing)
        g.tell("air-worn-out", "air.test", piece=wing, roll=roll)
        return
    home = (yield from g.which(side, homes, rule="air.test", ask="ask-base", piece=wing)).noun
    rest(g, wing, home)
    g.tell("air-home", "air.test", piece=wing, hex=g.position.at[home], roll=roll)


AVIATION: Aviation[Any] = Aviation(make_ready, air_phase, end_missions, call_back)


# What others ask ---------------------------------------------------------------------------------------------------


@rule("air.observation", "air.bombardment", "air.interdiction", "mastery.modifiers")
def air_over(g: Front, side: Side, hex_: int) -> int:
    """How many groups of a side are over a hex, whatever their mission."""
    return len(on_mission(g, side, hex_))


@rule("air.observation")
def observes(g: Front, side: Side, hex_: int) -> bool:
    """Whether a group of a side observes a hex."""
    position = g.position
    return any(position.at[p] == hex_ and position.mission[p] == OBSERVATION for p in g.wings[side])


@rule("air.bombardment")
def air_potential(g: Front, side: Side, hex_: int) -> int:
    """What the bombers of a side over a hex add to its bombardment: nothing without a friendly observer over it."""
    if not observes(g, side, hex_):
        return 0
    position, roster = g.position, g.roster
    bombers = [p for p in g.wings[side] if position.mission[p] == BOMBING and position.at[p] == hex_]
    return sum(roster[p].value("potential") for p in bombers)
