"""Chapters 11.3.4 and 15.4: trucks and their load; 11.3.1.3: guns on barges; 11.3.5 and 15.5: depots."""

from __future__ import annotations

import pytest

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.supports import strike
from grognard.games.front1918.turn import forget
from grognard.games.italia.trucks import jump_down
from tests.games.italia.scenes import CP_END, CP_MOVES, ENTENTE_END, OPEN, Field, field, ground, lane, moving

TRUCK = "I-trucks"
LONG = lane(*"." * 30)
ROAD = LONG + "link road " + " ".join(f"01{row:02}" for row in range(1, 31)) + "\n"
REST = "unit IQ at 0130\n"


def loading(load: str, board: str = ROAD) -> Field:
    """Trucks at the head of a road with these units, about to move."""
    text = f"unit {TRUCK} {load} at 0101\n" + REST
    return moving(board + text).play(f"move {TRUCK}")


# §11.3.4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.4", "11.1.3")
def test_11_3_4_fifteen_points_and_half_a_point_for_a_hex_of_road() -> None:
    g = loading("")
    assert (g.cost("0102"), g.cost("0130")) == (0.5, 14.5)
    g = loading("", LONG)
    assert g.cost("0116") == 15
    assert g.refused("to 0117").startswith("§11.1.1 ")


@pytest.mark.rule("11.3.4", "11.1.3.secondary")
def test_11_3_4_secondary_roads_help_it_in_fine_weather_only() -> None:
    board = LONG + "link secondary 0101 0102\n"
    assert moving(board + f"unit {TRUCK} at 0101\n" + REST).play(f"move {TRUCK}").cost("0102") == 0.5
    assert moving(board + f"weather bad\nunit {TRUCK} at 0101\n" + REST).play(f"move {TRUCK}").cost("0102") == 1


@pytest.mark.rule("11.3.4")
def test_11_3_4_no_water_without_a_bridge() -> None:
    for water in ("stream", "river"):
        g = moving(LONG + f"hexside {water} 0102/0103\nunit {TRUCK} at 0101\n" + REST).play(f"move {TRUCK}")
        assert g.options("to") == ["0102"]
        g = moving(LONG + f"hexside {water} 0102/0103\nunit {TRUCK} at 0102\n" + REST).play(f"move {TRUCK}")
        assert g.options("to") == ["0101"]
        assert g.refused("to 0103").startswith("§11.3.4 Artillery and trucks cross a ")


# §11.3.4.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.4.1", "2.2.1.brigade")
@pytest.mark.parametrize(
    ("load", "more"),
    [
        ("I4x", "I3x"),
        ("IC", "IC2"),
        ("IB1 IB2", "IE1"),
        ("IR1 IR2 IR3 IR4", "I8Bers"),
        ("I4x", "IC"),
        ("BB1 BB2 BB3", "IR1"),
        ("IB1", "IR1"),
    ],
)
def test_11_3_4_1_a_division_a_gun_two_brigades_or_four_regiments(load: str, more: str) -> None:
    g = loading(f"{load} {more}").play(*(f"with {name}" for name in load.split()))
    assert g.refused(f"with {more}") == "§11.3.4.1 There is no room for it on the trucks."


@pytest.mark.rule("11.3.4.1")
@pytest.mark.parametrize("unit", ["US332", "IQ", "ID1", "I-barge1"])
def test_11_3_4_1_nobody_else_rides(unit: str) -> None:
    g = loading(unit) if unit != "IQ" else moving(ROAD + f"unit {TRUCK} IQ at 0101\n").play(f"move {TRUCK}")
    assert g.options("with") == []


@pytest.mark.rule("11.3.4.1", "11.3.2")
def test_11_3_4_1_one_counter_of_assault_troops_rides_with_regiments_and_none_with_a_division() -> None:
    text = "unit I-trucks IR1 IR2 Arditi1 Arditi2 at 0101\nunit Arditi1 carrier IR1\nunit Arditi2 carrier IR2\n"
    g = moving(ROAD + text + REST).play(f"move {TRUCK}", "with IR1")
    assert g.refused("with IR2").startswith("§11.3.4.1 Only brigades and regiments")
    g.play("to 0103")
    assert g.at("Arditi1") == "0103"
    g = moving(ROAD + f"unit {TRUCK} I4x Arditi1 at 0101\nunit Arditi1 carrier I4x\n" + REST).play(f"move {TRUCK}")
    assert g.refused("with I4x").startswith("§11.3.4.1 Only brigades and regiments")


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_truck_and_load_begin_the_phase_together() -> None:
    g = moving(ROAD + f"unit {TRUCK} at 0103\nunit I4x at 0101\n" + REST).play("move I4x", "to 0103", "halt")
    assert g.play(f"move {TRUCK}").options("with") == [], "it has moved"
    g = moving(ROAD + f"unit {TRUCK} at 0103\nunit I4x at 0105\n" + REST).play(f"move {TRUCK}", "to 0105")
    assert g.options("with") == [], "none on the way"


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_a_truck_joins_no_other_move() -> None:
    g = moving(ROAD + f"unit {TRUCK} I4x at 0101\n" + REST).play("move I4x")
    assert g.refused(f"with {TRUCK}").startswith("§11.3.4.1 ")


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_the_load_goes_as_far_as_the_truck() -> None:
    g = loading("I4x").play("with I4x", "to 0120", "halt")
    assert (g.at("I4x"), g.marks("I4x")) == ("0120", {"moved", "loaded"})


@pytest.mark.rule("11.3.4.1")
def test_ex_127_twenty_hexes_of_road_and_one_stop_cost_fifteen_points() -> None:
    g = loading("I4x").play("with I4x", "to 0121", "unload I4x")
    assert (g.at("I4x"), g.marks("I4x")) == ("0121", {"moved", "unloaded"})
    assert g.phase == "11.1" and "move I-trucks" not in g.options(), "nothing is left"
    assert g.refused("move I4x") == (
        "§11.3.4.1 It was put down from the trucks in this phase: it does not move any more."
    )
    forget(g.table)
    assert g.marks("I4x") == set(), "only in this phase"


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_nothing_is_loaded_on_the_way() -> None:
    units = f"unit {TRUCK} at 0101\nunit I4x at 0104\nunit I3x at 0101\n" + REST
    g = moving(ROAD + units).play(f"move {TRUCK}", "to 0104")
    for unit in ("I4x", "I3x"):
        assert g.refused(f"with {unit}") == (
            "§11.3.4.1 The trucks are on their way: nothing more is loaded in this phase."
        )


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_five_points_a_stop_however_many_get_down_and_the_truck_drives_on() -> None:
    g = loading("IR1 IR2 IR3").play("with IR1", "with IR2", "with IR3", "to 0111", "unload IR1", "unload IR2")
    assert g.options("unload") == ["IR3"]
    assert "0121" in g.options("to") and "0122" not in g.options("to"), "five points are left"
    g.play("to 0121")
    assert g.refused("unload IR3").startswith("§11.3.4.1 ")
    g.play("halt") if "halt" in g.options() else None
    assert [g.at(name) for name in ("IR1", "IR2", "IR3")] == ["0111", "0111", "0121"]


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_who_is_no_truck_puts_nothing_down() -> None:
    g = moving(ROAD + "unit I4x I3x at 0104\n" + REST).play("move I4x")
    assert g.refused("unload I3x") == "§11.3.4.1 Units are put down while the trucks that carry them move."


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_unloading_before_the_first_hex_is_the_trucks_move_for_this_phase() -> None:
    text = f"unit {TRUCK} at 0101\nunit I4x at 0101 loaded\nunit I3x at 0110\n" + REST
    g = moving(ROAD + text).play(f"move {TRUCK}", "unload I4x", "halt", "move I3x", "to 0111", "halt")
    assert TRUCK not in g.options("move")


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_a_load_stays_on_the_truck_until_it_is_put_down() -> None:
    g = moving(ROAD + f"unit {TRUCK} at 0101\nunit I4x at 0101 loaded\n" + REST)
    assert g.refused("move I4x") == "§11.3.4.1 It is on the trucks."
    g.play(f"move {TRUCK}", "to 0104")
    assert g.at("I4x") == "0104"


@pytest.mark.rule("11.3.4.1")
def test_11_3_4_1_a_load_that_is_attacked_fights_disorganised() -> None:
    g = moving(ROAD + f"unit {TRUCK} at 0103\nunit I4x at 0103 loaded\nunit A4x at 0102\n" + REST)
    load, foe = g.piece("I4x"), g.piece("A4x")
    jump_down(g.table, Battle(g.table.sides[0], g.hex("0103"), [foe], [load], {}))
    assert g.marks("I4x") == {"disorganised"}


@pytest.mark.rule("11.3.4.1", "9.3")
def test_11_3_4_1_a_load_whose_truck_is_lost_is_no_longer_held() -> None:
    g = moving(ROAD + f"unit {TRUCK} at 0103\nunit I4x at 0103 loaded\n" + REST)
    strike(g.table, g.piece(TRUCK), "9.3")
    assert g.marks("I4x") == set()


@pytest.mark.rule("15.4", "11.3.4")
def test_15_4_trucks_alone_in_an_enemy_zone_are_destroyed_and_only_the_entente_has_them() -> None:
    g = moving(OPEN + f"unit {TRUCK} at 0105\nunit A4x at 0102\n", CP_MOVES).play("move A4x", "to 0104")
    assert g.at(TRUCK) == "out"
    owners = {g.table.owner[p].name for p in range(len(g.table.roster)) if g.table.is_truck[p]}
    assert owners == {"entente"}


# §11.3.1.3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.1.3", "3.0.artillery")
def test_11_3_1_3_guns_on_barges_keep_to_marsh_and_coast_and_cross_rivers() -> None:
    board = lane("s", "s", ".", ".") + "region coast 0103\nhexside river 0101/0102\nhexside stream 0102/0103\n"
    g = moving(board + "unit I-barge1 at 0101\nunit I4x at 0104\n").play("move I-barge1")
    assert g.options("to") == ["0102"]
    g = moving(board + "unit I-barge1 at 0102\nunit I4x at 0104\n").play("move I-barge1")
    assert g.options("to") == ["0101", "0103"]
    assert g.refused("to 0104").startswith("§11.3.1.3 0104 is neither marsh nor coast")
    assert not g.table.may_counter[g.piece("I-barge1")]


@pytest.mark.rule("11.3.1.3")
def test_11_3_1_3_they_take_nobody_along() -> None:
    g = moving(lane("s", "s", "s") + "unit I-barge1 I4x at 0101\n").play("move I-barge1")
    assert g.refused("with I4x").startswith("§11.3.1.3 ")


@pytest.mark.rule("11.1.2", "scenario.albrecht.amalfi")
def test_11_1_2_the_fixed_battery_has_no_minimum_movement() -> None:
    g = moving(OPEN + "unit I-Amalfi I4x at 0105\n")
    assert g.options("move") == ["I4x"]
    assert g.refused("move I-Amalfi").startswith("§scenario.albrecht.amalfi ")
    assert g.play("move I4x").options("with") == []


# §15.5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.5", "15.5")
def test_11_3_5_depots_never_move_and_a_combat_unit_beside_one_does_not_destroy_it() -> None:
    g = moving(OPEN + "unit I-depot1 I4x at 0105\n")
    assert g.options("move") == ["I4x"]
    assert g.refused("move I-depot1") == "§11.3.5 Depots do not move."
    g = moving(OPEN + "unit I-depot1 at 0105\nunit A4x AQ at 0102\n", CP_MOVES).play("move A4x", "to 0104")
    assert g.at("I-depot1") == "0105"


@pytest.mark.rule("15.5.1")
def test_15_5_1_a_depot_is_burnt_on_one_to_four_with_an_enemy_within_three_hexes_in_command() -> None:
    g = field(OPEN + "unit I-depot1 at 0105\nunit IQ at 0103\nunit A4x at 0108\n" + ENTENTE_END)
    assert g.options("burn") == ["I-depot1"]
    assert g.tally("burn I-depot1").chances()["blown"] * 6 == 4
    assert g.play("burn I-depot1", "roll 4").at("I-depot1") == "out"
    for far in ("unit IQ at 0103\nunit A4x at 0109\n", "unit I4x at 0103\nunit A4x at 0108\n"):
        g = field(OPEN + "unit I-depot1 at 0105\nhexside stream 0105/0106\nlink road 0105 0106\n" + far + ENTENTE_END)
        assert g.phase != "11.2" or g.options("burn") == []


@pytest.mark.rule("15.5.1", "9.1.units")
def test_15_5_1_one_try_in_a_game_and_a_depot_that_stands_goes_on_feeding() -> None:
    text = (
        OPEN
        + "hexside stream 0105/0106\nlink road 0105 0106\nunit I-depot1 at 0105\nunit IQ at 0103\nunit A4x at 0108\n"
    )
    g = field(text + ENTENTE_END).play("burn I-depot1", "roll 5")
    assert (g.at("I-depot1"), g.marks("I-depot1"), g.options("burn")) == ("0105", {"tried-to-burn"}, [])
    assert g.table.depots and g.refused("burn I-depot1").startswith("§15.5.1 ")


@pytest.mark.rule("15.5.1")
def test_15_5_1_only_its_owner_burns_it() -> None:
    g = field(OPEN + "unit I-depot1 at 0105\nunit AQ at 0103\nunit A4x at 0108\nunit I4x at 0107\n" + CP_END)
    assert g.options("burn") == []


@pytest.mark.rule("15.5.2", "15.5")
def test_15_5_2_a_unit_that_enters_the_hex_of_a_lone_depot_captures_it_stops_and_scores() -> None:
    g = moving(OPEN + "unit I-depot1 at 0104\nunit GR1 AQ at 0102\n", CP_MOVES).play("move GR1")
    assert g.options("to") == ["0101", "0103", "0104"]
    g.play("to 0104")
    assert (g.at("GR1"), g.at("I-depot1"), g.table.position.points[0]) == ("0104", "out", 2)
    assert g.options("move") == ["AQ"], "its move is over"
    assert "disorganised" not in g.marks("GR1"), "a German"


@pytest.mark.rule("15.5.2", "12.5")
def test_15_5_2_an_austro_hungarian_unit_is_disorganised_by_it() -> None:
    g = moving(OPEN + "unit I-depot1 at 0104\nunit A4x AQ at 0102\n", CP_MOVES).play("move A4x", "to 0104")
    assert "disorganised" in g.marks("A4x")


@pytest.mark.rule("15.5.2", "12.5")
def test_15_5_2_all_austro_hungarian_units_of_one_move_are_disorganised_by_it() -> None:
    """Ruling D85."""
    g = moving(OPEN + "unit I-depot1 at 0104\nunit A4x AB1 GR1 A3x AQ at 0102\n", CP_MOVES)
    g.play("move A4x", "with AB1", "with GR1", "to 0104", "move A3x", "to 0104", "halt")
    assert ["disorganised" in g.marks(name) for name in ("A4x", "AB1", "GR1", "A3x")] == [True, True, False, False]


@pytest.mark.rule("15.5.2")
def test_15_5_2_the_way_goes_round_a_depot_where_it_can() -> None:
    text = ground(size=5) + "unit I-depot1 at 0303\nunit GR1 at 0302\nunit AQ at 0101\n"
    assert "0304" in moving(text, CP_MOVES).play("move GR1").options("to")


@pytest.mark.rule("15.5.2", "15.5")
def test_15_5_2_not_while_a_combat_unit_is_with_it() -> None:
    g = moving(OPEN + "unit I-depot1 ID1 at 0104\nunit GR1 AQ at 0102\n", CP_MOVES).play("move GR1")
    assert g.refused("to 0104").startswith("§11.1.1.enemy ")


@pytest.mark.rule("15.5.2")
def test_15_5_2_supports_may_capture_one_too() -> None:
    """Ruling D60."""
    g = moving(OPEN + "unit I-depot1 at 0104\nunit AQ A4x at 0102\n", CP_MOVES).play("move AQ", "to 0104")
    assert (g.at("I-depot1"), g.table.position.points[0]) == ("out", 2)
