"""Several sides asked at once: in any order, sealed from one another, taken back while it is open, closed for good."""

from __future__ import annotations

import pickle
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.errors import BadData, Broken, Illegal, Stale
from grognard.kernel.numbers.dice import Scripted
from tests.kernel.tiny import NORTH, SOUTH, Tiny, a_game_of, after, duel, facts, hunt, make_plan, texts, tiny

ANSWERS = ("north: put 0301", "north: plan march", "south: put 0204", "south: plan hold")


def orders() -> list[tuple[str, ...]]:
    """Every order in which each side gives its own answers in order."""
    return [
        order
        for order in permutations(ANSWERS)
        if order.index(ANSWERS[0]) < order.index(ANSWERS[1]) and order.index(ANSWERS[2]) < order.index(ANSWERS[3])
    ]


def fogged() -> Game:
    return hunt(Scripted(["chit sun"]))


def test_both_are_asked_at_once() -> None:
    game = fogged()
    assert list(game.questions) == ["north", "south"]
    assert texts(game, "north") == ["put 0101", "put 0201", "put 0301", "put 0401", "put 0501"]
    assert texts(game, "south") == ["put 0104", "put 0204", "put 0304", "put 0404"]
    assert game.question is game.questions["north"]


@pytest.mark.parametrize("order", orders(), ids=lambda order: "".join(answer[0] for answer in order))
def test_any_order_gives_the_same_game(order: tuple[str, ...]) -> None:
    first, game = after(fogged(), *orders()[0]), after(fogged(), *order)
    assert len(orders()) == 6
    assert [game.view(side) for side in (None, NORTH, SOUTH)] == [first.view(side) for side in (None, NORTH, SOUTH)]
    assert [event[1:] for event in game.events] == [event[1:] for event in first.events]
    assert [str(entry) for entry in game.entries[:4]] == list(order)


def test_one_must_say_for_whom_one_answers() -> None:
    game = fogged()
    before = facts(game)
    for ask in (game.answer, game.why_not, game.explain):
        with pytest.raises(Illegal, match="north and south are asked at once: say which side answers"):
            ask("put 0301")
    with pytest.raises(Illegal, match=r"§1\.1: put 0301: That is not your home"):
        game.answer("put 0301", "south")
    assert game.why_not("put 0301", "south") is not None and game.why_not("put 0301", "north") is None
    assert facts(game) == before


def test_one_who_has_answered_is_asked_no_more() -> None:
    game = after(fogged(), "north: put 0301", "north: plan hold")
    assert list(game.questions) == ["south"]
    before = facts(game)
    with pytest.raises(Illegal, match="south is asked, not north"):
        game.answer("plan hold", "north")
    assert facts(game) == before
    game.answer("put 0104")


def test_an_answer_is_sealed_from_the_others() -> None:
    untouched, game = fogged(), after(fogged(), "north: put 0301", "north: plan march")
    for side in (SOUTH, None):
        before, now = untouched.view(side), game.view(side)
        assert now == before, "nothing of North's answers shows, nor that it has answered"
        assert now["waiting"] == ["north", "south"]
        assert game.events_for(side) == untouched.events_for(side)
    assert game.questions["south"].number == untouched.questions["south"].number


def test_how_often_the_other_has_answered_does_not_show_in_any_number() -> None:
    def numbers(*answers: str) -> tuple[list[int], list[int]]:
        game = after(fogged(), *answers)
        return [q["number"] for q in game.view("south")["questions"]], [e.number for e in game.events_for("south")]

    assert numbers("south: put 0204") == numbers("north: put 0301", "south: put 0204")
    assert numbers("south: put 0204") == numbers("north: put 0301", "north: plan hold", "south: put 0204")


def test_two_secret_answers_cannot_be_told_apart_by_the_other() -> None:
    one, two = after(fogged(), "north: put 0301"), after(fogged(), "north: put 0101")
    assert one.view("south") == two.view("south")
    assert one.view(None) == two.view(None)
    assert one.view("north")["questions"] == two.view("north")["questions"]


def test_ones_own_sealed_answer_can_be_taken_back_even_after_the_other_answered() -> None:
    game = after(fogged(), "north: put 0301", "south: put 0204", "south: plan hold")
    assert game.why_no_undo("north") is None
    assert str(game.undo("north")) == "north: put 0301"
    assert [str(entry) for entry in game.entries] == ["south: put 0204", "south: plan hold"]
    assert list(game.questions) == ["north"]
    assert "put 0301" in texts(game, "north")
    after(game, "north: put 0101", "north: plan march")
    straight = after(fogged(), "south: put 0204", "south: plan hold", "north: put 0101", "north: plan march")
    assert facts(game) == facts(straight)


def test_several_sealed_answers_are_taken_back_latest_first() -> None:
    game = after(fogged(), "north: put 0301", "south: put 0204", "north: plan hold")
    assert [str(game.undo("north")), str(game.undo("north"))] == ["north: plan hold", "north: put 0301"]
    refusal = game.why_no_undo("north")
    assert refusal is not None and refusal.key == "kernel-undo-other"
    assert str(game.undo("south")) == "south: put 0204"
    assert facts(game) == facts(fogged())


def test_closing_is_a_barrier() -> None:
    game = after(fogged(), *ANSWERS)
    for side in ("north", "south", None):
        refusal = game.why_no_undo(side)
        assert refusal is not None
        with pytest.raises(Illegal):
            game.undo(side)


def test_closing_is_a_barrier_even_without_dice_or_reveals() -> None:
    def plot(g: Tiny) -> Script[None]:
        yield from g.together({side: make_plan(g, side) for side in g.sides})
        yield g.choose(NORTH, g.done(), g.bid(1), rule="2.1", ask="ask-act", side=NORTH)
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)

    game = after(a_game_of(plot).new("duel"), *ANSWERS)
    for side in ("north", "south"):
        refusal = game.why_no_undo(side)
        assert refusal is not None and refusal.key == "kernel-undo-revealed"
    game.answer("bid 1")
    assert str(game.undo("north")) == "north: bid 1"
    refusal = game.why_no_undo("north")
    assert refusal is not None and refusal.key == "kernel-undo-revealed"


def test_who_answered_is_known_but_not_of_answers_that_were_sealed_together() -> None:
    def plot(g: Tiny) -> Script[None]:
        yield g.menu(SOUTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH)
        yield from g.together({side: make_plan(g, side) for side in g.sides})
        yield g.roll(rule="2.1")
        yield g.choose(NORTH, g.done(), g.bid(1), rule="2.1", ask="ask-act", side=NORTH)
        yield g.roll(rule="2.1")
        yield g.choose(SOUTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH)

    game = after(a_game_of(plot).new("duel", seed=1), "south: done", *ANSWERS, "north: bid 1")
    answered = [None, SOUTH, None, None, NORTH, NORTH]
    """By the clock: the start, one answer, four at once, a roll, another answer and its roll."""
    assert game.play.clock == len(answered) - 1
    for each in (game, game.copy(), game.branch(len(game.entries))):
        assert [each.answerer(clock) for clock in range(len(answered))] == answered
    earlier = after(game.branch(6), "north: done")
    assert [earlier.answerer(clock) for clock in range(len(answered))] == answered
    assert [game.branch(3).answerer(clock) for clock in range(2)] == answered[:2], "sealed answers are nobody's yet"
    open_ = after(duel(), "north: done")
    there, clocks = pickle.loads(pickle.dumps(open_)), range(open_.play.clock + 1)
    known = [open_.answerer(clock) for clock in clocks]
    assert NORTH in known and [there.answerer(clock) for clock in clocks] == known, "where nothing was sealed"


@given(st.lists(st.sampled_from(["n", "s", "un", "us"]), max_size=12))
def test_whatever_is_answered_and_taken_back_copies_and_saves_agree(story: list[str]) -> None:
    game = fogged()
    given = {"north": 0, "south": 0}
    for step in story:
        if len(game.entries) >= 4:
            break
        side = "north" if step.endswith("n") else "south"
        if step.startswith("u"):
            if given[side]:
                game.undo(side)
                given[side] -= 1
        elif side in game.questions:
            answer = [a for a in ANSWERS if a.startswith(side)][given[side]]
            after(game, answer)
            given[side] += 1
        assert facts(game.copy()) == facts(game)
        assert facts(tiny().load(game.save())) == facts(game)


def test_a_sealed_question_has_a_number_of_its_own() -> None:
    game = after(fogged(), "south: put 0204")
    assert {name: question.number for name, question in game.questions.items()} == {"north": 0, "south": 1}
    with pytest.raises(Stale):
        game.answer("put 0301", "north", number=1)
    game.answer("put 0301", "north", number=0)
    with pytest.raises(Stale):
        game.answer("plan hold", "north", number=0)


# Sealed scripts that do what they may not ---------------------------------------------------------------------
def broken_by(nosy: Script[None]) -> str:
    """What is said when one side's sealed script misbehaves."""

    def plot(g: Tiny) -> Script[None]:
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)
        yield from g.together({NORTH: nosy, SOUTH: make_plan(g, SOUTH)})

    game = a_game_of(plot).new("duel")
    with pytest.raises(Broken) as caught:
        game.answer("done")
    return str(caught.value)


def test_a_sealed_script_may_ask_its_own_side_only() -> None:
    g = duel().play
    assert isinstance(g, Tiny)

    def other(g: Tiny) -> Script[None]:
        yield g.choose(SOUTH, g.done(), rule="2.1", ask="ask-act", side=SOUTH)

    def dicey(g: Tiny) -> Script[None]:
        yield g.roll(rule="2.6")

    assert "a sealed script of north may ask north only" in broken_by(other(g))
    assert "a sealed script of north may ask north only" in broken_by(dicey(g))


def test_a_sealed_question_needs_options_too() -> None:
    g = duel().play
    assert isinstance(g, Tiny)

    def speechless(g: Tiny) -> Script[None]:
        yield g.choose(NORTH, g.bid.each([]), rule="2.4", ask="ask-act", side=NORTH)

    assert "a question without options" in broken_by(speechless(g))


def test_a_side_with_nothing_to_say_is_not_asked() -> None:
    def mute(g: Tiny) -> Script[tuple[int, int]]:
        return 0, 0
        yield

    heard: list[dict[Side, tuple[int, int]]] = []

    def plot(g: Tiny) -> Script[None]:
        heard.append((yield from g.together({NORTH: mute(g), SOUTH: make_plan(g, SOUTH)})))
        heard.append((yield from g.together({NORTH: mute(g), SOUTH: mute(g)})))
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)

    game = a_game_of(plot).new("duel")
    assert list(game.questions) == ["south"]
    after(game, "put 0104", "plan march")
    assert heard == [{NORTH: (0, 0), SOUTH: (game.play.board.grid.find("0104"), 1)}, {NORTH: (0, 0), SOUTH: (0, 0)}]
    assert list(heard[0]) == [NORTH, SOUTH], "the results come in the order of the sides, not of the answers"


def test_a_log_in_which_the_wrong_side_answers_is_refused_by_number() -> None:
    save = after(fogged(), *ANSWERS).save().replace(b"south: put 0204", b"north: put 0204")
    with pytest.raises(BadData, match=r"save: entries\[2\]: north: put 0204: nobody is asked that now"):
        tiny().load(save)


def test_a_second_stage_right_after_the_first_closes_it_for_good() -> None:
    def twice(g: Tiny) -> Script[None]:
        yield from g.together({side: make_plan(g, side) for side in g.sides})
        yield from g.together({side: make_plan(g, side) for side in g.sides})

    game = after(a_game_of(twice).new("duel"), *ANSWERS[:3])
    ahead = game.preview("plan hold", "south")
    assert ahead.final is not None and ahead.final.key == "kernel-final-revealed"
    game.answer("plan hold", "south")
    assert game.is_sealed and game.view("north")["sealed"] == []
    for side in (NORTH, SOUTH):
        refusal = game.why_no_undo(side)
        assert refusal is not None and refusal.key == "kernel-undo-revealed"
    after(game, "north: put 0101")
    assert str(game.undo("north")) == "north: put 0101"
