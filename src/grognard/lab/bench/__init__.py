"""The benchmark: speed on one core, in pure Python, compared with python-chess in the same run.

`grognard bench` prints tables, `--json` one JSON object; docs/performance.md explains them. The jobs are in `figures`
and `peer`, the targets in `report`.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import grognard
from grognard.lab.bench import figures, officers, peer, report
from grognard.lab.bench.clock import QUICK, THOROUGH, Effort, measure
from grognard.lab.bench.hot import hottest
from grognard.lab.bench.report import Report
from grognard.lab.bench.tables import head, tables

__all__ = ["main", "run"]


def run(effort: Effort, tick: Callable[[int, str], None] = lambda total, label: None) -> Report:
    """Measure everything; `tick` is called before each slice with how many there are in all."""
    peers, plays = peer.peers(effort), figures.games(effort)
    parts = [*figures.drills(), *figures.parts()]
    jobs = [*peers, *plays, *parts]
    timings = measure(jobs, effort, lambda label: tick(len(jobs) * effort.rounds, label))
    by_key = {job.key: timing for job, timing in zip(jobs, timings, strict=True) if job.scale == 1}
    played = {job.key: job.run for job in plays if isinstance(job.run, figures.Playing)}
    ply = by_key.get("ply")
    plies, full_plies = report.per_second(ply), report.per_second(by_key.get("full-ply"))
    found = report.figures(jobs, timings, ply)
    paces = [
        report.pace(
            game,
            name,
            by_key[f"{game}-{name}"],
            played[f"{game}-{name}"].entries_per_decision,
            plies,
            full_plies,
        )
        for name, game in figures.SCENARIOS.items()
    ]
    grown, turns = report.growth(found), officers.turns()
    return Report(
        grognard=grognard.__version__,
        interpreter=peer.interpreter(),
        is_quick=effort is QUICK,
        rounds=effort.rounds,
        addition_ns=by_key["addition"].best * 1000,
        plies=plies,
        full_plies=full_plies,
        figures=found,
        paces=paces,
        growth=grown,
        turns=turns,
        targets=report.targets(found, paces, grown, figures.combat_units(), turns),
        profile=[hot for game in dict.fromkeys(figures.SCENARIOS.values()) for hot in hottest(game, effort)],
    )


def main(json: bool = False, quick: bool = False) -> int:
    """Measure and print; a missed target is printed and is no failure."""
    effort = QUICK if quick else THOROUGH
    if json:
        print(msgspec.json.format(msgspec.json.encode(run(effort)), indent=1).decode())
        return 0
    measured = with_bar(effort)
    console = Console()
    for line in head(measured):
        console.print(line, highlight=False)
    for table in tables(measured):
        console.print()
        console.print(table)
    return 0


def with_bar(effort: Effort) -> Report:
    """Measure with a progress bar."""
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("setting up")
        return run(effort, lambda total, label: progress.update(task, total=total, advance=1, description=label))
