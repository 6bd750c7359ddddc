"""Markers that lie on hexes in play, each with its owner and its age: smoke, a barrage, a fire.

A position keeps them in one list, in order; the functions here lay, find, age and lift them. Several may lie on one
hex, of several kinds, owners and ages. Each game decides what a marker does and when it is lifted.
"""

from __future__ import annotations

from bisect import insort
from typing import NamedTuple


class Marker(NamedTuple):
    """One marker: its hex, its kind by number, whose it is (-1 nobody's), and its age as the game counts it."""

    hex: int
    kind: int = 0
    side: int = -1
    age: int = 0


def lay(markers: list[Marker], marker: Marker) -> None:
    """Lay a marker."""
    insort(markers, Marker(*map(int, marker)))


def lift(markers: list[Marker], marker: Marker) -> bool:
    """Lift a marker, one of several that are alike; false when there is none."""
    if marker not in markers:
        return False
    markers.remove(marker)
    return True


def lying_at(markers: list[Marker], hex_: int, kind: int | None = None) -> list[Marker]:
    """The markers on a hex, of one kind or of all, in order."""
    return [each for each in markers if each.hex == hex_ and kind in (None, each.kind)]


def covered(markers: list[Marker], kind: int) -> int:
    """The hexes on which a marker of this kind lies, as a set of hexes."""
    found = 0
    for each in markers:
        if each.kind == kind:
            found |= 1 << each.hex
    return found


def grow_older(markers: list[Marker], kind: int, by: int = 1) -> None:
    """Add to the age of every marker of a kind; a negative number counts down."""
    markers[:] = sorted(each._replace(age=each.age + by) if each.kind == kind else each for each in markers)


def count_down(markers: list[Marker], kind: int) -> list[Marker]:
    """Take one off the age of every marker of a kind, lift those that reach 0, and return the lifted ones."""
    grow_older(markers, kind, -1)
    gone = [each for each in markers if each.kind == kind and each.age <= 0]
    for each in gone:
        markers.remove(each)
    return gone
