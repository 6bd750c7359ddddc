"""What the cells of a chart say: words, numbers, or parts with names, read once when the chart is read.

A chart describes its cells in data: `"number"`, `"fine|fog|bad"`, `"{attacker}/{defender}"`. Rules then read
`result.attacker` and never parse a text. The game decides what a part means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, Final, NamedTuple, Protocol, get_type_hints

from grognard.kernel.files.sources import shown

NUMBER: Final = "number"
WORD: Final = "word"
WORDS: Final = "words"
MISFIT: Final = object()
"""Returned by a reader for a text that does not fit."""

DASHES: Final = str.maketrans("–−", "--")
_PART: Final = re.compile(r"\{([^{}]*)\}")
_INSIDE: Final = re.compile(r"([a-z][a-z0-9_]*)(?:=(\d+)|:(.+))?")


def parse_number(cell: str) -> int | Fraction | None:
    """Read a printed number, `2`, `–1`, `1/2`, `+3`; None for what is not one."""
    text = cell.strip().translate(DASHES).removeprefix("+")
    if not re.fullmatch(r"-?\d+(/[1-9]\d*)?", text):
        return None
    number = Fraction(text)
    return int(number) if number.denominator == 1 else number


def is_dash(cell: str) -> bool:
    """Whether a dash is printed, or nothing."""
    return cell.strip().translate(DASHES) in ("", "-")


class Cell(str):
    """A cell as printed, with its parts by name: the text `3/1` with `attacker` 3 and `defender` 1.

    A game that wants its parts checked declares a class of its own (`class Damage(Cell)`, with an annotation for each
    part: int, bool or str) and names it in `Play.cells`.
    """

    @cached_property
    def is_nothing(self) -> bool:
        """Whether a dash is printed: every part is 0, False or empty."""
        return is_dash(self)


class Reader(Protocol):
    """Reads the cells of a chart, or of a column."""

    said: str
    """The description in data."""
    kinds: Mapping[str, type]
    """The parts by name, each int, bool or str; none when a cell is one word or number."""

    def read(self, cell: str) -> Any:
        """What a cell says; MISFIT for a text that does not fit."""


class Plain:
    """Cells that are one number or one word: `number`, `word`, `yes|no`, `number|immune`.

    A dash is always allowed: None among numbers, itself among words.
    """

    kinds: Mapping[str, type] = {}

    def __init__(self, said: str = WORD) -> None:
        self.said = said
        among = said.split("|")
        self._has_numbers, self._has_words = NUMBER in among, WORD in among
        self._words = {word for word in among if word not in (NUMBER, WORD)}

    def read(self, cell: str) -> Any:
        """A number, None, or the word."""
        if self._has_numbers:
            number = parse_number(cell)
            if number is not None or is_dash(cell):
                return number
        return cell if self._has_words or cell in self._words or is_dash(cell) else MISFIT


class Names:
    """Cells that are several words separated by blanks, `words` in data; none where a dash is printed."""

    said = WORDS
    kinds: Mapping[str, type] = {}

    def read(self, cell: str) -> Any:
        """The words."""
        return () if is_dash(cell) else tuple(cell.split())


class _Part(NamedTuple):
    """One part of a form: a number (with the value where none is printed), one of some words, or a flag."""

    name: str
    kind: type
    words: tuple[str, ...] = ()
    missing: int | None = None

    @property
    def pattern(self) -> str:
        words = "|".join(re.escape(word.translate(DASHES)) for word in self.words)
        if self.kind is int:
            return r"([+-]?\d+)" if self.missing is None else r"([+-]?\d+)?"
        return f"({words})?" if self.kind is bool else f"({words})"

    def value(self, found: str | None) -> int | bool | str:
        if self.kind is int:
            return int(found) if found is not None else self.missing or 0
        return found is not None if self.kind is bool else found or ""


class _Form:
    """One way cells are printed, such as `A{attacker} D{defender}{star:*}`."""

    def __init__(self, said: str) -> None:
        pieces = _PART.split(said)
        self.parts = [_part(inside, said) for inside in pieces[1::2]]
        if "".join(pieces[::2]).count("{") or "".join(pieces[::2]).count("}"):
            raise ValueError(f"{shown(said)} has a brace without its other")
        names = [part.name for part in self.parts]
        if twice := next((name for name in names if names.count(name) > 1), None):
            raise ValueError(f"{shown(said)} names {twice} twice")
        printed = [re.escape(text.translate(DASHES)) for text in pieces[::2]]
        patterns = [part.pattern for part in self.parts]
        self._pattern = re.compile("".join(map("".join, zip(printed, [*patterns, ""], strict=True))))

    def read(self, cell: str) -> dict[str, int | bool | str] | None:
        """The parts of a cell, by name; None when it is not printed in this way."""
        found = self._pattern.fullmatch(cell.strip().translate(DASHES))
        if found is None:
            return None
        return {part.name: part.value(text) for part, text in zip(self.parts, found.groups(), strict=True)}


def _part(inside: str, form: str) -> _Part:
    """Read a part in braces: `steps`, `steps=1`, `way:r|R`, `star:*`."""
    found = _INSIDE.fullmatch(inside)
    if found is None:
        parts = "steps, steps=1, way:r|R or star:*"
        raise ValueError(f"{shown(form)}: expected a part such as {parts}, got {shown(inside)}")
    name, missing, words = found.groups()
    if hasattr(Cell, name):
        raise ValueError(f"{shown(form)}: no part can be called {name}, every text in Python has that name")
    if words is None:
        return _Part(name, int, missing=None if missing is None else int(missing))
    among = tuple(words.split("|"))
    return _Part(name, bool if len(among) == 1 else str, among)


class Forms:
    """Cells of named parts, printed in one of several forms; the first that fits is taken.

    A part that a form lacks is 0, False or empty, and so are all parts of a dash.
    """

    def __init__(self, said: Sequence[str], kind: type[Cell] = Cell) -> None:
        self.said = " or ".join(said)
        self._forms = [_Form(one) for one in said]
        self._kind = kind
        kinds: dict[str, type] = {}
        for part in (part for form in self._forms for part in form.parts):
            if kinds.setdefault(part.name, part.kind) is not part.kind:
                raise ValueError(f"{part.name} is not the same in every form")
        self.kinds: Mapping[str, type] = kinds

    def read(self, cell: str) -> Any:
        """The cell with its parts."""
        found = next((parts for form in self._forms if (parts := form.read(cell)) is not None), None)
        if found is None and not is_dash(cell):
            return MISFIT
        return make_cell(self._kind, cell, {name: kind() for name, kind in self.kinds.items()} | (found or {}))


class ExplainedCells:
    """Cells explained by the rows of another chart, whose columns are the parts."""

    def __init__(self, said: str, rows: Mapping[str, Mapping[str, Any]], kind: type[Cell] = Cell) -> None:
        self.said = f"a row of {said}"
        self._rows, self._kind = rows, kind
        parts: dict[str, list[Any]] = {}
        for row in rows.values():
            for name, value in row.items():
                parts.setdefault(name, []).append(value)
        self.kinds: Mapping[str, type] = {
            name: int if all(type(v) is int for v in values) else str for name, values in parts.items()
        }

    def read(self, cell: str) -> Any:
        """The cell with the parts of its row."""
        if cell not in self._rows and not is_dash(cell):
            return MISFIT
        return make_cell(self._kind, cell, self._rows.get(cell) or {name: kind() for name, kind in self.kinds.items()})


def make_cell(kind: type[Cell], cell: str, parts: Mapping[str, Any]) -> Cell:
    """A cell with its parts."""
    made = kind(cell)
    made.__dict__.update(parts)
    return made


def part_name(head: str) -> str:
    """The head of a column as the name of a part: `attacker steps` is `attacker_steps`."""
    return re.sub(r"\W+", "_", head.strip())


def reader_of(said: str | Sequence[str], kind: type[Cell] = Cell) -> Reader:
    """The reader that a chart describes; ValueError for a description that cannot be read."""
    forms = [said] if isinstance(said, str) else list(said)
    if len(forms) != 1 or "{" in forms[0] or "}" in forms[0]:
        return Forms(forms, kind)
    return Names() if forms[0] == WORDS else Plain(forms[0])


def part_faults(kind: type[Cell], reader: Reader) -> Iterator[str]:
    """The faults where the parts of a chart are not those the game declares."""
    wanted = {name: each for name, each in get_type_hints(kind).items() if name not in vars(Cell)}
    if wanted != reader.kinds:
        yield f"expected the parts {_listed(wanted)}, got {_listed(reader.kinds)}"


def _listed(kinds: Mapping[str, type]) -> str:
    words = {int: "a number", bool: "a flag", str: "a word"}
    return ", ".join(f"{name} ({words.get(kind, kind)})" for name, kind in sorted(kinds.items())) or "none"
