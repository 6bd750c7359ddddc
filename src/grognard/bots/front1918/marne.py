"""The parts particular to Marne 1918: victory hexes, aims, and who fights where.

Everything else is common to the series; the list is `MARNE`.
"""

from __future__ import annotations

from typing import Final, cast

from grognard.bots.front1918.airmen import best_flight
from grognard.bots.front1918.rows import ROWS
from grognard.bots.front1918.situation import Conduct, Situation
from grognard.bots.front1918.survey import aims_of_scenario
from grognard.games.front1918.table import Front
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_hexes
from grognard.kernel.asking.script import Side
from grognard.kernel.space.hexgrid import members

BATTLE = 11
"""The greatest distance from its aim, in movement points, at which an Allied unit takes part in the offensive."""

PRIZED = 3
"""The weight, as an aim, of a victory hex with many points, so that units do not fight for Reims alone."""


def prizes(g: Front) -> dict[int, int]:
    """The points of each victory hex of the scenario."""
    return victory_hexes(cast(Marne, g))


def aims(s: Situation, side: Side) -> dict[int, float]:
    """The aims of a side: victory hexes it does not hold, and those of the scenario."""
    g = s.g
    found: dict[int, float] = {}
    for h, points in s.prizes.items():
        if not g.area >> h & 1 or g.controller(h) == side:
            continue
        if side == GERMAN or not g.held_at_start[GERMAN] >> h & 1:
            found[h] = min(points, PRIZED) if points > 5 else points + (1.5 if side == ALLIED else 0.0)
    for aim in aims_of_scenario(s, side):
        found[aim] = found.get(aim, 0.0) + 1.5
    return found


def last_hexes(s: Situation) -> list[int]:
    """Montdidier for the Germans, Reims for the Allies, where the scenario says so."""
    g = cast(Marne, s.g)
    if s.side == GERMAN:
        return [h for h in members(g.board.regions.get("montdidier", 0)) if g.is_decisive(h)]
    return list(members(g.board.regions.get("reims", 0))) if "encirclement" in g.scenario.rules else []


def takes_part(s: Situation, piece: int) -> bool:
    """Whether a unit is near its aim: the Allies attack in the west, and units far from their aims there hold."""
    return s.side != ALLIED or -s.headway(piece, s.g.position.at[piece]) <= BATTLE


MARNE: Final = Conduct(
    rows=ROWS,
    victory_hexes=prizes,
    aims=aims,
    last_hexes=last_hexes,
    best_flight=best_flight,
    takes_part=takes_part,
)
