"""The worth of a table: the verdict of a finished game, and before the end the chances of each verdict.

The points are those of the game's own tally, but continuous: half a village or half a ratio counts while there is time
to complete it. Steps on the map count too, while there is time to use them.
"""

from __future__ import annotations

import math
from typing import Final

from grognard.games.verdun.table import Verdun
from grognard.games.verdun.victory import held, losses, victory_tally
from grognard.games.verdun.words import FRENCH, GERMAN
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.charts import parse_span
from grognard.kernel.space.hexgrid import members

MAJOR: Final = 0.05
"""The worth of a major victory beyond a minor one."""
POINT: Final = 0.01
"""The worth of a point within a verdict."""
RATIOS: Final = ("more", "three-to-two", "two-to-one")
"""The ratios of losses that score, best last, by their names in the chart."""
FRENCH_HALF: Final = "4.VII"
"""The clause with which the French half of a day begins."""
BLUR: Final = 0.15
"""The rough change of the ratio of losses in a day."""
DAILY: Final = {GERMAN: 4.5, FRENCH: 6.5}
"""The mean losses of a day between officers."""
PACE: Final = 0.45
"""The points the Germans are expected to gain in a day."""
FORESIGHT: Final = 2.0
"""The number of days ahead for which the present table predicts the end.

This and the three that follow were fitted to the points at the end of 300 games of `haumont`, seeds 7001 to 7300,
between officers of changing character.
"""
FOOTHOLD: Final = 0.1
"""The worth of a village for each of these days beyond its points."""
FADING: Final = 0.45
"""The share of the points for losses that is discounted for each of them."""
MEN: Final = 0.075
"""The worth of a step on the map for each of them."""
DOUBT: Final = 0.55
"""The uncertainty of the final points for each day left."""


def german_value(g: Verdun) -> float:
    """The worth of a table to the Germans, from -1 to 1 or a little beyond."""
    if g.position.over:
        points = int(victory_tally(g).total)
        verdict = g.position.verdict
        won = 1.0 if g.position.winner == GERMAN else -1.0 if g.position.winner == FRENCH else 0.0
        return won * (1 + (MAJOR if verdict.endswith("major") else 0.0)) + POINT * (points - drawn(g)[0])
    return hoped(g)


def hoped(g: Verdun) -> float:
    """The chance to win less the chance to lose, by the expected points at the end."""
    left = days_left(g)
    least, most = drawn(g)
    points = likely_points(g, left) + PACE * left
    doubt = 0.35 + DOUBT * math.sqrt(left)
    return chance(points - (most - 0.5), doubt) + chance(points - (least - 0.5), doubt) - 1 + POINT * (points - least)


def drawn(g: Verdun) -> tuple[int, int]:
    """The least points for a draw, and the least for a German victory."""
    values = g.scenario.values
    if values:
        return values["draw"], values["german-minor"]
    bands = g.charts["victory"]
    return least_of(bands.columns[2]), least_of(bands.columns[3])


def least_of(label: str) -> int:
    """The least number of a band such as 6-8 or 12+."""
    span = parse_span(label)
    return 0 if span is None else span.low or 0


def chance(margin: float, doubt: float) -> float:
    """The chance that a margin holds, by a smooth step function."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, margin / doubt))))


def likely_points(g: Verdun, left: float) -> float:
    """The expected German points at the end, continuous: villages, forts, losses so far, and steps left.

    The more days are left, the less the losses so far count and the more the steps do.
    """
    ahead = min(left, FORESIGHT)
    chart = g.charts["points"]
    row = "villages-infiltration" if "15.5" in g.options else "villages"
    village = chart.number(row, "points") / chart.number(row, "each")
    points = held(g, g.village) * (village + FOOTHOLD * ahead)
    points += sum(not g.is_fort(h) for h in members(g.fort)) + held(g, g.city)
    if g.position.called_121 and "15.2" not in g.options:
        points -= 1
    points += (1 - FADING * ahead) * loss_points(g, losses(g, FRENCH), losses(g, GERMAN), left)
    return points + MEN * ahead * (steps_of(g, GERMAN) - steps_of(g, FRENCH))


def steps_of(g: Verdun, side: Side) -> int:
    """The steps of infantry a side has on the map."""
    return sum(g.position.steps[p] for p in g.own[side] if g.is_foot[p] and g.is_on_board(p))


def loss_points(g: Verdun, french: float, german: float, left: float) -> float:
    """The expected points for losses at the end: each ratio by the chance that it is reached."""
    french, german = max(0.0, french) + DAILY[FRENCH] * left, max(0.0, german) + DAILY[GERMAN] * left
    ratio = (french + 1) / (german + 1)
    paid = g.charts["loss-points"]
    blur = (0.35 + math.sqrt(left)) * BLUR / (1 + german / 30)
    total, before = 0.0, 0
    for row in RATIOS:
        need = 1.0 if row == "more" else paid.number(row, "french") / paid.number(row, "german")
        points = paid.number(row, "points")
        total += (points - before) * chance(ratio - need, blur)
        before = points
    return total


def loss_rates(g: Verdun) -> dict[Side, float]:
    """The change of the points by one more loss of either side, at the expected losses."""
    left = days_left(g)
    french, german = losses(g, FRENCH), losses(g, GERMAN)
    more = loss_points(g, french + 2, german, left) - loss_points(g, french - 1, german, left)
    fewer = loss_points(g, french, german - 1, left) - loss_points(g, french, german + 2, left)
    return {FRENCH: more / 3, GERMAN: fewer / 3}


def days_left(g: Verdun) -> float:
    """The days left; today counts for half until the German half of the day is over."""
    begun = g.phases()[: g.position.phase + 1]
    struck = any(phase.rule == FRENCH_HALF for phase in begun)
    return max(0.0, g.scenario.turns - g.position.turn + (0.0 if struck else 0.5))
