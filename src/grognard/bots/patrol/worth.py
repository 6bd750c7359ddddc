"""What a table is worth to a side: the result when it is over, before that points, men and who is at the houses.

For games a general tries out, where everything lies open. What an order promises is in `orders`.

The figures are a fit to 1,300 games of commanders of many characters, checked on 600 others, seeds from 62001 on: what
a side had when a turn began, and whether it won. Men in the houses that count most and next to them tell more than
points, until the end is near.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from grognard.games.patrol.table import GUN, LEADER, SCOUTS, SHAKEN, SQUAD, Patrol
from grognard.games.patrol.victory import points
from grognard.kernel.script import Side

MEN: Final = {LEADER: 1.0, SQUAD: 0.7, GUN: 1.2, SCOUTS: 0.6}
"""What a step of each kind is worth for the fights to come, beside the others."""
OF_MEN: Final = 0.38
"""What all that is, beside points and ground."""
OF_POINTS: Final = 0.33
"""What a point is worth when the game ends; when it begins it is worth nothing."""
OF_HOLD: Final = (0.18, 0.16)
"""What close strength is worth on a dearest prize and next to one. The fit has both alike; soldiers prefer a house."""


def table_worth(g: Patrol, side: Side) -> float:
    """From -1, lost, to 1, won."""
    margin = points(g, side) - points(g, side.enemy)
    if g.position.over:
        if g.position.winner < 0:
            return 0.0
        sign = 1.0 if g.position.winner == side else -1.0
        return sign * (0.85 + 0.15 * min(1.0, abs(margin) / 10))
    gone = (g.position.turn - 1) / g.scenario.turns
    ahead = OF_POINTS * gone * margin + OF_MEN * (men(g, side) - men(g, side.enemy))
    ahead += hold(g, side) - hold(g, side.enemy)
    return 0.85 * tanh(ahead / 2)


def men(g: Patrol, side: Side) -> float:
    """The fighting value of a side that is left."""
    steps, at, out = g.position.steps, g.position.at, g.board.out
    return sum(
        MEN[g.kind[p]] * steps[p] * (0.7 if g.has(p, SHAKEN) else 1.0)
        for p in g.counters[side]
        if g.is_real[p] and at[p] != out
    )


def hold(g: Patrol, side: Side) -> float:
    """How strongly a side stands about the prizes that count most."""
    at, steps, size = g.position.at, g.position.steps, g.board.grid.size
    most = max(value for _, value in g.prizes)
    near = [g.board.grid.distances(prize) for prize, value in g.prizes if value == most]
    worth = 0.0
    for p in g.counters[side]:
        if g.is_real[p] and at[p] < size:
            far = min(distances[at[p]] for distances in near)
            if far < len(OF_HOLD):
                worth += OF_HOLD[far] * g.close_of[p][steps[p]] * (0.5 if g.has(p, SHAKEN) else 1.0)
    return worth
