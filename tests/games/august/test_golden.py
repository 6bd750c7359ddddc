"""Golden playthroughs of Infantry Attacks: the first game, and Orlau by night and fog, with the option to merge."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "bilderweitschen": Playthrough(GOLDEN, "august", "bilderweitschen", "golden 1"),
    "orlau": Playthrough(GOLDEN, "august", "orlau", "golden 4", ("17.1",)),
}


@pytest.mark.parametrize("scenario", GAMES)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    GAMES[scenario].check_played_again()


@pytest.mark.parametrize("scenario", GAMES)
def test_the_log_of_a_golden_playthrough_alone_leads_to_the_same_end(scenario: str) -> None:
    GAMES[scenario].check_log_alone()
