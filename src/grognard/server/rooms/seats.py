"""Seats: how they are filled, the links that open seats are taken by, and how players see each other's.

`room` says what somebody on a seat may do.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from grognard import bots
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Unreadable
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.dice import fresh_token
from grognard.kernel.table.title import Title
from grognard.kernel.words.words import words_for
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms.names import check_free, tidied
from grognard.server.rooms.presence import HERE, There
from grognard.server.screens.catalogue import USUAL_SECONDS, bot_name
from grognard.server.storage.database import OWNER_ONLY, Unfit, close_to_others
from grognard.server.storage.game_rows import SeatRow

LONGEST_NAME: Final = 64
SECRET: Final = "secret"
SHORTEST_SECRET: Final = 16


class SeatLinks:
    """The links of open seats, made from the server's secret, so that nobody else can make them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def word(self, game: str, side: str) -> str:
        """Return the word that takes an open seat."""
        return hmac.new(self._secret, f"{game}/{side}".encode(), "sha256").hexdigest()[:32]

    def free(self, game: str, seats: Mapping[str, SeatRow]) -> dict[str, str]:
        """Return the links of the seats nobody has taken yet."""
        open_ = [seat.side for seat in seats.values() if seat.link and not seat.player]
        return {side: f"/join/{self.word(game, side)}" for side in open_}


def hashed(token: str) -> str:
    """Return the hash of a token, which is stored in its place."""
    return sha256(token.encode()).hexdigest()


def secret_in(folder: Path) -> bytes:
    """Return the server's secret, made at first use and readable by its owner only."""
    path = folder / SECRET
    if not path.exists():
        write_secret(path, fresh_token(32).encode())
    close_to_others(path)
    secret = path.read_bytes()
    if len(secret.strip()) < SHORTEST_SECRET:
        raise Unfit("secret-short", file=str(path))
    return secret


def write_secret(path: Path, secret: bytes) -> None:
    """Write a secret file as a whole or not at all; never replace one."""
    fresh = path.with_name(f".{path.name}-{fresh_token(6)}")
    try:
        with open(fresh, "xb", opener=lambda name, how: os.open(name, how, OWNER_ONLY)) as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(fresh, path)
        except FileExistsError:  # somebody was faster
            pass
        except OSError:  # a file system without links
            fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


# Sitting down -----------------------------------------------------------------------------------------------------


def seats_of(
    game: Game, id_: str, player: str, wanted: Mapping[str, str], links: SeatLinks, most: float = 0.0
) -> dict[str, SeatRow]:
    """Return the seats of a new game; a side that is not named is the player's own.

    `most` are the seconds a bot may take for an operation, 0 for no limit.
    """
    sides = [side.name for side in game.play.sides]
    if unknown := next((side for side in wanted if side not in sides), None):
        raise Trouble("unreadable", "no-side", side=unknown)
    return {side: seat_of(game, id_, player, side, wanted.get(side, "me"), links, most) for side in sides}


def seat_of(game: Game, id_: str, player: str, side: str, wanted: str, links: SeatLinks, most: float) -> SeatRow:
    """Return one seat: `me`, `open`, or `bot:` and a name."""
    if wanted == "me":
        return SeatRow(side, player=player)
    if wanted == "open":
        return SeatRow(side, link=hashed(links.word(id_, side)))
    sort, _, bot = wanted.partition(":")
    if sort != "bot":
        raise Trouble("unreadable", "no-seat", seat=wanted)
    return SeatRow(side, bot=checked_bot(bot, game.play.id, most))


def bots_of_save(game: Game, named: Mapping[str, str], most: float = 0.0) -> dict[str, str]:
    """Return the seats for the bots a save names; one that this server does not have leaves its seat to the player."""
    wanted: dict[str, str] = {}
    for side in game.play.sides:
        with suppress(Trouble):
            if side.name in named:
                wanted[side.name] = f"bot:{checked_bot(named[side.name], game.play.id, most)}"
    return wanted


def checked_bot(wanted: str, game: str, most: float = 0.0) -> str:
    """Return a wanted bot as it is stored; only bots offered by name, never a class."""
    name = wanted.partition("@")[0]
    if name not in bots.known() or "=" in wanted or len(wanted) > LONGEST_NAME:
        raise Trouble("unreadable", "no-bot", bot=wanted[:LONGEST_NAME])
    most = most or bots.MOST_SECONDS
    try:
        if bots.takes_time(name) and seconds_in(wanted) > most:
            raise Trouble("unreadable", "bot-seconds", bot=name, most=f"{most:g}")
        _, seconds = bots.named(wanted)
        can_play = bots.can_play(name, game)
    except Unreadable as fault:
        raise Trouble("unreadable", "bot-faulty", bot=wanted, fault=str(fault)) from fault
    if not can_play:
        raise Trouble("unreadable", "bot-cannot-play", bot=name, title=game)
    return name if seconds is None else f"{name}@{seconds:g}"


def seconds_in(bot: str) -> float:
    """Return the seconds for an operation given with a bot's name; none, when there are none or they make no sense."""
    try:
        return float(bot.partition("@")[2])
    except ValueError:
        return 0.0


def seconds_of(bot: str) -> float:
    """Return how long a bot thinks about an operation; 0 for one that answers at once, or is here no more."""
    try:
        return (seconds_in(bot) or USUAL_SECONDS) if bots.takes_time(bot) else 0.0
    except Unreadable:
        return 0.0


def in_time(bot: str, most: float) -> str:
    """Return a bot with no more than so many seconds: the limit may have been another one when it sat down."""
    return f"{bot.partition('@')[0]}@{most:g}" if most and seconds_of(bot) > most else bot


def is_all_of(player: str, maker: str, seats: Mapping[str, SeatRow]) -> bool:
    """Return whether one player has all seats beside the bots, and made the game: nobody else has secrets."""
    people = [seat for seat in seats.values() if not seat.bot]
    return bool(player) and all(seat.player == player for seat in people) and (bool(people) or maker == player)


# Being seen -------------------------------------------------------------------------------------------------------


def seats_for(player: str, seats: Mapping[str, SeatRow], there: There, lang: str) -> dict[str, wire.Seat]:
    """Return who sits where, as one player sees it; `there` says who is at the table now."""
    return {side: seat_for(player, seat, there, lang) for side, seat in seats.items()}


def seat_for(player: str, seat: SeatRow, there: There, lang: str) -> wire.Seat:
    """Return who sits on one seat, as one player sees it."""
    if seat.bot:
        return wire.Seat("bot", seat.bot, HERE, name=bot_name(seat.bot, lang))
    if not seat.player:
        return wire.Seat("open")
    state, since = there(seat)
    return wire.Seat("you" if seat.player == player else "other", "", state, since, seat.name)


def name_player(seats: dict[str, SeatRow], player: str, name: str) -> None:
    """Set a player's name on all their seats."""
    for side, seat in seats.items():
        if player and seat.player == player:
            seats[side] = replace(seat, name=name)


# Names at a table -------------------------------------------------------------------------------------------------


def checked_name(player: str, text: str, title: Title, seats: Mapping[str, SeatRow]) -> str:
    """Return a name for a player of these seats; refuse one that looks like another’s, a side’s or a bot’s."""
    name = tidied(text)
    others = [seat.name for seat in seats.values() if seat.name and seat.player != player]
    sides = [words_for(title.play, lang).messages.text(f"side-{side}") for side in seats for lang in LANGUAGES]
    called = [bot_name(bot, lang) for bot in bots.known() for lang in LANGUAGES]
    check_free(name, [*others, *sides, *called])
    return name
