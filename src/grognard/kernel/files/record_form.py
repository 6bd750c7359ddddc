"""Records: games as text that people read, annotate, compare and merge, one answer a line; how one is written.

    game GAME SCENARIO
    edition 2
    dice seeded "7"

    turn 1 phase 4.2
    dice: roll 5
    turn 1 phase 4.5
    red: activate R2 !
    # A comment on the answer above it.
    (
      # A variation: other answers from here on.
      red: done
    )
    red: to 0904

The form is described in docs/records.md. `record_reading` reads it, `record_games` plays it. The public record by which
dice are proved is another file, in `record`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from grognard.kernel.files.save import FORMAT, Save, SavedDice

MARKS: Final = ("!", "?", "!!", "??", "!?", "?!")
"""What may stand behind an answer: good, bad, very good, very bad, interesting, doubtful."""
DEEPEST: Final = 40
"""So many variations may lie in one another."""
LINE_END: Final = re.compile(r"\r\n?|\n")
"""Where a line ends, whichever system wrote it."""
SEEDED: Final = "seeded"


@dataclass(slots=True)
class RecordAnswer:
    """An answer of a record, dice included, with what is written beside it."""

    entry: str
    """`side: answer`, as in a save."""
    mark: str = ""
    """One of `MARKS`, or nothing."""
    comment: str = ""
    """The comment below it; it may have several lines."""
    heading: str = ""
    """The turn and phase written above it, such as `turn 1 phase 4.5`; empty where it is as before."""
    where: str = field(default="", compare=False, repr=False)
    """The line and column it was read from."""
    heading_where: str = field(default="", compare=False, repr=False)


@dataclass(slots=True)
class RecordLine:
    """A row of answers: that of the game itself, or a variation. Variations begin before an answer, or at the end."""

    answers: list[RecordAnswer] = field(default_factory=list)
    comment: str = ""
    """The comment before its first answer; of a variation, its name."""
    dice: SavedDice | None = None
    """The dice of further rolls; a variation without them rolls with those of the line it leaves."""
    ending: str = ""
    """How its players ended it, as in a save; empty when they did not."""
    over: str = ""
    """Who has won and by which verdict, where it is over: `blue verdict-decisive`."""
    variations: dict[int, list[RecordLine]] = field(default_factory=dict)
    """The variations, by how many answers of this line come before them."""
    places: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Where things were read: the line and column of `line`, `dice`, `ending` and `over`."""

    def all(self) -> Iterator[RecordLine]:
        """Yield this line and all its variations, with theirs."""
        yield self
        for at in sorted(self.variations):
            for each in self.variations[at]:
                yield from each.all()

    def branch(self, at: int, line: RecordLine) -> RecordLine:
        """Add a variation that begins after so many answers; return it."""
        self.variations.setdefault(at, []).append(line)
        return line


@dataclass(slots=True)
class Record:
    """A game as a record: what is played, and the line of its answers with its variations."""

    game: str
    edition: str
    """The edition of the game's rules it was played by; empty for that of the reader."""
    scenario: str
    options: list[str] = field(default_factory=list)
    ask: str = ""
    """`all` when questions with only one answer are asked too."""
    start: str = ""
    """The position it began from; empty when it began as the scenario does."""
    bots: dict[str, str] = field(default_factory=dict)
    """The bots that play, by side."""
    tags: dict[str, str] = field(default_factory=dict)
    """What else is said of the game, such as a title, the players or a date."""
    line: RecordLine = field(default_factory=RecordLine)

    shown: ClassVar[Callable[[Record], str] | None] = None
    """Lays a record out for notebooks; the package sets this when it is imported."""

    def __str__(self) -> str:
        return written(self)

    def _repr_html_(self) -> str | None:
        """What a notebook shows."""
        lay_out = type(self).shown
        return None if lay_out is None else lay_out(self)

    def save(self, line: RecordLine | None = None, entries: Sequence[str] = ()) -> Save:
        """Return the save of a line, without a snapshot; `entries` come before those of a variation."""
        mine = self.line if line is None else line
        return Save(
            format=FORMAT,
            game=self.game,
            edition=self.edition,
            scenario=self.scenario,
            options=list(self.options),
            dice=mine.dice or self.line.dice or SavedDice("typed"),
            entries=[*entries, *(answer.entry for answer in mine.answers)],
            start=self.start,
            ask=self.ask,
            ending=mine.ending,
            bots=dict(self.bots),
        )


# Writing ----------------------------------------------------------------------------------------------------------


def written(record: Record) -> str:
    """Write a record."""
    return "\n".join([*_head_lines(record), "", *_body_lines(record.line, 0)]).rstrip("\n") + "\n"


def _head_lines(record: Record) -> Iterator[str]:
    yield f"game {word(record.game)} {word(record.scenario)}"
    if record.edition:
        yield f"edition {word(record.edition)}"
    if record.options:
        yield "options " + " ".join(map(word, record.options))
    if record.ask:
        yield f"ask {word(record.ask)}"
    if record.line.dice is not None:
        yield dice_text(record.line.dice)
    for side, bot in record.bots.items():
        yield f"bots {word(side)} {quoted(bot)}"
    for name, said in record.tags.items():
        yield f"tag {word(name)} {quoted(said)}"
    if record.start:
        yield "start"
        yield from (f"| {_row(row)}".rstrip() for row in record.start.split("\n"))


def _body_lines(line: RecordLine, depth: int) -> Iterator[str]:
    """The answers of a line, with all that stands beside them."""
    inner = "  " * depth
    yield from _comment_lines(line.comment, inner)
    if depth and line.dice is not None:
        yield inner + dice_text(line.dice)
    for number, answer in enumerate(line.answers):
        yield from _variation_lines(line, number, depth)
        if answer.heading:
            if not depth and number and answer.heading.split()[:2] != _turn_before(line, number):
                yield ""
            yield inner + answer.heading
        yield f"{inner}{answer.entry} {answer.mark}".rstrip()
        yield from _comment_lines(answer.comment, inner)
    yield from _variation_lines(line, len(line.answers), depth)
    if line.ending:
        yield f"{inner}ending {line.ending}"
    if line.over:
        yield f"{inner}over {line.over}"


def _variation_lines(line: RecordLine, number: int, depth: int) -> Iterator[str]:
    for each in line.variations.get(number, ()):
        yield "  " * depth + "("
        yield from _body_lines(each, depth + 1)
        yield "  " * depth + ")"


def _turn_before(line: RecordLine, number: int) -> list[str]:
    """The turn of the last heading before an answer."""
    headings = (line.answers[n].heading for n in range(number - 1, -1, -1))
    return next((each.split()[:2] for each in headings if each), [])


def _comment_lines(comment: str, indent: str) -> Iterator[str]:
    if comment := normal(comment):
        yield from (f"{indent}# {row}".rstrip() for row in comment.split("\n"))


def normal(comment: str) -> str:
    """A comment as it can be written: no blanks at the end of its lines, no empty lines around it."""
    return "\n".join(row.rstrip() for row in LINE_END.split(comment)).strip("\n")


def dice_text(dice: SavedDice) -> str:
    """The dice of a save in one line."""
    words = ["dice", word(dice.kind)]
    words += [quoted(dice.seed)] if dice.seed or dice.kind == SEEDED else []
    words += ["first", str(dice.first)] if dice.first else []
    words += ["burned", *(f"{roll}/{skipped}" for roll, skipped in dice.burned)] if dice.burned else []
    words += ["rolls", *map(quoted, dice.rolls)] if dice.rolls else []
    return " ".join(words)


def word(text: str) -> str:
    """A word as it is, if it can stand so."""
    return text if re.fullmatch(r'[^\s"#()|]\S*', text) and text.isprintable() else quoted(text)


def quoted(text: str) -> str:
    """A text in quotation marks."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _row(row: str) -> str:
    """A row of a position, quoted where it would not come back as it is."""
    is_plain = row.isprintable() and not row.startswith('"') and row == row.rstrip()
    return row if is_plain else quoted(row)
