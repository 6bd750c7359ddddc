"""When Python looks for garbage that refers to itself in a circle: at quiet moments, not in the middle of an answer.

With many games in memory a full search stops everything for a second or more. So what outlives the search of the young
is set aside every second, which costs nothing, and everything is searched only when nobody has asked for anything for a
while: the longer it will take, the longer it must have been quiet. Only a server that runs by itself does this: a
program with a server in it decides for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

YOUNG: Final = 2_000
"""So many new objects are searched at a time; what survives ten such searches is old."""
MIDDLE: Final = 10
NEVER: Final = 1_000_000_000
LOOK_EVERY: Final = 1.0
QUIET: Final = 2.0
"""Seconds without a request after which it is quiet, at least."""
QUIET_FOR_EACH: Final = 5e-6
"""The same for each block of memory in use: some twenty times as long as the search will take."""
WORTH_IT: Final = 150_000
"""How many more blocks must be in use than after the last search of everything to make another worth while."""


class QuietCollector:
    """Decides when to search."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last_use = clock()
        self._before = gc.get_threshold()
        self._searched = 0
        """How many blocks of memory were in use when everything had been searched last."""

    def begin(self) -> None:
        """Freeze all present objects; search only younger ones from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._searched = sys.getallocatedblocks()

    def end(self) -> None:
        """Restore Python's own settings."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    def used(self) -> None:
        """Note a request."""
        self._last_use = self._clock()

    def tick(self) -> bool:
        """Freeze what is old, and search everything if the server is quiet; return whether it searched."""
        gc.collect(1)
        gc.freeze()
        quiet = self._clock() - self._last_use
        if quiet < QUIET:
            return False
        # Blocks in use are counted by the page of memory, in a fraction of a millisecond. Counting what is set aside
        # visits every object: most of a second with two thousand games.
        used = sys.getallocatedblocks()
        if quiet < used * QUIET_FOR_EACH or used - self._searched < WORTH_IT:
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._searched = sys.getallocatedblocks()
        return True


@contextlib.asynccontextmanager
async def collecting(collector: QuietCollector) -> AsyncIterator[None]:
    """Let a collector decide when to search, until the block ends."""

    async def look() -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            collector.tick()

    collector.begin()
    looking = asyncio.create_task(look())
    try:
        yield
    finally:
        looking.cancel()
        collector.end()
