"""The movement phase: reinforcements enter, units move and footbridges are tried, in the owner's order.

`movement` moves one group, `arrivals` brings one reinforcement in; the markers placed at the end are in `markers`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918 import bridges
from grognard.games.front1918.arrivals import bring_in, call_up, cannot_end, enter_offer
from grognard.games.front1918.declared import MOVED
from grognard.games.front1918.movement import MARCHING, MARKED, move_group, put_down
from grognard.games.front1918.setting_out import cannot_set_out, movers
from grognard.games.front1918.setup import assign_offer, assign_to, settle
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Offer, Script, Side
from grognard.kernel.words.rulebook import rule


@rule("movement.phase", "movement.basic", "arrivals.ground", "footbridge.laying", "assault-troops.movement")
def movement(g: Front, side: Side) -> Script[None]:
    """After the air phase: reinforcements enter, units move, footbridges are tried, in the owner's order.

    Before all that, Stosstruppen may change regiments.
    """
    yield from call_up(g, side)
    barred = MARKED if g.markers_first else 0
    while True:
        offers = [
            g.move.these(movers(g, side, MARCHING, g.marching[side], barred), cannot_set_out, g, side, MARCHING),
            enter_offer(g, side),
            *standing_offers(g, side, g.fighters[side]),
        ]
        if g.storms[side]:
            offers.append(assign_offer(g, side))
        if g.is_idle(*offers):
            break
        done = g.done.each((0,), cannot_end, g, side)
        choice = yield g.menu(side, *offers, done, rule="movement.basic", ask="ask-move")
        if choice.verb == "done":
            break
        if choice.verb == "assign":
            yield from assign_to(g, side, choice.noun)
            continue
        settle(g, side)
        if choice.verb == "move":
            yield from move_group(g, side, choice.noun, MARCHING)
        elif choice.verb == "enter":
            yield from bring_in(g, side, choice.noun)
            put_down(g, side)
        else:
            yield from do_standing(g, side, g.fighters[side], choice.verb, choice.noun)
    put_down(g, side)


@rule("footbridge.laying", "scenario.frozen")
def unmoved(g: Front, fighters: Sequence[int]) -> list[int]:
    """Those of these units that have not moved and could, if enemy zones are ignored."""
    at, marks, size, out = g.position.at, g.position.marks, g.board.grid.size, MOVED | g.holding
    still = [p for p in fighters if not marks[p] & out and at[p] < size]
    return [p for p in still if not g.frozen_hexes >> at[p] & 1] if g.is_frozen() else still


@rule("footbridge.laying", "footbridge.limits")
def standing_offers(g: Front, side: Side, fighters: Sequence[int]) -> list[Offer]:
    """Footbridges that these units may try before they move, or without moving; and footbridges to remove."""
    if side not in g.builders:
        return []
    lay = bridges.span_offer(g, side, unmoved(g, fighters))
    return [lay, bridges.unspan_offer(g, side)] if g.lifts_any_time else [lay]


def do_standing(g: Front, side: Side, fighters: Sequence[int], verb: str, edge: int) -> Script[None]:
    """Carry out what `standing_offers` offered; with other ways open, units that stayed may be selected again."""
    if verb == "span":
        yield from bridges.span(g, side, unmoved(g, fighters), edge)
    else:
        bridges.unspan(g, edge)
    put_down(g, side)
