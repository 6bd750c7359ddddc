"""Who commands in the games of the 1918 series: divisions, guns, offensives and reserves.

The trade is spread over modules named after what is done with it, each commander built on the one before: survey,
posts, promise, storms, marches, combats, losses, retreats, exploits; what is particular to a game is in its own module.
"""

from __future__ import annotations

from typing import Any

from grognard.bots.front1918.marne import MarneCommander
from grognard.kernel.dice import Whim
from grognard.kernel.play import Play
from grognard.kernel.script import Side


def commander(play: Play[Any], side: Side, whim: Whim) -> MarneCommander:
    """Who commands a side of Marne 1918."""
    return MarneCommander(play, side, whim)  # type: ignore[arg-type]
