"""Sealed plans: decisions that the other sides do not see, and plotted markers on the map.

These scripts ask one side and change nothing, as `Play.together` requires; the game carries out their results and
decides what can be plotted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.kernel.asking.script import Offer, Script, Side
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import UNSEEN
from grognard.kernel.tactics.placing import Passed


def place_each(
    g: Play[Any],
    side: Side,
    pieces: Sequence[int],
    spots: Callable[[int, Mapping[int, int]], Offer],
    others: Callable[[int, Mapping[int, int], Passed], Offer],
    /,
    *,
    rule: str,
    ask: str,
) -> Script[dict[int, int]]:
    """Ask a side for a place for each of these pieces, one after another; returns the places, by piece.

    `spots(piece, taken)` offers the places for a piece, given those taken so far; `others(piece, taken, passed)` may be
    picked instead of it.
    """
    taken: dict[int, int] = {}
    piece, passed = -1, Passed()
    while len(taken) < len(pieces):
        piece = next(p for p in pieces if p not in taken) if piece < 0 else piece
        passed.note(piece)
        instead = others(piece, taken, passed)
        choice = yield g.choose(side, spots(piece, taken), instead, rule=rule, ask=ask, piece=piece)
        if choice in instead.options:
            piece = choice.noun
        else:
            taken[piece] = choice.noun
            piece, passed = -1, Passed()
    return taken


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
