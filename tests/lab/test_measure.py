"""What a game is measured by, held against the position itself."""

from __future__ import annotations

import pytest

import grognard
from grognard.bots import let_answer, make
from grognard.kernel.asking.script import DICE
from grognard.lab.play.measure import Measure, TurnFigures
from grognard.lab.play.simulate import Order, play_one
from grognard.shelf import known, title

SMALL = {game: next(iter(title(game).scenarios)) for game in ("patrol", "verdun", "marne")}


@pytest.mark.parametrize("game", SMALL)
def test_every_game_is_measured_without_its_help(game: str) -> None:
    played = play_one(Order(game, SMALL[game], seed="3"), 0)
    sides = {side.name for side in title(game).play.sides}
    assert game in known()
    assert [turn.turn for turn in played.by_turn] == list(range(played.turns + 1))
    assert all(set(turn.lost) == set(turn.held) == sides for turn in played.by_turn)
    assert all(set(turn.scores) == set(played.scores) for turn in played.by_turn)
    for before, after in zip(played.by_turn, played.by_turn[1:], strict=False):
        assert before.decisions <= after.decisions
        assert before.dice <= after.dice
        assert before.seconds <= after.seconds
    first, last = played.by_turn[0], played.by_turn[-1]
    assert first.decisions == 0
    assert set(first.lost.values()) == {0}
    assert (last.decisions, last.dice, last.scores) == (played.decisions, played.dice, played.scores)
    assert (played.lost, played.held) == (last.lost, last.held)


def test_the_end_of_a_turn_is_the_first_question_of_the_next() -> None:
    """The game is played a second time by hand, and counted where the turn changes."""
    order = Order("patrol", "crossing", seed="3")
    game = grognard.new("patrol", "crossing", seed="3/crossing/0")
    players = {side.name: make("random", f"3/crossing/0/{side.name}") for side in game.play.sides}
    counted = []
    while (question := game.question) is not None:
        turn = game.play.position.turn
        let_answer(game, players[question.side], question)
        if game.play.position.turn != turn or game.question is None:
            rolls = sum(entry.who is DICE for entry in game.entries)
            held = {
                side.name: sum(game.play.controller(h) == side for h in game.play.board.grid.hexes)
                for side in game.play.sides
            }
            counted.append((turn, len(game.entries) - rolls, rolls, game.play.scores(), held))
    by_turn = play_one(order, 0).by_turn[1:]
    assert [(t.turn, t.decisions, t.dice, t.scores, t.held) for t in by_turn] == counted


def test_a_step_lost_counts_and_one_replaced_does_not() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    measure, steps = Measure(game), game.play.position.steps
    red, *_ = measure.sides["red"]
    blue = next(piece for piece in measure.sides["blue"] if game.play.roster.steps[piece] == 2)
    game.play.lose_step(blue)
    game.play.lose_step(red)
    game.play.position.turn = 2
    measure.look()
    steps[blue] += 1
    turns = measure.close()
    assert [turn.lost for turn in turns] == [{"blue": 0, "red": 0}, {"blue": 1, "red": 1}, {"blue": 0, "red": 1}]


def test_a_turn_in_which_nobody_was_asked_is_there_all_the_same() -> None:
    game = grognard.new("patrol", "crossing", seed=1)
    measure = Measure(game)
    game.play.position.turn = 3
    measure.look()
    measure.look()
    assert [turn.turn for turn in measure.close()] == [0, 1, 2, 3]


def test_turns_that_differ_in_their_time_only_are_equal() -> None:
    one, other = (TurnFigures(1, 2, 3, {}, {}, {}, seconds) for seconds in (0.1, 0.2))
    assert one == other
