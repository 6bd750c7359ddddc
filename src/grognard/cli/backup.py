"""`grognard backup`: copies all games of a server to one file, while it runs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from grognard.cli.serve import FOLDER, default_folder, server_needed
from grognard.cli.speech import TranslatedCommand, lang_option, option, speech


@click.command("backup", cls=TranslatedCommand, help="about-backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@option("--data-dir", "folder", key="data-dir", type=FOLDER)
@option("--database", "url", key="database", default="")
@lang_option
def command(file: Path, folder: Path | None, url: str, lang: str) -> None:
    """Copy the games to a file."""
    words = speech(lang)
    with server_needed(lang, file):
        from grognard.server.storage.backup import SECRET_ENDING, back_up

        where = folder or default_folder(sys.platform, os.environ, Path.home())
        has_secret = back_up(where, url, file)
    click.echo(words.text("backup-made", file=str(file), size=f"{file.stat().st_size / 1e6:.1f}"))
    beside = f"{file}{SECRET_ENDING}"
    click.echo(words.text("backup-secret" if has_secret else "backup-no-secret", file=beside))
