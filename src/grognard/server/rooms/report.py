"""After the battle: the report of a finished game, and the officer's opinion of what a side did.

The report is made once for each language and kept with the room. The opinion is worked out in the background by a
worker, a slice at a time like a trial, and can be stopped; what was found so far is asked for again and again. Nothing
is told of a game that is not over.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeVar, cast

import msgspec

from grognard import bots
from grognard.kernel.files.data import LANGUAGES
from grognard.lab.play.luck import summed
from grognard.lab.reports.battle import BattleAccount, battle, lucks
from grognard.lab.reports.battlepage import battle_page
from grognard.lab.reports.report_shapes import BattleTold, JudgementTold, OpinionTold
from grognard.lab.reports.report_words import told, told_in_full
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.rooms.room import Room
from grognard.server.thinking.fair_queue import SLOW
from grognard.server.thinking.thinker import luck_of
from grognard.server.thinking.workers import BotFailed, Closing, LostWorker, Worker, Workers

SLICE: Final = 0.25
"""How long, in seconds, the officer thinks before others have their turn."""
T = TypeVar("T", str, bytes)
log = logging.getLogger("grognard")


def account_of(room: Room) -> BattleAccount:
    """Return the account of a finished game, played again; only the caller waits for it."""
    with room.lock:
        check_over(room)
        game = room.game.copy()
    return battle(game)


def check_over(room: Room) -> None:
    """Refuse a report before the end: it tells everything."""
    if room.how:
        raise Trouble("forbidden", "report-of-half-a-game")
    if room.game.result is None:
        raise Trouble("forbidden", "report-not-yet")


def report(room: Room, lang: str) -> BattleTold:
    """Return the report of a finished game, made once."""
    with room.lock:
        check_over(room)
        found = room.reports.get(lang)
    if found is None:
        found = room.reports[lang] = told(account_of(room), lang)
    return found


def luck_at(room: Room, player: str, clock: int) -> wire.LuckAt:
    """Return the luck of every side up to a moment; while a game goes on only of one without secrets, all one's own."""
    with room.lock:
        if not room.is_over:
            room.check_all(player)
            if room.game.play.conceals:
                raise Trouble("forbidden", "report-not-yet")
        version, game = room.version, room.game.copy()
        noted, found = room.lucks
    if noted != version:
        found = list(lucks(game))
        room.lucks = (version, found)
    so_far = [luck for at, luck in found if at <= clock]
    sums = {side.name: summed(so_far, side) for side in game.play.sides}
    return wire.LuckAt({side: wire.LuckSoFar(float(each.luck), each.error, each.rolls) for side, each in sums.items()})


def report_file(room: Room, lang: str) -> bytes:
    """Return the report as JSON, with every roll and the opinions so far."""

    def made(opinions: list[OpinionTold]) -> bytes:
        full = told_in_full(account_of(room), lang, opinions)
        return msgspec.json.format(msgspec.json.encode(full), indent=1)

    return _kept(room, "file", lang, made)


def report_page(room: Room, lang: str) -> str:
    """Return the report as one page that stands alone, with the opinions so far."""
    return _kept(room, "page", lang, lambda opinions: battle_page(account_of(room), lang, opinions))


def _kept(room: Room, kind: str, lang: str, made: Callable[[list[OpinionTold]], T]) -> T:
    """Return what is cached for a finished game until there are new opinions; nothing before its end."""
    with room.lock:
        check_over(room)
        opinions = opinions_of(room, lang)
        key = kind, lang, sum(each.done for each in opinions)
        found = room.report_files.get(key)
    if found is None:
        found = made(opinions)
        room.report_files = {each: had for each, had in room.report_files.items() if each[:2] != key[:2]} | {key: found}
    return cast("T", found)


def opinions_of(room: Room, lang: str) -> list[OpinionTold]:
    """Return the opinions so far, by side."""
    return [each.shown(lang) for each in room.opinions.values() if each.done]


class Opinion:
    """The officer's opinion so far on the operations of one side."""

    def __init__(self, room: Room, side: str, player: str) -> None:
        self.side, self.player = side, player
        self.key = f"opinion-{room.id}-{side}"
        self.title, self.save, self.luck = room.title.id, room.game.save(), luck_of(room.game, room.id)
        self.done, self.of, self.same = 0, -1, 0
        self.seconds = 0.0
        self.is_running, self.is_stopped = True, False
        self.why = ""
        self.judgements: dict[str, list[JudgementTold]] = {lang: [] for lang in LANGUAGES}

    def shown(self, lang: str) -> OpinionTold:
        """Return the opinion as it is sent."""
        why = sentences(lang).text(self.why) if self.why else ""
        judgements = list(self.judgements.get(lang, ()))
        return OpinionTold(self.side, self.done, max(0, self.of), self.is_running, why, self.same, judgements)

    def end(self, why: str = "") -> None:
        """Stop thinking; keep what was found."""
        self.is_running, self.why, self.save = False, why, b""


class Opinions:
    """The opinions of all rooms."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    def begin(self, player: str, room: Room, side: str, lang: str) -> OpinionTold:
        """Begin the officer's review of a side; any player of the game may ask, after its end."""
        with room.lock:
            check_over(room)
            if side not in room.seats:
                raise Trouble("missing", "no-side", side=side)
            if not room.sides_of(player):
                raise Trouble("forbidden", "not-your-seat", side=side)
            if not bots.can_play(bots.ADVISER, room.title.id):
                raise Trouble("missing", "no-officer", title=room.title.id)
            found = room.opinions.get(side)
            if found is not None and (found.is_running or found.done == found.of):
                return found.shown(lang)
            found = room.opinions[side] = Opinion(room, side, player)
        self._go_on(room, found)
        return found.shown(lang)

    def stop(self, player: str, room: Room) -> None:
        """Stop the officer's review; keep what it found."""
        with room.lock:
            check_over(room)
            if not room.sides_of(player):
                raise Trouble("forbidden", "not-your-seat", side=next(iter(room.seats)))
        self.halt(room)

    def halt(self, room: Room) -> None:
        """Stop all reviews of a room."""
        for each in list(room.opinions.values()):
            if each.is_running:
                each.is_stopped = True
                self._workers.hurry(each.key)

    def _go_on(self, room: Room, opinion: Opinion) -> None:
        """Queue the next slice among the slow jobs."""
        self._workers.submit(opinion.player, SLOW, opinion.key, lambda worker: self._slice(room, opinion, worker))

    def _slice(self, room: Room, opinion: Opinion, worker: Worker) -> None:
        """Think for one slice, then queue the next."""
        try:
            if not opinion.is_stopped:
                self._think(opinion, worker)
        except Closing:
            return
        except (LostWorker, BotFailed) as fault:
            log.warning("game %s: the opinion of %s stopped: %s", room.id, opinion.side, fault)
            opinion.end("opinion-failed")
        if opinion.is_stopped and opinion.is_running:
            opinion.end("opinion-stopped")
        if opinion.is_running:
            self._go_on(room, opinion)
        else:
            worker.forget(opinion.key)

    def _think(self, opinion: Opinion, worker: Worker) -> None:
        game = opinion.title, opinion.save
        reply = worker.criticise(opinion.key, game, opinion.side, opinion.luck, opinion.done, SLICE)
        opinion.of = reply.of
        opinion.seconds += reply.seconds
        for each in reply.judged:
            opinion.done += 1
            opinion.same += not each[LANGUAGES[0]].games
            for lang, words in each.items():
                if words.games:
                    opinion.judgements[lang].append(words)
        most = self._workers.limits.opinion_seconds
        if opinion.done >= opinion.of:
            opinion.end()
        elif most and opinion.seconds > most:
            opinion.end("opinion-long")
