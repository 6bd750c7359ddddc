"""`grognard report`: the report of a finished game from its save, as a page or as JSON."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech


@click.command("report", cls=TranslatedCommand, help="about-report")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@option("--out", "-o", key="report-out", type=click.Path(dir_okay=False, path_type=Path))
@option("--json", "as_json", key="report-json", type=click.Path(dir_okay=False, path_type=Path))
@option("--data", "data", key="data", type=click.Path(exists=True, file_okay=False, path_type=Path), multiple=True)
@option("--opinion", "sides", key="report-opinion", multiple=True, metavar="SIDE")
@lang_option
def command(
    file: Path, out: Path | None, as_json: Path | None, data: tuple[Path, ...], sides: tuple[str, ...], lang: str
) -> None:
    """Write the report of a finished game."""
    import msgspec

    from grognard import shelf
    from grognard.lab.reports.battle import battle
    from grognard.lab.reports.battlepage import battle_page
    from grognard.lab.reports.opinion_words import opinion
    from grognard.lab.reports.report_words import told_in_full

    save = file.read_bytes()
    game = shelf.title_of_save(save, *data).load(save)
    account = battle(game)
    opinions = [opinion(game, side, lang) for side in sides]
    if as_json is not None:
        encoded = msgspec.json.encode(told_in_full(account, lang, opinions))
        written(as_json, msgspec.json.format(encoded, indent=1) + b"\n", lang)
    if out is not None or as_json is None:
        written(out or file.with_suffix(".html"), battle_page(account, lang, opinions).encode(), lang)


def written(path: Path, content: bytes, lang: str) -> None:
    """Write a file and say so."""
    words = speech(lang)
    try:
        path.write_bytes(content)
    except OSError as trouble:
        told = words.text("save-failed", file=str(path), trouble=trouble.strerror or str(trouble))
        raise click.ClickException(told) from None
    click.echo(words.text("written", file=str(path)))
