"""Chapter 6.1: supply. Sources, lines, what cuts them, and the effects of being out of supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.strength import attack_strength, defence_strength, fire_strength
from grognard.games.verdun.supply import sources, supply_barred, supply_edges
from grognard.kernel.space.hexgrid import members
from grognard.kernel.space.trace import Line, trace

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Days, Field


def line(g: Days, side: str, start: str, goal: str) -> Line | None:
    """The cheapest supply line of a side, costs in half points."""
    who = g.game.side(side)
    return trace(supply_edges(g.table, who), g.hex(start), 1 << g.hex(goal), barred=supply_barred(g.table, who))


def points(g: Days, side: str, start: str, goal: str) -> float:
    """What the cheapest line costs in movement points, -1 if there is none."""
    found = line(g, side, start, goal)
    return -1 if found is None else found.cost / 2


def supplied(g: Days, *names: str) -> list[bool]:
    """Whether each of these is in supply."""
    return ["out-of-supply" not in g.marks(name) for name in names]


def lane(*hexes: str) -> str:
    """A board of one column, with somebody on it who has no zone."""
    return "board\n" + "\n".join(hexes) + "\nphase 4.IV\nunit III-HQ at 0101\n"


# §6.12, §6.13: what lines cost -----------------------------------------------------------------------------------


@pytest.mark.rule("6.12", "ex.1")
def test_ex_1_a_line_into_a_wood_with_a_trench_costs_three(field: Field) -> None:
    assert points(field(lane(".", "wt")), "german", "0101", "0102") == 3


@pytest.mark.rule("6.13", "ex.2")
@pytest.mark.parametrize("road", ["", "link road 0101 0102\n"])
def test_ex_2_a_line_into_an_interdicted_wood_costs_four_road_or_no_road(field: Field, road: str) -> None:
    assert points(field(lane(".", "w") + road + "hex 0102 interdiction 2"), "german", "0101", "0102") == 4


@pytest.mark.rule("6.13", "ex.3")
def test_ex_3_a_line_into_an_interdicted_wood_with_a_trench_costs_six(field: Field) -> None:
    g = field(lane(".", "wt") + "link road 0101 0102\nhex 0102 interdiction 2")
    assert points(g, "german", "0101", "0102") == 6


@pytest.mark.rule("6.13", "ex.4")
@pytest.mark.parametrize(("ground", "cost"), [(".", 1), ("w", 2), ("vt", 3)])
def test_ex_4_a_line_out_of_an_interdicted_road_hex_pays_for_the_next(field: Field, ground: str, cost: int) -> None:
    g = field(lane(".", ground, ".") + "link road 0101 0102 0103\nhex 0101 interdiction 2")
    assert points(g, "german", "0101", "0102") == cost
    assert points(g, "german", "0101", "0103") == cost, "beyond it the road is whole (ruling 15)"


@pytest.mark.rule("6.12")
def test_6_12_connected_roads_cost_nothing_however_long_and_other_hexes_their_price(field: Field) -> None:
    g = field(lane(".", "w", "v", "h", "wh") + "link road 0101 0102 0103 0104")
    assert points(g, "german", "0101", "0104") == 0
    assert points(g, "german", "0101", "0105") == 4


@pytest.mark.rule("6.12")
def test_6_12_the_hex_where_a_line_ends_is_paid_for_the_one_where_it_starts_is_not(field: Field) -> None:
    """Rulings 13 and 14."""
    g = field(lane("wh", ".", "v") + "hex 0101 interdiction 2")
    assert points(g, "german", "0101", "0103") == 3
    assert points(g, "german", "0103", "0101") == 9


@pytest.mark.rule("6.13")
def test_6_13_a_marker_where_there_is_no_road_leaves_the_neighbours_alone(field: Field) -> None:
    """Ruling 16."""
    g = field("board\n. w\n. w\n. w\nphase 4.IV\nunit IR81 at 0101\nlink road 0101 0102 0103\nhex 0201 interdiction 2")
    assert points(g, "german", "0101", "0103") == 0
    assert points(g, "german", "0101", "0201") == 4


@pytest.mark.rule("6.12", "11.0")
def test_6_12_streams_rivers_and_bridges_count_as_in_movement(field: Field) -> None:
    assert points(field(lane(".", ".") + "hexside stream 0101/0102"), "german", "0101", "0102") == 2
    assert points(field(lane(".", ".") + "hexside river 0101/0102"), "german", "0101", "0102") == -1
    bridged = lane(".", ".") + "hexside river 0101/0102\nhexside bridge 0101/0102\n"
    assert points(field(bridged), "german", "0101", "0102") == 1
    assert points(field(bridged + "link road 0101 0102"), "german", "0101", "0102") == 0


@pytest.mark.rule("6.12", "14.7")
@pytest.mark.parametrize(
    ("turn", "side", "cost"), [(5, "french", 2), (6, "french", 0), (9, "french", 0), (6, "german", 2)]
)
def test_14_7_from_26_february_french_lines_use_the_railway(field: Field, turn: int, side: str, cost: int) -> None:
    g = field(lane(".", "w", ".") + f"turn {turn}\nlink rail 0101 0102\nlink road 0102 0103")
    assert points(g, side, "0101", "0103") == cost


@pytest.mark.rule("6.13", "14.7")
def test_6_13_a_marker_cuts_the_railway_too(field: Field) -> None:
    """Ruling 74: every line through the hex pays."""
    g = field(lane(".", "w", ".") + "turn 6\nlink rail 0101 0102 0103\nhex 0102 interdiction 1")
    assert points(g, "french", "0101", "0103") == 5


# §6.14 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.14", "8.42", "8.43")
@pytest.mark.parametrize(("enemy", "open_"), [("208R", False), ("56Ch", False), ("72-art", False), ("XXX-HQ", True)])
def test_6_14_no_line_passes_an_enemy_zone(field: Field, enemy: str, open_: bool) -> None:
    ground = "board\n. .\n. .\n. .\n. .\nphase 4.IV\nunit IR81 at 0101\nlink road 0101 0102 0103 0104\n"
    g = field(ground + f"unit {enemy} at 0202")
    assert (points(g, "german", "0101", "0104") == 0) is open_


@pytest.mark.rule("6.14", "8.44")
def test_6_14_a_friend_in_the_hex_undoes_the_zone_for_the_line(field: Field) -> None:
    ground = (
        "board\n. .\n. .\n. .\n. .\nphase 4.IV\nunit IR81 at 0101\nlink road 0101 0102 0103 0104\nunit 208R at 0202\n"
    )
    assert points(field(ground), "german", "0101", "0104") == -1
    assert points(field(ground + "unit IR87 at 0102\nunit 5-art at 0103"), "german", "0101", "0104") == 0


@pytest.mark.rule("6.14")
def test_6_14_no_line_passes_an_enemy_unit_not_even_a_headquarters(field: Field) -> None:
    assert points(field(lane(".", ".", ".") + "unit XXX-HQ at 0102"), "german", "0101", "0103") == -1


# §6.11 ---------------------------------------------------------------------------------------------------------


def source_numbers(g: Days, side: str) -> list[str]:
    """The sources of a side that work."""
    return [g.table.board.grid.number(h) for h in members(sources(g.table, g.game.side(side)))]


@pytest.mark.rule("6.11")
def test_6_11_the_sources_are_roads_at_the_edge(field: Field) -> None:
    g = field("verdun haumont\nphase 4.IV\nunit IR81 at 1101")
    assert source_numbers(g, "german") == ["0201", "1601", "2201"]
    assert source_numbers(g, "french") == ["1323", "1622", "3307", "3310", "3321"]


@pytest.mark.rule("6.11", "14.9")
def test_6_11_a_position_that_says_nothing_of_control_leaves_everyone_in_supply(field: Field) -> None:
    """§14.9 Empty ground is held as at the start of the game, and the rest by those who stand there."""
    g = field("verdun haumont\nturn 2\nphase 4.II\nunit XVIII-HQ at 1601\nunit IR81 at 1606\nunit 208R at 2105")
    assert supplied(g, "XVIII-HQ", "IR81") == [True, True]
    assert [g.holder(h) for h in ("1601", "1606", "1607", "2105")] == ["german", "german", "french", "french"]
    g = field("verdun haumont\nturn 2\nphase 4.VII\nunit XXX-HQ 208R at 1609\nunit 13RI at 1821\nunit IR81 at 1601")
    assert supplied(g, "XXX-HQ", "208R", "13RI") == [True, True, True]


@pytest.mark.rule("6.11", "14.2")
def test_6_11_a_source_is_lost_to_the_enemy_only(field: Field) -> None:
    """What nobody controls, as on a sketched board, still feeds its side; Verdun the 16th Division likewise."""
    g = field("verdun haumont\nphase 4.IV\nunit IR81 at 1101")
    table = g.table
    table.position.control[:] = bytes(len(table.position.control))
    assert source_numbers(g, "german") == ["0201", "1601", "2201"]
    assert source_numbers(g, "french") == ["1323", "1622", "3307", "3310", "3321"]
    assert table.city_held(g.game.side("french")) == table.city


@pytest.mark.rule("6.11", "14.9", "ex.7")
def test_ex_7_a_captured_source_feeds_nobody_until_it_is_retaken(field: Field) -> None:
    start = "verdun haumont\nphase 4.IV\nhex 3307 control german\n"
    g = field(start + "unit IR81 at 3307\nunit 208R at 3310")
    assert "3307" not in source_numbers(g, "french") + source_numbers(g, "german")
    g = field(start.replace("4.IV", "4.IX") + "unit 208R at 3308\nunit 243R at 2910")
    assert "3307" not in source_numbers(g, "french"), "empty, but still German"
    g.march("208R", "3307")
    assert "3307" in source_numbers(g, "french")


@pytest.mark.rule("6.11", "6.15", "ex.7")
def test_ex_7_a_headquarters_without_any_source_is_out_of_supply_with_all_its_units(field: Field) -> None:
    units = "turn 3\nphase 4.VII\nunit XX-HQ at 1321\nunit 2Z at 1321\nunit XX-art at 1322\n"
    assert supplied(field("verdun haumont\n" + units), "XX-HQ", "2Z", "XX-art") == [True, True, True]
    taken = "hex 1323 1622 3307 3310 3321 control german\n"
    g = field("verdun haumont\n" + units + taken)
    assert supplied(g, "XX-HQ", "2Z", "XX-art") == [False, False, False]
    assert g.told("out-of-supply")[0] == "XX Corps HQ (Balfourier) in 1321 Verdun, the citadel is out of supply."


@pytest.mark.rule("6.11")
def test_6_11_a_unit_draws_supply_from_its_own_headquarters_and_no_other(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.II\nunit III-HQ IR24 IR81 at 2201\nunit XVIII-art1 at 2202")
    assert supplied(g, "III-HQ", "IR24", "IR81", "XVIII-art1") == [True, True, False, False], "XVIII Corps has no HQ"


@pytest.mark.rule("6.11", "6.1")
def test_6_11_when_the_headquarters_is_back_its_units_are_supplied_from_the_next_check_on(field: Field) -> None:
    g = field(
        "verdun haumont\nturn 2\nphase 4.II\nunit XVIII-HQ at 1601\nunit IR81 at 1601 out-of-supply\nunit 208R at 2105"
    )
    assert supplied(g, "IR81") == [True]
    assert g.told("supplied-again") == ["Infantry Regiment 81 is in supply again."]


# §6.12, §6.15: on the map --------------------------------------------------------------------------------------


@pytest.mark.rule("6.12", "6.15")
@pytest.mark.parametrize(("more", "is_fed"), [("", True), ("hex 0122 0222 interdiction 1\n", False)])
def test_6_12_ten_points_are_enough_and_eleven_too_many(field: Field, more: str, is_fed: bool) -> None:
    """From 0123 nine hexes to Thierville, a village, and on by road: 10. Both ways out interdicted: 11."""
    start = "verdun haumont\nturn 3\nphase 4.VII\nunit XX-HQ at 1323\nunit 2Z at 0123\n"
    g = field(start + more)
    assert supplied(g, "XX-HQ", "2Z") == [True, is_fed]
    assert points(g, "french", "0123", "1323") == (10 if is_fed else 11)


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(("hex_", "is_fed"), [("3001", True), ("3101", False)])
def test_6_12_a_disrupted_headquarters_has_five_points_for_its_units(field: Field, hex_: str, is_fed: bool) -> None:
    g = field(f"verdun haumont\nturn 2\nphase 4.II\nunit V-HQ at 2201 disrupted\nunit RIR6 at {hex_}")
    assert supplied(g, "V-HQ", "RIR6") == [True, is_fed]
    assert points(g, "german", hex_, "2201") == (5 if is_fed else 7)


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(
    ("hex_", "state", "is_fed"), [("3001", "disrupted", True), ("3101", "disrupted", False), ("3101", "", True)]
)
def test_6_12_and_for_itself(field: Field, hex_: str, state: str, is_fed: bool) -> None:
    g = field(f"verdun haumont\nturn 2\nphase 4.II\nunit V-HQ at {hex_} {state}")
    assert supplied(g, "V-HQ") == [is_fed]


EXAMPLE = """
    verdun haumont
    turn 2
    phase 4.II
    hex 1405 interdiction 2
    hex 1104 1405 1505 1605 1606 control german
    unit IR81 at 1606
    unit 208R at 1607
    unit 243R at 1507
    """


@pytest.mark.rule("6.15", "6.13", "ex.5")
def test_ex_5_the_line_past_the_interdicted_wood_costs_seven_and_the_regiment_is_supplied(field: Field) -> None:
    g = field(EXAMPLE + "unit XVIII-HQ at 1104")
    assert points(g, "german", "1104", "0201") == 0
    found = line(g, "german", "1606", "1104")
    assert found is not None
    assert found.cost == 2 * (6 + 1)
    way = " ".join(map(g.table.board.grid.number, found.path))
    assert way == "1606 1605 1505 1405 1306 1205 1105 1104"
    assert supplied(g, "XVIII-HQ", "IR81") == [True, True]


@pytest.mark.rule("6.15", "6.12", "ex.6")
def test_ex_6_with_its_headquarters_disrupted_the_regiment_is_out_of_supply(field: Field) -> None:
    g = field(EXAMPLE + "unit XVIII-HQ at 1104 disrupted")
    assert supplied(g, "XVIII-HQ", "IR81") == [True, False]
    assert g.told("out-of-supply") == ["Infantry Regiment 81 in 1606 is out of supply."]


@pytest.mark.rule("6.15", "7.22", "4.II")
def test_6_15_ones_own_markers_still_lie_there_when_supply_is_judged(field: Field) -> None:
    """Ruling 66."""
    g = field(EXAMPLE.replace("interdiction 2", "interdiction 1") + "unit XVIII-HQ at 1104 disrupted")
    assert supplied(g, "IR81") == [False]
    assert g.interdicted() == [], "and are gone at the end of the phase"


@pytest.mark.rule("6.1", "6.15")
def test_6_1_the_answer_holds_until_the_next_organisation_phase(field: Field) -> None:
    g = field(EXAMPLE + "unit XVIII-HQ at 1104 disrupted\nunit IR87 at 1103")
    assert supplied(g, "IR81", "IR87") == [False, True]
    g.march("IR81", "1605")
    assert supplied(g, "IR81") == [False], "though it has gone nearer"
    g = field("verdun haumont\nturn 2\nphase 4.IV\nunit IR81 at 2912\nunit XVIII-HQ at 1104")
    assert supplied(g, "IR81") == [True], "far out, but not judged yet"


@pytest.mark.rule("6.1", "6.4")
def test_6_1_only_ones_own_units_are_judged(field: Field) -> None:
    g = field("verdun haumont\nturn 2\nphase 4.II\nunit 208R at 2105\nunit IR81 at 1101")
    assert supplied(g, "208R", "IR81") == [True, False]


# §6.16 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.16", "12.3", "ex.8")
@pytest.mark.parametrize("strength", range(1, 9))
def test_ex_8_infantry_in_both_troubles_defends_with_a_quarter_and_does_not_attack(field: Field, strength: int) -> None:
    g = field(
        f"board\n. .\n. .\nphase 4.V\npiece IR81 combat {strength}/1\n"
        "unit IR81 at 0101 out-of-supply demoralised\nunit IR87 at 0201 out-of-supply\nunit 208R at 0102"
    )
    assert defence_strength(g.table, g.piece("IR81")) == -(-strength // 4)
    assert attack_strength(g.table, g.piece("IR81")) == 0
    assert "IR81" not in g.play("assault 0102").options("join"), "it does not take part"


@pytest.mark.rule("6.16", "12.3", "ex.8")
def test_ex_8_a_gun_in_both_troubles_defends_in_full_and_does_nothing_else(field: Field) -> None:
    g = field(
        "board\n. . .\nphase 4.III\nunit 208R at 0301\n"
        "unit III-art1 at 0101 out-of-supply demoralised\nunit III-art2 at 0101"
    )
    assert defence_strength(g.table, g.piece("III-art1")) == 2
    assert g.play("barrage 0301").options("gun") == ["III-art2"]
    assert g.refused("gun III-art1") == "§6.16 It is out of supply."


@pytest.mark.rule("6.16")
@pytest.mark.parametrize(("full", "half"), [(8, 4), (7, 4), (1, 1)])
def test_6_16_infantry_out_of_supply_has_half_its_strength_rounded_up(field: Field, full: int, half: int) -> None:
    g = field(lane(".") + f"piece IR87 combat {full}/1\nunit IR87 at 0101 out-of-supply")
    assert (attack_strength(g.table, g.piece("IR87")), defence_strength(g.table, g.piece("IR87"))) == (half, half)


@pytest.mark.rule("6.16")
def test_6_16_guns_out_of_supply_do_not_bombard(field: Field) -> None:
    g = field(
        "board\n. . .\nphase 4.III\nunit III-art1 at 0101 out-of-supply\nunit III-art2 at 0101\nunit 208R at 0301"
    )
    assert g.options("barrage") == ["0301"]
    assert g.play("barrage 0301").refused("gun III-art1") == "§6.16 It is out of supply."


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("attack", "half"), [(5, 3), (4, 2)])
def test_12_3_a_demoralised_gun_bombards_with_half_its_strength_rounded_up(
    field: Field, attack: int, half: int
) -> None:
    """Ruling 34."""
    g = field(lane(".") + f"piece III-art1 attack {attack}\nunit III-art1 at 0101 demoralised")
    assert fire_strength(g.table, g.piece("III-art1")) == half


# §14.2, §14.83, §15.3 and those without a headquarters ---------------------------------------------------------


@pytest.mark.rule("14.2", "6.11")
@pytest.mark.parametrize(
    ("control", "is_fed"),
    [("", True), ("hex 1321 1322 1420 control german\n", True), ("hex 1321 1322 1420 1421 control german\n", False)],
)
def test_14_2_the_16th_division_is_fed_by_any_hex_of_verdun_the_french_hold(
    field: Field, control: str, is_fed: bool
) -> None:
    """Ruling 56. No source of the edge is needed: Verdun is never cut off."""
    start = "verdun douaumont\nturn 5\nphase 4.VII\nhex 1323 1622 3307 3310 3321 control german\n"
    g = field(start + control + "unit 85RI at 1319\nunit 16-art at 1319\n")
    assert supplied(g, "85RI", "16-art") == [is_fed, is_fed]


@pytest.mark.rule("14.2", "6.12")
@pytest.mark.parametrize(("more", "is_fed"), [("", True), ("hex 0122 0222 interdiction 1\n", False)])
def test_14_2_its_line_to_verdun_costs_ten_points_at_most(field: Field, more: str, is_fed: bool) -> None:
    g = field("verdun douaumont\nturn 5\nphase 4.VII\nunit 85RI at 0123\n" + more)
    assert supplied(g, "85RI") == [is_fed]


@pytest.mark.rule("14.2")
def test_14_2_no_headquarters_feeds_it(field: Field) -> None:
    far = "verdun douaumont\nturn 5\nphase 4.VII\nhex 1321 1322 1420 1421 control german\n"
    g = field(far + "unit XX-HQ 85RI 2Z at 3321")
    assert supplied(g, "XX-HQ", "2Z", "85RI") == [True, True, False]


@pytest.mark.rule("15.3", "14.2")
@pytest.mark.parametrize(("corps", "is_fed"), [("XX", True), ("XXX", False)])
def test_15_3_attached_it_is_fed_by_its_corps_and_not_by_verdun(field: Field, corps: str, is_fed: bool) -> None:
    start = f"verdun douaumont\noptions 15.3\nturn 5\nphase 4.VII\ncorps_of_16 {corps}\n"
    g = field(start + "unit XX-HQ at 1321\nunit 85RI at 1420")
    assert supplied(g, "85RI") == [is_fed]


@pytest.mark.rule("14.83")
def test_14_83_garrisons_are_always_supplied_and_those_with_them_are_not(field: Field) -> None:
    ring = "unit IR81 at 2011\nunit IR87 at 2013\nunit IR115 at 1912\nunit IR116 at 2112\n"
    g = field("verdun haumont\nturn 2\nphase 4.VII\nunit XXX-HQ at 1609\nunit Douaumont-fort 208R at 2012\n" + ring)
    assert supplied(g, "XXX-HQ", "208R", "Douaumont-fort") == [True, False, True]


@pytest.mark.rule("6.11", "14.3")
def test_6_11_army_guns_need_no_headquarters(field: Field) -> None:
    """Ruling 75."""
    taken = "hex 1323 1622 3307 3310 3321 control german\n"
    g = field("verdun haumont\nturn 2\nphase 4.VII\nunit Forges at 0105\nunit Rail at 1114\n" + taken)
    assert supplied(g, "Forges", "Rail") == [True, True]


@pytest.mark.rule("6.11", "14.4")
def test_6_11_a_remnant_is_fed_by_any_headquarters_of_its_side(field: Field) -> None:
    """Ruling 75."""
    start = "verdun haumont\nturn 2\nphase 4.II\nunit G-rem1 at 1604\n"
    assert supplied(field(start + "unit V-HQ at 2901"), "G-rem1") == [True]
    assert supplied(field(start), "G-rem1") == [False]
