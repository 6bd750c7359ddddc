"""Cases of a second reading of the book: exceptions, the order of steps, wide words, and where two clauses meet."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, Roll, lay_out

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


# Leaders, command and activation (1.3, 3.3, 5, 6.3) ------------------------------------------------------------


@pytest.mark.rule("1.3.elimination", "12.2")
def test_1_3_a_formation_without_a_unit_left_has_no_deputy() -> None:
    text = "unit pc-f-1 at out killed-on 1\nunit pc-f-2 gc-para-1 at 0101 formation f2\n" + FAR
    g = at_phase("1.3.elimination", text, 6, 1)
    assert (g.at("pc-f-1"), g.told("deputy")) == ("out", [])
    assert not g.asked.endswith("1.3.elimination")


@pytest.mark.rule("12.2", "1.3.elimination", "table.leader-replacement")
def test_12_2_the_test_is_taken_on_the_morale_of_the_deputy_who_came_before_it() -> None:
    text = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n"
    text += "formation f1 losses 4 hesitant-at 3 demoralised-at 4\n" + FAR
    g = at_phase("2.E", text, 6, (3, 3)).play("take-over 0101")
    assert g.at("gc-para-1") == "out", "eight, two less for the deputy, one less for the test"
    g = at_phase("2.E", text, 6, (2, 3)).play("take-over 0101")
    assert g.at("gc-para-1") == "0101"


@pytest.mark.rule("6.3", "3.3")
def test_6_3_a_leader_frees_and_commands_the_guest_that_acts_with_his_formation() -> None:
    text = "unit pc-f-1 at 0202 formation f1 active\nunit pc-f-2 at 0901 formation f2\n" + FAR
    guest = "unit gc-para-2 at 0202 formation f2 attached f1 {}\n"
    assert acting(text + guest.format("acted"), first="pc-f-1").options("command") == ["gc-para-2"]
    assert acting(text + guest.format("active stopped"), first="pc-f-1").options("free") == ["gc-para-2"]


@pytest.mark.rule("6.3")
def test_6_3_the_higher_pc_lets_a_leader_command_once_more() -> None:
    text = (
        "side french higher pc-f-1\nunit pc-f-1 at 0202 formation f1 active\nunit pc-f-2 at 0202 formation f2 acted\n"
    )
    g = acting(text + "unit gc-para-2 at 0302 formation f2 acted\n" + FAR, first="pc-f-1").play("command pc-f-2")
    assert g.options("command") == ["gc-para-2"], "any action, his own command too"


@pytest.mark.rule("6.6", "1.3")
def test_6_6_the_formation_of_a_leader_who_withdrew_is_activated_and_he_does_nothing_r38() -> None:
    text = "unit pc-vm-1 inf-vm-2 at 0402 formation v1 {}\nunit pc-f-2 gc-para-1 at 0101 formation f1 acted\n"
    text = text.format("").replace("pc-vm-1 inf-vm-2", "inf-vm-2")
    text += "unit pc-vm-1 at 0402 formation v1 withdrew acted moved\nformation f1 activated 1\n"
    g = lay_out(f"indochine\nboard\n{ROWS}acting viet-minh\n{text}", (1, 1))
    assert g.play("activate v1").options("act") == ["inf-vm-2"]


@pytest.mark.rule("3.3", "3.4")
def test_3_3_a_guest_is_not_tried_alone_and_does_not_act_with_its_own_formation() -> None:
    text = "acting french\nunit pc-f-1 gc-para-1 at 0101 formation f1\nunit pc-f-2 at 0202 formation f2\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}unit gc-para-2 at 0201 formation f1 attached f2\n{FAR}", (1, 1))
    assert g.options("activate-alone") == []
    assert {*g.play("activate f1").options("act")} == {"pc-f-1", "gc-para-1"}


@pytest.mark.rule("5.4", "3.4")
def test_5_4_the_last_unit_out_of_command_keeps_the_phase_going_and_its_roll_may_end_it() -> None:
    text = "acting french\nformation f1 activated 1\nformation v1 activated 1\nunit pc-f-1 at 0101 formation f1\n"
    text += "unit gc-para-1 at 0901 formation f1 out-of-command\nunit pc-vm-1 inf-vm-9 at 1004 formation v1\n"
    g = lay_out(f"indochine\nboard\n{ROWS}{text}", (4, 5), (4, 5))
    g.play("activate-alone gc-para-1")
    assert (g.asked, g.told("phase-ends")) == ("french 2.D2", []), "the other side then says that it has nothing left"
    assert g.play("activate-alone gc-para-1").told("phase-ends")


# Fire (6.5, 6.7, 8, 9.2, qa.4) ---------------------------------------------------------------------------------


@pytest.mark.rule("qa.4", "6.5.firing")
def test_qa_4_who_loses_the_movement_marker_by_a_stop_may_answer_that_very_fire() -> None:
    for state, may in (("moved", True), ("moved stopped", False)):
        more = "force trc S\n" if may else "force trc -\n"
        rolls: tuple[Roll, ...] = ((6, 6), (6, 6)) if may else ((6, 6),)
        g = acting(f"{PARA}unit inf-vm-1 at 0401 formation v1 {state}\n", *rolls, more=more).play("fire 0401")
        if may:
            g.play("accept")
        assert (g.asked == "viet-minh 6.5.firing") == may


@pytest.mark.rule("6.5.moving", "6.5.firing", "6.1")
def test_6_5_who_moves_and_then_fires_may_be_answered_for_both_in_one_hex() -> None:
    g = acting(PARA + ENEMY, (6, 6), (6, 6))
    g.play("move 0201", "shoot inf-vm-1", "snap 0401")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.firing", ["inf-vm-1"])


@pytest.mark.rule("8.discovery", "10.8", "10.6")
@pytest.mark.parametrize(
    ("unit", "answer", "is_open"),
    [
        ("m60-f-1", "smoke-round 0403", True),
        ("m60-f-1", "smoke-round 0401", True),  # its own smoke comes too late to hide it
        ("gc-para-1", "lay-smoke 0102", False),
    ],
)
def test_8_a_smoke_round_is_a_fire_that_shows_the_mortar_and_laid_smoke_shows_nobody(
    unit: str, answer: str, is_open: bool
) -> None:
    text = f"unit {unit} at 0101 concealed formation f1 active\nunit pc-f-2 at 0102 concealed formation f1\n"
    rows = f"  j {'. ' * 20}\n" + f"  {'. ' * 21}\n" * 2
    g = acting(text + "unit inf-vm-1 at 1801 formation v1 td-over\n", (6, 5), rows=rows, first=unit).play(answer)
    assert g.is_open(unit) == is_open


@pytest.mark.rule("8.discovery")
def test_8_a_firer_is_recognised_by_the_enemy_who_falls_to_that_fire_r184() -> None:
    text = "unit mg-f-1 at 0101 concealed formation f1 active\nunit pc-f-2 at 0102 formation f1\n"
    rows = f"  j {'. ' * 20}\n" * 2
    text += "unit pc-vm-1 at 1501 formation v1 td-over\n"
    g = acting(text, (1, 6), rows=rows, more="force trc E\n", first="mg-f-1").play("fire 1501")
    assert (g.at("pc-vm-1"), g.is_open("mg-f-1")) == ("out", True)


@pytest.mark.rule("8.discovery")
def test_8_of_a_hidden_stack_only_the_firer_is_recognised() -> None:
    text = "unit gc-para-1 mg-f-1 at 0101 concealed formation f1 active\nunit pc-f-2 at 0102 formation f1\n"
    rows = f"  j {'. ' * 20}\n" * 2
    text += "unit inf-vm-1 at 1501 formation v1 td-over\n"
    g = acting(text, (6, 5), rows=rows, more="force trc -\n", first="mg-f-1").play("fire 1501")
    assert (g.is_open("mg-f-1"), g.is_open("gc-para-1")) == (True, False)


@pytest.mark.rule("9.2", "3.3")
def test_9_2_a_guest_fires_in_a_group_of_the_formation_it_acts_with() -> None:
    text = "unit gc-para-1 at 0101 formation f1 active\nunit gc-para-2 at 0101 formation f2 attached f1 active\n"
    text += "unit pc-f-2 at 0901 formation f2\n"
    g = acting(text + "unit inf-vm-1 at 0401 formation v1 td-over\n").play("fire 0401")
    assert g.options("join") == ["gc-para-2"]


@pytest.mark.rule("6.7", "6.1")
def test_6_7_a_jammed_gun_is_dismounted_and_moves_half() -> None:
    g = acting("unit mg-f-1 at 0101 jammed formation f1 active\n" + FAR, first="mg-f-1").play("dismount", "move 0201")
    assert {"jammed", "moved"} <= g.marks("mg-f-1")
    g.play("move 0301")
    assert (g.at("mg-f-1"), g.asked) == ("0301", "viet-minh 2.D2"), "half its points are spent"


@pytest.mark.rule("6.6", "10.5", "7.3")
def test_6_6_who_withdraws_through_shells_moves_tactically() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1\nhex 0401 impact 8\n"
    g = acting(units, (6, 6)).play("assault 0301", "withdraw inf-vm-1", "to 0401")
    dice = [tally.die for event in g.game.events if event.key == "missed" and (tally := event.tally_for(None))]
    assert [reason.key for die in dice if die for reason in die.reasons] == ["reason-tactical"]


@pytest.mark.rule("6.6", "8.discovery", "table.observation")
@pytest.mark.parametrize(("distance", "seen"), [(3, True), (4, False)])
def test_6_6_a_hidden_unit_that_withdraws_is_looked_at_as_in_tactical_movement(distance: int, seen: bool) -> None:
    rows = f"  {'j ' * 4}{'. ' * 6}\n" * 3
    units = "unit gc-para-1 at 0202 formation f1 active\nunit inf-vm-1 at 0302 concealed formation v1\n"
    units += f"unit gc-para-2 at {4 + distance:02}02 formation f2\n"
    g = acting(units, rows=rows).play("assault 0302", "withdraw inf-vm-1", "to 0402")
    assert g.is_open("inf-vm-1") == seen


# Assault (13) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.resolution", "11.2")
def test_13_a_neutralised_defender_stays_when_the_others_leave() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 neutralised\n"
    units += "unit inf-vm-2 at 0301 formation v1 stopped\n"
    g = acting(units, 6, 1, 1, (6, 6), (6, 6), (6, 6)).play("assault 0301", "strike inf-vm-1")
    assert (g.asked, g.options("retreat")) == ("viet-minh 13.resolution", ["inf-vm-2"])


@pytest.mark.rule("8.decoy", "5.2", "6.6")
def test_8_a_decoy_found_by_a_withdrawal_while_its_formation_acts_is_gone() -> None:
    rows = "  . . . . .\n  . . . . .\n  . j j . .\n  . . . . .\n"
    units = "unit gc-para-1 at 0202 formation f1 active\nunit inf-vm-1 at 0302 formation v1\n"
    units += "unit decoy-f-1 at 0204 concealed formation f1 active\nunit gc-para-2 pc-f-2 at 0101 formation f1 active\n"
    g = acting(units, rows=rows).play("assault 0302", "withdraw inf-vm-1", "to 0303", "hold", "halt")
    assert (g.at("decoy-f-1"), g.options("act")) == ("out", ["gc-para-2", "pc-f-2"])


# Fires and works (15) ------------------------------------------------------------------------------------------


@pytest.mark.rule("15.3", "7.2", "err1.mp")
def test_15_3_a_deployed_weapon_is_put_out_of_the_fire_as_it_stands_and_counts_for_no_stacking() -> None:
    units = "unit mg-f-1 at 0201 formation f1\nunit pc-f-1 at 0804 formation f1\n" + FAR
    units += "unit gc-para-2 gc-para-3 at 0101 formation f1\nhex 0201 0202 0102 0302 0301 burning 1\n"
    g = at_phase("15.3", units, 6, 1)
    assert g.at("mg-f-1") == "0101"
    assert g.game.play.position.face[g.piece("mg-f-1")] == 0, "still deployed"


@pytest.mark.rule("15.2", "table.terrain")
def test_15_2_whoever_holds_the_hex_has_the_cover_of_the_works() -> None:
    units = "unit gc-para-1 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1 td-over\nhex 0401 dug 2\n"
    dice = acting(units).tally("fire 0401").die
    assert dice is not None
    assert {reason.key: reason.value for reason in dice.reasons} == {"reason-medium": 2}


# Artillery, aircraft and drops (10, 14, 15.1) ------------------------------------------------------------------


@pytest.mark.rule("0.3", "4.3")
@pytest.mark.parametrize(("other", "plus"), [("hedge", 1), ("wall", 2), ("", 0)])
def test_0_3_a_line_into_the_corner_of_a_hedge_and_a_wall_crosses_the_lesser(other: str, plus: int) -> None:
    more = "hexside wall 0201/0302\n" + (f"hexside {other} 0202/0302\n" if other else "")
    units = "unit gc-para-1 at 0102 formation f1 active\nunit inf-vm-1 at 0302 formation v1 td-over\n"
    dice = acting(units, rows="  . . . .\n" * 3, more=more).tally("fire 0302").die
    assert sum(reason.value for reason in (dice.reasons if dice else ())) == plus


@pytest.mark.rule("10.3", "table.correction")
def test_10_3_a_living_observer_who_no_longer_sees_the_hex_may_still_cancel() -> None:
    text = "turn 2\nside viet-minh batteries 1 missions 6\nside viet-minh plotted B1510\nunit pc-vm-1 at B0101\n"
    text += "unit gc-para-1 at B1510 formation f1\nunit pc-f-1 at B1303\n"
    g = at_phase("2.A", text, (3, 4), head="indochine au-cul\n")
    assert g.options() == ["shell", "cancel"]


@pytest.mark.rule("14.2", "11.2", "6.7")
@pytest.mark.parametrize(
    ("state", "may"), [("neutralised", False), ("jammed", False), ("acted", True), ("td-over", True)]
)
def test_14_2_which_states_keep_a_gun_from_firing_at_aircraft(state: str, may: bool) -> None:
    text = "turn 2\nside french supports 3\nside french called support\nunit pc-f-1 at A0105\nunit pc-vm-1 at A2116\n"
    text += f"unit inf-vm-1 at A1306 formation v1\nunit hmg-vm-1 at A1310 formation v1 {state}\nforce trc -\n"
    g = at_phase("2.B", text, (3, 4), (2, 3), (6, 6), head="indochine bac-kan\n")
    g.play("altitude medium", "aim A1306", "face-to north")
    assert g.options("shoot-at-plane") == (["hmg-vm-1"] if may else [])


@pytest.mark.rule("15.1", "10.5")
def test_15_1_a_landing_is_no_move_into_shells() -> None:
    text = "turn 1\nunit gc-para-1 at arriving formation f1 concealed\nunit pc-f-1 at A2101 formation f1\n"
    text += "formation f1 drops 1\nunit pc-vm-1 at A2116\nhex A1205 impact 8\n"
    g = at_phase("15.1", text, 1, 1, 1, head="indochine bac-kan\n").play("drop A1205", "face-to south")
    assert (g.at("gc-para-1"), g.steps("gc-para-1"), g.told("missed")) == ("A1205", 2, [])


# Human waves (16) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ext.16.2", "8.decoy")
def test_16_2_a_decoy_under_its_marker_is_enemy_enough_for_a_wave_r78() -> None:
    text = "acting viet-minh\nactivating v1\nformation v1 activated 1\n"
    text += "unit pc-vm-1 inf-vm-1 inf-vm-2 at 0101 formation v1 active\nunit inf-vm-3 at 0102 formation v1 active\n"
    text += "unit decoy-f-1 at 0401 concealed formation f1\nunit pc-f-1 gc-para-1 at 1004 formation f1\n"
    rows = "  . . . j . . . . . .\n" * 4
    g = lay_out(f"indochine\nboard\n{rows}turn 4\n{text}")
    assert "wave" in g.options()
    assert g.play("wave").options("target") == ["0401"]


# Where the code looks simple -----------------------------------------------------------------------------------


@pytest.mark.rule("ext.11.2", "8.discovery", "7.3")
@pytest.mark.parametrize(("distance", "seen"), [(6, True), (7, False)])
def test_ext_11_2_a_hidden_unit_that_steps_away_is_looked_at_as_in_tactical_movement_r183(
    distance: int, seen: bool
) -> None:
    rows = f"  j b {'. ' * 8}\n" + f"  j j {'. ' * 8}\n" * 2
    units = "unit gc-para-1 at 0101 formation f1 neutralised concealed\nunit pc-f-1 at 0103 formation f1\n"
    units += f"unit inf-vm-1 at {2 + distance:02}01 formation v1\n"
    g = at_phase("11.2", units, head=f"indochine\nboard\n{rows}").play("step-away 0201")
    assert bool(g.told("recognised")) == seen


@pytest.mark.rule("6.6", "8.decoy")
def test_6_6_a_decoy_withdraws_like_a_unit() -> None:
    rows = "  j j j j . . . . . .\n" * 3
    units = "unit gc-para-1 at 0202 formation f1 active\nunit decoy-v-1 at 0302 concealed formation v1\n" + FAR
    g = acting(units, rows=rows).play("assault 0302", "withdraw decoy-v-1", "to 0402")
    assert (g.at("decoy-v-1"), g.at("gc-para-1")) == ("0402", "0302")


@pytest.mark.rule("13", "7.3", "8.decoy")
def test_13_who_stalks_a_decoy_is_fired_at_afterwards_and_goes_no_farther() -> None:
    rows = "  j j j . . . . . . .\n" * 3
    units = "unit gc-para-1 at 0202 formation f1 active\nunit decoy-v-1 at 0302 concealed formation v1\n"
    units += "unit pc-f-2 at 0101 formation f1 active\nunit inf-vm-1 at 0602 formation v1\n"
    g = acting(units, rows=rows).play("stalk 0302", "hold")
    assert (g.at("decoy-v-1"), g.asked) == ("out", "viet-minh 6.5.moving")
    assert g.play("hold").options("act") == ["pc-f-2"]


@pytest.mark.rule("13", "10.5", "11.1")
def test_13_shells_on_the_assaulted_hex_come_before_the_fight_and_may_keep_the_attacker_out() -> None:
    units = "unit gc-para-1 gc-para-2 at 0201 formation f1 active\nunit inf-vm-1 at 0301 formation v1 acted\n"
    units += "hex 0301 impact 8\n"
    g = acting(units, (6, 6), (6, 6), more="force trc S\n").play("assault 0301", "done", "accept")
    assert (g.at("gc-para-1"), "stopped" in g.marks("gc-para-1"), g.told("strikes-at")) == ("0201", True, [])


@pytest.mark.rule("13.resolution")
def test_13_a_blow_at_one_who_falls_to_another_of_the_same_moment_is_spent() -> None:
    units = (
        "unit gc-para-1 gc-para-2 at 0201 formation f1 active\nunit inf-vm-1 inf-vm-2 at 0301 formation v1 steps 1\n"
    )
    units = units.replace("formation v1 steps 1", "formation v1 steps 1 acted")
    g = acting(units, 6, 6, 1, 1, (1, 1), (1, 1), (6, 6)).play("assault 0301", "join gc-para-2")
    assert g.asked == "french 13.resolution"
    g.play("strike inf-vm-1", "strike inf-vm-1")
    assert (g.at("inf-vm-1"), g.at("inf-vm-2")) == ("out", "0301")


@pytest.mark.rule("10.8", "6.5.firing")
def test_10_8_a_smoke_round_is_answered_like_any_fire() -> None:
    text = "unit m60-f-1 pc-f-2 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1\n"
    g = acting(text, (6, 5), first="m60-f-1").play("smoke-round 0104")
    assert (g.asked, g.options("shoot")) == ("viet-minh 6.5.firing", ["inf-vm-1"])


@pytest.mark.rule("10.8", "6.2")
def test_10_8_a_mortar_that_keeps_its_rate_after_smoke_fires_shells_or_smoke() -> None:
    text = "unit m60-f-1 pc-f-2 at 0101 formation f1 active\nunit inf-vm-1 at 0401 formation v1 td-over\n"
    g = acting(text, (6, 1), first="m60-f-1").play("smoke-round 0104")
    assert g.asked == "french 6.2"
    assert g.options("again") == ["0401"] and "0403" in g.options("smoke-round")


@pytest.mark.rule("15.2", "8.discovery")
def test_15_2_digging_is_no_move_that_shows_a_hidden_unit() -> None:
    units = "unit gc-para-1 pc-f-2 at 0101 concealed formation f1 active\n"
    rows = f"  b {'. ' * 9}\n" * 2
    g = acting(units + "unit inf-vm-1 at 0601 formation v1 td-over\n", rows=rows).play("dig")
    assert not g.is_open("gc-para-1")


@pytest.mark.rule("6.7", "11.2")
def test_6_7_the_gun_of_a_neutralised_crew_is_repaired_too() -> None:
    units = "unit mg-f-1 at 0101 formation f1 jammed neutralised\nunit pc-f-1 at 0101 formation f1\n" + FAR
    assert at_phase("6.7", units, (4, 4)).marks("mg-f-1") == {"neutralised"}


@pytest.mark.rule("qa.3", "7.2")
def test_qa_3_leaders_and_weapons_never_spread() -> None:
    crowd = "unit gc-para-1 gc-para-2 gc-para-3 pc-f-1 mg-f-1 at 0101 formation f1\n" + FAR
    g = at_phase("qa.3", crowd)
    assert g.options("disperse") == ["gc-para-1", "gc-para-2", "gc-para-3"]


@pytest.mark.rule("12.1", "3.3")
def test_12_1_the_loss_of_a_guest_counts_for_its_own_formation_r76() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit inf-vm-1 at 0401 formation v2 attached v1 td-over\n"
    g = acting(units, (6, 5), more="force trc 1\n").play("fire 0401")
    roster, losses = g.game.play.roster, g.game.play.position.losses
    assert [losses[roster.find_formation(name) or 0] for name in ("v1", "v2")] == [0, 1]


@pytest.mark.rule("1.3.elimination", "2.E")
def test_1_3_while_no_leader_is_left_the_higher_pc_has_no_successor() -> None:
    text = "side french higher pc-f-co-1\nunit pc-f-co-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n"
    g = at_phase("1.3.elimination", text + FAR, 6, 1)
    assert g.told("succeeds") == [] and g.game.play.position.higher[0] == g.piece("pc-f-co-1")


@pytest.mark.rule("11.1", "6.6")
def test_6_6_who_lost_a_step_to_be_free_may_withdraw() -> None:
    units = "unit gc-para-1 at 0201 formation f1 active\nunit gc-para-2 at 0202 formation f1 active\n"
    units += "unit inf-vm-1 at 0301 formation v1 td\n"
    g = acting(units, (6, 6), (6, 6), first="gc-para-2", more="force trc S\n").play("fire 0301", "done", "absorb")
    g.until("5.2").play("act gc-para-1", "assault 0301")
    assert g.options("withdraw") == ["inf-vm-1"]


@pytest.mark.rule("3.3", "1.3.elimination")
def test_3_3_a_stray_beside_the_higher_pc_joins_him_though_its_own_leader_is_dead() -> None:
    text = "side french higher pc-f-co-1\nunit pc-f-co-1 at 0101 formation f5\nunit pc-f-1 at out killed-on 1\n"
    text += "unit gc-para-1 at 0201 formation f1 out-of-command\n" + FAR
    g = at_phase("2.C", text).play("transfer gc-para-1")
    assert g.options("attach") == ["f5"]
