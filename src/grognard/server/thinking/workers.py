"""The server's workers: processes in which bots think, trials are played and strangers' saves are read.

A worker that dies or does not answer is killed and replaced, and its order is given once more. Where there can be no
processes, threads of the server carry the orders out. Who is served next is decided in `fair_queue`; what is done with
an answer is the business of whoever gave the order.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from grognard import bots, shelf
from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Source
from grognard.server.http.faults import Trouble
from grognard.server.http.limits import Limits
from grognard.server.http.quotas import MOST_KEPT
from grognard.server.thinking.fair_queue import QUICK, SAVES, SLOW, FairQueue, Job
from grognard.server.thinking.thinker import Thinker
from grognard.server.thinking.worker import READY, Brought, work
from grognard.server.thinking.worker_messages import (
    Advise,
    Criticise,
    Criticised,
    Failed,
    Foresee,
    Foreseen,
    Hurry,
    KnownGame,
    Numbered,
    Order,
    Read,
    Reply,
    Think,
    Thought,
    Tried,
    TryOut,
    WasRead,
    WasWeighed,
    Weigh,
    read_reply,
    written,
)

GAMES_KEPT: Final = 64
"""So many games a worker knows at once; those it was asked about longest ago are told anew when they are wanted."""
STRIKES: Final = 2
"""So often an order is given; after that it is taken to be the cause of the worker's death."""
START_SECONDS: Final = 120.0
PATIENCE: Final = 60.0
"""How long, in seconds, a worker may be silent beyond the time its order takes."""
MOST_ASKING: Final = 3
"""So many hints and imports of one visitor wait at once, so that others find a thread to wait in."""
HURRY_EVERY: Final = 0.05
END_SECONDS: Final = 5.0
"""How long those who think have to make up their minds when the server closes; then they are ended."""
THREADS: Final = ((QUICK,), (QUICK,), (SLOW,), (SLOW,), (SAVES,))
"""The lanes of the threads that do the work where there are no processes. Time is shared between them."""

T = TypeVar("T")
log = logging.getLogger("grognard")


class KnownLog(NamedTuple):
    """What a worker knows of a game: its entries, and the dice that make the next roll."""

    entries: list[Entry]
    dice: Source | None = None


class LostWorker(Exception):
    """A worker has died, or was killed because it did not answer."""


class BotFailed(Exception):
    """A bot could not answer; the text says why."""


class Closing(Exception):
    """The server is closing: no more orders are sent; this is no fault."""


class NoProcesses(Exception):
    """No worker process can be started here."""


def lanes_of(workers: int) -> Sequence[tuple[str, ...]]:
    """Return the lanes of so many processes: half of the workers take slow jobs, so that quick ones never wait behind
    them; a single one takes all. One more reads saves, and starts with the first."""
    slow = workers // 2
    if not slow:
        return [(QUICK, SLOW), (SAVES,)]
    return [(SLOW,) if number < slow else (QUICK,) for number in range(workers)] + [(SAVES,)]


# Where orders are carried out -------------------------------------------------------------------------------------


class Runner(Protocol):
    """A thread or a process that carries out one order at a time."""

    def do(self, order: Numbered, seconds: float) -> Reply:
        """Carry out an order; `LostWorker` when there is no answer after so many seconds."""

    def hurry(self, number: int) -> None:
        """Make an order end as soon as it can."""

    def end(self) -> None:
        """Stop for good."""


class InThread:
    """Carries out orders in the calling thread."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def do(self, order: Numbered, seconds: float) -> Reply:
        """Carry it out here, however long it takes."""
        return self._thinker.do(order)

    def hurry(self, number: int) -> None:
        """Make the bot that thinks answer now."""
        self._thinker.hurry(number)

    def end(self) -> None:
        """Do nothing."""


class InProcess:
    """Carries out orders in a process of its own."""

    def __init__(self, megabytes: int) -> None:
        # Spawn on every system: a fork would copy the server's running threads and open files.
        try:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            arguments = (theirs, Brought(bots.brought(), shelf.brought()), megabytes)
            self._process = context.Process(target=work, args=arguments, daemon=True)
            self._process.start()
        except (OSError, ImportError, ValueError, AssertionError, RuntimeError) as fault:
            raise NoProcesses(f"{type(fault).__name__}: {fault}") from fault
        theirs.close()
        self._lock = threading.Lock()
        try:
            is_ready = self._pipe.poll(START_SECONDS) and self._pipe.recv_bytes() == READY
        except (EOFError, OSError):
            is_ready = False
        if not is_ready:
            self.end()
            raise NoProcesses("it ended before it began")

    def do(self, order: Numbered, seconds: float) -> Reply:
        """Send an order and wait for the reply; kill a process that is silent for too long."""
        try:
            self._send(written(order))
            if not self._pipe.poll(seconds):
                raise LostWorker(f"no answer in {seconds:g} seconds")
            return read_reply(self._pipe.recv_bytes())
        except (EOFError, OSError) as fault:
            raise LostWorker("it has died") from fault

    def hurry(self, number: int) -> None:
        """Tell the process; it may be gone."""
        try:
            self._send(written(Hurry(number)))
        except (OSError, ValueError):
            log.debug("a worker that is gone was hurried")

    def _send(self, message: bytes) -> None:
        with self._lock:
            self._pipe.send_bytes(message)

    @property
    def process_id(self) -> int:
        """Return the id of the process, for monitoring."""
        return self._process.pid or 0

    def end(self) -> None:
        """Kill the process. The thread that waits for its reply gets an error from the pipe, and closes it."""
        self._process.kill()
        self._process.join()


class Worker:
    """One worker as the server sees it: where it works, and which games it knows."""

    def __init__(self, name: str, start: Callable[[], Runner], leave: Callable[[str], None]) -> None:
        self.name = name
        self._start = start
        self._leave = leave
        self._lock = threading.Lock()
        self.place: Runner | None = None
        self._is_ended = False
        self._number = 0
        self._known: OrderedDict[str, KnownLog] = OrderedDict()
        self._forgotten: list[str] = []

    # Orders --------------------------------------------------------------------------------------------------------
    def think(self, key: str, game: Game, players: dict[str, str], seconds: float, patience: float) -> Thought:
        """Have the bots of a game answer."""
        return _expect(Thought, self._given(lambda: Think(self._told(key, game), players, seconds), patience, key))

    def advise(self, key: str, game: Game, side: str, bot: str, luck: str) -> Thought:
        """Have a bot say what it would answer; the game is as it was told."""
        reply = self._given(lambda: Advise(self._told(key, game), side, bot, luck), PATIENCE, key)
        self.learn(key, game)
        return _expect(Thought, reply)

    def try_out(
        self, key: str, start: tuple[str, bytes], bot: str, seed: str, seconds: float, patience: float
    ) -> Tried:
        """Have a game played out, or some way on; `start` is its title and its save."""

        def order() -> TryOut:
            title, save = start
            return TryOut(KnownGame(key, title, b"" if key in self._known else save), bot, seed, seconds)

        tried = _expect(Tried, self._given(order, patience, key))
        if tried.is_over:
            self.forget(key)
        else:
            self._keep(key, KnownLog([]))
        return tried

    def criticise(
        self, key: str, start: tuple[str, bytes], side: str, luck: str, done: int, seconds: float
    ) -> Criticised:
        """Have an officer judge what a side did in a finished game, for a while; so many operations are done."""

        def order() -> Criticise:
            title, save = start
            return Criticise(KnownGame(key, title, b"" if key in self._known else save), side, luck, done, seconds)

        reply = _expect(Criticised, self._given(order, PATIENCE, key))
        self._keep(key, KnownLog([]))
        return reply

    def foresee(
        self, key: str, game: Game, side: str, luck: str, games: int, seconds: float, planner: str = ""
    ) -> Foreseen:
        """Have an officer say what a side can expect from here."""
        reply = self._given(
            lambda: Foresee(self._told(key, game), side, luck, games, seconds, planner), PATIENCE + 4 * seconds, key
        )
        self.learn(key, game)
        return _expect(Foreseen, reply)

    def weigh(self, title: str, puzzle: str, answers: Sequence[str], luck: str) -> WasWeighed:
        """Have a way of a puzzle weighed."""
        return _expect(WasWeighed, self._given(lambda: Weigh(title, puzzle, list(answers), luck), PATIENCE))

    def read(self, save: bytes, seconds: float) -> WasRead:
        """Have a stranger's save played again, only once: it may be made to kill the worker that reads it."""
        return _expect(WasRead, self._given(lambda: Read(save, seconds), PATIENCE + 4 * seconds, strikes=1))

    def _given(self, order: Callable[[], Order], patience: float, key: str = "", strikes: int = STRIKES) -> Reply:
        """Send an order, and once more if the worker dies."""
        for strike in range(1, strikes + 1):
            place = self._at_work()
            self._number += 1
            forget, self._forgotten = self._forgotten, []
            try:
                reply = place.do(Numbered(self._number, order(), forget), patience)
            except LostWorker as fault:
                self._lose(key, fault)
                if strike == strikes:
                    raise
                continue
            if not isinstance(reply, Failed):
                return reply
            self.forget(key)
            if strike == strikes:
                raise BotFailed(reply.why)
        raise AssertionError("no strike")

    def _at_work(self) -> Runner:
        with self._lock:
            if self._is_ended:
                raise Closing
            if self.place is not None:
                return self.place
        place = self._start()
        with self._lock:
            if not self._is_ended:
                self.place = place
                return place
        place.end()
        raise Closing

    def _lose(self, key: str, fault: LostWorker) -> None:
        """Forget a dead worker and the games it had."""
        with self._lock:
            if self._is_ended:
                raise Closing
            place, self.place = self.place, None
        log.warning("worker %s is replaced: %s%s", self.name, fault, f" over game {key}" if key else "")
        if place is not None:
            place.end()
        for each in list(self._known):
            self.forget(each)
        self._forgotten.clear()

    def hurry(self) -> None:
        """Make the bot that thinks in this worker answer now."""
        with self._lock:
            place = self.place
        if place is not None:
            place.hurry(self._number)

    def start(self) -> None:
        """Start before the first order."""
        self._at_work()

    def end(self) -> None:
        """End the worker."""
        with self._lock:
            self._is_ended = True
            place, self.place = self.place, None
        if place is not None:
            place.end()

    # Games ---------------------------------------------------------------------------------------------------------
    def _told(self, key: str, game: Game) -> KnownGame:
        """Return what the worker does not know yet of a game."""
        known, entries = self._known.get(key), game.entries
        if known is None or known.dice != game.dice or entries[: len(known.entries)] != known.entries:
            return KnownGame(key, game.play.id, game.save())
        since = [(each.who.name, each.option.text) for each in entries[len(known.entries) :]]
        return KnownGame(key, game.play.id, since=since)

    def learn(self, key: str, game: Game) -> None:
        """Note that the worker has the game as it stands."""
        if game.result is not None:
            self.forget(key)
        else:
            self._keep(key, KnownLog(list(game.entries), game.dice))

    def _keep(self, key: str, known: KnownLog) -> None:
        self._known[key] = known
        self._known.move_to_end(key)
        while len(self._known) > GAMES_KEPT:
            self.forget(next(iter(self._known)))

    def forget(self, key: str) -> None:
        """Have the worker drop a game with its next order."""
        if key:
            self._known.pop(key, None)
            self._forgotten.append(key)
            self._leave(key)


def _expect(kind: type[T], reply: Any) -> T:
    if not isinstance(reply, kind):
        raise BotFailed(f"{type(reply).__name__} is no answer")
    return reply


# All of them ------------------------------------------------------------------------------------------------------


class Workers:
    """All workers of a server, and the threads that give them their orders."""

    def __init__(self, processes: int = 0, limits: Limits | None = None) -> None:
        """Start with so many processes, at most one a core; 0 for threads of the server."""
        self.limits = limits or Limits()
        self.processes = min(processes, cores())
        lanes = lanes_of(self.processes) if self.processes else list(THREADS)
        self._all = [Worker(f"{number}", self._start, self._leave_home) for number in range(len(lanes))]
        self._queue = FairQueue(list(zip(self._all, lanes, strict=True)))
        self._lanes = dict(zip(self._all, lanes, strict=True))
        self._threads: dict[Worker, threading.Thread] = {}
        self._asking: Counter[str] = Counter()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """Where visitors called from last."""
        self._lock = threading.Lock()
        self._is_closed = False

    def be_ready(self, lane: str) -> None:
        """Start the workers of a lane in the background: a process takes a second to start."""
        for worker, lanes in self._lanes.items():
            if lane in lanes:
                self._thread_of(worker)

    def _start(self) -> Runner:
        """Return a process to work in, or a thread where none can be started."""
        if not self.processes:
            return InThread()
        try:
            return InProcess(self.limits.worker_megabytes)
        except NoProcesses as fault:
            log.warning("no worker process can be started (%s): bots think in threads of the server", fault)
            return InThread()

    def _leave_home(self, key: str) -> None:
        self._queue.leave_home(key)

    # Work ----------------------------------------------------------------------------------------------------------
    def note_caller(self, visitor: str, address: str) -> None:
        """Note a visitor's last address: turns go by address first."""
        with self._lock:
            self._addresses[visitor] = address
            self._addresses.move_to_end(visitor)
            while len(self._addresses) > MOST_KEPT:
                self._addresses.popitem(last=False)

    def submit(self, visitor: str, lane: str, key: str, run: Callable[[Worker], None]) -> None:
        """Queue a job about a game for a visitor."""
        self._submit(Job(visitor, lane, key, run, address=self._addresses.get(visitor, "")))

    def before(self, key: str) -> int:
        """Return how many jobs come before that about a game."""
        return self._queue.before(key)

    def _submit(self, job: Job) -> None:
        if not self._queue.add(job):
            job.drop()
            return
        self.be_ready(job.lane)
        slow = self._queue.in_the_way(job)
        if isinstance(slow, Worker):
            slow.hurry()

    def wait_for(self, visitor: str, lane: str, key: str, work: Callable[[Worker], T]) -> T:
        """Queue a job and wait for its result."""
        result: Future[T] = Future()

        def run(worker: Worker) -> None:
            try:
                result.set_result(work(worker))
            except BaseException as fault:
                result.set_exception(fault)

        drop, address = lambda: result.set_exception(Closing()), self._addresses.get(visitor, "")
        self._submit(Job(visitor, lane, key, run, is_urgent=True, drop=drop, address=address))
        try:
            return result.result(2 * PATIENCE)
        except (TimeoutError, Closing) as fault:
            raise Trouble("busy", "worker-busy") from fault

    @contextmanager
    def in_line(self, visitor: str) -> Iterator[None]:
        """Count a visitor as waiting for a worker; refuse those who wait for several answers already."""
        with self._lock:
            if self._asking[visitor] >= MOST_ASKING:
                raise Trouble("busy", "asking-much")
            self._asking[visitor] += 1
        try:
            yield
        finally:
            with self._lock:
                self._asking[visitor] -= 1
                if not self._asking[visitor]:
                    del self._asking[visitor]

    def hurry(self, key: str) -> None:
        """Make the bot that thinks about a game answer now."""
        worker = self._queue.runs(key)
        if isinstance(worker, Worker):
            worker.hurry()

    @property
    def waiting(self) -> int:
        """Return how many jobs wait."""
        return len(self._queue)

    def _thread_of(self, worker: Worker) -> None:
        with self._lock:
            if worker not in self._threads and not self._is_closed:
                made = threading.Thread(target=self._work, args=(worker,), name=f"worker-{worker.name}", daemon=True)
                self._threads[worker] = made
                made.start()

    def _work(self, worker: Worker) -> None:
        """Take jobs from the queue and do them, until the queue is closed."""
        try:
            worker.start()
        except Closing:
            return
        while (job := self._queue.take(worker)) is not None:
            try:
                job.run(worker)
            except Exception:
                log.exception("worker %s", worker.name)
            finally:
                self._queue.done(worker)

    def close(self) -> None:
        """Shut down: running bots get END_SECONDS to answer, then their workers are killed."""
        with self._lock:
            self._is_closed = True
            threads = dict(self._threads)
        for job in self._queue.close():
            job.drop()
        until = time.monotonic() + END_SECONDS
        while any(thread.is_alive() for thread in threads.values()):
            if self.processes and time.monotonic() > until:
                break
            for worker, thread in threads.items():
                if thread.is_alive():
                    worker.hurry()
                    thread.join(HURRY_EVERY)
        for worker in self._all:
            worker.end()
        for thread in threads.values():
            thread.join(END_SECONDS)


def cores() -> int:
    """Return how many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1
