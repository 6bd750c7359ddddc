"""Chapters 2 and 3: steps, terrain costs, and the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field, Night

# §2.2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
def test_2_2_a_squad_has_two_steps_every_other_unit_one(field: Field) -> None:
    roster = field("board\n  .\n").table.roster
    steps = {piece.kind: piece.steps for piece in roster if piece.kind not in ("decoy", "shells", "screen")}
    assert steps == {"leader": 1, "squad": 2, "gun": 1, "scouts": 1}


@pytest.mark.rule("2.2")
def test_2_2_a_squad_that_loses_a_step_shows_its_weaker_face(field: Field) -> None:
    g = field("board\n  .\n  .\nunit B1 at 0101\nunit R1 at 0102\n", (1, 1), (1, 1))
    g.play("activate B1", "fire 0102", "shoot R1")
    assert g.steps("R1") == 1
    assert g.told("reduced") == ["Red 1st squad loses a step in 0102."]
    shown = next(piece for piece in g.game.view("blue")["pieces"] if piece["name"] == "R1")
    assert (shown["values"]["fire"], shown["values"]["close"]) == (2, 2)
    assert g.told("fires")[1] == "Red 1st squad fires at 0101, column 3-4.", "fire 2, one column up for adjacent"


@pytest.mark.rule("2.2")
def test_2_2_a_unit_that_loses_its_last_step_is_removed(field: Field) -> None:
    g = field("board\n  .\n  .\nunit B1 at 0101\nunit R1 at 0102 steps 1\nunit RL at 0102\n", (1, 1), (1, 1))
    g.play("activate B1", "fire 0102", "loses R1")
    assert (g.at("R1"), g.steps("R1")) == ("out", 0)
    assert g.told("destroyed") == ["Red 1st squad is destroyed in 0102."]


# §3.1 to §3.4, §6.1: prices ------------------------------------------------------------------------------------


def price(g: Night, hex_: str) -> float:
    """What the next step costs, in points."""
    return -float(g.tally(f"to {hex_}").reasons[0].value)


@pytest.mark.rule("3.1", "6.1")
@pytest.mark.parametrize(("sign", "points"), [(".", 1), ("w", 2), ("v", 1)])
def test_3_1_clear_costs_1_a_wood_2_a_village_1(field: Field, sign: str, points: float) -> None:
    g = field(f"board\n  .\n  {sign}\nunit B1 at 0101\n").play("activate B1")
    assert price(g, "0102") == points


@pytest.mark.rule("3.1", "6.1")
def test_3_1_the_ground_left_behind_costs_nothing(field: Field) -> None:
    g = field("board\n  w\n  .\nunit B1 at 0101\n").play("activate B1")
    assert price(g, "0102") == 1


@pytest.mark.rule("3.2", "6.1")
@pytest.mark.parametrize(("up", "points"), [("1", 2), ("w1", 3), ("v1", 2)])
def test_3_2_a_step_up_costs_1_more(field: Field, up: str, points: float) -> None:
    g = field(f"board\n  .\n  {up}\nunit B1 at 0101\n").play("activate B1")
    assert price(g, "0102") == points


@pytest.mark.rule("3.2", "6.1")
def test_3_2_a_step_down_or_along_the_top_costs_nothing_extra(field: Field) -> None:
    g = field("board\n  .\n  1\n  1\nunit B1 at 0102\n").play("activate B1")
    assert (price(g, "0101"), price(g, "0103")) == (1, 1)


@pytest.mark.rule("3.2")
def test_3_2_the_two_hills_stand_one_level_above_the_rest(field: Field) -> None:
    board = field("patrol crossing\nphase 4.5\n").table.board
    heights = [board.height[hex_] for hex_ in board.grid.hexes]
    assert set(heights) == {0, 1}
    assert heights.count(1) == 6
    assert all(board.height[board.grid.find(hill)] == 1 for hill in ("0303", "1108"))


@pytest.mark.rule("3.3", "6.1")
def test_3_3_wading_the_stream_costs_1_more_both_ways(field: Field) -> None:
    over = field("board\n  .\n  .\nhexside stream 0101/0102\nunit B1 at 0101\n").play("activate B1")
    back = field("board\n  .\n  .\nhexside stream 0101/0102\nunit B1 at 0102\n").play("activate B1")
    assert (price(over, "0102"), price(back, "0101")) == (2, 2)


@pytest.mark.rule("3.3", "6.1")
def test_3_3_a_bridge_takes_the_stream_away(field: Field) -> None:
    g = field("board\n  .\n  .\nhexside stream 0101/0102\nhexside bridge 0101/0102\nunit B1 at 0101\n")
    assert price(g.play("activate B1"), "0102") == 1


@pytest.mark.rule("3.3", "6.1")
def test_3_3_stream_wood_and_climb_add_up(field: Field) -> None:
    g = field("board\n  .\n  w1\nhexside stream 0101/0102\nunit BL at 0101\n").play("activate BL")
    assert price(g, "0102") == 4


@pytest.mark.rule("3.4", "6.1")
@pytest.mark.parametrize("ground", [".", "w", "v", "1", "w1"])
@pytest.mark.parametrize("hexside", ["", "hexside stream 0101/0102"])
def test_3_4_along_the_road_half_a_point_whatever_the_ground(field: Field, ground: str, hexside: str) -> None:
    g = field(f"board\n  .\n  {ground}\nlink road 0101 0102\n{hexside}\nunit B1 at 0101\n").play("activate B1")
    assert price(g, "0102") == 0.5


@pytest.mark.rule("3.4", "6.1")
def test_3_4_stepping_onto_the_road_from_the_side_pays_for_the_ground(field: Field) -> None:
    g = field("board\n  . w\n  . .\nlink road 0201 0202\nunit B1 at 0102\n").play("activate B1")
    assert price(g, "0201") == 2


@pytest.mark.rule("3.4", "6.1")
def test_3_4_half_points_add_up(field: Field) -> None:
    """A gun has two points: four hexes of road, but only three when the last is open ground."""
    column = "board\n  .\n  .\n  .\n  .\n  .\n  .\nunit BG at 0101\nunit R1 at reserve\nlink road 0101 0102 0103"
    all_road = field(column + " 0104 0105 0106").play("activate BG", "to 0102", "to 0103", "to 0104", "to 0105")
    assert (all_road.at("BG"), all_road.asked) == ("0105", "dice 4.1"), "nothing is left, and the turn goes on"
    part_road = field(column).play("activate BG", "to 0102", "to 0103", "to 0104")
    assert (part_road.at("BG"), part_road.asked) == ("0104", "dice 4.1")


@pytest.mark.rule("6.1")
def test_6_1_what_cannot_be_paid_for_is_refused_in_points(field: Field) -> None:
    g = field("board\n  .\n  .\n  w\nlink road 0101 0102\nunit BG at 0101\n").play("activate BG", "to 0102")
    assert g.refused("to 0103") == "§6.1 That costs 2 points, and 1½ are left."
    assert g.refused("to 0103", "fr") == "§6.1 Cela coûte 2 points, et il en reste 1½."


# §3.5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.5")
def test_3_5_both_sides_are_asked_at_once(begin: Field) -> None:
    g = begin("night-raid")
    assert set(g.game.questions) == {"blue", "red"}
    assert {question.rule for question in g.game.questions.values()} == {"3.5"}


@pytest.mark.rule("3.5")
def test_3_5_only_the_own_set_up_hexes(begin: Field) -> None:
    g = begin("night-raid")
    assert {hex_[:2] for hex_ in g.options("put", side="blue")} == {"01", "02", "03"}
    assert {hex_[:2] for hex_ in g.options("put", side="red")} == {"11", "12", "13"}
    assert g.refused("put 0105", side="blue") == "§3.5 That is not one of your set-up hexes.", "the road is left free"
    assert g.refused("put 0705", side="blue") == "§3.5 That is not one of your set-up hexes."
    assert g.refused("put 0705", "fr", side="red") == "§3.5 Ce n’est pas un de vos hexagones de départ."


@pytest.mark.rule("3.5", "6.5")
def test_3_5_within_the_stacking_limit(begin: Field) -> None:
    g = begin("night-raid").play("blue: put 0302", "blue: put 0302", "blue: put 0302")
    assert g.refused("put 0302", side="blue") == "§6.5 The hex is full.", "a leader and two squads are there"


@pytest.mark.rule("3.5")
def test_3_5_in_any_order_and_what_has_its_place_keeps_it(begin: Field) -> None:
    g = begin("night-raid").play("blue: pick B3", "blue: put 0102")
    assert g.game.questions["blue"].args["piece"] == g.piece("BL"), "who was passed over is asked for next"
    g.play("blue: put 0101")
    keeps = "§3.5 It is not one that waits for its place. To place one anew, go back."
    assert [g.refused(f"pick {name}", side="blue") for name in ("BL", "B3", "R1")] == [keeps] * 3
    g.play("blue: pick B2", "blue: put 0103", "blue: put 0201")
    g.play(*[f"blue: put {hex_}" for hex_ in ("0108", "0109", "0110", "0301")])
    g.play(*[f"red: put {hex_}" for hex_ in ("1101", "1102", "1201", "1202", "1208", "1209", "1309", "1310")])
    assert [g.at(name) for name in ("BL", "B1", "B2", "B3")] == ["0101", "0201", "0103", "0102"]


@pytest.mark.rule("3.5", "11.1")
def test_3_5_then_everything_lies_concealed_where_it_was_put(begin: Field) -> None:
    g = begin("night-raid", 1)
    names = ["L", "1", "2", "3", "G", "S", "X", "Y"]
    blue = ["0101", "0102", "0103", "0108", "0109", "0110", "0301", "0310"]
    red = ["1101", "1102", "1201", "1202", "1208", "1209", "1309", "1310"]
    g.play(*[f"blue: put {hex_}" for hex_ in blue], *[f"red: put {hex_}" for hex_ in red])
    assert [g.at(f"B{name}") for name in names] == blue
    assert [g.at(f"R{name}") for name in names] == red
    assert not any(g.is_open(side + name) for side in "BR" for name in names)
    assert len(g.game.view("red")["unknown"]) == 8
    assert g.told("set-up-done") == ["Blue is in place.", "Red is in place."]


@pytest.mark.rule("3.5")
def test_3_5_without_the_special_rule_the_scenario_places_everyone(begin: Field) -> None:
    g = begin("crossing", 1)
    assert g.asked == "blue 5.1"
    assert (g.at("B1"), g.is_open("B1")) == ("0305", False)
