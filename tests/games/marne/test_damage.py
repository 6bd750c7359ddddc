"""Chapters 6 and 12.2.8: steps, the cost of losses, which units lose them, and remaining points."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.front1918.damage import lose_highest, price, suffer, suffer_bombardment
from grognard.games.front1918.supports import lose_step
from tests.games.marne.fray import Fray, engage, scene
from tests.games.marne.scenes import ground

FIELD = (
    ground()
    + """
piece R5 like F128.167 attack 3/2 defence 4/2 morale 5
piece Q5 like F128.168 attack 3/2 defence 4/2 morale 5
piece S5 like G1Bav.1 attack 3/2 defence 4/2 morale 5
piece T5 like G1Bav.2 attack 3/2 defence 4/2 morale 5
"""
)


def hit(text: str, hex_: str, attackers: str, side: str, **how: Any) -> Fray:
    """One side's damage is carried out."""
    g = scene(FIELD + text)
    battle = engage(g, hex_, attackers, **how)
    return g.run(suffer(g.table, battle, battle.side if side == "attacker" else battle.side.enemy))


def shelled(text: str, hex_: str, side: str, points: int) -> Fray:
    """Damage by guns to all of a side in a hex."""
    g = scene(FIELD + text)
    owner = g.table.side_named(side)
    return g.run(suffer_bombardment(g.table, owner, g.table.fighters_at(g.hex(hex_), owner), points))


def state(g: Fray, name: str) -> tuple[int, bool]:
    """Steps left, and whether it is disorganised."""
    return g.steps(name), "disorganised" in g.marks(name)


# §6.0 Steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.0", "6.0.regiment", "6.0.division2", "6.0.division3", "6.0.one")
@pytest.mark.parametrize(
    ("name", "steps"),
    [("R5", 2), ("B51.152", 2), ("F3", 2), ("B50", 2), ("F4", 3), ("G4", 3), ("US26", 3), ("Ren1", 1), ("Stoss1", 1)],
)
def test_6_0_the_last_step_eliminates(name: str, steps: int) -> None:
    g = scene(FIELD + f"unit S5 at 0101\nunit R5 at 0109\nunit {name} at 0505\n")
    for left in range(steps - 1, -1, -1):
        assert g.at(name) == "0505"
        assert lose_step(g.table, g.piece(name), "6.0") is (left == 0)
    assert g.at(name) == "out"


@pytest.mark.rule("6.0.division3", "6.0.division2")
def test_6_0_a_second_loss_leaves_a_strong_division_on_its_reduced_face() -> None:
    g = scene(FIELD + "unit F4 at 0505\n")
    faces = []
    for _ in range(3):
        piece, left = g.piece("F4"), g.steps("F4")
        faces.append((g.table.attack_of[piece][left], g.table.defence_of[piece][left]))
        lose_step(g.table, piece, "6.0")
    assert faces == [(7, 10), (4, 5), (4, 5)]


@pytest.mark.rule("6.0.support")
def test_6_0_guns_and_headquarters_take_no_losses() -> None:
    g = hit("unit F3 F-corps1 F-III at 0505\nunit G4 at 0504\n", "0505", "G4", "defender", damage="A0 D9")
    assert (g.at("F3"), g.at("F-corps1"), g.at("F-III")) == ("out", "0505", "0505")


# §12.2.8 Prices -------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.8.costs")
@pytest.mark.parametrize(
    ("name", "points"),
    [("R5", 2), ("B51.152", 2), ("F3", 3), ("G4", 3), ("US2.9", 3), ("US26", 3), ("Ren1", 3), ("Stoss1", 2)],
)
def test_12_2_8_what_a_step_costs(name: str, points: int) -> None:
    g = scene(FIELD)
    assert price(g.table, g.piece(name)) == points


@pytest.mark.rule("12.2.8.exampleA", "12.2.8", "12.2.8.lead", "12.2.8.free", "12.2.8.disorganise")
def test_ex_16_seven_points_on_a_worn_regiment_and_a_division() -> None:
    g = hit(
        "unit R5 at 0505 steps 1\nunit F3 at 0505\nunit G4 at 0504\n",
        "0505",
        "G4",
        "defender",
        against="R5",
        damage="A0 D7",
    )
    assert (g.at("R5"), state(g, "F3"), g.asked) == ("out", (1, True), "")


@pytest.mark.rule("12.2.8.exampleB", "12.2.8.lead")
def test_ex_17_two_points_do_not_reach_a_leading_division() -> None:
    g = hit("unit G4 S5 at 0504\nunit F3 at 0505\n", "0505", "G4 S5", "attacker", lead="G4", damage="A2 D0")
    assert (state(g, "G4"), state(g, "S5"), g.asked) == ((3, False), (1, False), "")


@pytest.mark.rule("12.2.8.exampleC", "12.2.8.disorganise")
def test_ex_18_three_points_cost_the_leading_regiment_a_step_and_its_order() -> None:
    g = hit("unit G4 S5 at 0504\nunit F3 at 0505\n", "0505", "G4 S5", "attacker", lead="S5", damage="A3 D0")
    assert (state(g, "G4"), state(g, "S5"), g.asked) == ((3, False), (1, True), "")


@pytest.mark.rule("12.2.8.exampleD", "12.2.8.free")
def test_ex_19_four_points_destroy_the_leading_regiment() -> None:
    g = hit("unit G4 S5 at 0504\nunit F3 at 0505\n", "0505", "G4 S5", "attacker", lead="S5", damage="A4 D0")
    assert (state(g, "G4"), g.at("S5"), g.asked) == ((3, False), "out", "")


@pytest.mark.rule("12.2.8.free", "12.2.8.lead", "12.2.3.first-loss")
def test_12_2_8_after_the_first_loss_the_owner_spreads_them_as_he_likes() -> None:
    text = "unit R5 Q5 at 0505\nunit G4 at 0504\n"
    g = hit(text, "0505", "G4", "defender", against="R5", damage="A0 D5")
    assert (g.asked, g.options()) == ("allied 12.2.8.free", ["loses R5", "loses Q5"])
    g.play("loses Q5")
    assert (state(g, "R5"), state(g, "Q5")) == ((1, True), (1, False))
    g = hit(text, "0505", "G4", "defender", against="R5", damage="A0 D5").play("loses R5")
    assert (g.at("R5"), state(g, "Q5")) == ("out", (2, True))


@pytest.mark.rule("12.2.8.costs", "12.2.8.lead")
def test_12_2_8_why_somebody_else_does_not_pay() -> None:
    g = hit("unit US2.9 R5 Q5 at 0505\nunit G4 at 0504\n", "0505", "G4", "defender", against="R5", damage="A0 D4")
    assert g.options() == ["loses R5", "loses Q5"]
    assert g.refused("loses US2.9") == "§12.2.8.costs It would cost 3 points of damage, and 2 are left."
    assert g.refused("loses G4") == "§12.2.8 It is not among the units concerned."
    g = hit(
        "unit S5 T5 at 0504\nunit Stoss1 at 0504 carrier S5\nunit F3 at 0505\n",
        "0505",
        "S5 T5",
        "attacker",
        lead="S5",
        damage="A2 D0",
    )
    assert g.refused("loses T5") == "§12.2.8.lead The lead unit must take the first loss."


@pytest.mark.rule("12.2.8.disorganise", "12.5.scope")
def test_12_2_8_a_point_left_disorganises_the_lead_or_if_it_is_so_already_another() -> None:
    text = "unit F4 at 0505 {}\nunit F3 R5 at 0505\nunit G4 at 0504\n"
    g = hit(text.format(""), "0505", "G4", "defender", against="F4", damage="A0 D1")
    assert (state(g, "F4"), state(g, "F3"), g.asked) == ((3, True), (2, False), "")
    g = hit(text.format("disorganised"), "0505", "G4", "defender", against="F4", damage="A0 D1")
    assert (g.asked, g.options()) == ("allied 12.2.8.disorganise", ["disorders F3", "disorders R5"])
    assert g.refused("disorders F4") == "§12.5.scope It is already disorganised."
    g.play("disorders F3")
    assert state(g, "F3") == (2, True)


@pytest.mark.rule("12.5.scope")
def test_12_5_a_reorganising_unit_is_disorganised_again() -> None:
    g = hit("unit F3 at 0505 reorganising\nunit G4 at 0504\n", "0505", "G4", "defender", damage="A0 D1")
    assert g.marks("F3") == {"disorganised"}


@pytest.mark.rule("12.2.8.disorganise")
def test_12_2_8_what_nobody_can_take_is_lost() -> None:
    g = hit("unit F3 at 0505 disorganised\nunit G4 at 0504\n", "0505", "G4", "defender", damage="A0 D2")
    assert (state(g, "F3"), g.asked) == ((2, True), "")


# Tanks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.4.1.example", "15.4.1.loss", "12.2.8.tank")
def test_ex_23_six_points_on_a_regiment_with_tanks() -> None:
    text = "unit R5 Ren1 at 0504\nunit G4 at 0505\n"
    g = hit(text, "0505", "R5 Ren1", "attacker", lead="R5", tank="Ren1", damage="A6 D0")
    assert (g.at("Ren1"), state(g, "R5"), g.asked) == ("out", (1, True), "")


@pytest.mark.rule("15.4.1.example", "15.4.1.loss", "12.2.8.tank")
def test_ex_24_two_points_leave_the_tanks_unharmed() -> None:
    text = "unit R5 Ren1 at 0504\nunit G4 at 0505\n"
    g = hit(text, "0505", "R5 Ren1", "attacker", lead="R5", tank="Ren1", damage="A2 D0")
    assert (g.at("Ren1"), state(g, "R5"), g.asked) == ("0504", (1, False), "")


@pytest.mark.rule("12.2.8.tank", "15.4.1.loss")
def test_12_2_8_in_defence_and_under_guns_the_tanks_are_lost_last() -> None:
    text = "unit R5 Ren1 at 0505\nunit G4 at 0504\n"
    g = hit(text, "0505", "G4", "defender", against="R5", damage="A0 D4")
    assert (g.at("R5"), g.at("Ren1"), g.asked) == ("out", "0505", "")
    g = hit(text, "0505", "G4", "defender", against="R5", damage="A0 D3")
    assert (state(g, "R5"), g.at("Ren1")) == ((1, True), "0505")
    assert hit(text, "0505", "G4", "defender", against="R5", damage="A0 D7").at("Ren1") == "out"
    g = shelled(text, "0505", "allied", 3)
    assert (state(g, "R5"), g.at("Ren1")) == ((1, True), "0505")
    assert shelled(text, "0505", "allied", 7).at("Ren1") == "out"


@pytest.mark.rule("12.2.8.tank", "15.4.1.loss")
def test_15_4_1_why_tanks_wait() -> None:
    g = hit("unit R5 Q5 Ren1 at 0505\nunit G4 at 0504\n", "0505", "G4", "defender", against="R5", damage="A0 D5")
    assert g.options() == ["loses R5", "loses Q5"]
    assert g.refused("loses Ren1") == "§12.2.8.tank A tank is the last to be lost here."


# Stosstruppen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("example.combat", "12.2.8.stoss", "15.3")
def test_ex_26f_the_germans_give_up_stosstruppen_for_the_lead() -> None:
    text = "unit S5 T5 at 0504\nunit Stoss1 at 0504 carrier S5\nunit F3 at 0505\n"
    g = hit(text, "0505", "S5 T5", "attacker", lead="S5", damage="A2 D0")
    assert (g.asked, g.options()) == ("german 12.2.8.lead", ["loses S5", "sheds Stoss1"])
    g.play("sheds Stoss1")
    assert (g.at("Stoss1"), state(g, "S5"), g.asked) == ("out", (2, False), "")


@pytest.mark.rule("12.2.8.stoss", "12.2.8.costs", "15.3")
def test_15_3_only_one_counter_is_given_up_in_a_combat() -> None:
    text = "unit S5 T5 at 0504\nunit Stoss1 at 0504 carrier S5\nunit Stoss2 at 0504 carrier T5\nunit F3 at 0505\n"
    g = hit(text, "0505", "S5 T5", "attacker", lead="S5", damage="A4 D0")
    assert g.options() == ["loses S5", "sheds Stoss1", "sheds Stoss2"]
    g.play("sheds Stoss2")
    assert g.options() == ["loses S5", "loses T5"]
    assert (
        g.refused("sheds Stoss1")
        == "§12.2.8.costs One Stosstruppen counter has already been lost instead of a step in this combat."
    )
    g.play("loses T5")
    assert (g.at("Stoss1"), state(g, "S5"), state(g, "T5")) == ("0504", (2, False), (1, False))


@pytest.mark.rule("12.2.8.stoss", "15.3")
def test_15_3_not_those_of_a_regiment_that_stood_by() -> None:
    text = "unit S5 T5 at 0504\nunit Stoss1 at 0504 carrier S5\nunit F3 at 0505\n"
    g = hit(text, "0505", "T5", "attacker", lead="T5", damage="A2 D0")
    assert (g.at("Stoss1"), state(g, "T5"), g.asked) == ("0504", (1, False), "")


@pytest.mark.rule("12.2.8.stoss", "15.3")
def test_15_3_they_may_be_given_up_in_defence_too_but_not_under_guns() -> None:
    text = "unit S5 at 0505\nunit Stoss1 at 0505 carrier S5\nunit F3 at 0504\n"
    assert hit(text, "0505", "F3", "defender", damage="A0 D2").options() == ["loses S5", "sheds Stoss1"]
    g = shelled(text, "0505", "german", 2)
    assert (g.asked, state(g, "S5"), g.at("Stoss1")) == ("", (1, False), "0505")


@pytest.mark.rule("11.3.2")
def test_11_3_2_stosstruppen_of_a_lost_regiment_go_to_another_or_are_lost() -> None:
    text = "unit S5 at 0504\nunit Stoss1 at 0504 carrier S5\nunit {} at 0504\nunit F3 at 0505\n"
    g = hit(text.format("T5"), "0505", "S5 T5", "attacker", lead="S5", damage="A4 D0").play("loses S5", "loses S5")
    assert (g.at("S5"), g.at("Stoss1"), g.table.position.carrier[g.piece("Stoss1")]) == ("out", "0504", g.piece("T5"))
    g = hit(text.format("G4"), "0505", "S5 G4", "attacker", lead="S5", damage="A4 D0").play("loses S5", "loses S5")
    assert (g.at("S5"), g.at("Stoss1")) == ("out", "out")


# Guns, and losses on the highest morale --------------------------------------------------------------------------


@pytest.mark.rule("example.combat", "15.2.2.procedure")
def test_ex_26b_four_points_of_bombardment_on_a_division() -> None:
    g = shelled("unit F3 at 0505\n", "0505", "allied", 4)
    assert (state(g, "F3"), g.asked) == ((1, True), "")


@pytest.mark.rule("15.2.2.procedure", "12.2.8.free")
def test_15_2_2_under_guns_the_owner_chooses_and_no_lead_is_first() -> None:
    g = shelled("unit F3 R5 at 0505\n", "0505", "allied", 3)
    assert (g.asked, g.options()) == ("allied 12.2.8.free", ["loses F3", "loses R5"])
    g.play("loses R5")
    assert g.options() == ["disorders F3", "disorders R5"]
    g.play("disorders F3")
    assert (state(g, "R5"), state(g, "F3")) == ((1, False), (2, True))


@pytest.mark.rule("12.2.4.below-half", "12.2.3.attacker")
def test_12_2_4_three_steps_on_the_highest_morale_of_the_moment() -> None:
    g = scene(FIELD + "unit S5 at 0504 steps 1\nunit T5 G4 at 0504\n")
    units = [g.piece(name) for name in ("G4", "S5", "T5")]
    g.run(lose_highest(g.table, units, 3, "12.2.4.below-half"))
    assert (g.asked, g.options()) == ("german 12.2.4.below-half", ["loses S5", "loses T5"])
    assert g.refused("loses G4") == "§12.2.4.below-half It is not among the units concerned."
    g.play("loses S5")
    assert (g.at("S5"), g.at("T5"), state(g, "G4"), g.asked) == ("out", "out", (3, False), "")
