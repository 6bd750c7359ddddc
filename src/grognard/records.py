"""Records: games as text that one reads, annotates, compares and merges, one answer a line; see docs/records.md.

`Game.record` makes one, `grognard.load` plays one. Here are files of many games, and variations.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Unreadable, check_each, check_type
from grognard.kernel.files.record_form import MARKS, Record, RecordAnswer, RecordLine, written
from grognard.kernel.files.record_games import PlayedLine, add_variation, games_of
from grognard.kernel.files.record_reading import is_record_text, read_records
from grognard.shelf import title_of_save

__all__ = ["MARKS", "PlayedLine", "Record", "RecordAnswer", "RecordLine", "add", "iterate", "play", "read", "write"]


def iterate(source: str | bytes | Path) -> Iterator[Record]:
    """Read the games of a record one by one; each is checked in its form, and not played."""
    check_type("source", source, (str, bytes, Path), "the text of a record, or the Path of one")
    data = source.read_bytes() if isinstance(source, Path) else source
    if isinstance(data, str) and "\n" not in data.strip() and not is_record_text(data):
        raise Unreadable(
            f"source: the text of a record, which begins with `game`, or Path(…), not {reprlib.repr(data)}"
        )
    return read_records(data)


def read(source: str | bytes | Path) -> list[Record]:
    """Read all games of a record; a fault of the form is told with its line and column."""
    return [*iterate(source)]


def write(records: Record | Iterable[Record]) -> str:
    """Write one game, or several, as one text."""
    several = [records] if isinstance(records, Record) else [*check_each("records", records, (Record,), "a record")]
    return "\n".join(map(written, several))


def play(record: Record, data: Iterable[str | Path] = ()) -> Iterator[PlayedLine]:
    """Play every line of a record, that of the game first, then its variations; each with the game at its end."""
    check_type("record", record, (Record,), "a record, as `read` or a game's `record` returns")
    folders = check_each("data", data, (str, Path), "a folder")
    return games_of(record, title_of_save(record, *folders))


def add(record: Record, game: Game, comment: str = "") -> RecordLine:
    """Add a game as a variation of a record, from where it leaves its lines; return the new line."""
    check_type("record", record, (Record,), "a record, as `read` or a game's `record` returns")
    check_type("game", game, (Game,), "a game")
    check_type("comment", comment, (str,), "a text, such as the name of the variation")
    return add_variation(record, game, comment)
