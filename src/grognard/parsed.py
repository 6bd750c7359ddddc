"""Parsed data of shipped files, kept beside them as Python keeps its bytecode: reading a large TOML file takes a while.

What is kept carries the digest of the file it was parsed from. If it is of another file, damaged or unreadable, the
file is parsed again; if it cannot be written, it is not. It is written under another name and then renamed, so that
several processes may do so at once. It is where the bytecode of a module would be.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from threading import get_ident
from typing import Any, Final

import msgspec

from grognard.kernel.files.data import Folder, read_toml

FORMAT: Final = b"1"
SIZE: Final = 32
"""The bytes of a digest. What is kept begins with two: of the file, and of the rest."""


def parsed(file: Folder, content: bytes) -> dict[str, Any]:
    """Return the values of a TOML file with this content, from what is kept of it if there is something."""
    place = place_of(file)
    if place is None:
        return read_toml(content)
    digest = sha256(FORMAT + content).digest()
    found = kept_in(place, digest)
    if found is None:
        found = read_toml(content)
        keep(place, digest, found)
    return found


def place_of(file: Folder) -> Path | None:
    """Return where the values of a file are kept; None where that cannot be said, as in an archive."""
    if not isinstance(file, Path):
        return None
    try:
        return Path(cache_from_source(str(file))).with_suffix(".parsed")
    except NotImplementedError:
        return None


def kept_in(place: Path, digest: bytes) -> dict[str, Any] | None:
    """Return the values kept of a file with this digest; None if there are none, or if they are damaged."""
    try:
        written = place.read_bytes()
        body = written[2 * SIZE :]
        if written[: 2 * SIZE] != digest + sha256(body).digest():
            return None
        return msgspec.msgpack.decode(body, type=dict[str, Any])
    except (OSError, msgspec.MsgspecError):
        return None


def keep(place: Path, digest: bytes, values: dict[str, Any]) -> None:
    """Write the values of a file, unless they would come back otherwise, as dates do, or nothing can be written."""
    try:
        body = msgspec.msgpack.encode(values)
        if msgspec.msgpack.decode(body) != values:
            return
    except (TypeError, ValueError, OverflowError):
        return
    draft = place.with_name(f"{place.name}.{os.getpid()}-{get_ident()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(digest + sha256(body).digest() + body)
        draft.replace(place)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
