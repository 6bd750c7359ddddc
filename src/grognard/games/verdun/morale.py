"""Chapter 12: morale, demoralisation, step losses, remnants and surrender."""

from __future__ import annotations

from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import in_enemy_zone
from grognard.games.verdun.words import (
    ASSAULTED,
    ATTACKED,
    DEMORALISED,
    DISRUPTED,
    FRENCH,
    INFANTRY,
    NEW,
    REMNANT,
    UNSUPPLIED,
)
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import PASS, Tally
from grognard.kernel.words.rulebook import rule

TWO_DICE = Dice(2, 6)
INHERITED = UNSUPPLIED | ATTACKED | ASSAULTED
"""The marks a remnant inherits from its unit: its supply is settled for the turn, its attack made."""


@rule("12.1", "12.2", "14.7")
def morale_tally(g: Verdun, piece: int, added: int = 0, clause: str = "12.1", at: int = -1) -> Tally:
    """§12.2 Morale with all modifiers; §12.1 what the test adds to the dice is subtracted.

    `at` is the hex of the test, if that is not the unit's own.
    """
    tally = Tally("morale", g.morale_of[piece])
    hex_, kind = g.position.at[piece] if at < 0 else at, g.kind[piece]
    chart = g.charts["morale"]
    traits = g.roster[piece].traits
    if g.position.steps[piece] < g.roster.steps[piece] and g.is_foot[piece]:
        tally.add(chart.number("reduced", "morale"), "12.2", "reason-reduced")
    if g.has(piece, DEMORALISED | DISRUPTED):
        tally.add(chart.number("demoralised", "morale"), "12.2", "reason-demoralised")
    shelter = "" if hex_ >= g.board.grid.size else shelter_at(g, hex_)
    if shelter:
        tally.add(chart.number(shelter, "morale"), "12.2", f"reason-{shelter}")
    if g.owner[piece] == FRENCH and g.is_petain():
        row = "reserve" if "reserve" in traits else kind
        if f"petain-{row}" in chart.rows:
            tally.add(chart.number(f"petain-{row}", "morale"), "12.2", "reason-petain")
    if added:
        tally.add(-added, clause, "reason-severity")
    return tally.test(TWO_DICE)


def shelter_at(g: Verdun, hex_: int) -> str:
    """§12.2 The shelter in a hex: a trench, an intact fort or the city; only one counts."""
    if g.is_fort(hex_):
        return "fort"
    return "trench" if g.trench >> hex_ & 1 else "city" if g.city >> hex_ & 1 else ""


@rule("12.0", "12.1")
def hold_firm(g: Verdun, piece: int, added: int = 0, clause: str = "12.1") -> Script[bool]:
    """§12.1 Roll two dice and add what the test adds: at or below morale nothing happens."""
    tally = morale_tally(g, piece, added, clause)
    roll = yield g.roll(rule="12.1", ask="roll-morale", tally=tally, low=g.owner[piece])
    passed = bool(tally.result(roll) == PASS)
    failed = "breaks-again" if g.has(piece, DEMORALISED | DISRUPTED) else "breaks"
    g.tell("holds" if passed else failed, "12.1", piece=piece, roll=roll, need=int(tally.total))
    return passed


@rule("12.1", "12.3", "7.11", "9.51")
def break_down(g: Verdun, piece: int, clause: str) -> Script[int]:
    """§12.1 A unit that fails is demoralised, or loses a step if it already was. Returns its remnant, or -1."""
    trouble = DISRUPTED if g.is_hq[piece] else DEMORALISED
    if g.has(piece, trouble):
        return (yield from lose_step(g, piece, clause))
    g.mark(piece, trouble)
    return -1


@rule("12.0", "12.1", "7.11")
def test_morale(g: Verdun, piece: int, added: int = 0, clause: str = "12.1") -> Script[bool]:
    """§12.1 Carry out one test with its effects; whether the unit passed."""
    passed = yield from hold_firm(g, piece, added, clause)
    if not passed:
        yield from break_down(g, piece, "12.1")
    return passed


@rule("9.41", "14.42")
def lose_step(g: Verdun, piece: int, clause: str) -> Script[int]:
    """§9.41 A unit loses one step; the last destroys it. Returns the remnant it leaves, or -1.

    §14.41 A remnant is never destroyed in the turn it appears.
    """
    if g.has(piece, NEW):
        return -1
    hex_, side = g.position.at[piece], g.owner[piece]
    if g.is_garrison[piece] and "15.4" not in g.options:
        g.position.steps[piece] = 1
    last = g.position.steps[piece] == 1
    if not last:
        g.lose_step(piece)
        g.tell("reduced", clause, piece=piece, hex=hex_)
        return -1
    surrendered = is_cut_off(g, piece)
    tally = morale_tally(g, piece)
    marks = g.position.marks[piece]
    g.lose_step(piece)
    g.position.marks[piece] = 0
    if g.is_garrison[piece]:
        g.tell("fort-falls", "14.82", hex=hex_)
        return -1
    if g.kind[piece] == REMNANT:
        g.position.gone[piece] = 1
    if surrendered:
        g.position.gone[piece] = 1
        g.tell("surrenders", "9.7", piece=piece, hex=hex_)
        return -1
    g.tell("destroyed", clause, piece=piece, hex=hex_)
    return (yield from leave_remnant(g, side, piece, hex_, marks, tally))


@rule("9.7", "15.5")
def is_cut_off(g: Verdun, piece: int) -> bool:
    """§9.7 Out of supply, and every hex around it held by the enemy, in his zones or impassable."""
    if not g.has(piece, UNSUPPLIED):
        return False
    here, side = g.position.at[piece], g.owner[piece]
    ways = g.ways.plain["march"]
    return all(
        ways.cost(here, h) is None or g.enemies_at(h, side) or in_enemy_zone(g, side, h)
        for h in g.board.grid.adjacent[here]
    )


@rule("14.4")
def may_leave_remnant(g: Verdun, piece: int) -> int:
    """§14.4 The remnant a destroyed unit may leave: German infantry, French regiments of morale 7 or 8; or -1."""
    side = g.owner[piece]
    if not g.is_foot[piece] or g.kind[piece] == REMNANT:
        return -1
    if side == FRENCH and (
        g.kind[piece] != INFANTRY or g.morale_of[piece] < g.number("limits", "remnant-least-morale")
    ):
        return -1
    waiting = [p for p in g.own[side] if g.kind[p] == REMNANT and not g.is_on_board(p) and not g.position.gone[p]]
    return waiting[0] if waiting else -1


@rule("14.41")
def leave_remnant(g: Verdun, side: Side, piece: int, hex_: int, marks: int, tally: Tally) -> Script[int]:
    """§14.41 The owner may test; on success a remnant stands in the hex, with the marks in `INHERITED`."""
    remnant = may_leave_remnant(g, piece)
    if remnant < 0:
        return -1
    stand = g.last_stand.each((0,), tally=lambda _: tally)
    choice = yield g.choose(side, stand, g.perish(), rule="14.41", ask="ask-remnant", piece=piece, hex=hex_)
    if choice.verb == "perish":
        return -1
    roll = yield g.roll(rule="14.41", ask="roll-remnant", tally=tally, low=side)
    if tally.result(roll) != PASS:
        g.tell("no-remnant", "14.41", piece=piece, roll=roll, need=int(tally.total))
        return -1
    g.position.steps[remnant] = 1
    g.position.marks[remnant] = NEW | marks & INHERITED
    g.place(remnant, hex_)
    g.tell("remnant-appears", "14.41", piece=piece, hex=hex_, roll=roll, need=int(tally.total))
    return remnant


@rule("9.7", "6.2")
def surrender(g: Verdun, piece: int, clause: str) -> None:
    """§9.7 A unit that surrenders is out of the game for good."""
    g.tell("surrenders", clause, piece=piece, hex=g.position.at[piece])
    g.position.gone[piece] = 1
    g.position.steps[piece] = 0
    g.position.marks[piece] = 0
    g.remove(piece)
