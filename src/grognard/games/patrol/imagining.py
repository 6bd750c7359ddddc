"""Guess the other side's secrets for one side: which counter is which piece, its losses, and what the mortars hold.

Used by bots that search on a copy of the game. Every guess starts from what the side may know and from random numbers,
never from the true secrets: unknown counters and unknown places are sorted first, so their true order does not matter.
"""

from __future__ import annotations

from functools import partial

from grognard.games.patrol.sight import hexes_seen
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import FIRED, SCREEN, SHAKEN, SHELLS
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import Slot, deal, shuffled
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.table.position import CONCEALED, OPEN, UNSEEN

LYING = ("4.5", "4.6", "4.1", "4.2")
"""The phases in which the latest plot may still lie on the board."""
PLOTTED = ("4.5", "4.6")
"""The phases after the plotting of their turn."""


def imagine(g: Patrol, side: Side, whim: Whim) -> None:
    """Deal the enemy's secrets at random, consistently with what this side knows."""
    foe = side.enemy
    pieces = unknown_pieces(g, foe)
    if pieces:
        deal_counters(g, foe, pieces, whim)
        deal_losses(g, foe, pieces, whim)
    deal_mortars(g, side, whim)


def unknown_pieces(g: Patrol, foe: Side) -> list[int]:
    """The concealed counters of a side. The other side knows all the others, and so also which these are."""
    return [p for p in g.counters[foe] if g.position.hidden[p] == CONCEALED]


# Counters --------------------------------------------------------------------------------------------------------


def deal_counters(g: Patrol, foe: Side, pieces: list[int], whim: Whim) -> None:
    """Deal a piece to every concealed counter, in any way that marks and stacking allow."""
    at, marks = g.position.at, g.position.marks
    places = [at[p] for p in pieces]
    # The counters with the most constraints are dealt first, so that a fitting piece is left for them.
    slots = sorted(
        (Slot(at[p], marks[p]) for p in pieces),
        key=lambda slot: (not slot.marks & (SHAKEN | FIRED), -places.count(slot.place), slot),
    )
    room = room_left(g, foe, slots)
    dealt = deal(pieces, slots, partial(may_be, g), room, g.stacks, whim) or shuffled(pieces, whim)
    for piece, slot in zip(dealt, slots, strict=True):
        at[piece], marks[piece] = slot


def may_be(g: Patrol, piece: int, slot: Slot) -> bool:
    """§9.3 Decoys are never shaken; §8.7 only what has a range has fired."""
    if slot.marks & SHAKEN and not g.is_real[piece]:
        return False
    return not slot.marks & FIRED or bool(g.range_of[piece])


def room_left(g: Patrol, foe: Side, slots: list[Slot]) -> dict[int, int]:
    """§6.5 How many counters still fit in each place beside the open ones; off the map any number."""
    at, hidden = g.position.at, g.position.hidden
    size, most = g.board.grid.size, g.limit("stack")
    room = {slot.place: most if slot.place < size else len(g.roster) for slot in slots}
    for piece in g.counters[foe]:
        if hidden[piece] == OPEN and g.stacks[piece] and at[piece] in room:
            room[at[piece]] -= 1
    return room


def deal_losses(g: Patrol, foe: Side, pieces: list[int], whim: Whim) -> None:
    """§14.2 Losses are public: steps lost that no known counter accounts for are dealt to the unknown ones."""
    steps, full = g.position.steps, g.roster.steps
    missing = g.position.losses[foe]
    for piece in g.counters[foe]:
        if g.position.hidden[piece] != CONCEALED:
            missing -= full[piece] - steps[piece]
    for piece in pieces:
        steps[piece] = full[piece]
    able = [p for p in pieces if full[p] > 1]
    while missing > 0 and able:
        piece = whim.pick(able)
        steps[piece] -= 1
        missing -= 1
        able = [p for p in able if steps[p] > 1]


# Mortars ---------------------------------------------------------------------------------------------------------


def deal_mortars(g: Patrol, side: Side, whim: Whim) -> None:
    """§13.1, §13.2 Deal the ammunition the enemy's mortars have left, and what they may have plotted last."""
    foe = side.enemy
    markers = {g.kind[p]: p for p in g.roster.of(foe) if not g.is_counter[p]}
    for marker in markers.values():
        g.position.at[marker] = g.board.out
        g.position.hidden[marker] = OPEN
    left = {kind: g.scenario.values.get(name, 0) for kind, name in ((SHELLS, "shells"), (SCREEN, "screens"))}
    last = ""
    for _ in range(plots_made(g)):
        ways = [kind for kind, count in left.items() if count]
        last = whim.pick([*ways, ""]) if ways else ""
        if last:
            left[last] -= 1
    g.position.shells[foe], g.position.screens[foe] = left[SHELLS], left[SCREEN]
    if last in markers and phase_rule(g) in LYING:
        g.position.at[markers[last]] = whim.pick(likely_aims(g, side))
        g.position.hidden[markers[last]] = UNSEEN


def phase_rule(g: Patrol) -> str:
    """The clause of the phase."""
    return "" if g.position.over else g.phases()[g.position.phase].rule


def plots_made(g: Patrol) -> int:
    """How often the mortars could have plotted so far."""
    if "no-mortars" in g.scenario.rules:
        return 0
    return g.position.turn - (phase_rule(g) not in PLOTTED)


def likely_aims(g: Patrol, side: Side) -> list[int]:
    """Where the enemy may have plotted fire: the named places, and hexes where he sees this side's counters."""
    own = hexset(g.position.at[p] for p in g.counters[side] if g.is_on_board(p))
    named = hexset(g.board.names)
    return members(hexes_seen(g, side.enemy) & own | named) or list(g.board.grid.hexes)
