"""What notebooks show: a tally line by line with its exact chances, and the board as one side sees it.

It shows numbers, clauses and the game's own sentences only, so it works in every language of the game. `position`
draws the board; the game computed the tally.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from html import escape
from typing import Any, Final

from grognard.draw.position import position_svg
from grognard.draw.record import record_html
from grognard.kernel.asking.game import Game
from grognard.kernel.files.record_form import Record
from grognard.kernel.numbers.tally import Reason, Tally, outcome_name
from grognard.kernel.words.numerals import number_text
from grognard.kernel.words.words import Words, words_for
from grognard.shelf import title_of_save

NOTE: Final = "·"
"""Shown instead of a number before a reason worth 0."""

BAR: Final = 160
"""The width of a chance of 1, in pixels."""

LEFT, RIGHT = 'style="text-align:left"', 'style="text-align:right"'


class Drawing(str):
    """A drawing that a notebook displays, and a plain string: write it to a file, or embed it in a page."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def picture(game: Game, side: str | None = None, region: Collection[int | str] | None = None) -> Drawing:
    """The board as a side sees it, or a spectator; `region` are the hexes to show, all unless given."""
    return Drawing(position_svg(game, side, game.lang, region=region))


def html_of(shown: Tally | Record) -> str:
    """A tally or a record, laid out."""
    return record_html(shown, title_of_save(shown)) if isinstance(shown, Record) else tally_html(shown)


def tally_html(tally: Tally) -> str:
    """A tally: where it starts, every reason with its clause, where it ends, and the chances as bars."""
    game: Game | None = getattr(tally, "teller", None)
    return "".join(TallyTable(game).lines(tally))


class TallyTable:
    """Renders tallies in the words of a game; without a game, reasons are shown by their keys."""

    def __init__(self, game: Game | None) -> None:
        self.game = game
        self.words: Words | None = None if game is None else words_for(type(game.play), game.lang)

    def lines(self, tally: Tally) -> Iterator[str]:
        """One table for the parts compared, one for the reasons, one for the chances; repeated for each tally."""
        for each, of in tally.readings:
            yield f"<p>{escape(self.reason(of))}</p>"
            yield from self.lines(each)
        if tally.readings:
            return
        for part in tally.parts:
            yield from self.lines(part)
        yield f"<table>{''.join(self._reasons(tally))}</table>"
        if tally.die is not None:
            yield from self.lines(tally.die)
        yield from (f"<p>{escape(self.reason(each.of))} {clause(each.of)}</p>" for each in tally.ahead)
        if chances := tally.chances():
            yield f"<table>{''.join(self._chances(tally, chances))}</table>"

    def _reasons(self, tally: Tally) -> Iterator[str]:
        name = tally.name.replace("-", " ") if self.words is None else self.words.label("tally", tally.name)
        odds = " : ".join(number_text(strength) for strength in tally.compared or ())
        start = number_text(tally.start) if tally.chart is None else tally.chart.label(tally.base)
        yield row(start, "", f"{name} {odds}".strip())
        for reason in tally.reasons:
            yield row(signed(reason.value), clause(reason), self.reason(reason))
        if tally.barred is not None:
            yield row("×", clause(tally.barred), self.reason(tally.barred), strong=True)
        else:
            yield row("= " + total(tally), "", "" if tally.dice is None else str(tally.dice), strong=True)

    def _chances(self, tally: Tally, chances: Mapping[Any, Fraction]) -> Iterator[str]:
        for outcome, chance in chances.items():
            wide = round(BAR * float(chance))
            bar = f'<div style="width:{wide}px;height:0.8em;background:#9a6a2f"></div>'
            percent = f"{100 * float(chance):.1f} %"
            yield f"<tr><th {RIGHT}>{escape(self.outcome(tally, outcome))}</th><td {LEFT}>{bar}</td>"
            yield f"<td {RIGHT}>{percent}</td><td {RIGHT}>{chance}</td></tr>"

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason."""
        return reason.key if self.words is None or self.game is None else self.words.reason(self.game.play, reason)

    def outcome(self, tally: Tally, outcome: Any) -> str:
        """What a roll gives, in words when there are any."""
        return outcome_name(outcome) if self.words is None else self.words.outcome(tally, outcome)


def row(number: str, rule: str, text: str, strong: bool = False) -> str:
    """A line of a tally."""
    sort = "th" if strong else "td"
    return f"<tr><{sort} {RIGHT}>{escape(number)}</{sort}><td>{escape(rule)}</td><td {LEFT}>{escape(text)}</td></tr>"


def clause(reason: Reason) -> str:
    """The clause of a reason, as people write it."""
    return f"§{reason.rule}" if reason.rule else ""


def signed(value: int | Fraction) -> str:
    """What a reason is worth: `+1`, `−2`; a dot for 0."""
    return NOTE if not value else number_text(value) if value < 0 else f"+{number_text(value)}"


def total(tally: Tally) -> str:
    """The total of a tally: a column, the highest roll that passes, or a number."""
    if tally.chart is not None and not tally.is_added:
        return "–" if tally.column is None else tally.chart.label(tally.column)
    return number_text(tally.total) if tally.need is None else f"≤ {number_text(tally.need)}"
