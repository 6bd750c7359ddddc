"""Chapter 6.1 to 6.3, 10.6 and 10.9: what an active unit may do with its one action, and how it does it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from grognard.games.indochine.assault import assault, cannot_assault, cannot_engage
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
from grognard.games.indochine.ground import STACK_FULL, cannot_dig, crowd, dig
from grognard.games.indochine.hiding import firers_seen, recognise_all
from grognard.games.indochine.morale import absorb, cannot_shake_off
from grognard.games.indochine.movement import (
    IS_DEPLOYED,
    MOVED_ON,
    NO_ASSAULT_THERE,
    NO_EXIT,
    Deed,
    can_pay,
    cannot_leave,
    cannot_move,
    enter,
    entry_offer,
    has_moved_half_at_most,
    is_assault_near,
    is_by_road,
    must_assault,
    open_steps,
    price,
    step_offers,
)
from grognard.games.indochine.reactions import at_firers
from grognard.games.indochine.sight import hexes_seen, seen_among
from grognard.games.indochine.stands import counter_hexes
from grognard.games.indochine.table import (
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
    Indochine,
)
from grognard.games.indochine.victory import check_capture, leave_map
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Offer, Option, Refusal, Script
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

NOT_ACTIVE = Refusal("5.2", "no-not-active")
ALREADY = Refusal("6.1", "no-second-action")
ALONE = Refusal("3.4", "no-alone")
TOO_FAR = Refusal("6.1", "no-half-used")
NO_SMOKE = Refusal("10.6", "no-smoke")
MORTAR_SMOKE = Refusal("10.6", "no-smoke-of-units")
NOT_BESIDE = Refusal("6.3", "no-beside-leader")
NO_LEADER = Refusal("6.3", "no-leader")
NO_WEAPON = Refusal("6.1", "no-heavy-weapon")
NO_COMBAT_UNIT = Refusal("1.1", "no-combat-unit")
NOT_STACKED = Refusal("13", "no-not-stacked")
NOT_ENTERED = Refusal("0.5", "no-entered")
ON_MAP = Refusal("0.5", "no-on-map")
IS_STOPPED = Refusal("6.3", "no-stopped")


# The choice of an action (6.1) ---------------------------------------------------------------------------------


@rule("6", "6.1", "11.2")
def take_action(g: Indochine, piece: int) -> Script[None]:
    """§6.1 One unit carries out one action, part by part, until it is over or the owner ends it."""
    side, deed = g.owner[piece], Deed((piece,))
    if g.position.activating >= 0 and g.kind[piece] != HO:
        g.position.begun = 1
    while not deed.is_over and not g.position.over:
        actions = actions_of(g, deed)
        if not any(actions):
            break
        why_not, spent = partial(against, g, deed), deed.spent
        choice = yield from act(
            g, side, actions, ends(g, deed), rule="6.1", ask="ask-action", against=why_not, piece=piece, spent=spent
        )
        if choice.verb in ENDING:
            deed.is_over = True
        check_capture(g)
    have_acted(g, [piece])


@rule("6")
def have_acted(g: Indochine, units: Iterable[int]) -> None:
    """§6 Units have had their one action, or are having it: they join no other (9.2, 13)."""
    for piece in units:
        g.unmark(piece, ACTIVE)
        g.mark(piece, ACTED)


def ends(g: Indochine, deed: Deed) -> Offer:
    """How an action may end: nothing is done, or a move ends here."""
    return g.halt.unless(cannot_halt, g, deed) if deed.steps else g.stay.unless(cannot_stay, g, deed)


@rule("6.1", "13")
def cannot_stay(g: Indochine, deed: Deed) -> Refusal | None:
    """§6.1 A unit may do nothing, or nothing more, unless it moves; §13 a stack that can carry out its assault does."""
    if deed.steps:
        return Refusal("7.1", "no-under-way")
    return Refusal("13", "no-must-assault") if must_assault(g, deed) else None


@rule("7.1", "7.2", "13")
def cannot_halt(g: Indochine, deed: Deed) -> Refusal | None:
    """§7.1 A move may end in any hex but one too full to stay in (7.2); §13 a stack first carries out its assault."""
    if not deed.steps:
        return Refusal("7.1", "no-move-begun")
    if must_assault(g, deed):
        return Refusal("13", "no-must-assault")
    return STACK_FULL if is_passing(g, deed) and open_steps(g, deed) else None


WHOLE = frozenset(["fire", "smoke-round", "deploy", "dig", "command", "free", "coordinate"])
"""The verbs that are a whole action: no other part of it comes before or after them."""
FRESH_ONLY = WHOLE | {"dismount", "shake-off"}
"""The verbs that begin an action and go with no other part of it, a move least of all."""
ENDING = WHOLE | {"leave", "halt", "stay"}
"""The verbs after which an action is over."""


@rule("6.1", "6.3", "10.9", "11.1")
def against(g: Indochine, deed: Deed, option: Option) -> Refusal | None:
    """§6.1 Why a verb that is not shown for these units is impossible in their action."""
    piece, noun = deed.units[0], option.noun
    if not g.is_on_board(piece):
        return NOT_ENTERED
    if option.verb in FRESH_ONLY and not deed.is_fresh:
        return ALREADY
    match option.verb:
        case "enter":
            return ON_MAP
        case "leave":
            return cannot_leave(g, deed)
        case "stay":
            return cannot_stay(g, deed)
        case "halt":
            return cannot_halt(g, deed)
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


@rule("7.2")
def is_passing(g: Indochine, deed: Deed) -> bool:
    """§7.2 Whether units that move stand in a hex too full to stay in, so that nothing may end their action there."""
    here, side = g.position.at[deed.units[0]], g.owner[deed.units[0]]
    return deed.steps > 0 and any(g.is_infantry[p] for p in deed.units) and crowd(g, here, side) > g.stack_limit


def actions_of(g: Indochine, deed: Deed) -> list[Action]:
    """§6.1 Everything a unit may do next in its action, each verb beside what it does."""
    piece = deed.units[0]
    if g.has(piece, NEUTRALISED):
        return []
    if not g.is_on_board(piece):
        return [Action(entry_offer(g, deed), step, g, deed, False)]
    no_snap = cannot_snap_now(g, deed)
    aims = aims_of(g, piece) if no_snap is None or deed.is_fresh else ()
    moves, creeps = step_offers(g, deed)
    return [
        Action(moves, step, g, deed, False),
        Action(creeps, step, g, deed, True),
        Action(snap_offer(g, deed, aims if no_snap is None else ()), snap, g, deed),
        Action(smoke_offer(g, deed), lay_smoke, g, deed),
        *assault_actions(g, deed),
        *leave_actions(g, deed),
        gather_action(g, deed),
        *(fresh_actions(g, deed, aims) if deed.is_fresh else ()),
    ]


def fresh_actions(g: Indochine, deed: Deed, aims: Sequence[int]) -> list[Action]:
    """§6.1 What a unit may do only as long as nothing else is done in its action."""
    piece = deed.units[0]
    shaken = g.shake_off.each((piece,), cannot_shake_off, g, g.owner[piece])
    return [
        *shots_of(g, piece, aims, deed.watch),
        *weapon_actions(g, deed),
        Action(g.dig.unless(cannot_dig_in, g, piece), dig, g, piece),
        *([Action(shaken, absorb, g)] if g.has(piece, STOPPED) else []),
        *command_actions(g, piece, deed.watch),
    ]


def step(g: Indochine, deed: Deed, is_tactical: bool, hex_: int) -> Script[None]:
    """§6.1 Units go to the next hex; §7.3 a tactical move after a fire ends their action."""
    deed.tactical = is_tactical
    yield from enter(g, deed, hex_)
    deed.is_over = deed.is_over or (is_tactical and deed.fired)


def leave_actions(g: Indochine, deed: Deed) -> list[Action]:
    """Leaving the map, where units of this side may leave it."""
    if cannot_leave(g, deed) == NO_EXIT:
        return []
    return [Action(g.leave.unless(cannot_leave, g, deed), leave_together, g, deed)]


def leave_together(g: Indochine, deed: Deed) -> None:
    """§0.5 Units that move together leave the map together."""
    for unit in deed.units:
        leave_map(g, unit)


@rule("ext.opt.rate")
def aims_of(g: Indochine, piece: int) -> list[int]:
    """The hexes at which an active unit may fire."""
    return target_hexes(g, piece) if cannot_attack_again(g, piece) is None else []


def shots_of(g: Indochine, piece: int, aims: Sequence[int], watch: Watch) -> tuple[Action, Action]:
    """The hexes at which a unit may fire with all its power, and those at which it may fire smoke."""
    shots = g.fire.these(aims, cannot_attack, g, piece, tally=lambda g, p, h: preview(g, Shot((p,), h)))
    return Action(shots, fire_together, g, piece, watch), Action(round_offer(g, piece), fire_smoke, g, piece, watch)


# Fire (6.1, 6.2, 9.2) ------------------------------------------------------------------------------------------


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
def cannot_snap(g: Indochine, deed: Deed, hex_: int) -> Refusal | None:
    """§6.1 A unit that moves no more than half its points, or tactically, fires with half its power before or after."""
    return cannot_snap_now(g, deed) or cannot_attack(g, deed.units[0], hex_)


def cannot_snap_now(g: Indochine, deed: Deed) -> Refusal | None:
    """§6.1 Why a unit may fire at no hex while it moves."""
    if deed.is_half or len(deed.units) > 1:
        return ALREADY
    if not deed.steps and (refusal := cannot_move(g, deed.units[0])) is not None:
        return refusal
    if is_passing(g, deed):
        return STACK_FULL
    return None if has_moved_half_at_most(g, deed) else TOO_FAR


def snap_offer(g: Indochine, deed: Deed, aims: Sequence[int]) -> Offer:
    """The hexes at which a unit may fire while it moves."""
    return g.snap.these(
        aims,
        cannot_snap,
        g,
        deed,
        tally=lambda g, deed, h: preview(g, Shot((deed.units[0],), h, is_advancing=True)),
    )


@rule("6.1")
def snap(g: Indochine, deed: Deed, hex_: int) -> Script[None]:
    """§6.1 A unit fires with half its power; after a move that is the end of its action."""
    piece, deed.fired = deed.units[0], True
    yield from fire_and_again(g, Shot((piece,), hex_, is_advancing=True), deed.watch)
    deed.is_over = deed.steps > 0 or not g.is_on_board(piece)


# Smoke (6.1, 10.6, 10.8) ---------------------------------------------------------------------------------------


@rule("6.1", "10.6", "scenario.bac-kan.special", "scenario.dong-khe.special")
def cannot_lay_smoke(g: Indochine, deed: Deed, hex_: int) -> Refusal | None:
    """§10.6 A combat unit places smoke in its hex or an adjacent one, with half a move, unless the scenario forbids."""
    if (refusal := cannot_lay_smoke_now(g, deed)) is not None:
        return refusal
    is_near = g.board.grid.distance(g.position.at[deed.units[0]], hex_) <= 1
    return None if is_near else Refusal("10.6", "no-smoke-so-far")


def cannot_lay_smoke_now(g: Indochine, deed: Deed) -> Refusal | None:
    """§10.6 Why a unit may place smoke in no hex."""
    piece = deed.units[0]
    if not g.is_unit[piece]:
        return NO_COMBAT_UNIT
    if g.has_rule("no-smoke") or g.has_rule("mortar-smoke"):
        return NO_SMOKE if g.has_rule("no-smoke") else MORTAR_SMOKE
    if acts_alone(g, piece):
        return ALONE
    if deed.is_half or g.position.face[piece] == DEPLOYED or len(deed.units) > 1:
        return ALREADY
    if not has_moved_half_at_most(g, deed) or deed.tactical:
        return TOO_FAR
    return STACK_FULL if is_passing(g, deed) else None


def smoke_offer(g: Indochine, deed: Deed) -> Offer:
    """The hexes in which a unit may place smoke."""
    here = g.position.at[deed.units[0]]
    hexes = (here, *g.board.grid.adjacent[here]) if cannot_lay_smoke_now(g, deed) is None else ()
    return g.lay_smoke.these(hexes, cannot_lay_smoke, g, deed)


@rule("10.6")
def lay_smoke(g: Indochine, deed: Deed, hex_: int) -> None:
    """§10.6 A unit's smoke lasts one turn; laid after a move, it ends the action."""
    piece, deed.smoked = deed.units[0], True
    raise_smoke(g, hex_, g.limits["smoke-unit"])
    g.tell_apart(g.owner[piece], piece, "lays-smoke", "marker-lays-smoke", "10.6", hex=hex_)
    deed.is_over = deed.steps > 0


def raise_smoke(g: Indochine, hex_: int, value: int) -> None:
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
    raise_smoke(g, hex_, g.limits["smoke-unit"])
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


# Assault (6.1, 13) ---------------------------------------------------------------------------------------------


@rule("6.1", "13", "err1.assault")
def cannot_assault_now(g: Indochine, deed: Deed, hex_: int) -> Refusal | None:
    """§13 An assault uses half the points, the cost of the hex included; the adjacent hex is always possible (R 15)."""
    here = g.position.at[deed.units[0]]
    if deed.fired or deed.smoked or deed.turned or deed.tactical:
        return ALREADY
    if g.board.grid.distance(here, hex_) != 1:
        return Refusal("13", "no-not-adjacent")
    if not can_pay(g, deed, price(g, here, hex_), is_by_road(g, here, hex_), True):
        return TOO_FAR
    for unit in deed.units:
        if (refusal := cannot_move(g, unit)) is not None:
            return refusal
    return cannot_assault(g, deed.units, hex_)


@rule("7.3", "13")
def cannot_stalk(g: Indochine, deed: Deed, hex_: int) -> Refusal | None:
    """§13 A tactical assault is one hex, announced before the units move (R 16)."""
    return MOVED_ON if deed.steps else cannot_assault_now(g, deed, hex_)


def assault_actions(g: Indochine, deed: Deed) -> tuple[Action, Action]:
    """The adjacent hexes that units may assault, and those that they may assault tactically."""
    hexes = assaultable(g, deed)
    if hexes:
        offers = g.assault.each(hexes, cannot_assault_now, g, deed), g.stalk.each(hexes, cannot_stalk, g, deed)
    else:
        offers = g.assault.these((), cannot_assault_now, g, deed), g.stalk.these((), cannot_stalk, g, deed)
    return Action(offers[0], assault_with, g, deed, False), Action(offers[1], assault_with, g, deed, True)


def assaultable(g: Indochine, deed: Deed) -> list[int]:
    """The adjacent hexes with enemy counters."""
    here, grid = g.position.at[deed.units[0]], g.board.grid
    enemies = counter_hexes(g, g.owner[deed.units[0]].enemy) & grid.around[here]
    return [h for h in grid.adjacent[here] if enemies >> h & 1] if enemies else []


@rule("13")
def stack_mates(g: Indochine, deed: Deed) -> list[int]:
    """§13 The other units in the hex that were activated together with the first, and may still act (R 186)."""
    first, here = deed.units[0], g.position.at[deed.units[0]]
    formation = formation_now(g, first)
    mates = [p for p in g.units_at(here, g.owner[first]) if p not in deed.units and g.has(p, ACTIVE)]
    return [p for p in mates if formation_now(g, p) == formation]


@rule("13", "6")
def cannot_go_along(g: Indochine, deed: Deed, piece: int) -> Refusal | None:
    """§13 Only units stacked with the first from the beginning, and still to act (6), assault with it."""
    if g.position.at[piece] != g.position.at[deed.units[0]]:
        return NOT_STACKED
    return None if piece in stack_mates(g, deed) else NOT_ACTIVE


@rule("13")
def cannot_join_assault(g: Indochine, deed: Deed, hex_: int, piece: int) -> Refusal | None:
    """§13 A stacked unit that could assault the hex by itself may assault it with the first."""
    return cannot_go_along(g, deed, piece) or cannot_assault_now(g, Deed((piece,)), hex_)


@rule("13", "6")
def cannot_gather(g: Indochine, deed: Deed, piece: int) -> Refusal | None:
    """§13 Before they move, stacked units may form for an assault that is in their reach with half their points."""
    if deed.steps or (deed.is_half and not deed.assaulted):
        return ALREADY
    if (refusal := cannot_go_along(g, deed, piece)) is not None:
        return refusal
    for unit in (*deed.units, piece):
        if (refusal := cannot_engage(g, unit)) is not None:
            return refusal
    is_near = is_assault_near(g, deed, g.position.at[piece], 0, True, is_first=True)
    return None if is_near else NO_ASSAULT_THERE


def gather_action(g: Indochine, deed: Deed) -> Action:
    """§13 A stacked unit may be taken along to an assault, before the move."""
    mates = [] if deed.steps else stack_mates(g, deed)
    return Action(g.gather.each(mates, cannot_gather, g, deed), form_up, g, deed)


def form_up(g: Indochine, deed: Deed, piece: int) -> None:
    """§13 A unit forms a stack with the others, which is bound to its assault (R 163)."""
    go_along(g, deed, [piece])
    deed.bound = True


def go_along(g: Indochine, deed: Deed, units: Sequence[int]) -> None:
    """§13 Units join an assault: it is their action too."""
    deed.units += units
    deed.assaulted = deed.assaulted or bool(units)
    have_acted(g, units)


def assault_with(g: Indochine, deed: Deed, is_tactical: bool, hex_: int) -> Script[None]:
    """§13 Units that begin stacked may assault together; an emptied hex lets them go on (6.6)."""
    piece, side = deed.units[0], g.owner[deed.units[0]]
    if not deed.steps and not deed.assaulted:
        mates = g.join.each(stack_mates(g, deed), cannot_join_assault, g, deed, hex_)
        joined = yield from g.choose_some(side, mates, rule="13", ask="ask-join-assault", hex=hex_)
        go_along(g, deed, joined)
    here = g.position.at[piece]
    deed.spent += price(g, here, hex_)
    deed.by_road = deed.by_road and is_by_road(g, here, hex_)
    deed.steps += 1
    deed.assaulted, deed.tactical, deed.bound = True, is_tactical, False
    goes_on = yield from assault(g, deed.units, hex_, is_tactical, deed.watch)
    deed.units = [p for p in deed.units if g.position.at[p] == hex_ and cannot_move(g, p) is None]
    deed.is_over = not goes_on or not deed.units


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


def weapon_actions(g: Indochine, deed: Deed) -> list[Action]:
    """What is offered to the crew of a weapon alone: to deploy or to dismount it."""
    piece = deed.units[0]
    if not g.is_weapon[piece]:
        return []
    if g.position.face[piece] == CREW:
        return [Action(g.deploy.unless(cannot_deploy, g, piece), deploy, g, deed)]
    return [Action(g.dismount.unless(cannot_dismount, g, piece), dismount, g, deed)]


@rule("6.1")
def deploy(g: Indochine, deed: Deed) -> Script[None]:
    """§6.1 A weapon is deployed and may fire at once."""
    piece = deed.units[0]
    g.turn_to(piece, DEPLOYED)
    g.tell_apart(g.owner[piece], piece, "deploys", "marker-busy", "6.1", hex=g.position.at[piece])
    shots = shots_of(g, piece, aims_of(g, piece), deed.watch)
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
def dismount(g: Indochine, deed: Deed) -> None:
    """§6.1 A weapon is dismounted; half the points are left to its crew."""
    piece, deed.turned = deed.units[0], True
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


@rule("10.9")
def cannot_coordinate(g: Indochine, leader: int) -> Refusal | None:
    """§10.9 Only the higher PC coordinates mortars, if some may fire at a hex that he sees."""
    if not g.is_leader[leader]:
        return NO_LEADER
    if acts_alone(g, leader):
        return ALONE
    if leader != g.position.higher[g.owner[leader]]:
        return Refusal("10.9", "no-higher-pc")
    any_ready = any(cannot_be_coordinated(g, leader, p) is None for p in g.units[g.owner[leader]])
    return None if any_ready else Refusal("10.9", "no-mortar")


@rule("10.9")
def cannot_be_coordinated(g: Indochine, leader: int, piece: int) -> Refusal | None:
    """§10.9 A deployed mortar in command, of a formation in command, that has not acted and has a target he sees."""
    if not g.is_on_board(piece) or not is_indirect(g, piece) or g.has(piece, ACTED | OUT_OF_COMMAND):
        return Refusal("10.9", "no-mortar")
    if is_out_of_echelon(g, formation_now(g, piece)) or cannot_shoot_at_all(g, piece) is not None:
        return Refusal("10.9", "no-mortar")
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
