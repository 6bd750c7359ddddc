"""What players read in Patrol: counts that agree, buttons that say what they do, odds behind what leads to a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import grognard
from grognard.games.patrol.table import Patrol
from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.words.words import words_for

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field, Night

BOARD = "board\n" + "  . . . . . .\n" * 6


def prompt(g: Night, lang: str = "en") -> str:
    """What is asked now."""
    assert g.game.question is not None
    return words_for(Patrol, lang).prompt(g.table, g.game.question)


def label(g: Night, answer: str, lang: str = "en") -> str:
    """What stands on the button of an answer."""
    assert g.game.question is not None
    return words_for(Patrol, lang).option(g.table, g.table.read(answer), g.game.question)


@pytest.mark.parametrize(
    ("unit", "french"),
    [
        ("BL", "Activer le chef bleu"),
        ("B1", "Activer le 1er groupe bleu"),
        ("BG", "Activer la mitrailleuse bleue"),
        ("BS", "Activer l’équipe d’éclaireurs bleue"),
    ],
)
def test_french_sentences_give_a_piece_its_article(field: Field, unit: str, french: str) -> None:
    g = field(BOARD + f"phase 4.5\nacting blue\nunit {unit} at 0101\nunit R1 at 0606\n")
    assert label(g, f"activate {unit}", "fr") == french


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (2, "with one point left", "avec encore 1 point."),
        (3, "with 2 points left", "avec encore 2 points."),
    ],
)
def test_points_left_are_counted(field: Field, move: int, english: str, french: str) -> None:
    g = field(BOARD + f"phase 4.5\nacting blue\npiece B1 move {move}\nunit B1 at 0101\nunit R1 at 0606\n")
    g.play("activate B1", "to 0102")
    if g.asked.endswith("8.5"):
        g.play("hold")
    assert prompt(g) == f"Blue 1st squad is in 0102 {english}. Where next?"
    assert prompt(g, "fr") == f"Le 1er groupe bleu est en 0102, {french} Où ensuite\u202f?"


def test_who_assaults_alone_and_who_together(field: Field) -> None:
    g = field(BOARD + "phase 4.5\nacting blue\nunit BL at 0202\nunit B1 at 0202\nunit B2 at 0302\nunit R1 at 0303\n")
    g.play("activate B2", "assault 0303")
    assert label(g, "done") == "Assault alone"
    g.play(g.options()[0])
    assert label(g, "done") == "Assault together"
    assert label(g, "done", "fr") == "Donner l’assaut ensemble"


def test_done_always_says_what_it_ends() -> None:
    """Wherever it is an answer in games played at random, and in the assaults that are rare there."""
    asked = {"ask-join", "ask-advance"}
    for seed in range(6):
        game, whim = grognard.new("patrol", "night-raid", seed=seed), Whim(seed)
        while game.questions:
            question = next(iter(game.questions.values()))
            if question.who is not DICE and question.find("done"):
                asked.add(question.ask)
            game.answer(whim.pick(question.options), question.side)
    assert "ask-show" in asked
    for lang in ("en", "fr"):
        says = words_for(Patrol, lang).messages.says
        assert [ask for ask in asked if not says(f"done-{ask}")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_verbs_read_alike(lang: str, field: Field) -> None:
    g = field(BOARD + "phase 4.5\nacting blue\nunit B1 at 0101\nunit R1 at 0606\n")
    words, voices = words_for(Patrol, lang), g.table.voices
    assert len({words.option(g.table, voice(0)) for voice in voices.values()}) == len(voices)


@pytest.mark.rule("13.4")
def test_13_4_where_bombs_are_aimed_their_odds_are_shown_and_none_for_smoke(field: Field) -> None:
    start = "board\n  . w . .\n  . . . .\nphase 4.4\nside blue shells 1 screens 1\nunit B1 at 0101\nunit R1 at 0402\n"
    bombs = field(start).play("plot shells")
    open_ground, wood = bombs.game.explain("aim 0102"), bombs.game.explain("aim 0201")
    assert open_ground is not None and wood is not None
    assert open_ground.chances()["-"] < wood.chances()["-"]
    assert field(start).play("plot screen").game.explain("aim 0102") is None
