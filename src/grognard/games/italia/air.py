"""§17 Aviation: one side has air superiority in a turn, draws some of its air groups and places them on missions.

What a mission does to guns, combats, movement and retreat is asked of the engine of the series (`front1918.air`);
attacks on footbridges are those of the scenarios on the Piave. All of it is optional.
"""

from __future__ import annotations

from collections import Counter

from grognard.games.front1918.air import BOMB, INTERDICT, OBSERVE, ORDERS, Aviation, observes, on_mission, unit_hexes
from grognard.games.front1918.bridges import marker_hex, unspan
from grognard.games.front1918.ground import spans_of
from grognard.games.front1918.standing import MISSIONS, RAID, union
from grognard.games.front1918.words import BAD
from grognard.games.italia.results import AirSuperiority
from grognard.games.italia.table import ENTENTE, Italia
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

NOT_ITS_PHASE = Refusal("scenario.albrecht.air-footbridge", "no-raid-phase")
FLIGHTS = (OBSERVE, BOMB, INTERDICT)
ONE_DIE = Dice(1, 6)
SUNK, MISSED = "sunk", "missed"


@rule("17.0", "1.0", "scenario.grappa.special")
def is_flown(g: Italia) -> bool:
    """§17.0 Whether air groups are used: an option, and never where the scenario has no airmen."""
    return "17.0" in g.options and "no-air" not in g.scenario.rules


def available(g: Italia, side: Side) -> list[int]:
    """§17.1 The air groups in the box of those available to a side."""
    return list(g.at(g.board.box(f"available-{side.name}")))


def waiting(g: Italia, side: Side) -> list[int]:
    """§17.1 The air groups of a side drawn for this turn that are on no mission."""
    return [p for p in g.at(g.board.box("missions")) if g.owner[p] == side]


# Superiority -------------------------------------------------------------------------------------------------------


@rule("17.1.superiority", "7.0.admin", "17.1")
def superiority(g: Italia) -> Script[None]:
    """§17.1 All groups are available again; a claim or a die decides who flies in this turn, and how many groups."""
    if not is_flown(g):
        return
    for side in g.sides:
        for wing in waiting(g, side):
            g.place(wing, g.board.box(f"available-{side.name}"))
    g.position.superiority = 0
    side, many = yield from who_flies(g)
    g.position.superiority = side + 1
    g.tell("air-superiority", "17.1.superiority", side=side, count=min(many, len(available(g, side))))
    yield from draw_groups(g, side, many)


@rule("17.1.superiority", "table.air-superiority")
def who_flies(g: Italia) -> Script[tuple[Side, int]]:
    """§17.1 The side with air superiority, and how many groups it draws: by a claim of the Entente, or by the die."""
    if cannot_claim(g, 0) is None:
        choice = yield g.choose(ENTENTE, g.claim(), g.roll_for_it(), rule="17.1.superiority", ask="ask-claim")
        if choice.verb == "claim":
            g.position.claims += 1
            return ENTENTE, len(available(g, ENTENTE))
    tally = Tally("air-superiority")
    if more := g.bonus("air-superiority-die", g.scenario.id, "die"):
        tally.add(more, "table.air-superiority", "reason-air-balance")
    tally.modifies(g.charts["air-superiority"])
    roll = yield g.roll(rule="17.1.superiority", ask="roll-air-superiority", tally=tally, high=ENTENTE)
    found: AirSuperiority = tally.result(roll)
    return g.side_named(found.side), found.supports


@rule("scenario.albrecht.special", "scenario.solstice.special", "scenario.vittorio.special", "scenario.solstice.whatif")
def cannot_claim(g: Italia, _: int) -> Refusal | None:
    """The Entente may claim superiority in some turns of a scenario, so many times; not with the concentration."""
    where = f"scenario.{g.scenario.id}.special"
    if "air-claim" not in g.scenario.rules or "scenario.solstice.whatif" in g.options:
        return Refusal("17.1.superiority", "no-claim")
    first, last, times = (g.number("air-claim", g.scenario.id, column) for column in ("first", "last", "times"))
    if not first <= g.calendar <= last:
        return Refusal(where, "no-claim-now")
    return None if g.position.claims < times else Refusal(where, "no-claim-left")


@rule("17.1.superiority")
def draw_groups(g: Italia, side: Side, many: int) -> Script[None]:
    """§17.1 So many groups of a side, all if it has no more, are drawn at random for the missions of the turn."""
    box = g.board.box("missions")
    for left in range(many, 0, -1):
        groups = available(g, side)
        if left >= len(groups):
            for wing in groups:
                g.place(wing, box)
            return
        choice = yield g.draw(g.deal.these(groups), rule="17.1.superiority", ask="ask-draw-air")
        g.place(choice.noun, box)


# Missions ----------------------------------------------------------------------------------------------------------


@rule("10.0.bad", "10.0.fog", "17.1.superiority")
def may_fly(g: Italia) -> bool:
    """§10.0 Nobody flies in bad weather, nor in fog in the phases of the side with the initiative."""
    return g.position.weather != BAD and not g.is_foggy()


@rule("17.1.place")
def under_command(g: Italia, side: Side) -> int:
    """§17.1 The hexes within the command radius of a headquarters, as the crow flies: no line of supply leads to a hex
    the enemy holds, and missions go there (D81)."""
    staffs = [p for p in g.headquarters[side] if g.is_on_board(p)]
    return union(g.board.grid.within(g.position.at[p], g.command_of[p]) for p in staffs)


@rule("17.1.place", "17.2", "17.2.interdiction", "17.2.observation", "17.2.bombardment", "scenarios.format")
def cannot_place(g: Italia, side: Side, flight: int, hex_: int) -> Refusal | None:
    """§17.1 On a hex in the command radius of a headquarters of the side, at most two groups in it; to observe or bomb
    only where a unit is, and to bomb only with an observer."""
    if not g.area >> hex_ & 1:
        return Refusal("scenarios.format", "no-outside")
    if not under_command(g, side) >> hex_ & 1:
        return Refusal("17.1.place", "no-air-command")
    if sum(len(on_mission(g, each, hex_)) for each in g.sides) >= g.number("limits", "air-on-mission"):
        return Refusal("17.1.place", "no-air-crowded")
    if flight != INTERDICT and not unit_hexes(g) >> hex_ & 1:
        return Refusal("17.2.observation", "no-air-unit")
    if flight == BOMB and not observes(g, side, hex_) and (len(waiting(g, side)) < 2 or on_mission(g, side, hex_)):
        return Refusal("17.2.bombardment", "no-observer")
    return None


def mission_hexes(g: Italia, side: Side, flight: int) -> list[int]:
    """§17.2 The hexes of a mission, computed together: see `cannot_place`."""
    at, missions = g.position.at, g.position.mission
    aloft = [p for each in g.sides for p in g.wings[each] if missions[p]]
    over = Counter(at[p] for p in aloft)
    most = g.number("limits", "air-on-mission")
    near = under_command(g, side) & g.area & ~hexset(h for h, many in over.items() if many >= most)
    if flight != INTERDICT:
        near &= unit_hexes(g)
    if flight == BOMB:
        own = hexset(at[p] for p in aloft if g.owner[p] == side)
        watched = hexset(h for h in members(own) if observes(g, side, h))
        near &= watched if len(waiting(g, side)) < 2 else watched | ~own
    return list(members(near))


@rule("17.2")
def cannot_order(g: Italia, side: Side, flight: int) -> Refusal | None:
    """§17.2 Three kinds of missions, each where it has a hex."""
    if flight not in FLIGHTS:
        return Refusal("17.2", "no-flight")
    return None if mission_hexes(g, side, flight) else Refusal("17.2", "no-flight")


@rule("17.1", "17.1.superiority")
def cannot_fly(g: Italia, side: Side, wing: int) -> Refusal | None:
    """§17.1 Only groups drawn for the turn fly."""
    if g.owner[wing] != side or not g.is_air[wing]:
        return Refusal("17.1", "no-air-group")
    return None if wing in waiting(g, side) else Refusal("17.1.superiority", "no-air-ready")


@rule("17.1.place", "17.1")
def cannot_send(g: Italia, side: Side, wing: int) -> Refusal | None:
    """§17.1 A group goes on a mission where one is possible: without a headquarters on the map there is none, for an
    interdiction may go to any hex in a command radius."""
    if (why := cannot_fly(g, side, wing)) is not None:
        return why
    return None if mission_hexes(g, side, INTERDICT) else Refusal("17.1.place", "no-flight")


@rule("17.1.place", "11.0", "11.3.6", "10.0.bad", "10.0.fog")
def air_phase(g: Italia, phasing: Side) -> Script[None]:
    """§11.0 At the start of either side's movement phase the side with air superiority places groups on missions."""
    if not is_flown(g) or not g.position.superiority or not may_fly(g):
        return
    side = g.sides[g.position.superiority - 1]
    while True:
        wings = g.fly.each(waiting(g, side), cannot_send, g, side)
        raids = raid_offer(g, side) if side == phasing else g.raid.refused(NOT_ITS_PHASE)
        if g.is_idle(wings, raids):
            return
        choice = yield g.menu(side, wings, raids, g.done(), rule="17.1.place", ask="ask-fly")
        if choice.verb == "done":
            return
        if choice.verb == "raid":
            yield from raid(g, side, choice.noun)
        else:
            yield from send_out(g, side, choice.noun)


@rule("17.1.place", "17.2")
def send_out(g: Italia, side: Side, wing: int) -> Script[None]:
    """§17.1 One group goes on a mission: its kind, and its hex."""
    orders = g.mission.each(FLIGHTS, cannot_order, g, side)
    flight = (yield g.choose(side, orders, rule="17.2", ask="ask-mission", piece=wing)).noun
    hexes = g.over.these(mission_hexes(g, side, flight), cannot_place, g, side, flight)
    over = (yield g.choose(side, hexes, rule="17.2", ask="ask-over", piece=wing)).noun
    g.position.mission[wing] = ORDERS[flight]
    g.place(wing, over)
    g.tell(f"air-{MISSIONS[ORDERS[flight]]}", "17.2", piece=wing, hex=over)


# Attacks on footbridges --------------------------------------------------------------------------------------------


@rule("scenario.albrecht.air-footbridge", "scenario.solstice.special", "17.1.place")
def cannot_raid(g: Italia, side: Side, edge: int) -> Refusal | None:
    """The Entente may attack a footbridge of the enemy with a group drawn for the turn, in the command radius of a
    headquarters like any mission, two at most in its hex."""
    where = "scenario.albrecht.air-footbridge"
    if edge not in spans_of(g, side.enemy):
        return Refusal(where, "no-footbridge")
    if not waiting(g, side):
        return Refusal("17.1.superiority", "no-air-ready")
    if not under_command(g, side) >> marker_hex(g, edge) & 1:
        return Refusal("17.1.place", "no-air-command")
    there = len(on_mission(g, side, marker_hex(g, edge)))
    return None if there < g.number("limits", "air-on-mission") else Refusal("17.1.place", "no-air-crowded")


def raid_offer(g: Italia, side: Side) -> Offer:
    """The footbridges that air groups may attack."""
    is_allowed = side == ENTENTE and "footbridge-raids" in g.scenario.rules
    edges = sorted(spans_of(g, side.enemy)) if is_allowed else []
    return g.raid.each(edges, cannot_raid, g, side, tally=raid_tally)


@rule("scenario.albrecht.air-footbridge")
def raid_tally(g: Italia, side: Side, edge: int) -> Tally:
    """The die of an attack on a footbridge: harder with an enemy unit in the marker's hex."""
    tally = Tally("raid")
    if any(g.owner[p] == side.enemy and not g.is_air[p] for p in g.at(marker_hex(g, edge))):
        tally.add(g.number("raid-die", "manned", "die"), "scenario.albrecht.air-footbridge", "reason-manned")
    most = g.number("limits", "raid-roll")
    return tally.by(ONE_DIE, lambda die: SUNK if die <= most else MISSED)


@rule("scenario.albrecht.air-footbridge", "scenario.solstice.special")
def raid(g: Italia, side: Side, edge: int) -> Script[None]:
    """One group attacks a footbridge, and stays over its hex until the operational sequence ends."""
    where = "scenario.albrecht.air-footbridge"
    wings = g.fly.each(waiting(g, side), cannot_fly, g, side)
    wing = (yield from g.which(side, wings, rule=where, ask="ask-raid-with")).noun
    tally, hex_ = raid_tally(g, side, edge), marker_hex(g, edge)
    g.position.mission[wing] = RAID
    g.place(wing, hex_)
    roll = yield g.roll(rule=where, ask="roll-raid", tally=tally, low=side)
    is_sunk = tally.result(roll) == SUNK
    g.tell("raid-sinks" if is_sunk else "raid-misses", where, piece=wing, hex=hex_, roll=roll)
    if is_sunk:
        unspan(g, edge, "footbridge-lost", where)


# After the mission -------------------------------------------------------------------------------------------------


@rule("17.1.test")
def end_missions(g: Italia) -> Script[None]:
    """§17.1 At the end of an operational sequence every group on a mission rolls: it may fly again in this turn, or is
    among those available for the next."""
    for side in (g.initiative, g.initiative.enemy):
        for wing in [p for p in g.wings[side] if g.position.mission[p]]:
            tally = Tally("air-test", g.number("limits", "air-test")).test(ONE_DIE)
            roll = yield g.roll(rule="17.1.test", ask="roll-air-test", tally=tally, low=side)
            is_worn = tally.result(roll) == FAIL
            g.position.mission[wing] = 0
            g.place(wing, g.board.box(f"available-{side.name}" if is_worn else "missions"))
            g.tell("air-worn-out" if is_worn else "air-ready-again", "17.1.test", piece=wing, roll=roll)


def nothing(g: Italia) -> None:
    """§17.1 Groups have no bases: nothing happens after the weather, nor at the end of a turn."""


AVIATION = Aviation[Italia](nothing, air_phase, end_missions, nothing)
