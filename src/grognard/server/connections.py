"""How connections are accepted: how many, how long each may take over its request, how large a socket's message may be.

uvicorn does the work; here stand its settings, and a time limit on headers, which it lacks. What a request may do is
decided in `web`.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from grognard.server.handles import raised_handles
from grognard.server.limits import Limits

KEPT_BACK: Final = 100
"""File handles that are not for visitors: the database, the log, the bundle."""
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
PING_EVERY: Final = 20
log = logging.getLogger("grognard")
_Base: Any = AutoHTTPProtocol


def config(application: Any, limits: Limits) -> uvicorn.Config:
    """The settings of uvicorn for a server with these limits."""
    return uvicorn.Config(
        application,
        http=impatient(limits.header_seconds),
        log_level="warning",
        ws="websockets-sansio",
        ws_ping_interval=PING_EVERY,
        ws_max_size=limits.socket_bytes or 2**24,
        limit_concurrency=most_connections(limits),
        timeout_graceful_shutdown=3,
    )


def most_connections(limits: Limits) -> int | None:
    """How many connections there may be: the owner's limit, and never more than there are file handles."""
    handles = raised_handles(limits.connections + KEPT_BACK)
    by_handles = handles - KEPT_BACK if handles > 2 * KEPT_BACK else handles // 2
    if handles and by_handles < limits.connections:
        log.warning("this process may have %d file handles: at most %d connections", handles, by_handles)
    return min((each for each in (limits.connections, by_handles) if each > 0), default=None)


# Headers ----------------------------------------------------------------------------------------------------------


class Impatient(_Base):  # type: ignore[misc]
    """A connection that is closed when the headers of a request take too long; bodies are timed in `web`."""

    seconds: float

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._timer: asyncio.TimerHandle | None = None
        self._is_socket = False

    def connection_made(self, transport: Any) -> None:
        """Somebody has called."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Something came: a part of a request, or the whole."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """From now on it is a socket."""
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


def impatient(seconds: float) -> type[asyncio.Protocol]:
    """The protocol with a time limit; none with 0."""
    return type("Timed", (Impatient,), {"seconds": seconds})
