"""The special rules of Vittorio Veneto: required guns, hunger, silent guns, Hungarians, and the last turn."""

from __future__ import annotations

import pytest

from grognard.games.front1918.supply import check_units, supplied
from grognard.games.italia.offensives import offensives
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.turn import end_sequence
from grognard.games.italia.vittorio import desertion, gun_silence, hunger
from grognard.kernel.numbers.dice import TypedIn
from tests.games.italia.fights import FED, Fray, ground
from tests.games.italia.scenes import begin, game


def field(text: str, *cells: str, turn: int = 2, when: str = "phase 11.1\n") -> Fray:
    """A sketch with the pieces and rules of Vittorio Veneto; turn 1 is the 31st of the calendar."""
    staffs = "unit A-XI at 0501\nunit I-IV at 0509\n"
    text = f"italia vittorio\n{ground(*cells)}{FED}{staffs}{text}\nturn {turn}\n{when}"
    return Fray(game().at(text, dice=TypedIn()))


# The offensive --------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.offensive", "8.0", "8.0.benefits", "15.2.3")
def test_scenario_vittorio_the_gun_of_the_grappa_is_among_those_of_the_offensive() -> None:
    g = field("unit I-army1 I-army2 I-army3 at 0508\nunit I1 at 0507\nunit A4 at 0502\n", turn=1)
    g.run(offensives(g.table)).play("launch I-army2")
    assert (g.options("launch"), "done" in g.options()) == (["I-army1"], False)
    g.play("launch I-army1")
    assert ["offensive" in g.marks(f"I-army{n}") for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("scenario.vittorio.offensive")
def test_scenario_vittorio_in_the_last_turn_one_gun_stands_on_the_west_map() -> None:
    g = begin("vittorio")
    g.table.position.turn = 4
    must = g.table.facts.must_launch(g.table, g.table.guns[ENTENTE])
    assert must
    assert all(g.table.board.place_text(g.table.position.at[p]).startswith("W") for p in must)


@pytest.mark.rule("scenario.vittorio.offensive", "3.0.initiative")
@pytest.mark.parametrize(("turn", "modifiers"), [(1, [2, 1, 0]), (2, [3, 2, 1]), (3, [2, 1, 0]), (4, [1, 0, 0])])
def test_scenario_vittorio_offensives_of_the_entente(turn: int, modifiers: list[int]) -> None:
    table = begin("vittorio").table
    table.position.turn = turn
    found = []
    for sequence in (1, 2, 3):
        table.position.sequence = sequence
        found.append(table.offensive_modifier(ENTENTE))
    assert (table.initiative, found) == (ENTENTE, modifiers)


# Hunger ---------------------------------------------------------------------------------------------------------

HUNGRY = "unit A4 at 0503\nunit A5 at 0504\nunit A7 at 0505 unsupplied\nunit I1 at 0506\nunit A9 at 0303\n"


@pytest.mark.rule("scenario.vittorio.hunger")
def test_scenario_vittorio_two_units_near_the_entente_starve_from_turn_32() -> None:
    g = field(HUNGRY, turn=1)
    assert g.run(hunger(g.table)).asked == ""
    g = field(HUNGRY)
    g.run(hunger(g.table))
    assert (g.asked, sorted(g.options("starve"))) == ("entente scenario.vittorio.hunger", ["A4", "A5", "A9"])
    assert g.refused("starve A7").startswith("§scenario.vittorio.hunger")
    g.play("starve A4", "starve A9")
    assert ("unsupplied" in g.marks("A4"), "unsupplied" in g.marks("A9"), g.asked) == (True, True, "")


@pytest.mark.rule("scenario.vittorio.hunger")
def test_scenario_vittorio_nobody_starves_in_an_enemy_zone_or_far_off() -> None:
    g = field("unit A4 at 0505\nunit A5 at 0501\nunit I1 at 0506\nunit A6 at 0101\nunit I2 at 0909\n")
    assert sorted(g.run(hunger(g.table)).options("starve")) == ["A5"]


@pytest.mark.rule("scenario.vittorio.hunger", "9.2", "9.2.elimination")
def test_d42_at_the_next_check_a_starved_unit_that_can_trace_is_fed_again() -> None:
    g = field("unit A4 at 0503 unsupplied\nunit I1 at 0508\n")
    check_units(g.table, CP, supplied(g.table, CP))
    assert g.marks("A4") == set()


# Guns -----------------------------------------------------------------------------------------------------------

GUNS = "unit A-corps1 A-corps2 at 0502\nunit A-army1 A-army2 at 0502\nunit A4 at 0502\nunit I1 at 0508\n"


@pytest.mark.rule("scenario.vittorio.guns")
def test_scenario_vittorio_each_player_silences_guns_by_his_die() -> None:
    g = field(GUNS, turn=1)
    assert g.run(gun_silence(g.table)).asked == ""
    g = field(GUNS)
    g.run(gun_silence(g.table)).play("roll 6", "roll 3")
    assert (g.asked, sorted(g.options("silence"))) == ("cp scenario.vittorio.guns", ["A-corps1", "A-corps2"])
    g.play("silence A-corps1", "silence A-army2")
    guns = ("A-corps1", "A-corps2", "A-army1", "A-army2")
    assert ["silenced" in g.marks(name) for name in guns] == [True, True, False, True]


@pytest.mark.rule("scenario.vittorio.guns")
def test_scenario_vittorio_what_the_die_says() -> None:
    g = field(GUNS)
    found = [g.run(gun_silence(g.table)).tally().result(die) for die in range(1, 7)]
    assert [(cell.corps, cell.army) for cell in found] == [(0, 0), (0, 0), (1, 0), (0, 1), (2, 0), (1, 1)]


@pytest.mark.rule("scenario.vittorio.guns", "7.0.sequence")
def test_d43_as_many_guns_as_there_are_and_they_fire_again_after_the_sequence() -> None:
    g = field(GUNS.replace("A-corps1 A-corps2", "A-corps1"))
    g.run(gun_silence(g.table)).play("roll 5", "roll 1")
    assert (g.marks("A-corps1"), g.asked) == ({"silenced"}, "")
    g.run(end_sequence(g.table))
    assert g.marks("A-corps1") == set()


# Hungarians -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.hungarians", "2.2")
def test_scenario_vittorio_hungarians_go_home_above_their_morale_from_turn_33() -> None:
    text = "unit A20Honv A4 at 0503\nunit A39Honv at 0403\nunit I1 at 0508\n"
    g = field(text)
    assert g.run(desertion(g.table, CP)).asked == ""
    g = field(text, turn=3)
    g.run(desertion(g.table, CP)).play("roll 4", "roll 4")
    assert (g.at("A20Honv"), g.at("A39Honv"), g.at("A4"), g.asked) == ("0503", "out", "0503", "")
    assert g.run(desertion(g.table, ENTENTE)).asked == ""


@pytest.mark.rule("scenario.vittorio.hungarians", "11.3.1")
def test_11_3_1_the_guns_of_hungarians_who_go_home_are_lost_in_an_enemy_zone() -> None:
    """Ruling D86."""
    units = "unit A39Honv A-corps1 at 0503\nunit A20Honv A-corps2 at 0203\nunit I1 at 0504\n"
    g = field(units, turn=3)
    g.run(desertion(g.table, CP)).play("roll 6", "roll 6")
    assert [g.at(name) for name in ("A39Honv", "A20Honv", "A-corps1", "A-corps2")] == ["out", "out", "out", "0203"]


# The last turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.vittorio.last-turn", "7.0.sequence", "sequence.detailed")
def test_scenario_vittorio_the_last_sequence_is_weather_and_the_movement_of_the_entente() -> None:
    table = begin("vittorio").table
    whole = [(phase.rule, phase.side) for phase in table.phases()]
    table.position.turn = 4
    short = [(phase.rule, phase.side) for phase in table.phases()]
    assert (whole.count(("12.1", CP)), whole.count(("12.1", ENTENTE))) == (3, 3)
    assert (short.count(("12.1", CP)), short.count(("12.1", ENTENTE))) == (2, 2)
    assert (short.count(("11.1", CP)), short.count(("11.1", ENTENTE)), short.count(("10.0", None))) == (2, 3, 3)


@pytest.mark.rule("scenario.vittorio.last-turn", "11.3.4")
def test_scenario_vittorio_italian_cavalry_in_supply_rides_in_half_points_in_the_last_turn() -> None:
    text = "unit I1DC at 0508\nunit I2DC at 0507 unsupplied\nunit I1 at 0506\nunit A4 at 0501\n"
    for turn, rides in ((3, [False, False, False]), (4, [True, False, False])):
        g = field(text, turn=turn)
        assert [g.table.facts.rides_in_halves(g.table, [g.piece(name)]) for name in ("I1DC", "I2DC", "I1")] == rides


@pytest.mark.rule("scenario.vittorio.reinforcements", "11.1.5")
def test_scenario_vittorio_the_15th_alpini_come_in_turn_32() -> None:
    table = begin("vittorio").table
    piece = table.roster.numbers["I15Alp"]
    box = table.board.place_text(table.position.at[piece])
    assert (box, table.number_of(table.due(box))) == ("vittorio-1", 32)


@pytest.mark.rule("scenario.vittorio.special", "table.doctrine")
def test_scenario_vittorio_doctrines() -> None:
    table = begin("vittorio").table
    names = ("I1", "I1DA.1", "I2DA.1", "B7.20", "F23.78", "US332", "I6Cz")
    found = [table.doctrine(table.roster.numbers[name]) for name in names]
    assert found == ["diaz", "cadorna-foch", "cadorna-foch", "evolving", "cadorna-foch", "cadorna-foch", "diaz"]
