"""A profile: the functions in which random play spends most time.

The profiler makes calls look slower than they are, so its shares are only hints.
"""

from __future__ import annotations

from cProfile import Profile
from pathlib import PurePath
from pstats import Stats

import msgspec

import grognard
from grognard.lab.bench.clock import Effort
from grognard.lab.bench.figures import SCENARIOS, how_many, play_out

TOP = 5


class Hot(msgspec.Struct, frozen=True):
    """One function: where it is, its share of a game's time, and how often it is called for each decision."""

    game: str
    function: str
    where: str
    share: float
    calls: float


def hottest(game: str, effort: Effort) -> list[Hot]:
    """The functions with most own time when the scenarios of a game are played at random, once they are loaded."""
    scenarios = [scenario for scenario, of in SCENARIOS.items() if of == game]
    for scenario in scenarios:
        grognard.new(game, scenario, seed=0)
    games = [(scenario, seed) for scenario in scenarios for seed in range(how_many(scenario, effort))]
    profile = Profile()
    profile.enable()
    decisions = sum(play_out(scenario, seed, effort.decisions)[0] for scenario, seed in games)
    profile.disable()
    timed = Stats(profile).stats  # type: ignore[attr-defined]
    whole = sum(own for _, _, own, _, _ in timed.values())
    top = sorted(timed.items(), key=lambda item: -item[1][2])[:TOP]
    return [
        Hot(game, name, _place(file, line), own / whole, calls / decisions)
        for (file, line, name), (_, calls, own, _, _) in top
    ]


def _place(file: str, line: int) -> str:
    """A file relative to the package, and the line; empty for builtins."""
    parts = PurePath(file).parts
    if "grognard" not in parts:
        return f"{parts[-1]}:{line}" if line else ""
    last = len(parts) - 1 - parts[::-1].index("grognard")
    return f"{'/'.join(parts[last + 1 :])}:{line}"
