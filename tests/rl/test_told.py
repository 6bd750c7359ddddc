"""An observation holds all that its side is told: two questions that look alike are alike."""

from __future__ import annotations

import pytest

from grognard import rl
from tests import depth
from tests.rl.told import SCENARIOS, examined


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_what_is_told_differently_looks_different_and_what_is_kept_is_not_stale(game: str, scenario: str) -> None:
    assert examined(rl.aec(game, scenario), range(1), depth.times(10), with_options=True) == ([], [])


def test_no_two_questions_of_whole_games_look_alike_that_differ() -> None:
    assert examined(rl.aec("patrol", "crossing"), range(3), 200, with_options=True) == ([], [])
    assert examined(rl.aec("indochine", "diguette"), range(2), 200) == ([], [])


def test_without_what_is_asked_some_would() -> None:
    env = rl.aec("patrol", "crossing")
    asked = [column for column in env.layout.blocks["clock"].columns if column.startswith(("ask ", "argument "))]
    assert examined(env, range(3), 200, without=asked).alike
