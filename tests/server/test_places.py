"""Connections: sockets are counted, some places are for requests, and who never reads goes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from grognard.server.http.connections import Places, TimedReading
from grognard.server.http.faults import Trouble
from grognard.server.http.limits import Limits
from tests.server.visitors import Json, Visitor


def refused(places: Places, player: str, address: str) -> Trouble:
    """What a further socket is told."""
    with pytest.raises(Trouble) as told, places.socket(player, address):
        raise AssertionError("it must not be open")
    return told.value


def test_sockets_are_counted_by_visitor_and_by_address() -> None:
    places = Places(Limits(sockets_of_visitor=2, sockets_of_address=3, connections=100))
    with places.socket("ann", "10.0.0.1"), places.socket("ann", "10.0.0.1"):
        told = refused(places, "ann", "10.0.0.1")
        assert (told.status, told.args_told["most"]) == (429, 2) and told.retry_after
        with places.socket("bob", "10.0.0.1"):
            assert refused(places, "eve", "10.0.0.1").args_told["most"] == 3
            with places.socket("eve", "10.0.0.2"):
                pass
    with places.socket("ann", "10.0.0.1"), places.socket("ann", "10.0.0.1"):
        pass


def test_sockets_leave_a_fifth_of_the_places_to_requests() -> None:
    places = Places(Limits(connections=10))
    open_ = [places.socket(f"guest {number}", f"10.0.0.{number}") for number in range(8)]
    for each in open_:
        each.__enter__()
    assert refused(places, "ann", "10.0.1.1").status == 503
    with places.request(), places.request():
        with pytest.raises(Trouble) as told, places.request():
            raise AssertionError("there is no place")
        assert told.value.status == 503 and told.value.retry_after
    open_[0].__exit__(None, None, None)
    with places.socket("ann", "10.0.1.1"):
        pass


def test_a_socket_too_many_is_refused_with_the_documented_json(ann: Visitor, server: Json) -> None:
    game = ann.make(seats={"red": "me"})
    server.state.site.places = Places(Limits(sockets_of_visitor=1))
    with ann.hear(game, "blue") as socket:
        socket.receive_json()
        with pytest.raises(WebSocketDenialResponse) as told, ann.hear(game, "blue"):
            raise AssertionError("it must not be open")
        assert told.value.status_code == 429 and int(told.value.headers["retry-after"]) > 0
        assert set(told.value.json()["error"]) == {"code", "text", "rule"}
    with ann.hear(game, "blue") as socket:
        socket.receive_json()


class Pipe:
    """A connection that only knows whether it was cut."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        """Cut it."""
        self.is_cut = True


class Reader(TimedReading):
    """A connection whose other end reads when it likes."""

    reading = 0.02

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport: Any = Pipe()


def test_whoever_leaves_what_was_sent_unread_is_cut_off() -> None:
    async def left_unread(reads: bool) -> bool:
        reader = Reader()
        reader.pause_writing()
        if reads:
            reader.resume_writing()
        await asyncio.sleep(0.1)
        return bool(reader.transport.is_cut)

    assert asyncio.run(left_unread(reads=False))
    assert not asyncio.run(left_unread(reads=True))


# What a browser is told, and whose pages may ask -----------------------------------------------------------------
def test_answers_behind_https_say_that_it_stays_so(ann: Visitor) -> None:
    plain = ann.browser.get("/api/health").headers
    assert "strict-transport-security" not in plain
    assert plain["cross-origin-resource-policy"] == "same-origin" and "camera=()" in plain["permissions-policy"]
    ann.browser.base_url = "https://testserver"
    assert "max-age" in ann.browser.get("/api/health").headers["strict-transport-security"]


def test_another_sites_page_cannot_have_a_game_saved_and_marked(ann: Visitor) -> None:
    game = ann.make(seats={"red": "me"})
    foreign = ann.browser.get(f"/api/games/{game}/save", headers={"sec-fetch-site": "cross-site"})
    assert foreign.status_code == 403
    assert ann.screen(game, "blue")["unrated"] == []
    assert ann.browser.get(f"/api/games/{game}/save", headers={"sec-fetch-site": "same-origin"}).status_code == 200
    assert ann.screen(game, "blue")["unrated"]
