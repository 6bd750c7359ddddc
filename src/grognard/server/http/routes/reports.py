"""The report of a finished game, and what an officer thinks of it."""

from __future__ import annotations

from grognard.server import wire
from grognard.server.http.calls import GAME, HTML, Call, Routes
from grognard.server.http.faults import Trouble
from grognard.server.rooms import report as reporting

routes = Routes()


@routes.get(f"{GAME}/report", faults=(400, 403, 404, 429), waits_for="costly")
def report(call: Call) -> wire.BattleTold:
    """The report of a finished game."""
    return reporting.report(call.room, call.lang)


@routes.get(f"{GAME}/luck/{{clock}}", faults=(400, 403, 404, 429), waits_for="costly")
def luck(call: Call) -> wire.LuckAt:
    """The luck of every side up to a moment."""
    return reporting.luck_at(call.room, call.player, call.clock)


@routes.get(f"{GAME}/report.html", faults=(400, 403, 404, 429), media=HTML, file="-report.html", waits_for="costly")
def report_page(call: Call) -> str:
    """The same as a page."""
    return reporting.report_page(call.room, call.lang)


@routes.get(
    f"{GAME}/report.json", faults=(400, 403, 404, 429), file="-report.json", waits_for="costly", gives=wire.BattleTold
)
def report_file(call: Call) -> bytes:
    """The same with every roll."""
    return reporting.report_file(call.room, call.lang)


@routes.get(f"{GAME}/opinion", query=("side",), faults=(400, 403, 404))
def opinion(call: Call) -> wire.OpinionTold:
    """What the officer thinks of a side’s operations."""
    room = call.room
    with room.lock:
        reporting.check_over(room)
        if call.side not in room.seats:
            raise Trouble("missing", "no-side", side=call.side)
        found = room.opinions.get(call.side)
    return wire.OpinionTold(call.side, 0, 0, False, "", 0, []) if found is None else found.shown(call.lang)


@routes.post(f"{GAME}/opinion", wire.OpinionAsked, faults=(403, 404))
def begin_opinion(call: Call) -> wire.OpinionTold:
    """Have the officer think about it."""
    return call.rooms.opinions.begin(call.player, call.room, call.body.side, call.lang)


@routes.delete(f"{GAME}/opinion", faults=(400, 403, 404))
def stop_opinion(call: Call) -> None:
    """Stop that."""
    call.rooms.opinions.stop(call.player, call.room)
