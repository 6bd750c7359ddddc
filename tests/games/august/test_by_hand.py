"""Bilderweitschen, played by hand: played again answer by answer, and its page tells the truth."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import grognard
from grognard.games.august import August
from grognard.games.august.words import GERMAN, RUSSIAN
from grognard.kernel.space.hexgrid import members
from tests.games.by_hand import DOCS, check_every_event_is_told, check_same_end_without_the_file, words_of

SAVE = Path(__file__).with_name("by-hand.json")
PAGE = DOCS / "august-by-hand.md"
BEFORE_THE_GUN = 298
"""The moment when the third Russian company has stepped before the machine gun."""


@pytest.fixture(scope="module")
def game() -> grognard.Game:
    """The game, loaded by playing it again: an answer that the rules refuse would not load."""
    return grognard.load(SAVE.read_bytes())


@pytest.fixture(scope="module")
def page() -> str:
    """The page as one line of words, so that no sentence is broken in two."""
    return words_of(PAGE)


def test_it_is_the_scenario_and_the_dice_the_page_names(page: str) -> None:
    told = json.loads(SAVE.read_bytes())
    assert (told["game"], told["scenario"], told["options"]) == ("august", "bilderweitschen", [])
    assert told["dice"] == {"kind": "seeded", "seed": "1914"}
    assert "the scenario `bilderweitschen`, seed 1914, no optional rules" in page


def test_the_same_answers_lead_to_the_same_end_without_the_file(game: grognard.Game) -> None:
    check_same_end_without_the_file(game, seed=1914)


def test_it_ends_as_the_page_says(game: grognard.Game, page: str) -> None:
    table = game.play
    assert isinstance(table, August)
    assert game.result == grognard.Result("german", "verdict-village-held")
    assert [table.position.lost[side] for side in (GERMAN, RUSSIAN)] == [0, 2]
    village = members(table.board.regions["objective"])
    assert len(village) == sum(bool(table.combat_at(hex_, GERMAN)) for hex_ in village) == 4
    assert sum(bool(table.combat_at(hex_, RUSSIAN)) for hex_ in village) == 3
    assert "Germans in all four hexes of the village, and Russians beside them in three" in page
    assert "The Russian lost one company, two steps, to a single burst; the German lost nobody." in page


def test_the_moment_the_page_sends_the_reader_to(game: grognard.Game, page: str) -> None:
    """The replay it advises stops where the machine gun may fire at the third company."""
    then = game.branch(BEFORE_THE_GUN)
    assert then.question is not None
    assert (then.question.ask, then.question.side) == ("ask-shoot", "german")
    moved = [e for e in then.events if e.key == "moves"][-1]
    assert game.say(moved, "en") == "Russian 3rd infantry company: to 48/1007."
    assert f"--until {BEFORE_THE_GUN}" in page


def test_what_the_page_says_was_learnt(game: grognard.Game, page: str) -> None:
    counted = Counter(e.key for e in game.events)
    assert counted["fires"] == 9
    assert (counted["loses-step"], counted["eliminated"]) == (1, 1)
    assert "of nine aimed fires none cost a step" in page
    stormed = [game.say(e, "en") for e in game.events if e.key == "bayonet-attack"]
    assert sum(said.startswith("Russian 5th") for said in stormed) == 3
    assert "stood in 0807 through three bayonet attacks" in page


def test_the_answers_are_as_many_as_the_page_says(game: grognard.Game, page: str) -> None:
    given = Counter(entry.who.name for entry in game.entries)
    german, russian, dice = given["german"], given["russian"], given["dice"]
    drawn = sum(e.key == "appointed" for e in game.events)
    assert f"all {german + russian} answers, {german} of the German and {russian} of the Russian" in page
    assert f"Chance answered {dice} times: {drawn} draws of leaders, {dice - drawn} rolls" in page


def test_every_event_is_on_the_page_in_order(game: grognard.Game) -> None:
    check_every_event_is_told(game, PAGE, shortened=())
