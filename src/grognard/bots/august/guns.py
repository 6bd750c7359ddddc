"""Missions and plans of the artillery: where guns stand, what they are to do, and on which hex they fire on which turn.

A plan is sealed before the battle, so both sides are carried forward along their ways to the prizes: fire goes where
most of the enemy is expected, and never where own men may be by then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import sqrt

from grognard.bots.august.deeds import of, worth_of
from grognard.bots.fight.answers import AnswerContext
from grognard.bots.fight.field import STILL, Arm, Unit
from grognard.bots.fight.moves import grip
from grognard.bots.fight.orders import UnitFacts
from grognard.bots.fight.terrain import FAR
from grognard.games.august.bombardment import waiting
from grognard.games.august.entry import entry_hexes
from grognard.games.august.ground import points
from grognard.games.august.plans import entry
from grognard.games.august.table import August
from grognard.kernel.asking.script import Option, Side
from grognard.kernel.space.hexgrid import members


def table(now: AnswerContext) -> August:
    """The table as it is now."""
    g: August = now.mind.g
    return g


# Where guns stand ----------------------------------------------------------------------------------------------


def gun_post(now: AnswerContext, hex_: int) -> float:
    """A place for guns and wagons: high, far from where the enemy is or comes from, and not where all will fight."""
    g, grid = table(now), table(now).board.grid
    home = members(g.board.regions.get(f"home-{now.mind.foe.name}", 0))
    far = min((grid.distance(hex_, h) for h in (*home, *now.scene.see.foes)), default=0)
    highest = max(g.lines.altitude)
    return sqrt(far / grid.size) + g.board.height[hex_] / (1.0 + highest) - (hex_ in now.scene.see.prizes)


def mission(now: AnswerContext) -> Option | None:
    """Fire by plan where the enemy is to be expected; observe where there is much to see; else move to such a place."""
    fire, watch = now.those("plan-fire"), now.those("observe")
    g, piece = table(now), int(now.asked.args["piece"])
    if watch and (not fire or sees_prizes(now, piece)):
        return watch[0]
    if fire:
        return fire[0]
    return max(now.those("bound-for"), key=lambda o: (goal_worth(now, g, piece, o.noun), -o.noun), default=None)


def sees_prizes(now: AnswerContext, piece: int) -> bool:
    """Whether a gun sees a prize, or an enemy, from where it stands."""
    g, see = table(now), now.scene.see
    seen = g.lines.visible[g.position.at[piece]]
    return any(seen >> h & 1 for h in (*see.prizes, *see.foes))


def goal_worth(now: AnswerContext, g: August, piece: int, hex_: int) -> float:
    """A destination: a near place with a view of the prizes, away from enemies.

    Where a gun scores by leaving it is bound for where it will never be, because it has to be put down on arrival.
    """
    field, grid, see = of(now.scene), g.board.grid, now.scene.see
    if field.leaving(piece):
        return float(min((grid.distance(hex_, h) for h in members(field.exits(piece))), default=0))
    starts = [g.position.at[piece]] if g.is_on_board(piece) else entry_hexes(g, carrier(g, piece))
    far = min((grid.distance(hex_, h) for h in starts), default=0)
    aims = [z for z in (*see.prizes, *see.foes) if grid.distance(hex_, z) <= g.printed(g.range_of, piece)]
    seen = sum(g.lines.visible[z] >> hex_ & 1 for z in aims) / max(1, len(see.prizes) + len(see.foes))
    return gun_post(now, hex_) + seen - far / (1 + g.scenario.turns)


def carrier(g: August, piece: int) -> int:
    """The wagon that carries a piece, or the piece itself."""
    return next((p for p, load in enumerate(g.position.load) if load == piece), piece)


# Who is where, by turns ----------------------------------------------------------------------------------------


def expected_at(scene: UnitFacts, units: Iterable[Unit], side: Side, turn: int) -> dict[int, float]:
    """The weight of a side in each hex on a turn: who must take something goes for it, the others stay."""
    found: dict[int, float] = {}
    for unit in units:
        hex_ = carried_forward(scene, unit, side, turn)
        found[hex_] = found.get(hex_, 0.0) + worth_of(scene, unit.piece)
    return found


def carried_forward(scene: UnitFacts, unit: Unit, side: Side, turn: int) -> int:
    """Where a unit is expected to be on a turn: some moves along the cheapest way to the nearest prize not held."""
    see, g = scene.see, of(scene).g
    aims = [z for z in see.prizes if see.mine[z] == (side != of(scene).side)]
    pace = points(g, unit.piece)
    if not aims or not g.is_company[unit.piece] or not pace or not is_attacker(scene, side):
        return unit.place
    goal = min(aims, key=lambda z: (see.far_from(z)[unit.place], z))
    far, here = see.far_from(goal), unit.place
    left = max(0, far[here] - pace * (turn - g.position.turn + 1) // (1 + 1))
    while far[here] > left and far[here] < FAR:
        here = min(g.board.grid.adjacent[here], key=lambda h: (far[h], h))
    return here


def is_attacker(scene: UnitFacts, side: Side) -> bool:
    """Whether a side has to take more than it holds."""
    mine = list(scene.see.mine.values())
    held = sum(mine) if side == of(scene).side else len(mine) - sum(mine)
    return held + held < len(mine)


def targets_by_turn(now: AnswerContext, piece: int, turn: int) -> dict[int, float]:
    """What planned fire on a turn promises by hex: the weight expected there, by the harm; own men are spared."""
    scene, g = now.scene, table(now)
    see, field, will = scene.see, of(scene), scene.see.will
    foes = [u for each in see.foes.values() for foe in each for u in foe.units]
    theirs = expected_at(scene, foes, now.mind.foe, turn)
    ours = expected_at(scene, see.own.values(), now.mind.side, turn)
    soon = expected_at(scene, see.own.values(), now.mind.side, turn + 1)
    spared = {n for place in (*ours, *soon) for n in (place, *g.board.grid.adjacent[place])}
    force = sum(g.bombard_of[p] for p in g.batteries_of[now.mind.side] if g.is_off_map[p] == g.is_off_map[piece])
    arm = Arm(now.mind.side, max(force, g.bombard_of[piece]), 0, 0, True)
    return {
        h: mass * (1.0 + grip(see, h)) * will.harm(field.hit(arm, 0, field.cover(h, h, True), STILL))
        for h, mass in theirs.items()
        if h not in spared
    }


def aimed_before(now: AnswerContext, piece: int, turn: int, allowed: Collection[int]) -> dict[int, float]:
    """What fire on a turn promises, less for each turn before on which the same hex is the best."""
    patience, worn = now.scene.see.will.patience, dict[int, float]()
    found: dict[int, float] = {}
    for each in range(table(now).position.turn, turn + 1):
        worth = targets_by_turn(now, piece, each)
        found = {h: worn.get(h, 1.0) * worth[h] for h in worth if h in allowed}
        best = max(found, key=lambda h: (found[h], -h), default=None)
        if best is not None:
            worn[best] = worn.get(best, 1.0) * patience
    return found


def aim(now: AnswerContext) -> Option | None:
    """The hex where planned fire does most on this turn; batteries off the map fire together."""
    g, piece, turn = table(now), int(now.asked.args["piece"]), int(now.asked.args["turn"])
    copies = [o for o in now.those("plan-as") if g.is_off_map[o.noun] == g.is_off_map[piece]]
    if copies:
        return copies[0]
    options = {o.noun: o for o in now.those("aim")}
    worth = aimed_before(now, piece, turn, options)
    best = max(worth, key=lambda h: (worth[h], -h), default=None)
    if best is None or worth[best] <= now.scene.see.will.idle:
        return now.asked.find("no-fire")
    return options[best]


def cancels(now: AnswerContext) -> Option | None:
    """Give up a plan whose fire of this turn would hit own men and hardly anybody else."""
    g, see = table(now), now.scene.see
    due = {p: entry(g, p) for p in waiting(g, now.mind.side)}
    for option in now.those("cancel"):
        hex_ = due.get(option.noun, -1)
        if hex_ >= 0 and see.will.friend * sum(map(see.will.weight, see.at.get(hex_, ()))) > see.mass(hex_):
            return option
    return None
