"""What can go wrong with a request: a code a program reads, a sentence a person reads in their language, a status.

Errors of the kernel are put into the same words here. Whose fault it is decides the code; nothing is mended here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from grognard.kernel.errors import BadData, Broken, GrognardError, Illegal, Stale, Unreadable
from grognard.kernel.words.messages import Messages
from grognard.server.storage.database import DatabaseDown, DiskBroken, DiskFull, Overtaken
from grognard.server.wire import Fault

STATUS: Final = {
    "unreadable": 400,
    "bad-data": 400,
    "forbidden": 403,
    "missing": 404,
    "too-slow": 408,
    "stale": 409,
    "agree": 409,
    "too-long": 413,
    "illegal": 422,
    "held": 422,
    "too-many": 429,
    "broken": 500,
    "busy": 503,
}

MOST_TOLD: Final = 10
"""How many faults of a save are told."""
LONGEST_FAULT: Final = 300


@cache
def sentences(lang: str) -> Messages:
    """Return the messages about faults in a language."""
    return Messages([files("grognard.server").joinpath("texts", "faults")], lang)


class Trouble(Exception):
    """A request that cannot be served: its code, and the key of a message, or the sentence itself."""

    def __init__(
        self, code: str, key: str = "", /, text: str = "", rule: str = "", retry_after: int = 0, **args: Any
    ) -> None:
        super().__init__(text or key)
        self.code = code
        self.key = key
        self.text = text
        self.rule = rule
        self.retry_after = retry_after
        """After how many seconds to try again; 0 when nobody knows."""
        self.args_told = args

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def in_words(self, lang: str) -> Fault:
        """Return the body that is sent to the browser."""
        text = self.text or sentences(lang).text(self.key, **self.args_told)
        return Fault("unreadable" if self.code in ("too-long", "too-slow") else self.code, text, self.rule)


def _faulty(faults: Sequence[str]) -> Trouble:
    """Return the first of many faults, each cut to a few lines: they quote what was sent."""
    told = "\n".join(f"{each[:LONGEST_FAULT]}…" if len(each) > LONGEST_FAULT else each for each in faults[:MOST_TOLD])
    left = len(faults) - MOST_TOLD
    return Trouble("bad-data", "more-faults", faults=told, more=left) if left > 0 else Trouble("bad-data", text=told)


def trouble_of(fault: Exception) -> Trouble:
    """Return any error as `Trouble`."""
    match fault:
        case Trouble():
            return fault
        case Illegal():
            return Trouble("illegal", text=str(fault), rule=fault.rule)
        case Stale() | Overtaken():
            return Trouble("stale", "version-gone")
        case BadData():
            return _faulty(fault.faults)
        case DiskFull():
            return Trouble("busy", "disk-full")
        case DiskBroken():
            return Trouble("busy", "disk-broken")
        case DatabaseDown() | TimeoutError():
            return Trouble("busy", "busy")
        case Unreadable():
            return Trouble("unreadable", text=str(fault))
        case Broken() | GrognardError():
            return Trouble("broken", "broken", fault=str(fault))
    return Trouble("broken", "broken", fault=type(fault).__name__)
