"""Games that are deleted: by a player, or because nobody ever played them."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from grognard.server.http.faults import Trouble, trouble_of
from grognard.server.rooms.seats import is_all_of
from grognard.server.storage.database import DatabaseDown
from grognard.server.storage.game_rows import GameRow

if TYPE_CHECKING:
    from grognard.server.rooms.rooms import Rooms


class Removal:
    """Takes games away from a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def delete(self, player: str, game: str) -> None:
        """Delete a game, whether or not it can still be played."""
        row = self._rooms.storage.game(game)
        if row is None:
            raise Trouble("missing", "no-game")
        if not (self._may_delete(player, row) or (row.maker == player and not self._is_playable(game))):
            raise Trouble("forbidden", "not-yours-to-delete")
        room = self._rooms.memory.peek(game)
        with room.lock if room is not None else nullcontext():
            self._rooms.storage.delete(game)
            self._drop(game)

    @staticmethod
    def _may_delete(player: str, row: GameRow) -> bool:
        """Return whether nobody else plays in a game, or it is over and theirs."""
        is_maker = bool(player) and row.maker == player
        is_alone = all(seat.player in ("", player) for seat in row.seats.values())
        return is_all_of(player, row.maker, row.seats) or (is_maker and (row.summary.over or is_alone))

    def _is_playable(self, game: str) -> bool:
        """Return whether a game can be played again up to now."""
        try:
            self._rooms.room(game)
        except DatabaseDown:
            raise
        except Exception as fault:
            return trouble_of(fault).code not in ("bad-data", "broken", "missing")
        return True

    def clear(self, game: str) -> bool:
        """Remove a game that nobody ever played, unless somebody listens; whether it was removed."""
        room = self._rooms.memory.peek(game)
        if room is not None and room.listeners:
            return False
        with room.lock if room is not None else nullcontext():
            is_removed = self._rooms.storage.remove(game)
            if is_removed:
                self._drop(game)
        return is_removed

    def _drop(self, game: str) -> None:
        """Stop all long work in a deleted game."""
        room = self._rooms.memory.peek(game)
        if room is not None:
            room.is_stopped = True
            self._rooms.opponents.halt(room)
            self._rooms.trials.halt(room)
            self._rooms.opinions.halt(room)
            self._rooms.memory.drop(room)
