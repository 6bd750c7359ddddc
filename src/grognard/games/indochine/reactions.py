"""Chapters 6.4 to 6.6: who may interrupt whom. Windows of defensive fire, duels both ways, withdrawal before assault.

Windows are choices inside an action. A side is asked whenever, for all the enemy can tell, one of its markers might
react, decoys included; it may let the whole move pass, or all windows of this activation without a good chance.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from grognard.games.indochine.artillery import impact_tally, strike_movers
from grognard.games.indochine.command import formation_now
from grognard.games.indochine.fire import (
    Shot,
    cannot_fire,
    cannot_join,
    chance_of_effect,
    fire,
    gather,
    has_line,
    has_no_rate,
    is_indirect,
    preview,
    rate_tally,
    reaches,
    with_firer,
)
from grognard.games.indochine.ground import abandon_digging, cannot_stack
from grognard.games.indochine.hiding import observe
from grognard.games.indochine.sight import in_sight, is_seen_by
from grognard.games.indochine.stands import leader_hexes, secret_hexes
from grognard.games.indochine.strikes import staying_tally
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import (
    ACTED,
    ACTIVE,
    CHANCES,
    DEPLOYED,
    HO,
    MOVED,
    NEUTRALISED,
    OUT_OF_COMMAND,
    STOPPED,
    TD,
    TD_OVER,
    WITHDREW,
)
from grognard.kernel.asking.script import Offer, Refusal, Script, Side
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

NOT_PASSIVE = Refusal("6.5.conditions", "no-not-passive")
HAS_MOVED = Refusal("6.5.conditions", "no-moved")
FIRED_HERE = Refusal("6.5.moving", "no-fired-here")
TD_IS_OVER = Refusal("6.5", "no-td-over")
IN_ASSAULT = Refusal("err1.assault", "no-in-assault")
NO_LINE = Refusal("6.5.conditions", "no-line-of-fire")


class Occasion(NamedTuple):
    """What a side may fire at in a window, and who may not."""

    hex: int
    targets: tuple[int, ...]
    moving: str = ""
    """`moving` or `tactical` when the targets move; empty when they have fired."""
    barred: tuple[int, ...] = ()
    """The hexes under assault, whose units do not fire."""
    fought: tuple[int, ...] = ()
    """Units that were assaulted: they do not fire either, wherever they have gone since."""
    in_wave: bool = False
    rule: str = "6.5.moving"
    ask: str = "ask-shoot-mover"
    is_single: bool = False
    """Whether one unit alone may fire, as in an answer to a fire."""

    @property
    def needs_unmoved(self) -> bool:
        """Whether units with a Movement marker may not fire: at those that fired, not at those that move."""
        return not self.moving


# Who may fire --------------------------------------------------------------------------------------------------


@rule("6.5", "6.5.conditions", "6.5.moving", "6.5.firing", "err1.assault", "ext.opt.rate")
def cannot_react(g: Indochine, side: Side, on: Occasion, fired: set[int], piece: int) -> Refusal | None:
    """§6.5 A passive unit fires at a mover, or without a Movement marker at a firer, once for each occasion."""
    if g.owner[piece] != side or not g.is_on_board(piece) or is_active(g, piece):
        return NOT_PASSIVE
    if g.has(piece, TD_OVER) or (g.has(piece, TD) and has_no_rate(g, piece)):
        return TD_IS_OVER
    if piece in fired:
        return FIRED_HERE
    if on.needs_unmoved and g.has(piece, MOVED):
        return HAS_MOVED
    if g.position.at[piece] in on.barred or piece in on.fought:
        return IN_ASSAULT
    if (refusal := cannot_fire(g, piece, on.hex)) is not None:
        return refusal
    return None if has_line(g, piece, on.hex) else NO_LINE


@rule("6.5.firing")
def is_active(g: Indochine, piece: int) -> bool:
    """§6.5 Whether a unit of the active side belongs to the formation activated, or acts itself now (R 11).

    A unit out of command is not activated with its formation (3.3): it is passive.
    """
    if g.owner[piece] != g.position.acting:
        return False
    formation = g.position.activating
    is_of_it = formation >= 0 and formation_now(g, piece) == formation and not g.has(piece, OUT_OF_COMMAND)
    return g.has(piece, ACTIVE) or is_of_it


def might_hide_a_shooter(g: Indochine, side: Side, on: Occasion, seen: int) -> bool:
    """§6.4 Whether, for all the enemy can tell, a hidden marker of this side might fire at a hex.

    One in sight of the hex might hold anything. As long as there is one anywhere it might hold a mortar, for which a
    leader in sight observes (10.8).
    """
    markers = secret_hexes(g, side) & ~hexset(on.barred)
    return bool(markers) and bool(seen & (markers | leader_hexes(g, side)))


def shooters(g: Indochine, side: Side, on: Occasion, fired: set[int], seen: int) -> Offer:
    """The units that `cannot_react` lets fire, each with its chances."""
    return g.shoot.these(
        able_shooters(g, side, on, fired, seen),
        cannot_react,
        g,
        side,
        on,
        fired,
        tally=lambda g, side, on, fired, p: preview(g, shot_of(on, p)),
    )


def able_shooters(g: Indochine, side: Side, on: Occasion, fired: set[int], seen: int) -> list[int]:
    """The units that may fire on an occasion: those in sight of the hex, and deployed mortars with their observers.

    What refuses most is tested first. Targets stand in the hex, so that nobody is refused for want of one.
    """
    marks, stacks, is_unit, owner = g.position.marks, g.occupation.stacks, g.is_unit, g.owner
    at, bit, near = g.position.at, g.bit_of, g.board.grid.within(on.hex, g.longest_range)
    spent = TD_OVER | NEUTRALISED | (MOVED if on.needs_unmoved else 0)
    in_doubt, able = side == g.position.acting or bool(on.barred), []
    units = [p for hex_ in members(near & seen) for p in stacks[hex_] if is_unit[p] and owner[p] == side]
    mortars = [p for p in g.mortars[side] if near & bit[at[p]] and is_indirect(g, p)]
    for piece in sorted({*units, *mortars}):
        if marks[piece] & spent or piece in fired:
            continue
        if in_doubt or piece in mortars:
            if cannot_react(g, side, on, fired, piece) is None:
                able.append(piece)
        elif reaches(g, piece, on.hex) and not (marks[piece] & TD and has_no_rate(g, piece)):
            able.append(piece)
    return able


def shot_of(on: Occasion, piece: int) -> Shot:
    """The fire of one unit on an occasion."""
    return Shot((piece,), on.hex, on.targets, on.moving, in_wave=on.in_wave)


def still_there(g: Indochine, on: Occasion) -> Occasion:
    """The occasion with the targets that still stand in the hex."""
    at, hex_ = g.position.at, on.hex
    there = [p for p in on.targets if at[p] == hex_]
    return on if len(there) == len(on.targets) else on._replace(targets=tuple(there))


# Whether to ask ------------------------------------------------------------------------------------------------


def is_asked(g: Indochine, side: Side, on: Occasion, offer: Offer, seen: int) -> bool:
    """§6.4 Whether a side is asked for a fire: always where a hidden marker might make one, so as to tell nothing.

    Where all that might fire is known, it is asked only if some fire may have an effect, with a greater chance than it
    said it waits for.
    """
    return might_hide_a_shooter(g, side, on, seen) or is_hopeful(g, on, offer, g.position.patience[side])


@rule("6.4")
def cannot_wait(offer: Offer, percent: int) -> Refusal | None:
    """§6.4 A side waits for one of a few chances, and only while some unit of its own could fire."""
    if percent not in CHANCES:
        return Refusal("6.4", "no-such-chance")
    return None if len(offer) else Refusal("6.4", "no-unit-fires")


@rule("6.5", "9.2")
def is_hopeful(g: Indochine, on: Occasion, offer: Offer, least: int) -> bool:
    """Whether a unit on offer has a greater chance of an effect than so many per cent, alone or in a group (9.2)."""
    units = [option.noun for option in offer.options]
    shots = [shot_of(on, piece) for piece in units]
    return any(is_likely(g, shot, least) for shot in shots) or (
        not on.is_single and any(is_likely(g, with_all(g, shot, units), least) for shot in shots if len(units) > 1)
    )


def is_likely(g: Indochine, shot: Shot, least: int) -> bool:
    """Whether the chance of an effect is greater than so many per cent."""
    chance = chance_of_effect(g, shot)
    return 100 * chance.numerator > least * chance.denominator


def with_all(g: Indochine, shot: Shot, units: Sequence[int]) -> Shot:
    """§9.2 The same fire with all units that can join it, one bringing the next within reach."""
    while (more := next((p for p in units if cannot_join(g, shot, p) is None), None)) is not None:
        shot = with_firer(shot, more)
    return shot


# Defensive fire (6.5) ------------------------------------------------------------------------------------------


@rule("6.5", "6.5.moving")
def at_movers(
    g: Indochine,
    movers: Sequence[int],
    hex_: int,
    moving: str,
    watch: Watch,
    barred: tuple[int, ...] = (),
    fought: tuple[int, ...] = (),
    fired: set[int] | None = None,
) -> Script[None]:
    """§6.5 When units have entered a hex, the passive side may fire at them with any units, each once.

    Most steps are out of sight of every enemy marker: one test of a set of hexes says so.
    """
    side = g.owner[movers[0]].enemy
    if side in watch.waiving or not is_seen_by(g, side, hex_):
        return
    yield from window(g, side, Occasion(hex_, tuple(movers), moving, barred, fought), watch, fired)


@rule("6.5", "6.5.firing")
def at_firers(g: Indochine, firers: Sequence[int], watch: Watch) -> Script[None]:
    """§6.5 When active units have fired, the passive side may fire at them with any units that have not moved.

    A group in several hexes is aimed at hex by hex, each unit once (R 83).
    """
    side = g.owner[firers[0]].enemy
    fired: set[int] = set()
    for hex_ in sorted({g.position.at[p] for p in firers if g.is_on_board(p)}):
        if side not in watch.waiving and is_seen_by(g, side, hex_):
            here = tuple(p for p in firers if g.position.at[p] == hex_)
            on = Occasion(hex_, here, rule="6.5.firing", ask="ask-shoot-firer")
            yield from window(g, side, on, watch, fired)


@rule("6.4", "6.5")
def window(g: Indochine, side: Side, on: Occasion, watch: Watch, fired: set[int] | None = None) -> Script[None]:
    """§6.5 Ask for defensive fires until the side holds; each may be answered by the other side.

    `fired` are the units that have fired in this step of a human wave, which fire at one hex of it (R 101), or at other
    attackers of the same assault.
    """
    fired = set() if fired is None else fired
    while (on := still_there(g, on)).targets and side not in watch.waiving:
        seen = in_sight(g, side, on.hex)
        offer = shooters(g, side, on, fired, seen)
        if not is_asked(g, side, on, offer, seen):
            return
        waits = g.unless.each(CHANCES, cannot_wait, offer)
        while True:
            choice = yield g.choose(side, offer, g.hold(), g.let_pass(), waits, rule=on.rule, ask=on.ask, hex=on.hex)
            if choice.verb != "unless":
                break
            g.position.patience[side] = choice.noun
            if not is_hopeful(g, on, offer, choice.noun):
                return
        if choice.verb != "shoot":
            if choice.verb == "let-pass":
                watch.waiving.add(side)
            return
        others = [option.noun for option in offer if option.noun != choice.noun]
        shot = yield from gather(g, shot_of(on, choice.noun), others)
        fired |= {*shot.firers}
        firers = yield from defensive_fire(g, shot)
        if firers:
            yield from duel(g, side.enemy, firers)


@rule("6.5", "9.2")
def defensive_fire(g: Indochine, shot: Shot) -> Script[tuple[int, ...]]:
    """§6.5 The first defensive fire of a turn is free, then each unit tests its rate; returns those that fired.

    One that fails fires defensively no more this turn, and does not hinder the others of its group.
    """
    ready = []
    for piece in shot.firers:
        if not g.has(piece, TD):
            g.mark(piece, TD)
            ready.append(piece)
        elif (yield from passes_rate(g, piece)):
            ready.append(piece)
    if not ready:
        return ()
    yield from fire(g, shot._replace(firers=tuple(ready)))
    return tuple(p for p in ready if g.is_on_board(p))


@rule("6.5")
def passes_rate(g: Indochine, piece: int) -> Script[bool]:
    """§6.5 A unit that has fired defensively this turn fires again on two dice not above its rate."""
    tally = rate_tally(g, piece)
    roll = yield g.roll(rule="6.5", ask="roll-rate", tally=tally, seen_by=[g.owner[piece]], low=g.owner[piece])
    failed = tally.result(roll) == FAIL
    if failed:
        g.mark(piece, TD_OVER)
    key = "rate-fails" if failed else "rate-holds"
    g.tell_apart(g.owner[piece], piece, key, f"marker-{key}", "6.5", hex=g.position.at[piece], roll=roll)
    return not failed


@rule("6.5.firing")
def duel(g: Indochine, side: Side, firers: tuple[int, ...]) -> Script[None]:
    """§6.5 Each defensive fire may be answered by one unit of the other side, and that again, until one declines.

    On the active side only units that are not of the activated formation answer (R 11, R 12, R 95).
    """
    while firers:
        targets = firers
        firers = ()
        hexes = sorted({g.position.at[p] for p in targets if g.is_on_board(p)})
        on = [
            Occasion(
                h,
                tuple(p for p in targets if g.position.at[p] == h),
                rule="6.5.firing",
                ask="ask-answer-fire",
                is_single=True,
            )
            for h in hexes
            if is_seen_by(g, side, h)
        ]
        for occasion in on:
            shot = yield from answer(g, side, occasion)
            if shot is not None:
                firers = yield from defensive_fire(g, shot)
                break
        side = side.enemy


@rule("6.5.firing")
def answer(g: Indochine, side: Side, on: Occasion) -> Script[Shot | None]:
    """§6.5 Ask one side for one unit that fires at those who have just fired."""
    seen = in_sight(g, side, on.hex)
    offer = shooters(g, side, on, set(), seen)
    if not is_asked(g, side, on, offer, seen):
        return None
    choice = yield g.choose(side, offer, g.hold(), rule=on.rule, ask=on.ask, hex=on.hex)
    return shot_of(on, choice.noun) if choice.verb == "shoot" else None


# Withdrawal before assault (6.6) -------------------------------------------------------------------------------


@rule("6.6", "qa.6", "qa.7")
def cannot_withdraw(g: Indochine, hex_: int, piece: int) -> Refusal | None:
    """§6.6 A unit about to be assaulted may withdraw unless it is stopped, neutralised, deployed or has been activated.

    A unit that withdrew counts as activated, so that it withdraws once (R 108). Uncle Ho does not withdraw (R 45).
    """
    if g.position.at[piece] != hex_ or g.kind[piece] == HO:
        return Refusal("6.6", "no-not-assaulted")
    if g.has(piece, STOPPED | NEUTRALISED):
        return Refusal("6.6", "no-stopped")
    if g.has(piece, ACTED | WITHDREW):
        return Refusal("qa.7", "no-acted")
    if g.position.face[piece] == DEPLOYED:
        return Refusal("qa.6", "no-deployed")
    return None if any(cannot_withdraw_to(g, piece, h) is None for h in g.board.grid.adjacent[hex_]) else NOWHERE


NOWHERE = Refusal("6.6", "no-nowhere")


@rule("6.6")
def cannot_withdraw_to(g: Indochine, piece: int, hex_: int) -> Refusal | None:
    """§6.6 It withdraws to an adjacent hex without enemies, that does not burn, within the stacking limit."""
    if g.board.grid.distance(g.position.at[piece], hex_) != 1:
        return Refusal("6.6", "no-not-adjacent")
    if g.counters_at(hex_, g.owner[piece].enemy):
        return Refusal("6.6", "no-enemy-there")
    return Refusal("15.3", "no-burning") if g.position.burning[hex_] else cannot_stack(g, piece, hex_)


def might_withdraw(g: Indochine, side: Side, hex_: int) -> bool:
    """§6.6 Whether, for all the enemy can tell, a counter in the hex might withdraw: every hidden marker might."""
    return any(not g.is_open(p) or cannot_withdraw(g, hex_, p) is None for p in g.counters_at(hex_, side))


@rule("6.6", "10.5")
def withdrawing_tally(g: Indochine, hex_: int, piece: int) -> Tally:
    """§6.6 What a withdrawal costs: nobody fires at the unit, which counts as activated; the last leaves the hex."""
    tally = Tally("withdrawing").note("6.6", "reason-nobody-fires").note("6.6", "reason-counts-as-activated")
    if all(p == piece for p in g.counters_at(hex_, g.owner[piece])):
        tally.note("13", "reason-gives-up-hex", hex=hex_)
    ways = [h for h in g.board.grid.adjacent[hex_] if cannot_withdraw_to(g, piece, h) is None]
    if any(g.position.impact[h] for h in ways):
        tally.note("10.5", "reason-shelled-on-the-way")
    return tally


@rule("6.6", "10.5")
def way_tally(g: Indochine, piece: int, hex_: int) -> Tally:
    """§10.5 The attack on a unit that withdraws into a zone of impact; elsewhere nothing happens to it."""
    if strength := g.position.impact[hex_]:
        return impact_tally(g, hex_, strength, "tactical")
    return Tally("withdrawing").note("6.6", "reason-nobody-fires")


@rule("6.6")
def withdrawals(g: Indochine, side: Side, hex_: int, foes: Sequence[int], wave: Collection[int] = ()) -> Script[None]:
    """§6.6 Before these enemies enter their hex, units may withdraw one after another, each to an adjacent hex."""
    while might_withdraw(g, side, hex_):
        units = g.withdraw.each(g.counters_at(hex_, side), cannot_withdraw, g, hex_, tally=withdrawing_tally)
        stay = g.hold.these((0,), None, g, side, hex_, foes, side.enemy, wave, tally=staying_tally)
        choice = yield g.choose(side, units, stay, rule="6.6", ask="ask-withdraw", hex=hex_)
        if choice.verb == "hold":
            return
        piece = choice.noun
        ways = g.to.each(g.board.grid.adjacent[hex_], cannot_withdraw_to, g, piece, tally=way_tally)
        to = yield from g.which(side, ways, rule="6.6", ask="ask-withdraw-to", piece=piece)
        yield from withdraw(g, piece, to.noun)


@rule("6.6", "10.5")
def withdraw(g: Indochine, piece: int, hex_: int) -> Script[None]:
    """§6.6 A withdrawal is a tactical move, and the unit's activation of the turn; nobody fires at it (R 94)."""
    abandon_digging(g, piece)
    g.place(piece, hex_)
    g.mark(piece, MOVED | ACTED | WITHDREW)
    g.tell_apart(g.owner[piece], piece, "withdraws", "marker-withdraws", "6.6", hex=hex_)
    observe(g, (piece,), is_tactical=True)
    yield from strike_movers(g, (piece,), hex_, "tactical")
