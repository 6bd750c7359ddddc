"""The commander of Patrol: a handful of men in the dark, and what they know of the enemy.

`mind` answers the questions, `orders` weighs what can be done, `picture` reads the field, `chart` knows the board by
heart, `worth` judges a table for a general, `character` holds the weights. No rule is written again here.
"""

from __future__ import annotations

from grognard.bots.patrol.mind import PatrolCommander
from grognard.games.patrol.table import Patrol
from grognard.kernel.dice import Whim
from grognard.kernel.script import Side

__all__ = ["PatrolCommander", "commander"]


def commander(play: Patrol, side: Side, whim: Whim) -> PatrolCommander:
    """Somebody to lead a side of this table."""
    return PatrolCommander(side, whim)
