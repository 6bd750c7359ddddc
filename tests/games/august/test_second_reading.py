"""A second reading of the book, chapter by chapter: exceptions, orders of steps, and clauses that meet."""

from __future__ import annotations

import pytest

from grognard.games.august.opportunity import cannot_react
from grognard.games.august.recovery import threatened_hexes
from grognard.games.august.sight import lose_observed, mark_observed
from grognard.games.august.words import OBSERVED
from grognard.kernel.asking.script import Refusal
from grognard.kernel.numbers.tally import Tallies
from grognard.kernel.tactics.reaction import Watch
from tests.games.august.fielding import Battle, Roll, down, ground, lay_out, number

ROW = "  . . . . . . . .\n" * 6
SPARE = "unit gI04 at 0806 to-move\nunit rI08 at 0801 spent\n"
LED = "to-fire led well-led by gCpt1a"
RIDES = "to-fire led well-led by gcCpt1a"
EASY = (1, 1)
"""Dice with which everybody passes a test, and a leader falls."""
SAFE = (2, 2)
"""The same, with which a leader lives through one step."""
AWFUL = (6, 6)
"""Dice with which everybody is demoralised."""


def acting(
    units: str, *rolls: Roll, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen", side: str = "german"
) -> Battle:
    """A segment under way, by day."""
    day = {"tilsit": "turn 6\n", "orlau": "turn 10\n"}.get(scenario, "")
    text = f"{day}board\n{rows}{more}acting {side}\nunderway acting\n{SPARE}{units}"
    return lay_out(text, *rolls, scenario=scenario)


# Sight and lines of fire (chapters 8 and 10) -------------------------------------------------------------------


@pytest.mark.rule("8.52")
@pytest.mark.parametrize(("enemy", "keeps"), [("rW1", True), ("rI01", True), ("rCpt1a", False)])
def test_8_52_an_enemy_wagon_is_a_unit_that_keeps_the_marker_and_a_leader_is_none(enemy: str, keeps: bool) -> None:
    g = ground(down("w", ".", ".", ".", "."), f"unit gI01 at 0101\nunit {enemy} at 0104\n", scenario="tilsit")
    company = number(g, "gI01")
    g.position.turn = 6
    mark_observed(g, company)
    g.place(company, g.board.grid.find("0102"))
    lose_observed(g, company)
    assert g.has(company, OBSERVED) is keeps


@pytest.mark.rule("16.12", "8.52")
def test_16_12_who_fires_out_of_smoke_is_observed_and_who_goes_into_smoke_no_more() -> None:
    units = "force direct-fire -\nhex 0404 0304 smoke german\nunit gI01 at 0404 to-fire\nunit rI01 at 0405 spent\n"
    g = acting(units, (3, 4), scenario="usdau").play("act gI01", "fire 0405")
    assert "observed" in g.marks("gI01")
    moved = acting(
        units.replace("0404 to-fire", "0404 observed to-move led") + "unit rMG1 at 0305\n", scenario="usdau"
    ).play("act gI01", "to 0304")
    assert "observed" not in moved.marks("gI01")


@pytest.mark.rule("7.24", "10.1", "10.13")
@pytest.mark.parametrize(("friend", "is_free"), [("gW1", False), ("gMG1", False), ("gCpt1a gLt1a", True)])
def test_7_24_a_wagon_of_ones_own_stops_a_line_of_fire_leaders_do_not(friend: str, is_free: bool) -> None:
    g = acting(f"unit gI01 at 0402 to-fire\nunit {friend} at 0403\nunit rI01 at 0404\n", scenario="tilsit")
    assert ("0404" in g.play("act gI01").options("fire")) is is_free


@pytest.mark.rule("10.1", "10.11")
@pytest.mark.parametrize(("height", "is_free"), [(".1", True), (".", False)])
def test_10_1_from_higher_ground_even_friends_beside_the_target_are_fired_over(height: str, is_free: bool) -> None:
    rows = f"  . . {height} . . .\n" + "  . . . . . .\n" * 5
    text = (
        f"board\n{rows}acting german\nunderway acting\nunit gI04 at 0606 to-move\nunit rI08 at 0601 spent\n"
        "unit gMG1 at 0301 to-fire\nunit gI01 at 0303\nunit rI01 at 0304\n"
    )
    assert ("0304" in lay_out(text).play("act gMG1").options("fire")) is is_free


@pytest.mark.rule("6.51", "7.32")
def test_6_51_one_stack_fires_together_without_a_leader_squadrons_on_foot_and_companies() -> None:
    units = "unit gI01 at 0404 to-fire\nunit gC-a at 0404 dismounted to-fire\nunit rI01 at 0405\n"
    g = acting(units, scenario="tilsit").play("act gI01", "fire 0405")
    assert g.options("join") == ["gC-a"]


@pytest.mark.rule("7.52", "5.6", "5.64")
def test_5_6_a_gun_on_its_wagon_is_fired_at_as_a_wagon() -> None:
    loaded = "unit rW1 at 0405 load r76A\nunit r76A at 0405 limbered loaded\n"
    apart = "unit rW1 at 0405\nunit r76A at 0405 limbered\n"
    gun = "unit gI01 at 0404 to-fire\n"
    together = acting(gun + loaded, scenario="tilsit").play("act gI01").tally("fire 0405")
    assert (isinstance(together, Tallies), together.total) == (False, 1)
    beside = acting(gun + apart, scenario="tilsit").play("act gI01").tally("fire 0405")
    assert isinstance(beside, Tallies)
    assert sorted(reading.tally.total for reading in beside.readings) == [1, 3]


# Losses (chapters 6 and 7) -------------------------------------------------------------------------------------


@pytest.mark.rule("7.62")
def test_7_62_of_the_wagons_too_the_one_in_good_order_is_lost_first() -> None:
    units = (
        f"force assault 1\nunit gI01 at 0403 {LED}\nunit rI01 at 0404\nunit rW1 at 0404 discouraged\nunit rW2 at 0404\n"
    )
    g = acting(units, 3, 3, *[EASY] * 6, scenario="tilsit").play("act gI01", "assault 0404")
    while g.ask == "ask-lose":
        assert "rW1" not in " ".join(g.options())
        g.play(g.options()[0])
    assert (g.at("rW1"), g.at("rW2")) == ("0404", "out")


@pytest.mark.rule("7.62")
def test_7_62_after_the_first_step_the_owner_spreads_the_rest_as_he_likes() -> None:
    units = (
        f"force assault 2\nunit gI01 at 0403 {LED}\n"
        "unit rI01 at 0404\nunit rI02 at 0404 discouraged\nunit rMG1 at 0404 demoralised\n"
    )
    g = acting(units, 3, 3).play("act gI01", "assault 0404")
    assert g.ask == "ask-lose"
    assert {*g.options("lose")} == {"rI01", "rI02", "rMG1"}, "the first step is rI01's, without a question"
    assert g.steps("rI01") == 1


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("roll", "place"), [((1, 2), "out"), ((1, 3), "0404")])
def test_6_7_neither_wagons_nor_their_loads_count_against_a_leader(roll: Roll, place: str) -> None:
    units = (
        "force direct-fire X\nunit gI01 at 0402 to-fire\nunit rI01 rLt1a at 0404\n"
        "unit rW1 at 0404 load rMG1\nunit rMG1 at 0404 limbered loaded\n"
    )
    g = acting(units, (3, 4), EASY, EASY, roll, scenario="tilsit").play("act gI01", "fire 0404").until("ask-act")
    assert (g.at("rW1"), g.at("rMG1"), g.steps("rI01")) == ("out", "out", 1)
    assert g.at("rLt1a") == place


@pytest.mark.rule("6.71", "7.61", "5.6")
def test_6_71_a_leader_beside_a_loaded_wagon_is_alone_and_both_are_lost() -> None:
    units = (
        "force direct-fire X\nunit gI01 at 0402 to-fire\nunit rLt1a at 0404\n"
        "unit rW1 at 0404 load rMG1\nunit rMG1 at 0404 limbered loaded\n"
    )
    g = acting(units, (3, 4), scenario="tilsit").play("act gI01", "fire 0404").until("ask-act")
    assert (g.at("rW1"), g.at("rMG1"), g.at("rLt1a")) == ("out", "out", "out")


@pytest.mark.rule("6.73", "14.44")
def test_6_73_who_stands_by_a_colonel_that_deserts_is_tested() -> None:
    units = "unit gCol1a at 0404 to-move demoralised\nunit gI01 at 0403\nunit gI02 at 0401\n"
    g = acting(units, AWFUL, AWFUL, scenario="usdau").play("act gCol1a").until("ask-act")
    assert g.at("gCol1a") == "out"
    assert ("demoralised" in g.marks("gI01"), "demoralised" in g.marks("gI02")) == (True, False)


# Assault (chapter 12) ------------------------------------------------------------------------------------------


@pytest.mark.rule("12.61", "6.52", "6.53", "14.2")
def test_12_61_discouraged_leaders_and_companies_make_a_bayonet_attack_at_half() -> None:
    units = (
        "piece gCpt1a combat 1\nunit gI01 at 0404 discouraged to-fire led by gCpt1a\n"
        "unit gCpt1a at 0404 discouraged to-fire\nunit rI01 at 0404\n"
    )
    g = acting(units).play("act gI01")
    assert g.options("bayonet") == ["0404"]
    g.play("bayonet 0404")
    tally = g.tally("take-part gCpt1a")
    assert (tally.parts[0].total, tally.total) == (3 + 1, 2 + 1)


@pytest.mark.rule("12.61", "12.62", "def.companies")
@pytest.mark.parametrize("face", ["mounted", "dismounted"])
def test_12_62_squadrons_are_companies_and_use_the_bayonet_under_a_cavalry_leader(face: str) -> None:
    squadron = f"unit gC-a at 0404 {face} {RIDES}\nunit rI01 at 0404\n"
    led = acting(f"{squadron}unit gcCpt1a at 0404 to-fire\n", scenario="tilsit").play("act gC-a")
    assert led.options("bayonet") == ["0404"]
    other = squadron.replace("gcCpt1a", "gCpt1a")
    assert acting(f"{other}unit gCpt1a at 0404 to-fire\n", scenario="tilsit").play("act gC-a").options("bayonet") == []


@pytest.mark.rule("12.32", "6.52", "6.53")
def test_6_52_no_bonus_goes_to_a_gun_that_defends() -> None:
    units = f"piece rCpt1a combat 2\nunit gI01 at 0403 {LED}\nunit r76A rCpt1a at 0404\n"
    g = acting(units, scenario="tilsit").play("act gI01", "assault 0404", "roll 3")
    assert g.tally().parts[0].total == 1


@pytest.mark.rule("6.53", "12.25")
def test_6_53_a_leader_whose_units_are_all_demoralised_adds_no_column_for_others() -> None:
    units = (
        f"unit gI01 at 0403 {LED}\nunit rI01 at 0404 demoralised\n"
        "unit rC-a at 0404 mounted\nunit rCpt1a at 0404 spent\n"
    )
    g = acting(units, scenario="tilsit").play("act gI01", "assault 0404", "roll 3")
    assert g.tally().total == 0
    steady = units.replace("0404 demoralised", "0404")
    assert acting(steady, scenario="tilsit").play("act gI01", "assault 0404", "roll 3").tally().total == 1


@pytest.mark.rule("12.33", "14.2")
def test_12_33_who_is_discouraged_by_first_fire_attacks_at_half() -> None:
    units = f"force assault M\nunit gI01 at 0403 {LED}\nunit rI01 at 0404 dug-in\n"
    g = acting(units, 3, (4, 5)).play("act gI01", "assault 0404", "first-fire")
    assert "discouraged" in g.marks("gI01")
    assert g.tally().parts[0].total == 3


@pytest.mark.rule("12.5", "16.22", "16.25")
def test_16_22_who_attacks_in_an_assault_hex_leaves_its_trench_who_stands_aside_keeps_it() -> None:
    units = (
        f"force assault -\nunit gI01 at 0404 {LED} dug-in\nunit gMG1 at 0404 dug-in\n"
        "unit gCpt1a at 0404 to-fire\nunit rI01 at 0404\n"
    )
    g = acting(units, 3, 3).play("act gI01", "assault 0404").until("ask-act", "done")
    assert ("dug-in" in g.marks("gI01"), "dug-in" in g.marks("gMG1")) == (False, True)


@pytest.mark.rule("7.22", "12.3")
def test_7_22_whoever_is_assaulted_twice_in_a_turn_defends_twice_spent_or_not() -> None:
    units = (
        f"force assault -\nunit gI01 at 0403 {LED}\nunit gMG1 at 0404 to-fire\nunit gI02 at 0404 spent\n"
        "unit rI01 at 0404 spent\n"
    )
    g = acting(units, 3, 3, 3, 3).play("act gMG1", "assault 0404", "done", "act gI01", "assault 0404", "done")
    assert len(g.told("assault-defence")) == 2


@pytest.mark.rule("12.23", "12.25")
def test_12_23_the_demoralised_make_no_harassing_fire() -> None:
    units = "unit gI01 at 0404 to-move led\nunit rI01 at 0404 demoralised\nunit rMG1 at 0404 {}\n"
    some = acting(units.format("discouraged spent")).play("act gI01", "to 0403")
    assert some.ask == "ask-harass"
    assert some.tally("harass").parts[0].total == 4
    assert acting(units.format("demoralised")).play("act gI01", "to 0403").ask != "ask-harass"


@pytest.mark.rule("12.22", "14.35", "4.1")
def test_12_22_who_must_flee_an_assault_with_every_hex_around_full_is_lost() -> None:
    full = "".join(
        f"unit gI{n:02} gI{n + 1:02} at {hex_}\n"
        for n, hex_ in zip(range(5, 17, 2), ("0403", "0405", "0304", "0305", "0504", "0505"), strict=True)
    )
    units = "unit gI01 at 0404 to-move demoralised\nunit rI01 at 0404\n"
    g = acting(units + full, AWFUL, scenario="usdau").play("act gI01")
    assert g.at("gI01") == "out"


@pytest.mark.rule("12.73", "12.7")
def test_12_73_a_squadron_stopped_in_the_hex_between_closes_it_to_the_next() -> None:
    units = f"force direct-fire M\nforce assault -\nunit gC-a gC-b at 0402 mounted {RIDES}\nunit rI01 at 0404\n"
    g = acting(units, (3, 4), AWFUL, scenario="tilsit").play("act gC-a", "charge 0404", "take-part gC-b", "shoot rI01")
    assert (g.at("gC-a"), g.at("gC-b"), g.ask) == ("0403", "0402", "ask-act")
    assert not g.told("assault-attack")


@pytest.mark.rule("9.71", "12.73")
def test_9_71_a_barrage_in_the_hex_between_strikes_a_charge() -> None:
    units = (
        f"force bombardment M\nforce assault -\nunit gC-a at 0402 mounted {RIDES}\nunit rI01 at 0404 spent\n"
        "unit r76A at 0806 mission fire spent barrage 0403\n"
    )
    g = acting(units, (3, 4), AWFUL, scenario="tilsit").play("act gC-a", "charge 0404").until("ask-act", "done")
    assert (g.at("gC-a"), len(g.told("barrage-strikes"))) == ("0403", 1)


# Opportunity fire (chapter 13) ---------------------------------------------------------------------------------


@pytest.mark.rule("13.23", "12.22")
def test_13_23_who_leaves_an_assault_hex_is_fired_at_outside_and_not_by_those_within() -> None:
    units = "unit gI01 at 0404 to-move led\nunit gI02 at 0404\nunit rI01 at 0404\nunit rMG1 at 0401\n"
    g = acting(units).play("act gI01", "to 0403")
    assert g.options("shoot") == ["rMG1"]


# Morale (chapters 14 to 16) ------------------------------------------------------------------------------------


@pytest.mark.rule("16.33", "14.31")
def test_16_33_the_fortified_who_fail_to_recover_may_stay_or_flee() -> None:
    works = "hex 0404 fort 1\nhex 0404 control german\n"
    g = acting(f"{works}unit gI01 at 0404 to-move demoralised\nunit rMG1 at 0406\n", AWFUL).play("act gI01")
    assert g.ask == "ask-stay-in-works"
    assert g.play("flee").ask == "ask-flee" if "flee" in g.options() else len(g.options()) == 2


@pytest.mark.rule("14.32", "8.52", "8.8")
@pytest.mark.parametrize(("enemy", "is_safe"), [("0405", False), ("0406", True)])
def test_14_32_marsh_is_no_refuge_from_a_near_enemy_for_a_piece_with_the_observed_marker(
    enemy: str, is_safe: bool
) -> None:
    rows = "  . . . . . . . .\n  . . . m . . . .\n" + "  . . . . . . . .\n" * 4
    g = ground(rows, f"unit gI01 at 0401 observed\nunit rMG1 at {enemy}\n")
    marsh = g.board.grid.find("0402")
    assert bool(threatened_hexes(g, number(g, "gI01")) >> marsh & 1) is not is_safe
    g.unmark(number(g, "gI01"), OBSERVED)
    assert not threatened_hexes(g, number(g, "gI01")) >> marsh & 1, "without the marker it is seen from beside only"


@pytest.mark.rule("15.42", "15.52")
@pytest.mark.parametrize("marks", ["spent", ""])
def test_15_52_a_squadron_on_foot_that_is_demoralised_mounts_at_once_and_keeps_its_marks(marks: str) -> None:
    units = f"force direct-fire M\nunit gI01 at 0402 to-fire\nunit rC-a at 0404 dismounted {marks}\n"
    g = acting(units, (3, 4), AWFUL, scenario="tilsit").play("act gI01", "fire 0404")
    assert g.table.face_name(g.piece("rC-a")) == "mounted"
    assert ("spent" in g.marks("rC-a")) is bool(marks)


# Artillery (chapters 3 and 9) ----------------------------------------------------------------------------------


@pytest.mark.rule("3.0.B", "9.61", "9.64")
def test_3_0_b_a_battery_lost_to_the_first_players_fire_does_not_fire() -> None:
    plan = "mission fire plan none 0404"
    units = (
        f"force bombardment X\nunit g14A at guns {plan}\nunit r76A at 0404 mission fire plan none 0402\n"
        "unit gI01 at 0402\nunit rI01 at 0801\n"
    )
    text = f"turn 2\nboard\n{ROW}acting german\n{units}"
    g = lay_out(text, (3, 4), scenario="usdau", phase="3.0.B").play("open-fire 0404")
    assert g.at("r76A") == "out"
    assert g.asked == "german 3.1"


@pytest.mark.rule("9.13")
@pytest.mark.parametrize(("wagon", "ready"), [("", True), ("unit gW1 at 0806\n", False)])
def test_9_13_without_any_wagon_left_a_towed_gun_gets_ready_where_it_stands(wagon: str, ready: bool) -> None:
    units = "unit g77A at 0404 limbered to-move led mission move goal 0401\n"
    g = acting(units + wagon, scenario="usdau").play("act g77A")
    assert ("make-ready" in g.options()) is ready


# What the code makes look simple -------------------------------------------------------------------------------

QUIET = "force direct-fire -\nforce assault -\nforce bombardment -\n"
TEST = "force direct-fire M\nforce assault M\nforce bombardment M\n"
DEADLY = "force direct-fire X\nforce assault 1\nforce bombardment X\n"


@pytest.mark.rule("5.44", "7.24", "13.0")
def test_7_24_nobody_fires_at_a_wagon_that_drives_among_wagons_of_his_own() -> None:
    units = "unit gW1 at 0403 to-move led\nunit rW1 at {}\nunit rMG1 at 0405\n"
    g = acting(units.format("0404"), scenario="tilsit").play("act gW1", "to 0404")
    assert (g.at("gW1"), g.at("rW1"), g.ask) == ("0404", "0404", "ask-step")
    refusal = cannot_react(g.table, g.table.sides[1], (g.piece("gW1"),), Watch(), g.piece("rMG1"))
    assert refusal == Refusal("7.24", "no-friends-there"), "it is no assault hex"
    assert acting(units.format("0801"), scenario="tilsit").play("act gW1", "to 0404").ask == "ask-shoot"


@pytest.mark.rule("12.23", "5.42")
def test_12_23_a_leader_who_left_before_the_last_unit_belongs_to_the_group() -> None:
    units = f"{TEST}unit gI01 at 0404 to-move led\nunit gCpt1a at 0404 to-move named\nunit rI01 at 0404\n"
    g = acting(units, 3, AWFUL, AWFUL).play("act gCpt1a", "to 0403", "act gI01", "to 0305", "harass")
    assert "demoralised" in g.marks("gCpt1a") & g.marks("gI01")


@pytest.mark.rule("9.71", "13.11")
def test_9_71_whom_the_barrage_kills_nobody_fires_at() -> None:
    units = (
        f"{DEADLY}unit gMG1 at 0403 to-move led\nunit r76A at 0806 mission fire spent barrage 0303\nunit rMG1 at 0301\n"
    )
    g = acting(units, (3, 4), scenario="tilsit").play("act gMG1", "to 0303")
    assert (g.at("gMG1"), g.ask) == ("out", "ask-act")


@pytest.mark.rule("8.52", "7.32")
def test_8_52_all_who_fire_together_from_cover_are_observed_the_leader_is_not() -> None:
    rows = "  . . . . . . . .\n" * 3 + "  . . . w . . . .\n" + "  . . . . . . . .\n" * 2
    units = f"{QUIET}piece gCpt1a combat 1\nunit gI01 gI02 gCpt1a at 0404 to-fire\nunit rI01 at 0405 spent\n"
    g = acting(units, (3, 4), rows=rows).play("act gI01", "fire 0405", "join gI02", "join gCpt1a")
    assert [("observed" in g.marks(name)) for name in ("gI01", "gI02", "gCpt1a")] == [True, True, False]


@pytest.mark.rule("17.1", "16.25")
def test_16_25_a_trench_does_not_pass_to_the_company_that_takes_in_another() -> None:
    units = "unit gI01 at 0404 steps 1 to-move led by gCpt1a dug-in\nunit gI02 at 0404 steps 1 to-move led by gCpt1a\n"
    g = acting(f"{units}unit gCpt1a at 0404\n", scenario="mattischkehmen").play("act gI02", "merge gI01")
    assert (g.steps("gI02"), "dug-in" in g.marks("gI02"), g.at("gI01")) == (2, False, "out")


@pytest.mark.rule("12.33", "6.3", "6.52", "6.53")
def test_12_33_a_leader_who_has_acted_helps_first_fire() -> None:
    units = (
        f"{QUIET}piece rCpt1a combat 2\nunit gI01 at 0403 {LED}\n"
        "unit rI01 at 0404 dug-in\nunit rI02 at 0404\nunit rCpt1a at 0404 spent\n"
    )
    g = acting(units).play("act gI01", "assault 0404")
    tally = g.tally()
    assert (tally.parts[0].total, tally.total) == (5 + 2, 1)


@pytest.mark.rule("12.33", "6.53")
def test_12_33_a_leader_demoralised_by_first_fire_adds_nothing_and_his_company_attacks() -> None:
    units = f"{TEST}unit gI01 at 0403 {LED}\nunit gCpt1a at 0403 to-fire\nunit rI01 at 0404 dug-in\n"
    g = acting(units, 3, AWFUL, EASY).play("act gI01", "assault 0404", "take-part gCpt1a", "first-fire")
    assert "demoralised" in g.marks("gCpt1a")
    assert (g.tally().parts[0].total, g.tally().total) == (6, 0)


@pytest.mark.rule("12.71", "6.53", "13.13")
def test_12_71_a_squadron_goes_in_without_the_leader_who_is_stopped_in_the_hex_between() -> None:
    units = (
        f"{TEST}unit gC-a at 0402 mounted {RIDES}\nunit gcCpt1a at 0402 to-fire\nunit rI01 at 0404\n"
        "unit rMG1 at 0406 spent\n"
    )
    g = acting(units, (3, 4), AWFUL, EASY, scenario="tilsit").play("act gC-a", "charge 0404", "take-part gcCpt1a")
    g.play("shoot rI01")
    assert (g.at("gC-a"), g.at("gcCpt1a")) == ("0404", "0403")
    assert g.tally().total == 2, "the charge, and no leader"


@pytest.mark.rule("9.71", "5.41")
def test_9_71_a_leader_does_not_go_in_alone_where_a_barrage_has_killed_his_company() -> None:
    units = (
        f"{DEADLY}unit gI01 at 0403 steps 1 {LED}\nunit gCpt1a at 0403 to-fire\nunit rI01 at 0404\n"
        "unit r76A at 0806 mission fire spent barrage 0404\n"
    )
    g = acting(units, (3, 4), scenario="tilsit").play("act gI01", "assault 0404", "take-part gCpt1a")
    assert (g.at("gI01"), g.at("gCpt1a"), g.told("assault-attack")) == ("out", "0403", [])


@pytest.mark.rule("9.71", "14.2", "12.4")
def test_9_71_who_is_discouraged_by_the_barrage_attacks_at_half() -> None:
    units = (
        f"force bombardment M\nunit gI01 at 0403 {LED}\nunit rI01 at 0404\n"
        "unit r76A at 0806 mission fire spent barrage 0404\n"
    )
    g = acting(units, (3, 4), (4, 5), scenario="tilsit").play("act gI01", "assault 0404")
    assert "discouraged" in g.marks("gI01")
    assert g.tally().parts[0].total == 3


@pytest.mark.rule("5.64", "5.65")
@pytest.mark.parametrize(("roll", "state"), [((4, 5), "discouraged"), (AWFUL, "demoralised")])
def test_5_65_a_load_put_down_by_force_is_limbered_and_in_the_state_of_its_wagon(roll: Roll, state: str) -> None:
    units = f"{TEST}unit gI01 at 0402 to-fire\nunit rW1 at 0404 load r76A\nunit r76A at 0404 limbered loaded\n"
    g = acting(units, (3, 4), roll, scenario="tilsit").play("act gI01", "fire 0404")
    assert g.marks("rW1") == g.marks("r76A") == {state}
    assert g.table.face_name(g.piece("r76A")) == "limbered"


@pytest.mark.rule("6.73", "5.64")
def test_6_73_what_is_on_a_wagon_does_not_test_beside_it() -> None:
    loaded = "unit rW1 at 0404 load rMG1\nunit rMG1 at 0404 limbered loaded\n"
    units = f"force direct-fire X\nunit gMG1 at 0402 to-fire\nunit rCol1a at 0405\n{loaded}"
    g = acting(units.replace("gMG1 at 0402", "gMG1 at 0401"), (3, 4), EASY, scenario="usdau")
    g.play("act gMG1", "fire 0405").until("ask-act")
    assert (g.at("rCol1a"), len(g.told("passes-test"))) == ("out", 1)


@pytest.mark.rule("14.11", "7.6")
@pytest.mark.parametrize(("roll", "place"), [((4, 4), "0404"), (AWFUL, "out")])
def test_14_11_a_demoralised_wagon_that_fails_by_three_is_lost(roll: Roll, place: str) -> None:
    units = f"{TEST}unit gI01 at 0402 to-fire\nunit rW1 at 0404 demoralised\n"
    assert acting(units, (3, 4), roll, scenario="tilsit").play("act gI01", "fire 0404").at("rW1") == place


@pytest.mark.rule("6.71", "7.61")
def test_6_71_of_leaders_alone_their_owner_chooses_who_falls_and_the_rest_test() -> None:
    units = "force direct-fire X\nunit gI01 at 0402 to-fire\nunit rCpt1a rLt1a at 0404\n"
    g = acting(units, (3, 4), AWFUL).play("act gI01", "fire 0404")
    assert {*g.options("fall")} == {"rCpt1a", "rLt1a"}
    g.play("fall rCpt1a")
    assert (g.at("rCpt1a"), "demoralised" in g.marks("rLt1a")) == ("out", True)


@pytest.mark.rule("7.23", "13.1", "13.21")
def test_13_1_a_machine_gun_fires_its_two_shots_at_two_movers_in_one_hex() -> None:
    units = f"{QUIET}unit gI01 gI02 at 0403 to-move led\nunit rMG1 at 0406\n"
    g = acting(units, (3, 4), (3, 4)).play("act gI01", "to 0404", "shoot rMG1", "halt", "act gI02", "to 0404")
    assert g.options("shoot") == ["rMG1"]
    assert "spent" in g.play("shoot rMG1").marks("rMG1")


@pytest.mark.rule("6.71", "9.71")
def test_6_71_a_leader_driven_into_a_barrage_is_struck_by_it() -> None:
    units = (
        f"{TEST}unit gI01 at 0403 to-move led\nunit rCpt1a at 0404\nunit r76A at 0806 mission fire spent barrage 0405\n"
    )
    g = acting(units, (1, 1), (3, 4), AWFUL, scenario="tilsit").play("act gI01", "to 0404", "displace 0405")
    assert (g.at("rCpt1a"), "demoralised" in g.marks("rCpt1a")) == ("0405", True)


@pytest.mark.rule("12.5", "16.22")
def test_16_22_who_goes_to_help_friends_in_a_fight_leaves_its_trench() -> None:
    units = f"unit gI01 at 0403 {LED} dug-in\nunit gI02 at 0404 spent\nunit rI01 at 0404\n"
    g = acting(units).play("act gI01", "reinforce 0404")
    assert (g.at("gI01"), "dug-in" in g.marks("gI01"), "spent" in g.marks("gI01")) == ("0404", False, True)


@pytest.mark.rule("13.12", "6.71", "7.63")
def test_13_12_a_leader_in_the_hex_is_spared_by_fire_at_the_company_that_comes_in() -> None:
    units = f"{DEADLY}unit gI01 at 0403 to-move led\nunit gLt1a at 0404\nunit rMG1 at 0406\n"
    g = acting(units, (3, 4), EASY).play("act gI01", "to 0404", "shoot rMG1").until("ask-step")
    assert (g.steps("gI01"), g.at("gLt1a"), g.told("leader-lives")) == (1, "0404", [])


@pytest.mark.rule("12.25", "14.12", "6.61")
def test_14_12_a_leader_demoralised_by_the_same_result_no_longer_helps_his_men() -> None:
    units = (
        f"{TEST}piece rCpt2b bonus 2\nunit gI01 at 0402 to-fire\nunit rI01 at 0404\nunit rCpt2b at 0404 discouraged\n"
    )
    fallen = acting(units, (3, 4), AWFUL, (4, 5)).play("act gI01", "fire 0404")
    assert "discouraged" in fallen.marks("rI01")
    steady = acting(units, (3, 4), EASY, (4, 5)).play("act gI01", "fire 0404")
    assert "discouraged" not in steady.marks("rI01")


@pytest.mark.rule("7.32", "8.1")
def test_8_1_each_of_a_stack_must_reach_the_target_to_join() -> None:
    units = "unit gMG1 gI01 at 0401 to-fire\nunit rI01 at 0404\n"
    assert "gI01" not in acting(units).play("act gMG1", "fire 0404").options("join")
