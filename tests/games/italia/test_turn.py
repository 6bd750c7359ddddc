"""Chapters 7, 8 and 10: the sequence of play, offensives, and the weather."""

from __future__ import annotations

import pytest

from grognard.games.front1918.battle import Battle
from grognard.games.front1918.mastery import damage_tally
from grognard.games.front1918.odds import is_in_offensive
from tests.games.italia.scenes import Field, begin, field, lane

UNITS = "unit I4x at 0112\nunit A4x at 0101\nunit A3x at 0103\nunit I3x at 0110\n"


def rolled(*rolls: str) -> Field:
    """The weather phase of a turn, with these rolls."""
    return field(lane(*"." * 12) + UNITS + "phase 10.0\n").play(*rolls)


# §7.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.0", "7.0.admin", "7.0.sequence", "7.0.end", "sequence.detailed")
def test_7_0_a_turn_without_an_offensive_has_one_operational_sequence() -> None:
    g = field(lane(*"." * 12) + UNITS + "phase 11.1\n")
    rules = [phase.rule for phase in g.table.phases()]
    once = ("8.0", "9.0", "17.1.superiority", "10.0")
    assert [rule for rule in rules if rule in once] == list(once)
    halves = [(phase.rule, phase.side.name) for phase in g.table.phases() if phase.side is not None]
    order = ["11.1", "11.2", "12.1", "13.0", "14.1", "14.2", "14.3"]
    assert [rule for rule, side in halves if side == "cp" and rule in order] == order
    assert [rule for rule, side in halves if side == "entente" and rule in order] == order
    assert halves.index(("14.3", "cp")) < halves.index(("11.1", "entente"))
    assert rules[-1] == "7.0.end"


@pytest.mark.rule("7.0", "scenario.vittorio.hungarians", "scenario.caporetto.refugees", "11.2.10", "11.4")
@pytest.mark.parametrize(
    ("scenario", "clauses", "side"),
    [
        ("vittorio", ("scenario.vittorio.hungarians",), "cp"),
        ("caporetto", ("scenario.caporetto.refugees", "scenario.caporetto.bridges", "11.2.10", "11.4"), "entente"),
    ],
)
def test_7_0_what_a_scenario_adds_is_listed_only_before_the_moves_it_belongs_to(
    scenario: str, clauses: tuple[str, ...], side: str
) -> None:
    phases = [(phase.rule, phase.side.name) for phase in begin(scenario).table.phases() if phase.side is not None]
    assert {each for each in phases if each[0] in clauses} == {(clause, side) for clause in clauses}


@pytest.mark.rule("7.0.extra", "8.0.benefits", "8.0.duration", "7.0.sequence")
def test_7_0_extra_an_offensive_adds_two_sequences_for_its_turn_only() -> None:
    g = begin("grappa")
    assert [phase.rule for phase in g.table.phases()].count("10.0") == 3
    g.table.position.turn = 2
    assert [phase.rule for phase in g.table.phases()].count("10.0") == 1


@pytest.mark.rule("7.0.sequence", "11.2.4.stay", "11.0")
def test_7_0_sequence_airmen_come_first_and_footbridges_are_taken_up_before_moves() -> None:
    g = begin("solstice")
    cp = [phase.rule for phase in g.table.phases() if phase.side is not None and phase.side.name == "cp"]
    assert cp.index("17.1") < cp.index("11.2.4.stay") < cp.index("11.1")


# §8.0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "8.0.benefits", "15.2.3")
def test_8_0_the_side_with_the_initiative_turns_as_many_guns_as_the_scenario_gives() -> None:
    g = begin("radetzky")
    assert g.asked == "cp 8.0.benefits"
    guns = g.options("launch")
    assert guns == ["A-army1", "A-army2"]
    g.play(f"launch {guns[0]}", f"launch {guns[1]}")
    assert "offensive" in g.marks(guns[0]) & g.marks(guns[1])
    assert g.asked != "cp 8.0.benefits", "two of them"


@pytest.mark.rule("8.0.duration", "15.2.3")
def test_8_0_duration_the_guns_are_turned_back_when_the_next_turn_begins() -> None:
    g = begin("grappa")
    gun = g.piece("G-army1")
    g.table.mark(gun, 1 << g.table.marks.index("offensive"))
    g.table.position.turn = 2
    list(g.table.chapters.offensives(g.table))
    assert g.marks("G-army1") == set()


@pytest.mark.rule("8.0.benefits")
def test_8_0_benefits_attacks_in_range_of_a_turned_gun_have_the_modifier_of_the_sequence() -> None:
    g = begin("grappa")
    cp = g.table.sides[0]
    values = []
    for sequence in (1, 2, 3):
        g.table.position.sequence = sequence
        values.append(g.table.offensive_modifier(cp))
    row = g.table.facts.offensive_row(g.table)
    assert values == [g.table.number("offensives", row, column) for column in ("first", "second", "third")]
    g.table.mark(g.piece("G-army1"), 1 << g.table.marks.index("offensive"))
    assert is_in_offensive(g.table, cp, g.hex("W2024"))
    assert not is_in_offensive(g.table, cp, g.hex("W1623")), "out of its radius"


# §10.0 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.0", "table.weather", "10.0.fine", "10.0.bad", "10.0.fog")
@pytest.mark.parametrize(
    ("rolls", "weather"),
    [
        (["roll 2 2"], "fine"),
        (["roll 2 3"], "bad"),
        (["roll 3 3"], "bad"),
        (["roll 4 4"], "fine"),
        (["roll 5 4"], "fine"),
        (["roll 5 5"], "bad"),
        (["roll 3 4", "roll 4"], "fog"),
        (["roll 3 4", "roll 3"], "fog-bad"),
    ],
)
def test_ex_120_the_weather_by_two_dice_and_after_fog_by_a_third(rolls: list[str], weather: str) -> None:
    g = rolled(*rolls)
    assert ("fine", "fog", "bad", "fog-bad")[g.table.position.weather] == weather


@pytest.mark.rule("10.0.fog", "10.0.bad")
@pytest.mark.parametrize(("second", "after"), [("roll 4", 0), ("roll 3", 2)])
def test_10_0_fog_lasts_through_the_phases_of_the_first_side_then_comes_what_was_rolled(
    second: str, after: int
) -> None:
    g = rolled("roll 3 4", second)
    assert g.table.is_foggy()
    while g.table.phases()[g.table.position.phase].side == g.table.sides[0]:
        g.play("done")
    assert (g.table.is_foggy(), g.table.position.weather) == (False, after)


@pytest.mark.rule("10.0.fog", "12.2.5.damage")
@pytest.mark.parametrize(("weather", "less"), [("fine", 0), ("fog", 1), ("bad", 0), ("fog-bad", 1)])
def test_10_0_fog_spares_the_side_with_the_initiative_a_point_of_damage(weather: str, less: int) -> None:
    g = field(lane(*"." * 12) + f"weather {weather}\n" + UNITS + "phase 11.1\n")
    for side, spared in zip(g.table.sides, (less, 0), strict=True):
        assert damage_tally(g.table, Battle(side, g.hex("0103"), [], [], {}), 3).total == 3 - spared


@pytest.mark.rule("10.0", "scenario.grappa.special")
def test_10_0_a_scenario_may_set_the_weather() -> None:
    g = begin("grappa")
    while g.phase != "11.1":
        g.play((g.options("launch") and "launch " + g.options("launch")[0]) or g.options()[0])
    assert g.table.position.weather == 3, "fog, then bad"
