"""The luck of a roll: its percentile among the results that its tally promised."""

from __future__ import annotations

from fractions import Fraction

import pytest

import grognard
from grognard import bots
from grognard.kernel.asking.script import DICE, Question, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tallies, Tally
from grognard.lab.play.luck import Luck, luck_of, summed
from grognard.lab.reports.battle import battle

BLUE, RED = Side(0, "blue"), Side(1, "red")
ONE, TWO = Dice(1, 6), Dice(2, 6)


def thrown(tally: Tally | None, dice: Dice, *, high: Side | None = None, low: Side | None = None) -> Question:
    """A question to the dice."""
    return Question(DICE, "1", "roll", (), tally=tally, dice=dice, high=high, low=low)


def lucks(question: Question) -> dict[int, Fraction]:
    """The luck of every total."""
    found = {total: luck_of(question, total) for total in Dice(*(question.dice or ONE)).totals}
    return {total: luck.value for total, luck in found.items() if luck is not None}


def test_a_plain_die_has_the_middle_of_its_sixth() -> None:
    luck = lucks(thrown(None, ONE, high=RED))
    assert luck == {die: Fraction(2 * die - 7, 12) for die in range(1, 7)}


def test_where_low_is_good_the_luck_is_turned_round() -> None:
    high, low = lucks(thrown(None, TWO, high=BLUE)), lucks(thrown(None, TWO, low=BLUE))
    assert low == {total: -value for total, value in high.items()}


def test_a_test_of_two_dice_has_two_results() -> None:
    question = thrown(Tally("morale", 4).test(TWO), TWO, low=BLUE)
    passes = Fraction(6, 36)
    for total in (2, 3, 4):
        luck = luck_of(question, total)
        assert luck is not None and luck.side == BLUE
        assert [each.outcome for each in luck.promised] == ["fail", "pass"]
        assert luck.percentile == 1 - passes / 2
    missed = luck_of(question, 5)
    assert missed is not None and missed.percentile == (1 - passes) / 2


def test_a_certain_result_is_no_luck() -> None:
    luck = luck_of(thrown(Tally("sure", 12).test(TWO), TWO, low=BLUE), 7)
    assert luck is not None
    assert luck.value == 0
    assert luck.variance == 0


def test_a_result_at_several_totals_stands_at_their_mean() -> None:
    tally = Tally("odd").by(ONE, lambda die: "edge" if die in (1, 6) else "low" if die < 4 else "high")
    luck = luck_of(thrown(tally, ONE, high=BLUE), 6)
    assert luck is not None
    assert [each.outcome for each in luck.promised] == ["low", "edge", "high"]
    assert luck.value == 0


def test_one_roll_read_on_two_tallies_has_pairs_of_results() -> None:
    tally = Tallies("fire").read(Tally("open", 4).test(ONE), "1", "open").read(Tally("dug", 2).test(ONE), "1", "dug")
    luck = luck_of(thrown(tally, ONE, low=BLUE), 3)
    assert luck is not None
    assert [each.outcome for each in luck.promised] == [("fail", "fail"), ("pass", "fail"), ("pass", "pass")]
    assert luck.percentile == Fraction(1, 3) + Fraction(1, 6)


@pytest.mark.parametrize("need", range(1, 13))
def test_luck_is_nothing_in_the_mean_and_has_the_variance_it_says(need: int) -> None:
    question = thrown(Tally("morale", need).test(TWO), TWO, low=BLUE)
    chances, found = TWO.totals, lucks(question)
    luck = luck_of(question, 7)
    assert luck is not None
    assert sum(chances[total] * value for total, value in found.items()) == 0
    assert sum(chances[total] * value**2 for total, value in found.items()) == luck.variance


def test_a_roll_without_an_order_and_an_impossible_one_have_no_luck() -> None:
    assert luck_of(thrown(None, ONE), 3) is None
    barred = Tally("barred", 7).test(TWO).impossible("1", "no")
    assert luck_of(thrown(barred, TWO, low=BLUE), 3) is None


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    rolls = [luck_of(thrown(None, ONE, high=BLUE), 6), luck_of(thrown(None, ONE, low=RED), 6)]
    known: list[Luck] = [luck for luck in rolls if luck is not None]
    blue, red = summed(known, BLUE), summed(known, RED)
    assert blue.luck == Fraction(5, 12) + Fraction(5, 12)
    assert (red.luck, red.variance) == (-blue.luck, blue.variance)


@pytest.mark.parametrize(("game", "scenario", "games"), [("patrol", "crossing", 30), ("verdun", "haumont", 3)])
def test_over_many_games_luck_adds_up_to_nothing(game: str, scenario: str, games: int) -> None:
    """Within three of its own standard deviations, and with about the spread it says."""
    total, variance, squares, rolls = 0.0, 0.0, 0.0, 0
    for seed in range(games):
        played = grognard.new(game, scenario=scenario, seed=seed)
        bots.play_out(played, {side.name: bots.make("random", seed) for side in played.play.sides})
        for cast in battle(played).lucky:
            assert cast.luck is not None
            total += float(cast.luck.value)
            variance += float(cast.luck.variance)
            squares += float(cast.luck.value) ** 2
            rolls += 1
    assert rolls >= 100
    assert abs(total) < 3 * variance**0.5
    assert squares == pytest.approx(variance, rel=0.25)
