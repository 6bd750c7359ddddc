"""The worth of a hex for a counter: the prize there or on the way, the fire, the leader.

One `HexValues` is made for a counter and then called for many hexes. Orders are in `orders`.
"""

from __future__ import annotations

from functools import cache

from grognard.bots.patrol.picture import PatrolPicture
from grognard.games.patrol.words import DECOY, GUN, LEADER, SCOUTS, SHAKEN, SQUAD

WEIGHT = {LEADER: 1.5, SQUAD: 1.0, GUN: 1.5, SCOUTS: 0.8, DECOY: 0.1}
"""The weight of harm to a unit of each kind; a squad is 1."""


@cache
def fading(points: int, left: int, patience: float) -> tuple[float, ...]:
    """The share of a prize's worth by distance in half points, for a mover's points and the turns left."""
    if not points:
        return (0.0,) * 200
    # Half by whole marches, half by the exact distance, so that nearer is better within the same march.
    return tuple(
        patience ** ((-(-far // points) + far / points) / 2) if far <= left * points else 0.0 for far in range(200)
    )


class HexValues:
    """The worth of hexes for one counter."""

    def __init__(self, see: PatrolPicture, piece: int) -> None:
        g, char = see.g, see.character
        self.see = see
        self.piece = piece
        self.here = g.position.at[piece]
        self.kind = g.kind[piece]
        self.is_noise = self.kind == DECOY
        self.is_fit = g.is_real[piece] and not g.has(piece, SHAKEN)
        self.close = float(g.close_of[piece][g.position.steps[piece]])
        self.danger = see.danger if g.is_open(piece) else see.veiled
        self.caution = char.caution * WEIGHT[self.kind]
        self.fade = fading(g.move_of[piece], see.left, char.patience)
        needs = [self.need(z) for z in see.worth]
        self.ways = [(z, see.chart.roads[z], need) for z, need in zip(see.worth, needs, strict=True) if need]
        self.drawn = see.pulls.setdefault((g.move_of[piece], *needs), {})
        fire = g.fire_of[piece][g.position.steps[piece]]
        self.fields = see.fields_of_fire(fire, g.range_of[piece]) if fire and self.is_fit else None

    def __call__(self, hex_: int) -> float:
        """The worth of a hex."""
        worth = self.hold(hex_) + self.pull(hex_)
        if self.is_noise:
            return worth
        see = self.see
        is_among_men = self.kind == LEADER and see.guards >> hex_ & 1
        worth -= self.caution * self.danger[hex_] * (0.4 if is_among_men else 1.0)
        if see.against[hex_]:
            worth -= self.overrun(hex_)
        if self.kind == LEADER:
            return worth + see.character.together * self.company(hex_)
        if self.fields is not None:
            worth += see.character.prospect * self.fields[hex_]
        return worth + see.character.together if see.led >> hex_ & 1 else worth

    def need(self, prize: int) -> float:
        """The worth of this counter on a prize, in points."""
        see, char = self.see, self.see.character
        others = see.in_place(self.piece, prize)
        if self.is_noise:
            share = 0.0 if others else char.screen
        elif see.mine[prize]:
            share = char.keep / (1 + others) if see.threat[prize] else 0.0
        else:
            share = (char.take + see.bold[prize]) / (1 + 2 * others)
        return share * see.worth[prize]

    def hold(self, hex_: int) -> float:
        """The worth of standing on a prize."""
        see, char = self.see, self.see.character
        prize = see.worth.get(hex_)
        if prize is None:
            return 0.0
        others = see.in_place(self.piece, hex_)
        if not self.is_fit:
            return char.screen * prize if not others and see.threat[hex_] else 0.0
        share = char.take + see.bold[hex_] if not others and not see.mine[hex_] else 0.0
        if see.threat[hex_]:
            share += char.keep / (1 + others)
        return share * prize

    def pull(self, hex_: int) -> float:
        """The pull of prizes farther away on a hex."""
        best = self.drawn.get(hex_)
        if best is None:
            drawn = [need * self.fade[roads[hex_]] for prize, roads, need in self.ways if prize != hex_]
            best = self.drawn[hex_] = max(drawn, default=0.0)
        return best

    def overrun(self, hex_: int) -> float:
        """The danger from enemies next to a hex."""
        see, g = self.see, self.see.g
        own = self.close + sum(g.close_of[p][g.position.steps[p]] for p in g.real_at(hex_, see.side) if p != self.piece)
        odds = see.against[hex_] / max(0.5, own) * (0.5 if g.village >> hex_ & 1 else 1.0)
        return 0.25 * min(4.0, max(0.0, odds - 0.75))

    def company(self, hex_: int) -> float:
        """How many of its men a leader would have around it in a hex."""
        near = 0.0
        for close, call in self.see.calls:
            near += 1.0 if close >> hex_ & 1 else 0.6 if call >> hex_ & 1 else 0.0
        return near
