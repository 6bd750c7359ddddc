"""Which attacks to make, with whom and with which guns: the best first, each unit in one of them.

Composed from units next to the enemy, or from units that could march there. `attack_value` computes the worth of each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from grognard.bots.front1918.attack_value import HOPELESS, TargetFacts, guns_near, new_siege, weigh, worth_of_ground
from grognard.bots.front1918.memo import PositionFacts, mark_of
from grognard.bots.front1918.posts import reach
from grognard.bots.front1918.situation import Situation
from grognard.bots.minds.concentration import PlannedAttack, mass
from grognard.games.front1918.combat import attackers_of, is_closed_to_tanks, targets
from grognard.games.front1918.words import OFFENSIVE, UNSUPPLIED
from grognard.kernel.space.hexgrid import hexset, members

MARCH = 6
"""The greatest distance from the enemy at which a unit is considered for an attack."""
SLACK = 2
"""How many hexes nearer guns are likely to move before the attack."""
ENOUGH = 8
"""The potential beyond which more guns add little."""
BETTER = 0.06
"""The least gain from one more unit."""
PATIENCE = 3
"""How many units in a row may add nothing before the search stops."""


class FreeUnits:
    """The units for the attacks of a phase: where each can stand, and which are in an attack already."""

    def __init__(
        self,
        memo: PositionFacts,
        spots: Mapping[int, set[int]],
        stacks: Mapping[int, Sequence[int]],
        marching: bool,
        exploiting: bool,
    ) -> None:
        self.memo = memo
        self.spots = spots
        self.stacks = {h: list(units) for h, units in stacks.items()}
        self.marching = marching
        self.exploiting = exploiting
        self.taken: set[int] = set()
        self.used: Counter[int] = Counter()

    def take(self, storm: PlannedAttack, at: Sequence[int]) -> None:
        """Assign the units of an attack, with their hexes."""
        self.taken |= storm.stand.keys()
        self.used.update(storm.guns)
        for p, h in storm.stand.items():
            if h != at[p]:
                self.stacks[at[p]] = [q for q in self.stacks.get(at[p], ()) if q != p]
                self.stacks.setdefault(h, []).append(p)

    def is_hurt(self, storm: PlannedAttack) -> bool:
        """Whether a unit or gun of an attack is assigned to another."""
        return not self.taken.isdisjoint(storm.stand) or any(self.used[p] for p in storm.guns)


def plan_marching(s: Situation) -> list[PlannedAttack]:
    """The attacks worth marching for, best first."""
    g, at = s.g, s.g.position.at
    frozen = g.frozen_hexes if g.is_frozen() else 0
    able = [p for p in s.fighters(s.side) if not g.is_upset(p) and not g.has(p, UNSUPPLIED)]
    able = [p for p in able if not frozen >> at[p] & 1 and s.gap[at[p]] <= MARCH]
    memo = memo_of(s)
    spots = {p: set(reach_by(s, memo, p)) for p in able}
    near = hexset(h for hexes in spots.values() for h in hexes)
    goals = members(g.board.grid.grow(near) & g.fighter_hexes(s.foe) & ~frozen)
    return plan(s, goals, FreeUnits(memo, spots, s.planned, True, False))


def plan_standing(s: Situation, exploiting: bool, most: int | None = None) -> list[PlannedAttack]:
    """The attacks worth making by units next to the enemy, best first, or only so many of them."""
    goals = targets(s.g, s.side, exploiting)
    return plan(s, goals, ready_for(s, goals, exploiting), most)


def ready_for(s: Situation, goals: Iterable[int], exploiting: bool) -> FreeUnits:
    """The units that could attack these hexes from where they are."""
    g, at = s.g, s.g.position.at
    units = {p for h in goals for p in attackers_of(g, s.side, h, exploiting)}
    return FreeUnits(memo_of(s), {p: {at[p]} for p in sorted(units)}, s.planned, False, exploiting)


def plan(s: Situation, goals: Iterable[int], muster: FreeUnits, most: int | None = None) -> list[PlannedAttack]:
    """The attacks worth making, best first, each unit and gun in one of them at most."""
    at = s.g.position.at
    return mass(
        goals,
        lambda target: best_storm(s, target, muster),
        lambda storm: muster.take(storm, at),
        muster.is_hurt,
        s.character.daring,
        most,
    )


def siege_of(s: Situation, target: int, muster: FreeUnits) -> TargetFacts | None:
    """What all attacks on a hex have in common, computed once for a position."""
    sieges, key = muster.memo.sieges, (target, muster.exploiting)
    if key not in sieges:
        sieges[key] = new_siege(s, *key)
    return sieges[key]


def memo_of(s: Situation) -> PositionFacts:
    """The facts computed at this position so far."""
    key, memos = mark_of(s.g, s.side, s.in_radius), s.terrain.memos
    return memos.get(key) or memos.keep(key, PositionFacts())


def reach_by(s: Situation, memo: PositionFacts, piece: int) -> tuple[int, ...]:
    """Where a unit could march in a position, its own hex first."""
    found = memo.reaches.get(piece)
    if found is None:
        found = memo.reaches[piece] = reach(s, piece)
    return found


def best_storm(s: Situation, target: int, muster: FreeUnits) -> PlannedAttack | None:
    """The best attack on a hex with the units left: the highest morale first, Stosstruppen among them."""
    g, spots, marching = s.g, muster.spots, muster.marching
    around = [h for h in g.board.grid.adjacent[target] if not g.holds(s.foe, h) and g.area >> h & 1]
    able = [p for p in spots if p not in muster.taken and not spots[p].isdisjoint(around)]
    if not able:
        return None
    guns = () if muster.exploiting else battery(s, target, muster.used, SLACK if marching else 0)
    siege = siege_of(s, target, muster)
    ground = worth_of_ground(s, target)
    able.sort(key=lambda p: (-zeal(s, p), p))
    room = {h: rooted(s, h, muster) if marching else [] for h in around}
    stand: dict[int, int] = {}
    best: PlannedAttack | None = None
    idle = 0
    for p in able:
        place = place_for(s, p, target, around, muster, room)
        if place < 0 or (g.is_tank[p] and is_closed_to_tanks(g, place, target)):
            continue
        stand[p] = place
        if p not in room[place]:
            room[place].append(p)
        worth = HOPELESS if siege is None else weigh(s, siege, stand, guns, ground)
        worth -= 0.05 * len(stand)
        if marching and s.is_attacking:
            worth -= detour(s, stand)
        if best is None or worth > best.worth + BETTER:
            best, idle = PlannedAttack(worth, target, stand.copy(), guns), 0
        else:
            idle += 1
            if idle >= PATIENCE:
                break
    return best


def detour(s: Situation, stand: Mapping[int, int]) -> float:
    """The cost of units leaving the way to their aims for an attack."""
    at = s.g.position.at
    return sum(0.12 * max(0.0, s.headway(p, at[p]) - s.headway(p, h) - 1) for p, h in stand.items())


def rooted(s: Situation, hex_: int, muster: FreeUnits) -> list[int]:
    """The units of a stack that must stay: bound, or planned already; in an enemy zone at least one."""
    units = muster.stacks.get(hex_, ())
    loose = [p for p in units if p not in muster.taken and len(muster.spots.get(p, ())) > 1]
    stay = [p for p in units if p not in loose]
    if not stay and loose and s.zone >> hex_ & 1:
        stay = [min(loose, key=s.g.weight)]
    return stay


def zeal(s: Situation, piece: int) -> float:
    """The priority of a unit for an attack."""
    g, morale = s.g, s.g.facts.morale(s.g, piece)
    worth = g.attack_of[piece][g.position.steps[piece]] + 3.0 * (morale >= 5) + 4.0 * (morale >= 4)
    return worth + 3.0 * (g.stoss_with(piece) >= 0) + 1.5 * g.is_full(piece)


def place_for(
    s: Situation, piece: int, target: int, around: Sequence[int], muster: FreeUnits, room: Mapping[int, list[int]]
) -> int:
    """The hex of a unit for an attack: its own if possible, else the best one with room; or -1."""
    g, here, spots = s.g, s.g.position.at[piece], muster.spots[piece]
    if not muster.marching:
        return here if here in around else -1
    weight, limit = g.weight(piece), g.stack_limit
    open_ = [h for h in around if h in spots and (piece in room[h] or g.stacking(room[h]) + weight <= limit)]

    def ease(h: int) -> tuple[float, int]:
        hard = g.ways.is_river(h, target) + g.ways.climbs(h, target) + 0.5 * g.ways.is_stream(h, target)
        return -hard + 0.3 * (h == here) + 0.1 * s.cover_of(h), -h

    return max(open_, key=ease, default=-1)


def battery(s: Situation, target: int, used: Counter[int], slack: int) -> tuple[int, ...]:
    """The guns for an attack: one of the offensive, and others as far as the chart can use them."""
    g = s.g
    found: list[int] = []
    potential = 0
    near = guns_near(s, s.side, target, slack)
    for p in sorted(near, key=lambda p: (not g.has(p, OFFENSIVE), -g.facts.gun_potential(g, p), p)):
        often = g.number("limits", "offensive-combats") if g.has(p, OFFENSIVE) else 1
        if used[p] + g.position.combats[p] >= often:
            continue
        if g.has(p, OFFENSIVE) and any(g.has(q, OFFENSIVE) for q in found):
            continue
        if potential >= ENOUGH:
            break
        found.append(p)
        potential += g.facts.gun_potential(g, p)
    return tuple(found)
