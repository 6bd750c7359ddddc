"""The report of a finished game in words and plain numbers: what is sent, exported as JSON, and drawn.

Only the shapes are here. `report_words` fills them in, in a language.
"""

from __future__ import annotations

import msgspec


class ChanceTold(msgspec.Struct):
    """One result a roll could have had, its chance, and whether it came."""

    text: str
    p: float
    came: bool


class CastTold(msgspec.Struct):
    """One roll of a finished game: `at` is its moment in the replay, `luck` how it went for `side`."""

    at: int
    turn: int
    side: str
    """The side whose result is counted; empty for a roll without an order."""
    rule: str
    what: str
    text: str
    hex: str
    dice: list[int]
    outcome: str
    promised: list[ChanceTold]
    """From the worst to the best for the side."""
    percentile: float
    luck: float


class FigureTold(msgspec.Struct):
    """Something players count in results, such as steps: what the tallies promised in all, and what came."""

    text: str
    promised: float
    came: float


class LuckTold(msgspec.Struct):
    """The luck of a side: over all rolls, whoever threw them, and over its own."""

    side: str
    luck: float
    error: float
    """The standard deviation of the luck over all rolls."""
    rolls: int
    """How many rolls were its own."""
    own: float
    own_error: float
    figures: list[FigureTold]
    fortunate: list[CastTold]


class TurnTold(msgspec.Struct):
    """The end of a turn: figures from the beginning of the game, and the luck of this turn alone."""

    turn: int
    name: str
    at: int
    scores: dict[str, int]
    lost: dict[str, int]
    held: dict[str, int]
    luck: dict[str, float]
    rolls: int
    front: str
    """The front as a path in the units of the board's picture; empty where there is none."""


class LossTold(msgspec.Struct):
    """What a formation lost, or a kind of counter."""

    side: str
    name: str
    counters: int
    destroyed: int
    steps: int
    lost: int


class JudgementTold(msgspec.Struct):
    """An operation of a side beside what the officer would have done."""

    at: int
    """The moment at which it began, in the replay."""
    turn: int
    when: str
    rule: str
    what: str
    kind: str
    """`blunder`, `find`, or `even` where neither can be said."""
    gap: float
    error: float
    games: int
    """How many games were tried each way; 0 when the officer would have done the same."""
    yours: list[str]
    officers: list[str]
    why: list[str]


class OpinionTold(msgspec.Struct):
    """The officer's opinion of a side's operations, as far as he has come."""

    side: str
    done: int
    of: int
    running: bool
    why: str
    """Why he stopped before the end, if he did."""
    same: int
    """In how many operations he would have done the same."""
    judgements: list[JudgementTold]
    """The others, in order."""


class BattleTold(msgspec.Struct):
    """The report of a finished game."""

    game: str
    title: str
    scenario: str
    scenario_id: str
    verdict: str
    winner: str
    sides: dict[str, str]
    scores: dict[str, str]
    """The names of the figures that make the score; none where the game has only a verdict."""
    turns: list[TurnTold]
    width: float
    height: float
    """The size of the board's picture, in which fronts are drawn."""
    losses: list[LossTold]
    luck: list[LuckTold]
    ordered: int
    """How many rolls were counted as luck."""
    unordered: int
    """How many were not, because their results have no order."""
    casts: list[CastTold]
    """Every roll that was counted; only in the exported file."""
    opinions: list[OpinionTold]
    """What the officer thinks, where he was asked; only in the exported file."""
