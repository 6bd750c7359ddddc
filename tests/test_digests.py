"""Digests of games: those written down are of every scenario, the games go on as they say, and a change is noticed.

Here the beginning of one game a title is played; `make digests` plays all of them to the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE
from grognard.shelf import OURS
from tools.proofs import digest

FIRST = 120
"""So many answers are played of a game."""
MENDED = "a rule of {0} was mended? then: .venv/bin/python tools/proofs/digest.py --only {0} --write"


@pytest.mark.parametrize("game", OURS)
def test_a_game_goes_on_as_it_is_written_down(game: str) -> None:
    key = f"{game}/{digest.SHORTEST[game]}/random-0"
    row, now = digest.written()[key], digest.play(key, FIRST).row()
    assert now.trail == row.trail[:FIRST], MENDED.format(game)
    assert now.answers < row.answers or now == row, MENDED.format(game)


def test_every_scenario_is_written_down() -> None:
    assert sorted(digest.written()) == sorted(digest.keys())


def test_rows_come_back_as_they_were_written(tmp_path: Path) -> None:
    rows = {
        "patrol/crossing/random-0": digest.Row(2, "0" * 16, "ab"),
        "verdun/haumont/officers": digest.Row(0, "f", ""),
    }
    digest.write(rows, tmp_path / "digests.json")
    assert digest.written(tmp_path / "digests.json") == rows


def test_the_first_answer_that_differs_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A view that changes once some answers are given, and nothing else."""
    key, changed = "patrol/night-raid/random-0", 40
    before = digest.play(key).row()
    honest, seen_after = Game.view, []

    def view(game: Game, side: str | None) -> Mapping[str, object]:
        answers = sum(entry.who is not DICE for entry in game.entries)
        if answers < changed:
            return honest(game, side)
        seen_after.append(answers)
        return {**honest(game, side), "changed": True}

    monkeypatch.setattr(Game, "view", view)
    now = digest.row_of(key)
    assert digest.differences([key], {key: before}, iter([(key, now)])) == [key]
    named = before.first_difference(now)
    assert seen_after[0] <= named < seen_after[0] + 3, "two digits may be equal by chance"
    assert f"first at answer {named} of" in capsys.readouterr().out


def test_nothing_differs_where_nothing_changed(capsys: pytest.CaptureFixture[str]) -> None:
    key = "patrol/crossing/officers"
    assert digest.differences([key], digest.written(), iter([(key, digest.row_of(key))])) == []
    assert capsys.readouterr().out == "1 of 1 games as before\n"
