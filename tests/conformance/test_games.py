"""The kit on every game on the shelf, scenario by scenario, with optional rules drawn at random.

A few dozen games each here; `make kit` runs a thousand.
"""

from __future__ import annotations

import pytest

from grognard.lab.conformance import check_title
from grognard.shelf import OURS, title

SCENARIOS = [(game, scenario) for game in OURS for scenario in title(game).scenarios]
SHORT = [(game, scenario) for game, scenario in SCENARIOS if title(game).scenarios[scenario].minutes <= 30]
"""Those a machine plays in a moment; of the others fewer games are played here."""


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
@pytest.mark.parametrize("batch", range(3))
def test_random_games_keep_every_promise(game: str, scenario: str, batch: int) -> None:
    games = 10 if (game, scenario) in SHORT else 1
    assert check_title(title(game), games=games, seed=f"suite-{batch}", scenario=scenario) == []


@pytest.mark.parametrize(("game", "scenario"), SHORT)
def test_one_game_with_every_check_at_every_question(game: str, scenario: str) -> None:
    assert check_title(title(game), games=1, seed="thorough", scenario=scenario, thorough=True) == []


def test_the_kit_finds_the_same_in_other_processes() -> None:
    shelf = title("patrol")
    assert check_title(shelf, games=4, seed="jobs", jobs=2) == check_title(shelf, games=4, seed="jobs") == []
