"""Chapters 6.1, 6.2, 10.6, 10.8 and 10.9: the fire and smoke of active units, alone or together, again by their rate.

`fire` resolves a single fire; the answers of the enemy are windows of `reactions`. This is what `actions` offers of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.indochine.command import acts_alone, formation_now, is_out_of_echelon
from grognard.games.indochine.fire import (
    Shot,
    cannot_attack,
    cannot_attack_again,
    cannot_fire,
    cannot_reach,
    cannot_shoot_at_all,
    check_weapons,
    fire,
    gather,
    has_line,
    has_no_rate,
    hexes_in_range,
    is_indirect,
    may_fire_again,
    observers,
    preview,
    target_hexes,
)
from grognard.games.indochine.ground import STACK_FULL
from grognard.games.indochine.hiding import firers_seen, recognise_all
from grognard.games.indochine.movement import (
    ALREADY,
    TOO_FAR,
    UnitAction,
    cannot_move,
    has_moved_half_at_most,
    have_acted,
    is_passing,
)
from grognard.games.indochine.reactions import at_firers
from grognard.games.indochine.sight import hexes_seen, seen_among
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import ACTED, ACTIVE, DEPLOYED, OUT_OF_COMMAND
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Refusal, Script
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

NO_MORTAR = Refusal("10.9", "no-mortar")
NO_SMOKE = Refusal("10.6", "no-smoke")
MORTAR_SMOKE = Refusal("10.6", "no-smoke-of-units")
NO_COMBAT_UNIT = Refusal("1.1", "no-combat-unit")
NO_LEADER = Refusal("6.3", "no-leader")
ALONE = Refusal("3.4", "no-alone")


# Fire (6.1, 6.2, 9.2) --------------------------------------------------------------------------------------------


@rule("ext.opt.rate")
def aims_of(g: Indochine, piece: int) -> list[int]:
    """The hexes at which an active unit may fire."""
    return target_hexes(g, piece) if cannot_attack_again(g, piece) is None else []


def shots_of(g: Indochine, piece: int, aims: Sequence[int], watch: Watch) -> tuple[Action, Action]:
    """The hexes at which a unit may fire with all its power, and those at which it may fire smoke."""
    shots = g.fire.these(aims, cannot_attack, g, piece, tally=lambda g, p, h: preview(g, Shot((p,), h)))
    return Action(shots, fire_together, g, piece, watch), Action(round_offer(g, piece), fire_smoke, g, piece, watch)


@rule("6.1", "9.2")
def fire_together(g: Indochine, piece: int, watch: Watch, hex_: int) -> Script[None]:
    """§9.2 A unit fires with all its power; units of the formation that have not acted may join, and act with it."""
    mates = [p for p in g.units[g.owner[piece]] if p != piece and g.has(p, ACTIVE) and g.is_on_board(p)]
    if g.has(piece, OUT_OF_COMMAND):
        mates = []
    shot = yield from gather(g, Shot((piece,), hex_), mates)
    have_acted(g, [unit for unit in shot.firers if unit != piece])
    yield from fire_and_again(g, shot, watch)


@rule("6.2", "6.5.firing", "10.8")
def fire_and_again(g: Indochine, shot: Shot, watch: Watch, leader: int = -1) -> Script[None]:
    """§6.2 Resolve a fire and the answers to it; units whose rate allows it may fire again at once, and so on (R 7).

    Mortars that a leader coordinates fire only at what he sees (10.9).
    """
    for piece in shot.firers:
        if has_no_rate(g, piece):
            g.position.attacked_on[piece] = g.position.turn
    die = yield from fire(g, shot)
    alive = [p for p in shot.firers if g.is_on_board(p)]
    if alive:
        yield from at_firers(g, alive, watch)
    left = [p for p in shot.firers if can_fire_again(g, p, die)]
    while left and not g.position.over:
        piece = left.pop(0)
        if not can_fire_again(g, piece, die):
            continue
        hexes = target_hexes(g, piece) if leader < 0 else coordinated_aims(g, leader, piece)
        aims = g.again.these(hexes, cannot_fire, g, piece, tally=lambda g, p, h: preview(g, again_of(shot, p, h)))
        rounds = round_offer(g, piece) if leader < 0 else g.smoke_round.these((), cannot_fire_smoke, g, piece)
        if not len(aims) and not len(rounds):
            continue
        choice = yield g.choose(g.owner[piece], aims, rounds, g.done(), rule="6.2", ask="ask-again", piece=piece)
        if choice.verb == "done":
            continue
        if choice.verb == "smoke-round":
            yield from fire_smoke(g, piece, watch, choice.noun)
            continue
        more = again_of(shot, piece, choice.noun)
        if not shot.is_advancing:
            more = yield from gather(g, more, left)
        left = [p for p in left if p not in more.firers]
        yield from fire_and_again(g, more, watch, leader)


def can_fire_again(g: Indochine, piece: int, die: int) -> bool:
    """§6.2 Whether a firer is able to fire, and its rate allows it to."""
    return g.is_on_board(piece) and cannot_shoot_at_all(g, piece) is None and may_fire_again(g, piece, die)


def again_of(shot: Shot, piece: int, hex_: int) -> Shot:
    """Another fire of one unit in the same circumstances."""
    return Shot((piece,), hex_, is_advancing=shot.is_advancing)


@rule("6.1")
def cannot_snap(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§6.1 A unit that moves no more than half its points, or tactically, fires with half its power before or after."""
    return cannot_snap_now(g, action) or cannot_attack(g, action.units[0], hex_)


def cannot_snap_now(g: Indochine, action: UnitAction) -> Refusal | None:
    """§6.1 Why a unit may fire at no hex while it moves."""
    if action.is_half or len(action.units) > 1:
        return ALREADY
    if not action.steps and (refusal := cannot_move(g, action.units[0])) is not None:
        return refusal
    if is_passing(g, action):
        return STACK_FULL
    return None if has_moved_half_at_most(g, action) else TOO_FAR


def snap_offer(g: Indochine, action: UnitAction, aims: Sequence[int]) -> Offer:
    """The hexes at which a unit may fire while it moves."""
    return g.snap.these(
        aims,
        cannot_snap,
        g,
        action,
        tally=lambda g, action, h: preview(g, Shot((action.units[0],), h, is_advancing=True)),
    )


@rule("6.1")
def snap(g: Indochine, action: UnitAction, hex_: int) -> Script[None]:
    """§6.1 A unit fires with half its power; after a move that is the end of its action."""
    piece, action.fired = action.units[0], True
    yield from fire_and_again(g, Shot((piece,), hex_, is_advancing=True), action.watch)
    action.is_over = action.steps > 0 or not g.is_on_board(piece)


# Smoke (6.1, 10.6, 10.8) -----------------------------------------------------------------------------------------


@rule("6.1", "10.6", "scenario.bac-kan.special", "scenario.dong-khe.special")
def cannot_lay_smoke(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§10.6 A combat unit places smoke in its hex or an adjacent one, with half a move, unless the scenario forbids."""
    if (refusal := cannot_lay_smoke_now(g, action)) is not None:
        return refusal
    is_near = g.board.grid.distance(g.position.at[action.units[0]], hex_) <= 1
    return None if is_near else Refusal("10.6", "no-smoke-so-far")


def cannot_lay_smoke_now(g: Indochine, action: UnitAction) -> Refusal | None:
    """§10.6 Why a unit may place smoke in no hex."""
    piece = action.units[0]
    if not g.is_unit[piece]:
        return NO_COMBAT_UNIT
    if g.has_rule("no-smoke") or g.has_rule("mortar-smoke"):
        return NO_SMOKE if g.has_rule("no-smoke") else MORTAR_SMOKE
    if acts_alone(g, piece):
        return ALONE
    if action.is_half or g.position.face[piece] == DEPLOYED or len(action.units) > 1:
        return ALREADY
    if not has_moved_half_at_most(g, action) or action.tactical:
        return TOO_FAR
    return STACK_FULL if is_passing(g, action) else None


def smoke_offer(g: Indochine, action: UnitAction) -> Offer:
    """The hexes in which a unit may place smoke."""
    here = g.position.at[action.units[0]]
    hexes = (here, *g.board.grid.adjacent[here]) if cannot_lay_smoke_now(g, action) is None else ()
    return g.lay_smoke.these(hexes, cannot_lay_smoke, g, action)


@rule("10.6")
def lay_smoke(g: Indochine, action: UnitAction, hex_: int) -> None:
    """§10.6 A unit's smoke lasts one turn; laid after a move, it ends the action."""
    piece, action.smoked = action.units[0], True
    thicken_smoke(g, hex_, g.limits["smoke-unit"])
    g.tell_apart(g.owner[piece], piece, "lays-smoke", "marker-lays-smoke", "10.6", hex=hex_)
    action.is_over = action.steps > 0


def thicken_smoke(g: Indochine, hex_: int, value: int) -> None:
    """§10.6 Smoke of a value lies in a hex; the thicker one counts."""
    g.position.smoke[hex_] = max(g.position.smoke[hex_], value)


@rule("10.8", "10.6")
def cannot_fire_smoke(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§10.8 A deployed mortar may fire a smoke round at a hex that it or its observer sees, in range."""
    if g.has_rule("no-smoke"):
        return NO_SMOKE
    if not is_indirect(g, piece):
        return Refusal("10.8", "no-deployed-mortar" if g.is_mortar[piece] else "no-smoke-rounds")
    if (refusal := cannot_shoot_at_all(g, piece) or cannot_reach(g, piece, hex_)) is not None:
        return refusal
    return None if has_line(g, piece, hex_) else Refusal("10.8", "no-line-of-fire")


def round_offer(g: Indochine, piece: int) -> Offer:
    """The hexes at which a mortar may fire smoke."""
    if not is_indirect(g, piece) or g.has_rule("no-smoke") or cannot_shoot_at_all(g, piece) is not None:
        return g.smoke_round.these((), cannot_fire_smoke, g, piece)
    seen = hexes_seen(g, g.position.at[piece])
    for observer in observers(g, piece):
        seen |= hexes_seen(g, g.position.at[observer])
    return g.smoke_round.these(members(seen & hexes_in_range(g, piece)), cannot_fire_smoke, g, piece)


@rule("10.6", "10.8", "6.7", "6.2")
def fire_smoke(g: Indochine, piece: int, watch: Watch, hex_: int) -> Script[None]:
    """§10.8 A smoke round needs no test; the dice tell only the rate and the ammunition (R 110). It is a fire."""
    seen = firers_seen(g, [piece])
    g.tell_stack(g.owner[piece], [piece], "fires-smoke", "marker-fires-smoke", "10.8", hex=hex_)
    thicken_smoke(g, hex_, g.limits["smoke-unit"])
    roll = yield g.roll(2, 6, rule="10.8", ask="roll-smoke")
    g.tell("smoke-rises", "10.6", hex=hex_, roll=roll)
    yield from check_weapons(g, Shot((piece,), hex_), [roll])
    recognise_all(g, seen)
    yield from at_firers(g, [piece], watch)
    if can_fire_again(g, piece, roll.faces[1]) and is_indirect(g, piece):
        aims = g.again.these(target_hexes(g, piece), cannot_fire, g, piece)
        again = Action(aims, lambda hex_: fire_and_again(g, Shot((piece,), hex_), watch))
        rounds = Action(round_offer(g, piece), fire_smoke, g, piece, watch)
        yield from act(g, g.owner[piece], (again, rounds), g.done(), rule="6.2", ask="ask-again", piece=piece)


# Coordinated mortars (10.9) --------------------------------------------------------------------------------------


@rule("10.9")
def cannot_coordinate(g: Indochine, leader: int) -> Refusal | None:
    """§10.9 Only the higher PC coordinates mortars, if some may fire at a hex that he sees."""
    if not g.is_leader[leader]:
        return NO_LEADER
    if acts_alone(g, leader):
        return ALONE
    if leader != g.position.higher[g.owner[leader]]:
        return Refusal("10.9", "no-higher-pc")
    any_ready = any(cannot_be_coordinated(g, leader, p) is None for p in g.mortars[g.owner[leader]])
    return None if any_ready else NO_MORTAR


@rule("10.9")
def cannot_be_coordinated(g: Indochine, leader: int, piece: int) -> Refusal | None:
    """§10.9 A deployed mortar in command, of a formation in command, that has not acted and has a target he sees."""
    if not g.is_on_board(piece) or not is_indirect(g, piece) or g.has(piece, ACTED | OUT_OF_COMMAND):
        return NO_MORTAR
    if is_out_of_echelon(g, formation_now(g, piece)) or cannot_shoot_at_all(g, piece) is not None:
        return NO_MORTAR
    aims = coordinated_aims(g, leader, piece)
    return None if aims else Refusal("10.9", "no-target")


def coordinated_aims(g: Indochine, leader: int, piece: int) -> list[int]:
    """The hexes with enemies that the higher PC sees, in range of a mortar."""
    aims = target_hexes(g, piece) if g.is_on_board(leader) else []
    seen = seen_among(g, g.position.at[leader], hexset(aims)) if aims else 0
    return [h for h in aims if seen >> h & 1]


@rule("10.9")
def coordinate(g: Indochine, leader: int, watch: Watch) -> Script[None]:
    """§10.9 The higher PC lets mortars fire, one after another or grouped, at hexes he sees; it is their action."""
    side = g.owner[leader]
    while g.is_on_board(leader):
        ready = g.mortar.each(g.units[side], cannot_be_coordinated, g, leader)
        if not len(ready):
            return
        choice = yield g.choose(side, ready, g.done(), rule="10.9", ask="ask-mortar", piece=leader)
        if choice.verb == "done":
            return
        piece = choice.noun
        aims = g.fire.these(coordinated_aims(g, leader, piece), lambda *_: Refusal("10.9", "no-target"))
        smoke = g.smoke_round.refused(Refusal("10.9", "no-smoke-coordinated"))
        end = g.done.refused(Refusal("10.9", "no-end-coordinated"))
        hex_ = (yield from g.which(side, aims, smoke, end, rule="10.9", ask="ask-fire", piece=piece)).noun
        yield from fire_coordinated(g, leader, piece, hex_, watch)


def fire_coordinated(g: Indochine, leader: int, piece: int, hex_: int, watch: Watch) -> Script[None]:
    """§10.9 One coordinated fire: the mortars act, and are active while they do."""
    side = g.owner[piece]
    mates = [p for p in g.units[side] if p != piece and cannot_be_coordinated(g, leader, p) is None]
    shot = yield from gather(g, Shot((piece,), hex_), mates, "10.9")
    for unit in shot.firers:
        g.mark(unit, ACTED | ACTIVE)
    yield from fire_and_again(g, shot, watch, leader)
    for unit in shot.firers:
        g.unmark(unit, ACTIVE)
