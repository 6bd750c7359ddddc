"""Chapters 1.2, 11 and 12: losses, stopped and neutralised units, recovery, and the morale of formations."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, Roll, lay_out

ROWS = "  . . . . . . . . . .\n" * 3


def hit(result: str, target: str, *rolls: Roll, state: str = "", more: str = "") -> Fight:
    """A Viet-Minh platoon fires at a French unit, or the other way round, and every roll gives this result."""
    is_french = target.startswith(("gc", "pc-f", "mg-f"))
    side, own = ("viet-minh", "v1") if is_french else ("french", "f1")
    firer = "inf-vm-9" if is_french else "gc-para-9"
    foe = "f1" if is_french else "v1"
    text = f"""indochine
board
{ROWS}force trc {result}
{more}acting {side}
activating {own}
formation {own} activated 1
unit {firer} at 0101 formation {own} active
unit {target} at 0301 formation {foe} td-over {state}
"""
    return lay_out(text, (6, 5), *rolls).play(f"act {firer}", "fire 0301")


# Results (11) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ex.5", "11")
@pytest.mark.parametrize(
    ("result", "roll", "failed"),
    [
        ("S", (4, 4), False),
        ("S", (4, 5), True),
        ("S2", (3, 3), False),
        ("S2", (3, 4), True),
        ("N1", (3, 4), False),
        ("N1", (4, 4), True),
    ],
)
def test_ex_5_the_digit_of_a_result_is_added_to_the_test(result: str, roll: Roll, failed: bool) -> None:
    g = hit(result, "gc-para-1", roll)
    assert bool(g.told("fails-test")) == failed
    if failed and result.startswith("S"):
        g.play("accept")
    mark = {"S": "stopped", "N": "neutralised"}[result[0]]
    assert (mark in g.marks("gc-para-1")) == failed


@pytest.mark.rule("11", "11.1", "1.3")
def test_11_a_loss_also_stops_the_unit() -> None:
    g = hit("1", "gc-para-1")
    assert (g.steps("gc-para-1"), "stopped" in g.marks("gc-para-1")) == (1, True)
    assert hit("1", "pc-f-1").at("pc-f-1") == "out", "leaders have one step"


@pytest.mark.rule("11", "ext.1.2")
def test_11_elimination_costs_a_viet_minh_platoon_two_steps_and_everyone_else_everything() -> None:
    g = hit("E", "inf-vm-1")
    assert (g.steps("inf-vm-1"), "stopped" in g.marks("inf-vm-1")) == (1, True)
    assert hit("E", "gc-para-1").at("gc-para-1") == "out"
    assert hit("E", "mg-vm-1").at("mg-vm-1") == "out"
    assert hit("E", "inf-vm-1", state="steps 1").at("inf-vm-1") == "out"


@pytest.mark.rule("ext.1.2", "1.2", "scenario.all")
def test_ext_1_2_the_first_loss_of_a_platoon_takes_nothing_from_it() -> None:
    text = (
        f"indochine\nboard\n{ROWS}acting viet-minh\nactivating v1\nformation v1 activated 1\nunit gc-para-1 at 0401\n"
    )
    for steps, power in ((3, 4), (2, 4), (1, 2)):
        g = lay_out(text + f"unit inf-vm-1 at 0201 formation v1 active steps {steps}\n").play("act inf-vm-1")
        assert g.tally("fire 0401").parts[0].total == power


@pytest.mark.rule("11.1", "qa.4")
def test_11_1_a_stopped_unit_may_lose_a_step_instead_at_once() -> None:
    g = hit("S", "inf-vm-1", (6, 6), state="moved")
    assert g.asked == "viet-minh 11.1"
    assert "moved" not in g.marks("inf-vm-1"), "the Movement marker is lost"
    g.play("absorb")
    assert (g.steps("inf-vm-1"), g.marks("inf-vm-1") & {"stopped"}) == (2, set())


@pytest.mark.rule("11.1")
def test_11_1_the_last_step_is_not_asked() -> None:
    g = hit("S", "gc-para-1", (6, 6), state="steps 1")
    assert "stopped" in g.marks("gc-para-1")
    assert g.asked != "french 11.1"


@pytest.mark.rule("11.2", "qa.4")
def test_11_2_a_neutralised_unit_is_not_stopped_and_a_second_neutralisation_costs_a_step() -> None:
    g = hit("S", "gc-para-1", (6, 6), state="neutralised")
    assert g.marks("gc-para-1") & {"stopped", "neutralised"} == {"neutralised"}
    g = hit("N", "gc-para-1", (6, 6), state="neutralised")
    assert (g.steps("gc-para-1"), "neutralised" in g.marks("gc-para-1")) == (1, True)


@pytest.mark.rule("11.2")
def test_11_2_neutralised_replaces_stopped_and_movement() -> None:
    g = hit("N", "gc-para-1", (6, 6), state="stopped moved")
    assert g.marks("gc-para-1") & {"stopped", "moved", "neutralised"} == {"neutralised"}


@pytest.mark.rule("12.1", "11")
def test_12_1_units_of_a_hesitant_formation_have_one_less_morale() -> None:
    g = hit("S", "gc-para-1", (4, 4), more="unit pc-f-1 at 0303 formation f1 hesitant td-over\n")
    assert g.told("fails-test")


@pytest.mark.rule("12.1")
def test_12_1_steps_are_counted_for_the_formation_and_a_leader_twice() -> None:
    assert hit("1", "gc-para-1").game.play.position.losses[0] == 1
    assert hit("1", "pc-f-1").game.play.position.losses[0] == 2


# The administrative phase (2.E, 11.2, 12) ----------------------------------------------------------------------


def administer(phase: str, units: str, *rolls: Roll, scenario: str = "") -> Fight:
    """A position at a step of the administrative phase."""
    head = f"indochine {scenario}\n" if scenario else f"indochine\nboard\n{ROWS}"
    return Fight(grognard.position(Indochine, f"{head}phase {phase}\n{units}", dice=grognard.Scripted(rolls)))


FOE = "unit pc-vm-1 inf-vm-9 at 1001 formation v1\n"
FRIEND = "unit pc-f-1 at 0803 formation f1\nunit gc-para-9 at 0903 formation f1\n"


@pytest.mark.rule("11.2", "ext.11.2")
@pytest.mark.parametrize(
    ("others", "need"),
    [
        ("unit pc-f-1 at 0103 formation f1\n", 7),
        ("unit pc-f-1 at 0101 formation f1\n", 9),
        ("unit pc-f-1 at 0102 formation f1\n", 8),
        ("unit pc-f-1 at 0101 formation f1 neutralised\n", 7),
        ("unit pc-f-1 at 0103 formation f1\nunit inf-vm-1 at 0201 formation v1\n", 6),
        ("unit pc-f-1 at 0103 formation f1\nside french higher pc-f-3\nunit pc-f-3 at 0101 formation f3\n", 9),
    ],
)
def test_11_2_recovery_is_morale_less_one_with_leaders_and_enemies(others: str, need: int) -> None:
    from grognard.games.indochine.administration import recovery_tally

    g = administer("11.2", "unit gc-para-1 at 0101 formation f1 neutralised\n" + others + FOE)
    play = g.game.play
    assert isinstance(play, Indochine)
    assert recovery_tally(play, g.piece("gc-para-1")).need == need


@pytest.mark.rule("11.2")
def test_11_2_a_leader_is_helped_only_by_the_higher_pc() -> None:
    from grognard.games.indochine.administration import recovery_tally

    units = "unit pc-f-1 pc-f-2 at 0101 formation f1 neutralised\nunit gc-para-1 at 0101 formation f1\n"
    g = administer("11.2", units + FOE)
    play = g.game.play
    assert isinstance(play, Indochine)
    assert recovery_tally(play, g.piece("pc-f-1")).need == 7


@pytest.mark.rule("11.2", "ext.11.2")
def test_11_2_a_neutralised_unit_rolls_or_steps_away_from_the_enemy() -> None:
    units = "unit gc-para-1 at 0201 formation f1 neutralised\nunit inf-vm-1 at 0301 formation v1\n" + FRIEND
    g = administer("11.2", units, (1, 1))
    assert g.asked == "french 11.2"
    assert "0302" not in g.options("step-away"), "next to the enemy"
    away = administer("11.2", units).play("step-away 0101")
    assert (away.at("gc-para-1"), "neutralised" in away.marks("gc-para-1")) == ("0101", True)
    assert "neutralised" not in g.play("recover").marks("gc-para-1")


@pytest.mark.rule("ext.11.2", "err1.mp")
def test_ext_11_2_a_deployed_weapon_does_not_step_away() -> None:
    units = "unit mg-f-1 at 0201 {face} formation f1 neutralised\n" + FRIEND + FOE
    assert administer("11.2", units.format(face="crew"), (1, 1)).options("step-away")
    assert administer("11.2", units.format(face="deployed"), (6, 5)).told("stays-neutralised"), "it can only roll"


@pytest.mark.rule("11.2", "2.E")
def test_11_2_leaders_test_first_and_help_their_units_at_once() -> None:
    units = "unit gc-para-1 at 0201 formation f1 neutralised\nunit pc-f-1 at 0201 formation f1 neutralised\n"
    g = administer("11.2", units + FOE, (1, 1)).play("recover")
    assert "neutralised" not in g.marks("pc-f-1")
    assert g.tally("recover").need == 9, "morale less one, two more with a leader in the hex"


@pytest.mark.rule("ext.11.2")
def test_ext_11_2_a_natural_twelve_costs_a_step() -> None:
    units = "unit gc-para-1 at 0201 formation f1 neutralised\nunit inf-vm-1 at 0301 formation v1\n" + FRIEND
    g = administer("11.2", units, (6, 6)).play("recover")
    assert (g.steps("gc-para-1"), "neutralised" in g.marks("gc-para-1")) == (1, True)


BROKEN = "unit pc-f-1 gc-para-1 at 0101 formation f1\nformation f1 losses {losses} hesitant-at 3 demoralised-at 5\n"


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("losses", "hesitates"), [(2, False), (3, True)])
def test_12_1_enough_losses_make_a_formation_hesitant(losses: int, hesitates: bool) -> None:
    g = administer("12.2", BROKEN.format(losses=losses) + FOE)
    assert ("hesitant" in g.marks("pc-f-1")) == hesitates


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("state", "roll", "stays"),
    [("", (4, 3), True), ("", (4, 4), False), ("hesitant", (3, 3), True), ("hesitant", (4, 3), False)],
)
def test_12_2_the_test_of_demoralisation_costs_one_and_hesitation_of_an_earlier_turn_another(
    state: str, roll: Roll, stays: bool
) -> None:
    units = BROKEN.format(losses=5).replace(
        "unit pc-f-1 gc-para-1 at 0101", f"unit gc-para-1 at 0101 formation f1\nunit pc-f-1 at 0101 {state}"
    )
    g = administer("12.2", units + FOE, roll)
    assert (g.at("gc-para-1") == "0101") == stays
    assert g.game.play.position.disorganised == ([0, 0] if stays else [1, 0])


@pytest.mark.rule("12.2")
def test_12_2_it_is_tested_again_only_after_new_losses() -> None:
    units = BROKEN.format(losses=5).replace("losses 5", "losses 5 tested 5") + FOE
    assert not administer("12.2", units).told("formation-holds")
    assert administer("12.2", units.replace("tested 5", "tested 4"), (1, 1)).told("formation-holds")


@pytest.mark.rule("12.2", "qa.5")
def test_qa_5_units_attached_to_another_formation_join_it_for_good() -> None:
    units = (
        BROKEN.format(losses=5) + "unit gc-para-2 at 0103 formation f1 attached f2\nunit pc-f-2 at 0103 formation f2\n"
    )
    g = administer("12.2", units + FOE, (6, 6))
    assert g.at("gc-para-1") == "out"
    assert g.at("gc-para-2") == "0103"
    assert g.game.play.position.formation[g.piece("gc-para-2")] == 1


@pytest.mark.rule("scenario.dong-khe.vm", "12.2")
def test_dong_khe_a_test_may_be_failed_on_purpose_and_a_complete_company_comes() -> None:
    units = """turn 3
unit pc-vm-1 inf-vm-1 at A0101 formation v1
formation v1 losses 12 hesitant-at 8 demoralised-at 11
unit inf-vm-2 inf-vm-3 at out formation v1
unit pc-vm-2 inf-vm-7 at A0301 formation v2
unit pc-f-1 gc-legion-1 at A1108 formation f1
side viet-minh replacements 4
"""
    g = administer("12.2", units, scenario="dong-khe")
    assert g.asked == "viet-minh 12.2"
    g.play("fail")
    assert g.game.play.position.disorganised == [0, 1]
    g.until("scenario.dong-khe.vm", "done").play("replace v1")
    assert [g.at(name) for name in ("pc-vm-1", "inf-vm-1", "inf-vm-3")] == ["arriving"] * 3
    assert g.steps("inf-vm-1") == 3
    position = g.game.play.position
    assert (position.arrives[g.game.play.roster.find_formation("v1")], position.replacements) == (4, [0, 3])


# Leaders (1.3) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.elimination", "table.leader-replacement", "ex.14")
@pytest.mark.parametrize(("die", "malus"), [(1, 0), (2, 0), (3, -1), (5, -1), (6, -2)])
def test_1_3_a_deputy_takes_over_at_the_end_of_the_turn(die: int, malus: int) -> None:
    units = "unit pc-f-1 at out killed-on 1\nunit gc-para-1 at 0101 formation f1\n" + FOE
    g = administer("1.3.elimination", units, die)
    assert g.asked == "french 1.3.elimination"
    assert set(g.options("take-over")) == {"0101", "0102", "0201"}
    g.play("take-over 0101")
    assert (g.at("pc-f-1"), g.game.play.position.deputy[g.piece("pc-f-1")]) == ("0101", malus)


@pytest.mark.rule("1.3.elimination")
def test_1_3_a_leader_of_a_formation_takes_the_place_of_a_dead_higher_pc_as_well() -> None:
    units = """side french higher pc-f-co-1
unit pc-f-co-1 at out killed-on 1
unit pc-f-1 gc-para-1 at 0101 formation f1
unit pc-f-2 gc-para-2 at 0103 formation f2
"""
    g = administer("1.3.elimination", units + FOE)
    assert g.options("succeed") == ["pc-f-1", "pc-f-2"]
    g.play("succeed pc-f-2")
    assert g.game.play.position.higher[0] == g.piece("pc-f-2")
    assert g.game.play.position.formation[g.piece("pc-f-2")] == 1


@pytest.mark.rule("1.3.elimination")
def test_1_3_the_deputy_of_a_dead_higher_pc_is_one_of_those_who_may_follow_him() -> None:
    units = """side french higher pc-f-co-1
unit pc-f-co-1 at out killed-on 1
unit mg-f-1 at 0101 formation f5
unit pc-f-2 gc-para-2 at 0103 formation f2
"""
    g = administer("1.3.elimination", units + FOE, 1).play("take-over 0101")
    assert g.options("succeed") == ["pc-f-2", "pc-f-co-1"]


@pytest.mark.rule("12.2")
def test_12_2_units_of_a_demoralised_formation_still_to_come_are_lost_too() -> None:
    units = BROKEN.format(losses=5) + "unit gc-para-2 at arriving formation f1\n"
    assert administer("12.2", units + FOE, (6, 6)).at("gc-para-2") == "out"


@pytest.mark.rule("ext.11.2", "8")
def test_ext_11_2_a_hidden_unit_that_loses_a_step_stays_hidden() -> None:
    wood = "indochine\nboard\n" + "  . . j j j . . . . .\n" * 3 + "phase 11.2\n"
    units = "unit gc-para-1 at 0101 formation f1 neutralised concealed\nunit pc-f-1 at 0103 formation f1 concealed\n"
    game = grognard.position(Indochine, wood + units + FOE, dice=grognard.Scripted([(6, 6)]))
    g = Fight(game).play("recover")
    assert (g.steps("gc-para-1"), g.is_open("gc-para-1")) == (1, False)
    enemy = game.play.sides[1]
    assert not [event for event in game.events_for(enemy) if event.key in ("loses-step", "stays-neutralised")]


# Other steps (2.E) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("2.E", "10.6", "11.1")
def test_2_e_the_marks_of_the_turn_come_off_and_smoke_thins() -> None:
    units = "unit gc-para-1 at 0101 formation f1 moved td stopped acted\nunit pc-f-1 at 0101 formation f1\n"
    units += "unit gc-para-2 at 0102 formation f1 td-over neutralised\nformation f1 activated 1\n"
    units += "hex 0501 smoke 2 impact 8\nhex 0601 smoke 1\n"
    g = administer("2.E", units + FOE, (6, 5))
    assert g.marks("gc-para-1") == set()
    position = g.game.play.position
    assert [position.smoke[g.hex(h)] for h in ("0501", "0601")] == [1, 0]
    assert position.impact[g.hex("0501")] == 0
    assert position.activated[0] == 0


@pytest.mark.rule("6.7", "2.E")
@pytest.mark.parametrize(("roll", "repaired"), [((4, 4), True), ((4, 5), False)])
def test_6_7_a_jammed_gun_is_repaired_on_eight_or_less(roll: Roll, repaired: bool) -> None:
    g = administer("6.7", "unit mg-f-1 at 0101 formation f1 jammed\nunit pc-f-1 at 0101 formation f1\n" + FOE, roll)
    assert ("jammed" not in g.marks("mg-f-1")) == repaired


@pytest.mark.rule("qa.3", "7.2")
def test_qa_3_surplus_units_disperse_at_the_end_of_the_turn() -> None:
    units = "unit gc-para-1 gc-para-2 gc-para-3 pc-f-1 at 0201 formation f1\n"
    g = administer("qa.3", units + FOE)
    assert g.options("disperse") == ["gc-para-1", "gc-para-2", "gc-para-3"]
    g.play("disperse gc-para-2", "to 0101")
    assert g.at("gc-para-2") == "0101"


@pytest.mark.rule("15.3", "2.E")
def test_15_3_units_leave_a_burning_hex_before_everything_else_or_are_lost() -> None:
    units = "unit gc-para-1 at 0201 formation f1 neutralised\nunit pc-f-1 at 0803 formation f1\nhex 0201 burning 1\n"
    g = administer("15.3", units + FOE)
    assert g.asked == "french 15.3"
    assert g.play("flee 0101").at("gc-para-1") == "0101"
    ring = "hex 0101 0301 0202 0102 0302 burning 1\n"
    assert administer("15.3", units + ring + FOE).at("gc-para-1") == "out"


@pytest.mark.rule("15.3")
def test_15_3_nobody_enters_a_burning_hex() -> None:
    text = f"indochine\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1\nhex 0201 burning 1\n"
    g = lay_out(text + "unit gc-para-1 at 0101 formation f1 active\n").play("act gc-para-1")
    assert g.refused("move 0201") == "§15.3 The hex is burning."


@pytest.mark.rule("15.2")
def test_15_2_an_entrenchment_takes_two_actions_of_the_same_unit_on_two_turns() -> None:
    text = f"indochine\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1\n"
    more = "unit gc-para-2 at 0101 formation f1 active\n" + FOE
    g = lay_out(text + "unit gc-para-1 at 0101 formation f1 active\n" + more).play("act gc-para-1", "dig")
    assert (g.game.play.position.dug[g.hex("0101")], "digging" in g.marks("gc-para-1")) == (1, True)
    assert g.play("act gc-para-2").refused("dig").startswith("§15.2 ")
    digging = "unit gc-para-1 at 0101 formation f1 active digging\nhex 0101 dug 1\n"
    done = lay_out(text + digging + more).play("act gc-para-1", "dig")
    assert (done.game.play.position.dug[done.hex("0101")], done.marks("gc-para-1")) == (2, {"acted"})
    gone = lay_out(text + digging + more).play("act gc-para-1", "move 0102")
    assert gone.game.play.position.dug[gone.hex("0101")] == 0


@pytest.mark.rule("15.2", "6.3")
def test_15_2_a_unit_commanded_to_act_again_builds_once_a_turn() -> None:
    text = f"indochine\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1\n" + FOE
    units = "unit pc-f-1 gc-para-1 at 0101 formation f1 active\nunit gc-para-2 at 0101 formation f1 acted moved\n"
    g = lay_out(text + units).play("act gc-para-1", "dig", "act pc-f-1")
    assert g.play("command gc-para-1").refused("dig") == "§15.2 It has already dug this turn: building takes two turns."
    moved = lay_out(text + units).play("act pc-f-1", "command gc-para-2", "dig")
    assert moved.game.play.position.dug[moved.hex("0101")] == 1, "who has moved may dig in his next action"
