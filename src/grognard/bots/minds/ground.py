"""Reading the map: distances to the enemy, the strength each side could bring against each hex, and the front line.

Shared by the commanders of all games. Each game says what terrain and units are worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.kernel.space.hexgrid import Grid, members

FAR = 99
"""Farther than anything on a board."""


def gaps(grid: Grid, bits: int) -> list[int]:
    """The distance of every hex from a set of hexes, in hexes."""
    found = [FAR] * grid.size
    reached, ring, far = bits, bits, 0
    while ring:
        for h in members(ring):
            found[h] = far
        grown = grid.grow(reached)
        reached, ring, far = grown, grown & ~reached, far + 1
    return found


def influence(grid: Grid, strengths: Mapping[int, float], shares: Sequence[float]) -> list[float]:
    """The strength that could be brought against every hex: the strength of each place, weighted by distance.

    `shares[n]` is the weight n hexes away; the first is for the hex itself.
    """
    found = [0.0] * grid.size
    for here, strength in strengths.items():
        for far, share in enumerate(shares):
            if share:
                for h in grid.ring(here, far):
                    found[h] += share * strength
    return found
