"""Chapter 11.1 to 11.3: movement, what the ground costs, zones of control, relief, forced marches, guns, markers."""

from __future__ import annotations

import pytest

from tests.games.marne.marches import ALLIES_END, GERMANS, GERMANS_END, OPEN, down, lane, moving, staged
from tests.games.marne.scenes import begin, ground

REST = "unit FQ at 0101\n"
"""Somebody who has not moved, so that the phase goes on."""

ROAD = lane(*"w" * 14) + "link road " + " ".join(f"01{row:02}" for row in range(1, 15)) + "\n"
"""A road through woods."""

FAR_FOE = "unit G4 at 0112\n"
"""A German at the end of the lane, so that there is an enemy and he is far away."""


# §11.1.1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1", "11.1.1", "3.0.movement")
def test_11_1_1_units_go_from_hex_to_hex_as_far_as_their_allowance_takes_them() -> None:
    g = moving(OPEN + "unit F4 at 0101").play("move F4")
    assert g.options("to") == down(5), "four points"
    assert g.refused("to 0106") == "§11.1.1 That would cost 5 movement points."
    assert g.refused("to 0106", "fr") == "§11.1.1 Cela coûterait 5 points de mouvement."
    assert g.refused("to 0101") == "§11.1.1 It is there already."


@pytest.mark.rule("11.1.1")
def test_11_1_1_a_unit_moves_once_in_a_phase_in_as_many_legs_as_it_likes() -> None:
    g = moving(OPEN + "unit F4 at 0101\nunit F3 at 0108").play("move F4", "to 0103")
    assert g.options("to") == ["0101", "0102", "0104", "0105"], "two points left"
    g.play("to 0104", "halt")
    assert (g.at("F4"), g.marks("F4")) == ("0104", {"moved"}), "what is left over is lost"
    assert g.refused("move F4") == "§11.1.1 It has moved in this phase."


@pytest.mark.rule("11.1.1")
def test_11_1_1_any_all_or_none_of_the_units_move() -> None:
    g = moving(OPEN + "unit F4 at 0101\nunit FC FQ at 0102\nunit F3 at 0104\n" + FAR_FOE)
    assert sorted(g.options("move")) == ["F3", "F4", "FC", "FQ"]
    assert g.refused("move G4") == "§11.1.1 That one is not yours to command."
    assert g.refused("move F36") == "§11.1.1 It is not on the map."
    g.play("done")
    assert g.at("F4") == "0101"


@pytest.mark.rule("11.1.1")
def test_11_1_1_a_stack_moves_as_fast_as_its_slowest_from_one_hex() -> None:
    g = moving(OPEN + "unit FR1 FC at 0101\nunit F3 at 0102").play("move FR1")
    assert g.options("to") == down(6), "a regiment has five points"
    assert g.options("with") == ["FC"]
    assert g.refused("with F3") == "§11.1.1 Units that move together start in the same hex."
    g.play("with FC")
    assert g.refused("with FC") == "§11.1.1 It goes with them already."
    assert g.options("to") == down(3), "the guns have two"
    g.play("to 0103")
    assert (g.at("FR1"), g.at("FC"), g.marks("FC")) == ("0103", "0103", {"moved"})


@pytest.mark.rule("11.1.1")
def test_11_1_1_a_unit_that_is_taken_up_and_stays_has_not_moved() -> None:
    g = moving(OPEN + "unit F4 at 0102\nunit F3 at 0108\nunit FR1 at 0102\nunit G4 at 0101").play("move F4", "halt")
    assert g.refused("move F4") == "§11.1.1 It has just been left where it is. Move another first, or end the movement."
    g.play("done")
    assert (g.asked, g.marks("F4")) == ("allied 11.2", set())
    assert "F4" in g.options("disengage")


@pytest.mark.rule("11.1.1")
def test_11_1_1_it_may_be_taken_up_again_once_another_has_moved() -> None:
    g = moving(OPEN + "unit F4 at 0102\nunit F3 at 0108\nunit FR1 at 0104\n").play("move F4", "halt")
    assert "F4" not in g.options("move")
    g.play("move FR1", "halt")
    assert "F4" not in g.options("move"), "nobody has moved yet"
    g.play("move F3", "to 0109", "halt")
    assert sorted(g.options("move")) == ["F4", "FR1"]
    g.play("move F4", "to 0103", "halt")
    assert (g.at("F4"), g.marks("F4")) == ("0103", {"moved"})


@pytest.mark.rule("11.2.2", "12.2.6.pinned")
def test_11_2_2_nobody_relieves_stosstruppen_next_to_pinned_units_only() -> None:
    units = "unit G19.74 Stoss1 at 0103\nunit Stoss1 carrier G19.74\nunit G3 at 0105\nunit GQ at 0112\n"
    for foe, asked in (("unit F4 at 0102 pinned\n", []), ("unit F4 at 0102\n", ["G19.74"])):
        g = moving(OPEN + units + foe, GERMANS).play("move G3", "to 0103")
        assert g.options("relieve") == asked


@pytest.mark.rule("11.2.2", "11.1.1")
def test_11_2_2_who_was_taken_up_and_stayed_may_still_be_relieved() -> None:
    units = "unit F4 FR1 at 0103\nunit F3 at 0105\nunit G4 at 0102\nunit FQ at 0112\n"
    g = moving(OPEN + units).play("move FR1", "halt", "move F3", "to 0103")
    assert sorted(g.options("relieve")) == ["F4", "FR1"]


@pytest.mark.rule("11.1.1", "4.0.excess")
def test_11_1_1_a_stack_may_be_too_high_while_the_phase_lasts_and_the_way_says_so() -> None:
    g = moving(OPEN + "unit F4 at 0101\nunit F3 at 0103").play("move F4")
    assert g.tally("to 0103").reasons[-1].key == "reason-crowded", "two full divisions"
    g.play("to 0103", "halt", "move F3", "to 0104", "halt")
    assert g.at("F4") == "0103"


@pytest.mark.rule("11.1.1.friendly")
def test_11_1_1_friends_cost_nothing_to_pass() -> None:
    g = moving(OPEN + "unit F4 at 0101\nunit F3 at 0102\nunit F2 at 0103").play("move F4")
    assert (g.options("to"), g.cost("0104")) == (down(5), 3)


@pytest.mark.rule("11.1.1.enemy", "11.1.1")
def test_11_1_1_a_hex_with_an_enemy_combat_unit_is_never_entered() -> None:
    g = moving(lane(".", ".", ".") + "unit F4 at 0102\nunit FR1 at 0102\nunit G4 at 0103").play("move F4")
    assert g.options("to") == ["0101"]
    assert g.refused("to 0103") == "§11.1.1.enemy The way is barred at 0103."


@pytest.mark.rule("11.1.1.enemy", "11.3.1", "11.3.3")
def test_11_1_1_guns_and_headquarters_do_not_enter_where_enemy_supports_are() -> None:
    g = moving(OPEN + "unit FQ at 0101\nunit GC at 0103\nunit GQ at 0109\n" + FAR_FOE).play("move FQ")
    assert g.options("to") == ["0102"]
    assert g.refused("to 0103") == "§11.1.1.enemy The way is barred at 0103."
    g = moving(OPEN + "unit FQ at 0101\nunit GC at 0104\n" + FAR_FOE).play("move FQ")
    assert g.options("to") == ["0102", "0103"], "it is asked again where they are"


@pytest.mark.rule("11.1.1.enemy", "11.3.1", "11.3.3")
def test_11_1_1_supports_alone_are_lost_as_soon_as_a_combat_unit_comes_next_to_them() -> None:
    g = moving(OPEN + "unit F4 at 0101\nunit GC GQ at 0104").play("move F4", "to 0103")
    assert (g.at("GC"), g.at("GQ")) == ("out", "out")
    assert g.options("to") == ["0101", "0102", "0104", "0105"], "and their hex is empty"
    assert {event.rule for event in g.game.events if event.key == "eliminated"} == {"11.3.1", "11.3.3"}


@pytest.mark.rule("11.3.1", "11.3.3")
def test_11_3_1_supports_with_a_combat_unit_are_safe_and_guns_that_pass_harm_nobody() -> None:
    g = moving(OPEN + "unit F4 at 0101\nunit GC G3 at 0104").play("move F4", "to 0103")
    assert g.at("GC") == "0104"
    g = moving(OPEN + "unit FQ at 0101\nunit GC at 0104").play("move FQ", "to 0103")
    assert g.at("GC") == "0104", "a headquarters is no combat unit"


@pytest.mark.rule("11.1.1")
def test_11_1_1_combat_units_take_the_ground_they_pass() -> None:
    g = moving(OPEN + "hex 0101-0112 control german\nunit F4 at 0101\nunit FQ at 0108").play(
        "move F4", "to 0104", "halt"
    )
    assert [g.holder(f"01{row:02}") for row in range(2, 6)] == ["allied", "allied", "allied", "german"]
    g.play("move FQ", "to 0110", "halt")
    assert g.holder("0110") == "german", "staffs take nothing"


# Costs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("table.terrain", "11.1.1.cost", "2.1.hex-centre", "2.1.trench-cost")
@pytest.mark.parametrize(
    ("cell", "cost"),
    [(".", 1), ("w", 2), ("v", 1), ("t", 1), ("f", 1), ("x", 2), ("c", 2), ("xc", 2), ("wc", 3), ("wx", 3), ("wxc", 3)],
)
def test_11_1_1_what_a_hex_costs(cell: str, cost: int) -> None:
    g = moving(lane(".", cell, "w") + "unit F4 at 0101").play("move F4")
    assert g.cost("0102") == cost, "by its own terrain, whatever is next to it; a trench contains its craters"


@pytest.mark.rule("table.terrain", "11.1.1.cost")
@pytest.mark.parametrize(
    ("feature", "cost"),
    [
        ("hexside stream 0101/0102", 2),
        ("hexside crest 0101>0102", 2),
        ("hexside crest 0102>0101", 1),
        ("hexside stream 0101/0102\nlink rail 0101 0102", 1),
        ("hexside stream 0101/0102\nlink road 0101 0102", 1),
        ("hexside river 0101/0102\nlink road 0101 0102", 1),
        ("hexside river 0101/0102\nlink rail 0101 0102", 2),
        ("hexside stream 0101/0102\nhexside crest 0101>0102", 3),
    ],
)
def test_11_1_1_what_a_hexside_costs(feature: str, cost: int) -> None:
    g = moving(f"{lane('.', '.')}{feature}\nunit F4 at 0101").play("move F4")
    assert g.cost("0102") == cost, "a crest only on the way up"


@pytest.mark.rule("11.1.1.example", "11.1.1.cost")
def test_ex_5_a_wood_with_craters_behind_a_minor_river_costs_four() -> None:
    g = moving(lane(".", "wc") + "hexside stream 0101/0102\nunit F4 at 0101").play("move F4")
    assert g.cost("0102") == 4


@pytest.mark.rule("2.1.trench-cost")
def test_ex_6_a_clear_hex_with_a_trench_and_craters_costs_two() -> None:
    g = moving(lane(".", "xc") + "unit F4 at 0101").play("move F4")
    assert g.cost("0102") == 2


@pytest.mark.rule("11.1.3")
def test_11_1_3_along_a_road_neither_hex_nor_hexside_counts() -> None:
    road = "hexside stream 0101/0102\nhexside river 0102/0103\nhexside crest 0103>0104\n"
    road += "link road 0101 0102 0103 0104 0105\n"
    g = moving(lane(".", "wc", "wx", "w", "w") + road + "unit F4 at 0101").play("move F4")
    assert [g.cost(hex_) for hex_ in down(5)] == [1, 2, 3, 4]


@pytest.mark.rule("11.1.3")
def test_11_1_3_roads_that_end_in_a_town_are_joined_there() -> None:
    roads = "link road 0101 0102\nlink road 0102 0103\n"
    g = moving(lane("w", "t", "w") + roads + "unit F4 at 0101").play("move F4")
    assert g.cost("0103") == 2


@pytest.mark.rule("11.1.3")
def test_11_1_3_a_road_helps_only_those_who_follow_it() -> None:
    g = moving(ground("0506 w") + "link road 0404 0505 0605\nunit F4 at 0505").play("move F4")
    assert (g.cost("0506"), g.cost("0404")) == (2, 1)


@pytest.mark.rule("11.1.4.bridge", "11.1.4")
def test_11_1_4_a_railway_carries_nobody_but_its_bridges_are_crossed() -> None:
    rail = "hexside river 0102/0103\nlink rail 0101 0102 0103 0104\n"
    g = moving(lane(".", "w", ".", "w") + rail + "unit F4 at 0101").play("move F4")
    assert [g.cost(hex_) for hex_ in ("0102", "0103")] == [2, 4], "the wood in full, then one more for the bridge"
    g = moving(lane(".", ".", ".", "w") + rail + "unit FC at 0102").play("move FC")
    assert g.options("to") == ["0101", "0103"], "guns too"


@pytest.mark.rule("17.2.interdiction", "table.terrain")
def test_17_2_a_hex_the_enemy_interdicts_costs_one_more_by_road_too() -> None:
    flyer = "unit G-Air-II at 0102 mission interdiction\nunit F4 at 0101\n"
    g = moving(lane(".", ".", ".") + flyer).play("move F4")
    assert [g.cost(hex_) for hex_ in down(3)] == [2, 3]
    far = ROAD + "unit G-Air-II at 0111 mission interdiction\nunit F4 at 0104\n"
    g = moving(far).play("move F4", "forced")
    assert g.options("to") == ["0101", "0102", "0103", "0105", "0106", "0107", "0108"], "the airmen are too near"
    own = flyer.replace("F4 at 0101", "G4 at 0101")
    assert moving(lane(".", ".", ".") + own, GERMANS).play("move G4").cost("0102") == 1, "his own pay nothing"


# §11.1.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.2")
def test_11_1_2_a_unit_may_always_move_one_hex() -> None:
    g = moving(lane(".", ".", "wc", ".") + "hexside stream 0102/0103\nunit FC at 0102\n" + REST).play("move FC")
    assert g.options("to") == ["0101", "0103"], "two points, and the wood costs four"
    g.play("to 0103")
    assert (g.at("FC"), g.marks("FC")) == ("0103", {"moved"}), "and there it ends"


@pytest.mark.rule("11.1.2")
def test_11_1_2_the_one_hex_comes_first_or_not_at_all() -> None:
    g = moving(lane(".", ".", "wc", ".") + "unit FC at 0101").play("move FC")
    assert g.options("to") == ["0102"]
    g.play("to 0102")
    assert g.options("to") == ["0101"]


@pytest.mark.rule("11.1.2", "11.2.1", "11.2.2")
def test_11_1_2_it_is_no_way_out_of_a_zone() -> None:
    g = moving(lane(".", ".", ".") + "unit F4 at 0102 disorganised\nunit FR1 at 0101\nunit G4 at 0103")
    assert g.refused("move F4").startswith("§11.2.2"), "it is not relieved"


@pytest.mark.rule("11.3.1.2", "11.3.1.2.example", "11.1.2", "11.1.3", "11.3.1", "11.1.4.bridge")
def test_ex_9_where_a_corps_artillery_can_go() -> None:
    scene = ground("0504 w", "0604 c", "0404 .") + (
        "hexside crest 0505>0504\nhexside river 0505/0506\nlink road 0505 0506\nlink road 0505 0604\n"
        "unit FC at 0505\nunit F4 at 0405\nunit G4 at 0306"
    )
    g = moving(scene).play("move FC")
    assert "0504" in g.options("to"), "up a crest into a wood, three points, by minimum movement"
    assert g.cost("0506") == 1, "over the bridge"
    assert g.cost("0604") == 1, "the road cancels the craters"
    assert "0405" not in g.options("to")
    assert g.refused("to 0405").startswith("§11.3.1 Artillery and headquarters"), "not next to an enemy, friend or not"


# §11.2.1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.1", "11.2", "5.0")
def test_11_2_1_a_combat_unit_stops_when_it_enters_an_enemy_zone() -> None:
    g = moving(OPEN + "unit F4 at 0102\nunit G4 at 0106\nunit F3 at 0101").play("move F4")
    assert g.options("to") == ["0101", "0103", "0104", "0105"]
    g.play("to 0105")
    assert (g.at("F4"), g.marks("F4")) == ("0105", {"moved"}), "without being asked"
    g = moving(ground() + "unit F4 at 0503\nunit G4 at 0505").play("move F4")
    assert g.refused("to 0506").startswith("§11.2.1 It must stop in"), "four hexes away, all through his zone"


@pytest.mark.rule("11.2.1")
def test_11_2_1_a_friend_in_the_hex_does_not_cancel_the_zone() -> None:
    g = moving(ground() + "unit FR1 at 0502\nunit F3 at 0504\nunit G4 at 0505").play("move FR1", "to 0504")
    assert g.asked == "allied 11.2.2", "it has stopped, and the other may be relieved"


@pytest.mark.rule("11.2.1")
def test_11_2_1_nobody_goes_from_zone_to_zone_and_leaving_costs_nothing() -> None:
    scene = ground() + "unit FS FR2 at 0504\nunit G4 at 0505"
    g = moving(scene).play("move FS")
    assert g.options("to") == ["0403", "0503", "0603"], "not even as its one hex"
    assert g.refused("to 0404") == "§11.2.1 It may not go from one enemy zone of control to another: 0404."
    assert g.cost("0503") == 1
    g = moving(scene).play("move FR2")
    assert g.cost("0404") == 2, "out of the zone and into it again"


@pytest.mark.rule("11.2.1", "12.2.6.pinned")
def test_11_2_1_tanks_and_regiments_with_stosstruppen_ignore_pinned_units() -> None:
    scene = ground() + "unit FT at 0503\nunit G4 at 0505 pinned"
    g = moving(scene).play("move FT")
    assert g.cost("0506") == 4, "through the zone, from hex to hex of it"
    g = moving(scene.replace("FT", "FR1")).play("move FR1")
    assert "0506" not in g.options("to")
    g = moving(ground() + "unit GR1 Stoss1 at 0503\nunit Stoss1 at 0503 carrier GR1\nunit F4 at 0505 pinned", GERMANS)
    g.play("move GR1")
    assert g.cost("0506") == 4


@pytest.mark.rule("11.2.1", "5.0")
def test_11_2_1_tanks_have_no_zone() -> None:
    g = moving(ground() + "unit G4 at 0503\nunit FT at 0505", GERMANS).play("move G4", "to 0504")
    assert g.options("to"), "it goes on"


# §11.2.2 -------------------------------------------------------------------------------------------------------

RELIEF = ground() + "unit F3 at 0504\nunit F2 at 0502\nunit FR1 at 0402\nunit G4 at 0505"


@pytest.mark.rule("11.2.2", "11.2.2.example")
def test_ex_7_a_unit_alone_in_a_zone_leaves_only_when_relieved_and_then_at_once() -> None:
    g = moving(RELIEF)
    assert g.refused("move F3") == (
        "§11.2.2 It began the phase in an enemy zone of control and nobody else who did would stay: "
        "it leaves only when another combat unit comes to relieve it."
    )
    g.play("move F2", "to 0504")
    assert (g.asked, g.options()) == ("allied 11.2.2", ["relieve F3", "stay"])
    g.play("relieve F3")
    assert g.cost("0501") == 3, "with its full allowance"
    g.play("to 0501", "halt")
    assert (g.at("F3"), g.at("F2")) == ("0501", "0504")
    assert g.refused("move F2") == "§11.1.1 It has moved in this phase."


@pytest.mark.rule("11.2.2", "11.2.2.example")
def test_ex_7_declined_it_stays_until_another_relieves_it() -> None:
    g = moving(RELIEF).play("move F2", "to 0504", "stay")
    assert g.refused("move F3") == (
        "§11.2.2 It was relieved and did not go at once: "
        "it leaves only when yet another combat unit comes to relieve it."
    ), "it is no longer alone"
    assert g.refused("move F2").startswith("§11.1.1"), "it has stopped for good either way"
    g.play("move FR1", "to 0504")
    assert g.options() == ["relieve F3", "stay"]


@pytest.mark.rule("11.2.2")
def test_11_2_2_who_is_not_relieved_is_told_why() -> None:
    g = moving(RELIEF + "\nunit FC at 0504").play("move F2", "to 0504")
    assert g.refused("relieve FR1") == "§11.2.2 It does not stand in 0504, where units are relieved now."
    assert g.refused("relieve FC") == "§11.2.2 It is a support, no combat unit."
    assert g.refused("relieve F2") == "§11.1.1 It has moved in this phase."
    assert g.refused("relieve G4") == "§11.2.2 That one is not yours to command."


@pytest.mark.rule("11.2.2", "11.2.1")
def test_11_2_2_relieved_or_not_nobody_goes_from_zone_to_zone() -> None:
    g = moving(RELIEF.replace("F3 at", "FS at")).play("move F2", "to 0504", "relieve FS")
    assert g.refused("to 0404").startswith("§11.2.1")


@pytest.mark.rule("11.2.2")
def test_11_2_2_who_takes_the_relief_and_stays_is_not_asked_again() -> None:
    g = moving(RELIEF).play("move F2", "to 0504", "relieve F3", "halt")
    assert (g.asked, g.at("F3")) == ("allied 11.1.1", "0504")


@pytest.mark.rule("11.2.2.stack")
def test_11_2_2_of_a_stack_all_but_one_may_leave() -> None:
    g = moving(ground() + "unit FR1 FR2 FR3 at 0504\nunit G4 at 0505\nunit F3 at 0101").play("move FR1", "with FR2")
    assert g.options("with") == []
    assert g.refused("with FR3") == "§11.2.2.stack One of those who began here in an enemy zone must stay."
    g.play("to 0503", "halt")
    assert g.refused("move FR3").startswith("§11.2.2")


@pytest.mark.rule("11.2.2.stack", "11.2.2")
def test_11_2_2_one_who_comes_in_relieves_all_who_began_there() -> None:
    g = moving(ground() + "unit FR1 FR2 at 0504\nunit F3 at 0502\nunit G4 at 0505").play("move F3", "to 0504")
    assert g.options() == ["relieve FR1", "relieve FR2", "stay"]
    g.play("relieve FR1", "with FR2", "to 0503", "halt")
    assert (g.at("FR1"), g.at("FR2"), g.at("F3")) == ("0503", "0503", "0504")


@pytest.mark.rule("11.2.2")
def test_11_2_2_supports_relieve_nobody_and_leave_as_they_like() -> None:
    g = moving(ground() + "unit F3 FQ at 0504\nunit G4 at 0505")
    assert g.options("move") == ["FQ"]
    g.play("move FQ")
    assert "0503" in g.options("to")
    assert "0404" not in g.options("to")


# §11.2.3 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.3")
def test_11_2_3_a_major_river_is_crossed_only_from_where_the_move_begins_for_the_whole_allowance() -> None:
    scene = lane(".", ".", ".", ".") + "hexside river 0102/0103\n"
    g = moving(scene + "unit F4 at 0102\n" + REST).play("move F4")
    assert (g.options("to"), g.cost("0103")) == (["0101", "0103"], 4)
    g.play("to 0103")
    assert (g.at("F4"), g.marks("F4")) == ("0103", {"moved"})
    g = moving(scene + "unit F4 at 0101").play("move F4")
    assert g.options("to") == ["0102"]
    g.play("to 0102")
    assert g.refused("to 0103").startswith("§11.2.3 A major river without a bridge")


@pytest.mark.rule("11.2.3", "11.3.1", "11.3.3")
def test_11_2_3_headquarters_cross_too_but_no_guns() -> None:
    scene = lane(".", ".") + "hexside river 0101/0102\n"
    g = moving(scene + "unit FQ at 0101").play("move FQ")
    assert g.options("to") == ["0102"]
    scene = lane(".", ".", ".") + "hexside river 0102/0103\n"
    g = moving(scene + "unit FC at 0102").play("move FC")
    assert g.options("to") == ["0101"]
    assert g.refused("to 0103") == "§11.3.1 Artillery crosses a major river by a bridge only."


@pytest.mark.rule("11.2.3", "11.2.5")
def test_11_2_3_a_broken_bridge_is_none() -> None:
    scene = lane(".", ".", ".") + "hexside river 0102/0103\nlink road 0101 0102 0103\n"
    g = moving(scene + "unit F4 at 0102").play("move F4")
    assert g.cost("0103") == 1
    g = moving(scene + "edge 0102/0103 broken 1\nunit F4 at 0102").play("move F4")
    assert g.cost("0103") == 4
    assert g.cost("0101") == 1


@pytest.mark.rule("11.2.3", "11.2.1")
def test_11_2_3_not_from_zone_to_zone() -> None:
    scene = ground() + "hexside river 0504/0404\nunit FS FR2 at 0504\nunit G4 at 0505"
    g = moving(scene).play("move FS")
    assert "0404" not in g.options("to")
    assert g.refused("to 0404").startswith("§11.2.1")


# §11.2.6 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.6")
def test_11_2_6_a_forced_march_doubles_the_allowance_along_a_road_away_from_the_enemy() -> None:
    g = moving(ROAD + "unit F4 at 0101\nunit GC at 0112\n" + REST).play("move F4")
    assert g.options("to") == down(5)
    g.play("forced")
    assert g.options("to") == down(9), "eight hexes, and the tenth is within two of the guns"
    assert g.refused("to 0110") == "§11.2.6 A forced march keeps away from the enemy: 0110 is too near to one."
    g.play("to 0109")
    assert (g.at("F4"), g.marks("F4")) == ("0109", {"moved"}), "no offensive, no disorder"


@pytest.mark.rule("11.2.6")
def test_11_2_6_it_does_not_leave_the_road_nor_cross_a_broken_bridge() -> None:
    scene = ground() + "link road 0501 0502 0503\nunit F4 at 0501"
    g = moving(scene).play("move F4", "forced")
    assert g.options("to") == ["0502", "0503"]
    assert g.refused("to 0504") == "§11.2.6 A forced march keeps to the roads."
    scene = ROAD + "hexside river 0103/0104\nedge 0103/0104 broken 1\nunit F4 at 0101"
    assert moving(scene).play("move F4", "forced").options("to") == down(3)


@pytest.mark.rule("11.2.6", "12.5", "12.5.scope")
def test_11_2_6_in_an_offensive_all_who_marched_are_disorganised_at_its_end() -> None:
    scene = ROAD + "sequence 1\nunit F169.1 F169.2 F-III at 0101\nunit G84 at 0114"
    g = staged("gneisenau", scene).play("move F169.1", "with F169.2", "forced", "to 0105", "halt")
    assert (g.marks("F169.1"), g.marks("F169.2")) == ({"moved", "disorganised"}, {"moved", "disorganised"})


@pytest.mark.rule("11.2.6", "12.5.effects")
def test_11_2_6_not_for_tanks_supports_or_the_disorganised_nor_once_begun() -> None:
    for unit in ("FT", "FC", "FQ"):
        g = moving(f"{ROAD}unit {unit} at 0101").play(f"move {unit}")
        assert g.refused("forced") == "§11.2.6 Only infantry and cavalry march hard."
    for mark in ("disorganised", "reorganising"):
        g = moving(f"{ROAD}unit F4 at 0101 {mark}").play("move F4")
        assert g.refused("forced") == "§11.2.6 It is disorganised or reorganising: no forced march."
    g = moving(ROAD + "unit F4 at 0101").play("move F4", "to 0102")
    assert "forced" not in g.options()
    g = moving(OPEN + "unit F4 at 0101").play("move F4")
    assert g.refused("forced") == "§11.2.6 A forced march keeps to the roads."


@pytest.mark.rule("11.2.6")
def test_11_2_6_who_cannot_march_hard_does_not_come_along() -> None:
    g = moving(ROAD + "unit FR1 FC at 0101").play("move FR1", "forced")
    assert g.refused("with FC").startswith("§11.2.6")


# §12.5, §9.2 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.effects")
@pytest.mark.parametrize("mark", ["disorganised", "reorganising"])
def test_12_5_half_the_allowance_rounded_down_for_units_in_disorder(mark: str) -> None:
    g = moving(f"{OPEN}unit FR1 at 0101 {mark}").play("move FR1")
    assert g.options("to") == down(3), "two of five"


@pytest.mark.rule("9.2")
def test_9_2_a_unit_without_supply_goes_back_as_fast_as_it_can() -> None:
    board = lane(*"." * 30)
    staff = "unit F-III at 0101\n"
    g = moving(board + staff + "unit F4 at 0122 unsupplied")
    g.table.edge_sources = [0, 1 << g.hex("0101")]
    g.play("move F4")
    assert g.options("to") == ["0118"], "as near as it can to the fifteenth hex from the headquarters"
    assert g.refused("to 0120").startswith("§9.2 Out of supply"), "not half-heartedly"
    assert g.refused("to 0124").startswith("§9.2"), "and not away"
    g = moving(board + staff + "unit F4 at 0118 unsupplied")
    g.table.edge_sources = [0, 1 << g.hex("0101")]
    assert g.play("move F4").options("to") == ["0114", "0115", "0116"], "anywhere within the radius"
    assert "halt" in g.options(), "or it stays"


# §11.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3", "11.3.1", "11.3.1.2")
def test_11_3_1_guns_move_like_others_but_enter_no_zone() -> None:
    g = moving(OPEN + "unit FC at 0103\nunit FA at 0108\nunit G4 at 0106").play("move FC")
    assert g.options("to") == ["0101", "0102", "0104"]
    assert g.refused("to 0105") == "§11.3.1 Artillery and headquarters do not enter an enemy zone of control: 0105."
    g.play("halt", "move FA")
    assert g.options("to") == ["0109", "0110"], "army artillery in its ordinary mode"


@pytest.mark.rule("11.3.1.1")
def test_11_3_1_1_army_artillery_in_offensive_mode_does_not_move_in_this_phase() -> None:
    g = moving(OPEN + "unit FA at 0103 offensive\nunit FC at 0104")
    assert g.options("move") == ["FC"]
    assert g.refused("move FA") == "§11.3.1.1 Artillery in offensive mode moves at the end of the exploitation phase."


@pytest.mark.rule("11.3.2")
def test_11_3_2_stosstruppen_go_with_their_regiment_at_its_pace() -> None:
    units = "unit GR1 GR2 at 0101\nunit Stoss1 at 0101 carrier GR1\nunit Stoss2 at 0101 carrier GR2"
    g = moving(OPEN + units, GERMANS)
    assert g.refused("move Stoss1") == "§11.3.2 Stosstruppen go with their regiment."
    g.play("move GR1", "to 0106")
    assert (g.at("Stoss1"), g.at("Stoss2")) == ("0106", "0101")
    g.play("move GR2")
    assert "with Stoss2" not in g.options()


@pytest.mark.rule("11.3.2")
def test_11_3_2_stosstruppen_may_change_their_regiment_when_movement_begins() -> None:
    g = moving(OPEN + "unit GR1 GR2 at 0101\nunit Stoss1 at 0101 carrier GR1", GERMANS)
    g.play("assign Stoss1", "to-regiment GR2", "move GR2", "to 0103", "halt")
    assert g.at("Stoss1") == "0103"


@pytest.mark.rule("11.3.3")
def test_11_3_3_headquarters_move_like_others_but_enter_no_zone() -> None:
    g = moving(OPEN + "unit FQ F3 at 0102\nunit G4 at 0107").play("move FQ")
    assert g.options("to") == ["0101", "0103", "0104", "0105"]
    assert g.refused("to 0106") == "§11.3.3 Artillery and headquarters do not enter an enemy zone of control: 0106."


@pytest.mark.rule("11.3.3", "17.1.base-loss")
def test_11_3_3_when_its_headquarters_moves_an_air_group_leaves_until_next_turn() -> None:
    g = moving(OPEN + "unit FQ F-Fequant at 0102\nunit F3 at 0103").play("move FQ", "to 0105", "halt")
    assert g.at("F-Fequant") == "air-next-turn"


@pytest.mark.rule("11.0", "11.3.4")
def test_11_0_air_groups_move_before_all_others_and_never_with_them() -> None:
    g = moving(OPEN + "unit FQ F-Fequant at 0102\nunit F3 at 0103")
    assert g.refused("move F-Fequant") == "§11.3.4 Air groups fly before the others move."
    rules = [phase.rule for phase in g.table.phases()]
    assert rules.index("17.1") < rules.index("11.1"), "their phase comes first"


# Limits of play ------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.friedensturm.frozen")
def test_friedensturm_nobody_moves_in_the_west_before_the_allied_offensive() -> None:
    units = "unit F38.1 at 2320\nunit F125 at 2727\nunit G200 at 5014\n"
    g = staged("friedensturm", units)
    frozen = "§scenario.friedensturm.frozen Nobody moves in this sector before the Allied offensive."
    assert g.refused("move F38.1") == frozen
    g.play("move F125")
    assert all(hex_ >= "2700" for hex_ in g.options("to"))
    assert g.refused("to 2626") == frozen
    g = staged("friedensturm", units + "turn 2\nsequence 1", "phase 11.1\n")
    assert g.options("move") == ["F38.1", "F125"], "then they may"


@pytest.mark.rule("scenario.friedensturm.frozen", "11.2.7")
def test_friedensturm_nobody_prepares_to_disengage_there_either() -> None:
    units = "unit F162 at 2315\nunit G241 at 2415\nunit F125 at 3326\nunit G36 at 3325\n"
    g = staged("friedensturm", units, ALLIES_END)
    assert g.options("disengage") == ["F125"]
    assert g.refused("disengage F162").startswith("§scenario.friedensturm.frozen")
    g = staged("friedensturm", units + "turn 2\nsequence 1", "phase 11.2\n")
    assert sorted(g.options("disengage")) == ["F125", "F162"]


@pytest.mark.rule("scenario.friedensturm.frozen", "11.2.4")
def test_friedensturm_nor_lays_a_footbridge_there() -> None:
    board = begin("friedensturm").table.board.grid
    banks = begin("friedensturm").table.ways.banks
    west = next(board.number(h) for h in banks if board.number(h) < "2600")
    east = next(board.number(h) for h in banks if board.number(h) > "3000")
    g = staged("friedensturm", f"unit G241 at {west}\nunit G36 at {east}\nunit F125 at 5633\n", GERMANS)
    spans = {end for text in g.options("span") for end in text.split("/")}
    assert east in spans and west not in spans


@pytest.mark.rule("scenarios.format")
def test_scenarios_nobody_leaves_the_playing_area() -> None:
    g = staged("gneisenau", "unit F36 at 1817\nunit G84 at 0202").play("move F36")
    assert all(int(hex_[:2]) <= 19 and int(hex_[2:]) <= 18 for hex_ in g.options("to"))
    g = staged("blucher", "unit F13 at 4519\nunit G9 at 3409").play("move F13")
    assert all(int(hex_[:2]) <= 45 for hex_ in g.options("to"))
    assert g.refused("to 4619") == "§scenarios.format That hex is outside the playing area."


# §11.2.7 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.7")
def test_11_2_7_units_in_a_zone_that_have_not_moved_may_be_marked_to_disengage() -> None:
    units = "unit F3 at 0504\nunit FR1 FC at 0404\nunit F2 at 0604 moved\nunit F4 at 0501\nunit G4 at 0505"
    g = moving(ground() + units, ALLIES_END)
    assert sorted(g.options("disengage")) == ["F3", "FR1"]
    assert g.refused("disengage F2") == "§11.2.7 It has moved in this phase."
    assert g.refused("disengage F4") == "§11.2.7 It is not in an enemy zone."
    assert g.refused("disengage FC") == "§11.2.7 It is a support, no combat unit."
    assert g.refused("disengage G4") == "§11.2.7 That one is not yours to command."
    assert g.refused("disengage F36") == "§11.2.7 It is not on the map."
    g.play("disengage F3")
    assert g.marks("F3") == {"disengaging"}
    assert g.refused("disengage F3") == "§11.2.7 It is marked already."


# §11.2.8 -------------------------------------------------------------------------------------------------------

RESERVES = ground() + "unit GA at 0502 offensive\nunit F4 at 0509\n"


@pytest.mark.rule("11.2.8")
def test_11_2_8_full_unmoved_units_near_the_guns_of_the_offensive_go_into_reserve() -> None:
    units = (
        "unit GR1 GR2 at 0503\nunit GR3 at 0503 steps 1\nunit G3 at 0506 moved\nunit G4 at 0508\n"
        "unit G84 at 0108\nunit G46Res at 0403 steps 2\n"
    )
    g = moving(RESERVES + units, GERMANS_END)
    assert g.options("reserve") == ["0503"]
    assert g.refused("reserve 0506") == "§11.2.8 None of those there is at full strength and has not moved."
    assert g.refused("reserve 0403").startswith("§11.2.8 None of those there is at full strength")
    assert g.refused("reserve 0508") == "§11.2.8 It is in an enemy zone of control."
    assert g.refused("reserve 0108").startswith("§11.2.8 It is not within range"), "four hexes"
    g.play("reserve 0503")
    assert (g.marks("GR1"), g.marks("GR2"), g.marks("GR3")) == ({"reserve"}, {"reserve"}, set())


@pytest.mark.rule("11.2.8")
def test_11_2_8_there_are_so_many_markers_one_for_a_stack() -> None:
    names = ["G84", "G2", "G222", "G5Res", "G206"]
    units = "".join(f"unit {name} at 030{row}\n" for row, name in enumerate(names, 1))
    g = moving(RESERVES + units + "unit G3 at 0508\n", GERMANS_END)
    most = g.table.number("limits", "reserve-german")
    assert len(g.options("reserve")) == len(names) > most
    for row in range(1, most + 1):
        g.play(f"reserve 030{row}")
    assert g.options("reserve") == []
    assert g.refused("reserve 0305") == "§11.2.8 There are no more reserve markers."


@pytest.mark.rule("11.2.8")
def test_11_2_8_the_germans_have_no_such_markers() -> None:
    names = ["G84", "G2", "G222", "G5Res", "G206"]
    units = "".join(f"unit {name} at 030{row}\n" for row, name in enumerate(names, 1))
    g = moving(RESERVES + units + "unit G3 at 0508\n", GERMANS_END)
    g.table.is_cavalry = [True] * len(g.table.roster)
    for row in range(1, g.table.number("limits", "reserve-german") + 1):
        g.play(f"reserve 030{row}")
    assert g.options("reserve") == []


@pytest.mark.rule("11.2.8")
def test_11_2_8_some_markers_are_for_cavalry_only() -> None:
    units = "unit F3 at 0301\nunit F4 at 0302\nunit F2 at 0303\nunit FR1 at 0304\nunit FR2 at 0305\nunit FR3 at 0306\n"
    g = moving(ground() + "unit FA at 0403 offensive\nunit G4 at 0909\nunit F36 at 0908\n" + units, ALLIES_END)
    g.table.is_cavalry = [name in ("FR2", "FR3") for name in (piece.name for piece in g.table.roster)]
    foot = g.table.number("limits", "reserve-allied")
    assert foot == 3 < len(g.options("reserve"))
    g.play("reserve 0301", "reserve 0302", "reserve 0303")
    assert g.options("reserve") == ["0305", "0306"], "horsemen still may"
    assert g.refused("reserve 0304") == "§11.2.8 There are no more reserve markers."


# What is not asked ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.1", "12.1", "12.4", "13.0", "8.0.benefits")
def test_what_is_not_asked_is_refused_by_its_own_clause() -> None:
    g = moving(RELIEF)
    assert g.refused("attack 0504") == "§12.1 This is done under §12.1. You are now being asked under §11.1.1."
    assert g.refused("advance F2").startswith("§12.4 ")
    assert g.refused("break-off 0504").startswith("§13.0 ")
    assert g.refused("launch F-army1").startswith("§8.0.benefits ")
    g.play("move F2")
    assert g.refused("move G4") == "§11.1.1 That one is not yours to command.", "whatever is asked"
