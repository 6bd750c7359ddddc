"""What a server does by itself in the background: bots that were at play when it stopped go on, and tables at which
nobody ever played are cleared away. It also watches over file handles.

It serves visitors first: it starts when they can call already, wakes few games at a time, and one bad game stops
neither it nor the server.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from grognard.server.http.faults import Trouble
from grognard.server.http.handles import are_handles_short, handles_used, raised_handles
from grognard.server.storage.database import DatabaseDown

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room
    from grognard.server.rooms.rooms import Rooms

AWAKE_AT_ONCE: Final = 4
"""How many games with bots are woken before the first of them is done."""
LOOK_EVERY: Final = 0.05
WATCH_EVERY: Final = 5.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
CLEARED_AT_ONCE: Final = 200
LONG_GAP: Final = 7 * 24 * 3600.0
JUMP: Final = 60.0
"""By how many seconds the system clock may stray from one that never jumps, in an hour."""
log = logging.getLogger("grognard")


class Upkeep:
    """The work of a server in the background."""

    def __init__(
        self,
        rooms: Rooms,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rooms = rooms
        self._wall = wall
        self._steady = steady
        self._strayed = wall() - steady()
        self._began = steady()
        self._gap: float | None = None
        """The seconds between the last change of any game and the first look, by the system clock."""
        self._closing = threading.Event()
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Start, or start again."""
        if not self._threads:
            self._closing.clear()
            work = {"upkeep": self._run, "watch": self._watch}
            self._threads = [threading.Thread(target=each, name=name, daemon=True) for name, each in work.items()]
            for thread in self._threads:
                thread.start()

    def close(self) -> None:
        """Stop, and wait until no work is under way."""
        self._closing.set()
        for thread in self._threads:
            thread.join()
        self._threads = []

    def _run(self) -> None:
        for work in (self.wake_bots, self.clear_tables):
            self._carry_out(work)
        while not self._closing.wait(HOUR):
            self._carry_out(self.clear_tables)

    @staticmethod
    def _carry_out(work: Callable[[], None]) -> None:
        try:
            work()
        except DatabaseDown as fault:
            log.warning("the database is out of reach: %s", fault)
        except Exception:
            log.exception("background work failed")

    # File handles ------------------------------------------------------------------------------------------------
    def _watch(self) -> None:
        """Log when file handles run out, and when there are enough again."""
        was_short = False
        while not self._closing.wait(WATCH_EVERY):
            was_short = self.look_at_handles(was_short)

    @staticmethod
    def look_at_handles(was_short: bool) -> bool:
        """Return whether nearly all file handles are in use; log a change."""
        is_short = are_handles_short()
        if is_short and not was_short:
            log.error("%d of %d file handles are in use: new visitors may be refused", handles_used(), raised_handles())
        if was_short and not is_short:
            log.warning("there are enough file handles again")
        return is_short

    # Bots --------------------------------------------------------------------------------------------------------
    def wake_bots(self) -> None:
        """Start the bots that are to answer, a few games at a time, the latest first."""
        awake: list[Room] = []
        for game in self._rooms.storage.games_with_bots_due():
            while len(awake := [room for room in awake if room.is_botting]) >= AWAKE_AT_ONCE:
                if self._closing.wait(LOOK_EVERY):
                    return
            if self._closing.is_set():
                return
            try:
                awake.append(self._rooms.room(game))
            except Trouble as fault:
                log.warning("game %s: %s", game, fault.in_words("en").text)
            except Exception:
                log.exception("game %s cannot be opened", game)

    # Tables ------------------------------------------------------------------------------------------------------
    def clear_tables(self) -> None:
        """Remove games that were made long ago and in which no person ever answered; not while somebody listens."""
        days = self._rooms.limits.days_until_cleared
        if not days or self._has_jumped() or self._is_doubtful():
            return
        for game in self._rooms.storage.never_begun(self._wall() - days * DAY, CLEARED_AT_ONCE):
            if self._closing.is_set():
                return
            if self._rooms.removal.clear(game):
                log.info("game %s was never begun, and is cleared away", game)

    def _is_doubtful(self) -> bool:
        """Return whether nothing was changed for so long before the start that the clock may have been set meanwhile.

        Then no table is cleared away before the server has run for a day, in which somebody may set it right.
        """
        if self._gap is None:
            self._gap = self._wall() - (self._rooms.storage.last_change() or self._wall())
            if self._gap > LONG_GAP:
                log.warning(
                    "nothing was played for %.0f days, or the clock was set: no table is cleared away for a day",
                    self._gap / DAY,
                )
        return self._gap > LONG_GAP and self._steady() - self._began < DAY

    def _has_jumped(self) -> bool:
        """Return whether the system clock was changed since the last check; if so it is not trusted for an hour."""
        before, self._strayed = self._strayed, self._wall() - self._steady()
        if abs(self._strayed - before) <= JUMP:
            return False
        log.warning("the clock was set by %+.0f s; no table is cleared away for now", self._strayed - before)
        return True
