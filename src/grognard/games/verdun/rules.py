"""What the kernel asks of They Shall Not Pass, in one list; and the few answers that no chapter of the book gives."""

from __future__ import annotations

from typing import Any

from grognard.games.verdun.bombardment import reach_from
from grognard.games.verdun.concerns import CONCERNS
from grognard.games.verdun.supply import supplied_hexes
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.terrain import zones
from grognard.games.verdun.turn import place_markers, sequence, take_ground, why_not_now
from grognard.games.verdun.victory import goal, victory_tally
from grognard.games.verdun.words import GERMAN, WEAK, Damage, Shelling
from grognard.kernel.asking.rules import Rules
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.words.goal import Goal


def turn_args(g: Verdun, turn: int) -> dict[str, Any]:
    """A turn is named by its date."""
    return {"turn": turn, "day": g.date(turn)}


def due(g: Verdun, box: str) -> int:
    """§6.4 The turn of the day a box of the calendar is named after."""
    day = box.removeprefix("feb-").partition("-")[0]
    return int(day) - g.date(0) if box.startswith("feb-") else 0


def scores(g: Verdun) -> dict[str, int]:
    """§16.0 The German points as the game stands."""
    return {"german": int(victory_tally(g).total)}


def standings(g: Verdun) -> dict[Side, Tally]:
    """§16.0 Only the Germans score."""
    return {GERMAN: victory_tally(g)}


def goal_of(g: Verdun, side: Side | None) -> Goal:
    """§16.0 The German points and their bands, the same for everybody."""
    return goal(g)


def shows(g: Verdun, side: Side | None) -> dict[str, Any]:
    """The score, which is public."""
    return {"points": scores(g), "day": g.day}


def supply(g: Verdun, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§6.1 Where either side is in supply."""
    return {each: supplied_hexes(g, each) for each in g.sides}


def guns(g: Verdun, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§7.0 The range of guns in a hex."""
    return reach_from(g, hex_)


def weak_zones(g: Verdun, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§15.4 Weak zones, also those of forts."""
    return {each: hexset(h for h, count in enumerate(zones(g, each)[WEAK]) if count) for each in g.sides}


def expectations(g: Verdun, tally: Tally, outcome: Any) -> dict[str, Number]:
    """§9.4 Damage to both sides; §7.11 tests of morale, and X a step or gun; §7.21 an interdicted hex."""
    if isinstance(outcome, Damage):
        return {"expect-attacker-hits": outcome.attacker, "expect-defender-hits": outcome.defender}
    if isinstance(outcome, Shelling):
        return {"expect-tests": int(not outcome.is_nothing), "expect-steps": outcome.steps}
    if tally.chart is g.charts["interdiction"]:
        return {"expect-markers": int(outcome == "marker")}
    return {}


def audit(g: Verdun) -> list[str]:
    """Check at every question: no hex is shared, garrisons stand in forts, control follows occupation."""
    faults = []
    size, number = g.board.grid.size, g.board.grid.number
    for hex_, stack in g.occupation.stacks.items():
        if hex_ >= size:
            continue
        if len({g.owner[p] for p in stack}) > 1:
            faults.append(f"§8.11 both sides are in {number(hex_)}")
        if not g.fort >> hex_ & 1 and any(g.is_garrison[p] for p in stack):
            faults.append(f"§14.8 a garrison outside its fort in {number(hex_)}")
        if g.position.control[hex_] != g.owner[stack[0]] + 1:
            faults.append(f"§14.9 {number(hex_)} is held by one side and controlled by another")
    return faults


RULES = Rules[Verdun](
    phases=sequence,
    begin=place_markers,
    complete=take_ground,
    why_not_now=why_not_now,
    goal=goal_of,
    standings=standings,
    scores=scores,
    shows=shows,
    overlays={"supply": supply, "range": guns, "zone-weak": weak_zones},
    expectations=expectations,
    audit=audit,
    turn_args=turn_args,
    due=due,
    concerns=CONCERNS,
)
