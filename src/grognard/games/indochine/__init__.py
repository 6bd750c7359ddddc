"""En pointe toujours! Indochina 1946–54: squads and platoons, hidden enemies, fire answered by fire, human waves.

Modules are named after the chapters of the rulebook, which is `data/rules.en.toml`. Start with `words` (what the
game declares), then `turn` (the sequence of play); `rules` lists what the kernel asks.
"""

from grognard.games.indochine.rules import RULES
from grognard.games.indochine.table import Indochine

Indochine.rules = RULES

__all__ = ["Indochine"]
