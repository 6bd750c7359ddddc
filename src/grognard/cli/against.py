"""`grognard rules GAME --against OTHER`: what differs between two books of one series, clause by clause.

Clauses of two books belong together by the keys by which the engine of the series names them, and by their own number
where the engine names neither.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from grognard.cli.speech import speech
from grognard.kernel.errors import Unreadable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from grognard.kernel.table.title import Title
    from grognard.kernel.words.rulebook import Clause, Rulebook

KINDS: Final = ("differs", "only-here", "only-there", "renumbered", "same")
"""What may be said of a pair; the last two are the same words, under another number or the same."""
LISTED: Final = KINDS[:3]


class Pair(NamedTuple):
    """The clauses of two books that one key stands for; without a key, those of the same number."""

    key: str
    here: tuple[Clause, ...]
    there: tuple[Clause, ...]

    def kind(self, lang: str) -> str:
        """Whether they say the same, in the words of a language."""
        if not (self.here and self.there):
            return "only-here" if self.here else "only-there"
        if [clause.texts[lang] for clause in self.here] != [clause.texts[lang] for clause in self.there]:
            return "differs"
        return "same" if numbers(self.here) == numbers(self.there) else "renumbered"


def numbers(clauses: Sequence[Clause]) -> str:
    """Clauses by their numbers."""
    return ", ".join(f"§{clause.id}" for clause in clauses)


def pairs(book: Rulebook, other: Rulebook) -> Iterator[Pair]:
    """The clauses of two books, pair by pair: in the order of the keys, then of those that the engine does not name."""
    told: set[tuple[tuple[str, ...], tuple[str, ...]]] = {((), ())}
    for key in dict.fromkeys((*book.keys, *other.keys)):
        names = book.keys.get(key, ()), other.keys.get(key, ())
        if names not in told:
            told.add(names)
            yield Pair(key, tuple(book[name] for name in names[0]), tuple(other[name] for name in names[1]))
    keyed_here, keyed_there = ({name for names in told for name in names[which]} for which in (0, 1))
    rest_there = {clause.id: clause for clause in other if clause.id not in keyed_there}
    for clause in book:
        if clause.id not in keyed_here:
            twin = rest_there.pop(clause.id, None)
            yield Pair("", (clause,), () if twin is None else (twin,))
    yield from (Pair("", (), (clause,)) for clause in rest_there.values())


def show_difference(console: Console, title: Title, other: Title, chosen: set[str], lang: str) -> None:
    """Print what differs; of chosen clauses of the first book, the words of both."""
    from grognard.kernel.table.game_class import packages_of

    words = speech(lang)
    if title.id == other.id or not {*packages_of(title.play)[1:]} & {*packages_of(other.play)[1:]}:
        raise Unreadable(words.text("against-no-series", game=title.id, other=other.id))
    found = list(pairs(title.book, other.book))
    if chosen:
        for pair in found:
            if chosen & {clause.id for clause in pair.here}:
                show_pair(console, pair, (title, other), lang)
        return
    for kind in LISTED:
        those = [pair for pair in found if pair.kind(lang) == kind]
        if those:
            console.print(words.text(f"against-{kind}", game=title.id, other=other.id), style="bold")
            console.print(table_of(those, lang))
            console.print()
    counts = {kind.replace("-", "_"): sum(pair.kind(lang) == kind for pair in found) for kind in KINDS}
    console.print(words.text("against-sum", **counts))


def table_of(found: Sequence[Pair], lang: str) -> Table:
    """Pairs on a line each: the numbers in both books, the title, and the key."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False)
    for style in ("yellow", "yellow", "", "dim"):
        table.add_column(style=style, overflow="fold")
    for key, here, there in found:
        name = " / ".join(dict.fromkeys(clause.titles[lang] for clause in (*here[:1], *there[:1])))
        table.add_row(first_of(here), first_of(there), name, key)
    return table


def first_of(clauses: Sequence[Clause]) -> str:
    """The first of some clauses by its number, and how many more there are."""
    return numbers(clauses[:1]) + (f" +{len(clauses) - 1}" if len(clauses) > 1 else "")


def show_pair(console: Console, pair: Pair, titles: tuple[Title, Title], lang: str) -> None:
    """Print a pair in the words of both books."""
    from rich.text import Text

    words = speech(lang)
    heading = pair.key or words.text("against-no-key")
    console.print(Text(heading, "bold"), Text(words.text(f"against-is-{pair.kind(lang)}")))
    for title, clauses in zip(titles, (pair.here, pair.there), strict=True):
        for clause in clauses:
            head = (f"{title.id} §{clause.id} ", "bold yellow"), (clause.titles[lang], "bold")
            console.print(Text.assemble(*head))
            console.print(Text(clause.texts[lang]))
    console.print()
