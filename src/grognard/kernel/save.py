"""Games as files: a documented, versioned JSON text that later versions can replay and check.

The entries are the game; the snapshot is a cache of the position they lead to, and a check on it. A faulty file is
one clear error that names the key or the entry, and leaves nothing behind. The format is described in
docs/save-format.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel import dice as dice_
from grognard.kernel.errors import BadData

if TYPE_CHECKING:
    from grognard.kernel.game import Game

FORMAT = 1


class Dice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who rolls: `seeded` with its seed, `typed` in by people, or `scripted` with what is left to come."""

    kind: str
    seed: str = ""
    rolls: list[str] = []


class Cache(msgspec.Struct, forbid_unknown_fields=True):
    """The position after so many entries, as the edition that wrote it saw it."""

    entries: int
    rolls: int
    fence: int
    at_menu: bool
    position: dict[str, Any]


class Save(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The file."""

    format: int
    game: str
    edition: str
    scenario: str
    options: list[str]
    dice: Dice
    entries: list[str]
    snapshot: Cache | None = None
    start: str = ""
    """The position text it began from, when that was not the scenario's own beginning."""


def save_game(game: Game) -> bytes:
    """The file for a game in progress."""
    play, shot = game.play, game._snapshots[-1]
    there = play.twin(shot.table)
    cache = Cache(shot.entries, shot.rolls, shot.fence, shot.at_menu, msgspec.to_builtins(there.position))
    save = Save(
        format=FORMAT,
        game=play.id,
        edition=play.edition,
        scenario=play.scenario.id,
        options=sorted(play.options),
        dice=_write_dice(game.dice),
        entries=[str(entry) for entry in game.entries],
        snapshot=cache,
        start=game.start_text,
    )
    return msgspec.json.format(msgspec.json.encode(save), indent=1)


def _write_dice(source: dice_.Source) -> Dice:
    if isinstance(source, dice_.Seeded):
        return Dice("seeded", seed=source.seed)
    if isinstance(source, dice_.Scripted):
        return Dice("scripted", rolls=source.rolls)
    return Dice("typed")


def read_dice(dice: Dice) -> dice_.Source:
    """The dice a file names."""
    match dice.kind:
        case "seeded":
            return dice_.Seeded(dice.seed)
        case "scripted":
            return dice_.Scripted(dice.rolls)
        case "typed":
            return dice_.TypedIn()
    raise BadData([f"save: dice.kind: expected seeded, scripted or typed, got {dice.kind!r}"])


def read_save(data: bytes | str) -> Save:
    """The file taken apart and checked for shape, not yet against any rules."""
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadData([f"save: {_plain(str(fault))}"]) from None
    if save.format != FORMAT:
        raise BadData([f"save: format: this version reads format {FORMAT}, the file has format {save.format}"])
    faults = [
        f"save: entries[{n}]: expected `side: answer`, got {e!r}" for n, e in enumerate(save.entries) if ": " not in e
    ]
    if save.snapshot is not None and not 0 <= save.snapshot.entries <= len(save.entries):
        faults.append(f"save: snapshot.entries: {save.snapshot.entries} of {len(save.entries)} entries")
    if faults:
        raise BadData(faults)
    return save


def _plain(fault: str) -> str:
    """The fault with the key in our way of naming it."""
    what, _, path = fault.partition(" - at `$")
    return f"{path.rstrip('`').lstrip('.') or 'file'}: {what}"


def differences(position: Any, told: dict[str, Any]) -> list[str]:
    """The fields in which a position differs from the one a file remembers."""
    mine = msgspec.to_builtins(position)
    return [key for key in sorted({*mine, *told}) if mine.get(key) != told.get(key)]
