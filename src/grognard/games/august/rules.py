"""What the kernel asks of Infantry Attacks, in one list; and the few answers that no chapter of the book gives."""

from __future__ import annotations

from typing import Any

from grognard.games.august.concerns import CONCERNS
from grognard.games.august.ground import excess, holder, read_ground
from grognard.games.august.imagining import imagine
from grognard.games.august.naming import ANY_TIME
from grognard.games.august.plans import barred_hexes, planned_hexes
from grognard.games.august.rivers import read_banks
from grognard.games.august.sight import Lines, hexes_seeing
from grognard.games.august.table import August
from grognard.games.august.turn import sequence
from grognard.games.august.victory import goal, standing_tally
from grognard.games.august.words import GROUPS, LOADED, FireResult
from grognard.kernel.asking.rules import Rules, refused_by
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import Number
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.goal import Goal


def prepare(g: August) -> None:
    """Banks, costs, shifts and lines of sight, from the board."""
    g.banks = read_banks(g.board)
    read_ground(g)
    g.lines = Lines(g.board, g.limits)


def begin(g: August) -> None:
    """§16.41 Groups that wait off the map are concealed; what wagons carry is loaded."""
    for box in GROUPS:
        for piece in g.at(g.board.box(box)):
            g.conceal(piece)
    load_wagons(g)


def load_wagons(g: August) -> None:
    """§5.62 What a wagon carries is loaded."""
    for load in g.position.load:
        if load >= 0:
            g.mark(load, LOADED)


def goal_of(g: August, side: Side | None) -> Goal:
    """What decides the scenario, from what everybody may know."""
    return goal(g)


def standings(g: August) -> dict[Side, Tally]:
    """What decides the scenario, as it stands."""
    return {side: standing_tally(g, side) for side in g.sides}


def scores(g: August) -> dict[str, int]:
    """The figure that decides the scenario, by side."""
    return {side.name: int(tally.total) for side, tally in standings(g).items()}


def seeing(g: August, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§8 The hexes that see a piece in the open in a chosen hex."""
    return {None: hexes_seeing(g, hex_, is_observed=True)}


def barrages(g: August, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§9.7 The hexes under barrages."""
    return {each: barred_hexes(g, each) for each in g.sides}


def plan(g: August, side: Side | None, hex_: int) -> dict[Side | None, int]:
    """§9.11 One's own plan of fire."""
    return {} if side is None else {side: planned_hexes(g, side)}


def expectations(g: August, tally: Tally, outcome: Any) -> dict[str, Number]:
    """§7.6 Steps lost and tests of morale."""
    results = outcome if isinstance(outcome, tuple) else (outcome,)
    found = [each for each in results if isinstance(each, FireResult)]
    if not found:
        return {}
    return {
        "expect-steps": sum(each.steps for each in found),
        "expect-tests": sum(not each.is_nothing and not each.steps for each in found),
    }


def audit(g: August) -> list[str]:
    """§4.1 Check the limits of stacking."""
    taken = [hex_ for hex_ in g.board.grid.hexes if hex_ in g.occupation.stacks]
    return [
        f"§4.1 too many of {side.name} in {g.board.grid.number(hex_)}"
        for side in g.sides
        for hex_ in taken
        if excess(g, hex_, side)
    ]


RULES = Rules[August](
    phases=sequence,
    prepare=prepare,
    begin=begin,
    complete=load_wagons,
    why_not_now=refused_by(ANY_TIME),
    goal=goal_of,
    standings=standings,
    scores=scores,
    overlays={"sight": seeing, "barrage": barrages, "plan": plan},
    expectations=expectations,
    audit=audit,
    imagine=imagine,
    in_control=holder,
    concerns=CONCERNS,
)
