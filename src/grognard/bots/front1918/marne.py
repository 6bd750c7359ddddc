"""What is particular to Marne 1918: the victory hexes, what each side is after by scenario, and when it strikes back.

Everything else a commander knows is common to the series.
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
"""Hexes a side is after besides those that score, as often as they are worth."""

COUNTER_STROKES = {("gneisenau", "allied"): (5, 3), ("blucher", "allied"): (2, 3)}
"""The turn and sequence from which on a side that has neither offensive nor initiative strikes back."""

PROSPECTS = {
    "gneisenau": Prospect(middle=2.2, spread=1.8, taking=0.3, losing=0.3, blood=6.0, drift=0.3),
    "blucher": Prospect(middle=14.0, spread=5.0, taking=1.3, losing=2.1, blood=44.0, drift=5.6),
    "friedensturm": Prospect(middle=3.0, spread=3.0, taking=0.6, losing=1.5, blood=20.0, drift=0.3),
}
"""How the German points of the end follow from a table: after 70 games of Gneisenau and 40 of Blücher between officers,
seeds from 7001 on; of Friedensturm there were a dozen, so that its figures are rough."""

ANYWHERE = Prospect(middle=3.0, spread=3.0, taking=0.6, losing=0.6, blood=6.0, drift=0.0)
"""The same where no scenario says so."""

SURE = 0.4
"""What is left, when the game ends, of how far points may be off at first."""

BATTLE = 11
"""How far from its aim, in points of movement, an Allied unit may be to take part in the offensive."""

PRIZED = 3
"""The points from which on a victory hex is no prouder than others: nobody bleeds for Reims alone."""


class MarneCommander(Judgement):
    """One side of Marne 1918."""

    slips = 12
    slips_within = 5

    @property
    def marne(self) -> Marne:
        """The table, as what it is."""
        return cast(Marne, self.g)

    def victory_hexes(self, g: Front) -> dict[int, int]:
        """What each victory hex of the scenario is worth."""
        return victory_hexes(cast(Marne, g))

    def aims(self, side: Side) -> dict[int, float]:
        """What a side is after: victory hexes it does not hold, and the aims of the scenario."""
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
        """Whether the time has come for the counter-stroke of this side."""
        when = COUNTER_STROKES.get((self.g.scenario.id, self.side.name))
        return when is not None and (self.g.calendar, self.g.position.sequence) >= when

    def last_hexes(self) -> list[int]:
        """Montdidier to the Germans, Reims to the Allies, where the scenario says so."""
        g = self.marne
        if self.side == GERMAN:
            return [h for h in members(g.board.regions.get("montdidier", 0)) if g.is_decisive(h)]
        return list(members(g.board.regions.get("reims", 0))) if "encirclement" in g.scenario.rules else []

    def push(self, piece: int) -> float:
        """The Allies attack in the west: who is far from their aims there holds."""
        far = -self.headway(piece, self.g.position.at[piece])
        return 0.15 if self.side == ALLIED and far > BATTLE else super().push(piece)

    # Worth -------------------------------------------------------------------------------------------------------
    def value(self, g: Front) -> float:
        """The verdict of a game that is over; before that the likely points against those a verdict asks for."""
        side, position = self.side, g.position
        if position.over:
            points = float(victory_tally(cast(Marne, g)).total)
            verdict = 0 if position.winner < 0 else 1 if position.winner == int(side) else -1
            return 0.95 * verdict + 0.05 * self.signed(side, self.against_bands(g, points))
        points = self.likely_points(g, GERMAN, prospect_of(g), haste := self.haste(g))
        return 0.9 * self.signed(side, soft(self.against_bands(g, points) / (SURE + (1 - SURE) * haste)))

    @staticmethod
    def signed(side: Side, german: float) -> float:
        """What is good for the Germans, as a side sees it."""
        return german if side == GERMAN else -german

    @staticmethod
    def against_bands(g: Front, points: float) -> float:
        """How far so many points are above or below a draw, in steps between the verdicts."""
        prospect = prospect_of(g)
        return (points - prospect.middle) / prospect.spread


def prospect_of(g: Front) -> Prospect:
    """What the points of the end depend on in a scenario."""
    return PROSPECTS.get(g.scenario.id, ANYWHERE)
