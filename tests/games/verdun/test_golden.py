"""Golden playthroughs of Verdun: the three days with no option, and the nine days with all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "haumont": Playthrough(GOLDEN, "verdun", "haumont", "golden 1"),
    "fall-gericht": Playthrough(GOLDEN, "verdun", "fall-gericht", "golden 2", ("15.1", "15.2", "15.3", "15.4", "15.5")),
}


@pytest.mark.parametrize("scenario", GAMES)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    GAMES[scenario].check_played_again()


@pytest.mark.parametrize("scenario", GAMES)
def test_the_log_of_a_golden_playthrough_alone_leads_to_the_same_end(scenario: str) -> None:
    GAMES[scenario].check_log_alone()
