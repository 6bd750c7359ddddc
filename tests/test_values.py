"""Games and what they are made of as Python values: pickled, copied, compared and shown."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import grognard
from grognard.kernel.asking.script import DICE, Side
from grognard.kernel.numbers.dice import Whim

GAMES = ("patrol", "verdun", "marne", "august", "indochine", "italia")
ANSWERS = 40


def pickled(value: Any) -> Any:
    """Return what another process would receive."""
    return pickle.loads(pickle.dumps(value))


def spelled(value: Any) -> Any:
    """Return what the oldest protocol carries."""
    return pickle.loads(pickle.dumps(value, protocol=0))


ROADS: tuple[Callable[[Any], Any], ...] = (pickled, spelled, copy.copy, copy.deepcopy)


@cache
def begun(game: str) -> grognard.Game:
    """Return a game with some answers, some of them of the dice."""
    played, whim = grognard.new(game, seed=3), Whim(1)
    while len(played.entries) < ANSWERS or not any(event.rolls for event in played.events):
        assert played.question is not None
        played.answer(whim.pick(played.question.options))
    return played


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_a_side_comes_back_as_the_very_object(game: str, road: Callable[[Any], Any]) -> None:
    for side in (*begun(game).play.sides, DICE):
        assert road(side) is side
        assert road([side])[0] is side


@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", GAMES)
def test_entries_and_events_are_read_back(game: str, road: Callable[[Any], Any]) -> None:
    played = begun(game)
    entries, events = road(played.entries), road(played.events)
    assert entries == played.entries
    assert all(again.who is entry.who for again, entry in zip(entries, played.entries, strict=True))
    assert events == played.events
    assert [event.faces for event in events] == [event.faces for event in played.events]
    assert [played.say(event) for event in events] == [played.say(event) for event in played.events]


def test_a_side_of_no_game_says_why_it_is_not_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match=r"'east'.*no class of a game declares it"):
        pickle.dumps(Side(1, "east"))
