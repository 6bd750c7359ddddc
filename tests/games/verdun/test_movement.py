"""Chapter 8.0 to 8.2 and 8.5, chapter 11: movement, ordinary and strategic, and what the ground costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


def lane(*hexes: str) -> str:
    """A board of one column from north to south, where a step has only one way to go."""
    return "board\n" + "\n".join(hexes) + "\nphase 4.IV\n"


OPEN = lane(*[". "] * 12)
OWN = "hex 0101-0112 control german\n"


def down(last: int) -> list[str]:
    """The hexes of a lane south of the first, as far as a row."""
    return [f"01{row:02}" for row in range(2, last + 1)]


# §8.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "8.1")
def test_8_0_units_go_from_hex_to_hex_as_far_as_their_allowance_takes_them(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101").play("move IR81")
    assert g.options("to") == down(6), "five points"
    assert g.refused("to 0107") == "§8.1 That would cost 6 movement points."
    assert g.refused("to 0107", "fr") == "§8.1 Cela coûterait 6 points de mouvement."
    assert g.refused("to 0101") == "§8.0 It is already there."


@pytest.mark.rule("8.0", "4.IV")
def test_8_0_infantry_headquarters_and_guns_that_have_not_fired_may_move(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit III-HQ 5-art at 0102\nunit III-art1 at 0103\nunit III-art2 at 0104 fired")
    assert g.options("move") == ["IR81", "III-HQ", "III-art1", "5-art"]
    assert g.refused("move III-art2") == "§8.0 It has already fired, or is on its back."
    assert g.refused("move Naval") == "§8.0 It is not on the map."
    assert g.refused("move 208R") == "§8.0 This is not one of your units that can do this."


@pytest.mark.rule("8.0")
def test_8_0_nobody_has_to_move(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit 208R at 0112").play("done")
    assert g.at("IR81") == "0101"
    assert g.phase == "4.IX", "nobody to assault, nothing to fire"


@pytest.mark.rule("8.0")
def test_8_0_a_unit_moves_once_in_a_phase_in_as_many_legs_as_it_likes(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit IR87 at 0108").play("move IR81", "to 0103")
    assert g.options("to") == ["0101", "0102", "0104", "0105", "0106"], "three points left"
    g.play("to 0105", "halt")
    assert (g.at("IR81"), g.marks("IR81")) == ("0105", {"moved"})
    assert g.refused("move IR81") == "§8.0 It has already moved or dug in."


@pytest.mark.rule("8.0")
def test_8_0_a_stack_moves_as_fast_as_its_slowest(field: Field) -> None:
    g = field(OPEN.replace("4.IV", "4.IX") + "unit 35RI 29T at 0101\nunit 42RI at 0112").play("move 35RI", "with 29T")
    assert g.options("to") == down(5), "a territorial regiment has four points"
    g.play("to 0105")
    assert (g.at("35RI"), g.at("29T")) == ("0105", "0105")
    assert (g.marks("35RI"), g.marks("29T")) == ({"moved"}, {"moved"})


@pytest.mark.rule("8.0")
def test_8_0_only_units_of_the_same_hex_move_together(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit IR87 at 0102").play("move IR81")
    assert g.options("with") == []
    assert g.refused("with IR87") == "§8.0 It is not in the hex of the moving units."


@pytest.mark.rule("8.0", "14.11")
def test_8_0_a_unit_that_is_taken_up_and_stays_may_still_dig_in(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit IR87 at 0108").play("move IR81", "halt")
    assert g.refused("move IR81") == "§8.0 It cannot move from its hex."
    g.play("dig IR81")
    assert {"dug-in", "moved"} < g.marks("IR81")


@pytest.mark.rule("8.0")
def test_8_0_who_stayed_is_asked_again_next_turn(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit 208R at 0112").play("move IR81", "halt", "done")
    assert "tried" not in g.marks("IR81")


# §8.1, §8.14 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_8_1_any_open_hex_next_to_it_can_be_entered_whatever_it_costs(field: Field) -> None:
    g = field(lane(".", ".", "wht", ".") + "unit III-art1 at 0102\nunit IR24 at 0104").play("move III-art1")
    assert g.options("to") == ["0101", "0103"], "three points, and the wooded hill with its trench costs five"
    g.play("to 0103")
    assert (g.at("III-art1"), g.marks("III-art1")) == ("0103", {"moved", "fired"}), "and there it ends"


@pytest.mark.rule("8.1")
def test_8_1_the_one_hex_comes_first_or_not_at_all(field: Field) -> None:
    g = field(lane(".", ".", "wht", ".") + "unit III-art1 at 0101").play("move III-art1")
    assert g.options("to") == ["0102"]
    assert g.refused("to 0103") == "§8.1 That would cost 6 movement points."
    g.play("to 0102")
    assert g.options("to") == ["0101"]


@pytest.mark.rule("8.1", "8.11")
def test_8_1_what_is_barred_stays_barred(field: Field) -> None:
    g = field(lane(".", ".") + "unit IR81 at 0101\nunit 208R at 0102").play("move IR81")
    assert g.options() == ["halt"]
    assert g.refused("to 0102") == "§8.11 The enemy bars the way at 0102."


@pytest.mark.rule("8.1", "8.42")
def test_8_1_one_hex_never_leads_from_strong_zone_to_strong_zone(field: Field) -> None:
    """Ruling 52."""
    g = field("board\n. . .\n. . .\nphase 4.IV\nunit IR81 at 0101\nunit 208R at 0202").play("move IR81")
    assert g.refused("to 0102") == ""
    g = field("board\n. . .\n. . .\nphase 4.IV\nunit IR81 at 0101\nunit 208R at 0201").play("move IR81")
    assert g.options("to") == []
    assert g.refused("to 0102") == "§8.42 It may not go from one enemy zone to another at 0102."


@pytest.mark.rule("8.1", "4.IV")
@pytest.mark.parametrize(
    ("gun", "how", "turned"),
    [("III-art1", [], True), ("5-art", [], False), ("5-art", ["strategic"], True), ("III-art1", ["strategic"], True)],
)
def test_8_1_corps_guns_that_move_are_turned_divisional_ones_only_after_strategic_movement(
    field: Field, gun: str, how: list[str], turned: bool
) -> None:
    g = field(OPEN + OWN + f"unit {gun} at 0101\nunit IR81 at 0112").march(gun, "0102", how=how)
    assert ("fired" in g.marks(gun)) is turned


@pytest.mark.rule("8.1", "4.IX")
def test_8_1_a_gun_that_stays_is_not_turned(field: Field) -> None:
    g = field(OPEN.replace("4.IV", "4.IX") + "unit XXX-art at 0101\nunit 208R at 0112").play("move XXX-art", "halt")
    assert "fired" not in g.marks("XXX-art")


@pytest.mark.rule("5.1", "8.14", "6.16")
@pytest.mark.parametrize(
    ("weather", "unit", "last"),
    [
        ("fair", "IR81 at 0101", 6),
        ("bad", "IR81 at 0101", 5),
        ("fair", "IR81 at 0101 out-of-supply", 4),
        ("bad", "IR81 at 0101 out-of-supply", 3),
        ("fair", "5-art at 0101 out-of-supply", 5),
        ("bad", "5-art at 0101 out-of-supply", 4),
        ("fair", "III-HQ at 0101 out-of-supply", 7),
        ("bad", "III-HQ at 0101", 6),
        ("fair", "IR81 at 0101 demoralised", 6),
    ],
)
def test_8_14_bad_weather_takes_a_point_then_want_of_supply_halves_the_infantry(
    field: Field, weather: str, unit: str, last: int
) -> None:
    """Ruling 11."""
    g = field(OPEN + f"weather {weather}\nunit {unit}\n").play(f"move {unit.split()[0]}")
    assert g.options("to") == down(last)


# §8.11 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.11", "14.8")
def test_8_11_an_intact_fort_is_closed_to_the_germans_and_a_destroyed_one_is_not(field: Field) -> None:
    ground = lane(".", "f", ".") + "unit IR81 at 0101\n"
    g = field(ground + "unit Vaux-fort at 0102").play("move IR81")
    assert g.refused("to 0102") == "§8.11 There is an intact enemy fort in 0102."
    assert "0102" in field(ground).play("move IR81").options("to")


@pytest.mark.rule("8.11", "14.8")
def test_8_11_the_french_go_in_and_out_of_their_forts(field: Field) -> None:
    g = field(lane(".", "f", ".").replace("4.IV", "4.IX") + "unit 208R at 0101\nunit Vaux-fort at 0102")
    assert g.play("move 208R").options("to") == ["0102", "0103"]


@pytest.mark.rule("8.11", "table.terrain")
def test_8_11_the_meuse_is_crossed_by_bridges_only(field: Field) -> None:
    ground = lane(".", ".", ".") + "hexside river 0101/0102\nunit IR81 at 0101\n"
    g = field(ground).play("move IR81")
    assert g.options("to") == []
    assert g.refused("to 0102") == "§8.11 The Meuse is in between."
    g = field(ground + "hexside bridge 0101/0102").play("move IR81")
    assert g.options("to") == ["0102", "0103"]
    assert g.cost("0102") == 1


# §8.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("weather", "last"), [("fair", 11), ("bad", 9)])
def test_8_2_strategic_movement_doubles_the_allowance(field: Field, weather: str, last: int) -> None:
    g = field(OPEN + OWN + f"weather {weather}\nunit IR81 at 0101").play("move IR81", "strategic")
    assert g.options("to") == down(last)


@pytest.mark.rule("8.2", "6.16", "12.3")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("IR81 at 0101 out-of-supply", "§6.16 It is out of supply."),
        ("IR81 at 0101 demoralised", "§12.3 It is demoralised."),
        ("IR81 at 0111", "§8.2 It is next to the enemy."),
    ],
)
def test_8_2_who_may_not_move_strategically(field: Field, unit: str, why: str) -> None:
    g = field(OPEN + OWN + f"unit {unit}\nunit XX-HQ at 0112").play("move IR81")
    assert g.refused("strategic") == why


@pytest.mark.rule("8.2")
def test_8_2_it_enters_no_enemy_zone(field: Field) -> None:
    g = field(OPEN + OWN + "unit IR81 at 0101\nunit 72-art at 0108").play("move IR81", "strategic")
    assert g.options("to") == down(6)
    assert g.refused("to 0107") == "§8.2 Strategic movement may not enter an enemy zone: 0107."


@pytest.mark.rule("8.2", "14.9")
def test_8_2_it_keeps_to_ground_its_side_controls(field: Field) -> None:
    g = field(OPEN + "hex 0101-0104 control german\nunit IR81 at 0101").play("move IR81", "strategic")
    assert g.options("to") == down(4)
    assert g.refused("to 0105") == "§8.2 Strategic movement must stay on friendly ground: 0105 is not."


@pytest.mark.rule("8.2", "14.9")
def test_8_2_ground_won_earlier_in_the_turn_is_open(field: Field) -> None:
    g = field(OPEN + "hex 0101-0104 control german\nunit IR81 IR87 at 0102")
    g.march("IR81", "0107").play("move IR87", "strategic")
    assert g.options("to") == ["0101", *down(7)[1:]]


@pytest.mark.rule("8.2")
def test_8_2_a_stack_moves_strategically_only_if_all_of_it_can(field: Field) -> None:
    ground = OPEN + OWN + "unit IR81 at 0101\nunit IR87 at 0101 demoralised\n"
    g = field(ground).play("move IR81", "with IR87")
    assert g.refused("strategic") == "§12.3 It is demoralised."
    g = field(ground).play("move IR81", "strategic")
    assert g.refused("with IR87") == "§12.3 It is demoralised."


@pytest.mark.rule("8.2")
def test_8_2_a_stack_doubles_the_allowance_of_its_slowest(field: Field) -> None:
    g = field(OPEN + OWN + "unit IR81 5-art at 0101").play("move IR81", "strategic", "with 5-art")
    assert g.options("to") == down(9)


@pytest.mark.rule("8.21", "8.5")
def test_8_21_half_a_point_along_a_road_whatever_the_ground(field: Field) -> None:
    ground = lane(".", "wh", "v", "c", ".") + "hex 0101-0105 control german\nlink road 0101 0102 0103 0104\n"
    g = field(ground + "unit IR81 at 0101").play("move IR81", "strategic")
    assert [g.cost(f"010{row}") for row in (2, 3, 4, 5)] == [0.5, 1, 1.5, 2.5], "ruling 12: in villages too"


@pytest.mark.rule("8.21", "table.terrain", "11.0")
@pytest.mark.parametrize(
    ("ground", "normal", "strategic"),
    [
        (".", 1, 1),
        ("w", 2, 2),
        ("h", 2, 2),
        ("v", 2, 1),
        ("c", 2, 1),
        ("t", 2, 2),
        ("wt", 3, 3),
        ("wh", 4, 4),
        ("vt", 3, 2),
        ("vh", 4, 3),
        ("wht", 5, 5),
        ("f", 1, 1),
        ("hf", 2, 2),
    ],
)
def test_11_0_what_the_ground_costs_adds_up_and_towns_are_cheaper_in_strategic_movement(
    field: Field, ground: str, normal: int, strategic: int
) -> None:
    g = field(lane(".", ground, ".") + "hex 0101-0103 control german\nunit IR81 at 0101").play("move IR81")
    assert g.cost("0102") == normal
    assert g.play("strategic").cost("0102") == strategic


@pytest.mark.rule("8.22")
def test_8_22_no_mixing_of_ordinary_and_strategic_movement(field: Field) -> None:
    g = field(OPEN + OWN + "unit IR81 at 0101").play("move IR81")
    assert "strategic" in g.options()
    g.play("to 0102")
    said = "§8.22 It uses normal or strategic movement, not both, and chooses before the first step."
    assert g.refused("strategic") == said
    g = field(OPEN + OWN + "unit IR81 at 0101").play("move IR81", "strategic")
    assert g.refused("strategic") == said


# §8.5, §11.0, §7.22 --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5", "table.terrain")
def test_8_5_a_point_along_a_road_and_the_price_of_the_ground_beside_it(field: Field) -> None:
    ground = "board\n. wh\nwh w\nphase 4.IV\nlink road 0101 0102\nunit IR81 at 0101\nunit IR87 at 0202\n"
    g = field(ground).play("move IR81")
    assert g.cost("0102") == 1
    g = field(ground).play("move IR87")
    assert g.cost("0102") == 4, "no road joins the two"


@pytest.mark.rule("8.5")
def test_8_5_two_roads_side_by_side_do_not_join(field: Field) -> None:
    g = field("board\n. .\nw w\nphase 4.IV\nlink road 0101 0102\nlink road 0201 0202\nunit IR81 at 0102")
    assert g.play("move IR81").cost("0202") == 2


@pytest.mark.rule("11.0", "8.5", "table.terrain")
def test_11_0_a_stream_costs_a_point_more_but_not_along_a_road_or_over_a_bridge(field: Field) -> None:
    ground = lane(".", "w") + "unit IR81 at 0101\nhexside stream 0101/0102\n"
    assert field(ground).play("move IR81").cost("0102") == 3
    assert field(ground + "hexside bridge 0101/0102").play("move IR81").cost("0102") == 2
    assert field(ground + "link road 0101 0102").play("move IR81").cost("0102") == 1


@pytest.mark.rule("6.12", "11.0", "ex.1")
def test_ex_1_a_wood_with_a_trench_costs_three(field: Field) -> None:
    g = field(lane(".", "wt") + "unit IR81 at 0101").play("move IR81")
    assert g.cost("0102") == 3


@pytest.mark.rule("7.22")
@pytest.mark.parametrize("marker", [1, 2, 3])
def test_7_22_an_interdicted_hex_costs_twice_the_ground_and_its_road_is_cut(field: Field, marker: int) -> None:
    """Rulings 59 and 60: for both sides, and two markers do no more than one."""
    ground = lane(".", "w", "w", ".") + f"link road 0101 0102 0103 0104\nhex 0102 interdiction {marker}\n"
    g = field(ground + "unit IR81 at 0101").play("move IR81")
    assert g.cost("0102") == 4
    g = field(ground + "unit IR81 at 0102").play("move IR81")
    assert (g.cost("0103"), g.cost("0104")) == (2, 3), "the next link is whole (ruling 15)"


@pytest.mark.rule("7.22", "8.21")
def test_7_22_in_strategic_movement_twice_the_strategic_price(field: Field) -> None:
    ground = lane(".", "v") + "link road 0101 0102\nhex 0102 interdiction 2\nhex 0101 0102 control german\n"
    g = field(ground + "unit IR81 at 0101").play("move IR81")
    assert (g.cost("0102"), g.play("strategic").cost("0102")) == (4, 2)


@pytest.mark.rule("7.22")
def test_7_22_the_stream_before_an_interdicted_hex_is_not_doubled(field: Field) -> None:
    """Ruling 70: what is doubled is the ground of the hex."""
    ground = lane(".", "w") + "hexside stream 0101/0102\nhex 0102 interdiction 2\nunit IR81 at 0101"
    assert field(ground).play("move IR81").cost("0102") == 5


@pytest.mark.rule("7.23")
def test_7_23_a_marker_does_nothing_to_those_in_the_hex_but_cut_the_road_out(field: Field) -> None:
    ground = lane("w", ".", ".") + "hex 0101 interdiction 2\nunit IR81 at 0101"
    g = field(ground).play("move IR81")
    assert (g.marks("IR81"), g.cost("0102")) == (set(), 1)


# §14.9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.9")
def test_14_9_a_unit_takes_every_hex_on_its_way(field: Field) -> None:
    g = field(OPEN + "hex 0101-0112 control french\nunit IR81 at 0101")
    assert [g.holder(h) for h in ("0101", "0102")] == ["german", "french"], "whoever stands in a hex controls it"
    g.march("IR81", "0104")
    assert [g.holder(h) for h in ("0101", "0102", "0103", "0104", "0105")] == [
        "german", "german", "german", "german", "french",
    ]  # fmt: skip


@pytest.mark.rule("14.9")
def test_14_9_a_zone_alone_takes_nothing_and_the_hex_stays_taken(field: Field) -> None:
    g = field(OPEN.replace("4.IV", "4.IX") + "hex 0101-0112 control french\nhex 0103 control german\nunit 208R at 0102")
    assert g.holder("0103") == "german", "next to the 208th"
    g.march("208R", "0104")
    assert g.holder("0103") == "french"


# §14.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "14.11", "4.IV")
def test_14_11_a_unit_that_does_not_move_may_dig_in(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit IR87 at 0105\nunit IR20 at 0112").play("dig IR81")
    assert g.marks("IR81") == {"dug-in", "moved"}
    assert g.told("digs") == ["Infantry Regiment 81 digs in at 0101."]
    assert g.refused("move IR81") == "§8.0 It has already moved or dug in."
    g.march("IR87", "0106")
    assert g.refused("dig IR87") == "§14.11 It has already moved or dug in."


@pytest.mark.rule("14.11", "4.IX")
def test_14_11_moving_undoes_it_until_it_digs_again(field: Field) -> None:
    g = field(OPEN.replace("4.IV", "4.IX") + "unit 208R at 0101 dug-in\nunit 243R at 0110")
    assert g.refused("dig 208R") == "§14.11 It has already moved or dug in."
    g.march("208R", "0102")
    assert g.marks("208R") == {"moved"}


@pytest.mark.rule("14.11")
def test_14_11_who_stays_is_still_dug_in_next_turn(field: Field) -> None:
    g = field(OPEN + "unit IR81 at 0101\nunit 208R at 0112\nturn 2", 4).play("dig IR81")
    while g.table.position.turn == 2:
        g.play("done" if "done" in g.options() else g.options()[0])
    assert "dug-in" in g.marks("IR81")


DUG = "§14.13 There is, or was, a trench or a fort."


@pytest.mark.rule("14.11", "14.13", "2.13")
@pytest.mark.parametrize(
    ("ground", "unit", "why"),
    [
        ("t", "208R at 0102", DUG),
        ("f", "208R Vaux-fort at 0102", DUG),
        ("f", "208R at 0102", DUG),
        (".", "Rail at 0102", "§14.13 It cannot dig in."),
        (".", "XXX-HQ at 0102", "§14.11 It cannot dig in."),
        (".", "208R at 0102", ""),
        ("w", "56Ch at 0102", ""),
        (".", "72-art at 0102", ""),
        (".", "XXX-art at 0102", ""),
        (".", "XXX-art at 0102 fired", "§2.13 It has already fired, or is on its back."),
        ("v", "Forges at 0102", ""),
        (".", "F-rem1 at 0102", ""),
    ],
)
def test_14_13_who_digs_and_where(field: Field, ground: str, unit: str, why: str) -> None:
    """Ruling 31: infantry, and guns face up; not headquarters, nor the rail gun. Ruling 30: no fort hex at all."""
    g = field(lane(".", ground).replace("4.IV", "4.IX") + f"unit {unit}\nunit 243R at 0101")
    assert g.refused(f"dig {unit.split()[0]}") == why


# §14.34, §14.33 ------------------------------------------------------------------------------------------------

RAILS = "board\n. wh\n. v\n. .\nphase 4.IX\nlink rail 0101 0201 0202\nlink rail 0103 0203\nunit Rail at 0101"


@pytest.mark.rule("14.34")
def test_14_34_the_rail_gun_goes_a_point_a_hex_along_its_rails_and_nowhere_else(field: Field) -> None:
    g = field(RAILS).play("move Rail")
    assert g.options("to") == ["0201", "0202"]
    assert (g.cost("0201"), g.cost("0202")) == (1, 2)
    assert g.refused("to 0102") == "§14.34 It must stay on the railway."
    assert g.refused("to 0103") == "§14.34 It must stay on the railway.", "a railway, but no line leads there"


@pytest.mark.rule("14.34", "8.1", "7.0")
def test_14_34_it_may_move_after_firing_and_moves_unturned(field: Field) -> None:
    assert field(RAILS + " fired").march("Rail", "0202").at("Rail") == "0202"
    assert field(RAILS + "\nunit 208R at 0103").march("Rail", "0202").marks("Rail") == {"moved"}


@pytest.mark.rule("14.34")
def test_14_34_it_moves_alone(field: Field) -> None:
    said = "§14.34 It must stay on the railway."
    assert field(RAILS + "\nunit 72-art at 0101").play("move Rail").refused("with 72-art") == said
    assert field(RAILS + "\nunit 72-art at 0101").play("move 72-art").refused("with Rail") == said


@pytest.mark.rule("14.34", "8.2")
def test_14_34_it_may_move_strategically(field: Field) -> None:
    """Ruling 71: no clause forbids it."""
    rows = "board\n" + ". \n" * 14 + "phase 4.IX\nhex 0101-0114 control french\nunit Rail at 0101\n"
    rails = "link rail " + " ".join(f"01{row:02}" for row in range(1, 15))
    g = field(rows + rails).play("move Rail")
    assert g.options("to") == down(7)
    assert g.play("strategic").options("to") == down(13)


@pytest.mark.rule("14.34", "7.22")
def test_14_34_an_interdicted_line_costs_the_rail_gun_twice_the_ground(field: Field) -> None:
    g = field(RAILS + "\nhex 0202 interdiction 1").play("move Rail")
    assert (g.cost("0201"), g.cost("0202")) == (1, 5)
    g = field(RAILS.replace("at 0101", "at 0202") + "\nhex 0202 interdiction 1").play("move Rail")
    assert (g.cost("0201"), g.cost("0101")) == (4, 5)


@pytest.mark.rule("14.34", "8.21")
def test_8_21_in_strategic_movement_the_rail_gun_pays_one_for_a_village_doubled_where_it_is_interdicted(
    field: Field,
) -> None:
    """Ruling 71: an interdicted hex costs it what it costs others."""
    village = "board\n. \nv \n. \nlink rail 0101 0102 0103\nhex all control french\nhex 0102 interdiction 1\n"
    g = field(village + "phase 4.IX\nunit Rail at 0101\n").play("move Rail")
    assert (g.cost("0102"), g.play("strategic").cost("0102")) == (4, 2)


@pytest.mark.rule("14.34", "8.43")
def test_14_34_it_enters_no_enemy_zone(field: Field) -> None:
    g = field("board\n. .\n. .\n. .\nphase 4.IX\nlink rail 0101 0102 0103\nunit Rail at 0101\nunit G-rem1 at 0203")
    assert g.play("move Rail").options("to") == ["0102"]
    assert g.refused("to 0103") == "§8.43 Guns and headquarters may not enter an enemy zone: 0103."


@pytest.mark.rule("14.33")
def test_14_33_the_guns_of_the_left_bank_never_move(field: Field) -> None:
    g = field("verdun haumont\nphase 4.IX\nunit Forges at 0105\nunit 208R at 0503")
    assert g.refused("move Forges") == "§14.33 It can never move."


def test_every_way_offered_can_be_walked(field: Field) -> None:
    g = field("verdun haumont\nphase 4.IV\nunit IR81 at 1104\nunit 208R at 1106\nunit 72-art at 1307").play("move IR81")
    assert isinstance(walked(g), int)


def walked(g: Days) -> int:
    """Follow every option once; how many there were."""
    ways = g.options("to")
    for hex_ in ways:
        other = type(g)(g.game.copy())
        assert other.play(f"to {hex_}").at("IR81") == hex_
    return len(ways)
