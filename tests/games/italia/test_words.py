"""What the game says: phases and counters have their words, and results of this book are told as they are."""

from __future__ import annotations

import pytest

from grognard.games.italia import Italia
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.files.spelling import NOTHING
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for
from grognard.shelf import title


@pytest.fixture(scope="module")
def italia() -> Title:
    return title(Italia)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_of_every_scenario_has_a_name(italia: Title, lang: str) -> None:
    said = words_for(Italia, lang).messages
    for scenario in italia.scenarios:
        game = italia.new(scenario, italia.options_of(scenario), seed=1)
        steps = {game.play.clause(phase.rule).replace(".", "-") for phase in game.play.phases()}
        assert [step for step in sorted(steps) if not said.has(f"step-{step}")] == [], scenario


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_counter_has_its_article(italia: Title, lang: str) -> None:
    said = words_for(Italia, lang).messages
    assert [kind for kind in sorted({piece.kind for piece in italia.pieces}) if not said.has(f"the-{kind}")] == []


@pytest.mark.parametrize(("lang", "told"), [("en", "r4, back one to four hexes"), ("fr", "r4, recul d’un à quatre")])
def test_four_hexes_of_disengagement_are_told_as_such(lang: str, told: str) -> None:
    said = words_for(Italia, lang).messages.text("breaks-off", side="Entente", hex="E2720", roll=6, result="r4")
    assert told in said


def test_an_offensive_of_the_entente_is_said_in_french(italia: Title) -> None:
    game = italia.new("vittorio", seed=1)
    event = next(event for event in game.events if event.key == "offensive")
    assert game.say(event, "fr").startswith("Entente\xa0: une offensive commence")


def test_a_fact_of_another_scenario_is_not_told_while_it_stands_at_nothing(italia: Title) -> None:
    """Rommel and the order of retreat belong to Caporetto: elsewhere the bar says nothing about them."""
    for scenario in italia.scenarios:
        tracks = italia.new(scenario, seed=1).view(None)["tracks"]
        assert {name for name, value in tracks.items() if value and value != NOTHING} == {"weather"}, scenario
