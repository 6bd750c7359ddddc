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
        self._seed = seed
        self._whim = Whim(f"{seed}/whim")

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self._seed!r})"

    def __eq__(self, other: object) -> bool:
        """Whether both answer alike from here on."""
        return (self._seed, self._whim) == (other._seed, other._whim) if isinstance(other, Random) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._seed)

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Any of the options."""
        return self._whim.pick(question.options)
