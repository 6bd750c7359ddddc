"""The goal of a game as one side may know it: a score with bands of victory, what else decides, and prize hexes.

A game tells its goal (`Play.goal`) with the functions that judge it, so that the screen and the verdict cannot
disagree. Nothing is judged here, and words are found elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from grognard.kernel.asking.script import Side


class Verdict(NamedTuple):
    """How a game ends: who wins, nobody for a draw, and the message that says it."""

    side: Side | None
    key: str


class Band(NamedTuple):
    """A band of victory: the score at which it begins, and the verdict."""

    least: int
    verdict: Verdict


class Score(NamedTuple):
    """A figure that decides: what it is called, how it stands, and its bands from the lowest.

    The message `goal-<name>` says what is counted. `side` is who scores; None where it is the lead of the first side
    over the second. `points` are the figures by side, where they are counted. `places` is how many places there are to
    hold, where it is a number of places.
    """

    name: str
    value: int
    bands: tuple[Band, ...]
    side: Side | None = None
    points: Mapping[Side, int] = {}
    places: int = 0

    @property
    def band(self) -> Band:
        """The band of the score; below all bands, the first."""
        return band_at(self.bands, self.value)


class Way(NamedTuple):
    """Something beside the score that decides or changes the verdict: a sentence, whether it is so now, for whom."""

    rule: str
    key: str
    args: Mapping[str, Any]
    is_done: bool
    side: Side | None = None


class Decision(NamedTuple):
    """What the verdict rests on as it stands, beside the points or instead of them: a sentence with its places."""

    rule: str
    key: str
    args: Mapping[str, Any]


class Count(NamedTuple):
    """Something that scores, other than ground: a sentence that says what it is worth, and to whom."""

    rule: str
    key: str
    args: Mapping[str, Any]
    side: Side | None = None


class Prize(NamedTuple):
    """A hex that counts: what it is worth (0 where it is only to be held), the clause, a sentence, and for whom.

    `side` is None where it counts for whoever holds it; `holder` is the side it counts for now.
    """

    hex: int
    worth: Fraction | int
    rule: str
    key: str
    side: Side | None = None
    holder: Side | None = None
    args: Mapping[str, Any] = {}


class Goal(NamedTuple):
    """What a game is about, as one side may know it: the verdict if it ended now, and what it depends on.

    `rule` is the clause of victory, and the message `how` says in a sentence how it is won. `is_sure` is false where
    hidden counters may change the verdict. `decisions` are told when the game ends.
    """

    rule: str
    how: str
    verdict: Verdict
    score: Score | None = None
    counts: tuple[Count, ...] = ()
    ways: tuple[Way, ...] = ()
    prizes: tuple[Prize, ...] = ()
    is_sure: bool = True
    decisions: tuple[Decision, ...] = ()


class NextBand(NamedTuple):
    """The next better band of a side: what it costs, and the verdict there."""

    side: Side
    cost: int
    verdict: Verdict


def band_at(bands: Sequence[Band], value: int) -> Band:
    """The highest band that a score reaches; the first one below its beginning too."""
    return next((band for band in reversed(bands) if value >= band.least), bands[0])


def lead_bands(ladder: Sequence[tuple[int, Verdict, Verdict]], tie: Verdict) -> tuple[Band, ...]:
    """The bands of a lead: for each least lead, from 1 up, the verdicts for the first side and for the second."""
    ends = [least for least, _, _ in ladder][1:]
    behind = [Band(1 - end, theirs) for (_, _, theirs), end in zip(ladder, ends, strict=False)]
    last = Band(-UNBOUNDED, ladder[-1][2])
    return (last, *reversed(behind), Band(0, tie), *(Band(least, ours) for least, ours, _ in ladder))


UNBOUNDED = 10**6
"""More than any score: a first band that has no beginning starts at minus this."""


def next_steps(score: Score, sides: Sequence[Side]) -> list[NextBand]:
    """What the next better band costs, for whoever scores; both sides do where the lead counts."""
    found = []
    scorer = sides[0] if score.side is None else score.side
    above = next((band for band in score.bands if band.least > score.value), None)
    if above is not None:
        found.append(NextBand(scorer, above.least - score.value, above.verdict))
    below = next((low for low, here in pairwise(score.bands) if here == score.band), None)
    if score.side is None and below is not None:
        found.append(NextBand(sides[1], score.value - score.band.least + 1, below.verdict))
    return found
