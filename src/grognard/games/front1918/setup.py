"""Before the first turn: units drawn at random, and Stosstruppen given to regiments; also their later transfers.

The scenario's file places all other units. Modules that move or eliminate regiments decide what becomes of their
Stosstruppen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.games.front1918.table import Front
from grognard.games.front1918.words import ASSIGNED, ATTACKED, MOVED
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

PAIR = 2
"""A Stosstruppen counter and its regiment: with these two alone, nobody else is in the hex."""
ACTED = MOVED | ATTACKED
"""The marks that show that a unit has acted in this phase."""


# Units drawn at random -------------------------------------------------------------------------------------------


def alike(g: Front) -> list[list[list[int]]]:
    """The divisions of the scenario in classes that differ only in name, each division by its counters."""
    divisions: dict[tuple[Side, str], list[int]] = {}
    for side in g.sides:
        for piece in g.fighters[side]:
            if g.is_foot[piece] and g.position.at[piece] != g.board.out:
                divisions.setdefault((side, g.division[piece] or g.roster[piece].name), []).append(piece)
    classes: dict[object, list[list[int]]] = {}
    for (side, _), pieces in divisions.items():
        look = [(g.kind[p], g.morale_of[p], g.nation[p], g.is_cavalry[p], g.position.steps[p]) for p in pieces]
        classes.setdefault((side, tuple(look)), []).append(pieces)
    return [same for same in classes.values() if len(same) > 1]


@rule("air.option")
def leave_airmen_out(g: Front) -> None:
    """Without the optional rule air groups are out of the game."""
    for wing in () if g.clause("air.option") in g.options else (p for side in g.sides for p in g.wings[side]):
        g.place(wing, g.board.out)


@rule("scenario.quick-setup")
def shuffle_units(g: Front) -> Script[None]:
    """Option: each division's place is filled at random from those of the same side, size, nation and morale.

    The Stosstruppen are laid aside meanwhile: their regiments may be dealt after others.
    """
    leave_airmen_out(g)
    if g.clause("scenario.quick-setup") not in g.options:
        return
    aside = [(stoss, g.position.at[stoss]) for stoss in g.stosstruppen if g.is_on_board(stoss)]
    for stoss, _ in aside:
        g.place(stoss, g.board.out)
    for same in alike(g):
        places = [[g.position.at[p] for p in pieces] for pieces in same]
        left = list(same)
        for where in places:
            drawn = left[0]
            if len(left) > 1:
                cup = g.deal.these([pieces[0] for pieces in left])
                first = (yield g.draw(cup, rule="scenario.quick-setup", ask="ask-deal")).noun
                drawn = next(pieces for pieces in left if pieces[0] == first)
            left.remove(drawn)
            for piece, place in zip(drawn, where, strict=True):
                g.place(piece, place)
    for stoss, place in aside:
        g.place(stoss, place)
    attach_all(g)
    g.tell("units-drawn", "scenario.quick-setup")


# Stosstruppen ------------------------------------------------------------------------------------------------------


@rule("assault-troops.movement")
def attach_all(g: Front) -> None:
    """Every Stosstruppen counter on the map is put with a regiment of its hex, one with each."""
    for stoss in g.stosstruppen:
        g.position.carrier[stoss] = -1
    for stoss in g.stosstruppen:
        if g.is_on_board(stoss):
            g.position.carrier[stoss] = next(free_regiments(g, stoss), -1)


def free_regiments(g: Front, stoss: int) -> Iterator[int]:
    """The regiments of its side in the hex of a Stosstruppen counter that have none and may have this one."""
    there = g.fighters_at(g.position.at[stoss], g.owner[stoss])
    return (p for p in there if p in g.carriers(stoss) and g.stoss_with(p) < 0)


def hand(g: Front, side: Side) -> list[int]:
    """The Stosstruppen a side has still to place."""
    box = g.board.find_place(f"{side.name}-hand")
    return [p for p in g.stosstruppen if g.position.at[p] == box and g.owner[p] == side]


@rule("assault-troops.movement", "assault-troops.free")
def cannot_take(g: Front, side: Side, piece: int) -> Refusal | None:
    """A regiment of an elite division, on the map, that has none yet."""
    if g.owner[piece] != side or not g.is_elite(piece):
        return Refusal("assault-troops.free", "no-elite")
    if not g.is_on_board(piece):
        return Refusal("assault-troops.movement", "no-not-on-map")
    return Refusal("assault-troops.movement", "no-stosstruppen-already") if g.stoss_with(piece) >= 0 else None


def give(g: Front, stoss: int, regiment: int) -> None:
    """Put a Stosstruppen counter with a regiment."""
    g.position.carrier[stoss] = regiment
    g.place(stoss, g.position.at[regiment])


@rule("assault-troops.free", "assault-troops.movement")
def place_stosstruppen(g: Front) -> Script[None]:
    """Special rule: before the first turn the owner gives his Stosstruppen, all alike, to regiments of elite divisions.

    One by one, or all remaining ones at once; those the owner keeps back are out of the game.
    """
    if "free-stosstruppen" not in g.scenario.rules:
        return
    for side in g.sides:
        while left := hand(g, side):
            able = g.to_regiment.each(g.fighters[side], cannot_take, g, side)
            if not able.options:
                break
            ways = (able, g.share_out(), g.done())
            choice = yield g.menu(side, *ways, rule="assault-troops.movement", ask="ask-stosstruppen", left=len(left))
            if choice.verb == "done":
                break
            if choice.verb == "share-out":
                for stoss, regiment in zip(left, in_order(g, side), strict=False):
                    give(g, stoss, regiment)
                g.tell("stosstruppen-shared", "assault-troops.movement", count=min(len(left), len(able)))
                break
            give(g, left[0], choice.noun)
            g.tell("stosstruppen-placed", "assault-troops.movement", piece=choice.noun, hex=g.position.at[choice.noun])
        for stoss in hand(g, side):
            g.remove(stoss)


def in_order(g: Front, side: Side) -> list[int]:
    """The regiments that may take Stosstruppen: those free to act, the best, and the nearest to the enemy first."""
    able = [p for p in g.fighters[side] if cannot_take(g, side, p) is None]
    enemies = members(g.fighter_hexes(side.enemy))
    frozen = g.frozen_hexes if g.is_frozen() else 0

    def rank(piece: int) -> tuple[int, int, int, int]:
        here = g.position.at[piece]
        return frozen >> here & 1, -g.facts.morale(g, piece), nearest(g, here, enemies), piece

    return sorted(able, key=rank)


def nearest(g: Front, here: int, hexes: Iterable[int]) -> int:
    """The distance to the nearest of these hexes."""
    return min((g.board.grid.distance(here, h) for h in hexes), default=0)


# From regiment to regiment -----------------------------------------------------------------------------------------


@rule("assault-troops.movement")
def cannot_assign(g: Front, side: Side, stoss: int) -> Refusal | None:
    """Once, at the beginning of a phase, before anybody has acted in it, if another regiment in the hex can take it.

    Those of a unit held where it is stay with it.
    """
    if g.owner[stoss] != side:
        return Refusal("assault-troops.movement", "no-not-yours")
    if not g.is_stoss[stoss]:
        return Refusal("assault-troops.movement", "no-stosstruppen")
    with_ = g.position.carrier[stoss]
    if with_ < 0:
        return Refusal("assault-troops.movement", "no-not-on-map")
    if g.has(stoss, ASSIGNED) or is_under_way(g, side):
        return Refusal("assault-troops.movement", "no-phase-begun")
    if g.has(with_, g.holding):
        return g.why_held(with_)
    return None if takers(g, side, stoss) else Refusal("assault-troops.movement", "no-taker")


@rule("assault-troops.movement")
def is_under_way(g: Front, side: Side) -> bool:
    """Whether somebody of a side has moved or fought in this phase: it is no longer at its beginning."""
    marks = g.position.marks
    return 1 in g.position.fought or any(marks[p] & ACTED for p in g.mobile[side])


def takers(g: Front, side: Side, stoss: int) -> list[int]:
    """The other regiments in the hex that have none and are not held where they are."""
    return [p for p in free_regiments(g, stoss) if not g.has(p, g.holding)]


def assign_offer(g: Front, side: Side) -> Offer:
    """The Stosstruppen of a side that may go to another regiment of their hex now, all at once: see
    `cannot_assign`."""
    return g.assign.these(assignable(g, side) if g.storms[side] else (), cannot_assign, g, side)


def assign_actions(g: Front, side: Side) -> list[Action]:
    """Assault troops change regiments, where a side has any."""
    return [Action(assign_offer(g, side), assign_to, g, side)] if g.storms[side] else []


def assignable(g: Front, side: Side) -> list[int]:
    """The Stosstruppen that may go to another regiment: those in hexes with more than themselves and their regiment."""
    carrier, at, marks, owner = g.position.carrier, g.position.at, g.position.marks, g.owner
    stacks, taken = g.occupation.stacks, g.with_whom(carrier)
    able: list[int] = []
    if is_under_way(g, side):
        return able
    for s in g.stosstruppen:
        with_ = carrier[s]
        if with_ < 0 or marks[s] & ASSIGNED or owner[s] != side or marks[with_] & g.holding:
            continue
        stack = stacks.get(at[s], ())
        if len(stack) > PAIR:
            fit = g.carriers(s)
            if [p for p in stack if p in fit and p not in taken and not marks[p] & g.holding]:
                able.append(s)
    return able


@rule("assault-troops.movement")
def settle(g: Front, side: Side) -> None:
    """The phase is under way: from the first act that is no transfer on, Stosstruppen stay with their regiments."""
    marks = g.position.marks
    for stoss in g.stosstruppen if g.storms[side] else ():
        if g.owner[stoss] == side and not marks[stoss] & ASSIGNED and g.is_on_board(stoss):
            g.mark(stoss, ASSIGNED)


def cannot_receive(g: Front, side: Side, stoss: int, piece: int) -> Refusal | None:
    """A regiment in the same hex, without Stosstruppen."""
    return None if piece in takers(g, side, stoss) else Refusal("assault-troops.movement", "no-taker")


@rule("assault-troops.movement")
def assign_to(g: Front, side: Side, stoss: int) -> Script[None]:
    """At the beginning of a phase, Stosstruppen transfer to another regiment of their hex."""
    offer = g.to_regiment.these(takers(g, side, stoss), cannot_receive, g, side, stoss)
    regiment = (yield g.choose(side, offer, rule="assault-troops.movement", ask="ask-to-regiment", piece=stoss)).noun
    g.position.carrier[stoss] = regiment
    g.mark(stoss, ASSIGNED)
    g.tell("stosstruppen-assigned", "assault-troops.movement", piece=stoss, piece_to=regiment)
