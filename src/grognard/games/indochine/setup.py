"""Set-up (0.5, 8): the sides place their counters in the order of the scenario, hidden; decoys get a formation.

Reinforcements wait beside the map and come in during the activation of their formation (`movement`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple

from grognard.games.indochine.areas import set_up_area
from grognard.games.indochine.ground import cannot_stack, crowd
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import DECOY, FRENCH, HO, VIET_MINH
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import UNSEEN
from grognard.kernel.tactics.placing import Passed, PlaceQuestion, place_one
from grognard.kernel.words.rulebook import rule

NOT_A_SET_UP_HEX = Refusal("0.5", "no-set-up-hex")


class PrintedCounters(NamedTuple):
    """What a scenario prints of its counters: the formation of each by name, and the steps of those not at full."""

    formations: Mapping[str, str]
    steps: Mapping[str, int]


@lru_cache(maxsize=32)
def printed_of(position: str) -> PrintedCounters:
    """The formations and steps in the lines `unit NAME … formation F` of a scenario."""
    formations: dict[str, str] = {}
    steps: dict[str, int] = {}
    for line in position.splitlines():
        words = line.split("#")[0].split()
        if words[:1] != ["unit"]:
            continue
        names = words[1 : words.index("at")] if "at" in words else words[1:2]
        for key, value in pairwise(words):
            if key == "formation":
                formations |= dict.fromkeys(names, value)
            elif key == "steps":
                steps |= dict.fromkeys(names, int(value))
    return PrintedCounters(formations, steps)


def printed_formation(g: Indochine, piece: int) -> int:
    """The formation to which the scenario gives a counter, whichever it has joined since."""
    name = printed_of(g.scenario.position).formations.get(g.roster[piece].name)
    found = None if name is None else g.roster.find_formation(name)
    return g.position.formation[piece] if found is None else found


@rule("0.5")
def set_up_order(g: Indochine) -> tuple[Side, Side]:
    """§0.5 The side that sets up first, as the scenario says, and the other."""
    first = FRENCH if g.has_rule("french-first") else VIET_MINH
    return first, first.enemy


def set_up_hexes(g: Indochine, piece: int) -> int:
    """The hexes in which a counter may be set up: those of its formation; Uncle Ho has his own."""
    if g.kind[piece] == HO:
        return g.board.regions.get("set-up-ho", 0)
    return set_up_area(g, g.position.formation[piece])


@rule("0.5", "7.2")
def cannot_put(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§0.5 A counter is placed in the hexes of its formation, within the stacking limit."""
    if not set_up_hexes(g, piece) >> hex_ & 1 or g.counters_at(hex_, g.owner[piece].enemy):
        return NOT_A_SET_UP_HEX
    return cannot_stack(g, piece, hex_)


def free_hexes(g: Indochine, piece: int) -> int:
    """The hexes in which a counter may be put now: those of its formation without enemies and with room."""
    side, at, size = g.owner[piece], g.position.at, g.board.grid.size
    taken = 0
    for other in g.counters[side.enemy]:
        if at[other] < size:
            taken |= 1 << at[other]
    if g.is_infantry[piece]:
        for hex_ in {at[p] for p in g.units[side] if at[p] < size}:
            if crowd(g, hex_, side) >= g.stack_limit:
                taken |= 1 << hex_
    return set_up_hexes(g, piece) & ~taken


@rule("0.5", "8", "8.decoy")
def set_up(g: Indochine) -> Script[None]:
    """§8 One side after the other places its counters, hidden unless the scenario plays openly."""
    hand = g.board.box("hand")
    for side in set_up_order(g):
        others = partial(others_to_place, g, side)
        while waiting := [p for p in g.at(hand) if g.owner[p] == side]:
            yield from place_one(g, side, waiting[0], partial(placing, g), others)
        show_markers(g, side)
        g.tell("set-up-done", "0.5", side=side)


def placing(g: Indochine, piece: int) -> PlaceQuestion:
    """Where a counter may be put; §8 of a decoy first with which formation it goes."""
    if g.kind[piece] == DECOY and g.position.formation[piece] < 0:
        side = g.owner[piece]
        offer = g.belong.each(g.formations_of[side], cannot_belong, g, side)
        return PlaceQuestion("8.decoy", "ask-belong", [Action(offer, belong, g, piece)])
    spots = g.put.these(members(free_hexes(g, piece)), cannot_put, g, piece)
    return PlaceQuestion("0.5", "ask-put", [Action(spots, put, g, piece)])


@rule("0.5")
def cannot_pick(g: Indochine, side: Side, asked: int, passed: Passed, piece: int) -> Refusal | None:
    """§0.5 No order is prescribed: any counter of the side that waits for its place."""
    if g.owner[piece] != side:
        return Refusal("0.5", "no-not-yours")
    if g.position.at[piece] != g.board.box("hand"):
        return Refusal("0.5", "no-not-to-place")
    return Refusal("0.5", "no-asked-already") if piece == asked or piece in passed else None


def others_to_place(g: Indochine, side: Side, piece: int, passed: Passed) -> Offer:
    """The counters that may be placed instead of one."""
    return g.pick.each(g.counters[side], cannot_pick, g, side, piece, passed)


def put(g: Indochine, piece: int, hex_: int) -> None:
    """Place one counter; unless the scenario plays openly, unseen by the enemy: the order would tell which it is."""
    is_open = g.has_rule("open")
    if not is_open:
        g.conceal(piece, UNSEEN)
    g.place(piece, hex_)
    g.tell("put", "0.5", None if is_open else g.owner[piece], piece=piece, hex=hex_)


@rule("8")
def show_markers(g: Indochine, side: Side) -> None:
    """§8 When a side has set up, the enemy sees its markers."""
    for piece in g.counters[side]:
        if g.position.hidden[piece] == UNSEEN:
            g.conceal(piece)


@rule("8.decoy")
def cannot_belong(g: Indochine, side: Side, formation: int) -> Refusal | None:
    """§8 A decoy moves with a formation of its side that is set up on the map (R 29)."""
    if g.roster.formation_sides[formation] != side or g.position.arrives[formation] or g.position.drops[formation]:
        return Refusal("8.decoy", "no-formation-here")
    return None


@rule("8.decoy")
def belong(g: Indochine, piece: int, formation: int) -> None:
    """§8 The owner secretly gives a decoy to a formation."""
    g.position.formation[piece] = formation


@rule("12.1", "12.2", "1.3", "3.3")
def complete_formations(g: Indochine) -> None:
    """§12 What follows from the counters of a scenario: leaders' formations, thresholds, the higher PC.

    Where a scenario gives no thresholds they are shares of the steps of infantry and weapons.
    """
    position = g.position
    for formation, leader in enumerate(g.leader_of):
        position.formation[leader] = formation
        units = [p for p in range(len(g.roster)) if position.formation[p] == formation and not g.is_leader[p]]
        steps = sum(position.steps[p] for p in units if g.is_unit[p])
        if not position.hesitant_at[formation]:
            position.hesitant_at[formation] = share(g, steps, "hesitant-percent")
        if not position.demoralised_at[formation]:
            position.demoralised_at[formation] = share(g, steps, "demoralised-percent")
    for side in g.sides:
        if position.higher[side] < 0:
            higher = [p for p in g.units[side] if "higher" in g.roster[p].traits]
            position.higher[side] = higher[0] if higher else -1


def share(g: Indochine, steps: int, name: str) -> int:
    """A share of some steps, in per cent, rounded up; 0, which is no threshold, of no steps."""
    return -(-steps * g.limits[name] // 100)


def begin(g: Indochine) -> None:
    """§0.5 What a scenario gives each side: missions, replacements; §8 everything begins hidden, reinforcements too."""
    position = g.position
    complete_formations(g)
    for side in g.sides:
        position.batteries[side] = g.value(f"batteries-{side.name}")
        position.missions[side] = g.value(f"missions-{side.name}")
        position.supports[side] = g.value(f"supports-{side.name}")
        position.bombs[side] = g.value(f"bombs-{side.name}")
        position.napalms[side] = g.value(f"napalms-{side.name}")
        position.replacements[side] = g.value(f"replacements-{side.name}")
    if not g.has_rule("open"):
        for box in ("hand", "arriving"):
            for piece in g.at(g.board.box(box)):
                g.conceal(piece)
