"""The start of turns and movement phases: guns of an offensive, Stosstruppen, reinforcements, displaced headquarters.

Units already on the map move by `marches`.
"""

from __future__ import annotations

from grognard.bots.front1918.marches import best_post, march_on
from grognard.bots.front1918.posts import NO_ROOM, rate_threats, warmth
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.storms import zeal
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.glance import Asked
from grognard.kernel.asking.script import Option
from grognard.kernel.space.hexgrid import members

# The offensive ------------------------------------------------------------------------------------------------


def on_launch(s: Situation, question: Asked) -> Option | str | None:
    """The guns with most of the enemy's front and most of the own elite in reach."""
    survey(s)
    best = max(question.those("launch"), key=lambda o: (worth_of_launching(s, o.noun), -o.noun), default=None)
    if best is not None:
        s.give_reason("bot-front-launch", "guns.modes", piece=best.noun, hex=s.g.position.at[best.noun])
    return best


def worth_of_launching(s: Situation, gun: int) -> float:
    """The part of the battle a gun would reach."""
    g = s.g
    frozen = g.frozen_hexes if g.is_frozen() else 0
    near = g.board.grid.within(g.position.at[gun], g.radii_of[gun][1]) & ~frozen
    foes = members(near & g.fighter_hexes(s.foe))
    trench = sum(g.trench >> h & 1 for h in foes)
    friends = sum(zeal(s, p) for p in s.fighters(s.side) if near >> g.position.at[p] & 1)
    return len(foes) + friends / 20 - 0.7 * trench


def on_stosstruppen(s: Situation, question: Asked) -> Option | str | None:
    """To the best regiments nearest to the enemy in the area of the offensive."""
    s.give_reason("bot-front-share-out", "assault-troops.movement")
    return "share-out"


def on_to_regiment(s: Situation, question: Asked) -> Option | str | None:
    """To the regiment that would be first in an attack."""
    best = max(question.options, key=lambda o: (zeal(s, o.noun), -o.noun))
    s.give_reason("bot-front-to-regiment", "assault-troops.movement", piece=best.noun)
    return best


def on_withdraw(s: Situation, question: Asked) -> Option | str | None:
    """The unit farthest from the enemy."""
    survey(s)
    best = max(question.options, key=lambda o: (s.gap[o.noun], -o.noun))
    s.give_reason("bot-front-withdraw", "supply.displacement", piece=question.args["piece"], hex=best.noun)
    return best


# Reinforcements -----------------------------------------------------------------------------------------------


def on_call_up(s: Situation, question: Asked) -> Option | str | None:
    """Call up at once."""
    s.give_reason("bot-front-call-up", "arrivals.ground")
    return "now"


def take_in(s: Situation, question: Asked) -> Option | None:
    """The next unit to enter, combat units first."""
    offers = question.those("enter")
    if not offers:
        s.plans.newcomer = -1
        return None
    best = min(offers, key=lambda o: (not s.g.is_combat[o.noun], o.noun))
    s.plans.newcomer = best.noun
    s.give_reason("bot-front-enter", "arrivals.ground", piece=best.noun)
    return best


def on_arrive(s: Situation, question: Asked) -> Option | str | None:
    """Where there is room, nearest to the threatened hexes."""
    g, piece = s.g, question.args["piece"]
    survey(s)
    rate_threats(s)

    def worth(h: int) -> float:
        load = g.stacking(g.fighters_at(h, s.side))
        full = NO_ROOM if load + g.weight(piece) > g.stack_limit else 0.0
        return warmth(s, h) + full - 0.6 * max(0, load - 3) - 0.05 * s.gap[h]

    best = max(question.those("at"), key=lambda o: (worth(o.noun), -o.noun), default=None)
    if best is not None:
        s.give_reason("bot-front-arrive", "arrivals.ground", piece=piece, hex=best.noun)
    return best


def on_where(s: Situation, question: Asked) -> Option | str | None:
    """A reinforcement at the edge moves on at once; others go where they were sent."""
    piece = question.args.get("piece", -1)
    if s.plans.bound is None and piece >= 0 and piece == s.plans.newcomer:
        s.plans.newcomer = -1
        return march_in(s, question, piece)
    return march_on(s, question)


def march_in(s: Situation, question: Asked, piece: int) -> Option | str | None:
    """To the best hex the reinforcement can reach."""
    survey(s)
    rate_threats(s)
    hexes = [o.noun for o in question.those("to")]
    if s.g.is_wheeled[piece]:
        hexes = [h for h in hexes if s.gap[h] >= 3]
        goal = max(hexes, key=lambda h: (-abs(s.gap[h] - 4), -h), default=-1)
    else:
        order = best_post(s, piece, 0.0, hexes)
        goal = -1 if order is None else order.goal
    if goal < 0:
        return "halt"
    s.give_reason("bot-front-arrive", "arrivals.ground", piece=piece, hex=goal)
    return question.option("to", goal)
