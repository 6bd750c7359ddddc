"""The movement phase: reinforcements enter, units move and footbridges are tried, in the owner's order.

`movement` moves one group, `arrivals` brings one reinforcement in; the markers placed at the end are in `markers`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918 import bridges
from grognard.games.front1918.arrivals import bring_in, call_up, cannot_end, enter_offer
from grognard.games.front1918.destinations import MARCHING, MARKED
from grognard.games.front1918.movement import move_group, put_down
from grognard.games.front1918.setting_out import cannot_set_out, movers
from grognard.games.front1918.setup import assign_actions, settle
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import MOVED
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Offer, Script, Side
from grognard.kernel.words.rulebook import rule


@rule("movement.phase", "movement.basic", "arrivals.ground", "footbridge.laying", "assault-troops.movement")
def movement(g: Front, side: Side) -> Script[None]:
    """After the air phase: reinforcements enter, units move, footbridges are tried, in the owner's order.

    Before all that, Stosstruppen may change regiments.
    """
    yield from call_up(g, side)
    yield from act_until_done(g, side, moves, end=end_of_moves, rule="movement.basic", ask="ask-move")
    put_down(g, side)


def moves(g: Front, side: Side) -> list[Action]:
    """What a side may do now in its movement phase."""
    able = movers(g, side, MARCHING, g.marching[side], MARKED if g.markers_first else 0)
    return [
        Action(g.move.these(able, cannot_set_out, g, side, MARCHING), move_out, g, side),
        Action(enter_offer(g, side), enter_map, g, side),
        *standing_actions(g, side, g.fighters[side]),
        *assign_actions(g, side),
    ]


def end_of_moves(g: Front, side: Side) -> Offer:
    """The end of the phase, or why it is too early."""
    return g.done.each((0,), cannot_end, g, side)


def move_out(g: Front, side: Side, piece: int) -> Script[None]:
    """A unit, or several of its hex, moves."""
    settle(g, side)
    yield from move_group(g, side, piece, MARCHING)


def enter_map(g: Front, side: Side, piece: int) -> Script[None]:
    """A reinforcement enters; units that stayed may be selected again."""
    settle(g, side)
    yield from bring_in(g, side, piece)
    put_down(g, side)


@rule("footbridge.laying", "scenario.frozen")
def unmoved(g: Front, fighters: Sequence[int]) -> list[int]:
    """Those of these units that have not moved and could, if enemy zones are ignored."""
    at, marks, size, out = g.position.at, g.position.marks, g.board.grid.size, MOVED | g.holding
    still = [p for p in fighters if not marks[p] & out and at[p] < size]
    return [p for p in still if not g.frozen_hexes >> at[p] & 1] if g.is_frozen() else still


@rule("footbridge.laying", "footbridge.limits")
def standing_actions(g: Front, side: Side, fighters: Sequence[int]) -> list[Action]:
    """Footbridges that these units may try before they move, or without moving; and footbridges to remove."""
    if side not in g.builders:
        return []
    units = unmoved(g, fighters)
    lay = Action(bridges.span_offer(g, side, units), lay_from_bank, g, side, units)
    return [lay, Action(bridges.unspan_offer(g, side), lift, g, side)] if g.lifts_any_time else [lay]


def lay_from_bank(g: Front, side: Side, units: Sequence[int], edge: int) -> Script[None]:
    """One of these units tries a footbridge; with other ways open, units that stayed may be selected again."""
    settle(g, side)
    yield from bridges.span(g, side, units, edge)
    put_down(g, side)


def lift(g: Front, side: Side, edge: int) -> None:
    """A footbridge is taken up; units that stayed may be selected again."""
    settle(g, side)
    bridges.unspan(g, edge)
    put_down(g, side)
