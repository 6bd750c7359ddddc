"""Chapter 8: movement, ordinary and strategic, stacking, and digging in (14.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import partial

from grognard.games.verdun.strength import allowance
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import March, MoveObstacles
from grognard.games.verdun.words import (
    CHASSEUR,
    CORPS,
    DEMORALISED,
    DISRUPTED,
    DIVISIONAL,
    DUG_IN,
    FIRED,
    MOVED,
    PIONEER,
    STANDS_BY,
    STRONG,
    TRIED,
    UNSUPPLIED,
)
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.reach import UNLIMITED, Bar, Hindrance, reach
from grognard.kernel.words.rulebook import rule

UNFED = Refusal("6.16", "no-out-of-supply")
SHAKEN = Refusal("12.3", "no-demoralised")
IN_CONTACT = Refusal("8.2", "no-contact")
BEGUN = Refusal("8.22", "no-mixing")
DUG_OR_MOVED = Refusal("14.11", "no-moved")
DUG_ALREADY = Refusal("14.13", "no-dug-already")
STACK_FULL = Refusal("8.31", "no-stack-full")
THERE_ALREADY = Refusal("8.0", "no-there-already")
MOVES_NOW = Refusal("8.0", "no-moves-now")
HALT_FIRST = Refusal("8.0", "no-halt-first")

WHY = {
    Bar.BARRED: ("8.11", "no-way-barred"),
    Bar.STOPPED: ("8.42", "no-way-stopped"),
    Bar.LEAVE: ("8.42", "no-way-zone"),
    Bar.TOO_FAR: ("8.1", "no-way-too-far"),
    Bar.NO_WAY: ("8.11", "no-way-none"),
}


# Who moves -----------------------------------------------------------------------------------------------------


@rule("8.0", "4.IV", "4.IX", "14.34", "14.33", "14.8")
def cannot_move(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§8.0 Infantry, headquarters, and guns that have not fired may move; §14.34 the rail gun even if it has fired."""
    if (why := g.why_not_on_map(side, piece, "8.0")) is not None:
        return why
    if not g.move_of[piece]:
        return Refusal(STANDS_BY.get(g.kind[piece], "8.0"), "no-never-moves")
    marks = g.position.marks[piece]
    if marks & (MOVED | TRIED):
        return Refusal("8.0", "no-moved" if marks & MOVED else "no-stays")
    return Refusal("8.0", "no-fired") if marks & FIRED and piece != g.rail else None


@rule("8.2", "6.16", "12.3")
def cannot_go_strategic(g: Verdun, piece: int) -> Refusal | None:
    """§8.2 Strategic movement: in supply, steady, and not next to the enemy."""
    marks = g.position.marks[piece]
    if marks & UNSUPPLIED:
        return UNFED
    if marks & (DEMORALISED | DISRUPTED):
        return SHAKEN
    return IN_CONTACT if g.is_adjacent_to_enemy(piece) else None


@rule("8.22", "8.2")
def cannot_switch(g: Verdun, group: list[int], begun: bool, _: int) -> Refusal | None:
    """§8.22 Strategic movement is chosen before the first step; §8.2 the whole group must be able to use it."""
    if begun:
        return BEGUN
    for piece in group:
        if (why := cannot_go_strategic(g, piece)) is not None:
            return why
    return None


@rule("8.0", "8.31", "14.34")
def cannot_come_along(
    g: Verdun, side: Side, group: list[int], begun: bool, strategic: bool, piece: int
) -> Refusal | None:
    """Why a unit cannot come along: §8.0 it is in the hex and may move; §8.31 stacking; §14.34 the rail gun moves
    alone."""
    if (why := g.why_not_on_map(side, piece, "8.0")) is not None:
        return why
    if piece in group:
        return MOVES_NOW
    if g.position.at[piece] != g.position.at[group[0]]:
        return Refusal("8.0", "no-not-with-them")
    if begun:
        return Refusal("8.0", "no-joining")
    if (why := cannot_move(g, side, piece) or (cannot_go_strategic(g, piece) if strategic else None)) is not None:
        return why
    if g.rail in (piece, group[0]):
        return Refusal("14.34", "no-rails")
    return None if fits(g, [*group, piece]) else STACK_FULL


@rule("8.43", "8.47")
def front_for(
    g: Verdun, side: Side, pieces: list[int], strategic: bool, alone: bool | None = None, start: int = -1
) -> MoveObstacles:
    """What a group meets: §8.47 chasseurs treat every zone as weak, §8.43 guns and headquarters enter none.

    `alone` says that no other unit stays in the hex when these leave it; without it, this is counted. `start` is the
    hex they leave, if that is not their own.
    """
    guns, foot, light = False, False, True
    for p in pieces:
        guns = guns or not g.is_foot[p]
        foot = foot or g.is_foot[p]
        light = light and g.kind[p] == CHASSEUR
    here = g.position.at[pieces[0]] if start < 0 else start
    bare = -1
    if "15.5" in g.options and (len(g.at(here)) == len(pieces) if alone is None else alone):
        bare = here
    train = pieces == [g.rail]
    return g.ways.front(g, side, light=light, guns=guns, foot=foot, strategic=strategic, train=train, alone=bare)


@rule("8.1", "8.2", "14.34")
def group_reach(g: Verdun, side: Side, pieces: list[int], left: int, moved: bool, strategic: bool) -> March:
    """§8.1 Where a group can move with the points left; one hex always, if no other rule forbids it."""
    here = g.position.at[pieces[0]]
    front = front_for(g, side, pieces, strategic)
    return front.march(here, 0 if moved and front.stop[here] else left, moved)


@rule("8.11", "8.31", "8.42")
def why_no_way(g: Verdun, group: list[int], found: March, hex_: int) -> Refusal | None:
    """Why a hex is not open to a group, by the clause that forbids it."""
    here, stop = found.start, found.stop
    if hex_ == here:
        return THERE_ALREADY
    if hex_ in found.costs:
        return why_no_room(g, group, hex_)
    if g.rail in group and not g.rail_hexes >> hex_ & 1:
        return Refusal("14.34", "no-rails")
    if hex_ in g.board.grid.adjacent[here] and not found.barred[hex_]:
        if g.ways.plain["march"].cost(here, hex_) is None:
            return Refusal("8.11", "no-river")
        if stop[here] and stop[hex_]:
            return Refusal("8.42", "no-way-zone", {"hex": hex_})
    why = found.why_not(hex_)
    if why is None:
        return None
    if why.bar is Bar.BARRED:
        return why_barred(g, found, why.at)
    return why_no_way_at_all(g, group, found, hex_) if why.bar is Bar.NO_WAY else refusal_for(why)


@rule("8.11", "8.42", "14.34")
def why_no_way_at_all(g: Verdun, group: list[int], found: March, hex_: int) -> Refusal:
    """Why a hex can never be reached, at any cost: §14.34 no track, §8.42 strong zones around, §8.11 the river."""
    if g.rail in group:
        return Refusal("14.34", "no-rails")
    afoot = g.ways.edges("march", g.position.interdiction)
    is_zone = hex_ in reach(afoot, found.start, UNLIMITED).costs
    return Refusal("8.42", "no-way-zones") if is_zone else Refusal("8.11", "no-way-none")


@rule("8.11", "8.2", "8.42", "8.43", "14.8")
def why_barred(g: Verdun, found: March, hex_: int) -> Refusal:
    """What closes a hex: enemy units, enemy-controlled ground in strategic movement, or an enemy zone."""
    if g.enemies_at(hex_, found.side):
        return Refusal("8.11", "no-way-fort" if g.is_fort(hex_) else "no-way-barred", {"hex": hex_})
    if found.strategic:
        foreign = g.position.control[hex_] != found.side + 1
        return Refusal("8.2", "no-way-foreign" if foreign else "no-way-contact", {"hex": hex_})
    strong = g.occupation.zone(found.side.enemy, STRONG)[hex_]
    return Refusal("8.42" if strong else "8.43", "no-way-guns", {"hex": hex_})


def refusal_for(why: Hindrance) -> Refusal:
    """The refusal for a reason that keeps a mover out of a hex."""
    clause, key = WHY[why.bar]
    args = {"hex": why.at} if why.at >= 0 else {"cost": why.cost / 2} if why.cost >= 0 else {}
    return Refusal(clause, key, args)


# §8 The movement phase -----------------------------------------------------------------------------------------


@rule("4.IV", "4.IX", "8.0", "8.12", "14.11")
def movement(g: Verdun, side: Side) -> Script[None]:
    """§8.0 Units move one after another, singly or together; those that stay may dig in."""
    ends = Ends(g, side)
    while True:
        now = Clearing.now(ends)
        able, idle = movers(g, side), diggers(g, side, now)
        if g.is_idle(able, idle):
            break
        moves = Action(g.move.these(able, cannot_move, g, side), move_group, g, side, now)
        digs = Action(g.dig.these(idle, cannot_dig, g, side), dig_in, g)
        end = g.done.these((0,) if now.hex_to_clear() < 0 else (), cannot_end, g, side)
        if not (able or idle or end.options):
            break
        choice = yield from act(g, side, (moves, digs), end, rule="8.0", ask="ask-move", is_menu=True)
        if choice.verb == "done":
            break
    for piece in g.marked(g.own[side], TRIED):
        g.unmark(piece, TRIED)


def movers(g: Verdun, side: Side) -> list[int]:
    """§8.0 The units that may move now, computed together: those `cannot_move` does not refuse."""
    at, marks, size, stays_with = g.position.at, g.position.marks, g.board.grid.size, g.stays_with
    return [p for p in g.mobile[side] if not marks[p] & stays_with[p] and at[p] < size]


class Group:
    """One unit, or several from its hex, on the move, and how far it has come.

    `now` is how the overstacked hexes can be cleared, as long as nobody moves.
    """

    __slots__ = ("has_halted", "is_strategic", "left", "moved", "now", "side", "units")

    def __init__(self, g: Verdun, side: Side, first: int, now: Clearing) -> None:
        self.side = side
        self.units = [first]
        self.now = now
        self.left = allowance(g, first)
        self.moved = self.is_strategic = self.has_halted = False

    def measure(self, g: Verdun) -> None:
        """Count the points of all who are in it: those of the slowest."""
        times = g.number("limits", "strategic-times") if self.is_strategic else 1
        self.left = min(allowance(g, unit) for unit in self.units) * times


@rule("8.0", "8.2", "8.22", "8.31")
def move_group(g: Verdun, side: Side, now: Clearing, first: int) -> Script[None]:
    """§8.0 One unit, or several from its hex, moves along one path, in as many legs as its owner likes."""
    group = Group(g, side, first, now)
    while not group.has_halted:
        yield from act(
            g,
            side,
            legs(g, group),
            rule="8.0",
            ask="ask-where",
            against=partial(why_not_meanwhile, g, side, group.units),
            piece=first,
            left=group.left / 2,
            count=len(group.units),
        )
    for piece in group.units:
        after_moving(g, piece, group.moved, group.is_strategic)


@rule("8.0", "8.2", "8.22", "8.31")
def legs(g: Verdun, group: Group) -> list[Action]:
    """§8.0 Where a group may go, who may come along, §8.2 whether it marches strategically, §8.31 or rests."""
    side, units, moved = group.side, group.units, group.moved
    found = group_reach(g, side, units, group.left, moved, group.is_strategic)
    ways = ways_of(g, units, found, hexes_with_room(g, units, found.hexes, group.now), group.left)
    others = () if moved else companions(g, side, units)
    joins = g.with_.each(others, cannot_come_along, g, side, units, moved, group.is_strategic)
    faster = g.strategic.each((0,), cannot_switch, g, units, moved or group.is_strategic)
    rest = g.halt.each((0,), cannot_halt, g, units, moved or not len(ways), group.now)
    return [
        Action(ways, go, g, group, found),
        Action(joins, take_along, g, group),
        Action(faster, march_strategically, g, group),
        Action(rest, halt, group),
    ]


def go(g: Verdun, group: Group, found: March, hex_: int) -> None:
    """§8.0 A group goes to a hex in its reach, and on from there if it can."""
    group.left -= found.costs[hex_]
    walk(g, group.side, group.units, found.path(hex_))
    group.moved = True
    if group.left <= 0 or must_stop(g, group.side, group.units, group.is_strategic):
        group.has_halted = True
    else:
        group.now = Clearing.now(group.now.ends)


def take_along(g: Verdun, group: Group, unit: int) -> None:
    """§8.0 Another unit of the hex comes along."""
    group.units.append(unit)
    group.measure(g)


@rule("8.2")
def march_strategically(g: Verdun, group: Group) -> None:
    """§8.2 The group moves strategically."""
    group.is_strategic = True
    group.measure(g)


def halt(group: Group) -> None:
    """§8.0 The group goes no farther."""
    group.has_halted = True


@rule("8.0", "14.11")
def why_not_meanwhile(g: Verdun, side: Side, group: list[int], option: Option) -> Refusal | None:
    """§8.0 Why nothing else is done while a group moves: no other unit moves or digs in before it has halted."""
    cannot = {"move": cannot_move, "dig": cannot_dig}.get(option.verb)
    if cannot is None:
        return HALT_FIRST if option.verb == "done" else None
    return MOVES_NOW if option.noun in group else cannot(g, side, option.noun) or HALT_FIRST


@rule("8.31")
def cannot_halt(g: Verdun, group: list[int], may_stay: bool, now: Clearing, _: int) -> Refusal | None:
    """§8.31 A group in an overstacked hex must move on, if it can."""
    here = g.position.at[group[0]]
    return None if may_stay else why_no_room(g, group, here, now)


@rule("8.42")
def must_stop(g: Verdun, side: Side, group: list[int], strategic: bool) -> bool:
    """§8.42 Whether a strong zone ends the movement of a group where it stands."""
    here = g.position.at[group[0]]
    is_strong = g.occupation.zone(side.enemy, STRONG)[here]
    return bool(is_strong and front_for(g, side, group, strategic).stop[here])


def companions(g: Verdun, side: Side, group: list[int]) -> list[int]:
    """The others in the hex that could come along."""
    stack = g.at(g.position.at[group[0]])
    return [p for p in stack if p not in group and g.owner[p] == side] if len(stack) > len(group) else []


def ways_of(g: Verdun, group: list[int], found: March, hexes: Iterable[int], left: int) -> Offer:
    """The hexes a group can move to, as options, with the refusals elsewhere and the costs."""
    return g.to.these(
        hexes,
        lambda *given: why_no_way(g, group, found, given[-1]),
        tally=lambda *given: way_tally(g, found, left, given[-1]),
        trail=lambda *given: found.path(given[-1]),
    )


def way_tally(g: Verdun, found: March, left: int, hex_: int) -> Tally:
    """What a path costs out of the points left, in movement points."""
    tally, cost = Tally("move", Fraction(left, 2)), found.costs[hex_]
    return tally.add(Fraction(-cost, 2), "8.1", "reason-way") if cost else tally


@rule("14.9", "8.0")
def walk(g: Verdun, side: Side, group: list[int], path: tuple[int, ...]) -> None:
    """§14.9 A unit takes control of every hex on its path."""
    for hex_ in path[1:]:
        g.take_control(hex_, side)
    for piece in group:
        g.place(piece, path[-1])
    g.tell("moves", "8.0", piece=group[0], others=len(group) - 1, hex=path[-1])


@rule("8.1", "4.IV", "4.IX", "14.11")
def after_moving(g: Verdun, piece: int, moved: bool, strategic: bool) -> None:
    """§8.1 Corps guns that moved are turned, divisional guns after strategic movement; §14.11 a move ends digging in.

    A group that was selected and did not move cannot move again in this phase, but may dig in.
    """
    if not moved:
        g.mark(piece, TRIED)
        return
    g.mark(piece, MOVED)
    g.unmark(piece, DUG_IN)
    if g.kind[piece] == CORPS or (g.kind[piece] == DIVISIONAL and strategic):
        g.mark(piece, FIRED)


# §14.1 Digging in ----------------------------------------------------------------------------------------------


@rule("14.1", "14.11", "14.13", "2.13")
def cannot_dig(g: Verdun, side: Side, piece: int) -> Refusal | None:
    """§14.13 Infantry and guns that have not moved, not on a trench or fort hex; §2.13 no gun on its fired side."""
    if (why := g.why_not_on_map(side, piece, "14.11")) is not None:
        return why
    if piece == g.rail or not (g.is_foot[piece] or g.is_gun[piece]):
        return Refusal("14.13" if piece == g.rail else "14.11", "no-never-digs")
    if g.position.marks[piece] & (MOVED | DUG_IN):
        return DUG_OR_MOVED
    if g.has(piece, FIRED):
        return Refusal("2.13", "no-fired")
    here = g.position.at[piece]
    return DUG_ALREADY if g.works >> here & 1 else why_no_room(g, [piece], here)


def diggers(g: Verdun, side: Side, now: Clearing) -> list[int]:
    """§14.13 The units that may dig in now, computed together: those `cannot_dig` does not refuse.

    A unit that need not leave its hex for the stacks to be cleared may stay there.
    """
    at, marks, diggable, spent = g.position.at, g.position.marks, g.diggable, MOVED | DUG_IN | FIRED
    able = [p for p in g.spades[side] if not marks[p] & spent and diggable[at[p]]]
    if not now.sent:
        return able
    return [p for p in able if p not in now.sent or why_no_room(g, [p], at[p], now) is None]


@rule("14.11")
def dig_in(g: Verdun, piece: int) -> None:
    """§14.11 A unit that has not moved digs in."""
    g.mark(piece, DUG_IN | MOVED)
    g.tell("digs", "14.11", piece=piece, hex=g.position.at[piece])


# §8.3 Stacking -------------------------------------------------------------------------------------------------


@rule("8.3", "8.31", "8.32", "14.4")
def stacking(g: Verdun, pieces: list[int]) -> int:
    """§8.32 The size of a stack in half regiments; §8.31 one pioneer battalion with its own division is free."""
    total = halves(g, pieces)
    for p in pieces:
        if g.kind[p] == PIONEER and any(q != p and g.division[q] == g.division[p] for q in pieces):
            return total - g.stack_of[p]
    return total


def halves(g: Verdun, pieces: Iterable[int]) -> int:
    """§8.32 The size of units in half regiments, without the free battalion."""
    stack_of, total = g.stack_of, 0
    for p in pieces:
        total += stack_of[p]
    return total


@rule("8.31")
def fits(g: Verdun, pieces: list[int]) -> bool:
    """§8.31 A hex holds at most two regiments or their equivalent."""
    return halves(g, pieces) <= g.stack_limit or stacking(g, pieces) <= g.stack_limit


@rule("8.31", "8.33", "8.34")
def crowded_hexes(g: Verdun, side: Side) -> list[int]:
    """§8.31 The hexes with more than two regiments before free battalions are counted off: all others have room."""
    size, owner, limit = g.board.grid.size, g.owner, g.stack_limit
    return [
        h
        for h, stack in g.occupation.stacks.items()
        if len(stack) > 2 and h < size and owner[stack[0]] == side and halves(g, stack) > limit
    ]


class Ends:
    """Every hex within reach of a unit that moves alone, ordinarily or strategically: found once in a movement phase.

    No enemy moves meanwhile. §8.2 What strategic movement may enter changes with control; §15.5 friends that move
    change all ways.
    """

    def __init__(self, g: Verdun, side: Side) -> None:
        self.g = g
        self.side = side
        self.excess: dict[tuple[int, ...], int] = {}
        """§8.31 How many half regiments too many a stack has."""
        self._control = b""
        self._ends: dict[tuple[int, int, bool], tuple[int, ...]] = {}
        self._fronts: dict[tuple[str, bool, int], MoveObstacles] = {}

    def refresh(self) -> None:
        """Forget what has changed since the last move."""
        control, infiltrates = self.g.position.control, "15.5" in self.g.options
        if infiltrates or control != self._control:
            self._control = bytes(control)
            self._ends.clear()
            self._fronts = {} if infiltrates else {key: front for key, front in self._fronts.items() if not key[1]}

    @rule("8.0", "8.2")
    def of(self, piece: int, strategic: bool) -> tuple[int, ...]:
        """The hexes within reach of a unit, ascending: in ordinary movement, or in `strategic` movement as well."""
        key = piece, self.g.position.at[piece], strategic
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._either(piece) if strategic else self._march(piece, False)
        return found

    def _either(self, piece: int) -> tuple[int, ...]:
        """The hexes within reach of a unit in any movement."""
        afoot = self.of(piece, False)
        if cannot_go_strategic(self.g, piece) is not None:
            return afoot
        return tuple(sorted({*afoot, *self._march(piece, True)}))

    def _march(self, piece: int, strategic: bool) -> tuple[int, ...]:
        """The hexes within reach of a unit in one kind of movement."""
        times = self.g.number("limits", "strategic-times") if strategic else 1
        left = allowance(self.g, piece) * times
        return self._front(piece, strategic).march(self.g.position.at[piece], left, False).hexes

    def _front(self, piece: int, strategic: bool) -> MoveObstacles:
        """What a unit meets: the same for all of its kind, but for §15.5 who else is in its hex."""
        key = self.g.kind[piece], strategic, piece if "15.5" in self.g.options else -1
        found = self._fronts.get(key)
        if found is None:
            found = self._fronts[key] = front_for(self.g, self.side, [piece], strategic)
        return found


class Clearing:
    """§8.31 How the overstacked hexes of a side can be cleared, tried on a copy of the stacks.

    Who can still leave is judged by ways, not by marks: a unit is sent to a hex within its reach that has room, or
    whose own units can make room. `resting` are units that end their move in a hex, or nowhere on the map.
    """

    def __init__(self, ends: Ends, crowded: list[int], resting: tuple[int, ...] = (), hex_: int = -1) -> None:
        self.g = g = ends.g
        self.ends = ends
        self.crowded = crowded
        self.resting = resting
        self._changed: dict[int, tuple[int, ...]] = {}
        if resting:
            here = g.position.at[resting[0]]
            self._changed[here] = tuple([p for p in self.stack(here) if p not in resting])
            if hex_ >= 0:
                self._changed[hex_] = (*self.stack(hex_), *resting)
                crowded = crowded if hex_ in crowded else sorted((*crowded, hex_))
        self.full = [h for h in crowded if self.excess(h)]
        self.sent: set[int] = set()
        self._strategic = False
        if self.full:
            self._clear_all()

    @classmethod
    def now(cls, ends: Ends) -> Clearing:
        """How they can be cleared as things stand."""
        ends.refresh()
        return cls(ends, sorted(crowded_hexes(ends.g, ends.side)))

    def with_resting(self, group: Iterable[int], hex_: int = -1) -> Clearing:
        """How they can be cleared if a group ends its move in a hex, or nowhere on the map."""
        return Clearing(self.ends, self.crowded, tuple(group), hex_)

    def _clear_all(self) -> None:
        """Send units away from each hex in turn that holds too many.

        Ordinary movement is tried first, for its ways are quick to find; if it does not do for all, any movement.
        """
        kept = self._changed.copy()
        for strategic in (False, True):
            self._strategic = strategic
            self._changed, self.sent = kept.copy(), set()
            for h in self.full:
                self._clear(h, {h})
            if not any(self.excess(h) for h in self.full):
                return

    def stack(self, hex_: int) -> tuple[int, ...]:
        """The units in a hex of the copy."""
        changed = self._changed.get(hex_)
        return self.g.occupation.stacks.get(hex_, ()) if changed is None else changed

    def excess(self, hex_: int) -> int:
        """§8.31 How many half regiments too many are in a hex of the copy."""
        stack = self.stack(hex_)
        if len(stack) <= 2:
            return 0
        found = self.ends.excess.get(stack)
        if found is None:
            found = self.ends.excess[stack] = max(0, stacking(self.g, list(stack)) - self.g.stack_limit)
        return found

    def has_room(self, group: Sequence[int], hex_: int) -> bool:
        """§8.31 Whether a group could end in a hex as well, after all others have gone their ways."""
        stack = self.stack(hex_)
        return len(stack) + len(group) <= 2 or fits(self.g, [*stack, *group])

    def worse_than(self, other: Clearing) -> int:
        """The first hex that stays fuller here than in another clearing, -1 if there is none."""
        return next((h for h in self.full if self.excess(h) > other.excess(h)), -1)

    def hex_to_clear(self) -> int:
        """§8.31 The first overstacked hex that a unit can still leave, -1 if there is none."""
        return next((h for h in self.full if len(self.stack(h)) < len(self.g.at(h))), -1)

    def _is_able(self, piece: int) -> bool:
        """Whether `cannot_move` does not refuse a unit of the copy, and it does not rest."""
        g = self.g
        if piece in self.resting or not g.move_of[piece]:
            return False
        return not g.position.marks[piece] & g.stays_with[piece]

    def _clear(self, hex_: int, passed: set[int]) -> bool:
        """Send units away until a hex is within the limit; whether that succeeds."""
        while self.excess(hex_):
            if not any(
                self._send(p, hex_, passed) for p in self.stack(hex_) if p not in self.sent and self._is_able(p)
            ):
                return False
        return True

    def _send(self, piece: int, here: int, passed: set[int]) -> bool:
        """Send a unit to a hex with room, or to one whose units make room; whether that succeeds."""
        ends, changed, stacks = self.ends.of(piece, self._strategic), self._changed, self.g.occupation.stacks
        for h in ends:
            if (h not in stacks and h not in changed) or self.has_room((piece,), h):
                self._put(piece, here, h)
                return True
        for h in ends:
            if h not in passed:
                passed.add(h)
                kept = self._changed.copy(), self.sent.copy()
                self._put(piece, here, h)
                if self._clear(h, passed):
                    return True
                self._changed, self.sent = kept
        return False

    def _put(self, piece: int, here: int, hex_: int) -> None:
        """Move a unit in the copy; it moves once."""
        self._changed[here] = tuple([p for p in self.stack(here) if p != piece])
        self._changed[hex_] = (*self.stack(hex_), piece)
        self.sent.add(piece)


@rule("8.12", "8.31")
def hexes_with_room(g: Verdun, group: list[int], hexes: Iterable[int], now: Clearing) -> list[int]:
    """§8.31 Of these hexes those where a group may end, computed together: those `why_no_room` does not refuse."""
    stacks, few = g.occupation.stacks, 2 - len(group)  # two counters always fit
    if not now.full:
        return [h for h in hexes if h not in stacks or len(stacks[h]) <= few or why_no_room(g, group, h, now) is None]
    without = now.with_resting(group)
    is_clear = without.worse_than(now) < 0
    return [h for h in hexes if (is_clear and without.has_room(group, h)) or why_no_room(g, group, h, now) is None]


@rule("8.12", "8.31", "8.34")
def why_no_room(g: Verdun, group: list[int], hex_: int, now: Clearing | None = None) -> Refusal | None:
    """§8.31 Why a group may not end in a hex: too many stay there, or it closes the last way out of another hex.

    §8.12 Whoever is there and can still leave does not count. `now` is how the hexes can be cleared before the move.
    """
    side, stack = g.owner[group[0]], g.occupation.stacks.get(hex_, ())
    ended = stack if group[0] in stack else (*stack, *group)
    now = now or Clearing.now(Ends(g, side))
    if not now.full and (len(ended) <= 2 or halves(g, ended) <= g.stack_limit):
        return None
    worse = now.with_resting(group, hex_).worse_than(now)
    if worse < 0:
        return None
    return STACK_FULL if worse == hex_ else Refusal("8.31", "no-last-way", {"hex": worse})


@rule("8.12", "8.31", "8.33", "8.34")
def cannot_end(g: Verdun, side: Side, _: int) -> Refusal | None:
    """§8.31 A phase cannot end while a unit can still leave an overstacked hex."""
    hex_ = Clearing.now(Ends(g, side)).hex_to_clear()
    return None if hex_ < 0 else Refusal("8.31", "no-overstacked", {"hex": hex_})
