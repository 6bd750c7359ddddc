"""Charts shaped as they are printed: results by column and die, by die alone, or values by row and column.

A column is its place from the left. Places beyond the edges stand for columns that are not printed, so that shifts are
added first and the edge is applied afterwards. Cells are read once, as the chart describes them (see `cells`). The game
decides what a result does.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from grognard.kernel.files.data import Document
from grognard.kernel.files.sources import ByName, NoSuchName, shown, suggestion
from grognard.kernel.numbers.cells import (
    DASHES,
    MISFIT,
    WORD,
    Cell,
    ExplainedCells,
    Plain,
    Reader,
    is_dash,
    parse_number,
    part_faults,
    part_name,
    reader_of,
)

Number: TypeAlias = int | Fraction

_SPAN: Final = re.compile(r"(-?\d+)(?:-(-?\d+)|([+-]))?")
_ODDS: Final = re.compile(r"([1-9]\d*)[:/]([1-9]\d*)")
_DICE: Final = re.compile(r"([1-9]\d?)?d([1-9]\d{0,2})")


class Dice(NamedTuple):
    """How many dice of how many sides are thrown and added."""

    number: int
    sides: int

    def __str__(self) -> str:
        return f"{self.number}d{self.sides}"

    @property
    def highest(self) -> int:
        """The highest total; the lowest is the number of dice."""
        return self.number * self.sides

    @property
    def totals(self) -> Mapping[int, Fraction]:
        """The exact chance of every total."""
        return dice_totals(self.number, self.sides)


def parse_dice(text: str) -> Dice | None:
    """Read `2d6`, `1d10` or `d6`."""
    found = _DICE.fullmatch(text.strip())
    return Dice(int(found[1] or 1), int(found[2])) if found else None


@cache
def dice_totals(number: int, sides: int) -> Mapping[int, Fraction]:
    """The exact chance of every total of so many dice, lowest total first."""
    ways = {0: 1}
    for _ in range(number):
        more: dict[int, int] = {}
        for total, many in ways.items():
            for face in range(1, sides + 1):
                more[total + face] = more.get(total + face, 0) + many
        ways = more
    return MappingProxyType({total: Fraction(many, sides**number) for total, many in sorted(ways.items())})


class Span(NamedTuple):
    """The numbers a head stands for; None means no limit on that side."""

    low: int | None
    high: int | None

    @property
    def is_single(self) -> bool:
        """Whether the head is one number, or one number and all above it."""
        return self.low is not None and self.high in (self.low, None)


def parse_span(head: str) -> Span | None:
    """Read `7`, `4-6`, `7+` or `3-` (3 or less); None for a word."""
    found = _SPAN.fullmatch(head.strip().translate(DASHES))
    if found is None:
        return None
    first = int(found[1])
    if found[3]:
        return Span(first, None) if found[3] == "+" else Span(None, first)
    return Span(first, int(found[2] or first))


def _rung(attack: Number, defence: Number) -> int:
    """The highest whole-number odds not above a ratio, counted from 1:1 as 0: 2:1 is 1, 1:2 is -1."""
    return int(attack // defence) - 1 if attack >= defence else 1 + int(-defence // attack)


class Chart:
    """One printed chart; it never changes.

    `chart[column, die]` is the value of a cell; a die beyond the ends of the chart reads the last row. The column None
    is off the chart and reads as `off`. `chart[die]` reads a chart of one column, `value(row, column)` one whose rows
    are names. `cells` are the texts as printed, row by row, and `values` what they mean.
    """

    def __init__(
        self,
        name: str,
        columns: Sequence[str],
        rows: Sequence[str],
        cells: Sequence[Sequence[str]],
        dice: Dice | None = None,
        *,
        below: str = "clamp",
        above: str = "clamp",
        off: str = "-",
        titles: Mapping[str, str] | None = None,
        where: str = "",
        readers: Sequence[Reader] = (),
    ) -> None:
        """Columns, rows, and a sequence of cells for each row; `head_faults` and `cell_faults` check them beforehand.

        `readers` read the cells of each column; without any, cells are words.
        """
        self.name = name
        self.columns = tuple(columns)
        self.rows = tuple(rows)
        self.cells = tuple(tuple(row) for row in cells)
        self.dice = dice
        self.below, self.above, self.off = below, above, off
        self.titles = titles or {}
        self.where = where or name
        self.readers = tuple(readers) or (Plain(),) * len(self.columns)
        self.values = tuple(tuple(map(_said, self.readers, row)) for row in self.cells)
        self._off = _said(self.readers[0], off)
        self._index = {column: place for place, column in enumerate(self.columns)}
        self._row_index = {row: place for place, row in enumerate(self.rows)}
        self._last = len(self.columns) - 1
        self._odds = _odds(self.columns)
        self._lows, self._end = _scale(self.columns)
        row_of = dict(sorted(_dice_rows(self.rows, dice))) if dice else {}
        by_die: list[tuple[Any, ...]] = list(zip(*(self.values[row] for row in row_of.values()), strict=True))
        self._by_die = by_die
        self._rows_by_die = list(row_of.values())
        self._first_die, self._last_row = min(row_of, default=0), len(row_of) - 1
        self._chances: dict[tuple[int | None, int], Mapping[Any, Fraction]] = {}

    def forced(self, result: str) -> Chart:
        """The same chart with one result in every cell, for positions that force a roll's result."""
        return self.with_cells([[result] * len(self.columns)] * len(self.rows), off=result)

    def with_cells(self, cells: Sequence[Sequence[str]], *, off: str | None = None) -> Chart:
        """The same chart with other cells, read in the same way."""
        return Chart(
            self.name,
            self.columns,
            self.rows,
            cells,
            self.dice,
            below=self.below,
            above=self.above,
            off=self.off if off is None else off,
            titles=self.titles,
            where=self.where,
            readers=self.readers,
        )

    @property
    def results(self) -> tuple[str, ...]:
        """Every different cell as printed, in reading order."""
        return tuple(dict.fromkeys(cell for row in self.cells for cell in row))

    def __getitem__(self, at: int | tuple[int | str | None, int]) -> Any:
        column, die = (0, at) if isinstance(at, int) else at
        if isinstance(column, str):
            column = self.column(column)
        elif column is None or not 0 <= column <= self._last:
            column = self.shift(column, 0)
            if column is None:
                return self._off
        row = die - self._first_die
        return self._by_die[column][0 if row < 0 else row if row <= self._last_row else self._last_row]

    def row(self, die: int) -> int:
        """The place of the row a roll falls in; a roll beyond the ends of the chart falls in the last row there."""
        return self._rows_by_die[min(max(die - self._first_die, 0), self._last_row)]

    def at(self, row: str, column: str) -> str:
        """The cell of a chart whose rows are names, as printed."""
        try:
            return self.cells[self._row_index[row]][self._index[column]]
        except KeyError:
            raise self._no_such(row, column) from None

    def value(self, row: str, column: str) -> Any:
        """The value of a cell, by row and column."""
        try:
            return self.values[self._row_index[row]][self._index[column]]
        except KeyError:
            raise self._no_such(row, column) from None

    def _no_such(self, row: str, column: str) -> NoSuchName:
        """The error for a row or a column that the chart does not have."""
        what, name, known = ("column", column, self.columns) if row in self._row_index else ("row", row, self.rows)
        return NoSuchName(f"{self.where}: no {what} {shown(name)}{suggestion(str(name), known)}")

    def is_off(self, outcome: Any) -> bool:
        """Whether an outcome is what stands for the columns that are not printed, without the parts of cells."""
        return bool(self.readers[0].kinds) and not isinstance(outcome, Cell)

    def said(self, cell: str) -> Any:
        """The value of a text as a cell of the first column; the text itself where it does not fit."""
        return _said(self.readers[0], cell)

    def can_print(self, cell: str) -> bool:
        """Whether a text is a cell of this chart, or has the form of its cells with parts."""
        reader = self.readers[0]
        return cell in (*self.results, self.off) or (bool(reader.kinds) and reader.read(cell) is not MISFIT)

    def amount(self, row: str, column: str) -> Number:
        """The number in the cell of such a chart, halves too; a dash is 0."""
        value = self.value(row, column)
        number = parse_number(value) if isinstance(value, str) else value
        if isinstance(number, int | Fraction):
            return number
        if is_dash(cell := self.at(row, column)):
            return 0
        raise ValueError(f"{self.where}: row {row}, column {column}: expected a number, got {shown(cell)}")

    def number(self, row: str, column: str) -> int:
        """The same, where it must be a whole number."""
        try:
            number = self.values[self._row_index[row]][self._index[column]]
        except KeyError:
            raise self._no_such(row, column) from None
        if type(number) is int:
            return number
        number = self.amount(row, column)
        if isinstance(number, int):
            return number
        raise ValueError(f"{self.where}: row {row}, column {column}: expected a whole number, got {number}")

    def column(self, head: str) -> int:
        """The place of the column with this head."""
        try:
            return self._index[head]
        except KeyError:
            raise self._no_such(next(iter(self.rows), ""), head) from None

    @property
    def lows(self) -> tuple[int, ...]:
        """The lowest strength of every column, where the columns are strengths."""
        return tuple(self._lows)

    def column_for(self, strength: Number) -> int | None:
        """The column a strength falls in; None below the first, or above a last column that has an upper limit."""
        if not self._lows:
            raise ValueError(f"{self.name}: its columns are not strengths")
        place = bisect_right(self._lows, strength) - 1
        return None if place < 0 or (self._end is not None and strength >= self._end) else place

    def column_for_odds(self, attack: Number, defence: Number) -> int:
        """The column of the highest odds not above attack to defence, which may lie beyond the edges."""
        if not self._odds or attack <= 0 or defence <= 0:
            raise ValueError(f"{self.name}: no column for odds of {attack} to {defence}")
        for place in range(self._last, -1, -1):
            more, less = self._odds[place]
            if attack * less >= more * defence:
                return place if place < self._last else place + _rung(attack, defence) - _rung(more, less)
        return _rung(attack, defence) - self._first_rung()

    def _first_rung(self) -> int:
        """The first column counted from 1:1; odds such as 3:2 count as just below the next whole odds."""
        more, less = self._odds[0]
        return _rung(more, less) + (more % less != 0 and less % more != 0)

    def shift(self, column: int | None, by: int) -> int | None:
        """Shift so many columns to the right, then stop at the edge or fall off it, as the chart says."""
        if column is None:
            return None
        column += by
        if column < 0:
            return None if self.below == "off" else 0
        if column > self._last:
            return None if self.above == "off" else self._last
        return column

    def label(self, column: int | None) -> str:
        """The head of a column; beyond the edges of a chart of odds, the odds that would follow."""
        if column is None:
            return self.off
        if 0 <= column <= self._last or not self._odds:
            return self.columns[max(0, min(column, self._last))]
        rung = column + self._first_rung() if column < 0 else column - self._last + _rung(*self._odds[-1])
        mark = ":" if ":" in self.columns[0] else "/"
        return f"{rung + 1}{mark}1" if rung >= 0 else f"1{mark}{1 - rung}"

    def distribution(self, column: int | str | None = 0, modifier: int = 0) -> Mapping[Any, Fraction]:
        """The exact chance of every result in a column, with the modifier added to the roll."""
        place = self.column(column) if isinstance(column, str) else self.shift(column, 0)
        found = self._chances.get((place, modifier))
        if found is None:
            chances: dict[Any, Fraction] = {}
            for total, chance in self.dice.totals.items() if self.dice else ():
                cell = self[place, total + modifier]
                chances[cell] = chances.get(cell, Fraction(0)) + chance
            found = self._chances[place, modifier] = chances
        return found


def _said(reader: Reader, cell: str) -> Any:
    """The value of a cell; a text that does not fit stays a text, as the name of a column that is not there."""
    value = reader.read(cell)
    return cell if value is MISFIT else value


def _odds(columns: Sequence[str]) -> list[tuple[int, int]]:
    found = [_ODDS.fullmatch(column) for column in columns]
    return [(int(odds[1]), int(odds[2])) for odds in found if odds] if all(found) else []


def _scale(columns: Sequence[str]) -> tuple[list[int], int | None]:
    """The lowest strength of every column, and the first beyond the last; a single head reaches to the next."""
    spans = [span for column in columns if (span := parse_span(column))]
    if len(spans) < len(columns):
        return [], None
    lows = [-(10**9) if span.low is None else span.low for span in spans]
    last = None if all(span.is_single for span in spans) else spans[-1].high
    return lows, None if last is None else last + 1


def _dice_rows(rows: Sequence[str], dice: Dice) -> Iterator[tuple[int, int]]:
    """Every roll with the place of its row; a row without an upper limit reaches the last total."""
    for place, row in enumerate(rows):
        low, high = parse_span(row) or (dice.number, dice.number - 1)
        low = min(dice.number, high or 0) if low is None else low
        high = max(dice.highest, low) if high is None else high
        for die in range(low, high + 1):
            yield die, place


def head_faults(columns: Sequence[str], rows: Sequence[str], dice: Dice | None) -> Iterator[tuple[str, str]]:
    """What is wrong with the heads of a chart: the key, and a sentence."""
    for key, heads in (("columns", columns), ("rows", rows)):
        for head in dict.fromkeys(head for head in heads if list(heads).count(head) > 1):
            yield key, f"{shown(head)} stands twice"
    for what in _column_faults(columns):
        yield "columns", what
    for what in _row_faults(rows, dice) if dice else ():
        yield "rows", what


def _column_faults(columns: Sequence[str]) -> Iterator[str]:
    odds = _odds(columns)
    for (left, right), (one, two) in zip(pairwise(columns), pairwise(odds), strict=False):
        if one[0] * two[1] >= two[0] * one[1]:
            yield f"{shown(right)} does not follow {shown(left)}"
    spans = [(column, span) for column in columns if (span := parse_span(column))]
    if spans and len(spans) < len(columns):
        yield "numbers and words are mixed"
        return
    are_heads = all(span.is_single for _, span in spans)
    for (left, before), (right, after) in pairwise(spans):
        follows = after.low is not None and (
            after.low > (before.low or 0) if are_heads else before.high == after.low - 1
        )
        if not follows:
            yield f"{shown(right)} does not follow {shown(left)}"


def _row_faults(rows: Sequence[str], dice: Dice) -> Iterator[str]:
    for row in rows:
        if parse_span(row) is None:
            yield f"{shown(row)} is no result of {dice}"
    found: dict[int, int] = {}
    for die, place in _dice_rows(rows, dice):
        if found.setdefault(die, place) != place:
            yield f"{die} is in two rows, {shown(rows[found[die]])} and {shown(rows[place])}"
    lowest, highest = min(dice.number, *found), max(dice.highest, *found)
    missing = [str(die) for die in range(lowest, highest + 1) if die not in found]
    if missing:
        yield f"no row for {', '.join(missing)} of {dice}"


def cell_faults(chart: Chart) -> Iterator[tuple[str, str, str]]:
    """The cells that do not fit the chart's description: row, column, and a sentence."""
    for row, cells in zip(chart.rows, chart.cells, strict=True):
        for column, cell, reader in zip(chart.columns, cells, chart.readers, strict=True):
            if reader.read(cell) is MISFIT:
                yield row, column, f"expected {reader.said}, got {shown(cell)}"


def read_charts(doc: Document, kinds: Mapping[str, type[Cell]] | None = None) -> dict[str, Chart]:
    """Every chart of a file, by name; `kinds` are the cells a game declares, by chart.

    A chart that is the legend of another is read before it.
    """
    docs = dict(doc.tables())
    charts: dict[str, Chart] = {}
    for name in kinds or ():
        if name not in docs:
            doc.fault(name, "missing: the game reads its cells")
    for name, each in sorted(docs.items(), key=lambda item: item[1].has("legend")):
        charts[name] = read_chart(name, each, (kinds or {}).get(name, Cell), charts)
    doc.done()
    return ByName("no chart", {name: charts[name] for name in docs})


def read_chart(name: str, doc: Document, kind: type[Cell] = Cell, legends: Mapping[str, Chart] | None = None) -> Chart:
    """Read one chart; faulty cells become dashes."""
    dice = parse_dice(doc.str("dice")) if doc.has("dice") else None
    if doc.has("dice") and dice is None:
        doc.fault("dice", f"expected dice such as 2d6, got {shown(doc.raw('dice'))}")
    columns, rows, cells = _read_grid(doc)
    named = {"columns": "columns", "rows": "rows"}
    if doc.choice("across", ("columns", "dice"), default="columns") == "dice":
        columns, rows, cells = rows, columns, [list(column) for column in zip(*cells, strict=True)]
        named = {"columns": "rows", "rows": "columns"}
    faults = list(head_faults(columns, rows, dice))
    for key, what in faults:
        doc.fault(named[key], what)
    if faults and dice:
        rows, cells = [f"{dice.number}+"], [["-"] * len(columns)]
    chart = Chart(
        name,
        columns,
        rows,
        cells,
        dice,
        below=doc.choice("below", ("clamp", "off"), default="clamp"),
        above=doc.choice("above", ("clamp", "off"), default="clamp"),
        off=doc.str("off", default="-"),
        titles=doc.by_language("title", default=None),
        where=doc.where(),
        readers=_read_readers(doc, columns, kind, legends or {}),
    )
    for row, column, what in cell_faults(chart):
        line, other = (row, column) if named["rows"] == "rows" else (column, row)
        _fault_cell(doc, line, f"column {shown(other)}: {what}")
    return chart


def _fault_cell(doc: Document, row: str, what: str) -> None:
    """Record a fault at the cell's place in the file: a row with its own key, or the list of all rows."""
    if not isinstance(doc.raw("rows", default=None), dict):
        doc.fault("cells", f"row {shown(row)}, {what}")
        return
    by_row = doc.table("rows")
    by_row.fault(row, what)
    by_row.leave()


def _read_readers(doc: Document, columns: list[str], kind: type[Cell], legends: Mapping[str, Chart]) -> list[Reader]:
    """The reader of each column: a legend, one description for all columns, or one for each."""
    key = "legend" if doc.has("legend") else "cell"
    if key == "legend":
        readers = [_read_legend(doc, kind, legends)] * len(columns)
    elif isinstance(doc.raw(key, default=None), dict):
        by_column = doc.table(key)
        readers = [_read_reader(by_column, column, kind) for column in columns]
    else:
        readers = [_read_reader(doc, key, kind)] * len(columns)
    if kind is not Cell:
        for what in dict.fromkeys(what for reader in _with_parts(readers) for what in part_faults(kind, reader)):
            doc.fault(key, what)
    return readers


def _with_parts(readers: Sequence[Reader]) -> Sequence[Reader]:
    """The readers of cells with parts, if there are any; other columns may hold numbers and words."""
    return [reader for reader in readers if reader.kinds] or readers


def _read_reader(doc: Document, key: str, kind: type[Cell]) -> Reader:
    said = doc.raw(key, default=WORD)
    forms = _texts([said] if isinstance(said, str) else said)
    if not forms:
        doc.fault(key, f"expected a text that describes a cell, or a list of them, got {shown(said)}")
        return Plain()
    try:
        return reader_of(forms, kind)
    except ValueError as fault:
        doc.fault(key, str(fault))
        return Plain()


def _read_legend(doc: Document, kind: type[Cell], legends: Mapping[str, Chart]) -> Reader:
    if doc.has("cell"):
        doc.fault("cell", "a legend says what the cells are")
    name = doc.str("legend")
    if name not in legends:
        doc.fault("legend", f"no chart {shown(name)}{suggestion(name, legends)}")
        return Plain()
    chart = legends[name]
    rows = {row: {part_name(head): chart.value(row, head) for head in chart.columns} for row in chart.rows}
    return ExplainedCells(name, rows, kind)


def _read_grid(doc: Document) -> tuple[list[str], list[str], list[list[str]]]:
    """Columns, rows and cells as printed; a chart of one column or one row need not name it."""
    columns = _read_heads(doc, "columns")
    if isinstance(doc.raw("rows", default=None), dict):
        by_row = doc.table("rows")
        rows = by_row.keys()
        return columns, rows, [_read_line(by_row, row, "", by_row.raw(row), len(columns)) for row in rows]
    rows = _read_heads(doc, "rows")
    lines = _read_lines(doc, rows, columns)
    named = [(f"row {shown(row)}: ", line) for row, line in zip(rows, lines, strict=True)]
    return columns, rows, [_read_line(doc, "cells", row, line, len(columns)) for row, line in named]


def _read_heads(doc: Document, key: str) -> list[str]:
    heads = _texts(doc.raw(key, default=[""]))
    if not heads:
        doc.fault(key, "expected a list of texts or whole numbers")
    return heads or [""]


def _read_lines(doc: Document, rows: list[str], columns: list[str]) -> list[object]:
    lines = doc.raw("cells", default=[])
    if isinstance(lines, list) and lines and not isinstance(lines[0], list):
        lines = [lines] if rows == [""] else [[cell] for cell in lines] if columns == [""] else lines
    if isinstance(lines, list) and len(lines) == len(rows):
        return lines
    doc.fault("cells", f"expected a list for each of {len(rows)} rows")
    return [["-"] * len(columns)] * len(rows)


def _read_line(doc: Document, key: str, row: str, line: object, width: int) -> list[str]:
    cells = _texts(line)
    if cells is None:
        doc.fault(key, f"{row}expected texts or whole numbers, got {shown(line)}")
    elif len(cells) != width:
        doc.fault(key, f"{row}expected {width} {'cell' if width == 1 else 'cells'}, got {len(cells)}")
    return ((cells or []) + ["-"] * width)[:width]


def _texts(value: object) -> list[str] | None:
    if isinstance(value, list) and all(type(cell) in (str, int) for cell in value):
        return [str(cell) for cell in value]
    return None
