"""The outlook of a side: worth from games tried, the officer's plan, and nothing that a side may not know."""

from __future__ import annotations

import grognard
from grognard.lab.play.outlook import LEAST, outlook

LOPSIDED = """
patrol crossing
phase 4.5
acting blue
unit B1 B2 B3 at 0405
unit R1 at 0505 shaken
"""


def test_the_stronger_side_expects_more_and_the_same_luck_tells_the_same() -> None:
    weaker = LOPSIDED.replace("unit B1 B2 B3", "unit B1").replace("unit R1 at", "unit R1 R2 R3 at")
    games = [grognard.position("patrol", text, seed=1) for text in (LOPSIDED, weaker)]
    strong, weak = (outlook(game, game.side("blue"), "luck", 6, lambda: False) for game in games)
    assert strong.worth.value > weak.worth.value
    assert strong.games == weak.games == 6
    assert outlook(games[0], games[0].side("blue"), "luck", 6, lambda: False).worth == strong.worth


def test_however_long_games_take_some_are_tried() -> None:
    game = grognard.position("patrol", LOPSIDED, seed=1)
    assert outlook(game, game.side("blue"), "luck", 20, lambda: True).games == LEAST


def test_the_plan_is_what_an_officer_would_answer_up_to_the_next_menu() -> None:
    game = grognard.position("patrol", LOPSIDED, seed=1)
    found = outlook(game, game.side("blue"), "luck", 4, lambda: False)
    texts = [option.text for _, option in found.plan]
    assert texts[0] in [option.text for option in game.questions["blue"].options]
    first = len(game.entries)
    for text in texts:
        game.answer(text, "blue")
    assert [entry.option.text for entry in game.entries[first : first + len(texts)]] == texts


def test_the_game_itself_stays_as_it_is() -> None:
    game = grognard.position("patrol", LOPSIDED, seed=1)
    before = game.position_text()
    outlook(game, game.side("blue"), "luck", 4, lambda: False)
    assert game.position_text() == before
