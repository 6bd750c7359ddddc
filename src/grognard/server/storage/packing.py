"""A game packed as it stands, so that it can go on elsewhere without being played again from the start.

A pack (`Checkpoint`) is used only by the version of the program and the edition of the rules that made it, for the very
entries it was made from. The tallies of earlier rolls are not packed. `checkpoints` keeps packs of long games; a worker
sends one for a save that it has played.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from grognard import __version__
from grognard.kernel.asking.entry import Entry
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Option, Side
from grognard.kernel.errors import BadData
from grognard.kernel.files.carried import GameStanding
from grognard.kernel.files.save import Save
from grognard.kernel.numbers.dice import Roll
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.table.event import Event
from grognard.kernel.table.play import Play
from grognard.kernel.table.title import Title

FORMAT: Final = 1
"""Changed whenever what is packed here, or how, changes."""
FORGOTTEN: Final = Tally("forgotten")
"""Stands for the tally of a roll from before a mark."""


class Checkpoint(Struct, array_like=True, forbid_unknown_fields=True):
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
    clocks: list[tuple[int, int]] = []
    """See `Game.clocks`: with it the log says of older lines too whose answer led to them."""


def made_by(play: type[Play[Any]]) -> str:
    """Return the versions of program and rules that make a checkpoint and may use it."""
    return f"{FORMAT}/{__version__}/{play.edition}"


# Packing ----------------------------------------------------------------------------------------------------------


def mark_of(game: Game) -> Checkpoint:
    """Return a checkpoint of the last menu or phase from which a game can go on."""
    shot = game.last_snapshot
    entries = game.entries[: shot.entries]
    return Checkpoint(
        entries=shot.entries,
        log=hash_of([str(entry) for entry in entries]),
        rolls=shot.rolls,
        fence=shot.fence,
        at_menu=shot.at_menu,
        clock=shot.clock,
        position=msgspec.msgpack.encode(game.play.twin(shot.state).position),
        options=[(entry.option.verb, entry.option.noun) for entry in entries],
        events=[packed_event(event) for event in game.events[: shot.events]],
        clocks=game.clocks(shot),
    )


def pack_of(game: Game) -> bytes:
    """Return a game packed; nothing, when one of its events cannot be packed."""
    try:
        return wrapped(mark_of(game))
    except TypeError:
        return b""


def unpacked(title: Title, save: Save, pack: bytes) -> Game:
    """Return a game that goes on from a pack, or is played again from the start where there is none."""
    if not pack:
        return title.load(save)
    return title.resume(save, Unpacking(title.play).standing(unwrapped(pack), save.entries))


def hash_of(entries: Sequence[str]) -> str:
    """Return the hash of a log's entries, as a save writes them."""
    return sha256("\n".join(entries).encode()).hexdigest()


def packed_event(event: Event) -> list[Any]:
    """Return an event as plain values."""
    sides = [None if side is None else side.name for side in (event.audience, event.unless)]
    args = {name: packed_arg(arg) for name, arg in event.args.items()}
    return [event.number, event.key, event.rule, args, *sides, event.heading]


def packed_arg(arg: Any) -> Any:
    """Return an argument; what is not simply a number, a word or nothing is written with its kind before it."""
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
    """Unpacks values for one table."""

    def __init__(self, play: type[Play[Any]]) -> None:
        self._sides = {side.name: side for side in (*play.sides, DICE)}

    def standing(self, mark: Checkpoint, entries: Sequence[str]) -> GameStanding:
        """Return the standing from which a game goes on."""
        if mark.log != hash_of(entries[: mark.entries]) or len(mark.options) != mark.entries:
            raise BadData(["mark: it was made from other entries"])
        known = [
            Entry(self._sides[who], Option(verb, noun, text))
            for (who, text), (verb, noun) in zip(map(parted, entries), mark.options, strict=False)
        ]
        events = [self.event(*each) for each in mark.events]
        here = mark.position, mark.rolls, mark.fence, mark.at_menu, mark.clock
        return GameStanding(*here, known, events, mark.clocks)

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
        """Return an event as it was told, without the tally of its roll."""
        told = None if audience is None else self._sides[audience]
        left_out = None if unless is None else self._sides[unless]
        return Event(number, key, rule, {name: self.arg(arg) for name, arg in args.items()}, told, left_out, heading)

    def arg(self, arg: Any) -> Any:
        """Return an argument as it was."""
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


def parted(entry: str) -> tuple[str, str]:
    """Return who answered and what, of an entry as a save writes it."""
    who, _, text = entry.partition(": ")
    return who, text


def has_forgotten(event: Event) -> bool:
    """Return whether an event tells of a roll whose tally was not kept."""
    return any(roll.tally is FORGOTTEN for roll in event.rolls)


def wrapped(mark: Checkpoint) -> bytes:
    """Return a checkpoint as bytes, after its hash."""
    body = zlib.compress(msgspec.msgpack.encode(mark), 6)
    return sha256(body).digest() + body


def unwrapped(body: bytes) -> Checkpoint:
    """Return a checkpoint from bytes; refuse damaged ones."""
    digest, rest = body[:32], body[32:]
    if sha256(rest).digest() != digest:
        raise BadData(["mark: it is damaged"])
    return msgspec.msgpack.decode(zlib.decompress(rest), type=Checkpoint)
