"""Marks: how a long game stood after so many entries, so that it is opened without playing it again from the start.

A mark is a cache. It is kept only after the rules have led to the same place, from the mark before it or from the
start; it is used only by the version of the program and the edition of the rules that made it, for the very entries it
was made from. One that is missing, old or damaged costs time and nothing else: the game is replayed. The tallies of
earlier rolls are not kept; whoever wants to see one has the game replayed.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.table.title import Title
from grognard.server.storage.database import DatabaseDown, Overtaken
from grognard.server.storage.game_rows import EntryRow, GameRow
from grognard.server.storage.packing import Checkpoint, made_by, mark_of, unpacked, unwrapped, wrapped
from grognard.server.storage.records import save_of
from grognard.server.storage.storage import Storage

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room

EVERY: Final = 300
"""How many entries come between two marks."""
log = logging.getLogger("grognard")


# Keeping and using ------------------------------------------------------------------------------------------------


class Loaded(NamedTuple):
    """A stored game as it stands, and how many of its entries came from a checkpoint."""

    game: Game
    marked: int = 0


class Checkpoints:
    """The checkpoints of all games of a server, made one after the other in the background."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = threading.Lock()
        self._noted: set[str] = set()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="marks")

    def close(self) -> None:
        """Stop; checkpoints not made yet are made another time."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def load(self, row: GameRow, title: Title, entries: Sequence[EntryRow]) -> Loaded:
        """Load a stored game: from its checkpoint if there is a usable one, or else played from the start."""
        return self._from_mark(row, title, entries) or Loaded(title.load(save_of(row, entries)))

    def note(self, room: Room) -> None:
        """Queue a checkpoint when a game has grown long since the last one."""
        if len(room.game.entries) - room.marked < EVERY:
            return
        with self._lock:
            if room.id in self._noted:
                return
            self._noted.add(room.id)
        try:
            self._pool.submit(self._make, room)
        except RuntimeError:  # the server is closing
            self._noted.discard(room.id)

    def _from_mark(self, row: GameRow, title: Title, entries: Sequence[EntryRow]) -> Loaded | None:
        body = self._storage.mark(row.id, made_by(title.play)) if row.edition == title.play.edition else None
        if body is None:
            return None
        try:
            return Loaded(unpacked(title, save_of(row, entries), body), unwrapped(body).entries)
        except Exception as fault:  # whatever is wrong with a mark, the entries are the game
            log.warning("game %s: its mark cannot be used and is dropped: %s", row.id, fault)
            self._storage.drop_mark(row.id)
            return None

    def _make(self, room: Room) -> None:
        """Make a checkpoint, prove that the rules lead there, and store it."""
        try:
            with room.lock:
                game = room.game.copy()
                row = self._storage.game(room.id)
            if row is not None and row.edition == room.title.play.edition:
                self._check_and_keep(row, room, game)
        except (DatabaseDown, Overtaken) as fault:
            log.warning("game %s: no mark: %s", room.id, fault)
        except Exception:
            log.exception("game %s: no mark", room.id)
        finally:
            with self._lock:
                self._noted.discard(room.id)

    def _check_and_keep(self, row: GameRow, room: Room, game: Game) -> None:
        mark = mark_of(game)
        room.marked = len(game.entries)
        if mark.entries < EVERY // 2:
            return
        entries = [EntryRow(entry.who.name, entry.option.text) for entry in game.entries[: mark.entries]]
        again = mark_of(self.load(row, room.title, entries).game)
        if again != mark:
            wrong = [name for name in Checkpoint.__struct_fields__ if getattr(again, name) != getattr(mark, name)]
            log.error("game %s: the rules do not lead to its mark: %s", room.id, ", ".join(wrong))
            self._storage.drop_mark(room.id)
            return
        self._storage.keep_mark(room.id, mark.entries, made_by(room.title.play), wrapped(mark))
