"""Reinforcements: they wait in boxes until the chart `arrivals` of the scenario brings them in.

The chart says when and where each box arrives; `movement` decides what units do once they are on the map.
"""

from __future__ import annotations

from grognard.games.front1918.destinations import MARCHING, Party, allowance
from grognard.games.front1918.ground import harried
from grognard.games.front1918.movement import end_move, march
from grognard.games.front1918.series import first_refusal
from grognard.games.front1918.setup import give
from grognard.games.front1918.standing import ArrivalGroup
from grognard.games.front1918.supports import has_room, overrun
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import LATE, LATER, MOVED, NOW, UNDECIDED
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

ON_HQ, NEAR_HQ, BY_AIR, BY_CHOICE = "hq", "near-hq", "air", "choice"
TOGETHER = ("one",)
"""Where all units of a group come in by the same headquarters."""
CHANGING = (ON_HQ, NEAR_HQ, BY_CHOICE)
"""Ways to arrive where the entry hexes depend on more than the chart and the enemy."""


@rule("arrivals.ground", "arrivals.called")
def is_due(g: Front, group: ArrivalGroup) -> bool:
    """Whether a group is due; units that could not enter at once may enter later."""
    turn = g.calendar
    if group.how.way == BY_CHOICE and g.position.called != NOW:
        return turn > group.turn
    return turn > group.turn or (turn == group.turn and g.position.sequence >= group.sequence)


def group_of(g: Front, piece: int) -> ArrivalGroup | None:
    """The group a reinforcement waits with."""
    place = g.position.at[piece]
    return next((group for group in g.groups if group.box == place), None)


# Where ---------------------------------------------------------------------------------------------------------


@rule("arrivals.ground", "arrivals.scenario")
def named_hexes(g: Front, group: ArrivalGroup) -> int:
    """The hexes the scenario gives to a group."""
    if group.how.way == BY_CHOICE:
        return edge_hexes(g, group)
    if group.how.way in (ON_HQ, NEAR_HQ):
        still = g.hexes_of(open_staffs(g, group))
        if group.how.way == ON_HQ:
            return still
        moved = g.hexes_of(staffs_of(g, group)) & ~still
        return g.board.grid.grow(still | moved) & ~moved
    return group.hexes & ~g.near_hexes(group.side.enemy) if group.how.apart else group.hexes


@rule("arrivals.called")
def edge_hexes(g: Front, group: ArrivalGroup) -> int:
    """The edges of the group that is called: near the trenches at once, or wider a turn later."""
    name = "late-entry" if g.calendar > group.turn else "west-entry"
    return g.board.regions.get(f"{name}-{g.scenario.id}", 0)


@rule("arrivals.ground")
def staffs_of(g: Front, group: ArrivalGroup) -> list[int]:
    """The headquarters on the map that a group may come to: all of its side, or those named."""
    at, size = g.position.at, g.board.grid.size
    there = [p for p in g.headquarters[group.side] if at[p] < size]
    if g.arrive_on_tracks:
        there = [p for p in there if at[p] in g.ways.track_hexes]
    return there if group.where in (("any",), TOGETHER) else [p for p in there if g.roster[p].name in group.where]


@rule("arrivals.ground")
def open_staffs(g: Front, group: ArrivalGroup) -> list[int]:
    """Those of them on which units may be placed: they have not moved in this phase."""
    return [p for p in staffs_of(g, group) if not g.has(p, MOVED)]


@rule("arrivals.ground", "guns.movement", "hq.movement")
def entry_hexes(g: Front, group: ArrivalGroup, wheels: bool) -> list[int]:
    """Where a group may enter: in play, not on enemies; guns and headquarters not in an enemy zone."""
    return members(entry_ground(g, group, wheels))


def entry_ground(g: Front, group: ArrivalGroup, wheels: bool) -> int:
    """The same as a set. Hexes with enemies are always closed, so the enemy's zones are those around them."""
    enemy = group.side.enemy
    is_fixed = group.how.way not in CHANGING
    free = fixed_ground(g, group) if is_fixed else named_hexes(g, group) & g.area & ~g.present_hexes(enemy)
    return free & ~g.zone_hexes(enemy) & ~g.ways.heights if wheels else free


def fixed_ground(g: Front, group: ArrivalGroup) -> int:
    """Where a group with entry hexes of its own may enter; cached while the enemy does not move."""
    enemies = g.side_caches[group.side.enemy]
    if enemies.entries is None:
        enemies.entries = {}
    found = enemies.entries.get(group.name)
    if found is None:
        free = named_hexes(g, group) & g.area & ~g.present_hexes(group.side.enemy)
        found = enemies.entries[group.name] = free
    return found


def entries(g: Front, piece: int) -> list[int]:
    """Where a reinforcement may enter."""
    group = group_of(g, piece)
    return entry_hexes(g, group, g.is_wheeled[piece]) if group is not None else []


@rule("arrivals.ground")
def cannot_enter(g: Front, side: Side, piece: int) -> Refusal | None:
    """A reinforcement that is due may enter if there is a hex for it."""
    if g.owner[piece] != side:
        return Refusal("arrivals.ground", "no-not-yours")
    group = group_of(g, piece)
    if group is None or not (g.is_combat[piece] or g.is_wheeled[piece]):
        return Refusal("arrivals.ground", "no-reinforcement")
    if not is_due(g, group):
        return Refusal("arrivals.ground", "no-not-due")
    if (why := first_refusal(g.predicates.cannot_arrive, g, side)) is not None:
        return why
    return None if entries(g, piece) else why_no_entry(g, group)


@rule("arrivals.ground")
def why_no_entry(g: Front, group: ArrivalGroup) -> Refusal:
    """Why no hex is open to a group that is due: its headquarters are lost or have moved, or all is closed."""
    if group.how.way in (ON_HQ, NEAR_HQ) and not staffs_of(g, group):
        return Refusal("arrivals.ground", "no-entry-staff")
    if group.how.way == ON_HQ and not open_staffs(g, group):
        return Refusal("arrivals.ground", "no-entry-moved")
    return Refusal("arrivals.ground", "no-entry")


@rule("arrivals.ground")
def enter_offer(g: Front, side: Side) -> Offer:
    """The reinforcements that may enter now, computed together: see `cannot_enter`."""
    able: list[int] = []
    is_combat, is_wheeled = g.is_combat, g.is_wheeled
    stacks, turn = g.occupation.stacks, g.calendar
    is_late = first_refusal(g.predicates.cannot_arrive, g, side) is not None
    for group in () if is_late else g.groups_of[side]:
        waiting = stacks.get(group.box) if group.turn <= turn else None
        if waiting is None or not is_due(g, group):
            continue
        free = entry_ground(g, group, wheels=False)
        if free:
            able += [p for p in waiting if is_combat[p]]
            if free & ~g.zone_hexes(side.enemy) & ~g.ways.heights:
                able += [p for p in waiting if is_wheeled[p]]
    return g.enter.these(able, cannot_enter, g, side)


# How -----------------------------------------------------------------------------------------------------------


@rule("arrivals.called")
def call_up(g: Front, side: Side) -> Script[None]:
    """On its first date a side with a group on call says whether it comes now or in the next turn."""
    if g.position.called != UNDECIDED:
        return
    for group in g.groups:
        is_now = (g.calendar, g.position.sequence) == (group.turn, group.sequence)
        if is_now and group.how.way == BY_CHOICE and group.side == side and g.at(group.box):
            choice = yield g.choose(side, g.now(), g.later(), rule="arrivals.called", ask="ask-call-up")
            g.position.called = NOW if choice.verb == "now" else LATER
            g.tell("called-now" if choice.verb == "now" else "called-later", "arrivals.called", side=side)


@rule("arrivals.called")
def cannot_end(g: Front, side: Side, _: int = 0) -> Refusal | None:
    """A called group enters all at once: the movement phase cannot end while one of its units can still enter, nor,
    in one book, before some units have moved."""
    called = [group for group in g.groups_of[side] if group.how.way == BY_CHOICE and is_due(g, group)]
    waiting = [piece for group in called for piece in g.at(group.box)]
    if any(cannot_enter(g, side, piece) is None for piece in waiting):
        return Refusal("arrivals.called", "no-all-at-once")
    return first_refusal(g.predicates.cannot_end_moves, g, side)


@rule("arrivals.ground")
def cannot_arrive(g: Front, group: ArrivalGroup, piece: int, hex_: int) -> Refusal | None:
    """Why a reinforcement cannot enter at a hex."""
    if hex_ in entries(g, piece):
        return None
    if not named_hexes(g, group) >> hex_ & 1:
        if g.hexes_of(staffs_of(g, group)) >> hex_ & 1 and group.how.way in (ON_HQ, NEAR_HQ):
            return Refusal("arrivals.ground", "no-arrival-moved", {"hex": hex_})
        is_near = group.how.apart and group.hexes >> hex_ & 1
        return Refusal("arrivals.ground", "no-arrival-apart" if is_near else "no-arrival-hex")
    if g.ground_hexes(group.side.enemy) >> hex_ & 1:
        return Refusal("arrivals.ground", "no-arrival-enemy")
    if g.closed_outside(hex_):
        return Refusal("scenario.area", "no-outside")
    clause = g.support_clause(piece)
    if g.ways.heights >> hex_ & 1:
        return Refusal(clause, "no-way-heights", {"hex": hex_})
    return Refusal(clause, "no-arrival-zone")


@rule("arrivals.ground")
def not_with_the_first(g: Front, group: ArrivalGroup, near: int, piece: int, hex_: int) -> Refusal | None:
    """Why a unit cannot enter at a hex: its group comes by one headquarters, which the first of its units chose."""
    refusal = cannot_arrive(g, group, piece, hex_)
    return Refusal("arrivals.ground", "no-arrival-apart") if refusal is None and not near >> hex_ & 1 else refusal


@rule("arrivals.ground", "movement.cost", "air.interdiction")
def entry_cost(g: Front, group: ArrivalGroup, hex_: int) -> int:
    """A unit that enters at a map edge pays for the first hex; a unit placed on a hex pays nothing."""
    if group.how.way != BY_CHOICE:
        return 0
    more = g.ways.fare["interdiction"] if hex_ in harried(g, group.side) else 0
    return g.ways.ground[hex_] + more


def entry_tally(g: Front, group: ArrivalGroup, piece: int, hex_: int) -> Tally:
    """The movement points left after entering at a hex."""
    tally, cost = Tally("move", allowance(g, piece)), entry_cost(g, group, hex_)
    if cost:
        tally.add(-cost, "arrivals.ground", "reason-way")
    return tally if has_room(g, [piece], hex_) else tally.note("stacking.excess", "reason-crowded")


def entry_beside(g: Front, group: ArrivalGroup, near: int, piece: int, hex_: int) -> Tally:
    """The same for a unit that enters with the first of its group."""
    return entry_tally(g, group, piece, hex_)


@rule("arrivals.ground", "movement.minimum", "arrivals.called")
def bring_in(g: Front, side: Side, piece: int) -> Script[None]:
    """One reinforcement enters: placed on a hex it may move later in the phase, at an edge it moves on at once.

    One placed in an enemy zone may not move on, except where all reinforcements come before the moves: there it begins
    the phase in that hex like the units it finds there.
    """
    group, hexes = group_of(g, piece), entries(g, piece)
    assert group is not None
    others = [p for p in g.at(group.box) if p != piece and g.is_combat[p]] if group.where == TOGETHER else []
    offer = g.at_.these(hexes, cannot_arrive, g, group, piece, tally=entry_tally)
    hex_ = (yield from g.which(side, offer, rule="arrivals.ground", ask="ask-arrive", piece=piece)).noun
    near = g.board.grid.grow(g.hexes_of(open_staffs(g, group)) & g.board.grid.within(hex_, 1))
    set_down(g, side, piece, hex_)
    for other in others:
        same = [h for h in entries(g, other) if near >> h & 1]
        offer = g.at_.these(same, not_with_the_first, g, group, near, other, tally=entry_beside)
        hex_ = (yield from g.which(side, offer, rule="arrivals.ground", ask="ask-arrive", piece=other)).noun
        set_down(g, side, other, hex_)
    if group.how.way == BY_CHOICE:
        left = max(0, allowance(g, piece) - entry_cost(g, group, hex_))
        party = Party(side, MARCHING, [piece], left, has_moved=True)
        yield from march(g, party)
        yield from end_move(g, party)
    elif not g.arrive_first and g.in_zone(side.enemy, g.position.at[piece]):
        g.mark(piece, MOVED)


@rule("arrivals.ground", "doctrine.late")
def set_down(g: Front, side: Side, piece: int, hex_: int) -> None:
    """A reinforcement is placed on the map and marked as a late arrival, with assault troops of its box."""
    waiting = [s for s in g.at(g.position.at[piece]) if g.is_stoss[s] and g.facts.may_carry(g, s, piece)]
    g.mark(piece, LATE)
    g.place(piece, hex_)
    for stoss in waiting[:1]:
        give(g, stoss, piece)
    g.tell("arrives", "arrivals.ground", piece=piece, hex=hex_)
    if g.is_combat[piece]:
        g.take_control(hex_, side)
        overrun(g, side, hex_)
