"""Which games are in memory: every room that somebody holds, and of those that nobody uses the latest few.

There is never more than one room for a game. As long as anybody holds a room (a listener, a bot, a request), it is the
one that is found here; so nobody can be left with a room that the others do not use. What a room is belongs to `room`.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from grognard.server.rooms.room import Room

IDLE_GAMES: Final = 64
"""How many games that nobody uses are kept, the latest used."""


class LoadedRooms:
    """The rooms in memory, by game."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._live: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._latest: OrderedDict[str, Room] = OrderedDict()

    def find(self, game: str) -> Room | None:
        """Return the room of a game, if somebody holds it or has used it lately."""
        with self._lock:
            room = self._live.get(game)
            if room is not None:
                self._note(room)
            return room

    def peek(self, game: str) -> Room | None:
        """Return the room of a game as `find` does, without counting a use."""
        with self._lock:
            return self._live.get(game)

    def keep(self, room: Room) -> Room:
        """Add the room of a game, unless there is one already; return the one that is used."""
        with self._lock:
            room = self._live.setdefault(room.id, room)
            self._note(room)
            return room

    def drop(self, room: Room) -> None:
        """Drop a room that must not be used any longer; its listeners connect again."""
        with self._lock:
            if self._live.get(room.id) is room:
                del self._live[room.id]
            if self._latest.get(room.id) is room:
                del self._latest[room.id]
        room.close()

    def rooms(self) -> list[Room]:
        """Return all rooms in memory."""
        with self._lock:
            return list(self._live.values())

    def _note(self, room: Room) -> None:
        """Count a use. A room beyond the limit lives on as long as somebody holds it."""
        self._latest[room.id] = room
        self._latest.move_to_end(room.id)
        while len(self._latest) > IDLE_GAMES:
            self._latest.popitem(last=False)
