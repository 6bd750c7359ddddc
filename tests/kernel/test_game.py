"""A game in progress: copies and branches at every question, exact events, and scripts that fail."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.asking.ending import Result
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.errors import Broken, Illegal
from grognard.kernel.numbers.dice import Scripted, Seeded, TypedIn
from tests import depth
from tests.kernel.tiny import (
    NORTH,
    SOUTH,
    Tiny,
    a_game_of,
    after,
    bid_for_ever,
    choices,
    duel,
    facts,
    follow,
    hunt,
    texts,
)

picks = st.lists(st.integers(0, 999), max_size=25)
pick = st.integers(0, 999)
fog = st.booleans()


def begun(is_fog: bool) -> Game:
    return hunt(seed=3) if is_fog else duel(seed=3)


# Copies ------------------------------------------------------------------------------------------------------
@given(picks, fog)
def test_a_copy_at_every_question_is_the_same_game(picks: list[int], is_fog: bool) -> None:
    for game in follow(begun(is_fog), picks):
        copy = game.copy()
        assert facts(copy) == facts(game)
        assert copy.play.occupation.same_as(copy.play.count())
        assert facts(copy.copy()) == facts(game)


@settings(max_examples=depth.times(12))
@given(picks, picks, picks, fog)
def test_a_copy_goes_its_own_way(shared: list[int], one: list[int], two: list[int], is_fog: bool) -> None:
    *_, game = follow(begun(is_fog), shared)
    copy = game.copy()
    start = facts(game)
    *_, copy = follow(copy, one)
    assert facts(game) == start, "what happens to the copy does not happen to the original"
    there = facts(copy)
    *_, game = follow(game, two)
    assert facts(copy) == there
    *_, straight = follow(begun(is_fog), [*shared, *one])
    assert facts(copy) == facts(straight), "and it is the game it would have been"


@settings(max_examples=depth.times(12))
@given(picks, fog, st.data())
def test_a_branch_is_the_game_as_it_stood(picks: list[int], is_fog: bool, data: Any) -> None:
    stood = {len(game.entries): facts(game) for game in follow(begun(is_fog), picks)}
    *_, game = follow(begun(is_fog), picks)
    before = facts(game)
    entries = data.draw(st.sampled_from(sorted(stood)))
    assert facts(game.branch(entries)) == stood[entries]
    assert facts(game) == before


def test_a_branch_with_other_dice_rolls_again() -> None:
    game = after(duel(Scripted(["chit sun", 6])), "attack 0103", "join N1", "join N2", "loses S1")
    other = game.branch(4, dice=Scripted(["chit sun", 1]))
    assert [str(entry) for entry in other.entries[3:]] == ["north: join N2", "dice: roll 1"]
    waiting = game.branch(4, dice=TypedIn())
    assert waiting.questions.keys() == {"dice"}
    assert len(waiting.entries) == 4


def test_a_branch_may_go_back_past_all_kept_snapshots() -> None:
    """The game keeps some of them; what lies before the oldest is played again from the start."""
    game = a_game_of(bid_for_ever).new("duel", seed=1)
    for _ in range(200):
        game.answer("bid 1")
    assert game.branch(3).entries == game.entries[:3]
    assert game.play.position.score == [200, 0]
    assert game.branch(150).play.position.score == [150, 0]


# Events ------------------------------------------------------------------------------------------------------
@given(picks, fog)
def test_events_are_told_once_and_in_order(picks: list[int], is_fog: bool) -> None:
    told: list[Any] = []
    for game in follow(begun(is_fog), picks):
        assert game.events[: len(told)] == told, "what was told stays told"
        told = list(game.events)
        numbers = [event.number for event in told]
        assert numbers == sorted(numbers) and all(number <= len(game.entries) for number in numbers)


def test_events_reach_only_whom_they_are_for() -> None:
    game = after(duel(Scripted(["chit sun"])), "move N2", "to 0302")
    assert [event.key for event in game.events_for("north")][-1] == "moves"
    assert [event.key for event in game.events_for(SOUTH)][-1] == "counter-moves"
    assert game.events_for(None) == game.events_for("south")


def test_the_result_is_who_won_and_why() -> None:
    game = after(duel(), "bid 2", "done", "bid 1", "done", "done")
    assert game.result is None
    game.answer("done")
    assert game.result == Result("north", "verdict-points")
    assert after(duel(), *["done"] * 4).result == Result("", "verdict-even")


def test_a_whole_game_can_be_played() -> None:
    for seed in range(10):
        *_, game = follow(hunt(seed=seed), range(seed, 10_000, 7))
        assert game.result is not None
        assert game.questions == {}


# Scripts that fail -------------------------------------------------------------------------------------------
def stumble(g: Tiny, side: Side) -> Script[None]:
    """Fails after it has changed and told things, at the third answer."""
    for n in range(3):
        g.tell("set-up", "1.1", side=side)
        g.position.score[side] += 1
        g.place(n, g.board.out)
        choice = yield g.choose(side, g.bid(n), g.done(), rule="2.1", ask="ask-act", side=side)
        if choice.verb == "done":
            g.place(0, 10**6)
            g.tell("set-up", "1.1", side=side)
            raise KeyError("stumbled")


def test_a_script_that_fails_is_our_fault_and_the_game_stands_where_it_stood() -> None:
    title = a_game_of(stumble, NORTH)
    game = after(title.new("duel", seed=2), "bid 0", "bid 1")
    before = facts(game)
    with pytest.raises(Broken, match="KeyError after 'done': 'stumbled'") as caught:
        game.answer("done")
    assert isinstance(caught.value.__cause__, KeyError)
    assert facts(game) == before
    assert game.play.occupation.same_as(game.play.count())
    loaded = title.load(caught.value.save)
    assert facts(loaded) == before
    with pytest.raises(Broken):
        loaded.answer("done")
    game.answer("bid 2")
    assert len(game.entries) == 3, "it can go on another way"


def test_a_script_that_fails_at_once_is_broken_too() -> None:
    def fails(g: Tiny, side: Side) -> Script[None]:
        raise ZeroDivisionError("at once")
        yield

    with pytest.raises(Broken, match="at once"):
        a_game_of(fails, NORTH).new("duel")


def test_a_question_without_options_is_broken() -> None:
    def speechless(g: Tiny, side: Side) -> Script[None]:
        yield g.choose(side, g.done(), rule="2.1", ask="ask-act", side=side)
        yield g.choose(side, g.bid.each([]), rule="2.4", ask="ask-act", side=side)

    game = a_game_of(speechless, NORTH).new("duel")
    with pytest.raises(Broken, match=r"§2\.4 ask-act: a question without options"):
        game.answer("done")
    assert texts(game) == ["done"] and game.entries == []


def test_a_roll_of_the_dice_that_breaks_a_script_takes_the_answer_back_with_it() -> None:
    def unlucky(g: Tiny, side: Side) -> Script[None]:
        yield g.choose(side, g.done(), rule="2.1", ask="ask-act", side=side)
        if (yield g.roll(rule="2.6")) == 1:
            raise RuntimeError("a one")
        yield g.choose(side, g.bid(1), rule="2.1", ask="ask-act", side=side)

    title = a_game_of(unlucky, NORTH)
    game = title.new("duel", dice=Scripted([1]))
    with pytest.raises(Broken, match="a one"):
        game.answer("done")
    assert game.entries == [] and texts(game) == ["done"]
    lucky = after(title.new("duel", dice=Scripted([2])), "done")
    assert len(lucky.entries) == 2


def test_a_refusal_that_a_script_raises_passes_as_it_is() -> None:
    def prim(g: Tiny, side: Side) -> Script[None]:
        yield g.choose(side, g.done(), rule="2.1", ask="ask-act", side=side)
        raise Illegal("§9.9: not like that", "9.9")

    game = a_game_of(prim, NORTH).new("duel")
    with pytest.raises(Illegal, match="not like that"):
        game.answer("done")
    assert game.entries == []


# Starting over -----------------------------------------------------------------------------------------------
def test_a_game_can_begin_again_where_it_stands() -> None:
    game = after(duel(), "bid 1", "done", "bid 2")
    game.restart()
    assert game.entries == [] and game.question is not None and game.question.number == 0
    assert game.play.position.score == [1, 2]
    after(game, "done")
    assert [str(entry) for entry in game.entries[:1]] == ["south: done"]
    assert game.branch(0).play.position.score == [1, 2]


def test_the_dice_go_on_where_they_were_in_copies() -> None:
    game = after(duel(Seeded("x")), "attack 0103", "join N1")
    copies = [game.copy() for _ in range(3)]
    for copy in copies:
        copy.answer("join N2")
    assert len({str(copy.entries[4]) for copy in copies}) == 1
    game.answer("join N2")
    assert game.entries[4] == copies[0].entries[4]


def test_every_choice_can_be_taken() -> None:
    game = duel()
    for side, option in choices(game):
        copy = game.copy()
        copy.answer(option, side)
        assert copy.entries[1].option is option
        assert SOUTH.name not in copy.questions or str(option) == "done"
