"""What a commander of a patrol holds dear: the weights between places, men and risks, in points of the game.

An officer has the usual character, a general now and then another. No rule and no position belongs here.
"""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How much things count, in victory points."""

    step: float = 1.7
    """An enemy step: the point itself and the fighting value that goes with it."""
    shake: float = 0.9
    """An enemy unit shaken and driven back."""
    unmask: float = 0.15
    """A counter turned up."""
    take: float = 0.85
    """The share of a prize's worth that standing on it promises."""
    bold: float = 0.15
    """The share added for a prize that is as near to the enemy: one's own side of the village can wait."""
    keep: float = 0.3
    """The share that guarding a threatened prize promises."""
    patience: float = 0.55
    """What a prize one turn farther away still counts."""
    caution: float = 0.6
    """How much fire that a place lies under counts."""
    run: float = 0.8
    """How much fire upon a march counts."""
    answer: float = 0.5
    """How much the answer to one's own fire counts."""
    prospect: float = 0.3
    """How much of what one could do next turn from a place counts."""
    screen: float = 0.15
    """The share of a prize's worth for a decoy that bars the way to it."""
    together: float = 0.25
    """Being within a leader's call."""
    idle: float = 0.03
    """What an activation must promise at least."""
    nerve: float = 0.12
    """What a shot out of turn must promise at least."""


USUAL = Character()
"""An officer's."""

DASH = Character(caution=0.27, run=0.4, answer=0.3, prospect=1.2, nerve=0.06)
"""A general's, unless it is ahead: fire is feared half as much, and a place to fire from is worth a way. Who was second
into a village wins it back like this; an officer looks on from under cover. Found among 40 by games of seeds from 50001
on."""
