"""Facts computed at one position, reused when a game returns to it: a general tries many games from the same position.

Facts only: where units can move, what attacks would do. Their worth to a commander does not belong here.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Side

if TYPE_CHECKING:
    from grognard.bots.front1918.attack_value import TargetFacts

KEPT = 40
"""How many positions are kept, the most recently used."""

K = TypeVar("K")
V = TypeVar("V")


class PositionFacts:
    """The facts computed at one position for one side."""

    def __init__(self) -> None:
        self.reaches: dict[int, tuple[int, ...]] = {}
        self.sieges: dict[tuple[int, bool], TargetFacts | None] = {}


class Newest(Generic[K, V]):
    """A cache of limited size that keeps the most recently used values."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """The value of a key, which becomes the newest."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def keep(self, key: K, value: V) -> V:
        """Keep a value; the oldest is dropped when there are too many."""
        self._kept[key] = value
        if len(self._kept) > self.most:
            with suppress(RuntimeError):  # another thread may have just changed the cache
                self._kept.pop(next(iter(self._kept)), None)
        return value


def mark_of(g: Front, side: Side, in_radius: int) -> tuple[int, int, bytes]:
    """The key of a position for a side: everything in it, and the hexes in command."""
    return int(side), in_radius, msgspec.msgpack.encode(g.position)
