"""They Shall Not Pass: the first nine days of Verdun, February 1916.

Modules are named after the chapters of the rulebook. Start with `words` (what the game declares) and `turn` (the
sequence of play); `rules` lists what the kernel asks.
"""

from grognard.games.verdun.rules import RULES
from grognard.games.verdun.table import Verdun

Verdun.rules = RULES

__all__ = ["Verdun"]
