"""Reading the map: how far the enemy is, what each side could bring to bear where, and where the front runs.

Shared by the commanders of all games. What makes ground good or bad, and what a unit is worth, each game says itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grognard.kernel.hexgrid import Grid, hexset, members

FAR = 99
"""Farther than anything on a board."""


def gaps(grid: Grid, bits: int) -> list[int]:
    """How far every hex is from a set of hexes, as the crow flies."""
    found = [FAR] * grid.size
    reached, ring, far = bits, bits, 0
    while ring:
        for h in members(ring):
            found[h] = far
        grown = grid.grow(reached)
        reached, ring, far = grown, grown & ~reached, far + 1
    return found


def influence(grid: Grid, strengths: Mapping[int, float], shares: Sequence[float]) -> list[float]:
    """What could be brought to bear on every hex: the strength of each place, shared out by distance.

    `shares[n]` is what counts n hexes away; the first is for the hex itself.
    """
    found = [0.0] * grid.size
    for here, strength in strengths.items():
        for far, share in enumerate(shares):
            if share:
                for h in grid.ring(here, far):
                    found[h] += share * strength
    return found


def frontage(grid: Grid, own: Iterable[int], foes: Iterable[int], depth: int = 2) -> int:
    """The hexes of one's own line: where own units stand no farther than `depth` from an enemy, as a set."""
    return hexset(own) & grid.grow(hexset(foes), depth)
