"""Chapter 9.5: where units may retreat, and the morale tests on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.verdun.scenes import FRENCH, GERMANS, ground, storm

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field


# §9.5 Which way -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5", "8.13")
def test_9_5_the_french_go_back_to_the_south_and_need_not_end_together(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert (g.asked, g.options()) == ("french 9.5", ["back 0405", "back 0506", "back 0605"])
    assert g.play("back 0405").options() == ["back 0405", "back 0506", "back 0605"]
    g.play("back 0605")
    assert (g.at("35RI"), g.at("42RI")) == ("0405", "0605")


@pytest.mark.rule("9.5")
def test_9_5_the_germans_go_back_to_the_north(field: Field) -> None:
    g = field(FRENCH + "unit IR24 at 0505\nunit 35RI at 0506\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.options() == ["back 0404", "back 0504", "back 0604"]


@pytest.mark.rule("9.5")
def test_9_5_why_not_elsewhere(field: Field) -> None:
    g = field(GERMANS + "hexside river 0505/0605\nunit IR24 at 0604\nunit GR8 at 0506\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/1")
    assert g.options() == ["retreat", "loses 35RI"]
    g.play("retreat")
    assert g.at("35RI") == "0405"
    g = field(GERMANS + "hexside river 0405/0505\nunit IR24 at 0604\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1")
    g.play("retreat")
    assert g.at("35RI") == "0506"
    g = field(GERMANS + "hexside river 0605/0505\nunit IR24 at 0504\nunit GR8 at 0404\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0506"]
    assert g.refused("back 0605") == "§8.11 The Meuse is in between."
    assert g.refused("back 0404") == "§9.5 There is an enemy there."
    assert g.refused("back 0604") == "§9.5 That is not away from the enemy."
    assert g.refused("back 0507") == "§9.5 It is not adjacent to that hex."


@pytest.mark.rule("9.5")
def test_9_5_away_is_not_enough_it_must_be_homeward_too(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0604\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0506"]
    assert g.refused("back 0404") == "§9.5 That is not towards its own edge of the map."


@pytest.mark.rule("9.5")
def test_9_5_away_from_every_hex_that_attacked(field: Field) -> None:
    """Ruling 25. Between two fires only one way is open, and nobody is asked."""
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0605\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1").play("retreat")
    assert g.at("35RI") == "0405"


@pytest.mark.rule("9.5")
def test_9_5_attacked_from_both_sides_there_is_no_way(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0506\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "join GR8", result="0/1")
    assert g.options() == ["loses 35RI", "loses 42RI"]
    assert g.refused("retreat") == "§9.42 Not all of them can retreat that far."


@pytest.mark.rule("9.5")
def test_9_5_only_those_who_took_part_count_but_others_bar_the_way(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0605\nunit 35RI at 0505\n")
    storm(g, "assault 0505", "join IR24", "done", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0506"]
    assert g.refused("back 0605") == "§9.5 There is an enemy there."


@pytest.mark.rule("9.5", "9.45")
def test_9_5_guns_that_support_from_afar_do_not_count_those_in_the_line_do(field: Field) -> None:
    """Ruling 25."""
    text = GERMANS + "unit IR24 at 0504\nunit III-art1 at {}\nunit 35RI at 0505\n"
    g = field(text.format("0407"))
    storm(g, "assault 0505", "gun III-art1", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0506", "back 0605"]
    g = field(text.format("0605"))
    storm(g, "assault 0505", "gun III-art1", result="0/1").play("retreat")
    assert g.at("35RI") == "0405"


@pytest.mark.rule("9.5", "9.45")
def test_9_5_attackers_go_away_from_a_defenders_gun_in_the_line_as_well(field: Field) -> None:
    """Ruling 25: the same for both sides; a gun farther off does not count."""
    text = FRENCH + "unit GR8 at 0505\nunit 5-art at {}\nunit 35RI at 0506\n"
    g = field(text.format("0605"))
    storm(g, "assault 0505", "gun 5-art", result="1/0").play("retreat")
    assert g.options() == ["back 0406", "back 0507"]
    assert g.refused("back 0606") == "§9.5 That is not away from the enemy."
    g = field(text.format("0704"))
    storm(g, "assault 0505", "gun 5-art", result="1/0").play("retreat")
    assert g.options() == ["back 0406", "back 0507", "back 0606"]


@pytest.mark.rule("9.5")
def test_9_5_attackers_go_away_from_the_assaulted_hex(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0604\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="1/0").play("retreat")
    assert g.options() == ["back 0603", "back 0704"]
    assert g.refused("back 0504") == "§9.5 That is not away from the enemy."
    assert g.refused("back 0705") == "§9.5 That is not towards its own edge of the map."


@pytest.mark.rule("9.5")
def test_9_5_every_hex_of_the_way_leads_away_and_homeward(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/3").play("loses 42RI", "retreat", "back 0605")
    assert g.options() == ["back 0606", "back 0706"]
    assert g.refused("back 0506") == "§9.5 That is not away from the enemy."


@pytest.mark.rule("9.5", "9.42")
def test_9_5_a_way_that_ends_too_soon_is_not_open(field: Field) -> None:
    """Of the three hexes south of 0608 the middle one is the last of the map."""
    g = field(GERMANS + "unit IR24 at 0607\nunit 35RI 42RI at 0608\n")
    storm(g, "assault 0608", result="0/3").play("loses 35RI", "retreat")
    assert g.options() == ["back 0509", "back 0709"]
    assert g.refused("back 0609") == "§9.42 From there it could not retreat far enough."


TOWN = "phase 4.V\nunit IR24 at 0506\nunit 35RI at 0505\n"
"""The French attacked from the south, where they would have to go."""


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("town", "ways"), [("0504 v", ["0504"]), ("0504 c", ["0504"]), ("0202 c", ["0404", "0504"]), ("0804 v", ["0604"])]
)
def test_9_5_where_the_edge_is_out_of_reach_towards_a_village_or_city_of_ones_own(
    field: Field, town: str, ways: list[str]
) -> None:
    g = field(ground(town) + TOWN + f"hex {town.split()[0]} control french\n")
    storm(g, "assault 0505", result="0/1")
    assert g.options() == ["retreat", "loses 35RI"]
    g.play("retreat")
    if len(ways) > 1:
        assert g.options("back") == ways
    else:
        assert g.at("35RI") == ways[0]


@pytest.mark.rule("9.5")
@pytest.mark.parametrize("control", ["hex 0502 control german\n", ""])
def test_9_5_no_village_of_ones_own_and_there_is_no_way(field: Field, control: str) -> None:
    g = field(ground("0502 v") + TOWN + control)
    storm(g, "assault 0505", result="0/1")
    assert (g.at("35RI"), g.steps("35RI")) == ("0505", 1)


@pytest.mark.rule("9.5")
def test_9_5_towards_a_village_is_still_away_from_the_enemy(field: Field) -> None:
    """Ruling 83."""
    g = field(ground("0508 v") + TOWN + "hex 0508 control french\n")
    storm(g, "assault 0505", result="0/1")
    assert (g.at("35RI"), g.steps("35RI")) == ("0505", 1)


@pytest.mark.rule("9.5")
def test_9_5_a_village_does_not_open_other_ways_while_the_edge_can_be_reached(field: Field) -> None:
    g = field(ground("0303 v") + "phase 4.V\nhex 0303 control french\nunit IR24 at 0604\nunit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0506"]


@pytest.mark.rule("9.5")
def test_9_5_the_edge_of_the_map_is_no_way_out(field: Field) -> None:
    g = field(GERMANS + "unit IR24 at 0608\nunit 35RI at 0609\n")
    storm(g, "assault 0609", result="0/1")
    assert (g.at("35RI"), g.steps("35RI")) == ("0609", 1)


@pytest.mark.rule("9.5", "8.31")
def test_9_5_a_retreat_may_end_in_a_stack_too_large(field: Field) -> None:
    """Rulings 26 and 65."""
    g = field(GERMANS + "unit IR24 at 0504\nunit 35RI at 0505\nunit 42RI 44RI at 0506\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.at("35RI") == "0506"


@pytest.mark.rule("9.5", "14.11", "14.9")
def test_9_5_who_goes_back_is_no_longer_dug_in_and_holds_the_hex_it_goes_to(field: Field) -> None:
    """Rulings 32 and 87."""
    g = field(GERMANS + "hex 0405 control german\nunit IR24 at 0504\nunit 35RI at 0505 dug-in\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0405")
    assert (g.marks("35RI"), g.holder("0405")) == ({"assaulted"}, "french")
    assert g.told("retreats") == ["35th Infantry retreats to 0405."]


@pytest.mark.rule("9.5", "14.34")
def test_14_34_the_rail_gun_goes_back_along_the_railway_only(field: Field) -> None:
    """Ruling 84."""
    text = GERMANS + "unit IR24 at 0504\nunit Rail at 0505\n"
    g = storm(field(text), "assault 0505", result="0/1")
    assert g.at("Rail") == "out"
    g = field(text.replace("phase 4.V", "link rail 0505 0605 0706\nphase 4.V"))
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.at("Rail") == "0605"


@pytest.mark.rule("9.5", "14.34")
def test_14_34_the_rail_gun_does_not_go_back_to_another_track_beside_it(field: Field) -> None:
    """Ruling 84."""
    text = GERMANS.replace("phase 4.V", "link rail 0605 0706\nphase 4.V")
    g = storm(field(text + "unit IR24 at 0504\nunit Rail at 0505\n"), "assault 0505", result="0/1")
    assert g.at("Rail") == "out"


@pytest.mark.rule("9.5", "14.33")
def test_14_33_the_guns_about_forges_never_move(field: Field) -> None:
    """Ruling 84."""
    g = field(GERMANS + "unit IR24 at 0504\nunit Forges at 0505\n")
    storm(g, "assault 0505", result="0/1")
    assert g.at("Forges") == "out"


# §9.51 Zones ----------------------------------------------------------------------------------------------------

AMBUSH = GERMANS + "unit IR24 at 0504\nunit {} at 0507\n"
"""The unit in 0507 holds 0506 in its zone."""


@pytest.mark.rule("9.51", "8.42", "8.43", "8.46", "12.0")
@pytest.mark.parametrize("guard", ["GR8", "5-pi", "5-art", "G-rem1"])
def test_9_51_infantry_tests_its_morale_in_a_zone_strong_or_weak(field: Field, guard: str) -> None:
    g = field(AMBUSH.format(guard) + "unit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.asked == "dice 12.1"
    assert g.tally().need == 7
    assert g.play("roll 3 4").marks("35RI") == {"assaulted"}
    g = field(AMBUSH.format(guard) + "unit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 4 4")
    assert (g.at("35RI"), g.marks("35RI")) == ("0506", {"assaulted", "demoralised"})


@pytest.mark.rule("9.51")
def test_9_51_headquarters_have_no_zone_and_free_ground_needs_no_test(field: Field) -> None:
    g = field(AMBUSH.format("III-HQ") + "unit 35RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.asked == "german 9.6"


@pytest.mark.rule("9.51", "12.1", "12.3")
def test_9_51_a_demoralised_unit_that_fails_loses_a_step_and_stays_demoralised(field: Field) -> None:
    g = field(AMBUSH.format("GR8") + "unit 35RI at 0505 demoralised\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.tally().need == 6
    g.play("roll 3 4")
    assert (g.steps("35RI"), g.marks("35RI")) == (1, {"assaulted", "demoralised"})


@pytest.mark.rule("9.51", "8.42", "8.46")
def test_9_51_a_test_for_each_hex_and_nobody_has_to_stop(field: Field) -> None:
    """0506 and 0507 both lie in the zone of GR8 in 0606."""
    g = field(GERMANS + "unit IR24 at 0504\nunit GR8 at 0606\nunit 35RI at 0505\nunit 42RI at 0505 steps 1\n")
    storm(g, "assault 0505", result="0/3").play("loses 42RI", "perish", "retreat", "back 0506", "roll 1 1")
    assert g.asked == "french 9.5"
    g.play("back 0507", "roll 6 6")
    assert (g.at("35RI"), g.marks("35RI")) == ("0507", {"assaulted", "demoralised"})


@pytest.mark.rule("9.51", "8.44")
def test_8_44_a_friend_already_there_cancels_the_zone(field: Field) -> None:
    g = field(AMBUSH.format("GR8") + "unit 35RI at 0505\nunit 14-art at 0506\n")
    storm(g, "assault 0505", "done", result="0/1").play("retreat", "back 0506")
    assert g.asked == "german 9.6"


@pytest.mark.rule("9.51", "8.44", "15.5")
@pytest.mark.parametrize("options", ["", "options 15.5\n"])
def test_8_44_those_of_the_same_retreat_do_not_cancel_it_for_each_other(field: Field, options: str) -> None:
    """Ruling 82."""
    g = field(options + AMBUSH.format("GR8") + "unit 35RI 42RI at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 1 1", "back 0506")
    assert g.asked == "dice 12.1"


@pytest.mark.rule("9.51", "8.42", "8.43")
@pytest.mark.parametrize("unit", ["14-art", "XXX-HQ"])
@pytest.mark.parametrize("guard", ["GR8", "5-pi"])
def test_9_51_guns_and_headquarters_do_not_go_through_zones(field: Field, unit: str, guard: str) -> None:
    g = field(AMBUSH.format(guard) + f"unit {unit} at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0605"]
    assert g.refused("back 0506") == "§9.51 Guns and headquarters may not retreat through enemy zones."


@pytest.mark.rule("9.51", "8.44")
@pytest.mark.parametrize("unit", ["14-art", "XXX-HQ"])
def test_9_51_but_they_do_where_a_friend_stands(field: Field, unit: str) -> None:
    g = field(AMBUSH.format("GR8") + f"unit {unit} at 0505\nunit 42RI at 0506\n")
    storm(g, "assault 0505", result="0/1").play("retreat")
    assert g.options() == ["back 0405", "back 0506", "back 0605"]
    assert g.play("back 0506").asked == "german 9.6"


@pytest.mark.rule("9.51", "8.44", "9.42")
def test_9_51_infantry_of_the_same_retreat_opens_no_way_for_them(field: Field) -> None:
    """Ruling 82."""
    text = GERMANS + "unit IR24 at 0504\nunit GR8 at 0406\nunit GR12 at 0606\nunit 35RI 14-art at 0505\n"
    g = storm(field(text), "assault 0505", result="0/1")
    assert g.options() == ["loses 35RI", "loses 14-art"]


# §9.52 Interdiction ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.52", "7.22", "12.0")
@pytest.mark.parametrize(
    ("unit", "trouble"), [("35RI", "demoralised"), ("14-art", "demoralised"), ("XXX-HQ", "disrupted")]
)
@pytest.mark.parametrize("marker", [1, 2, 3])
def test_9_52_everyone_tests_in_an_interdicted_hex_whoever_laid_it(
    field: Field, unit: str, trouble: str, marker: int
) -> None:
    """Rulings 59 and 60: German, French, or both markers are one danger."""
    g = field(GERMANS + f"hex 0506 interdiction {marker}\nunit IR24 at 0504\nunit {unit} at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.asked == "dice 12.1"
    g.play("roll 6 6")
    assert (g.at(unit), g.marks(unit)) == ("0506", {"assaulted", trouble})
    assert g.asked == "german 9.6"


@pytest.mark.rule("9.52", "9.51")
def test_9_52_a_zone_and_a_marker_are_two_tests(field: Field) -> None:
    g = field(AMBUSH.format("GR8") + "hex 0506 interdiction 1\nunit 208R at 0505 steps 1\nunit 42RI at 0405\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506")
    assert g.tally().need == 5
    g.play("roll 3 3")
    assert (g.marks("208R"), g.tally().need) == ({"assaulted", "demoralised"}, 4)
    g.play("roll 2 3")
    assert (g.at("208R"), g.asked) == ("out", "german 9.6")


@pytest.mark.rule("9.51", "12.1")
def test_9_51_one_that_falls_on_the_way_is_gone_and_the_others_go_on(field: Field) -> None:
    g = field(AMBUSH.format("GR8") + "unit 208R at 0505 steps 1 demoralised\nunit 233R at 0505\n")
    storm(g, "assault 0505", result="0/1").play("retreat", "back 0506", "roll 6 6")
    assert g.at("208R") == "out"
    assert (g.asked, g.options()) == ("french 9.5", ["back 0405", "back 0506", "back 0605"])
    assert g.play("back 0405").asked == "german 9.6"
