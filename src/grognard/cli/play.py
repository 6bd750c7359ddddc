"""`grognard play`: create a game, seat people and bots, and play in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech

if TYPE_CHECKING:
    from rich.console import Console

    from grognard.bots import Bot
    from grognard.kernel.asking.game import Game
    from grognard.kernel.table.title import Title

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.command("play", cls=TranslatedCommand, help="about-play")
@click.argument("game", required=False)
@option("--scenario", "-s", key="scenario")
@option("--option", "-o", "options", key="option", multiple=True)
@option("--seed", key="seed")
@option("--side", key="side")
@option("--against", key="against")
@option("--data", "data", key="data", type=FOLDER, multiple=True)
@option("--load", "load", key="load", type=FILE)
@option("--position", "position", key="position", type=FILE)
@option("--typed-dice", key="typed-dice", is_flag=True)
@option("--no-curtain", key="no-curtain", is_flag=True)
@option("--hints/--no-hints", "hints", key="hints", default=None)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    lang: str,
    no_curtain: bool,
    hints: bool | None,
    side: str | None,
    against: str | None,
    **table: Any,
) -> None:
    """Play a game in the terminal."""
    from grognard.cli.session import Session
    from grognard.cli.show import screen

    console = screen()
    laid = lay_table(console, lang, **table)
    if laid is None:
        return
    title, game = laid
    bots = seat_bots(game, side, against)
    console.print(introduction(title, game, lang))
    session = Session(game, title.book, console, lang, bots, curtain=not no_curtain, hints=hints)
    session.saved_as = table["load"]
    ctx.exit(session.play())


def lay_table(
    console: Console,
    lang: str,
    game: str | None,
    scenario: str | None,
    options: Sequence[str],
    seed: str | None,
    data: Sequence[Path],
    load: Path | None,
    position: Path | None,
    typed_dice: bool,
) -> tuple[Title, Game] | None:
    """The requested game: loaded, from a position, by name, or picked from a menu; None if nothing was picked."""
    from grognard import shelf
    from grognard.kernel.numbers.dice import TypedIn

    dice = TypedIn() if typed_dice else None
    if load is not None:
        return loaded(load, game, data)
    if position is not None:
        text = read_text(position)
        title = shelf.title(game or game_of(text), *data)
        return title, title.at(text, seed, dice)
    if game is None:
        picked = pick(console, lang)
        if picked is None:
            return None
        game, scenario = picked
    title = shelf.title(game, *data)
    return title, title.new(scenario, options, seed, dice)


def loaded(path: Path, game: str | None, data: Sequence[Path]) -> tuple[Title, Game]:
    """A saved game."""
    from grognard import shelf

    save = path.read_bytes()
    title = shelf.title(game, *data) if game else shelf.title_of_save(save, *data)
    return title, title.load(save)


def read_text(path: Path) -> str:
    """Read a text file, or report clearly why it cannot be read."""
    from grognard.kernel.errors import BadData

    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadData([f"{path.name}: not UTF-8 text"]) from None


def game_of(text: str) -> str:
    """The game of a position text: its first word."""
    from grognard.kernel.files.data import Faults
    from grognard.kernel.files.notation import take_apart

    faults = Faults()
    written = take_apart(text, faults)
    faults.check()
    return written.game


def seat_bots(game: Game, side: str | None, against: str | None) -> dict[str, Bot]:
    """Bots for the sides without a person; by default officers, if the game has them."""
    from grognard import bots
    from grognard.kernel.numbers.dice import Seeded

    names = [each.name for each in game.play.sides]
    if side not in (None, "both", *names):
        raise click.UsageError(speech().text("no-side", side=side, sides=", ".join([*names, "both"])))
    if side == "both" or against == "nobody":
        return {}
    against = against or ("officer" if bots.can_play("officer", game.play.id) else "random")
    if not bots.can_play(against, game.play.id):
        raise click.UsageError(speech().text("bot-cannot-play", bot=against, game=game.play.id))
    luck = game.dice.seed if isinstance(game.dice, Seeded) else "table"
    mine = side or names[0]
    return {name: bots.make(against, f"{luck}/{len(game.entries)}/{name}") for name in names if name != mine}


def pick(console: Console, lang: str) -> tuple[str, str] | None:
    """A menu of all games and scenarios; None when the player leaves it."""
    from rich.text import Text

    from grognard.cli.games import readable

    words = speech(lang)
    choices = []
    for id_, title in readable().items():
        for scenario in title.scenarios.values():
            choices.append((id_, scenario.id))
            line = Text.assemble(
                (f"{len(choices):>3} ", "bold yellow"), f"{title.title(lang)} – {scenario.title(lang)}"
            )
            line.append(f"  {words.text('games-length', minutes=scenario.minutes, level=scenario.level)}", "dim")
            console.print(line)
    while True:
        try:
            answer = input(words.text("pick") + " ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1]
        named = [choice for choice in choices if answer and answer in (choice[1], " ".join(choice))]
        if len(named) == 1:
            return named[0]
        console.print(words.text("pick-again", most=len(choices)))


def introduction(title: Title, game: Game, lang: str) -> Any:
    """The name of the game and the description of the scenario."""
    from rich.text import Text

    scenario = game.play.scenario
    text = Text.assemble((title.title(lang), "bold"), f" – {scenario.title(lang)}")
    if about := scenario.about.get(lang):
        text.append(f"\n{about}", "dim")
    if game.play.options:
        named = ", ".join(f"§{each} {title.book.title(each, lang)}" for each in sorted(game.play.options))
        text.append(f"\n{named}", "dim")
    return text
