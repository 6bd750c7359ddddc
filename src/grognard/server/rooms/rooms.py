"""All games of one server: loaded from storage when they are wanted.

Rooms are made here, seats are filled, and answers are written to storage before anyone is told. `memory` says which
rooms are kept. Bots play in `opponents`, hints are in `advice`, trials in `trials`. The game decides whether an answer
is legal; `pages` decides what a seat sees; `web` speaks HTTP.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import contextmanager, nullcontext
from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData, GrognardError, Illegal, Unreadable
from grognard.kernel.lessons.judge import Judge
from grognard.kernel.lessons.lesson import SILENT
from grognard.kernel.numbers.dice import Awaited, Seeded, Source, TypedIn, fresh_token
from grognard.kernel.numbers.shares import seed_of
from grognard.kernel.table.title import Title
from grognard.server import wire
from grognard.server.http.faults import Trouble, trouble_of
from grognard.server.http.limits import Limits
from grognard.server.http.metrics import Metrics
from grognard.server.rooms import fairness, lessons, puzzles
from grognard.server.rooms.answering import MOST_ANSWERS, answer_forced, answer_on, check_answers, read_all
from grognard.server.rooms.invitations import invitation, seat_of_link
from grognard.server.rooms.lessons import RoomLesson, enemy_seats, is_silent
from grognard.server.rooms.live import Listener, greet
from grognard.server.rooms.lobby import MOST_SINCE, card, is_awaited, since_text
from grognard.server.rooms.manners import Manners
from grognard.server.rooms.memory import LoadedRooms
from grognard.server.rooms.presence import GONE, There, not_there, show
from grognard.server.rooms.puzzles import RoomPuzzle
from grognard.server.rooms.record import new_lines
from grognard.server.rooms.report import Opinions
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.room import Room
from grognard.server.rooms.seats import SeatLinks, bots_of_save, checked_name, hashed, is_all_of, name_player, seats_of
from grognard.server.rooms.shares import DiceShares, TableSecrets, dice_of, kept_dice, opened
from grognard.server.rooms.standing import StandingAnswers
from grognard.server.rooms.talk import Talk
from grognard.server.rooms.trials import Trials
from grognard.server.rooms.upkeep import Upkeep
from grognard.server.screens.patches import alike
from grognard.server.screens.reasons import Reasoned
from grognard.server.storage.checkpoints import Checkpoints
from grognard.server.storage.database import DatabaseDown, Overtaken
from grognard.server.storage.records import entry_rows, head_of, reason_rows, reasons_of, summary_of
from grognard.server.storage.storage import Beside, GameRow, LineRow, SeatRow, Storage
from grognard.server.thinking.advice import hint
from grognard.server.thinking.imports import imported
from grognard.server.thinking.opponents import Opponents
from grognard.server.thinking.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Iterator

    import sqlalchemy as sa

LONGEST_SEED: Final = 100
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
        self._links = SeatLinks(secret)
        self.secrets = TableSecrets(secret)
        self._lock = threading.Lock()
        self._memory = LoadedRooms()
        self.marks = Checkpoints(storage)
        self._loading: dict[str, threading.Lock] = {}
        self.workers = Workers(workers, limits)
        self.opponents = Opponents(
            self.write, lambda room: not room.is_closed and not room.how, self.metrics, self.workers
        )
        self.trials = Trials(self.workers)
        self.opinions = Opinions(self.workers)
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
        return self._memory.rooms()

    # Taking games down -------------------------------------------------------------------------------------------
    def room(self, game: str) -> Room:
        """Return a game by its id, taken from storage when it is not in memory; then its bots go on."""
        if (room := self._memory.find(game)) is not None:
            return room
        with self._lock:
            loading = self._loading.setdefault(game, threading.Lock())
        with loading:
            try:
                if (room := self._memory.find(game)) is None:
                    room = self._memory.keep(self._loaded(game))
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

    # Making games ------------------------------------------------------------------------------------------------
    def make(self, player: str, asked: wire.NewGame) -> wire.Made:
        """Make a new game of a scenario."""
        title = title_of(asked.title)
        if asked.scenario and asked.scenario not in title.scenarios:
            raise Trouble("missing", "no-scenario", title=asked.title, scenario=asked.scenario)
        if asked.dice not in ("seeded", "typed"):
            raise Trouble("unreadable", "no-dice", dice=asked.dice)
        if len(asked.seed) > LONGEST_SEED or not asked.seed.isprintable():
            raise Trouble("unreadable", "unreadable-query", name="seed", value=asked.seed[:LONGEST_SEED])
        seats = {side.name: "me" for side in title.play.sides} | asked.seats
        dice = dice_for(asked.dice == "typed", seats, asked.seed)
        game = title.new(asked.scenario or None, asked.options, dice=dice)
        unrated = [fairness.SEED_CHOSEN] if asked.seed else []
        unrated += [fairness.TYPED] if asked.dice == "typed" else []
        return self._add(player, title, game, asked.seats, hints=asked.hints, unrated=unrated, name=asked.name)

    def take_in(self, player: str, save: bytes) -> wire.Made:
        """Make a game from a save: the bots it names play on, every other seat is the player's own."""
        read, title, game = imported(self.workers, player, save)
        bots = bots_of_save(game, read.bots, self.limits.bot_seconds)
        return self._add(player, title, game, bots, unrated=[fairness.IMPORTED])

    def branch(self, player: str, game: str, asked: wire.Branch) -> wire.Made:
        """Make a new game from an earlier moment, with dice nobody knows."""
        with self.entered(game) as room:
            room.check_all(player)
            history = room.history()
            there = history.at(history.entries_at(asked.at))
            bots_there = {
                side: f"bot:{seat.bot}" for side, seat in room.seats.items() if seat.bot and not is_silent(seat.bot)
            }
            seats = dict.fromkeys(room.seats, "me") | bots_there | asked.seats
            dice = dice_for(isinstance(room.game.dice, TypedIn), seats, first=there.rolls)
            other = there.copy(dice)
            reasons = [each for each in room.reasons if each.number < len(other.entries)]
            marks = fairness.inherited(room.unrated)
        made = self._add(player, room.title, other, bots_there | asked.seats, reasons, unrated=marks)
        self.mark_unrated(room, fairness.EXPLORED)
        return made

    def _add(
        self,
        player: str,
        title: Title,
        game: Game,
        wanted: dict[str, str],
        reasons: Sequence[Reasoned] = (),
        hints: bool | None = None,
        unrated: Sequence[str] = (),
        name: str = "",
    ) -> wire.Made:
        self._check_open_tables(player, wanted)
        id_ = fresh_id()
        seats = seats_of(game, id_, player, wanted, self._links, self.limits.bot_seconds)
        name_player(seats, player, checked_name(player, name, title, seats))
        allows = "open" not in wanted.values() if hints is None else hints
        room = self.keep(player, title, game, seats, reasons, hints=allows, unrated=unrated, id_=id_)
        return wire.Made(room.id, self._links.free(room.id, room.seats))

    def keep(
        self,
        player: str,
        title: Title,
        game: Game,
        seats: dict[str, SeatRow],
        reasons: Sequence[Reasoned] = (),
        *,
        hints: bool,
        unrated: Sequence[str],
        id_: str = "",
        lesson: str = "",
    ) -> Room:
        """Store a new game whose seats are filled."""
        now, id_ = time.time(), id_ or fresh_id()
        salt, seal = self.secrets.seal_for(id_, seats)
        row = GameRow(
            id=id_,
            title=title.id,
            edition=game.play.edition,
            scenario=game.play.scenario.id,
            **head_of(game),
            maker=player,
            version=1,
            made=now,
            changed=now,
            bots_stopped=False,
            summary=summary_of(game),
            seats=seats,
            hints=hints,
            unrated=list(unrated),
            how="" if game.ending is None else game.ending.how,
            lesson=lesson,
            salt=salt,
            seal=seal,
        )
        fairness.check_dice(row.unrated, row.seats)
        room = Room(row, title, game, reasons, self.secrets.of(id_, salt))
        lines = new_lines(room, game, 0)
        self.storage.add(row, entry_rows(game), reason_rows(reasons), lines)
        room.line = lines[-1] if lines else room.line
        self._memory.keep(room)
        self.opponents.wake_bots(room)
        self.metrics.count("games_made")
        return room

    def _check_open_tables(self, player: str, wanted: dict[str, str]) -> None:
        """Refuse a further open table to somebody who has many."""
        most = self.limits.open_tables
        if most and "open" in wanted.values() and self.storage.open_tables(player) >= most:
            raise Trouble("too-many", "too-many-open", most=most)

    def drop_from_memory(self, room: Room) -> None:
        """Drop a room whose game another server has gone on with."""
        self._memory.drop(room)

    def mark_unrated(self, room: Room, mark: str) -> None:
        """Note why a game is unrated: somebody learned its dice or secrets before the end."""
        with room.lock:
            if room.is_over or mark in room.unrated:
                return
            room.unrated = self.storage.mark_unrated(room.id, mark)
        room.tell_change()

    # Lessons -----------------------------------------------------------------------------------------------------
    def begin_lesson(self, player: str, asked: wire.LessonBegun) -> wire.Made:
        """Make a game at the start of a lesson; nobody else has a seat in it, and it is in no list."""
        title = title_of(asked.title)
        lesson = title.lessons.get(asked.lesson)
        if lesson is None:
            raise Trouble("missing", "no-lesson", title=asked.title, lesson=asked.lesson)
        game = lesson.begin(title)
        Judge(lesson, game)
        enemies = enemy_seats(lesson, [side.name for side in game.play.sides])
        seats = {side: SeatRow(side, player=player) for side in (lesson.start.side,)}
        seats |= {side: SeatRow(side, bot=bot) for side, bot in enemies.items()}
        room = self.keep(player, title, game, seats, hints=True, unrated=[fairness.LESSON], lesson=lesson.id)
        return wire.Made(room.id)

    def tell_lesson(self, player: str, game: str, asked: wire.LessonTold) -> wire.Taken:
        """Read the card of a lesson, go back or on by a step, or begin again."""
        with self.entered(game) as room:
            lesson = room.lesson
            if lesson is None:
                raise Trouble("missing", "no-lesson-here")
            side = lesson.lesson.start.side
            room.check_may_answer(player, side)
            self._do_in_lesson(room, lesson, asked.do)
            taken = wire.Taken(room.version_for(side))
        self.opponents.wake(room)
        room.tell_change()
        return taken

    def _do_in_lesson(self, room: Room, lesson: RoomLesson, do: str) -> None:
        before, had = RestorePoint(room.game.copy(), room.reasons), len(room.game.entries)
        if do == lessons.READ:
            lesson.read(room.game)
        elif do == lessons.SKIP:
            self._skip(room, lesson, before)
        elif do in lessons.DEEDS:
            room.game, number = lesson.begin_again(room.game) if do == lessons.AGAIN else lesson.step_back(room.game)
            kept = len(room.game.entries)
            room.reasons = [each for each in room.reasons if each.number < kept]
            if kept < had:
                self.write(room, kept, before)
                room.forget_history(kept)
            lesson.go_to(room.game, number)
        else:
            raise Trouble("unreadable", "unreadable-query", name="do", value=do[:LONGEST_SEED])

    def _skip(self, room: Room, lesson: RoomLesson, before: RestorePoint) -> None:
        had = len(room.game.entries)
        try:
            lesson.skip(room.game)
        except Trouble:
            room.game, room.reasons = before
            room.follow_lesson()
            raise
        if len(room.game.entries) > had:
            self.write(room, had, before)

    # Puzzles -----------------------------------------------------------------------------------------------------
    def begin_puzzle(self, player: str, asked: wire.PuzzleChosen) -> wire.Made:
        """Make a game at the start of a puzzle, whose dice nobody rolls; it is in no list."""
        title = title_of(asked.title)
        puzzle = title.puzzles.get(asked.puzzle)
        if puzzle is None:
            raise Trouble("missing", "no-puzzle", title=asked.title, puzzle=asked.puzzle)
        game = puzzle.begin(title).copy(TypedIn())
        side = puzzle.start.side
        seats = {each.name: SeatRow(each.name, bot="" if each.name == side else SILENT) for each in game.play.sides}
        seats[side] = SeatRow(side, player=player)
        begun_from = f"{puzzles.MARK}{puzzle.id}"
        room = self.keep(player, title, game, seats, hints=False, unrated=[fairness.PUZZLE], lesson=begun_from)
        return wire.Made(room.id)

    def judge_puzzle(self, player: str, game: str, lang: str) -> wire.PuzzleVerdict:
        """Return the verdict on the try in a game that was begun from a puzzle."""
        with self.entered(game) as room:
            puzzle, tried = self._puzzle_of(player, room), room.game.copy()
        return puzzle.verdict(self.workers, player, tried, lang)

    def try_again(self, player: str, game: str) -> wire.Taken:
        """Take the try of a puzzle back, rolls included."""
        with self.entered(game) as room:
            puzzle = self._puzzle_of(player, room)
            if len(room.game.entries) > puzzle.begun:
                before = RestorePoint(room.game.copy(), room.reasons)
                room.game = room.game.branch(puzzle.begun)
                self.write(room, puzzle.begun, before)
                room.forget_history(puzzle.begun)
            taken = wire.Taken(room.version_for(puzzle.puzzle.start.side))
        room.tell_change()
        return taken

    @staticmethod
    def _puzzle_of(player: str, room: Room) -> RoomPuzzle:
        if room.puzzle is None:
            raise Trouble("missing", "no-puzzle-here")
        room.check_may_answer(player, room.puzzle.puzzle.start.side)
        return room.puzzle

    # Seats -------------------------------------------------------------------------------------------------------
    def links(self, player: str, game: str) -> wire.Made:
        """Return the links of the open seats, for the player who made the game."""
        room = self.room(game)
        if not player or room.maker != player:
            raise Trouble("forbidden", "not-yet-yours")
        with room.lock:
            return wire.Made(room.id, self._links.free(room.id, room.seats))

    def invitation(self, player: str, link: str, lang: str) -> wire.Invitation:
        """Return what the open seat a link belongs to is about."""
        game, link = self._game_of(link)
        with self.entered(game) as room:
            return invitation(room, player, link, lang)

    def join(self, player: str, asked: wire.Join) -> wire.Made:
        """Take the open seat a link belongs to; where the players type in their own dice, both must agree to it."""
        game, link = self._game_of(asked.link)
        with self.entered(game) as room:
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
            taken = self.storage.sit_down(link, player, name)
            if taken is None:
                raise Trouble("forbidden", "seat-taken")
            room.seats[taken.side] = taken
        room.tell_change()
        return wire.Made(game)

    def _game_of(self, link: str) -> tuple[str, str]:
        """Return the game that a link to an open seat belongs to, and the hash of the link."""
        link = hashed(link.rstrip("/").rpartition("/")[2])
        game = self.storage.game_of_link(link)
        if not game:
            raise Trouble("missing", "no-link")
        return game, link

    def rename(self, player: str, game: str, name: str) -> wire.NameKept:
        """Set a player's name on all their seats of a game."""
        with self.entered(game) as room:
            mine = room.sides_of(player)
            if not mine:
                raise Trouble("forbidden", "not-your-seat", side=next(iter(room.seats)))
            kept = checked_name(player, name, room.title, room.seats)
            self.storage.rename(game, player, kept)
            name_player(room.seats, player, kept)
        room.tell_change()
        return wire.NameKept(kept)

    def delete(self, player: str, game: str) -> None:
        """Delete a game, whether or not it can still be played."""
        row = self.storage.game(game)
        if row is None:
            raise Trouble("missing", "no-game")
        if not (self._may_delete(player, row) or (row.maker == player and not self._is_playable(game))):
            raise Trouble("forbidden", "not-yours-to-delete")
        room = self._memory.peek(game)
        with room.lock if room is not None else nullcontext():
            self.storage.delete(game)
            self._drop(game)

    @staticmethod
    def _may_delete(player: str, row: GameRow) -> bool:
        """Return whether nobody else plays in a game, or it is over and theirs."""
        is_maker = bool(player) and row.maker == player
        is_alone = all(seat.player in ("", player) for seat in row.seats.values())
        return is_all_of(player, row.maker, row.seats) or (is_maker and (row.summary.over or is_alone))

    def _is_playable(self, game: str) -> bool:
        """Return whether a game can be played again up to now."""
        try:
            self.room(game)
        except DatabaseDown:
            raise
        except Exception as fault:
            return trouble_of(fault).code not in ("bad-data", "broken", "missing")
        return True

    def clear(self, game: str) -> bool:
        """Remove a game that nobody ever played, unless somebody listens; whether it was removed."""
        room = self._memory.peek(game)
        if room is not None and room.listeners:
            return False
        with room.lock if room is not None else nullcontext():
            is_removed = self.storage.remove(game)
            if is_removed:
                self._drop(game)
        return is_removed

    def _drop(self, game: str) -> None:
        """Stop all long work in a deleted game."""
        room = self._memory.peek(game)
        if room is not None:
            room.is_stopped = True
            self.opponents.halt(room)
            self.trials.halt(room)
            self.opinions.halt(room)
            self._memory.drop(room)

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
        room = self._memory.peek(game)
        return not_there if room is None else room.presence

    # Playing -----------------------------------------------------------------------------------------------------
    def answer(self, player: str, game: str, asked: wire.Answer, lang: str) -> wire.Taken:
        """Take an answer, and those that follow it; store all before returning."""
        check_answers(asked.then)
        with self.entered(game) as room:
            room.open_question(player, asked.side, asked.number)
            before = len(room.game.entries)
            with said_in(room.game, asked.answer, asked.side, lang):
                read_all(room.game, asked.then)
                room.check_lesson(asked.answer, lang)
                room.game.answer(asked.answer, asked.side)
            try:
                room.follow_lesson()
                taken, stopped = answer_on(room.game, asked.side, asked.then, room.lesson)
                if asked.forced and stopped is None:
                    taken += answer_forced(room.game, asked.side, room.lesson)
            except GrognardError:
                room.game = room.game.branch(before)
                raise
            self.write(room, before)
            self.manners.void(room)
            told = ("", "") if stopped is None else (room.game.say(stopped, lang), stopped.rule)
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
                self._memory.drop(room)
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


def fresh_id() -> str:
    """Return an id that no game has."""
    return fresh_token(9).replace("-", "a").replace("_", "b")


def dice_for(is_typed: bool, seats: Mapping[str, str], seed: str = "", first: int = 0) -> Source:
    """Return the dice of a new game: where a second person may sit down, the seed waits for the players' shares."""
    if is_typed:
        return TypedIn()
    people = [who for who in seats.values() if not who.startswith("bot:")]
    return Awaited() if "open" in people and len(people) > 1 and not seed else Seeded(seed or None, first)


def title_of(name: str) -> Title:
    """Return an installed game, never a module that a request names."""
    if name not in shelf.known():
        raise Trouble("missing", "no-title", title=name)
    return shelf.title(name)


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
