"""What the page on Italia says of board, counters, charts and rulings is so."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import product

import pytest

from grognard.games.italia import Italia
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.docs.pages import DOCS

TEXT = (DOCS / "italia.md").read_text("utf-8")
WORDS = " ".join(TEXT.split())


@pytest.fixture(scope="module")
def italia() -> Title:
    return title(Italia)


@pytest.fixture(scope="module")
def counters() -> dict[str, dict[str, object]]:
    found = tomllib.loads((Italia.folder / "pieces.toml").read_text("utf-8"))
    return {name: piece for name, piece in found.items() if isinstance(piece, dict)}


def rows(head: str) -> list[list[str]]:
    """The cells of the table of the page with this head."""
    table = TEXT.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    assert table, head
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_hexes_of_the_board_and_of_each_scenario(italia: Title) -> None:
    (said,) = re.findall(
        r"has ([\d,]+) hexes, of which Monte Grappa uses (\d+), Radetzky (\d+), Albrecht (\d+), Caporetto (\d+), the "
        r"Solstice ([\d,]+) and Vittorio Veneto ([\d,]+)",
        WORDS,
    )
    names = ("grappa", "radetzky", "albrecht", "caporetto", "solstice", "vittorio")
    areas = [len(italia.new(name, seed=1).play.board.grid) for name in names]
    files = [Italia.folder / f"board-{part}.toml" for part in ("west", "east")]
    sheets = [tomllib.loads(file.read_text("utf-8"))["grid"] for file in files]
    whole = sum(
        last - first + 1
        for grid in sheets
        for row in range(grid["rows"][0], grid["rows"][1] + 1)
        for first, last in [grid.get("ragged", {}).get(str(row), grid["columns"])]
    )
    assert [int(each.replace(",", "")) for each in said] == [whole, *areas]


def test_the_counters_by_side_and_kind(counters: dict[str, dict[str, object]]) -> None:
    (said,) = re.findall(r"(\d+) counters, (\d+) of the Central Powers and (\d+) of the Entente", WORDS)
    sides = Counter(piece["side"] for piece in counters.values())
    assert [*map(int, said)] == [len(counters), sides["cp"], sides["entente"]]
    kinds = Counter(str(piece["kind"]) for piece in counters.values())
    assert {kind: int(many) for kind, many in rows("kind | counters")} == dict(kinds)


def test_the_strengths_of_the_table_are_those_of_the_counters(counters: dict[str, dict[str, object]]) -> None:
    for name, _, full, reduced, _ in rows("counter | like | full | reduced | where from"):
        piece = counters[name.strip("`")]
        faces = [f"{attack}-{defence}" for attack, defence in zip(piece["attack"], piece["defence"], strict=True)]  # type: ignore[call-overload]
        assert [full, reduced] == faces[:2], name


def test_the_points_of_the_objectives_are_those_of_the_chart(italia: Title) -> None:
    chart = italia.charts["victory-hexes"]
    totals: Counter[str] = Counter()
    for hex_, column in product(chart.rows, chart.columns):
        totals[column] += int(worth) if (worth := chart.at(hex_, column)).isdigit() else 0
    assert "add up to the 39 the book gives" in WORDS
    (caporetto, udine) = re.findall(r"(\d+) points in Caporetto, of which Udine has (\d+)", WORDS)[0]
    assert (totals["cockade"], totals["caporetto"], chart.at("E2720", "caporetto")) == (39, int(caporetto), udine)
    (grappa, tomba) = re.findall(r"the Grappa (\d), the Tomba (\d)", WORDS)[0]
    assert (chart.at("W2024", "cross"), chart.at("W2026", "cross")) == (grappa, tomba)


def test_the_combat_chart_is_that_of_marne(italia: Title) -> None:
    marne = title("marne").charts["combat"]
    ours = italia.charts["combat"]
    assert ours.dice is not None
    assert [[ours[column, roll] for column in ours.columns] for roll in ours.dice.totals] == [
        [marne[column, roll] for column in marne.columns] for roll in ours.dice.totals
    ]


def test_the_rulings_it_names_are_there() -> None:
    rulings = tomllib.loads((Italia.folder / "rulings.toml").read_text("utf-8"))["ruling"]
    named = set(re.findall(r"\((D\d+)\)", TEXT))
    assert named and named <= {ruling["id"] for ruling in rulings}
