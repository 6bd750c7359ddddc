"""Formations as state: a noun of verbs, a layout of the position, and who may see it."""

from __future__ import annotations

from typing import Annotated

import pytest

from grognard.kernel.asking.script import Noun, Voice, verb
from grognard.kernel.errors import BadData
from grognard.kernel.table.position import Position, per_formation
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for
from grognard.server.screens.screen import Frame, screen_of
from grognard.server.screens.viewer import Viewer
from tests.kernel.ambush import EAST, WEST, Ambush, ambush, meeting
from tests.kernel.tiny import Tiny


def test_the_roster_knows_its_formations() -> None:
    roster = meeting().play.roster
    assert roster.formations == ("1st", "battery", "2nd", "troop")
    assert roster.formation_sides == (WEST, WEST, EAST, EAST)
    assert [roster.formation_of(piece) for piece in range(len(roster))] == [0, 0, 1, 2, 2, 3, 0, 0, 2, 2]
    assert roster.of_formation(2) == (3, 4, 8, 9)
    assert (roster.find_formation("troop"), roster.find_formation("3rd")) == (3, None)


def test_a_verb_speaks_of_formations() -> None:
    game = meeting()
    assert game.question is not None
    assert [option.text for option in game.question.options] == ["activate 1st", "activate battery", "done"]
    refusal = game.why_not("activate 2nd")
    assert refusal is not None and refusal.key == "no-yours"
    game.answer("activate 1st")
    game.answer("done")
    refusal = game.why_not("activate 1st")
    assert refusal is not None and game.play.say(refusal) == "First Company has acted."
    with pytest.raises(Exception, match="'3rd' is no formation of this game"):
        game.answer("activate 3rd")


def test_formations_have_names_in_words() -> None:
    game = meeting()
    assert game.question is not None
    said = [words_for(Ambush, "fr").option(game.play, option) for option in game.question.options]
    assert said == ["Activer Première compagnie", "Activer battery", "Terminer"]


def test_public_figures_of_formations_are_seen_by_all_and_others_by_their_side() -> None:
    game = meeting()
    game.answer("activate 1st")
    assert game.view("west")["formations"] == {
        "1st": {"activated": 1, "tired": 1},
        "battery": {"activated": 0, "tired": 0},
        "2nd": {"activated": 0},
        "troop": {"activated": 0},
    }
    assert game.view("east")["formations"]["1st"] == {"activated": 1}
    assert game.view(None)["formations"]["1st"] == {"activated": 1}
    own = {piece["name"]: piece["state"]["led_by"] for piece in game.view("west")["pieces"] if piece["side"] == "west"}
    assert own == {"W1": "1st", "W2": "1st", "WG": "", "WX": "1st", "WY": "1st"}
    assert all("led_by" not in piece["state"] for piece in game.view("east")["pieces"] if piece["side"] == "west")


def test_formations_are_written_and_read() -> None:
    text = "ambush meeting\nphase 2.1 west\nformation 1st tired 2\nunit W1 at 0101 led-by battery\n"
    game = ambush().at(text)
    assert game.play.position.tired == [2, 0, 0, 0]
    assert "formation 1st tired 2\n" in game.position_text()
    assert "unit W1 at 0101 led-by battery\n" in game.position_text()
    assert ambush().at(game.position_text()).position_text() == game.position_text()
    with pytest.raises(BadData, match="line 2: no formation '1nd'; there are 1st, battery, 2nd, troop"):
        ambush().at("ambush meeting\nformation 1nd tired 2\n")
    with pytest.raises(BadData, match="formation: no 'weary'; there are activated, tired"):
        ambush().at("ambush meeting\nformation 1st weary 2\n")


def test_a_save_of_another_size_is_refused() -> None:
    game = meeting()
    short = game.save().replace(b'"tired": [\n    0,', b'"tired": [', 1)
    assert short != game.save()
    with pytest.raises(BadData, match="tired: expected 4 numbers, one for each formation"):
        ambush().load(short, trust=True)


def test_the_screen_shows_them_among_the_figures_of_their_side() -> None:
    game = meeting()
    game.answer("activate 1st")
    screen = screen_of(Viewer(game, "west", "en", ambush()), Frame("id", 1))
    assert [figure.name for figure in screen.of_sides["west"]][-2:] == [
        "First Company – activated",
        "First Company – tired",
    ]
    assert screen.asked[0].options[0].noun == "piece"


def test_a_formation_of_two_sides_or_two_words_is_a_fault() -> None:
    class Split(Tiny):
        piece_kinds = ("foot", "gun")
        call: Voice = verb(Noun.FORMATION)

    assert Title(Split).pieces[0].formation == "1st"
    title = ambush()
    pieces = [piece._replace(formation="3rd Battalion" if n == 0 else "2nd") for n, piece in enumerate(title.pieces)]
    title._check_formations(pieces)
    faults, title.faults.lines[:] = list(title.faults.lines), []
    assert faults == [
        "pieces.toml: W1.formation: the name of a formation is one word; what it is called is a message",
        "pieces.toml: E1.formation: 2nd has pieces of another side",
        "pieces.toml: E2.formation: 2nd has pieces of another side",
        "pieces.toml: EG.formation: 2nd has pieces of another side",
        "pieces.toml: EX.formation: 2nd has pieces of another side",
        "pieces.toml: EY.formation: 2nd has pieces of another side",
    ]


def test_a_game_without_formations_keeps_an_empty_list() -> None:
    class Plain(Position):
        called: Annotated[list[int], per_formation()]

    assert Plain.__struct_fields__[-1] == "called"
