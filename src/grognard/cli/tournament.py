"""`grognard tournament`: plays every bot against every other from both sides, and computes ratings."""

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

    from grognard.lab.play.tournament import Tournament


@click.command("tournament", cls=TranslatedCommand, help="about-tournament")
@click.argument("game")
@click.argument("scenarios", nargs=-1, metavar="[SCENARIO]...")
@option("--bots", key="bots-all", default=None)
@option("--games", "-n", key="games-each-way", type=click.IntRange(min=1), default=100, show_default=True)
@option("--seed", key="seed", default="0", show_default=True)
@lab_options
@lang_option
def command(
    game: str,
    scenarios: Sequence[str],
    bots: str | None,
    games: int,
    seed: str,
    options: Sequence[str],
    data: Sequence[Path],
    wanted: LabOptions,
) -> None:
    """Play every bot against every other."""
    from grognard.cli.show import screen
    from grognard.lab.play.tournament import orders_of, tournament

    names = scenarios_of(game, scenarios, data)
    folders = [str(folder.resolve()) for folder in data]
    orders = orders_of(game, names, bots.split(",") if bots else at_once(game, data), seed, options, folders)
    result = play(orders, games, wanted, tournament)
    if not wanted.is_for_screen:
        for each in shown(result, wanted.lang):
            screen().print(each)
    tell_faults(result.results, wanted.lang)
    write(result, wanted)


def at_once(game: str, data: Sequence[Path]) -> list[str]:
    """Every bot that can play a game and answers at once: slow bots must be named."""
    from grognard.bots import can_play, known, takes_time
    from grognard.shelf import title

    id_ = title(game, *data).id
    return [name for name in known() if can_play(name, id_) and not takes_time(name)]


def shown(result: Tournament, lang: str) -> list[str | Table]:
    """The tables of a tournament: ratings, pairings, matches, and the advantage of the first side."""
    from grognard.kernel.words.words import words_for

    words, title = speech(lang), result.results[0].order.title
    games = sum(len(each.played) for each in result.results)
    first = result.results[0]
    side = words_for(title.play, lang).messages.text(f"side-{first.sides[0]}")
    return [
        words.text("tournament-title", game=title.title(lang), games=games),
        words.text("tournament-seed", seed=first.order.seed, last=len(first.played) - 1),
        rating_table(result, lang),
        words.text("tournament-method", anchor=result.ratings.anchor),
        "",
        words.text("tournament-cross"),
        cross_table(result, lang),
        "",
        words.text("tournament-matches"),
        match_table(result, lang),
        *by_seed(result, lang),
        "",
        words.text("tournament-first-side", side=side),
        side_table(result, lang),
    ]


def rating_table(result: Tournament, lang: str) -> Table:
    """Each bot's Elo and what it won."""
    words, ratings = speech(lang), result.ratings
    grid = _grid()
    for heading in ("bot", "elo", "record", "share", "answer", "operation"):
        _add_column(grid, words.text(f"tournament-{heading}"), is_text=heading == "bot")
    for bot, each in ratings.players.items():
        total = result.total(bot)
        margin = f" ± {each.margin:.0f}" if bot != ratings.anchor else ""
        record = f"{total.won} = {total.drawn} - {total.lost}"
        thought = result.thinking[bot]
        times = seconds_text(thought.per_answer, lang), seconds_text(thought.per_operation, lang)
        grid.add_row(bot, f"{each.elo:.0f}{margin}", record, percent_text(total.share, lang), *times)
    return grid


def seconds_text(seconds: float, lang: str) -> str:
    """A duration, as short as possible."""
    value, digits, unit = (1_000_000 * seconds, 0, "µs") if seconds < 0.001 else (1000 * seconds, 1, "ms")
    if seconds >= 1:
        value, digits, unit = seconds, 1, "s"
    return typeset(f"{decimal_text(value, digits, lang)} {unit}", lang)


def match_table(result: Tournament, lang: str) -> Table:
    """Every pair in every scenario: the first bot's share of the points with its interval, draws, and by side."""
    from grognard.kernel.words.words import words_for

    words, title = speech(lang), result.results[0].order.title
    own = words_for(title.play, lang).messages
    is_one = len({each.scenario for each in result.matches}) == 1  # which is told by the heading of the whole
    grid = _grid()
    for heading in ("scenario", "match", "games", "share", "interval", "drawn")[is_one:]:
        _add_column(grid, words.text(f"tournament-{heading}"), is_text=heading in ("scenario", "match"))
    for side in result.results[0].sides:
        _add_column(grid, words.text("tournament-as", side=own.text(f"side-{side}")))
    for each in result.matches:
        low, high = each.record.interval
        grid.add_row(
            *([] if is_one else [title.scenarios[each.scenario].title(lang)]),
            f"{each.bot} – {each.other}",
            str(each.record.games),
            percent_text(each.record.share, lang),
            between(low, high, lang),
            percent_text(each.record.drawn_share, lang),
            *(f"{record.won} = {record.drawn} - {record.lost}" for record in each.by_side.values()),
        )
    return grid


def by_seed(result: Tournament, lang: str) -> list[str]:
    """What bots that share a name, or have played a seed alike, differ by on the same seeds."""
    from grognard.bots.minds.weights import taken_apart

    words, scenarios, told = speech(lang), result.results[0].order.title.scenarios, []
    for each in result.matches:
        is_kin = taken_apart(each.bot)[0] == taken_apart(each.other)[0]
        if is_kin or each.seeds.alike:
            told.append(
                words.text(
                    "tournament-identical" if each.seeds.are_identical else "tournament-by-seed",
                    bot=each.bot,
                    other=each.other,
                    scenario=scenarios[each.scenario].title(lang),
                    seeds=len(each.seeds.points),
                    alike=each.seeds.alike,
                    share=percent_text(each.seeds.share, lang),
                    margin=percent_text(each.seeds.margin, lang),
                )
            )
    return told


def cross_table(result: Tournament, lang: str) -> Table:
    """The share of the points that the row's bot won against the column's."""
    bots = list(result.ratings.players)
    grid = _grid()
    grid.add_column("")
    for bot in bots:
        grid.add_column(bot, justify="right")
    for bot in bots:
        cells = [result.against(bot, other) for other in bots]
        shown = [
            f"{percent_text(cell.share, lang)} ({100 * cell.interval.low:.0f}–{100 * cell.interval.high:.0f})"
            if cell.games
            else "–"
            for cell in cells
        ]
        grid.add_row(bot, *shown)
    return grid


def side_table(result: Tournament, lang: str) -> Table:
    """The advantage of the first side in each scenario."""
    title = result.results[0].order.title
    grid = _grid()
    grid.add_column("")
    grid.add_column(speech(lang).text("tournament-elo"), justify="right")
    for scenario, each in result.ratings.sides.items():
        grid.add_row(title.scenarios[scenario].title(lang), f"{signed(each.elo)} ± {each.margin:.0f}")
    return grid


def _grid() -> Table:
    from rich.table import Table

    return Table(box=None, pad_edge=False)


def _add_column(grid: Table, heading: str, is_text: bool = False) -> None:
    """Add a column: names are broken where there is no room for them, figures never."""
    if is_text:
        grid.add_column(heading, overflow="fold")
    else:
        grid.add_column(heading, justify="right", no_wrap=True)


def signed(elo: float) -> str:
    """A difference with its sign; none where it rounds to nothing."""
    return f"{elo:+.0f}" if round(elo) else "0"
