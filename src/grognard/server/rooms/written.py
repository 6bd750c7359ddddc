"""A game as a record to read and annotate, with the games that were branched off it as its variations.

It tells everything, as a save does, and so is given to whom a save is given: before the end only to whoever plays all
sides alone. The public record by which dice are proved is in `record`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from grognard import records
from grognard.server import wire
from grognard.server.http.faults import Trouble
from grognard.server.rooms import fairness

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.server.rooms.rooms import Rooms

MOST_BRANCHES: Final = 40


def record_text(rooms: Rooms, player: str, game: str, branches: Sequence[wire.BranchNamed]) -> str:
    """Return the record of a game, with these branches."""
    if len(branches) > MOST_BRANCHES:
        raise Trouble("unreadable", "too-many-branches", count=len(branches), most=MOST_BRANCHES)
    first, bots = whole(rooms, player, game)
    record = first.record(bots)
    for each in branches:
        records.add(record, whole(rooms, player, each.id)[0], each.name)
    return str(record)


def whole(rooms: Rooms, player: str, game: str) -> tuple[Game, dict[str, str]]:
    """Return a copy of a game that its player may have whole, and the bots that play it."""
    with rooms.entered(game) as room:
        room.check_all(player)
        rooms.mark_unrated(room, fairness.SAVED)
        return room.game.copy(), {side: seat.bot for side, seat in room.seats.items() if seat.bot}
