"""The worth of a table to a side, for a general. Each game says what counts for victory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from grognard.bots.front1918.officers import ExpectedPoints, wishes_for
from grognard.bots.front1918.survey import SEQUENCES
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Side

FELT = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.14, 0.1, 0.07)
"""The share of a unit's strength that counts so many hexes away, in the days to come."""
SURE = 0.4
"""The share of the spread of points that remains at the end of the game."""


def worth_of_table(g: Front, side: Side, prizes: Mapping[int, int]) -> float:
    """The verdict of a finished game; before that the likely points compared with those of the verdicts."""
    position = g.position
    attacker, tally = next(iter(g.standings().items()))
    sign, prospect = 1.0 if side == attacker else -1.0, wishes_for(g).prospect
    if position.over:
        verdict = 0 if position.winner < 0 else 1 if position.winner == int(side) else -1
        return 0.95 * verdict + 0.05 * sign * against_bands(prospect, float(tally.total))
    points = likely_points(g, prizes, attacker, prospect, haste := change_left(g))
    return 0.9 * sign * soft(against_bands(prospect, points) / (SURE + (1 - SURE) * haste))


def time_left(g: Front) -> float:
    """The share of the game still to come, from 1 at its start to 0 at its end."""
    rows = [f"{g.scenario.id}-{g.number_of(turn)}" for turn in range(1, g.scenario.turns + 1)]
    lengths = [SEQUENCES if g.has_row("offensives", row) else 1 for row in rows]
    turn = g.position.turn - 1
    gone = sum(lengths[:turn]) + lengths[turn] * g.position.phase / len(g.phases())
    return 1 - gone / sum(lengths)


def change_left(g: Front) -> float:
    """How much may still change, less towards the end."""
    return min(1.0, 2.5 * time_left(g))


def likely_points(g: Front, prizes: Mapping[int, int], attacker: Side, prospect: ExpectedPoints, haste: float) -> float:
    """The points a side is likely to have at the end for hexes it did not hold when the game began."""
    total = haste * (prospect.drift + prospect.blood * share_of_steps(g, attacker))
    for h, points in prizes.items():
        if not g.area >> h & 1 or g.held_at_start[attacker] >> h & 1:
            continue
        if g.controller(h) == attacker:
            total += points * (1 - prospect.losing * haste * chance(g, attacker.enemy, h))
        else:
            total += points * prospect.taking * haste * chance(g, attacker, h)
    return total


def chance(g: Front, taker: Side, hex_: int) -> float:
    """The taker's share of the strength around a hex; the defender's strength counts more."""
    attack = felt(g, taker, hex_, g.attack_of)
    return attack / (attack + 1.5 * felt(g, taker.enemy, hex_, g.defence_of) + 4.0)


def felt(g: Front, side: Side, hex_: int, factors: Sequence[Sequence[int]]) -> float:
    """The strength of a side around a hex."""
    at, steps, size, far = g.position.at, g.position.steps, g.board.grid.size, g.board.grid.distances(hex_)
    total = 0.0
    for p in g.fighters[side]:
        if at[p] < size and (gap := far[at[p]]) < len(FELT):
            total += FELT[gap] * factors[p][steps[p]]
    return total


def share_of_steps(g: Front, side: Side) -> float:
    """A side's share of all steps left, from -1 to 1; 0 means as many as the enemy's."""
    steps, at, out = g.position.steps, g.position.at, g.board.out
    own, foes = (sum(steps[p] for p in g.fighters[each] if at[p] != out) for each in (side, side.enemy))
    return (own - foes) / max(1, own + foes)


def soft(figure: float) -> float:
    """A figure mapped to between -1 and 1."""
    return math.tanh(figure)


def against_bands(prospect: ExpectedPoints, points: float) -> float:
    """The distance of points from a draw, in steps between the verdicts."""
    return (points - prospect.middle) / prospect.spread
