"""Chapters 11.3.2 and 15.3 of Italia: which units may have assault troops, and what an asterisk takes."""

from __future__ import annotations

import pytest

from tests.games.italia.fights import ENTENTE_ATTACKS, asks, fight, fray, ground, scene
from tests.games.italia.scenes import moving

STAFFS = "unit IQ at 0509\nunit AQ at 0501\n"
WEAK = "piece A2x like A63 attack 4/2 defence 5/3 morale 2\npiece AB3x like A59Geb attack 3/2 defence 4/2 morale 3\n"


@pytest.mark.rule("15.3", "15.3.1", "15.3.2", "15.3.3", "3.0.assault", "11.3.2")
@pytest.mark.parametrize(
    ("troops", "carriers"),
    [
        ("Stoss1", {"GR1"}),
        ("Sturm1", {"AB1", "A4x"}),
        ("Arditi1", {"IR1", "IB1", "I4x"}),
    ],
)
def test_15_3_who_may_have_assault_troops(troops: str, carriers: set[str]) -> None:
    g = scene(ground() + WEAK)
    units = ["GR1", "A4x", "A3x", "A2x", "AB1", "AB3x", "AD1", "IR1", "IB1", "I4x", "I3x", "ID1", "BB1"]
    assert {name for name in units if g.table.facts.may_carry(g.table, g.piece(troops), g.piece(name))} == carriers


@pytest.mark.rule("15.3", "15.3.2")
def test_15_3_two_counters_shift_one_column_like_one() -> None:
    text = "unit AB1 AB2 at 0504\nunit Sturm1 at 0504 carrier AB1\nunit Sturm2 at 0504 carrier AB2\nunit I3x at 0505\n"
    g = fight(text).play("attack 0505", "join AB1", "join AB2", "lead AB1", "shock Sturm2")
    assert (asks(g), g.reasons()["sturm"]) == ("roll-combat", 1)


@pytest.mark.rule("12.2.8.star", "12.2.5.results", "15.3.2")
def test_12_2_8_an_asterisk_takes_the_counter_that_was_used_and_then_the_lead_takes_the_first_loss() -> None:
    """Ruling D31."""
    text = ground() + STAFFS + "unit A4x at 0504\nunit Sturm1 at 0504 carrier A4x\nunit I3x at 0505\n"
    g = fray(text, "0505", "A4x", shock="Sturm1", damage="A3 D0*")
    assert (g.at("Sturm1"), g.steps("A4x"), "disorganised" in g.marks("A4x")) == ("out", 2, False)


@pytest.mark.rule("12.2.8.star", "12.2.5.results")
def test_12_2_8_an_asterisk_takes_no_counter_that_was_not_used() -> None:
    text = ground() + STAFFS + "unit A4x at 0504\nunit Sturm1 at 0504 carrier A4x\nunit I3x at 0505\n"
    assert fray(text, "0505", "A4x", damage="A0 D0*").at("Sturm1") == "0504"


@pytest.mark.rule("15.3.3", "12.2.4.combat")
def test_15_3_3_arditi_shift_a_column_for_the_entente() -> None:
    text = "unit I4x at 0504\nunit Arditi1 at 0504 carrier I4x\nunit A3x at 0505\n"
    g = fight(text, when=ENTENTE_ATTACKS).play("attack 0505")
    assert (g.asked, g.options()) == ("entente 15.3", ["shock Arditi1", "done"])
    assert "arditi" not in g.play("done").reasons()


@pytest.mark.rule("11.3.2")
@pytest.mark.parametrize("first", ["move IR3", "span 0805/0806"])
def test_11_3_2_they_change_units_at_the_beginning_of_a_phase_and_not_once_somebody_has_acted(first: str) -> None:
    """Ruling D98."""
    units = "unit IR1 IR2 at 0505\nunit Arditi1 at 0505 carrier IR1\nunit IR3 at 0805\nunit IQ at 0509\n"
    g = moving(ground() + "hexside stream 0805/0806\n" + units)
    assert g.options("assign") == ["Arditi1"]
    g.play(first, *(["to 0804", "halt"] if first.startswith("move") else ["roll 6"]))
    assert g.refused("assign Arditi1").startswith("§11.3.2 Assault troops change units only once")
