"""`grognard serve` as a process of its own: it starts, ends cleanly, and forgets nothing when it is killed."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from grognard.cli import main
from grognard.cli.serve import FIRST_PORT, LOOPBACK, answers_to, called, default_folder, has_display, listen

SOURCE = Path(__file__).resolve().parents[2] / "src"
PATIENCE = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """The real thing, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.cookie = ""
        command = [sys.executable, "-W", "error", "-m", "grognard.cli", "serve", "--no-open", "--lang", "en"]
        command += ["--port", str(self.port), "--data-dir", str(folder)]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(self.process.communicate())
            try:
                if self.ask("GET", "health")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("it never answered")

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """One request on a connection of its own."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request(method, f"/api/{path}", None if body is None else json.dumps(body), {"cookie": self.cookie})
            answer = line.getresponse()
            given = answer.getheader("set-cookie")
            if given and not self.cookie:
                self.cookie = given.partition(";")[0]
            return answer.status, json.loads(answer.read())
        finally:
            line.close()

    def answer(self, game: str) -> tuple[int, Any]:
        """Answer whatever is asked."""
        waiting = self.ask("GET", f"games/{game}")[1]["screen"]["waiting"]
        asked = self.ask("GET", f"games/{game}?side={waiting[0]}")[1]["screen"]["asked"]
        if not asked:
            return 409, None  # somebody was faster
        question = asked[0]
        text = question["options"][len(question["options"]) // 2]["text"]
        said = {"side": question["side"], "number": question["number"], "answer": text}
        return self.ask("POST", f"games/{game}/answers", said)

    def entries(self, game: str) -> list[str]:
        """The log as its save tells it."""
        found: list[str] = self.ask("GET", f"games/{game}/save")[1]["entries"]
        return found

    def end(self, how: signal.Signals) -> tuple[str, str]:
        """Send it a signal; what it said."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)


@contextmanager
def serving(folder: Path, cookie: str = "") -> Iterator[Server]:
    server = Server(folder)
    server.cookie = cookie or server.cookie
    try:
        yield server
    finally:
        server.end(signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_every_answer_that_was_taken_survives_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        status, made = server.ask("POST", "games", {"title": "patrol", "seats": {"red": "me"}})
        assert status == 201
        game = made["id"]
        for _ in range(12):
            assert server.answer(game)[0] == 200
        entries, page = server.entries(game), server.ask("GET", f"games/{game}?side=blue")[1]
        server.end(signal.SIGKILL)
    with serving(tmp_path, server.cookie) as again:
        assert again.entries(game) == entries
        assert again.ask("GET", f"games/{game}?side=blue")[1] == page
        assert [card["id"] for card in again.ask("GET", "games")[1]["games"]] == [game]
        assert again.answer(game)[0] == 200
        said, complaints = again.end(signal.SIGINT)
        assert f":{again.port}/" in said and "Every game is kept" in said
        assert complaints == "" and again.process.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_killed_in_the_middle_of_a_storm_of_answers(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seats = {"german": "me", "french": "me"}
        game = server.ask("POST", "games", {"title": "verdun", "scenario": "haumont", "seats": seats})[1]["id"]
        bots = server.ask("POST", "games", {"title": "verdun", "seats": dict.fromkeys(seats, "bot:random")})[1]["id"]
        taken: list[int] = []

        def storm() -> None:
            try:
                while True:
                    status, answer = server.answer(game)
                    if status == 200:
                        taken.append(answer["version"])
            except (OSError, http.client.HTTPException, ValueError):
                return  # it is gone

        players = [threading.Thread(target=storm) for _ in range(3)]
        for player in players:
            player.start()
        until = time.monotonic() + PATIENCE
        while len(taken) < 25 and time.monotonic() < until:
            time.sleep(0.01)
        server.end(signal.SIGKILL)
        for player in players:
            player.join()
    assert len(taken) >= 25 and len(set(taken)) == len(taken), "no version was given twice"
    with serving(tmp_path, server.cookie) as again:
        version = again.ask("GET", f"games/{game}")[1]["screen"]["version"]
        assert max(taken) <= version <= max(taken) + 1, "at most one answer was kept without being told of"
        own = [entry for entry in again.entries(game) if not entry.startswith("dice: ")]
        assert len(own) == version - 1
        assert again.answer(game)[0] == 200
        until = time.monotonic() + PATIENCE
        while not again.ask("GET", f"games/{bots}")[1]["screen"]["over"]:
            assert time.monotonic() < until, "the bots never went on"
            time.sleep(0.1)


def test_a_taken_port_is_told_and_the_next_one_tried(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert listen("127.0.0.1", port) is None
        result = CliRunner().invoke(main, ["serve", "--port", str(port), "--data-dir", str(tmp_path), "--lang", "fr"])
        assert result.exit_code == 1 and str(port) in result.output
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert first is not None and second is not None
    with first, second:
        assert FIRST_PORT <= first.getsockname()[1] < second.getsockname()[1]


def test_a_folder_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--data-dir", str(file / "inside"), "--lang", "en"])
    assert result.exit_code == 1 and "inside" in result.output


def test_a_missing_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = CliRunner().invoke(main, ["serve", "--lang", "en"])
    assert result.exit_code == 1 and "grognard[web]" in result.output


def test_games_are_kept_where_the_system_keeps_such_things() -> None:
    home = Path("/home/me")
    assert default_folder("linux", {}, home) == home / ".local/share/grognard"
    assert default_folder("linux", {"XDG_DATA_HOME": "/d"}, home) == Path("/d/grognard")
    assert default_folder("darwin", {}, home) == home / "Library/Application Support/grognard"
    assert default_folder("win32", {"LOCALAPPDATA": "/l"}, home) == Path("/l/grognard")


def test_no_browser_is_opened_where_there_is_no_screen() -> None:
    assert not has_display("linux", {})
    assert has_display("linux", {"WAYLAND_DISPLAY": "wayland-0"}) and has_display("darwin", {})


def test_it_answers_to_this_machine_to_the_names_given_or_to_any() -> None:
    assert answers_to("127.0.0.1", ()) == set(LOOPBACK)
    assert answers_to("0.0.0.0", ()) == set(), "whoever is let in by number may use any name"
    assert answers_to("0.0.0.0", ("games.example.org",)) == {*LOOPBACK, "games.example.org"}
    assert answers_to("127.0.0.1", (), "games.example.org") == {*LOOPBACK, "games.example.org"}, "a proxy stands before"
    assert answers_to("0.0.0.0", (), "games.example.org") == set()


def test_the_address_it_tells_can_be_typed() -> None:
    assert called("127.0.0.1") == "localhost"
    assert called("0.0.0.0") == socket.gethostname()
    assert called("192.0.2.7") == "192.0.2.7"
