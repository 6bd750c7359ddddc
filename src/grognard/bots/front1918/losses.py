"""Losses: which units lose steps or are disorganised, and the use of the enemy's confusion."""

from __future__ import annotations

from grognard.bots.front1918.combats import Combats
from grognard.bots.glance import Asked
from grognard.kernel.script import Option


class Losses(Combats):
    """Decides losses."""

    def fight_of(self, piece: int) -> int:
        """The present attack strength of a unit."""
        return self.g.attack_of[piece][self.g.position.steps[piece]]

    def stand_of(self, piece: int) -> int:
        """The present defence strength of a unit."""
        return self.g.defence_of[piece][self.g.position.steps[piece]]

    def on_loses(self, question: Asked) -> Option | str | None:
        """The cheapest loss for the points; Stosstruppen to keep a regiment at full strength."""
        g, price = self.g, self.terrain.price
        steps, sheds = question.those("loses"), question.those("sheds")
        if sheds and all(g.is_full(o.noun) for o in steps):
            self.give_reason("bot-front-sheds", "damage.assault-troops", piece=sheds[0].noun)
            return sheds[0]
        best = min(steps, key=lambda o: (self.burden(o.noun) / max(1, price[o.noun]), o.noun))
        self.give_reason("bot-front-loses", "damage.free", piece=best.noun)
        return best

    on_loses_guns = on_loses_any = on_loses_highest = on_loses_orders = on_loses_zone = on_loses_interdiction = on_loses

    def on_disorders(self, question: Asked) -> Option | str | None:
        """A unit that could not lead, then the weakest."""
        best = min(question.options, key=lambda o: (self.g.morale(o.noun), self.stand_of(o.noun), o.noun))
        self.give_reason("bot-front-disorders", "damage.disorganise", piece=best.noun)
        return best

    def on_panics(self, question: Asked) -> Option | str | None:
        """The weakest."""
        best = min(question.options, key=lambda o: (self.fight_of(o.noun), o.noun))
        self.give_reason("bot-front-panics", "orders.chart", piece=best.noun)
        return best

    def on_disband(self, question: Asked) -> Option | str | None:
        """The weakest."""
        best = min(question.options, key=lambda o: (self.stand_of(o.noun), o.noun))
        self.give_reason("bot-front-disband", "stacking.excess", piece=best.noun, hex=question.args["hex"])
        return best

    # The enemy's confusion ---------------------------------------------------------------------------------------
    def on_confuse(self, question: Asked) -> Option | str | None:
        """The strongest of the enemy."""
        best = max(question.options, key=lambda o: (self.fight_of(o.noun), -o.noun))
        self.give_reason("bot-front-confuse", "orders.chart", piece=best.noun)
        return best

    def on_cancel(self, question: Asked) -> Option | str | None:
        """The strongest of those that would exploit."""
        best = max(question.those("cancel"), key=lambda o: (self.fight_of(o.noun), -o.noun), default=None)
        if best is not None:
            self.give_reason("bot-front-cancel", "mastery.none", piece=best.noun)
        return best

    def on_misdirect(self, question: Asked) -> Option | str | None:
        """Move an enemy combat unit out of the way to the aims, unless others would stay there."""
        g, at = self.g, self.g.position.at
        self.survey()
        units = [o for o in question.those("misdirect") if g.is_combat[o.noun]]
        alone = [o for o in units if len(g.fighters_at(at[o.noun], self.foe)) == 1]
        best = max(alone, key=lambda o: (at[o.noun] in self.goals, self.progress(at[o.noun]), -o.noun), default=None)
        if best is not None:
            self.give_reason("bot-front-misdirect", "orders.chart", piece=best.noun, hex=at[best.noun])
        return best or "done"

    def on_astray(self, question: Asked) -> Option | str | None:
        """To where it is least in the way, and on poor terrain."""
        self.survey()

        def worth(h: int) -> float:
            return -self.progress(h) - self.terrain.shelter[h] - 5.0 * (h in self.goals)

        best = max(question.options, key=lambda o: (worth(o.noun), -o.noun))
        self.give_reason("bot-front-astray", "orders.chart", piece=question.args["piece"], hex=best.noun)
        return best
