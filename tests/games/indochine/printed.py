"""The data of Indochine as the kernel reads it, without a table: charts, counters, boards and scenarios."""

from __future__ import annotations

from functools import cache

from grognard.games.indochine.table import Indochine
from grognard.kernel.files.data import Files
from grognard.kernel.numbers.charts import read_charts
from grognard.kernel.table.board import Board, read_board
from grognard.kernel.table.pieces import Roster, read_pieces
from grognard.kernel.table.scenario import Scenario, read_scenario

FILES = Files([Indochine.folder])
CHARTS = read_charts(FILES.read("charts.toml", need_sources=True), Indochine.cells)
ROSTER = Roster(
    read_pieces(
        FILES.read("pieces.toml", need_sources=True),
        Indochine.sides,
        Indochine.piece_kinds,
        Indochine.piece_values,
        Indochine.piece_traits,
        Indochine.piece_faces,
    )
)
SCENARIOS = {
    name: read_scenario(
        FILES.read(f"scenarios/{name}.toml", need_sources=True),
        name,
        Indochine.special_rules,
        Indochine.scenario_values,
    )
    for name in (
        *("bac-kan", "dong-khe", "rail", "coup-pour-rien"),
        *("longue-marche", "au-cul", "diguette", "phu-tong-hoa"),
    )
}


@cache
def board(name: str) -> Board:
    """A board by the name of its file."""
    found = read_board(FILES, f"boards/{name}.toml", Indochine.legend, Indochine.boxes)
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
