"""Trials: a game played out many times from where it stands, by bots, on copies; what came of it is counted.

The game itself stays as it is. One trial runs at a time, and each can be stopped.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec

from grognard import bots
from grognard.kernel.dice import Seeded, fresh_token
from grognard.kernel.game import Game
from grognard.server import wire
from grognard.server.catalogue import USUAL_SECONDS
from grognard.server.faults import Trouble
from grognard.server.limits import Limits
from grognard.server.lobby import verdict_text
from grognard.server.opponents import BUSY_EVERY, Minds
from grognard.server.room import Room
from grognard.server.seats import checked_bot, in_time, seconds_in


class Trial:
    """A trial under way, or done."""

    def __init__(self, games: int) -> None:
        self.shown = wire.TrialShown(0, games, True, {})
        self.is_stopped = False


class Trials:
    """The trials of all rooms."""

    def __init__(self, minds: Minds, limits: Limits) -> None:
        self.is_closing = False
        self._minds = minds
        self._limits = limits
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="trials")

    def close(self) -> None:
        """Stop; nothing is lost, for nothing is kept."""
        self.is_closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._minds.hurry_all()
        self._pool.shutdown(wait=True)

    def begin(self, player: str, room: Room, asked: wire.Trial, lang: str) -> wire.TrialShown:
        """Play the game out from here, many times, by bots."""
        bot = self._checked(asked, room.title.id)
        with room.lock:
            room.check_all(player)
            if room.game.result is not None:
                raise Trouble("stale", "trial-over")
            if room.trial is not None:
                room.trial.is_stopped = True
            trial = room.trial = Trial(asked.games)
            start = room.game.copy()
        self._pool.submit(self._try_all, room, trial, start, bot, lang)
        return trial.shown

    def _checked(self, asked: wire.Trial, game: str) -> str:
        """The bot of a trial that is neither too many games nor too long."""
        limits = self._limits
        most = limits.trial_games or sys.maxsize
        if not 1 <= asked.games <= most:
            raise Trouble("unreadable", "trial-size", most=most)
        bot = in_time(checked_bot(asked.bot, game, limits.bot_seconds), limits.bot_seconds)
        seconds = (seconds_in(bot) or USUAL_SECONDS) if bots.takes_time(bot) else 0.0
        fitting = max(1, int(limits.trial_seconds / seconds)) if seconds and limits.trial_seconds else most
        if asked.games > fitting:
            raise Trouble("unreadable", "trial-seconds", seconds=f"{seconds:g}", most=fitting)
        return bot

    def stop(self, player: str, room: Room) -> wire.TrialShown:
        """Stop a trial; what it found so far."""
        with room.lock:
            room.check_all(player)
            trial = room.trial
            if trial is None:
                return wire.TrialShown(0, 0, False, {})
            trial.is_stopped = True
            return msgspec.structs.replace(trial.shown, running=False)

    def _try_all(self, room: Room, trial: Trial, start: Game, bot: str, lang: str) -> None:
        shown, sent_at = trial.shown, 0.0
        results: dict[str, int] = {}
        for number in range(shown.of):
            ended = None if trial.is_stopped else self._tried(start, bot, trial)
            if ended is None:
                break
            verdict = verdict_text(room.title, *ended, lang)
            results = {**results, verdict: results.get(verdict, 0) + 1}
            trial.shown = shown = wire.TrialShown(number + 1, shown.of, number + 1 < shown.of, results)
            if time.monotonic() - sent_at >= BUSY_EVERY:
                sent_at = time.monotonic()
                room.tell_busy(wire.Busy(trial=shown))
        trial.shown = wire.TrialShown(shown.done, shown.of, False, results)
        if room.trial is trial:
            room.tell_busy(wire.Busy(trial=trial.shown))

    def _tried(self, start: Game, bot: str, trial: Trial) -> tuple[str, str] | None:
        """One game played out; None when it was stopped on the way."""
        game = start.copy(Seeded())
        players = {side.name: bots.make(bot, fresh_token()) for side in game.play.sides}
        while (question := game.question) is not None:
            if trial.is_stopped or self.is_closing:
                return None
            game.answer(self._minds.answer(players[question.side], game, question), question.who)
        result = game.result
        return None if result is None else (result.winner, result.verdict)
