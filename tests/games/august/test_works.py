"""Chapters 16.2 and 16.3: digging in, what gives it up, and fortifications."""

from __future__ import annotations

import pytest

from grognard.games.august.fire import Shot, fire_tally
from grognard.games.august.ground import is_dug_in, is_fortified
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . . . .\n" * 4
SPARE = "unit gI04 at 0804 to-move\nunit rI08 at 0801\n"
LED = "to-fire led well-led by gCpt1a"
WORKS = "hex 0201 fort 1\nhex 0201 control {}\n"


def acting(units: str, *rolls: Roll, rows: str = ROW, scenario: str = "bilderweitschen") -> Battle:
    """A German segment under way."""
    return lay_out(f"board\n{rows}acting german\nunderway acting\n{SPARE}{units}", *rolls, scenario=scenario)


# Digging (16.2) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.2")
def test_16_2_two_whole_actions_put_the_marker_under_the_unit_and_then_on_top() -> None:
    g = acting("unit gI01 at 0101 to-move\n").play("act gI01", "dig")
    assert g.marks("gI01") == {"spent", "digging"}
    assert not is_dug_in(g.table, g.piece("gI01")), "unfinished works protect nobody"
    again = acting("unit gI01 at 0101 to-move digging\n").play("act gI01", "dig")
    assert again.marks("gI01") == {"spent", "dug-in"}
    assert is_dug_in(again.table, again.piece("gI01"))


@pytest.mark.rule("16.2")
@pytest.mark.parametrize(
    ("sign", "more", "may"),
    [(".", "", True), ("m", "", True), ("f", "", True), ("v", "", False), ("w", "", False), (".", WORKS, False)],
)
def test_16_2_not_in_villages_woods_and_fortifications(sign: str, more: str, may: bool) -> None:
    rows = f"  . {sign} . . . . . .\n" + "  . . . . . . . .\n" * 3
    g = acting("unit gI01 at 0201 to-move\n" + more.format("german"), rows=rows).play("act gI01")
    assert ("dig" in g.options()) is may


@pytest.mark.rule("16.2", "16.24")
def test_16_24_no_wagon_no_leader_and_nobody_who_is_shaken_digs() -> None:
    for name, state in (("gW1", ""), ("gCpt1a", ""), ("gI01", " discouraged")):
        text = f"turn 6\nboard\n{ROW}acting german\nunderway acting\n{SPARE}unit {name} at 0101 to-move{state}\n"
        assert "dig" not in lay_out(text, scenario="tilsit").play(f"act {name}").options()


@pytest.mark.rule("16.22", "16.2")
def test_d_16_unfinished_works_are_lost_by_fire_and_by_leaving() -> None:
    target = "force direct-fire -\nunit gI01 at 0101 to-fire digging\nunit rI01 at 0301\n"
    assert "digging" not in acting(target, (3, 4)).play("act gI01", "fire 0301").marks("gI01")
    gone = acting("unit gI01 at 0101 to-move digging\n").play("act gI01", "to 0102").until("ask-act", "halt")
    assert "digging" not in gone.marks("gI01")


@pytest.mark.rule("16.22", "14.2")
@pytest.mark.parametrize(("roll", "state"), [((4, 5), "discouraged"), ((6, 6), "demoralised")])
def test_d_16_unfinished_works_are_lost_with_good_order_finished_ones_stay(roll: Roll, state: str) -> None:
    for work, left in (("digging", {state}), ("dug-in", {state, "dug-in"})):
        units = f"force direct-fire M\nunit gI01 at 0101 to-fire\nunit rI01 at 0301 {work}\n"
        assert acting(units, (3, 4), roll).play("act gI01", "fire 0301").marks("rI01") == left


@pytest.mark.rule("16.22")
def test_d_16_finished_works_stay_when_the_unit_fires_and_go_when_it_leaves() -> None:
    target = "force direct-fire -\nunit gI01 at 0101 to-fire dug-in\nunit rI01 at 0301\n"
    assert "dug-in" in acting(target, (3, 4)).play("act gI01", "fire 0301").marks("gI01")
    gone = acting("unit gI01 at 0101 to-move dug-in\n").play("act gI01", "to 0102").until("ask-act", "halt")
    assert "dug-in" not in gone.marks("gI01")


@pytest.mark.rule("16.22", "12.1")
def test_16_22_a_unit_that_defends_in_an_assault_stops_digging_and_keeps_finished_works() -> None:
    for work, left in (("digging", set()), ("dug-in", {"dug-in"})):
        units = f"force assault -\nunit gI01 at 0101 {LED}\nunit rI01 at 0201 {work}\n"
        g = acting(units, 3, 3).play("act gI01", "assault 0201")
        assert g.until("ask-act", "fire-together").marks("rI01") == left


@pytest.mark.rule("16.21", "16.25")
def test_16_25_a_leader_shares_the_works_of_units_and_loses_them_with_these() -> None:
    g = ground(". .", "unit rI01 at 0101 dug-in\nunit rI02 at 0101\nunit rCpt1a at 0101\n")
    dug = {name: is_dug_in(g, number(g, name)) for name in ("rI01", "rI02", "rCpt1a")}
    assert dug == {"rI01": True, "rI02": False, "rCpt1a": True}, "each unit digs for itself"
    g.place(number(g, "rI01"), g.board.grid.find("0201"))
    assert not is_dug_in(g, number(g, "rCpt1a"))


@pytest.mark.rule("16.21")
def test_16_21_a_cavalry_leader_is_never_dug_in() -> None:
    g = ground(". .", "unit rI01 at 0101 dug-in\nunit rcCpt1a at 0101\n", scenario="tilsit")
    assert not is_dug_in(g, number(g, "rcCpt1a"))


# Fortifications (16.3) -----------------------------------------------------------------------------------------


@pytest.mark.rule("16.3", "16.31")
def test_16_31_who_comes_into_empty_works_or_is_left_alone_in_them_holds_them() -> None:
    empty = acting("unit gI01 at 0101 to-move led\n" + WORKS.format("russian")).play("act gI01", "to 0201")
    assert is_fortified(empty.table, empty.piece("gI01"))
    units = f"unit gI01 at 0101 {LED}\nunit rI01 at 0201 steps 1\n" + WORKS.format("russian")
    g = acting("force assault 1\n" + units, 6, 6, (1, 1)).play("act gI01", "assault 0201", "fire-together")
    assert g.at("rI01") == "out"
    assert is_fortified(g.table, g.piece("gI01"))
    assert g.table.position.fort[g.hex("0201")] == 1, "works stay for good"


@pytest.mark.rule("16.31", "16.34", "16.3")
def test_16_31_cavalry_in_works_does_not_keep_the_enemy_out_of_them() -> None:
    units = "unit rC-a at 0201 mounted\nunit gI01 at 0201 outside\n" + WORKS.format("russian")
    g = ground(". . .", units, scenario="tilsit")
    assert is_fortified(g, number(g, "gI01"))
    assert not is_fortified(g, number(g, "rC-a"))
    led = ground(". . .", units + "unit rCpt1a at 0201\n", scenario="tilsit")
    assert not is_fortified(led, number(led, "gI01")), "a leader of infantry still holds them"


@pytest.mark.rule("16.31", "12.33")
def test_16_31_who_takes_the_works_over_fires_first_when_the_cavalry_attacks() -> None:
    lost = "unit rI01 at 0201 steps 1\nunit rC-a at 0201 mounted\n" + WORKS.format("russian")
    g = acting(f"turn 6\nforce assault 1\nunit gI01 at 0101 {LED}\n{lost}", 6, 6, *[(1, 1)] * 4, scenario="tilsit")
    g.play("act gI01", "assault 0201", "fire-together")
    assert g.at("rI01") == "out"
    assert is_fortified(g.table, g.piece("gI01"))


@pytest.mark.rule("16.32", "7.52")
def test_16_32_fire_at_fortified_pieces_shifts_two_columns_left_and_not_for_others() -> None:
    units = "unit gI01 at 0101\nunit rI01 at 0201\nunit rC-a at 0201 mounted\n" + WORKS.format("russian")
    g = ground(". . .", units, scenario="tilsit")
    g.position.turn = 6
    tally = fire_tally(g, Shot((number(g, "gI01"),), g.board.grid.find("0201")))
    fortified, mounted = (reading.tally for reading in tally.readings)
    assert {reason.key: reason.value for reason in fortified.reasons}["reason-target-fortified"] == -2
    assert "reason-target-fortified" not in {reason.key for reason in mounted.reasons}


@pytest.mark.rule("16.32", "12.33")
def test_16_32_fortified_units_may_fire_first() -> None:
    units = f"unit gI01 at 0101 {LED}\nunit rI01 at 0201\n" + WORKS.format("russian")
    g = acting("force assault -\n" + units, 3, 3).play("act gI01", "assault 0201")
    assert g.asked == "russian 12.33"
    assert "first-fire" in g.options()


@pytest.mark.rule("16.33", "14.31")
def test_d_17_a_fortified_piece_that_fails_to_recover_stays_or_flees_as_its_owner_likes() -> None:
    units = "unit gI01 at 0201 to-move demoralised\nunit rI01 at 0401 spent\n" + WORKS.format("german")
    g = acting(units, (6, 5)).play("act gI01")
    assert g.asked == "german 16.33"
    g.play("stay")
    assert (g.at("gI01"), g.ask) == ("0201", "ask-act")
    gone = acting(units, (6, 5)).play("act gI01", "leave-works")
    while gone.ask == "ask-flee":
        gone.play(gone.options()[0])
    assert gone.at("gI01") != "0201"


@pytest.mark.rule("16.33", "14.35", "12.25")
def test_d_17_in_an_assault_hex_too() -> None:
    units = "unit gI01 at 0201 to-move demoralised\nunit rI01 at 0201 spent\n" + WORKS.format("german")
    g = acting(units, (6, 5)).play("act gI01")
    assert g.asked == "german 16.33"
    assert g.play("stay").at("gI01") == "0201"
    gone = acting(units, (6, 5)).play("act gI01", "leave-works")
    assert gone.asked == "german 14.35"
    closed = acting(units, (6, 5), rows="  l . l . . . . .\n  l l l . . . . .\n" + "  . . . . . . . .\n" * 2)
    assert closed.play("act gI01").at("gI01") == "0201", "without a way out nobody is asked"


@pytest.mark.rule("16.3", "16.31", "12.31", "12.33")
def test_16_3_who_comes_into_works_where_the_enemy_is_is_outside_them_until_one_side_is_alone() -> None:
    garrison = "unit rI01 at 0201 spent\n" + WORKS.format("russian")
    g = acting(f"force assault -\nunit gI01 at 0101 {LED}\n" + garrison, 3, 3).play("act gI01", "assault 0201")
    g.until("ask-act", "fire-together")
    assert ("outside" in g.marks("gI01"), "outside" in g.marks("rI01")) == (True, False)
    fight = garrison + "unit rI02 at 0201 outside\nunit gI01 at 0201 outside to-fire\n"
    mixed = acting("force assault -\n" + fight).play("act gI01", "assault 0201")
    assert mixed.asked == "russian 12.33"
    assert mixed.tally().parts[0].total == 5, "the other company is not in the works"
    text = f"board\n{ROW}acting russian\nunderway acting\nunit rI08 at 0804 to-move\nunit gI04 at 0801\n{garrison}"
    relief = "unit gI01 at 0201 outside\nunit rI02 at 0301 to-fire led well-led by rCpt1a\n"
    joined = lay_out(text + relief).play("act rI02", "reinforce 0201")
    assert [is_fortified(joined.table, joined.piece(name)) for name in ("rI01", "rI02")] == [True, False]
    alone = acting(f"unit gI01 at 0201 outside to-move led\nunit rI02 at 0201 outside\n{garrison}").play("act gI01")
    alone.play("to 0101", "hold")
    assert [is_fortified(alone.table, alone.piece(name)) for name in ("rI01", "rI02")] == [True, True]
    assert "outside" not in alone.marks("gI01")
