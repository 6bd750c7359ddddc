"""One game in memory: the kernel's game, its seats, who listens, and the pages they were sent.

Everything that touches the game holds its lock. Who may do what is said here; how it is kept is `storage`, how it
looks is `screen`, and all rooms together are `rooms`.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import to_builtins

from grognard import bots
from grognard.bots import Bot, Reason
from grognard.kernel.dice import Seeded, TypedIn
from grognard.kernel.game import Entry, Game
from grognard.kernel.play import Event
from grognard.kernel.save import FORMAT, Dice, Save
from grognard.kernel.script import DICE, Option, Question
from grognard.kernel.title import Title
from grognard.kernel.words import words_for
from grognard.server import wire
from grognard.server.catalogue import bot_name
from grognard.server.faults import Trouble, sentences
from grognard.server.history import History
from grognard.server.log import log_of
from grognard.server.patches import difference, ready
from grognard.server.reasons import KnownReasons, Reasoned, written
from grognard.server.screen import Frame, screen_of
from grognard.server.storage import EntryRow, GameRow, ReasonRow, SeatRow, Summary
from grognard.server.viewer import Viewer

PAGES_KEPT: Final = 20
"""How many versions back a seat that comes back is brought up to date by a patch."""


class Seen(NamedTuple):
    """A page as plain values, ready for patches and for the wire."""

    screen: dict[str, Any]
    log: list[wire.LogLine]

    def plain(self) -> dict[str, Any]:
        """What the browser reads as a `Page`."""
        return {"screen": self.screen, "log": self.log}


def change_of(had: Seen, page: Seen) -> wire.Change:
    """What changed from one page to another."""
    pairs = enumerate(zip(had.log, page.log, strict=False))
    keep = next((n for n, (a, b) in pairs if a is not b and a != b), min(len(had.log), len(page.log)))
    patch = difference(had.screen, page.screen)
    return wire.Change(had.screen["version"], page.screen["version"], patch, keep, page.log[keep:])


class Listener:
    """Somebody who hears what happens: `wake` is called, from any thread, when there is something to hear."""

    def __init__(self, player: str, side: str, lang: str, wake: Callable[[], None]) -> None:
        self.player = player
        self.side = side
        self.lang = lang
        self.wake = wake
        self.is_behind = False
        self.busy: wire.Busy | None = None
        self.has = Seen({"version": 0}, [])

    def hear_change(self) -> None:
        """The page has changed."""
        self.is_behind = True
        self.wake()

    def hear_busy(self, busy: wire.Busy) -> None:
        """Long work is under way; the latest word replaces one that was not heard yet."""
        self.busy = busy
        self.wake()


class Trying:
    """A trial under way, or done."""

    def __init__(self, games: int) -> None:
        self.shown = wire.TrialShown(0, games, True, {})
        self.is_stopped = False


class Lines(NamedTuple):
    """The log of a seat as it was last put in words: whether the game was over, and what was known then."""

    is_over: bool
    reasons: list[Reasoned]
    events: list[Event]
    lines: list[wire.LogLine]


class Before(NamedTuple):
    """A room as it stood, to go back to should something not be written down."""

    game: Game
    reasons: list[Reasoned]


class Adviser:
    """The officer a seat asks for hints: one for the whole game, so that a plan that is followed goes on."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.lock = threading.Lock()
        self.asked_at = -1
        """The version of the game it was last asked about, when it said this:"""
        self.option: Option | None = None
        self.reasons: tuple[Reason, ...] = ()


class Room:
    """One game being played."""

    def __init__(self, row: GameRow, title: Title, game: Game, reasons: Sequence[Reasoned] = ()) -> None:
        self.lock = threading.RLock()
        self.id = row.id
        self.maker = row.maker
        self.title = title
        self.game = game
        self.version = row.version
        self.seats = row.seats
        self.stored = len(game.entries)
        self.listeners: set[Listener] = set()
        self.reasons = list(reasons)
        self.allows_hints = row.hints
        self.has_adviser = bots.can_play(bots.ADVISER, title.id)
        self.advisers: dict[str, Adviser] = {}
        self.bots: dict[str, Bot] = {}
        self.bots_now = wire.Bots(state="stopped" if row.bots_stopped else "")
        self.is_stopped = row.bots_stopped
        self.is_botting = False
        self.last_busy = 0.0
        self.trying: Trying | None = None
        self._pages: dict[tuple[str, str], OrderedDict[int, Seen]] = {}
        self._lines: dict[tuple[str, str], Lines] = {}
        self._history: History | None = None

    # Who may do what ---------------------------------------------------------------------------------------------
    def sides_of(self, player: str) -> list[str]:
        """The sides somebody plays."""
        return [side for side, seat in self.seats.items() if player and seat.player == player]

    def check_may_see(self, player: str, side: str) -> None:
        """Only whoever plays a side sees what it sees; everyone may watch, and everything once it is over."""
        if side and side not in self.seats:
            raise Trouble("missing", "no-side", side=side)
        if side and self.seats[side].player != player and self.game.result is None:
            raise Trouble("forbidden", "not-your-view", side=side)

    def check_may_answer(self, player: str, side: str) -> None:
        """Only whoever plays a side answers for it; for typed dice, anyone who plays here."""
        if side == DICE.name:
            if not self.sides_of(player):
                raise Trouble("forbidden", "not-your-seat", side=side)
            return
        if side not in self.seats:
            raise Trouble("missing", "no-side", side=side)
        if not player or self.seats[side].player != player:
            raise Trouble("forbidden", "not-your-seat", side=side)

    def is_all_of(self, player: str) -> bool:
        """Whether nobody else can have secrets here: all seats are theirs or bots', and theirs is the game."""
        people = [seat for seat in self.seats.values() if not seat.bot]
        return bool(player) and all(seat.player == player for seat in people) and (bool(people) or self.maker == player)

    def check_all(self, player: str) -> None:
        """The whole truth is for whoever plays every seat that a person can have, or for after the game."""
        if self.game.result is None and not self.is_all_of(player):
            raise Trouble("forbidden", "not-yet-yours")

    def hints_for(self, lang: str) -> wire.Hints:
        """Whether an officer may be asked; where there is none, nothing is to be said about it."""
        can = self.allows_hints and self.has_adviser and self.game.result is None
        is_forbidden = self.has_adviser and not self.allows_hints
        return wire.Hints(can, sentences(lang).text("hints-off") if is_forbidden else "")

    # What is seen ------------------------------------------------------------------------------------------------
    def viewer(self, side: str, lang: str) -> Viewer:
        """A viewer of the game as it stands."""
        return Viewer(self.game, side, lang, self.title)

    def page(self, player: str, side: str, lang: str) -> Seen:
        """The page of a seat as its player sees it now."""
        return self._dressed(self._page(side, lang), player, lang)

    def past_page(self, player: str, side: str, lang: str, clock: int) -> Seen:
        """The same at an earlier moment, with nothing to answer and nothing to take back."""
        history, log = self.history(), self._page(side, lang).log
        then = history.at(history.entries_at(clock))
        shown = screen_of(Viewer(then, side, lang, self.title), self._frame(lang, is_past=True))
        return self._dressed(Seen(ready(shown), log[: len(then.events_for(side or None))]), player, lang)

    def _page(self, side: str, lang: str) -> Seen:
        """The page but for what is not the game's own: who is there, and what the bots do."""
        kept = self._pages.setdefault((side, lang), OrderedDict())
        page = kept.get(self.version)
        if page is None:
            viewer = self.viewer(side, lang)
            page = kept[self.version] = Seen(ready(screen_of(viewer, self._frame(lang))), self._log(viewer, side, lang))
            while len(kept) > (PAGES_KEPT if self._is_heard(side, lang) else 1):
                kept.popitem(last=False)
        return page

    def _log(self, viewer: Viewer, side: str, lang: str) -> list[wire.LogLine]:
        """The log of a seat; what was put in words for the last page is not put in words again."""
        is_over, events = self.game.result is not None, self.game.events_for(side or None)
        had = self._lines.get((side, lang), Lines(is_over, [], [], []))
        # The end opens the reasons of games with secrets, so that earlier lines change, too.
        known, lines = (had.events if had.is_over == is_over else []), had.lines
        same = alike(known, events)
        # Reasons that came since may stand behind a line that was there before.
        since = min((each.at for each in self.reasons[alike(had.reasons, self.reasons) :]), default=None)
        if since is not None:
            same = min(same, bisect_left(events, since, key=lambda event: event.number))
        lines = lines[:same] + log_of(viewer, same, self.known_reasons(side))
        self._lines[side, lang] = Lines(is_over, self.reasons, events, lines)
        return lines

    def known_reasons(self, side: str) -> KnownReasons:
        """The reasons of bots that a seat may know of."""
        return KnownReasons(self.game, side, self.reasons)

    def _is_heard(self, side: str, lang: str) -> bool:
        return any(each.side == side and each.lang == lang for each in self.listeners)

    def _frame(self, lang: str, is_past: bool = False) -> Frame:
        """What the screen cannot know of the game: the seed's hash from the start, the seed at the end, hints."""
        dice, hints = self.game.dice, wire.Hints(False) if is_past else self.hints_for(lang)
        if not isinstance(dice, Seeded):
            return Frame(self.id, self.version, {}, wire.Bots(), is_past=is_past, hints=hints)
        seed = dice.seed if self.game.result is not None else ""
        return Frame(self.id, self.version, {}, wire.Bots(), dice.commitment(), seed, is_past, hints)

    def _dressed(self, page: Seen, player: str, lang: str) -> Seen:
        """A page with who is there, as this player sees it, and what the bots do."""
        here = {"seats": to_builtins(self.seats_for(player, lang)), "bots": to_builtins(self.bots_now)}
        return Seen(page.screen | here, page.log)

    def seats_for(self, player: str, lang: str) -> dict[str, wire.Seat]:
        """Who sits where, as one player sees it."""
        here = {each.player for each in self.listeners}
        return {side: self._seat_for(player, seat, here, lang) for side, seat in self.seats.items()}

    @staticmethod
    def _seat_for(player: str, seat: SeatRow, here: set[str], lang: str) -> wire.Seat:
        if seat.bot:
            return wire.Seat("bot", seat.bot, True, bot_name(seat.bot, lang))
        if not seat.player:
            return wire.Seat("open")
        return wire.Seat("you" if seat.player == player else "other", online=seat.player in here)

    # Hearing -----------------------------------------------------------------------------------------------------
    def greet(self, listener: Listener, since: int) -> dict[str, Any] | wire.Change:
        """The first thing a listener hears: what changed since the version at hand, or everything."""
        page = self.page(listener.player, listener.side, listener.lang)
        had = self._pages[listener.side, listener.lang].get(since)
        listener.has, listener.is_behind = page, False
        if had is None:
            return {"type": "whole", "page": page.plain()}
        change = change_of(had, page)
        # Who is there and what the bots do is not part of a version, so it is always told again.
        change.patch |= {key: page.screen[key] for key in ("seats", "bots")}
        return change

    def news(self, listener: Listener) -> wire.Change | None:
        """What changed since a listener last heard; None for nothing."""
        listener.is_behind = False
        page = self.page(listener.player, listener.side, listener.lang)
        had, listener.has = listener.has, page
        change = change_of(had, page)
        return change if change.patch or change.log or change.keep != len(had.log) else None

    def tell_change(self) -> None:
        """Wake everyone: the page has changed."""
        for listener in list(self.listeners):
            listener.hear_change()

    def tell_busy(self, busy: wire.Busy) -> None:
        """Tell everyone that long work goes on."""
        for listener in list(self.listeners):
            listener.hear_busy(busy)

    # The log -----------------------------------------------------------------------------------------------------
    def rows(self, first: int) -> list[EntryRow]:
        """The entries from a number on, as they are kept."""
        return [row_of(entry) for entry in self.game.entries[first:]]

    def reason_rows(self, first: int) -> list[ReasonRow]:
        """The reasons for the entries from a number on, as they are kept."""
        late = [each for each in self.reasons if each.number >= first]
        return [ReasonRow(each.number, each.at, each.side, written(each.reasons)) for each in late]

    def stands(self) -> Before:
        """The room as it stands."""
        return Before(self.game, self.reasons)

    def history(self) -> History:
        """The earlier moments, up to now."""
        if self._history is None:
            self._history = History(self.title.load(start_save(self.game)))
        self._history.learn(self.game.entries)
        return self._history

    def forget_history(self, entries: int) -> None:
        """The game went on differently after so many entries."""
        if self._history is not None:
            self._history.cut(entries)

    def forget_pages(self) -> None:
        """Everything that was made from the game is void."""
        self._pages.clear()
        self._history = None


def alike(one: Sequence[object], other: Sequence[object]) -> int:
    """With how many of the same things two lists begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a is not b), min(len(one), len(other)))


def row_of(entry: Entry) -> EntryRow:
    """An entry as it is kept."""
    return EntryRow(entry.who.name, entry.option.text)


def summary_of(game: Game) -> Summary:
    """What the lobby will tell of a game."""
    result = game.result
    return Summary(
        turn=game.play.position.turn,
        waiting=list(game.questions),
        over=result is not None,
        winner=result.winner if result else "",
        verdict=result.verdict if result else "",
        answers=len(game.entries),
    )


def head_of(game: Game) -> dict[str, Any]:
    """What a game begins from, as a save writes it."""
    save = msgspec.json.decode(game.save())
    return {"options": save["options"], "dice": save["dice"], "start": save.get("start", "")}


def written_save(row: GameRow, entries: list[EntryRow]) -> bytes:
    """A kept game as a save file."""
    save = Save(
        format=FORMAT,
        game=row.title,
        edition=row.edition,
        scenario=row.scenario,
        options=row.options,
        dice=msgspec.convert(row.dice, Dice),
        entries=[f"{entry.who}: {entry.text}" for entry in entries],
        start=row.start,
    )
    return msgspec.json.encode(save)


def start_save(game: Game) -> bytes:
    """A game before its first entry, its dice waiting to be told."""
    save = Save(
        format=FORMAT,
        game=game.play.id,
        edition=game.play.edition,
        scenario=game.play.scenario.id,
        options=sorted(game.play.options),
        dice=Dice("typed"),
        entries=[],
        start=game.start_text,
    )
    return msgspec.json.encode(save)


def is_typed(game: Game) -> bool:
    """Whether people roll the dice."""
    return isinstance(game.dice, TypedIn)


def verdict_text(title: Title, winner: str, verdict: str, lang: str) -> str:
    """How a game ended, in a few words."""
    words = words_for(title.play, lang).messages
    how = words.text(verdict) if verdict else sentences(lang).text("draw")
    return sentences(lang).text("won", side=words.text(f"side-{winner}"), verdict=how) if winner else how


def open_question(room: Room, side: str, number: int | None = None) -> Question:
    """The question meant, which must still be open."""
    if room.game.result is not None:
        raise Trouble("stale", "game-over")
    question = room.game.questions.get(side)
    if question is None:
        raise Trouble("stale", "not-asked", side=side)
    if number is not None and question.number != number:
        raise Trouble("stale", "question-gone", rule=question.rule)
    return question
