"""An entry of a log: one answer, of a side or of the dice, as it is recorded or as it was written."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.asking.script import Option, Side


class Entry(NamedTuple):
    """One answer: by whom, and which option. The dice answer too."""

    who: Side
    option: Option

    def __str__(self) -> str:
        return f"{self.who}: {self.option}"


ANYONE = Side(-2, "anyone")
"""In a written log, whichever side is asked."""


def unread(who: Side, text: str) -> Entry:
    """An answer known only by its text; it is looked up when its question is asked."""
    return Entry(who, Option("", -1, text))
