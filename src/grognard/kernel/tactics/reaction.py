"""Reaction windows: the side that does not act may react, repeatedly, until it declines.

Being asked is information, so a window opens whenever, as far as the acting side can know, some counter might react.
The game decides what a reaction is, who may make it and how often. Windows are choices inside an operation and never
menus, so their state may be kept in a `Watch` outside the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from grognard.kernel.asking.script import Offer, Option, Script, Side
from grognard.kernel.table.play import Play

T = TypeVar("T")


class Watch:
    """The state shared by the windows of one operation: who has reacted to what, and who declined the rest of it."""

    __slots__ = ("reacted", "waiving")

    def __init__(self) -> None:
        self.reacted: set[tuple[int, ...]] = set()
        self.waiving: set[Side] = set()

    def note(self, piece: int, *occasion: int) -> None:
        """Record that a piece has reacted, or tried to, on one occasion: to this mover, in this hex."""
        self.reacted.add((piece, *occasion))

    def has_reacted(self, piece: int, *occasion: int) -> bool:
        """Whether a piece has reacted on this occasion."""
        return (piece, *occasion) in self.reacted


def window(
    g: Play[Any],
    side: Side,
    might: Callable[[], T],
    offer: Callable[[T], Offer],
    react: Callable[[Option], Script[object]],
    /,
    *,
    hold: Option,
    waive: Option | None = None,
    watch: Watch | None = None,
    most: int | None = None,
    rule: str,
    ask: str,
    **args: Any,
) -> Script[int]:
    """Ask a side for reactions until it declines or nothing might react any more; returns how many there were.

    `might()` gives the counters that might react as far as the other side can know, nothing when none might. The side
    is asked even if all of them are decoys and `offer(might)` is empty. `react(option)` carries one out, and may open
    windows for the other side. `hold` declines now; `waive` declines for all windows with the same `watch`. `most` is
    how many reactions there may be.
    """
    count = 0
    while (most is None or count < most) and (watch is None or side not in watch.waiving):
        candidates = might()
        if not candidates:
            break
        declines = (hold,) if waive is None else (hold, waive)
        choice = yield g.choose(side, offer(candidates), *declines, rule=rule, ask=ask, **args)
        if choice in declines:
            if choice == waive and watch is not None:
                watch.waiving.add(side)
            break
        count += 1
        yield from react(choice)
    return count


def exchange(side: Side, last: T, answer: Callable[[Side, T], Script[T | None]]) -> Script[None]:
    """Let the sides react to each other in turn, this side first, until one declines.

    `answer(side, last)` asks one side for a reaction to what the other did last; it returns what it did, or None.
    """
    given: T | None = last
    while given is not None:
        given = yield from answer(side, given)
        side = side.enemy
