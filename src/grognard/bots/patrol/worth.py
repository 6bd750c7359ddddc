"""The worth of a table to a side: the result when the game is over, before that points, men and hold of the prizes.

For games a general tries out, where nothing is hidden. The worth of an order is in `orders`.

The figures were fitted to 1,300 games between commanders of many characters (what a side had when a turn began, and
whether it won) and checked on 600 others, seeds from 62001 on. Men in the most valuable houses and next to them predict
the winner better than points, until the end is near.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from grognard.games.patrol.table import Patrol
from grognard.games.patrol.victory import points
from grognard.games.patrol.words import GUN, LEADER, SCOUTS, SHAKEN, SQUAD
from grognard.kernel.asking.script import Side

MEN: Final = {LEADER: 1.0, SQUAD: 0.7, GUN: 1.2, SCOUTS: 0.6}
"""The relative worth of a step of each kind for the fights to come."""
OF_MEN: Final = 0.38
"""The weight of men beside points and ground."""
OF_POINTS: Final = 0.33
"""The weight of a point at the end of the game; at the start it is 0."""
OF_HOLD: Final = (0.18, 0.16)
"""The weights of close strength on a most valuable prize, and next to one. The fit gave both the same weight; the first
is a little higher so that units prefer the prize itself."""


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
    """The fighting value that a side has left."""
    steps, at, out = g.position.steps, g.position.at, g.board.out
    return sum(
        MEN[g.kind[p]] * steps[p] * (0.7 if g.has(p, SHAKEN) else 1.0)
        for p in g.counters[side]
        if g.is_real[p] and at[p] != out
    )


def hold(g: Patrol, side: Side) -> float:
    """The strength of a side on and next to the most valuable prizes."""
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
