"""What a screen asks a game besides options: paths, why not here, expectations, names of turns."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Noun, Script, Side
from grognard.kernel.errors import Illegal, Stale, Unreadable
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.dice import Roll, Scripted
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.table.event import Event
from grognard.kernel.table.play import Play
from grognard.kernel.words.words import words_for
from tests.kernel.tiny import NORTH, SOUTH, Tiny, a_game_of, after, choices, duel, follow, hunt

picks = st.lists(st.integers(0, 999), max_size=15)


def sunny(*rolls: int) -> Game:
    return duel(Scripted(["chit sun", *rolls]))


def find(game: Game, text: str) -> int:
    place = game.play.board.find_place(text)
    assert place is not None
    return place


def numbers(game: Game, hexes: tuple[int, ...]) -> list[str]:
    return [game.play.board.grid.number(h) for h in hexes]


# Ways ----------------------------------------------------------------------------------------------------------
def test_an_option_that_moves_a_piece_shows_its_way() -> None:
    game = after(sunny(), "move N1")
    assert numbers(game, game.trail("to 0101")) == ["0102", "0101"]
    assert numbers(game, game.trail("to 0201", "north")) == ["0102", "0201"]


def test_an_option_that_moves_nobody_has_no_way() -> None:
    game = sunny()
    assert game.trail("move N1") == () and game.trail("done") == ()
    with pytest.raises(Illegal, match="north is asked, not south"):
        game.trail("done", "south")
    with pytest.raises(Illegal):
        game.trail("to 0404")


def test_several_chosen_one_by_one_keep_their_ways() -> None:
    def gather(g: Tiny) -> Script[None]:
        offer = g.join.each([0, 1, 2], trail=lambda piece: (g.position.at[piece], 7))
        yield from g.choose_some(NORTH, offer, rule="2.1", ask="ask-join")

    game = a_game_of(gather).new("duel")
    start = game.play.position.at[1]
    assert game.trail("join N2") == (start, 7)
    game.answer("join N1")
    assert game.trail("join N2") == (start, 7)


@given(picks, st.booleans())
def test_a_way_begins_and_ends_on_the_map_step_by_step(picks: list[int], is_fog: bool) -> None:
    for game in follow(hunt(seed=5) if is_fog else duel(seed=5), picks):
        grid = game.play.board.grid
        for name, option in choices(game):
            way = game.trail(option, name)
            assert all(after in grid.adjacent[before] for before, after in pairwise(way))
            assert not way or (option.verb == "to" and way[-1] == option.noun)


# Why not here --------------------------------------------------------------------------------------------------
def test_a_click_on_a_hex_is_answered_for_every_verb_that_speaks_of_hexes() -> None:
    game = sunny()
    refusals = game.why_not_here(Noun.HEX, find(game, "0202"))
    assert [(option.text, refusal.key) for option, refusal in refusals] == [
        ("send 0202", "kernel-not-offered"),
        ("attack 0202", "no-target"),
    ], "a hex is a place too"
    assert [option.text for option, _ in game.why_not_here(Noun.HEX, find(game, "0103"))] == ["send 0103"]
    assert game.why_not_here(Noun.PLACE, find(game, "0202")) == refusals


def test_a_box_is_a_place_and_no_hex() -> None:
    game = sunny()
    camp = find(game, "camp")
    assert game.why_not_here(Noun.PLACE, camp) == [], "it is offered"
    with pytest.raises(Unreadable, match="is no hex of this game"):
        game.why_not_here(Noun.HEX, camp)


def test_a_click_on_a_piece_one_knows_is_answered() -> None:
    game = sunny()
    assert game.why_not_here(Noun.PIECE, 0) == []
    ((option, refusal),) = game.why_not_here(Noun.PIECE, 3)
    assert (option.text, refusal.key) == ("move S1", "no-yours")


def test_a_piece_one_may_not_know_is_like_one_that_does_not_exist() -> None:
    game = sunny()
    told = set()
    for number in (4, 5, 99, -1):
        with pytest.raises(Unreadable) as raised:
            game.why_not_here(Noun.PIECE, number)
        told.add(str(raised.value).replace(str(number), "N"))
    assert told == {"N is no piece of this game"}


def test_hexsides_are_answered_too() -> None:
    game = sunny()
    edge = game.play.board.find_edge("0403/0404")
    assert edge is not None
    ((option, refusal),) = game.why_not_here(Noun.EDGE, edge)
    assert (option.text, refusal.key) == ("wire 0403/0404", "kernel-not-offered")
    with pytest.raises(Unreadable, match="is no edge"):
        game.why_not_here(Noun.EDGE, -7)


def test_where_nothing_of_the_kind_is_asked_there_is_one_answer() -> None:
    game = after(sunny(), "move N1")
    ((option, refusal),) = game.why_not_here(Noun.PIECE, 1)
    assert (option.verb, option.noun, option.text) == ("", 1, "N2")
    assert (refusal.rule, refusal.key) == ("2.2", "kernel-not-asked-here")
    assert game.say(refusal) == "You are not being asked about this now."
    ((option, _),) = game.why_not_here(Noun.EDGE, 0)
    assert option.text == game.play.board.edge_text(0)
    ((option, _),) = after(game, "done", "attack 0103").why_not_here(Noun.HEX, 1)
    assert option.text == game.play.board.place_text(1)


def test_words_and_numbers_are_not_things_one_clicks_on() -> None:
    with pytest.raises(Unreadable, match="1 is no number of this game"):
        sunny().why_not_here(Noun.NUMBER, 1)


def test_each_side_asks_about_its_own_sealed_question() -> None:
    game = hunt(Scripted(["chit sun"]))
    hex_ = find(game, "0104")
    assert game.why_not_here(Noun.HEX, hex_, "south") == []
    assert [refusal.key for _, refusal in game.why_not_here(Noun.HEX, hex_, "north")] == ["no-home"]


def test_after_the_end_nothing_is_answered() -> None:
    over = after(duel(), "bid 1", *["done"] * 4)
    for ask in (lambda: over.why_not_here(Noun.HEX, 0), lambda: over.trail("done"), lambda: over.preview("done")):
        with pytest.raises(Stale):
            ask()


# Figures -------------------------------------------------------------------------------------------------------
def test_what_to_expect_is_the_mean_over_the_exact_chances() -> None:
    game = after(sunny(5), "attack 0103")
    tally = game.explain("join N1")
    assert tally is not None
    assert game.expected(tally) == {"expect-steps": Fraction(2, 3)}
    assert game.expected(Tally("strength", 4)) == {}
    assert game.expected(Tally("attack").impossible("2.6", "no-target")) == {}


def test_standings_have_their_reasons() -> None:
    game = after(sunny(), "bid 2")
    (tally,) = game.play.standings().values()
    assert [(reason.value, reason.key) for reason in tally.reasons] == [(2, "reason-score")]
    assert list(game.play.standings()) == [NORTH]


def test_a_game_that_says_nothing_has_no_figures() -> None:
    play = sunny().play
    assert Play.standings(play) == {} and Play.expectations(play, Tally("attack"), "hit") == {}
    assert Play.due(play, "camp") == 0 and play.due("camp") == 2 and play.due("out") == 0
    assert Play.conceals is False


def test_a_turn_has_a_name() -> None:
    play = sunny().play
    assert play.turn_args(3) == {"turn": 3}
    assert words_for(Tiny, "en").turn(play, 3) == "Turn 3"
    assert words_for(Tiny, "fr").turn(play, 3) == "Tour 3"


# Told ----------------------------------------------------------------------------------------------------------
def test_an_event_that_reports_a_roll_has_its_faces() -> None:
    game = after(sunny(5), "attack 0103", "join N1", "done")
    (attack,) = [event for event in game.events if event.key == "attacks"]
    assert attack.faces == (5,) and attack.args["roll"] == 5
    assert game.events[0].faces == ()
    assert Event(0, "attacks", "2.6", {"roll": Roll((3, 4))}).faces == (3, 4)
    assert Event(0, "attacks", "2.6", {"roll": 5}).faces == ()


def test_an_event_that_reports_a_roll_has_its_tally_for_those_who_may_see_it() -> None:
    game = after(sunny(5), "attack 0103", "join N1", "done")
    (attack,) = [event for event in game.events if event.key == "attacks"]
    assert attack.args["roll"].tally is not None
    assert [attack.tally_for(side) for side in (NORTH, SOUTH, None)] == [None] * 3, "a game with secrets shows nobody"
    for side in (NORTH, SOUTH, None):
        (told,) = [event for event in game.events_for(side) if event.key == "attacks"]
        assert told == attack and told.faces == (5,) and told.args["roll"].tally is None
    assert Event(0, "attacks", "2.6", {"roll": 5}).tally_for(NORTH) is None


@pytest.mark.parametrize(("seen_by", "who"), [([NORTH], [NORTH]), ([NORTH, SOUTH], [NORTH, SOUTH, None]), ([], [])])
def test_a_roll_says_who_may_see_its_tally(seen_by: list[Side], who: list[Side | None]) -> None:
    tally = Tally("nerve", 7).test(Dice(2, 6))
    question = sunny().play.roll(rule="2.6", tally=tally, seen_by=seen_by)
    roll = Roll((3, 4)).on(tally)
    roll.seen_by = question.seen_by
    event = Event(0, "attacks", "2.6", {"roll": roll})
    for side in (NORTH, SOUTH, None):
        assert question.tally_for(side) is (tally if side in who else None)
        assert event.tally_for(side) is (tally if side in who else None)
        assert event.told_to(side).args["roll"].tally is (tally if side in who else None)
    again = roll.on(Tally("other"))
    assert (again.faces, again.seen_by) == (roll.faces, roll.seen_by), "a roll can be read with another tally"


def test_a_question_shows_its_tally_to_whoever_is_asked() -> None:
    question = after(sunny(5), "attack 0103", "join N1").question
    assert question is not None and question.tally is not None
    assert question.tally_for(NORTH) is question.tally
    assert question.tally_for(SOUTH) is None and question.tally_for(None) is None


def test_a_side_sees_its_own_sealed_answers_and_no_others() -> None:
    game = after(hunt(Scripted(["chit sun"])), "north: put 0301", "south: put 0104", "north: plan hold")
    assert game.is_sealed
    assert game.view("north")["sealed"] == ["put 0301", "plan hold"]
    assert game.view(SOUTH)["sealed"] == ["put 0104"]
    assert game.view(None)["sealed"] == []
    game.answer("plan march", "south")
    assert not game.is_sealed
    assert [game.view(side)["sealed"] for side in (NORTH, SOUTH, None)] == [[], [], []]
