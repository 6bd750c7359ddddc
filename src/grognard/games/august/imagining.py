"""Guess the enemy's secrets for one side: hidden pieces, who waits in which group, missions and plans of fire.

Bots think on such tables. Every guess starts from what the side sees, from what the scenario prints, and from random
numbers, never from the true secrets: these are forgotten first, then dealt again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.games.august.detection import is_detected
from grognard.games.august.entry import OTHER_WAY
from grognard.games.august.ground import cannot_dig_here, cannot_stack
from grognard.games.august.plans import (
    CANCELLED,
    FIRE,
    MOVE,
    NO_FIRE,
    NO_MISSION,
    OBSERVE,
    cannot_aim,
    cannot_be_bound_for,
    is_in_battle,
    supply,
)
from grognard.games.august.setup import area, hiding_name, main_kind
from grognard.games.august.table import August
from grognard.games.august.words import DUG_IN, FACES, GROUPS, LIMBERED, LOADED, WAYS
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import shuffled
from grognard.kernel.secrecy.imagined import forget_secrets
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.position import CONCEALED, OPEN, UNSEEN
from grognard.kernel.words.rulebook import rule

FIRST_WAY = WAYS.index("first")
TRIES = 8
"""How often a destination is drawn anew before any is taken."""


class Printed(NamedTuple):
    """What a scenario prints of its counters by name: the box of each, what wagons carry, and who is limbered."""

    boxes: Mapping[str, str]
    loads: Mapping[str, str]
    limbered: frozenset[str]


@lru_cache(maxsize=32)
def printed_of(position: str) -> Printed:
    """What the lines `unit NAME … at BOX` of a scenario say."""
    boxes: dict[str, str] = {}
    loads: dict[str, str] = {}
    limbered: set[str] = set()
    for line in position.splitlines():
        words = line.split("#")[0].split()
        if words[:1] != ["unit"]:
            continue
        end = words.index("at")
        names, place, state = words[1:end], words[end + 1], words[end + 2 :]
        boxes |= dict.fromkeys(names, place)
        if FACES[LIMBERED] in state:
            limbered |= {*names}
        if "load" in state:
            loads[names[0]] = state[state.index("load") + 1]
    return Printed(boxes, loads, frozenset(limbered))


def imagine(g: August, side: Side, whim: Whim) -> None:
    """Deal the enemy's secrets at random, in some way that is possible for all this side knows."""
    foe, position = side.enemy, g.position
    unknown = [p for p in g.pieces_of[foe] if position.hidden[p] != OPEN]
    boxes = [box for box in GROUPS if any(position.at[p] == g.board.box(box) for p in unknown)]
    forget_secrets(g, side)
    for piece in unknown:
        position.marks[piece] = 0
    hiding = [p for p in unknown if may_hide(g, p)]
    deal_groups(g, foe, [p for p in unknown if p not in hiding], boxes, whim)
    g.recount()
    for piece in hiding:
        g.place(piece, g.board.out)
    for piece in hiding:
        deal_hidden(g, piece, whim)
    guess_way(g, foe, whim)
    guess_missions(g, side, whim)


def may_hide(g: August, piece: int) -> bool:
    """Whether the scenario lets pieces of this sort be hidden."""
    sort = hiding_name(g, piece)
    return bool(sort) and bool(g.value(f"{g.owner[piece].name}-hidden-{sort}"))


# Waiting groups (16.41) ----------------------------------------------------------------------------------------


@rule("16.41")
def deal_groups(g: August, foe: Side, pieces: Sequence[int], boxes: Sequence[str], whim: Whim) -> None:
    """§16.41 Whoever is not on the map is in one of the groups that are seen to wait, each of which has somebody."""
    printed = printed_of(g.scenario.position)
    ways = {piece: ways_to_wait(g, foe, piece, boxes, printed) for piece in pieces if boxes}
    group: dict[int, str] = {}
    for piece in shuffled(sorted(ways), whim):
        group[piece] = whim.pick(ways[piece])
        detached = [p for p, box in group.items() if box == GROUPS[1] and g.is_company[p] and len(ways[p]) > 1]
        if len(detached) > g.value("may-2-companies") > 0:
            group[piece] = ways[piece][0]
    for box in boxes:
        able = [p for p in sorted(group) if box in ways[p]] or sorted(group)
        if able and box not in group.values():
            group[whim.pick(able)] = box
    for piece in pieces:
        g.position.hidden[piece] = CONCEALED
        g.position.at[piece] = g.board.box(group[piece]) if piece in group else g.board.out
        if g.roster[piece].name in printed.limbered:
            g.position.face[piece] = LIMBERED
    load_wagons(g, pieces, printed)


@rule("16.41")
def ways_to_wait(g: August, foe: Side, piece: int, boxes: Sequence[str], printed: Printed) -> Sequence[str]:
    """§16.41 The groups a piece may belong to: any for a leader, that printed, the second if it may go there."""
    if g.is_leader[piece]:
        return boxes
    is_detached = bool(g.value(f"{foe.name}-detaches")) and g.kind[piece] == main_kind(g, foe)
    home = printed.boxes.get(g.roster[piece].name)
    return [box for box in boxes if box == home or (is_detached and box == GROUPS[1])] or boxes


def load_wagons(g: August, pieces: Sequence[int], printed: Printed) -> None:
    """§5.62 Wagons that wait carry what the scenario says, and what they carry is with them."""
    for piece in pieces:
        load = printed.loads.get(g.roster[piece].name)
        if load is not None:
            carried = g.roster.numbers[load]
            g.position.load[piece] = carried
            g.position.marks[carried] |= LOADED
            g.position.at[carried] = g.position.at[piece]


# Hidden pieces (16.5) ------------------------------------------------------------------------------------------


@rule("16.5")
def deal_hidden(g: August, piece: int, whim: Whim) -> None:
    """§16.5 A hidden piece is in a hex of the scenario where none of our pieces would have found it; perhaps dug in."""
    foe = g.owner[piece]
    hexes = shuffled(members(g.board.regions.get(f"hide-{foe.name}", area(g, foe))), whim)
    g.position.hidden[piece] = UNSEEN
    free = [h for h in hexes if cannot_stack(g, piece, h) is None and not g.pieces_at(h, foe.enemy)]
    chosen = next((h for h in free if not is_found(g, piece, h)), next(iter(free or hexes)))
    g.place(piece, chosen)
    if cannot_dig_here(g, chosen) is None and whim.below(2):
        g.mark(piece, DUG_IN)


def is_found(g: August, piece: int, hex_: int) -> bool:
    """Whether one of our pieces would detect a hidden piece in a hex."""
    g.place(piece, hex_)
    return is_detected(g, piece)


# Ways and plans (16.41, 9.1) -----------------------------------------------------------------------------------


@rule("16.41")
def guess_way(g: August, foe: Side, whim: Whim) -> None:
    """§16.41 Which of two ways was written down: the one that somebody has taken already, or either."""
    if not g.value("enter-1-other") or not any(g.owner[p] == foe for p in g.at(g.board.box(GROUPS[0]))):
        return
    printed = printed_of(g.scenario.position).boxes
    has_begun = any(printed.get(g.roster[p].name) == GROUPS[0] and g.is_on_board(p) for p in g.pieces_of[foe])
    is_first = has_begun and g.position.turn < g.value("enter-1-other")
    g.position.way[foe] = FIRST_WAY if is_first or not whim.below(2) else OTHER_WAY


def have_missions(g: August) -> bool:
    """Whether the missions of this battle have been given: everybody sees which phase it is."""
    phases = [phase.rule for phase in g.phases()]
    return g.position.turn > 1 or "9.1" not in phases or g.position.phase > phases.index("9.1")


@rule("9.1", "9.11", "9.13")
def guess_missions(g: August, side: Side, whim: Whim) -> None:
    """§9.1 Each battery has the mission it has shown, or one that it may have; plans are where our pieces stand."""
    position = g.position
    aims = sorted({position.at[p] for p in g.pieces_of[side] if g.is_on_board(p)})
    for piece in g.batteries_of[side.enemy] if have_missions(g) else ():
        if not is_in_battle(g, piece):
            continue
        mission = likely_mission(g, piece, whim)
        position.mission[piece] = mission
        if mission == MOVE:
            position.goal[piece] = likely_goal(g, piece, whim)
        elif mission == FIRE:
            position.plan[piece] = likely_plan(g, piece, aims, whim)
            position.smoking[piece] = (0,) * len(position.plan[piece])


def likely_mission(g: August, piece: int, whim: Whim) -> int:
    """§9.1 The mission a battery has shown, or one it may have by where and how it stands."""
    duty = g.position.duty[piece]
    if duty != NO_MISSION or g.is_off_map[piece]:
        return duty if duty in (OBSERVE, MOVE, CANCELLED) else FIRE
    if not g.is_on_board(piece) or g.position.face[piece] == LIMBERED:
        return MOVE
    return FIRE if supply(g, piece) and g.kind[piece] != "mortar" and whim.below(2) else OBSERVE


def likely_goal(g: August, piece: int, whim: Whim) -> int:
    """§9.13 A destination the piece can reach, for all one can tell."""
    hexes = list(g.board.grid.hexes)
    drawn = [whim.pick(hexes) for _ in range(TRIES)]
    return next((h for h in drawn if cannot_be_bound_for(g, piece, h) is None), drawn[0])


@rule("9.11", "11.1")
def likely_plan(g: August, piece: int, hexes: Sequence[int], whim: Whim) -> tuple[int, ...]:
    """§9.11 Turn by turn the hexes of our pieces in range, as often as there are shells; what is past is past."""
    position, last = g.position, g.scenario.turns
    aims = [h for h in hexes if cannot_aim(g, piece, h) is None]
    shells = max(0, supply(g, piece) - position.turn + 1)
    plan = [NO_FIRE] * (position.turn - 1)
    hex_ = position.barrage[piece]
    for turn in range(position.turn, last + 1):
        if turn > position.turn or hex_ < 0:
            hex_ = whim.pick(aims) if aims and (hex_ < 0 or not whim.below(2)) else hex_
        plan.append(hex_ if shells > 0 else NO_FIRE)
        shells -= 1
    while plan and plan[-1] == NO_FIRE:
        plan.pop()
    return tuple(plan)
