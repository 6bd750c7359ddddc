"""Golden playthroughs of En pointe toujours!: the tutorial, and Phu Tong Hoa with the optional rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "diguette": Playthrough(GOLDEN, "indochine", "diguette", "golden 1"),
    "phu-tong-hoa": Playthrough(GOLDEN, "indochine", "phu-tong-hoa", "golden 2", ("ext.opt.rate",)),
}


@pytest.mark.parametrize("scenario", GAMES)
def test_a_golden_playthrough_is_played_again_to_the_letter(scenario: str) -> None:
    GAMES[scenario].check_played_again()


@pytest.mark.parametrize("scenario", GAMES)
def test_the_log_of_a_golden_playthrough_alone_leads_to_the_same_end(scenario: str) -> None:
    GAMES[scenario].check_log_alone()
