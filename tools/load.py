"""Measures how many requests a running server answers, the latency of an answer, and the size of an update.

    python tools/load.py http://localhost:8123 --game verdun --seconds 5

It creates a game of its own and plays it at random; other games are not touched.
"""

from __future__ import annotations

import argparse
import http.client
import json
import statistics
import threading
import time
from typing import Any
from urllib.parse import urlsplit

Json = Any


class Line:
    """One connection, kept open."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.http = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
        self.cookie = cookie

    def ask(self, method: str, path: str, body: Json = None, headers: Json = None) -> bytes:
        """The body of a reply, which must be a success."""
        sent = {"cookie": self.cookie, "accept-encoding": "identity", **(headers or {})}
        self.http.request(method, f"/api/{path}", None if body is None else json.dumps(body), sent)
        answer = self.http.getresponse()
        read = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {read[:300]!r}")
        if not self.cookie:
            self.cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return read


def hammer(address: str, cookie: str, path: str, seconds: float, lines: int, headers: Json = None) -> float:
    """How many GETs per second several connections get answered."""
    done = [0] * lines
    until = time.perf_counter() + seconds

    def one(number: int) -> None:
        line = Line(address, cookie)
        while time.perf_counter() < until:
            line.ask("GET", path, headers=headers)
            done[number] += 1

    threads = [threading.Thread(target=one, args=(number,)) for number in range(lines)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / seconds


def play(line: Line, game: str, address: str, answers: int) -> tuple[list[float], list[float], list[int], list[int]]:
    """Answer at random while listening: seconds to the reply, seconds to the update, bytes of updates and of pages."""
    from websockets.sync.client import connect

    replies, updates, sizes, pages = [], [], [], []
    socket = address.replace("http", "ws", 1) + f"/api/games/{game}/live"
    sides = list(json.loads(line.ask("GET", f"games/{game}"))["screen"]["seats"])
    with connect(f"{socket}?side={sides[0]}", additional_headers={"cookie": line.cookie}, max_size=None) as hearing:
        hearing.recv()
        for number in range(answers):
            seen = json.loads(line.ask("GET", f"games/{game}"))["screen"]
            if seen["over"]:
                break
            page = line.ask("GET", f"games/{game}?side={seen['waiting'][0]}")
            question = json.loads(page)["screen"]["asked"][0]
            text = question["options"][number * 7919 % len(question["options"])]["text"]
            began = time.perf_counter()
            said = {"side": question["side"], "number": question["number"], "answer": text}
            version = json.loads(line.ask("POST", f"games/{game}/answers", said))["version"]
            replies.append(time.perf_counter() - began)
            while True:
                heard = hearing.recv()
                if json.loads(heard).get("version") == version:
                    break
            updates.append(time.perf_counter() - began)
            sizes.append(len(heard))
            pages.append(len(page))
    return replies, updates, sizes, pages


def ms(values: list[float]) -> str:
    """The median and the 95th percentile, in milliseconds."""
    slow = sorted(values)[len(values) * 19 // 20]
    return f"median {statistics.median(values) * 1000:.1f} ms, 95 % within {slow * 1000:.1f} ms"


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("address")
    asked.add_argument("--game", default="verdun")
    asked.add_argument("--scenario", default="")
    asked.add_argument("--seconds", type=float, default=3)
    asked.add_argument("--lines", type=int, default=4)
    asked.add_argument("--answers", type=int, default=300)
    wanted = asked.parse_args()
    address = wanted.address.rstrip("/")
    line = Line(address)
    made = {"title": wanted.game, "scenario": wanted.scenario, "seed": "load"}
    game = json.loads(line.ask("POST", "games", made))["id"]
    replies, updates, sizes, pages = play(line, game, address, wanted.answers)
    print(f"{len(replies)} answers: reply {ms(replies)}; heard by a listener {ms(updates)}")
    print(f"an update: median {statistics.median(sizes):.0f} bytes of JSON; a page {statistics.median(pages):.0f}")
    side = next(iter(json.loads(line.ask("GET", f"games/{game}"))["screen"]["seats"]))
    for what, path in {
        "page": f"games/{game}?side={side}",
        "health": "health",
        "kit": f"titles/{wanted.game}/kit",
    }.items():
        plain = hammer(address, line.cookie, path, wanted.seconds, wanted.lines)
        packed = hammer(address, line.cookie, path, wanted.seconds, wanted.lines, {"accept-encoding": "gzip"})
        print(f"GET {what}: {plain:.0f}/s plain, {packed:.0f}/s packed, {wanted.lines} connections")
    line = Line(address, line.cookie)  # the other connection was idle for so long that the server closed it
    clock = json.loads(line.ask("GET", f"games/{game}"))["screen"]["clock"]
    slider = []
    for at in range(0, clock, max(1, clock // 100)):
        began = time.perf_counter()
        line.ask("GET", f"games/{game}/at/{at}?side={side}")
        slider.append(time.perf_counter() - began)
    print(f"GET an earlier moment of {clock}: first {slider[0] * 1000:.0f} ms, then {ms(slider[1:])}")
    line.ask("DELETE", f"games/{game}")


if __name__ == "__main__":
    main()
