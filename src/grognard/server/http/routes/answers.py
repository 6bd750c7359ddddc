"""What a seat does: answers, takes back, asks about options, and lets bots play."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, Call, Routes
from grognard.server.rooms import plans
from grognard.server.rooms.rooms import said_in
from grognard.server.screens import group_orders
from grognard.server.screens import look as looking
from grognard.server.thinking.foresight import foresee

routes = Routes()


@routes.post(f"{GAME}/answers", wire.Answer, faults=(403, 404, 409, 422))
def answer(call: Call) -> wire.Taken:
    """Answer a question, or several in a row."""
    return call.rooms.answer(call.player, call.game, call.body, call.lang)


@routes.post(f"{GAME}/undo", wire.UndoAsked, faults=(403, 404, 409, 422))
def undo(call: Call) -> wire.Taken:
    """Take back the last answer, or several."""
    return call.rooms.undo(call.player, call.game, call.body, call.lang)


@routes.post(f"{GAME}/look", wire.LookAt, faults=(403, 404, 409, 422), waits_for="looking")
def look(call: Call) -> wire.Looked:
    """Look at an option."""
    room, asked = call.room, call.body
    with room.lock, said_in(room.game, asked.answer, asked.side, call.lang):
        question = room.open_question(call.player, asked.side, asked.number)
        found = looking.look_on(room.viewer(asked.side, call.lang), question, [asked.answer, *asked.then])
        room.note_look(asked, found, call.lang)
        return found


@routes.post(f"{GAME}/orders", wire.OrderAsked, faults=(403, 404, 409, 422), waits_for="looking")
def order(call: Call) -> wire.Ordered:
    """What several pieces can be ordered."""
    room, asked = call.room, call.body
    with room.lock, said_in(room.game, asked.to or ", ".join(asked.pieces), asked.side, call.lang):
        question = room.open_question(call.player, asked.side, asked.number)
        return group_orders.order(room.viewer(asked.side, call.lang), question, asked)


@routes.post(f"{GAME}/hint", wire.HintAsked, faults=(403, 404, 409, 422), waits_for="asking")
def hint(call: Call) -> wire.Hinted:
    """What an officer would answer."""
    return call.rooms.hint(call.player, call.game, call.body, call.lang)


@routes.post(f"{GAME}/why-not", wire.WhyNot, faults=(403, 404, 409, 422), waits_for="looking")
def refusals(call: Call) -> list[wire.Refused]:
    """Why something is not an option."""
    room, asked = call.room, call.body
    with room.lock, said_in(room.game, asked.answer or asked.piece or asked.hex, asked.side, call.lang):
        question = room.open_question(call.player, asked.side)
        return looking.why_not(room.viewer(asked.side, call.lang), question, asked)


@routes.post(f"{GAME}/plan", wire.Plan, faults=(403, 404, 409, 422), waits_for="looking")
def plan(call: Call) -> wire.PlanShown:
    """Try something on a what-if table."""
    room, asked = call.room, call.body
    with room.lock:
        room.check_may_answer(call.player, asked.side)
        return plans.planned(room, asked, call.lang)


@routes.post(f"{GAME}/branch", wire.Branch, faults=(403, 404, 429), status=201, is_making=True, waits_for="costly")
def branch(call: Call) -> wire.Made:
    """Play on from an earlier moment."""
    return call.rooms.new_games.branch(call.player, call.game, call.body)


@routes.post(f"{GAME}/bots", wire.BotsTold, faults=(403, 404))
def tell_bots(call: Call) -> wire.Taken:
    """Stop the bots, or let them go on."""
    return call.rooms.tell_bots(call.player, call.game, call.body.go)


@routes.post(f"{GAME}/outlook", wire.OutlookAsked, faults=(400, 403, 404, 409, 503), waits_for="looking")
def outlook(call: Call) -> wire.OutlookTold:
    """What a side can expect from here, and what an officer would do."""
    return foresee(call.rooms.workers, call.player, call.room, call.body, call.lang)


@routes.post(f"{GAME}/trial", wire.Trial, faults=(403, 404, 409))
def try_out(call: Call) -> wire.TrialShown:
    """Play it out many times by bots."""
    return call.rooms.try_out(call.player, call.game, call.body, call.lang)


@routes.delete(f"{GAME}/trial", faults=(400, 403, 404))
def stop_trial(call: Call) -> wire.TrialShown:
    """Stop that."""
    return call.rooms.stop_trial(call.player, call.game)
