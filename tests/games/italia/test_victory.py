"""Chapter 16 and the victory conditions of the six scenarios, to their last case."""

from __future__ import annotations

from functools import cache

import pytest

from grognard.games.front1918.supply import fed_headquarters
from grognard.games.italia.table import CP, ENTENTE, Italia
from grognard.games.italia.victory import (
    band,
    conclude,
    cut_off,
    decided,
    falls_short,
    is_usable,
    judge,
    objectives,
    score,
    worth,
)
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.words.words import words_for
from tests.games.italia.fights import FED, STAFFS, Fray, ground
from tests.games.italia.printed import SCENARIOS
from tests.games.italia.scenes import Field, begin, field, game, lane


def position(scenario: str, text: str, turn: int = 1) -> Field:
    """A position on the map of a scenario, with nothing on it but this."""
    return field(f"italia {scenario}\n{text}\nturn {turn}\nphase 11.1\n")


def sketch(scenario: str, text: str, *cells: str) -> Fray:
    """A sketch with the pieces and rules of a scenario, its headquarters in 0501 and 0509."""
    cp, entente = STAFFS[scenario]
    staffs = f"unit {cp} at 0501\nunit {entente} at 0509\n"
    return Fray(game().at(f"italia {scenario}\n{ground(*cells)}{FED}{staffs}{text}\nphase 11.1\n", dice=TypedIn()))


@cache
def opening(scenario: str) -> Italia:
    """A scenario at its beginning, which no test changes."""
    return begin(scenario).table


def reasons(table: Italia, *, final: bool = False) -> dict[str, int]:
    """What is scored, by its reasons."""
    found: dict[str, int] = {}
    for reason in score(table, is_final=final).reasons:
        key = reason.key.removeprefix("reason-")
        found[key] = found.get(key, 0) + int(reason.value)
    return found


# Bands and ladders ----------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0", "scenario.grappa.victory", "scenario.caporetto.victory", "scenario.radetzky.victory")
@pytest.mark.rule("scenario.albrecht.victory", "scenario.solstice.victory", "scenario.vittorio.victory")
@pytest.mark.parametrize(
    ("scenario", "points", "verdict"),
    [
        *(("grappa", 4, "entente"), ("grappa", 5, "draw"), ("grappa", 6, "cp-tactical")),
        *(("caporetto", -21, "entente"), ("caporetto", -20, "cp-tactical"), ("caporetto", 14, "cp-tactical")),
        *(("caporetto", 15, "cp-operational"), ("caporetto", 40, "cp-operational"), ("caporetto", 41, "cp-strategic")),
        *(("radetzky", 2, "entente"), ("radetzky", 3, "draw"), ("radetzky", 4, "cp-tactical")),
        *(("albrecht", 9, "entente"), ("albrecht", 10, "cp-tactical"), ("albrecht", 15, "cp-tactical")),
        *(("albrecht", 16, "cp-operational"), ("albrecht", -5, "entente")),
        *(("solstice", 14, "entente"), ("solstice", 15, "cp-tactical"), ("solstice", 20, "cp-tactical")),
        *(("solstice", 21, "cp-operational"), ("vittorio", 24, "cp"), ("vittorio", 25, "draw")),
        ("vittorio", 30, "draw"),
        *(("vittorio", 31, "entente-tactical"), ("vittorio", 40, "entente-tactical")),
        *(("vittorio", 41, "entente-operational"), ("vittorio", 50, "entente-operational")),
        ("vittorio", 51, "entente-strategic"),
    ],
)
def test_16_0_the_verdict_by_points(scenario: str, points: int, verdict: str) -> None:
    assert band(opening(scenario), points) == verdict


@pytest.mark.rule("16.0", "scenario.vittorio.victory")
@pytest.mark.parametrize(
    ("verdict", "lower", "winner"),
    [
        ("entente-strategic", "entente-operational", "entente"),
        ("entente-tactical", "draw", ""),
        ("draw", "cp", "cp"),
        ("cp", "cp", "cp"),
    ],
)
def test_d47_without_trento_the_level_is_a_step_lower(verdict: str, lower: str, winner: str) -> None:
    g = position("vittorio", "unit I1 at W1826\nunit A4 at W2709\nhex W2709 control cp")
    conclude(g.table, verdict)
    found = g.table.position
    assert (found.verdict, ("cp", "entente", "")[found.winner]) == (f"verdict-{lower}", winner)


@pytest.mark.rule("scenario.vittorio.victory")
def test_scenario_vittorio_with_trento_it_stays() -> None:
    text = "unit I1 at W1826\nunit A4 at W2719\nhex W2709 control {}"
    assert not falls_short(position("vittorio", text.format("entente")).table)
    assert falls_short(position("vittorio", text.format("cp")).table)


# Points by hexes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.0", "scenario.vittorio.victory")
def test_scenario_vittorio_the_cockades_are_worth_39() -> None:
    assert sum(objectives(opening("vittorio"), ENTENTE).values()) == 39


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_16_0_nobody_scores_before_anything_has_happened(scenario: str) -> None:
    assert score(opening(scenario)).total == 0


@pytest.mark.rule("16.0", "scenario.caporetto.victory")
def test_scenario_caporetto_objectives_count_while_they_are_held() -> None:
    text = "unit A1 at E3431\nunit I22 at E2720\nhex E3427 control {}"
    assert reasons(position("caporetto", text.format("cp")).table) == {"victory-hex": 2}
    assert reasons(position("caporetto", text.format("entente")).table) == {}


@pytest.mark.rule("scenario.albrecht.victory", "scenario.solstice.victory", "scenario.vittorio.victory")
def test_scenario_albrecht_an_objective_at_a_bridge_counts_while_the_bridge_works() -> None:
    table = begin("albrecht").table
    hex_ = table.board.grid.find("E1004")
    assert not is_usable(table, hex_)
    table.position.broken.clear()
    assert is_usable(table, hex_)


@pytest.mark.rule("scenario.grappa.victory", "scenario.radetzky.victory")
def test_scenario_grappa_a_trench_of_the_entente_taken_is_a_point() -> None:
    table = begin("grappa").table
    trenches = table.board.regions["trenches-entente"] & table.area & table.held_at_start[ENTENTE]
    quiet = [h for h in table.board.grid.hexes if trenches >> h & 1 and h not in objectives(table, CP)]
    table.take_control(quiet[0], CP)
    assert reasons(table) == {"trenches": 1}


@pytest.mark.rule("scenario.radetzky.victory", "11.2.10")
def test_scenario_radetzky_markers_taken_off_count() -> None:
    g = position("radetzky", "unit A4 at W2419\nunit I1 at W1320\nside cp points 2")
    assert reasons(g.table) == {"happened": 2}


# What decides ---------------------------------------------------------------------------------------------------


def ruled(scenario: str, text: str, *cells: str) -> str:
    """What decides on a sketch with its regions."""
    return decided(sketch(scenario, text, *cells).table)


@pytest.mark.rule("scenario.grappa.victory", "scenario.radetzky.victory")
@pytest.mark.parametrize(("cell", "verdict"), [((), "cp-strategic"), (("0507 m",), ""), (("0507 x",), "")])
def test_scenario_grappa_clear_ground_south_of_the_trenches_decides(cell: tuple[str, ...], verdict: str) -> None:
    text = "region south-of-entente-trenches 0507-0508\nregion objectives-grappa 0101 0102\nunit A4 at 0507\n"
    assert ruled("grappa", text, *cell) == verdict


@pytest.mark.rule("scenario.grappa.victory", "9.1.units")
def test_scenario_grappa_only_units_in_touch_with_the_14th_army_decide() -> None:
    text = "region south-of-entente-trenches 0507-0508\nunit A4 at 0507\n"
    ring = "unit I15 at 0405\nunit I17 at 0605\nunit I24 at 0205\n"
    assert ruled("grappa", text) == "cp-strategic"
    assert ruled("grappa", text + ring + "unit I51 at 0805\nunit I56 at 0101\nunit I59 at 0905\n") == ""


@pytest.mark.rule("scenario.grappa.victory")
@pytest.mark.parametrize(("second", "verdict"), [("0304", "cp-operational"), ("0305", "")])
def test_scenario_grappa_both_summits_decide(second: str, verdict: str) -> None:
    text = f"region objectives-grappa 0504 0304\nunit A4 at 0504\nunit A50 at {second}\n"
    assert ruled("grappa", text, "0504 m", "0304 m", "0305 m") == verdict


@pytest.mark.rule("scenario.grappa.victory", "16.0")
def test_scenario_grappa_the_end_names_the_hex_that_decided_whatever_the_points() -> None:
    """Four points lie in the band of the Entente; a unit on clear ground beyond the trenches wins all the same."""
    table = sketch("grappa", "region south-of-entente-trenches 0507-0508\nunit A4 at 0507\n").table
    conclude(table, decided(table))
    assert table.position.verdict == "verdict-cp-strategic"
    verdict, ground = table.events[-2:]
    assert (verdict.key, ground.key, ground.rule) == (
        "verdict-cp-strategic",
        "decided-ground",
        "scenario.grappa.victory",
    )
    said = words_for(Italia, "en").event(table, ground)
    assert said.startswith("Units in touch with headquarters hold 0507 at the end: a strategic victory")
    assert "0507" in words_for(Italia, "fr").event(table, ground)


@pytest.mark.rule("scenario.radetzky.victory")
@pytest.mark.parametrize(("units", "verdict"), [("0505 0506 0507", "cp-operational"), ("0505 0506", "")])
def test_scenario_radetzky_three_mountains_south_of_the_trenches_decide(units: str, verdict: str) -> None:
    """Ruling D48: high mountains are mountains."""
    names = dict(zip(units.split(), ("A4", "A5", "A6"), strict=False))
    text = "region south-of-entente-trenches 0505-0508\n"
    text += "".join(f"unit {name} at {hex_}\n" for hex_, name in names.items())
    assert ruled("radetzky", text, "0505 m", "0506 h", "0507 m") == verdict


@pytest.mark.rule("scenario.radetzky.victory")
def test_scenario_radetzky_two_of_the_four_heights_decide() -> None:
    text = "region objectives-radetzky 0504 0304 0704 0104\nunit A4 at 0504\nunit A5 at 0704\n"
    assert ruled("radetzky", text) == "cp-operational"


@pytest.mark.rule("scenario.albrecht.victory", "scenario.solstice.victory")
def test_scenario_albrecht_one_city_decides_and_three_of_eight_in_the_solstice() -> None:
    assert ruled("albrecht", "region objectives-albrecht 0504 0304\nunit A17 at 0504\n") == "cp-strategic"
    two = "region objectives-solstice 0504 0304 0704\nunit A4 at 0504\nunit A5 at 0704\n"
    assert (ruled("solstice", two), ruled("solstice", two + "unit A6 at 0304\n")) == ("", "cp-strategic")


@pytest.mark.rule("16.0", "scenario.grappa.victory", "scenario.albrecht.victory")
@pytest.mark.parametrize(("scenario", "numbers"), [("grappa", "W2024, W2026"), ("albrecht", "W1234, W0534, W0336")])
def test_16_0_the_goal_names_the_hexes_that_decide(scenario: str, numbers: str) -> None:
    told = opening(scenario).goal(None)
    assert told is not None
    assert numbers in {way.args.get("numbers", "") for way in told.ways}


@pytest.mark.rule("scenario.grappa.victory", "scenario.radetzky.victory")
@pytest.mark.parametrize(("scenario", "unit"), [("grappa", "I15"), ("radetzky", "I1")])
def test_scenario_grappa_an_enemy_in_a_trench_of_the_central_powers_costs_a_level(scenario: str, unit: str) -> None:
    text = "region trenches-cp 0505\nunit A4 at 0502\nunit {} at {}\n"
    assert falls_short(sketch(scenario, text.format(unit, "0505")).table)
    assert not falls_short(sketch(scenario, text.format(unit, "0506")).table)


@pytest.mark.rule("scenario.radetzky.victory", "3.0.unit")
@pytest.mark.parametrize(("scenario", "gun", "short"), [("radetzky", "I-corps1", True), ("grappa", "I-corps1", False)])
def test_scenario_radetzky_any_unit_of_the_entente_in_such_a_trench_is_enough(
    scenario: str, gun: str, short: bool
) -> None:
    """Radetzky says a unit, which a support is too; Monte Grappa asks for a combat unit."""
    text = f"region trenches-cp 0505\nunit A4 at 0502\nunit {gun} at 0505\n"
    assert falls_short(sketch(scenario, text).table) is short


@pytest.mark.rule("scenario.radetzky.victory", "9.1.units")
def test_scenario_radetzky_the_headquarters_of_that_enemy_need_not_be_in_supply() -> None:
    """Ruling D68: the scenario asks it of the Central Powers only."""
    units = "unit A-XI at 0501\nunit A4 at 0502\nunit I-IV at 0508\nunit I1 at 0507\nregion trenches-cp 0507\n"
    head = f"italia radetzky\n{ground()}region sources-cp 0101-0901\n{units}phase 11.1\n"
    table = field(head).table
    assert fed_headquarters(table, ENTENTE) == []
    assert falls_short(table)


# The last count -------------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.caporetto.victory", "scenario.vittorio.victory")
def test_scenario_caporetto_what_a_counter_is_worth_in_the_last_count() -> None:
    """Rulings D39 and D45."""
    text = "unit I22 at 0508\nunit I24 at 0507 steps 2\nunit I3 I34 I3DC at 0506\nunit I7Alp IGran AlpDet1 at 0505\n"
    g = sketch("caporetto", text + "unit I-corps1 I-army1 at 0508\nunit A1 at 0502\nunit I-depot1 at 0509\n")
    names = ("I22", "I24", "I3", "I34", "I3DC", "I7Alp", "IGran", "AlpDet1", "I-corps1", "I-army1", "I-II", "I-depot1")
    assert [worth(g.table, g.piece(name), "caporetto") for name in names] == [2, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 0]


TAGLIAMENTO = "region east-of-tagliamento 0101-0106 0201-0206 0301-0306 0401-0406 0501-0506 0601-0606\n"


@pytest.mark.rule("scenario.caporetto.victory", "scenario.caporetto.exit")
def test_scenario_caporetto_italians_east_of_the_tagliamento_count_if_a_unit_is_west_of_it() -> None:
    text = TAGLIAMENTO + "unit I22 I-corps1 at 0105\nunit I24 at 0909\nunit I3 I-corps2 at led-off\nunit A1 at {}\n"
    west, east = (sketch("caporetto", text.format(hex_)).table for hex_ in ("0507", "0506"))
    assert reasons(west, final=True) == {"east-of-tagliamento": 4, "led-off": -3}
    assert reasons(east, final=True) == {"led-off": -3}


@pytest.mark.rule("scenario.albrecht.victory", "scenario.solstice.victory")
def test_scenario_albrecht_units_behind_the_trenches_count_for_or_against() -> None:
    text = "region behind-entente-trenches 0505-0508 0405\nunit A17 Gebirgs7 at 0505\nunit A24 at 0405 steps 2\n"
    assert reasons(sketch("albrecht", text).table, final=True) == {"behind-trenches": 2}
    ring = "unit I4 at 0607\nunit I22 at 0407\nunit I25 at 0506\nunit I31 at 0509\n"
    lost = "region behind-entente-trenches 0507-0508\nunit A17 A-corps8 at 0508\n" + ring
    assert reasons(sketch("albrecht", lost).table, final=True).get("cut-off") == -2


@pytest.mark.rule("scenario.vittorio.victory")
def test_scenario_vittorio_what_cannot_trace_supply_counts() -> None:
    ring = "unit I1 at 0607\nunit I2 at 0407\nunit I5 at 0506\nunit I7 at 0509\n"
    g = sketch("vittorio", "unit A4 A-corps1 at 0508\nunit A5 at 0502\n" + ring)
    assert sorted(g.table.roster[p].name for p in cut_off(g.table)) == ["A-corps1", "A4"]
    assert reasons(g.table, final=True) == {"cut-off": 4}


POCKET = "region sources-cp 0101-0901\nregion sources-entente 0109-0909\n"
LINE = "unit {} at 0103\nunit {} at 0303\nunit {} at 0503\nunit {} at 0703\nunit {} at 0903\n"


@pytest.mark.rule("scenario.vittorio.victory", "9.1")
def test_scenario_vittorio_a_pocket_with_its_own_headquarters_is_cut_off_all_the_same() -> None:
    """Ruling D68: the headquarters has no line, so its radius feeds nobody."""
    units = (
        LINE.format("I1", "I2", "I5", "I7", "I9") + "unit A-XI at 0507\nunit A4 A-corps1 at 0607\nunit A55.1 at 0707\n"
    )
    table = field(f"italia vittorio\n{ground()}{POCKET}{units}phase 11.1\n").table
    assert sorted(table.roster[p].name for p in cut_off(table)) == ["A-XI", "A-corps1", "A4", "A55.1"]
    assert reasons(table, final=True) == {"cut-off": 7}


@pytest.mark.rule("scenario.albrecht.victory", "scenario.solstice.victory", "9.1")
def test_scenario_albrecht_a_pocket_behind_the_trenches_counts_against_though_its_headquarters_is_there() -> None:
    """Ruling D68."""
    units = LINE.format("I4", "I22", "I25", "I31", "I37") + "unit A-VI at 0507\nunit A17 A-corps8 at 0607\n"
    behind = "region behind-entente-trenches 0505-0508 0605-0608\n"
    table = field(f"italia albrecht\n{ground()}{POCKET}{behind}{units}phase 11.1\n").table
    assert reasons(table, final=True) == {"cut-off": -2}


@pytest.mark.rule("16.0", "11.1.3.secondary", "9.1.line")
@pytest.mark.parametrize(("weather", "many"), [("fine", 0), ("bad", 1)])
def test_16_0_secondary_roads_follow_the_last_weather_in_the_last_count(weather: str, many: int) -> None:
    """Ruling D28."""
    road = "link secondary " + " ".join(f"01{row:02}" for row in range(1, 17)) + "\n"
    units = "region sources-cp 0101\nunit A-XI at 0101\nunit A4 at 0116\n"
    table = field(f"italia vittorio\n{lane(*'m' * 16)}{road}{units}phase 11.1\nweather {weather}\n").table
    assert len(cut_off(table)) == many


@pytest.mark.rule("16.0", "7.0.end")
def test_16_0_the_score_is_told_after_every_turn_and_the_last_one_decides() -> None:
    g = position("caporetto", "unit A1 at E3431\nunit I22 at E2720\nhex E3427 control cp")
    judge(g.table)
    assert not g.table.position.over
    g.table.position.turn = 4
    judge(g.table)
    assert (bool(g.table.position.over), g.table.position.verdict) == (True, "verdict-cp-tactical")
