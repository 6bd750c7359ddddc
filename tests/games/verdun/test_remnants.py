"""Chapter 14.4: remnants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.stacking import stacking
from grognard.games.verdun.victory import losses
from tests.games.verdun.scenes import FRENCH, GERMANS, ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


TRENCH = ground("0505 t") + "phase 4.V\npiece IR24 combat 90/45\nunit IR24 at 0504\n"


# §14.4 Who leaves one -------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4")
@pytest.mark.parametrize("unit", ["35RI", "2Z", "418RI", "85RI"])
def test_14_4_french_regiments_of_morale_7_or_8_may_leave_a_remnant(field: Field, unit: str) -> None:
    g = field(TRENCH + f"unit {unit} at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.asked, g.options()) == ("french 14.41", ["last-stand", "perish"])


@pytest.mark.rule("14.4")
@pytest.mark.parametrize("unit", ["208R", "29T", "56Ch", "F-rem1", "14-art", "XXX-HQ"])
def test_14_4_reserves_territorials_battalions_remnants_and_others_may_not(field: Field, unit: str) -> None:
    g = field(TRENCH + f"unit {unit} at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.at(unit), g.asked) == ("out", "german 9.6")


@pytest.mark.rule("14.4", "14.7")
def test_14_4_it_is_the_printed_morale_that_counts(field: Field) -> None:
    """Under Pétain the reserves have 7, but it is not printed."""
    g = field(TRENCH + "turn 6\nunit 208R at 0505 steps 1\n")
    assert storm(g, "assault 0505", result="0/1").asked == "german 9.6"


@pytest.mark.rule("14.4")
@pytest.mark.parametrize("unit", ["RIR6", "IR24", "6-pi"])
def test_14_4_all_german_infantry_may(field: Field, unit: str) -> None:
    g = field(FRENCH + f"piece 35RI combat 90/45\nunit {unit} at 0504 steps 1\nunit 35RI at 0505\n")
    storm(g, "assault 0504", result="0/1").play(f"loses {unit}")
    assert (g.asked, g.options()) == ("german 14.41", ["last-stand", "perish"])


@pytest.mark.rule("14.4", "14.41")
@pytest.mark.parametrize(
    ("taken", "asked"),
    [
        ("unit F-rem1 F-rem2 at 0107\n", "french 14.41"),
        ("unit F-rem1 F-rem2 F-rem3 at 0107\n", "german 9.6"),
        ("unit F-rem1 F-rem2 at 0107\nunit F-rem3 steps 0 gone 1\n", "german 9.6"),
    ],
)
def test_14_4_there_are_three_french_counters_and_one_that_died_is_not_free(
    field: Field, taken: str, asked: str
) -> None:
    g = field(TRENCH + taken + "unit 35RI at 0505 steps 1\n")
    assert storm(g, "assault 0505", result="0/1").asked == asked


@pytest.mark.rule("14.4", "8.32", "8.41")
def test_14_4_a_remnant_is_half_a_regiment_with_a_weak_zone(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit F-rem1 at 0505\n")
    assert stacking(g.table, [g.piece("F-rem1")]) * 2 == stacking(g.table, [g.piece("35RI")])
    assert "0506" in g.zone("french", "weak")
    assert "0506" not in g.zone("french", "strong")


# §14.41 How it appears ------------------------------------------------------------------------------------------


@pytest.mark.rule("14.41", "12.1", "12.2")
def test_14_41_the_unit_takes_an_m_test_with_its_modifiers(field: Field) -> None:
    """Printed 7, reduced, in a trench; demoralised it is one less."""
    g = field(TRENCH + "unit 35RI at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1")
    assert g.tally("last-stand").need == 7 - 1 + 1
    assert g.play("last-stand").asked == "dice 14.41"
    g = field(TRENCH + "unit 35RI at 0505 steps 1 demoralised\n")
    assert storm(g, "assault 0505", result="0/1").tally("last-stand").need == 6


@pytest.mark.rule("14.41")
def test_14_41_passed_a_remnant_stands_in_the_hex(field: Field) -> None:
    g = field(TRENCH + "unit 35RI at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1").play("last-stand", "roll 3 4")
    assert (g.at("35RI"), g.steps("35RI"), g.at("F-rem1"), g.steps("F-rem1")) == ("out", 0, "0505", 1)
    assert g.marks("F-rem1") == {"new", "assaulted"}
    assert g.asked == "german 9.0"
    assert g.refused("assault 0505") == "§9.0 They have already been assaulted in this phase."


@pytest.mark.rule("14.41")
def test_14_41_the_question_names_the_hex_where_the_unit_was(field: Field) -> None:
    g = storm(field(TRENCH + "unit 35RI at 0505 steps 1\n"), "assault 0505", result="0/1")
    question = g.game.question
    assert question is not None and question.args["hex"] == g.game.play.board.grid.find("0505")


@pytest.mark.rule("14.41")
def test_14_41_failed_or_declined_nothing_is_left(field: Field) -> None:
    g = field(TRENCH + "unit 35RI at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1").play("last-stand", "roll 4 4")
    assert (g.at("F-rem1"), g.asked, g.told("no-remnant")) == (
        "out",
        "german 9.6",
        ["35th Infantry leaves no remnant (8 against 7)."],
    )
    g = field(TRENCH + "unit 35RI at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/1").play("perish")
    assert (g.at("F-rem1"), g.asked) == ("out", "german 9.6")


@pytest.mark.rule("ex.20", "14.41")
def test_ex_20_the_remnant_goes_back_three_hexes_for_the_other_three_points(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/4").play("last-stand", "roll 2 4")
    assert (g.asked, g.options()) == ("french 9.5", ["back 0405", "back 0506", "back 0605"])
    g.play("back 0506", "back 0507", "back 0508")
    assert (g.at("F-rem1"), g.steps("F-rem1"), g.asked) == ("0508", 1, "german 9.6")


@pytest.mark.rule("14.41", "9.42")
def test_14_41_with_nowhere_to_go_the_rest_of_the_damage_is_forgotten(field: Field) -> None:
    """Ruling 53; and as far as it can go, it goes."""
    g = field(GERMANS + "unit IR24 at 0608\nunit 35RI at 0609 steps 1\n")
    storm(g, "assault 0609", result="0/4").play("last-stand", "roll 1 1")
    assert (g.at("F-rem1"), g.steps("F-rem1"), g.asked) == ("0609", 1, "german 9.0")
    g = field(GERMANS + "unit IR24 at 0607\nunit 35RI at 0608 steps 1\n")
    storm(g, "assault 0608", result="0/4").play("last-stand", "roll 1 1", "back 0509")
    assert g.at("F-rem1") == "0409"


@pytest.mark.rule("14.41", "9.42")
def test_14_41_beside_others_it_fights_on_with_them_but_loses_nothing(field: Field) -> None:
    """Ruling 85."""
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505 steps 1\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/3").play("loses 35RI", "last-stand", "roll 1 1")
    assert g.options() == ["retreat", "loses 208R"]
    assert g.refused("loses F-rem1") == "§14.41 A remnant cannot be lost in the turn it appears."
    g.play("retreat", "back 0506", "back 0507", "back 0405", "back 0406")
    assert (g.at("208R"), g.at("F-rem1"), g.asked) == ("0507", "0406", "german 9.6")


@pytest.mark.rule("14.41")
def test_14_41_it_goes_alone_for_the_points_left_when_the_others_take_them_in_steps(field: Field) -> None:
    """Ruling 85: the clause has it retreat because damage was left, whoever pays."""
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505 steps 1\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/2").play("loses 35RI", "last-stand", "roll 1 1", "loses 208R")
    assert (g.at("208R"), g.steps("208R"), g.options()) == ("0505", 1, ["back 0405", "back 0506", "back 0605"])
    g.play("back 0506")
    assert (g.at("208R"), g.at("F-rem1"), g.asked) == ("0505", "0506", "german 9.0")
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505 steps 1\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/3").play("loses 35RI", "last-stand", "roll 1 1", "loses 208R", "loses 208R")
    g.play("back 0506", "back 0507")
    assert (g.at("208R"), g.at("F-rem1")) == ("out", "0507")


@pytest.mark.rule("14.41", "9.42")
def test_14_41_without_damage_left_it_stays_beside_the_others(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505 steps 1\nunit 208R at 0505\n")
    storm(g, "assault 0505", result="0/2").play("loses 208R", "loses 35RI", "last-stand", "roll 1 1")
    assert (g.at("208R"), g.at("F-rem1"), g.asked) == ("0505", "0505", "german 9.0")


@pytest.mark.rule("14.41", "9.6", "9.53")
def test_14_41_where_an_attackers_remnant_goes_back_nobody_advances(field: Field) -> None:
    units = "unit RIR13 at 0504 steps 1\nunit GR8 at 0604\nunit 208R at 0505 steps 1\n"
    g = field(GERMANS + units)
    storm(g, "assault 0505", "join RIR13", "join GR8", result="2/1").play("loses 208R", "loses RIR13")
    g.play("last-stand", "roll 1 1", "loses GR8")
    g.play(g.options()[0])
    assert (g.at("208R"), g.at("GR8"), g.steps("GR8"), g.asked) == ("out", "0604", 1, "german 9.0")
    assert g.at("G-rem1") != "0504"


@pytest.mark.rule("14.41")
def test_14_41_it_is_not_eliminated_in_the_turn_it_appears(field: Field) -> None:
    g = field(TRENCH + "unit F-rem1 at 0505 new\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.asked, g.options()) == ("french 9.5", ["back 0405", "back 0506", "back 0605"])
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0506\nunit F-rem1 at 0505 new\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/2")
    assert (g.at("F-rem1"), g.steps("F-rem1"), g.asked) == ("0505", 1, "german 9.0")


@pytest.mark.rule("14.41", "12.1")
def test_14_41_nor_by_a_test_of_morale(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0507\nunit F-rem1 at 0505 new demoralised\n")
    storm(g, "assault 0505", result="0/1").play("back 0506", "roll 6 6")
    assert (g.at("F-rem1"), g.steps("F-rem1")) == ("0506", 1)


@pytest.mark.rule("14.41")
def test_14_41_from_the_next_turn_on_it_is(field: Field) -> None:
    g = field(ground() + "phase 4.XII\nunit IR24 at 0504\nunit F-rem1 at 0505 new\n")
    g.play("roll 6")
    assert g.table.position.turn == 2
    assert "new" not in g.marks("F-rem1")
    g = field(TRENCH + "unit F-rem1 at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.at("F-rem1"), g.asked) == ("out", "german 9.6")


@pytest.mark.rule("14.41", "6.1", "9.0")
def test_14_41_a_remnant_is_as_cut_off_and_has_attacked_like_the_unit_it_is_left_of(field: Field) -> None:
    """Ruling 85."""
    g = field(GERMANS + "unit IR24 at 0504 steps 1 out-of-supply dug-in\nunit 29T at 0505\n")
    storm(g, "assault 0505", result="2/0").play("last-stand", "roll 1 1", "back 0503")
    assert g.marks("G-rem1") == {"new", "out-of-supply", "attacked"}


@pytest.mark.rule("14.41", "9.6")
def test_14_41_a_remnant_of_the_attackers_may_advance_with_them(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504 steps 1\nunit IR20 at 0504\nunit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join IR20", result="1/1").play(
        "loses 208R", "loses IR24", "last-stand", "roll 1 1"
    )
    assert g.options() == ["advance IR20", "advance G-rem1", "done"]


@pytest.mark.rule("14.41", "9.51")
def test_14_41_one_that_falls_in_retreat_may_leave_a_remnant_that_goes_the_rest(field: Field) -> None:
    g = field(
        GERMANS
        + "unit IR24 at 0504\nunit GR8 at 0606\nunit 35RI at 0505 steps 1 demoralised\nunit 208R at 0505 steps 1\n"
    )
    storm(g, "assault 0505", result="0/3").play(
        "loses 208R", "retreat", "back 0506", "roll 6 6", "last-stand", "roll 1 1"
    )
    assert (g.at("35RI"), g.at("F-rem1"), g.asked) == ("out", "0506", "french 9.5")
    g.play("back 0406")
    assert (g.at("F-rem1"), g.asked) == ("0406", "german 9.6")


@pytest.mark.rule("14.41", "7.11", "12.1")
def test_14_41_a_barrage_may_leave_a_remnant_too(field: Field) -> None:
    """A demoralised reduced regiment that fails its test loses its last step."""
    g = field(ground() + "phase 4.III\nunit III-art1 at 0502\nunit 35RI at 0505 steps 1 demoralised\n", 6)
    chart = g.table.charts["barrage"]
    cells = [["M"] * len(chart.columns)] * len(chart.rows)
    g.table.charts = {**g.table.charts, "barrage": chart.with_cells(cells)}
    g.play("barrage 0505", "gun III-art1")
    g.play("roll 6 6", "last-stand", "roll 1 1")
    assert (g.at("35RI"), g.at("F-rem1"), g.marks("F-rem1")) == ("out", "0505", {"new"})


# §14.42 How it ends ---------------------------------------------------------------------------------------------


@pytest.mark.rule("14.42", "16.0")
def test_14_42_an_eliminated_remnant_is_gone_for_good_and_no_loss(field: Field) -> None:
    g = field(TRENCH + "unit F-rem1 at 0505\n")
    storm(g, "assault 0505", result="0/1")
    remnant = g.piece("F-rem1")
    assert (g.at("F-rem1"), g.table.position.gone[remnant]) == ("out", 1)
    assert losses(g.table, g.game.side("french")) == 0


@pytest.mark.rule("14.42", "6.33")
def test_14_42_no_replacement_brings_it_back(field: Field) -> None:
    g = field(ground() + "phase 6.3\nturn 2\npoints 3\nunit IR24 at 0101 steps 1\nunit G-rem1 steps 0 gone 1\n")
    assert g.options("refill") == ["IR24"]
    assert g.refused("rebuild G-rem1") == "§14.42 It can never return."


@pytest.mark.rule("14.41", "9.7")
def test_9_7_a_unit_that_surrenders_leaves_none(field: Field) -> None:
    """Ruling 23."""
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0506\nunit 35RI at 0505 steps 1 out-of-supply\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1")
    assert (g.at("35RI"), g.told("surrenders"), g.asked) == ("out", ["35th Infantry surrenders in 0505."], "german 9.6")
