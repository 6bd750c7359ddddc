"""A worker process: it carries out orders from a pipe, at low priority and within a limit of memory.

It ends when the server ends. What an order is, and how it is carried out, is in `orders` and `thinker`.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from grognard import bots, shelf
from grognard.server.thinking.thinker import Thinker
from grognard.server.thinking.worker_messages import Hurry, Numbered, read_order, written

READY: Final = b"ready"
NICE: Final = 5
"""How much lower the priority of a worker is than the server's, so that people do not wait for bots."""
OUT_OF_MEMORY: Final = 12
"""The status a worker ends with when it asked for more than it may have."""


class Brought(NamedTuple):
    """What was registered with the server and is not installed: bots by name, and games, as `module:Class`."""

    bots: Mapping[str, str]
    games: Sequence[str]


def work(pipe: Connection, brought: Brought, megabytes: int) -> None:
    """Carry out orders until the server is gone. Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    limit_memory(megabytes)
    for name, where in brought.bots.items():
        bots.bring(name, where)
    for game in brought.games:
        shelf.bring(game)
    thinker, orders = Thinker(limit_time), SimpleQueue[Numbered]()
    threading.Thread(target=_listen, args=(pipe, thinker, orders), daemon=True).start()
    try:
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(written(thinker.do(orders.get())))
    except OSError:
        os._exit(0)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)


def _listen(pipe: Connection, thinker: Thinker, orders: SimpleQueue[Numbered]) -> None:
    """Receive orders while others are carried out; end the process when the server is gone."""
    try:
        while True:
            match read_order(pipe.recv_bytes()):
                case Hurry(number):
                    thinker.hurry(number)
                case Numbered() as order:
                    orders.put(order)
    except (EOFError, OSError):
        os._exit(0)


def lower_priority() -> None:
    """Let the server go first."""
    if hasattr(os, "nice"):
        os.nice(NICE)


def limit_memory(megabytes: int) -> None:
    """Limit the memory of this process, 0 for no limit, and write no core dump."""
    if resource := limiting():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if megabytes:
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (_within(megabytes * 2**20, most), most))


def limit_time(seconds: float) -> None:
    """End this process when it has used so many seconds of a processor from now on, 0 for any."""
    if seconds and (resource := limiting()):
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        until = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (_within(until, most), most))


def limiting() -> Any:
    """Return the module that limits processes; None on systems without it, where only the server's patience limits
    them."""
    try:
        return import_module("resource")
    except ImportError:
        return None


def _within(wanted: int, most: int) -> int:
    """Return the limit that may be set: at most the system's own."""
    return wanted if most < 0 else min(wanted, most)
