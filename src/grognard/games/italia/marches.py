"""§11 What this book counts and asks of moving units: that reinforcements come first."""

from __future__ import annotations

from grognard.games.italia.table import Italia
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.words.rulebook import rule


@rule("11.1.5")
def cannot_arrive_late(g: Italia, side: Side) -> Refusal | None:
    """§11.1.5 Reinforcements arrive at the start of the movement phase, before any ground unit moves."""
    return Refusal("arrivals.ground", "no-arrival-late") if g.position.begun else None
