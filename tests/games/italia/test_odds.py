"""Chapter 12.2.4: the worked examples of odds and columns, which are those of the series."""

from __future__ import annotations

import pytest

from grognard.kernel.numbers.charts import Chart
from grognard.kernel.numbers.tally import Tally
from tests.games.italia.scenes import game


def crt() -> Chart:
    """The combat results table."""
    return game().charts["combat"]


@pytest.mark.rule("12.2.4", "12.2.4.rounding")
def test_ex_12_thirty_five_to_ten_is_three_to_one() -> None:
    assert crt().label(crt().column_for_odds(35, 10)) == "3/1"


@pytest.mark.rule("12.2.4.rounding")
def test_ex_13_six_to_ten_is_one_to_two() -> None:
    assert crt().label(crt().column_for_odds(6, 10)) == "1/2"


@pytest.mark.rule("12.2.4.shifts")
def test_ex_14_two_left_from_one_to_two_and_three_right_is_one_to_one() -> None:
    tally = Tally("odds").odds(6, 10, crt()).add(-2, "12.2.4.terrain", "reason-mountain")
    assert tally.column is None, "below the table"
    assert crt().label(tally.add(3, "12.2.4.combat", "reason-offensive").column) == "1/1"
