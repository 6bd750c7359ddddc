"""Snapshots: passed by where nobody looks back, and the same as ever for whoever does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script
from grognard.kernel.asking.snapshots import ALWAYS, KEPT, PASSED, Snapshots
from grognard.kernel.errors import Broken
from grognard.shelf import OURS, title
from tests.kernel.tiny import NORTH, Tiny, a_game_of, bid_for_ever, duel, facts, follow, hunt
from tools.proofs.digest import SHORTEST

picks = st.lists(st.integers(0, 999), max_size=40)
fog = st.booleans()


def begun(is_fog: bool) -> Game:
    return hunt(seed=3) if is_fog else duel(seed=3)


def watched(game: Game) -> Game:
    """The game, with a snapshot at every menu and every beginning of a phase from now on."""
    game._snapshots._watched = ALWAYS
    return game


def last(game: Game) -> list[Any]:
    """The last snapshot, with its position."""
    shot = game.last_snapshot
    return [shot._replace(state=None), game.play.twin(shot.state).position, game.entries_at_last_menu]


@settings(max_examples=60)
@given(picks, fog)
def test_a_snapshot_that_was_passed_by_is_made_when_asked_for(picks: list[int], is_fog: bool) -> None:
    *_, lazy = follow(begun(is_fog), picks)
    *_, eager = follow(watched(begun(is_fog)), picks)
    entries = lazy.entries_at_last_menu
    before = facts(lazy)
    assert last(lazy) == last(eager)
    assert lazy.entries_at_last_menu == entries
    assert facts(lazy) == before
    assert lazy.position_text() == eager.position_text()
    assert lazy.save() == eager.save()


@settings(max_examples=60)
@given(picks, picks, fog)
def test_a_copy_in_the_middle_goes_on_as_the_game_does(shared: list[int], later: list[int], is_fog: bool) -> None:
    *_, game = follow(begun(is_fog), shared)
    *_, copy = follow(game.copy(), later)
    *_, straight = follow(begun(is_fog), [*shared, *later])
    assert facts(copy) == facts(straight)


@pytest.mark.parametrize("name", OURS)
def test_the_games_make_up_their_snapshots(name: str) -> None:
    """At every seventh answer a snapshot of the shortest scenario, beside a game that passes none by."""
    lazy, eager = (title(name).new(SHORTEST[name], seed=5) for _ in range(2))
    watched(eager)
    for number in range(150):
        if lazy.question is None:
            break
        option = lazy.question.options[number * 7919 % len(lazy.question.options)]
        for game in (lazy, eager):
            game.answer(option, game.question.who if game.question else None)
        if number % 7 == 0:
            assert lazy.copy().position_text() == eager.position_text()
            lazy._snapshots._watched = 0
    assert last(lazy) == last(eager)


def bids(answers: int) -> Game:
    """A game of one menu after another, so many answered."""
    game = a_game_of(bid_for_ever).new("duel", seed=1)
    for _ in range(answers):
        game.answer("bid 1")
    return game


def test_most_menus_are_passed_by_and_few_snapshots_are_kept() -> None:
    game = bids(4 * (PASSED + 1))
    taken = [shot.entries for shot in game._snapshots.kept]
    assert {later - earlier for earlier, later in pairwise(taken)} == {PASSED + 1}
    assert len(bids(20 * PASSED)._snapshots.kept) <= KEPT


def test_after_a_look_none_is_passed_by_for_a_while() -> None:
    game = bids(30)
    assert game.last_snapshot.entries == 30
    for _ in range(PASSED):
        game.answer("bid 1")
    assert [shot.entries for shot in game._snapshots.kept][-4:] == [34, 35, 36, 37]
    assert game._snapshots.missed < 0


def test_a_copy_at_a_menu_takes_no_snapshot_again() -> None:
    game = bids(10)
    shot = game.last_snapshot
    copy = game.copy()
    assert copy.last_snapshot is shot is game.last_snapshot


def test_where_the_rules_fail_the_last_snapshot_must_do() -> None:
    """Games that are loaded meet a phase that fails before it asks anything: its beginning was passed by."""
    last_turn = 99

    def bid_once(g: Tiny) -> Script[None]:
        if g.position.turn > last_turn:
            raise ZeroDivisionError
        yield g.menu(NORTH, g.bid(1), rule="2.1", ask="ask-act", side=NORTH)

    odd = a_game_of(bid_once)
    game = odd.new("duel", seed=1)
    for _ in range(2 * PASSED - 3):
        game.answer("bid 1")
    last_turn = game.play.position.turn - 1
    with pytest.raises(Broken) as found:
        odd.load(game.save())
    assert found.value.save


def test_a_snapshot_taken_after_as_many_entries_is_replaced() -> None:
    shot = bids(3).last_snapshot
    snapshots = Snapshots([shot])
    snapshots.add(shot._replace(at_menu=False))
    assert snapshots.kept == [shot._replace(at_menu=False)]
