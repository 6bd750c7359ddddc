"""Saves that strangers send: what is refused before anything is built of them.

First the form is looked at: sizes, and lines the browser has no picture for. Then a worker plays the game again, within
limits of time and memory, and dies in place of the server should they not suffice. The server goes on from where the
worker left the game. A fault of the form itself is left to `Title.load`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import structs

from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import Faults
from grognard.kernel.files.notation import DRAWING, Written, take_apart
from grognard.kernel.files.record_reading import is_record_text, read_one
from grognard.kernel.files.save import Save
from grognard.kernel.table.title import Title
from grognard.server.http.faults import Trouble
from grognard.server.storage.packing import unpacked
from grognard.server.thinking.fair_queue import SAVES
from grognard.server.thinking.worker_messages import VariationRead, WasRead
from grognard.server.thinking.workers import LostWorker, Worker, Workers

MOST_ENTRIES: Final = 20_000
"""The longest games of our own have some 3,000."""
LONGEST_ENTRY: Final = 300
MOST_OPTIONS: Final = 100
LONGEST_SEED: Final = 100
MOST_ROWS: Final = 60_000
"""Lines of a record; its headings, comments and variations are among them."""
MOST_VARIATIONS: Final = 20
VARIATION: Final = re.compile(rb"^[ \t]*\([ \t\r]*$", re.MULTILINE)
LONGEST_START: Final = 200_000
"""Characters of a starting position; that of our largest scenario has 25,000."""
MOST_LINES: Final = 5_000
"""Lines of a starting position; that of our largest scenario has 1,000."""


class _Dice(msgspec.Struct):
    """The dice of a save, as far as they have a size."""

    seed: str = ""
    rolls: list[str] = []


class _Draft(msgspec.Struct):
    """The parts of a save that have a size; its snapshot stays unread."""

    scenario: str
    options: list[str]
    dice: _Dice
    entries: list[str]
    start: str = ""


def check_form(data: bytes) -> None:
    """Refuse a save that is too long, or is played on a board, with counters or by charts of its own."""
    try:
        draft = msgspec.json.decode(data, type=_Draft)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return
    _check_size("entries", draft.entries, MOST_ENTRIES)
    _check_size("dice.rolls", draft.dice.rolls, MOST_ENTRIES)
    _check_size("options", draft.options, MOST_OPTIONS)
    _check_length("dice.seed", draft.dice.seed, LONGEST_SEED)
    _check_length("start", draft.start, LONGEST_START)
    if draft.start:
        _check_start(draft.start)


class Imported(NamedTuple):
    """A stranger's save or record as it was read, and the game it leads to, with those of its variations."""

    save: Save
    title: Title
    game: Game
    comment: str
    variations: list[tuple[VariationRead, Game]]


def imported(workers: Workers, player: str, data: bytes) -> Imported:
    """Return the game of a stranger's save, decoded and played by a worker; refuse what it cannot play."""
    check_form(save_in(data) if is_record_text(data) else data)
    found = played(workers, player, data)
    assert found.save is not None, "what was played is told"
    title = shelf.title_of_save(found.save)
    game = unpacked(title, found.save, found.pack)
    if game.play.scenario.id not in title.scenarios or game.play.setting.changes:
        raise Trouble("bad-data", "drawn-board")
    variations = [(each, unpacked(title, each.save, each.pack)) for each in found.variations]
    return Imported(found.save, title, game, found.comment, variations)


def save_in(data: bytes) -> bytes:
    """Return a record as a save, as far as it has a size; refuse too many lines and variations."""
    if (rows := data.count(b"\n")) > MOST_ROWS:
        raise Trouble("bad-data", "save-too-many", key="record", count=rows, most=MOST_ROWS)
    if (variations := len(VARIATION.findall(data))) > MOST_VARIATIONS:
        raise Trouble("bad-data", "save-too-many", key="variations", count=variations, most=MOST_VARIATIONS)
    record = read_one(data)
    entries = [answer.entry for line in record.line.all() for answer in line.answers]
    return msgspec.json.encode(structs.replace(record.save(), entries=entries))


def played(workers: Workers, player: str, data: bytes) -> WasRead:
    """Return what a worker has read and played; refuse what takes too much to play."""

    def read(worker: Worker) -> WasRead:
        return worker.read(data, workers.limits.import_seconds)

    try:
        with workers.in_line(player):
            found = workers.wait_for(player, SAVES, "", read)
        found.check()
        return found
    except LostWorker as fault:
        raise Trouble("bad-data", "save-too-dear") from fault


def _check_size(key: str, texts: Sequence[str], most: int) -> None:
    """Refuse too many texts under a key, or one that is too long."""
    if len(texts) > most:
        raise Trouble("bad-data", "save-too-many", key=key, count=len(texts), most=most)
    for number, text in enumerate(texts):
        _check_length(f"{key}[{number}]", text, LONGEST_ENTRY)


def _check_length(key: str, text: str, most: int) -> None:
    if len(text) > most:
        raise Trouble("bad-data", "save-too-long", key=key, length=len(text), most=most)


def _check_start(start: str) -> None:
    """Refuse a starting position by the first words of its lines, before any board is made."""
    try:
        written = take_apart(start, Faults())
    except BadData:
        return
    if len(written.lines) > MOST_LINES:
        raise Trouble("bad-data", "save-too-many", key="start", count=len(written.lines), most=MOST_LINES)
    if _has_own_things(written):
        raise Trouble("bad-data", "drawn-board")
    if written.those("force"):
        raise Trouble("bad-data", "forced-results")


def _has_own_things(written: Written) -> bool:
    """Return whether there is a board or a counter that is not printed, and so has no picture."""
    return bool(written.those("board", "row", *DRAWING, "piece"))
