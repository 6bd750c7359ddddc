"""Retreats: how far to retreat or break off, to where, and which unit reacts to close a gap."""

from __future__ import annotations

from grognard.bots.front1918.losses import Losses
from grognard.bots.front1918.marches import Order
from grognard.bots.glance import Asked
from grognard.games.front1918.aftermath import half_allowance
from grognard.kernel.script import Option

URGENT = 0.4
"""How much better a hex must be for a unit to react."""


class Retreats(Losses):
    """Decides retreats, breaking off and reactions."""

    def on_retreat(self, question: Asked) -> Option | str | None:
        """As far as it saves steps, where the hex is not worth them."""
        hex_, left, each = question.args["hex"], int(question.args["left"]), int(question.args["price"])
        self.survey()
        units = self.g.fighters_at(hex_, self.side)
        best = min(
            question.options, key=lambda o: (self.cost_of_retreat(units, hex_, left - each * o.noun, o.noun), o.noun)
        )
        if best.noun:
            self.give_reason(
                "bot-front-retreat", "mastery.test", hex=hex_, count=best.noun, saved=min(left, each * best.noun)
            )
        else:
            self.give_reason("bot-front-stand", "mastery.test", hex=hex_)
        return best

    def cost_of_retreat(self, units: list[int], hex_: int, points: int, hexes: int) -> float:
        """The cost of so much damage and of giving up so many hexes."""
        steps = {p: self.g.position.steps[p] for p in units}
        keep = self.worth_of_keeping(hex_)
        lost = self.terrain.pay(units, max(0, points), steps)
        if not any(steps.values()):
            lost += keep + 0.5
        upset = 0.18 * len(units) if hexes >= 2 else 0.0
        return lost + (keep + 0.3 * (hexes - 1) if hexes else 0.0) + upset

    def worth_of_keeping(self, hex_: int) -> float:
        """The worth of keeping a hex."""
        prized = 0.5 * self.character.prize * min(4, self.dear.get(hex_, 0.0)) * (hex_ in self.prizes)
        last = 3.0 if hex_ in self.last_hexes() else 0.0
        return self.character.tenacity * (0.25 + 0.3 * self.cover_of(hex_) + prized) + last

    def on_back(self, question: Asked) -> Option | str | None:
        """To the best hex, in the line if possible."""
        self.survey()
        self.look_where_it_burns()
        piece = question.args["piece"]
        best = max(question.those("back"), key=lambda o: (self.standing(piece, o.noun, 0.0), -o.noun))
        self.give_reason("bot-front-back", "retreat.direction", piece=piece, hex=best.noun)
        return best

    on_back_crowded = on_back

    def on_back_foe(self, question: Asked) -> Option | str | None:
        """Send the enemy where it hurts: into zones, and away from good terrain."""
        g = self.g
        best = max(
            question.options, key=lambda o: (g.in_zone(self.side, o.noun), -self.terrain.shelter[o.noun], -o.noun)
        )
        self.give_reason("bot-front-back-foe", "disengagement.results", piece=question.args["piece"], hex=best.noun)
        return best

    # Breaking off ------------------------------------------------------------------------------------------------
    def on_break_off(self, question: Asked) -> Option | str | None:
        """The units marked for it."""
        best = question.options[0]
        self.give_reason("bot-front-break-off", "disengagement.phase", hex=best.noun)
        return best

    def on_break_off_far(self, question: Asked) -> Option | str | None:
        """Two hexes, no more."""
        best = min(question.options, key=lambda o: (abs(o.noun - 2), o.noun))
        self.give_reason("bot-front-break-off-far", "disengagement.results", hex=question.args["hex"], count=best.noun)
        return best

    def on_by_morale(self, question: Asked) -> Option | str | None:
        """The best morale; among equals the one that can best afford a step."""
        best = max(question.options, key=lambda o: (self.g.morale(o.noun), -self.burden(o.noun), -o.noun))
        self.give_reason("bot-front-by-morale", "disengagement.phase", piece=best.noun, morale=self.g.morale(best.noun))
        return best

    # Reaction ----------------------------------------------------------------------------------------------------
    def on_react(self, question: Asked) -> Option | str | None:
        """The unit that can best close a gap."""
        self.survey()
        self.look_where_it_burns()
        best: tuple[float, Option, int] | None = None
        for option in question.those("react"):
            piece = option.noun
            if self.must_stay(piece):
                continue
            stays = self.standing(piece, self.g.position.at[piece], 0.0)
            for h in self.march_of(piece, half_allowance(self.g, piece)):
                gain = self.standing(piece, h, 0.0) - stays
                if best is None or gain > best[0]:
                    best = gain, option, h
        if best is None or best[0] < URGENT:
            self.give_reason("bot-front-no-reaction", "mastery.test", hex=question.args["hex"])
            return "done"
        self.bound = Order(best[1].noun, best[2], "react", question.args["hex"])
        self.give_reason(
            "bot-front-react", "mastery.test", piece=best[1].noun, hex=best[2], hex_about=question.args["hex"]
        )
        return best[1]

    def on_react_where(self, question: Asked) -> Option | str | None:
        """To the hex it was sent to."""
        return self.on_where(question)
