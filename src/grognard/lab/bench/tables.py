"""The report as tables for people at a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.table import Table

from grognard.lab.bench.report import JobTime, Report, Target

MET = {True: "[green]met[/]", False: "[red]not met[/]", None: "[yellow]no yardstick[/]"}


def head(report: Report) -> Iterator[str]:
    """The machine and the versions, in a few lines."""
    yield f"grognard {report.grognard}, {report.interpreter}"
    yield f"one addition in a loop: {report.addition_ns:.1f} ns; best and median of {report.rounds} slices, in turn"
    if report.plies is None or report.full_plies is None:
        yield "python-chess is not installed: no ratios. It comes with the extra `bench`."
    else:
        yield (
            f"python-chess in the same run: {report.plies:,.0f} random plies/s, "
            f"{report.full_plies:,.0f} when is_game_over is asked before each"
        )


def tables(report: Report) -> Iterator[Table]:
    """Everything measured."""
    yield pace_table(report)
    yield figure_table(report)
    yield growth_table(report)
    yield turn_table(report)
    yield target_table(report)
    yield profile_table(report)


def _table(title: str, *heads: str) -> Table:
    """An empty table: words to the left, numbers to the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for place, name in enumerate(heads):
        table.add_column(name, justify="right" if place else "left", no_wrap=bool(place))
    return table


def pace_table(report: Report) -> Table:
    """Whole games beside python-chess."""
    heads = ("random play", "decisions/s", "median", "with dice", "to plies/s", "to full plies/s")
    table = _table("Whole games", *heads)
    for pace in report.paces:
        counts = (f"{pace.decisions:,.0f}", f"{pace.decisions_median:,.0f}", f"{pace.entries:,.0f}")
        table.add_row(f"{pace.game}, {pace.scenario}", *counts, ratio(pace.to_plies), ratio(pace.to_full_plies))
    return table


def figure_table(report: Report) -> Table:
    """Microseconds at the size of a real game."""
    table = _table("Parts; where size matters, 140 pieces on 743 hexes", "", "best µs", "median µs", "plies")
    for figure in report.figures:
        if figure.scale == 1:
            table.add_row(figure.label, micros(figure.best), micros(figure.median), _plies(figure))
    return table


def growth_table(report: Report) -> Table:
    """Growth with the size of the game."""
    table = _table("Growth, in games of twice and four times the size", "", "× 2", "× 4", "linear or better")
    for growth in report.growth:
        numbers = (ratio(growth.twice), ratio(growth.four_times))
        table.add_row(growth.label, *numbers, MET[growth.met])
    return table


def turn_table(report: Report) -> Table:
    """The time of a turn played by officers."""
    table = _table("A full turn of officers, both sides", "", "answers", "seconds", "answers/s")
    for turn in report.turns:
        pace = turn.answers / max(turn.seconds, 1e-6)
        table.add_row(f"{turn.game}, {turn.scenario}", f"{turn.answers}", f"{turn.seconds:.2f}", f"{pace:,.0f}")
    return table


def target_table(report: Report) -> Table:
    """The targets."""
    table = _table("Targets", "", "hoped", "measured", "")
    for target in report.targets:
        table.add_row(target.label, target.hoped, _measured(target), MET[target.met])
    return table


def profile_table(report: Report) -> Table:
    """The functions in which random play spends most time."""
    heads = ("", "share", "calls/decision", "where")
    table = _table("Most time of their own in random play, under the profiler", *heads)
    for hot in report.profile:
        table.add_row(f"{hot.game}: {hot.function}", f"{hot.share:.1%}", f"{hot.calls:.2f}", hot.where)
    return table


def micros(number: float) -> str:
    """A number with three significant digits."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def ratio(number: float | None) -> str:
    """A ratio."""
    return "–" if number is None else f"{number:.2f}"


def _plies(figure: JobTime) -> str:
    return "–" if figure.plies is None else f"{figure.plies:.3g}"


def _measured(target: Target) -> str:
    unit = target.hoped.split()[-1]
    return "–" if target.measured is None else f"{target.measured:.2f} {unit}"
