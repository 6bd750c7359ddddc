"""Cases of a fourth reading of the book: states that meet rarely, and clauses whose code looked too simple."""

from __future__ import annotations

import pytest

from tests.games.indochine.fighting import lay_out
from tests.games.indochine.test_third_reading import ENEMY, FAR, JUNGLE, PARA, ROWS, acting, at_phase

ROAD = "link road 0101 0201\nlink road 0201 0301\nlink road 0301 0401\n"
SQUAD = "unit gc-para-1 at 0101 formation f1 active{}\nunit pc-f-2 at 0104 formation f1 active\n"


# From the book: actions and leaders (6.1, 6.2, 6.3) ------------------------------------------------------------------


@pytest.mark.rule("6.1", "10.6", "11.1")
def test_6_1_a_stopped_unit_lays_smoke_without_moving() -> None:
    g = acting(SQUAD.format(" stopped") + FAR)
    assert (g.options("move"), "0101" in g.options("lay-smoke")) == ([], True)


@pytest.mark.rule("6.1", "7.3", "7.1")
def test_6_1_who_has_fired_creeps_into_a_hex_whatever_it_costs() -> None:
    units = SQUAD.format("") + "hexside wall 0101/0201\nunit inf-vm-1 at 0501 formation v1 td-over\nforce trc -\n"
    g = acting(units, (6, 6), rows="  . r . . . . . . . .\n" * 4).play("snap 0501")
    assert {"0201"} <= {*g.options("creep")} & {*g.options("move")}


@pytest.mark.rule("6.2")
def test_6_2_the_next_fire_may_go_to_another_hex() -> None:
    units = PARA + "unit inf-vm-1 at 0401 formation v1 td-over\nunit inf-vm-2 at 0402 formation v1 td-over\n"
    g = acting(units + "force trc -\n", (6, 1)).play("fire 0401")
    assert {*g.options("again")} == {"0401", "0402"}


@pytest.mark.rule("6.3", "6.1")
def test_6_3_a_crew_that_acts_again_deploys_its_weapon_and_fires() -> None:
    units = "unit pc-f-1 at 0101 formation f1 active\nunit mg-f-1 at 0101 crew formation f1 acted moved\n"
    g = acting(units + ENEMY.replace("v1", "v1 td-over"), first="pc-f-1").play("command mg-f-1", "deploy")
    assert g.options("fire") == ["0401"]


@pytest.mark.rule("6.3", "11.1")
def test_6_3_a_leader_frees_another_leader_of_his_formation_only() -> None:
    units = "unit pc-f-1 at 0101 formation f1 active\nunit pc-f-3 at 0102 formation f3 stopped\n"
    units += "unit gc-para-1 at 0102 formation f1 acted stopped\n"
    g = acting(units + FAR, first="pc-f-1")
    assert g.options("free") == ["gc-para-1"]


@pytest.mark.rule("6.3", "10.9")
def test_6_3_a_stopped_higher_pc_gives_no_command_and_coordinates_all_the_same() -> None:
    """Only the command action asks that he is not stopped."""
    units = "side french higher pc-f-1\nunit pc-f-1 at 0101 formation f1 active stopped\n"
    units += "unit m60-f-1 at 0102 formation f2\nunit pc-f-2 at 0103 formation f2\n"
    units += "unit gc-para-1 at 0101 formation f1 acted\nunit inf-vm-1 at 0801 formation v1 td-over\n"
    g = acting(units, first="pc-f-1")
    assert (g.options("command"), "coordinate" in g.options()) == ([], True)


@pytest.mark.rule("6.7", "6.1")
def test_6_7_a_crew_without_ammunition_fires_moves_and_digs_like_infantry_and_does_not_deploy() -> None:
    units = "unit m60-f-1 at 0101 crew formation f1 active empty\n"
    g = acting(units + "unit inf-vm-1 at 0201 formation v1 td-over\n", first="m60-f-1")
    assert ("dig" in g.options(), "deploy" in g.options(), bool(g.options("move"))) == (True, False, True)


# From the book: reactions (6.5, 6.6) ---------------------------------------------------------------------------------


@pytest.mark.rule("6.5", "9.2")
def test_6_5_a_unit_whose_defensive_fire_is_over_joins_no_group() -> None:
    units = PARA + "unit inf-vm-1 at 0401 formation v1\nunit inf-vm-2 at 0402 formation v1 td-over\n"
    g = acting(units + "unit inf-vm-3 at 0402 formation v1\n").play("move 0201", "shoot inf-vm-1")
    assert g.options("join") == ["inf-vm-3"]


@pytest.mark.rule("6.6", "6.5")
def test_6_6_who_has_fired_defensively_may_still_withdraw() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 td-over\n"
    g = acting(units + FAR).play("assault 0301")
    assert (g.asked, g.options("withdraw")) == ("viet-minh 6.6", ["inf-vm-1"])


@pytest.mark.rule("6.6", "7.2", "15.3")
def test_6_6_nobody_withdraws_into_a_fire_or_a_full_hex() -> None:
    units = "unit gc-para-1 at 0203 formation f1 active\nunit inf-vm-1 at 0303 formation v1\nhex 0302 0402 burning 1\n"
    units += "unit inf-vm-3 inf-vm-4 at 0403 formation v1\n"
    g = acting(units + FAR).play("assault 0303", "withdraw inf-vm-1")
    assert {*g.options("to")} == {"0202", "0304"}


@pytest.mark.rule("6.5.moving", "13")
def test_6_5_each_unit_of_a_stack_on_its_way_to_an_assault_has_its_roll() -> None:
    units = "unit gc-para-1 gc-para-2 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1\n"
    g = acting(units, (6, 6), (6, 6), rows="  . . . . . . . . . .\n" * 4, more=ROAD).play(
        "gather gc-para-2", "move 0201", "shoot inf-vm-1"
    )
    assert len(g.told("missed")) == 2


# From the book: fire and cover (4, 9, 10.8) --------------------------------------------------------------------------


@pytest.mark.rule("9.2", "9.1", "9.3")
def test_9_2_in_a_group_only_those_with_a_line_of_fire_count() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active\nunit gc-para-2 at 0102 formation f1 active\nhex 0101 smoke 1\n"
    g = acting(units + "unit inf-vm-1 at 0501 formation v1 td-over\n")
    alone = "no-line" in g.reasons("fire 0501")
    g.play("fire 0501")
    both = g.tally("join gc-para-2")
    assert (alone, both.parts[0].total) == (True, 5)


@pytest.mark.rule("10.8", "11.1", "ext.8")
def test_10_8_a_stopped_mortar_fires_at_hidden_units_with_a_quarter_of_its_power() -> None:
    units = "unit m60-f-1 at 0101 formation f1 active{}\nunit pc-f-1 at 0101 formation f1\n"
    units += "unit inf-vm-1 at 0401 concealed formation v1 td-over\n"
    found = []
    for state in ("", " stopped"):
        g = acting(units.format(state), rows=JUNGLE, first="m60-f-1")
        found.append(g.tally("fire 0401").parts[0].total)
    assert found[0] == 2 * found[1]


@pytest.mark.rule("0.3", "10.7", "15.2")
def test_0_3_works_in_ruins_protect_as_works() -> None:
    units = "hex 0401 ruined 1\nhex 0401 dug 2\n" + PARA + ENEMY.replace("v1", "v1 td-over")
    g = acting(units, rows="  . . . w . . . . . .\n" * 4)
    die = g.tally("fire 0401").die
    assert die is not None and [reason.key for reason in die.reasons] == ["reason-medium"]


# From the book: losses and morale (11, 12) ---------------------------------------------------------------------------


@pytest.mark.rule("11", "11.2")
def test_11_a_step_lost_by_a_neutralised_unit_leaves_it_neutralised_and_not_stopped() -> None:
    units = PARA + "unit inf-vm-1 at 0401 formation v1 neutralised td-over\nforce trc 1\n"
    g = acting(units, (6, 6)).play("fire 0401")
    assert (g.steps("inf-vm-1"), g.marks("inf-vm-1")) == (2, {"neutralised", "td-over"})


@pytest.mark.rule("12.1", "1.3.elimination")
def test_12_1_a_leader_and_a_step_reach_a_threshold_of_three() -> None:
    units = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1 steps 1\n"
    g = at_phase("1.3.elimination", units + "formation f1 losses 3 hesitant-at 3\n" + FAR, 1, (1, 1), 6, 1)
    g.play(f"take-over {g.options('take-over')[0]}").until("2.D2", "done")
    assert "hesitant" in g.marks("pc-f-1")


@pytest.mark.rule("ext.11.2", "8.discovery")
def test_ext_11_2_a_hidden_marker_beside_it_makes_recovery_harder() -> None:
    """Ruling R78: every marker counts as an enemy."""
    rows = "  . j . . . . . . . .\n" * 4
    units = "unit gc-para-1 at 0101 formation f1 neutralised\nunit decoy-v-1 at 0201 concealed formation v1\n"
    g = at_phase("11.2", units + FAR, head=f"indochine\nboard\n{rows}")
    assert "enemy-adjacent" in g.reasons()


@pytest.mark.rule("qa.3", "7.2", "11.2")
def test_qa_3_neutralised_units_spread_out_too() -> None:
    units = "unit gc-para-1 gc-para-2 gc-para-3 at 0101 formation f1 neutralised\nunit pc-f-1 at 0103 formation f1\n"
    g = at_phase("qa.3", units + FAR)
    assert g.options("disperse") == ["gc-para-1", "gc-para-2", "gc-para-3"]


@pytest.mark.rule("12.2", "3.3")
def test_12_2_a_guest_tests_no_formation_of_his_host() -> None:
    """Losses of the guest count for his own company (R76), and so his company is tested."""
    units = "unit pc-vm-1 at 0101 formation v1\nunit inf-vm-1 at 0103 formation v1 attached v2\n"
    units += "unit pc-vm-2 inf-vm-2 at 0103 formation v2\nunit pc-f-1 gc-para-1 at 1004 formation f1\n"
    units += "formation v1 losses 6 hesitant-at 4 demoralised-at 6 tested 0\nformation v2 losses 0 demoralised-at 6\n"
    g = at_phase("12.2", units, (1, 1))
    assert len(g.told("formation-holds")) == 1


# From the book: assault, fires, drops and waves (13, 15, 16) ---------------------------------------------------------


@pytest.mark.rule("13", "err1.assault", "7.4")
def test_13_a_hex_at_the_end_of_three_hexes_of_road_is_assaulted() -> None:
    links = "link road 0101 0201\nlink road 0201 0301\nlink road 0301 0401\n"
    units = "unit gc-para-1 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1 td-over acted\n" + FAR
    g = acting(units, more=links).play("move 0201")
    g.until("6.1", "hold").play("move 0301").until("6.1", "hold")
    assert "0401" in g.options("assault")
    off = acting(units).play("move 0201").until("6.1", "hold").play("move 0301").until("6.1", "hold")
    assert off.options("assault") == []


@pytest.mark.rule("15.2", "6.3")
def test_15_2_a_second_unit_does_not_build_where_one_has_begun() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active\nunit gc-para-2 at 0101 formation f1 digging\nhex 0101 dug 1\n"
    g = acting(units + FAR)
    assert ("dig" in g.options(), g.refused("dig").startswith("§15.2 ")) == (False, True)


@pytest.mark.rule("15.3", "ext.16.3a", "ext.16.2")
def test_16_3_a_wave_does_not_enter_a_target_that_has_caught_fire() -> None:
    units = (
        "acting viet-minh\nactivating v1\nunit gc-para-1 at 0401 formation f1\nunit gc-para-2 at 0402 formation f1\n"
    )
    units += "unit pc-vm-1 inf-vm-1 at 0201 formation v1 active\nunit inf-vm-2 inf-vm-3 at 0202 formation v1 active\n"
    units += "unit pc-f-1 at 1004 formation f1\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{units}hex 0401 burning 1\n").play("wave")
    assert "0401" not in g.options("target")
    assert g.refused("target 0401").startswith("§15.3 ")


@pytest.mark.rule("ext.16.3a", "10.5", "11.2")
def test_16_3_shells_that_neutralise_at_the_door_keep_a_platoon_out_of_the_fight() -> None:
    units = "acting viet-minh\nactivating v1\nunit gc-para-1 at 0301 formation f1 td-over acted\n"
    units += "unit pc-f-1 at 1004 formation f1\n"
    units += "unit pc-vm-1 inf-vm-1 at 0201 formation v1 active\nunit inf-vm-2 inf-vm-3 at 0202 formation v1 active\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{units}hex 0301 impact 8\nforce trc N\n", (1, 1), *[(6, 6)] * 12)
    g.play("wave", "target 0301", "done")
    while g.asked.endswith("16.3a"):
        g.play(g.options()[0])
    assert g.at("gc-para-1") == "0301"
    assert all(g.at(f"inf-vm-{n}") != "0301" for n in (1, 2, 3))


@pytest.mark.rule("15.1", "10.6")
def test_15_1_smoke_on_the_ground_is_no_bad_ground() -> None:
    text = "turn 1\nunit gc-para-1 at arriving formation f1 concealed\nunit pc-vm-1 at A2116\n"
    text += "formation f1 drops 1\nunit pc-f-1 at A2101 formation f1\nhex A1205 smoke 2\n"
    g = at_phase("15.1", text, 1, 1, 1, 6, 1, head="indochine bac-kan\n").play("drop A1205", "face-to south")
    assert ("stopped" in g.marks("gc-para-1"), g.at("gc-para-1")) == (False, "A1205")


# Where the code looked too simple ------------------------------------------------------------------------------------


@pytest.mark.rule("6.3", "9.2", "11.1")
def test_6_3_a_stopped_leader_joins_no_fire_of_his_formation() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active\nunit pc-f-1 at 0101 formation f1 active stopped\n"
    g = acting(units + ENEMY.replace("v1", "v1 td-over")).play("fire 0401")
    assert g.asked != "french 9.2"


@pytest.mark.rule("13", "12.1", "3.3")
def test_13_a_guest_of_a_hesitant_formation_whose_own_is_sound_assaults() -> None:
    units = "unit gc-para-1 at 0101 formation f2 attached f1 active\nunit pc-f-1 at 0103 formation f1 hesitant\n"
    units += "unit pc-f-2 at 1004 formation f2\nunit inf-vm-1 at 0201 formation v1 acted\n"
    assert "0201" in acting(units).options("assault")


@pytest.mark.rule("6.6", "13.resolution", "8.discovery")
def test_13_who_is_assaulted_where_he_withdrew_to_does_not_withdraw_again() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit gc-para-2 at 0402 formation f1 active\n"
    units += "unit inf-vm-1 at 0301 formation v1\nunit pc-vm-1 at 1001 formation v1\n"
    g = acting(units, 6, 1).play("assault 0301", "withdraw inf-vm-1", "to 0401").until("6.1", "hold")
    g.play("halt", "act gc-para-2", "assault 0401")
    assert g.asked != "viet-minh 6.6"


@pytest.mark.rule("10.5", "6.5.moving", "11.1")
def test_10_5_who_is_stopped_by_shells_on_entry_may_be_fired_at_there() -> None:
    units = f"{PARA}{ENEMY}hex 0201 impact 8\nforce trc S\n"
    g = acting(units, (6, 6), (6, 6)).play("move 0201", "accept")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", ["inf-vm-1"])


@pytest.mark.rule("8.discovery", "6.5.firing", "ext.8")
def test_8_a_hidden_firer_in_sight_is_recognised_before_he_is_answered() -> None:
    units = "unit gc-para-1 at 0401 concealed formation f1 active\nunit pc-f-2 at 0104 formation f1\n"
    units += "unit inf-vm-1 at 0801 formation v1\n"
    g = acting(units, (6, 6), rows=JUNGLE).play("fire 0801")
    assert g.asked == "viet-minh 6.5.firing"
    assert g.is_open("gc-para-1") and "hidden" not in str(g.tally("shoot inf-vm-1").parts[0].reasons)


@pytest.mark.rule("10.9", "6.5.firing", "5.2")
def test_10_9_a_coordinated_mortar_is_answered_and_its_formation_may_answer_back() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 at 0101 formation f1 active\nunit pc-f-2 at 0103 formation f2\n"
    units += "unit m60-f-1 at 0102 formation f2\nunit gc-para-2 at 0103 formation f2\n"
    units += "unit inf-vm-1 at 0501 formation v1\n"
    g = acting(units, (6, 6), (6, 6), first="pc-f-1").play("coordinate", "mortar m60-f-1")
    assert g.asked == "viet-minh 6.5.firing"
    g.play("shoot inf-vm-1")
    assert (g.asked, sorted(g.options("shoot"))) == ("french 6.5.firing", ["gc-para-2", "pc-f-2"])


@pytest.mark.rule("3.3", "6.3", "5.2")
def test_3_3_a_guest_beside_its_own_leader_is_commanded_by_its_host_only() -> None:
    units = "unit pc-f-1 at 0101 formation f1 active\nunit gc-para-2 at 0101 formation f1 attached f2 acted\n"
    units += "unit pc-f-2 at 0102 formation f2\n"
    assert acting(units + FAR, first="pc-f-1").options("command") == []


@pytest.mark.rule("9.2", "6.5", "3.3")
def test_9_2_in_defence_a_guest_groups_with_his_host() -> None:
    units = PARA + "unit inf-vm-1 at 0401 formation v1\nunit inf-vm-4 at 0402 formation v2 attached v1\n"
    units += "unit inf-vm-5 at 0402 formation v2\n"
    g = acting(units).play("move 0201", "shoot inf-vm-1")
    assert g.options("join") == ["inf-vm-4"]


@pytest.mark.rule("11.1", "6.5.moving", "7.2")
def test_11_1_who_is_stopped_in_a_full_hex_stays_there_and_the_surplus_spreads() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active steps 1\nunit gc-para-2 gc-para-3 at 0201 formation f1\n"
    units += "unit pc-f-2 at 0104 formation f1 active\n"
    g = acting(units + ENEMY + "force trc S\n", (6, 6), (6, 6)).play("move 0201", "shoot inf-vm-1")
    assert (g.at("gc-para-1"), "stopped" in g.marks("gc-para-1")) == ("0201", True)
    while not g.asked.endswith(" qa.3"):
        g.play("done" if "done" in g.options() else "pass")
    assert len(g.options("disperse")) == 3


@pytest.mark.rule("8.rehide", "15.3", "2.E")
def test_8_who_fled_from_a_fire_may_be_hidden_the_same_turn() -> None:
    rows = "  j j j j j j j j j .\n" * 4
    units = "unit gc-para-1 at 0101 formation f1\nunit pc-f-1 at 0103 formation f1\nhex 0101 burning 1\n"
    g = at_phase("15.3", units + FAR, 6, 1, head=f"indochine\nboard\n{rows}").play("flee 0102")
    g.until("8.rehide", "done")
    assert "gc-para-1" in g.options("hide")


@pytest.mark.rule("1.3.elimination", "6.3")
def test_1_3_the_successor_of_the_higher_pc_keeps_his_formation() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 at out killed-on 1\nunit pc-f-2 gc-para-2 at 0101 formation f2\n"
    units += "unit pc-f-3 gc-para-3 at 0301 formation f3\n"
    g = at_phase("1.3.elimination", units + FAR, 6, 1, (1, 1))
    g.play("succeed pc-f-2").until("2.D2", "done").play("activate f2")
    assert {*g.options("act")} >= {"gc-para-2", "pc-f-2"}


@pytest.mark.rule("5.4", "3.4", "11.2")
def test_5_4_a_neutralised_unit_out_of_command_is_nothing_left_to_try() -> None:
    text = "acting french\nunit pc-f-1 gc-para-2 at 1004 formation f1 acted\nformation f1 activated 1\n"
    text += "unit gc-para-1 at 0101 formation f1 out-of-command neutralised\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}unit pc-vm-1 inf-vm-1 at 0904 formation v1\n")
    assert (g.asked, len(g.told("nothing-left"))) == ("viet-minh 2.D2", 1)


@pytest.mark.rule("14.2", "10.6")
@pytest.mark.parametrize(("smoke", "asked"), [(0, True), (1, False)])
def test_14_2_smoke_in_the_hex_of_the_gun_hides_the_aircraft_from_it(smoke: int, asked: bool) -> None:
    """Ruling R155."""
    text = "turn 2\nside french supports 3\nside french called support\nunit pc-f-1 at A1302\nunit pc-vm-1 at A2116\n"
    text += "unit inf-vm-1 at A1306 formation v1\nunit hmg-vm-1 at A1310 formation v1\nforce trc -\n"
    rolls = (3, 4), (2, 3), (6, 6)
    g = at_phase("2.B", f"{text}hex A1310 smoke {smoke}\n", *rolls, head="indochine bac-kan\n")
    g.play("altitude medium", "aim A1306", "face-to north")
    assert (g.asked == "viet-minh 14.2") is asked


@pytest.mark.rule("6.3", "5.2")
def test_6_3_the_higher_pc_commands_a_unit_that_let_its_activation_pass_r71() -> None:
    units = "side french higher pc-f-2\nunit pc-f-1 gc-para-1 at 0101 formation f1 active\n"
    units += "unit pc-f-2 at 0102 formation f2\n"
    g = lay_out(f"indochine\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1\n{units}{FAR}", (1, 1))
    g.play("done", "activate f2", "act pc-f-2")
    assert {*g.options("command")} == {"pc-f-1", "gc-para-1"}


@pytest.mark.rule("11.1", "6.3", "5.2")
def test_11_1_who_acts_again_for_the_higher_pc_pays_no_step_to_be_free() -> None:
    """It is not the activation of its own formation."""
    units = "side french higher pc-f-2\nunit pc-f-1 at 0103 formation f1\n"
    units += "unit gc-para-1 at 0101 formation f1 acted stopped\nunit pc-f-2 at 0102 formation f2 active\n"
    g = acting(
        units.replace("unit pc-f-2", "activating f2\nformation f2 activated 1\nunit pc-f-2") + ENEMY, first="pc-f-2"
    )
    g.play("command gc-para-1")
    assert (g.options("shake-off"), g.refused("shake-off gc-para-1").startswith("§11.1 ")) == ([], True)


@pytest.mark.rule("13", "11.1", "6.6")
def test_13_a_unit_that_pays_for_its_stop_before_the_door_assaults_all_the_same() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active\nunit inf-vm-1 at 0301 formation v1 td-over acted\n"
    units += "unit inf-vm-2 at 0401 formation v1\nunit pc-f-2 at 0104 formation f1 active\nforce trc S\n"
    g = acting(units, (6, 6), (6, 6)).play("move 0201", "shoot inf-vm-2", "absorb")
    g.until("6.1", "hold")
    assert "0301" in g.options("assault")
