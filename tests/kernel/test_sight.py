"""Lines of sight: hexes and hexsides, screens, heights, and tables that agree with the rule behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.sight import (
    Along,
    Between,
    Blocked,
    Sight,
    Veil,
    VisibleTable,
    between,
    choices,
    first_met,
    level_with_higher,
    meets,
)
from tests import depth

MAP = Grid.flat((1, 9), (1, 8), lowered="even")
SIGHT = Sight(MAP)
GRIDS = [MAP, Grid.flat((1, 8), (1, 7), lowered="odd", holes=("0404", "0405")), Grid.pointy((1, 7), (1, 8))]

seeds = st.integers(0, 1 << 32)
sides = st.sampled_from(get_args(Along))


def at(*numbers: str) -> tuple[int, ...]:
    return tuple(MAP.find(number) for number in numbers)


def among(*numbers: str) -> frozenset[int]:
    return frozenset(at(*numbers))


def some(grid: Grid, random: Random, n: int) -> int:
    return hexset(random.sample(grid.hexes, n))


# --- hexes and hexsides ---


def test_a_line_straight_through_hexes_meets_them_one_by_one() -> None:
    a, *rest, b = at("0302", "0303", "0304", "0305")
    assert SIGHT.walk(a, b) == tuple((h,) for h in rest)
    assert SIGHT.walk(b, a) == tuple((h,) for h in reversed(rest))
    assert SIGHT.between(a, b) == SIGHT.between(b, a) == Between(hexset(rest), ())


def test_a_line_along_a_side_meets_both_hexes_at_once() -> None:
    a, b = at("0303", "0703")
    pair, middle, other = at("0402", "0403"), at("0503"), at("0602", "0603")
    assert SIGHT.walk(a, b) == (pair, middle, other)
    assert SIGHT.between(a, b) == Between(hexset(middle), (hexset(pair), hexset(other)))


def test_along_a_side_both_hexes_must_block_or_either_as_the_rule_says() -> None:
    a, b = at("0303", "0503")
    one, both = among("0402"), among("0402", "0403")
    assert SIGHT.clear(a, b, one.__contains__)
    assert not SIGHT.clear(a, b, one.__contains__, along="either")
    assert not SIGHT.clear(a, b, both.__contains__)
    assert SIGHT.why_blocked(a, b, both.__contains__) == Blocked(Veil.SIDE, at("0402", "0403"))


def test_neighbours_and_the_hex_itself_are_always_in_sight() -> None:
    a, b = at("0303", "0304")
    assert SIGHT.clear(a, b, lambda h: True)
    assert SIGHT.clear(a, a, lambda h: True)


def test_the_first_hex_that_blocks_is_named_from_the_end_that_looks() -> None:
    a, b = at("0302", "0306")
    woods = among("0303", "0305").__contains__
    assert SIGHT.why_blocked(a, b, woods) == Blocked(Veil.HEX, at("0303"))
    assert SIGHT.why_blocked(b, a, woods) == Blocked(Veil.HEX, at("0305"))


def test_the_ends_do_not_block() -> None:
    a, b = at("0302", "0306")
    assert SIGHT.clear(a, b, {a, b}.__contains__)


def test_too_far_is_blocked_by_range() -> None:
    a, b = at("0302", "0306")
    assert SIGHT.clear(a, b, lambda h: False, limit=4)
    assert SIGHT.why_blocked(a, b, lambda h: False, limit=3) == Blocked(Veil.RANGE)


def test_nothing_is_met_off_the_map() -> None:
    holed = Grid.flat((1, 9), (1, 8), holes=("0304",))
    sight = Sight(holed)
    a, b = holed.find("0302"), holed.find("0306")
    assert (-1,) in sight.walk(a, b)
    assert not meets((-1,), lambda h: True)
    assert sight.clear(a, b, lambda h: h < 0)
    assert sight.between(a, b) == Between(hexset((holed.find("0303"), holed.find("0305"))), ())


def test_a_hex_beside_the_edge_of_the_map_decides_alone() -> None:
    a, b = at("0101", "0301")
    assert SIGHT.walk(a, b) == (at("0201"),)
    assert not SIGHT.clear(a, b, among("0201").__contains__)


def test_hindrances_are_counted_and_named() -> None:
    a, b = at("0303", "0703")
    brush = among("0402", "0403", "0503", "0602")
    assert SIGHT.hindrances(a, b, brush.__contains__) == (at("0402", "0403"), at("0503"))
    assert SIGHT.count(a, b, hexset(brush)) == 2
    assert SIGHT.count(a, b, hexset(brush), along="either") == 3


@given(seeds, sides)
@settings(max_examples=depth.times(50), deadline=None)
def test_sets_and_tests_of_hexes_agree_both_ways(seed: int, along: Along) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    sight = Sight(grid, kept=3)
    bits = some(grid, random, random.randrange(30))

    def inside(h: int) -> int:
        return bits >> h & 1

    for _ in range(8):
        a, b = random.choice(grid.hexes), random.choice(grid.hexes)
        line = grid.line(a, b)
        blocked = first_met(line, inside, along) is not None
        for x, y in ((a, b), (b, a)):
            assert sight.clear(x, y, inside, along) is not blocked
            assert sight.crosses(x, y, bits, along) is blocked
            assert sight.count(x, y, bits, along) == len(sight.hindrances(x, y, inside, along))
        assert sight.walk(a, b) == line
        assert sight.walk(b, a) == line[::-1]
        assert sum(meets(step, inside, along) for step in line) == sight.count(a, b, bits, along)


@given(seeds)
@settings(max_examples=depth.times(25), deadline=None)
def test_meeting_a_pair_is_and_or_or(seed: int) -> None:
    random = Random(seed)
    bits = some(MAP, random, 20)
    pair = tuple(random.sample(MAP.hexes, 2))
    met = [bool(bits >> h & 1) for h in pair]
    assert meets(pair, lambda h: bits >> h & 1, "both") is all(met)
    assert meets(pair, lambda h: bits >> h & 1, "either") is any(met)


# --- heights ---


@pytest.mark.parametrize(
    ("eyes", "top", "blocks"),
    [
        ((1, 1), 1, True),
        ((1, 1), 2, True),
        ((1, 1), 0, False),
        ((4, 0), 1, False),
        ((4, 0), 3, False),
        ((4, 0), 4, True),
    ],
)
def test_a_hex_as_high_as_the_higher_eye_blocks(eyes: tuple[int, int], top: int, blocks: bool) -> None:
    a, hill, b = at("0302", "0304", "0306")
    tops = {hill: top}
    assert SIGHT.clear(a, b, level_with_higher(eyes, lambda h: tops.get(h, -9))) is not blocks


def climbs(ground: dict[int, int], hexes: Sequence[int]) -> int:
    """How often a list of hexes goes up: a rule of some game, over the whole list."""
    return sum(ground.get(b, 0) > ground.get(a, 0) for a, b in pairwise(hexes))


def test_a_rule_over_the_whole_list_may_choose_a_side() -> None:
    a, b = at("0303", "0703")
    lists = list(choices(SIGHT.walk(a, b)))
    assert lists == [at(one, "0503", two) for one in ("0402", "0403") for two in ("0602", "0603")]
    ground = dict.fromkeys(at("0402", "0602"), 1)
    assert [climbs(ground, (a, *hexes, b)) for hexes in lists] == [2, 1, 1, 0]
    assert any(climbs(ground, (a, *hexes, b)) == 0 for hexes in choices(SIGHT.walk(a, b)))


def test_choices_leave_out_what_is_off_the_map() -> None:
    assert list(choices(((3,), (-1,), (4, 5)))) == [(3, 4), (3, 5)]
    assert list(choices(())) == [()]


# --- tables and screens ---


def woods_rule(sight: Sight, woods: int, along: Along = "both") -> Callable[[int, int, int], bool]:
    """A complete rule: woods and screens block alike."""
    return lambda a, b, screen: sight.crosses(a, b, woods | screen, along)


@given(seeds, sides)
@settings(max_examples=depth.times(15), deadline=None)
def test_a_table_with_a_screen_says_what_the_whole_rule_says(seed: int, along: Along) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    sight = Sight(grid)
    rule = woods_rule(sight, some(grid, random, 8), along)
    screen = some(grid, random, random.randrange(8))
    limit = random.choice((None, 3))
    table = VisibleTable(sight, rule, limit=limit)
    for a in random.sample(grid.hexes, 4):
        for b in grid.hexes:
            far = limit is not None and grid.distance(a, b) > limit
            assert bool(table[a] >> b & 1) is (not far and not rule(a, b, 0))
            assert table.sees(a, b, screen) is (not far and not rule(a, b, screen))
            assert table.sees(a, b) is bool(table[a] >> b & 1)


def test_woods_on_one_side_and_smoke_on_the_other_block_together() -> None:
    a, b = at("0303", "0503")
    woods, smoke = at("0402", "0403")
    table = VisibleTable(SIGHT, woods_rule(SIGHT, 1 << woods))
    assert table.sees(a, b)
    assert not table.sees(a, b, 1 << smoke)
    assert table.sees(a, b, 1 << woods)
    above, hidden, below = at("0302", "0303", "0304")
    assert not table.sees(above, below, 1 << hidden)


def test_a_table_asks_only_for_the_rows_it_needs_and_once_for_a_pair() -> None:
    asked: list[tuple[int, int]] = []

    def is_blocked(a: int, b: int, screen: int) -> bool:
        asked.append((a, b))
        return False

    table = VisibleTable(SIGHT, is_blocked)
    assert not asked
    a, b = at("0303", "0503")
    assert table[a] == MAP.mask
    assert len(asked) == len(MAP) - 1
    assert table[b] == MAP.mask
    assert len(asked) == 2 * len(MAP) - 3
    assert len({frozenset(pair) for pair in asked}) == len(asked)


def test_a_rule_that_differs_by_direction_is_asked_both_ways() -> None:
    table = VisibleTable(SIGHT, lambda a, b, screen: a > b, symmetric=False)
    a, b = at("0303", "0503")
    assert table.sees(a, b)
    assert not table.sees(b, a)


@pytest.mark.parametrize("grid", GRIDS, ids=["flat", "holes", "pointy"])
def test_the_sets_of_a_line_are_its_steps(grid: Grid) -> None:
    for a in grid.hexes:
        for b in grid.hexes:
            assert Between(*grid.line_sets(a, b)) == between(grid.line(a, b))
    part = grid.only(grid.mask & ~(1 << grid.hexes[20]))
    for a in part.hexes[:12]:
        assert all(Between(*part.line_sets(a, b)) == between(part.line(a, b)) for b in part.hexes)


@given(st.sampled_from(GRIDS), seeds)
@settings(max_examples=depth.times(15), deadline=None)
def test_all_lines_from_a_hex_together_agree_with_each_alone(grid: Grid, seed: int) -> None:
    random = Random(seed)
    sight, here, hexes = Sight(grid), random.choice(grid.hexes), some(grid, random, 30)
    blocked, doubtful, most = some(grid, random, 5), some(grid, random, 5), random.randrange(3)
    clear, unsure = sight.unblocked(here, hexes, blocked, doubtful)
    more, perhaps = sight.meeting(here, hexes, blocked, most)
    for there in members(hexes):
        singles, pairs = sight.between(here, there)
        met = singles | hexset(h for pair in pairs for h in members(pair))
        count = sight.count(here, there, blocked)
        if clear >> there & 1:
            assert not met & (blocked | doubtful)
        elif there in unsure:
            assert met & (blocked | doubtful)
        else:
            assert singles & blocked
        assert count > most if more >> there & 1 else there in perhaps or count <= most
