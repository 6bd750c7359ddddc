"""The line of defence: the worth of a hex for a unit, given what the enemy could do there.

Threats are the strength the enemy could bring; the cost of an assault for either side is read from the game's chart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from grognard.bots.minds.ground import influence
from grognard.bots.verdun.marches import full_hexes
from grognard.bots.verdun.objectives import KEYS
from grognard.bots.verdun.plans import MoveOrder
from grognard.bots.verdun.situation import Situation
from grognard.games.verdun.reach import cannot_go_strategic
from grognard.games.verdun.strength import attack_strength, defence_strength
from grognard.games.verdun.supply import headquarters, line_limit, supply_barred, supply_edges
from grognard.games.verdun.words import DEMORALISED, DUG_IN, FRENCH, GERMAN
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.space.trace import spread

SHARES: Final = (0.0, 1.0, 0.9, 0.5)
"""The share of a unit's strength that counts against a hex, by distance."""
NO_ROOM: Final = -99.0
"""The worth of a hex without room."""
MOST_THREAT: Final = 45.0
"""The most strength that can attack one hex."""
OUR_GUNS: Final = 2
"""The strength that guns are expected to add to the defence."""
PIONEERS: Final = 1
"""The column that pioneers add to an assault."""


class DefenceLine(NamedTuple):
    """The line while it is planned: threats by hex, places of units, covered hexes, and threatened places."""

    threats: list[float]
    planned: dict[int, list[int]]
    covered: set[int]
    hot: list[tuple[int, float]]
    fed: dict[str, dict[int, int]]
    """The hexes in which the units of each corps are in supply now."""
    grounds: dict[int, HexWorth]
    """The hexes valued so far."""


class HexWorth(NamedTuple):
    """The worth of a hex for any unit, and the penalties for a lost or cut-off hex."""

    footing: float
    prize: float
    lost: float
    cut_off: float
    threat: float
    near: frozenset[int]
    """Its neighbours that are near the enemy, if the hex itself is."""


class Onslaught(NamedTuple):
    """The mean result of an assault: steps of the attacker and of the defender, and the chance to empty the hex."""

    attacker: float
    defender: float
    clears: float


@lru_cache(maxsize=512)
def onslaught(table: Chart, column: int, works: bool, steps: int) -> Onslaught:
    """The mean result of an assault in a column on so many steps; in works damage is rounded up, elsewhere down."""
    attacker = defender = clears = 0.0
    up = int(works)
    for damage, chance in table.distribution(column).items():
        lost = min(steps, (damage.defender + up) // 2)
        attacker += float(chance) * ((damage.attacker + up) // 2)
        defender += float(chance) * lost
        clears += float(chance) * (lost >= steps or damage.defender > lost)
    return Onslaught(attacker, defender, clears)


def draw_line(s: Situation) -> DefenceLine:
    """The line before any unit is posted."""
    return DefenceLine(threats(s), {}, set(), hot_spots(s), fed_hexes(s), {})


def fed_hexes(s: Situation) -> dict[str, dict[int, int]]:
    """The hexes each headquarters could supply from where it is."""
    g, side = s.g, s.side
    edges, barred = supply_edges(g, side), supply_barred(g, side)
    return {
        g.corps[hq]: spread(edges, 1 << g.position.at[hq], line_limit(g, hq), barred=barred)
        for hq in headquarters(g, side)
    }


def threats(s: Situation) -> list[float]:
    """The strength the enemy could bring against each hex tomorrow."""
    g = s.g
    strengths: dict[int, float] = {}
    for p in s.foot(s.foe):
        strength = attack_strength(g, p) or g.combat_of[p][g.position.steps[p]] * 0.5
        strengths[g.position.at[p]] = strengths.get(g.position.at[p], 0.0) + strength
    return influence(g.board.grid, strengths, SHARES)


def stand(s: Situation, piece: int, hex_: int, line: DefenceLine) -> None:
    """Post a unit in a hex; it covers the hexes around it."""
    line.planned.setdefault(hex_, []).append(piece)
    line.covered.update((hex_, *s.g.board.grid.adjacent[hex_]))


def hot_spots(s: Situation) -> list[tuple[int, float]]:
    """The hexes to be kept, each with its urgency."""
    g, gaps = s.g, s.gaps()
    spots = []
    for number in KEYS.split():
        h = s.find(number)
        if g.position.control[h] == FRENCH + 1 and gaps[h] <= 8:
            spots.append((h, (1.0 + s.prize(h)) / (1 + gaps[h])))
    return spots or [(s.find("2012"), 1.0)]


def post(s: Situation, piece: int, orders: dict[int, MoveOrder], line: DefenceLine) -> None:
    """Send a unit to the best hex it can reach, by ordinary or strategic movement."""
    g, here = s.g, s.g.position.at[piece]
    burning, full = needs_of(s, line), full_hexes(s, piece, line.planned)
    best = (NO_ROOM if here in full else post_worth(s, piece, here, line, burning), False, here)
    for strategic in (False, True):
        if strategic and (cannot_go_strategic(g, piece) is not None or s.gaps()[here] <= 2):
            continue
        for h in s.reach_of(piece, strategic):
            if h in full:
                continue
            worth = post_worth(s, piece, h, line, burning) - (0.3 if strategic else 0.0)
            if worth > best[0]:
                best = worth, strategic, h
    if best[2] != here:
        orders[piece] = MoveOrder(best[2], best[1], "bot-verdun-post", best[2])
    stand(s, piece, best[2], line)


def needs_of(s: Situation, line: DefenceLine) -> list[tuple[list[int], float]]:
    """The distances from each threatened place, and how much another unit is needed there."""
    is_foot = s.g.is_foot
    return [
        (s.far[spot], 3.0 * urgency / (1 + 2 * sum(is_foot[p] for p in line.planned.get(spot, ()))))
        for spot, urgency in line.hot
    ]


def is_ringed(s: Situation, h: int) -> bool:
    """Whether enemies or their zones surround a hex, except on one side at most."""
    found = s.memo.ringed.get(h)
    if found is None:
        g, around = s.g, s.g.board.grid.adjacent[h]
        zone = g.occupation.zone(s.foe, 0)
        about = sum(zone[n] > 0 or g.enemies_at(n, s.side) for n in around)
        found = s.memo.ringed[h] = about >= len(around) - 1
    return found


def ground_at(s: Situation, h: int, line: DefenceLine) -> HexWorth:
    """The worth of a hex for any unit, computed once for a line."""
    found = line.grounds.get(h)
    if found is None:
        found = line.grounds[h] = survey(s, h, line)
    return found


def survey(s: Situation, h: int, line: DefenceLine) -> HexWorth:
    """Compute the worth of a hex for any unit."""
    gaps, control = s.gaps(), s.g.position.control
    around, theirs = s.g.board.grid.adjacent[h], GERMAN + 1
    lost = 0.0
    if control[h] == theirs:
        lost = 1.5 if sum(control[n] == theirs for n in around) < 3 else 5.0
    return HexWorth(
        footing=0.5 * s.shift_at(h) + s.bonus(h) - 0.8 * max(0, gaps[h] - s.character.contact),
        prize=1.2 * s.prize(h),
        lost=lost,
        cut_off=4.0 if is_ringed(s, h) else 0.0,
        threat=0.0 if s.is_last_day() else min(line.threats[h], MOST_THREAT),
        near=frozenset(n for n in around if gaps[n] <= 3) if gaps[h] <= 3 else frozenset(),
    )


def post_worth(s: Situation, piece: int, h: int, line: DefenceLine, burning: list[tuple[list[int], float]]) -> float:
    """The worth of a hex with room for a unit, given the units posted so far."""
    g, gaps, ground = s.g, s.gaps(), ground_at(s, h, line)
    gap, here = gaps[h], g.position.at[piece]
    worth = ground.footing
    if ground.threat >= 1:
        worth -= s.character.caution * risk(s, piece, h, line)
    if gap <= 3:
        manned = any(g.is_foot[p] for p in line.planned.get(h, ()))
        worth += ground.prize * (0.1 if manned else 1.0)
        worth += s.character.cover * len(ground.near - line.covered)
    fed = line.fed.get(g.corps[piece])
    if fed is not None and h not in fed and not s.is_last_day():
        worth -= s.character.lifeline
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


# What the enemy could do --------------------------------------------------------------------------------------


def risk(s: Situation, piece: int, h: int, line: DefenceLine) -> float:
    """The likely loss of a unit in a hex, less what it spares the units there already."""
    g, threat = s.g, ground_at(s, h, line).threat
    others = [p for p in line.planned.get(h, ()) if not g.is_garrison[p]]
    defence = OUR_GUNS + sum(defence_strength(g, p) for p in line.planned.get(h, ()))
    steps = sum(g.position.steps[p] for p in others)
    alone = step_cost(s, h, threat, defence, steps) if others else 0.0
    return step_cost(s, h, threat, defence + defence_strength(g, piece), steps + g.position.steps[piece]) - alone


def step_cost(s: Situation, h: int, threat: float, defence: int, steps: int) -> float:
    """The cost of an assault on a hex to its defenders, less the attackers'; never negative."""
    table = s.g.charts["assault"]
    column = table.shift(table.column_for_odds(int(threat), defence), PIONEERS - s.shift_at(h))
    if column is None:
        return 0.0
    works = bool(s.g.works >> h & 1)
    found = onslaught(table, column, works, min(4, steps))
    return max(0.0, found.defender * s.loss_worth(s.side) - found.attacker * s.loss_worth(s.foe))
