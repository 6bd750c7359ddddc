"""Sealed plans: decisions that the other sides do not see, and plotted markers on the map.

These scripts ask one side and change nothing, as `Play.together` requires; the game carries out their results and
decides what can be plotted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grognard.kernel.asking.script import Offer, Option, Script, Side
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import UNSEEN


def place_each(
    g: Play[Any],
    side: Side,
    pieces: Iterable[int],
    spots: Callable[[int, Mapping[int, int]], Offer],
    /,
    *,
    rule: str,
    ask: str,
) -> Script[dict[int, int]]:
    """Ask a side for a place for each of these pieces, one after another; returns the places, by piece.

    `spots(piece, taken)` offers the places for a piece, given those taken so far.
    """
    taken: dict[int, int] = {}
    for piece in pieces:
        choice = yield g.choose(side, spots(piece, taken), rule=rule, ask=ask, piece=piece)
        taken[piece] = choice.noun
    return taken


def plan_ahead(
    g: Play[Any],
    side: Side,
    turns: Iterable[int],
    aims: Callable[[int, Mapping[int, Option]], Offer],
    /,
    *,
    nothing: Option,
    again: Option | None = None,
    rest: Option | None = None,
    rule: str,
    ask: str,
    **args: Any,
) -> Script[dict[int, Option]]:
    """Ask a side for a plan turn by turn; returns the choices, by turn.

    `aims(turn, plan)` offers what can be planned for a turn, given the plan so far; `nothing` plans nothing for it.
    `again` repeats the turn before, and is offered where that can be planned once more. `rest` plans nothing for this
    turn and all that follow, so that a long plan takes few answers.
    """
    plan: dict[int, Option] = {}
    before: Option | None = None
    for turn in turns:
        offer = aims(turn, plan)
        more = [nothing]
        if again is not None and before is not None and before in (*offer.options, nothing):
            more.append(again)
        if rest is not None:
            more.append(rest)
        choice = yield g.choose(side, offer, *more, rule=rule, ask=ask, turn=turn, **args)
        if choice == rest:
            break
        before = before if choice == again and before is not None else choice
        if before != nothing:
            plan[turn] = before
    return plan


def lay(g: Play[Any], marker: int, hex_: int) -> None:
    """Put a plotted marker on the map where only its owner sees it."""
    g.conceal(marker, UNSEEN)
    g.place(marker, hex_)


def lift(g: Play[Any], marker: int) -> int:
    """Reveal a plotted marker and take it off the map; returns its hex."""
    hex_ = int(g.position.at[marker])
    g.reveal(marker)
    g.remove(marker)
    return hex_
