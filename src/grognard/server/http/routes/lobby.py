"""Games made, listed, joined and deleted."""

from __future__ import annotations

from typing import Final

from grognard.server import wire
from grognard.server.http.calls import GAME, LONGEST_SHOWN, Call, Routes, number_of
from grognard.server.http.faults import Trouble
from grognard.server.storage.storage import LISTS

MOST_BYTES_OF_A_SAVE: Final = 4 * 1024 * 1024
routes = Routes()


@routes.get("/games", query=("which", "page"), faults=(400,))
def games(call: Call) -> wire.GameList:
    """A page of my games."""
    which, page = call.query.get("which", ""), call.query.get("page", "") or "1"
    if which not in LISTS:
        raise Trouble("unreadable", "unreadable-query", name="which", value=which[:LONGEST_SHOWN])
    return call.rooms.cards(call.player, which, max(1, number_of("page", page)), call.lang)


@routes.post("/games", wire.NewGame, faults=(404, 429), status=201, is_making=True)
def make(call: Call) -> wire.Made:
    """Make a game."""
    return call.rooms.new_games.make(call.player, call.body)


@routes.post(
    "/games/import",
    bytes,
    faults=(429,),
    status=201,
    most_bytes=MOST_BYTES_OF_A_SAVE,
    is_making=True,
    waits_for="asking",
)
def take_in(call: Call) -> wire.Made:
    """Go on with a saved game."""
    return call.rooms.new_games.take_in(call.player, call.body)


@routes.post("/join", wire.Join, faults=(403, 404, 409))
def join(call: Call) -> wire.Made:
    """Take an open seat by its link."""
    return call.rooms.seating.join(call.player, call.body)


@routes.get("/invitations/{link}", faults=(404,))
def invitation(call: Call) -> wire.Invitation:
    """What an open seat is about."""
    return call.rooms.seating.invitation(call.player, call.path["link"], call.lang)


@routes.post(f"{GAME}/name", wire.NameSaid, faults=(403, 404))
def rename(call: Call) -> wire.NameKept:
    """Choose how I am called at a table."""
    return call.rooms.seating.rename(call.player, call.game, call.body.name)


@routes.delete(GAME, faults=(400, 403, 404))
def delete(call: Call) -> None:
    """Delete a game."""
    call.rooms.removal.delete(call.player, call.game)
