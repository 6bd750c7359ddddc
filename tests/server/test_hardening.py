"""Odd, slow, large and simultaneous requests, and a disk that is full: a clear answer to each, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn
from starlette.applications import Starlette
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grognard.server.http import handles, threads
from grognard.server.http.connections import KEPT_BACK, config, most_connections
from grognard.server.http.faults import sentences
from grognard.server.http.limits import Limits
from grognard.server.http.printed import KeptAnswers
from grognard.server.http.web import Settings, Site, app
from grognard.server.rooms.new_games import NewGames
from grognard.server.rooms.rooms import Rooms
from grognard.server.rooms.upkeep import Upkeep
from grognard.server.screens import catalogue
from grognard.server.storage import storage
from grognard.server.storage.game_rows import EntryRow
from grognard.server.storage.storage import Storage
from tests.server.test_storage import START, add
from tests.server.visitors import PATIENCE, Visitor, log_on_disk, wait_until


# Drawings ---------------------------------------------------------------------------------------------------------
def test_values_that_make_no_difference_draw_nothing_anew(
    server: Starlette, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    real = catalogue.board_svg

    def draw(*asked: Any) -> str:
        drawn.append(asked)
        return real(*asked)

    monkeypatch.setattr(catalogue, "board_svg", draw)
    site: Site = server.state.site
    for query in ("", "?night=", "?night=0", "?scenario=crossing", "?other=1", "?lang=de"):
        ann.browser.get(f"/api/titles/patrol/board.svg{query}")
    for number in range(30):
        ann.browser.get(f"/api/titles/patrol/board.svg?night={number + 1}&x={number}")
    assert len(drawn) == 2 and len(site.printed) == 2


def test_what_is_kept_is_bounded_in_number_and_bytes() -> None:
    kept = KeptAnswers(most=3, most_bytes=1000)
    made: list[str] = []

    def get(key: str, size: int) -> None:
        def make() -> bytes:
            made.append(key)
            return b"x" * size

        kept.get((key,), make)

    for key in "abcad":
        get(key, 10)
    get("a", 10)
    assert made == ["a", "b", "c", "d"] and len(kept) == 3, "what was asked for last stays"
    get("b", 10)
    assert made[-1] == "b"
    get("large", 995)
    assert len(kept) == 1 and kept.size >= 995
    get("larger", 5000)
    assert len(kept) == 1


def test_a_drawing_asked_for_by_many_at_once_is_made_once() -> None:
    kept, made, gate = KeptAnswers(), [], threading.Event()

    def make() -> bytes:
        made.append(1)
        gate.wait(PATIENCE)
        return b"drawing"

    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(kept.get, ("key",), make) for _ in range(4)]
        gate.set()
        assert {each.result().body for each in asked} == {b"drawing"} and made == [1]


# Slow and large ---------------------------------------------------------------------------------------------------
def test_a_message_that_never_ends_is_given_up(tmp_path: Path) -> None:
    application = app(Settings(tmp_path, limits=Limits(body_seconds=0.05)))
    sent: list[Any] = []

    async def slowly() -> None:
        parts = iter([{"type": "http.request", "body": b"{", "more_body": True}])

        async def receive() -> Any:
            for part in parts:
                return part
            await asyncio.Event().wait()
            raise AssertionError("nobody ends this")

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/games", "headers": [], "query_string": b"lang=en"}
        await application({**scope, "scheme": "http", "client": ("192.0.2.1", 1)}, receive, send)

    asyncio.run(asyncio.wait_for(slowly(), PATIENCE))
    assert sent[0]["status"] == 408 and b"took too long" in sent[1]["body"]


@contextmanager
def listening(application: Any, limits: Limits) -> Iterator[int]:
    """A real server on this machine; its port."""
    server = uvicorn.Server(config(application, limits))
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield door.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        door.close()


def test_headers_that_never_end_are_given_up_and_sockets_stay(tmp_path: Path) -> None:
    limits = Limits(header_seconds=0.2)
    application = app(Settings(tmp_path, limits=limits))
    with listening(application, limits) as port:
        ann = Visitor(application)
        game = ann.make(seats={"red": "me"})
        cookie = {"cookie": f"grognard={ann.browser.cookies['grognard']}"}
        with connect(f"ws://127.0.0.1:{port}/api/games/{game}/live?side=blue", additional_headers=cookie) as hearing:
            hearing.recv(PATIENCE)
            for begun in (b"", b"GET / HTTP/1.1\r\nHost: local"):
                with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
                    line.sendall(begun)
                    assert line.recv(1000).startswith(b"HTTP/1.1 408 ")
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
                line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert line.recv(10_000).startswith(b"HTTP/1.1 200 ")
                line.sendall(b"GET /api/he")
                said = b""
                while b"HTTP/1.1 408 " not in said:
                    part = line.recv(1000)
                    assert part, "the connection was closed without a word"
                    said += part
            ann.answer(game)
            assert "change" in str(hearing.recv(PATIENCE)), "a socket is no request, and lives on"


def test_a_large_message_on_a_socket_closes_it(tmp_path: Path) -> None:
    application = app(Settings(tmp_path))
    with listening(application, Limits()) as port:
        ann = Visitor(application)
        game = ann.make(seats={"red": "me"})
        cookie = {"cookie": f"grognard={ann.browser.cookies['grognard']}"}
        with connect(f"ws://127.0.0.1:{port}/api/games/{game}/live", additional_headers=cookie) as hearing:
            hearing.recv(PATIENCE)
            hearing.send("x" * 100)
            hearing.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as closed:
                hearing.recv(PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


# Threads ----------------------------------------------------------------------------------------------------------
def test_whoever_waits_for_the_database_stops_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty answers wait for the database; pages, drawings and the health check do not."""
    with TestClient(app(Settings(tmp_path)), raise_server_exceptions=False) as browser:
        made = browser.post("/api/games", json={"title": "patrol", "seats": {"red": "me"}}).json()
        other = browser.post("/api/games", json={"title": "patrol", "seats": {"red": "me"}}).json()["id"]
        waiting, gate = [], threading.Event()

        def slowly(*_asked: Any) -> None:
            waiting.append(1)
            assert gate.wait(PATIENCE)

        monkeypatch.setattr(NewGames, "make", slowly)
        with ThreadPoolExecutor(64) as pool:
            try:
                posts = [pool.submit(browser.post, "/api/games", json={"title": "patrol"}) for _ in range(60)]
                wait_until(lambda: len(waiting) == threads.THREADS["writing"])
                for path in ("health", f"games/{other}", f"games/{made['id']}", "titles/patrol/board.svg", "games"):
                    assert pool.submit(browser.get, f"/api/{path}").result(PATIENCE).status_code == 200
                assert not any(post.done() for post in posts)
            finally:
                gate.set()


def test_writers_who_wait_leave_connections_for_readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "WAIT_FOR_OTHERS", 60.0)
    kept = Storage(f"sqlite:///{tmp_path}/games.sqlite")
    for number in range(30):
        add(kept, f"g{number}")
    with kept.engine.connect() as holder, ThreadPoolExecutor(30) as pool:
        holder.exec_driver_sql("BEGIN IMMEDIATE")
        entries = [EntryRow("red", "pass")]
        writers = [pool.submit(kept.write, f"g{n}", 1, 1, 1, entries, START) for n in range(30)]
        # The holder has one connection and the writer whose turn it is another; the others wait without any.
        wait_until(lambda: all(writer.running() for writer in writers) and kept._turn.locked())
        wait_until(lambda: kept.engine.pool.checkedout() == 2)  # type: ignore[attr-defined]
        assert kept.game("g1") is not None
        kept.check()
        assert not any(writer.done() for writer in writers)
        holder.exec_driver_sql("COMMIT")
        assert [writer.result(PATIENCE) for writer in writers] == [2] * 30
    kept.close()


# Odd names --------------------------------------------------------------------------------------------------------
def test_odd_names_of_files_lead_nowhere(ann: Visitor) -> None:
    for name in ("%00", "main.js%00", "x" * 5000, "a/" * 3000, "%ff%fe", "con:", "..%00/", "%ed%a0%80"):
        answer = ann.browser.get(f"/static/{name}")
        assert answer.status_code == 404, name
        assert answer.json()["error"]["code"] == "missing"


@pytest.mark.parametrize("host", ["[", "[::1", "]", "a:b:c", "localhost:port", "[::1]:99999999", "%", "", "a b"])
@pytest.mark.parametrize("hosts", [frozenset(), frozenset({"localhost"})])
def test_odd_hosts_and_origins_are_refused_with_a_sentence(tmp_path: Path, host: str, hosts: frozenset[str]) -> None:
    with TestClient(app(Settings(tmp_path, hosts=hosts)), raise_server_exceptions=False) as browser:
        for path in ("/", "/api/titles", "/api/titles/", "/static/none.js", "/api/games"):
            answer = browser.get(path, headers={"host": host}, follow_redirects=False)
            assert answer.status_code in (200, 307, 403, 404), (path, answer.status_code)
        odd = browser.post("/api/games", json={"title": "patrol"}, headers={"origin": f"http://{host}["})
        assert odd.status_code == 403 and odd.json()["error"]["code"] == "forbidden"


# At once ----------------------------------------------------------------------------------------------------------
def test_first_visits_at_once_are_all_served(tmp_path: Path) -> None:
    """A browser that opens several pages at once with a cookie nobody knows yet."""
    kept = Storage(f"sqlite:///{tmp_path}/games.sqlite")
    gate = threading.Barrier(8)

    def visit(number: int) -> None:
        gate.wait(PATIENCE)
        add(kept, f"g{number}")

    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(visit, number) for number in range(8)]:
            done.result(PATIENCE)
    assert kept.games_of("ann").total == 8
    kept.close()


def test_a_player_made_known_by_another_meanwhile_is_no_fault(tmp_path: Path) -> None:
    """Between the look and the note another server writes the same player down."""
    kept = Storage(f"sqlite:///{tmp_path}/games.sqlite")
    other = sa.create_engine(f"sqlite:///{tmp_path}/games.sqlite")
    is_done: list[int] = []

    def meanwhile(_db: Any, _cursor: Any, text: str, *_rest: Any) -> None:
        if "players" in text and not is_done:
            is_done.append(1)
            with other.begin() as db:
                db.execute(sa.text("INSERT INTO players VALUES ('ann', 1.0)"))

    sa.event.listen(kept.engine, "before_cursor_execute", meanwhile)
    add(kept)
    assert is_done and kept.games_of("ann").total == 1
    other.dispose()
    kept.close()


# The disk ---------------------------------------------------------------------------------------------------------
@contextmanager
def full_disk(kept: Storage) -> Iterator[None]:
    """A database that may not grow any more."""
    with kept.engine.connect() as db:
        pages = db.exec_driver_sql("PRAGMA page_count").scalar()

    def limit(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}").close()

    for engine in (kept.engine, kept._probe):
        sa.event.listen(engine, "connect", limit)
    kept.engine.dispose()
    yield
    for engine in (kept.engine, kept._probe):
        sa.event.remove(engine, "connect", limit)
    kept.engine.dispose()


def test_a_full_disk_is_told_to_players_owner_and_watchers(
    ann: Visitor, rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    game = ann.make(seats={"red": "me"})
    with full_disk(rooms.storage), caplog.at_level(logging.WARNING, "grognard"):
        for _ in range(200):
            question = ann.asked(game)
            said = {"side": question["side"], "number": question["number"], "answer": question["options"][0]["text"]}
            answer = ann.browser.post(f"/api/games/{game}/answers?lang=en", json=said)
            if answer.status_code != 200:
                break
        assert answer.status_code == 503
        assert answer.json()["error"] == {"code": "busy", "text": sentences("en").text("disk-full"), "rule": ""}
        before, page = log_on_disk(rooms, game), ann.get(f"games/{game}")
        french = ann.post(f"games/{game}/answers", said, 503, "fr")["error"]["text"]
        assert french == sentences("fr").text("disk-full")
        assert log_on_disk(rooms, game) == before and ann.get(f"games/{game}") == page
        assert len([each for each in caplog.records if "cannot be written" in each.message]) == 1
        assert ann.get("health", 503, lang="en")["error"]["text"] == sentences("en").text("disk-full")
    assert ann.get("health")["status"] == "ok"
    assert "can be written again" in caplog.text
    ann.answer(game)
    assert log_on_disk(rooms, game)[: len(before)] == before


def test_health_says_so_when_the_database_is_no_more(ann: Visitor, rooms: Rooms, tmp_path: Path) -> None:
    ann.get("health")
    rooms.storage.engine.dispose()
    (tmp_path / "grognard.sqlite").write_bytes(b"this is not a database" * 1000)
    for name in ("grognard.sqlite-wal", "grognard.sqlite-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    assert ann.get("health", 503)["error"]["code"] == "busy"


# File handles -----------------------------------------------------------------------------------------------------
def test_file_handles_that_run_out_are_noted(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "grognard"):
        assert not Upkeep.look_at_handles(False)
        monkeypatch.setattr(handles, "NEARLY_ALL", 0.0)
        assert Upkeep.look_at_handles(False) and Upkeep.look_at_handles(True)
        assert ann.get("health", 503)["error"]["text"] == sentences("en").text("handles-short")
        monkeypatch.undo()
        assert not Upkeep.look_at_handles(True)
    assert [each.levelname for each in caplog.records] == ["ERROR", "WARNING"]
    ann.get("health")
    assert "grognard_file_handles " in ann.browser.get("/api/metrics").text


def test_no_more_connections_than_file_handles(monkeypatch: pytest.MonkeyPatch) -> None:
    for handles_there, limit, most in (
        (300, 5000, 200),
        (9000, 5000, 5000),
        (0, 5000, 5000),
        (0, 0, None),
        (150, 0, 75),
    ):
        monkeypatch.setattr(
            "grognard.server.http.connections.raised_handles", lambda _wanted, there=handles_there: there
        )
        assert most_connections(Limits(connections=limit)) == most
    assert KEPT_BACK < 150
