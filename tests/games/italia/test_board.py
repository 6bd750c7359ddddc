"""The board: its tool finds every fact of the book and of geography on it, and notices a missing one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.files.data import Files
from grognard.kernel.numbers.charts import read_charts
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.table.board import Board


def load(name: str) -> Any:
    """A module of the tools, which are no part of the package."""
    folder = next(above for above in Path(__file__).parents if (above / "tools/boards").is_dir())
    sys.path.insert(0, str(folder))
    try:
        return import_module(f"tools.boards.{name}")
    finally:
        sys.path.remove(str(folder))


tool, checker = load("italia_board"), load("italia_facts")


@pytest.fixture(scope="module")
def facts() -> list[Any]:
    """What the tool finds on our board: seconds of work, for whoever asks first."""
    return list(checker.check(tool.read()))


def test_the_board_satisfies_every_fact(facts: list[Any]) -> None:
    assert [str(fact) for fact in facts if not fact.holds] == []


def test_the_check_covers_the_hexes_the_book_names_and_what_it_demands(facts: list[Any]) -> None:
    groups = {fact.where for fact in facts}
    assert {"A.1.4", "A.1.5", "A.1.6", "A.1.7", "A.1.8", "A.1.10", "A.2", "A.6", "B.2", "3.0", "9.1"} <= groups
    assert {"D1", "D17", "D36", "D37", "D63", "scenario 0", "scenario 1", "11.3.1", "11.3.1.3"} <= groups
    assert sum(fact.where == "hex" and "is land" in fact.says for fact in facts) == 43
    assert len({(fact.where, fact.says) for fact in facts}) == len(facts) > 600


def test_every_objective_lies_on_the_board_and_bridge_hexes_have_bridges() -> None:
    board = tool.read()
    files = Files([tool.DATA])
    chart = read_charts(files.read("charts.toml"))["victory-hexes"]
    files.faults.check()
    ways = board.links["road"] | board.links["rail"]
    banks = hexset(edge // 6 for edge in ways & (board.hexsides["river"] | board.hexsides["stream"]))
    for row in chart.rows:
        at = board.grid.find(row)
        assert not board.has(at, "sea"), row
        assert not chart.number(row, "bridge") or banks >> at & 1, row


def between(board: Board, first: str, second: str) -> list[int]:
    ends = board.grid.find(first), board.grid.find(second)
    return [board.grid.edge(*ends), board.grid.edge(*ends[::-1])]


def open_a_trench(board: Board) -> None:
    board.regions["trenches-entente"] &= ~(1 << board.grid.find("W1917"))


def drain_the_piave(board: Board) -> None:
    board.hexsides["river"].difference_update(between(board, "W1734", "W1834"))


def bridge_the_piave_at_vidor(board: Board) -> None:
    board.links["road"].update(between(board, "W1829", "W1930"))


def wall_in_the_lido(board: Board) -> None:
    lido = board.grid.find("E0402")
    for near in board.grid.adjacent[lido]:
        board.hexsides["impassable"].update((board.grid.edge(lido, near), board.grid.edge(near, lido)))


def flood_venice(board: Board) -> None:
    board.add_terrain("sea", [board.grid.find("W0336")])


def forget_a_source(board: Board) -> None:
    board.regions["limits-entente-grappa"] = 0


def raise_the_guns_of_crespano(board: Board) -> None:
    board.add_terrain("high-mountain", [board.grid.find("W1824")])


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (open_a_trench, "B.2"),
        (drain_the_piave, "land"),
        (bridge_the_piave_at_vidor, "D36"),
        (wall_in_the_lido, "ours"),
        (flood_venice, "hex"),
        (forget_a_source, "9.1"),
        (raise_the_guns_of_crespano, "11.3.1"),
    ],
)
def test_the_check_notices_what_is_wrong(change: Callable[[Board], None], noticed: str) -> None:
    board = tool.read()
    change(board)
    assert noticed in {fact.where for fact in checker.check(board) if not fact.holds}
