"""Numbers as people write them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.kernel.words.numerals import is_simple, number_text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-2, "−2"),
        (2.5, "2½"),
        (Fraction(1, 3), "⅓"),
        (Fraction(-7, 4), "−1¾"),
        (Fraction(13, 6), "2 1/6"),
        (Fraction(1, 6), "1/6"),
    ],
)
def test_a_number_as_people_write_it(value: int | float | Fraction, text: str) -> None:
    assert number_text(value) == text


@pytest.mark.parametrize(("value", "simple"), [(3, True), (0.5, True), (1 / 3, True), (-2.75, True), (0.2, False)])
def test_what_has_a_character_of_its_own_is_simple(value: float, simple: bool) -> None:
    assert is_simple(value) is simple
