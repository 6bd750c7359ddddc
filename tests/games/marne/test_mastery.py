"""Chapters 12.2.5 and 12.2.6: damage and the two dice of tactical mastery; then the book's whole combat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.games.front1918.mastery import mastery_level
from tests.games.marne.fights import ALLIES, ALLIES_ON, GERMANS, GERMANS_ON, asks, fight
from tests.games.marne.scenes import Field

UNITS = "unit G4 at 0504\nunit F3 at 0505\n"


def fought(text: str, *cells: str, when: str = GERMANS, scenario: str = "", hex_: str = "0505") -> Field:
    """An attack with all who can, without guns and Stosstruppen, up to the die of the defender's mastery."""
    g = fight(text, *cells, when=when, scenario=scenario).fix("combat", "A3 D1*").play(f"attack {hex_}")
    while asks(g) != "roll-combat":
        join = [text for text in g.options() if text.startswith("join")]
        g.play(join[0] if join else "done" if "done" in g.options() else g.options()[0])
    return g.play("roll 3 3")


def dealt(g: Field) -> str:
    """What the combat's dice were told to have brought."""
    return g.told("combat-result")[-1]


# §12.2.5 Damage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.5", "12.2.5.results", "table.crt")
def test_12_2_5_two_dice_on_the_column_of_the_odds() -> None:
    g = fight(UNITS).play("attack 0505")
    tally = g.tally()
    assert (asks(g), g.column()) == ("roll-combat", "2/1")
    assert tally.dice is not None
    assert str(tally.dice) == "2d6"
    chart = g.table.charts["combat"]
    g.play("roll 3 4")
    cell = chart["2/1", 7]
    attacker, defender = cell.rstrip("*").split()
    told = f"{cell} (dice 7): {attacker[1:]} damage to the attacker, {defender[1:]} to the defender."
    assert dealt(g) == told


@pytest.mark.rule("table.crt")
def test_the_combat_table_has_the_columns_rows_and_cells_it_must_have() -> None:
    chart = fight(UNITS).table.charts["combat"]
    assert chart.columns == ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
    assert chart.rows == tuple(str(roll) for roll in range(2, 13))
    damage = [[tuple(int(part[1:]) for part in cell.rstrip("*").split()) for cell in row] for row in chart.cells]
    for row, cells in enumerate(damage):
        assert all(left[0] >= right[0] and left[1] <= right[1] for left, right in pairwise(cells))
        if row:
            assert all(a[0] >= b[0] and a[1] <= b[1] for a, b in zip(damage[row - 1], cells, strict=True))
    assert any(cell in ("A2 D3", "A2 D4", "A2 D5", "A2 D6", "A2 D7") for row in chart.cells for cell in row[-1:])
    assert max(defender for row in damage for _, defender in row) >= 7


@pytest.mark.rule("12.2.5.damage", "10.0.fog")
def test_12_2_5_fog_spares_the_side_with_the_initiative_a_point() -> None:
    """Ruling D27: in its combat and its exploitation phases."""
    assert "2 damage to the attacker, 1 to" in dealt(fought(UNITS + "weather fog\n"))
    assert "3 damage to the attacker, 1 to" in dealt(fought(UNITS))
    on = UNITS.replace("0504", "0504 exploitation") + "weather fog\n"
    assert "2 damage to the attacker, 1 to" in dealt(fought(on, when=GERMANS_ON))
    assert "3 damage to the attacker, 1 to" in dealt(
        fought("unit G3 at 0504\nunit F4 at 0505\nweather fog\n", when=ALLIES, hex_="0504")
    )


@pytest.mark.rule("12.2.5.damage", "10.0.fog", "3.0.doctrine")
def test_12_2_5_what_changes_the_damage_is_told() -> None:
    assert fought(UNITS + "weather fog\n").told("told-reason-fog") == [
        "Fog spares the attacker one damage point, counted above."
    ]
    text = "unit G3 at 0504\nunit F4 at 0505 late\n"
    g = fought(text, when=ALLIES, scenario="gneisenau", hex_="0504")
    assert g.told("told-reason-foch") == ["Foch’s doctrine costs the attacker: +2 damage, counted above."]
    assert fought(UNITS).told("told-reason-fog") == []


@pytest.mark.rule("12.2.5.damage")
def test_12_2_5_damage_is_never_less_than_none() -> None:
    g = fight(UNITS + "weather fog\n").fix("combat", "A0 D1").play("attack 0505", "roll 3 3")
    assert "0 damage to the attacker, 1 to" in dealt(g)


@pytest.mark.rule("12.2.5.damage", "3.0.doctrine", "table.doctrine")
def test_12_2_5_foch_costs_an_allied_attacker_two_points() -> None:
    text = "unit G3 at 0504\nunit F4 at 0505 late\n"
    g = fought(text, when=ALLIES, scenario="gneisenau", hex_="0504")
    assert "5 damage to the attacker, 1 to" in dealt(g)
    g = fought("unit G4 at 0504\nunit F4 at 0505 late\n", scenario="gneisenau")
    assert "3 damage to the attacker, 1 to" in dealt(g)


# §12.2.6 Levels ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6", "12.2.6.total", "12.2.6.partial", "12.2.6.none", "12.2.6.erroneous")
@pytest.mark.parametrize(
    ("natural", "modified", "level"),
    [
        (5, 6, "total"),
        (3, 8, "total"),
        (6, 2, "total"),
        (6, -1, "total"),
        (5, 5, "partial"),
        (2, 3, "partial"),
        (4, 2, "none"),
        (3, 1, "none"),
        (1, 4, "none"),
        (1, 6, "none"),
        (1, 1, "none"),
        (1, 0, "erroneous"),
        (4, 0, "erroneous"),
        (2, -3, "erroneous"),
    ],
)
def test_12_2_6_levels_of_mastery(natural: int, modified: int, level: str) -> None:
    assert mastery_level(fight(UNITS).table, natural, modified) == level


@pytest.mark.rule("12.2.6", "12.2")
def test_12_2_6_the_defender_rolls_first_each_side_one_die() -> None:
    g = fought(UNITS)
    assert asks(g) == "roll-mastery-defender"
    assert str(g.tally().dice) == "1d6"
    g.play("roll 2")
    assert (g.told("mastery-none"), asks(g)) == (["Allies: no mastery (die 2, modified 2)."], "roll-mastery-attacker")
    g.play("roll 6")
    assert g.told("mastery-total") == ["Germans: total mastery (die 6, modified 6)."]


@pytest.mark.rule("12.2.6")
def test_12_2_6_the_chances_are_those_of_the_die_with_its_modifiers() -> None:
    g = fought(UNITS, "0505 x")
    assert {level: str(chance) for level, chance in g.tally().chances().items()} == {
        "none": "1/6",
        "partial": "1/3",
        "total": "1/2",
    }


# §12.2.6 The defender's modifiers ------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.modifiers")
@pytest.mark.parametrize("signs", ["x", "f", "fx"])
def test_12_2_6_trenches_and_forts_help_the_defender_once(signs: str) -> None:
    text = "unit GR1 GR2 GR3 at 0504\nunit G4 at 0604\nunit Sch1 at 0505\n"
    assert fought(text, f"0505 {signs}").reasons() == {"works": 2}


@pytest.mark.rule("12.2.6.modifiers", "3.0.elite")
def test_12_2_6_an_elite_lead_helps_either_side() -> None:
    g = fought("unit GR1 GR2 at 0504\nunit FR1 at 0505\n")
    assert g.reasons() == {"elite": 1}
    assert g.play("roll 2").reasons() == {"elite": 1}


@pytest.mark.rule("12.2.6.modifiers", "12.5.effects")
def test_12_2_6_a_disorganised_defender_makes_it_harder() -> None:
    assert fought("unit G4 at 0504\nunit F3 at 0505 disorganised\n").reasons() == {"disorganised": -1}
    assert fought("unit G4 at 0504\nunit F3 at 0505 reorganising\n").reasons() == {"disorganised": -1}


@pytest.mark.rule("12.2.6.modifiers", "15.2.2.bruchmuller", "8.0.benefits")
def test_12_2_6_bruchmuller_and_the_offensive() -> None:
    text = UNITS + "unit G-army1 at 0502 offensive\nsequence {}\n"
    g = fought(text.format(1), scenario="gneisenau")
    assert g.reasons() == {"bruchmuller": -2}
    assert g.play("roll 4").reasons() == {"offensive": 2}
    g = fought(text.format(2), scenario="gneisenau")
    assert g.reasons() == {}
    assert g.play("roll 2").reasons() == {"offensive": 1}


@pytest.mark.rule("12.2.6.modifiers", "3.0.doctrine", "table.doctrine", "scenario.gneisenau.doctrine")
def test_12_2_6_foch_hinders_in_defence_and_helps_in_attack() -> None:
    assert fought("unit G4 at 0504\nunit F3 at 0505 late\n", scenario="gneisenau").reasons() == {"foch": -1}
    g = fought("unit G3 at 0504\nunit F4 at 0505 late\n", scenario="gneisenau", when=ALLIES, hex_="0504")
    assert g.play("roll 2").reasons() == {"foch": 1}
    assert [reason.rule for reason in g.tally().reasons] == ["table.doctrine"]


@pytest.mark.rule("12.2.6.modifiers", "3.0.doctrine", "table.doctrine", "scenario.friedensturm.doctrine")
def test_12_2_6_petain_hinders_in_attack_only() -> None:
    text = "unit G87 at 0504\nunit F39 at 0505\n"
    g = fought(text, scenario="friedensturm", when=ALLIES, hex_="0504")
    assert g.play("roll 2").reasons() == {"petain": -1}
    assert fought("unit G36 at 0504\nunit F87 at 0505\n", scenario="friedensturm").reasons() == {}


@pytest.mark.rule("12.2.6.modifiers", "15.4.1", "scenario.friedensturm.doctrine")
def test_12_2_6_nations_side_by_side_cost_a_point_and_tanks_are_french() -> None:
    """Ruling D32."""
    g = fought("unit G36 at 0504\nunit F87 at 0505\nunit US2.9 at 0505\n", scenario="friedensturm")
    assert g.reasons()["mixed"] == -1
    attack = "unit G87 at 0504\nunit {} at 0505\nunit Ren1 at 0505\n"
    american = fought(attack.format("US2.9"), scenario="friedensturm", when=ALLIES, hex_="0504").play("roll 2")
    assert american.reasons() == {"elite": 1, "mixed": -1, "foch": 1}
    french = fought(attack.format("F39"), scenario="friedensturm", when=ALLIES, hex_="0504").play("roll 2")
    assert french.reasons() == {"petain": -1}


@pytest.mark.rule("12.2.6.modifiers", "17.2.observation")
def test_12_2_6_aircraft_over_the_hex_help_their_side_and_hinder_the_other() -> None:
    g = fought(UNITS + "unit G-Air-II at 0505 mission observation\n")
    assert g.reasons() == {"enemy-air": -1}
    assert g.play("roll 2").reasons() == {"friendly-air": 1}
    g = fought(UNITS + "unit G-Air-II at 0505 mission observation\nunit F-Fequant at 0505 mission observation\n")
    assert g.reasons() == {"friendly-air": 1, "enemy-air": -1}
    assert fought(UNITS + "unit F-Fequant at 0504 mission observation\n").reasons() == {}


@pytest.mark.rule("12.2.6.modifiers", "17.2.interdiction")
@pytest.mark.parametrize("mission", ["observation", "bombing", "interdiction"])
def test_12_2_6_whatever_their_mission_they_are_aviation_over_the_attacked_hex(mission: str) -> None:
    g = fought(UNITS + f"unit G-Air-II at 0505 mission {mission}\n")
    assert g.reasons() == {"enemy-air": -1}
    assert g.play("roll 2").reasons() == {"friendly-air": 1}


# §12.2.6 The attacker's modifiers ------------------------------------------------------------------------------


@pytest.mark.rule("12.2.6.modifiers", "15.3")
def test_12_2_6_stosstruppen_used_help() -> None:
    text = "unit G4 GR1 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit F3 at 0505\n"
    g = fight(text).fix("combat", "A0 D0").play("attack 0505", "join G4", "join GR1", "lead G4", "shock Stoss1")
    assert g.play("roll 3 3", "roll 2").reasons() == {"stosstruppen": 1}
    assert [reason.rule for reason in g.tally().reasons] == ["12.2.6.modifiers"]
    g = fight(text).fix("combat", "A0 D0").play("attack 0505", "join G4", "join GR1", "lead G4", "done")
    assert g.play("roll 3 3", "roll 2").reasons() == {}


@pytest.mark.rule("12.2.6.modifiers")
def test_12_2_6_the_worst_division_that_attacks_counts_and_only_it() -> None:
    two = "piece G9 like G2 attack 4/2 defence 6/3 morale 2\n"
    lead = "unit G4 at 0504\nunit F3 at 0505\n"
    assert fought(lead + "unit G3 at 0604\n").play("roll 2").reasons() == {"morale-3": -1}
    assert fought(two + lead + "unit G9 at 0604\n").play("roll 2").reasons() == {"morale-2": -2}
    assert fought(two + lead + "unit G9 at 0604\nunit G3 at 0404\n").play("roll 2").reasons() == {"morale-2": -2}


@pytest.mark.rule("12.2.6.modifiers", "15.4.1")
def test_12_2_6_a_tank_is_no_division_of_low_morale() -> None:
    text = "unit G3 at 0505\nunit F4 Sch1 at 0506\n"
    assert fought(text, when=ALLIES).play("roll 2").reasons() == {}


@pytest.mark.rule("12.2.6.none", "12.2.6.erroneous")
def test_12_2_6_a_natural_one_is_none_but_modified_to_nothing_erroneous() -> None:
    g = fought("unit GR1 GR2 at 0504\nunit F3 at 0505\n").play("roll 2", "roll 1")
    assert g.told("mastery-none")[-1] == "Germans: no mastery (die 1, modified 2)."
    g = fought("unit G4 at 0504\nunit F3 at 0505 disorganised\n").play("roll 1")
    assert g.told("mastery-erroneous") == ["Allies: no mastery, and erroneous orders (die 1, modified 0)."]


# The whole example ---------------------------------------------------------------------------------------------

SOISSONS = """
unit GR1 GR2 GR3 at 0504
unit Stoss1 at 0504 carrier GR1
unit G4 at 0604
unit G-army1 at 0502 offensive
unit G-corps1 at 0503
unit F3 at 0505 late
unit F-corps1 at 0505
sequence 1
weather fine
"""
"""The town behind the Aisne, by Gneisenau: its offensive has the example's figures, and `late` units follow Foch."""
AISNE = (
    "hexside river 0504/0505 0604/0505\nhexside aisne 0504/0505 0604/0505\nlink road 0504 0505\nlink road 0604 0505\n"
)


def soissons(*answers: str) -> Field:
    """The example up to and with these answers."""
    return fight(SOISSONS, "0505 t", scenario="gneisenau", when=AISNE + GERMANS).play("attack 0505", *answers)


STEP_1 = ("join GR1", "join GR2", "join GR3", "join G4")
STEP_2 = ("gun G-army1", "gun G-corps1")
STEP_6 = ("lead GR1", "shock Stoss1")


@pytest.mark.rule("example.combat", "12.2", "12.2.2.counterbattery")
def test_ex_26c_the_german_corps_gun_must_bombard() -> None:
    """The defender's only gun fires counter-battery: nothing of his is left to fire at, and the corps gun bombards."""
    g = soissons(*STEP_1, *STEP_2)
    assert (g.asked, g.options()) == ("allied 12.2.2", ["gun F-corps1", "counter F-corps1", "done"])
    g.play("counter F-corps1")
    assert asks(g) == "roll-bombardment-attack"
    assert g.marks("G-corps1") == {"fired"}


@pytest.mark.rule("example.combat", "15.2.2.procedure", "table.bombardment")
def test_ex_26a_column_4_and_a_die_of_5() -> None:
    g = soissons(*STEP_1, *STEP_2, "counter F-corps1")
    tally = g.tally()
    assert (tally.parts[0].total, g.column()) == (4 + 2 - 2, "4")
    assert tally.die is not None
    assert tally.die.total == 3 - 1
    assert tally.result(3) == "4"


@pytest.mark.rule("example.combat", "15.2.2.procedure")
def test_ex_26b_four_points_are_a_step_and_disorganisation() -> None:
    g = soissons(*STEP_1, *STEP_2, "counter F-corps1", "roll 3")
    assert (g.steps("F3"), g.marks("F3")) == (1, {"disorganised", "late"})


@pytest.mark.rule("example.combat", "12.2.4", "12.2.4.combat")
def test_ex_26d_nine_to_eight_shifted_to_six_to_one() -> None:
    g = soissons(*STEP_1, *STEP_2, "counter F-corps1", "roll 3", *STEP_6)
    tally = g.tally()
    assert tally.compared == (9, 8)
    assert tally.chart is not None
    assert tally.chart.label(tally.base) == "1/1"
    assert g.reasons() == {"stosstruppen": 1, "morale": 2, "offensive": 2}
    assert g.column() == "6/1"


@pytest.mark.rule("example.combat", "12.2.6.modifiers", "12.2.6.none", "12.2.6.total")
def test_ex_26e_the_defender_masters_nothing_and_a_natural_six_everything() -> None:
    g = soissons(*STEP_1, *STEP_2, "counter F-corps1", "roll 3", *STEP_6).fix("combat", "A2 D3").play("roll 4 4")
    assert g.reasons() == {"disorganised": -1, "bruchmuller": -2, "foch": -1}
    g.play("roll 5")
    assert g.told("mastery-none") == ["Allies: no mastery (die 5, modified 1)."]
    g.play("roll 6")
    assert g.told("mastery-total")[-1].startswith("Germans: total mastery")


@pytest.mark.rule("example.combat", "12.2")
def test_ex_26_the_whole_combat_step_by_step() -> None:
    g = soissons(*STEP_1, *STEP_2, "counter F-corps1", "roll 3", *STEP_6).fix("combat", "A2 D3")
    g.play("roll 4 4", "roll 5", "roll 6")
    assert g.table.position.at[g.piece("F3")] == g.table.board.out
    assert (g.asked.split()[0], g.options()) == ("german", ["loses GR1", "sheds Stoss1"])
    g.play("sheds Stoss1")
    assert (g.steps("GR1"), g.table.position.at[g.piece("Stoss1")]) == (2, g.table.board.out)
    assert sorted(g.options("advance")) == ["G4", "GR1", "GR2", "GR3"]
    g.play("advance GR1")
    while asks(g) != "ask-advance":
        g.play("halt" if g.options("halt") else g.options()[-1])
    assert g.at("GR1") == "0505"
    assert g.table.position.at[g.piece("F-corps1")] == g.table.board.out


@pytest.mark.rule("14.1", "10.0.fog")
def test_10_0_fog_does_not_help_the_other_side_when_it_exploits() -> None:
    g = fought("unit G3 at 0504\nunit F4 at 0505 exploitation\nweather fog\n", when=ALLIES_ON, hex_="0504")
    assert "3 damage to the attacker, 1 to" in dealt(g)
