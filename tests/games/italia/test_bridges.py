"""Chapters 11.2.4 and 11.2.5: footbridges of both sides, and bridges blown and rebuilt."""

from __future__ import annotations

import pytest

from grognard.games.front1918.bridges import cannot_demolish
from grognard.games.italia.marches import clear_counts
from grognard.games.italia.table import CP
from tests.games.italia.scenes import CP_END, CP_MOVES, ENTENTE_END, Field, field, ground, lane, moving

BANK = lane(*"." * 8) + "hexside river 0103/0104\nunit IQ at 0101\n"
"""A lane with a major river between its third and fourth hexes, and somebody else who could move."""

EDGE = "0103/0104"


# §11.2.4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.4", "11.2.4.use")
def test_11_2_4_a_unit_of_either_side_lays_a_footbridge_for_a_point_and_crosses_it() -> None:
    for when, unit, staff in ((CP_MOVES, "A4x", "AQ"), ("phase 11.1 2\n", "I4x", "IQ")):
        board = lane(*"." * 8) + f"hexside river {EDGE}\nunit {staff} at 0101\n"
        g = moving(board + f"unit {unit} at 0103", when).play(f"move {unit}", f"span {EDGE}", "roll 3")
        assert (g.options("to"), g.cost("0104")) == (["0101", "0102", "0104", "0105"], 2)


@pytest.mark.rule("11.2.4")
def test_11_2_4_a_failure_costs_the_point_too() -> None:
    g = moving(BANK + "unit I4x at 0103").play("move I4x", f"span {EDGE}", "roll 6")
    assert g.table.position.footbridge == {}
    assert g.options("to") == ["0101", "0102", "0104"], "over the river with all it has left"
    assert g.cost("0104") == 3


@pytest.mark.rule("11.2.4")
def test_11_2_4_a_unit_that_has_not_been_moved_pays_from_the_points_it_will_have() -> None:
    g = moving(BANK + "unit I4x at 0103").play(f"span {EDGE}", "roll 1", "move I4x")
    assert "0105" in g.options("to")
    assert "0106" not in g.options("to"), "one for the footbridge, two over the river, one beyond"


@pytest.mark.rule("11.2.4.limits", "11.2.4.stay")
def test_11_2_4_who_moves_is_told_when_a_footbridge_is_taken_up() -> None:
    g = moving(BANK + "unit I4x at 0103").play(f"span {EDGE}", "roll 1")
    when = "§11.2.4.limits Footbridges are taken up before units move, and when markers are adjusted."
    assert g.refused(f"unspan {EDGE}") == when
    assert g.play("move I4x").refused(f"unspan {EDGE}") == when
    assert g.refused("unload I4x") == "§11.3.4.1 Units are put down while the trucks that carry them move."
    assert g.refused("exit-west") == "§scenario.caporetto.exit Nobody leaves the map in this scenario."


@pytest.mark.rule("11.2.4")
def test_11_2_4_no_points_no_try() -> None:
    g = moving(BANK + "unit IR1 at 0101").play("move IR1", "to 0103")
    assert g.options("span") == [EDGE]
    g = moving(lane(*"w" * 8) + f"hexside river {EDGE}\nunit IQ at 0101\nunit I4x at 0101").play("move I4x", "to 0103")
    assert g.options() == [] or g.options("span") == []


@pytest.mark.rule("11.2.4", "11.1.2")
def test_11_2_4_a_unit_without_points_is_told_so_while_it_may_still_move_a_hex() -> None:
    g = moving(BANK + "unit I4x at 0103 disorganised refugees").play("move I4x", f"span {EDGE}", "roll 6")
    assert g.options("to") == ["0102", "0104"]
    assert g.refused(f"span {EDGE}") == "§11.2.4 There is no movement point left for a try."


@pytest.mark.rule("11.2.4", "12.5.effects")
def test_11_2_4_a_disorganised_unit_has_half_its_points_for_tries_too() -> None:
    text = BANK + "piece SL like I26 attack 5/3 defence 6/3 morale 3 move 3\nunit SL at 0103 disorganised\n"
    g = moving(text).play(f"span {EDGE}", "roll 6")
    assert g.refused(f"span {EDGE}").startswith("§11.2.4.limits "), "one point, and it is spent"


@pytest.mark.rule("11.2.4", "11.2.4.use")
def test_11_2_4_only_combat_units_lay_them() -> None:
    assert moving(BANK + "unit IC at 0103\n").options("span") == []
    assert moving(BANK + "unit IQ at 0103\n".replace("IQ", "I-trucks")).options("span") == []


@pytest.mark.rule("11.2.4.modifiers")
@pytest.mark.parametrize(
    ("scene", "reasons"),
    [
        ("", {"on-river": 1}),
        ("unit A4x at 0105", {"enemy-near": 1, "on-river": 1}),
        ("unit AC at 0105", {"enemy-near": 1, "on-river": 1}),
        ("unit A4x at 0106", {"on-river": 1}),
        ("unit I3x at 0104", {"on-river": 1, "friend-across": -2}),
        ("unit I-depot1 at 0104", {"on-river": 1, "friend-across": -2}),
        ("weather bad", {"on-river": 1, "weather": 1}),
        ("weather fog-bad", {"on-river": 1, "weather": 1}),
        ("weather fog", {"on-river": 1}),
    ],
)
def test_11_2_4_modifiers_what_is_added_to_the_die(scene: str, reasons: dict[str, int]) -> None:
    assert moving(f"{BANK}unit I4x at 0103\n{scene}").reasons(f"span {EDGE}") == reasons


@pytest.mark.rule("11.2.4.modifiers")
def test_11_2_4_modifiers_a_stream_has_none() -> None:
    g = moving(lane(*"." * 4) + "hexside stream 0102/0103\nunit IQ at 0101\nunit I4x at 0102")
    assert g.reasons("span 0102/0103") == {}
    g.play("span 0102/0103", "roll 4", "move I4x")
    assert g.cost("0103") == 1


@pytest.mark.rule("11.2.4.modifiers")
def test_ex_126_four_modifiers_together_leave_one_to_three() -> None:
    g = moving(f"{BANK}weather bad\nunit I4x at 0103\nunit I3x at 0104\nunit A4x at 0105\n")
    assert sum(g.reasons(f"span {EDGE}").values()) == 1
    assert g.tally(f"span {EDGE}").chances()["laid"] * 6 == 3


WIDE = ground() + "".join(f"hexside river 0{c}03/0{c}04\n" for c in (2, 4, 6, 8)) + "unit IQ at 0101\n"


@pytest.mark.rule("11.2.4.limits")
def test_11_2_4_limits_two_tries_by_a_unit_and_two_on_a_hexside_in_a_phase() -> None:
    g = moving(BANK + "unit I4x I3x at 0103").play(*[f"span {EDGE}", "roll 6"] * 2)
    assert g.refused(f"span {EDGE}").startswith("§11.2.4.limits ")
    board = lane(*"." * 8) + f"hexside river {EDGE}\nhexside river 0102/0103\nunit IQ at 0101\n"
    g = moving(board + "unit I4x at 0103").play(f"span {EDGE}", "roll 6", "span 0102/0103", "roll 6")
    assert g.options("span") == [], "each hexside has a try left, the unit none"


@pytest.mark.rule("11.2.4.limits")
def test_11_2_4_limits_tries_are_counted_anew_in_the_exploitation() -> None:
    text = BANK + "unit I4x at 0103 exploitation\nunit IR1 at 0107 exploitation\n"
    g = field(f"{text}phase 14.2 2\n")
    assert g.options("span") == [EDGE]
    g.table.position.span_tried[g.piece("I4x")] = 2
    clear_counts(g.table)
    assert g.table.position.span_tried[g.piece("I4x")] == 0


@pytest.mark.rule("11.2.4.limits")
def test_11_2_4_limits_four_footbridges_a_side() -> None:
    mine = "".join(f"edge 0{c}03/0{c}04 footbridge 3\n" for c in (2, 4, 6))
    g = moving(WIDE + mine + "unit I4x at 0803\n")
    assert g.options("span") == ["0803/0804"], "the fourth"
    more = "hexside river 0206/0207\nedge 0206/0207 footbridge "
    assert moving(WIDE + mine + more + "1\nunit I4x at 0803\n").options("span") == ["0803/0804"], "the enemy's"
    g = moving(WIDE + mine + more + "3\nunit I4x at 0803\n")
    assert g.refused("span 0803/0804").startswith("§11.2.4.limits As many footbridges")


@pytest.mark.rule("11.2.4.use")
def test_11_2_4_use_only_their_owner_uses_them() -> None:
    """Ruling D35: a hexside carries one marker, its owner's."""
    g = moving(BANK + f"edge {EDGE} footbridge 1\nunit I4x at 0103\n").play("move I4x")
    assert g.cost("0104") == 4, "as without"
    assert g.refused(f"span {EDGE}").startswith("§11.2.4 ")


@pytest.mark.rule("11.2.4.use", "11.3.4")
def test_11_2_4_use_combat_units_with_their_assault_troops_and_staffs_guns_and_trucks_not() -> None:
    text = BANK + f"edge {EDGE} footbridge 3\n"
    g = moving(text + "unit IR1 Arditi1 at 0103\nunit Arditi1 carrier IR1\n").play("move IR1", "to 0105")
    assert g.at("Arditi1") == "0105"
    for unit in ("IC", "I-trucks"):
        assert "0104" not in moving(text + f"unit {unit} at 0103\n").play(f"move {unit}").options("to")


@pytest.mark.rule("11.2.4.removal")
def test_11_2_4_removal_an_enemy_combat_unit_that_ends_beside_an_empty_one_removes_it() -> None:
    text = lane(*"." * 8) + f"hexside river {EDGE}\nedge {EDGE} footbridge 3\nunit AQ at 0101\n"
    g = moving(text + "unit A4x at 0101\n", CP_MOVES).play("move A4x", "to 0102", "halt")
    assert g.table.position.footbridge == {}
    g = moving(text + "unit A4x at 0101\nunit ID1 at 0103\n", CP_MOVES).play("move A4x", "to 0102")
    assert len(g.table.position.footbridge) == 1, "somebody holds it"


@pytest.mark.rule("11.2.4.removal")
def test_11_2_4_removal_not_by_guns_nor_in_passing_nor_from_the_other_bank() -> None:
    text = lane(*"." * 8) + f"hexside river {EDGE}\nedge {EDGE} footbridge 3\nunit AQ A4x at 0101\n"
    g = moving(text, CP_MOVES).play("move AQ", "to 0102", "halt")
    assert len(g.table.position.footbridge) == 1, "a headquarters is no combat unit"
    board = lane(*"." * 8) + f"hexside river {EDGE}\nedge {EDGE} footbridge 3\nunit A4x at 0106\nunit AQ at 0108\n"
    g = moving(board, CP_MOVES).play("move A4x", "to 0105", "halt")
    assert len(g.table.position.footbridge) == 1, "its marker lies in 0103"


@pytest.mark.rule("11.2.4.stay")
def test_11_2_4_stay_a_footbridge_is_not_taken_up_among_the_moves() -> None:
    g = moving(BANK + f"edge {EDGE} footbridge 3\nunit I4x at 0103\n")
    assert g.options("unspan") == []
    assert g.play("move I4x").options("unspan") == []
    g = field(BANK + f"edge {EDGE} footbridge 3\nunit I4x at 0103 exploitation\nphase 14.2 2\n")
    assert g.options("unspan") == []


@pytest.mark.rule("11.2.4.stay")
def test_11_2_4_stay_its_owner_takes_it_up_before_the_moves_or_when_markers_are_adjusted() -> None:
    both = f"edge {EDGE} footbridge 3\nhexside river 0106/0107\nedge 0106/0107 footbridge 1\nunit I4x at 0103\n"
    for when in ("phase 11.0 2\n", "phase 14.3 2\n"):
        g = field(BANK + both + when)
        assert (g.asked, g.options("unspan")) == ("entente 11.2.4.stay", [EDGE]), "not the enemy's"
        assert list(g.play(f"unspan {EDGE}").table.position.footbridge.values()) == [1]


# §11.2.5 -------------------------------------------------------------------------------------------------------

SPAN = lane(*"." * 12) + "hexside {water} 0103/0104\nlink {way} 0103 0104\nunit IQ at 0101\n"


def bridge(units: str, water: str = "river", way: str = "road", when: str = ENTENTE_END) -> Field:
    """A bridge between the third and fourth hexes of a lane, at the end of the Entente's movement."""
    return field(SPAN.format(water=water, way=way) + units + when)


@pytest.mark.rule("11.2.5")
@pytest.mark.parametrize(
    ("water", "way"), [("river", "road"), ("river", "rail"), ("stream", "road"), ("stream", "secondary")]
)
def test_11_2_5_any_bridge_may_be_blown_with_an_enemy_within_three_hexes(water: str, way: str) -> None:
    g = bridge("unit A4x at 0107\n", water, way)
    assert g.options("demolish") == [EDGE]
    g.play(f"demolish {EDGE}", "roll 4")
    assert len(g.table.position.broken) == 1
    assert bridge("unit A4x at 0108\nunit I4x at 0101\n", water, way).phase != "11.2", (
        "four hexes away there is nothing to do"
    )


@pytest.mark.rule("11.2.5", "3.0.unit")
def test_11_2_5_a_depot_is_an_enemy_unit_near_a_bridge() -> None:
    """Ruling D123."""
    text = lane(*"." * 12) + f"hexside river {EDGE}\nlink road 0103 0104\nunit AQ at 0102\n"
    g = field(text + "unit I-depot1 at 0107\n" + CP_END)
    assert g.options("demolish") == [EDGE]
    edge = g.table.board.grid.edge(g.hex("0103"), g.hex("0104"))
    assert cannot_demolish(g.table, CP, edge) is None


@pytest.mark.rule("11.2.4.modifiers", "3.0.unit")
def test_11_2_4_modifiers_an_enemy_depot_is_a_unit_near_a_footbridge() -> None:
    """Ruling D123."""
    g = moving(
        f"{BANK}unit A4x at 0103\nunit I-depot1 at 0105\n".replace("unit IQ at 0101", "unit AQ at 0101"), CP_MOVES
    )
    assert g.reasons(f"span {EDGE}") == {"enemy-near": 1, "on-river": 1}


@pytest.mark.rule("11.2.5", "9.1.units")
def test_11_2_5_one_end_must_lie_in_a_command_radius() -> None:
    text = lane(*"." * 14) + f"hexside river {EDGE}\nlink road 0103 0104\nunit A4x at 0106\nunit I4x at 0102\n"
    assert field(text + "unit IQ at 0101\n" + ENTENTE_END).options("demolish") == [EDGE]
    g = field(text + "unit IQ at 0114\n" + ENTENTE_END)
    assert g.options("demolish") == []


@pytest.mark.rule("11.2.5")
def test_11_2_5_one_try_for_each_bridge_in_a_phase() -> None:
    g = bridge("unit A4x at 0106\n").play(f"demolish {EDGE}", "roll 5")
    assert g.table.position.broken == {}
    assert g.phase != "11.2" or g.options("demolish") == []


@pytest.mark.rule("11.2.5")
@pytest.mark.parametrize(("turn", "river", "more"), [(1, "isonzo", 2), (2, "isonzo", 0), (1, "tagliamento", 0)])
def test_11_2_5_the_bridges_of_the_isonzo_are_hard_to_blow_in_turn_1(turn: int, river: str, more: int) -> None:
    units = "unit I-II at 0101\nunit A1 at 0106\n"
    board = lane(*"." * 12) + f"hexside river {EDGE}\nhexside {river} {EDGE}\nlink road 0103 0104\n"
    g = field(f"italia caporetto\n{board}{units}turn {turn}\n{ENTENTE_END}")
    assert sum(g.reasons(f"demolish {EDGE}").values()) == more


@pytest.mark.rule("11.2.5.same-side")
def test_11_2_5_same_side_road_and_railway_on_one_hexside_are_one_bridge() -> None:
    g = bridge("link rail 0103 0104\nunit A4x at 0107\n")
    assert g.options("demolish") == [EDGE]


@pytest.mark.rule("11.2.5.rebuild")
@pytest.mark.parametrize(
    ("water", "scene", "reasons"),
    [
        ("stream", "", {}),
        ("river", "", {"on-river": 1}),
        ("river", "weather bad\n", {"on-river": 1, "weather": 1}),
        ("stream", "weather fog-bad\n", {"weather": 1}),
        ("stream", "unit I3x at 0104\nunit A4x at 0105\n", {"bridge-zone": 2}),
        ("stream", "unit I-depot1 at 0104\nunit A4x at 0105\n", {"bridge-zone": 2}),
    ],
)
def test_11_2_5_rebuild_a_friend_at_one_end_and_both_in_command(
    water: str, scene: str, reasons: dict[str, int]
) -> None:
    g = bridge(f"edge {EDGE} broken 1\nunit I4x at 0103\n{scene}", water)
    assert g.reasons(f"rebuild {EDGE}") == reasons
    g.play(f"rebuild {EDGE}", "roll 1")
    assert g.table.position.broken == {}


@pytest.mark.rule("11.2.5.rebuild")
def test_11_2_5_rebuild_not_with_an_enemy_zone_over_the_far_end() -> None:
    g = bridge(f"edge {EDGE} broken 1\nunit I4x at 0103\nunit A4x at 0105\n")
    assert g.refused(f"rebuild {EDGE}").startswith("§11.2.5.rebuild ")


@pytest.mark.rule("11.2.5")
def test_11_2_5_both_sides_blow_bridges() -> None:
    g = field(SPAN.format(water="stream", way="road").replace("IQ", "AQ") + "unit I4x at 0106\n" + CP_END)
    assert g.options("demolish") == [EDGE]


@pytest.mark.rule("11.2.4.stay", "14.3")
def test_11_2_4_stay_markers_are_adjusted_once_however_often_the_game_is_opened_at_that_question() -> None:
    text = BANK + f"edge {EDGE} footbridge 3\nunit I4x at 0103 disorganised\n"
    g = field(text + "phase 14.3 2\n")
    assert g.marks("I4x") == {"reorganising"}
    assert field(g.game.position_text()).marks("I4x") == {"reorganising"}
