"""Golden playthroughs of Marne 1918: Gneisenau without aviation, Blücher and Friedensturm with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "gneisenau": Playthrough(GOLDEN, "marne", "gneisenau", "golden 1"),
    "blucher": Playthrough(GOLDEN, "marne", "blucher", "golden 2", ("17.0",)),
    "friedensturm": Playthrough(GOLDEN, "marne", "friedensturm", "golden 3", ("17.0", "scenarios.quick-setup")),
}


@pytest.mark.parametrize("scenario", GAMES)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    GAMES[scenario].check_played_again()


@pytest.mark.parametrize("scenario", GAMES)
def test_the_log_of_a_golden_playthrough_alone_leads_to_the_same_end(scenario: str) -> None:
    GAMES[scenario].check_log_alone()
