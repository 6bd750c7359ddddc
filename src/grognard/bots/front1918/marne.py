"""The parts particular to Marne 1918: victory hexes, the aims of each side by scenario, and counter-strokes.

Everything else is common to the series.
"""

from __future__ import annotations

from typing import cast

from grognard.bots.front1918.judgement import Judgement, Prospect, soft
from grognard.games.front1918.table import Front
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_hexes, victory_tally
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Side

AIMS = {
    "gneisenau": {"german": "", "allied": "0605 0605 0506"},
    "blucher": {"german": "", "allied": ""},
    "friedensturm": {"german": "3527 3726 4427 4521 4622 4723", "allied": "2615 2715 2821 2819 3221 3216"},
}
"""The aims of a side besides the hexes that score; a hex listed twice counts twice."""

COUNTER_STROKES = {("gneisenau", "allied"): (5, 3), ("blucher", "allied"): (2, 3)}
"""The turn and sequence from which a side without offensive or initiative makes its counter-stroke."""

PROSPECTS = {
    "gneisenau": Prospect(middle=2.2, spread=1.8, taking=0.3, losing=0.3, blood=6.0, drift=0.3),
    "blucher": Prospect(middle=14.0, spread=5.0, taking=1.3, losing=2.1, blood=44.0, drift=5.6),
    "friedensturm": Prospect(middle=3.0, spread=3.0, taking=0.6, losing=1.5, blood=20.0, drift=0.3),
}
"""The estimate of the German points at the end: fitted to 70 games of Gneisenau and 40 of Blücher between officers,
seeds from 7001 on. For Friedensturm there were a dozen, so its figures are rough."""

ANYWHERE = Prospect(middle=3.0, spread=3.0, taking=0.6, losing=0.6, blood=6.0, drift=0.0)
"""The same for all other scenarios."""

SURE = 0.4
"""The share of the spread of points that remains at the end of the game."""

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
        for number in AIMS.get(g.scenario.id, {}).get(side.name, "").split():
            aim = g.board.grid.get(number)
            if aim is not None and g.controller(aim) != side:
                found[aim] = found.get(aim, 0.0) + 1.5
        return found

    def has_counter_stroke(self) -> bool:
        """Whether this side makes its counter-stroke now."""
        when = COUNTER_STROKES.get((self.g.scenario.id, self.side.name))
        return when is not None and (self.g.calendar, self.g.position.sequence) >= when

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

    # Worth -------------------------------------------------------------------------------------------------------
    def value(self, g: Front) -> float:
        """The verdict of a finished game; before that the likely points compared with those of the verdicts."""
        side, position = self.side, g.position
        if position.over:
            points = float(victory_tally(cast(Marne, g)).total)
            verdict = 0 if position.winner < 0 else 1 if position.winner == int(side) else -1
            return 0.95 * verdict + 0.05 * self.signed(side, self.against_bands(g, points))
        points = self.likely_points(g, GERMAN, prospect_of(g), haste := self.haste(g))
        return 0.9 * self.signed(side, soft(self.against_bands(g, points) / (SURE + (1 - SURE) * haste)))

    @staticmethod
    def signed(side: Side, german: float) -> float:
        """A German value from a side's point of view."""
        return german if side == GERMAN else -german

    @staticmethod
    def against_bands(g: Front, points: float) -> float:
        """The distance of points from a draw, in steps between the verdicts."""
        prospect = prospect_of(g)
        return (points - prospect.middle) / prospect.spread


def prospect_of(g: Front) -> Prospect:
    """The estimate of final points for a scenario."""
    return PROSPECTS.get(g.scenario.id, ANYWHERE)
