"""Chapter 15.1 and 15.2 of Italia: guns in a combat, counter-battery, and the bombardment table."""

from __future__ import annotations

import pytest

from grognard.games.front1918.gunnery import fire_die
from tests.games.italia.fights import CP_ATTACKS, CP_EXPLOITS, ENTENTE_ATTACKS, Match, asks, engage, fight

UNITS = "unit A4x at 0504\nunit I4x at 0505\n"
SECOND = "piece AC2 like A-corps2 radius 2 potential 2\npiece AC3 like A-corps3 radius 2 potential 2\n"


def battery(*lines: str, when: str = CP_ATTACKS) -> Match:
    """The attack on 0505 with these guns."""
    return fight(SECOND + UNITS + "".join(f"unit {line}\n" for line in lines), when=when)


@pytest.mark.rule("15.2", "15.2.2", "12.2.2", "15.1")
def test_15_2_2_guns_with_the_attacked_hex_in_their_radius_take_part() -> None:
    g = battery("AC at 0503", "AC2 at 0502", "AA at 0502").play("attack 0505")
    assert (g.asked, sorted(g.options("gun"))) == ("cp 12.2.2", ["AA", "AC"])
    assert g.refused("gun AC2") == "§15.2.2 The attacked hex is out of its range."


@pytest.mark.rule("12.2.2.example1", "15.2.2.counterbattery", "15.2.2.procedure")
def test_ex_10_an_army_gun_and_two_of_corps_against_one_in_counter_battery() -> None:
    g = battery("AA AC AC2 at 0503", "IA IC at 0507").fix("bombardment", "0")
    g.play("attack 0505", "gun AA", "gun AC", "gun AC2", "gun IA", "counter IC", "done")
    assert (asks(g), g.column()) == ("roll-bombardment-attack", "5")


@pytest.mark.rule("12.2.2.example2", "12.2.2.counterbattery")
def test_ex_11_two_corps_guns_against_two_in_counter_battery_cannot_turn() -> None:
    g = battery("AC AC2 at 0503", "IA IC IC2 at 0507")
    g.play("attack 0505", "gun AC", "gun AC2", "gun IA", "counter IC", "counter IC2")
    assert (asks(g), g.column()) == ("roll-bombardment-defence", "3")


@pytest.mark.rule("12.2.2.counterbattery", "15.2.2.counterbattery")
def test_12_2_2_only_corps_artillery_fires_counter_battery() -> None:
    g = battery("AA at 0503", "IA IC at 0507").play("attack 0505", "gun AA")
    assert g.refused("counter IA") == "§15.2.2.counterbattery Only corps artillery can fire counter-battery."


@pytest.mark.rule("12.2", "12.2.2", "12.2.2.counterbattery", "15.2.2.counterbattery")
def test_12_2_2_the_attacker_turns_guns_in_step_4_and_the_defender_only_against_guns_that_fire() -> None:
    g = battery("AC at 0503", "IC at 0507").play("attack 0505")
    assert g.refused("counter AC") == (
        "§12.2.2.counterbattery The attacker turns guns to counter-battery in step 4, when the defender has named his."
    )
    g.play("done")
    assert asks(g) == "ask-guns-defence"
    assert g.refused("counter IC") == (
        "§15.2.2.counterbattery No artillery of the attacker bombards: there is nothing to fire at."
    )


@pytest.mark.rule("14.1", "15.2.2.exploitation")
def test_14_1_in_exploitation_the_attacker_has_counter_battery_only_and_the_defender_none() -> None:
    g = fight("unit A4x at 0504 exploitation\nunit I4x at 0505\nunit AC at 0503\nunit IC at 0507\n", when=CP_EXPLOITS)
    g.play("attack 0505")
    assert g.options("counter") == ["AC"]
    assert g.refused("gun AC") == (
        "§15.2.2.exploitation In exploitation the attacker has only corps artillery, in counter-battery."
    )
    g.play("done")
    assert g.refused("counter IC").startswith("§15.2.2.counterbattery No artillery of the attacker bombards")


@pytest.mark.rule("12.2.2.counterbattery", "scenario.albrecht.amalfi", "11.3.1.3")
def test_d59_barges_and_the_fixed_battery_bombard_and_are_never_turned() -> None:
    text = "unit A17 at 0504\nunit I22 at 0505\nunit I-barge1 I-Amalfi at 0506\nunit A-corps8 at 0503\n"
    g = fight(text, scenario="albrecht").play("attack 0505", "gun A-corps8")
    assert (sorted(g.options("gun")), g.options("counter")) == (["I-Amalfi", "I-barge1"], [])
    assert g.refused("counter I-Amalfi").startswith("§15.2.2.counterbattery")


@pytest.mark.rule("15.2.2.exploitation", "scenario.albrecht.amalfi")
def test_15_2_2_in_exploitation_the_attacker_has_no_use_for_them() -> None:
    text = "unit A17 at 0504\nunit I1DA.1 at 0505 exploitation\nunit I-barge1 at 0506\nunit A-corps8 at 0503\n"
    g = fight(text, scenario="albrecht", when="phase 14.1 2\n").play("attack 0504")
    assert asks(g) != "ask-guns-exploiting"


@pytest.mark.rule("15.2.2.count", "15.2.3")
def test_15_2_2_an_offensive_gun_supports_four_attacks_and_another_one() -> None:
    g = battery("AA at 0502 offensive combats 3").fix("bombardment", "0").play("attack 0505", "gun AA")
    assert g.marks("AA") == {"offensive", "fired"}
    g = battery("AA at 0502 offensive combats 2").fix("bombardment", "0").play("attack 0505", "gun AA")
    assert g.marks("AA") == {"offensive"}
    g = battery("AC at 0503").fix("bombardment", "0").play("attack 0505", "gun AC")
    assert g.marks("AC") == {"fired"}


@pytest.mark.rule("12.2.2")
def test_12_2_2_only_one_gun_in_offensive_mode_takes_part() -> None:
    text = "unit A4 at 0504\nunit I22 at 0505\nunit G-army1 G-army2 at 0502 offensive\nunit G-corps1 at 0503\n"
    g = fight(text, scenario="caporetto").play("attack 0505", "gun G-army1")
    assert g.options("gun") == ["G-corps1"]
    assert g.refused("gun G-army2") == "§12.2.2 Only one artillery in Offensive mode takes part in a combat."


@pytest.mark.rule("table.bombardment", "15.2.2.procedure")
def test_ex_121_cells_of_the_bombardment_table() -> None:
    chart = fight(UNITS).table.charts["bombardment"]
    cells = (("3", "3"), ("5", "3"), ("6", "3"), ("5", "4"), ("7+", "6+"))
    assert [chart.value(row, column).points for row, column in cells] == [3, 4, 5, 4, 6]


@pytest.mark.rule("table.bombardment", "table.doctrine")
def test_table_bombardment_trench_town_and_diaz_take_off_the_die() -> None:
    def die(*cells: str, units: str = "I22") -> int:
        g = fight(f"unit A17 at 0504\nunit {units} at 0505\n", *cells, scenario="albrecht")
        return int(fire_die(g.table, engage(g, "0505", "A17")).total)

    assert (die("0505 x"), die("0505 t"), die(), die(units="I22 I1DA.1"), die(units="I1DA.1")) == (-3, -2, -1, 0, 0)


@pytest.mark.rule("15.2.2.procedure", "table.bombardment")
def test_15_2_2_die_modifiers_are_the_attackers_only() -> None:
    g = fight("unit A17 at 0504\nunit I22 at 0505\nunit I-corps6 at 0507\n", "0504 x", scenario="albrecht")
    g.play("attack 0505", "gun I-corps6")
    assert (asks(g), g.tally().die) == ("roll-bombardment-defence", None)


@pytest.mark.rule("scenario.caporetto.silent-guns", "scenario.vittorio.guns")
def test_scenario_a_silenced_gun_neither_bombards_nor_counters() -> None:
    text = "unit A4 at 0504\nunit I22 at 0505\nunit I-corps1 at 0507 silenced\nunit A-corps1 at 0503\n"
    g = fight(text, scenario="caporetto")
    assert g.play("attack 0505", "gun A-corps1").options("gun") == []
    assert asks(g) == "roll-bombardment-attack"


@pytest.mark.rule("11.4.effects", "15.2.2.procedure")
def test_11_4_a_gun_in_retreat_mode_has_one_potential_less() -> None:
    g = fight(UNITS + "unit IC at 0507\nunit IA at 0507 retreat-mode\n", when=ENTENTE_ATTACKS)
    assert [g.table.facts.gun_potential(g.table, g.piece(name)) for name in ("IC", "IA")] == [2, 2]


@pytest.mark.rule("15.2.2.exploitation")
def test_15_2_2_defending_guns_fire_again_in_exploitation() -> None:
    text = "unit AB1 at 0504 exploitation\nunit I4x at 0505\nunit IC at 0507 fired\n"
    g = fight(text, when=CP_EXPLOITS.replace("14.1", "14.0")).play("attack 0505")
    assert g.options("gun") == ["IC"]
