"""Checking what was played: a save, a record, the public record of a finished game, or the address of one.

`grognard check` calls this for files and addresses: what it finds is played again by the rules. What a public record
is, and what its check compares, is in `grognard.kernel.files.record`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.speech import speech
from grognard.kernel.errors import Unreadable

if TYPE_CHECKING:
    from grognard.kernel.files.record import GameRecord, RecordChecked
    from grognard.kernel.table.title import Title
    from grognard.kernel.words.messages import Messages


def is_played(what: str) -> bool:
    """Return whether an argument names something played: a file or an address, not a game."""
    return re.match("https?://", what) is not None or what.endswith(".json") or Path(what).is_file()


def check(what: str, data: tuple[Path, ...], head: str, lang: str) -> int:
    """Play a save or a record again and tell what was found; return the exit code."""
    from grognard import shelf
    from grognard.cli import replay
    from grognard.kernel.files.record import is_record, read_record

    words = speech(lang)
    found = content(what, words)
    if not is_record(found):
        return replay.check(found, data, lang)
    record = read_record(found)
    return told(record, shelf.title(record.game, *data), head, words)


def content(what: str, words: Messages) -> bytes:
    """Return a file, or the record of a game on a server by the address of its page."""
    from grognard.cli.dice import download, from_file

    if re.match("https?://", what) is None:
        return from_file(Path(what), words).save
    whole = re.match(r"(https?://[^/?#]+)/(?:api/games|game|watch)/([^/?#]+)", what)
    if whole is None:
        raise Unreadable(words.text("dice-no-game", address=what))
    return download(f"{whole[1]}/api/games/{whole[2]}/record", words)


def told(record: GameRecord, title: Title, head: str, words: Messages) -> int:
    """Tell what the check of a record found; return the exit code."""
    from grognard.cli import NOT_DONE
    from grognard.kernel.files.record import check_record

    if record.edition != title.play.edition:
        click.echo(words.text("replay-other-edition", saved=record.edition, ours=title.play.edition))
    found = check_record(record, title)
    if found.fault is not None:
        click.echo(words.text(found.fault.key, **found.fault.args))
        return NOT_DONE
    if head and not is_head(record, head):
        click.echo(words.text("record-other-head", head=head))
        return NOT_DONE
    click.echo("\n".join(honest(record, found, head, words)))
    return 0


def is_head(record: GameRecord, head: str) -> bool:
    """Return whether a head that somebody kept, as `line:hash`, is that of the record after this line."""
    line, _, hash_ = head.strip().lower().partition(":")
    return line.isascii() and line.isdecimal() and record.heads[int(line) - 1 : int(line)] == [hash_]


def honest(record: GameRecord, found: RecordChecked, head: str, words: Messages) -> list[str]:
    """Return what a check says that has found nothing wrong."""
    is_seeded = record.dice == "seeded"
    text = words.text
    return [
        text("record-right", lines=len(record.lines)),
        text("record-rolls", count=found.rolls) if is_seeded else text("record-typed"),
        *([text("record-taken-back", count=found.taken_back)] if found.taken_back else []),
        *([text("record-left-out", sides=", ".join(found.left_out))] if is_seeded and found.left_out else []),
        text("record-head-same") if head else text("record-head-none", line=len(record.lines)),
        *([text("record-unproved")] if is_seeded else []),
    ]
