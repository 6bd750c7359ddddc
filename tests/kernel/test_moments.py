"""The moments of a game: each answer with the game as it stood."""

from __future__ import annotations

from grognard import bots, new
from grognard.kernel.asking.script import DICE
from tests.kernel.tiny import after, duel


def test_every_answer_is_a_moment_with_the_game_before_it() -> None:
    game = new("patrol", "night-raid", seed=4)
    players = {side.name: bots.make("random", side.name) for side in game.play.sides}
    shots = []
    while (question := game.question) is not None:
        shots.append((len(game.entries), game.position_text(), repr(question)))
        bots.let_answer(game, players[question.side], question)
    seen = [
        (moment.number, moment.game.position_text(), repr(moment.question))
        for moment in game.replay()
        if moment.who is not DICE
    ]
    assert seen == shots
    assert [moment.option for moment in game.replay()] == [entry.option for entry in game.entries]


def test_events_of_a_moment_were_told_since_the_last() -> None:
    game = new("patrol", "night-raid", seed=4)
    bots.play_out(game, {side.name: bots.make("random", side.name) for side in game.play.sides})
    told = [event for moment in game.replay() for event in moment.events]
    assert told and told == game.events[: len(told)]
    assert len(told) < len(game.events), "what the last answer brought about comes after the last moment"


def test_sealed_answers_are_moments_of_their_sides() -> None:
    game = after(duel(), "bid 1", *["done"] * 4)
    assert [(moment.who, moment.option) for moment in game.replay()] == [*game.entries]


def test_a_moment_that_is_copied_stays() -> None:
    game = after(duel(), "bid 1", *["done"] * 4)
    kept = [moment.game.copy() for moment in game.replay()]
    assert [len(each.entries) for each in kept] == [*range(len(game.entries))]
