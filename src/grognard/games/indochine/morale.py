"""Chapters 1.2, 11 and 12: losses, stopped and neutralised units, and what fire results do to a unit.

Recovery and the tests of formations belong to the administrative phase (`administration`).
"""

from __future__ import annotations

from grognard.games.indochine.command import TWO_DICE, formation_now, morale_tally, tell_known
from grognard.games.indochine.ground import abandon_digging
from grognard.games.indochine.hiding import recognise
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import (
    ACTIVE,
    MOVED,
    NEUTRALISED,
    NOT_YOURS,
    OUT_OF_COMMAND,
    SQUADS,
    STOPPED,
    VIET_MINH,
    FireResult,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.words.rulebook import rule

NOT_STOPPED = Refusal("11.1", "no-not-stopped")
LAST_STEP = Refusal("11.1", "no-last-step")
NOT_ITS_TURN = Refusal("11.1", "no-not-its-activation")


# Losses (1.2) --------------------------------------------------------------------------------------------------


@rule("1.2", "ext.1.2", "scenario.all")
def is_reduced(g: Indochine, piece: int) -> bool:
    """§1.2 Whether a unit of several steps shows its reduced face: the last step; a platoon's first loss does not."""
    return g.position.steps[piece] == 1 and g.roster.steps[piece] > 1


@rule("1.2", "1.3.elimination", "12.1")
def lose_step(g: Indochine, piece: int, clause: str) -> bool:
    """§1.2 Take a step off a unit; true when it is gone. §12.1 Its formation counts it, a leader's twice."""
    count_loss(g, piece)
    hex_ = g.position.at[piece]
    if g.position.steps[piece] == 1:
        abandon_digging(g, piece)
    is_gone = g.lose_step(piece)
    if is_gone:
        note_fall(g, piece)
    tell_known(g, piece, "eliminated" if is_gone else "loses-step", clause, hex=hex_)
    return is_gone


@rule("12.1", "8")
def count_loss(g: Indochine, piece: int) -> None:
    """§12.1 A formation counts a step, a leader's as two; that of a hidden unit is not known to the enemy yet (8)."""
    position, many = g.position, 2 if g.is_leader[piece] else 1
    if not g.is_open(piece):
        position.unseen_losses[piece] += many
    elif position.formation[piece] >= 0:
        position.losses[position.formation[piece]] += many


@rule("1.3.elimination")
def note_fall(g: Indochine, piece: int) -> None:
    """§1.3 When a leader is gone the turn is noted: he has a successor later."""
    if g.is_leader[piece]:
        g.position.killed_on[piece] = g.position.turn


def eliminate(g: Indochine, piece: int, clause: str) -> None:
    """Take every step a unit has left; a decoy is simply removed."""
    if not g.is_unit[piece]:
        recognise(g, piece, clause)
        return
    recognise(g, piece, clause)
    while g.is_on_board(piece):
        lose_step(g, piece, clause)


# Stopped (11.1) ------------------------------------------------------------------------------------------------


@rule("11.1", "11.2", "qa.4")
def stop(g: Indochine, piece: int, clause: str) -> bool:
    """§11.1 Stop a unit: it loses its Movement marker; one already stopped or neutralised is not stopped again."""
    if not g.is_on_board(piece) or g.has(piece, STOPPED | NEUTRALISED):
        return False
    g.unmark(piece, MOVED)
    g.mark(piece, STOPPED)
    g.tell_apart(g.owner[piece], piece, "stopped", "marker-stopped", clause, hex=g.position.at[piece])
    return True


@rule("11.1")
def cannot_absorb(g: Indochine, piece: int) -> Refusal | None:
    """§11.1 A stopped unit may drop the marker for a step, if it has more than one left."""
    if not g.has(piece, STOPPED):
        return NOT_STOPPED
    return None if g.position.steps[piece] > 1 else LAST_STEP


@rule("11.1")
def cannot_shake_off(g: Indochine, side: Side, piece: int) -> Refusal | None:
    """§11.1 It may also do so while its formation is activated, whether it has acted or not (R 169)."""
    if g.owner[piece] != side:
        return NOT_YOURS
    formation, is_acting = g.position.activating, g.has(piece, ACTIVE)
    is_of_it = formation_now(g, piece) == formation and not g.has(piece, OUT_OF_COMMAND)
    if not g.is_on_board(piece) or not (is_of_it if formation >= 0 else is_acting):
        return NOT_ITS_TURN
    return cannot_absorb(g, piece)


@rule("11.1")
def absorb(g: Indochine, piece: int, clause: str = "11.1") -> None:
    """§11.1 A unit loses a step in place of being stopped."""
    g.unmark(piece, STOPPED)
    tell_known(g, piece, "absorbs", clause, hex=g.position.at[piece])
    lose_step(g, piece, clause)


@rule("11.1", "ext.16.3b")
def be_stopped(g: Indochine, piece: int, clause: str, in_wave: bool = False) -> Script[None]:
    """§11.1 A stopped unit may lose a step instead, at once; §16.3 in a human wave it must, unless that destroys it.

    For a hidden counter the question is asked whatever it is, so that the pause tells nothing.
    """
    if not stop(g, piece, clause):
        return
    refusal = cannot_absorb(g, piece)
    if refusal is not None and g.is_open(piece):
        return
    if in_wave and refusal is None:
        absorb(g, piece, "ext.16.3b")
        return
    offer, here = g.absorb.unless(cannot_absorb, g, piece), g.position.at[piece]
    choice = yield g.choose(g.owner[piece], offer, g.accept(), rule="11.1", ask="ask-absorb", piece=piece, hex=here)
    if choice.verb == "absorb":
        absorb(g, piece)


# Neutralised (11.2) --------------------------------------------------------------------------------------------


@rule("11.2", "qa.4")
def neutralise(g: Indochine, piece: int, clause: str) -> None:
    """§11.2 Neutralise a unit: the marker replaces Stopped and Movement; a second one costs a step (R 111)."""
    if not g.is_on_board(piece):
        return
    if g.has(piece, NEUTRALISED):
        lose_step(g, piece, "11.2")
        return
    g.unmark(piece, STOPPED | MOVED)
    g.mark(piece, NEUTRALISED)
    g.tell("neutralised", clause, piece=piece, hex=g.position.at[piece])


# Results of fire (11) ------------------------------------------------------------------------------------------


@rule("11")
def test_tally(g: Indochine, piece: int, plus: int) -> Tally:
    """§11 A unit tests its morale on two dice; the digit of the result is added to the roll."""
    tally = morale_tally(g, piece, "morale")
    if plus:
        tally.add(-plus, "11", "reason-result", plus=plus)
    return tally.test(TWO_DICE)


@rule("11", "ext.1.2")
def suffer(g: Indochine, piece: int, result: FireResult, in_wave: bool = False) -> Script[None]:
    """§11 Apply a result of the fire table to one unit, which has been recognised."""
    if result.is_nothing or not g.is_on_board(piece) or not g.is_unit[piece]:
        return
    if result.kind == "E":
        yield from suffer_elimination(g, piece, in_wave)
    elif result.steps:
        for _ in range(result.steps):
            if g.is_on_board(piece):
                lose_step(g, piece, "11")
        yield from be_stopped(g, piece, "11", in_wave)
    else:
        yield from take_test(g, piece, result, in_wave)


@rule("ext.1.2", "11")
def suffer_elimination(g: Indochine, piece: int, in_wave: bool = False) -> Script[None]:
    """§11 Eliminated; a Viet-Minh infantry unit loses two steps instead, and is stopped (R 25)."""
    if g.owner[piece] == VIET_MINH and g.kind[piece] in SQUADS:
        for _ in range(2):
            if g.is_on_board(piece):
                lose_step(g, piece, "ext.1.2")
        yield from be_stopped(g, piece, "11", in_wave)
    else:
        eliminate(g, piece, "11")


@rule("11", "11.1", "11.2")
def take_test(g: Indochine, piece: int, result: FireResult, in_wave: bool) -> Script[None]:
    """§11 Test of morale: a unit that fails is stopped (S) or neutralised (N)."""
    tally = test_tally(g, piece, result.plus)
    roll = yield g.roll(rule="11", ask="roll-morale", tally=tally, seen_by=[g.owner[piece]], low=g.owner[piece])
    failed = tally.result(roll) == FAIL
    g.tell("fails-test" if failed else "passes-test", "11", piece=piece, roll=roll)
    if not failed:
        return
    if result.kind == "N":
        neutralise(g, piece, "11.2")
    else:
        yield from be_stopped(g, piece, "11.1", in_wave)
