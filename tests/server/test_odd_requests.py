"""Odd requests: methods, addresses, headers and bodies that no browser sends get a sentence, never a fault of ours.

They are put together by chance from lists, from a fixed seed. `GROGNARD_ODD_REQUESTS=20000 pytest …` tries more.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import pytest
from starlette.applications import Starlette

from grognard.kernel.numbers.dice import Whim
from grognard.server.http.limits import Limits
from grognard.server.http.routes import ROUTES
from grognard.server.http.web import COOKIE, Settings, app
from tests.server.visitors import Visitor, running

REQUESTS = int(os.environ.get("GROGNARD_ODD_REQUESTS", "500"))
NO_LIMITS = Limits(games_per_hour=0, games_per_hour_from_address=0, open_tables=0)

METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "")
WORDS = (
    "", ".", "..", "../..", "\0", "\n", "\r\n", " ", "-1", "0", "007", "1e9", "0x10", "9" * 9, "9" * 40, "１２", "½",
    "null", "None", "true", "dice", "blue", "red", "green", "patrol", "os:system", "é", "𝔘", "\u202e", "\ufffd",
    "\u0000é", "'; DROP TABLE games;--", "<script>", "{game}", "%", "%s", "%2e%2e%2f", "a" * 5000, "bot:",
    "bot:random@nan", "bot:random@-1", "bot:general@1e400", "roll 6 6", "activate B1", "0304", "B1",
)  # fmt: skip
PATHS = (
    "/static/", "/", "//", "/api", "/api/", "/api//games", "/api/games/", "/game/", "/join/", "/rules/",
    "/API/titles", "/.env",
)  # fmt: skip
QUERIES = (
    b"", b"side=", b"side=blue&side=red", b"lang=xx", b"lang=fr", b"lang=%00", b"%ff=%fe", b"side=%00",
    b"night=%F0%9F%8E%B2", b"&" * 500, b"a=b&" * 1000, b"scenario=..%2f..", b"since=-1", b"hex=%ff", b"\xff\xfe",
    b"side", b"=", b"page=-1", b"before=nan", b"after=%00",
)  # fmt: skip
HEADERS = (
    (b"host", b"["), (b"host", b"\xff"), (b"host", b""), (b"host", b"a:b:c"), (b"origin", b"http://["),
    (b"origin", b"\xff"), (b"origin", b"null"), (b"origin", b"//"), (b"cookie", b"grognard=" + b"x" * 5000),
    (b"cookie", b"grognard=\xff\xfe\xfd" + b"x" * 30), (b"cookie", b"; =; ;;"), (b"cookie", b'grognard="a\\"b'),
    (b"accept-language", b"\xff"), (b"accept-language", b"fr;q="), (b"accept-language", b""),
    (b"accept-encoding", b"gzip;q=0"), (b"accept-encoding", b"\xff"), (b"if-none-match", b"\xff"),
    (b"if-none-match", b'"' * 99), (b"content-type", b"text/html"),
    (b"content-type", b"application/json; charset=utf-7"), (b"content-length", b"-1"),
    (b"content-length", b"99999999999"), (b"content-length", b"abc"), (b"sec-fetch-site", b"\xff"),
    (b"range", b"bytes=9-1"), (b"sec-fetch-site", b"same-origin"), (b"x-forwarded-proto", b"\xff"),
    (b"transfer-encoding", b"chunked, chunked"), (b"expect", b"100-continue"), (b"", b""),
    (b"x-" + b"y" * 5000, b"z" * 5000),
)  # fmt: skip
BODIES = (
    b"", b"null", b"[]", b"{}", b"{", b'"', b"\xff\xfe", b"\x00", b"[" * 20_000, b'{"a":' * 5000, b"NaN", b"1e999",
    b"\xef\xbb\xbf{}", '{"title":"patrol"}'.encode("utf-16"), b'{"title":"patrol","title":"verdun"}',
    b'{"title":"\\ud800"}', b'{"title":1}', b'{"title":"patrol","seats":{"red":null}}',
    b'{"title":"patrol","seats":{"\\u0000":"me"}}', b"\x1f\x8b\x08\x00junk", b"x" * 70_000, b'{"format":1e400}',
    b'{"side":"blue","number":' + b"9" * 400 + b',"answer":"pass"}',
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (-1, 0, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, "0", None, True, [])


KEEPING = [route for route in ROUTES if (route.method, route.path) != ("DELETE", "/games/{game}")]
"""All but the one that would end the test."""


class Odd(NamedTuple):
    """A request as the network brings it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


def odd_requests(count: int, game: str, cookie: str) -> Iterator[Odd]:
    """So many of them; in most only one or two things are odd, so that they are not refused for something else."""
    whim = Whim("odd requests")
    own = (b"cookie", f"{COOKIE}={cookie}".encode())
    for number in range(count):
        route = whim.pick(KEEPING)
        is_odd = [whim.below(3) == 0 for _ in range(5)]
        names = {
            "game": game,
            "title": "patrol",
            "link": "nowhere",
            "clock": "0",
            "line": "0",
            "number": "0304",
            "name": "B1",
            "key": "zones",
        }
        if is_odd[0]:
            names[whim.pick(list(names))] = whim.pick(WORDS)
        path = "/api" + re.sub(r"{(\w+)(:path)?}", lambda found: names[found[1]], route.path)  # noqa: B023
        body = json.dumps(message(whim, route.takes), allow_nan=True).encode()
        yield Odd(
            whim.pick(METHODS) if is_odd[1] else route.method,
            whim.pick(PATHS) + whim.pick(WORDS) if number % 11 == 0 else path,
            whim.pick(QUERIES) if is_odd[2] else b"side=blue",
            [*([whim.pick(HEADERS)] if is_odd[3] else []), (b"host", b"testserver"), own],  # the first of a name counts
            whim.pick(BODIES) if is_odd[4] or route.takes in (None, bytes) else body,
        )


def message(whim: Whim, kind: Any) -> dict[str, Any]:
    """A message with the fields of its type, and anything in them."""
    fields = getattr(kind, "__struct_fields__", ())
    kinds = getattr(kind, "__annotations__", {})
    return {field: value(whim, str(kinds.get(field, ""))) for field in fields if whim.below(8)}


def value(whim: Whim, kind: str) -> Any:
    """Something for a field: mostly of its type."""
    if whim.below(6) == 0:
        return whim.pick(NUMBERS)
    if "dict" in kind:
        return {whim.pick(WORDS): whim.pick(WORDS) for _ in range(whim.below(3))}
    if "list" in kind:
        return [whim.pick(WORDS) for _ in range(whim.below(3))]
    if "int" in kind or "float" in kind:
        return whim.pick(NUMBERS[:4])
    return bool(whim.below(2)) if "bool" in kind else whim.pick(WORDS)


async def answer_to(application: Starlette, odd: Odd) -> tuple[int, bytes, str]:
    """What the application says to it: status, body and media type."""
    raw = quote(odd.path, safe="/%{}:;'<>").encode()
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": odd.method, "scheme": "http",
        "path": unquote(raw.decode()), "raw_path": raw, "query_string": odd.query, "root_path": "",
        "headers": odd.headers, "client": ("127.0.0.1", 1), "server": ("testserver", 80), "app": application,
    }  # fmt: skip
    half = len(odd.body) // 2
    parts = iter([(odd.body[:half], True), (odd.body[half:], False)])
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        part, is_more = next(parts, (b"", False))
        return {"type": "http.request", "body": part, "more_body": is_more}

    async def send(told: Any) -> None:
        sent.append(dict(told))

    await application(scope, receive, send)
    media = dict(sent[0]["headers"]).get(b"content-type", b"").decode()
    return sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:]), media


def faults_of(application: Starlette, requests: list[Odd]) -> list[str]:
    """The requests that are answered by a fault of ours, or without a sentence."""

    async def ask_all() -> list[str]:
        found = []
        for odd in requests:
            try:
                status, body, media = await answer_to(application, odd)
            except Exception as fault:
                found.append(f"{odd}: {type(fault).__name__}: {fault}"[:600])
                continue
            is_told = status < 400 or odd.method == "HEAD" or bool(json.loads(body)["error"]["text"])
            if status >= 500 or not is_told or (status >= 400 and not media.startswith("application/json")):
                found.append(f"{odd}: {status} {body[:200]!r}"[:600])
        return found

    return asyncio.run(ask_all())


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Starlette]:
    application = app(Settings(tmp_path, hosts=frozenset({"testserver"}), limits=NO_LIMITS))
    with running(application):
        yield application


def test_odd_requests_are_never_a_fault_of_ours(own_server: Starlette) -> None:
    ann, bob = Visitor(own_server), Visitor(own_server)
    watched, played = bob.make(seats={"red": "me"}), ann.make(seats={"red": "me"})
    before = bob.get(f"games/{watched}", side="blue")
    requests = list(odd_requests(REQUESTS, played, ann.browser.cookies[COOKIE]))
    requests += odd_requests(REQUESTS // 4, watched, ann.browser.cookies[COOKIE])
    assert faults_of(own_server, requests) == []
    assert bob.get(f"games/{watched}", side="blue") == before, "nobody else's game was touched"
    assert ann.get("health")["status"] == "ok"
