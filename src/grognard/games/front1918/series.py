"""What one book of the series says otherwise, handed to the engine in records of functions.

The engine asks them where its own rule ends; an empty tuple adds nothing to it. A game lists what its book says
otherwise in one module of its own, in the order of the book, and overrides no method of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from grognard.kernel.asking.script import Refusal, Side

if TYPE_CHECKING:
    from grognard.games.front1918.ground import March
    from grognard.games.front1918.movement import Party

G = TypeVar("G")


def first_refusal(cannot: Iterable[Callable[..., Refusal | None]], *given: Any) -> Refusal | None:
    """The reason of the first of these predicates that refuses."""
    for predicate in cannot:
        if (refusal := predicate(*given)) is not None:
            return refusal
    return None


class Narrowing(NamedTuple, Generic[G]):
    """A rule that leaves a group only some of the hexes in reach, and the reason against the others."""

    only: Callable[[G, Party, March, tuple[int, ...]], tuple[int, ...]]
    why: Refusal


class Predicates(NamedTuple, Generic[G]):
    """What a book forbids besides the predicate of the engine with the same name, asked in order after it."""

    cannot_arrive: tuple[Callable[[G, Side], Refusal | None], ...] = ()
    """Why it is too late in the phase for any reinforcement of a side."""
    cannot_march: tuple[Callable[[G, int], Refusal | None], ...] = ()
    """Why a unit never moves."""
    cannot_come_along: tuple[Callable[[G, Party, int], Refusal | None], ...] = ()
    """Why a unit that may move cannot come along with a group."""
    cannot_join_late: tuple[Callable[[G, Party], Refusal | None], ...] = ()
    """Why nobody joins a group that has begun its move."""
    cannot_enter: tuple[Callable[[G, Party, int], Refusal | None], ...] = ()
    """Why a hex is shut to a group though others may enter it."""
    narrowings: tuple[Narrowing[G], ...] = ()
    """Which of the hexes in reach a group may go to."""
    cannot_halt: tuple[Callable[[G, Party, Sequence[int]], Refusal | None], ...] = ()
    """Why a group that could go to some hexes may not halt yet."""
    cannot_end_moves: tuple[Callable[[G, Side], Refusal | None], ...] = ()
    """Why a side cannot end its movement phase yet."""
    may_leave_zone: tuple[Callable[[G, Sequence[int]], bool], ...] = ()
    """Whether units bound to the front may leave it all the same."""
