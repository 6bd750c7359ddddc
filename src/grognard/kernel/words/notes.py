"""Notes beside numbers and clauses, as people read them: where a value comes from, and why a clause is not enforced.

A note stands in English where its value or clause is; `notes.fr.toml` of a game has each in French. A source that is in
the book names its clauses, and perhaps a note: `book 5.1, 5.61: one when ready`. What a source is, is in `sources`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from grognard.kernel.files.data import LANGUAGES, Files
from grognard.kernel.files.sources import ValueSource
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.rulebook import Rulebook, printed_number

WRITTEN_IN: Final = LANGUAGES[0]
"""The language of notes in data files."""
IN_THE_BOOK: Final = ("book", "example")
"""The kinds of sources that name clauses."""


class Cited(NamedTuple):
    """The note of a source in the book: the clauses it names, and what it adds."""

    clauses: tuple[str, ...]
    note: str


class Noted(NamedTuple):
    """A note that people see, and the file and key, or the clause, it stands at."""

    note: str
    where: str


class Notes:
    """The notes of a game in every language."""

    def __init__(self, book: Rulebook, translated: Mapping[str, Mapping[str, str]]) -> None:
        self.book = book
        self._translated = translated

    def said(self, note: str, lang: str) -> str:
        """A note in a language; as it is written where that language lacks it."""
        return self._translated.get(lang, {}).get(note, note)

    def cited(self, source: ValueSource) -> Cited:
        """The clauses a source names, and its note."""
        head, _, rest = source.note.partition(": ")
        clauses = tuple(head.split(", "))
        is_cited = source.kind in IN_THE_BOOK and all(clause in self.book for clause in clauses)
        return Cited(clauses, rest) if is_cited else Cited((), source.note)

    def sentence(self, source: ValueSource, messages: Messages) -> str:
        """Where a value comes from, in the language of the messages."""
        clauses, note = self.cited(source)
        named = ", ".join(self._clause(clause, messages) for clause in clauses)
        kind = f"kernel-source-{source.kind}"
        said = messages.text(kind if named or source.kind not in IN_THE_BOOK else f"{kind}-only", clauses=named)
        return messages.text("kernel-source-noted", source=said, note=self.said(note, messages.lang)) if note else said

    def _clause(self, clause: str, messages: Messages) -> str:
        """A clause by its printed number, or by its title where it has none."""
        number = printed_number(clause)
        if number == clause:
            return messages.text("kernel-source-clause", number=number)
        return messages.text("kernel-source-titled", title=self.book.title(clause, messages.lang))

    def faults(self, sources: Iterable[tuple[str, ValueSource]], languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
        """The notes that a language lacks or has in vain, and sources in the book that name no clause of it.

        The sources are those of all values that people can ask about, each by its file and key; the languages are those
        in which the game is written.
        """
        noted: list[Noted] = []
        for where, source in sources:
            if source.kind in IN_THE_BOOK and not self.cited(source).clauses:
                yield f"{where}: {source} names no clause of the book; expected a clause, or several: a note"
            elif source.kind != "owner":
                noted.append(Noted(self.cited(source).note, where))
        noted += [Noted(clause.reason, f"rules.{WRITTEN_IN}.toml: {clause.id}.reason") for clause in self.book]
        places = {note: where for note, where in reversed(noted) if note}
        for lang in languages:
            if lang == WRITTEN_IN or WRITTEN_IN not in languages:
                continue
            there = self._translated.get(lang, {})
            yield from (f"notes.{lang}.toml: {n!r}: missing, {w} has it" for n, w in places.items() if n not in there)
            yield from (f"notes.{lang}.toml: {note!r}: nothing says it" for note in there if note not in places)


def read_notes(files: Files, book: Rulebook) -> Notes:
    """Read the notes of a game; a language without a file has none."""
    found: dict[str, dict[str, str]] = {}
    for lang in LANGUAGES[1:]:
        if files.names(name := f"notes.{lang}.toml"):
            doc = files.read(name)
            found[lang] = {note: doc.str(note) for note in doc.keys()}  # noqa: SIM118 (a document is no mapping)
    return Notes(book, found)
