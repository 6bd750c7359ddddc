"""Damage: which unit loses a step, whether to hold or retreat, and where to.

Advances after an assault are in `german` and `french`.
"""

from __future__ import annotations

from grognard.bots.glance import Asked
from grognard.bots.verdun.storms import Stormer
from grognard.games.verdun.movement import fits
from grognard.games.verdun.table import ASSAULTED, ATTACKED
from grognard.kernel.script import Option


class Sufferer(Stormer):
    """Decides losses and retreats."""

    def on_hit(self, question: Asked) -> Option:
        """A full regiment takes the hit rather than a gun."""
        g = self.g
        chosen = max(question.options, key=lambda o: (g.is_foot[o.noun], -g.combat_of[o.noun][-1]))
        self.give_reason("bot-verdun-hit", "7.11", piece=chosen.noun)
        return chosen

    def on_damage(self, question: Asked) -> Option | None:
        """Hold a valuable hex by losing a step while there are full units; otherwise retreat."""
        losers = question.those("loses")
        back = question.find("retreat")
        if not losers:
            return back
        fresh = [o for o in losers if self.is_fresh(o.noun)]
        here = self.g.position.at[losers[0].noun]
        if any(self.g.has(o.noun, ATTACKED) for o in losers):
            target = self.assaulted_from(here)
            won = not self.g.enemies_at(target, self.side)
            stays, kept = won and bool(fresh) and self.ground_worth(target) > 1, target
        else:
            stays = question.args.get("left") == 1 and bool(fresh) and self.prize(here) >= self.character.stand
            kept = here
        if not stays:
            self.give_reason("bot-verdun-back", "9.42", hex=here)
            return back
        loser = self.cheapest(fresh)
        self.give_reason("bot-verdun-hold", "9.42", hex=kept, piece=loser.noun)
        return loser

    def assaulted_from(self, here: int) -> int:
        """The hex that the units here are assaulting."""
        if self.storm is not None and self.distance(here, self.storm.target) <= 1:
            return self.storm.target
        g = self.g
        for h in g.board.grid.adjacent[here]:
            if any(g.has(p, ASSAULTED) for p in g.units_at(h, self.foe)):
                return h
        return here

    def is_fresh(self, piece: int) -> bool:
        """Whether the unit survives the loss of a step."""
        return self.g.is_foot[piece] and self.g.position.steps[piece] > 1

    def cheapest(self, losers: list[Option]) -> Option:
        """The unit that loses a step: the weakest full unit; a fort or a gun only if there is no other."""
        g = self.g
        return min(
            losers,
            key=lambda o: (
                not self.is_fresh(o.noun),
                g.is_garrison[o.noun],
                g.is_gun[o.noun] or g.is_hq[o.noun],
                g.combat_of[o.noun][-1] if g.is_foot[o.noun] else 0,
                o.noun,
            ),
        )

    def on_loses(self, question: Asked) -> Option:
        """See `cheapest`."""
        loser = self.cheapest(question.those("loses"))
        self.give_reason("bot-verdun-loses", "9.41", piece=loser.noun)
        return loser

    def on_loses_trapped(self, question: Asked) -> Option:
        """The same, when there is no way to retreat."""
        return self.on_loses(question)

    def on_back(self, question: Asked) -> Option:
        """Retreat to good terrain with room, out of enemy zones."""
        g = self.g

        def value(o: Option) -> tuple[float, int]:
            zone = sum(g.occupation.zone(self.foe, kind)[o.noun] > 0 for kind in (0, 1))
            there = g.units_at(o.noun, self.side)
            room = 0 if fits(g, [*there, *there[:1]]) else -7
            return -2.0 * zone + self.shift_at(o.noun) + self.prize(o.noun) + room, -o.noun

        chosen = max(question.options, key=value)
        self.give_reason("bot-verdun-way-back", "9.5", piece=question.args["piece"], hex=chosen.noun)
        return chosen

    def on_remnant(self, question: Asked) -> str:
        """Always try it."""
        self.give_reason("bot-verdun-remnant", "14.41", piece=question.args["piece"])
        return "last-stand"
