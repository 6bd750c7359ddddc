"""The commanders of They Shall Not Pass: the German attacks, the French defends.

Decisions both sides share are in modules named after their subject; each side's own are in `german` and `french`.
"""

from __future__ import annotations

from typing import Any

from grognard.bots.verdun.character import FRENCH_PLAIN, GERMAN_PLAIN
from grognard.bots.verdun.french import French
from grognard.bots.verdun.german import German
from grognard.bots.verdun.staff import Staff
from grognard.games.verdun.table import GERMAN, Verdun
from grognard.kernel.dice import Whim
from grognard.kernel.play import Play
from grognard.kernel.script import Side

__all__ = ["French", "German", "Staff", "commander"]


def commander(play: Play[Any], side: Side, whim: Whim) -> Staff:
    """The commander of a side."""
    assert isinstance(play, Verdun)
    if side == GERMAN:
        return German(play, side, whim, GERMAN_PLAIN)
    return French(play, side, whim, FRENCH_PLAIN)
