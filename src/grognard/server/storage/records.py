"""A game as it is stored: rows for its answers and reasons, a summary for the lobby, and its save file.

These functions only translate. `storage` keeps the rows, and `rooms` decides when they are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from grognard.kernel.asking.game import Game
from grognard.kernel.files.save import FORMAT, Save, SavedDice
from grognard.server.screens.reasons import Reasoned, read, written
from grognard.server.storage.game_rows import SEALED, EntryRow, GameRow, ReasonRow, Summary


def entry_rows(game: Game, first: int = 0) -> list[EntryRow]:
    """Return the rows for the answers of a game from a number on."""
    return [EntryRow(entry.who.name, entry.option.text) for entry in game.entries[first:]]


def reason_rows(reasons: Iterable[Reasoned], first: int = 0) -> list[ReasonRow]:
    """Return the rows for the reasons of the answers from a number on."""
    late = [each for each in reasons if each.number >= first]
    return [ReasonRow(each.number, each.at, each.side, written(each.reasons)) for each in late]


def reasons_of(rows: Iterable[ReasonRow]) -> list[Reasoned]:
    """Return the reasons that rows stand for."""
    return [Reasoned(row.number, row.clock, row.side, read(row.because)) for row in rows]


def summary_of(game: Game) -> Summary:
    """Return what the lobby will tell of a game."""
    result = game.result
    sealed = [each for side in game.play.sides for each in game.sealed(side)] if result is None else []
    return Summary(
        turn=game.play.position.turn,
        waiting=[*game.questions, *([SEALED] if result is None and game.is_sealed else [])],
        over=result is not None,
        winner=result.winner if result else "",
        verdict=verdict_of(game),
        answers=len(game.entries) - len(sealed),
    )


def verdict_of(game: Game) -> str:
    """Return the verdict of a game as the lobby keeps it: the key of a message, or the ending that players gave it."""
    if game.ending is not None:
        return str(game.ending)
    return game.result.verdict if game.result else ""


def ending_text(row: GameRow) -> str:
    """Return the ending of a game that its players have ended; empty for others."""
    if not row.how or row.summary.verdict:
        return row.summary.verdict if row.how else ""
    # Before endings were kept in full, only the winner told who had resigned.
    losers = [side for side in row.seats if row.summary.winner not in ("", side)]
    return " ".join([row.how, *losers[:1]])


def head_of(game: Game) -> dict[str, Any]:
    """Return what a game begins from, as a save writes it."""
    save = msgspec.json.decode(game.save())
    return {"options": save["options"], "dice": save["dice"], "start": save.get("start", "")}


def save_of(row: GameRow, entries: Sequence[EntryRow]) -> Save:
    """Return a stored game as a save."""
    return Save(
        format=FORMAT,
        game=row.title,
        edition=row.edition,
        scenario=row.scenario,
        options=row.options,
        dice=msgspec.convert(row.dice, SavedDice),
        entries=[f"{entry.who}: {entry.text}" for entry in entries],
        start=row.start,
        ending=ending_text(row),
    )


def start_of(game: Game) -> bytes:
    """Return a game before its first entry as a save file, its dice typed in."""
    save = Save(
        format=FORMAT,
        game=game.play.id,
        edition=game.play.edition,
        scenario=game.play.scenario.id,
        options=sorted(game.play.options),
        dice=SavedDice("typed"),
        entries=[],
        start=game.start_text,
    )
    return msgspec.json.encode(save)
