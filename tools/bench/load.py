"""Puts a server under load: many games, two sockets each, answers at a steady rate; and counts what was lost.

    python tools/bench/load.py                             # 500 games of Patrol, an answer every 10 s in each, 60 s
    python tools/bench/load.py --play verdun:haumont --games 500
    python tools/bench/load.py --play patrol:crossing,verdun:haumont --json load.json
    python tools/bench/load.py --source ../other/src             # the server of another checkout

It starts a server of its own on this machine, on an empty folder, and ends it. With `--address` it uses a running one,
which must be on this machine too. It is bounded in games, answers and seconds, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

Json = Any

ROOT = Path(__file__).resolve().parents[2]
LOOPBACK = ("127.0.0.1", "localhost", "::1")
MOST_GAMES, MOST_SECONDS, MOST_ANSWERS_A_SECOND = 2000, 600.0, 500.0
OPENED_AT_ONCE = 8
"""How many games are made, and joined by their sockets, at the same time."""
SAMPLED = 10
"""In so many games the whole page is kept by patches and compared with one fetched at the end."""
FOR_ONE_ADDRESS = "games_per_hour_from_address = 0\nsockets_of_address = 0\nconnections = 20000\n"
"""Limits that do not suit thousands of visitors from one machine."""
PATIENCE = 30.0
"""Seconds after which something that should come is taken not to come."""


# Requests, one after the other ------------------------------------------------------------------------------------


class Line:
    """One connection, kept open."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.http = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
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


# A server of our own ----------------------------------------------------------------------------------------------


class Server:
    """A server process: where it is found, and what it has used of processor and memory."""

    def __init__(self, address: str, pid: int = 0) -> None:
        self.address = address
        self.pid = pid

    def cpu(self) -> float:
        """Seconds of the processor used so far; 0 where that cannot be read."""
        with suppress(OSError):
            spent = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def megabytes(self) -> float:
        """Memory in use; 0 where that cannot be read."""
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text("utf-8"))
            return int(found[1]) / 1024 if found else 0.0
        return 0.0


@contextmanager
def own_server(source: Path, limits: str = FOR_ONE_ADDRESS) -> Iterator[Server]:
    """`grognard serve` from these sources, on an empty folder, with these limits; ended afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "server.log"
        (games := Path(folder) / "games").mkdir()
        (games / "limits.toml").write_text(limits, "utf-8")
        command = [sys.executable, "-m", "grognard.cli", "serve", "--no-open", "--port", "0"]
        with told.open("wb") as log:
            process = subprocess.Popen(
                [*command, "--data-dir", str(games)],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(source)},
            )
        try:
            yield Server(_address_told(process, told), process.pid)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _address_told(process: subprocess.Popen[bytes], told: Path) -> str:
    """Where a server that is starting says it is, once it answers there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        if found := re.search(r"http://localhost:(\d+)/", told.read_text("utf-8")):
            address = f"http://127.0.0.1:{found[1]}"
            with suppress(OSError), urllib.request.urlopen(f"{address}/api/health", timeout=2):
                return address
        time.sleep(0.1)
    raise SystemExit(f"the server does not answer: {told.read_text('utf-8')}")


# Many games at once -----------------------------------------------------------------------------------------------


class Wire:
    """Connections for requests, kept open and used again."""

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address).netloc
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, method: str, path: str, body: Json = None, cookie: str = "") -> tuple[int, Json, str]:
        """The status, the message, and the cookie that was given."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api/{path} HTTP/1.1\r\nhost: {self.host}\r\ncookie: {cookie}\r\n"
        sent = f"{head}content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n".encode() + content
        while True:
            is_fresh = not self._idle
            line = await asyncio.open_connection(*self.host.split(":")) if is_fresh else self._idle.pop()
            try:
                line[1].write(sent)
                status, headers, read = await asyncio.wait_for(_reply(line[0]), PATIENCE)
            except (asyncio.IncompleteReadError, OSError):
                line[1].close()
                if is_fresh:
                    raise
                continue  # the server had closed a connection that was idle for long
            self._idle.append(line)
            return status, json.loads(read), headers.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        """Let go of every connection."""
        for _, writer in self._idle:
            writer.close()


async def _reply(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
    return int(head[0].split()[1]), headers, await reader.readexactly(int(headers.get("content-length", 0)))


def merged(into: Json, patch: Json) -> Json:
    """The value a merge patch makes of another."""
    if not isinstance(patch, dict):
        return patch
    base = dict(into) if isinstance(into, dict) else {}
    for key, value in patch.items():
        if value is None:
            base.pop(key, None)
        else:
            base[key] = merged(base.get(key), value)
    return base


class Ear:
    """One seat's socket: the version it has heard of, its question, and in some games its whole page."""

    def __init__(self, side: str, is_sampled: bool) -> None:
        self.side = side
        self.is_sampled = is_sampled
        self.version = -1
        self.asked: Json = []
        self.page: Json = None
        self.bytes: list[int] = []
        self.heard_at: list[tuple[int, float]] = []
        self.closed = 0

    def hear(self, text: str | bytes) -> None:
        """One message."""
        told = json.loads(text)
        if told["type"] == "whole":
            self._show(told["page"]["screen"])
            self.page = told["page"] if self.is_sampled else None
        elif told["type"] == "change":
            self.bytes.append(len(text))
            self._show({"version": told["version"], **told["patch"]})
            if self.is_sampled:
                log = self.page["log"][: told["keep"]] + told["log"]
                self.page = {"screen": merged(self.page["screen"], told["patch"]), "log": log}
        self.heard_at.append((self.version, time.perf_counter()))

    def _show(self, screen: Json) -> None:
        self.version = screen["version"]
        self.asked = screen.get("asked", self.asked)


class Table:
    """One game with its two sockets, played by one visitor at random."""

    def __init__(self, wire: Wire, number: int, title: str, scenario: str, is_sampled: bool) -> None:
        self.wire = wire
        self.title, self.scenario = title, scenario
        self.is_sampled = is_sampled
        self.random = random.Random(number)
        self.game = self.cookie = ""
        self.ears: list[Ear] = []
        self.answered: list[tuple[int, float, float]] = []
        """For each answer the version it made, when it was sent, and when it was acknowledged."""
        self.stale = self.refused = 0
        self.listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Make the game and listen to it from both seats."""
        _, _, self.cookie = await self.wire.ask("GET", "games")
        wanted = {"title": self.title, "scenario": self.scenario}
        status, made, _ = await self.wire.ask("POST", "games", wanted, self.cookie)
        if status != 201:
            raise SystemExit(f"no game can be made: {status} {made}")
        self.game = made["id"]
        _, page, _ = await self.wire.ask("GET", f"games/{self.game}", cookie=self.cookie)
        self.ears = [Ear(side, self.is_sampled) for side in page["screen"]["seats"]]
        self.listening = [asyncio.create_task(self._listen(ear)) for ear in self.ears]
        async with asyncio.timeout(PATIENCE):
            while any(ear.version < 0 for ear in self.ears):
                await asyncio.sleep(0.005)

    async def _listen(self, ear: Ear) -> None:
        """Listen, and connect again when the server closes the socket, as a browser does."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed

        address = f"ws://{self.wire.host}/api/games/{self.game}/live?side={ear.side}"
        while True:
            with suppress(ConnectionClosed):
                async with connect(
                    f"{address}&since={ear.version if self.is_sampled else -1}",
                    additional_headers={"cookie": self.cookie},
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                ) as socket:
                    async for text in socket:
                        ear.hear(text)
            ear.closed += 1
            await asyncio.sleep(0.25)

    async def answer(self) -> None:
        """Answer the open question with some option; nothing when nobody is asked any more."""
        asked = [question for ear in self.ears for question in ear.asked]
        if not asked:
            return
        question = self.random.choice(asked)
        text = self.random.choice(question["options"])["text"]
        said = {"side": question["side"], "number": question["number"], "answer": text}
        began = time.perf_counter()
        status, taken, _ = await self.wire.ask("POST", f"games/{self.game}/answers", said, self.cookie)
        if status == 200:
            self.answered.append((taken["version"], began, time.perf_counter()))
        elif status == 409:
            self.stale += 1
        elif status in (429, 503):
            self.refused += 1
        else:
            raise SystemExit(f"an answer was refused: {status} {taken}")

    async def settle(self) -> None:
        """Wait, but not for long, until both sockets have heard of the last answer."""
        last = self.answered[-1][0] if self.answered else -1
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while any(ear.version < last for ear in self.ears):
                    await asyncio.sleep(0.05)

    def lost(self) -> int:
        """How many of the two sockets have not heard of the last answer."""
        last = self.answered[-1][0] if self.answered else -1
        return sum(ear.version < last for ear in self.ears)

    def delays(self) -> Iterator[float]:
        """For each answer and socket, the seconds until the socket heard of it."""
        for ear in self.ears:
            heard = iter(ear.heard_at)
            version, at = next(heard)
            for made, began, _ in self.answered:
                while version < made:
                    try:
                        version, at = next(heard)
                    except StopIteration:
                        return
                yield at - began

    async def differs(self) -> int:
        """In a sampled game: how many of the pages kept by patches differ from those fetched now."""
        found = 0
        for ear in self.ears if self.is_sampled else ():
            _, page, _ = await self.wire.ask("GET", f"games/{self.game}?side={ear.side}", cookie=self.cookie)
            found += page != ear.page
        return found

    def close(self) -> None:
        """Leave."""
        for task in self.listening:
            task.cancel()


async def play_many(server: Server, wanted: argparse.Namespace) -> Json:
    """Make the games, answer in each at the wanted rate, and report."""
    wire = Wire(server.address)
    kinds = [(title, scenario) for title, _, scenario in (each.partition(":") for each in wanted.play.split(","))]
    tables = [Table(wire, n, *kinds[n % len(kinds)], n < SAMPLED) for n in range(wanted.games)]
    began = time.perf_counter()
    for first in range(0, len(tables), OPENED_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + OPENED_AT_ONCE]))
    opened = time.perf_counter() - began
    await asyncio.sleep(wanted.rest)
    # A search of four thousand sockets' objects stops the client for a quarter of a second, which is not the server's.
    gc.collect()
    gc.disable()
    lags: list[float] = []
    cpu, own, load = server.cpu(), time.process_time(), os.getloadavg()[0]
    start = time.perf_counter() + 1
    runs = [_run(table, start, n / len(tables), wanted, lags) for n, table in enumerate(tables)]
    await asyncio.gather(*runs)
    spent = time.perf_counter() - start
    await asyncio.gather(*(table.settle() for table in tables))
    cpu, own = server.cpu() - cpu, time.process_time() - own
    differing = sum([await table.differs() for table in tables])
    found = {
        "load_before": round(load, 1),
        "load_after": round(os.getloadavg()[0], 1),
        "seconds_to_open": round(opened, 1),
        "server_megabytes": round(server.megabytes()),
        "all": _told(tables, spent, cpu, differing),
        "client": {
            "cpu_ms_per_answer": _each(own, tables),
            "late_ms_p99": round(part_of(lags, 0.99) * 1000, 1) if lags else 0,
        },
    }
    for kind in kinds if len(kinds) > 1 else ():
        those = [table for table in tables if (table.title, table.scenario) == tuple(kind)]
        found[":".join(kind)] = _told(those, spent)
    for table in tables:
        table.close()
    await asyncio.gather(*(task for table in tables for task in table.listening), return_exceptions=True)
    wire.close()
    return found


async def _run(table: Table, start: float, share: float, wanted: argparse.Namespace, lags: list[float]) -> None:
    """Answer in one game every so many seconds, beginning at a moment of its own."""
    due = start + share * wanted.every
    while due < start + wanted.seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        lags.append(time.perf_counter() - due)
        await table.answer()
        due += wanted.every


def part_of(values: Sequence[float], share: float) -> float:
    """The percentile of some values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(values: Sequence[float]) -> Json:
    """Milliseconds: the median, the 95th and the 99th percentile, and the longest."""
    if not values:
        return {}
    named = {"p50": statistics.median(values), "p95": part_of(values, 0.95), "p99": part_of(values, 0.99)}
    return {name: round(value * 1000, 1) for name, value in (*named.items(), ("most", max(values)))}


def _each(seconds: float, tables: Sequence[Table]) -> float:
    """Milliseconds for each answer."""
    return round(seconds * 1000 / max(1, sum(len(table.answered) for table in tables)), 2)


def _told(tables: Sequence[Table], seconds: float, cpu: float = 0.0, differing: int = -1) -> Json:
    """What came of some games."""
    answers = [answer for table in tables for answer in table.answered]
    sizes = [size for table in tables for ear in table.ears for size in ear.bytes]
    found = {
        "games": len(tables),
        "sockets": sum(len(table.ears) for table in tables),
        "answers": len(answers),
        "answers_per_second": round(len(answers) / seconds, 1),
        "reply_ms": spread([done - began for _, began, done in answers]),
        "heard_ms": spread([delay for table in tables for delay in table.delays()]),
        "lost_sockets": sum(table.lost() for table in tables),
        "stale": sum(table.stale for table in tables),
        "refused": sum(table.refused for table in tables),
        "reconnected": sum(ear.closed for table in tables for ear in table.ears),
        "update_bytes": round(statistics.median(sizes)) if sizes else 0,
    }
    if cpu:
        found["server_cpu_ms_per_answer"] = _each(cpu, tables)
    if differing >= 0:
        found["pages_that_differ"] = differing
    return found


# The command ------------------------------------------------------------------------------------------------------


def main() -> int:
    """Measure and print; 1 when an update was lost."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--address", default="", help="a server that runs already, on this machine")
    asked.add_argument("--source", type=Path, default=ROOT / "src", help="the sources of the server to start")
    asked.add_argument("--play", default="patrol:crossing", help="title:scenario, several with commas, in turn")
    asked.add_argument("--games", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--every", type=float, default=10, help="seconds between two answers of one game")
    asked.add_argument("--rest", type=float, default=2, help="seconds between opening the games and the first answer")
    asked.add_argument("--json", type=Path, help="a file for the figures")
    wanted = asked.parse_args()
    if not 1 <= wanted.games <= MOST_GAMES or not 0 < wanted.seconds <= MOST_SECONDS:
        asked.error(f"at most {MOST_GAMES} games and {MOST_SECONDS:.0f} seconds")
    if wanted.every <= 0 or wanted.games / wanted.every > MOST_ANSWERS_A_SECOND:
        asked.error(f"at most {MOST_ANSWERS_A_SECOND:.0f} answers a second in all games together")
    if wanted.address and urlsplit(wanted.address).hostname not in LOOPBACK:
        asked.error("a server on this machine only: 127.0.0.1, localhost or ::1")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if wanted.address:
        found = asyncio.run(play_many(Server(wanted.address.rstrip("/")), wanted))
    else:
        with own_server(wanted.source.resolve()) as server:
            found = asyncio.run(play_many(server, wanted))
    found = {"asked": {"play": wanted.play, "every": wanted.every, "seconds": wanted.seconds}, **found}
    text = json.dumps(found, indent=1)
    print(text)
    if wanted.json:
        wanted.json.write_text(text + "\n", "utf-8")
    return 1 if found["all"]["lost_sockets"] or found["all"]["pages_that_differ"] else 0


if __name__ == "__main__":
    sys.exit(main())
