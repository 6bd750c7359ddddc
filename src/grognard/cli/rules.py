"""`grognard rules`: the clauses of a game, the code that decides each, its tests, and what is missing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from rich.console import Console

    from grognard.kernel.table.title import Title
    from grognard.kernel.words.rulebook import Clause, ClauseCoverage, CodePlace, Coverage


@click.command("rules", cls=TranslatedCommand, help="about-rules")
@click.argument("game")
@click.argument("clause", required=False)
@option("--search", "words", key="search")
@option("--coverage", "is_coverage", key="coverage", is_flag=True)
@option("--json", "as_json", key="json", is_flag=True)
@option("--against", "other", key="against-book")
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    clause: str | None,
    words: str | None,
    is_coverage: bool,
    other: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Print clauses, their coverage, or how another book of the series differs."""
    from grognard import shelf
    from grognard.cli import NOT_DONE
    from grognard.cli.against import show_difference
    from grognard.cli.show import screen

    title, console = shelf.title(game), screen()
    if other is not None:
        asked = choose(title, clause, words, lang) if clause or words else ()
        show_difference(console, title, shelf.title(other), {entry.id for entry in asked}, lang)
        return
    tests = tests_of(title.id)
    covered = laid_beside(title, tests)
    if as_json:
        chosen = {entry.id for entry in choose(title, clause, words, lang)}
        click.echo(
            json.dumps([as_values(each, lang) for each in covered.clauses if each.clause.id in chosen], indent=2)
        )
        return
    if tests is None:
        say_no_tests(title.id, lang)
    if is_coverage:
        show_coverage(console, covered, lang)
        ctx.exit(NOT_DONE if covered.faults else 0)
    chosen = {entry.id for entry in choose(title, clause, words, lang)}
    entries = [entry for entry in covered.clauses if entry.clause.id in chosen]
    if clause is None and words is None:
        show_list(console, entries, lang)
        return
    for entry in entries:
        show_clause(console, title, entry, lang)


def as_values(entry: ClauseCoverage, lang: str) -> dict[str, Any]:
    """One clause as plain values, with the lines that decide and prove it."""
    clause = entry.clause
    told = {"id": clause.id, "title": clause.titles[lang], "text": clause.texts[lang], "kind": clause.kind}
    places = {"code": [where(each) for each in entry.code], "tests": [where(each) for each in entry.tests]}
    return {**told, "status": clause.status, **places, "lacks": list(entry.faults)}


def choose(title: Title, clause: str | None, words: str | None, lang: str) -> Sequence[Clause]:
    """The requested clauses: one, a chapter, those with some words, or all."""
    from grognard.kernel.errors import Unreadable

    book = title.book
    found = [entry for entry in book if clause is None or is_within(entry.id, clause.lstrip("§"))]
    if not found:
        raise Unreadable(speech(lang).text("rules-no-clause", game=title.id, clause=clause))
    if words is not None:
        found = [entry for entry in book.search(words, lang) if entry in found]
        if not found:
            raise Unreadable(speech(lang).text("rule-none", words=words))
    return found


def is_within(clause: str, wanted: str) -> bool:
    """Whether a clause is the requested one or in the requested chapter."""
    return clause == wanted or clause.startswith(f"{wanted}.")


def tests_of(game: str) -> Path | None:
    """The folder of a game's tests in the current checkout or folder; None if there is none."""
    import grognard

    package = Path(grognard.__file__).resolve().parent
    for root in (package.parent.parent, Path.cwd()):
        folder = root / "tests" / "games" / game
        if folder.is_dir():
            return folder
    return None


def say_no_tests(game: str, lang: str) -> None:
    """Say that a game's tests are not here to be compared."""
    from grognard.cli.show import screen

    screen(stderr=True).print(speech(lang).text("rules-no-tests", folder=f"tests/games/{game}"))


def laid_beside(title: Title, tests: Path | None) -> Coverage:
    """Compare the rulebook with the code, and with the tests if they are available."""
    import tempfile

    from grognard.kernel.table.game_class import packages_of
    from grognard.kernel.words.rulebook import coverage

    if tests is not None:
        return coverage(title.book, packages_of(title.play), tests)
    with tempfile.TemporaryDirectory() as nothing:
        return coverage(title.book, packages_of(title.play), Path(nothing))


def where(place: CodePlace) -> str:
    """A line of a file, relative to the current folder or to the package."""
    import grognard

    path = Path(place.file).resolve()
    for root in (Path.cwd().resolve(), Path(grognard.__file__).resolve().parent.parent):
        if path.is_relative_to(root):
            return f"{path.relative_to(root)}:{place.line}"
    return str(place)


# Printing -------------------------------------------------------------------------------------------------------


def show_list(console: Console, entries: Sequence[ClauseCoverage], lang: str) -> None:
    """Every clause on a line: number, title, status, its code and its tests."""
    from rich.table import Table

    words = speech(lang)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("clause", "title", "status", "code", "tests"):
        table.add_column(words.text(f"column-{column}"), no_wrap=column != "title")
    for entry in entries:
        clause, status = entry.clause, words.text(f"status-{entry.clause.status}")
        table.add_row(f"§{clause.id}", clause.titles[lang], status, first_of(entry.code), first_of(entry.tests))
    console.print(table)


def first_of(places: Sequence[CodePlace]) -> str:
    """The first of some places by file name, and how many more there are."""
    more = f" +{len(places) - 1}" if len(places) > 1 else ""
    return f"{Path(places[0].file).name}:{places[0].line}{more}" if places else ""


def show_clause(console: Console, title: Title, entry: ClauseCoverage, lang: str) -> None:
    """One clause in full."""
    from rich.text import Text

    from grognard.cli.show import rule_text

    words = speech(lang)
    console.print(rule_text(title.book, entry.clause.id, lang))
    console.print(Text(words.text(f"status-{entry.clause.status}"), "dim"))
    for key, places in (("rules-code", entry.code), ("rules-tests", entry.tests)):
        for place in places:
            console.print(Text(f"{words.text(key)} {where(place)} {place.name}", "dim"), soft_wrap=True)
    console.print()


def show_coverage(console: Console, covered: Coverage, lang: str) -> None:
    """A table of what each clause has, then everything that is missing."""
    from rich.table import Table

    words = speech(lang)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("clause", "title", "status", "code", "tests", "lacks"):
        table.add_column(words.text(f"column-{column}"), justify="right" if column in ("code", "tests") else "left")
    for entry in covered.clauses:
        clause = entry.clause
        lacks = "; ".join(fault.partition(": ")[2] for fault in entry.faults)
        counts = [str(len(places) or "") for places in (entry.code, entry.tests)]
        status = words.text(f"status-{clause.status}")
        table.add_row(f"§{clause.id}", clause.titles[lang], status, *counts, lacks, style="red" if lacks else "")
    console.print(table)
    for fault in covered.faults:
        console.print(fault, soft_wrap=True)
    enforced = [entry for entry in covered.clauses if entry.clause.is_enforced]
    whole = sum(1 for entry in enforced if not entry.faults)
    console.print(words.text("rules-summary", whole=whole, enforced=len(enforced), clauses=len(covered.clauses)))
