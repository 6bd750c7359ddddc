"""Movement over directed edges: small cases told in words, and every answer against a plain Dijkstra."""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.errors import BadData, Illegal
from grognard.kernel.space.edges import Edges, edge_costs
from grognard.kernel.space.hexgrid import Grid, hexset
from grognard.kernel.space.reach import Bar, Conditions, Hindrance, Reach, reach, steps
from tests import depth

ROW = Grid.flat((1, 9), (1, 1), lowered="even")
"""Nine hexes in a zigzag row, each adjacent to the next only: 0101, 0201, ... 0901."""

GRIDS = [
    Grid.flat((1, 7), (1, 6), lowered="even"),
    Grid.flat((1, 6), (1, 7), lowered="odd", holes=("0304", "0404")),
    Grid.pointy((1, 6), (1, 6)),
]
FLAT_COST = edge_costs(ROW, lambda a, b, d: 2)

Way = tuple[int, int, tuple[int, ...]]
"""What a way costs, how many hexes it has, and these hexes: the less, the better."""

seeds = st.integers(0, 1 << 32)


def at(*numbers: str) -> tuple[int, ...]:
    return tuple(ROW.find(number) for number in numbers)


class Case:
    """A random board, a mover on it, and random conditions, some of them absent."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.grid = random.choice(GRIDS)
        prices = random.choice(([1, 2, 4, 6, None], [0, 1, 2], [0, 0, 3, None], [2], [1, 5, 9]))
        self.edges = edge_costs(self.grid, lambda a, b, d: random.choice(prices))
        self.start = random.choice(self.grid.hexes)
        self.allowance = random.randrange(14)
        self.at_least_one = random.random() < 0.3
        size = self.grid.size
        table = [bytearray(random.random() < share for _ in range(size)) for share in (0.15, 0.25, 0.5)]
        extras = {(a, b): random.choice((0, 0, 1, 3)) for a in self.grid.hexes for b in self.grid.adjacent[a]}
        banned = {step for step in extras if random.random() < 0.2}
        self.when = Conditions(
            table[0].__getitem__ if random.random() < 0.7 else None,
            table[1].__getitem__ if random.random() < 0.7 else None,
            (lambda a, b: (a, b) in banned) if random.random() < 0.5 else None,
            (lambda a, b: extras[a, b]) if random.random() < 0.5 else None,
        )

    def reach(self, when: Conditions | None = None, allowance: int | None = None) -> Reach:
        barred, stop, leave, extra = when or self.when
        return reach(
            self.edges,
            self.start,
            self.allowance if allowance is None else allowance,
            barred=barred,
            stop=stop,
            leave=leave,
            entry_extra=extra,
            at_least_one=self.at_least_one,
        )

    def ways(self, when: Conditions | None = None, limit: int | None = None) -> dict[int, Way]:
        """The oracle: for each hex the least (cost, number of hexes, hexes) of a way that keeps the conditions."""
        barred, stop, leave, extra = when or self.when
        limit = self.allowance if limit is None else limit
        best: dict[int, Way] = {}
        heap: list[Way] = [(0, 1, (self.start,))]
        while heap:
            cost, length, way = heapq.heappop(heap)
            a = way[-1]
            if a in best:
                continue
            best[a] = cost, length, way
            if a != self.start and stop and stop(a):
                continue
            for b in self.grid.adjacent[a]:
                step = self.edges.cost(a, b)
                if step is None or (barred and barred(b)) or (leave and leave(a, b)):
                    continue
                then = cost + step + (extra(a, b) if extra else 0)
                if then <= limit:
                    heapq.heappush(heap, (then, length + 1, (*way, b)))
        return best


# --- against the oracle ---


@given(seeds)
@settings(max_examples=depth.times(75), deadline=None)
def test_costs_and_ways_are_those_of_dijkstra(seed: int) -> None:
    case = Case(seed)
    case.at_least_one = False
    found = case.reach()
    expected = case.ways()
    assert found.costs == {h: cost for h, (cost, _, _) in expected.items()}
    for h, (_, _, way) in expected.items():
        assert found.path(h) == way


@given(seeds)
@settings(max_examples=depth.times(37), deadline=None)
def test_columns_of_numbers_and_functions_forbid_alike(seed: int) -> None:
    case = Case(seed)
    columns = case.when._replace(leave=None, entry_extra=None)
    barred, stop, *_ = columns
    asked = columns._replace(
        barred=None if barred is None else lambda h: barred(h), stop=None if stop is None else lambda h: stop(h)
    )
    quick, slow = case.reach(columns), case.reach(asked)
    assert [*quick.costs.items()] == [*slow.costs.items()], "in the same order"
    assert (quick.ends, quick.is_guaranteed) == (slow.ends, slow.is_guaranteed)


@given(seeds)
@settings(max_examples=depth.times(37), deadline=None)
def test_the_views_of_a_reach_agree(seed: int) -> None:
    case = Case(seed)
    found = case.reach()
    assert found.costs[case.start] == 0
    assert list(found.hexes) == sorted(set(found.costs) - {case.start})
    assert found.bits == hexset(found.hexes)
    assert len(found) == len(found.hexes)
    for h in case.grid.hexes:
        assert (h in found) == (h in found.hexes)
        assert (found.why_not(h) is None) == (h in found.costs)
    assert list(found.costs.values()) == sorted(found.costs.values())


@given(seeds)
@settings(max_examples=depth.times(37), deadline=None)
def test_guaranteed_hex_only_for_those_who_can_go_nowhere(seed: int) -> None:
    case = Case(seed)
    case.at_least_one = True
    case.allowance %= 4
    found = case.reach()
    ordinary = case.ways()
    if len(ordinary) > 1:
        assert not found.is_guaranteed
        assert found.costs == {h: cost for h, (cost, _, _) in ordinary.items()}
        return
    barred, _, leave, _ = case.when
    expected = [
        b
        for b in case.grid.adjacent[case.start]
        if case.edges.cost(case.start, b) is not None
        and not (barred and barred(b))
        and not (leave and leave(case.start, b))
    ]
    assert found.is_guaranteed
    assert set(found.hexes) == set(expected)
    for h in found.hexes:
        assert found.costs[h] == case.allowance
        assert found.path(h) == (case.start, h)


@given(seeds)
@settings(max_examples=depth.times(37), deadline=None)
def test_why_not_names_a_condition_that_is_there(seed: int) -> None:
    case = Case(seed)
    case.at_least_one = False
    found = case.reach()
    barred, stop, leave, _ = case.when
    lifts = {
        Bar.BARRED: case.when._replace(barred=None),
        Bar.STOPPED: case.when._replace(stop=None),
        Bar.LEAVE: case.when._replace(leave=None),
    }
    opened = {bar: case.ways(when) for bar, when in lifts.items()}
    far = case.ways(limit=1000)
    anyhow = case.ways(Conditions(), limit=1000)
    for h in case.grid.hexes:
        why = found.why_not(h)
        if why is None:
            continue
        if barred and barred(h):
            assert why == Hindrance(Bar.BARRED, at=h)
            continue
        alone = [bar for bar in lifts if h in opened[bar]]
        if alone:
            assert why.bar is alone[0]
        elif h in far:
            assert why == Hindrance(Bar.TOO_FAR, cost=far[h][0])
        elif h not in anyhow:
            assert why == Hindrance(Bar.NO_WAY)
        elif anyhow[h][0] > case.allowance:
            assert why == Hindrance(Bar.TOO_FAR, cost=anyhow[h][0])
        if why.bar is Bar.BARRED:
            assert barred
            assert barred(why.at)
        elif why.bar is Bar.STOPPED:
            assert stop
            assert stop(why.at)
            assert why.at != h
        elif why.bar is Bar.LEAVE:
            assert leave
            assert leave(why.at, why.onto)


@given(seeds)
@settings(max_examples=depth.times(37), deadline=None)
def test_single_steps_are_what_one_step_of_a_reach_would_be(seed: int) -> None:
    case = Case(seed)
    barred, stop, leave, extra = case.when
    first = steps(
        case.edges,
        case.start,
        case.allowance,
        moved=False,
        barred=barred,
        stop=stop,
        leave=leave,
        entry_extra=extra,
        at_least_one=case.at_least_one,
    )
    found = case.reach(case.when._replace(stop=lambda h: True))
    assert first == [(h, found.costs[h]) for h in found.hexes]


@given(seeds)
@settings(max_examples=depth.times(25), deadline=None)
def test_a_way_holds_when_the_position_has_changed_since(seed: int) -> None:
    case = Case(seed)
    case.at_least_one = False
    now = [True]
    barred, stop, leave, extra = case.when
    fickle = Conditions(
        lambda h: bool(barred and barred(h)) if now[0] else True,
        lambda h: bool(stop and stop(h)) if now[0] else True,
        (lambda a, b: leave(a, b) if now[0] else True) if leave else None,
        (lambda a, b: extra(a, b) if now[0] else 99) if extra else None,
    )
    found = case.reach(fickle)
    now[0] = False
    for h, (_, _, way) in case.ways().items():
        assert found.path(h) == way


# --- edges ---


@given(seeds)
@settings(max_examples=depth.times(25), deadline=None)
def test_changed_edges_are_those_built_afresh(seed: int) -> None:
    random = Random(seed)
    grid = random.choice(GRIDS)
    prices = {(a, b): random.choice((0, 1, 2, None)) for a in grid.hexes for b in grid.adjacent[a]}
    changes = {step: random.choice((0, 3, 17, None)) for step in random.sample(sorted(prices), 5)}
    before = edge_costs(grid, lambda a, b, d: prices[a, b])
    if random.random() < 0.5:
        before.reversed()
    untouched = before.out.copy()
    changed = before.with_changes(changes)
    afresh = edge_costs(grid, lambda a, b, d: (prices | changes)[a, b])
    assert changed.out == afresh.out
    assert changed.dearest >= afresh.dearest
    assert changed.reversed().out == afresh.reversed().out
    assert changed.reversed().reversed() is changed
    assert before.out == untouched
    changed_hexes = {a for a, _ in changes}
    assert all(changed.out[h] is before.out[h] for h in grid.hexes if h not in changed_hexes)


@given(seeds)
@settings(max_examples=depth.times(12), deadline=None)
def test_reversed_edges_cost_the_same_the_other_way(seed: int) -> None:
    case = Case(seed)
    back = case.edges.reversed()
    for a in case.grid.hexes:
        for b in case.grid.adjacent[a]:
            assert back.cost(b, a) == case.edges.cost(a, b)


def test_cost_is_told_the_direction() -> None:
    grid = GRIDS[0]
    edges = edge_costs(grid, lambda a, b, d: d)
    for a in grid.hexes:
        for d, b in enumerate(grid.neighbours[a]):
            if b >= 0:
                assert edges.cost(a, b) == d


def test_a_negative_cost_is_refused_and_the_hex_named() -> None:
    with pytest.raises(BadData, match="hex 0201: a step costs -1"):
        edge_costs(ROW, lambda a, b, d: -1 if ROW.number(a) == "0201" else 2)


def test_a_blown_bridge_closes_both_ways_and_a_pontoon_opens_one() -> None:
    a, b, c = at("0101", "0201", "0301")
    blown = FLAT_COST.with_changes({(a, b): None, (b, a): None})
    assert not reach(blown, a, 10)
    assert reach(blown, b, 10).why_not(a) == Hindrance(Bar.NO_WAY)
    pontoon = blown.with_changes({(a, b): 3})
    assert reach(pontoon, a, 5).costs == {a: 0, b: 3, c: 5}
    assert a not in reach(pontoon, b, 10)


# --- told in words ---


def test_up_costs_more_than_down() -> None:
    slope = edge_costs(ROW, lambda a, b, d: 4 if b > a else 2)
    assert max(reach(slope, at("0501")[0], 8).hexes) == at("0701")[0]
    assert min(reach(slope, at("0501")[0], 8).hexes) == at("0101")[0]


def test_half_points_on_a_road() -> None:
    road = FLAT_COST.with_changes(dict.fromkeys(pairwise(at("0101", "0201", "0301", "0401")), 1))
    start, *_, last = at("0101", "0401", "0501")
    assert reach(road, start, 5).costs[last] == 5
    assert last not in reach(road, start, 4)


def test_entering_a_zone_ends_movement_and_starting_in_one_does_not() -> None:
    zone = bytearray(ROW.size)
    for h in at("0101", "0301"):
        zone[h] = 1
    found = reach(FLAT_COST, at("0101")[0], 20, stop=zone.__getitem__)
    assert found.hexes == at("0201", "0301")
    assert found.why_not(at("0501")[0]) == Hindrance(Bar.STOPPED, at=at("0301")[0])


def test_from_zone_to_zone_is_forbidden_and_the_step_is_named() -> None:
    zone = hexset(at("0301", "0401"))
    found = reach(FLAT_COST, at("0101")[0], 20, leave=lambda a, b: zone >> a & zone >> b & 1)
    assert found.hexes == at("0201", "0301")
    assert found.why_not(at("0601")[0]) == Hindrance(Bar.LEAVE, at=at("0301")[0], onto=at("0401")[0])


def test_leaving_a_zone_costs_more() -> None:
    zone = hexset(at("0201"))
    found = reach(FLAT_COST, at("0101")[0], 6, entry_extra=lambda a, b: 2 * (zone >> a & 1))
    assert found.costs == dict(zip(at("0101", "0201", "0301"), (0, 2, 6), strict=True))
    assert found.why_not(at("0401")[0]) == Hindrance(Bar.TOO_FAR, cost=8)


def test_the_enemy_bars_his_hex_and_what_lies_behind_it() -> None:
    enemy = at("0401")[0]
    found = reach(FLAT_COST, at("0101")[0], 20, barred=lambda h: h == enemy)
    assert found.hexes == at("0201", "0301")
    assert found.why_not(enemy) == Hindrance(Bar.BARRED, at=enemy)
    assert found.why_not(at("0601")[0]) == Hindrance(Bar.BARRED, at=enemy)


def test_too_far_tells_the_cost_and_an_isolated_hex_that_no_way_leads_there() -> None:
    c, d = at("0301", "0401")
    cut = FLAT_COST.with_changes({(c, d): None})
    assert reach(FLAT_COST, at("0101")[0], 4).why_not(d) == Hindrance(Bar.TOO_FAR, cost=6)
    assert reach(cut, at("0101")[0], 4).why_not(d) == Hindrance(Bar.NO_WAY)


def test_too_many_obstacles_to_blame_one_name_the_first_on_the_way() -> None:
    zone, enemy = at("0301", "0501")
    found = reach(FLAT_COST, at("0101")[0], 20, barred=lambda h: h == enemy, stop=lambda h: h == zone)
    assert found.why_not(at("0701")[0]) == Hindrance(Bar.STOPPED, at=zone)


def test_out_of_range_even_without_obstacles_is_too_far() -> None:
    zone, enemy = at("0301", "0501")
    found = reach(FLAT_COST, at("0101")[0], 6, barred=lambda h: h == enemy, stop=lambda h: h == zone)
    assert found.why_not(at("0701")[0]) == Hindrance(Bar.TOO_FAR, cost=12)


def test_the_guaranteed_hex_is_not_for_those_who_may_not_leave() -> None:
    a, b = at("0101", "0201")
    swamp = edge_costs(ROW, lambda a, b, d: 8)
    assert reach(swamp, a, 2).hexes == ()
    assert reach(swamp, a, 2, at_least_one=True).costs == {a: 0, b: 2}
    held = reach(swamp, a, 2, leave=lambda a, b: True, at_least_one=True)
    assert held.hexes == ()
    assert held.why_not(b) == Hindrance(Bar.LEAVE, at=a, onto=b)


def test_hex_by_hex_the_guarantee_ends_with_the_first_step() -> None:
    a, b, c = at("0201", "0301", "0101")
    swamp = edge_costs(ROW, lambda a, b, d: 8)
    assert steps(swamp, a, 2, moved=False, at_least_one=True) == [(c, 2), (b, 2)]
    assert steps(swamp, a, 2, moved=True, at_least_one=True) == []
    assert steps(swamp, a, 8, moved=True, stop=lambda h: h == a) == []
    assert steps(swamp, a, 8, moved=False, stop=lambda h: h == a) == [(c, 8), (b, 8)]


def test_a_way_out_of_reach_is_illegal() -> None:
    with pytest.raises(Illegal):
        reach(FLAT_COST, at("0101")[0], 2).path(at("0401")[0])


def test_conditions_on_hexes_are_asked_once_of_each() -> None:
    grid = GRIDS[0]
    asked: list[tuple[str, int]] = []

    def barred(h: int) -> bool:
        asked.append(("barred", h))
        return h % 7 == 0

    def stop(h: int) -> bool:
        asked.append(("stop", h))
        return h % 5 == 0

    edges = edge_costs(grid, lambda a, b, d: 1 + d % 3)
    for leave in (None, lambda a, b: False):
        asked.clear()
        reach(edges, grid.hexes[10], 12, barred=barred, stop=stop, leave=leave)
        assert len(asked) == len(set(asked))


def test_edges_may_be_empty() -> None:
    none = Edges([()] * ROW.size, 0)
    assert reach(none, at("0101")[0], 10, at_least_one=True).hexes == ()
