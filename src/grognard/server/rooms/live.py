"""Live updates: who listens to a room, and what each listener has not been sent yet.

A listener is woken when the page changes. The change is computed when the listener's socket is ready to send, so that a
slow listener gets the latest page in one step. Sending is done in `web`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from grognard.server import wire
from grognard.server.screens.patches import change

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room


NOT_IN_A_VERSION: Final = (
    "seats",
    "bots",
    "unrated",
    "watchers",
    "offers",
    "ended",
    "next",
    "talk",
    "ahead",
    "answering",
    "lesson",
    "puzzle",
    "dice",
    "backs",
)
"""Who is there, what the bots do, the marks and what players offer and say: told again to everybody who comes back."""


class Listener:
    """A listener: `wake` is called, from any thread, when there is news."""

    def __init__(self, player: str, side: str, lang: str, wake: Callable[[], None]) -> None:
        self.player = player
        self.side = side
        self.lang = lang
        self.wake = wake
        self.room: Room | None = None
        """What they listen to; a room lives as long as it is listened to."""
        self.is_visible = True
        """Whether their page is shown, as their browser says."""
        self.hidden_since = 0.0
        self.is_behind = False
        self.is_sent_away = False
        """Whether the room was closed, so that they must come again."""
        self.busy: wire.Busy | None = None
        self.has: wire.Page | None = None
        """The page they have, by what they were sent; it is theirs alone."""

    def hear_change(self) -> None:
        """Note that the page has changed."""
        self.is_behind = True
        self.wake()

    def hear_close(self) -> None:
        """Note that the room is closed."""
        self.is_sent_away = True
        self.wake()

    def hear_busy(self, busy: wire.Busy) -> None:
        """Note the progress of long work; it replaces progress that was not sent yet."""
        self.busy = busy
        self.wake()

    def take_busy(self) -> wire.Busy | None:
        """Take the progress that was not sent yet; what it says of the bots goes to their page."""
        busy, self.busy = self.busy, None
        if busy is not None and self.has is not None and isinstance(busy.bots, wire.Bots):
            self.has.screen.bots = busy.bots
        return busy


def greet(room: Room, listener: Listener, since: int) -> wire.Whole | wire.Change:
    """Return the first message for a listener: what changed since its version, or everything."""
    page = room.page(listener.player, listener.side, listener.lang)
    had = room.pages.kept(listener.side, listener.lang, since)
    listener.has, listener.is_behind = page, False
    if had is None:
        return wire.Whole(page)
    changed = change(had, page)
    told = {name: getattr(page.screen, name) for name in NOT_IN_A_VERSION}
    changed.patch |= {name: value for name, value in told.items() if value is not UNSET}
    return changed


def heard(listener: Listener) -> wire.Change | None:
    """Return the news for a listener, with the room locked; nothing for one that has left."""
    room = listener.room
    if room is None:
        return None
    with room.lock:
        return news(room, listener)


def news(room: Room, listener: Listener) -> wire.Change | None:
    """Return what changed since the listener's last message; None if nothing did."""
    listener.is_behind = False
    had, page = listener.has, room.page(listener.player, listener.side, listener.lang)
    assert had is not None, "whoever hears news was greeted"
    listener.has = page
    changed = change(had, page)
    return changed if changed.patch or changed.log or changed.keep != len(had.log) else None
