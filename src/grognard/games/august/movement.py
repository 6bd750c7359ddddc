"""Chapters 5, 6.4 and 12.22: moving hex by hex, who may approach, what happens on entering a hex, leaving an assault.

A mover is a piece, or a leader together with a unit he called. Entering an enemy hex is an assault and in `assault`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from grognard.games.august.artillery import barrage
from grognard.games.august.assault import leave_under_fire
from grognard.games.august.bound import IS_BOUND, is_bound_elsewhere
from grognard.games.august.consequences import lone_leaders, lone_wagons
from grognard.games.august.detection import look_around
from grognard.games.august.entry import NO_EXIT, cannot_come_in, cannot_leave, entry_cost, entry_hexes, leave_map
from grognard.games.august.ground import (
    abandon_works,
    cannot_stack,
    come_into,
    holder,
    is_slowed,
    points,
    take_ground,
    way_of,
)
from grognard.games.august.morale import state
from grognard.games.august.opportunity import opportunity_fire
from grognard.games.august.options import cannot_march
from grognard.games.august.plans import cannot_carry_on
from grognard.games.august.rivers import bank_after, cannot_cross, ends_move
from grognard.games.august.sectors import arrive, cannot_leave_sector
from grognard.games.august.sight import is_night, lose_observed
from grognard.games.august.table import August
from grognard.games.august.wagons import must_unload, unload, unload_offers
from grognard.games.august.words import DEMORALISED, LED, SPENT, TO_MOVE
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

NOT_ADJACENT = Refusal("5.2", "no-not-adjacent")
ENEMY_THERE = Refusal("5.4", "no-enemy-there")
BARRED_GROUND = Refusal("5.2", "no-ground")
RIVER_CROSSED = Refusal("5.81", "no-river-crossed")
ONE_HEX = Refusal("14.2", "no-one-hex")
ONE_HEX_OUT = Refusal("12.22", "no-one-hex-out")
NO_APPROACH = Refusal("5.5", "no-approach")
NO_NIGHT_ENTRY = Refusal("5.7", "no-night-entry")
ASSAULT_TO_ASSAULT = Refusal("12.22", "no-assault-to-assault")
MUST_BE_CARRIED = Refusal("5.1", "no-carried")
NO_EXIT_MARCHING = Refusal("17.3", "no-exit-marching")
MARCH_FROM_START = Refusal("17.3", "no-march-later")


class Mover:
    """Who moves together, what each has left, and how far the move has gone."""

    __slots__ = (
        "has_crossed",
        "has_left_assault",
        "is_march",
        "is_struck",
        "left",
        "pieces",
        "route",
        "start",
        "steps",
        "watch",
    )

    def __init__(self, g: August, pieces: Sequence[int], is_march: bool = False) -> None:
        self.pieces = tuple(pieces)
        self.is_march = is_march
        """Whether it is a strategic move, with twice the points and out of sight (17.3)."""
        self.left = {p: points(g, p) * (2 if is_march else 1) for p in pieces}
        self.start = g.position.at[pieces[0]]
        self.steps = 0
        self.route: list[int] = []
        """The hexes it has entered."""
        self.is_struck = False
        """Whether the enemy has fired at it or stopped it."""
        self.has_left_assault = False
        self.has_crossed = False
        """Whether it has crossed a minor river without a bridge, which ends its move (5.81)."""
        self.watch = Watch()


# Steps (5.2, 5.5) ----------------------------------------------------------------------------------------------


@rule("5.5", "3.11")
def nearest_enemy(g: August, side: Side, hex_: int) -> int:
    """§5.5 The distance from a hex to the nearest enemy combat unit that the side knows of (R 4)."""
    grid = g.board.grid
    return min(map(grid.distances(hex_).__getitem__, g.known_combat_hexes(side.enemy)), default=grid.size)


@rule("5.5", "3.11", "5.9")
def approaches(g: August, side: Side, from_: int, to: int) -> bool:
    """§5.5 Whether a step leads closer to enemy combat units."""
    enemies, grid = g.known_combat_hexes(side.enemy), g.board.grid
    if not enemies:
        return False
    return min(map(grid.distances(to).__getitem__, enemies)) < min(map(grid.distances(from_).__getitem__, enemies))


@rule("5.2", "5.4", "5.5", "5.7", "5.84", "5.9", "12.22", "14.2", "4.3")
def cannot_step(g: August, mover: Mover, hex_: int) -> Refusal | None:
    """§5.2 A step to an adjacent hex it can pay, with room and no enemy combat unit; units alone do not approach."""
    here = g.position.at[mover.pieces[0]]
    if here >= g.board.grid.size:
        return cannot_come_in(g, mover.pieces, hex_)
    if g.board.grid.distance(here, hex_) != 1:
        return NOT_ADJACENT
    side = g.owner[mover.pieces[0]]
    if g.known_combat_at(hex_, side.enemy):
        return ASSAULT_TO_ASSAULT if g.is_assault_hex(here) else ENEMY_THERE
    return cannot_go_farther(g, mover) or cannot_go_to(g, mover, hex_)


@rule("12.22", "5.81", "14.2", "12.81")
def cannot_go_farther(g: August, mover: Mover) -> Refusal | None:
    """§12.22 Why a mover may enter no hex at all: it has left an assault, crossed a river, is slowed or bound."""
    if mover.has_left_assault:
        return ONE_HEX_OUT
    if mover.has_crossed:
        return RIVER_CROSSED
    if mover.steps and any(is_slowed(g, p) for p in mover.pieces):
        return ONE_HEX
    if any(is_bound_elsewhere(g, p, -1) for p in mover.pieces):
        return IS_BOUND
    return cannot_carry_on(g, mover.pieces)


@rule("5.2", "5.4", "5.5", "5.7", "5.9", "4.3", "17.3")
def cannot_go_to(g: August, mover: Mover, hex_: int, nearer: Sequence[int] | None = None) -> Refusal | None:
    """§5.2 Why a mover that may go farther may not enter an adjacent hex without enemy combat units.

    `nearer` are the adjacent hexes that are nearer to the enemy, if they have been found already.
    """
    here, side = g.position.at[mover.pieces[0]], g.owner[mover.pieces[0]]
    if mover.is_march and (refusal := cannot_march(g, mover.pieces, hex_)) is not None:
        return refusal
    for piece in mover.pieces:
        if (refusal := cannot_pay(g, mover, piece, hex_) or cannot_leave_sector(g, piece, hex_)) is not None:
            return refusal
        if (refusal := cannot_stack(g, piece, hex_) or cannot_cross(g, piece, here, hex_)) is not None:
            return refusal
        if g.is_leader[piece] or g.has(piece, LED):
            continue
        if approaches(g, side, here, hex_) if nearer is None else hex_ in nearer:
            return NO_APPROACH
        if (refusal := cannot_enter_by_night(g, piece, hex_)) is not None:
            return refusal
    return None


@rule("5.7", "def.night")
def cannot_enter_by_night(g: August, piece: int, hex_: int) -> Refusal | None:
    """§5.7 At night a unit called by no leader enters no hex that the enemy controls; leaders may (R 84)."""
    if not is_night(g) or g.is_leader[piece] or g.has(piece, LED):
        return None
    return NO_NIGHT_ENTRY if holder(g, hex_) == g.owner[piece].enemy else None


@rule("5.1", "5.2", "5.3")
def cannot_pay(g: August, mover: Mover, piece: int, hex_: int) -> Refusal | None:
    """§5.2 The points of the step must be left, but one hex can always be entered, a major river excepted (R 8)."""
    cost, left = g.costs[way_of(g, piece)].cost(g.position.at[piece], hex_), mover.left[piece]
    if cost is None:
        return BARRED_GROUND
    if not left and not points(g, piece):
        return MUST_BE_CARRIED
    if cost <= left:
        return None
    if not mover.steps and not must_be_paid(g, hex_):
        return None
    return Refusal("5.2", "no-points", {"price": cost, "left": left})


@rule("5.2", "5.82")
def must_be_paid(g: August, hex_: int) -> bool:
    """§5.2 Whether the one hex that is always allowed does not open a hex: a major river without a ford (R 8)."""
    return g.board.has(hex_, "major-river") and not g.board.has(hex_, "ford")


def step_offer(g: August, mover: Mover) -> Offer:
    """The hexes a mover may enter next; from off the map those by which its group comes in."""
    return g.to.these(open_hexes(g, mover), cannot_step, g, mover)


def open_hexes(g: August, mover: Mover) -> list[int]:
    """The hexes a mover may enter next: what does not depend on the hex is asked once."""
    piece = mover.pieces[0]
    beside = hexes_beside(g, piece)
    if not g.is_on_board(piece):
        return [h for h in beside if cannot_come_in(g, mover.pieces, h) is None]
    if cannot_go_farther(g, mover) is not None:
        return []
    enemies = g.known_combat_hexes(g.owner[piece].enemy)
    is_called = all(g.is_leader[p] or g.has(p, LED) for p in mover.pieces)
    nearer = () if is_called else nearer_hexes(g, g.position.at[piece], enemies)
    return [h for h in beside if h not in enemies and cannot_go_to(g, mover, h, nearer) is None]


def nearer_hexes(g: August, hex_: int, enemies: Collection[int]) -> Sequence[int]:
    """The hexes beside a hex that are nearer to enemies than it; a step can only lead nearer to one of the nearest."""
    if not enemies:
        return []
    grid, far = g.board.grid, g.board.grid.distances(hex_)
    least = min(map(far.__getitem__, enemies))
    nearest = [h for h in enemies if far[h] == least]
    return [h for h in grid.adjacent[hex_] if any(grid.distance(h, enemy) < least for enemy in nearest)]


def hexes_beside(g: August, piece: int) -> Sequence[int]:
    """The hexes around a piece; for one that waits off the map those by which it enters (16.41)."""
    here = g.position.at[piece]
    return g.board.grid.adjacent[here] if here < g.board.grid.size else entry_hexes(g, piece)


@rule("5.2", "16.41")
def step_cost(g: August, piece: int, hex_: int) -> int:
    """§5.2 The half points of a step; §16.41 the first hex of one that comes in costs a point (R 41)."""
    here = g.position.at[piece]
    if here >= g.board.grid.size:
        return entry_cost(g, piece, hex_) or 0
    return g.costs[way_of(g, piece)].cost(here, hex_) or 0


# Entering a hex (5.2, 5.44) ------------------------------------------------------------------------------------


@rule("5.2", "5.42", "5.44", "9.71", "13.11", "13.14", "12.23", "8.52", "9.13")
def enter(g: August, mover: Mover, hex_: int) -> Script[bool]:
    """§5.2 A mover enters a hex; returns whether it may go on.

    In this order: hidden enemies appear, those without a combat unit are overrun, barrages strike, the enemy fires
    (R 83). Whoever fails a test stops, and the other of a pair may go on without him; a loss alone does not stop
    (13.14). Where a wagon has reached the destination of its load it puts it down (9.13).
    """
    here, side = g.position.at[mover.pieces[0]], g.owner[mover.pieces[0]]
    from_assault = g.is_assault_hex(here)
    for piece in mover.pieces:
        mover.left[piece] = max(0, mover.left[piece] - step_cost(g, piece, hex_))
        mover.has_crossed = mover.has_crossed or ends_move(g, piece, here, hex_)
    put_down(g, mover.pieces, hex_)
    mover.steps += 1
    mover.route.append(hex_)
    g.tell("moves", "5.2", pieces=mover.pieces, hex=hex_)
    before = {p: state(g, p) for p in mover.pieces}
    look_around(g)
    mover.has_left_assault = mover.has_left_assault or from_assault or was_assaulted(g, side, here)
    if from_assault:
        yield from leave_under_fire(g, side, here, mover.pieces)
    take_ground(g, here)
    if any(g.is_combat[p] and g.is_on_board(p) for p in mover.pieces):
        yield from overrun(g, hex_, side)
    take_ground(g, hex_)
    if there := still_there(g, mover, hex_):
        yield from barrage(g, there)
    failed: set[int] = set()
    if there := still_there(g, mover, hex_):
        failed = yield from opportunity_fire(g, there, mover.watch, mover.is_march)
    stopped = [p for p in mover.pieces if p in failed or must_stop(g, p, before, hex_)]
    mover.is_struck = mover.is_struck or bool(stopped) or bool(mover.watch.reacted)
    leave_behind(g, mover, stopped)
    for wagon in (p for p in mover.pieces if must_unload(g, p)):
        yield from unload(g, wagon, is_readied=False)
    return bool(mover.pieces)


def put_down(g: August, pieces: Sequence[int], hex_: int) -> None:
    """Place movers with what they carry in a hex; works are left behind, and perhaps the OBSERVED marker."""
    for piece in pieces:
        abandon_works(g, piece)
        before = g.position.at[piece]
        g.position.bank[piece] = bank_after(g, piece, g.position.at[piece], hex_)
        load = g.position.load[piece]
        for each in (piece, load) if load >= 0 else (piece,):
            g.position.bank[each] = g.position.bank[piece]
            come_into(g, each, hex_)
            lose_observed(g, each)
            g.reveal(each)
            arrive(g, each, before)


@rule("12.22")
def was_assaulted(g: August, side: Side, hex_: int) -> bool:
    """§12.22 Whether a hex was an assault hex until the combat units of the side left it in this segment."""
    left_from = g.position.left_from
    return hex_ in left_from and any(left_from[p] == hex_ for p in g.pieces_of[side])


def still_there(g: August, mover: Mover, hex_: int) -> tuple[int, ...]:
    """Those of a mover who are in the hex they have entered; nobody once the game is over."""
    return () if g.position.over else tuple(p for p in mover.pieces if g.position.at[p] == hex_)


@rule("13.14", "9.71")
def must_stop(g: August, piece: int, before: dict[int, int], hex_: int) -> bool:
    """§13.14 Whether a mover is lost, or has become worse; one who is demoralised already may fail without that."""
    return g.position.over or g.position.at[piece] != hex_ or state(g, piece) > before[piece]


@rule("13.14", "3.3")
def leave_behind(g: August, mover: Mover, stopped: Sequence[int]) -> None:
    """§13.14 Those who stop have acted; who moved with them may go on alone."""
    mover.pieces = tuple(p for p in mover.pieces if p not in stopped)
    have_moved(g, stopped)


@rule("5.44", "6.71")
def overrun(g: August, hex_: int, side: Side) -> Script[None]:
    """§5.44 A combat unit that enters a hex without enemy combat units destroys the wagons there; leaders: 6.71."""
    if g.combat_at(hex_, side.enemy):
        return
    lone_wagons(g, hex_)
    yield from lone_leaders(g, hex_)


@rule("16.42", "5.2", "12.22", "5.81", "14.2", "17.3")
def cannot_move_off(g: August, mover: Mover) -> Refusal | None:
    """§16.42 A mover may leave the map here for a point, or as its one hex (R 142)."""
    here, side = g.position.at[mover.pieces[0]], g.owner[mover.pieces[0]]
    if not g.exits[side] >> here & 1:
        return NO_EXIT
    if mover.has_left_assault:
        return ONE_HEX_OUT
    if mover.has_crossed:
        return RIVER_CROSSED
    if mover.is_march:
        return NO_EXIT_MARCHING
    if (refusal := cannot_leave(g, mover.pieces)) is not None:
        return refusal
    if mover.steps and any(is_slowed(g, p) for p in mover.pieces):
        return ONE_HEX
    if not all(points(g, p) for p in mover.pieces):
        return MUST_BE_CARRIED
    left = min(mover.left[p] for p in mover.pieces)
    if mover.steps and left < g.limits["entry"]:
        return Refusal("5.2", "no-points", {"price": g.limits["entry"], "left": left})
    return None


# Moving (5.2, 6.4) ---------------------------------------------------------------------------------------------


@rule("5.2", "5.41", "6.4")
def move(g: August, pieces: Sequence[int], first: int, is_march: bool = False) -> Script[Mover]:
    """§5.2 A piece, or a leader with a unit he called, moves hex by hex until it halts; `first` is chosen already."""
    mover = Mover(g, pieces, is_march)
    goes_on = yield from enter(g, mover, first)
    if goes_on:
        yield from go_on(g, mover)
    end_move(g, mover)
    return mover


@rule("5.2", "5.63", "16.42")
def go_on(g: August, mover: Mover) -> Script[None]:
    """§5.2 The owner moves on hex by hex until the mover halts or must, or leaves the map (16.42).

    §5.63 A wagon may put down its load on the way.
    """
    side, goes_on = g.owner[mover.pieces[0]], True
    while goes_on:
        steps, loads = step_offer(g, mover), unload_offers(g, mover.pieces)
        ends = g.leave.unless(cannot_move_off, g, mover)
        if not any(map(len, (steps, *loads, ends))):
            return
        march = g.march.refused(MARCH_FROM_START)
        choice = yield g.choose(
            side, steps, *loads, ends, march, g.halt(), rule="5.2", ask="ask-step", piece=mover.pieces[0]
        )
        match choice.verb:
            case "to":
                goes_on = yield from enter(g, mover, choice.noun)
            case "unload":
                wagon = next(p for p in mover.pieces if g.position.load[p] == choice.noun)
                yield from unload(g, wagon, is_readied=False)
            case "leave":
                leave_map(g, mover.pieces)
                return
            case _:
                return


def end_move(g: August, mover: Mover) -> None:
    """§3.3 Who has moved has acted."""
    have_moved(g, mover.pieces)


def have_moved(g: August, pieces: Sequence[int]) -> None:
    """§3.3 Mark those who have moved and are still on the map."""
    for piece in pieces:
        g.unmark(piece, TO_MOVE)
        if g.is_on_board(piece):
            g.mark(piece, SPENT)


@rule("5.2")
def move_after(g: August, piece: int, route: Sequence[int]) -> Script[Mover]:
    """§5.2 A piece takes the way another took from the same hex, a move of its own; it is asked where it cannot."""
    mover = Mover(g, (piece,))
    goes_on = True
    for hex_ in route:
        if not goes_on or cannot_step(g, mover, hex_) is not None:
            break
        goes_on = yield from enter(g, mover, hex_)
    else:
        goes_on = False
    if goes_on:
        yield from go_on(g, mover)
    end_move(g, mover)
    return mover


def may_have_called(g: August, leader: int, unit: int) -> bool:
    """§3.12 Whether a leader of this segment, who did not act alone, is with a unit of his class (R 104)."""
    position = g.position
    if position.at[leader] != position.at[unit] or g.has(leader, DEMORALISED) or position.by[leader] == leader:
        return False
    return g.is_leader[leader] and g.is_same_class(leader, unit)


@rule("6.4")
def cannot_go_along(g: August, leader: int, unit: int) -> Refusal | None:
    """§6.4 A leader moves together with one unit in his hex that he called and that is to move.

    Of several leaders who call in a hex any may have called it, so that the owner says with this who it was.
    """
    if g.is_leader[unit] or not g.has(unit, LED) or not may_have_called(g, leader, unit):
        return Refusal("6.4", "no-not-called")
    return None if g.has(unit, TO_MOVE) else Refusal("3.13", "no-not-declared")
