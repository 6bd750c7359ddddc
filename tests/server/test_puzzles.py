"""A puzzle at a table: its card, the verdict before the dice, trying again, and that it survives a restart."""

from __future__ import annotations

import pytest

from grognard import shelf
from grognard.server.rooms.rooms import Rooms
from tests.server.visitors import Visitor

SEVEN = {"title": "verdun", "puzzle": "verdun-seven-to-one"}


@pytest.fixture
def puzzle(ann: Visitor) -> str:
    """A puzzle of one answer, begun."""
    return str(ann.post("puzzles", SEVEN, 201)["id"])


def test_the_puzzles_of_all_games_are_listed_each_game_in_turn(ann: Visitor) -> None:
    found = ann.get("puzzles", lang="fr")
    assert [each["id"] for each in found if each["game"] == "verdun"] == list(shelf.title("verdun").puzzles)
    assert found[0]["game"] != found[1]["game"]
    assert next(each for each in found if each["id"] == SEVEN["puzzle"])["title"] == "Une unité de plus"


def test_a_puzzle_begins_with_its_question_and_is_in_no_list(ann: Visitor, puzzle: str) -> None:
    screen = ann.screen(puzzle, "german")
    shown = screen["puzzle"]
    assert (shown["id"], shown["decided"], shown["show"]) == (SEVEN["puzzle"], False, ["0504"])
    assert "351st Reserve" in shown["ask"]
    assert not screen["hints"]["can"] and not screen["undo"]["can"]
    assert ann.get("games")["total"] == 0


def test_the_verdict_shows_both_figures_the_reason_and_then_the_dice(ann: Visitor, puzzle: str) -> None:
    assert ann.post(f"games/{puzzle}/puzzle", None, 409)["error"]["code"] == "stale"
    ann.answer(puzzle, "join RIR57")
    assert ann.screen(puzzle, "german")["puzzle"]["decided"]
    found = ann.post(f"games/{puzzle}/puzzle", None)
    assert (found["verdict"], found["yours"]["figure"], found["best"]["figure"]) == ("best", 1.0, 1.0)
    assert found["chance"] and found["trials"] == 0
    assert found["yours"]["answers"] == found["best"]["answers"] != []
    assert "7:1" in found["why"] and found["reasons"] and found["told"]


@pytest.mark.parametrize("answer", ["join 14R-pi", "done"])
def test_a_wrong_way_is_judged_by_its_chance_and_can_be_tried_again(ann: Visitor, puzzle: str, answer: str) -> None:
    ann.answer(puzzle, answer)
    found = ann.post(f"games/{puzzle}/puzzle", None)
    assert (found["verdict"], round(found["yours"]["figure"], 2)) == ("not-this-time", 0.83)
    ann.post(f"games/{puzzle}/puzzle/again", None)
    assert not ann.screen(puzzle, "german")["puzzle"]["decided"]
    assert ann.asked(puzzle)["options"]


def test_the_verdict_is_the_same_however_the_dice_would_fall(ann: Visitor) -> None:
    told = set()
    for _ in range(4):
        game = ann.post("puzzles", SEVEN, 201)["id"]
        ann.answer(game, "done")
        found = ann.post(f"games/{game}/puzzle", None)
        assert round(found["yours"]["figure"], 2) == 0.83
        told.add(tuple(found["told"]))
    assert all(told)


def test_only_whoever_tries_it_is_told_the_verdict(ann: Visitor, bob: Visitor, puzzle: str) -> None:
    ann.answer(puzzle, "done")
    bob.post(f"games/{puzzle}/puzzle", None, 403)
    bob.post(f"games/{puzzle}/puzzle/again", None, 403)


def test_a_puzzle_goes_on_where_it_was_after_a_restart(ann: Visitor, rooms: Rooms, puzzle: str) -> None:
    ann.answer(puzzle, "done")
    rooms.drop_from_memory(rooms.room(puzzle))
    assert ann.screen(puzzle, "german")["puzzle"]["decided"]
    ann.post(f"games/{puzzle}/puzzle/again", None)
    rooms.drop_from_memory(rooms.room(puzzle))
    screen = ann.screen(puzzle, "german")
    assert not screen["puzzle"]["decided"]
    undo = {"side": "german", "version": screen["version"]}
    assert ann.post(f"games/{puzzle}/undo", undo, 422)["error"]["text"] == "The puzzle begins here."


def test_a_puzzle_or_a_game_that_is_not_there_is_told(ann: Visitor) -> None:
    assert "verdun-x" in ann.post("puzzles", {"title": "verdun", "puzzle": "verdun-x"}, 404)["error"]["text"]
    ann.post(f"games/{ann.make()}/puzzle", None, 404)
