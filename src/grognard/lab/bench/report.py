"""The report of a benchmark: figures, growth and targets as one plain value.

`--json` prints it; `tables` formats it for a terminal. A missed target is no failure, because machines are noisy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from grognard.lab.bench.clock import TimedJob, Timing
from grognard.lab.bench.hot import Hot
from grognard.lab.bench.officers import MOST_SECONDS, OfficerTurn
from grognard.lab.bench.peer import Interpreter

TOLERANCE = 1.15
"""Growth up to this many times linear growth counts as linear, because the machine is noisy."""

AT_MOST = {"snapshot": 4.0, "restore": 12.0, "reach": 80.0, "supply": 25.0, "question": 6.0}
"""Microseconds, at the size of a real game."""
AT_LEAST = {"marne": 0.7, "indochine": 0.7, "august": 0.7}
"""The target of decisions in whole games for each ply of python-chess; 1 for games not listed."""
WIDER = {
    "marne-decision": ("marne-gneisenau", "marne-friedensturm", "marne: a decision"),
    "marne-menu": ("marne-menu-gneisenau", "marne-menu-friedensturm", "marne: a movement menu"),
    "marne-supply": ("marne-supply-gneisenau", "marne-supply-friedensturm", "marne: a supply check"),
    "august-decision": ("august-bilderweitschen", "august-usdau", "august: a decision"),
}
"""Figures compared between a small scenario and a large one; they may grow in proportion to the combat units."""
SIZES = {"marne": ("gneisenau", "friedensturm"), "august": ("bilderweitschen", "usdau")}
"""The small scenario and the large one of a game."""

PER_UNIT = {"grappa": "gneisenau", "vittorio": "friedensturm"}
"""Scenarios whose decisions, times the combat units on the map, are compared with those of another of the series."""


class JobTime(msgspec.Struct, frozen=True):
    """Microseconds for one unit of a job; `plies` is the same time in plies of python-chess."""

    key: str
    label: str
    scale: int
    best: float
    median: float
    plies: float | None


class Pace(msgspec.Struct, frozen=True):
    """The speed of whole games: decisions of the sides each second, and entries, which include dice."""

    game: str
    scenario: str
    decisions: float
    decisions_median: float
    entries: float
    to_plies: float | None
    to_full_plies: float | None


class Growth(msgspec.Struct, frozen=True):
    """How many times as long something takes in a game twice and four times the size."""

    key: str
    label: str
    twice: float
    four_times: float
    met: bool


class Target(msgspec.Struct, frozen=True):
    """A target, its measured value, and whether it is met; None without python-chess to compare with."""

    key: str
    label: str
    hoped: str
    measured: float | None
    met: bool | None


class Report(msgspec.Struct, frozen=True):
    """One run of the benchmark."""

    grognard: str
    interpreter: Interpreter
    is_quick: bool
    rounds: int
    addition_ns: float
    plies: float | None
    """Random plies of python-chess each second."""
    full_plies: float | None
    """The same, asking `is_game_over` before each."""
    figures: list[JobTime]
    paces: list[Pace]
    growth: list[Growth]
    turns: list[OfficerTurn]
    targets: list[Target]
    profile: list[Hot]


def per_second(timing: Timing | None) -> float | None:
    """Units per second, at best."""
    return None if timing is None else 1e6 / timing.best


def figures(jobs: Sequence[TimedJob], timings: Sequence[Timing], ply: Timing | None) -> list[JobTime]:
    """Every job with its timing, also in plies."""
    return [
        JobTime(
            job.key, job.label, job.scale, timing.best, timing.median, None if ply is None else timing.best / ply.best
        )
        for job, timing in zip(jobs, timings, strict=True)
    ]


def pace(
    game: str, scenario: str, timing: Timing, entries: float, plies: float | None, full_plies: float | None
) -> Pace:
    """The pace of a scenario, given the time of a decision and the entries per decision."""
    each_second = 1e6 / timing.best
    return Pace(
        game=game,
        scenario=scenario,
        decisions=each_second,
        decisions_median=1e6 / timing.median,
        entries=each_second * entries,
        to_plies=None if plies is None else each_second / plies,
        to_full_plies=None if full_plies is None else each_second / full_plies,
    )


def growth(found: Sequence[JobTime]) -> list[Growth]:
    """The growth of figures measured at three sizes."""
    best = {(figure.key, figure.scale): figure.best for figure in found}
    grown = []
    for figure in found:
        if figure.scale == 1 and (figure.key, 4) in best:
            twice, four = (best[figure.key, scale] / figure.best for scale in (2, 4))
            met = twice <= 2 * TOLERANCE and four <= 4 * TOLERANCE
            grown.append(Growth(figure.key, figure.label, twice, four, met))
    return grown


def targets(
    found: Sequence[JobTime],
    paces: Sequence[Pace],
    grown: Sequence[Growth],
    units: Mapping[str, int],
    turns: Sequence[OfficerTurn] = (),
) -> list[Target]:
    """Every target, and whether it is met; `units` is the number of combat units in the scenarios compared."""
    at_size: Mapping[str, JobTime] = {figure.key: figure for figure in reversed(found) if figure.scale == 1}
    judged = [
        Target(key, at_size[key].label, f"≤ {most:g} µs", at_size[key].best, at_size[key].best <= most)
        for key, most in AT_MOST.items()
    ]
    judged += [
        Target(
            f"{each.game}-{each.scenario}",
            f"{each.game}, {each.scenario}, to plies/s",
            f"≥ {AT_LEAST.get(each.game, 1.0):g} ×",
            each.to_plies,
            None if each.to_plies is None else each.to_plies >= AT_LEAST.get(each.game, 1.0),
        )
        for each in paces
        if each.scenario not in PER_UNIT
    ]
    judged += _per_unit(paces, units)
    for key, (small, large, label) in WIDER.items():
        few, many = (units.get(scenario, 0) for scenario in SIZES[key.partition("-")[0]])
        if large not in at_size or not few:
            continue
        more, times = many / few, at_size[large].best / at_size[small].best
        said = f"{label}, {many} combat units to {few}"
        judged.append(Target(f"{key}-growth", said, f"≤ {more:.2g} ×", times, times <= more * TOLERANCE))
    worst = max(grown, key=lambda each: max(each.twice / 2, each.four_times / 4))
    beyond = max(worst.twice / 2, worst.four_times / 4)
    judged.append(Target("growth", f"growth, to linear; most: {worst.label}", f"≤ {TOLERANCE:g} ×", beyond, worst.met))
    for turn in turns:
        if (most := MOST_SECONDS.get(turn.scenario)) is not None:
            said = f"{turn.game}, {turn.scenario}: a full turn of officers"
            judged.append(
                Target(f"officers-{turn.scenario}", said, f"≤ {most:g} s", turn.seconds, turn.seconds <= most)
            )
    return judged


def _per_unit(paces: Sequence[Pace], units: Mapping[str, int]) -> list[Target]:
    """Decisions a second times combat units on the map, against the scenario of about the same size in another game."""
    by_name = {each.scenario: each for each in paces}
    judged = []
    for name, other in PER_UNIT.items():
        if name in by_name and other in by_name:
            mine, yardstick = (by_name[each].decisions * units[each] for each in (name, other))
            said = f"{by_name[name].game}, {name}: decisions/s per unit on the map, to {by_name[other].game}, {other}"
            judged.append(Target(f"{name}-per-unit", said, "≥ 1 ×", mine / yardstick, mine >= yardstick))
    return judged
