"""Strides: a piece that moves hex by hex is sent to a place, as far as nothing on the way is a secret or a choice."""

from __future__ import annotations

from fractions import Fraction

import grognard
from grognard import shelf
from grognard.kernel.asking import orders
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.preview import FINAL_OTHER
from grognard.kernel.asking.script import Side
from grognard.kernel.asking.strides import strides, walker
from grognard.kernel.numbers.dice import Seeded
from tests.kernel.tiny import facts

BEFORE_BLUE = ("activate R1", "to 1005", "to 0906", "to 0805", "to 0706", "hold", "to 0705", "hold", "halt")
"""Red goes first and comes to the edge of the village, in sight of Blue."""


def crossing(*answers: str) -> Game:
    game = grognard.new("patrol", "crossing", dice=Seeded("7"))
    for text in answers:
        game.answer(text)
    return game


def asked(game: Game) -> Side:
    assert game.question is not None
    return game.question.who


def piece(game: Game, name: str) -> int:
    return game.play.roster.numbers[name]


def place(game: Game, text: str) -> int:
    found = game.play.board.find_place(text)
    assert found is not None
    return found


def test_a_squad_is_sent_over_several_hexes_and_every_answer_is_legal() -> None:
    game = crossing()
    before, side, squad = facts(game), asked(game), piece(game, "R1")
    goal = place(game, "0805")
    order = orders.march(game, side, [squad], goal)
    assert [each.text for each in order.answers] == ["activate R1", "to 1005", "to 0906", "to 0805"]
    assert [game.play.board.grid.number(each) for each in order.trail][1:] == ["1005", "0906", "0805"]
    assert not order.further and order.final is None
    assert facts(game) == before
    for option in order.answers:
        game.answer(option, side)
    assert game.play.position.at[squad] == goal


def test_the_cheapest_way_costs_what_its_steps_cost() -> None:
    game = crossing("activate R1")
    side, squad = asked(game), piece(game, "R1")
    found = strides(game, side, squad)
    way = found[place(game, "0805")]
    played, price, costs = game.copy(), Fraction(0), list[Fraction]()
    for option in way.answers:
        tally = played.explain(option, side)
        assert tally is not None
        price += sum((abs(Fraction(reason.value)) for reason in tally.reasons), Fraction(0))
        costs.append(found[option.noun].cost)
        played.answer(option, side)
    assert way.cost == price > 1
    assert costs == sorted(costs) and costs[-1] == way.cost


def test_a_way_that_another_side_is_asked_about_ends_there_and_can_be_gone_on() -> None:
    """0705 lies behind 0706, which Blue sees: the order ends there, and the next goes on once Blue has held fire."""
    game = crossing()
    side, squad, goal = asked(game), piece(game, "R1"), place(game, "0705")
    order = orders.march(game, side, [squad], goal)
    assert order.further and order.final is not None and order.final.key == FINAL_OTHER
    for option in order.answers:
        game.answer(option, side)
    assert asked(game) != side and game.play.position.at[squad] != goal
    game.answer("hold")
    again = orders.march(game, side, [squad], goal)
    for option in again.answers:
        game.answer(option, side)
    assert game.play.position.at[squad] == goal


def test_what_lies_behind_a_question_is_not_tried_where_units_may_be_hidden() -> None:
    """Whether a way goes on there may depend on them."""
    open_, hidden = (grognard.new("indochine", name, dice=Seeded("7")) for name in ("diguette", "rail"))
    assert open_.play.has_open_steps() and not hidden.play.has_open_steps()
    assert crossing().play.has_secrets() and crossing().play.has_open_steps()


def test_a_place_out_of_reach_has_its_reason() -> None:
    game = crossing()
    side, squad = asked(game), piece(game, "R1")
    beside = next(iter(orders.reach(game, side, squad)))
    near = orders.march(game, side, [squad], beside)
    assert near.stopped is None
    far = orders.march(game, side, [squad], place(game, "0101"))
    assert not far.answers and far.stopped is not None and far.stopped.key == "kernel-no-way"


def test_where_a_hidden_enemy_may_stop_it_the_place_behind_is_not_called_out_of_reach() -> None:
    """B1009 lies behind B1008, where the squad in the jungle may fire; the platoon has the points to get there."""
    title = shelf.title("indochine")
    game = title.lessons["indochine-losses"].begin(title)
    stopped = orders.march(game, asked(game), [piece(game, "inf-vm-1")], place(game, "B1009")).stopped
    assert stopped is not None and stopped.key == "kernel-no-way-known"


def test_the_walker_of_a_question_is_the_piece_whose_next_step_is_asked_for() -> None:
    game = crossing()
    assert game.question is not None and walker(game, game.question) is None
    game.answer("activate R1")
    assert walker(game, game.question) == piece(game, "R1")
    verdun = grognard.new("verdun", "haumont", dice=Seeded("7"))
    assert verdun.question is not None and walker(verdun, verdun.question) is None
