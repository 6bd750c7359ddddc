"""`grognard bench`: how fast it plays, beside a peer measured in the same run."""

from __future__ import annotations

import click

from grognard.cli.speech import Told, lang_option, told


@click.command("bench", cls=Told, help="about-bench")
@told("--json", "as_json", key="json", is_flag=True)
@told("--quick", key="quick", is_flag=True)
@lang_option
def command(as_json: bool, quick: bool, lang: str) -> None:
    """Measure."""
    from grognard.lab import bench

    bench.main(json=as_json, quick=quick)
