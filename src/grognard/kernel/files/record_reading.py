"""Reading records: every fault of the form is told with its line and column. Rules are not asked here."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from grognard.kernel.errors import BadData
from grognard.kernel.files.data import MOST_FAULTS
from grognard.kernel.files.record_form import DEEPEST, LINE_END, MARKS, SEEDED, Record, RecordAnswer, RecordLine, normal
from grognard.kernel.files.save import Save, SavedDice, is_rising, read_save
from grognard.kernel.files.sources import suggestion
from grognard.kernel.files.spelling import whole
from grognard.kernel.files.writing import ASK_ALL

DICE_KINDS: Final = (SEEDED, "scripted", "typed", "awaited")
DICE_FORM: Final = 'dice KIND "SEED" first NUMBER burned ROLL/SKIPPED rolls "ROLL"'
BEGINNING: Final = r"(?:[ \t\r]*(?:#[^\n]*)?\n)*[ \t]*game[ \t]"
TEXT_BEGINS: Final = re.compile("\ufeff?" + BEGINNING)
BYTES_BEGIN: Final = re.compile(b"(?:\xef\xbb\xbf)?" + BEGINNING.encode())
TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"(?=\s|$)|[^\s"]\S*')
ANSWER: Final = re.compile(r"([^\s:\"]+):\s+(\S.*)")


class Word(NamedTuple):
    """A word of a line, its column, and whether it stood in quotation marks."""

    text: str
    column: int
    is_quoted: bool = False


class Wrong(Exception):
    """A fault in a line: what it is, and its column."""

    def __init__(self, what: str, column: int) -> None:
        super().__init__(what)
        self.what, self.column = what, column


@dataclass(slots=True)
class OpenLine:
    """A line that is being read, and the heading that waits for its next answer."""

    line: RecordLine
    heading: str = ""
    heading_where: str = ""

    @property
    def is_begun(self) -> bool:
        """Whether an answer or a variation of it was read."""
        return bool(self.line.answers or self.line.variations or self.heading)


def is_record_text(data: bytes | str) -> bool:
    """Return whether a text is a record: its first line that is no comment begins with `game`."""
    found = TEXT_BEGINS.match(data) if isinstance(data, str) else BYTES_BEGIN.match(data)
    return found is not None


def read_records(data: bytes | str) -> Iterator[Record]:
    """Yield the games of a file; a faulty one raises an error that names every fault with its line and column."""
    return RecordReader().read(_text(data))


def read_one(data: bytes | str) -> Record:
    """Return the only game of a file."""
    found = [*read_records(data)]
    if len(found) != 1:
        raise BadData([f"line 1: a record of {len(found)} games where one is wanted"])
    return found[0]


def as_save(data: bytes | str | Save) -> Save:
    """Return a save: that of a record without its variations, or what a save file says; rules are not asked."""
    if not isinstance(data, Save) and is_record_text(data):
        return read_one(data).save()
    return read_save(data)


def _text(data: bytes | str) -> str:
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        number = data.count(b"\n", 0, fault.start) + 1
        raise BadData([f"line {number}: this is no text in UTF-8"]) from None


class RecordReader:
    """Reads the lines of a file one by one."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.number = 0
        self.row = ""
        self.record: Record | None = None
        self.open: list[OpenLine] = []
        self.start: list[str] | None = None
        self.before: list[str] = []
        self.headers: set[str] = set()
        self.keys: dict[str, Callable[[Sequence[Word]], None]] = {
            "edition": self._edition,
            "options": self._options,
            "ask": self._ask,
            "dice": self._dice,
            "bots": self._bots,
            "tag": self._tag,
            "start": self._begin_start,
            "turn": self._heading,
            "ending": self._ending,
            "over": self._over,
            "(": self._begin_variation,
            ")": self._end_variation,
        }

    def read(self, text: str) -> Iterator[Record]:
        """Yield each game when the next one begins, or the file ends."""
        for self.number, row in enumerate(LINE_END.split(text), 1):
            self.row = row.rstrip(" \t\r")
            if self.row.split()[:1] == ["game"]:
                yield from self._finished()
            try:
                self._read_row()
            except Wrong as wrong:
                self._note(f"line {self.number}, column {wrong.column}: {wrong.what}")
        yield from self._finished()

    def _note(self, fault: str) -> None:
        self.faults.append(fault)
        if len(self.faults) >= MOST_FAULTS:
            raise BadData(self.faults)

    def _finished(self) -> Iterator[Record]:
        """Yield the game that was read, if it has no fault."""
        self._end_start()
        if self.record is not None:
            self._check_closed()
        if self.faults:
            raise BadData(self.faults)
        if self.record is not None:
            for line in self.record.line.all():
                line.comment = normal(line.comment)
                for answer in line.answers:
                    answer.comment = normal(answer.comment)
            yield self.record
        self.record = None

    def _check_closed(self) -> None:
        for each in self.open[1:]:
            self._note(f"{each.line.places['line']}: this variation has no end: `)` is missing")
        self._check_heading(self.open[0])

    def _check_heading(self, opened: OpenLine) -> None:
        if opened.heading:
            self._note(f"{opened.heading_where}: no answer comes after this heading")

    def _read_row(self) -> None:
        column = len(self.row) - len(self.row.lstrip()) + 1
        content = self.row.strip()
        if content.startswith("|"):
            return self._start_row(column)
        self._end_start()
        if not content:
            return None
        if content.startswith("#"):
            return self._comment(content[1:].removeprefix(" "))
        return self._read_content(content, column)

    def _read_content(self, content: str, column: int) -> None:
        """Read a line that is neither a comment nor a row of a position."""
        first = content.split()[0]
        if first == "game":
            return self._game(self._words())
        if self.record is None:
            raise Wrong(f"a record begins with `game`, not with {first!r}", column)
        if answer := ANSWER.fullmatch(content):
            return self._answer(answer[1], answer[2], column)
        key = self.keys.get(first)
        if key is None:
            raise Wrong(f"{first!r} begins no line of a record{suggestion(first, ('game', *self.keys))}", column)
        return key(self._words())

    def _words(self) -> list[Word]:
        """The words of a line, texts without their quotation marks."""
        found, at = [], 0
        while rest := self.row[at:].lstrip():
            column = len(self.row) - len(rest)
            token = TOKEN.match(self.row, column)
            if token is None:
                raise Wrong("a text has no end, or goes on after its quotation mark", column + 1)
            found.append(Word(_unquoted(token[0], column + 1), column + 1, token[0].startswith('"')))
            at = token.end()
        return found

    # Head ---------------------------------------------------------------------------------------------------------
    def _game(self, words: Sequence[Word]) -> None:
        comment, self.before = "\n".join(self.before), []
        line = RecordLine(comment=comment, places={"line": self._here(words[0])})
        self.record, self.open, self.headers = Record("", "", "", line=line), [OpenLine(line)], set()
        _check_count(words, 3, "game GAME SCENARIO")
        self.record.game, self.record.scenario = words[1].text, words[2].text

    def _head(self, words: Sequence[Word], once: bool = True) -> Record:
        """The record to which a line of its head belongs."""
        key = words[0].text
        if self.record is None or self.open[-1].is_begun or len(self.open) > 1:
            raise Wrong(f"{key} stands before the first answer", words[0].column)
        if once and key in self.headers:
            raise Wrong(f"{key} stands here a second time", words[0].column)
        self.headers.add(key)
        return self.record

    def _edition(self, words: Sequence[Word]) -> None:
        _check_count(words, 2, "edition EDITION")
        self._head(words).edition = words[1].text

    def _options(self, words: Sequence[Word]) -> None:
        self._head(words).options = [each.text for each in words[1:]]

    def _ask(self, words: Sequence[Word]) -> None:
        _check_count(words, 2, "ask all")
        if words[1].text != ASK_ALL:
            raise Wrong(f"ask {ASK_ALL}, not {words[1].text!r}", words[1].column)
        self._head(words).ask = words[1].text

    def _bots(self, words: Sequence[Word]) -> None:
        _check_count(words, 3, "bots SIDE BOT")
        _add(self._head(words, once=False).bots, words)

    def _tag(self, words: Sequence[Word]) -> None:
        _check_count(words, 3, 'tag NAME "TEXT"')
        _add(self._head(words, once=False).tags, words)

    def _begin_start(self, words: Sequence[Word]) -> None:
        _check_count(words, 1, "start")
        self._head(words)
        self.start = []

    def _start_row(self, column: int) -> None:
        if self.start is None:
            raise Wrong("rows of a position come after `start`", column)
        row = self.row[column:].removeprefix(" ")
        self.start.append(_unquoted(row, column + 2) if row.startswith('"') else row)

    def _end_start(self) -> None:
        if self.start is not None and self.record is not None:
            self.record.start, self.start = "\n".join(self.start), None

    def _dice(self, words: Sequence[Word]) -> None:
        opened = self.open[-1]
        if opened.is_begun or opened.line.dice is not None:
            raise Wrong("the dice stand once, before the first answer", words[0].column)
        opened.line.dice = _read_dice(words)
        opened.line.places["dice"] = self._here(words[0])

    # Body ---------------------------------------------------------------------------------------------------------
    def _answer(self, side: str, said: str, column: int) -> None:
        opened = self.open[-1]
        self._check_going(column)
        words = said.split()
        mark = words.pop() if words[-1] in MARKS and len(words) > 1 else ""
        entry = f"{side}: {' '.join(words)}"
        where = f"line {self.number}, column {column}"
        told = RecordAnswer(entry, mark, "", opened.heading, where, opened.heading_where)
        opened.line.answers.append(told)
        opened.heading = opened.heading_where = ""

    def _check_going(self, column: int) -> None:
        line = self.open[-1].line
        if line.ending or line.over:
            raise Wrong("the game is over before this", column)

    def _comment(self, said: str) -> None:
        """Add to the comment of the last answer, of the line, or of the game that follows."""
        if self.record is None:
            self.before.append(said)
            return
        line = self.open[-1].line
        told: RecordLine | RecordAnswer = line.answers[-1] if line.answers else line
        told.comment = f"{told.comment}\n{said}" if told.comment else said

    def _heading(self, words: Sequence[Word]) -> None:
        opened = self.open[-1]
        self._check_going(words[0].column)
        self._check_heading(opened)
        numbers = whole(words[1].text) if len(words) > 1 else None
        if numbers is None or (len(words) > 2 and (words[2].text != "phase" or len(words) < 4)):
            raise Wrong("a heading is `turn NUMBER phase CLAUSE`", words[0].column)
        opened.heading, opened.heading_where = " ".join(each.text for each in words), self._here(words[0])

    def _begin_variation(self, words: Sequence[Word]) -> None:
        _check_count(words, 1, "(")
        if len(self.open) > DEEPEST:
            raise Wrong(f"more than {DEEPEST} variations lie in one another", words[0].column)
        line = self.open[-1].line
        new = RecordLine(places={"line": self._here(words[0])})
        self.open.append(OpenLine(line.branch(len(line.answers), new)))

    def _end_variation(self, words: Sequence[Word]) -> None:
        _check_count(words, 1, ")")
        if len(self.open) == 1:
            raise Wrong("no variation is open here", words[0].column)
        self._check_heading(self.open.pop())

    def _ending(self, words: Sequence[Word]) -> None:
        self._close(words, "ending")

    def _over(self, words: Sequence[Word]) -> None:
        self._close(words, "over")

    def _close(self, words: Sequence[Word], key: str) -> None:
        """Note how a line ends."""
        line = self.open[-1].line
        if len(words) < 2:
            raise Wrong(f"{key}: how?", words[0].column)
        if getattr(line, key) or (key == "ending" and line.over):
            raise Wrong("the game is over before this", words[0].column)
        setattr(line, key, " ".join(each.text for each in words[1:]))
        line.places[key] = self._here(words[0])

    def _here(self, word: Word) -> str:
        return f"line {self.number}, column {word.column}"


def _check_count(words: Sequence[Word], count: int, form: str) -> None:
    if len(words) != count:
        raise Wrong(f"this line is `{form}`", words[0].column)


def _add(to: dict[str, str], words: Sequence[Word]) -> None:
    """Note what is said of a name, once."""
    _, name, said = words
    if name.text in to:
        raise Wrong(f"{name.text!r} stands here a second time", name.column)
    to[name.text] = said.text


def _unquoted(text: str, column: int) -> str:
    """A text without its quotation marks; a word as it is."""
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise Wrong(f"{text}: this is no text in quotation marks", column) from None


def _read_dice(words: Sequence[Word]) -> SavedDice:
    """Read the words of a line of dice."""
    if len(words) < 2 or words[1].text not in DICE_KINDS:
        raise Wrong(f"dice: one of {', '.join(DICE_KINDS)}", words[min(1, len(words) - 1)].column)
    kind, *rest = words[1:]
    groups: dict[str, list[Word]] = {"seed": []}
    name = "seed"
    for each in rest:
        if each.text in ("first", "burned", "rolls") and not (each.is_quoted or each.text in groups):
            groups[name := each.text] = []
        else:
            groups[name].append(each)
    first = [_number(each) for each in groups.get("first", ())] or [0]
    if len(groups["seed"]) > 1 or len(first) > 1:
        raise Wrong(f"dice: the form is `{DICE_FORM}`", rest[0].column)
    burned = [_pair(each) for each in groups.get("burned", ())]
    if not is_rising(burned):
        raise Wrong("burned: rolls and how many numbers are skipped from there on, both rising", words[0].column)
    rolls = [each.text for each in groups.get("rolls", ())]
    return SavedDice(kind.text, "".join(each.text for each in groups["seed"]), rolls, first[0], burned)


def _number(each: Word) -> int:
    number = whole(each.text)
    if number is None or number < 0:
        raise Wrong(f"{each.text!r} is no number of a roll", each.column)
    return number


def _pair(each: Word) -> tuple[int, int]:
    roll, _, skipped = each.text.partition("/")
    return _number(Word(roll, each.column)), _number(Word(skipped, each.column))
