"""How groups move: who may, where to, forced marches, relief.

`ground` knows costs and what a group meets; bridges and reinforcements have modules of their own. The phase itself is
in `movement_phase`; arrivals, exploitation and reactions move groups by this chapter too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from grognard.games.front1918 import bridges
from grognard.games.front1918.ground import March, MovingGroup
from grognard.games.front1918.series import first_refusal, take
from grognard.games.front1918.supply import suppliable
from grognard.games.front1918.supports import disorganise, has_room, lose_base, overrun
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import (
    DISENGAGING,
    LOOSE,
    MOVE_BEGUN,
    MOVED,
    OFFENSIVE,
    RESERVE,
    TRIED,
    UNSUPPLIED,
)
from grognard.kernel.asking.actions import Action, carry_out
from grognard.kernel.asking.script import Option, Refusal, Script, Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.reach import Bar
from grognard.kernel.words.rulebook import rule

MARKED = RESERVE | DISENGAGING
"""The markers for units that have not moved: where they are placed before the moves, these units stay."""

HAS_STAYED = Refusal("movement.basic", "no-stays")
NO_RELIEF = Refusal("relief.alone", "no-relief")
RELIEF_PAST = Refusal("relief.alone", "no-relief-past")
UNRELIEVED = (NO_RELIEF, RELIEF_PAST)
FROZEN = Refusal("scenario.frozen", "no-frozen")
BEGUN = Refusal("movement.forced-march", "no-forced-begun")
OFF_ROAD = Refusal("movement.forced-march", "no-off-road")
NO_FORCED_KIND = Refusal("movement.forced-march", "no-forced-kind")
NO_FORCED_UPSET = Refusal("movement.forced-march", "no-forced-upset")


class Terms(NamedTuple):
    """How a phase lets groups move: its clause and question, which units, how far, and what else they may do."""

    rule: str
    ask: str
    cannot: Callable[[Front, Side, int], Refusal | None]
    points: Callable[[Front, int], int]
    may_force: bool = False
    may_gather: bool = True
    """Whether other units of the hex may come along, and units may be relieved."""
    may_span: bool = True
    may_wade: bool = True
    """Whether a major river may be crossed without a bridge."""


@dataclass(slots=True)
class Party:
    """A moving group: its units, its terms, and the points it has left."""

    side: Side
    terms: Terms
    pieces: list[int]
    left: int
    has_moved: bool = False
    is_forced: bool = False
    is_relieved: bool = False
    shut: int = 0
    """Hexes closed to this group only."""
    why_shut: Refusal | None = None
    """Why they are closed, where the rule that moves the group says so."""
    paid_at: int = -1
    """The hex in which the group has paid to unload, -1 for none."""


# Who moves -----------------------------------------------------------------------------------------------------


@rule("units.movement", "disorganisation.effects")
def allowance(g: Front, piece: int) -> int:
    """A unit's movement points; half of them, rounded down, if it is disorganised or reorganising."""
    points = g.facts.points_of(g, piece)
    return points // 2 if g.is_upset(piece) else points


@rule("movement.basic", "movement.forced-march", "movement.half-points")
def purse(g: Front, terms: Terms, group: Sequence[int], is_forced: bool = False) -> int:
    """The points a group may spend: those of its slowest unit, less what was spent before it moved; in half points
    for groups to whom a hex of road costs one half."""
    times = g.number("limits", "forced-times") if is_forced else 1
    points = min([terms.points(g, p) * times - g.facts.spent(g, p) for p in g.facts.pace_setters(g, group)])
    return 2 * points if g.facts.rides_in_halves(g, group) else points


@rule("relief.alone", "relief.stack", "relief.cover")
def is_bound(g: Front, side: Side, group: Sequence[int], ask_cover: bool = True) -> bool:
    """Whether this group may not leave: no combat unit that began in this hex, in an enemy zone, would stay.

    In one book assault troops may cover its withdrawal; without `ask_cover` that does not count.
    """
    here, owner, is_combat, marks = g.position.at[group[0]], g.owner, g.is_combat, g.position.marks
    stack = g.occupation.stacks[here]
    for p in stack:
        if is_combat[p] and p not in group and owner[p] == side and (not marks[p] & MOVED or marks[p] & g.staying):
            return False
    fighters = [p for p in group if is_combat[p]]
    if not fighters:
        return False
    is_held = g.in_zone(side.enemy, here, True) or (g.in_zone(side.enemy, here) and not g.are_light(fighters, stack))
    return is_held and not (ask_cover and any(may(g, fighters) for may in g.predicates.may_leave_zone))


def cannot_march(g: Front, side: Side, piece: int) -> Refusal | None:
    """Ground units on the map can move; Stosstruppen and air groups do not move by themselves."""
    if (why := g.why_not_on_map(side, piece, "movement.basic")) is not None:
        return why
    if g.is_stoss[piece]:
        return Refusal("assault-troops.movement", "no-stoss-alone")
    if g.is_air[piece]:
        return Refusal("air.movement", "no-air-march")
    return first_refusal(g.predicates.cannot_march, g, piece)


def cannot_be_moved(g: Front, side: Side, piece: int) -> Refusal | None:
    """A unit that can move, has not moved, is not held by a mark, and is not bound to the front."""
    if (why := cannot_march(g, side, piece)) is not None:
        return why
    if g.has(piece, MOVED | TRIED):
        return g.why_moved(piece) if g.has(piece, MOVED) else HAS_STAYED
    if g.position.marks[piece] & g.holding:
        return g.why_held(piece)
    if g.is_frozen() and g.frozen_hexes >> g.position.at[piece] & 1:
        return FROZEN
    return why_bound(g, side, [piece]) if is_bound(g, side, [piece]) else None


@rule("relief.alone")
def why_bound(g: Front, side: Side, group: Sequence[int]) -> Refusal:
    """Why a group is bound: no unit has come to relieve it, or one has and the group did not leave at once."""
    others = [p for p in g.fighters_at(g.position.at[group[0]], side) if p not in group]
    return RELIEF_PAST if others else NO_RELIEF


@rule("movement.basic", "relief.alone", "guns.hauling", "guns.others", "assault-troops.movement", "hq.movement")
@rule("air.movement", "scenario.frozen")
def cannot_move(g: Front, side: Side, piece: int) -> Refusal | None:
    """Any unit moves once; army artillery in Offensive mode waits for the exploitation phase."""
    if g.owner[piece] == side and g.is_on_board(piece) and g.has(piece, OFFENSIVE):
        return Refusal("guns.hauling", "no-offensive-gun")
    if g.owner[piece] == side and g.has(piece, MARKED) and g.markers_first:
        return Refusal("reserve.markers" if g.has(piece, RESERVE) else "disengagement.markers", "no-marked-stays")
    return cannot_be_moved(g, side, piece)


MARCHING = Terms("movement.basic", "ask-where", cannot_move, allowance, may_force=True)


# Where a group can go ------------------------------------------------------------------------------------------


def mover_of(g: Front, side: Side, group: Sequence[int]) -> MovingGroup:
    """What matters of a group: guns and headquarters, and whether all its units ignore pinned units: none that is
    drawn or driven does."""
    is_wheeled, is_drawn = g.is_wheeled, g.is_drawn
    wheels = drawn = False
    for p in group:
        wheels = wheels or is_wheeled[p]
        drawn = drawn or is_drawn[p]
    loose = g.occupation.zone(side.enemy, LOOSE)
    light = loose != g.nothing and not wheels and g.are_light(group, group)
    if (own := g.facts.own_mover(g, side, group)) is not None:
        return own
    halves = g.facts.rides_in_halves(g, group)
    if not wheels:
        return MovingGroup(side, False, True, light, True, True, halves)
    return MovingGroup(side, True, not drawn, light, not drawn or g.guns_ford, not drawn and g.staffs_tread, halves)


@rule("movement.basic", "movement.friends", "movement.minimum", "movement.zones", "movement.rivers")
@rule("movement.forced-march")
def reach_of(g: Front, party: Party) -> March:
    """Where a group can go with the points left: one hex always; it stops in an enemy zone."""
    here, mover = g.position.at[party.pieces[0]], mover_of(g, party.side, party.pieces)
    if not party.terms.may_wade:
        mover = mover._replace(wades=False)
    danger = near_enemy(g, party.side) if party.is_forced else 0
    marches = g.ways.hard_marches(g, mover, danger) if party.is_forced else g.ways.marches(g, mover)
    if party.shut:
        marches = marches.without(party.shut)
    is_stopped = party.has_moved and marches.meeting.stop[here]
    return marches.march(here, 0 if is_stopped else party.left, not party.has_moved)


@rule("movement.forced-march")
def near_enemy(g: Front, side: Side) -> int:
    """The hexes within two of any enemy unit or support."""
    at, size = g.position.at, g.board.grid.size
    enemies = hexset(at[p] for p in g.own[side.enemy] if at[p] < size)
    return g.board.grid.grow(enemies, g.number("limits", "forced-range"))


def hexes_for(g: Front, party: Party, found: March) -> tuple[int, ...]:
    """Where a group may go: nowhere if it must hold its hex; out of supply only towards a command radius."""
    if not party.has_moved and not party.is_relieved and is_bound(g, party.side, party.pieces):
        return ()
    marks = g.position.marks
    for p in party.pieces:
        if marks[p] & UNSUPPLIED:
            return homeward(g, party.side, found)
    return open_ways(g, party, found)


def open_ways(g: Front, party: Party, found: March) -> tuple[int, ...]:
    """Of the hexes in reach those that the book leaves to a group."""
    hexes = found.hexes
    for narrowing in g.predicates.narrowings:
        hexes = narrowing.only(g, party, found, hexes)
    return hexes


def why_not_open(g: Front, party: Party, found: March, hex_: int) -> Refusal | None:
    """Why `open_ways` left out a hex in reach of a group."""
    those = g.predicates.narrowings
    return next((each.why for each in those if hex_ not in each.only(g, party, found, found.hexes)), None)


@rule("supply.effects")
def homeward(g: Front, side: Side, found: March) -> tuple[int, ...]:
    """The hexes in reach that are in supply, or else those nearest to supply and nearer than now."""
    goal, within, here = suppliable(g, side), found.bits, 1 << found.start
    if within & goal:
        return tuple(members(within & goal))
    while not goal & here and (grown := g.board.grid.grow(goal)) != goal:
        goal = grown
        if within & goal and not goal & here:
            return tuple(members(within & goal))
    return ()


WHY = {
    Bar.STOPPED: ("movement.zones", "no-way-stopped"),
    Bar.TOO_FAR: ("movement.basic", "no-way-too-far"),
    Bar.NO_WAY: ("movement.rivers", "no-way-none"),
}


@rule("movement.basic", "movement.enemies", "movement.zones", "movement.rivers", "supply.effects")
def why_no_way(g: Front, party: Party, found: March, hex_: int) -> Refusal | None:
    """Why a hex is not open to a group, by the clause that forbids it."""
    here, meeting = found.start, found.meeting
    if hex_ == here:
        return Refusal("movement.basic", "no-stands-there")
    if hex_ in found.costs:
        if any(g.has(p, UNSUPPLIED) for p in party.pieces):
            return Refusal("supply.effects", "no-not-to-supply")
        return why_not_open(g, party, found, hex_) or why_bound(g, party.side, party.pieces)
    if meeting.barred[hex_]:
        return why_barred(g, party, hex_)
    if meeting.stop[here] and (party.has_moved or (meeting.stop[hex_] and hex_ in g.board.grid.adjacent[here])):
        key = "no-way-stopped" if party.has_moved else "no-way-zone"
        return Refusal("movement.zones", key, {"hex": here if party.has_moved else hex_})
    if not party.is_forced and hex_ in g.board.grid.adjacent[here] and meeting.edges.cost(here, hex_) is None:
        return why_no_crossing(g, party, meeting.mover, here, hex_)
    why = found.why_not(hex_)
    assert why is not None, "what is in reach has its answer above"
    if why.bar is Bar.BARRED:
        return why_barred(g, party, why.at)
    if party.is_forced and why.bar is Bar.NO_WAY:
        return Refusal("movement.forced-march", "no-off-road")
    clause, key = WHY[why.bar]
    return Refusal(clause, key, {"hex": why.at} if why.at >= 0 else {"cost": why.cost} if why.cost >= 0 else {})


@rule("movement.minimum", "movement.rivers", "guns.movement", "movement.half-points")
def why_no_crossing(g: Front, party: Party, mover: MovingGroup, here: int, hex_: int) -> Refusal:
    """Why a group cannot cross the side between two hexes: a wall, or water without a bridge."""
    if g.ways.impassable and g.ways.is_wall(here, hex_):
        return Refusal("movement.minimum", "no-way-wall")
    if mover.wades:
        return Refusal("movement.rivers", "no-river-late")
    if not party.terms.may_wade and g.ways.is_river(here, hex_):
        return Refusal("movement.rivers", "no-river-reacting")
    clause = next((g.support_clause(p) for p in party.pieces if g.is_drawn[p]), "guns.movement")
    return Refusal(clause, "no-stream" if g.ways.is_stream(here, hex_) else "no-river")


@rule("movement.enemies", "movement.forced-march", "guns.movement", "hq.movement", "scenario.area", "scenario.frozen")
def why_barred(g: Front, party: Party, hex_: int) -> Refusal:
    """What closes a hex: the playing area, the enemy, or a forced march too near him."""
    if not g.area >> hex_ & 1:
        return Refusal("scenario.area", "no-outside")
    if g.closed_hexes() >> hex_ & 1:
        return FROZEN
    if party.shut >> hex_ & 1:
        why = party.why_shut or first_refusal(g.predicates.cannot_enter, g, party, hex_)
        return why or Refusal(party.terms.rule, "no-way-shut", {"hex": hex_})
    enemy = party.side.enemy
    if g.holds(enemy, hex_) or (g.ground_hexes(enemy) >> hex_ & 1 and not party.is_forced):
        return Refusal("movement.enemies", "no-way-barred", {"hex": hex_})
    if party.is_forced:
        return Refusal("movement.forced-march", "no-forced-near", {"hex": hex_})
    wheeled = [p for p in party.pieces if g.is_wheeled[p]]
    clause = "guns.movement" if any(g.is_gun[p] for p in wheeled) else g.support_clause(wheeled[0])
    return Refusal(clause, "no-way-heights" if g.ways.heights >> hex_ & 1 else "no-way-guns", {"hex": hex_})


@rule("stacking.excess")
def way_tally(g: Front, party: Party, found: March, hex_: int) -> Tally:
    """What a path costs out of the points left; with a warning if the stack would exceed the limit."""
    left, cost = in_points(found, party.left), in_points(found, found.costs[hex_])
    tally = Tally("move", left)
    if cost:
        tally.add(-cost, "movement.basic", "reason-way")
    return tally if has_room(g, party.pieces, hex_) else tally.note("stacking.excess", "reason-crowded")


def in_points(found: March, points: int) -> Number:
    """An amount of the units in which this march is counted, as movement points."""
    return Fraction(points, 2) if found.meeting.mover.halves else points


def way(g: Front, party: Party, found: March, hex_: int) -> tuple[int, ...]:
    """The hexes a group moves through."""
    return found.path(hex_)


# The march -----------------------------------------------------------------------------------------------------


@rule("movement.basic", "movement.minimum", "footbridge.laying")
def march(g: Front, party: Party) -> Script[None]:
    """One group moves hex by hex, in legs as its owner likes, until it halts or can do nothing more."""
    while True:
        found = reach_of(g, party)
        hexes = hexes_for(g, party, found)
        more = on_the_way(g, party)
        if not hexes and party.has_moved and not any(more):
            break
        more = [*joining(g, party), *more, *lifting(g, party)]
        ways = g.to.these(hexes, why_no_way, g, party, found, tally=way_tally, trail=way)
        choice = yield g.choose(
            party.side,
            ways,
            *[each.offer for each in more],
            g.halt.each((0,), cannot_halt, g, party, hexes),
            rule=party.terms.rule,
            ask=party.terms.ask,
            against=partial(why_not_on_march, g, party),
            piece=party.pieces[0],
            left=float(in_points(found, party.left)) if found.meeting.mover.halves else party.left,
            count=len(party.pieces),
            moved=int(party.has_moved),
        )
        if choice.verb == "halt":
            break
        if choice.verb == "to":
            party.left -= found.costs[choice.noun]
            walk(g, party, found.path(choice.noun))
        else:
            yield from carry_out(g, more, choice)
        if not g.is_on_board(party.pieces[0]):
            return
    if party.has_moved and sweeps(g, party):
        bridges.sweep(g, party.side, g.position.at[party.pieces[0]])


def cannot_halt(g: Front, party: Party, hexes: Sequence[int], _: int) -> Refusal | None:
    """Why a group that could go to these hexes may not halt yet: by the rules of one book alone."""
    return first_refusal(g.predicates.cannot_halt, g, party, hexes)


@rule("footbridge.removal")
def sweeps(g: Front, party: Party) -> bool:
    """Whether a group that ends its move removes enemy footbridges: in one book only combat units do."""
    return g.all_sweep or any(g.is_combat[p] for p in party.pieces)


def lifting(g: Front, party: Party) -> list[Action]:
    """Take up footbridges of one's own, where the book allows it in the middle of a move."""
    if not g.position.footbridge or not g.lifts_any_time or not party.terms.may_span:
        return []
    return [Action(bridges.unspan_offer(g, party.side), bridges.unspan, g)]


def joining(g: Front, party: Party) -> list[Action]:
    """What a group may do before it moves: take others along, force the march."""
    actions = []
    if party.terms.may_gather:
        others = () if party.has_moved else companions(g, party)
        voice = g.with_.each if others else g.with_.these
        actions.append(Action(voice(others, cannot_come_along, g, party), take_along, g, party))
    if party.terms.may_force:
        actions.append(Action(g.forced.each((0,), cannot_force_all, g, party), force_march, g, party))
    return actions


def take_along(g: Front, party: Party, piece: int) -> None:
    """Another unit of the hex joins the group."""
    party.pieces.append(piece)
    party.left = purse(g, party.terms, party.pieces, party.is_forced)


def force_march(g: Front, party: Party) -> None:
    """The group forces the march."""
    party.is_forced = True
    party.left = purse(g, party.terms, party.pieces, is_forced=True)


def on_the_way(g: Front, party: Party) -> list[Action]:
    """What a group may do on its way besides moving on: lay a footbridge, and what one book adds."""
    actions = []
    fighters = sappers(g, party) if party.terms.may_span and party.side in g.builders else []
    if fighters and party.left >= span_price(g, party):
        actions.append(Action(bridges.span_offer(g, party.side, fighters), lay_footbridge, g, party))
    for more in g.actions.on_march:
        actions += more(g, party)
    return actions


def lay_footbridge(g: Front, party: Party, edge: int) -> Script[None]:
    """The group tries a footbridge, for its points."""
    party.left -= span_price(g, party)
    yield from bridges.span(g, party.side, sappers(g, party), edge)


@rule("footbridge.laying")
def sappers(g: Front, party: Party) -> list[int]:
    """The combat units of a group that may lay footbridges: those that go by themselves, none that is carried."""
    return [p for p in g.facts.pace_setters(g, party.pieces) if g.is_combat[p]]


@rule("footbridge.laying", "movement.half-points")
def span_price(g: Front, party: Party) -> int:
    """What a try at a footbridge costs a group, in the units in which its points are counted."""
    return 2 * g.span_cost if g.facts.rides_in_halves(g, party.pieces) else g.span_cost


def why_not_on_march(g: Front, party: Party, option: Option) -> Refusal | None:
    """Why a group has no offer of what others may do on their way."""
    match option.verb:
        case "span":
            return cannot_build(g, party)
        case "unspan":
            return cannot_lift(party)
        case "with":
            return Refusal(party.terms.rule, "no-with-here")
        case "forced":
            return Refusal("movement.forced-march", "no-forced-here")
        case verb:
            cannot = g.predicates.not_on_march.get(verb)
            return None if cannot is None else cannot(g, party, option.noun)


@rule("footbridge.laying", "movement.half-points")
def cannot_build(g: Front, party: Party) -> Refusal | None:
    """Only combat units that move in the movement phase or in exploitation lay footbridges, for their points."""
    if party.side not in g.builders:
        return bridges.NO_BUILDER
    if not party.terms.may_span:
        return Refusal(party.terms.rule, "no-bridging-here")
    if not sappers(g, party):
        return Refusal("footbridge.laying", "no-bridging-unit")
    return None if party.left >= span_price(g, party) else Refusal("footbridge.laying", "no-bridging-points")


@rule("footbridge.limits")
def cannot_lift(party: Party) -> Refusal | None:
    """No footbridge is taken up in a move for another rule; whether one is at any other time, `bridges` says."""
    return None if party.terms.may_span else Refusal(party.terms.rule, "no-bridging-here")


def companions(g: Front, party: Party) -> list[int]:
    """The other units in the hex that could come along."""
    stack = g.at(g.position.at[party.pieces[0]])
    if len(stack) == 1:
        return []
    return [p for p in stack if p not in party.pieces and (g.is_combat[p] or g.is_wheeled[p])]


@rule("movement.basic", "relief.stack")
def cannot_come_along(g: Front, party: Party, piece: int) -> Refusal | None:
    """Why a unit cannot come along: it must be in the hex and able to move; in an enemy zone one must stay."""
    if piece in party.pieces:
        return Refusal("movement.basic", "no-with-them")
    if party.has_moved:
        return first_refusal(g.predicates.cannot_join_late, g, party) or MOVE_BEGUN
    if g.owner[piece] == party.side and g.position.at[piece] != g.position.at[party.pieces[0]]:
        return Refusal("movement.basic", "no-other-hex")
    why = party.terms.cannot(g, party.side, piece)
    if why is not None and not (party.is_relieved and why in UNRELIEVED):
        return why
    if (why := first_refusal(g.predicates.cannot_come_along, g, party, piece)) is not None:
        return why
    if not party.is_relieved and is_bound(g, party.side, [*party.pieces, piece]):
        return Refusal("relief.stack", "no-one-stays")
    return cannot_force(g, piece) if party.is_forced else None


@rule("movement.forced-march", "disorganisation.effects")
def cannot_force(g: Front, piece: int) -> Refusal | None:
    """Combat units may force the march, but no tanks and no disorganised units."""
    if not g.is_foot[piece]:
        return NO_FORCED_KIND
    return NO_FORCED_UPSET if g.is_upset(piece) else None


@rule("movement.forced-march")
def cannot_force_all(g: Front, party: Party, _: int) -> Refusal | None:
    """A forced march is chosen once, before the first step, on a road, by a group whose units all can."""
    if party.is_forced:
        return Refusal("movement.forced-march", "no-forced-already")
    if party.has_moved:
        return BEGUN
    if g.position.at[party.pieces[0]] not in g.ways.road_hexes:
        return OFF_ROAD
    for p in party.pieces:
        why = cannot_force(g, p)
        if why is not None:
            return why
    return None


@rule("movement.basic", "guns.movement", "assault-troops.movement", "hq.movement", "air.base-loss")
def walk(g: Front, party: Party, path: Sequence[int]) -> None:
    """Move along a path: combat units take control of it, and enemy supports caught alone next to it are lost."""
    group = party.pieces
    if not party.has_moved:
        take(g.steps.set_off, g, party)
    party.has_moved = True
    is_halted = bool(g.facts.halting_hexes(g, party.side) >> path[-1] & 1)
    party.left = 0 if is_halted else party.left
    for piece in group:
        if g.is_hq[piece]:
            lose_base(g, piece, group)
    carried = [g.stoss_with(p) for p in group] if g.storms[party.side] else ()
    for hex_ in path[1:-1] if g.steps.passed else ():
        take(g.steps.passed, g, group, hex_)
    for piece in (*group, *carried):
        if piece >= 0:
            g.place(piece, path[-1])
    if is_halted:
        take(g.steps.halted, g, group)
    g.tell("moves", "movement.basic", piece=group[0], others=len(group) - 1, hex=path[-1])
    if any(map(g.is_combat.__getitem__, group)):
        control, side = g.position.control, party.side
        for hex_ in path[1:]:
            if control[hex_] != side + 1:
                g.take_control(hex_, side)
            overrun(g, side, hex_)


# Moves in a phase ----------------------------------------------------------------------------------------------


def party_of(g: Front, side: Side, terms: Terms, first: int, is_relieved: bool = False) -> Party:
    """A group at the beginning of its move: one unit with what it carries."""
    group, shut = [first, *g.facts.loads_of(g, first)], g.facts.closed_to(g, [first])
    return Party(side, terms, group, purse(g, terms, group), is_relieved=is_relieved, shut=shut)


@rule("movement.basic", "movement.friends", "relief.alone", "movement.forced-march")
def move_group(g: Front, side: Side, first: int, terms: Terms, is_relieved: bool = False) -> Script[bool]:
    """One unit, or several of its hex, moves once in the phase; true if it left its hex.

    A unit that was selected and stayed cannot be selected again before another has moved.
    """
    party = party_of(g, side, terms, first, is_relieved)
    start = g.position.at[first]
    yield from march(g, party)
    if party.has_moved:
        take(g.steps.left, g, side, start)
    if not party.has_moved and not is_relieved:
        g.mark(first, TRIED)
    yield from end_move(g, party)
    return party.has_moved


@rule("movement.forced-march", "disorganisation.scope")
def end_move(g: Front, party: Party) -> Script[None]:
    """After a move: a forced march in an offensive disorganises; units in the hex entered are relieved.

    Units that were selected and stayed may now be selected again.
    """
    if not party.has_moved:
        return
    put_down(g, party.side)
    if not g.is_on_board(party.pieces[0]):
        return
    for piece in party.pieces:
        g.mark(piece, MOVED)
        if party.is_forced and g.is_offensive:
            disorganise(g, piece, "movement.forced-march")
    if party.terms.may_gather and any(map(g.is_combat.__getitem__, party.pieces)):
        yield from relief(g, party.side, g.position.at[party.pieces[0]], party.terms)


def put_down(g: Front, side: Side) -> None:
    """Forget which units were selected and stayed."""
    marks = g.position.marks
    if any(some & TRIED for some in {*g.where_march[side](marks)}):
        for piece in [p for p in g.mobile[side] if marks[p] & TRIED]:
            g.unmark(piece, TRIED)


@rule("relief.alone")
def cannot_be_relieved(g: Front, side: Side, hex_: int, terms: Terms, piece: int) -> Refusal | None:
    """A combat unit that began here, in an enemy zone, and may otherwise move."""
    if g.owner[piece] != side:
        return Refusal("relief.alone", "no-not-yours")
    if g.position.at[piece] != hex_:
        return Refusal("relief.alone", "no-relieved-elsewhere", {"hex": hex_})
    if not g.is_combat[piece]:
        return Refusal("relief.alone", "no-not-combat")
    if not g.in_zone(side.enemy, hex_, g.are_light([piece], g.at(hex_))):
        return Refusal("relief.alone", "no-relieved")
    why = terms.cannot(g, side, piece)
    return None if why in UNRELIEVED else why


@rule("relief.alone", "relief.example")
def relief(g: Front, side: Side, hex_: int, terms: Terms) -> Script[None]:
    """Right after a unit has entered, units that began there may leave with their full allowance, or stay."""
    while g.in_zone(side.enemy, hex_):
        offer = g.relieve.each(g.fighters_at(hex_, side), cannot_be_relieved, g, side, hex_, terms)
        if not len(offer):
            break
        choice = yield g.choose(side, offer, g.stay(), rule="relief.alone", ask="ask-relieve", hex=hex_)
        if choice.verb == "stay" or not (yield from move_group(g, side, choice.noun, terms, is_relieved=True)):
            break


def march_group(
    g: Front,
    side: Side,
    pieces: Sequence[int],
    points: int,
    *,
    rule: str,
    ask: str,
    forced_allowed: bool = False,
    shut: int = 0,
    why_shut: Refusal | None = None,
) -> Script[bool]:
    """Move these units together for another rule, by all rules of this chapter; true if they left their hex.

    What the chapter allows to who begins a movement or exploitation phase in a hex, it does not allow here: footbridges
    are not laid, and a major river without a bridge is not crossed.
    """
    terms = Terms(rule, ask, cannot_move, lambda *_: points, forced_allowed, False, False, may_wade=False)
    left = purse(g, terms, pieces)
    party = Party(side, terms, list(pieces), left, shut=shut, why_shut=why_shut)
    yield from march(g, party)
    if party.has_moved and party.is_forced and g.is_offensive:
        for piece in party.pieces:
            disorganise(g, piece, "movement.forced-march")
    return party.has_moved
