"""Farmland: corn, low hills with figures on their contours, rivers through hexes with bridges and fords, windmills."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from grognard.draw.board import Sheet, board_svg
from grognard.draw.geometry import RADIUS
from grognard.draw.look_parts import LineLook, Look, TerrainLook
from grognard.draw.modelled import ROLLING, RUGGED, level_lines, modelled
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.board import Board, Legend

GROUNDS = ("corn", "windmill", "bridge", "ford", "streets", "bare")
LOOK = Look(
    sides={},
    terrains={name: TerrainLook("#ecd88e", "#4d4527", name) for name in GROUNDS},
    links={"road": LineLook("road"), "stream": LineLook("minor-river"), "river": LineLook("major-river")},
    heights="rolling",
    interval=20,
)
STREAM = ("0501", "0502", "0503", "0504", "0505", "0506", "0507", "0508")
ROAD = ("0104", "0204", "0304", "0404", "0504", "0604", "0704", "0804", "0904")


def new_board(prefix: str = "") -> Board:
    return Board(Grid.flat((1, 9), (1, 8), prefix=prefix), Legend(GROUNDS, (), tuple(LOOK.links)))


def linked(board: Board, kind: str, *numbers: str) -> Board:
    hexes = [board.grid.find(number) for number in numbers]
    pairs = [(a, b, False) for a, b in pairwise(hexes)]
    board.add_edges(board.links[kind], pairs)
    return board


def put(board: Board, terrain: str, *numbers: str) -> Board:
    board.add_terrain(terrain, [board.grid.find(number) for number in numbers])
    return board


def raised(*heights: tuple[str, int]) -> Board:
    board = new_board()
    for number, level in heights:
        board.height[board.grid.find(number)] = level
    return board


def parts(svg: str, kind: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [each for each in ElementTree.fromstring(svg).iter() if each.get("class") == kind]


def starts(d: str) -> list[tuple[float, float]]:
    """Where the lines of a path begin."""
    return [(float(x), float(y)) for x, y in re.findall(r"M(-?[\d.]+)[ ]?(-?[\d.]+)", d)]


def test_corn_stands_in_its_field_but_not_on_the_number() -> None:
    board = put(new_board(), "corn", "0404")
    sheet = Sheet(board, LOOK)
    (ears,) = parts(board_svg(board, LOOK), "ears")
    x, y = sheet.centre[board.grid.find("0404")]
    roots = starts(ears.attrib["d"])[::2]
    assert len(roots) > 60
    assert not [root for root in roots if abs(root[0] - x) < 14 and abs(root[1] - 2 - (y - 27)) < 5]


@pytest.mark.parametrize(("kind", "reach"), [("stream", 20.0), ("river", 20.0)])
def test_a_river_runs_through_all_its_hexes_and_keeps_near_their_middles(kind: str, reach: float) -> None:
    board = linked(new_board(), kind, *STREAM)
    sheet = Sheet(board, LOOK)
    list(sheet._rivers(is_small=False))
    ((course, _),) = sheet._courses_of
    for number in STREAM:
        middle = sheet.centre[board.grid.find(number)]
        assert min(dist(point, middle) for point in course) < reach


def test_a_major_river_is_wider_than_a_minor_one() -> None:
    wide = []
    for kind in ("stream", "river"):
        sheet = Sheet(linked(new_board(), kind, *STREAM), LOOK)
        list(sheet._rivers(is_small=False))
        wide += [width for _, width in sheet._courses_of]
    assert wide[0] * 1.5 < wide[1]


def test_a_bridge_stands_where_the_road_meets_the_river_and_only_there() -> None:
    board = linked(linked(new_board(), "stream", *STREAM), "road", *ROAD)
    assert parts(board_svg(board, LOOK), "bridge") == []
    put(board, "bridge", "0504", "0506")
    (bridge,) = parts(board_svg(board, LOOK), "bridge")
    middle = Sheet(board, LOOK).centre[board.grid.find("0504")]
    assert len(starts(bridge.attrib["d"])) == 2
    assert all(dist(start, middle) < RADIUS for start in starts(bridge.attrib["d"]))


def test_a_ford_leads_across_the_river_and_needs_one() -> None:
    assert parts(board_svg(put(new_board(), "ford", "0506"), LOOK), "ford") == []
    board = put(linked(new_board(), "stream", *STREAM), "ford", "0506")
    fords = parts(board_svg(board, LOOK), "ford")
    middle = Sheet(board, LOOK).centre[board.grid.find("0506")]
    assert fords
    assert all(dist(starts(ford.attrib["d"])[0], middle) < RADIUS for ford in fords)


def test_lines_of_one_height_run_round_a_hill_and_there_are_none_on_the_plain() -> None:
    assert level_lines(new_board(), 0.5) == []
    board = raised(("0404", 1), ("0405", 1))
    (line,) = level_lines(board, 0.5)
    assert line[0] == line[-1]
    top = board.grid.centre(board.grid.find("0404"))
    assert max(dist(point, top) for point in line) < 2


def test_ground_that_has_exactly_the_height_ends_too() -> None:
    assert level_lines(raised(("0404", 1)), 0.0) is not None
    assert (
        level_lines(raised(*((f"{column:02}{row:02}", 1) for column in range(1, 10) for row in range(1, 9))), 1.0) == []
    )


def test_low_hills_are_softer_than_rugged_ones() -> None:
    board = raised(("0404", 1), ("0405", 2))
    assert modelled(board, ROLLING) != modelled(board, RUGGED) == modelled(board)


def test_a_figure_stands_on_the_south_side_of_each_contour() -> None:
    board = raised(("0304", 1), ("0404", 2), ("0403", 1), ("0405", 1), ("0504", 1), ("0505", 1), ("0305", 1))
    (figures,) = parts(board_svg(board, LOOK), "figures")
    assert sorted(each.text or "" for each in figures) == ["20", "40"]
    upper = next(each for each in figures if each.text == "40")
    x, y = Sheet(board, LOOK).centre[board.grid.find("0404")]
    assert abs(float(upper.attrib["x"]) - x) < 12
    assert 0.6 * RADIUS < float(upper.attrib["y"]) - y < 1.1 * RADIUS
    assert parts(board_svg(board, replace(LOOK, interval=0)), "figures") == []


def test_the_figure_avoids_the_road() -> None:
    board = linked(raised(("0403", 1), ("0503", 1)), "road", "0402", "0403", "0404", "0405")
    (figures,) = parts(board_svg(board, LOOK), "figures")
    x, _ = Sheet(board, LOOK).centre[board.grid.find("0503")]
    assert [abs(float(each.attrib["x"]) - x) < 12 for each in figures] == [True]


def test_there_are_thin_lines_between_contours_only_on_low_hills_drawn_large() -> None:
    board = raised(("0404", 1), ("0405", 1))
    assert len(parts(board_svg(board, LOOK), "between")) == 1
    assert parts(board_svg(board, replace(LOOK, heights="modelled")), "between") == []
    assert 'class="between"' not in Sheet(board, LOOK).bare(board.grid.hexes)


def test_a_windmill_is_drawn_once_for_each() -> None:
    svg = board_svg(put(new_board(), "windmill", "0303", "0505"), LOOK)
    assert svg.count('href="#b-windmill"') == 2


def test_the_board_is_not_written_in_every_hex_of_a_map_of_one_board() -> None:
    (numbers,) = parts(board_svg(new_board("45/"), LOOK), "numbers")
    assert {each.text for each in numbers} == {f"{column:02}{row:02}" for column in range(1, 10) for row in range(1, 9)}
    (numbers,) = parts(board_svg(new_board("A"), LOOK), "numbers")
    assert all((each.text or "").startswith("A") for each in numbers)


def test_a_village_of_eight_hexes_is_a_town_of_blocks() -> None:
    column = [f"04{row:02}" for row in range(1, 9)]
    small, large = (board_svg(put(new_board(), "streets", *column[:many]), LOOK) for many in (7, 8))
    assert (parts(small, "blocks"), len(parts(small, "houses"))) == ([], 1)
    assert (len(parts(large, "blocks")), parts(large, "houses")) == (1, [])
