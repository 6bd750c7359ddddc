"""What a table is worth to a side: the result when it is over, before that points, men and the hold on the prizes.

For games a general tries out, where everything lies open. What an order promises is in `orders`.
"""

from __future__ import annotations

from math import tanh

from grognard.bots.patrol.chart import chart_of
from grognard.games.patrol.table import GUN, LEADER, SCOUTS, SHAKEN, SQUAD, Patrol
from grognard.games.patrol.victory import points
from grognard.kernel.script import Side

MEN = {LEADER: 1.0, SQUAD: 0.7, GUN: 1.2, SCOUTS: 0.6}
"""What a step of each kind is worth for the fights to come, beyond the point it costs."""
STAYS = 0.75
"""The chance that whoever stands on a prize will stand there when the turn ends."""


def table_worth(g: Patrol, side: Side) -> float:
    """From -1, lost, to 1, won."""
    margin = points(g, side) - points(g, side.enemy)
    if g.position.over:
        if g.position.winner < 0:
            return 0.0
        sign = 1.0 if g.position.winner == side else -1.0
        return sign * (0.85 + 0.15 * min(1.0, abs(margin) / 10))
    left = max(0, g.scenario.turns - g.position.turn + 1) / g.scenario.turns
    ahead = margin + 0.9 * left * (men(g, side) - men(g, side.enemy)) + grip(g, side) - grip(g, side.enemy)
    ahead += about_to_take(g, side) - about_to_take(g, side.enemy)
    return 0.85 * tanh(ahead / (2.5 + 4.0 * left))


def men(g: Patrol, side: Side) -> float:
    """The fighting value of a side that is left."""
    steps, at, out = g.position.steps, g.position.at, g.board.out
    return sum(
        MEN[g.kind[p]] * steps[p] * (0.7 if g.has(p, SHAKEN) else 1.0)
        for p in g.counters[side]
        if g.is_real[p] and at[p] != out
    )


def about_to_take(g: Patrol, side: Side) -> float:
    """What a side will take when the turn ends, if it stays where it stands; what the other loses by it counts too."""
    worth = 0.0
    for prize, value in g.prizes:
        held = g.position.control[prize]
        if held != side + 1 and any(not g.has(p, SHAKEN) for p in g.real_at(prize, side)):
            worth += STAYS * value * (2 if held else 1)
    return worth


def grip(g: Patrol, side: Side) -> float:
    """How far a side is on its way to prizes it does not hold, and how well it guards those it does."""
    chart = chart_of(g)
    at, size = g.position.at, g.board.grid.size
    fit = [p for p in g.counters[side] if g.is_real[p] and at[p] < size and not g.has(p, SHAKEN)]
    turns = g.scenario.turns - g.position.turn + 1
    worth = 0.0
    for prize, value in g.prizes:
        nearest = min((-(-chart.roads[prize][at[p]] // g.move_of[p]) for p in fit), default=99)
        if nearest > turns:
            continue
        worth += value * (0.25 if g.position.control[prize] == side + 1 else 0.35) * 0.6**nearest
    return worth
