"""How deep the samples go, in one place: what every change must pass at DEPTH=1, the long run at `make test DEPTH=10`.

A sample that is worth more than it can cost before every commit asks here for its size. No scenario and no kind of
check is left out at depth 1: fewer games are played, and the dear checks are made at fewer questions.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

Case = TypeVar("Case")

DEPTH: Final = max(1, int(os.environ.get("DEPTH") or 1))


def times(number: int, most: int = 0) -> int:
    """So many at depth 1, twice as many at depth 2; never more than `most`, where one is named."""
    return min(number * DEPTH, most or number * DEPTH)


def one_in(number: int) -> int:
    """One in so many at depth 1, one in half as many at depth 2; at most all of them."""
    return max(1, number // DEPTH)


def some(cases: Sequence[Case], number: int = 1) -> Sequence[Case]:
    """The first so many of some cases that differ in size, light or language alone; twice as many at depth 2."""
    return cases[: times(number)]
