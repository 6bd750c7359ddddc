"""The game that was played by hand: it is played again answer by answer, and its page tells the truth about it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import grognard
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.victory import losses
from grognard.games.verdun.words import FRENCH, GERMAN
from tests.games.by_hand import DOCS, check_every_event_is_told, check_same_end_without_the_file, words_of

SAVE = Path(__file__).with_name("by-hand.json")
PAGE = DOCS / "verdun-by-hand.md"


@pytest.fixture(scope="module")
def game() -> grognard.Game:
    """The game, loaded by playing it again: an answer that the rules refuse would not load."""
    return grognard.load(SAVE.read_bytes())


@pytest.fixture(scope="module")
def table(game: grognard.Game) -> Verdun:
    """The table at its end."""
    assert isinstance(game.play, Verdun)
    return game.play


@pytest.fixture(scope="module")
def page() -> str:
    """The page as one line of words, so that no sentence is broken in two."""
    return words_of(PAGE)


def test_it_is_the_scenario_and_the_dice_the_page_names(page: str) -> None:
    told = json.loads(SAVE.read_bytes())
    assert (told["game"], told["scenario"], told["options"]) == ("verdun", "haumont", [])
    assert told["dice"] == {"kind": "seeded", "seed": "1916"}
    assert "the scenario `haumont` (21 to 23 February), seed 1916, no optional rules" in page


def test_the_same_answers_lead_to_the_same_end_without_the_file(game: grognard.Game) -> None:
    check_same_end_without_the_file(game, seed=1916)


def test_it_ends_as_the_page_says(game: grognard.Game, table: Verdun, page: str) -> None:
    assert game.result == grognard.Result("german", "verdict-german-minor")
    assert table.scores() == {"german": 7}
    assert (losses(table, FRENCH), losses(table, GERMAN)) == (33, 11)
    assert "**a minor German victory, 7 points**" in page
    assert "5 for the losses, 33 French to 11 German" in page
    grid = table.board.grid
    taken = [h for h in grid.hexes if table.village >> h & 1 and table.controller(h) == GERMAN]
    villages = {table.board.name(h) for h in taken}
    assert villages == {"Brabant", "Haumont", "Beaumont", "Louvemont", "Samogneux"}
    assert "2 for five villages (Brabant, Haumont, Beaumont, Louvemont, Samogneux)" in page


def test_the_answers_are_as_many_as_the_page_says(game: grognard.Game, page: str) -> None:
    given = Counter(entry.who.name for entry in game.entries)
    german, french, dice = given["german"], given["french"], given["dice"]
    assert f"all {german + french} answers, {german} German and {french} French" in page
    assert f"The dice fell {dice} times" in page


def test_the_losses_are_those_the_page_counts_up(table: Verdun, page: str) -> None:
    at, steps, size = table.position.at, table.position.steps, table.board.grid.size
    stood = set(table.charts["historical"].rows)
    fought = [p for p in range(len(table.roster)) if table.roster[p].name in stood]
    gone = Counter((table.owner[p].name, table.kind[p]) for p in fought if at[p] >= size)
    reduced = Counter(
        (table.owner[p].name, table.kind[p]) for p in fought if at[p] < size and steps[p] < table.roster.steps[p]
    )
    assert gone == {
        ("french", "infantry"): 11,
        ("french", "territorial"): 1,
        ("french", "chasseur"): 1,
        ("french", "divisional"): 2,
        ("french", "corps"): 1,
        ("german", "pioneer"): 3,
    }
    assert reduced == {("french", "infantry"): 1, ("german", "pioneer"): 4, ("german", "infantry"): 1}
    assert "sixteen units gone (twelve regiments of infantry, one of territorials among them" in page
    assert "three battalions of pioneers gone, and four of pioneers and Reserve Regiment 6 reduced" in page


def test_every_event_but_the_marches_is_on_the_page_in_order(game: grognard.Game) -> None:
    check_every_event_is_told(game, PAGE, shortened=("moves", "digs"))
