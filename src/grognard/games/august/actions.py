"""Chapters 3.13, 5.61 and 6.65: what one piece may do in its action, declared to move or to fire.

Each kind of action is a script of its own chapter; here it is only offered and begun. Segments are in `segments`.
"""

from __future__ import annotations

from grognard.games.august.artillery import cannot_fire_observed, fire_observed, observed_tally
from grognard.games.august.assault import bayonet_action, cannot_assault, cannot_use_bayonet
from grognard.games.august.cavalry import cannot_dismount, cannot_mount, change_saddle
from grognard.games.august.charges import (
    assault_action,
    cannot_charge,
    cannot_join_friends,
    charge_action,
    hexes_in_reach,
    join_friends,
)
from grognard.games.august.entry import is_waiting, leave_map
from grognard.games.august.fire import Shot as OneShot
from grognard.games.august.fire import cannot_fire, fire_action, fire_tally, target_hexes
from grognard.games.august.ground import cannot_dig, dig, has_two_faces, is_ready
from grognard.games.august.morale import may_help
from grognard.games.august.movement import (
    Mover,
    cannot_go_along,
    cannot_move_off,
    cannot_step,
    move,
    open_hexes,
    step_offer,
)
from grognard.games.august.options import (
    NO_CONSOLIDATION,
    NO_MARCH_IN,
    NO_STRATEGIC_MOVES,
    cannot_merge,
    has_option,
    merge,
)
from grognard.games.august.plans import (
    FIRE,
    OBSERVE,
    STAYS,
    cannot_leave_by_mission,
    cannot_make_ready,
    must_make_ready,
    take_up_observation,
)
from grognard.games.august.recovery import cannot_recover, recover, recovery_tally
from grognard.games.august.table import (
    DEMORALISED,
    DISMOUNTED,
    FACES,
    LED,
    LIMBERED,
    MOUNTED,
    READY,
    SHAKEN,
    SPENT,
    TO_FIRE,
    TO_MOVE,
    August,
)
from grognard.games.august.wagons import (
    TRANSPORT,
    UNLOADS_ALONE,
    must_unload,
    transport,
    transport_offers,
    unload_at_goal,
)
from grognard.kernel.asking.script import Offer, Option, Refusal, Script
from grognard.kernel.words.rulebook import rule

ONE_FACE = Refusal("5.61", "no-one-face")
IS_LIMBERED = Refusal("5.61", "no-limbered")
IS_READY = Refusal("5.61", "no-ready")
READY_FIRST = Refusal("9.13", "no-ready-first")
NO_SUCH_FACE = Refusal("15.1", "no-such-face")
SUPPORTS_NOBODY = Refusal("6.62", "no-supports-nobody")
NO_BONUS = Refusal("6.62", "no-bonus")


@rule("3.13", "7.1", "10.0", "12.1", "12.6", "12.7")
def attack_action(g: August, piece: int) -> Script[None]:
    """§3.13 A unit declared to fire fires at a hex, assaults a hex, or does nothing."""
    if g.is_gun[piece]:
        yield from observe_action(g, piece)
        return
    side, here = g.owner[piece], g.position.at[piece]
    around = [here, *g.board.grid.adjacent[here]]
    fires = g.fire.each(
        target_hexes(g, piece), cannot_fire, g, piece, tally=lambda g, p, h: fire_tally(g, OneShot((p,), h))
    )
    assaults = g.assault.each(around, cannot_assault, g, piece)
    farther = hexes_in_reach(g, piece)
    charges = g.charge.each(farther, cannot_charge, g, piece)
    bayonets = g.bayonet.each([here], cannot_use_bayonet, g, piece)
    joins = g.reinforce.each([*around, *farther], cannot_join_friends, g, piece)
    choice = yield g.choose(
        side, fires, assaults, charges, bayonets, joins, g.stay(), rule="3.13", ask="ask-attack", piece=piece
    )
    match choice.verb:
        case "fire":
            yield from fire_action(g, piece, choice.noun)
        case "charge":
            yield from charge_action(g, piece, choice.noun)
        case "reinforce":
            yield from join_friends(g, piece, choice.noun)
        case "bayonet":
            yield from bayonet_action(g, piece, choice.noun)
        case "assault":
            yield from assault_action(g, piece, choice.noun)
        case _:
            stay(g, piece)


@rule("9.12", "10.3")
def observe_action(g: August, piece: int) -> Script[None]:
    """§9.12 A gun on observation fires at a hex in which it sees somebody, or does nothing."""
    side = g.owner[piece]
    fires = g.fire.each(target_hexes(g, piece), cannot_fire_observed, g, piece, tally=observed_tally)
    closes = (
        g.assault.these((), cannot_assault, g, piece),
        g.charge.these((), cannot_charge, g, piece),
        g.bayonet.these((), cannot_use_bayonet, g, piece),
        g.reinforce.these((), cannot_join_friends, g, piece),
    )
    choice = yield g.choose(side, fires, *closes, g.stay(), rule="10.3", ask="ask-attack", piece=piece)
    if choice.verb == "fire":
        yield from fire_observed(g, piece, choice.noun)
    else:
        stay(g, piece)


@rule("9.13")
def make_ready_action(g: August, piece: int) -> Script[None]:
    """§9.13 A gun that has arrived, or has no wagon left to carry it, is made ready, or tries to recover first."""
    recovers = g.recover.unless(cannot_recover, g, piece)
    tally = recovery_tally(g, piece) if len(recovers) else None
    choice = yield g.choose(
        g.owner[piece],
        g.make_ready(),
        recovers,
        rule="9.13",
        ask="ask-move",
        tally=tally,
        against=lambda _: READY_FIRST,
        piece=piece,
    )
    if choice.verb == "recover":
        yield from recover(g, piece)
    else:
        turn_counter(g, piece, choice.verb)


@rule("16.2", "9.12", "9.62", "3.13")
def cannot_entrench(g: August, piece: int) -> Refusal | None:
    """§16.2 A unit that may dig here does, but no gun with a mission to fire or to observe (R 74)."""
    if (refusal := cannot_dig(g, piece)) is not None:
        return refusal
    return STAYS if g.is_gun[piece] and g.position.mission[piece] in (FIRE, OBSERVE) else None


@rule("5.61", "9.62")
def cannot_limber(g: August, piece: int) -> Refusal | None:
    """§5.61 A ready piece with two faces may be limbered, unless its mission forbids it (9.62)."""
    if not has_two_faces(g, piece):
        return ONE_FACE
    return cannot_leave_by_mission(g, piece) if is_ready(g, piece) else IS_LIMBERED


@rule("5.61", "9.13")
def cannot_unlimber(g: August, piece: int) -> Refusal | None:
    """§5.61 A limbered piece may be made ready, unless it is on its way (9.13)."""
    if not has_two_faces(g, piece):
        return ONE_FACE
    return IS_READY if is_ready(g, piece) else cannot_make_ready(g, piece)


@rule("3.13", "14.3", "9.13", "16.41")
def move_action(g: August, piece: int) -> Script[None]:
    """§3.13 A piece declared to move acts: as it must when demoralised, off the map or at its goal, else as chosen."""
    if g.has(piece, DEMORALISED):
        yield from recover(g, piece)
    elif is_waiting(g, piece):
        yield from come_in(g, piece)
    elif must_make_ready(g, piece):
        yield from make_ready_action(g, piece)
    elif must_unload(g, piece):
        yield from unload_at_goal(g, piece)
        stay(g, piece)
    else:
        tally = recovery_tally(g, piece) if cannot_recover(g, piece) is None else None
        alone = Mover(g, (piece,))
        offers = [*moves(g, alone), *transport_offers(g, piece), *whole_actions(g, alone)]
        choice = yield g.choose(
            g.owner[piece], *offers, g.stay(), rule="3.13", ask="ask-move", tally=tally, piece=piece
        )
        yield from carry_out(g, piece, choice)


@rule("5.2", "6.4", "17.1", "17.3")
def moves(g: August, alone: Mover) -> list[Offer]:
    """§5.2 Where a piece may go, with whom, and with which company it may merge."""
    piece = alone.pieces[0]
    here, side = g.position.at[piece], g.owner[piece]
    offers = [
        step_offer(g, alone),
        g.along.each(g.own_at(here, side), cannot_go_along, g, piece),
        march_offer(g, (piece,)),
    ]
    if has_option(g, "consolidation"):
        offers.append(g.merge.each(g.combat_at(here, side), cannot_merge, g, piece))
    else:
        offers.append(g.merge.refused(NO_CONSOLIDATION))
    return offers


@rule("3.13", "16.2", "16.42", "5.61", "6.65", "14.4")
def whole_actions(g: August, alone: Mover) -> list[Offer]:
    """§3.13 What a piece may do in place of moving: leave, dig, turn its counter, get on or off, support, recover."""
    piece = alone.pieces[0]
    return [
        g.leave.unless(cannot_move_off, g, alone),
        g.dig.unless(cannot_entrench, g, piece),
        g.limber.unless(cannot_limber, g, piece),
        g.make_ready.unless(cannot_unlimber, g, piece),
        g.dismount.unless(cannot_dismount, g, piece),
        g.mount.unless(cannot_mount, g, piece),
        g.support.unless(cannot_support, g, piece),
        g.recover.unless(cannot_recover, g, piece),
    ]


def carry_out(g: August, piece: int, choice: Option) -> Script[None]:
    """§3.13 A piece declared to move does what was chosen for it."""
    match choice.verb:
        case "to" | "march":
            yield from move(g, (piece,), choice.noun, is_march=choice.verb == "march")
        case "along":
            yield from move_along(g, piece, choice.noun)
        case "recover":
            yield from recover(g, piece)
        case verb if verb in TRANSPORT:
            yield from transport(g, piece, choice)
        case "merge":
            merge(g, piece, choice.noun)
        case "limber" | "make-ready":
            turn_counter(g, piece, choice.verb)
        case "mount" | "dismount":
            change_saddle(g, piece, choice.verb)
        case "support":
            support(g, piece)
        case "leave":
            leave_map(g, (piece,))
        case "dig":
            dig(g, piece)
            stay(g, piece)
        case _:
            stay(g, piece)


@rule("15.1")
def cannot_show(g: August, piece: int, face: int) -> Refusal | None:
    """§15.1 A squadron that comes in may be turned to its other face."""
    is_saddle = face in (MOUNTED, DISMOUNTED) and FACES[face] in g.roster[piece].named_faces
    return None if is_saddle and face != g.position.face[piece] else NO_SUCH_FACE


@rule("16.41", "15.1")
def come_in(g: August, piece: int) -> Script[None]:
    """§16.41 A piece that waits comes in by one of its hexes, alone or with a leader; squadrons on foot or mounted."""
    side, verb = g.owner[piece], "show"
    while verb == "show":
        with_unit = g.along.each(g.own_at(g.position.at[piece], side), cannot_go_along, g, piece)
        other = g.show.each((MOUNTED, DISMOUNTED), cannot_show, g, piece)
        steps = step_offer(g, Mover(g, (piece,)))
        choice = yield g.choose(side, steps, with_unit, other, g.stay(), rule="16.41", ask="ask-come-in", piece=piece)
        verb = choice.verb
        if verb == "show":
            g.turn_to(piece, choice.noun)
    match verb:
        case "to":
            yield from move(g, (piece,), choice.noun)
        case "along":
            yield from move_along(g, piece, choice.noun)
        case _:
            stay(g, piece)


@rule("17.3")
def march_offer(g: August, pieces: tuple[int, ...]) -> Offer:
    """§17.3 The first hexes of a strategic move, where that option is played; leaders march too (R 134)."""
    here = g.position.at[pieces[0]]
    if not has_option(g, "strategic-movement"):
        return g.march.refused(NO_STRATEGIC_MOVES)
    if here >= g.board.grid.size:
        return g.march.refused(NO_MARCH_IN)
    mover = Mover(g, pieces, is_march=True)
    return g.march.these(open_hexes(g, mover), cannot_step, g, mover)


@rule("6.4", "5.2", "17.3")
def move_along(g: August, leader: int, unit: int) -> Script[None]:
    """§6.4 A leader and a unit he called move together, each paying its own costs (R 7)."""
    side, pair = g.owner[leader], (unit, leader)
    mover = Mover(g, pair)
    ends, unloads = g.leave.unless(cannot_move_off, g, mover), g.unload.refused(UNLOADS_ALONE)
    steps, marches = step_offer(g, mover), march_offer(g, pair)
    choice = yield g.choose(side, steps, marches, unloads, ends, g.halt(), rule="6.4", ask="ask-step", piece=unit)
    if choice.verb in ("to", "march"):
        yield from move(g, pair, choice.noun, is_march=choice.verb == "march")
    elif choice.verb == "leave":
        leave_map(g, pair)
    else:
        stay(g, leader)
        stay(g, unit)


def stay(g: August, piece: int) -> None:
    """§3.3 A piece has acted, whatever it did (R 5)."""
    g.unmark(piece, TO_MOVE | TO_FIRE)
    g.mark(piece, SPENT)


@rule("5.61")
def turn_counter(g: August, piece: int, verb: str) -> None:
    """§5.61 A machine gun, gun or mortar is limbered or made ready; that takes its whole action."""
    g.turn_to(piece, LIMBERED if verb == "limber" else READY)
    g.tell("limbers" if verb == "limber" else "made-ready", "5.61", piece=piece)
    take_up_observation(g, piece)
    stay(g, piece)


@rule("6.62", "6.65")
def cannot_support(g: August, leader: int) -> Refusal | None:
    """§6.62 A leader with a morale bonus may give his action to the recovery of those he called."""
    if not g.bonus_of[leader]:
        return NO_BONUS
    called = [p for p in g.pieces_of[g.owner[leader]] if g.has(p, LED) and g.has(p, TO_MOVE) and g.has(p, SHAKEN)]
    return None if any(may_help(g, leader, p) for p in called) else SUPPORTS_NOBODY


@rule("6.62", "6.65", "14.4")
def support(g: August, leader: int) -> None:
    """§6.65 A leader who supports recovery neither moves nor fires."""
    g.position.lifts[leader] = 1
    g.tell("supports", "6.65", piece=leader)
    stay(g, leader)
