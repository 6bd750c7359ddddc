"""Statistics, compared with known values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from grognard.lab.play.figures import MOST_BARS, Bin, Interval, bar_width, histogram, quartiles, wilson


def test_wilson_as_published() -> None:
    """The values any table of Wilson's score interval gives for these."""
    assert wilson(0, 20) == pytest.approx(Interval(0.0, 0.1611), abs=1e-4)
    assert wilson(10, 20) == pytest.approx(Interval(0.2993, 0.7007), abs=1e-4)
    assert wilson(81, 263) == pytest.approx(Interval(0.2553, 0.3662), abs=1e-4)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


@given(some.integers(1, 5000).flatmap(lambda games: some.tuples(some.integers(0, games), some.just(games))))
def test_an_interval_holds_the_share_and_stays_between_none_and_all(won: tuple[int, int]) -> None:
    low, high = wilson(*won)
    assert 0 <= low <= won[0] / won[1] + 1e-12
    assert won[0] / won[1] - 1e-12 <= high <= 1


def test_quartiles() -> None:
    assert quartiles([4, 1, 3, 2]) == (4, 2.5, 1.75, 2.5, 3.25)
    assert quartiles([7]) == (1, 7, 7, 7, 7)


def test_a_histogram_of_few_numbers_has_a_bar_for_each() -> None:
    assert histogram([3, 1, 1]) == [Bin(1, 1, 2), Bin(2, 2, 0), Bin(3, 3, 1)]


@given(some.lists(some.integers(-2000, 2000), min_size=1, max_size=60))
def test_a_histogram_holds_every_number_once(values: list[int]) -> None:
    bars = histogram(values)
    assert sum(bar.games for bar in bars) == len(values)
    assert all(bar.games == sum(bar.low <= value <= bar.high for value in values) for bar in bars)
    assert len(bars) <= MOST_BARS
    assert bars[0].games > 0
    assert bars[-1].games > 0


def test_bars_have_round_widths() -> None:
    assert [bar_width(span) for span in (1, 23, 24, 47, 200, 2000)] == [1, 1, 2, 5, 10, 100]
