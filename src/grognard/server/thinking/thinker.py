"""A thinker carries out orders: it keeps games and their bots, lets the bots answer, and plays trials and saves.

It runs in a worker process or in a thread of the server, and knows neither. Bots are handed what they are handed
everywhere, a view and a question (`grognard.bots.ask`); the game is as the server's own, dice included, so that the
answers are the same wherever they are thought out.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from grognard import bots, shelf
from grognard.bots import Bot
from grognard.kernel.asking.entry import unread
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.legality import ON_THE_MAP
from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.files.record_form import Record
from grognard.kernel.files.record_games import games_of
from grognard.kernel.files.record_reading import is_record_text, read_one
from grognard.kernel.files.save import read_save, save_of
from grognard.kernel.numbers.dice import Seeded
from grognard.kernel.puzzles.puzzle import wanted_puzzle
from grognard.kernel.words.words import words_for
from grognard.lab.play.outlook import OutlookFound, outlook
from grognard.lab.puzzles.weighing import Scales
from grognard.lab.puzzles.weighing import judged as judged_way
from grognard.lab.reports.battle import luck_so_far
from grognard.lab.reports.opinion import Critic
from grognard.lab.reports.opinion_words import judged as in_words
from grognard.server.screens.reasons import plain
from grognard.server.storage.packing import pack_of
from grognard.server.thinking.worker_messages import (
    Advise,
    Criticise,
    Criticised,
    Failed,
    Foresee,
    Foreseen,
    Given,
    KnownGame,
    Numbered,
    Order,
    Read,
    Reply,
    Think,
    Thought,
    Tried,
    TryOut,
    VariationRead,
    WasRead,
    WasWeighed,
    Weigh,
    fault_of,
)


def luck_of(game: Game, key: str) -> str:
    """Return what a bot's own luck is made from: a secret until the game is over, and the same after a restart."""
    return game.dice.seed if isinstance(game.dice, Seeded) else key


class Thinker:
    """The games a worker has been sent, with the bots that play in them."""

    def __init__(self, within: Callable[[float], None] = lambda seconds: None) -> None:
        """`within` sets a limit on the time of the processor that follows."""
        self._games: dict[str, Game] = {}
        self._bots: dict[str, dict[str, Bot]] = {}
        self._critics: dict[str, Critic] = {}
        self._within = within
        self._lock = threading.Lock()
        self._number = -1
        self._hurried = -1
        self._thinking: Bot | None = None

    # Orders --------------------------------------------------------------------------------------------------------
    def do(self, numbered: Numbered) -> Reply:
        """Carry out an order; whatever goes wrong is the reply."""
        with self._lock:
            self._number = numbered.number
        for key in numbered.forget:
            self.forget(key)
        try:
            return self._done(numbered.order)
        except MemoryError:  # a process over its limit ends; what is left of it is not trusted
            raise
        except Exception as fault:
            return Failed(_in_words(fault))

    def _done(self, order: Order) -> Reply:
        match order:
            case Think():
                return self.think(order)
            case Advise():
                return self.advise(order)
            case TryOut():
                return self.try_out(order)
            case Criticise():
                return self.criticise(order)
            case Foresee():
                return self.foresee(order)
            case Weigh():
                return self.weigh(order)
            case Read():
                return self.read(order)

    def hurry(self, number: int) -> None:
        """Make the bot that thinks about this order answer now; may be called from another thread."""
        with self._lock:
            self._hurried = max(self._hurried, number)
            thinking = self._thinking if number == self._number else None
        if thinking is not None:
            hurry(thinking)

    @property
    def is_hurried(self) -> bool:
        """Whether this order is to end as soon as it can."""
        return self._hurried >= self._number

    def forget(self, key: str) -> None:
        """Drop a game."""
        self._games.pop(key, None)
        self._bots.pop(key, None)
        self._critics.pop(key, None)

    # Games ---------------------------------------------------------------------------------------------------------
    def _game(self, told: KnownGame) -> Game:
        """Return the game of an order as it stands now; its bots are kept when entries were taken back."""
        if told.save:
            # The server's own game wrote it, so it is not replayed: the position of the last menu, and the rest.
            game = self._games[told.key] = shelf.title(told.title).load(told.save, trust=True)
            return game
        game = self._games[told.key]
        if told.since:
            game.carry_on(unread(game.side(who), answer) for who, answer in told.since)
        return game

    def _bot(self, key: str, name: str, make: Callable[[], Bot]) -> Bot:
        players = self._bots.setdefault(key, {})
        if name not in players:
            players[name] = make()
        return players[name]

    def _ask(self, game: Game, bot: Bot, question: Question) -> Option:
        with self._lock:
            self._thinking = bot
        try:
            return bots.ask(game, bot, question)
        finally:
            with self._lock:
                self._thinking = None

    # What is ordered -----------------------------------------------------------------------------------------------
    def think(self, order: Think) -> Thought:
        """Answer for the bots."""
        game, until = self._game(order.game), time.perf_counter() + order.seconds
        key, given = order.game.key, list[Given]()
        while (question := asked_of(game, order.bots)) is not None and not self.is_hurried:
            if given and time.perf_counter() > until:
                break
            try:
                bot = self._player(game, key, question.side, order.bots[question.side])
                option = self._ask(game, bot, question)
                reasons = [(each.key, dict(each.args), each.rule) for each in plain(bots.explain(bot))]
                game.answer(option, question.who)
            except MemoryError:
                raise
            except Exception as fault:  # what was answered before it is kept
                return Thought(given, _in_words(fault))
            given.append(Given(question.side, question.number, option.text, reasons))
        return Thought(given)

    def _player(self, game: Game, key: str, side: str, name: str) -> Bot:
        luck = f"{luck_of(game, key)}/{len(game.entries)}/{side}"
        return self._bot(key, side, lambda: bots.make(name, luck))

    def advise(self, order: Advise) -> Thought:
        """Return what a bot would answer; the game stays as it is."""
        game = self._game(order.game)
        question = game.questions[order.side]
        bot = self._bot(order.game.key, order.side, lambda: bots.make(order.bot, order.luck))
        option = self._ask(game, bot, question)
        reasons = [(each.key, dict(each.args), each.rule) for each in plain(bots.explain(bot))]
        return Thought([Given(order.side, question.number, option.text, reasons)])

    def try_out(self, order: TryOut) -> Tried:
        """Play a game out, or some way on."""
        key, until = order.game.key, time.perf_counter() + order.seconds
        game = self._game(order.game)
        if order.game.save:
            game = self._games[key] = game.copy(Seeded(order.seed))
        while (question := game.question) is not None:
            if self.is_hurried or time.perf_counter() > until:
                return Tried(False)
            side = question.side
            bot = self._bot(key, side, lambda side=side: bots.make(order.bot, f"{order.seed}/{side}"))  # type: ignore[misc]
            game.answer(self._ask(game, bot, question), question.who)
        self.forget(key)
        result = game.result
        return Tried(True) if result is None else Tried(True, result.winner, result.verdict)

    def criticise(self, order: Criticise) -> Criticised:
        """Judge what a side did, operation by operation."""
        began = time.thread_time()
        until, key = time.perf_counter() + order.seconds, order.game.key
        if order.game.save:
            self._critics[key] = Critic(self._game(order.game), order.side, order.luck, order.done)
        critic = self._critics[key]
        found = list(critic.go_on(lambda: self.is_hurried or time.perf_counter() > until))
        judged = [{lang: in_words(each, lang) for lang in LANGUAGES} for each in found]
        return Criticised(len(critic.operations), judged, time.thread_time() - began)

    def foresee(self, order: Foresee) -> Foreseen:
        """Say what a side can expect."""
        game, until = self._game(order.game), time.perf_counter() + order.seconds
        side = game.side(order.side)
        planner = bots.make(order.planner, order.luck) if order.planner else None
        with self._lock:
            self._thinking = planner
        try:
            found = outlook(
                game, side, order.luck, order.games, lambda: self.is_hurried or time.perf_counter() > until, planner
            )
        finally:
            with self._lock:
                self._thinking = None
        return Foreseen(
            found.worth.value,
            found.worth.error,
            found.games,
            {lang: _plan_in_words(game, found, lang) for lang in LANGUAGES},
            list(_points_of(game, found)),
            {lang: [each.said(game.play, lang) for each in found.why] for lang in LANGUAGES},
            None if game.play.conceals else _luck_in_figures(game, side),
        )

    def weigh(self, order: Weigh) -> WasWeighed:
        """Weigh a way of a puzzle."""
        title = shelf.title(order.title)
        scales = Scales(wanted_puzzle(title.puzzles, order.puzzle), title)
        way, (officer, reasons) = judged_way(scales, order.answers), scales.officer()
        game, first = scales.tale(order.answers, order.luck)
        told = game.events_for(scales.side)[first:]
        return WasWeighed(
            way.figure,
            way.error,
            officer,
            {lang: [each.said(scales.start.play, lang) for each in reasons] for lang in LANGUAGES},
            {lang: [game.say(event, lang) for event in told] for lang in LANGUAGES},
        )

    def read(self, order: Read) -> WasRead:
        """Play a save again."""
        self._within(order.seconds)
        try:
            if is_record_text(order.save):
                return record_read(read_one(order.save))
            save = read_save(order.save)
            game = shelf.title_of_save(save).load(save)
        except MemoryError:
            raise
        except Exception as fault:
            return fault_of(fault)
        return WasRead(save=replace(save, snapshot=None), pack=pack_of(game))


def record_read(record: Record) -> WasRead:
    """Play a record with its variations."""
    first, *others = games_of(record, shelf.title_of_save(record))
    variations = [
        VariationRead(
            save_of(each.game),
            pack_of(each.game),
            each.parent,
            len(each.game.entries) - len(each.line.answers),
            each.turn,
            each.line.comment,
        )
        for each in others
    ]
    save, pack = save_of(first.game, record.bots), pack_of(first.game)
    return WasRead(save=save, pack=pack, variations=variations, comment=record.line.comment)


def _plan_in_words(game: Game, found: OutlookFound, lang: str) -> list[str]:
    words = words_for(type(game.play), lang)
    return [words.option(game.play, option, question) for question, option in found.plan]


def _points_of(game: Game, found: OutlookFound) -> Iterator[tuple[str, str]]:
    """Yield what the answers of a plan point at on the map."""
    for _, option in found.plan:
        voice = game.play.voices.get(option.verb)
        if voice is not None and voice.noun in ON_THE_MAP:
            yield voice.noun.value, option.text.partition(" ")[2]


def _luck_in_figures(game: Game, side: Side) -> tuple[float, float, int]:
    luck = luck_so_far(game, side)
    return float(luck.luck), luck.error, luck.rolls


def asked_of(game: Game, sides: Mapping[str, Any] | Iterable[str]) -> Question | None:
    """Return a question that is open to one of these sides."""
    return next((asked for side, asked in game.questions.items() if side in sides), None)


def hurry(bot: Bot) -> None:
    """Ask a bot that takes its time for the best it has found so far."""
    hurrying = getattr(bot, "hurry", None)
    if callable(hurrying):
        hurrying()


def _in_words(fault: Exception) -> str:
    return "\n".join(fault.faults) if isinstance(fault, BadData) else str(fault) or type(fault).__name__
