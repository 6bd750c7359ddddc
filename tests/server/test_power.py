"""What a power cut leaves of a game: every answer that was acknowledged, and nothing that cannot be played again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from grognard.server import wire
from grognard.server.rooms.rooms import Rooms
from grognard.server.storage import database
from grognard.server.storage.backup import why_unplayable
from grognard.server.storage.storage import Storage
from tests.server.power import Left, Recording, Step, cuts

ANSWERS = 12
FILE = "games.sqlite"
SMALL_LOG = 20
"""Pages after which SQLite writes its log into the database: a small number, so that this happens during the game."""


class Played(NamedTuple):
    """A game played on a recorded disk: its id, the steps, and after how many of them each length was acknowledged."""

    game: str
    steps: list[Step]
    told: list[tuple[int, int]]
    entries: list[tuple[str, str]]


@pytest.fixture(scope="module")
def recording() -> Iterator[Recording]:
    try:
        found = Recording()
    except (OSError, AttributeError) as fault:
        pytest.skip(f"SQLite cannot be recorded here: {fault}")
    yield found
    found.close()


def play(recording: Recording, folder: Path) -> Played:
    """A game; it is noted what the disk was asked until each answer was acknowledged."""
    recording.steps = []
    storage = Storage(f"sqlite:///file:{folder / FILE}?vfs=recording&uri=true")
    sa.event.listen(storage.engine, "connect", lambda db, _: db.execute(f"PRAGMA wal_autocheckpoint = {SMALL_LOG}"))
    storage.engine.dispose()
    rooms = Rooms(storage, b"0123456789abcdef0123456789abcdef")
    game = rooms.new_games.make("ann", wire.NewGame("patrol", "crossing", seats={"red": "me", "blue": "me"})).id
    told = [(len(recording.steps), len(storage.entries(game)))]
    for _ in range(ANSWERS):
        side, question = next(iter(rooms.room(game).game.questions.items()))
        asked = wire.Answer(side, question.number, question.options[0].text)
        rooms.answer("ann", game, asked, "en")
        told.append((len(recording.steps), len(rooms.room(game).game.entries)))
    entries = [(each.who, each.text) for each in storage.entries(game)]
    steps = list(recording.steps)
    rooms.close()
    return Played(game, steps, told, entries)


def kept(files: dict[str, bytes], folder: Path, game: str) -> list[tuple[str, str]]:
    """Start again after a cut: the answers that are there, in a database that is whole."""
    for path in folder.iterdir():
        path.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    with closing(sqlite3.connect(folder / FILE)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if db.execute("SELECT name FROM sqlite_master WHERE name = 'entries'").fetchone() is None:
            return []
        return db.execute("SELECT who, text FROM entries WHERE game = ? ORDER BY number", (game,)).fetchall()


def lost(played: Played, folder: Path, left: Left) -> list[int]:
    """The cuts after which an acknowledged answer is missing; that nothing else is wrong is checked here."""
    first = played.told[0][0]
    missing = []
    for done, files in cuts(played.steps, first, left):
        entries = kept(files, folder, played.game)
        assert entries == played.entries[: len(entries)], "what is there is what was played"
        assert len(entries) in {0, *(length for _, length in played.told)}, "an answer is there with its dice, or not"
        if len(entries) < max(length for at, length in played.told if at <= done):
            missing.append(done)
    return missing


@pytest.mark.parametrize("left", ["lost", "kept", "torn"])
def test_no_acknowledged_answer_is_lost_wherever_the_power_is_cut(
    recording: Recording, tmp_path: Path, left: Left
) -> None:
    played = play(recording, tmp_path)
    assert any(step.kind == "write" and step.file == FILE for step in played.steps[played.told[0][0] :]), (
        "the log was written into the database during the game"
    )
    folder = tmp_path / "after"
    folder.mkdir()
    assert lost(played, folder, left) == []
    storage = Storage(f"sqlite:///{folder / FILE}")
    assert storage.games_of("ann").total == 1 and why_unplayable(storage, played.game) == ""
    storage.close()


def test_the_cuts_would_show_a_laxer_policy(
    recording: Recording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a sync for every change, answers that somebody was told of are missing after a cut."""

    def laxly(connection: sqlite3.Connection, _record: object) -> None:
        for line in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {line}").close()

    monkeypatch.setattr(database, "_prepare_sqlite", laxly)
    played = play(recording, tmp_path)
    folder = tmp_path / "after"
    folder.mkdir()
    assert lost(played, folder, "lost")
