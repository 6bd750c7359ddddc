"""The start of turns and movement phases: guns of an offensive, Stosstruppen, reinforcements, displaced headquarters.

Units already on the map move by `marches`.
"""

from __future__ import annotations

from grognard.bots.front1918.marches import Marches
from grognard.bots.front1918.posts import NO_ROOM
from grognard.bots.glance import Asked
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.hexgrid import members
from grognard.kernel.script import Option, Side


class Arrivals(Marches):
    """Decides launches and arrivals."""

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.newcomer = -1

    # The offensive -----------------------------------------------------------------------------------------------
    def on_launch(self, question: Asked) -> Option | str | None:
        """The guns with most of the enemy's front and most of the own elite in reach."""
        self.survey()
        best = max(question.those("launch"), key=lambda o: (self.worth_of_launching(o.noun), -o.noun), default=None)
        if best is not None:
            self.give_reason("bot-front-launch", "guns.modes", piece=best.noun, hex=self.g.position.at[best.noun])
        return best

    def worth_of_launching(self, gun: int) -> float:
        """The part of the battle a gun would reach."""
        g = self.g
        frozen = g.frozen_hexes if g.is_frozen() else 0
        near = g.board.grid.within(g.position.at[gun], g.radii_of[gun][1]) & ~frozen
        foes = members(near & g.fighter_hexes(self.foe))
        trench = sum(g.trench >> h & 1 for h in foes)
        friends = sum(self.zeal(p) for p in self.fighters(self.side) if near >> g.position.at[p] & 1)
        return len(foes) + friends / 20 - 0.7 * trench

    def on_stosstruppen(self, question: Asked) -> Option | str | None:
        """To the best regiments nearest to the enemy in the area of the offensive."""
        self.give_reason("bot-front-share-out", "assault-troops.movement")
        return "share-out"

    def on_to_regiment(self, question: Asked) -> Option | str | None:
        """To the regiment that would be first in an attack."""
        best = max(question.options, key=lambda o: (self.zeal(o.noun), -o.noun))
        self.give_reason("bot-front-to-regiment", "assault-troops.movement", piece=best.noun)
        return best

    def on_withdraw(self, question: Asked) -> Option | str | None:
        """The unit farthest from the enemy."""
        self.survey()
        best = max(question.options, key=lambda o: (self.gap[o.noun], -o.noun))
        self.give_reason("bot-front-withdraw", "supply.displacement", piece=question.args["piece"], hex=best.noun)
        return best

    # Reinforcements ----------------------------------------------------------------------------------------------
    def on_call_up(self, question: Asked) -> Option | str | None:
        """Call up at once."""
        self.give_reason("bot-front-call-up", "arrivals.ground")
        return "now"

    def take_in(self, question: Asked) -> Option | None:
        """The next unit to enter, combat units first."""
        offers = question.those("enter")
        if not offers:
            self.newcomer = -1
            return None
        best = min(offers, key=lambda o: (not self.g.is_combat[o.noun], o.noun))
        self.newcomer = best.noun
        self.give_reason("bot-front-enter", "arrivals.ground", piece=best.noun)
        return best

    def on_arrive(self, question: Asked) -> Option | str | None:
        """Where there is room, nearest to the threatened hexes."""
        g, piece = self.g, question.args["piece"]
        self.survey()
        self.look_where_it_burns()

        def worth(h: int) -> float:
            load = g.stacking(g.fighters_at(h, self.side))
            full = NO_ROOM if load + g.weight(piece) > g.stack_limit else 0.0
            return self.warmth(h) + full - 0.6 * max(0, load - 3) - 0.05 * self.gap[h]

        best = max(question.those("at"), key=lambda o: (worth(o.noun), -o.noun), default=None)
        if best is not None:
            self.give_reason("bot-front-arrive", "arrivals.ground", piece=piece, hex=best.noun)
        return best

    def on_where(self, question: Asked) -> Option | str | None:
        """A reinforcement at the edge moves on at once; others go where they were sent."""
        piece = question.args.get("piece", -1)
        if self.bound is None and piece >= 0 and piece == self.newcomer:
            self.newcomer = -1
            return self.march_in(question, piece)
        return super().on_where(question)

    def march_in(self, question: Asked, piece: int) -> Option | str | None:
        """To the best hex the reinforcement can reach."""
        self.survey()
        self.look_where_it_burns()
        hexes = [o.noun for o in question.those("to")]
        if self.g.is_wheeled[piece]:
            hexes = [h for h in hexes if self.gap[h] >= 3]
            goal = max(hexes, key=lambda h: (-abs(self.gap[h] - 4), -h), default=-1)
        else:
            order = self.best_post(piece, 0.0, hexes)
            goal = -1 if order is None else order.goal
        if goal < 0:
            return "halt"
        self.give_reason("bot-front-arrive", "arrivals.ground", piece=piece, hex=goal)
        return question.option("to", goal)
