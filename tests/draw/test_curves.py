"""Lines joined and smoothed: nothing is lost, nothing is drawn twice, and it is the same every time."""

from __future__ import annotations

from itertools import pairwise
from math import dist

from hypothesis import given
from hypothesis import strategies as st

from grognard.draw.curves import Pen, chains, chance, number, paced, rings, sampled_through, smooth_ring, smooth_through

PAIRS = st.sets(st.tuples(st.integers(0, 12), st.integers(0, 12)).filter(lambda pair: pair[0] < pair[1]), max_size=25)


@given(PAIRS)
def test_chains_use_every_pair_once(pairs: set[tuple[int, int]]) -> None:
    used = [tuple(sorted(step)) for chain in chains(pairs) for step in pairwise(chain)]
    assert sorted(used) == sorted(pairs)


def test_a_fork_is_the_longest_line_and_a_branch() -> None:
    line, branch = chains([(1, 2), (2, 3), (3, 4), (3, 9)])
    assert sorted(line) == [1, 2, 3, 9]
    assert sorted(branch) == [3, 4]


def test_a_ring_ends_where_it_began() -> None:
    (ring,) = chains([(1, 2), (2, 3), (1, 3)])
    assert ring[0] == ring[-1]
    assert set(ring) == {1, 2, 3}


def test_steps_around_two_fields_are_two_rings() -> None:
    square = {(0.0, 0.0): (1.0, 0.0), (1.0, 0.0): (1.0, 1.0), (1.0, 1.0): (0.0, 0.0)}
    far = {(a[0] + 9, a[1]): (b[0] + 9, b[1]) for a, b in square.items()}
    assert [len(ring) for ring in rings(square | far)] == [3, 3]


def test_numbers_are_short() -> None:
    assert [number(value) for value in (1.0, -0.04, 2.26, -3.5)] == ["1", "0", "2.3", "-3.5"]


def test_a_pen_does_not_drift() -> None:
    """A thousand steps of a third of a unit end where they should."""
    pen = Pen()
    pen.move((0.0, 0.0))
    for n in range(1, 1001):
        pen.line((n / 3, 0.0))
    steps = str(pen).removeprefix("M0 0l").split("l")
    assert abs(sum(float(step.split(" ")[0]) for step in steps) - 1000 / 3) < 0.1


def test_a_smooth_line_passes_its_points() -> None:
    path = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    points = sampled_through(path, parts=4)
    assert (points[0], points[4], points[8]) == tuple(path)
    pen = Pen()
    smooth_through(pen, path)
    assert str(pen).count("c") == 2


def test_a_ring_is_closed() -> None:
    pen = Pen()
    smooth_ring(pen, [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)])
    assert str(pen).startswith("M5 5q") and str(pen).endswith("z")


def test_paces_are_even() -> None:
    points = [point for point, _ in paced([(0.0, 0.0), (7.0, 0.0), (7.0, 7.0)], 2.0)]
    assert len(points) == 7
    assert all(dist(a, b) <= 2.0 for a, b in pairwise(points))


def test_chance_depends_on_the_place_alone() -> None:
    assert chance(1, 2) == chance(1, 2) != chance(2, 1)
    assert all(-1 <= chance(n) <= 1 for n in range(200))
