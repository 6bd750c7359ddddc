"""Windows of reaction: the side that does not act may break in, again and again, until it holds.

Being asked is information, so a window opens by what the acting side may know: whether, for all it can tell, some
counter might react. What a reaction is, who may make it and how often, is the game's. Windows are choices inside an
operation and never menus, so what they remember may be kept in a `Watch` beside the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from grognard.kernel.play import Play
from grognard.kernel.script import Offer, Option, Script, Side

T = TypeVar("T")


class Watch:
    """What the windows of one operation have in common: who has reacted to what, and who lets the rest of it pass."""

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
    """Ask a side for reactions until it holds or nothing might react any more; how many there were.

    `might()` gives the counters that might react for all the other side can tell, nothing when none might: the side is
    asked even if all of them are decoys and `offer(might)` is empty. `react(option)` carries one out, and may open
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
    """Let the sides answer each other in turn, this side first, each the other's last deed, until one gives none.

    `answer(side, last)` asks one side, and returns what it did or None.
    """
    given: T | None = last
    while given is not None:
        given = yield from answer(side, given)
        side = side.enemy
