"""Chapter 13: breakthrough. In fair weather, stacks with pioneers or chasseurs move again, half as far."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from fractions import Fraction
from itertools import combinations

from grognard.games.verdun.movement import THERE_ALREADY, walk, why_no_way
from grognard.games.verdun.reach import front_for, group_reach
from grognard.games.verdun.stacking import STACK_FULL, crowded_hexes, fits
from grognard.games.verdun.strength import allowance, halved, is_steady
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import March, MoveObstacles
from grognard.games.verdun.words import BAD, CORPS, DUG_IN, FIRED, TRIED
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

NEVER: Mapping[str, Refusal] = {
    "dig": Refusal("14.13", "no-digging-now"),
    "strategic": Refusal("8.22", "no-strategic-now"),
    "move": Refusal("13.0", "no-move-now"),
    "with": Refusal("13.0", "no-with-now"),
}
"""For each verb, the clause that forbids it to everybody in a breakthrough phase."""


@rule("13.0", "12.3", "14.34")
def followers(g: Verdun, side: Side, hex_: int) -> list[int]:
    """§13.0 The units that may go with the leading battalion of a hex: steady, guns face up; §14.34 or on rails."""
    units = [p for p in g.units_at(hex_, side) if is_steady(g, p) and g.move_of[p] and not g.has(p, TRIED)]
    return [p for p in units if p == g.rail or not g.has(p, FIRED)]


@rule("4.VI", "4.XI", "13.0")
def cannot_exploit(g: Verdun, side: Side, hex_: int) -> Refusal | None:
    """§13.0 A hex with a steady pioneer or chasseur battalion that has not moved in this phase, and can move."""
    units = followers(g, side, hex_)
    if not any(p in g.leaders[side] for p in units):
        return why_nobody_leads(g, side, hex_)
    return None if can_go_on(g, Stack(g, side, units)) else why_nowhere(g, side, units)


@rule("13.0", "12.3")
def why_nobody_leads(g: Verdun, side: Side, hex_: int) -> Refusal:
    """§13.0 Why nobody leads a stack: §12.3 the battalions there are demoralised, or moved, or there are none."""
    leaders = [p for p in g.leaders[side] if g.position.at[p] == hex_]
    if leaders and not any(is_steady(g, p) for p in leaders):
        return Refusal("12.3", "no-leaders-steady")
    return Refusal("13.0", "no-leaders-moved" if g.marked(leaders, TRIED) else "no-leading-battalion")


@rule("13.0", "8.11", "8.31", "8.42")
def why_nowhere(g: Verdun, side: Side, units: Sequence[int]) -> Refusal:
    """§13.0 Why nobody in a stack can move: §8.31 no room, §8.42 strong zones around, §8.11 or no open hex."""
    if any(group_reach(g, side, [p], rush_points(g, p), False, strategic=False).hexes for p in units):
        return STACK_FULL
    here = g.position.at[units[0]]
    is_free = [not g.enemies_at(h, side) for h, _ in g.ways.plain["march"].listed(here)]
    return Refusal("8.42", "no-way-zones") if any(is_free) else Refusal("8.11", "no-way-none")


@rule("4.VI", "4.XI", "13.0", "5.1", "8.14")
def breakthrough(g: Verdun, side: Side) -> Script[None]:
    """§13.0 A side moves as many stacks as it likes; §5.1 none in bad weather."""
    if g.position.weather == BAD:
        return
    yield from act_until_done(g, side, exploits, end=end_of_breakthrough, rule="13.0", ask="ask-exploit")
    for piece in g.marked(g.own[side], TRIED):
        g.unmark(piece, TRIED)


def exploits(g: Verdun, side: Side) -> list[Action]:
    """§13.0 The stacks that may break through now."""
    hexes = sorted({g.position.at[p] for p in g.leaders[side] if g.is_on_board(p)})
    return [Action(g.exploit.each(hexes, cannot_exploit, g, side), exploit, g, side)]


def end_of_breakthrough(g: Verdun, side: Side) -> Offer:
    """§8.31 The end of the phase, unless a stack must still go on."""
    return g.done.each((0,), cannot_end_breakthrough, g, side)


@rule("8.12", "8.31", "13.0")
def cannot_end_breakthrough(g: Verdun, side: Side, _: int) -> Refusal | None:
    """§8.31 The phase cannot end while a stack can still break through from an overstacked hex."""
    for hex_ in crowded_hexes(g, side):
        if is_overstacked(g, side, hex_) and cannot_exploit(g, side, hex_) is None:
            return Refusal("8.31", "no-overstacked", {"hex": hex_})
    return None


# One stack -----------------------------------------------------------------------------------------------------


@rule("13.0", "6.16")
def rush_points(g: Verdun, piece: int) -> int:
    """§13.0 The points of a unit in a breakthrough: half its present allowance, rounded up. In half points."""
    return 2 * halved(allowance(g, piece) // 2)


class Stack:
    """The units still moving together in one breakthrough. Each has its own points and pays its own cost."""

    def __init__(self, g: Verdun, side: Side, units: Sequence[int]) -> None:
        self.side = side
        self.left = {p: rush_points(g, p) for p in units}
        self.moved = False

    @property
    def units(self) -> list[int]:
        """The units still moving."""
        return list(self.left)

    def part(self, units: Collection[int]) -> Stack:
        """Some of these units, with the points they have left."""
        other = copy(self)
        other.left = {p: left for p, left in self.left.items() if p in units}
        return other

    def after(self, prices: Sequence[int]) -> Stack:
        """The stack after a path that costs each unit so much."""
        other = self.part(self.left)
        other.pay(prices)
        return other

    @rule("13.0")
    def leave(self, piece: int) -> None:
        """§13.0 A unit stays behind and keeps the points it has not spent."""
        del self.left[piece]

    @rule("13.0", "8.1")
    def pay(self, prices: Sequence[int]) -> None:
        """§13.0 Each unit pays its own cost of the path."""
        for piece, price in zip(self.units, prices, strict=True):
            self.left[piece] -= price
        self.moved = True


Way = tuple[tuple[int, ...], tuple[int, ...]]
"""What a path costs each unit, and the hexes of the path."""


class Trek:
    """Where a stack can move together by one path, and what each hex costs each unit."""

    def __init__(self, g: Verdun, stack: Stack, start: int = -1, alone: bool | None = None) -> None:
        self.units = stack.units
        self.left = list(stack.left.values())
        self.moved = stack.moved
        self.start = g.position.at[self.units[0]] if start < 0 else start
        alone = len(g.at(self.start)) == len(self.units) if alone is None else alone
        self.fronts = [front_for(g, stack.side, [p], False, alone=alone, start=self.start) for p in self.units]
        self.prices: dict[int, tuple[int, ...]] = {}
        self._paths: dict[int, tuple[int, ...]] = {}
        if len({*zip(self.fronts, self.left, strict=True)}) > 1:
            self.try_every_way()
        else:
            march = self.march(self.fronts[0], self.left[0])
            self.prices = {hex_: (march.costs[hex_],) * len(self.units) for hex_ in march.hexes}

    def path(self, hex_: int) -> tuple[int, ...]:
        """The path to a hex with the lowest cost for all units together."""
        return self._paths.get(hex_) or self.march(self.fronts[0], self.left[0]).path(hex_)

    def march(self, front: MoveObstacles, left: int) -> March:
        """Where a unit with this front could move alone with the points it has left."""
        return front.march(self.start, 0 if self.moved and front.stop[self.start] else left, self.moved)

    def try_every_way(self) -> None:
        """Find the hexes in reach, shorter paths first; drop a path if another to the same hex costs no unit more."""
        ways: list[Way] = [((0,) * len(self.units), (self.start,))]
        found = {self.start: ways}
        while ways:
            longer = [way for spent, path in ways for way in self._steps(spent, path) if self._can_pay(way)]
            ways = []
            for spent, path in sorted(longer, key=lambda way: way[1]):
                known = found.setdefault(path[-1], [])
                if not any(all(a <= b for a, b in zip(one, spent, strict=True)) for one, _ in known):
                    known.append((spent, path))
                    ways.append((spent, path))
        found = {**self._dear_hexes(), **found}
        del found[self.start]
        for hex_, known in sorted(found.items()):
            self.prices[hex_], self._paths[hex_] = min(known, key=lambda way: (sum(way[0]), len(way[1]), way[1]))

    @rule("13.0", "8.42", "8.47")
    def _steps(self, spent: tuple[int, ...], path: tuple[int, ...]) -> Iterator[Way]:
        """One more step for all of them, §8.47 each at its own cost; §8.42 none from a hex where one must stop."""
        here = path[-1]
        if (len(path) > 1 or self.moved) and any(front.stop[here] for front in self.fronts):
            return
        for hex_, _ in self.fronts[0].edges.listed(here):
            prices = [price for front in self.fronts if (price := price_of_step(front, here, hex_)) is not None]
            if len(prices) == len(spent):
                yield tuple(map(sum, zip(spent, prices, strict=True))), (*path, hex_)

    def _can_pay(self, way: Way) -> bool:
        """§13.0 Whether every unit has enough points for a path."""
        return all(spent <= left for spent, left in zip(way[0], self.left, strict=True))

    @rule("8.1")
    def _dear_hexes(self) -> dict[int, list[Way]]:
        """§8.1 The first hex may be entered at any cost: a unit that cannot pay spends all it has."""
        if self.moved:
            return {}
        steps = self._steps((0,) * len(self.units), (self.start,))
        return {path[-1]: [(tuple(map(min, zip(spent, self.left, strict=True))), path)] for spent, path in steps}


def price_of_step(front: MoveObstacles, here: int, hex_: int) -> int | None:
    """What a step costs a unit with this front, or None if the step is closed to it."""
    return None if front.barred[hex_] else front.edges.cost(here, hex_)


@rule("13.0", "8.31")
def roomy_hexes(g: Verdun, stack: Stack, trek: Trek) -> list[int]:
    """§8.31 The hexes in reach that have room for the whole stack."""
    stacks, units = g.occupation.stacks, stack.units
    is_lean = fits(g, units)
    return [h for h in trek.prices if (not crowds(g, stack.side, units, h) if h in stacks else is_lean)]


@rule("13.0", "8.1", "8.12", "8.22", "8.31", "8.34")
def open_hexes(g: Verdun, stack: Stack, trek: Trek) -> list[int]:
    """§8.31 The hexes in reach where the whole stack has room, or §8.12 that it can pass, leaving some of it there."""
    side, roomy = stack.side, {*roomy_hexes(g, stack, trek)}
    return [h for h in trek.prices if h in roomy or can_settle(g, stack.after(trek.prices[h]), h, g.units_at(h, side))]


def first_hexes(g: Verdun, side: Side, hex_: int) -> list[int]:
    """Where the whole stack of a hex can move in its breakthrough, and halt."""
    stack = Stack(g, side, followers(g, side, hex_))
    return roomy_hexes(g, stack, Trek(g, stack)) if stack.left else []


@rule("13.0", "8.12", "8.31", "8.34")
def can_settle(g: Verdun, stack: Stack, here: int, there: Sequence[int], behind: Sequence[int] = ()) -> bool:
    """§8.12 Whether a stack that comes to a hex with these units can end the phase with every hex within the limit.

    All of it has room there; or what it leaves there has room, and the others go on and settle. `behind` are hexes
    where it has left units: it does not come back to them.
    """
    if fits(g, [*there, *stack.left]):
        return True
    for going in groups(stack.units):
        staying = [*there, *(p for p in stack.left if p not in going)]
        if fits(g, staying) and can_settle_beyond(g, stack.part(going), here, behind):
            return True
    return False


def can_settle_beyond(g: Verdun, stack: Stack, here: int, behind: Sequence[int] = ()) -> bool:
    """§13.0 Whether a stack can go on from a hex where it leaves others, and settle."""
    prices, closed = Trek(g, stack, here, alone=False).prices, (*behind, here)
    return any(
        can_settle(g, stack.after(price), h, [p for p in g.units_at(h, stack.side) if p not in stack.left], closed)
        for h, price in prices.items()
        if h not in closed
    )


def groups(units: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The groups of these units that can go on while others stay, the largest first."""
    for size in range(len(units) - 1, 0, -1):
        yield from combinations(units, size)


@rule("13.0", "8.1")
def can_go_on(g: Verdun, stack: Stack) -> bool:
    """§13.0 Whether any unit of a stack can still move somewhere, leaving others behind if necessary."""
    side, moved = stack.side, stack.moved
    return any(
        not crowds(g, side, [p], h)
        for p, left in stack.left.items()
        for h in group_reach(g, side, [p], left, moved, strategic=False).hexes
    )


@rule("13.0", "8.1", "8.22", "14.13", "8.31")
def exploit(g: Verdun, side: Side, hex_: int) -> Script[None]:
    """§13.0 A stack moves together up to half the allowance, rounded up; units may be left behind on the way."""
    stack = Stack(g, side, followers(g, side, hex_))
    while can_go_on(g, stack):
        trek = Trek(g, stack)
        ends = open_hexes(g, stack, trek)
        choice = yield g.choose(
            side,
            g.to.these(ends, why_not_together, g, trek, tally=trek_tally, trail=trek_way),
            g.leave_it.each(stack.units if len(stack.units) > 1 else (), cannot_stay_behind, g, stack, bool(ends)),
            g.halt.each((0,), cannot_halt_here, g, side, trek.start),
            rule="13.0",
            ask="ask-exploit-where",
            hex=trek.start,
            left=min(trek.left) / 2,
            most=max(trek.left) / 2,
            even=int(len(set(trek.left)) == 1),
            count=len(stack.units),
        )
        if choice.verb == "halt":
            break
        if choice.verb == "leave-it":
            stack.leave(choice.noun)
            come_to_rest(g, choice.noun, stack.moved)
            continue
        stack.pay(trek.prices[choice.noun])
        walk(g, side, stack.units, trek.path(choice.noun))
    for piece in stack.units:
        come_to_rest(g, piece, stack.moved)


@rule("8.12", "8.31", "13.0")
def cannot_halt_here(g: Verdun, side: Side, hex_: int, _: int) -> Refusal | None:
    """§8.31 A stack that can move on does not halt in an overstacked hex."""
    return Refusal("8.31", "no-overstacked", {"hex": hex_}) if is_overstacked(g, side, hex_) else None


@rule("13.0", "8.31")
def cannot_stay_behind(g: Verdun, stack: Stack, can_go: bool, piece: int) -> Refusal | None:
    """§13.0 A unit may stay behind while others move on; the last unit halts instead.

    §8.31 In an overstacked hex, no more stay than have room, if the whole stack `can_go` on; §8.12 and where the stack
    came to the hex, only if the others can go on and find room.
    """
    if piece not in stack.left:
        return Refusal("13.0", "no-not-in-stack")
    if len(stack.left) == 1:
        return Refusal("13.0", "no-last-of-stack")
    here = g.position.at[piece]
    if not is_overstacked(g, stack.side, here) or not (can_go or stack.moved):
        return None
    staying = [p for p in g.units_at(here, stack.side) if p == piece or p not in stack.left]
    if not fits(g, staying):
        return STACK_FULL
    others = stack.part([p for p in stack.left if p != piece])
    is_free = not stack.moved or can_settle(g, others, here, staying) or can_settle_beyond(g, others, here)
    return None if is_free else Refusal("8.31", "no-way-on")


@rule("13.0", "8.31", "8.42")
def why_not_together(g: Verdun, trek: Trek, hex_: int) -> Refusal | None:
    """§13.0 Why a stack cannot move to a hex: the clause that stops the first of its units, or no room there."""
    if hex_ == trek.start:
        return THERE_ALREADY
    if hex_ in trek.prices:
        return STACK_FULL
    for piece, front, left in zip(trek.units, trek.fronts, trek.left, strict=True):
        if trek.moved and front.stop[trek.start]:
            return Refusal("8.42", "no-way-stopped", {"hex": trek.start})
        march = trek.march(front, left)
        if hex_ not in march.costs:
            return why_no_way(g, [piece], march, hex_)
    return Refusal("13.0", "no-way-together")


def trek_tally(g: Verdun, trek: Trek, hex_: int) -> Tally:
    """What a path costs the unit with the fewest points left after it, in movement points."""
    purses = zip(trek.left, trek.prices[hex_], strict=True)
    left, price = min(purses, key=lambda purse: (purse[0] - purse[1], -purse[1]))
    tally = Tally("move", Fraction(left, 2))
    return tally.add(Fraction(-price, 2), "8.1", "reason-way") if price else tally


def trek_way(g: Verdun, trek: Trek, hex_: int) -> tuple[int, ...]:
    """The hexes a stack moves through."""
    return trek.path(hex_)


@rule("13.0", "8.1", "14.13")
def come_to_rest(g: Verdun, piece: int, moved: bool) -> None:
    """§13.0 A stack moves once a phase; §8.1 corps guns that moved are turned; §14.13 a move ends dug-in status."""
    g.mark(piece, TRIED)
    if moved:
        g.unmark(piece, DUG_IN)
        if g.kind[piece] == CORPS:
            g.mark(piece, FIRED)


def crowds(g: Verdun, side: Side, group: list[int], hex_: int) -> bool:
    """§8.31 Whether the group would exceed the stacking limit in a hex at the end of the phase."""
    return not fits(g, [*g.units_at(hex_, side), *group])


def is_overstacked(g: Verdun, side: Side, hex_: int) -> bool:
    """§8.31 Whether the units in a hex exceed the stacking limit."""
    return not fits(g, g.units_at(hex_, side))
