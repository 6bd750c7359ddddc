"""The board: its tool finds every fact of the book and of geography on it, and notices a missing one."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest


def load_tool() -> Any:
    """The tool, which is no part of the package, from its file."""
    path = next(
        found for above in Path(__file__).parents if (found := above / "tools/boards/verdun_board.py").is_file()
    )
    spec = spec_from_file_location("verdun_board", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = load_tool()


@pytest.fixture(scope="module")
def facts() -> list[Any]:
    """What the tool finds on our board: seconds of work, for whoever asks first."""
    return list(tool.check(tool.read()))


def test_the_board_satisfies_every_fact(facts: list[Any]) -> None:
    assert [str(fact) for fact in facts if not fact.holds] == []


def test_the_check_covers_every_part_of_the_inventory(facts: list[Any]) -> None:
    asked = {fact.where for fact in facts}
    assert {"A.2", "B", "ex.1", "ex.2", "ex.3", "ex.4", "ex.5", "ex.6", "land"} <= asked
    assert {f"A.3.{n}" for n in range(1, 12)} <= asked


@pytest.mark.rule("6.15")
def test_ex_5_the_line_past_the_interdicted_hex_costs_seven() -> None:
    board = tool.read()
    at = board.grid.find
    marked = tool.edges(board, interdicted=1 << at("1405"))
    zones = board.grid.grow(1 << at("1507") | 1 << at("1607")) & ~(1 << at("1606"))
    line = tool.trace(marked, at("1606"), 1 << at("1104"), 10, barred=lambda h: zones >> h & 1)
    assert line.cost == 6 + 1
    assert " ".join(board.grid.number(h) for h in line.path) == "1606 1605 1505 1405 1306 1205 1105 1104"


def test_a_missing_bridge_road_or_trench_is_seen() -> None:
    other = tool.read()
    other.terrain[other.grid.find("1405")] = 0
    other.links["road"].clear()
    other.hexsides["bridge"].clear()
    failed = {fact.says for fact in tool.check(other) if not fact.holds}
    assert "1405 is wood, trench and road" in failed
    assert "there is a bridge over the Meuse" in failed
    assert "road 0201-1104-1405-1605-1606" in failed


def test_the_fit_is_as_good_as_the_book_allows() -> None:
    projection = tool.fit()
    residuals = {place.name: sum(d * d for d in projection.residual(place)) ** 0.5 for place in tool.ANCHORS}
    assert max(residuals.values()) < 0.9, "kilometres, with hexes of 0.7"
    nudged = [projection._replace(turn=projection.turn + turn) for turn in (-0.02, 0.02)]
    nudged += [projection._replace(moved=(projection.moved[0] + d, projection.moved[1])) for d in (-0.1, 0.1)]
    assert all(squares(projection) < squares(other) for other in nudged)


def squares(projection: Any) -> float:
    """What the fit makes least."""
    return float(sum(d * d for place in tool.ANCHORS for d in projection.residual(place)))


@pytest.mark.parametrize(
    ("lat", "lon", "hex_"),
    [(49.160, 5.383, "1421"), (49.217, 5.439, "2012"), (49.199, 5.468, "2415"), (49.288, 5.285, "0201")],
    ids=["Verdun", "Douaumont", "Vaux", "Consenvoye"],
)
def test_a_coordinate_falls_in_its_hex(lat: float, lon: float, hex_: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--project", str(lat), str(lon)]) == 0
    assert capsys.readouterr().out.strip() == hex_


def test_the_command_line_reports_and_succeeds(facts: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--fit", "--check"]) == 0
    said = capsys.readouterr().out
    assert "root mean square 0.65 km" in said
    assert said.strip().endswith(f"{len(facts)} facts, 0 failed")


def test_every_value_of_the_board_says_where_it_comes_from() -> None:
    files = tool.Files([tool.BOARD.parent])
    files.read(tool.BOARD.name, need_sources=True).leave()
    assert files.faults.lines == []
