"""The engine shared by the games of a series on the western front of 1918.

Modules are named after the chapters of the rulebook. Start with `table` (what the series declares) and `turn` (the
sequence of play); `rules` lists what the kernel asks, `series` what a book may say otherwise. An engine is no game: it
has no pieces, no board and no sides of its own, and imports no game. It names clauses by keys, plain words such as
`supply.command-radius`, to which each game gives the numbers of its book in `clauses.toml`; what a scenario does alone
is a special rule it may name.
"""

from typing import Any

from grognard.games.front1918.combat import AFTER_COMBAT, COMBAT
from grognard.games.front1918.rules import RULES
from grognard.games.front1918.series import Book, Steps
from grognard.games.front1918.table import Front
from grognard.games.front1918.turn import CHAPTERS

Front.rules = RULES
Front.chapters = CHAPTERS
Front.facts, Front.predicates, Front.actions, Front.steps = Book[Any](
    steps=Steps(combat=COMBAT, after_combat=AFTER_COMBAT)
)

__all__ = ["Front"]
