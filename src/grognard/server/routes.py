"""Every address of the server in one list: what it is for, what it takes and gives, and which function answers it.

Routing, the OpenAPI description and the tests are made from this list. The work is done in `rooms`, `look`, `inspect`
and `catalogue`; the functions here only call them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from msgspec import Struct

from grognard import __version__
from grognard.kernel.errors import Unreadable
from grognard.kernel.title import Title
from grognard.server import catalogue, fairness, inspect, log, ordering, plans, reasons, wire
from grognard.server import look as looking
from grognard.server import report as reporting
from grognard.server.faults import Trouble
from grognard.server.handles import are_handles_short, handles_used, raised_handles
from grognard.server.room import Room
from grognard.server.rooms import Rooms, said_in, title_of
from grognard.server.storage import LISTS
from grognard.server.threads import Kind
from grognard.server.viewer import Viewer

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
HTML: Final = "text/html; charset=utf-8"
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
LONGEST_NUMBER: Final = 10
LONGEST_SHOWN: Final = 100
"""How much of a faulty value is repeated in the refusal."""
MOST_BYTES: Final = 64 * 1024
MOST_BYTES_OF_A_SAVE: Final = 4 * 1024 * 1024


class Health(Struct):
    """That the server is well, and which version it is."""

    status: str
    version: str


class Call(NamedTuple):
    """What somebody asks: who, in which language, and the parts of the address and the message."""

    rooms: Rooms
    player: str
    lang: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any

    @property
    def side(self) -> str:
        """The side whose view is asked for; empty for a spectator."""
        return self.query.get("side", "")

    @property
    def title(self) -> Title:
        """The game of the address."""
        return title_of(self.path["title"])

    @property
    def scenario(self) -> str:
        """The scenario asked for, or the first."""
        wanted = self.query.get("scenario", "")
        if wanted and wanted not in self.title.scenarios:
            raise Trouble("missing", "no-scenario", title=self.title.id, scenario=wanted)
        return wanted or next(iter(self.title.scenarios))

    @property
    def is_night(self) -> bool:
        """Whether the dark map is asked for."""
        return self.query.get("night", "") not in ("", "0")

    @property
    def clock(self) -> int:
        """The moment of the address."""
        return number_of("clock", self.path["clock"])

    @property
    def line(self) -> int:
        """The line of the log of the address, the first being 0."""
        return number_of("line", self.path["line"])

    @property
    def game(self) -> str:
        """The id of the game in the address."""
        return self.path["game"]

    @property
    def room(self) -> Room:
        """The game of the address."""
        return self.rooms.room(self.game)


def number_of(name: str, text: str) -> int:
    """A number in an address."""
    if not (text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER):
        raise Trouble("unreadable", "unreadable-query", name=name, value=text[:LONGEST_SHOWN])
    return int(text)


class Route(NamedTuple):
    """One address: how it is called, what it takes and gives, and what may go wrong."""

    method: str
    path: str
    about: str
    act: Callable[[Call], Any]
    gives: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    faults: tuple[int, ...] = ()
    status: int = 200
    media: str = JSON
    is_fixed: bool = False
    """Whether it never changes while the server runs, so that it can be kept."""
    most_bytes: int = MOST_BYTES
    file: str = ""
    """How the name of the file ends that it is kept as; empty for what is no file."""
    is_making: bool = False
    """Whether it makes a game, which is counted against a visitor's quota."""

    @property
    def kind(self) -> Kind:
        """What it may wait for, and so which threads do it."""
        if self.is_fixed:
            return "drawing"
        if self.act in (health, metrics):
            return "health"
        if self.act in (hint, take_in):
            return "asking"
        return "looking" if self.method == "GET" or self.act in (look, refusals, plan, order) else "writing"

    def key(self, call: Call) -> tuple[str, ...]:
        """By what an answer that never changes is known: only what makes a difference."""
        scenario = (call.scenario,) if "scenario" in self.query else ()
        night = ("night",) if "night" in self.query and call.is_night else ()
        return (self.path, call.lang, *call.path.values(), *scenario, *night)

    @property
    def name(self) -> str:
        """A name for programs: `get_games_game_at_clock`."""
        words = self.path.replace("{", "").replace("}", "").replace(".", "/").replace("-", "/").replace(":path", "")
        return "_".join([self.method.lower(), *filter(None, words.split("/"))])


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
    return call.rooms.join(call.player, call.body.link)


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
        return ordering.order(room.viewer(asked.side, call.lang), question, asked)


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


def description(call: Call) -> dict[str, Any]:
    """This list, for programs."""
    from grognard.server.openapi import described

    return described(ROUTES)


GAME: Final = "/games/{game}"
TITLE: Final = "/titles/{title}"
ROUTES: Final = (
    Route("GET", "/titles", "What can be played.", all_titles, list[wire.TitleCard], is_fixed=True),
    Route(
        "GET",
        f"{TITLE}/kit",
        "What never changes about a scenario.",
        kit,
        wire.Kit,
        query=("scenario",),
        faults=(404,),
        is_fixed=True,
    ),
    Route("GET", f"{TITLE}/rules", "A rulebook.", rules, wire.Rules, faults=(404,), is_fixed=True),
    Route(
        "GET",
        f"{TITLE}/board.svg",
        "The map.",
        board,
        str,
        query=("scenario", "night"),
        faults=(404,),
        media=SVG,
        is_fixed=True,
    ),
    Route(
        "GET",
        f"{TITLE}/names.svg",
        "The names on the map, to be laid over it.",
        names,
        str,
        query=("scenario", "night"),
        faults=(404,),
        media=SVG,
        is_fixed=True,
    ),
    Route(
        "GET",
        f"{TITLE}/band.svg",
        "Title, scale, compass and key, to be laid below the map.",
        band,
        str,
        query=("scenario", "night"),
        faults=(404,),
        media=SVG,
        is_fixed=True,
    ),
    Route(
        "GET",
        f"{TITLE}/counters.svg",
        "The counters of a scenario as symbols, or every counter of the game.",
        counters,
        str,
        query=("scenario",),
        faults=(404,),
        media=SVG,
        is_fixed=True,
    ),
    Route(
        "GET",
        f"{TITLE}/picture.svg",
        "A scenario’s beginning.",
        picture,
        str,
        query=("scenario", "night"),
        faults=(404,),
        media=SVG,
        is_fixed=True,
    ),
    Route("GET", "/games", "A page of my games.", games, wire.GameList, query=("which", "page"), faults=(400,)),
    Route(
        "POST",
        "/games",
        "Make a game.",
        make,
        wire.Made,
        wire.NewGame,
        faults=(404, 429),
        status=201,
        is_making=True,
    ),
    Route(
        "POST",
        "/games/import",
        "Go on with a saved game.",
        take_in,
        wire.Made,
        bytes,
        faults=(429,),
        status=201,
        most_bytes=MOST_BYTES_OF_A_SAVE,
        is_making=True,
    ),
    Route("POST", "/join", "Take an open seat by its link.", join, wire.Made, wire.Join, faults=(403, 404)),
    Route("DELETE", GAME, "Delete a game.", delete, None, faults=(400, 403, 404)),
    Route("GET", GAME, "What a seat sees now.", page, wire.Page, query=("side",), faults=(400, 403, 404)),
    Route(
        "GET",
        f"{GAME}/at/{{clock}}",
        "What a seat saw then.",
        page_at,
        wire.Page,
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route(
        "GET",
        f"{GAME}/since/{{clock}}",
        "What happened since then, step by step.",
        reel,
        wire.Reel,
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route(
        "GET",
        f"{GAME}/why/{{clock}}",
        "Why bots did what was told then.",
        why,
        list[wire.Why],
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route(
        "GET",
        f"{GAME}/log/{{line}}/roll",
        "A roll of the log on its tally.",
        roll_in_log,
        wire.RollShown,
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route("GET", f"{GAME}/links", "The links of the open seats.", links, wire.Made, faults=(400, 403, 404)),
    Route("GET", f"{GAME}/save", "The game as a file.", save, dict[str, Any], faults=(400, 403, 404), file=".json"),
    Route(
        "GET",
        f"{GAME}/dice",
        "The dice of a finished game, for checking.",
        dice,
        wire.DiceRecord,
        faults=(400, 403, 404),
    ),
    Route(
        "POST",
        f"{GAME}/answers",
        "Answer a question, or several in a row.",
        answer,
        wire.Taken,
        wire.Answer,
        faults=(403, 404, 409, 422),
    ),
    Route(
        "POST",
        f"{GAME}/undo",
        "Take back the last answer, or several.",
        undo,
        wire.Taken,
        wire.UndoAsked,
        faults=(403, 404, 409, 422),
    ),
    Route("POST", f"{GAME}/look", "Look at an option.", look, wire.Looked, wire.LookAt, faults=(403, 404, 409, 422)),
    Route(
        "POST",
        f"{GAME}/orders",
        "What several pieces can be ordered.",
        order,
        wire.Ordered,
        wire.OrderAsked,
        faults=(403, 404, 409, 422),
    ),
    Route(
        "POST",
        f"{GAME}/hint",
        "What an officer would answer.",
        hint,
        wire.Hinted,
        wire.HintAsked,
        faults=(403, 404, 409, 422),
    ),
    Route(
        "POST",
        f"{GAME}/why-not",
        "Why something is not an option.",
        refusals,
        list[wire.Refused],
        wire.WhyNot,
        faults=(403, 404, 409, 422),
    ),
    Route(
        "POST",
        f"{GAME}/plan",
        "Try something on a what-if table.",
        plan,
        wire.PlanShown,
        wire.Plan,
        faults=(403, 404, 409, 422),
    ),
    Route(
        "POST",
        f"{GAME}/branch",
        "Play on from an earlier moment.",
        branch,
        wire.Made,
        wire.Branch,
        faults=(403, 404, 429),
        status=201,
        is_making=True,
    ),
    Route(
        "POST",
        f"{GAME}/bots",
        "Stop the bots, or let them go on.",
        tell_bots,
        wire.Taken,
        wire.BotsTold,
        faults=(403, 404),
    ),
    Route(
        "POST",
        f"{GAME}/trial",
        "Play it out many times by bots.",
        try_out,
        wire.TrialShown,
        wire.Trial,
        faults=(403, 404, 409),
    ),
    Route("DELETE", f"{GAME}/trial", "Stop that.", stop_trial, wire.TrialShown, faults=(400, 403, 404)),
    Route("GET", f"{GAME}/report", "The report of a finished game.", report, wire.BattleTold, faults=(400, 403, 404)),
    Route(
        "GET",
        f"{GAME}/report.html",
        "The same as a page.",
        report_page,
        str,
        faults=(400, 403, 404),
        media=HTML,
        file="-report.html",
    ),
    Route(
        "GET",
        f"{GAME}/report.json",
        "The same with every roll.",
        report_file,
        wire.BattleTold,
        faults=(400, 403, 404),
        file="-report.json",
    ),
    Route(
        "GET",
        f"{GAME}/opinion",
        "What the officer thinks of a side’s operations.",
        opinion,
        wire.OpinionTold,
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route(
        "POST",
        f"{GAME}/opinion",
        "Have the officer think about it.",
        begin_opinion,
        wire.OpinionTold,
        wire.OpinionAsked,
        faults=(403, 404),
    ),
    Route("DELETE", f"{GAME}/opinion", "Stop that.", stop_opinion, None, faults=(400, 403, 404)),
    Route(
        "GET",
        f"{GAME}/hex/{{number:path}}",
        "A hex in detail.",
        hex_,
        wire.HexShown,
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route(
        "GET",
        f"{GAME}/piece/{{name:path}}",
        "A counter in detail.",
        piece,
        wire.PieceShown,
        query=("side",),
        faults=(400, 403, 404),
    ),
    Route(
        "GET",
        f"{GAME}/overlay/{{key:path}}",
        "An overlay as it stands.",
        overlay,
        wire.OverlayShown,
        query=("side", "hex"),
        faults=(400, 403, 404),
    ),
    Route("GET", "/health", "Whether the server is well.", health, Health),
    Route("GET", "/metrics", "What the server counts, for Prometheus.", metrics, str, media=TEXT),
    Route("GET", "/openapi.json", "This description.", description, dict[str, Any], is_fixed=True),
)
