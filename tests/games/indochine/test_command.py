"""Chapters 1.3, 3 and 6.3: command distance, attachments, the higher echelon, deputies, the command action."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, lay_out

BOARD = "indochine\nboard\n" + "  . . . . . . . . . . . .\n" * 10


def command(text: str, *rolls: object) -> Fight:
    """The command phase of a position, played up to the initiative."""
    return Fight(grognard.position(Indochine, BOARD + "phase 2.C\n" + text, dice=grognard.Scripted(rolls)))  # type: ignore[arg-type]


ENEMY = "unit pc-vm-1 inf-vm-1 at 1210 formation v1\n"


@pytest.mark.rule("2.C", "3.3", "err1.command")
def test_3_3_units_within_three_hexes_are_commanded_whatever_lies_between() -> None:
    text = (
        "unit pc-f-1 at 0101 formation f1\nunit gc-para-1 at 0401 formation f1\nunit gc-para-2 at 0501 formation f1\n"
    )
    g = command(text + ENEMY)
    assert "out-of-command" not in g.marks("gc-para-1")
    assert "out-of-command" in g.marks("gc-para-2")


@pytest.mark.rule("3.3")
def test_3_3_a_unit_back_in_range_loses_the_marker() -> None:
    g = command("unit pc-f-1 at 0101 formation f1\nunit gc-para-1 at 0301 formation f1 out-of-command\n" + ENEMY)
    assert "out-of-command" not in g.marks("gc-para-1")


ASTRAY = """
unit pc-f-1 at 0101 formation f1
unit gc-para-1 at 0801 formation f1
unit pc-f-2 gc-para-3 at 0802 formation f2
"""


@pytest.mark.rule("3.3")
def test_3_3_a_unit_out_of_command_may_be_attached_to_a_leader_beside_it() -> None:
    g = command(ASTRAY + ENEMY, 6, 1, (1, 1))
    assert (g.asked, g.options()) == ("french 3.3", ["transfer gc-para-1", "done"])
    g.play("transfer gc-para-1")
    assert g.options() == ["attach f2", "done"]
    g.play("attach f2")
    assert "out-of-command" not in g.marks("gc-para-1")
    assert g.play("activate f2").options("act") == ["gc-para-1", "gc-para-3", "pc-f-2"]


@pytest.mark.rule("3.3")
def test_3_3_a_unit_left_alone_stays_out_of_command() -> None:
    g = command(ASTRAY + ENEMY, 6, 1).play("transfer gc-para-1", "done", "done")
    assert "out-of-command" in g.marks("gc-para-1")
    assert g.options("activate-alone") == ["gc-para-1"]


HIGHER = """
indochine phu-tong-hoa
turn 2
acting french
unit pc-f-co-1 at A1010
unit pc-f-1 gc-legion-1 at {place} formation f1
unit pc-vm-1 inf-vm-1 at A0101 formation v1
"""


@pytest.mark.rule("3.3", "5.3", "table.activation")
@pytest.mark.parametrize(("place", "need"), [("A1016", 8), ("A1810", 7)])
def test_3_3_a_leader_out_of_the_echelon_is_harder_to_activate(place: str, need: int) -> None:
    text = HIGHER.format(place=place).strip().replace("acting french", "phase 2.C")
    g = Fight(grognard.position(Indochine, text + "\n", dice=grognard.Scripted((6, 1))))
    assert ("out-of-echelon" in g.marks("pc-f-1")) == (need == 7)
    assert g.tally("activate f1").need == need


@pytest.mark.rule("3.3", "5.3")
def test_3_3_the_echelon_is_checked_in_the_command_phase_and_not_again_this_turn() -> None:
    assert lay_out(HIGHER.format(place="A1810")).tally("activate f1").need == 8, "the higher PC came or went later"


@pytest.mark.rule("1.3.elimination", "5.3", "table.activation")
def test_1_3_a_formation_whose_leader_was_killed_this_turn_is_activated_with_a_malus() -> None:
    text = "acting french\nunit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n" + ENEMY
    g = lay_out(BOARD + text)
    assert (g.tally("activate f1").need, g.reasons("activate f1")) == (6, {"leader-lost": -2})


@pytest.mark.rule("12.1", "5.3")
def test_12_1_a_hesitant_formation_has_one_less_morale_for_activation() -> None:
    g = lay_out(BOARD + "acting french\nunit pc-f-1 gc-para-1 at 0101 formation f1 hesitant\n" + ENEMY)
    assert g.tally("activate f1").need == 7


READY = """
acting french
activating f1
formation f1 activated 1
unit pc-f-1 at 0202 formation f1 active
unit gc-para-1 at 0202 formation f1 {first}
unit gc-para-2 at 0203 formation f1 {second}
unit pc-f-2 gc-para-3 at 0302 formation f2 {third}
"""


def ready(first: str = "acted", second: str = "active", third: str = "acted") -> str:
    """A formation in action: some of its units have acted."""
    return BOARD + READY.format(first=first, second=second, third=third) + ENEMY


@pytest.mark.rule("6.3")
def test_6_3_a_leader_lets_a_unit_beside_him_that_has_acted_act_once_more() -> None:
    g = lay_out(ready()).play("act pc-f-1")
    assert g.options("command") == ["gc-para-1"]
    assert g.refused("command gc-para-2").startswith("§6.3 "), "it has not acted"
    assert g.refused("command gc-para-3").startswith("§6.3 "), "another formation"
    g.play("command gc-para-1", "move 0201", "halt")
    assert g.at("gc-para-1") == "0201"
    assert g.options("act") == ["gc-para-2"], "the leader has used his action"


@pytest.mark.rule("6.3")
def test_6_3_the_higher_pc_commands_units_of_any_formation() -> None:
    g = lay_out(ready().replace("acting french", "acting french\nside french higher pc-f-1")).play("act pc-f-1")
    assert g.options("command") == ["gc-para-1", "gc-para-3", "pc-f-2"]


@pytest.mark.rule("6.3", "6.6")
def test_6_3_a_unit_that_withdrew_is_not_commanded() -> None:
    assert lay_out(ready("acted withdrew")).play("act pc-f-1").options("command") == []


@pytest.mark.rule("6.3", "11.1")
def test_6_3_a_leader_removes_a_stop_of_his_formation_at_no_loss() -> None:
    g = lay_out(ready("acted", "active stopped", "acted stopped")).play("act pc-f-1")
    assert g.options("free") == ["gc-para-2"]
    g.play("free gc-para-2")
    assert (g.marks("gc-para-2"), g.steps("gc-para-2")) == ({"active"}, 2)
    assert g.play("act gc-para-2").options("move"), "it may act at once"


@pytest.mark.rule("6.3")
def test_6_3_a_stopped_leader_gives_no_commands() -> None:
    g = lay_out(ready().replace("f1 active\nunit gc-para-1", "f1 active stopped\nunit gc-para-1")).play("act pc-f-1")
    assert g.options("command") == []
