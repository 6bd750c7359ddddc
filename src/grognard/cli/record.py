"""`grognard record`: writes saves as records, gathers records into one file, and makes saves of them again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from grognard.kernel.files.record_form import Record

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.command("record", cls=TranslatedCommand, help="about-record")
@click.argument("files", nargs=-1, required=True, type=FILE)
@option("--out", "-o", key="record-out", type=click.Path(dir_okay=False, path_type=Path))
@option("--data", "data", key="data", type=FOLDER, multiple=True)
@lang_option
def command(files: tuple[Path, ...], out: Path | None, data: tuple[Path, ...], lang: str) -> None:
    """Write games as records, or the only one as a save."""
    from grognard.cli.report import written
    from grognard.records import write

    found = [record for file in files for record in records_of(file, data)]
    if out is None:
        click.echo(write(found), nl=False)
    elif out.suffix == ".json":
        written(out, save_of(found, data), lang)
    else:
        written(out, write(found).encode(), lang)


def records_of(file: Path, data: tuple[Path, ...]) -> Iterator[Record]:
    """Yield the games of a save, a record or a file of games kept; of a record all variations are played, too."""
    from grognard import shelf
    from grognard.kernel.files.record_reading import as_save, is_record_text
    from grognard.lab import kept_games
    from grognard.records import play, read

    if ".jsonl" in file.suffixes:
        yield from (kept.record() for kept in kept_games(file))
        return
    content = file.read_bytes()
    if not is_record_text(content):
        yield shelf.title_of_save(content, *data).load(content).record(as_save(content).bots)
        return
    for record in read(content):
        for _ in play(record, data):
            pass
        yield record


def check(content: bytes, data: tuple[Path, ...], lang: str) -> int:
    """Play all games of a record with their variations, and tell how long each is; return the exit code."""
    from grognard.cli import NOT_DONE
    from grognard.kernel.errors import BadData
    from grognard.records import play, read

    words = speech(lang)
    try:
        for record in read(content):
            first, *others = play(record, data)
            entries, turn = len(first.game.entries), first.game.play.position.turn
            click.echo(words.text("record-ok", entries=entries, turn=turn, variations=len(others)))
    except BadData as fault:
        click.echo("\n".join(fault.faults), err=True)
        return NOT_DONE
    return 0


def save_of(found: list[Record], data: tuple[Path, ...]) -> bytes:
    """Return the save of the only game."""
    from grognard.kernel.errors import Unreadable
    from grognard.records import play

    if len(found) != 1:
        raise Unreadable(f"a save holds one game, and here are {len(found)}")
    return next(play(found[0], data)).game.save(found[0].bots)
