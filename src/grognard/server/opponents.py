"""Bots in the rooms: they think on copies, outside the lock, so that people can look, stop them and leave meanwhile.

Their answers are written down like everybody's, with their reasons. Where the game went on meanwhile, answers that no
longer fit are thrown away and thought over again. What a bot answers is its own business.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard import bots
from grognard.bots import Bot, Reason
from grognard.kernel.dice import Seeded
from grognard.kernel.errors import Illegal, Stale
from grognard.kernel.game import Game
from grognard.kernel.script import Option, Question
from grognard.server import wire
from grognard.server.limits import Limits
from grognard.server.metrics import Metrics
from grognard.server.reasons import Reasoned, plain
from grognard.server.room import Checkpoint, Room
from grognard.server.seats import in_time
from grognard.server.storage import SeatRow

if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE: Final = 0.03
"""How long, in seconds, quick bots answer before what they answered is written down."""
PAUSE: Final = 0.002
"""How long they let others go first."""
BUSY_EVERY: Final = 0.2
AT_ONCE: Final = 2
"""How many games are thought about at once. More would only make each think less: time is shared, not multiplied."""
HURRY_EVERY: Final = 0.02
log = logging.getLogger("grognard")


def luck_of(game: Game, id_: str) -> str:
    """What a bot's own luck is made from: a secret until the game is over, and the same after a restart."""
    return game.dice.seed if isinstance(game.dice, Seeded) else id_


class Minds:
    """Everybody who is thinking now, so that they can be asked to make up their minds."""

    def __init__(self) -> None:
        self._thinking: list[Bot] = []
        self._lock = threading.Lock()

    def answer(self, bot: Bot, game: Game, question: Question) -> Option:
        """What a bot answers, on a game that is its own."""
        with self._noted(bot):
            return bots.ask(game, bot, question)

    @contextmanager
    def _noted(self, bot: Bot) -> Iterator[None]:
        with self._lock:
            self._thinking.append(bot)
        try:
            yield
        finally:
            with self._lock:
                self._thinking = [each for each in self._thinking if each is not bot]

    def hurry_all(self) -> None:
        """Wait until nobody thinks any more, and let nobody take their time about it."""
        while True:
            with self._lock:
                left = list(self._thinking)
            if not left:
                return
            for bot in left:
                hurry(bot)
            time.sleep(HURRY_EVERY)


def hurry(bot: Bot) -> None:
    """Ask a bot that takes its time for the best it has found so far."""
    hurrying = getattr(bot, "hurry", None)
    if callable(hurrying):
        hurrying()


class Given(NamedTuple):
    """An answer a bot gave on its copy: whose, to which question, and why."""

    side: str
    question: int
    option: Option
    reasons: tuple[Reason, ...]


class Turn:
    """A stretch of answers thought out on a copy: where it began, and what came of it."""

    def __init__(self, room: Room) -> None:
        self.version = room.version
        self.game = room.game.copy()
        self.begun = len(self.game.entries)
        self.given: list[Given] = []
        self.reasons: list[Reasoned] = []
        self._last = room.reasons[-1:]
        self.fault: Exception | None = None

    def take(self, question: Question, option: Option, reasons: tuple[Reason, ...]) -> None:
        """Go on on the copy with an answer."""
        number, clock, told = len(self.game.entries), self.game.play.clock, len(self.game.events)
        self.game.answer(option, question.who)
        self.given.append(Given(question.side, question.number, option, reasons))
        if reasons:
            self._last = [Reasoned(number, self._clock_of(clock + 1, told, question.side), question.side, reasons)]
            self.reasons += self._last

    def _clock_of(self, clock: int, told: int, side: str) -> int:
        """The moment at which an answer's reasons are told: when something comes of it; when nothing does and the
        operation or the phase is over with it, with what was told last."""
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
        write: Callable[[Room, int, Checkpoint | None], None],
        is_here: Callable[[Room], bool],
        metrics: Metrics,
        limits: Limits,
    ) -> None:
        self.minds = Minds()
        self.is_closing = False
        self._write = write
        self._is_here = is_here
        self._metrics = metrics
        self._limits = limits
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="bots")

    def close(self) -> None:
        """Stop; whoever thinks makes up their mind, and what was told of is written down already."""
        self.is_closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.minds.hurry_all()
        self._pool.shutdown(wait=True)

    def kick(self, room: Room) -> None:
        """Have the bots play, when they are asked and not at it already."""
        with room.lock:
            question = asked_of_bots(room.game, room.seats)
            if question is None or self._is_halted(room) or room.is_botting:
                return
            room.is_botting = True
            room.bots_now = wire.Bots(question.side, "playing")
        self._pool.submit(self._slice, room)

    def halt(self, room: Room) -> None:
        """Let nobody in this room take their time any longer."""
        for bot in list(room.bots.values()):
            hurry(bot)

    def _is_halted(self, room: Room) -> bool:
        return room.is_stopped or self.is_closing

    # A slice -----------------------------------------------------------------------------------------------------
    def _slice(self, room: Room) -> None:
        """Let the bots play for a moment; then others have a word, and it goes on."""
        try:
            with room.lock:
                turn = Turn(room)
            self._think(room, turn)
            with room.lock:
                has_more = self._settle(room, turn)
        except Exception as fault:
            log.exception("game %s: the bots stopped", room.id)
            self._end(room, why=str(fault) or type(fault).__name__)
            return
        if not has_more:
            self._end(room)
            return
        if time.monotonic() - room.last_busy >= BUSY_EVERY:
            room.last_busy = time.monotonic()
            room.tell_busy(wire.Busy(bots=room.bots_now))
        time.sleep(PAUSE)
        try:
            self._pool.submit(self._slice, room)
        except RuntimeError:
            room.is_botting = False

    def _think(self, room: Room, turn: Turn) -> None:
        """Answer for the bots on the copy, as long as a slice lasts, but at least once."""
        until = time.perf_counter() + SLICE
        while (question := asked_of_bots(turn.game, room.seats)) is not None and not self._is_halted(room):
            if turn.given and time.perf_counter() > until:
                return
            try:
                bot = self._bot(room, turn.game, question.side)
                option = self.minds.answer(bot, turn.game, question)
                turn.take(question, option, plain(bots.explain(bot)))
            except Exception as trouble:  # what was answered before it is kept
                turn.fault = trouble
                return

    def _bot(self, room: Room, game: Game, side: str) -> Bot:
        if side not in room.bots:
            luck = f"{luck_of(game, room.id)}/{len(game.entries)}/{side}"
            room.bots[side] = bots.make(in_time(room.seats[side].bot, self._limits.bot_seconds), luck)
        return room.bots[side]

    def _settle(self, room: Room, turn: Turn) -> bool:
        """Let what was thought out count, and write it down; whether there is more to do."""
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
            self._metrics.count("bot_answers", given)
            room.bots_now = wire.Bots(turn.given[-1].side, "playing", room.bots_now.answers + given)
        if turn.fault is not None:
            raise turn.fault
        return asked_of_bots(room.game, room.seats) is not None and not self._is_halted(room)

    def _fit_in(self, room: Room, turn: Turn) -> int:
        """Others have answered meanwhile: keep the answers whose questions still stand, which is so while the sides
        answer unseen by each other; how many. After an undo everything is thought over again."""
        if room.game.entries[: turn.begun] != turn.game.entries[: turn.begun]:
            return 0
        first, reasons = len(room.game.entries), room.reasons
        for each in turn.given:
            number, at = len(room.game.entries), room.game.play.clock + 1
            try:
                room.game.answer(each.option, each.side, each.question)
            except (Illegal, Stale):
                break
            if each.reasons:
                room.reasons = [*room.reasons, Reasoned(number, at, each.side, each.reasons)]
        kept = sum(entry.who.name in room.seats for entry in room.game.entries[first:])
        if kept:
            self._write(room, first, Checkpoint(room.game.branch(first), reasons))
        return kept

    def _end(self, room: Room, why: str = "") -> None:
        with room.lock:
            room.is_botting = False
            is_stopped = room.is_stopped or bool(why)
            room.is_stopped = is_stopped
            side = room.bots_now.side
            room.bots_now = wire.Bots(side, "stopped", room.bots_now.answers, why) if is_stopped else wire.Bots()
        room.tell_change()
        # Something may have been asked of them between the last look and now.
        self.kick(room)


def asked_of_bots(game: Game, seats: Mapping[str, SeatRow]) -> Question | None:
    """A question that is open to a bot."""
    return next((asked for side, asked in game.questions.items() if side in seats and seats[side].bot), None)
