"""Footbridges are laid and removed, bridges are blown and rebuilt.

`ground` knows what a bridge is and what crossing it costs; the movement phase decides when each may be tried.
"""

from __future__ import annotations

from collections.abc import Collection

from grognard.games.front1918.supply import commanded
from grognard.games.front1918.table import Front
from grognard.kernel.charts import Dice
from grognard.kernel.hexgrid import hexset
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Offer, Refusal, Script, Side
from grognard.kernel.tally import Tally

ONE_DIE = Dice(1, 6)
LAID, BLOWN, REBUILT, FAILED = "laid", "blown", "rebuilt", "failed"

NO_BUILDER = Refusal("footbridge.use", "no-builder")
NO_WATER = Refusal("footbridge.laying", "no-water")
NOT_AT_BANK = Refusal("footbridge.laying", "no-bank")
SPANNED = Refusal("footbridge.laying", "no-spanned")
NO_TRIES = Refusal("footbridge.limits", "no-tries")
NO_FOOTBRIDGES = Refusal("footbridge.limits", "no-footbridges-left")
NO_BRIDGE = Refusal("bridge.demolition", "no-bridge")
TESTED = Refusal("bridge.demolition", "no-tested")


def names_of(g: Front, edge: int) -> list[str]:
    """The names of the river on a hexside, if it has any: charts may have rows for them."""
    return [name for name, edges in g.ways.named.items() if edge in edges]


# Footbridges ---------------------------------------------------------------------------------------------------


@rule("footbridge.laying", "footbridge.limits", "footbridge.use")
def cannot_span(g: Front, side: Side, hexes: Collection[int], edge: int) -> Refusal | None:
    """A footbridge is laid from one of these hexes over a river or stream, three tries a sequence, three on the map."""
    if side not in g.builders:
        return NO_BUILDER
    if edge not in g.ways.water:
        return NO_WATER
    if not any(h in hexes for h in g.board.grid.ends(edge)):
        return NOT_AT_BANK
    if edge in g.position.footbridge:
        return SPANNED
    if g.position.tries >= g.number("limits", "footbridge-tries"):
        return NO_TRIES
    return NO_FOOTBRIDGES if len(g.position.footbridge) >= g.number("limits", "footbridges") else None


def span_edges(g: Front, side: Side, hexes: Collection[int]) -> list[int]:
    """The hexsides where a footbridge may be tried from these hexes, computed together: see `cannot_span`."""
    position = g.position
    if side not in g.builders or position.tries >= g.number("limits", "footbridge-tries"):
        return []
    if len(position.footbridge) >= g.number("limits", "footbridges"):
        return []
    banks = g.ways.banks
    return sorted({edge for h in hexes if h in banks for edge in banks[h] if edge not in position.footbridge})


def span_offer(g: Front, side: Side, hexes: Collection[int]) -> Offer:
    """The footbridges that may be tried from these hexes, with the modifiers of the die."""
    return g.span.these(span_edges(g, side, hexes), cannot_span, g, side, hexes, tally=span_tally)


def near_bank(g: Front, hexes: Collection[int], edge: int) -> tuple[int, int]:
    """The hex from which a footbridge is laid, and the one across."""
    one, other = g.board.grid.ends(edge)
    return (one, other) if one in hexes else (other, one)


@rule("footbridge.laying", "footbridge.modifiers")
def span_tally(g: Front, side: Side, hexes: Collection[int], edge: int) -> Tally:
    """The modifiers of the die for a footbridge."""
    here, across = near_bank(g, hexes, edge)
    tally, clause = Tally("footbridge"), "footbridge.modifiers"
    near = g.board.grid.within(here, g.number("limits", "footbridge-near"))
    if near & g.ground_hexes(side.enemy):
        tally.add(g.number("footbridge", "enemy-near", "die"), clause, "reason-enemy-near")
    for name in names_of(g, edge):
        if more := g.bonus("footbridge", name, "die"):
            tally.add(more, clause, f"reason-on-{name}")
    if g.ground_hexes(side) >> across & 1:
        tally.add(g.number("footbridge", "friend-across", "die"), clause, "reason-friend-across")
    if edge in g.ways.stream and (less := g.bonus("footbridge", "stream", "die")):
        tally.add(less, clause, "reason-stream-only")
    most = g.number("limits", "footbridge-roll")
    return tally.by(ONE_DIE, lambda die: LAID if die <= most else FAILED)


@rule("footbridge.laying", "footbridge.limits")
def span(g: Front, side: Side, hexes: Collection[int], edge: int) -> Script[None]:
    """One try at a footbridge, which costs no movement; the marker lies on the bank it was laid from."""
    tally = span_tally(g, side, hexes, edge)
    roll = yield g.roll(rule="footbridge.laying", ask="roll-footbridge", tally=tally)
    here, across = near_bank(g, hexes, edge)
    g.position.tries += 1
    is_laid = tally.result(roll) == LAID
    if is_laid:
        g.position.footbridge[edge] = 1 if g.board.grid.ends(edge)[0] == here else 2
    key = "footbridge-laid" if is_laid else "footbridge-failed"
    g.tell(key, "footbridge.laying", hex=here, hex_to=across, roll=roll)


@rule("footbridge.limits")
def cannot_unspan(g: Front, side: Side, edge: int) -> Refusal | None:
    """The owner may remove footbridges at any time."""
    if side not in g.builders:
        return NO_BUILDER
    return None if edge in g.position.footbridge else Refusal("footbridge.limits", "no-footbridge")


def unspan_offer(g: Front, side: Side) -> Offer:
    """The footbridges that a side may remove."""
    laid = sorted(g.position.footbridge) if side in g.builders else []
    return g.unspan.these(laid, cannot_unspan, g, side)


def unspan(g: Front, edge: int, key: str = "footbridge-taken-up", clause: str = "footbridge.limits") -> None:
    """Remove a footbridge."""
    one, other = g.board.grid.ends(edge)
    del g.position.footbridge[edge]
    g.tell(key, clause, hex=one, hex_to=other)


def marker_hex(g: Front, edge: int) -> int:
    """The hex in which the marker of a footbridge lies."""
    return g.board.grid.ends(edge)[g.position.footbridge[edge] == 2]


@rule("footbridge.removal")
def sweep(g: Front, side: Side, hex_: int) -> None:
    """A unit ends its move in a hex: enemy footbridges in or next to it are removed if no enemy unit holds them."""
    if side in g.builders or not g.position.footbridge:
        return
    for edge in sorted(g.position.footbridge):
        there = marker_hex(g, edge)
        held = any(g.owner[p] != side and not g.is_air[p] for p in g.at(there))
        if not held and g.board.grid.distance(hex_, there) <= 1:
            unspan(g, edge, "footbridge-lost", "footbridge.removal")


# Bridges -------------------------------------------------------------------------------------------------------


@rule("bridge.demolition", "bridge.shared")
def cannot_demolish(g: Front, side: Side, edge: int) -> Refusal | None:
    """A bridge over a major river, an enemy within three hexes, and one end within a command radius."""
    if edge not in g.ways.bridges:
        return NO_BRIDGE
    if edge in g.position.tested:
        return TESTED
    if edge in g.position.broken:
        return Refusal("bridge.demolition", "no-broken")
    ends = hexset(g.board.grid.ends(edge))
    if not ends & g.board.grid.grow(g.ground_hexes(side.enemy), g.number("limits", "demolish-range")):
        return Refusal("bridge.demolition", "no-enemy-by-bridge")
    return None if ends & commanded(g, side) else Refusal("bridge.demolition", "no-bridge-command")


def demolish_offer(g: Front, side: Side) -> Offer:
    """The bridges a side may try to blow, computed together: see `cannot_demolish`."""
    grid, position = g.board.grid, g.position
    left = [edge for edge in g.ways.bridge_list if edge not in position.tested and edge not in position.broken]
    if left:
        near, ends_of = grid.grow(g.ground_hexes(side.enemy), g.number("limits", "demolish-range")), g.ways.ends_of
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
    roll = yield g.roll(rule="bridge.demolition", ask="roll-demolition", tally=tally)
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
    held = [bool(g.ground_hexes(side) >> h & 1) for h in ends]
    if not any(held):
        return Refusal("bridge.rebuilding", "no-friend-by-bridge")
    if any(not here and g.in_zone(side.enemy, h) for here, h in zip(held, ends, strict=True)):
        return Refusal("bridge.rebuilding", "no-bridge-zone")
    return None if all(commanded(g, side) >> h & 1 for h in ends) else Refusal("bridge.rebuilding", "no-bridge-command")


def rebuild_offer(g: Front, side: Side) -> Offer:
    """The bridges a side may try to rebuild."""
    friends, tested = g.ground_hexes(side), g.position.tested
    held = [edge for edge in sorted(g.position.broken) if edge not in tested and friends & g.ways.ends_of[edge]]
    return g.rebuild.each(held, cannot_rebuild, g, side, tally=rebuild_tally)


@rule("bridge.rebuilding")
def rebuild_tally(g: Front, side: Side, edge: int) -> Tally:
    """The modifiers of the die: enemies next to either end, and the river."""
    tally, clause = Tally("rebuilding"), "bridge.rebuilding"
    if any(g.in_zone(side.enemy, h) for h in g.board.grid.ends(edge)):
        tally.add(g.number("bridge-die", "rebuild-zone", "die"), clause, "reason-bridge-zone")
    for name in names_of(g, edge):
        if more := g.bonus("bridge-die", f"rebuild-{name}", "die"):
            tally.add(more, clause, f"reason-on-{name}")
    most = g.number("limits", "rebuild-roll")
    return tally.by(ONE_DIE, lambda die: REBUILT if die <= most else FAILED)


@rule("bridge.rebuilding")
def rebuild(g: Front, side: Side, edge: int) -> Script[None]:
    """One try at rebuilding a bridge; a rebuilt bridge can be used at once."""
    tally = rebuild_tally(g, side, edge)
    roll = yield g.roll(rule="bridge.rebuilding", ask="roll-rebuilding", tally=tally)
    one, other = g.board.grid.ends(edge)
    g.position.tested[edge] = 1
    is_rebuilt = tally.result(roll) == REBUILT
    if is_rebuilt:
        del g.position.broken[edge]
    key = "bridge-rebuilt" if is_rebuilt else "bridge-still-broken"
    g.tell(key, "bridge.rebuilding", hex=one, hex_to=other, roll=roll)
