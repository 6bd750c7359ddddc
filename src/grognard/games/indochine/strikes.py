"""The strikes of chapter 13: what one does, by whom and at whom, and what a fight holds for those who stay.

The order of strikes and the rounds of a fight are in `assault`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from grognard.games.indochine.command import TWO_DICE
from grognard.games.indochine.ground import PROTECTIONS, protection
from grognard.games.indochine.morale import is_reduced
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import NEUTRALISED, QUALITIES, STOPPED, STRIKE_STEPS, VIET_MINH
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tallies, Tally
from grognard.kernel.words.rulebook import rule

NOTHING, STEP, ELIMINATED = STRIKE_STEPS


def strike_result(step: int, eliminated: int, total: int) -> str:
    """§13 What a total does; a total equal to the number does it too (err2.assault)."""
    return ELIMINATED if total <= eliminated else STEP if total <= step else NOTHING


@rule("13.resolution", "scenario.dong-khe.vm")
def quality_of(g: Indochine, piece: int) -> int:
    """§13 A unit's quality is that of its formation; where the scenario says so it follows the printed morale."""
    if g.owner[piece] == VIET_MINH and (least := g.value("line-from")):
        return QUALITIES.index("line" if g.morale_of[piece] >= least else "recruit")
    return g.position.quality[g.position.formation[piece]]


@rule("13.resolution", "err2.assault", "ext.13", "ext.16.3b", "table.assault")
def strike_tally(g: Indochine, striker: int, attackers: Side, wave: Collection[int], target: int) -> Tally:
    """§13 Two dice, modified by the state of both units and the protection of a defender, by the striker's quality."""
    chart, dice = g.charts["assault"], g.charts["assault-dice"]
    tally = Tally("strike")

    def add(row: str, clause: str) -> None:
        if value := dice.number(row, "dice"):
            tally.add(value, clause, f"reason-{row}")

    if is_reduced(g, striker):
        add("reduced", "table.assault")
    if g.is_leader[striker] or g.is_weapon[striker]:
        add("crew", "ext.13")
    if g.has(striker, STOPPED):
        add("striker-stopped", "table.assault")
    if g.has(striker, NEUTRALISED):
        add("striker-neutralised", "table.assault")
    if striker in wave:
        add("wave", "ext.16.3b")
    cover = PROTECTIONS[protection(g, g.position.at[target])]
    if g.owner[target] != attackers and cover in dice.rows:
        add(cover, "table.assault")
    if g.has(target, NEUTRALISED):
        add("target-neutralised", "table.assault")
    quality = QUALITIES[quality_of(g, striker)]
    numbers = chart.number(quality, "one step"), chart.number(quality, "eliminated")
    return tally.by(TWO_DICE, partial(strike_result, *numbers))


@rule("13.resolution", "8.discovery")
def staying_tally(
    g: Indochine, side: Side, hex_: int, foes: Sequence[int], attackers: Side, wave: Collection[int], _: int = 0
) -> Tally:
    """§13 A round of the fight for a side that stays: the strikes of the enemies it knows, and its own at them.

    Who strikes first is rolled for. Whom it does not know is not counted.
    """
    mine = g.units_at(hex_, side)
    known = [piece for piece in foes if g.is_unit[piece] and g.may_know(side, piece)]
    fight = Tallies("staying")
    for striker, targets in (*((piece, mine) for piece in known), *((piece, known) for piece in mine)):
        if targets:
            tally = strike_tally(g, striker, attackers, wave, targets[0])
            fight.read(tally, "13.resolution", "reading-strike", piece=striker)
    return fight if fight.readings else Tally("staying").note("8.discovery", "reason-nobody-known")
