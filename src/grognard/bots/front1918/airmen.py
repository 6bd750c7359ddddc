"""The optional air rules (§17.0): what to observe, bomb and intercept, and where to land.

Groups fly over the hexes where a fight is likely, to help the guns and the mastery there.
"""

from __future__ import annotations

from grognard.bots.front1918.exploits import Exploits
from grognard.bots.glance import Asked
from grognard.games.front1918.air import BOMB, INTERCEPT, OBSERVE, flight_hexes, observes, on_mission
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Option, Side

DISPUTED = 0.9
"""The likelihood of a fight from which an enemy group over a hex is worth intercepting."""
THREATENED = 1.2
"""The ratio of threat to defence from which an attack is expected."""


class Airmen(Exploits):
    """Decides air missions."""

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.sky: dict[int, float] = {}
        """The hexes where a fight is likely in this half, and the weight of each."""
        self.flight: tuple[int, int] = (-1, -1)
        """The mission and the hex of the group taken up."""

    def forget(self) -> None:
        """Drop the likely fights with the phase."""
        super().forget()
        self.sky, self.flight = {}, (-1, -1)

    def look_up(self) -> None:
        """Compute where a fight is likely: own attacks in the own half, weak places of the line in the enemy's."""
        if self.sky:
            return
        self.survey()
        if self.half[2] == int(self.side):
            self.look_where_it_burns()
            self.sky = {storm.target: storm.worth for storm in self.plan_marching()}
        else:
            self.sky = {h: fear for h in self.planned if (fear := self.fear_for(h)) > THREATENED}

    def fear_for(self, hex_: int) -> float:
        """The danger to an own stack."""
        units = self.planned[hex_]
        defence = sum(self.stand_of(p) for p in units) * self.terrain.times[self.side][hex_]
        return self.threat[hex_] / max(1, defence) if units and self.gap[hex_] <= 1 else 0.0

    # Flying ------------------------------------------------------------------------------------------------------
    def on_fly(self, question: Asked) -> Option | str | None:
        """The group with the best mission, while any is worth it."""
        self.look_up()
        best: tuple[float, Option, int, int] | None = None
        for option in question.those("fly"):
            worth, flight, over = self.best_flight(option.noun)
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, option, flight, over
        if best is None:
            self.give_reason("bot-front-grounded", "air.alternation")
            return "done"
        self.flight = best[2], best[3]
        self.give_reason("bot-front-fly", "air.missions", piece=best[1].noun, hex=best[3])
        return best[1]

    def best_flight(self, wing: int) -> tuple[float, int, int]:
        """The best mission of a group: its worth, the mission, the hex."""
        g = self.g
        found: list[tuple[float, int, int]] = []
        bombs = g.roster[wing].value("potential")
        for flight in (OBSERVE, BOMB, INTERCEPT):
            for h in members(flight_hexes(g, wing, flight)):
                heat = self.sky.get(h, 0.0)
                if flight == OBSERVE and not observes(g, self.side, h):
                    found.append((heat, flight, -h))
                elif flight == BOMB and observes(g, self.side, h):
                    found.append((0.2 * bombs * heat, flight, -h))
                elif flight == INTERCEPT and on_mission(g, self.foe, h) and heat > DISPUTED:
                    found.append((0.8 * heat, flight, -h))
        worth, flight, over = max(found, default=(0.0, -1, 1))
        return worth, flight, -over

    def on_mission(self, question: Asked) -> Option | str | None:
        """The mission planned for it."""
        flight, over = self.flight
        if flight < 0:
            self.look_up()
            _, flight, over = self.best_flight(question.args["piece"])
            self.flight = flight, over
        best = question.option("mission", flight) or question.options[0]
        self.give_reason("bot-front-mission", "air.missions", piece=question.args["piece"])
        return best

    def on_over(self, question: Asked) -> Option | str | None:
        """Over the hex planned for it, or where a fight is most likely."""
        self.look_up()
        best = question.option("over", self.flight[1])
        if best is None:
            best = max(question.options, key=lambda o: (self.sky.get(o.noun, 0.0), -self.gap[o.noun], -o.noun))
        self.give_reason("bot-front-over", "air.missions", piece=question.args["piece"], hex=best.noun)
        return best

    def on_shot_down(self, question: Asked) -> Option | str | None:
        """The group with the least valuable mission."""
        roster = self.g.roster
        best = min(
            question.options, key=lambda o: (roster[o.noun].value("potential"), roster[o.noun].value("range"), o.noun)
        )
        self.give_reason("bot-front-shot-down", "air.interception", piece=best.noun)
        return best

    # Landing -----------------------------------------------------------------------------------------------------
    def on_base(self, question: Asked) -> Option | str | None:
        """At the headquarters nearest to the front that is not too near to it."""
        self.survey()
        at = self.g.position.at

        def worth(staff: int) -> tuple[bool, int, int]:
            gap = self.gap[at[staff]]
            return gap >= 3, -gap, -staff

        best = max(question.options, key=lambda o: worth(o.noun))
        self.give_reason("bot-front-base", "air.bases", piece=question.args["piece"], hex=at[best.noun])
        return best

    on_air_arrives = on_relocate = on_base
