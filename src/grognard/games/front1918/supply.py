"""Supply lines from headquarters, the command radius, and the effects on units outside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from grognard.games.front1918.supports import leave_alone, lose_base, strike
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import UNSUPPLIED
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.trace import Links, flood, flood_links
from grognard.kernel.words.rulebook import rule


@rule("supply.line", "supply.command-radius")
def open_hexes(g: Front, side: Side) -> int:
    """Where a line may pass: no enemy unit, and no enemy zone unless a friendly unit stands there."""
    enemy = side.enemy
    return g.board.grid.mask & ~g.present_hexes(enemy) & (~g.zone_hexes(enemy) | g.present_hexes(side))


@rule("supply.source-hexes")
def sources(g: Front, side: Side) -> int:
    """The sources of a side: its signs on the edges, and its cities while a free path joins them to one.

    The path begins next to the city: an enemy beside the city does not close it, one in it does.
    """
    edges = g.edge_sources[side]
    cities = g.cities[side]
    if g.depots[side]:
        edges |= g.hexes_of(g.depots[side])
    if not cities:
        return edges
    grid, held = g.board.grid, g.present_hexes(side.enemy)
    free = grid.mask & ~g.zone_hexes(side.enemy) & ~held
    return edges | (grid.grow(flood(grid, edges & free, free, wanted=cities)) & cities & ~held)


def joined(g: Front, side: Side, starts: int, wanted: int = -1) -> int:
    """The open hexes that a line of any length joins to some of these: over any water, and over no impassable side."""
    if g.ways.impassable:
        return flood_links(g.ways.passable, starts, open_hexes(g, side))
    return flood(g.board.grid, starts, open_hexes(g, side), wanted=wanted)


def in_touch(g: Front, side: Side) -> int:
    """The hexes from which a line of any length leads to a source."""
    return joined(g, side, sources(g, side))


@rule("supply.line", "supply.shelter")
def fed_headquarters(g: Front, side: Side) -> list[int]:
    """The headquarters with a line to a source; one in a shelter always has a line."""
    at, size = g.position.at, g.board.grid.size
    staffs = g.hexes_of(g.headquarters[side])
    touched = joined(g, side, sources(g, side), wanted=staffs)
    return [p for p in g.headquarters[side] if at[p] < size and (touched >> at[p] & 1 or g.is_safe(p))]


@rule("supply.command-radius", "supply.shelter")
def radius_of_command(g: Front, side: Side) -> tuple[int, int]:
    """The hexes within the command radius of a headquarters, and those that would be with a friend in them.

    Every headquarters on the map commands: its own line is checked in the supply phase only. The result is cached by
    the positions of all pieces and by the broken bridges, since rules ask often while nothing moves.
    """
    stand, enemies = g.side_caches[side], g.side_caches[side.enemy].keyed()
    means = tuple(g.position.broken), tuple(g.position.footbridge.items())
    known = stand.radius
    if known is None or known[0] is not enemies or known[1] != means:
        known = stand.radius = enemies, means, _radius_of_command(g, side)
    return known[2]


def _radius_of_command(g: Front, side: Side) -> tuple[int, int]:
    """The hexes within the radius of the headquarters on the map, and those that would be."""
    return radius_of(g, side, [p for p in g.headquarters[side] if g.is_on_board(p)])


@rule("supply.command-radius", "supply.shelter")
def radius_of(g: Front, side: Side, staffs: Sequence[int]) -> tuple[int, int]:
    """The hexes within the radius of these headquarters, and those that would be with a friend in them.

    One in a shelter commands units by counting hexes only; to a hex without a friend it traces like any other.
    """
    at, grid, radius_of = g.position.at, g.board.grid, g.command_of
    starts: dict[int, int] = {}
    for p in staffs:
        starts[radius_of[p]] = starts.get(radius_of[p], 0) | 1 << at[p]
    reached, ends = _spread(g, side, starts)
    near = 0
    for p in staffs:
        if g.is_safe(p):
            near |= grid.within(at[p], radius_of[p])
    free = ~g.fighter_hexes(side.enemy)
    inside = ends & (open_hexes(g, side) | reached) | near & g.present_hexes(side)
    return inside & free, (ends | near) & free


@rule("supply.command-radius", "supply.line", "supply.slow-ground")
def _spread(g: Front, side: Side, starts: Mapping[int, int]) -> tuple[int, int]:
    """The open hexes within each radius of its starting hexes, and all hexes in which such a path could end.

    The path passes open hexes only; it may cross an unbridged major river as its last step. All radii are extended
    together; a shorter one joins when as many steps are left as it has. A hex of slow ground is entered one step later.
    """
    over, slow = open_hexes(g, side), g.ways.slow
    dry, wet = g.ways.nets(g, side)
    quick = g.ways.quick(dry) if slow else dry
    reached = ends = begun = earlier = 0
    shortest = min(starts, default=0)
    for left in range(max(starts, default=0), 0, -1):
        reached |= starts.get(left, 0)
        earlier, begun = begun, reached
        ends = quick.grow(reached) | dry.grow(earlier) if slow else dry.grow(reached)
        reached |= ends & over
        if left <= shortest and reached == begun and (not slow or begun == earlier):
            break  # no radius grows any more, and no shorter radius is still to join
    ends |= g.ways.quick(wet).grow(begun) | wet.grow(earlier) if slow else wet.grow(begun)
    return reached, ends


@rule("supply.direct")
def supplied(g: Front, side: Side) -> int:
    """The hexes in which a unit of a side is in supply now: in a command radius, or near enough to a source."""
    return commanded(g, side) | _direct(g, side)[0]


@rule("supply.direct", "supply.line", "supply.command-radius")
def traced(g: Front, side: Side) -> int:
    """The hexes from which a unit of a side traces supply: as `supplied`, but only headquarters with a line of their
    own count. In the supply phase the two are the same, for headquarters without a line have been moved by then."""
    return radius_of(g, side, fed_headquarters(g, side))[0] | _direct(g, side)[0]


@rule("supply.direct")
def suppliable(g: Front, side: Side) -> int:
    """The hexes in which a unit of a side would be in supply."""
    return commandable(g, side) | _direct(g, side)[1] if g.direct_supply else commandable(g, side)


def _direct(g: Front, side: Side) -> tuple[int, int]:
    """The hexes supplied directly from sources and depots, where a book allows it, and those that would be.

    A source in an enemy zone feeds nobody but a friend in it, as it does headquarters; a depot is itself a friend.
    """
    far = g.direct_supply
    if not far:
        return 0, 0
    stand, enemies = g.side_caches[side], g.side_caches[side.enemy].keyed()
    means = tuple(g.position.broken), tuple(g.position.footbridge.items())
    known = stand.direct
    if known is None or known[0] is not enemies or known[1] != means:
        free = sources(g, side) & open_hexes(g, side)
        reached, ends = _spread(g, side, {far: free})
        ends |= sources(g, side)
        ends &= ~g.fighter_hexes(side.enemy)
        known = stand.direct = enemies, means, (ends & (open_hexes(g, side) | reached), ends)
    return known[2]


def commanded(g: Front, side: Side) -> int:
    """The hexes within a command radius of a side as they stand."""
    return radius_of_command(g, side)[0]


def commandable(g: Front, side: Side) -> int:
    """The hexes where a unit of a side would be in a command radius: a unit cancels enemy zones in its own hex."""
    return radius_of_command(g, side)[1]


def in_command(g: Front, piece: int) -> bool:
    """Whether a unit lies within a command radius now."""
    here = g.position.at[piece]
    return here < g.board.grid.size and bool(commanded(g, g.owner[piece]) >> here & 1)


# The phase -----------------------------------------------------------------------------------------------------


@rule("supply.phase", "turn.administration")
def supply(g: Front) -> Script[None]:
    """Check headquarters first, then all units at once: a unit eliminated on one side still counts for the other."""
    order = (g.initiative, g.initiative.enemy)
    for side in order:
        yield from push_back(g, side)
    radius = [(side, supplied(g, side)) for side in order]
    for side, found in radius:
        check_units(g, side, found)


@rule("supply.displacement", "units.any", "air.base-loss")
def push_back(g: Front, side: Side) -> Script[None]:
    """A headquarters without a line retreats to the nearest source until it has one; its owner decides ties.

    Where enemies hold every source of its side, it is eliminated; also where it would have to end in a hex that is
    closed to it, for the source lies in one.
    """
    fed = fed_headquarters(g, side)
    for hq in g.headquarters[side]:
        here = g.position.at[hq]
        if here >= g.board.grid.size or hq in fed:
            continue
        nearest = nearest_sources(g, side, here)
        if not nearest:
            strike(g, hq, "supply.displacement")
            continue
        ways = g.withdraw.these(nearest, not_nearest, g, side, here)
        goal = (yield from g.which(side, ways, rule="supply.displacement", ask="ask-withdraw", piece=hq)).noun
        place = stopping_place(g, side, hq, goal)
        if g.ways.heights >> place & 1:
            strike(g, hq, "supply.displacement")
            continue
        lose_base(g, hq)
        g.place(hq, place)
        g.tell("hq-pushed-back", "supply.displacement", piece=hq, hex=g.position.at[hq])
        if g.staffs_shun_zones:
            leave_alone(g, side, g.position.at[hq])


def nearest_sources(g: Front, side: Side, here: int) -> list[int]:
    """The sources nearest to a hex with no enemy unit in them, be it a support: no line ends there."""
    held = g.present_hexes(side.enemy)
    goals = [h for h in members(sources(g, side)) if not held >> h & 1]
    best = min((g.board.grid.distance(here, h) for h in goals), default=0)
    return [h for h in goals if g.board.grid.distance(here, h) == best]


def not_nearest(g: Front, side: Side, here: int, hex_: int) -> Refusal | None:
    """Why a headquarters does not retreat there."""
    return None if hex_ in nearest_sources(g, side, here) else Refusal("supply.displacement", "no-not-nearest")


@rule("supply.displacement")
def stopping_place(g: Front, side: Side, hq: int, goal: int) -> int:
    """The first hex on the path back, free of enemies, from which a line to that source can be traced.

    An enemy zone there does not matter: the headquarters itself is a friend in it. In one book it does, for no
    headquarters ends in a zone. A source in an enemy zone with no friend in it feeds nobody, so the headquarters goes
    as far as the source itself.
    """
    here = g.position.at[hq]
    touched = joined(g, side, 1 << goal)
    open_ = g.ways.passable.grow(touched) & ~g.present_hexes(side.enemy) & ~g.ways.heights
    if g.staffs_shun_zones:
        open_ &= ~g.zone_hexes(side.enemy)
    return next((h for h in way_home(g, here, goal) if open_ >> h & 1), goal)


@rule("supply.displacement", "hq.movement")
def way_home(g: Front, here: int, goal: int) -> list[int]:
    """The straight path of a headquarters to a source; round hexes closed to it and impassable sides where it would
    meet one, if there is a way round. Where several ways are as short, it keeps nearest to the straight one."""
    grid, ways = g.board.grid, g.ways
    line = [step[0] for step in grid.line(here, goal) if step[0] >= 0]
    if not any(ways.heights >> h & 1 or ways.is_wall(before, h) for before, h in pairwise([here, *line])):
        return line
    left = distances_within(ways.passable, goal, grid.mask & ~ways.heights | 1 << goal)
    way, at = list[int](), here
    while at != goal:
        near = [h for h in grid.adjacent[at] if h in left and not ways.is_wall(at, h)]
        near = [h for h in near if not way or left[h] < left[at]]
        if not near:
            return line
        at = min(near, key=lambda h: (left[h], min(grid.distance(h, each) for each in line), h))
        way.append(at)
    return way


def distances_within(links: Links, goal: int, ground: int) -> dict[int, int]:
    """How many of these links each hex of some ground is from a goal, over this ground."""
    found, layer, number = dict[int, int](), 1 << goal, 0
    while layer:
        found.update(dict.fromkeys(members(layer), number))
        ground &= ~layer
        layer = links.grow(layer) & ground
        number += 1
    return found


@rule("supply.effects", "supply.elimination", "supply.supports")
def check_units(g: Front, side: Side, found: int) -> None:
    """Combat units outside every radius are marked, and eliminated the second time; supports at once."""
    at, size = g.position.at, g.board.grid.size
    for piece in in_open_order(g, g.own[side]):
        here = at[piece]
        if here >= size or g.is_hq[piece] or g.is_air[piece] or g.is_stoss[piece] or g.is_safe(piece):
            continue
        if g.is_depot[piece]:
            continue
        if found >> here & 1:
            if g.has(piece, UNSUPPLIED):
                g.unmark(piece, UNSUPPLIED)
                g.tell("supplied-again", "supply.line", piece=piece)
        elif not g.is_combat[piece]:
            strike(g, piece, "supply.supports")
        elif g.has(piece, UNSUPPLIED):
            strike(g, piece, "supply.elimination", is_starved=True)
        else:
            g.mark(piece, UNSUPPLIED)
            g.tell("out-of-supply", "supply.effects", piece=piece, hex=here)
