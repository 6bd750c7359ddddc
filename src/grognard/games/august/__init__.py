"""Infantry Attacks: August 1914. Companies, batteries and squadrons in East Prussia: leaders, plans of fire, assault.

Modules are named after the chapters of the rulebook, which is `data/rules.en.toml`. Start with `table` (the words of
the game), then `turn` (the sequence of play).
"""

from grognard.games.august.table import August

__all__ = ["August"]
