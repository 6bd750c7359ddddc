"""Italia 1917–1918: the Italian front from Caporetto to Vittorio Veneto.

What this game adds to the engine of its series (`grognard.games.front1918`): its declarations in `table`, the chapters
of its turn in `turn`, its own chapters of the book in modules named after them, victory in `victory`, what its book
says otherwise than the engine in `series`, what the kernel asks in `rules`, and its data.
"""

from grognard.games.italia.rules import RULES
from grognard.games.italia.series import BOOK
from grognard.games.italia.table import Italia
from grognard.games.italia.turn import CHAPTERS

Italia.rules = RULES
Italia.chapters = CHAPTERS
Italia.facts, Italia.predicates, Italia.actions, Italia.steps = BOOK

__all__ = ["Italia"]
