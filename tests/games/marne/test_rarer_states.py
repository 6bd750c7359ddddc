"""More states that meet seldom: who is left in the middle of a combat, and what each word of a clause takes in."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.air import air_potential
from grognard.games.front1918.disengagement import disengagement
from grognard.games.front1918.mastery import mastery_tally
from grognard.games.front1918.odds import is_concentric, odds_tally
from grognard.games.front1918.supply import commanded
from grognard.games.front1918.supports import thin_out
from grognard.games.front1918.turn import CHAPTERS
from tests.games.marne.fights import asks, fight, worth
from tests.games.marne.fray import Fray, engage, fray, scene, side_of, stage
from tests.games.marne.marches import ALLIES_END, GERMANS, MARCHERS, moving, staged
from tests.games.marne.scenes import ground

SOUTH = f"{MARCHERS}unit F-VI at 0509\n"


def won(text: str, attackers: str, *cells: str, **how: str) -> Fray:
    """The tenth step of a combat against 0505, on a sketch."""
    return fray(ground(*cells) + SOUTH + "unit GQ at 0501\n" + text, "0505", attackers, **how)


# Movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.1", "11.2.2")
def test_11_2_1_a_relief_too_leads_from_no_zone_to_another() -> None:
    text = "unit F4 at 0505\nunit G4 at 0504\nunit F3 at 0507\n"
    g = moving(ground() + text).play("move F3", "to 0505", "relieve F4")
    assert (g.cost("0506"), g.cost("0404"), g.cost("0604")) == (1, 2, 2), "round, outside the zones"


@pytest.mark.rule("11.2.2.stack", "3.0.unit")
def test_11_2_2_a_gun_in_the_hex_does_not_stay_for_a_combat_unit() -> None:
    g = moving(ground() + "unit F4 FC at 0505\nunit G4 at 0504\nunit F3 at 0909\n")
    assert g.refused("move F4").startswith("§11.2.2 ")
    assert "FC" in g.options("move"), "a support is bound to no zone"


@pytest.mark.rule("11.2.8", "4.0")
def test_11_2_8_a_reduced_unit_of_the_stack_is_not_in_reserve_with_it() -> None:
    text = "unit GR1 at 0505\nunit GR2 at 0505 steps 1\nunit F4 at 0909\nunit GA at 0506 offensive\n"
    g = moving(ground() + text, "phase 11.2 german\n").play("reserve 0505")
    assert (g.marks("GR1"), g.marks("GR2")) == ({"reserve"}, set())


@pytest.mark.rule("11.2.5.rebuild", "3.0.unit")
def test_11_2_5_a_gun_at_one_end_is_the_friend_that_rebuilds_a_bridge() -> None:
    text = "hexside river 0505/0506\nlink road 0505 0506\nedge 0505/0506 broken 1\nunit FQ at 0508\nunit G4 at 0101\n"
    assert not moving(ground() + text, ALLIES_END).options("rebuild")
    assert moving(ground() + text + "unit FC at 0506\n", ALLIES_END).options("rebuild") == ["0505/0506"]


@pytest.mark.rule("11.1.5")
def test_11_1_5_a_headquarters_that_was_selected_and_stayed_still_receives_reinforcements() -> None:
    units = "unit G-VII at 3508\nunit G2Gd.1 at blucher-14\nunit G241 at 3503"
    g = staged("blucher", f"turn 1\n{units}", "phase 11.1 german 2\n").play("move G-VII", "halt")
    assert "G2Gd.1" in g.options("enter")
    assert g.play("enter G2Gd.1").at("G2Gd.1") == "3508"


@pytest.mark.rule("9.1.command", "5.0")
def test_9_1_a_headquarters_in_an_enemy_zone_commands_from_it() -> None:
    g = scene(ground() + MARCHERS + "unit FQ at 0505\nunit F4 at 0506\nunit G4 at 0504\n")
    inside = commanded(g.table, side_of("allied"))
    assert inside >> g.hex("0506") & 1 and inside >> g.hex("0508") & 1


# Combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.once", "12.2.6.partial", "3.0.unit")
def test_12_1_a_hex_that_was_attacked_is_safe_until_exploitation_whoever_has_come_to_it() -> None:
    text = "ask all\nunit G4 at 0504\nunit GR1 at 0604\nunit FR1 at 0505 steps 1\nunit FR2 at 0507\n"
    g = fight(text + "unit F-corps1 at 0505\n").fix("combat", "A0 D9")
    g.play("attack 0505", "join G4", "done")
    while asks(g) != "ask-react":
        g.play(next((o for o in g.options() if o in ("done", "retreat 0", "roll 4", "roll 3 4")), g.options()[0]))
    g.play("react FR2", "to 0505")
    while asks(g) not in ("ask-attack", "ask-attack-exploiting") and g.phase == "12.1":
        g.play(next((o for o in g.options() if o in ("done",)), g.options()[0]))
    assert g.at("FR2") == "0505"
    assert asks(g) != "ask-attack" or "0505" not in g.options("attack")


@pytest.mark.rule("12.2.4.combat", "5.0", "15.4.1")
@pytest.mark.parametrize(("far", "surrounds"), [("FR2", True), ("FT", False)])
def test_12_2_4_a_tank_on_the_far_side_closes_no_ring(far: str, surrounds: bool) -> None:
    g = scene(ground() + SOUTH + f"unit FR1 at 0504\nunit {far} at 0506\nunit G4 at 0505\n")
    assert is_concentric(g.table, engage(g, "0505", f"FR1 {far}")) == surrounds


@pytest.mark.rule("12.2.4.combat", "9.2")
def test_12_2_4_one_starved_unit_among_the_defenders_shifts_the_column() -> None:
    g = scene(ground() + SOUTH + "unit G4 at 0504\nunit FR1 at 0505\nunit FR2 at 0505 unsupplied\n")
    assert worth(odds_tally(g.table, engage(g, "0505", "G4")))["unsupplied"] == 1


@pytest.mark.rule("12.2.6.modifiers", "12.5.effects")
@pytest.mark.parametrize("mark", ["disorganised", "reorganising"])
def test_12_2_6_either_face_of_the_marker_costs_the_defender_one(mark: str) -> None:
    g = scene(ground() + SOUTH + f"unit G4 at 0504\nunit F4 at 0505\nunit FR1 at 0505 {mark}\n")
    assert worth(mastery_tally(g.table, engage(g, "0505", "G4"), side_of("allied")))["disorganised"] == -1


@pytest.mark.rule("12.2.6.modifiers", "12.2.2")
def test_12_2_6_a_foreigner_lost_to_the_guns_mixes_no_nations() -> None:
    text = "ask all\nunit F20 at 0504\nunit US4.39 at 0404 steps 1\nunit G23 at 0505\nunit G-corps1 at 0506\n"
    g = fight(text, when="phase 12.1 2\n", scenario="friedensturm").fix("bombardment", "3")
    g.play("attack 0505", "join F20", "join US4.39", "done")
    while "loses US4.39" not in g.options():
        g.play(next((o for o in g.options() if o in ("gun G-corps1", "roll 3", "done")), g.options()[0]))
    g.play("loses US4.39")
    while asks(g) != "roll-mastery-attacker":
        g.play(next((o for o in g.options() if o in ("done", "retreat 0", "roll 6 6", "roll 1")), g.options()[0]))
    assert "mixed" not in worth(g.tally())


@pytest.mark.rule("15.2.2.forts", "15.2.2.procedure")
def test_15_2_2_the_defenders_guns_reach_the_attackers_outside_the_fort() -> None:
    text = "ask all\nunit GR1 at 0504 steps 1\nunit GR2 at 0604 steps 1\nunit F4 at 0505\nunit F-corps1 at 0507\n"
    g = fight(text, "0504 f").fix("bombardment", "4♦").play("attack 0505", "join GR1", "join GR2", "done")
    g.play("gun F-corps1", "done", "roll 3")
    assert g.options("loses") in ([], ["GR2"])
    while asks(g) == "ask-loses-guns":
        g.play(g.options()[0])
    assert (g.at("GR1"), g.at("GR2")) == ("0504", "out")


@pytest.mark.rule("12.4", "12.2.8.lead")
def test_12_4_who_paid_in_the_attack_stays_and_the_others_go_in() -> None:
    text = "unit GR1 GR2 at 0504\nunit FR1 at 0505 steps 1\n"
    g = won(text, "GR1 GR2", lead="GR1", damage="A2 D9", mastery="total none")
    assert g.options("advance") == ["GR2"]
    assert g.refused("advance GR1").startswith("§12.4 ")


@pytest.mark.rule("12.2.8.stoss", "15.3")
def test_15_3_two_points_that_do_not_reach_a_leading_division_may_still_fall_on_stosstruppen() -> None:
    text = "unit G4 GR1 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit F4 at 0505\n"
    g = won(text, "G4 GR1", lead="G4", damage="A2 D0")
    assert g.options() == ["loses GR1", "sheds Stoss1"]
    g.play("sheds Stoss1")
    assert (g.steps("G4"), g.steps("GR1"), g.at("Stoss1")) == (3, 2, "out")


@pytest.mark.rule("11.3.1", "12.2.6.partial")
def test_11_3_1_a_reaction_next_to_lone_guns_of_the_attacker_eliminates_them() -> None:
    g = won("unit G4 at 0504\nunit F4 at 0505\nunit FR1 at 0307\nunit GC at 0305\n", "G4", mastery="none partial")
    g.play("retreat 0", "react FR1", "to 0306")
    assert g.at("GC") == "out"


@pytest.mark.rule("12.2.7", "12.2.6.none", "14.1")
def test_12_2_7_the_marker_comes_off_before_the_defender_goes_back() -> None:
    text = "unit GR1 at 0504\nunit F4 at 0505\nunit G4 at 0503 reserve\n"
    g = won(text, "GR1", damage="A0 D3", mastery="none partial")
    assert g.options("cancel") == ["G4"]
    assert g.play("done").options("retreat")


@pytest.mark.rule("15.4.2", "table.erroneous")
def test_15_4_2_the_tank_of_the_event_may_be_the_step_that_obstinacy_costs() -> None:
    g = scene(ground() + SOUTH + "unit G4 A7V at 0504\nunit F4 at 0505\n")
    battle = engage(g, "0505", "G4 A7V", mastery="erroneous none")
    battle.event_tank = g.piece("A7V")
    g.run(aftermath(g.table, battle)).play("roll 3")
    assert sorted(g.options("loses")) == ["A7V", "G4"]


# Retreats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0.results", "12.3.zoc")
def test_13_0_the_others_follow_the_opponents_way_when_the_first_is_lost_on_it() -> None:
    text = (
        "force disengagement R3\nunit FR1 at 0505 steps 1 disengaging\nunit FR2 at 0505 disengaging\nunit GR1 at 0504\n"
    )
    g = stage(ground() + SOUTH + text + "unit G-Air-I at 0506 mission interdiction\n", disengagement, "allied")
    g.play("break-off 0505", g.options("by-morale")[0] if g.options("by-morale") else "by-morale FR1", "roll 3")
    assert g.asked.startswith("german")
    g.play("back 0506")
    while g.question is not None:
        g.play(g.options()[0])
    assert g.at("FR1") == "out" and g.steps("FR2") == 1


@pytest.mark.rule("4.0.excess", "4.0", "13.0.retreat")
def test_4_0_stacks_are_checked_after_a_disengagement_too() -> None:
    g = scene(ground() + SOUTH + "unit F4 at 0507\nunit FR1 FR2 at 0507\nunit G4 at 0101\n")
    g.run(thin_out(g.table))
    assert g.options("disband") and g.asked == "allied 4.0.excess"
    g = scene(ground() + SOUTH + "unit F4 FR1 FR2 at 0507\nunit G4 at 0101\n")
    assert g.run(CHAPTERS.disengagement(g.table, side_of("german"))).asked == "allied 4.0.excess"


# The air -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.2.bombardment", "17.2.interception")
def test_17_2_bombs_fall_no_more_when_the_observer_has_been_shot_down() -> None:
    over = "unit G-Air-I at 0505 mission observation\nunit G-Air-II at 0505 mission bombing\n"
    g = scene(ground() + SOUTH + "unit G4 at 0504\nunit F4 at 0505\n" + over)
    assert air_potential(g.table, side_of("german"), g.hex("0505")) > 0
    g.table.position.mission[g.piece("G-Air-I")] = 0
    g.table.place(g.piece("G-Air-I"), g.table.board.box("air-next-turn"))
    assert air_potential(g.table, side_of("german"), g.hex("0505")) == 0


@pytest.mark.rule("17.1.base-loss", "11.3.3")
def test_17_1_a_headquarters_that_is_overrun_sends_resting_groups_away_too() -> None:
    text = "options 17.0\nunit FQ F-Fequant at 0505\nunit F-Chabert at 0505 resting\nunit G4 at 0502\nunit F4 at 0909\n"
    g = moving(ground() + text, GERMANS).play("move G4", "to 0504")
    assert (g.at("FQ"), g.at("F-Fequant"), g.at("F-Chabert")) == ("out", "air-next-turn", "air-next-turn")
