"""What the kernel asks a game while it is played, as a record of functions: its sequence of play, its end, its screen.

A game of several modules lists its functions here, in one module that imports all others; `table`, which those import,
stays free of them. A game in one file may override the methods of `Play` with the same names instead. What a game
declares in words, and what the kernel asks many times an answer (zones, who may know a piece), are in `Play`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from grognard.kernel.asking.concerns import Concerns
    from grognard.kernel.asking.script import Cannot, Option, Refusal, Side
    from grognard.kernel.asking.sequence import Phase
    from grognard.kernel.numbers.charts import Number
    from grognard.kernel.numbers.dice import Whim
    from grognard.kernel.numbers.tally import Tally
    from grognard.kernel.words.goal import Goal

G = TypeVar("G")
Shade = Callable[[G, "Side | None", int], "dict[Side | None, int]"]
"""The hexes of an overlay by side, for the side that looks and a chosen hex, -1 for none."""


def no_phases(g: Any) -> tuple[Phase, ...]:
    """Refuse a game without a sequence of play."""
    raise NotImplementedError(f"{g.id} lists no phases: Rules(phases=…), or a method `phases`")


def nothing(g: Any) -> None:
    """Do nothing."""


def no_reason(g: Any, side: Side, option: Option) -> Refusal | None:
    """Leave the reason to the clause of the verb."""
    return None


def no_goal(g: Any, side: Side | None) -> Goal | None:
    """Say nothing of the goal."""
    return None


def no_standings(g: Any) -> dict[Side, Tally]:
    """Count no victory points."""
    return {}


def no_scores(g: Any) -> dict[str, int]:
    """Publish no figures."""
    return {}


def shows_nothing(g: Any, side: Side | None) -> dict[str, Any]:
    """Add nothing to a view."""
    return {}


def no_expectations(g: Any, tally: Tally, outcome: Any) -> dict[str, Number]:
    """Count nothing in an outcome."""
    return {}


def no_faults(g: Any) -> list[str]:
    """Find no fault in a position."""
    return []


def no_secrets(g: Any, side: Side, whim: Whim) -> None:
    """Refuse to imagine the secrets of a game that does not say how."""
    raise NotImplementedError(f"{g.id} has secrets and does not say how they may be imagined")


def by_its_number(g: Any, turn: int) -> dict[str, Any]:
    """Name a turn by its number."""
    return {"turn": g.number_of(turn)}


def never(g: Any, box: str) -> int:
    """No box has arrivals."""
    return 0


def controller(g: Any, hex_: int) -> Side | None:
    """Show who controls a hex."""
    found: Side | None = g.controller(hex_)
    return found


class Rules(NamedTuple, Generic[G]):
    """The functions of a game that the kernel calls; each is told what it is for by the method of `Play` it answers."""

    phases: Callable[[G], tuple[Phase, ...]] = no_phases
    prepare: Callable[[G], None] = nothing
    """Compute once what chapters keep of board, pieces and charts, after the table's own `prepare`."""
    begin: Callable[[G], None] = nothing
    complete: Callable[[G], None] = nothing
    enter_phase: Callable[[G], None] = nothing
    why_not_now: Callable[[G, Side, Option], Refusal | None] = no_reason
    goal: Callable[[G, Side | None], Goal | None] = no_goal
    standings: Callable[[G], dict[Side, Tally]] = no_standings
    scores: Callable[[G], dict[str, int]] = no_scores
    shows: Callable[[G, Side | None], dict[str, Any]] = shows_nothing
    overlays: Mapping[str, Shade[G]] = {}
    """By the names that the table declares in its `overlays`; also for an overlay of the kernel's that differs here."""
    expectations: Callable[[G, Tally, Any], dict[str, Number]] = no_expectations
    audit: Callable[[G], list[str]] = no_faults
    imagine: Callable[[G, Side, Whim], None] = no_secrets
    turn_args: Callable[[G, int], dict[str, Any]] = by_its_number
    due: Callable[[G, str], int] = never
    in_control: Callable[[G, int], Side | None] = controller
    concerns: Mapping[str, Concerns[G]] = {}
    """By question: what will go wrong when the side that is asked ends it there."""


def refused_by(cannot: Mapping[str, Cannot]) -> Callable[[Any, Side, Option], Refusal | None]:
    """Explain verbs at any time by their predicates: functions of the table, the side and the noun."""

    def why_not_now(g: Any, side: Side, option: Option) -> Refusal | None:
        predicate = cannot.get(option.verb)
        return None if predicate is None else predicate(g, side, option.noun)

    return why_not_now
