"""How players end a game before its rules do: one resigns, or they agree on a draw, or that it has no result.

An ending comes after the last answer and is no answer itself: nobody is asked for it. A save names it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from grognard.kernel.asking.script import Side

RESIGNED: Final = "resigned"
DRAWN: Final = "drawn"
ABANDONED: Final = "abandoned"
AGREED: Final = (DRAWN, ABANDONED)
"""The endings that players agree on."""


class Result(NamedTuple):
    """How a game ended: the winner's name (empty for a draw) and the message key of the verdict."""

    winner: str
    verdict: str


class Ending(NamedTuple):
    """How players ended a game, and the name of the side that resigned, if one did."""

    how: str
    side: str = ""

    def __str__(self) -> str:
        return f"{self.how} {self.side}".strip()

    def result(self, sides: Sequence[Side]) -> Result:
        """Return the result: of two sides, the one that has not resigned wins."""
        others = [side.name for side in sides if side.name != self.side]
        return Result(others[0] if self.how == RESIGNED and len(others) == 1 else "", f"kernel-{self.how}")


def read_ending(text: str, sides: Sequence[Side]) -> Ending | None:
    """Return the ending a save names; None for none, and for what is no ending of a game with these sides."""
    how, _, side = text.partition(" ")
    is_agreed = how in AGREED and not side
    is_resigned = how == RESIGNED and side in [each.name for each in sides]
    return Ending(how, side) if is_agreed or is_resigned else None
