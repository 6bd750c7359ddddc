"""Chapters 11.1 to 11.3: what the ground and roads cost, zones of control, relief, rivers, forced marches, guns."""

from __future__ import annotations

import pytest

from grognard.games.front1918.advance import Advance, cannot_advance
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.retreat import Retreat, cannot_go_back_to
from tests.games.italia.scenes import CP_MOVES, OPEN, Field, down, field, ground, lane, moving

REST = "unit IQ at 0101\n"
"""Somebody who has not moved, so that the phase goes on."""

FAR_FOE = "unit A4x at 0112\n"


def road(kind: str, last: int = 14) -> str:
    """A road of a kind down a lane."""
    return f"link {kind} " + " ".join(f"01{row:02}" for row in range(1, last + 1)) + "\n"


# §11.1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.0", "11.1.1", "3.0.movement")
def test_11_1_1_units_go_as_far_as_their_points_take_them() -> None:
    g = moving(OPEN + "unit I4x at 0101").play("move I4x")
    assert g.options("to") == down(5)
    assert g.refused("to 0106") == "§11.1.1 That would cost 5 movement points."


@pytest.mark.rule("11.1.1")
def test_11_1_1_a_stack_goes_as_fast_as_its_slowest() -> None:
    g = moving(OPEN + "unit IR1 IC at 0101").play("move IR1", "with IC")
    assert g.options("to") == down(3)


@pytest.mark.rule("11.1.1.cost", "table.terrain")
@pytest.mark.parametrize(
    ("feature", "cost"),
    [
        ("hexside stream 0101/0102", 2),
        ("hexside crest 0101>0102", 2),
        ("hexside stream 0101/0102\nlink road 0101 0102", 1),
        ("hexside stream 0101/0102\nlink rail 0101 0102", 1),
        ("hexside river 0101/0102\nlink road 0101 0102", 1),
        ("hexside river 0101/0102\nlink rail 0101 0102", 2),
        ("hexside stream 0101/0102\nlink road 0101 0102\nedge 0101/0102 broken 1", 2),
    ],
)
def test_11_1_1_cost_what_a_hexside_adds(feature: str, cost: int) -> None:
    g = moving(f"{lane('.', '.')}{feature}\nunit I4x at 0101").play("move I4x")
    assert g.cost("0102") == cost


@pytest.mark.rule("11.1.1.cost", "11.1.1.example")
def test_ex_5_a_wood_with_craters_behind_a_minor_river_costs_four() -> None:
    g = moving(lane(".", "wc") + "hexside stream 0101/0102\nunit I4x at 0101").play("move I4x")
    assert g.cost("0102") == 4


@pytest.mark.rule("2.1.trench-cost")
def test_ex_6_trenches_contain_the_craters() -> None:
    g = moving(lane(".", "xc") + "unit I4x at 0101").play("move I4x")
    assert g.cost("0102") == 2


@pytest.mark.rule("11.1.1.friendly")
def test_11_1_1_friendly_units_cost_nothing_to_pass() -> None:
    g = moving(OPEN + "unit I4x at 0101\nunit I3x at 0102").play("move I4x")
    assert g.options("to") == down(5)


@pytest.mark.rule("11.1.1.enemy")
def test_11_1_1_enemy_a_hex_with_an_enemy_is_closed() -> None:
    g = moving(lane(".", ".", ".") + "unit I4x IR1 at 0102\nunit A4x at 0103").play("move I4x")
    assert g.refused("to 0103") == "§11.1.1.enemy The way is barred at 0103."


@pytest.mark.rule("11.1.2")
def test_11_1_2_one_hex_may_always_be_entered() -> None:
    g = moving(lane(".", "hx", ".") + "hexside stream 0101/0102\nunit I4x at 0101 disorganised").play("move I4x")
    assert (g.options("to"), g.cost("0102")) == (["0102"], 2), "five points, and it has two"


@pytest.mark.rule("11.1.2", "5.0")
def test_11_1_2_nobody_crosses_an_impassable_side() -> None:
    g = moving(lane(".", ".", ".") + "hexside impassable 0101/0102\nunit I4x at 0102").play("move I4x")
    assert g.options("to") == ["0103"]
    assert g.refused("to 0101") == "§11.1.2 Nobody crosses that side of the hex."


@pytest.mark.rule("11.1.3")
def test_11_1_3_a_road_costs_one_through_any_ground() -> None:
    g = moving(lane(*"h" * 14) + road("road") + "unit I4x at 0101").play("move I4x")
    assert g.options("to") == down(5)


# §11.1.3 Secondary roads ---------------------------------------------------------------------------------------


@pytest.mark.rule("11.1.3.secondary", "10.0.bad")
@pytest.mark.parametrize(("weather", "cost"), [("fine", 1), ("fog", 1), ("bad", 3), ("fog-bad", 3)])
def test_11_1_3_secondary_roads_are_roads_unless_the_weather_is_bad(weather: str, cost: int) -> None:
    g = moving(lane(*"h" * 14) + road("secondary") + f"weather {weather}\nunit I4x at 0101").play("move I4x")
    assert g.cost("0102") == cost


@pytest.mark.rule("11.1.3.secondary")
def test_11_1_3_secondary_their_bridges_stand_in_any_weather() -> None:
    for water in ("river", "stream"):
        text = f"hexside {water} 0101/0102\nlink secondary 0101 0102\nweather bad\nunit IC at 0101\n"
        g = moving(lane(".", ".") + text).play("move IC")
        assert g.cost("0102") == 1, "the ground and nothing for the water"


@pytest.mark.rule("11.1.3.secondary", "11.1.4.bridge")
def test_11_1_3_secondary_a_road_bridge_beside_a_railway_bridge_spares_the_point() -> None:
    text = "hexside river 0101/0102\nlink rail 0101 0102\nweather bad\nunit I4x at 0101\n"
    assert moving(lane(".", ".") + text).play("move I4x").cost("0102") == 2
    assert moving(lane(".", ".") + text + "link secondary 0101 0102\n").play("move I4x").cost("0102") == 1


@pytest.mark.rule("11.1.3.secondary", "11.2.6")
def test_11_1_3_secondary_no_forced_march_along_them_in_bad_weather() -> None:
    for weather, is_open in (("fine", True), ("bad", False)):
        g = moving(lane(*"." * 14) + road("secondary") + f"weather {weather}\nunit I4x at 0101").play("move I4x")
        assert ("forced" in g.options()) == is_open


@pytest.mark.rule("11.1.3.secondary", "10.0")
def test_11_1_3_secondary_ways_change_with_the_weather_and_back_with_undo_and_load() -> None:
    units = "unit I4x at 0112\nunit A4x at 0101\nunit A3x at 0104\n"
    g = field(lane(*"m" * 14) + road("secondary") + units + "phase 10.0\n").play("roll 2 3")
    assert g.table.ways is g.table.wet_ways is not g.table.dry_ways
    g.play("move A4x", "to 0102", "halt")
    g.game.undo()
    assert g.table.ways is g.table.wet_ways
    for again in (field(g.game.position_text()), Field(g.game.copy()), Field(g.game.branch(1))):
        assert again.table.ways is again.table.wet_ways
    assert Field(g.game.branch(0)).table.ways is not g.table.wet_ways, "before the roll the weather was fine"
    begun = Field(g.game.branch(0)).table
    assert begun.ways is begun.dry_ways


# §11.1.4 -------------------------------------------------------------------------------------------------------


def hauling(text: str) -> Field:
    """A gun of the Central Powers in Offensive mode at the end of the exploitation phase."""
    return field(f"{text}unit AA at 0103 offensive\nphase 14.2\n")


@pytest.mark.rule("11.1.4", "11.3.1.1")
def test_11_1_4_along_a_railway_that_leads_to_a_source_a_gun_goes_two_hexes() -> None:
    rails = lane(*"." * 9) + road("rail", 9) + "region sources-cp 0109\n"
    g = hauling(rails).play("haul AA")
    assert g.options("to") == ["0101", "0102", "0104", "0105"]
    g = hauling(rails + "unit I4x at 0109\nunit I3x at 0108\n").play("haul AA")
    assert g.options("to") == ["0102", "0104"], "an enemy on the line closes it"


@pytest.mark.rule("11.3.1.1", "11.3.1")
def test_11_3_1_1_guns_in_offensive_mode_move_one_hex_after_the_exploitation() -> None:
    g = hauling(OPEN).play("haul AA")
    assert g.options("to") == ["0102", "0104"]
    g = moving(OPEN + "unit AA at 0103 offensive\nunit A4x at 0101", CP_MOVES)
    assert g.refused("move AA").startswith("§11.3.1.1 ")


@pytest.mark.rule("11.3.1.1", "11.3.1")
@pytest.mark.parametrize(
    ("cell", "feature", "said"),
    [
        (".", "hexside stream 0103/0104\n", "Artillery and trucks cross a minor river by a bridge only."),
        (
            ".",
            "hexside river 0103/0104\n",
            "Artillery and trucks cross a major river by a road or railway bridge only.",
        ),
        ("h", "", "Artillery, headquarters and trucks do not enter high mountains: 0104."),
    ],
)
def test_11_3_1_1_water_and_high_mountains_stop_them_as_they_stop_other_guns(
    cell: str, feature: str, said: str
) -> None:
    g = hauling(lane(".", ".", ".", cell, ".") + feature).play("haul AA")
    assert (g.options("to"), g.refused("to 0104")) == (["0102"], f"§11.3.1 {said}")


@pytest.mark.rule("11.1.4.bridge", "11.2.3")
def test_11_1_4_bridge_a_railway_bridge_over_a_river_costs_one_more_and_a_stream_nothing() -> None:
    for water, cost in (("river", 2), ("stream", 1)):
        g = moving(lane(".", ".") + f"hexside {water} 0101/0102\nlink rail 0101 0102\nunit IC at 0101").play("move IC")
        assert g.cost("0102") == cost


# §11.2.1 and §11.2.2 -------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.1", "5.0")
def test_11_2_1_an_enemy_zone_ends_the_move_friends_or_not() -> None:
    g = moving(OPEN + "unit I4x at 0101\nunit I3x at 0103\nunit A4x at 0104\n").play("move I4x")
    assert g.options("to") == ["0102", "0103"]


@pytest.mark.rule("11.2.1", "11.2.2.stack")
def test_11_2_1_nobody_goes_from_zone_to_zone() -> None:
    text = "unit I4x IR1 at 0505\nunit A4x at 0503\nunit A3x at 0504\n"
    g = field(f"{ground()}{text}phase 11.1 2\n").play("move IR1")
    assert g.cost("0604") == 2, "round by 0605, outside the zones"
    g = moving("board\n  . . . .\n  . . . .\nunit I4x IR1 at 0101\nunit A4x at 0201\nunit I3x at 0402\n")
    assert "IR1" not in g.options("move")
    assert g.refused("move IR1").startswith("§11.2.1 It has nowhere to go")


@pytest.mark.rule("11.2.2")
def test_11_2_2_a_lone_unit_leaves_a_zone_only_when_it_is_relieved_and_at_once() -> None:
    g = moving(OPEN + "unit I4x at 0103\nunit I3x at 0106\nunit A4x at 0102\nunit IQ at 0112\n")
    assert g.refused("move I4x").startswith("§11.2.2 ")
    g.play("move I3x", "to 0103")
    assert g.asked == "entente 11.2.2"
    g.play("relieve I4x")
    assert g.options("to") == down(7, 4), "with all its points"


@pytest.mark.rule("11.2.2.stack")
def test_11_2_2_stack_all_but_one_may_leave() -> None:
    g = moving(OPEN + "unit IR1 IR2 IR3 at 0103\nunit A4x at 0102\n").play("move IR1", "with IR2")
    assert g.refused("with IR3").startswith("§11.2.2.stack ")


ARDITI = "unit I4x Arditi1 at 0103\nunit Arditi1 carrier I4x\nunit A4x at 0102\n" + "unit IQ at 0112\n"


@pytest.mark.rule("11.2.2.arditi", "15.3.3")
def test_11_2_2_arditi_a_unit_with_them_leaves_a_zone_and_they_are_lost() -> None:
    g = moving(OPEN + ARDITI).play("move I4x", "to 0106")
    assert (g.at("I4x"), g.at("Arditi1")) == ("0106", "out")


@pytest.mark.rule("11.2.2.arditi", "11.3.1", "11.3.3", "15.5")
@pytest.mark.parametrize(("enemy", "at"), [("0102", "out"), ("0101", "0103")])
def test_11_3_1_guns_and_staffs_left_alone_in_an_enemy_zone_are_lost(enemy: str, at: str) -> None:
    """Ruling D86."""
    text = ARDITI.replace("unit I4x Arditi1", "unit I4x Arditi1 IC I-III").replace("A4x at 0102", f"A4x at {enemy}")
    g = moving(OPEN + text).play("move I4x", "to 0106", "halt")
    assert (g.at("I4x"), g.at("IC"), g.at("I-III")) == ("0106", at, at)


@pytest.mark.rule("11.2.2.arditi")
def test_11_2_2_arditi_they_are_kept_while_another_unit_stays_or_relieves() -> None:
    stay = OPEN + ARDITI.replace("unit I4x Arditi1", "unit I4x Arditi1 IR1")
    g = moving(stay).play("move I4x", "to 0106")
    assert g.at("Arditi1") == "0106"
    g = moving(OPEN + ARDITI + "unit I3x at 0105\n").play("move I3x", "to 0103")
    if g.options("relieve"):
        g.play("relieve I4x", "to 0106")
        assert g.at("Arditi1") == "0106"


@pytest.mark.rule("11.2.2.arditi", "11.2.1")
def test_11_2_2_arditi_not_from_zone_to_zone_and_they_are_lost_only_by_leaving() -> None:
    text = "unit I4x Arditi1 at 0505\nunit Arditi1 carrier I4x\nunit A4x at 0503\nunit A3x at 0504\n"
    g = field(f"{ground()}{text}phase 11.1 2\n").play("move I4x")
    assert g.cost("0604") == 2, "not straight"
    g.play("halt")
    assert g.at("Arditi1") == "0505"


@pytest.mark.rule("11.2.2.arditi")
def test_11_2_2_arditi_storm_battalions_cover_nobody() -> None:
    text = "unit A4x Sturm1 at 0103\nunit Sturm1 carrier A4x\nunit I4x at 0102\nunit AQ at 0112\n"
    assert moving(OPEN + text, CP_MOVES).refused("move A4x").startswith("§11.2.2 ")


# §11.2.3 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.3")
def test_11_2_3_a_river_without_a_bridge_takes_all_points_from_its_bank() -> None:
    board = lane(*"." * 6) + "hexside river 0103/0104\n"
    g = moving(board + "unit I4x at 0103").play("move I4x")
    assert (g.cost("0104"), "0105" in g.options("to")) == (4, False)
    g = moving(board + "unit I4x at 0102").play("move I4x")
    assert g.options("to") == ["0101", "0103"]


@pytest.mark.rule("11.2.3", "11.3.3")
def test_11_2_3_headquarters_cross_rivers_and_streams_without_bridges() -> None:
    board = lane(*"." * 6) + "unit IQ at 0103\n"
    assert moving(board + "hexside river 0103/0104\n").play("move IQ").cost("0104") == 5
    assert moving(board + "hexside stream 0103/0104\n").play("move IQ").cost("0104") == 2


# §11.2.6 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.6")
def test_11_2_6_a_forced_march_doubles_the_points_along_a_road_far_from_enemies() -> None:
    g = moving(lane(*"w" * 14) + road("road") + "unit I4x at 0101\n").play("move I4x", "forced")
    assert g.refused("forced") == "§11.2.6 It is a forced march already."
    assert g.options("to") == down(9)
    g = moving(lane(*"w" * 14) + road("road") + "unit I4x at 0101\nunit AC at 0108\n").play("move I4x", "forced")
    assert g.options("to") == down(5), "not within two hexes of guns either"


@pytest.mark.rule("11.2.6")
def test_11_2_6_not_by_disorganised_units_nor_trucks_nor_over_a_broken_stream_bridge() -> None:
    board = lane(*"w" * 14) + road("road")
    assert "forced" not in moving(board + "unit I4x at 0101 disorganised\n").play("move I4x").options()
    assert "forced" not in moving(board + "unit I-trucks at 0101\n").play("move I-trucks").options()
    broken = "hexside stream 0103/0104\nedge 0103/0104 broken 1\n"
    assert moving(board + broken + "unit I4x at 0101\n").play("move I4x", "forced").options("to") == down(3)


# §11.3.1 to §11.3.3 --------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.1", "11.3.1.2")
def test_11_3_1_guns_need_a_bridge_over_streams_too() -> None:
    board = lane(*"." * 4) + "hexside stream 0102/0103\nunit IC at 0102\nunit I4x at 0104\n"
    g = moving(board).play("move IC")
    assert (g.options("to"), g.refused("to 0103")) == (
        ["0101"],
        "§11.3.1 Artillery and trucks cross a minor river by a bridge only.",
    )
    g = moving(board + "link road 0102 0103\nedge 0102/0103 broken 1\n").play("move IC")
    assert g.options("to") == ["0101"], "a broken one is none"


@pytest.mark.rule("11.3.1", "11.2.4.use")
def test_11_3_1_guns_use_no_footbridges_headquarters_do() -> None:
    for water, cost in (("river", 2), ("stream", 1)):
        board = lane(*"." * 4) + f"hexside {water} 0102/0103\nedge 0102/0103 footbridge 3\n"
        assert moving(board + "unit IC at 0102\nunit I4x at 0104\n").play("move IC").options("to") == ["0101"]
        assert moving(board + "unit IQ at 0102\nunit I4x at 0104\n").play("move IQ").cost("0103") == cost


@pytest.mark.rule("11.3.1", "11.3.1.2", "11.3.3", "11.3.4")
@pytest.mark.parametrize(("unit", "clause"), [("IC", "11.3.1"), ("IQ", "11.3.3"), ("I-trucks", "11.3.4")])
def test_11_3_1_no_support_enters_a_high_mountain_even_by_road(unit: str, clause: str) -> None:
    text = f"link road 0101 0102 0103\nunit {unit} at 0102\nunit I4x at 0104\n"
    g = moving(lane(".", ".", "h", ".") + text).play(f"move {unit}")
    assert g.options("to") == ["0101"]
    said = "Artillery, headquarters and trucks do not enter high mountains: 0103."
    assert g.refused("to 0103") == f"§{clause} {said}"


@pytest.mark.rule("11.3.1", "11.3.3", "11.3.4")
@pytest.mark.parametrize("unit", ["IC", "IQ", "I-trucks"])
def test_11_3_1_no_support_enters_an_enemy_zone_even_with_a_friend_in_it(unit: str) -> None:
    g = moving(OPEN + f"unit {unit} at 0101\nunit I4x at 0103\nunit A4x at 0104\n").play(f"move {unit}")
    assert g.options("to") == ["0102"]


@pytest.mark.rule("11.3.1", "11.3.3", "11.3.4", "15.4", "11.1.1.enemy")
def test_11_3_1_supports_alone_are_lost_when_a_combat_unit_comes_next_to_them() -> None:
    g = moving(OPEN + "unit A4x at 0101\nunit IC IQ I-trucks at 0104\n", CP_MOVES).play("move A4x", "to 0103")
    assert {g.at(name) for name in ("IC", "IQ", "I-trucks")} == {"out"}
    g = moving(OPEN + "unit A4x at 0101\nunit IC IQ I-trucks ID1 at 0104\n", CP_MOVES).play("move A4x", "to 0103")
    assert {g.at(name) for name in ("IC", "IQ", "I-trucks")} == {"0104"}, "a detachment is a combat unit"


@pytest.mark.rule("11.3.2", "15.3.3")
def test_11_3_2_assault_troops_go_with_their_unit_and_change_it_at_the_start_of_a_phase() -> None:
    text = "unit IR1 IR2 Arditi1 at 0103\nunit Arditi1 carrier IR1\n"
    g = moving(OPEN + text)
    assert g.refused("move Arditi1").startswith("§11.3.2 ")
    g.play("assign Arditi1")
    if g.options("to-regiment"):
        g.play("to-regiment IR2")
    g.play("move IR2", "to 0106")
    assert g.at("Arditi1") == "0106"


@pytest.mark.rule("11.3.6", "11.0")
def test_11_3_6_air_groups_do_not_march() -> None:
    g = moving(OPEN + "unit I4x at 0101\nunit I-Air1 at 0103\n")
    assert g.refused("move I-Air1").startswith("§11.3.6 ")


# Impassable sides in other chapters ------------------------------------------------------------------------------


@pytest.mark.rule("11.1.2", "12.3")
def test_11_1_2_no_retreat_over_an_impassable_side() -> None:
    g = field(ground() + "hexside impassable 0505/0506\nunit I4x at 0505\nunit A4x at 0101\nphase 11.1 2\n")
    retreat = Retreat(g.table.sides[1], [g.piece("I4x")], 1, [0] * g.table.board.grid.size, 0, True)
    refusal = cannot_go_back_to(g.table, retreat, [g.hex("0505")], g.hex("0506"))
    assert refusal is not None and refusal.key == "no-way-wall"
    assert cannot_go_back_to(g.table, retreat, [g.hex("0505")], g.hex("0504")) is None


@pytest.mark.rule("11.1.2", "12.4")
def test_11_1_2_no_advance_over_an_impassable_side() -> None:
    g = field(ground() + "hexside impassable 0505/0504\nunit A4x at 0505\nunit I4x at 0101\nphase 11.1\n")
    foe = g.piece("A4x")
    battle = Battle(g.table.sides[0], g.hex("0504"), [foe], [], {foe: g.hex("0505")})
    refusal = cannot_advance(g.table, Advance(battle, 1), foe)
    assert refusal is not None and refusal.key == "no-way-wall"
