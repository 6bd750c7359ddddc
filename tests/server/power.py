"""Power cuts: a file system for SQLite that records every write and every sync, and disks as a cut would leave them.

SQLite reaches the disk through a table of functions; ours notes what it is asked and passes it on. What was synced is
on the disk; of what was written since, a cut keeps all, nothing, or some sectors.
"""

from __future__ import annotations

import ctypes
import sqlite3
from collections.abc import Iterator, Sequence
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_int64, c_void_p
from ctypes.util import find_library
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple

SECTOR = 512
NAME = b"recording"
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
"""Names are handed on as pointers: SQLite keeps them for as long as the file is open."""
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
Left = Literal["lost", "kept", "torn"]


class Step(NamedTuple):
    """One thing asked of the disk: bytes written at a place, a new size, everything made safe, or a file deleted."""

    kind: Literal["write", "truncate", "sync", "delete"]
    file: str
    at: int = 0
    content: bytes = b""


class Vfs(ctypes.Structure):
    """SQLite's `sqlite3_vfs`, as far as we change it; the rest is copied as it is."""

    _fields_ = [
        ("version", c_int),
        ("file_size", c_int),
        ("longest_name", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("own", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        ("others", c_void_p * 16),
    ]


class Methods(ctypes.Structure):
    """SQLite's `sqlite3_io_methods`."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("others", c_void_p * 13),
    ]


class Recording:
    """The file system; as long as it is there, databases can be opened with `vfs=recording`."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._library = ctypes.CDLL(find_library("sqlite3") or "libsqlite3.so.0")
        version = self._library.sqlite3_libversion
        version.restype = c_char_p
        if version().decode() != sqlite3.sqlite_version:
            raise OSError("this Python brings its own SQLite, which cannot be reached")
        find = self._library.sqlite3_vfs_find
        find.restype = POINTER(Vfs)
        self._usual = find(None)
        self._ours = Vfs.from_buffer_copy(self._usual.contents)
        self._ours.name = NAME
        self._opened = OPEN(self._open)
        self._ours.open = ctypes.cast(self._opened, c_void_p)
        self._deleted = DELETE(self._delete)
        self._ours.delete = ctypes.cast(self._deleted, c_void_p)
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []
        self._library.sqlite3_vfs_register(byref(self._ours), 0)

    def close(self) -> None:
        """Take it out again."""
        self._library.sqlite3_vfs_unregister(byref(self._ours))

    def _open(self, _vfs: int, name: int | None, file: int, how: int, out: int | None) -> int:
        done = OPEN(self._usual.contents.open)(ctypes.cast(self._usual, c_void_p), name, file, how, out)
        methods = ctypes.cast(file, POINTER(POINTER(Methods)))
        if done == 0:
            self._names[file] = Path(ctypes.string_at(name).decode()).name if name else ""
            methods[0] = ctypes.pointer(self._noting(methods.contents.contents))
        return int(done)

    def _delete(self, _vfs: int, name: bytes, is_safe: int) -> int:
        self.steps.append(Step("delete", Path(name.decode()).name))
        return int(DELETE(self._usual.contents.delete)(ctypes.cast(self._usual, c_void_p), name, is_safe))

    def _noting(self, usual: Methods) -> Methods:
        """The functions of a file, with those that change the disk noted before they are called."""
        ours = Methods.from_buffer_copy(usual)
        write, truncate, sync = WRITE(usual.write), TRUNCATE(usual.truncate), SYNC(usual.sync)

        def noted_write(file: int, content: int, size: int, at: int) -> int:
            self.steps.append(Step("write", self._names[file], at, ctypes.string_at(content, size)))
            return int(write(file, content, size, at))

        def noted_truncate(file: int, size: int) -> int:
            self.steps.append(Step("truncate", self._names[file], size))
            return int(truncate(file, size))

        def noted_sync(file: int, how: int) -> int:
            done = sync(file, how)
            self.steps.append(Step("sync", self._names[file]))
            return int(done)

        calls = WRITE(noted_write), TRUNCATE(noted_truncate), SYNC(noted_sync)
        ours.write, ours.truncate, ours.sync = (ctypes.cast(each, c_void_p) for each in calls)
        self._kept += [*calls, ours, usual]
        return ours


class Disk:
    """One file: what is safe on the disk, and what was asked of it since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.since: list[Step] = []

    def take(self, step: Step) -> None:
        """Go on by one step."""
        if step.kind == "sync":
            for each in self.since:
                apply(self.safe, each)
            self.since = []
        else:
            self.since.append(step)

    def after_a_cut(self, left: Left, luck: str) -> bytes:
        """What a cut leaves of it."""
        found = bytearray(self.safe)
        for number, step in enumerate(self.since):
            if left == "kept" or (left == "torn" and step.kind == "truncate" and is_lucky(f"{luck} {number}")):
                apply(found, step)
            elif left == "torn" and step.kind == "write":
                for sector in sectors(step):
                    if is_lucky(f"{luck} {number} {sector.at}"):
                        apply(found, sector)
        return bytes(found)


def apply(content: bytearray, step: Step) -> None:
    """Change a file by one step."""
    if step.kind == "truncate":
        del content[step.at :]
        return
    content.extend(bytes(max(0, step.at - len(content))))
    content[step.at : step.at + len(step.content)] = step.content


def sectors(step: Step) -> Iterator[Step]:
    """A write, sector by sector."""
    at, end = step.at, step.at + len(step.content)
    while at < end:
        until = min(end, (at // SECTOR + 1) * SECTOR)
        yield step._replace(at=at, content=step.content[at - step.at : until - step.at])
        at = until


def is_lucky(what: str) -> bool:
    """One half of all cases, the same ones every time."""
    return bool(sha256(what.encode()).digest()[0] & 1)


def cuts(steps: Sequence[Step], first: int, left: Left) -> Iterator[tuple[int, dict[str, bytes]]]:
    """The files after a cut behind each step from a number on, with how many steps were done."""
    disks: dict[str, Disk] = {}
    for done, step in enumerate(steps, 1):
        if step.kind == "delete":
            disks.pop(step.file, None)
        else:
            disks.setdefault(step.file, Disk()).take(step)
        if done >= first:
            yield done, {name: disk.after_a_cut(left, f"{done} {name}") for name, disk in disks.items()}
