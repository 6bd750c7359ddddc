"""Chapters 2 to 6: the map, what units are, stacks, zones of control, and steps."""

from __future__ import annotations

import pytest

from grognard.games.front1918.supports import has_room, lose_step
from tests.games.italia.scenes import OPEN, begin, field, ground, lane, moving

# §2.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1.full-hex", "2.1.adige")
def test_2_1_adige_there_is_nothing_west_of_the_river() -> None:
    grid = begin("vittorio").table.board.grid
    assert grid.get("W2709") is not None, "Trento"
    assert all(grid.get(f"W27{column:02}") is None for column in range(1, 9))


@pytest.mark.rule("2.1.adige", "scenarios.format")
def test_2_1_adige_no_hex_of_the_area_touches_a_playable_hex_beyond_it() -> None:
    g = begin("vittorio")
    west = g.hex("W2709")
    assert len(g.table.board.grid.adjacent[west]) < 6, "what would retreat over the river has no hex to go to"


@pytest.mark.rule("table.terrain", "11.1.1.cost", "2.1.hex-centre", "2.1.trench-cost")
@pytest.mark.parametrize(
    ("cell", "cost"),
    [
        *((".", 1), ("w", 2), ("v", 1), ("t", 1), ("m", 2), ("h", 3), ("s", 2), ("c", 2), ("x", 2)),
        *(("wc", 3), ("mx", 3), ("hx", 4)),
    ],
)
def test_2_1_what_a_hex_costs(cell: str, cost: int) -> None:
    g = moving(lane(".", cell, "w") + "unit I4x at 0101").play("move I4x")
    assert g.cost("0102") == cost, "by its own terrain, whatever is next to it"


@pytest.mark.rule("2.1.trench-cost")
def test_ex_111_a_clear_hex_with_trenches_and_craters_costs_two() -> None:
    g = moving(lane(".", "xc") + "unit I4x at 0101").play("move I4x")
    assert g.cost("0102") == 2


# §2.2 and §3.0 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2.1.brigade", "3.0.elite")
@pytest.mark.parametrize(
    ("name", "is_elite"),
    [
        ("IE1", True),
        ("IR1", True),
        ("ID1", True),
        ("IB1", False),
        ("I17Alp", False),
        ("FantDet1", False),
        ("I4x", False),
    ],
)
def test_3_0_elite_brigades_regiments_and_detachments_of_morale_5_or_6(name: str, is_elite: bool) -> None:
    g = moving(OPEN + f"unit {name} at 0101")
    assert g.table.is_elite(g.piece(name)) == is_elite


@pytest.mark.rule("2.2.1.integrity", "12.1.split")
def test_2_2_1_integrity_brigades_of_one_division_go_where_they_like() -> None:
    g = moving(OPEN + "unit AB1 AB2 at 0103", "phase 11.1\n").play("move AB1", "to 0107", "halt")
    assert (g.at("AB1"), g.at("AB2")) == ("0107", "0103")


@pytest.mark.rule("3.0.display")
def test_3_0_display_regiments_of_a_display_division_are_one_formation() -> None:
    g = begin("vittorio")
    chart = g.table.charts["display"]
    for row in [row for row in chart.rows if row.startswith("vittorio-")]:
        division, units, _ = (chart.value(row, column) for column in chart.columns)
        assert {g.table.division[g.piece(name)] for name in units} == {division}
        assert len(units) > 1


@pytest.mark.rule("3.0.assault", "15.3", "11.3.2")
@pytest.mark.parametrize(
    ("counter", "able", "unable"),
    [
        ("Stoss1", ["GR1"], ["AB1", "G117", "A4x"]),
        ("Sturm1", ["AB1", "A26Geb", "A4x"], ["A3x", "GR1", "AD1"]),
        ("Arditi1", ["IR1", "IB1", "I4x", "IPotenza"], ["I3x", "BB1", "ID1", "US332"]),
    ],
)
def test_3_0_assault_who_may_have_which_assault_troops(counter: str, able: list[str], unable: list[str]) -> None:
    g = moving(OPEN + "unit I4x at 0101")
    carries = {name: g.table.facts.may_carry(g.table, g.piece(counter), g.piece(name)) for name in (*able, *unable)}
    assert carries == {**dict.fromkeys(able, True), **dict.fromkeys(unable, False)}


# §4.0 ----------------------------------------------------------------------------------------------------------


def room(stack: str, more: str) -> bool:
    """Whether another unit could stay in a hex with these."""
    g = moving(OPEN + f"unit {stack} at 0103\nunit {more} at 0101")
    return has_room(g.table, [g.piece(more)], g.hex("0103"))


@pytest.mark.rule("4.0", "4.0.support", "4.0.examples")
def test_ex_1_a_regiment_and_a_full_division_fill_a_hex_and_guns_do_not_count() -> None:
    assert room("I4x IC", "IR1")
    assert not room("I4x IC IR1", "IR2")
    assert room("I4x IR1", "IC")


@pytest.mark.rule("4.0", "4.0.support", "4.0.examples")
def test_ex_2_three_regiments_with_assault_troops_leave_room_for_one_more() -> None:
    text = "unit IR1 IR2 IR3 Arditi1 at 0103\nunit Arditi1 carrier IR1\nunit IR4 at 0101\nunit I3x at 0102 steps 1\n"
    g = moving(OPEN + text)
    assert has_room(g.table, [g.piece("IR4")], g.hex("0103"))
    assert not has_room(g.table, [g.piece("I3x")], g.hex("0103")), "a reduced division counts two"


@pytest.mark.rule("4.0", "4.0.examples")
def test_ex_3_two_reduced_divisions_leave_no_room_for_one_more() -> None:
    g = moving(OPEN + "unit I4x I3x at 0103 steps 1\nunit IR1 at 0101")
    assert not has_room(g.table, [g.piece("IR1")], g.hex("0103"))


@pytest.mark.rule("4.0.detachments")
def test_4_0_detachments_do_not_count_but_only_two_stay_in_a_hex() -> None:
    assert room("I4x IR1", "ID1")
    assert room("I4x IR1 ID1", "ID2")
    assert not room("ID1 ID2", "ID3")


@pytest.mark.rule("4.0.detachments", "4.0.excess")
def test_4_0_detachments_the_owner_gives_up_a_third_one_and_nobody_else() -> None:
    g = moving(OPEN + "unit I4x IR1 ID1 ID2 at 0103\nunit ID3 at 0101").play("move ID3", "to 0103", "halt", "done")
    assert g.asked == "entente 4.0.excess"
    assert sorted(g.options("disband")) == ["ID1", "ID2", "ID3"]
    assert g.refused("disband IR1").startswith("§4.0.detachments ")
    g.play("disband ID2")
    assert (g.at("ID2"), g.at("ID3")) == ("out", "0103")


@pytest.mark.rule("4.0.excess", "4.0")
def test_4_0_excess_at_the_end_of_the_phase_units_above_the_limit_are_given_up() -> None:
    g = moving(OPEN + "unit I4x at 0103\nunit I3x at 0101").play("move I3x", "to 0103", "halt", "move I4x", "halt")
    assert sorted(g.options("disband")) == ["I3x", "I4x"]


@pytest.mark.rule("4.0.support", "11.3.2")
def test_4_0_support_assault_troops_do_not_outnumber_the_units_that_may_have_them() -> None:
    text = (
        "unit IR1 IR2 Arditi1 Arditi2 at 0103\nunit Arditi1 carrier IR1\nunit Arditi2 carrier IR2\nunit A4x at 0112\n"
    )
    g = moving(OPEN + text)
    lose_step(g.table, g.piece("IR1"), "12.2.8")
    lose_step(g.table, g.piece("IR1"), "12.2.8")
    assert (g.at("Arditi1"), g.at("Arditi2")) == ("out", "0103")


# §5.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.0", "11.1.2")
def test_5_0_a_zone_reaches_the_six_hexes_round_a_combat_unit_over_an_impassable_side_too() -> None:
    g = field(
        ground() + "hexside impassable 0505/0504\nunit A4x at 0505\nunit AC at 0202\nunit I4x at 0109\nphase 11.1 2\n"
    )
    cp = g.table.sides[0]
    assert all(g.table.in_zone(cp, g.hex(h)) for h in ("0504", "0604", "0605", "0506", "0405", "0404"))
    assert not g.table.in_zone(cp, g.hex("0503"))
    assert not g.table.in_zone(cp, g.hex("0203")), "guns have none"


@pytest.mark.rule("5.0", "3.0.combat-unit")
def test_5_0_detachments_have_a_zone() -> None:
    g = field(ground() + "unit AD1 at 0505\nunit I4x at 0109\nphase 11.1 2\n")
    assert g.table.in_zone(g.table.sides[0], g.hex("0504"))


# §6.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.0")
@pytest.mark.parametrize(("name", "steps"), [("I4x", 3), ("I3x", 2), ("IKx", 2), ("IR1", 2), ("IB1", 2), ("ID1", 1)])
def test_6_0_how_many_steps_a_unit_has(name: str, steps: int) -> None:
    g = moving(OPEN + f"unit {name} at 0103\nunit A4x at 0112")
    for left in range(steps - 1, -1, -1):
        lose_step(g.table, g.piece(name), "6.0")
        assert (g.steps(name), g.at(name)) == (left, "0103" if left else "out")


@pytest.mark.rule("6.0")
def test_6_0_the_second_loss_of_a_strong_division_shows_its_reduced_side_again() -> None:
    g = moving(OPEN + "unit I4x at 0103")
    piece = g.table.roster[g.piece("I4x")]
    assert [piece.value("attack", steps) for steps in (3, 2, 1)] == [7, 4, 4]
