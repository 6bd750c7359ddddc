"""A game's earlier moments: its log played again on another copy, with snapshots kept on the way.

Looking at any moment costs one copy and at most a few dozen answers. The dice are answered from the log, too, so
nothing is rolled. What a seat may see of a moment is decided elsewhere.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game

STRIDE: Final = 50
"""Answers between two copies that are kept."""


class History:
    """A second copy of a game, played from its start as far as it was asked for."""

    def __init__(self, start: Game) -> None:
        """`start` stands before its first entry, and its dice wait to be told."""
        self._head = start
        self._kept = [start.copy()]
        self._clocks = [start.play.clock]

    def cut(self, entries: int) -> None:
        """Drop everything after so many entries, because they were taken back."""
        if len(self._head.entries) > entries:
            del self._kept[entries // STRIDE + 1 :]
            del self._clocks[entries + 1 :]
            self._head = self._kept[-1].copy()
            self._follow(self._head, self._head_log[:entries])

    def learn(self, entries: Sequence[Entry]) -> None:
        """Play on to the end of the log."""
        self._head_log = list(entries)
        self._follow(self._head, entries)

    def entries_at(self, clock: int) -> int:
        """Return how many entries there were at a clock: the most, where sealed answers share one."""
        return max(0, bisect_right(self._clocks, clock) - 1)

    def first_at(self, clock: int) -> int:
        """Return how many entries there were when a clock was reached: the fewest, where sealed answers share one."""
        return min(bisect_left(self._clocks, clock), len(self._clocks) - 1)

    def before_sealed(self, entries: int) -> int:
        """Return how many entries there were before the sealed answers that these end among; else as many."""
        return self.first_at(self._clocks[entries])

    def at(self, entries: int) -> Game:
        """Return a copy of the game as it stood after so many entries."""
        game = self._kept[entries // STRIDE].copy()
        self._follow(game, self._head_log[:entries])
        return game

    def _follow(self, game: Game, log: Sequence[Entry]) -> None:
        is_head = game is self._head
        for entry in log[len(game.entries) :]:
            game.answer(entry.option, entry.who)
            if is_head:
                self._remember()

    def _remember(self) -> None:
        """Note the clock, and keep a copy now and then."""
        done = len(self._head.entries)
        if done == len(self._clocks):
            self._clocks.append(self._head.play.clock)
        if done % STRIDE == 0 and done // STRIDE == len(self._kept):
            self._kept.append(self._head.copy())
