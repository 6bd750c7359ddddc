"""The board as a map: everything on it is drawn, in both languages, by day and night, and the same every time."""

from __future__ import annotations

import gzip
import re
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from grognard import shelf
from grognard.draw.board import Sheet, board_svg, letters_svg
from grognard.draw.colours import luminance
from grognard.draw.geometry import Geometry
from grognard.draw.look import look_of
from grognard.draw.look_parts import LineLook, Look, SideLook, TerrainLook
from grognard.draw.names import LEVELS, STYLES, Box, Level, Name, place_names, text_width
from grognard.draw.symbols import LINES, TEXTURES
from grognard.kernel.space.hexgrid import Grid
from grognard.kernel.table.board import Board, Legend
from grognard.kernel.table.title import Title
from tests import depth

SVG = "{http://www.w3.org/2000/svg}"
GAMES = sorted(shelf.OURS)


def board_of(title: Title) -> Board:
    return title.new(seed=0).play.board


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def ids(svg: str) -> set[str]:
    return set(re.findall(r'id="([^"]+)"', svg))


def numbers_written(board: Board) -> set[str]:
    """The numbers of all hexes; on a map of one board `48/` is not written before them."""
    numbers = {board.grid.number(hex_) for hex_ in board.grid.hexes}
    boards = {number.rpartition("/")[0] for number in numbers}
    return {number.rpartition("/")[2] for number in numbers} if len(boards) == 1 else numbers


@pytest.mark.parametrize(("lang", "night"), depth.some([("en", False), ("fr", True), ("fr", False), ("en", True)], 2))
@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_names_are_all_there(game: str, lang: str, night: bool) -> None:
    title = shelf.title(game)
    board = board_of(title)
    svg = board_svg(board, look_of(title), lang, night=night)
    written = texts(svg)
    assert numbers_written(board) <= set(written)
    words = " ".join(written)
    for hex_ in board.names:
        assert all(word in words for word in board.name(hex_, lang).split())


@pytest.mark.parametrize("game", GAMES)
def test_the_view_box_is_the_sheet(game: str) -> None:
    title = shelf.title(game)
    board = board_of(title)
    geometry = Geometry(board)
    root = ElementTree.fromstring(board_svg(board, look_of(title)))
    assert [float(part) for part in root.attrib["viewBox"].split()] == [0, 0, geometry.width, geometry.height]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_used_is_defined_and_the_other_way_round(game: str) -> None:
    title = shelf.title(game)
    svg = board_svg(board_of(title), look_of(title))
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used == ids(svg)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_the_same_every_time(game: str) -> None:
    title = shelf.title(game)
    again = Title(title.play)
    assert board_svg(board_of(title), look_of(title)) == board_svg(board_of(again), look_of(again))


def test_a_large_board_is_a_small_file() -> None:
    title = shelf.title("verdun")
    svg = board_svg(board_of(title), look_of(title), lettered=False).encode()
    assert len(svg) < 400_000
    assert len(gzip.compress(svg)) < 60_000


def test_night_is_dark_and_no_inverted_day() -> None:
    title = shelf.title("verdun")
    day, night = (Sheet(board_of(title), look_of(title), night=is_night).palette for is_night in (False, True))
    assert luminance(night.land) < 0.05 < 0.7 < luminance(day.land)
    inverted = "#" + "".join(f"{255 - int(day.water[n : n + 2], 16):02x}" for n in (1, 3, 5))
    assert night.water != inverted


def test_in_a_page_there_is_no_heading_of_a_file() -> None:
    board, look = board_of(shelf.title("patrol")), look_of(shelf.title("patrol"))
    assert board_svg(board, look).startswith("<?xml")
    assert board_svg(board, look, standalone=False).startswith("<svg ")


def test_water_that_meets_water_runs_into_it() -> None:
    """A stream that ends at a corner of a river ends on the smoothed river, not at the corner it cuts off."""
    legend = Legend(hexsides=("river", "stream"))
    board = Board(Grid.flat((1, 4), (1, 4)), legend)
    find = board.grid.find
    board.add_edges(
        board.hexsides["river"], [(find(a), find(b), False) for a, b in (("0202", "0302"), ("0202", "0303"))]
    )
    board.add_edges(board.hexsides["stream"], [(find("0302"), find("0303"), False)])
    sheet = Sheet(board, Look(sides={}, hexsides={"river": LineLook("river"), "stream": LineLook("stream")}))
    (water,) = sheet._waters()
    banks = re.findall(r'd="M([\d.]+) ([\d.]+)', water)
    corners = {(round(x, 1), round(y, 1)) for hex_ in board.grid.hexes for x, y in sheet.corners[hex_]}
    starts = {(float(x), float(y)) for x, y in banks}
    assert any(start not in corners for start in starts)


def test_a_crest_stands_on_the_higher_hex_and_is_hachured_towards_the_lower() -> None:
    board = Board(Grid.flat((1, 4), (1, 4)), Legend(hexsides=("crest",)))
    low, high = board.grid.find("0203"), board.grid.find("0202")
    board.add_edges(board.hexsides["crest"], [(low, high, True)])
    sheet = Sheet(board, Look(sides={}, hexsides={"crest": LineLook("crest")}))
    (crest,) = sheet._crests(is_small=False)
    number = r"(-?[\d.]+) ?"
    strokes = [tuple(map(float, each)) for each in re.findall(rf"M{number}{number}l{number}{number}", crest)]
    (_, line_y, _, rise), *ticks = strokes
    border = sheet.geometry.side(low * 6 + (board.grid.direction(low, high) or 0))[0][1]
    assert line_y < border and abs(rise) < 0.2, "the line lies along the hexside and north of it, on the higher hex"
    assert len(ticks) == 9
    assert all(down > 0 and y + down > border - 1 for _, y, _, down in ticks), "hachures run south, to the hexside"


def test_a_crest_that_can_be_climbed_from_both_sides_is_hachured_on_both() -> None:
    board = Board(Grid.flat((1, 4), (1, 4)), Legend(hexsides=("crest",)))
    board.add_edges(board.hexsides["crest"], [(board.grid.find("0203"), board.grid.find("0202"), False)])
    sheet = Sheet(board, Look(sides={}, hexsides={"crest": LineLook("crest")}))
    (both,) = sheet._crests(is_small=False)
    assert both.count("M") == 2 * (1 + 9)


def test_a_hexside_that_only_gives_a_name_is_not_drawn() -> None:
    board = Board(Grid.flat((1, 4), (1, 4)), Legend(hexsides=("river", "meuse")))
    pair = [(board.grid.find("0202"), board.grid.find("0203"), False)]
    board.add_edges(board.hexsides["river"], pair)
    river = Look(sides={}, hexsides={"river": LineLook("river"), "meuse": LineLook("none")})
    plain = board_svg(board, river)
    board.add_edges(board.hexsides["meuse"], pair)
    assert board_svg(board, river) == plain


def test_boards_of_any_make_are_drawn() -> None:
    """Pointy-topped, with everything a look can name on it."""
    legend = Legend(TEXTURES, tuple(f"h-{line}" for line in LINES), tuple(f"l-{line}" for line in LINES))
    board = Board(Grid.pointy((1, 6), (1, 6)), legend)
    hexes = board.grid.hexes
    for n, terrain in enumerate(legend.terrains):
        board.add_terrain(terrain, [hexes[n]])
    edges = [h * 6 + d for h in hexes for d in range(3) if board.grid.step(h, d) >= 0]
    for n, line in enumerate(LINES):
        start, end = board.grid.ends(edges[2 * n])
        board.add_edges(board.hexsides[f"h-{line}"], [(start, end, False)])
        board.add_edges(board.links[f"l-{line}"], [(start, end, False)])
    look = Look(
        sides={"north": SideLook("#ffffff", "#000000")},
        terrains={name: TerrainLook("#aabbcc", "#223344", name) for name in TEXTURES},
        hexsides={f"h-{line}": LineLook(line) for line in LINES},
        links={f"l-{line}": LineLook(line) for line in LINES},
    )
    svg = board_svg(board, look)
    ElementTree.fromstring(svg)
    assert {"b-trees", "b-marsh", "b-water", "b-fort", "b-bridge", "b-ford", "b-town", "b-craters"} <= ids(svg)


def test_names_keep_clear_of_one_another() -> None:
    """On the boards there are, hardly any two names touch; on none does a name leave the sheet."""
    for game in GAMES:
        title = shelf.title(game)
        sheet = Sheet(board_of(title), look_of(title), "fr")
        placed = sheet.placed()
        crossing = [(a.name.text, b.name.text) for a, b in combinations(placed, 2) if a.box.shared(b.box) > 12]
        assert not crossing
        assert all(each.box.left > 0 and each.box.right < sheet.geometry.width for each in placed)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: str(level.scale))
def test_from_afar_fewer_names_are_written_larger(level: Level) -> None:
    """None of them crosses another, however large the letters."""
    sheet = Sheet(board_of(shelf.title("verdun")), look_of(shelf.title("verdun")))
    placed = sheet.placed(level)
    assert {each.name.sort for each in placed} <= level.sorts
    assert max(each.box.bottom - each.box.top for each in placed) > 0.8 * STYLES["town"].size * level.scale
    crossing = [(a.name.text, b.name.text) for a, b in combinations(placed, 2) if a.box.shared(b.box) > 30]
    assert not crossing


def test_from_afar_a_town_of_several_hexes_has_one_name() -> None:
    sheet = Sheet(board_of(shelf.title("verdun")), look_of(shelf.title("verdun")))
    names = [[each.name.text for each in sheet.placed(level)] for level in LEVELS]
    assert names[0].count("Verdun") == 1
    assert not [name for name in names[0] if name.startswith("Verdun,")]
    assert len([name for name in names[-1] if name.startswith("Verdun,")]) > 1


def test_names_leave_the_places_of_counters_free() -> None:
    """Nearly all: where a name is wider than the way between two counters it cannot."""
    sheet = Sheet(board_of(shelf.title("verdun")), look_of(shelf.title("verdun")))
    placed = sheet.placed()
    middles = [Box(x - 18, y - 16, x + 18, y + 16) for x, y in sheet.centre.values()]
    covering = [each.name.text for each in placed if any(each.box.shared(box) > 20 for box in middles)]
    assert len(covering) <= len(placed) / 10


def test_a_river_is_named_along_its_course_again_and_again() -> None:
    title = shelf.title("marne")
    svg = letters_svg(title.new("friedensturm", seed=0).play.board, look_of(title), "fr")
    near = svg.split('class="letters letters-3"')[1]
    assert near.count(">Marne</textPath>") > 2
    used, defined = set(re.findall(r'href="#([^"]+)"', svg)), re.findall(r'<path id="([^"]+)"', svg)
    assert used == set(defined)
    assert len(defined) == len(used), "no two of one id"


def test_letters_are_laid_over_a_picture_without_them() -> None:
    title = shelf.title("verdun")
    board, look = board_of(title), look_of(title)
    assert not texts(board_svg(board, look, lettered=False))
    assert "Douaumont" in texts(letters_svg(board, look))
    assert letters_svg(board, look) != letters_svg(board, look, night=True)


@pytest.mark.parametrize(("game", "scenario"), [("marne", "friedensturm"), ("italia", "vittorio")])
def test_waters_named_by_the_look_alone_run_along_water(game: str, scenario: str) -> None:
    title = shelf.title(game)
    look, cut = look_of(title), title.new(scenario, seed=0).play.board
    board = cut.whole or cut
    waters = {board.grid.hexside(edge) for kind in ("river", "stream") for edge in board.hexsides[kind]}
    courses = {name: {board.find_edge(side) for side in sides} for name, sides in look.waters.items()}
    assert {name: course - waters for name, course in courses.items() if not course <= waters} == {}
    svg = letters_svg(board, look)
    assert [name for name in courses if f">{name}</textPath>" not in svg] == []
    assert len(courses) >= 8


def test_a_long_name_is_broken_in_two() -> None:
    (written,) = place_names([Name("Road to Ville-devant-Chaumont", "place", (200, 200))], [], Box(0, 0, 400, 400))
    assert len(written.baselines) == 2


def test_wider_letters_are_wider() -> None:
    style = STYLES["place"]
    assert text_width("ill", style) < text_width("abc", style) < text_width("MWM", style)


def test_a_road_over_a_river_has_a_bridge_unless_bridges_are_printed() -> None:
    legend = Legend(hexsides=("river", "bridge"), links=("road",))
    board = Board(Grid.flat((1, 3), (1, 4)), legend)
    north, south = board.grid.find("0202"), board.grid.find("0203")
    find = board.grid.find
    board.add_edges(board.hexsides["river"], [(find(f"{n}02"), find(f"{n}03"), False) for n in ("01", "02", "03")])
    plain = Look(sides={}, hexsides={"river": LineLook("river")}, links={"road": LineLook("road")})
    assert 'class="bridge"' not in board_svg(board, plain)
    board.add_edges(board.links["road"], [(board.grid.find("0201"), north, False), (north, south, False)])
    assert 'class="bridge"' in board_svg(board, plain)
    printed = replace(plain, hexsides={**plain.hexsides, "bridge": LineLook("bridge")})
    assert 'class="bridge"' not in board_svg(board, printed)
