"""The parts particular to Marne 1918: victory hexes, aims, and who fights where.

Everything else is common to the series.
"""

from __future__ import annotations

from typing import cast

from grognard.bots.front1918.judgement import Judgement
from grognard.games.front1918.table import Front
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_hexes
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Side

BATTLE = 11
"""The greatest distance from its aim, in movement points, at which an Allied unit takes part in the offensive."""

PRIZED = 3
"""The weight, as an aim, of a victory hex with many points, so that units do not fight for Reims alone."""


class MarneCommander(Judgement):
    """One side of Marne 1918."""

    slips = 12
    slips_within = 5

    @property
    def marne(self) -> Marne:
        """The table, typed as Marne."""
        return cast(Marne, self.g)

    def victory_hexes(self, g: Front) -> dict[int, int]:
        """The points of each victory hex of the scenario."""
        return victory_hexes(cast(Marne, g))

    def aims(self, side: Side) -> dict[int, float]:
        """The aims of a side: victory hexes it does not hold, and those of the scenario."""
        g = self.g
        found: dict[int, float] = {}
        for h, points in self.prizes.items():
            if not g.area >> h & 1 or g.controller(h) == side:
                continue
            if side == GERMAN or not g.held_at_start[GERMAN] >> h & 1:
                found[h] = min(points, PRIZED) if points > 5 else points + (1.5 if side == ALLIED else 0.0)
        for aim in self.aims_of_scenario(side):
            found[aim] = found.get(aim, 0.0) + 1.5
        return found

    def last_hexes(self) -> list[int]:
        """Montdidier for the Germans, Reims for the Allies, where the scenario says so."""
        g = self.marne
        if self.side == GERMAN:
            return [h for h in members(g.board.regions.get("montdidier", 0)) if g.is_decisive(h)]
        return list(members(g.board.regions.get("reims", 0))) if "encirclement" in g.scenario.rules else []

    def push(self, piece: int) -> float:
        """The Allies attack in the west: units far from their aims there hold."""
        far = -self.headway(piece, self.g.position.at[piece])
        return 0.15 if self.side == ALLIED and far > BATTLE else super().push(piece)
