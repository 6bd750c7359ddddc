"""Dice that no one at a table can choose: a secret of the server, a share of every player, and the seed made of them.

The seal of the secret is shown before anybody sits down. Players seal their shares, and open them once the table is
full; until then the first roll waits. The secret is made anew from that of the server whenever it is needed: a database
without it tells no roll.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from grognard.kernel.numbers.dice import Awaited, Seeded, Source, TypedIn, fresh_token
from grognard.kernel.numbers.shares import is_share, seal_of, seed_of, share_seal
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.rooms.invitations import who
from grognard.server.storage.game_rows import LEFT_OUT, GameRow, SeatRow

if TYPE_CHECKING:
    from grognard.server.rooms.room import Room
    from grognard.server.rooms.rooms import Rooms

SEEDED: Final = "seeded"
SHARED: Final = "shared"
BY_HAND: Final = "typed"
SALT: Final = 16


class TableSecrets:
    """The secrets of tables, made from the server's."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def of(self, table: str, salt: str) -> str:
        """Return the secret of a table; empty for one without salt."""
        return hmac.new(self._secret, f"dice/{table}/{salt}".encode(), "sha256").hexdigest() if salt else ""

    def seal_for(self, table: str, seats: Mapping[str, SeatRow]) -> tuple[str, str]:
        """Return salt and seal of a new table; empty where nobody else can sit down."""
        if not is_for_several(seats):
            return "", ""
        salt = fresh_token(SALT)
        return salt, seal_of(table, self.of(table, salt))

    def of_row(self, row: GameRow) -> str:
        """Return the secret of a stored game; refuse it when the server has another secret than when it was made."""
        secret = self.of(row.id, row.salt)
        if secret and seal_of(row.id, secret) != row.seal:
            raise Trouble("bad-data", "another-secret")
        return secret


def is_for_several(seats: Mapping[str, SeatRow]) -> bool:
    """Return whether two people play, or may sit down: who is alone with bots adds nothing to the dice."""
    people = people_of(seats)
    return len(people) > 1 and (any(seat.link for seat in people) or len({seat.player for seat in people} - {""}) > 1)


def people_of(seats: Mapping[str, SeatRow]) -> list[SeatRow]:
    """Return the seats that are for people."""
    return [seat for seat in seats.values() if not seat.bot]


def opened(seats: Mapping[str, SeatRow]) -> dict[str, str]:
    """Return the shares that are open, by side."""
    return {seat.side: seat.share for seat in people_of(seats) if seat.share not in ("", LEFT_OUT)}


def are_all_open(seats: Mapping[str, SeatRow]) -> bool:
    """Return whether everybody has sat down and added their share, or goes on without."""
    return all(seat.player and seat.share for seat in people_of(seats))


def dice_of(row: GameRow, secret: str) -> Source | None:
    """Return the dice that a stored game rolls, where they are made of shares; None where its row names them."""
    if row.dice.get("kind") != "awaited" or not secret or not are_all_open(row.seats):
        return None
    burned = [(roll, count) for roll, count in row.dice.get("burned", [])]
    return Seeded(seed_of(row.id, secret, opened(row.seats)), row.dice.get("first", 0), burned)


def kept_dice(dice: Seeded, is_shared: bool) -> dict[str, Any]:
    """Return dice as their row names them: without the seed, where it is made of shares."""
    seed = {"kind": "awaited"} if is_shared else {"kind": "seeded", "seed": dice.seed}
    return seed | {"first": dice.first, "burned": [list(each) for each in dice.burned]}


# What players add -------------------------------------------------------------------------------------------------
class DiceShares:
    """What players add to the dice, in all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def take(self, player: str, game: str, asked: wire.ShareSent) -> None:
        """Take a seal or a share of a side; with the last share the seed is made, and the first roll."""
        with self._rooms.entered(game) as room:
            room.check_may_answer(player, asked.side)
            if asked.side not in room.seats:
                raise Trouble("missing", "no-side", side=asked.side)
            if room.is_over or not isinstance(room.game.dice, Awaited):
                raise Trouble("stale", "share-late")
            seat = shared(room, room.seats[asked.side], asked)
            if seat == room.seats[asked.side]:
                return
            seats = room.seats | {asked.side: seat}
            if are_all_open(seats):
                self._rooms.open_dice(room, seats)
            else:
                self._rooms.storage.note_share(game, seat.side, seat.seal, seat.share)
            room.seats[asked.side] = seat
        self._rooms.opponents.wake(room)
        room.tell_change()


def shared(room: Room, seat: SeatRow, asked: wire.ShareSent) -> SeatRow:
    """Return a seat with what its player adds; refuse what comes too early, too late, or is not what was sealed."""
    if seat.share:
        raise Trouble("stale", "share-late")
    if asked.without:
        return replace(seat, share=LEFT_OUT)
    if asked.share:
        check_share(room, seat, asked.share)
        return replace(seat, share=asked.share)
    if not is_share(asked.seal):
        raise Trouble("unreadable", "share-odd")
    if seat.seal and seat.seal != asked.seal and opened(room.seats):
        raise Trouble("stale", "share-sealed")
    return replace(seat, seal=asked.seal)


def check_share(room: Room, seat: SeatRow, share: str) -> None:
    """Refuse a share that is none, that is not the sealed one, or that others would know before theirs are sealed."""
    if not is_share(share):
        raise Trouble("unreadable", "share-odd")
    others = [each for each in people_of(room.seats) if each.side != seat.side]
    if not all(each.player and (each.seal or each.share) for each in others):
        raise Trouble("stale", "share-early")
    if seat.seal and share_seal(room.id, seat.side, share) != seat.seal:
        raise Trouble("forbidden", "share-other")


# How it is shown --------------------------------------------------------------------------------------------------
def dice_shown(room: Room, lang: str) -> wire.DiceShown:
    """Return how the dice of a table come about, as everybody may know it."""
    dice = room.game.dice
    if isinstance(dice, TypedIn) or not room.salt:
        kind = BY_HAND if isinstance(dice, TypedIn) else SEEDED
        return wire.DiceShown(kind, room.seal, room.head)
    states = {seat.side: share_state(seat) for seat in people_of(room.seats)}
    burned = dice.burned[-1][1] if isinstance(dice, Seeded) and dice.burned else 0
    return wire.DiceShown(SHARED, room.seal, room.head, states, burned, waits_for(room, lang))


def share_state(seat: SeatRow) -> str:
    """Return how far a seat's share has come: nothing yet, `sealed`, `open`, or `left-out`."""
    if seat.share:
        return "left-out" if seat.share == LEFT_OUT else "open"
    return "sealed" if seat.seal else ""


def waits_for(room: Room, lang: str) -> str:
    """Return for whom the dice wait, in a sentence; empty when they wait for nobody."""
    if room.is_over or not isinstance(room.game.dice, Awaited):
        return ""
    say = sentences(lang).text
    if any(not seat.player for seat in people_of(room.seats)):
        return say("dice-wait-seat")
    late = [who(room, seat.side, lang) for seat in people_of(room.seats) if not seat.share]
    return say("dice-wait-shares", who=", ".join(late))
