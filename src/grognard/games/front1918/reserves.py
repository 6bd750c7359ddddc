"""Reserve markers: which stacks may be put in reserve, how many markers that takes, and who shares one.

`movement` says when markers are placed; units in reserve move in `exploitation`.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.front1918.table import Front
from grognard.games.front1918.words import OFFENSIVE, RESERVE
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

# Who may be in reserve ------------------------------------------------------------------------------------------


@rule("reserve.markers")
def fresh_units(g: Front, side: Side, hex_: int) -> list[int]:
    """The combat units in a hex at full strength that have not moved."""
    marks, steps, whole, out = g.position.marks, g.position.steps, g.roster.steps, g.reserve_bars
    return [p for p in g.fighters_at(hex_, side) if steps[p] == whole[p] and not marks[p] & out]


@rule("reserve.markers")
def reserve_ground(g: Front, side: Side) -> int:
    """The hexes within the radius of a side's army artillery in Offensive mode."""
    marks = g.position.marks
    guns = [p for p in g.guns[side] if marks[p] & OFFENSIVE and g.is_army_gun[p] and g.is_on_board(p)]
    bits = 0
    for gun in guns:
        bits |= g.board.grid.within(g.position.at[gun], g.gun_radius(gun))
    return bits


# Markers --------------------------------------------------------------------------------------------------------


@rule("reserve.markers")
def reserve_stacks(g: Front, side: Side) -> dict[int, bool]:
    """The hexes with reserve markers, and whether all marked units there are cavalry."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    stacks: dict[int, bool] = {}
    for p in [p for p in g.fighters[side] if marks[p] & RESERVE and at[p] < size]:
        stacks[at[p]] = stacks.get(at[p], True) and g.is_cavalry[p]
    return stacks


@rule("reserve.markers", "reserve.units")
def sharers(g: Front, pieces: Iterable[int]) -> list[list[int]]:
    """The units under each marker in one hex: two to a marker, where regiments of one division are one unit."""
    on_foot: dict[str, list[int]] = {}
    riding: dict[str, list[int]] = {}
    for p in pieces:
        is_part = g.is_small[p] and bool(g.division[p])
        unit = g.division[p] if is_part else g.roster[p].name
        (riding if g.is_cavalry[p] else on_foot).setdefault(unit, []).append(p)
    most = g.reserve_units
    found = []
    for units in (list(on_foot.values()), list(riding.values())):
        found += [[p for unit in units[n : n + most] for p in unit] for n in range(0, len(units), most)]
    return found


@rule("reserve.units", "reserve.markers")
def markers_taken(g: Front, side: Side, more: Iterable[int]) -> tuple[int, int]:
    """How many ordinary and how many cavalry markers the units in reserve take, these included."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    by_hex: dict[int, list[int]] = {}
    for p in sorted({*more, *(p for p in g.fighters[side] if marks[p] & RESERVE and at[p] < size)}):
        by_hex.setdefault(at[p], []).append(p)
    groups = [group for stack in by_hex.values() for group in sharers(g, stack)]
    riders = sum(g.is_cavalry[group[0]] for group in groups)
    return len(groups) - riders, riders


@rule("reserve.markers", "reserve.units")
def is_enough(g: Front, side: Side, more: Iterable[int]) -> bool:
    """Whether the markers suffice for these units beside those in reserve already."""
    plain, riders = markers_taken(g, side, more)
    have = g.number("limits", f"reserve-{side.name}"), g.number("limits", f"reserve-cavalry-{side.name}")
    return plain <= have[0] and riders <= have[1]


@rule("reserve.markers")
def has_reserve_marker(g: Front, side: Side, stacks: dict[int, bool], hex_: int) -> bool:
    """Whether a marker is left for one more hex beside these: one for each stack, some for cavalry only.

    In one book a marker is for two units: then one must be left for at least one unit of the hex.
    """
    if g.reserve_units:
        return any(is_enough(g, side, [p]) for p in fresh_units(g, side, hex_))
    rides = {**stacks, hex_: all(map(g.is_cavalry.__getitem__, fresh_units(g, side, hex_)))}
    riders = min(sum(rides.values()), g.number("limits", f"reserve-cavalry-{side.name}"))
    return len(rides) - riders <= g.number("limits", f"reserve-{side.name}")


@rule("reserve.markers", "scenario.frozen")
def cannot_reserve(g: Front, side: Side, hex_: int) -> Refusal | None:
    """Full units that have not moved, outside enemy zones, near the guns of the offensive, while a marker is left."""
    if not g.holds(side, hex_):
        return Refusal("reserve.markers", "no-reserve-units")
    if not fresh_units(g, side, hex_):
        return Refusal("reserve.markers", "no-fresh")
    if g.is_frozen() and g.frozen_hexes >> hex_ & 1:
        return Refusal("scenario.frozen", "no-frozen")
    if g.in_zone(side.enemy, hex_):
        return Refusal("reserve.markers", "no-reserve-zone")
    if not reserve_ground(g, side) >> hex_ & 1:
        return Refusal("reserve.markers", "no-reserve-guns")
    if any(g.has(p, RESERVE) for p in g.fighters_at(hex_, side)):
        return Refusal("reserve.markers", "no-reserve-already")
    has_marker = has_reserve_marker(g, side, reserve_stacks(g, side), hex_)
    return None if has_marker else Refusal("reserve.markers", "no-reserve-marker")


def reserve_hexes(g: Front, side: Side) -> list[int]:
    """The stacks that may be put in reserve now, computed together: see `cannot_reserve`."""
    ground = reserve_ground(g, side)
    if not ground:
        return []
    marks, steps, whole, stacks = g.position.marks, g.position.steps, g.roster.steps, reserve_stacks(g, side)
    out = g.reserve_bars
    fresh = [p for p in g.fighters[side] if steps[p] == whole[p] and not marks[p] & out]
    hexes = g.hexes_of(fresh) & ground & ~g.zone_hexes(side.enemy) & ~hexset(stacks)
    if g.is_frozen():
        hexes &= ~g.frozen_hexes
    return [h for h in members(hexes) if has_reserve_marker(g, side, stacks, h)]


# Placing --------------------------------------------------------------------------------------------------------


@rule("reserve.markers", "reserve.units")
def place_reserve(g: Front, side: Side, hex_: int) -> Script[None]:
    """Put reserve markers on the units of a hex that may have them; where markers are for two units, on those named."""
    units = fresh_units(g, side, hex_)
    if g.reserve_units and (len(sharers(g, units)) > 1 or g.asks_all):
        units = yield from name_reserves(g, side, hex_)
    for piece in units:
        g.mark(piece, RESERVE)
    g.tell("in-reserve", "reserve.markers", side=side, hex=hex_)


@rule("reserve.units")
def name_reserves(g: Front, side: Side, hex_: int) -> Script[list[int]]:
    """The owner names the units of a stack to be put in reserve, as long as markers are left."""
    named: list[int] = []
    while True:
        left = [p for p in fresh_units(g, side, hex_) if p not in named]
        offer = g.keep.each(left, cannot_keep, g, side, hex_, tuple(named))
        if not len(offer):
            return named
        end = g.done() if named else g.done.refused(Refusal("reserve.units", "kernel-too-few", {"count": 1}))
        choice = yield g.choose(side, offer, end, rule="reserve.units", ask="ask-keep", hex=hex_, chosen=len(named))
        if choice.verb == "done":
            return named
        named.append(choice.noun)


@rule("reserve.units")
def cannot_keep(g: Front, side: Side, hex_: int, named: tuple[int, ...], piece: int) -> Refusal | None:
    """Why a unit cannot be put in reserve here: it is not fresh, or no marker is left for it."""
    if piece in named or piece not in fresh_units(g, side, hex_):
        return Refusal("reserve.markers", "no-fresh")
    return None if is_enough(g, side, [*named, piece]) else Refusal("reserve.markers", "no-reserve-marker")
