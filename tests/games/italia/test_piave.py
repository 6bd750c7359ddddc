"""The special rules of June 1918: reserves, the Amalfi battery, and the options of the Solstice."""

from __future__ import annotations

import pytest

from grognard.games.front1918.aftermath import aftermath
from grognard.games.italia.offensives import offensives
from grognard.games.italia.reserves import release_reserves
from grognard.games.italia.setup import cannot_bring_up, cannot_swap
from grognard.games.italia.table import CP, ENTENTE
from grognard.kernel.numbers.dice import TypedIn
from tests.games.italia.fights import FED, STAFFS, Fray, Match, engage, ground, in_combat
from tests.games.italia.scenes import begin, game

WHATIF = "scenario.solstice.whatif"


def field(text: str, scenario: str = "albrecht", turn: int = 1, when: str = "phase 11.1\n") -> Fray:
    """A sketch with the pieces and rules of a scenario of June 1918."""
    cp, entente = STAFFS[scenario]
    staffs = f"unit {cp} at 0501\nunit {entente} at 0509\n"
    return Fray(game().at(f"italia {scenario}\n{ground()}{FED}{staffs}{text}\nturn {turn}\n{when}", dice=TypedIn()))


# Reserves -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.10", "scenario.radetzky.reserve", "scenario.albrecht.reserve", "scenario.solstice.reserve")
@pytest.mark.parametrize(("scenario", "units"), [("radetzky", "I1 I2"), ("albrecht", "I4 I7"), ("solstice", "I1 I2")])
def test_11_2_10_a_marker_taken_off_gives_the_enemy_a_point(scenario: str, units: str) -> None:
    first, second = units.split()
    text = f"unit {first} at 0507 held-back\nunit {second} at 0508 held-back\nunit A-corps8 at 0502\n"
    g = field(text if scenario == "albrecht" else text.replace("A-corps8", "A-corps1"), scenario)
    g.run(release_reserves(g.table, ENTENTE)).play("release 0508", "done")
    assert ["held-back" in g.marks(name) for name in (first, second)] == [True, False]
    assert g.table.position.points[CP] == 1


@pytest.mark.rule("11.2.10", "scenario.albrecht.reserve")
def test_11_2_10_assault_troops_are_free_with_the_units_they_are_with() -> None:
    text = (
        "unit I2Bers I3Bers at 0507 held-back\nunit Arditi8 at 0507 held-back carrier I2Bers\nunit A-corps8 at 0502\n"
    )
    g = field(text, "albrecht")
    g.run(release_reserves(g.table, ENTENTE)).play("release 0507")
    assert [g.marks(name) for name in ("I2Bers", "I3Bers", "Arditi8")] == [set(), set(), set()]


@pytest.mark.rule("11.2.10", "12.2.6.total", "12.2.6.partial")
def test_11_2_10_a_marker_comes_off_for_a_reaction_too() -> None:
    """Ruling D91: near the combat, outside enemy zones."""
    text = "unit A33 at 0504\nunit I22 at 0505\nunit I4 at 0507 held-back\nunit I7 at 0109 held-back\n"
    g = field(text, "albrecht")
    battle = engage(g, "0505", "A33", mastery="none partial")
    g.run(aftermath(in_combat(g, CP).table, battle)).play("retreat 0")
    assert (g.options("release"), g.options("react")) == (["0507"], [])
    assert g.refused("react I4").startswith("§11.2.10 ")
    g.play("release 0507")
    assert (g.options("react"), g.table.position.points[CP]) == (["I4"], 1)


@pytest.mark.rule("11.2.10", "12.1")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_11_2_10_why_nobody_attacks_from_a_reserve_is_a_sentence(lang: str) -> None:
    text = (
        f"italia albrecht\n{ground()}{FED}unit I-VIII at 0509\nunit A-VI at 0501\nunit A33 at 0505\nunit A17 at 0303\n"
    )
    text += "unit I4 at 0506 held-back\nunit I7 at 0304\n"
    for more in ("", "unit I22 at 0406 disorganised\n"):
        g = Match(game().at(f"{text}{more}phase 12.1 2\n", dice=TypedIn()))
        assert "{" not in g.refused("attack 0505", lang) and g.refused("attack 0505").startswith("§11.2.10 ")


@pytest.mark.rule("scenario.radetzky.reserve", "11.2.10")
def test_scenario_radetzky_two_divisions_are_held_back() -> None:
    table = begin("radetzky").table
    held = [p for p in table.fighters[ENTENTE] if table.has(p, table.holding)]
    assert sorted(table.board.place_text(table.position.at[p]) for p in held) == ["W1226", "W1227"]


# The Amalfi battery ---------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.albrecht.amalfi", "scenario.solstice.special")
def test_scenario_albrecht_the_battery_alone_is_lost_for_a_point_when_the_enemy_comes_next_to_it() -> None:
    g = field("unit I-Amalfi at 0506\nunit A17 at 0503\nunit I22 at 0508\n")
    g.table.place(g.piece("A17"), g.hex("0504"))
    assert (g.at("I-Amalfi"), g.table.position.points[CP]) == ("0506", 0)
    g.table.place(g.piece("A17"), g.hex("0505"))
    assert (g.at("I-Amalfi"), g.table.position.points[CP]) == ("out", 1)


@pytest.mark.rule("scenario.albrecht.amalfi")
def test_scenario_albrecht_the_battery_with_a_unit_stands_and_it_never_moves() -> None:
    g = field("unit I-Amalfi I22 at 0506\nunit A17 at 0504\n")
    g.table.place(g.piece("A17"), g.hex("0505"))
    assert g.at("I-Amalfi") == "0506"
    assert g.table.facts.points_of(g.table, g.piece("I-Amalfi")) == 0


@pytest.mark.rule("scenario.albrecht.amalfi")
def test_scenario_albrecht_the_battery_is_lost_too_when_its_friends_leave_it_next_to_the_enemy() -> None:
    g = field("unit I-Amalfi I22 at 0506\nunit A17 at 0505\n")
    g.table.place(g.piece("I22"), g.hex("0507"))
    assert (g.at("I-Amalfi"), g.table.position.points[CP]) == ("out", 1)


@pytest.mark.rule("scenario.albrecht.amalfi", "scenario.albrecht.frame")
def test_scenario_albrecht_the_battery_stands_on_the_shore() -> None:
    assert (begin("albrecht").at("I-Amalfi"), begin("solstice").at("I-Amalfi")) == ("E0402", "E0402")


@pytest.mark.rule("scenario.albrecht.frame", "scenario.solstice.frame", "scenario.vittorio.frame", "11.2.5")
@pytest.mark.parametrize("scenario", ["albrecht", "solstice", "vittorio"])
def test_scenario_bridges_of_the_lower_piave_are_down(scenario: str) -> None:
    """Ruling D36."""
    table = begin(scenario).table
    grid, piave = table.board.grid, table.ways.named["piave"]
    rows = {edge: min(int(grid.number(h)[1:3]) for h in grid.ends(edge)) for edge in table.ways.bridge_list}
    low = {edge for edge, row in rows.items() if edge in piave and row <= 17}
    assert low
    assert low <= {*table.position.broken}


# Offensives, doctrines ------------------------------------------------------------------------------------------


@pytest.mark.rule("scenario.albrecht.special", "scenario.solstice.special", "scenario.radetzky.special", WHATIF)
@pytest.mark.parametrize(
    ("scenario", "options", "turn", "modifiers", "guns"),
    [
        ("radetzky", (), 1, (2, 1, 0), 2),
        ("albrecht", (), 1, (2, 2, 1), 2),
        ("albrecht", (), 2, (1, 1, 0), 2),
        ("albrecht", (), 3, (1, 0, 0), 1),
        ("solstice", (), 1, (2, 1, 0), 4),
        ("solstice", (WHATIF,), 1, (3, 2, 1), 2),
        ("solstice", (WHATIF,), 2, (1, 1, 0), 2),
        ("solstice", (), 3, (1, 0, 0), 1),
    ],
)
def test_scenario_offensives_of_june(
    scenario: str, options: tuple[str, ...], turn: int, modifiers: tuple[int, ...], guns: int
) -> None:
    table = begin(scenario, *options).table
    table.position.turn = turn
    row = table.facts.offensive_row(table)
    found = tuple(table.number("offensives", row, column) for column in ("first", "second", "third"))
    assert (found, table.number("offensives", row, "guns"), table.initiative) == (modifiers, guns, CP)


@pytest.mark.rule("scenario.solstice.special", "scenario.albrecht.special", "table.doctrine")
def test_scenario_solstice_doctrines() -> None:
    table = begin("solstice").table
    found = [table.doctrine(table.roster.numbers[name]) for name in ("I1", "I1DA.1", "B7.20", "F23.78", "A4")]
    assert found == ["diaz", "cadorna-foch", "evolving", "cadorna-foch", ""]


@pytest.mark.rule("scenario.albrecht.reinforcements", "scenario.solstice.reinforcements", "11.1.5")
@pytest.mark.parametrize(
    ("scenario", "names"),
    [("albrecht", "A12rtSch I1DA.1 I1DA.2 I1DA.3 I22 I37"), ("solstice", "A12rtSch I22 I37")],
)
def test_scenario_reinforcements_of_turn_25(scenario: str, names: str) -> None:
    table = begin(scenario).table
    boxes = {name: table.board.place_text(table.position.at[table.roster.numbers[name]]) for name in names.split()}
    assert {table.number_of(table.due(box)) for box in boxes.values()} == {25}


# The options of the Solstice ------------------------------------------------------------------------------------


@pytest.mark.rule(WHATIF, "15.2.2.bruchmuller")
def test_scenario_solstice_the_concentration_has_bruchmuller_on_one_gun() -> None:
    g = Fray(begin("solstice", WHATIF).game)
    g.run(offensives(g.table)).play("launch A-army1", "launch A-army2")
    assert (g.asked, g.options()) == ("cp 15.2.2.bruchmuller", ["prepare-gun A-army1", "prepare-gun A-army2"])
    g.play("prepare-gun A-army2")
    assert ("bruchmuller" in g.marks("A-army1"), "bruchmuller" in g.marks("A-army2")) == (False, True)


@pytest.mark.rule(WHATIF)
def test_scenario_solstice_up_to_three_elite_divisions_change_places() -> None:
    g = begin("solstice", WHATIF)
    assert g.asked == f"cp {WHATIF}"
    first = g.options("bring-up")[0]
    start = g.at(first)
    g.play(f"bring-up {first}")
    other = g.options("swap-with")[0]
    there = g.at(other)
    g.play(f"swap-with {other}")
    brigades = [p for p in g.table.fighters[CP] if g.table.division[p] == g.table.division[g.piece(first)]]
    assert {g.table.board.place_text(g.table.position.at[p]) for p in brigades} == {there}
    assert g.at(other) == start
    assert first not in g.options("bring-up")


@pytest.mark.rule(WHATIF, "4.0", "4.0.excess")
def test_scenario_solstice_nobody_is_lost_by_changing_places() -> None:
    """Whatever the choice, no hex holds more than it may."""
    g = begin("solstice", WHATIF)
    for first in g.options("bring-up"):
        h = begin("solstice", WHATIF).play(f"bring-up {first}")
        group = [p for p in h.table.fighters[CP] if h.table.division[p] == h.table.division[h.piece(first)]]
        here = h.table.position.at[group[0]]
        stay = [p for p in h.table.fighters_at(here, CP) if p not in group]
        for other in h.options("swap-with"):
            there = h.table.position.at[h.piece(other)]
            friends = [p for p in h.table.fighters_at(there, CP) if p != h.piece(other)]
            if here == there:
                continue
            assert h.table.stacking([*stay, h.piece(other)]) <= 4, (first, other)
            assert h.table.stacking([*friends, *group]) <= 4, (first, other)


@pytest.mark.rule(WHATIF, "4.0")
@pytest.mark.parametrize(
    ("crowded", "clause"), [("A3.1 A3.2 A55.1 A55.2", "4.0"), ("A3.1 A3.2 A55.1", ""), ("A3.1 A3.2", "")]
)
def test_scenario_solstice_places_are_not_changed_where_a_stack_would_be_too_high(crowded: str, clause: str) -> None:
    g = field(f"unit {crowded} at 0503\nunit A4 at 0505\n", "solstice")
    refusal = cannot_swap(g.table, frozenset(), g.piece("A3.1"), g.piece("A4"))
    assert (g.table.clause(refusal.rule) if refusal else "") == clause
    refusal = cannot_bring_up(g.table, frozenset(), g.piece("A3.1"))
    assert (refusal is not None) == bool(clause)


@pytest.mark.rule("scenario.solstice.trucks", "15.4")
def test_scenario_solstice_trucks_are_an_option() -> None:
    assert begin("solstice", "scenario.solstice.trucks").at("I-trucks") == "W0422"
    assert begin("solstice").at("I-trucks") == "out"


@pytest.mark.rule("scenario.solstice.trucks")
def test_scenario_solstice_the_assault_division_waits_by_the_trucks() -> None:
    g = begin("solstice", "scenario.solstice.trucks")
    assert {g.at(f"I1DA.{n}") for n in (1, 2, 3)} == {"W0422"}
