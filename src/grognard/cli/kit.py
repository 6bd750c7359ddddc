"""`grognard kit`: the conformance kit, which checks the kernel's promises at every question of many games."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title
    from grognard.kernel.words.messages import Messages
    from grognard.lab.conformance import Finding
    from grognard.lab.conformance.kept import MakeWatch

RANDOM_GAMES, BOT_GAMES = 100, 3
"""How many games are played by default: at random, and by each bot."""


@click.command("kit", cls=TranslatedCommand, help="about-kit")
@click.argument("game", required=False)
@option("--games", "-n", key="kit-games", type=click.IntRange(min=1))
@option("--scenario", "-s", key="scenario")
@option("--bots", key="kit-bots", default="")
@option("--turns", key="kit-turns", type=click.IntRange(min=0), default=0, show_default=True)
@option("--seed", key="seed", default="0", show_default=True)
@option("--jobs", "-j", key="jobs", type=click.IntRange(min=1), default=2, show_default=True)
@option("--json", "as_json", key="json", is_flag=True)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    games: int | None,
    scenario: str | None,
    bots: str,
    turns: int,
    seed: str,
    jobs: int,
    as_json: bool,
    lang: str,
) -> None:
    """Run the conformance kit on a game, or on all of them; or on bots."""
    from grognard import shelf
    from grognard.cli import NOT_DONE
    from grognard.cli.progress import counted
    from grognard.lab.conformance import Findings, check_bots, check_title

    words = speech(lang)
    told: dict[str, GameFindings] = {}
    each = games or (BOT_GAMES if bots else RANDOM_GAMES)
    for name in [game] if game else list(shelf.known()):
        title = shelf.title(name)
        if scenario is not None:
            title.new(scenario)  # an unknown scenario is refused here
        players = able(title, bots.split(","), words.text) if bots else []
        count = each * len(players) if bots else each
        with counted(words.text("kit-progress", game=name), count) as done:
            findings: list[Finding] = (
                check_bots(title, players, each, seed, scenario, turns, done, jobs)
                if bots
                else check_title(
                    title, games=each, seed=seed, scenario=scenario, progress=done, jobs=jobs, watches=pages()
                )
            )
        reasons = findings.reasons if isinstance(findings, Findings) else None
        told[name] = GameFindings(count, findings, reasons)
        if not as_json:
            told[name].tell(name, words)
    if as_json:
        click.echo(json.dumps({name: each.as_values() for name, each in told.items()}, ensure_ascii=False, indent=2))
    ctx.exit(NOT_DONE if any(each.findings for each in told.values()) else 0)


class GameFindings(NamedTuple):
    """What the kit found in the games of one title."""

    games: int
    findings: list[Finding]
    reasons: int | None
    """How many reasons against answers were looked at; None where bots were examined."""

    def tell(self, name: str, words: Messages) -> None:
        """Print each finding on a line, then the sums."""
        for finding in self.findings:
            click.echo(str(finding))
        click.echo(words.text("kit-sum", game=name, games=self.games, findings=len(self.findings)))
        if self.reasons is not None:
            click.echo(words.text("kit-reasons", game=name, reasons=self.reasons))

    def as_values(self) -> dict[str, Any]:
        """The same as values of JSON."""
        return {**self._asdict(), "findings": [finding._asdict() for finding in self.findings]}


def pages() -> list[MakeWatch]:
    """What watches over the pages of the server; nothing where the server is not installed."""
    try:
        from grognard.server.screens.page_check import KeptPages
    except ModuleNotFoundError:
        return []
    return [KeptPages]


def able(title: Title, names: list[str], text: Callable[..., str]) -> list[str]:
    """The bots, of these, that can play a game; the others are named."""
    from grognard.bots import can_play

    known = {name: can_play(name, title.id) for name in dict.fromkeys(names)}
    for name in [name for name, can in known.items() if not can]:
        click.echo(text("kit-cannot-play", game=title.id, bot=name))
    return [name for name, can in known.items() if can]
