"""The bombardment phase: the expected effect of a barrage, and which roads to interdict.

Support of assaults and of the defence is in `storms`.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.bots.minds.glance import Asked
from grognard.bots.minds.odds import at_most
from grognard.bots.verdun.objectives import ROADS
from grognard.bots.verdun.plans import PlannedBarrage
from grognard.bots.verdun.situation import Situation
from grognard.games.verdun.bombardment import barrage_tally, covers, guns_on
from grognard.games.verdun.morale import morale_tally
from grognard.games.verdun.strength import defence_strength
from grognard.games.verdun.words import DEMORALISED
from grognard.kernel.asking.script import Option

HOLDS = [at_most(need) for need in range(13)]
"""The chance that two dice total no more than a number."""


def shelling_worth(s: Situation, hex_: int, guns: list[int]) -> float:
    """The expected number of units a barrage shakes; those already shaken count more."""
    g = s.g
    tally = barrage_tally(g, s.side, hex_, guns)
    if tally.column is None:
        return 0.0
    units = [(int(morale_tally(g, p).total), weight_of(s, p)) for p in shaken_by_fire(s, hex_)]
    total = 0.0
    for result, chance in tally.chances().items():
        if result.is_nothing:
            continue
        fails = sum(fails_at(morale, result.roll) * weight for morale, weight in units)
        total += float(chance) * (fails + result.steps)
    return total


def fails_at(morale: int, severity: int) -> float:
    """The chance that a unit of some morale fails its test."""
    return 1 - HOLDS[min(12, max(0, morale - severity))]


def expected_to_break(s: Situation, hex_: int, guns: Sequence[int]) -> float:
    """The expected number of units that a barrage demoralises: of those that are not so already."""
    g = s.g
    steady = [int(morale_tally(g, p).total) for p in shaken_by_fire(s, hex_) if not g.has(p, DEMORALISED)]
    results = barrage_tally(g, s.side, hex_, list(guns)).chances().items()
    return sum(
        float(chance) * fails_at(morale, result.roll)
        for result, chance in results
        if not result.is_nothing
        for morale in steady
    )


def shaken_by_fire(s: Situation, hex_: int) -> list[int]:
    """The enemies in a hex that a bombardment can shake."""
    return [p for p in s.g.units_at(hex_, s.foe) if not s.g.is_garrison[p]]


def weight_of(s: Situation, piece: int) -> float:
    """The worth of shaking a unit."""
    g = s.g
    return 1.0 if g.is_gun[piece] else 1.2 if g.has(piece, DEMORALISED) else defence_strength(g, piece) / 5


# The questions ------------------------------------------------------------------------------------------------


def open_fire(s: Situation, question: Asked, fire: PlannedBarrage) -> Option | None:
    """Begin a barrage."""
    s.plans.fire = fire
    broken = round(expected_to_break(s, fire.target, fire.guns), 1)
    s.give_reason("bot-verdun-barrage", "7.1", hex=fire.target, guns=len(fire.guns), broken=broken)
    return question.option("barrage", fire.target)


def on_guns(s: Situation, question: Asked) -> Option | None:
    """The guns of the plan, one after another; at least one."""
    hex_ = question.args["hex"]
    wanted = s.plans.fire.guns if s.plans.fire is not None and s.plans.fire.target == hex_ else ()
    for option in question.options:
        if option.verb == "gun" and option.noun in wanted:
            s.give_reason("bot-verdun-gun", "7.13", piece=option.noun, hex=hex_)
            return option
    if wanted and (end := question.find("done")):
        s.give_reason("bot-verdun-enough-guns", "7.13", hex=hex_)
        return end
    return question.options[0]


def interdict(s: Situation, guns: list[Option]) -> Option | None:
    """One of these guns that can reach a junction worth bombarding."""
    for number in ROADS[s.side.name].split():
        h = s.find(number)
        if is_worth_shelling(s, h):
            for option in guns:
                if covers(s.g, option.noun) >> h & 1:
                    s.give_reason("bot-verdun-interdict", "7.2", piece=option.noun, hex=h)
                    return option
    s.give_reason("bot-verdun-silent", "7.0")
    return None


def is_worth_shelling(s: Situation, hex_: int) -> bool:
    """Whether a junction is the enemy's and not interdicted yet."""
    position = s.g.position
    return position.control[hex_] == s.foe + 1 and not position.interdiction[hex_] >> s.side & 1


def on_interdict(s: Situation, question: Asked) -> Option | None:
    """The first junction in range that the enemy uses; else the road nearest behind his front."""
    open_ = {o.noun: o for o in question.options if is_worth_shelling(s, o.noun)}
    junctions = [h for h in map(s.find, ROADS[s.side.name].split()) if h in open_]
    roads = sorted((h for h in open_ if s.g.road_hexes >> h & 1), key=lambda h: (s.nearest_enemy(h), h))
    for h in (*junctions, *roads):
        s.give_reason("bot-verdun-interdict", "7.2", piece=question.args["piece"], hex=h)
        return open_[h]
    return None


def free_guns(s: Situation, hex_: int) -> list[int]:
    """The ready guns with a hex in range, the strongest first."""
    return sorted(guns_on(s.g, s.side, hex_), key=lambda p: (-s.g.attack_of[p], p))
