"""The worth of a hex for a unit: danger, cover, the line it closes, the way to the aims.

Every march, retreat and reaction is chosen by this. Attacks are in `promise` and `storms`.
"""

from __future__ import annotations

from grognard.bots.front1918.survey import Survey
from grognard.games.front1918.movement import allowance, cannot_force, cannot_move, mover_of, near_enemy
from grognard.games.front1918.table import Front
from grognard.kernel.dice import Whim
from grognard.kernel.script import Side

NO_ROOM = -50.0
"""The worth of a hex without room."""
NEAR, CLOSE = 3, 2
"""The distance from the enemy up to which terrain and the line matter, and up to which terrain matters much."""
FORWARD = 0.5
"""The push from which a unit goes forward rather than holds."""


class Posts(Survey):
    """Values hexes for units."""

    def __init__(self, g: Front, side: Side, whim: Whim) -> None:
        super().__init__(g, side, whim)
        self.hot: dict[int, float] = {}
        """The hexes to be kept, each with its urgency."""
        self._warm: dict[int, float] = {}

    def standing(self, piece: int, hex_: int, push: float) -> float:
        """The worth of a hex for a unit; `push` is the weight of going forward."""
        g, gap = self.g, self.gap[hex_]
        units = [p for p in self.planned.get(hex_, ()) if p != piece]
        if g.stacking(units) + g.weight(piece) > g.stack_limit:
            return NO_ROOM
        goes_on = push >= FORWARD
        worth = self.bonus(hex_) - self.danger_to((*units, piece), hex_) * (0.5 if goes_on else 1.0)
        if gap <= NEAR:
            worth += (0.45 if gap <= CLOSE else 0.2) * self.cover_of(hex_)
            worth += (0.42 - 0.2 * push) * min(4, self.closes(piece, hex_))
        if units:
            worth -= 0.25
        worth -= (0.15 if goes_on else 0.5) * max(0, gap - 2)
        if push:
            worth += push * self.character.haste * self.headway(piece, hex_)
        if hex_ in self.prizes:
            worth += self.glory(hex_, bool(units))
        if not goes_on:
            worth += self.warmth(hex_)
        return worth - self.peril(piece, hex_, goes_on)

    def danger_to(self, units: tuple[int, ...], hex_: int) -> float:
        """The danger to these units in a hex."""
        defence_of, steps = self.g.defence_of, self.g.position.steps
        defence = sum([defence_of[p][steps[p]] for p in units]) * self.terrain.times[self.side][hex_]
        danger = self.threat[hex_] / max(1, defence) - 0.35 * self.cover_of(hex_)
        return self.character.dread * min(4.0, max(0.0, danger - 0.8))

    def closes(self, piece: int, hex_: int) -> int:
        """How many hexes of the line only this unit would cover."""
        g, grid, here = self.g, self.g.board.grid, self.g.position.at[piece]
        own = 1 << here | grid.around[here] if here < grid.size else 0
        gap, covered, area = self.gap, self.covered, g.area
        near = [n for n in (hex_, *grid.adjacent[hex_]) if gap[n] <= 4 and covered[n] <= 1 and area >> n & 1]
        return sum([covered[n] - (own >> n & 1) <= 0 for n in near])

    def glory(self, hex_: int, is_held: bool) -> float:
        """The worth of standing in a victory hex."""
        points = self.prizes.get(hex_)
        if points is None:
            return 0.0
        if hex_ in self.goals:
            return self.character.prize * (0.5 + 0.6 * min(5, points))
        return self.character.prize * (0.4 + 0.3 * min(5, points)) if self.gap[hex_] <= NEAR and not is_held else 0.0

    def peril(self, piece: int, hex_: int, goes_on: bool) -> float:
        """The penalties of a hex: nearly surrounded, out of command, too near the enemy for shaken or reduced units."""
        g, around = self.g, self.g.board.grid.around[hex_]
        worth = 2.5 if (self.zone & around).bit_count() >= around.bit_count() - 1 else 0.0
        if not self.in_radius >> hex_ & 1:
            worth += 6.0
        if g.is_upset(piece) and self.gap[hex_] <= CLOSE:
            worth += 1.2
        if goes_on and self.gap[hex_] <= 1 and not g.is_full(piece):
            worth += 0.6
        return worth

    # Threatened hexes --------------------------------------------------------------------------------------------
    def look_where_it_burns(self) -> None:
        """The hexes to be kept, each with its urgency."""
        self.hot, self._warm = {}, {}
        for h, weight in self.dear.items():
            if self.g.controller(h) == self.side:
                near, held = self.gap[h], len(self.planned.get(h, ()))
                self.hot[h] = (1.0 + weight) * 4.0 / (1 + near) / (1 + held) if near <= 12 else 0.3 * weight

    def warmth(self, hex_: int) -> float:
        """The nearness of a hex to the threatened hexes."""
        found = self._warm.get(hex_)
        if found is None:
            far = self.distance
            found = self._warm[hex_] = sum(weight / (2 + far(hex_, spot)) for spot, weight in self.hot.items())
        return found

    # Reach of units ----------------------------------------------------------------------------------------------
    def reach(self, piece: int) -> tuple[int, ...]:
        """Where a unit could march now, its own hex first."""
        g, here = self.g, self.g.position.at[piece]
        if cannot_move(g, self.side, piece) is not None:
            return (here,)
        return self.march_of(piece, allowance(g, piece))

    def march_of(self, piece: int, points: int) -> tuple[int, ...]:
        """The hexes a unit can reach with so many points, its own hex first."""
        g, here = self.g, self.g.position.at[piece]
        found = g.ways.meeting(g, mover_of(g, self.side, [piece])).march(here, points, True)
        return (here, *(h for h in found.hexes if h != here))

    def hard_reach(self, piece: int) -> tuple[int, ...]:
        """The hexes a unit can reach by a forced march: along roads, well away from the enemy."""
        g, here = self.g, self.g.position.at[piece]
        if here not in g.ways.road_hexes or cannot_force(g, piece) or cannot_move(g, self.side, piece):
            return ()
        danger = near_enemy(g, self.side)
        if danger >> here & 1:
            return ()
        points = allowance(g, piece) * g.number("limits", "forced-times")
        meeting = g.ways.hard_march(g, mover_of(g, self.side, [piece]), danger)
        return tuple(meeting.march(here, points, True).hexes)
