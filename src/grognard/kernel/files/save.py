"""Games as files: a documented, versioned JSON text that later versions can replay and check.

The entries are the game; the snapshot is a cache of the position they lead to, and checks them. A faulty file raises
one error that names the key or the entry, and changes nothing. The format is described in docs/save-format.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import MOST_FAULTS
from grognard.kernel.files.spelling import fits, is_place
from grognard.kernel.files.writing import ASK_ALL
from grognard.kernel.numbers import dice as dice_
from grognard.kernel.table.position import CONCEALED, OPEN, UNSEEN, Kept, Position

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.asking.snapshots import Snapshot
    from grognard.kernel.table.play import Play

T = TypeVar("T")

FORMAT = 1
COMMON_FIELDS = {"at": "piece", "steps": "piece", "marks": "piece", "hidden": "piece", "control": "hex"}


class SavedDice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who rolls: `seeded` with its seed, `typed` in by people, `scripted` or `awaited`; from roll `first` on."""

    kind: str
    seed: str = ""
    rolls: list[str] = []
    first: int = 0
    burned: list[tuple[int, int]] = []
    """From which roll on how many numbers of the seed are skipped in all, because they were seen and taken back."""


class Cache(msgspec.Struct, forbid_unknown_fields=True):
    """The position after so many entries, by the edition that wrote it."""

    entries: int
    rolls: int
    fence: int
    at_menu: bool
    position: dict[str, Any]


class SaveHead(msgspec.Struct):
    """The part of a file that is read first."""

    format: int


class Save(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The file."""

    format: int
    game: str
    edition: str
    scenario: str
    options: list[str]
    dice: SavedDice
    entries: list[str]
    snapshot: Cache | None = None
    start: str = ""
    """The position text it began from; empty when it began as the scenario does."""
    ask: str = ""
    """`all` when questions with only one answer are asked too, and so are among the entries."""
    ending: str = ""
    """How its players ended it: `resigned` and the side, `drawn` or `abandoned`; empty when they did not."""
    bots: dict[str, str] = {}
    """The bots that play, by side, so that whoever goes on with the game has the same opponent."""


def save_game(game: Game, bots: Mapping[str, str] | None = None) -> bytes:
    """The file for a game in progress, and for the bots that play it."""
    shot = game.last_snapshot
    there = game.play.twin(shot.state)
    cache = Cache(shot.entries, shot.rolls, shot.fence, shot.at_menu, _builtins(there.position))
    return msgspec.json.format(msgspec.json.encode(save_of(game, bots, cache)), indent=1)


def save_of(game: Game, bots: Mapping[str, str] | None = None, snapshot: Cache | None = None) -> Save:
    """What the file of a game says."""
    play = game.play
    return Save(
        format=FORMAT,
        game=play.id,
        edition=play.edition,
        scenario=play.scenario.id,
        options=sorted(play.options),
        dice=_write_dice(game.dice),
        entries=[str(entry) for entry in game.entries],
        snapshot=snapshot,
        start=game.start_text,
        ask=ASK_ALL if play.asks_all else "",
        ending="" if game.ending is None else str(game.ending),
        bots=dict(bots or {}),
    )


def _write_dice(source: dice_.Source) -> SavedDice:
    if isinstance(source, dice_.Seeded):
        return SavedDice("seeded", seed=source.seed, first=source.first, burned=list(source.burned))
    if isinstance(source, dice_.Scripted):
        return SavedDice("scripted", seed=source.seed, rolls=source.rolls, first=source.first)
    return SavedDice("awaited" if isinstance(source, dice_.Awaited) else "typed")


def read_dice(dice: SavedDice) -> dice_.Source:
    """The dice a file names."""
    match dice.kind:
        case "seeded":
            return dice_.Seeded(dice.seed, dice.first, dice.burned)
        case "scripted":
            return dice_.Scripted(dice.rolls, dice.first, dice.seed)
        case "typed":
            return dice_.TypedIn()
        case "awaited":
            return dice_.Awaited()
    raise BadData([f"dice.kind: expected seeded, scripted, typed or awaited, got {dice.kind!r}"])


def read_save(data: bytes | str | Save) -> Save:
    """Parse a file and check its form, not yet its rules; one that was parsed already is returned as it is."""
    if isinstance(data, Save):
        return data
    head = _decoded(data, SaveHead)
    if head.format != FORMAT:
        raise BadData([f"save: format: this version reads format {FORMAT}, the file has format {head.format}"])
    save = _decoded(data, Save)
    wrong = (n for n, entry in enumerate(save.entries) if ": " not in entry)
    faults = [
        f"save: entries[{n}]: expected `side: answer`, got {save.entries[n]!r}" for n in islice(wrong, MOST_FAULTS)
    ]
    if save.dice.first < 0:
        faults.append(f"save: dice.first: expected the number of a roll, got {save.dice.first}")
    if not is_rising(save.dice.burned):
        faults.append("save: dice.burned: expected rolls and how many numbers are skipped from there on, both rising")
    if save.snapshot is not None:
        faults += _cache_faults(save.snapshot, save.entries)
    if faults:
        raise BadData(faults)
    return save


def is_rising(burned: list[tuple[int, int]]) -> bool:
    """Whether every stretch begins after the one before it, and skips more numbers."""
    pairs = [(-1, 0), *burned]
    return all(one[0] < two[0] and one[1] < two[1] for one, two in pairwise(pairs))


def _decoded(data: bytes | str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadData([f"save: {_plain(str(fault), 'file')}"]) from None


def _plain(fault: str, whole: str) -> str:
    """The fault with its key as we write keys; `whole` when it has no key."""
    found = re.fullmatch(r"(.*?) - at (?:`key` in )?`\$\.?(.*)`", fault)
    return f"{found[2]}: {found[1]}" if found and found[2] else f"{whole}: {found[1] if found else fault}"


def _cache_faults(cache: Cache, entries: list[str]) -> Iterator[str]:
    """The faults of a snapshot, apart from its position."""
    if not 0 <= cache.entries <= len(entries):
        yield f"save: snapshot.entries: {cache.entries} of {len(entries)} entries"
        return
    rolls = sum(entry.startswith(f"{DICE}: ") for entry in entries[: cache.entries])
    if cache.rolls != rolls:
        yield f"save: snapshot.rolls: {cache.rolls}, but the entries before it have {rolls}"
    if not 0 <= cache.fence <= cache.entries:
        yield f"save: snapshot.fence: {cache.fence}, but there are {cache.entries} entries before it"


def differences(shot: Snapshot, position: Position, told: Cache) -> list[str]:
    """The keys in which a snapshot differs from that in a file."""
    mine = Cache(shot.entries, shot.rolls, shot.fence, shot.at_menu, _builtins(position))
    keys = [key for key in ("entries", "rolls", "fence", "at_menu") if getattr(mine, key) != getattr(told, key)]
    fields = sorted({*mine.position, *told.position})
    return keys + [f"position.{key}" for key in fields if mine.position.get(key) != told.position.get(key)]


# Trusted positions ----------------------------------------------------------------------------------------------


def trusted(play: Play[Any], told: dict[str, Any]) -> Position:
    """The position in a file, checked as far as possible without the log."""
    unknown = sorted({*told} - {*play.position_class.__struct_fields__})
    if unknown:
        raise BadData(f"snapshot.position.{key}: no such field" for key in unknown)
    try:
        position: Position = msgspec.convert(told, type=play.position_class, str_keys=True)
    except msgspec.ValidationError as fault:
        raise BadData([f"snapshot.position: {_plain(str(fault), 'all')}"]) from None
    if faults := [f"snapshot.position.{what}" for what in _position_faults(play, position)]:
        raise BadData(faults)
    return position


def _position_faults(play: Play[Any], position: Position) -> Iterator[str]:
    sizes = play.field_sizes()
    fields = COMMON_FIELDS | {name: kept.per for name, kept in play.shape.kept.items() if kept.per in sizes}
    wrong = [name for name, per in fields.items() if len(getattr(position, name)) != sizes[per]]
    for name in wrong:
        yield f"{name}: expected {sizes[fields[name]]} numbers, one for each {fields[name].removesuffix(' list')}"
    if wrong:
        return
    limits = {
        "turn": position.turn >= 1,
        "phase": position.phase >= 0,
        "winner": -1 <= position.winner < len(play.sides),
        "at": all(is_place(play, place) for place in position.at),
        "steps": all(0 <= n <= most for n, most in zip(position.steps, play.roster.steps, strict=True)),
        "marks": all(0 <= marks < 1 << len(play.marks) for marks in position.marks),
        "hidden": all(how in (OPEN, CONCEALED, UNSEEN) for how in position.hidden),
        "control": max(position.control, default=0) <= len(play.sides),
    }
    limits |= {name: _fits(play, kept, getattr(position, name)) for name, kept in play.shape.kept.items()}
    yield from (f"{name}: there is no such thing" for name, is_so in limits.items() if not is_so)


def _fits(play: Play[Any], kept: Kept, value: Any) -> bool:
    """Whether every number of a field is valid."""
    if kept.per == "edge" and not all(_is_hexside(play, edge) for edge in value):
        return False
    numbers = [value] if kept.per == "game" else value.values() if kept.per == "edge" else value
    if kept.per in ("side list", "piece list"):
        numbers = [number for each in value for number in each]
    return all(fits(play, kept, number) for number in numbers)


def _is_hexside(play: Play[Any], edge: int) -> bool:
    return edge // 6 in play.board.grid


def _builtins(position: Position) -> dict[str, Any]:
    """A position as JSON values, every key a text."""
    plain: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    return {key: [*map(list, value)] if _is_nested(value) else value for key, value in plain.items()}


def _is_nested(value: Any) -> bool:
    """Whether a field holds lists, one for each side or piece, which are lists in JSON."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], tuple)
