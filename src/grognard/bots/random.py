"""The bot that plays without thinking: any option, each as likely as the next.

It is what other bots are measured against, and what simulations use when nobody says otherwise. Its luck is its own,
not the dice of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.bots.glance import Asked
from grognard.kernel.dice import Whim
from grognard.kernel.script import Option


class Random:
    """Answers by whim."""

    def __init__(self, seed: str | int = 0) -> None:
        self._whim = Whim(f"{seed}/whim")

    def answer(self, view: Mapping[str, Any], question: Asked) -> Option:
        """Any of the options."""
        return self._whim.pick(question.options)
