"""Threads for requests, kept apart by what they may wait for, so that one kind of work cannot stop another.

Writing waits for the disk and for other writers; looking at a game waits for its lock; asking waits for a worker;
drawing waits for the processor; what plays a game again is costly, and has few threads. The health check waits for
nothing else. Bots and trials have threads of their own, elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeVar

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

Kind = Literal["writing", "looking", "asking", "hearing", "drawing", "costly", "health"]
THREADS: Final[dict[Kind, int]] = {
    "writing": 16,
    "looking": 24,
    "asking": 16,
    "hearing": 16,
    "drawing": 4,
    "costly": 2,
    "health": 2,
}
HEALTH_SECONDS: Final = 3.0
"""How long a health check may take before it is itself bad news."""
Result = TypeVar("Result")
_limiters: RunVar[dict[Kind, anyio.CapacityLimiter]] = RunVar("limiters")


async def in_thread(kind: Kind, work: Callable[[], Result]) -> Result:
    """Run a function in a thread of its kind, after waiting for a free one."""
    if kind == "health":
        with anyio.fail_after(HEALTH_SECONDS):
            return await anyio.to_thread.run_sync(work, limiter=limiter(kind), abandon_on_cancel=True)
    return await anyio.to_thread.run_sync(work, limiter=limiter(kind))


def limiter(kind: Kind) -> anyio.CapacityLimiter:
    """Return the limiter of a kind of threads in this event loop."""
    try:
        found = _limiters.get()
    except LookupError:
        found = {each: anyio.CapacityLimiter(most) for each, most in THREADS.items()}
        _limiters.set(found)
    return found[kind]
