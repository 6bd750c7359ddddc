"""Chapter 16.4: who waits off the map, when and where a group comes in, and who may leave by which edge.

A group waits in a box; whom its leaders call there is in `declaring` (R 141). Moving in and out is part of `movement`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.august.ground import cannot_stack, way_of
from grognard.games.august.sectors import cannot_enter_sector
from grognard.games.august.sight import is_night
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, GROUPS, LED, MISSIONS, WAYS
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

NOT_DUE = Refusal("16.41", "no-not-due")
NO_ENTRY_HEX = Refusal("16.41", "no-entry-hex")
NO_NIGHT_ENTRY = Refusal("5.7", "no-night-entry")
NO_EXIT = Refusal("16.42", "no-exit")
NOT_DEMORALISED = Refusal("16.42", "no-exit-demoralised")
CANCELLED = MISSIONS.index("cancelled")
OTHER_WAY = WAYS.index("other")


# Entry (16.41, 16.43) ------------------------------------------------------------------------------------------


def group_of(g: August, piece: int) -> str:
    """The box in which a piece waits to enter; empty for one that does not."""
    return g.group_at.get(g.position.at[piece], "")


def is_waiting(g: August, piece: int) -> bool:
    """Whether a piece waits off the map."""
    return g.position.at[piece] in g.group_at


def takes_other_way(g: August, side: Side, box: str) -> bool:
    """Whether the first group of a side comes by the other of its two ways."""
    return box == GROUPS[0] and g.position.way[side] == OTHER_WAY


@rule("16.41")
def due_turn(g: August, side: Side, box: str) -> int:
    """§16.41 The turn from which a group may enter."""
    name = box.replace("waiting", "enter")
    return g.value(f"{name}-other" if takes_other_way(g, side, box) else name)


@rule("16.41")
def is_due(g: August, piece: int) -> bool:
    """§16.41 Whether a piece waits off the map and its turn has come; a load comes with its wagon."""
    if not is_waiting(g, piece):
        return False
    return due_turn(g, g.owner[piece], group_of(g, piece)) <= g.position.turn


def due_boxes(g: August, side: Side) -> list[int]:
    """§16.41 The places of the groups of a side whose turn has come; of those in which somebody waits."""
    stacks, turn = g.occupation.stacks, g.position.turn
    return [place for place, box in g.group_at.items() if place in stacks and due_turn(g, side, box) <= turn]


@rule("16.41")
def may_be_due(g: August, side: Side) -> bool:
    """§16.41 Whether, for all the enemy can tell, a group of a side may enter this turn."""
    for box in GROUPS:
        name = box.replace("waiting", "enter")
        if g.value(name) <= g.position.turn and any(g.owner[p] == side for p in g.at(g.board.box(box))):
            return True
    return False


@rule("16.41", "16.43")
def entry_hexes(g: August, piece: int) -> list[int]:
    """§16.41 The hexes by which a group comes in; §16.43 the ones beside them when enemies stand in all of these."""
    side, box = g.owner[piece], group_of(g, piece)
    name = box.replace("waiting", "entry")
    hexes = members(g.board.regions.get(f"{name}-other" if takes_other_way(g, side, box) else name, 0))
    if any(not is_held_by(g, side.enemy, hex_) for hex_ in hexes):
        return hexes
    return sorted({n for hex_ in hexes for n in g.board.grid.adjacent[hex_]} - {*hexes})


def is_held_by(g: August, side: Side, hex_: int) -> bool:
    """Whether units of a side that its enemy knows of stand in a hex."""
    return any(not g.is_leader[p] for p in g.pieces_at(hex_, side))


@rule("16.41")
def entry_cost(g: August, piece: int, hex_: int) -> int | None:
    """§16.41 The half points of the first hex: one point, whatever its ground (R 41); None where it is barred."""
    return None if g.ground_prices[way_of(g, piece)][hex_] is None else g.limits["entry"]


@rule("16.41", "16.43", "5.7", "4.1")
def cannot_come_in(g: August, pieces: Sequence[int], hex_: int) -> Refusal | None:
    """§16.41 A piece whose turn has come enters by its hexes, where it fits and no enemy combat unit is."""
    side = g.owner[pieces[0]]
    if not is_due(g, pieces[0]):
        return NOT_DUE
    if hex_ not in entry_hexes(g, pieces[0]):
        return NO_ENTRY_HEX
    if (refusal := cannot_enter_sector(g, hex_)) is not None:
        return refusal
    if g.known_combat_at(hex_, side.enemy):
        return Refusal("5.4", "no-enemy-there")
    for piece in pieces:
        if entry_cost(g, piece, hex_) is None:
            return Refusal("5.2", "no-ground")
        if (refusal := cannot_stack(g, piece, hex_)) is not None:
            return refusal
        is_led = g.is_leader[piece] or g.has(piece, LED)
        if not is_led and is_night(g) and g.controller(hex_) == side.enemy:
            return NO_NIGHT_ENTRY
    return None


# Exit (16.42) --------------------------------------------------------------------------------------------------


def is_cancelled_gun(g: August, piece: int) -> bool:
    """§9.14 Whether a piece is a gun or mortar whose mission is cancelled, or a wagon that carries one."""
    load = g.position.load[piece]
    return any(each >= 0 and g.is_gun[each] and g.position.mission[each] == CANCELLED for each in (piece, load))


@rule("16.42", "9.14")
def cannot_leave(g: August, pieces: Sequence[int]) -> Refusal | None:
    """§16.42 Pieces that are not demoralised leave where and when the scenario says; cancelled guns by their own edge.

    A gun that is carried leaves with its wagon. Nobody leaves the map out of an assault hex (R 142).
    """
    side, here = g.owner[pieces[0]], g.position.at[pieces[0]]
    if here >= g.board.grid.size or g.is_assault_hex(here):
        return NO_EXIT
    if any(g.has(p, DEMORALISED) for p in pieces):
        return NOT_DEMORALISED
    if g.board.regions.get(f"home-{side.name}", 0) >> here & 1 and any(is_cancelled_gun(g, p) for p in pieces):
        return None
    if not g.board.regions.get(f"exit-{side.name}", 0) >> here & 1:
        return NO_EXIT
    first = g.value(f"{side.name}-leaves-from")
    return Refusal("16.42", "no-exit-yet", {"turn": first}) if g.position.turn < first else None


@rule("16.42")
def leave_map(g: August, pieces: Sequence[int]) -> None:
    """§16.42 Pieces leave the map for good, with what they carry; they are not lost."""
    hex_ = g.position.at[pieces[0]]
    for piece in pieces:
        for each in (piece, g.position.load[piece]):
            if each >= 0:
                g.reveal(each)
                g.place(each, g.board.box("left"))
                g.position.marks[each] = 0
                g.position.bank[each] = 0
        g.position.load[piece] = -1
    g.tell("leaves-map", "16.42", pieces=tuple(pieces), hex=hex_)
