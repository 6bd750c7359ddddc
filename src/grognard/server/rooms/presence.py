"""Who is at a table: a page of the game is open and visible, open and hidden, or there is none, and since when.

The browser says when its page is hidden or shown again. Only people who have a seat are told of by name; spectators are
counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from grognard.server import wire
from grognard.server.rooms.live import Listener
from grognard.server.storage.game_rows import SeatRow

HERE: Final = "here"
AWAY: Final = "away"
GONE: Final = "gone"


class Presence(NamedTuple):
    """Whether somebody is there, and since when they are not; 0 when nobody knows."""

    state: str
    since: float = 0.0


There = Callable[[SeatRow], Presence]


def not_there(seat: SeatRow) -> Presence:
    """Return the presence of whoever listens to nothing."""
    return Presence(GONE, seat.seen)


def presence_of(seat: SeatRow, listeners: Iterable[Listener]) -> Presence:
    """Return whether the player of a seat is there, by what they listen with."""
    theirs = [each for each in listeners if each.player == seat.player]
    if any(each.is_visible for each in theirs):
        return Presence(HERE)
    if theirs:
        return Presence(AWAY, max(each.hidden_since for each in theirs))
    return not_there(seat)


def watchers(seats: Iterable[SeatRow], listeners: Iterable[Listener]) -> int:
    """Return how many people watch who have no seat."""
    playing = {seat.player for seat in seats}
    return len({each.player for each in listeners} - playing)


def show(listener: Listener, is_visible: bool) -> bool:
    """Note that a page is shown or hidden; whether that is news."""
    if listener.is_visible == is_visible:
        return False
    listener.is_visible, listener.hidden_since = is_visible, time.time()
    return True


def shown(message: str) -> bool | None:
    """Return what a browser says of its page; None for a message that makes no sense."""
    try:
        return msgspec.json.decode(message, type=wire.Shown).visible
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
