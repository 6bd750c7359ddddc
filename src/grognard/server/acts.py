"""What the server does at each address of `routes`.

The work is done in `rooms`, `look`, `inspect` and `catalogue`; the functions here only call them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from grognard import __version__
from grognard.kernel.errors import Unreadable
from grognard.server import catalogue, fairness, group_orders, inspect, log, plans, reasons, wire
from grognard.server import look as looking
from grognard.server import report as reporting
from grognard.server.calls import LONGEST_SHOWN, Call, number_of
from grognard.server.faults import Trouble
from grognard.server.handles import are_handles_short, handles_used, raised_handles
from grognard.server.rooms import said_in
from grognard.server.storage import LISTS
from grognard.server.viewer import Viewer


class Health(Struct):
    """That the server is well, and which version it is."""

    status: str
    version: str


# What never changes -----------------------------------------------------------------------------------------------


def all_titles(call: Call) -> list[wire.TitleCard]:
    """The games on the shelf."""
    return catalogue.titles(call.lang, call.rooms.limits.bot_seconds)


def kit(call: Call) -> wire.Kit:
    """Board, counters and words of a scenario."""
    return catalogue.kit(call.title.id, call.scenario, call.lang)


def rules(call: Call) -> wire.Rules:
    """A rulebook."""
    return catalogue.rules(call.title.id, call.lang)


def board(call: Call) -> str:
    """The map."""
    return catalogue.board_svg(call.title.id, call.scenario, call.lang, call.is_night)


def names(call: Call) -> str:
    """What is written on the map."""
    return catalogue.names_svg(call.title.id, call.scenario, call.lang, call.is_night)


def band(call: Call) -> str:
    """What is printed below the map."""
    return catalogue.band_svg(call.title.id, call.scenario, call.lang, call.is_night)


def counters(call: Call) -> str:
    """The counters as symbols."""
    return catalogue.counters_svg(call.title.id, call.scenario, call.lang)


def picture(call: Call) -> str:
    """A small picture of a scenario's beginning."""
    return catalogue.picture_svg(call.title.id, call.scenario, call.lang, call.is_night)


# Games ------------------------------------------------------------------------------------------------------------


def games(call: Call) -> wire.GameList:
    """A page of the caller's games."""
    which, page = call.query.get("which", ""), call.query.get("page", "") or "1"
    if which not in LISTS:
        raise Trouble("unreadable", "unreadable-query", name="which", value=which[:LONGEST_SHOWN])
    return call.rooms.cards(call.player, which, max(1, number_of("page", page)), call.lang)


def make(call: Call) -> wire.Made:
    """A new game."""
    return call.rooms.make(call.player, call.body)


def take_in(call: Call) -> wire.Made:
    """A game from a save."""
    return call.rooms.take_in(call.player, call.body)


def join(call: Call) -> wire.Made:
    """An open seat taken."""
    return call.rooms.join(call.player, call.body.link, call.body.typed_dice)


def delete(call: Call) -> None:
    """A game deleted."""
    call.rooms.delete(call.player, call.game)


def links(call: Call) -> wire.Made:
    """The links of the open seats once more."""
    return call.rooms.links(call.player, call.game)


def save(call: Call) -> bytes:
    """The game as a file."""
    room = call.room
    with room.lock:
        room.check_all(call.player)
        call.rooms.mark_unrated(room, fairness.SAVED)
        return room.game.save({side: seat.bot for side, seat in room.seats.items() if seat.bot})


def dice(call: Call) -> wire.DiceRecord:
    """The dice of a finished game, for checking."""
    room = call.room
    with room.lock:
        return room.dice_record()


def page(call: Call) -> wire.Page:
    """What a seat sees now."""
    room = call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return room.page(call.player, call.side, call.lang)


def page_at(call: Call) -> wire.Page:
    """What a seat saw then."""
    clock, room = call.clock, call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return room.page_at(call.player, call.side, call.lang, clock)


def reel(call: Call) -> wire.Reel:
    """What a seat was told since then, to be watched."""
    clock, room = call.clock, call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return room.reel(call.player, call.side, call.lang, clock)


def why(call: Call) -> list[wire.Why]:
    """Why bots did what was told at a moment, as far as a seat may know."""
    clock, room = call.clock, call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        return reasons.reasons_at(room.viewer(call.side, call.lang), room.known_reasons(call.side), clock)


def roll_in_log(call: Call) -> wire.RollShown:
    """A roll of the log on its tally, as far as a seat may know it."""
    room = call.room
    with inspected(call, f"log {call.line}") as viewer:
        room.recall(call.line, call.side)
        return log.roll_told(viewer, call.line)


def answer(call: Call) -> wire.Taken:
    """An answer taken."""
    return call.rooms.answer(call.player, call.game, call.body, call.lang)


def undo(call: Call) -> wire.Taken:
    """An answer taken back."""
    return call.rooms.undo(call.player, call.game, call.body, call.lang)


def look(call: Call) -> wire.Looked:
    """What stands behind an option."""
    room, asked = call.room, call.body
    with room.lock, said_in(room.game, asked.answer, asked.side, call.lang):
        question = room.open_question(call.player, asked.side, asked.number)
        return looking.look_on(room.viewer(asked.side, call.lang), question, [asked.answer, *asked.then])


def order(call: Call) -> wire.Ordered:
    """Orders for several pieces."""
    room, asked = call.room, call.body
    with room.lock, said_in(room.game, asked.to or ", ".join(asked.pieces), asked.side, call.lang):
        question = room.open_question(call.player, asked.side, asked.number)
        return group_orders.order(room.viewer(asked.side, call.lang), question, asked)


def hint(call: Call) -> wire.Hinted:
    """What an officer would answer."""
    return call.rooms.hint(call.player, call.game, call.body, call.lang)


def refusals(call: Call) -> list[wire.Refused]:
    """Why something is not an option."""
    room, asked = call.room, call.body
    with room.lock, said_in(room.game, asked.answer or asked.piece or asked.hex, asked.side, call.lang):
        question = room.open_question(call.player, asked.side)
        return looking.why_not(room.viewer(asked.side, call.lang), question, asked)


def plan(call: Call) -> wire.PlanShown:
    """A plan tried on a what-if table."""
    room, asked = call.room, call.body
    with room.lock:
        room.check_may_answer(call.player, asked.side)
        return plans.planned(room, asked, call.lang)


def hex_(call: Call) -> wire.HexShown:
    """A hex in detail."""
    number = call.path["number"]
    with inspected(call, number) as viewer:
        return inspect.hex_of(viewer, number)


def piece(call: Call) -> wire.PieceShown:
    """A counter in detail."""
    name = call.path["name"]
    with inspected(call, name) as viewer:
        return inspect.piece_of(viewer, name)


def overlay(call: Call) -> wire.OverlayShown:
    """An overlay as it stands."""
    key, hex_ = call.path["key"], call.query.get("hex", "")
    with inspected(call, f"{key} {hex_}".strip()) as viewer:
        return inspect.overlay_of(viewer, key, hex_)


@contextmanager
def inspected(call: Call, name: str) -> Iterator[Viewer]:
    """The game as a caller may see it; what they may not know is missing."""
    room = call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        try:
            yield room.viewer(call.side, call.lang)
        except Unreadable as fault:
            raise Trouble("missing", "no-thing", name=name) from fault


def branch(call: Call) -> wire.Made:
    """A game of its own from an earlier moment."""
    return call.rooms.branch(call.player, call.game, call.body)


def tell_bots(call: Call) -> wire.Taken:
    """The bots stopped or let go on."""
    return call.rooms.tell_bots(call.player, call.game, call.body.go)


def try_out(call: Call) -> wire.TrialShown:
    """A trial begun."""
    return call.rooms.try_out(call.player, call.game, call.body, call.lang)


def stop_trial(call: Call) -> wire.TrialShown:
    """A trial stopped."""
    return call.rooms.stop_trial(call.player, call.game)


def report(call: Call) -> wire.BattleTold:
    """The report of a finished game."""
    return reporting.report(call.room, call.lang)


def report_page(call: Call) -> str:
    """The same as a page."""
    return reporting.report_page(call.room, call.lang)


def report_file(call: Call) -> bytes:
    """The same with every roll."""
    return reporting.report_file(call.room, call.lang)


def opinion(call: Call) -> wire.OpinionTold:
    """How far the officer's opinion of a side is."""
    room = call.room
    with room.lock:
        reporting.check_over(room)
        if call.side not in room.seats:
            raise Trouble("missing", "no-side", side=call.side)
        found = room.opinions.get(call.side)
    return wire.OpinionTold(call.side, 0, 0, False, "", 0, []) if found is None else found.shown(call.lang)


def begin_opinion(call: Call) -> wire.OpinionTold:
    """The officer's opinion begun."""
    return call.rooms.opinions.begin(call.player, call.room, call.body.side, call.lang)


def stop_opinion(call: Call) -> None:
    """It stopped."""
    call.rooms.opinions.stop(call.player, call.room)


# The server itself ------------------------------------------------------------------------------------------------


def health(call: Call) -> Health:
    """That the server is well: it reads what it has written, it can write, and it has file handles left."""
    call.rooms.storage.check()
    if are_handles_short():
        raise Trouble("busy", "handles-short")
    return Health("ok", __version__)


def metrics(call: Call) -> str:
    """What the server counts."""
    rooms = call.rooms.rooms()
    return call.rooms.metrics.text(
        {
            "games_in_memory": ("Games in memory.", len(rooms)),
            "listeners": ("Sockets that hear a game.", sum(len(room.listeners) for room in rooms)),
            "file_handles": ("File handles in use.", handles_used()),
            "file_handles_allowed": ("File handles this process may have; 0 for any number.", raised_handles()),
            "work_waiting": ("Work of bots, trials and imports that waits for a turn.", call.rooms.workers.waiting),
            "bots_playing": ("Games in which a bot is at it.", sum(room.is_botting for room in rooms)),
        }
    )
