"""`grognard replay`: prints a saved game from the beginning, or checks it against the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
@option("--json", "as_json", key="json", is_flag=True)
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
    as_json: bool,
    data: tuple[Path, ...],
    lang: str,
) -> None:
    """Print a saved game, or check it."""
    from grognard import shelf
    from grognard.cli.show import GameWords, screen

    if as_json and is_check:
        raise click.UsageError(speech(lang).text("replay-json-or-check"))
    save = file.read_bytes()
    if is_check:
        ctx.exit(check(save, data, lang))
    title = shelf.title_of_save(save, *data)
    game = title.load(save)
    if until is not None and until < len(game.entries):
        game = game.branch(until)
    if side is not None:
        game.side(side)
    shown = GameWords(game.play, title.book, lang)
    if as_json:
        click.echo(json.dumps(as_values(game, shown, side, events_only), ensure_ascii=False, indent=2))
        return
    console = screen()
    for line in tell(game, shown, side, events_only):
        console.print(line, soft_wrap=True)
    if game.result is not None:
        console.print(shown.verdict(*game.result))
        console.print(shown.scores(game.play.scores()))
    else:
        show_board(game, shown, side)


def check(save: bytes, data: tuple[Path, ...], lang: str) -> int:
    """Play a save or all games of a record again; returns the exit code."""
    from grognard import shelf
    from grognard.cli import record
    from grognard.kernel.files.record_reading import is_record_text

    if is_record_text(save):
        return record.check(save, data, lang)
    return check_save(shelf.title_of_save(save, *data), save, lang)


def check_save(title: Title, save: bytes, lang: str) -> int:
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


def as_values(game: Game, shown: GameWords, side: str | None, events_only: bool) -> dict[str, Any]:
    """The game as values of JSON: its answers with the events after each, those before the first, and the result."""
    after = by_number(told_events(game, side))
    told = {number: [event_values(game, shown, event) for event in events] for number, events in after.items()}
    sides = set() if events_only else answering(game, side)
    entries: list[dict[str, Any]] = []
    for number, entry in enumerate(game.entries, 1):
        said = {"who": entry.who.name, "answer": entry.option.text} if entry.who.name in sides else {}
        if said or number in told:
            entries.append({"number": number, **said, "events": told.get(number, [])})
    return {
        "game": game.play.id,
        "scenario": game.play.scenario.id,
        "options": sorted(game.play.options),
        "turn": game.play.position.turn,
        "before": told.get(0, []),
        "entries": entries,
        "result": None if game.result is None else game.result._asdict(),
    }


def event_values(game: Game, shown: GameWords, event: Event) -> dict[str, Any]:
    """One event as values of JSON."""
    return {"rule": event.rule, "key": event.key, "text": shown.words.event(game.play, event), "dice": [*event.faces]}


def told_events(game: Game, side: str | None) -> list[Event]:
    """The events one side was told, or all; of an event with a public and a private form, the private one."""
    return game.events_for(side) if side else [event for event in game.events if event.unless is None]


def answering(game: Game, side: str | None) -> set[str]:
    """The sides whose answers are shown: one, or all of them without the dice."""
    return {side} if side else {each.name for each in game.play.sides}


def tell(game: Game, shown: GameWords, side: str | None, events_only: bool) -> Iterator[Text]:
    """Answers and events in order."""
    from rich.text import Text

    after, sides = by_number(told_events(game, side)), answering(game, side)
    yield from shown.events(after.get(0, []))
    for number, entry in enumerate(game.entries, 1):
        events = after.get(number, [])
        answered_by = entry.who.name
        if not events_only and answered_by in sides:
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
