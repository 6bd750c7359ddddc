"""Chapter 12.81: leaders beside an assault hex. Who calls somebody in it is bound to go in, with all he calls.

Movement, fire and assault ask this of every piece that acts. Whom a leader may call is in `declaring`.
"""

from __future__ import annotations

from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, LED, TO_FIRE
from grognard.kernel.asking.script import Refusal
from grognard.kernel.words.rulebook import rule

IS_BOUND = Refusal("12.81", "no-bound")


@rule("12.81")
def bound_to(g: August, leader: int) -> int:
    """§12.81 The assault hex a leader must enter because he called somebody in it from outside; -1 for none (R 61).

    He is not bound to a hex that he has left in this segment.
    """
    position = g.position
    if not g.is_on_board(leader):
        return -1
    here, left = position.at[leader], position.left_from[leader]
    at, by = position.at, position.by
    for piece in [p for p in g.present(g.owner[leader]).pieces if by[p] == leader]:
        there = at[piece]
        if there not in (here, left) and g.is_assault_hex(there):
            return there
    return -1


@rule("12.81")
def is_bound_elsewhere(g: August, piece: int, hex_: int) -> bool:
    """§12.81 Whether the leader who called a piece, or the leader it is, must enter another hex than this one."""
    leader = piece if g.is_leader[piece] else g.position.by[piece]
    return leader >= 0 and bound_to(g, leader) not in (-1, hex_)


@rule("12.6", "12.61", "12.81")
def has_caller_with_it(g: August, piece: int) -> bool:
    """§12.6 Whether a leader who may have called a unit began with it, declared to fire, not demoralised (R 104)."""
    leaders = g.leaders_at(g.position.at[piece], g.owner[piece])
    able = [p for p in leaders if g.has(p, TO_FIRE) and not g.has(p, DEMORALISED) and g.position.by[p] != p]
    return g.has(piece, LED) and any(g.is_same_class(leader, piece) for leader in able)
