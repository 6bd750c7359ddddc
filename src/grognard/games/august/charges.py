"""Chapters 12.7 and 15.3: the cavalry charge, an assault from two hexes away across one hex of clear ground.

The charge is an assault with its own way in: fire meets it in the hex between, and whoever is stopped there does not
attack. Strengths, columns and losses are those of `assault`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from grognard.games.august.assault import (
    ASSAULT_TO_ASSAULT,
    IS_SHAKEN,
    LEADER_ALONE,
    NO_ENEMY,
    NOT_DECLARED,
    NOT_WELL_LED,
    NOTHING_TO_JOIN,
    WAS_CHARGED,
    Attack,
    cannot_reinforce,
    cannot_take_part,
    gather_attackers,
    go_in,
    have_attacked,
    note_attack,
    reinforce,
    resolve,
)
from grognard.games.august.bound import IS_BOUND, is_bound_elsewhere
from grognard.games.august.cavalry import is_rider
from grognard.games.august.consequences import consequences
from grognard.games.august.ground import cannot_stack, terrain_names
from grognard.games.august.movement import Mover, enter
from grognard.games.august.rivers import cannot_cross, ends_move
from grognard.games.august.sectors import cannot_assault_over
from grognard.games.august.table import August
from grognard.games.august.words import NO_ATTACK, PURE_CHARGE, SHAKEN, TO_FIRE, WELL_LED
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

NOT_TWO_HEXES = Refusal("12.73", "no-two-hexes")
NO_RIDER = Refusal("12.7", "no-rider")
NO_WAY_IN = Refusal("12.73", "no-charge-way")
CHARGE = 2
"""§12.7 A charge begins so many hexes from its target."""


# The way in (12.73) --------------------------------------------------------------------------------------------


def hexes_in_reach(g: August, piece: int) -> list[int]:
    """The hexes with enemy combat units from which a piece is as far away as a charge begins."""
    here, enemy, grid = g.position.at[piece], g.owner[piece].enemy, g.board.grid
    ring = grid.within(here, CHARGE) & ~grid.within(here, CHARGE - 1)
    return sorted(h for h in g.occupation.stacks if ring >> h & 1 and g.known_combat_at(h, enemy))


@rule("12.73")
def is_open_for_charge(g: August, side: Side, hex_: int, gone: Collection[int] = ()) -> bool:
    """§12.73 Clear, level ground (R 111), or a bare slope where the scenario says so, with no units but leaders.

    `gone` are those who will have left the hex.
    """
    is_level = not g.board.height[hex_] or g.has_rule("bare-slopes")
    if terrain_names(g, hex_) != ["clear"] or not is_level:
        return False
    return all(g.is_leader[p] or p in gone for p in (*g.own_at(hex_, side), *g.pieces_at(hex_, side.enemy)))


@rule("12.73", "5.81", "5.82")
def charge_ways(g: August, piece: int, hex_: int, coming: Sequence[int] = ()) -> list[int]:
    """§12.73 The hexes through which a piece may charge another; it crosses no river on the way.

    A leader follows those who come too, so that they are not in his way.
    """
    here, side, grid = g.position.at[piece], g.owner[piece], g.board.grid
    gone = coming if g.is_leader[piece] else ()
    return [
        h
        for h in grid.adjacent[here]
        if grid.distance(h, hex_) == 1
        and is_open_for_charge(g, side, h, gone)
        and cannot_cross(g, piece, here, h) is None
        and not ends_move(g, piece, here, h)
    ]


# Who may charge (12.7, 12.72, 15.3) ----------------------------------------------------------------------------


@rule("12.7", "12.21", "12.73", "15.2", "15.3", "15.41", "15.6", "5.41")
def cannot_ride_in(g: August, hex_: int, coming: Sequence[int], piece: int) -> Refusal | None:
    """§12.7 Mounted squadrons in good order, called by a steady leader of theirs, and leaders with them, charge."""
    here, side = g.position.at[piece], g.owner[piece]
    if not g.known_combat_at(hex_, side.enemy):
        return NO_ENEMY
    if not is_rider(g, piece):
        return NO_RIDER
    if g.board.grid.distance(here, hex_) != CHARGE:
        return NOT_TWO_HEXES
    if g.is_assault_hex(here):
        return ASSAULT_TO_ASSAULT
    if not g.has(piece, TO_FIRE):
        return NOT_DECLARED
    if g.has(piece, SHAKEN):
        return IS_SHAKEN
    if is_bound_elsewhere(g, piece, hex_):
        return IS_BOUND
    if (refusal := cannot_assault_over(g, piece, hex_)) is not None:
        return refusal
    if not charge_ways(g, piece, hex_, coming):
        return NO_WAY_IN
    if g.is_leader[piece]:
        friends = g.combat_at(hex_, side) or any(g.is_company[p] for p in coming)
        return None if friends else LEADER_ALONE
    return cannot_stack(g, piece, hex_, coming) if g.has(piece, WELL_LED) else NOT_WELL_LED


@rule("12.7", "12.72")
def cannot_charge(g: August, piece: int, hex_: int) -> Refusal | None:
    """§12.7 A squadron begins a charge; not on a hex that was charged in this segment."""
    if g.is_leader[piece]:
        return LEADER_ALONE
    if g.position.attacked[hex_] == PURE_CHARGE:
        return WAS_CHARGED
    return cannot_ride_in(g, hex_, (), piece)


@rule("12.72", "12.21", "5.41")
def cannot_join_attack(g: August, hex_: int, coming: Sequence[int], is_bayonet: bool, piece: int) -> Refusal | None:
    """§12.72 Those beside the hex or in it join an attack, riders from two hexes away too (12.21).

    It is a pure charge only if all its units come from there.
    """
    if piece in coming:
        return NOT_DECLARED
    if is_rider(g, piece) and g.board.grid.distance(g.position.at[piece], hex_) == CHARGE:
        return cannot_ride_in(g, hex_, coming, piece)
    return cannot_take_part(g, hex_, coming, is_bayonet, piece)


@rule("12.7", "12.72", "15.3")
def is_pure(g: August, hex_: int, pieces: Sequence[int]) -> bool:
    """§12.72 Whether only charging squadrons attack the hex in this segment; leaders are no units."""
    if g.position.attacked[hex_] != NO_ATTACK:
        return False
    at, grid = g.position.at, g.board.grid
    return all(g.is_leader[p] or grid.distance(at[p], hex_) == CHARGE for p in pieces)


# The charge (12.7, 12.71) --------------------------------------------------------------------------------------


@rule("12.7", "12.71", "15.3")
def charge_action(g: August, first: int, hex_: int) -> Script[None]:
    """§12.7 A squadron begins a charge; others may come too."""
    yield from storm(g, first, hex_, "charges", "12.7")


@rule("12.1", "12.4", "12.5")
def assault_action(g: August, first: int, hex_: int) -> Script[None]:
    """§12.1 A piece beside the hex or in it begins an assault; others may come too."""
    yield from storm(g, first, hex_, "assaults", "12.1")


@rule("12.4", "12.5", "12.72", "12.21")
def storm(g: August, first: int, hex_: int, key: str, clause: str) -> Script[None]:
    """§12.5 The owner names who attacks the hex together; they enter, attack once and have acted (R 70).

    Squadrons two hexes away ride in, those beside the hex follow, and at last the leaders who ride in alone.
    """
    side = g.owner[first]

    def attack_of(pieces: Sequence[int]) -> Attack:
        return Attack(side, hex_, tuple(pieces), is_charge=is_pure(g, hex_, pieces))

    chosen = yield from gather_attackers(g, first, attack_of, cannot_join_attack)
    attack = attack_of(chosen)
    g.tell(key, clause, pieces=attack.pieces, hex=hex_)
    have_attacked(g, chosen)
    note_attack(g, attack)
    at, grid = g.position.at, g.board.grid
    riders = in_pairs(g, [p for p in chosen if grid.distance(at[p], hex_) == CHARGE])
    others = [p for p in chosen if grid.distance(at[p], hex_) == 1]
    yield from ride_in_all(g, [group for group in riders if not g.is_leader[group[0]]], hex_)
    if g.position.over:
        return
    units = [p for p in others if not g.is_leader[p]]
    yield from go_in(g, others if units or g.combat_at(hex_, side) else [], hex_)
    yield from ride_in_all(g, [group for group in riders if g.is_leader[group[0]]], hex_)
    if not g.position.over:
        yield from resolve(g, attack)


def ride_in_all(g: August, groups: Sequence[tuple[int, ...]], hex_: int) -> Script[None]:
    """§12.7 Riders go in one group after another, until the game is over."""
    for group in groups:
        if not g.position.over:
            yield from ride_in(g, group, hex_)


@rule("6.4", "12.7")
def in_pairs(g: August, riders: Sequence[int]) -> list[tuple[int, ...]]:
    """§6.4 The riders as they go: each squadron with the leader who called it and starts with it, then the others."""
    found: list[tuple[int, ...]] = []
    leaders = [p for p in riders if g.is_leader[p]]
    for unit in (p for p in riders if not g.is_leader[p]):
        leader = g.position.by[unit]
        if leader in leaders and g.position.at[leader] == g.position.at[unit]:
            leaders.remove(leader)
            found.append((unit, leader))
        else:
            found.append((unit,))
    return [*found, *((p,) for p in leaders)]


@rule("12.71", "12.73", "13.23")
def ride_in(g: August, group: tuple[int, ...], hex_: int) -> Script[None]:
    """§12.71 Riders enter the hex between, where the enemy may fire at them; whoever is not stopped goes in (R 34)."""
    ways = g.to.these(charge_ways(g, group[0], hex_))
    is_alone = g.is_leader[group[0]] and not g.combat_at(hex_, g.owner[group[0]])
    if not len(ways) or is_alone:
        return
    way = yield from g.which(g.owner[group[0]], ways, rule="12.73", ask="ask-charge-way", piece=group[0])
    mover = Mover(g, group)
    if (yield from enter(g, mover, way.noun)):
        yield from go_in(g, mover.pieces, hex_)


# Going in without attacking (12.5) -----------------------------------------------------------------------------


@rule("12.5", "12.21")
def cannot_join_friends(g: August, piece: int, hex_: int) -> Refusal | None:
    """§12.5 Where friends already fight a piece may go in without attacking, riders from two hexes away too (R 115)."""
    if g.board.grid.distance(g.position.at[piece], hex_) != CHARGE:
        return cannot_reinforce(g, piece, hex_)
    if (refusal := cannot_ride_in(g, hex_, (), piece)) is not None:
        return refusal
    return None if g.combat_at(hex_, g.owner[piece]) else NOTHING_TO_JOIN


@rule("12.5", "12.21")
def join_friends(g: August, piece: int, hex_: int) -> Script[None]:
    """§12.5 A piece goes in without attacking; riders from two hexes away pass the hex between, as in a charge."""
    if g.board.grid.distance(g.position.at[piece], hex_) != CHARGE:
        yield from reinforce(g, piece, hex_)
        return
    have_attacked(g, (piece,))
    g.tell("reinforces", "12.5", piece=piece, hex=hex_)
    yield from ride_in(g, (piece,), hex_)
    if not g.position.over:
        yield from consequences(g, [hex_])
