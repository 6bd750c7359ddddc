"""Actions: what is offered and what it does stand together; one is asked for and carried out, or one after another."""

from __future__ import annotations

import pytest

from grognard.kernel.asking.actions import Action, act, act_until_done, carry_out
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.errors import Illegal
from tests.kernel.tiny import NORTH, SPENT, Tiny, a_game_of, after, texts

SHUT = Refusal("2.1", "no-spent")


def lay_wire(g: Tiny, side: Side, edge: int) -> None:
    g.position.wire[edge] = 1
    g.position.gold[side] -= 1


def rest(g: Tiny, piece: int) -> Script[str]:
    answer = yield g.choose(NORTH, g.bid(3), g.done(), rule="2.2", ask="ask-step", piece=piece, hex=0)
    g.mark(piece, SPENT)
    return f"{answer}"


def stop(g: Tiny, side: Side) -> None:
    g.position.score[side] += 10


def deeds(g: Tiny, side: Side) -> list[Action]:
    fresh = [piece for piece in g.roster.of(side) if not g.has(piece, SPENT)]
    return [Action(g.move.each(fresh), rest, g), Action(g.bid.these((1, 2)), lay_wire, g, side)]


def begun(script: object) -> Game:
    return a_game_of(script).new("duel")  # type: ignore[arg-type]


# Once ----------------------------------------------------------------------------------------------------------
def test_the_chosen_action_is_carried_out_and_the_choice_is_returned() -> None:
    chosen: list[Option] = []

    def once(g: Tiny) -> Script[None]:
        choice = yield from act(g, NORTH, deeds(g, NORTH), g.done(), rule="2.1", ask="ask-act", side=NORTH)
        chosen.append(choice)

    game = begun(once)
    assert texts(game) == ["move N1", "move N2", "move NG", "bid 1", "bid 2", "done"]
    assert game.question is not None and not game.question.is_menu and game.question.args == {"side": NORTH}
    after(game, "bid 2")
    assert game.play.position.wire.get(2) == 1 and [each.text for each in chosen] == ["bid 2"]


def test_a_script_asks_its_own_questions_before_the_choice_is_returned() -> None:
    def once(g: Tiny) -> Script[None]:
        yield from act(g, NORTH, deeds(g, NORTH), rule="2.1", ask="ask-act", is_menu=True, side=NORTH)
        g.position.score[NORTH] += 1

    game = begun(once)
    assert game.question is not None and game.question.is_menu
    after(game, "move N2")
    assert texts(game) == ["bid 3", "done"] and game.play.position.score[NORTH] == 0
    after(game, "bid 3")
    assert [game.play.has(piece, SPENT) for piece in game.play.roster.of(NORTH)] == [False, True, False]
    assert game.play.position.score[NORTH] == 1


def test_after_an_end_nothing_is_done() -> None:
    def once(g: Tiny) -> Script[None]:
        choice = yield from act(g, NORTH, deeds(g, NORTH), g.done(), rule="2.1", ask="ask-act", side=NORTH)
        g.position.score[NORTH] = 5 if choice.verb == "done" else 6

    game = begun(once)
    wire = dict(game.play.position.wire)
    play = after(game, "done").play
    assert play.position.wire == wire and play.position.score[NORTH] == 5


def test_a_verb_without_a_noun_does_what_is_given_alone() -> None:
    def once(g: Tiny) -> Script[None]:
        yield from act(g, NORTH, [Action(g.done(), stop, g, NORTH)], rule="2.1", ask="ask-act", side=NORTH)

    assert after(begun(once), "done").play.position.score[NORTH] == 10


def test_two_actions_of_one_verb_are_told_apart_by_their_nouns() -> None:
    done: list[tuple[str, int]] = []

    def once(g: Tiny) -> Script[None]:
        low = Action(g.bid.these((1, 2)), lambda noun: done.append(("low", noun)))
        high = Action(g.bid.these((3,)), lambda noun: done.append(("high", noun)))
        yield from act(g, NORTH, [low, high], rule="2.1", ask="ask-act", side=NORTH)

    after(begun(once), "bid 3")
    assert done[0] == ("high", 3)


def test_what_an_action_does_not_offer_is_explained_by_its_offer() -> None:
    def once(g: Tiny) -> Script[None]:
        def against(option: Option) -> Refusal | None:
            return Refusal("2.4", "no-gold", {"gold": option.noun})

        shut = Action(g.move.refused(SHUT), rest, g)
        yield from act(g, NORTH, [shut], g.done(), rule="2.1", ask="ask-act", against=against, side=NORTH)

    game = begun(once)
    with pytest.raises(Illegal, match=r"§2\.1"):
        game.answer("move N1")
    question = game.question
    assert question is not None and question.against is not None
    assert question.against(Option("bid", 4, "bid 4")) == Refusal("2.4", "no-gold", {"gold": 4})


def test_what_is_carried_out_returns_what_it_did() -> None:
    results: list[object] = []

    def once(g: Tiny) -> Script[None]:
        actions = [Action(g.move.each((0,)), rest, g), Action(g.done(), lambda: "over")]
        for option in (g.move(0), g.done(), g.bid(7)):
            results.append((yield from carry_out(g, actions, option)))

    after(begun(once), "bid 3")
    assert results[:3] == ["bid 3", "over", None]


# One after another ---------------------------------------------------------------------------------------------
def busy(g: Tiny) -> Script[None]:
    yield from act_until_done(g, NORTH, deeds, rule="2.1", ask="ask-act", side=NORTH)
    stop(g, NORTH)


def test_actions_are_asked_for_until_the_side_is_done() -> None:
    game = after(begun(busy), "move N1", "done", "bid 1")
    assert texts(game) == ["move N2", "move NG", "bid 1", "bid 2", "done"]
    assert game.question is not None and game.question.is_menu and game.play.position.score[NORTH] == 0
    assert after(game, "done").play.position.score[NORTH] == 10


def movers(g: Tiny, side: Side) -> list[Action]:
    return deeds(g, side)[:1]


def test_it_ends_by_itself_when_no_action_is_left() -> None:
    def march(g: Tiny) -> Script[None]:
        yield from act_until_done(g, NORTH, movers, rule="2.1", ask="ask-act", side=NORTH)
        stop(g, NORTH)
        yield g.choose(NORTH, g.done(), rule="2.1", ask="ask-act", side=NORTH)

    game = after(begun(march), "move N1", "done", "move N2", "done", "move NG", "done")
    assert texts(game) == ["done"] and game.play.position.score[NORTH] == 10


def test_whoever_wants_every_question_is_asked_for_the_end_too() -> None:
    def march(g: Tiny) -> Script[None]:
        g.asks_all = True
        yield from act_until_done(g, NORTH, lambda g, side: [], rule="2.1", ask="ask-act", side=NORTH)
        stop(g, NORTH)

    game = begun(march)
    assert texts(game) == ["done"] and game.play.position.score[NORTH] == 0
    assert after(game, "done").play.position.score[NORTH] == 10


def test_the_end_may_be_refused_while_something_must_be_done() -> None:
    def end(g: Tiny, side: Side) -> Offer:
        return g.done.refused(SHUT) if len(movers(g, side)[0]) == 3 else g.done.these((0,))

    def march(g: Tiny) -> Script[None]:
        yield from act_until_done(g, NORTH, movers, end=end, rule="2.1", ask="ask-act", side=NORTH)
        stop(g, NORTH)

    game = begun(march)
    assert "done" not in texts(game)
    after(game, "move N1", "bid 3", "done")
    assert game.play.position.score[NORTH] == 10
