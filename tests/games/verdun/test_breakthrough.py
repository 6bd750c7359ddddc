"""Chapter 13: breakthrough, led by pioneers and chasseurs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


def ground(*cells: str) -> str:
    """Open ground, nine by nine, but for cells such as `0505 wt`; 0505 has 0504 in the north, then clockwise
    0604, 0605, 0506, 0405 and 0404."""
    signs = dict(cell.split() for cell in cells)
    rows = (" ".join(signs.get(f"{column:02}{row:02}", ".") for column in range(1, 10)) for row in range(1, 10))
    return "board\n" + "".join(f"  {row}\n" for row in rows)


GERMANS = ground() + "phase 4.VI\n"
FRENCH = ground() + "phase 4.XI\n"


@pytest.mark.rule("13.0", "4.VI", "14.5")
def test_13_0_pioneers_and_all_stacked_with_them_move_half_as_far_rounded_up(field: Field) -> None:
    """Half of five points is three."""
    g = field(GERMANS + "unit IR24 IR20 6-pi at 0504\nunit IR64 at 0404\nunit 35RI at 0909\n")
    assert (g.asked, g.options()) == ("german 13.0", ["exploit 0504", "done"])
    assert g.refused("exploit 0404") == "§13.0 There are no pioneers or chasseurs there to lead."
    g.play("exploit 0504")
    assert {"0507", "0704", "0501"} <= set(g.options("to"))
    assert "0508" not in g.options("to")
    assert g.refused("to 0508").startswith("§8.1")
    g.play("to 0507")
    assert [g.at("IR24"), g.at("IR20"), g.at("6-pi"), g.at("IR64")] == ["0507", "0507", "0507", "0404"]
    assert g.phase == "4.IX"


@pytest.mark.rule("13.0")
def test_13_0_nobody_has_to(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit GR8 5-pi at 0304\nunit 35RI at 0909\n")
    assert g.options() == ["exploit 0304", "exploit 0504", "done"]
    g.play("exploit 0504", "halt")
    assert g.options() == ["exploit 0304", "done"]
    assert g.play("done").phase == "4.IX"
    assert [g.at("IR24"), g.at("GR8"), g.marks("IR24")] == ["0504", "0304", set()]


@pytest.mark.rule("13.0", "4.XI", "14.6")
def test_13_0_chasseurs_lead_the_french(field: Field) -> None:
    g = field(FRENCH + "unit 35RI 56Ch at 0506\nunit 42RI at 0406\nunit 6-pi at 0102\n")
    assert (g.asked, g.options()) == ("french 13.0", ["exploit 0506", "done"])
    g.play("exploit 0506", "to 0509")
    assert [g.at("35RI"), g.at("56Ch"), g.at("42RI")] == ["0509", "0509", "0406"]


@pytest.mark.rule("13.0", "5.1", "8.14")
def test_13_0_not_in_bad_weather(field: Field) -> None:
    g = field(GERMANS + "turn 2\nweather bad\nunit 6-pi at 0504\nunit 56Ch at 0808\n")
    assert g.phase == "4.IX"
    g = field(FRENCH + "turn 2\nweather bad\nunit 6-pi at 0504\nunit 56Ch at 0808\n", 6)
    assert (g.table.position.turn, g.phase) == (3, "4.IV")


@pytest.mark.rule("13.0", "6.16")
def test_13_0_out_of_supply_it_is_half_of_the_halved_allowance(field: Field) -> None:
    """Ruling 11: five is three, and three is two."""
    g = field(GERMANS + "unit IR24 6-pi at 0504 out-of-supply\nunit 35RI at 0909\n").play("exploit 0504")
    assert "0506" in g.options("to")
    assert "0507" not in g.options("to")


@pytest.mark.rule("13.0")
def test_13_0_the_slowest_sets_the_pace_until_it_is_left_behind(field: Field) -> None:
    """Ruling 39: a gun of four points goes two hexes; without it the others have a third."""
    g = field(GERMANS + "unit IR24 6-pi 6-art at 0504\nunit 35RI at 0909\n").play("exploit 0504")
    assert "0507" not in g.options("to")
    g.play("to 0506")
    assert g.options() == ["leave-it IR24", "leave-it 6-pi", "leave-it 6-art", "halt"]
    g.play("leave-it 6-art")
    assert "0507" in g.options("to")
    g.play("to 0507")
    assert [g.at("IR24"), g.at("6-pi"), g.at("6-art")] == ["0507", "0507", "0506"]


@pytest.mark.rule("13.0")
def test_13_0_the_stack_goes_together_but_leaves_whom_it_likes_on_the_way(field: Field) -> None:
    g = field(GERMANS + "unit IR24 IR20 6-pi at 0504\nunit 35RI at 0909\n").play("exploit 0504", "leave-it IR20")
    g.play("to 0505", "leave-it 6-pi", "to 0506", "halt")
    assert [g.at("IR24"), g.at("IR20"), g.at("6-pi")] == ["0506", "0504", "0505"]
    assert g.phase == "4.IX"


@pytest.mark.rule("13.0")
def test_13_0_once_a_phase_and_whoever_is_met_on_the_way_is_not_taken_along(field: Field) -> None:
    g = field(GERMANS + "unit 6-pi IR24 at 0504\nunit IR20 at 0505\nunit 5-pi at 0506\nunit 35RI at 0909\n")
    g.play("exploit 0504", "to 0505", "halt")
    assert g.options() == ["exploit 0506", "done"]
    assert g.refused("exploit 0505") == "§13.0 The pioneers or chasseurs there have already moved again in this phase."
    g.play("exploit 0506", "to 0507", "halt")
    assert g.phase == "4.IX"
    assert g.marks("IR24") == g.marks("6-pi") == set()


@pytest.mark.rule("13.0", "8.1")
def test_13_0_one_hex_always_whatever_it_costs(field: Field) -> None:
    text = ground("0505 wht", "0504 .") + "phase 4.VI\nunit 6-pi at 0504\nunit 35RI at 0909\n"
    g = field(text).play("exploit 0504")
    assert "0505" in g.options("to")
    g.play("to 0505")
    assert (g.at("6-pi"), g.phase) == ("0505", "4.IX")


@pytest.mark.rule("13.0", "8.42", "8.1")
def test_13_0_it_stops_in_a_strong_zone_and_never_goes_from_one_to_another(field: Field) -> None:
    """Ruling 52 holds here too."""
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit 35RI at 0506\n").play("exploit 0504")
    g.play("to 0505")
    assert g.phase == "4.IX"
    g = field(GERMANS + "unit IR24 6-pi at 0505\nunit 35RI at 0506\n").play("exploit 0505")
    assert g.refused("to 0405").startswith("§8.42")
    assert g.refused("to 0506").startswith("§8.11")


@pytest.mark.rule("13.0", "8.47", "14.6")
def test_14_6_chasseurs_alone_take_every_zone_as_weak_in_company_they_do_not(field: Field) -> None:
    zone = FRENCH + "unit IR24 at 0404\n"
    g = field(zone + "unit 56Ch at 0505\n").play("exploit 0505")
    assert "0405" in g.options("to")
    g = field(zone + "unit 56Ch 35RI at 0505\n").play("exploit 0505")
    assert g.refused("to 0405").startswith("§8.42")


@pytest.mark.rule("13.0", "8.47")
def test_13_0_chasseurs_may_leave_a_regiment_in_the_zone_and_go_on(field: Field) -> None:
    fast = "piece 56Ch move 9\npiece 35RI move 9\n"
    g = field(FRENCH + fast + "unit IR24 at 0404\nunit 56Ch 35RI at 0506\n").play("exploit 0506", "to 0405")
    assert g.options("to") == []
    g.play("leave-it 35RI", "to 0305")
    assert [g.at("35RI"), g.at("56Ch")] == ["0405", "0305"]


@pytest.mark.rule("13.0", "8.43", "8.47", "14.6")
def test_14_6_chasseurs_in_a_stack_pay_their_own_price_and_go_on_with_what_they_have_left(field: Field) -> None:
    """Ruling 39: into the zone the regiment pays two points, the chasseurs one; two are left to leave it again."""
    g = field(FRENCH + "unit IR24 at 0404\nunit 56Ch 35RI at 0506\n").play("exploit 0506", "to 0505")
    assert g.options() == ["leave-it 35RI", "leave-it 56Ch", "halt"]
    assert g.refused("to 0604") == "§8.42 It must stop in 0505."
    g.play("leave-it 35RI")
    assert g.options("to") == ["0405", "0504", "0506", "0604", "0605"]
    g.play("to 0504")
    assert [g.at("35RI"), g.at("56Ch"), g.phase] == ["0505", "0504", "4.I"]


@pytest.mark.rule("13.0", "8.43", "8.47")
def test_13_0_a_way_is_open_when_each_unit_can_pay_its_own_price(field: Field) -> None:
    """Ruling 39: out of supply the chasseurs have two points, and need no more where the regiment needs its three."""
    units = "unit IR24 at 0404\nunit 35RI at 0507\nunit 56Ch at 0507 out-of-supply\n"
    g = field(FRENCH + units).play("exploit 0507")
    assert "0505" in g.options("to")
    assert g.cost("0505") == 3
    assert g.refused("to 0807").startswith("§8.1 That would cost 3")


@pytest.mark.rule("13.0", "8.1")
def test_13_0_a_dear_first_hex_costs_each_unit_its_own_price(field: Field) -> None:
    """Ruling 39: the gun pays its one point for the wood, the others two; they do not get one back by leaving it."""
    text = ground("0505 w") + "phase 4.VI\npiece 6-art move 2\nunit IR24 6-pi 6-art at 0504\nunit 35RI at 0909\n"
    g = field(text).play("exploit 0504", "to 0505", "leave-it 6-art")
    assert "0506" in g.options("to")
    assert "0507" not in g.options("to")


@pytest.mark.rule("13.0", "8.1")
def test_13_0_a_first_hex_dearer_than_all_they_have_ends_it_for_everyone(field: Field) -> None:
    text = ground("0505 wht") + "phase 4.VI\npiece 6-art move 2\nunit IR24 6-pi 6-art at 0504\nunit 35RI at 0909\n"
    g = field(text).play("exploit 0504", "to 0505")
    assert (g.at("IR24"), g.phase) == ("0505", "4.IX")


@pytest.mark.rule("13.0")
def test_13_0_who_is_left_behind_is_of_the_stack_and_the_last_one_halts(field: Field) -> None:
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit IR20 at 0505\nunit 35RI at 0909\n").play("exploit 0504")
    assert g.refused("leave-it IR20") == "§13.0 It is not in the moving stack."
    g.play("leave-it IR24")
    assert g.refused("leave-it 6-pi") == "§13.0 It is the last unit of the stack: it must go on or halt."


@pytest.mark.rule("14.34", "13.0")
def test_14_34_the_rail_gun_breaks_through_with_its_stack_along_the_track_even_after_firing(field: Field) -> None:
    """Rulings 38 and 71."""
    text = FRENCH + "link rail 0504 0505 0506\nunit 56Ch at 0504\nunit Rail at 0504 fired\nunit IR24 at 0909\n"
    g = field(text).play("exploit 0504")
    assert g.options("to") == ["0505", "0506"]
    assert g.refused("to 0604") == "§14.34 It must stay on the railway."
    g.play("to 0505", "leave-it Rail", "to 0605", "halt")
    assert [g.at("Rail"), g.at("56Ch")] == ["0505", "0605"]


@pytest.mark.rule("13.0", "12.3")
def test_13_0_demoralised_units_and_disrupted_headquarters_stay(field: Field) -> None:
    g = field(
        GERMANS
        + """
        unit 6-pi at 0504
        unit IR24 at 0504 demoralised
        unit III-HQ at 0504 disrupted
        unit 5-pi at 0304 demoralised
        unit GR8 at 0304
        unit 35RI at 0909
        """
    )
    assert g.options() == ["exploit 0504", "done"]
    assert g.refused("exploit 0304") == "§12.3 The pioneers or chasseurs there are demoralised."
    g.play("exploit 0504", "to 0506", "halt")
    assert [g.at("6-pi"), g.at("IR24"), g.at("III-HQ")] == ["0506", "0504", "0504"]


@pytest.mark.rule("13.0", "8.1", "7.0")
def test_13_0_guns_come_along_face_up_and_corps_guns_are_turned_for_it(field: Field) -> None:
    """Ruling 38."""
    g = field(
        GERMANS
        + """
        unit 6-pi 6-art III-art1 at 0504
        unit III-art2 at 0504 fired
        unit 35RI at 0909
        """
    ).play("exploit 0504", "to 0505")
    g.play("halt")
    assert [g.at("6-art"), g.at("III-art1"), g.at("III-art2")] == ["0505", "0505", "0504"]
    assert [g.marks("6-art"), g.marks("III-art1")] == [set(), {"fired"}]


@pytest.mark.rule("13.0", "8.1")
def test_13_0_a_corps_gun_left_where_it_stood_is_not_turned(field: Field) -> None:
    g = field(GERMANS + "unit 6-pi III-art1 at 0504\nunit 35RI at 0909\n")
    g.play("exploit 0504", "leave-it III-art1", "to 0506", "halt")
    assert (g.at("III-art1"), g.marks("III-art1")) == ("0504", set())


@pytest.mark.rule("13.0", "14.13", "8.22")
def test_13_0_no_digging_no_strategic_movement_and_who_moved_is_no_longer_dug_in(field: Field) -> None:
    g = field(GERMANS + "unit 6-pi IR24 IR20 at 0504 dug-in\nunit 35RI at 0909\n").play("exploit 0504")
    assert {option.split()[0] for option in g.options()} == {"to", "leave-it", "halt"}
    g.play("leave-it IR20", "to 0506", "halt")
    assert [g.marks("6-pi"), g.marks("IR24"), g.marks("IR20")] == [set(), set(), {"dug-in"}]


@pytest.mark.rule("13.0", "8.31", "8.12")
def test_13_0_the_stacking_limit_holds_where_it_ends_not_on_the_way(field: Field) -> None:
    g = field(GERMANS + "unit 6-pi IR24 at 0504\nunit GR8 GR12 at 0505\nunit 35RI at 0909\n").play("exploit 0504")
    assert g.refused("to 0505").startswith("§8.31")
    assert "0506" in g.options("to")


@pytest.mark.rule("13.0", "14.9")
def test_13_0_every_hex_on_the_way_is_taken(field: Field) -> None:
    g = field(GERMANS + "hex 0505-0509 control french\nunit 6-pi at 0504\nunit 35RI at 0909\n")
    g.play("exploit 0504", "to 0507")
    assert [g.holder(h) for h in ("0505", "0506", "0507", "0508")] == ["german", "german", "german", "french"]


@pytest.mark.rule("13.0")
def test_13_0_a_stack_with_nowhere_to_go_is_not_asked(field: Field) -> None:
    around = (
        "unit 35RI at 0504\nunit 42RI at 0604\nunit 44RI at 0605\nunit 60RI at 0506\nunit 2Z at 0405\nunit 3Z at 0404\n"
    )
    g = field(GERMANS + around + "unit 6-pi at 0505\n")
    assert g.phase == "4.IX"


@pytest.mark.rule("13.0", "8.0")
def test_13_0_a_unit_that_only_looked_about_in_the_movement_phase_still_breaks_through(field: Field) -> None:
    g = field(GERMANS.replace("4.VI", "4.IV") + "unit 6-pi IR24 at 0504\nunit 35RI at 0909\n")
    g.play("move 6-pi", "halt", "done")
    assert (g.phase, g.options()) == ("4.VI", ["exploit 0504", "done"])
    g.play("exploit 0504", "to 0506", "halt")
    assert [g.at("6-pi"), g.at("IR24")] == ["0506", "0506"]


# Overstacked hexes ---------------------------------------------------------------------------------------------

CROWD = "unit IR24 IR20 IR64 6-pi at 0504\nunit 35RI at 0909\n"
FULL = "§8.31 There would be more than two regiments, or as much, in the hex."
TOO_MANY = "§8.31 Too many units are in 0504, and some of them can still leave."


@pytest.mark.rule("8.31", "8.12", "13.0")
def test_8_31_the_phase_does_not_end_while_a_stack_can_leave_an_overstacked_hex(field: Field) -> None:
    """Rulings 65 and 72."""
    g = field(GERMANS + CROWD)
    assert g.options() == ["exploit 0504"]
    assert g.refused("done") == TOO_MANY
    g.play("exploit 0504")
    assert g.options("leave-it") == ["IR24", "IR20", "IR64", "6-pi"]
    assert g.refused("halt") == TOO_MANY
    g.play("leave-it IR20", "leave-it IR24", "to 0505", "halt")
    assert [g.at("IR20"), g.at("IR24"), g.at("IR64"), g.at("6-pi")] == ["0504", "0504", "0505", "0505"]
    assert g.phase == "4.IX"


@pytest.mark.rule("8.31", "13.0")
def test_8_31_no_more_stay_behind_in_an_overstacked_hex_than_have_room(field: Field) -> None:
    g = field(GERMANS + CROWD).play("exploit 0504", "leave-it IR20", "leave-it IR24")
    assert "leave-it 6-pi" in g.options()
    assert g.refused("leave-it IR64") == FULL
    g.play("leave-it 6-pi")
    assert g.refused("halt") == TOO_MANY
    g.play("to 0505", "halt")
    assert [g.at("6-pi"), g.at("IR64"), g.phase] == ["0504", "0505", "4.IX"]


@pytest.mark.rule("8.31", "13.0")
def test_8_31_a_stack_too_large_to_go_together_leaves_as_many_as_it_must(field: Field) -> None:
    """Five regiments: three stay, since one hex is all they can go, and it holds two; no fourth may stay."""
    around = [f"{hex_} wh" for hex_ in ("0503", "0603", "0604", "0505", "0404", "0403")]
    g = field(ground(*around) + "phase 4.VI\nunit IR24 IR20 IR64 GR8 GR12 6-pi at 0504\nunit 35RI at 0909\n")
    g.play("exploit 0504", "leave-it GR8", "leave-it GR12")
    assert g.options("to") == []
    g.play("leave-it IR24")
    assert g.options("leave-it") == []
    assert g.refused("leave-it IR20") == FULL
    g.play("to 0505")
    assert (g.at("IR20"), g.phase) == ("0505", "4.IX")


@pytest.mark.rule("8.31", "12.3", "13.0")
@pytest.mark.parametrize(
    "units",
    [
        "unit IR24 IR20 IR64 at 0504\nunit 6-pi at 0504 demoralised\nunit 5-pi at 0304\n",
        "unit IR24 IR20 IR64 at 0504\nunit 5-pi at 0304\n",
    ],
)
def test_8_31_who_cannot_break_through_stays_in_an_overstacked_hex(field: Field, units: str) -> None:
    """Ruling 72: without a steady leading battalion nobody there can move, and the phase may end."""
    g = field(GERMANS + units + "unit 35RI at 0909\n")
    assert g.options() == ["exploit 0304", "done"]
    assert g.play("done").phase == "4.IX"


@pytest.mark.rule("8.31", "13.0")
def test_8_31_a_shut_in_stack_does_not_keep_the_phase_open(field: Field) -> None:
    around = (
        "unit 35RI at 0504\nunit 42RI at 0604\nunit 44RI at 0605\nunit 60RI at 0506\nunit 2Z at 0405\nunit 3Z at 0404\n"
    )
    assert field(GERMANS + around + "unit IR24 IR20 IR64 6-pi at 0505\n").phase == "4.IX"


@pytest.mark.rule("8.31", "13.0")
def test_8_31_a_full_hex_is_closed_even_if_its_stack_can_still_break_through(field: Field) -> None:
    """Ruling 39: the stack there goes first."""
    g = field(GERMANS + "unit IR24 6-pi at 0504\nunit GR8 GR12 5-pi at 0505\nunit 35RI at 0909\n")
    assert g.play("exploit 0504").refused("to 0505") == FULL
    g.play("halt", "exploit 0505", "to 0506", "halt")
    assert g.phase == "4.IX"


@pytest.mark.rule("8.12", "8.34", "13.0")
def test_8_12_a_stack_stops_where_some_of_it_stays_and_the_others_go_on(field: Field) -> None:
    """Ruling 39: one regiment stands in 0505, so one of the two stays, and the phase ends within the limit."""
    g = field(GERMANS + "unit GR8 GR12 5-pi at 0504\nunit IR24 at 0505\nunit 35RI at 0909\n")
    g.play("exploit 0504", "to 0505")
    assert g.refused("halt") == "§8.31 Too many units are in 0505, and some of them can still leave."
    g.play("leave-it GR8", "to 0506", "halt")
    assert [g.at(unit) for unit in ("IR24", "GR8", "GR12", "5-pi")] == ["0505", "0505", "0506", "0506"]
    assert g.phase == "4.IX"


@pytest.mark.rule("8.31", "8.34", "13.0")
def test_8_31_it_does_not_stop_in_a_hex_with_too_little_room_if_nobody_could_go_on(field: Field) -> None:
    around = [f"{hex_} wh" for hex_ in ("0504", "0404", "0604", "0605", "0506", "0405")]
    units = "unit GR8 GR12 5-pi at 0504\nunit IR24 at 0505\nunit 35RI at 0909\n"
    g = field(ground(*around) + "phase 4.VI\n" + units).play("exploit 0504")
    assert g.refused("to 0505") == FULL


@pytest.mark.rule("8.31", "8.34", "13.0")
def test_8_31_nobody_stays_where_the_others_could_not_find_room(field: Field) -> None:
    """Beyond 0505 only 0506 is open, with room for one regiment and the battalion: the other regiment stays."""
    walls = [f"{hex_} wh" for hex_ in ("0504", "0404", "0604", "0605", "0405", "0606", "0507", "0406")]
    units = "unit GR8 GR12 9-pi at 0504\nunit IR24 at 0505\nunit III-HQ at 0506\nunit 35RI at 0909\n"
    g = field(ground(*walls) + "phase 4.VI\n" + units).play("exploit 0504", "to 0505")
    assert g.refused("leave-it 9-pi") == "§8.31 The other units could not go on and find room."
    g.play("leave-it GR8", "to 0506")
    assert [g.at(unit) for unit in ("GR8", "GR12", "9-pi")] == ["0505", "0506", "0506"]


# Who leads -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0", "12.3")
def test_12_3_of_two_battalions_the_steady_one_leads_and_once_moved_is_named(field: Field) -> None:
    units = "unit 6-pi at 0504\nunit 5-pi at 0504 demoralised\nunit 9-pi at 0304\nunit 35RI at 0909\n"
    g = field(GERMANS + units).play("exploit 0504", "halt")
    assert g.refused("exploit 0504") == "§13.0 The pioneers or chasseurs there have already moved again in this phase."


@pytest.mark.rule("14.13", "8.22", "13.0")
@pytest.mark.parametrize(
    ("phase", "units", "mine"),
    [
        ("4.VI", "unit 6-pi IR24 at 0504\nunit 35RI at 0909\n", "IR24"),
        ("4.XI", "unit 56Ch 35RI at 0504\nunit IR24 at 0909\n", "35RI"),
    ],
)
def test_14_13_no_digging_and_8_22_no_strategic_movement_in_a_breakthrough(
    field: Field, phase: str, units: str, mine: str
) -> None:
    g = field(ground() + f"phase {phase}\n" + units)
    for moves in ((), ("exploit 0504",)):
        g.play(*moves)
        assert g.refused(f"dig {mine}") == "§14.13 Units cannot dig in during a breakthrough."
        assert g.refused("strategic") == "§8.22 There is no strategic movement in a breakthrough."
