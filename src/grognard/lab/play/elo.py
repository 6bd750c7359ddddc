"""Elo ratings from results, with margins.

The model is that of Bradley and Terry on Elo's scale: a player d points ahead can expect 1 / (1 + 10^(-d/400)) of a
game, and the first side is worth some points too, one number for each table (a scenario). All are fitted together
by maximum likelihood, with a draw as half a win for each. A drawn game is added to every meeting, because without it a
player who has won every game would be infinitely strong. Margins come from the curvature of the likelihood at its
maximum. No games are played here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from grognard.lab.play.figures import Z

ANCHOR: Final = 1000.0
"""The rating of the player the others are compared with."""
POINT: Final = log(10) / 400
"""One point of Elo in the natural unit."""
ADDED: Final = 1.0
"""Games added to every meeting, drawn."""
ENOUGH: Final = 1e-9
ROUNDS: Final = 100


class Pairing(NamedTuple):
    """Two players at one table, the first on the first side: games played, and those the first won, draws as half."""

    first: str
    second: str
    table: str
    games: int
    won: float


class Rating(NamedTuple):
    """Points, and their margin either way with 95 % confidence."""

    elo: float
    margin: float


class Ratings(NamedTuple):
    """The players' ratings, best first, and for each table the points that the first side is worth."""

    anchor: str
    players: dict[str, Rating]
    sides: dict[str, Rating]


def expected(ahead: float) -> float:
    """The share of a game that a player so many points ahead can expect."""
    return 1 / (1 + exp(-POINT * ahead))


def rated(meetings: Sequence[Pairing], anchor: str) -> Ratings:
    """The most likely ratings, the anchor's being fixed."""
    players = list(dict.fromkeys(name for meeting in meetings for name in (meeting.first, meeting.second)))
    tables = list(dict.fromkeys(meeting.table for meeting in meetings))
    unknown = [name for name in players if name != anchor]
    columns = {("player", name): place for place, name in enumerate(unknown)}
    columns |= {("side", name): len(unknown) + place for place, name in enumerate(tables)}
    rows = [_row(meeting, columns) for meeting in meetings]
    points, matrix = _most_likely(rows, len(columns))
    spreads = [Z * sqrt(each) for each in _inverse_diagonal(matrix)]
    found = {key: Rating(points[place] / POINT, spreads[place] / POINT) for key, place in columns.items()}
    listed = {name: found.get(("player", name), Rating(0.0, 0.0)) for name in players}
    listed = {name: Rating(ANCHOR + each.elo, each.margin) for name, each in listed.items()}
    best_first = sorted(listed, key=lambda name: (-listed[name].elo, name))
    return Ratings(anchor, {name: listed[name] for name in best_first}, {name: found["side", name] for name in tables})


class _Row(NamedTuple):
    """A meeting in the fit: which unknowns are added and subtracted, games, and games won."""

    signs: tuple[tuple[int, int], ...]
    games: float
    won: float


def _row(meeting: Pairing, columns: dict[tuple[str, str], int]) -> _Row:
    keys = ((("player", meeting.first), 1), (("player", meeting.second), -1), (("side", meeting.table), 1))
    signs = tuple((columns[key], sign) for key, sign in keys if key in columns)
    return _Row(signs, meeting.games + ADDED, meeting.won + ADDED / 2)


def _most_likely(rows: Sequence[_Row], unknowns: int) -> tuple[list[float], list[list[float]]]:
    """The maximum of the likelihood by Newton's method, in natural units, and its curvature there."""
    at = [0.0] * unknowns
    slope, curvature = _slope(rows, at)
    for _ in range(ROUNDS):
        step = _solved(curvature, slope)
        longest = max(map(abs, step), default=0.0)
        # Far from the maximum a whole step may overshoot, so steps are limited to 1.
        at = [here + by * min(1.0, 1.0 / longest) if longest else here for here, by in zip(at, step, strict=True)]
        slope, curvature = _slope(rows, at)
        if longest < ENOUGH:
            break
    return at, curvature


def _slope(rows: Sequence[_Row], at: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The gradient and the curvature of the likelihood at a point."""
    slope = [0.0] * len(at)
    curvature = [[0.0] * len(at) for _ in at]
    for row in rows:
        share = 1 / (1 + exp(-sum(sign * at[place] for place, sign in row.signs)))
        surplus, bend = row.won - row.games * share, row.games * share * (1 - share)
        for place, sign in row.signs:
            slope[place] += sign * surplus
            for other, other_sign in row.signs:
                curvature[place][other] += sign * other_sign * bend
    return slope, curvature


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda n: abs(rows[n][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for below in range(place + 1, size):
            times = rows[below][place] / rows[place][place]
            rows[below] = [a - times * b for a, b in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][n] * found[n] for n in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def _inverse_diagonal(matrix: Sequence[Sequence[float]]) -> list[float]:
    """The diagonal of the inverse of the curvature: the variance of each unknown."""
    size = len(matrix)
    return [_solved(matrix, [float(n == place) for n in range(size)])[place] for place in range(size)]
