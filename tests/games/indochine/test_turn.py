"""Chapters 2 and 5: initiative, segments, activation, and the end of the operations phase."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from tests.games.indochine.fighting import Fight, lay_out

BOARD = "indochine\nboard\n" + "  . . . . . . . . . .\n" * 8
TWO = """
acting french
unit pc-f-1 gc-para-1 gc-para-2 at 0101 formation f1
unit pc-f-2 gc-para-3 at 0103 formation f2
unit pc-vm-1 inf-vm-1 inf-vm-2 at 1008 formation v1
"""


def turn_after(g: Fight) -> int:
    """The turn that follows, once nobody hides again."""
    while g.asked.endswith("8.rehide"):
        g.play("done")
    return int(g.game.play.position.turn)


def initiative(text: str, *rolls: int) -> Fight:
    """The roll for the initiative in a position."""
    return Fight(grognard.position(Indochine, text, dice=grognard.Scripted(rolls)))


START = BOARD + "phase 2.D1\n" + TWO.replace("acting french\n", "")


@pytest.mark.rule("2.D1")
@pytest.mark.parametrize(("dice", "first"), [((5, 2), "french"), ((2, 5), "viet-minh"), ((4, 4, 1, 3), "viet-minh")])
def test_2_d1_the_higher_die_is_active_first_and_a_tie_is_rolled_again(dice: tuple[int, ...], first: str) -> None:
    assert initiative(START, *dice).asked == f"{first} 2.D2"


@pytest.mark.rule("2.D1", "scenario.dong-khe.special")
def test_2_d1_a_scenario_adds_to_a_die() -> None:
    units = "unit pc-f-1 at A1108\nunit pc-vm-1 at A0101\n"
    assert initiative(f"indochine dong-khe\nturn 2\nphase 2.D1\n{units}", 3, 3).asked == "viet-minh 2.D2"


@pytest.mark.rule("2.D1", "scenario.bac-kan.special")
def test_2_d1_a_scenario_gives_the_initiative_for_some_turns() -> None:
    units = "phase 2.D1\nunit pc-f-1 at A1510\nunit pc-vm-1 at A0101\n"
    assert initiative(f"indochine bac-kan\nturn 2\n{units}").asked == "french 2.D2"
    assert initiative(f"indochine bac-kan\nturn 3\n{units}", 2, 4).asked == "viet-minh 2.D2"


@pytest.mark.rule("5.1", "5.2", "1.4")
def test_5_1_two_dice_not_above_the_leaders_morale_activate_and_the_hand_is_kept() -> None:
    g = lay_out(BOARD + TWO, (4, 4)).play("activate f1")
    assert g.asked == "french 5.2"
    assert g.options("act") == ["gc-para-1", "gc-para-2", "pc-f-1"]
    assert g.play("done").asked == "french 2.D2"
    assert g.options("activate") == ["f2"]
    assert g.refused("activate f1").startswith("§5.1 ")


@pytest.mark.rule("5.1", "5.2", "2.D2")
def test_5_2_a_failed_attempt_hands_over_and_may_be_tried_again() -> None:
    g = lay_out(BOARD + TWO, (4, 5), (6, 6), (1, 1)).play("activate f1")
    assert g.asked == "viet-minh 2.D2"
    g.play("activate v1", "activate f1")
    assert g.asked == "french 5.2"


@pytest.mark.rule("ex.2", "ex.3", "5", "3.1")
def test_ex_2_ex_3_a_company_commander_moves_only_what_is_attached_to_him() -> None:
    company = "unit pc-f-co-1 mg-f-1 at 0201 formation f5\n"
    g = lay_out(BOARD + TWO + company, (2, 2)).play("activate f5")
    assert g.options("act") == ["pc-f-co-1", "mg-f-1"]


@pytest.mark.rule("5.4", "2.D2")
def test_5_4_two_passes_in_a_row_end_the_phase_and_a_failure_between_does_not() -> None:
    g = lay_out(BOARD + TWO, (6, 6)).play("pass", "activate v1")
    assert g.asked == "french 2.D2", "pass, failure: the phase goes on"
    g.play("pass")
    assert g.asked == "viet-minh 2.D2"
    turn = g.game.play.position.turn
    g.play("pass")
    assert turn_after(g) == turn + 1


ALONE = TWO + "formation v1 activated 1\nside viet-minh spent 1\n"


@pytest.mark.rule("5.4")
def test_5_4_the_lone_side_goes_on_until_it_rolls_the_end_number() -> None:
    g = lay_out(BOARD + ALONE, (4, 4), (4, 5), 3, 1).play("activate f1", "done")
    assert g.asked == "french 2.D2"
    g.play("activate f2")
    assert g.told("phase-ends"), "a natural nine ends it, although there is a formation left"
    assert turn_after(g) == 2


@pytest.mark.rule("5.4")
def test_5_4_the_end_number_counts_before_the_test_and_only_for_the_lone_side() -> None:
    strong = BOARD + ALONE + "piece pc-f-1 morale 12\n"
    g = lay_out(strong, (6, 3), 3, 1).play("activate f1")
    assert g.told("phase-ends")
    g = lay_out(BOARD + TWO + "piece pc-f-1 morale 12\n", (6, 3)).play("activate f1")
    assert g.asked == "french 5.2"


@pytest.mark.rule("5.4")
def test_5_4_a_lone_failure_keeps_the_hand_and_a_lone_pass_ends_the_phase() -> None:
    weak = BOARD + ALONE + "piece pc-f-1 morale 4\n"
    g = lay_out(weak, (4, 4), 3, 1).play("activate f1")
    assert g.asked == "french 2.D2"
    g.play("pass")
    assert turn_after(g) == 2


@pytest.mark.rule("5.4")
def test_5_4_a_side_with_nothing_left_gives_the_hand_back_and_the_other_is_alone() -> None:
    g = lay_out(BOARD + TWO, (1, 1), (6, 6), (1, 1)).play("activate f1", "done", "activate f2")
    assert g.asked == "viet-minh 2.D2"
    g.play("activate v1", "done")
    assert g.told("nothing-left") == ["Viet-Minh: nothing left to activate this turn."]
    assert g.asked == "french 2.D2"
    g.play("pass")
    assert turn_after(g) == 2


@pytest.mark.rule("3.4", "5.3", "5.4")
def test_3_4_a_unit_out_of_command_is_activated_by_itself_with_a_malus() -> None:
    far = BOARD + TWO + "unit gc-para-4 at 0508 formation f1 out-of-command\n"
    g = lay_out(far, (3, 3))
    assert g.options("activate-alone") == ["gc-para-4"]
    assert g.tally("activate-alone gc-para-4").need == 6
    assert g.reasons("activate-alone gc-para-4") == {"out-of-command": -2}
    assert "gc-para-4" not in g.play("activate f1").options("act")
    g.play("done", "pass", "pass")


@pytest.mark.rule("3.4", "6.1")
def test_3_4_alone_it_only_moves_and_fires() -> None:
    far = BOARD + TWO + "unit gc-para-4 at 0808 formation f1 out-of-command\nunit inf-vm-3 at 0908 formation v1\n"
    g = lay_out(far, (1, 1)).play("activate-alone gc-para-4")
    verbs = {option.split()[0] for option in g.options()}
    assert verbs == {"move", "creep", "fire", "snap", "stay"}
    assert g.refused("assault 0908").startswith("§3.4 ")


@pytest.mark.rule("5.2", "11.2")
def test_5_2_a_neutralised_unit_does_not_act() -> None:
    g = lay_out(BOARD + TWO + "unit gc-para-4 at 0103 formation f2 neutralised\n", (1, 1))
    assert g.play("activate f2").options("act") == ["gc-para-3", "pc-f-2"]
    assert g.refused("act gc-para-4").startswith("§11.2 ")


@pytest.mark.rule("2", "2.D", "2.A", "2.B", "2.C", "2.E")
def test_2_the_phases_of_a_turn_are_those_of_the_book_in_their_order() -> None:
    rules = [phase.rule for phase in lay_out(BOARD + TWO.replace("acting", "turn 2\nacting")).game.play.phases()]
    order = [rules.index(rule) for rule in ("2.C", "2.D1", "2.D2", "15.3", "2.E", "1.3.elimination", "11.2", "12.2")]
    assert order == sorted(order)
    assert rules[-4:] == ["6.7", "8.rehide", "qa.3", "2.E"]
    assert rules.index("2.C") > 0, "artillery and air support come first"


@pytest.mark.rule("8.note", "5.2")
def test_8_the_enemy_is_told_the_formation_and_not_which_counter_leads_it() -> None:
    hidden = "  . . j j . .\n" * 3
    text = "indochine\nboard\n" + hidden + "acting french\nunit pc-f-1 gc-para-1 at 0101 formation f1 concealed\n"
    g = lay_out(text + "unit pc-vm-1 inf-vm-1 at 0603 formation v1 concealed\n", (1, 1)).play("activate f1")
    enemy = next(side for side in g.game.play.sides if side.name == "viet-minh")
    told = [event for event in g.game.events_for(enemy) if event.rule in ("5.1", "5.2")]
    assert told
    assert not any({"piece", "pieces", "hex"} & event.args.keys() for event in told)
    assert "active" not in str(g.game.view(enemy)["unknown"])


@pytest.mark.rule("5.4", "2.D2")
@pytest.mark.parametrize("state", ["out-of-command", "neutralised"])
def test_5_4_a_look_at_a_pass_does_not_tell_whether_hidden_units_are_left_to_try(state: str) -> None:
    text = f"{BOARD}acting viet-minh\nformation f1 activated 1\nunit pc-vm-1 inf-vm-1 at 1008 formation v1\n"
    french = f"unit pc-f-1 at 0101 formation f1 concealed\nunit gc-para-1 at 0108 formation f1 concealed {state}\n"
    g = lay_out(text + french)
    final = g.game.preview("pass").final
    assert final is not None
    assert final.key == "kernel-final-other"
    assert g.play("pass").asked == "french 2.D2", "who has hidden units says himself that none is left to try"


@pytest.mark.rule("3.4", "11.2", "8.decoy")
def test_3_4_a_decoy_out_of_command_tests_like_a_unit_and_a_neutralised_unit_not_at_all() -> None:
    far = "unit decoy-v-1 at 1001 formation v1 concealed out-of-command\nunit inf-vm-3 at 0901 formation v1 {}\n"
    text = BOARD + TWO.replace("acting french", "acting viet-minh") + far.format("out-of-command neutralised")
    g = lay_out(text)
    assert g.options("activate-alone") == ["decoy-v-1"]
    assert g.tally("activate-alone decoy-v-1").need == 5, "as a platoon of morale 7"
    assert g.refused("activate-alone inf-vm-3").startswith("§11.2 ")
