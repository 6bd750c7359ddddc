"""What players read in Marne 1918: every sentence there is in both languages, articles, buttons, dates."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grognard
from grognard.cli.show import GameWords
from grognard.games.marne.table import Marne
from grognard.kernel.asking.script import DICE, Question
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.words import Words, words_for
from grognard.shelf import title
from tests.games.marne.scenes import begin, field, ground

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ("minor river", "major river", "road")), ("fr", ("rivière", "fleuve", "route"))]
)
def test_the_terminal_calls_rivers_as_the_rules_do(lang: str, names: tuple[str, ...]) -> None:
    g = begin("gneisenau")
    shown = GameWords(g.table, title("marne").book, lang)
    assert tuple(shown.naming("terrain", name) for name in ("stream", "river", "road")) == names
    view = {"shows": {}, "side": "german", "sides": {"german": {"grounded": "none"}}}
    assert shown.standing(view).plain == "", "nothing is said of what is as usual"


def strict(lang: str) -> Words:
    """The words of the game in a language, for which a missing sentence or argument is an error."""
    words = Words(Marne, lang)
    words.messages.strict = True
    return words


def questions(scenario: str, seed: int) -> Iterator[tuple[grognard.Game, Question]]:
    """Every question of a game played at random, with the airmen."""
    game, whim = grognard.new("marne", scenario, options=["17.0"], seed=seed), Whim(seed)
    while game.question is not None:
        yield game, game.question
        game.answer(whim.pick(game.question.options))


def reckoned(tally: Tally | None) -> Iterator[Tally]:
    """A tally and those it is made of."""
    if tally is not None:
        yield tally
        for part in (*tally.parts, tally.die):
            yield from reckoned(part)


@pytest.mark.parametrize("seed", [3, 4])
def test_every_sentence_of_a_game_can_be_said_in_both_languages(seed: int) -> None:
    speakers = [strict(lang) for lang in LANGUAGES]
    heard = 0
    for game, question in questions("gneisenau", seed):
        first = question.options[0]
        tally = question.tally if question.who is DICE else game.explain(first)
        for words in speakers:
            assert "{" not in words.prompt(game.play, question)
            assert question.who is DICE or "{" not in words.option(game.play, first, question)
            for each in reckoned(tally):
                assert words.messages.text(f"tally-{each.name}")
                assert all(words.reason(game.play, reason) for reason in each.reasons)
            for event in game.events[heard:]:
                assert "{" not in words.event(game.play, event)
        heard = len(game.events)
    assert heard > 100


def test_done_always_says_what_it_ends() -> None:
    asked = {question.ask for _, question in questions("gneisenau", 7) if question.find("done")}
    for lang in LANGUAGES:
        says = words_for(Marne, lang).messages.says
        assert [ask for ask in asked if not says(f"done-{ask}")] == []
    assert {"ask-launch", "ask-move", "ask-attack", "ask-fly"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words_of_its_own(lang: str) -> None:
    g = begin("gneisenau")
    assert [verb for verb in g.table.voices if not words_for(Marne, lang).messages.has(f"option-{verb}")] == ["done"]


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("F36", "the French 36th Division", "la 36e division française"),
        (
            "G19.74",
            "Infantry Regiment 74 (German 19th Division)",
            "le régiment d’infanterie n°\xa074 (19e division allemande)",
        ),
        ("F-III", "the HQ of the French 3rd Army", "le QG de la 3e armée française"),
        ("F-corps1", "French corps artillery 1", "l’artillerie de corps française 1"),
        ("Stoss1", "Stosstruppen 1", "le pion Stosstruppen 1"),
        ("F-Fequant", "Air group Féquant", "le groupement aérien Féquant"),
    ],
)
def test_sentences_give_a_piece_its_article(unit: str, english: str, french: str) -> None:
    g = begin("gneisenau")
    piece = g.piece(unit)
    assert words_for(Marne, "en").the_piece(g.table, piece) == english
    assert words_for(Marne, "fr").the_piece(g.table, piece) == french


@pytest.mark.parametrize(
    ("scenario", "dates"),
    [
        ("blucher", ["27 to 29 May", "30 May to 2 June", "3 to 6 June"]),
        ("gneisenau", ["9 to 11 June", "12 to 15 June"]),
        ("friedensturm", ["15 to 17 July", "18 to 20 July", "21 to 23 July"]),
    ],
)
def test_turns_are_named_by_their_days(scenario: str, dates: list[str]) -> None:
    table = begin(scenario).table
    names = [words_for(Marne, "en").turn(table, turn) for turn in range(1, table.scenario.turns + 1)]
    assert names == dates


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence(lang: str) -> None:
    g = field(f"{ground()}unit G4 at 0505\nunit F4 at 0101\nphase 11.1\n")
    said = g.refused("move F4", lang)
    assert said.startswith("§") and said.endswith(".")
