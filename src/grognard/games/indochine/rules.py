"""What the kernel asks of En Pointe Toujours!, in one list; and the few answers that no chapter of the book gives."""

from __future__ import annotations

from typing import Any

from grognard.games.indochine.command import hexes_in_command
from grognard.games.indochine.concerns import CONCERNS
from grognard.games.indochine.ground import read_ground
from grognard.games.indochine.hiding import prepare_observation
from grognard.games.indochine.imagining import imagine
from grognard.games.indochine.setup import begin, complete_formations
from grognard.games.indochine.sight import hexes_seen, prepare_sight
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.turn import ANY_TIME, sequence
from grognard.games.indochine.victory import goal, standing_tally
from grognard.games.indochine.words import FRENCH, STRIKE_STEPS, VIET_MINH, FireResult
from grognard.kernel.asking.rules import Rules, refused_by
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally


def prepare(g: Indochine) -> None:
    """Protection, costs and lines of sight, from the board."""
    read_ground(g)
    prepare_sight(g)
    prepare_observation(g)


def standings(g: Indochine) -> dict[Side, Tally]:
    """What decides the scenario, as it stands."""
    return {side: standing_tally(g, side) for side in g.sides}


def scores(g: Indochine) -> dict[str, int]:
    """The figure that decides the scenario, by side."""
    return {side.name: int(tally.total) for side, tally in standings(g).items()}


def seen_from(g: Indochine, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§4 What is seen from a hex."""
    return {None: hexes_seen(g, hex_)}


def in_command(g: Indochine, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§3.3 The hexes in command of the leaders the viewer knows."""
    return {each: hexes_in_command(g, each, side) for each in g.sides}


def expectations(g: Indochine, tally: Tally, outcome: Any) -> dict[str, Number]:
    """§11 Steps lost and tests of morale under fire; §13 steps lost by a strike."""
    if tally.name == "strike":
        return {"expect-steps": STRIKE_STEPS[outcome]}
    if not isinstance(outcome, FireResult):
        return {}
    steps = outcome.steps or (2 if outcome.kind == "E" else 0)
    return {"expect-steps": steps, "expect-tests": int(outcome.kind in ("S", "N"))}


def audit(g: Indochine) -> list[str]:
    """§13 Check what must hold in every phase without assaults: no hex is shared with the enemy."""
    if g.phases()[g.position.phase].rule in ("2.D2", "15.1"):
        return []
    return [
        f"§13 both sides are in {g.board.grid.number(hex_)}"
        for hex_ in g.board.grid.hexes
        if g.units_at(hex_, FRENCH) and g.units_at(hex_, VIET_MINH)
    ]


RULES = Rules[Indochine](
    phases=sequence,
    prepare=prepare,
    begin=begin,
    complete=complete_formations,
    why_not_now=refused_by(ANY_TIME),
    goal=goal,
    standings=standings,
    scores=scores,
    overlays={"sight": seen_from, "command": in_command},
    expectations=expectations,
    audit=audit,
    imagine=imagine,
    concerns=CONCERNS,
)
