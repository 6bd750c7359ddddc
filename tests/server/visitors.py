"""Visitors: each has a browser of their own, makes games, answers, and hears what happens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient

from grognard.kernel.numbers.shares import share_seal
from grognard.server import wire
from grognard.server.rooms.rooms import Rooms
from grognard.server.screens.patches import merged

Json = Any
PATIENCE = 20.0


SITTING: dict[str, set[Visitor]] = {}
"""Who made a game or sat down at it, by its id."""


def share_of(side: str) -> str:
    """The share of a side in tests."""
    return side.encode().hex().ljust(64, "0")


def has_room(screen: Json) -> bool:
    """Whether a seat is free."""
    return any(seat["kind"] == "open" for seat in screen["seats"].values())


@contextmanager
def running(application: Starlette) -> Iterator[TestClient]:
    """A server that runs, and a browser at it: all visitors who come meanwhile are served on the loop it runs on.

    A client that knows of no loop starts one for every request, with its threads.
    """
    with TestClient(application) as browser:
        application.state.portal = browser.portal
        yield browser
        del application.state.portal


class Visitor:
    """One browser."""

    shares = True
    """Whether shares for the dice are added without being told."""

    def __init__(self, app: Starlette) -> None:
        self.browser = TestClient(app, raise_server_exceptions=False)
        self.browser.portal = getattr(app.state, "portal", None)
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
        found = answer.json()
        if self.shares and answer.status_code < 300 and (path in ("games", "join") or path.endswith("/branch")):
            self.add_shares(found["id"])
        return found

    def add_shares(self, game: str) -> None:
        """Do for the dice what a browser does by itself: seal a share, and open it, with those of the others here."""
        for each in {self, *SITTING.setdefault(game, set())}:
            each.seal_share(game)
        SITTING[game].add(self)
        for each in SITTING[game]:
            each.open_share(game)

    def seal_share(self, game: str) -> None:
        """Seal a share for every side of mine that has none."""
        for side, state in self.dice(game).items():
            if not state:
                self.post(f"games/{game}/share", {"side": side, "seal": share_seal(game, side, share_of(side))})

    def open_share(self, game: str) -> None:
        """Open my shares, if everybody has sealed theirs."""
        now = self.screen(game, "")
        if now["dice"]["waits"] and "" not in now["dice"]["shares"].values() and not has_room(now):
            for side, state in self.dice(game).items():
                if state == "sealed":
                    self.post(f"games/{game}/share", {"side": side, "share": share_of(side)})

    def dice(self, game: str) -> dict[str, str]:
        """How far the shares of my sides have come."""
        now = self.screen(game, "")
        mine = [side for side, seat in now["seats"].items() if seat["kind"] == "you"]
        return {side: state for side, state in now["dice"]["shares"].items() if side in mine and not now["over"]}

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


def add_shares(rooms: Rooms, game: str) -> None:
    """Add the shares of all who sit at a table."""
    seats = [seat for seat in rooms.room(game).seats.values() if not seat.bot]
    for seat in seats:
        seal = share_seal(game, seat.side, share_of(seat.side))
        rooms.shares.take(seat.player, game, wire.ShareSent(seat.side, seal=seal))
    for seat in seats:
        rooms.shares.take(seat.player, game, wire.ShareSent(seat.side, share=share_of(seat.side)))


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.005)


def log_on_disk(rooms: Rooms, game: str) -> list[tuple[str, str]]:
    """Every answer as it is kept."""
    return [(entry.who, entry.text) for entry in rooms.storage.entries(game)]
