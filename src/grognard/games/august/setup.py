"""Set-up (3.0, 6.2, 16.2): leaders are drawn by lot, the sides place their pieces, some start dug in."""

from __future__ import annotations

from grognard.games.august.ground import cannot_dig_here, cannot_stack, first_control
from grognard.games.august.table import CLASSES, DUG_IN, GERMAN, RANKS, RUSSIAN, August
from grognard.kernel.hexgrid import members
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Script, Side

NOT_A_SET_UP_HEX = Refusal("3.0", "no-set-up-hex")


@rule("3.0")
def first_to_set_up(g: August) -> Side:
    """§3.0 The side that sets up first, as the scenario says."""
    return RUSSIAN if g.has_rule("russian-first") else GERMAN


# Leaders (6.2) -------------------------------------------------------------------------------------------------


def candidates(g: August, side: Side, which: str, rank: str) -> list[int]:
    """The faces of leaders of a class and rank that are still in the pool."""
    found = [p for p in g.at(g.board.box("pool")) if g.owner[p] == side and g.kind[p] == rank]
    match which:
        case "cossack-":
            return [p for p in found if g.is_cossack[p]]
        case "cavalry-":
            return [p for p in found if g.is_cavalry[p] and not g.is_cossack[p]]
        case _:
            return [p for p in found if not g.is_cavalry[p]]


@rule("6.2")
def draw_leaders(g: August) -> Script[None]:
    """§6.2 For each class and rank of the scenario a counter is drawn and tossed; the rest of the pool is set aside.

    Both faces of a counter are in the pool, so that one draw settles which counter and which face.
    """
    for side in g.sides:
        for which in CLASSES:
            for rank in RANKS:
                for _ in range(g.value(f"{side.name}-{which}{rank}s")):
                    faces = candidates(g, side, which, rank)
                    lot = yield g.draw(g.appoint.each(faces), rule="6.2", ask="draw-leader")
                    appoint(g, lot.noun)
    for piece in g.at(g.board.box("pool")):
        g.remove(piece)


def appoint(g: August, piece: int) -> None:
    """§6.2 A leader is drawn; the other face of his counter is set aside."""
    g.place(piece, g.board.box("hand"))
    name = g.roster[piece].name
    twin = g.roster.find(name[:-1] + ("b" if name.endswith("a") else "a"))
    if twin is not None:
        g.remove(twin)
    g.tell("appointed", "6.2", piece=piece)


# Pieces (3.0) --------------------------------------------------------------------------------------------------


@rule("3.0", "4.1")
def cannot_put(g: August, piece: int, hex_: int) -> Refusal | None:
    """§3.0 A piece is placed in the hexes of its side, within the stacking limits; not in a lake."""
    area = g.board.regions.get(f"set-up-{g.owner[piece].name}", 0)
    if not area >> hex_ & 1 or g.board.has(hex_, "lake") or g.combat_at(hex_, g.owner[piece].enemy):
        return NOT_A_SET_UP_HEX
    return cannot_stack(g, piece, hex_)


@rule("3.0")
def set_up(g: August, side: Side) -> Script[None]:
    """§3.0 A side places its pieces."""
    hand = g.board.box("hand")
    area = members(g.board.regions.get(f"set-up-{side.name}", 0))
    if not area:
        return
    while waiting := [p for p in g.at(hand) if g.owner[p] == side]:
        piece = waiting[0]
        choice = yield g.menu(side, g.put.each(area, cannot_put, g, piece), rule="3.0", ask="ask-put", piece=piece)
        g.place(piece, choice.noun)
        g.tell("put", "3.0", piece=piece, hex=choice.noun)


def finish_set_up(g: August) -> Script[None]:
    """The ground is divided, and each side has a senior commander."""
    first_control(g, first_to_set_up(g))
    for side in g.sides:
        yield from name_senior(g, side)


@rule("16.2")
def cannot_entrench(g: August, side: Side, piece: int) -> Refusal | None:
    """§16.2 Companies and machine guns may start dug in where one can dig, as many as the scenario says."""
    if g.owner[piece] != side or not g.is_combat[piece] or g.is_cavalry[piece] or not g.is_on_board(piece):
        return Refusal("16.24", "no-digs")
    if g.has(piece, DUG_IN):
        return Refusal("16.2", "no-dug-already")
    area = g.board.regions.get(f"dig-{side.name}")
    if area is not None and not area >> g.position.at[piece] & 1:
        return Refusal("16.2", "no-digging-here")
    return cannot_dig_here(g, g.position.at[piece])


@rule("16.2")
def dig_in_first(g: August, side: Side) -> Script[None]:
    """§16.2 A side names the units that start dug in."""
    most = g.value(f"{side.name}-dug-in")
    while sum(g.has(p, DUG_IN) for p in g.pieces_of[side]) < most:
        offer = g.entrench.each(g.pieces_of[side], cannot_entrench, g, side)
        if not len(offer):
            return
        choice = yield g.menu(side, offer, g.done(), rule="16.2", ask="ask-entrench")
        if choice.verb == "done":
            return
        g.mark(choice.noun, DUG_IN)
        g.tell("starts-dug-in", "16.2", piece=choice.noun, hex=g.position.at[choice.noun])


@rule("6.72")
def name_senior(g: August, side: Side) -> Script[None]:
    """§6.72 The senior commander is the leader of the highest rank; of equals his owner names one (R 18)."""
    leaders = [p for p in g.pieces_of[side] if g.is_leader[p] and g.is_on_board(p)]
    if not leaders or g.position.senior[side] >= 0:
        return
    highest = max(g.rank_of[p] for p in leaders)
    equals = [p for p in leaders if g.rank_of[p] == highest]
    choice = yield from g.which(side, g.appoint.each(equals), rule="6.72", ask="ask-senior")
    g.position.senior[side] = choice.noun
    g.tell("senior", "6.72", side=side, piece=choice.noun)
