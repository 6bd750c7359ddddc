"""Chapters 3.0.C and 3.13: the action phase: segments by turns, each named, declared and carried out piece by piece.

How far a segment has gone is in the position, so that each of its menus can be restored. What the pieces then do is in
the chapters of movement, fire, assault and recovery.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.august.actions import attack_action, move_action
from grognard.games.august.assault import cannot_assault
from grognard.games.august.charges import cannot_join_friends, hexes_in_reach
from grognard.games.august.consequences import lone_leaders, lone_wagons
from grognard.games.august.declaring import NO_FIRE, declare_segment
from grognard.games.august.naming import (
    DECLARING,
    NAMING,
    declared,
    has_segment,
    is_at_hand,
    is_declared,
    name_segment,
    shared_hexes,
)
from grognard.games.august.options import fog_ends_turn, may_fog_end_turn, plays_kept_segment
from grognard.games.august.recovery import cannot_recover
from grognard.games.august.stacks import cannot_order, order_stack
from grognard.games.august.table import August
from grognard.games.august.words import DECLARED, DEMORALISED, NOT_YOURS, SEGMENT_MARKS, SPENT, TO_FIRE, TO_MOVE
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.tactics.alternation import Then, alternate
from grognard.kernel.words.rulebook import rule

NOT_DECLARED = Refusal("3.13", "no-not-declared")
MUST_RECOVER = Refusal("14.42", "no-pass-demoralised")


# Acting (3.13) -------------------------------------------------------------------------------------------------


@rule("3.13", "14.12")
def cannot_act(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.13 The declared pieces act in any order; a leader declared to fire takes part in the fire of others.

    §14.12 Who only recovers comes after the leaders who may have to.
    """
    if g.owner[piece] != side:
        return NOT_YOURS
    if not is_at_hand(g, piece) or not is_declared(g, piece):
        return NOT_DECLARED
    if g.is_leader[piece] and g.has(piece, TO_FIRE) and not leader_attacks(g, piece):
        return NO_FIRE
    return cannot_recover(g, piece) if g.has(piece, DEMORALISED) and g.has(piece, TO_MOVE) else None


@rule("12.81", "5.41", "12.5")
def leader_attacks(g: August, leader: int) -> bool:
    """§12.81 Whether a leader declared to fire may act himself: in an assault hex, or by going into one."""
    here = g.position.at[leader]
    if any(cannot_assault(g, leader, h) is None for h in (here, *g.board.grid.adjacent[here])):
        return True
    near = (*g.board.grid.adjacent[here], *hexes_in_reach(g, leader))
    return any(cannot_join_friends(g, leader, h) is None for h in near)


@rule("3.0.C", "14.3", "14.42")
def cannot_end_segment(g: August, pieces: Iterable[int]) -> Refusal | None:
    """§14.42 A segment does not end before the demoralised pieces declared have tried to recover, which they must."""
    marks = g.position.marks
    waiting = [p for p in pieces if marks[p] & TO_MOVE and marks[p] & DEMORALISED]
    return MUST_RECOVER if any(is_at_hand(g, p) for p in waiting) else None


@rule("3.13", "3.3")
def act_segment(g: August, side: Side) -> Script[None]:
    """§3.13 One piece after another acts, each action completed before the next; then all are marked."""
    while not g.position.over:
        pieces = declared(g, side)
        ready = g.act.each(pieces, cannot_act, g, side)
        if not len(ready):
            break
        hexes = shared_hexes(g.position.at[option.noun] for option in ready if g.is_on_board(option.noun))
        stacks = g.act_stack.each(hexes, cannot_order, g, side)
        actions = (Action(ready, act_as_declared, g), Action(stacks, order_stack, g, side))
        end = g.done.unless(cannot_end_segment, g, pieces)
        choice = yield from act(g, side, actions, end, rule="3.13", ask="ask-act", is_menu=True)
        if choice.verb == "done":
            break
    if not g.position.over:
        yield from leaders_left_behind(g, side)
    end_segment(g, side)


def act_as_declared(g: August, piece: int) -> Script[None]:
    """§3.13 A piece acts as it was declared: to move, or to fire."""
    return move_action(g, piece) if g.has(piece, TO_MOVE) else attack_action(g, piece)


@rule("6.71", "5.44")
def leaders_left_behind(g: August, side: Side) -> Script[None]:
    """§6.71 Leaders, and wagons (5.44), that stayed in an assault hex their units have left are alone (R 103)."""
    left_from = g.position.left_from
    if left_from.count(-1) == len(left_from):
        return
    for hex_ in sorted({left_from[p] for p in g.pieces_of[side]} - {-1}):
        lone_wagons(g, hex_)
        yield from lone_leaders(g, hex_)


@rule("3.3", "3.13")
def end_segment(g: August, side: Side) -> None:
    """§3.3 Everyone declared has acted, and so has every leader who called somebody (R 5)."""
    position, mine = g.position, g.pieces_of[side]
    marks, by, lifts, left_from = position.marks, position.by, position.lifts, position.left_from
    called = [p for p in mine if by[p] >= 0]
    marked = [p for p in mine if marks[p] & SEGMENT_MARKS]
    for piece in [p for p in marked if marks[p] & DECLARED]:
        marks[piece] |= SPENT
    for piece in {by[p] for p in called}:
        if is_at_hand(g, piece):
            marks[piece] |= SPENT
    for piece in marked:
        marks[piece] &= ~SEGMENT_MARKS
    for piece in called:
        by[piece] = -1
    if any(lifts) or left_from.count(-1) < len(left_from):
        for piece in mine:
            left_from[piece] = -1
            lifts[piece] = 0
    position.attacked[:] = bytes(len(position.attacked))
    position.underway = NAMING
    position.fogged = 0
    position.made[side] += 1


# The action phase (3.0.C) --------------------------------------------------------------------------------------


@rule("3.0.C")
def segment(g: August, side: Side) -> Script[Then]:
    """§3.0.C One segment: named, declared, carried out. A pass gives up the rest of an opening block (R 3)."""
    position = g.position
    if position.underway == NAMING:
        if may_fog_end_turn(g) and has_segment(g, side) and (yield from fog_ends_turn(g)):
            return Then.END
        then = yield from name_segment(g, side)
        if then is not None:
            position.opening = position.fogged = 0
            return then
    if position.underway == DECLARING:
        yield from declare_segment(g, side)
    yield from act_segment(g, side)
    if position.over:
        return Then.END
    if position.opening > 1:
        position.opening -= 1
        return Then.SAME
    position.opening = 0
    return Then.SAME if (yield from plays_kept_segment(g, side)) else Then.OTHER


@rule("3.0.C")
def action(g: August) -> Script[None]:
    """§3.0.C Segments follow until both sides pass in a row."""
    yield from alternate(g, segment)
