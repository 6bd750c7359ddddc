"""Games kept: a file with the save of every game played, one line of JSON each, plain or compressed.

The name says how: `.jsonl`, `.jsonl.gz` or `.jsonl.zst`. A file is added to, never written over: a game that stands in
it is not written again, and a line that was cut off is dropped. Results and figures are in `journal` and `export`.
"""

from __future__ import annotations

import gzip
import io
import sys
import zlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from grognard.kernel.errors import BadData, check_type
from grognard.lab.play.journal import claimed
from grognard.lab.play.simulate import Order, Played, order_of
from grognard.lab.play.workers import Missing

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.moments import ReplayMoment
    from grognard.kernel.files.record_form import Record

GZIP: Final = ".gz"
ZSTD: Final = ".zst"
LEVEL: Final = 12
"""How hard zstd works: since each game is written at once, a file of its usual level, 3, is larger than one of gzip."""
NEW: Final = "new-"
"""Before the name of a file that is written anew, until it is whole."""


class KeptGame(NamedTuple):
    """A game from a file: what was played, its number in the run, who won, and its save."""

    order: Order
    number: int
    winner: str
    verdict: str
    save: bytes

    def load(self) -> Game:
        """Return the game at its end."""
        return self.order.title.load(self.save)

    def moments(self) -> Iterator[ReplayMoment]:
        """Yield every answer, with the game as it stood before it."""
        return self.load().replay()

    def record(self) -> Record:
        """Return the game as a record."""
        bots = zip((side.name for side in self.order.title.play.sides), self.order.bots, strict=True)
        return self.load().record({side: str(bot) for side, bot in bots})


class SaveLine(msgspec.Struct, frozen=True):
    """A line of a file."""

    order: dict[str, Any]
    number: int
    winner: str
    verdict: str
    save: msgspec.Raw

    @property
    def key(self) -> bytes:
        """Which game it is."""
        return msgspec.json.encode([self.order, self.number])


def kept_games(path: Path | str) -> Iterator[KeptGame]:
    """Yield the games of a file one by one, as `simulate` and `tournament` keep them; a line cut off is left out."""
    check_type("path", path, (Path, str), "the file of games kept")
    return (
        KeptGame(order_of(line.order), line.number, line.winner, line.verdict, bytes(line.save))
        for line in KeptLines(Path(path))
    )


class KeptLines:
    """The lines of a file, one by one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_cut = False
        """Whether the file ended in the middle of a line."""

    def __iter__(self) -> Iterator[SaveLine]:
        number = 0
        for number, text in enumerate(self._texts(), 1):
            try:
                yield msgspec.json.decode(text, type=SaveLine)
            except msgspec.DecodeError as fault:
                raise BadData([f"{self.path}:{number}: this is no line of games kept: {fault}"]) from None

    def _texts(self) -> Iterator[bytes]:
        """Yield whole lines, as far as they can be read."""
        try:
            with opened(self.path, "rb") as file:
                for text in file:
                    if not text.endswith(b"\n"):
                        self.is_cut = True
                        return
                    yield text
        except EOFError:
            self.is_cut = True
        except Exception as fault:
            if not isinstance(fault, (OSError, zlib.error, *_zstd_faults())):
                raise
            raise BadData([f"{self.path}: {getattr(fault, 'strerror', None) or fault}"]) from None


class SavesFile:
    """A file that saves are added to."""

    def __init__(self, path: Path | str) -> None:
        check_type("path", path, (Path, str), "a file, such as games.jsonl.zst")
        self.path = Path(path)
        self._known: set[bytes] = set()
        try:
            self._claim = self._claimed()
            try:
                if self.path.stat().st_size:
                    self._read()
                self._file = opened(self.path, "ab")
            except BaseException:
                self._claim.close()
                raise
        except OSError as fault:
            raise BadData([f"{self.path}: {fault.strerror or fault}"]) from None

    def has(self, order: Order, number: int) -> bool:
        """Whether a game stands in the file."""
        return msgspec.json.encode([order.plain(), number]) in self._known

    def keep(self, order: Order, game: Played) -> None:
        """Write the save of a game at once, unless it is there."""
        line = SaveLine(order.plain(), game.number, game.winner, game.verdict, msgspec.Raw(game.save))
        if line.key in self._known:
            return
        self._known.add(line.key)
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as fault:
            raise BadData([f"{self.path}: {fault.strerror}"]) from None

    def __enter__(self) -> SavesFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
        self._claim.close()

    def _claimed(self) -> IO[bytes]:
        """Lock the file, made if it is missing."""
        file = self.path.open("ab")
        if not claimed(file):
            file.close()
            raise BadData([f"{self.path}: another run is writing to it"])
        return file

    def _read(self) -> None:
        """Note what is in the file; one that may have been cut off is written anew, as far as it is whole."""
        lines = KeptLines(self.path)
        self._known = {line.key for line in lines}
        if lines.is_cut or self.path.suffix in (GZIP, ZSTD):
            new = self.path.with_name(NEW + self.path.name)
            with opened(new, "wb") as file:
                for line in KeptLines(self.path):
                    file.write(msgspec.json.encode(line) + b"\n")
            new.replace(self.path)
            self._claim.close()
            self._claim = self._claimed()


def _zstd_faults() -> tuple[type[Exception], ...]:
    """What a damaged file raises, of the packages that are loaded."""
    loaded = (sys.modules.get(name) for name in ("zstandard", "compression.zstd"))
    return tuple(module.ZstdError for module in loaded if module is not None)


def opened(path: Path, mode: str) -> IO[bytes]:
    """Open a file as its name says."""
    if path.suffix == GZIP:
        return cast("IO[bytes]", gzip.open(path, mode))
    if path.suffix != ZSTD:
        return cast("IO[bytes]", path.open(mode))
    try:
        zstd = import_module("compression.zstd")
    except ImportError:
        return _zstandard(path, mode)
    return cast("IO[bytes]", zstd.open(path, mode, level=None if mode == "rb" else LEVEL))


def _zstandard(path: Path, mode: str) -> IO[bytes]:
    """Open a file by the package that does it where the standard library does not."""
    try:
        zstandard = import_module("zstandard")
    except ImportError as fault:
        raise Missing("zstandard", "lab") from fault
    if mode == "rb":
        reader = zstandard.ZstdDecompressor().stream_reader(path.open(mode), read_across_frames=True)
        return cast("IO[bytes]", io.BufferedReader(reader))
    return cast("IO[bytes]", zstandard.ZstdCompressor(level=LEVEL).stream_writer(path.open(mode)))
