"""What the series warns of: units that have not moved, lines of supply, headquarters alone, guns that have not fired.

Nothing is hidden here but what a side has itself; whatever its units lack, both sides could reckon.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from grognard.games.front1918.supply import suppliable
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import FIRED, MOVED
from grognard.kernel.asking.concerns import Concern, Concerns, left_over, still_open
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.rulebook import rule


@rule("movement.basic", "supply.effects", "hq.movement")
def before_movement_ends(g: Front, side: Side, question: Question) -> Iterator[Concern]:
    """Units that may still move; those that would have no supply where they stand; headquarters that stand alone.

    Only while somebody may still move: afterwards nothing can be helped.
    """
    able = still_open(question, "move")
    if not able:
        return
    yield Concern("movement.basic", "concern-unmoved", still_there(g, side, able))
    fed, at = suppliable(g, side), g.position.at
    units = (p for p in g.fighters[side] if g.is_on_board(p))
    yield Concern("supply.effects", "concern-supply", tuple(p for p in units if not fed >> at[p] & 1))
    staffs = (hq for hq in g.headquarters[side] if g.is_on_board(hq))
    yield Concern("hq.movement", "concern-hq-alone", tuple(hq for hq in staffs if is_exposed(g, side, at[hq])))


def still_there(g: Front, side: Side, able: tuple[int, ...]) -> tuple[int, ...]:
    """The units that may still move and have not, once others have."""
    waiting = tuple(p for p in able if not g.has(p, MOVED))
    return left_over(waiting, (p for p in g.mobile[side] if g.is_on_board(p) and (p in able or g.has(p, MOVED))))


@rule("hq.movement")
def is_exposed(g: Front, side: Side, hex_: int) -> bool:
    """Whether a hex with a headquarters has no combat unit of its side, and an enemy next to it or one hex farther."""
    around = g.board.grid.around
    if not g.lone_hexes(side) >> hex_ & 1:
        return False
    return any(around[h] & around[hex_] for h in members(g.fighter_hexes(side.enemy)))


@rule("combat.guns")
def before_combats_end(g: Front, side: Side, question: Question) -> Iterator[Concern]:
    """Guns that reach an enemy who may still be attacked, and have not fired, once others have."""
    targets = still_open(question, "attack")
    guns = [p for p in g.guns[side] if g.is_on_board(p)]
    distance, at = g.board.grid.distance, g.position.at
    silent = (p for p in guns if not g.has(p, FIRED))
    ready = tuple(p for p in silent if any(distance(at[p], h) <= g.gun_radius(p) for h in targets))
    yield Concern(
        "combat.guns", "concern-silent-guns", left_over(ready, (*ready, *(p for p in guns if g.has(p, FIRED))))
    )


CONCERNS: Final[Mapping[str, Concerns[Front]]] = {
    "ask-move": before_movement_ends,
    "ask-attack": before_combats_end,
}
