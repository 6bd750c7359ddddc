"""The journal: a file of finished games, one line each, so that a stopped run can be resumed.

The first line says what is played. A run stopped in the middle of a line loses only that game. A file of another run,
or of something else, is refused and left unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, BinaryIO, Final

import msgspec

import grognard
from grognard.kernel.errors import BadData
from grognard.lab.play.simulate import Order, Played, Results, order_of

FORMAT: Final = 2


class JournalHead(msgspec.Struct, frozen=True):
    """The first line: the orders, and the edition of the rules."""

    grognard: str
    format: int
    orders: list[dict[str, Any]]
    editions: list[str]


class JournalLine(msgspec.Struct, frozen=True):
    """Every other line: a game, and the place of its order among those of the first line."""

    order: int
    game: Played


class Journal:
    """A file of games. `found` holds, for each order, the games that were there already, by number."""

    def __init__(self, path: Path | str, orders: Sequence[Order]) -> None:
        self.path = Path(path)
        self.found: list[dict[int, Played]] = [{} for _ in orders]
        self._head = msgspec.json.encode(_head(orders)) + b"\n"
        self._file = self._opened()
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def note(self, place: int, game: Played) -> None:
        """Write a game to the file at once."""
        try:
            self._file.write(msgspec.json.encode(JournalLine(place, game)) + b"\n")
            self._file.flush()
        except OSError as fault:
            raise BadData([f"{self.path}: {fault.strerror}"]) from None

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _opened(self) -> BinaryIO:
        """Open the file, created if it is missing, and lock it."""
        try:
            file = self.path.open("a+b")
        except OSError as fault:
            raise BadData([f"{self.path}: {fault.strerror}"]) from None
        if not claimed(file):
            file.close()
            raise BadData([f"{self.path}: another run is writing to it"])
        return file

    def _read(self) -> None:
        """Read the file, cut off an incomplete last line, and write the first line of an empty file."""
        self._file.seek(0)
        content = self._file.read()
        whole = content[: content.rfind(b"\n") + 1]
        if not whole:
            if not self._head.startswith(content):
                raise BadData([f"{self.path}: this is no file of results"])
            self._file.truncate(0)
            self._file.write(self._head)
            self._file.flush()
            return
        first, *lines = whole.splitlines()
        self._compare(first)
        for number, line in enumerate(lines, 2):
            self._take(number, line)
        self._file.truncate(len(whole))

    def _compare(self, first: bytes) -> None:
        """Raise an error for a file of another run."""
        try:
            there: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(first, type=JournalHead))
        except msgspec.DecodeError:
            raise BadData([f"{self.path}: this is no file of results"]) from None
        ours: dict[str, Any] = msgspec.json.decode(self._head)
        if faults := [
            f"{self.path}: {name}: there is {_shown(there[name])}, wanted is {_shown(ours[name])}"
            for name in ours
            if msgspec.json.encode(there[name]) != msgspec.json.encode(ours[name])
        ]:
            raise BadData([*faults, f"{self.path}: these are the games of another run"])

    def _take(self, number: int, text: bytes) -> None:
        try:
            line = msgspec.json.decode(text, type=JournalLine)
            self.found[line.order].setdefault(line.game.number, line.game)
        except (msgspec.DecodeError, IndexError) as fault:
            raise BadData([f"{self.path}:{number}: {fault}"]) from None


def kept(path: Path | str) -> list[Results]:
    """The games in a file, order by order, sorted by number; some numbers may be missing.

    For a look at a run that is not over: the file is not locked.
    """
    content = Path(path).read_bytes()
    first, *lines = content[: content.rfind(b"\n") + 1].splitlines() or [b""]
    try:
        orders = [order_of(told) for told in msgspec.json.decode(first, type=JournalHead).orders]
        found: list[dict[int, Played]] = [{} for _ in orders]
        for line in (msgspec.json.decode(text, type=JournalLine) for text in lines):
            found[line.order].setdefault(line.game.number, line.game)
    except (msgspec.DecodeError, TypeError, IndexError) as fault:
        raise BadData([f"{path}: this is no file of results: {fault}"]) from None
    return [Results(order, tuple(games[n] for n in sorted(games))) for order, games in zip(orders, found, strict=True)]


def _head(orders: Sequence[Order]) -> JournalHead:
    editions = [order.title.play.edition for order in orders]
    return JournalHead(grognard.__version__, FORMAT, [order.plain() for order in orders], editions)


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:200] + "…"


def claimed(file: IO[bytes]) -> bool:
    """Lock the file; false when another process writes to it. A system without locks counts as locked."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return True
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        return False
    return True
