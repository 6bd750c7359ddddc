"""Chapter 7: lines of sight over two heights, woods, villages and smoke, up to the visibility of the night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from grognard.kernel.asking.script import Side
from grognard.kernel.space.sight import Sight
from grognard.kernel.table.board import Board
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.patrol.table import Patrol


@rule("7.1", "7.2", "7.3", "7.4", "7.5")
def blockers(board: Board, obstacle: Sequence[int], a: int, b: int, screen: int) -> Callable[[int], bool]:
    """§7.2 A hex higher than both ends blocks; §7.3 one no higher than the upper end blocks only next to the lower end.

    §7.4 Smoke always blocks. §7.5 A line along a hexside is blocked only where both hexes block, as in the kernel.
    """
    height, grid = board.height, board.grid
    higher, lower = max(height[a], height[b]), min(height[a], height[b])
    foot = a if height[a] == lower else b

    def blocks(h: int) -> bool:
        top = height[h] + obstacle[h]
        if screen >> h & 1 or top > higher:
            return True
        return lower < top and grid.distance(h, foot) == 1

    return blocks


def is_blocked(sight: Sight, board: Board, obstacle: Sequence[int], a: int, b: int, screen: int) -> bool:
    """§7 Whether anything between two hexes blocks the line, smoke included.

    Its arguments never change during a game (not the table itself), so all copies of a table share the cached results.
    """
    return not sight.clear(a, b, blockers(board, obstacle, a, b, screen))


@rule("7.6", "15.1")
def visibility(g: Patrol) -> int:
    """§7.6 The visibility tonight; §15.1 a flare lights the whole map until the turn ends."""
    return g.lit_visibility if g.position.lit else g.dark_visibility


@rule("7.4")
def smoke_set(g: Patrol) -> int:
    """§7.4 The hexes under smoke."""
    return hexes_with_any(bytes(g.position.smoke))


@lru_cache(maxsize=256)
def hexes_with_any(counts: bytes) -> int:
    """The set of hexes with a count above 0. Cached: smoke changes twice a turn, but is read at every step."""
    return sum(1 << h for h, count in enumerate(counts) if count)


def sees(g: Patrol, a: int, b: int, smoke: int, farthest: int) -> bool:
    """Whether a hex and a place see each other: within visibility, with no obstacle or smoke between.

    Sight is symmetric; a box off the map is never seen.
    """
    if not g.visible[a] >> b & 1 or g.board.grid.distance(a, b) > farthest:
        return False
    return not smoke or g.visible.sees(a, b, smoke)


def hexes_seen(g: Patrol, side: Side) -> int:
    """Every hex that a real unit of a side sees."""
    size, seen = g.board.grid.size, 0
    for here in {g.position.at[p] for p in g.counters[side] if g.is_real[p] and g.position.at[p] < size}:
        seen |= hexes_seen_from(g, here)
    return seen


def hexes_seen_from(g: Patrol, here: int) -> int:
    """Every hex that can be seen from a hex tonight."""
    smoke = smoke_set(g)
    near = g.visible[here] & g.board.grid.within(here, visibility(g))
    return g.visible.seen_past(here, near, smoke) if smoke else near
