"""What people say at a table: those who have a seat among themselves, those who watch in a place of their own.

Whoever plays reads the spectators only after the end, since they could advise. Notes are for whoever wrote them alone.
All is plain text, and limited.
"""

from __future__ import annotations

import threading
import time
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable
from hashlib import sha256
from math import ceil
from typing import TYPE_CHECKING, Final

from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.invitations import side_name
from grognard.server.rooms.seats import checked_name
from grognard.server.storage.talk import TalkRow, TalkStorage

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room
    from grognard.server.rooms.rooms import Rooms

SEATS: Final = "seats"
WATCHERS: Final = "watchers"
LONGEST: Final = 500
LONGEST_NOTES: Final = 10_000
MOST_LINES: Final = 2_000
"""Lines of one game, in both places together."""
AT_ONCE: Final = 5
WITHIN: Final = 10.0
"""Somebody may say five things in so many seconds."""
MOST_SPEAKERS: Final = 10_000
"""People whose pace is remembered; the one who spoke longest ago is forgotten first."""


def plain(text: str, longest: int) -> str:
    """Return a text without characters that are not seen or that turn others round; refuse one that is too long."""
    if len(text) > longest:
        raise Trouble("unreadable", "talk-too-long", most=longest)
    shown = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    return "".join(sign for sign in shown if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co"))


class TalkPace:
    """How often each person speaks."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._spoke: OrderedDict[str, deque[float]] = OrderedDict()

    def check(self, player: str) -> None:
        """Count a line of somebody; refuse it when they say too much."""
        now = self._clock()
        with self._lock:
            times = self._spoke.setdefault(player, deque(maxlen=AT_ONCE))
            self._spoke.move_to_end(player)
            while len(self._spoke) > MOST_SPEAKERS:
                self._spoke.popitem(last=False)
            if len(times) == AT_ONCE and now - times[0] < WITHIN:
                seconds = ceil(times[0] + WITHIN - now)
                raise Trouble("too-many", "talk-too-fast", seconds=seconds, retry_after=seconds)
            times.append(now)


def places_for(room: Room, player: str) -> list[str]:
    """Return where somebody may read and speak."""
    if not room.sides_of(player):
        return [WATCHERS]
    return [SEATS, WATCHERS] if room.is_over else [SEATS]


def talk_for(room: Room, player: str) -> dict[str, int]:
    """Return the number of the last line in each place that somebody may read."""
    return {place: room.talk.get(place, 0) for place in places_for(room, player)}


class Talk:
    """What is said in all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept = TalkStorage(rooms.storage)
        self._pace = TalkPace()

    def recall(self, room: Room) -> None:
        """Find out how much was said in a game."""
        room.talk = self._kept.last(room.id)

    def lines(self, player: str, room: Room, place: str, since: int, lang: str) -> list[wire.TalkLine]:
        """Return what was said in a place, as somebody reads it."""
        with room.lock:
            check_place(room, player, place)
            return [told(room, player, row, lang) for row in self._kept.lines(room.id, place, since)]

    def say(self, player: str, game: str, asked: wire.Said, lang: str) -> wire.TalkLine:
        """Say something; everybody who may read it hears of it."""
        with self._rooms.entered(game) as room:
            check_place(room, player, asked.place)
            text = " ".join(plain(asked.text, LONGEST).split())
            if not text:
                raise Trouble("unreadable", "talk-empty")
            side, name = self._speaker(room, player, asked.name)
            if self._kept.count(game) >= MOST_LINES:
                raise Trouble("too-many", "talk-full", most=MOST_LINES)
            self._pace.check(player)
            row = TalkRow(0, asked.place, player, side, name, time.time(), text)
            number = self._kept.say(game, row)
            room.talk[asked.place] = max(number, room.talk.get(asked.place, 0))
            line = told(room, player, row._replace(id=number), lang)
        room.tell_change()
        return line

    @staticmethod
    def _speaker(room: Room, player: str, name: str) -> tuple[str, str]:
        """Return the side somebody speaks for and their name; whoever has no seat must have a name."""
        sides = room.sides_of(player)
        if sides:
            return sides[0], room.seats[sides[0]].name
        called = checked_name(player, name, room.title, room.seats)
        if not called:
            raise Trouble("unreadable", "talk-without-name")
        return "", called

    # Notes -------------------------------------------------------------------------------------------------------
    def notes(self, player: str, room: Room) -> wire.NotesKept:
        """Return what somebody has noted about a game."""
        check_seat(room, player)
        return wire.NotesKept(self._kept.notes(room.id, player))

    def keep_notes(self, player: str, room: Room, text: str) -> wire.NotesKept:
        """Keep what somebody notes about a game, in place of what was there."""
        check_seat(room, player)
        kept = plain(text, LONGEST_NOTES)
        self._kept.keep_notes(room.id, player, kept)
        return wire.NotesKept(kept)


def check_seat(room: Room, player: str) -> None:
    """Refuse whoever has no seat."""
    if not room.sides_of(player):
        raise Trouble("forbidden", "not-your-seat", side=next(iter(room.seats)))


def check_place(room: Room, player: str, place: str) -> None:
    """Refuse a place where somebody may neither read nor speak."""
    if place not in (SEATS, WATCHERS):
        raise Trouble("unreadable", "no-such-place", place=place[:20])
    if place not in places_for(room, player):
        raise Trouble("forbidden", "talk-of-seats" if place == SEATS else "talk-of-watchers")


def told(room: Room, player: str, row: TalkRow, lang: str) -> wire.TalkLine:
    """Return a line as somebody reads it; its author is known again within the game, and not beyond it."""
    side = side_name(room, row.side, lang) if row.side else ""
    who = f"{side} ({row.name})" if side and row.name else side or row.name
    author = sha256(f"{room.id}/{row.player}".encode()).hexdigest()[:12]
    return wire.TalkLine(row.id, who, row.side, author, row.player == player, row.at, row.text)
