"""File handles: how many this process may have, and how many it uses. Every connection takes one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

NEARLY_ALL: Final = 0.9
OPEN_HANDLES: Final = Path("/proc/self/fd")


def raised_handles(wanted: int = 0) -> int:
    """Raise the limit of file handles to what is wanted; return the limit, 0 if it is unknown."""
    try:
        import resource  # noqa: PLC0415 (not on Windows)
    except ImportError:  # on Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < enough:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
        soft = enough
    return 0 if soft == resource.RLIM_INFINITY else soft


def handles_used() -> int:
    """Return how many file handles this process has open; 0 where the system does not tell."""
    try:
        return len(list(OPEN_HANDLES.iterdir()))
    except FileNotFoundError:
        return 0
    except OSError:  # there is none left to look with
        return raised_handles()


def are_handles_short() -> bool:
    """Return whether nearly all file handles are in use."""
    most = raised_handles()
    return bool(most) and handles_used() >= most * NEARLY_ALL
