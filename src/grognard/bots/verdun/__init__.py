"""The commanders of They Shall Not Pass: the German attacks, the French defends.

A commander answers each question by a row, a function over the `Situation`; rows are in modules named after
their subject and listed in `rows`. What a side does differently is in its `Conduct`, in `german` and `french`.
"""

from __future__ import annotations

from typing import Any

from grognard.bots.verdun.commander import VerdunCommander
from grognard.bots.verdun.french import FRENCH_CONDUCT
from grognard.bots.verdun.german import GERMAN_CONDUCT
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import GERMAN
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play

__all__ = ["VerdunCommander", "commander"]


def commander(play: Play[Any], side: Side, whim: Whim) -> VerdunCommander:
    """The commander of a side."""
    assert isinstance(play, Verdun)
    return VerdunCommander(play, side, whim, GERMAN_CONDUCT if side == GERMAN else FRENCH_CONDUCT)
