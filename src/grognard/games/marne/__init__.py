"""Marne 1918: the last German offensives and the Allied counter-stroke, May to July 1918.

What this game adds to the engine of its series (`grognard.games.front1918`): its declarations in `table`, victory in
`victory`, what the kernel asks in `rules`, and its data.
"""

from grognard.games.marne.rules import CHAPTERS, RULES, STEPS
from grognard.games.marne.table import Marne

Marne.rules = RULES
Marne.chapters = CHAPTERS
Marne.steps = STEPS

__all__ = ["Marne"]
