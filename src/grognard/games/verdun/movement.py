"""Chapter 8: movement, ordinary and strategic, and digging in (14.1).

How far units reach is in `reach`, how many a hex holds in `stacking`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import partial

from grognard.games.verdun.reach import Ends, cannot_go_strategic, front_for, group_reach
from grognard.games.verdun.stacking import STACK_FULL, Clearing, cannot_end, fits, hexes_with_room, why_no_room
from grognard.games.verdun.strength import allowance
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import March
from grognard.games.verdun.words import CORPS, DIVISIONAL, DUG_IN, FIRED, MOVED, STANDS_BY, STRONG, TRIED
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Option, Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.reach import UNLIMITED, Bar, Hindrance, reach
from grognard.kernel.words.rulebook import rule

BEGUN = Refusal("8.22", "no-mixing")
DUG_OR_MOVED = Refusal("14.11", "no-moved")
DUG_ALREADY = Refusal("14.13", "no-dug-already")
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
