"""`grognard questions`: every question, verb, tally and outcome of a game, with its meaning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from grognard.kernel.asking.script import Voice
    from grognard.kernel.table.play import Play
    from grognard.kernel.words.words import Words

SORTS: Final = ("asks", "rolls", "verbs", "tallies", "reasons", "outcomes")
"""What is listed, in this order."""
BY_KEY: Final = {"asks": "ask-", "rolls": "roll-", "tallies": "tally-", "reasons": "reason-"}
"""How the keys of sentences begin, for what has no other list."""


@click.command("questions", cls=TranslatedCommand, help="about-questions")
@click.argument("game")
@option("--json", "as_json", key="json", is_flag=True)
@lang_option
def command(game: str, as_json: bool, lang: str) -> None:
    """List what a game asks, what can be answered, and what dice can bring."""
    from grognard import shelf

    listed = questions_of(shelf.title(game).new(seed=0).play, lang)
    if as_json:
        import json

        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for sort in SORTS:
        if listed[sort]:
            show(sort, listed[sort], lang)


def questions_of(play: Play[Any], lang: str) -> dict[str, list[dict[str, str]]]:
    """Everything by sort: its name as programs see it, and its meaning; a verb with its noun and clause too."""
    from grognard.kernel.words.words import words_for

    words = words_for(type(play), lang)
    listed = {sort: [*by_key(words, start, sort)] for sort, start in BY_KEY.items()}
    listed["verbs"] = [verb_told(words, voice) for voice in play.voices.values()]
    listed["outcomes"] = [*outcomes(play, words)]
    return listed


def by_key(words: Words, start: str, sort: str) -> Iterator[dict[str, str]]:
    """The sentences whose keys begin so: questions and rolls keep their keys, tallies are known by their names."""
    keys = words.messages.keys()
    for key in sorted(each for each in keys if each.startswith(start)):
        yield {"name": key if sort != "tallies" else key.removeprefix(start), "means": meaning(words, key)}


def meaning(words: Words, key: str) -> str:
    """A sentence with dots for what is only known in play."""
    said = words.messages.text(key, **dict.fromkeys(words.messages.variables(key), "…"))
    return " ".join(said.split())


def verb_told(words: Words, voice: Voice) -> dict[str, str]:
    """A verb: what it takes, its clause, and the words of its options."""
    keys = (f"option-{voice.verb}", f"kernel-option-{voice.verb}")
    means = next((meaning(words, key) for key in keys if words.messages.has(key)), "")
    return {"name": voice.verb, "noun": voice.noun.value, "rule": voice.rule, "means": means}


def outcomes(play: Play[Any], words: Words) -> Iterator[dict[str, str]]:
    """What the charts can bring, cell by cell."""
    for name, chart in play.charts.items():
        for cell in chart.results if chart.dice is not None else ():
            yield {"name": cell, "chart": name, "means": words.meaning(chart, cell)}


def show(sort: str, listed: list[dict[str, str]], lang: str) -> None:
    """One sort as lines."""
    from rich.text import Text

    from grognard.cli.show import screen

    console, words = screen(), speech(lang)
    console.print(Text(words.text(f"questions-{sort}"), "bold"))
    for each in listed:
        beside = [each[key] for key in ("chart", "noun") if each.get(key)]
        beside += [f"§{each['rule']}"] if each.get("rule") else []
        line = Text.assemble("  ", (each["name"], "yellow"), (f" {' · '.join(beside)}" if beside else "", "dim"))
        console.print(line.append(f"  {each['means']}"), soft_wrap=True)
    console.print()
