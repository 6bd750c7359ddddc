"""The dyke, played by hand: played again answer by answer, and its page tells the truth."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import grognard
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import NEUTRALISED
from tests.games.by_hand import DOCS, check_every_event_is_told, check_same_end_without_the_file, words_of

SAVE = Path(__file__).with_name("by-hand.json")
PAGE = DOCS / "indochine-by-hand.md"
IN_THE_OPEN = 150
"""The moment when the leader of the company has stepped into the open."""


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
    assert (told["game"], told["scenario"], told["options"]) == ("indochine", "diguette", [])
    assert told["dice"] == {"kind": "seeded", "seed": "1951"}
    assert "the scenario `diguette`, seed 1951, no optional rules" in page


def test_the_same_answers_lead_to_the_same_end_without_the_file(game: grognard.Game) -> None:
    check_same_end_without_the_file(game, seed=1951)


def test_it_ends_as_the_page_says(game: grognard.Game, page: str) -> None:
    table = game.play
    assert isinstance(table, Indochine)
    assert game.result == grognard.Result("french", "verdict-hold-houses-french")
    assert table.scores() == {"french": 3, "viet-minh": 0}
    lost = Counter(table.owner[e.args["piece"]].name for e in game.events if e.key in ("loses-step", "eliminated"))
    assert lost == {"viet-minh": 1}
    assert not any(e.key == "hit" and table.owner[e.args["piece"]].name == "french" for e in game.events)
    down = [p for p in range(len(table.roster)) if table.is_on_board(p) and table.has(p, NEUTRALISED)]
    assert [table.roster[p].name for p in down] == ["inf-rec-3"]
    assert "no Frenchman was hit. The Viet-Minh lost one step, and one of its four platoons lies neutralised" in page


def test_the_moment_the_page_sends_the_reader_to(game: grognard.Game, page: str) -> None:
    """The replay it advises stops where the French may fire at the leader."""
    question = game.branch(IN_THE_OPEN).question
    assert question is not None
    assert (question.ask, question.side) == ("ask-shoot-mover", "french")
    moved = [e for e in game.branch(IN_THE_OPEN).events if e.key == "moves"][-1]
    assert game.say(moved, "en") == "The leader of the Viet-Minh 1st company moves to B1211."
    assert f"--until {IN_THE_OPEN}" in page


def test_most_later_fires_of_the_french_failed_their_test(game: grognard.Game, page: str) -> None:
    tried = Counter(e.key for e in game.events if e.key.startswith("rate-") and game.play.owner[e.args["piece"]] == 0)
    assert tried == {"rate-fails": 3, "rate-holds": 2}
    assert "Of the five defensive fires that French squads tried after their first, three failed" in page


def test_the_answers_are_as_many_as_the_page_says(game: grognard.Game, page: str) -> None:
    given = Counter(entry.who.name for entry in game.entries)
    french, viet_minh, dice = given["french"], given["viet-minh"], given["dice"]
    assert f"all {french + viet_minh} answers, {french} of the French and {viet_minh} of the Viet-Minh" in page
    assert f"The dice fell {dice} times" in page


def test_every_event_is_on_the_page_in_order(game: grognard.Game) -> None:
    check_every_event_is_told(game, PAGE, shortened=())
