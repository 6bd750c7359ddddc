"""Chapter 3: the set-up, free within the sectors, or all at once in the historical positions."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.verdun.stacking import crowded_hexes, fits
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import DIVISIONAL, FRENCH, GERMAN, STANDS_BY
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

SECTORS = {"VIIR": "set-up-vii", "XVIII": "set-up-xviii", "III": "set-up-iii", "V": "set-up-v"}


def hand(g: Verdun, side: Side) -> list[int]:
    """The pieces a side has still to place."""
    return [p for p in g.at(g.board.box(f"{side.name}-hand")) if g.owner[p] == side]


def to_place(g: Verdun, side: Side) -> list[int]:
    """Every piece that a side places itself, already on the map or not."""
    at, size, box = g.position.at, g.board.grid.size, g.board.box(f"{side.name}-hand")
    return [p for p in g.deployed[side] if at[p] < size or at[p] == box]


# Where -----------------------------------------------------------------------------------------------------------


@rule("3.1", "3.2")
def ground_for(g: Verdun, piece: int) -> int:
    """§3.1, §3.2 The hexes where a piece may start, without regard to other pieces."""
    regions = g.board.regions
    if g.owner[piece] == GERMAN:
        return regions.get(SECTORS[g.corps[piece]], 0)
    if piece == g.rail:
        return g.rail_hexes
    if g.kind[piece] == DIVISIONAL:
        return g.behind_the_line
    if not g.is_foot[piece]:
        hex_ = g.board.grid.get(g.charts["set-up"].at("XXX", "first"))
        return 0 if hex_ is None else 1 << hex_
    return regions.get(f"sector-{g.division[piece]}", g.trench & ~regions.get("north-control", 0))


@rule("3.1", "3.2", "3.0")
def cannot_stand(g: Verdun, piece: int, hex_: int) -> Refusal | None:
    """§3.2 In its sector, divisions apart; §3.1 guns within four hexes of infantry; French stacks within the limit."""
    side = g.owner[piece]
    if g.position.at[piece] == hex_:
        return Refusal("3.0", "no-there-already")
    if not ground_for(g, piece) >> hex_ & 1:
        return why_off_ground(g, piece)
    others = [p for p in g.units_at(hex_, side) if p != piece]
    if g.enemies_at(hex_, side):
        return Refusal("3.0", "no-enemy-there")
    if side == GERMAN:
        divisions = {g.division[p] for p in (*others, piece) if g.division[p]}
        return Refusal("3.2", "no-two-divisions") if len(divisions) > 1 else None
    if needs_infantry(g, piece) and not has_infantry_near(g, hex_):
        return Refusal("3.1", "no-infantry-near")
    return None if fits(g, [*others, piece]) else Refusal("8.31", "no-stack-full")


@rule("3.1", "3.2")
def why_off_ground(g: Verdun, piece: int) -> Refusal:
    """§3.1, §3.2 Where a piece starts, said of a hex where it does not: its sector, a trench, the railway, one hex."""
    if g.owner[piece] == GERMAN:
        return Refusal("3.2", "no-sector")
    if piece == g.rail:
        return Refusal("3.1", "no-rails-start")
    if needs_infantry(g, piece):
        return Refusal("3.1", "no-guns-forward")
    if not g.is_foot[piece]:
        return Refusal("3.1", "no-other-hex", {"hex": next(iter(members(ground_for(g, piece))), -1)})
    has_sector = f"sector-{g.division[piece]}" in g.board.regions
    return Refusal("3.1", "no-sector" if has_sector else "no-trench-start")


def needs_infantry(g: Verdun, piece: int) -> bool:
    """§3.1 Whether a piece must be placed near infantry: the French divisional guns."""
    return g.kind[piece] == DIVISIONAL and g.owner[piece] == FRENCH


def has_infantry_near(g: Verdun, hex_: int) -> bool:
    """§3.1 Whether French infantry stands within four hexes."""
    return bool(near_infantry(g) >> hex_ & 1)


def near_infantry(g: Verdun) -> int:
    """§3.1 The hexes within four of French infantry."""
    at, size = g.position.at, g.board.grid.size
    infantry = hexset({at[p] for p in g.own[FRENCH] if g.is_foot[p] and at[p] < size})
    return g.board.grid.grow(infantry, g.number("limits", "guns-behind-infantry"))


@rule("3.1")
def gaps(g: Verdun) -> list[int]:
    """§3.1 The hexes of the northernmost trench line that the French neither occupy nor cover by a zone."""
    strong, weak = g.occupation.zone(FRENCH, 0), g.occupation.zone(FRENCH, 1)
    line = members(g.board.regions.get("first-trench", 0))
    return [h for h in line if not strong[h] and not weak[h] and not g.friends_at(h, FRENCH)]


# How -------------------------------------------------------------------------------------------------------------


@rule("3.0", "3.3", "3.4")
def cannot_set_up(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """A piece that the side places itself, and that could stand in another hex than now."""
    if g.owner[piece] != side:
        return Refusal("3.0", "no-not-yours")
    if piece not in to_place(g, side):
        return why_not_placed(g, piece)
    return None if next(places(g, piece), -1) >= 0 else why_no_other_place(g, piece)


@rule("3.1")
def why_no_other_place(g: Verdun, piece: int) -> Refusal:
    """Why a piece has no hex but its own: §3.1 it starts in one only, no infantry is near yet, or no room is left."""
    ground, here = ground_for(g, piece), g.position.at[piece]
    if needs_infantry(g, piece) and not ground & near_infantry(g):
        return Refusal("3.1", "no-infantry-placed")
    if here < g.board.grid.size and ground == 1 << here:
        return Refusal("3.1", "no-other-hex", {"hex": here})
    return Refusal("3.0", "no-place")


@rule("3.3", "3.4", "14.33", "14.4", "14.8")
def why_not_placed(g: Verdun, piece: int) -> Refusal:
    """Why a piece cannot be placed: §3.4 it arrives later, §3.3 it stays off the map, or it has no other hex."""
    if g.is_on_board(piece):
        return Refusal(STANDS_BY.get(g.kind[piece], "3.0"), "no-stands-there")
    why = g.why_absent(piece, "3.0")
    return why._replace(rule={"6.4": "3.4", "6.42": "3.4", "14.31": "3.3", "14.32": "3.3"}.get(why.rule, why.rule))


def places(g: Verdun, piece: int) -> Iterator[int]:
    """The other hexes where a piece could stand now."""
    here, stacks = g.position.at[piece], g.occupation.stacks
    ground = ground_for(g, piece) & near_infantry(g) if needs_infantry(g, piece) else ground_for(g, piece)
    return (h for h in members(ground) if h not in stacks or (h != here and cannot_stand(g, piece, h) is None))


def placeable(g: Verdun, side: Side) -> list[int]:
    """The pieces that could stand in another hex than now, computed together: see `cannot_set_up`.

    A piece may stand in any empty hex of its own sector: the other conditions of `cannot_stand` concern occupied hexes.
    """
    empty = g.board.grid.mask & ~hexset(h for h in g.occupation.stacks if h < g.board.grid.size)
    behind = empty & near_infantry(g)
    return [
        p
        for p in to_place(g, side)
        if ground_for(g, p) & (behind if needs_infantry(g, p) else empty) or cannot_set_up(g, side, p) is None
    ]


@rule("3.0", "3.1")
def cannot_end(g: Verdun, side: Side, _: int) -> Refusal | None:
    """§3.0 All pieces are placed; §3.1 the French line has no gap, and their guns have infantry near."""
    if hand(g, side):
        return Refusal("3.0", "no-unplaced")
    if side == GERMAN:
        return None
    if open_hexes := gaps(g):
        return Refusal("3.1", "no-gap", {"hex": open_hexes[0]})
    guns = [p for p in to_place(g, side) if g.kind[p] == DIVISIONAL and not has_infantry_near(g, g.position.at[p])]
    return Refusal("3.1", "no-guns-alone", {"piece": guns[0]}) if guns else None


@rule("3.0", "3.1", "3.2", "3.3")
def set_up(g: Verdun, side: Side) -> Script[None]:
    """§3.0 The French set up first, then the Germans: piece by piece, freely changed, or all at once as in history."""
    while True:
        able = g.deploy.these(placeable(g, side), cannot_set_up, g, side)
        end = g.done.each((0,), cannot_end, g, side)
        choice = yield g.menu(side, able, g.historical(), end, rule="3.0", ask="ask-set-up", left=len(hand(g, side)))
        if choice.verb == "done":
            break
        if choice.verb == "historical":
            as_they_stood(g, side)
            break
        open_to = g.at_.these(places(g, choice.noun), cannot_stand, g, choice.noun)
        where = yield g.choose(side, open_to, rule="3.0", ask="ask-set-up-hex", piece=choice.noun)
        g.place(choice.noun, where.noun)
    g.tell("set-up-done", "3.0", side=side)
    tell_crowded(g, side)


@rule("3.2", "8.33", "8.34")
def tell_crowded(g: Verdun, side: Side) -> None:
    """§3.2 The Germans may start in stacks too large; §8.34 they are told where to thin out in their movement."""
    for hex_ in sorted(crowded_hexes(g, side)):
        if not fits(g, [*g.units_at(hex_, side)]):
            g.tell("crowded-at-start", "3.2", side=side, hex=hex_)


@rule("3.0")
def as_they_stood(g: Verdun, side: Side) -> None:
    """The positions of 21 February, from the chart."""
    chart = g.charts["historical"]
    for piece in to_place(g, side):
        g.place(piece, g.board.grid.find(chart.at(g.roster[piece].name, "hex")))
