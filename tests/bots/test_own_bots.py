"""Bots of one's own: by `module:Class`, by a name given while the program runs, from packages, and at a server."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import grognard
from grognard import bots
from grognard.bots.ranks.random import Random
from grognard.cli import main

SOURCE = Path(__file__).resolve().parents[2] / "src"
EXAMPLES = SOURCE.parent / "docs" / "examples"
PATIENCE = 30
LAST = '''"""A bot that always takes the last option."""


class Last:
    """Made with a seed, as every bot is."""

    def __init__(self, seed):
        self.seed = seed

    def answer(self, view, question):
        assert view["side"] == question.side
        return question.options[-1]
'''


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder one is in, with a bot in it; what is learnt of it is forgotten afterwards."""
    (tmp_path / "last_bot.py").write_text(LAST, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(bots, "_brought", {})
    monkeypatch.delitem(sys.modules, "last_bot", raising=False)
    return tmp_path


def test_a_bot_is_made_from_the_folder_one_is_in(here: Path) -> None:
    bot: Any = bots.make("last_bot:Last", "7")
    assert bot.seed == "7"
    game = grognard.new("patrol", "crossing", seed=1)
    question = game.question
    assert question is not None
    assert bots.let_answer(game, bot, question) == question.options[-1]


def test_a_bot_that_was_brought_has_a_name(here: Path) -> None:
    bots.bring("last", "last_bot:Last")
    assert bots.known()["last"] == "last_bot:Last"
    assert type(bots.make("last")).__name__ == "Last"


@pytest.mark.parametrize("name", ["random", "", " ", "a:b"])
def test_a_name_that_cannot_be_given_is_refused(here: Path, name: str) -> None:
    with pytest.raises(grognard.Unreadable, match="cannot be the name of a bot of your own"):
        bots.bring(name, "last_bot:Last")
    assert bots.known().get("random") == bots.BOTS["random"]


@pytest.mark.parametrize(
    ("where", "trouble"),
    [
        ("clever", "no bot 'clever'; there are random"),
        ("no_such_module:Bot", "no_such_module:Bot: ModuleNotFoundError"),
        ("last_bot:First", "last_bot:First: AttributeError"),
        ("last_bot:LAST", "last_bot:LAST: AttributeError"),
        ("json:JSONDecoder", "JSONDecoder is not a class with answer"),
    ],
)
def test_what_is_no_bot_is_told(here: Path, where: str, trouble: str) -> None:
    with pytest.raises(grognard.Unreadable, match=trouble):
        bots.bring("mine", where)
    assert "mine" not in bots.known()


def test_packages_announce_bots_but_cannot_take_the_names_of_ours(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def announced(*, group: str) -> list[EntryPoint]:
        assert group == "grognard.bots"
        return [EntryPoint("last", "last_bot:Last", group), EntryPoint("random", "last_bot:Last", group)]

    monkeypatch.setattr(bots, "entry_points", announced)
    assert type(bots.make("last")).__name__ == "Last"
    assert isinstance(bots.make("random"), Random)
    assert list(bots.known())[: len(bots.BOTS)] == list(bots.BOTS), "ours come first in every list"


def test_a_bot_that_cannot_be_had_stops_the_server_before_it_starts(here: Path) -> None:
    told = CliRunner().invoke(main, ["serve", "--no-open", "--lang", "en", "--bot", "mine=no_such_module:Bot"])
    assert told.exit_code == 2
    assert "--bot mine=no_such_module:Bot" in told.output
    assert "ModuleNotFoundError" in told.output
    told = CliRunner().invoke(main, ["serve", "--no-open", "--lang", "en", "--game", "no_such_module:Game"])
    assert told.exit_code == 2
    assert "--game no_such_module:Game" in told.output and "ModuleNotFoundError" in told.output


def test_it_can_be_played_against_in_the_terminal(here: Path) -> None:
    arguments = ["play", "patrol", "--lang", "en", "--seed", "3", "--against"]
    told = CliRunner().invoke(main, [*arguments, "last_bot:Last"], input="quit\ny\n")
    assert told.exit_code == 0, told.output
    refused = CliRunner().invoke(main, [*arguments, "clever"])
    assert refused.exit_code == 2
    assert "no bot 'clever'; there are random" in refused.output


def ask(port: int, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[int, Any, str]:
    """One request on a connection of its own, and the cookie that came with the answer."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        line.request(method, f"/api/{path}", None if body is None else json.dumps(body), {"cookie": cookie})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read()), (answer.getheader("set-cookie") or "").partition(";")[0]
    finally:
        line.close()


def test_the_lobby_offers_it_and_it_plays_also_a_game_still_being_written(here: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "grognard.cli", "serve", "--no-open", "--lang", "en", "--port", "0"]
    command += ["--data-dir", str(here / "games"), "--bot", "last=last_bot:Last"]
    command += ["--game", "skirmish:Skirmish"]
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{EXAMPLES}", "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline().partition("http://localhost:")[2].partition("/")[0])
        until = time.monotonic() + PATIENCE
        while True:
            try:
                status, titles, cookie = ask(port, "GET", "titles")
                break
            except OSError:
                assert time.monotonic() < until
                time.sleep(0.05)
        assert status == 200
        assert all(("last", "last") in [(bot["key"], bot["name"]) for bot in title["bots"]] for title in titles)
        assert [title["subtitle"] for title in titles if title["id"] == "skirmish"] == [""]
        refused = ask(port, "POST", "games", cookie, {"title": "patrol", "seats": {"red": "bot:last_bot:Last"}})
        assert refused[0] == 400, "visitors name bots that were brought, not code to run"
        for wanted, sides in (("patrol", ("blue", "red")), ("skirmish", ("north", "south"))):
            seats = dict.fromkeys(sides, "bot:last")
            status, made, given = ask(port, "POST", "games", cookie, {"title": wanted, "seats": seats})
            assert status == 201
            while not ask(port, "GET", f"games/{made['id']}", cookie or given)[1]["screen"]["over"]:
                assert time.monotonic() < until
                time.sleep(0.1)
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)
