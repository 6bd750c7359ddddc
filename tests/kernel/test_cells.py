"""Cells of charts: numbers, words and named parts, described in data, read once, with every fault by its key."""

from __future__ import annotations

import pickle
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from grognard.kernel.files.data import Faults, document
from grognard.kernel.numbers.cells import MISFIT, Cell, ExplainedCells, Forms, part_name, reader_of
from grognard.kernel.numbers.charts import Chart, Dice, read_charts
from grognard.kernel.numbers.tally import Tally, outcome_name


class Damage(Cell):
    """Damage to both sides."""

    attacker: int
    defender: int


def read(text: str, **kinds: type[Cell]) -> tuple[dict[str, Chart], list[str]]:
    faults = Faults()
    charts = read_charts(document(text, faults, "charts.toml"), kinds)
    return charts, [line.removeprefix("charts.toml: ") for line in faults.lines]


def parts(cell: Any) -> dict[str, Any]:
    assert isinstance(cell, Cell)
    return vars(cell)


# One number or word --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "cell", "value"),
    [
        ("word", "panic", "panic"),
        ("word", "-", "-"),
        ("word", "2", "2"),
        ("yes|no", "no", "no"),
        ("yes|no", "maybe", MISFIT),
        ("number", "+1", 1),
        ("number", "–2", -2),
        ("number", "1/2", Fraction(1, 2)),
        ("number", "–", None),
        ("number", "", None),
        ("number", "no", MISFIT),
        ("number|immune", "immune", "immune"),
        ("number|immune", "-1", -1),
        ("number|immune", "-", None),
        ("number|immune", "no", MISFIT),
        ("words", "2120 2023", ("2120", "2023")),
        ("words", "any", ("any",)),
        ("words", "-", ()),
    ],
)
def test_a_cell_is_a_number_a_word_or_words(said: str, cell: str, value: Any) -> None:
    assert reader_of(said).read(cell) == value


# Parts ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "cell", "value"),
    [
        ("{attacker}/{defender}", "3/0", {"attacker": 3, "defender": 0}),
        ("A{attacker} D{defender}{star:*}", "A7 D0*", {"attacker": 7, "defender": 0, "star": True}),
        ("A{attacker} D{defender}{star:*}", "A3 D12", {"attacker": 3, "defender": 12, "star": False}),
        ("{points}{diamond:♦}", "4♦", {"points": 4, "diamond": True}),
        ("{loses:*}{way:r|R}{hexes}", "*r1", {"loses": True, "way": "r", "hexes": 1}),
        ("{loses:*}{way:r|R}{hexes}", "R3", {"loses": False, "way": "R", "hexes": 3}),
        ("{shift}", "−2", {"shift": -2}),
        ("{shift}", "+1", {"shift": 1}),
        ("{attacker}/{defender}", "–", {"attacker": 0, "defender": 0}),
        (["{steps}", "M{pressure=0}"], "2", {"steps": 2, "pressure": 0}),
        (["{steps}", "M{pressure=0}"], "M", {"steps": 0, "pressure": 0}),
        (["{steps}", "M{pressure=0}"], "M2", {"steps": 0, "pressure": 2}),
        (["{steps}", "M{pressure=0}"], "-", {"steps": 0, "pressure": 0}),
        (["{test:M}{added=0}", "{steps=1}X"], "X", {"test": False, "added": 0, "steps": 1}),
        (["{test:M}{added=0}", "{steps=1}X"], "3X", {"test": False, "added": 0, "steps": 3}),
        (["{test:M}{added=0}", "{steps=1}X"], "M1", {"test": True, "added": 1, "steps": 0}),
        (["{kind:S|N|E}{added=0}", "{steps}"], "N3", {"kind": "N", "added": 3, "steps": 0}),
        (["{kind:S|N|E}{added=0}", "{steps}"], "E", {"kind": "E", "added": 0, "steps": 0}),
        (["{kind:S|N|E}{added=0}", "{steps}"], "1", {"kind": "", "added": 0, "steps": 1}),
    ],
)
def test_a_cell_has_its_parts_by_name(said: str | list[str], cell: str, value: dict[str, Any]) -> None:
    found = reader_of(said).read(cell)
    assert parts(found) == value
    assert found == cell and str(found) == cell, "and stays the text that is printed"
    assert found.is_nothing == (cell in ("-", "–"))


@pytest.mark.parametrize("cell", ["3", "3-1", "a/b", "3/1*", " /1"])
def test_a_cell_printed_otherwise_does_not_fit(cell: str) -> None:
    assert reader_of("{attacker}/{defender}").read(cell) is MISFIT


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("{attacker}/{attacker}", "names attacker twice"),
        ("{attacker", "a brace without its other"),
        ("attacker}", "a brace without its other"),
        ("{Attacker}", "expected a part such as"),
        ("{steps=one}", "expected a part such as"),
        ("{}", "expected a part such as"),
        ("{count}", "no part can be called count"),
        (["{steps}", "{steps:*}"], "steps is not the same in every form"),
    ],
)
def test_a_description_that_cannot_be_read_says_why(said: str | list[str], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        reader_of(said)


def test_a_cell_travels_with_its_parts() -> None:
    cell = Forms(["{attacker}/{defender}"], Damage).read("3/1")
    assert isinstance(cell, Damage)
    for again in (pickle.loads(pickle.dumps(cell)), deepcopy(cell)):
        assert type(again) is Damage and again == "3/1" and parts(again) == {"attacker": 3, "defender": 1}


def test_a_legend_explains_cells_by_its_rows() -> None:
    legend = ExplainedCells("results", {"A1": {"steps": 1, "back": 2}, "AR": {"steps": 0, "back": 2}})
    assert legend.kinds == {"steps": int, "back": int}
    assert parts(legend.read("A1")) == {"steps": 1, "back": 2}
    assert parts(legend.read("-")) == {"steps": 0, "back": 0}
    assert legend.read("D1") is MISFIT
    assert [part_name(head) for head in ("attacker steps", "retreat-hampered", "roll")] == [
        *("attacker_steps", "retreat_hampered", "roll")
    ]


# In charts -----------------------------------------------------------------------------------------------------
ASSAULT = """
[assault]
dice = "1d6"
cell = "{attacker}/{defender}"
columns = ["1:1", "2:1"]
rows = ["1-3", "4-6"]
cells = [["3/0", "2/1"], ["2/1", "2/1"]]
below = "off"
off = "no"
"""


def test_a_chart_reads_its_cells_and_keeps_them_as_printed() -> None:
    charts, faults = read(ASSAULT, assault=Damage)
    chart = charts["assault"]
    assert faults == []
    assert isinstance(chart["1:1", 2], Damage) and chart["1:1", 2].attacker == 3
    assert chart.cells == (("3/0", "2/1"), ("2/1", "2/1")) == chart.values
    assert chart[None, 3] == "no" and not isinstance(chart[None, 3], Cell), "off the chart there is no result"
    assert chart.said("4/4").defender == 4 and chart.can_print("4/4") and not chart.can_print("4:4")
    assert chart.can_print("no") and not chart.can_print("yes")


def test_exact_chances_by_what_a_cell_says() -> None:
    chart = read(ASSAULT)[0]["assault"]
    tally = Tally("assault").on(chart, "1:1")
    assert tally.chances() == {"3/0": Fraction(1, 2), "2/1": Fraction(1, 2)}
    assert tally.expected(lambda damage: damage.attacker) == Fraction(5, 2)
    assert sum(p for damage, p in chart.distribution("2:1").items() if damage.defender) == 1
    assert [each["outcome"] for each in tally.as_json()["chances"]] == ["3/0", "2/1"]
    assert all(type(each["outcome"]) is str for each in tally.as_json()["chances"])


def test_numbers_are_outcomes_too() -> None:
    chart = Chart("hits", [""], ["1-2", "3-6"], [["-"], ["2"]], Dice(1, 6), readers=[reader_of("number")])
    assert chart.distribution() == {None: Fraction(1, 3), 2: Fraction(2, 3)}
    assert [outcome_name(outcome) for outcome in chart.distribution()] == ["-", "2"]


def test_a_chart_with_other_cells_is_read_in_the_same_way() -> None:
    chart = read(ASSAULT)[0]["assault"]
    other = chart.with_cells([["0/4", "0/4"]] * 2)
    assert other["1:1", 6].defender == 4 and (other.off, other.below) == ("no", "off")
    assert chart.forced("1/1")[None, 2].attacker == 1


def test_columns_may_differ() -> None:
    charts, faults = read(
        """
        [terrain]
        columns = ["move", "sight", "from"]
        cell = { move = "number", sight = "open|blocks", from = "words" }
        [terrain.rows]
        clear = [1, "open", "1 2"]
        road = ["1/2", "open", "-"]
        """
    )
    terrain = charts["terrain"]
    assert faults == []
    assert terrain.values == ((1, "open", ("1", "2")), (Fraction(1, 2), "open", ()))


def test_a_legend_is_another_chart_wherever_it_stands() -> None:
    charts, faults = read(
        """
        [fight]
        dice = "1d6"
        legend = "results"
        rows = ["1-3", "4-5", "6"]
        cells = ["A1", "-", "D2"]
        [results]
        columns = ["attacker steps", "defender steps"]
        cell = "number"
        [results.rows]
        A1 = [1, 0]
        D2 = [0, 2]
        """
    )
    assert faults == []
    assert list(charts) == ["fight", "results"]
    assert [charts["fight"][die].defender_steps for die in (1, 4, 6)] == [0, 0, 2]


def test_a_chart_read_across_has_its_parts_too() -> None:
    text = '[t]\ndice = "1d6"\nacross = "dice"\ncell = "{n}"\ncolumns = ["1-3", "4-6"]\nrows = ["a", "b"]\n'
    charts, faults = read(text + 'cells = [["1", "2"], ["3", "x"]]\n')
    assert faults == ['t.cells: row "b", column "4-6": expected {n}, got "x"']
    assert charts["t"]["b", 1].n == 3


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            ASSAULT.replace("3/0", "3-0").replace('"2/1"]]', '"X"]]'),
            [
                'assault.cells: row "1-3", column "1:1": expected {attacker}/{defender}, got "3-0"',
                'assault.cells: row "4-6", column "2:1": expected {attacker}/{defender}, got "X"',
            ],
        ),
        (
            '[t]\ncolumns = ["a"]\ncell = "number"\n[t.rows]\none = ["1"]\ntwo = ["zwei"]\n',
            ['t.rows.two: column "a": expected number, got "zwei"'],
        ),
        (
            '[t]\ncolumns = ["a"]\ncell = "{n"\n[t.rows]\none = ["1"]\n',
            ['t.cell: "{n" has a brace without its other'],
        ),
        (
            '[t]\ncolumns = ["a"]\ncell = 3\n[t.rows]\none = ["1"]\n',
            ["t.cell: expected a text that describes a cell, or a list of them, got 3"],
        ),
        (
            '[t]\ncolumns = ["a"]\nlegend = "none"\n[t.rows]\none = ["1"]\n',
            ['t.legend: no chart "none"'],
        ),
        (
            '[t]\ncolumns = ["a"]\ncell = { a = "number", b = "number" }\n[t.rows]\none = ["1"]\n',
            ["t.cell.b: unknown key"],
        ),
    ],
)
def test_faults_are_told_by_key_all_at_once(text: str, wanted: list[str]) -> None:
    assert read(text)[1] == wanted


def test_the_parts_must_be_those_the_game_declares() -> None:
    wanted = "expected the parts attacker (a number), defender (a number), got "
    assert read(ASSAULT.replace("defender", "other"), assault=Damage)[1] == [
        f"assault.cell: {wanted}attacker (a number), other (a number)"
    ]
    flagged = ASSAULT.replace("/{defender}", "/{defender:0|1}")
    assert read(flagged, assault=Damage)[1] == [f"assault.cell: {wanted}attacker (a number), defender (a word)"]
    assert read(ASSAULT.replace('"{attacker}/{defender}"', '"word"'), assault=Damage)[1] == [
        f"assault.cell: {wanted}none"
    ]
    assert read("", assault=Damage)[1] == ["assault: missing: the game reads its cells"]
