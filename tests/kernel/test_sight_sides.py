"""Lines of sight over hexsides and heights: what a line crosses, and two rules of tactical games built on that."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.files.data import Faults
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.sight import (
    Along,
    Sight,
    VisibleTable,
    crosses,
    most_crossed,
)
from grognard.kernel.table.board import Board, Legend, sketched
from tests import depth

MAP = Grid.flat((1, 9), (1, 8), lowered="even")
GRIDS = [MAP, Grid.flat((1, 8), (1, 7), lowered="odd", holes=("0404", "0405")), Grid.pointy((1, 7), (1, 8))]
SIGHT = Sight(MAP)
Point = tuple[Fraction, Fraction]


def side(text: str, grid: Grid = MAP) -> int:
    """The one name of a hexside."""
    first, second = text.split("/")
    return grid.hexside(grid.edge(grid.find(first), grid.find(second)))


def names(text: str) -> set[int]:
    return {side(word) for word in text.split()}


# --- which hexsides a line crosses ---


def cut(start: Point, end: Point, first: Point, second: Point) -> bool:
    """Whether two segments cross, in any coordinates."""

    def turn(p: Point, q: Point, r: Point) -> Fraction:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return (
        turn(start, end, first) * turn(start, end, second) < 0
        and turn(first, second, start) * turn(first, second, end) < 0
    )


def sides_cut(grid: Grid, a: int, b: int, shift: Fraction) -> set[int]:
    """The hexsides cut by the line from a to b moved a little to one side, found one by one."""
    (a1, a2), (b1, b2) = grid.axial(a), grid.axial(b)
    off = -(b2 - a2) * shift, (b1 - a1) * shift
    start, end = (a1 + off[0], a2 + off[1]), (b1 + off[0], b2 + off[1])
    found = set()
    for h in grid.hexes:
        x, y = grid.axial(h)
        steps = grid.steps
        corners = [
            (x + Fraction(steps[d - 1][0] + steps[d][0], 3), y + Fraction(steps[d - 1][1] + steps[d][1], 3))
            for d in (0, 1, 2, 3, 4, 5, 0)
        ]
        for d, (first, second) in enumerate(pairwise(corners)):
            if grid.step(h, d) >= 0 and cut(start, end, first, second):
                found.add(grid.hexside(h * 6 + d))
    return found


@settings(deadline=None, max_examples=depth.times(10))
@given(st.sampled_from([MAP, GRIDS[2]]), st.integers(0, 1 << 32))
def test_a_line_crosses_what_it_cuts_when_moved_a_little_to_either_side(grid: Grid, seed: int) -> None:
    inner = [h for h in grid.hexes if len(grid.adjacent[h]) == 6]
    a, b = Random(seed).sample(inner, 2)
    crossings = Sight(grid).crossings(a, b)
    either = [sides_cut(grid, a, b, Fraction(shift, 10**6)) for shift in (1, -1)]
    assert either[0] | either[1] == {side for crossing in crossings for way in crossing for side in way}
    for crossing in crossings:
        if len(crossing) == 1:
            assert set(crossing[0]) <= either[0] & either[1]
        else:
            one, two = map(set, crossing)
            assert (one <= either[0] and two <= either[1]) or (one <= either[1] and two <= either[0])


@settings(deadline=None)
@given(st.sampled_from(GRIDS), st.integers(0, 1 << 32))
def test_crossings_are_the_same_both_ways(grid: Grid, seed: int) -> None:
    a, b = Random(seed).sample(grid.hexes, 2)
    sight = Sight(grid, kept=3)
    assert sight.crossings(a, b) == sight.crossings(b, a)[::-1]
    sides = set(Random(seed).sample(range(grid.size * 6), grid.size))
    there, back = sight.sides_crossed(a, b, sides), sight.sides_crossed(b, a, sides)
    assert there == back[::-1]


@settings(deadline=None)
@given(st.sampled_from(GRIDS), st.integers(0, 1 << 32), st.sampled_from(get_args(Along)), st.booleans())
def test_sets_of_hexsides_say_the_same(grid: Grid, seed: int, along: Along, ends: bool) -> None:
    random = Random(seed)
    a, b = random.choice(grid.hexes), random.choice(grid.hexes)
    every = members(grid.sides)
    sides = set(random.sample(every, random.randrange(len(every))))
    sight = Sight(grid)
    met = sight.sides_crossed(a, b, sides, along, ends=ends)
    assert sight.crosses_sides(a, b, hexset(sides), along, ends=ends) is bool(met)


def test_a_straight_line_crosses_one_hexside_after_another() -> None:
    a, b = MAP.find("0302"), MAP.find("0305")
    assert SIGHT.crossings(a, b) == tuple(((side(text),),) for text in ("0302/0303", "0303/0304", "0304/0305"))
    assert SIGHT.crossings(a, MAP.find("0303")) == (((side("0302/0303"),),),)
    assert SIGHT.crossings(a, a) == ()


def test_along_a_side_a_line_goes_round_by_either_hex() -> None:
    a, b = MAP.find("0303"), MAP.find("0503")
    first, second = SIGHT.crossings(a, b)
    assert {way[0] for way in first} == names("0303/0402 0303/0403")
    assert {way[0] for way in second} == names("0402/0503 0403/0503")
    assert not crosses(first, names("0303/0402")) and crosses(first, names("0303/0402"), along="either")
    assert crosses(first, names("0303/0402 0303/0403"))
    assert not SIGHT.sides_crossed(a, b, names("0402/0403")), "a hedge along the line is on neither side of it"


def test_through_a_corner_a_line_goes_round_the_third_hex_as_well() -> None:
    a, b = MAP.find("0301"), MAP.find("0405")
    corner = next(crossing for crossing in SIGHT.crossings(a, b) if len(crossing) > 1)
    (straight,), round_it = corner
    assert len(round_it) == 2
    assert not crosses(corner, {straight}) and not crosses(corner, {*round_it})
    assert crosses(corner, {straight, round_it[0]}) and crosses(corner, {straight, round_it[1]})


def test_the_hexsides_of_the_ends_need_not_count() -> None:
    a, b = MAP.find("0302"), MAP.find("0306")
    own, far = names("0302/0303"), names("0304/0305")
    assert SIGHT.sides_crossed(a, b, own) and not SIGHT.sides_crossed(a, b, own, ends=False)
    assert SIGHT.sides_crossed(a, b, far, ends=False) == (((side("0304/0305"),),),)


def test_nothing_is_crossed_off_the_map() -> None:
    grid = GRIDS[1]
    a, b = grid.find("0403"), grid.find("0406")
    assert Sight(grid).crossings(a, b) == ()


# --- heights ---


@pytest.mark.parametrize(
    ("heights", "above", "times"),
    [
        ([0, 0, 0], 0, 0),
        ([0, 1, 2, 3], 0, 1),  # a plain slope
        ([0, 1, 0], 0, 2),  # a ridge above both
        ([2, 0, 2], 0, 2),  # a hollow
        ([2, 0, 2], 2, 0),
        ([0, 2, 1, 2], 0, 3),  # a dip on the way up
        ([0, 3], 1, 1),
        ([1], 0, 0),
    ],
)
def test_how_often_a_height_is_crossed(heights: list[int], above: int, times: int) -> None:
    assert most_crossed(heights, above) == times


def test_along_a_side_the_hex_is_taken_that_crosses_less() -> None:
    a, b = MAP.find("0303"), MAP.find("0503")
    high = {MAP.find("0402"): 2}
    assert SIGHT.heights_crossed(a, b, lambda h: high.get(h, 0)) == 0
    level = MAP.find("0403")
    assert SIGHT.heights_crossed(a, b, lambda h: high.get(h, 0), passes=lambda h: h != level) == 2
    assert SIGHT.heights_crossed(a, b, lambda h: 0, passes=lambda h: False) is None
    assert SIGHT.heights_crossed(a, a, lambda h: 1) == 0


# --- a rule of contours: one level is 20 m, woods and villages add one, and no contour above the lower end twice ---

LEGEND = Legend(
    ("wood", "field", "house", "paddy", "brush"),
    ("hedge", "crest"),
    (),
    {"w": "wood", "f": "field", "h": "house", "p": "paddy", "b": "brush"},
)


def board(*rows: str) -> Board:
    faults = Faults()
    found = sketched(rows, LEGEND, (), faults)
    assert found is not None and not faults.lines
    return found


def contour_rule(on: Board) -> VisibleTable:
    sight = Sight(on.grid)

    def top(h: int) -> int:
        return on.height[h] + (on.has(h, "wood") or on.has(h, "house"))

    def is_blocked(a: int, b: int, smoke: int) -> bool:
        low, high = sorted((top(a), top(b)))

        def is_free(h: int) -> bool:
            grows = on.terrain[h] != 0
            return not smoke >> h & 1 and not (grows and top(h) >= high)

        times = sight.heights_crossed(a, b, on.height.__getitem__, low, is_free)
        return times is None or times >= 2

    return VisibleTable(sight, is_blocked)


@pytest.mark.parametrize(
    ("column", "is_seen"),
    [
        (". . . .", True),
        (". . . w", True),  # the line may enter the target's hex
        (". . w .", False),  # woods before the target, on equal ground
        ("1 . w .", False),  # woods on level ground are as high as a hill of 20 m
        ("1 . f .", True),  # a field is not
        ("h1 . w .", True),  # a village on the hill sees over the woods
        ("h1 . h1 .", False),  # but not over a village on another
        ("w . f .", True),  # from a tree over a field
        (". 1 . .", False),  # a rise between
        (". 1 2 3", True),  # a plain slope
        (". 2 1 3", False),  # a dip on the slope
        ("1 . . 1", True),  # from hill to hill
        ("2 1 . .", True),  # down a plain slope
        ("2 . 1 .", False),  # a separate rise
    ],
)
def test_a_rule_of_contours(column: str, is_seen: bool) -> None:
    on = board(*column.split())
    table, (first, *_, last) = contour_rule(on), on.grid.hexes
    assert table.sees(first, last) is table.sees(last, first) is is_seen


def test_a_rule_of_contours_along_a_side() -> None:
    def middle(upper: str, lower: str) -> tuple[VisibleTable, int, int]:
        on = board(f". {upper} .", f". {lower} .")
        return contour_rule(on), on.grid.find("0102"), on.grid.find("0302")

    for upper, lower, is_seen in ((".", "w", True), ("w", ".", True), ("w", "w", False), ("w", "2", False)):
        table, a, b = middle(upper, lower)
        assert table.sees(a, b) is is_seen
    table, a, b = middle("w", ".")
    grid = table.sight.grid
    assert not table.sees(a, b, hexset([grid.find("0202")])), "woods on one side, smoke on the other"


# --- a rule of squads: hedges, crests, a blind hex behind what is lower than one end, hindrances, smoke by height ---


def squad_rule(on: Board) -> Callable[[int, int, int], bool]:
    sight, grid = Sight(on.grid), on.grid
    hinders = [on.hexes_of("paddy"), on.hexes_of("brush")]
    obstacles = hexset(on.hexsides["hedge"] | on.hexsides["crest"])

    def is_blocked(a: int, b: int, smoke: int) -> bool:
        if (smoke >> a | smoke >> b) & 1:
            return True
        if grid.distance(a, b) <= 1:
            return False
        if sight.crosses_sides(a, b, obstacles, ends=False):
            return True
        low, high = sorted((on.height[a], on.height[b]))
        foot = a if on.height[a] == low else b

        def blocks(h: int) -> bool:
            is_obstacle = on.has(h, "wood") or smoke >> h & 1
            if on.height[h] > high or (is_obstacle and on.height[h] == high):
                return True
            return bool(is_obstacle and low <= on.height[h] < high and grid.distance(h, foot) == 1)

        if not sight.clear(a, b, blocks):
            return True
        return sum(sight.count(a, b, kind) for kind in hinders) > 5

    return is_blocked


def squads(row: str, hedge: str = "", crest: str = "") -> tuple[Callable[[int, int, int], bool], Grid, int, int]:
    """A column of hexes under the rule, and its ends."""
    on = board(*row.split())
    for kind, texts in (("hedge", hedge), ("crest", crest)):
        on.hexsides[kind] |= {side(text, on.grid) for text in texts.split()}
    return squad_rule(on), on.grid, on.grid.hexes[0], on.grid.hexes[-1]


@pytest.mark.parametrize(
    ("row", "hedge", "crest", "is_seen"),
    [
        (". . . .", "", "", True),
        (". . . .", "0101/0102", "", True),  # one's own hedge
        (". . . .", "0103/0104", "", True),  # the target's
        (". . . .", "0102/0103", "", False),
        (". . . .", "", "0102/0103", False),
        (". . .", "", "0102/0103", True),
        (". w .", "", "", False),
        (". . w 1", "", "", True),  # the woods stand behind the blind hex
        (". w . 1", "", "", False),  # here they blind the lower end
        ("p p p p p p p", "", "", True),  # five hindrances between the ends
        ("p p p p p p p p", "", "", False),  # six
        ("p p p b b b b b", "", "", False),
    ],
)
def test_a_rule_of_squads(row: str, hedge: str, crest: str, is_seen: bool) -> None:
    is_blocked, _, a, b = squads(row, hedge, crest)
    assert is_blocked(a, b, 0) is is_blocked(b, a, 0) is not is_seen


def test_hindrances_along_a_side_count_only_when_both_are_of_one_kind() -> None:
    on = board(*[". p . p . p ."] * 2)
    mixed = board(". p . p . p .", ". b . b . b .")
    for ground, times in ((on, 3), (mixed, 0)):
        sight, grid = Sight(ground.grid), ground.grid
        a, b = grid.find("0102"), grid.find("0702")
        kinds = [ground.hexes_of("paddy"), ground.hexes_of("brush")]
        assert sum(sight.count(a, b, kind) for kind in kinds) == times


def test_smoke_blocks_by_its_height_and_from_an_end() -> None:
    is_blocked, grid, a, b = squads("2 . . . 2")
    middle = hexset([grid.find("0103")])
    assert not is_blocked(a, b, middle), "smoke in the valley lies below a line from hill to hill"
    assert is_blocked(a, b, 1 << a) and is_blocked(a, b, 1 << b)
    is_blocked, _, c, d = squads(". . . . .")
    assert is_blocked(c, d, middle) and not is_blocked(c, d, 0)
