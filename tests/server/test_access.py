"""Who may call what: every address, asked by every kind of caller, while a game goes on and after its end.

An address that is added must get a row in `ROWS`. What is refused must have changed nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect

from grognard.server.http.limits import Limits
from grognard.server.http.routes import ROUTES
from grognard.server.http.web import COOKIE, Settings, app
from grognard.server.rooms.rooms import Rooms
from grognard.server.rooms.seats import hashed
from grognard.server.wire import Answer
from tests.server.sample_games import after
from tests.server.visitors import Visitor, log_on_disk, running

NO_LIMITS = Limits(games_per_hour=0, games_per_hour_from_address=0, open_tables=0)
CALLERS = ("blue", "red", "stranger", "cleared", "thief", "nobody")
"""Blue made the game and plays blue; Red came by the link. A stranger has only a cookie of their own; `cleared` is
Blue's browser without its cookie; a thief has read the database and shows Blue's hash as a token; nobody keeps none."""
OUTSIDE = CALLERS[2:]


class Row(NamedTuple):
    """What an address answers to callers while the game goes on (`now`) and when it is over (`late`)."""

    now: dict[str, int]
    late: dict[str, int]
    body: Any = None
    query: Mapping[str, str] = MappingProxyType({})


def all_get(status: int) -> dict[str, int]:
    """The same answer for everybody."""
    return dict.fromkeys(CALLERS, status)


def only(who: str | tuple[str, ...], status: int = 200) -> dict[str, int]:
    """An answer for some; the others are refused."""
    return all_get(403) | dict.fromkeys((who,) if isinstance(who, str) else who, status)


OPEN, MADE, REFUSED = all_get(200), all_get(201), all_get(403)
BLUES = {"side": "blue"}
SEATED = ("blue", "red")
QUESTION = {"side": "blue", "number": 0, "answer": "pass"}
GONE = only("blue", 409)
"""Only Blue is told that it is too late; the others, that it is not theirs."""

ROWS = {
    "GET /titles": Row(OPEN, OPEN),
    "GET /titles/{title}/kit": Row(OPEN, OPEN),
    "GET /titles/{title}/rules": Row(OPEN, OPEN),
    "GET /titles/{title}/board.svg": Row(OPEN, OPEN),
    "GET /titles/{title}/names.svg": Row(OPEN, OPEN),
    "GET /titles/{title}/band.svg": Row(OPEN, OPEN),
    "GET /titles/{title}/counters.svg": Row(OPEN, OPEN),
    "GET /titles/{title}/picture.svg": Row(OPEN, OPEN),
    "GET /lessons": Row(OPEN, OPEN),
    "POST /lessons": Row(MADE, MADE, {"title": "patrol", "lesson": "patrol-move"}),
    "POST /games/{game}/outlook": Row(REFUSED, all_get(409), {"side": "red", "games": 1}),
    "GET /puzzles": Row(OPEN, OPEN),
    "POST /puzzles": Row(MADE, MADE, {"title": "verdun", "puzzle": "verdun-seven-to-one"}),
    "POST /games/{game}/puzzle": Row(all_get(404), all_get(404)),
    "POST /games/{game}/puzzle/again": Row(all_get(404), all_get(404)),
    "POST /games/{game}/lesson": Row(all_get(404), all_get(404), {"do": "read"}),
    "GET /games": Row(OPEN, OPEN),
    "POST /games": Row(MADE, MADE, {"title": "patrol"}),
    "POST /games/import": Row(MADE, MADE, "a save"),
    "POST /join": Row(only("red"), only("red"), {"link": "{link}"}),
    "GET /invitations/{link}": Row(OPEN, OPEN),
    "POST /games/{game}/name": Row(only(("blue", "red")), only(("blue", "red")), {"name": ""}),
    "DELETE /games/{game}": Row(REFUSED, only("blue")),
    "GET /games/{game}": Row(only("blue"), OPEN, query=BLUES),
    "GET /games/{game}/at/{clock}": Row(only("blue"), OPEN, query=BLUES),
    "GET /games/{game}/since/{clock}": Row(only("blue"), OPEN, query=BLUES),
    "GET /games/{game}/why/{clock}": Row(only("blue"), OPEN, query=BLUES),
    "GET /games/{game}/log/{line}/roll": Row(only("blue", 404), all_get(404), query=BLUES),
    "GET /games/{game}/links": Row(only("blue"), only("blue")),
    "GET /games/{game}/save": Row(REFUSED, OPEN),
    "GET /games/{game}/record.txt": Row(REFUSED, OPEN),
    "POST /games/{game}/record.txt": Row(REFUSED, OPEN, {"branches": []}),
    "GET /games/{game}/dice": Row(REFUSED, OPEN),
    "GET /games/{game}/record": Row(REFUSED, OPEN),
    "POST /games/{game}/share": Row(GONE, GONE, BLUES | {"without": True}),
    "POST /games/{game}/answers": Row(only("blue"), GONE, QUESTION),
    "POST /games/{game}/undo": Row(only("blue", 422), only("blue", 422), BLUES | {"version": "{version}"}),
    "GET /games/{game}/offers": Row(OPEN, OPEN),
    "POST /games/{game}/offers": Row(only("blue", 400), only("blue", 400), {"side": "blue", "kind": "truce"}),
    "GET /games/{game}/back/{line}": Row(only("blue", 404), all_get(404), query=BLUES),
    "POST /games/{game}/offers/answer": Row(all_get(409), all_get(409), {"id": 0, "answer": "accepted"}),
    "POST /games/{game}/resign": Row(all_get(404), all_get(404), {"side": "nobody"}),
    "POST /games/{game}/standing": Row(only("blue", 422), GONE, {"side": "blue", "number": 0, "until": "phase"}),
    "POST /games/{game}/standing/back": Row(only("blue"), only("blue"), {"side": "blue", "ask": "ask-react"}),
    "GET /games/{game}/talk": Row(only(("blue", "red")), only(("blue", "red")), query={"place": "seats"}),
    "POST /games/{game}/talk": Row(only(SEATED, 400), only(SEATED, 400), {"place": "seats", "text": ""}),
    "GET /games/{game}/notes": Row(only(("blue", "red")), only(("blue", "red"))),
    "POST /games/{game}/notes": Row(only(("blue", "red")), only(("blue", "red")), {"text": "mine"}),
    "POST /games/{game}/look": Row(only("blue"), GONE, QUESTION),
    "POST /games/{game}/orders": Row(only("blue"), GONE, {"side": "blue", "number": 0, "pieces": ["BL"]}),
    "POST /games/{game}/hint": Row(REFUSED, GONE, {"side": "blue", "number": 0}),
    "POST /games/{game}/why-not": Row(only("blue"), GONE, {"side": "blue", "answer": "to 0101"}),
    "POST /games/{game}/plan": Row(only("blue"), GONE, {"side": "blue"}),
    "POST /games/{game}/branch": Row(REFUSED, MADE, {"at": 0}),
    "POST /games/{game}/bots": Row(only(("blue", "red")), only(("blue", "red")), {"go": True}),
    "POST /games/{game}/trial": Row(REFUSED, all_get(409), {"games": 1}),
    "DELETE /games/{game}/trial": Row(REFUSED, OPEN),
    "GET /games/{game}/report": Row(REFUSED, OPEN),
    "GET /games/{game}/luck/{clock}": Row(REFUSED, OPEN),
    "GET /games/{game}/report.html": Row(REFUSED, OPEN),
    "GET /games/{game}/report.json": Row(REFUSED, OPEN),
    "GET /games/{game}/opinion": Row(REFUSED, OPEN, query=BLUES | {"lang": "en"}),
    "POST /games/{game}/opinion": Row(REFUSED, only(("blue", "red")), {"side": "blue"}),
    "DELETE /games/{game}/opinion": Row(REFUSED, only(("blue", "red"))),
    "GET /games/{game}/hex/{number:path}": Row(only("blue"), OPEN, query=BLUES),
    "GET /games/{game}/piece/{name:path}": Row(only("blue"), OPEN, query=BLUES),
    "GET /games/{game}/overlay/{key:path}": Row(only("blue"), OPEN, query=BLUES),
    "GET /reach": Row(OPEN, OPEN),
    "GET /qr.svg": Row(OPEN, OPEN, query={"link": "https://games.example.org/join/abc"}),
    "GET /health": Row(OPEN, OPEN),
    "GET /metrics": Row(OPEN, OPEN),
    "GET /openapi.json": Row(OPEN, OPEN),
}
TELLING = [key for key, row in ROWS.items() if row.query == BLUES]
"""What a side sees; as a spectator everybody may ask the same."""


class Table:
    """A server, and the two who play a game on it."""

    def __init__(self, application: Starlette) -> None:
        self.app = application
        self.rooms: Rooms = application.state.site.rooms
        self.blue, self.red, stranger, cleared = (Visitor(application) for _ in range(4))
        thief = Visitor(application)
        thief.browser.cookies.set(COOKIE, hashed(self.blue.browser.cookies[COOKIE]))
        self.callers = {"blue": self.blue, "red": self.red, "stranger": stranger, "cleared": cleared, "thief": thief}
        self.callers["nobody"] = Visitor(application)
        kit = self.blue.get("titles/patrol/kit")
        self.overlay = str(next(shown["key"] for shown in kit["overlays"] if not shown["of_hex"]))
        self.save = after("patrol", "crossing", 3, 20).save()

    def caller(self, name: str) -> Visitor:
        """A caller; whoever keeps no cookie is new every time."""
        if name == "nobody":
            self.callers[name].browser.cookies.clear()
        return self.callers[name]

    def begun(self) -> tuple[str, str]:
        """A game of the two in which Blue is asked question 0; its id, and the link Red came by."""
        while True:
            made = self.blue.post("games", {"title": "patrol", "seats": {"red": "open"}, "hints": False}, 201)
            self.red.post("join", {"link": made["links"]["red"]})
            if self.blue.screen(made["id"], "")["waiting"] == ["blue"]:
                return str(made["id"]), str(made["links"]["red"])

    def ended(self) -> tuple[str, str]:
        """The same when it is over; nobody fought."""
        game, link = self.begun()
        room = self.rooms.room(game)
        while (question := room.game.question) is not None:
            options = [option.text for option in question.options]
            text = next(text for text in ["pass", "done", *options] if text in options)
            said = Answer(question.side, question.number, text)
            self.rooms.answer(room.seats[question.side].player, game, said, "en")
        return game, link

    def ask(self, name: str, key: str, game: str, link: str, version: int = 0, **query: str) -> int:
        """What an address answers to a caller: the status."""
        row, (method, path) = ROWS[key], key.split(" ")
        asked = query or row.query
        names = {
            "game": game,
            "title": "patrol",
            "link": link.rpartition("/")[2],
            "clock": "0",
            "line": "0",
            "number": "0101",
            "name": "R1" if asked.get("side") == "red" else "B1",
            "key": self.overlay,
        }
        path = re.sub(r"{(\w+)(:path)?}", lambda found: names[found[1]], path)
        body = row.body
        if isinstance(body, dict):
            filled = {"{link}": link, "{version}": version}
            body = {name: filled.get(value, value) if isinstance(value, str) else value for name, value in body.items()}
        said = {"content": self.save} if body == "a save" else {} if body is None else {"json": body}
        answer = self.caller(name).browser.request(method, f"/api{path}", params=asked, **said)
        if answer.status_code >= 400:
            error = answer.json()["error"]
            assert error["text"] and "{" not in error["text"]
        return answer.status_code

    def state(self, game: str) -> Any:
        """All there is of a game: what is stored, and what each side sees."""
        row = self.rooms.storage.game(game)
        pages = [self.rooms.room(game).page("", side, "en") for side in ("blue", "red", "")]
        return row, log_on_disk(self.rooms, game), pages


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    application = app(Settings(Path(tmp_path_factory.mktemp("access")), limits=NO_LIMITS))
    with running(application):
        yield Table(application)


def test_every_address_has_a_row() -> None:
    assert ROWS.keys() == {f"{route.method} {route.path}" for route in ROUTES}


@pytest.mark.parametrize("is_over", [False, True], ids=["now", "late"])
def test_every_address_for_every_caller(table: Table, is_over: bool) -> None:
    game, link = table.ended() if is_over else table.begun()
    wrong, before = [], table.state(game)
    for key, row in ROWS.items():
        expected = row.late if is_over else row.now
        for name in CALLERS if "{game}" in key or row.body is not None else ("nobody",):
            its_own = (game, link)
            if expected[name] < 400 and key in CHANGING:
                its_own = table.ended() if is_over else table.begun()
            status = table.ask(name, key, *its_own, before[0].version)
            if status != expected[name]:
                wrong.append(f"{name}: {key}: {status}, not {expected[name]}")
        assert table.state(game) == before, f"{key} changed the game"
    assert not wrong


CHANGING = {
    "POST /games/{game}/answers",
    "DELETE /games/{game}",
}
"""What changes a game when it is allowed."""


@pytest.mark.parametrize("name", CALLERS)
def test_everybody_may_watch_and_only_the_player_sees(table: Table, name: str) -> None:
    game, link = table.begun()
    for key in TELLING:
        expected = 404 if key.endswith(("/roll", "/back/{line}")) else 200
        if not key.endswith("{name:path}"):
            assert table.ask(name, key, game, link, side="") == expected, key
        assert table.ask(name, key, game, link, side="red") == (expected if name == "red" else 403), key
        assert table.ask(name, key, game, link, side="green") == 404, key


@pytest.mark.parametrize("name", CALLERS)
def test_a_socket_for_a_side_opens_for_its_player_alone(table: Table, name: str) -> None:
    game, _ = table.begun()
    for side in ("", "blue", "red"):
        is_allowed = side in ("", name)
        try:
            with table.caller(name).hear(game, side) as socket:
                assert socket.receive_json()["page"]["screen"]["side"] == side
                assert is_allowed
        except WebSocketDisconnect:
            assert not is_allowed


def test_a_deleted_game_is_there_for_nobody(table: Table) -> None:
    """Who had a seat in it has none now."""
    game, link = table.ended()
    table.blue.delete(f"games/{game}")
    for name in CALLERS:
        for key in ROWS:
            if "{game}" in key or key == "POST /join":
                assert table.ask(name, key, game, link) == 404, (name, key)
