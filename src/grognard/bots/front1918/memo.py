"""What was found out at a position, for whoever comes back to it: a general tries many games from the same one.

Facts only: where units come, what attacks would do. What all that is worth to somebody is no business of this module.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from grognard.games.front1918.table import Front
from grognard.kernel.script import Side

if TYPE_CHECKING:
    from grognard.bots.front1918.promise import Siege

KEPT = 40
"""How many positions are remembered, those asked for last."""

K = TypeVar("K")
V = TypeVar("V")


class Memo:
    """What was found out at one position for one side."""

    def __init__(self) -> None:
        self.reaches: dict[int, tuple[int, ...]] = {}
        self.sieges: dict[tuple[int, bool], Siege | None] = {}


class Newest(Generic[K, V]):
    """So many things by their keys, those asked for last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """What is kept under a key; it is the newest now."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def keep(self, key: K, value: V) -> V:
        """Keep something; the oldest goes when there are too many."""
        self._kept[key] = value
        if len(self._kept) > self.most:
            with suppress(RuntimeError):  # another game is thought about in another thread, and has just kept something
                self._kept.pop(next(iter(self._kept)), None)
        return value


def mark_of(g: Front, side: Side, in_radius: int) -> tuple[int, int, bytes]:
    """What tells a position from others to a side: everything in it, and where it is in command."""
    return int(side), in_radius, msgspec.msgpack.encode(g.position)
