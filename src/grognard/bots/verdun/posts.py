"""The line of defence: what it is worth to have a unit stand in a hex, by what the enemy could do to it there.

Threats are what the enemy could bring to bear; what an assault would cost either side is read from the game's own
chart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from grognard.bots.ground import influence
from grognard.bots.verdun.marches import Marcher, Order
from grognard.bots.verdun.objectives import KEYS
from grognard.games.verdun.movement import cannot_go_strategic
from grognard.games.verdun.strength import attack_strength, defence_strength
from grognard.games.verdun.supply import headquarters, line_limit, supply_barred, supply_edges
from grognard.games.verdun.table import DEMORALISED, DUG_IN, FRENCH, GERMAN, Verdun
from grognard.kernel.charts import Chart
from grognard.kernel.trace import spread

SHARES: Final = (0.0, 1.0, 0.9, 0.5)
"""What of a unit's strength counts against a hex, by distance."""
NO_ROOM: Final = -99.0
"""What a post is worth where the stack is full."""
MOST_THREAT: Final = 45.0
"""More than this cannot come round one hex."""
OUR_GUNS: Final = 2
"""What the guns of the defence may be expected to add."""
PIONEERS: Final = 1
"""The column that pioneers add to an assault."""


class Line(NamedTuple):
    """The line as it is being drawn: threats hex by hex, who stands where, what is covered, and what burns."""

    threats: list[float]
    planned: dict[int, list[int]]
    covered: set[int]
    hot: list[tuple[int, float]]
    fed: dict[str, dict[int, int]]
    """Where the units of each corps are in supply as things stand."""
    grounds: dict[int, Ground]
    """What has been found out about hexes so far."""


class Ground(NamedTuple):
    """What it is worth to stand in a hex, whoever does, and what it costs to stand on lost ground or cut off."""

    footing: float
    prize: float
    lost: float
    cut_off: float
    threat: float
    near: frozenset[int]
    """The hexes around it that are near the enemy, where it is near the enemy itself."""


class Onslaught(NamedTuple):
    """What an assault may be expected to do: steps of the attacker and of the defender, and the chance to clear."""

    attacker: float
    defender: float
    clears: float


@lru_cache(maxsize=512)
def onslaught(table: Chart, column: int, works: bool, steps: int) -> Onslaught:
    """What an assault in a column does to so many steps; in works damage is rounded up, elsewhere down."""
    attacker = defender = clears = 0.0
    up = int(works)
    for damage, chance in table.distribution(column).items():
        lost = min(steps, (damage.defender + up) // 2)
        attacker += float(chance) * ((damage.attacker + up) // 2)
        defender += float(chance) * lost
        clears += float(chance) * (lost >= steps or damage.defender > lost)
    return Onslaught(attacker, defender, clears)


class Posts(Marcher):
    """A commander that draws a line."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)
        self._ringed: dict[int, bool] = {}

    def look(self, g: Verdun) -> None:
        """Turn to a table: what was seen on the last one is forgotten."""
        super().look(g)
        self._ringed = {}

    def draw_line(self) -> Line:
        """The line before anybody has a post."""
        return Line(self.threats(), {}, set(), self.hot_spots(), self.fed_hexes(), {})

    def fed_hexes(self) -> dict[str, dict[int, int]]:
        """The hexes each headquarters could feed from where it is."""
        g, side = self.g, self.side
        edges, barred = supply_edges(g, side), supply_barred(g, side)
        return {
            g.corps[hq]: spread(edges, 1 << g.position.at[hq], line_limit(g, hq), barred=barred)
            for hq in headquarters(g, side)
        }

    def threats(self) -> list[float]:
        """What the enemy could bring against each hex tomorrow."""
        g = self.g
        strengths: dict[int, float] = {}
        for p in self.foot(self.foe):
            strength = attack_strength(g, p) or g.combat_of[p][g.position.steps[p]] * 0.5
            strengths[g.position.at[p]] = strengths.get(g.position.at[p], 0.0) + strength
        return influence(g.board.grid, strengths, SHARES)

    def stand(self, piece: int, hex_: int, line: Line) -> None:
        """A unit will stand in a hex, and cover those around it."""
        line.planned.setdefault(hex_, []).append(piece)
        line.covered.update((hex_, *self.g.board.grid.adjacent[hex_]))

    def hot_spots(self) -> list[tuple[int, float]]:
        """The places to be kept, with how urgent each is."""
        g, gaps = self.g, self.gaps()
        spots = []
        for number in KEYS.split():
            h = self.find(number)
            if g.position.control[h] == FRENCH + 1 and gaps[h] <= 8:
                spots.append((h, (1.0 + self.prize(h)) / (1 + gaps[h])))
        return spots or [(self.find("2012"), 1.0)]

    def post(self, piece: int, orders: dict[int, Order], line: Line) -> None:
        """The best ground a unit can reach, ordinary march or strategic."""
        g, here = self.g, self.g.position.at[piece]
        burning, full = self.burning(line), self.full_hexes(piece, line.planned)
        best = (NO_ROOM if here in full else self.post_worth(piece, here, line, burning), False, here)
        for strategic in (False, True):
            if strategic and (cannot_go_strategic(g, piece) is not None or self.gaps()[here] <= 2):
                continue
            for h in self.reach_of(piece, strategic):
                if h in full:
                    continue
                worth = self.post_worth(piece, h, line, burning) - (0.3 if strategic else 0.0)
                if worth > best[0]:
                    best = worth, strategic, h
        if best[2] != here:
            orders[piece] = Order(best[2], best[1], "bot-verdun-post", best[2])
        self.stand(piece, best[2], line)

    def burning(self, line: Line) -> list[tuple[list[int], float]]:
        """How far every hex is from each place to be kept, and how much another unit is needed there."""
        is_foot = self.g.is_foot
        return [
            (self.far[spot], 3.0 * urgency / (1 + 2 * sum(is_foot[p] for p in line.planned.get(spot, ()))))
            for spot, urgency in line.hot
        ]

    def is_ringed(self, h: int) -> bool:
        """Whether enemies or their zones are all around a hex, but for one side at most."""
        found = self._ringed.get(h)
        if found is None:
            g, around = self.g, self.g.board.grid.adjacent[h]
            zone = g.occupation.zone(self.foe, 0)
            about = sum(zone[n] > 0 or g.enemies_at(n, self.side) for n in around)
            found = self._ringed[h] = about >= len(around) - 1
        return found

    def ground(self, h: int, line: Line) -> Ground:
        """What is to be said of a hex whoever stands there, found out once for a line."""
        found = line.grounds.get(h)
        if found is None:
            found = line.grounds[h] = self.survey(h, line)
        return found

    def survey(self, h: int, line: Line) -> Ground:
        """Look a hex over."""
        gaps, control = self.gaps(), self.g.position.control
        around, theirs = self.g.board.grid.adjacent[h], GERMAN + 1
        lost = 0.0
        if control[h] == theirs:
            lost = 1.5 if sum(control[n] == theirs for n in around) < 3 else 5.0
        return Ground(
            footing=0.5 * self.shift_at(h) + self.bonus(h) - 0.8 * max(0, gaps[h] - self.character.contact),
            prize=1.2 * self.prize(h),
            lost=lost,
            cut_off=4.0 if self.is_ringed(h) else 0.0,
            threat=0.0 if self.is_last_day() else min(line.threats[h], MOST_THREAT),
            near=frozenset(n for n in around if gaps[n] <= 3) if gaps[h] <= 3 else frozenset(),
        )

    def post_worth(self, piece: int, h: int, line: Line, burning: list[tuple[list[int], float]]) -> float:
        """What it is worth to have a unit stand in a hex with room for it, given who stands where already."""
        g, gaps, ground = self.g, self.gaps(), self.ground(h, line)
        gap, here = gaps[h], g.position.at[piece]
        worth = ground.footing
        if ground.threat >= 1:
            worth -= self.character.caution * self.risk(piece, h, line)
        if gap <= 3:
            manned = any(g.is_foot[p] for p in line.planned.get(h, ()))
            worth += ground.prize * (0.1 if manned else 1.0)
            worth += self.character.cover * len(ground.near - line.covered)
        fed = line.fed.get(g.corps[piece])
        if fed is not None and h not in fed and not self.is_last_day():
            worth -= self.character.lifeline
        worth -= ground.lost
        worth -= ground.cut_off
        if gap <= 2 and g.has(piece, DEMORALISED):
            worth -= 3.0
        if gap <= 5 or gaps[here] > 4:
            for far, need in burning:
                worth += need / (1 + far[h])
        if h == here:
            worth += 0.9 if g.has(piece, DUG_IN) else 0.3
        return worth

    # What the enemy could do -----------------------------------------------------------------------------------
    def risk(self, piece: int, h: int, line: Line) -> float:
        """What is likely to be lost by standing in a hex, less what that spares those who stand there already."""
        g, threat = self.g, self.ground(h, line).threat
        others = [p for p in line.planned.get(h, ()) if not g.is_garrison[p]]
        defence = OUR_GUNS + sum(defence_strength(g, p) for p in line.planned.get(h, ()))
        steps = sum(g.position.steps[p] for p in others)
        alone = self.toll(h, threat, defence, steps) if others else 0.0
        return self.toll(h, threat, defence + defence_strength(g, piece), steps + g.position.steps[piece]) - alone

    def toll(self, h: int, threat: float, defence: int, steps: int) -> float:
        """What an assault on a hex would cost its defenders, less what it would cost the attackers; never a gain."""
        table = self.g.charts["assault"]
        column = table.shift(table.column_for_odds(int(threat), defence), PIONEERS - self.shift_at(h))
        if column is None:
            return 0.0
        works = bool(self.g.works >> h & 1)
        found = onslaught(table, column, works, min(4, steps))
        return max(0.0, found.defender * self.loss_worth(self.side) - found.attacker * self.loss_worth(self.foe))
