"""What happened since a moment, to be watched on the map: one screen, and a patch of it for every moment with lines.

The game is played again from its log on a copy, as for any look back. Everything is seen by one seat: its own screen
at each moment, its own lines, and of ways only those of counters which it saw at both ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.numbers.dice import Roll
from grognard.kernel.secrecy.view import Seen
from grognard.kernel.table.event import Event
from grognard.server import wire
from grognard.server.rooms.history import History
from grognard.server.screens.pages import Moment
from grognard.server.screens.patches import difference
from grognard.server.screens.screen import Drawn, screen_of
from grognard.server.screens.viewer import Viewer

MOST_ANSWERS: Final = 1500
"""How far back one can watch at once; a turn of the longest games has about a third of that."""


class Showing:
    """Plays a game again for one seat."""

    def __init__(self, then: Moment, side: str, lang: str) -> None:
        self.then, self.side, self.lang = then, side, lang
        self._seat = then.game.side(side) if side else None
        self._seen, self._drawn = Seen(self._seat), Drawn()
        self._events = len(then.game.events)
        self._lines = len(then.game.events_for(self._seat))
        self._ways: list[tuple[int, ...]] = []
        self._by: set[str] = set()
        self._is_sealed = False
        self.start = self.screen = self._look()

    def play(self, entries: list[Entry]) -> Iterator[wire.Step]:
        """Play answers of the log; yield a step for each moment at which this seat was told something."""
        game = self.then.game
        for entry in entries:
            before = game.play.clock
            self._ways.append(way_of(game, entry))
            game.answer(entry.option, entry.who)
            if entry.who is not DICE:
                # Answers that are sealed together are opened together: nobody's alone.
                self._by = {*(self._by if self._is_sealed else ()), entry.who.name}
                self._is_sealed = game.play.clock == before
            if any(event.reaches(self._seat) for event in game.events[self._events :]):
                yield self._step()

    def _step(self) -> wire.Step:
        """Return what is different from the step before, and what was told of it."""
        had, self.screen = self.screen, self._look()
        viewer, patch = self._viewer(), difference(had, self.screen)
        events = [event for event in self.then.game.events[self._events :] if event.reaches(self._seat)]
        new = [event.told_to(self._seat) for event in events]
        moved = {(had.pieces[name].at, counter.at) for name, counter in self._changed(had, patch)}
        place = self.then.game.play.board.place_text
        trails = [[place(each) for each in way] for way in self._ways if len(way) > 1]
        step = wire.Step(
            at=self.screen.clock,
            by="".join(self._by) if len(self._by) == 1 else "",
            patch=patch,
            lines=[told_of(viewer, event, self._lines + nth) for nth, event in enumerate(new)],
            trails=[trail for trail in trails if (trail[0], trail[-1]) in moved],
        )
        self._events, self._lines, self._ways = len(self.then.game.events), self._lines + len(new), []
        return step

    def _changed(self, had: wire.Screen, patch: Mapping[str, Any]) -> Iterator[tuple[str, wire.Counter]]:
        """Return the counters that this seat saw before and sees elsewhere now."""
        for name in patch.get("pieces", {}):
            if name in had.pieces and name in self.screen.pieces:
                yield name, self.screen.pieces[name]

    def _viewer(self) -> Viewer:
        return Viewer(self.then.game, self.side, self.lang, self.then.title, self._seen)

    def _look(self) -> wire.Screen:
        return screen_of(self._viewer(), self.then.frame, self._drawn)


def reel_of(history: History, now: Moment, side: str, lang: str, since: int, until: int | None = None) -> wire.Reel:
    """Return all that a seat was told after a moment, up to another, each step as a patch of the screen before it."""
    end = len(now.game.entries) if until is None else history.entries_at(until)
    first = max(history.entries_at(since), end - MOST_ANSWERS)
    showing = Showing(now._replace(game=history.at(first)), side, lang)
    steps = list(showing.play(now.game.entries[first:end]))
    return wire.Reel(showing.start, steps, formations_in(showing, steps))


def formations_in(showing: Showing, steps: list[wire.Step]) -> dict[str, str]:
    """Return the names of the formations whose counters changed, by what their counters say."""
    viewer = Viewer(showing.then.game, showing.side, showing.lang, showing.then.title)
    roster = viewer.play.roster
    changed = {name for step in steps for name in step.patch.get("pieces", {})}
    found = {roster[roster.numbers[name]].formation for name in changed}
    return {formation: viewer.words.formation(formation) for formation in sorted(found) if formation}


def way_of(game: Game, entry: Entry) -> tuple[int, ...]:
    """Return the hexes through which an answer of the log moves its piece; often none."""
    question = game.questions.get(entry.who.name)
    offer = None if question is None or entry.who is DICE else question.offer_of(entry.option.verb)
    return () if offer is None else offer.way(entry.option.noun)


def told_of(viewer: Viewer, event: Event, line: int) -> wire.ToldLine:
    """Return what can be shown of a line: the counters this seat knows, and the result of its dice."""
    play = viewer.play
    known = [piece for piece in pieces_in(event.args) if play.may_know(viewer.side, piece)]
    return wire.ToldLine(line, [play.roster[piece].name for piece in known], result_of(viewer, event.rolls))


def pieces_in(args: Mapping[str, Any]) -> Iterator[int]:
    """Yield the pieces an event names."""
    for name, value in args.items():
        sort = name.partition("_")[0]
        if sort == "piece" and isinstance(value, int) and value >= 0:
            yield value
        elif sort == "pieces" and isinstance(value, list | tuple):
            yield from (piece for piece in value if isinstance(piece, int) and piece >= 0)


def result_of(viewer: Viewer, rolls: tuple[Roll, ...]) -> str:
    """Return what dice gave, in words, as far as the seat may know their tallies."""
    read = [(roll, tally) for roll in rolls if (tally := roll.tally_for(viewer.side)) is not None]
    return " · ".join(viewer.words.outcome(tally, tally.result(roll)) for roll, tally in read if tally.dice is not None)
