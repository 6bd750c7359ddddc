"""Damage: which unit loses a step, whether to hold or retreat, and where to.

Advances after an assault are in `german` and `french`.
"""

from __future__ import annotations

from grognard.bots.minds.glance import Asked
from grognard.bots.verdun.situation import Situation
from grognard.games.verdun.stacking import fits
from grognard.games.verdun.words import ASSAULTED, ATTACKED
from grognard.kernel.asking.script import Option


def on_hit(s: Situation, question: Asked) -> Option:
    """A full regiment takes the hit rather than a gun."""
    g = s.g
    chosen = max(question.options, key=lambda o: (g.is_foot[o.noun], -g.combat_of[o.noun][-1]))
    s.give_reason("bot-verdun-hit", "7.11", piece=chosen.noun)
    return chosen


def on_damage(s: Situation, question: Asked) -> Option | None:
    """Hold a valuable hex by losing a step while there are full units; otherwise retreat."""
    losers = question.those("loses")
    back = question.find("retreat")
    if not losers:
        return back
    fresh = [o for o in losers if is_fresh(s, o.noun)]
    here = s.g.position.at[losers[0].noun]
    if any(s.g.has(o.noun, ATTACKED) for o in losers):
        target = assaulted_from(s, here)
        won = not s.g.enemies_at(target, s.side)
        stays, kept = won and bool(fresh) and s.conduct.ground_worth(s, target) > 1, target
    else:
        stays = question.args.get("left") == 1 and bool(fresh) and s.prize(here) >= s.character.stand
        kept = here
    if not stays:
        s.give_reason("bot-verdun-back", "9.42", hex=here)
        return back
    loser = cheapest(s, fresh)
    s.give_reason("bot-verdun-hold", "9.42", hex=kept, piece=loser.noun)
    return loser


def assaulted_from(s: Situation, here: int) -> int:
    """The hex that the units here are assaulting."""
    if s.plans.storm is not None and s.distance(here, s.plans.storm.target) <= 1:
        return s.plans.storm.target
    g = s.g
    for h in g.board.grid.adjacent[here]:
        if any(g.has(p, ASSAULTED) for p in g.units_at(h, s.foe)):
            return h
    return here


def is_fresh(s: Situation, piece: int) -> bool:
    """Whether the unit survives the loss of a step."""
    return s.g.is_foot[piece] and s.g.position.steps[piece] > 1


def cheapest(s: Situation, losers: list[Option]) -> Option:
    """The unit that loses a step: the weakest full unit; a fort or a gun only if there is no other."""
    g = s.g
    return min(
        losers,
        key=lambda o: (
            not is_fresh(s, o.noun),
            g.is_garrison[o.noun],
            g.is_gun[o.noun] or g.is_hq[o.noun],
            g.combat_of[o.noun][-1] if g.is_foot[o.noun] else 0,
            o.noun,
        ),
    )


def on_loses(s: Situation, question: Asked) -> Option:
    """See `cheapest`."""
    loser = cheapest(s, question.those("loses"))
    s.give_reason("bot-verdun-loses", "9.41", piece=loser.noun)
    return loser


def on_back(s: Situation, question: Asked) -> Option:
    """Retreat to good terrain with room, out of enemy zones."""
    g = s.g

    def value(o: Option) -> tuple[float, int]:
        zone = sum(g.occupation.zone(s.foe, kind)[o.noun] > 0 for kind in (0, 1))
        there = g.units_at(o.noun, s.side)
        room = 0 if fits(g, [*there, *there[:1]]) else -7
        return -2.0 * zone + s.shift_at(o.noun) + s.prize(o.noun) + room, -o.noun

    chosen = max(question.options, key=value)
    s.give_reason("bot-verdun-way-back", "9.5", piece=question.args["piece"], hex=chosen.noun)
    return chosen


def on_remnant(s: Situation, question: Asked) -> str:
    """Always try it."""
    s.give_reason("bot-verdun-remnant", "14.41", piece=question.args["piece"])
    return "last-stand"
