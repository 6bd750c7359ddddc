"""The commanders of the 1918 series.

The decisions are spread over modules named after their subject, each class a subclass of the one before: survey,
posts, promise, storms, marches, combats, losses, retreats, exploits. What is particular to a game is in its own module.
"""

from __future__ import annotations

from typing import Any

from grognard.bots.front1918.marne import MarneCommander
from grognard.kernel.dice import Whim
from grognard.kernel.play import Play
from grognard.kernel.script import Side


def commander(play: Play[Any], side: Side, whim: Whim) -> MarneCommander:
    """The commander of a side of Marne 1918."""
    return MarneCommander(play, side, whim)  # type: ignore[arg-type]
