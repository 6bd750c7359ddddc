"""The boards of Indochine: what the book and its example say of their hexes, and that a soldier could walk them."""

from __future__ import annotations

import pytest

from grognard.kernel.table.board import Board
from tests.games.indochine.printed import SCENARIOS, board


def cliffs(found: Board) -> list[str]:
    """Neighbouring hexes with more than one level between them."""
    grid, height = found.grid, found.height
    return [
        f"{grid.number(h)}-{grid.number(n)}"
        for h in grid.hexes
        for n in grid.adjacent[h]
        if n >= 0 and abs(height[h] - height[n]) > 1
    ]


@pytest.mark.parametrize("name", ["A", "B", *SCENARIOS])
def test_no_step_between_neighbours_is_more_than_one_level(name: str) -> None:
    assert cliffs(board(name)) == []


@pytest.mark.rule("ex.7", "ex.12")
def test_ex_7_the_hexes_of_the_wave_are_open_to_it() -> None:
    found = board("B")
    grid = found.grid
    for number in ("B1509", "B1510", "B1511", "B1609", "B1610", "B1611", "B1607"):
        assert found.terrains_at(grid.find(number)) == []
    for number in ("B1508", "B1608"):
        assert found.terrains_at(grid.find(number)) == ["wooden"]
    wave = [("B1510", "B1509"), ("B1509", "B1508"), ("B1511", "B1510"), ("B1611", "B1610"), ("B1609", "B1608")]
    for start, end in [*wave, ("B1608", "B1508"), ("B1608", "B1607")]:
        assert grid.distance(grid.find(start), grid.find(end)) == 1
    assert grid.distance(grid.find("B1510"), grid.find("B1608")) == 2


def test_the_road_of_board_b_runs_from_edge_to_edge() -> None:
    found = board("B")
    grid, road = found.grid, found.links["road"]
    start, goal = grid.find("B0107"), grid.find("B2308")
    seen, fringe = {start}, [start]
    while fringe:
        here = fringe.pop()
        reached = [n for n in grid.adjacent[here] if n >= 0 and grid.edge(here, n) in road and n not in seen]
        seen.update(reached)
        fringe.extend(reached)
    assert goal in seen and len(seen) == 23


def test_the_stream_of_board_a_is_one_piece_and_does_not_end_at_the_north_or_south() -> None:
    found = board("A")
    grid = found.grid
    water = {h for h in grid.hexes if found.has(h, "watercourse")}
    seen, fringe = set(), [next(iter(water))]
    while fringe:
        here = fringe.pop()
        if here not in seen:
            seen.add(here)
            fringe.extend(n for n in grid.adjacent[here] if n in water)
    assert seen == water
    assert {grid.printed(h)[1] for h in water}.isdisjoint({1, 16})


def test_the_tutorial_is_cut_out_of_board_b() -> None:
    found = board("diguette")
    cut = found.cut(found.regions["play-diguette"])
    assert len(cut.grid.hexes) == 80
    for name in ("set-up-french", "set-up-viet-minh", "objective"):
        assert found.regions[name] == cut.regions[name] != 0
