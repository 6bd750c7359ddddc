"""Chapter 3: the sequence of play, the initiative, and the action segments: whom a leader calls, who acts.

A segment is named, declared and carried out; how far it has gone is in the position, so that each of its menus can be
restored. What the pieces then do is in the chapters of movement, fire, assault and recovery.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grognard.games.august.actions import attack_action, move_action
from grognard.games.august.artillery import cannot_fire_observed, cannot_observe
from grognard.games.august.assault import LEADER_OUTSIDE, cannot_assault
from grognard.games.august.bombardment import bombardment
from grognard.games.august.bound import bound_to
from grognard.games.august.cavalry import is_rider
from grognard.games.august.charges import CHARGE, cannot_join_friends, charge_ways, hexes_in_reach
from grognard.games.august.consequences import lone_leaders, lone_wagons
from grognard.games.august.entry import NOT_DUE, due_boxes, is_due, is_waiting, may_be_due
from grognard.games.august.fire import cannot_fire, target_hexes
from grognard.games.august.ground import is_ready
from grognard.games.august.morale import test_tally
from grognard.games.august.options import (
    fog_ends_turn,
    keep_one_back,
    may_fog_end_turn,
    plays_kept_segment,
)
from grognard.games.august.plans import cancel_missions, cannot_leave_by_mission, give_missions
from grognard.games.august.recovery import cannot_recover
from grognard.games.august.seams import look_around
from grognard.games.august.sectors import (
    NOT_THIS_SECTOR,
    command,
    divide_map,
    has_sectors,
    is_in_play,
    play_first_sector,
    play_second_sector,
)
from grognard.games.august.setup import (
    choose_way,
    dig_in_first,
    divide,
    draw_leaders,
    finish_set_up,
    first_to_set_up,
    set_up,
)
from grognard.games.august.sight import sight_cap
from grognard.games.august.smoke import disperse_smoke
from grognard.games.august.stacks import cannot_order, order_stack
from grognard.games.august.table import (
    DECLARED,
    DEMORALISED,
    DISCOURAGED,
    GERMAN,
    LED,
    LOADED,
    NAMED,
    NOT_ON_BOARD,
    NOT_YOURS,
    RUSSIAN,
    SEGMENT_MARKS,
    SHOT,
    SPENT,
    TO_FIRE,
    TO_MOVE,
    WELL_LED,
    August,
)
from grognard.games.august.victory import judge
from grognard.kernel.alternation import Then, alternate, begin_with
from grognard.kernel.charts import Dice
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Cannot, Offer, Option, Refusal, Script, Side
from grognard.kernel.sequence import Phase
from grognard.kernel.tally import FAIL, Tally

NAMING, DECLARING, ACTING = range(3)
HAVE_ACTED = SPENT | SHOT | LOADED
"""The marks of a piece that is not activated: it has acted, or is carried (3.3)."""
CALLING = NAMED | DECLARED
"""The marks of a leader who calls others (3.2)."""
HAS_ACTED = Refusal("3.3", "no-spent")
NOT_A_LEADER = Refusal("3.12", "no-leader")
LEADS_NOBODY = Refusal("3.12", "no-leads-nobody")
EMPTY_HEX = Refusal("3.1", "no-empty-hex")
OUT_OF_REACH = Refusal("3.12", "no-reach")
IS_DECLARED = Refusal("3.13", "no-declared")
ONLY_RECOVERS = Refusal("14.3", "no-only-recovers")
NO_FIRE = Refusal("3.13", "no-fires-never")
MUST_RECOVER = Refusal("14.42", "no-pass-demoralised")
NOT_DECLARED = Refusal("3.13", "no-not-declared")
TOO_FEW = Refusal("3.13", "no-too-few")
COMES_IN = Refusal("16.41", "no-fire-entering")


# Initiative (3.0.A) --------------------------------------------------------------------------------------------


@rule("3.0.A", "6.72", "def.initiative")
def initiative_tally(g: August, side: Side) -> Tally:
    """§3.0.A The initiative of a side: less for steps lost, less while its commander is mourned, never below zero."""
    tally = Tally("initiative", g.value(f"{side.name}-initiative"))
    per_loss, lost = g.value(f"{side.name}-per-loss"), g.position.lost[side]
    if per_loss and lost >= per_loss:
        tally.add(-(lost // per_loss), "3.0.A", "reason-losses", steps=lost)
    if g.position.mourned[side] and g.position.turn <= g.position.grief[side]:
        tally.add(-g.limits["grief-initiative"], "6.72", "reason-grief")
    return tally.limit_total("3.0.A", "reason-not-below", least=0)


@rule("3.0.A")
def initiative(g: August) -> Script[None]:
    """§3.0.A Each side adds a die to its initiative; the higher plays half the difference in segments first.

    With the turn the light may change, and hidden pieces be seen that were not (16.5).
    """
    tell_light(g)
    look_around(g)
    totals = [0, 0]
    while totals[0] == totals[1]:
        for side in g.sides:
            tally = initiative_tally(g, side)
            roll = yield g.roll(rule="3.0.A", ask="roll-initiative", tally=tally.by(Dice(1, 6), int), high=side)
            totals[side] = int(roll) + int(tally.total)
            g.tell("initiative-die", "3.0.A", side=side, roll=roll, total=totals[side])
    winner = g.sides[0] if totals[0] > totals[1] else g.sides[1]
    begin_with(g, winner)
    g.position.opening = opening_segments(totals[winner] - totals[winner.enemy])
    g.tell("initiative", "3.0.A", side=winner, count=g.position.opening)
    yield from keep_one_back(g, winner)


@rule("def.night", "8.4")
def tell_light(g: August) -> None:
    """The players are told when night or fog begins, and when day breaks."""
    turn = g.position.turn
    ends = {g.value("night-until"): "night", g.value("fog-until"): "fog"}
    light = next((name for last, name in sorted(ends.items()) if turn <= last), "day")
    if any(ends) and turn in (1, *(last + 1 for last in ends)):
        g.tell(f"light-{light}", "def.night", range=sight_cap(g))


@rule("3.0.A")
def opening_segments(margin: int) -> int:
    """§3.0.A Half the difference, rounded down, one at least."""
    return max(1, margin // 2)


# Naming (3.1, 3.11, 3.12) --------------------------------------------------------------------------------------


def may_be_activated(g: August, piece: int) -> bool:
    """§3.3 Whether a piece is on the map or about to come in, carried by nobody, and has not acted this turn."""
    return not g.has(piece, HAVE_ACTED) and is_at_hand(g, piece) and is_in_play(g, piece)


def to_be_activated(g: August, side: Side) -> list[int]:
    """§3.3 The pieces of a side that may be activated."""
    position = g.position
    at, marks, size = position.at, position.marks, g.board.grid.size
    due = due_boxes(g, side)
    idle = [p for p in g.pieces_of[side] if not marks[p] & HAVE_ACTED and (at[p] < size or at[p] in due)]
    return [p for p in idle if is_in_play(g, p)] if position.sector else idle


@rule("16.41")
def is_at_hand(g: August, piece: int) -> bool:
    """§16.41 Whether a piece is on the map, or waits off it and may come in."""
    return g.is_on_board(piece) or is_due(g, piece)


@rule("3.1", "3.3", "6.3")
def cannot_name(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.3 A piece of one's own on the map is activated once a turn."""
    if g.owner[piece] == side and may_be_activated(g, piece):
        return None
    if g.owner[piece] != side:
        return NOT_YOURS
    if not is_at_hand(g, piece):
        return NOT_DUE if is_waiting(g, piece) else NOT_ON_BOARD
    if not is_in_play(g, piece):
        return NOT_THIS_SECTOR
    return HAS_ACTED


@rule("3.1", "3.11")
def cannot_name_unit(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.11 A unit acts alone; a leader too, without calling anybody."""
    return cannot_name(g, side, piece)


@rule("3.12", "6.3", "5.51")
def cannot_name_leader(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.12 A leader calls others unless he is demoralised."""
    if (refusal := cannot_name(g, side, piece)) is not None:
        return refusal
    if may_lead(g, piece):
        return None
    return LEADS_NOBODY if g.is_leader[piece] else NOT_A_LEADER


def may_lead(g: August, piece: int) -> bool:
    """§3.12 Whether a piece is a leader who is not demoralised."""
    return g.is_leader[piece] and not g.has(piece, DEMORALISED)


@rule("3.1", "3.11")
def cannot_name_stack(g: August, side: Side, hex_: int) -> Refusal | None:
    """§3.11 A stack acts together: at least two pieces in a hex that have not acted."""
    able = [p for p in g.own_at(hex_, side) if may_be_activated(g, p)]
    return None if len(able) > 1 else EMPTY_HEX


@rule("3.0.C", "14.42")
def may_pass(g: August, side: Side) -> bool:
    """§14.42 A side does not pass while it has a demoralised piece on the map that has not acted."""
    marks = g.position.marks
    return not any(may_be_activated(g, p) for p in [p for p in g.pieces_of[side] if marks[p] & DEMORALISED])


ANY_TIME: Mapping[str, Cannot] = {
    "unit": cannot_name_unit,
    "leader": cannot_name_leader,
    "stack": cannot_name_stack,
}
"""For each verb, the predicate that refuses it at any time: a function of the table, the side and the noun."""


@rule("3.0.C")
def has_segment(g: August, side: Side) -> bool:
    """§3.0.C Whether a side has anything to activate, as far as its enemy can know; else it passes unasked."""
    return bool(to_be_activated(g, side)) or may_be_due(g, side)


@rule("3.1", "3.0.C")
def name_segment(g: August, side: Side) -> Script[Then | None]:
    """§3.1 The active side names a unit, a leader or a stack, or passes."""
    able = to_be_activated(g, side)
    if not able and not may_be_due(g, side):
        return Then.PASS
    at, size = g.position.at, g.board.grid.size
    hexes = shared_hexes([at[p] for p in able if at[p] < size])
    passes = (g.pass_(),) if may_pass(g, side) else ()
    choice = yield g.menu(
        side,
        g.unit.these(able, cannot_name_unit, g, side),
        g.leader.these([p for p in able if g.is_leader[p] and may_lead(g, p)], cannot_name_leader, g, side),
        g.stack.these(hexes, cannot_name_stack, g, side),
        *passes,
        rule="3.1",
        ask="ask-segment",
    )
    match choice.verb:
        case "pass":
            g.tell("passes", "3.0.C", side=side)
            return Then.PASS
        case "stack":
            named = [p for p in g.own_at(choice.noun, side) if may_be_activated(g, p)]
            g.tell("names-stack", "3.1", side=side, hex=choice.noun)
        case _:
            named = [choice.noun]
            appear(g, choice.noun)
            key = "names-leader" if choice.verb == "leader" else "names-unit"
            g.tell(key, "3.1", g.audience(choice.noun), piece=choice.noun)
    for piece in named:
        g.mark(piece, NAMED)
    if choice.verb == "unit" and g.is_leader[choice.noun]:
        g.position.by[choice.noun] = choice.noun
    for piece in named:
        if g.is_leader[piece]:
            yield from test_grief(g, piece)
    g.position.underway = DECLARING
    return None


@rule("16.41")
def appear(g: August, piece: int) -> None:
    """§16.41 A piece of a waiting stack that is about to come in is shown; a hidden one on the map is not."""
    if is_waiting(g, piece):
        g.reveal(piece)


@rule("6.72")
def test_grief(g: August, leader: int) -> Script[None]:
    """§6.72 While the senior commander is mourned, leaders of his class test before they act; who fails has acted."""
    side, position = g.owner[leader], g.position
    of_class = position.grief_class[side] == (2 if g.is_cavalry[leader] else 1)
    if not position.mourned[side] or position.turn > position.grief[side] or not of_class:
        return
    tally = test_tally(g, leader, 0)
    roll = yield g.roll(rule="6.72", ask="roll-morale", tally=tally, low=side)
    failed = tally.result(roll) == FAIL
    g.tell("grief-fails" if failed else "grief-passes", "6.72", piece=leader, roll=roll)
    if failed:
        g.unmark(leader, SEGMENT_MARKS)
        g.mark(leader, SPENT)


# Declaring (3.12, 3.13, 3.2) -----------------------------------------------------------------------------------


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


def is_declared(g: August, piece: int) -> bool:
    """Whether a piece is declared to move or to fire."""
    return bool(g.position.marks[piece] & DECLARED)


def declared(g: August, side: Side) -> list[int]:
    """The pieces of a side that are declared to move or to fire."""
    marks = g.position.marks
    return [p for p in g.pieces_of[side] if marks[p] & DECLARED]


@rule("3.2", "5.52")
def calling_leaders(g: August, side: Side) -> list[int]:
    """§3.2 The leaders who call in this segment: those named, unless alone, and those already called by others."""
    marks, by = g.position.marks, g.position.by
    return [
        p for p in g.leaders_of[side] if marks[p] & CALLING and not marks[p] & SPENT and by[p] != p and is_at_hand(g, p)
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
    return [p for p in g.pieces_of[side] if marks[p] & NAMED or at[p] in near]


@rule("3.12", "3.2", "6.62")
def caller_of(g: August, side: Side, piece: int) -> int:
    """§3.12 The leader who calls a piece: one in good order first, then by his bonus; -1 for none.

    In an assault hex one who is there comes first, because another would be bound to enter it (12.81).
    """
    at, leaders = g.position.at, [p for p in calling_leaders(g, side) if reaches(g, p, piece)]
    is_assaulted = g.is_assault_hex(at[piece])
    return max(
        leaders,
        key=lambda p: (is_assaulted and at[p] == at[piece], g.is_steady(p), g.bonus_of[p], -p),
        default=-1,
    )


@rule("3.12", "3.13", "3.2", "3.3")
def cannot_declare(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.13 A piece that is named or called and has not acted is declared once."""
    if (refusal := cannot_name(g, side, piece)) is not None:
        return refusal
    if is_declared(g, piece):
        return IS_DECLARED
    return None if is_called(g, calling_leaders(g, side), piece) else OUT_OF_REACH


@rule("3.12", "3.13", "3.2", "3.3")
def to_be_declared(g: August, side: Side) -> list[int]:
    """§3.13 The pieces that may be declared; the leaders who call are found once for all of them."""
    leaders = calling_leaders(g, side)
    near = [p for p in called_at_most(g, side, leaders) if not is_declared(g, p) and may_be_activated(g, p)]
    return [p for p in near if is_called(g, leaders, p)]


@rule("3.13", "14.3", "7.33")
def cannot_declare_fire(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.13 To fire are declared units with direct fire and leaders; demoralised pieces only recover."""
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
    return None if g.printed(g.fire_of, piece) and is_ready(g, piece) else NO_FIRE


@rule("3.13", "3.2")
def declare_segment(g: August, side: Side) -> Script[None]:
    """§3.13 All who act are named first, each to move or to fire; a called leader widens the reach at once."""
    while True:
        able = to_be_declared(g, side)
        to_move = [p for p in able if g.has(p, NAMED) or not is_called_from_outside(g, side, p)]
        to_fire = [p for p in able if never_fires(g, p) is None]
        if not to_move and not to_fire:
            break
        movers = g.move_with.these(to_move, cannot_declare_move, g, side)
        firers = g.fire_with.these(to_fire, cannot_declare_fire, g, side)
        together = offer_together(g, side, to_move, to_fire)
        end = (g.done(),) if any(is_at_hand(g, p) for p in declared(g, side)) else ()
        choice = yield g.menu(side, movers, firers, *together, *end, rule="3.13", ask="ask-declare")
        if choice.verb == "done":
            break
        yield from declare(g, side, choice)
    g.position.underway = ACTING


@rule("3.13", "3.2")
def offer_together(g: August, side: Side, movers: Sequence[int], firers: Sequence[int]) -> tuple[Offer, ...]:
    """§3.13 Several are declared with one answer: all in reach, or all of a hex, where there are at least two.

    The stack that is to fire has a unit with a target: leaders alone attack nobody.
    """
    at, ready = g.position.at, [p for p in firers if may_attack(g, p)]
    armed = {at[p] for p in ready if not g.is_leader[p]}
    move_hexes = shared_hexes(at[p] for p in movers if g.is_on_board(p))
    fire_hexes = shared_hexes(at[p] for p in ready if at[p] in armed)
    return (
        g.move_all.these([0] if len(movers) > 1 else [], too_few),
        g.fire_all.these([0] if len(ready) > 1 else [], too_few),
        g.move_stack.these(move_hexes, too_few),
        g.fire_stack.these(fire_hexes, too_few),
    )


def shared_hexes(hexes: Iterable[int]) -> list[int]:
    """The hexes that are named more than once."""
    seen: set[int] = set()
    shared: set[int] = set()
    for hex_ in hexes:
        (shared if hex_ in seen else seen).add(hex_)
    return sorted(shared)


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
    if any(cannot_fire(g, piece, h) is None for h in target_hexes(g, piece)):
        return True
    here, enemy = g.position.at[piece], g.owner[piece].enemy
    if any(g.known_combat_at(h, enemy) for h in (here, *g.board.grid.adjacent[here])):
        return True
    return is_rider(g, piece) and any(charge_ways(g, piece, h) for h in hexes_in_reach(g, piece))


def declare(g: August, side: Side, choice: Option) -> Script[None]:
    """§3.13 One piece, all in reach or all of a hex are declared to move or to fire."""
    mark = TO_FIRE if choice.verb.startswith("fire") else TO_MOVE
    match choice.verb:
        case "move-all":
            yield from declare_together(g, side, mark, cannot_move_with_all, g.pieces_of[side])
        case "fire-all":
            yield from declare_together(g, side, mark, cannot_fire_with_all, g.pieces_of[side])
        case "move-stack":
            yield from declare_together(g, side, mark, cannot_move_with_all, g.own_at(choice.noun, side))
        case "fire-stack":
            yield from declare_together(g, side, mark, cannot_declare_fire, g.own_at(choice.noun, side))
        case _:
            yield from declare_one(g, side, mark, choice.noun)


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

    To fire are declared only the units that have something to attack; the others stay free to move.
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
    leader = caller_of(g, side, piece)
    if leader < 0:
        return
    g.position.by[piece] = leader
    g.mark(piece, LED | WELL_LED if g.is_steady(leader) else LED)


# Acting (3.13) -------------------------------------------------------------------------------------------------


@rule("3.13", "14.12")
def cannot_act(g: August, side: Side, piece: int) -> Refusal | None:
    """§3.13 The declared pieces act in any order; a leader declared to fire takes part in the fire of others.

    §14.12 Who only recovers comes after the leaders who may have to.
    """
    if g.owner[piece] != side:
        return NOT_YOURS
    if not is_at_hand(g, piece) or not is_declared(g, piece):
        return NOT_DECLARED
    if g.is_leader[piece] and g.has(piece, TO_FIRE) and not leader_attacks(g, piece):
        return NO_FIRE
    return cannot_recover(g, piece) if g.has(piece, DEMORALISED) and g.has(piece, TO_MOVE) else None


@rule("12.81", "5.41", "12.5")
def leader_attacks(g: August, leader: int) -> bool:
    """§12.81 Whether a leader declared to fire may act himself: in an assault hex, or by going into one."""
    here = g.position.at[leader]
    if any(cannot_assault(g, leader, h) is None for h in (here, *g.board.grid.adjacent[here])):
        return True
    near = (*g.board.grid.adjacent[here], *hexes_in_reach(g, leader))
    return any(cannot_join_friends(g, leader, h) is None for h in near)


@rule("3.0.C", "14.3", "14.42")
def must_recover(g: August, side: Side) -> bool:
    """§14.42 Whether a demoralised piece that was activated has not yet tried to recover, which it must."""
    marks = g.position.marks
    waiting = [p for p in g.pieces_of[side] if marks[p] & TO_MOVE and marks[p] & DEMORALISED]
    return any(is_at_hand(g, p) for p in waiting)


@rule("3.13", "3.3")
def act_segment(g: August, side: Side) -> Script[None]:
    """§3.13 One piece after another acts, each action completed before the next; then all are marked."""
    while not g.position.over:
        ready = g.act.each(declared(g, side), cannot_act, g, side)
        if not len(ready):
            break
        hexes = shared_hexes(g.position.at[option.noun] for option in ready if g.is_on_board(option.noun))
        stacks = g.act_stack.each(hexes, cannot_order, g, side)
        end = () if must_recover(g, side) else (g.done(),)
        choice = yield g.menu(side, ready, stacks, *end, rule="3.13", ask="ask-act")
        if choice.verb == "done":
            break
        if choice.verb == "act-stack":
            yield from order_stack(g, side, choice.noun)
            continue
        piece = choice.noun
        yield from move_action(g, piece) if g.has(piece, TO_MOVE) else attack_action(g, piece)
    if not g.position.over:
        yield from leaders_left_behind(g, side)
    end_segment(g, side)


@rule("6.71", "5.44")
def leaders_left_behind(g: August, side: Side) -> Script[None]:
    """§6.71 Leaders, and wagons (5.44), that stayed in an assault hex their units have left are alone (R 103)."""
    left_from = g.position.left_from
    if max(left_from) < 0:
        return
    for hex_ in sorted({left_from[p] for p in g.pieces_of[side]} - {-1}):
        lone_wagons(g, hex_)
        yield from lone_leaders(g, hex_)


@rule("3.3", "3.13")
def end_segment(g: August, side: Side) -> None:
    """§3.3 Everyone declared has acted, and so has every leader who called somebody (R 5)."""
    position = g.position
    marks, by, lifts, left_from = position.marks, position.by, position.lifts, position.left_from
    callers = {by[p] for p in g.pieces_of[side]} - {-1}
    for piece in (*declared(g, side), *(p for p in callers if is_at_hand(g, p))):
        marks[piece] |= SPENT
    for piece in g.pieces_of[side]:
        marks[piece] &= ~SEGMENT_MARKS
        by[piece] = left_from[piece] = -1
        lifts[piece] = 0
    position.attacked[:] = bytes(len(position.attacked))
    position.underway = NAMING
    position.fogged = 0
    position.made[side] += 1


# The action phase (3.0.C) --------------------------------------------------------------------------------------


@rule("3.0.C")
def segment(g: August, side: Side) -> Script[Then]:
    """§3.0.C One segment: named, declared, carried out. A pass gives up the rest of an opening block (R 3)."""
    position = g.position
    if position.underway == NAMING:
        if may_fog_end_turn(g) and has_segment(g, side) and (yield from fog_ends_turn(g)):
            return Then.END
        then = yield from name_segment(g, side)
        if then is not None:
            position.opening = position.fogged = 0
            return then
    if position.underway == DECLARING:
        yield from declare_segment(g, side)
    yield from act_segment(g, side)
    if position.over:
        return Then.END
    if position.opening > 1:
        position.opening -= 1
        return Then.SAME
    position.opening = 0
    return Then.SAME if (yield from plays_kept_segment(g, side)) else Then.OTHER


@rule("3.0.C")
def action(g: August) -> Script[None]:
    """§3.0.C Segments follow until both sides pass in a row."""
    yield from alternate(g, segment)


# Markers (3.0.D) -----------------------------------------------------------------------------------------------


@rule("3.0.D", "3.0")
def remove_markers(g: August) -> None:
    """§3.0.D The marks of the turn come off; states of morale stay. After the last turn the game is decided."""
    position = g.position
    for piece in range(len(g.roster)):
        position.marks[piece] &= ~(SPENT | SHOT | SEGMENT_MARKS)
        position.by[piece] = -1
        position.barrage[piece] = -1
        position.hit_in[piece] = -1
        position.hit_from[piece] = 0
    for side in g.sides:
        position.made[side] = 0
        position.kept_back[side] = 0
        position.across[side] = 0
    position.sector = 0
    position.fogged = 0
    position.acting = -1
    position.passes = 0
    judge(g)


# The sequence of play (3.0) ------------------------------------------------------------------------------------

SET_UP = {
    first: (
        Phase("6.2", draw_leaders, announce="phase-set-up"),
        *(
            phase
            for side in (first, first.enemy)
            for phase in (
                Phase("16.41", divide, side),
                Phase("3.0", set_up, side),
                Phase("16.2", dig_in_first, side),
                Phase("16.41", choose_way, side),
            )
        ),
        Phase("6.72", finish_set_up),
        Phase("9.1", give_missions, announce="phase-missions"),
    )
    for first in (GERMAN, RUSSIAN)
}
"""The set-up, by the side that begins it."""
ACTION = Phase("3.0.C", action, announce="phase-action")
TURN = (
    Phase("3.0.A", initiative, announce="phase-turn"),
    Phase("9.14", cancel_missions),
    Phase("3.0.B", bombardment, announce="phase-bombardment"),
    ACTION,
    Phase("16.13", disperse_smoke),
    Phase("3.0.D", remove_markers),
)
SECTORS = (
    Phase("17.52", command, GERMAN),
    Phase("17.52", command, RUSSIAN),
    Phase("17.51", play_first_sector),
    *TURN[: TURN.index(ACTION) + 1],
    Phase("17.51", play_second_sector),
    Phase("3.0.A", initiative),
    *TURN[TURN.index(ACTION) :],
)
"""The turn with sectors: the first is played through, then the second."""
ARTILLERY = ("9.1", "9.14", "3.0.B", "16.13")
"""The phases that are played only where there are batteries."""


@rule("3.0", "17.51")
def sequence(g: August) -> tuple[Phase, ...]:
    """§3.0 The phases of this turn; the first turn begins with the set-up, with sectors by their division (17.51)."""
    first, turn = first_to_set_up(g), SECTORS if has_sectors(g) else TURN
    division = (Phase("17.51", divide_map, first),) if has_sectors(g) else ()
    phases = (*division, *SET_UP[first], *turn) if g.position.turn == 1 else turn
    return phases if any(g.batteries_of.values()) else tuple(p for p in phases if p.rule not in ARTILLERY)
