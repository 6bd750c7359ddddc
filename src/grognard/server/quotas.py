"""How often a visitor may do something: what was done in the last hour, counted in memory by visitor and by address.

The clock is one that never jumps. A restart begins a new hour. What is stored is counted in `storage`.
"""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import contextmanager
from math import ceil
from typing import TYPE_CHECKING, Final

from grognard.server.faults import Trouble
from grognard.server.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUR: Final = 3600.0
MOST_KEPT: Final = 10_000
"""Visitors and addresses remembered; whoever made a game longest ago is forgotten first."""
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
        """Make a game: refused beyond the quota, not counted when it fails."""
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


def network(address: str) -> str:
    """Where somebody calls from: an address, or the household that has sixty-four bits of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, HOME_OF_SIX), strict=False))
    return str(found)
