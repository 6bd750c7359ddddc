"""The parts particular to Italia 1917–1918: objectives, air groups without bases, and the events of its scenarios.

Everything else is common to the series.
"""

from __future__ import annotations

from typing import cast

from grognard.bots.front1918.judgement import Judgement
from grognard.bots.glance import Asked
from grognard.games.front1918.air import BOMB, OBSERVE, observes
from grognard.games.front1918.retreat import distances
from grognard.games.front1918.table import Front
from grognard.games.italia.air import mission_hexes
from grognard.games.italia.table import CP, RETREATING, Italia
from grognard.games.italia.victory import attacker, objectives
from grognard.kernel.script import Option, Side

NEAR = 4
"""The distance of the enemy from which reserves held back are needed."""
LATE = 3
"""The turn from which an officer orders the retreat: before, it gives the enemy too many points."""


class ItaliaCommander(Judgement):
    """One side of Italia 1917–1918."""

    slips = 12
    slips_within = 5

    @property
    def italia(self) -> Italia:
        """The table, typed as Italia."""
        return cast(Italia, self.g)

    def victory_hexes(self, g: Front) -> dict[int, int]:
        """The points of each objective of the scenario's attacker."""
        return objectives(cast(Italia, g), attacker(cast(Italia, g)))

    def aims(self, side: Side) -> dict[int, float]:
        """The aims of a side: objectives it does not hold that were to be taken, and those of the scenario."""
        g, scorer = self.italia, attacker(self.italia)
        found: dict[int, float] = {}
        for h, points in self.prizes.items():
            if g.controller(h) != side and not g.held_at_start[scorer] >> h & 1:
                found[h] = float(points)
        for aim in self.aims_of_scenario(side):
            found[aim] = found.get(aim, 0.0) + 1.5
        return found

    # Air -----------------------------------------------------------------------------------------------------------
    def best_flight(self, wing: int) -> tuple[float, int, int]:
        """The best mission of a group: to observe where a fight is likeliest, or to bomb what is observed."""
        g = self.italia
        found: list[tuple[float, int, int]] = []
        for flight in (OBSERVE, BOMB):
            for h in mission_hexes(g, self.side, flight):
                if (flight == OBSERVE) != observes(g, self.side, h) and (heat := self.sky.get(h, 0.0)):
                    found.append((heat if flight == OBSERVE else 0.4 * heat, flight, -h))
        worth, flight, over = max(found, default=(0.0, -1, 1))
        return worth, flight, -over

    def on_claim(self, question: Asked) -> Option | str | None:
        """Claim the air as soon as it may be claimed."""
        return "claim"

    # Reserves and retreat ------------------------------------------------------------------------------------------
    def on_release(self, question: Asked) -> Option | str | None:
        """Release reserves that the enemy has come near to."""
        self.survey()
        near = [o for o in self.those(question, "release") if self.gap[o.noun] <= NEAR]
        return min(near, key=lambda o: (self.gap[o.noun], o.noun), default=None) or "done"

    def on_order_retreat(self, question: Asked) -> Option | str | None:
        """Order the retreat when it costs little."""
        return "order-retreat" if self.g.position.turn >= LATE else "done"

    def on_retire(self, question: Asked) -> Option | str | None:
        """All go back."""
        return "retire-all"

    def on_take_off(self, question: Asked) -> Option | str | None:
        """The artillery nearest to the enemy is saved first."""
        self.survey()
        at = self.g.position.at
        return min(self.those(question, "take-off"), key=lambda o: (self.gap[at[o.noun]], o.noun), default=None)

    def on_where(self, question: Asked) -> Option | str | None:
        """A unit in Retreat mode leaves the map or goes home as far as it can; others go where the plan wants them."""
        piece = question.args.get("piece", -1)
        if piece < 0 or not self.g.has(piece, RETREATING):
            return super().on_where(question)
        if exit_ := question.find("exit-west"):
            return exit_
        home = distances(self.g.board.grid, self.g.edge_sources[self.side])
        return min(self.those(question, "to"), key=lambda o: (home[o.noun], o.noun), default=None)

    # Events --------------------------------------------------------------------------------------------------------
    def on_bruchmuller(self, question: Asked) -> Option | str | None:
        """The gun with most enemies in range."""
        g, at = self.g, self.g.position.at
        foes = g.fighter_hexes(self.foe)
        reach = {
            o: (g.board.grid.within(at[o.noun], g.gun_radius(o.noun)) & foes).bit_count() for o in question.options
        }
        return max(question.options, key=lambda o: (reach[o], -o.noun))

    def on_rommel(self, question: Asked) -> Option | str | None:
        """Rommel goes where he is asked for first, against the strongest."""
        return max(
            self.those(question, "surprise"), key=lambda o: (self.g.defence_of[o.noun][-1], -o.noun), default=None
        )

    def on_refugees(self, question: Asked) -> Option | str | None:
        """Refugees in front of the stacks with most to lose."""
        g = self.g
        return max(
            self.those(question, "crowd"), key=lambda o: (len(g.units_at(o.noun, self.foe)), -o.noun), default=None
        )

    def on_sabotage(self, question: Asked) -> Option | str | None:
        """The first bridge on the list: which one hurts the enemy most is not weighed."""
        return next(iter(self.those(question, "sabotage")), None)

    def on_starve(self, question: Asked) -> Option | str | None:
        """The strongest go hungry."""
        return max(self.those(question, "starve"), key=lambda o: (self.g.defence_of[o.noun][-1], -o.noun), default=None)

    def on_silence(self, question: Asked) -> Option | str | None:
        """The owner of the guns silences the one farthest from the enemy; the enemy takes the first on the list."""
        if self.side != CP:
            return min(question.options, key=lambda o: o.noun)
        self.survey()
        at = self.g.position.at
        return min(question.options, key=lambda o: (-self.gap[at[o.noun]], o.noun))
