"""Invitations: what an open seat is about, told to whoever has its link before they sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.words.words import words_for
from grognard.server import wire
from grognard.server.http.faults import sentences
from grognard.server.screens.catalogue import bot_name
from grognard.server.storage.game_rows import SeatRow

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room


def seat_of_link(room: Room, link: str) -> SeatRow:
    """Return the seat that a link (its hash) takes."""
    return next(each for each in room.seats.values() if each.link == link)


def invitation(room: Room, player: str, link: str, lang: str) -> wire.Invitation:
    """Return who asks, for which side of which scenario, and by which rules."""
    seat, play = seat_of_link(room, link), room.game.play
    return wire.Invitation(
        game=room.id if seat.player == player else "",
        title=room.title.id,
        scenario=play.scenario.id,
        title_name=room.title.title(lang),
        scenario_name=play.scenario.title(lang),
        host=host_of(room),
        side=wire.Named(seat.side, side_name(room, seat.side, lang)),
        others=[wire.Named(each, who(room, each, lang)) for each in room.seats if each != seat.side],
        options=[wire.Named(option, room.title.book.title(option, lang)) for option in sorted(play.options)],
        typed=isinstance(room.game.dice, TypedIn),
        hints=room.allows_hints,
        taken=bool(seat.player),
        seal=room.seal,
    )


def host_of(room: Room) -> str:
    """Return the name of whoever made the game; empty when they have no seat or no name."""
    return next((seat.name for seat in room.seats.values() if seat.player == room.maker), "")


def side_name(room: Room, side: str, lang: str) -> str:
    """Return a side in words."""
    return words_for(room.title.play, lang).messages.text(f"side-{side}")


def who(room: Room, side: str, lang: str) -> str:
    """Return a side in words, with who plays it as far as they have a name."""
    seat = room.seats[side]
    called = bot_name(seat.bot, lang) if seat.bot else seat.name
    name = side_name(room, side, lang)
    return sentences(lang).text("side-played-by", side=name, player=called) if called else name
