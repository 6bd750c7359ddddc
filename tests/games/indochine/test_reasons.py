"""Refusals: each names the clause that forbids, and says what is so in the position."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, Roll, lay_out

ROWS = "  . . . . . . . . . .\n" * 4
HEAD = f"indochine\nboard\n{ROWS}"
FRENCH = f"{HEAD}acting french\nactivating f1\nformation f1 activated 1 quality shock\n"
FAR = "unit pc-vm-1 inf-vm-9 at 1001 formation v1 td-over\n"
SQUAD = "unit gc-para-1 at 0102 formation f1 active\nunit pc-f-1 at 0103 formation f1 active\n"


def at_phase(phase: str, units: str, *rolls: Roll) -> Fight:
    """A position at a step of the turn."""
    return Fight(grognard.position(Indochine, f"{HEAD}phase {phase}\n{units}", dice=grognard.Scripted(rolls)))


@pytest.mark.rule("6.1", "6.3", "10.9", "11.1")
@pytest.mark.parametrize(
    ("verb", "why"),
    [
        ("command pc-f-1", "§6.3 It is not a leader."),
        ("free pc-f-1", "§6.3 It is not a leader."),
        ("coordinate", "§6.3 It is not a leader."),
        ("shake-off gc-para-1", "§11.1 It is not stopped."),
        ("deploy", "§6.1 It is not a heavy weapon."),
        ("dismount", "§6.1 It is not a heavy weapon."),
        ("smoke-round 0401", "§10.8 Only a mortar can fire smoke rounds."),
        ("enter 0101", "§0.5 It is already on the map."),
        ("leave", "§0.5 That is not an exit hex."),
        ("halt", "§7.1 It has not moved yet."),
    ],
)
def test_6_1_what_a_squad_does_not_do_has_its_own_reason(verb: str, why: str) -> None:
    assert lay_out(FRENCH + SQUAD + FAR).play("act gc-para-1").refused(verb) == why


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("verb", ["fire 1001", "dig", "deploy", "command pc-f-1", "coordinate"])
def test_6_1_what_begins_an_action_is_no_part_of_a_move(verb: str) -> None:
    g = lay_out(FRENCH + SQUAD + FAR).play("act gc-para-1", "move 0202")
    assert g.refused(verb) == "§6.1 That is not part of this action."
    assert g.refused("stay") == "§7.1 It has already moved: it must stop here or go on."


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("face", "verb", "why"),
    [
        ("crew", "dismount", "§6.1 The weapon is already dismounted."),
        ("deployed", "deploy", "§6.1 The weapon is already deployed."),
        ("deployed", "dig", "§6.1 The weapon is deployed."),
    ],
)
def test_6_1_a_weapon_is_turned_only_to_its_other_face(face: str, verb: str, why: str) -> None:
    g = lay_out(f"{FRENCH}unit mg-f-1 at 0101 {face} formation f1 active\n{FAR}").play("act mg-f-1")
    assert g.refused(verb) == why


@pytest.mark.rule("7.2")
def test_7_2_nobody_ends_his_move_in_a_full_hex() -> None:
    text = "unit gc-para-1 at 0102 formation f1 active\nunit gc-para-2 gc-para-3 at 0202 formation f1\n"
    g = lay_out(FRENCH + text + FAR).play("act gc-para-1", "move 0202")
    assert g.refused("halt") == "§7.2 The hex is full."


@pytest.mark.rule("10.8", "4.2")
def test_10_8_a_mortar_fires_nothing_nearer_than_its_least_range() -> None:
    gun = "unit m60-f-1 at 0101 {} formation f1 active\nunit inf-vm-1 at 0201 formation v1 td-over\n"
    g = lay_out(FRENCH + gun.format("deployed")).play("act m60-f-1")
    near = "§10.8 The distance is 1; the least range of the mortar is 2."
    assert (g.refused("fire 0201"), g.refused("smoke-round 0201")) == (near, near)
    crew = lay_out(FRENCH + gun.format("crew")).play("act m60-f-1")
    assert crew.refused("smoke-round 0401") == "§10.8 The mortar is not deployed."


@pytest.mark.rule("6.3", "6.6", "11.2")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("at 0103 acted neutralised", "§11.2 It is neutralised."),
        ("at 0103 acted withdrew", "§6.6 It has withdrawn before an assault and cannot act any more this turn."),
        ("at 0103", "§6.3 It has not acted this turn yet."),
        ("at 0901 acted", "§6.3 It is not with the leader or adjacent to him."),
    ],
)
def test_6_3_why_a_unit_is_not_made_to_act_again(unit: str, why: str) -> None:
    g = lay_out(f"{FRENCH}{SQUAD}unit gc-para-2 {unit} formation f1\n{FAR}").play("act pc-f-1")
    assert g.refused("command gc-para-2") == why


@pytest.mark.rule("6.4")
def test_6_4_a_side_waits_for_one_of_three_chances() -> None:
    text = SQUAD + "unit inf-vm-1 at 0502 formation v1\n"
    g = lay_out(FRENCH + text).play("act gc-para-1", "move 0202")
    assert g.refused("unless 33") == "§6.4 You can wait for a chance of more than 10, 25 or 50 per cent."
    hidden = "unit inf-vm-1 at 0502 formation v1 td-over\nunit decoy-v-1 at 0902 formation v1 concealed\n"
    g = lay_out(f"{FRENCH}{SQUAD}{hidden}hex 0902 prepared 1\n").play("act gc-para-1", "move 0202")
    assert g.refused("unless 25") == "§6.4 None of your units could fire now, whatever the chance."


@pytest.mark.rule("ext.11.2")
def test_11_2_nobody_steps_away_into_an_enemy() -> None:
    text = "unit gc-para-1 at 0102 formation f1 neutralised\nunit inf-vm-1 at 0202 formation v1\n"
    g = at_phase("11.2", text + "unit pc-f-1 at 1004 formation f1\nunit pc-vm-1 at 1001 formation v1\n")
    assert g.refused("step-away 0202") == "§ext.11.2 There is an enemy there."


@pytest.mark.rule("qa.3", "15.3")
def test_qa_3_a_surplus_does_not_spread_into_a_fire() -> None:
    text = "unit gc-para-1 gc-para-2 gc-para-3 pc-f-1 at 0102 formation f1\nhex 0202 burning 1\n"
    g = at_phase("qa.3", text + FAR).play("disperse gc-para-1")
    assert g.refused("to 0202") == "§15.3 The hex is burning."


@pytest.mark.rule("3.3")
def test_3_3_why_a_unit_is_not_attached() -> None:
    text = "unit pc-f-1 at 0201 formation f1\nunit gc-para-1 at 0102 formation f1\nunit pc-f-2 at 1004 formation f2\n"
    text += "unit gc-para-2 at 0104 formation f2\nunit pc-f-3 gc-para-3 at 0404 formation f3\n"
    g = at_phase("2.C", text + "unit gc-para-4 at 0403 formation f1\nunit gc-para-5 at 0404 formation f2\n" + FAR)
    assert g.asked == "french 3.3"
    assert g.refused("transfer gc-para-1") == "§3.3 It is in command: it acts with its formation."
    assert g.refused("transfer gc-para-2") == "§3.3 There is no leader of another formation with it or adjacent to it."


@pytest.mark.rule("13.resolution")
def test_13_only_those_in_the_fight_retreat() -> None:
    text = SQUAD + "unit inf-vm-1 at 0202 formation v1\nformation v1 quality line\n" + FAR
    g = lay_out(FRENCH + text, 6, 1, (6, 6), (6, 6)).play("act gc-para-1", "assault 0202", "hold")
    assert g.asked == "viet-minh 13.resolution"
    assert g.refused("retreat inf-vm-9") == "§13.resolution It is not in the fight."
    assert g.refused("retreat gc-para-1") == "§5 This unit is not yours."


@pytest.mark.rule("10.3", "14.1")
def test_10_3_an_air_mission_that_arrives_may_be_called_off() -> None:
    text = "indochine bac-kan\nphase 2.B\nturn 2\nside french supports 3\nside french called support\n"
    units = "unit pc-f-1 at A0105\nunit pc-vm-1 at A2116\n"
    g = Fight(grognard.position(Indochine, text + units, dice=grognard.Scripted([(3, 4)]))).play("cancel")
    assert g.told("aircraft-cancelled")
    assert g.game.play.position.supports[0] == 3, "it is not spent"


@pytest.mark.rule("1.3.elimination")
def test_1_3_deputies_and_successors_have_their_reasons() -> None:
    text = "side french higher pc-f-co-1\nunit pc-f-co-1 at out killed-on 1\nunit mg-f-1 at 0101 formation f5\n"
    g = at_phase("1.3.elimination", text + "unit pc-f-1 gc-para-1 at 0103 formation f1\n" + FAR, 1)
    assert g.refused("take-over 0901").startswith("§1.3.elimination A deputy must appear with a unit of the formation")
    g.play("take-over 0101")
    assert g.refused("succeed gc-para-1") == "§1.3.elimination He is not a leader of a formation on the map."
    assert g.refused("succeed pc-vm-1") == "§5 This unit is not yours."


@pytest.mark.rule("13.resolution")
def test_13_only_enemies_in_the_hex_are_struck() -> None:
    text = SQUAD + "unit inf-vm-1 inf-vm-2 at 0202 formation v1\nformation v1 quality line\n" + FAR
    g = lay_out(FRENCH + text, 6, 1, 1).play("act gc-para-1", "assault 0202", "hold")
    assert g.options() == ["strike inf-vm-1", "strike inf-vm-2"]
    assert g.refused("strike inf-vm-9") == "§13.resolution It is not in the fight."
    assert g.refused("strike pc-f-1") == "§13.resolution It is a unit of your own side."
