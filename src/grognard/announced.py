"""What installed packages announce: games, bots and commanders, through entry points.

Finding them reads a file of every installed package, which takes some milliseconds; so it is done once for each path
that modules are searched on.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import metadata


def entry_points(group: str) -> tuple[metadata.EntryPoint, ...]:
    """The entry points of a group."""
    return _found(group, tuple(sys.path))


@lru_cache(maxsize=32)
def _found(group: str, _path: tuple[str, ...]) -> tuple[metadata.EntryPoint, ...]:
    return tuple(metadata.entry_points(group=group))
