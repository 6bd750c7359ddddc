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
from grognard.games.august.table import August
from grognard.games.august.wagons import (
    UNLOADS_ALONE,
    must_unload,
    transport_actions,
    unload_at_goal,
)
from grognard.games.august.words import (
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
)
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Refusal, Script
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
    actions = (
        Action(fires, fire_action, g, piece),
        Action(assaults, assault_action, g, piece),
        Action(charges, charge_action, g, piece),
        Action(bayonets, bayonet_action, g, piece),
        Action(joins, join_friends, g, piece),
        Action(g.stay(), stay, g, piece),
    )
    yield from act(g, side, actions, rule="3.13", ask="ask-attack", piece=piece)


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
    actions = (Action(fires, fire_observed, g, piece), Action(g.stay(), stay, g, piece))
    yield from act(g, side, actions, *closes, rule="10.3", ask="ask-attack", piece=piece)


@rule("9.13")
def make_ready_action(g: August, piece: int) -> Script[None]:
    """§9.13 A gun that has arrived, or has no wagon left to carry it, is made ready, or tries to recover first."""
    readies = Action(g.make_ready(), turn_counter, g, piece, READY)
    recovers = Action(g.recover.unless(cannot_recover, g, piece), recover, g, piece)
    tally = recovery_tally(g, piece) if len(recovers) else None
    yield from act(
        g,
        g.owner[piece],
        (readies, recovers),
        rule="9.13",
        ask="ask-move",
        tally=tally,
        against=lambda _: READY_FIRST,
        piece=piece,
    )


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
        stays = Action(g.stay(), stay, g, piece)
        actions = [*moves(g, alone), *transport_actions(g, piece), *whole_actions(g, alone), stays]
        yield from act(g, g.owner[piece], actions, rule="3.13", ask="ask-move", tally=tally, piece=piece)


@rule("5.2", "6.4", "17.1", "17.3")
def moves(g: August, alone: Mover) -> list[Action]:
    """§5.2 Where a piece may go, with whom, and with which company it may merge."""
    piece = alone.pieces[0]
    here, side = g.position.at[piece], g.owner[piece]
    if has_option(g, "consolidation"):
        merges = g.merge.each(g.combat_at(here, side), cannot_merge, g, piece)
    else:
        merges = g.merge.refused(NO_CONSOLIDATION)
    return [
        Action(step_offer(g, alone), move, g, (piece,)),
        Action(g.along.each(g.own_at(here, side), cannot_go_along, g, piece), move_along, g, piece),
        Action(march_offer(g, (piece,)), march, g, (piece,)),
        Action(merges, merge, g, piece),
    ]


@rule("3.13", "16.2", "16.42", "5.61", "6.65", "14.4")
def whole_actions(g: August, alone: Mover) -> list[Action]:
    """§3.13 What a piece may do in place of moving: leave, dig, turn its counter, get on or off, support, recover."""
    piece = alone.pieces[0]
    return [
        Action(g.leave.unless(cannot_move_off, g, alone), leave_map, g, (piece,)),
        Action(g.dig.unless(cannot_entrench, g, piece), entrench, g, piece),
        Action(g.limber.unless(cannot_limber, g, piece), turn_counter, g, piece, LIMBERED),
        Action(g.make_ready.unless(cannot_unlimber, g, piece), turn_counter, g, piece, READY),
        Action(g.dismount.unless(cannot_dismount, g, piece), change_saddle, g, piece, DISMOUNTED),
        Action(g.mount.unless(cannot_mount, g, piece), change_saddle, g, piece, MOUNTED),
        Action(g.support.unless(cannot_support, g, piece), support, g, piece),
        Action(g.recover.unless(cannot_recover, g, piece), recover, g, piece),
    ]


@rule("16.2")
def entrench(g: August, piece: int) -> None:
    """§16.2 A unit digs in, which takes its whole action."""
    dig(g, piece)
    stay(g, piece)


@rule("15.1")
def cannot_show(g: August, piece: int, face: int) -> Refusal | None:
    """§15.1 A squadron that comes in may be turned to its other face."""
    is_saddle = face in (MOUNTED, DISMOUNTED) and FACES[face] in g.roster[piece].named_faces
    return None if is_saddle and face != g.position.face[piece] else NO_SUCH_FACE


@rule("16.41", "15.1")
def come_in(g: August, piece: int) -> Script[None]:
    """§16.41 A piece that waits comes in by one of its hexes, alone or with a leader; squadrons on foot or mounted."""
    side, is_turned = g.owner[piece], True
    while is_turned:
        with_unit = g.along.each(g.own_at(g.position.at[piece], side), cannot_go_along, g, piece)
        actions = (
            Action(step_offer(g, Mover(g, (piece,))), move, g, (piece,)),
            Action(with_unit, move_along, g, piece),
            Action(g.show.each((MOUNTED, DISMOUNTED), cannot_show, g, piece), g.turn_to, piece),
            Action(g.stay(), stay, g, piece),
        )
        choice = yield from act(g, side, actions, rule="16.41", ask="ask-come-in", piece=piece)
        is_turned = choice.verb == "show"


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


@rule("17.3")
def march(g: August, pieces: tuple[int, ...], first: int) -> Script[Mover]:
    """§17.3 A strategic move; its first hex is chosen already."""
    return move(g, pieces, first, is_march=True)


@rule("6.4", "5.2", "17.3")
def move_along(g: August, leader: int, unit: int) -> Script[None]:
    """§6.4 A leader and a unit he called move together, each paying its own costs (R 7)."""
    side, pair = g.owner[leader], (unit, leader)
    mover = Mover(g, pair)
    yield from act(
        g,
        side,
        (
            Action(step_offer(g, mover), move, g, pair),
            Action(march_offer(g, pair), march, g, pair),
            Action(g.leave.unless(cannot_move_off, g, mover), leave_map, g, pair),
            Action(g.halt(), stay, g, leader, unit),
        ),
        g.unload.refused(UNLOADS_ALONE),
        rule="6.4",
        ask="ask-step",
        piece=unit,
    )


def stay(g: August, *pieces: int) -> None:
    """§3.3 Pieces have acted, whatever they did (R 5)."""
    for piece in pieces:
        g.unmark(piece, TO_MOVE | TO_FIRE)
        g.mark(piece, SPENT)


@rule("5.61")
def turn_counter(g: August, piece: int, face: int) -> None:
    """§5.61 A machine gun, gun or mortar is limbered or made ready; that takes its whole action."""
    g.turn_to(piece, face)
    g.tell("limbers" if face == LIMBERED else "made-ready", "5.61", piece=piece)
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
