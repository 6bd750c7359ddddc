"""When a worker looks for garbage that refers to itself in a circle: between two tasks, when much more is in use.

Games leave no such garbage, so that a search in the middle of one visits what is loaded and cached, and finds nothing.
Only processes that the lab starts itself do this: a program that simulates games decides for itself.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG: Final = 50_000
"""So many new objects are searched at a time; what survives twenty such searches is old, and not searched in a task."""
MIDDLE: Final = 20
NEVER: Final = 1_000_000_000
WORTH_IT: Final = 150_000
"""How many more blocks of memory must be in use than after the last search to make another worth while."""


class Collector:
    """Decides between tasks whether to search."""

    def __init__(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self._search()

    def between_tasks(self) -> bool:
        """Search everything if much more is in use than after the last search; whether it was."""
        is_worth_it = sys.getallocatedblocks() - self._in_use > WORTH_IT
        if is_worth_it:
            self._search()
        return is_worth_it

    def _search(self) -> None:
        """Search everything, and set aside what is left."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._in_use = sys.getallocatedblocks()
