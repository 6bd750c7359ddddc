"""Trials: a game played out many times from where it stands, by bots, on copies; what came of it is counted.

The game itself stays as it is. Workers play the games, one after another, and each trial can be stopped.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

from grognard.kernel.numbers.dice import fresh_token
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.http.limits import Limits
from grognard.server.rooms.lobby import verdict_text
from grognard.server.rooms.room import Room
from grognard.server.rooms.seats import checked_bot, in_time, seconds_of
from grognard.server.thinking.fair_queue import SLOW
from grognard.server.thinking.opponents import BUSY_EVERY
from grognard.server.thinking.workers import PATIENCE, BotFailed, Closing, LostWorker, Worker, Workers

SLICE: Final = 0.25
"""How long, in seconds, a game is played out before others have their turn."""
log = logging.getLogger("grognard")


class RunningTrial:
    """A trial under way, or done: its game, its bot, its language and its visitor.

    It does not refer to its room, which refers to it: what nobody holds is dropped from memory.
    """

    def __init__(self, room: Room, games: int, bot: str, player: str, lang: str) -> None:
        self.shown = wire.TrialShown(0, games, True, {})
        self.is_stopped = False
        self.title, self.bot, self.player, self.lang = room.title, bot, player, lang
        self.start = room.title.id, room.game.save()
        self.sent_at = 0.0
        self.next_game()

    def next_game(self) -> None:
        """Begin another game, with dice nobody knows."""
        self.seed = fresh_token()
        self.key = f"trial-{self.seed}"

    def count(self, winner: str, verdict: str) -> None:
        """Count a game that has ended."""
        shown, text = self.shown, verdict_text(self.title, winner, verdict, self.lang)
        results = {**shown.results, text: shown.results.get(text, 0) + 1}
        done = shown.done + 1
        self.shown = wire.TrialShown(done, shown.of, done < shown.of, results)

    def end(self, why: str = "") -> None:
        """Stop playing; keep what was found."""
        self.shown = msgspec.structs.replace(self.shown, running=False, why=why)

    def tell(self, room: Room) -> None:
        """Send the progress to all listeners now and then, and at the end."""
        is_due = not self.shown.running or time.monotonic() - self.sent_at >= BUSY_EVERY
        if room.trial is self and is_due:
            self.sent_at = time.monotonic()
            room.tell_busy(wire.Busy(trial=self.shown))


class Trials:
    """The trials of all rooms."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    def begin(self, player: str, room: Room, asked: wire.Trial, lang: str) -> wire.TrialShown:
        """Begin a trial: bots play the game out from here, many times."""
        bot = self._checked(asked, room.title.id)
        with room.lock:
            room.check_all(player)
            if room.is_over:
                raise Trouble("stale", "trial-over")
            self.halt(room)
            trial = room.trial = RunningTrial(room, asked.games, bot, player, lang)
        self._go_on(room, trial)
        return trial.shown

    def halt(self, room: Room) -> None:
        """Stop the trial of a room, if it has one."""
        if room.trial is not None:
            room.trial.is_stopped = True
            self._workers.hurry(room.trial.key)

    def _checked(self, asked: wire.Trial, game: str) -> str:
        """Return the bot of a trial that is neither too many games nor too long."""
        limits: Limits = self._workers.limits
        most = limits.trial_games or sys.maxsize
        if not 1 <= asked.games <= most:
            raise Trouble("unreadable", "trial-size", most=most)
        bot = in_time(checked_bot(asked.bot, game, limits.bot_seconds), limits.bot_seconds)
        seconds = seconds_of(bot)
        fitting = max(1, int(limits.trial_seconds / seconds)) if seconds and limits.trial_seconds else most
        if asked.games > fitting:
            raise Trouble("unreadable", "trial-seconds", seconds=f"{seconds:g}", most=fitting)
        return bot

    def stop(self, player: str, room: Room) -> wire.TrialShown:
        """Stop a trial; return what it found."""
        with room.lock:
            room.check_all(player)
            trial = room.trial
            if trial is None:
                return wire.TrialShown(0, 0, False, {})
            self.halt(room)
            return msgspec.structs.replace(trial.shown, running=False)

    # A slice -----------------------------------------------------------------------------------------------------
    def _go_on(self, room: Room, trial: RunningTrial) -> None:
        """Queue the next slice of a trial."""
        self._workers.submit(trial.player, SLOW, trial.key, lambda worker: self._slice(room, trial, worker))

    def _slice(self, room: Room, trial: RunningTrial, worker: Worker) -> None:
        """Play one game for a slice, then queue the next."""
        try:
            if not trial.is_stopped:
                patience = PATIENCE + 4 * seconds_of(trial.bot)
                tried = worker.try_out(trial.key, trial.start, trial.bot, trial.seed, SLICE, patience)
                if tried.is_over:
                    trial.count(tried.winner, tried.verdict)
                    trial.next_game()
        except Closing:
            return
        except (LostWorker, BotFailed) as fault:
            log.warning("game %s: a trial by %s stopped: %s", room.id, trial.bot, fault)
            is_lost = isinstance(fault, LostWorker)
            trial.end(sentences(trial.lang).text("bots-lost" if is_lost else "bots-failed", fault=str(fault)))
        if trial.is_stopped:
            worker.forget(trial.key)
            trial.end()
        trial.tell(room)
        if trial.shown.running:
            self._go_on(room, trial)
