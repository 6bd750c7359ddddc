"""The worth of a hex for a unit: danger, cover, the line it closes, the way to the aims.

Every march, retreat and reaction is chosen by this. Attacks are in `attack_value` and `storms`.
"""

from __future__ import annotations

from grognard.bots.front1918.situation import Situation
from grognard.games.front1918.destinations import allowance, cannot_move, mover_of, near_enemy
from grognard.games.front1918.movement import cannot_force

NO_ROOM = -50.0
"""The worth of a hex without room."""
NEAR, CLOSE = 3, 2
"""The distance from the enemy up to which terrain and the line matter, and up to which terrain matters much."""
DIRECT = 4.5
"""How much less it matters to be out of command where supply comes directly from a source."""
FORWARD = 0.5
"""The push from which a unit goes forward rather than holds."""


def standing(s: Situation, piece: int, hex_: int, push: float) -> float:
    """The worth of a hex for a unit; `push` is the weight of going forward."""
    g, gap = s.g, s.gap[hex_]
    units = [p for p in s.planned.get(hex_, ()) if p != piece]
    if g.stacking(units) + g.weight(piece) > g.stack_limit:
        return NO_ROOM
    goes_on = push >= FORWARD
    worth = s.bonus(hex_) - danger_to(s, (*units, piece), hex_) * (0.5 if goes_on else 1.0)
    if gap <= NEAR:
        worth += (0.45 if gap <= CLOSE else 0.2) * s.cover_of(hex_)
        worth += (0.42 - 0.2 * push) * min(4, closes(s, piece, hex_))
    if units:
        worth -= 0.25
    worth -= (0.15 if goes_on else 0.5) * max(0, gap - 2)
    if push:
        worth += push * s.character.haste * s.headway(piece, hex_)
    if hex_ in s.prizes:
        worth += glory(s, hex_, bool(units))
    if not goes_on:
        worth += warmth(s, hex_)
    return worth - peril(s, piece, hex_, goes_on)


def danger_to(s: Situation, units: tuple[int, ...], hex_: int) -> float:
    """The danger to these units in a hex; none in the last march of the game."""
    if s.is_last_march:
        return 0.0
    defence_of, steps = s.g.defence_of, s.g.position.steps
    defence = sum([defence_of[p][steps[p]] for p in units]) * s.terrain.times[s.side][hex_]
    danger = s.threat[hex_] / max(1, defence) - 0.35 * s.cover_of(hex_)
    return s.character.dread * min(4.0, max(0.0, danger - 0.8))


def closes(s: Situation, piece: int, hex_: int) -> int:
    """How many hexes of the line only this unit would cover."""
    g, grid, here = s.g, s.g.board.grid, s.g.position.at[piece]
    own = 1 << here | grid.around[here] if here < grid.size else 0
    gap, covered, area = s.gap, s.covered, g.area
    near = [n for n in (hex_, *grid.adjacent[hex_]) if gap[n] <= 4 and covered[n] <= 1 and area >> n & 1]
    return sum([covered[n] - (own >> n & 1) <= 0 for n in near])


def glory(s: Situation, hex_: int, is_held: bool) -> float:
    """The worth of standing in a victory hex."""
    points = s.prizes.get(hex_)
    if points is None:
        return 0.0
    if hex_ in s.goals:
        return s.character.prize * (0.5 + 0.6 * min(5, points))
    return s.character.prize * (0.4 + 0.3 * min(5, points)) if s.gap[hex_] <= NEAR and not is_held else 0.0


def peril(s: Situation, piece: int, hex_: int, goes_on: bool) -> float:
    """The penalties of a hex: nearly surrounded, out of command, too near the enemy for shaken or reduced units.

    There are none in the last march of the game. Out of command is not out of supply where supply comes directly.
    """
    if s.is_last_march:
        return 0.0
    g, around = s.g, s.g.board.grid.around[hex_]
    worth = 2.5 if (s.zone & around).bit_count() >= around.bit_count() - 1 else 0.0
    if not s.in_radius >> hex_ & 1:
        worth += 6.0
    if g.is_upset(piece) and s.gap[hex_] <= CLOSE:
        worth += 1.2
    if goes_on and s.gap[hex_] <= 1 and not g.is_full(piece):
        worth += 0.6
    return worth - (DIRECT if not s.in_radius >> hex_ & 1 and s.fed >> hex_ & 1 else 0.0)


# Threatened hexes ---------------------------------------------------------------------------------------------


def rate_threats(s: Situation) -> None:
    """The hexes to be kept, each with its urgency."""
    s.hot, s.warm = {}, {}
    for h, weight in s.enemy_aims.items():
        if s.g.controller(h) == s.side:
            near, held = s.gap[h], len(s.planned.get(h, ()))
            s.hot[h] = (1.0 + weight) * 4.0 / (1 + near) / (1 + held) if near <= 12 else 0.3 * weight


def warmth(s: Situation, hex_: int) -> float:
    """The nearness of a hex to the threatened hexes."""
    found = s.warm.get(hex_)
    if found is None:
        far = s.distance
        found = s.warm[hex_] = sum(weight / (2 + far(hex_, spot)) for spot, weight in s.hot.items())
    return found


# Reach of units -----------------------------------------------------------------------------------------------


def reach(s: Situation, piece: int) -> tuple[int, ...]:
    """Where a unit could march now, its own hex first."""
    g, here = s.g, s.g.position.at[piece]
    if s.conduct.stays_put(s, piece) or cannot_move(g, s.side, piece) is not None:
        return (here,)
    return march_of(s, piece, allowance(g, piece))


def march_of(s: Situation, piece: int, points: int) -> tuple[int, ...]:
    """The hexes a unit can reach with so many points, its own hex first."""
    g, here = s.g, s.g.position.at[piece]
    found = g.ways.marches(g, mover_of(g, s.side, [piece])).march(here, points, True)
    return (here, *(h for h in found.hexes if h != here))


def hard_reach(s: Situation, piece: int) -> tuple[int, ...]:
    """The hexes a unit can reach by a forced march: along roads, well away from the enemy."""
    g, here = s.g, s.g.position.at[piece]
    if here not in g.ways.road_hexes or cannot_force(g, piece) or cannot_move(g, s.side, piece):
        return ()
    danger = near_enemy(g, s.side)
    if danger >> here & 1:
        return ()
    points = allowance(g, piece) * g.number("limits", "forced-times")
    marches = g.ways.hard_marches(g, mover_of(g, s.side, [piece]), danger)
    return tuple(marches.march(here, points, True).hexes)
