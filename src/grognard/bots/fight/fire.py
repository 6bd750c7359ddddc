"""Own fire: the harm it does, less the answer and the unmasking; weapons set up; leaders who let others act again."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.bots.fight.field import Unit
from grognard.bots.fight.moves import targets
from grognard.bots.fight.orders import UnitFacts, UnitOrder


def observed(scene: UnitFacts, unit: Unit) -> int:
    """The hexes that others see for a unit."""
    seen = 0
    for hex_ in unit.eyes:
        seen |= scene.see.field.lines(hex_)
    return seen


def shots(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Fire at each enemy in sight and range."""
    if unit.arm is None or not unit.is_fit:
        return
    see, speech = scene.see, scene.see.field.speech
    risk = risk_of_firing(scene, unit)
    for hex_, gain in targets(see, unit.arm, unit.place, observed(scene, unit)):
        steps = ((speech.begin, unit.piece), (speech.fire, hex_))
        yield UnitOrder(gain - risk, unit.piece, steps, "bot-fight-fire", hex_, gain)


def risk_of_firing(scene: UnitFacts, unit: Unit) -> float:
    """What return fire and being seen cost."""
    see, will = scene.see, scene.see.will
    unseen = unit.is_hidden and see.seen >> unit.place & 1
    return will.answer * will.weight(unit) * see.fire.answer[unit.place] + (will.unmask if unseen else 0.0)


def set_ups(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Set a weapon up where it has, or will have, something to fire at."""
    see, speech = scene.see, scene.see.field.speech
    if unit.later is None or not speech.set_up or not unit.is_fit:
        return
    gain = max((gain for _, gain in targets(see, unit.later, unit.place, observed(scene, unit))), default=0.0)
    steps = ((speech.begin, unit.piece), (speech.set_up, 0))
    worth = gain - risk_of_firing(scene, unit) if gain else see.will.idle
    yield UnitOrder(worth, unit.piece, steps, "bot-fight-set-up", unit.place, gain)


def digs(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """Dig in under fire, where there is nothing better to do."""
    see, speech = scene.see, scene.see.field.speech
    if speech.dig and unit.is_fit and see.fire.danger[unit.place] and see.field.may_dig(unit.piece):
        worth = see.will.shelter * min(1.0, see.fire.danger[unit.place])
        yield UnitOrder(
            worth, unit.piece, ((speech.begin, unit.piece), (speech.dig, 0)), "bot-fight-dig", unit.place, worth
        )


def commands(scene: UnitFacts, unit: Unit) -> Iterator[UnitOrder]:
    """A leader lets a unit beside him act once more, or go on."""
    see, speech = scene.see, scene.see.field.speech
    if not unit.is_leader or not unit.is_fit or not speech.command:
        return
    for man in see.own.values():
        if man.is_leader or see.field.grid.distance(man.place, unit.place) > 1:
            continue
        if not man.may_act and man.is_fit:
            worth = see.will.again * scene.best(man.piece)
            steps = ((speech.begin, unit.piece), (speech.command, man.piece))
            yield UnitOrder(worth, unit.piece, steps, "bot-fight-command", man.place, worth)
        if speech.free and man.may_act and see.field.stopped(man.piece):
            worth = see.will.stop * see.will.weight(man)
            yield UnitOrder(worth, unit.piece, ((speech.begin, unit.piece), (speech.free, man.piece)), "bot-fight-free")
