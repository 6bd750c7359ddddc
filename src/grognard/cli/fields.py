"""`grognard fields`: what a position of a game can say, taken from the game's declarations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from grognard.kernel.files.fields import DeclaredField
    from grognard.kernel.table.play import Play


@click.command("fields", cls=TranslatedCommand, help="about-fields")
@click.argument("game")
@option("--json", "as_json", key="json", is_flag=True)
@lang_option
def command(game: str, as_json: bool, lang: str) -> None:
    """List the fields of a game's position, with an example of each, and the other words its positions know."""
    from grognard import shelf
    from grognard.kernel.files.fields import declared_fields

    play = shelf.title(game).new(seed=0).play
    fields = declared_fields(play)
    if as_json:
        import json

        click.echo(json.dumps([as_values(play, field, lang) for field in fields], ensure_ascii=False, indent=2))
        return
    show_fields(play, fields, lang)
    show_words(play, lang)


def as_values(play: Play[Any], field: DeclaredField, lang: str) -> dict[str, Any]:
    """One field as plain values."""
    kept = field.kept
    return {
        "name": field.written,
        "per": kept.per,
        "of": list(kept.of) if isinstance(kept.of, tuple) else kept.of,
        "many": kept.many,
        "seen": kept.seen,
        "about": said(play, field.about, lang),
        "example": field.example,
    }


def said(play: Play[Any], key: str, lang: str) -> str:
    """A sentence of the game."""
    from grognard.kernel.words.words import words_for

    return words_for(type(play), lang).messages.text(key)


def show_fields(play: Play[Any], fields: list[DeclaredField], lang: str) -> None:
    """Each field with what it is for, how it is kept, and a line that sets it."""
    from rich.text import Text

    from grognard.cli.show import screen

    console = screen()
    for field in fields:
        console.print(
            Text.assemble((field.written, "bold yellow"), "  ", said(play, field.about, lang)), soft_wrap=True
        )
        console.print(Text("  " + " · ".join(kept_words(play, field, lang)), "dim"), soft_wrap=True)
        console.print(Text(f"  {field.example}"), soft_wrap=True)


def kept_words(play: Play[Any], field: DeclaredField, lang: str) -> Iterator[str]:
    """What the field belongs to, what it holds, and who may see it."""
    words, kept = speech(lang), field.kept
    yield words.text(f"fields-{kept.per.replace(' ', '-')}")
    if isinstance(kept.of, str) and not kept.many:
        yield words.text(f"fields-of-{kept.of}")
    else:
        things = kept.of if isinstance(kept.of, tuple) else [side.name for side in play.sides]
        yield words.text("fields-of-many" if kept.many else "fields-of-words", words=", ".join(things))
    yield words.text(f"fields-seen-{kept.seen}")


def show_words(play: Play[Any], lang: str) -> None:
    """The other words that positions of this game can use."""
    from rich.text import Text

    from grognard.cli.show import screen

    console = screen()
    console.print()
    for key, names in known_words(play).items():
        if names:
            head = speech(lang).text(f"fields-{key}")
            console.print(Text.assemble((head, "dim"), f" {', '.join(names)}"), soft_wrap=True)


def known_words(play: Play[Any]) -> dict[str, list[str]]:
    """The words a position may use besides fields, by type."""
    legend = play.legend
    phases = [f"{phase.rule} {phase.side.name}" if phase.side is not None else phase.rule for phase in play.phases()]
    return {
        "marks": list(play.marks),
        "boxes": list(play.board.boxes),
        "values": list(play.piece_values),
        "regions": list(legend.regions),
        "signs": [f"{sign} {terrain}" for sign, terrain in legend.signs.items()],
        "links": list(legend.links),
        "hexsides": list(legend.hexsides),
        "charts": [name for name, chart in play.charts.items() if chart.dice is not None],
        "phases": list(dict.fromkeys(phases)),
    }
