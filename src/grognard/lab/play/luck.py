"""Luck: for a roll, how its result lies among those that its tally promised.

The luck of a roll is its percentile less a half: the chance of a worse result, plus half the chance of the same one,
less 0.5. It is between -0.5 and 0.5 and 0 in the mean, whatever the dice and the table, so that rolls of all tables can
be added. The order of results is that of the totals; the rule that rolls says for which side a high or a low total is
good. A roll without such a side has no luck. The definition is in docs/report.md.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grognard.kernel.numbers.charts import Dice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grognard.kernel.asking.script import Question, Side
    from grognard.kernel.numbers.tally import Tally

HALF: Final = Fraction(1, 2)
TWELFTH: Final = Fraction(1, 12)


class Promise(NamedTuple):
    """One result that a roll could have had, and its chance."""

    outcome: Any
    chance: Fraction


class Luck(NamedTuple):
    """How a roll went for the side it was good or bad for."""

    side: Side
    promised: tuple[Promise, ...]
    """All results, from the worst to the best for the side."""
    place: int
    """Which of them came."""

    @property
    def percentile(self) -> Fraction:
        """The chance of a worse result, plus half the chance of this one."""
        worse = sum((each.chance for each in self.promised[: self.place]), Fraction(0))
        return worse + self.promised[self.place].chance / 2

    @property
    def value(self) -> Fraction:
        """The luck of the roll: its percentile less a half."""
        return self.percentile - HALF

    @property
    def variance(self) -> Fraction:
        """The variance of the luck before the dice were thrown: a twelfth, less a twelfth of the cubes of the chances.

        A uniform number has a twelfth; results that share a percentile take away the spread within them.
        """
        return TWELFTH * (1 - sum((each.chance**3 for each in self.promised), Fraction(0)))


class Sum(NamedTuple):
    """The luck of some rolls together: how many, their sum, and the variance of the sum."""

    rolls: int = 0
    luck: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)

    @property
    def error(self) -> float:
        """The standard deviation of the sum: about two thirds of all games are within it."""
        return sqrt(self.variance)

    def plus(self, luck: Luck, side: Side) -> Sum:
        """One roll more, as a side sees it: what is good for the other side is bad for this one."""
        value = luck.value if luck.side == side else -luck.value
        return Sum(self.rolls + 1, self.luck + value, self.variance + luck.variance)


def summed(lucks: Iterable[Luck | None], side: Side) -> Sum:
    """The luck of a side over some rolls; those without luck are passed over."""
    total = Sum()
    for luck in lucks:
        if luck is not None:
            total = total.plus(luck, side)
    return total


def luck_of(question: Question, roll: int) -> Luck | None:
    """The luck of a roll that answered this question; None where its results have no order."""
    side = question.low if question.high is None else question.high
    if side is None or question.dice is None or (question.tally is not None and not question.tally.is_possible):
        return None
    dice = Dice(*question.dice)
    found: dict[Any, tuple[Fraction, Fraction]] = {}
    for total, chance in dice.totals.items():
        outcome = outcome_of(question.tally, total)
        before, weight = found.get(outcome, (Fraction(0), Fraction(0)))
        found[outcome] = before + chance, weight + chance * total
    sign = 1 if question.high is not None else -1
    # A result that comes up at several totals stands at their mean.
    order = sorted(found, key=lambda outcome: sign * found[outcome][1] / found[outcome][0])
    promised = tuple(Promise(outcome, found[outcome][0]) for outcome in order)
    return Luck(side, promised, order.index(outcome_of(question.tally, int(roll))))


def outcome_of(tally: Tally | None, total: int) -> Any:
    """The result of a total: by the tally, or the total itself where nothing is read."""
    return total if tally is None or tally.dice is None else tally.result(total)
