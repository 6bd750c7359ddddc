"""New games: of a scenario, from a save, from an earlier moment of another game.

Seats are filled and the game is stored here. What a lesson or a puzzle begins from, its own module says.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Awaited, Seeded, Source, TypedIn, fresh_token
from grognard.kernel.table.title import Title
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms import fairness
from grognard.server.rooms.lessons import is_silent
from grognard.server.rooms.record import new_lines
from grognard.server.rooms.room import Room
from grognard.server.rooms.seats import bots_of_save, checked_name, name_player, seats_of
from grognard.server.rooms.written import name_in
from grognard.server.screens.reasons import Reasoned
from grognard.server.storage.game_rows import GameRow, SeatRow
from grognard.server.storage.records import entry_rows, head_of, reason_rows, summary_of
from grognard.server.thinking.imports import imported

if TYPE_CHECKING:
    from grognard.server.rooms.rooms import Rooms

LONGEST_SEED: Final = 100


class NewGames:
    """Makes the games of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

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
        """Make a game from a save or record: the bots it names play on, every other seat is the player's own."""
        read, title, game, comment, variations = imported(self._rooms.workers, player, save)
        bots = bots_of_save(game, read.bots, self._rooms.limits.bot_seconds)
        made = self._add(player, title, game, bots, unrated=[fairness.IMPORTED])
        made.name = name_in(comment)
        ids = [made.id]
        for each, other in variations:
            ids.append(self._add(player, title, other, {}, unrated=[fairness.IMPORTED]).id)
            said = name_in(each.comment)
            made.variations.append(wire.VariationMade(ids[-1], ids[each.parent], each.at, each.turn, said))
        return made

    def branch(self, player: str, game: str, asked: wire.Branch) -> wire.Made:
        """Make a new game from an earlier moment, with dice nobody knows."""
        with self._rooms.entered(game) as room:
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
        self._rooms.mark_unrated(room, fairness.EXPLORED)
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
        seats = seats_of(game, id_, player, wanted, self._rooms.seat_links, self._rooms.limits.bot_seconds)
        name_player(seats, player, checked_name(player, name, title, seats))
        allows = "open" not in wanted.values() if hints is None else hints
        room = self.keep(player, title, game, seats, reasons, hints=allows, unrated=unrated, id_=id_)
        return wire.Made(room.id, self._rooms.seat_links.free(room.id, room.seats))

    def begin_alone(
        self, player: str, title: Title, game: Game, bots: Mapping[str, str], mark: str, begun_from: str, *, hints: bool
    ) -> wire.Made:
        """Store a game for one player, whose side has no bot, begun from a lesson or puzzle; it is in no list."""
        seats = {side: SeatRow(side, bot=bot, player="" if bot else player) for side, bot in bots.items()}
        return wire.Made(self.keep(player, title, game, seats, hints=hints, unrated=[mark], lesson=begun_from).id)

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
        salt, seal = self._rooms.secrets.seal_for(id_, seats)
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
        room = Room(row, title, game, reasons, self._rooms.secrets.of(id_, salt))
        lines = new_lines(room, game, 0)
        self._rooms.storage.add(row, entry_rows(game), reason_rows(reasons), lines)
        room.line = lines[-1] if lines else room.line
        self._rooms.memory.keep(room)
        self._rooms.opponents.wake_bots(room)
        self._rooms.metrics.count("games_made")
        return room

    def _check_open_tables(self, player: str, wanted: dict[str, str]) -> None:
        """Refuse a further open table to somebody who has many."""
        most = self._rooms.limits.open_tables
        if most and "open" in wanted.values() and self._rooms.storage.open_tables(player) >= most:
            raise Trouble("too-many", "too-many-open", most=most)


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
