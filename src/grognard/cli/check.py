"""`grognard check`: reads every file of every game, starts every scenario, and reports each fault by file and key.

Given a save, a record of a finished game, or the address of one, it plays that again instead (`played`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.speech import TEXTS, TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title


@click.command("check", cls=TranslatedCommand, help="about-check")
@click.argument("games", nargs=-1)
@option("--data", "data", key="data", type=click.Path(exists=True, file_okay=False, path_type=Path), multiple=True)
@option("--json", "as_json", key="json", is_flag=True)
@option("--head", "head", key="check-head", default="")
@lang_option
@click.pass_context
def command(
    ctx: click.Context, games: tuple[str, ...], data: tuple[Path, ...], as_json: bool, head: str, lang: str
) -> None:
    """Check the data of the games."""
    from grognard import shelf
    from grognard.cli import NOT_DONE, played

    words = speech(lang)
    if files := [each for each in games if played.is_played(each)]:
        if len(games) > 1:
            raise click.UsageError(words.text("check-one-file"))
        ctx.exit(played.check(files[0], data, head, lang))
    if data and len(games) != 1:
        raise click.UsageError(words.text("check-data-needs-game"))
    faults = {"grognard": list(own_faults())}
    if not as_json:
        report("grognard", words.text("check-texts"), faults["grognard"], lang)
    for game in games or shelf.known():
        faults[game], what = check_game(game, data, lang)
        if not as_json:
            report(game, what, faults[game], lang)
    if as_json:
        click.echo(json.dumps(faults, ensure_ascii=False, indent=2))
    ctx.exit(NOT_DONE if any(faults.values()) else 0)


def report(name: str, what: str, faults: list[str], lang: str) -> None:
    """Print each fault on a line, then a summary."""
    for fault in faults:
        click.echo(f"{name}: {fault}")
    click.echo(f"{name}: {speech(lang).text('check-sum', what=what, faults=len(faults))}")


def own_faults() -> Iterator[str]:
    """The faults in the messages that belong to no game."""
    from grognard.kernel.words.messages import Messages

    rooms = {room: files(f"grognard.{room}").joinpath("texts") for room in ("kernel", "lab")} | {"cli": TEXTS}
    for name, folder in ((f"{room}/texts", folder) for room, folder in rooms.items()):
        yield from (f"{name}/{fault}" for fault in Messages.compare([folder]))


def check_game(game: str, data: tuple[Path, ...], lang: str) -> tuple[list[str], str]:
    """Every fault of one game, and what was checked."""
    from grognard import shelf
    from grognard.kernel.errors import BadData, GrognardError

    words = speech(lang)
    try:
        title = shelf.title(game, *data)
    except BadData as fault:
        return list(fault.faults), words.text("check-unreadable")
    except GrognardError as fault:
        return [str(fault)], words.text("check-unreadable")
    faults = [*title.check(), *look_faults(title), *unkept_promises(title, lang), *misnamed_in_code(title)]
    faults += [*taught_wrong(title), *puzzled_wrong(title), *secrets_in_code(title)]
    faults += [] if faults else scenario_faults(title)
    what = words.text(
        "check-what",
        scenarios=len(title.scenarios),
        pieces=len(title.pieces),
        charts=len(title.charts),
        clauses=clauses(title),
    )
    return list(dict.fromkeys(faults)), what


def scenario_faults(title: Title) -> list[str]:
    """The faults in beginning each scenario, with no option and with all, and the secrets of its set-up."""
    from grognard.kernel.errors import BadData
    from grognard.kernel.secrecy.undeclared import undeclared

    faults = []
    for scenario in title.scenarios:
        for options in ([], title.options_of(scenario)):
            try:
                found: list[str] = [*undeclared(title.new(scenario, options, seed=0).play)]
            except BadData as fault:
                found = list(fault.faults)
            except Exception as fault:  # a scenario that cannot start is a fault of its files, whatever was raised
                found = [f"{type(fault).__name__}: {fault}"]
            faults += [f"scenarios/{scenario}.toml: {line}" for line in found]
    return faults


def secrets_in_code(title: Title) -> list[str]:
    """The calls that make secrets in a game whose class says it has none."""
    from grognard.kernel.secrecy.undeclared import undeclared_in_code
    from grognard.kernel.table.game_class import packages_of
    from grognard.kernel.words.named import modules

    return [] if title.play.conceals else [*undeclared_in_code(modules(packages_of(title.play)))]


def look_faults(title: Title) -> list[str]:
    """The faults in the look of the game."""
    from grognard.draw.look import look_of
    from grognard.kernel.errors import BadData

    try:
        look_of(title)
    except BadData as fault:
        return list(fault.faults)
    return []


def taught_wrong(title: Title) -> list[str]:
    """The faults of the lessons: what they name, and what the rules say of their solutions and wrong ways."""
    from grognard.bots import answerer
    from grognard.kernel.errors import BadData
    from grognard.kernel.lessons.proof import lesson_faults, prove

    try:
        lessons = title.lessons
        faults = lesson_faults(title)
    except BadData as fault:
        return list(fault.faults)
    return [*faults, *(what for lesson in lessons.values() for what in prove(lesson, title, None, answerer(lesson.id)))]


def puzzled_wrong(title: Title) -> list[str]:
    """The faults of the puzzles: what they name, what the rules say of their ways, and exact figures that differ."""
    from grognard.kernel.errors import BadData
    from grognard.kernel.puzzles.puzzle_proof import prove, puzzle_faults
    from grognard.lab.puzzles.weighing import exact_figure

    try:
        puzzles = title.puzzles
        faults = puzzle_faults(title)
    except BadData as fault:
        return list(fault.faults)
    reckon = exact_figure(title)
    return [*faults, *(what for puzzle in puzzles.values() for what in prove(puzzle, title, reckon))]


def unkept_promises(title: Title, lang: str) -> list[str]:
    """The clauses said to be enforced that no code decides or no test proves, and the clauses named that are not there.

    Marks are read from the files of the tests; where these are not, as in an installed package, only code is asked for.
    """
    from grognard.cli.rules import laid_beside, say_no_tests, tests_of
    from grognard.kernel.errors import BadData

    tests = tests_of(title.id)
    if tests is None:
        say_no_tests(title.id, lang)
    try:
        covered = laid_beside(title, tests)
    except BadData:  # said by the check of the rules themselves
        return []
    return [*covered.promised(is_proved=tests is not None), *covered.unknown]


def misnamed_in_code(title: Title) -> list[str]:
    """The sentences, charts and rows that code names and the game does not have, or for its engine no book does."""
    from grognard import shelf
    from grognard.kernel.table.game_class import packages_of
    from grognard.kernel.words.messages import Messages, languages_of
    from grognard.kernel.words.named import misnamed, unsaid
    from grognard.kernel.words.words import words_for

    packages = packages_of(title.play)
    series = [name for name in shelf.OURS if {*packages_of(shelf.play_class(name))} & {*packages[1:]}]
    kin = [shelf.title(name) for name in series if name != title.id]
    languages = languages_of(title.play.word_folders())
    words = [Messages(words_for(title.play, lang).folders, lang) for lang in languages]
    traits = {trait for each in (title, *kin) for piece in each.pieces for trait in piece.traits}
    return [*unsaid(packages, words, traits), *misnamed(packages, title.charts, [each.charts for each in kin])]


def clauses(title: Title) -> int:
    """How many clauses the rulebook has, if it can be read."""
    from grognard.kernel.errors import BadData

    try:
        return len(title.book)
    except BadData:
        return 0
