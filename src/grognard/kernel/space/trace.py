"""Lines of supply and command: the cheapest line from a hex to a source, for one unit or for the whole map.

A line pays for each hex it enters after the one it starts from, over the same directed edges as movement; a
free link is an edge of cost 0. Where costs do not matter, sets of hexes are grown over open hexes or along a
net of links. The caller says which hexes are sources and what blocks a line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from grognard.kernel.space.edges import Edges, HexTest
from grognard.kernel.space.hexgrid import Grid, members
from grognard.kernel.space.reach import UNLIMITED, Conditions, Extra, Search, StepTest, settle, settle_all

Goals = int | HexTest
"""Where a line may end: a set of hexes, or a test."""

STRIDES = 3  # Steps of a flood between checks whether it has ended; more or fewer were slower (measured).


class Line(NamedTuple):
    """A line: what it costs, and its hexes from the start to the goal."""

    cost: int
    path: tuple[int, ...]


# --- lines that cost ----------------------------------------------------------------------------------------


def trace(
    edges: Edges,
    start: int,
    goals: Goals,
    limit: int | None = None,
    *,
    barred: HexTest | None = None,
    leave: StepTest | None = None,
    entry_extra: Extra | None = None,
) -> Line | None:
    """The cheapest line from a hex to a goal within the limit, or None.

    The conditions are those of `reach`: a line may start in a barred hex but enters none, not even a goal.
    Among goals that cost the same the first one settled is taken; which one depends on the edges only.
    """
    return _trace(edges, start, goals, limit, Conditions(barred, None, leave, entry_extra))


def _trace(edges: Edges, start: int, goals: Goals, limit: int | None, when: Conditions) -> Line | None:
    is_goal = _goal_test(goals)
    if is_goal(start):
        return Line(0, (start,))
    search = Search(edges, start, UNLIMITED if limit is None else limit, when._replace(stop=is_goal))
    for goal in search.stops():
        return Line(search.costs[goal], search.path(goal))
    return None


def _goal_test(goals: Goals) -> HexTest:
    """The goals as a test, whichever way they were given."""
    return frozenset(members(goals)).__contains__ if isinstance(goals, int) else goals


def spread(
    edges: Edges,
    sources: int,
    limit: int | None = None,
    *,
    barred: HexTest | None = None,
    leave: StepTest | None = None,
    entry_extra: Extra | None = None,
    wanted: Iterable[int] | None = None,
) -> dict[int, int]:
    """The cost of the cheapest line to one of the sources, for each hex from which there is a line.

    It gives for every hex the result of `trace`, in one search from the sources outwards against the direction of the
    lines. A line can start in a barred hex but not pass through one. If only some hexes are `wanted`, the search ends
    as soon as these are known, and may leave out others.
    """
    begin = members(sources)
    costs: dict[int, int] = {}
    if barred is not None:
        costs.update((h, 0) for h in begin if barred(h))
        begin = [h for h in begin if h not in costs]
    missing = None if wanted is None else {*wanted}.difference(begin, costs)
    turned = Conditions(
        stop=barred if missing is None else _until(missing, barred),
        leave=None if leave is None else lambda b, a: leave(a, b),
        entry_extra=None if entry_extra is None else lambda b, a: entry_extra(a, b),
    )
    reached: dict[int, int] = {}
    most = UNLIMITED if limit is None else limit
    if missing is None:
        settle_all(edges.reversed(), begin, most, turned, reached, [])
        return reached | costs
    for _ in settle(edges.reversed(), begin, most, turned, reached, []):
        if not missing:
            break
    return reached | costs


def _until(missing: set[int], barred: HexTest | None) -> HexTest:
    """A test that stops at barred hexes and at the last of the missing ones, which it removes as they are found."""

    def stop(h: int) -> object:
        if h in missing:
            missing.discard(h)
            if not missing:
                return True
        return barred is not None and barred(h)

    return stop


# --- sets that grow -----------------------------------------------------------------------------------------


def flood(grid: Grid, sources: int, open_hexes: int, steps: int | None = None, *, wanted: int = -1) -> int:
    """The set of hexes reachable from a set over open hexes, in so many steps or any number.

    Sources that are not open do not count. If only some hexes are `wanted`, it ends as soon as all of these are
    reached, and may leave out others.
    """
    over = open_hexes & grid.mask
    bits = sources & over
    if steps is not None:
        return grid.grow(bits, steps, over)
    before = -1
    while before != bits and wanted & ~bits:
        before, bits = bits, grid.grow(bits, STRIDES, over)
    return bits


class Links:
    """A net of links between hexes, such as roads, along which sets grow; it never changes.

    Links are grouped by the difference between the integers of their two ends: for each difference, the set of hexes
    from which such a link leads.
    """

    __slots__ = ("_falls", "_rises")

    def __init__(self, pairs: Iterable[tuple[int, int]], *, both_ways: bool = True) -> None:
        rises: dict[int, int] = {}
        falls: dict[int, int] = {}
        for pair in pairs:
            for a, b in (pair, pair[::-1]) if both_ways else (pair,):
                ways, by = (rises, b - a) if b > a else (falls, a - b)
                ways[by] = ways.get(by, 0) | 1 << a
        self._rises = tuple(sorted(rises.items()))
        self._falls = tuple(sorted(falls.items()))

    def pairs(self) -> list[tuple[int, int]]:
        """Every link as (from, to), ascending; a link in both directions is there twice."""
        rises = [(a, a + by) for by, ends in self._rises for a in members(ends)]
        falls = [(a, a - by) for by, ends in self._falls for a in members(ends)]
        return sorted(rises + falls)

    def without(self, pairs: Iterable[tuple[int, int]]) -> Links:
        """The same net without these links, in both directions."""
        cut = Links(pairs)
        other = Links(())
        rises, falls = dict(cut._rises), dict(cut._falls)
        other._rises = tuple([(by, ends & ~rises.get(by, 0)) for by, ends in self._rises])
        other._falls = tuple([(by, ends & ~falls.get(by, 0)) for by, ends in self._falls])
        return other

    def also(self, pairs: Iterable[tuple[int, int]]) -> Links:
        """The same net with these links added, in both directions."""
        more = Links(pairs)
        other = Links(())
        other._rises, other._falls = _joined(self._rises, more._rises), _joined(self._falls, more._falls)
        return other

    def shared(self, other: Links) -> Links:
        """The links that are in both nets."""
        both = Links(())
        rises, falls = dict(other._rises), dict(other._falls)
        both._rises = tuple([(by, ends & rises[by]) for by, ends in self._rises if by in rises])
        both._falls = tuple([(by, ends & falls[by]) for by, ends in self._falls if by in falls])
        return both

    def grow(self, bits: int) -> int:
        """The set and all hexes one link away from it."""
        grown = bits
        for by, ends in self._rises:
            grown |= (bits & ends) << by
        for by, ends in self._falls:
            grown |= (bits & ends) >> by
        return grown

    def fill(self, bits: int, open_hexes: int) -> int:
        """The set and all hexes any number of links away from it over open hexes."""
        before = -1
        while before != bits:
            before = bits  # Hexes gained by one difference count for the next one within the same round.
            for by, ends in self._rises:
                bits |= (bits & ends) << by & open_hexes
            for by, ends in self._falls:
                bits |= (bits & ends) >> by & open_hexes
        return bits


def _joined(ways: tuple[tuple[int, int], ...], more: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Merge two lists of differences with their hexes."""
    found = dict(ways)
    for by, ends in more:
        found[by] = found.get(by, 0) | ends
    return tuple(sorted(found.items()))


def flood_links(links: Links, sources: int, open_hexes: int, steps: int | None = None) -> int:
    """The set of hexes reachable from a set along links over open hexes, in so many steps or any.

    Sources that are not open do not count.
    """
    bits = sources & open_hexes
    if steps is None:
        return links.fill(bits, open_hexes)
    for _ in range(steps):
        bits = links.grow(bits) & open_hexes
    return bits
