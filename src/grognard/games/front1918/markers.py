"""The end of the movement phase: bridges are blown and rebuilt, and units are marked to disengage or kept in reserve.

`bridges` and `reserves` decide what each takes; disengagement itself comes after the combats.
"""

from __future__ import annotations

from grognard.games.front1918 import bridges
from grognard.games.front1918.destinations import FROZEN
from grognard.games.front1918.disengagement import marking_tally
from grognard.games.front1918.reserves import cannot_reserve, place_reserve, reserve_hexes
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import DISENGAGING, FIRM, LOOSE, MOVED
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.words.rulebook import rule


@rule("bridge.demolition", "disengagement.markers", "reserve.markers")
def end_of_movement(g: Front, side: Side) -> Script[None]:
    """After all moves: bridges are blown and rebuilt, and markers are placed."""
    clause, ask = "movement.combat-units", "ask-end-of-movement"
    yield from act_until_done(g, side, actions_at_end, rule=clause, ask=ask)
    g.position.tested.clear()


def actions_at_end(g: Front, side: Side) -> list[Action]:
    """What a side may do at the end of its movement phase."""
    return [
        Action(bridges.demolish_offer(g, side), bridges.demolish, g, side),
        Action(bridges.rebuild_offer(g, side), bridges.rebuild, g, side),
        *[each(g, side) for each in g.actions.at_end],
        *(markers_placed(g, side) if g.markers_first else marker_actions(g, side)),
    ]


@rule("disengagement.markers", "reserve.markers")
def marker_actions(g: Front, side: Side) -> list[Action]:
    """Mark units for disengagement, put stacks in reserve."""
    return [
        Action(disengage_offer(g, side), mark_disengaging, g),
        Action(g.reserve.these(reserve_hexes(g, side), cannot_reserve, g, side), place_reserve, g, side),
    ]


def markers_placed(g: Front, side: Side) -> list[Action]:
    """Why no more of these markers are placed, in the book where they come before the moves."""
    disengaging, reserve = (Refusal(key, "no-markers-first") for key in ("disengagement.markers", "reserve.markers"))
    return [
        Action(g.disengage.refused(disengaging), mark_disengaging, g),
        Action(g.reserve.refused(reserve), place_reserve, g, side),
    ]


def mark_disengaging(g: Front, piece: int) -> None:
    """A unit is marked for disengagement."""
    g.mark(piece, DISENGAGING)
    g.tell("will-disengage", "disengagement.markers", piece=piece, hex=g.position.at[piece])


def disengage_offer(g: Front, side: Side) -> Offer:
    """The units that may be marked to disengage, each with what it will roll."""
    return g.disengage.these(disengagers(g, side), cannot_disengage, g, side, tally=marking_tally)


@rule("disengagement.markers", "reserve.defence", "scenario.frozen")
def cannot_disengage(g: Front, side: Side, piece: int) -> Refusal | None:
    """Combat units in an enemy zone that have not moved may be marked for disengagement."""
    if (why := g.why_not_on_map(side, piece, "disengagement.markers")) is not None:
        return why
    if not g.is_combat[piece]:
        return Refusal("disengagement.markers", "no-not-combat")
    if g.has(piece, DISENGAGING):
        return Refusal("disengagement.markers", "no-disengaging-already")
    if g.has(piece, MOVED):
        return Refusal("disengagement.markers", "no-moved")
    if g.position.marks[piece] & g.holding:
        return g.why_held(piece)
    if g.is_frozen() and g.frozen_hexes >> g.position.at[piece] & 1:
        return FROZEN
    return None if g.in_zone(side.enemy, g.position.at[piece]) else Refusal("disengagement.markers", "no-not-in-zone")


def disengagers(g: Front, side: Side) -> list[int]:
    """The units that may be marked, computed together: see `cannot_disengage`."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    firm, loose = g.occupation.zone(side.enemy, FIRM), g.occupation.zone(side.enemy, LOOSE)
    still = [p for p in g.fighters[side] if not marks[p] & (MOVED | DISENGAGING | g.holding) and at[p] < size]
    if g.is_frozen():
        still = [p for p in still if not g.frozen_hexes >> at[p] & 1]
    return [p for p in still if firm[at[p]] or loose[at[p]]]
