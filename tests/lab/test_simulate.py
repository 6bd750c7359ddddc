"""Simulations: the same whoever shares the work, and their figures add up."""

from __future__ import annotations

import json

import pytest

from grognard.kernel.errors import BadData, Unreadable
from grognard.lab.simulate import Order, Spread, play_one, simulate, spread

CROSSING = Order("patrol", "crossing", seed="5")


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone, together = simulate(CROSSING, 9, jobs=1), simulate(CROSSING, 9, jobs=2)
    assert alone.played == together.played
    assert alone.as_json() == together.as_json()


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few, more = simulate(CROSSING, 2), simulate(CROSSING, 4)
    assert more.played[:2] == few.played
    assert play_one(CROSSING, 3) == more.played[3]
    assert simulate(CROSSING._replace(seed="6"), 4).played != more.played


def test_figures_add_up() -> None:
    results = simulate(CROSSING, 6)
    assert [game.number for game in results.played] == list(range(6))
    assert sum(results.wins.values()) == sum(results.verdicts.values()) == 6
    assert list(results.wins) == ["blue", "red", ""]
    assert set(results.scores) == {"blue", "red"}
    assert results.over("turns").most <= 5
    assert results.over("decisions").least > 0
    assert results.decisions_per_second > 0
    json.dumps(results.as_json())


def test_a_winner_has_the_points() -> None:
    for game in simulate(Order("patrol", "night-raid"), 6).played:
        if game.winner and game.verdict != "verdict-wiped-out":
            loser = {"blue": "red", "red": "blue"}[game.winner]
            assert game.scores[game.winner] > game.scores[loser]


def test_progress_is_told_of_every_game() -> None:
    steps: list[int] = []
    simulate(CROSSING, 7, progress=steps.append)
    assert sum(steps) == 7


def test_options_are_played() -> None:
    lit = Order("patrol", "crossing", seed="5", options=("15.1",))
    assert simulate(lit, 3).as_json()["options"] == ["15.1"]
    assert simulate(lit, 6).played != simulate(CROSSING, 6).played


@pytest.mark.parametrize(
    "order",
    [Order("ptrol", "crossing"), Order("patrol", "dawn"), Order("patrol", "crossing", options=("99",))],
)
def test_a_faulty_order_is_refused_before_anything_is_played(order: Order) -> None:
    with pytest.raises((BadData, Unreadable)):
        simulate(order, 3)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Unreadable, match="no bot 'clever'"):
        simulate(CROSSING._replace(bots=("random", "clever")), 1)


def test_spread() -> None:
    assert spread([1, 2, 6]) == Spread(3.0, 1, 6)
    assert spread([]) == Spread(0.0, 0, 0)
