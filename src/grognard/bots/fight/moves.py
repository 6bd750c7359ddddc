"""Marches: the ways of a unit, each step with the fear of the fire on it; fire on the way; leaving the map."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.bots.fight.field import STILL, VEILED, Arm, Unit
from grognard.bots.fight.orders import UnitFacts, UnitOrder
from grognard.bots.fight.picture import Picture
from grognard.kernel.space.hexgrid import members

MOST = 4
"""How many marches of a unit are kept."""


def ways(see: Picture, unit: Unit, points: int) -> tuple[dict[int, float], dict[int, int], dict[int, int]]:
    """The hexes within reach with the fire on the way, for each the hex before it, and the points spent.

    Hexes are taken in the order of an empty board, which may miss a detour but never takes a forbidden step.
    """
    fire = see.fire.creeping if unit.is_hidden else see.fire.running
    here = unit.place
    risks, came, spent = {here: 0.0}, dict[int, int](), {here: 0}
    for hex_, steps in see.terrain.ways(see.field.edges, here, points):
        if hex_ in see.barred:
            continue
        best, risk, before = points + 1, 0.0, -1
        for h, price in steps:
            if h in spent and spent[h] + price <= best:
                total = spent[h] + price
                if total < best or risks[h] < risk:
                    best, risk, before = total, risks[h], h
        if before >= 0:
            risks[hex_] = risk + fire[hex_]
            came[hex_] = before
            spent[hex_] = best
    return risks, came, spent


def path(came: dict[int, int], start: int, end: int) -> tuple[int, ...]:
    """The hexes from a start, which is left out, to an end."""
    found = [end]
    while came[found[-1]] != start:
        found.append(came[found[-1]])
    return tuple(reversed(found))


def marches(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """The best places to go to."""
    if not unit.points:
        return
    see, speech = scene.see, scene.see.field.speech
    post = scene.post(unit)
    before, fear = post(unit.place), see.will.run * post.weight
    risks, came, spent = ways(see, unit, unit.points)
    found = []
    for hex_, risk in risks.items():
        if hex_ != unit.place and see.field.may_stand(unit.piece, hex_):
            gain = post(hex_) - before
            found.append((gain - fear * risk, -hex_, gain))
    late = see.will.patience if unit.opening else 1.0
    for worth, minus, gain in sorted(found, reverse=True)[:MOST]:
        yield UnitOrder(
            late * worth, unit.piece, steps_to(scene, unit, came, -minus), reason_to(see, -minus), -minus, gain
        )
    if speech.leave and (scored := see.field.leaving(unit.piece)):
        yield from leaves(scene, unit, scored, risks, came, spent)


def steps_to(scene: UnitFacts, unit: Unit, came: dict[int, int], end: int) -> tuple[tuple[str, int], ...]:
    """The options of a march: begin, each hex, halt."""
    speech = scene.see.field.speech
    walked = path(came, unit.place, end) if end != unit.place else ()
    return ((speech.begin, unit.piece), *unit.opening, *((speech.step, h) for h in walked), (speech.end, 0))


def reason_to(see: Picture, hex_: int) -> str:
    """Why a unit goes to a hex."""
    return "bot-fight-prize" if hex_ in see.prizes else "bot-fight-march"


def leaves(
    scene: UnitFacts, unit: Unit, scored: float, risks: dict[int, float], came: dict[int, int], spent: dict[int, int]
) -> Iterator[UnitOrder]:
    """Leave the map, from here or from the first hex of an edge within reach."""
    see = scene.see
    fear = see.will.run * scene.post(unit).weight
    for hex_ in members(see.field.exits(unit.piece)):
        if hex_ in risks and spent[hex_] < unit.points:
            steps = (*steps_to(scene, unit, came, hex_)[:-1], (see.field.speech.leave, 0))
            worth = see.will.leave * scored
            yield UnitOrder(worth - fear * risks[hex_], unit.piece, steps, "bot-fight-leave", hex_, worth)


def snaps(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Go half as far and fire from there, with less effect."""
    see = scene.see
    speech, arm = see.field.speech, unit.arm
    if not speech.snap or not unit.points or unit.opening or arm is None or not unit.is_fit:
        return
    less = see.field.halved(arm)
    if less is None:
        return
    post = scene.post(unit)
    before, fear = post(unit.place), see.will.run * post.weight
    risks, came, _ = ways(see, unit, unit.points // 2)
    fields = see.fields_of_fire(less)
    best: tuple[float, int] | None = None
    for hex_, risk in risks.items():
        if hex_ != unit.place and fields[hex_] and see.field.may_stand(unit.piece, hex_):
            back = see.will.answer * post.weight * see.fire.answer[hex_]
            worth = post(hex_) - before - fear * risk + fields[hex_] - back
            if best is None or (worth, -hex_) > (best[0], -best[1]):
                best = worth, hex_
    if best is not None and (aims := [(gain, -place) for place, gain in targets(see, less, best[1])]):
        gain, target = max(aims)
        steps = (*steps_to(scene, unit, came, best[1])[:-1], (speech.snap, -target))
        yield UnitOrder(best[0], unit.piece, steps, "bot-fight-snap", -target, gain)


def targets(see: Picture, arm: Arm, here: int, seen: int = 0) -> Iterator[tuple[int, float]]:
    """The enemies an arm could fire at from a hex, with the harm it would do; `seen` is what others see for it."""
    grid, lines = see.field.grid, see.field.lines(here) | seen
    for place in see.foes:
        if lines >> place & 1 and max(1, arm.least) <= grid.distance(here, place) <= arm.reach:
            how = VEILED if see.is_veiled(place) else STILL
            harm = see.terrain.shot(see.field, see.will, arm, here, place, how)
            if harm:
                yield place, harm * see.mass(place) * (1.0 + grip(see, place))


def grip(see: Picture, hex_: int) -> float:
    """What is added to harm done to those who stand on a prize, or next to one of ours."""
    worth = see.prizes.get(hex_, 0.0)
    if not worth:
        worth = max((see.prizes[h] for h in see.field.grid.adjacent[hex_] if h in see.prizes), default=0.0) / 2
    return see.will.grip * worth
