"""Lines of sight: what a straight line between two hexes meets, and whether that blocks it.

A line is a list of steps between its ends: one hex, or the two hexes of a side along which it runs. From step to
step it crosses hexsides. Obstacles are tests of single hexes that the caller gives, or sets of hexes or hexsides;
heights are the caller's numbers. Who may look, visibility by day or night, and terrain do not belong here.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from enum import Enum
from itertools import pairwise, product
from typing import Literal, NamedTuple

from grognard.kernel.space.hexgrid import Crossing, Grid, hexset, members

Step = tuple[int, ...]
Steps = tuple[Step, ...]
Along = Literal["both", "either"]
"""For a line along the side of two hexes: whether both must be met for the step to count, or either."""

Crossings = tuple[Crossing, ...]

HexTest = Callable[[int], object]
Height = Callable[[int], int]


# --- steps --------------------------------------------------------------------------------------------------


def meets(step: Step, test: HexTest, along: Along = "both") -> bool:
    """Whether a step meets a hex that passes the test; cells off the map never do."""
    if len(step) == 1:
        return step[0] >= 0 and bool(test(step[0]))
    first, second = step
    if along == "both":
        return bool(test(first) and test(second))
    return bool(test(first) or test(second))


def first_met(steps: Steps, test: HexTest, along: Along = "both") -> Step | None:
    """The first step that meets a hex that passes the test, or None."""
    return next((step for step in steps if meets(step, test, along)), None)


def choices(steps: Steps) -> Iterator[tuple[int, ...]]:
    """Every list of hexes that a line can be taken to run through, one hex chosen wherever it runs along two.

    For rules about the whole list, such as how often it climbs; cells off the map are left out.
    """
    return product(*(step for step in steps if step[0] >= 0))


# --- hexsides crossed ---------------------------------------------------------------------------------------


def crosses(crossing: Crossing, sides: Container[int], along: Along = "both") -> bool:
    """Whether a crossing meets one of these hexsides; where there are two ways round, on both of them or on either."""
    if len(crossing) == 1:
        return any(side in sides for side in crossing[0])
    met = (any(side in sides for side in way) for way in crossing)
    return all(met) if along == "both" else any(met)


# --- heights crossed ----------------------------------------------------------------------------------------


def most_crossed(heights: Sequence[int], above: int = 0) -> int:
    """How often a list of heights crosses the height it crosses most, counting only those above a given one.

    A height is crossed between two neighbours of the list when one lies below it and the other does not. Up a plain
    slope each is crossed once; a ridge or a hollow between crosses one twice or more.
    """
    levels = range(above + 1, max(heights) + 1)
    return max((sum((x < level) != (y < level) for x, y in pairwise(heights)) for level in levels), default=0)


# --- a rule of height: a test of the hexes between one pair of ends -----------------------------------------


def level_with_higher(eyes: tuple[int, int], top: Height) -> HexTest:
    """A hex blocks if its top is at least as high as the higher of the two eyes."""
    highest = max(eyes)
    return lambda h: top(h) >= highest


# --- lines between hexes ------------------------------------------------------------------------------------


class Between(NamedTuple):
    """What lies between two hexes, as sets: the hexes met alone, and each pair met along a side."""

    singles: int
    pairs: tuple[int, ...]


class Veil(Enum):
    """What blocks a line of sight."""

    RANGE = "range"
    HEX = "hex"
    SIDE = "side"
    """The line runs along the side of two hexes that block."""


class Blocked(NamedTuple):
    """What blocks a line of sight, and the hex or hexes where."""

    veil: Veil
    hexes: Step = ()


class LineShape(NamedTuple):
    """A line as sets relative to its first hex; cells off the map have bits too."""

    singles: int
    """The cells met alone."""
    met: int
    """All cells met: those alone, and both of each pair met along a side."""


class Shapes(dict[int, LineShape]):
    """The shapes of all lines from hexes of one parity, by the place of the other end; made when first needed.

    The place is the difference of `wide` numbers, which tell hexes of different lines of the map apart.
    """

    def __init__(self, grid: Grid, lowered: int, origin: int) -> None:
        super().__init__()
        self.grid = grid
        self.lowered = lowered
        self.origin = origin

    def __missing__(self, place: int) -> LineShape:
        stride = self.grid.stride
        along = (place + stride) % (2 * stride) - stride
        across = (place - along) // (2 * stride)
        offsets = self.grid.line_offsets(across, along - (across + self.lowered) // 2, self.lowered)
        singles = met = 0
        for i, j in offsets:
            if i == j:
                singles |= 1 << self.origin + i
            else:
                met |= 1 << self.origin + i | 1 << self.origin + j
        shape = self[place] = LineShape(singles, met | singles)
        return shape


class Sight:
    """The lines between the hexes of a map, computed when first needed and kept for some time.

    All answers are the same in both directions if the tests are. `kept` limits how many lines are kept.
    """

    __slots__ = ("_around", "_between", "_lines", "_shapes", "_wide", "grid", "kept", "origin")

    def __init__(self, grid: Grid, kept: int = 50_000) -> None:
        self.grid = grid
        self.kept = kept
        self._lines: dict[int, Steps] = {}
        self._between: dict[int, Between] = {}
        self._around: dict[int, int] = {}
        self.origin = grid.size + grid.stride
        """Where the first hex of a line lies in the sets of shapes: no line leaves them on either end."""
        self._shapes = [Shapes(grid, lowered, self.origin) for lowered in (0, 1)]
        self._wide = [h + h // grid.stride * grid.stride for h in range(grid.size)]

    def walk(self, a: int, b: int) -> Steps:
        """The steps of the line from a to b, in order, both ends left out; a cell off the map is -1."""
        if a > b:
            return self.walk(b, a)[::-1]
        key = a * self.grid.size + b
        steps = self._lines.get(key)
        if steps is None:
            if len(self._lines) >= self.kept:
                self._lines.clear()
            steps = self._lines[key] = self.grid.line(a, b)
        return steps

    def between(self, a: int, b: int) -> Between:
        """The hexes of the line as sets, the same in both directions."""
        key = a * self.grid.size + b if a < b else b * self.grid.size + a
        found = self._between.get(key)
        if found is None:
            if len(self._between) >= self.kept:
                self._between.clear()
            found = self._between[key] = Between(*self.grid.line_sets(a, b))
        return found

    def unblocked(self, a: int, hexes: int, blocked: int, doubtful: int = 0) -> tuple[int, list[int]]:
        """The hexes of a set to which the lines from a hex meet none of two sets, and those that must be tested singly.

        Lines that meet a hex of `blocked` alone are left out. Those that meet one of `doubtful`, or run along a side of
        one of `blocked`, may be blocked or not. All lines of a hex together cost a small part of what they cost singly.
        """
        shift = self.origin - a
        blocked, doubtful = blocked << shift, (blocked | doubtful) << shift
        shapes, wide = self._shapes[a // self.grid.stride & 1], self._wide
        here, clear, unsure = wide[a], 0, []
        for b in members(hexes):
            singles, met = shapes[wide[b] - here]
            if singles & blocked:
                continue
            if met & doubtful:
                unsure.append(b)
            else:
                clear |= 1 << b
        return clear, unsure

    def meeting(self, a: int, hexes: int, bits: int, most: int) -> tuple[int, list[int]]:
        """The hexes of a set to which the lines from a hex meet more than so many of another set, and those that may.

        Hexes met along a side may count or not: such lines must be tested singly.
        """
        bits <<= self.origin - a
        shapes, wide = self._shapes[a // self.grid.stride & 1], self._wide
        here, more, unsure = wide[a], 0, []
        for b in members(hexes):
            singles, met = shapes[wide[b] - here]
            if (met & bits).bit_count() > most:
                if (singles & bits).bit_count() > most:
                    more |= 1 << b
                else:
                    unsure.append(b)
        return more, unsure

    def clear(self, a: int, b: int, blocks: HexTest, along: Along = "both", limit: int | None = None) -> bool:
        """Whether no hex between blocks the line and b is within the limit."""
        return self.why_blocked(a, b, blocks, along, limit) is None

    def why_blocked(
        self, a: int, b: int, blocks: HexTest, along: Along = "both", limit: int | None = None
    ) -> Blocked | None:
        """What blocks the line from a to b first, or None if it is clear."""
        if limit is not None and self.grid.distance(a, b) > limit:
            return Blocked(Veil.RANGE)
        step = first_met(self.walk(a, b), blocks, along)
        if step is None:
            return None
        return Blocked(Veil.HEX if len(step) == 1 else Veil.SIDE, step)

    def hindrances(self, a: int, b: int, hinders: HexTest, along: Along = "both") -> Steps:
        """The steps between that hinder the line, for rules that count them."""
        return tuple(step for step in self.walk(a, b) if meets(step, hinders, along))

    # Hexsides of the board, or those that change in play. A set is one integer, hexset(board.hexsides["hedge"]).

    def crosses_sides(self, a: int, b: int, bits: int, along: Along = "both", *, ends: bool = True) -> bool:
        """Whether the line crosses a hexside of a set; without `ends`, those of the two end hexes do not count."""
        if not ends:
            bits &= ~(self._sides_of(a) | self._sides_of(b))
        anyhow, corners = self.grid.crossing_sets(a, b)
        if anyhow & bits:
            return True
        if along == "both":
            return any(all(way & bits for way in ways) for ways in corners)
        return any(way & bits for ways in corners for way in ways)

    def _sides_of(self, h: int) -> int:
        """The hexsides of a hex as a set."""
        found = self._around.get(h)
        if found is None:
            found = self._around[h] = hexset(self.grid.hexside(h * 6 + d) for d in range(6))
        return found

    # The same with single hexsides, to say which one blocks.

    def crossings(self, a: int, b: int) -> Crossings:
        """The hexsides the line from a to b crosses, in order, those of its ends included.

        Each crossing is one way over one hexside, or two ways round: along a side, or through a corner.
        """
        return self.grid.crossings(a, b)

    def sides_crossed(
        self, a: int, b: int, sides: Container[int], along: Along = "both", *, ends: bool = True
    ) -> Crossings:
        """The crossings that meet one of these hexsides; without `ends`, those of the two end hexes do not count."""
        met = tuple([crossing for crossing in self.grid.crossings(a, b) if crosses(crossing, sides, along)])
        if ends or not met:
            return met
        far = self._far(a, b, met, sides)
        return tuple([crossing for crossing in met if crosses(crossing, far, along)])

    def _far(self, a: int, b: int, met: Crossings, sides: Container[int]) -> set[int]:
        """The hexsides among these that belong to neither end of the line."""
        near = self._sides_of(a) | self._sides_of(b)
        return {side for crossing in met for way in crossing for side in way if side in sides and not near >> side & 1}

    def heights_crossed(
        self, a: int, b: int, height: Height, above: int = 0, passes: HexTest | None = None
    ) -> int | None:
        """How often the line crosses the height that it crosses most, of those above a given one, both ends included.

        Where it runs along a side, the hex that gives fewer crossings counts. Hexes that fail `passes` cannot count; if
        neither can, the answer is None.
        """
        steps = ((a,), *self.walk(a, b), (b,))
        levels = [
            {height(h) for h in step if passes is None or h in (a, b) or passes(h)} for step in steps if step[0] >= 0
        ]
        return min((most_crossed(way, above) for way in product(*levels)), default=None)

    # The same with a set of hexes instead of a test: a few operations on integers.

    def crosses(self, a: int, b: int, bits: int, along: Along = "both") -> bool:
        """Whether the line meets a set of hexes between its ends."""
        singles, pairs = self.between(a, b)
        if singles & bits:
            return True
        if along == "both":
            return any(pair & bits == pair for pair in pairs)
        return any(pair & bits for pair in pairs)

    def count(self, a: int, b: int, bits: int, along: Along = "both") -> int:
        """How many steps between meet a set of hexes."""
        singles, pairs = self.between(a, b)
        found, needed = (singles & bits).bit_count(), 2 if along == "both" else 1
        for pair in pairs:
            found += (pair & bits).bit_count() >= needed
        return found


def between(steps: Steps) -> Between:
    """The hexes of a line as sets."""
    singles = 0
    pairs = []
    for step in steps:
        if len(step) == 2:
            pairs.append(1 << step[0] | 1 << step[1])
        elif step[0] >= 0:
            singles |= 1 << step[0]
    return Between(singles, tuple(pairs))


# --- what never changes, computed once ----------------------------------------------------------------------


class VisibleTable(dict[int, int]):
    """For each hex the set of hexes it sees, itself included, by what never changes.

    A row is built when first needed; then `table[a] >> b & 1` is the whole test. The game's complete rule is one
    function, is_blocked(a, b, screen), where `screen` is the set of hexes that block for the time being, such as
    smoke; the table is built with an empty one.
    """

    def __init__(
        self,
        sight: Sight,
        is_blocked: Callable[..., object],
        *,
        limit: int | None = None,
        symmetric: bool = True,
        row: Callable[[VisibleTable, int], int] | None = None,
    ) -> None:
        super().__init__()
        self.sight = sight
        self.is_blocked = is_blocked
        self.limit = limit
        self.symmetric = symmetric
        self.row = row
        """The whole row of a hex, where the game has a faster way to it than line by line."""

    def __missing__(self, a: int) -> int:
        if self.row is not None:
            seen = self[a] = self.row(self, a)
            return seen
        grid = self.sight.grid
        seen = 1 << a
        for b in members(grid.mask if self.limit is None else grid.within(a, self.limit)):
            if self.symmetric and b in self:
                seen |= (self[b] >> a & 1) << b
            elif b != a and not self.is_blocked(a, b, 0):
                seen |= 1 << b
        self[a] = seen
        return seen

    def sees(self, a: int, b: int, screen: int = 0) -> bool:
        """Whether a sees b past a screen: hexes that block any line through them alone.

        The whole rule is tested again only where the line runs along the side of a screened hex, because the hex
        on the other side matters then.
        """
        if not self[a] >> b & 1:
            return False
        singles, pairs = self.sight.between(a, b)
        if singles & screen:
            return False
        if any(pair & screen for pair in pairs):
            return not self.is_blocked(a, b, screen)
        return True

    def seen_past(self, a: int, hexes: int, screen: int) -> int:
        """Those of a set of hexes that a sees past a screen: as `sees` tells hex by hex, but all lines at once."""
        here = 1 << a
        clear, unsure = self.sight.unblocked(a, self[a] & hexes & ~here, screen)
        for b in unsure:
            if not self.is_blocked(a, b, screen):
                clear |= 1 << b
        return clear | hexes & here
