"""What a side keeps from one picture to the next, because little changes between them: no table is kept here.

An adapter asks for the memory of its counters. What it keeps there is found again by all that it depends on.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, NamedTuple

from grognard.bots.fight.field import Unit

MEMORIES_KEPT, MOST_KEPT = 24, 10_000
"""How many memories there are at once, and how many units or ways one of them holds."""


Ways = tuple[dict[int, float], dict[int, int]]
"""The hexes within reach with the fire on the way, and for each the hex before it."""


class Walk(NamedTuple):
    """The ways of a unit, and what they were found by."""

    ways: Ways
    fire: list[float]
    """The fire at movers in every hex."""
    rooms: dict[int, bool]
    """For each hex looked at whether there was room."""


class Memory(NamedTuple):
    """Units and ways that a side has looked at."""

    units: dict[Hashable, Unit]
    """The units, by all of their state that matters."""
    walks: dict[Hashable, Walk]
    """The ways of units, by where and how they stand."""


@lru_cache(maxsize=MEMORIES_KEPT)
def memory_of(*what: Hashable) -> Memory:
    """The memory for a board, counters, a side and whatever else units depend on."""
    return Memory({}, {})


def keep(kept: dict[Hashable, Any], key: Hashable, thing: Any) -> None:
    """Keep a thing; a memory that has become too large is emptied first."""
    if len(kept) > MOST_KEPT:
        kept.clear()
    kept[key] = thing
