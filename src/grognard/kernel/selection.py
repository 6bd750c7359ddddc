"""Several things chosen one at a time: what is chosen, what is left, and what can still come of it.

`Play.choose_some` asks; here is counted what may be chosen next, when it may end, and whether there is a choice at
all. What is enough is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from grognard.kernel.script import Option

Enough = Callable[[list[int]], bool]
"""Whether those chosen will do."""


class Selection:
    """Some of these options by their nouns: at least so many, at most so many, and such that they are enough."""

    def __init__(self, options: Sequence[Option], least: int, most: int | None, enough: Enough | None) -> None:
        self.chosen: list[int] = []
        self._left = list(options)
        self._least = least
        self._most = most
        self._enough = enough

    def take(self, noun: int) -> None:
        """Choose one of those left."""
        self.chosen.append(noun)
        self._left = [option for option in self._left if option.noun != noun]

    def take_all(self) -> None:
        """Choose everyone that is left."""
        self.chosen += [option.noun for option in self._left]
        self._left = []

    @property
    def left(self) -> list[Option]:
        """Those not chosen yet, as long as there is a place for one more."""
        return self._left if self._most is None or len(self.chosen) < self._most else []

    def will_do(self, chosen: list[int] | None = None) -> bool:
        """Whether it may end with those chosen so far, or with these."""
        chosen = self.chosen if chosen is None else chosen
        return len(chosen) >= self._least and (self._enough is None or self._enough(chosen))

    def is_all_needed(self) -> bool:
        """Whether it takes every one of those left to be enough: then there is nothing to choose."""
        if self._enough is None or not self._left or self._is_short_of_places() or self.will_do():
            return False
        left = [option.noun for option in self._left]
        if not self.will_do([*self.chosen, *left]):
            return False
        return not any(self.will_do([*self.chosen, *(n for n in left if n != spared)]) for spared in left)

    def held_back(self) -> list[Option]:
        """Those that would take a place from others without whom it cannot be enough any more.

        Where no choice leads to enough, none is held back. Every way to go on is tried out, which is for selections of
        a few.
        """
        if self._enough is None or not self._is_short_of_places():
            return []
        held = [option for option in self._left if not self._leads_on(option.noun)]
        return held if len(held) < len(self._left) else []

    def _is_short_of_places(self) -> bool:
        return self._most is not None and self._most - len(self.chosen) < len(self._left)

    def _leads_on(self, noun: int) -> bool:
        """Whether it can be enough once this one is chosen too."""
        taken = [*self.chosen, noun]
        rest = [option.noun for option in self._left if option.noun != noun]
        places = (self._most or 0) - len(taken)
        ways = (more for size in range(places + 1) for more in combinations(rest, size))
        return any(self.will_do([*taken, *more]) for more in ways)
