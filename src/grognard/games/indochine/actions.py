"""Chapter 6: what an active unit may do with its one action, each verb beside what it does; weapons and leaders.

Fire and smoke are in `active_fire`, moves in `movement`, assaults in `launching`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from grognard.games.indochine.active_fire import (
    ALONE,
    NO_COMBAT_UNIT,
    NO_LEADER,
    aims_of,
    cannot_coordinate,
    cannot_snap_now,
    coordinate,
    lay_smoke,
    shots_of,
    smoke_offer,
    snap,
    snap_offer,
)
from grognard.games.indochine.command import acts_alone, formation_now
from grognard.games.indochine.ground import STACK_FULL, cannot_dig, dig
from grognard.games.indochine.launching import assault_actions, gather_action
from grognard.games.indochine.morale import absorb, cannot_shake_off
from grognard.games.indochine.movement import (
    ALREADY,
    IS_DEPLOYED,
    NO_EXIT,
    UnitAction,
    cannot_leave,
    enter,
    entry_offer,
    have_acted,
    is_passing,
    must_assault,
    open_steps,
    step_offers,
)
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.victory import check_capture, leave_map
from grognard.games.indochine.words import (
    ACTED,
    ACTIVE,
    CREW,
    DEPLOYED,
    EMPTY,
    HO,
    NEUTRALISED,
    OUT_OF_COMMAND,
    STOPPED,
    WITHDREW,
)
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Option, Refusal, Script
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

NOT_BESIDE = Refusal("6.3", "no-beside-leader")
NO_WEAPON = Refusal("6.1", "no-heavy-weapon")
NOT_ENTERED = Refusal("0.5", "no-entered")
ON_MAP = Refusal("0.5", "no-on-map")
IS_STOPPED = Refusal("6.3", "no-stopped")


# The choice of an action (6.1) ---------------------------------------------------------------------------------


@rule("6", "6.1", "11.2")
def take_action(g: Indochine, piece: int) -> Script[None]:
    """§6.1 One unit carries out one action, part by part, until it is over or the owner ends it."""
    side, action = g.owner[piece], UnitAction((piece,))
    if g.position.activating >= 0 and g.kind[piece] != HO:
        g.position.begun = 1
    while not action.is_over and not g.position.over:
        actions = actions_of(g, action)
        if not any(actions):
            break
        why_not, spent = partial(against, g, action), action.spent
        choice = yield from act(
            g, side, actions, ends(g, action), rule="6.1", ask="ask-action", against=why_not, piece=piece, spent=spent
        )
        if choice.verb in ENDING:
            action.is_over = True
        check_capture(g)
    have_acted(g, [piece])


def ends(g: Indochine, action: UnitAction) -> Offer:
    """How an action may end: nothing is done, or a move ends here."""
    return g.halt.unless(cannot_halt, g, action) if action.steps else g.stay.unless(cannot_stay, g, action)


@rule("6.1", "13")
def cannot_stay(g: Indochine, action: UnitAction) -> Refusal | None:
    """§6.1 A unit may do nothing, or nothing more, unless it moves; §13 a stack that can carry out its assault does."""
    if action.steps:
        return Refusal("7.1", "no-under-way")
    return Refusal("13", "no-must-assault") if must_assault(g, action) else None


@rule("7.1", "7.2", "13")
def cannot_halt(g: Indochine, action: UnitAction) -> Refusal | None:
    """§7.1 A move may end in any hex but one too full to stay in (7.2); §13 a stack first carries out its assault."""
    if not action.steps:
        return Refusal("7.1", "no-move-begun")
    if must_assault(g, action):
        return Refusal("13", "no-must-assault")
    return STACK_FULL if is_passing(g, action) and open_steps(g, action) else None


WHOLE = frozenset(["fire", "smoke-round", "deploy", "dig", "command", "free", "coordinate"])
"""The verbs that are a whole action: no other part of it comes before or after them."""
FRESH_ONLY = WHOLE | {"dismount", "shake-off"}
"""The verbs that begin an action and go with no other part of it, a move least of all."""
ENDING = WHOLE | {"leave", "halt", "stay"}
"""The verbs after which an action is over."""


@rule("6.1", "6.3", "10.9", "11.1")
def against(g: Indochine, action: UnitAction, option: Option) -> Refusal | None:
    """§6.1 Why a verb that is not shown for these units is impossible in their action."""
    piece, noun = action.units[0], option.noun
    if not g.is_on_board(piece):
        return NOT_ENTERED
    if option.verb in FRESH_ONLY and not action.is_fresh:
        return ALREADY
    match option.verb:
        case "enter":
            return ON_MAP
        case "leave":
            return cannot_leave(g, action)
        case "stay":
            return cannot_stay(g, action)
        case "halt":
            return cannot_halt(g, action)
        case "deploy":
            return cannot_deploy(g, piece)
        case "dismount":
            return cannot_dismount(g, piece)
        case "shake-off":
            return cannot_shake_off(g, g.owner[piece], noun)
        case "command":
            return cannot_command(g, piece, noun)
        case "free":
            return cannot_free(g, piece, noun)
        case "coordinate":
            return cannot_coordinate(g, piece)
        case _:
            return None


def actions_of(g: Indochine, action: UnitAction) -> list[Action]:
    """§6.1 Everything a unit may do next in its action, each verb beside what it does."""
    piece = action.units[0]
    if g.has(piece, NEUTRALISED):
        return []
    if not g.is_on_board(piece):
        return [Action(entry_offer(g, action), step, g, action, False)]
    no_snap = cannot_snap_now(g, action)
    aims = aims_of(g, piece) if no_snap is None or action.is_fresh else ()
    moves, creeps = step_offers(g, action)
    return [
        Action(moves, step, g, action, False),
        Action(creeps, step, g, action, True),
        Action(snap_offer(g, action, aims if no_snap is None else ()), snap, g, action),
        Action(smoke_offer(g, action), lay_smoke, g, action),
        *assault_actions(g, action),
        *leave_actions(g, action),
        gather_action(g, action),
        *(fresh_actions(g, action, aims) if action.is_fresh else ()),
    ]


def fresh_actions(g: Indochine, action: UnitAction, aims: Sequence[int]) -> list[Action]:
    """§6.1 What a unit may do only as long as nothing else is done in its action."""
    piece = action.units[0]
    shaken = g.shake_off.each((piece,), cannot_shake_off, g, g.owner[piece])
    return [
        *shots_of(g, piece, aims, action.watch),
        *weapon_actions(g, action),
        Action(g.dig.unless(cannot_dig_in, g, piece), dig, g, piece),
        *([Action(shaken, absorb, g)] if g.has(piece, STOPPED) else []),
        *command_actions(g, piece, action.watch),
    ]


def step(g: Indochine, action: UnitAction, is_tactical: bool, hex_: int) -> Script[None]:
    """§6.1 Units go to the next hex; §7.3 a tactical move after a fire ends their action."""
    action.tactical = is_tactical
    yield from enter(g, action, hex_)
    action.is_over = action.is_over or (is_tactical and action.fired)


def leave_actions(g: Indochine, action: UnitAction) -> list[Action]:
    """Leaving the map, where units of this side may leave it."""
    if cannot_leave(g, action) == NO_EXIT:
        return []
    return [Action(g.leave.unless(cannot_leave, g, action), leave_together, g, action)]


def leave_together(g: Indochine, action: UnitAction) -> None:
    """§0.5 Units that move together leave the map together."""
    for unit in action.units:
        leave_map(g, unit)


# Heavy weapons (6.1) -------------------------------------------------------------------------------------------


@rule("6.1", "6.7")
def cannot_deploy(g: Indochine, piece: int) -> Refusal | None:
    """§6.1 A dismounted weapon with ammunition may be deployed, and fire."""
    if not g.is_weapon[piece]:
        return NO_WEAPON
    if g.position.face[piece] != CREW:
        return Refusal("6.1", "no-deployed-already")
    if acts_alone(g, piece):
        return ALONE
    return Refusal("6.7", "no-ammunition") if g.has(piece, EMPTY) else None


def weapon_actions(g: Indochine, action: UnitAction) -> list[Action]:
    """What is offered to the crew of a weapon alone: to deploy or to dismount it."""
    piece = action.units[0]
    if not g.is_weapon[piece]:
        return []
    if g.position.face[piece] == CREW:
        return [Action(g.deploy.unless(cannot_deploy, g, piece), deploy, g, action)]
    return [Action(g.dismount.unless(cannot_dismount, g, piece), dismount, g, action)]


@rule("6.1")
def deploy(g: Indochine, action: UnitAction) -> Script[None]:
    """§6.1 A weapon is deployed and may fire at once."""
    piece = action.units[0]
    g.turn_to(piece, DEPLOYED)
    g.tell_apart(g.owner[piece], piece, "deploys", "marker-busy", "6.1", hex=g.position.at[piece])
    shots = shots_of(g, piece, aims_of(g, piece), action.watch)
    if any(shots):
        yield from act(g, g.owner[piece], shots, g.done(), rule="6.1", ask="ask-fire", piece=piece)


@rule("6.1")
def cannot_dismount(g: Indochine, piece: int) -> Refusal | None:
    """§6.1 A deployed weapon may be dismounted, and move half its points, unless it is stopped."""
    if not g.is_weapon[piece]:
        return NO_WEAPON
    if g.position.face[piece] != DEPLOYED:
        return Refusal("6.1", "no-dismounted-already")
    if acts_alone(g, piece):
        return ALONE
    return Refusal("11.1", "no-stopped") if g.has(piece, STOPPED) else None


@rule("6.1")
def dismount(g: Indochine, action: UnitAction) -> None:
    """§6.1 A weapon is dismounted; half the points are left to its crew."""
    piece, action.turned = action.units[0], True
    g.turn_to(piece, CREW)
    g.tell_apart(g.owner[piece], piece, "dismounts", "marker-busy", "6.1", hex=g.position.at[piece])


@rule("6.1", "15.2")
def cannot_dig_in(g: Indochine, piece: int) -> Refusal | None:
    """§6.1 A combat unit may build an entrenchment; deployed weapons and units that act alone may not."""
    if not g.is_unit[piece]:
        return NO_COMBAT_UNIT
    if g.position.face[piece] == DEPLOYED:
        return IS_DEPLOYED
    return ALONE if acts_alone(g, piece) else cannot_dig(g, piece)


# Leaders (6.3, 10.9) -------------------------------------------------------------------------------------------


def command_actions(g: Indochine, leader: int, watch: Watch) -> list[Action]:
    """What a leader may do with a command action."""
    if not g.is_leader[leader] or g.has(leader, NEUTRALISED):
        return []
    side, here = g.owner[leader], g.position.at[leader]
    near = [p for h in (here, *g.board.grid.adjacent[here]) for p in g.counters_at(h, side) if p != leader]
    actions = [
        Action(g.command.each(near, cannot_command, g, leader), act_again, g, leader),
        Action(g.free.each(near, cannot_free, g, leader), free, g, leader),
    ]
    if cannot_lead(g, leader) != ALONE:
        actions.append(Action(g.coordinate.unless(cannot_coordinate, g, leader), coordinate, g, leader, watch))
    return actions


@rule("6.3", "6.1")
def cannot_lead(g: Indochine, leader: int) -> Refusal | None:
    """§6.3 Leaders alone have a command action, while they are neither stopped nor out of command."""
    if not g.is_leader[leader]:
        return NO_LEADER
    if g.has(leader, STOPPED):
        return IS_STOPPED
    return ALONE if acts_alone(g, leader) else None


@rule("6.3")
def cannot_command(g: Indochine, leader: int, piece: int) -> Refusal | None:
    """§6.3 A leader lets a unit that has acted act once more: his own, or any for the higher PC (R 71, R 122)."""
    if (refusal := cannot_lead(g, leader)) is not None:
        return refusal
    if not g.is_on_board(piece) or g.board.grid.distance(g.position.at[leader], g.position.at[piece]) > 1:
        return NOT_BESIDE
    is_higher = leader == g.position.higher[g.owner[leader]]
    if not is_higher and formation_now(g, piece) != formation_now(g, leader):
        return Refusal("6.3", "no-other-formation")
    if g.kind[piece] == HO:
        return NO_COMBAT_UNIT
    if g.has(piece, NEUTRALISED):
        return Refusal("11.2", "no-neutralised")
    if g.has(piece, WITHDREW):
        return Refusal("6.6", "no-withdrew")
    return None if g.has(piece, ACTED) else Refusal("6.3", "no-not-acted")


@rule("6.3", "6.5.firing")
def act_again(g: Indochine, leader: int, piece: int) -> Script[None]:
    """§6.3 The unit acts once more, as an active one; its leader has had his action with that (6)."""
    have_acted(g, [leader])
    g.tell_apart(g.owner[piece], piece, "commanded", "marker-commanded", "6.3", hex=g.position.at[piece])
    yield from act_now(g, piece)


def act_now(g: Indochine, piece: int) -> Script[None]:
    """A unit becomes active and takes its action at once."""
    g.mark(piece, ACTIVE)
    yield from take_action(g, piece)


@rule("6.3", "11.1")
def cannot_free(g: Indochine, leader: int, piece: int) -> Refusal | None:
    """§6.3 A leader removes a Stopped marker of a unit of his formation beside him, at no loss (R 72)."""
    if (refusal := cannot_lead(g, leader)) is not None:
        return refusal
    if not g.is_on_board(piece) or g.board.grid.distance(g.position.at[leader], g.position.at[piece]) > 1:
        return NOT_BESIDE
    if formation_now(g, piece) != formation_now(g, leader):
        return Refusal("6.3", "no-other-formation")
    return None if g.has(piece, STOPPED) else Refusal("11.1", "no-not-stopped")


@rule("6.3", "11.1")
def free(g: Indochine, leader: int, piece: int) -> Script[None]:
    """§6.3 The marker comes off. A unit out of command that has not acted yet may act at once (R 174).

    The others of the formation act in the order their owner likes anyway.
    """
    side = g.owner[piece]
    have_acted(g, [leader])
    g.unmark(piece, STOPPED)
    if g.is_open(piece):
        g.tell_veiled("freed", "6.3", piece=piece, piece_by=leader)
    else:
        g.tell("freed", "6.3", side, piece=piece, piece_by=leader)
    if g.has(piece, OUT_OF_COMMAND) and not g.has(piece, ACTED | WITHDREW | NEUTRALISED):
        now = Action(g.act(piece), act_now, g)
        yield from act(g, side, (now,), g.done(), rule="6.3", ask="ask-act")
