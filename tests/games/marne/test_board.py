"""The board: its tool finds every fact of the book and of geography on it, and notices a missing one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.table.board import Board


def load_tool() -> Any:
    """The tool, which is no part of the package, from its file."""
    path = next(found for above in Path(__file__).parents if (found := above / "tools/boards/marne_board.py").is_file())
    spec = spec_from_file_location("marne_board", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = load_tool()
PARTED = "Oise, Aisne and Marne part the map into four"


@pytest.fixture(scope="module")
def facts() -> list[Any]:
    """What the tool finds on our board: seconds of work, for whoever asks first."""
    return list(tool.check(tool.read()))


def test_the_board_satisfies_every_fact(facts: list[Any]) -> None:
    assert [str(fact) for fact in facts if not fact.holds] == []


def test_the_check_covers_every_part_of_the_inventory(facts: list[Any]) -> None:
    groups = {fact.where for fact in facts}
    assert {"A.1.3", "A.1.4", "A.1.5", "A.1.6", "A.1.8", "A.2 G", "A.2 B", "A.2 F", "A.3", "A.7"} <= groups
    assert {"A.1 G", "A.1 B", "A.1 F", "A.3 G", "A.3 B", "A.3 F", "D22", "D33", "D34", "ex.8", "ex.15"} <= groups
    assert sum(fact.where == "A.7" and "is a hex" in fact.says for fact in facts) == 232
    assert len({(fact.where, fact.says) for fact in facts}) == len(facts) > 900


def open_a_trench(board: Board) -> None:
    board.terrain[board.grid.find("0708")] = 0
    board.terrain[board.grid.find("0707")] = 0


def drain_the_marne(board: Board) -> None:
    for numbers in (("2927", "2928"), ("2928", "2927")):
        edge = board.grid.edge(*(board.grid.find(number) for number in numbers))
        board.hexsides["marne"].discard(edge)
        board.hexsides["river"].discard(edge)


def climb_both_ways(board: Board) -> None:
    board.hexsides["crest"].add(board.grid.edge(board.grid.find("3612"), board.grid.find("3611")))


def tear_up_the_roads(board: Board) -> None:
    for kind in ("road", "rail"):
        board.links[kind] = {edge for edge in board.links[kind] if board.grid.find("1111") not in board.grid.ends(edge)}


def blow_up_the_bridge(board: Board) -> None:
    ends = {board.grid.find("2614"), board.grid.find("2615")}
    for kind in ("road", "rail"):
        board.links[kind] = {edge for edge in board.links[kind] if set(board.grid.ends(edge)) != ends}


def lose_reims(board: Board) -> None:
    board.terrain[board.grid.find("4619")] = 0


def widen_an_area(board: Board) -> None:
    board.regions["area-blucher"] |= 1 << board.grid.find("2711") | 1 << board.grid.find("1813")


def give_away_a_source(board: Board) -> None:
    board.regions["sources-german"] |= 1 << board.grid.find("3034")


def let_them_in_anywhere(board: Board) -> None:
    board.regions["west-entry-gneisenau"] |= 1 << board.grid.find("0103")


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (open_a_trench, {"0708 is in a trench", "no gap in the trenches from edge to edge"}),
        (drain_the_marne, {"2927/2928 is the Marne", "the Marne is one chain", PARTED}),
        (climb_both_ways, {"every crest is climbed one way", "3611 is at the foot of 3612"}),
        (
            tear_up_the_roads,
            {"road or rail 1010 to 1111", "road or rail 1110 to 1111", "the roads are those of the tool"},
        ),
        (blow_up_the_bridge, {"a bridge leads north from Soissons"}),
        (lose_reims, {"Reims in 4619", "Reims, town and fort, is 4619"}),
        (widen_an_area, {"the area is what the limits enclose"}),
        (give_away_a_source, {"no German source in the south", "no source of both sides"}),
        (let_them_in_anywhere, {"the reserves enter south of the trenches"}),
    ],
)
def test_a_broken_board_is_caught(spoil: Callable[[Board], None], says: set[str]) -> None:
    board = tool.read()
    spoil(board)
    failed = {fact.says for fact in tool.check(board) if not fact.holds}
    assert says - failed == set()


def test_the_file_is_what_the_tool_writes() -> None:
    assert tool.BOARD.read_text(encoding="utf-8") == tool.written()


@pytest.mark.parametrize(
    ("lon", "lat", "hex_"),
    [(2.826, 49.418, "1314"), (3.786, 49.439, "3913"), (3.002, 49.583, "1708"), (2.748, 49.545, "1009")],
    ids=["Compiègne", "Craonne", "Noyon", "Ressons"],
)
def test_a_coordinate_falls_in_its_hex(lon: float, lat: float, hex_: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--project", str(lon), str(lat)]) == 0
    assert capsys.readouterr().out.strip() == hex_


def test_the_command_line_reports_and_succeeds(facts: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--check"]) == 0
    assert capsys.readouterr().out.strip().endswith(f"{len(facts)} facts hold, 0 failed")


def test_every_value_of_the_board_says_where_it_comes_from() -> None:
    files = tool.Files([tool.BOARD.parent])
    files.read(tool.BOARD.name, need_sources=True).leave()
    assert files.faults.lines == []
