"""The boards of August 1914: what the book says of their hexes, their common shape, and that they can be walked."""

from __future__ import annotations

from itertools import combinations

import pytest

from grognard.kernel.table.area import Part, join
from grognard.kernel.table.board import Board
from tests.games.august.printed import BOARDS, SCENARIOS, board

EVERY = pytest.mark.parametrize("name", BOARDS)
GROUNDS = ("field", "woods", "village", "marsh", "minor-river", "major-river", "lake")


def cliffs(found: Board) -> list[str]:
    """Neighbouring hexes with more than one level between them."""
    grid, height = found.grid, found.height
    return [
        f"{grid.number(h)}-{grid.number(n)}"
        for h in grid.hexes
        for n in grid.adjacent[h]
        if n >= 0 and abs(height[h] - height[n]) > 1
    ]


def linked(found: Board, kind: str) -> set[int]:
    """The hexes a kind of link touches."""
    return {end for edge in found.links[kind] for end in found.grid.ends(edge)}


def in_one_piece(found: Board, kind: str) -> bool:
    """Whether all links of a kind hang together."""
    hexes = linked(found, kind)
    seen: set[int] = set()
    fringe = [next(iter(hexes))]
    while fringe:
        here = fringe.pop()
        if here not in seen:
            seen.add(here)
            fringe.extend(n for n in found.grid.adjacent[here] if n >= 0 and found.is_linked(kind, here, n))
    return seen == hexes


@pytest.mark.rule("2.22", "ex.3")
def test_ex_3_the_hexes_of_board_45_the_book_names() -> None:
    found = board("45")
    grounds = {
        number: found.terrains_at(found.grid.find(f"45/{number}"))
        for number in ("0610", "0710", "0813", "0913", "0412", "0512", "1209")
    }
    assert grounds["0610"] == grounds["0710"] == []
    assert grounds["0813"] == grounds["0913"] == ["woods"]
    assert grounds["0412"] == grounds["0512"] == ["marsh"]


@pytest.mark.rule("9.11")
def test_the_hexes_of_board_48_the_book_names() -> None:
    grid = board("48").grid
    assert all(grid.get(f"48/{number}") is not None for number in ("0710", "0408", "0109", "1109"))


@EVERY
@pytest.mark.rule("2.2")
def test_all_boards_have_one_shape_and_roads_leave_in_the_middle_of_each_side(name: str) -> None:
    found = board(name)
    assert sum(1 for _ in found.grid.hexes) == 247
    gates = {found.grid.find(f"{name}/{number}") for number in ("0108", "1708", "0901", "0915")}
    assert gates <= linked(found, "road")
    assert in_one_piece(found, "road")


@EVERY
def test_one_ground_to_a_hex_and_no_step_of_two_levels(name: str) -> None:
    found = board(name)
    for hex_ in found.grid.hexes:
        shown = found.terrains_at(hex_)
        assert len([ground for ground in shown if ground in GROUNDS]) <= 1, found.grid.number(hex_)
        assert "bridge" not in shown or {"minor-river", "major-river"} & {*shown}
    assert cliffs(found) == []


@EVERY
@pytest.mark.rule("5.3", "5.84")
def test_roads_avoid_lakes_and_marshes_and_cross_rivers_by_bridges(name: str) -> None:
    found = board(name)
    for hex_ in linked(found, "road"):
        shown = {*found.terrains_at(hex_)}
        assert not shown & {"lake", "marsh"}
        assert "bridge" in shown or not shown & {"minor-river", "major-river"}


@pytest.mark.rule("5.81", "5.82")
@pytest.mark.parametrize(("name", "kind", "ground"), [("46", "stream", "minor-river"), ("50", "river", "major-river")])
def test_a_river_is_a_chain_of_its_hexes_from_rim_to_rim(name: str, kind: str, ground: str) -> None:
    found = board(name)
    grid = found.grid
    wet = {h for h in grid.hexes if found.has(h, ground)}
    assert linked(found, kind) == wet
    assert in_one_piece(found, kind)
    sides = {h: sum(1 for n in grid.adjacent[h] if n >= 0 and found.is_linked(kind, h, n)) for h in wet}
    ends = [h for h, links in sides.items() if links == 1]
    assert len(ends) == 2
    assert set(sides.values()) == {1, 2}
    assert all(min(grid.adjacent[h]) < 0 or len(grid.adjacent[h]) < 6 for h in ends)


@pytest.mark.rule("2.21")
@pytest.mark.parametrize("pair", [*combinations(BOARDS, 2)], ids="-".join)
@pytest.mark.parametrize(("own", "turn"), [("0101", 0), ("1715", 3)])
@pytest.mark.parametrize(("edge", "shared"), [("1701", 15), ("0115", 9)])
def test_any_two_boards_fit_beside_or_below_each_other_also_upside_down(
    pair: tuple[str, str], own: str, turn: int, edge: str, shared: int
) -> None:
    first, second = pair
    parts = [
        Part(first, board(first).grid, prefix=""),
        Part(second, board(second).grid, turn, f"{second}/{own} on {first}/{edge}", prefix=""),
    ]
    area = join(parts)
    assert sum(1 for _ in area.grid.hexes) == 2 * 247 - shared
    gate = area.grid.find(f"{first}/{'1708' if edge == '1701' else '0915'}")
    assert len(area.grid.numbers(gate)) == 2


@pytest.mark.parametrize("name", SCENARIOS)
def test_no_step_of_two_levels_on_the_board_of_a_scenario(name: str) -> None:
    assert cliffs(board(name)) == []
