"""A finished game is freed at once: nothing in it refers to itself in a circle, for the garbage collector to find."""

from __future__ import annotations

import gc
from collections import Counter

import pytest

from grognard.kernel.numbers.dice import Whim
from grognard.shelf import OURS, title
from tools.proofs.digest import SHORTEST


def play(game: str) -> None:
    """Play the shortest scenario at random."""
    table, whim = title(game).new(SHORTEST[game], seed=1), Whim(1)
    while (question := table.question) is not None:
        table.answer(whim.pick(question.options), question.who)


@pytest.mark.parametrize("game", OURS)
def test_a_finished_game_leaves_no_circles(game: str) -> None:
    play(game)  # so that what is cached for all games is there
    gc.collect()
    gc.disable()
    try:
        play(game)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found = Counter(type(each).__qualname__ for each in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not found
