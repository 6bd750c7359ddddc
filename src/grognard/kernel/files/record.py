"""The public record of a finished game that several people played: everything needed to prove its dice and its log.

A record has every line as it was written: answers, rolls, what was taken back, and what passed between the players. The
check plays it again by the rules and compares seals, seed, heads, rolls and the result. What that proves is told in
docs/server.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from grognard.kernel.asking.ending import read_ending
from grognard.kernel.asking.script import DICE
from grognard.kernel.errors import BadData, GrognardError
from grognard.kernel.files.save import FORMAT as SAVE_FORMAT
from grognard.kernel.files.save import Save, SavedDice
from grognard.kernel.files.writing import ASK_ALL
from grognard.kernel.numbers.dice import Seeded
from grognard.kernel.numbers.shares import is_share, next_head, seal_of, seed_of, share_seal

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.title import Title

FORMAT: Final = 1
TABLE: Final = "table"
"""Who speaks in a line that is no answer and no roll."""
BACK: Final = "back"
"""The first word of such a line when answers were taken back; then comes how many stay."""


class RecordedShare(msgspec.Struct, forbid_unknown_fields=True):
    """What a side's player added to the dice: the seal, if it was sealed before, and the share, if it was opened."""

    side: str
    seal: str = ""
    share: str = ""


class GameRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    record: int
    table: str
    game: str
    edition: str
    scenario: str
    options: list[str]
    start: str
    asks_all: bool
    dice: str
    """`seeded`, or `typed` when the players rolled their own."""
    first: int
    """The rolls before this number were made by the dice of another game, from which this one was branched off."""
    secret: str
    seal: str
    shares: list[RecordedShare]
    seed: str
    lines: list[str]
    heads: list[str]
    """The head after each line."""
    winner: str
    verdict: str


class RecordFault(NamedTuple):
    """Something in a record that is not as it must be: the key of a sentence with its arguments."""

    key: str
    args: dict[str, Any]


class RecordChecked(NamedTuple):
    """What the check of a record found: the first fault if there is one, and what was counted."""

    fault: RecordFault | None
    rolls: int
    """The rolls compared with the seed."""
    taken_back: int
    """How often answers were taken back."""
    left_out: list[str]
    """The sides whose share is not in the seed."""


def is_record(data: bytes) -> bool:
    """Return whether a file is a record, not a save."""
    return data.lstrip()[:40].replace(b" ", b"").replace(b"\n", b"").startswith(b'{"record":')


def read_record(data: bytes) -> GameRecord:
    """Return a record from a file; refuse what is none."""
    try:
        record = msgspec.json.decode(data, type=GameRecord)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadData([f"record: {fault}"]) from None
    if record.record != FORMAT:
        raise BadData([f"record: this version reads records of format {FORMAT}, the file has {record.record}"])
    return record


def fault(key: str, **args: Any) -> RecordFault:
    """Return a fault."""
    return RecordFault(key, args)


def check_record(record: GameRecord, title: Title) -> RecordChecked:
    """Check a record: its seals and its seed, then every line in order, then the result."""
    replay = RecordReplay(record, title)
    found = next(replay.faults(), None)
    return RecordChecked(found, replay.compared, replay.taken_back, [s.side for s in record.shares if not s.share])


class RecordReplay:
    """A record that is played again."""

    def __init__(self, record: GameRecord, title: Title) -> None:
        self.record = record
        self.title = title
        self.rolls = self.compared = self.taken_back = 0

    def faults(self) -> Iterator[RecordFault]:
        """Yield what is wrong, the first line that differs first; what comes after it is worth little."""
        yield from self._wrong_seals()
        game = self._start()
        for number, line in enumerate(self.record.lines, 1):
            wrong = self._wrong_head(number, line)
            if wrong is not None:
                yield wrong
                return
            try:
                game = self._played(game, number, line)
            except WrongLine as found:
                yield found.fault
                return
        if len(self.record.heads) != len(self.record.lines):
            yield fault("record-heads", heads=len(self.record.heads), lines=len(self.record.lines))
        yield from self._wrong_result(game)

    # Seals and seed ----------------------------------------------------------------------------------------------
    def _wrong_seals(self) -> Iterator[RecordFault]:
        record = self.record
        if not is_share(record.secret) or seal_of(record.table, record.secret) != record.seal:
            yield fault("record-seal")
            return
        for each in record.shares:
            is_odd = each.share != "" and not is_share(each.share)
            is_other = each.seal and each.share and share_seal(record.table, each.side, each.share) != each.seal
            if is_odd or is_other:
                yield fault("record-share", side=each.side)
        if sum(bool(each.share) and not each.seal for each in record.shares) > 1:
            yield fault("record-unsealed")
        opened = {each.side: each.share for each in record.shares if each.share}
        if record.dice == "seeded" and seed_of(record.table, record.secret, opened) != record.seed:
            yield fault("record-seed")

    def _wrong_head(self, number: int, line: str) -> RecordFault | None:
        heads = self.record.heads
        before = heads[number - 2] if number > 1 else self.record.seal
        due = next_head(before, self.record.secret, number, line)
        has = heads[number - 1] if number <= len(heads) else ""
        return None if has == due else fault("record-line", line=number, text=line)

    # Lines -------------------------------------------------------------------------------------------------------
    def _start(self) -> Game:
        record = self.record
        ask = ASK_ALL if record.asks_all else ""
        kept = record.game, record.edition, record.scenario, record.options
        return self.title.load(Save(SAVE_FORMAT, *kept, SavedDice("typed"), [], start=record.start, ask=ask))

    def _played(self, game: Game, number: int, line: str) -> Game:
        """Return the game after a line."""
        who, _, text = line.partition(": ")
        try:
            if who == TABLE:
                return self._table_line(game, number, line, text.split())
            if who == DICE.name:
                self._compare(game, number, text)
            game.answer(text, who)
        except GrognardError as why:
            raise WrongLine(fault("record-illegal", line=number, text=line, why=str(why))) from why
        return game

    def _table_line(self, game: Game, number: int, line: str, words: list[str]) -> Game:
        """Return the game after something that is no answer; offers leave it as it is."""
        if words[:1] == [BACK]:
            kept = int(words[1]) if len(words) > 1 and words[1].isascii() and words[1].isdecimal() else -1
            if not 0 <= kept < len(game.entries):
                raise WrongLine(fault("record-odd", line=number, text=line))
            self.taken_back += 1
            return game.branch(kept)
        ending = read_ending(" ".join(words), game.play.sides)
        if ending is not None:
            game.end(ending)
        return game

    def _compare(self, game: Game, number: int, text: str) -> None:
        """Compare a roll with the seed: rolls are numbered through the record, those taken back included."""
        nth, options = self.rolls, game.open_question(DICE).options
        self.rolls += 1
        if self.record.dice != "seeded" or nth < self.record.first:
            return
        due = Seeded(self.record.seed).pick(nth, options)
        self.compared += 1
        if due.text != text:
            raise WrongLine(fault("record-roll", line=number, has=text, due=due.text))

    def _wrong_result(self, game: Game) -> Iterator[RecordFault]:
        result = game.result
        if result is None:
            yield fault("record-unfinished")
        elif (result.winner, result.verdict) != (self.record.winner, self.record.verdict):
            yield fault("record-result", winner=self.record.winner or "-", due=result.winner or "-")


class WrongLine(Exception):
    """A line that cannot have come about as the record says."""

    def __init__(self, found: RecordFault) -> None:
        super().__init__(found.key)
        self.fault = found
