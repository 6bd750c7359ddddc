"""Corners of every chapter: limits at their edge, exceptions, the order of steps, and two clauses that meet."""

from __future__ import annotations

import pytest

from grognard.games.august import morale
from grognard.games.august.initiative import initiative_tally
from grognard.kernel.numbers.tally import Tally
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number

ROW = "  . . . . . . . .\n" * 5
SPARE = "unit gI04 at 0105 to-move\n"
"""A unit that is still to act, so that the segment stays open."""
FAR = "unit rI08 at 0805 spent\n"
LED = "led well-led by gCpt1a"
DAY = "turn 6\n"
"""Tilsit begins at night."""
QUIET = "force direct-fire -\nforce assault -\nforce bombardment -\n"
"""All fire comes to nothing, where a test is about something else."""
EASY = (1, 1)
"""Dice with which everybody passes a test."""


def naming(
    units: str, *rolls: Roll, more: str = "", scenario: str = "bilderweitschen", phase: str = "3.0.C", turn: str = ""
) -> Battle:
    """A German segment, or another phase, that is to begin."""
    day = turn or (DAY if scenario == "tilsit" else "")
    return lay_out(f"{day}board\n{ROW}{more}acting german\n{FAR}{units}", *rolls, scenario=scenario, phase=phase)


def acting(
    units: str, *rolls: Roll, first: str, rows: str = ROW, more: str = "", scenario: str = "bilderweitschen"
) -> Battle:
    """A German segment in which a declared piece acts."""
    day = DAY if scenario == "tilsit" else ""
    text = f"{day}board\n{rows}{more}acting german\nunderway acting\n{SPARE}{FAR}{units}"
    return lay_out(text, *rolls, scenario=scenario).play(f"act {first}")


def bombarding(units: str, *rolls: Roll) -> Battle:
    """The bombardment phase of turn 2 at Usdau, the German first."""
    return naming("unit gI04 at 0105\n" + units, *rolls, scenario="usdau", phase="3.0.B", turn="turn 2\n")


def plan(hex_: str) -> str:
    """The words for a battery with planned fire at a hex on turn 2."""
    return f"mission fire plan none {hex_}"


def joins(g: Battle) -> list[str]:
    """Who may join a fire; nobody once it is rolled for."""
    return g.options("join") if g.ask == "ask-join" else []


def attack_of(g: Battle) -> Tally:
    """The tally of the attack in an assault."""
    tally = next(event for event in g.game.events if event.key == "assault-attack").rolls[0].tally
    assert tally is not None
    return tally


# Chapter 3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.A", "6.72")
@pytest.mark.parametrize(
    ("lost", "grief", "left"), [(3, 0, 2), (4, 0, 1), (7, 0, 1), (8, 0, 0), (12, 0, 0), (0, 5, 0), (4, 5, 0)]
)
def test_3_0_a_a_point_for_every_four_steps_two_for_grief_and_never_below_nothing(
    lost: int, grief: int, left: int
) -> None:
    g = ground(". .", f"side russian lost {lost}\nside russian grief {grief}\nside russian mourned {int(grief > 0)}\n")
    assert initiative_tally(g, g.sides[1]).total == left


@pytest.mark.rule("3.0.C")
def test_3_0_c_who_has_passed_acts_again_as_long_as_the_other_does_not_pass_too() -> None:
    g = naming("unit gI01 gI02 at 0101\nunit rI01 rI02 at 0701\n").play("pass")
    g.play("unit rI01", "move-with rI01", "act rI01", "stay")
    g.play("unit gI01", "move-with gI01", "act gI01", "stay", "pass")
    assert g.asked == "german 3.1"


@pytest.mark.rule("3.0.C", "3.14")
def test_3_0_c_a_demoralised_machine_gun_that_has_shot_bars_no_pass() -> None:
    assert "pass" in naming("unit gMG1 at 0101 demoralised shot\nunit gI01 at 0102\n").options()


@pytest.mark.rule("3.12", "3.2")
def test_3_2_through_a_lieutenant_of_his_hex_a_discouraged_captain_reaches_farther() -> None:
    units = "unit gCpt1a at 0302 discouraged\nunit gLt1a gI01 at 0302\nunit gI02 at 0301\nunit gLt2a at 0402\n"
    g = naming(units).play("leader gCpt1a")
    assert {*g.options("move-with")} == {"gCpt1a", "gLt1a", "gI01"}
    g.play("move-with gLt1a")
    assert "gI02" in g.options("move-with")
    assert "gLt2a" not in g.options("move-with"), "lieutenants do not call lieutenants"


@pytest.mark.rule("3.11", "3.12")
def test_3_11_a_stack_acts_with_all_its_leaders_and_reaches_around_only_with_one() -> None:
    units = "unit gCpt1a gCpt2a gLt1a gI01 at 0302\nunit gI02 at 0301\n"
    low = naming(units).play("leader gLt1a")
    assert {*low.options("move-with")} == {"gLt1a", "gI01", "gI02"}
    stack = naming(units).play("stack 0302")
    assert {*stack.options("move-with")} == {"gCpt1a", "gCpt2a", "gLt1a", "gI01", "gI02"}
    none = naming("unit gI01 gMG1 at 0302\nunit gI02 at 0301\n").play("stack 0302")
    assert {*none.options("move-with")} == {"gI01", "gMG1"}


@pytest.mark.rule("3.3")
def test_3_3_nobody_who_has_acted_is_called() -> None:
    units = "unit gCpt1a at 0302\nunit gLt1a gI01 at 0302 spent\nunit gI02 at 0301\n"
    assert {*naming(units).play("leader gCpt1a").options("move-with")} == {"gCpt1a", "gI02"}


@pytest.mark.rule("3.14")
def test_3_14_who_made_opportunity_fire_is_not_activated() -> None:
    units = QUIET + "unit gI01 at 0101 to-move led\nunit rI01 at 0301\nunit rI02 at 0801\n"
    g = acting(units, (3, 4), first="gI01").play("to 0201", "shoot rI01", "halt", "done")
    assert g.options("unit") == ["rI02"]


# Chapters 4 and 5 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("mover", "there", "fits"),
    [
        ("gMG1 at 0101 to-move led", "gMG2 gMG3 at 0201", True),
        ("gMG1 at 0101 to-move led", "gMG2 gMG3 g77A at 0201", False),
        ("gI01 at 0101 to-move led steps 1", "gI02 gI03 at 0201 steps 1", False),
        ("gI01 at 0101 to-move led", "gMG2 g77A at 0201", True),
    ],
)
def test_4_1_three_units_and_two_companies_of_any_strength(mover: str, there: str, fits: bool) -> None:
    g = acting(f"unit {mover}\nunit {there}\n", scenario="mattischkehmen", first=mover[:4])
    assert ("0201" in g.options("to")) is fits


@pytest.mark.rule("5.3")
def test_5_3_a_road_hex_entered_off_the_road_costs_its_ground() -> None:
    g = ground(". w .\n. w .\n. w .", "link road 0201 0202 0203\n")
    find = g.board.grid.find
    assert [g.costs["foot"].cost(find(hex_), find("0202")) for hex_ in ("0102", "0201")] == [4, 1]


@pytest.mark.rule("5.5", "3.11")
def test_5_5_a_unit_may_leave_the_nearest_enemy_though_it_nears_one_that_stays_farther() -> None:
    enemies = "unit rI01 at 0203 spent\nunit rI02 at 0803 spent\n"
    assert "0503" in acting("unit gI01 at 0403 to-move\n" + enemies, first="gI01").options("to")
    between = acting("unit gI01 at 0503 to-move\n" + enemies, first="gI01")
    assert between.refused("to 0603").startswith("§5.5 ")
    assert between.refused("to 0403").startswith("§5.5 ")
    assert "0502" in between.options("to"), "the distance stays"


@pytest.mark.rule("5.44", "6.71")
def test_5_44_a_company_takes_a_loaded_wagon_drives_out_a_leader_and_moves_on() -> None:
    there = "unit rW1 at 0201 load rMG1\nunit rMG1 at 0201 limbered loaded\nunit rCpt1a at 0201\n"
    g = acting("unit gI01 at 0101 to-move led\n" + there, (4, 4), scenario="tilsit", first="gI01").play("to 0201")
    assert (g.at("rW1"), g.at("rMG1"), g.table.position.lost[1]) == ("out", "out", 2)
    assert g.play("displace 0301").ask == "ask-step"


@pytest.mark.rule("5.42", "9.71", "12.22")
def test_5_42_who_is_not_demoralised_may_leave_an_assault_through_a_barrage_and_goes_one_hex() -> None:
    fight = "unit gI02 at 0201\nunit rI01 at 0201 spent\n"
    units = "unit gI01 at 0201 to-move led\nunit g14A at guns mission fire spent barrage 0101\n" + fight
    g = acting(QUIET + units, (6, 6), scenario="usdau", first="gI01").play("to 0101")
    assert (len(g.told("barrage-strikes")), g.ask) == (1, "ask-act")
    horse = acting("unit gC-a at 0201 mounted to-move led\n" + fight, scenario="tilsit", first="gC-a")
    assert horse.play("to 0101").ask == "ask-act", "squadrons too"


@pytest.mark.rule("14.2", "5.3")
@pytest.mark.parametrize("piece", ["gW1 at 0101", "gC-a at 0101 mounted", "gCpt1a at 0101", "gI01 at 0101"])
def test_14_2_the_discouraged_move_one_hex_whatever_their_points_and_along_a_road_too(piece: str) -> None:
    road = "link road 0101 0201 0301 0401\n"
    name = piece.split()[0]
    g = acting(f"unit {piece} to-move led discouraged\n", more=road, scenario="tilsit", first=name)
    assert g.play("to 0201").ask == "ask-act"


# Chapter 6 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4")
def test_6_4_a_leader_goes_with_a_unit_of_his_own_hex_only() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0201 to-move led by gCpt1a\n"
    assert acting(units, first="gCpt1a").options("along") == []


@pytest.mark.rule("6.51")
def test_6_51_two_hexes_beside_a_leader_combine_only_with_units_of_his_own() -> None:
    beside = "unit gI02 at 0201 to-fire\nunit gI03 at 0203 to-fire\nunit rI01 at 0302\n"
    g = acting("piece gCpt1b combat 2\nunit gCpt1b at 0202 to-fire\n" + beside, first="gI02").play("fire 0302")
    assert joins(g) == []


@pytest.mark.rule("6.51", "7.32")
def test_6_51_cavalry_and_infantry_of_one_hex_combine_without_a_leader() -> None:
    units = "piece gC-a range 2\nunit gI01 at 0101 to-fire\nunit gC-a at 0101 mounted to-fire\nunit rI01 at 0301\n"
    assert joins(acting(units, scenario="tilsit", first="gI01").play("fire 0301")) == ["gC-a"]


@pytest.mark.rule("6.52", "6.3", "3.14")
def test_6_52_the_bonus_is_for_units_of_his_class_and_no_guns_and_not_from_one_who_has_acted() -> None:
    horse = "piece gcCpt1a combat 1\nunit gI01 gcCpt1a at 0101 to-fire\nunit rI01 at 0301\n"
    assert joins(acting(horse, scenario="tilsit", first="gI01").play("fire 0301")) == []
    gun = "piece gCpt1a combat 1\nunit g77A at 0101 to-fire mission observe\nunit gCpt1a at 0101 to-fire\n"
    shells = acting(QUIET + gun + "unit rI01 at 0301\n", (3, 4), EASY, scenario="tilsit", first="g77A")
    assert joins(shells.play("fire 0301")) == []
    mover = "unit gI01 at 0101 to-move led\nunit rI01 at 0401\nunit rCpt2a at 0401{}\n"
    for state, helpers in (("", ["rCpt2a"]), (" spent", [])):
        assert joins(acting(mover.format(state), first="gI01").play("to 0201", "shoot rI01")) == helpers


@pytest.mark.rule("6.61")
def test_6_61_of_two_leaders_the_better_helps_and_not_both() -> None:
    g = ground(". .", "piece rCpt1a bonus 1\npiece rLt1a bonus 2\nunit rCpt1a rLt1a rI01 at 0101\n")
    assert [reason.value for reason in morale.test_tally(g, number(g, "rI01"), 0).reasons] == [2]


@pytest.mark.rule("6.7")
def test_6_7_steps_of_cavalry_put_an_infantry_leader_at_risk() -> None:
    units = "unit rCpt1a at 0301\nunit rC-a at 0301 dismounted steps 1\nunit gI01 at 0101 to-fire\n"
    g = acting("force direct-fire X\n" + units, (3, 4), EASY, (1, 2), scenario="tilsit", first="gI01")
    assert g.play("fire 0301").at("rCpt1a") == "out", "three less one"


@pytest.mark.rule("6.71", "7.61")
@pytest.mark.parametrize(("mover", "way"), [("", ["fire 0301"]), ("gW1", ["along gW1", "to 0201", "shoot rMG1"])])
def test_6_71_with_wagons_only_a_leader_falls_to_the_same_x(mover: str, way: list[str]) -> None:
    target = "unit rCpt1a rW1 at 0301\nunit gI01 at 0101 to-fire\n"
    pair = "unit gCpt1a at 0101 to-move\nunit gW1 at 0101 to-move led by gCpt1a\nunit rMG1 at 0401\n"
    first, lost = ("gCpt1a", ("gW1", "gCpt1a")) if mover else ("gI01", ("rW1", "rCpt1a"))
    g = acting("force direct-fire X\n" + (pair if mover else target), (3, 4), scenario="tilsit", first=first)
    assert [g.play(*way).at(name) for name in lost[:1]] == ["out"]
    assert g.at(lost[1]) == "out"


@pytest.mark.rule("6.71", "7.63")
def test_7_63_an_x_on_a_leader_who_moves_alone_takes_him_and_no_step_of_the_company_there() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0201\nunit rMG1 at 0401\n"
    g = acting("force direct-fire X\n" + units, (3, 4), first="gCpt1a").play("to 0201", "shoot rMG1")
    assert (g.at("gCpt1a"), g.steps("gI01")) == ("out", 2)


GRIEF = "side german mourned 1\nside german grief 3\nside german grief-class infantry\n"


@pytest.mark.rule("6.72")
def test_6_72_a_leader_named_alone_who_fails_ends_the_segment_and_a_roll_equal_to_his_morale_passes() -> None:
    units = "piece gCpt1a morale 8\nunit gCpt1a gI01 at 0101\nunit rI01 at 0801\n"
    failed = naming(units, (4, 5), more=GRIEF).play("leader gCpt1a")
    assert (failed.asked, failed.marks("gCpt1a"), failed.marks("gI01")) == ("russian 3.1", {"spent"}, set())
    assert naming(units, (4, 4), more=GRIEF).play("leader gCpt1a").ask == "ask-declare"


@pytest.mark.rule("6.72", "3.14")
def test_6_72_who_helps_opportunity_fire_does_not_test() -> None:
    grief = GRIEF.replace("german", "russian")
    units = QUIET + "unit gI01 at 0101 to-move led\nunit rI01 rCpt2a at 0401\n"
    g = acting(units, (3, 4), more=grief, first="gI01").play("to 0201", "shoot rI01", "join rCpt2a")
    assert (g.told("grief-passes"), "spent" in g.marks("rCpt2a")) == ([], True), "R 140"


@pytest.mark.rule("6.72", "14.11")
def test_6_72_a_commander_lost_to_his_own_nerves_is_felt_for_four_turns() -> None:
    units = (
        "side russian senior rLtC1a\nunit rLtC1a at 0301 demoralised\nunit rI01 at 0301\nunit gI01 at 0101 to-fire\n"
    )
    g = acting("turn 3\nforce direct-fire M\n" + units, (3, 4), (6, 6), EASY, first="gI01").play("fire 0301")
    assert (g.at("rLtC1a"), g.table.position.grief[1]) == ("out", 7)


@pytest.mark.rule("6.73")
@pytest.mark.parametrize(("leader", "tests"), [("rCol1a", 2), ("rCpt1a", 0)])
def test_6_73_his_class_in_his_hex_and_beside_it_tests_for_a_colonel_and_for_nobody_lower(
    leader: str, tests: int
) -> None:
    near = "unit rI02 at 0302\nunit rcCpt1a at 0302\nunit rI03 at 0501\nunit gI01 at 0101 to-fire\n"
    units = f"force direct-fire X\nunit {leader} rI01 at 0301\n" + near
    g = acting(units, (3, 4), EASY, EASY, EASY, *[EASY] * tests, scenario="tilsit", first="gI01").play("fire 0301")
    assert g.at(leader) == "out"
    assert len(g.told("passes-test")) == 2 + tests


# Chapters 7 and 8 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.61", "6.7")
def test_7_61_steps_too_many_are_ignored_and_the_leader_is_at_risk_for_the_one_taken() -> None:
    units = "unit rCpt1a rMG1 at 0301\nunit gI01 at 0101 to-fire\n"
    g = acting("force direct-fire 2X\n" + units, (3, 4), EASY, (2, 2), first="gI01").play("fire 0301")
    assert (g.at("rMG1"), g.at("rCpt1a")) == ("out", "0301"), "four less one"


@pytest.mark.rule("7.24", "10.1")
def test_10_1_a_wagon_between_blocks_fire_like_any_unit() -> None:
    text = f"{DAY}board\n" + "  .\n" * 5 + "acting german\nunderway acting\nunit gI03 at 0101 to-move\n"
    g = lay_out(text + "unit gI01 at 0101 to-fire\nunit gW1 at 0102\nunit rI01 at 0103\n", scenario="tilsit")
    assert g.play("act gI01").refused("fire 0103").startswith("§10.1 ")


@pytest.mark.rule("10.1", "10.11", "8.65")
def test_10_11_along_the_edge_of_the_map_the_only_hex_beside_the_line_counts() -> None:
    line = "unit gI02 at 0201\nunit rI01 at 0301\nunit {} at 0101 to-fire\n"
    for name in ("gI01", "gMG1"):
        assert acting(line.format(name), first=name).refused("fire 0301").startswith("§10.1 ")
        assert acting(line.format(name).replace("gI02 at 0201", "gI02 at 0202"), first=name).options("fire") == ["0301"]


@pytest.mark.rule("7.52", "16.21", "16.23")
def test_7_52_the_dug_in_with_their_leader_others_guns_and_wagons_read_apart() -> None:
    there = "unit rI01 at 0301 dug-in\nunit rI02 r76A rCpt1a rW1 at 0301\n"
    g = acting("unit gI01 at 0101 to-fire\n" + there, scenario="tilsit", first="gI01")
    assert [reading.tally.total for reading in g.tally("fire 0301").readings] == [0, 2, 4, 2]


@pytest.mark.rule("8.52", "16.12", "9.11")
def test_8_52_fire_out_of_smoke_or_by_plan_out_of_corn_is_observed_and_a_leader_never() -> None:
    fire = "unit gI01 gCpt1b at 0101 to-fire\nunit rI01 at 0301\nhex 0101 smoke german\n"
    g = acting(QUIET + fire, (3, 4), scenario="usdau", first="gI01").play("fire 0301", "join gCpt1b")
    assert ("observed" in g.marks("gI01"), "observed" in g.marks("gCpt1b")) == (True, False)
    corn = "  f . . . . . . .\n" * 5
    text = f"turn 2\nboard\n{corn}acting german\n{FAR}unit gI04 at 0105\nunit g77A at 0101 {plan('0503')}\n"
    planned = lay_out(text, scenario="usdau", phase="3.0.B").play("open-fire 0503")
    assert "observed" in planned.marks("g77A")


@pytest.mark.rule("8.52")
def test_8_52_the_marker_goes_in_new_cover_even_beside_the_enemy() -> None:
    units = "unit gI01 at 0101 to-move led observed\nunit rI01 at 0301 spent\n"
    g = acting(units, rows="  f w . . . . . .\n" * 5, first="gI01").play("to 0201")
    assert "observed" not in g.marks("gI01")


# Chapter 9 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.14", "9.15")
def test_9_14_a_battery_whose_plan_is_cancelled_acts_on_the_same_turn_and_does_not_fire() -> None:
    units = f"unit gI04 at 0105\nunit g77A at 0101 {plan('0503')}\nunit gW1 at 0101\n"
    g = naming(units, 2, scenario="usdau", phase="9.14", turn="turn 2\n").play("cancel g77A")
    assert "g77A" in g.until("ask-segment", "done").options("unit")
    assert g.play("unit g77A").options("fire-with") == []


@pytest.mark.rule("9.7")
def test_9_7_only_the_battery_that_fired_there_last_turn_leaves_a_barrage() -> None:
    guns = "unit {} at guns last {} last-turn 1 " + plan("0503") + "\n"
    guns = guns.format("g14A", "0503") + guns.format("g14B", "0403")
    g = bombarding(guns).play("open-fire 0503").until("ask-segment", "done")
    assert [g.table.position.barrage[g.piece(name)] for name in ("g14A", "g14B")] == [g.hex("0503"), -1]


@pytest.mark.rule("9.71", "4.2")
def test_9_71_a_leader_and_his_company_enter_a_barrage_as_one() -> None:
    units = "unit gCpt1a at 0101 to-move\nunit gI01 at 0101 to-move led by gCpt1a\n"
    guns = "force bombardment X\nunit r6A at guns mission fire spent barrage 0201\n"
    g = acting(guns + units, (3, 4), EASY, EASY, (6, 6), scenario="mattischkehmen", first="gCpt1a")
    g.play("along gI01", "to 0201")
    assert (g.steps("gI01"), len(g.told("leader-lives")), len(g.told("bombardment-result"))) == (1, 1, 1)


@pytest.mark.rule("9.83", "9.63")
@pytest.mark.parametrize(("state", "value"), [("", 1), (" discouraged", 0)])
def test_9_83_a_bombardment_is_small_by_what_it_really_fires(state: str, value: int) -> None:
    guns = f"unit g77A at 0101 {plan('0503')}\nunit g77B at 0101{state} {plan('0503')}\nunit gI01 at 0502\n"
    rolls: list[Roll] = [1, 1, (6, 6)] if value else [1, 1]
    g = bombarding(guns, *rolls).play("open-fire 0503", "combine g77B")
    assert g.told("friendly-fire-value") == [f"1 for the weight of the fire on 0502: {value}."], "5 and 5, or 5 and 3"


@pytest.mark.rule("9.83", "10.12")
def test_9_83_observed_fire_endangers_friends_beside_its_target() -> None:
    units = QUIET + "unit g77A at 0101 to-fire mission observe\nunit rI01 at 0503\nunit gI01 at 0502\n"
    g = acting(units, (6, 6), 1, 4, (6, 6), EASY, scenario="usdau", first="g77A").play("fire 0503")
    assert g.told("friendly-fire-hits")


@pytest.mark.rule("3.0.B", "9.61", "9.64")
def test_3_0_b_a_battery_lost_to_the_fire_of_the_first_side_does_not_fire() -> None:
    units = f"unit g14A g14B at guns {plan('0503')}\nunit r76A at 0503 {plan('0101')}\n"
    g = bombarding("force bombardment X\n" + units, EASY, EASY).play("open-fire 0503").until("ask-segment", "done")
    assert (g.at("r76A"), len(g.told("bombards"))) == ("out", 2)


@pytest.mark.rule("9.63", "14.34")
def test_9_63_a_discouraged_battery_that_fails_to_rally_keeps_its_guns() -> None:
    units = f"unit g77A at 0101 discouraged {plan('0503')}\nunit rI01 at 0201\n"
    assert bombarding(units, (6, 5)).play("rally g77A").at("g77A") == "0101"


# Chapter 12 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.31", "12.1")
def test_12_31_the_owner_of_a_village_who_strikes_back_in_it_pays_for_the_houses() -> None:
    units = f"unit gI01 gI02 at 0201 to-fire {LED}\nunit rI01 at 0201 spent\nhex 0201 control german\n"
    g = acting(units, rows="  . v . . . . . .\n" * 5, first="gI01").play("assault 0201")
    assert g.reasons() == {"village": -2}


@pytest.mark.rule("12.61", "14.2", "6.53")
def test_12_61_a_discouraged_company_attacks_with_the_bayonet_at_half_and_all_its_columns() -> None:
    units = f"unit gI01 at 0201 to-fire discouraged {LED}\nunit gCpt1a at 0201 to-fire\nunit rI01 at 0201 spent\n"
    g = acting(QUIET + units, 3, 3, first="gI01").play("bayonet 0201", "take-part gCpt1a")
    assert (attack_of(g).parts[0].total, attack_of(g).total) == (3, 2 + 1)


@pytest.mark.rule("12.6", "12.61")
def test_12_6_a_discouraged_leader_alone_leads_the_bayonet() -> None:
    g = naming("unit gI01 at 0201\nunit gCpt1a at 0201 discouraged\nunit rI01 at 0201\n").play("leader gCpt1a")
    assert g.play("fire-with gCpt1a", "fire-with gI01", "act gI01").options("bayonet") == ["0201"]


@pytest.mark.rule("12.33", "12.61", "6.53")
def test_12_33_a_leader_whom_first_fire_kills_gives_no_column() -> None:
    units = f"unit gI01 gI02 at 0201 to-fire {LED}\nunit gCpt1a at 0201 to-fire\nunit rI01 at 0201 spent\n"
    g = acting("force assault 1\n" + units, 3, EASY, EASY, EASY, EASY, 3, EASY, first="gI01")
    g.play("bayonet 0201", "all-take-part", "lose gI01")
    assert (g.at("gCpt1a"), attack_of(g).total) == ("out", 2)


@pytest.mark.rule("12.33", "12.5")
def test_12_33_the_dug_in_may_fire_first_each_time_they_are_attacked() -> None:
    units = f"unit gI01 at 0201 to-fire {LED}\nunit rI01 at 0201 dug-in spent\n"
    assert acting(units, first="gI01").play("assault 0201").asked == "russian 12.33"


@pytest.mark.rule("12.3", "12.4", "12.32")
def test_12_4_a_limbered_machine_gun_is_assaulted_and_cannot_answer() -> None:
    units = f"unit gI01 at 0101 to-fire {LED}\nunit rMG1 at 0201 limbered\n"
    g = acting("force assault 1\n" + units, 3, first="gI01").play("assault 0201")
    assert (g.at("rMG1"), g.holder("0201"), g.told("assault-defence")) == ("out", "german", [])


@pytest.mark.rule("12.23")
def test_12_23_wagons_and_leaders_who_stay_do_not_save_from_harassing_fire_nor_does_a_limbered_gun_make_it() -> None:
    leaving = "unit gI01 at 0201 to-move led\n"
    stay = acting(leaving + "unit gCpt1a gW1 at 0201\nunit rI01 at 0201 spent\n", scenario="tilsit", first="gI01")
    assert stay.play("to 0101").asked == "russian 12.23"
    limbered = acting(leaving + "unit rMG1 at 0201 limbered spent\n", first="gI01")
    assert limbered.play("to 0101").ask == "ask-act"


@pytest.mark.rule("12.71", "7.22", "12.3")
def test_12_71_charged_units_that_have_fired_still_defend() -> None:
    riders = "unit gcCpt1a at 0101 to-fire\nunit gC-a at 0101 mounted to-fire led well-led by gcCpt1a\n"
    g = acting(QUIET + riders + "unit rI01 at 0301\n", (3, 4), 3, 3, scenario="tilsit", first="gC-a")
    g.play("charge 0301", "done", "shoot rI01")
    assert (g.at("gC-a"), len(g.told("assault-defence")), "spent" in g.marks("rI01")) == ("0301", 1, True)


@pytest.mark.rule("12.21", "12.7")
def test_12_21_a_cavalry_leader_of_another_hex_rides_along_an_infantry_leader_does_not() -> None:
    units = "unit gC-a at 0101 mounted to-fire led well-led by gcCpt1a\nunit gcCpt1a at 0102 to-fire\n"
    g = acting(units + "unit gCpt1a at 0101 to-fire\nunit rI01 at 0301 spent\n", scenario="tilsit", first="gC-a")
    assert g.play("charge 0301").options("take-part") == ["gcCpt1a"]


# Chapters 13 to 16 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("13.21")
def test_13_21_a_machine_gun_may_fire_at_a_second_mover_in_the_same_hex() -> None:
    units = QUIET + "unit gI01 gI02 at 0101 to-move led\nunit rMG1 at 0501\n"
    g = acting(units, (3, 4), first="gI01").play("to 0201", "shoot rMG1", "halt", "act gI02", "to 0201")
    assert g.options("shoot") == ["rMG1"]


@pytest.mark.rule("13.12", "7.52", "7.43")
def test_13_12_a_leader_or_wagon_alone_is_no_company_and_with_riders_he_has_their_column_but_one() -> None:
    for name in ("gCpt1a", "gW1"):
        alone = acting(f"unit {name} at 0101 to-move led\nunit rMG1 at 0401\n", scenario="tilsit", first=name)
        assert alone.play("to 0201").reasons("shoot rMG1") == {"opportunity": 1}
    pair = "unit gC-a at 0101 mounted to-move led by gcCpt1a\nunit gcCpt1a at 0101 to-move\nunit rMG1 at 0401\n"
    g = acting(pair, scenario="tilsit", first="gcCpt1a").play("along gC-a", "to 0201")
    assert sorted(reading.tally.total for reading in g.tally("shoot rMG1").readings) == [2, 3]


@pytest.mark.rule("13.23", "5.42", "7.43")
def test_13_23_who_leaves_an_assault_is_fired_at_but_never_by_guns() -> None:
    units = "unit gI01 at 0201 to-move led\nunit gI02 at 0201\nunit rI01 at 0201\nunit rMG1 at 0103\n"
    assert acting(units, first="gI01").play("to 0101").options("shoot") == ["rMG1"]
    gun = "unit gI01 at 0101 to-move led\nunit r76A at 0401 mission observe\n"
    assert acting(gun, scenario="usdau", first="gI01").play("to 0201").ask == "ask-step"


@pytest.mark.rule("14.12")
def test_14_12_leaders_test_by_rank_and_then_the_units() -> None:
    units = "force direct-fire M\nunit rI01 rLt1a rLtC1a rCpt1a at 0301\nunit gI01 at 0101 to-fire\n"
    g = acting(units, (3, 4), EASY, EASY, EASY, EASY, first="gI01").play("fire 0301")
    order = [event.args["piece"] for event in g.game.events if event.key == "passes-test"]
    assert order == [g.piece(name) for name in ("rLtC1a", "rCpt1a", "rLt1a", "rI01")]


@pytest.mark.rule("15.52")
def test_15_52_a_squadron_that_has_acted_mounts_when_demoralised_and_keeps_its_marker() -> None:
    units = "force direct-fire M\nunit rC-a at 0301 dismounted spent\nunit gI01 at 0101 to-fire\n"
    g = acting(units, (3, 4), (6, 6), scenario="tilsit", first="gI01").play("fire 0301")
    assert (g.marks("rC-a"), g.table.face_name(g.piece("rC-a"))) == ({"spent", "demoralised"}, "mounted")


@pytest.mark.rule("16.22", "13.1")
def test_16_22_opportunity_fire_gives_up_unfinished_works() -> None:
    units = QUIET + "unit gI01 at 0101 to-move led\nunit rI01 at 0301 digging\n"
    assert "digging" not in acting(units, (3, 4), first="gI01").play("to 0201", "shoot rI01").marks("rI01")


@pytest.mark.rule("16.42", "14.2")
@pytest.mark.parametrize(
    ("turn", "state", "leaves"), [(6, "", False), (7, "", True), (7, " discouraged", True), (7, " demoralised", False)]
)
def test_16_42_a_discouraged_company_leaves_and_nobody_before_the_turn(turn: int, state: str, leaves: bool) -> None:
    text = (
        f"turn {turn}\nboard\n{ROW}region exit-russian 0801\nacting russian\nunderway acting\nunit gI08 at 0101 spent\n"
    )
    units = f"unit rI07 at 0105 to-move\nunit rI01 at 0801 to-move{state}\n"
    g = lay_out(text + units, (6, 5), scenario="bossau").play("act rI01")
    assert ("leave" in g.options()) is leaves
