"""What one client at its worst does to all others: pages, lobby and hints of somebody else, in quiet and meanwhile.

    python tools/bench/worst.py              # each row about half a minute, on a server of its own on this machine

Rows: forty connections that ask for replays and reports; two hundred cookies with officers' games; sockets without end.
The client calls from 127.0.0.2, everybody else from 127.0.0.1. It is bounded in connections and seconds, and stops by
itself.
"""

from __future__ import annotations

import argparse
import http.client
import json
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench.load import FOR_ONE_ADDRESS, PATIENCE, ROOT, Server, own_server, part_of

Json = Any
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
CONNECTIONS, COOKIES, SOCKETS = 40, 200, 150
FEW_PLACES = FOR_ONE_ADDRESS.replace("connections = 20000", "connections = 60")
GAME = {"title": "verdun", "scenario": "haumont"}


class Caller:
    """One browser: its cookie, and the address it calls from."""

    def __init__(self, server: str, source: str = HERE) -> None:
        self.netloc, self.source, self.cookie = urlsplit(server).netloc, source, ""
        self.http = http.client.HTTPConnection(self.netloc, timeout=2 * PATIENCE, source_address=(source, 0))

    def ask(self, method: str, path: str, body: Json = None) -> tuple[int, bytes]:
        """The status and the body of a reply."""
        sent = {"cookie": self.cookie, "accept-encoding": "identity"}
        self.http.request(method, f"/api/{path}", None if body is None else json.dumps(body), sent)
        answer = self.http.getresponse()
        read = answer.read()
        if not self.cookie:
            self.cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return answer.status, read

    def make(self, **seats: str) -> str:
        """A new game; its id."""
        status, read = self.ask("POST", "games", {**GAME, "seats": seats})
        if status != 201:
            raise SystemExit(f"no game can be made: {status} {read!r}")
        return str(json.loads(read)["id"])


def seconds_of(ask: Callable[[], object], during: float) -> list[float]:
    """How long each of many requests takes, one after the other."""
    found, until = [], time.perf_counter() + during
    while time.perf_counter() < until:
        began = time.perf_counter()
        ask()
        found.append(time.perf_counter() - began)
    return found


def told(values: Sequence[float]) -> Json:
    """Milliseconds."""
    if not values:
        return {}
    return {
        "p50": round(statistics.median(values) * 1000, 1),
        "p95": round(part_of(values, 0.95) * 1000, 1),
        "most": round(max(values) * 1000, 1),
    }


def beside(quiet: Sequence[float], meanwhile: Sequence[float]) -> Json:
    """Both, and how many times longer the median takes."""
    ratio = statistics.median(meanwhile) / statistics.median(quiet)
    return {"quiet_ms": told(quiet), "meanwhile_ms": told(meanwhile), "ratio": round(ratio, 2)}


@contextmanager
def many(count: int, work: Callable[[int, threading.Event], None]) -> Iterator[None]:
    """So many threads that work until this ends."""
    stop = threading.Event()
    threads = [threading.Thread(target=work, args=(number, stop), daemon=True) for number in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(2 * PATIENCE)


def replays(server: Server, seconds: float) -> Json:
    """Forty connections that ask for replays and reports of a finished game."""
    me, other = Caller(server.address), Caller(server.address, ELSEWHERE)
    mine = me.make(german="me", french="me")
    over = other.make(german="bot:random", french="bot:random")
    until = time.monotonic() + 60
    while not json.loads(other.ask("GET", f"games/{over}")[1])["screen"]["over"] and time.monotonic() < until:
        time.sleep(0.5)
    statuses: Counter[int] = Counter()

    def pester(number: int, stop: threading.Event) -> None:
        caller = Caller(server.address, ELSEWHERE)
        caller.cookie = other.cookie
        paths = ("since/0", "report.html", "report.json")
        while not stop.is_set():
            with suppress(OSError, http.client.HTTPException):
                statuses[
                    caller.ask("GET", f"games/{over}/{paths[number % 3]}?lang={'fr' if number % 2 else 'en'}")[0]
                ] += 1

    def page() -> object:
        return me.ask("GET", f"games/{mine}?side=german")

    def lobby() -> object:
        return me.ask("GET", "games")

    quiet_page, quiet_lobby = seconds_of(page, seconds), seconds_of(lobby, seconds)
    with many(CONNECTIONS, pester):
        time.sleep(1)
        page_then, lobby_then = seconds_of(page, seconds), seconds_of(lobby, seconds)
    return {
        "page": beside(quiet_page, page_then),
        "lobby": beside(quiet_lobby, lobby_then),
        "statuses": dict(sorted(statuses.items())),
    }


def cookies(server: Server, seconds: float) -> Json:
    """Two hundred cookies, each with a game of two officers; somebody else asks for hints."""
    me = Caller(server.address)
    mine = me.make(german="me", french="me")

    def hint() -> object:
        nonlocal mine
        screen = json.loads(me.ask("GET", f"games/{mine}")[1])["screen"]
        if not screen["waiting"]:  # it is over: on a fast machine so many hints play a game to its end
            mine = me.make(german="me", french="me")
            screen = json.loads(me.ask("GET", f"games/{mine}")[1])["screen"]
        side = next(each for each in screen["waiting"] if each in screen["seats"])
        asked = json.loads(me.ask("GET", f"games/{mine}?side={side}")[1])["screen"]["asked"][0]
        said = {"side": side, "number": asked["number"]}
        status, read = me.ask("POST", f"games/{mine}/hint", said)
        if status != 200:
            raise SystemExit(f"no hint: {status} {read!r}")
        return me.ask("POST", f"games/{mine}/answers", {**said, "answer": json.loads(read)["answer"]})

    hint()
    quiet = seconds_of(hint, seconds)
    for _ in range(COOKIES):
        Caller(server.address, ELSEWHERE).make(german="bot:officer", french="bot:officer")
    return {"hint": beside(quiet, seconds_of(hint, 2 * seconds))}


def sockets(server: Server, seconds: float) -> Json:
    """A hundred and fifty sockets on a server with sixty places."""
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    me = Caller(server.address)
    mine = me.make(german="me", french="me")
    address = f"ws://{me.netloc}/api/games/{mine}/live?side="
    statuses: Counter[str] = Counter()
    with ExitStack() as stack:
        for number in range(SOCKETS):
            try:
                headers = {"cookie": f"grognard={'x' * 30}{number // 30}"}
                stack.enter_context(connect(address, source_address=(ELSEWHERE, 0), additional_headers=headers))
                statuses["open"] += 1
            except InvalidStatus as refused:
                body = json.loads(refused.response.body or b"{}")
                statuses[f"{refused.response.status_code} {body.get('error', {}).get('code', 'no JSON')}"] += 1
        meanwhile = seconds_of(lambda: me.ask("GET", f"games/{mine}"), seconds)
        status = me.ask("GET", f"games/{mine}")[0]
    return {"sockets": dict(statuses), "page_status": status, "page_ms": told(meanwhile)}


def main() -> int:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--source", type=Path, default=ROOT / "src", help="the sources of the server to start")
    asked.add_argument("--seconds", type=float, default=5.0, help="how long each is measured")
    wanted = asked.parse_args()
    if not 0 < wanted.seconds <= 60:
        asked.error("at most 60 seconds")
    found = {}
    for row, limits in ((replays, FOR_ONE_ADDRESS), (cookies, FOR_ONE_ADDRESS), (sockets, FEW_PLACES)):
        with own_server(wanted.source.resolve(), limits) as server:
            found[row.__name__] = row(server, wanted.seconds)
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
