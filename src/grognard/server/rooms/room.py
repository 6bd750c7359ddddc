"""One game in memory: the kernel's game, its seats, bots and listeners, and who may do what with it.

Whoever touches the game holds the room's lock. `pages` makes what a seat is sent, `live` sends it, `records` writes the
game down, and `rooms` holds all rooms.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from grognard import bots
from grognard.kernel.asking.ending import Ending
from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Question, Refusal
from grognard.kernel.errors import Stale
from grognard.kernel.numbers.dice import Awaited, Seeded
from grognard.kernel.table.title import Title
from grognard.lab.play.luck import Luck
from grognard.lab.reports.report_shapes import BattleTold
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.rooms.fairness import dice_record, unrated_in
from grognard.server.rooms.history import History
from grognard.server.rooms.lessons import RoomLesson
from grognard.server.rooms.live import Listener
from grognard.server.rooms.manners import with_manners
from grognard.server.rooms.presence import Presence, presence_of, watchers
from grognard.server.rooms.puzzles import RoomPuzzle, puzzle_of_row
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.seats import is_all_of, seats_for
from grognard.server.rooms.shares import dice_shown
from grognard.server.rooms.standing import with_standing
from grognard.server.rooms.talk import talk_for
from grognard.server.screens.pages import Moment, Pages, earlier_page
from grognard.server.screens.patches import alike
from grognard.server.screens.playback import reel_of
from grognard.server.screens.reasons import KnownReasons, Reasoned, without
from grognard.server.screens.screen import Frame
from grognard.server.screens.viewer import Viewer
from grognard.server.storage.game_rows import BEFORE_THE_RECORD, GameRow, SeatRow
from grognard.server.storage.offers import OfferRow
from grognard.server.storage.orders import OrderRow
from grognard.server.storage.packing import has_forgotten
from grognard.server.storage.records import start_of

if TYPE_CHECKING:
    from grognard.server.rooms.report import Opinion
    from grognard.server.rooms.trials import RunningTrial
    from grognard.server.thinking.advice import Adviser

BOTS_LOST: Final = "bots-lost"
TOLD_BY_KEY: Final = (BOTS_LOST, "busy", "disk-full", "disk-broken")
"""Why bots have stopped when it was no fault of theirs; told in the reader's language."""


LONG_LINE: Final = 4
"""So much other work before that of a game's bots is told to whoever looks at it."""
REELS_KEPT: Final = 4
"""Reels of one game that are kept until it goes on; several people often ask for the same."""


class Room:
    """One game being played."""

    def __init__(
        self, row: GameRow, title: Title, game: Game, reasons: Sequence[Reasoned] = (), secret: str = ""
    ) -> None:
        self.lock = threading.RLock()
        self.id = row.id
        self.maker = row.maker
        self.title = title
        self.game = game
        self.version = row.version
        self._unseen: dict[str, int] = {
            side: sum(len(game.sealed(each)) for each in game.play.sides if each.name != side)
            for side in (*row.seats, "")
        }
        """How many changes each side does not see: those by sealed answers of others."""
        self._known = {side: self._knows(side) for side in self._unseen}
        self.seats = row.seats
        self.salt = row.salt
        self.seal = row.seal
        self.secret = secret
        """The table's part of the dice; empty where nobody else can sit down."""
        self.line = BEFORE_THE_RECORD
        """The last line of its record."""
        self.stored = len(game.entries)
        self.marked = 0
        """How many entries there were when a mark was last made of it."""
        self.listeners: set[Listener] = set()
        self.is_closed = False
        """Whether it must not be used any longer: the game was deleted, or another server has gone on with it."""
        self.pages = Pages()
        self.reasons = list(reasons)
        self.allows_hints = row.hints
        self.unrated = row.unrated
        self.offers: list[OfferRow] = []
        self.talk: dict[str, int] = {}
        """The number of the last line said in each place."""
        self.standing: list[OrderRow] = []
        self.has_adviser = bots.can_play(bots.ADVISER, title.id)
        self.advisers: dict[str, Adviser] = {}
        self.bots_now = wire.Bots(state="stopped" if row.bots_stopped else "")
        self.is_stopped = row.bots_stopped
        """Whether somebody stopped the bots."""
        self.failures = 0
        """How often in a row the bots could not answer."""
        self.is_resting = False
        """Whether the bots could not answer, and wait until something is done in the game or some time has passed."""
        self.is_botting = False
        self.last_busy = 0.0
        self.work_before: Callable[[], int] = lambda: 0
        """How much other work comes before that of this game's bots."""
        self.trial: RunningTrial | None = None
        self.reports: dict[str, BattleTold] = {}
        """The report of the finished game, by language."""
        self.lucks: tuple[int, list[tuple[int, Luck]]] = (-1, [])
        """The luck of every roll with its moment, and of which version of the game."""
        self.report_files: dict[tuple[str, str, int], str | bytes] = {}
        """The same as page and as file, by kind, language and how many opinions are in it."""
        self._reels: OrderedDict[tuple[Any, ...], wire.Reel] = OrderedDict()
        self.opinions: dict[str, Opinion] = {}
        """What the officer thinks of the finished game, by side."""
        lesson = title.lessons.get(row.lesson) if row.lesson else None
        self.lesson = None if lesson is None else RoomLesson(title, lesson, game)
        """What is learned here, in a game that was begun from a lesson."""
        self.puzzle = puzzle_of_row(title, row.lesson)
        """What is to be solved here, in a game that was begun from a puzzle."""
        self._history: History | None = None
        self._dice_record: wire.DiceRecord | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by its players."""
        return self.game.result is not None

    @property
    def head(self) -> str:
        """The head of its record; empty where it has none."""
        return self.line.head or self.seal

    @property
    def how(self) -> str:
        """How its players ended it; empty when the rules did, or nobody yet."""
        return "" if self.game.ending is None else self.game.ending.how

    def end(self, ending: Ending) -> None:
        """End the game as its players have decided; from now on everybody may see everything."""
        self.game.end(ending)
        self.change_to(self.version + 1)
        self._unseen = dict.fromkeys(self._unseen, 0)

    # Who may do what ---------------------------------------------------------------------------------------------
    def sides_of(self, player: str) -> list[str]:
        """Return the sides that a player has."""
        return [side for side, seat in self.seats.items() if player and seat.player == player]

    def check_may_see(self, player: str, side: str) -> None:
        """Refuse a side's page to others; spectators may watch, and after the end everybody sees everything."""
        if side and side not in self.seats:
            raise Trouble("missing", "no-side", side=side)
        if side and self.seats[side].player != player and not self.is_over:
            raise Trouble("forbidden", "not-your-view", side=side)

    def check_may_answer(self, player: str, side: str) -> None:
        """Refuse an answer from anybody but the side's player; typed dice may be entered by any player."""
        if side == DICE.name:
            if not self.sides_of(player):
                raise Trouble("forbidden", "not-your-seat", side=side)
            if isinstance(self.game.dice, Awaited):
                raise Trouble("forbidden", "dice-are-rolled")
            if any(seat.link and not seat.player for seat in self.seats.values()):
                raise Trouble("forbidden", "typed-dice-wait")
            return
        if side not in self.seats:
            raise Trouble("missing", "no-side", side=side)
        if not player or self.seats[side].player != player:
            raise Trouble("forbidden", "not-your-seat", side=side)

    def is_all_of(self, player: str) -> bool:
        """Return whether one player has all seats beside the bots, and made the game: nobody else has secrets."""
        return is_all_of(player, self.maker, self.seats)

    def check_all(self, player: str) -> None:
        """Refuse the whole truth before the end, unless one player has all seats that a person can have."""
        if not self.is_over and not self.is_all_of(player):
            raise Trouble("forbidden", "not-yet-yours")

    # Whether it is too late --------------------------------------------------------------------------------------
    def open_question(self, player: str, side: str, number: int | None = None) -> Question:
        """Return the open question of a caller's side; by its number, if it is given. Refuse others."""
        self.check_may_answer(player, side)
        if self.is_over:
            raise Trouble("stale", "game-over")
        if side not in self.game.questions:
            raise Trouble("stale", "not-asked", side=side)
        try:
            return self.game.open_question(side, number)
        except Stale as fault:
            raise Trouble("stale", "question-gone", rule=self.game.questions[side].rule) from fault

    def check_may_undo(self) -> None:
        """Refuse to undo the end, which opens the seed and every secret."""
        if self.is_over:
            raise Trouble("illegal", "undo-after-the-end")
        if self.lesson is not None and len(self.game.entries) <= self.lesson.begun:
            raise Trouble("illegal", "lesson-start")
        if self.puzzle is not None and len(self.game.entries) <= self.puzzle.begun:
            raise Trouble("illegal", "puzzle-start")

    def check_version(self, version: int, side: str) -> None:
        """Refuse an undo from a page that is out of date."""
        if version != self.version_for(side):
            raise Trouble("stale", "version-gone")

    def check_lesson(self, answer: str, lang: str) -> None:
        """Refuse an answer that a lesson does not want, and say why."""
        held = "" if self.lesson is None else self.lesson.why_held(answer, self.game, lang)
        if held:
            raise Trouble("held", text=held)

    def note_look(self, asked: wire.LookAt, found: wire.Looked, lang: str) -> None:
        """Tell a lesson that odds were looked at, and the learner what it does not want."""
        if self.lesson is None or not self.lesson.is_open:
            return
        if found.tally is not None and self.lesson.looked(self.game, found.answer):
            self.tell_change()
        found.held = self.lesson.why_held(asked.answer, self.game, lang)

    @property
    def step(self) -> int:
        """The step of the lesson, where this is one."""
        return -1 if self.lesson is None else self.lesson.judge.step_number

    def told_of(self, stopped: Refusal | None, dropped: Sequence[str], step: int, lang: str) -> tuple[str, str]:
        """Return why the rest of several answers was dropped, and the clause; nothing where a lesson has gone on."""
        if stopped is not None:
            return self.game.say(stopped, lang), stopped.rule
        if self.lesson is None or not dropped or self.step != step:
            return "", ""
        return self.lesson.why_held(dropped[0], self.game, lang), ""

    def follow_lesson(self) -> None:
        """Judge a lesson by how the game stands now."""
        if self.lesson is not None:
            self.lesson.follow(self.game)

    # Versions ----------------------------------------------------------------------------------------------------
    def version_for(self, side: str) -> int:
        """Return the version as a side may know it, without others' sealed answers."""
        return self.version - self._unseen.get(side, 0)

    def change_to(self, version: int) -> None:
        """Note a change; a side that sees nothing of it, because answers are sealed, keeps its version."""
        more, self.version = version - self.version, version
        for side, had in self._known.items():
            now = self._known[side] = self._knows(side)
            if now == had and self.game.is_sealed:
                self._unseen[side] += more
            elif now[:2] != had[:2] or not self.game.is_sealed:
                self._unseen[side] = 0

    def _knows(self, side: str) -> tuple[int, bool, list[Entry]]:
        """Return what a side knows of the answers: how many are open, whether some are sealed, and its own."""
        game = self.game
        sealed = sum(len(game.sealed(each)) for each in game.play.sides)
        return len(game.entries) - sealed, game.is_sealed, game.sealed(side or None)

    # What is seen ------------------------------------------------------------------------------------------------
    def viewer(self, side: str, lang: str) -> Viewer:
        """Return a viewer of the game as it stands."""
        return Viewer(self.game, side, lang, self.title)

    def known_reasons(self, side: str) -> KnownReasons:
        """Return the reasons of bots that a seat may know of."""
        return KnownReasons(self.game, side, self.reasons)

    def page(self, player: str, side: str, lang: str) -> wire.Page:
        """Return the page of a seat as its player sees it now."""
        return self._with_presence(self._page(side, lang), player, lang)

    def page_at(self, player: str, side: str, lang: str, clock: int) -> wire.Page:
        """Return the page of an earlier moment, with nothing to answer and nothing to take back."""
        history = self.history()
        then = Moment(history.at(history.entries_at(clock)), self.title, self._frame(side, lang, is_past=True))
        return self._with_presence(earlier_page(then, self._page(side, lang), side, lang), player, lang)

    def reel(self, player: str, side: str, lang: str, since: int, until: int | None = None) -> wire.Reel:
        """Return what a seat was told since a moment, up to another, to be watched step by step."""
        key = (side, lang, since, until, self.version, self.allows_hints)
        reel = self._reels.get(key)
        if reel is None:
            now = Moment(self.game, self.title, self._frame(side, lang, is_past=True))
            reel = self._reels[key] = reel_of(self.history(), now, side, lang, since, until)
        self._reels.move_to_end(key)
        while len(self._reels) > REELS_KEPT:
            self._reels.popitem(last=False)
        start = self._with_presence(wire.Page(reel.start, []), player, lang).screen
        return wire.Reel(start, reel.steps, reel.formations)

    def _page(self, side: str, lang: str) -> wire.Page:
        now = Moment(self.game, self.title, self._frame(side, lang), self.reasons)
        return self.pages.page(now, side, lang, is_heard=self._is_heard(side, lang))

    def _is_heard(self, side: str, lang: str) -> bool:
        return any(each.side == side and each.lang == lang for each in self.listeners)

    def _frame(self, side: str, lang: str, is_past: bool = False) -> Frame:
        """Return what the screen takes from the room: the seed's hash, at the end the seed, hints."""
        dice, hints = self.game.dice, wire.Hints(False) if is_past else self.hints_for(lang)
        version = self.version_for(side)
        if not isinstance(dice, Seeded):
            return Frame(self.id, version, is_past=is_past, hints=hints, change=self.version)
        seed = dice.seed if self.is_over else ""
        return Frame(self.id, version, dice.commitment(), seed, is_past, hints, self.version)

    def dice_record(self) -> wire.DiceRecord:
        """Return the dice of a finished game, for checking; made once, because nothing changes after the end."""
        if self._dice_record is None:
            self._dice_record = dice_record(self.game, self.is_over)
        return self._dice_record

    def hints_for(self, lang: str) -> wire.Hints:
        """Return whether hints are allowed; nothing in a game without officers."""
        can = self.allows_hints and self.has_adviser and not self.is_over
        is_forbidden = self.has_adviser and not self.allows_hints
        return wire.Hints(can, sentences(lang).text("hints-off") if is_forbidden else "")

    def _with_presence(self, page: wire.Page, player: str, lang: str) -> wire.Page:
        """Return a player's own copy of a page, with who is present, what the bots do, and the marks."""
        bots_now = self.bots_now
        if bots_now.state == "playing" and (before := self.work_before()) >= LONG_LINE:
            bots_now = replace(bots_now, why=sentences(lang).text("bots-wait", games=before))
        if bots_now.why in TOLD_BY_KEY:
            bots_now = replace(bots_now, why=sentences(lang).text(bots_now.why))
        seats, unrated = seats_for(player, self.seats, self.presence, lang), unrated_in(lang, self.unrated)
        watching = watchers(self.seats.values(), list(self.listeners))
        shown = replace(page.screen, seats=seats, bots=bots_now, unrated=unrated, watchers=watching)
        shown.talk, shown.dice = talk_for(self, player), dice_shown(self, lang)
        with_standing(shown, self, player, lang)
        if self.lesson is not None and self.sides_of(player):
            self._teach(shown, self.lesson, lang)
        if self.puzzle is not None:
            self._puzzle(shown, self.puzzle, lang)
        return wire.Page(with_manners(shown, self, player, lang), page.log)

    def _teach(self, shown: wire.Screen, lesson: RoomLesson, lang: str) -> None:
        """Add the card of a lesson, which alone hints and warns; nothing from before its start can be taken back."""
        shown.lesson = lesson.shown(self.game, lang)
        if not lesson.has_officer:
            shown.hints = wire.Hints(False)
            shown.asked = [replace(each, concerns=[], standing=[]) for each in shown.asked]
        if shown.undo.can and len(self.game.entries) <= lesson.begun:
            shown.undo = wire.Undo(False, sentences(lang).text("lesson-start"))

    def _puzzle(self, shown: wire.Screen, puzzle: RoomPuzzle, lang: str) -> None:
        """Add the card of a puzzle; nothing from before its start can be taken back, and nobody gives hints."""
        shown.puzzle, shown.hints = puzzle.shown(self.game, lang), wire.Hints(False)
        if shown.undo.can and len(self.game.entries) <= puzzle.begun:
            shown.undo = wire.Undo(False, sentences(lang).text("puzzle-start"))

    # Who listens -------------------------------------------------------------------------------------------------
    def presence(self, seat: SeatRow) -> Presence:
        """Return whether the player of a seat is here."""
        return presence_of(seat, list(self.listeners))

    def has_company(self) -> bool:
        """Return whether more than one person has a seat."""
        return len({seat.player for seat in self.seats.values()} - {""}) > 1

    def tell_change(self) -> None:
        """Wake all listeners: the page has changed."""
        for listener in list(self.listeners):
            listener.hear_change()

    def tell_busy(self, busy: wire.Busy) -> None:
        """Send all listeners the progress of long work."""
        for listener in list(self.listeners):
            listener.hear_busy(busy)

    def close(self) -> None:
        """Close the room; its listeners connect again."""
        self.is_closed = True
        for listener in list(self.listeners):
            listener.hear_close()

    def take_back(self, side: str) -> None:
        """Take back one answer of a side, and the reason for it."""
        was = list(self.game.entries)
        self.game.undo(side)
        self.reasons = without(self.reasons, alike(was, self.game.entries))

    # Going back --------------------------------------------------------------------------------------------------
    def checkpoint(self) -> RestorePoint:
        """Return the room as it stands."""
        return RestorePoint(self.game, self.reasons)

    def history(self) -> History:
        """Return the earlier moments, up to now."""
        if self._history is None:
            self._history = History(self.title.load(start_of(self.game)))
        self._history.learn(self.game.entries)
        return self._history

    def recall(self, line: int, side: str) -> None:
        """Load the tally of a roll in a side's log, which a game opened from a checkpoint has not kept."""
        events = self.game.events_for(side or None)
        if line < len(events) and has_forgotten(events[line]):
            again = self.title.load(self.game.save()).events
            self.game.events[: len(again)] = again

    def forget_history(self, entries: int) -> None:
        """Drop the history after so many entries."""
        if self._history is not None:
            self._history.cut(entries)
