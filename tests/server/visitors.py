"""Visitors: each has a browser of their own, makes games, answers, and hears what happens."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient

from grognard.server.rooms.rooms import Rooms
from grognard.server.screens.patches import merged

Json = Any
PATIENCE = 20.0


class Visitor:
    """One browser."""

    def __init__(self, app: Starlette) -> None:
        self.browser = TestClient(app, raise_server_exceptions=False)
        self.browser.get("/")

    def get(self, path: str, status: int = 200, **query: str) -> Json:
        """What an address gives, with this status."""
        answer = self.browser.get(f"/api/{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Json, status: int = 200, lang: str = "en") -> Json:
        """What a message gets for an answer, with this status."""
        said = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = self.browser.post(f"/api/{path}", params={"lang": lang}, **said)
        assert answer.status_code == status, answer.text
        return answer.json()

    def delete(self, path: str, status: int = 200) -> Json:
        """The same for taking away."""
        answer = self.browser.delete(f"/api/{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, title: str = "patrol", **asked: Json) -> str:
        """A new game; its id."""
        return str(self.post("games", {"title": title, **asked}, 201)["id"])

    def screen(self, game: str, side: str) -> Json:
        """What a seat sees."""
        return self.get(f"games/{game}", side=side)["screen"]

    def asked(self, game: str) -> Json:
        """The question open to one of my sides."""
        now = self.screen(game, "")
        mine = [name for name, seat in now["seats"].items() if seat["kind"] == "you"]
        asked = [each for side in mine for each in self.screen(game, side)["asked"]]
        return next(each for each in asked if each["side"] in (*mine, "dice"))

    def answer(self, game: str, text: str = "", status: int = 200, lang: str = "en", **other: Json) -> Json:
        """Answer the open question, by default with the first option."""
        question = self.asked(game)
        said = {
            "side": question["side"],
            "number": question["number"],
            "answer": text or question["options"][0]["text"],
        }
        return self.post(f"games/{game}/answers", said | other, status, lang)

    def hear(self, game: str, side: str, since: int = -1) -> Any:
        """A socket on a game."""
        return self.browser.websocket_connect(f"/api/games/{game}/live?side={side}&since={since}")


class Ear:
    """What a browser makes of what it hears: a page that patches are laid on."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.page: Json = None
        self.busy: list[Json] = []
        self.heard: list[str] = []

    def next(self) -> Json:
        """The next message, laid on the page."""
        message = self.socket.receive_json()
        self.heard.append(message["type"])
        if message["type"] == "whole":
            self.page = message["page"]
        elif message["type"] == "change":
            assert message["since"] == self.page["screen"]["version"]
            screen = merged(self.page["screen"], message["patch"])
            self.page = {"screen": screen, "log": self.page["log"][: message["keep"]] + message["log"]}
        else:
            self.busy.append(message)
        return message

    def until(self, is_so: Callable[[Json], bool]) -> Json:
        """Listen until the screen is so."""
        for _ in range(1000):
            if self.page is not None and is_so(self.page["screen"]):
                return self.page["screen"]
            self.next()
        raise AssertionError("never heard")


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.005)


def log_on_disk(rooms: Rooms, game: str) -> list[tuple[str, str]]:
    """Every answer as it is kept."""
    return [(entry.who, entry.text) for entry in rooms.storage.entries(game)]
