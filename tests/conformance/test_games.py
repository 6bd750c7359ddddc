"""The kit on every game on the shelf, scenario by scenario, with optional rules drawn at random.

A sample: each scenario is played to its end, and the longer it is, the fewer questions get the dear checks; how many
says `tests/depth.py`. The long run, with all checks as often as the kit makes them by itself, is `make kit`.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.table.title import Title
from grognard.lab.conformance import check_title
from grognard.lab.conformance.examiner import ONE_IN
from grognard.server.screens.page_check import KeptPages
from grognard.shelf import OURS, title
from tests import depth

SCENARIOS = [(game, scenario) for game in OURS for scenario in title(game).scenarios]
SHORT = [
    (game, scenario)
    for game in OURS
    for scenario in depth.some([each for each in title(game).scenarios if title(game).scenarios[each].minutes <= 30])
]
"""Those a machine plays in a moment: of each game that has any the first; deeper, the others too."""
SAMPLE = ((30, depth.times(1, 3), 4 * ONE_IN), (60, 1, 16 * ONE_IN), (120, 1, 40 * ONE_IN), (9999, 1, 160 * ONE_IN))
"""For scenarios of so many minutes: how many games are played, and at one question in how many the checks are made."""


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_random_games_keep_every_promise(game: str, scenario: str) -> None:
    minutes = title(game).scenarios[scenario].minutes
    games, one_in = next((games, one_in) for most, games, one_in in SAMPLE if minutes <= most)
    assert check_title(title(game), games=games, seed="suite", scenario=scenario, one_in=depth.one_in(one_in)) == []


@pytest.mark.parametrize(("game", "scenario"), SHORT)
def test_one_game_is_examined_closely(game: str, scenario: str) -> None:
    """Every check at one question in four of a game of ten minutes, in twelve of a game of thirty; deeper, at more."""
    one_in = depth.one_in(4 * title(game).scenarios[scenario].minutes // 10)
    watches = [KeptPages]
    assert check_title(title(game), 1, "thorough", scenario, one_in=one_in, watches=watches) == []


class Asking(Title):
    """A title whose games ask even what has one answer."""

    def new(self, *args: Any, **named: Any) -> Game:
        """A game that asks all."""
        return super().new(*args, **{**named, "ask": "all"})


@pytest.mark.parametrize("game", OURS)
def test_a_game_that_asks_all_keeps_every_promise_too(game: str) -> None:
    asking, one_in = Asking(title(game).play), depth.one_in(16 * ONE_IN)
    assert check_title(asking, games=1, seed="all", scenario=next(iter(asking.scenarios)), one_in=one_in) == []


def test_the_kit_finds_the_same_in_other_processes() -> None:
    shelf = title("patrol")
    watches = [KeptPages]
    found = [check_title(shelf, 2, "jobs", "crossing", one_in=50, jobs=jobs, watches=watches) for jobs in (2, 1)]
    assert found == [[], []]
