"""Movement: what a mover can reach within an allowance, by which way, and why not farther.

Costs are plain integers in half points over directed edges, so that a way up may cost more than the way
down; the caller gives small functions that forbid or delay a step. Terrain, pieces, zones and stacking do not
belong here, nor do lines of supply (`trace`), though they use the same edges.

The search keeps one list of hexes for every cost (Dial's buckets) and nothing but integers in its inner loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from grognard.kernel.errors import Illegal
from grognard.kernel.space.edges import Edges, Fan, HexTest
from grognard.kernel.space.hexgrid import hexset

StepTest = Callable[[int, int], object]
Extra = Callable[[int, int], int]

Column = bytes | bytearray
"""A number for each hex; what is not zero is true."""

UNLIMITED = 1 << 30

NO_ENDS: Final[frozenset[int]] = frozenset()
NOTHING_TAKEN: Final[tuple[tuple[int, int, int], ...]] = ()
"""Shared by all searches that have none: they are cached in great numbers, and the garbage collector visits them."""


# --- the search -------------------------------------------------------------------------------------------


class Conditions(NamedTuple):
    """The conditions on movement besides costs; None is no condition."""

    barred: HexTest | None = None
    stop: HexTest | None = None
    leave: StepTest | None = None
    entry_extra: Extra | None = None

    def columns(self, edges: Edges) -> tuple[Column, Column] | None:
        """The barred hexes and those to stop in as columns, if both are read from columns and there is nothing else."""
        if self.leave is not None or self.entry_extra is not None:
            return None
        walls, ends = _column(self.barred or edges.never), _column(self.stop or edges.never)
        return None if walls is None or ends is None else (walls, ends)


class Search:
    """Cheapest ways from a start over edges, settled hex by hex, cheapest first, while `stops` is iterated.

    `costs` gives what was spent to every hex settled so far, in ascending order of cost. `first` replaces the steps out
    of the start, unless it is None.
    """

    __slots__ = ("_steps_into", "_taken", "costs", "edges", "ends", "first", "limit", "start", "when")

    def __init__(self, edges: Edges, start: int, limit: int, when: Conditions, first: Fan | None = None) -> None:
        self.edges = edges
        self.start = start
        self.limit = limit
        self.when = when
        self.first = first
        self.costs: dict[int, int] = {}
        self.ends: AbstractSet[int] = NO_ENDS
        self._taken: Sequence[tuple[int, int, int]] = NOTHING_TAKEN
        self._steps_into: dict[int, list[int]] | None = None

    def stops(self) -> Iterator[int]:
        """Run the search, yielding each hex where it must stop as it is settled."""
        self._taken = taken = list[tuple[int, int, int]]()
        edges = self.edges if self.first is None else self.edges.with_fans({self.start: self.first})
        return settle(edges, (self.start,), self.limit, self.when, self.costs, taken)

    def path(self, h: int) -> tuple[int, ...]:
        """The hexes from the start to h by the cheapest way.

        Of ways that cost the same the one with fewest hexes is taken, and of these the one whose hexes are
        lowest, compared from the start onwards. The position may have changed since the search.
        """
        if h not in self.costs:
            raise Illegal("that hex is not within reach")
        onward: dict[int, int] = {h: h}
        ring, before, start = [h], self._before, self.start
        while start not in onward:
            behind: dict[int, int] = {}
            for n in sorted(ring) if len(ring) > 1 else ring:
                for a in before(n):
                    if a not in onward and a not in behind:
                        behind[a] = n
                if start in behind:
                    break  # nothing else in this ring can be the first step
            onward |= behind
            ring = [*behind]
        way = [self.start]
        while way[-1] != h:
            way.append(onward[way[-1]])
        return tuple(way)

    def _before(self, n: int) -> list[int]:
        """The hexes from which a cheapest way enters n."""
        if self.when.leave is not None or self.when.entry_extra is not None:
            return self._into().get(n, [])
        costs, spent, out, ends, dearest = self.costs, self.costs[n], self.edges.out, self.ends, self.edges.dearest
        start = -1 if self.first is None else self.start
        found = []
        for a in self.edges.leads_in().get(n, ()):
            price = spent - costs.get(a, UNLIMITED)
            if 0 <= price <= dearest and a not in ends:
                for cost, hexes in self.first or () if a == start else out[a]:
                    if cost == price and n in hexes:
                        found.append(a)
        return found

    def _into(self) -> dict[int, list[int]]:
        """For each hex, those from which a cheapest way enters it, from the steps noted during the search."""
        if self._steps_into is None:
            self._steps_into = {}
            for a, n, spent in self._taken:
                if self.costs.get(n) == spent:
                    self._steps_into.setdefault(n, []).append(a)
        return self._steps_into


def settle(
    edges: Edges,
    begin: Iterable[int],
    limit: int,
    when: Conditions,
    costs: dict[int, int],
    taken: list[tuple[int, int, int]],
) -> Iterator[int]:
    """Fill `costs` with the cheapest costs from the hexes `begin`, yielding each hex where one must stop.

    The hexes to begin with are not entered, so no condition applies to them. `taken` collects (from, to, spent)
    for steps whose cost is only known while searching.
    """
    barred, stop = when.barred or edges.never, when.stop or edges.never
    if when.leave is None and when.entry_extra is None:
        return _settle(edges, begin, limit, barred, stop, costs)
    return _settle_by_step(edges, begin, limit, barred, stop, when.leave, when.entry_extra, costs, taken)


def settle_all(
    edges: Edges,
    begin: Iterable[int],
    limit: int,
    when: Conditions,
    costs: dict[int, int],
    taken: list[tuple[int, int, int]],
) -> list[int]:
    """Do the same as `settle` in one call, which is faster; returns the hexes where one must stop."""
    columns = when.columns(edges)
    if columns is not None:
        return settle_in_columns(edges, begin, limit, *columns, costs)
    return [*settle(edges, begin, limit, when, costs, taken)]


def _settle(
    edges: Edges, begin: Iterable[int], limit: int, barred: HexTest, stop: HexTest, costs: dict[int, int]
) -> Iterator[int]:
    """Settle hexes where only hexes have conditions; each condition is tested at most once for each hex."""
    out, dearest = edges.out, edges.dearest
    seen = [False] * edges.size
    buckets: list[list[int]] = [[] for _ in range(min(limit, dearest) + 1)]
    for h in begin:
        seen[h] = True
        costs[h] = 0
        for cost, hexes in out[h]:
            if cost <= limit:
                buckets[cost] += hexes
    empty = 0
    for spent, bucket in enumerate(buckets):
        # Both lists grow while they are iterated: a bucket by free steps, the list of buckets while steps may follow.
        empty = 0 if bucket else empty + 1
        left = limit - spent
        if empty <= dearest < left:
            buckets.append([])
        for h in bucket:
            if seen[h]:
                continue
            seen[h] = True
            if barred(h):
                continue
            costs[h] = spent
            if stop(h):
                yield h
                continue
            for cost, hexes in out[h]:
                if cost > left:
                    break
                buckets[spent + cost] += hexes


def settle_in_columns(
    edges: Edges,
    begin: Iterable[int],
    limit: int,
    barred: Column,
    stop: Column,
    costs: dict[int, int],
    first: Fan | None = None,
) -> list[int]:
    """The same where both conditions are columns of numbers: no function is called, and barred hexes count as seen.

    `first` replaces the steps out of the hexes to begin with, unless it is None.
    """
    out, dearest = edges.out, edges.dearest
    seen, ends = bytearray(barred), []
    buckets: list[list[int]] = [[] for _ in range(min(limit, dearest) + 1)]
    for h in begin:
        seen[h] = True
        costs[h] = 0
        for cost, hexes in out[h] if first is None else first:
            if cost <= limit:
                buckets[cost] += hexes
    empty = 0
    for spent, bucket in enumerate(buckets):
        empty = 0 if bucket else empty + 1
        left = limit - spent
        if empty <= dearest < left:
            buckets.append([])
        for h in bucket:
            if seen[h]:
                continue
            seen[h] = True
            costs[h] = spent
            if stop[h]:
                ends.append(h)
                continue
            for cost, hexes in out[h]:
                if cost > left:
                    break
                buckets[spent + cost] += hexes
    return ends


def _column(test: HexTest) -> Column | None:
    """The column of small numbers, if the test is the `__getitem__` of one."""
    column = getattr(test, "__self__", None)
    is_read = type(column) in (bytes, bytearray) and getattr(test, "__name__", "") == "__getitem__"
    return column if is_read else None


def _settle_by_step(
    edges: Edges,
    begin: Iterable[int],
    limit: int,
    barred: HexTest,
    stop: HexTest,
    leave: StepTest | None,
    extra: Extra | None,
    costs: dict[int, int],
    taken: list[tuple[int, int, int]],
) -> Iterator[int]:
    """Settle hexes where single steps have conditions too; steps dearer than a known way are not tested."""
    out = edges.out
    done = [False] * edges.size
    best = [limit] * edges.size
    buckets: list[list[int]] = [list(begin)]
    costs.update(dict.fromkeys(buckets[0], 0))
    for spent, bucket in enumerate(buckets):
        for h in bucket:
            if done[h]:
                continue
            done[h] = True
            if h not in costs:
                if barred(h):
                    best[h] = -1
                    continue
                costs[h] = spent
                if stop(h):
                    yield h
                    continue
            for cost, hexes in out[h]:
                for n in hexes:
                    then = spent + cost
                    if then > best[n] or (leave is not None and leave(h, n)):
                        continue
                    if extra is not None:
                        then += extra(h, n)
                        if then > best[n]:
                            continue
                    best[n] = then
                    while then >= len(buckets):
                        buckets.append([])
                    buckets[then].append(n)
                    taken.append((h, n, then))


# --- movement ---------------------------------------------------------------------------------------------


class Bar(Enum):
    """What keeps a mover from a hex."""

    BARRED = "barred"
    STOPPED = "stopped"
    LEAVE = "leave"
    TOO_FAR = "too far"
    NO_WAY = "no way"


class Hindrance(NamedTuple):
    """What keeps a mover from a hex, and where.

    BARRED: `at` may not be entered. STOPPED: it would have to stop at `at`. LEAVE: it may not go from `at`
    to `onto`. TOO_FAR: it would have to spend `cost`. NO_WAY: no steps lead there, whatever they cost.
    """

    bar: Bar
    at: int = -1
    onto: int = -1
    cost: int = -1


class Reach(Search):
    """The hexes within reach, what each costs, and how to get there.

    `costs` includes the start at 0; `hexes`, `bits`, `in` and `len` leave it out. `is_guaranteed` means that only
    the one guaranteed hex can be reached, at the cost of the whole allowance.
    """

    __slots__ = ("_hexes", "at_least_one", "is_guaranteed")

    def __init__(
        self,
        edges: Edges,
        start: int,
        allowance: int,
        when: Conditions,
        at_least_one: bool = False,
        first: Fan | None = None,
        columns: tuple[Column, Column] | None = None,
    ) -> None:
        """Search; `columns` are those of the conditions, where the caller knows them already."""
        Search.__init__(self, edges, start, allowance, when, first)
        self.at_least_one = at_least_one
        self._hexes: tuple[int, ...] | None = None
        columns = columns or when.columns(edges)
        if columns is None:
            ends = [*self.stops()]
        else:
            ends = settle_in_columns(edges, (start,), allowance, *columns, self.costs, first)
        if ends:
            self.ends = {*ends}
        self.is_guaranteed = at_least_one and len(self.costs) == 1
        if self.is_guaranteed:
            for n, _ in open_steps(edges, start, when, first):
                self.costs[n] = allowance

    @property
    def hexes(self) -> tuple[int, ...]:
        """The hexes within reach, ascending, without the start."""
        if self._hexes is None:
            found = sorted(self.costs)
            found.remove(self.start)
            self._hexes = tuple(found)
        return self._hexes

    @property
    def bits(self) -> int:
        """The set of hexes within reach, without the start."""
        return hexset(self.costs) & ~(1 << self.start)

    def __contains__(self, h: int) -> bool:
        return h in self.costs and h != self.start

    def __len__(self) -> int:
        return len(self.costs) - 1

    def path(self, h: int) -> tuple[int, ...]:
        """The hexes from the start to h by the cheapest way, or straight to a guaranteed hex."""
        if self.is_guaranteed and h in self:
            return (self.start, h)
        return super().path(h)

    def why_not(self, h: int) -> Hindrance | None:
        """Why the mover cannot reach h, or None if it can; valid only while the position is unchanged.

        If lifting one condition alone opens a way, that condition is returned with the place where this way first
        meets it (tried in the order of `Bar`); else the first obstacle on the cheapest way without any condition.
        """
        if h in self.costs:
            return None
        when = self.when
        if when.barred is not None and when.barred(h):
            return Hindrance(Bar.BARRED, at=h)
        for lifted, only in (
            (when._replace(barred=None), Conditions(barred=when.barred)),
            (when._replace(stop=None), Conditions(stop=when.stop)),
            (when._replace(leave=None), Conditions(leave=when.leave)),
        ):
            other = Reach(self.edges, self.start, self.limit, lifted, self.at_least_one, self.first)
            if h in other.costs:
                return first_obstacle(other.path(h), only)
        return self._why_so_far(h)

    def _why_so_far(self, h: int) -> Hindrance | None:
        """Why the mover cannot reach h when lifting a single condition within the allowance is not enough."""
        unhurried = Reach(self.edges, self.start, UNLIMITED, self.when, first=self.first)
        if h in unhurried.costs:
            return Hindrance(Bar.TOO_FAR, cost=unhurried.costs[h])
        unhampered = Reach(self.edges, self.start, UNLIMITED, Conditions(), first=self.first)
        if h not in unhampered.costs:
            return Hindrance(Bar.NO_WAY)
        if unhampered.costs[h] > self.limit:
            return Hindrance(Bar.TOO_FAR, cost=unhampered.costs[h])
        return first_obstacle(unhampered.path(h), self.when)


def reach(
    edges: Edges,
    start: int,
    allowance: int,
    *,
    barred: HexTest | None = None,
    stop: HexTest | None = None,
    leave: StepTest | None = None,
    entry_extra: Extra | None = None,
    at_least_one: bool = False,
) -> Reach:
    """The hexes a mover can reach with an allowance of half points.

    It may not enter a `barred` hex, must stop in a `stop` hex that it enters, may not go from a to b where
    leave(a, b), and pays entry_extra(a, b) half points more, never fewer, for that step. With `at_least_one`
    a mover that could go nowhere may enter one adjacent hex at any cost, if there is a step to it and
    neither `barred` nor `leave` forbids it. Any truthy answer counts, so the `__getitem__` of a bytearray of
    counts will do, and is fast.
    """
    return Reach(edges, start, allowance, Conditions(barred, stop, leave, entry_extra), at_least_one)


def steps(
    edges: Edges,
    at: int,
    left: int,
    *,
    moved: bool,
    barred: HexTest | None = None,
    stop: HexTest | None = None,
    leave: StepTest | None = None,
    entry_extra: Extra | None = None,
    at_least_one: bool = False,
) -> list[tuple[int, int]]:
    """The next hexes a mover may enter and their costs, ascending, for movement hex by hex.

    The conditions are those of `reach`. `moved` means that it has entered the hex where it stands: it may have to
    stop there, and its guaranteed hex, which costs all that is left, is used up.
    """
    if moved and stop is not None and stop(at):
        return []
    found: list[tuple[int, int]] = []
    dear: list[tuple[int, int]] = []
    for step in edges.listed(at):
        n, price = step
        if (barred is not None and barred(n)) or (leave is not None and leave(at, n)):
            continue
        if entry_extra is not None:
            price += entry_extra(at, n)
            step = n, price
        (found if price <= left else dear).append(step)
    if found or moved or not at_least_one:
        return found
    return [(n, left) for n, _ in dear]


def open_steps(edges: Edges, at: int, when: Conditions, first: Fan | None = None) -> list[tuple[int, int]]:
    """The steps out of a hex, or those of `first` if it is given, that no condition forbids: full costs, ascending."""
    barred, leave, extra = when.barred, when.leave, when.entry_extra
    listed = edges.listed(at) if first is None else sorted((n, cost) for cost, hexes in first for n in hexes)
    return [
        (n, cost if extra is None else cost + extra(at, n))
        for n, cost in listed
        if not (barred is not None and barred(n)) and not (leave is not None and leave(at, n))
    ]


def first_obstacle(path: tuple[int, ...], when: Conditions) -> Hindrance | None:
    """The first condition that a way meets, if any; having to stop at its end does not count."""
    for a, b in pairwise(path):
        if when.barred is not None and when.barred(b):
            return Hindrance(Bar.BARRED, at=b)
        if when.leave is not None and when.leave(a, b):
            return Hindrance(Bar.LEAVE, at=a, onto=b)
        if b != path[-1] and when.stop is not None and when.stop(b):
            return Hindrance(Bar.STOPPED, at=b)
    return None
