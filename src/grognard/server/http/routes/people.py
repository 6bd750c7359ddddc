"""What players do beside the game: offers, their answers, and resignation."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, Call, Routes
from grognard.server.rooms.manners import record

routes = Routes()


@routes.get(f"{GAME}/offers", faults=(400, 403, 404))
def offers(call: Call) -> list[wire.PassedShown]:
    """What passed between the players."""
    room = call.room
    with room.lock:
        return record(room, call.lang)


@routes.post(f"{GAME}/offers", wire.OfferMade, faults=(403, 404, 409, 429))
def offer(call: Call) -> None:
    """Offer the other players something."""
    call.rooms.manners.offer(call.player, call.game, call.body)


@routes.post(f"{GAME}/offers/answer", wire.OfferAnswered, faults=(403, 404, 409))
def answer(call: Call) -> None:
    """Answer an offer, or take mine back."""
    call.rooms.manners.answer(call.player, call.game, call.body)


@routes.post(f"{GAME}/resign", wire.Resigned, faults=(403, 404, 409))
def resign(call: Call) -> None:
    """Give the game up."""
    call.rooms.manners.resign(call.player, call.game, call.body.side)
