"""Chapters 2, 3.4 and 5: the sequence of play, the initiative, and the segments in which formations are activated."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from grognard.games.indochine.actions import act_now, take_action
from grognard.games.indochine.administration import ADMINISTRATION
from grognard.games.indochine.air import AIR
from grognard.games.indochine.artillery import ARTILLERY, OFFICERS_FALL, PRE_REGISTERED
from grognard.games.indochine.command import (
    activation_tally,
    alone_tally,
    command_phase,
    formation_now,
)
from grognard.games.indochine.drops import DROPS
from grognard.games.indochine.hiding import look_around
from grognard.games.indochine.morale import absorb, cannot_shake_off
from grognard.games.indochine.setup import set_up
from grognard.games.indochine.stands import present, secret_hexes
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.wave import cannot_wave, wave
from grognard.games.indochine.words import (
    ACTED,
    ACTIVE,
    HO,
    NEUTRALISED,
    NOT_ON_BOARD,
    NOT_YOURS,
    OUT_OF_COMMAND,
    STOPPED,
    WITHDREW,
)
from grognard.kernel.asking.actions import Action, act, carry_out
from grognard.kernel.asking.script import Cannot, Refusal, Script, Side
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.tactics.alternation import begin_with
from grognard.kernel.words.rulebook import rule

ONE_DIE = Dice(1, 6)
ACTIVATED = Refusal("5.1", "no-activated")
NOBODY_THERE = Refusal("5.1", "no-formation-units")
IN_COMMAND = Refusal("3.4", "no-in-command")
HAS_ACTED = Refusal("5.1", "no-acted")
IS_NEUTRALISED = Refusal("11.2", "no-neutralised")


# Initiative (2.D1) ---------------------------------------------------------------------------------------------


@rule("2.D1", "scenario.bac-kan.special", "scenario.dong-khe.special")
def initiative(g: Indochine) -> Script[None]:
    """§2.D1 Each side rolls a die, some with a modifier; the higher becomes active first. A tie is rolled again (R 5).

    The scenario may give the initiative for the first turns; a drop this turn has given it already (15.1).
    """
    if g.position.acting >= 0:
        look_around(g)
        return
    for side in g.sides:
        if g.position.turn <= g.value(f"awarded-{side.name}"):
            begin_with(g, side)
            g.tell("initiative-given", "2.D1", side=side)
            look_around(g)
            return
    while True:
        totals = []
        for side in g.sides:
            tally = Tally("initiative")
            if plus := g.value(f"initiative-{side.name}"):
                tally.add(plus, "2.D1", "reason-scenario")
            tally.by(ONE_DIE, int)
            roll = yield g.roll(rule="2.D1", ask="roll-initiative", tally=tally, seen_by=g.sides, high=side)
            totals.append(tally.result(roll))
            g.tell("initiative-die", "2.D1", side=side, roll=roll, total=totals[-1])
        if totals[0] != totals[1]:
            break
    winner = g.sides[0] if totals[0] > totals[1] else g.sides[1]
    begin_with(g, winner)
    g.tell("initiative", "2.D1", side=winner)
    look_around(g)


# Segments (2.D2, 5) --------------------------------------------------------------------------------------------


@rule("5", "5.1")
def cannot_activate(g: Indochine, side: Side, formation: int) -> Refusal | None:
    """§5.1 A formation is activated once a turn, while it has counters on the map or due to enter."""
    if g.roster.formation_sides[formation] != side:
        return NOT_YOURS
    if g.position.activated[formation]:
        return ACTIVATED
    return None if any(may_act_with(g, p, formation) for p in g.counters[side]) else NOBODY_THERE


@rule("3.3", "5.2", "6.6")
def may_act_with(g: Indochine, piece: int, formation: int) -> bool:
    """§5.2 Whether a counter acts in the activation of a formation: in command, and not yet activated this turn."""
    if formation_now(g, piece) != formation or g.has(piece, ACTED | OUT_OF_COMMAND | WITHDREW):
        return False
    return g.is_on_board(piece) or is_due(g, piece)


@rule("0.5", "15.1")
def is_due(g: Indochine, piece: int) -> bool:
    """§0.5 Whether a unit beside the map may enter this turn (R 99), or did land off it earlier (R 54)."""
    place, formation = g.position.at[piece], g.position.formation[piece]
    if place != g.arriving:
        return place == g.astray
    arrives = g.position.arrives[formation] if formation >= 0 else 0
    return 0 < arrives <= g.position.turn


@rule("3.4", "5.1", "11.2")
def cannot_activate_alone(g: Indochine, side: Side, piece: int) -> Refusal | None:
    """§3.4 A unit out of command may be activated by itself, once a turn; Uncle Ho always may (R 46).

    §11.2 A neutralised one could do nothing with it.
    """
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.is_on_board(piece):
        return NOT_ON_BOARD
    if g.has(piece, ACTED | WITHDREW):
        return HAS_ACTED
    if g.has(piece, NEUTRALISED):
        return IS_NEUTRALISED
    return None if g.has(piece, OUT_OF_COMMAND) or g.kind[piece] == HO else IN_COMMAND


ANY_TIME: Mapping[str, Cannot] = {"activate": cannot_activate, "activate-alone": cannot_activate_alone}
"""For each verb, the predicate that refuses it at any time: a function of the table, the side and the noun."""


@rule("5.4")
def left_to_activate(g: Indochine, side: Side) -> tuple[list[int], list[int]]:
    """§5.4 The formations and the units alone that a side may activate now (R 3).

    Those that have acted are left out; all are found in one pass over its counters.
    """
    marks, activated, size, at = g.position.marks, g.position.activated, g.board.grid.size, g.position.at
    ready: set[int] = set()
    alone = []
    for piece in present(g, side):
        bits = marks[piece]
        if bits & (ACTED | WITHDREW):
            continue
        is_on_map = at[piece] < size
        if not is_on_map and not is_due(g, piece):
            continue
        if not bits & OUT_OF_COMMAND and not g.is_ho[piece]:
            ready.add(formation_now(g, piece))
        elif is_on_map and not bits & NEUTRALISED:
            alone.append(piece)
    return [f for f in g.formations_of[side] if f in ready and not activated[f]], alone


@rule("2.D2", "5.4")
def operations(g: Indochine) -> Script[None]:
    """§2.D2 Segments follow until nobody can try any more, both pass in turn, or the lone side's roll ends them.

    That a side has nothing left is told when it has the hand, not before: it may depend on hidden units (R 139). One
    that has some passes itself, so that nobody who looks ahead learns it either, and does not take that back.
    """
    position = g.position
    while not position.over:
        side = g.sides[position.acting]
        if position.activating >= 0:
            yield from activation(g, side)
            look_around(g)
            continue
        left = left_to_activate(g, side)
        if not any(left):
            if not position.spent[side]:
                if has_secrets(g, side):
                    yield g.menu(side, g.pass_(), rule="2.D2", ask="ask-activate")
                    g.disclose()
                g.tell("nothing-left", "5.4", side=side)
            position.spent[side] = 1
            if position.spent[side.enemy] or position.passes:
                break
            hand_over(g)
        elif not (yield from segment(g, side, left, is_lone=bool(position.spent[side.enemy]))):
            break
        look_around(g)
    seal(g)
    position.acting = -1
    position.passes = 0
    for side in g.sides:
        position.spent[side] = 0


def hand_over(g: Indochine) -> None:
    """§5.2 The other side becomes active."""
    g.position.acting = int(g.sides[g.position.acting].enemy)


def seal(g: Indochine) -> None:
    """What follows the end of the phase may depend on hidden units: it is neither shown before nor taken back."""
    if any(has_secrets(g, side) for side in g.sides):
        g.disclose()


class ActivationTry(Enum):
    """What came of a try to activate."""

    PASSED = auto()
    FAILED = auto()
    OVER = auto()
    """The phase is over (5.4)."""


@rule("2.D2", "5.1", "5.2", "5.4")
def segment(g: Indochine, side: Side, left: tuple[list[int], ...], is_lone: bool) -> Script[bool]:
    """§2.D2 The active side tries to activate a formation or a unit, or passes; false when the phase ends."""
    ready, loose = left
    formations = g.activate.these(ready, cannot_activate, g, side, tally=lambda g, side, f: activation_tally(g, f))
    alone = g.activate_alone.these(loose, cannot_activate_alone, g, side, tally=lambda g, side, p: alone_tally(g, p))
    actions = [
        Action(formations, try_formation, g, side, is_lone),
        Action(alone, try_alone, g, side, is_lone),
        Action(g.pass_(), pass_segment, g, side, is_lone),
    ]
    choice = yield g.menu(side, *(each.offer for each in actions), rule="2.D2", ask="ask-activate")
    return bool((yield from carry_out(g, actions, choice)))


@rule("5.1", "5.2")
def try_formation(g: Indochine, side: Side, is_lone: bool, formation: int) -> Script[bool]:
    """§5.1 The side tries to activate a formation; false when the phase ends by the roll."""
    g.position.passes = 0
    g.tell("tries", "5.1", side=side, formation=formation)
    tried = yield from roll_activation(g, side, is_lone, activation_tally(g, formation))
    if tried is ActivationTry.PASSED:
        activate_formation(g, side, formation)
    return tried is not ActivationTry.OVER


@rule("3.4", "5.1", "5.2")
def try_alone(g: Indochine, side: Side, is_lone: bool, piece: int) -> Script[bool]:
    """§3.4 The side tries to activate a unit alone, and Uncle Ho without a roll; false when the phase ends by it."""
    g.position.passes = 0
    if g.kind[piece] == HO:
        yield from act_alone(g, piece)
        return True
    g.tell_apart(side, piece, "tries-alone", "marker-tries-alone", "3.4", hex=g.position.at[piece])
    tried = yield from roll_activation(g, side, is_lone, alone_tally(g, piece))
    if tried is ActivationTry.PASSED:
        yield from act_alone(g, piece)
    return tried is not ActivationTry.OVER


@rule("5.1", "5.2", "5.4")
def roll_activation(g: Indochine, side: Side, is_lone: bool, tally: Tally) -> Script[ActivationTry]:
    """§5.2 Roll for an activation; after a failure the other side is active. §5.4 Alone a high roll ends the phase."""
    roll = yield g.roll(rule="5.1", ask="roll-activation", tally=tally, seen_by=[side], low=side)
    if is_lone and int(roll) >= g.value("end-number", g.limits["end"]):
        g.tell("phase-ends", "5.4", side=side, roll=roll)
        return ActivationTry.OVER
    if tally.result(roll) == FAIL:
        g.tell("activation-fails", "5.2", side=side, roll=roll)
        if not is_lone:
            hand_over(g)
        return ActivationTry.FAILED
    g.tell("activation-succeeds", "5.2", side=side, roll=roll)
    return ActivationTry.PASSED


@rule("5.4", "2.D2")
def pass_segment(g: Indochine, side: Side, is_lone: bool) -> bool:
    """§5.4 Two passes in a row end the phase, and so does a pass of the lone side (R 4)."""
    g.position.passes += 1
    g.tell("passes", "2.D2", side=side)
    if g.position.passes == len(g.sides) or is_lone:
        return False
    hand_over(g)
    return True


@rule("1.4", "5.2", "8.note")
def activate_formation(g: Indochine, side: Side, formation: int) -> None:
    """§5.2 All commanded units of the formation may act, the leader too; Uncle Ho may go with any formation (R 46)."""
    g.position.activating, g.position.begun = formation, 0
    g.position.activated[formation] = 1
    for piece in present(g, side):
        with_any = g.is_ho[piece] and g.is_on_board(piece) and not g.has(piece, ACTED)
        if with_any or may_act_with(g, piece, formation):
            g.mark(piece, ACTIVE)


@rule("3.4")
def act_alone(g: Indochine, piece: int) -> Script[None]:
    """§3.4 A unit acts by itself; it counts as a formation activated."""
    yield from act_now(g, piece)
    end_activation(g, g.owner[piece])


@rule("5.2")
def cannot_act(g: Indochine, side: Side, piece: int) -> Refusal | None:
    """§5.2 Units of the activated formation act one after another, in any order; §11.2 neutralised ones do not."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.has(piece, ACTIVE):
        return Refusal("5.2", "no-not-active")
    return Refusal("11.2", "no-neutralised") if g.has(piece, NEUTRALISED) else None


@rule("5.2", "6", "11.1", "ext.16.2")
def activation(g: Indochine, side: Side) -> Script[None]:
    """§5.2 The units of an activation act one after another until their owner ends it; §11.1 stopped ones may pay.

    What came into view is recognised after each of them, not before the menu, which is reached again when a game is
    restored. For those alone nobody is asked when all have acted: each could pay when it was stopped, and until the
    last acts.
    """
    while not g.position.over:
        actions = actions_in_turn(g, side)
        if not len(actions[0]) and not has_secrets(g, side):
            break
        choice = yield from act(g, side, actions, g.done(), rule="5.2", ask="ask-act", is_menu=True)
        if choice.verb == "done":
            break
        look_around(g)
    end_activation(g, side)


def actions_in_turn(g: Indochine, side: Side) -> list[Action]:
    """§5.2 The units that may act, §11.1 the stopped ones that may pay, and §16 a human wave of the formation."""
    marks, formation = g.position.marks, g.position.activating
    active = [p for p in g.counters[side] if marks[p] & (ACTIVE | NEUTRALISED) == ACTIVE]
    stopped = [p for p in g.counters[side] if marks[p] & STOPPED]
    return [
        Action(g.act.these(active, cannot_act, g, side), take_action, g),
        Action(g.shake_off.each(stopped, cannot_shake_off, g, side), absorb, g),
        Action(g.wave.unless(cannot_wave, g, side, formation), wave, g, side, formation),
    ]


def has_secrets(g: Indochine, side: Side) -> bool:
    """Whether a side has hidden counters: then it says itself when nobody of a formation is left to act."""
    return g.asks_all or bool(secret_hexes(g, side))


@rule("5.2")
def end_activation(g: Indochine, side: Side) -> None:
    """§5.2 The leader is turned over; units that did not act have had their chance. Wishes of the enemy end."""
    marks = g.position.marks
    for piece in g.counters[side]:
        if marks[piece] & ACTIVE:
            g.unmark(piece, ACTIVE)
            if g.kind[piece] != HO:
                g.mark(piece, ACTED)
    if g.position.activating >= 0:
        g.tell("activation-ends", "5.2", side=side, formation=g.position.activating)
    g.position.activating, g.position.begun = -1, 0
    for each in g.sides:
        g.position.patience[each] = 0


# The sequence of play (2) --------------------------------------------------------------------------------------

SET_UP = Phase("0.5", set_up, announce="phase-set-up")
COMMAND = (Phase("2.C", command_phase),)
OPERATIONS = (Phase("2.D1", initiative, announce="phase-operations"), Phase("2.D2", operations))


@rule("2", "2.D")
def sequence(g: Indochine) -> tuple[Phase, ...]:
    """§2 The phases of this turn: artillery, air support, command, operations, administration."""
    if g.position.turn > 1:
        return TURN
    shells = (OFFICERS_FALL,) if g.has_rule("officers-fall") else ()
    return (SET_UP, *PRE_REGISTERED, *shells, *TURN)


def announced(phases: tuple[Phase, ...], announce: str) -> tuple[Phase, ...]:
    """The same phases, the first of which is a heading of the log."""
    return (phases[0]._replace(announce=announce), *phases[1:])


TURN = (*announced((*ARTILLERY, *AIR, *COMMAND), "phase-turn"), *DROPS, *OPERATIONS, *ADMINISTRATION)
"""The phases of every turn."""
