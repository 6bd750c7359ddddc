"""Snapshots of a game: which are taken, and which are kept.

A snapshot at every menu would cost a twentieth of random play, and most are never used. So where nobody looks back,
most menus and beginnings of phases are passed by; where somebody has lately, a snapshot is taken at each. One that was
passed by is made when it is asked for, by answering again from the last one that was taken; `game` does that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

KEPT: Final = 8
"""How many snapshots are kept; an undo or branch to before the oldest replays the log from the start."""
PASSED: Final = 8
"""So many menus and phases are passed by before a snapshot is taken, and so many are not after somebody looked back."""


ALWAYS: Final = 1 << 30
"""Where none is passed by."""


class Snapshot(NamedTuple):
    """The state of the table after so many entries, rolls and events, at a menu or the start of a phase."""

    entries: int
    rolls: int
    events: int
    reveals: int
    fence: int
    at_menu: bool
    given: list[int]
    """How many answers each side has given, the dice last; a question's number is its side's count."""
    clock: int
    """The length of the log as everyone may know it: answers sealed together count as one."""
    state: Any


class Snapshots:
    """The snapshots of one game, the oldest first; there is always one."""

    __slots__ = ("_passed", "_watched", "kept", "missed")

    def __init__(self, kept: Iterable[Snapshot] = (), missed: int = -1, watched: int = 0) -> None:
        self.kept = [*kept]
        self.missed = missed
        """After how many entries the last menu or phase was passed by; -1 if there is a snapshot of it."""
        self._passed = 0
        self._watched = watched

    def copy(self) -> Snapshots:
        """The same for a copy of the game."""
        return Snapshots(self.kept, self.missed, self._watched)

    def look(self) -> None:
        """Somebody looks back, and may do so again at the next menus."""
        self._watched = PASSED

    def is_passed_by(self, entries: int) -> bool:
        """Pass a menu or the beginning of a phase by, if it may be; whether it was."""
        if self.kept[-1].entries == entries:
            return False  # the one there is was taken too early
        if self._watched:
            self._watched -= 1
            return False
        if self._passed == PASSED:
            return False
        self._passed += 1
        self.missed = entries
        return True

    def has(self, entries: int) -> bool:
        """Whether the last one is of the menu after so many entries."""
        last = self.kept[-1]
        return self.missed < 0 and last.at_menu and last.entries == entries

    def add(self, shot: Snapshot) -> None:
        """Keep a snapshot, instead of the last one if that was taken after as many entries."""
        self._passed, self.missed = 0, -1
        kept = self.kept
        if kept and kept[-1].entries == shot.entries:
            kept[-1] = shot
            return
        if len(kept) >= KEPT:
            del kept[: KEPT // 2]
        kept.append(shot)

    def go_back(self, entries: int, start: Snapshot) -> Snapshot:
        """Drop those after so many entries; returns the last one left, or that of the start."""
        kept = self.kept
        while kept and kept[-1].entries > entries:
            kept.pop()
        if not kept:
            kept.append(start)
        return kept[-1]
