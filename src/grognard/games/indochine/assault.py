"""Chapter 13: assault. Entering an enemy hex, the order of strikes, strikes, retreats, round after round.

Withdrawal before the assault and the fire of others are windows of `reactions`. A human wave (16) and a landing by
parachute (15.1) come here for the fight alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from grognard.games.indochine.artillery import strike_movers
from grognard.games.indochine.command import TWO_DICE, acts_alone, is_hesitant, morale_tally
from grognard.games.indochine.ground import LIGHT, abandon_digging, cannot_stack, protection
from grognard.games.indochine.hiding import observe, recognise
from grognard.games.indochine.morale import be_stopped, eliminate, lose_step
from grognard.games.indochine.reactions import at_movers, withdrawals
from grognard.games.indochine.strikes import ELIMINATED, NOTHING, staying_tally, strike_tally
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import (
    DEPLOYED,
    MOVED,
    NEUTRALISED,
    NOT_YOURS,
    STOPPED,
    STRIKE_STEPS,
    VIET_MINH,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)
LOWEST_ROLL = min(TWO_DICE.totals)
NO_ENEMY = Refusal("13", "no-assault-enemy")
BURNS = Refusal("15.3", "no-burning")
IS_STOPPED = Refusal("13", "no-assault-stopped")
IS_HESITANT = Refusal("13", "no-assault-hesitant")
IS_DEPLOYED = Refusal("6.1", "no-deployed")
IS_ALONE = Refusal("3.4", "no-alone")
NO_COMBAT_UNIT = Refusal("1.1", "no-combat-unit")
NO_RETREAT = Refusal("13.resolution", "no-retreat")
NOWHERE = Refusal("13.resolution", "no-nowhere")
NOT_IN_FIGHT = Refusal("13.resolution", "no-in-fight")


# Launching (13) ------------------------------------------------------------------------------------------------


@rule("13", "15.3")
def cannot_assault(g: Indochine, units: Sequence[int], hex_: int) -> Refusal | None:
    """§13 Units assault a hex with an enemy counter, whatever is under its marker; §15.3 nobody enters a fire."""
    if not g.counters_at(hex_, g.owner[units[0]].enemy):
        return NO_ENEMY
    if g.position.burning[hex_]:
        return BURNS
    return next((refusal for piece in units if (refusal := cannot_engage(g, piece)) is not None), None)


@rule("13", "6.1", "11.1", "11.2", "12.1")
def cannot_engage(g: Indochine, piece: int) -> Refusal | None:
    """§13 Not stopped, neutralised or hesitant units; §6.1 nor a deployed weapon or a unit that acts out of command."""
    if not g.is_unit[piece]:
        return NO_COMBAT_UNIT
    if g.has(piece, STOPPED | NEUTRALISED):
        return IS_STOPPED
    if is_hesitant(g, g.position.formation[piece]):
        return IS_HESITANT
    if g.is_weapon[piece] and g.position.face[piece] == DEPLOYED:
        return IS_DEPLOYED
    return IS_ALONE if acts_alone(g, piece) else None


@rule("13", "6.6", "err1.assault")
def assault(g: Indochine, units: Sequence[int], hex_: int, is_tactical: bool, watch: Watch) -> Script[bool]:
    """§13 Units enter an enemy hex and fight there; returns whether they may go on, as the hex was left to them.

    Those in the hex may withdraw first. Others fire at the units that enter: before the fight, but after it if the move
    is tactical.
    """
    side, came_from = g.owner[units[0]], {piece: g.position.at[piece] for piece in units}
    manner = "tactical" if is_tactical else "moving"
    g.tell_stack(side, units, "assaults", "marker-assaults", "13", hex=hex_)
    yield from withdrawals(g, side.enemy, hex_, units)
    is_held = bool(g.counters_at(hex_, side.enemy))
    go_in(g, units, hex_)
    observe(g, units, is_tactical)
    yield from strike_movers(g, units, hex_, manner)
    if not is_held:
        yield from at_movers(g, units, hex_, manner, watch)
        return not is_tactical and can_go_on(g, units)
    if not is_tactical:
        yield from at_movers(g, units, hex_, manner, watch, barred=(hex_,))
    fall_back(g, units, came_from)
    attackers = g.units_at(hex_, side)
    fighters = g.units_at(hex_, side.enemy) if attackers else []
    yield from fight(g, side, hex_)
    if is_tactical:
        yield from at_attackers(g, attackers, hex_, fighters, watch)
    return not fighters and not is_tactical and can_go_on(g, g.units_at(hex_, side))


@rule("13", "7.3", "err1.assault")
def at_attackers(g: Indochine, units: Sequence[int], hex_: int, fighters: Sequence[int], watch: Watch) -> Script[None]:
    """§13 After a tactical assault the enemy may fire at the attackers, those who left the fight too (R 185).

    Nobody who was assaulted fires: those units fought, wherever they are now. Each of the others fires once.
    """
    at, size = g.position.at, g.board.grid.size
    fired: set[int] = set()
    for here in sorted({at[p] for p in units if at[p] < size}, key=lambda h: (h != hex_, h)):
        there = [p for p in units if at[p] == here]
        yield from at_movers(g, there, here, "tactical", watch, barred=(hex_,), fought=tuple(fighters), fired=fired)


@rule("6.1", "8.discovery")
def go_in(g: Indochine, units: Sequence[int], hex_: int) -> None:
    """§6.1 Units move into a hex and get a Movement marker; §8 those that assault open or light ground show first."""
    shows = bool(g.counters_at(hex_, g.owner[units[0]].enemy)) and protection(g, hex_) <= LIGHT
    for piece in units:
        abandon_digging(g, piece)
        g.place(piece, hex_)
        g.mark(piece, MOVED)
        if shows:
            recognise(g, piece, "8.discovery")


def can_go_on(g: Indochine, units: Sequence[int]) -> bool:
    """§6.6 Whether some of the units may still move."""
    return any(g.is_on_board(p) and not g.has(p, STOPPED | NEUTRALISED) for p in units)


@rule("13", "11.1", "11.2")
def fall_back(g: Indochine, units: Sequence[int], came_from: dict[int, int]) -> None:
    """§13 Units that fire has stopped or neutralised do not assault: they stay where they came from (R 102)."""
    for piece in units:
        if g.is_on_board(piece) and g.has(piece, STOPPED | NEUTRALISED):
            g.place(piece, came_from[piece])
            g.tell_apart(g.owner[piece], piece, "assault-fails", "marker-assault-fails", "13", hex=came_from[piece])


# The fight (13) ------------------------------------------------------------------------------------------------


@rule("13.resolution", "8.discovery", "8.decoy", "ext.13")
def fight(g: Indochine, side: Side, hex_: int, wave: Collection[int] = ()) -> Script[None]:
    """§13 Rounds of close combat, this side attacking, until only one side is left in the hex.

    In open and light ground the attackers are recognised before the fight, elsewhere with the defenders after the order
    is rolled. Decoys vanish with their marker (R 79).
    """
    if protection(g, hex_) <= LIGHT:
        uncover(g, side, hex_)
    while g.units_at(hex_, side) and g.units_at(hex_, side.enemy):
        order = yield from order_of_strikes(g, side, hex_)
        uncover(g, side, hex_)
        uncover(g, side.enemy, hex_)
        for piece, total in order.items():
            g.tell("strikes-at", "13.resolution", piece=piece, total=total)
        for _, together in groupby(order, key=order.__getitem__):
            yield from strike_together(g, list(together), side, hex_, wave)
        yield from retreats(g, side.enemy, hex_, side, wave)
        yield from retreats(g, side, hex_, side, wave)
        if is_deadlocked(g, side, hex_, wave):
            yield from break_off(g, side, hex_)
    if g.units_at(hex_, side):
        uncover(g, side.enemy, hex_)


def uncover(g: Indochine, side: Side, hex_: int) -> None:
    """§8 Every counter of a side in a hex is recognised."""
    for piece in g.counters_at(hex_, side):
        recognise(g, piece, "8.discovery")


# The order of strikes (13) -------------------------------------------------------------------------------------


@rule("13.resolution", "ext.13", "table.assault")
def order_tally(g: Indochine, piece: int) -> Tally:
    """§13 One die and the morale; a hidden unit, which there is only in the first round, strikes early."""
    chart = g.charts["assault-order"]
    tally = morale_tally(g, piece, "order")
    if not g.is_open(piece):
        tally.add(chart.number("hidden", "order"), "ext.13", "reason-hidden-unit")
    if g.has(piece, STOPPED):
        tally.add(chart.number("stopped", "order"), "table.assault", "reason-stopped")
    if g.has(piece, NEUTRALISED):
        tally.add(chart.number("neutralised", "order"), "table.assault", "reason-neutralised")
    return tally.by(ONE_DIE, int)


@rule("13.resolution")
def order_of_strikes(g: Indochine, side: Side, hex_: int) -> Script[dict[int, int]]:
    """§13 Every unit of both sides rolls; the units with their totals, the highest first."""
    totals: dict[int, int] = {}
    for piece in (*g.units_at(hex_, side), *g.units_at(hex_, side.enemy)):
        tally = order_tally(g, piece)
        roll = yield g.roll(
            rule="13.resolution", ask="roll-order", tally=tally, seen_by=[g.owner[piece]], high=g.owner[piece]
        )
        totals[piece] = tally.result(roll)
    return dict(sorted(totals.items(), key=lambda rolled: -rolled[1]))


# Strikes (13) --------------------------------------------------------------------------------------------------


@rule("13.resolution")
def cannot_strike(g: Indochine, striker: int, _: Side, __: Collection[int], target: int) -> Refusal | None:
    """§13 A unit strikes an enemy in its hex."""
    if g.owner[target] == g.owner[striker]:
        return Refusal("13.resolution", "no-own-unit")
    return None if g.position.at[target] == g.position.at[striker] and g.is_unit[target] else NOT_IN_FIGHT


@rule("13.resolution")
def strike_together(
    g: Indochine, strikers: Sequence[int], side: Side, hex_: int, wave: Collection[int]
) -> Script[None]:
    """§13 Units with the same total strike at the same time: all name targets, all roll, all results count (R 68)."""
    blows: list[tuple[int, int]] = []
    for striker in strikers:
        foes = g.units_at(hex_, g.owner[striker].enemy)
        if g.position.at[striker] != hex_ or not foes:
            continue
        offer = g.strike.these(foes, cannot_strike, g, striker, side, wave, tally=strike_tally)
        choice = yield from g.which(g.owner[striker], offer, rule="13.resolution", ask="ask-strike", piece=striker)
        blows.append((striker, choice.noun))
    results = []
    for striker, target in blows:
        tally = strike_tally(g, striker, side, wave, target)
        roll = yield g.roll(rule="13.resolution", ask="roll-strike", tally=tally, seen_by=g.sides, low=g.owner[striker])
        g.tell("strikes", "13.resolution", piece=striker, piece_target=target, roll=roll, result=tally.result(roll))
        results.append(tally.result(roll))
    for (_, target), result in zip(blows, results, strict=True):
        wound(g, target, result)


@rule("13.resolution", "ext.1.2")
def wound(g: Indochine, piece: int, result: str) -> None:
    """§13 A unit loses a step, or all of them; §1.2 an elimination costs Viet-Minh infantry two steps (R 24)."""
    if result == ELIMINATED and not (g.is_infantry[piece] and g.owner[piece] == VIET_MINH):
        eliminate(g, piece, "13.resolution")
        return
    for _ in range(STRIKE_STEPS[result]):
        if g.is_on_board(piece):
            lose_step(g, piece, "13.resolution")


# Retreats (13) -------------------------------------------------------------------------------------------------


@rule("13.resolution", "11.2", "qa.6")
def cannot_retreat(g: Indochine, side: Side, hex_: int, piece: int) -> Refusal | None:
    """§13 A unit may leave the fight unless it is neutralised, a deployed weapon (R 119), or has nowhere to go."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if g.position.at[piece] != hex_ or not g.is_unit[piece]:
        return NOT_IN_FIGHT
    if g.has(piece, NEUTRALISED) or (g.is_weapon[piece] and g.position.face[piece] == DEPLOYED):
        return NO_RETREAT
    return None if any(cannot_retreat_to(g, piece, h) is None for h in around(g, piece)) else NOWHERE


@rule("13.resolution", "15.3")
def cannot_retreat_to(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§13 It goes to an adjacent hex that holds no enemy (R 21), does not burn, and has room."""
    if hex_ not in around(g, piece):
        return Refusal("13.resolution", "no-not-adjacent")
    if g.counters_at(hex_, g.owner[piece].enemy):
        return Refusal("13.resolution", "no-enemy-there")
    return Refusal("15.3", "no-burning") if g.position.burning[hex_] else cannot_stack(g, piece, hex_)


def around(g: Indochine, piece: int) -> Sequence[int]:
    """The hexes next to a unit."""
    return g.board.grid.adjacent[g.position.at[piece]]


@rule("13.resolution")
def retreats(g: Indochine, side: Side, hex_: int, attackers: Side, wave: Collection[int]) -> Script[None]:
    """§13 After a round a side may take any of its units out of the hex, one by one, also when it won (R 177)."""
    while True:
        units = g.retreat.each(g.units_at(hex_, side), cannot_retreat, g, side, hex_, tally=leaving_tally)
        if not len(units):
            return
        foes = g.units_at(hex_, side.enemy)
        stay = g.done.these((0,), None, g, side, hex_, foes, attackers, wave, tally=staying_tally)
        choice = yield g.choose(side, units, stay, rule="13.resolution", ask="ask-retreat", hex=hex_)
        if choice.verb == "done":
            return
        yield from retreat(g, choice.noun)


@rule("13.resolution", "11.1")
def leaving_tally(g: Indochine, side: Side, hex_: int, piece: int) -> Tally:
    """§13 What leaving the fight costs a unit: nobody strikes at it, and it is stopped."""
    tally = Tally("leaving").note("13.resolution", "reason-nobody-strikes").note("11.1", "reason-is-stopped")
    if all(p == piece for p in g.units_at(hex_, side)):
        tally.note("13.resolution", "reason-gives-up-hex", hex=hex_)
    return tally


@rule("13.resolution", "11.1")
def retreat(g: Indochine, piece: int) -> Script[None]:
    """§13 A unit leaves the fight for an adjacent hex and is stopped."""
    ways = g.to.each(around(g, piece), cannot_retreat_to, g, piece, trail=way_out)
    to = yield from g.which(g.owner[piece], ways, rule="13.resolution", ask="ask-retreat-to", piece=piece)
    abandon_digging(g, piece)
    g.place(piece, to.noun)
    g.tell("retreats", "13.resolution", piece=piece, hex=to.noun)
    yield from be_stopped(g, piece, "13.resolution")


def way_out(g: Indochine, piece: int, hex_: int) -> tuple[int, int]:
    """The path of a unit that retreats."""
    return g.position.at[piece], hex_


@rule("13.resolution")
def is_deadlocked(g: Indochine, side: Side, hex_: int, wave: Collection[int]) -> bool:
    """§13 Whether both sides are still there and no strike of anyone can have a result (R 130)."""
    ours, theirs = g.units_at(hex_, side), g.units_at(hex_, side.enemy)
    pairs = [pair for a in ours for d in theirs for pair in ((a, d), (d, a))]
    return bool(pairs) and all(
        strike_tally(g, striker, side, wave, target).result(LOWEST_ROLL) == NOTHING for striker, target in pairs
    )


@rule("13.resolution")
def break_off(g: Indochine, side: Side, hex_: int) -> Script[None]:
    """§13 The attackers leave a fight in which nobody can be hurt; one with nowhere to go is eliminated (R 130)."""
    g.tell("breaks-off", "13.resolution", side=side, hex=hex_)
    for piece in g.units_at(hex_, side):
        if cannot_retreat(g, side, hex_, piece) is None:
            yield from retreat(g, piece)
        else:
            eliminate(g, piece, "13.resolution")
