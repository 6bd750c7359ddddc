"""Cases of a third reading of the book: half written from the book alone, half where a clause has exceptions."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from grognard.games.indochine.sight import sees
from grognard.games.indochine.words import VIET_MINH
from tests.games.indochine.fighting import Fight, Roll, lay_out
from tests.games.indochine.sketches import ground

ROWS = "  . . . . . . . . . .\n" * 4
FRENCH = "acting french\nactivating f1\nformation f1 activated 1 quality shock\nformation v1 quality line\n"
FAR = "unit pc-vm-1 inf-vm-9 at 1001 formation v1 td-over\n"
PARA = "unit gc-para-1 pc-f-2 at 0101 formation f1 active\n"
ENEMY = "unit inf-vm-1 at 0401 formation v1\n"


def acting(units: str, *rolls: Roll, rows: str = ROWS, more: str = "", first: str = "gc-para-1") -> Fight:
    """A unit of the active French formation about to act on a sketched board."""
    return lay_out(f"indochine\nboard\n{rows}{more}{FRENCH}{units}", *rolls).play(f"act {first}")


def at_phase(phase: str, units: str, *rolls: Roll, head: str = f"indochine\nboard\n{ROWS}") -> Fight:
    """A position at a step of the turn."""
    return Fight(grognard.position(Indochine, f"{head}phase {phase}\n{units}", dice=grognard.Scripted(rolls)))


# Leaders and command (1.3, 3, 6.3) -----------------------------------------------------------------------------


@pytest.mark.rule("1.3.elimination", "3.3")
def test_3_3_the_echelon_is_measured_from_who_took_the_place_of_the_higher_pc() -> None:
    text = "turn 3\nside french higher pc-f-1\nunit pc-f-1 gc-para-1 at A0104 formation f1\n"
    text += "unit pc-f-2 gc-para-2 at A2110 formation f2\nunit pc-f-3 gc-para-3 at A0806 formation f3\n"
    g = at_phase("2.C", text + "unit pc-vm-1 at A2116\n", 6, 1, head="indochine bac-kan\n")
    assert [g.tally(f"activate f{n}").need for n in (1, 2, 3)] == [8, 7, 8]


@pytest.mark.rule("1.3.elimination", "3.3")
def test_1_3_a_deputy_comes_beside_a_unit_of_his_formation_lent_to_another_and_not_beside_a_guest() -> None:
    text = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1 attached f2\n"
    text += "unit pc-f-2 at 0201 formation f2\nunit gc-para-2 at 0701 formation f2 attached f1\n"
    g = at_phase("1.3.elimination", text + FAR, 1)
    assert {*g.options("take-over")} == {"0101", "0201", "0102"}


@pytest.mark.rule("3.3", "8.decoy")
def test_3_3_a_decoy_out_of_command_joins_another_leader_and_acts_with_him() -> None:
    text = "unit pc-f-1 at 0101 formation f1\nunit decoy-f-1 at 0801 formation f1 concealed\n"
    text += "unit pc-f-2 at 0802 formation f2 concealed\n"
    dark = "indochine\nboard\n" + "  . j j j j j j . . .\n" * 4
    g = at_phase("2.C", text + "unit pc-vm-1 at 0104 formation v1\n", 6, 1, (1, 1), head=dark)
    g.play("transfer decoy-f-1", "attach f2", "activate f2")
    assert "decoy-f-1" in g.options("act")


@pytest.mark.rule("6.3", "11.1")
def test_6_3_a_stopped_unit_that_acts_once_more_fires_and_does_not_move() -> None:
    text = "unit pc-f-1 at 0101 formation f1 active\nunit gc-para-1 at 0101 formation f1 acted stopped steps 1\n"
    g = acting(text + ENEMY, first="pc-f-1").play("command gc-para-1")
    assert (g.options("move"), g.options("fire")) == ([], ["0401"])
    assert g.tally("fire 0401").parts[0].total == 1.5


@pytest.mark.rule("10.9", "6.3")
def test_10_9_a_coordinated_mortar_does_not_act_with_its_formation_but_its_leader_may_command_it() -> None:
    text = "side french higher pc-f-1\nunit pc-f-1 at 0101 formation f1 active\nunit pc-f-2 at 0103 formation f2\n"
    text += "unit m60-f-1 at 0102 formation f2\nunit inf-vm-1 at 0801 formation v1 td-over\nforce trc -\n"
    g = acting(text, (6, 5), (1, 1), first="pc-f-1").play("coordinate", "mortar m60-f-1").until("2.D2", "done")
    assert g.play("activate f2").options("act") == ["pc-f-2"]
    assert g.play("act pc-f-2").options("command") == ["m60-f-1"]


# Actions (6.1, 6.2, 6.7, 7.1) ----------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "9.2")
def test_6_1_a_weapon_that_deploys_fires_with_all_its_power_and_in_a_group() -> None:
    text = "unit mg-f-1 at 0101 crew formation f1 active\nunit gc-para-1 at 0101 formation f1 active\n"
    g = acting(text + ENEMY.replace("v1", "v1 td-over"), first="mg-f-1").play("deploy")
    assert g.tally("fire 0401").parts[0].total == 4
    g.play("fire 0401")
    assert (g.options("join"), "moved" in g.marks("mg-f-1")) == (["gc-para-1"], False)


@pytest.mark.rule("6.1", "7.1", "err1.mp")
def test_6_1_a_dismounted_gun_enters_the_first_hex_whatever_it_costs() -> None:
    text = "hexside wall 0101/0201\nunit mg-f-1 at 0101 formation f1 active\n" + FAR
    g = acting(text, rows="  . r . . . . . . . .\n" * 4, first="mg-f-1").play("dismount")
    assert "0201" in g.options("move"), "three points where half a move is two"


@pytest.mark.rule("6.7", "6.5")
def test_6_7_the_dice_of_a_rate_test_jam_nothing() -> None:
    text = PARA + "unit mg-vm-1 at 0401 formation v1 td\n"
    g = acting(text, (6, 6)).play("move 0201", "shoot mg-vm-1")
    assert ("td-over" in g.marks("mg-vm-1"), "jammed" in g.marks("mg-vm-1")) == (True, False)


@pytest.mark.rule("6.2", "6.1", "6.5.firing")
def test_6_2_who_fires_and_moves_keeps_his_rate_with_half_his_power() -> None:
    g = acting(PARA + "unit inf-vm-1 at 0501 formation v1 td-over\nforce trc -\n", (6, 1))
    once = g.play("move 0201").tally("snap 0501").parts[0].total
    g.play("snap 0501")
    assert (g.asked, g.tally("again 0501").parts[0].total) == ("french 6.2", once)


# Hidden units (8) ----------------------------------------------------------------------------------------------

JUNGLE = "  . . . j . . . . . .\n" * 4


@pytest.mark.rule("8.discovery", "11.2")
def test_8_a_hidden_neutralised_unit_is_recognised_by_a_stop_that_does_nothing_to_it() -> None:
    text = PARA + "unit inf-vm-1 at 0401 concealed formation v1 neutralised td-over\nforce trc S\n"
    g = acting(text, (6, 6), (6, 6), rows=JUNGLE)
    assert not g.is_open("inf-vm-1")
    g.play("fire 0401")
    assert (g.is_open("inf-vm-1"), g.marks("inf-vm-1")) == (True, {"neutralised", "td-over"})


@pytest.mark.rule("8.discovery", "11")
def test_8_a_hidden_unit_that_passes_its_test_is_recognised_all_the_same() -> None:
    text = PARA + "unit inf-vm-1 at 0401 concealed formation v1 td-over\nforce trc N\n"
    g = acting(text, (6, 6), (1, 1), rows=JUNGLE).play("fire 0401")
    assert (g.is_open("inf-vm-1"), g.marks("inf-vm-1")) == (True, {"td-over"})


@pytest.mark.rule("14.2", "8.discovery")
def test_14_2_a_hidden_gun_that_fires_at_aircraft_in_sight_of_the_enemy_is_recognised() -> None:
    text = "turn 2\nside french supports 3\nside french called support\nunit pc-f-1 at A1302\nunit pc-vm-1 at A2116\n"
    text += "unit inf-vm-1 at A1306 formation v1\nunit hmg-vm-1 at A1310 formation v1 concealed\nforce trc -\n"
    g = at_phase("2.B", text, (3, 4), (2, 3), (5, 5), (6, 6), head="indochine bac-kan\n")
    g.play("altitude medium", "aim A1306", "face-to north")
    before = g.is_open("hmg-vm-1")
    g.play("shoot-at-plane hmg-vm-1")
    assert (before, g.is_open("hmg-vm-1")) == (False, True)


# Assault (13, 6.6) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("6.6", "qa.7", "5.2")
def test_6_6_a_unit_whose_formation_was_activated_does_not_withdraw_though_it_took_no_action() -> None:
    text = "acting viet-minh\nunit pc-vm-1 at 0501 formation v1\nunit inf-vm-1 at 0301 formation v1\n"
    text += "unit gc-para-1 pc-f-1 at 0101 formation f1\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}", (1, 1), (1, 1)).play("activate v1", "done")
    g.play("activate f1", "act gc-para-1", "move 0201", "hold", "assault 0301")
    assert g.asked == "viet-minh 6.5.moving", "the leader may fire, and nobody was asked to withdraw"


@pytest.mark.rule("ext.16.3b", "13.resolution")
def test_16_3_who_went_with_a_wave_strikes_as_usual_when_it_is_assaulted_later() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 acted moved\n"
    g = acting(units + "formation v1 waved 1\nunit gc-para-2 at 0201 formation f1 active\n", 1, 1, 6)
    g.play("assault 0301", "join gc-para-2")
    assert g.asked == "viet-minh 13.resolution"
    assert "wave" not in g.reasons("strike gc-para-1")


# Artillery and aircraft (10, 14) -------------------------------------------------------------------------------


@pytest.mark.rule("10.5", "0.5")
def test_10_5_who_enters_the_map_under_shells_is_attacked() -> None:
    text = "turn 4\nacting viet-minh\nactivating v5\nunit pc-f-1 at A1010 formation f1\nhex A0301 impact 8\n"
    text += "unit mg-vm-1 at arriving formation v5 active crew\nformation v5 arrives 4\nforce trc 1\n"
    g = lay_out(f"indochine dong-khe\n{text}", (4, 4)).play("act mg-vm-1", "enter A0301")
    assert g.at("mg-vm-1") == "out"


@pytest.mark.rule("10.5", "10.7")
def test_10_5_shells_that_strike_a_man_on_the_way_ruin_no_house() -> None:
    text = "hex 0201 impact 8\nforce trc 1\nunit gc-para-1 pc-f-2 at 0101 formation f1 active\n" + FAR
    g = acting(text, (4, 4), rows="  . w . . . . . . . .\n" * 4).play("move 0201")
    assert (g.steps("gc-para-1"), g.game.play.position.ruined[g.hex("0201")]) == (1, 0)


@pytest.mark.rule("14.4", "14.3", "10.7")
def test_14_4_ground_support_ruins_no_house() -> None:
    text = "turn 2\nside french supports 3\nside french called support\nunit pc-f-1 at A0105\nunit pc-vm-1 at A2116\n"
    text += "unit inf-vm-1 at A1511 formation v1\nforce trc 1\n"
    g = at_phase("2.B", text, (3, 4), (2, 3), (6, 6), head="indochine bac-kan\n")
    g.play("altitude medium", "aim A1511", "face-to north")
    assert (g.steps("inf-vm-1"), g.game.play.position.ruined[g.hex("A1511")]) == (2, 0)


# Neutralisation, formations and arrivals (11, 12, 15) ----------------------------------------------------------


@pytest.mark.rule("11.1", "3.4")
def test_11_1_a_stopped_unit_activated_alone_pays_and_moves() -> None:
    text = "acting french\nunit pc-f-1 at 1004 formation f1\n"
    text += "unit gc-para-1 at 0101 formation f1 out-of-command stopped\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}{FAR}", (1, 1)).play("activate-alone gc-para-1")
    assert "shake-off gc-para-1" in g.options()
    g.play("shake-off gc-para-1")
    assert (g.steps("gc-para-1"), "0201" in g.options("move")) == (1, True)


@pytest.mark.rule("ext.11.2", "qa.4", "2.E")
def test_ext_11_2_who_steps_away_has_no_movement_marker_in_the_next_turn() -> None:
    text = "unit gc-para-1 at 0101 formation f1 neutralised\nunit pc-f-1 at 0103 formation f1\n" + FAR
    g = at_phase("11.2", text, 6, 1).play("step-away 0201").until("2.D2", "done")
    assert (g.at("gc-para-1"), g.marks("gc-para-1")) == ("0201", {"neutralised"})


@pytest.mark.rule("12.2", "8.decoy")
def test_12_2_the_decoys_of_a_demoralised_formation_are_removed_with_it() -> None:
    text = "unit pc-f-1 gc-para-1 at 0101 formation f1\nunit decoy-f-1 at 0103 formation f1 concealed\n"
    text += "unit pc-f-2 gc-para-2 at 0303 formation f2\nformation f1 losses 4 hesitant-at 2 demoralised-at 3\n"
    g = at_phase("12.2", text + FAR, (6, 6))
    assert (g.at("gc-para-1"), g.at("decoy-f-1")) == ("out", "out")


@pytest.mark.rule("scenario.dong-khe.vm", "12.1")
def test_dong_khe_a_replacement_company_has_lost_nothing_and_does_not_hesitate() -> None:
    text = "turn 3\nside viet-minh replacements 2\nunit pc-f-1 gc-legion-1 at A1010 formation f1\n"
    text += "unit pc-vm-2 at A0101 formation v2\nunit pc-vm-1 at out formation v1 hesitant deputy -2\n"
    text += "unit inf-vm-1 at out formation v1 stopped neutralised\nformation v1 losses -1 tested 9 waved 2\n"
    g = at_phase("qa.3", text, 1, 6, head="indochine dong-khe\n").play("replace v1").until("2.D2", "done")
    position, v1 = g.game.play.position, g.game.play.roster.find_formation("v1") or 0
    assert (position.losses[v1], position.tested[v1], position.arrives[v1]) == (0, 0, 4)
    assert (g.marks("pc-vm-1"), g.marks("inf-vm-1"), g.steps("inf-vm-1")) == (set(), set(), 3)
    assert g.tally("activate v1").need == 7


@pytest.mark.rule("15.1", "7.2", "qa.3")
def test_15_1_three_squads_may_land_in_one_hex_and_spread_at_the_end_of_the_turn() -> None:
    text = "turn 1\nunit gc-para-1 gc-para-2 gc-para-3 at arriving formation f1 concealed\nunit pc-vm-1 at A2116\n"
    text += "formation f1 drops 1\nunit pc-f-1 at A2101 formation f1\n"
    g = at_phase("15.1", text, 1, 1, 1, 1, 1, head="indochine bac-kan\n").play("drop A1205", "face-to south")
    assert [g.at(f"gc-para-{n}") for n in (1, 2, 3)] == ["A1205"] * 3
    g.play("pass", "pass")
    g.until("qa.3", "done")
    assert len(g.options("disperse")) == 3


@pytest.mark.rule("15.1", "15.3")
def test_15_3_who_lands_in_a_fire_is_stopped_whatever_the_die_for_the_ground() -> None:
    text = "turn 1\nunit gc-para-1 at arriving formation f1 concealed steps 2\nunit pc-vm-1 at A2116\n"
    text += "formation f1 drops 1\nunit pc-f-1 at A2101 formation f1\nhex A1205 burning 1\n"
    g = at_phase("15.1", text, 1, 1, 1, 1, head="indochine bac-kan\n").play("drop A1205", "face-to south")
    assert (g.at("gc-para-1"), g.steps("gc-para-1"), "stopped" in g.marks("gc-para-1")) == ("A1205", 1, True)


# Where a clause has exceptions: assault (13, 6.6, err1.assault) ------------------------------------------------

STALK = "unit gc-para-1 gc-para-2 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 acted\n"


@pytest.mark.rule("13", "7.3", "err1.assault")
def test_13_attackers_who_leave_a_tactical_assault_are_fired_at_where_they_are_r185() -> None:
    g = acting(f"{STALK}unit inf-vm-2 at 0502 formation v1\n", 6, 1, (6, 6), (6, 6))
    g.play("stalk 0301", "done", "done", "retreat gc-para-1", "to 0302", "accept")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", ["inf-vm-2"])


@pytest.mark.rule("13", "err1.assault")
def test_13_who_fought_a_tactical_assault_and_left_does_not_fire_afterwards_r185() -> None:
    g = acting(f"{STALK}unit inf-vm-2 at 0502 formation v1\n", 6, 1, (6, 6), (6, 6))
    g.play("stalk 0301", "done", "retreat inf-vm-1", "to 0401", "accept", "done")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", ["inf-vm-2"])
    assert g.refused("shoot inf-vm-1").startswith("§err1.assault ")


@pytest.mark.rule("13", "6.6", "7.3")
def test_13_who_withdrew_from_a_tactical_assault_may_fire_with_half_his_power_r127() -> None:
    g = acting(STALK.replace(" acted", ""), (6, 6)).play("stalk 0301", "done", "withdraw inf-vm-1", "to 0401")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.moving", ["inf-vm-1"])
    parts = {reason.key for reason in g.tally("shoot inf-vm-1").parts[0].reasons}
    assert "reason-moved" in parts


@pytest.mark.rule("13", "11.1")
def test_13_of_a_stack_one_stopped_on_entry_falls_back_and_the_other_fights_alone() -> None:
    units = "unit gc-para-1 gc-para-2 at 0201 formation f1 active steps 1\nunit inf-vm-1 at 0301 formation v1 acted\n"
    units += "unit inf-vm-2 at 0501 formation v1\nforce trc S\n"
    g = acting(units, (6, 6), (6, 6), (6, 6), (1, 1), 6, 1).play("assault 0301", "join gc-para-2", "shoot inf-vm-2")
    assert (g.at("gc-para-1"), g.at("gc-para-2")) == ("0201", "0301")
    assert {*g.marks("gc-para-1")} >= {"stopped"}
    assert len(g.told("strikes-at")) == 2


@pytest.mark.rule("6.6", "13")
def test_6_6_of_a_stack_some_withdraw_and_the_others_fight() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 inf-vm-2 at 0301 formation v1\n"
    g = acting(units, 6, 1).play("assault 0301", "withdraw inf-vm-1", "to 0401", "hold")
    g.until("13.resolution", "hold")
    assert g.at("inf-vm-2") == g.at("gc-para-1") == "0301"
    assert len(g.told("strikes-at")) == 2


@pytest.mark.rule("6.3", "13")
def test_6_3_a_unit_that_has_assaulted_may_assault_again_when_its_leader_commands_it() -> None:
    units = "unit pc-f-1 at 0202 formation f1 active\nunit gc-para-1 at 0302 formation f1 acted moved\n"
    g = acting(units + "unit inf-vm-1 at 0402 formation v1 acted\n", first="pc-f-1").play("command gc-para-1")
    assert {"assault 0402", "stalk 0402"} <= {*g.options()}


# Hidden units that are moved in the administrative phase (8, 15.3, qa.3) ---------------------------------------


@pytest.mark.rule("15.3", "8.discovery")
@pytest.mark.parametrize(("distance", "seen"), [(6, True), (7, False)])
def test_15_3_a_hidden_unit_that_leaves_a_fire_is_looked_at_as_it_moves_r183(distance: int, seen: bool) -> None:
    rows = f"  j b {'. ' * 8}\n" + f"  j j {'. ' * 8}\n" * 2
    units = "unit gc-para-1 at 0101 formation f1 concealed\nunit pc-f-1 at 0103 formation f1\nhex 0101 burning 1\n"
    units += f"unit inf-vm-1 at {2 + distance:02}01 formation v1\n"
    g = at_phase("15.3", units, head=f"indochine\nboard\n{rows}").play("flee 0201")
    assert bool(g.told("recognised")) == seen


@pytest.mark.rule("qa.3", "8.discovery")
@pytest.mark.parametrize(("distance", "seen"), [(6, True), (7, False)])
def test_qa_3_a_hidden_unit_that_spreads_out_is_looked_at_as_it_moves_r183(distance: int, seen: bool) -> None:
    rows = f"  j b {'. ' * 8}\n" + f"  j j {'. ' * 8}\n" * 2
    units = "unit gc-para-1 gc-para-2 gc-para-3 at 0101 formation f1 concealed\nunit pc-f-1 at 0103 formation f1\n"
    units += f"unit inf-vm-1 at {2 + distance:02}01 formation v1\n"
    g = at_phase("qa.3", units, 6, 1, head=f"indochine\nboard\n{rows}").play("disperse gc-para-1", "to 0201")
    assert bool(g.told("recognised")) == seen


# Formations (12, qa.5, 8.decoy) --------------------------------------------------------------------------------

GONE = """\
unit pc-vm-1 inf-vm-2 at 0101 formation v1
unit pc-vm-2 at 0103 formation v2
formation v1 losses 5 hesitant-at 4 demoralised-at 5
formation v2 losses 3 hesitant-at 4 demoralised-at 5
unit pc-f-1 gc-para-1 at 1004 formation f1
"""


@pytest.mark.rule("12.1", "qa.5", "3.3")
def test_qa_5_hidden_losses_of_a_guest_who_joins_for_good_do_not_count_for_his_host_r76() -> None:
    guest = "unit inf-vm-1 at 0103 formation v1 attached v2 concealed unseen-losses 1\n"
    g = at_phase("12.2", GONE + guest, (6, 6))
    position, v2 = g.game.play.position, g.game.play.roster.find_formation("v2") or 0
    assert (position.formation[g.piece("inf-vm-1")], position.unseen_losses[g.piece("inf-vm-1")]) == (v2, 0)


@pytest.mark.rule("qa.5", "8.decoy")
def test_qa_5_a_decoy_attached_to_another_leader_joins_him_for_good() -> None:
    rows = "  . j j j j j j j j .\n" * 4
    guest = "unit decoy-v-1 at 0103 formation v1 attached v2 concealed\n"
    g = at_phase("12.2", GONE + guest, (6, 6), head=f"indochine\nboard\n{rows}")
    assert g.at("decoy-v-1") == "0103"
    assert g.game.play.roster.formations[g.game.play.position.formation[g.piece("decoy-v-1")]] == "v2"


# Fire (6.2, 9.1, ext.opt.rate, qa.4) ---------------------------------------------------------------------------


@pytest.mark.rule("9.1", "6.2")
def test_9_1_a_fire_along_a_blocked_line_keeps_its_rate() -> None:
    g = acting(f"{PARA}unit inf-vm-1 at 0501 formation v1 td-over\n", (6, 1), rows="  . . j . . . . . . .\n" * 4)
    g.play("fire 0501")
    assert (len(g.told("fires-blindly")), g.asked, g.options("again")) == (1, "french 6.2", ["0501"])


@pytest.mark.rule("ext.opt.rate", "6.5.firing")
def test_opt_rate_an_answer_to_a_defensive_fire_is_the_one_defensive_fire_of_the_turn() -> None:
    head = f"indochine\noptions ext.opt.rate\nboard\n{ROWS}phase 2.D2\n{FRENCH}"
    units = f"{PARA}unit gc-para-2 at 0104 formation f2\nunit pc-f-3 at 0904 formation f3\n{ENEMY}"
    g = Fight(grognard.position(Indochine, head + units, dice=grognard.Scripted(((6, 6), (6, 6), (6, 6)))))
    g.play("act gc-para-1", "fire 0401")
    g.until("6.5.firing", "done").play("shoot inf-vm-1")
    assert g.options("shoot") == ["gc-para-2"]
    g.play("shoot gc-para-2")
    assert "td" in g.marks("gc-para-2")


@pytest.mark.rule("qa.4", "11.2")
def test_qa_4_a_mover_who_is_neutralised_loses_the_movement_marker_and_goes_no_farther() -> None:
    g = acting(f"{PARA}{ENEMY}force trc N\n", (6, 6), (6, 6)).play("move 0201", "shoot inf-vm-1")
    assert {"moved", "neutralised"} & g.marks("gc-para-1") == {"neutralised"}
    assert g.options("act") == ["pc-f-2"]


@pytest.mark.rule("10.5", "7.3", "table.fire-mods")
def test_10_5_who_creeps_into_shells_is_struck_as_in_tactical_movement() -> None:
    g = acting(f"hex 0201 impact 8\n{PARA}{FAR}", (6, 6)).play("creep 0201")
    dice = [tally.die for event in g.game.events if event.key == "missed" and (tally := event.tally_for(None))]
    assert [reason.key for die in dice if die for reason in die.reasons] == ["reason-tactical"]


# Sight (4.3) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3", "4.3.same")
@pytest.mark.parametrize(
    ("above", "below", "walls", "clear"),
    [
        (".", "j", "", True),
        (".", ".", "0201/0302", True),
        (".", "j", "0201/0302", False),
        ("j", ".", "0201/0302", True),
        (".", "j", "0102/0201", True),  # a side of the looker's own hex
        (".", ".", "0201/0302 0202/0302", False),
    ],
)
def test_4_3_along_a_side_a_wood_shuts_one_way_and_a_wall_the_other_r118(
    above: str, below: str, walls: str, clear: bool
) -> None:
    board = f". {above} . . .\n. {below} . . .\n. . . . ."
    g = ground(board, f"hexside wall {walls}" if walls else "")
    ends = g.board.grid.find("0102"), g.board.grid.find("0502")
    assert sees(g, *ends) == sees(g, *reversed(ends)) == clear


# Artillery and works (10.4, 10.6, 10.7, 15.2) ------------------------------------------------------------------


@pytest.mark.rule("10.4", "table.correction")
def test_10_4_a_delayed_mission_at_the_hex_fired_on_last_still_has_its_bonus() -> None:
    text = "turn 3\nside viet-minh batteries 1 missions 6\nside viet-minh plotted B1510\n"
    text += "side viet-minh fired-on B1510\nside viet-minh waited 1\nunit pc-vm-1 at B1402\n"
    text += "unit gc-para-1 at B1510 formation f1\nunit pc-f-1 at B0101\n"
    g = at_phase("2.A", text, (3, 4), head="indochine au-cul\n")
    assert "same-hex" in g.reasons("shell")


@pytest.mark.rule("10.6", "2.E")
def test_10_6_a_units_smoke_does_not_thin_that_of_artillery() -> None:
    g = acting(f"hex 0201 smoke 2\n{PARA}{FAR}").play("lay-smoke 0201")
    assert g.game.play.position.smoke[g.hex("0201")] == 2


@pytest.mark.rule("15.2", "11.2", "11.1")
def test_15_2_a_builder_who_is_neutralised_keeps_what_he_has_begun_and_finishes_it_later() -> None:
    units = "unit gc-para-1 at 0101 formation f1 neutralised digging\nunit pc-f-1 at 0101 formation f1\n"
    g = at_phase("11.2", units + FAR + "hex 0101 dug 1\n", (1, 1), 6, 1, (1, 1)).play("recover")
    g.until("2.D2", "done")
    g.play("activate f1", "act gc-para-1", "dig")
    assert g.game.play.position.dug[g.hex("0101")] == 2


# More of the same: movement and arrivals (7, 15) ---------------------------------------------------------------


@pytest.mark.rule("7.3", "0.5")
def test_7_3_who_has_crept_to_the_edge_does_not_leave_the_map() -> None:
    text = "turn 9\nacting french\nactivating f1\nformation f1 activated 1\nunit pc-vm-1 at B0101 formation v1\n"
    g = lay_out(f"indochine longue-marche\n{text}unit gc-para-1 at B2304 formation f1 active\n")
    g.play("act gc-para-1", "creep B2305")
    assert (g.at("gc-para-1"), g.asked) == ("B2305", "viet-minh 2.D2"), "its action is over"
    moved = lay_out(f"indochine longue-marche\n{text}unit gc-para-1 at B2304 formation f1 active\n")
    assert "leave" in moved.play("act gc-para-1", "move B2305").options()


@pytest.mark.rule("15.1", "3.3", "5.1")
def test_15_1_the_men_of_a_leader_who_landed_off_the_map_are_out_of_command_until_he_is_in() -> None:
    text = "turn 2\nunit pc-f-1 at astray entry A1101 formation f1\nunit gc-para-1 at A1204 formation f1\n"
    g = at_phase("2.C", text + "unit pc-vm-1 at A2116\n", (1, 1), head="indochine bac-kan\n")
    assert g.options("activate-alone") == ["gc-para-1"]
    g.play("activate f1")
    assert g.options("act") == ["pc-f-1"]
    assert g.play("act pc-f-1").options("enter") == ["A1101"]


JUMPED = "unit gc-para-1 at 0101 formation f1 acted moved\nunit pc-f-1 at 0901 formation f1 acted moved\n"
STORM = "acting viet-minh\nactivating v1\nformation v1 activated 1\nformation f1 activated 1 quality shock\n"


@pytest.mark.rule("qa.9", "6.6", "qa.7")
def test_qa_9_a_unit_that_was_dropped_this_turn_does_not_withdraw() -> None:
    units = "unit inf-vm-1 at 0102 formation v1 active\nunit pc-vm-1 at 0103 formation v1 active\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{STORM}{JUMPED}{units}").play("act inf-vm-1", "assault 0101")
    assert g.asked == "dice 13.resolution", "nobody is asked to withdraw"


@pytest.mark.rule("qa.9", "6.5.conditions", "6.5.moving")
def test_qa_9_a_unit_that_was_dropped_fires_at_movers_with_half_its_power_and_answers_no_fire() -> None:
    units = "unit inf-vm-1 at 0401 formation v1 active\nunit inf-vm-2 at 0501 formation v1 active\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{STORM}{JUMPED}{units}", (6, 6)).play("act inf-vm-1", "move 0301")
    assert (g.options("shoot"), g.tally("shoot gc-para-1").parts[0].total) == (["gc-para-1"], 2.5)
    g.play("hold", "snap 0101")
    assert g.asked != "french 6.5.firing"


@pytest.mark.rule("15.3", "7.2")
def test_15_3_of_two_squads_in_a_fire_with_room_for_one_beside_it_the_other_is_lost() -> None:
    units = "unit gc-para-1 gc-para-2 at 0101 formation f1\nunit gc-para-3 at 0201 formation f1\n"
    units += "unit pc-f-1 at 1004 formation f1\nhex 0101 0102 burning 1\n"
    g = at_phase("15.3", units + "unit pc-vm-1 at 0904 formation v1\n")
    assert (g.at("gc-para-1"), g.at("gc-para-2")) == ("0201", "out")


@pytest.mark.rule("7.4", "7.1")
def test_7_4_a_move_along_road_and_track_has_the_bonus() -> None:
    links = "link road 0101 0201\nlink road 0201 0301\nlink track 0301 0401\nlink track 0401 0501\n"
    links += "link track 0501 0601\nlink track 0601 0701\n"
    g = acting(
        "unit gc-para-1 pc-f-2 at 0101 formation f1 active\nunit pc-vm-1 at 1004 formation v1 td-over\n", more=links
    )
    for hex_ in ("0201", "0301", "0401", "0501", "0601", "0701"):
        g.until("6.1", "hold").play(f"move {hex_}")
    g.until("5.2", "hold")
    assert g.at("gc-para-1") == "0701", "six points"


@pytest.mark.rule("8", "8.discovery", "0.5")
def test_8_a_reinforcement_is_recognised_as_it_comes_into_view_of_the_enemy() -> None:
    text = "turn 4\nacting viet-minh\nactivating v5\nunit gc-legion-1 at A0302 formation f1\n"
    text += "unit mg-vm-1 at arriving formation v5 active crew concealed\nformation v5 arrives 4\n"
    g = lay_out(f"indochine dong-khe\n{text}unit pc-f-1 at A1010 formation f1\n")
    assert not g.is_open("mg-vm-1")
    assert g.play("act mg-vm-1", "enter A0301").is_open("mg-vm-1")


# Fire and observers (6.5, 6.7, 9.2, 10.8) ----------------------------------------------------------------------

SCREEN = "  . . j . . . . . . .\n" * 4


@pytest.mark.rule("10.8", "6.5")
@pytest.mark.parametrize(
    ("eyes", "may"), [("pc-vm-1 at 0502 formation v1", True), ("pc-vm-2 at 0502 formation v2", False)]
)
def test_10_8_a_mortar_fires_defensively_at_a_mover_that_the_leader_of_its_formation_sees(eyes: str, may: bool) -> None:
    units = f"{PARA}unit m60-vm-1 at 1001 formation v1\nunit {eyes} td-over\n"
    g = acting(units.replace("0101", "0402"), rows="  . . . . . . . j j .\n" * 4).play("move 0401")
    assert (g.asked == "viet-minh 6.5.moving" and "m60-vm-1" in g.options("shoot")) == may


@pytest.mark.rule("4.3.hindrance", "10.8")
def test_4_3_a_leader_behind_six_hexes_of_brush_does_not_observe_for_a_mortar() -> None:
    units = "unit m60-f-1 at 0101 formation f1 active\nunit pc-f-1 at 0101 formation f1\n"
    g = acting(
        f"{units}unit inf-vm-1 at 0108 formation v1 td-over\n", rows="  .\n" + "  b\n" * 6 + "  .\n", first="m60-f-1"
    )
    assert "no-line" in g.reasons("fire 0108")
    near = acting(
        f"{units}unit inf-vm-1 at 0107 formation v1 td-over\n", rows="  .\n" + "  b\n" * 5 + "  .\n", first="m60-f-1"
    )
    assert "no-line" not in near.reasons("fire 0107")


@pytest.mark.rule("3.4", "6.5.firing", "6.5.conditions")
def test_3_4_another_unit_of_the_formation_may_answer_for_one_that_acts_alone() -> None:
    text = "acting french\nunit pc-f-1 at 1004 formation f1\nunit inf-vm-1 at 0401 formation v1\n"
    text += "unit gc-para-1 at 0101 formation f1 out-of-command\nunit gc-para-2 at 0102 formation f1 out-of-command\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}", (1, 1), (6, 6), (6, 6))
    g.play("activate-alone gc-para-1", "fire 0401", "shoot inf-vm-1")
    assert (g.asked, g.options("shoot")) == ("french 6.5.firing", ["gc-para-2"])


@pytest.mark.rule("6.7", "6.2", "err1.jam")
def test_6_7_a_gun_that_jams_and_keeps_its_rate_goes_on_with_the_fire_of_its_crew() -> None:
    units = "unit mg-f-1 at 0101 formation f1 active\nunit gc-para-2 at 0104 formation f1 active\n"
    units += "unit inf-vm-1 inf-vm-2 at 0401 formation v1 td-over\nforce trc -\n"
    g = acting(units, (6, 1), (6, 6), first="mg-f-1").play("fire 0401")
    assert ("jammed" in g.marks("mg-f-1"), g.asked) == (True, "french 6.2")
    assert g.tally("again 0401").parts[0].total == 1, "two, halved beyond half the range of four"


@pytest.mark.rule("6.5.moving")
def test_6_5_a_mover_who_comes_back_into_a_hex_is_fired_at_again() -> None:
    g = acting(PARA + ENEMY, (6, 6), (1, 1), (6, 6)).play("move 0201", "shoot inf-vm-1", "move 0101", "hold")
    g.play("move 0201")
    assert g.options("shoot") == ["inf-vm-1"]


@pytest.mark.rule("9.2", "6.5.moving")
def test_9_2_in_a_defensive_group_only_the_unit_with_a_movement_marker_is_halved() -> None:
    units = f"{PARA}unit inf-vm-1 at 0501 formation v1\nunit inf-vm-2 at 0501 formation v1 moved acted\n"
    g = acting(units).play("move 0201", "shoot inf-vm-1")
    halves = [part.total for part in g.tally("join inf-vm-2").parts[0].parts]
    assert halves[0] == 2 * halves[1]


# Losses, neutralisation, assault and waves (11, 12, 13, 16) ----------------------------------------------------


@pytest.mark.rule("11.2", "1.3.elimination", "12.1")
def test_11_2_a_leader_neutralised_twice_falls_and_counts_as_two_steps() -> None:
    units = f"{PARA}unit pc-vm-2 at 0401 formation v2 neutralised td-over\nforce trc N\n"
    units += "unit inf-vm-3 at 1004 formation v2\n"
    g = acting(units, (6, 6), (6, 6)).play("fire 0401")
    v2 = g.game.play.roster.find_formation("v2") or 0
    assert (g.at("pc-vm-2"), g.game.play.position.losses[v2], g.game.play.position.killed_on[g.piece("pc-vm-2")]) == (
        "out",
        2,
        1,
    )


@pytest.mark.rule("13.resolution", "11.1")
def test_13_who_retreats_may_pay_a_step_and_is_not_stopped() -> None:
    units = "unit gc-para-1 gc-para-2 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 acted\n"
    g = acting(units, 6, 1, (6, 6), (6, 6)).play("assault 0301", "done", "retreat inf-vm-1", "to 0401")
    assert (g.asked, g.options()) == ("viet-minh 11.1", ["absorb", "accept"])
    assert (g.play("absorb").steps("inf-vm-1"), "stopped" in g.marks("inf-vm-1")) == (2, False)


@pytest.mark.rule("13.resolution", "8.discovery", "ext.13")
def test_13_hidden_attackers_in_a_wood_strike_early_in_the_first_round_only() -> None:
    units = "unit gc-para-1 at 0201 concealed formation f1 active\nunit inf-vm-1 at 0301 formation v1 acted\n"
    units += "unit gc-para-2 at 0104 formation f1 active\n"
    g = acting(units, 1, 1, (6, 6), (6, 6), 1, 1, (6, 6), (6, 6), rows="  . j j j . . . . . .\n" * 4).play(
        "assault 0301"
    )
    g.until("13.resolution", "hold").play("done", "done")
    firsts = [text for text in g.told("strikes-at") if "parachute" in text]
    assert [text.rstrip(".").split()[-1] for text in firsts] == ["11", "9"]


@pytest.mark.rule("ext.16.2", "3.3")
def test_16_2_a_guest_goes_with_the_wave_of_his_host_and_counts_for_its_three_units() -> None:
    text = """
        indochine longue-marche
        acting viet-minh
        activating v1
        unit gc-para-1 at B1508 formation f1
        unit pc-vm-1 inf-vm-1 at B1510 formation v1 active
        unit inf-vm-2 at B1511 formation v1 active
        unit inf-vm-4 at B1511 formation v2 attached v1 active
        unit pc-vm-2 at B0101 formation v2
    """
    g = lay_out(text, (3, 4)).play("wave", "target B1508", "done")
    assert "acted" in g.marks("inf-vm-4")


@pytest.mark.rule("2.E", "8.discovery", "8.rehide")
def test_8_smoke_thins_before_counters_are_hidden_again() -> None:
    units = (
        "unit gc-para-1 pc-f-1 at 0101 formation f1\nunit inf-vm-1 at 0401 formation v1\nhex 0201 0202 0301 smoke 1\n"
    )
    g = at_phase("2.E", units + "unit pc-vm-1 at 0401 formation v1\n")
    assert g.asked != "french 8" and g.refused("hide gc-para-1")


# A leader has one action (6, 6.3) ------------------------------------------------------------------------------

LEADER = "unit pc-f-1 at 0101 formation f1 active\nunit gc-para-1 at 0101 formation f1 {}\n"


@pytest.mark.rule("6", "6.3", "9.2")
def test_6_3_a_leader_does_not_fire_with_the_unit_that_he_lets_act_again() -> None:
    units = LEADER.format("acted") + "unit gc-para-2 at 0101 formation f1 active\n"
    g = acting(units + ENEMY, first="pc-f-1").play("command gc-para-1", "fire 0401")
    assert g.options("join") == ["gc-para-2"]


@pytest.mark.rule("6", "6.3", "13")
@pytest.mark.parametrize(
    ("state", "order"), [("acted", "command gc-para-1"), ("out-of-command stopped", "free gc-para-1")]
)
def test_6_3_a_leader_does_not_assault_with_the_unit_that_he_lets_act(state: str, order: str) -> None:
    g = acting(LEADER.format(state) + "unit inf-vm-1 at 0201 formation v1 acted\n", first="pc-f-1").play(order)
    if order.startswith("free"):
        g.play("act gc-para-1")
    assert "assault 0201" in g.options() and not g.options("gather")
    assert g.play("assault 0201").asked != "french 13"


@pytest.mark.rule("6.3", "6")
def test_6_3_its_own_leader_and_the_higher_pc_may_both_let_a_unit_act_again() -> None:
    units = "side french higher pc-f-2\nunit pc-f-1 at 0101 formation f1 active\nunit pc-f-2 at 0102 formation f2\n"
    units += "unit gc-para-1 at 0101 formation f1 acted\n"
    g = acting(units + FAR, (1, 1), first="pc-f-1").play("command gc-para-1", "stay")
    g.until("2.D2", "done").play("activate f2", "act pc-f-2")
    assert "gc-para-1" in g.options("command")


@pytest.mark.rule("6.3", "9.2")
def test_6_3_a_unit_of_another_formation_that_acts_again_does_not_fire_with_that_of_the_higher_pc() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 gc-para-1 at 0101 formation f1 active\n"
    units += "unit pc-f-2 at 1004 formation f2\nunit gc-para-2 at 0101 formation f2 acted\n"
    units += "unit inf-vm-1 at 0401 formation v1 td-over\n"
    g = acting(units, (6, 6), first="pc-f-1").play("command gc-para-2", "fire 0401")
    assert g.asked == "french 5.2", "nobody is asked to join"


@pytest.mark.rule("6.3", "13")
def test_6_3_nor_does_it_assault_with_that_of_the_higher_pc_r186() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 gc-para-1 at 0101 formation f1 active\n"
    units += "unit pc-f-2 at 1004 formation f2\nunit gc-para-2 at 0101 formation f2 acted\n"
    g = acting(f"{units}unit inf-vm-1 at 0201 formation v1 acted\n", first="pc-f-1").play("command gc-para-2")
    assert ("assault 0201" in g.options(), g.options("gather")) == (True, [])
    assert g.play("assault 0201").asked != "french 13"


@pytest.mark.rule("6.3", "6.5.firing")
def test_6_3_a_unit_that_acts_again_is_active_and_answers_no_fire() -> None:
    units = "side french higher pc-f-1\nunit pc-f-1 at 0101 formation f1 active\n"
    units += "unit gc-para-2 at 0102 formation f2 acted\nunit gc-para-3 at 0103 formation f2 acted\n"
    units += "unit pc-f-2 at 1004 formation f2\n"
    g = acting(units + ENEMY, (6, 6), (6, 6), first="pc-f-1").play("command gc-para-2", "fire 0401", "shoot inf-vm-1")
    assert (g.asked, g.options("shoot")) == ("french 6.5.firing", ["gc-para-3"])


@pytest.mark.rule("scenario.bac-kan.victory", "5.4")
def test_bac_kan_ho_who_acted_alone_does_not_act_with_a_formation_this_turn_r46() -> None:
    text = "turn 4\nacting viet-minh\nunit pc-vm-1 inf-vm-1 at A1512 formation v1\nunit ho at A1510\n"
    text += "unit pc-f-1 gc-para-1 at B0101 formation f1\n"
    g = lay_out(f"indochine bac-kan\n{text}", (1, 1)).play("activate-alone ho", "move A1509", "halt")
    assert "ho" not in g.play("activate v1").options("act")


@pytest.mark.rule("6.6", "3.4", "qa.7")
@pytest.mark.parametrize(("state", "may"), [("out-of-command", True), ("td", True), ("acted", False)])
def test_6_6_who_has_not_been_activated_withdraws_though_its_formation_was(state: str, may: bool) -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nformation v1 activated 1\n"
    g = acting(f"{units}unit inf-vm-1 at 0301 formation v1 {state}\n").play("assault 0301")
    assert (g.asked == "viet-minh 6.6") == may


@pytest.mark.rule("6.6", "qa.6", "err1.mp")
def test_6_6_a_crew_with_its_weapon_dismounted_withdraws() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit mg-vm-1 at 0301 formation v1 crew\n"
    assert acting(units).play("assault 0301").options("withdraw") == ["mg-vm-1"]


@pytest.mark.rule("6.6", "8.decoy")
def test_6_6_where_the_units_withdrew_and_a_decoy_stays_the_decoy_is_found_and_nothing_is_fought() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 decoy-v-1 at 0301 formation v1 concealed\n"
    g = acting(units, rows="  . j j j . . . . . .\n" * 4).play("assault 0301", "withdraw inf-vm-1", "to 0401", "hold")
    if g.asked.startswith("viet-minh 6.5"):
        g.play("hold")
    assert (g.at("decoy-v-1"), g.at("gc-para-1"), g.told("strikes-at")) == ("out", "0301", [])


@pytest.mark.rule("7.2")
def test_7_2_leaders_and_crews_enter_a_full_hex_and_stay() -> None:
    units = "unit gc-para-2 gc-para-3 at 0201 formation f1\nunit mg-f-1 at 0101 crew formation f1 active\n"
    g = acting(units + FAR, first="mg-f-1").play("creep 0201")
    assert g.at("mg-f-1") == "0201"


@pytest.mark.rule("4.1", "9.1", "table.observation")
def test_4_1_a_fire_beyond_the_sight_of_the_night_has_no_line() -> None:
    text = "turn 3\nacting french\nactivating f5\nunit mg-f-1 pc-f-co-1 at A1010 formation f5 active\n"
    g = lay_out(f"indochine dong-khe\n{text}unit inf-vm-1 at A1003 formation v1\nunit pc-vm-1 at A0101 formation v1\n")
    assert "no-line" in g.play("act mg-f-1").reasons("fire A1003")


@pytest.mark.rule("ext.8", "9.3")
def test_ext_8_in_a_stack_partly_hidden_only_the_rolls_at_hidden_units_are_halved_r58() -> None:
    units = f"{PARA}unit inf-vm-1 at 0401 formation v1 td-over\nunit inf-vm-2 at 0401 concealed formation v1 td-over\n"
    g = acting(units, (6, 6), (6, 6), rows=JUNGLE).play("fire 0401")
    totals = [tally.parts[0].total for e in g.game.events if e.key == "missed" and (tally := e.tally_for(None))]
    assert totals == [5, 2.5]


@pytest.mark.rule("10.5")
def test_10_5_who_moves_out_of_a_zone_of_impact_is_not_attacked() -> None:
    g = acting(f"hex 0101 impact 8\n{PARA}{FAR}").play("move 0201")
    assert (g.told("missed"), g.told("hit"), g.at("gc-para-1")) == ([], [], "0201")


@pytest.mark.rule("1.3.elimination", "2.E")
def test_1_3_two_leaders_who_fell_in_one_turn_both_have_deputies() -> None:
    units = "unit pc-f-1 pc-f-2 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n"
    units += "unit gc-para-2 at 0104 formation f2\n"
    g = at_phase("1.3.elimination", units + FAR, 1, 6).play("take-over 0101", "take-over 0104")
    assert (g.at("pc-f-1"), g.at("pc-f-2"), g.game.play.position.deputy[g.piece("pc-f-2")]) == ("0101", "0104", -2)


@pytest.mark.rule("3.3", "2.C")
def test_3_3_a_unit_left_behind_by_its_leader_is_in_command_until_the_next_check() -> None:
    text = "acting french\nunit pc-f-1 at 0901 formation f1\nunit gc-para-1 at 0101 formation f1\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}unit pc-vm-1 at 0104 formation v1\n", (1, 1)).play("activate f1")
    assert g.options("act") == ["gc-para-1", "pc-f-1"]


@pytest.mark.rule("8.rehide", "table.observation")
def test_8_rehide_in_a_wood_next_to_the_enemy_r152() -> None:
    units = "unit gc-para-1 pc-f-1 at 0201 formation f1\nunit inf-vm-1 pc-vm-1 at 0301 formation v1\n"
    g = at_phase("8.rehide", units, head="indochine\nboard\n" + "  . j . . . . . . . .\n" * 4)
    assert g.options("hide") == ["gc-para-1", "pc-f-1"]


@pytest.mark.rule("6.7", "13.resolution")
def test_6_7_a_twelve_in_a_fight_empties_no_gun() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit rcl-vm-1 at 0301 formation v1\n"
    g = acting(units, 1, 6, (6, 6), (6, 6)).play("assault 0301", "done")
    assert "empty" not in g.marks("rcl-vm-1")


@pytest.mark.rule("15.3", "6.1")
def test_15_3_a_unit_that_paid_for_its_stop_leaves_the_fire_by_its_own_action() -> None:
    g = acting(f"hex 0101 burning 1\n{PARA}{FAR}").play("move 0201")
    assert g.at("gc-para-1") == "0201"


@pytest.mark.rule("10.10", "10.4", "table.delay")
def test_10_10_a_registered_fire_that_is_late_counts_only_its_wait_afterwards() -> None:
    text = "turn 2\nside viet-minh batteries 1 missions 6\nside viet-minh plotted B1510\nside viet-minh waited 1\n"
    text += "unit pc-vm-1 at B1402\nunit gc-para-1 at B1510 formation f1\nunit pc-f-1 at B0101\n"
    g = at_phase("2.A", text, (6, 6), head="indochine au-cul\n")
    assert g.told("mission-delayed")
    tallies = [tally for e in g.game.events if e.key == "mission-delayed" and (tally := e.tally_for(VIET_MINH))]
    assert [{reason.key for reason in tally.reasons} for tally in tallies] == [{"reason-waited"}]


@pytest.mark.rule("14.2", "table.aa", "11.1")
def test_14_2_a_stopped_gun_fires_at_aircraft_with_one_added() -> None:
    text = "turn 2\nside french supports 3\nside french called support\nunit pc-f-1 at A0105\nunit pc-vm-1 at A2116\n"
    text += "unit inf-vm-1 at A1306 formation v1\nunit hmg-vm-1 at A1310 formation v1 stopped\nforce trc -\n"
    g = at_phase("2.B", text, (3, 4), (2, 3), (6, 6), head="indochine bac-kan\n")
    g.play("altitude medium", "aim A1306", "face-to north")
    assert g.reasons("shoot-at-plane hmg-vm-1")["stopped"] == -1


@pytest.mark.rule("3.3", "11.2")
def test_3_3_a_neutralised_leader_takes_a_stray_into_his_formation() -> None:
    text = "unit pc-f-1 at 0101 formation f1\nunit gc-para-1 at 0801 formation f1\n"
    text += "unit pc-f-2 at 0802 formation f2 neutralised\n"
    g = at_phase("2.C", text + "unit pc-vm-1 at 1004 formation v1\n").play("transfer gc-para-1")
    assert g.options("attach") == ["f2"]


@pytest.mark.rule("qa.4", "6.5.moving", "11.1")
def test_qa_4_a_stopped_unit_that_had_moved_fires_at_movers_with_half_its_power_not_a_quarter() -> None:
    units = f"{PARA}unit inf-vm-1 at 0501 formation v1 moved\nforce trc S\nunit gc-para-2 at 0104 formation f1 active\n"
    g = acting(units, (6, 6), (6, 6), first="gc-para-2").play("fire 0501", "accept").until("5.2", "hold")
    g.play("act gc-para-1", "move 0201")
    keys = [reason.key for reason in g.tally("shoot inf-vm-1").parts[0].reasons]
    assert "reason-stopped" in keys and "reason-moved" not in keys
