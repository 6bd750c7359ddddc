"""Tallies and numbers as people write them: reasons, columns, exact chances, and the few characters of a badge.

What a tally counts was decided by the game; here it is only put into words. Who may see it is decided in `screen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from grognard.kernel.numbers.cells import Cell
from grognard.kernel.numbers.charts import Chart, Number
from grognard.kernel.numbers.tally import Tallies, does_nothing, outcome_name
from grognard.kernel.words.numerals import number_text
from grognard.server import wire

if TYPE_CHECKING:
    from grognard.kernel.numbers.dice import Roll
    from grognard.kernel.numbers.tally import Reading, Reason, Tally
    from grognard.server.screens.viewer import Viewer

NOTE: Final = "·"
"""What stands before a reason that is worth nothing."""


def signed_text(value: Number | float) -> str:
    """Return a number with its sign: `+1`, `−2`; a dot for nothing."""
    return NOTE if not value else number_text(value) if value < 0 else f"+{number_text(value)}"


def badge_text(tally: Tally) -> str:
    """Return a tally in a few characters: the column of the odds, what must be rolled, or what it costs."""
    if tally.barred is not None:
        return ""
    if tally.readings:
        return " · ".join(dict.fromkeys(filter(None, (badge_text(reading.tally) for reading in tally.readings))))
    if tally.chart is not None:
        is_wide = len(tally.chart.columns) > 1
        return tally.chart.label(tally.column) if is_wide else signed_text(tally.total) if tally.total else ""
    if tally.need is not None:
        return f"≤{number_text(tally.need)}"
    if tally.dice is not None:
        return signed_text(tally.total) if tally.total else ""
    cost = sum((abs(Fraction(reason.value)) for reason in tally.reasons), Fraction(0))
    return number_text(cost) if cost else ""


def tally_shown(viewer: Viewer, tally: Tally, rule: str = "") -> wire.TallyShown:
    """Return a tally line by line, with its chart and the exact chances; `rule` is the clause of the question behind
    it."""
    chart, barred = tally.chart, tally.barred
    return wire.TallyShown(
        name=tally_name(viewer, tally, rule),
        start=number_text(tally.start),
        total=number_text(tally.total),
        reasons=[reason_line(viewer, reason) for reason in tally.reasons],
        odds=[number_text(strength) for strength in tally.compared or ()],
        base="" if chart is None else chart.label(tally.base),
        column="" if chart is None else chart.label(tally.column),
        need="" if tally.need is None else number_text(tally.need),
        dice="" if tally.dice is None else str(tally.dice),
        impossible=None if barred is None else reason_line(viewer, barred),
        chances=[
            wire.Chance(
                outcome_text(viewer, tally, outcome),
                float(chance),
                str(chance),
                words=viewer.words.outcome(tally, outcome),
                nothing=does_nothing(outcome),
                off=chart is not None and chart.is_off(outcome),
            )
            for outcome, chance in (() if tally.readings else tally.chances().items())
        ],
        expected=[
            wire.Expected(viewer.words.messages.text(key), float(mean))
            for key, mean in viewer.game.expected(tally).items()
        ],
        chart=None if chart is None else chart_shown(viewer, chart, tally.column),
        parts=[tally_shown(viewer, part, rule) for part in tally.parts],
        die=None if tally.die is None else die_shown(viewer, tally.die, rule),
        adds=tally.is_added,
        readings=[reading_shown(viewer, reading, rule) for reading in tally.readings],
        ahead=[
            wire.ReasonLine(each.column, each.of.rule, viewer.words.reason(viewer.play, each.of))
            for each in tally.ahead
        ],
    )


def reading_shown(viewer: Viewer, reading: Reading, rule: str) -> wire.TallyShown:
    """Return one of several tallies that a roll is read on, and what it is of."""
    shown = tally_shown(viewer, reading.tally, rule)
    shown.of = viewer.words.reason(viewer.play, reading.of)
    return shown


def roll_shown(viewer: Viewer, tally: Tally, roll: Roll, rule: str) -> wire.RollShown:
    """Return a roll on its tally: the row it hits and what it gives; on several, on each of them."""
    return wire.RollShown(
        tally=tally_shown(viewer, tally, rule),
        dice=list(roll.faces),
        total=tally.looked_up(roll),
        outcome="" if tally.dice is None else outcome_text(viewer, tally, tally.result(roll)),
        words="" if tally.dice is None else viewer.words.outcome(tally, tally.result(roll)),
        row=tally.row(roll),
        readings=[roll_shown(viewer, reading.tally, roll, rule) for reading in tally.readings],
    )


def rolls_shown(viewer: Viewer, rolls: Sequence[Roll], rule: str) -> wire.RollShown:
    """Return one roll, or several of one shot, each on its own tally as far as this seat may see it."""
    seen = [(nth, roll, tally) for nth, roll in enumerate(rolls, 1) if (tally := roll.tally_for(viewer.side))]
    if len(rolls) == 1:
        return roll_shown(viewer, seen[0][2], rolls[0], rule)
    together = Tallies(seen[0][2].name)
    for nth, roll, tally in seen:
        together.read(tally, rule, "kernel-nth-roll", nth=nth, roll=int(roll))
    each = [roll_shown(viewer, tally, roll, rule) for _, roll, tally in seen]
    return wire.RollShown(
        tally=tally_shown(viewer, together, rule),
        dice=[face for roll in rolls for face in roll.faces],
        total=0,
        outcome=" · ".join(shown.outcome for shown in each),
        words=" · ".join(shown.words for shown in each),
        readings=each,
    )


def die_shown(viewer: Viewer, die: Tally, rule: str) -> wire.TallyShown:
    """Return what is added to the roll beside column shifts."""
    shown = tally_shown(viewer, die, rule)
    shown.adds = True
    return shown


def tally_name(viewer: Viewer, tally: Tally, rule: str) -> str:
    """Return what is counted: in the game's words, or as the clause is called under which it is."""
    key = f"tally-{tally.name}"
    if viewer.words.messages.has(key):
        return viewer.words.messages.text(key)
    return viewer.clause_title(rule) or tally.name.replace("-", " ")


def reason_line(viewer: Viewer, reason: Reason) -> wire.ReasonLine:
    """Return one reason: what it is worth, the clause, the sentence."""
    return wire.ReasonLine(signed_text(reason.value), reason.rule, viewer.words.reason(viewer.play, reason))


def outcome_text(viewer: Viewer, tally: Tally, outcome: Any) -> str:
    """Return what a roll gives: a cell with parts as printed, anything else in words."""
    if tally.readings:
        each = zip(tally.readings, outcome, strict=True)
        return " · ".join(outcome_text(viewer, reading.tally, given) for reading, given in each)
    is_printed = isinstance(outcome, Cell) or does_nothing(outcome)
    return outcome_name(outcome) if is_printed else viewer.words.cell(tally.chart, outcome)


def chart_shown(viewer: Viewer, chart: Chart, column: int | None) -> wire.ChartShown:
    """Return the printed chart, with the column in force, and what its cells mean."""
    said = {cell: viewer.words.meaning(chart, cell) for cell in chart.results}
    return wire.ChartShown(
        list(chart.columns),
        list(chart.rows),
        [list(row) for row in chart.cells],
        column,
        {cell: words for cell, words in said.items() if words != cell},
    )
