"""The bombardment phase: the expected effect of a barrage, and which roads to interdict.

Support of assaults and of the defence is in `storms`.
"""

from __future__ import annotations

from typing import NamedTuple

from grognard.bots.glance import Asked
from grognard.bots.odds import at_most
from grognard.bots.verdun.lookout import Lookout
from grognard.bots.verdun.objectives import ROADS
from grognard.games.verdun.bombardment import barrage_tally, covers, guns_on
from grognard.games.verdun.morale import morale_tally
from grognard.games.verdun.strength import defence_strength
from grognard.games.verdun.table import DEMORALISED
from grognard.kernel.script import Option

HOLDS = [at_most(need) for need in range(13)]
"""The chance that two dice total no more than a number."""


class Fire(NamedTuple):
    """A planned barrage."""

    worth: float
    target: int
    guns: tuple[int, ...]


class Gunner(Lookout):
    """Decides bombardments."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.fire: Fire | None = None
        """The barrage under way."""

    def forget(self) -> None:
        """Drop the plans of the last phase."""
        super().forget()
        self.fire = None

    def shelling_worth(self, hex_: int, guns: list[int]) -> float:
        """The expected number of units a barrage shakes; those already shaken count more."""
        g = self.g
        tally = barrage_tally(g, self.side, hex_, guns)
        if tally.column is None:
            return 0.0
        units = [(int(morale_tally(g, p).total), self.weight_of(p)) for p in self.shaken_by_fire(hex_)]
        total = 0.0
        for result, chance in tally.chances().items():
            if result.is_nothing:
                continue
            fails = sum((1 - HOLDS[min(12, max(0, morale - result.roll))]) * weight for morale, weight in units)
            total += float(chance) * (fails + result.steps)
        return total

    def shaken_by_fire(self, hex_: int) -> list[int]:
        """The enemies in a hex that a bombardment can shake."""
        return [p for p in self.g.units_at(hex_, self.foe) if not self.g.is_garrison[p]]

    def weight_of(self, piece: int) -> float:
        """The worth of shaking a unit."""
        g = self.g
        return 1.0 if g.is_gun[piece] else 1.2 if g.has(piece, DEMORALISED) else defence_strength(g, piece) / 5

    # The questions ---------------------------------------------------------------------------------------------
    def open_fire(self, question: Asked, fire: Fire) -> Option | None:
        """Begin a barrage."""
        self.fire = fire
        self.give_reason("bot-verdun-barrage", "7.1", hex=fire.target, guns=len(fire.guns), worth=round(fire.worth, 1))
        return question.option("barrage", fire.target)

    def on_guns(self, question: Asked) -> Option | None:
        """The guns of the plan, one after another; at least one."""
        hex_ = question.args["hex"]
        wanted = self.fire.guns if self.fire is not None and self.fire.target == hex_ else ()
        for option in question.options:
            if option.verb == "gun" and option.noun in wanted:
                self.give_reason("bot-verdun-gun", "7.13", piece=option.noun, hex=hex_)
                return option
        if wanted and (end := question.find("done")):
            self.give_reason("bot-verdun-enough-guns", "7.13", hex=hex_)
            return end
        return question.options[0]

    def interdict(self, guns: list[Option]) -> Option | None:
        """One of these guns that can reach a junction worth bombarding."""
        for number in ROADS[self.side.name].split():
            h = self.find(number)
            if self.is_worth_shelling(h):
                for option in guns:
                    if covers(self.g, option.noun) >> h & 1:
                        self.give_reason("bot-verdun-interdict", "7.2", piece=option.noun, hex=h)
                        return option
        self.give_reason("bot-verdun-silent", "7.0")
        return None

    def is_worth_shelling(self, hex_: int) -> bool:
        """Whether a junction is the enemy's and not interdicted yet."""
        position = self.g.position
        return position.control[hex_] == self.foe + 1 and not position.interdiction[hex_] >> self.side & 1

    def on_interdict(self, question: Asked) -> Option | None:
        """The first junction in range that the enemy uses; else the road nearest behind his front."""
        open_ = {o.noun: o for o in question.options if self.is_worth_shelling(o.noun)}
        junctions = [h for h in map(self.find, ROADS[self.side.name].split()) if h in open_]
        roads = sorted((h for h in open_ if self.g.road_hexes >> h & 1), key=lambda h: (self.nearest_enemy(h), h))
        for h in (*junctions, *roads):
            self.give_reason("bot-verdun-interdict", "7.2", piece=question.args["piece"], hex=h)
            return open_[h]
        return None

    def free_guns(self, hex_: int) -> list[int]:
        """The ready guns with a hex in range, the strongest first."""
        return sorted(guns_on(self.g, self.side, hex_), key=lambda p: (-self.g.attack_of[p], p))
