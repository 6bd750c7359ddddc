"""What a commander of a patrol holds dear: the weights between places, men and risks, in points of the game.

No rule and no position belongs here.
"""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How much things count, in victory points."""

    step: float = 2.0
    """An enemy step: the point itself and the fighting value that goes with it."""
    shake: float = 0.8
    """An enemy unit shaken and driven back."""
    unmask: float = 0.19
    """A counter turned up."""
    take: float = 0.95
    """The share of a prize's worth that standing on it promises."""
    bold: float = 0.16
    """The share added for a prize that is as near to the enemy: one's own side of the village can wait."""
    keep: float = 0.43
    """The share that guarding a threatened prize promises."""
    patience: float = 0.51
    """What a prize one turn farther away still counts."""
    caution: float = 0.24
    """How much fire that a place lies under counts."""
    run: float = 0.55
    """How much fire upon a march counts."""
    answer: float = 0.26
    """How much the answer to one's own fire counts."""
    prospect: float = 1.75
    """How much of what one could do next turn from a place counts."""
    screen: float = 0.15
    """The share of a prize's worth for a decoy that bars the way to it."""
    together: float = 0.2
    """Being within a leader's call."""
    idle: float = 0.03
    """What an activation must promise at least."""
    nerve: float = 0.06
    """What a shot out of turn must promise at least."""


USUAL = Character()
"""An officer's: bold enough to go into the houses under fire and to fight for them. Found by games among some thirty
characters, seeds from 52001 on: the mean of two that had done well, as it did well against all the best in both
scenarios."""
