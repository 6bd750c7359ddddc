"""What the page on Marne says of board, counters, charts and rulings is so; what it measured is not played again."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from grognard.games.marne import Marne
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.docs.pages import DOCS

TEXT = (DOCS / "marne.md").read_text("utf-8")


@pytest.fixture(scope="module")
def marne() -> Title:
    return title(Marne)


@pytest.fixture(scope="module")
def counters() -> dict[str, dict[str, object]]:
    found = tomllib.loads((Marne.folder / "pieces.toml").read_text("utf-8"))
    return {name: piece for name, piece in found.items() if isinstance(piece, dict)}


def rows(head: str) -> list[list[str]]:
    """The cells of the table of the page with this head."""
    table = TEXT.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    assert table, head
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_hexes_of_the_board_and_of_each_scenario(marne: Title) -> None:
    (all_of_them,) = re.findall(r"makes ([\d,]+) hexes", TEXT)
    (used,) = re.findall(r"Gneisenau uses (\d+), Blücher (\d+) and Friedensturm (\d+)", TEXT)
    found = [len(marne.new(name, seed=1).play.board.grid) for name in ("gneisenau", "blucher", "friedensturm")]
    assert [*map(int, used)] == found
    grid = tomllib.loads((Marne.folder / "board.toml").read_text("utf-8"))["grid"]
    columns = range(grid["columns"][0], grid["columns"][1] + 1)
    ends = [grid["ragged"].get(str(column), grid["rows"]) for column in columns]
    assert int(all_of_them.replace(",", "")) == sum(last - first + 1 for first, last in ends)


def test_the_counters_by_side_and_kind(counters: dict[str, dict[str, object]]) -> None:
    (said,) = re.findall(r"(\d+) counters, (\d+) German and (\d+) Allied", TEXT)
    sides = Counter(piece["side"] for piece in counters.values())
    assert [*map(int, said)] == [len(counters), sides["german"], sides["allied"]]
    kinds = Counter(str(piece["kind"]) for piece in counters.values())
    assert {kind: int(many) for kind, many in rows("kind | counters")} == dict(kinds)


def test_the_strengths_of_the_table_are_those_of_the_counters(counters: dict[str, dict[str, object]]) -> None:
    for name, _, full, reduced, _ in rows("counter | like | full | reduced | where from"):
        piece = counters[name.strip("`")]
        faces = [f"{attack}-{defence}" for attack, defence in zip(piece["attack"], piece["defence"], strict=True)]  # type: ignore[call-overload]
        assert [full, reduced] == faces[:2], name


def test_the_mean_damage_of_every_column(marne: Title) -> None:
    chart = marne.charts["combat"]
    (to_attacker, to_defender) = rows("column | " + " | ".join(chart.columns))
    assert chart.dice is not None
    for number, column in enumerate(chart.columns, start=1):
        cells = [(chart[column, roll].rstrip("*"), float(chance)) for roll, chance in chart.dice.totals.items()]
        means = [sum(int(cell.split()[n][1:]) * chance for cell, chance in cells) for n in (0, 1)]
        assert [to_attacker[number], to_defender[number]] == [f"{mean:.2f}" for mean in means], column


def test_the_points_of_the_ground_of_6_june(marne: Title) -> None:
    chart = marne.charts["victory-hexes"]
    table = rows("hex | place | points")
    assert all(chart.at(hex_, "map") == points for hex_, _, points in table)
    (total,) = re.findall(r"6 June 1918 is worth (\d+)", TEXT)
    assert int(total) == sum(int(points) for *_, points in table)


def test_the_rulings_it_names_are_there() -> None:
    rulings = tomllib.loads((Marne.folder / "rulings.toml").read_text("utf-8"))["ruling"]
    named = set(re.findall(r"\((D\d+)\)", TEXT))
    assert named and named <= {ruling["id"] for ruling in rulings}
