"""The commander of Patrol.

`mind` answers the questions, `orders` values the possible orders, `picture` reads the map, `chart` caches what never
changes on a board, `worth` judges a table for a general, `character` holds the weights. No rule is repeated here.
"""

from __future__ import annotations

from grognard.bots.patrol.mind import PatrolCommander
from grognard.games.patrol.table import Patrol
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim

__all__ = ["PatrolCommander", "commander"]


def commander(play: Patrol, side: Side, whim: Whim) -> PatrolCommander:
    """The commander of a side of this table."""
    return PatrolCommander(side, whim)
