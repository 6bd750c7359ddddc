"""A room as it stood before a change, to go back to if the change cannot be stored."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.asking.game import Game
from grognard.server.screens.reasons import Reasoned


class RestorePoint(NamedTuple):
    """A room before an entry, to go back to if the entry cannot be stored."""

    game: Game
    reasons: list[Reasoned]
