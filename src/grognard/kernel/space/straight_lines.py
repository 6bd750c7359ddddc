"""The exact straight line between two hexes, in axial coordinates, and the hexsides it crosses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import gcd

Axial = tuple[int, int]
# The six directions, clockwise, each with its step in axial coordinates.
FLAT = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}


def crossed(a: int, b: int) -> list[tuple[Axial, ...]]:
    """The hexes that the segment from the centre of (0, 0) to that of (a, b) meets between the two, in order.

    It goes from hex to hex. Of the six directions `ahead` is the nearest to the segment's and `inner` the next nearest;
    besides these two it can only leave a hex by `outer`, on the other side of `ahead`. Which, depends on the side of
    the segment on which the corners between the three lie: a corner between `x` and `y` is a third of both steps away
    from the centre. One that leaves exactly by a corner goes on straight ahead.
    """
    if a == b == 0:
        return []
    if 0 in (a - b, 2 * b + a, 2 * a + b):
        return _along_hexsides(a, b)
    ahead, inner, outer = ((i, j, i * b - j * a) for i, j in _nearest_directions(a, b))
    turn = 1 if inner[2] > 0 else -1
    to_inner, to_outer = turn * (ahead[2] + inner[2]), turn * (ahead[2] + outer[2])
    met: list[tuple[Axial, ...]] = []
    x = y = off = 0
    while True:
        i, j, slant = inner if off + to_inner < 0 else outer if off + to_outer > 0 else ahead
        x, y, off = x + i, y + j, off + 3 * turn * slant
        if x == a and y == b:
            return met
        met.append(((x, y),))


def _nearest_directions(a: int, b: int) -> tuple[Axial, Axial, Axial]:
    """The direction nearest to that of (a, b), the next nearest, and the one on the other side of the nearest."""
    steps = list(FLAT.values())
    for d, (i, j) in enumerate(steps):
        k, m = steps[(d + 1) % 6]
        # (a, b) = first * (i, j) + second * (k, m); two neighbouring steps have the determinant 1 or -1.
        whole = i * m - j * k
        first, second = (a * m - b * k) * whole, (i * b - j * a) * whole
        if first > 0 and second >= 0:
            if first > second:
                return (i, j), (k, m), steps[d - 1]
            return (k, m), (i, j), steps[(d + 2) % 6]
    raise ValueError("no direction leads nowhere")


def _along_hexsides(a: int, b: int) -> list[tuple[Axial, ...]]:
    """A segment that leaves by a corner runs along a hexside, through a hex, along a hexside, and so on."""
    n = gcd(a, b)
    a, b = a // n, b // n
    beside = [(i, j) for i, j in FLAT.values() if (a - i, b - j) in FLAT.values()]
    met: list[tuple[Axial, ...]] = []
    for k in range(n):
        met += [((k * a, k * b),), tuple((k * a + i, k * b + j) for i, j in beside)]
    return met[1:]


def sides_crossed(a: int, b: int, steps: Sequence[Axial]) -> Iterator[list[list[tuple[Axial, int]]]]:
    """The crossings of the segment from (0, 0) to (a, b): for each its ways, each a list of sides of cells.

    From one hex into the next it crosses their common side. Where it runs along a side, it may pass by either hex of
    that side. Where it goes through a corner of three hexes, the middle of their centres, it may pass by the third hex
    as well.
    """
    for before, after in pairwise([((0, 0),), *crossed(a, b), ((a, b),)]) if a or b else ():
        if len(before) == len(after) == 1:
            yield list(_into(before[0], after[0], (a, b), steps))
        elif len(before) == 1:
            yield [[_side(before[0], cell, steps)] for cell in after]
        else:
            yield [[_side(after[0], cell, steps)] for cell in before]


def _into(x: Axial, y: Axial, end: Axial, steps: Sequence[Axial]) -> Iterator[list[tuple[Axial, int]]]:
    """The ways from a hex into the next: straight, and through a corner also round its third hex."""
    _, d = _side(x, y, steps)
    yield [(x, d)]
    for turn in (1, -1):
        z = x[0] + steps[(d + turn) % 6][0], x[1] + steps[(d + turn) % 6][1]
        if (x[0] + y[0] + z[0]) * end[1] == (x[1] + y[1] + z[1]) * end[0]:
            yield [(x, (d + turn) % 6), _side(y, z, steps)]


def shortest(way: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The sort key of the ways of one crossing: the straight one first."""
    return len(way), way


def _side(cell: Axial, other: Axial, steps: Sequence[Axial]) -> tuple[Axial, int]:
    """The side of a cell towards one next to it."""
    return cell, steps.index((other[0] - cell[0], other[1] - cell[1]))
