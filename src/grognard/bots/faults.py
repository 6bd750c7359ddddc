"""Faults of other people's bots and games: whose they are, of which kind, and where in their source.

A bot that fails has lost its game; the run it belongs to goes on. Faults of our own are `Broken` and told as ours.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from grognard.kernel.asking.game import Game
from grognard.kernel.errors import Broken, GrognardError, Illegal, Unreadable

CRASH: Final = "crash"
"""It raised an exception, or its process ended."""
STALL: Final = "stall"
"""It did not answer in time, or never came to an end."""
GARBAGE: Final = "garbage"
"""What it said cannot be read, or is no option at all."""
CHEATING: Final = "cheating"
"""It answered what the rules forbid."""
KINDS: Final = (CRASH, STALL, GARBAGE, CHEATING)

OURS: Final = Path(__file__).resolve().parent.parent


class BotFault(GrognardError):
    """A fault of somebody's bot or game: its kind, what was wrong, where, and the game as it stood."""

    def __init__(self, kind: str, text: str, trace: str = "", save: bytes = b"") -> None:
        super().__init__(text)
        self.kind = kind
        self.trace = trace
        """The traceback within their own files."""
        self.save = save

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, str, str, bytes]]:
        """Pickle all of it, so that another process is told the same."""
        return type(self), (self.kind, str(self), self.trace, self.save)


def is_ours(thing: object) -> bool:
    """Whether a bot or a table is one of this package's."""
    return type(thing).__module__.split(".")[0] == "grognard"


def their_frames(trace: TracebackType | None) -> list[traceback.FrameSummary]:
    """The frames of a traceback from the first that is in a file of theirs."""
    frames = traceback.extract_tb(trace)
    first = next((number for number, frame in enumerate(frames) if not _is_ours(frame.filename)), len(frames))
    return list(frames[first:])


def _is_ours(file: str) -> bool:
    return Path(file).resolve().is_relative_to(OURS)


def where(trace: TracebackType | None) -> str:
    """The file and line of theirs in which it happened; empty when none of theirs is in it."""
    theirs = [frame for frame in their_frames(trace) if not _is_ours(frame.filename)]
    return f"{Path(theirs[-1].filename).name}:{theirs[-1].lineno}" if theirs else ""


def trace_of(cause: BaseException) -> str:
    """The traceback of what was raised, from the first file of theirs on."""
    return "".join(traceback.format_list(their_frames(cause.__traceback__)))


def fault_of(caught: Exception, game: Game, kind: str = CRASH) -> BotFault:
    """What somebody's bot or game raised, told with file and line."""
    if isinstance(caught, BotFault):
        return BotFault(caught.kind, str(caught), caught.trace, caught.save or game.save())
    is_wrapped = isinstance(caught, GrognardError) and isinstance(caught.__cause__, Exception)
    cause = caught.__cause__ if is_wrapped and caught.__cause__ is not None else caught
    at = where(cause.__traceback__)
    text = f"{at}: {type(cause).__name__}: {cause}" if at else f"{type(cause).__name__}: {cause}"
    return BotFault(kind, text, trace_of(cause), game.save())


@contextmanager
def told_as_theirs(bot: object, game: Game) -> Iterator[None]:
    """Let a bot answer inside: what somebody's bot does wrong is raised as a `BotFault`, a fault of ours as it is."""
    try:
        yield
    except Exception as fault:
        if (is_ours(bot) and not isinstance(fault, BotFault)) or isinstance(fault, Broken):
            raise
        raise fault_of(fault, game, _kind_of(fault)) from fault


def _kind_of(fault: Exception) -> str:
    """The kind of what was raised while a bot answered; what it raised itself is a crash."""
    if where(fault.__traceback__):
        return CRASH
    if isinstance(fault, Illegal):
        return CHEATING
    return GARBAGE if isinstance(fault, Unreadable) else CRASH
