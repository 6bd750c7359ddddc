"""Chapters 12.2.8 and 15.3 of Italia: what losses cost, who takes them, and assault troops of three kinds."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.front1918.damage import lose_highest, price, suffer, suffer_bombardment
from grognard.games.front1918.supports import lose_step
from grognard.games.italia.table import ENTENTE
from tests.games.italia.fights import Fray, engage, ground, in_combat, scene
from tests.games.italia.scenes import begin

FIELD = ground()
BY_STOSS = "unit GR4 GR1 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit I3x at 0505\n"
BY_STURM = "unit A4x at 0504\nunit Sturm1 at 0504 carrier A4x\nunit AB1 at 0404\nunit I3x at 0505\n"
BY_ARDITI = "unit I4x at 0504\nunit Arditi1 at 0504 carrier I4x\nunit A3x at 0505\n"


def hit(text: str, attackers: str, side: str, hex_: str = "0505", **how: Any) -> Fray:
    """One side's damage is carried out."""
    g = scene(FIELD + text)
    battle = engage(g, hex_, attackers, **how)
    in_combat(g, battle.side)
    return g.run(suffer(g.table, battle, battle.side if side == "attacker" else battle.side.enemy))


def shelled(text: str, side: str, points: int, hex_: str = "0505") -> Fray:
    """Damage by guns to all of a side in a hex."""
    g = scene(FIELD + text)
    owner = g.table.side_named(side)
    return g.run(suffer_bombardment(g.table, owner, g.table.fighters_at(g.hex(hex_), owner), points))


def state(g: Fray, name: str) -> tuple[int, bool]:
    """Steps left, and whether it is disorganised."""
    return g.steps(name), "disorganised" in g.marks(name)


# Prices ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.8.costs")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        *(("IR1", 2), ("GR1", 2), ("BB1", 2), ("ID1", 2), ("AB1", 3), ("IB1", 3), ("A4x", 3), ("I3x", 3)),
        *(("US332", 3), ("Stoss1", 2), ("Sturm1", 2), ("Arditi1", 2)),
    ],
)
def test_12_2_8_what_a_step_costs(name: str, points: int) -> None:
    g = scene(FIELD)
    assert price(g.table, g.piece(name)) == points


@pytest.mark.rule("6.0", "12.2.8.costs")
@pytest.mark.parametrize(
    ("name", "steps"), [("IR1", 2), ("AB1", 2), ("I3x", 2), ("I4x", 3), ("ID1", 1), ("Arditi1", 1)]
)
def test_6_0_the_last_step_eliminates(name: str, steps: int) -> None:
    g = scene(FIELD + f"unit IB2 at 0109\nunit {name} at 0505\n")
    for left in range(steps - 1, -1, -1):
        assert lose_step(g.table, g.piece(name), "6.0") is (left == 0)
    assert g.at(name) == "out"


@pytest.mark.rule("12.2.8", "12.2.8.costs")
def test_ex_124_an_austrian_brigade_loses_a_step_for_three_points_and_its_order_for_two() -> None:
    g = hit("unit AB1 at 0505\nunit I4x at 0504\n", "I4x", "defender", damage="A0 D3")
    assert state(g, "AB1") == (1, False)
    g = hit("unit AB1 at 0505\nunit I4x at 0504\n", "I4x", "defender", damage="A0 D2")
    assert (state(g, "AB1"), g.asked) == ((2, True), "")


@pytest.mark.rule("12.2.8.costs")
def test_ex_124_a_british_brigade_loses_a_step_for_two() -> None:
    g = hit("unit BB1 at 0505\nunit A4x at 0504\n", "A4x", "defender", damage="A0 D2")
    assert state(g, "BB1") == (1, False)


@pytest.mark.rule("12.2.8.display", "3.0.display")
def test_12_2_8_units_of_a_display_division_take_its_losses() -> None:
    """Ruling D49: no counter of the division itself is in play."""
    g = Fray(begin("vittorio").game)
    units = {g.table.roster[p].name for p in g.table.own[ENTENTE] if g.table.division[p] == "I52"}
    assert units == {"I1Alp", "I5Alp", "I9Alp", "I10Alp"}


# The worked examples of the series ------------------------------------------------------------------------------


@pytest.mark.rule("12.2.8.exampleA", "12.2.8.lead", "12.2.8.disorganise")
def test_ex_16_seven_points_on_a_reduced_regiment_and_a_division() -> None:
    text = "unit IR1 at 0505 steps 1\nunit I3x at 0505\nunit A4x at 0504\n"
    g = hit(text, "A4x", "defender", against="IR1", damage="A0 D7")
    assert (g.at("IR1"), state(g, "I3x"), g.asked) == ("out", (1, True), "")


@pytest.mark.rule("12.2.8.exampleB", "12.2.8.lead", "12.2.8.free")
def test_ex_17_two_points_do_not_reach_a_leading_division() -> None:
    g = hit("unit A4x GR1 at 0504\nunit I3x at 0505\n", "A4x GR1", "attacker", lead="A4x", damage="A2 D0")
    assert (state(g, "A4x"), state(g, "GR1"), g.asked) == ((3, False), (1, False), "")


@pytest.mark.rule("12.2.8.exampleC", "12.2.8.disorganise")
def test_ex_18_three_points_cost_the_leading_regiment_a_step_and_its_order() -> None:
    g = hit("unit A4x GR1 at 0504\nunit I3x at 0505\n", "A4x GR1", "attacker", lead="GR1", damage="A3 D0")
    assert (state(g, "A4x"), state(g, "GR1"), g.asked) == ((3, False), (1, True), "")


@pytest.mark.rule("12.2.8.exampleD", "12.2.8.free")
def test_ex_19_four_points_destroy_the_leading_regiment() -> None:
    g = hit("unit A4x GR1 at 0504\nunit I3x at 0505\n", "A4x GR1", "attacker", lead="GR1", damage="A4 D0")
    assert (state(g, "A4x"), g.at("GR1"), g.asked) == ((3, False), "out", "")


@pytest.mark.rule("12.2.8.free", "12.2.3.first-loss")
def test_12_2_8_after_the_first_loss_the_owner_spreads_them_as_he_likes() -> None:
    g = hit("unit IR1 IR2 at 0505\nunit A4x at 0504\n", "A4x", "defender", against="IR1", damage="A0 D5")
    assert (g.asked, g.options()) == ("entente 12.2.8.free", ["loses IR1", "loses IR2"])


# Stosstruppen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.3.example", "12.2.8.stoss", "12.2.3.first-loss", "15.3.1")
def test_ex_106_stosstruppen_for_the_lead_and_the_next_loss_is_free() -> None:
    g = hit(BY_STOSS, "GR4 GR1", "attacker", lead="GR4", damage="A4 D0").play("sheds Stoss1")
    assert g.options() == ["loses GR4", "loses GR1"]
    g.play("loses GR1")
    assert (g.at("Stoss1"), state(g, "GR4"), state(g, "GR1")) == ("out", (2, False), (1, False))


@pytest.mark.rule("15.3.1", "12.2.8.assault")
def test_15_3_1_in_defence_stosstruppen_are_lost_only_with_their_regiment() -> None:
    text = "unit GR1 GR2 at 0505\nunit Stoss1 at 0505 carrier GR1\nunit I4x at 0504\n"
    g = hit(text, "I4x", "defender", against="GR1", damage="A0 D2")
    assert (g.asked, g.at("Stoss1"), state(g, "GR1")) == ("", "0505", (1, False))
    g = hit(text, "I4x", "defender", against="GR1", damage="A0 D4")
    assert g.refused("sheds Stoss1") == "§12.2.8.assault In defence, assault troops are lost only with their unit."
    g.play("loses GR1")
    assert (g.at("GR1"), g.at("Stoss1"), state(g, "GR2")) == ("out", "out", (2, False))


# Storm battalions and Arditi ------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.8.assault", "12.2.3.first-loss", "15.3.3")
def test_ex_125_arditi_used_take_the_first_loss() -> None:
    g = hit(BY_ARDITI, "I4x", "attacker", shock="Arditi1", damage="A3 D0")
    assert (g.at("Arditi1"), state(g, "I4x"), g.asked) == ("out", (3, True), "")
    g = hit(BY_ARDITI, "I4x", "attacker", shock="Arditi1", damage="A1 D0")
    assert (g.at("Arditi1"), state(g, "I4x")) == ("0504", (3, True))


@pytest.mark.rule("12.2.8.assault", "15.3.2")
def test_15_3_2_after_the_storm_battalion_the_lead_takes_the_second_loss() -> None:
    g = hit(BY_STURM, "A4x AB1", "attacker", lead="AB1", shock="Sturm1", damage="A5 D0")
    assert (g.at("Sturm1"), state(g, "AB1"), state(g, "A4x"), g.asked) == ("out", (1, False), (3, False), "")


@pytest.mark.rule("12.2.8.assault", "12.2.8.costs")
def test_d31_a_storm_battalion_not_used_owes_no_first_loss_but_goes_when_nothing_else_can_pay() -> None:
    g = hit(BY_STURM, "A4x AB1", "attacker", lead="A4x", damage="A3 D0")
    assert (g.at("Sturm1"), state(g, "A4x")) == ("0504", (2, False))
    g = hit(BY_STURM, "A4x AB1", "attacker", lead="A4x", damage="A2 D0")
    assert (g.at("Sturm1"), state(g, "A4x"), state(g, "AB1")) == ("out", (3, False), (2, False))


@pytest.mark.rule("12.2.8.costs", "15.3.2")
def test_12_2_8_only_one_counter_of_assault_troops_is_lost_in_a_combat() -> None:
    text = BY_STURM + "unit Sturm2 at 0404 carrier AB1\n"
    g = hit(text, "A4x AB1", "attacker", lead="A4x", shock="Sturm1", damage="A4 D0")
    assert (g.at("Sturm1"), g.at("Sturm2"), state(g, "A4x"), state(g, "AB1")) == ("out", "0404", (3, True), (2, True))


@pytest.mark.rule("12.2.8.assault", "15.3.2")
def test_15_3_2_its_loss_never_replaces_the_leads() -> None:
    g = hit(BY_STURM, "A4x AB1", "attacker", lead="A4x", damage="A5 D0")
    assert (g.asked, state(g, "A4x"), g.at("Sturm1")) == ("", (2, False), "out")


@pytest.mark.rule("12.2.8.assault", "15.3.2", "15.3.3", "11.3.2")
@pytest.mark.parametrize(("unit", "troops", "foe"), [("AB1 AB2", "Sturm1", "I4x"), ("IR1 IR2", "Arditi1", "A4x")])
def test_d57_in_defence_and_under_guns_they_die_with_their_unit(unit: str, troops: str, foe: str) -> None:
    first, second = unit.split()
    text = f"unit {first} at 0505 steps 1\nunit {second} at 0505\nunit {troops} at 0505 carrier {first}\n"
    text += f"unit {foe} at 0504\n"
    g = hit(text, foe, "defender", against=first, damage="A0 D3")
    assert (g.at(first), g.at(troops)) == ("out", "out")
    g = shelled(text, "cp" if foe == "I4x" else "entente", 3)
    g.play(*(["loses " + first] if g.asked else []))
    assert (g.at(first), g.at(troops)) == ("out", "out")


@pytest.mark.rule("11.3.2", "15.3.2")
def test_d57_in_attack_another_unit_takes_them_over() -> None:
    text = "unit AB1 at 0504 steps 1\nunit AB2 at 0504\nunit Sturm1 at 0504 carrier AB1\nunit I3x at 0505\n"
    g = hit(text, "AB1 AB2", "attacker", lead="AB1", damage="A3 D0")
    assert (g.at("AB1"), g.at("Sturm1"), g.table.position.carrier[g.piece("Sturm1")]) == ("out", "0504", g.piece("AB2"))


@pytest.mark.rule("15.2.2.procedure", "12.2.8.assault")
def test_15_2_2_under_guns_nobody_sheds_assault_troops() -> None:
    g = shelled("unit GR1 at 0505\nunit Stoss1 at 0505 carrier GR1\nunit I4x at 0504\n", "cp", 2)
    assert (g.asked, state(g, "GR1"), g.at("Stoss1")) == ("", (1, False), "0505")


# The highest morale ---------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.4.below-half", "12.2.3.attacker")
def test_12_2_4_three_steps_on_the_highest_morale_of_the_moment() -> None:
    g = scene(FIELD + "unit GR4 at 0504 steps 1\nunit AB1 A4x at 0504\n")
    units = [g.piece(name) for name in ("A4x", "GR4", "AB1")]
    g.run(lose_highest(g.table, units, 3, "12.2.4.below-half"))
    assert (g.at("GR4"), g.at("AB1"), state(g, "A4x")) == ("out", "out", (3, False))
