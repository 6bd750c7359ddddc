"""The game on Monte Grappa that was played by hand: played again answer by answer, and its page tells the truth."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import grognard
from grognard.games.italia.table import CP, ENTENTE, Italia
from tests.games.by_hand import DOCS, check_every_event_is_told, check_same_end_without_the_file, words_of

SAVE = Path(__file__).with_name("by-hand.json")
PAGE = DOCS / "italia-by-hand.md"


@pytest.fixture(scope="module")
def game() -> grognard.Game:
    """The game, loaded by playing it again: an answer that the rules refuse would not load."""
    return grognard.load(SAVE.read_bytes())


@pytest.fixture(scope="module")
def table(game: grognard.Game) -> Italia:
    """The table at its end."""
    assert isinstance(game.play, Italia)
    return game.play


@pytest.fixture(scope="module")
def page() -> str:
    """The page as one line of words, so that no sentence is broken in two."""
    return words_of(PAGE)


def test_it_is_the_scenario_and_the_dice_the_page_names(page: str) -> None:
    told = json.loads(SAVE.read_bytes())
    assert (told["game"], told["scenario"], told["options"]) == ("italia", "grappa", [])
    assert told["dice"] == {"kind": "seeded", "seed": "1917"}
    assert "the scenario `grappa` (11 to 16 December 1917), seed 1917, no optional rules" in page


def test_the_same_answers_lead_to_the_same_end_without_the_file(game: grognard.Game) -> None:
    check_same_end_without_the_file(game, seed=1917)


def test_it_ends_as_the_page_says(game: grognard.Game, table: Italia, page: str) -> None:
    assert game.result == grognard.Result("entente", "verdict-entente")
    assert table.scores() == {"cp": 0}
    assert "**a victory of the Entente**. The Central Powers hold no trench of the Italians and have no victory" in page


def test_the_losses_are_those_the_page_counts_up(game: grognard.Game, table: Italia, page: str) -> None:
    at, steps, size = table.position.at, table.position.steps, table.board.grid.size
    start = game.branch(0).play.position
    words = [line.split() for line in table.scenario.position.splitlines()]
    named = {name for line in words if line for name in line[1 : line.index("at")]}
    used = [p for p in range(len(table.roster)) if table.roster[p].name in named]
    gone = Counter((table.owner[p].name, table.kind[p]) for p in used if at[p] >= size)
    assert gone == {
        ("cp", "regiment"): 2,
        ("cp", "detachment"): 2,
        ("cp", "stosstruppen"): 2,
        ("cp", "sturm"): 2,
        ("entente", "regiment"): 1,
        ("entente", "detachment"): 4,
    }
    armed = [p for p in used if table.is_combat[p]]
    lost = {
        side: sum(start.steps[p] - (steps[p] if at[p] < size else 0) for p in armed if table.owner[p] == side)
        for side in (CP, ENTENTE)
    }
    assert (lost[CP], lost[ENTENTE]) == (8, 9)
    assert "lost two German regiments, the two mountain detachments and four of five groups of assault troops" in page
    assert "the Entente a regiment of Alpini and four detachments. In steps of combat units: 8 to 9" in page


def test_the_moment_the_page_sends_the_reader_to(game: grognard.Game, page: str) -> None:
    """The replay it advises stops where the defenders of the Tomba may go back."""
    before = game.branch(132)
    assert before.question is not None
    assert (before.question.ask, before.question.side) == ("ask-retreat", "entente")
    assert game.entries[132].option.text == "retreat 0"
    assert "--until 132" in page


def test_the_points_of_the_guns_are_those_the_page_counts_up(game: grognard.Game, page: str) -> None:
    fired = [event for event in game.events if event.key == "bombardment"]
    points = {
        side: sum(event.args["points"] for event in fired if event.args["side"] == side) for side in (CP, ENTENTE)
    }
    assert points == {CP: 10, ENTENTE: 11}
    assert "11 points on the attackers, in three of five assaults, against 10 on the defenders" in page


def test_the_answers_are_as_many_as_the_page_says(game: grognard.Game, page: str) -> None:
    given = Counter(entry.who.name for entry in game.entries)
    cp, entente, dice = given["cp"], given["entente"], given["dice"]
    assert f"all {cp + entente} answers, {cp} of the Central Powers and {entente} of the Entente" in page
    assert f"The dice fell {dice} times" in page


def test_every_event_but_the_marches_is_on_the_page_in_order(game: grognard.Game) -> None:
    check_every_event_is_told(game, PAGE, shortened=("moves",))
