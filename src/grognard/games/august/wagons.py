"""Chapter 5.6: wagons carry machine guns, mortars and guns; loading, unloading, exchanging a load for another.

A load stays a piece in the hex of its wagon, with the mark `loaded`; for all rules but these the two are the wagon.
What fire does to a wagon and its load is in `consequences`, moving it in `movement`.
"""

from __future__ import annotations

from grognard.games.august.consequences import consequences, set_down
from grognard.games.august.ground import abandon_works, cannot_stack
from grognard.games.august.plans import (
    cannot_leave_by_mission,
    cannot_make_ready,
    has_arrived,
    take_up_observation,
)
from grognard.games.august.table import August
from grognard.games.august.words import LIMBERED, LOADED, READY, SHAKEN, SPENT, TO_FIRE, TO_MOVE
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Offer, Refusal, Script
from grognard.kernel.words.rulebook import rule

NOT_CARRIED = Refusal("5.6", "no-not-carried")
NOT_TOGETHER = Refusal("5.6", "no-not-together")
HAS_LOAD = Refusal("5.6", "no-has-load")
NO_LOAD = Refusal("5.63", "no-load")
SHAKEN_LOAD = Refusal("5.66", "no-shaken-load")
NOT_IN_ASSAULT = Refusal("5.66", "no-load-in-assault")
BOTH_MOVE = Refusal("5.62", "no-both-move")
LOAD_SPENT = Refusal("5.63", "no-load-spent")
UNLOADS_ALONE = Refusal("5.63", "no-unload-with-leader")


# What may be carried (5.6, 5.66) -------------------------------------------------------------------------------


@rule("5.6", "5.66", "15.6", "def.transport")
def is_carried_kind(g: August, piece: int) -> bool:
    """§5.66 Machine guns, mortars and guns are carried or towed; no leaders, no companies, no cavalry."""
    return g.is_machine_gun[piece] or g.is_gun[piece]


def load_of(g: August, piece: int) -> int:
    """What a wagon carries; -1 for nothing and for all other pieces."""
    return g.position.load[piece]


# Loading (5.62) ------------------------------------------------------------------------------------------------


@rule("5.6", "5.62", "5.66", "5.43", "12.84")
def cannot_take_up(g: August, wagon: int, unit: int) -> Refusal | None:
    """§5.62 Wagon and unit are together, in good order, both to move in this segment, and in no assault hex (R 11)."""
    if not g.is_wagon[wagon] or not is_carried_kind(g, unit) or g.owner[unit] != g.owner[wagon]:
        return NOT_CARRIED
    if g.position.at[unit] != g.position.at[wagon]:
        return NOT_TOGETHER
    if g.has(unit, LOADED):
        return HAS_LOAD
    if g.has(wagon, SHAKEN) or g.has(unit, SHAKEN):
        return SHAKEN_LOAD
    if g.is_assault_hex(g.position.at[wagon]):
        return NOT_IN_ASSAULT
    if not (g.has(wagon, TO_MOVE) and g.has(unit, TO_MOVE)):
        return BOTH_MOVE
    return cannot_leave_by_mission(g, unit)


@rule("5.6", "5.62")
def cannot_load(g: August, wagon: int, unit: int) -> Refusal | None:
    """§5.6 A wagon carries one unit."""
    return HAS_LOAD if load_of(g, wagon) >= 0 else cannot_take_up(g, wagon, unit)


def cannot_embark(g: August, unit: int, wagon: int) -> Refusal | None:
    """§5.62 The same, asked of the unit."""
    return cannot_load(g, wagon, unit)


@rule("5.61", "5.62")
def load(g: August, wagon: int, unit: int) -> None:
    """§5.62 A unit is limbered and put on a wagon, which takes the whole action of both."""
    g.reveal(unit)
    hitch(g, wagon, unit)
    g.tell("loads", "5.62", piece=wagon, piece_other=unit, hex=g.position.at[wagon])
    have_acted(g, wagon, unit)


def hitch(g: August, wagon: int, unit: int) -> None:
    """A unit, limbered, becomes the load of a wagon; its works are left."""
    abandon_works(g, unit)
    if g.position.face[unit] != LIMBERED:
        g.turn_to(unit, LIMBERED)
    g.mark(unit, LOADED)
    g.position.load[wagon] = unit
    g.position.bank[unit] = g.position.bank[wagon]


def have_acted(g: August, *pieces: int) -> None:
    """§5.62 These pieces have acted."""
    for piece in pieces:
        g.unmark(piece, TO_MOVE | TO_FIRE)
        g.mark(piece, SPENT)


@rule("5.6")
def hitch_loads(g: August) -> None:
    """§5.6 Units that the scenario puts on wagons are loaded from the start."""
    for wagon, unit in enumerate(g.position.load):
        if unit >= 0 and not g.has(unit, LOADED):
            hitch(g, wagon, unit)


# Unloading (5.63) ----------------------------------------------------------------------------------------------


@rule("5.63", "4.1", "5.43", "12.84")
def cannot_unload(g: August, wagon: int, unit: int) -> Refusal | None:
    """§5.63 A wagon puts down its load where there is room for it, in an assault hex too."""
    if unit < 0 or load_of(g, wagon) != unit:
        return NO_LOAD
    if g.has(unit, SPENT):
        return LOAD_SPENT
    return cannot_stack(g, unit, g.position.at[wagon])


@rule("5.63", "5.61")
def cannot_unload_ready(g: August, wagon: int, unit: int) -> Refusal | None:
    """§5.63 Where the wagon has not moved in this action the load may become ready at once."""
    return cannot_unload(g, wagon, unit) or cannot_make_ready(g, unit)


@rule("5.63", "5.44")
def unload(g: August, wagon: int, is_readied: bool) -> Script[None]:
    """§5.63 The load is put down and has acted; enemy wagons and leaders alone with it now are dealt with."""
    unit, hex_ = load_of(g, wagon), g.position.at[wagon]
    set_down(g, wagon)
    if is_readied:
        g.turn_to(unit, READY)
        take_up_observation(g, unit)
    g.tell("unloads-ready" if is_readied else "unloads", "5.63", piece=wagon, piece_other=unit, hex=hex_)
    have_acted(g, unit)
    yield from consequences(g, [hex_])


@rule("9.13")
def must_unload(g: August, wagon: int) -> bool:
    """§9.13 Whether a wagon is where its load is bound for and has room to put it down: it must."""
    unit = load_of(g, wagon)
    return unit >= 0 and has_arrived(g, unit) and cannot_unload(g, wagon, unit) is None


@rule("9.13", "5.63")
def unload_at_goal(g: August, wagon: int) -> Script[None]:
    """§9.13 A wagon that could not put down its load on arrival does so now, and the load is made ready."""
    yield from unload(g, wagon, cannot_unload_ready(g, wagon, load_of(g, wagon)) is None)


# Exchanging (5.63) ---------------------------------------------------------------------------------------------


@rule("5.63")
def cannot_exchange(g: August, wagon: int, unit: int) -> Refusal | None:
    """§5.63 A loaded wagon that has not moved takes up another unit in place of its load (R 114)."""
    if load_of(g, wagon) < 0:
        return NO_LOAD
    return LOAD_SPENT if g.has(load_of(g, wagon), SPENT) else cannot_take_up(g, wagon, unit)


@rule("5.63")
def exchange(g: August, wagon: int, unit: int) -> None:
    """§5.63 The load is put down, limbered, and the other taken up; all three have acted."""
    old = load_of(g, wagon)
    set_down(g, wagon)
    g.reveal(unit)
    hitch(g, wagon, unit)
    g.tell("exchanges", "5.63", piece=old, piece_other=unit, hex=g.position.at[wagon])
    have_acted(g, wagon, old, unit)


# In an action (3.13) -------------------------------------------------------------------------------------------


@rule("3.13", "5.62", "5.63")
def transport_actions(g: August, piece: int) -> list[Action]:
    """§5.6 What a wagon, or a unit that can be carried, may do about loads before it moves: each is a whole action."""
    hex_, side = g.position.at[piece], g.owner[piece]
    there = [p for p in g.own_at(hex_, side) if p != piece]
    boards = there if is_carried_kind(g, piece) else ()
    takes = there if g.is_wagon[piece] else ()
    mine = [load_of(g, piece)] if load_of(g, piece) >= 0 else []
    return [
        Action(g.embark.each(boards, cannot_embark, g, piece), embark, g, piece),
        Action(g.load.each(takes, cannot_load, g, piece), load, g, piece),
        Action(g.exchange.each(takes, cannot_exchange, g, piece), exchange, g, piece),
        Action(g.unload.each(mine, cannot_unload, g, piece), put_down, g, piece, False),
        Action(g.unload_ready.each(mine, cannot_unload_ready, g, piece), put_down, g, piece, True),
    ]


def embark(g: August, unit: int, wagon: int) -> None:
    """§5.62 The same as loading, asked of the unit."""
    load(g, wagon, unit)


@rule("5.63")
def put_down(g: August, wagon: int, is_readied: bool, unit: int) -> Script[None]:
    """§5.63 A wagon that has not moved puts down its load, and has acted with that."""
    yield from unload(g, wagon, is_readied)
    have_acted(g, wagon)


@rule("5.63")
def unload_offers(g: August, pieces: tuple[int, ...]) -> list[Offer]:
    """§5.63 The loads that wagons on the move may put down here; each goes on with the points it has left."""
    offers = [g.unload.each([load_of(g, p)], cannot_unload, g, p) for p in pieces if load_of(g, p) >= 0]
    return offers or [g.unload.refused(NO_LOAD)]
