"""A database that somebody else holds: writers are refused soon, and those who only look hardly wait."""

from __future__ import annotations

import sqlite3
import threading
import time
from typing import Final

from grognard.server.rooms.rooms import Rooms
from grognard.server.storage.database import file_of, reach
from tests.server.visitors import Visitor, wait_until

PATIENT: Final = 0.5
"""The seconds a writer of this test waits for others."""


def test_whoever_looks_waits_for_one_writer_at_most_while_the_database_is_locked(
    ann: Visitor, bob: Visitor, rooms: Rooms
) -> None:
    """Twelve writers in one game, and somebody else holds the database."""
    game = ann.make(seats={"red": "me"})
    path = file_of(rooms.storage.engine)
    assert path is not None
    rooms.storage.engine.dispose()
    rooms.storage.engine = reach(f"sqlite:///{path}", PATIENT)
    question = ann.asked(game)
    said = {"side": question["side"], "number": question["number"], "answer": question["options"][0]["text"]}
    held = sqlite3.connect(path, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    statuses: list[int] = []

    def write() -> None:
        statuses.append(ann.browser.post(f"/api/games/{game}/answers", json=said).status_code)

    writers = [threading.Thread(target=write) for _ in range(12)]
    try:
        for writer in writers:
            writer.start()
        wait_until(lambda: any(writer.is_alive() for writer in writers))
        began = time.monotonic()
        assert bob.get(f"games/{game}")["screen"]["version"] == 1
        waited = time.monotonic() - began
        trouble = rooms.storage._trouble
    finally:
        held.execute("ROLLBACK")
        held.close()
    for writer in writers:
        writer.join()
    assert trouble is not None and 503 in statuses
    assert waited < len(writers) * PATIENT / 2, "each of them would have waited in turn"
    ann.get(f"games/{game}")
