"""Chapter 8.3: the stacking limit, and when it is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from grognard.games.verdun.stacking import fits, stacking
from tests.games.verdun.scenes import ground

if TYPE_CHECKING:
    from tests.games.verdun.conftest import Field

LANE = "board\n" + ". \n" * 8 + "phase 4.IV\n"
FULL = "§8.31 There would be more than two regiments, or as much, in the hex."


@pytest.mark.rule("8.3", "8.31", "8.32", "14.4")
@pytest.mark.parametrize(
    ("units", "halves"),
    [
        ("IR81", 2),
        ("IR81 IR87", 4),
        ("IR81 IR87 FR80", 6),
        ("III-art1", 2),
        ("5-art", 1),
        ("III-HQ", 1),
        ("G-rem1", 1),
        ("5-pi", 1),
        ("56Ch", 1),
        ("29T", 2),
        ("Vaux-fort 208R 56Ch", 3),
        ("IR81 III-art1 5-art", 5),
        ("IR81 IR87 21-pi", 4),
        ("IR81 IR87 25-pi", 5),
        ("IR81 IR115 21-pi 25-pi", 5),
        ("21-pi IR81 IR115", 4),
        ("21-art IR115 XVIII-HQ 21-pi", 4),
    ],
)
def test_8_32_what_each_counts_in_half_regiments(field: Field, units: str, halves: int) -> None:
    g = field(LANE + "unit IR24 at 0101")
    pieces = [g.piece(name) for name in units.split()]
    assert stacking(g.table, pieces) == halves
    assert fits(g.table, pieces) is (halves <= 4)


@pytest.mark.rule("8.31")
def test_8_31_a_third_regiment_does_not_end_in_a_hex_where_two_have_come_to_stay(field: Field) -> None:
    g = field(LANE + "unit IR81 IR87 at 0103\nunit FR80 at 0101\nunit IR24 at 0108").play(
        "dig IR81", "dig IR87", "move FR80"
    )
    assert g.options("to") == ["0102", "0104", "0105", "0106"], "it may pass through"
    assert g.refused("to 0103") == FULL


@pytest.mark.rule("8.12", "8.34", "8.31")
def test_8_12_it_may_come_first_if_those_who_are_there_can_still_go(field: Field) -> None:
    g = field(LANE + "unit IR81 IR87 at 0103\nunit FR80 at 0101\nunit IR24 at 0108").march("FR80", "0103")
    assert "done" not in g.options()
    assert g.refused("done") == "§8.31 Too many units are in 0103, and some of them can still leave."
    g.march("IR87", "0104")
    assert "done" in g.options()


@pytest.mark.rule("8.31")
def test_8_31_the_last_who_can_leave_a_hex_with_too_many_does_not_stay_nor_dig(field: Field) -> None:
    g = (
        field(LANE + "unit IR81 IR87 at 0103\nunit FR80 at 0101\nunit IR24 at 0108")
        .march("FR80", "0103")
        .play("dig IR81")
    )
    assert g.refused("dig IR87") == FULL
    g.play("move IR87")
    assert "halt" not in g.options()
    g.play("to 0102", "halt", "done")
    assert g.at("IR87") == "0102"


@pytest.mark.rule("8.31")
def test_8_31_two_full_stacks_may_change_places(field: Field) -> None:
    g = field(LANE + "unit IR81 IR87 at 0103\nunit IR115 IR116 at 0104\nunit IR24 at 0108")
    g.march("IR81", "0104", how=["with IR87"]).march("IR115", "0103", how=["with IR116"])
    assert "done" in g.options()


@pytest.mark.rule("8.31", "8.0")
def test_8_31_more_than_may_stand_together_do_not_move_together(field: Field) -> None:
    g = field(LANE + "unit IR81 IR87 FR80 21-pi 25-pi at 0103").play("move IR81", "with IR87")
    assert g.options("with") == ["21-pi"]
    assert g.refused("with FR80") == FULL


@pytest.mark.rule("8.31")
def test_8_31_a_pioneer_battalion_joins_a_full_stack_of_its_own_division_only(field: Field) -> None:
    ground = LANE + "unit IR81 IR115 at 0103 moved\nunit IR24 at 0108\n"
    assert field(ground + "unit 21-pi at 0101").play("move 21-pi").refused("to 0103") == ""
    assert field(ground + "unit 5-pi at 0101").play("move 5-pi").refused("to 0103") == FULL


@pytest.mark.rule("8.31")
def test_8_31_where_nobody_can_leave_the_phase_ends_all_the_same(field: Field) -> None:
    """Ruling 72: too many after a retreat, and the enemy all around."""
    g = field("board\n. .\n. .\nphase 4.IX\nunit 208R 243R 233R at 0101\nunit IR81 at 0102\nunit IR87 at 0201")
    assert "done" in g.options()
    g.play("move 208R")
    assert g.options("to") == []
    g.play("halt", "done")
    assert g.phase != "4.IX"


@pytest.mark.rule("8.31", "3.2", "8.33")
def test_8_33_germans_start_too_close_and_spread_out_in_their_first_movement(field: Field) -> None:
    g = field("verdun haumont\nphase 4.IV\nunit IR81 IR87 FR80 XVIII-art1 at 1301\nunit 208R at 1803")
    assert g.refused("done").startswith("§8.31")
    g.march("IR81", "1302")
    assert g.refused("done").startswith("§8.31")
    g.march("FR80", "1201").play("done")
    assert g.phase != "4.IV"


@pytest.mark.rule("8.33", "6.4")
def test_8_33_reinforcements_enter_in_one_heap_and_leave_it_in_their_first_movement(field: Field) -> None:
    g = field("verdun douaumont\nturn 4\nphase 6.4 2\nunit 418RI 9Z 1ZT 153-art at feb-24\nunit 208R at 1803")
    assert [g.at(name) for name in ("418RI", "9Z", "1ZT", "153-art")] == ["1323"] * 4
    assert g.phase == "4.IX"
    assert g.refused("done") == "§8.31 Too many units are in 1323 Road to Bar-le-Duc, and some of them can still leave."
    g.march("418RI", "1322").march("9Z", "1321").play("done")


@pytest.mark.rule("8.12")
def test_8_12_any_number_pass_through(field: Field) -> None:
    g = field(LANE + "unit IR81 IR87 at 0103 moved\nunit IR115 at 0101\nunit IR24 at 0108").march("IR115", "0105")
    assert g.at("IR115") == "0105"


# Who can still leave ---------------------------------------------------------------------------------------------

HEMMED_IN = """phase 4.IX
turn 3
unit XXX-art XX-art at 0505
unit III-art1 at 0503
unit III-art2 at 0507
unit XVIII-art1 at 0304
unit XVIII-art2 at 0704
unit VIIR-art at 0306
unit V-art at 0706
unit 35RI at 0406
"""


@pytest.mark.rule("8.31", "8.12", "8.43")
def test_8_31_guns_that_zones_hem_in_make_no_room(field: Field) -> None:
    """They have not moved, but there is no way out for them; without the zones there is."""
    g = field(ground() + HEMMED_IN).play("move 35RI")
    assert g.refused("to 0505") == FULL
    g = field(ground() + HEMMED_IN.replace("unit V-art at 0706\n", "")).play("move 35RI")
    assert g.refused("to 0505") == ""


@pytest.mark.rule("8.31", "8.12", "14.11")
def test_8_31_nobody_digs_in_who_alone_can_make_room_for_those_of_another_hex(field: Field) -> None:
    """Bad weather: only from 0102 can anybody go on to 0103, and only after him can one of the three leave 0101."""
    lane = "board\n. \n. \nwh \nphase 4.IV\nturn 2\nweather bad\n"
    g = field(lane + "unit IR81 IR87 at 0101\nunit FR80 IR115 25-art at 0102\n").march("25-art", "0101")
    assert g.refused("done") == "§8.31 Too many units are in 0101, and some of them can still leave."
    assert g.refused("dig IR115") == "", "the other can go"
    g.play("dig FR80")
    assert g.refused("dig IR115") == "§8.31 Too many units are in 0101, and none of them could leave it any more."
    g.march("IR115", "0103").march("IR81", "0102").play("done")
    assert [g.at(unit) for unit in ("IR81", "IR87", "25-art")] == ["0102", "0101", "0101"]


@pytest.mark.rule("8.31", "8.12")
def test_8_31_nobody_fills_the_last_hex_to_which_those_of_another_can_go(field: Field) -> None:
    lane = "board\n. \n. \n. \nwh \nphase 4.IV\n"
    units = "unit IR81 IR87 at 0101 out-of-supply\nunit FR80 IR115 at 0102 moved\nunit IR117 at 0103 moved\n"
    g = field(lane + units + "unit 25-art at 0103\nunit IR116 at 0104\n").march("25-art", "0101").play("move IR116")
    assert g.refused("to 0103") == "§8.31 Too many units are in 0101, and none of them could leave it any more."
    g.play("halt").march("IR81", "0103")
    assert g.refused("done") == ""
