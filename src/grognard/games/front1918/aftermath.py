"""The tenth step of a combat, in its order, after the erroneous orders.

Damage is paid in `damage`; retreats are in `retreat`, advances in `advance`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.front1918.advance import advance, place_markers, under_one_marker
from grognard.games.front1918.battle import ERRONEOUS, NONE, PARTIAL, TOTAL, Battle
from grognard.games.front1918.damage import (
    alive,
    cannot_be_disordered,
    lose_any,
    lose_shock_troops,
    payers,
    suffer,
)
from grognard.games.front1918.destinations import mover_of
from grognard.games.front1918.movement import march_group
from grognard.games.front1918.reserves import sharers
from grognard.games.front1918.retreat import carry, closed, fall_back, how_far, ready
from grognard.games.front1918.series import first_refusal, take
from grognard.games.front1918.supports import after_combat, disorganise, has_room, lose_base, overrun
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import EXPLOITATION, NOT_COMBAT, PINNED, RESERVE
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule

NO_MARKER = Refusal("mastery.none", "no-marker")
TOO_FAR_OFF = Refusal("mastery.test", "no-too-far-off")


@rule("aftermath.order", "mastery.erroneous", "mastery.none", "assault-troops.movement")
def aftermath(g: Front, battle: Battle) -> Script[None]:
    """Erroneous orders, markers off, the defender's retreat, damage, reaction, advance and exploitation."""
    side, foe = battle.side, battle.side.enemy
    fix_doctrine(g, battle)
    for whose in (foe, side):
        if battle.mastery.get(whose) == ERRONEOUS:
            yield from erroneous_orders(g, battle, whose)
    if battle.mastery.get(side) in (NONE, ERRONEOUS):
        yield from cancel_marker(g, battle, "mastery.none")
    yield from defenders_retreat(g, battle)
    yield from suffer(g, battle, foe)
    lose_shock_troops(g, battle)
    yield from suffer(g, battle, side)
    yield from reaction(g, battle)
    yield from advance(g, battle)
    yield from place_markers(g, battle)
    after_combat(g, foe, battle.hex)


@rule("doctrine.scenario", "doctrine.effects")
def fix_doctrine(g: Front, battle: Battle) -> None:
    """The lead decides the doctrine of the whole combat: it is read before erroneous orders can eliminate the lead."""
    battle.is_hampered = battle.against_lead >= 0 and g.is_hampered(battle.against_lead)


def within_reach(g: Front, battle: Battle, piece: int) -> bool:
    """Whether a piece is on the map within three hexes of the combat."""
    here = g.position.at[piece]
    return g.is_on_board(piece) and g.board.grid.distance(here, battle.hex) <= g.number("limits", "mastery-radius")


def near_by(g: Front, battle: Battle, side: Side) -> list[int]:
    """The combat units of a side within reach of the combat, ascending: see `within_reach`."""
    near = g.board.grid.within(battle.hex, g.number("limits", "mastery-radius"))
    stacks, owner, is_combat = g.occupation.stacks, g.owner, g.is_combat
    there = [p for h in members(near & g.fighter_hexes(side)) for p in stacks[h]]
    return sorted(p for p in there if is_combat[p] and owner[p] == side)


# Erroneous orders ----------------------------------------------------------------------------------------------


@rule("mastery.erroneous", "orders.chart")
def erroneous_orders(g: Front, battle: Battle, whose: Side) -> Script[None]:
    """A die for the side that gave erroneous orders; the result is carried out at once."""
    column = "attacker" if whose == battle.side else "defender"
    tally = Tally("erroneous").modifies(g.charts["erroneous"], column)
    roll = yield g.roll(rule="mastery.erroneous", ask=f"roll-orders-{column}", tally=tally)
    orders = tally.result(roll)
    g.tell(f"orders-{column}-{orders}", "orders.chart", side=whose, roll=roll)
    script = (ATTACKERS_ORDERS if whose == battle.side else DEFENDERS_ORDERS)[orders](g, battle)
    if script is not None:
        yield from script


@rule("orders.chart", "damage.tank")
def lose_extra(g: Front, battle: Battle, side: Side) -> Script[None]:
    """A side loses one more step, on a unit of its choice."""
    losers = payers(g, battle.of(side), tanks_last=side != battle.side)
    yield from lose_any(g, side, losers, "orders.chart", ask="ask-loses-orders")


def lose_on_both_sides(g: Front, battle: Battle) -> Script[None]:
    """Both sides lose one more step, the defender first."""
    yield from lose_extra(g, battle, battle.side.enemy)
    yield from lose_extra(g, battle, battle.side)


def suicidal_counter_attack(g: Front, battle: Battle) -> Script[None]:
    """The defender loses one more step."""
    yield from lose_extra(g, battle, battle.side.enemy)


def obstinacy(g: Front, battle: Battle) -> Script[None]:
    """The attacker loses one more step."""
    yield from lose_extra(g, battle, battle.side)


def spare(g: Front, battle: Battle, side: Side) -> None:
    """A side takes three points of damage less."""
    battle.damage[side] = max(0, battle.damage.get(side, 0) - g.number("limits", "orders-damage"))


def rout(g: Front, battle: Battle) -> None:
    """The attacker takes less damage."""
    spare(g, battle, battle.side)


def half_heartedness(g: Front, battle: Battle) -> None:
    """The defender takes less damage."""
    spare(g, battle, battle.side.enemy)


@rule("orders.chart", "mastery.pinned")
def indecision(g: Front, battle: Battle) -> None:
    """The defenders are pinned."""
    for piece in alive(g, battle.defenders):
        g.mark(piece, PINNED)
        g.tell("pinned", "mastery.pinned", piece=piece, hex=g.position.at[piece])


@rule("orders.chart", "retreat.general")
def defenders_panic(g: Front, battle: Battle) -> Script[None]:
    """The defenders retreat one hex, and this pays no damage."""
    units = alive(g, battle.defenders)
    if units:
        battle.retreat = yield from fall_back(g, ready(g, battle.side.enemy, units, 1, forced=True))
        take(g.steps.retreated, g, battle)


@rule("orders.chart", "retreat.attacker")
def attackers_panic(g: Front, battle: Battle) -> Script[None]:
    """One attacking unit, chosen by its owner, retreats one hex."""
    units = [p for p in alive(g, battle.attackers) if p != battle.event_tank]
    if not units:
        return
    offer = g.panics.these(units, not_attacking, g, battle)
    choice = yield from g.which(battle.side, offer, rule="orders.chart", ask="ask-panics")
    yield from fall_back(g, ready(g, battle.side, [choice.noun], 1, forced=True))


def not_attacking(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """Why a unit cannot be chosen to panic: it does not attack."""
    takes_part = piece in battle.attackers and g.is_on_board(piece) and piece != battle.event_tank
    return None if takes_part else Refusal("orders.chart", "no-not-in-battle")


@rule("orders.chart", "disorganisation.scope")
def confusion(g: Front, battle: Battle) -> Script[None]:
    """One attacking unit, chosen by the defender, is disorganised."""
    offer = g.confuse.each(battle.attackers, cannot_be_disordered, g, battle.attackers)
    if not len(offer):
        return
    choice = yield from g.which(battle.side.enemy, offer, rule="orders.chart", ask="ask-confuse")
    disorganise(g, choice.noun, "orders.chart")


def counter_order(g: Front, battle: Battle) -> Script[None]:
    """The defender may remove an exploitation or reserve marker."""
    yield from cancel_marker(g, battle, "orders.chart")


# Misdirected reserves ------------------------------------------------------------------------------------------


@rule("orders.chart")
def cannot_misdirect(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """A unit that may be sent astray is named, unless it is hidden."""
    return first_refusal(g.predicates.cannot_name, g, battle.side, piece) or cannot_mislead(g, battle, piece)


@rule("orders.chart", "units.any", "scenario.frozen")
def cannot_mislead(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """A unit of the defender near the combat, outside enemy zones, with a hex to go to: a combat unit, or a support
    that moves."""
    foe = battle.side.enemy
    if g.owner[piece] != foe:
        return Refusal("orders.chart", "no-not-theirs")
    if not g.is_combat[piece] and not g.is_wheeled[piece]:
        return Refusal("orders.chart", "no-not-astray")
    if (why := first_refusal(g.predicates.cannot_march, g, piece)) is not None:
        return why
    if not within_reach(g, battle, piece):
        return TOO_FAR_OFF
    here = g.position.at[piece]
    if g.position.marks[piece] & g.holding:
        return g.why_held(piece)
    if g.in_zone(battle.side, here):
        return Refusal("orders.chart", "no-in-zone")
    return None if hexes_astray(g, piece) else Refusal("orders.chart", "no-way-astray")


def hexes_astray(g: Front, piece: int) -> list[int]:
    """The hexes to which a unit may be misdirected."""
    here = g.position.at[piece]
    if g.closed_hexes() >> here & 1:
        return []
    return [h for h in g.board.grid.adjacent[here] if cannot_go_astray(g, piece, h) is None]


@rule("orders.chart", "stacking.limit", "movement.enemies", "scenario.area")
def cannot_go_astray(g: Front, piece: int, hex_: int) -> Refusal | None:
    """A misdirected unit moves one hex, not onto enemies, inside the playing area, where it and its load have room."""
    if hex_ not in g.board.grid.adjacent[g.position.at[piece]]:
        return Refusal("orders.chart", "no-not-adjacent")
    if g.ways.impassable and g.ways.is_wall(g.position.at[piece], hex_):
        return Refusal("movement.minimum", "no-way-wall")
    if g.holds(g.owner[piece].enemy, hex_):
        return Refusal("movement.enemies", "no-enemy-there")
    if g.closed_hexes() >> hex_ & 1:
        return closed(g, hex_)
    if not g.is_combat[piece] and not may_drive(g, piece, hex_):
        return Refusal(g.support_clause(piece), "no-support-astray")
    going = [piece, *g.facts.loads_of(g, piece)]
    return None if has_room(g, going, hex_) else Refusal("stacking.limit", "no-stack-full")


@rule("orders.chart", "guns.movement", "hq.movement")
def may_drive(g: Front, piece: int, hex_: int) -> bool:
    """Whether a support may be sent to the next hex: out of enemy zones, over bridges, to ground that it may enter."""
    side, here = g.owner[piece], g.position.at[piece]
    meeting = g.ways.meeting(g, mover_of(g, side, [piece]))
    if meeting.barred[hex_] or g.facts.closed_to(g, [piece]) >> hex_ & 1:
        return False
    return meeting.edges.cost(here, hex_) is not None or hex_ in meeting.across(here)


@rule("orders.chart")
def misdirected_reserves(g: Front, battle: Battle) -> Script[None]:
    """The attacker may move one unit of the defender near the combat by one hex."""
    foe = battle.side.enemy
    supports = [p for p in g.wheeled[foe] if within_reach(g, battle, p)]
    units = g.misdirect.each([*near_by(g, battle, foe), *supports], cannot_misdirect, g, battle)
    actions = [Action(units, misdirect, g, battle), *[each(g, battle) for each in g.actions.to_misdirect]]
    if any(actions):
        ask = "ask-misdirect"
        yield from act(g, battle.side, actions, g.done(), rule="orders.chart", ask=ask, hex=battle.hex)


@rule("orders.chart")
def misdirect(g: Front, battle: Battle, piece: int) -> Script[None]:
    """One unit goes astray, where its enemy likes."""
    ways = g.to.these(sorted(hexes_astray(g, piece)), cannot_go_astray, g, piece)
    sent = g.named(piece)
    hex_ = (yield from g.which(battle.side, ways, rule="orders.chart", ask="ask-astray", piece=sent)).noun
    go_astray(g, piece, hex_)
    g.tell("misdirected", "orders.chart", piece=piece, hex=hex_)


@rule("orders.chart", "guns.movement", "hq.movement")
def go_astray(g: Front, piece: int, hex_: int) -> None:
    """A misdirected unit comes to a hex: combat units take it, trucks bring their load."""
    if g.is_combat[piece]:
        carry(g, piece, hex_)
        overrun(g, g.owner[piece], hex_)
        return
    lose_base(g, piece)
    for each in (piece, *g.facts.loads_of(g, piece)):
        stoss = g.stoss_with(each) if g.is_combat[each] else -1
        for going in (each, stoss):
            if going >= 0:
                g.place(going, hex_)


Orders = Mapping[str, Callable[[Front, Battle], Script[None] | None]]
DEFENDERS_ORDERS: Orders = {
    "sacrifice": lose_on_both_sides,
    "panic": defenders_panic,
    "counter-attack": suicidal_counter_attack,
    "rout": rout,
    "indecision": indecision,
    "misdirected": misdirected_reserves,
}
ATTACKERS_ORDERS: Orders = {
    "bitter-fight": lose_on_both_sides,
    "confusion": confusion,
    "obstinacy": obstinacy,
    "panic": attackers_panic,
    "half-hearted": half_heartedness,
    "counter-order": counter_order,
}


# Markers off ---------------------------------------------------------------------------------------------------


@rule("mastery.none", "orders.chart")
def marker_to_take(g: Front, piece: int) -> int:
    """Which marker of a unit is taken off: the reserve marker first, if it has both."""
    return RESERVE if g.has(piece, RESERVE) else EXPLOITATION


@rule("mastery.none", "orders.chart", "exploitation.same-division")
def with_marker(g: Front, piece: int) -> list[int]:
    """The units that share a unit's marker: the stack for a reserve; for an exploitation those that were put under
    it together, whoever has come to their hex or left it since."""
    bit, number = marker_to_take(g, piece), g.position.marker[piece]
    if bit == RESERVE:
        stack = g.fighters_at(g.position.at[piece], g.owner[piece])
    elif number:
        stack = [p for p in g.fighters[g.owner[piece]] if g.position.marker[p] == number]
    else:
        stack = under_one_marker(g, piece)
    marked = [*in_open_order(g, [p for p in stack if g.has(p, bit)])]
    if bit == RESERVE and g.reserve_units:
        return next(group for group in sharers(g, marked) if piece in group)
    return marked


@rule("mastery.none", "orders.chart")
def cannot_cancel(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """A marker of the attacker is named by a unit, unless that is hidden."""
    return first_refusal(g.predicates.cannot_name, g, battle.side.enemy, piece) or cannot_take_off(g, battle, piece)


@rule("mastery.none", "orders.chart")
def cannot_take_off(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """A marker of the attacker within three hexes; of units that share one only the first is offered."""
    if g.owner[piece] != battle.side or not g.has(piece, RESERVE | EXPLOITATION):
        return NO_MARKER
    if not within_reach(g, battle, piece):
        return TOO_FAR_OFF
    first = with_marker(g, piece)[0]
    return Refusal("mastery.none", "no-with-stack", {"piece": first}) if first != piece else None


@rule("mastery.none", "aftermath.order", "orders.chart")
def cancel_marker(g: Front, battle: Battle, clause: str) -> Script[None]:
    """The defender may remove one reserve or exploitation marker near the combat."""
    marks = g.position.marks
    marked = [p for p in g.fighters[battle.side] if marks[p] & (RESERVE | EXPLOITATION)]
    foe = battle.side.enemy
    units = g.cancel.each(marked, cannot_cancel, g, battle)
    actions = [Action(units, cancel, g, clause), *[each(g, battle, clause) for each in g.actions.to_cancel]]
    if any(actions):
        yield from act(g, foe, actions, g.done(), rule=clause, ask="ask-cancel", hex=battle.hex)


@rule("mastery.none", "orders.chart", "exploitation.same-division")
def cancel(g: Front, clause: str, piece: int) -> None:
    """The marker of a unit is taken off, for all that share it."""
    bit = marker_to_take(g, piece)
    for each in with_marker(g, piece):
        g.unmark(each, bit)
        g.tell("marker-off", clause, piece=each, hex=g.position.at[each])


# The defender's mastery ----------------------------------------------------------------------------------------


@rule("mastery.total", "mastery.partial", "doctrine.scenario")
def longest_retreat(g: Front, battle: Battle) -> int:
    """How far mastery lets the defender retreat: less under the doctrine of the lead that was named, whoever is
    left, or with a disorganised unit."""
    level = battle.mastery.get(battle.side.enemy, "")
    units = alive(g, battle.defenders)
    if level not in (TOTAL, PARTIAL) or not units:
        return 0
    hampered = battle.is_hampered or any(map(g.is_upset, units))
    return g.number("mastery-levels", level, "retreat-hampered" if hampered else "retreat")


@rule("mastery.total", "mastery.partial", "retreat.general")
def cannot_retreat(g: Front, battle: Battle, most: int, hexes: int) -> Refusal | None:
    """Not farther than mastery allows, nor than there is a path."""
    if not 0 <= hexes <= longest_retreat(g, battle):
        return Refusal("mastery.test", "no-retreat-so-far")
    return Refusal("retreat.general", "no-way-back") if hexes > most else None


def damage_after(g: Front, battle: Battle, most: int, hexes: int) -> Tally:
    """The damage left to the defender if all retreat so many hexes."""
    tally = Tally("damage-left", battle.damage.get(battle.side.enemy, 0))
    if hexes:
        tally.add(-hexes * g.number("prices", "retreat", "points"), "mastery.test", "reason-given-up", count=hexes)
    return tally.limit_total("mastery.test", "reason-least", least=0)


@rule("mastery.total", "mastery.partial", "aftermath.order", "retreat.general")
def defenders_retreat(g: Front, battle: Battle) -> Script[None]:
    """Mastery lets all the defenders retreat; each hex pays points of damage."""
    foe, limit = battle.side.enemy, longest_retreat(g, battle)
    units = alive(g, battle.defenders)
    if not limit:
        return
    r = ready(g, foe, units, limit)
    most = how_far(g, r, [battle.hex], limit, dry=True)
    if not most:
        return
    offer = g.retreat.these(range(most + 1), cannot_retreat, g, battle, most, tally=damage_after)
    left, price = battle.damage.get(foe, 0), g.number("prices", "retreat", "points")
    choice = yield g.choose(foe, offer, rule="mastery.test", ask="ask-retreat", hex=battle.hex, left=left, price=price)
    if choice.noun:
        r.hexes = choice.noun
        battle.retreat = yield from fall_back(g, r)
        take(g.steps.retreated, g, battle)
        battle.damage[foe] = int(damage_after(g, battle, most, battle.retreat).total)


@rule("mastery.total", "mastery.partial", "scenario.frozen")
def cannot_react(g: Front, battle: Battle, reacted: list[int], piece: int) -> Refusal | None:
    """A combat unit of the defender within three hexes of the combat and outside enemy zones, once."""
    if g.owner[piece] != battle.side.enemy:
        return Refusal("mastery.test", "no-not-yours")
    if not g.is_combat[piece]:
        return NOT_COMBAT
    if not within_reach(g, battle, piece):
        return TOO_FAR_OFF
    if piece in reacted:
        return Refusal("mastery.test", "no-reacted")
    if g.position.marks[piece] & g.holding:
        return g.why_held(piece)
    here = g.position.at[piece]
    if g.in_zone(battle.side, here):
        return Refusal("mastery.test", "no-in-zone")
    return closed(g, here) if g.closed_hexes() >> here & 1 else None


@rule("mastery.total", "mastery.partial", "disorganisation.effects")
def half_allowance(g: Front, piece: int) -> int:
    """Half a unit's movement allowance, rounded up; for a disorganised unit half of its halved allowance."""
    whole = g.facts.points_of(g, piece) // 2 if g.is_upset(piece) else g.facts.points_of(g, piece)
    return (whole + 1) // 2


@rule("mastery.total", "mastery.partial", "aftermath.order", "units.any")
def reaction(g: Front, battle: Battle) -> Script[None]:
    """Mastery lets the defender move one or two units near the combat after the damage is paid; into the attacked hex
    only while a unit of his, be it a support, is left in it."""
    level, foe = battle.mastery.get(battle.side.enemy, ""), battle.side.enemy
    many = g.number("mastery-levels", level, "reaction") if g.has_row("mastery-levels", level) else 0
    reacted: list[int] = []
    shut = 0 if g.others_at(battle.hex, foe) else 1 << battle.hex
    while len(reacted) < many:
        units = g.react.each(near_by(g, battle, foe), cannot_react, g, battle, reacted)
        more = [each(g, battle) for each in g.actions.in_reaction]
        actions = [Action(units, react, g, battle, reacted, shut), *more]
        if not any(actions):
            return
        said: dict[str, Any] = {"hex": battle.hex, "left": many - len(reacted)}
        choice = yield from act(g, foe, actions, g.done(), rule="mastery.test", ask="ask-react", **said)
        if choice.verb == "done":
            return


@rule("mastery.total", "mastery.partial", "disorganisation.effects")
def react(g: Front, battle: Battle, reacted: list[int], shut: int, piece: int) -> Script[None]:
    """One unit moves with half its allowance."""
    reacted.append(piece)
    clause, ask, points = "mastery.test", "ask-react-where", half_allowance(g, piece)
    why_shut = Refusal("mastery.test", "no-defender-left", {"hex": battle.hex}) if shut else None
    yield from march_group(g, battle.side.enemy, [piece], points, rule=clause, ask=ask, shut=shut, why_shut=why_shut)
