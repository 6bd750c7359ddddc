"""Who sets out: the units that may move in a phase and have somewhere to go, or something else to do on their way.

`movement` says how a group moves once it is selected; `movement_phase` and `exploitation` let its owner select it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grognard.games.front1918.destinations import Party, Terms, hexes_for, is_bound, reach_of, why_no_way
from grognard.games.front1918.ground import March, either
from grognard.games.front1918.movement import cannot_come_along, companions, on_the_way, party_of
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import (
    FIRM,
    LOOSE,
    MARKS,
    MOVED,
    OFFENSIVE,
    TRIED,
    UNSUPPLIED,
)
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.words.rulebook import rule

STAYS = MOVED | TRIED | OFFENSIVE
"""The marks that keep a unit from moving in the movement phase."""


KEPT_TO_WAYS = UNSUPPLIED | -1 << len(MARKS)
"""The marks of units that may have nowhere to go though a hex is open: towards supply only, or by rules of one book."""

# Who sets out ----------------------------------------------------------------------------------------------------


@rule("movement.basic", "movement.minimum", "movement.enemies", "movement.zones", "movement.rivers", "supply.effects")
def cannot_set_out(g: Front, side: Side, terms: Terms, piece: int) -> Refusal | None:
    """A unit that may move is selected if there is a hex it may go to, or something else to do on its way."""
    why = terms.cannot(g, side, piece)
    return why if why is not None else why_stuck(g, side, terms, piece)


def movers(g: Front, side: Side, terms: Terms, pieces: Sequence[int], barred: int = 0) -> list[int]:
    """The units, of these, that may set out now and have none of these marks, computed together: see
    `cannot_set_out`."""
    at, marks, size, stacks = g.position.at, g.position.marks, g.board.grid.size, g.occupation.stacks
    out = STAYS | g.holding | barred
    able = [p for p in pieces if not marks[p] & out and at[p] < size]
    if g.is_frozen():
        able = [p for p in able if not g.frozen_hexes >> at[p] & 1]
    firm, loose, is_combat = g.occupation.zone(side.enemy, FIRM), g.occupation.zone(side.enemy, LOOSE), g.is_combat
    zone = firm if loose == g.nothing else either(firm, loose)
    # Supports are never bound; a unit alone in a firm zone leaves nobody behind, so the rule is not asked.
    free = [
        p
        for p in able
        if not zone[at[p]]
        or not is_combat[p]
        or not ((len(stacks[at[p]]) == 1 and firm[at[p]]) or is_bound(g, side, (p,)))
    ]
    calm, land, roams, kept = calm_hexes(g, side), g.ways.land, g.roams, KEPT_TO_WAYS & ~g.directing
    return [
        p
        for p in free
        if (land[at[p]] & calm and roams[p] and not marks[p] & kept) or why_stuck(g, side, terms, p) is None
    ]


def calm_hexes(g: Front, side: Side) -> int:
    """The hexes that any unit of a side may enter from anywhere on land: in play, and away from the enemy."""
    return ~(g.closed_hexes() | g.ground_hexes(side.enemy) | g.zone_hexes(side.enemy) | g.ways.heights)


@rule("movement.basic", "movement.minimum", "footbridge.laying", "mastery.pinned")
def why_stuck(g: Front, side: Side, terms: Terms, piece: int) -> Refusal | None:
    """Why a unit that may move is not selected: no hex is open to it, alone or with another of its hex, and nothing
    else is left to do on its way."""
    party = party_of(g, side, terms, piece)
    found = reach_of(g, party)
    if hexes_for(g, party, found) or any(on_the_way(g, party)):
        return None
    for other in companions(g, party):
        if cannot_come_along(g, party, other) is None:
            pair = replace(party, pieces=[*party.pieces, other])
            if hexes_for(g, pair, reach_of(g, pair)):
                return None
    return why_nowhere(g, party, found)


def why_nowhere(g: Front, party: Party, found: March) -> Refusal:
    """That a group has nowhere to go, under the clause that closes the hexes without enemies next to it, if it is the
    same for all."""
    near = [h for h in g.board.grid.adjacent[found.start] if not g.holds(party.side.enemy, h)]
    clauses = {refusal.rule for h in near if (refusal := why_no_way(g, party, found, h)) is not None}
    return Refusal(clauses.pop() if len(clauses) == 1 else "movement.basic", "no-nowhere")
