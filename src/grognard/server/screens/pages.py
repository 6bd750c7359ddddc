"""The pages of one game: what each seat is sent, made once for each version and kept for listeners that reconnect.

There is one way from a view to the browser. `screen` makes a `wire.Screen` from a side's view; this module adds the
log, which gives a `wire.Page`; `patches` makes a `wire.Change` from two pages; the page or the change is encoded and
sent. Seats and what the bots are doing are not part of a version: the room adds them last.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Side
from grognard.kernel.secrecy.view import Seen
from grognard.kernel.table.event import Event
from grognard.kernel.table.title import Title
from grognard.server import wire
from grognard.server.screens.log import log_of
from grognard.server.screens.patches import alike
from grognard.server.screens.reasons import KnownReasons, Reasoned
from grognard.server.screens.screen import Drawn, Frame, Points, screen_of
from grognard.server.screens.viewer import Viewer

PAGES_KEPT: Final = 20
"""How many versions back a seat that comes back is brought up to date by a patch."""


class Moment(NamedTuple):
    """What pages are made from: a game as it stands, why its bots answered, and what its room adds."""

    game: Game
    title: Title
    frame: Frame
    reasons: Sequence[Reasoned] = ()


class SeatLog(NamedTuple):
    """A cache of a seat's log in words: whether the game was over, and what the seat knew."""

    is_over: bool
    reasons: Sequence[Reasoned]
    events: list[Event]
    lines: list[wire.LogLine]


class EventsTold(NamedTuple):
    """All events of a game when a side last looked, and those it was told."""

    all: list[Event]
    told: list[Event]


class Eye:
    """A cache of what one side has seen, kept from page to page in all languages, never used for another side."""

    def __init__(self, side: Side | None, points: Points) -> None:
        self.side = side
        self.seen = Seen(side)
        self.drawn = Drawn(points)
        self.events = EventsTold([], [])

    def told(self, game: Game) -> list[Event]:
        """Return the events this side was told; those seen before are only compared."""
        same = alike(self.events.all, game.events)
        told = self.events.told
        if same < len(self.events.all):
            told = told[: sum(event.reaches(self.side) for event in self.events.all[:same])]
        new = [event.told_to(self.side) for event in game.events[same:] if event.reaches(self.side)]
        self.events = EventsTold(list(game.events), told + new)
        return self.events.told


class Pages:
    """The pages of one game, by side, language and version."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, str], OrderedDict[int, wire.Page]] = {}
        self._lines: dict[tuple[str, str], SeatLog] = {}
        self._eyes: dict[str, Eye] = {}
        self._points = Points()

    def page(self, now: Moment, side: str, lang: str, is_heard: bool = False) -> wire.Page:
        """Return the page of a seat; while somebody listens, earlier ones are kept, too."""
        kept = self._pages.setdefault((side, lang), OrderedDict())
        page = kept.get(now.frame.version)
        if page is None:
            eye = self._eye(now.game, side)
            viewer = Viewer(now.game, side, lang, now.title, eye.seen)
            page = wire.Page(screen_of(viewer, now.frame, eye.drawn), self._log(viewer, now, side, lang, eye))
            kept[now.frame.version] = page
            while len(kept) > (PAGES_KEPT if is_heard else 1):
                kept.popitem(last=False)
        return page

    def kept(self, side: str, lang: str, version: int) -> wire.Page | None:
        """Return the page of an earlier version, if it is still at hand."""
        kept = self._pages.get((side, lang))
        return None if kept is None else kept.get(version)

    def _eye(self, game: Game, side: str) -> Eye:
        if side not in self._eyes:
            self._eyes[side] = Eye(game.side(side) if side else None, self._points)
        return self._eyes[side]

    def _log(self, viewer: Viewer, now: Moment, side: str, lang: str, eye: Eye) -> list[wire.LogLine]:
        """Return the log of a seat; lines of the last page are reused."""
        is_over, events = now.game.result is not None, eye.told(now.game)
        had = self._lines.get((side, lang), SeatLog(is_over, [], [], []))
        # The end opens the reasons of games with secrets, so that earlier lines change, too.
        same = alike(had.events, events) if had.is_over == is_over else 0
        # Reasons that came since may stand behind a line that was there before.
        since = min((each.at for each in now.reasons[alike(had.reasons, now.reasons) :]), default=None)
        if since is not None:
            same = min(same, bisect_left(events, since, key=lambda event: event.number))
        lines = had.lines[:same] + log_of(viewer, same, KnownReasons(now.game, side, now.reasons), events)
        self._lines[side, lang] = SeatLog(is_over, now.reasons, events, lines)
        return lines


def earlier_page(then: Moment, page: wire.Page, side: str, lang: str) -> wire.Page:
    """Return what a seat saw at an earlier moment of the game of `page`: that screen, and the log up to it."""
    shown = screen_of(Viewer(then.game, side, lang, then.title), then.frame)
    return wire.Page(shown, page.log[: len(then.game.events_for(side or None))])
