"""The commanders of the 1918 series.

A commander answers each question by a row, a function over the `Situation`; rows are in modules named after their
subject and listed in `rows`. What a game of the series does differently is in its `Conduct`, in `marne` and `italia`.
"""

from __future__ import annotations

from typing import Any

from grognard.bots.front1918.commander import FrontCommander
from grognard.bots.front1918.italia import ITALIA
from grognard.bots.front1918.marne import MARNE
from grognard.games.front1918.table import Front
from grognard.games.italia import Italia
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

__all__ = ["FrontCommander", "commander"]


def commander(play: Play[Any], side: Side, whim: Whim) -> FrontCommander:
    """The commander of a side in a game of the series."""
    assert isinstance(play, Front)
    return FrontCommander(play, side, whim, ITALIA if isinstance(play, Italia) else MARNE)
