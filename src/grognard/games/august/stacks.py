"""Orders to a stack: several pieces of one hex, declared to move, go to the same hex with one answer.

Each still moves alone, hex by hex, and completes its move before the next begins (3.13, 5.2); only the way is not asked
again. What entering a hex brings about is in `movement`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.august.actions import stay
from grognard.games.august.ground import points
from grognard.games.august.movement import Mover, cannot_step, move, move_after, step_offer
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, TO_MOVE
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

TOO_FEW = Refusal("3.13", "no-too-few")


def stack_movers(g: August, side: Side, hex_: int) -> list[int]:
    """The pieces of a hex that may be ordered on together, the slowest first and leaders last."""
    able = [p for p in g.own_at(hex_, side) if g.has(p, TO_MOVE) and not g.has(p, DEMORALISED) and points(g, p)]
    return sorted(able, key=lambda p: (g.is_leader[p], points(g, p), p))


@rule("3.13", "5.2")
def cannot_order(g: August, side: Side, hex_: int) -> Refusal | None:
    """§3.13 At least two pieces in the hex are declared to move and can."""
    return None if len(stack_movers(g, side, hex_)) > 1 else TOO_FEW


@rule("3.13", "5.2")
def order_stack(g: August, side: Side, hex_: int) -> Script[None]:
    """§5.2 One piece of a stack moves hex by hex; then the others take the same way, each in a move of its own."""
    pieces = stack_movers(g, side, hex_)
    first = next((p for p in pieces if len(step_offer(g, Mover(g, (p,))))), pieces[0])
    steps = step_offer(g, Mover(g, (first,)))
    choice = yield g.choose(side, steps, g.stay(), rule="5.2", ask="ask-order", piece=first, hex=hex_)
    if choice.verb == "stay":
        for piece in pieces:
            stay(g, piece)
        return
    mover = yield from move(g, (first,), choice.noun)
    yield from follow(g, side, hex_, mover)


@rule("3.13", "5.2")
def follow(g: August, side: Side, hex_: int, mover: Mover) -> Script[None]:
    """§3.13 The others go after the first of their stack; once the enemy strikes a mover their owner is asked."""
    route, is_asked = tuple(mover.route), mover.is_struck
    while not g.position.over:
        others = g.follow.each(stack_movers(g, side, hex_), cannot_follow, g, route)
        if not len(others):
            return
        pieces = [option.noun for option in others]
        if is_asked:
            choice = yield g.choose(
                side, others, g.follow_all(), g.done(), rule="5.2", ask="ask-follow", hex=hex_, hex_to=route[-1]
            )
            if choice.verb == "done":
                return
            pieces = [choice.noun] if choice.verb == "follow" else pieces
        is_asked = True
        yield from follow_in_turn(g, pieces, route)


def follow_in_turn(g: August, pieces: Sequence[int], route: Sequence[int]) -> Script[None]:
    """§5.2 Pieces take one way one after another, until the enemy strikes one."""
    for piece in pieces:
        if cannot_follow(g, route, piece) is None:
            mover = yield from move_after(g, piece, route)
            if mover.is_struck:
                return


def cannot_follow(g: August, route: Sequence[int], piece: int) -> Refusal | None:
    """§5.2 A piece of the stack follows if it may take the first step of the way."""
    return cannot_step(g, Mover(g, (piece,)), route[0])
