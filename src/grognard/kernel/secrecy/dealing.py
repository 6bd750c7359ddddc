"""Deals hidden counters anew: which piece each may be, as far as one side can know.

For `Play.imagine`. The result depends on what a side may know and on a whim, never on the true secrets: callers first
put unknown pieces and places in an order that does not depend on them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from grognard.kernel.numbers.dice import Whim

T = TypeVar("T")


class Slot(NamedTuple):
    """A counter as its enemy sees it."""

    place: int
    marks: int = 0


MayBe = Callable[[int, Slot], bool]


def shuffled(things: Sequence[T], whim: Whim) -> list[T]:
    """The same things in random order."""
    found = list(things)
    for last in range(len(found) - 1, 0, -1):
        other = whim.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found


def deal(
    pieces: Sequence[int],
    slots: Sequence[Slot],
    may_be: MayBe,
    room: Mapping[int, int],
    takes: Sequence[int],
    whim: Whim,
) -> list[int]:
    """Choose a piece for every slot so that all fit, in the order of the slots; empty when there is no way.

    `may_be(piece, slot)` says which pieces can be a counter, `room` how much each place holds, and `takes` how much of
    it each piece takes. Slots that few pieces fit should come first.
    """
    slot = slots[0]
    for piece in shuffled(pieces, whim):
        if not may_be(piece, slot) or room[slot.place] < takes[piece]:
            continue
        if len(slots) == 1:
            return [piece]
        left = {**room, slot.place: room[slot.place] - takes[piece]}
        if others := deal([p for p in pieces if p != piece], slots[1:], may_be, left, takes, whim):
            return [piece, *others]
        # Without this, a deal that nothing can complete would be tried in every order.
        if not can_fill(pieces, slots, may_be, room, takes):
            return []
    return []


def can_fill(
    pieces: Sequence[int], slots: Sequence[Slot], may_be: MayBe, room: Mapping[int, int], takes: Sequence[int]
) -> bool:
    """Whether every slot can have a piece of its own that fits, if slots do not compete for room."""
    fitting = [[p for p in pieces if may_be(p, slot) and room[slot.place] >= takes[p]] for slot in slots]
    slot_of: dict[int, int] = {}

    def find(slot: int, seen: set[int]) -> bool:
        """Give a slot a piece, moving pieces of other slots if need be."""
        for piece in fitting[slot]:
            if piece not in seen:
                seen.add(piece)
                if piece not in slot_of or find(slot_of[piece], seen):
                    slot_of[piece] = slot
                    return True
        return False

    return all(find(slot, set()) for slot in range(len(slots)))


def deal_under(
    pieces: Sequence[int],
    slots: Sequence[Slot],
    may_be: MayBe,
    room: Mapping[int, int],
    takes: Sequence[int],
    whim: Whim,
) -> dict[int, Slot]:
    """Deal pieces under markers that cover any number of pieces: at least one each, the others wherever they fit.

    Returns the slot of each piece. A piece that fits nowhere is left out; the result is empty when a marker gets none.
    """
    first = deal(pieces, slots, may_be, room, takes, whim) if slots else []
    dealt = dict(zip(first, slots, strict=False))
    left = dict(room)
    for piece, slot in dealt.items():
        left[slot.place] -= takes[piece]
    for piece in shuffled([p for p in pieces if p not in dealt], whim) if dealt else ():
        if ways := [slot for slot in slots if left[slot.place] >= takes[piece] and may_be(piece, slot)]:
            dealt[piece] = whim.pick(ways)
            left[dealt[piece].place] -= takes[piece]
    return dealt
