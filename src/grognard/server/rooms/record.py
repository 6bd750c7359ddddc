"""The record of a table: every answer, roll, takeback and offer in one line each, over which a head runs.

A line is written once nothing but a takeback can remove what it says. The head tells nothing of the lines, since it is
salted by the table's secret. Once the game is over anybody may have the record; `grognard check` proves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final

import msgspec

from grognard.kernel.files.record import BACK, FORMAT, TABLE, GameRecord, RecordedShare
from grognard.kernel.numbers.dice import Seeded, TypedIn
from grognard.kernel.numbers.shares import next_head, seed_of
from grognard.server.http.faults import Trouble
from grognard.server.rooms.shares import opened, people_of
from grognard.server.storage.game_rows import LEFT_OUT, LineRow

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.server.rooms.room import Room

NOBODY: Final = ""


def new_lines(room: Room, game: Game, kept: int, said: Iterable[str] = (), is_over: bool = False) -> list[LineRow]:
    """Return the lines that follow from a change after the first `kept` entries; `said` comes last."""
    last = room.line
    if not (room.salt or last.number):
        return []
    texts: list[tuple[str, int]] = []
    done = last.entries
    if kept < done:  # an undo behind a takeback, which had written down what could still be undone
        done = kept
        texts.append((back_line(done), done))
    until = len(game.entries) if is_over or game.result is not None else max(done, game.settled)
    texts += [(str(entry), number) for number, entry in enumerate(game.entries[done:until], done + 1)]
    texts += [(f"{TABLE}: {line}", until) for line in said]
    return numbered(room, last, texts)


def takeback_lines(room: Room, kept: int, people: Sequence[str]) -> list[LineRow]:
    """Return the lines of a takeback: all that is taken back, and that it was."""
    entries, last = room.game.entries, room.line
    texts = [(str(entry), number) for number, entry in enumerate(entries[last.entries :], last.entries + 1)]
    return numbered(room, last, [*texts, (back_line(kept, people), kept)])


def back_line(kept: int, people: Sequence[str] = ()) -> str:
    """Return the line that says that answers were taken back: how many entries stay, and who agreed."""
    return " ".join([f"{TABLE}:", BACK, str(kept), *people])


def numbered(room: Room, last: LineRow, texts: Sequence[tuple[str, int]]) -> list[LineRow]:
    """Return lines with their numbers and heads."""

    def follow(before: LineRow, line: tuple[str, int]) -> LineRow:
        text, entries = line
        number = before.number + 1
        head = next_head(before.head or room.seal, room.secret, number, text) if room.secret else ""
        return LineRow(number, entries, head, text)

    return list(accumulate(texts, follow, initial=last))[1:]


def record_of(room: Room, lines: Sequence[LineRow]) -> bytes:
    """Return the record of a finished game as a file."""
    if not room.salt:
        raise Trouble("missing", "no-record")
    result, play = room.game.result, room.game.play
    if result is None:
        raise Trouble("forbidden", "record-not-yet")
    typed, dice = isinstance(room.game.dice, TypedIn), room.game.dice
    shares = [] if typed else [RecordedShare(seat.side, seat.seal, told(seat.share)) for seat in people_of(room.seats)]
    record = GameRecord(
        record=FORMAT,
        table=room.id,
        game=play.id,
        edition=play.edition,
        scenario=play.scenario.id,
        options=sorted(play.options),
        start=room.game.start_text,
        asks_all=play.asks_all,
        dice="typed" if typed else "seeded",
        first=dice.first if isinstance(dice, Seeded) else room.game.rolls,
        secret=room.secret,
        seal=room.seal,
        shares=shares,
        seed="" if typed else seed_of(room.id, room.secret, opened(room.seats)),
        lines=[line.text for line in lines],
        heads=[line.head for line in lines],
        winner=result.winner,
        verdict=result.verdict,
    )
    return msgspec.json.encode(record)


def told(share: str) -> str:
    """Return a share as a record has it: nothing where it was left out."""
    return "" if share == LEFT_OUT else share
