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
"""
LONGEST = 200
"""How many signs a text of a briefing may have."""
SCENARIOS = [(game, scenario) for game in shelf.known() for scenario in shelf.title(game).scenarios]


def test_a_briefing_is_read() -> None:
    faults = Faults()
    briefing = read_briefing(document(TEXT, faults), ["red"])
    faults.check()
    assert briefing.situation["fr"] == "Ici" and briefing.tasks["red"]["en"] == "Go" and len(briefing.know) == 3


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("tasks.red", "tasks.blue", "missing"),
        ('{ text = "3" }', "", "three|3 things"),
        ('fr = "Ici"', 'de = "Hier"', "a text"),
    ],
)
def test_a_fault_of_a_briefing_is_told(old: str, new: str, fault: str) -> None:
    faults = Faults()
    read_briefing(document(TEXT.replace(old, new), faults), ["red"])
    with pytest.raises(Exception, match=fault):
        faults.check()


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_scenario_has_a_short_briefing_for_each_side(game: str, scenario: str) -> None:
    title = shelf.title(game)
    briefing = title.scenarios[scenario].briefing
    assert {*briefing.tasks} == {side.name for side in title.play.sides}
    texts = [briefing.situation, *briefing.tasks.values(), *briefing.know]
    for each in texts:
        assert {*each} == {*LANGUAGES}
        assert all(0 < len(text) <= LONGEST for text in each.values()), each
