"""The special rules of Caporetto: reserves, Rommel, refugees, bridges, the collapse of supply, and the retreat."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.battle import Battle
from grognard.games.italia.caporetto import cannot_name, collapse, free_reserves, sabotage, send_refugees
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.turn import adjustment
from grognard.games.italia.withdrawal import retreat_phase
from grognard.kernel.asking.script import Refusal
from grognard.kernel.numbers.dice import TypedIn
from tests.games.italia.fights import CP_ATTACKS, FED, Fray, Match, engage, ground, in_combat, side_of
from tests.games.italia.scenes import begin, game

STAFFS = "unit G-XIV at 0501\nunit I-II at 0509\n"


def field(text: str, *cells: str, turn: int = 1, when: str = "phase 11.1\n") -> Fray:
    """A sketch with the pieces and rules of Caporetto."""
    text = f"italia caporetto\n{ground(*cells)}{FED}{STAFFS}{text}\nturn {turn}\n{when}"
    return Fray(game().at(text, dice=TypedIn()))


# Reserves -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.reserve", "11.2.10")
def test_scenario_caporetto_reserves_wake_when_an_enemy_comes_next_to_them() -> None:
    g = field("unit A1 at 0503\nunit I22 at 0506 held-back\n")
    g.table.place(g.piece("A1"), g.hex("0504"))
    assert "held-back" in g.marks("I22")
    g.table.place(g.piece("A1"), g.hex("0505"))
    assert (g.marks("I22"), g.table.position.points[CP]) == (set(), 0)


@pytest.mark.rule("scenario.caporetto.reserve", "11.2.10")
@pytest.mark.parametrize("enemy", ["A1", "A-corps1"])
def test_scenario_caporetto_reserves_that_retreat_next_to_an_enemy_wake_too(enemy: str) -> None:
    """Ruling D56."""
    g = field(f"unit {enemy} at 0503\nunit I22 at 0506 held-back\n")
    g.table.place(g.piece("I22"), g.hex("0505"))
    assert "held-back" in g.marks("I22")
    g.table.place(g.piece("I22"), g.hex("0504"))
    assert (g.marks("I22"), g.table.position.points[CP]) == (set(), 0)


@pytest.mark.rule("scenario.caporetto.reserve", "11.2.10")
@pytest.mark.parametrize(("turn", "held"), [(2, True), (3, False)])
def test_scenario_caporetto_all_reserves_are_free_in_turn_3(turn: int, held: bool) -> None:
    g = field("unit A1 at 0501\nunit I22 at 0508 held-back\n", turn=turn)
    free_reserves(g.table)
    assert ("held-back" in g.marks("I22")) is held


@pytest.mark.rule("scenario.caporetto.silent-guns", "14.3")
def test_scenario_caporetto_the_silent_gun_fires_again_after_the_first_adjustment_of_the_enemy() -> None:
    g = begin("caporetto")
    silent = [p for p in g.table.guns[ENTENTE] if g.table.position.marks[p] & g.table.silencing]
    assert [g.table.board.place_text(g.table.position.at[p]) for p in silent] == ["E2930"]
    adjustment(g.table, ENTENTE)
    assert g.table.position.marks[silent[0]] & g.table.silencing
    adjustment(g.table, CP)
    assert not g.table.position.marks[silent[0]] & g.table.silencing


# Rommel ---------------------------------------------------------------------------------------------------------

ALPINE = "unit GAlpK.Leib GAlpK.1J at 0504\nunit I22 at 0505\nunit I24 at 0506\n"


def attack(text: str) -> Match:
    """CP attacks 0505."""
    return Match(field(text, when=CP_ATTACKS).game).fix("combat", "A0 D0").play("attack 0505")


@pytest.mark.rule("scenario.caporetto.rommel", "12.2.4.combat")
def test_scenario_caporetto_rommel_leads_the_alpine_corps_once() -> None:
    g = attack(ALPINE).play("join GAlpK.Leib", "done")
    assert (g.asked, g.options()) == ("cp scenario.caporetto.rommel", ["surprise I22", "done"])
    g.play("surprise I22")
    assert g.reasons()["concentric"] == 1
    assert g.table.position.rommel == 1


@pytest.mark.rule("scenario.caporetto.rommel", "12.1.reveal")
def test_scenario_caporetto_rommel_is_used_before_hidden_detachments_are_shown() -> None:
    """Ruling D88."""
    g = attack("unit GAlpK.Leib at 0504\nunit AlpDet1 at 0505 concealed\nunit I22 at 0505\n")
    assert g.options() == ["surprise I22", "surprise-hidden 0505", "done"]
    hidden = g.table.roster.numbers["AlpDet1"]
    assert g.table.is_hidden(hidden)
    assert cannot_name(g.table, Battle(CP, g.hex("0505"), [], [hidden], {}), hidden) == Refusal(
        "scenario.caporetto.rommel", "no-surprise-hidden"
    )
    g.play("surprise-hidden 0505")
    assert not g.table.is_hidden(hidden)
    assert g.table.position.rommel == 1
    said = [g.game.play.say(event, "en") for event in g.game.events_for(CP) if event.key == "rommel"]
    assert said == ["Rommel leads the attack on 0505 and surprises a hidden Alpini detachment."]


@pytest.mark.rule("scenario.caporetto.rommel")
def test_scenario_caporetto_rommel_is_no_use_to_others() -> None:
    assert "rommel" not in attack("unit A4 at 0504\nunit I22 at 0505\n").asked


@pytest.mark.rule("scenario.caporetto.rommel", "12.3")
@pytest.mark.parametrize(("hexes", "steps"), [(0, 3), (1, 2)])
def test_scenario_caporetto_the_unit_he_surprised_loses_a_step_if_it_retreats(hexes: int, steps: int) -> None:
    g = field("unit GAlpK.Leib at 0504\nunit I22 at 0505\n")
    battle = engage(g, "0505", "GAlpK.Leib", mastery="none partial", named=g.piece("I22"))
    g.run(aftermath(in_combat(g, CP).table, battle)).play(f"retreat {hexes}")
    g.play(*(["back 0506"] if hexes else []))
    assert g.steps("I22") == steps


# Refugees -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.refugees")
def test_scenario_caporetto_refugees_halve_the_points_of_stacks_near_the_enemy_from_turn_3() -> None:
    text = "unit A1 at 0504\nunit I22 I7Alp at 0507\nunit I24 at 0505\nunit I14 at 0909\n"
    g = field(text, turn=2)
    assert not g.run(send_refugees(g.table, ENTENTE)).asked
    g = field(text, turn=3)
    g.run(send_refugees(g.table, ENTENTE))
    assert (g.asked, g.options()) == ("cp scenario.caporetto.refugees", ["crowd 0507", "done"])
    g.play("crowd 0507")
    assert [g.table.facts.points_of(g.table, g.piece(name)) for name in ("I22", "I7Alp", "I24")] == [2, 2, 4]


@pytest.mark.rule("scenario.caporetto.refugees", "11.1")
def test_scenario_caporetto_refugees_leave_at_the_end_of_the_phase() -> None:
    g = Match(field("unit A1 at 0501\nunit I22 at 0508 refugees\n", turn=3, when="phase 11.1 2\n").game)
    assert g.play("done").marks("I22") == set()


@pytest.mark.rule("scenario.caporetto.refugees", "11.4.effects")
def test_d40_retreat_mode_adds_two_before_the_refugees_halve() -> None:
    g = field("unit I22 at 0508 refugees retreat-mode\nunit A1 at 0501\n", turn=3)
    assert g.table.facts.points_of(g.table, g.piece("I22")) == 3


# Bridges and supply ---------------------------------------------------------------------------------------------

BRIDGE = "hexside river 0506/0507\nlink road 0506 0507\nunit A1 at 0503\nunit I22 at 0506\nunit I24 at 0507\n"


@pytest.mark.rule("scenario.caporetto.bridges", "11.2.5")
def test_scenario_caporetto_the_enemy_blows_bridges_without_a_die_from_turn_2() -> None:
    held = BRIDGE + "hex 0506 control entente\nhex 0507 control entente\n"
    g = field(held)
    assert g.run(sabotage(g.table, ENTENTE)).asked == ""
    g = field(held, turn=2)
    g.run(sabotage(g.table, ENTENTE))
    assert (g.asked.split()[0], len(g.options("sabotage"))) == ("cp", 1)
    g.play(g.options()[0])
    assert (len(g.table.position.broken), g.table.position.sabotaged, g.asked) == (1, 1, "")


@pytest.mark.rule("scenario.caporetto.bridges")
def test_scenario_caporetto_only_twice_and_only_bridges_of_the_entente() -> None:
    held = BRIDGE + "hex 0506 control entente\nhex 0507 control entente\nsabotaged 2\n"
    g = field(held, turn=2)
    assert g.run(sabotage(g.table, ENTENTE)).asked == ""
    theirs = BRIDGE + "hex 0506 control entente\nhex 0507 control cp\n"
    g = field(theirs, turn=2)
    assert g.run(sabotage(g.table, ENTENTE)).asked == ""


@pytest.mark.rule("scenario.caporetto.supply", "9.2")
@pytest.mark.parametrize(("turn", "die", "at"), [(2, 2, "out"), (2, 3, "0508"), (1, 0, "0508")])
def test_scenario_caporetto_units_that_fall_out_of_supply_may_be_lost(turn: int, die: int, at: str) -> None:
    g = field("unit I22 at 0508 unsupplied\nunit I24 at 0507 unsupplied\nunit A1 at 0501\n", turn=turn)
    g.run(collapse(g.table, frozenset({g.piece("I22")})))
    g.play(*([f"roll {die}"] if die else []))
    assert (g.at("I22"), g.at("I24"), g.asked) == (at, "0507", "")


@pytest.mark.rule("scenario.caporetto.supply", "11.3.1")
def test_11_3_1_the_guns_of_a_unit_that_falls_apart_are_lost_in_an_enemy_zone() -> None:
    """Ruling D86."""
    units = "unit I22 I-corps1 at 0508 unsupplied\nunit I24 I-corps2 at 0205 unsupplied\nunit A1 at 0507\n"
    g = field(units, turn=2)
    g.run(collapse(g.table, frozenset({g.piece("I22"), g.piece("I24")}))).play("roll 1", "roll 1")
    assert [g.at(name) for name in ("I22", "I24", "I-corps1", "I-corps2")] == ["out", "out", "out", "0205"]


# The retreat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.retreat-order", "11.4")
@pytest.mark.parametrize(("turn", "before", "cost"), [(2, 14, 15), (2, 15, 10), (3, 0, 5), (4, 0, 0)])
def test_scenario_caporetto_what_the_order_of_retreat_costs(turn: int, before: int, cost: int) -> None:
    g = field(f"unit I22 at 0508\nunit A1 at 0501\nside cp points {before}\n", turn=turn)
    g.run(retreat_phase(g.table, ENTENTE)).play("order-retreat")
    assert g.table.position.points[CP] == before + cost


@pytest.mark.rule("scenario.caporetto.retreat-order")
def test_scenario_caporetto_no_order_in_turn_1_and_none_to_the_enemy() -> None:
    text = "unit I22 at 0508\nunit A1 at 0501\n"
    g = field(text)
    assert g.run(retreat_phase(g.table, ENTENTE)).asked == ""
    g = field(text, turn=2)
    assert g.run(retreat_phase(g.table, side_of("cp"))).asked == ""


@pytest.mark.rule("scenario.caporetto.retreat-order", "scenario.caporetto.exit")
def test_scenario_caporetto_one_gun_is_taken_off_in_each_sequence() -> None:
    g = field("unit I22 at 0508\nunit I-corps1 I-corps2 at 0508\nunit A1 at 0501\nordered yes\n", turn=2)
    g.run(retreat_phase(g.table, ENTENTE))
    while not g.options("take-off"):
        g.play("done")
    g.play("take-off I-corps2")
    assert (g.at("I-corps2"), g.at("I-corps1"), g.asked) == ("led-off", "0508", "")
    g.run(retreat_phase(g.table, ENTENTE))
    while g.asked:
        assert not g.options("take-off")
        g.play("done")


WEST = "region limits-entente-caporetto 0101-0109\n"


@pytest.mark.rule("scenario.caporetto.exit", "11.1.1")
def test_d32_units_leave_by_the_west_edge_for_a_point_with_their_assault_troops() -> None:
    text = WEST + "unit I22 at 0105\nunit Arditi1 at 0105 carrier I22\nunit A1 at 0901\n"
    g = Match(field(text, when="phase 11.1 2\n").game).play("move I22")
    assert "exit-west" in g.options()
    g.play("exit-west")
    assert (g.at("I22"), g.at("Arditi1")) == ("led-off", "led-off")


@pytest.mark.rule("scenario.caporetto.exit", "11.2.1")
def test_d32_not_out_of_an_enemy_zone_it_has_entered() -> None:
    text = WEST + "unit I22 at 0304\nunit A1 at 0106\n"
    g = Match(field(text, when="phase 11.1 2\n").game).play("move I22", "to 0105")
    assert "exit-west" not in g.options()
