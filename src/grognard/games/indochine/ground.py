"""Chapters 0.3, 7.1, 7.2 and 15.2: protection by terrain and works, costs of movement, stacking, entrenchments."""

from __future__ import annotations

from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import DIGGING, DUG
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.words.rulebook import rule

PROTECTIONS = ("open", "light", "medium", "heavy")
OPEN_GROUND, LIGHT, MEDIUM, HEAVY = range(4)
BEGUN, BUILT = 1, 2
STACK_FULL = Refusal("7.2", "no-stack-full")


def read_ground(g: Indochine) -> None:
    """Protection, the hedges and walls of every hex, and the cost of every step: they never change."""
    g.protection_of = printed_protection(g)
    g.sides_with = {kind: sides_of_hexes(g, kind) for kind in ("hedge", "wall")}
    g.edges = movement_costs(g)


# Protection (0.3) ----------------------------------------------------------------------------------------------


@rule("0.3", "err1.terrain", "table.terrain")
def printed_protection(g: Indochine) -> list[tuple[int, int]]:
    """§0.3 The protection class of every hex as printed, and once its building is in ruins."""
    chart, board = g.charts["terrain"], g.board

    def best(names: list[str]) -> int:
        return max((PROTECTIONS.index(str(chart.at(name, "protection"))) for name in names), default=OPEN_GROUND)

    classes = []
    for hex_ in range(board.grid.size):
        names = board.terrains_at(hex_)
        ruined = [f"{name}-ruin" if name in ("wooden", "solid") else name for name in names]
        classes.append((best(names), best(ruined)))
    return classes


@rule("0.3", "15.2")
def protection(g: Indochine, hex_: int) -> int:
    """§0.3 The protection class of a hex now: the best of its ground, an entrenchment and a prepared position."""
    position = g.position
    printed = g.protection_of[hex_][1 if position.ruined[hex_] else 0]
    if position.prepared[hex_]:
        return HEAVY
    return max(printed, MEDIUM) if position.dug[hex_] == BUILT else printed


@rule("0.3", "table.fire-mods")
def protection_from(g: Indochine, from_: int, hex_: int) -> int:
    """§0.3 The protection of a hex against fire from another: a hedge or wall crossed into it protects too.

    A line into a corner between a hedge and a wall crosses the lesser of them.
    """
    sides, behind = 0, OPEN_GROUND
    for kind, cover in (("wall", MEDIUM), ("hedge", LIGHT)):
        sides |= g.sides_with[kind].get(hex_, 0)
        if sides and g.sight.crosses_sides(from_, hex_, sides):
            behind = max(behind, cover)
    return max(behind, protection(g, hex_))


def sides_of_hexes(g: Indochine, kind: str) -> dict[int, int]:
    """For every hex that has some, its hexsides of a kind as a set."""
    grid, edges = g.board.grid, g.board.hexsides[kind]
    found: dict[int, int] = {}
    for hex_ in grid.hexes:
        mine = [grid.hexside(hex_ * 6 + d) for d in range(6) if hex_ * 6 + d in edges]
        if mine:
            found[hex_] = hexset(mine)
    return found


# Movement costs (7.1, 7.4) -------------------------------------------------------------------------------------


@rule("7.1", "table.terrain")
def movement_costs(g: Indochine) -> Edges:
    """§7.1 The points of every step: by road or track, or the ground entered; a wall and a climb cost more."""
    chart, board = g.charts["terrain"], g.board
    price = {name: chart.number(name, "points") for name in chart.rows}
    climb = g.charts["movement"].number("climb-steep" if g.has_rule("steep") else "climb-gentle", "points")
    by_ground = [
        max((price[name] for name in board.terrains_at(hex_)), default=price["clear"])
        for hex_ in range(board.grid.size)
    ]

    def cost(a: int, b: int, d: int) -> int:
        edge = a * 6 + d
        ground = price["road"] if edge in g.roads else by_ground[b]
        wall = price["wall"] if edge in board.hexsides["wall"] else 0
        return ground + wall + climb * max(0, board.height[b] - board.height[a])

    return edge_costs(board.grid, cost)


def entry_cost(g: Indochine, hex_: int) -> int:
    """§7.1 The points to enter the map in a hex of its edge."""
    chart = g.charts["terrain"]
    names = g.board.terrains_at(hex_) or ["clear"]
    by_road = any(hex_ * 6 + d in g.roads for d in range(6))
    return chart.number("road", "points") if by_road else max(chart.number(name, "points") for name in names)


# Stacking (7.2) ------------------------------------------------------------------------------------------------


@rule("7.2", "ext.7.2", "err1.half")
def crowd(g: Indochine, hex_: int, side: Side) -> int:
    """§7.2 The counters in a hex that count for stacking: infantry, not leaders, weapons or decoys (R 125)."""
    owner, is_infantry = g.owner, g.is_infantry
    return len([p for p in g.occupation.stacks.get(hex_, ()) if owner[p] == side and is_infantry[p]])


@rule("7.2", "ext.7.2")
def cannot_stack(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§7.2 Two infantry counters of a side may stand in a hex; leaders and heavy weapons do not count."""
    if not g.is_infantry[piece] or crowd(g, hex_, g.owner[piece]) < g.stack_limit:
        return None
    return STACK_FULL


# Entrenchments (15.2) ------------------------------------------------------------------------------------------


@rule("15.2", "6.1")
def cannot_dig(g: Indochine, piece: int) -> Refusal | None:
    """§15.2 A unit may dig in, once a turn, where no entrenchment is built and nobody else is building one (R 36)."""
    hex_ = g.position.at[piece]
    if g.position.dug[hex_] == BUILT or g.position.prepared[hex_]:
        return Refusal("15.2", "no-dug-already")
    if g.position.burning[hex_]:
        return Refusal("15.3", "no-burning")
    if g.position.dug[hex_] == BEGUN and not g.has(piece, DIGGING):
        return Refusal("15.2", "no-other-digs")
    return Refusal("15.2", "no-dug-today") if g.has(piece, DUG) else None


@rule("15.2")
def dig(g: Indochine, piece: int) -> None:
    """§15.2 The first building action begins an entrenchment, the second, on a later turn, finishes it."""
    hex_ = g.position.at[piece]
    if g.has(piece, DIGGING) and g.position.dug[hex_] == BEGUN:
        g.position.dug[hex_] = BUILT
        g.unmark(piece, DIGGING)
        key = "finishes-digging"
    else:
        g.position.dug[hex_] = BEGUN
        g.mark(piece, DIGGING | DUG)
        key = "begins-digging"
    g.tell_apart(g.owner[piece], piece, key, f"marker-{key}", "15.2", hex=hex_)


@rule("15.2")
def abandon_digging(g: Indochine, piece: int) -> None:
    """§15.2 If the unit that digs leaves the hex before it is finished, the entrenchment is lost."""
    if g.has(piece, DIGGING):
        hex_ = g.position.at[piece]
        g.unmark(piece, DIGGING)
        if hex_ < g.board.grid.size and g.position.dug[hex_] == BEGUN:
            g.position.dug[hex_] = 0
            g.tell("digging-lost", "15.2", hex=hex_)
