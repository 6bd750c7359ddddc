"""All games of one server: loaded from storage when they are wanted.

Answers are written to storage here before anyone is told. Games are made in `new_games`, seats taken in `seating`;
`memory` says which rooms are kept. Bots play in `opponents`, hints are in `advice`, trials in `trials`. The game
decides whether an answer is legal; `pages` decides what a seat sees; `web` speaks HTTP.
"""

from __future__ import annotations

import logging
import threading
import time
from contextlib import contextmanager
from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData, GrognardError, Illegal, Unreadable
from grognard.kernel.numbers.dice import Seeded
from grognard.kernel.numbers.shares import seed_of
from grognard.server import wire
from grognard.server.http.faults import Trouble, trouble_of
from grognard.server.http.limits import Limits
from grognard.server.http.metrics import Metrics
from grognard.server.rooms import fairness
from grognard.server.rooms.answering import MOST_ANSWERS, answer_forced, answer_on, check_answers, read_all
from grognard.server.rooms.lesson_games import LessonGames
from grognard.server.rooms.live import Listener, greet
from grognard.server.rooms.lobby import MOST_SINCE, card, is_awaited, since_text
from grognard.server.rooms.manners import Manners
from grognard.server.rooms.memory import LoadedRooms
from grognard.server.rooms.new_games import NewGames, title_of
from grognard.server.rooms.presence import GONE, There, not_there, show
from grognard.server.rooms.puzzle_games import PuzzleGames
from grognard.server.rooms.record import new_lines
from grognard.server.rooms.removal import Removal
from grognard.server.rooms.report import Opinions
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.room import Room
from grognard.server.rooms.seating import Seating
from grognard.server.rooms.seats import SeatLinks
from grognard.server.rooms.shares import DiceShares, TableSecrets, dice_of, kept_dice, opened
from grognard.server.rooms.standing import StandingAnswers
from grognard.server.rooms.talk import Talk
from grognard.server.rooms.trials import Trials
from grognard.server.rooms.upkeep import Upkeep
from grognard.server.screens.patches import alike
from grognard.server.storage.checkpoints import Checkpoints
from grognard.server.storage.database import DatabaseDown, Overtaken
from grognard.server.storage.game_rows import LineRow, SeatRow
from grognard.server.storage.records import entry_rows, reason_rows, reasons_of, summary_of
from grognard.server.storage.storage import Beside, Storage
from grognard.server.thinking.advice import hint
from grognard.server.thinking.opponents import Opponents
from grognard.server.thinking.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Iterator

    import sqlalchemy as sa

CARDS_ON_A_PAGE: Final = 20
DEFAULTS: Final = Limits()
UNREACHED: Final = wire.Addresses("", "")
log = logging.getLogger("grognard")


class Rooms:
    """All games of one server."""

    def __init__(
        self,
        storage: Storage,
        secret: bytes,
        metrics: Metrics | None = None,
        limits: Limits = DEFAULTS,
        workers: int = 0,
        reach: wire.Addresses = UNREACHED,
    ) -> None:
        """Make the rooms of a server; with 0 `workers`, bots think in threads."""
        self.reach = reach
        self.storage = storage
        self.limits = limits
        self.metrics = metrics or Metrics()
        self.seat_links = SeatLinks(secret)
        self.secrets = TableSecrets(secret)
        self._lock = threading.Lock()
        self.memory = LoadedRooms()
        self.marks = Checkpoints(storage)
        self._loading: dict[str, threading.Lock] = {}
        self.workers = Workers(workers, limits)
        self.opponents = Opponents(
            self.write, lambda room: not room.is_closed and not room.how, self.metrics, self.workers
        )
        self.trials = Trials(self.workers)
        self.opinions = Opinions(self.workers)
        self.new_games = NewGames(self)
        self.seating = Seating(self)
        self.removal = Removal(self)
        self.lessons = LessonGames(self)
        self.puzzles = PuzzleGames(self)
        self.manners = Manners(self)
        self.talk = Talk(self)
        self.standing = StandingAnswers(self)
        self.shares = DiceShares(self)
        self.upkeep = Upkeep(self)

    def open(self) -> None:
        """Start the work in the background; visitors do not wait for it."""
        self.upkeep.start()

    def close(self) -> None:
        """Stop all long work; every answer that was acknowledged is stored already."""
        self.opponents.is_closing = True
        self.standing.close()
        self.upkeep.close()
        self.workers.close()
        self.marks.close()
        self.storage.close()

    def rooms(self) -> list[Room]:
        """The rooms in memory."""
        return self.memory.rooms()

    # Taking games down -------------------------------------------------------------------------------------------
    def room(self, game: str) -> Room:
        """Return a game by its id, taken from storage when it is not in memory; then its bots go on."""
        if (room := self.memory.find(game)) is not None:
            return room
        with self._lock:
            loading = self._loading.setdefault(game, threading.Lock())
        with loading:
            try:
                if (room := self.memory.find(game)) is None:
                    room = self.memory.keep(self._loaded(game))
                    self.opponents.wake_bots(room)
                    with room.lock:
                        self.standing.wake(room)
                return room
            finally:
                with self._lock:
                    self._loading.pop(game, None)

    @contextmanager
    def entered(self, game: str) -> Iterator[Room]:
        """Lock the room of a game; get it anew if it was closed while we waited."""
        while True:
            room = self.room(game)
            with room.lock:
                if not room.is_closed:
                    yield room
                    return

    def _loaded(self, game: str) -> Room:
        row = self.storage.game(game)
        if row is None:
            raise Trouble("missing", "no-game")
        if row.spoiled:
            raise Trouble("bad-data", "spoiled", fault=row.spoiled)
        entries = self.storage.entries(game)
        try:
            title = title_of(row.title)
            loaded, secret = self.marks.load(row, title, entries), self.secrets.of_row(row)
            dice = dice_of(row, secret)
            played = loaded.game if dice is None else loaded.game.copy(dice)
            room = Room(row, title, played, reasons_of(self.storage.reasons(game)), secret)
            room.marked = loaded.marked
        except (BadData, Unreadable, msgspec.ValidationError) as fault:
            raise Trouble("bad-data", "old-edition", fault=str(fault)) from fault
        self.manners.recall(room)
        self.talk.recall(room)
        self.standing.recall(room)
        room.line = self.storage.last_line(game)
        room.stored = len(entries)
        if len(room.game.entries) > room.stored:
            self.write(room, room.stored)
        self.marks.note(room)
        return room

    def drop_from_memory(self, room: Room) -> None:
        """Drop a room whose game another server has gone on with."""
        self.memory.drop(room)

    def mark_unrated(self, room: Room, mark: str) -> None:
        """Note why a game is unrated: somebody learned its dice or secrets before the end."""
        with room.lock:
            if room.is_over or mark in room.unrated:
                return
            room.unrated = self.storage.mark_unrated(room.id, mark)
        room.tell_change()

    # The lobby ---------------------------------------------------------------------------------------------------
    def cards(self, player: str, which: str, page: int, lang: str) -> wire.GameList:
        """Return a page of one player's games: those that wait for them first, then the latest."""
        found = self.storage.games_of(player, which, (page - 1) * CARDS_ON_A_PAGE, CARDS_ON_A_PAGE)
        pages = max(1, ceil(found.total / CARDS_ON_A_PAGE))
        if page > pages:  # some were deleted meanwhile
            return self.cards(player, which, pages, lang)
        cards = [card(row, player, self._presence_in(row.id), lang) for row in found.rows]
        for each in cards:
            if is_awaited(each):
                each.since = since_text(self.storage.lately(each.id, each.sides, MOST_SINCE), lang)
        return wire.GameList(cards, page, pages, found.total)

    def _presence_in(self, game: str) -> There:
        """Return what says who is at a game; nobody is, if it is not in memory."""
        room = self.memory.peek(game)
        return not_there if room is None else room.presence

    # Playing -----------------------------------------------------------------------------------------------------
    def answer(self, player: str, game: str, asked: wire.Answer, lang: str) -> wire.Taken:
        """Take an answer, and those that follow it; store all before returning."""
        check_answers(asked.then)
        with self.entered(game) as room:
            room.open_question(player, asked.side, asked.number)
            before, step = len(room.game.entries), room.step
            with said_in(room.game, asked.answer, asked.side, lang):
                read_all(room.game, asked.then)
                room.check_lesson(asked.answer, lang)
                room.game.answer(asked.answer, asked.side)
            try:
                room.follow_lesson()
                taken, stopped = answer_on(room.game, asked.side, asked.then, room.lesson)
                told = room.told_of(stopped, asked.then[taken:], step, lang)
                if asked.forced and stopped is None:
                    taken += answer_forced(room.game, asked.side, room.lesson)
            except GrognardError:
                room.game = room.game.branch(before)
                raise
            self.write(room, before)
            self.manners.void(room)
            answer = wire.Taken(room.version_for(asked.side), 1 + taken, *told)
        self.metrics.count("answers", answer.taken)
        self.opponents.wake(room)
        room.tell_change()
        return answer

    def undo(self, player: str, game: str, asked: wire.UndoAsked, lang: str) -> wire.Taken:
        """Undo the last answers of a side, as far as the barrier allows."""
        with self.entered(game) as room:
            room.check_may_answer(player, asked.side)
            room.check_version(asked.version, asked.side)
            room.check_may_undo()
            refusal = room.game.why_no_undo(asked.side)
            if refusal is not None:
                raise Trouble("illegal", text=room.game.say(refusal, lang), rule=refusal.rule)
            before, was = RestorePoint(room.game.copy(), room.reasons), list(room.game.entries)
            self.standing.forget(room, asked.side)
            room.take_back(asked.side)
            for _ in range(1, min(asked.answers, MOST_ANSWERS)):
                if room.game.why_no_undo(asked.side) is not None:
                    break
                room.take_back(asked.side)
            kept = alike(was, room.game.entries)
            self.write(room, kept, before)
            room.forget_history(kept)
            self.manners.void_takeback(room)
            taken = wire.Taken(room.version_for(asked.side))
        self.opponents.wake(room)
        room.tell_change()
        return taken

    def write(
        self,
        room: Room,
        kept: int,
        before: RestorePoint | None = None,
        lines: list[LineRow] | None = None,
        beside: Beside | None = None,
    ) -> None:
        """Store what follows the first `kept` entries; if that fails, restore the game as it stood before."""
        room.follow_lesson()
        try:
            rows, reasons = entry_rows(room.game, kept), reason_rows(room.reasons, kept)
            lines = new_lines(room, room.game, kept) if lines is None else lines
            changed = kept, room.stored, rows, summary_of(room.game), reasons, lines, beside
            room.change_to(self.storage.write(room.id, room.version, *changed))
        except (Overtaken, DatabaseDown) as fault:
            if isinstance(fault, Overtaken):
                self.memory.drop(room)
            room.game, room.reasons = before or RestorePoint(room.game.branch(kept), room.reasons)
            raise
        room.stored = len(room.game.entries)
        room.line = lines[-1] if lines else room.line
        room.marked = min(room.marked, kept)
        self.marks.note(room)
        self.standing.wake(room)

    def open_dice(self, room: Room, seats: dict[str, SeatRow]) -> None:
        """Make the seed of a table whose shares are all open, and roll what waited for it."""
        before, kept = room.checkpoint(), len(room.game.entries)
        dice = Seeded(seed_of(room.id, room.secret, opened(seats)), room.game.rolls)

        def beside(db: sa.Connection) -> None:
            self.storage.set_dice(db, room.id, kept_dice(dice, is_shared=True))
            for seat in seats.values():
                self.storage.set_share(db, room.id, seat.side, seat.seal, seat.share)

        room.game = room.game.copy(dice)
        self.write(room, kept, before, beside=beside)

    # Bots --------------------------------------------------------------------------------------------------------
    def tell_bots(self, player: str, game: str, go: bool) -> wire.Taken:
        """Stop the bots, or let them go on."""
        room = self.room(game)
        if not room.sides_of(player) and not room.is_all_of(player):
            raise Trouble("forbidden", "not-your-seat", side=next(iter(room.seats)))
        room.is_stopped = not go
        if not go:
            self.opponents.halt(room)
        with room.lock:
            self.storage.stop_bots(game, not go)
            state = "stopped" if not go else "playing" if room.is_botting else ""
            room.bots_now = wire.Bots(room.bots_now.side, state, room.bots_now.answers)
        self.opponents.wake(room)
        room.tell_change()
        return wire.Taken(room.version_for(next(iter(room.sides_of(player)), "")))

    def hint(self, player: str, game: str, asked: wire.HintAsked, lang: str) -> wire.Hinted:
        """Return what an officer would answer in a player's place."""
        return hint(self.workers, player, self.room(game), asked, lang)

    # Trials ------------------------------------------------------------------------------------------------------
    def try_out(self, player: str, game: str, asked: wire.Trial, lang: str) -> wire.TrialShown:
        """Begin a trial: bots play the game out from here, many times."""
        room = self.room(game)
        begun = self.trials.begin(player, room, asked, lang)
        self.mark_unrated(room, fairness.EXPLORED)
        return begun

    def stop_trial(self, player: str, game: str) -> wire.TrialShown:
        """Stop a trial; return what it found."""
        return self.trials.stop(player, self.room(game))

    # Hearing -----------------------------------------------------------------------------------------------------
    def listen(self, game: str, listener: Listener, since: int) -> wire.Whole | wire.Change:
        """Add a listener to a game, from a version on."""
        with self.entered(game) as room:
            room.check_may_see(listener.player, listener.side)
            listener.room = room
            room.listeners.add(listener)
            greeting = greet(room, listener, since)
        self.opponents.wake(room)
        self._tell_presence(room, listener)
        return greeting

    def leave(self, listener: Listener) -> Room | None:
        """Remove a listener; return its room."""
        room, listener.room = listener.room, None
        if room is not None:
            room.listeners.discard(listener)
            for side in room.sides_of(listener.player):
                room.seats[side] = replace(room.seats[side], seen=time.time())
            self._tell_presence(room, listener)
        return room

    def note_gone(self, room: Room, player: str) -> None:
        """Store when a player was last seen, unless they play alone."""
        seat = next((room.seats[side] for side in room.sides_of(player)), None)
        if seat is not None and room.has_company() and room.presence(seat).state == GONE:
            self.storage.note_seen(room.id, player, seat.seen)

    def show(self, listener: Listener, is_visible: bool) -> None:
        """Tell the other players that a player's page is shown or hidden."""
        if show(listener, is_visible) and listener.room is not None:
            self._tell_presence(listener.room, listener)

    @staticmethod
    def _tell_presence(room: Room, listener: Listener) -> None:
        for other in list(room.listeners):
            if other is not listener:
                other.hear_change()


@contextmanager
def said_in(game: Game, answer: str, side: str, lang: str) -> Iterator[None]:
    """Have refusals of the rules in this language."""
    try:
        yield
    except Illegal as fault:
        refusal = game.why_not(answer, side)
        if refusal is None:
            raise
        raise Trouble("illegal", text=game.say(refusal, lang), rule=refusal.rule) from fault
    except Unreadable as fault:
        key = "no-such-roll" if side == DICE.name else "unreadable-answer"
        raise Trouble("unreadable", key, answer=answer) from fault
    except GrognardError as fault:
        raise trouble_of(fault) from fault
