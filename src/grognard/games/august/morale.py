"""Chapters 6.61 to 6.64, 14.0 to 14.3: morale values, who helps whom, tests, and the two shaken states.

Recovery and flight are in `recovery`; what follows from a loss or a changed state is in `consequences`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.august.ground import stop_digging
from grognard.games.august.plans import lose_barrage
from grognard.games.august.table import August
from grognard.games.august.words import DEMORALISED, DISCOURAGED, GONE_IN, SHAKEN
from grognard.kernel.asking.script import Script
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import FAIL, Tally
from grognard.kernel.words.rulebook import rule

TWO_DICE = Dice(2, 6)
FAR = 3
"""§14.1 A test missed by so much demoralises at once."""


# Values (14.0) -------------------------------------------------------------------------------------------------


@rule("14.0")
def printed_morale(g: August, piece: int) -> int:
    """§14.0 A leader's own number; the number of the scenario for units, the second one for reduced companies."""
    if g.is_leader[piece]:
        return g.morale_of[piece]
    is_reduced = g.is_company[piece] and g.position.steps[piece] < g.roster.steps[piece]
    whose = "landwehr" if "landwehr" in g.roster[piece].traits else g.owner[piece].name
    return g.value(f"{whose}-reduced" if is_reduced else f"{whose}-morale")


@rule("14.0", "14.3", "6.61", "6.64")
def morale_tally(g: August, piece: int, name: str, helper: int = -1) -> Tally:
    """§14.0 The morale of a piece: one less when demoralised, more with the bonus of one leader."""
    tally = Tally(name, printed_morale(g, piece))
    if g.has(piece, DEMORALISED):
        tally.add(g.limits["demoralised"], "14.3", "reason-demoralised")
    if helper >= 0 and g.bonus_of[helper]:
        tally.add(g.bonus_of[helper], "6.61", "reason-helper", piece=helper)
    return tally


@rule("6.61", "6.63", "6.64", "12.81", "13.13", "6.53")
def may_help(g: August, leader: int, piece: int) -> bool:
    """§6.61 A leader helps units and lower leaders of his class: near him in good order, with him when discouraged.

    In an assault hex only the leaders there count; one who went in there in this segment helps nobody beside it (12.81,
    R 139). Whoever waits off the map is helped by those of his group.
    """
    if leader == piece or not g.is_same_class(leader, piece) or g.has(leader, DEMORALISED):
        return False
    if g.is_leader[piece] and g.rank_of[leader] <= g.rank_of[piece]:
        return False
    here, there = g.position.at[piece], g.position.at[leader]
    if here == there:
        return True
    is_waiting = max(here, there) >= g.board.grid.size
    if is_waiting or g.has(leader, DISCOURAGED) or g.board.grid.distance(here, there) > 1:
        return False
    if g.has(leader, GONE_IN) and g.is_assault_hex(there):
        return False
    return not g.is_assault_hex(here)


@rule("6.61", "13.13")
def best_helper(g: August, piece: int, moving: Sequence[int] = ()) -> int:
    """§6.61 The leader who helps most in a test; help costs nothing, so nobody is asked. -1 for none.

    §13.13 Of leaders who move under opportunity fire only those in good order help.
    """
    leaders = [
        p
        for p in g.pieces_of[g.owner[piece]]
        if g.is_leader[p]
        and g.bonus_of[p] > 0
        and g.is_on_board(p)
        and may_help(g, p, piece)
        and not (p in moving and g.has(p, SHAKEN))
    ]
    return max(leaders, key=lambda p: g.bonus_of[p], default=-1)


# Tests (14.1) --------------------------------------------------------------------------------------------------


@rule("14.1", "6.73", "def.modifiers")
def test_tally(g: August, piece: int, plus: int, mourned: int = -1, moving: Sequence[int] = ()) -> Tally:
    """§14.1 Two dice not above the morale pass; §6.73 after the fall of a high officer his bonus is taken off."""
    tally = morale_tally(g, piece, "morale", best_helper(g, piece, moving))
    if plus:
        tally.add(-plus, "14.1", "reason-result", plus=plus)
    if mourned >= 0 and g.bonus_of[mourned]:
        tally.add(-g.bonus_of[mourned], "6.73", "reason-mourned", piece=mourned)
    return tally.test(TWO_DICE)


@rule("14.1", "14.11")
def take_test(g: August, piece: int, plus: int, mourned: int = -1, moving: Sequence[int] = ()) -> Script[int]:
    """§14.1 A piece tests its morale; returns by how much it fails, 0 if it passes. A demoralised one stays so."""
    tally = test_tally(g, piece, plus, mourned, moving)
    roll = yield g.roll(rule="14.1", ask="roll-morale", tally=tally, low=g.owner[piece])
    if tally.result(roll) != FAIL:
        g.tell("passes-test", "14.1", piece=piece, roll=roll)
        return 0
    missed = int(roll) - int(tally.total)
    g.tell("fails-test", "14.1", piece=piece, roll=roll, missed=missed)
    if g.has(piece, DEMORALISED):
        return missed
    if g.has(piece, DISCOURAGED) or missed >= FAR:
        demoralise(g, piece)
    else:
        discourage(g, piece)
    return missed


@rule("14.2", "16.22")
def discourage(g: August, piece: int) -> None:
    """§14.2 A piece becomes discouraged; unfinished digging is lost."""
    g.mark(piece, DISCOURAGED)
    stop_digging(g, piece)
    g.tell("discouraged", "14.2", piece=piece)


@rule("14.3", "14.11", "16.22")
def demoralise(g: August, piece: int) -> None:
    """§14.3 A piece becomes demoralised; unfinished digging is lost."""
    g.unmark(piece, DISCOURAGED)
    g.mark(piece, DEMORALISED)
    stop_digging(g, piece)
    g.tell("demoralised", "14.3", piece=piece)
    lose_barrage(g, piece)


@rule("14.12")
def in_test_order(g: August, pieces: Iterable[int]) -> list[int]:
    """§14.12 Leaders first, from the highest rank, then units."""
    return sorted(pieces, key=lambda p: (-g.rank_of[p], p))


def state(g: August, piece: int) -> int:
    """0 in good order, 1 discouraged, 2 demoralised."""
    marks = g.position.marks[piece]
    return 0 if not marks & SHAKEN else 2 if marks & DEMORALISED else 1
