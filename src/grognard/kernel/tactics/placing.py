"""Setting up in any order: a side is asked for a place for one piece after another, and may pick another at any time.

A game says which pieces a side places, in which order it asks for them, how each may start, and what it means to take
one up again that has its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Script, Side
from grognard.kernel.table.play import Play


class PlaceQuestion(NamedTuple):
    """What is asked of a piece that waits for its place, under which clause, and what may be done with it."""

    rule: str
    ask: str
    ways: Sequence[Action]


def place_one(
    g: Play[Any],
    side: Side,
    piece: int,
    asked: Callable[[int], PlaceQuestion],
    others: Callable[[int, bool], Offer],
    take_up: Callable[[int], object],
    /,
) -> Script[None]:
    """Ask a side for a place for a piece, at a menu, or for the one that it picks instead, until one leaves the hand.

    `others(piece, is_lifted)` may be picked instead of it; one that stands on the map is taken up. While one that was
    taken up is asked about, no second one should be, so that a set-up gets on even where chance answers.
    """
    hand, is_menu, is_lifted = g.position.at[piece], True, False
    while g.position.at[piece] == hand:
        rule, ask, ways = asked(piece)
        instead = others(piece, is_lifted)
        stood = [*g.position.at]
        ways = [*ways, Action(instead, take_up)]
        choice = yield from act(g, side, ways, rule=rule, ask=ask, is_menu=is_menu, piece=piece)
        if choice in instead.options:
            piece, is_menu, is_lifted = choice.noun, False, stood[choice.noun] != hand
