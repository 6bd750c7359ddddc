"""What players do beside the game: offers, their answers, resignation, talk and notes."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, Call, Routes, number_of
from grognard.server.rooms import takeback
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


@routes.get(f"{GAME}/back/{{line}}", query=("side",), faults=(400, 403, 404, 429), waits_for="costly")
def taken_back(call: Call) -> list[wire.LogLine]:
    """What a seat was told of answers that were taken back."""
    room = call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return takeback.taken_back(room, call.rooms.storage.lines(call.game), call.line, call.side, call.lang)


@routes.post(f"{GAME}/resign", wire.Resigned, faults=(403, 404, 409))
def resign(call: Call) -> None:
    """Give the game up."""
    call.rooms.manners.resign(call.player, call.game, call.body.side)


@routes.post(f"{GAME}/standing", wire.StandingAnswer, faults=(403, 404, 409, 422))
def stand(call: Call) -> None:
    """Give my open question a standing answer."""
    call.rooms.standing.give(call.player, call.game, call.body)


@routes.post(f"{GAME}/standing/back", wire.StandingAnswerTakenBack, faults=(403, 404))
def take_back(call: Call) -> None:
    """Take back a standing answer."""
    call.rooms.standing.take_back(call.player, call.game, call.body)


@routes.post(f"{GAME}/share", wire.ShareSent, faults=(403, 404, 409))
def share(call: Call) -> None:
    """Add to the dice of the table: seal a share, open it, or go on without."""
    call.rooms.shares.take(call.player, call.game, call.body)


@routes.get(f"{GAME}/talk", query=("place", "after"), faults=(400, 403, 404))
def talk(call: Call) -> list[wire.TalkLine]:
    """What was said at the table."""
    place, after = call.query.get("place", "seats"), number_of("after", call.query.get("after", "") or "0")
    return call.rooms.talk.lines(call.player, call.room, place, after, call.lang)


@routes.post(f"{GAME}/talk", wire.Said, faults=(403, 404, 429))
def say(call: Call) -> wire.TalkLine:
    """Say something at the table."""
    return call.rooms.talk.say(call.player, call.game, call.body, call.lang)


@routes.get(f"{GAME}/notes", faults=(400, 403, 404))
def notes(call: Call) -> wire.NotesKept:
    """What I have noted."""
    return call.rooms.talk.notes(call.player, call.room)


@routes.post(f"{GAME}/notes", wire.NotesKept, faults=(403, 404))
def keep_notes(call: Call) -> wire.NotesKept:
    """Note something for myself."""
    return call.rooms.talk.keep_notes(call.player, call.room, call.body.text)
