"""The character of a patrol's commander: the weights of places, men and risks, in points of the game.

Only numbers; rules and positions do not belong here.
"""

from __future__ import annotations

from typing import NamedTuple


class PatrolCharacter(NamedTuple):
    """Weights, in victory points."""

    step: float = 2.0
    """An enemy step: the point itself and the fighting value lost with it."""
    shake: float = 0.8
    """An enemy unit shaken and driven back."""
    unmask: float = 0.19
    """A counter revealed."""
    take: float = 0.95
    """The share of a prize's worth for standing on it."""
    bold: float = 0.16
    """The share added for a prize that is as near to the enemy; prizes on the own side can wait."""
    keep: float = 0.43
    """The share for guarding a threatened prize."""
    patience: float = 0.51
    """The factor for a prize one turn farther away."""
    caution: float = 0.24
    """The weight of fire on a hex."""
    run: float = 0.55
    """The weight of fire during a march."""
    answer: float = 0.26
    """The weight of return fire."""
    prospect: float = 1.75
    """The weight of the harm that could be done next turn from a hex."""
    screen: float = 0.15
    """The share of a prize's worth for a decoy that blocks the way to it."""
    together: float = 0.2
    """Being within a leader's call."""
    idle: float = 0.03
    """The least worth of an activation."""
    nerve: float = 0.06
    """The least worth of a shot out of turn."""


USUAL = PatrolCharacter()
"""The officer's character: bold enough to enter and fight for the houses under fire. Found in games between some thirty
characters, seeds from 52001 on: the mean of two good ones, which did well against all the best in both scenarios."""
