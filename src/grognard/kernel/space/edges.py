"""What each step costs: directed edges from hex to hex, made once and changed by what lies on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from weakref import ref

from grognard.kernel.errors import BadData
from grognard.kernel.space.hexgrid import Grid

Cost = int | None
Fan = tuple[tuple[int, tuple[int, ...]], ...]
"""The steps that leave one hex: the hexes they lead to, grouped by cost, cheapest first."""
Fans = list[Fan] | dict[int, Fan]
HexTest = Callable[[int], object]


class Edges:
    """The cost of every step of one kind of movement; it never changes, see `with_changes`.

    `out[h]` is the fan of hex h; no step costs more than `dearest`; `never` is a hex test always false.
    """

    __slots__ = (
        "__weakref__",
        "_base",
        "_leads_in",
        "_listed",
        "_reversed",
        "_reversed_from",
        "dearest",
        "never",
        "out",
        "size",
    )

    def __init__(self, out: list[Fan], dearest: int) -> None:
        self.out: Fans = out
        self.size = len(out)
        self.dearest = dearest
        self.never: HexTest = bytes(len(out)).__getitem__
        self._reversed: Edges | None = None
        self._reversed_from: ref[Edges] | None = None
        """The edges of which these are the reverse; a weak reference, since those refer to these."""
        self._base: tuple[Edges, Mapping[int, Fan]] | None = None
        """The edges that these were made from, and the fans in which they differ."""
        self._leads_in: dict[int, tuple[int, ...]] | None = None
        self._listed: dict[int, tuple[tuple[int, int], ...]] = {}

    def __deepcopy__(self, memo: object) -> Edges:
        """Return the edges themselves: they never change."""
        return self

    def __reduce__(self) -> tuple[type[Edges], tuple[list[Fan], int]]:
        """Pickle the cost of every step; what is worked out from it is worked out again."""
        return Edges, ([self.out[h] for h in range(self.size)], self.dearest)

    def listed(self, h: int) -> tuple[tuple[int, int], ...]:
        """The steps that leave a hex, ascending: where they lead and what they cost."""
        steps = self._listed.get(h)
        if steps is None:
            steps = self._listed[h] = tuple(sorted(self.steps_from(h)))
        return steps

    def steps_from(self, h: int) -> Iterator[tuple[int, int]]:
        """The steps that leave a hex: where they lead and what they cost."""
        return ((n, cost) for cost, hexes in self.out[h] for n in hexes)

    def cost(self, a: int, b: int) -> Cost:
        """What the step from a to b costs, or None if there is no such step."""
        for cost, hexes in self.out[a]:
            if b in hexes:
                return cost
        return None

    def with_changes(self, changes: Mapping[tuple[int, int], Cost]) -> Edges:
        """The same edges with other costs for these steps; a step whose cost is None is removed."""
        steps: dict[int, dict[int, Cost]] = {}
        for (a, b), cost in changes.items():
            if a not in steps:
                steps[a] = dict(self.steps_from(a))
            steps[a][b] = cost
        return self.with_steps(steps)

    def with_steps(self, steps: Mapping[int, Mapping[int, Cost]]) -> Edges:
        """The same edges, with other steps out of these hexes."""
        return self.with_fans({a: fan(fresh) for a, fresh in steps.items()})

    def with_fans(self, fans: Mapping[int, Fan]) -> Edges:
        """The same edges, with these fans out of these hexes."""
        out = self.out.copy() if isinstance(self.out, list) else [self.out[h] for h in range(self.size)]
        dearest = self.dearest
        for a, fresh in fans.items():
            out[a] = fresh
            if fresh and fresh[-1][0] > dearest:
                dearest = fresh[-1][0]
        changed = Edges(out, dearest)
        changed._base = self, fans
        return changed

    def repriced(self, price: Callable[[int, Fan], Fan], most: int) -> Edges:
        """The same edges with other prices: price(h, fan) is the new fan of hex h, no step dearer by more than `most`.

        The new fans are computed when first needed and then kept, so that unused hexes cost nothing.
        """
        other = Edges([], self.dearest + most)
        other.size = self.size
        other.never = self.never
        other.out = _Repriced(self.out, price)
        other._leads_in = self.leads_in()
        return other

    def leads_in(self) -> dict[int, tuple[int, ...]]:
        """For each hex those from which a step may lead into it; some of these steps may have been removed since."""
        if self._leads_in is None:
            known: dict[int, tuple[int, ...]] = {} if self._base is None else self._base[0].leads_in()
            fresh = range(self.size) if self._base is None else self._base[1]
            more: dict[int, tuple[int, ...]] = {}
            for a in fresh:
                for _, hexes in self.out[a]:
                    for b in hexes:
                        if a not in known.get(b, ()):
                            more[b] = (*more.get(b, known.get(b, ())), a)
            self._leads_in = {**known, **more} if more else known
        return self._leads_in

    def reversed(self) -> Edges:
        """The edges with every step reversed: from b to a at the cost from a to b."""
        if self._reversed_from is not None and (origin := self._reversed_from()) is not None:
            return origin
        if self._reversed is None:
            self._reversed = self._turned() if self._base is None else self._turned_like(*self._base)
            self._reversed._reversed_from = ref(self)
        return self._reversed

    def _turned(self) -> Edges:
        steps: list[dict[int, Cost]] = [{} for _ in range(self.size)]
        for a in range(self.size):
            for b, cost in self.steps_from(a):
                steps[b][a] = cost
        return Edges([fan(into) for into in steps], self.dearest)

    def _turned_like(self, base: Edges, fans: Mapping[int, Fan]) -> Edges:
        """The reversed edges, made from those of the base by changing the same hexes."""
        changes: dict[tuple[int, int], Cost] = {}
        for a in fans:
            changes.update(((b, a), None) for b, _ in base.steps_from(a))
            changes.update(((b, a), cost) for b, cost in self.steps_from(a))
        return base.reversed().with_changes(changes)


class _Repriced(dict[int, Fan]):
    """Fans made from others when first needed."""

    def __init__(self, fans: Fans, price: Callable[[int, Fan], Fan]) -> None:
        super().__init__()
        self.fans = fans
        self.price = price

    def __missing__(self, h: int) -> Fan:
        made = self[h] = self.price(h, self.fans[h])
        return made


def fan(steps: Mapping[int, Cost]) -> Fan:
    """Steps from one hex grouped by cost, in an order that does not depend on how they were given."""
    groups: dict[int, list[int]] = {}
    for n in sorted(steps):
        cost = steps[n]
        if cost is not None:
            groups.setdefault(cost, []).append(n)
    return tuple([(cost, tuple(groups[cost])) for cost in sorted(groups)])


def edge_costs(grid: Grid, cost: Callable[[int, int, int], Cost]) -> Edges:
    """The edges of a map, from cost(a, b, direction) in half points or None where no step is possible."""
    out: list[Fan] = [()] * grid.size
    for a in grid.hexes:
        out[a] = fan({b: cost(a, b, d) for d, b in enumerate(grid.neighbours[a]) if b >= 0})
    negative = [a for a in grid.hexes if out[a] and out[a][0][0] < 0]
    if negative:
        raise BadData(f"hex {grid.number(a)}: a step costs {out[a][0][0]}" for a in negative)
    return Edges(out, max((cost for steps in out for cost, _ in steps), default=0))
