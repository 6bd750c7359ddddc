"""The gate of speed: both programs play the same games, a slower one is noticed, and a faster one is let through."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.bench import speed
from tools.bench.speed import Pair, Played

ROOT = Path(__file__).resolve().parents[1]


def pair(before: float, now: float, answers: int = 10, last: str = "red: done") -> Pair:
    """Ten answers before, and so many now."""
    return Pair(Played(10, before, "red: done"), Played(answers, now, last))


def test_a_ratio_is_of_decisions_in_the_same_time() -> None:
    assert pair(1.0, 0.5).ratio == pytest.approx(2.0)
    assert pair(1.0, 1.0, answers=20).ratio == pytest.approx(2.0)


def test_the_ratio_of_a_game_is_the_median_of_its_pairs() -> None:
    found = [pair(1.0, 0.1), pair(1.0, 1.0), pair(1.0, 0.5)]
    assert speed.quartiles(found)[1] == pytest.approx(2.0)


def test_a_game_slower_than_before_by_more_than_a_twentieth_fails() -> None:
    assert speed.too_slow({"patrol": 0.94, "verdun": 0.96}) == ["patrol"]


def test_a_game_that_goes_another_way_is_told() -> None:
    assert "plays differently" in speed.told("patrol", [pair(1.0, 1.0), pair(1.0, 1.0, last="red: hold")])
    assert "plays differently" not in speed.told("patrol", [pair(1.0, 1.0)])


def test_two_programs_play_the_same_game_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    said = speed.arguments(["--only", "patrol/crossing", "--rounds", "2", "--answers", "12"])
    ratios = speed.compare(said, ROOT / "src")
    assert list(ratios) == ["patrol"]
    assert ratios["patrol"] > 0
    assert "plays differently" not in capsys.readouterr().out


def test_a_process_plays_with_the_sources_that_it_is_given(tmp_path: Path) -> None:
    (tmp_path / "grognard").mkdir()
    (tmp_path / "grognard" / "__init__.py").write_text("raise SystemExit('other sources')")
    with speed.program(tmp_path) as other, pytest.raises(ValueError):
        other("patrol", "crossing", "seed", "random", 1)
