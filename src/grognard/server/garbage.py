"""When Python looks for garbage that refers to itself in a circle: at quiet moments, not in the middle of an answer.

With many games in memory a full search takes longer than hundreds of answers. So what has survived one is set aside,
young garbage is searched for as always, and everything is searched again when nobody has asked for anything for a
while. Only a server that runs by itself does this: a program with a server in it decides for itself.
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
"""Seconds without a request after which it is quiet."""
WORTH_IT: Final = 5
"""How many searches of the young make a search of everything worth while, when it is quiet."""
TOO_MANY: Final = 2_000
"""After so many, what is new since the last search of everything is searched although it is not quiet."""


class Collector:
    """Decides when to search."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last_use = clock()
        self._before = gc.get_threshold()

    def begin(self) -> None:
        """Set aside what is there, and search only the young from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def end(self) -> None:
        """Leave everything as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._before)

    def used(self) -> None:
        """Somebody has asked for something."""
        self._last_use = self._clock()

    def tick(self) -> bool:
        """Search if this is the moment; whether it was."""
        searches = gc.get_count()[2]
        is_quiet = self._clock() - self._last_use >= QUIET
        if searches < (WORTH_IT if is_quiet else TOO_MANY):
            return False
        if is_quiet:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
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
