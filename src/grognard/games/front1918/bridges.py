"""Footbridges are laid and removed, bridges are blown and rebuilt.

`ground` knows what a bridge is and what crossing it costs; the movement phase decides when each may be tried.
"""

from __future__ import annotations

from collections.abc import Collection

from grognard.games.front1918.ground import spans_of
from grognard.games.front1918.series import take
from grognard.games.front1918.supply import commanded
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)
LAID, BLOWN, REBUILT, FAILED = "laid", "blown", "rebuilt", "failed"

NO_BUILDER = Refusal("footbridge.use", "no-builder")
NO_WATER = Refusal("footbridge.laying", "no-water")
NOT_AT_BANK = Refusal("footbridge.laying", "no-bank")
SPANNED = Refusal("footbridge.laying", "no-spanned")
NO_TRIES = Refusal("footbridge.limits", "no-tries")
NO_FOOTBRIDGES = Refusal("footbridge.limits", "no-footbridges-left")
NOT_TAKEN_UP_NOW = Refusal("footbridge.limits", "no-unspan-now")
NO_BRIDGE = Refusal("bridge.demolition", "no-bridge")
TESTED = Refusal("bridge.demolition", "no-tested")


def names_of(g: Front, edge: int) -> list[str]:
    """The names of the river on a hexside, if it has any: charts may have rows for them."""
    return [name for name, edges in g.ways.named.items() if edge in edges]


# Footbridges ---------------------------------------------------------------------------------------------------


@rule("footbridge.laying", "footbridge.limits", "footbridge.use")
def cannot_span(g: Front, side: Side, units: Collection[int], edge: int) -> Refusal | None:
    """One of these units lays a footbridge over a river or stream at its hex, while tries and markers are left."""
    if side not in g.builders:
        return NO_BUILDER
    if edge not in g.ways.water:
        return NO_WATER
    if not any(g.position.at[p] in g.board.grid.ends(edge) for p in units):
        return NOT_AT_BANK
    if edge in g.position.footbridge:
        return SPANNED
    if not has_tries(g) or sapper(g, units, edge) < 0:
        return NO_TRIES
    return None if has_markers(g, side) else NO_FOOTBRIDGES


@rule("footbridge.limits")
def has_tries(g: Front) -> bool:
    """Whether a try is left in this operational sequence, if the book limits them."""
    return not g.span_tries_left or g.position.tries < g.span_tries_left


@rule("footbridge.limits")
def has_markers(g: Front, side: Side) -> bool:
    """Whether a side has a footbridge marker left."""
    return len(spans_of(g, side)) < g.number("limits", "footbridges")


@rule("footbridge.laying", "footbridge.limits")
def sapper(g: Front, units: Collection[int], edge: int) -> int:
    """Which of these units tries a footbridge, -1 for none: one at the bank with a try and the points left.

    Of several the one that has tried and spent most, so that the others keep their points.
    """
    ends, cost = g.board.grid.ends(edge), g.span_cost
    able = [p for p in units if g.position.at[p] in ends]
    if not cost:
        return able[0] if able else -1
    if g.facts.span_tries(g, -1, edge)[1] >= g.number("limits", "footbridge-tries-hexside"):
        return -1
    return max((p for p in able if is_sapper(g, p)), key=lambda p: (g.facts.spent(g, p), -p), default=-1)


@rule("footbridge.limits")
def is_sapper(g: Front, piece: int) -> bool:
    """Whether a unit has a try at a footbridge left, and the points for it."""
    tried = g.facts.span_tries(g, piece, -1)[0]
    return tried < g.number("limits", "footbridge-tries-unit") and points_left(g, piece) >= g.span_cost


def points_left(g: Front, piece: int) -> int:
    """The movement points a unit has left for footbridges; half of them if it is disorganised or reorganising."""
    points = g.facts.points_of(g, piece)
    return (points // 2 if g.is_upset(piece) else points) - g.facts.spent(g, piece)


def span_edges(g: Front, side: Side, units: Collection[int]) -> list[int]:
    """The hexsides where a footbridge may be tried by these units, computed together: see `cannot_span`."""
    position, at = g.position, g.position.at
    if side not in g.builders or not has_tries(g) or not has_markers(g, side):
        return []
    banks, banked = g.ways.banks, {at[p] for p in units}
    if g.span_cost:
        banked = {at[p] for p in units if at[p] in banks and is_sapper(g, p)}
    edges = sorted({edge for h in banked if h in banks for edge in banks[h] if edge not in position.footbridge})
    if not g.span_cost:
        return edges
    most = g.number("limits", "footbridge-tries-hexside")
    return [edge for edge in edges if g.facts.span_tries(g, -1, edge)[1] < most]


def span_offer(g: Front, side: Side, units: Collection[int]) -> Offer:
    """The footbridges that may be tried by these units, with the modifiers of the die."""
    return g.span.these(span_edges(g, side, units), cannot_span, g, side, units, tally=span_tally)


def near_bank(g: Front, units: Collection[int], edge: int) -> tuple[int, int]:
    """The hex from which a footbridge is laid, and the one across."""
    one, other = g.board.grid.ends(edge)
    return (one, other) if any(g.position.at[p] == one for p in units) else (other, one)


@rule("footbridge.laying", "footbridge.modifiers")
def span_tally(g: Front, side: Side, units: Collection[int], edge: int) -> Tally:
    """The modifiers of the die for a footbridge."""
    here, across = near_bank(g, units, edge)
    tally, clause = Tally("footbridge"), "footbridge.modifiers"
    near = g.board.grid.within(here, g.number("limits", "footbridge-near"))
    if near & g.present_hexes(side.enemy):
        tally.add(g.number("footbridge", "enemy-near", "die"), clause, "reason-enemy-near")
    for name in names_of(g, edge):
        if more := g.bonus("footbridge", name, "die"):
            tally.add(more, clause, f"reason-on-{name}")
    if edge in g.ways.river and (more := g.bonus("footbridge", "river", "die")):
        tally.add(more, clause, "reason-on-river")
    if g.is_muddy() and (more := g.bonus("footbridge", "weather", "die")):
        tally.add(more, clause, "reason-weather")
    if g.present_hexes(side) >> across & 1:
        tally.add(g.number("footbridge", "friend-across", "die"), clause, "reason-friend-across")
    if edge in g.ways.stream and (less := g.bonus("footbridge", "stream", "die")):
        tally.add(less, clause, "reason-stream-only")
    most = g.number("limits", "footbridge-roll")
    return tally.by(ONE_DIE, lambda die: LAID if die <= most else FAILED)


@rule("footbridge.laying", "footbridge.limits")
def span(g: Front, side: Side, units: Collection[int], edge: int) -> Script[None]:
    """One try at a footbridge; the marker lies on the bank it was laid from."""
    tally = span_tally(g, side, units, edge)
    roll = yield g.roll(rule="footbridge.laying", ask="roll-footbridge", tally=tally, low=side)
    here, across = near_bank(g, units, edge)
    g.position.tries += 1
    take(g.steps.span_tried, g, sapper(g, units, edge), edge)
    is_laid = tally.result(roll) == LAID
    if is_laid:
        g.position.footbridge[edge] = 2 * side + (1 if g.board.grid.ends(edge)[0] == here else 2)
    key = "footbridge-laid" if is_laid else "footbridge-failed"
    g.tell(key, "footbridge.laying", hex=here, hex_to=across, roll=roll)


@rule("footbridge.limits")
def cannot_unspan(g: Front, side: Side, edge: int) -> Refusal | None:
    """The owner may remove footbridges: at any time, or at two moments of his sequence only."""
    if side not in g.builders:
        return NO_BUILDER
    return None if edge in spans_of(g, side) else Refusal("footbridge.limits", "no-footbridge")


@rule("footbridge.limits")
def cannot_unspan_now(g: Front, side: Side, edge: int) -> Refusal | None:
    """In one book footbridges are taken up at two moments only: before units move, and in the marker adjustment."""
    refusal = cannot_unspan(g, side, edge)
    return NOT_TAKEN_UP_NOW if refusal is None and not g.lifts_any_time else refusal


@rule("footbridge.laying")
def cannot_span_ever(g: Front, side: Side, _: int) -> Refusal | None:
    """Only one side has footbridges in some scenarios."""
    return None if side in g.builders else NO_BUILDER


def unspan_offer(g: Front, side: Side) -> Offer:
    """The footbridges that a side may remove."""
    laid = sorted(spans_of(g, side)) if side in g.builders else []
    return g.unspan.these(laid, cannot_unspan, g, side)


def unspan(g: Front, edge: int, key: str = "footbridge-taken-up", clause: str = "footbridge.limits") -> None:
    """Remove a footbridge."""
    one, other = g.board.grid.ends(edge)
    del g.position.footbridge[edge]
    g.tell(key, clause, hex=one, hex_to=other)


def marker_hex(g: Front, edge: int) -> int:
    """The hex in which the marker of a footbridge lies."""
    return g.board.grid.ends(edge)[1 - g.position.footbridge[edge] % 2]


@rule("footbridge.removal")
def sweep(g: Front, side: Side, hex_: int) -> None:
    """A unit ends its move in a hex: enemy footbridges in or next to it are removed if no enemy unit holds them."""
    if not g.position.footbridge:
        return
    for edge in sorted(spans_of(g, side.enemy)):
        there = marker_hex(g, edge)
        held = any(g.owner[p] != side and not g.is_air[p] for p in g.at(there))
        if not held and g.board.grid.distance(hex_, there) <= 1:
            unspan(g, edge, "footbridge-lost", "footbridge.removal")


# Bridges -------------------------------------------------------------------------------------------------------


@rule("bridge.demolition", "bridge.shared")
def cannot_demolish(g: Front, side: Side, edge: int) -> Refusal | None:
    """A bridge, an enemy within three hexes, and one end within a command radius."""
    if edge not in g.ways.bridges:
        return NO_BRIDGE
    if edge in g.position.tested:
        return TESTED
    if edge in g.position.broken:
        return Refusal("bridge.demolition", "no-broken")
    ends = hexset(g.board.grid.ends(edge))
    if not ends & g.board.grid.grow(g.present_hexes(side.enemy), g.number("limits", "demolish-range")):
        return Refusal("bridge.demolition", "no-enemy-by-bridge")
    return None if ends & commanded(g, side) else Refusal("bridge.demolition", "no-bridge-command")


def demolish_offer(g: Front, side: Side) -> Offer:
    """The bridges a side may try to blow, computed together: see `cannot_demolish`."""
    grid, position = g.board.grid, g.position
    left = [edge for edge in g.ways.bridge_list if edge not in position.tested and edge not in position.broken]
    if left:
        near, ends_of = grid.grow(g.present_hexes(side.enemy), g.number("limits", "demolish-range")), g.ways.ends_of
        left = [edge for edge in left if near & ends_of[edge]]
    if left:
        radius = commanded(g, side)
        left = [edge for edge in left if radius & ends_of[edge]]
    return g.demolish.these(left, cannot_demolish, g, side, tally=demolish_tally)


@rule("bridge.demolition")
def demolish_tally(g: Front, side: Side, edge: int) -> Tally:
    """The modifiers of the die: the bridges of some rivers may not be ready in a first turn."""
    tally = Tally("demolition")
    for name in names_of(g, edge):
        more = g.bonus("bridge-die", f"demolish-{name}-first-turn", "die")
        if more and g.calendar == g.number("limits", f"first-{name}-turn"):
            tally.add(more, "bridge.demolition", f"reason-{name}")
    most = g.number("limits", "demolish-roll")
    return tally.by(ONE_DIE, lambda die: BLOWN if die <= most else FAILED)


@rule("bridge.demolition", "bridge.shared")
def demolish(g: Front, side: Side, edge: int) -> Script[None]:
    """One try at blowing a bridge, road and railway together."""
    tally = demolish_tally(g, side, edge)
    roll = yield g.roll(rule="bridge.demolition", ask="roll-demolition", tally=tally, low=side)
    one, other = g.board.grid.ends(edge)
    g.position.tested[edge] = 1
    is_blown = tally.result(roll) == BLOWN
    if is_blown:
        g.position.broken[edge] = 1
    g.tell("bridge-blown" if is_blown else "bridge-stands", "bridge.demolition", hex=one, hex_to=other, roll=roll)


@rule("bridge.rebuilding", "bridge.shared")
def cannot_rebuild(g: Front, side: Side, edge: int) -> Refusal | None:
    """A friend at one end, the other end held or free of enemy zones, and both in command."""
    if edge not in g.ways.bridges:
        return NO_BRIDGE
    if edge in g.position.tested:
        return TESTED
    if edge not in g.position.broken:
        return Refusal("bridge.rebuilding", "no-intact")
    ends = g.board.grid.ends(edge)
    held = [bool(g.present_hexes(side) >> h & 1) for h in ends]
    if not any(held):
        return Refusal("bridge.rebuilding", "no-friend-by-bridge")
    if any(not here and g.in_zone(side.enemy, h) for here, h in zip(held, ends, strict=True)):
        return Refusal("bridge.rebuilding", "no-bridge-zone")
    return None if all(commanded(g, side) >> h & 1 for h in ends) else Refusal("bridge.rebuilding", "no-bridge-command")


def rebuild_offer(g: Front, side: Side) -> Offer:
    """The bridges a side may try to rebuild."""
    friends, tested = g.present_hexes(side), g.position.tested
    held = [edge for edge in sorted(g.position.broken) if edge not in tested and friends & g.ways.ends_of[edge]]
    return g.rebuild.each(held, cannot_rebuild, g, side, tally=rebuild_tally)


@rule("bridge.rebuilding")
def rebuild_tally(g: Front, side: Side, edge: int) -> Tally:
    """The modifiers of the die: enemies next to either end, and the river."""
    tally, clause = Tally("rebuilding"), "bridge.rebuilding"
    if any(g.in_zone(side.enemy, h) for h in g.board.grid.ends(edge)):
        tally.add(g.number("bridge-die", "rebuild-zone", "die"), clause, "reason-bridge-zone")
    for name in (*names_of(g, edge), *(["river"] if edge in g.ways.river else [])):
        if more := g.bonus("bridge-die", f"rebuild-{name}", "die"):
            tally.add(more, clause, f"reason-on-{name}")
    if g.is_muddy() and (more := g.bonus("bridge-die", "rebuild-weather", "die")):
        tally.add(more, clause, "reason-weather")
    most = g.number("limits", "rebuild-roll")
    return tally.by(ONE_DIE, lambda die: REBUILT if die <= most else FAILED)


@rule("bridge.rebuilding")
def rebuild(g: Front, side: Side, edge: int) -> Script[None]:
    """One try at rebuilding a bridge; a rebuilt bridge can be used at once."""
    tally = rebuild_tally(g, side, edge)
    roll = yield g.roll(rule="bridge.rebuilding", ask="roll-rebuilding", tally=tally, low=side)
    one, other = g.board.grid.ends(edge)
    g.position.tested[edge] = 1
    is_rebuilt = tally.result(roll) == REBUILT
    if is_rebuilt:
        del g.position.broken[edge]
    key = "bridge-rebuilt" if is_rebuilt else "bridge-still-broken"
    g.tell(key, "bridge.rebuilding", hex=one, hex_to=other, roll=roll)
