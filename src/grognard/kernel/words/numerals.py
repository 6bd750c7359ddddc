"""Numbers as people write them, the same in prompts, tallies, badges and the terminal.

Which numbers are shown, and the sentences around them, are decided elsewhere.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.words.typeset import typeset

VULGAR: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
}
"""The fractions that have a character of their own."""
MINUS: Final = "−"
LARGEST: Final = 4
"""The largest denominator among them."""


def number_text(value: int | Fraction | float) -> str:
    """A number as people write it: `3`, `−2`, `1½`, `2 1/6`."""
    exact = Fraction(value)
    whole, part = divmod(abs(exact), 1)
    sign = MINUS if exact < 0 else ""
    if not part:
        return f"{sign}{whole}"
    if part in VULGAR:
        return f"{sign}{whole or ''}{VULGAR[part]}"
    return f"{sign}{whole} {part}" if whole else f"{sign}{part}"


def decimal_text(value: float, digits: int, lang: str) -> str:
    """A number with so many digits behind the point, or behind the comma where a language has one."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if lang == "fr" else text


def percent_text(share: float, lang: str, digits: int = 1) -> str:
    """A share of one, in percent."""
    return typeset(f"{decimal_text(100 * share, digits, lang)} %", lang)


def between(low: float, high: float, lang: str) -> str:
    """An interval of shares, in percent."""
    return f"{decimal_text(100 * low, 1, lang)}–{percent_text(high, lang)}"


def is_simple(value: float) -> bool:
    """Whether a number is whole, or whole plus a fraction with a character of its own."""
    return float(simplest(value)) == value


def simplest(value: float) -> Fraction:
    """The nearest number of that kind."""
    return Fraction(value).limit_denominator(LARGEST)
