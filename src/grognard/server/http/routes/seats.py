"""What a seat sees, now and earlier, and what its player may take home."""

from __future__ import annotations

from typing import Any

from grognard.server import wire
from grognard.server.http.calls import GAME, PLAIN, Call, Routes, inspected
from grognard.server.rooms import fairness, written
from grognard.server.rooms import record as recording
from grognard.server.screens import log, reasons

routes = Routes()


@routes.get(GAME, query=("side",), faults=(400, 403, 404))
def page(call: Call) -> wire.Page:
    """What a seat sees now."""
    room = call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return room.page(call.player, call.side, call.lang)


@routes.get(f"{GAME}/at/{{clock}}", query=("side",), faults=(400, 403, 404))
def page_at(call: Call) -> wire.Page:
    """What a seat saw then."""
    clock, room = call.clock, call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return room.page_at(call.player, call.side, call.lang, clock)


@routes.get(f"{GAME}/since/{{clock}}", query=("side", "until"), faults=(400, 403, 404, 429), waits_for="costly")
def reel(call: Call) -> wire.Reel:
    """What happened since then, step by step, up to the moment `until`."""
    clock, room = call.clock, call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return room.reel(call.player, call.side, call.lang, clock, call.until)


@routes.get(f"{GAME}/why/{{clock}}", query=("side",), faults=(400, 403, 404))
def why(call: Call) -> list[wire.Why]:
    """Why bots did what was told then."""
    clock, room = call.clock, call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return reasons.reasons_at(room.viewer(call.side, call.lang), room.known_reasons(call.side), clock)


@routes.get(f"{GAME}/log/{{line}}/roll", query=("side",), faults=(400, 403, 404, 429), waits_for="costly")
def roll_in_log(call: Call) -> wire.RollShown:
    """A roll of the log on its tally."""
    room = call.room
    with inspected(call, f"log {call.line}") as viewer:
        room.recall(call.line, call.side)
        return log.roll_told(viewer, call.line)


@routes.get(f"{GAME}/links", faults=(400, 403, 404))
def links(call: Call) -> wire.Made:
    """The links of the open seats."""
    return call.rooms.seating.links(call.player, call.game)


@routes.get(f"{GAME}/save", faults=(400, 403, 404), file=".json", is_marking=True, gives=dict[str, Any])
def save(call: Call) -> bytes:
    """The game as a file."""
    room = call.room
    with room.lock:
        room.check_all(call.player)
        call.rooms.mark_unrated(room, fairness.SAVED)
        return room.game.save({side: seat.bot for side, seat in room.seats.items() if seat.bot})


@routes.get(
    f"{GAME}/record.txt", faults=(400, 403, 404, 429), media=PLAIN, file=".grog", is_marking=True, waits_for="costly"
)
def record_text(call: Call) -> str:
    """The game as a record to read and annotate."""
    return written.record_text(call.rooms, call.player, call.game, ())


@routes.post(f"{GAME}/record.txt", wire.BranchesNamed, faults=(403, 404, 429), waits_for="costly")
def record_of_branches(call: Call) -> wire.RecordTold:
    """The game as a record, with games branched off it as its variations."""
    body = call.body
    text = written.record_text(call.rooms, call.player, call.game, body.branches, body.name, body.comment)
    return wire.RecordTold(text)


@routes.get(f"{GAME}/record", faults=(400, 403, 404), file="-record.json", gives=wire.GameRecord)
def record(call: Call) -> bytes:
    """The public record of a finished game between several people, for checking."""
    room = call.room
    with room.lock:
        return recording.record_of(room, call.rooms.storage.lines(call.game))


@routes.get(f"{GAME}/dice", faults=(400, 403, 404))
def dice(call: Call) -> wire.DiceRecord:
    """The dice of a finished game, for checking."""
    room = call.room
    with room.lock:
        return room.dice_record()
