"""The house: every game that is being played, taken from storage when it is wanted and put back when it is not.

It makes games, seats people and bots at them, takes answers and writes them down before anyone is told. How bots play
is `opponents`, hints are `advice`, playing it out is `trials`. Whether an answer is legal is the game's business;
what a seat sees is `screen`'s; HTTP is `web`'s.
"""

from __future__ import annotations

import hmac
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from grognard import shelf
from grognard.kernel.dice import Seeded, TypedIn, fresh_token
from grognard.kernel.errors import BadData, GrognardError, Illegal, Unreadable
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.script import DICE
from grognard.kernel.title import Title
from grognard.kernel.words import words_for
from grognard.server import wire
from grognard.server.advice import hint
from grognard.server.faults import Trouble, trouble_of
from grognard.server.metrics import Metrics
from grognard.server.opponents import Opponents, checked_bot
from grognard.server.reasons import Reasoned, read, without
from grognard.server.storage import GameRow, OutOfReach, Overtaken, SeatRow, Storage
from grognard.server.table import (
    Before,
    Listener,
    Table,
    head_of,
    is_typed,
    open_question,
    summing_of,
    verdict_text,
    written_save,
)
from grognard.server.trials import Trials

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grognard.kernel.game import Entry

GAMES_IN_MEMORY: Final = 64
LONGEST_SEED: Final = 100
log = logging.getLogger("grognard")


class Tables:
    """All games of one server."""

    def __init__(self, storage: Storage, secret: bytes, metrics: Metrics | None = None) -> None:
        self.storage = storage
        self.metrics = metrics or Metrics()
        self._secret = secret
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, threading.Lock] = {}
        self.opponents = Opponents(self._write, lambda table: self._at_hand(table.id) is table, self.metrics)
        self.trials = Trials(self.opponents.minds)

    def open(self) -> None:
        """Let bots that were at play when the server stopped go on."""
        for row in self.storage.games_with_bots():
            if any(seat.bot and seat.side in row.summing.waiting for seat in row.seats.values()):
                try:
                    self.opponents.kick(self.table(row.id))
                except Trouble as fault:
                    log.warning("game %s: %s", row.id, fault.told("en").text)

    def close(self) -> None:
        """Stop all long work; every answer that was told of is written down already."""
        self.opponents.is_closing = self.trials.is_closing = True
        self.opponents.close()
        self.trials.close()
        self.storage.close()

    def tables(self) -> list[Table]:
        """Those in memory."""
        with self._lock:
            return list(self._tables.values())

    # Taking games down -------------------------------------------------------------------------------------------
    def table(self, game: str) -> Table:
        """A game by its id, taken from storage when it is not in memory."""
        if (table := self._at_hand(game)) is not None:
            return table
        with self._lock:
            loading = self._loading.setdefault(game, threading.Lock())
        with loading:
            try:
                return self._at_hand(game) or self._keep(self._loaded(game))
            finally:
                with self._lock:
                    self._loading.pop(game, None)

    def _at_hand(self, game: str) -> Table | None:
        with self._lock:
            table = self._tables.get(game)
            if table is not None:
                self._tables.move_to_end(game)
            return table

    def _keep(self, table: Table) -> Table:
        with self._lock:
            self._tables[table.id] = table
            idle = [id_ for id_, each in self._tables.items() if not (each.listeners or each.is_botting or each.trying)]
            for id_ in idle[: max(0, len(self._tables) - GAMES_IN_MEMORY)]:
                if id_ != table.id:
                    del self._tables[id_]
        return table

    def _loaded(self, game: str) -> Table:
        row = self.storage.game(game)
        if row is None:
            raise Trouble("missing", "no-game")
        entries = self.storage.entries(game)
        try:
            title = title_of(row.title)
            table = Table(row, title, title.load(written_save(row, entries)), self._reasons(game))
        except (BadData, Unreadable) as fault:
            raise Trouble("bad-data", "old-edition", fault=str(fault)) from fault
        table.stored = len(entries)
        if len(table.game.entries) > table.stored:
            self._write(table, table.stored)
        return table

    def _reasons(self, game: str) -> list[Reasoned]:
        rows = self.storage.reasons(game)
        return [Reasoned(row.number, row.clock, row.side, read(row.because)) for row in rows]

    # Making games ------------------------------------------------------------------------------------------------
    def make(self, player: str, asked: wire.NewGame) -> wire.Made:
        """A new game from the beginning of a scenario."""
        title = title_of(asked.title)
        if asked.scenario and asked.scenario not in title.scenarios:
            raise Trouble("missing", "no-scenario", title=asked.title, scenario=asked.scenario)
        if asked.dice not in ("seeded", "typed"):
            raise Trouble("unreadable", "no-dice", dice=asked.dice)
        if len(asked.seed) > LONGEST_SEED or not asked.seed.isprintable():
            raise Trouble("unreadable", "unreadable-query", name="seed", value=asked.seed[:LONGEST_SEED])
        dice = TypedIn() if asked.dice == "typed" else Seeded(asked.seed or None)
        game = title.new(asked.scenario or None, asked.options, dice=dice)
        return self._add(player, title, game, asked.seats, hints=asked.hints)

    def take_in(self, player: str, save: bytes) -> wire.Made:
        """A game from a save, every seat the player's own."""
        title = shelf.title_of_save(save)
        game = title.load(save)
        if game.play.scenario.id not in title.scenarios or game.play.setting.changes:
            raise Trouble("bad-data", "drawn-board")
        return self._add(player, title, game, {})

    def branch(self, player: str, game: str, asked: wire.Branch) -> wire.Made:
        """A game of its own from an earlier moment, with dice nobody knows."""
        table = self.table(game)
        with table.lock:
            table.check_all(player)
            past = table.past()
            there = past.at(past.entries_at(asked.at))
            dice = TypedIn() if is_typed(table.game) else Seeded()
            other = there.copy(dice)
            bots_there = {side: f"bot:{seat.bot}" for side, seat in table.seats.items() if seat.bot}
            reasons = [each for each in table.reasons if each.number < len(other.entries)]
        return self._add(player, table.title, other, bots_there | asked.seats, reasons)

    def _add(
        self,
        player: str,
        title: Title,
        game: Game,
        wanted: dict[str, str],
        reasons: Sequence[Reasoned] = (),
        hints: bool | None = None,
    ) -> wire.Made:
        now = time.time()
        id_ = fresh_token(9).replace("-", "a").replace("_", "b")
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
            summing=summing_of(game),
            seats=self._seats(id_, player, game, wanted),
            hints="open" not in wanted.values() if hints is None else hints,
        )
        table = Table(row, title, game, reasons)
        self.storage.add(row, table.rows(0), table.reason_rows(0))
        self._keep(table)
        self.opponents.kick(table)
        self.metrics.count("games_made")
        return wire.Made(id_, self._links(table))

    def _seats(self, game_id: str, player: str, game: Game, wanted: dict[str, str]) -> dict[str, SeatRow]:
        sides = [side.name for side in game.play.sides]
        if unknown := next((side for side in wanted if side not in sides), None):
            raise Trouble("unreadable", "no-side", side=unknown)
        return {side: self._seat(game_id, player, game, side, wanted.get(side, "me")) for side in sides}

    def _seat(self, game_id: str, player: str, game: Game, side: str, wanted: str) -> SeatRow:
        if wanted == "me":
            return SeatRow(side, player=player)
        if wanted == "open":
            return SeatRow(side, link=hashed(self._link(game_id, side)))
        sort, _, bot = wanted.partition(":")
        if sort != "bot":
            raise Trouble("unreadable", "no-seat", seat=wanted)
        return SeatRow(side, bot=checked_bot(bot, game.play.id))

    # Seats -------------------------------------------------------------------------------------------------------
    def _link(self, game: str, side: str) -> str:
        """The word that takes an open seat: ours can always be made again, and nobody else can make it."""
        return hmac.new(self._secret, f"{game}/{side}".encode(), "sha256").hexdigest()[:32]

    def _links(self, table: Table) -> dict[str, str]:
        free = [seat.side for seat in table.seats.values() if seat.link and not seat.player]
        return {side: f"/join/{self._link(table.id, side)}" for side in free}

    def links(self, player: str, game: str) -> wire.Made:
        """The links of the open seats once more, for whoever made the game."""
        table = self.table(game)
        if not player or table.maker != player:
            raise Trouble("forbidden", "not-yet-yours")
        with table.lock:
            return wire.Made(table.id, self._links(table))

    def join(self, player: str, link: str) -> wire.Made:
        """Take the open seat a link belongs to."""
        link = hashed(link.rstrip("/").rpartition("/")[2])
        game = self.storage.game_of_link(link)
        if not game:
            raise Trouble("missing", "no-link")
        table = self.table(game)
        with table.lock:
            seat = next(each for each in table.seats.values() if each.link == link)
            if seat.player == player:
                return wire.Made(game)
            taken = None if seat.player else self.storage.sit_down(link, player)
            if taken is None:
                raise Trouble("forbidden", "seat-taken")
            table.seats[taken.side] = taken
        table.tell_change()
        return wire.Made(game)

    def delete(self, player: str, game: str) -> None:
        """Take a game off the table."""
        table = self.table(game)
        with table.lock:
            is_over_and_mine = table.game.result is not None and table.maker == player
            if not (table.is_all_of(player) or is_over_and_mine or self._is_waiting_for_guests(table, player)):
                raise Trouble("forbidden", "not-yours-to-delete")
            self.storage.delete(game)
            table.is_stopped = True
            self.opponents.halt(table)
            if table.trying is not None:
                table.trying.is_stopped = True
        with self._lock:
            self._tables.pop(game, None)

    @staticmethod
    def _is_waiting_for_guests(table: Table, player: str) -> bool:
        """Whether only the maker has sat down so far."""
        return bool(player) and table.maker == player and all(s.player in ("", player) for s in table.seats.values())

    # The lobby ---------------------------------------------------------------------------------------------------
    def cards(self, player: str, lang: str) -> list[wire.GameCard]:
        """The games of one player, the latest first."""
        rows = self.storage.games_of(player) if player else []
        return [card for row in rows if (card := self._card(row, player, lang)) is not None]

    def _card(self, row: GameRow, player: str, lang: str) -> wire.GameCard | None:
        try:
            title = title_of(row.title)
        except Trouble:
            return None
        told = row.summing
        words = words_for(title.play, lang)
        scenario = title.scenarios[row.scenario].title(lang) if row.scenario in title.scenarios else row.scenario
        sides = [side for side, seat in row.seats.items() if seat.player == player]
        table = self._at_hand(row.id)
        here = {each.player for each in table.listeners} if table else set()
        return wire.GameCard(
            id=row.id,
            title=row.title,
            scenario=row.scenario,
            name=f"{title.title(lang)} – {scenario}",
            turn=words.turn(laid_out(title, row.scenario), told.turn),
            sides=sides,
            waiting=told.waiting,
            yours=any(side in told.waiting for side in sides) or bool(sides and DICE.name in told.waiting),
            over=told.over,
            verdict=verdict_text(title, told.winner, told.verdict, lang) if told.over else "",
            changed=row.changed,
            seats={side: Table._seat_for(player, seat, here, lang) for side, seat in row.seats.items()},
            answers=told.answers,
        )

    # Playing -----------------------------------------------------------------------------------------------------
    def answer(self, player: str, game: str, asked: wire.Answer, lang: str) -> wire.Taken:
        """Take an answer; it is written down before this returns."""
        table = self.table(game)
        with table.lock:
            table.check_hand(player, asked.side)
            open_question(table, asked.side, asked.number)
            before = len(table.game.entries)
            with said_in(table.game, asked.answer, asked.side, lang):
                table.game.answer(asked.answer, asked.side, asked.number)
            self._write(table, before)
            taken = wire.Taken(table.version)
        self.metrics.count("answers")
        self.opponents.kick(table)
        table.tell_change()
        return taken

    def undo(self, player: str, game: str, asked: wire.UndoAsked, lang: str) -> wire.Taken:
        """Take back the last answer of a side, as far as the barrier allows."""
        table = self.table(game)
        with table.lock:
            table.check_hand(player, asked.side)
            if asked.version != table.version:
                raise Trouble("stale", "version-gone")
            refusal = table.game.why_no_undo(asked.side)
            if refusal is not None:
                raise Trouble("illegal", text=table.game.say(refusal, lang), rule=refusal.rule)
            before, was = Before(table.game.copy(), table.reasons), list(table.game.entries)
            table.game.undo(asked.side)
            kept = common(was, table.game.entries)
            table.reasons = without(table.reasons, kept)
            self._write(table, kept, before)
            table.forget_past(kept)
            taken = wire.Taken(table.version)
        self.opponents.kick(table)
        table.tell_change()
        return taken

    def _write(self, table: Table, kept: int, before: Before | None = None) -> None:
        """Write down what follows the first `kept` entries; should that fail, the game stands as it stood before."""
        had = table.stored
        try:
            rows, reasons = table.rows(kept), table.reason_rows(kept)
            table.version = self.storage.write(
                table.id, table.version, kept, had, rows, summing_of(table.game), reasons
            )
        except (Overtaken, OutOfReach) as fault:
            if isinstance(fault, Overtaken):
                with self._lock:
                    self._tables.pop(table.id, None)
            table.game, table.reasons = before or Before(table.game.branch(kept), table.reasons)
            raise
        table.stored = len(table.game.entries)

    # Bots --------------------------------------------------------------------------------------------------------
    def tell_bots(self, player: str, game: str, go: bool) -> wire.Taken:
        """Stop the bots, or let them go on."""
        table = self.table(game)
        if not table.sides_of(player) and not table.is_all_of(player):
            raise Trouble("forbidden", "not-your-seat", side=next(iter(table.seats)))
        table.is_stopped = not go
        if not go:
            self.opponents.halt(table)
        with table.lock:
            self.storage.stop_bots(game, not go)
            state = "stopped" if not go else "playing" if table.is_botting else ""
            table.bots_now = wire.Bots(table.bots_now.side, state, table.bots_now.answers)
        self.opponents.kick(table)
        table.tell_change()
        return wire.Taken(table.version)

    def hint(self, player: str, game: str, asked: wire.HintAsked, lang: str) -> wire.Hinted:
        """What an officer would answer in somebody's place."""
        return hint(self.opponents.minds, player, self.table(game), asked, lang)

    # Trials ------------------------------------------------------------------------------------------------------
    def try_out(self, player: str, game: str, asked: wire.Trial, lang: str) -> wire.TrialShown:
        """Play the game out from here, many times, by bots."""
        return self.trials.begin(player, self.table(game), asked, lang)

    def stop_trial(self, player: str, game: str) -> wire.TrialShown:
        """Stop a trial; what it found so far."""
        return self.trials.stop(player, self.table(game))

    # Hearing -----------------------------------------------------------------------------------------------------
    def listen(self, table: Table, listener: Listener, since: int) -> dict[str, Any] | wire.Change:
        """Let somebody hear what happens at a table, from a version on."""
        with table.lock:
            table.check_eyes(listener.player, listener.side)
            table.listeners.add(listener)
            greeting = table.greet(listener, since)
        self._tell_presence(table, listener)
        return greeting

    def leave(self, table: Table, listener: Listener) -> None:
        """Somebody hears no more."""
        table.listeners.discard(listener)
        self._tell_presence(table, listener)

    @staticmethod
    def _tell_presence(table: Table, listener: Listener) -> None:
        for other in list(table.listeners):
            if other is not listener:
                other.hear_change()


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


def secret_in(folder: Path) -> bytes:
    """The server's own secret, made when it is first wanted."""
    path = folder / "secret"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(fresh_token(32), "utf-8")
    return path.read_text("utf-8").encode()


def title_of(name: str) -> Title:
    """A game on the shelf; only those installed, never a module somebody names."""
    if name not in shelf.known():
        raise Trouble("missing", "no-title", title=name)
    return shelf.title(name)


@cache
def laid_out(title: Title, scenario: str) -> Play[Any]:
    """A table laid for a scenario, to name its turns by."""
    return title.new(scenario if scenario in title.scenarios else None, seed=0).play


def common(one: list[Entry], other: list[Entry]) -> int:
    """How many entries two logs begin with alike."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


@contextmanager
def said_in(game: Game, answer: str, side: str, lang: str) -> Iterator[None]:
    """Whatever the rules have against an answer is said in this language."""
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
