"""Undo: one's own answers, back to dice, revealed secrets or the other side's answers, with exact restoration."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Refusal
from grognard.kernel.errors import Illegal
from grognard.kernel.numbers.dice import Scripted, TypedIn
from tests.kernel.tiny import NORTH, SOUTH, a_game_of, after, bid_for_ever, duel, facts, follow, hunt, texts, tiny

picks = st.lists(st.integers(0, 999), max_size=25)


def refused(game: Game, side: str | None = None) -> tuple[str, str]:
    """Why nothing can be taken back: the key and the sentence; nothing has changed."""
    before = facts(game)
    refusal = game.why_no_undo(side)
    assert refusal is not None
    with pytest.raises(Illegal) as caught:
        game.undo(side)
    assert facts(game) == before
    assert caught.value.rule == refusal.rule
    return refusal.key, str(caught.value)


@given(picks, st.booleans())
def test_an_undo_comes_back_exactly(picks: list[int], is_fog: bool) -> None:
    started = hunt(seed=4) if is_fog else duel(seed=4)
    before, count = facts(started), 0
    for game in follow(started, picks):
        if len(game.entries) == count + 1 and game.why_no_undo() is None and len(game.questions) < 2:
            here, last = facts(game), game.entries[-1]
            assert game.undo() == last
            assert facts(game) == before
            game.answer(last.option, last.who)
            assert facts(game) == here
        before, count = facts(game), len(game.entries)


def test_one_can_go_back_to_the_start_of_ones_own_answers() -> None:
    game = duel(Scripted(["chit sun"]))
    start = facts(game)
    after(game, "bid 1", "move N2", "to 0302", "attack 0103", "join N1")
    taken = [str(game.undo("north")) for _ in range(5)]
    assert taken == ["north: join N1", "north: attack 0103", "north: to 0302", "north: move N2", "north: bid 1"]
    assert facts(game) == start
    assert refused(game) == ("kernel-undo-dice", "Dice have been rolled since.")


def test_dice_are_a_barrier() -> None:
    game = after(duel(Scripted(["chit sun", 1])), "attack 0103", "join N2", "done")
    assert str(game.entries[-1]) == "dice: roll 1"
    assert refused(game) == ("kernel-undo-dice", "Dice have been rolled since.")
    assert refused(game, "north")[0] == "kernel-undo-dice"
    game.answer("bid 1")
    game.undo()
    assert refused(game)[0] == "kernel-undo-dice"


def test_dice_typed_in_are_a_barrier_too() -> None:
    game = after(duel(TypedIn()), "dice: chit sun", "attack 0103", "join N1", "join N2")
    assert str(game.undo()) == "north: join N2", "nobody has rolled yet"
    after(game, "join N2", "dice: roll 1")
    assert refused(game)[0] == "kernel-undo-dice"


def test_a_reveal_is_a_barrier() -> None:
    game = after(duel(Scripted(["chit sun"])), "bid 1", "move N2")
    step = next(text for text in texts(game) if text == "to 0303")
    game.answer(step)
    assert [event.key for event in game.events][-1] == "found", "S2 was next to it"
    assert refused(game) == ("kernel-undo-revealed", "Something hidden has been shown since.")
    game.answer("bid 1")
    assert str(game.undo()) == "north: bid 1"
    assert refused(game)[0] == "kernel-undo-revealed"


def test_a_step_that_reveals_nothing_is_no_barrier() -> None:
    game = after(duel(Scripted(["chit sun"])), "move N1", "to 0101")
    assert str(game.undo()) == "north: to 0101"


def test_the_other_sides_answer_is_a_barrier() -> None:
    game = after(duel(), "done", "bid 1")
    assert refused(game, "north") == ("kernel-undo-other", "Another side has answered since: South.")
    assert str(game.undo("south")) == "south: bid 1"
    assert refused(game, "south")[0] == "kernel-undo-other"
    assert str(game.undo("north")) == "north: done", "once South has taken its own back"


def test_without_a_side_the_last_answer_is_taken_back_whosever_it_is() -> None:
    game = after(duel(), "done", "bid 1")
    assert [str(game.undo()), str(game.undo())] == ["south: bid 1", "north: done"]


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    game = hunt()
    assert refused(game) == ("kernel-undo-nothing", "There is nothing to take back.")
    assert refused(game, "north")[0] == "kernel-undo-nothing"


def test_the_sentence_comes_in_the_language_of_the_game() -> None:
    game = duel()
    game.lang = "fr"
    refusal = game.why_no_undo()
    assert isinstance(refusal, Refusal)
    assert refused(game)[1] == game.play.say(refusal, "fr") != game.play.say(refusal, "en")


def test_the_last_answer_of_a_finished_game_can_be_taken_back() -> None:
    game = after(duel(), *["done"] * 4)
    assert game.result is not None
    game.undo("south")
    assert game.result is None
    assert game.question is not None and game.question.side == "south"
    game.answer("done")
    assert game.result is not None


def test_announcements_are_not_repeated_after_an_undo() -> None:
    game = after(duel(), "bid 1")
    told = list(game.events)
    for _ in range(3):
        game.undo()
        game.answer("bid 1")
    assert game.events == told
    after(game, "done", "bid 1")
    announced = [(event.number, event.key) for event in game.events if event.key == "phase-act"]
    assert announced == [(1, "phase-act"), (3, "phase-act")]
    game.undo("south")
    game.undo("north")
    after(game, "done", "bid 1")
    assert [(event.number, event.key) for event in game.events if event.key == "phase-act"] == announced


def test_an_undo_far_back_passes_all_kept_snapshots() -> None:
    """The game keeps some snapshots only; what lies before the oldest is played again from the start."""
    game = a_game_of(bid_for_ever).new("duel")
    start = facts(game)
    for _ in range(150):
        game.answer("bid 1")
    for count in range(149, -1, -1):
        game.undo("north")
        assert game.play.position.score == [count, 0]
        assert len(game.entries) == count
    assert facts(game) == start
    assert refused(game)[0] == "kernel-undo-nothing"


def test_undo_is_the_same_in_a_copy_and_after_a_load() -> None:
    game = after(duel(), "bid 1", "move N2", "to 0302")
    copy, loaded, trusting = game.copy(), tiny().load(game.save()), tiny().load(game.save(), trust=True)
    for other in (copy, loaded, trusting):
        assert [str(other.undo(NORTH)) for _ in range(3)] == ["north: to 0302", "north: move N2", "north: bid 1"]
        assert refused(other)[0] == "kernel-undo-dice"
        assert other.why_no_undo(SOUTH) is not None
    assert len(game.entries) == 4
