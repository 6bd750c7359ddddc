"""Geometry of hex maps: printed facts of three real maps, and properties that hold for every map."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from grognard.kernel.errors import BadData, Unreadable
from grognard.kernel.space.hexgrid import Grid, Hexes, column, hexset, members
from grognard.kernel.space.numbering import UnnumberedHex
from tests import depth

VERDUN = Grid.flat((1, 33), (1, 23), lowered="even", rows_by_column=lambda c: (1, 23 if c % 2 else 22))
MARNE = Grid.flat((1, 56), (1, 34), rows_by_column=dict.fromkeys(range(40, 57), (3, 34)) | {12: (3, 34)})
ITALIA = Grid.pointy((1, 36), (1, 38), shifted="even", prefix="W")
HOLED = Grid.flat((1, 9), (1, 7), lowered="odd", holes=("0405", "0404", "0504"), rows_by_column={7: (3, 6)})
RECTANGLES = [
    Grid.flat((1, 9), (1, 7), lowered="even"),
    Grid.flat((1, 8), (3, 8), lowered="odd"),
    Grid.flat((2, 8), (1, 6), lowered="even"),
    Grid.flat((2, 9), (0, 6), lowered="odd"),
    Grid.pointy((1, 8), (1, 7), shifted="even"),
    Grid.pointy((1, 7), (1, 9), shifted="odd"),
    Grid.pointy((1, 7), (1, 6), shifted="even", counted_from="north"),
    Grid.pointy((2, 8), (1, 6), shifted="odd", counted_from="north"),
    Grid.flat((1, 6), (1, 1)),
    Grid.flat((5, 5), (1, 6)),
]
GRIDS = [VERDUN, MARNE, ITALIA, HOLED, *RECTANGLES]

grids = st.sampled_from(GRIDS)


@st.composite
def grid_and_hexes(draw: st.DrawFn, n: int) -> tuple[Grid, list[int]]:
    grid = draw(grids)
    return grid, [draw(st.sampled_from(grid.hexes)) for _ in range(n)]


def numbers(grid: Grid, hexes: Iterable[int]) -> set[str]:
    return {grid.number(h) for h in hexes}


# --- facts of printed maps ---


def test_a_map_with_shorter_even_columns_has_743_hexes() -> None:
    assert len(VERDUN) == len(VERDUN.hexes) == VERDUN.mask.bit_count() == 743
    assert VERDUN.get("0223") is None
    assert VERDUN.get("0123") is not None


@pytest.mark.parametrize(
    ("grid", "one", "other"),
    [
        (VERDUN, "1403", "1504"),
        (VERDUN, "2305", "2405"),
        (MARNE, "1009", "0910"),
        (MARNE, "1009", "1010"),
        (MARNE, "1009", "1110"),
        (ITALIA, "W1813", "W1914"),
        (ITALIA, "W1712", "W1812"),
        (ITALIA, "W1921", "W2021"),
    ],
)
def test_adjacent_on_the_printed_map(grid: Grid, one: str, other: str) -> None:
    assert grid.find(other) in grid.adjacent[grid.find(one)]
    assert grid.distance(grid.find(one), grid.find(other)) == 1


@pytest.mark.parametrize(
    ("grid", "one", "other", "apart"),
    [
        (VERDUN, "1606", "1104", 5),
        (VERDUN, "1605", "1405", 2),
        (MARNE, "2710", "1814", 9),
        (MARNE, "1009", "0911", 2),
        (MARNE, "1009", "1111", 2),
        (ITALIA, "W1813", "W1913", 1),
        (ITALIA, "W1713", "W1914", 2),
    ],
)
def test_distance_on_the_printed_map(grid: Grid, one: str, other: str, apart: int) -> None:
    assert grid.distance(grid.find(one), grid.find(other)) == apart


def test_nine_columns_and_four_rows_from_an_odd_column_is_a_straight_diagonal() -> None:
    assert MARNE.straight(MARNE.find("2710"), MARNE.find("1814"))
    assert not MARNE.straight(MARNE.find("2710"), MARNE.find("1815"))


def test_directions_of_a_flat_topped_map() -> None:
    h = VERDUN.find("1606")
    around = {VERDUN.directions[d]: VERDUN.number(n) for d, n in enumerate(VERDUN.neighbours[h])}
    assert around == {"N": "1605", "NE": "1706", "SE": "1707", "S": "1607", "SW": "1507", "NW": "1506"}


def test_directions_of_a_pointy_topped_map_counted_from_the_south() -> None:
    def around(number: str) -> dict[str, str]:
        row = ITALIA.neighbours[ITALIA.find(number)]
        return {ITALIA.directions[d]: ITALIA.number(n) for d, n in enumerate(row)}

    even = {"NE": "W1914", "E": "W1814", "SE": "W1714", "SW": "W1713", "W": "W1812", "NW": "W1913"}
    odd = {"NE": "W2013", "E": "W1914", "SE": "W1813", "SW": "W1812", "W": "W1912", "NW": "W2012"}
    assert around("W1813") == even
    assert around("W1913") == odd


def test_the_edge_of_the_map_is_minus_one() -> None:
    corner = VERDUN.find("0101")
    assert [VERDUN.number(n) if n >= 0 else "" for n in VERDUN.neighbours[corner]] == [
        "",
        "",
        "0201",
        "0102",
        "",
        "",
    ]
    assert numbers(VERDUN, VERDUN.adjacent[corner]) == {"0201", "0102"}
    assert VERDUN.step(corner, 0) == -1


# --- printed numbers ---


@pytest.mark.parametrize("grid", GRIDS)
def test_numbers_read_back(grid: Grid) -> None:
    assert [grid.find(grid.number(h)) for h in grid.hexes] == list(grid.hexes)
    assert all(h in grid for h in grid.hexes)
    assert len({grid.number(h) for h in grid.hexes}) == len(grid)


def test_an_unknown_number_is_quoted_with_the_extent_of_the_map() -> None:
    with pytest.raises(Unreadable, match=r"^no hex 9905: columns 01-33, rows 01-23$"):
        VERDUN.find("9905")
    with pytest.raises(Unreadable, match=r"^no hex 1405: W columns 01-38, rows 01-36$"):
        ITALIA.find("1405")
    assert VERDUN.get("1405x") is None


def test_printed_gives_column_then_row_on_every_map() -> None:
    assert VERDUN.printed(VERDUN.find("1405")) == (14, 5)
    assert ITALIA.printed(ITALIA.find("W1405")) == (5, 14)


def test_numbers_may_have_three_digits() -> None:
    grid = Grid.flat((98, 102), (1, 120), digits=3)
    assert grid.number(grid.find("100099")) == "100099"
    assert grid.distance(grid.find("098001"), grid.find("102001")) == 4
    with pytest.raises(BadData, match="98 to 102 cannot be printed with 2 digits"):
        Grid.flat((98, 102), (1, 9))


def test_holes_and_ragged_edges_are_no_hexes() -> None:
    assert [HOLED.get(number) for number in ("0405", "0702", "0707")] == [None, None, None]
    assert len(HOLED) == 9 * 7 - 3 - 3
    assert HOLED.find("0403") in HOLED
    assert HOLED.direction(HOLED.find("0403"), HOLED.find("0503")) is not None
    assert HOLED.neighbours[HOLED.find("0403")][3] == -1


def test_every_fault_of_a_map_is_named() -> None:
    with pytest.raises(BadData) as caught:
        Grid.flat((1, 120), (1, 9), holes=("5001", "0777"))
    assert caught.value.faults == ("1 to 120 cannot be printed with 2 digits", "hole 0777 is not on the map")
    with pytest.raises(BadData, match="even or odd, not both"):
        Grid.flat((1, 9), (1, 9), lowered="both")  # type: ignore[arg-type]
    with pytest.raises(BadData, match="north or south, not from east"):
        Grid.pointy((1, 9), (1, 9), counted_from="east")  # type: ignore[arg-type]
    with pytest.raises(BadData, match="at least one hex"):
        Grid.flat((1, 0), (1, 9))
    with pytest.raises(BadData, match="hex number x is used 2 times"):
        Grid([UnnumberedHex(0, 0, ("x",), (0, 0)), UnnumberedHex(0, 1, ("x",), (0, 0))], is_flat=True, extent="")


def test_a_hex_may_have_several_numbers() -> None:
    grid = Grid(
        [UnnumberedHex(0, 0, ("A14", "B1"), (14, 0)), UnnumberedHex(1, 0, ("B2",), (2, 0))], is_flat=True, extent=""
    )
    assert grid.find("A14") == grid.find("B1")
    assert grid.number(grid.find("B1")) == "A14"
    assert grid.numbers(grid.find("B1")) == ("A14", "B1")


# --- near and far ---


@pytest.mark.parametrize("grid", GRIDS)
def test_neighbours_are_mutual(grid: Grid) -> None:
    for h in grid.hexes:
        for d, n in enumerate(grid.neighbours[h]):
            if n >= 0:
                assert grid.neighbours[n][grid.opposite(d)] == h
                assert grid.direction(h, n) == d
                assert grid.distance(h, n) == 1
        assert grid.around[h] == hexset(grid.adjacent[h])


def breadth_first(grid: Grid, start: int) -> dict[int, int]:
    far = {start: 0}
    queue = [start]
    for h in queue:
        fresh = [n for n in grid.adjacent[h] if n not in far]
        far.update((n, far[h] + 1) for n in fresh)
        queue += fresh
    return far


@pytest.mark.parametrize("grid", RECTANGLES)
def test_distance_is_the_number_of_steps_on_a_full_rectangle(grid: Grid) -> None:
    for h in grid.hexes:
        assert {other: grid.distance(h, other) for other in grid.hexes} == breadth_first(grid, h)


@given(grid_and_hexes(3))
def test_distance_is_a_metric(drawn: tuple[Grid, list[int]]) -> None:
    grid, (a, b, c) = drawn
    assert grid.distance(a, b) == grid.distance(b, a)
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@given(grid_and_hexes(1), st.integers(0, 9))
def test_within_and_ring_follow_distance(drawn: tuple[Grid, list[int]], n: int) -> None:
    grid, (h,) = drawn
    assert grid.within(h, n) == hexset(o for o in grid.hexes if grid.distance(h, o) <= n)
    ring = grid.ring(h, n)
    assert sorted(ring) == [o for o in grid.hexes if grid.distance(h, o) == n]


def test_a_ring_runs_clockwise_from_direction_0() -> None:
    h = VERDUN.find("1606")
    assert VERDUN.ring(h, 1) == VERDUN.neighbours[h]
    ring = VERDUN.ring(h, 3)
    assert VERDUN.number(ring[0]) == "1603"
    assert VERDUN.number(ring[3]) == "1905"
    assert all(VERDUN.distance(a, b) == 1 for a, b in pairwise([*ring, ring[0]]))


@given(grids, st.data())
def test_a_grown_set_is_the_set_and_its_neighbours(grid: Grid, data: st.DataObject) -> None:
    hexes = data.draw(st.sets(st.sampled_from(grid.hexes), max_size=12))
    expected = hexes | {n for h in hexes for n in grid.adjacent[h]}
    assert grid.grow(hexset(hexes)) == hexset(expected)
    assert grid.grow(hexset(hexes), 3) == grid.grow(grid.grow(grid.grow(hexset(hexes))))


def test_growth_may_be_kept_to_some_hexes() -> None:
    column = hexset(h for h in VERDUN.hexes if VERDUN.printed(h)[0] == 16)
    grown = VERDUN.grow(1 << VERDUN.find("1606"), 2, over=column)
    assert numbers(VERDUN, members(grown)) == {"1604", "1605", "1606", "1607", "1608"}


@pytest.mark.parametrize("grid", GRIDS)
def test_growth_never_wraps_round_an_edge(grid: Grid) -> None:
    for h in grid.hexes:
        assert grid.grow(1 << h) == 1 << h | grid.around[h]


def test_an_area_keeps_integers_numbers_and_distances() -> None:
    half = VERDUN.only(hexset(h for h in VERDUN.hexes if VERDUN.printed(h)[0] <= 16))
    h = VERDUN.find("1606")
    assert half.find("1606") == h
    assert len(half) == 8 * 23 + 8 * 22
    assert numbers(half, half.adjacent[h]) == {"1605", "1607", "1507", "1506"}
    assert half.within(h, 2) == VERDUN.within(h, 2) & half.mask
    assert half.distance(h, half.find("1104")) == 5
    assert VERDUN.find("1706") not in half
    with pytest.raises(Unreadable, match="no hex 1706: outside the area in play"):
        half.find("1706")
    assert VERDUN.step(h, 1) == VERDUN.find("1706")


# --- edges ---


@pytest.mark.parametrize("grid", [VERDUN, HOLED, ITALIA])
def test_an_edge_has_two_directions_and_one_hexside(grid: Grid) -> None:
    for h in grid.hexes:
        for d, n in enumerate(grid.neighbours[h]):
            e = h * 6 + d
            assert grid.ends(e) == (h, n)
            if n < 0:
                assert grid.reverse(e) == -1
                assert grid.hexside(e) == e
                continue
            assert grid.edge(h, n) == e
            assert grid.reverse(e) == grid.edge(n, h)
            assert grid.hexside(e) == grid.hexside(grid.reverse(e)) == min(e, grid.reverse(e))


def test_no_edge_joins_hexes_that_are_not_adjacent() -> None:
    with pytest.raises(Unreadable, match="1012 and 1014 are not adjacent"):
        VERDUN.edge(VERDUN.find("1012"), VERDUN.find("1014"))


# --- straight lines ---


def cube(grid: Grid, h: int) -> tuple[int, int, int]:
    a, b = grid.axial(h)
    return a, b, -a - b


def part_inside(
    grid: Grid, h: int, other: int, spot: tuple[int, int], *, closed: bool
) -> tuple[Fraction, Fraction] | None:
    """The stretch of the segment that lies in a hex, as fractions of its length, by clipping three strips."""
    here, there = cube(grid, h), cube(grid, other)
    centre = (*spot, -spot[0] - spot[1])
    low, high = Fraction(0), Fraction(1)
    for i, j in ((0, 1), (1, 2), (2, 0)):
        start = here[i] - here[j] - centre[i] + centre[j]
        slope = there[i] - there[j] - here[i] + here[j]
        if slope == 0:
            if abs(start) > 1 or (abs(start) == 1 and not closed):
                return None
            continue
        ends = sorted((Fraction(-1 - start, slope), Fraction(1 - start, slope)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return (low, high) if low < high else None


def oracle(grid: Grid, h: int, other: int) -> list[tuple[int, ...]]:
    """The line by clipping the segment against every cell about, hexes or not."""
    (a, b), (i, j) = grid.axial(h), grid.axial(other)
    spots = [(x, y) for x in range(min(a, i) - 2, max(a, i) + 3) for y in range(min(b, j) - 2, max(b, j) + 3)]
    spots = [spot for spot in spots if spot not in ((a, b), (i, j))]
    steps: dict[tuple[Fraction, Fraction], list[int]] = {}
    for spot in spots:
        if (stretch := part_inside(grid, h, other, spot, closed=True)) is not None:
            steps.setdefault(stretch, []).append(grid.at(*spot))
    for spot in spots:
        inside = part_inside(grid, h, other, spot, closed=False)
        assert inside is None or len(steps[inside]) == 1
    return [tuple(sorted(n for n in steps[at] if n >= 0)) or (-1,) for at in sorted(steps)]


@settings(max_examples=depth.times(75), deadline=None)
@given(grid_and_hexes(2))
def test_a_line_is_what_exact_geometry_says(drawn: tuple[Grid, list[int]]) -> None:
    grid, (a, b) = drawn
    assume(grid.distance(a, b) <= 14)
    assert list(grid.line(a, b)) == (oracle(grid, a, b) if a != b else [])


@pytest.mark.parametrize("grid", [RECTANGLES[0], RECTANGLES[1], RECTANGLES[4], HOLED])
def test_every_line_of_a_small_map_is_the_same_both_ways(grid: Grid) -> None:
    for a in grid.hexes:
        for b in grid.hexes:
            assert grid.line(a, b) == grid.line(b, a)[::-1]


@given(grid_and_hexes(2))
def test_a_line_is_the_same_both_ways_and_never_jumps(drawn: tuple[Grid, list[int]]) -> None:
    grid, (a, b) = drawn
    line = grid.line(a, b)
    assert line == grid.line(b, a)[::-1]
    steps = [(a,), *line, (b,)]
    for step, following in pairwise(steps):
        if (-1,) not in (step, following) and a != b:
            assert all(grid.distance(h, n) == 1 for h in step for n in following)


def line(grid: Grid, one: str, other: str) -> list[str]:
    steps = grid.line(grid.find(one), grid.find(other))
    return ["/".join(grid.number(h) if h >= 0 else "-" for h in step) for step in steps]


def test_a_line_down_a_column() -> None:
    assert line(VERDUN, "1606", "1610") == ["1607", "1608", "1609"]


def test_a_line_along_a_row_runs_between_two_hexes_and_through_one() -> None:
    assert line(VERDUN, "1606", "2006") == ["1706/1707", "1806", "1906/1907"]


def test_a_line_cuts_corners() -> None:
    assert line(VERDUN, "0101", "0204") == ["0102", "0202", "0103", "0203"]


def test_a_line_along_the_edge_of_the_map_names_the_hex_that_exists() -> None:
    assert line(VERDUN, "0101", "0501") == ["0201", "0301", "0401"]
    assert line(VERDUN, "0123", "0523") == ["0222", "0323", "0422"]


def test_a_hole_in_a_line_is_minus_one() -> None:
    assert line(HOLED, "0403", "0407") == ["-", "-", "0406"]


# --- drawing ---


@pytest.mark.parametrize("grid", GRIDS)
def test_adjacent_centres_are_one_apart_and_lie_where_the_compass_says(grid: Grid) -> None:
    for h in grid.hexes[:60]:
        x, y = grid.centre(h)
        for d, n in enumerate(grid.neighbours[h]):
            if n < 0:
                continue
            i, j = grid.centre(n)
            assert (i - x) ** 2 + (j - y) ** 2 == pytest.approx(1)
            name = grid.directions[d]
            assert (j < y - 0.1) == ("N" in name)
            assert (j > y + 0.1) == ("S" in name)
            assert (i > x + 0.1) == ("E" in name)
            assert (i < x - 0.1) == ("W" in name)


@pytest.mark.parametrize(("grid", "number"), [(VERDUN, "1606"), (ITALIA, "W1813")])
def test_side_d_runs_from_corner_d_to_the_next(grid: Grid, number: str) -> None:
    h = grid.find(number)
    corners = grid.corners(h)
    for d, n in enumerate(grid.neighbours[h]):
        (x, y), (i, j) = corners[d], corners[(d + 1) % 6]
        middle = [(p + q) / 2 for p, q in zip(grid.centre(h), grid.centre(n), strict=True)]
        assert [(x + i) / 2, (y + j) / 2] == pytest.approx(middle)
        assert (x - i) ** 2 + (y - j) ** 2 == pytest.approx(1 / 3)


# --- sets of hexes ---


@given(st.sets(st.integers(0, 900)))
def test_members_are_ascending_and_read_back(hexes: set[int]) -> None:
    assert members(hexset(hexes)) == sorted(hexes)
    assert members(hexset(range(901)) ^ hexset(hexes)) == sorted(set(range(901)) - hexes)
    assert [h for h, is_in in enumerate(column(hexset(hexes), 901)) if is_in] == sorted(hexes)
    assert {*column(hexset(range(901)) ^ hexset(hexes), 901)} <= {0, 1}
    assert len(column(hexset(hexes), 901)) == 901


def test_a_set_of_hexes_reads_like_a_set() -> None:
    wood = Hexes.of(VERDUN, "1403", "1504", VERDUN.find("0101"))
    village = Hexes.of(VERDUN, "1504", "1605")
    assert (wood & village).numbers() == ["1504"]
    assert (wood - village).numbers() == ["0101", "1403"]
    assert set((wood ^ village).numbers()) == {"0101", "1403", "1605"}
    assert len(wood | village) == 4
    assert "1403" in wood
    assert VERDUN.find("1605") not in wood
    assert "9999" not in wood
    assert -1 not in wood
    assert list(wood) == sorted(wood)
    assert wood == Hexes(VERDUN, wood.bits)
    assert len({wood, Hexes(VERDUN, wood.bits), village}) == 2
    assert not Hexes(VERDUN)
    assert village.grow().bits == VERDUN.grow(village.bits)
    assert repr(village) == "Hexes(1504 1605)"


def test_sets_of_two_maps_do_not_mix() -> None:
    with pytest.raises(TypeError):
        _ = Hexes.of(VERDUN, "1403") | Hexes.of(MARNE, "1403")
