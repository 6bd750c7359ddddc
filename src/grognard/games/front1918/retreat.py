"""Retreats after combat and in disengagement: where units may go, and what it costs them.

`aftermath` and `disengagement` decide which units retreat, how far, and who chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from grognard.games.front1918.damage import alive, lose_any
from grognard.games.front1918.ground import harried
from grognard.games.front1918.supply import sources
from grognard.games.front1918.supports import disorganise, has_room, lose_step, overrun, pass_on, strike
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.words.rulebook import rule

BEEN_THERE = Refusal("retreat.general", "no-been-there")
ENEMY_THERE = Refusal("retreat.general", "no-enemy-there")
LONG = 2
"""A retreat after combat of this many hexes or more disorganises."""


@dataclass
class Retreat:
    """One retreat in progress: its units, its length, and what has happened."""

    side: Side
    units: list[int]
    hexes: int
    way_home: Sequence[int]
    """The distance of each hex from the nearest source, or from the nearest headquarters if there is no source."""
    closed: int
    """Hexes the retreat may not enter."""
    after_combat: bool = True
    """Not a disengagement: a long retreat disorganises."""
    by_mastery: bool = True
    """By partial or total mastery: it may turn aside to avoid zones. A panic and a disengagement may not."""
    is_upset: bool = False
    """Whether it has disorganised one of its units, and so the whole stack."""
    chooser: Side | None = None
    """The opponent, if he chooses the path: one path for all."""
    trail: list[int] = field(default_factory=list)
    """The path of the first unit, if all use one path."""
    gone: dict[int, int] = field(default_factory=dict)
    """How many hexes each unit retreated, extra hexes for lack of room not counted."""
    toll: dict[int, list[int]] = field(default_factory=dict)
    """Hexes in enemy zones, and the units that passed through each."""
    raked: dict[int, list[int]] = field(default_factory=dict)
    """Interdicted hexes, and the units that passed through each, where a stack loses one step for all."""


@rule("retreat.direction", "supply.source-hexes", "scenario.area", "scenario.frozen")
def ready(
    g: Front, side: Side, units: list[int], hexes: int, *, forced: bool = False, after_combat: bool = True
) -> Retreat:
    """Prepare a retreat. One that mastery does not allow but a panic or a disengagement orders is `forced`: it may
    enter a frozen sector. No retreat leaves the playing area."""
    goals = sources(g, side) & ~g.present_hexes(side.enemy)
    staffs = hexset(g.position.at[p] for p in g.headquarters[side] if g.is_on_board(p))
    closed = g.board.grid.mask & ~g.area if forced else g.closed_hexes()
    way_home = distances(g.board.grid, goals or staffs)
    return Retreat(side, units, hexes, way_home, closed, after_combat, by_mastery=not forced)


@lru_cache(maxsize=64)
def distances(grid: Grid, goals: int) -> Sequence[int]:
    """The distance of each hex from the nearest of these, whatever lies between; 0 everywhere if there are none."""
    found, layer, number = [0] * grid.size, goals & grid.mask, 0
    reached = layer
    while layer:
        for hex_ in members(layer):
            found[hex_] = number
        layer = grid.grow(layer) & ~reached
        reached |= layer
        number += 1
    return found


# Where to ------------------------------------------------------------------------------------------------------


@rule("retreat.zones", "zones.control", "units.any")
def is_perilous(g: Front, r: Retreat, hex_: int) -> bool:
    """In an enemy zone with no friendly unit there, be it a support; units of this retreat do not count."""
    return g.in_zone(r.side.enemy, hex_) and not g.others_at(hex_, r.side, r.units)


@rule("scenario.area", "scenario.frozen")
def closed(g: Front, hex_: int) -> Refusal:
    """Why a hex is closed to all: it is outside the playing area, or frozen."""
    if g.closed_outside(hex_):
        return Refusal("scenario.area", "no-outside")
    return Refusal("scenario.frozen", "no-frozen")


@rule("retreat.general", "scenario.area")
def cannot_go_back_to(g: Front, r: Retreat, been: list[int], hex_: int) -> Refusal | None:
    """To an adjacent hex, free of enemies, inside the playing area, and never back to a hex it left."""
    if hex_ not in g.board.grid.adjacent[been[-1]]:
        return Refusal("retreat.general", "no-not-adjacent")
    if g.ways.impassable and g.ways.is_wall(been[-1], hex_):
        return Refusal("movement.minimum", "no-way-wall")
    if hex_ in been:
        return BEEN_THERE
    if r.closed >> hex_ & 1:
        return closed(g, hex_)
    return ENEMY_THERE if g.holds(r.side.enemy, hex_) else None


@rule("retreat.direction", "disengagement.retreat")
def ways_back(g: Front, r: Retreat, been: list[int]) -> list[int]:
    """Not farther from supply nor into enemy zones; failing that, by mastery either, in a panic or a disengagement
    into zones."""
    open_ = [h for h in g.board.grid.adjacent[been[-1]] if cannot_go_back_to(g, r, been, h) is None]
    before = r.way_home[been[-1]]
    homeward = [h for h in open_ if r.way_home[h] <= before]
    calm = [h for h in open_ if not is_perilous(g, r, h)]
    best = [h for h in calm if h in homeward]
    if best or not open_:
        return best
    if r.by_mastery:
        return sorted({*calm, *homeward}) or open_
    return homeward or calm or open_


@rule("retreat.river")
def is_stopped(g: Front, r: Retreat, here: int, hex_: int) -> bool:
    """Whether a step crosses a major river with neither bridge nor footbridge."""
    return not g.ways.can_cross(g, r.side, here, hex_)


def how_far(g: Front, r: Retreat, been: list[int], most: int, *, dry: bool = False) -> int:
    """The longest retreat from the hexes entered so far, up to a limit.

    A retreat that a river stops counts as long enough; if it must be `dry`, it ends before the river.
    """
    best = 0
    if most > 0:
        for hex_ in ways_back(g, r, been):
            if is_stopped(g, r, been[-1], hex_):
                best = max(best, 1 if dry else most)
            else:
                best = max(best, 1 + how_far(g, r, [*been, hex_], most - 1, dry=dry))
            if best == most:
                break
    return best


def steps_back(g: Front, r: Retreat, been: list[int], left: int) -> list[int]:
    """The hexes a unit may retreat to next: of the allowed ones those that make the retreat long enough, if any do."""
    ways = ways_back(g, r, been)
    here = been[-1]
    enough = [h for h in ways if is_stopped(g, r, here, h) or 1 + how_far(g, r, [*been, h], left - 1) >= left]
    return sorted(enough or ways)


def why_not_back(g: Front, r: Retreat, been: list[int], left: int, hex_: int) -> Refusal | None:
    """Why a unit may not retreat to a hex."""
    refusal = cannot_go_back_to(g, r, been, hex_)
    if refusal is None and hex_ not in ways_back(g, r, been):
        return Refusal("retreat.direction", "no-better-way")
    if refusal is None and hex_ not in steps_back(g, r, been, left):
        return Refusal("retreat.general", "no-dead-end")
    return refusal


# Going ---------------------------------------------------------------------------------------------------------


@rule("retreat.general", "retreat.attacker", "retreat.disorganise", "disorganisation.scope", "disengagement.results")
def fall_back(g: Front, r: Retreat) -> Script[int]:
    """All units retreat, each by its own path; then zones cost steps, and a long retreat disorganises.

    What disorganises one unit of the stack disorganises all of it. Returns how many hexes all survivors retreated.
    """
    for piece in r.units:
        yield from go_back(g, r, piece)
    for crossed in r.toll.values():
        yield from lose_any(g, r.side, alive(g, crossed), "retreat.zones", ask="ask-loses-zone")
    for crossed in r.raked.values():
        yield from lose_any(g, r.side, alive(g, crossed), "retreat.interdiction", ask="ask-loses-interdiction")
    left = alive(g, r.units)
    for piece in left:
        if (r.after_combat and r.gone[piece] >= LONG) or r.chooser is not None:
            unsettle(g, r, piece, "retreat.disorganise")
    for piece in left if r.is_upset else ():
        disorganise(g, piece, "disorganisation.scope")
    return min((r.gone[p] for p in left), default=r.hexes)


@rule("disorganisation.scope", "tanks.general")
def unsettle(g: Front, r: Retreat, piece: int, clause: str) -> None:
    """A retreat disorganises one of its units, and in the end the whole stack with it; a tank it does not."""
    r.is_upset = r.is_upset or g.is_foot[piece]
    disorganise(g, piece, clause)


@rule("retreat.general", "retreat.stacking", "retreat.river", "scenario.area")
def go_back(g: Front, r: Retreat, piece: int) -> Script[None]:
    """One unit retreats hex by hex; it goes on if there is no room, and is eliminated if no hex is open to it."""
    been, stoss = [g.position.at[piece]], g.stoss_with(piece)
    while g.is_on_board(piece):
        left = r.hexes - r.gone.setdefault(piece, 0)
        if left <= 0 and has_room(g, [piece], been[-1]):
            return
        hex_ = yield from choose_way(g, r, piece, been, left)
        if hex_ < 0:
            if left > 0:
                strike(g, piece, "retreat.general")
                break
            return
        r.gone[piece] += 1 if left > 0 else 0
        stops = is_stopped(g, r, been[-1], hex_)
        step_back(g, r, piece, been, hex_)
        if stops and g.is_on_board(piece):
            unsettle(g, r, piece, "retreat.river")
            return
    yield from pass_on(g, stoss, piece)


@rule("retreat.general", "retreat.stacking", "disengagement.results")
def choose_way(g: Front, r: Retreat, piece: int, been: list[int], left: int) -> Script[int]:
    """Choose the next hex, -1 for none: the owner, or the opponent; after the last hex the unit may stay."""
    number = len(been) - 1
    if r.chooser is not None and left > 0 and number < len(r.trail):
        return r.trail[number]
    found = steps_back(g, r, been, max(1, left))
    ways = g.back.these(found, why_not_back, g, r, been, max(1, left), trail=way_back)
    if left <= 0:
        if not found:
            return -1
        rule_, ask = "retreat.stacking", "ask-back-crowded"
        choice = yield g.choose(r.side, ways, g.stay(), rule=rule_, ask=ask, piece=piece, hex=been[-1])
        return -1 if choice.verb == "stay" else int(choice.noun)
    hex_ = -1
    if found:
        ask = "ask-back" if r.chooser is None else "ask-back-foe"
        asked = r.side if r.chooser is None else r.chooser
        named = piece if asked == r.side else g.named(piece)
        choice = yield from g.which(asked, ways, rule="retreat.direction", ask=ask, piece=named, left=left)
        hex_ = choice.noun
    if number == len(r.trail):
        r.trail.append(hex_)
    return hex_


def way_back(g: Front, r: Retreat, been: list[int], left: int, hex_: int) -> tuple[int, int]:
    """The path of one step of a retreat."""
    return been[-1], hex_


@rule("retreat.stacking", "retreat.zones", "retreat.interdiction", "disorganisation.scope", "air.interdiction")
@rule("guns.movement", "hq.movement")
def step_back(g: Front, r: Retreat, piece: int, been: list[int], hex_: int) -> None:
    """One step: friends passed through are disorganised with it, zones are noted, interdiction costs a step.

    A support passed through disorganises who passes, though it is never disorganised itself.
    """
    friends = g.others_at(been[-1], r.side, r.units) if len(been) > 1 else []
    for other in friends:
        disorganise(g, other, "retreat.stacking")
    if friends:
        unsettle(g, r, piece, "retreat.stacking")
    if is_perilous(g, r, hex_):
        r.toll.setdefault(hex_, []).append(piece)
    g.tell("retreats", "retreat.general", piece=piece, hex=hex_)
    carry(g, piece, hex_)
    been.append(hex_)
    overrun(g, r.side, hex_)
    if hex_ in harried(g, r.side):
        if g.bonus("limits", "interdiction-stack"):
            r.raked.setdefault(hex_, []).append(piece)
        else:
            lose_step(g, piece, "retreat.interdiction")


@rule("assault-troops.movement")
def carry(g: Front, piece: int, hex_: int) -> None:
    """A combat unit enters a hex with its Stosstruppen, and its side controls the hex."""
    stoss = g.stoss_with(piece)
    g.place(piece, hex_)
    if stoss >= 0:
        g.place(stoss, hex_)
    g.take_control(hex_, g.owner[piece])
