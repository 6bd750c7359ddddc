"""`grognard bench`: the speed of play, compared with python-chess in the same run."""

from __future__ import annotations

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option


@click.command("bench", cls=TranslatedCommand, help="about-bench")
@option("--json", "as_json", key="json", is_flag=True)
@option("--quick", key="quick", is_flag=True)
@lang_option
def command(as_json: bool, quick: bool, lang: str) -> None:
    """Measure and print."""
    from grognard.lab import bench

    bench.main(json=as_json, quick=quick)
