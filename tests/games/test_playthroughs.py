"""What is said where a golden game is played otherwise than it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import Playthrough, difference

PLAYED = [("# head", ""), ("german: done", "german §1 ask-go"), ("    §1 All halt.", "german §1 ask-go")]


def test_the_first_difference_is_told_with_its_answer_and_question() -> None:
    kept = ["# head", "german: done", "    §1 All march."]
    told = difference(kept, PLAYED)
    assert told == "line 3, answer 1, to german §1 ask-go\n  kept:   " + "    §1 All march.\n  played:     §1 All halt."
    assert difference([line for line, _ in PLAYED], PLAYED) is None


def test_a_game_that_ends_sooner_differs_at_its_end() -> None:
    kept = ["# head", "german: done", "    §1 All halt.", "german: done"]
    assert "line 4, answer 1," in (difference(kept, PLAYED) or "")
    assert "played: (the end)" in (difference(kept, PLAYED) or "")


def test_a_golden_game_that_differs_names_the_command_that_writes_it(tmp_path: Path) -> None:
    game = Playthrough(tmp_path, "patrol", "crossing", "golden")
    lines = game.played().splitlines()
    lines[5] += " otherwise"
    (tmp_path / "crossing.txt").write_text("\n".join(lines), "utf-8")
    with pytest.raises(pytest.fail.Exception, match="line 6, answer") as told:
        game.check_played_again()
    assert "GROGNARD_GOLDEN=write .venv/bin/python -m pytest tests/games/patrol -k golden" in str(told.value)
