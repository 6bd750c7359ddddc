"""Chapters 4, 5, 6.4 and 12.22: points, stacking, approach, going with a leader, entering hexes, leaving an assault."""

from __future__ import annotations

import pytest

from tests.games.august.fielding import Battle, Roll, ground, lay_out

OPEN = "  . . . . . .\n" * 4
SPARE = "unit gI04 at 0104 to-move\n"
"""A unit that is still to act, so that the segment stays open."""


def moving(
    units: str, *rolls: Roll, rows: str = OPEN, first: str = "gI01", more: str = "", scenario: str = "bilderweitschen"
) -> Battle:
    """One German piece about to act on a sketched board."""
    text = f"board\n{rows}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario).play(f"act {first}")


COMPANY = "unit gI01 at 0101 to-move led\n"


# Points (5.1, 5.2, 5.3) ----------------------------------------------------------------------------------------


@pytest.mark.rule("5.1", "5.2")
def test_5_2_a_company_has_two_points_and_moves_hex_by_hex() -> None:
    g = moving(COMPANY).play("to 0201", "to 0301")
    assert g.at("gI01") == "0301"
    assert g.ask == "ask-act"
    assert "spent" in g.marks("gI01")


@pytest.mark.rule("5.2", "tbl.terrain", "5.84", "2.22")
@pytest.mark.parametrize(
    ("sign", "foot", "mounted", "wheels"),
    [
        (".", 2, 2, 2),
        ("f", 2, 4, 4),
        ("w", 4, 6, 8),
        ("v", 2, 2, 2),
        (".1", 2, 4, 4),
        ("m", 4, 6, None),
        ("s", 4, 4, 6),
        ("r", 4, 6, None),
        ("l", None, None, None),
    ],
)
def test_5_2_each_ground_has_its_price_in_half_points(
    sign: str, foot: int | None, mounted: int | None, wheels: int | None
) -> None:
    g = ground(f". {sign}")
    a, b = g.board.grid.find("0101"), g.board.grid.find("0201")
    assert [g.costs[way].cost(a, b) for way in ("foot", "mounted", "wheels")] == [foot, mounted, wheels]


@pytest.mark.rule("5.2")
def test_5_2_only_the_dearest_ground_is_paid_and_a_hill_is_climbed_only_upwards() -> None:
    g = ground(".1 w1 .1\n. . .")
    a, b, c = (g.board.grid.find(number) for number in ("0101", "0201", "0301"))
    assert g.costs["mounted"].cost(a, b) == 6
    assert g.costs["mounted"].cost(b, c) == 2


@pytest.mark.rule("5.3")
def test_5_3_along_a_road_a_company_makes_four_hexes() -> None:
    road = "link road 0101 0201 0301 0401 0501 0601\n"
    g = moving(COMPANY, more=road).play("to 0201", "to 0301", "to 0401", "to 0501")
    assert g.at("gI01") == "0501"
    assert g.ask == "ask-act"


@pytest.mark.rule("5.2")
def test_5_2_one_hex_can_always_be_entered() -> None:
    g = moving("unit gMG1 at 0101 to-move led\n", rows="  . w .\n" * 4, first="gMG1")
    assert "0201" in g.options("to")
    g.play("to 0201")
    assert g.ask == "ask-act"


@pytest.mark.rule("5.2")
def test_5_2_too_few_points_are_refused_with_the_price() -> None:
    g = moving(COMPANY, rows="  . . w .\n" * 4).play("to 0201")
    assert g.refused("to 0301") == "§5.2 That costs 4 half points; 2 are left."


@pytest.mark.rule("5.61")
def test_5_61_a_limbered_machine_gun_moves_two_hexes_and_turning_takes_its_action() -> None:
    gun = "unit gMG1 at 0101 to-move led\n"
    g = moving(gun, first="gMG1").play("limber")
    assert g.table.face_name(g.piece("gMG1")) == "limbered"
    assert "spent" in g.marks("gMG1")
    limbered = moving("unit gMG1 at 0101 limbered to-move led\n", first="gMG1").play("to 0201", "to 0301")
    assert limbered.at("gMG1") == "0301"


# Stacking (4) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1", "4.3", "ex.8")
def test_ex_8_two_companies_and_a_machine_gun_fill_a_hex() -> None:
    two = "unit gI02 gI03 at 0201\n"
    assert moving(COMPANY + two).refused("to 0201") == "§4.1 The hex is full."
    g = moving("unit gMG1 at 0101 to-move led\n" + two, first="gMG1")
    assert "0201" in g.options("to")
    leader = moving("unit gCpt1a at 0101 to-move\nunit gMG1 at 0201\n" + two, first="gCpt1a")
    assert "0201" in leader.options("to")


@pytest.mark.rule("4.3", "ex.8")
def test_ex_8_a_fourth_wagon_does_not_fit() -> None:
    wagons = "unit gW1 at 0101 to-move led\nunit gW2 gW3 gW4 at 0201\n"
    g = moving(wagons, first="gW1", scenario="mattischkehmen")
    assert g.refused("to 0201") == "§4.3 There are already three wagons in the hex."


# Approach (3.11, 5.4, 5.5) -------------------------------------------------------------------------------------


@pytest.mark.rule("5.5", "3.11", "5.9")
def test_5_5_a_unit_called_by_nobody_does_not_come_closer() -> None:
    enemy = "unit rI01 at 0601\n"
    alone = moving("unit gI01 at 0202 to-move\n" + enemy)
    assert alone.refused("to 0302") == "§5.5 Without a leader, a unit may not move closer to the enemy."
    assert "0101" in alone.options("to") or "0102" in alone.options("to")
    led = moving("unit gI01 at 0202 to-move led\n" + enemy)
    assert "0302" in led.options("to")


@pytest.mark.rule("5.5", "3.12")
def test_5_5_leaders_approach_freely_and_enemy_leaders_do_not_count() -> None:
    assert "0302" in moving("unit gCpt1a at 0202 to-move\nunit rI01 at 0601\n", first="gCpt1a").options("to")
    assert "0302" in moving("unit gI01 at 0202 to-move\nunit rCpt1a at 0601\n").options("to")


@pytest.mark.rule("5.4")
def test_5_4_a_hex_with_enemy_combat_units_is_entered_only_by_assault() -> None:
    g = moving(COMPANY + "unit rI01 at 0201 spent\n")
    assert g.refused("to 0201").startswith("§5.4 ")


@pytest.mark.rule("14.2")
def test_14_2_a_discouraged_piece_moves_one_hex() -> None:
    g = moving("unit gI01 at 0101 to-move led discouraged\n").play("to 0201")
    assert g.ask == "ask-act"


# Leaders (6.4) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4", "5.2")
def test_6_4_a_leader_goes_with_a_unit_he_called_at_its_pace() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0101 to-move led by gCpt1a\n"
    g = moving(units, first="gCpt1a").play("along gI01", "to 0201", "to 0301")
    assert (g.at("gCpt1a"), g.at("gI01")) == ("0301", "0301")
    assert {"spent"} <= g.marks("gCpt1a") & g.marks("gI01")


@pytest.mark.rule("6.4")
def test_6_4_not_with_a_unit_that_another_called() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0101 to-move\n"
    assert moving(units, first="gCpt1a").options("along") == []


@pytest.mark.rule("6.4")
def test_6_4_an_infantry_leader_has_four_points() -> None:
    g = moving("unit gCpt1a at 0101 to-move\n", first="gCpt1a").play("to 0201", "to 0301", "to 0401", "to 0501")
    assert g.at("gCpt1a") == "0501"


# Entering a hex (5.44, 6.71, def.control) ----------------------------------------------------------------------


@pytest.mark.rule("5.44")
def test_5_44_wagons_without_a_combat_unit_are_destroyed() -> None:
    g = moving(COMPANY + "unit rW1 at 0201\n", scenario="tilsit", more="turn 6\n").play("to 0201")
    assert g.at("rW1") == "out"
    assert g.told("eliminated")
    g.play("to 0301")


@pytest.mark.rule("6.71")
def test_6_71_a_lone_leader_is_rolled_for_and_gets_away_below_nine() -> None:
    lone = COMPANY + "unit rCpt1a at 0201\n"
    assert moving(lone, (4, 5)).play("to 0201").at("rCpt1a") == "out"
    g = moving(lone, (4, 4)).play("to 0201")
    assert g.asked == "russian 6.71"
    g.play("displace 0301")
    assert g.at("rCpt1a") == "0301"


@pytest.mark.rule("def.control")
def test_def_control_goes_to_the_side_alone_in_a_hex() -> None:
    g = moving(COMPANY, more="hex 0201 control russian\n")
    assert g.holder("0201") == "russian"
    assert g.play("to 0201").holder("0201") == "german"
    leader = moving("unit gCpt1a at 0101 to-move\n", first="gCpt1a", more="hex 0201 control russian\n").play("to 0201")
    assert leader.holder("0201") == "russian", "leaders take no ground"


@pytest.mark.rule("16.22", "16.25")
def test_16_22_works_are_left_behind() -> None:
    g = moving("unit gI01 at 0101 to-move led dug-in\n").play("to 0201", "halt")
    assert "dug-in" not in g.marks("gI01")


@pytest.mark.rule("16.2")
def test_16_2_digging_in_takes_two_actions() -> None:
    g = moving(COMPANY).play("dig")
    assert g.marks("gI01") >= {"digging", "spent"}
    again = moving("unit gI01 at 0101 to-move digging\n").play("dig")
    assert "dug-in" in again.marks("gI01")
    assert "digging" not in again.marks("gI01")


@pytest.mark.rule("16.2", "16.24")
def test_16_2_not_in_villages_and_woods_and_not_when_shaken() -> None:
    assert "dig" not in moving(COMPANY, rows="  v . .\n" * 4).options()
    assert "dig" not in moving(COMPANY, rows="  w . .\n" * 4).options()
    assert "dig" not in moving("unit gI01 at 0101 to-move led discouraged\n").options()
    assert "dig" not in moving("unit gCpt1a at 0101 to-move\n", first="gCpt1a").options()


# Leaving an assault hex (5.42, 12.22, 12.23) -------------------------------------------------------------------


@pytest.mark.rule("12.22", "5.42", "12.23")
def test_12_22_one_hex_out_and_the_last_to_leave_may_be_harassed() -> None:
    units = "unit gI01 at 0202 to-move led\nunit rI01 at 0202 spent\n"
    g = moving(units, 1).play("to 0102")
    assert g.asked == "russian 12.23"
    g.play("harass")
    assert g.told("harassing-fire")
    assert g.ask == "ask-act"
    assert g.at("gI01") == "0102"
    assert g.holder("0202") == "russian"


@pytest.mark.rule("12.23")
def test_12_23_nobody_is_harassed_while_a_combat_unit_stays() -> None:
    units = "unit gI01 at 0202 to-move led\nunit gI02 at 0202\nunit rI01 at 0202 spent\n"
    assert moving(units).play("to 0102").ask == "ask-act"


@pytest.mark.rule("12.23", "12.25")
def test_12_23_demoralised_units_do_not_harass() -> None:
    units = "unit gI01 at 0202 to-move led\nunit rI01 at 0202 spent demoralised\n"
    assert moving(units).play("to 0102").ask == "ask-act"


@pytest.mark.rule("12.22")
def test_12_22_nobody_goes_from_one_assault_to_another() -> None:
    units = "unit gI01 at 0202 to-move led\nunit rI01 at 0202 spent\nunit gI02 at 0302\nunit rI02 at 0302 spent\n"
    assert moving(units).refused("to 0302").startswith("§12.22 ")
