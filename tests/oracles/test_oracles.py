"""A sample of every oracle: positions and the beginning of a game, of one seed; deeper, of two, and a whole game.

How much says `tests/depth.py`. Fresh seeds, and many, are for `make oracles`.

A difference is somebody's question: whether the program or the oracle has read the book wrongly. It names the seed and
the position; `python -m tests.oracles GAME --seed SEED` repeats it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grognard.kernel.asking.game import Game
from grognard.shelf import title
from tests import depth
from tests.oracles.__main__ import GAMES, oracle
from tests.oracles.positions import random_position
from tests.oracles.runner import Difference, Oracle, Said, Trial


@pytest.mark.parametrize("seed", ["suite", "second"][: depth.times(1)])
@pytest.mark.parametrize("game", GAMES)
def test_the_program_agrees_with_the_book(game: str, seed: str) -> None:
    trial = Trial(oracle(game), seed)
    trial.in_positions(depth.times(trial.oracle.sample) // 3)
    trial.in_games(1, answers=depth.times(400))
    facts = trial.oracle.facts.keys()
    rare = facts - trial.compared.keys()
    assert len(rare) <= len(facts) // 3, f"{rare} are compared nowhere"


@pytest.mark.parametrize("game", GAMES)
def test_random_positions_hold_everything_the_game_knows(game: str) -> None:
    play, recipe = title(game).play, oracle(game).recipe
    lacking = {
        "kinds": {*play.piece_kinds} - recipe.unused,
        "words": {*play.marks, *play.legend.links, *play.legend.hexsides} - recipe.unused
        | {*title(game).optional_rules},
        "letters": {*play.legend.signs},
    }
    for nth in range(150):
        text = random_position(title(game), recipe, Random(f"all/{nth}"))
        lacking["kinds"] -= {piece.kind for piece in title(game).pieces if f"unit {piece.name} at" in text}
        lacking["words"] -= {*text.split()}
        lacking["letters"] -= {letter for line in text.splitlines() if line.startswith("  ") for letter in line}
        if not any(lacking.values()):
            break
    assert not any(lacking.values()), lacking


def liar() -> Oracle:
    """An oracle that knows one thing, and that wrongly."""
    honest = oracle("patrol")
    lying = Oracle("patrol", honest.recipe)

    @lying.fact("turn")
    def turn(game: Game, rng: Random) -> Iterator[Said]:
        yield Said("the turn", game.play.position.turn + 1, game.play.position.turn)

    return lying


def test_a_difference_is_an_error_with_a_position_to_paste() -> None:
    with pytest.raises(Difference, match="turn: the turn") as found:
        Trial(liar(), "liar").in_positions(1)
    again = title("patrol").at(found.value.position, seed=0)
    assert again.play.position.turn == found.value.said.program


def test_a_broken_law_is_a_difference_too() -> None:
    lawless = liar()
    lawless.facts.clear()
    lawless.laws.append(lambda game, memory: ["somebody cheats"])
    trial = Trial(lawless, "lawless", keep_going=True)
    trial.in_positions(1, answers=2)
    assert [difference.said.about for difference in trial.differences] == ["somebody cheats"] * 2


def test_the_same_seed_compares_the_same() -> None:
    first, again = (Trial(oracle("patrol"), "twice") for _ in range(2))
    for trial in (first, again):
        trial.in_positions(5)
    assert first.compared == again.compared
