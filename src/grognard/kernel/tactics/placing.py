"""Setting up in any order: a side is asked for a place for one piece after another, and may pick another instead.

A game says which pieces a side places, in which order it asks for them, and how each may start. What has its place
keeps it: whoever wants it back goes back. A piece is asked about twice at most before one is placed, so that a set-up
ends whatever is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Script, Side
from grognard.kernel.table.play import Play

MOST_ASKED: Final = 2
"""How often a piece is asked about before one is placed: it may be come back to once."""


class PlaceQuestion(NamedTuple):
    """What is asked of a piece that waits for its place, under which clause, and what may be done with it."""

    rule: str
    ask: str
    ways: Sequence[Action]


class Passed:
    """How often each piece was asked about since the last one was placed."""

    def __init__(self) -> None:
        self._times: dict[int, int] = {}

    def note(self, piece: int) -> None:
        """Count a piece that is asked about."""
        self._times[piece] = self._times.get(piece, 0) + 1

    def __contains__(self, piece: int) -> bool:
        """Whether it may not be asked about again."""
        return self._times.get(piece, 0) >= MOST_ASKED


def place_one(
    g: Play[Any],
    side: Side,
    piece: int,
    asked: Callable[[int], PlaceQuestion],
    others: Callable[[int, Passed], Offer],
    /,
) -> Script[None]:
    """Ask a side for a place for a piece, at a menu, or for the one that it picks instead, until one leaves the hand.

    `others(piece, passed)` may be picked instead of it.
    """
    hand, is_menu, passed = g.position.at[piece], True, Passed()
    while g.position.at[piece] == hand:
        passed.note(piece)
        rule, ask, ways = asked(piece)
        instead = others(piece, passed)
        ways = [*ways, Action(instead, ask_instead)]
        choice = yield from act(g, side, ways, rule=rule, ask=ask, is_menu=is_menu, piece=piece)
        if choice in instead.options:
            piece, is_menu = choice.noun, False
        else:
            passed = Passed()


def ask_instead(piece: int) -> None:
    """Change nothing: the piece is asked about next."""
