"""Variations of a character: every figure a little larger or smaller, and a random bonus per hex.

Plans made with a variation differ from the plain one and are about as good. A general tries them to find which is
better on this table.
"""

from __future__ import annotations

import math
from dataclasses import fields, replace
from typing import Any, ClassVar, Protocol, TypeVar

from grognard.bots.minds.reason import BotReason
from grognard.kernel.numbers.dice import Whim

NAME = "variation"
"""The name of every varied character."""
VARIED = BotReason("bot-design-variation", {})
"""The name of a design made by a varied character."""


class Varied(Protocol):
    """A character of figures, with a bonus for each hex."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def bonuses(self) -> tuple[float, ...]:
        """The bonus added to the worth of each hex; empty for a plain character."""


C = TypeVar("C", bound=Varied)


def varied(character: C, whim: Whim, hexes: int, figures: float, ground: float) -> C:
    """Vary a character at random: `figures` is the usual change of a figure, `ground` the usual bonus of a hex."""
    changed: dict[str, Any] = {
        field.name: getattr(character, field.name) * math.exp(figures * whim.about_zero())
        for field in fields(character)
        if type(getattr(character, field.name)) is float
    }
    bonuses = tuple(ground * whim.about_zero() for _ in range(hexes))
    return replace(character, name=NAME, bonuses=bonuses, **changed)
