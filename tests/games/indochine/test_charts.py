"""The charts of Indochine against every cell that the book and its examples give, and what holds for the others."""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.games.indochine.table import Indochine
from tests.games.indochine.printed import CHARTS, FILES

RULES = {lang: Indochine.folder.joinpath(f"rules.{lang}.toml").read_text("utf-8") for lang in ("en", "fr")}
TRC = CHARTS["trc"]
HARM = ("-", "S", "S1", "S2", "N", "N1", "N2", "N3", "1", "E")


def harm(factor: int, roll: int) -> int:
    """How much a result hurts: its place among all results, mildest first."""
    return HARM.index(TRC[TRC.column_for(factor), roll])


def test_no_faults_and_every_value_has_a_source() -> None:
    FILES.faults.check()
    unsourced = [key for key, source in FILES.sources.items() if source.kind == "unknown"]
    assert unsourced == []


@pytest.mark.rule("table.trc", "9.3")
def test_ex_4_a_factor_of_13_reads_column_12() -> None:
    assert TRC.label(TRC.column_for(13)) == "12"
    assert "13" not in TRC.columns


@pytest.mark.rule("table.trc")
@pytest.mark.parametrize(
    ("factor", "roll", "result"),
    [(32, 7, "1"), (32, 2, "E"), (14, 2, "1")],
)
def test_ex_7_and_10_cells_the_wave_example_gives(factor: int, roll: int, result: str) -> None:
    assert TRC[TRC.column_for(factor), roll] == result


@pytest.mark.rule("table.trc")
@pytest.mark.parametrize(("factor", "roll", "kind"), [(11, 8, "N"), (11, 10, "S"), (14, 6, "N")])
def test_ex_8_and_10_tests_the_wave_example_gives(factor: int, roll: int, kind: str) -> None:
    assert TRC[TRC.column_for(factor), roll].kind == kind


@pytest.mark.rule("table.trc")
def test_no_lower_roll_and_no_higher_factor_is_milder() -> None:
    factors = [int(head) for head in TRC.columns]
    for factor in factors:
        assert all(harm(factor, low) >= harm(factor, high) for low, high in pairwise(range(-2, 18)))
    for roll in range(-2, 18):
        assert all(harm(less, roll) <= harm(more, roll) for less, more in pairwise(factors))


@pytest.mark.rule("table.trc", "11")
def test_every_result_of_the_book_is_on_the_chart_and_no_other() -> None:
    assert set(TRC.results) == set(HARM)
    assert {(cell.kind, cell.plus, cell.steps) for row in TRC.values for cell in row} == {
        ("", 0, 0),
        *(("S", plus, 0) for plus in range(3)),
        *(("N", plus, 0) for plus in range(4)),
        ("", 0, 1),
        ("E", 0, 0),
    }


@pytest.mark.rule("table.trc")
def test_less_than_one_has_no_effect_and_an_aircraft_may_hurt() -> None:
    assert TRC[TRC.column_for(Fraction(1, 2)), 2] == "-"
    assert TRC.distribution(TRC.column_for(12))["1"] > Fraction(1, 20)


@pytest.mark.rule("table.range", "table.fire-mods")
def test_ex_7_and_8_factors_of_the_wave_example() -> None:
    times = CHARTS["multipliers"].amount
    assert times("adjacent", "times") * (5 + 5 + 6) == 32
    assert times("near", "times") * (5 + 4 + 2) == 11
    assert times("adjacent", "times") * (5 + 2) == 14
    assert times("hidden", "times") == times("moved", "times") == Fraction(1, 2)
    assert CHARTS["direct"].number("moving", "dice") == -2


@pytest.mark.rule("table.fire-mods", "table.assault", "0.3")
def test_better_cover_never_helps_the_firer() -> None:
    classes = ("open", "light", "medium", "heavy")
    for chart in ("direct", "indirect"):
        found = [CHARTS[chart].number(cover, "dice") for cover in classes]
        assert found == sorted(found)
    strikes = [CHARTS["assault-dice"].number(cover, "dice") for cover in classes[1:]]
    assert strikes == sorted(strikes)


@pytest.mark.rule("0.3", "table.terrain")
def test_protection_classes_of_the_book() -> None:
    chart = CHARTS["terrain"]
    classes = {name: chart.value(name, "protection") for name in chart.rows}
    assert {name for name, each in classes.items() if each == "open"} == {
        *("clear", "road", "track", "watercourse", "embankment")
    }
    assert {name for name, each in classes.items() if each == "light"} == {
        *("paddy", "brush", "hedge", "grove", "wooden-ruin")
    }
    assert {name for name, each in classes.items() if each == "medium"} == {
        *("jungle", "wooden", "wall", "solid-ruin", "entrenchment")
    }
    assert {name for name, each in classes.items() if each == "heavy"} == {"prepared", "solid"}


@pytest.mark.rule("table.observation")
def test_who_hides_better_or_moves_less_is_recognised_later() -> None:
    chart = CHARTS["observation"]
    rows = [[chart.number(row, column) for column in chart.columns] for row in chart.rows]
    for row in rows:
        assert sorted(row[:3], reverse=True) == row[:3]
        assert sorted(row[3:], reverse=True) == row[3:]
        assert all(night <= day for day, night in zip(row[:3], row[3:], strict=True))
    for better, worse in pairwise(zip(*rows, strict=True)):
        assert list(better) == sorted(better, reverse=True) and list(worse) == sorted(worse, reverse=True)


@pytest.mark.rule("table.assault")
def test_ex_6_line_and_shock_troops_strike_as_in_the_example() -> None:
    chart = CHARTS["assault"]
    assert chart.number("line", "one step") >= 6 >= 5 > chart.number("line", "eliminated") == 4
    reduced, medium = (CHARTS["assault-dice"].number(cause, "dice") for cause in ("reduced", "medium"))
    assert 4 + reduced + medium <= chart.number("shock", "eliminated")
    for column in chart.columns:
        numbers = [chart.number(quality, column) for quality in ("recruit", "line", "veteran", "shock")]
        assert numbers == sorted(numbers)


@pytest.mark.rule("table.leader-replacement")
def test_ex_14_a_deputy_may_be_one_worse() -> None:
    assert "-1" in CHARTS["deputy"].results


@pytest.mark.rule("table.drop", "table.correction", "table.delay")
def test_more_wind_drifts_farther_and_worse_rolls_fall_farther() -> None:
    drift = CHARTS["drift"]
    for die in range(1, 7):
        steps = [drift[wind, die] for wind in ("none", "light", "strong")]
        assert steps == sorted(steps)
    shifts = [CHARTS["correction"][roll] for roll in range(2, 13)]
    assert shifts == sorted(shifts) and shifts[0] == 0
    delays = [CHARTS["delay"].number(size, "at most") for size in ("light", "medium", "heavy")]
    assert delays == sorted(delays, reverse=True)


# What the rules say of the charts --------------------------------------------------------------------------------

COVERS = ("open", "light", "medium", "heavy")
MANNERS = ("moving", "tactical", "stationary")


def numbers(chart: str, column: str, *rows: str) -> list[int]:
    """The numbers of some rows of a chart."""
    return [int(CHARTS[chart].number(row, column)) for row in rows]


TOLD = {
    "table.observation": [
        int(CHARTS["observation"].number(cover, manner + when))
        for when in ("", " by night")
        for cover in COVERS
        for manner in MANNERS
    ],
    "table.activation": numbers("activation", "morale", "leader-lost", "out-of-echelon", "out-of-command", "hesitant"),
    "table.delay": numbers("delay", "at most", "light", "medium", "heavy"),
    "table.artillery": [
        int(CHARTS["impact"].number(row, column))
        for row in ("light", "medium", "heavy", "bombs")
        for column in ("centre", "around")
    ],
    "table.assault": [
        *(
            int(CHARTS["assault"].number(row, column))
            for row in ("recruit", "line", "veteran", "shock")
            for column in ("one step", "eliminated")
        ),
        *numbers("assault-dice", "dice", "reduced", "striker-stopped", "striker-neutralised", "crew", "wave"),
        *numbers("assault-dice", "dice", "medium", "heavy", "target-neutralised"),
        *numbers("assault-order", "order", "hidden", "stopped", "neutralised"),
    ],
    "table.aa": numbers("anti-aircraft", "dice", "medium", "high", "stopped"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("clause", TOLD)
def test_the_text_of_a_table_gives_the_numbers_of_the_chart_in_order(clause: str, lang: str) -> None:
    text = next(rule["text"] for rule in tomllib.loads(RULES[lang])["rule"] if rule["id"] == clause)
    told = [int(number) for number in re.findall(r"(?<![\w.])[+-]?\d+(?![\w.]\w)", text)]
    assert told[: len(TOLD[clause])] == TOLD[clause]
