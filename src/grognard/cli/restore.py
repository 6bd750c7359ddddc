"""`grognard restore`: makes a server's folder from a backup, where there is none yet."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from grognard.cli.serve import FOLDER, default_folder, server_needed
from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

USUAL_GAMES = 100


@click.command("restore", cls=TranslatedCommand, help="about-restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@option("--data-dir", "folder", key="data-dir", type=FOLDER)
@option("--games", key="restore-games", type=click.IntRange(min=0), default=USUAL_GAMES, show_default=True)
@lang_option
def command(file: Path, folder: Path | None, games: int, lang: str) -> None:
    """Make a folder from a backup."""
    words = speech(lang)
    where = folder or default_folder(sys.platform, os.environ, Path.home())
    with server_needed(lang, where):
        from grognard.server.storage.backup import restore

        found = restore(file, where, games)
    counted = {"games": found.games, "players": found.players, "entries": found.entries}
    click.echo(words.text("restore-made", folder=str(where), **counted))
    click.echo(words.text("restore-played", played=found.played, well=found.played - len(found.faults)))
    for game, why in found.faults:
        click.echo(words.text("restore-fault", game=game, fault=why))
    if not found.has_secret:
        click.echo(words.text("restore-no-secret"))
