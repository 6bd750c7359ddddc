"""The written parts of a view are what `view` makes, in every game."""

from __future__ import annotations

from typing import NotRequired, get_origin, get_type_hints

import msgspec
import pytest

import grognard
from grognard import PieceView, QuestionView, UnknownView, View, bots
from grognard.shelf import OURS

ANSWERS = 60


def check(shown: object, part: type) -> None:
    """Check that something has every part that is written down, of its type, and no other."""
    msgspec.convert(shown, part, strict=True)
    assert isinstance(shown, dict)
    parts = get_type_hints(part, include_extras=True)
    assert {*shown} <= {*parts}
    assert {*shown} >= {name for name, kind in parts.items() if get_origin(kind) is not NotRequired}


@pytest.mark.parametrize("game", OURS)
def test_a_view_has_the_parts_that_are_written_down(game: str) -> None:
    played = grognard.new(game, seed=5)
    player = bots.make("random")
    for number in range(ANSWERS):
        if (question := played.question) is None:
            break
        if number % 20 == 0:
            for side in (*played.play.sides, None):
                view = played.view(side)
                check(view, View)
                for parts, part in (
                    (view["pieces"][:3], PieceView),
                    (view["unknown"][:3], UnknownView),
                    (view["questions"], QuestionView),
                ):
                    for each in parts:
                        check(each, part)
        bots.let_answer(played, player, question)
