"""Chapter 6.1: supply lines, from the map edge to the headquarters and from there to the units."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import either, zones
from grognard.games.verdun.words import ARMY_GUNS, DISRUPTED, FRENCH, UNSUPPLIED
from grognard.kernel.asking.script import Side
from grognard.kernel.space.edges import Edges
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.space.trace import spread
from grognard.kernel.words.rulebook import rule


@rule("6.11")
def sources(g: Verdun, side: Side) -> int:
    """§6.11 The sources of a side: road hexes at the edge that the enemy does not control."""
    region = members(g.board.regions.get(f"sources-{side.name}", 0))
    return hexset(h for h in region if not g.is_hostile(h, side))


@rule("6.14", "8.44")
def supply_barred(g: Verdun, side: Side) -> Callable[[int], int]:
    """§6.14 A line enters no enemy unit and no enemy zone; §8.44 a friend in the hex cancels the zone."""
    strong, weak = zones(g, side.enemy)
    barred = either(strong, weak)
    for h in g.occupation.stacks:
        if h < g.board.grid.size:
            barred[h] = 1 if g.enemies_at(h, side) else 0
    return barred.__getitem__


@rule("6.12", "6.13", "14.7")
def supply_edges(g: Verdun, side: Side) -> Edges:
    """§6.12 Roads cost nothing, other ground its terrain cost; §14.7 under Pétain the French use the railway too."""
    name = "rail" if side == FRENCH and g.is_petain() else "supply"
    return g.ways.edges(name, g.position.interdiction)


@rule("6.12")
def line_limit(g: Verdun, hq: int) -> int:
    """§6.12 Ten points off the road; five for a disrupted headquarters and its units. In half points."""
    return 2 * g.number("limits", "supply-disrupted" if g.has(hq, DISRUPTED) else "supply")


def headquarters(g: Verdun, side: Side) -> list[int]:
    """The headquarters of a side on the map."""
    return [p for p in g.own[side] if g.is_hq[p] and g.is_on_board(p)]


@rule("14.2", "15.3")
def corps_of(g: Verdun, piece: int) -> str:
    """§15.3 The corps a unit belongs to; the 16th Division has none unless attached."""
    if not g.is_independent[piece]:
        return g.corps[piece]
    chosen = g.position.corps_of_16
    return ("", "XXX", "XX", "I")[chosen]


@rule("6.1", "6.15", "14.83", "14.2")
def check_supply(g: Verdun, side: Side) -> None:
    """§6.15 Check the headquarters, then the units of those in supply; all others are out of supply for the turn."""
    for piece, supplied in [*supplied_now(g, side)]:
        mark_supply(g, piece, supplied)


def out_of_supply_now(g: Verdun, side: Side) -> tuple[int, ...]:
    """The units that would be found out of supply if it were checked now."""
    return tuple(piece for piece, supplied in supplied_now(g, side) if not supplied)


@rule("6.15", "14.83", "14.2")
def supplied_now(g: Verdun, side: Side) -> Iterator[tuple[int, bool]]:
    """§6.15 Each headquarters, then each unit, with whether it is in supply now."""
    edges, barred = supply_edges(g, side), supply_barred(g, side)
    limits = {p: line_limit(g, p) for p in headquarters(g, side)}
    at = g.position.at
    fed = fed_headquarters(g, side, edges, barred, limits)
    reached: dict[str, dict[int, int]] = {}
    for hq, limit in limits.items():
        supplied = hq in fed
        yield hq, supplied
        troops = [at[p] for p in g.own[side] if at[p] < g.board.grid.size and corps_of(g, p) in (g.corps[hq], "")]
        reached[g.corps[hq]] = spread(edges, 1 << at[hq], limit, barred=barred, wanted=troops) if supplied else {}
    lone = [at[p] for p in g.own[side] if g.is_independent[p] and at[p] < g.board.grid.size]
    line = 2 * g.number("limits", "supply")
    verdun = spread(edges, g.city_held(side), line, barred=barred, wanted=lone) if lone else {}
    for piece in g.own[side]:
        if g.is_on_board(piece) and not g.is_hq[piece]:
            yield piece, is_fed(g, piece, reached, verdun)


@rule("6.12", "6.15")
def fed_headquarters(
    g: Verdun, side: Side, edges: Edges, barred: Callable[[int], int], limits: dict[int, int]
) -> list[int]:
    """§6.15 The headquarters, out of these with their line limits, that a line joins to a source."""
    at = g.position.at
    most = max(limits.values(), default=0)
    costs = spread(edges, sources(g, side), most, barred=barred, wanted=[at[p] for p in limits])
    return [hq for hq, limit in limits.items() if costs.get(at[hq], limit + 1) <= limit]


def supplied_hexes(g: Verdun, side: Side) -> int:
    """Where a unit of a side would be in supply if it were checked now, from any headquarters."""
    edges, barred = supply_edges(g, side), supply_barred(g, side)
    limits = {p: line_limit(g, p) for p in headquarters(g, side)}
    found = 0
    for hq in fed_headquarters(g, side, edges, barred, limits):
        found |= hexset(spread(edges, 1 << g.position.at[hq], limits[hq], barred=barred))
    return found


def is_fed(g: Verdun, piece: int, reached: dict[str, dict[int, int]], verdun: dict[int, int]) -> bool:
    """Whether a line leads from a unit to its source."""
    if g.is_garrison[piece] or g.kind[piece] in ARMY_GUNS:
        return True
    corps = corps_of(g, piece)
    here = g.position.at[piece]
    if corps:
        return here in reached.get(corps, {})
    if g.is_independent[piece]:
        return here in verdun
    return any(here in costs for costs in reached.values())  # remnants have no corps: any headquarters will do


def mark_supply(g: Verdun, piece: int, supplied: bool) -> None:
    """§6.16 Put the marker on or take it off, and report a change."""
    if supplied and g.has(piece, UNSUPPLIED):
        g.unmark(piece, UNSUPPLIED)
        g.tell("supplied-again", "6.1", piece=piece)
    elif not supplied and not g.has(piece, UNSUPPLIED):
        g.mark(piece, UNSUPPLIED)
        g.tell("out-of-supply", "6.16", piece=piece, hex=g.position.at[piece])
