"""Chapters 3.1 to 3.12 and 6.72: who may be activated, and the naming of a segment by a unit, a leader or a stack.

Whom a named leader then calls is in `declaring`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from grognard.games.august.entry import NOT_DUE, due_boxes, is_due, is_waiting, may_be_due
from grognard.games.august.morale import test_tally
from grognard.games.august.sectors import NOT_THIS_SECTOR, is_in_play
from grognard.games.august.table import August
from grognard.games.august.words import (
    DECLARED,
    DEMORALISED,
    LOADED,
    NAMED,
    NOT_ON_BOARD,
    NOT_YOURS,
    SEGMENT_MARKS,
    SHOT,
    SPENT,
)
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Cannot, Refusal, Script, Side
from grognard.kernel.numbers.tally import FAIL
from grognard.kernel.tactics.alternation import Then
from grognard.kernel.words.rulebook import rule

NAMING, DECLARING, ACTING = range(3)
"""How far a segment has gone (3.13)."""
HAVE_ACTED = SPENT | SHOT | LOADED
"""The marks of a piece that is not activated: it has acted, or is carried (3.3)."""
HAS_ACTED = Refusal("3.3", "no-spent")
IS_LOADED = Refusal("5.62", "no-acts-aboard")
NOT_A_LEADER = Refusal("3.12", "no-leader")
LEADS_NOBODY = Refusal("3.12", "no-leads-nobody")
EMPTY_HEX = Refusal("3.1", "no-empty-hex")
NO_PASS = Refusal("14.42", "no-pass-demoralised")


# Who may be named (3.1, 3.11, 3.12, 3.3) -------------------------------------------------------------------------


def may_be_activated(g: August, piece: int) -> bool:
    """§3.3 Whether a piece is on the map or about to come in, carried by nobody, and has not acted this turn."""
    position = g.position
    if position.marks[piece] & HAVE_ACTED or not is_at_hand(g, piece):
        return False
    return not position.sector or is_in_play(g, piece)


def to_be_activated(g: August, side: Side) -> list[int]:
    """§3.3 The pieces of a side that may be activated."""
    position = g.position
    at, marks, size = position.at, position.marks, g.board.grid.size
    due = due_boxes(g, side)
    idle = [p for p in g.present(side).pieces if not marks[p] & HAVE_ACTED and (at[p] < size or at[p] in due)]
    return [p for p in idle if is_in_play(g, p)] if position.sector else idle


@rule("16.41")
def is_at_hand(g: August, piece: int) -> bool:
    """§16.41 Whether a piece is on the map, or waits off it and may come in."""
    return g.position.at[piece] < g.board.grid.size or is_due(g, piece)


@rule("3.1", "3.3", "6.3")
def cannot_name(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.3 A piece of one's own on the map is activated once a turn."""
    if g.owner[piece] == side and may_be_activated(g, piece):
        return None
    if g.owner[piece] != side:
        return NOT_YOURS
    if not is_at_hand(g, piece):
        return NOT_DUE if is_waiting(g, piece) else NOT_ON_BOARD
    if not is_in_play(g, piece):
        return NOT_THIS_SECTOR
    return IS_LOADED if g.has(piece, LOADED) else HAS_ACTED


@rule("3.1", "3.11")
def cannot_name_unit(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.11 A unit acts alone; a leader too, without calling anybody."""
    return cannot_name(g, side, piece)


@rule("3.12", "6.3", "5.51")
def cannot_name_leader(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.12 A leader calls others unless he is demoralised."""
    if (refusal := cannot_name(g, side, piece)) is not None:
        return refusal
    if may_lead(g, piece):
        return None
    return LEADS_NOBODY if g.is_leader[piece] else NOT_A_LEADER


def may_lead(g: August, piece: int) -> bool:
    """§3.12 Whether a piece is a leader who is not demoralised."""
    return g.is_leader[piece] and not g.has(piece, DEMORALISED)


def leading(g: August, pieces: Iterable[int]) -> list[int]:
    """§3.12 Those of some pieces who may lead, by `may_lead`."""
    is_leader, marks = g.is_leader, g.position.marks
    return [p for p in pieces if is_leader[p] and not marks[p] & DEMORALISED]


@rule("3.1", "3.11")
def cannot_name_stack(g: August, side: Side, hex_: int) -> Refusal | None:
    """§3.11 A stack acts together: at least two pieces in a hex that have not acted."""
    able = [p for p in g.own_at(hex_, side) if may_be_activated(g, p)]
    return None if len(able) > 1 else EMPTY_HEX


@rule("3.0.C", "14.42")
def cannot_pass(g: August, side: Side) -> Refusal | None:
    """§14.42 A side does not pass while it has a demoralised piece on the map that has not acted."""
    marks = g.position.marks
    demoralised = [p for p in g.present(side).pieces if marks[p] & DEMORALISED]
    return NO_PASS if any(may_be_activated(g, p) for p in demoralised) else None


ANY_TIME: Mapping[str, Cannot] = {
    "unit": cannot_name_unit,
    "leader": cannot_name_leader,
    "stack": cannot_name_stack,
}
"""For each verb, the predicate that refuses it at any time: a function of the table, the side and the noun."""


@rule("3.0.C")
def has_segment(g: August, side: Side) -> bool:
    """§3.0.C Whether a side has anything to activate, as far as its enemy can know; else it passes unasked."""
    return any(may_be_activated(g, p) for p in g.present(side).pieces) or may_be_due(g, side)


# Naming (3.1, 6.72) ----------------------------------------------------------------------------------------------


@rule("3.1", "3.0.C")
def name_segment(g: August, side: Side) -> Script[Then | None]:
    """§3.1 The active side names a unit, a leader or a stack, or passes."""
    able = to_be_activated(g, side)
    if not able and not may_be_due(g, side):
        return Then.PASS
    at, size = g.position.at, g.board.grid.size
    hexes = shared_hexes([at[p] for p in able if at[p] < size])
    actions = [
        Action(g.unit.these(able, cannot_name_unit, g, side), name_unit, g),
        Action(g.leader.these(leading(g, able), cannot_name_leader, g, side), name_leader, g),
        Action(g.stack.these(hexes, cannot_name_stack, g, side), name_stack, g, side),
    ]
    end = g.pass_.unless(cannot_pass, g, side)
    choice = yield from act(g, side, actions, end, rule="3.1", ask="ask-segment", is_menu=True)
    if choice.verb == "pass":
        g.tell("passes", "3.0.C", side=side)
        return Then.PASS
    g.position.underway = DECLARING
    return None


@rule("3.1")
def name_unit(g: August, piece: int) -> Script[None]:
    """§3.1 A piece is named by itself; a leader so named calls himself alone."""
    appear(g, piece)
    g.tell("names-unit", "3.1", g.audience(piece), piece=piece)
    g.mark(piece, NAMED)
    if g.is_leader[piece]:
        g.position.by[piece] = piece
        yield from test_grief(g, piece)


@rule("3.1", "3.2")
def name_leader(g: August, piece: int) -> Script[None]:
    """§3.1 A leader is named, who calls others."""
    appear(g, piece)
    g.tell("names-leader", "3.1", g.audience(piece), piece=piece)
    g.mark(piece, NAMED)
    yield from test_grief(g, piece)


@rule("3.1", "3.12")
def name_stack(g: August, side: Side, hex_: int) -> Script[None]:
    """§3.1 All who may be activated in a hex are named together."""
    named = [p for p in g.own_at(hex_, side) if may_be_activated(g, p)]
    tell_stack(g, side, hex_, named)
    for piece in named:
        g.mark(piece, NAMED)
    for piece in named:
        if g.is_leader[piece]:
            yield from test_grief(g, piece)


@rule("16.5")
def tell_stack(g: August, side: Side, hex_: int, named: Sequence[int]) -> None:
    """§16.5 Tell who acts: the stack to its owner; to the enemy what he sees of it, which may be one piece or none."""
    seen = [p for p in named if not g.position.hidden[p]]
    if len(seen) > 1:
        g.tell("names-stack", "3.1", side=side, hex=hex_)
        return
    g.tell("names-stack", "3.1", side, side=side, hex=hex_)
    for piece in seen:
        g.tell("names-unit", "3.1", side.enemy, piece=piece)


@rule("16.41")
def appear(g: August, piece: int) -> None:
    """§16.41 A piece of a waiting stack that is about to come in is shown; a hidden one on the map is not."""
    if is_waiting(g, piece):
        g.reveal(piece)


@rule("6.72")
def test_grief(g: August, leader: int) -> Script[None]:
    """§6.72 While the senior commander is mourned, leaders of his class test before they act; who fails has acted."""
    side, position = g.owner[leader], g.position
    of_class = position.grief_class[side] == (2 if g.is_cavalry[leader] else 1)
    if not position.mourned[side] or position.turn > position.grief[side] or not of_class:
        return
    tally = test_tally(g, leader, 0)
    roll = yield g.roll(rule="6.72", ask="roll-morale", tally=tally, low=side)
    failed = tally.result(roll) == FAIL
    g.tell("grief-fails" if failed else "grief-passes", "6.72", piece=leader, roll=roll)
    if failed:
        g.unmark(leader, SEGMENT_MARKS)
        g.mark(leader, SPENT)


# Declared pieces and shared hexes --------------------------------------------------------------------------------


def shared_hexes(hexes: Iterable[int]) -> list[int]:
    """The hexes that are named more than once."""
    ordered = sorted(hexes)
    return sorted({one for one, next_ in pairwise(ordered) if one == next_}) if len(ordered) > 1 else []


def is_declared(g: August, piece: int) -> bool:
    """Whether a piece is declared to move or to fire."""
    return bool(g.position.marks[piece] & DECLARED)


def declared(g: August, side: Side) -> list[int]:
    """The pieces of a side, on the map or about to come in, that are declared to move or to fire."""
    marks = g.position.marks
    return [p for p in g.present(side).pieces if marks[p] & DECLARED]
