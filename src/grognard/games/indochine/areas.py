"""Where a scenario lets formations set up, come in and leave: the regions of its board, read in one place.

A region is named after the formation (`set-up-v1`), or after the side for all its formations that have none of their
own (`set-up-viet-minh`). What is done in these hexes is decided elsewhere.
"""

from __future__ import annotations

from grognard.games.indochine.table import Indochine
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.words.rulebook import rule

SET_UP, ENTRY, EDGE, EXIT, REAR, DROP = "set-up", "entry", "edge-", "exit", "rear", "drop"


def region_of(g: Indochine, use: str, formation: int) -> int:
    """The hexes of a formation for one use: its own region, or that of its side; none when there is neither."""
    roster, regions = g.roster, g.board.regions
    own, common = roster.formations[formation], roster.formation_sides[formation].name
    return regions.get(f"{use}-{own}", regions.get(f"{use}-{common}", 0))


@rule("0.5", "scenario.bac-kan.vm", "scenario.dong-khe.french", "scenario.dong-khe.vm", "scenario.diguette")
def set_up_area(g: Indochine, formation: int) -> int:
    """§0.5 The hexes in which the scenario lets a formation set up."""
    return region_of(g, SET_UP, formation)


@rule("0.5", "scenario.bac-kan.french", "scenario.bac-kan.vm", "scenario.1", "scenario.2", "scenario.3", "scenario.4")
def entry_area(g: Indochine, formation: int) -> int:
    """§0.5 The hexes through which a formation that arrives later comes in: of one edge, if it has begun to."""
    area, chosen = region_of(g, ENTRY, formation), g.position.entry_edges[formation]
    if not chosen:
        return area
    found = 0
    for number, hexes in enumerate(edges_of(g)):
        if chosen >> number & 1:
            found |= area & hexes
    return found


def edges_of(g: Indochine) -> list[int]:
    """The edges among which a formation chooses, in scenarios that have them as regions; a corner is on two."""
    return [hexes for name, hexes in sorted(g.board.regions.items()) if name.startswith(EDGE)]


@rule("0.5", "scenario.1")
def keep_to_edge(g: Indochine, formation: int, hex_: int) -> None:
    """§0.5 A unit has come in: the others of its formation come in by the same edge."""
    fits = sum(1 << number for number, hexes in enumerate(edges_of(g)) if hexes >> hex_ & 1)
    g.position.entry_edges[formation] = fits & (g.position.entry_edges[formation] or fits)


@rule("0.5")
def exit_area(g: Indochine, side: Side) -> int:
    """§0.5 The hexes from which units of a side may leave the map."""
    return g.board.regions.get(f"{EXIT}-{side.name}", 0)


@rule("0.5", "scenario.3")
def barred_area(g: Indochine, side: Side, here: int) -> int:
    """§0.5 The hexes to which a counter may not move yet: a rearguard has orders to hold the ground before them.

    Who is there already, pushed back or after an assault, moves as he likes.
    """
    if g.position.turn >= g.value("leave-from", 1):
        return 0
    rear = g.board.regions.get(f"{REAR}-{side.name}", 0)
    return 0 if rear >> here & 1 else rear


@rule("scenario.3")
def must_hold(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """Why a counter may not move to a hex behind the rearguard yet."""
    if barred_area(g, g.owner[piece], g.position.at[piece]) >> hex_ & 1:
        return Refusal("scenario.3", "no-must-hold", {"turn": g.value("leave-from")})
    return None


@rule("15.1")
def drop_area(g: Indochine, formation: int) -> int:
    """§15.1 The hexes for the marker of a drop: those the scenario gives, or the whole map."""
    return region_of(g, DROP, formation) or hexset(g.board.grid.hexes)
