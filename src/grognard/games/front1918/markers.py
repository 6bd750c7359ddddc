"""The end of the movement phase: bridges are blown and rebuilt, and units are marked to disengage or kept in reserve.

`bridges` and `reserves` decide what each takes; disengagement itself comes after the combats.
"""

from __future__ import annotations

from grognard.games.front1918 import bridges
from grognard.games.front1918.declared import DISENGAGING, FIRM, LOOSE, MOVED
from grognard.games.front1918.movement import FROZEN
from grognard.games.front1918.reserves import cannot_reserve, place_reserve, reserve_hexes
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.words.rulebook import rule


@rule("bridge.demolition", "disengagement.markers", "reserve.markers")
def end_of_movement(g: Front, side: Side) -> Script[None]:
    """After all moves: bridges are blown and rebuilt, and markers are placed."""
    while True:
        offers = [bridges.demolish_offer(g, side), bridges.rebuild_offer(g, side), *g.more_at_end(side)]
        offers += markers_placed(g, side) if g.markers_first else marker_offers(g, side)
        if g.is_idle(*offers):
            break
        choice = yield g.menu(side, *offers, g.done(), rule="movement.combat-units", ask="ask-end-of-movement")
        if choice.verb == "done":
            break
        if choice.verb == "demolish":
            yield from bridges.demolish(g, side, choice.noun)
        elif choice.verb == "rebuild":
            yield from bridges.rebuild(g, side, choice.noun)
        elif choice.verb in ("disengage", "reserve"):
            yield from place_marker(g, side, choice)
        else:
            yield from g.do_at_end(side, choice)
    g.position.tested.clear()


@rule("disengagement.markers", "reserve.markers")
def marker_offers(g: Front, side: Side) -> list[Offer]:
    """The units that may be marked for disengagement, and the stacks that may be put in reserve."""
    return [
        g.disengage.these(disengagers(g, side), cannot_disengage, g, side),
        g.reserve.these(reserve_hexes(g, side), cannot_reserve, g, side),
    ]


def markers_placed(g: Front, side: Side) -> list[Offer]:
    """Why no more of these markers are placed, in the book where they come before the moves."""
    disengaging, reserve = (Refusal(key, "no-markers-first") for key in ("disengagement.markers", "reserve.markers"))
    return [g.disengage.refused(disengaging), g.reserve.refused(reserve)]


def place_marker(g: Front, side: Side, choice: Option) -> Script[None]:
    """Carry out what `marker_offers` offered."""
    if choice.verb == "disengage":
        g.mark(choice.noun, DISENGAGING)
        g.tell("will-disengage", "disengagement.markers", piece=choice.noun, hex=g.position.at[choice.noun])
    else:
        yield from place_reserve(g, side, choice.noun)


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
