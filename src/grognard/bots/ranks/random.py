"""The random bot: any option, each equally likely.

Other bots are measured against it, and simulations use it by default. It has its own seed and does not use the dice of
the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.bots.minds.glance import Asked
from grognard.kernel.asking.script import Option
from grognard.kernel.numbers.dice import Whim


class Random:
    """Answers at random."""

    def __init__(self, seed: str | int = 0) -> None:
        self._whim = Whim(f"{seed}/whim")

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Any of the options."""
        return self._whim.pick(question.options)
