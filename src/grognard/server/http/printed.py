"""Answers that never change while the server runs, made once and kept with their compressed form.

There are only so many different ones, since what makes no difference is not part of a key. All the same there is a
bound on their number and on their bytes: what was not asked for longest goes first.
"""

from __future__ import annotations

import gzip
import threading
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

WORTH_PACKING: Final = 1000
"""Bytes from which an answer is compressed."""
MOST_KEPT: Final = 200
MOST_BYTES: Final = 64 * 1024 * 1024


class Packed(NamedTuple):
    """An answer with its tag and its compressed form."""

    body: bytes
    small: bytes
    tag: str

    @property
    def size(self) -> int:
        """The bytes it takes."""
        return len(self.body) + len(self.small)


def packed(body: bytes) -> Packed:
    """Return an answer packed: compressed, with its tag."""
    small = gzip.compress(body, 9, mtime=0) if len(body) > WORTH_PACKING else b""
    return Packed(body, small, f'"{sha256(body).hexdigest()[:20]}"')


class KeptAnswers:
    """The answers kept, by key."""

    def __init__(self, most: int = MOST_KEPT, most_bytes: int = MOST_BYTES) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[str, ...], Packed] = OrderedDict()
        self._making: dict[tuple[str, ...], threading.Lock] = {}

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def size(self) -> int:
        """The bytes kept."""
        with self._lock:
            return sum(each.size for each in self._kept.values())

    def get(self, key: tuple[str, ...], make: Callable[[], bytes]) -> Packed:
        """Return the answer of a key; wait while another thread makes it."""
        if (found := self._find(key)) is not None:
            return found
        with self._lock:
            making = self._making.setdefault(key, threading.Lock())
        with making:
            try:
                return self._find(key) or self._keep(key, packed(make()))
            finally:
                with self._lock:
                    self._making.pop(key, None)

    def _find(self, key: tuple[str, ...]) -> Packed | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def _keep(self, key: tuple[str, ...], what: Packed) -> Packed:
        with self._lock:
            self._kept[key] = what
            size = sum(each.size for each in self._kept.values())
            while len(self._kept) > self._most or (size > self._most_bytes and len(self._kept) > 1):
                size -= self._kept.popitem(last=False)[1].size
        return what
