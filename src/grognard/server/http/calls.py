"""What somebody asks of the server, and how a function says at which address it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, get_type_hints

from grognard.kernel.errors import Unreadable
from grognard.kernel.table.title import Title
from grognard.server.http.faults import Trouble
from grognard.server.http.threads import Kind
from grognard.server.rooms.new_games import title_of
from grognard.server.rooms.room import Room
from grognard.server.rooms.rooms import Rooms
from grognard.server.screens.viewer import Viewer

Act = Callable[["Call"], Any]
Decorator = Callable[[Act], Act]
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
HTML: Final = "text/html; charset=utf-8"
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
GAME: Final = "/games/{game}"
TITLE: Final = "/titles/{title}"
PLAIN: Final = "text/plain; charset=utf-8"
LONGEST_NUMBER: Final = 10
LONGEST_SHOWN: Final = 100
"""How much of a faulty value is repeated in the refusal."""
MOST_BYTES: Final = 64 * 1024


class Call(NamedTuple):
    """A request: its visitor, language, parts of the address, and message."""

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
    def until(self) -> int | None:
        """The last moment asked for, or None for all up to now."""
        return number_of("until", self.query["until"]) if "until" in self.query else None

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
    """Return a number of an address."""
    if not (text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER):
        raise Trouble("unreadable", "unreadable-query", name=name, value=text[:LONGEST_SHOWN])
    return int(text)


@contextmanager
def inspected(call: Call, name: str) -> Iterator[Viewer]:
    """Give the game as a caller may see it; what they may not know is refused as missing."""
    room = call.room
    with room.lock:
        room.check_may_see(call.player, call.side)
        try:
            yield room.viewer(call.side, call.lang)
        except Unreadable as fault:
            raise Trouble("missing", "no-thing", name=name) from fault


class Route(NamedTuple):
    """One address: how it is called, what it takes and gives, and what may go wrong."""

    method: str
    path: str
    about: str
    act: Act
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
    is_marking: bool = False
    """Whether it leaves a mark on a game though it only asks for something, so that no other site's page may ask."""
    is_making: bool = False
    """Whether it makes a game, which is counted against a visitor's quota."""
    waits_for: Kind | None = None
    """What it may wait for, where the method does not tell."""

    @property
    def kind(self) -> Kind:
        """What the request may wait for, which decides the threads that serve it."""
        if self.waits_for is not None:
            return self.waits_for
        return "drawing" if self.is_fixed else "looking" if self.method == "GET" else "writing"

    def key(self, call: Call) -> tuple[str, ...]:
        """Return the key of an answer that never changes: all of the request that makes a difference to it."""
        scenario = (call.scenario,) if "scenario" in self.query else ()
        night = ("night",) if "night" in self.query and call.is_night else ()
        return (self.path, call.lang, *call.path.values(), *scenario, *night)

    @property
    def name(self) -> str:
        """A name for programs: `get_games_game_at_clock`."""
        words = self.path.replace("{", "").replace("}", "").replace(".", "/").replace("-", "/").replace(":path", "")
        return "_".join([self.method.lower(), *filter(None, words.split("/"))])


class Routes:
    """The addresses of a module, in the order in which their functions stand in it.

    The docstring of a function is the summary of its address, and what it returns is what is sent; `gives` says so
    where that is text already.
    """

    def __init__(self) -> None:
        self.all: list[Route] = []

    def get(self, path: str, **more: Any) -> Decorator:
        """Register a function for GET."""
        return self._at("GET", path, None, more)

    def post(self, path: str, takes: Any, **more: Any) -> Decorator:
        """Register a function for POST with a message of this kind."""
        return self._at("POST", path, takes, more)

    def delete(self, path: str, **more: Any) -> Decorator:
        """Register a function for DELETE."""
        return self._at("DELETE", path, None, more)

    def _at(self, method: str, path: str, takes: Any, more: dict[str, Any]) -> Decorator:
        def note(act: Act) -> Act:
            told = more if "gives" in more else more | {"gives": given_by(act)}
            self.all.append(Route(method, path, act.__doc__ or "", act, takes=takes, **told))
            return act

        return note


def given_by(act: Act) -> Any:
    """Return the type that a function returns; None for nothing."""
    found = get_type_hints(act)["return"]
    return None if found is type(None) else found
