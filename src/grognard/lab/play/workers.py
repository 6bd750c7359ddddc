"""Workers: this process, several processes on this machine, or a Dask cluster.

Workers take tasks from a pile, a few games at a time, and return them in any order. A worker that dies is restarted and
its games are played again, so that each game counts once. A task is an order and some game numbers; the games
themselves are played by `simulate`.
"""

from __future__ import annotations

import os
import re
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from logging import ERROR
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any, Final, NamedTuple, Protocol

import grognard
from grognard.kernel.errors import Broken, GrognardError, Unreadable, check_number, check_type
from grognard.lab.play.garbage import Collector
from grognard.lab.play.simulate import Order, Played, play_one

BATCH_SECONDS: Final = 0.5
"""The aimed length of a task: long enough to outweigh the transfer, short enough to lose little when a worker dies."""
LARGEST_BATCH: Final = 25
STRIKES: Final = 3
"""After so many dead workers over the same games these games are taken to be the cause."""
CONNECT_SECONDS: Final = 20
AHEAD: Final = 2
"""Tasks sent to a cluster for each of its threads, so that none is idle while the next is sent."""


class Missing(GrognardError):
    """A package that an extra installs is missing."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} is not installed: pip install 'grognard[{extra}]'")
        self.what, self.extra = what, extra


class LostWorkers(GrognardError):
    """The workers died too often, or cannot be reached any more."""


class Task(NamedTuple):
    """Some games of one order; `place` is the place of the order among all."""

    place: int
    order: Order
    numbers: tuple[int, ...]
    keeps: bool = False
    """Whether the games are sent back with their saves."""

    def __str__(self) -> str:
        return f"{self.order.game} {self.order.scenario}, {', '.join(self.order.bots)}, games {self.numbers}"


def play_task(task: Task) -> list[Played]:
    """Play the games of a task, one after another."""
    return [play_one(task.order, number, task.keeps) for number in task.numbers]


class Pile:
    """The games still to be played, handed out in tasks of about equal length.

    Orders take turns, so that a stopped run has played about as many games of each.
    """

    def __init__(
        self, orders: Sequence[Order], numbers: Sequence[Sequence[int]], hands: int = 1, keeps: bool = False
    ) -> None:
        self._orders, self._keeps = tuple(orders), keeps
        self._left = [deque(some) for some in numbers]
        self.hands = hands
        self._games, self._seconds = 0, 0.0

    def __len__(self) -> int:
        return sum(map(len, self._left))

    def take(self) -> Task | None:
        """The next task, from the order with the most games left."""
        if not len(self):
            return None
        place = max(range(len(self._left)), key=lambda place: (len(self._left[place]), -place))
        left = self._left[place]
        numbers = [left.popleft() for _ in range(min(self._size(), len(left)))]
        return Task(place, self._orders[place], tuple(numbers), self._keeps)

    def learn(self, played: Sequence[Played]) -> None:
        """Update the estimated length of a game from finished ones."""
        self._games += len(played)
        self._seconds += sum(game.seconds for game in played)

    def _size(self) -> int:
        """The size of the next task: one until times are known; smaller towards the end, to keep all workers busy."""
        if not self._games or self.hands <= 1:
            return 1
        fitting = BATCH_SECONDS * self._games / max(self._seconds, 1e-9)
        return max(1, min(LARGEST_BATCH, int(fitting), len(self) // (2 * self.hands)))


class GameWorkers(Protocol):
    """Plays the games of a pile."""

    hands: int

    def play(self, pile: Pile) -> Iterator[tuple[Task, list[Played]]]:
        """Play every task of the pile; yields them in any order."""


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def workers_of(jobs: int = 0, cluster: str = "") -> GameWorkers:
    """A cluster when one is named; otherwise so many processes, 0 for as many as there are cores."""
    check_number("jobs", jobs, 0)
    check_type("cluster", cluster, (str,), "an address, local:N, or nothing")
    if cluster:
        return Cluster(cluster)
    hands = jobs or cores()
    return Processes(hands) if hands > 1 else Alone()


class Alone:
    """This process, one game after another."""

    hands = 1

    def play(self, pile: Pile) -> Iterator[tuple[Task, list[Played]]]:
        """Play the pile."""
        while (task := pile.take()) is not None:
            yield task, play_task(task)


# Processes of this machine -------------------------------------------------------------------------------------


class WorkerProcess:
    """A process that plays tasks, and the pipe to it."""

    def __init__(self) -> None:
        # Spawn on every system: a fork would copy the caller's running threads.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.task: Task | None = None

    def hand(self, task: Task | None) -> None:
        """Send it a task, or None to end it. A dead worker is noticed by `collect`."""
        self.task = task
        try:
            self.pipe.send(task)
        except OSError:
            self.process.kill()

    def collect(self) -> list[Played] | None:
        """The games it has played; None when it has died."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Exception):
            raise answer
        played: list[Played] = answer
        return played

    def dismiss(self) -> None:
        """Kill it."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def _work(pipe: Connection) -> None:
    """The loop of a worker, until it receives None or its parent is gone. It ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collector = Collector()
    try:
        while (task := pipe.recv()) is not None:
            pipe.send(_played_or_fault(task))
            collector.between_tasks()
    except (EOFError, OSError):
        return


def _played_or_fault(task: Task) -> list[Played] | Exception:
    try:
        return play_task(task)
    except GrognardError as fault:
        return fault
    except Exception as fault:  # the exception may not pickle, so its text is sent
        return Broken(f"{task}: {type(fault).__name__}: {fault}")


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.hands = jobs

    def play(self, pile: Pile) -> Iterator[tuple[Task, list[Played]]]:
        """Play the pile; a process that dies is replaced."""
        strikes: Counter[Task] = Counter()
        workers: list[WorkerProcess] = []
        try:
            while len(workers) < self.hands and (task := pile.take()) is not None:
                workers.append(WorkerProcess())
                workers[-1].hand(task)
            while busy := {worker.pipe: worker for worker in workers if worker.task is not None}:
                for ready in wait(list(busy)):
                    worker = busy[ready]  # type: ignore[index]
                    task, played = worker.task, worker.collect()
                    assert task is not None
                    if played is None:
                        workers[workers.index(worker)] = _replaced(worker, task, strikes)
                        continue
                    pile.learn(played)
                    worker.hand(pile.take())
                    yield task, played
        finally:
            for worker in workers:
                worker.dismiss()


def _replaced(worker: WorkerProcess, task: Task, strikes: Counter[Task]) -> WorkerProcess:
    """Restart a worker that died, with the same games; an error when these games have killed several."""
    strikes[task] += 1
    if strikes[task] >= STRIKES:
        raise LostWorkers(f"{task}: {STRIKES} processes have died over them")
    fresh = WorkerProcess()
    worker.dismiss()
    fresh.hand(task)
    return fresh


# A cluster -----------------------------------------------------------------------------------------------------


class Cluster:
    """A Dask cluster: at an address, or `local:N` for N workers on this machine."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.hands = _local_workers(address) or 1

    def play(self, pile: Pile) -> Iterator[tuple[Task, list[Played]]]:
        """Play the pile; the games of a worker that dies go to another."""
        distributed = _distributed()
        with _connected(distributed, self.address) as client:
            under_way: dict[Any, Task] = {}
            done = distributed.as_completed(loop=client.loop)
            _hand_out(client, pile, under_way, done)
            for future in done:
                task = under_way.pop(future)
                played = _collected(distributed, future, task)
                pile.learn(played)
                _hand_out(client, pile, under_way, done)
                yield task, played


def _hand_out(client: Any, pile: Pile, under_way: dict[Any, Task], done: Any) -> None:
    """Keep every thread of the cluster busy, however many there are now."""
    try:
        hands = max(1, sum(client.nthreads().values()))
    except (OSError, TimeoutError) as fault:
        raise LostWorkers(f"the cluster is gone: {type(fault).__name__} {fault}") from None
    wanted, pile.hands = AHEAD * hands, max(2, hands)
    while len(under_way) < wanted and (task := pile.take()) is not None:
        future = client.submit(play_task, task, pure=False)
        under_way[future] = task
        done.add(future)


def _collected(distributed: Any, future: Any, task: Task) -> list[Played]:
    """The games of a finished task. The cluster itself repeats a task when a worker dies, up to a limit."""
    try:
        played: list[Played] = future.result()
    except distributed.KilledWorker:
        raise LostWorkers(f"{task}: worker after worker has died over them") from None
    except (distributed.CancelledError, OSError, TimeoutError) as fault:
        raise LostWorkers(f"the cluster is gone: {type(fault).__name__} {fault}") from None
    return played


def _local_workers(address: str) -> int:
    """The N of `local:N`; 0 when it is an address, which has a port."""
    word, _, number = address.partition(":")
    if word != "local":
        if not re.search(r":\d+/?$", address):
            raise Unreadable(
                f"cluster: local:N, or the address of a scheduler such as tcp://host:8786, not {address!r}"
            )
        return 0
    if not number.isdecimal() or not int(number):
        raise Unreadable(f"{address!r}: a cluster of one's own is local:N, N workers")
    return int(number)


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError as fault:
        raise Missing("dask", "cluster") from fault


@contextmanager
def _connected(distributed: Any, address: str) -> Iterator[Any]:
    """A client of the cluster, whose workers must have our version."""
    workers = _local_workers(address)
    with ExitStack() as opened:
        if workers:
            with _unheard():
                made = distributed.LocalCluster(
                    n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=ERROR
                )
            address = opened.enter_context(made).scheduler_address
        try:
            client = opened.enter_context(distributed.Client(address, set_as_default=False, timeout=CONNECT_SECONDS))
        except (OSError, TimeoutError, ValueError) as fault:
            raise LostWorkers(f"no cluster at {address}: {type(fault).__name__} {fault}") from None
        _refuse_strangers(client)
        yield client


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C; we end them ourselves."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _refuse_strangers(client: Any) -> None:
    """Raise an error for a cluster whose workers have another version of Grognard, or none."""
    try:
        versions = set(client.run(_version).values())
    except Exception as fault:  # whatever goes wrong on the workers, they cannot play
        raise LostWorkers(f"the workers of the cluster cannot play: {type(fault).__name__} {fault}") from None
    if others := versions - {_version()}:
        raise LostWorkers(f"the workers of the cluster have grognard {', '.join(sorted(others))}, here is {_version()}")


def _version() -> str:
    return grognard.__version__
