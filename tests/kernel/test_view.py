"""What each side may know: built for it, in printed names, JSON-ready, and nothing of what is hidden from it."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.dice import Roll, Scripted, TypedIn
from grognard.kernel.secrecy.view import Seen, args_text, table_view
from grognard.kernel.secrecy.view_parts import View
from tests.kernel.tiny import NORTH, SOUTH, after, duel, follow, hunt, tiny

picks = st.lists(st.integers(0, 999), max_size=20)


def sunny() -> Game:
    return duel(Scripted(["chit sun"]))


def names(view: View) -> list[str]:
    return [piece["name"] for piece in view["pieces"]]


def test_each_side_and_a_spectator_have_a_view_of_their_own() -> None:
    game = sunny()
    north, south, nobody = game.view("north"), game.view(SOUTH), game.view(None)
    assert (north["side"], south["side"], nobody["side"]) == ("north", "south", None)
    assert names(north) == ["N1", "N2", "NG", "S1"]
    assert names(south) == ["N1", "NG", "S1", "S2", "SG"]
    assert names(nobody) == ["N1", "NG", "S1"]


def test_a_view_says_what_is_played_and_when() -> None:
    view = sunny().view("north")
    assert {
        key: view[key] for key in ("game", "scenario", "options", "turn", "phase", "over", "winner", "verdict")
    } == {
        "game": "tiny",
        "scenario": "duel",
        "options": [],
        "turn": 1,
        "phase": "2.1",
        "over": False,
        "winner": "",
        "verdict": "",
    }
    over = after(duel(), "bid 1", *["done"] * 4).view(None)
    assert (over["over"], over["winner"], over["verdict"], over["phase"]) == (True, "north", "verdict-points", "")
    assert (over["questions"], over["waiting"]) == ([], [])
    assert tiny().new("duel", options=["9.1"]).view(None)["options"] == ["9.1"]


def test_a_piece_one_knows_is_shown_as_printed_and_as_it_stands() -> None:
    game = sunny()
    assert game.view("south")["pieces"][0] == {
        "name": "N1",
        "side": "north",
        "kind": "foot",
        "at": "0102",
        "steps": 2,
        "values": {"strength": 4},
        "marks": [],
        "hidden": False,
        "state": {"fatigue": 0},
    }
    game.play.lose_step(0)
    assert game.view(None)["pieces"][0]["values"] == {"strength": 2}
    hidden = next(piece for piece in game.view("south")["pieces"] if piece["name"] == "S2")
    assert hidden["hidden"] is True and hidden["marks"] == ["spent"]


def test_concealed_pieces_are_unknown_counters_to_the_others() -> None:
    game = sunny()
    assert game.view("south")["unknown"] == [{"side": "north", "at": "0202", "marks": []}]
    assert game.view("north")["unknown"] == [{"side": "south", "at": "0304", "marks": ["spent"]}]
    assert len(game.view(None)["unknown"]) == 2


def test_unknown_counters_stand_in_an_order_that_tells_nothing() -> None:
    text = "tiny duel\nphase 2.1\nunit {} at 0302 concealed\nunit {} at 0201 concealed\nunit {} at 0201 concealed wet\n"
    one = tiny().at(text.format("N1", "N2", "NG"))
    two = tiny().at(text.format("NG", "N1", "N2"))
    assert one.view("south") == two.view("south")
    assert [counter["at"] for counter in one.view("south")["unknown"]] == ["0201", "0201", "0302"]
    assert [counter["marks"] for counter in one.view("south")["unknown"]] == [[], ["wet"], []]


def test_unseen_pieces_are_nothing_to_the_others() -> None:
    game = sunny()
    for side in ("north", None):
        assert "SG" not in json.dumps(game.view(side))
        assert "camp" not in json.dumps({**game.view(side), "questions": []})
    assert "SG" in names(game.view("south"))


def test_what_lies_on_hexes_and_hexsides_is_shown_by_number() -> None:
    game = after(sunny(), "move N1", "to 0101")
    view = game.view(None)
    assert view["hexes"] == {"0101": {"flag": "north", "control": "north"}, "0203": {"mud": 2, "control": "south"}}
    assert view["edges"] == {"0103/0203": {"wire": 1}}


def test_some_fields_are_seen_by_their_own_side_only() -> None:
    game = after(sunny(), "move N1", "to 0101")
    assert game.view("north")["sides"] == {
        "north": {"gold": 2, "score": 0, "plan": "hold", "mover": "N1"},
        "south": {"score": 0},
    }
    assert game.view("south")["sides"]["north"] == {"score": 0}
    assert game.view(None)["sides"] == {"north": {"score": 0}, "south": {"score": 0}}
    assert game.view("north")["pieces"][0]["state"] == {"fatigue": 1, "came_from": "0102"}
    assert game.view("south")["pieces"][0]["state"] == {"fatigue": 1}


def test_tracks_are_in_words_and_some_are_seen_by_nobody() -> None:
    tracks = sunny().view("north")["tracks"]
    assert tracks == {"weather": "sun", "leads": "", "cup": ["rain", "storm"]}


def test_a_question_is_shown_to_the_side_it_asks() -> None:
    game = after(sunny(), "move N1")
    [question] = game.view("north")["questions"]
    assert question == {
        "number": 1,
        "side": "north",
        "rule": "2.2",
        "ask": "ask-step",
        "args": {"piece": "N1", "hex": "0102"},
        "options": ["to 0101", "to 0201", "to 0202", "done"],
        "menu": False,
    }
    for side in ("south", None):
        assert game.view(side)["questions"] == []
        assert game.view(side)["waiting"] == ["north"]
    assert sunny().view("north")["questions"][0]["menu"] is True


def test_a_roll_that_people_type_in_is_asked_of_everybody() -> None:
    game = duel(TypedIn())
    for side in ("north", "south", None):
        [question] = game.view(side)["questions"]
        assert question["side"] == "dice" and question["options"][0] == "chit sun"
        assert game.view(side)["waiting"] == ["dice"]


def test_when_both_are_asked_each_sees_its_own_question() -> None:
    game = hunt()
    assert [q["side"] for q in game.view("north")["questions"]] == ["north"]
    assert [q["side"] for q in game.view("south")["questions"]] == ["south"]
    assert game.view(None)["questions"] == []


@given(picks, st.booleans())
def test_every_view_is_json(picks: list[int], is_fog: bool) -> None:
    for game in follow(hunt() if is_fog else duel(), picks):
        for side in (None, "north", "south"):
            view = game.view(side)
            assert json.loads(json.dumps(view)) == view
            assert msgspec.json.decode(msgspec.json.encode(view)) == view


@given(picks)
def test_a_view_is_the_same_whatever_the_side_may_not_see(picks: list[int]) -> None:
    """South's secrets are changed at every question; North and a spectator notice nothing."""
    for game in follow(sunny(), picks):
        other = game.copy()
        position = other.play.position
        position.gold[SOUTH] += 7
        position.mover[SOUTH] = 4
        position.plan[SOUTH] = 1
        position.fate += 5
        position.came_from[3] = 0
        for piece in other.play.roster.of(SOUTH):
            if position.hidden[piece]:
                position.fatigue[piece] += 3
                position.steps[piece] = 0
        assert [other.view(side) for side in ("north", None)] == [game.view(side) for side in ("north", None)]
        assert other.view("south") != game.view("south")


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("piece", 3, "S1"),
        ("piece_by", 0, "N1"),
        ("piece", -1, ""),
        ("hex", 0, "0101"),
        ("hex_to", 26, "camp"),
        ("place", -1, ""),
        ("side", NORTH, "north"),
        ("side", 1, "south"),
        ("side", DICE, "dice"),
        ("roll", Roll((2, 5)), 7),
        ("word_chit", "sun", "sun"),
        ("is_late", True, True),
        ("points", Fraction(3, 2), "3/2"),
        ("points", Fraction(4, 2), 2),
    ],
)
def test_arguments_are_shown_by_the_first_word_of_their_name(key: str, value: Any, shown: Any) -> None:
    found = args_text(duel().play, key, value)
    assert found == shown and type(found) is type(shown)


# Looking again ----------------------------------------------------------------------------------------------------


@given(picks)
def test_what_was_seen_before_is_used_again_only_while_it_is_true(answers: list[int]) -> None:
    game = sunny()
    seen = [Seen(side) for side in (*game.play.sides, None)]
    for step in range(len(answers)):
        for each in seen:
            before = {piece["name"]: piece for piece in each.pieces}
            view = table_view(game, each.side, each)
            assert view == table_view(game, each.side)
            again = [piece for piece in view["pieces"] if piece["name"] in before]
            assert all(piece is before[piece["name"]] for piece in again if piece == before[piece["name"]])
        if (question := game.question) is None:
            return
        game.answer(question.options[answers[step] % len(question.options)], question.who)


def test_what_one_side_has_seen_is_not_for_another() -> None:
    game, seen = sunny(), Seen(NORTH)
    table_view(game, NORTH, seen)
    with pytest.raises(ValueError, match="seen by north, not by south"):
        table_view(game, SOUTH, seen)


def test_another_table_is_seen_anew() -> None:
    seen, one, other = Seen(NORTH), sunny(), tiny().new("hunt", seed=1)
    table_view(one, NORTH, seen)
    assert table_view(other, NORTH, seen) == table_view(other, NORTH)


def test_a_view_made_from_nothing_shares_nothing() -> None:
    game = sunny()
    hexes = [*game.view("north")["hexes"].values()]
    assert len({id(told) for told in hexes}) == len(hexes)
