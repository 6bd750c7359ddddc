"""`grognard simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from grognard.cli.speech import Told, lang_option, speech, told

if TYPE_CHECKING:
    from rich.table import Table

    from grognard.kernel.title import Title
    from grognard.lab.simulate import Results, Spread

EVERY = "all"


@click.command("simulate", cls=Told, help="about-simulate")
@click.argument("game")
@told("--scenario", "-s", "scenarios", key="scenarios", multiple=True)
@told("--games", "-n", key="games", type=click.IntRange(min=1), default=100, show_default=True)
@told("--seed", key="seed", default="0", show_default=True)
@told("--jobs", "-j", key="jobs", type=click.IntRange(min=1), default=2, show_default=True)
@told("--option", "-o", "options", key="option", multiple=True)
@told("--json", "as_json", key="json", is_flag=True)
@told("--out", "out", key="out", type=click.Path(dir_okay=False, writable=True, path_type=Path))
@lang_option
def command(
    game: str,
    scenarios: Sequence[str],
    games: int,
    seed: str,
    jobs: int,
    options: Sequence[str],
    as_json: bool,
    out: Path | None,
    lang: str,
) -> None:
    """Random play against itself."""
    import json

    from grognard import shelf
    from grognard.lab.simulate import Order

    title = shelf.title(game)
    names = list(title.scenarios) if not scenarios or EVERY in scenarios else list(dict.fromkeys(scenarios))
    bots = ("random",) * len(title.play.sides)
    results = run([Order(game, name, seed, tuple(options), bots) for name in names], games, jobs)
    told = [as_plain(each) for each in results]
    if out is not None:
        with_games = [
            {**plain, "played": [g._asdict() for g in each.played]} for plain, each in zip(told, results, strict=True)
        ]
        out.write_text(json.dumps(with_games, indent=1) + "\n", encoding="utf-8")
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    from grognard.cli.show import screen

    for each in results:
        screen().print(table(title, each, lang))
    if out is not None:
        screen().print(speech(lang).text("written", file=str(out)), soft_wrap=True)


def run(orders: Sequence[Any], games: int, jobs: int) -> list[Results]:
    """Play all the orders behind one bar of progress."""
    from grognard.cli.progress import counted
    from grognard.lab.simulate import simulate

    with counted(speech().text("simulate-progress"), games * len(orders)) as done:
        return [simulate(order, games, jobs, done) for order in orders]


def as_plain(results: Results) -> dict[str, Any]:
    """Everything about a simulation; only `speed` depends on the machine."""
    return {
        **results.as_json(),
        "speed": {
            "seconds": round(results.seconds, 3),
            "decisions_per_second": round(results.decisions_per_second),
        },
    }


def table(title: Title, results: Results, lang: str) -> Table:
    """A simulation for people."""
    from rich.table import Table

    from grognard.kernel.words import words_for

    words, own = speech(lang), words_for(title.play, lang).messages
    scenario, count = title.scenarios[results.order.scenario], len(results.played)
    grid = Table(box=None, pad_edge=False, show_header=False, title_justify="left")
    grid.title = words.text("simulate-title", scenario=scenario.title(lang), games=count, seed=results.order.seed)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right", style="dim")
    for side, wins in results.wins.items():
        who = words.text("simulate-wins", side=own.text(f"side-{side}")) if side else words.text("simulate-draws")
        grid.add_row(who, str(wins), f"{100 * wins / count:.1f} %")
    for verdict, times in results.verdicts.items():
        grid.add_row(f"  {own.text(verdict)}", str(times), f"{100 * times / count:.1f} %", style="dim")
    for name, score in results.scores.items():
        who = own.text(f"side-{name}") if own.has(f"side-{name}") else name
        grid.add_row(words.text("simulate-score", name=who), *spread_cells(score))
    for what in ("turns", "decisions", "dice"):
        grid.add_row(words.text(f"simulate-{what}"), *spread_cells(results.over(what)))
    grid.add_row(words.text("simulate-speed"), f"{results.decisions_per_second:.0f}", f"{results.seconds:.1f} s")
    return grid


def spread_cells(spread: Spread) -> tuple[str, str]:
    """The mean, and from where to where."""
    return f"{spread.mean:.1f}", f"{spread.least}–{spread.most}"
