"""What the commanders share: reading the map, concentration, exact values, comparing games tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import chain, islice, product
from typing import Any

import pytest

import grognard
from grognard.bots import let_answer, make
from grognard.bots.minds.concentration import PlannedAttack, mass
from grognard.bots.minds.ground import FAR, gaps, influence
from grognard.bots.minds.odds import at_most, expected
from grognard.bots.minds.variation import varied
from grognard.bots.ranks.general import compared
from grognard.bots.verdun.character import GERMAN_PLAIN
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.table.play import Play


@pytest.fixture(scope="module")
def table() -> Play[Any]:
    """Any board with hexes will do."""
    return grognard.new("patrol", "crossing", seed=1).play


def test_gaps_are_distances(table: Play[Any]) -> None:
    """From a set of hexes to everywhere, as the grid counts."""
    grid = table.board.grid
    some = [grid.hexes[3], grid.hexes[-4]]
    found = gaps(grid, hexset(some))
    assert [found[h] for h in grid.hexes] == [min(grid.distance(h, s) for s in some) for h in grid.hexes]
    assert set(gaps(grid, 0)) == {FAR}


def test_influence_is_shared_out_by_distance(table: Play[Any]) -> None:
    """Every place counts in full at home, in part farther off, and not at all beyond the last share."""
    grid = table.board.grid
    one, other = grid.hexes[0], grid.hexes[len(grid.hexes) // 2]
    found = influence(grid, {one: 4.0, other: 2.0}, (1.0, 0.5))
    for h in grid.hexes:
        due = sum(
            strength * (1.0, 0.5)[grid.distance(h, place)]
            for place, strength in ((one, 4.0), (other, 2.0))
            if grid.distance(h, place) < 2
        )
        assert found[h] == pytest.approx(due)


def test_the_best_attack_takes_what_it_needs() -> None:
    """Two targets want the same gun: the better one gets it, the other is thought over again, a bad one left."""
    free = {"gun", "reserve"}

    def compose(target: int) -> PlannedAttack | None:
        if target == 1:
            return PlannedAttack(3.0, 1, {10: 5}, (1,)) if "gun" in free else None
        if target == 2:
            return PlannedAttack(2.0, 2, {11: 6}, (1,)) if "gun" in free else PlannedAttack(0.5, 2, {11: 6}, ())
        return PlannedAttack(0.1, 3, {12: 7}, ())

    found = mass(
        [1, 2, 3, 4],
        lambda target: None if target == 4 else compose(target),
        lambda storm: free.discard("gun") if storm.guns else None,
        lambda storm: bool(storm.guns) and "gun" not in free,
        0.3,
    )
    assert [(storm.target, storm.guns) for storm in found] == [(1, (1,)), (2, ())]


def test_an_attack_that_can_no_longer_be_made_is_dropped() -> None:
    """What was hurt and cannot be composed again goes."""
    made: list[int] = []
    found = mass(
        [1, 2],
        lambda target: None if made else PlannedAttack(float(target), target, {}, ()),
        lambda storm: made.append(storm.target),
        lambda storm: True,
        0.0,
    )
    assert [storm.target for storm in found] == [2]


def tallies(seed: int) -> Iterator[Tally]:
    """The charts somebody could roll on in a game played by whim."""
    game, bot = grognard.new("patrol", "crossing", seed=seed), make("random", seed)
    while (question := game.question) is not None:
        for option in question.options:
            tally = game.explain(option, question.who)
            if tally is not None and tally.chart is not None and tally.column is not None:
                yield tally
        let_answer(game, bot, question)


def test_a_tally_is_worth_its_mean() -> None:
    """The value of an option is the mean over every roll, each by its exact chance."""
    found = list(islice(chain.from_iterable(tallies(seed) for seed in range(1, 9)), 12))
    assert len(found) == 12
    for tally in found:
        chances = tally.chances()
        worth = {outcome: number for number, outcome in enumerate(chances)}
        mean = sum((chance * worth[outcome] for outcome, chance in chances.items()), Fraction(0))
        assert sum(chances.values()) == 1
        assert expected(tally, worth.__getitem__) == pytest.approx(float(mean))


@pytest.mark.parametrize(("target", "dice"), [(1, 1), (7, 2), (2, 2), (12, 2), (13, 2), (10, 3)])
def test_the_chance_of_a_total(target: int, dice: int) -> None:
    """Counted over all faces."""
    rolls = list(product(range(1, 7), repeat=dice))
    assert at_most(target, dice) == pytest.approx(sum(sum(roll) <= target for roll in rolls) / len(rolls))


def test_games_are_compared_pair_by_pair() -> None:
    """The same dice for both: what is common to a pair does not blur the difference."""
    luck = [5.0, -3.0, 0.5, 9.0]
    gap, error = compared([x + 1 for x in luck], luck)
    assert gap == pytest.approx(1.0)
    assert error == pytest.approx(0.0)
    gap, error = compared([1.0, 3.0], [0.0, 0.0, 7.0])
    assert gap == pytest.approx(2.0), "only games both were tried in count"
    assert error == pytest.approx(1.0)
    assert compared([], [1.0])[1] == float("inf"), "nothing tried, nothing known"


def test_a_varied_character_differs_by_whim_alone() -> None:
    plain = replace(GERMAN_PLAIN, storms=False)
    other = varied(plain, Whim("a"), 500, 0.3, 0.4)
    assert other == varied(plain, Whim("a"), 500, 0.3, 0.4)
    assert other != varied(plain, Whim("b"), 500, 0.3, 0.4)
    assert (other.storms, other.name, len(other.bonuses)) == (False, "variation", 500)
    assert 0.3 < other.daring / plain.daring < 3 and other.daring != plain.daring
    assert -0.1 < sum(other.bonuses) / 500 < 0.1, "no side of the map gets more"
    assert 0.3 < (sum(figure**2 for figure in other.bonuses) / 500) ** 0.5 < 0.5
    same = varied(plain, Whim("a"), 500, 0.0, 0.0)
    assert replace(same, name=plain.name, bonuses=()) == plain
