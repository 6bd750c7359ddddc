"""How much a visitor may do, in an hour and at once: counted in memory, by visitor and by address.

The clock is one that never jumps. A restart begins a new hour. What is stored is counted in `storage`.
"""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextlib import contextmanager
from math import ceil
from typing import TYPE_CHECKING, Final

from grognard.server.http.faults import Trouble
from grognard.server.http.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUR: Final = 3600.0
MINUTE: Final = 60.0
AT_A_GO: Final = 0.25
"""So much of a minute's share can be had at once; the rest comes back as time goes by, so that others feel little."""
LEAST: Final = 0.02
"""So many seconds are counted at least: what is kept costs something to send."""
VISITORS: Final = 3
"""An address may have this many times as many costly requests at once as one visitor."""
MOST_KEPT: Final = 10_000
"""Visitors and addresses remembered; the one whose last game is oldest is dropped first."""
HOME_OF_SIX: Final = 64
"""The bits of an IPv6 address that belong to one household."""


class Quotas:
    """Games made in the last hour."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._lock = threading.Lock()
        self._made: OrderedDict[str, deque[float]] = OrderedDict()

    @contextmanager
    def making(self, player: str, address: str) -> Iterator[None]:
        """Count a new game; refuse it beyond the quota, and do not count one that fails."""
        now = self._clock()
        whose = {
            f"player {player}": self._limits.games_per_hour,
            f"address {network(address)}": self._limits.games_per_hour_from_address,
        }
        with self._lock:
            for key, most in whose.items():
                self._check(key, most, now)
            for key in whose:
                self._note(key, now)
        try:
            yield
        except BaseException:
            with self._lock:
                for key in whose:
                    self._forget(key, now)
            raise

    def _check(self, key: str, most: int, now: float) -> None:
        made = self._made.get(key, deque())
        while made and made[0] <= now - HOUR:
            made.popleft()
        if most and len(made) >= most:
            wait = ceil(made[0] + HOUR - now)
            raise Trouble("too-many", "too-many-games", most=most, minutes=ceil(wait / 60), retry_after=wait)

    def _note(self, key: str, now: float) -> None:
        self._made.setdefault(key, deque()).append(now)
        self._made.move_to_end(key)
        while len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)

    def _forget(self, key: str, then: float) -> None:
        made = self._made.get(key)
        if made is not None and then in made:
            made.remove(then)


class Shares:
    """What visitors take of the processor for requests that play a game again: in a minute, and at once."""

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        processor: Callable[[], float] = time.thread_time,
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._processor = processor
        self._lock = threading.Lock()
        self._taken: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._at_once: Counter[str] = Counter()

    @contextmanager
    def waiting(self, player: str, address: str) -> Iterator[None]:
        """Count a waiting request; refuse it when too many wait, or the share of this minute is used."""
        whose = self._whose(player, address)
        with self._lock:
            for key, most, seconds in whose:
                if most and self._at_once[key] >= most:
                    raise Trouble("too-many", "too-many-costly", most=most, retry_after=1)
                self._check(key, seconds)
            self._at_once.update(key for key, _, _ in whose)
        try:
            yield
        finally:
            with self._lock:
                for key, _, _ in whose:
                    self._at_once[key] -= 1
                    if not self._at_once[key]:
                        del self._at_once[key]

    @contextmanager
    def spending(self, player: str, address: str) -> Iterator[None]:
        """Count processor time; refuse when the visitor or the address has used its share meanwhile."""
        whose = self._whose(player, address)
        with self._lock:
            for key, _, seconds in whose:
                self._check(key, seconds)
        began = self._processor()
        try:
            yield
        finally:
            spent, now = max(LEAST, self._processor() - began), self._clock()
            with self._lock:
                for key, _, seconds in whose:
                    self._taken[key] = self._level(key, seconds) + spent, now
                    self._taken.move_to_end(key)
                while len(self._taken) > MOST_KEPT:
                    self._taken.popitem(last=False)

    def _whose(self, player: str, address: str) -> list[tuple[str, int, float]]:
        """Yield the limits by visitor and by address: the key, how many at once, how many seconds in a minute."""
        limits = self._limits
        return [
            (f"player {player}", limits.costly_at_once, limits.costly_seconds),
            (f"address {network(address)}", VISITORS * limits.costly_at_once, limits.costly_seconds_from_address),
        ]

    def _check(self, key: str, most: float) -> None:
        over = self._level(key, most) - most * AT_A_GO
        if most and over >= 0:
            wait = ceil((over + 1e-9) * MINUTE / most)
            raise Trouble("too-many", "too-costly", seconds=wait, retry_after=wait)

    def _level(self, key: str, most: float) -> float:
        """Return the seconds that somebody has used, less those given back since."""
        had, then = self._taken.get(key, (0.0, 0.0))
        return max(0.0, had - (self._clock() - then) * most / MINUTE)


def network(address: str) -> str:
    """Return a caller's network: an IPv4 address, or the first 64 bits of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, HOME_OF_SIX), strict=False))
    return str(found)
