"""Chapter 12: morale and demoralisation; chapter 9.7: surrender."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.morale import morale_tally
from grognard.games.verdun.organisation import cannot_rebuild
from grognard.games.verdun.strength import allowance, attack_strength, defence_strength, fire_strength
from tests.games.verdun.scenes import GERMANS, ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


AMBUSH = GERMANS + "unit IR24 at 0504\nunit GR8 at 0507\n"
"""Who goes back from 0505 to 0506 is in a German zone."""


def need(g: Days, name: str, added: int = 0) -> int:
    """The highest roll with which a unit passes a test."""
    return int(morale_tally(g.table, g.piece(name), added).total)


# §12.0, §12.1 The test ------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("added", [0, 1, 2, 3])
def test_12_1_two_dice_and_what_the_test_adds_not_above_morale(field: Field, added: int) -> None:
    g = field(AMBUSH + "unit 35RI at 0505\n")
    tally = morale_tally(g.table, g.piece("35RI"), added)
    assert tally.need == 7 - added
    assert [tally.result(roll) for roll in (7 - added, 8 - added)] == ["pass", "fail"]


@pytest.mark.rule("12.1", "table.barrage", "7.11")
@pytest.mark.parametrize(("result", "added"), [("M", 0), ("M1", 1), ("M2", 2)])
def test_12_0_a_barrage_tests_everyone_in_the_hex(field: Field, result: str, added: int) -> None:
    g = field(ground() + "phase 4.III\nunit III-art1 at 0502\nunit 35RI XXX-HQ 14-art at 0505\n", 1)
    chart = g.table.charts["barrage"]
    cells = [[result] * len(chart.columns)] * len(chart.rows)
    g.table.charts = {**g.table.charts, "barrage": chart.with_cells(cells)}
    g.play("barrage 0505", "gun III-art1")
    for _ in range(3):
        assert g.asked == "dice 12.1"
        assert g.tally().need == g.tally().start - added
        g.play("roll 6 6")
    assert [g.marks("35RI"), g.marks("XXX-HQ"), g.marks("14-art")] == [{"demoralised"}, {"disrupted"}, {"demoralised"}]


@pytest.mark.rule("12.1")
def test_12_1_passed_nothing_happens(field: Field) -> None:
    g = field(AMBUSH + "unit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 3 4")
    assert (g.marks("35RI"), g.steps("35RI")) == ({"assaulted"}, 2)
    assert g.told("holds") == ["35th Infantry holds (7 against 7)."]


@pytest.mark.rule("12.1", "12.3")
def test_12_1_failed_it_is_demoralised_and_failed_again_it_loses_a_step(field: Field) -> None:
    g = field(AMBUSH + "unit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 4 4")
    assert (g.marks("35RI"), g.steps("35RI")) == ({"assaulted", "demoralised"}, 2)
    assert g.told("breaks") == ["35th Infantry is demoralised (8 against 7)."]
    g = field(AMBUSH + "unit 35RI at 0505 demoralised\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 3 4")
    assert (g.marks("35RI"), g.steps("35RI")) == ({"assaulted", "demoralised"}, 1)


@pytest.mark.rule("12.1", "12.3")
def test_12_1_a_demoralised_gun_that_fails_is_lost(field: Field) -> None:
    g = field(GERMANS + "hex 0506 interdiction 1\nunit IR24 at 0504\nunit 14-art at 0505 demoralised\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 6 6")
    assert (g.at("14-art"), g.steps("14-art")) == ("out", 0)


@pytest.mark.rule("12.1", "7.11")
def test_12_1_a_headquarters_is_disrupted_and_failing_again_eliminated(field: Field) -> None:
    """Ruling 19."""
    text = GERMANS + "hex 0506 interdiction 1\nunit IR24 at 0504\nunit XXX-HQ at 0505 {}\n"
    g = field(text.format(""))
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 6 6")
    assert (g.at("XXX-HQ"), g.marks("XXX-HQ")) == ("0506", {"assaulted", "disrupted"})
    g = field(text.format("disrupted"))
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.reasons() == {"demoralised": -1}
    g.play("roll 6 6")
    assert (g.at("XXX-HQ"), g.steps("XXX-HQ"), g.marks("XXX-HQ")) == ("out", 0, set())


# §12.2 Modifiers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2")
def test_12_2_reduced_and_demoralised_add_up(field: Field) -> None:
    g = field(
        AMBUSH
        + """
        unit 35RI at 0505
        unit 42RI at 0505 steps 1
        unit 44RI at 0505 demoralised
        unit 60RI at 0505 steps 1 demoralised
        unit F-rem1 at 0505
        """
    )
    assert [need(g, name) for name in ("35RI", "42RI", "44RI", "60RI", "F-rem1")] == [7, 6, 6, 5, 6]


@pytest.mark.rule("12.2", "14.82")
@pytest.mark.parametrize(
    ("sign", "units", "bonus"),
    [
        (".", "35RI", 0),
        ("t", "35RI", 1),
        ("c", "35RI", 1),
        ("tc", "35RI", 1),
        ("f", "35RI Vaux-fort", 1),
        ("tf", "35RI Vaux-fort", 1),
        ("tfc", "35RI Vaux-fort", 1),
        ("f", "35RI", 0),
        ("w", "35RI", 0),
        ("v", "35RI", 0),
        ("h", "35RI", 0),
    ],
)
def test_12_2_a_trench_an_intact_fort_or_a_city_is_1_more_once(field: Field, sign: str, units: str, bonus: int) -> None:
    g = field(ground(f"0505 {sign}") + f"phase 4.V\nunit {units} at 0505\n")
    assert need(g, "35RI") == 7 + bonus


@pytest.mark.rule("12.2")
def test_12_2_germans_in_a_trench_too_guns_and_headquarters_as_well(field: Field) -> None:
    g = field(ground("0505 t") + "phase 4.V\nunit IR24 III-HQ 6-art at 0505 dug-in\n")
    assert [need(g, name) for name in ("IR24", "III-HQ", "6-art")] == [9, 9, 8]


@pytest.mark.rule("12.2", "14.7")
@pytest.mark.parametrize(
    ("unit", "before", "after"),
    [("208R", 6, 7), ("29T", 5, 7), ("F-rem1", 6, 7), ("35RI", 7, 7), ("56Ch", 8, 8), ("IR24", 8, 8), ("G-rem1", 6, 6)],
)
def test_12_2_from_26_february_petain_steadies_reserves_territorials_and_remnants(
    field: Field, unit: str, before: int, after: int
) -> None:
    text = GERMANS + "turn {}\nunit {} at 0505\n"
    assert need(field(text.format(5, unit)), unit) == before
    assert need(field(text.format(6, unit)), unit) == after
    assert need(field(text.format(9, unit)), unit) == after


# §12.3 Demoralised ----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3", "ex.8", "6.16")
@pytest.mark.parametrize(("strength", "half", "quarter"), [(8, 4, 2), (7, 4, 2), (5, 3, 2), (2, 1, 1), (1, 1, 1)])
def test_12_3_half_the_strength_in_defence_a_quarter_out_of_supply_and_no_attack(
    field: Field, strength: int, half: int, quarter: int
) -> None:
    g = field(
        GERMANS
        + f"""
        piece IR24 combat {strength}/1
        piece IR20 combat {strength}/1
        unit IR24 at 0504 demoralised
        unit IR20 at 0504 demoralised out-of-supply
        """
    )
    pieces = [g.piece("IR24"), g.piece("IR20")]
    assert [defence_strength(g.table, p) for p in pieces] == [half, quarter]
    assert [attack_strength(g.table, p) for p in pieces] == [0, 0]


@pytest.mark.rule("12.3", "7.1")
def test_12_3_guns_shell_at_half_strength_rounded_up_and_defend_in_full(field: Field) -> None:
    """Ruling 34."""
    g = field(GERMANS + "unit III-art1 at 0504 demoralised\n")
    gun = g.piece("III-art1")
    assert (fire_strength(g.table, gun), defence_strength(g.table, gun)) == (3, 2)


@pytest.mark.rule("12.3", "8.2")
def test_12_3_no_strategic_movement_but_the_allowance_is_whole(field: Field) -> None:
    g = field(ground() + "phase 4.IX\nunit 35RI at 0508 demoralised\n").play("move 35RI")
    assert "strategic" not in g.options()
    assert allowance(g.table, g.piece("35RI")) == 10


@pytest.mark.rule("12.3", "6.33")
def test_12_3_no_replacements(field: Field) -> None:
    text = ground() + "phase 6.3\nturn 2\npoints 3\nunit IR24 IR20 at 0101 steps 1\n"
    g = field(text + "unit IR20 at 0101 demoralised\n")
    assert g.options("refill") == ["IR24"]
    assert g.refused("refill IR20") == "§6.33 It is out of supply or demoralised."


# §9.7 Surrender -------------------------------------------------------------------------------------------------

RING = GERMANS + "unit IR24 at 0504\nunit GR8 at 0506\n"
"""Two regiments whose zones close every way out of 0505."""


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("unit", ["35RI", "14-art", "XXX-HQ"])
def test_9_7_eliminated_out_of_supply_and_surrounded_a_unit_surrenders(field: Field, unit: str) -> None:
    g = field(RING + f"unit {unit} at 0505 steps 1 out-of-supply\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1")
    piece = g.piece(unit)
    assert (g.at(unit), g.steps(unit), g.table.position.gone[piece]) == ("out", 0, 1)
    assert len(g.told("surrenders")) == 1
    assert g.told("destroyed") == []


@pytest.mark.rule("9.7", "6.33")
def test_9_7_and_no_replacement_brings_it_back(field: Field) -> None:
    g = field(RING + "unit 208R at 0505 steps 1 out-of-supply\nunit XXX-HQ at 0107\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1")
    g.table.position.points = 1
    refusal = cannot_rebuild(g.table, g.game.side("french"), 1, g.piece("208R"))
    assert refusal is not None
    assert refusal.rule == "6.33"


@pytest.mark.rule("9.7")
def test_9_7_in_supply_or_with_a_free_hex_it_is_only_destroyed(field: Field) -> None:
    g = field(RING + "unit 208R at 0505 steps 1\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1")
    assert (g.told("destroyed"), g.table.position.gone[g.piece("208R")]) == (
        ["208th Reserve Infantry is destroyed in 0505."],
        0,
    )
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0404\nunit 208R at 0505 steps 1 out-of-supply\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1").play("loses 208R")
    assert g.table.position.gone[g.piece("208R")] == 0


@pytest.mark.rule("9.7", "15.5")
@pytest.mark.parametrize(("options", "surrenders"), [("", 1), ("options 15.5\n", 0)])
def test_15_5_a_friend_next_to_it_breaks_the_ring_of_9_7(field: Field, options: str, surrenders: int) -> None:
    units = "unit GR8 at 0504\nunit GR12 at 0606\nunit IR24 at 0406\nunit 233R at 0506\n"
    g = field(options + GERMANS + units + "unit 208R at 0505 steps 1 out-of-supply\n")
    storm(g, "assault 0505", result="0/1").play("loses 208R")
    assert len(g.told("surrenders")) == surrenders
    assert g.table.position.gone[g.piece("208R")] == surrenders


@pytest.mark.rule("9.7")
def test_9_7_the_river_and_the_edge_close_a_way_as_zones_do(field: Field) -> None:
    """Ruling 22: each hex around is held, in a zone, or cannot be entered."""
    text = GERMANS + "{}unit IR24 at 0504\nunit 208R at 0505 steps 1 out-of-supply\n"
    g = storm(field(text.format("")), "assault 0505", result="0/1").play("loses 208R")
    assert g.told("surrenders") == []
    river = "hexside river 0505/0506 0505/0605 0505/0405\n"
    g = storm(field(text.format(river)), "assault 0505", result="0/1")
    assert len(g.told("surrenders")) == 1
    corner = GERMANS + "unit IR24 at 0108\nunit 208R at 0109 steps 1 out-of-supply\nunit GR8 at 0208\n"
    g = storm(field(corner), "assault 0109", "join IR24", "join GR8", result="0/1")
    assert len(g.told("surrenders")) == 1


@pytest.mark.rule("14.41", "6.2", "9.7")
@pytest.mark.parametrize("state", ["demoralised new", "demoralised new out-of-supply"])
def test_14_41_a_remnant_does_not_surrender_in_the_turn_it_appears(field: Field, state: str) -> None:
    """Ruling 90: with and without a roll, next to the enemy and with no friend."""
    g = field(
        ground() + f"phase 6.2 2\nunit IR24 at 0504\nunit F-rem1 at 0505 {state}\nunit 208R at 0908 demoralised\n"
    )
    if "out-of-supply" not in state:
        g.play("rally F-rem1", "roll 6 6")
    g.play("rally 208R", "roll 1 1")
    assert (g.at("F-rem1"), g.steps("F-rem1"), g.told("surrenders")) == ("0505", 1, [])


@pytest.mark.rule("9.7", "6.2")
@pytest.mark.parametrize(("unit", "state"), [("208R", "steps 1"), ("F-rem1", "")])
def test_9_7_a_reduced_unit_or_remnant_that_fails_to_rally_beside_the_enemy_surrenders(
    field: Field, unit: str, state: str
) -> None:
    text = ground() + f"phase 6.2 2\nunit IR24 at 0504\nunit {unit} at 0505 demoralised {state}\n"
    g = field(text).play(f"rally {unit}", "roll 6 6")
    assert (g.at(unit), g.steps(unit), g.marks(unit), g.table.position.gone[g.piece(unit)]) == ("out", 0, set(), 1)


@pytest.mark.rule("9.7", "6.2", "12.3")
@pytest.mark.parametrize(
    "line",
    [
        "unit 208R at 0505 demoralised",
        "unit 208R at 0507 steps 1 demoralised",
        "unit 208R at 0505 steps 1 demoralised\nunit 233R at 0505",
    ],
)
def test_9_7_not_at_full_strength_nor_apart_nor_beside_a_steady_friend(field: Field, line: str) -> None:
    g = field(ground() + f"phase 6.2 2\nunit IR24 at 0504\n{line}\n").play("rally 208R", "roll 6 6")
    assert g.at("208R") != "out"
    assert "demoralised" in g.marks("208R")


@pytest.mark.rule("9.7", "16.0")
def test_9_7_who_has_surrendered_never_appears_again(field: Field) -> None:
    g = field(RING + "unit 35RI at 0505 steps 1 out-of-supply\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/4")
    assert g.asked == "german 9.6"
    assert g.at("35RI") == "out"
