"""The charts of August 1914 against every cell that the book and its examples give, and what holds for the others."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.kernel.numbers.charts import Chart
from tests.games.august.printed import BOARDS, CHARTS, FILES, board

DIRECT, SHELLS, ASSAULT = CHARTS["direct-fire"], CHARTS["bombardment"], CHARTS["assault"]
SHIFTS, TERRAIN = CHARTS["shifts"], CHARTS["terrain"]
FIRE_GRADES = ("-", "M", "M1", "M2", "X", "2X", "3X")
ASSAULT_GRADES = ("-", "M", "M1", "M2", "1", "2", "3")


def grades(chart: Chart, order: tuple[str, ...], roll: int) -> list[int]:
    """The results of a roll from column to column, as places in their order."""
    return [order.index(chart[column, roll]) for column in range(len(chart.columns))]


def shifted(chart: Chart, strength: int, *rows: str) -> str:
    """The head of the column of a strength after shifts of one kind of combat."""
    kind = {"direct-fire": "direct"}.get(chart.name, chart.name)
    by = sum(SHIFTS.number(row, kind) for row in rows)
    return chart.label(chart.shift(chart.column_for(strength), by))


def test_no_faults_and_every_value_has_a_source() -> None:
    FILES.faults.check()
    assert [key for key, source in FILES.sources.items() if source.kind == "unknown"] == []


@pytest.mark.rule("ex.16", "ex.31", "tbl.direct-fire")
@pytest.mark.parametrize(
    ("roll", "column", "result"), [(5, "11", "M"), (5, "16", "M1"), (5, "22", "M2"), (6, "16", "M")]
)
def test_cells_of_direct_fire_that_the_examples_give(roll: int, column: str, result: str) -> None:
    assert DIRECT[column, roll] == result


@pytest.mark.rule("ex.27", "tbl.bombardment")
def test_cells_of_bombardment_that_the_example_gives() -> None:
    assert SHELLS["16", 8] == "-"
    assert SHELLS["21", 8] == "M"


@pytest.mark.rule("ex.15", "ex.26")
def test_columns_that_the_examples_give() -> None:
    place = DIRECT.columns.index
    assert [DIRECT.columns[place("4") + n] for n in range(6)] == ["4", "7", "11", "16", "22", "30"]
    assert SHELLS.label(SHELLS.shift(SHELLS.column("5"), 2)) == "12"
    assert DIRECT.label(DIRECT.shift(DIRECT.column("4"), 5)) == "30"
    assert SHELLS.label(SHELLS.column_for(14 + 14 + 6)) == "30"


@pytest.mark.rule("ex.16", "ex.7")
def test_ex_16_one_roll_read_in_three_columns() -> None:
    # Two of the three pieces are companies, so the hex gives two columns.
    common = ("two-companies", "distance-2")
    assert shifted(DIRECT, 6, *common) == "11"
    assert shifted(DIRECT, 6, *common, "mounted") == "16"
    assert shifted(DIRECT, 6, *common, "gun") == "22"


@pytest.mark.rule("ex.27")
def test_ex_27_shells_on_riders_and_their_lieutenant() -> None:
    assert shifted(SHELLS, 5, "two-companies", "observed-fire") == "16"
    assert shifted(SHELLS, 5, "two-companies", "observed-fire", "mounted") == "21"


@pytest.mark.rule("ex.31")
def test_ex_31_a_machine_gun_at_riders_on_the_move() -> None:
    assert shifted(DIRECT, 7, "distance-3", "opportunity", "moving-company", "mounted") == "16"


@pytest.mark.rule("ex.30", "8.52", "5.83", "16.32")
def test_shifts_the_text_gives() -> None:
    assert TERRAIN.number("woods", "direct") == TERRAIN.number("village", "assault") == -2
    assert TERRAIN.number("woods", "assault") < 0
    assert [SHIFTS.number("fortified", kind) for kind in ("direct", "bombardment", "assault")] == [-2, -2, -2]
    assert SHIFTS.number("opposite-bank", "assault") == -2
    assert SHIFTS.number("dug-in", "direct") < 0
    assert SHIFTS.number("dug-in", "bombardment") < 0


@pytest.mark.rule("tbl.direct-fire", "tbl.bombardment")
@pytest.mark.parametrize("chart", [DIRECT, SHELLS], ids=["direct", "bombardment"])
def test_fire_never_falls_along_a_row_nor_rises_down_a_column(chart: Chart) -> None:
    rows = [grades(chart, FIRE_GRADES, roll) for roll in range(2, 13)]
    assert all(row == sorted(row) for row in rows)
    assert all(lower <= upper for above, below in pairwise(rows) for upper, lower in zip(above, below, strict=True))


@pytest.mark.rule("tbl.assault")
def test_assault_never_falls_along_a_row_nor_down_a_column() -> None:
    rows = [grades(ASSAULT, ASSAULT_GRADES, roll) for roll in range(1, 7)]
    assert all(row == sorted(row) for row in rows)
    assert all(upper <= lower for above, below in pairwise(rows) for upper, lower in zip(above, below, strict=True))


@pytest.mark.rule("7.6")
def test_parts_of_the_results() -> None:
    parts = {str(cell): (cell.plus, cell.steps) for row in DIRECT.values for cell in row}
    assert parts == {
        "-": (0, 0),
        **{name: (plus, 0) for plus, name in enumerate(("M", "M1", "M2"))},
        **{name: (0, steps) for steps, name in enumerate(("X", "2X", "3X"), 1)},
    }
    assert {cell.steps for row in ASSAULT.values for cell in row} == {0, 1, 2, 3}


@pytest.mark.parametrize("chart", [DIRECT, SHELLS, ASSAULT], ids=["direct", "bombardment", "assault"])
def test_every_strength_has_a_column_and_every_column_may_hurt_but_the_weakest_assault(chart: Chart) -> None:
    assert chart.columns[0] == "1"
    assert chart.shift(chart.column_for(1), -6) == 0
    dead = [head for head in chart.columns if chart.distribution(head).get(chart.said("-")) == 1]
    assert dead == (["1"] if chart is ASSAULT else [])


def test_chances_of_any_effect_are_those_reckoned_with() -> None:
    heads = ("1", "4", "11", "22", "54")
    chances = [1 - DIRECT.distribution(head).get(DIRECT.said("-"), Fraction(0)) for head in heads]
    assert [round(100 * float(chance)) for chance in chances] == [3, 8, 28, 58, 92]


@pytest.mark.rule("tbl.terrain")
@pytest.mark.parametrize("name", BOARDS)
def test_every_terrain_and_link_of_a_board_has_a_row(name: str) -> None:
    found = board(name)
    shown = {terrain for h in found.grid.hexes for terrain in found.terrains_at(h)}
    shown |= {kind for kind, edges in found.links.items() if edges} - {"stream", "river"}
    assert shown <= set(TERRAIN.rows)


@pytest.mark.rule("5.2", "5.82", "5.84")
def test_a_company_enters_all_ground_but_the_lake() -> None:
    costs = {row: TERRAIN.value(row, "foot") for row in TERRAIN.rows}
    assert [row for row, cost in costs.items() if cost == "no"] == ["lake"]
    assert all(cost <= 2 for cost in costs.values() if cost not in ("no", None))


@pytest.mark.rule("5.3")
def test_a_road_is_cheaper_than_any_ground() -> None:
    for kind in ("foot", "mounted", "wheels"):
        costs = [TERRAIN.value(row, kind) for row in ("clear", "field", "woods", "village", "marsh", "minor-river")]
        assert TERRAIN.amount("road", kind) < min(cost for cost in costs if cost != "no")
