"""Briefings are read with all their faults, and every scenario has one that is short and in both languages."""

from __future__ import annotations

import pytest

from grognard import shelf
from grognard.kernel.files.data import LANGUAGES, Faults, document
from grognard.kernel.words.briefing import read_briefing

TEXT = """
situation = { en = "Here", fr = "Ici" }
tasks.red = { en = "Go", fr = "Aller" }
know = [{ text = "1" }, { text = "2" }, { text = "3" }]
[[guide]]
at = "map"
text = { en = "Look", fr = "Voir" }
[[guide]]
when = "fire"
at = "odds"
text = { en = "Aim", fr = "Viser" }
"""
LONGEST = 200
"""How many signs a text of a briefing may have."""
SCENARIOS = [(game, scenario) for game in shelf.known() for scenario in shelf.title(game).scenarios]


def test_a_briefing_is_read_with_its_guide() -> None:
    faults = Faults()
    briefing = read_briefing(document(TEXT, faults), ["red"], ["fire"])
    faults.check()
    assert briefing.situation["fr"] == "Ici" and briefing.tasks["red"]["en"] == "Go" and len(briefing.know) == 3
    assert [(hint.when, hint.at) for hint in briefing.guide] == [("always", "map"), ("fire", "odds")]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("tasks.red", "tasks.blue", "missing"),
        ('{ text = "3" }', "", "three|3 things"),
        ('"fire"', '"fires"', "one of"),
        ('"odds"', '"table"', "one of"),
        ('fr = "Ici"', 'de = "Hier"', "a text"),
    ],
)
def test_a_fault_of_a_briefing_is_told(old: str, new: str, fault: str) -> None:
    faults = Faults()
    read_briefing(document(TEXT.replace(old, new), faults), ["red"], ["fire"])
    with pytest.raises(Exception, match=fault):
        faults.check()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_scenario_has_a_short_briefing_for_each_side(game: str, scenario: str) -> None:
    title = shelf.title(game)
    briefing = title.scenarios[scenario].briefing
    assert {*briefing.tasks} == {side.name for side in title.play.sides}
    texts = [briefing.situation, *briefing.tasks.values(), *briefing.know, *(hint.texts for hint in briefing.guide)]
    for each in texts:
        assert {*each} == {*LANGUAGES}
        assert all(0 < len(text) <= LONGEST for text in each.values()), each
