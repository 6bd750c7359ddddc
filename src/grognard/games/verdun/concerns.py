"""What They Shall Not Pass warns of: units that have not moved, no supply, headquarters alone, guns that are silent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from grognard.games.verdun.bombardment import ready_guns
from grognard.games.verdun.supply import headquarters, out_of_supply_now
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import FIRED
from grognard.kernel.asking.concerns import Concern, Concerns, left_over, still_open
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.words.rulebook import rule


@rule("8.0", "6.15", "14.2")
def before_movement_ends(g: Verdun, side: Side, question: Question) -> Iterator[Concern]:
    """§8.0 Units that may still move; §6.15 those without supply as things stand; headquarters with nobody beside them.

    Only what a unit that may still move can mend is told: where nothing can move any more, nothing is.
    """
    able = still_open(question, "move")
    if not able:
        return
    yield Concern("8.0", "concern-unmoved", left_over(able, (p for p in g.mobile[side] if g.is_on_board(p))))
    yield Concern("6.15", "concern-supply", out_of_supply_now(g, side))
    yield Concern("8.45", "concern-hq-alone", tuple(hq for hq in headquarters(g, side) if is_exposed(g, side, hq)))


def is_exposed(g: Verdun, side: Side, hq: int) -> bool:
    """Whether a headquarters has no infantry in its hex, and an enemy next to it or one hex farther."""
    hex_, around = g.position.at[hq], g.board.grid.around
    if any(g.is_foot[p] for p in g.occupation.stacks.get(hex_, ())):
        return False
    return any(around[h] & around[hex_] for h in g.enemy_hexes(side))


@rule("7.0", "7.1")
def before_bombardment_ends(g: Verdun, side: Side, question: Question) -> Iterator[Concern]:
    """§7.0 Guns that may still fire, once others have; those that do not may support the assaults."""
    guns = tuple(p for p in ready_guns(g, side) if g.is_on_board(p))
    fired = (p for p in g.gunners[side] if g.is_on_board(p) and g.has(p, FIRED))
    yield Concern("7.0", "concern-silent-guns", left_over(guns, (*guns, *fired)))


CONCERNS: Final[Mapping[str, Concerns[Verdun]]] = {
    "ask-move": before_movement_ends,
    "ask-bombard": before_bombardment_ends,
}
