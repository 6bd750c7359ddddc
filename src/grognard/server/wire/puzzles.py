"""Puzzles: which there are, one begun, what its card says, and the verdict on a try."""

from __future__ import annotations

from msgspec import Struct


class PuzzleCard(Struct):
    """A puzzle in the list of all."""

    id: str
    game: str
    game_title: str
    title: str
    ask: str
    depth: str
    """`answer`, `operation` or `turn`: how much is to be decided."""


class PuzzleChosen(Struct, forbid_unknown_fields=True):
    """Begin a puzzle of a game."""

    title: str
    puzzle: str


class PuzzleShown(Struct):
    """The card of a puzzle: what is asked, what is ringed, and whether all is decided."""

    id: str
    title: str
    ask: str
    depth: str
    show: list[str]
    """The hexes and boxes that are ringed."""
    units: list[str]
    """The counters of the side's that the card speaks of: they lie uppermost in their stacks."""
    decided: bool
    clauses: list[str]


class PuzzleFigure(Struct):
    """A way to answer, in words, and its figure."""

    answers: list[str]
    figure: float
    error: float
    """Its standard error; 0 where it is exact."""


class PuzzleVerdict(Struct):
    """The verdict on a try: the figures of the best way and of this one beside each other, and then the dice."""

    verdict: str
    """`best`, `good` or `not-this-time`."""
    chance: bool
    """Whether the figures are chances; otherwise they are worths from -1 (lost) to 1 (won)."""
    yours: PuzzleFigure
    at_most: bool
    """Whether the figure of this try is only known not to be greater."""
    best: PuzzleFigure
    trials: int
    """How many games were tried for a figure; 0 where every roll was counted."""
    why: str
    officer: str
    """What an officer would answer first."""
    reasons: list[str]
    told: list[str]
    """What the dice then said in this try: once, of all that could have been."""
