"""Previews of an answer: correct, without side effects, and empty where the answer could not be undone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.preview import Preview
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.dice import Scripted, TypedIn
from grognard.kernel.table.position import OPEN
from grognard.kernel.table.title import Title
from tests.kernel.tiny import NORTH, SOUTH, SPENT, Tiny, a_game_of, after, choices, duel, facts, follow, hunt, texts

picks = st.lists(st.integers(0, 999), max_size=20)


def sunny(*rolls: int) -> Game:
    return duel(Scripted(["chit sun", *rolls]))


def final_key(seen: Preview) -> str:
    assert seen.final is not None
    assert (seen.question, seen.phase_ends) == (None, False), "nothing else is told of an answer that is final"
    return seen.final.key


@given(picks, st.booleans())
def test_a_look_changes_nothing_and_tells_the_truth(picks: list[int], is_fog: bool) -> None:
    for game in follow(hunt(seed=3) if is_fog else duel(seed=3), picks):
        before = facts(game)
        for name, option in choices(game)[:6]:
            seen = game.preview(option, name)
            assert facts(game) == before
            if seen.final is None:
                taken = game.copy()
                taken.answer(option, name)
                assert taken.why_no_undo(name) is None
                assert seen.question is not None
                assert [str(o) for o in seen.question.options] == texts(taken, name)


def test_what_can_be_taken_back_shows_the_next_question() -> None:
    seen = sunny().preview("move N1")
    assert seen.final is None and not seen.phase_ends
    assert seen.question is not None and seen.question.ask == "ask-step"
    assert seen.question.args["piece"] == 0


def test_an_answer_before_the_dice_is_final() -> None:
    game = after(sunny(6), "attack 0103", "join N1")
    seen = game.preview("done")
    assert final_key(seen) == "kernel-final-dice"
    assert seen.final is not None and game.say(seen.final) == "The dice will be rolled."
    assert not any(event.key == "attacks" for event in game.events), "and nobody has rolled"


def test_an_answer_for_the_dice_is_final() -> None:
    game = duel(TypedIn())
    assert final_key(game.preview("chit rain")) == "kernel-final-dice"


def test_handing_over_is_final() -> None:
    game = a_game_of(one_bid, NORTH, SOUTH).new("duel")
    seen = game.preview("bid 1")
    assert seen.final is None and seen.phase_ends is False
    assert final_key(game.preview("done")) == "kernel-final-phase", "a game with secrets tells no more than that"


def test_a_game_without_secrets_says_who_is_next_and_when_it_is_over() -> None:
    class Plain(Tiny):
        conceals = False

    game = short_game(Plain)
    other = game.preview("done")
    assert final_key(other) == "kernel-final-other"
    assert other.final is not None and other.final.args == {"side": SOUTH}
    assert game.say(other.final, "fr") == "L’autre camp (Sud) devra ensuite réagir."
    game.answer("done")
    assert final_key(game.preview("done")) == "kernel-final-over"


def short_game(kind: type[Tiny]) -> Game:
    """A game of one menu a side, over after them."""

    class Short(kind):  # type: ignore[misc, valid-type]
        def phases(self) -> tuple[Phase, ...]:
            return (Phase("2.1", one_bid, NORTH), Phase("2.1", one_bid, SOUTH), Phase("3.1", close))

    return Title(Short).new("duel")


def one_bid(g: Tiny, side: Side) -> Script[None]:
    """A menu, and then another with the same side."""
    while True:
        choice = yield g.menu(side, g.bid(1), g.done(), rule="2.1", ask="ask-act", side=side)
        if choice.verb == "done":
            return


def close(g: Tiny) -> None:
    """It is over."""
    g.end(None, "verdict-even")


def test_a_phase_that_ends_with_the_same_side_next_can_be_taken_back() -> None:
    game = a_game_of(one_bid, NORTH, NORTH).new("duel")
    seen = game.preview("done")
    assert seen.final is None and seen.phase_ends
    assert seen.question is not None and seen.question.ask == "ask-act"


def test_what_is_shown_is_final_whatever_follows() -> None:
    """Moving next to the concealed S2 finds it: no word of what else would come of it."""
    game = after(sunny(), "move N2")
    assert final_key(game.preview("to 0303")) == "kernel-final-seen"
    assert game.preview("to 0201").final is None
    assert game.play.position.hidden[4] != OPEN, "and it is still hidden"


def test_a_reveal_hides_whether_dice_follow() -> None:
    def ambush(g: Tiny) -> Script[None]:
        choice = yield g.choose(NORTH, g.bid(1), g.bid(2), g.done(), rule="2.1", ask="ask-act", side=NORTH)
        if choice.verb == "bid":
            g.reveal(4 if choice.noun == 1 else 1)
            yield g.roll(rule="2.1")
        g.reveal(4)
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)

    game = a_game_of(ambush).new("duel", dice=TypedIn())
    assert [final_key(game.preview(text)) for text in ("bid 1", "done")] == ["kernel-final-seen"] * 2
    assert final_key(game.preview("bid 2")) == "kernel-final-dice", "its own piece is no news to a side"


# Sealed --------------------------------------------------------------------------------------------------------
def test_ones_own_next_sealed_question_is_shown() -> None:
    game = hunt(Scripted(["chit sun"]))
    seen = game.preview("put 0301", "north")
    assert seen.final is None and seen.question is not None
    assert (seen.question.side, seen.question.ask) == ("north", "ask-plan")


def test_the_last_sealed_answer_is_final_and_says_nothing_of_the_other() -> None:
    game = after(hunt(Scripted(["chit sun"])), "north: put 0301")
    assert final_key(game.preview("plan hold", "north")) == "kernel-final-other"
    opened = set()
    for plan in ("hold", "march"):
        both = after(game.copy(), "south: put 0104", f"south: plan {plan}")
        opened.add(final_key(both.preview("plan hold", "north")))
    assert opened == {"kernel-final-revealed"}


def test_to_decline_a_reaction_only_passes_and_what_is_told_or_changes_does_not() -> None:
    """North acts, South may react: holding lets North go on; a bid is told, and a mark is South's own."""

    def react(g: Tiny) -> Script[None]:
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)
        choice = yield g.choose(SOUTH, g.bid(1), g.bid(2), g.done(), rule="2.1", ask="ask-act", side=SOUTH)
        if choice.text == "bid 1":
            g.tell("attacks", "2.1", hex=0)
        if choice.text == "bid 2":
            g.mark(3, SPENT)
        g.mark(0, SPENT)
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)

    game = after(a_game_of(react).new("duel"), "done")
    seen = {text: game.preview(text) for text in ("done", "bid 1", "bid 2")}
    assert {final_key(each) for each in seen.values()} == {"kernel-final-other"}
    assert {text: each.only_passes for text, each in seen.items()} == {"done": True, "bid 1": False, "bid 2": False}


def test_the_end_of_a_menu_is_no_mere_pass() -> None:
    class Plain(Tiny):
        conceals = False

    assert not short_game(Plain).preview("done").only_passes
