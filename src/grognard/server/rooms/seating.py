"""Who sits down at a table: links to open seats, invitations, and what players are called.

What a seat is, and what its link proves, is in `seats`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.numbers.dice import TypedIn
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.invitations import invitation, seat_of_link
from grognard.server.rooms.seats import checked_name, hashed, name_player

if TYPE_CHECKING:
    from grognard.server.rooms.rooms import Rooms


class Seating:
    """The seats of the games of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def links(self, player: str, game: str) -> wire.Made:
        """Return the links of the open seats, for the player who made the game."""
        room = self._rooms.room(game)
        if not player or room.maker != player:
            raise Trouble("forbidden", "not-yet-yours")
        with room.lock:
            return wire.Made(room.id, self._rooms.seat_links.free(room.id, room.seats))

    def invitation(self, player: str, link: str, lang: str) -> wire.Invitation:
        """Return what the open seat a link belongs to is about."""
        game, link = self._game_of(link)
        with self._rooms.entered(game) as room:
            return invitation(room, player, link, lang)

    def join(self, player: str, asked: wire.Join) -> wire.Made:
        """Take the open seat a link belongs to; where the players type in their own dice, both must agree to it."""
        game, link = self._game_of(asked.link)
        with self._rooms.entered(game) as room:
            seat = seat_of_link(room, link)
            if seat.player == player:
                return wire.Made(game)
            if isinstance(room.game.dice, TypedIn) and not asked.typed_dice and not seat.player:
                raise Trouble("agree", "typed-dice-agree")
            if seat.player:
                raise Trouble("forbidden", "seat-taken")
            if asked.seal not in ("", room.seal):
                raise Trouble("stale", "seal-changed")
            name = checked_name(player, asked.name, room.title, room.seats)
            taken = self._rooms.storage.sit_down(link, player, name)
            if taken is None:
                raise Trouble("forbidden", "seat-taken")
            room.seats[taken.side] = taken
        room.tell_change()
        return wire.Made(game)

    def _game_of(self, link: str) -> tuple[str, str]:
        """Return the game that a link to an open seat belongs to, and the hash of the link."""
        link = hashed(link.rstrip("/").rpartition("/")[2])
        game = self._rooms.storage.game_of_link(link)
        if not game:
            raise Trouble("missing", "no-link")
        return game, link

    def rename(self, player: str, game: str, name: str) -> wire.NameKept:
        """Set a player's name on all their seats of a game."""
        with self._rooms.entered(game) as room:
            mine = room.sides_of(player)
            if not mine:
                raise Trouble("forbidden", "not-your-seat", side=next(iter(room.seats)))
            kept = checked_name(player, name, room.title, room.seats)
            self._rooms.storage.rename(game, player, kept)
            name_player(room.seats, player, kept)
        room.tell_change()
        return wire.NameKept(kept)
