"""Lines: hexsides and roads joined end to end, smoothed, and written as the `d` of an SVG path.

This module knows points and lines, not what they stand for. Nothing is random: irregularity is computed from the
coordinates, so a board is drawn the same every time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeVar
from zlib import crc32

from grognard.draw.geometry import Point

N = TypeVar("N", int, Point)


# Writing --------------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def spot(point: Point) -> str:
    """A point as a path writes it."""
    return f"{number(point[0])} {number(point[1])}"


class Pen:
    """Writes a path in relative steps, which is shorter, without accumulating rounding errors."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._at = (0.0, 0.0)

    def move(self, to: Point) -> None:
        """Go somewhere without drawing."""
        self._write("M", [to], (0.0, 0.0))

    def line(self, to: Point) -> None:
        """A straight line."""
        self._write("l", [to], self._at)

    def bend(self, by: Point, to: Point) -> None:
        """A curve drawn towards one point."""
        self._write("q", [by, to], self._at)

    def curve(self, by: Point, then: Point, to: Point) -> None:
        """A curve drawn towards two points."""
        self._write("c", [by, then, to], self._at)

    def close(self) -> None:
        """Back to where this line began."""
        self.written.append("z")

    def _write(self, letter: str, points: Sequence[Point], base: Point) -> None:
        steps = [(round(x - base[0], 1), round(y - base[1], 1)) for x, y in points]
        text = " ".join(spot(step) for step in steps).replace(" -", "-")
        self.written.append(letter + text)
        self._at = (base[0] + steps[-1][0], base[1] + steps[-1][1])

    def __str__(self) -> str:
        return "".join(self.written)


# Joining --------------------------------------------------------------------------------------------------------


def chains(pairs: Iterable[tuple[N, N]]) -> list[list[N]]:
    """Join pairs end to end into as few and as long lines as possible; a ring ends where it began."""
    near: dict[N, list[N]] = {}
    for a, b in sorted(set(pairs)):
        for one, other in ((a, b), (b, a)):
            if other not in near.setdefault(one, []):
                near[one].append(other)
    found = []
    while near:
        path = _longest(near, min(near))
        for a, b in pairwise(path):
            _part(near, a, b)
            _part(near, b, a)
        found.append(path)
    return found


def _longest(near: dict[N, list[N]], start: N) -> list[N]:
    """The longest of the shortest paths between two ends; for a ring, all of it."""
    reached = _ways(near, start)
    if all(len(near[node]) == 2 for node in reached):
        return _ring(near, start)
    first = _farthest(reached, start)
    ways = _ways(near, first)
    path = [_farthest(ways, first)]
    while path[-1] != first:
        path.append(ways[path[-1]][1])
    return path


def _ways(near: dict[N, list[N]], start: N) -> dict[N, tuple[int, N]]:
    """The distance of each node from the start, and its predecessor."""
    reached = {start: (0, start)}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        for other in near[node]:
            if other not in reached:
                reached[other] = reached[node][0] + 1, node
                queue.append(other)
    return reached


def _farthest(reached: dict[N, tuple[int, N]], start: N) -> N:
    return max(reached, key=lambda node: (reached[node][0], node)) if len(reached) > 1 else start


def _ring(near: dict[N, list[N]], start: N) -> list[N]:
    path = [start, near[start][0]]
    while path[-1] != start:
        before, node = path[-2:]
        path.append(next(other for other in near[node] if other != before))
    return path


def _part(near: dict[N, list[N]], node: N, other: N) -> None:
    near[node].remove(other)
    if not near[node]:
        del near[node]


def nets(pairs: Iterable[tuple[N, N]]) -> list[list[tuple[N, N]]]:
    """Pairs sorted into nets that hang together."""
    left = sorted(set(pairs))
    found = []
    while left:
        touched, net = {left[0][0]}, list[tuple[N, N]]()
        while more := [pair for pair in left if pair[0] in touched or pair[1] in touched]:
            net += more
            touched.update(node for pair in more for node in pair)
            left = [pair for pair in left if pair not in more]
        found.append(net)
    return found


def downstream(net: Sequence[tuple[N, N]], mouths: Collection[N]) -> list[list[N]]:
    """A net as lines from its springs to its mouths, the longest first, each ending where it meets one before it."""
    near: dict[N, list[N]] = {}
    for a, b in net:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    onward: dict[N, tuple[int, N]] = {mouth: (0, mouth) for mouth in sorted(mouths)}
    queue = deque(onward)
    while queue:
        node = queue.popleft()
        for other in sorted(near[node]):
            if other not in onward:
                onward[other] = onward[node][0] + 1, node
                queue.append(other)
    met, found = set(mouths), []
    for node in sorted(onward, key=lambda node: (-onward[node][0], node)):
        if node not in met:
            line = [node]
            while line[-1] not in met:
                met.add(line[-1])
                line.append(onward[line[-1]][1])
            found.append(line)
    used = {frozenset(step) for line in found for step in pairwise(line)}
    return found + [[a, b] for a, b in net if frozenset((a, b)) not in used]


def rings(steps: dict[Point, Point]) -> list[list[Point]]:
    """Closed lines from steps that each lead on to one other; the first point is not repeated."""
    left = dict(steps)
    found = []
    while left:
        ring = [min(left)]
        while (following := left.pop(ring[-1])) != ring[0]:
            ring.append(following)
        found.append(ring)
    return found


# Smoothing ------------------------------------------------------------------------------------------------------


def middle(a: Point, b: Point, share: float = 0.5) -> Point:
    """The point at a fraction of the distance from one to the other."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def smooth_ring(pen: Pen, ring: Sequence[Point], sharp: Collection[Point] = ()) -> None:
    """A closed line through the middles of its sides, rounded at every corner that is not to stay sharp."""
    pen.move(middle(ring[-1], ring[0]))
    for corner, following in zip(ring, [*ring[1:], ring[0]], strict=True):
        if corner in sharp:
            pen.line(corner)
            pen.line(middle(corner, following))
        else:
            pen.bend(corner, middle(corner, following))
    pen.close()


def smooth_sides(pen: Pen, path: Sequence[Point]) -> None:
    """An open line rounded at every corner, through the middles of its sides."""
    if path[0] == path[-1] and len(path) > 3:
        smooth_ring(pen, path[:-1])
        return
    pen.move(path[0])
    pen.line(middle(path[0], path[1]))
    for corner, following in pairwise(path[1:]):
        pen.bend(corner, middle(corner, following))
    pen.line(path[-1])


def smooth_through(pen: Pen, path: Sequence[Point]) -> None:
    """A line that bends through all its points (a Catmull-Rom spline)."""
    pen.move(path[0])
    for by, then, to in _spans(path):
        pen.curve(by, then, to)


def _spans(path: Sequence[Point]) -> Iterator[tuple[Point, Point, Point]]:
    closed = path[0] == path[-1] and len(path) > 3
    wide = [path[-2] if closed else path[0], *path, path[1] if closed else path[-1]]
    for a, b, c, d in zip(wide, wide[1:], wide[2:], wide[3:], strict=False):
        by = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        then = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        yield by, then, c


def sampled_through(path: Sequence[Point], parts: int = 8) -> list[Point]:
    """Points along a line that bends through all of these."""
    points = [path[0]]
    for by, then, to in _spans(path):
        start = points[-1]
        for n in range(1, parts + 1):
            t = n / parts
            ab, bc, cd = middle(start, by, t), middle(by, then, t), middle(then, to, t)
            points.append(middle(middle(ab, bc, t), middle(bc, cd, t), t))
    return points


def sampled_ring(ring: Sequence[Point], parts: int = 5) -> list[Point]:
    """Points along a rounded closed line; the first is repeated at the end."""
    start = middle(ring[-1], ring[0])
    points = [start]
    for corner, following in zip(ring, [*ring[1:], ring[0]], strict=True):
        begin, end = points[-1], middle(corner, following)
        for n in range(1, parts + 1):
            t = n / parts
            points.append(middle(middle(begin, corner, t), middle(corner, end, t), t))
    return points


def paced(points: Sequence[Point], step: float) -> Iterator[tuple[Point, Point]]:
    """Points at equal distances along a line, each with the direction of the line there, of length 1."""
    gone = 0.0
    for a, b in pairwise(points):
        length = hypot(b[0] - a[0], b[1] - a[1])
        if length == 0:
            continue
        ahead = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        while gone < length:
            yield (a[0] + ahead[0] * gone, a[1] + ahead[1] * gone), ahead
            gone += step
        gone -= length


# Irregular but deterministic -----------------------------------------------------------------------------------


def chance(*where: object) -> float:
    """A number from -1 to 1 that depends only on its arguments."""
    # A checksum is linear, so that like arguments would give points on diagonals: it is stirred.
    bits = crc32(":".join(map(str, where)).encode())
    for factor in (0x7FEB352D, 0x846CA68B):
        bits = (bits ^ bits >> 16) * factor & 0xFFFFFFFF
    return (bits ^ bits >> 16) / 0x7FFFFFFF - 1


def stirred(point: Point, by: float, salt: str = "") -> Point:
    """A point moved a little, deterministically."""
    key = round(point[0]), round(point[1])
    return point[0] + by * chance(*key, salt, "x"), point[1] + by * chance(*key, salt, "y")


def noise(x: float, y: float, salt: str = "") -> float:
    """A smooth hilly surface from -1 to 1, with one hill per unit."""
    i, j = int(x // 1), int(y // 1)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    above = chance(i, j, salt) * (1 - u) + chance(i + 1, j, salt) * u
    below = chance(i, j + 1, salt) * (1 - u) + chance(i + 1, j + 1, salt) * u
    return above * (1 - v) + below * v


def relaxed(home: Sequence[Point], pinned: Collection[int], reach: float, rounds: int = 40) -> list[Point]:
    """A line drawn taut: every point may leave its place by the reach; the ends and those pinned not at all."""
    points = list(home)
    free = [n for n in range(1, len(points) - 1) if n not in pinned]
    for _ in range(rounds):
        for n in free:
            points[n] = held(home[n], middle(points[n], middle(points[n - 1], points[n + 1])), reach)
    return points


def held(home: Point, point: Point, reach: float) -> Point:
    """A point, drawn back so that it is no farther than a reach from its home."""
    far = hypot(point[0] - home[0], point[1] - home[1])
    return point if far <= reach else middle(home, point, reach / far)


def wandering(points: Sequence[Point], height: float, length: float, salt: str) -> list[Point]:
    """A line with a bend between each point and the next, by smooth noise of this height and length."""
    found = [points[0]]
    for a, b in pairwise(points):
        far = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        x, y = middle(a, b)
        by = height * noise(x / length, y / length, salt) * min(1.0, far / 40)
        found += [(x - (b[1] - a[1]) / far * by, y + (b[0] - a[0]) / far * by), b]
    return found
