"""`grognard games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech
from grognard.kernel.files.data import LANGUAGES

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title


@click.command("games", cls=TranslatedCommand, help="about-games")
@option("--json", "as_json", key="json", is_flag=True)
@lang_option
def command(as_json: bool, lang: str) -> None:
    """List the games with their scenarios and optional rules."""
    titles = readable()
    if as_json:
        import json

        listed = {id_: on_the_shelf(title) for id_, title in titles.items()}
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for id_, title in titles.items():
        show(id_, title, lang)


def readable() -> dict[str, Title]:
    """Every game that can be read; faults of the others are reported on standard error."""
    from grognard import shelf
    from grognard.kernel.errors import GrognardError

    titles = {}
    for id_ in shelf.known():
        try:
            titles[id_] = shelf.title(id_)
        except GrognardError as fault:
            click.echo(f"{id_}: {fault}", err=True)
    return titles


def on_the_shelf(title: Title) -> dict[str, Any]:
    """One game as plain values."""
    return {
        "title": {lang: title.title(lang) for lang in LANGUAGES},
        "sides": [side.name for side in title.play.sides],
        "scenarios": {
            name: {
                "title": dict(scenario.titles),
                "about": dict(scenario.about),
                "turns": scenario.turns,
                "minutes": scenario.minutes,
                "level": scenario.level,
                "open": scenario.open or not title.play.conceals,
            }
            for name, scenario in title.scenarios.items()
        },
        "options": {clause: dict(title.book[clause].titles) for clause in title.optional_rules},
    }


def show(id_: str, title: Title, lang: str) -> None:
    """Print one game for people."""
    from rich.text import Text

    from grognard.cli.show import screen
    from grognard.kernel.words.words import words_for

    console, words, own = screen(), speech(lang), words_for(title.play, lang).messages
    subtitle = f" – {own.text('subtitle')}" if own.has("subtitle") else ""
    console.print(Text.assemble((id_, "bold yellow"), "  ", (title.title(lang), "bold"), subtitle))
    wide = max(len(name) for name in title.scenarios)
    for name, scenario in title.scenarios.items():
        length = words.text("games-turns", turns=scenario.turns, minutes=scenario.minutes, level=scenario.level)
        length += f", {words.text('games-open' if scenario.open or not title.play.conceals else 'games-hidden')}"
        console.print(
            Text.assemble("  ", (name.ljust(wide), "yellow"), f"  {scenario.title(lang)}", (f"  {length}", "dim"))
        )
        console.print(Text(" " * (wide + 4) + scenario.about.get(lang, ""), "dim"), soft_wrap=True)
    for clause in title.optional_rules:
        bound = f"  {', '.join(title.book[clause].scenarios)}"
        name = title.book.title(clause, lang)
        console.print(Text.assemble("  ", (f"--option {clause}", "yellow"), f"  {name}", (bound.rstrip(), "dim")))
