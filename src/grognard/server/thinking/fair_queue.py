"""Work that waits: whose turn it is. Network addresses take turns, and the visitors of each, however much they want.

Jobs go to a worker of their lane; a game that one worker has begun stays with it, because its bots are there. One
address never has all workers of a lane where there are several. No job is done here.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

QUICK: Final = "quick"
"""Bots that answer at once, and hints."""
SLOW: Final = "slow"
"""Bots that take their time, and trials."""
SAVES: Final = "saves"
"""Strangers' saves that are played again."""


MOST_KEPT: Final = 10_000
"""Addresses and visitors whose time is remembered."""


def by_visitor(home: str, visitor: str) -> str:
    """Return the key under which the time of a visitor of an address is counted."""
    return f"{home} {visitor}"


class Job(NamedTuple):
    """A job: for whom, in which lane, about which game, and what the worker that takes it does."""

    visitor: str
    lane: str
    key: str
    run: Callable[[Any], None]
    is_urgent: bool = False
    """Whether somebody waits for it before their screen."""
    drop: Callable[[], None] = lambda: None
    """What is done instead when the server closes first."""
    address: str = ""
    """Where the visitor calls from, as far as it is known: cookies cost nothing, addresses do."""

    @property
    def home(self) -> str:
        """Return whose turn is counted first: the address, or the visitor if the address is unknown."""
        return self.address or self.visitor


class Spent:
    """The worker time that addresses and visitors have used, so that turns are fair by time, not by number."""

    def __init__(self) -> None:
        self._seconds: OrderedDict[str, float] = OrderedDict()
        self._served: dict[str, float] = {}
        """How much whoever was served last had had then: of all addresses, and of the visitors of each."""

    def of(self, whose: str) -> float:
        """Return the seconds that somebody has used."""
        return self._seconds.get(whose, 0.0)

    def add(self, whose: str, seconds: float) -> None:
        """Add the seconds that somebody has used a worker."""
        self._seconds[whose] = self.of(whose) + seconds
        self._seconds.move_to_end(whose)
        while len(self._seconds) > MOST_KEPT:
            self._seconds.popitem(last=False)

    def serve(self, whose: str, among: str) -> None:
        """Note whose turn it is, among the visitors of an address or among all addresses."""
        self._served[among] = max(self._served.pop(among, 0.0), self.of(whose))
        while len(self._served) > MOST_KEPT:
            del self._served[next(iter(self._served))]

    def begin(self, whose: str, among: str) -> None:
        """Let a newcomer begin at the least time of the others: nobody saves turns up."""
        least = self._served.get(among, 0.0)
        if self.of(whose) < least:
            self.add(whose, least - self.of(whose))


class WaitingWork:
    """Work that waits. Addresses take turns, and at each of them its visitors do; who had least time goes first, and of
    those who had the same, who waits longest."""

    def __init__(self, spent: Spent) -> None:
        self._spent = spent
        self._homes: dict[str, dict[str, deque[Job]]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for visitors in self._homes.values() for jobs in visitors.values())

    def add(self, job: Job) -> None:
        """Add a job behind the visitor's other jobs."""
        if job.home not in self._homes:
            self._spent.begin(job.home, "")
        visitors = self._homes.setdefault(job.home, {})
        if job.visitor not in visitors:
            self._spent.begin(by_visitor(job.home, job.visitor), job.home)
        visitors.setdefault(job.visitor, deque()).append(job)

    def _in_order(self) -> Iterator[list[deque[Job]]]:
        """Yield the work of each address by visitor, in the order of their turns."""
        for home in sorted(self._homes, key=self._spent.of):
            visitors = self._homes[home]
            turn = sorted(visitors, key=lambda each: self._spent.of(by_visitor(home, each)))
            yield [visitors[visitor] for visitor in turn]

    def jobs(self) -> Iterator[Job]:
        """Yield all jobs, in the order in which workers would take them."""
        turns = [
            [job for row in zip_longest(*visitors) for job in row if job is not None] for visitors in self._in_order()
        ]
        return (job for row in zip_longest(*turns) for job in row if job is not None)

    def take(self, may_take: Callable[[Job], bool]) -> Job | None:
        """Take the next job that may be taken; its address and its visitor go behind the others."""
        for visitors in self._in_order():
            for jobs in visitors:
                job = next(filter(may_take, jobs), None)
                if job is not None:
                    self._spent.serve(job.home, "")
                    self._spent.serve(by_visitor(job.home, job.visitor), job.home)
                    self._remove(job)
                    return job
        return None

    def _remove(self, job: Job) -> None:
        visitors = self._homes.pop(job.home)
        jobs = visitors.pop(job.visitor)
        jobs.remove(job)
        if jobs:
            visitors[job.visitor] = jobs
        if visitors:
            self._homes[job.home] = visitors


class FairQueue:
    """The jobs that wait. A worker can be any value; each takes jobs of some lanes.

    Jobs that a visitor waits for at the screen go first; then, in turn, one other job.
    """

    def __init__(
        self, workers: Sequence[tuple[Hashable, Sequence[str]]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._lanes = {worker: tuple(lanes) for worker, lanes in workers}
        self._many = Counter(lane for lanes in self._lanes.values() for lane in lanes)
        self._clock = clock
        self._spent = Spent()
        self._urgent, self._other = WaitingWork(self._spent), WaitingWork(self._spent)
        self._is_others_turn = False
        self._running: dict[Hashable, Job] = {}
        self._since: dict[Hashable, float] = {}
        self._homes: dict[str, Hashable] = {}
        self._changed = threading.Condition()
        self._is_closed = False

    def __len__(self) -> int:
        with self._changed:
            return len(self._urgent) + len(self._other)

    def add(self, job: Job) -> bool:
        """Add a job to the queue; return false when the server is closing."""
        with self._changed:
            if self._is_closed:
                return False
            (self._urgent if job.is_urgent else self._other).add(job)
            self._changed.notify_all()
            return True

    def before(self, key: str) -> int:
        """Return how many jobs of its lane come before that about a game, as the queue stands."""
        with self._changed:
            order = [*self._urgent.jobs(), *self._other.jobs()]
        place = next((number for number, job in enumerate(order) if job.key == key), 0)
        return sum(job.lane == order[place].lane for job in order[:place]) if order else 0

    def take(self, worker: Hashable) -> Job | None:
        """Take the next job for a worker, and wait for it; None when the server closes."""
        with self._changed:
            while not self._is_closed:
                if (job := self._next(worker)) is not None:
                    self._running[worker], self._since[worker] = job, self._clock()
                    if job.key:
                        self._homes.setdefault(job.key, worker)
                    return job
                self._changed.wait()
            return None

    def done(self, worker: Hashable) -> None:
        """Note that a worker has finished its job."""
        with self._changed:
            job = self._running.pop(worker, None)
            if job is not None:
                seconds = self._clock() - self._since[worker]
                self._spent.add(job.home, seconds)
                self._spent.add(by_visitor(job.home, job.visitor), seconds)
            self._changed.notify_all()

    def leave_home(self, key: str) -> None:
        """Forget which worker has a game: any may take it."""
        with self._changed:
            self._homes.pop(key, None)
            self._changed.notify_all()

    def close(self) -> list[Job]:
        """Close the queue; return the jobs left undone."""
        with self._changed:
            self._is_closed = True
            left = [*self._urgent.jobs(), *self._other.jobs()]
            self._urgent, self._other = WaitingWork(self._spent), WaitingWork(self._spent)
            self._changed.notify_all()
            return left

    def runs(self, key: str) -> Hashable | None:
        """Return the worker that works on a game now."""
        with self._changed:
            return next((worker for worker, job in self._running.items() if job.key == key), None)

    def in_the_way(self, job: Job) -> Hashable | None:
        """Return a worker on a slow job that keeps a quick one waiting."""
        with self._changed:
            if job.lane != QUICK:
                return None
            able = [worker for worker, lanes in self._lanes.items() if QUICK in lanes]
            busy = [worker for worker in able if worker in self._running and self._running[worker].lane == SLOW]
            if not able or len(busy) < len(able):
                return None
            return next((worker for worker in busy if self._running[worker].visitor != job.visitor), None)

    # Whose turn it is ----------------------------------------------------------------------------------------------
    def _next(self, worker: Hashable) -> Job | None:
        lines = [self._other, self._urgent] if self._is_others_turn else [self._urgent, self._other]
        for line in lines:
            job = line.take(lambda job: self._may_take(worker, job))
            if job is not None:
                self._is_others_turn = job.is_urgent
                return job
        return None

    def _may_take(self, worker: Hashable, job: Job) -> bool:
        if job.lane not in self._lanes[worker] or self._homes.get(job.key, worker) != worker:
            return False
        at_it = [each for each in self._running.values() if each.lane == job.lane]
        most = max(1, self._many[job.lane] - 1)
        if sum(each.visitor == job.visitor for each in at_it) >= most:
            return False
        # Somebody who waits before their screen may have the last worker, which is soon free again.
        return job.is_urgent or sum(each.home == job.home for each in at_it) < most
