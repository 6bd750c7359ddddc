"""Golden playthroughs of Italia: the two small scenarios, Radetzky with aviation and the division of Alpini."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "grappa": Playthrough(GOLDEN, "italia", "grappa", "golden 1"),
    "radetzky": Playthrough(GOLDEN, "italia", "radetzky", "golden 2", ("17.0", "scenario.radetzky.display")),
}


@pytest.mark.parametrize("scenario", GAMES)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    GAMES[scenario].check_played_again()


@pytest.mark.parametrize("scenario", GAMES)
def test_the_log_of_a_golden_playthrough_alone_leads_to_the_same_end(scenario: str) -> None:
    GAMES[scenario].check_log_alone()
