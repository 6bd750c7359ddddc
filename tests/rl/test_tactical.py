"""What tactical games keep, as numbers: faces, formations, smoke on hexes, and lists that one side sees."""

from __future__ import annotations

import numpy as np

from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Whim
from grognard.rl import NUMBERS
from grognard.rl.actions import ActionNumbers
from grognard.rl.layout import Layout, squeezed
from grognard.rl.scribe import written
from tests.kernel.ambush import ambush, meeting, night


def read(game: Game, side: str, block: str, row: str) -> dict[str, float]:
    """What is written of one thing for a side, without the zeros."""
    layout = layout_of(game)
    each = layout.blocks[block]
    values = layout.read(written(layout, game.view(side)))[block][each.rows.index(row)]
    return {column: float(value) for column, value in zip(each.columns, values, strict=True) if value}


def layout_of(game: Game) -> Layout:
    return Layout(ambush(), game.play, [game.view(side) for side in game.play.sides])


def smoky() -> Game:
    """After a turn in which East laid smoke."""
    game = meeting("0301", "0202")
    for _ in range(2):
        game.answer("done")
    return game


def test_a_counter_has_the_values_of_its_face() -> None:
    gun = read(meeting(), "east", "pieces", "WG")
    assert (gun["face limbered"], gun["value move"]) == (1, 1)
    assert "value fire" not in gun


def test_formations_have_rows_of_their_own() -> None:
    game = meeting()
    game.answer("activate 1st")
    assert read(game, "west", "formations", "1st") == {
        "own": 1,
        "asked": 1,
        "activated": np.float32(squeezed(1)),
        "tired": np.float32(squeezed(1)),
    }
    assert read(game, "east", "formations", "1st") == {"activated": np.float32(squeezed(1))}


def test_fields_and_lists_are_written_of_hexes() -> None:
    game = smoky()
    for side in ("west", "east"):
        assert read(game, side, "places", "0202")["smoke"] == np.float32(squeezed(1))
    mine, theirs = read(game, "west", "places", "0301"), read(game, "east", "places", "0301")
    assert mine == {"listed targets": 1, "listed plan": 1}
    assert theirs == {}


def test_a_marker_is_one_unknown_counter() -> None:
    assert read(night(), "east", "places", "0101")["unknown"] == np.float32(squeezed(1))


def test_vectors_keep_their_shape_and_every_option_is_an_action() -> None:
    game, whim = ambush().new("night", seed=2), Whim("tactical")
    layout, actions = layout_of(game), ActionNumbers(game.play, NUMBERS)
    while game.questions:
        question = whim.pick(list(game.questions.values()))
        assert actions.mask(question).sum() == len(question.options)
        vector = written(layout, game.view(question.side))
        assert vector.shape == (layout.size,) and np.abs(vector).max() <= 1
        game.answer(whim.pick(question.options), question.side)
