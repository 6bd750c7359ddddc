"""What players are shown: nothing is covered where nothing is hidden, no button that could never be pressed."""

from __future__ import annotations

import pytest

from grognard.games.indochine import Indochine
from grognard.kernel.asking.game import Game
from grognard.shelf import title
from tests.games.indochine.fighting import Fight, lay_out

PLACES = (*("put B1407", "put B1508", "put B1608", "put B1407"), *("put B1511", "put B1611", "put B1711"))
TWO = """
    indochine
    board
      . . . . . .
      . . . . . .
    acting french
    unit pc-f-1 gc-para-1 mg-f-1 at 0101 formation f1
    unit pc-vm-1 inf-vm-1 at 0501 formation v1
"""


def begun(scenario: str) -> Game:
    """A scenario as it begins."""
    return title(Indochine).new(scenario, seed=1)


def table(game: Game) -> Indochine:
    """Its table."""
    assert isinstance(game.play, Indochine)
    return game.play


@pytest.mark.rule("scenario.diguette")
def test_in_a_scenario_that_plays_openly_nothing_is_secret() -> None:
    """The screen is not covered, set-up is told to all, and everyone sees what a roll was for."""
    game = begun("diguette")
    assert table(game).has_secrets() is False
    assert table(begun("bac-kan")).has_secrets() is True
    for answer in PLACES:
        game.answer(answer)
    placed = [event for event in game.events if event.key == "put"]
    assert len(placed) == len(PLACES)
    assert all(event.reaches(None) for event in placed)
    assert table(game).roll(rule="6.5", seen_by=[table(game).sides[0]]).seen_by is None


@pytest.mark.rule("scenario.phu-tong-hoa")
def test_only_phu_tong_hoa_has_a_phase_of_its_first_shells() -> None:
    assert {
        name
        for name in title(Indochine).scenarios
        if "scenario.phu-tong-hoa" in [p.rule for p in begun(name).play.phases()]
    } == {"phu-tong-hoa"}


@pytest.mark.parametrize(
    ("unit", "offered"), [("gc-para-1", set[str]()), ("mg-f-1", {"dismount"}), ("mg-f-1 crew", {"deploy"})]
)
def test_what_only_a_weapon_does_is_shown_to_weapons_only(unit: str, offered: set[str]) -> None:
    """Nor is the way off the map shown inland, or the price of going on to a unit that nobody has stopped."""
    name, _, face = unit.partition(" ")
    text = TWO.replace("mg-f-1 at 0101", "at 0101") + f"    unit mg-f-1 at 0101 formation f1 {face}\n"
    question = acting(text, name).game.question
    assert question is not None
    alone = {"deploy", "dismount", "leave", "shake-off"}
    assert {offer.voice.verb for offer in question.offers} & alone == offered


def acting(text: str, name: str) -> Fight:
    """A unit of the first French formation about to act."""
    return lay_out(text, (1, 1)).play("activate f1", f"act {name}")


def test_one_unit_fires_and_two_fire() -> None:
    one = acting(TWO, "gc-para-1").play("fire 0501", "done")
    assert one.told("fires") == ["1st parachute squad fires at 0501."]
    two = acting(TWO, "gc-para-1").play("fire 0501", "join pc-f-1", "done")
    assert two.told("fires") == ["1st parachute squad and leader of the 1st French section fire at 0501."]
