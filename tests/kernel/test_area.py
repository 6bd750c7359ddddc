"""Boards laid together: parts keep their shape, shared hexes keep all their numbers, faults are named."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.space.hexgrid import Grid, hexset
from grognard.kernel.table.area import Area, Part, join

BOARD = Grid.flat((1, 7), (1, 5), lowered="even")
ODD_BOARD = Grid.flat((1, 6), (1, 4), lowered="odd", holes=("0302",))
SHEET = Grid.pointy((1, 6), (1, 5), shifted="even")


def numbers(area: Area, number: str) -> dict[str, str]:
    """The number in each direction of a hex, where there is one."""
    grid = area.grid
    row = grid.neighbours[grid.find(number)]
    return {grid.directions[d]: grid.number(n) for d, n in enumerate(row) if n >= 0}


def assert_same_shape(part: Part, area: Area) -> None:
    old, new, placement = part.grid, area.grid, area.placements[part.name]
    for h in old.hexes:
        assert part.number(old.number(h)) in new.numbers(placement.hex(h))
        for d, n in enumerate(old.neighbours[h]):
            if n >= 0:
                assert new.step(placement.hex(h), placement.direction(d)) == placement.hex(n)
                assert placement.edge(h * 6 + d) == new.edge(placement.hex(h), placement.hex(n))
        for other in old.hexes:
            assert new.distance(placement.hex(h), placement.hex(other)) == old.distance(h, other)
    assert placement.bits(old.mask) == hexset(placement.hex(h) for h in old.hexes)


@settings(deadline=None)
@given(
    st.sampled_from([(BOARD, ODD_BOARD), (ODD_BOARD, BOARD), (SHEET, SHEET)]),
    st.integers(0, 5),
    st.integers(0, 5),
    st.data(),
)
def test_every_part_keeps_its_shape_however_it_is_turned(
    grids: tuple[Grid, Grid], turn: int, other_turn: int, data: st.DataObject
) -> None:
    first = Part("A", grids[0], turn)
    anchor = grids[0].number(data.draw(st.sampled_from(grids[0].hexes)))
    own = grids[1].number(data.draw(st.sampled_from(grids[1].hexes)))
    relation = data.draw(st.sampled_from(["on", *(f"{d} of" for d in grids[0].directions)]))
    second = Part("B", grids[1], other_turn, f"{own} {relation} A{anchor}")
    area = join([first, second])
    assert_same_shape(first, area)
    assert_same_shape(second, area)
    named = {number for h in area.grid.hexes for number in area.grid.numbers(h)}
    assert len(named) == len(grids[0]) + len(grids[1])


def test_two_sheets_side_by_side() -> None:
    area = join([Part("W", SHEET), Part("E", SHEET, where="0401 E of W0405")])
    assert len(area.grid) == 60
    assert numbers(area, "W0405") == {
        "NE": "E0501",
        "E": "E0401",
        "SE": "E0301",
        "SW": "W0305",
        "W": "W0404",
        "NW": "W0505",
    }
    assert area.grid.line(area.grid.find("W0301"), area.grid.find("E0301")) == tuple(
        (area.grid.find(f"W030{column}"),) for column in range(2, 6)
    )


def test_sheets_that_bear_their_own_letters() -> None:
    west, east = (Grid.pointy((1, 6), (1, 5), prefix=letter) for letter in "WE")
    area = join([Part("west", west, prefix=""), Part("east", east, where="E0401 E of W0405", prefix="")])
    assert numbers(area, "W0405")["E"] == "E0401"
    assert area.grid.extent == "W columns 01-05, rows 01-06; E columns 01-05, rows 01-06"


def test_boards_that_share_a_column_share_its_hexes() -> None:
    area = join([Part("A", BOARD), Part("B", BOARD, where="0101 on A0701")])
    assert len(area.grid) == 2 * 35 - 5
    shared = area.grid.find("A0703")
    assert area.grid.find("B0103") == shared
    assert area.grid.numbers(shared) == ("A0703", "B0103")
    assert area.grid.printed(shared) == (7, 3)
    assert numbers(area, "B0103") == {
        "N": "A0702",
        "NE": "B0202",
        "SE": "B0203",
        "S": "A0704",
        "SW": "A0603",
        "NW": "A0602",
    }


def test_a_board_turned_upside_down_meets_the_other_face_to_face() -> None:
    area = join([Part("A", BOARD), Part("B", BOARD, turn=3, where="0705 on A0701")])
    assert area.grid.find("B0704") == area.grid.step(area.grid.find("A0701"), area.grid.directions.index("S"))
    assert area.placements["B"].direction(0) == 3


def test_a_board_may_be_cut_down_before_it_is_laid() -> None:
    top = BOARD.only(hexset(h for h in BOARD.hexes if BOARD.printed(h)[1] <= 2))
    area = join([Part("A", BOARD), Part("B", top, where="0101 S of A0105")])
    assert len(area.grid) == 35 + 14
    assert area.placements["B"].hex(BOARD.find("0105")) == -1
    with pytest.raises(Unreadable, match=r"^no hex B0105: A columns 01-07, rows 01-05; B columns 01-07"):
        area.grid.find("B0105")


def test_areas_can_be_joined_again() -> None:
    pair = join([Part("A", BOARD), Part("B", BOARD, where="0101 on A0701")])
    four = join([Part("1", pair.grid), Part("2", pair.grid, turn=3, where="B0705 S of 1B0705")])
    assert four.grid.numbers(four.grid.find("2A0701")) == ("2A0701", "2B0101")
    assert_same_shape(four.placements["2"].part, four)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ([], "an area needs at least one part"),
        ([Part("A", BOARD), Part("A", BOARD, where="0101 on A0101")], "part A is named 2 times"),
        (
            [Part("A", BOARD), Part("B", SHEET, where="0101 on A0101")],
            "part B: flat-topped and pointy-topped",
        ),
        ([Part("A", BOARD, turn=6)], "part A: turned by 6 sixths"),
        ([Part("A", BOARD, where="0101 on A0101")], "part A: 0101 on A0101: the first part has nothing"),
        ([Part("A", BOARD), Part("B", BOARD)], "part B: where does it lie?"),
        (
            [Part("A", BOARD), Part("B", BOARD, where="0101 on C0101")],
            "no hex C0101 in the parts laid before",
        ),
        (
            [Part("A", BOARD), Part("B", BOARD, where="0109 on A0101")],
            "no hex 0109: columns 01-07, rows 01-05",
        ),
        ([Part("A", BOARD), Part("B", BOARD, where="0101 E of A0101")], "say HEX on HEX, or HEX"),
        (
            [Part("A", BOARD), Part("B", BOARD, where="0101 N of A0701", prefix="A")],
            "hex number A0101 is used 2",
        ),
    ],
)
def test_faults_are_named(parts: list[Part], fault: str) -> None:
    with pytest.raises(BadData) as caught:
        join(parts)
    assert any(fault in each for each in caught.value.faults)
