"""Counts of pieces and zones: after any change they equal a fresh count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.table.occupation import Occupation
from tests.kernel.tiny import NORTH, SOUTH, SPENT, WET, Tiny, duel, follow, hunt

pieces, places = st.integers(0, 5), st.sampled_from(["0101", "0201", "0202", "0303", "0403", "camp", "out"])
Story = list[tuple[str, int, str]]
picks = st.lists(st.integers(0, 999), max_size=25)


def table() -> Tiny:
    play = duel().play
    assert isinstance(play, Tiny)
    return play


def zones_by_hand(g: Tiny) -> list[list[int]]:
    """Both kinds of zone of both sides, counted the slow way."""
    found = []
    for side in g.sides:
        for kind, reach in (("foot", 1), ("gun", 2)):
            counts = [0] * g.board.grid.size
            for piece in g.roster.of(side):
                at = g.position.at[piece]
                is_active = g.is_on_board(piece) and not g.position.hidden[piece] and not g.has(piece, WET)
                if is_active and g.roster[piece].kind == kind:
                    for hex_ in g.board.grid.hexes:
                        is_near = g.board.grid.distance(at, hex_) <= reach
                        counts[hex_] += is_near and (hex_ != at or kind == "gun")
            found.append(counts)
    return found


def check(g: Tiny) -> None:
    assert g.occupation.same_as(g.count())
    assert [list(zone) for zone in g.occupation.zones] == zones_by_hand(g)
    for place in range(g.board.grid.size + len(g.board.boxes)):
        assert g.at(place) == tuple(p for p, at in enumerate(g.position.at) if at == place)
    for side in g.sides:
        assert g.on_board(side) == [p for p in g.roster.of(side) if g.is_on_board(p)]


deeds = st.one_of(
    st.tuples(st.just("place"), pieces, places),
    st.tuples(st.sampled_from(["remove", "lose", "wet", "dry", "tire", "reveal", "conceal"]), pieces, st.just("")),
)


def do(g: Tiny, deed: str, piece: int, place: str) -> None:
    match deed:
        case "place":
            found = g.board.find_place(place)
            assert found is not None
            g.place(piece, found)
        case "remove":
            g.remove(piece)
        case "lose":
            if g.position.steps[piece]:
                g.lose_step(piece)
        case "wet":
            g.mark(piece, WET)
        case "dry":
            g.unmark(piece, WET)
        case "tire":
            g.mark(piece, SPENT)
        case "reveal":
            g.reveal(piece)
        case "conceal":
            g.conceal(piece)


@given(st.lists(deeds, max_size=30))
def test_the_counts_stay_right_whatever_happens(story: Story) -> None:
    g = table()
    check(g)
    for deed in story:
        do(g, *deed)
        check(g)


@given(st.lists(deeds, max_size=8), st.lists(deeds, max_size=8))
def test_a_snapshot_of_the_counts_puts_them_back(story: Story, more: Story) -> None:
    g = table()
    for deed in story:
        do(g, *deed)
    shot = g.snapshot()
    twin = g.twin(shot)
    for deed in more:
        do(g, *deed)
    assert twin.occupation.same_as(twin.count()), "a twin is not touched by what happens here"
    g.restore(shot)
    check(g)
    assert g.occupation.same_as(twin.occupation)


@given(picks, st.booleans())
def test_the_counts_are_right_at_every_question(picks: list[int], is_fog: bool) -> None:
    for game in follow(hunt() if is_fog else duel(), picks):
        assert isinstance(game.play, Tiny)
        check(game.play)


@pytest.mark.parametrize("deed", ["reveal", "conceal"])
def test_hiding_and_showing_refresh_the_zone(deed: str) -> None:
    g = table()
    piece = g.roster.numbers["N2" if deed == "reveal" else "N1"]
    getattr(g, deed)(piece)
    check(g)


def test_zones_of_two_kinds_are_kept_apart() -> None:
    g = table()
    here = g.board.grid.find("0301")
    near, far = g.occupation.zone(NORTH), g.occupation.zone(NORTH, 1)
    assert far[here] == 1 and near[here] == 0, "the gun reaches its own hex, and no foot is next to it"
    assert not any(g.occupation.zone(SOUTH, 1)), "the southern gun is in camp"
    assert sum(near) == len(g.board.grid.adjacent[g.board.grid.find("0102")]), "N2 is hidden, N1 is not"


def test_counts_differ_when_anything_does() -> None:
    def made() -> Occupation:
        found = Occupation(2, 3, 2, [[[1], [0, 2], [1]]])
        found.lay(0, 1)
        found.exert(0, 0, 0, 1)
        return found

    assert made().same_as(made())
    moved, exerted = made(), made()
    moved.lay(1, 1)
    exerted.exert(1, 1, 0, 0)
    assert not made().same_as(moved)
    assert not made().same_as(exerted)


def test_a_table_without_zones_keeps_stacks_only() -> None:
    class Peaceful(Tiny):
        zone_kinds = ()

    g = Peaceful(table().setting)
    g.place(0, 3)
    g.place(1, 3)
    g.mark(0, WET)
    assert g.at(3) == (0, 1)
    assert g.occupation.zones == []
    assert g.occupation.same_as(g.count())


def test_a_side_cache_may_last_until_a_piece_of_the_side_comes_or_goes() -> None:
    class WhoIsThere:
        """What a game keeps of who is on the map."""

    class Lasting(Tiny):
        side_cache = WhoIsThere
        side_cache_lasts = True

    g = Lasting(table().setting)
    shot = g.snapshot()
    g.place(0, 2)
    for place, lasts in ((3, True), (g.board.box("camp"), False), (4, False)):
        ours, others = g.side_caches
        g.place(0, place)
        assert (g.side_caches[0] is ours) is lasts, place
        assert g.side_caches[1] is others, place
        if lasts:
            assert g.twin(shot).side_caches[0] is not ours, "a copy works it out for itself"
    for is_restored in (True, False):
        before = list(g.side_caches)
        if is_restored:
            g.restore(shot)
        else:
            g.recount()
        assert not any(now is was for now, was in zip(g.side_caches, before, strict=True)), "all may be otherwise"


def test_a_side_cache_lasts_until_a_piece_of_the_side_moves_is_hidden_or_revealed() -> None:
    class Kept:
        """What a game keeps for one side."""

    class Keeping(Tiny):
        side_cache = Kept

    g = Keeping(table().setting)
    shot, piece = g.snapshot(), g.roster.of(SOUTH)[0]

    def renewed(change: Callable[..., object], *args: Any) -> list[bool]:
        before = [*g.side_caches]
        change(*args)
        return [now is not then for now, then in zip(g.side_caches, before, strict=True)]

    theirs = [side == SOUTH for side in g.sides]
    assert renewed(g.place, piece, 3) == theirs
    assert renewed(g.place, piece, 3) == renewed(g.mark, piece, WET) == [False, False]
    assert renewed(g.conceal, piece) == renewed(g.reveal, piece) == theirs
    assert renewed(g.reveal, piece) == [False, False]
    assert renewed(g.restore, shot) == renewed(g.recount) == [True, True]
    assert all(mine is not other for mine, other in zip(g.side_caches, g.twin(shot).side_caches, strict=True))
