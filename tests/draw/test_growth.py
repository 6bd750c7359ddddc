"""Warm ground: rice, jungle, tall grass, huts, bamboo, embankments, watercourses, and hills modelled from levels."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from math import dist
from xml.etree import ElementTree
from zlib import decompress

import pytest

from grognard.draw.board import Sheet, board_svg
from grognard.draw.geometry import RADIUS
from grognard.draw.growth import RECIPES, _parcels
from grognard.draw.look_parts import LineLook, Look, TerrainLook
from grognard.draw.modelled import modelled
from grognard.draw.relief import SHADES, box_of, size
from grognard.draw.symbols import TEXTURES
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.board import Board, Legend

GROUNDS = ("corn", "paddies", "canopy", "grove", "tall-grass", "huts", "stone-houses", "watercourse", "bare")
LOOK = Look(
    sides={},
    terrains={name: TerrainLook("#88aa66", "#223322", name) for name in GROUNDS},
    hexsides={"hedge": LineLook("bamboo"), "crest": LineLook("ridgeline")},
    links={"road": LineLook("road"), "rail": LineLook("embanked-rail")},
    heights="modelled",
)


def new_board() -> Board:
    return Board(Grid.flat((1, 9), (1, 8)), Legend(GROUNDS, tuple(LOOK.hexsides), tuple(LOOK.links)))


def put(board: Board, terrain: str, *numbers: str) -> Board:
    board.add_terrain(terrain, [board.grid.find(number) for number in numbers])
    return board


def parts(svg: str, kind: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [each for each in ElementTree.fromstring(svg).iter() if each.get("class") == kind]


def shades(image: bytes) -> list[bytes]:
    """The rows of a picture of shades."""
    wide, high = size(image)
    at = image.index(b"IDAT") + 4
    rows = decompress(image[at:])
    return [rows[n * (wide + 1) + 1 : (n + 1) * (wide + 1)] for n in range(high)]


def test_every_recipe_has_its_texture_and_draws_the_same_every_time() -> None:
    assert set(RECIPES) <= set(TEXTURES)
    for texture in RECIPES:
        first, second = (board_svg(put(new_board(), texture, "0303", "0304"), LOOK) for _ in range(2))
        assert first == second
        assert first != board_svg(new_board(), LOOK)
        ElementTree.fromstring(board_svg(put(new_board(), texture, "0101"), LOOK, night=True))


def test_fields_of_rice_cover_their_hexes_and_their_dykes_meet() -> None:
    board = put(new_board(), "paddies", "0304", "0404")
    sheet = Sheet(board, LOOK)
    hexes = sheet._hexes_with("paddies")
    fields = list(_parcels(sheet, hexes))
    for hex_ in hexes:
        x, y = sheet.centre[hex_]
        for spot in ((x, y), (x + 20, y - 15), (x - 25, y + 20)):
            assert any(_inside(spot, field, 3.0) for field in fields)
    # A field that lies in two hexes is the same for both: the grid belongs to the map.
    again = {tuple(field) for field in _parcels(sheet, hexes[:1])}
    assert again <= {tuple(field) for field in fields}
    assert len({field[0] for field in fields}) == len(fields)


def _inside(spot: tuple[float, float], field: list[tuple[float, float]], slack: float) -> bool:
    """Whether a spot lies in a field, or on the dyke beside it."""
    xs, ys = [x for x, _ in field], [y for _, y in field]
    return min(xs) - slack <= spot[0] <= max(xs) + slack and min(ys) - slack <= spot[1] <= max(ys) + slack


def test_huts_stand_in_their_hex_and_not_on_the_road() -> None:
    board = put(new_board(), "huts", "0404")
    road = ["0204", "0304", "0404", "0505", "0605"]
    chain = [board.grid.find(number) for number in road]
    board.add_edges(board.links["road"], [(a, b, False) for a, b in pairwise(chain)])
    sheet = Sheet(board, LOOK)
    list(sheet._links(is_small=False))
    hex_ = board.grid.find("0404")
    houses = sheet._hamlet(hex_, 6, 13.0, 8.6)
    assert len(houses) >= 4
    assert all(dist(house.at, sheet.centre[hex_]) < RADIUS * 0.7 for house in houses)
    ways = [point for point, _ in sheet._ways_near(hex_)]
    assert ways and all(dist(house.at, way) > 8 for house in houses for way in ways)


def test_a_watercourse_widens_from_its_spring_to_the_rim() -> None:
    board = put(new_board(), "watercourse", "0403", "0404", "0405", "0406", "0407", "0408")
    (water,) = parts(board_svg(board, LOOK), "watercourse")
    widths = [float(path.get("stroke-width", "0")) for path in water if path.get("stroke-opacity") == "1"]
    banks = widths[:5]
    assert banks == sorted(banks) and banks[0] < banks[-1]
    dry = board_svg(new_board(), LOOK)
    assert parts(dry, "watercourse") == []


def test_a_watercourse_that_crosses_the_map_has_one_width() -> None:
    board = put(new_board(), "watercourse", *(f"04{row:02}" for row in range(1, 9)))
    (water,) = parts(board_svg(board, LOOK), "watercourse")
    strokes = [path for path in water if path.get("stroke-opacity") == "1"]
    assert len(strokes) == 3


@pytest.mark.parametrize("kind", ["hedge", "crest"])
def test_hedges_and_ridges_are_drawn_along_their_hexsides(kind: str) -> None:
    board = new_board()
    start, end = board.grid.find("0404"), board.grid.find("0405")
    board.add_edges(board.hexsides[kind], [(start, end, False)])
    sheet = Sheet(board, LOOK)
    drawn = [*sheet._bamboo(is_small=False), *sheet._ridges(is_small=False)]
    side = sheet.geometry.side(board.grid.edge(start, end))
    spots = [tuple(map(float, found)) for each in drawn for found in re.findall(r"M(-?[\d.]+) ?(-?[\d.]+)", each)]
    assert spots
    low, high = sorted(x for x, _ in side)
    assert all(low - 12 <= x <= high + 12 and abs(y - side[0][1]) < 12 for x, y in spots)


def test_a_railway_on_an_embankment_has_slopes_bed_and_rails() -> None:
    board = new_board()
    chain = [board.grid.find(number) for number in ("0404", "0504", "0604")]
    board.add_edges(board.links["rail"], [(a, b, False) for a, b in pairwise(chain)])
    (bank,) = parts(board_svg(board, LOOK), "embankment")
    widths = [float(each.get("stroke-width", "0")) for each in bank]
    assert max(widths) > 20 and min(widths) < 4
    assert parts(board_svg(board, LOOK, night=True), "embankment")


# Hills -----------------------------------------------------------------------------------------------------------


def raised(levels: Iterable[tuple[str, int]]) -> Board:
    board = new_board()
    for number, level in levels:
        board.height[board.grid.find(number)] = level
    return board


def test_flat_ground_has_no_shade_and_a_hill_is_lit_from_the_north_west() -> None:
    assert set(b"".join(shades(modelled(new_board())))) == {SHADES}
    board = raised([("0404", 1), ("0405", 1), ("0504", 1)])
    rows = shades(modelled(board))
    assert set(rows[0]) == set(rows[-1]) == {SHADES}
    wide, high = size(modelled(board))
    left, top, right, bottom = box_of(board.grid)
    x, y = board.grid.centre(board.grid.find("0404"))
    column, row = int((x - left) / (right - left) * wide), int((y - top) / (bottom - top) * high)
    north_west = [rows[row - n][column - n] for n in range(4, 9)]
    south_east = [rows[row + n + 6][column + n + 6] for n in range(4, 9)]
    assert sum(north_west) > 5 * SHADES > sum(south_east)


def test_a_higher_hill_is_shaded_more() -> None:
    low, high = (shades(modelled(raised([("0404", level)]))) for level in (1, 2))
    depth = [sum(abs(step - SHADES) for step in b"".join(rows)) for rows in (low, high)]
    assert depth[1] > 1.2 * depth[0]


def test_every_level_has_a_contour_and_none_runs_along_the_rim() -> None:
    board = raised([("0101", 1), ("0102", 1), ("0202", 1), ("0102", 2)])
    sheet = Sheet(board, LOOK)
    svg = board_svg(board, LOOK)
    assert len(parts(svg, "contour")) == 2
    rim = sheet.rim_corners
    (low, *_) = parts(svg, "contour")
    found = re.findall(r"M(-?[\d.]+) ?(-?[\d.]+)", low.get("d", ""))
    starts = [(float(x), float(y)) for x, y in found]
    assert len(starts) == 1 and any(dist(starts[0], corner) < 1 for corner in rim)


def test_a_look_without_modelled_heights_keeps_its_hachures() -> None:
    board = raised([("0404", 1)])
    assert parts(board_svg(board, Look(sides={})), "slopes")
    assert not parts(board_svg(board, LOOK), "slopes")
