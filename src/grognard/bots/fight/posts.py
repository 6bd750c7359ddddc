"""The worth of a hex for a unit: prizes there or on the way, the fire on it, its own field of fire, its leader.

One `Post` is made for a unit and called for many hexes. Orders are valued elsewhere.
"""

from __future__ import annotations

from functools import cache, cached_property

from grognard.bots.fight.field import Unit
from grognard.bots.fight.picture import Picture


@cache
def fading(points: int, turns: int, patience: float) -> tuple[float, ...]:
    """The share of a prize's worth by distance in points; half by whole moves, half by the exact distance."""
    if not points:
        return ()
    return tuple(patience ** ((-(-far // points) + far / points) / 2) for far in range(turns * points + 1))


class Post:
    """The worth of hexes for one unit."""

    def __init__(self, see: Picture, unit: Unit) -> None:
        will, field = see.will, see.field
        self.see = see
        self.unit = unit
        self.weight = will.weight(unit)
        self.danger = see.fire.veiled if unit.is_hidden else see.fire.danger
        self.caution = will.caution * self.weight
        self.pace = unit.points or max((u.points for u in see.own.values()), default=0)
        goals = field.goals(unit.piece)
        self.needs = (
            {z: self.need(z) for z in see.prizes} if goals is None else {z: will.leave * n for z, n in goals.items()}
        )
        moves = self.pace, field.turns_left + 1, will.patience
        self.fade = fading(*moves)
        self.drawn = see.terrain.pulls((*moves, see.closed, *self.needs, *self.needs.values()))
        arm = unit.later or unit.arm
        self.fields = see.fields_of_fire(arm) if arm is not None and unit.is_fit else None
        self.call = 0
        if field.command and not unit.is_leader and (leader := see.own.get(unit.leader)) is not None:
            stride = leader.points // 2 if leader.may_act else 0
            self.call = field.grid.within(leader.place, field.command + stride)
        self.men = see.men.get(unit.piece, ()) if unit.is_leader else ()
        self.others = see.crowds.copy()
        self.others[unit.place] = self.others.get(unit.place, 1) - 1

    def __call__(self, hex_: int) -> float:
        """The worth of a hex."""
        see, will = self.see, self.see.will
        worth = self.pull(hex_)
        if hex_ in self.needs:
            worth += self.hold(hex_)
        if will.bonuses:
            worth += will.bonuses[hex_]
        if not self.unit.is_real:
            return worth
        worth -= self.caution * self.danger[hex_] * (1.0 + will.crowd * self.others.get(hex_, 0))
        if see.against[hex_]:
            worth -= self.overrun(hex_)
        if self.unit.is_hidden and see.seen >> hex_ & 1:
            worth -= will.unmask
        if self.men:
            worth += will.together * self.company(hex_)
        elif self.call >> hex_ & 1:
            worth += will.together
        if self.fields is not None:
            worth += will.prospect * self.fields[hex_]
        return worth

    def need(self, prize: int) -> float:
        """The worth of this unit on a prize."""
        see, will = self.see, self.see.will
        others, worth = see.others(self.unit, prize), see.prizes[prize]
        if not self.unit.is_real:
            return 0.0 if others else will.screen * worth
        part = will.back if self.unit.is_leader or not self.unit.close else 1.0
        if see.mine[prize]:
            return part * worth * will.keep / (1.0 + will.share * others) if see.is_threatened[prize] else 0.0
        return part * worth * will.take / (1.0 + will.share * others)

    def hold(self, hex_: int) -> float:
        """The worth of standing on a prize."""
        see, will = self.see, self.see.will
        if hex_ not in self.needs or hex_ not in see.prizes or not self.unit.is_fit:
            return self.needs.get(hex_, 0.0)
        worth = self.needs[hex_]
        if see.mine[hex_] and not see.others(self.unit, hex_) and self.unit.is_real:
            worth += will.take * see.prizes[hex_] * (1.0 if see.is_threatened[hex_] else will.keep)
        return worth

    def pull(self, hex_: int) -> float:
        """The pull of prizes that are farther away on a hex: that of the strongest."""
        best = self.drawn.get(hex_)
        if best is None:
            best, end = 0.0, len(self.fade)
            for prize, need, far in self.ways:
                points = far[hex_]
                if points < end and prize != hex_:
                    best = max(best, need * self.fade[points])
            self.drawn[hex_] = best
        return best

    @cached_property
    def ways(self) -> list[tuple[int, float, list[int]]]:
        """The prizes that pull, each with its need and the points to it from every hex."""
        return [(z, need, self.see.far_from(z)) for z, need in self.needs.items() if need > 0]

    def overrun(self, hex_: int) -> float:
        """The danger from enemies next to a hex, by the odds."""
        see = self.see
        own = self.unit.close + sum(u.close for u in see.at.get(hex_, ()) if u.piece != self.unit.piece and u.is_fit)
        odds = see.against[hex_] / max(1.0, own)
        return see.will.overrun * self.weight * max(0.0, odds - 1.0)

    def company(self, hex_: int) -> float:
        """How many of its men a leader would command from a hex."""
        grid, most = self.see.field.grid, max(1, self.see.field.command)
        return sum(grid.distance(hex_, man.place) <= most for man in self.men)
