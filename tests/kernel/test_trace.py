"""Lines of supply and command: cases in words, lines against spreads, and floods against plain searches."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import Grid, hexset, members
from grognard.kernel.space.reach import reach
from grognard.kernel.space.trace import Line, Links, flood, flood_links, spread, trace
from tests import depth

ROW = Grid.flat((1, 9), (1, 1), lowered="even")
"""Nine hexes in a zigzag row, each adjacent to the next only: 0101, 0201, ... 0901."""

GRIDS = [
    Grid.flat((1, 7), (1, 6), lowered="even"),
    Grid.flat((1, 6), (1, 7), lowered="odd", holes=("0304", "0404")),
    Grid.pointy((1, 6), (1, 6)),
]

seeds = st.integers(0, 1 << 32)


def at(*numbers: str) -> tuple[int, ...]:
    return tuple(ROW.find(number) for number in numbers)


def some(grid: Grid, random: Random, n: int) -> int:
    return hexset(random.sample(grid.hexes, n))


def even(grid: Grid) -> Edges:
    return edge_costs(grid, lambda a, b, d: 1)


def random_edges(grid: Grid, random: Random) -> Edges:
    prices = random.choice(([1, 2, 4, 6, None], [0, 1, 2], [0, 0, 3, None], [2]))
    return edge_costs(grid, lambda a, b, d: random.choice(prices))


# --- lines that cost ---


@given(seeds)
@settings(max_examples=depth.times(50), deadline=None)
def test_spread_says_of_every_hex_what_a_line_from_it_costs(seed: int) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    edges = random_edges(grid, random)
    sources = some(grid, random, random.randrange(4))
    blocked = bytearray(random.random() < 0.2 for _ in range(grid.size))
    limit = random.choice((None, 0, 3, 8))
    banned = {(a, b) for a in grid.hexes for b in grid.adjacent[a] if random.random() < 0.2}
    dear = {(a, b) for a in grid.hexes for b in grid.adjacent[a] if random.random() < 0.3}
    barred = blocked.__getitem__ if random.random() < 0.7 else None
    leave = (lambda a, b: (a, b) in banned) if random.random() < 0.3 else None
    extra = (lambda a, b: 2 * ((a, b) in dear)) if random.random() < 0.3 else None
    costs = spread(edges, sources, limit, barred=barred, leave=leave, entry_extra=extra)
    for h in grid.hexes:
        line = trace(edges, h, sources, limit, barred=barred, leave=leave, entry_extra=extra)
        assert costs.get(h) == (None if line is None else line.cost)


@given(seeds)
@settings(max_examples=depth.times(50), deadline=None)
def test_a_line_is_the_cheapest_way_to_a_goal(seed: int) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    edges = random_edges(grid, random)
    goals = some(grid, random, 3)
    blocked = bytearray(random.random() < 0.2 for _ in range(grid.size))
    start = random.choice(grid.hexes)
    line = trace(edges, start, goals, 9, barred=blocked.__getitem__)
    assert line == trace(edges, start, lambda h: goals >> h & 1, 9, barred=blocked.__getitem__)
    costs = reach(edges, start, 9, barred=blocked.__getitem__).costs
    within = [costs[goal] for goal in members(goals) if goal in costs]
    if line is None:
        assert not within
        return
    assert line.cost == min(within)
    assert line.path[0] == start
    assert goals >> line.path[-1] & 1
    assert not any(blocked[h] for h in line.path[1:])
    prices = [edges.cost(a, b) for a, b in pairwise(line.path)]
    assert sum(price for price in prices if price is not None) == line.cost
    assert None not in prices


def test_a_line_over_edges_of_one_point_counts_hexes() -> None:
    grid = GRIDS[2]
    edges = even(grid)
    for a in grid.hexes[::5]:
        for b in grid.hexes:
            line = trace(edges, a, 1 << b)
            assert line is not None
            assert line.cost == grid.distance(a, b) == len(line.path) - 1


def test_a_line_pays_for_the_hexes_it_enters_and_not_for_its_start() -> None:
    a, b, c = at("0101", "0201", "0301")
    entry = {a: 7, b: 2, c: 1}
    edges = edge_costs(ROW, lambda _, into, d: entry.get(into, 9))
    assert trace(edges, a, 1 << c) == Line(3, (a, b, c))
    assert trace(edges, c, 1 << a) == Line(9, (c, b, a))
    assert trace(edges, a, 1 << a) == Line(0, (a,))


def test_a_line_along_a_free_road_costs_nothing_however_long() -> None:
    edges = edge_costs(ROW, lambda a, b, d: 0)
    line = trace(edges, at("0101")[0], 1 << at("0901")[0], 0)
    assert line is not None
    assert (line.cost, len(line.path)) == (0, 9)


def test_a_line_may_start_in_a_barred_hex_but_enter_none_not_even_its_goal() -> None:
    a, b, c = at("0101", "0201", "0301")
    edges = even(ROW)
    assert trace(edges, a, 1 << b, barred=lambda h: h == a) == Line(1, (a, b))
    assert trace(edges, a, 1 << c, barred=lambda h: h == b) is None
    assert trace(edges, a, 1 << b, barred=lambda h: h == b) is None
    assert spread(edges, 1 << b, 1, barred=lambda h: h == b) == {b: 0}
    assert spread(edges, 1 << b, 1, barred=lambda h: h == a) == {a: 1, b: 0, c: 1}


# --- sets that grow ---


def breadth_first(neighbours: dict[int, list[int]], sources: int, open_hexes: int, steps: int | None) -> int:
    depth = dict.fromkeys(members(sources & open_hexes), 0)
    queue = deque(depth)
    while queue:
        a = queue.popleft()
        for b in neighbours.get(a, []):
            if open_hexes >> b & 1 and b not in depth and (steps is None or depth[a] < steps):
                depth[b] = depth[a] + 1
                queue.append(b)
    return hexset(depth)


@given(seeds, st.sampled_from((None, 0, 1, 2, 5, 100)))
@settings(max_examples=depth.times(50), deadline=None)
def test_a_flood_is_a_breadth_first_search(seed: int, steps: int | None) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    closed = some(grid, random, random.randrange(len(grid) // 2))
    sources = some(grid, random, random.randrange(4))
    neighbours = {h: list(grid.adjacent[h]) for h in grid.hexes}
    expected = breadth_first(neighbours, sources, grid.mask & ~closed, steps)
    assert flood(grid, sources, grid.mask & ~closed, steps) == expected
    assert flood(grid, sources, ~closed, steps) == expected
    wanted = some(grid, random, random.randrange(6))
    some_of_it = flood(grid, sources, ~closed, steps, wanted=wanted)
    assert some_of_it & ~expected == 0
    assert some_of_it & wanted == expected & wanted


@given(seeds, st.sampled_from((None, 0, 1, 2, 5, 100)), st.booleans())
@settings(max_examples=depth.times(50), deadline=None)
def test_a_flood_along_links_is_a_breadth_first_search(seed: int, steps: int | None, both_ways: bool) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    pairs = [(a, b) for a in grid.hexes for b in grid.adjacent[a] if random.random() < 0.2]
    neighbours: dict[int, list[int]] = {}
    for a, b in pairs:
        neighbours.setdefault(a, []).append(b)
        if both_ways:
            neighbours.setdefault(b, []).append(a)
    open_hexes = grid.mask & ~some(grid, random, 5)
    sources = some(grid, random, 3)
    links = Links(pairs, both_ways=both_ways)
    assert flood_links(links, sources, open_hexes, steps) == breadth_first(neighbours, sources, open_hexes, steps)


def test_a_cut_link_is_cut_both_ways_and_the_net_before_is_as_it_was() -> None:
    a, b, c, d = at("0101", "0201", "0301", "0401")
    road = Links([(a, b), (b, c), (c, d)])
    cut = road.without([(c, b)])
    assert flood_links(road, 1 << a, ROW.mask) == hexset((a, b, c, d))
    assert flood_links(cut, 1 << a, ROW.mask) == hexset((a, b))
    assert flood_links(cut, 1 << d, ROW.mask) == hexset((c, d))
    assert cut.pairs() == [(a, b), (b, a), (c, d), (d, c)]


def test_links_may_join_hexes_far_apart() -> None:
    a, b = at("0101", "0901")
    assert Links([(b, a)]).grow(1 << a) == hexset((a, b))


@pytest.mark.parametrize("steps", [None, 3])
def test_a_closed_source_does_not_count(steps: int | None) -> None:
    a, b = at("0101", "0201")
    assert flood(ROW, 1 << a, ROW.mask & ~(1 << a), steps) == 0
    assert flood_links(Links([(a, b)]), 1 << a, ROW.mask & ~(1 << a), steps) == 0
