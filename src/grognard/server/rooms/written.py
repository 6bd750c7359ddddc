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
LONGEST_NAME: Final = 60
NAMELESS: Final = "…"
"""The first line of a comment on a line that has no name."""


def record_text(
    rooms: Rooms, player: str, game: str, branches: Sequence[wire.BranchNamed], name: str = "", comment: str = ""
) -> str:
    """Return the record of a game, with these branches; what they are called comes first in their comments."""
    if len(branches) > MOST_BRANCHES:
        raise Trouble("unreadable", "too-many-branches", count=len(branches), most=MOST_BRANCHES)
    first, bots = whole(rooms, player, game)
    record = first.record(bots)
    record.line.comment = said(name, comment)
    for each in branches:
        records.add(record, whole(rooms, player, each.id)[0], said(each.name, each.comment))
    return str(record)


def said(name: str, comment: str) -> str:
    """Return the comment of a line: its name in one line, which stays empty where it has none, then the rest."""
    name = " ".join(name.split())
    return f"{name or NAMELESS}\n{comment}" if comment else name


def name_in(comment: str) -> str:
    """Return what a line is called by its comment."""
    name = comment.partition("\n")[0][:LONGEST_NAME]
    return "" if name == NAMELESS else name


def whole(rooms: Rooms, player: str, game: str) -> tuple[Game, dict[str, str]]:
    """Return a copy of a game that its player may have whole, and the bots that play it."""
    with rooms.entered(game) as room:
        room.check_all(player)
        rooms.mark_unrated(room, fairness.SAVED)
        return room.game.copy(), {side: seat.bot for side, seat in room.seats.items() if seat.bot}
