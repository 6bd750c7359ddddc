"""Tallies, charts and rolls as they are shown."""

from __future__ import annotations

from msgspec import Struct


class ReasonLine(Struct):
    """One reason of a tally: what it is worth, why, and the clause."""

    value: str
    rule: str
    text: str


class Chance(Struct):
    """An outcome and its exact chance."""

    outcome: str
    """As it is printed."""
    p: float
    of: str
    words: str = ""
    """What it means."""
    nothing: bool = False
    """Whether it does nothing."""
    off: bool = False
    """Whether it is no result of the chart: nothing is rolled at these odds, and the words say what happens."""


class Expected(Struct):
    """A figure to expect, such as steps lost."""

    name: str
    value: float


class ChartShown(Struct):
    """The chart the dice are read on; `column` is the one in force."""

    columns: list[str]
    rows: list[str]
    cells: list[list[str]]
    column: int | None = None
    meanings: dict[str, str] = {}
    """What the cells mean, where that is not what is printed."""


class TallyShown(Struct):
    """A number or a column with its reasons, and the exact chances."""

    name: str
    start: str
    total: str
    reasons: list[ReasonLine]
    odds: list[str] = []
    base: str = ""
    column: str = ""
    need: str = ""
    dice: str = ""
    impossible: ReasonLine | None = None
    chances: list[Chance] = []
    expected: list[Expected] = []
    chart: ChartShown | None = None
    parts: list[TallyShown] = []
    die: TallyShown | None = None
    adds: bool = False
    """Whether the total is added to the roll, rather than shifting the column."""
    readings: list[TallyShown] = []
    """The tallies that one roll is read on, when there are several; the chances are theirs."""
    of: str = ""
    """What one of several tallies is of."""
    ahead: list[ReasonLine] = []
    """What other sides may still change, at the worst: the value is the column it falls to, if it is one."""


class RollShown(Struct):
    """A roll on the tally it is read with: what was looked up, the row of the chart it hits, what it gives."""

    tally: TallyShown
    dice: list[int]
    total: int
    """The dice and what is added to them."""
    outcome: str
    """As `chances` has it."""
    words: str
    """What it means."""
    row: int | None = None
    readings: list[RollShown] = []
    """The roll on each of several tallies, or each of several rolls on its own."""
