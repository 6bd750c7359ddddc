"""`grognard kit`: the conformance kit, which plays random games and checks at every question what is promised."""

from __future__ import annotations

import click

from grognard.cli.speech import Told, lang_option, speech, told


@click.command("kit", cls=Told, help="about-kit")
@click.argument("game", required=False)
@told("--games", "-n", key="kit-games", type=click.IntRange(min=1), default=100, show_default=True)
@told("--scenario", "-s", key="scenario")
@told("--seed", key="seed", default="0", show_default=True)
@told("--jobs", "-j", key="jobs", type=click.IntRange(min=1), default=2, show_default=True)
@lang_option
@click.pass_context
def command(
    ctx: click.Context, game: str | None, games: int, scenario: str | None, seed: str, jobs: int, lang: str
) -> None:
    """Run the conformance kit on a game, or on all of them."""
    from grognard import shelf
    from grognard.cli import NOT_DONE
    from grognard.cli.progress import counted
    from grognard.lab.conformance import check_title

    words, total = speech(lang), 0
    for name in [game] if game else list(shelf.known()):
        title = shelf.title(name)
        if scenario is not None:
            title.new(scenario)  # an unknown scenario is refused here
        with counted(words.text("kit-progress", game=name), games) as done:
            findings = check_title(title, games=games, seed=seed, scenario=scenario, progress=done, jobs=jobs)
        for finding in findings:
            click.echo(str(finding))
        click.echo(words.text("kit-sum", game=name, games=games, findings=len(findings)))
        total += len(findings)
    ctx.exit(NOT_DONE if total else 0)
