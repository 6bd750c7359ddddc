"""Sides that act in turn: one segment after another, until all have passed in a row.

A game keeps in its position whose segment it is (`acting`) and how many have passed in a row (`passes`), writes the
script of one segment, and returns from it who is next. The game decides what a segment is and who begins.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from grognard.kernel.asking.script import Script, Side
from grognard.kernel.table.play import Play

G = TypeVar("G", bound=Play[Any])


class Then(Enum):
    """What follows a segment."""

    OTHER = "other"
    """The next side acts."""
    SAME = "same"
    """The same side acts again: in an opening block, or after a test that succeeded."""
    PASS = "pass"
    """The side passed, or had nothing to do; the next side acts."""
    END = "end"
    """The alternation is over for this phase."""


def begin_with(g: Play[Any], side: Side) -> None:
    """Let a side act first and set the count of passes to 0."""
    g.position.acting = int(side)
    g.position.passes = 0


def alternate(g: G, segment: Callable[[G, Side], Script[Then]]) -> Script[None]:
    """Let the sides act in turn until all have passed in a row, or a segment ends it.

    A segment begins with a menu. A side with nothing to do is not asked: its segment returns `Then.PASS` at once.
    """
    position = g.position
    while position.passes < len(g.sides):
        then = yield from segment(g, g.sides[position.acting])
        if then is Then.END:
            return
        hand_on(g, then)


def hand_on(g: Play[Any], then: Then) -> None:
    """Record in the position who acts next; anything but a pass sets the count of passes to 0."""
    position = g.position
    position.passes = position.passes + 1 if then is Then.PASS else 0
    if then is not Then.SAME:
        position.acting = (position.acting + 1) % len(g.sides)
