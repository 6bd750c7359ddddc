"""What players read in Verdun: sentences that agree in number and gender, buttons that say what they do, and the odds
behind every answer that leads to a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import grognard
from grognard.games.verdun.table import Verdun
from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.words.words import words_for
from tests.games.verdun.scenes import FRENCH, GERMANS, ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field

LANGUAGES = ("en", "fr")


def prompt(g: Days, lang: str = "en") -> str:
    """What is asked now."""
    assert g.game.question is not None
    return words_for(Verdun, lang).prompt(g.table, g.game.question)


def label(g: Days, answer: str, lang: str = "en") -> str:
    """What stands on the button of an answer."""
    assert g.game.question is not None
    return words_for(Verdun, lang).option(g.table, g.table.read(answer), g.game.question)


def told(g: Days, key: str, lang: str = "en") -> str:
    """The last fact told with this key."""
    return [g.table.say(event, lang) for event in g.game.events if event.key == key][-1]


# Sentences ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("35RI", "35th Infantry", "le 35e régiment d’infanterie"),
        ("6-pi", "Pioneer Battalion of the 6th Division", "le bataillon de pionniers de la 6e division"),
        ("56Ch", "56th Chasseur Battalion", "le 56e bataillon de chasseurs"),
        ("14-art", "14th Division artillery", "l’artillerie de la 14e division"),
        ("Naval", "Naval gun", "la pièce de marine"),
        ("III-HQ", "III Corps HQ (Lochow)", "le QG du IIIe corps (Lochow)"),
    ],
)
def test_french_sentences_give_a_piece_its_article(field: Field, unit: str, english: str, french: str) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\n")
    option = g.table.move(g.piece(unit))
    assert words_for(Verdun, "en").option(g.table, option) == f"Move {english}"
    assert words_for(Verdun, "fr").option(g.table, option) == f"Déplacer {french}"


def test_a_sentence_begins_with_a_capital_and_so_does_a_title_that_stands_alone(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 14-art 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("loses 14-art")
    assert told(g, "destroyed", "fr") == "L’artillerie de la 14e division est hors de combat en 0505."
    assert words_for(Verdun, "fr").piece(g.table, g.piece("14-art")) == "Artillerie de la 14e division"


def test_a_side_is_many(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/0")
    assert told(g, "assaults").startswith("The Germans assault 0505: ")
    assert told(g, "assaults", "fr").startswith("Les Allemands donnent l’assaut en 0505\xa0: ")


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (1, "35th Infantry has one movement point.", "Le 35e régiment d’infanterie a 1 point de mouvement."),
        (3, "35th Infantry has 3 movement points.", "Le 35e régiment d’infanterie a 3 points de mouvement."),
    ],
)
def test_movement_points_are_counted_as_people_count(field: Field, move: int, english: str, french: str) -> None:
    g = field(ground() + f"phase 4.IX\npiece 35RI move {move}\nunit 35RI at 0505\n").play("move 35RI")
    assert prompt(g) == f"{english} Where to?"
    assert prompt(g, "fr") == f"{french} Où aller\u202f?"


def test_halves_of_movement_points_are_written_as_on_the_counters(field: Field) -> None:
    g = field("verdun haumont\nphase 4.IX\nunit 35RI at 1322\nunit IR24 at 1602\n").play("move 35RI", "strategic")
    assert prompt(g) == "35th Infantry has 10 movement points. Where to?"
    g.play("to 1321")
    assert prompt(g) == "35th Infantry has 9½ movement points. Where to?"
    assert prompt(g, "fr") == "Le 35e régiment d’infanterie a 9½ points de mouvement. Où aller\u202f?"


def test_a_stack_whose_units_have_different_points_is_told_the_least_and_the_most(field: Field) -> None:
    g = field(ground() + "phase 4.VI\nunit IR24 6-pi 6-art at 0504\nunit 35RI at 0909\n").play("exploit 0504")
    assert prompt(g) == "3 units in 0504 have 2 to 3 movement points, each its own. Where to?"
    assert prompt(g, "fr") == "3 unités en 0504 ont de 2 à 3 points de mouvement, chacune les siens. Où aller\u202f?"
    g.play("leave-it 6-art")
    assert prompt(g) == "2 units in 0504 have 3 movement points. Where to?"


def test_the_second_to_go_in_is_asked_for_as_the_second(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="0/1").play("loses 208R")
    assert (prompt(g), label(g, "done")) == ("0505 is empty. Who goes in?", "Nobody goes in")
    g.play("advance IR24")
    assert (prompt(g), label(g, "done")) == ("0505 is ours. Who else goes in?", "Nobody else goes in")
    assert (prompt(g, "fr"), label(g, "done", "fr")) == (
        "0505 est à nous. Qui d’autre y entre\u202f?",
        "Personne d’autre n’y entre",
    )


def test_with_the_pioneers_they_go_in_before_they_go_on(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join 6-pi", result="0/1").play("loses 208R")
    assert (prompt(g), label(g, "done")) == (
        "0505 is empty. Who goes in with the pioneers?",
        "None of them goes in",
    )
    g.play("advance IR24")
    assert prompt(g) == "Who else goes into 0505 with the pioneers?"
    g.play("advance 6-pi")
    assert prompt(g) == "One unit may go on beyond 0505. Which, or who else goes in?"
    assert label(g, "onward 6-pi") == "Pioneer Battalion of the 6th Division goes on beyond"


def test_the_only_hex_of_a_retreat_is_not_one_more(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert label(g, "retreat") == "Retreat one hex"
    assert prompt(g.play("retreat")) == "35th Infantry retreats, one hex to go. Where to?"


def test_those_who_cannot_go_back_are_told_so(field: Field) -> None:
    around = "unit IR20 at 0506\nunit IR64 at 0405\nunit GR8 at 0605\nunit GR12 at 0404\nunit IR52 at 0604\n"
    g = field(GERMANS + around + "unit IR24 at 0504\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", *(f"join {u}" for u in ("IR24", "IR20", "IR64", "GR8", "GR12", "IR52")), result="0/2")
    assert prompt(g) == "One step at least must be lost. Who loses it?"
    g.play("loses 35RI")
    assert prompt(g) == "One point of damage left, and not all of them can go back. Who loses a step?"


def test_one_replacement_point_is_one(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 6.3\npoints 3\nunit IR81 IR87 IR115 at 1601 steps 1\nunit 208R at 2105")
    assert prompt(g) == "3 replacement points. Who gets one?"
    assert label(g, "done") == "Forgo the 3 points left"
    assert label(g, "done", "fr") == "Renoncer aux 3 points restants"
    g.play("refill IR81", "refill IR87")
    assert (prompt(g), label(g, "done")) == ("One replacement point. Who gets it?", "Forgo the point left")


# Buttons --------------------------------------------------------------------------------------------------------


def test_done_always_says_what_it_ends() -> None:
    """In a game played at random, wherever `done` is an answer."""
    game, whim, asked = grognard.new("verdun", "haumont", seed=7), Whim(7), set()
    while game.question is not None and len(game.entries) < 900:
        question = game.question
        if question.who is not DICE and question.find("done"):
            asked.add(question.ask)
        game.answer(whim.pick(question.options))
    for lang in LANGUAGES:
        says = words_for(Verdun, lang).messages.says
        assert [ask for ask in asked if not says(f"done-{ask}")] == []
    assert {"ask-bombard", "ask-guns", "ask-move", "ask-assault", "ask-support", "ask-advance"} <= asked


def test_guns_fire_in_a_barrage_and_support_an_assault(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 6-art at 0503\nunit 35RI at 0505\n").play("assault 0505")
    assert prompt(g) == "Which guns support the assault on 0505? None yet."
    assert (label(g, "gun 6-art"), label(g, "done")) == ("6th Division artillery supports", "Assault without guns")
    assert label(g, "gun 6-art", "fr") == "L’artillerie de la 6e division appuie"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_verbs_read_alike(lang: str, field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\n")
    words, voices = words_for(Verdun, lang), g.table.voices
    said = [words.option(g.table, voice(0)) for voice in voices.values()]
    assert len(set(said)) == len(voices)


# Odds -----------------------------------------------------------------------------------------------------------


def assert_tally_is_rolled(g: Days, answer: str) -> None:
    """What an answer promises is what the dice are then read by."""
    promised = g.tally(answer)
    g.play(answer)
    assert g.asked.startswith("dice"), g.asked
    assert promised.chances() == g.tally().chances()
    assert promised.as_json() == g.tally().as_json()


@pytest.mark.rule("6.2")
def test_6_2_the_test_of_a_rally_is_shown_before_it_is_tried(field: Field) -> None:
    g = field(ground() + "phase 6.2 2\nunit 35RI at 0505 demoralised steps 1\nunit 42RI at 0506 demoralised\n")
    assert g.tally("rally 35RI").need == 7 - 1 - 1
    assert_tally_is_rolled(g, "rally 35RI")


@pytest.mark.rule("10.0")
def test_10_0_and_that_of_a_headquarters(field: Field) -> None:
    g = field(ground() + "phase 4.XII\nunit III-HQ at 0505 disrupted\nunit IR24 at 0504\n")
    assert_tally_is_rolled(g, "rally III-HQ")


@pytest.mark.rule("14.41")
def test_14_41_and_that_for_a_remnant_but_not_for_letting_it_go(field: Field) -> None:
    g = field(FRENCH + "piece 35RI combat 90/45\nunit IR24 at 0504 steps 1\nunit 35RI at 0505\n")
    storm(g, "assault 0504", result="0/1").play("loses IR24")
    assert g.game.explain("perish") is None
    assert_tally_is_rolled(g, "last-stand")


@pytest.mark.rule("9.51", "12.2")
def test_9_51_a_way_back_through_a_zone_shows_the_test_that_waits_there(field: Field) -> None:
    """In the trench of the hex he comes to, not in that he leaves."""
    board = ground("0405 t") + "phase 4.V\nunit IR24 at 0504\nunit GR8 at 0305\n"
    g = field(board + "unit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.game.explain("back 0605") is None
    assert g.tally("back 0405").need == 7 + 1
    assert_tally_is_rolled(g, "back 0405")


@pytest.mark.rule("7.21")
def test_7_21_an_interdiction_shows_its_chances_while_the_roads_are_chosen(field: Field) -> None:
    g = field(ground() + "phase 4.III\nunit III-art1 at 0502\nunit 35RI at 0505\n").play("interdict III-art1")
    assert_tally_is_rolled(g, "aim 0506")


@pytest.mark.rule("5.0")
def test_5_0_the_weather_has_its_chances(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.I\nunit IR24 at 1602\nunit 35RI at 1322\n")
    assert g.asked == "dice 5.0"
    assert {outcome: str(chance) for outcome, chance in g.tally().chances().items()} == {"bad": "1/3", "fair": "2/3"}
