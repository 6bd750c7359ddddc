"""Another eye for the same map: every figure of a character a little off, and a liking or dislike for each hex.

Plans made so come out differently and are about as good as the plain one. Which of them is better than it on this
table, a general finds out by trying them.
"""

from __future__ import annotations

import math
from dataclasses import fields, replace
from typing import Any, ClassVar, Protocol, TypeVar

from grognard.bots.because import Because
from grognard.kernel.dice import Whim

NAME = "leaning"
"""What every character that leans is called."""
LEANS = Because("bot-design-leaning", {})
"""What a design of such a character is called."""


class Leaning(Protocol):
    """A character of figures, some hexes dearer to it than to others."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def leanings(self) -> tuple[float, ...]:
        """What each hex is worth to it more or less than to others."""


C = TypeVar("C", bound=Leaning)


def leaning(character: C, whim: Whim, hexes: int, figures: float, ground: float) -> C:
    """A character by whim: each figure so much larger or smaller as a rule, each hex so much better or worse liked."""
    changed: dict[str, Any] = {
        field.name: getattr(character, field.name) * math.exp(figures * whim.about_zero())
        for field in fields(character)
        if type(getattr(character, field.name)) is float
    }
    liked = tuple(ground * whim.about_zero() for _ in range(hexes))
    return replace(character, name=NAME, leanings=liked, **changed)
