"""Bots in the rooms: workers think for them, outside the lock, so that people can look, stop them and leave meanwhile.

Their answers are written down like everybody's, with their reasons. Where the game went on meanwhile, answers that no
longer fit are thrown away and thought over again. What a bot answers is its own business; where it thinks is that of
`workers`.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question
from grognard.kernel.errors import Illegal, Stale
from grognard.kernel.lessons.lesson import SILENT
from grognard.server import wire
from grognard.server.http.faults import trouble_of
from grognard.server.http.metrics import Metrics
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.room import BOTS_LOST, Room
from grognard.server.rooms.seats import in_time, seconds_of
from grognard.server.screens.reasons import Reasoned
from grognard.server.storage.database import DatabaseDown
from grognard.server.storage.game_rows import SeatRow
from grognard.server.thinking.fair_queue import QUICK, SLOW
from grognard.server.thinking.thinker import asked_of
from grognard.server.thinking.worker_messages import Given
from grognard.server.thinking.workers import PATIENCE, BotFailed, Closing, LostWorker, Worker, Workers

SLICE: Final = 0.03
"""How long, in seconds, quick bots answer before what they answered is written down and others have their turn."""
BUSY_EVERY: Final = 0.2
TRY_AGAIN_AFTER: Final = (2.0, 20.0, 120.0)
"""The seconds after which bots that could not answer try again, each time they fail in a row."""
log = logging.getLogger("grognard")


class BotTurn:
    """A stretch of answers: where it began, and what comes of them on a copy of the game."""

    def __init__(self, room: Room) -> None:
        self.version = room.version
        self.game = room.game.copy()
        self.begun = len(self.game.entries)
        self.given: list[Given] = []
        self.reasons: list[Reasoned] = []
        self._last = room.reasons[-1:]
        self.fault: Exception | None = None

    def take(self, given: Given) -> None:
        """Play an answer on the copy."""
        number, clock, told = len(self.game.entries), self.game.play.clock, len(self.game.events)
        self.game.answer(given.text, given.side, given.question)
        self.given.append(given)
        if given.reasons:
            self._last = [Reasoned(number, self._clock_of(clock + 1, told, given.side), given.side, given.why)]
            self.reasons += self._last

    def _clock_of(self, clock: int, told: int, side: str) -> int:
        """Return the moment at which an answer's reasons are told: when something comes of it; when nothing does and
        the operation or the phase is over with it, with what was told last."""
        news, following = self.game.events[told:], self.game.questions.get(side)
        is_over = bool(news) or (following is not None and following.is_menu)
        if not told or not is_over or any(not event.heading for event in news):
            return clock
        before = self.game.events[told - 1].number
        return before if not self._last or before >= self._last[0].at else clock


class Opponents:
    """The bots of all rooms."""

    def __init__(
        self,
        write: Callable[[Room, int, RestorePoint | None], None],
        is_here: Callable[[Room], bool],
        metrics: Metrics,
        workers: Workers,
    ) -> None:
        self.is_closing = False
        self._write = write
        self._is_here = is_here
        self._metrics = metrics
        self._workers = workers

    def wake_bots(self, room: Room) -> None:
        """Start the bots of a game, if they are asked and not thinking already."""
        players = self._players(room)
        if not players or self._is_halted(room):
            return
        self._workers.be_ready(lane_of(players))
        with room.lock:
            question = asked_of_bots(room.game, room.seats)
            if question is None or self._is_halted(room) or room.is_botting:
                return
            room.is_botting = True
            room.work_before = partial(self._workers.before, room.id)
            room.bots_now = wire.Bots(question.side, "playing")
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        """Queue a slice of thinking for the visitor who made the game."""
        lane = lane_of(self._players(room))
        self._workers.submit(room.maker, lane, room.id, lambda worker: self._slice(room, worker))

    def _players(self, room: Room) -> dict[str, str]:
        """Return the bots of a room, by side, each within today's limit of time."""
        most = self._workers.limits.bot_seconds
        return {side: in_time(seat.bot, most) for side, seat in room.seats.items() if plays(seat)}

    def wake(self, room: Room) -> None:
        """Start the bots again, also after a failure: the game has changed since."""
        room.failures = 0
        self._rested(room)

    def halt(self, room: Room) -> None:
        """Make this game's bots answer now."""
        self._workers.hurry(room.id)

    def _is_halted(self, room: Room) -> bool:
        return room.is_stopped or room.is_resting or self.is_closing or bool(room.how)

    # A slice -----------------------------------------------------------------------------------------------------
    def _slice(self, room: Room, worker: Worker) -> None:
        """Let the bots think for one slice, then queue the next."""
        try:
            with room.lock:
                turn = BotTurn(room)
            self._think(room, turn, worker)
            with room.lock:
                has_more = self._settle(room, turn)
        except Closing:
            return
        except Exception as fault:
            log.error("game %s: the bots stopped", room.id, exc_info=not isinstance(fault, DatabaseDown))
            self._end(room, why=why_stopped(fault))
            self._try_later(room)
            return
        if not has_more:
            self._end(room)
            return
        if time.monotonic() - room.last_busy >= BUSY_EVERY:
            room.last_busy = time.monotonic()
            room.tell_busy(wire.Busy(bots=room.bots_now))
        self._go_on(room)

    def _think(self, room: Room, turn: BotTurn, worker: Worker) -> None:
        """Ask the bots for answers, and play them on the copy."""
        players = self._players(room)
        if asked_of(turn.game, players) is None or self._is_halted(room):
            return
        patience = PATIENCE + 4 * max(map(seconds_of, players.values()))
        thought = worker.think(room.id, turn.game, players, SLICE, patience)
        try:
            for given in thought.given:
                turn.take(given)
        except Exception:  # the two games differ: the worker is told of ours again
            worker.forget(room.id)
            raise
        worker.learn(room.id, turn.game)
        if thought.fault:
            turn.fault = BotFailed(thought.fault)

    def _settle(self, room: Room, turn: BotTurn) -> bool:
        """Play the bots' answers in the game and store them; return whether there is more to do."""
        if not self._is_here(room):  # it was deleted meanwhile
            room.is_stopped = True
            return False
        given = len(turn.given)
        if given and room.version == turn.version:
            before = room.checkpoint()
            room.game, room.reasons = turn.game, [*room.reasons, *turn.reasons]
            self._write(room, turn.begun, before)
        elif given:
            given = self._fit_in(room, turn)
        if given:
            room.failures = 0
            self._metrics.count("bot_answers", given)
            room.bots_now = wire.Bots(turn.given[-1].side, "playing", room.bots_now.answers + given)
        if turn.fault is not None:
            raise turn.fault
        return asked_of_bots(room.game, room.seats) is not None and not self._is_halted(room)

    def _fit_in(self, room: Room, turn: BotTurn) -> int:
        """Others have answered meanwhile: keep the answers whose questions still stand, which is so while the sides
        answer unseen by each other; how many. After an undo everything is thought over again."""
        if room.game.entries[: turn.begun] != turn.game.entries[: turn.begun]:
            return 0
        first, reasons = len(room.game.entries), room.reasons
        for each in turn.given:
            number, at = len(room.game.entries), room.game.play.clock + 1
            try:
                room.game.answer(each.text, each.side, each.question)
            except (Illegal, Stale):
                break
            if each.reasons:
                room.reasons = [*room.reasons, Reasoned(number, at, each.side, each.why)]
        kept = sum(entry.who.name in room.seats for entry in room.game.entries[first:])
        if kept:
            self._write(room, first, RestorePoint(room.game.branch(first), reasons))
        return kept

    def _rested(self, room: Room) -> None:
        room.is_resting = False
        self.wake_bots(room)

    def _try_later(self, room: Room) -> None:
        """Start the bots again after some time; the fault may have passed."""
        failures = room.failures
        if failures > len(TRY_AGAIN_AFTER):
            return

        def again() -> None:
            if room.failures == failures and self._is_here(room):
                self._rested(room)

        timer = threading.Timer(TRY_AGAIN_AFTER[failures - 1], again)
        timer.daemon = True
        timer.start()

    def _end(self, room: Room, why: str = "") -> None:
        with room.lock:
            room.is_botting = False
            room.failures += bool(why)
            room.is_resting = bool(why)
            is_stopped = room.is_stopped or room.is_resting
            side = room.bots_now.side
            room.bots_now = wire.Bots(side, "stopped", room.bots_now.answers, why) if is_stopped else wire.Bots()
        room.tell_change()
        # Something may have been asked of them between the last look and now.
        self.wake_bots(room)


def why_stopped(fault: Exception) -> str:
    """Return why bots cannot go on: the key of a message if it was not their fault, or their own words."""
    if isinstance(fault, LostWorker):
        return BOTS_LOST
    return trouble_of(fault).key if isinstance(fault, DatabaseDown) else str(fault) or type(fault).__name__


def asked_of_bots(game: Game, seats: Mapping[str, SeatRow]) -> Question | None:
    """Return a question that is open to a bot."""
    return asked_of(game, [side for side, seat in seats.items() if plays(seat)])


def lane_of(players: Mapping[str, str]) -> str:
    """Return the lane for the bots of a room."""
    return SLOW if any(map(seconds_of, players.values())) else QUICK


def plays(seat: SeatRow) -> bool:
    """Return whether a bot plays on a seat; an enemy who does as little as he may is no bot."""
    return bool(seat.bot) and seat.bot != SILENT
