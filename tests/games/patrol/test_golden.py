"""Golden playthroughs of Patrol: one lively game of each scenario, with flares."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    scenario: Playthrough(GOLDEN, "patrol", scenario, seed, ("15.1",))
    for scenario, seed in {"crossing": "golden 284", "night-raid": "golden 241"}.items()
}
"""The seeds were found by looking for lively games: these see nearly everything that can happen in Patrol."""


@pytest.mark.parametrize("scenario", GAMES)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    GAMES[scenario].check_played_again()


@pytest.mark.parametrize("scenario", GAMES)
def test_the_log_of_a_golden_playthrough_alone_leads_to_the_same_end(scenario: str) -> None:
    GAMES[scenario].check_log_alone()
