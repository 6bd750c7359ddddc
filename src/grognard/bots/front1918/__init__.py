"""The commanders of the 1918 series.

The decisions are spread over modules named after their subject, each class a subclass of the one before: survey,
posts, promise, storms, marches, combats, losses, retreats, exploits. What is particular to a game is in its own module.
"""

from __future__ import annotations

from typing import Any

from grognard.bots.front1918.italia import ItaliaCommander
from grognard.bots.front1918.judgement import Judgement
from grognard.bots.front1918.marne import MarneCommander
from grognard.games.italia import Italia
from grognard.kernel.dice import Whim
from grognard.kernel.play import Play
from grognard.kernel.script import Side


def commander(play: Play[Any], side: Side, whim: Whim) -> Judgement:
    """The commander of a side in a game of the series."""
    kind = ItaliaCommander if isinstance(play, Italia) else MarneCommander
    return kind(play, side, whim)  # type: ignore[arg-type]
