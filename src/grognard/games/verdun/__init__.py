"""They Shall Not Pass: the first nine days of Verdun, February 1916.

Modules are named after the chapters of the rulebook. Start with `table` (the words of the game) and `turn` (the
sequence of play).
"""

from grognard.games.verdun.table import Verdun

__all__ = ["Verdun"]
