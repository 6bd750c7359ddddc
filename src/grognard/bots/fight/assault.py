"""Assaults: the exact, or nearly exact, outcome of close combat, and who should join it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from grognard.bots.fight.field import Clash, Unit
from grognard.bots.fight.moves import grip, steps_to, ways
from grognard.bots.fight.orders import UnitFacts, UnitOrder


def assaults(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Assault an enemy next to a hex within half a move."""
    see = scene.see
    field, speech = see.field, see.field.speech
    if not speech.assault or not field.may_assault(unit.piece):
        return
    fear = see.will.run * see.will.weight(unit)
    near = {h for place in see.foes for h in field.grid.adjacent[place]}
    risks, came, spent = ways(see, unit, unit.points // 2)
    for hex_ in see.foes:
        starts = [h for h in field.grid.adjacent[hex_] if h in risks and h in near]
        if not starts:
            continue
        start = min(starts, key=lambda h: (h != unit.place, risks[h], h))
        price = field.edges.cost(start, hex_)
        if price is None or (start != unit.place and spent[start] + price > unit.points // 2):
            continue
        joined = list(field.joiners(unit.piece, hex_)) if start == unit.place else []
        worth, who = best_storm(scene, unit, joined, hex_)
        worth -= fear * (risks[start] + see.fire.running[hex_] / 2)
        steps = (*steps_to(scene, unit, came, start)[:-1], (speech.assault, hex_))
        yield UnitOrder(worth, unit.piece, steps, "bot-fight-assault", hex_, worth, who)


def best_storm(scene: UnitFacts, unit: Unit, able: list[int], hex_: int) -> tuple[float, tuple[int, ...]]:
    """The best assault led by a unit: its worth, and who joins."""
    see = scene.see
    units = [unit]
    best = storm(scene, units, hex_)
    while able:
        tried = [(storm(scene, [*units, see.own[p]], hex_), -p) for p in able if p in see.own]
        if not tried or max(tried)[0] <= best + see.will.idle:
            break
        best, last = max(tried)
        units.append(see.own[-last])
        able.remove(-last)
    return best, tuple(each.piece for each in units[1:])


def storm(scene: UnitFacts, units: Sequence[Unit], hex_: int, is_rush: bool = False) -> float:
    """The worth of an assault, or a rush, by these units."""
    see, will = scene.see, scene.see.will
    foes = see.foes[hex_]
    known = [unit for foe in foes if not foe.is_hidden for unit in foe.units]
    under = next((foe for foe in foes if foe.is_hidden), None)
    entered = max(0.0, max(scene.post(unit).hold(hex_) for unit in units)) + will.take * see.prizes.get(hex_, 0.0)
    if under is None or known:
        return fought(scene, units, known, hex_, entered, is_rush)
    empty = max(0.0, 1.0 - under.number)
    expected = list(under.units) * max(1, round(under.number))
    met = fought(scene, units, expected, hex_, entered, is_rush) if expected else entered
    return empty * (entered + will.unmask) + (1.0 - empty) * met


def fought(
    scene: UnitFacts, units: Sequence[Unit], foes: Sequence[Unit], hex_: int, entered: float, is_rush: bool
) -> float:
    """The worth of a fight against these enemies."""
    see, will = scene.see, scene.see.will
    clash = see.field.close(units, foes, hex_, is_rush)
    price = sum(map(will.weight, units)) / len(units)
    his = sum(map(will.weight, foes)) / max(1, len(foes))
    gain = clash.takes * (entered + grip(see, hex_)) + will.step * his * clash.his_steps
    return will.bold * gain - will.step * price * clash.own_steps


def rush(scene: UnitFacts, units: Sequence[Unit], hex_: int) -> float:
    """The worth of a rush of many at one hex: all that arrive fight; each fire on the way is at one stack."""
    will = scene.see.will
    able = [unit for unit in units if unit.close]
    if not able:
        return 0.0
    stack = len(units) / len({unit.place for unit in units})
    cost = will.run * stack * max(will.weight(unit) * fire_on_way(scene, unit, hex_) for unit in units)
    return storm(scene, able, hex_, True) - cost


def fire_on_way(scene: UnitFacts, unit: Unit, hex_: int) -> float:
    """The fire at a mover on a shortest way into a hex, each time in the best hex of those that are nearer."""
    see, grid = scene.see, scene.see.field.grid
    here, fire = unit.place, 0.0
    while far := grid.distance(here, hex_):
        here = min(
            (h for h in grid.adjacent[here] if grid.distance(h, hex_) < far), key=lambda h: (see.fire.running[h], h)
        )
        fire += see.fire.running[here]
    return fire


# How a fight to the end goes -----------------------------------------------------------------------------------


def fight_out(own: Sequence[tuple[int, float]], his: Sequence[tuple[int, float]], abreast: int = 0) -> Clash:
    """A fight of units, each with its steps and the steps it may expect to take with a strike, until one side is gone.

    Where only so many of ours find room at once, `abreast`, the others take the places of those who fall. Which side
    loses the next step is a matter of how many still strike and how well; that is solved exactly.
    """
    ours, theirs = sum(steps for steps, _ in own), sum(steps for steps, _ in his)
    if not theirs:
        return Clash(1.0, 0.0, 0.0)
    if not ours:
        return Clash(0.0, 0.0, 0.0)
    force = sum(hit for _, hit in own) / ours
    against = sum(hit for _, hit in his) / theirs
    if force + against <= 0:
        return Clash(0.0, 0.0, 0.0)
    front = min(ours, round(abreast * ours / len(own))) if abreast else ours
    return _race(ours, theirs, round(force / (force + against), 2), front)


@cache
def _race(ours: int, theirs: int, part: float, front: int) -> Clash:
    """The race of two sides of so many steps; `part` is the force of one of our steps against one of theirs.

    No more than `front` of our steps fight at once.
    """
    if not theirs:
        return Clash(1.0, 0.0, 0.0)
    if not ours:
        return Clash(0.0, 0.0, 0.0)
    mine, yours = min(ours, front) * part, theirs * (1.0 - part)
    if mine + yours <= 0:
        return Clash(0.0, 0.0, 0.0)
    hit = mine / (mine + yours)
    good, bad = _race(ours, theirs - 1, part, front), _race(ours - 1, theirs, part, front)
    return Clash(
        hit * good.takes + (1.0 - hit) * bad.takes,
        hit * good.own_steps + (1.0 - hit) * (bad.own_steps + 1.0),
        hit * (good.his_steps + 1.0) + (1.0 - hit) * bad.his_steps,
    )
