"""Chapters 5.41, 6.53 and 12: assault. Who enters, First Fire, both totals and columns, bayonets, harassing fire.

Both sides roll on one table; each may read its die on two columns where only some defenders are fortified (R 85). A
cavalry charge comes here with its own entrants and shift.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.august.artillery import barrage
from grognard.games.august.bound import IS_BOUND, bound_to, has_caller_with_it, is_bound_elsewhere
from grognard.games.august.consequences import Struck, consequences, suffer
from grognard.games.august.detection import look_around
from grognard.games.august.fire import boosts, round_up
from grognard.games.august.ground import (
    abandon_works,
    cannot_stack,
    come_into,
    is_dug_in,
    is_fortified,
    is_ready,
    stop_digging,
)
from grognard.games.august.plans import lose_barrage
from grognard.games.august.rivers import bank_after, cannot_cross, in_bayonet_attack, is_across
from grognard.games.august.sectors import arrive, cannot_assault_over
from grognard.games.august.sight import lose_observed
from grognard.games.august.table import August
from grognard.games.august.words import (
    ATTACKED,
    DEMORALISED,
    DISCOURAGED,
    GONE_IN,
    LOADED,
    PURE_CHARGE,
    SHAKEN,
    SPENT,
    TO_FIRE,
    WELL_LED,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tallies, Tally
from grognard.kernel.words.rulebook import rule

HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)

NO_ENEMY = Refusal("12.1", "no-enemy-to-assault")
NOT_BESIDE = Refusal("12.21", "no-not-beside")
ONLY_COMPANIES = Refusal("12.2", "no-only-companies")
IS_SHAKEN = Refusal("12.2", "no-shaken")
NOT_WELL_LED = Refusal("12.2", "no-not-well-led")
NOT_DECLARED = Refusal("3.13", "no-not-declared")
ASSAULT_TO_ASSAULT = Refusal("12.22", "no-assault-to-assault")
CANNOT_ATTACK = Refusal("12.32", "no-cannot-attack")
IS_DEMORALISED = Refusal("12.25", "no-demoralised")
NO_BAYONET = Refusal("12.62", "no-bayonet")
LEADER_OUTSIDE = Refusal("12.81", "no-leader-outside")
NOTHING_TO_JOIN = Refusal("12.5", "no-nothing-to-join")
ACROSS = Refusal("5.83", "no-bayonet-across")
LEADER_ALONE = Refusal("5.41", "no-leader-alone")
WAS_CHARGED = Refusal("12.72", "no-was-charged")


class Attack(NamedTuple):
    """One assault: who attacks which hex, and how."""

    side: Side
    hex: int
    pieces: tuple[int, ...]
    is_bayonet: bool = False
    is_charge: bool = False


# Who may attack (5.41, 12.2, 12.5, 12.6) -----------------------------------------------------------------------


@rule("5.4", "5.41", "5.43", "12.2", "12.21", "12.22", "12.24")
def cannot_enter(g: August, hex_: int, coming: Sequence[int], piece: int) -> Refusal | None:
    """§12.2 Companies and leaders in good order enter from an adjacent hex, companies called by a steady leader."""
    here, side = g.position.at[piece], g.owner[piece]
    if not g.known_combat_at(hex_, side.enemy):
        return NO_ENEMY
    if g.board.grid.distance(here, hex_) != 1:
        return NOT_BESIDE
    if g.is_assault_hex(here):
        return ASSAULT_TO_ASSAULT
    if not g.has(piece, TO_FIRE):
        return NOT_DECLARED
    if not (g.is_company[piece] or g.is_leader[piece]):
        return ONLY_COMPANIES
    if g.has(piece, SHAKEN):
        return IS_SHAKEN
    if is_bound_elsewhere(g, piece, hex_):
        return IS_BOUND
    if (refusal := cannot_assault_over(g, piece, hex_)) is not None:
        return refusal
    if (refusal := cannot_cross(g, piece, here, hex_)) is not None:
        return refusal
    if g.is_leader[piece]:
        friends = g.combat_at(hex_, side) or any(g.is_company[p] for p in coming)
        return None if friends else LEADER_ALONE
    return cannot_stack(g, piece, hex_, coming) if g.has(piece, WELL_LED) else NOT_WELL_LED


@rule("12.1", "12.5", "12.24", "12.25", "12.32", "12.81")
def cannot_attack_here(g: August, hex_: int, coming: Sequence[int], piece: int) -> Refusal | None:
    """§12.5 A piece already in the hex takes part if it is declared to fire, not demoralised and no gun.

    One that was called from outside takes part only if that leader comes in (12.81).
    """
    if g.position.at[piece] != hex_ or not g.known_combat_at(hex_, g.owner[piece].enemy):
        return NO_ENEMY
    if not g.has(piece, TO_FIRE):
        return NOT_DECLARED
    if g.has(piece, DEMORALISED):
        return IS_DEMORALISED
    if g.is_leader[piece]:
        return None
    leader = g.position.by[piece]
    is_outside = leader >= 0 and leader not in coming and bound_to(g, leader) == hex_
    if is_outside and not has_caller_with_it(g, piece):
        return LEADER_OUTSIDE
    return None if strength(g, piece, is_defending=False) is not None else CANNOT_ATTACK


@rule("12.1", "12.2", "12.5", "12.72")
def cannot_assault(g: August, piece: int, hex_: int) -> Refusal | None:
    """§12.1 A unit attacks a hex it enters, or the enemies in its own hex; a leader only with a unit."""
    if g.position.attacked[hex_] == PURE_CHARGE:
        return WAS_CHARGED
    is_there = g.position.at[piece] == hex_
    refusal = cannot_attack_here(g, hex_, (), piece) if is_there else cannot_enter(g, hex_, (), piece)
    if refusal is not None or not g.is_leader[piece]:
        return refusal
    return None if has_followers(g, piece, hex_, is_bayonet=False) else LEADER_ALONE


def has_followers(g: August, leader: int, hex_: int, is_bayonet: bool) -> bool:
    """Whether a unit may take part in an attack that a leader begins."""
    units = [p for p in g.pieces_of[g.owner[leader]] if g.is_on_board(p) and g.has(p, TO_FIRE) and not g.is_leader[p]]
    return any(cannot_take_part(g, hex_, (leader,), is_bayonet, p) is None for p in units)


@rule("12.5")
def cannot_reinforce(g: August, piece: int, hex_: int) -> Refusal | None:
    """§12.5 A piece that might attack a hex where friends already fight may go in without attacking."""
    if (refusal := cannot_enter(g, hex_, (), piece)) is not None:
        return refusal
    return None if g.combat_at(hex_, g.owner[piece]) else NOTHING_TO_JOIN


@rule("12.5", "12.81")
def reinforce(g: August, piece: int, hex_: int) -> Script[None]:
    """§12.5 A piece enters a hex where friends fight and does not attack; it has acted."""
    abandon_works(g, piece)
    g.unmark(piece, TO_FIRE)
    g.mark(piece, SPENT)
    g.tell("reinforces", "12.5", piece=piece, hex=hex_)
    yield from go_in(g, [piece], hex_)
    yield from consequences(g, [hex_])


@rule("12.6", "12.61", "12.62", "5.83")
def cannot_use_bayonet(g: August, piece: int, hex_: int, joins: bool = False) -> Refusal | None:
    """§12.6 Companies already in the hex, called by a leader who began there with them, attack with the bayonet."""
    if g.position.attacked[hex_] == PURE_CHARGE:
        return WAS_CHARGED
    if (refusal := cannot_attack_here(g, hex_, (), piece)) is not None:
        return refusal
    if g.is_leader[piece]:
        return None if joins or has_followers(g, piece, hex_, is_bayonet=True) else LEADER_ALONE
    if is_across(g, hex_, (piece,), g.combat_at(hex_, g.owner[piece].enemy)):
        return ACROSS
    return None if g.is_company[piece] and has_caller_with_it(g, piece) else NO_BAYONET


def cannot_take_part(g: August, hex_: int, coming: Sequence[int], is_bayonet: bool, piece: int) -> Refusal | None:
    """§12.5 Who may join an attack on a hex: those in it, and those who may enter it."""
    if piece in coming:
        return NOT_DECLARED
    if is_bayonet:
        return cannot_use_bayonet(g, piece, hex_, joins=True)
    if g.position.at[piece] == hex_:
        return cannot_attack_here(g, hex_, coming, piece)
    return cannot_enter(g, hex_, coming, piece)


# Strength (12.3, 12.32) ----------------------------------------------------------------------------------------


@rule("12.3", "12.32", "12.24", "12.25", "14.2", "14.3", "7.33")
def strength(g: August, piece: int, is_defending: bool, leader: int = -1) -> Tally | None:
    """§12.3 One unit's strength: half if discouraged, a quarter if demoralised; guns 1 in defence; None without any.

    Limbered machine guns, loads and wagons have none (R 13).
    """
    if g.is_gun[piece]:
        return Tally("firepower", 1) if is_defending else None
    printed = g.printed(g.fire_of, piece) if g.is_combat[piece] else 0
    if not printed or g.has(piece, LOADED) or not is_ready(g, piece):
        return None
    tally = Tally("firepower", printed)
    if g.has(piece, DEMORALISED):
        tally.times(QUARTER, "12.25", "reason-demoralised-quarter")
    elif g.has(piece, DISCOURAGED):
        tally.times(HALF, "14.2", "reason-discouraged")
    round_up(tally)
    if leader >= 0:
        tally.add(g.combat_of[leader], "6.52", "reason-leader", piece=leader)
    return tally


def has_strength(g: August, pieces: Sequence[int], is_defending: bool) -> bool:
    """Whether any of these pieces has a strength in an assault."""
    return any(strength(g, p, is_defending) is not None for p in pieces if not g.is_leader[p])


@rule("12.3", "6.52", "12.24")
def total_tally(g: August, pieces: Sequence[int], is_defending: bool) -> Tally:
    """§12.3 The total of one side: its units, and each leader's bonus for one unit of his class."""
    units = [p for p in pieces if not g.is_leader[p]]
    fighters = [p for p in units if not g.is_gun[p] and strength(g, p, is_defending) is not None]
    helped = boosts(g, fighters, [p for p in pieces if g.is_leader[p]])
    parts = {p: strength(g, p, is_defending, helped.get(p, -1)) for p in units}
    tally = Tally("strength")
    tally.parts = tuple(part for part in parts.values() if part is not None)
    for piece, part in parts.items():
        if part is not None:
            tally.add(part.total, "12.3", "reason-firer", piece=piece)
    return tally


@rule("6.53", "12.24", "12.25")
def is_led_in_assault(g: August, pieces: Sequence[int]) -> bool:
    """§6.53 Whether a leader is with a unit of his class, neither demoralised: one column at most (R 17)."""
    able = [p for p in pieces if not g.has(p, DEMORALISED)]
    leaders = [p for p in able if g.is_leader[p]]
    return any(g.is_same_class(leader, p) for leader in leaders for p in able if g.is_combat[p])


@rule("12.31", "12.61", "12.7", "6.53", "16.32", "tbl.assault")
def attack_tally(g: August, attack: Attack, firers: Sequence[int], is_fortified_target: bool) -> Tally:
    """§12.31 The attacker's column: leader, bayonet or charge, the ground, and fortified defenders."""
    shifts, tally = g.shifts["assault"], Tally("assault-attack")
    if is_led_in_assault(g, firers):
        tally.add(shifts["leader"], "6.53", "reason-led")
    if attack.is_bayonet:
        tally.add(shifts["bayonet"], "12.61", "reason-bayonet")
    if attack.is_charge:
        tally.add(shifts["charge"], "12.7", "reason-charge")
    for name, shift in g.terrain_shifts["assault"][attack.hex].items():
        tally.add(shift, "12.31", f"reason-{name}")
    if is_across(g, attack.hex, firers, g.combat_at(attack.hex, attack.side.enemy)):
        tally.add(shifts["opposite-bank"], "5.83", "reason-opposite-bank")
    if is_fortified_target:
        tally.add(shifts["fortified"], "16.32", "reason-target-fortified")
    return tally.strength(total_tally(g, firers, is_defending=False), g.charts["assault"])


@rule("12.31", "6.53")
def defence_tally(g: August, firers: Sequence[int]) -> Tally:
    """§12.31 The defender's column: only a leader shifts it; ground counts for the attacker alone."""
    tally = Tally("assault-defence")
    if is_led_in_assault(g, firers):
        tally.add(g.shifts["assault"]["leader"], "6.53", "reason-led")
    return tally.strength(total_tally(g, firers, is_defending=True), g.charts["assault"])


@rule("12.31", "7.52")
def attack_groups(
    g: August, attack: Attack, firers: Sequence[int], defenders: Sequence[int]
) -> tuple[Tally, list[tuple[int, ...]]]:
    """§12.31 The attacker's tally, read on two columns where only some defenders are fortified, and who reads which."""
    inside = tuple(p for p in defenders if is_fortified(g, p))
    outside = tuple(p for p in defenders if p not in inside)
    if not inside or not outside:
        return attack_tally(g, attack, firers, bool(inside)), [inside or outside]
    both = Tallies("assault-attack")
    both.read(attack_tally(g, attack, firers, is_fortified_target=True), "12.31", "target-fortified")
    both.read(attack_tally(g, attack, firers, is_fortified_target=False), "12.31", "target-open")
    return both, [inside, outside]


# The attack (12.3 to 12.6) -------------------------------------------------------------------------------------


def has_leader(g: August, pieces: Sequence[int]) -> bool:
    """Whether a leader is among them."""
    return any(g.is_leader[p] for p in pieces)


def running_tally(g: August, attack: Attack, chosen: Sequence[int]) -> Tally:
    """The attacker's column with those chosen so far."""
    defenders = g.pieces_at(attack.hex, attack.side.enemy)
    return attack_groups(g, attack, tuple(chosen), defenders)[0]


Joining = Callable[[August, int, Sequence[int], bool, int], Refusal | None]
"""Why a piece does not join an attack: of the table, the hex, those chosen so far, whether it is with the bayonet."""


@rule("12.5")
def gather_attackers(
    g: August, first: int, attack_of: Callable[[Sequence[int]], Attack], cannot: Joining
) -> Script[list[int]]:
    """§12.5 The owner names who attacks a hex together, beginning with one piece; the column is shown as it grows."""
    side, chosen = g.owner[first], [first]
    while True:
        attack = attack_of(chosen)
        more = g.take_part.each(
            [p for p in g.pieces_of[side] if g.is_on_board(p) and g.has(p, TO_FIRE)],
            cannot,
            g,
            attack.hex,
            tuple(chosen),
            attack.is_bayonet,
            tally=lambda g, hex_, coming, is_bayonet, p: running_tally(g, attack_of((*coming, p)), (*coming, p)),
        )
        may_end = has_strength(g, chosen, is_defending=False) and (not attack.is_bayonet or has_leader(g, chosen))
        if not len(more):
            return chosen
        end = (g.done(),) if may_end else ()
        every = (g.all_take_part(),) if len(more) > 1 else ()
        tally = running_tally(g, attack, chosen)
        choice = yield g.choose(side, more, *every, *end, rule="12.5", ask="ask-take-part", tally=tally, hex=attack.hex)
        if choice.verb == "done":
            return chosen
        for piece in [choice.noun] if choice.verb == "take-part" else [option.noun for option in more]:
            if cannot(g, attack.hex, tuple(chosen), attack.is_bayonet, piece) is None:
                chosen.append(piece)


@rule("12.6", "12.61", "12.62")
def bayonet_action(g: August, first: int, hex_: int) -> Script[None]:
    """§12.61 The owner names who attacks with the bayonet, of those in the hex; they attack once and have acted."""
    side = g.owner[first]
    chosen = yield from gather_attackers(
        g, first, lambda pieces: Attack(side, hex_, tuple(pieces), is_bayonet=True), cannot_take_part
    )
    attack = Attack(side, hex_, tuple(chosen), is_bayonet=True)
    g.tell("bayonet-attack", "12.6", pieces=attack.pieces, hex=hex_)
    have_attacked(g, chosen)
    note_attack(g, attack)
    yield from resolve(g, attack)


def have_attacked(g: August, pieces: Sequence[int]) -> None:
    """§12.5 Those who attack leave their works and have acted."""
    for piece in pieces:
        abandon_works(g, piece)
        g.unmark(piece, TO_FIRE)
        g.mark(piece, SPENT)


@rule("12.72")
def note_attack(g: August, attack: Attack) -> None:
    """§12.72 A hex that only a charge attacks is attacked by nobody else in this segment."""
    g.position.attacked[attack.hex] = PURE_CHARGE if attack.is_charge else ATTACKED


@rule("12.4", "9.71", "9.72", "5.41")
def go_in(g: August, entrants: Sequence[int], hex_: int) -> Script[None]:
    """§12.4 The entrants go in one after another, companies before leaders; a barrage strikes each (R 79).

    A leader whose companies it has destroyed does not go in alone (R 80).
    """
    for piece in sorted(entrants, key=lambda p: g.is_leader[p]):
        if g.position.over or (g.is_leader[piece] and not g.combat_at(hex_, g.owner[piece])):
            return
        before = g.position.at[piece]
        g.position.bank[piece] = bank_after(g, piece, before, hex_)
        come_into(g, piece, hex_)
        if g.is_leader[piece]:
            g.mark(piece, GONE_IN)
        arrive(g, piece, before)
        lose_observed(g, piece)
        g.reveal(piece)
        look_around(g)
        for gun in g.combat_at(hex_, g.owner[piece].enemy):
            lose_barrage(g, gun)
        yield from barrage(g, (piece,))


@rule("5.83", "7.42")
def attacked(g: August, attack: Attack) -> list[int]:
    """§7.42 The pieces of the other side that take part: all in the hex; §5.83 no bayonet reaches another bank."""
    there = g.pieces_at(attack.hex, attack.side.enemy)
    return in_bayonet_attack(g, attack.hex, attack.pieces, there) if attack.is_bayonet else there


def still_attacking(g: August, attack: Attack) -> tuple[int, ...]:
    """§12.33 The attackers that are left and not demoralised."""
    return tuple(p for p in attack.pieces if g.position.at[p] == attack.hex and not g.has(p, DEMORALISED))


def can_attack(g: August, attack: Attack) -> bool:
    """§12.33 Whether a unit is left that attacks; leaders alone do not (R 66, R 79)."""
    return not g.position.over and has_strength(g, still_attacking(g, attack), is_defending=False)


@rule("12.3", "12.33", "12.4", "12.61")
def resolve(g: August, attack: Attack) -> Script[None]:
    """§12.3 Both sides total, shift and roll; with First Fire the defender's result counts before the attack."""
    hex_ = attack.hex
    defenders = attacked(g, attack)
    if not can_attack(g, attack) or not any(g.is_combat[p] for p in defenders):
        yield from settle(g, hex_)
        return
    first = yield from first_fire(g, attack, defenders)
    shaken: list[int] = []
    if first:
        yield from strike_back(g, attack, first)
        if can_attack(g, attack):
            shaken = yield from strike(g, attack, still_attacking(g, attack), ())
    else:
        shaken = yield from strike(g, attack, still_attacking(g, attack), tuple(defenders))
    yield from settle(g, hex_, *shaken)


def settle(g: August, *hexes: int) -> Script[None]:
    """§4.4 What follows from an assault, unless the game is over."""
    if not g.position.over:
        yield from consequences(g, hexes)


@rule("12.33", "12.61", "7.62")
def first_fire(g: August, attack: Attack, defenders: Sequence[int]) -> Script[tuple[int, ...]]:
    """§12.33 Who fires first: all against the bayonet; the dug-in or fortified alone if their owner likes (R 33)."""
    if attack.is_bayonet:
        return tuple(defenders)
    marked = tuple(p for p in defenders if is_dug_in(g, p) or is_fortified(g, p))
    if not has_strength(g, marked, is_defending=True):
        return ()
    enemy = attack.side.enemy
    choice = yield g.choose(
        enemy,
        g.first_fire(),
        g.fire_together(),
        rule="12.33",
        ask="ask-first-fire",
        tally=defence_tally(g, marked),
        hex=attack.hex,
    )
    return marked if choice.verb == "first-fire" else ()


def strike_back(g: August, attack: Attack, firers: tuple[int, ...]) -> Script[None]:
    """§12.33 First Fire: the attackers suffer its result before they attack."""
    if not has_strength(g, firers, is_defending=True):
        return
    tally = defence_tally(g, firers)
    roll = yield g.roll(rule="12.33", ask="roll-assault", tally=tally, high=attack.side.enemy)
    have_fired(g, firers)
    result = tally.result(roll)
    g.tell("first-fire", "12.33", side=attack.side.enemy, hex=attack.hex, roll=roll, result_assault=result)
    struck = Struck(still_attacking(g, attack), result)
    yield from suffer(g, attack.side, attack.hex, [struck], in_assault=True)


@rule("16.22")
def have_fired(g: August, firers: Sequence[int]) -> None:
    """§16.22 Units that fire in defence, or at those who leave, do not go on digging; finished works stay (R 131)."""
    for piece in firers:
        if strength(g, piece, is_defending=True) is not None:
            stop_digging(g, piece)


@rule("12.3", "12.31")
def strike(g: August, attack: Attack, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> Script[list[int]]:
    """§12.3 The attack, and at the same time the fire of the defenders if they have not fired first.

    Both sides take their results before anything follows from them; returns where it does beside the hex (6.73).
    """
    side, hex_ = attack.side, attack.hex
    tally, groups = attack_groups(g, attack, attackers, attacked(g, attack))
    defence = defence_tally(g, defenders)
    hits: list[Struck] = []
    if has_strength(g, attackers, is_defending=False):
        roll = yield g.roll(rule="12.3", ask="roll-assault", tally=tally, high=side)
        read = tally.result(roll)
        results = read if isinstance(read, tuple) else (read,)
        hits = [Struck(pieces, result) for pieces, result in zip(groups, results, strict=True)]
        g.tell("assault-attack", "12.3", side=side, hex=hex_, roll=roll, result_assault=results)
    answer: list[Struck] = []
    if has_strength(g, defenders, is_defending=True):
        roll = yield g.roll(rule="12.3", ask="roll-assault", tally=defence, high=side.enemy)
        have_fired(g, defenders)
        result = defence.result(roll)
        answer = [Struck(attackers, result)]
        g.tell("assault-defence", "12.3", side=side.enemy, hex=hex_, roll=roll, result_assault=result)
    later: list[int] = []
    yield from suffer(g, side.enemy, hex_, hits, in_assault=True, later=later)
    yield from suffer(g, side, hex_, answer, in_assault=True, later=later)
    return later


# Harassing fire (12.23) ----------------------------------------------------------------------------------------


@rule("12.23", "5.42", "7.22")
def leave_under_fire(g: August, side: Side, hex_: int, leavers: Sequence[int]) -> Script[None]:
    """§12.23 When the last combat unit of a side has left an assault hex, the enemies there may fire at all who left.

    Those who left in this segment are one group; negative shifts do not count, and there is no answer (R 31).
    """
    for piece in leavers:
        g.position.left_from[piece] = hex_
    if g.combat_at(hex_, side):
        return
    enemy = side.enemy
    firers = [p for p in g.pieces_at(hex_, enemy) if not g.has(p, DEMORALISED) and not g.is_gun[p]]
    gone = tuple(p for p in g.pieces_of[side] if g.position.left_from[p] == hex_ and g.is_on_board(p))
    if not has_strength(g, firers, is_defending=False) or not any(g.is_combat[p] for p in gone):
        return
    tally = defence_tally(g, firers)
    choice = yield g.choose(enemy, g.harass(), g.hold(), rule="12.23", ask="ask-harass", tally=tally, hex=hex_)
    if choice.verb == "hold":
        return
    roll = yield g.roll(rule="12.23", ask="roll-assault", tally=tally, high=enemy)
    have_fired(g, firers)
    result = tally.result(roll)
    g.tell("harassing-fire", "12.23", side=enemy, hex=hex_, roll=roll, result_assault=result)
    hexes = [g.position.at[p] for p in gone]
    yield from suffer(g, side, hexes[0], [Struck(gone, result)], in_assault=True, later=hexes)
    yield from consequences(g, hexes)
