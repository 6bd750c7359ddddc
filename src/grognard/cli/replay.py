"""`grognard replay`: prints a saved game from the beginning, or checks it against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from rich.text import Text

    from grognard.cli.show import GameWords
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.event import Event
    from grognard.kernel.table.title import Title


@click.command("replay", cls=TranslatedCommand, help="about-replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@option("--check", "is_check", key="replay-check", is_flag=True)
@option("--until", key="until", type=click.IntRange(min=0))
@option("--events", "events_only", key="events", is_flag=True)
@option("--side", key="replay-side")
@option("--data", "data", key="data", type=click.Path(exists=True, file_okay=False, path_type=Path), multiple=True)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    is_check: bool,
    until: int | None,
    events_only: bool,
    side: str | None,
    data: tuple[Path, ...],
    lang: str,
) -> None:
    """Print a saved game, or check it."""
    from grognard import shelf
    from grognard.cli.show import GameWords, screen

    save = file.read_bytes()
    title = shelf.title_of_save(save, *data)
    if is_check:
        ctx.exit(check(title, save, lang))
    game = title.load(save)
    if until is not None and until < len(game.entries):
        game = game.branch(until)
    if side is not None:
        game.side(side)
    console, shown = screen(), GameWords(game.play, title.book, lang)
    for line in tell(game, shown, side, events_only):
        console.print(line, soft_wrap=True)
    if game.result is not None:
        console.print(shown.verdict(*game.result))
        console.print(shown.scores(game.play.scores()))
    else:
        show_board(game, shown, side)


def check(title: Title, save: bytes, lang: str) -> int:
    """Replay the log and compare the result with the snapshot in the file; returns the exit code."""
    from grognard.cli import NOT_DONE
    from grognard.kernel.errors import BadData, Broken, GrognardError
    from grognard.kernel.files.save import read_save

    words = speech(lang)
    try:
        game = title.load(save)
    except Broken:
        raise
    except BadData as fault:
        click.echo("\n".join(fault.faults), err=True)
        return NOT_DONE
    except GrognardError as fault:
        click.echo(str(fault), err=True)
        return NOT_DONE
    kept = read_save(save)
    if kept.snapshot is None:
        click.echo(words.text("replay-no-snapshot"))
    elif kept.edition != title.play.edition:
        click.echo(words.text("replay-other-edition", saved=kept.edition, ours=title.play.edition))
    click.echo(words.text("replay-ok", entries=len(game.entries), turn=game.play.position.turn))
    return 0


def tell(game: Game, shown: GameWords, side: str | None, events_only: bool) -> Iterator[Text]:
    """Print answers and events in order; of an event with a public and a private form, the private one."""
    from rich.text import Text

    told = game.events_for(side) if side else [event for event in game.events if event.unless is None]
    after = by_number(told)
    yield from shown.events(after.get(0, []))
    for number, entry in enumerate(game.entries, 1):
        events = after.get(number, [])
        answered_by = entry.who.name
        if not events_only and answered_by in ({side} if side else {each.name for each in game.play.sides}):
            words = shown.words.option(game.play, entry.option)
            yield Text.assemble((f"{number:>5} ", "dim"), shown.side(answered_by), f": {words}")
        yield from shown.events(events)


def by_number(events: list[Event]) -> dict[int, list[Event]]:
    """Events by the number of answers before them."""
    found: dict[int, list[Event]] = {}
    for event in events:
        found.setdefault(event.number, []).append(event)
    return found


def show_board(game: Game, shown: GameWords, side: str | None) -> None:
    """The board where the log stops, as the side or a spectator sees it."""
    from grognard.cli.show import screen
    from grognard.draw.terminal import board_text, places_text

    console, view = screen(), game.view(side)
    console.print()
    console.print(board_text(game.play.board, view, width=console.width, lang=shown.lang), no_wrap=True, crop=True)
    console.print(places_text(game.play.board, view, shown.lang, shown.naming, console.width))
