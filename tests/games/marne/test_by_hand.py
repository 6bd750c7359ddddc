"""The game of Gneisenau that was played by hand: it is played again answer by answer, and its page tells the truth."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import grognard
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_tally
from tests.games.by_hand import DOCS, check_every_event_is_told, check_same_end_without_the_file, words_of

SAVE = Path(__file__).with_name("by-hand.json")
PAGE = DOCS / "marne-by-hand.md"


@pytest.fixture(scope="module")
def game() -> grognard.Game:
    """The game, loaded by playing it again: an answer that the rules refuse would not load."""
    return grognard.load(SAVE.read_bytes())


@pytest.fixture(scope="module")
def table(game: grognard.Game) -> Marne:
    """The table at its end."""
    assert isinstance(game.play, Marne)
    return game.play


@pytest.fixture(scope="module")
def page() -> str:
    """The page as one line of words, so that no sentence is broken in two."""
    return words_of(PAGE)


def test_it_is_the_scenario_and_the_dice_the_page_names(page: str) -> None:
    told = json.loads(SAVE.read_bytes())
    assert (told["game"], told["scenario"], told["options"]) == ("marne", "gneisenau", [])
    assert told["dice"] == {"kind": "seeded", "seed": "1918"}
    assert "the scenario `gneisenau` (9 to 15 June 1918), seed 1918, no optional rules" in page


def test_the_same_answers_lead_to_the_same_end_without_the_file(game: grognard.Game) -> None:
    check_same_end_without_the_file(game, seed=1918)


def test_it_ends_as_the_page_says(game: grognard.Game, table: Marne, page: str) -> None:
    assert game.result == grognard.Result("allied", "verdict-allied")
    assert table.scores() == {"german": 1}
    held = [table.board.name(reason.args["hex"]) for reason in victory_tally(table).reasons]
    assert held == ["Ressons-sur-Matz"]
    assert "**an Allied victory**. The Germans hold Ressons-sur-Matz and nothing else that counts: one point" in page


def test_the_losses_are_those_the_page_counts_up(table: Marne, page: str) -> None:
    at, steps, size = table.position.at, table.position.steps, table.board.grid.size
    words = [line.split() for line in table.scenario.position.splitlines()]
    named = {name for line in words if line for name in line[1 : line.index("at")]}
    fought = [p for p in range(len(table.roster)) if table.roster[p].name in named and not table.is_air[p]]
    gone = Counter((table.owner[p].name, table.kind[p]) for p in fought if at[p] >= size)
    assert gone == {
        ("allied", "division"): 3,
        ("allied", "tank"): 1,
        ("allied", "army-artillery"): 1,
        ("allied", "corps-artillery"): 2,
        ("german", "regiment"): 2,
        ("german", "tank"): 1,
        ("german", "stosstruppen"): 5,
        ("german", "army-artillery"): 1,
    }
    armed = [p for p in fought if table.is_combat[p]]
    reduced = Counter(table.owner[p].name for p in armed if at[p] < size and steps[p] < table.roster.steps[p])
    assert reduced == {"allied": 4, "german": 5}
    lost = {
        side: sum(table.roster.steps[p] - (steps[p] if at[p] < size else 0) for p in armed if table.owner[p] == side)
        for side in (ALLIED, GERMAN)
    }
    assert (lost[ALLIED], lost[GERMAN]) == (13, 10)
    assert "lost three divisions (the 1st Foot Cavalry, the 53rd, the 126th), a tank group" in page
    assert "their army artillery and two corps artilleries; four more units are reduced" in page
    assert "two regiments, their tanks, five Stosstruppen of six and their army artillery" in page
    assert "In steps, tanks included: 13 to 10" in page


def test_a_die_of_one_decided_it_where_the_page_says_to_look(game: grognard.Game, page: str) -> None:
    """The replay the page advises stops before the last German attack, which fails by its own die."""
    before = game.branch(470)
    assert before.question is not None
    assert (before.question.ask, before.question.side) == ("ask-attack", "german")
    assert game.entries[470].option.text == "attack 1412"
    assert "--until 470" in page
    tests = [event for event in game.events if event.number > 470 and event.key.startswith("mastery-")]
    german = next(event for event in tests if event.args["side"] == GERMAN)
    assert (german.key, german.faces) == ("mastery-none", (1,))


def test_the_answers_are_as_many_as_the_page_says(game: grognard.Game, page: str) -> None:
    given = Counter(entry.who.name for entry in game.entries)
    german, allied, dice = given["german"], given["allied"], given["dice"]
    assert f"all {german + allied} answers, {german} German and {allied} Allied" in page
    assert f"The dice fell {dice} times" in page


def test_every_event_but_the_marches_is_on_the_page_in_order(game: grognard.Game) -> None:
    check_every_event_is_told(game, PAGE, shortened=("moves",))
