"""Corners of the rules: numbers at their limit, exceptions, two rules at once, the end of a turn and of a game."""

from __future__ import annotations

from fractions import Fraction

import pytest

import grognard
from grognard.games.indochine import Indochine
from grognard.games.indochine.movement import UnitAction, is_room_beyond
from tests.games.indochine.fighting import Fight, Roll, lay_out

ROWS = "  . . . . . . . . . .\n" * 4
WIDE = f"  {'. ' * 33}\n" * 2
FRENCH = "acting french\nactivating f1\nformation f1 activated 1 quality shock\nformation v1 quality line\n"
FAR = "unit pc-vm-1 inf-vm-9 at 1001 formation v1 td-over\n"
PARA = "unit gc-para-1 pc-f-2 at 0101 formation f1 active\n"
QUIET = "force trc -\n"


def acting(units: str, *rolls: Roll, rows: str = ROWS, more: str = "", first: str = "gc-para-1") -> Fight:
    """A unit of the active French formation about to act on a sketched board."""
    return lay_out(f"indochine\nboard\n{rows}{more}{FRENCH}{units}", *rolls).play(f"act {first}")


def at_phase(phase: str, units: str, *rolls: Roll, head: str = f"indochine\nboard\n{ROWS}") -> Fight:
    """A position at a step of the turn."""
    return Fight(grognard.position(Indochine, f"{head}phase {phase}\n{units}", dice=grognard.Scripted(rolls)))


def verbs(g: Fight) -> set[str]:
    """The kinds of answers that are open."""
    return {option.split()[0] for option in g.options()}


# Leaders and command (1.3, 3, 5) -------------------------------------------------------------------------------


@pytest.mark.rule("1.3.elimination", "2.E", "11.2")
def test_2_e_the_deputy_comes_before_the_recovery_and_helps() -> None:
    units = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1 neutralised\n" + FAR
    g = at_phase("2.E", units, 1).play("take-over 0101")
    assert (g.asked, g.tally("recover").need) == ("french 11.2", 9)


@pytest.mark.rule("1.3.elimination", "6.3", "10.9")
def test_1_3_the_successor_of_the_higher_pc_commands_any_formation_and_coordinates() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 gc-para-1 at 0101 formation f1 active\n"
    units += "unit pc-f-2 m60-f-1 at 0102 formation f2\nunit gc-para-2 at 0201 formation f2 acted\n" + FAR
    g = acting(units, first="pc-f-1")
    assert "coordinate" in g.options() and g.options("command") == ["gc-para-2"]


@pytest.mark.rule("1.3.elimination", "3.3")
def test_1_3_a_formation_whose_leader_fell_before_the_command_phase_is_still_activated_r165() -> None:
    units = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n"
    g = at_phase("2.C", units + "unit gc-para-2 at 0901 formation f1 out-of-command\n" + FAR, 6, 1)
    assert (g.options("activate"), g.tally("activate f1").need) == (["f1"], 6)
    assert g.options("activate-alone") == ["gc-para-2"], "who was out of command stays so"


@pytest.mark.rule("1.3.elimination", "12.2")
def test_1_3_a_higher_pc_removed_with_his_formation_has_a_successor_too() -> None:
    units = "side french higher pc-f-co-1\nunit pc-f-co-1 mg-f-1 at 0101 formation f5\n"
    units += "formation f5 losses 2 hesitant-at 1 demoralised-at 2\nunit pc-f-1 gc-para-1 at 0103 formation f1\n"
    units += "unit pc-f-2 gc-para-2 at 0104 formation f2\n" + FAR
    g = at_phase("12.2", units, (6, 6), 6, 1).play("done", "done", "pass", "pass")
    assert (g.at("pc-f-co-1"), g.asked, g.options()) == (
        "out",
        "french 1.3.elimination",
        ["succeed pc-f-1", "succeed pc-f-2"],
    )


@pytest.mark.rule("12.1", "2.E")
def test_12_1_losses_make_nobody_hesitant_before_the_end_of_the_turn() -> None:
    units = PARA + "formation f1 losses 5 hesitant-at 3 demoralised-at 5 activated 1\n"
    assert acting(units + "unit inf-vm-1 at 0201 formation v1\n").options("assault") == ["0201"]


@pytest.mark.rule("3.3", "3.4", "6.1")
def test_3_3_an_attached_unit_has_every_action_and_one_alone_only_those_of_the_list() -> None:
    text = "side french higher pc-f-co-1\nunit pc-f-co-1 at 0101 formation f5\n"
    text += "unit gc-para-1 at 0201 formation f1 out-of-command\nunit pc-f-1 at 0901 formation f1\n"
    text += "unit inf-vm-1 at 0301 formation v1 td-over\n"
    g = at_phase("2.C", text, 6, 1, (1, 1)).play("transfer gc-para-1", "attach f5", "activate f5", "act gc-para-1")
    assert {"assault", "stalk", "dig", "lay-smoke"} <= verbs(g)
    alone = at_phase("2.C", text, 6, 1, (1, 1)).play("done", "activate-alone gc-para-1")
    assert verbs(alone) == {"move", "creep", "snap", "fire", "stay"}


@pytest.mark.rule("3.4", "6.1")
@pytest.mark.parametrize(
    ("face", "open_"), [("deployed", {"fire", "stay"}), ("crew", {"move", "creep", "snap", "fire", "stay"})]
)
def test_3_4_a_weapon_alone_is_neither_deployed_nor_dismounted(face: str, open_: set[str]) -> None:
    text = f"indochine\nboard\n{ROWS}acting french\nunit mg-f-1 at 0101 {face} formation f1 out-of-command\n"
    text += "unit pc-f-1 at 0901 formation f1\nunit inf-vm-1 at 0301 formation v1 td-over\n"
    assert verbs(lay_out(text, (1, 1)).play("activate-alone mg-f-1")) == open_


@pytest.mark.rule("5.3", "3.4", "12.1")
def test_5_3_modifiers_of_activation_add_up() -> None:
    text = f"indochine\nboard\n{ROWS}acting french\nunit gc-para-1 at 0101 formation f1 out-of-command\n"
    g = lay_out(text + "unit pc-f-1 at 0901 formation f1 hesitant out-of-echelon\n" + FAR)
    assert (g.tally("activate f1").need, g.tally("activate-alone gc-para-1").need) == (8 - 1 - 1, 8 - 1 - 2)


@pytest.mark.rule("5.4", "scenario.dong-khe.special", "scenario.3", "scenario.4")
@pytest.mark.parametrize(
    ("scenario", "least"),
    [("bac-kan", 9), ("au-cul", 10), ("phu-tong-hoa", 10), ("longue-marche", 11), ("dong-khe", 11)],
)
def test_5_4_the_number_that_ends_the_phase_is_that_of_the_scenario(scenario: str, least: int) -> None:
    board = "B" if scenario in ("au-cul", "longue-marche") else "A"
    text = f"indochine {scenario}\nturn 3\nacting viet-minh\nunit pc-f-1 at {board}1509 formation f1\n"
    text += f"unit pc-vm-1 inf-vm-1 at {board}0101 formation v1\nformation v1 activated 1\n"
    for total in (least - 1, least):
        g = lay_out(text, (total - 6, 6)).play("activate f1")
        assert bool(g.told("phase-ends")) == (total == least)


# Actions (6) ---------------------------------------------------------------------------------------------------

ENEMY = "unit inf-vm-1 at 0401 formation v1 td-over\n"


@pytest.mark.rule("6.1", "7.3")
def test_6_1_who_has_fired_may_still_creep_or_move_but_not_fire_or_smoke() -> None:
    g = acting(PARA + ENEMY, (6, 5), more=QUIET).play("snap 0401")
    assert verbs(g) == {"move", "creep", "stay"}
    g.play("move 0201")
    assert verbs(g) == {"move", "halt"}
    smoke = acting(PARA + ENEMY).play("lay-smoke 0201")
    assert verbs(smoke) == {"move", "stay"}, "smoke goes with half a move, not with a tactical one"


@pytest.mark.rule("6.1")
def test_6_1_a_weapon_that_moved_is_not_deployed_and_one_dismounted_does_not_fire() -> None:
    gun = "unit mg-f-1 at 0101 {} formation f1 active\n" + ENEMY
    assert "deploy" not in acting(gun.format("crew"), first="mg-f-1").play("move 0201").options()
    assert verbs(acting(gun.format("deployed"), first="mg-f-1").play("dismount")) == {"move", "stay"}


@pytest.mark.rule("6.1", "11.1")
@pytest.mark.parametrize(
    ("unit", "may"), [("pc-f-1", True), ("gc-para-1 stopped", True), ("mg-f-1 crew", True), ("mg-f-1", False)]
)
def test_6_1_leaders_crews_and_stopped_units_dig_and_deployed_weapons_do_not(unit: str, may: bool) -> None:
    name, *state = unit.split()
    g = acting(f"unit {name} at 0101 {' '.join(state)} formation f1 active\n" + FAR, first=name)
    assert ("dig" in g.options()) == may


@pytest.mark.rule("6.3", "11.1")
def test_6_3_a_unit_freed_after_it_acted_does_not_act_again_and_the_higher_pc_frees_only_his_own() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 at 0202 formation f1 active\nunit pc-f-2 at 0101 formation f2\n"
    units += "unit gc-para-1 at 0202 formation f1 acted stopped\nunit gc-para-2 at 0202 formation f2 stopped\n"
    g = acting(units + "unit gc-para-3 at 0101 formation f1 active\n" + FAR, first="pc-f-1")
    assert g.options("free") == ["gc-para-1"]
    assert g.play("free gc-para-1").options("act") == ["gc-para-3"]


@pytest.mark.rule("6.3", "6.1")
def test_6_3_a_leader_who_has_moved_gives_no_command() -> None:
    units = "unit pc-f-1 at 0202 formation f1 active\nunit gc-para-1 at 0202 formation f1 acted\n" + FAR
    assert not {"command", "free"} & verbs(acting(units, first="pc-f-1").play("move 0201"))


@pytest.mark.rule("6.1", "11.1", "7.3")
@pytest.mark.parametrize("how", ["move", "creep"])
def test_11_1_a_unit_stopped_on_the_way_moves_no_more_but_may_fire_with_a_quarter_of_its_power_r164(how: str) -> None:
    g = acting(PARA + "unit inf-vm-1 at 0401 formation v1\n", (1, 1), (6, 6), more="force trc S\n")
    g.play(f"{how} 0201", "shoot inf-vm-1", "accept")
    smoke = set() if how == "creep" else {"lay-smoke"}
    assert (g.asked, verbs(g)) == ("french 6.1", {"snap", "halt"} | smoke)
    assert g.tally("snap 0401").parts[0].total == Fraction(5, 4)
    assert g.play("halt").options("act") == ["pc-f-2"]


@pytest.mark.rule("6.1", "11.1")
def test_11_1_a_unit_stopped_after_more_than_half_its_points_does_nothing_more() -> None:
    g = acting(PARA + "unit inf-vm-1 at 0601 formation v1\n", (1, 1), (6, 6), more="force trc S\n")
    g.play("move 0201", "hold", "move 0301", "hold", "move 0401", "shoot inf-vm-1", "accept")
    assert g.options("act") == ["pc-f-2"]


@pytest.mark.rule("6.2", "12.1")
def test_6_2_a_hesitant_unit_adds_one_to_the_coloured_die_stopped_or_not() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active{}\nunit pc-f-1 at 0102 formation f1 active hesitant\n" + ENEMY
    for state, die, again in (("", 2, False), ("", 1, True), (" stopped", 1, True)):
        g = acting(units.format(state), (6, die), more=QUIET).play("fire 0401")
        assert (g.asked == "french 6.2") == again


# Reactions (6.5, 6.6) ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.moving")
def test_6_5_another_unit_that_enters_the_same_hex_may_be_fired_at_too() -> None:
    g = acting(PARA + "unit inf-vm-1 at 0501 formation v1\n", (6, 6), (1, 1), (6, 6))
    g.play("move 0201", "shoot inf-vm-1", "halt", "act pc-f-2", "move 0201", "shoot inf-vm-1")
    assert len(g.told("missed")) == 2


@pytest.mark.rule("6.5.firing")
def test_6_5_a_unit_with_a_movement_marker_answers_no_fire_and_one_that_acted_may() -> None:
    units = PARA + "unit gc-para-5 at 0102 formation f2 moved acted\nunit gc-para-6 at 0102 formation f2 acted\n"
    g = acting(units + "unit inf-vm-1 at 0501 formation v1\n", (6, 6)).play("move 0201", "shoot inf-vm-1")
    assert (g.asked, g.options()) == ("french 6.5.firing", ["shoot gc-para-6", "hold"])


@pytest.mark.rule("9.2", "6.5")
@pytest.mark.parametrize(
    ("mate", "joins"),
    [
        ("inf-vm-2 at 0501 formation v1", True),
        ("inf-vm-2 at 0501 formation v1 moved", True),
        ("inf-vm-2 at 0501 formation v1 stopped", False),
        ("inf-vm-2 at 0501 formation v1 out-of-command", True),
        ("inf-vm-2 at 0501 formation v2", False),
        ("inf-vm-2 at 0501 formation v1\nunit pc-vm-1 at 0502 formation v1 hesitant td-over", False),
    ],
)
def test_9_2_who_joins_a_group_in_defence(mate: str, joins: bool) -> None:
    g = acting(f"{PARA}unit inf-vm-1 at 0501 formation v1\nunit {mate}\n", (6, 6)).play("move 0201", "shoot inf-vm-1")
    assert (g.options("join") == ["inf-vm-2"]) == joins
    if joins:
        assert {"td"} <= g.play("join inf-vm-2").marks("inf-vm-2")


@pytest.mark.rule("9.2", "12.1", "3.3")
def test_9_2_a_unit_of_a_hesitant_formation_joins_no_group_where_it_is_attached_either() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active\nunit gc-para-2 at 0101 formation f2 attached f1 active\n"
    g = acting(units + "unit pc-f-2 at 0901 formation f2 hesitant\n" + ENEMY, (6, 6)).play("fire 0401")
    assert g.options("act") == ["gc-para-2"]


@pytest.mark.rule("7.3", "11.1")
def test_7_3_a_tactical_move_is_one_hex_even_after_a_stop_is_absorbed() -> None:
    g = acting(PARA + "unit inf-vm-1 at 0401 formation v1\n", (1, 1), (6, 6), more="force trc S\n")
    g.play("creep 0201", "shoot inf-vm-1", "absorb")
    assert verbs(g) == {"snap", "halt"}


@pytest.mark.rule("6.6", "10.5")
def test_6_6_a_unit_that_withdraws_into_shells_is_struck() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1\nhex 0401 impact 8\n"
    g = acting(units, (1, 1)).play("assault 0301", "withdraw inf-vm-1", "to 0401")
    assert (g.steps("inf-vm-1"), g.marks("inf-vm-1")) == (2, {"acted", "withdrew", "stopped"})


# Weapons, ranges (6.7, 4.2, 10.8) ------------------------------------------------------------------------------


@pytest.mark.rule("6.7", "err1.jam")
def test_6_7_a_dismounted_gun_is_repaired_too_and_an_empty_mortar_never() -> None:
    units = "unit mg-f-1 at 0101 crew formation f1 jammed\nunit m60-f-1 at 0101 crew formation f1 empty\n"
    g = at_phase("6.7", units + "unit pc-f-1 at 0101 formation f1\n" + FAR, (4, 4))
    assert (g.marks("mg-f-1"), g.marks("m60-f-1")) == (set(), {"empty"})


@pytest.mark.rule("6.7")
def test_6_7_the_dice_that_jam_are_not_modified_and_a_crew_jams_nothing() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit mg-vm-1 at 0501 formation v1\n"
    g = acting(units, (6, 5), (1, 1), more="force trc S\n").play("move 0202", "shoot mg-vm-1")
    assert "jammed" in g.marks("mg-vm-1"), "eleven, whatever the move takes off"
    crew = "unit mg-f-1 at 0101 crew formation f1 active\nunit pc-f-2 at 0102 formation f1 acted\n"
    assert acting(crew + ENEMY, (6, 6), first="mg-f-1", more=QUIET).play("fire 0401").marks("mg-f-1") == {"acted"}


@pytest.mark.rule("4.2", "table.range", "11.1")
@pytest.mark.parametrize(
    ("unit", "distance", "factor"),
    [
        ("gc-marine-1", 4, 5),
        ("gc-marine-1", 5, Fraction(5, 2)),
        ("mg-f-1", 8, 4),
        ("mg-f-1", 9, 2),
        ("mg-f-1", 16, 2),
        ("gc-para-1 stopped", 6, Fraction(5, 4)),
    ],
)
def test_4_2_half_the_range_is_rounded_up_and_halves_multiply(unit: str, distance: int, factor: Fraction | int) -> None:
    name, *state = unit.split()
    there = f"{1 + distance:02}01"
    units = (
        f"unit {name} at 0101 {' '.join(state)} formation f1 active\nunit inf-vm-1 at {there} formation v1 td-over\n"
    )
    assert acting(units, rows=WIDE, first=name).tally(f"fire {there}").parts[0].total == factor


@pytest.mark.rule("10.8")
@pytest.mark.parametrize(("distance", "may"), [(1, False), (2, True), (30, True), (31, False)])
def test_10_8_the_least_and_the_greatest_range_of_a_mortar(distance: int, may: bool) -> None:
    there = f"{1 + distance:02}01"
    units = f"unit m60-f-1 at 0101 formation f1 active\nunit inf-vm-1 at {there} formation v1 td-over\n"
    assert (acting(units, rows=WIDE, first="m60-f-1").options("fire") == [there]) == may


@pytest.mark.rule("10.8")
def test_10_8_the_leader_of_another_formation_does_not_observe_for_a_mortar() -> None:
    units = (
        "unit m60-f-1 at 0101 formation f1 active\nunit pc-f-3 at 0401 formation f3\nunit inf-vm-1 at 0301 td-over\n"
    )
    g = acting(units, (1, 1), rows="  . j . . . .\n  . . . . . .\n", first="m60-f-1").play("fire 0301")
    assert g.told("fires-blindly")


@pytest.mark.rule("10.7", "10.8")
def test_10_7_a_mortar_on_the_map_ruins_no_house() -> None:
    units = "unit m81-f-1 pc-f-2 at 0101 formation f1 active\nunit inf-vm-1 at 0601 formation v1 td-over\n"
    g = acting(units, (1, 2), rows="  . . . . . w .\n" * 2, first="m81-f-1", more="force trc 1\n").play("fire 0601")
    assert (g.steps("inf-vm-1"), any(g.game.play.position.ruined)) == (2, False)


@pytest.mark.rule("10.8", "10.6", "6.7")
def test_10_8_the_last_round_of_a_mortar_may_be_smoke() -> None:
    units = "unit m60-f-1 pc-f-2 at 0101 formation f1 active\nunit inf-vm-1 at 0801 formation v1 td-over\n"
    g = acting(units, (6, 6), first="m60-f-1").play("smoke-round 0401")
    assert ("empty" in g.marks("m60-f-1"), g.game.play.position.smoke[g.hex("0401")]) == (True, 1)


@pytest.mark.rule("10.9", "3.3")
@pytest.mark.parametrize(
    ("leader", "mortar", "ready"),
    [
        ("", "", True),
        ("", "stopped", True),
        ("out-of-echelon", "", False),
        ("", "crew", False),
        ("", "out-of-command", False),
        ("", "neutralised", False),
        ("", "acted", False),
    ],
)
def test_10_9_which_mortars_the_higher_pc_coordinates(leader: str, mortar: str, ready: bool) -> None:
    text = f"indochine\nboard\n{ROWS}acting french\nactivating f5\nformation f5 activated 1\n"
    text += f"unit pc-f-co-1 at 0201 formation f5 active\nunit pc-f-1 at 0101 formation f1 {leader}\n"
    text += f"unit m60-f-1 at 0101 {mortar} formation f1\nunit m81-f-1 at 0301 formation f5 active\n"
    g = lay_out(text + "unit inf-vm-1 at 0901 formation v1 td-over\n").play("act pc-f-co-1", "coordinate")
    assert ("m60-f-1" in g.options("mortar")) == ready


# Movement (7) --------------------------------------------------------------------------------------------------

ROAD = "link road 0101 0201 0301 0401 0501 0601 0701\n"


@pytest.mark.rule("7.4", "7.1")
def test_7_4_a_step_off_the_road_takes_the_bonus_away_whenever_it_comes() -> None:
    g = acting(PARA, more=ROAD).play("move 0201", "move 0301", "move 0401", "move 0501")
    assert g.options("move") == ["0601", "0401"], "the fifth point is by road only"
    half = acting(PARA + "unit inf-vm-1 at 0801 formation v1 td-over\n", more=ROAD).play("move 0201", "move 0301")
    assert half.play("move 0401").options("snap") == ["0801"], "three of six points"
    off = acting(PARA + "unit inf-vm-1 at 0801 formation v1 td-over\n", more=ROAD).play("move 0201", "move 0301")
    assert off.play("move 0302").options("snap") == [], "three of four points"


@pytest.mark.rule("7.2", "7.4")
def test_7_2_a_full_hex_is_passed_with_the_points_of_the_road_too() -> None:
    crowd = "unit gc-para-2 gc-para-3 at 0601 formation f1\n"
    g = acting(PARA + crowd, more=ROAD).play(
        "move 0201", "move 0301", "move 0401", "move 0501", "move 0601", "move 0701"
    )
    assert g.at("gc-para-1") == "0701"
    last = acting(PARA + crowd.replace("0601", "0701"), more=ROAD).play(*(f"move 0{n}01" for n in range(2, 7)))
    assert last.refused("move 0701") == "§7.2 The hex is full.", "nothing is left to go on with"


# Hidden counters (8) -------------------------------------------------------------------------------------------


@pytest.mark.rule("8.discovery", "table.observation")
@pytest.mark.parametrize(
    ("how", "distance", "seen"), [("move", 16, True), ("move", 17, False), ("creep", 12, True), ("creep", 13, False)]
)
def test_8_who_moves_out_of_a_stack_is_recognised_alone_and_at_the_distance_of_his_manner(
    how: str, distance: int, seen: bool
) -> None:
    units = "unit gc-para-1 gc-para-2 at 0101 concealed formation f1 active\n"
    units += f"unit inf-vm-1 at {2 + distance:02}01 formation v1 td-over\n"
    g = acting(units, rows=WIDE).play(f"{how} 0201")
    assert (g.is_open("gc-para-1"), g.is_open("gc-para-2")) == (seen, False)


@pytest.mark.rule("8.rehide")
@pytest.mark.parametrize(("distance", "may"), [(8, False), (9, True)])
def test_8_rehide_from_the_first_hex_beyond_observation(distance: int, may: bool) -> None:
    units = f"unit gc-para-1 at 0101 formation f1\nunit inf-vm-1 at {1 + distance:02}01 formation v1\n"
    g = at_phase("8.rehide", units, 6, 1, head=f"indochine\nboard\n{WIDE}")
    assert (g.asked == "french 8.rehide" and "gc-para-1" in g.options("hide")) == may


# Results (11) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("11", "11.1", "11.2", "ext.1.2")
@pytest.mark.parametrize(
    ("result", "state", "steps", "marks", "asked"),
    [
        ("1", "", 2, {"stopped"}, True),
        ("1", "stopped", 2, {"stopped"}, False),
        ("1", "neutralised", 2, {"neutralised"}, False),
        ("E", "neutralised", 1, {"neutralised"}, False),
        ("E", "", 1, {"stopped"}, False),
    ],
)
def test_11_losses_of_units_that_are_stopped_or_neutralised(
    result: str, state: str, steps: int, marks: set[str], asked: bool
) -> None:
    units = f"unit gc-para-1 at 0101 formation f1 active\nunit inf-vm-1 at 0301 formation v1 td-over {state}\n"
    g = acting(units, (6, 5), more=f"force trc {result}\n").play("fire 0301")
    assert (g.steps("inf-vm-1"), g.marks("inf-vm-1") - {"td-over"}) == (steps, marks)
    assert (g.asked == "viet-minh 11.1") == asked


@pytest.mark.rule("ext.11.2", "1.3.elimination", "12.1")
def test_ext_11_2_a_twelve_kills_a_leader_and_counts_twice() -> None:
    g = at_phase(
        "11.2", "unit pc-f-1 at 0101 formation f1 neutralised\nunit gc-para-1 at 0102 formation f1\n" + FAR, (6, 6)
    )
    g.play("recover")
    assert (g.at("pc-f-1"), g.game.play.position.losses[0]) == ("out", 2)


# Assault, entrenchments, fires (13, 15) ------------------------------------------------------------------------


@pytest.mark.rule("13", "err1.assault", "7.1")
def test_13_a_hex_that_costs_two_is_assaulted_as_the_first_but_not_as_the_second() -> None:
    units = "unit gc-para-1 at {} formation f1 active\nunit inf-vm-1 at 0301 formation v1 td-over stopped\n"
    assert acting(units.format("0201"), rows="  . . j . .\n" * 3).options("assault") == ["0301"]
    assert acting(units.format("0101"), rows="  . . j . .\n" * 3).play("move 0201").options("assault") == []


@pytest.mark.rule("13.resolution", "11.1")
def test_13_a_step_lost_hand_to_hand_stops_nobody_and_a_leader_is_struck_like_anyone() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 pc-vm-1 at 0301 formation v1 acted\n"
    g = acting(units, 6, 1, 1, (4, 4), (6, 6), (6, 6)).play("assault 0301")
    assert g.reasons("strike pc-vm-1") == g.reasons("strike inf-vm-1") == {}
    assert g.play("strike inf-vm-1").marks("inf-vm-1") == {"acted"} and g.steps("inf-vm-1") == 2


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(
    ("state", "dice", "answers"),
    [
        ("", (), ("assault 0301", "withdraw inf-vm-1", "to 0401")),
        ("stopped", (6, 1, (6, 6), (6, 6)), ("assault 0301", "retreat inf-vm-1", "to 0401")),
        ("stopped steps 1", (6, 1, (1, 1)), ("assault 0301",)),
    ],
)
def test_15_2_works_begun_are_lost_however_the_builder_goes(
    state: str, dice: tuple[Roll, ...], answers: tuple[str, ...]
) -> None:
    units = f"unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 digging {state}\n"
    g = acting(units + "hex 0301 dug 1\n", *dice).play(*answers)
    assert g.game.play.position.dug[g.hex("0301")] == 0 and "digging" not in g.marks("inf-vm-1")


@pytest.mark.rule("15.3", "7.2")
def test_15_3_fleeing_units_keep_the_stacking_limit_and_enemies_bar_the_way() -> None:
    units = "unit gc-para-1 at 0201 formation f1 neutralised\nunit pc-f-1 at 0804 formation f1\n"
    units += "unit gc-para-2 gc-para-3 at 0101 formation f1\nunit inf-vm-1 at 0301 formation v1\n" + FAR
    units += "hex 0201 0202 0102 0302 burning 1\n"
    assert at_phase("15.3", units).at("gc-para-1") == "out"
    assert at_phase("15.3", units.replace("gc-para-2 gc-para-3", "gc-para-2")).at("gc-para-1") == "0101"


@pytest.mark.rule("15.3", "qa.3", "1.3.elimination", "ext.11.2")
def test_15_3_nobody_is_put_into_a_fire() -> None:
    fire = "hex 0102 burning 1\nunit inf-vm-3 at 0201 formation v1\n" + FAR
    late = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n"
    assert at_phase("1.3.elimination", late + fire, 1).at("pc-f-1") == "0101"
    crowd = "unit gc-para-1 gc-para-2 gc-para-3 at 0101 formation f1\nunit pc-f-1 at 0104 formation f1\n"
    assert (
        at_phase("qa.3", crowd + fire.replace("0201", "0901"), 6, 1).play("disperse gc-para-1").at("gc-para-1")
        == "0201"
    )


# Scenarios -----------------------------------------------------------------------------------------------------


def ended(scenario: str, units: str, turn: int) -> str:
    """The verdict at the end of a turn; nothing while the game goes on."""
    g = Fight(grognard.position(Indochine, f"indochine {scenario}\nturn {turn}\nphase 2.E 2\n{units}", seed=1))
    return str(g.game.play.position.verdict).removeprefix("verdict-")


HO = """indochine bac-kan
turn 3
acting viet-minh
unit pc-f-1 gc-para-1 at A1010 formation f1
unit ho at {}
unit inf-vm-1 pc-vm-1 at A0116 formation v1
"""


@pytest.mark.rule("scenario.bac-kan.victory", "scenario.bac-kan.vm")
@pytest.mark.parametrize(
    ("hex_", "may"),
    [
        ("A1501", True),
        ("A2308", True),
        ("A0108", True),
        ("B0110", True),
        ("B2310", True),
        ("B1510", False),
        ("B1410", False),
    ],
)
def test_bac_kan_ho_leaves_by_north_east_and_west_never_by_the_south(hex_: str, may: bool) -> None:
    assert ("leave" in lay_out(HO.format(hex_)).play("activate-alone ho").options()) == may


@pytest.mark.rule("scenario.bac-kan.vm", "7.1")
def test_bac_kan_ho_has_five_points_and_enters_no_hex_of_the_enemy() -> None:
    g = lay_out(HO.format("A1205").replace("A1010", "A0105")).play("activate-alone ho")
    g.play(*(f"move A12{row:02}" for row in range(6, 11)))
    assert (g.at("ho"), g.asked) == ("A1210", "viet-minh 2.D2")
    near = lay_out(HO.format("A1011")).play("activate-alone ho")
    assert near.refused("move A1010").startswith("§13 ") and near.refused("assault A1010").startswith("§1.1 ")


@pytest.mark.rule("scenario.bac-kan.victory")
@pytest.mark.parametrize(
    ("guard", "dice", "verdict"),
    [
        ("inf-vm-1 at A1507 stopped formation v1", (6, 1, (6, 6), (6, 6)), ""),
        ("inf-vm-1 at A1507 stopped formation v1 steps 1", (6, 1, (1, 1)), "verdict-ho-captured"),
        ("decoy-v-1 at A1507 concealed formation v1", (), "verdict-ho-captured"),
    ],
)
def test_bac_kan_whoever_guards_ho_must_be_gone_first(guard: str, dice: tuple[Roll, ...], verdict: str) -> None:
    text = f"indochine bac-kan\nturn 3\n{FRENCH}unit gc-para-1 at A1506 formation f1 active\n"
    g = lay_out(f"{text}unit ho at A1507\nunit {guard}\nunit pc-vm-1 at A0101 formation v1\n", *dice)
    g.play("act gc-para-1", "assault A1507")
    if g.asked == "viet-minh 6.6":
        g.play("hold")
    if g.asked == "french 13.resolution":
        g.play("done")
    assert g.game.play.position.verdict == verdict


@pytest.mark.rule("scenario.bac-kan.victory")
@pytest.mark.parametrize(
    ("there", "winner"),
    [
        ("inf-vm-1 at A1510 neutralised formation v1", "viet-minh"),
        ("pc-vm-1 at A1512 formation v1", "viet-minh"),
        ("pc-vm-1 at A1513 formation v1", "french"),
        ("decoy-v-1 at A1510 concealed formation v1\nunit pc-vm-1 at A1513 formation v1", "french"),
        ("ho at left\nunit pc-vm-1 at A1513 formation v1", "french"),
    ],
)
def test_bac_kan_any_unit_in_the_village_keeps_it_a_decoy_or_hos_escape_does_not(there: str, winner: str) -> None:
    units = f"unit pc-f-1 gc-para-1 at A1005 formation f1\nunit {there}\n"
    assert ended("bac-kan", units, 10) == f"capture-ho-{winner}"


@pytest.mark.rule("scenario.dong-khe.victory")
@pytest.mark.parametrize(
    ("french", "winner"),
    [("pc-f-1 at A1110", "french"), ("gc-legion-1 at A1107 neutralised", "french"), ("mg-f-1 at A1111", "viet-minh")],
)
def test_dong_khe_one_counter_of_whatever_kind_keeps_the_post(french: str, winner: str) -> None:
    text = f"indochine dong-khe\nturn 10\nphase 2.E 2\nunit {french}\nunit pc-vm-1 inf-vm-1 at A0101 formation v1\n"
    g = Fight(grognard.position(Indochine, text, seed=1))
    assert g.game.play.position.verdict == f"verdict-clear-positions-{winner}"


@pytest.mark.rule("0.5")
@pytest.mark.parametrize(
    ("scenario", "units", "verdict"),
    [
        ("diguette", "unit inf-rec-1 pc-vm-1 at B1511 formation v1\n", ""),
        ("diguette", "unit inf-rec-1 pc-vm-1 at B1508 formation v1\n", "hold-houses-viet-minh"),
        ("diguette", "unit gc-line-1 pc-f-1 at B1511 formation f1\n", "hold-houses-french"),
        ("phu-tong-hoa", "unit inf-vm-1 pc-vm-1 at A1110 formation v1\n", ""),
        ("rail", "unit gc-para-1 pc-f-3 at A1302 formation f3\n", ""),
        ("rail", "unit inf-rec-1 pc-vm-1 at A1302 formation v1\n", "take-village-viet-minh"),
        ("coup-pour-rien", "unit gc-para-1 pc-f-1 at A1108 formation f1\n", ""),
        ("longue-marche", "unit gc-para-1 pc-f-1 at B1508 formation f1\nside french left 9\n", ""),
        ("longue-marche", "unit gc-para-1 pc-f-1 at B1508 formation f1\nside french left 10\n", "march-out-french"),
        ("longue-marche", "unit inf-vm-1 at B1508 formation v1\nside french left 9\n", "march-out-draw"),
        ("au-cul", "unit inf-vm-1 pc-vm-1 at B1508 formation v1\nside viet-minh left 9\n", ""),
        ("au-cul", "unit inf-vm-1 pc-vm-1 at B1508 formation v1\nside viet-minh left 10\n", "break-through-viet-minh"),
        ("au-cul", "unit gc-para-1 pc-f-1 at B1508 formation f1\nside viet-minh left 8\n", "break-through-draw"),
        ("bac-kan", "unit gc-para-1 pc-f-1 at A1005 formation f1\nunit ho at A1510\n", ""),
        ("bac-kan", "unit gc-para-1 pc-f-1 at A1005 formation f1\nunit ho at left\n", "capture-ho-french"),
        ("dong-khe", "unit inf-vm-1 pc-vm-1 at A0101 formation v1\n", "clear-positions-viet-minh"),
    ],
)
def test_a_side_that_is_destroyed_ends_the_game_only_if_the_other_can_win_nothing_more_r166(
    scenario: str, units: str, verdict: str
) -> None:
    assert ended(scenario, units, 4) == verdict


@pytest.mark.rule("0.5", "scenario.3")
def test_scenario_3_units_leave_from_turn_6_and_score_the_steps_they_have_left() -> None:
    text = f"indochine longue-marche\nturn {{}}\n{FRENCH}unit gc-para-1 at B2305 formation f1 active\n"
    text += "unit gc-para-2 at B2310 formation f1 active steps 1\nunit pc-f-1 at B2309 formation f1 active\n"
    text += "unit mg-f-1 at B2309 crew formation f1 active\n"
    text += "unit decoy-f-1 at B2308 formation f1 active\nunit gc-para-3 at B2304 formation f1 active\n"
    early = lay_out((text + "unit inf-vm-1 at B0101 formation v1\n").format(5)).play("act gc-para-1")
    assert early.refused("leave") == "§0.5 Units may leave the map from turn 6."
    g = lay_out((text + "unit inf-vm-1 at B0101 formation v1\n").format(6))
    for name in ("gc-para-1", "gc-para-2", "pc-f-1", "mg-f-1", "decoy-f-1"):
        g.play(f"act {name}", "leave")
    assert g.game.play.position.left[0] == 2 + 1 + 1 + 1
    assert g.play("act gc-para-3").refused("leave").startswith("§0.5 ")


@pytest.mark.rule("scenario.3", "7.1", "7.3")
def test_scenario_3_the_rearguard_moves_no_farther_back_before_turn_6() -> None:
    text = f"indochine longue-marche\nturn {{}}\n{FRENCH}unit gc-para-1 pc-f-1 decoy-f-1 at B1608 formation f1 active\n"
    text += "unit inf-vm-1 pc-vm-1 at B0101 formation v1\n"
    early = lay_out(text.format(5)).play("act gc-para-1")
    assert {"move B1607", "move B1609"} <= set(early.options())
    assert not {"move B1708", "move B1709", "creep B1708"} & set(early.options())
    held = "§scenario.3 It must hold this ground: no unit moves behind the rearguard before turn 6."
    assert early.refused("move B1708") == early.refused("creep B1709") == held
    decoy = lay_out(text.format(5)).play("act decoy-f-1")
    assert decoy.refused("move B1708") == held, "a decoy would be told by moving where no unit may"
    late = lay_out(text.format(6)).play("act gc-para-1")
    assert {"move B1708", "move B1709", "creep B1708"} <= set(late.options())


@pytest.mark.rule("scenario.3", "7.2")
@pytest.mark.parametrize(("turn", "is_room"), [(5, False), (6, True)])
def test_scenario_3_no_unit_passes_a_full_hex_to_go_farther_back(turn: int, is_room: bool) -> None:
    text = f"indochine longue-marche\nturn {turn}\n{FRENCH}unit gc-para-1 pc-f-1 at B1501 formation f1 active\n"
    full = zip((2, 4, 6, 8), ("B1508", "B1509", "B1607", "B1609"), strict=True)
    text += "".join(f"unit gc-para-{n} gc-para-{n + 1} at {hex_} formation f1\n" for n, hex_ in full)
    g = lay_out(text + "unit inf-vm-1 pc-vm-1 at B0101 formation v1\n").game.play
    assert isinstance(g, Indochine)
    piece = g.roster.find("gc-para-1")
    assert piece is not None
    assert is_room_beyond(g, UnitAction([piece]), g.board.grid.find("B1608"), 3, False) == is_room


@pytest.mark.rule("scenario.3", "13")
def test_scenario_3_the_rearguard_assaults_whoever_is_behind_it() -> None:
    text = f"indochine longue-marche\nturn 5\n{FRENCH}unit gc-para-1 pc-f-1 at B1608 formation f1 active\n"
    text += "unit inf-vm-1 pc-vm-1 at B1708 formation v1 neutralised\n"
    assert "assault B1708" in lay_out(text).play("act gc-para-1").options()


@pytest.mark.rule("scenario.3", "13")
@pytest.mark.parametrize(("turn", "may_form"), [(5, False), (6, True)])
def test_scenario_3_no_stack_forms_for_an_assault_whose_way_leads_behind_it(turn: int, may_form: bool) -> None:
    text = (
        f"indochine longue-marche\nturn {turn}\n{FRENCH}unit gc-para-1 gc-para-2 pc-f-1 at B1608 formation f1 active\n"
    )
    g = lay_out(text + "unit inf-vm-1 pc-vm-1 at B1808 formation v1\n").play("act gc-para-1")
    assert ("gather gc-para-2" in g.options()) == may_form
    assert "stay" in g.options()


@pytest.mark.rule("scenario.3", "7.1")
def test_scenario_3_who_was_pushed_behind_the_rearguard_moves_as_he_likes() -> None:
    text = f"indochine longue-marche\nturn 5\n{FRENCH}unit gc-para-1 pc-f-1 at B1808 formation f1 active\n"
    g = lay_out(text + "unit inf-vm-1 pc-vm-1 at B0101 formation v1\n").play("act gc-para-1")
    assert {"move B1708", "move B1908", "creep B1807"} <= set(g.options())


@pytest.mark.rule("scenario.3", "ext.11.2")
@pytest.mark.parametrize(("turn", "away"), [(5, set()), (6, {"step-away B1708", "step-away B1709"})])
def test_scenario_3_a_neutralised_unit_does_not_step_behind_the_rearguard(turn: int, away: set[str]) -> None:
    units = "unit gc-para-1 pc-f-1 at B1608 formation f1 neutralised\nunit pc-vm-1 at B0101 formation v1\n"
    g = at_phase("11.2", units, head=f"indochine longue-marche\nturn {turn}\n")
    assert {"step-away B1607", "recover"} <= set(g.options())
    assert {o for o in g.options() if o.startswith("step-away B17")} == away


@pytest.mark.rule("12.2", "scenario.3")
def test_12_2_a_formation_that_left_the_map_is_not_disorganised() -> None:
    text = "indochine longue-marche\nturn 9\nphase 2.E 2\nunit gc-para-1 pc-f-1 at left formation f1\n"
    text += "formation f1 losses 1 hesitant-at 3 demoralised-at 4\nunit gc-para-4 pc-f-2 at B1508 formation f2\n"
    g = Fight(grognard.position(Indochine, text + "unit inf-vm-1 pc-vm-1 at B0101 formation v1\n", seed=1))
    assert (g.told("formation-destroyed"), g.game.play.position.disorganised) == ([], [0, 0])
