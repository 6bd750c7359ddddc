"""Marks: how a long game stood after so many entries, so that it is opened without playing it again from the start.

A mark is a cache. It is kept only after the rules have led to the same place, from the mark before it or from the
start; it is used only by the version of the program and the edition of the rules that made it, for the very entries it
was made from. One that is missing, old or damaged costs time and nothing else: the game is replayed. The tallies of
earlier rolls are not kept; whoever wants to see one has the game replayed.
"""

from __future__ import annotations

import logging
import threading
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from grognard import __version__
from grognard.kernel.dice import Roll
from grognard.kernel.errors import BadData
from grognard.kernel.game import Entry, Game
from grognard.kernel.play import Event, Play
from grognard.kernel.script import DICE, Option, Side
from grognard.kernel.tally import Tally
from grognard.kernel.title import Standing, Title
from grognard.server.database import OutOfReach, Overtaken
from grognard.server.records import save_of
from grognard.server.storage import EntryRow, GameRow, Storage

if TYPE_CHECKING:
    from grognard.server.room import Room

FORMAT: Final = 1
"""Changed whenever what is packed here, or how, changes."""
EVERY: Final = 300
"""How many entries come between two marks."""
FORGOTTEN: Final = Tally("forgotten")
"""Stands for the tally of a roll from before a mark."""
log = logging.getLogger("grognard")


class Mark(Struct, array_like=True, forbid_unknown_fields=True):
    """A game as it stood after so many entries, at a menu or the start of a phase."""

    entries: int
    log: str
    """The hash of these entries."""
    rolls: int
    fence: int
    at_menu: bool
    clock: int
    position: bytes
    options: list[tuple[str, int]]
    """The verb and the noun of each entry; their texts are in the log."""
    events: list[list[Any]]


def made_by(play: type[Play[Any]]) -> str:
    """Which program and which rules a mark is made by, and may be used by."""
    return f"{FORMAT}/{__version__}/{play.edition}"


# Packing ----------------------------------------------------------------------------------------------------------


def mark_of(game: Game) -> Mark:
    """The last place of a game from which it can go on without what came before."""
    shot = game._snapshots[-1]
    entries = game.entries[: shot.entries]
    return Mark(
        entries=shot.entries,
        log=hash_of([EntryRow(entry.who.name, entry.option.text) for entry in entries]),
        rolls=shot.rolls,
        fence=shot.fence,
        at_menu=shot.at_menu,
        clock=shot.clock,
        position=msgspec.msgpack.encode(game.play.twin(shot.state).position),
        options=[(entry.option.verb, entry.option.noun) for entry in entries],
        events=[packed_event(event) for event in game.events[: shot.events]],
    )


def hash_of(entries: Sequence[EntryRow]) -> str:
    """What tells one log from another."""
    return sha256("\n".join(f"{entry.who}: {entry.text}" for entry in entries).encode()).hexdigest()


def packed_event(event: Event) -> list[Any]:
    """An event as plain values."""
    sides = [None if side is None else side.name for side in (event.audience, event.unless)]
    args = {name: packed_arg(arg) for name, arg in event.args.items()}
    return [event.number, event.key, event.rule, args, *sides, event.heading]


def packed_arg(arg: Any) -> Any:
    """An argument; what is not simply a number, a word or nothing is written with its kind before it."""
    match arg:
        case Roll():
            seen_by = None if arg.seen_by is None else [side.name for side in arg.seen_by]
            return ["roll", list(arg.faces), arg.tally is not None, seen_by]
        case Side():
            return ["side", arg.name]
        case Fraction():
            return ["fraction", arg.numerator, arg.denominator]
        case tuple() | list():
            return [type(arg).__name__, [packed_arg(each) for each in arg]]
        case None | bool() | float():
            return arg
        case int():
            return int(arg)
        case str():  # a cell of a chart too, of which only the text is said
            return str.__str__(arg)
    raise TypeError(f"{arg!r} cannot be packed")


class Unpacking:
    """What packed values mean at one table."""

    def __init__(self, play: type[Play[Any]]) -> None:
        self._sides = {side.name: side for side in (*play.sides, DICE)}

    def standing(self, mark: Mark, entries: Sequence[EntryRow]) -> Standing:
        """Where a game goes on from a mark."""
        if mark.log != hash_of(entries[: mark.entries]) or len(mark.options) != mark.entries:
            raise BadData(["mark: it was made from other entries"])
        known = [
            Entry(self._sides[entry.who], Option(verb, noun, entry.text))
            for entry, (verb, noun) in zip(entries, mark.options, strict=False)
        ]
        events = [self.event(*each) for each in mark.events]
        return Standing(mark.position, mark.rolls, mark.fence, mark.at_menu, mark.clock, known, events)

    def event(
        self,
        number: int,
        key: str,
        rule: str,
        args: dict[str, Any],
        audience: str | None,
        unless: str | None,
        heading: bool,
    ) -> Event:
        """An event as it was told, without the tally of its roll."""
        told = None if audience is None else self._sides[audience]
        left_out = None if unless is None else self._sides[unless]
        return Event(number, key, rule, {name: self.arg(arg) for name, arg in args.items()}, told, left_out, heading)

    def arg(self, arg: Any) -> Any:
        """An argument as it was."""
        match arg:
            case ["roll", faces, has_tally, seen_by]:
                roll = Roll(faces)
                roll.tally = FORGOTTEN if has_tally else None
                roll.seen_by = None if seen_by is None else tuple(self._sides[name] for name in seen_by)
                return roll
            case ["side", name]:
                return self._sides[name]
            case ["fraction", numerator, denominator]:
                return Fraction(numerator, denominator)
            case ["list", those]:
                return [self.arg(each) for each in those]
            case ["tuple", those]:
                return tuple(self.arg(each) for each in those)
            case list():
                raise BadData([f"mark: {arg!r} is no argument"])
        return arg


def has_forgotten(event: Event) -> bool:
    """Whether an event tells of a roll whose tally was not kept."""
    return any(roll.tally is FORGOTTEN for roll in event.rolls)


# Keeping and using ------------------------------------------------------------------------------------------------


class Loaded(NamedTuple):
    """A stored game as it stands, and how many of its entries were taken from a mark."""

    game: Game
    marked: int = 0


class Marks:
    """The marks of all games of a server, made one after the other in the background."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = threading.Lock()
        self._noted: set[str] = set()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="marks")

    def close(self) -> None:
        """Stop; what was not made is made another time."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def load(self, row: GameRow, title: Title, entries: Sequence[EntryRow]) -> Loaded:
        """A stored game: from its mark when there is one that can be used, or else played again from the start."""
        return self._from_mark(row, title, entries) or Loaded(title.load(save_of(row, entries)))

    def note(self, room: Room) -> None:
        """Have a mark made when a game has grown long since the last one."""
        if len(room.game.entries) - room.marked < EVERY:
            return
        with self._lock:
            if room.id in self._noted:
                return
            self._noted.add(room.id)
        try:
            self._pool.submit(self._make, room)
        except RuntimeError:  # the server is closing
            self._noted.discard(room.id)

    def _from_mark(self, row: GameRow, title: Title, entries: Sequence[EntryRow]) -> Loaded | None:
        body = self._storage.mark(row.id, made_by(title.play)) if row.edition == title.play.edition else None
        if body is None:
            return None
        try:
            mark = unwrapped(body)
            standing = Unpacking(title.play).standing(mark, entries)
            return Loaded(title.resume(save_of(row, entries), standing), mark.entries)
        except Exception as fault:  # whatever is wrong with a mark, the entries are the game
            log.warning("game %s: its mark cannot be used and is dropped: %s", row.id, fault)
            self._storage.drop_mark(row.id)
            return None

    def _make(self, room: Room) -> None:
        """Make a mark, see whether the rules lead there, and keep it."""
        try:
            with room.lock:
                game = room.game.copy()
                row = self._storage.game(room.id)
            if row is not None and row.edition == room.title.play.edition:
                self._check_and_keep(row, room, game)
        except (OutOfReach, Overtaken) as fault:
            log.warning("game %s: no mark: %s", room.id, fault)
        except Exception:
            log.exception("game %s: no mark", room.id)
        finally:
            with self._lock:
                self._noted.discard(room.id)

    def _check_and_keep(self, row: GameRow, room: Room, game: Game) -> None:
        mark = mark_of(game)
        room.marked = len(game.entries)
        if mark.entries < EVERY // 2:
            return
        entries = [EntryRow(entry.who.name, entry.option.text) for entry in game.entries[: mark.entries]]
        again = mark_of(self.load(row, room.title, entries).game)
        if again != mark:
            wrong = [name for name in Mark.__struct_fields__ if getattr(again, name) != getattr(mark, name)]
            log.error("game %s: the rules do not lead to its mark: %s", room.id, ", ".join(wrong))
            self._storage.drop_mark(room.id)
            return
        self._storage.keep_mark(room.id, mark.entries, made_by(room.title.play), wrapped(mark))


def wrapped(mark: Mark) -> bytes:
    """A mark as bytes, its hash before it."""
    body = zlib.compress(msgspec.msgpack.encode(mark), 6)
    return sha256(body).digest() + body


def unwrapped(body: bytes) -> Mark:
    """A mark from bytes that are as they were written."""
    digest, rest = body[:32], body[32:]
    if sha256(rest).digest() != digest:
        raise BadData(["mark: it is damaged"])
    return msgspec.msgpack.decode(zlib.decompress(rest), type=Mark)
