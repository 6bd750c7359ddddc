"""Chapter 11.2: shells for observed fire run low, and then out. Those for planned fire are counted in `plans`."""

from __future__ import annotations

from grognard.games.august.consequences import clear_piece, consequences
from grognard.games.august.morale import TWO_DICE
from grognard.games.august.table import August
from grognard.games.august.words import LOW
from grognard.kernel.asking.script import Script
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.words.rulebook import rule


@rule("11.2", "11.0")
def ammunition_tally(g: August, piece: int) -> Tally:
    """§11.2 Two dice not above the depletion number of the side pass."""
    return Tally("ammunition", g.value(f"{g.owner[piece].name}-depletion")).test(TWO_DICE)


@rule("11.2", "11.3")
def check_ammunition(g: August, piece: int) -> Script[None]:
    """§11.2 After each observed fire: first it is low, then it is eliminated, and does not count as lost (R 30).

    Where the scenario gives no depletion number nothing is checked.
    """
    if not g.is_on_board(piece) or not g.value(f"{g.owner[piece].name}-depletion"):
        return
    tally = ammunition_tally(g, piece)
    roll = yield g.roll(rule="11.2", ask="roll-ammunition", tally=tally, low=g.owner[piece])
    if tally.result(roll) != FAIL:
        g.tell("has-ammunition", "11.2", piece=piece, roll=roll)
    elif not g.has(piece, LOW):
        g.mark(piece, LOW)
        g.tell("low-on-ammunition", "11.2", piece=piece, roll=roll)
    else:
        hex_ = g.position.at[piece]
        g.remove(piece)
        clear_piece(g, piece)
        g.tell("out-of-ammunition", "11.2", piece=piece, hex=hex_, roll=roll)
        yield from consequences(g, [hex_])
