"""Chapters 3.12, 3.13 and 3.2: whom leaders call, and the declaration of all who act, each to move or to fire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.august.artillery import cannot_fire_observed, cannot_observe
from grognard.games.august.assault import LEADER_OUTSIDE
from grognard.games.august.bound import bound_to
from grognard.games.august.cavalry import is_rider
from grognard.games.august.charges import CHARGE, charge_ways, hexes_in_reach
from grognard.games.august.entry import is_waiting
from grognard.games.august.fire import cannot_fire, target_hexes
from grognard.games.august.naming import (
    ACTING,
    appear,
    cannot_name,
    declared,
    is_at_hand,
    is_declared,
    may_be_activated,
    shared_hexes,
    test_grief,
)
from grognard.games.august.plans import cannot_leave_by_mission
from grognard.games.august.table import August
from grognard.games.august.words import (
    DECLARED,
    DEMORALISED,
    DISCOURAGED,
    LED,
    NAMED,
    SPENT,
    TO_FIRE,
    TO_MOVE,
    WELL_LED,
)
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Cannot, Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

CALLING = NAMED | DECLARED
"""The marks of a leader who calls others (3.2)."""
OUT_OF_REACH = Refusal("3.12", "no-reach")
IS_DECLARED = Refusal("3.13", "no-declared")
ONLY_RECOVERS = Refusal("14.3", "no-only-recovers")
NO_FIRE = Refusal("3.13", "no-fires-never")
TOO_FEW = Refusal("3.13", "no-too-few")
NOBODY_ACTS = Refusal("3.13", "no-nobody-declared")
COMES_IN = Refusal("16.41", "no-fire-entering")
NO_STACK_LEFT = Refusal("16.41", "no-stack-off-map")
BESIDE = 2
"""The stacks beside that of a leader who waits off the map: the stacks stand in a line (R 141)."""


# Whom leaders call (3.12, 3.2) -----------------------------------------------------------------------------------


@rule("3.12", "3.2", "5.51", "12.81", "6.1")
def reaches(g: August, leader: int, piece: int) -> bool:
    """§3.12 Whether a leader may call a piece: of his class, near him, of lower rank if it is a leader.

    A discouraged leader calls in his hex only, a demoralised one nobody. From an assault hex nobody is called outside
    it; into one only by a leader declared to fire, who is then bound to enter it (12.81).
    """
    if leader == piece or g.has(leader, DEMORALISED) or not g.is_same_class(leader, piece):
        return False
    if g.is_leader[piece] and g.rank_of[piece] >= g.rank_of[leader]:
        return False
    here, there = g.position.at[leader], g.position.at[piece]
    if here == there:
        return True
    if max(here, there) >= g.board.grid.size:
        return False
    if g.has(leader, DISCOURAGED) or g.board.grid.distance(here, there) > 1 or g.is_assault_hex(here):
        return False
    if not g.is_assault_hex(there):
        most = CHARGE if is_rider(g, piece) else 1
        return bound_to(g, leader) < 0 or g.board.grid.distance(there, bound_to(g, leader)) <= most
    return g.has(leader, TO_FIRE) and bound_to(g, leader) in (-1, there)


@rule("16.41", "4.1", "3.12")
def fits_off_map(g: August, leaders: Sequence[int], units: Sequence[int]) -> bool:
    """§16.41 Whether units that wait find room in the stacks off the map that leaders reach from theirs (R 141).

    The stacks of a group stand side by side, each within the limits: the first leader in good order reaches three, each
    further one stands at the end of them and reaches one more; a discouraged one reaches his own.
    """
    steady, limits = sum(map(g.is_steady, leaders)), g.limits
    stacks = steady + BESIDE if steady else 1
    most = {"stack-units": g.is_combat, "stack-companies": g.is_company, "stack-wagons": g.is_wagon}
    return all(sum(column[p] for p in units) <= stacks * limits[name] for name, column in most.items())


@rule("16.41", "4.1", "3.12")
def cannot_wait_near(g: August, side: Side, piece: int) -> Refusal | None:
    """§16.41 Why a piece that waits is in no stack off the map that the leaders of this segment can call."""
    if g.is_leader[piece] or g.has(piece, NAMED) or not is_waiting(g, piece):
        return None
    box = g.position.at[piece]
    leaders = [p for p in calling_leaders(g, side) if g.position.at[p] == box]
    units = [p for p in declared(g, side) if g.position.at[p] == box]
    return None if fits_off_map(g, leaders, [*units, piece]) else NO_STACK_LEFT


@rule("3.2", "5.52")
def calling_leaders(g: August, side: Side) -> list[int]:
    """§3.2 The leaders who call in this segment: those named, unless alone, and those already called by others."""
    marks, by = g.position.marks, g.position.by
    return [
        p
        for p in g.present(side).leaders
        if marks[p] & CALLING and not marks[p] & SPENT and by[p] != p and is_at_hand(g, p)
    ]


@rule("3.12", "3.2")
def is_called(g: August, leaders: Iterable[int], piece: int) -> bool:
    """§3.12 Whether a piece is named, or one of the leaders who call may call it."""
    return g.has(piece, NAMED) or any(reaches(g, leader, piece) for leader in leaders)


@rule("3.12", "3.2")
def called_at_most(g: August, side: Side, leaders: Iterable[int]) -> list[int]:
    """§3.12 Those named, and those in the hexes of leaders who call and beside them: nobody else can be declared."""
    at, marks, grid = g.position.at, g.position.marks, g.board.grid
    near = {at[leader] for leader in leaders}
    for hex_ in [h for h in near if h < grid.size]:
        near.update(grid.adjacent[hex_])
    if not near:
        return [p for p in g.present(side).pieces if marks[p] & NAMED]
    return [p for p in g.present(side).pieces if marks[p] & NAMED or at[p] in near]


@rule("3.12", "3.2", "6.62")
def caller_of(g: August, side: Side, piece: int) -> int:
    """§3.12 The leader who calls a piece: one in good order first, then one who is not bound; -1 for none.

    In an assault hex one who is there comes first, because another would be bound to enter it (12.81).
    """
    at, leaders = g.position.at, [p for p in calling_leaders(g, side) if reaches(g, p, piece)]
    if not leaders:
        return -1
    is_assaulted = g.is_assault_hex(at[piece])
    return max(
        leaders,
        key=lambda p: (is_assaulted and at[p] == at[piece], g.is_steady(p), bound_to(g, p) < 0, g.bonus_of[p], -p),
    )


# Declaring (3.13) ------------------------------------------------------------------------------------------------


@rule("3.12", "3.13", "3.2", "3.3")
def cannot_declare(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.13 A piece that is named or called and has not acted is declared once."""
    if (refusal := cannot_name(g, side, piece)) is not None:
        return refusal
    if is_declared(g, piece):
        return IS_DECLARED
    if not is_called(g, calling_leaders(g, side), piece):
        return OUT_OF_REACH
    return cannot_wait_near(g, side, piece)


@rule("3.12", "3.13", "3.2", "3.3")
def to_be_declared(g: August, side: Side) -> list[int]:
    """§3.13 The pieces that may be declared; the leaders who call are found once for all of them."""
    leaders = calling_leaders(g, side)
    near = [p for p in called_at_most(g, side, leaders) if not is_declared(g, p) and may_be_activated(g, p)]
    return [p for p in near if is_called(g, leaders, p) and cannot_wait_near(g, side, p) is None]


@rule("3.13", "14.3", "7.33")
def cannot_declare_fire(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.13 Only leaders and units with direct fire are declared to fire; demoralised pieces only recover."""
    if (refusal := cannot_declare(g, side, piece)) is not None:
        return refusal
    return never_fires(g, piece)


@rule("14.3", "16.41", "7.33", "9.12")
def never_fires(g: August, piece: int) -> Refusal | None:
    """§14.3 Why a piece that may be declared cannot be declared to fire."""
    if g.has(piece, DEMORALISED):
        return ONLY_RECOVERS
    if is_waiting(g, piece):
        return COMES_IN
    if g.is_leader[piece]:
        return None
    if g.is_gun[piece]:
        return cannot_observe(g, piece)
    return None if g.printed(g.fire_of, piece) else NO_FIRE


@rule("3.13", "3.2")
def declare_segment(g: August, side: Side) -> Script[None]:
    """§3.13 All who act are named first, each to move or to fire; a called leader widens the reach at once."""
    while actions := ways_to_declare(g, side):
        end = g.done.unless(cannot_end_declaring, g, side)
        choice = yield from act(g, side, actions, end, rule="3.13", ask="ask-declare", is_menu=True)
        if choice.verb == "done":
            break
    settle_callers(g, side)
    g.position.underway = ACTING


@rule("3.13", "3.2")
def ways_to_declare(g: August, side: Side) -> list[Action]:
    """§3.13 Who may be declared to move or to fire, alone or with others; nothing when there is nobody left."""
    able = to_be_declared(g, side)
    to_move = [p for p in able if g.has(p, NAMED) or not is_called_from_outside(g, side, p)]
    to_fire = [p for p in able if never_fires(g, p) is None]
    if not to_move and not to_fire:
        return []
    return [
        Action(g.move_with.these(to_move, cannot_declare_move, g, side), declare_one, g, side, TO_MOVE),
        Action(g.fire_with.these(to_fire, cannot_declare_fire, g, side), declare_one, g, side, TO_FIRE),
        *declared_together(g, side, to_move, to_fire),
    ]


@rule("3.13")
def cannot_end_declaring(g: August, side: Side) -> Refusal | None:
    """§3.13 Somebody is declared before the segment goes on."""
    return None if any(is_at_hand(g, p) for p in declared(g, side)) else NOBODY_ACTS


@rule("3.13", "3.2")
def declared_together(g: August, side: Side, movers: Sequence[int], firers: Sequence[int]) -> tuple[Action, ...]:
    """§3.13 Several are declared with one answer: all in reach, or all of a hex, where there are at least two.

    The stack that is to fire has a unit with a target: leaders alone attack nobody.
    """
    at, everybody = g.position.at, g.pieces_of[side]
    ready = [p for p in firers if may_attack(g, p)] if len(firers) > 1 else []
    armed = {at[p] for p in ready if not g.is_leader[p]}
    move_hexes = shared_hexes(at[p] for p in movers if g.is_on_board(p))
    fire_hexes = shared_hexes(at[p] for p in ready if at[p] in armed)
    move_all, fire_all = ([0] if len(several) > 1 else [] for several in (movers, ready))
    to_move, to_fire = (g, side, TO_MOVE, cannot_move_with_all), (g, side, TO_FIRE, cannot_fire_with_all)
    return (
        Action(g.move_all.these(move_all, too_few), declare_together, *to_move, everybody),
        Action(g.fire_all.these(fire_all, too_few), declare_together, *to_fire, everybody),
        Action(g.move_stack.these(move_hexes, too_few), declare_stack, *to_move),
        Action(g.fire_stack.these(fire_hexes, too_few), declare_stack, g, side, TO_FIRE, cannot_declare_fire),
    )


def too_few(noun: int) -> Refusal:
    """§3.13 Fewer than two pieces could be declared so."""
    return TOO_FEW


@rule("3.13")
def may_attack(g: August, piece: int) -> bool:
    """§3.13 Whether it is of use to declare a piece to fire now: leaders and guns, and units with a target.

    A target is a hex to fire at, enemies in its own hex or beside it to assault, or a hex it may charge.
    """
    if g.is_leader[piece]:
        return True
    if g.is_gun[piece]:
        return any(cannot_fire_observed(g, piece, h) is None for h in target_hexes(g, piece))
    here, enemy = g.position.at[piece], g.owner[piece].enemy
    if any(g.known_combat_at(h, enemy) for h in (here, *g.board.grid.adjacent[here])):
        return True
    if any(cannot_fire(g, piece, h) is None for h in target_hexes(g, piece)):
        return True
    return is_rider(g, piece) and any(charge_ways(g, piece, h) for h in hexes_in_reach(g, piece))


@rule("3.13", "12.81")
def cannot_declare_move(g: August, side: Side, piece: int) -> Refusal | None:
    """§12.81 A leader outside calls a piece in an assault hex to fight there, not to leave or to recover."""
    if (refusal := cannot_declare(g, side, piece)) is not None or g.has(piece, NAMED):
        return refusal
    return LEADER_OUTSIDE if is_called_from_outside(g, side, piece) else None


def is_called_from_outside(g: August, side: Side, piece: int) -> bool:
    """§12.81 Whether a piece is in an assault hex where the leader who would call it is not."""
    at = g.position.at
    return g.is_assault_hex(at[piece]) and at[caller_of(g, side, piece)] != at[piece]


@rule("3.13", "9.62")
def cannot_move_with_all(g: August, side: Side, piece: int) -> Refusal | None:
    """§9.62 With all others are not declared to move the guns that stay where they are by their mission."""
    return cannot_declare_move(g, side, piece) or cannot_leave_by_mission(g, piece)


@rule("3.13", "12.81")
def cannot_fire_with_all(g: August, side: Side, piece: int) -> Refusal | None:
    """§12.81 With all others nobody is called in an assault hex without his leader, who would have to go in."""
    if (refusal := cannot_declare_fire(g, side, piece)) is not None or g.has(piece, NAMED):
        return refusal
    return LEADER_OUTSIDE if is_called_from_outside(g, side, piece) else None


@rule("3.13", "3.2")
def declare_together(g: August, side: Side, mark: int, cannot: Cannot, pieces: Sequence[int]) -> Script[None]:
    """§3.2 Leaders by rank and then units are declared as long as one is in reach; each called leader widens it.

    Only units that have something to attack are declared to fire; the others stay free to move.
    """
    by_rank = sorted(pieces, key=lambda p: -g.rank_of[p])
    while True:
        near = {*to_be_declared(g, side)}
        able = (
            p for p in by_rank if p in near and cannot(g, side, p) is None and (mark == TO_MOVE or may_attack(g, p))
        )
        piece = next(able, -1)
        if piece < 0:
            return
        yield from declare_one(g, side, mark, piece)


@rule("3.13")
def declare_stack(g: August, side: Side, mark: int, cannot: Cannot, hex_: int) -> Script[None]:
    """§3.13 All of a hex are declared together."""
    yield from declare_together(g, side, mark, cannot, g.own_at(hex_, side))


def declare_one(g: August, side: Side, mark: int, piece: int) -> Script[None]:
    """§3.13 A piece is declared; §6.72 a leader called while the commander is mourned tests first."""
    if g.is_leader[piece] and not g.has(piece, NAMED):
        yield from test_grief(g, piece)
        if g.has(piece, SPENT):
            return
    appear(g, piece)
    call(g, side, piece)
    g.mark(piece, mark)


@rule("3.12", "5.41", "12.2")
def call(g: August, side: Side, piece: int) -> None:
    """§3.12 Note who calls a piece, and whether he is in good order; a unit of a stack may be called by nobody."""
    note_caller(g, piece, caller_of(g, side, piece))


def note_caller(g: August, piece: int, leader: int) -> None:
    """Note that a leader, if any, calls a piece."""
    if leader >= 0:
        g.position.by[piece] = leader
        g.mark(piece, LED | WELL_LED if g.is_steady(leader) else LED)


@rule("3.12", "3.13", "12.2", "17.1")
def settle_callers(g: August, side: Side) -> None:
    """§3.13 All are named before anybody acts, in no order: of all leaders of the segment the best calls each unit.

    So that it does not matter who was declared first (R 104): one in good order comes first, then one who is not bound
    to an assault hex. A leader outside stays bound to those he called in one, unless a leader is with them (12.81).
    """
    at = g.position.at
    for piece in [p for p in declared(g, side) if not g.is_leader[p] and is_at_hand(g, p)]:
        leader, before = caller_of(g, side, piece), g.position.by[piece]
        if leader >= 0 and (before < 0 or not g.is_assault_hex(at[piece]) or at[leader] == at[piece]):
            note_caller(g, piece, leader)
