"""`grognard simulate`: plays many games between bots and summarises the results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.cli.lab import LabOptions, lab_options, play, scenarios_of, tell_faults, write
from grognard.cli.speech import TranslatedCommand, lang_option, option, speech
from grognard.kernel.words.numerals import between, decimal_text, percent_text
from grognard.kernel.words.typeset import typeset

if TYPE_CHECKING:
    from rich.table import Table

    from grognard.lab.play.simulate import Results, Spread


@click.command("simulate", cls=TranslatedCommand, help="about-simulate")
@click.argument("game")
@option("--scenario", "-s", "scenarios", key="scenarios", multiple=True)
@option("--games", "-n", key="games", type=click.IntRange(min=1), default=100, show_default=True)
@option("--bots", key="bots-by-side", default="random", show_default=True)
@option("--seed", key="seed", default="0", show_default=True)
@lab_options
@lang_option
def command(
    game: str,
    scenarios: Sequence[str],
    games: int,
    bots: str,
    seed: str,
    options: Sequence[str],
    data: Sequence[Path],
    wanted: LabOptions,
) -> None:
    """Play many games between bots."""
    from grognard import shelf
    from grognard.cli.show import screen
    from grognard.lab.play.simulate import Order, simulate_all

    names = scenarios_of(game, scenarios, data)
    sides, players = len(shelf.title(game, *data).play.sides), tuple(bots.split(","))
    players = players * sides if len(players) == 1 else players
    folders = tuple(str(folder.resolve()) for folder in data)
    orders = [Order(game, name, seed, tuple(options), players, folders) for name in names]
    results = play(orders, games, wanted, simulate_all)
    if not wanted.is_for_screen:
        for each in results:
            screen().print(heading(each, wanted.lang))
            screen().print(table(each, wanted.lang))
    tell_faults(results, wanted.lang)
    write(results, wanted)


def heading(results: Results, lang: str) -> str:
    """What was played."""
    order, games = results.order, len(results.played)
    name = order.title.scenarios[order.scenario].title(lang)
    return speech(lang).text("simulate-title", scenario=name, games=games, seed=order.seed)


def table(results: Results, lang: str) -> Table:
    """The tables of a simulation."""
    from rich.table import Table

    from grognard.kernel.words.words import words_for
    from grognard.lab.play.figures import wilson

    title = results.order.title
    words, own = speech(lang), words_for(title.play, lang).messages
    games = len(results.played)
    names = {side: own.text(f"side-{side}") for side in results.sides}
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right", style="dim")
    for (side, wins), bot in zip(results.wins.items(), (*results.order.bots, ""), strict=True):
        who = words.text("simulate-wins", side=names[side], bot=bot) if side else words.text("simulate-draws")
        sure = wilson(wins, games)
        grid.add_row(who, str(wins), f"{percent_text(wins / games, lang)} ({between(sure.low, sure.high, lang)})")
    for verdict, times in results.verdicts.items():
        grid.add_row(f"  {own.text(verdict)}", str(times), percent_text(times / games, lang), style="dim")
    for name, score in results.scores.items():
        grid.add_row(words.text("simulate-score", name=names.get(name, name)), *spread_cells(score, lang))
    for side, name in names.items():
        grid.add_row(words.text("simulate-lost", side=name), *spread_cells(results.lost[side], lang))
    for side, name in names.items() if results.has_front else ():
        grid.add_row(words.text("simulate-gained", side=name), *spread_cells(results.gained[side], lang))
    for what in ("turns", "decisions", "dice"):
        grid.add_row(words.text(f"simulate-{what}"), *spread_cells(results.over(what), lang))
    grid.add_row(
        words.text("simulate-speed"),
        f"{results.decisions_per_second:.0f}",
        typeset(f"{decimal_text(results.seconds, 1, lang)} s", lang),
    )
    return grid


def spread_cells(spread: Spread, lang: str) -> tuple[str, str]:
    """The mean, and the range."""
    return decimal_text(spread.mean, 1, lang), f"{spread.least}–{spread.most}"
