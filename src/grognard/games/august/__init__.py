"""Infantry Attacks: August 1914. Companies, batteries and squadrons in East Prussia: leaders, plans of fire, assault.

Modules are named after the chapters of the rulebook, which is `data/rules.en.toml`. Start with `words` (what the
game declares), then `turn` (the sequence of play); `rules` lists what the kernel asks.
"""

from grognard.games.august.rules import RULES
from grognard.games.august.table import August

August.rules = RULES

__all__ = ["August"]
