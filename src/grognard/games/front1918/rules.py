"""What the kernel asks of a game of the series, in one list; and the answers that no chapter of the book gives.

A game replaces what it answers otherwise (`RULES._replace`), and adds its goal and its score.
"""

from __future__ import annotations

from typing import Any

from grognard.games.front1918.concerns import CONCERNS
from grognard.games.front1918.ground import lay_ways
from grognard.games.front1918.results import BombardmentResult, CombatResult
from grognard.games.front1918.supply import commanded
from grognard.games.front1918.table import Front
from grognard.games.front1918.turn import ANY_TIME, sequence, sequences_begun, set_out
from grognard.kernel.asking.rules import Rules, refused_by
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally


def complete(g: Front) -> None:
    """Derive the operational sequence from the phase, if a position does not give it."""
    g.position.sequence = g.position.sequence or sequences_begun(g)


def enter_phase(g: Front) -> None:
    """Derive the operational sequence anew from the phase."""
    g.position.sequence = sequences_begun(g)


def due(g: Front, box: str) -> int:
    """The turn at which the units in this box arrive."""
    if not g.has_row("arrivals", box):
        return 0
    return g.number("arrivals", box, "turn") - g.number_of(1) + 1


def command(g: Front, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """Where either side is in command."""
    return {each: commanded(g, each) for each in g.sides}


def guns(g: Front, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """The range of the guns in a hex."""
    return {each: g.gun_reach(each, hex_) for each in g.sides}


def expectations(g: Front, tally: Tally, outcome: Any) -> dict[str, Number]:
    """Damage to both sides; damage by guns."""
    if isinstance(outcome, CombatResult):
        return {"expect-attacker-damage": outcome.attacker, "expect-defender-damage": outcome.defender}
    if isinstance(outcome, BombardmentResult):
        return {"expect-damage": outcome.points}
    return {}


def audit(g: Front) -> list[str]:
    """Check at every question: combat units share no hex with the enemy, Stosstruppen are with regiments."""
    faults = []
    at, number, size = g.position.at, g.board.grid.number, g.board.grid.size
    for hex_, stack in g.occupation.stacks.items():
        if hex_ < size and len({g.owner[p] for p in stack if g.is_combat[p]}) > 1:
            faults.append(f"§{g.clause('movement.enemies')} both sides are in {number(hex_)}")
        if hex_ < size and g.closed_outside(hex_) and any(g.is_combat[p] for p in stack):
            faults.append(f"§{g.clause('scenario.area')} units outside the playing area in {number(hex_)}")
    for stoss in g.stosstruppen:
        with_ = g.position.carrier[stoss]
        if at[stoss] < size and (with_ < 0 or at[with_] != at[stoss]):
            faults.append(f"§{g.clause('assault-troops.movement')} {g.roster[stoss].name} is without a regiment")
    return faults


RULES: Rules[Any] = Rules(
    phases=sequence,
    prepare=lay_ways,
    begin=set_out,
    complete=complete,
    enter_phase=enter_phase,
    why_not_now=refused_by(ANY_TIME),
    overlays={"command": command, "guns": guns},
    expectations=expectations,
    audit=audit,
    due=due,
    concerns=CONCERNS,
)
