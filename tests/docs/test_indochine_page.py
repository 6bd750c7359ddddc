"""What the page on En pointe toujours! says of boards, counters, charts and rulings is so."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from grognard.games.indochine import Indochine
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.docs.pages import DOCS

TEXT = (DOCS / "indochine.md").read_text("utf-8")
WORDS = " ".join(TEXT.split())


@pytest.fixture(scope="module")
def indochine() -> Title:
    return title(Indochine)


@pytest.fixture(scope="module")
def counters() -> dict[str, dict[str, Any]]:
    found = tomllib.loads((Indochine.folder / "pieces.toml").read_text("utf-8"))
    return {name: piece for name, piece in found.items() if isinstance(piece, dict)}


def rows(head: str) -> list[list[str]]:
    """The cells of the table of the page with this head."""
    table = TEXT.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    assert table, head
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_hexes_of_each_scenario(indochine: Title) -> None:
    said = {name.strip("`"): int(many) for name, _, many in rows("scenario | boards | hexes")}
    assert said == {name: len(indochine.new(name, seed=1).play.board.grid) for name in indochine.scenarios}


def test_the_hexes_that_the_book_names_are_on_the_boards_as_it_needs_them(indochine: Title) -> None:
    board = indochine.new("rail", seed=1).play.board
    for letter, numbers in (("A", "1008 1208 1010 1110 1510 1511"), ("B", "0107 2109 2303 2308 1508 1607 1608")):
        for number in numbers.split():
            assert number in TEXT
            board.grid.find(f"{letter}{number}")


def test_the_counters_by_side_and_kind(counters: dict[str, dict[str, Any]]) -> None:
    (said,) = re.findall(r"(\d+) counters serves all scenarios, (\d+) French and (\d+) of the Viet-Minh", WORDS)
    sides = Counter(piece["side"] for piece in counters.values())
    assert [*map(int, said)] == [len(counters), sides["french"], sides["viet-minh"]]
    kinds = Counter(str(piece["kind"]) for piece in counters.values())
    assert {kind: int(many) for kind, many in rows("kind | counters")} == dict(kinds)


def test_the_figures_of_the_table_are_those_of_the_counters(counters: dict[str, dict[str, Any]]) -> None:
    for name, _, fire, *figures in rows("counter | like | firepower | range | morale | steps"):
        piece = counters[name.strip("`")]
        found = piece["fire"] if isinstance(piece["fire"], list) else [piece["fire"]]
        assert fire == " ".join(map(str, found)), name
        assert figures == [str(piece["range"]), str(piece["morale"]), str(piece.get("steps", 1))], name


def test_the_numbers_of_the_charts(indochine: Title) -> None:
    assault, limits, seen = (indochine.charts[name] for name in ("assault", "limits", "observation"))
    quality = {row: (assault.number(row, "eliminated"), assault.number(row, "one step")) for row in assault.rows}
    assert quality == {"recruit": (3, 5), "line": (4, 6), "veteran": (5, 7), "shock": (6, 8)}
    assert "eliminate at 4 and take a step at 6 (example)" in WORDS
    assert "recruits 3 and 5, veterans 5 and 7, shock troops 6 and 8" in WORDS
    shares = [limits.number(f"{name}-percent", limits.columns[0]) for name in ("hesitant", "demoralised")]
    assert f"lost {shares[0]} of 100 steps, and is tested for demoralisation at {shares[1]}" in WORDS
    assert seen.number("open", "moving") == 16
    assert seen.number("medium", "stationary") == 0


def test_no_result_of_fire_is_milder_at_a_lower_roll_or_a_higher_column(indochine: Title) -> None:
    chart = indochine.charts["trc"]
    order = ["-", "S", "S1", "S2", "N", "N1", "N2", "N3", "1", "E"]
    cells = tomllib.loads((Indochine.folder / "charts.toml").read_text("utf-8"))["trc"]["cells"]
    rank = [[order.index(cell) for cell in row] for row in cells]
    assert len(rank) == len(chart.rows)
    assert all(row == sorted(row) for row in rank)
    assert all([*column] == sorted(column, reverse=True) for column in zip(*rank, strict=True))


def test_the_rulings_it_names_are_there() -> None:
    rulings = tomllib.loads((Indochine.folder / "rulings.toml").read_text("utf-8"))["ruling"]
    named = set(re.findall(r"\((R\d+)\)", TEXT))
    assert len(named) == 6
    assert named <= {ruling["id"] for ruling in rulings}
