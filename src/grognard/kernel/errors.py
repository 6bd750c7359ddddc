"""Errors, one class for each party at fault.

The caller wrote something we cannot read (`Unreadable`), asked for what the rules forbid (`Illegal`), answered an
older question (`Stale`), or gave us faulty files (`BadData`); `Broken` is our own fault and carries the save that
shows it. Nothing here prints, logs or recovers: an error is raised before anything changes.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator
from typing import Any


class GrognardError(Exception):
    """Anything this package raises on purpose."""


class Unreadable(GrognardError, ValueError):
    """The text cannot be parsed; it quotes what was given."""


class WrongType(Unreadable, TypeError):
    """An argument of another kind than a function takes: which, what it got, and what would do."""


class Illegal(GrognardError):
    """The rules forbid it: the clause, the reason, and, when the list is short, what would be legal."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class Stale(GrognardError):
    """The answer was meant for a question that is no longer open."""


class BadData(GrognardError, ValueError):
    """A data file or save is faulty; every fault found is listed, each naming its file and key."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))

    def __reduce__(self) -> tuple[type[BadData], tuple[tuple[str, ...]]]:
        """Pickle so that another process receives the same faults."""
        return type(self), (self.faults,)


class Broken(GrognardError):
    """A fault of this program; `save` holds the game before the answer, ready for a bug report."""

    def __init__(self, message: str, save: bytes = b"") -> None:
        super().__init__(message)
        self.save = save


def check_type(argument: str, got: object, kinds: tuple[type[Any], ...], wanted: str) -> None:
    """Raise `WrongType` for an argument that is none of these kinds; a truth value is no number."""
    if not isinstance(got, kinds) or (isinstance(got, bool) and bool not in kinds):
        raise WrongType(f"{argument}: {wanted}, not {reprlib.repr(got)}")


def check_number(argument: str, got: object, least: int) -> None:
    """Raise an error for an argument that is no whole number from `least` on."""
    wanted = f"a whole number from {least} on"
    check_type(argument, got, (int,), wanted)
    if isinstance(got, int) and got < least:
        raise Unreadable(f"{argument}: {wanted}, not {got}")


def check_each(argument: str, got: Any, kinds: tuple[type[Any], ...], wanted: str) -> Iterator[Any]:
    """Return the things of a list that is an argument; a single text is no list."""
    if isinstance(got, str | bytes) or not isinstance(got, Iterable):
        raise WrongType(f"{argument}: a list, each of it {wanted}, not {reprlib.repr(got)}")
    things = list(got)
    for number, each in enumerate(things):
        check_type(f"{argument}[{number}]", each, kinds, wanted)
    return iter(things)
