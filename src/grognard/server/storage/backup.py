"""A copy of all games while the server runs, and a server's folder made from such a copy.

The copy is one moment of the database, whatever is written meanwhile. A folder is made only where none is, and some of
its games are played again before anybody is told that all is well. Databases other than SQLite have their own tools.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace

from grognard import shelf
from grognard.kernel.errors import GrognardError
from grognard.kernel.numbers.dice import fresh_token
from grognard.server.rooms.seats import SECRET, write_secret
from grognard.server.storage.database import BESIDE, DATABASE, OWNER_ONLY, DatabaseDown, DiskFull, Unfit, file_of, reach
from grognard.server.storage.records import save_of, summary_of
from grognard.server.storage.storage import Storage
from grognard.server.storage.tables import ENTRIES, GAMES, PLAYERS

SECRET_ENDING: Final = ".secret"
"""What follows the name of a backup in the name of its secret."""
WAIT: Final = 60.0
FIRST_BYTES: Final = b"SQLite format 3\x00"


class BackupContents(NamedTuple):
    """What a backup holds: how much, how many of its games were played again, and which of them could not be."""

    games: int
    players: int
    entries: int
    played: int
    faults: list[tuple[str, str]]
    has_secret: bool


# Making one -------------------------------------------------------------------------------------------------------


def back_up(folder: Path, url: str, target: Path) -> bool:
    """Copy the games of a folder, or of another SQLite database, to a file; return whether a secret went along."""
    engine = reach(url or f"sqlite:///{folder / DATABASE}") if url or (folder / DATABASE).exists() else None
    source = None if engine is None else file_of(engine)
    if engine is not None:
        engine.dispose()
        if source is None:
            raise Unfit("backup-other", kind=engine.dialect.name)
    if source is None:
        raise Unfit("backup-nothing", folder=str(folder))
    beside = target.with_name(target.name + SECRET_ENDING)
    for path in (target, beside):
        if path.exists():
            raise Unfit("backup-exists", file=str(path))
    with (
        made_whole(target) as fresh,
        told(target),
        closing(sqlite3.connect(source, timeout=WAIT, isolation_level=None)) as db,
    ):
        db.execute("VACUUM INTO ?", (str(fresh),))
    secret = folder / SECRET
    if secret.exists():
        write_secret(beside, secret.read_bytes())
    return secret.exists()


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Translate SQLite's error about a file into ours."""
    try:
        yield
    except sqlite3.Error as fault:
        kind = DiskFull if getattr(fault, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL else DatabaseDown
        raise kind(f"{path}: {fault}") from fault


@contextmanager
def made_whole(path: Path) -> Iterator[Path]:
    """Write a file under another name, for its owner only; rename it once it is whole and on the disk."""
    fresh = path.with_name(f".{path.name}-{fresh_token(6)}")
    try:
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
        yield fresh
        keep(fresh)
        fresh.rename(path)
        keep(path.parent)
    finally:
        for each in BESIDE:
            fresh.with_name(fresh.name + each).unlink(missing_ok=True)


def keep(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Using one --------------------------------------------------------------------------------------------------------


def restore(source: Path, folder: Path, games: int) -> BackupContents:
    """Make a server's folder from a backup, with up to so many of its games played again."""
    with source.open("rb") as file:
        if file.read(len(FIRST_BYTES)) != FIRST_BYTES:
            raise Unfit("restore-other", file=str(source))
    there = [folder / f"{DATABASE}{each}" for each in BESIDE] + [folder / SECRET]
    if taken := next((path for path in there if path.exists()), None):
        raise Unfit("restore-taken", file=str(taken))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = source.with_name(source.name + SECRET_ENDING)
    with made_whole(folder / DATABASE) as fresh:
        shutil.copyfile(source, fresh)
        check_whole(fresh, source)
        storage = Storage(f"sqlite:///{fresh}")
        try:
            found = look_through(storage, games, secret.exists())
        finally:
            storage.close()
    if secret.exists():
        write_secret(folder / SECRET, secret.read_bytes())
    return found


def check_whole(path: Path, source: Path) -> None:
    """Refuse a copy that was damaged."""
    with closing(sqlite3.connect(path)) as db:
        try:
            said = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
        except sqlite3.DatabaseError as fault:
            said = str(fault)
    if said != "ok":
        raise Unfit("restore-damaged", file=str(source), fault=said)


def look_through(storage: Storage, most: int, has_secret: bool) -> BackupContents:
    """Count the contents of a backup, and play some games again."""
    latest = sa.select(GAMES.c.id).where(GAMES.c.deleted.is_(None)).order_by(GAMES.c.changed.desc())
    with storage.engine.connect() as db:
        games = list(db.execute(latest).scalars())
        players, entries = (
            int(db.execute(sa.select(sa.func.count()).select_from(rows)).scalar_one()) for rows in (PLAYERS, ENTRIES)
        )
    chosen = sample(games, most)
    faults = [(game, why) for game in chosen if (why := why_unplayable(storage, game))]
    return BackupContents(len(games), players, entries, len(chosen), faults, has_secret)


def sample(games: Sequence[str], most: int) -> list[str]:
    """Return a sample of the games: half of them the first, the others spread over the rest."""
    if len(games) <= most:
        return list(games)
    first = most // 2
    rest, others = games[first:], most - first
    return [*games[:first], *(rest[number * len(rest) // others] for number in range(others))]


def why_unplayable(storage: Storage, game: str) -> str:
    """Return why a game cannot be played again up to its last entry; empty if it can."""
    row = storage.game(game)
    if row is None or row.spoiled:
        return row.spoiled if row else game
    if row.title not in shelf.known():
        return f"no game {row.title!r}"
    try:
        played = shelf.title(row.title).load(save_of(row, storage.entries(game)))
    except (GrognardError, ValueError) as fault:
        return str(fault)
    expected = summary_of(played)
    if not row.summary.verdict:  # how its players ended it was not kept in full before
        expected = replace(expected, verdict="")
    plain = replace(expected, waiting=list(played.questions), answers=len(played.entries))  # sealed or not, as before
    return "" if row.summary in (expected, plain) else f"{expected} != {row.summary}"
