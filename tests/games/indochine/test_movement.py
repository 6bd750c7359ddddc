"""Chapter 7 and action 6.1: points, roads, stacking, tactical movement, half moves, entering and leaving the map."""

from __future__ import annotations

import pytest

from tests.games.indochine.fighting import Fight, lay_out
from tests.games.indochine.printed import board
from tests.games.indochine.sketches import down, ground

FIELD = "indochine\nboard\n"


def moving(rows: str, units: str, more: str = "", first: str = "gc-para-1") -> Fight:
    """One unit about to act on a sketched board, the enemy far away behind trees."""
    text = f"{FIELD}{rows}{more}acting french\nactivating f1\nformation f1 activated 1\n{units}"
    return lay_out(text).play(f"act {first}")


OPEN = "  . . . . . . .\n" * 4
PARA = "unit gc-para-1 at 0101 formation f1 active\nunit pc-f-2 at 0101 formation f1 active\n"
"""The unit that acts, and another one that keeps the activation open."""


@pytest.mark.rule("7.1", "err1.mp", "err2.mp")
def test_7_1_every_unit_has_four_points() -> None:
    g = moving(OPEN, PARA).play("move 0201", "move 0301", "move 0401", "move 0501")
    assert g.at("gc-para-1") == "0501"
    assert g.asked == "french 5.2"
    assert "moved" in g.marks("gc-para-1")


@pytest.mark.rule("7.1", "table.terrain")
@pytest.mark.parametrize(
    ("sign", "price"),
    [(".", 1), ("c", 2), ("r", 2), ("b", 1), ("g", 1), ("j", 2), ("w", 1), ("s", 1), ("e", 1), (".1", 1)],
)
def test_7_1_each_terrain_has_its_price(sign: str, price: int) -> None:
    g = moving(f"  . {sign} .\n  . . .\n", PARA)
    assert g.tally("move 0201").total == 4 - price


@pytest.mark.rule("7.1")
def test_7_1_one_hex_can_always_be_entered_whatever_it_costs() -> None:
    wall = "hexside wall 0101/0201\n"
    g = moving("  . j .\n  . . .\n", PARA, wall, "gc-para-1")
    assert g.tally("move 0201").total == 1
    slow = moving("  . j .\n  . . .\n", "piece gc-para-1 move 1\n" + PARA)
    assert "0201" in slow.options("move")


@pytest.mark.rule("7.1")
def test_7_1_too_few_points_are_refused_with_the_price() -> None:
    g = moving("  . j j .\n  . . . .\n", "piece gc-para-1 move 3\n" + PARA).play("move 0201")
    assert g.refused("move 0301") == "§7.1 That costs 2, and 1 are left."


@pytest.mark.rule("7.4")
def test_7_4_a_move_all_by_road_has_two_more_points() -> None:
    road = "link road 0101 0201 0301 0401 0501 0601 0701\n"
    g = moving(OPEN, PARA, road)
    g.play(*(f"move 0{column}01" for column in range(2, 8)))
    assert g.at("gc-para-1") == "0701"
    off = moving(OPEN, PARA, road).play("move 0102", "move 0201", "move 0301", "move 0401")
    assert off.at("gc-para-1") == "0401"
    assert off.asked == "french 5.2", "a step off the road costs the bonus"


@pytest.mark.rule("7.2", "ext.7.2")
def test_7_2_two_infantry_counters_to_a_hex_others_do_not_count() -> None:
    full = "unit gc-para-2 gc-para-3 pc-f-1 mg-f-1 at 0201 formation f1\n"
    g = moving("  . .\n", PARA + full)
    assert g.refused("creep 0201") == "§7.2 The hex is full."
    assert moving("  . .\n", PARA + full, first="pc-f-2").options("creep") == ["0201"]


@pytest.mark.rule("7.2")
def test_7_2_a_full_hex_may_be_passed_but_not_stayed_in() -> None:
    units = PARA + "unit gc-para-2 gc-para-3 at 0201 formation f1\nunit inf-vm-1 at 0401 formation v1 td-over\n"
    g = moving("  . . . .\n", units).play("move 0201")
    assert "halt" not in g.options()
    assert g.refused("snap 0401") == "§7.2 The hex is full."
    assert g.refused("creep 0201").startswith("§7.3 ")
    g.play("move 0301")
    assert g.at("gc-para-1") == "0301"
    crowds = "unit gc-para-2 gc-para-3 at 0201 formation f1\nunit gc-para-4 gc-para-5 at 0301 formation f1\n"
    assert moving("  . . . .\n", PARA + crowds).play("move 0201", "move 0301", "move 0401").at("gc-para-1") == "0401"


@pytest.mark.rule("7.3")
def test_7_3_a_tactical_move_is_one_hex_and_announced_before() -> None:
    g = moving(OPEN, PARA).play("creep 0201")
    assert g.asked == "french 5.2"
    assert "moved" in g.marks("gc-para-1")
    assert moving(OPEN, PARA).play("move 0201").refused("creep 0301").startswith("§7.3 ")


ENEMY = "unit inf-vm-1 at 0701 formation v1 td-over\n"


@pytest.mark.rule("6.1")
def test_6_1_half_a_move_and_fire_in_either_order_at_half_power() -> None:
    g = moving(OPEN, PARA + ENEMY).play("move 0201", "move 0301")
    assert g.options("snap") == ["0701"]
    assert g.tally("snap 0701").parts[0].total == 2.5
    assert g.play("move 0401").options("snap") == [], "more than half the points are used"
    first = moving(OPEN, PARA + ENEMY)
    assert first.options("snap") == ["0701"]


@pytest.mark.rule("6.1")
def test_6_1_after_fire_only_half_a_move_is_left() -> None:
    text = f"{FIELD}{OPEN}acting french\nactivating f1\nformation f1 activated 1\n{PARA}{ENEMY}"
    g = lay_out(text, (6, 6)).play("act gc-para-1", "snap 0701")
    g.play("move 0201", "move 0301")
    assert g.asked == "french 5.2"


@pytest.mark.rule("6.1", "err1.mp")
def test_6_1_a_deployed_weapon_only_fires_or_dismounts() -> None:
    gun = "unit mg-f-1 at 0101 formation f1 active\n"
    g = moving(OPEN, gun + ENEMY, first="mg-f-1")
    assert {option.split()[0] for option in g.options()} == {"fire", "dismount", "stay"}
    assert g.refused("move 0201") == "§6.1 The weapon is deployed."
    g.play("dismount", "move 0201", "move 0301")
    assert (g.at("mg-f-1"), g.game.play.face_name(g.piece("mg-f-1"))) == ("0301", "crew")


@pytest.mark.rule("6.1")
def test_6_1_a_dismounted_weapon_is_deployed_and_fires() -> None:
    gun = "unit mg-f-1 at 0101 crew formation f1 active\n"
    g = moving(OPEN, gun + ENEMY, first="mg-f-1").play("deploy")
    assert g.options("fire") == ["0701"]
    assert g.tally("fire 0701").parts[0].total == 4


@pytest.mark.rule("11.1", "6.1")
def test_11_1_a_stopped_unit_does_not_move_but_fires_at_half_power() -> None:
    g = moving(OPEN, "unit gc-para-1 at 0101 formation f1 active stopped\nunit inf-vm-1 at 0301 formation v1\n")
    assert g.refused("move 0201").startswith("§11.1 ")
    assert g.options("snap") == []
    assert g.tally("fire 0301").parts[0].total == 2.5


@pytest.mark.rule("11.1")
def test_11_1_a_stopped_unit_may_lose_a_step_and_then_act() -> None:
    g = moving(OPEN, "unit gc-para-1 at 0101 formation f1 active stopped\n").play("shake-off gc-para-1")
    assert (g.steps("gc-para-1"), g.marks("gc-para-1")) == (1, {"active"})
    assert g.options("move")


@pytest.mark.rule("0.5", "scenario.4", "7.1")
def test_reinforcements_enter_with_their_formation_and_pay_the_hex() -> None:
    text = """
        indochine au-cul
        turn 1
        acting viet-minh
        activating v1
        formation v1 activated 1 arrives 1
        unit inf-vm-1 pc-vm-1 at arriving formation v1 active concealed
        unit gc-para-1 pc-f-1 at B2301 formation f1
    """
    g = lay_out(text).play("act inf-vm-1")
    assert g.options("enter") == ["B0107"]
    g.play("enter B0107", "move B0207", "move B0307", "move B0407")
    assert g.at("inf-vm-1") == "B0407"


@pytest.mark.rule("scenario.4", "scenario.4")
def test_units_leave_by_the_exit_hexes_and_score() -> None:
    text = """
        indochine au-cul
        turn 5
        acting viet-minh
        activating v1
        formation v1 activated 1
        unit inf-vm-1 at B2308 formation v1 active
        unit gc-para-1 pc-f-1 at B1501 formation f1
    """
    g = lay_out(text).play("act inf-vm-1", "leave")
    assert g.at("inf-vm-1") == "left"
    assert g.game.play.position.left == [0, 1]


@pytest.mark.rule("0.4", "table.terrain")
@pytest.mark.parametrize(("scenario", "climb"), [("diguette", 1), ("dong-khe", 4)])
def test_0_4_there_are_four_levels_and_the_scenario_says_whether_hills_are_steep(scenario: str, climb: int) -> None:
    g = ground(down(".", "3", "j2", "1"), scenario=scenario)
    hexes = [g.board.grid.find(number) for number in ("0101", "0102", "0103", "0104")]
    assert [g.board.height[hex_] for hex_ in hexes] == [0, 3, 2, 1]
    assert g.edges.cost(hexes[0], hexes[1]) == climb, "one point, and one more for each level of a steep hill"
    assert g.edges.cost(hexes[1], hexes[0]) == 1, "down costs nothing more"
    assert {*board("A").height} | {*board("B").height} <= {0, 1, 2, 3}


@pytest.mark.rule("0.5", "scenario.1")
def test_scenario_1_each_french_formation_comes_in_by_one_edge_of_its_choice() -> None:
    text = "indochine rail\nacting french\nactivating f1\nformation f1 activated 1 arrives 1\nunit inf-vm-1 at A1302\n"
    units = "unit gc-marine-1 gc-marine-2 gc-marine-3 at arriving formation f1 active\n"
    g = lay_out(text + units).play("act gc-marine-1")
    assert {"B0101", "B1201", "A0108", "A2308", "A1216"} <= {*g.options("enter")}
    g.play("enter B0101").until("6.1").play("halt", "act gc-marine-2")
    assert {"B1201", "A0108"} <= {*g.options("enter")}, "a corner is on two edges"
    assert "A1216" not in g.options("enter")
    g.play("enter A0108").until("6.1").play("halt", "act gc-marine-3")
    assert "B1201" not in g.options("enter") and "B0108" in g.options("enter"), "the west edge"
