"""Bots that have answered as Python values: pickled and copied they answer on as before."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.bots import Bot

GAMES = ("patrol", "verdun", "marne", "august", "indochine", "italia")
STRETCH = 12
STRETCHES = 3


def pickled(value: Any) -> Any:
    """Return what another process would receive."""
    return pickle.loads(pickle.dumps(value))


def answered(game: grognard.Game, players: dict[str, Bot]) -> dict[str, Bot]:
    """Let the players give some answers."""
    for _ in range(STRETCH):
        assert game.question is not None
        bots.let_answer(game, players[game.question.side], game.question)
    return players


@pytest.mark.parametrize(("game", "rank"), [*((game, "officer") for game in GAMES), ("august", "recruit")])
def test_a_bot_that_was_carried_or_copied_answers_on_as_before(game: str, rank: str) -> None:
    played = [grognard.new(game, seed=3) for _ in range(3)]
    kept, carried, copied = (
        {side.name: bots.make(rank, f"5/{side.name}") for side in each.play.sides} for each in played
    )
    for _ in range(STRETCHES):
        answered(played[0], kept)
        carried = pickled(answered(played[1], carried))
        copied = copy.deepcopy(answered(played[2], copied))
    assert played[0].entries == played[1].entries == played[2].entries


def test_a_general_that_has_weighed_is_carried() -> None:
    played = grognard.new("patrol", seed=3)
    players = {side.name: bots.make("general@0.02", 5) for side in played.play.sides}
    general = pickled(answered(played, players))["blue"]
    assert (general.seconds, general.explain()) == (0.02, players["blue"].explain())  # type: ignore[attr-defined]


def test_random_bots_are_equal_when_they_answer_alike() -> None:
    one, other = bots.make("random", 1), bots.make("random", 1)
    assert one == other
    assert hash(one) == hash(other)
    played = grognard.new("patrol", seed=3)
    assert played.question is not None
    bots.ask(played, one, played.question)
    assert one != other
    assert bots.make("random", 2) != other
    assert pickled(one) == one


def test_a_bot_shows_what_it_is() -> None:
    played = grognard.new("patrol", seed=3)
    players = {side.name: bots.make("officer:caution=0.5", 5) for side in played.play.sides}
    assert repr(bots.make("random", 5)) == "Random(seed=5)"
    assert repr(players["red"]) == "<Officer seed=5 with caution=0.5>"
    answered(played, players)
    assert repr(players["red"]) == "<Officer seed=5 with caution=0.5 commanding red in patrol>"


@pytest.mark.parametrize("start", ["crossing", "sketch\nboard\n  . . . . .\n  . w . . .\n  . . . . .\n"])
def test_a_table_is_carried_with_its_setting_and_position(start: str) -> None:
    table = grognard.position("patrol", f"patrol {start}\nphase 4.5\nacting blue\nunit B1 at 0102").play
    for again in (pickled(table), copy.copy(table), copy.deepcopy(table)):
        assert again is not table
        assert (again.position, again.events, again.options) == (table.position, table.events, table.options)
        assert again.board.sketch == table.board.sketch
        assert pickled(again).position == table.position


def test_what_a_bot_was_shown_is_carried_as_plain_values() -> None:
    played = grognard.new("patrol", seed=3)
    assert played.question is not None
    with bots.shown(played, played.question) as (glance, _):
        assert pickled(glance) == played.view(played.question.side)
