"""Chapters 14.3, 14.31 to 14.45 and 6.62: recovery of morale, and the flight of those who fail.

A flight goes to the nearest hex in which no enemy could fire at the piece, over several turns if need be, each step
entered like any other, so that the enemy may fire at it.
"""

from __future__ import annotations

from heapq import heappop, heappush

from grognard.games.august.consequences import consequences, eliminate, leader_falls
from grognard.games.august.fire import hexes_with_free_line
from grognard.games.august.ground import cannot_stack, is_fortified, is_ready, points, way_of
from grognard.games.august.morale import TWO_DICE, demoralise, may_help, morale_tally
from grognard.games.august.movement import (
    Mover,
    cannot_enter_by_night,
    cannot_pay,
    enter,
    must_be_paid,
    nearest_enemy,
)
from grognard.games.august.plans import OBSERVE
from grognard.games.august.rivers import bank_from, cannot_cross, is_barred
from grognard.games.august.sight import hexes_seen_from, keeps_observed
from grognard.games.august.table import August
from grognard.games.august.words import (
    DEMORALISED,
    DISCOURAGED,
    LED,
    LOADED,
    NAMED,
    OBSERVED,
    SHAKEN,
    SPENT,
    TO_FIRE,
    TO_MOVE,
)
from grognard.kernel.asking.script import Refusal, Script
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.rulebook import rule

NOT_SHAKEN = Refusal("14.4", "no-not-shaken")
LEADERS_FIRST = Refusal("14.12", "no-leaders-first")
NOT_WITH_IT = Refusal("6.62", "no-not-called")
NO_WAY = Refusal("14.33", "no-flight-there")
HAS_ACTED = Refusal("6.3", "no-spent")


# Recovery (14.4) -----------------------------------------------------------------------------------------------


@rule("6.62", "6.63", "6.65")
def supporter(g: August, piece: int) -> int:
    """§6.62 The best of the leaders who give their action to recovery and may have called the piece; -1 for none."""
    if not g.has(piece, LED):
        return -1
    leaders = [p for p in g.pieces_of[g.owner[piece]] if g.position.lifts[p] and may_help(g, p, piece)]
    return max(leaders, key=lambda p: g.bonus_of[p], default=-1)


@rule("14.41", "14.43", "14.44", "14.45", "16.33")
def recovery_tally(g: August, piece: int) -> Tally:
    """§14.41 Two dice below the morale, one more in a village or a fortification; 2 always succeeds, 12 never.

    Equal fails, unlike in a test, so that the number needed is one less.
    """
    tally = morale_tally(g, piece, "recovery", supporter(g, piece))
    if g.board.has(g.position.at[piece], "village"):
        tally.add(g.limits["recovery-cover"], "14.45", "reason-village")
    elif is_fortified(g, piece):
        tally.add(g.limits["recovery-cover"], "14.45", "reason-fortified")
    tally.add(-1, "14.41", "reason-below")
    is_demoralised = g.has(piece, DEMORALISED)
    passes = (g.limits["rally"],) if is_demoralised else ()
    fails = (g.limits["desertion"],) if is_demoralised and g.is_leader[piece] else ()
    return tally.test(TWO_DICE, passes=passes, fails=fails)


@rule("14.4", "14.12", "14.41")
def cannot_recover(g: August, piece: int) -> Refusal | None:
    """§14.4 Only a discouraged or demoralised piece recovers; §14.12 shaken leaders of the segment act before it.

    They do so by rank, so that whoever of them wants to recover has done it (R 132).
    """
    if not g.has(piece, SHAKEN):
        return NOT_SHAKEN
    mine = g.pieces_of[g.owner[piece]]
    waits = any(g.rank_of[p] > g.rank_of[piece] and g.has(p, TO_MOVE) and g.has(p, SHAKEN) for p in mine)
    return LEADERS_FIRST if waits else None


@rule("14.4", "14.41", "14.42", "14.43", "14.44", "14.31")
def recover(g: August, piece: int) -> Script[None]:
    """§14.41 A piece tries to improve its state by one; a demoralised one that fails flees, a leader may desert."""
    g.unmark(piece, TO_MOVE)
    g.mark(piece, SPENT)
    tally = recovery_tally(g, piece)
    roll = yield g.roll(rule="14.41", ask="roll-recovery", tally=tally, low=g.owner[piece])
    was_demoralised = g.has(piece, DEMORALISED)
    if tally.result(roll) != FAIL:
        g.unmark(piece, SHAKEN)
        is_partly = was_demoralised and int(roll) != g.limits["rally"]
        if is_partly:
            g.mark(piece, DISCOURAGED)
        g.tell("recovers-partly" if is_partly else "recovers", "14.41", piece=piece, roll=roll)
        return
    if was_demoralised and g.is_leader[piece] and int(roll) == g.limits["desertion"]:
        hex_ = g.position.at[piece]
        yield from leader_falls(g, piece, "14.44", is_shameful=True, roll=roll)
        yield from consequences(g, [hex_])
        return
    g.tell("fails-recovery", "14.41", piece=piece, roll=roll)
    if was_demoralised:
        yield from flee(g, piece)


# Flight (14.3) -------------------------------------------------------------------------------------------------


@rule("8.52", "14.32")
def is_observed_in(g: August, piece: int, hex_: int) -> bool:
    """§8.52 Whether a piece has its marker in a hex, its own or one it would flee into: in marsh it is seen by it."""
    return g.has(piece, OBSERVED) and (hex_ == g.position.at[piece] or keeps_observed(g, piece, hex_))


def observed_in(g: August, piece: int, hexes: int) -> int:
    """§8.52 The hexes, of these, in which a piece has its marker."""
    return hexset(h for h in members(hexes) if is_observed_in(g, piece, h)) if g.has(piece, OBSERVED) else 0


@rule("14.31", "14.32", "def.protected-hex")
def threatened_hexes(g: August, piece: int) -> int:
    """§14.32 The set of hexes in which some enemy unit could fire at the piece directly."""
    enemy, at = g.owner[piece].enemy, g.position.at
    found = 0
    for unit in g.shooters_of[enemy]:
        here = at[unit]
        if not g.is_on_board(unit) or g.position.hidden[unit] or g.has(unit, DEMORALISED) or g.is_assault_hex(here):
            continue
        near = g.board.grid.within(here, g.printed(g.range_of, unit)) & ~found
        in_sight = hexes_seen_from(g, here, near, observed_in(g, piece, near))
        found |= hexes_with_free_line(g, unit, in_sight, for_enemy=True)
    return found | shelled_hexes(g, piece)


@rule("14.32", "def.protected-hex", "9.12")
def shelled_hexes(g: August, piece: int) -> int:
    """§14.32 The set of hexes in which an enemy gun known to observe could fire at the piece (R 75)."""
    enemy, at = g.owner[piece].enemy, g.position.at
    found = 0
    for gun in g.batteries_of[enemy]:
        if g.position.duty[gun] != OBSERVE or not g.is_on_board(gun) or g.has(gun, LOADED | DEMORALISED):
            continue
        if not is_ready(g, gun) or g.is_assault_hex(at[gun]):
            continue
        near = g.board.grid.within(at[gun], g.printed(g.range_of, gun)) & ~found
        found |= hexes_seen_from(g, at[gun], near, observed_in(g, piece, near))
    return found


@rule("14.31", "14.32", "def.protected-hex")
def refuges_of(g: August, piece: int) -> int:
    """§14.32 The set of protected hexes: without barrage, and with no enemy who could fire at the piece there."""
    return g.board.grid.mask & ~threatened_hexes(g, piece) & ~hexset(h for h in g.position.barrage if h >= 0)


@rule("14.33", "12.22", "5.7", "5.82")
def cannot_flee_to(g: August, piece: int, from_: int, to: int, bank: int | None = None) -> Refusal | None:
    """§14.33 A step of flight enters no enemy, no barrage and no full hex, and never comes closer to enemies.

    §5.7 At night it enters no ground of the enemy, unless a leader called the unit (R 138). §5.82 It leaves no major
    river on the other bank; `bank` is that on which the piece will stand then, if not the one it stands on.
    """
    side = g.owner[piece]
    if g.known_combat_at(to, side.enemy) or to in g.position.barrage:
        return NO_WAY
    if is_barred(g, g.position.bank[piece] if bank is None else bank, from_, to):
        return NO_WAY
    cost = g.costs[way_of(g, piece)].cost(from_, to)
    if cost is None or (cost > points(g, piece) and must_be_paid(g, to)) or cannot_stack(g, piece, to) is not None:
        return NO_WAY
    if nearest_enemy(g, side, to) < nearest_enemy(g, side, from_):
        return NO_WAY
    return cannot_enter_by_night(g, piece, to)


@rule("14.31", "14.33")
def first_steps(g: August, piece: int, refuges: int) -> list[int]:
    """§14.31 The first hexes of the ways of flight that lead to a refuge for the fewest points; none without a way.

    Banks are part of the way: who goes into a major river comes out of it on the same bank (5.82).
    """
    edges, start = g.costs[way_of(g, piece)], (g.position.at[piece], g.position.bank[piece])
    least = {start: 0}
    firsts: dict[tuple[int, int], set[int]] = {start: set()}
    heap, reached, nearest = [(0, start)], set[int](), -1
    while heap:
        spent, (hex_, bank) = heappop(heap)
        if spent > least[hex_, bank]:
            continue
        if 0 <= nearest < spent:
            break
        if refuges >> hex_ & 1:
            nearest = spent
            reached |= firsts[hex_, bank]
            continue
        for to in g.board.grid.adjacent[hex_]:
            cost = edges.cost(hex_, to)
            if cost is None or cannot_flee_to(g, piece, hex_, to, bank) is not None:
                continue
            there = (to, bank_from(g, bank, hex_, to))
            ways = firsts[hex_, bank] or {to}
            if spent + cost < least.get(there, spent + cost + 1):
                least[there], firsts[there] = spent + cost, {*ways}
                heappush(heap, (spent + cost, there))
            elif spent + cost == least[there]:
                firsts[there] |= ways
    return sorted(reached)


@rule("14.31", "14.32", "14.33")
def flight_steps(g: August, piece: int, refuges: int) -> list[int]:
    """§14.31 The next hexes of the way to the nearest refuge; without one, those that lead away from enemies.

    Of equally near ways those that lead away are preferred.
    """
    here, side = g.position.at[piece], g.owner[piece]
    beside = [h for h in g.board.grid.adjacent[here] if cannot_flee_to(g, piece, here, h) is None]
    away = [h for h in beside if nearest_enemy(g, side, h) > nearest_enemy(g, side, here)]
    on_way = first_steps(g, piece, refuges)
    return [h for h in on_way if h in away] or on_way or away


@rule("14.31", "14.32", "14.34", "16.33")
def flee(g: August, piece: int) -> Script[None]:
    """§14.31 A demoralised piece that failed flees, unless its hex is a refuge; from works only if its owner likes.

    §14.34 Guns and mortars that would have to flee are lost.
    """
    here = g.position.at[piece]
    if g.is_assault_hex(here):
        yield from flee_assault(g, piece)
        return
    if refuges_of(g, piece) >> here & 1:
        g.tell("stays-protected", "14.32", piece=piece, hex=here)
        return
    if is_fortified(g, piece) and (yield from stays_in_works(g, piece, bool(flight_ways(g, Mover(g, (piece,)))))):
        return
    if g.is_gun[piece]:
        eliminate(g, piece, "14.34")
        yield from consequences(g, [here])
        return
    yield from run(g, piece)


@rule("16.33", "14.31")
def stays_in_works(g: August, piece: int, has_way: bool) -> Script[bool]:
    """§16.33 A fortified piece need not flee: its owner is asked, but for guns, which cannot, and where no way is."""
    stays = g.is_gun[piece] or not has_way
    if not stays:
        side = g.owner[piece]
        choice = yield g.choose(side, g.stay(), g.leave_works(), rule="16.33", ask="ask-stay-in-works", piece=piece)
        stays = choice.verb == "stay"
    if stays:
        g.tell("stays-protected", "16.33", piece=piece, hex=g.position.at[piece])
    return stays


def flight_ways(g: August, mover: Mover) -> list[int]:
    """§14.31 The next hexes of a flight that all who flee together can pay."""
    piece = mover.pieces[0]
    steps = flight_steps(g, piece, refuges_of(g, piece))
    return [h for h in steps if all(cannot_pay(g, mover, p, h) is None for p in mover.pieces)]


@rule("14.31", "14.32", "14.33", "13.14")
def run(g: August, piece: int) -> Script[None]:
    """§14.31 A piece flees with all its movement until it is in a refuge; §13.14 it stops where it fails a test."""
    mover = yield from flee_together(g, piece)
    while not g.position.over and piece in mover.pieces and not mover.has_crossed:
        if mover.steps and refuges_of(g, piece) >> g.position.at[piece] & 1:
            return
        ways = flight_ways(g, mover)
        if not ways:
            return
        offer = g.flee.these(ways, cannot_flee_to, g, piece, g.position.at[piece])
        choice = yield from g.which(g.owner[piece], offer, rule="14.33", ask="ask-flee", piece=piece)
        yield from enter(g, mover, choice.noun)


@rule("6.62", "14.4")
def cannot_flee_with(g: August, piece: int, leader: int) -> Refusal | None:
    """§6.62 A leader of this segment who is with the unit and not demoralised may go with it (R 53).

    §6.3 Not one who has acted already, unless he supported recovery (6.65).
    """
    at, called = g.position.at, g.position.by
    if not g.is_leader[leader] or g.is_leader[piece] or at[leader] != at[piece] or g.has(leader, DEMORALISED):
        return NOT_WITH_IT
    if g.has(leader, SPENT) and not g.position.lifts[leader]:
        return HAS_ACTED
    is_active = called[piece] == leader or g.has(leader, TO_MOVE | NAMED) or g.position.lifts[leader]
    return None if is_active and g.is_same_class(leader, piece) else NOT_WITH_IT


@rule("6.62")
def flee_together(g: August, piece: int) -> Script[Mover]:
    """§6.62 A leader may go with a unit that flees, and has acted; a discouraged one becomes demoralised by it."""
    side = g.owner[piece]
    leaders = g.along.each(g.leaders_at(g.position.at[piece], side), cannot_flee_with, g, piece)
    if not len(leaders):
        return Mover(g, (piece,))
    choice = yield g.choose(side, leaders, g.stay(), rule="6.62", ask="ask-flee-with", piece=piece)
    if choice.verb == "stay":
        return Mover(g, (piece,))
    leader = choice.noun
    if g.has(leader, DISCOURAGED):
        demoralise(g, leader)
    g.unmark(leader, TO_MOVE | TO_FIRE)
    g.mark(leader, SPENT)
    return Mover(g, (piece, leader))


@rule("12.22", "12.25", "14.35", "16.33")
def cannot_leave_to(g: August, piece: int, hex_: int) -> Refusal | None:
    """§14.35 From an assault hex a piece flees to an adjacent hex without enemies and barrage."""
    here = g.position.at[piece]
    if g.known_combat_at(hex_, g.owner[piece].enemy):
        return NO_WAY
    if hex_ in g.position.barrage or (cannot_stack(g, piece, hex_) or cannot_cross(g, piece, here, hex_)) is not None:
        return NO_WAY
    cost = g.costs[way_of(g, piece)].cost(here, hex_)
    return NO_WAY if cost is None or (cost > points(g, piece) and must_be_paid(g, hex_)) else None


@rule("12.25", "14.34", "14.35", "12.23", "16.33")
def flee_assault(g: August, piece: int) -> Script[None]:
    """§14.35 From an assault hex a piece flees one hex or is eliminated, as guns are; one in works may stay (R 86)."""
    here, side = g.position.at[piece], g.owner[piece]
    ways = g.flee.each(g.board.grid.adjacent[here], cannot_leave_to, g, piece)
    has_way = bool(points(g, piece)) and len(ways) > 0
    if is_fortified(g, piece) and not g.is_gun[piece] and (yield from stays_in_works(g, piece, has_way)):
        return
    if g.is_gun[piece] or not has_way:
        if g.is_leader[piece]:
            yield from leader_falls(g, piece, "14.35")
        else:
            eliminate(g, piece, "14.34" if g.is_gun[piece] else "14.35")
    else:
        choice = yield from g.which(side, ways, rule="14.35", ask="ask-flee", piece=piece)
        mover = yield from flee_together(g, piece)
        yield from enter(g, mover, choice.noun)
    if not g.position.over:
        yield from consequences(g, [here])
