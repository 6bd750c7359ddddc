"""Chapters 4.4, 5.64, 5.65, 6.3, 7.2, 7.4 and 15.52: who is hit by what, wagons and loads, overstacking, riders."""

from __future__ import annotations

import pytest

from grognard.games.august.assault import Attack, attack_tally
from grognard.games.august.ground import is_fortified
from grognard.games.august.morale import best_helper
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . .\n" * 3
SPARE = "unit gI04 at 0103 to-move\n"
LOADED = "unit rW1 at 0301 load rMG1\nunit rMG1 at 0301 limbered loaded\n"


def shooting(units: str, result: str, *rolls: Roll, first: str = "gI01") -> Battle:
    """A German company that has fired at 0301, with this result, in daylight at Tilsit."""
    text = (
        f"turn 6\nboard\n{ROW}force direct-fire {result}\nacting german\nunderway acting\n{SPARE}"
        f"unit gI01 at 0101 to-fire\nunit rI08 at 0603\n{units}"
    )
    return lay_out(text, (3, 4), *rolls, scenario="tilsit").play(f"act {first}", "fire 0301")


# Wagons and loads (5.64, 5.65, 4.4) ----------------------------------------------------------------------------


@pytest.mark.rule("4.4", "5.64", "5.65", "ex.9")
def test_ex_9_a_shaken_wagon_puts_down_its_load_and_one_unit_too_many_goes() -> None:
    units = "unit rI01 rI02 at 0301\nunit r76A at 0301\n" + LOADED
    order = sorted(["rI01", "rI02", "r76A", "rW1"], key=ground(". .", scenario="tilsit").roster.numbers.__getitem__)
    rolls = [(4, 5) if name == "rW1" else (1, 1) for name in order]
    g = shooting(units, "M", *rolls)
    assert g.asked == "russian 4.4"
    assert g.marks("rMG1") == {"discouraged"}
    assert g.table.face_name(g.piece("rMG1")) == "limbered"
    assert set(g.options("give-up")) == {"rI01", "rI02", "r76A", "rMG1"}
    g.play("give-up rMG1")
    assert g.at("rMG1") == "out"
    assert g.table.position.lost[1] == 1


@pytest.mark.rule("5.64", "ex.11", "7.61")
def test_ex_11_what_happens_to_a_wagon_happens_to_its_load() -> None:
    dead = shooting(LOADED, "X")
    assert (dead.at("rW1"), dead.at("rMG1")) == ("out", "out")
    shaken = shooting(LOADED, "M", (4, 5))
    assert "discouraged" in shaken.marks("rW1") & shaken.marks("rMG1")
    assert len(shaken.told("fails-test")) == 1, "the load takes no test of its own"


# What is hit (7.41, 7.45, 7.51) --------------------------------------------------------------------------------


@pytest.mark.rule("7.41", "7.45", "8.1")
def test_7_45_everyone_in_the_hex_takes_his_own_test() -> None:
    g = shooting("unit rI01 rI02 rMG1 rCpt1a at 0301\n", "M", (1, 1), (1, 1), (1, 1), (1, 1))
    assert len(g.told("passes-test")) == 4


@pytest.mark.rule("7.51")
def test_7_51_shifts_end_at_the_edge_of_the_table() -> None:
    rows = "  . . w1 .\n  . . . .\n  . . . .\n"
    text = f"board\n{rows}acting german\nunderway acting\nunit gI04 at 0103 to-move\npiece gI01 fire 2\n"
    g = lay_out(text + "unit gI01 at 0101 to-fire\nunit rMG1 at 0301 observed\n").play("act gI01")
    assert g.tally("fire 0301").total == -3
    assert g.column("fire 0301") == "1"


@pytest.mark.rule("7.22", "7.25", "7.33")
def test_7_25_guns_and_wagons_have_no_direct_fire_and_nobody_fires_twice() -> None:
    text = f"turn 6\nboard\n{ROW}acting german\nunit g77A at 0101\nunit gW1 at 0102\nunit gI01 at 0103 spent\n"
    g = lay_out(text + "unit rI01 at 0301\nunit gI02 at 0103\n", scenario="tilsit")
    assert g.refused("unit gI01").startswith("§3.3 ")
    assert g.play("unit gW1").options("fire-with") == []


@pytest.mark.rule("7.24", "10.1")
def test_7_24_nobody_fires_at_a_hex_with_friends() -> None:
    text = f"turn 6\nboard\n{ROW}acting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-fire\n"
    g = lay_out(text + "unit gW1 at 0301\nunit rCpt1a at 0301\n", scenario="tilsit").play("act gI01")
    assert g.refused("fire 0301") == "§7.24 Friendly units are there."


@pytest.mark.rule("10.0", "8.3", "7.43")
def test_8_3_an_opportunity_firer_must_see_the_mover_himself() -> None:
    rows = "  . . w . . .\n" * 3
    text = f"board\n{rows}acting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-move led\nunit gI02 at 0102\n"
    g = lay_out(text + "unit rMG1 at 0501\n").play("act gI01", "to 0201")
    assert g.ask == "ask-step", "the wood between hides it"


# Leaders (6.3, 13.13) ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3")
def test_6_3_a_leader_who_has_acted_still_helps_in_tests_but_calls_nobody() -> None:
    g = ground(". .", "unit rI01 rCpt1a at 0101\n")
    captain = number(g, "rCpt1a")
    g.mark(captain, 1)
    assert best_helper(g, number(g, "rI01")) == captain
    text = f"board\n{ROW}acting german\nunit gCpt1a at 0101 spent\nunit gI01 at 0101\nunit rI01 at 0603\n"
    assert lay_out(text).refused("leader gCpt1a").startswith("§3.3 ")


@pytest.mark.rule("13.13", "6.61")
def test_13_13_a_leader_beside_the_way_helps_a_moving_unit() -> None:
    text = f"board\n{ROW}force direct-fire M\nacting german\nunderway acting\n{SPARE}unit gI01 at 0101 to-move led\n"
    helped = lay_out(text + "unit gCpt1a at 0202\nunit rI01 at 0401\n", (3, 4), (4, 5)).play("act gI01", "to 0201")
    assert helped.play("shoot rI01").marks("gI01") & {"discouraged"} == set()
    alone = lay_out(text + "unit rI01 at 0401\n", (3, 4), (4, 5)).play("act gI01", "to 0201", "shoot rI01")
    assert "discouraged" in alone.marks("gI01")


# The end of a turn, cavalry, works -----------------------------------------------------------------------------


@pytest.mark.rule("3.0.D")
def test_3_0_d_marks_of_the_turn_come_off_and_states_stay() -> None:
    text = f"board\n{ROW}acting german\nunit gI01 at 0101 spent dug-in observed\nunit gMG1 at 0101 shot discouraged\n"
    g = lay_out(text + "unit gI02 at 0102\nunit rI01 at 0603\n", 6, 1).play("pass", "pass")
    assert g.marks("gI01") == {"dug-in", "observed"}
    assert g.marks("gMG1") == {"discouraged"}


@pytest.mark.rule("15.52", "15.42")
def test_15_52_a_dismounted_squadron_that_is_demoralised_mounts_at_once() -> None:
    g = shooting("unit rC-a at 0301 dismounted\n", "M", (6, 6))
    assert "demoralised" in g.marks("rC-a")
    assert g.table.face_name(g.piece("rC-a")) == "mounted"


@pytest.mark.rule("15.6", "16.24")
def test_15_6_cavalry_does_not_dig() -> None:
    text = f"turn 6\nboard\n{ROW}acting german\nunderway acting\n{SPARE}unit gC-a at 0101 dismounted to-move\n"
    g = lay_out(text + "unit rI01 at 0603\n", scenario="tilsit").play("act gC-a")
    assert "dig" not in g.options()


@pytest.mark.rule("16.3", "16.31", "16.34")
def test_16_31_only_the_side_that_holds_the_works_is_fortified_and_no_cavalry() -> None:
    works = "hex 0101 fort 1\nhex 0101 control russian\n"
    units = "unit rI01 at 0101\nunit gI01 at 0101\nunit rC-a at 0101 mounted\nunit rW1 at 0101\n"
    g = ground(". . .", works + units, scenario="tilsit")
    inside = {name: is_fortified(g, number(g, name)) for name in ("rI01", "gI01", "rC-a", "rW1")}
    assert inside == {"rI01": True, "gI01": False, "rC-a": False, "rW1": False}


@pytest.mark.rule("12.7", "12.31")
def test_12_7_a_pure_charge_gives_two_columns() -> None:
    g = ground(". . .", "unit gC-a at 0101 mounted\nunit rI01 at 0101\n", scenario="tilsit")
    attack = Attack(g.sides[0], g.board.grid.find("0101"), (number(g, "gC-a"),), is_charge=True)
    tally = attack_tally(g, attack, attack.pieces, is_fortified_target=False)
    assert [(reason.key, reason.value) for reason in tally.reasons] == [("reason-charge", 2)]


@pytest.mark.rule("12.4", "7.42")
def test_12_4_all_in_a_hex_take_part_when_it_is_first_assaulted() -> None:
    led = "to-fire led well-led by gCpt1a"
    text = f"board\n{ROW}force assault M\nacting german\nunderway acting\n{SPARE}unit gI01 at 0101 {led}\n"
    units = "unit rI01 at 0201 spent\nunit rMG1 at 0201\nunit rI08 at 0603\n"
    g = lay_out(text + units, 3, 3, (1, 1), (1, 1), (1, 1)).play("act gI01", "assault 0201")
    assert len(g.told("passes-test")) == 3, "both defenders and the attacker"
