"""How connections are accepted: how many, how long each may take over its request, how large a socket's message may be.

uvicorn does the work; here stand its settings, and a time limit on headers, which it lacks. What a request may do is
decided in `web`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grognard.server.http.faults import Trouble
from grognard.server.http.handles import raised_handles
from grognard.server.http.limits import Limits
from grognard.server.http.quotas import network

KEPT_BACK: Final = 100
"""File handles that are not for visitors: the database, the log, the bundle."""
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
PING_EVERY: Final = 20
END_SECONDS: Final = 5.0
"""How long the end of a socket may take to be sent."""
FOR_REQUESTS: Final = 5
"""One place in so many is for requests, whatever sockets there are."""
RETRY: Final = 5
"""The seconds after which whoever is refused may try again."""
ALL: Final = "all"
log = logging.getLogger("grognard")
_Base: Any = AutoHTTPProtocol


def config(application: Any, limits: Limits) -> uvicorn.Config:
    """Return the settings of uvicorn for a server with these limits."""
    return uvicorn.Config(
        application,
        http=impatient(limits.header_seconds, limits.reading_seconds),
        log_level="warning",
        ws=type("TimedSocket", (Socket,), {"reading": limits.reading_seconds}),
        ws_ping_interval=PING_EVERY,
        ws_max_size=limits.socket_bytes or 2**24,
        limit_concurrency=with_refusals(most_connections(limits)),
        timeout_graceful_shutdown=3,
    )


def most_connections(limits: Limits) -> int | None:
    """Return how many connections may be open: the owner's limit, at most the number of file handles."""
    handles = raised_handles(limits.connections + KEPT_BACK)
    by_handles = handles - KEPT_BACK if handles > 2 * KEPT_BACK else handles // 2
    if handles and by_handles < limits.connections:
        log.warning("this process may have %d file handles: at most %d connections", handles, by_handles)
    return min((each for each in (limits.connections, by_handles) if each > 0), default=None)


def with_refusals(most: int | None) -> int | None:
    """Return how many connections uvicorn accepts: some more, so that a refusal can be sent."""
    return None if most is None else most + KEPT_BACK // 2


class Places:
    """The open sockets by visitor, by address and in all, and the requests. Counted in the event loop only."""

    def __init__(self, limits: Limits) -> None:
        self._most = most_connections(limits) or 0
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._requests = 0

    @contextmanager
    def request(self) -> Iterator[None]:
        """Count a request; refuse it when there are too many."""
        if self._most and self._requests + self._sockets[ALL] >= self._most:
            raise Trouble("busy", "house-full", retry_after=RETRY)
        self._requests += 1
        try:
            yield
        finally:
            self._requests -= 1

    @contextmanager
    def socket(self, player: str, address: str) -> Iterator[None]:
        """Count a socket; refuse it when its visitor, its address or the server has too many."""
        whose = {
            f"player {player}": (self._limits.sockets_of_visitor, "too-many-sockets"),
            f"address {network(address)}": (self._limits.sockets_of_address, "too-many-sockets"),
            ALL: (self._most - max(1, self._most // FOR_REQUESTS) if self._most else 0, "house-full"),
        }
        for key, (most, why) in whose.items():
            if most and self._sockets[key] >= most:
                raise Trouble("busy" if key is ALL else "too-many", why, most=most, retry_after=RETRY)
        self._sockets.update(whose.keys())
        try:
            yield
        finally:
            self._sockets -= Counter(whose.keys())


# Reading ----------------------------------------------------------------------------------------------------------


class TimedReading(asyncio.Protocol):
    """A connection that is cut when the client does not read for too long."""

    reading: float
    loop: asyncio.AbstractEventLoop
    transport: Any
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Start the timer: the client has much to read."""
        super().pause_writing()
        if self.reading and self._unread is None:
            self._unread = self.loop.call_later(self.reading, self._cut)

    def resume_writing(self) -> None:
        """Stop the timer: the client has read enough."""
        super().resume_writing()
        self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer: the connection is closed."""
        self._read()
        super().connection_lost(exc)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _cut(self) -> None:
        """Close the connection at once: a normal close would wait until the rest is read."""
        self._unread = None
        self.transport.abort()


class Socket(TimedReading, WebSocketsSansIOProtocol):
    """A socket that is cut when it is not read, or when no answer comes to a ping."""

    def keepalive_timeout(self) -> None:
        """Close a connection whose client answers no ping."""
        super().keepalive_timeout()
        self.loop.call_later(END_SECONDS, self.transport.abort)


# Headers ----------------------------------------------------------------------------------------------------------


class Impatient(TimedReading, _Base):  # type: ignore[misc]
    """A connection that is closed when the headers of a request take too long; bodies are timed in `web`."""

    seconds: float

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._timer: asyncio.TimerHandle | None = None
        self._is_socket = False

    def connection_made(self, transport: Any) -> None:
        """Start the timer for the headers."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take received data: a part of a request, or the whole; the header timer is checked."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer: the connection is closed."""
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """Stop the timer for the headers: the connection is a socket now."""
        self._is_socket = True
        self._stop()
        super().handle_websocket_upgrade(*args)

    def _watch(self) -> None:
        is_waiting = self.cycle is None or self.cycle.response_complete
        if not is_waiting or self._is_socket or self.transport.is_closing():
            self._stop()
        elif self._timer is None and self.seconds:
            self._timer = self.loop.call_later(self.seconds, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.write(TIMED_OUT)
            self.transport.close()


def impatient(seconds: float, reading: float = 0.0) -> type[asyncio.Protocol]:
    """Return the protocol with its time limits for headers and for reading; 0 is no limit."""
    return type("Timed", (Impatient,), {"seconds": seconds, "reading": reading})
