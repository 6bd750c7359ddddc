"""Exact expected values over all rolls of a tally.

The chances come from the game's own tallies; each game says what an outcome is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from grognard.kernel.numbers.charts import dice_totals
from grognard.kernel.numbers.tally import Tally


def expected(tally: Tally, worth: Callable[[Any], float]) -> float:
    """The mean worth of a tally's outcomes, each by its exact chance."""
    return sum(float(chance) * worth(outcome) for outcome, chance in tally.chances().items())


@cache
def at_most(target: int, dice: int = 2, sides: int = 6) -> float:
    """The chance to roll no more than a number, on the total of some dice."""
    return float(sum(chance for total, chance in dice_totals(dice, sides).items() if total <= target))
