"""Officers with other weights: what a name says, what each game's officer has, and that it plays otherwise."""

from __future__ import annotations

import pytest

from grognard import bots, shelf
from grognard.bots.minds.weights import figures, taken_apart
from grognard.bots.ranks.officer import Officer, commander_of
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Whim
from grognard.lab.play.simulate import Order, play_one
from grognard.server.http.faults import Trouble
from grognard.server.rooms.seats import checked_bot


def new(game: str) -> Game:
    """A game in its first scenario."""
    return shelf.title(game).new(None, [], seed=1)


@pytest.mark.parametrize(
    ("name", "plain", "weights"),
    [
        ("officer", "officer", {}),
        ("officer:step=1.2", "officer", {"step": 1.2}),
        ("general@5:step=1.2:village-prize=-3", "general@5", {"step": 1.2, "village_prize": -3.0}),
        ("mine.bots:Bold:take=0", "mine.bots:Bold", {"take": 0.0}),
        ("mine.bots:Bold", "mine.bots:Bold", {}),
    ],
)
def test_a_name_is_taken_apart(name: str, plain: str, weights: dict[str, float]) -> None:
    assert taken_apart(name) == (plain, weights)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("officer:step=much", "officer:step=much: step is to be 'much', which is no number"),
        ("officer:step=1:Class", "weights come last"),
        ("random:step=1", "random:step=1: random is no officer and has no weights"),
    ],
)
def test_a_name_that_makes_no_sense_is_refused(name: str, fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        bots.make(name)


@pytest.mark.parametrize("game", shelf.OURS)
def test_the_officer_of_every_game_has_weights_that_a_name_can_change(game: str) -> None:
    made = new(game)
    for side in made.play.sides:
        mind = commander_of(game)(made.play, side, Whim(""))
        mind.g = made.play
        usual = figures(mind.character_now())
        assert len(usual) > 5
        mind.take_weights({"step": 7.5})
        assert figures(mind.character_now()) == usual | {"step": 7.5}


def test_a_weight_that_an_officer_does_not_have_is_refused_with_those_there_are() -> None:
    order = Order("verdun", "haumont", bots=("officer:vilage_prize=2", "officer"))
    said = r"verdun has no weight 'vilage_prize'; there are .*; did you mean village_prize"
    with pytest.raises(Unreadable, match=said):
        order.check()
    Order("verdun", "haumont", bots=("officer:village-prize=2", "officer")).check()


def test_an_officer_of_other_weights_plays_otherwise_and_one_of_the_same_the_same() -> None:
    played = [
        play_one(Order("patrol", "crossing", bots=(name, "officer")), 0)
        for name in ("officer", "officer:step=2.0", "officer:step=0.0:take=5")
    ]
    assert played[0] == played[1]
    assert played[0] != played[2]


@pytest.mark.parametrize("name", ["recruit", "general@0.01"])
def test_recruits_and_generals_have_weights_too(name: str) -> None:
    game = new("patrol")
    assert game.question is not None
    bot = bots.make(f"{name}:nerve=4", 1)
    bots.let_answer(game, bot, game.question)
    assert isinstance(bot, Officer)
    assert bot._mind is not None
    assert bot._mind.character_now().nerve == 4


def test_nobody_names_weights_at_a_server() -> None:
    assert checked_bot("general@5", "patrol") == "general@5"
    for wanted in ("officer:step=9", "general@5:step=9", "general@900:step=9"):
        with pytest.raises(Trouble):
            checked_bot(wanted, "patrol")
