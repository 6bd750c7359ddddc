"""What a bot receives: plain values, previews on request, and no access to the game behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import grognard
from grognard import bots
from grognard.bots.minds.glance import Asked, Glance, OutOfReach
from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Illegal, Stale
from grognard.kernel.numbers.dice import Seeded, Whim
from grognard.kernel.table.position import OPEN
from grognard.lab.conformance.handed import fixed, kept_back, way_to

FIRE = """
patrol crossing
phase 4.5
acting blue
unit B1 at 0605
unit R1 at 0705
unit R2 at 0805 concealed
then activate B1
"""


@pytest.fixture
def game() -> Game:
    return grognard.position("patrol", FIRE)


@pytest.fixture
def handed(game: Game) -> Iterator[tuple[Glance, Asked]]:
    assert game.question is not None
    with bots.shown(game, game.question) as given:
        yield given


def test_a_bot_is_asked_what_the_game_asks(game: Game, handed: tuple[Glance, Asked]) -> None:
    asked, question = handed[1], game.question
    assert question is not None
    assert (asked.who, asked.side, asked.rule, asked.ask) == (question.who, "blue", question.rule, question.ask)
    assert (asked.number, asked.is_menu, asked.args) == (question.number, question.is_menu, question.args)
    assert list(asked.options) == list(question.options)
    assert asked.find("fire 0705") == question.find("fire 0705")
    assert asked.find("fire 0101") is None


def test_an_option_is_explained_by_a_tally_of_plain_values(game: Game, handed: tuple[Glance, Asked]) -> None:
    option = handed[1].find("fire 0705")
    assert option is not None
    mine, true = handed[1].explain(option), game.explain(option)
    assert mine is not None and true is not None
    assert mine.as_json() == true.as_json()
    assert mine is not true
    assert not hasattr(mine, "teller")


def test_only_options_are_explained(game: Game, handed: tuple[Glance, Asked]) -> None:
    with pytest.raises(Illegal, match="not offered"):
        handed[1].explain(game.play.read("fire 0101"))


def test_a_bot_may_ask_why_not_as_a_player_may(game: Game, handed: tuple[Glance, Asked]) -> None:
    assert handed[1].why_not("to 0903") == game.why_not("to 0903")
    assert handed[1].why_not("fire 0705") is None


@pytest.mark.parametrize("name", ["offers", "offer_of", "dice", "_game", "given"])
def test_the_game_is_out_of_reach(name: str, handed: tuple[Glance, Asked]) -> None:
    for thing in handed:
        with pytest.raises(OutOfReach, match=f"{name}: a bot is handed its view and plain values"):
            getattr(thing, name)
        with pytest.raises(AttributeError, match="optoins"):
            getattr(thing, "optoins".lower())


def test_nothing_of_it_can_be_changed(handed: tuple[Glance, Asked]) -> None:
    asked: Any = handed[1]
    with pytest.raises(AttributeError):
        asked.options = ()
    with pytest.raises(AttributeError):
        asked.options.clear()


def test_nothing_leads_to_the_game(game: Game, handed: tuple[Glance, Asked]) -> None:
    """Not by the attributes of tables and games imagined, either."""
    view, asked = handed
    things = {"view": view, "question": asked, "seen": dict(view), "table": view.table(Whim(1))}
    things |= {str(option): asked.explain(option) for option in asked.options}
    assert way_to(things, kept_back(game), fixed(game)) == ""


def test_nothing_leads_there_from_a_trial() -> None:
    game = grognard.new("patrol", "night-raid", seed=1)
    players = {side.name: bots.make("random", side.name) for side in game.play.sides}
    while (question := game.question) is not None and not question.is_menu:
        bots.let_answer(game, players[question.side], question)
    assert question is not None
    assert any(how != OPEN for how in game.play.position.hidden)
    with bots.shown(game, question) as (view, _):
        trial = view.trial(Whim(1), Seeded(1))
        assert way_to({"trial": trial}, kept_back(game), fixed(game)) == ""
    assert way_to({"whole": question}, kept_back(game), fixed(game)) == "whole is a question with its offers"
    offers = {"offers": question.offers}
    assert way_to(offers, kept_back(game), fixed(game)).endswith("given[0] is the table")


def test_a_ticket_is_good_while_the_bot_is_asked(game: Game) -> None:
    assert game.question is not None
    with bots.shown(game, game.question) as (view, asked):
        assert view["turn"] == 1
    assert view["turn"] == 1, "what was looked at stays"
    with pytest.raises(Stale, match="while it is asked"):
        view.table(Whim(1))
    with pytest.raises(Stale, match="while it is asked"):
        asked.explain(asked.options[0])
