"""The survey: who attacks, distances and strength of the enemy, the aims of each side, the places of units.

All decisions begin with it. Hexes and attacks are valued in `posts` and `attack_value`; the aims of scenarios are in
`marne` and `italia`.
"""

from __future__ import annotations

import math

from grognard.bots.front1918.character import SeriesCharacter
from grognard.bots.front1918.officers import wishes_for
from grognard.bots.front1918.situation import Situation
from grognard.bots.minds.ground import FAR
from grognard.games.front1918.supply import commandable
from grognard.games.front1918.table import Front
from grognard.kernel.asking.script import Side

SEQUENCES = 3
"""The operational sequences of a turn with an offensive; any other has one."""


# The calendar -------------------------------------------------------------------------------------------------


def read_the_calendar(s: Situation) -> None:
    """Read whose half of which operational sequence it is, and whether this side attacks."""
    g = s.g
    phase = g.phases()[g.position.phase]
    s.half = g.position.turn, g.position.sequence, -1 if phase.side is None else int(phase.side)
    s.strikes_back = has_counter_stroke(s)
    s.is_attacking = attacks(s)
    # the counter-stroke accepts losses
    s.step_cost = (0.6 if s.strikes_back else 1.0) * s.character.step
    if is_last_sequence(g):
        s.step_cost *= s.conduct.last_steps


def attacks(s: Situation) -> bool:
    """Whether this side has the offensive in this turn, or the initiative where nobody has one."""
    if s.character.stance:
        return s.character.stance == "attack"
    attacker = s.g.today.attacker
    return (s.g.initiative if attacker is None else attacker) == s.side


def has_counter_stroke(s: Situation) -> bool:
    """Whether this side makes its counter-stroke now."""
    when = wishes_for(s.g).counter_strokes.get(s.side.name)
    return when is not None and (s.g.calendar, s.g.position.sequence) >= when


def is_last_sequence(g: Front) -> bool:
    """Whether this is the last operational sequence, after which only the verdict counts."""
    return g.position.turn >= g.scenario.turns and g.position.sequence >= (SEQUENCES if g.is_offensive else 1)


def take_character(s: Situation, character: SeriesCharacter) -> None:
    """Take on a character."""
    s.character = character
    s.surveyed = s.aims_of = ()  # the aims depend on the character
    read_the_calendar(s)


# The map ------------------------------------------------------------------------------------------------------


def survey(s: Situation) -> None:
    """Compute distances and strength of the enemy, and distances to the aims; cached while nothing moves."""
    position = s.g.position
    standing = (
        *(s.stage, tuple(position.at), tuple(position.steps), bytes(position.control)),
        *(tuple(position.broken), tuple(position.footbridge)),
    )
    if standing != s.surveyed:
        s.surveyed = standing
        look_round(s)
    s.is_last_march = s.conduct.is_last_march(s.g)
    s.planned = {h: units.copy() for h, units in s.stacks.items()}
    s.covered = s.covering.copy()


def look_round(s: Situation) -> None:
    """Compute what holds while nothing moves."""
    g, grid, at = s.g, s.g.board.grid, s.g.position.at
    foes = s.foes = g.fighter_hexes(s.foe)
    s.strength = strengths(s, s.foe)
    for name in ("gap", "threat"):
        vars(s).pop(name, None)  # computed again when next read
    s.in_radius = commandable(g, s.side)
    s.fed = s.conduct.fed(g, s.side)
    s.zone = grid.grow(foes)
    s.goals = main_effort(s, s.conduct.aims(s, s.side))
    s.enemy_aims = s.conduct.aims(s, s.foe)
    if s.aims_of != (s.half, s.goals):
        s.aims_of = s.half, s.goals
        s.aim = lanes(s) if s.goals else {}
        s.nearness = {}
    s.covers = {}
    s.stacks = {}
    for p in s.fighters(s.side):
        s.stacks.setdefault(at[p], []).append(p)
    s.covered = [0] * grid.size
    for h, units in s.stacks.items():
        s.cover(h, len(units))
    s.covering = s.covered


def strengths(s: Situation, side: Side) -> dict[int, float]:
    """The attack strength of a side, hex by hex."""
    g = s.g
    strength: dict[int, float] = {}
    for p in s.fighters(side):
        here = g.position.at[p]
        strength[here] = strength.get(here, 0.0) + g.attack_of[p][g.position.steps[p]]
    return strength


# The aims -----------------------------------------------------------------------------------------------------


def aims_of_scenario(s: Situation, side: Side) -> list[int]:
    """The aims of a side that the scenario adds and that it does not hold; a hex named twice is there twice."""
    g = s.g
    found = (g.board.grid.get(number) for number in wishes_for(g).aims.get(side.name, ()))
    return [aim for aim in found if aim is not None and g.controller(aim) != side]


def main_effort(s: Situation, aims: dict[int, float]) -> dict[int, float]:
    """The aims, with most weight on one if the character has a main effort."""
    if not s.character.has_main_effort or len(aims) < 2:
        return aims
    at, units = s.g.position.at, s.fighters(s.side)

    def ease(aim: int) -> tuple[float, int]:
        near = sorted(s.way_to(aim).get(at[p], FAR) for p in units)[:8]
        return sum(near) / len(near) - 2 * math.sqrt(aims[aim]) if near else 0.0, aim

    main = min(aims, key=ease)
    return {aim: worth + 3.0 if aim == main else 0.3 * worth for aim, worth in aims.items()}


def lanes(s: Situation) -> dict[int, int]:
    """The aim of each unit, by nearness and weight, spread over several aims."""
    g, at = s.g, s.g.position.at
    units = s.fighters(s.side)
    if not units:
        return {}
    ways = [(s.way_to(a), 2 * math.sqrt(w), a) for a, w in s.goals.items()]
    wishes = sorted([(way.get(at[p], FAR) - dear, p, a) for p in units for way, dear, a in ways])
    room = {a: 4 + 2 * w for a, w in s.goals.items()}
    found: dict[int, int] = {}
    for _, p, a in wishes:
        if p not in found and room[a] > 0:
            found[p] = a
            room[a] -= 1 if g.is_small[p] else 2
    for _, p, a in wishes:
        found.setdefault(p, a)
    return found
