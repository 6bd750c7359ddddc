"""Chapters 12.2.2 and 15.2.2: guns in a combat, counter-battery, and the bombardments."""

from __future__ import annotations

import pytest

from grognard.games.marne.table import Marne
from grognard.kernel.words.words import words_for
from tests.games.marne.fights import ALLIES, GERMANS, asks, close, fight, worth
from tests.games.marne.scenes import Field, field

UNITS = "unit G4 at 0504\nunit F4 at 0505\n"
ELSEWHERE = "unit G3 at 0102\nunit F3 at 0103\n"


def battery(*lines: str, cells: tuple[str, ...] = (), scenario: str = "", when: str = GERMANS) -> Field:
    """The attack on 0505 as its guns are named."""
    return fight(UNITS + "".join(f"unit {line}\n" for line in lines), *cells, scenario=scenario, when=when)


# §15.2.2 Who fires ---------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2", "15.2.2", "12.2.2", "3.0.artillery")
def test_15_2_2_guns_with_the_attacked_hex_in_their_radius_take_part() -> None:
    g = battery("G-corps1 at 0503", "G-corps2 at 0502", "G-army1 at 0502", "F-corps1 at 0507", "F-corps2 at 0508")
    g.play("attack 0505")
    assert (g.asked, sorted(g.options())) == ("german 12.2.2", ["done", "gun G-army1", "gun G-corps1"])
    assert g.refused("gun G-corps2") == "§15.2.2 The attacked hex is out of its range."
    assert g.refused("gun G4") == "§15.2.2 It is not artillery."
    assert g.refused("gun F-corps1") == "§12.2.2 That one is not yours to command."
    g.play("gun G-corps1", "done")
    assert (g.asked, g.options()) == ("allied 12.2.2", ["gun F-corps1", "counter F-corps1", "done"])
    assert g.refused("counter G-corps1") == "§15.2.2.counterbattery That one is not yours to command."
    assert g.refused("gun F-corps5") == "§12.2.2 It is not on the map."


@pytest.mark.rule("12.2.2")
def test_12_2_2_the_odds_say_what_the_guns_of_the_defender_may_do_first() -> None:
    g = battery("F-corps1 at 0507", "F-corps2 at 0508")
    (allied,) = g.tally("attack 0505").ahead
    told = g.play("attack 0505", "gun F-corps1").tally()
    most = max(result.points for result in told.chances())
    assert words_for(Marne, "en").reason(g.table, allied.of) == (
        f"before the guns of the Allies, which may cost the attackers up to {most} points of damage"
    )
    assert allied.of.rule == "12.2.2" and battery().tally("attack 0505").ahead == ()


@pytest.mark.rule("15.2.2")
def test_15_2_2_nobody_is_asked_for_guns_that_are_not_there() -> None:
    assert battery().play("attack 0505").told("attack-too-weak") == []
    assert asks(battery().play("attack 0505")) == "roll-combat"


@pytest.mark.rule("15.2.2.count", "12.2.2")
def test_15_2_2_corps_guns_and_army_guns_in_bombardment_mode_fire_once_a_phase() -> None:
    guns = "unit G-corps1 G-army1 at 0503\nunit F-corps1 F-army1 at 0606\n"
    g = fight("unit G4 GR1 at 0504\nunit F3 at 0505\nunit FR1 at 0604\n" + guns)
    g.fix("combat", "A0 D0").fix("bombardment", "0").play("attack 0505", "join G4", "done")
    g.play("gun G-corps1", "gun G-army1", "gun F-corps1", "gun F-army1", "done", "roll 1", "roll 1")
    assert {"fired"} == g.marks("G-corps1") == g.marks("G-army1") == g.marks("F-corps1") == g.marks("F-army1")
    close(g.play("roll 3 3", "roll 2", "roll 2")).play("attack 0604")
    assert asks(g) == "roll-combat"


@pytest.mark.rule("15.2.2.count")
def test_15_2_2_a_gun_that_has_fired_is_refused() -> None:
    g = battery("G-corps1 at 0503 fired", "G-corps2 at 0503").play("attack 0505")
    assert g.options() == ["gun G-corps2", "done"]
    assert g.refused("gun G-corps1") == "§15.2.2.count It has already done all it may do in this phase."


@pytest.mark.rule("15.2.2.count", "15.2.3")
def test_15_2_2_a_gun_in_offensive_mode_supports_four_attacks() -> None:
    g = battery("G-army1 at 0502 offensive combats 2").fix("bombardment", "0")
    assert asks(g.play("attack 0505")) == "ask-guns-attack"
    g.play("gun G-army1")
    assert (g.table.position.combats[g.piece("G-army1")], g.marks("G-army1")) == (3, {"offensive"})
    g = battery("G-army1 at 0502 offensive combats 3").fix("bombardment", "0").play("attack 0505", "gun G-army1")
    assert g.marks("G-army1") == {"offensive", "fired"}


@pytest.mark.rule("15.2.2.count")
def test_15_2_2_in_defence_it_takes_part_once() -> None:
    g = battery("F-army1 at 0508 offensive").fix("bombardment", "0").play("attack 0505", "gun F-army1")
    assert g.marks("F-army1") == {"offensive", "fired"}


@pytest.mark.rule("12.2.2")
def test_12_2_2_only_one_gun_in_offensive_mode_takes_part() -> None:
    g = fight(
        "unit G36 at 0504\nunit F61 at 0505\nunit G-army1 G-army2 at 0502 offensive\nunit G-corps1 at 0503\n",
        scenario="blucher",
    )
    g.play("attack 0505", "gun G-army1")
    assert g.options() == ["gun G-corps1", "done"]
    assert g.refused("gun G-army2") == "§12.2.2 Only one artillery in Offensive mode takes part in a combat."


@pytest.mark.rule("scenario.friedensturm.frozen", "15.2.2")
def test_15_2_2_guns_of_the_frozen_sector_support_no_attack() -> None:
    units = "unit G87 at 2825\nunit US26 at 2726\nunit G-corps1 at 2625\nunit G-corps2 at 2724\n"
    g = field(f"marne friedensturm\n{units}{GERMANS}").play("attack 2726")
    assert g.options() == ["gun G-corps2", "done"]
    assert g.refused("gun G-corps1").startswith("§scenario.friedensturm.frozen")


# §12.2.2 Counter-battery ---------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.2", "12.2.2.counterbattery", "15.2.2.counterbattery", "12.2.2.example1", "15.2.2.procedure")
def test_ex_10_an_army_gun_and_three_of_corps_against_an_army_gun_and_one_of_corps() -> None:
    g = battery("G-army1 G-corps1 G-corps2 G-corps3 at 0503", "F-army1 F-corps1 at 0507").fix("bombardment", "0")
    g.play("attack 0505", "gun G-army1", "gun G-corps1", "gun G-corps2", "gun G-corps3")
    g.play("gun F-army1", "counter F-corps1")
    assert g.marks("F-corps1") == {"counter-battery", "fired"}
    g.play("counter G-corps3", "done")
    assert (asks(g), g.column()) == ("roll-bombardment-attack", "5")
    g.play("roll 1")
    assert (asks(g), g.column()) == ("roll-bombardment-defence", "1")


@pytest.mark.rule("12.2.2.counterbattery", "15.2.2.counterbattery", "12.2.2.example2")
def test_ex_11_two_of_corps_that_must_both_bombard_and_are_silenced() -> None:
    g = battery("G-corps1 G-corps2 at 0503", "F-army1 F-corps1 F-corps2 at 0507").fix("bombardment", "0")
    g.play("attack 0505", "gun G-corps1", "gun G-corps2", "gun F-army1", "counter F-corps1", "counter F-corps2")
    assert (asks(g), g.column()) == ("roll-bombardment-defence", "3")


@pytest.mark.rule("12.2.2.counterbattery")
def test_12_2_2_an_army_gun_counts_as_two_of_corps() -> None:
    g = battery("G-army1 G-corps1 G-corps2 at 0503", "F-army1 F-corps1 F-corps2 F-corps3 at 0507")
    g.play("attack 0505", "gun G-army1", "gun G-corps1", "gun G-corps2")
    g.play("gun F-army1", "counter F-corps1", "counter F-corps2", "counter F-corps3")
    assert (g.asked, g.options()) == ("german 12.2.2.counterbattery", ["counter G-corps1", "counter G-corps2", "done"])
    assert g.refused("counter G-army1") == "§15.2.2.counterbattery Only corps artillery can fire counter-battery."
    assert g.refused("counter G-corps4") == "§12.2.2.counterbattery It was not chosen for this combat."
    g.play("counter G-corps2")
    assert asks(g) == "roll-bombardment-defence"
    assert g.marks("G-corps1") == {"fired"}


@pytest.mark.rule("12.2.2.counterbattery", "15.2.2.counterbattery")
def test_12_2_2_army_guns_never_fire_at_guns() -> None:
    g = battery("G-corps1 at 0503", "F-army1 F-corps1 at 0507").play("attack 0505", "gun G-corps1")
    assert sorted(g.options()) == ["counter F-corps1", "done", "gun F-army1", "gun F-corps1"]
    assert g.refused("counter F-army1") == "§15.2.2.counterbattery Only corps artillery can fire counter-battery."


@pytest.mark.rule("12.2.2")
def test_12_2_2_a_gun_named_is_not_named_again() -> None:
    g = battery("G-corps1 G-corps2 at 0503").play("attack 0505", "gun G-corps1")
    assert g.refused("gun G-corps1") == "§12.2.2 It has already been chosen."


@pytest.mark.rule("15.2.2.counterbattery")
def test_15_2_2_counter_battery_guns_are_turned_back_when_the_combats_are_over() -> None:
    text = UNITS + ELSEWHERE + "unit G-corps1 at 0503\nunit F-corps1 at 0507\n"
    g = fight(text).fix("combat", "A0 D0").play("attack 0505", "gun G-corps1", "counter F-corps1")
    assert "counter-battery" in g.marks("F-corps1")
    close(g.play("roll 3 3", "roll 2", "roll 2"))
    assert "counter-battery" in g.marks("F-corps1")
    g.play("done")
    assert "counter-battery" not in g.marks("F-corps1")


@pytest.mark.rule("12.2.2", "15.2.2.procedure")
def test_12_2_2_the_choice_of_a_gun_shows_what_it_makes_of_the_bombardment() -> None:
    g = battery("G-corps1 G-army1 at 0503", "F-corps1 at 0507").play("attack 0505", "gun G-army1")
    assert (g.column(), g.column("gun G-corps1")) == ("3", "5")
    g.play("gun G-corps1")
    assert (g.column("gun F-corps1"), g.column("counter F-corps1")) == ("2", "3")


# §15.2.2 The table ---------------------------------------------------------------------------------------------


@pytest.mark.rule("table.bombardment")
def test_ex_28_cells_of_the_bombardment_table() -> None:
    chart = battery().table.charts["bombardment"]
    wanted = {
        (0, 1): "0",
        (0, 3): "1",
        (1, 4): "2",
        (2, 2): "1",
        (3, 3): "2",
        (4, 6): "4♦",
        (5, 4): "4",
        (5, 5): "4♦",
        (6, 6): "6♦",
        (7, 5): "6♦",
    }
    assert {(die, column): chart[column - 1, die] for die, column in wanted} == wanted
    assert [chart[2, -1], chart[2, 9]] == [chart[2, 0], chart[2, 7]]
    assert chart.column_for(8) == chart.column("6+")


@pytest.mark.rule("table.bombardment", "15.2.2.procedure")
@pytest.mark.parametrize(("signs", "die"), [(".", {}), ("t", {"town": -1}), ("x", {"trench": -2}), ("w", {})])
def test_15_2_2_town_and_trench_shelter_from_the_attackers_guns(signs: str, die: dict[str, int]) -> None:
    g = battery("G-corps1 at 0503", cells=(f"0505 {signs}",)).play("attack 0505", "gun G-corps1")
    assert worth(g.tally().die) == die


@pytest.mark.rule("table.bombardment")
def test_15_2_2_the_modifiers_are_the_attackers_alone() -> None:
    g = battery("F-corps1 at 0507", cells=("0504 tx", "0505 tx")).play("attack 0505", "gun F-corps1")
    assert asks(g) == "roll-bombardment-defence"
    assert g.tally().die is None
    assert g.reasons() == {}


@pytest.mark.rule("15.2.2.bruchmuller", "table.bombardment", "scenario.gneisenau.offensive")
@pytest.mark.parametrize(("sequence", "at", "die"), [(1, "0502", {"bruchmuller": 3}), (2, "0502", {}), (1, "0101", {})])
def test_15_2_2_bruchmuller_in_the_first_sequence_and_in_radius(sequence: int, at: str, die: dict[str, int]) -> None:
    """Ruling D31."""
    text = UNITS + f"unit G-army1 at {at} offensive\nunit G-corps1 at 0503\nsequence {sequence}\n"
    g = fight(text, scenario="gneisenau").play("attack 0505", "gun G-corps1")
    assert worth(g.tally().die) == die


@pytest.mark.rule("15.2.2.bruchmuller")
def test_15_2_2_bruchmuller_does_nothing_for_the_defending_german() -> None:
    text = UNITS + "unit G-army1 at 0502 offensive\nsequence 1\nunit F-corps1 at 0506\n"
    g = fight(text, scenario="gneisenau", when=ALLIES).play("attack 0504", "gun F-corps1", "done")
    assert worth(g.tally().die) == {}


@pytest.mark.rule("table.bombardment", "3.0.doctrine", "table.doctrine", "scenario.friedensturm.doctrine")
def test_15_2_2_petain_helps_when_all_in_the_hex_follow_him() -> None:
    text = "unit G36 at 0504\nunit F39 at 0505\nunit G-corps1 at 0503\n"
    g = fight(text, scenario="friedensturm").play("attack 0505", "gun G-corps1")
    assert worth(g.tally().die) == {"petain": -1}
    g = fight(text + "unit US2.9 at 0505\n", scenario="friedensturm").play("attack 0505", "gun G-corps1")
    assert worth(g.tally().die) == {}


@pytest.mark.rule("table.bombardment", "17.2.observation")
def test_15_2_2_observation_shifts_a_column_for_the_side_that_has_it() -> None:
    """Ruling D12."""
    guns = ("G-corps1 at 0503", "F-corps1 at 0507")
    g = battery(*guns, "G-Air-II at 0505 mission observation").fix("bombardment", "0")
    g.play("attack 0505", "gun G-corps1", "gun F-corps1", "done")
    assert (g.reasons(), g.column()) == ({"observation": 1}, "3")
    assert g.play("roll 1").column() == "2"
    g = battery(*guns, "F-Fequant at 0505 mission observation").fix("bombardment", "0")
    g.play("attack 0505", "gun G-corps1", "gun F-corps1", "done")
    assert g.column() == "2"
    assert g.play("roll 1").column() == "3"


@pytest.mark.rule("15.2.2.procedure", "17.2.bombardment", "15.2.2.counterbattery")
def test_15_2_2_bombs_come_on_top_and_no_gun_silences_them() -> None:
    wings = ("G-Air-II at 0505 mission observation", "G-Air-I at 0505 mission bombing")
    g = battery("G-corps1 at 0503", "F-corps1 at 0507", *wings).play("attack 0505", "gun G-corps1", "counter F-corps1")
    potential = g.tally().parts[0]
    bombs = g.table.roster[g.piece("G-Air-I")].value("potential")
    assert potential.total == bombs
    assert (worth(potential), g.reasons()) == ({"gun": 2, "counter": -2, "bombs": bombs}, {"observation": 1})
    g = battery(*wings).play("attack 0505")
    assert asks(g) == "roll-bombardment-attack"


# What the shells do --------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.2.procedure")
def test_15_2_2_damage_is_carried_out_at_once_by_the_owner() -> None:
    g = fight("unit G4 at 0504\nunit FR1 FR2 at 0505\nunit G-corps1 at 0503\n").fix("bombardment", "3")
    g.play("attack 0505", "gun G-corps1", "roll 3")
    assert (g.asked.split()[0], g.options()) == ("allied", ["loses FR1", "loses FR2"])
    g.play("loses FR2")
    assert (g.steps("FR1"), g.steps("FR2")) == (2, 1)
    assert g.options("disorders") == ["FR1", "FR2"]


@pytest.mark.rule("15.2.2.procedure")
def test_15_2_2_only_those_named_for_the_combat_suffer() -> None:
    g = fight("unit GR1 GR2 at 0504\nunit F3 at 0505\nunit F-corps1 at 0506\n").fix("bombardment", "2")
    g.play("attack 0505", "join GR1", "done", "gun F-corps1", "roll 3")
    assert (g.steps("GR1"), g.steps("GR2"), g.marks("GR1")) == (1, 2, {"attacked"})


@pytest.mark.rule("15.2.2.forts")
def test_15_2_2_a_fort_ignores_points_and_a_diamond_costs_a_step() -> None:
    text = "unit G4 at 0504\nunit FR1 FR2 at 0505\nunit G-corps1 at 0503\n"
    g = fight(text, "0505 f").fix("bombardment", "5").play("attack 0505", "gun G-corps1", "roll 3")
    assert (g.steps("FR1"), g.steps("FR2"), g.marks("FR1")) == (2, 2, set())
    assert g.told("fort-holds") == ["The fort in 0505 shrugs the shells off."]
    g = fight(text, "0505 f").fix("bombardment", "5♦").play("attack 0505", "gun G-corps1", "roll 3")
    assert (g.asked.split()[0], g.options()) == ("allied", ["loses FR1", "loses FR2"])
    g.play("loses FR1")
    assert (g.steps("FR1"), g.steps("FR2"), g.marks("FR2")) == (1, 2, set())


@pytest.mark.rule("15.2.2.forts")
def test_15_2_2_a_diamond_in_the_open_is_only_its_points() -> None:
    g = battery("G-corps1 at 0503").fix("bombardment", "4♦").play("attack 0505", "gun G-corps1", "roll 3")
    assert (g.steps("F4"), g.marks("F4")) == (2, {"disorganised"})


@pytest.mark.rule("12.2.2.wipeout")
def test_12_2_2_a_hex_emptied_by_guns_is_won_and_only_the_attacker_tests_his_mastery() -> None:
    text = "unit GR1 GR2 at 0504\nunit FR1 at 0505 steps 1\nunit G-corps1 at 0503\nunit F-corps1 at 0507\n"
    g = fight(text).fix("bombardment", "2").play("attack 0505", "join GR1", "join GR2", "gun G-corps1")
    g.play("gun F-corps1", "done", "roll 3")
    assert g.told("wiped-out") == ["The bombardment leaves nobody to defend 0505."]
    g.play("lead GR1")
    assert asks(g) == "roll-mastery-attacker"
    g.play("roll 4")
    assert g.told("mastery-partial")
    assert g.options("advance") == ["GR1", "GR2"]


@pytest.mark.rule("12.2.2.wipeout", "15.3", "12.2.6.modifiers")
def test_12_2_2_even_then_stosstruppen_in_the_attack_help_to_master_the_field() -> None:
    """Ruling M16: nobody asks for a column, and no star can cost them."""
    text = "unit GR1 at 0504\nunit Stoss1 at 0504 carrier GR1\nunit FR1 at 0505 steps 1\nunit G-corps1 at 0503\n"
    g = fight(text).fix("bombardment", "2").play("attack 0505", "gun G-corps1", "roll 3")
    assert (asks(g), g.reasons()) == ("roll-mastery-attacker", {"stosstruppen": 1, "elite": 1})
    g.play("roll 4", "done", "done")
    assert g.at("Stoss1") == "0504"


@pytest.mark.rule("15.2.2.procedure", "12.2.2")
def test_15_2_2_losses_by_guns_are_asked_for_in_the_fifth_step() -> None:
    g = fight("unit G4 at 0504\nunit FR1 FR2 at 0505\nunit G-corps1 at 0503\n").fix("bombardment", "2")
    g.play("attack 0505", "gun G-corps1", "roll 3")
    question = g.game.question
    assert question is not None
    for lang, begun in (("en", "Step 5: 2 points"), ("fr", "Étape 5\xa0: 2 points")):
        assert words_for(Marne, lang).prompt(g.table, question).startswith(begun)


@pytest.mark.rule("12.2.2.wipeout", "12.2.6.erroneous")
def test_12_2_2_even_then_orders_may_go_wrong() -> None:
    text = "unit G4 at 0504\nunit G3 at 0604\nunit FR1 at 0505 steps 1\nunit G-corps1 at 0503\n"
    g = fight(text).fix("bombardment", "2").play("attack 0505", "join G4", "join G3", "gun G-corps1", "roll 3")
    assert asks(g.play("roll 1")) == "roll-orders-attacker"


@pytest.mark.rule("12.2.2", "12.2.3.attacker")
def test_12_2_2_the_defenders_guns_may_leave_nobody_to_attack() -> None:
    g = fight(
        "unit GR1 at 0504 steps 1\nunit F3 at 0505\nunit F-corps1 at 0506\n" + "unit G4 at 0102\nunit F4 at 0103\n"
    )
    g.fix("bombardment", "2").play("attack 0505", "gun F-corps1", "roll 3")
    assert g.told("attack-shattered") == ["The defender’s guns leave nobody to attack 0505."]
    assert (asks(g), g.options("attack")) == ("ask-attack", ["0103"])


@pytest.mark.rule("15.2.2.procedure", "table.bombardment")
@pytest.mark.parametrize(("cell", "dice"), [("0505 x", "(die 3, modified 1)"), ("0505 .", "(die 3)")])
def test_15_2_2_a_bombardment_is_told_with_the_die_as_it_counts(cell: str, dice: str) -> None:
    g = battery("GR1 at 0604", "G-corps1 at 0503", cells=(cell,)).play("attack 0505", "join G4", "join GR1")
    g.play("gun G-corps1", "roll 3")
    assert g.told("bombardment")[0].endswith(f"{dice}.")
