"""How a database is reached: its address and driver, the files of SQLite and who may read them, its shape, its errors.

Every transaction of SQLite is on the disk before it is acknowledged (`synchronous=FULL`): a power cut loses nothing
that anybody was told of. What the tables are and what is written in them belongs to `storage`.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

DATABASE: Final = "grognard.sqlite"
"""The file in which games are kept, unless another database is named."""
MIGRATIONS: Final = Path(__file__).with_name("migrations")
WAIT_FOR_OTHERS: Final = 5.0
"""How many seconds to wait for another writer before giving up."""
PRIMARY_CODE: Final = 0xFF
"""The bits of SQLite's codes that say the kind of an error."""
OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm")
"""The files of a SQLite database, by what follows its name."""
log = logging.getLogger("grognard")


class Overtaken(Exception):
    """Another process has written this game since it was read."""


class DatabaseDown(Exception):
    """The database cannot be read or written now; nothing was changed."""


class DiskFull(DatabaseDown):
    """The disk is full."""


class DiskBroken(DatabaseDown):
    """The disk cannot be written."""


class Unfit(Exception):
    """A configuration the server cannot start with; `key` names the message."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_told = args


# Reaching it ------------------------------------------------------------------------------------------------------


def reach(url: str, wait: float = WAIT_FOR_OTHERS, **pool: Any) -> sa.Engine:
    """Return the engine of a database; SQLite's files are readable by their owner only."""
    try:
        address = sa.make_url(url)
        is_sqlite = address.get_backend_name() == "sqlite"
        manners: dict[str, Any] = {"connect_args": {"timeout": wait}} if is_sqlite else {"pool_pre_ping": True}
        engine = sa.create_engine(address, **manners, **pool)
    except (ArgumentError, NoSuchModuleError, ValueError, TypeError) as fault:
        raise Unfit("database-address", fault=str(fault)) from fault
    except ModuleNotFoundError as fault:
        raise Unfit("database-driver", module=fault.name or str(fault)) from fault
    if is_sqlite:
        sa.event.listen(engine, "connect", _prepare_sqlite)
        if (path := file_of(engine)) is not None:
            make_private(path)
    return engine


def file_of(engine: sa.Engine) -> Path | None:
    """Return the file of a SQLite database; none for other databases, and for one in memory."""
    name = engine.url.database
    is_file = engine.dialect.name == "sqlite" and name and name != ":memory:" and not name.startswith("file:")
    return Path(name) if name and is_file else None


def make_private(path: Path) -> None:
    """Let only the owner read a SQLite database, which holds the seeds of all dice; what it makes beside is alike."""
    if os.name == "nt":
        return
    with suppress(OSError):  # it is there, or it cannot be; SQLite will say so
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    for each in BESIDE:
        close_to_others(path.with_name(path.name + each))


def close_to_others(path: Path) -> None:
    """Make a file readable by its owner only."""
    try:
        if path.stat().st_mode & OTHERS:
            path.chmod(OWNER_ONLY)
            log.warning("%s could be read by others; now only its owner can", path)
    except FileNotFoundError:
        pass
    except OSError as fault:
        log.warning("%s can be read by others: %s", path, fault)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Set SQLite so that readers do not wait for writers, and commits survive a power cut."""
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}").close()


# Its shape --------------------------------------------------------------------------------------------------------


def migrate(engine: sa.Engine, shape: str = "head") -> None:
    """Migrate the database to the newest schema, or to an earlier one; refuse an unknown schema."""
    from alembic import command  # noqa: PLC0415 (slow to import)
    from alembic.config import Config  # noqa: PLC0415 (slow to import)
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415 (slow to import)
    from alembic.script import ScriptDirectory  # noqa: PLC0415 (slow to import)

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {each.revision for each in scripts.walk_revisions()}
    with engine.begin() as connection:
        found = MigrationContext.configure(connection).get_current_heads()
        if unknown := [each for each in found if each not in known]:
            raise Unfit("database-unknown", shape=", ".join(unknown))
        if shape == "head" and {*found} == {*scripts.get_heads()}:
            return
        config.attributes["connection"] = connection
        command.upgrade(config, shape)


# Its errors -------------------------------------------------------------------------------------------------------


@contextmanager
def reached() -> Iterator[None]:
    """Translate database errors; a duplicate version means another process wrote first (`Overtaken`)."""
    try:
        yield
    except IntegrityError as fault:
        raise Overtaken(str(fault.orig)) from fault
    except SQLAlchemyError as fault:
        raise _out_of_reach(fault) from fault


def _out_of_reach(fault: SQLAlchemyError) -> DatabaseDown:
    """Return the error for a failed database, by SQLite's codes and the names of other drivers' errors."""
    cause = getattr(fault, "orig", None) or fault
    code = getattr(cause, "sqlite_errorcode", 0) & PRIMARY_CODE
    kinds: dict[object, type[DatabaseDown]] = {
        sqlite3.SQLITE_FULL: DiskFull,
        "DiskFull": DiskFull,
        sqlite3.SQLITE_IOERR: DiskBroken,
        sqlite3.SQLITE_CORRUPT: DiskBroken,
        sqlite3.SQLITE_READONLY: DiskBroken,
        sqlite3.SQLITE_NOTADB: DiskBroken,
    }
    kind = kinds.get(code) or kinds.get(type(cause).__name__, DatabaseDown)
    return kind(str(cause))
