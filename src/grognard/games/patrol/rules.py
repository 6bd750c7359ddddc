"""What the kernel asks of Patrol, in one list; and the few answers that no chapter of the book gives."""

from __future__ import annotations

from typing import Any

from grognard.games.patrol.command import hexes_in_command
from grognard.games.patrol.concerns import CONCERNS
from grognard.games.patrol.imagining import imagine
from grognard.games.patrol.sight import hexes_seen_from
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.turn import ANY_TIME, sequence
from grognard.games.patrol.victory import goal, points, points_tally
from grognard.games.patrol.words import BLUE, RED, AssaultResult, FireResult
from grognard.kernel.asking.rules import Rules, refused_by
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally


def hand_out(g: Patrol) -> None:
    """§13.1, §15.1 Ammunition and flares, as the scenario gives them."""
    for side in g.sides:
        g.position.shells[side] = g.scenario.values.get("shells", 0)
        g.position.screens[side] = g.scenario.values.get("screens", 0)
        g.position.flares[side] = g.scenario.values.get("flares", 0)


def due(g: Patrol, box: str) -> int:
    """§4.2 The reserve may enter from the turn that the scenario names."""
    return g.scenario.values.get("reserve", 0) if box == "reserve" else 0


def scores(g: Patrol) -> dict[str, int]:
    """§14.2 Points so far."""
    return {side.name: points(g, side) for side in g.sides}


def standings(g: Patrol) -> dict[Side, Tally]:
    """§14.2 Points so far, with their reasons."""
    return {side: points_tally(g, side) for side in g.sides}


def shows(g: Patrol, side: Side | None) -> dict[str, Any]:
    """The score, which is public."""
    return {"points": scores(g)}


def seen_from(g: Patrol, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§7 What is seen from a hex."""
    return {None: hexes_seen_from(g, hex_)}


def in_command(g: Patrol, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§12.1 The hexes in command of the leaders the viewer knows."""
    return {each: hexes_in_command(g, each, side) for each in g.sides}


def expectations(g: Patrol, tally: Tally, outcome: Any) -> dict[str, Number]:
    """§8.4 Steps and tests of morale under fire; §10.4 steps of both sides in an assault."""
    if isinstance(outcome, FireResult):
        return {"expect-steps": outcome.steps, "expect-tests": int(not outcome.is_nothing)}
    if isinstance(outcome, AssaultResult):
        return {
            "expect-attacker-steps": outcome.attacker_steps,
            "expect-defender-steps": outcome.defender_steps,
        }
    return {}


def audit(g: Patrol) -> list[str]:
    """§6.4, §6.5 Check what must hold at every question: no hex is shared with the enemy or overstacked."""
    most = g.charts["limits"].number("stack", "value")
    faults = []
    for hex_ in g.board.grid.hexes:
        blue, red = g.counters_at(hex_, BLUE), g.counters_at(hex_, RED)
        if blue and red:
            faults.append(f"§6.4 both sides are in {g.board.grid.number(hex_)}")
        if max(sum(g.stacks[p] for p in blue), sum(g.stacks[p] for p in red)) > most:
            faults.append(f"§6.5 more than {most} counters are in {g.board.grid.number(hex_)}")
    return faults


RULES = Rules[Patrol](
    phases=sequence,
    begin=hand_out,
    why_not_now=refused_by(ANY_TIME),
    goal=goal,
    standings=standings,
    scores=scores,
    shows=shows,
    overlays={"sight": seen_from, "command": in_command},
    expectations=expectations,
    audit=audit,
    imagine=imagine,
    due=due,
    concerns=CONCERNS,
)
