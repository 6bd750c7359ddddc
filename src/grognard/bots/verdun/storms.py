"""Assaults: which to make, with which units, from where and with which guns; and the questions of an assault.

Odds and chances come from the game's own tallies. Losses are in `damage`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.bots.minds.concentration import PlannedAttack, mass
from grognard.bots.minds.glance import Asked
from grognard.bots.verdun.objectives import astray
from grognard.bots.verdun.situation import Situation
from grognard.games.verdun.assault import assault_strength, cannot_join, defence_total, is_kin, weighed_assault
from grognard.games.verdun.stacking import fits
from grognard.games.verdun.strength import attack_strength
from grognard.games.verdun.words import (
    ASSAULTED,
    ATTACKED,
    CORPS,
    DEMORALISED,
    DIVISIONAL,
    FIRED,
    FRENCH,
    GERMAN,
    PIONEER,
    UNSUPPLIED,
)
from grognard.kernel.asking.script import Option
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.numbers.tally import Tally

LAST_CHANCE = 0.1
"""The least worth of an assault on the last day."""
RETREAT = 0.1
"""The worth of a hex of enemy retreat."""
MARCHING_GUNS = 3
"""How many hexes nearer field guns may march before the assault."""


class AssaultForces:
    """The units and guns for assaults while they are planned: where each could stand, and which are assigned."""

    def __init__(self, spots: dict[int, dict[int, int]], used: set[int], stacks: dict[int, list[int]]) -> None:
        self.spots = spots
        self.taken: set[int] = set()
        self.used = used
        self.stacks = stacks

    def take(self, storm: PlannedAttack, at: list[int]) -> None:
        """Assign all that an assault needs."""
        self.taken |= storm.stand.keys()
        self.used |= set(storm.guns)
        for p, h in storm.stand.items():
            if h != at[p] or p not in self.stacks.get(h, []):
                self.stacks.setdefault(h, []).append(p)

    def is_hurt(self, storm: PlannedAttack) -> bool:
        """Whether a unit or gun of an assault is assigned to another."""
        return not self.taken.isdisjoint(storm.stand) or not self.used.isdisjoint(storm.guns)


def planned_storms(s: Situation) -> list[PlannedAttack]:
    """The assaults of the day, planned once a phase."""
    if s.plans.storms is None:
        s.plans.storms = plan(s, marching=True)
    return s.plans.storms


# Planning -----------------------------------------------------------------------------------------------------


def plan(s: Situation, marching: bool) -> list[PlannedAttack]:
    """The assaults worth making, best first, each unit and gun in one of them at most."""
    if not s.character.storms:
        return []
    at = s.g.position.at
    muster = muster_for(s, marching)
    return mass(
        targets(s, muster.spots),
        lambda target: best_storm(s, target, muster, marching),
        lambda storm: muster.take(storm, at),
        muster.is_hurt,
        least_worth(s),
    )


def least_worth(s: Situation) -> float:
    """The least worth of an assault; lower on the last day, when nothing need be saved."""
    daring = s.character.daring
    return min(daring, LAST_CHANCE) if s.is_last_day() else daring


def muster_for(s: Situation, marching: bool) -> AssaultForces:
    """Collect where units could stand, which guns are not free, and which units stay."""
    g, at = s.g, s.g.position.at
    able = [p for p in s.foot(s.side) if not g.has(p, DEMORALISED | ATTACKED)]
    spots: dict[int, dict[int, int]] = {p: s.reach_of(p) if marching else {at[p]: 0} for p in able}
    if marching and s.side == FRENCH:
        own = FRENCH + 1
        spots = {
            p: {h: c for h, c in costs.items() if h == at[p] or g.position.control[h] == own}
            for p, costs in spots.items()
        }
    stacks: dict[int, list[int]] = {}
    for p in g.own[s.side]:
        if g.is_on_board(p) and not (p in spots and len(spots[p]) > 1):
            stacks.setdefault(at[p], []).append(p)
    used = {p for p in g.guns[s.side] if marching and g.is_on_board(p) and lags(s, p)}
    return AssaultForces(spots, used, stacks)


def targets(s: Situation, spots: dict[int, dict[int, int]]) -> list[int]:
    """The enemy hexes that some unit could reach an adjacent hex of."""
    g, adjacent = s.g, s.g.board.grid.adjacent
    reached = {h for costs in spots.values() for h in costs}
    return [
        h
        for h in g.enemy_hexes(s.side)
        if not reached.isdisjoint(adjacent[h]) and not any(g.has(p, ASSAULTED) for p in g.units_at(h, s.foe))
    ]


def best_storm(s: Situation, target: int, muster: AssaultForces, marching: bool) -> PlannedAttack | None:
    """The best assault on a hex with the units left: the strongest first, pioneers among them, as room allows."""
    g, spots = s.g, muster.spots
    around = [h for h in g.board.grid.adjacent[target] if g.ways.plain["march"].cost(h, target) is not None]
    able = [p for p in spots if p not in muster.taken and not spots[p].keys().isdisjoint(around)]
    if not marching:
        able = [p for p in able if cannot_join(g, s.side, target, p) is None]
    able.sort(key=lambda p: (g.kind[p] != PIONEER, astray(g, p, target) - attack_strength(g, p), p))
    defenders = g.units_at(target, s.foe)
    against = defence_of(s, target, defenders)
    ready = guns_near(s, target, True, MARCHING_GUNS if marching else 0, muster.used)
    guns: list[int] = []
    stand: dict[int, int] = {}
    room: dict[int, list[int]] = {h: list(muster.stacks.get(h, ())) for h in around}
    best: PlannedAttack | None = None
    best_thrift, burden, pioneers, attack = 0.0, 0.0, 0, 0
    defence = defence_total(g, s.side, target, against)
    for p in able:
        if g.kind[p] == PIONEER and pioneers:
            continue
        place = place_for(s, p, around, spots[p], room)
        if place < 0:
            continue
        pioneers += g.kind[p] == PIONEER
        stand[p] = place
        if p not in room[place]:
            room[place].append(p)
        more = [gun for gun in ready if gun not in guns and is_kin(g, gun, p)]
        guns += more
        attack += assault_strength(g, [p], more)
        burden += 0.04 + 0.1 * astray(g, p, target)
        tally = weighed_assault(g, s.side, target, stand, attack, defence)
        if tally.column is None:
            continue
        worth = worth_of(s, target, tally, defenders) - burden
        thrift = worth / (len(stand) + s.character.mass) if worth > 0 else worth
        if best is None or thrift > best_thrift + 0.005:
            best, best_thrift = PlannedAttack(worth, target, dict(stand), tuple(guns)), thrift
        if int(tally.base or 0) + tally.total >= len(g.charts["assault"].columns):
            break  # more would be wasted
    return None if best is None else best._replace(guns=needed(s, best, defence))


def lags(s: Situation, piece: int) -> bool:
    """Whether a corps gun is too far behind the front, so that it should march rather than fire."""
    g = s.g
    if s.side != GERMAN or g.kind[piece] != CORPS:
        return False
    kin = [g.position.at[p] for p in s.foot(GERMAN) if g.corps[p] == g.corps[piece] and g.kind[p] != PIONEER]
    far = sorted(s.distance(g.position.at[piece], h) for h in kin)
    return bool(far) and far[len(far) // 2] > 4


def place_for(
    s: Situation, piece: int, around: Iterable[int], costs: dict[int, int], room: dict[int, list[int]]
) -> int:
    """The hex of a unit for an assault: its own if possible, else the best one with room; or -1."""
    here = s.g.position.at[piece]
    open_ = [h for h in around if h in costs and (piece in room[h] or fits(s.g, [*room[h], piece]))]
    if here in open_:
        return here
    return max(open_, key=lambda h: (s.shift_at(h), -costs[h], h), default=-1)


def guns_near(s: Situation, target: int, offensive: bool, slack: int, used: set[int]) -> list[int]:
    """The guns ready to fire at a hex; field guns that may still march have `slack` more hexes."""
    g, at, marks = s.g, s.g.position.at, s.g.position.marks
    far, size = s.far[target], g.board.grid.size
    side, spent = (s.side, UNSUPPLIED) if offensive else (s.foe, 0)
    return [
        p
        for p in g.guns[side]
        if at[p] < size
        and far[at[p]] <= g.range_of[p] + (slack if g.kind[p] == DIVISIONAL else 0)
        and p not in used
        and not marks[p] & (FIRED | DEMORALISED | spent)
    ]


def defence_of(s: Situation, target: int, defenders: list[int]) -> list[int]:
    """The guns expected to fire in defence of these units."""
    g = s.g
    near = guns_near(s, target, False, 0, set())
    return [p for p in near if g.position.at[p] != target and any(is_kin(g, p, unit) for unit in defenders)]


def tally_of(s: Situation, target: int, stand: dict[int, int], guns: list[int], against: list[int]) -> Tally:
    """The tally of an assault with all units in their planned hexes."""
    g = s.g
    defence = defence_total(g, s.side, target, against)
    return weighed_assault(g, s.side, target, stand, assault_strength(g, stand, guns), defence)


def needed(s: Situation, storm: PlannedAttack, defence: int) -> tuple[int, ...]:
    """The guns that change the column."""
    g, kept = s.g, list(storm.guns)
    attack = assault_strength(g, storm.stand, kept)
    column = weighed_assault(g, s.side, storm.target, storm.stand, attack, defence).column
    for p in sorted(kept, key=lambda p: (g.kind[p] == DIVISIONAL, g.attack_of[p])):
        less = attack - assault_strength(g, (), (p,))
        if weighed_assault(g, s.side, storm.target, storm.stand, less, defence).column == column:
            kept.remove(p)
            attack = less
    return tuple(kept)


# The worth of an assault --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def outcomes(table: Chart, column: int) -> tuple[tuple[int, int, float], ...]:
    """Each result in a column: damage to the attacker, to the defender, and its exact chance."""
    chances = table.distribution(column).items()
    return tuple((damage.attacker, damage.defender, float(chance)) for damage, chance in chances)


def worth_of(s: Situation, target: int, tally: Tally, defenders: list[int]) -> float:
    """The worth of an assault: ground and enemy losses, less own losses; a village is 1."""
    g = s.g
    rounds_up = s.side == GERMAN and (bool(g.trench >> target & 1) or g.is_fort(target))
    if target not in s.memo.grounds:
        s.memo.grounds[target] = s.conduct.ground_worth(s, target)
    ground, total = s.memo.grounds[target], 0.0
    own = s.character.step * s.loss_worth(s.side)
    his_losses = losses_of(s, defenders)
    steps = len(his_losses) - 1
    for to_me, to_him, chance in outcomes(g.charts["assault"], tally.column):
        his = min(steps, (to_him + 1) // 2 if rounds_up else to_him // 2)
        mine = (to_me + 1) // 2 if rounds_up else to_me // 2
        clears = his >= steps or to_him > his
        worth = (ground if clears else 0.0) + his_losses[his] + RETREAT * (to_him - his)
        total += chance * (worth - own * (mine + 0.25 * (to_me - mine)))
    return total


def losses_of(s: Situation, defenders: list[int]) -> list[float]:
    """The worth of 0, 1, 2… steps lost by these units, the cheapest first."""
    g, rate = s.g, s.character.his_step * s.loss_worth(s.foe)
    foot = sum(g.position.steps[p] for p in defenders if g.is_foot[p])
    found = [0.0]
    for worth in (*[rate] * foot, *[2 * rate for p in defenders if g.is_gun[p] or g.is_hq[p]]):
        found.append(found[-1] + worth)
    return [*found, *[found[-1] for p in defenders if g.is_garrison[p]]]


def ground_worth(s: Situation, target: int) -> float:
    """The worth of driving the enemy out of a hex."""
    return (0.0 if s.is_last_day() else s.character.ground) + s.prize(target) + s.bonus(target)


# The questions ------------------------------------------------------------------------------------------------


def on_assault(s: Situation, question: Asked) -> Option | None:
    """The best assault now."""
    s.plans.storm = None
    for _ in range(2):
        planned_afresh = not s.plans.storms
        if planned_afresh:
            s.plans.storms = plan(s, marching=False)
        assert s.plans.storms is not None
        while s.plans.storms:
            storm = s.plans.storms.pop(0)
            opening = question.option("assault", storm.target)
            if opening is not None and is_as_planned(s, storm):
                s.plans.storm = storm
                tell_storm(s, storm)
                return opening
        if planned_afresh:
            break
    s.give_reason("bot-verdun-no-storm", "9.0")
    return None


def is_as_planned(s: Situation, storm: PlannedAttack) -> bool:
    """Whether an assault planned earlier is still worth as much."""
    g = s.g
    if any(g.has(p, ATTACKED | DEMORALISED) or g.position.at[p] != h for p, h in storm.stand.items()):
        return False
    if any(g.has(p, FIRED | DEMORALISED) for p in storm.guns):
        return False
    defenders = g.units_at(storm.target, s.foe)
    tally = tally_of(s, storm.target, storm.stand, list(storm.guns), defence_of(s, storm.target, defenders))
    if not defenders or tally.column is None:
        return False
    worth = worth_of(s, storm.target, tally, defenders)
    worth -= sum(0.04 + 0.1 * astray(g, p, storm.target) for p in storm.stand)
    return worth > min(storm.worth, least_worth(s)) - 0.05


def tell_storm(s: Situation, storm: PlannedAttack) -> None:
    """Note the odds and the aim of an assault."""
    g = s.g
    against = defence_of(s, storm.target, g.units_at(storm.target, s.foe))
    tally = tally_of(s, storm.target, storm.stand, list(storm.guns), against)
    mine = sum(chance * a for a, _, chance in outcomes(g.charts["assault"], tally.column))
    his = sum(chance * d for _, d, chance in outcomes(g.charts["assault"], tally.column))
    column = g.charts["assault"].label(tally.column)
    s.give_reason("bot-verdun-storm", "9.1", hex=storm.target, column=column, mine=round(mine, 1), his=round(his, 1))
    prized = "prize" if s.prize(storm.target) >= 1 else "ground"
    s.give_reason(f"bot-verdun-storm-{prized}", "9.6", hex=storm.target, worth=round(storm.worth, 1))


def storm_on(s: Situation, hex_: int) -> PlannedAttack | None:
    """The assault under way on a hex, planned now if it was not planned before."""
    if s.plans.storm is None or s.plans.storm.target != hex_:
        s.plans.storm = best_storm(s, hex_, muster_for(s, marching=False), marching=False)
    return s.plans.storm if s.plans.storm is not None and s.plans.storm.target == hex_ else None


def on_assailants(s: Situation, question: Asked) -> Option | None:
    """The units of the plan; when the odds fall short, all join."""
    storm = storm_on(s, question.args["hex"])
    wanted = storm.stand if storm is not None else {}
    for option in question.options:
        if option.verb == "join" and option.noun in wanted:
            s.give_reason("bot-verdun-join", "9.1", piece=option.noun, hex=question.args["hex"])
            return option
    s.give_reason("bot-verdun-enough", "9.1", hex=question.args["hex"])
    return question.find("done") or question.options[0]


def on_support(s: Situation, question: Asked) -> Option | None:
    """The guns of the plan, one after another."""
    storm = s.plans.storm if s.plans.storm is not None and s.plans.storm.target == question.args["hex"] else None
    wanted = storm.guns if storm is not None else ()
    for option in question.options:
        if option.verb == "gun" and (option.noun in wanted or storm is None):
            s.give_reason("bot-verdun-support", "9.3", piece=option.noun, hex=question.args["hex"])
            return option
    s.give_reason("bot-verdun-enough", "9.3", hex=question.args["hex"])
    return question.find("done") or question.options[0]


def on_defence(s: Situation, question: Asked) -> Option | None:
    """One more gun as long as it lowers the odds; guns in danger are kept to march."""
    for option in question.options:
        if option.verb == "gun" and s.nearest_enemy(s.g.position.at[option.noun]) > 1:
            s.give_reason("bot-verdun-defence", "9.3", piece=option.noun, hex=question.args["hex"])
            return option
    s.give_reason("bot-verdun-no-defence", "9.3", hex=question.args["hex"])
    return None
