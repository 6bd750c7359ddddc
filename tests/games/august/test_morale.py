"""Chapters 6.6, 6.7, 14: tests of morale, who helps, losses of leaders, recovery and flight."""

from __future__ import annotations

import pytest

from grognard.games.august import morale
from grognard.games.august.consequences import leader_falls
from grognard.games.august.initiative import initiative_tally
from grognard.games.august.morale import best_helper, printed_morale
from grognard.games.august.recovery import recovery_tally, threatened_hexes
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . . . . . . . . . .\n" * 3
SPARE = "unit gI04 at 0103 to-move\n"


def acting(units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen") -> Battle:
    """A German segment under way, with one piece that is still to act."""
    text = f"board\n{rows}{more}acting german\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario)


def shot_at(result: str, units: str, *rolls: Roll, more: str = "") -> Battle:
    """Russians in 0301 suffer a result of German fire."""
    text = f"force direct-fire {result}\n{units}unit gI01 at 0101 to-fire\nunit rI08 at 1403\n"
    return acting(text, (3, 4), *rolls, more=more).play("act gI01", "fire 0301")


# Tests (14.0, 14.1) --------------------------------------------------------------------------------------------


@pytest.mark.rule("14.0")
def test_14_0_units_have_the_morale_of_the_scenario_leaders_their_own() -> None:
    g = ground(". .", "unit rI01 at 0101\nunit rI02 at 0101 steps 1\nunit rMG1 at 0101\nunit gCpt3b at 0101\n")
    values = {name: printed_morale(g, number(g, name)) for name in ("rI01", "rI02", "rMG1", "gCpt3b")}
    assert values == {"rI01": 8, "rI02": 6, "rMG1": 8, "gCpt3b": 10}


@pytest.mark.rule("14.1", "6.61", "ex.33", "14.12")
def test_ex_33_leaders_test_first_and_help_their_men() -> None:
    units = "unit rCpt2b at 0301\nunit rI01 rI02 at 0301\n"
    g = shot_at("M2", units, (4, 4), (4, 4), (5, 5))
    assert g.marks("rCpt2b") == set()
    assert "discouraged" in g.marks("rI01")
    assert "demoralised" in g.marks("rI02")


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("roll", "state"), [((4, 4), ""), ((4, 5), "discouraged"), ((5, 5), "discouraged"), ((5, 6), "demoralised")]
)
def test_14_1_equal_passes_one_or_two_over_discourages_three_demoralises(roll: tuple[int, int], state: str) -> None:
    g = shot_at("M", "unit rI01 at 0301\n", roll)
    assert g.marks("rI01") == ({state} if state else set())


@pytest.mark.rule("14.11")
def test_14_11_the_discouraged_become_demoralised_whatever_they_miss_by() -> None:
    assert shot_at("M", "unit rI01 at 0301 discouraged\n", (4, 5)).marks("rI01") == {"demoralised"}


@pytest.mark.rule("14.11", "14.3")
@pytest.mark.parametrize(("roll", "steps"), [((4, 5), 2), ((5, 5), 1)])
def test_14_11_the_demoralised_lose_a_step_only_by_three(roll: tuple[int, int], steps: int) -> None:
    g = shot_at("M", "unit rI01 at 0301 demoralised\n", roll)
    assert (g.steps("rI01"), g.marks("rI01")) == (steps, {"demoralised"})


@pytest.mark.rule("14.11", "6.7")
def test_14_11_a_demoralised_leader_who_fails_by_three_is_lost() -> None:
    g = shot_at("M", "unit rLt1a at 0301 demoralised\nunit rI01 at 0301\n", (5, 4), (1, 1))
    assert g.at("rLt1a") == "out"


# Help (6.61 to 6.64) -------------------------------------------------------------------------------------------


@pytest.mark.rule("6.61", "6.63")
def test_6_63_a_steady_leader_helps_next_to_him_a_discouraged_one_in_his_hex() -> None:
    company = "unit rI01 at 0101\n"
    near = ground(". . .", company + "unit rCpt1a at 0201\n")
    assert best_helper(near, number(near, "rI01")) == number(near, "rCpt1a")
    shaken = ground(". . .", company + "unit rCpt1a at 0201 discouraged\n")
    assert best_helper(shaken, number(shaken, "rI01")) == -1
    with_it = ground(". . .", company + "unit rCpt1a at 0101 discouraged\n")
    assert best_helper(with_it, number(with_it, "rI01")) == number(with_it, "rCpt1a")
    gone = ground(". . .", company + "unit rCpt1a at 0101 demoralised\n")
    assert best_helper(gone, number(gone, "rI01")) == -1


@pytest.mark.rule("6.64")
def test_6_64_leaders_are_helped_only_by_a_higher_rank() -> None:
    g = ground(". .", "unit rCpt1a rCpt4a rLtC1a rLt1a at 0101\n")
    assert best_helper(g, number(g, "rLtC1a")) == -1
    assert best_helper(g, number(g, "rCpt1a")) == number(g, "rLtC1a")


@pytest.mark.rule("6.1", "6.61")
def test_6_1_a_cavalry_leader_helps_no_infantry() -> None:
    g = ground(". .", "unit rI01 at 0101\n", scenario="tilsit")
    rider = next(p for p in g.pieces_of[g.sides[1]] if g.is_leader[p] and g.is_cavalry[p] and g.bonus_of[p])
    g.place(rider, g.board.grid.find("0101"))
    assert best_helper(g, number(g, "rI01")) == -1


@pytest.mark.rule("12.81", "6.53")
def test_12_81_only_leaders_in_an_assault_hex_help_there() -> None:
    units = "unit rI01 at 0101\nunit gI01 at 0101\n"
    outside = ground(". . .", units + "unit rCpt1a at 0201\n")
    assert best_helper(outside, number(outside, "rI01")) == -1
    inside = ground(". . .", units + "unit rCpt1a at 0101\nunit rI02 at 0201\n")
    assert best_helper(inside, number(inside, "rI02")) == number(inside, "rCpt1a"), "he helps out of it (R 139)"


# Losses of leaders (6.72, 6.73) --------------------------------------------------------------------------------


@pytest.mark.rule("6.72")
def test_6_72_the_first_senior_commander_is_mourned_for_two_turns() -> None:
    units = "unit rLtC1a at 0301\nside russian senior rLtC1a\n"
    g = shot_at("X", units)
    assert g.at("rLtC1a") == "out"
    position = g.table.position
    assert (position.mourned[1], position.grief[1], position.grief_class[1]) == (1, 3, 1)
    assert initiative_tally(g.table, g.table.sides[1]).total == 0
    assert [reason.rule for reason in initiative_tally(g.table, g.table.sides[1]).reasons] == ["6.72"]


@pytest.mark.rule("6.72")
def test_6_72_a_shameful_end_counts_twice_as_long_and_the_successor_not_at_all() -> None:
    g = ground(". .", "unit rLtC1a rCpt1a at 0101\nside russian senior rLtC1a\n")
    for _ in leader_falls(g, number(g, "rLtC1a"), "14.44", is_shameful=True):
        pass
    assert g.position.grief[1] == 5
    g.position.senior[1] = number(g, "rCpt1a")
    g.position.turn = 3
    for _ in leader_falls(g, number(g, "rCpt1a"), "6.7"):
        pass
    assert g.position.grief[1] == 5


@pytest.mark.rule("6.72")
def test_6_72_a_leader_who_fails_the_test_has_acted_and_calls_nobody() -> None:
    grief = "side german mourned 1\nside german grief 3\nside german grief-class infantry\n"
    text = f"board\n{ROW}acting german\n{grief}unit gCpt1a gI01 at 0101\nunit rI01 at 1003\n"
    g = lay_out(text, (6, 6)).play("stack 0101")
    assert "spent" in g.marks("gCpt1a")
    assert g.options("move-with") == ["gI01"]
    g.play("move-with gI01", "act gI01")
    assert g.refused("to 0201").startswith("§5.5 ")


@pytest.mark.rule("6.73")
def test_6_73_a_fallen_colonel_makes_his_men_test_without_his_bonus() -> None:
    g = ground(". . . .", "unit rCol1a rI01 at 0101\nunit rI02 at 0201\nunit rI03 at 0301\n", scenario="goritten")
    colonel = number(g, "rCol1a")
    script = leader_falls(g, colonel, "6.7")
    tested = []
    question = next(script)
    while True:
        tested.append(question)
        try:
            question = script.send(2)
        except StopIteration:
            break
    assert len(tested) == 2
    tally = morale.test_tally(g, number(g, "rI01"), 0, colonel)
    assert {reason.rule: reason.value for reason in tally.reasons} == {"6.73": -1}


# Recovery (14.4) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4", "14.41")
@pytest.mark.parametrize(("roll", "state"), [((3, 4), set()), ((4, 4), {"discouraged"})])
def test_14_41_recovery_needs_less_than_the_morale(roll: tuple[int, int], state: set[str]) -> None:
    g = acting("unit gI01 at 0101 to-move discouraged\n", roll).play("act gI01", "recover")
    assert g.marks("gI01") == {"spent", *state}


@pytest.mark.rule("14.3", "14.41", "14.43")
@pytest.mark.parametrize(("roll", "state"), [((3, 3), {"discouraged"}), ((1, 1), set()), ((3, 4), {"demoralised"})])
def test_14_43_the_demoralised_improve_by_one_or_on_two_altogether(roll: tuple[int, int], state: set[str]) -> None:
    g = acting("unit gI01 at 0101 to-move demoralised\n", roll).play("act gI01")
    assert g.marks("gI01") == {"spent", *state}


@pytest.mark.rule("14.44", "6.72")
def test_14_44_a_demoralised_leader_deserts_on_twelve() -> None:
    g = acting("unit gLt1a at 0101 to-move demoralised\n", (6, 6)).play("act gLt1a")
    assert g.at("gLt1a") == "out"


@pytest.mark.rule("14.45", "16.33")
def test_14_45_a_village_or_a_fortification_adds_one_not_both() -> None:
    village = ground("v .", "unit gI01 at 0101 discouraged\nhex 0101 fort 1\nhex 0101 control german\n")
    works = ground(". .", "unit gI01 at 0101 discouraged\nhex 0101 fort 1\nhex 0101 control german\n")
    for g, key in ((village, "reason-village"), (works, "reason-fortified")):
        tally = recovery_tally(g, number(g, "gI01"))
        assert tally.total == 8
        assert [reason.key for reason in tally.reasons] == [key, "reason-below"]


@pytest.mark.rule("6.62", "6.65", "14.4")
def test_6_62_a_leader_who_gives_his_action_adds_his_bonus() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0201 to-move led by gCpt1a discouraged\n"
    g = acting(units, (4, 4)).play("act gCpt1a", "support")
    assert g.marks("gCpt1a") == {"spent"}
    g.play("act gI01", "recover")
    assert "discouraged" not in g.marks("gI01")


@pytest.mark.rule("6.62", "6.65")
def test_6_65_without_it_he_adds_nothing() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0201 to-move led by gCpt1a discouraged\n"
    g = acting(units, (4, 4)).play("act gI01", "recover")
    assert "discouraged" in g.marks("gI01")


@pytest.mark.rule("3.0.C", "14.42")
def test_14_42_nobody_passes_with_a_demoralised_piece_that_has_not_acted() -> None:
    text = f"board\n{ROW}acting german\nunit gI01 at 0101 demoralised\nunit gI02 at 0102\nunit rI01 at 1003\n"
    assert "pass" not in lay_out(text).options()
    assert "pass" in lay_out(text.replace("demoralised", "demoralised spent")).options()


@pytest.mark.rule("14.3", "3.13")
def test_14_3_a_demoralised_piece_is_declared_only_to_recover() -> None:
    text = f"board\n{ROW}acting german\nunit gI01 at 0101 demoralised\nunit rI01 at 1003\n"
    g = lay_out(text).play("unit gI01")
    assert g.options("fire-with") == []


@pytest.mark.rule("14.12", "14.41", "14.42")
def test_14_12_shaken_leaders_of_the_segment_act_before_anybody_below_them_recovers() -> None:
    units = (
        "unit gMaj1a gCpt1a at 0101 to-move discouraged\n"
        "unit gI01 at 0101 to-move demoralised led by gMaj1a\nunit gI02 at 0101 to-move discouraged led by gMaj1a\n"
    )
    g = acting(units, (1, 1), (1, 1), scenario="goritten")
    assert g.refused("act gI01") == "§14.12 Discouraged or demoralised leaders of higher rank act first."
    assert "done" not in g.options(), "the demoralised company must still try"
    assert "recover" not in g.play("act gI02").options(), "a discouraged one may do something else"
    g.play("stay", "act gMaj1a", "recover")
    assert g.refused("act gI01").startswith("§14.12 ")
    g.play("act gCpt1a", "stay", "act gI01")
    assert g.marks("gI01") & {"demoralised", "discouraged"} == set()


# Flight (14.31 to 14.35) ---------------------------------------------------------------------------------------

FAIL = (6, 5)


def fleeing(units: str, *rolls: Roll, rows: str = ROW, name: str = "gI01", scenario: str = "bilderweitschen") -> Battle:
    """A demoralised German piece that fails to recover."""
    return acting(units, FAIL, *rolls, rows=rows, scenario=scenario).play(f"act {name}")


@pytest.mark.rule("14.32", "def.protected-hex")
def test_14_32_in_a_refuge_it_stays() -> None:
    g = fleeing("unit gI01 at 0101 to-move demoralised\nunit rI01 at 0501\n")
    assert g.at("gI01") == "0101"
    assert g.told("stays-protected")


@pytest.mark.rule("14.31", "14.33", "def.protected-hex")
def test_14_31_under_fire_it_flees_to_the_nearest_hex_out_of_range() -> None:
    g = fleeing("unit gI01 at 0402 to-move demoralised\nunit rI01 at 0602 spent\n")
    while g.ask == "ask-flee":
        g.play(g.options()[0])
    assert g.table.board.grid.distance(g.hex(g.at("gI01")), g.hex("0602")) == 3


@pytest.mark.rule("14.33")
def test_14_33_it_never_comes_closer_and_without_a_way_it_stays() -> None:
    g = fleeing("unit gI01 at 0101 to-move demoralised\nunit rI01 at 0201 spent\n", rows="  . .\n  l l\n  . .\n")
    assert g.at("gI01") == "0101"


@pytest.mark.rule("14.31", "13.11")
def test_14_31_a_flight_is_fired_at_like_any_move() -> None:
    g = fleeing("unit gI01 at 0402 to-move demoralised\nunit rMG1 at 0602\n")
    assert g.ask in ("ask-flee", "ask-shoot")
    while g.ask == "ask-flee":
        g.play(g.options()[0])
    assert g.asked == "russian 13.1"


@pytest.mark.rule("14.34")
def test_14_34_a_gun_that_would_have_to_flee_is_lost() -> None:
    units = "unit g77A at 0402 to-move demoralised\nunit rI01 at 0602 spent\n"
    g = fleeing(units, name="g77A", scenario="mattischkehmen")
    assert g.at("g77A") == "out"
    safe = fleeing("unit g77A at 0402 to-move demoralised\nunit rI01 at 0902\n", name="g77A", scenario="mattischkehmen")
    assert safe.at("g77A") == "0402"


@pytest.mark.rule("14.35", "12.25", "12.22", "12.23")
def test_14_35_from_an_assault_hex_it_flees_one_hex_and_may_be_harassed() -> None:
    g = fleeing("unit gI01 at 0402 to-move demoralised\nunit rI01 at 0402 spent\n", 1)
    assert g.asked == "german 14.35"
    g.play("flee 0302")
    assert g.asked == "russian 12.23"
    g.play("harass")
    assert g.at("gI01") == "0302"


@pytest.mark.rule("14.35", "12.25")
def test_14_35_without_an_exit_it_is_eliminated() -> None:
    units = "unit gI01 at 0101 to-move demoralised\nunit rI01 at 0101 spent\nunit rI02 at 0201 spent\n"
    g = fleeing(units, rows="  . .\n  l l\n  . .\n")
    assert g.at("gI01") == "out"


@pytest.mark.rule("14.31")
def test_14_31_the_threat_is_range_sight_and_a_free_line() -> None:
    g = ground(". . w . . .\n. . w . . .\n. . w . . .", "unit gI01 at 0101\nunit rMG1 at 0602\n")
    threatened = threatened_hexes(g, number(g, "gI01"))
    assert not threatened >> g.board.grid.find("0101") & 1, "behind the wood"
    assert threatened >> g.board.grid.find("0402") & 1


@pytest.mark.rule("6.62", "14.4")
def test_6_62_a_leader_may_flee_with_his_men_and_a_discouraged_one_is_demoralised_by_it() -> None:
    units = "unit gI01 at 0402 to-move demoralised led by gCpt1a\nunit rI01 at 0602 spent\n"
    g = acting(units + "unit gCpt1a at 0402 discouraged to-move\n", FAIL).play("act gCpt1a", "support", "act gI01")
    assert g.asked == "german 6.62"
    g.play("along gCpt1a")
    while g.ask == "ask-flee":
        g.play(g.options()[0])
    assert g.at("gCpt1a") == g.at("gI01") != "0402"
    assert g.marks("gCpt1a") >= {"demoralised", "spent"}
    stays = fleeing(units + "unit gCpt1a at 0402 to-move\n").play("stay")
    while stays.ask == "ask-flee":
        stays.play(stays.options()[0])
    assert stays.at("gCpt1a") == "0402"


@pytest.mark.rule("6.61")
def test_6_61_who_waits_off_the_map_is_not_helped_by_leaders_on_it() -> None:
    g = ground(". .", "unit gCpt3b at 0101\nunit gLt1a at waiting-1\nunit gCpt1a at waiting-1\n")
    waiting, near, away = (number(g, name) for name in ("gLt1a", "gCpt1a", "gCpt3b"))
    assert morale.may_help(g, near, waiting)
    assert not morale.may_help(g, away, waiting)


# Checks of the chapter -----------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "14.41")
def test_d_4_equal_passes_a_test_and_fails_a_recovery() -> None:
    assert shot_at("M", "unit rI01 at 0301\n", (4, 4)).marks("rI01") == set()
    recovery = acting("unit gI01 at 0101 to-move discouraged\n", (4, 4)).play("act gI01", "recover")
    assert recovery.marks("gI01") == {"spent", "discouraged"}


@pytest.mark.rule("14.43", "14.44")
@pytest.mark.parametrize(("roll", "place", "state"), [((6, 6), "out", set()), ((1, 1), "0101", {"spent"})])
def test_d_5_a_demoralised_leader_deserts_on_twelve_and_is_steady_on_two(
    roll: tuple[int, int], place: str, state: set[str]
) -> None:
    g = acting("unit gLt1a at 0101 to-move demoralised\n", roll).play("act gLt1a")
    assert (g.at("gLt1a"), g.marks("gLt1a")) == (place, state)


@pytest.mark.rule("14.43", "14.44")
def test_14_44_units_do_not_desert_and_a_discouraged_leader_neither() -> None:
    unit = acting("unit gI01 at 0101 to-move demoralised\n", (6, 6)).play("act gI01")
    assert unit.at("gI01") == "0101"
    leader = acting("unit gLt1a at 0101 to-move discouraged\n", (6, 6)).play("act gLt1a", "recover")
    assert leader.marks("gLt1a") == {"spent", "discouraged"}


@pytest.mark.rule("14.11")
@pytest.mark.parametrize(
    ("before", "roll", "after", "steps"),
    [
        ("discouraged", (4, 5), "demoralised", 2),
        ("demoralised", (4, 5), "demoralised", 2),
        ("demoralised", (4, 6), "demoralised", 1),
    ],
)
def test_d_6_a_discouraged_unit_failing_by_one_and_a_demoralised_one_by_two_and_three(
    before: str, roll: tuple[int, int], after: str, steps: int
) -> None:
    g = shot_at("M", f"unit rI01 at 0301 {before}\n", roll)
    assert (g.marks("rI01"), g.steps("rI01")) == ({after}, steps)


@pytest.mark.rule("14.31", "14.32", "16.5")
def test_14_32_a_hidden_enemy_changes_nothing_about_where_a_piece_is_safe() -> None:
    units = "unit gI01 at 0101\nunit rI01 at 0103\n"
    rows = ".\n.\n.\n.\n"
    open_line = ground(rows, units, scenario="orlau")
    blocked = ground(rows, units + "unit rI02 at 0102 unseen\n", scenario="orlau")
    threats = [threatened_hexes(g, number(g, "gI01")) for g in (open_line, blocked)]
    assert threats[0] == threats[1]


@pytest.mark.rule("14.34", "14.32", "16.33")
def test_14_34_a_gun_in_works_stays_and_is_not_asked() -> None:
    works = "hex 0402 fort 1\nhex 0402 control german\n"
    units = works + "unit g77A at 0402 to-move demoralised\nunit rI01 at 0602 spent\n"
    g = fleeing(units, name="g77A", scenario="mattischkehmen")
    assert (g.at("g77A"), g.ask) == ("0402", "ask-act")


@pytest.mark.rule("5.7", "14.33", "14.35")
def test_5_7_at_night_no_unit_flees_to_ground_of_the_enemy_unless_it_is_led_or_leaves_an_assault() -> None:
    ground_of_enemy = "hex 0301 control russian\nhex 0302 control russian\n"
    units = "unit gI01 at 0402 to-move demoralised{}\nunit rI01 at 0502 spent\n" + ground_of_enemy
    alone = acting(units.format(""), FAIL, scenario="tilsit").play("act gI01")
    assert not {"0301", "0302"} & {*alone.options("flee")}
    led = acting(units.format(" led"), FAIL, scenario="tilsit").play("act gI01")
    assert {"0301", "0302"} & {*led.options("flee")}
    day = acting(units.format(""), FAIL, more="turn 6\n", scenario="tilsit").play("act gI01")
    assert {"0301", "0302"} & {*day.options("flee")}
    stormed = acting(units.format("").replace("0502", "0402"), FAIL, scenario="tilsit").play("act gI01")
    assert {"0301", "0302"} & {*stormed.options("flee")}
