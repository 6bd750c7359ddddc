"""What one book of the series says otherwise, handed to the engine in records of functions.

The engine asks them where its own rule ends; an empty tuple adds nothing to it. A game lists what its book says
otherwise in one module of its own, in the order of the book, and overrides no method of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from grognard.games.front1918.facts import Facts
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Refusal, Script, Side

if TYPE_CHECKING:
    from grognard.games.front1918.battle import Battle, Go
    from grognard.games.front1918.destinations import Party
    from grognard.games.front1918.ground import March

G = TypeVar("G")
Step = TypeVar("Step")
CombatStep = Callable[[G, "Battle"], "Script[Go | None] | Script[None] | Go | None"]
"""A step of a combat: a script, or a function that asks nothing; it may say how the combat goes on."""


def insert(steps: tuple[Step, ...], *new: Step, after: Step) -> tuple[Step, ...]:
    """These steps with new ones after one of them."""
    where = steps.index(after) + 1
    return (*steps[:where], *new, *steps[where:])


def take(steps: Iterable[Callable[..., None]], *given: Any) -> None:
    """Carry out these steps in their order."""
    for step in steps:
        step(*given)


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

    cannot_name: tuple[Callable[[G, Side, int], Refusal | None], ...] = ()
    """Why a side may not name a unit of the enemy."""
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
    not_on_march: Mapping[str, Callable[[G, Party, int], Refusal | None]] = {}
    """Why a group has no offer of what others may do on their way, by verb."""
    narrowings: tuple[Narrowing[G], ...] = ()
    """Which of the hexes in reach a group may go to."""
    cannot_halt: tuple[Callable[[G, Party, Sequence[int]], Refusal | None], ...] = ()
    """Why a group that could go to some hexes may not halt yet."""
    cannot_end_moves: tuple[Callable[[G, Side], Refusal | None], ...] = ()
    """Why a side cannot end its movement phase yet."""
    may_leave_zone: tuple[Callable[[G, Sequence[int]], bool], ...] = ()
    """Whether units bound to the front may leave it all the same."""


class BookActions(NamedTuple, Generic[G]):
    """What a book lets a side do besides, at questions of the engine: offers, each beside what it does."""

    on_march: tuple[Callable[[G, Party], Sequence[Action]], ...] = ()
    """On the way of a moving group, if it is one that can; why others cannot is in `Predicates.not_on_march`."""
    at_end: tuple[Callable[[G, Side], Action], ...] = ()
    """At the end of a movement phase."""
    in_reaction: tuple[Callable[[G, Battle], Action], ...] = ()
    """When mastery lets the defender move units near the combat."""
    to_misdirect: tuple[Callable[[G, Battle], Action], ...] = ()
    """When the attacker may misdirect a unit of the defender."""
    to_cancel: tuple[Callable[[G, Battle, str], Action], ...] = ()
    """When the defender may take off a marker of the attacker, by a clause."""


class Steps(NamedTuple, Generic[G]):
    """What is done at the places where books differ, in order; the steps of a combat are all of them, as printed."""

    phase_begins: tuple[Callable[[G], None], ...] = ()
    """Before a phase, when the marks of units that moved, fought or fired are cleared."""
    placed: tuple[Callable[[G, int, int], None], ...] = ()
    """A piece was placed on a hex or in a box."""
    captured: tuple[Callable[[G, int, Side], None], ...] = ()
    """A hex has come to a side."""
    set_off: tuple[Callable[[G, Party], None], ...] = ()
    """A group makes the first step of its move."""
    passed: tuple[Callable[[G, Sequence[int], int], None], ...] = ()
    """A moving group passes through a hex and goes on."""
    halted: tuple[Callable[[G, Sequence[int]], None], ...] = ()
    """A group has come to a hex that ends its move: see `Facts.halting_hexes`."""
    left: tuple[Callable[[G, Side, int], None], ...] = ()
    """A group has left its hex."""
    span_tried: tuple[Callable[[G, int, int], None], ...] = ()
    """A unit tried a footbridge on a hexside."""
    combat: tuple[CombatStep[G], ...] = ()
    """A combat, from the declaration of the attack on."""
    retreated: tuple[Callable[[G, Battle], None], ...] = ()
    """The defenders have retreated."""
    after_combat: tuple[Callable[[G, Battle], None], ...] = ()
    """A combat is over, however it ended."""
    struck: tuple[Callable[[G, int], None], ...] = ()
    """A piece is about to leave play."""


class Book(NamedTuple, Generic[G]):
    """All that a book says otherwise: what it counts, what it forbids, what it allows and what it does."""

    facts: Facts[G] = Facts()
    predicates: Predicates[G] = Predicates()
    actions: BookActions[G] = BookActions()
    steps: Steps[G] = Steps()
