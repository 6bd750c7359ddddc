"""The dice enumerated: every future of an answer, with its exact chance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import grognard
from grognard.kernel.numbers.futures import futures

FIGHT = """
patrol
board
  . . .
  . . .
  . . .
phase 4.5
begins blue
acting blue
unit BG at 0101
unit R1 at 0103
"""


def test_the_chances_of_all_futures_add_up_to_one_and_agree_with_the_tally() -> None:
    game = grognard.position("patrol", FIGHT, seed=1)
    game.answer("activate BG")
    tally = game.explain("fire 0103")
    assert tally is not None
    before = game.position_text()
    unhurt = Fraction(0)
    total = Fraction(0)
    for chance, future in futures(game, "fire 0103"):
        total += chance
        kinds = Counter(event.key for event in future.events)
        if not kinds["reduced"] and not kinds["breaks"] and not kinds["holds"]:
            unhurt += chance
    assert total == 1
    assert unhurt == tally.chances()["-"]
    assert game.position_text() == before


def test_too_many_futures_are_refused() -> None:
    game = grognard.position("patrol", FIGHT, seed=1)
    game.answer("activate BG")
    with pytest.raises(ValueError, match="more than 5 futures"):
        list(futures(game, "fire 0103", most=5))
