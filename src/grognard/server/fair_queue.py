"""Work that waits: whose turn it is. Visitors take turns, however much each of them wants.

Work goes to a hand of its lane; a game that one hand has begun stays with it, because its bots are there. One visitor
never has all hands of a lane where there are several. Nothing is worked here.
"""

from __future__ import annotations

import threading
from collections import Counter, deque
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple

QUICK: Final = "quick"
"""Bots that answer at once, and hints."""
SLOW: Final = "slow"
"""Bots that take their time, and trials."""
SAVES: Final = "saves"
"""Strangers' saves that are played again."""


class Job(NamedTuple):
    """A piece of work: for whom, in which lane, about what, and what is to be done with the hand that takes it."""

    visitor: str
    lane: str
    key: str
    run: Callable[[Any], None]
    is_urgent: bool = False
    """Whether it goes before the visitor's other work, because somebody waits for it."""
    drop: Callable[[], None] = lambda: None
    """What is done instead when the server closes first."""


class FairQueue:
    """The work that waits, by visitor. Hands are anything; each takes from some lanes."""

    def __init__(self, hands: Sequence[tuple[Hashable, Sequence[str]]]) -> None:
        self._lanes = {hand: tuple(lanes) for hand, lanes in hands}
        self._many = Counter(lane for lanes in self._lanes.values() for lane in lanes)
        self._waiting: dict[str, deque[Job]] = {}
        """By visitor, whoever was served longest ago first."""
        self._running: dict[Hashable, Job] = {}
        self._homes: dict[str, Hashable] = {}
        self._changed = threading.Condition()
        self._is_closed = False

    def __len__(self) -> int:
        with self._changed:
            return sum(map(len, self._waiting.values()))

    def add(self, job: Job) -> bool:
        """Let work wait for its turn; whether it may, for when the server closes it does not."""
        with self._changed:
            if self._is_closed:
                return False
            line = self._waiting.setdefault(job.visitor, deque())
            if job.is_urgent:
                line.appendleft(job)
            else:
                line.append(job)
            self._changed.notify_all()
            return True

    def take(self, hand: Hashable) -> Job | None:
        """The next work for a hand, which waits for it; None when there will be none."""
        with self._changed:
            while not self._is_closed:
                if (job := self._next(hand)) is not None:
                    self._running[hand] = job
                    if job.key:
                        self._homes.setdefault(job.key, hand)
                    return job
                self._changed.wait()
            return None

    def done(self, hand: Hashable) -> None:
        """A hand has finished its work."""
        with self._changed:
            self._running.pop(hand, None)
            self._changed.notify_all()

    def leave_home(self, key: str) -> None:
        """No hand has this game any more: any may take it."""
        with self._changed:
            self._homes.pop(key, None)
            self._changed.notify_all()

    def close(self) -> list[Job]:
        """Let nobody wait any longer; the work that is left undone."""
        with self._changed:
            self._is_closed = True
            left = [job for line in self._waiting.values() for job in line]
            self._waiting.clear()
            self._changed.notify_all()
            return left

    def runs(self, key: str) -> Hashable | None:
        """The hand that works on a game now."""
        with self._changed:
            return next((hand for hand, job in self._running.items() if job.key == key), None)

    def in_the_way(self, job: Job) -> Hashable | None:
        """A hand that thinks slowly for somebody else while quick work has no other hand to go to."""
        with self._changed:
            if job.lane != QUICK:
                return None
            able = [hand for hand, lanes in self._lanes.items() if QUICK in lanes]
            busy = [hand for hand in able if hand in self._running and self._running[hand].lane == SLOW]
            if not able or len(busy) < len(able):
                return None
            return next((hand for hand in busy if self._running[hand].visitor != job.visitor), None)

    # Whose turn it is ----------------------------------------------------------------------------------------------
    def _next(self, hand: Hashable) -> Job | None:
        for visitor, line in self._waiting.items():
            for job in line:
                if self._may_take(hand, job):
                    line.remove(job)
                    del self._waiting[visitor]
                    if line:
                        self._waiting[visitor] = line
                    return job
        return None

    def _may_take(self, hand: Hashable, job: Job) -> bool:
        if job.lane not in self._lanes[hand] or self._homes.get(job.key, hand) != hand:
            return False
        at_it = sum(each.visitor == job.visitor and each.lane == job.lane for each in self._running.values())
        return at_it < max(1, self._many[job.lane] - 1)
