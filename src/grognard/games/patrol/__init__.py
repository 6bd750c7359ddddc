"""Patrol: two patrols fight for a village at night. Our own small game, and the worked example of how to write one.

Modules are named after the chapters of its rulebook, which is `data/rules.en.toml`. Start with `words` (what the
game declares) and `turn` (the sequence of play); `rules` lists what the kernel asks.
"""

from grognard.games.patrol.rules import RULES
from grognard.games.patrol.table import Patrol

Patrol.rules = RULES

__all__ = ["Patrol"]
