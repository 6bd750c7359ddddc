"""Finer ground: relief in two lights, shores, villages along their roads, waters that widen, trenches of two sides."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist, hypot
from xml.etree import ElementTree
from zlib import decompress

import pytest

from grognard.draw.board import Sheet, board_svg
from grognard.draw.curves import downstream, nets, noise, relaxed, wandering
from grognard.draw.look_parts import LineLook, Look, TerrainLook
from grognard.draw.relief import SHADES, box_of, coloured, part, picture, size
from grognard.kernel.space.hexgrid import Grid, hexset
from grognard.kernel.table.board import Board, Legend

LOOK = Look(
    sides={},
    terrains={
        name: TerrainLook("#aabbcc", "#223344", name)
        for name in ("sea", "lagoon", "reeds", "relief", "rock", "forest", "streets", "blocks", "trench")
    },
    hexsides={"river": LineLook("river"), "stream": LineLook("stream")},
    links={"road": LineLook("road"), "rail": LineLook("rail")},
)


def new_board(*terrains: str) -> Board:
    return Board(Grid.pointy((1, 6), (1, 8)), Legend(terrains, tuple(LOOK.hexsides), tuple(LOOK.links)))


def put(board: Board, terrain: str, *numbers: str) -> None:
    board.add_terrain(terrain, [board.grid.find(number) for number in numbers])


def chain(board: Board, kind: str, *numbers: str) -> None:
    hexes = [board.grid.find(number) for number in numbers]
    board.add_edges(board.links[kind], [(a, b, False) for a, b in pairwise(hexes)])


# Relief ----------------------------------------------------------------------------------------------------------


def chunks(image: bytes) -> dict[bytes, bytes]:
    found, at = {}, 8
    while at < len(image):
        length = int.from_bytes(image[at : at + 4], "big")
        found[image[at + 4 : at + 8]] = image[at + 8 : at + 8 + length]
        at += length + 12
    return found


def test_a_picture_of_shades_keeps_its_steps_and_changes_its_colours_only() -> None:
    steps = bytes([0, SHADES, 2 * SHADES, SHADES, SHADES, 1])
    stored = picture(3, 2, steps)
    rows = decompress(chunks(stored)[b"IDAT"])
    assert rows[1:4] + rows[5:8] == steps
    assert size(stored) == (3, 2)
    right = part(stored, 1, 0, 3, 2)
    assert size(right) == (2, 2) and decompress(chunks(right)[b"IDAT"])[1:3] == steps[1:3]
    assert size(part(stored, 0, 0, 3, 2, every=2)) == (2, 1)
    day = coloured(stored, ("#102030", 0.5), ("#ffffff", 1.0))
    night = coloured(day, ("#000000", 0.8), ("#888888", 0.4))
    assert chunks(day)[b"IDAT"] == chunks(night)[b"IDAT"] == chunks(stored)[b"IDAT"]
    opacity = chunks(day)[b"tRNS"]
    assert opacity[0] == 128 and opacity[SHADES] == 0 and opacity[-1] == 255, "dark, level, bright"
    assert chunks(day)[b"PLTE"][:3] == bytes([0x10, 0x20, 0x30]) != chunks(night)[b"PLTE"][:3]


@pytest.mark.parametrize("grid", [Grid.flat((1, 7), (1, 5)), Grid.pointy((1, 6), (1, 8))], ids=["flat", "pointy"])
def test_relief_lies_under_the_same_hexes_on_a_board_cut_to_an_area(grid: Grid) -> None:
    left, top, right, bottom = box_of(grid)
    corners = [corner for hex_ in grid.hexes for corner in grid.corners(hex_)]
    assert min(x for x, _ in corners) >= left - 1e-9 and max(x for x, _ in corners) <= right + 1e-9
    assert min(y for _, y in corners) >= top - 1e-9 and max(y for _, y in corners) <= bottom + 1e-9
    assert box_of(grid.only(hexset(grid.hexes[:9]))) == box_of(grid)


def test_relief_is_drawn_where_there_is_a_picture_of_it_and_stays_out_of_the_sea() -> None:
    board = new_board("sea", "relief", "rock")
    put(board, "relief", "0505", "0506")
    put(board, "rock", "0507")
    put(board, "sea", "0101", "0102")
    board.names[board.grid.find("0505")] = {"en": "Monte", "fr": "Monte"}
    stored = picture(60, 50, bytes(60 * 50))
    look = Look(LOOK.sides, terrains=LOOK.terrains, relief=stored)
    drawn, plain = board_svg(board, look), board_svg(board, LOOK)
    assert drawn.count("<image") == 1 and "<image" not in plain
    assert 'class="foot"' in plain and 'class="rock"' in plain and 'class="peaks"' in plain
    ElementTree.fromstring(drawn)
    find = board.grid.find
    corner = Board(board.grid.only(hexset((find("0507"), find("0508")))), board.legend, terrain=board.terrain)
    assert "<image" in board_svg(corner, look), "also on a board cut to an area"
    assert "<image" in Sheet(board, look).bare([find("0505")]), "and in a small picture of some hexes"


# Shores ----------------------------------------------------------------------------------------------------------


def test_the_coast_is_taut_but_stays_near_its_hexsides() -> None:
    board = new_board("sea")
    put(board, "sea", *(f"0{row}0{column}" for row in (1, 2, 3) for column in range(1, 9)))
    sheet = Sheet(board, LOOK)
    moved = sheet._shore_corners
    assert moved
    assert all(dist(corner, point) <= 13.01 for corner, point in moved.items())
    inner = [corner for corner in moved if corner not in sheet.rim_corners]
    heights = sorted(moved[corner][1] for corner in inner)
    assert heights[-1] - heights[0] < 15 < sheet.geometry.radius / 2 + 0.1, "the zigzag of 20 is nearly gone"
    rim = [corner for corner in moved if corner in sheet.rim_corners]
    assert rim and all(moved[corner] == corner for corner in rim)


def test_lagoon_and_sea_are_parted_by_a_bar_of_sand() -> None:
    board = new_board("sea", "lagoon", "reeds")
    put(board, "sea", "0101", "0102", "0103")
    put(board, "lagoon", "0201", "0202", "0203")
    put(board, "reeds", "0201", "0204")
    sheet = Sheet(board, LOOK)
    svg = board_svg(board, LOOK)
    assert svg.count('class="shore"') == 2 and 'class="islets"' in svg
    assert sheet.palette.sand in svg
    assert sheet._waters_at(board.grid.find("0101")) == "sea"


def test_the_sea_goes_on_beyond_the_area_in_play() -> None:
    board = new_board("sea", "relief")
    put(board, "sea", *(f"0{row}0{column}" for row in (1, 2) for column in range(3, 9)))
    put(board, "relief", "0601", "0602")
    land = board.cut(hexset(hex_ for hex_ in board.grid.hexes if not board.has(hex_, "sea")))
    assert not land.hexes_of("sea"), "rules know no hex of it"
    sheet = Sheet(land, LOOK)
    assert sheet.beyond and all(board.has(hex_, "sea") for hex_ in sheet.beyond)
    svg = board_svg(land, LOOK)
    assert 'class="shore"' in svg
    numbers = {text.text for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")}
    assert numbers == {board.grid.number(hex_) for hex_ in land.grid.hexes}, "and it has no numbers"
    east = land.cut(hexset(hex_ for hex_ in land.grid.hexes if board.grid.printed(hex_)[0] > 4))
    assert east.whole is board, "however often it is cut"


# Waters and ways ------------------------------------------------------------------------------------------------


def test_a_net_is_drawn_from_its_springs_to_its_mouth() -> None:
    net = [(1, 2), (2, 3), (3, 4), (3, 9), (9, 8)]
    assert [sorted(each) for each in nets([*net, (20, 21)])] == [sorted(net), [(20, 21)]]
    lines = downstream(net, [4])
    assert lines == [[1, 2, 3, 4], [8, 9, 3]], "the longest first; a tributary ends where it joins"
    ring = downstream([(1, 2), (2, 3), (1, 3)], [3])
    assert sorted(tuple(sorted(step)) for line in ring for step in pairwise(line)) == [(1, 2), (1, 3), (2, 3)]


def test_a_river_is_wider_at_its_mouth() -> None:
    board = new_board("sea")
    put(board, "sea", *(f"010{column}" for column in range(1, 9)))
    find = board.grid.find
    course = "0504/0505 0404/0505 0404/0405 0305/0404 0304/0305 0204/0305 0204/0205"
    sides = [(find(a), find(b), False) for a, b in (side.split("/") for side in course.split())]
    board.add_edges(board.hexsides["river"], sides)
    (water,) = Sheet(board, LOOK)._waters()
    widths = {float(width) for width in re.findall(r'stroke-width="([\d.]+)"', water)}
    assert len(widths) > 4 and max(widths) == 8.5, "it widens in steps"
    wide = re.search(r'stroke-width="8.5" d="M([\d.]+) ([\d.]+)', water)
    thin = re.findall(r'stroke-width="([\d.]+)" d="M[\d.]+ ([\d.]+)', water)
    assert wide is not None and float(wide[2]) > max(float(y) for w, y in thin if float(w) < 6.0), "widest by the sea"


def test_a_taut_line_keeps_its_ends_and_its_reach() -> None:
    home = [(10.0 * n, 17.0 * (n % 2)) for n in range(9)]
    taut = relaxed(home, {4}, 18.0)
    assert (taut[0], taut[4], taut[-1]) == (home[0], home[4], home[-1])
    assert all(dist(a, b) <= 18.001 for a, b in zip(home, taut, strict=True))
    assert sum(abs(b[1] - a[1]) for a, b in pairwise(taut)) < sum(abs(b[1] - a[1]) for a, b in pairwise(home)) / 2
    bent = wandering(taut, 4.0, 50.0, "way")
    assert bent[::2] == taut and len(bent) == 2 * len(taut) - 1


def test_noise_is_smooth_and_bounded() -> None:
    values = [noise(n / 20, 0.3) for n in range(200)]
    assert all(-1 <= value <= 1 for value in values)
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.25
    assert max(values) - min(values) > 0.5


def test_a_line_drawn_in_several_strokes_is_written_once() -> None:
    board = new_board()
    chain(board, "road", *(f"030{column}" for column in range(1, 9)))
    svg = board_svg(board, LOOK)
    ids = re.findall(r'<path id="(b-line\d+)"', svg)
    assert ids and all(svg.count(f'href="#{name}"') == 3 for name in ids)


# Places ---------------------------------------------------------------------------------------------------------


def test_houses_stand_along_the_road_and_not_on_it() -> None:
    board = new_board("streets", "blocks")
    put(board, "streets", "0304")
    put(board, "blocks", "0306")
    chain(board, "road", *(f"030{column}" for column in range(1, 9)))
    sheet = Sheet(board, LOOK)
    list(sheet._links(is_small=False))
    village, town = board.grid.find("0304"), board.grid.find("0306")
    road = [point for line in sheet.way_lines for point in line]
    houses, blocks = sheet._village(village), list(sheet._blocks(town))
    assert len(houses) > 5 and len(blocks) > 12
    for house in houses:
        assert hypot(house.at[0] - sheet.centre[village][0], house.at[1] - sheet.centre[village][1]) < 40
        assert min(dist(house.at, point) for point in road) > 4
    assert sheet._village(village) == houses, "the same every time"
    svg = board_svg(board, LOOK)
    assert 'class="gardens"' in svg and 'class="blocks"' in svg


def test_trenches_of_two_sides_are_two_lines() -> None:
    """Two lines of trenches run north and south side by side: without regions they would be joined across."""
    board = new_board("trench")
    west, east = ("0204", "0304", "0404", "0504"), ("0205", "0305", "0405", "0505")
    put(board, "trench", *west, *east)
    board.regions = {
        "trenches-red": hexset(board.grid.find(number) for number in west),
        "trenches-blue": hexset(board.grid.find(number) for number in east),
    }
    sheet = Sheet(board, LOOK)
    joined = {
        frozenset(map(board.grid.number, pair)) for pair in sheet._joined(sorted(map(board.grid.find, west + east)))
    }
    assert joined == {frozenset(pair) for line in (west, east) for pair in pairwise(line)}


def test_a_river_may_be_the_rim_of_the_map() -> None:
    board = new_board()
    board.regions = {"west": hexset(board.grid.find(f"0{row}01") for row in range(2, 6))}
    assert list(Sheet(board, LOOK)._waters()) == []
    look = Look(LOOK.sides, hexsides=LOOK.hexsides, rims={"west": "river"})
    (water,) = Sheet(board, look)._waters()
    assert 'class="water"' in water
