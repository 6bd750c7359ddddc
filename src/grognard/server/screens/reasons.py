"""Why bots answered as they did: kept beside the entries as keys and arguments, told in the reader's language.

In a game with secrets a side's reasons are for that side alone until the game is over, and answers that are still
sealed have no reasons for anybody else. Which reasons there are is the bots' business.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import takewhile
from typing import Any, Final, NamedTuple

import msgspec

from grognard.bots import BotReason
from grognard.kernel.asking.game import Game
from grognard.kernel.table.event import Event
from grognard.server import wire
from grognard.server.screens.viewer import Viewer

DIGITS: Final = 4
"""What is kept of a number that is not whole."""


class Reasoned(NamedTuple):
    """Why one answer was given: the number of its entry, the clock of what came of it, whose it was."""

    number: int
    at: int
    side: str
    reasons: tuple[BotReason, ...]


def plain(reasons: Iterable[BotReason]) -> tuple[BotReason, ...]:
    """Return reasons as plain numbers, words and lists, which read the same after a restart."""
    return tuple(
        BotReason(each.key, {name: _plain(arg) for name, arg in each.args.items()}, each.rule) for each in reasons
    )


def _plain(arg: Any) -> Any:
    match arg:
        case None | str():
            return arg
        case int():
            return int(arg)
        case float() | Fraction():
            return round(float(arg), DIGITS)
        case list() | tuple() | set() | frozenset():
            return [_plain(each) for each in (sorted(arg) if isinstance(arg, set | frozenset) else arg)]
    return str(arg)


def written(reasons: Sequence[BotReason]) -> str:
    """Reasons as text for the database."""
    return msgspec.json.encode([[each.key, each.args, each.rule] for each in reasons]).decode()


def read(text: str) -> tuple[BotReason, ...]:
    """Reasons from the database."""
    return tuple(BotReason(key, args, rule) for key, args, rule in msgspec.json.decode(text))


def without(reasons: Sequence[Reasoned], entry: int) -> list[Reasoned]:
    """Return the reasons after one entry was taken back: those that followed it have moved up.

    Several entries are taken back one by one: sealed answers of the other side may lie between them.
    """
    kept = [each for each in reasons if each.number < entry]
    return kept + [each._replace(number=each.number - 1) for each in reasons if each.number > entry]


class KnownReasons:
    """The reasons one viewer may know of, in order."""

    def __init__(self, game: Game, side: str, reasons: Sequence[Reasoned]) -> None:
        is_open = game.result is not None or not game.play.conceals
        sealed = len(game.entries) - sum(len(game.sealed(each)) for each in game.play.sides)
        self.reasons = [each for each in reasons if each.side == side or (is_open and each.number < sealed)]
        self._clocks = [each.at for each in self.reasons]

    def between(self, after: int, at: int) -> list[Reasoned]:
        """Return the reasons of what came about after one moment and up to another."""
        return self.reasons[bisect_right(self._clocks, after) : bisect_right(self._clocks, at)]


def span_of(events: Sequence[Event], clock: int) -> tuple[int, int]:
    """Return the moments between which the answers lie that a line tells of: since the line before it, up to the next.

    A heading is nobody's doing: what ended the phase before it is told with the last line there.
    """
    after = max((event.number for event in events if event.number < clock), default=-1)
    later = [event for event in events if event.number >= clock]
    ended = takewhile(lambda event: event.heading or event.number == clock, later)
    return after, max((event.number for event in ended), default=clock)


def reasons_at(viewer: Viewer, known: KnownReasons, clock: int) -> list[wire.Why]:
    """Return the reasons behind what was told at a moment: those of all answers since what was told before it."""
    found: list[wire.Why] = []
    after, up_to = span_of(viewer.game.events_for(viewer.side), clock)
    for each in (why(viewer, reasoned) for reasoned in known.between(after, up_to)):
        # Picking a unit up and saying where it goes are two answers for one reason: it is told once.
        if found and (found[-1].side, found[-1].reasons) == (each.side, each.reasons):
            found[-1].answer = f"{found[-1].answer} · {each.answer}"
        else:
            found.append(each)
    return found


def why(viewer: Viewer, reasoned: Reasoned) -> wire.Why:
    """Return one answer with its reasons, in words."""
    entry = viewer.game.entries[reasoned.number]
    return wire.Why(
        side=reasoned.side,
        answer=viewer.words.option(viewer.play, entry.option),
        reasons=said(viewer, reasoned.reasons),
    )


def said(viewer: Viewer, reasons: Iterable[BotReason]) -> list[wire.ReasonText]:
    """Reasons in words, each with its clause where it has one."""
    return [wire.ReasonText(each.rule, each.said(viewer.play, viewer.lang)) for each in reasons]
