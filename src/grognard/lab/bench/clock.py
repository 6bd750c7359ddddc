"""Timing: jobs run in many short slices in turn; best and median of each.

Every round gives each job one slice, so that a busy moment of the machine affects all of them. The jobs are defined
elsewhere.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from itertools import repeat
from statistics import median
from time import perf_counter
from typing import NamedTuple


class TimedJob(NamedTuple):
    """A job: `run` does some work and returns how many units it was; `before` prepares it, untimed.

    Whole games run with the garbage collector on, as in real play; short jobs run without it.
    """

    key: str
    label: str
    run: Callable[[], int]
    scale: int = 1
    collects: bool = False
    before: Callable[[], object] | None = None


class Timing(NamedTuple):
    """Microseconds for one unit of a job."""

    best: float
    median: float


class Effort(NamedTuple):
    """How thoroughly to measure: rounds, the length of a slice, the games in a slice of play, and how far they go."""

    rounds: int
    seconds: float
    games: int
    decisions: int = sys.maxsize


THOROUGH = Effort(rounds=15, seconds=0.03, games=8)
QUICK = Effort(rounds=2, seconds=0.002, games=1, decisions=250)
AGES = 100
"""A job whose first run takes so many slices is not run again to see how many runs would fill one."""


Clock = Callable[[], float]


def measure(
    jobs: Sequence[TimedJob], effort: Effort, tick: Callable[[str], None], clock: Clock = perf_counter
) -> list[Timing]:
    """The timing of each job by a clock; `tick` is called with a job's label before each of its slices."""
    loops = [_loops(job, effort.seconds, clock) for job in jobs]
    slices: list[list[float]] = [[] for _ in jobs]
    gc.freeze()  # Otherwise the collector would scan the objects of the jobs before every slice.
    try:
        for _ in range(effort.rounds):
            for job, times, taken in zip(jobs, loops, slices, strict=True):
                tick(job.label)
                taken.append(_slice(job, times, clock))
    finally:
        gc.unfreeze()
    return [Timing(min(taken), median(taken)) for taken in slices]


def _loops(job: TimedJob, seconds: float, clock: Clock) -> int:
    """How often a job runs in a slice of this length; this also fills its caches."""
    first = _seconds(job, clock)
    return 1 if first > AGES * seconds else max(1, round(seconds / max(_seconds(job, clock), 1e-7)))


def _seconds(job: TimedJob, clock: Clock) -> float:
    """How long a job runs this time."""
    start = clock()
    job.run()
    return clock() - start


def _slice(job: TimedJob, loops: int, clock: Clock) -> float:
    """Microseconds for one unit, over one slice."""
    if job.before is not None:
        job.before()
    gc.collect()
    if not job.collects:
        gc.disable()
    try:
        units = 0
        start = clock()
        for _ in repeat(None, loops):
            units += job.run()
        return (clock() - start) * 1e6 / units
    finally:
        gc.enable()
