"""Dealing hidden counters at random: every deal that fits is possible, and no other; secrets do not affect it."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.dealing import Slot, deal, deal_under, shuffled

TAKES = [1, 1, 0, 2]
SLOTS = [Slot(10, 1), Slot(11), Slot(12)]
ROOM = {10: 1, 11: 1, 12: 2}


def anything(_: int, __: Slot) -> bool:
    return True


@given(st.lists(st.integers(), max_size=8), st.integers())
def test_shuffling_loses_nothing_and_repeats(things: list[int], seed: int) -> None:
    found = shuffled(things, Whim(seed))
    assert Counter(found) == Counter(things) and found == shuffled(things, Whim(seed))


def test_every_way_that_fits_is_dealt_and_no_other() -> None:
    dealt = Counter(tuple(deal([0, 1, 3], SLOTS, anything, ROOM, TAKES, Whim(n))) for n in range(200))
    assert set(dealt) == {(0, 1, 3), (1, 0, 3)}, "piece 3 takes two and fits in one place only"
    assert min(dealt.values()) > 50


def test_what_a_counter_shows_says_who_it_may_be() -> None:
    def may_be(piece: int, slot: Slot) -> bool:
        return piece == 1 or not slot.marks

    assert {deal([0, 1], SLOTS[:2], may_be, ROOM, TAKES, Whim(n))[0] for n in range(50)} == {1}


def test_no_way_is_no_deal() -> None:
    assert deal([3], [SLOTS[0]], anything, ROOM, TAKES, Whim(1)) == []
    assert deal([0], [SLOTS[0]], lambda *_: False, ROOM, TAKES, Whim(1)) == []


def test_under_markers_lie_one_or_more_as_there_is_room() -> None:
    slots = [Slot(10), Slot(12)]
    found = [deal_under([0, 1, 2, 3], slots, anything, ROOM, TAKES, Whim(n)) for n in range(200)]
    for dealt in found:
        assert {slot.place for slot in dealt.values()} == {10, 12}
        for slot in slots:
            assert sum(TAKES[p] for p, under in dealt.items() if under == slot) <= ROOM[slot.place]
    sizes = {tuple(sorted(Counter(slot.place for slot in dealt.values()).items())) for dealt in found}
    assert len(sizes) > 1, "how many lie under a marker varies"
    assert any(3 not in dealt for dealt in found), "who fits nowhere is left out"


def test_markers_that_cannot_be_served_deal_nothing() -> None:
    assert deal_under([0], [Slot(10), Slot(11)], anything, ROOM, TAKES, Whim(1)) == {}
    assert deal_under([0], [], anything, ROOM, TAKES, Whim(1)) == {}


def test_a_deal_that_cannot_be_completed_is_given_up_at_once() -> None:
    """Two counters that only one piece may be: with eleven others to deal first, trying all orders never ends."""
    asked = 0

    def may_be(piece: int, slot: Slot) -> bool:
        nonlocal asked
        asked += 1
        return piece == 0 or slot.place < 11

    slots = [Slot(place) for place in range(13)]
    room = dict.fromkeys(range(13), 1)
    assert deal(range(14), slots, may_be, room, [1] * 14, Whim(1)) == []
    assert asked < 20_000
    assert len(deal(range(14), slots[:12], may_be, room, [1] * 14, Whim(1))) == 12
