"""Who moves in a movement phase, and where a group of units can go: the terms of a move, its party, its ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from grognard.games.front1918.ground import March, MovingGroup
from grognard.games.front1918.series import first_refusal
from grognard.games.front1918.supply import suppliable
from grognard.games.front1918.supports import has_room
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import (
    DISENGAGING,
    LOOSE,
    MOVED,
    OFFENSIVE,
    RESERVE,
    TRIED,
    UNSUPPLIED,
)
from grognard.kernel.asking.script import Refusal, Side
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
