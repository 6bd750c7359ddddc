"""A number or a column with its reasons, and the exact chances that follow.

One tally serves the preview, the bot and the resolution, so they cannot disagree: the chances shown are summed over
the same `result` that the rule reads after the roll. The game decides which reasons there are and what an outcome
means.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from copy import copy
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from grognard.kernel.numbers.cells import Cell, is_dash
from grognard.kernel.numbers.charts import Chart, Dice, Number

Args: TypeAlias = Mapping[str, Any]
Outcome: TypeAlias = Hashable

PASS: Final = "pass"
FAIL: Final = "fail"


class Reason(NamedTuple):
    """One line of a tally: what it is worth, the clause, and a sentence by its message key."""

    value: Number
    rule: str
    key: str
    args: Args = {}  # noqa: RUF012 (never changed; a read-only proxy would not pickle)


PLAIN: Final = (int, float, str, Fraction, type(None))
"""The types of plain arguments; lists of these are plain too. Sides and rolls are integers."""


def odd_args(args: Args) -> list[str]:
    """The arguments that are not plain values, through which a reader could reach the table."""
    return [name for name, value in args.items() if not _is_plain(value)]


def plain_args(args: Args, where: str) -> dict[str, Any]:
    """Arguments that others may keep: rolls without their tallies. A value that is not plain raises an error."""
    if not all(map(_is_plain, args.values())):
        raise TypeError(f"{where}: {', '.join(odd_args(args))} must be a number, a text, a side or a list of these")
    return {name: copy(value) if hasattr(value, "faces") else value for name, value in args.items()}


def _is_plain(value: Any) -> bool:
    return isinstance(value, PLAIN) or (isinstance(value, tuple | list) and all(map(_is_plain, value)))


class WrongDice(ValueError):
    """A rule rolls or reads other dice than its tally computes chances for."""


class _Use(Enum):
    """The use of the total."""

    NUMBER = 0
    SHIFTS = 1
    MODIFIES = 2
    IS_NEEDED = 3
    IS_HANDED_ON = 4


def _passes(roll: Any, total: Number, passes: Collection[int], fails: Collection[int]) -> bool:
    """Whether a roll passes a test: not above the total, but for natural rolls that pass or fail whatever it is."""
    return roll in passes or (roll <= total and roll not in fails)


@lru_cache(maxsize=1024)
def _chances_of_test(
    dice: Dice, total: Number, passes: frozenset[int], fails: frozenset[int]
) -> Mapping[str, Fraction]:
    """The exact chance to pass and to fail a test; tests are few, and asked for again and again."""
    chances: dict[str, Fraction] = {}
    for roll, chance in dice.totals.items():
        outcome = PASS if _passes(roll, total, passes, fails) else FAIL
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
    return chances


class Tally:
    """A start value with reasons added; with a chart, a test or dice it also has exact chances."""

    __slots__ = (
        "_ahead",
        "_base",
        "_lines",
        "_natural",
        "_outcome",
        "_use",
        "barred",
        "chart",
        "compared",
        "dice",
        "die",
        "name",
        "parts",
        "start",
        "teller",
        "total",
    )

    shown: ClassVar[Callable[[Tally], str] | None] = None
    """Draws a tally for notebooks. The kernel draws nothing: the package sets this when it is imported."""

    teller: Any
    """The game whose words a notebook shows it in; only set on a tally that a game explained something by."""

    def __init__(self, name: str, start: Number = 0) -> None:
        self.name = name
        self.start = start
        self.total = start
        self.barred: Reason | None = None
        self.compared: tuple[Number, Number] | None = None
        self.dice: Dice | None = None
        self.die: Tally | None = None
        self.parts: tuple[Tally, ...] = ()
        self.chart: Chart | None = None
        self._ahead: tuple[Callable[[Tally], Prospect | None], ...] = ()
        self._lines: list[tuple[Number, str, str, Args]] = []
        self._use = _Use.NUMBER

    # Reasons ---------------------------------------------------------------------------------------
    def add(self, value: Number, rule: str, key: str, **args: Any) -> Tally:
        """Add a reason; one worth 0 is kept only as a `note`."""
        if not value:
            raise ValueError(f"{self.name}: {key} §{rule} is worth 0: leave it out, or make it a note")
        self.total += value
        self._lines.append((value, rule, key, args))
        return self

    def note(self, rule: str, key: str, **args: Any) -> Tally:
        """Add a reason that changes nothing but is shown."""
        self._lines.append((0, rule, key, args))
        return self

    def times(self, factor: Number, rule: str, key: str, **args: Any) -> Tally:
        """Multiply the total so far; the reason is worth the difference."""
        product = _plain(self.total * factor)
        value = product - self.total
        self.total = product
        self._lines.append((_plain(value), rule, key, {**args, "times": factor}))
        return self

    def limit(
        self, rule: str, key: str, *, least: Number | None = None, most: Number | None = None, **args: Any
    ) -> Tally:
        """Limit the sum of the reasons so far; a cut is a reason itself."""
        return self._hold(self.total - self.start, rule, key, least, most, args)

    def limit_total(
        self, rule: str, key: str, *, least: Number | None = None, most: Number | None = None, **args: Any
    ) -> Tally:
        """Limit the total so far, start included; a cut is a reason itself."""
        return self._hold(self.total, rule, key, least, most, args)

    def impossible(self, rule: str, key: str, **args: Any) -> Tally:
        """Mark it as impossible, with the reason."""
        self.barred = Reason(0, rule, key, args)
        return self

    def _hold(self, value: Number, rule: str, key: str, least: Number | None, most: Number | None, args: Args) -> Tally:
        if least is not None and value < least:
            return self._count(least - value, rule, key, {**args, "limit": least})
        if most is not None and value > most:
            return self._count(most - value, rule, key, {**args, "limit": most})
        return self

    def _count(self, value: Number, rule: str, key: str, args: Args) -> Tally:
        self.total = _plain(self.total + value)
        self._lines.append((_plain(value), rule, key, args))
        return self

    def cite(self, clauses: Mapping[str, str]) -> Tally:
        """Replace an engine's keys by the numbers of a book, in the parts and the die too."""
        self._lines = [(value, clauses.get(rule, rule), key, args) for value, rule, key, args in self._lines]
        if self.barred is not None:
            self.barred = self.barred._replace(rule=clauses.get(self.barred.rule, self.barred.rule))
        for part in self.parts:
            part.cite(clauses)
        if self.die is not None:
            self.die.cite(clauses)
        return self

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Every reason in the order it was counted."""
        return tuple(Reason(*line) for line in self._lines)

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The tallies a roll is read on when there are several; only `Tallies` has any."""
        return ()

    @property
    def is_possible(self) -> bool:
        """Whether it is not marked as impossible."""
        return self.barred is None

    # The use of the total --------------------------------------------------------------------------
    def odds(self, attack: Tally | Number, defence: Tally | Number, chart: Chart) -> Tally:
        """The total shifts columns from these odds; strengths that are tallies are kept for display."""
        self.parts = tuple(part for part in (attack, defence) if isinstance(part, Tally))
        attack = attack.total if isinstance(attack, Tally) else attack
        defence = defence.total if isinstance(defence, Tally) else defence
        self.compared = attack, defence
        return self.on(chart, chart.column_for_odds(attack, defence))

    def strength(self, strength: Tally | Number, chart: Chart) -> Tally:
        """The total shifts columns from the one this strength falls in."""
        if isinstance(strength, Tally):
            self.parts = (strength,)
            strength = strength.total
        return self.on(chart, chart.column_for(strength))

    def on(self, chart: Chart, column: int | str | None) -> Tally:
        """The total shifts columns from this one."""
        return self._at(_Use.SHIFTS, chart, column)

    def modifies(self, chart: Chart, column: int | str | None = 0) -> Tally:
        """The total is added to the roll, read in this column."""
        return self._at(_Use.MODIFIES, chart, column)

    def test(self, dice: Dice, *, passes: Collection[int] = (), fails: Collection[int] = ()) -> Tally:
        """A roll not above the total passes; some natural rolls may pass or fail whatever the total."""
        self._use, self.dice, self._natural = _Use.IS_NEEDED, dice, (passes, fails)
        return self

    def by(self, dice: Dice, outcome: Callable[[Any], Outcome]) -> Tally:
        """The roll plus the total is passed to `outcome`, which returns the result."""
        self._use, self.dice, self._outcome = _Use.IS_HANDED_ON, dice, outcome
        return self

    def with_die(self, die: Tally) -> Tally:
        """Add a second tally, which is added to the roll, beside column shifts."""
        self.die = die
        return self

    def _at(self, use: _Use, chart: Chart, column: int | str | None) -> Tally:
        self._use, self.chart, self.dice = use, chart, chart.dice
        self._base = chart.column(column) if isinstance(column, str) else column
        return self

    def before(self, foreseen: Callable[[Tally], Prospect | None]) -> Tally:
        """Say what another side may still do to it; looked at when it is shown, not when it is weighed.

        It is handed the tally: a function that kept the tally would be in a circle with it.
        """
        self._ahead = (*self._ahead, foreseen)
        return self

    @property
    def ahead(self) -> tuple[Prospect, ...]:
        """What other sides may still change, at the worst; none when it cannot be changed any more."""
        return tuple(found for foreseen in self._ahead if (found := foreseen(self)) is not None)

    # Results ---------------------------------------------------------------------------------------
    @property
    def base(self) -> int | None:
        """The column before any shift, which may lie beyond the edge of the chart."""
        return None if self.chart is None else self._base

    @property
    def column(self) -> int | None:
        """The column after all shifts; None off the chart or without a chart."""
        if self.chart is None:
            return None
        return self.chart.shift(self._base, int(self.total) if self._use is _Use.SHIFTS else 0)

    @property
    def need(self) -> Number | None:
        """The highest roll that passes, when this is a test."""
        return self.total if self._use is _Use.IS_NEEDED else None

    @property
    def is_added(self) -> bool:
        """Whether the total is added to the roll, rather than shifting columns or being the number needed."""
        return self._use in (_Use.MODIFIES, _Use.IS_HANDED_ON)

    def looked_up(self, roll: int) -> int:
        """The roll with what is added to it, as it is looked up in the chart."""
        added = self if self.is_added else self.die
        return int(roll) + (0 if added is None else int(added.total))

    def row(self, roll: int) -> int | None:
        """The place of the row of the chart that a roll hits; None off the chart or without one."""
        return None if self.chart is None or self.column is None else self.chart.row(self.looked_up(roll))

    def result(self, roll: int) -> Any:
        """The result of a roll: a cell of the chart, pass or fail, or what the game's `outcome` returns."""
        if self.barred is not None:
            raise ValueError(f"{self.name}: impossible, {self.barred.key} §{self.barred.rule}")
        if type(roll) is not int and self.dice is not None:
            self._check_faces(getattr(roll, "faces", ()))
        match self._use, self.chart:
            case _Use.SHIFTS, Chart() as chart:
                return chart[self.column, roll + (int(self.die.total) if self.die else 0)]
            case _Use.MODIFIES, Chart() as chart:
                return chart[self._base, roll + int(self.total)]
            case _Use.IS_NEEDED, _:
                return PASS if _passes(roll, self.total, *self._natural) else FAIL
            case _Use.IS_HANDED_ON, _:
                return self._outcome(roll + self.total)
        raise ValueError(f"{self.name}: a number, not a roll")

    def check_dice(self, thrown: tuple[int, int] | None, where: str) -> None:
        """Raise `WrongDice` for other dice than this tally's; `where` names the clause and the roll."""
        if self.dice is not None and thrown != self.dice:
            what = "no dice are" if thrown is None else f"{Dice(*thrown)} is"
            raise WrongDice(f"{where}: {what} rolled, and the odds of {self.name} are those of {self.dice}")

    def _check_faces(self, faces: Sequence[int]) -> None:
        """Raise `WrongDice` for a roll whose faces are not of this tally's dice; a bare number has no faces."""
        number, sides = self.dice or (0, 0)
        if faces and (len(faces) != number or max(faces) > sides):
            raise WrongDice(
                f"{self.name}: the odds are those of {self.dice}, and {' '.join(map(str, faces))} was rolled"
            )

    def chances(self) -> Mapping[Any, Fraction]:
        """The exact chance of every outcome; none when nothing is rolled or it is impossible."""
        if self.barred is not None or self.dice is None:
            return {}
        if self.chart is not None:
            if self._use is _Use.MODIFIES:
                return self.chart.distribution(self._base, int(self.total))
            return self.chart.distribution(self.column, int(self.die.total) if self.die else 0)
        if self._use is _Use.IS_NEEDED:
            return dict(_chances_of_test(self.dice, self.total, *map(frozenset, self._natural)))
        chances: dict[Any, Fraction] = {}
        for roll, chance in self.dice.totals.items():
            outcome = self.result(roll)
            chances[outcome] = chances.get(outcome, Fraction(0)) + chance
        return chances

    @property
    def is_in_vain(self) -> bool:
        """Whether it is rolled for and every outcome is none."""
        chances = self.chances()
        return bool(chances) and all(map(does_nothing, chances))

    def plain(self) -> Tally:
        """The same tally as plain values that others may keep: without its game and without functions of rules."""
        other = copy(self)
        other._ahead = ()
        other._lines = [(value, rule, key, plain_args(args, key)) for value, rule, key, args in self._lines]
        if self.barred is not None:
            other.barred = self.barred._replace(args=plain_args(self.barred.args, self.barred.key))
        other.die = None if self.die is None else self.die.plain()
        other.parts = tuple(part.plain() for part in self.parts)
        if self._use is _Use.IS_HANDED_ON:
            other._outcome = self._written_outcomes().__getitem__
        return other

    def _written_outcomes(self) -> dict[Number, Outcome]:
        """The outcome of every total that its dice can lead to, where a function of the rules tells it."""
        totals = () if self.barred is not None or self.dice is None else self.dice.totals
        return {roll + self.total: self._outcome(roll + self.total) for roll in totals}

    def all_reasons(self) -> Iterator[Reason]:
        """Every reason shown with it: its own, why it is impossible, and those of the tallies within."""
        yield from self.reasons
        if self.barred is not None:
            yield self.barred
        for within in (*self.parts, *((self.die,) if self.die is not None else ())):
            yield from within.all_reasons()

    def expected(self, value_of: Callable[[Any], Number]) -> Fraction:
        """The mean value of the outcomes, exactly."""
        return sum((chance * value_of(outcome) for outcome, chance in self.chances().items()), Fraction(0))

    # Telling ---------------------------------------------------------------------------------------
    def as_json(self, render: Callable[[str, Args], str] | None = None) -> dict[str, Any]:
        """The whole tally as JSON values; `render(key, args)` adds the sentence to every reason."""
        chart = self.chart
        return {
            "name": self.name,
            "start": _jsonable(self.start),
            "total": _jsonable(self.total),
            "need": _jsonable(self.need),
            "odds": [_jsonable(strength) for strength in self.compared or ()],
            "base": None if chart is None else chart.label(self._base),
            "column": None if chart is None else chart.label(self.column),
            "dice": None if self.dice is None else str(self.dice),
            "reasons": [_reason_json(reason, render) for reason in self.reasons],
            "impossible": None if self.barred is None else _reason_json(self.barred, render),
            "chances": [
                {"outcome": _jsonable(outcome), "p": float(chance), "of": str(chance)}
                for outcome, chance in self.chances().items()
            ],
            "die": None if self.die is None else self.die.as_json(render),
            "parts": [part.as_json(render) for part in self.parts],
            **self._ahead_json(render),
        }

    def _ahead_json(self, render: Callable[[str, Args], str] | None) -> dict[str, Any]:
        """What may still change it; nothing where nothing does."""
        found = [{"of": _reason_json(each.of, render), "column": each.column} for each in self.ahead]
        return {"ahead": found} if found else {}

    def _repr_html_(self) -> str | None:
        """What a notebook shows; None when `shown` is not set."""
        show = type(self).shown
        return None if show is None else show(self)

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        """Pickle everything but `teller` and what may still change it, which is for whoever is at the table."""
        kept = self._kept()
        if self._use is _Use.IS_HANDED_ON:
            kept["_outcome"] = self._written_outcomes().__getitem__
        return None, kept

    def __copy__(self) -> Tally:
        """Return a tally to which reasons can be added, with the functions of rules."""
        other = object.__new__(type(self))
        for name, value in self._kept().items():
            setattr(other, name, value)
        other._lines = list(self._lines)
        return other

    def _kept(self) -> dict[str, Any]:
        """What a copy has too, by its name."""
        names = [name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()) if name != "teller"]
        return {name: getattr(self, name) for name in names if hasattr(self, name)} | {"_ahead": ()}

    def __eq__(self, other: object) -> bool:
        """Whether it says the same: the same total for the same reasons, with the same chances."""
        return self.as_json() == other.as_json() if isinstance(other, Tally) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.name, self.start))

    def __repr__(self) -> str:
        lines = "".join(f", {'+' if value > 0 else ''}{value} {key} §{rule}" for value, rule, key, _ in self._lines)
        column = "" if self.chart is None else f" [{self.chart.label(self.column)}]"
        return f"<Tally {self.name} {self.total}{column}: {self.start}{lines}>"


class Prospect(NamedTuple):
    """What another side may still do to the odds: a clause and a sentence by its key, and the column at the worst."""

    of: Reason
    column: str = ""
    """Empty where it does not change the column itself."""

    @classmethod
    def to_column(cls, now: Tally, worst: Tally, rule: str, key: str, **args: Any) -> Prospect:
        """The column a tally falls to; `changes` is 0 in the sentence when it stays the same."""
        labels = [tally.chart.label(tally.column) if tally.chart is not None else "" for tally in (now, worst)]
        of = Reason(0, rule, key, {**args, "column": labels[1], "changes": int(labels[0] != labels[1])})
        return cls(of, labels[1])


class Reading(NamedTuple):
    """One of several tallies that a roll is read on, with its subject: a clause and a sentence by its key."""

    tally: Tally
    of: Reason


class Tallies(Tally):
    """One roll read on several tallies: a column for those in the open, another for those dug in.

    Its result is the tuple of their results, in order; its chances are those of such tuples.
    """

    __slots__ = ("_readings",)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._readings: tuple[Reading, ...] = ()

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Each tally, with its subject."""
        return self._readings

    def read(self, tally: Tally, rule: str, key: str, **args: Any) -> Tallies:
        """Read the roll on this tally too; `key` is the message of its subject. All must have the same dice."""
        if tally.dice is None:
            raise ValueError(f"{tally.name}: a number, not a roll")
        tally.check_dice(self.dice or tally.dice, f"§{rule} {key}")
        self.dice = tally.dice
        self._readings = (*self._readings, Reading(tally, Reason(0, rule, key, args)))
        return self

    def result(self, roll: int) -> tuple[Any, ...]:
        """The result of each tally for this roll."""
        return tuple(reading.tally.result(roll) for reading in self.readings)

    def chances(self) -> Mapping[Any, Fraction]:
        """The exact chance of every tuple of results."""
        chances: dict[Any, Fraction] = {}
        for roll, chance in self.dice.totals.items() if self.dice else ():
            outcome = self.result(roll)
            chances[outcome] = chances.get(outcome, Fraction(0)) + chance
        return chances

    def cite(self, clauses: Mapping[str, str]) -> Tally:
        """Replace an engine's keys by the numbers of a book, in all tallies."""
        self._readings = tuple(
            Reading(tally.cite(clauses), of._replace(rule=clauses.get(of.rule, of.rule))) for tally, of in self.readings
        )
        return super().cite(clauses)

    def plain(self) -> Tally:
        """All of them as plain values."""
        other = super().plain()
        assert isinstance(other, Tallies)
        other._readings = tuple(
            Reading(tally.plain(), of._replace(args=plain_args(of.args, of.key))) for tally, of in self.readings
        )
        return other

    def all_reasons(self) -> Iterator[Reason]:
        """The reasons of all tallies, and their subjects."""
        yield from super().all_reasons()
        for tally, of in self.readings:
            yield of
            yield from tally.all_reasons()

    def as_json(self, render: Callable[[str, Args], str] | None = None) -> dict[str, Any]:
        """All of them as plain values."""
        readings = [
            {"of": _reason_json(reading.of, render), **reading.tally.as_json(render)} for reading in self.readings
        ]
        return {**super().as_json(render), "readings": readings}

    def __repr__(self) -> str:
        return f"<Tallies {self.name}: {', '.join(f'{of.key} {tally!r}' for tally, of in self.readings)}>"


def _plain(value: Number) -> Number:
    return int(value) if value.denominator == 1 else value


def does_nothing(outcome: Any) -> bool:
    """Whether an outcome is none: a dash, nothing, or a cell that prints nothing but zeros."""
    if isinstance(outcome, tuple):
        return all(map(does_nothing, outcome))
    if isinstance(outcome, Cell):
        return outcome.is_nothing or not outcome.strip("0+/ ")
    return outcome is None or (isinstance(outcome, str) and is_dash(outcome))


def outcome_name(outcome: Any) -> str:
    """The name of an outcome: a cell as printed, a word, a number, a side; a dash for nothing."""
    return "-" if outcome is None else str(outcome)


def _jsonable(value: Any) -> Any:
    if isinstance(value, Cell):
        return str(value)
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    return value if isinstance(value, str | int | float | None) else str(value)


def _reason_json(reason: Reason, render: Callable[[str, Args], str] | None) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "value": _jsonable(reason.value),
        "rule": reason.rule,
        "key": reason.key,
        "args": {name: _jsonable(value) for name, value in reason.args.items()},
    }
    return plain if render is None else {**plain, "text": render(reason.key, reason.args)}
