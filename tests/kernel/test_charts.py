"""Charts as printed: columns by strength and by odds, shifts beyond the edges, exact chances, faults by key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.files.data import Faults, document
from grognard.kernel.files.sources import NoSuchName
from grognard.kernel.numbers.cells import parse_number
from grognard.kernel.numbers.charts import (
    Chart,
    Dice,
    dice_totals,
    parse_dice,
    parse_span,
    read_chart,
    read_charts,
)

ODDS = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]
DIE = ["1", "2", "3", "4", "5", "6"]


def grid(columns: list[str], rows: list[str]) -> list[list[str]]:
    """Cells that say where they stand."""
    return [[f"{column}/{row}" for column in columns] for row in rows]


ASSAULT = Chart("assault", ODDS, DIE, grid(ODDS, DIE), Dice(1, 6))


def read(text: str) -> tuple[dict[str, Chart], list[str]]:
    faults = Faults()
    charts = read_charts(document(text, faults, "charts.toml"))
    return charts, faults.lines


def heads(*columns: str, **settings: str) -> Chart:
    return Chart("t", columns, ["1-6"], [columns], Dice(1, 6), **settings)  # type: ignore[arg-type]


# Dice ----------------------------------------------------------------------------------------------------------
def test_dice_are_read() -> None:
    assert parse_dice("2d6") == Dice(2, 6)
    assert parse_dice("d10") == Dice(1, 10)
    assert str(Dice(2, 6)) == "2d6"
    assert [parse_dice(text) for text in ("", "2", "0d6", "2d0", "2x6", "2d6+1")] == [None] * 6


@given(st.integers(1, 4), st.sampled_from([2, 6, 10]))
def test_totals_are_those_of_all_throws(number: int, sides: int) -> None:
    throws = Counter(map(sum, product(range(1, sides + 1), repeat=number)))
    assert dict(dice_totals(number, sides)) == {total: Fraction(n, sides**number) for total, n in throws.items()}
    assert list(dice_totals(number, sides)) == sorted(throws)


# Heads ---------------------------------------------------------------------------------------------------------
def test_spans_and_numbers_are_read_as_printed() -> None:
    assert [parse_span(text) for text in ("7", "4-6", "4–6", "7+", "3-", "-1", "−2-0", "clear")] == [
        *((7, 7), (4, 6), (4, 6), (7, None), (None, 3), (-1, -1), (-2, 0), None)
    ]
    assert [parse_number(text) for text in ("2", "+3", "–1", "1/2", "4/2", "-", "no")] == [
        *(2, 3, -1, Fraction(1, 2), 2, None, None)
    ]


@pytest.mark.parametrize(
    ("columns", "found"),
    [
        (("1-3", "4-6", "7+"), {0: None, 1: 0, 3: 0, Fraction(7, 2): 0, 4: 1, 6: 1, 7: 2, 99: 2}),
        (("1-3", "4-6"), {0: None, 6: 1, Fraction(13, 2): 1, 7: None}),
        (("4", "7", "11", "16"), {3: None, 4: 0, 6: 0, 7: 1, 10: 1, 16: 3, 99: 3}),
        (("1", "2", "3-4", "5+"), {1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 50: 3}),
        (("0-", "1", "2+"), {-8: 0, 0: 0, 1: 1, 2: 2}),
        (("-1-0", "1-2"), {-2: None, -1: 0, 0: 0, 1: 1, 3: None}),
    ],
)
def test_a_strength_finds_its_column(columns: tuple[str, ...], found: dict[int, int | None]) -> None:
    chart = heads(*columns)
    assert {strength: chart.column_for(strength) for strength in found} == found


@pytest.mark.parametrize(
    ("attack", "defence", "label"),
    [
        (24, 11, "2:1"),
        (35, 10, "3:1"),
        (9, 8, "1:1"),
        (8, 9, "1:2"),
        (1, 2, "1:2"),
        (10, 21, "1:3"),
        (1, 3, "1:3"),
        (10, 31, "1:4"),
        (1, 5, "1:5"),
        (7, 1, "7:1"),
        (8, 1, "8:1"),
        (29, 3, "9:1"),
        (Fraction(9, 2), 2, "2:1"),
        (2, Fraction(9, 2), "1:3"),
    ],
)
def test_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, label: str) -> None:
    assert ASSAULT.label(ASSAULT.column_for_odds(attack, defence)) == label


@pytest.mark.parametrize(
    ("odds", "shift", "label"),
    [
        ((5, 1), -2, "3:1"),
        ((8, 1), -2, "6:1"),
        ((1, 5), 2, "1:3"),
        ((1, 5), 1, "1:3"),
        ((9, 1), -1, "7:1"),
        ((1, 1), -9, "1:3"),
    ],
)
def test_shifts_come_before_the_edge(odds: tuple[int, int], shift: int, label: str) -> None:
    assert ASSAULT.label(ASSAULT.shift(ASSAULT.column_for_odds(*odds), shift)) == label


@given(st.integers(1, 200), st.integers(1, 200))
def test_whole_odds_are_floored_and_their_inverse_raised(attack: int, defence: int) -> None:
    expected = f"{attack // defence}:1" if attack >= defence else f"1:{-(-defence // attack)}"
    assert ASSAULT.label(ASSAULT.column_for_odds(attack, defence)) == expected


@pytest.mark.parametrize(
    ("columns", "found"),
    [
        (("3/2", "2/1"), {(3, 2): 0, (4, 3): -1, (1, 1): -1, (1, 2): -2, (2, 1): 1, (3, 1): 2}),
        (("3/1", "4/1"), {(3, 1): 0, (2, 1): -1, (1, 1): -2, (1, 2): -3, (9, 2): 1}),
        (("2/3", "1/1", "3/2"), {(2, 3): 0, (3, 5): -1, (1, 2): -1, (1, 3): -2, (1, 1): 1, (7, 4): 2, (2, 1): 3}),
    ],
)
def test_odds_between_whole_numbers(columns: tuple[str, ...], found: dict[tuple[int, int], int]) -> None:
    chart = heads(*columns)
    assert {odds: chart.column_for_odds(*odds) for odds in found} == found


def test_a_virtual_column_is_labelled_in_the_chart_s_own_way() -> None:
    chart = heads("3/1", "4/1")
    assert [chart.label(column) for column in (-3, -2, -1, 0, 1, 2, None)] == [
        *("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "-")
    ]
    assert heads("a", "b").label(9) == "b"


def test_what_a_chart_cannot_answer_is_an_error() -> None:
    with pytest.raises(ValueError, match="no column for odds of 0 to 3"):
        ASSAULT.column_for_odds(0, 3)
    with pytest.raises(ValueError, match="no column for odds of 3 to 0"):
        ASSAULT.column_for_odds(3, 0)
    with pytest.raises(ValueError, match="not strengths"):
        ASSAULT.column_for(3)
    with pytest.raises(ValueError, match="no column for odds"):
        heads("1-3", "4+").column_for_odds(1, 1)


# Cells ---------------------------------------------------------------------------------------------------------
def test_cells_are_read_by_column_and_die() -> None:
    assert ASSAULT["2:1", 4] == "2:1/4"
    assert ASSAULT[ASSAULT.column("2:1"), 4] == "2:1/4"
    assert (ASSAULT[0, -3], ASSAULT[0, 9]) == ("1:3/1", "1:3/6")
    assert (ASSAULT[-1, 1], ASSAULT[99, 1]) == ("1:3/1", "7:1/1")


def test_a_chart_may_let_columns_fall_off_its_edges() -> None:
    chart = heads("1-3", "4+", below="off", off="none")
    assert chart.shift(0, -1) is None
    assert chart.shift(1, 5) == 1
    assert chart.shift(None, 2) is None
    assert (chart[-1, 3], chart[None, 3], chart[7, 3]) == ("none", "none", "4+")
    assert chart.distribution(None) == {"none": 1}
    assert heads("1", "2", above="off").shift(1, 1) is None


@given(
    st.integers(1, 3),
    st.sampled_from([4, 6]),
    st.integers(-5, 5),
    st.integers(-2, 4),
    st.data(),
)
def test_chances_are_those_of_all_throws(
    number: int, sides: int, modifier: int, column: int, data: st.DataObject
) -> None:
    dice = Dice(number, sides)
    rows = [str(total) for total in dice.totals]
    cells = data.draw(
        st.lists(st.lists(st.sampled_from("-MX"), min_size=3, max_size=3), min_size=len(rows), max_size=len(rows))
    )
    chart = Chart("t", ["1", "2", "3"], rows, cells, dice, below="off")
    throws = Counter(chart[column, sum(faces) + modifier] for faces in product(range(1, sides + 1), repeat=number))
    assert chart.distribution(column, modifier) == {cell: Fraction(n, sides**number) for cell, n in throws.items()}
    assert sum(chart.distribution(column, modifier).values()) == 1


# Reading -------------------------------------------------------------------------------------------------------
def test_a_chart_is_read_as_printed() -> None:
    charts, faults = read(
        """
        source = "book 7.1"
        [fire]
        title = {en = "Fire", fr = "Tir"}
        dice = "2d6"
        columns = ["1-3", "4-6", "7+"]
        rows = ["2-4", "5-6", 7, "8-12"]
        cells = [["-", "M", 1], ["-", "-", "M"], ["-", "-", "-"], ["X", "X", "X"]]
        below = "off"
        """
    )
    fire = charts["fire"]
    assert faults == []
    assert fire.titles["fr"] == "Tir"
    assert [fire[2, die] for die in range(2, 13)] == ["1"] * 3 + ["M"] * 2 + ["-"] + ["X"] * 5
    assert fire.results == ("-", "M", "1", "X")
    assert fire.distribution("7+") == {
        "1": Fraction(6, 36),
        "M": Fraction(9, 36),
        "-": Fraction(6, 36),
        "X": Fraction(15, 36),
    }
    assert fire.shift(0, -1) is None


def test_dice_may_run_across() -> None:
    charts, faults = read(
        """
        [losses]
        dice = "1d6"
        across = "dice"
        columns = ["1", "2-5", "6+"]
        rows = ["1-4", "5+"]
        cells = [["a", "b", "c"], ["d", "e", "f"]]
        [drift]
        dice = "1d6"
        across = "dice"
        columns = ["1-3", "4-6"]
        cells = ["north", "south"]
        """
    )
    losses = charts["losses"]
    assert faults == []
    assert [losses[losses.column_for(9), die] for die in (1, 3, 6, 7)] == ["d", "e", "f", "f"]
    assert charts["drift"][4] == "south"


def test_a_chart_of_one_column_is_read_by_the_die_alone() -> None:
    charts, faults = read('[weather]\ndice = "1d6"\nrows = ["1-2", "3-6"]\ncells = ["mud", "fair"]\n')
    assert faults == []
    assert [charts["weather"][die] for die in (0, 1, 2, 3, 6)] == ["mud", "mud", "mud", "fair", "fair"]
    assert charts["weather"].distribution() == {"mud": Fraction(1, 3), "fair": Fraction(2, 3)}


def test_rows_may_go_beyond_the_dice_for_modified_rolls() -> None:
    charts, faults = read(
        '[t]\ndice = "1d6"\nrows = ["0-", "1-5", "6", "7", "8+"]\ncells = ["a", "b", "c", "d", "e"]\n'
    )
    assert faults == []
    assert [charts["t"][die] for die in (-4, 0, 1, 5, 6, 7, 8, 30)] == list("aabbcdee")


def test_a_chart_of_values_is_read_by_row_and_column() -> None:
    charts, faults = read(
        """
        [terrain]
        columns = ["move", "shift", "sight"]
        [terrain.rows]
        clear = [1, 0, "open"]
        wood = [2, "-2", "blocks"]
        road = ["1/2", "-", "open"]
        """
    )
    terrain = charts["terrain"]
    assert faults == []
    assert terrain.at("wood", "sight") == "blocks"
    assert [terrain.amount(row, "move") for row in terrain.rows] == [1, 2, Fraction(1, 2)]
    assert [terrain.number(row, "shift") for row in terrain.rows] == [0, -2, 0], "a dash is 0"
    with pytest.raises(ValueError, match='terrain: row clear, column sight: expected a number, got "open"'):
        terrain.amount("clear", "sight")
    with pytest.raises(ValueError, match="row road, column move: expected a whole number, got 1/2"):
        terrain.number("road", "move")


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ('dice = "2x6"', ['dice: expected dice such as 2d6, got "2x6"']),
        ('rows = ["1-2", "4-6"]', ["rows: no row for 3 of 1d6"]),
        ('rows = ["1-3", "3-6"]', ['rows: 3 is in two rows, "1-3" and "3-6"']),
        ('rows = ["1-3", "high"]', ['rows: "high" is no result of 1d6', "rows: no row for 4, 5, 6 of 1d6"]),
        ('rows = ["1-6", "8+"]', ["rows: no row for 7 of 1d6"]),
        ('columns = ["1:1", "1:2"]', ['columns: "1:2" does not follow "1:1"']),
        ('columns = ["1-3", "5+"]', ['columns: "5+" does not follow "1-3"']),
        ('columns = ["7", "4"]', ['columns: "4" does not follow "7"']),
        ('columns = ["1", "more"]', ["columns: numbers and words are mixed"]),
        ('columns = ["a", "a"]', ['columns: "a" stands twice']),
        (
            "columns = []",
            [
                "columns: expected a list of texts or whole numbers",
                *['cells: row "1-3": expected 1 cell, got 2', 'cells: row "4-6": expected 1 cell, got 2'],
            ],
        ),
        ("cells = []", ["cells: expected a list for each of 2 rows"]),
        ('cells = [["a", "b"]]', ["cells: expected a list for each of 2 rows"]),
        ('cells = [["a", "b"], ["c"]]', ['cells: row "4-6": expected 2 cells, got 1']),
        ('cells = [["a", "b"], ["c", 1.5]]', ['cells: row "4-6": expected texts or whole numbers, got ["c", 1.5]']),
        ('below = "of"', ['below: expected one of clamp, off, got "of"; did you mean off?']),
        ('colour = "red"', ["colour: unknown key"]),
    ],
)
def test_faults_of_a_chart_name_its_key(change: str, faults: list[str]) -> None:
    lines = {
        "dice": 'dice = "1d6"',
        "columns": 'columns = ["1-3", "4+"]',
        "rows": 'rows = ["1-3", "4-6"]',
        "cells": 'cells = [["a", "b"], ["c", "d"]]',
    }
    lines[change.partition(" ")[0]] = change
    charts, found = read("[t]\n" + "\n".join(lines.values()))
    assert found == [f"charts.toml: t.{fault}" for fault in faults]
    assert isinstance(charts["t"][0, 3] if charts["t"].dice else "", str)


def test_a_fault_of_a_row_by_name_names_the_row() -> None:
    faults = Faults()
    doc = document('columns = ["a", "b"]\n[rows]\nwood = [1]\n', faults, "charts.toml")
    assert read_chart("terrain", doc).at("wood", "b") == "-"
    assert faults.lines == ["charts.toml: rows.wood: expected 2 cells, got 1"]


def test_a_name_that_is_not_there_is_named_with_its_chart_and_what_was_perhaps_meant() -> None:
    charts, faults = read('[terrain]\ncolumns = ["cost", "shift"]\n[terrain.rows]\nwood = [1, 2]\ntown = [1, 3]\n')
    assert faults == []
    terrain = charts["terrain"]
    asked: list[tuple[Callable[[], object], str]] = [
        (lambda: charts["terain"], 'no chart "terain"; did you mean terrain?'),
        (lambda: terrain.value("wod", "cost"), 'charts.toml: terrain: no row "wod"; did you mean wood?'),
        (lambda: terrain.number("wod", "cost"), 'charts.toml: terrain: no row "wod"; did you mean wood?'),
        (lambda: terrain.at("wood", "cots"), 'charts.toml: terrain: no column "cots"; did you mean cost?'),
        (lambda: terrain.column("hill"), 'charts.toml: terrain: no column "hill"'),
        (lambda: ASSAULT["9:1", 3], 'assault: no column "9:1"'),
    ]
    for ask, said in asked:
        with pytest.raises(NoSuchName) as fault:
            ask()
        assert str(fault.value).startswith(said)
