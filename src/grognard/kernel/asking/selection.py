"""Choosing several things one at a time: what is chosen, what is left, and whether it can still be enough.

`choosing` asks; this module computes what may be chosen next, when the selection may end, and whether there is
a choice at all. The game decides what is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from grognard.kernel.asking.script import Option

Enough = Callable[[list[int]], bool]
"""Whether those chosen are enough."""


class Selection:
    """A selection of options by their nouns: a lower and an upper number, and a test for being enough."""

    def __init__(self, options: Sequence[Option], least: int, most: int | None, enough: Enough | None) -> None:
        self.chosen: list[int] = []
        self._left = list(options)
        self.least = least
        self._most = most
        self._enough = enough
        self._may_end: bool | None = None

    def take(self, noun: int) -> None:
        """Choose one of those left."""
        self.chosen.append(noun)
        self._left = [option for option in self._left if option.noun != noun]
        self._may_end = None

    def take_all(self) -> None:
        """Choose all that are left."""
        self.chosen += [option.noun for option in self._left]
        self._left = []
        self._may_end = None

    @property
    def left(self) -> list[Option]:
        """Those not chosen yet; none when the upper number is reached."""
        return self._left if self._most is None or len(self.chosen) < self._most else []

    @property
    def has_test(self) -> bool:
        """Whether the game decides what is enough."""
        return self._enough is not None

    @property
    def places(self) -> int:
        """How many more can be chosen."""
        left = len(self.left)
        return left if self._most is None else min(left, self._most - len(self.chosen))

    def may_end(self) -> bool:
        """Whether the selection may end with those chosen so far. The game's test may be dear: it is made once."""
        if self._may_end is None:
            self._may_end = self.will_do(self.chosen)
        return self._may_end

    def will_do(self, chosen: list[int]) -> bool:
        """Whether the selection might end with these."""
        return len(chosen) >= self.least and (self._enough is None or self._enough(chosen))

    def is_all_needed(self) -> bool:
        """Whether all of those left are needed to be enough, so that there is no choice."""
        if self._enough is None or not self._left or self._is_short_of_places() or self.may_end():
            return False
        left = [option.noun for option in self._left]
        if not self.will_do([*self.chosen, *left]):
            return False
        return not any(self.will_do([*self.chosen, *(n for n in left if n != spared)]) for spared in left)

    def held_back(self) -> list[Option]:
        """Those that cannot be chosen because the places left are needed by others to be enough.

        If no choice leads to enough, none is held back. Every continuation is tried, so this suits small selections
        only.
        """
        if self._enough is None or not self._is_short_of_places():
            return []
        held = [option for option in self._left if not self._leads_on(option.noun)]
        return held if len(held) < len(self._left) else []

    def _is_short_of_places(self) -> bool:
        return self._most is not None and self._most - len(self.chosen) < len(self._left)

    def _leads_on(self, noun: int) -> bool:
        """Whether it can still be enough after this one is chosen."""
        taken = [*self.chosen, noun]
        rest = [option.noun for option in self._left if option.noun != noun]
        places = (self._most or 0) - len(taken)
        ways = (more for size in range(places + 1) for more in combinations(rest, size))
        return any(self.will_do([*taken, *more]) for more in ways)
