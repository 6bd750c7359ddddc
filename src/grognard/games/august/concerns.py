"""What August 1914 warns of: who has no order, who has one and has not acted.

Only own pieces are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from grognard.games.august.table import August
from grognard.games.august.words import SEGMENT_MARKS, SPENT
from grognard.kernel.asking.concerns import Concern, Concerns, left_over, still_open
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.words.rulebook import rule


@rule("3.0.C")
def before_a_pass(g: August, side: Side, question: Question) -> Iterator[Concern]:
    """§3.0.C Pieces that may still be activated: when both sides pass in a row the turn may end."""
    ready = still_open(question, "unit")
    pieces = [p for p in g.pieces_of[side] if g.is_on_board(p)]
    yield Concern("3.0.C", "concern-not-activated", left_over(ready, pieces))


@rule("3.13", "3.2")
def before_orders_are_given(g: August, side: Side, question: Question) -> Iterator[Concern]:
    """§3.13 Pieces within reach that have no order yet: afterwards they act in another segment, or not at all."""
    yield Concern("3.13", "concern-no-order", still_open(question, "move-with", "fire-with"))


@rule("3.13")
def before_a_segment_ends(g: August, side: Side, question: Question) -> Iterator[Concern]:
    """§3.13 Pieces with an order that have not acted: their order is lost."""
    marks = g.position.marks
    acted = tuple(p for p in g.pieces_of[side] if marks[p] & SPENT and marks[p] & SEGMENT_MARKS)
    ready = still_open(question, "act")
    yield Concern("3.13", "concern-not-acted", left_over(ready, (*ready, *acted)))


CONCERNS: Final[Mapping[str, Concerns[August]]] = {
    "ask-segment": before_a_pass,
    "ask-declare": before_orders_are_given,
    "ask-act": before_a_segment_ends,
}
