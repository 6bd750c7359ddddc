"""Chapter 17, and air groups in 10.0 and 11.1.5: bases, missions, the order of flights, and the effects of missions."""

from __future__ import annotations

import pytest

from grognard.games.front1918.air import air_over, air_potential, make_ready, observes
from grognard.games.front1918.ground import MovingGroup, harried
from tests.games.marne.scenes import Field, field, ground

BASES = """
options 17.0
unit G-XVIII G-Air-I G-Air-II at 0101
unit F-III F-Fequant at 0909
unit G4 at 0404
unit F4 at 0505
"""


def sky(more: str = "", size: int = 9, phase: str = "phase 17.1") -> Field:
    """Two German groups and a French one on their headquarters, a division of each side at the front."""
    return field(f"{ground(size=size)}{BASES}{more}\n{phase}\n")


def fly(g: Field, wing: str, mission: str, where: str) -> Field:
    """Send a group out."""
    return g.play(f"fly {wing}", f"mission {mission}", f"{'base' if mission == 'relocation' else 'over'} {where}")


def home(g: Field) -> Field:
    """Nobody does anything more until the sequence is over and the airmen test."""
    while not g.asked.endswith("17.1.test"):
        g.play("done" if "done" in g.options() else g.options()[0])
    return g


# §17.0, §17.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.0")
def test_17_0_without_the_option_nobody_is_asked_to_fly() -> None:
    g = field(ground() + BASES.replace("options 17.0\n", "") + "phase 17.1\n")
    assert g.phase == "11.1"
    assert (g.at("G-Air-I"), g.at("F-Fequant")) == ("0101", "0909")


@pytest.mark.rule("17.1", "17.1.availability")
def test_17_1_only_groups_standing_on_a_headquarters_fly() -> None:
    g = sky("unit G-Air-II resting at 0101\nunit G-Air-III at 0303")
    assert g.options("fly") == ["G-Air-I"]
    assert g.refused("fly G-Air-II") == "§17.1.availability It does not stand ready on a headquarters."
    assert g.refused("fly G-Air-III") == "§17.1.availability It does not stand ready on a headquarters."
    assert g.refused("fly F-Fequant") == "§17.1 That is no air group of yours."


@pytest.mark.rule("17.1.alternation", "11.3.4", "11.0")
def test_17_1_the_sides_fly_in_turn_the_phasing_one_first_and_before_anyone_marches() -> None:
    g = sky()
    assert g.asked == "german 17.1.alternation"
    fly(g, "G-Air-I", "interdiction", "0606")
    assert g.asked == "allied 17.1.alternation"
    fly(g, "F-Fequant", "interdiction", "0303")
    assert g.asked == "german 17.1.alternation"
    fly(g, "G-Air-II", "interdiction", "0607")
    assert g.phase == "11.1"


@pytest.mark.rule("17.1.alternation", "3.0.phasing")
def test_17_1_in_the_allied_movement_phase_the_allies_fly_first() -> None:
    assert sky(phase="phase 17.1 2").asked == "allied 17.1.alternation"


@pytest.mark.rule("17.1.alternation")
def test_17_1_who_stops_moves_no_more_and_the_other_goes_on() -> None:
    g = sky().play("done")
    assert g.asked == "allied 17.1.alternation"
    fly(g, "F-Fequant", "interdiction", "0303")
    assert g.phase == "11.1"
    g = sky()
    fly(g, "G-Air-I", "interdiction", "0606").play("done")
    assert g.asked == "german 17.1.alternation"


@pytest.mark.rule("17.1.alternation")
def test_17_1_a_menu_of_the_airmen_holds_all_that_matters() -> None:
    g = fly(sky(), "G-Air-I", "interdiction", "0606")
    again = field(g.game.position_text())
    assert again.asked == g.asked == "allied 17.1.alternation"
    assert again.options() == g.options()


@pytest.mark.rule("17.1.alternation")
def test_17_1_they_fly_fifteen_hexes_over_whatever_lies_between() -> None:
    g = sky(size=20).play("fly G-Air-I", "mission interdiction")
    assert "0115" in g.options("over") and "0116" in g.options("over")
    assert g.refused("over 0117") == "§17.1.alternation That is beyond its range."


@pytest.mark.rule("17.1.alternation", "scenarios.format")
def test_17_1_nobody_flies_out_of_the_playing_area() -> None:
    g = field("marne blucher\noptions 17.0\nunit G-I G-Air-II at 4510\nunit F13 at 4221\nphase 17.1")
    g.play("fly G-Air-II", "mission interdiction")
    assert "4519" in g.options("over")
    assert g.refused("over 4619") == "§scenarios.format That hex is outside the playing area."


@pytest.mark.rule("17.1.limit")
def test_17_1_no_more_than_two_groups_of_a_side_over_a_hex() -> None:
    g = sky("unit G-Air-III at 0101")
    fly(g, "G-Air-I", "observation", "0505").play("done")
    fly(g, "G-Air-II", "bombing", "0505").play("fly G-Air-III", "mission interdiction")
    assert g.refused("over 0505") == "§17.1.limit Enough of your air groups are over that hex."


# §17.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.2", "17.2.relocation")
def test_17_2_five_missions_of_which_the_phasing_side_alone_may_change_bases() -> None:
    bases = "unit G-IX at 0301\nunit F-X at 0709"
    g = sky(bases).play("fly G-Air-I")
    assert g.options("mission") == ["observation", "bombing", "interdiction", "interception", "relocation"]
    g = sky(bases).play("done", "fly F-Fequant")
    assert "relocation" not in g.options("mission")
    assert g.refused("mission relocation") == "§17.2.relocation Only the side whose phase it is may change bases."


@pytest.mark.rule("17.2.relocation", "17.1.availability")
def test_17_2_a_group_that_changes_its_base_rests_under_it() -> None:
    g = fly(sky("unit G-IX at 0301"), "G-Air-I", "relocation", "G-IX")
    assert (g.at("G-Air-I"), g.marks("G-Air-I")) == ("0301", {"resting"})


@pytest.mark.rule("17.1.availability", "17.2.relocation")
def test_17_1_no_more_than_four_rest_under_a_headquarters() -> None:
    full = "options 17.0\nunit F-III F-Fequant at 0909\nunit F-X at 0505\nunit F4 at 0506\nunit G-XVIII at 0101\n"
    rest = "unit F-Vuillemin F-Chabert F-Villome F-Menard resting at 0505\n"
    g = field(ground() + full + rest + "weather bad\nphase 17.1 2")
    assert g.phase == "11.1"
    g = field(ground() + full + rest.replace(" F-Menard", "") + "weather bad\nphase 17.1 2")
    assert g.play("fly F-Fequant", "mission relocation").options("base") == ["F-X"]


@pytest.mark.rule("17.2.observation")
def test_17_2_there_is_something_to_observe_only_where_there_is_a_unit() -> None:
    g = sky().play("fly G-Air-I", "mission observation")
    assert g.options("over") == ["0101", "0404", "0505"]
    assert g.refused("over 0606") == "§17.2.observation There is no unit in that hex."


@pytest.mark.rule("17.2.bombardment")
def test_17_2_bombers_need_an_observer_who_is_there_or_can_come() -> None:
    g = field(ground() + BASES.replace(" G-Air-II", "") + "phase 17.1\n").play("fly G-Air-I")
    assert "bombing" not in g.options("mission")
    g = fly(sky(), "G-Air-I", "bombing", "0505")
    assert air_potential(g.table, g.table.sides[0], g.hex("0505")) == 0
    fly(g.play("done"), "G-Air-II", "observation", "0505")
    worth = g.table.roster[g.piece("G-Air-I")].value("potential")
    assert worth > 0
    assert air_potential(g.table, g.table.sides[0], g.hex("0505")) == worth


@pytest.mark.rule("17.2.bombardment")
def test_17_2_a_bomber_does_not_count_on_an_observer_who_has_flown() -> None:
    g = fly(sky(), "G-Air-I", "observation", "0404").play("done", "fly G-Air-II", "mission bombing")
    assert g.options("over") == ["0404"]
    assert g.refused("over 0505").startswith("§17.2.bombardment Bombers need an observer")


@pytest.mark.rule("17.2.interception")
def test_17_2_where_enemy_airmen_are_one_goes_to_fight_them_or_not_at_all() -> None:
    g = fly(sky(), "G-Air-I", "observation", "0505").play("fly F-Fequant", "mission observation")
    assert g.refused("over 0505").startswith("§17.2.interception Enemy airmen are there")
    assert g.refused("over 0101").startswith("§17.2.interception Enemy airmen are there")


@pytest.mark.rule("17.2.interception", "17.1.availability")
def test_17_2_groups_ready_on_their_headquarters_can_be_struck_those_resting_under_it_cannot() -> None:
    assert sky().play("fly G-Air-I", "mission interception").options("over") == ["0909"]
    g = sky("unit F-Fequant resting at 0909").play("fly G-Air-I")
    assert "interception" not in g.options("mission")
    assert g.refused("mission interception") == "§17.2 There is nothing it could fly to."


@pytest.mark.rule("17.2.interception")
def test_17_2_the_owner_says_which_of_two_is_lost_and_both_come_back_next_turn() -> None:
    g = sky("unit F-Vuillemin at 0909")
    fly(g, "G-Air-I", "interception", "0909")
    assert g.asked == "allied 17.2.interception"
    assert g.options() == ["shot-down F-Fequant", "shot-down F-Vuillemin"]
    g.play("shot-down F-Vuillemin")
    assert (g.at("G-Air-I"), g.at("F-Vuillemin"), g.at("F-Fequant")) == ("air-next-turn", "air-next-turn", "0909")
    assert g.asked == "allied 17.1.alternation"


@pytest.mark.rule("11.1.5.air", "17.2.interception", "17.1.base-loss")
def test_11_1_5_who_left_in_this_turn_is_back_in_the_next_ready_to_fly() -> None:
    away = "unit G-Air-III at air-next-turn\nunit G-IX at 0301\n"
    g = sky(away.replace("III at", "III resting at"))
    assert g.asked == "german 17.1.alternation" and g.at("G-Air-III") == "air-next-turn"
    g = sky(away)
    assert (g.asked, g.options()) == ("german 11.1.5.air", ["base G-IX", "base G-XVIII"])
    g.play("base G-IX")
    assert g.at("G-Air-III") == "0301"
    assert "G-Air-III" in g.options("fly")


@pytest.mark.rule("17.2.interdiction")
def test_17_2_an_interdicted_hex_costs_the_enemy_one_point_more() -> None:
    g = fly(sky(), "G-Air-I", "interdiction", "0606")
    german, allied = g.table.sides
    hex_, near = g.hex("0606"), g.hex("0607")
    assert harried(g.table, allied) == {hex_} and not harried(g.table, german)
    ways = g.table.ways
    assert ways.meeting(g.table, MovingGroup(allied)).edges.cost(near, hex_) == 2
    assert ways.meeting(g.table, MovingGroup(german)).edges.cost(near, hex_) == 1


# Weather ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.0.fog")
def test_10_0_in_fog_nobody_flies_until_the_other_side_moves() -> None:
    assert sky("weather fog").phase == "11.1"
    assert sky("weather fog\nunit G-IX at 0301").phase == "11.1", "not even to another base"
    g = sky("weather fog\nphase 10.0.fog", phase="")
    assert g.asked == "allied 17.1.alternation"


@pytest.mark.rule("10.0.bad", "17.2.relocation")
def test_10_0_in_bad_weather_air_groups_only_change_their_base() -> None:
    assert sky("weather bad").phase == "11.1"
    g = sky("weather bad\nunit G-IX at 0301").play("fly G-Air-I")
    assert g.options() == ["mission relocation"]
    assert g.refused("mission observation") == "§10.0.bad In bad weather air groups can only change their base."


@pytest.mark.rule("10.0.air-ready", "17.1.availability")
def test_10_0_after_the_weather_those_who_rested_stand_ready() -> None:
    g = sky("unit G-Air-I resting at 0101\nphase 10.0", phase="")
    assert (g.asked, g.marks("G-Air-I")) == ("dice 10.0", {"resting"})
    g.play("roll 1 2")
    assert g.marks("G-Air-I") == set()
    assert "G-Air-I" in g.options("fly")


@pytest.mark.rule("10.0.air-ready")
def test_10_0_those_away_until_next_turn_do_not_come_back_with_the_weather() -> None:
    g = sky("unit G-Air-III resting at air-next-turn")
    make_ready(g.table)
    assert g.marks("G-Air-III") == {"resting"}


# After the mission ------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.1.test")
@pytest.mark.parametrize(("die", "where"), [(1, "0101"), (2, "0101"), (3, "air-next-turn"), (6, "air-next-turn")])
def test_17_1_after_the_mission_a_1_or_2_brings_a_group_home_in_this_turn(die: int, where: str) -> None:
    aloft = "unit G-Air-I mission interdiction at 0606\nunit F-Fequant mission interdiction at 0303\n"
    g = field(f"{ground()}{BASES}{aloft}phase 17.1.test")
    assert g.asked == "dice 17.1.test"
    assert g.at("G-Air-I") == "0606"
    g.play(f"roll {die}")
    assert g.at("G-Air-I") == where
    assert g.table.position.mission[g.piece("G-Air-I")] == 0


@pytest.mark.rule("17.1.test")
def test_17_1_its_owner_says_under_which_headquarters_in_range_it_rests() -> None:
    aloft = "unit G-Air-I mission interdiction at 0606\nunit F-Fequant mission interdiction at 0303\n"
    text = "unit G-IX at 0301\nunit G-VII at 2020\nphase 17.1.test"
    g = field(f"{ground(size=20)}{BASES}{aloft}{text}").play("roll 2")
    assert (g.asked, g.options()) == ("german 17.1.test", ["base G-IX", "base G-XVIII"])
    assert g.refused("base G-VII") == "§17.1.alternation That is beyond its range."
    g.play("base G-IX")
    assert g.at("G-Air-I") == "0301"


@pytest.mark.rule("17.1.base-loss")
def test_17_1_a_headquarters_that_is_lost_sends_its_groups_away() -> None:
    from grognard.games.front1918.supports import strike

    g = sky("unit G-Air-II mission observation at 0404")
    strike(g.table, g.piece("G-XVIII"), "11.3.3")
    assert (g.at("G-Air-I"), g.at("G-Air-II")) == ("air-next-turn", "0404")
    assert g.told("air-displaced") == ["German air group I has lost its base and is gone until next turn."]


@pytest.mark.rule("17.1.base-loss")
def test_17_1_with_two_headquarters_in_the_hex_there_is_still_a_base() -> None:
    from grognard.games.front1918.supports import strike

    g = sky("unit G-IX at 0101")
    strike(g.table, g.piece("G-XVIII"), "11.3.3")
    assert g.at("G-Air-I") == "0101"


@pytest.mark.rule("17.1.test", "17.1.alternation")
def test_17_1_a_group_stays_over_its_hex_through_the_sequence() -> None:
    g = home(fly(sky(), "G-Air-I", "interdiction", "0606"))
    assert (g.asked, g.at("G-Air-I")) == ("dice 17.1.test", "0606")


# The example ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("example.air", "17.2.observation", "12.2.6.modifiers")
def test_ex_25_observation_counts_for_the_owner_over_the_observed_hex() -> None:
    g = fly(sky(), "G-Air-I", "observation", "0505")
    german, allied = g.table.sides
    assert observes(g.table, german, g.hex("0505")) and not observes(g.table, allied, g.hex("0505"))
    assert (air_over(g.table, german, g.hex("0505")), air_over(g.table, allied, g.hex("0505"))) == (1, 0)
    assert air_over(g.table, german, g.hex("0404")) == 0


@pytest.mark.rule("example.air", "17.2.interdiction")
def test_ex_25_or_it_interdicts_the_hex_behind() -> None:
    g = fly(sky(), "G-Air-I", "interdiction", "0606")
    assert air_over(g.table, g.table.sides[0], g.hex("0606")) == 1, "though nobody is attacked there"
    assert harried(g.table, g.table.sides[1]) == {g.hex("0606")}


@pytest.mark.rule("example.air", "17.2.interception")
def test_ex_25_or_it_meets_the_french_group_and_both_leave_until_the_next_turn() -> None:
    g = fly(sky("unit F-Fequant mission observation at 0505"), "G-Air-I", "interception", "0505")
    assert (g.at("G-Air-I"), g.at("F-Fequant")) == ("air-next-turn", "air-next-turn")
    assert g.marks("G-Air-I") == g.marks("F-Fequant") == {"resting"}
