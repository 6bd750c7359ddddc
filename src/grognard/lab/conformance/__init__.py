"""The conformance kit: random legal play of any game, with everything the kernel promises checked.

A game that passes can be trusted with saving, undo, replay, hidden information and dice; a game that cheats is caught,
and `tests/conformance` holds one for each way of cheating. Bots are examined the same way, in games they play. Cheap
checks run at every question, expensive ones at randomly drawn questions, or at all of them with `one_in=1`. The kit
knows no game: a game checks its own invariants in `audit`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

from grognard import shelf
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.title import Title
from grognard.lab.conformance import bots, examiner
from grognard.lab.conformance.bots import BotExaminer, BotTrial, seats
from grognard.lab.conformance.examiner import ONE_IN, Examiner, Finding, Findings
from grognard.lab.conformance.kept import MakeWatch

__all__ = [
    "CHECKS",
    "BotExaminer",
    "Examiner",
    "Finding",
    "Findings",
    "check_bot",
    "check_bots",
    "check_game",
    "check_title",
]

CHECKS = examiner.CHECKS | bots.CHECKS
"""Every promise by name, of games and of bots."""


def check_game(
    title: Title,
    scenario: str,
    seed: str,
    one_in: int = ONE_IN,
    watches: Sequence[MakeWatch] = (),
    is_enough: Callable[[], bool] = lambda: False,
) -> Findings:
    """One random game with randomly drawn optional rules; `watches` are more things that are kept between questions."""
    lot = Whim(f"{seed}/options")
    options = [option for option in title.options_of(scenario) if lot.below(2)]
    return Examiner(title, scenario, options, seed, one_in, watches).play_out(is_enough)


def check_title(
    title: Title,
    games: int = 100,
    seed: str | int = 0,
    scenario: str | None = None,
    progress: Callable[[], None] | None = None,
    one_in: int = ONE_IN,
    jobs: int = 1,
    watches: Sequence[MakeWatch] = (),
) -> Findings:
    """Check so many random games of every scenario in turn; returns the findings, empty when all is well."""
    scenarios = [scenario] if scenario else list(title.scenarios)
    tasks = [(scenarios[n % len(scenarios)], f"{seed}-{n}") for n in range(games)]
    findings = Findings()
    for found in _each(title, tasks, one_in, jobs, watches):
        findings += found
        findings.reasons += found.reasons
        if progress is not None:
            progress()
    return findings


def _each(
    title: Title, tasks: list[tuple[str, str]], one_in: int, jobs: int, watches: Sequence[MakeWatch]
) -> Iterator[Findings]:
    if jobs <= 1:
        for scenario, seed in tasks:
            yield check_game(title, scenario, seed, one_in, watches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        where = f"{title.play.__module__}:{title.play.__qualname__}"
        scenarios, seeds = [scenario for scenario, _ in tasks], [seed for _, seed in tasks]
        fixed = repeat(one_in), repeat(watches)
        yield from pool.map(_check_elsewhere, repeat(where), scenarios, seeds, *fixed, chunksize=4)


def _check_elsewhere(where: str, scenario: str, seed: str, one_in: int, watches: Sequence[MakeWatch]) -> Findings:
    """Check one game in another process, which loads the title itself."""
    return check_game(shelf.title(where), scenario, seed, one_in, watches)


def check_bot(trial: BotTrial) -> list[Finding]:
    """Check one game played by a bot."""
    return BotExaminer(trial).play_out()


def check_bots(
    title: Title,
    names: Sequence[str],
    games: int = 3,
    seed: str | int = 0,
    scenario: str | None = None,
    turns: int = 0,
    progress: Callable[[], None] | None = None,
    jobs: int = 1,
) -> list[Finding]:
    """Check so many games of every scenario in turn for each bot: on all sides, then on one side after the other."""
    scenarios = [scenario] if scenario else list(title.scenarios)
    sides = tuple(side.name for side in title.play.sides)
    trials = [
        BotTrial(title, scenarios[n % len(scenarios)], name, f"{seed}-{n}", seats(n // len(scenarios), sides), turns)
        for name in names
        for n in range(games)
    ]
    findings: list[Finding] = []
    for found in _each_trial(trials, jobs):
        findings += found
        if progress is not None:
            progress()
    return findings


def _each_trial(trials: Sequence[BotTrial], jobs: int) -> Iterator[list[Finding]]:
    if jobs <= 1:
        yield from map(check_bot, trials)
        return
    with ProcessPoolExecutor(jobs) as pool:
        where = [f"{trial.title.play.__module__}:{trial.title.play.__qualname__}" for trial in trials]
        yield from pool.map(_check_bot_elsewhere, where, [tuple(trial[1:]) for trial in trials])


def _check_bot_elsewhere(where: str, rest: tuple[Any, ...]) -> list[Finding]:
    """Check one game of a bot in another process, which loads the title itself."""
    return check_bot(BotTrial(shelf.title(where), *rest))
