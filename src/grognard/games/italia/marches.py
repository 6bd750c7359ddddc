"""§11 What this book counts of moving units: points, tries at footbridges, and whether any unit has moved yet."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.destinations import Party
from grognard.games.front1918.words import UNSUPPLIED
from grognard.games.italia.table import REFUGEES, RETREATING, Italia
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.words.rulebook import rule


@rule("11.1.5")
def cannot_arrive_late(g: Italia, side: Side) -> Refusal | None:
    """§11.1.5 Reinforcements arrive at the start of the movement phase, before any ground unit moves."""
    return Refusal("arrivals.ground", "no-arrival-late") if g.position.begun else None


@rule("11.1.5")
def begin_moves(g: Italia, party: Party) -> None:
    """§11.1.5 No reinforcements come once a unit has moved."""
    g.position.begun = 1


@rule("11.4.effects", "scenario.caporetto.refugees")
def points_of(g: Italia, piece: int) -> int:
    """§11.4 Two points more in Retreat mode, then half of them among refugees (D40)."""
    points, marks = g.move_of[piece], g.position.marks[piece]
    if marks & RETREATING and points:
        points += g.number("retreat-mode", "move")
    return points // 2 if marks & REFUGEES else points


@rule("11.3.4", "scenario.vittorio.last-turn")
def rides_in_halves(g: Italia, group: Sequence[int]) -> bool:
    """§11.3.4 Trucks pay half a point for a hex of road; in the last turn of Vittorio supplied cavalry does."""
    if group and g.is_truck[group[0]]:
        return True
    if "cavalry-roads" not in g.scenario.rules or g.position.turn < g.scenario.turns:
        return False
    return all(g.is_cavalry[p] and g.nation[p] == "italian" and not g.has(p, UNSUPPLIED) for p in group)


# Footbridges -----------------------------------------------------------------------------------------------------


@rule("11.2.4.limits")
def span_tries(g: Italia, piece: int, edge: int) -> tuple[int, int]:
    """§11.2.4 How often a unit has tried a footbridge in this phase, and how often one was tried on a hexside."""
    return g.position.span_tried[piece] if piece >= 0 else 0, g.position.attempts.get(edge, 0)


@rule("11.2.4")
def spent(g: Italia, piece: int) -> int:
    """§11.2.4 Every try at a footbridge costs a movement point."""
    return g.position.span_tried[piece] * g.number("limits", "footbridge-cost")


def note_try(g: Italia, piece: int, edge: int) -> None:
    """§11.2.4 Record a try at a footbridge by a unit: it has spent points, so moves have begun (§11.1.5)."""
    g.position.begun = 1
    g.position.span_tried[piece] += 1
    g.position.attempts[edge] = g.position.attempts.get(edge, 0) + 1


def clear_counts(g: Italia) -> None:
    """Before a phase: nobody has moved or tried a footbridge."""
    g.position.begun = 0
    g.position.span_tried = [0] * len(g.roster)
    g.position.attempts.clear()
