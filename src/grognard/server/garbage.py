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
QUIET_FOR_EACH: Final = 2e-5
"""The same for each object that is to be searched: some twenty times as long as the search will take."""
WORTH_IT: Final = 50_000
"""How many objects must have been set aside since the last search of everything to make another worth while."""


class Collector:
    """Decides when to search."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last_use = clock()
        self._before = gc.get_threshold()
        self._searched = 0
        """How many objects were left when everything was searched last."""
        self._aside: int | None = None
        """How many objects are set aside, counted once in each quiet: counting visits every one of them."""

    def begin(self) -> None:
        """Set aside what is there, and search only the young from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._searched = gc.get_freeze_count()

    def end(self) -> None:
        """Leave everything as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    def used(self) -> None:
        """Somebody has asked for something."""
        self._last_use = self._clock()

    def tick(self) -> bool:
        """Set aside what is old, and search everything if this is the moment; whether it was."""
        gc.collect(1)
        gc.freeze()
        quiet = self._clock() - self._last_use
        if quiet < QUIET:
            self._aside = None
            return False
        if self._aside is None:
            self._aside = gc.get_freeze_count()
        if quiet < self._aside * QUIET_FOR_EACH or self._aside - self._searched < WORTH_IT:
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._searched = self._aside = gc.get_freeze_count()
        return True


@contextlib.asynccontextmanager
async def collecting(collector: Collector) -> AsyncIterator[None]:
    """Let a collector decide as long as this lasts."""

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
