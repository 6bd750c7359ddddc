"""The combat and bombardment charts as plain numbers, read once, because attacks are valued many times a turn."""

from __future__ import annotations

import math
from collections import Counter

from grognard.games.front1918.table import Front


class Charts:
    """The results of the dice, column by column."""

    def __init__(self, g: Front) -> None:
        chart = g.charts["combat"]
        self.columns = len(chart.columns)
        self.combat: list[list[tuple[float, int, int, bool]]] = []
        for column in range(self.columns):
            rows: dict[tuple[int, int, bool], float] = {}
            for total, chance in chart.dice.totals.items() if chart.dice else ():
                result = chart[column, total]
                key = result.attacker, result.defender, result.star
                rows[key] = rows.get(key, 0.0) + float(chance)
            self.combat.append([(chance, *key) for key, chance in rows.items()])
        fire = g.charts["bombardment"]
        self.fires = len(fire.columns)
        self.fire = [[fire[column, die].points for die in range(-3, 12)] for column in range(self.fires)]

    def shells(self, potential: int, die: int) -> Counter[int]:
        """In how many of six rolls a bombardment does each number of points."""
        if potential <= 0:
            return Counter({0: 6})
        row = self.fire[min(potential, self.fires) - 1]
        return Counter(row[roll + die + 3] for roll in range(1, 7))

    def mean_shells(self, potential: int, die: int = 0) -> float:
        """The mean points of a bombardment."""
        return sum(points * n for points, n in self.shells(potential, die).items()) / 6


def rung(attack: float, defence: float) -> int:
    """The column of the odds, counted from 1/2 as 0, columns not printed included."""
    if attack <= 0:
        return -9
    return int(attack // defence) if attack >= defence else 2 - math.ceil(defence / attack)
