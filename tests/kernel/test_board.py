"""Boards: read from TOML with every fault, sketched, joined from turned parts, and what can be asked of them."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.errors import Unreadable
from grognard.kernel.files.data import Faults, Files
from grognard.kernel.space.hexgrid import Grid, members
from grognard.kernel.table.board import OUT, Board, HexText, Legend, read_board, sketch_of, sketched
from tests.kernel.tiny import duel

LEGEND = Legend(("wood", "town"), ("stream", "cliff"), ("road",), {"w": "wood", "t": "town"})


def files(folder: Path, **texts: str) -> Files:
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return Files([folder])


def read(folder: Path, **texts: str) -> Board:
    """The board in board.toml, which has no fault."""
    found = files(folder, **texts)
    board = read_board(found, "board.toml", LEGEND, ("camp",))
    assert found.faults.lines == []
    assert board is not None
    return board


def faults_of(folder: Path, **texts: str) -> list[str]:
    found = files(folder, **texts)
    read_board(found, "board.toml", LEGEND, ("camp",))
    return found.faults.lines


def numbers(board: Board, bits: int) -> list[str]:
    return [board.grid.number(h) for h in members(bits)]


def edges(board: Board, features: set[int]) -> set[str]:
    """Directed edges by their two hexes."""
    return {">".join(board.grid.number(h) for h in board.grid.ends(edge)) for edge in features}


# Asking ------------------------------------------------------------------------------------------------------
def test_a_board_shows_what_its_file_prints() -> None:
    board = duel().play.board
    find = board.grid.find
    assert numbers(board, board.hexes_of("wood")) == ["0202", "0302", "0303"]
    assert board.has(find("0403"), "town") and not board.has(find("0403"), "wood")
    assert board.terrains_at(find("0403")) == ["town"] and board.terrains_at(find("0101")) == []
    assert [board.height[find(n)] for n in ("0401", "0402", "0501", "0101")] == [1, 1, 2, 0]
    assert board.crosses("stream", find("0203"), find("0303")) and board.crosses("stream", find("0303"), find("0203"))
    assert board.crosses("cliff", find("0401"), find("0301")) and not board.crosses("cliff", find("0301"), find("0401"))
    assert board.is_linked("road", find("0102"), find("0202")) and board.is_linked("road", find("0202"), find("0102"))
    assert not board.is_linked("road", find("0102"), find("0101"))
    assert board.name(find("0403")) == "Mill" and board.name(find("0403"), "fr") == "Moulin"
    assert board.name(find("0101"), "fr") == "Alto" and board.name(find("0102")) == ""
    assert numbers(board, board.regions["home-south"]) == ["0104", "0204", "0304", "0404"]
    assert board.grid.get("0504") is None, "the edge is ragged"


def test_what_a_game_does_not_know_is_asked_in_vain() -> None:
    board = duel().play.board
    with pytest.raises(ValueError):
        board.hexes_of("sea")
    with pytest.raises(Unreadable, match="0101 and 0301 are not adjacent"):
        board.crosses("stream", board.grid.find("0101"), board.grid.find("0301"))


def test_places_are_hexes_and_boxes() -> None:
    board = duel().play.board
    assert board.boxes == (OUT, "camp")
    assert board.place_text(board.out) == "out" and board.find_place("out") == board.out == board.grid.size
    assert board.place_text(board.box("camp")) == "camp"
    for place in (*board.grid.hexes, board.out, board.box("camp")):
        assert board.find_place(board.place_text(place)) == place
    assert board.find_place("9999") is None and board.find_place("") is None


def test_every_hexside_reads_back_rim_included() -> None:
    board = duel().play.board
    grid = board.grid
    for hex_ in grid.hexes:
        for d in range(6):
            side = grid.hexside(hex_ * 6 + d)
            assert board.find_edge(board.edge_text(side)) == side
            assert board.find_edge(board.edge_text(hex_ * 6 + d)) == side
    assert board.edge_text(grid.find("0101") * 6) == "0101/N"
    for wrong in ("0101", "0101/", "/0101", "0101/0301", "0101/0101", "0101/X", "9999/N", "0101>0102"):
        assert board.find_edge(wrong) is None


# Texts of hex numbers ----------------------------------------------------------------------------------------
def hex_text(grid: Grid) -> tuple[HexText, list[str]]:
    faults: list[str] = []
    return HexText(grid, faults.append), faults


def test_runs_go_along_a_column_or_a_row() -> None:
    grid = Grid.flat((1, 12), (1, 11), holes=["0403"])
    reader, faults = hex_text(grid)
    found = [grid.number(h) for h in reader.hexes("0101 0209-0211 0301-0501 0402-0404 1010-1010")]
    assert found == ["0101", "0209", "0210", "0211", "0301", "0401", "0501", "0402", "0404", "1010"]
    assert faults == []


def test_a_run_that_is_none_is_told() -> None:
    reader, faults = hex_text(Grid.flat((1, 4), (1, 4)))
    assert reader.hexes("0101-0203 0104-0101 0101-0109 0909 01x-02") == []
    assert faults == [
        "0101-0203: not a run along one row or column, from the lower number to the higher",
        "0104-0101: not a run along one row or column, from the lower number to the higher",
        "no hex 0109: columns 01-04, rows 01-04",
        "no hex 0909: columns 01-04, rows 01-04",
        "no hex 01x: columns 01-04, rows 01-04",
        "no hex 02: columns 01-04, rows 01-04",
    ]


@pytest.mark.parametrize("digits", [1, 2, 3])
@pytest.mark.parametrize("prefix", ["", "A", "10"])
def test_a_run_is_found_whatever_the_numbers_look_like(digits: int, prefix: str) -> None:
    last = 9 if digits == 1 else 11
    grid = Grid.flat((1, last), (1, last), prefix=prefix, digits=digits)
    reader, faults = hex_text(grid)
    first, end = (grid.number(grid.hexes[0]), f"{prefix}{1:0{digits}}{last:0{digits}}")
    assert len(reader.hexes(f"{first}-{end}")) == last
    assert faults == []


def test_edges_are_hexsides_or_one_way() -> None:
    grid = Grid.flat((1, 3), (1, 3))
    reader, faults = hex_text(grid)
    found = [(grid.number(a), grid.number(b), one_way) for a, b, one_way in reader.edges("0101/0102 0102>0101")]
    assert found == [("0101", "0102", False), ("0102", "0101", True)]
    assert reader.edges("0101/0303 0101 0101/0104") == []
    assert faults == [
        "0101/0303: not adjacent",
        "no hex : columns 01-03, rows 01-03",
        "no hex 0104: columns 01-03, rows 01-03",
    ]


def test_a_chain_goes_from_hex_to_hex() -> None:
    grid = Grid.flat((1, 3), (1, 3))
    reader, faults = hex_text(grid)
    assert [(grid.number(a), grid.number(b)) for a, b, _ in reader.chain("0101 0102 0103")] == [
        ("0101", "0102"),
        ("0102", "0103"),
    ]
    assert len(reader.chain("0101 0103 0102 09 0101")) == 1
    assert faults == ["no hex 09: columns 01-03, rows 01-03", "0101-0103: not adjacent"]


# From TOML ---------------------------------------------------------------------------------------------------
def test_every_fault_of_a_board_is_told_at_once(tmp_path: Path) -> None:
    text = """
    [grid]
    columns = [1, 3]
    rows = [1, 3]
    lowerd = "odd"
    [grid.ragged]
    3 = [3, 2]
    9 = [1, 2]
    [terrain]
    wood = "0101 0909"
    woood = "0101"
    [height]
    1 = "0202-0101"
    12 = "0101"
    [hexsides]
    stream = "0101/0103"
    [links]
    road = ["0101 0103"]
    rail = ["0101 0102"]
    [names]
    0707 = "Nowhere"
    0101 = {de = "Allein"}
    [regions]
    home = "0101-0404"
    [weather]
    rain = 1
    """
    assert faults_of(tmp_path, board=text) == [
        "board.toml: grid.ragged.3: expected the first number and the last",
        "board.toml: terrain.wood: no hex 0909: columns 01-02, rows 01-03",
        "board.toml: height.1: 0202-0101: not a run along one row or column, from the lower number to the higher",
        "board.toml: hexsides.stream: 0101/0103: not adjacent",
        "board.toml: links.road: 0101-0103: not adjacent",
        "board.toml: names.0707: no hex 0707: columns 01-02, rows 01-03",
        'board.toml: names.0101: expected a text, or one for each of en, fr, got {"de": "Allein"}',
        "board.toml: regions.home: no hex 0404: columns 01-02, rows 01-03",
        "board.toml: weather: unknown key",
        "board.toml: grid.lowerd: unknown key; did you mean lowered?",
        "board.toml: grid.ragged.9: unknown key",
        "board.toml: terrain.woood: unknown key",
        "board.toml: height.12: unknown key; did you mean 2?",
        "board.toml: links.rail: unknown key",
    ]


def test_a_board_without_a_grid_still_tells_what_else_is_wrong(tmp_path: Path) -> None:
    text = """
    [grid]
    columns = [1, 200]
    rows = [1, 3]
    holes = "0909"
    [terrain]
    wood = "0101"
    sea = "0102"
    [names]
    0101 = "Here"
    [wether]
    """
    assert faults_of(tmp_path, board=text) == [
        "board.toml: grid: 1 to 200 cannot be printed with 2 digits",
        "board.toml: grid: hole 0909 is not on the map",
        "board.toml: wether: unknown key",
        "board.toml: terrain.sea: unknown key",
    ]
    assert faults_of(tmp_path, board="") == ["board.toml: grid: missing"]
    assert faults_of(tmp_path, board='[grid]\ncolumns = "all"\nprefx = "A"') == [
        'board.toml: grid.columns: expected 2 whole numbers, got "all"',
        "board.toml: grid.rows: missing",
        "board.toml: grid.prefx: unknown key; did you mean prefix?",
    ]


def test_a_board_that_is_not_there_is_told_once(tmp_path: Path) -> None:
    found = Files([tmp_path])
    assert read_board(found, "board.toml", LEGEND) is None
    assert found.faults.lines == ["board.toml: no such file", "board.toml: grid: missing"]


def test_ragged_edges_holes_prefix_and_digits(tmp_path: Path) -> None:
    text = """
    [grid]
    columns = [5, 7]
    rows = [1, 3]
    lowered = "odd"
    prefix = "B"
    digits = 3
    holes = ["B006002"]
    ragged = {5 = [2, 3], 7 = [1, 5]}
    """
    grid = read(tmp_path, board=text).grid
    assert [grid.number(h) for h in grid.hexes] == [
        *("B005002", "B005003"),
        *("B006001", "B006003"),
        *("B007001", "B007002", "B007003", "B007004", "B007005"),
    ]
    assert grid.direction(grid.find("B006001"), grid.find("B005002")) is None
    assert grid.direction(grid.find("B006003"), grid.find("B005002")) is not None, "odd columns lie lower"


def test_a_pointy_board_is_counted_from_the_south(tmp_path: Path) -> None:
    text = """
    [grid]
    topped = "pointy"
    rows = [1, 3]
    columns = [1, 4]
    shifted = "even"
    ragged = {3 = [2, 3]}
    [terrain]
    wood = "0101-0104 0203"
    town = "0102-0302"
    [regions]
    top = "0302-0303"
    """
    board = read(tmp_path, board=text)
    grid = board.grid
    assert not grid.is_flat
    assert numbers(board, board.hexes_of("wood")) == ["0203", "0101", "0102", "0103", "0104"]
    assert numbers(board, board.hexes_of("town")) == ["0302", "0202", "0102"]
    assert numbers(board, board.regions["top"]) == ["0302", "0303"]
    assert grid.centre(grid.find("0101"))[1] > grid.centre(grid.find("0302"))[1]
    north_east = grid.step(grid.find("0101"), grid.directions.index("NE"))
    assert grid.number(north_east) in ("0201", "0202")
    from_north = read(tmp_path, board=text.replace('"pointy"', '"pointy"\ncounted_from = "north"'))
    assert (
        from_north.grid.centre(from_north.grid.find("0101"))[1]
        < from_north.grid.centre(from_north.grid.find("0201"))[1]
    )


# Joined ------------------------------------------------------------------------------------------------------
SHEET = """
[grid]
columns = [1, 3]
rows = [1, 2]
[terrain]
wood = "0101 0301"
[height]
2 = "0202"
[hexsides]
stream = "0101/0102"
cliff = "0201>0301"
[links]
road = ["0101 0201 0202"]
[names]
0201 = "Hill"
[regions]
home = "0101 0102"
"""


def joined(turn: int = 0, where: str = "0101 N of A0101", more: str = "") -> str:
    return f"""
    [[part]]
    name = "A"
    board = "sheet.toml"
    [[part]]
    name = "B"
    board = "sheet.toml"
    turn = {turn}
    where = "{where}"
    {more}
    """


@pytest.mark.parametrize("turn", range(6))
def test_a_turned_part_carries_everything_with_it(tmp_path: Path, turn: int) -> None:
    sheet = Grid.flat((1, 3), (1, 2))
    ways = [f"{sheet.number(h)} NE of A0301" for h in sheet.hexes]
    boards = [read(tmp_path, sheet=SHEET, board=joined(turn, where)) for where in ways]
    board = max(boards, key=lambda board: len(board.grid))
    find = board.grid.find
    assert len(board.grid) == 2 * len(sheet)
    assert sorted(numbers(board, board.hexes_of("wood"))) == ["A0101", "A0301", "B0101", "B0301"]
    assert [board.height[find(n)] for n in ("A0202", "B0202", "B0201")] == [2, 2, 0]
    for part in "AB":
        assert {f"{part}0101>{part}0102", f"{part}0102>{part}0101"} <= edges(board, board.hexsides["stream"])
        assert f"{part}0201>{part}0301" in edges(board, board.hexsides["cliff"])
        assert f"{part}0301>{part}0201" not in edges(board, board.hexsides["cliff"])
        assert board.is_linked("road", find(f"{part}0101"), find(f"{part}0201"))
        assert board.is_linked("road", find(f"{part}0202"), find(f"{part}0201"))
        assert board.name(find(f"{part}0201")) == "Hill"
        turned = turn if part == "B" else 0
        for start in sheet.hexes:
            for d, end in enumerate(sheet.neighbours[start]):
                if end >= 0:
                    there = [find(part + sheet.number(h)) for h in (start, end)]
                    assert board.grid.direction(*there) == (d + turned) % 6
    assert sorted(numbers(board, board.regions["home"])) == ["A0101", "A0102", "B0101", "B0102"]
    assert all(len(features) % 4 == 0 for features in (board.hexsides["stream"], board.links["road"]))


def test_the_whole_may_print_more_on_the_parts(tmp_path: Path) -> None:
    more = """
    [terrain]
    town = "A0102-A0302 B0102"
    [links]
    road = ["B0102 A0101"]
    [regions]
    home = "B0302"
    """
    board = read(tmp_path, sheet=SHEET, board=joined(0, "0102 N of A0101", more))
    assert sorted(numbers(board, board.hexes_of("town"))) == ["A0102", "A0202", "A0302", "B0102"]
    assert board.is_linked("road", board.grid.find("A0101"), board.grid.find("B0102"))
    assert "B0302" in numbers(board, board.regions["home"])
    assert board.boxes == (OUT, "camp")


def test_parts_may_share_hexes(tmp_path: Path) -> None:
    board = read(tmp_path, sheet=SHEET, board=joined(3, "0301 on A0301"))
    shared = board.grid.find("A0301")
    assert board.grid.find("B0301") == shared
    assert board.grid.numbers(shared) == ("A0301", "B0301")
    assert board.has(shared, "wood")


def test_a_run_from_board_to_board_is_none(tmp_path: Path) -> None:
    more = '[terrain]\ntown = "A0101-B0102"'
    assert faults_of(tmp_path, sheet=SHEET, board=joined(0, "0102 N of A0101", more)) == [
        "board.toml: terrain.town: A0101-B0102: not a run on one board"
    ]


def test_faults_of_joined_boards_are_told_once(tmp_path: Path) -> None:
    sheet = SHEET.replace('"0101 0301"', '"0101 0901"')
    [fault] = faults_of(tmp_path, sheet=sheet, board=joined())
    assert fault == "sheet.toml: terrain.wood: no hex 0901: columns 01-03, rows 01-02"
    assert faults_of(tmp_path, sheet=SHEET, board=joined(where="0101 under A0101")) == [
        "board.toml: part: part B: 0101 under A0101: say HEX on HEX, or HEX {N, NE, SE, S, SW, NW} of HEX"
    ]
    assert faults_of(tmp_path, sheet="", board=joined(turn=7)) == [
        "sheet.toml: grid: missing",
        "board.toml: part[#2].turn: expected a whole number from 0 to 5, got 7",
    ]
    missing = joined().replace("sheet.toml", "gone.toml")
    assert faults_of(tmp_path, board=missing) == ["gone.toml: no such file", "gone.toml: grid: missing"]


def test_a_board_is_no_part_of_itself_nor_of_another_joined_one(tmp_path: Path) -> None:
    own = joined().replace('"sheet.toml"', '"board.toml"')
    assert faults_of(tmp_path, board=own) == ["board.toml: part[#1].board: board.toml is joined from parts itself"]
    assert faults_of(tmp_path, board=joined(), sheet=own) == [
        "board.toml: part[#1].board: sheet.toml is joined from parts itself"
    ]


# Overlays ----------------------------------------------------------------------------------------------------
HILL = """
[grid]
columns = [1, 2]
rows = [1, 2]
holes = "0202"
[terrain]
wood = "0102"
[height]
3 = "0101"
1 = "0102 0201"
[hexsides]
cliff = "0101>0201"
[links]
road = ["0101 0102"]
[names]
0101 = "Height"
[regions]
hill = "0101 0102 0201"
"""
PLAIN = """
[grid]
columns = [1, 6]
rows = [1, 5]
[terrain]
town = "0303 0404 0502"
[height]
2 = "0303"
[hexsides]
stream = "0303/0304 0203/0303 0501/0502"
[links]
road = ["0203 0303 0403 0503 0502"]
[names]
0303 = "Village"
0502 = "Farm"
[regions]
home = "0303"
"""


def overlaid(more: str, prefix: str = "A") -> str:
    return f"""
    [[part]]
    name = "A"
    board = "plain.toml"
    prefix = "{prefix}"
    {more}
    """


LAID = """
[[overlay]]
board = "hill.toml"
where = "0101 on A0303"
"""


def test_an_overlay_replaces_all_that_is_printed_under_it(tmp_path: Path) -> None:
    board = read(tmp_path, plain=PLAIN, hill=HILL, board=overlaid(LAID))
    find = board.grid.find
    hill = ["A0303", "A0304", "A0403"]
    assert sorted(numbers(board, board.regions["hill"])) == hill
    assert [board.height[find(n)] for n in hill] == [3, 1, 1]
    assert [board.terrains_at(find(n)) for n in hill] == [[], ["wood"], []]
    assert board.name(find("A0303")) == "Height"
    assert edges(board, board.hexsides["cliff"]) == {"A0303>A0403"}
    assert edges(board, board.hexsides["stream"]) == {"A0501>A0502", "A0502>A0501"}
    assert edges(board, board.links["road"]) == {"A0303>A0304", "A0304>A0303", "A0502>A0503", "A0503>A0502"}
    assert board.has(find("A0404"), "town") and board.name(find("A0502")) == "Farm"
    assert numbers(board, board.regions["home"]) == ["A0303"], "a region is not printed: it stays"
    assert len(board.grid) == 30


@pytest.mark.parametrize("turn", range(6))
def test_a_turned_overlay_carries_everything_with_it(tmp_path: Path, turn: int) -> None:
    board = read(tmp_path, plain=PLAIN, hill=HILL, board=overlaid(f"{LAID}turn = {turn}"))
    grid = board.grid
    top = grid.find("A0303")
    south, south_east = ((start + turn) % 6 for start in (grid.directions.index("S"), grid.directions.index("SE")))
    assert board.height[top] == 3
    assert board.has(grid.step(top, south), "wood") and board.is_linked("road", top, grid.step(top, south))
    assert board.crosses("cliff", top, grid.step(top, south_east))


@pytest.mark.parametrize("turn", range(6))
def test_two_hexes_say_how_an_overlay_is_turned(tmp_path: Path, turn: int) -> None:
    turned = read(tmp_path, plain=PLAIN, hill=HILL, board=overlaid(f"{LAID}turn = {turn}"))
    grid = turned.grid
    [second] = [h for h in grid.hexes if turned.has(h, "wood")]
    keys = LAID.replace("A0303", f"A0303 and 0102 on {grid.number(second)}")
    board = read(tmp_path, plain=PLAIN, hill=HILL, board=overlaid(keys))
    assert (board.height, board.terrain, board.hexsides) == (turned.height, turned.terrain, turned.hexsides)


def test_an_overlay_may_keep_what_runs_through_it(tmp_path: Path) -> None:
    keep = f'{LAID}keep = "road height town names"'
    board = read(tmp_path, plain=PLAIN, hill=HILL, board=overlaid(keep))
    find = board.grid.find
    assert board.is_linked("road", find("A0203"), find("A0303")) and board.is_linked(
        "road", find("A0303"), find("A0304")
    )
    assert board.has(find("A0303"), "town") and not board.crosses("stream", find("A0203"), find("A0303"))
    assert board.height[find("A0303")] == 3 and board.name(find("A0303")) == "Height"


def test_hexes_are_bared_before_anything_else_is_laid_or_printed(tmp_path: Path) -> None:
    more = """
    [[overlay]]
    bare = "0303-0304 0502"
    keep = "road"
    [[overlay]]
    board = "hill.toml"
    where = "0201 on 0502"
    turn = 3
    [terrain]
    wood = "0303"
    """
    board = read(tmp_path, plain=PLAIN, hill=HILL, board=overlaid(more, prefix=""))
    find = board.grid.find
    assert (
        board.terrains_at(find("0303")) == ["wood"] and board.height[find("0303")] == 0 and not board.name(find("0303"))
    )
    assert board.is_linked("road", find("0203"), find("0303")) and not board.crosses(
        "stream", find("0203"), find("0303")
    )
    assert board.height[find("0502")] == 1 and board.height[find("0602")] == 3


def test_faults_of_overlays_name_their_key(tmp_path: Path) -> None:
    def faults(more: str, **texts: str) -> list[str]:
        return faults_of(tmp_path, plain=PLAIN, board=overlaid(more), **{"hill": HILL, **texts})

    assert faults(LAID.replace("A0303", "A0101")) == []
    assert faults(LAID.replace("A0303", "A0605")) == [
        "board.toml: overlay[#1].where: 0101 on A0605: off the board: 0102 0201"
    ]
    assert faults(LAID.replace("0101 on", "0909 on") + 'keep = "roads"') == [
        'board.toml: overlay[#1].keep: unknown word "roads"; did you mean road?',
        "board.toml: overlay[#1].where: 0909 on A0303: no hex 0909: columns 01-02, rows 01-02",
    ]
    assert faults('[[overlay]]\nbare = "A0909"') == [
        "board.toml: overlay[#1].bare: no hex A0909: A columns 01-06, rows 01-05"
    ]
    assert faults(LAID.replace("A0303", "A0303 and 0102 on A0505") + "turn = 1") == [
        "board.toml: overlay[#1].turn: the two hexes of where say how it is turned",
        "board.toml: overlay[#1].where: 0101 on A0303 and 0102 on A0505: does not fit, however it is turned",
    ]
    pointy = '[grid]\ntopped = "pointy"\ncolumns = [1, 2]\nrows = [1, 2]'
    assert faults(LAID, hill=pointy) == [
        "board.toml: overlay[#1].where: flat-topped and pointy-topped hexes do not fit together"
    ]
    assert faults_of(tmp_path, board=PLAIN + LAID) == ["board.toml: overlay: unknown key"]


# Sketched ----------------------------------------------------------------------------------------------------
def sketch(*rows: str) -> Board:
    faults = Faults()
    board = sketched(rows, LEGEND, ("camp",), faults)
    assert faults.lines == [] and board is not None
    return board


def test_a_sketch_shows_terrain_heights_and_holes() -> None:
    board = sketch(". w1  _", "t wt2 0")
    find = board.grid.find
    assert [board.grid.number(h) for h in board.grid.hexes] == ["0101", "0102", "0201", "0202", "0302"]
    assert board.terrains_at(find("0202")) == ["wood", "town"] and board.terrains_at(find("0302")) == []
    assert [board.height[find(n)] for n in ("0201", "0202", "0302")] == [1, 2, 0]
    assert board.boxes == (OUT, "camp")
    assert board.grid.direction(find("0101"), find("0202")) is None, "even columns lie lower"


def test_lowered_columns_are_the_legends_choice() -> None:
    faults = Faults()
    board = sketched(["..  .", ". ."], LEGEND._replace(lowered="odd"), (), faults)
    assert board is not None
    assert board.grid.direction(board.grid.find("0101"), board.grid.find("0202")) is not None


def test_a_sketch_that_is_too_large_is_refused_before_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> NoReturn:
        raise AssertionError("it was drawn")

    monkeypatch.setattr("grognard.kernel.table.board._sketched_grid", never)
    faults = Faults()
    assert sketched([". " * 101] * 100, LEGEND, (), faults) is None
    assert faults.lines == ["row 1: a sketch of 101 by 100 hexes: at most 10000 are drawn"]


def test_every_fault_of_a_sketch_is_told_by_its_row() -> None:
    faults = Faults()
    assert sketched([". x w12", ". ."], LEGEND, (), faults) is None
    assert sketched([". x w12", ". . ?!"], LEGEND, (), faults, ["line 7", "line 8"]) is not None
    assert faults.lines == [
        "row 2: 2 words, where the first row of the sketch has 3",
        "line 7: x: no sign 'x'; the signs are . _ 0-9 w=wood t=town",
        "line 7: w12: a height is one digit",
        "line 8: ?!: no sign '?'; the signs are . _ 0-9 w=wood t=town",
        "line 8: ?!: no sign '!'; the signs are . _ 0-9 w=wood t=town",
    ]


@pytest.mark.parametrize("rows", [[], ["_ _", "_ _"]])
def test_a_sketch_needs_a_hex(rows: list[str]) -> None:
    faults = Faults()
    assert sketched(rows, LEGEND, (), faults) is None
    assert [line.partition(": ")[2] for line in faults.lines] == ["a sketch needs at least one hex"]


def test_a_wide_sketch_has_longer_numbers() -> None:
    board = sketch(" ".join(["."] * 100))
    assert board.grid.number(board.grid.hexes[0]) == "001001"


words = st.sampled_from([".", "_", "w", "t", "wt", "3", "w1", "wt9"])


@given(
    st.integers(1, 4).flatmap(
        lambda width: st.lists(st.lists(words, min_size=width, max_size=width), min_size=1, max_size=4)
    )
)
def test_a_sketch_of_a_sketched_board_shows_the_same_board(rows: list[list[str]]) -> None:
    faults = Faults()
    board = sketched([" ".join(row) for row in rows], LEGEND, (), faults)
    if board is None:
        assert all(word == "_" for row in rows for word in row)
        return
    again = sketch(*sketch_of(board))
    shown = [{b.grid.number(h): (b.terrains_at(h), b.height[h]) for h in b.grid.hexes} for b in (board, again)]
    assert shown[0] == shown[1]
    assert sketch_of(again) == sketch_of(board)
