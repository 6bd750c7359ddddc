"""Chapters 12.2.5 to 12.2.7 of Italia: the dice of a combat, tactical mastery, and what follows it."""

from __future__ import annotations

import pytest

from grognard.games.front1918.mastery import mastery_level
from tests.games.italia.fights import CP_ATTACKS, ENTENTE_ATTACKS, Match, asks, fight, fray, ground

UNITS = "unit A4x at 0504\nunit I4x at 0505\n"


def fought(text: str, *cells: str, when: str = CP_ATTACKS, scenario: str = "", hex_: str = "0505") -> Match:
    """A combat up to the defender's mastery die, all taking part and both sides doing no more than they must."""
    g = fight(text, *cells, when=when, scenario=scenario).fix("combat", "A3 D1").play(f"attack {hex_}")
    while asks(g) != "roll-mastery-defender":
        wanted = [o for o in g.options() if o.startswith(("join", "lead"))]
        g.play("roll 3 3" if asks(g) == "roll-combat" else (wanted or [o for o in g.options() if o == "done"])[0])
    return g


def attacker(g: Match) -> dict[str, int]:
    """The modifiers of the attacker's die."""
    return g.play("roll 2").reasons()


# Dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.5", "12.2.5.results", "table.crt")
def test_12_2_5_two_dice_on_the_column_give_the_damage() -> None:
    g = fight("unit A4x at 0504\nunit I3x at 0505\n").play("attack 0505")
    assert (asks(g), str(g.tally().dice)) == ("roll-combat", "2d6")
    cell = str(g.tally().result(7))
    g.play("roll 3 4")
    assert g.told("combat-result")[0].startswith(cell)


@pytest.mark.rule("12.2.5.damage", "10.0.fog")
def test_12_2_5_fog_spares_the_side_with_the_initiative_a_point() -> None:
    assert "2 damage to the attacker" in fought(UNITS + "weather fog\n").told("combat-result")[0]
    assert "2 damage to the attacker" in fought(UNITS + "weather fog-bad\n").told("combat-result")[0]
    assert "3 damage to the attacker" in fought(UNITS).told("combat-result")[0]


@pytest.mark.rule("12.2.5.damage", "table.doctrine")
def test_12_2_5_cadorna_foch_costs_an_attacker_of_the_entente_two_points() -> None:
    text = "unit A12 at 0504\nunit I22 at 0505\n"
    g = fought(text, scenario="caporetto", when=ENTENTE_ATTACKS, hex_="0504")
    assert "5 damage to the attacker" in g.told("combat-result")[0]
    g = fought("unit A4 at 0504\nunit I22 at 0505\n", scenario="caporetto")
    assert "3 damage to the attacker" in g.told("combat-result")[0]


@pytest.mark.rule("12.2.6", "12.2.6.total", "12.2.6.partial", "12.2.6.none", "12.2.6.erroneous", "12.2.6.natural1")
@pytest.mark.parametrize(
    ("natural", "modified", "level"),
    [
        *((5, 6, "total"), (6, -1, "total"), (5, 5, "partial"), (2, 3, "partial"), (4, 2, "none"), (1, 4, "none")),
        *((1, 0, "erroneous"), (4, 0, "erroneous")),
    ],
)
def test_12_2_6_levels_of_mastery(natural: int, modified: int, level: str) -> None:
    assert mastery_level(fight(UNITS).table, natural, modified) == level


@pytest.mark.rule("12.2.6.natural1", "12.2.6.erroneous", "12.2.6.modifiers")
def test_ex_108_a_natural_one_with_an_elite_lead_in_disorder_under_cadorna() -> None:
    g = fought("unit A4 at 0504\nunit I7Alp at 0505 reorganising\n", scenario="caporetto")
    assert g.reasons() == {"elite": 1, "disorganised": -1, "cadorna-foch": -1}
    assert g.tally().result(1) == "erroneous"


# The defender's modifiers ---------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.modifiers")
def test_12_2_6_trenches_help_the_defender() -> None:
    text = "unit A4 GAlpK.Leib at 0504\nunit A50 at 0604\nunit FantDet1 at 0505\n"
    assert fought(text, "0505 x", scenario="grappa").reasons() == {"works": 2}


@pytest.mark.rule("12.2.6.modifiers", "15.2.2.bruchmuller")
def test_12_2_6_bruchmuller_takes_two_off_the_defenders_die() -> None:
    text = "unit A4 at 0504\nunit I22 at 0505\nunit G-army1 at 0503 offensive bruchmuller\nsequence 1\n"
    g = fought(text, scenario="caporetto")
    assert g.reasons() == {"bruchmuller": -2, "cadorna-foch": -1}
    assert attacker(g) == {"offensive": 3}


@pytest.mark.rule("12.2.6.modifiers", "17.2.observation")
def test_12_2_6_airmen_over_the_hex_help_their_side_and_hinder_the_other() -> None:
    g = fought(UNITS + "unit A-Air1 at 0505 mission observation\n")
    assert (g.reasons(), attacker(g)) == ({"enemy-air": -1}, {"friendly-air": 1})


# The attacker's modifiers ---------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.modifiers", "table.doctrine")
def test_12_2_6_doctrine_of_the_lead_in_attack() -> None:
    text = "unit A6 at 0504\nunit {} at 0505\n"
    assert attacker(fought(text.format("I1"), scenario="radetzky", when=ENTENTE_ATTACKS, hex_="0504")) == {"diaz": -1}
    french = fought(text.format("F23.78"), scenario="radetzky", when=ENTENTE_ATTACKS, hex_="0504")
    assert attacker(french) == {"elite": 1, "cadorna-foch": 1}
    british = fought(text.format("B7.20"), scenario="radetzky", when=ENTENTE_ATTACKS, hex_="0504")
    assert attacker(british) == {"elite": 1}


@pytest.mark.rule("table.doctrine", "scenario.albrecht.special", "12.2.6.modifiers")
def test_scenario_albrecht_the_assault_division_keeps_to_cadorna() -> None:
    g = fought("unit A17 at 0504\nunit I1DA.1 at 0505\n", scenario="albrecht", when=ENTENTE_ATTACKS, hex_="0504")
    assert attacker(g) == {"elite": 1, "cadorna-foch": 1}


@pytest.mark.rule("12.2.6.modifiers")
def test_12_2_6_any_unit_of_low_morale_that_attacks_counts_and_only_the_worst() -> None:
    text = "piece W2 like IPotenza attack 3/2 defence 4/2 morale 2\n"
    text += "piece W3 like I12Bers attack 2/1 defence 2/1 morale 3\n"
    text += "unit A4x at 0504\nunit I4x at 0505\n"
    at = {"when": ENTENTE_ATTACKS, "hex_": "0504"}
    assert attacker(fought(text + "unit W3 at 0604\n", **at)) == {"morale-3": -1}
    assert attacker(fought(text + "unit W3 at 0604\nunit W2 at 0404\n", **at)) == {"morale-2": -2}


@pytest.mark.rule("12.2.6.modifiers", "12.2.4.combat", "15.3", "15.3.1", "15.3.2", "15.3.3")
@pytest.mark.parametrize(
    ("unit", "troops", "reasons"),
    [("GR1", "Stoss1", {"elite": 1, "stosstruppen": 1}), ("A4x", "Sturm1", {"sturm": 1}), ("I4x", "Arditi1", {})],
)
def test_12_2_6_assault_troops_help_but_arditi_only_with_a_column(
    unit: str, troops: str, reasons: dict[str, int]
) -> None:
    """Ruling D3."""
    foe, when = ("A3x", ENTENTE_ATTACKS) if unit == "I4x" else ("I4y", CP_ATTACKS)
    g = fight(f"unit {unit} at 0504\nunit {troops} at 0504 carrier {unit}\nunit {foe} at 0505\n", when=when)
    g.fix("combat", "A0 D0").play("attack 0505")
    assert g.reasons(f"shock {troops}")[g.table.kind[g.piece(troops)]] == 1
    assert g.play(f"shock {troops}", "roll 6 6", "roll 2").reasons() == reasons


# Nations --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.modifiers", "scenario.grappa.special")
def test_d50_nations_side_by_side_and_guns_of_another_cost_a_point_on_monte_grappa() -> None:
    mixed = "unit A4 at 0504\nunit I15 at 0505\nunit F47.1 at 0505\n"
    assert fought(mixed, scenario="grappa").reasons()["mixed"] == -1
    guns = "unit A4 at 0504\nunit I15 at 0505\nunit F-corps1 at 0506\n"
    g = fight(guns, scenario="grappa").fix("combat", "A0 D0").fix("bombardment", "0")
    g.play("attack 0505", "gun F-corps1", "roll 1", "roll 3 3")
    assert g.reasons()["mixed"] == -1


@pytest.mark.rule("12.2.6.modifiers", "scenario.grappa.special", "scenario.radetzky.special")
def test_12_2_6_germans_and_austrians_are_one_nation_and_diaz_lets_allies_work_together() -> None:
    g = fought("unit A4 G5.8 at 0504\nunit I15 at 0505\n", scenario="grappa")
    assert "mixed" not in attacker(g)
    g = fought("unit A6 at 0504\nunit I1 at 0505\nunit B7.20 at 0505\n", scenario="radetzky")
    assert "mixed" not in g.reasons()


# What mastery gives ---------------------------------------------------------------------------------------------

FRONT = ground() + "unit IQ at 0509\nunit AQ at 0501\n"


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "12.2.7")
@pytest.mark.parametrize(("level", "most"), [("total", 3), ("partial", 2)])
def test_12_2_6_the_defender_retreats_and_each_hex_pays_three_points(level: str, most: int) -> None:
    g = fray(FRONT + UNITS, "0505", "A4x", damage="A0 D7", mastery=f"none {level}")
    assert (g.asked, len(g.options("retreat"))) == ("entente 12.2.6", most + 1)
    assert g.tally("retreat 1").total == 4


@pytest.mark.rule("12.2.6.total", "12.2.6.partial", "table.doctrine")
def test_12_2_6_a_unit_in_disorder_shortens_the_retreat() -> None:
    text = FRONT + UNITS.replace("I4x at 0505", "I4x at 0505 disorganised")
    assert len(fray(text, "0505", "A4x", mastery="none total").options("retreat")) == 3


@pytest.mark.rule("12.2.6.total", "12.2.7")
def test_12_2_6_after_his_damage_the_defender_moves_units_near_the_combat() -> None:
    text = FRONT + UNITS + "unit IR1 at 0507\nunit IR2 at 0508 disorganised\n"
    g = fray(text, "0505", "A4x", damage="A0 D3", mastery="none total").play("retreat 0")
    assert (g.steps("I4x"), g.options("react")) == (2, ["IR1", "IR2"])


@pytest.mark.rule("12.2.6", "11.2.10")
def test_11_2_10_reserves_held_back_do_not_react() -> None:
    g = fray(FRONT + UNITS + "unit IR1 at 0507 held-back\n", "0505", "A4x", mastery="none total").play("retreat 0")
    assert g.asked == ""


@pytest.mark.rule("11.2.10")
def test_11_2_10_only_reserves_with_markers_are_freed_for_points() -> None:
    text = FRONT + UNITS + "unit IR1 at 0507\nunit IR2 at 0508 held-back\n"
    g = fray(text, "0505", "A4x", mastery="none total").play("retreat 0")
    assert g.options("react") == ["IR1"]
    assert g.refused("release 0508") == "§11.2.10 No reserves are freed for points in this scenario."


@pytest.mark.rule("12.2.6.none", "12.2.7")
def test_12_2_6_without_mastery_the_attacker_may_lose_a_marker() -> None:
    text = FRONT + UNITS + "unit AB1 at 0503 reserve\n"
    g = fray(text, "0505", "A4x", mastery="none none")
    assert (g.asked, g.options()) == ("entente 12.2.6.none", ["cancel AB1", "done"])
    assert "reserve" not in g.play("cancel AB1").marks("AB1")


@pytest.mark.rule("table.erroneous", "12.2.6.erroneous", "12.2.7")
@pytest.mark.parametrize(("die", "cp", "entente"), [(1, 1, 2), (3, 2, 2), (4, 3, 3)])
def test_table_erroneous_sacrifice_counter_attack_and_rout(die: int, cp: int, entente: int) -> None:
    """The attacker has three points to pay: a step, unless a rout spares him them."""
    g = fray(FRONT + UNITS, "0505", "A4x", damage="A3 D0", mastery="partial erroneous").play(f"roll {die}")
    assert (g.steps("A4x"), g.steps("I4x")) == (cp, entente)


@pytest.mark.rule("table.erroneous", "12.2.6.pinned", "14.1.zoc")
def test_table_erroneous_indecision_pins_the_defenders() -> None:
    g = fray(FRONT + UNITS, "0505", "A4x", mastery="partial erroneous").play("roll 5")
    assert "pinned" in g.marks("I4x")


@pytest.mark.rule("table.erroneous", "12.3.attacker")
def test_table_erroneous_one_attacker_panics_at_his_owners_choice() -> None:
    text = FRONT + "unit A4x AB1 at 0504\nunit I4x at 0505\n"
    g = fray(text, "0505", "A4x AB1", mastery="erroneous none").play("roll 4")
    assert (g.asked, sorted(g.options())) == ("cp table.erroneous", ["panics A4x", "panics AB1"])
    g.play("panics AB1")
    g.play(g.options()[0])
    assert (g.at("A4x"), g.at("AB1") != "0504") == ("0504", True)


@pytest.mark.rule("12.2.6.pinned", "15.3.2", "15.3.3")
def test_12_2_6_who_ignores_the_zones_of_pinned_units() -> None:
    text = "unit AB1 GR1 at 0504\nunit A4x at 0404\nunit Sturm1 at 0504 carrier AB1\nunit Stoss1 at 0504 carrier GR1\n"
    text += "unit Sturm2 at 0404 carrier A4x\nunit IR1 at 0507\nunit Arditi1 at 0507 carrier IR1\n"
    g = fray(ground() + text + "unit I4x at 0505\n", "0505", "AB1")
    light = {name: g.table.is_light(g.piece(name)) for name in ("AB1", "GR1", "A4x", "IR1")}
    assert light == {"AB1": True, "GR1": True, "A4x": False, "IR1": False}


@pytest.mark.rule("12.2.2.wipeout")
def test_12_2_2_when_guns_wipe_out_the_defenders_the_attacker_alone_rolls() -> None:
    text = "unit A4x at 0504\nunit ID1 at 0505\nunit AC at 0503\nunit I4x at 0909\n"
    g = fight(text).fix("bombardment", "2").play("attack 0505", "gun AC", "roll 1")
    assert (g.at("ID1"), asks(g)) == ("out", "roll-mastery-attacker")
