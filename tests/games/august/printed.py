"""The data of August 1914 as the kernel reads it, without a game under way: charts, counters, boards and scenarios."""

from __future__ import annotations

from functools import cache

from grognard.games.august.table import August
from grognard.kernel.files.data import Files
from grognard.kernel.numbers.charts import read_charts
from grognard.kernel.table.board import Board, read_board
from grognard.kernel.table.pieces import Piece, Roster, read_pieces
from grognard.kernel.table.scenario import Scenario, read_scenario

FILES = Files([August.folder])
CHARTS = read_charts(FILES.read("charts.toml", need_sources=True), August.cells)
ROSTER = Roster(
    read_pieces(
        FILES.read("pieces.toml", need_sources=True),
        August.sides,
        August.piece_kinds,
        August.piece_values,
        August.piece_traits,
        August.piece_faces,
    )
)
BOARDS = ("45", "46", "47", "48", "49", "50")
SCENARIOS = {
    name: read_scenario(
        FILES.read(f"scenarios/{name}.toml", need_sources=True), name, August.special_rules, August.scenario_values
    )
    for name in (
        *("bilderweitschen", "goritten", "kaushen", "mattischkehmen"),
        *("orlau", "bossau", "usdau", "tilsit"),
    )
}


def piece(name: str) -> Piece:
    """A counter by its name."""
    return ROSTER[ROSTER.numbers[name]]


@cache
def board(name: str) -> Board:
    """A board by the name of its file."""
    found = read_board(FILES, f"boards/{name}.toml", August.legend, August.boxes)
    FILES.faults.check()
    assert found is not None
    return found


def field(scenario: Scenario) -> Board:
    """The board of a scenario, cut down to what is in play."""
    found = board(scenario.id)
    bits = 0
    for region in scenario.area:
        bits |= found.regions[region]
    return found.cut(bits) if bits else found


def numbers(found: Board, region: str) -> set[str]:
    """The hexes of a region, as they are written."""
    return {found.grid.number(h) for h in found.grid.hexes if found.regions[region] >> h & 1}
