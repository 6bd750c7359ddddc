"""Measures a server with many stored games: seconds until it answers, and milliseconds of the lobby.

    python tools/bench/lobby_bench.py --games 50000 --of-one 5000

It fills a folder of its own with copies of short games, all of one title: some belong to one visitor, and in every
tenth a bot is to answer. Then it starts `grognard serve` on this machine, asks, and stops it. The folder is removed.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from grognard.server import wire
from grognard.server.rooms.rooms import Rooms
from grognard.server.rooms.seats import hashed
from grognard.server.storage.storage import Storage

ME = "a-visitor-with-very-many-games"
BATCH = 500
WITH_BOTS = 10
"""One game in so many waits for a bot."""
PATIENCE = 300.0


def templates(storage: Storage) -> list[str]:
    """Two games to copy, by id: of a visitor alone, and one in which a bot is to answer."""
    rooms = Rooms(storage, b"0123456789abcdef0123456789abcdef")
    rooms.opponents.is_closing = True
    alone = rooms.new_games.make(
        hashed(ME), wire.NewGame("patrol", "crossing", seats={"red": "me", "blue": "me"}, seed="1")
    )
    bot = rooms.new_games.make(hashed(ME), wire.NewGame("patrol", "crossing", seats={"red": "bot:random"}, seed="1"))
    return [alone.id, bot.id]


def fill(storage: Storage, games: int, of_one: int, with_bots: int) -> None:
    """Copy the templates; only the first so many belong to the visitor."""
    alone, bot = templates(storage)
    found = sa.MetaData()
    found.reflect(storage.engine)
    tables = [table for table in found.sorted_tables if table.name == "games" or "game" in table.c]
    with storage.engine.connect() as db:
        rows = {
            (table.name, game): [dict(row) for row in db.execute(sa.select(table).where(key(table) == game)).mappings()]
            for table in tables
            for game in (alone, bot)
        }
    for first in range(0, games, BATCH):
        with storage.engine.begin() as db:
            for table in tables:
                copies = [
                    copied(row, key(table).name, number, number < of_one)
                    for number in range(first, min(games, first + BATCH))
                    for row in rows[table.name, bot if with_bots and number % with_bots == 0 else alone]
                ]
                if copies:
                    db.execute(sa.insert(table), copies)


def key(table: sa.Table) -> sa.Column[Any]:
    """The column that says which game a row is of."""
    return table.c.id if table.name == "games" else table.c.game


def copied(row: dict[str, Any], key: str, number: int, is_mine: bool) -> dict[str, Any]:
    """A row of another game: mine, or one of a thousand others'; none is as new as the one before."""
    other = {key: f"g{number:07}"}
    if not is_mine:
        owner = hashed(f"visitor {number % 1000}")
        other |= {column: owner for column in ("maker", "player") if row.get(column) == hashed(ME)}
    if "changed" in row:
        other["changed"] = row["changed"] - number
    if row.get("link"):
        other["link"] = hashed(f"{number} {row['side']}")
    return row | other


class Server:
    """`grognard serve` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "grognard.cli", "serve", "--no-open"]
        command += ["--port", str(self.port), "--data-dir", str(folder)]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)

    def seconds_until_up(self) -> float:
        """How long it took until it answered."""
        while time.perf_counter() - self.began < PATIENCE and self.process.poll() is None:
            try:
                self.ask("health")
            except OSError:
                time.sleep(0.02)
            else:
                return time.perf_counter() - self.began
        return float("inf")

    def ask(self, path: str) -> tuple[float, Any]:
        """Seconds of a reply, and what it said."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        began = time.perf_counter()
        line.request("GET", f"/api/{path}", headers={"cookie": f"grognard={ME}", "accept-encoding": "identity"})
        answer = line.getresponse()
        said = answer.read()
        took = time.perf_counter() - began
        line.close()
        return took, json.loads(said)

    def cpu(self) -> float:
        """Seconds of processor time it has used so far; others on the machine do not change them much."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def lobby(server: Server, times: int) -> Iterator[tuple[str, float, float, int]]:
    """Pages of the lobby: which, its median and its processor time in milliseconds, and how many cards it has."""
    said = server.ask("games")[1]
    cards = said if isinstance(said, list) else said["games"]
    last = 1 if isinstance(said, list) else said["pages"]
    pages = {"games": "first page"} | ({f"games?page={last}": "last page"} if last > 1 else {})
    for path, name in pages.items():
        before = server.cpu()
        median = statistics.median(server.ask(path)[0] for _ in range(times))
        yield name, median * 1000, (server.cpu() - before) / times * 1000, len(cards)


def main() -> None:
    """Fill, start, ask, print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=50_000)
    asked.add_argument("--of-one", type=int, default=50_000, help="how many of them are the visitor's")
    asked.add_argument(
        "--no-bots", action="store_true", help="no game waits for a bot, so that nothing goes on meanwhile"
    )
    asked.add_argument("--times", type=int, default=21, help="how often each page is asked for")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(f"sqlite:///{folder}/grognard.sqlite")
        fill(storage, wanted.games, wanted.of_one, 0 if wanted.no_bots else WITH_BOTS)
        storage.close()
        size = (Path(folder) / "grognard.sqlite").stat().st_size / 1e6
        server = Server(Path(folder))
        try:
            print(f"{wanted.games} games, {min(wanted.of_one, wanted.games)} of one visitor, {size:.0f} MB")
            print(f"up after {server.seconds_until_up():.2f} s, {server.cpu():.2f} s of processor time")
            for name, took, cpu, cards in lobby(server, wanted.times):
                print(f"lobby, {name}: {took:.1f} ms, {cpu:.1f} ms of processor time, {cards} cards")
        finally:
            server.end()


if __name__ == "__main__":
    main()
