"""The advance after combat, hex by hex, and the exploitation markers that follow it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from grognard.games.front1918.battle import TOTAL, Battle
from grognard.games.front1918.damage import alive
from grognard.games.front1918.retreat import carry, closed
from grognard.games.front1918.supports import disorganise, has_room, overrun
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import EXPLOITATION
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Refusal, Script
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule


@dataclass
class Advance:
    """One advance in progress: how far it may go, and how far each unit has gone."""

    battle: Battle
    most: int
    gone: dict[int, int] = field(default_factory=dict)
    ended: set[int] = field(default_factory=set)
    """Units that may not advance farther: they crossed an unbridged river."""


@rule("advance.general", "disorganisation.effects", "exploitation.eligible", "tanks.event")
def is_unfit(g: Front, battle: Battle, piece: int, clause: str = "advance.general") -> Refusal | None:
    """Only full units in good order that took part may advance; a tank called up for one combat does nothing more."""
    if piece == battle.event_tank:
        return Refusal("tanks.event", "no-tank-gone")
    if piece not in battle.attackers or not g.is_on_board(piece):
        return Refusal(clause, "no-not-in-battle")
    if not g.is_full(piece):
        return Refusal(clause, "no-reduced")
    return Refusal("disorganisation.effects", "no-upset") if g.is_upset(piece) else None


# Advance -------------------------------------------------------------------------------------------------------


@rule("advance.general", "mastery.total", "mastery.partial")
def length(g: Front, battle: Battle) -> int:
    """How many hexes: none while the hex is held, one by partial mastery; by total as many as the retreat.

    If the defender is eliminated, as many as the chart says, or as he had retreated before.
    """
    level = battle.mastery.get(battle.side, "")
    if not g.has_row("mastery-levels", level) or g.holds(battle.side.enemy, battle.hex):
        return 0
    most = g.number("mastery-levels", level, "advance")
    if level != TOTAL:
        return most
    return battle.retreat if alive(g, battle.defenders) else max(most, battle.retreat)


@rule("advance.general")
def advance(g: Front, battle: Battle) -> Script[None]:
    """All or some units advance into the combat hex, and beyond it as far as mastery allows."""
    a = Advance(battle, length(g, battle))
    while a.most:
        inward = g.advance.each(battle.attackers, cannot_advance, g, a, tally=crowding_in, trail=way_in)
        onward = g.onward.each(battle.attackers, cannot_go_onward, g, a)
        if not len(inward) and not len(onward):
            return
        said: dict[str, Any] = {"hex": battle.hex, "inside": len(a.gone), "ready": len(onward)}
        actions = [Action(inward, go_in, g, a), Action(onward, go_onward, g, a)]
        choice = yield from act(g, battle.side, actions, g.done(), rule="advance.general", ask="ask-advance", **said)
        if choice.verb == "done":
            return


def go_in(g: Front, a: Advance, piece: int) -> None:
    """One unit enters the combat hex."""
    enter(g, a, piece, a.battle.hex)


@rule("advance.general", "retreat.attacker", "scenario.frozen")
def cannot_advance(g: Front, a: Advance, piece: int) -> Refusal | None:
    """Fit units that attacked may advance from their hex into the combat hex."""
    battle = a.battle
    refusal = is_unfit(g, battle, piece)
    if refusal is not None:
        return refusal
    if piece in a.gone:
        return Refusal("advance.general", "no-there-already")
    here = g.position.at[piece]
    if here != battle.origin.get(piece):
        return Refusal("retreat.attacker", "no-gone-back")
    if g.ways.impassable and g.ways.is_wall(here, battle.hex):
        return Refusal("movement.minimum", "no-way-wall")
    return closed(g, battle.hex) if g.closed_hexes() >> battle.hex & 1 else None


@rule("stacking.limit", "stacking.excess")
def crowding(g: Front, piece: int, hex_: int) -> Tally | None:
    """A hex may be overstacked until the phase ends: the move is allowed, but the owner is warned."""
    return None if has_room(g, [piece], hex_) else Tally("advance").note("stacking.excess", "reason-crowded")


def crowding_in(g: Front, a: Advance, piece: int) -> Tally | None:
    """The warning if a unit that enters the combat hex would exceed the stacking limit."""
    return crowding(g, piece, a.battle.hex)


def crowding_on(g: Front, a: Advance, piece: int, hex_: int) -> Tally | None:
    """The warning if a unit that goes on would exceed the stacking limit."""
    return crowding(g, piece, hex_)


def way_in(g: Front, a: Advance, *given: Any) -> tuple[int, int]:
    """The path of a unit that enters the combat hex."""
    return g.position.at[given[-1]], a.battle.hex


@rule("advance.general", "advance.terrain", "guns.movement", "hq.movement", "disorganisation.markers")
def enter(g: Front, a: Advance, piece: int, hex_: int) -> None:
    """A unit enters: its side takes the hex, enemy supports alone near it are lost, rivers and crests may stop it."""
    here, side = g.position.at[piece], a.battle.side
    g.tell("advances", "advance.general", piece=piece, hex=hex_)
    if g.facts.halting_hexes(g, side) >> hex_ & 1:
        a.ended.add(piece)
    carry(g, piece, hex_)
    a.gone[piece] = a.gone.get(piece, 0) + 1
    overrun(g, side, hex_)
    if not g.ways.can_cross(g, side, here, hex_):
        a.ended.add(piece)
    if a.gone[piece] > 1 and g.ways.climbs(here, hex_):
        disorganise(g, piece, "advance.terrain")


@rule("advance.general", "advance.terrain")
def cannot_go_onward(g: Front, a: Advance, piece: int) -> Refusal | None:
    """Units that advanced may go on as far as mastery allows, unless a river or a crest has stopped them."""
    refusal = is_unfit(g, a.battle, piece)
    if refusal is not None:
        return refusal
    if piece not in a.gone:
        return Refusal("advance.general", "no-not-gone-in")
    if piece in a.ended:
        return Refusal("advance.terrain", "no-river-crossed")
    if a.gone[piece] >= a.most:
        return Refusal("advance.general", "no-far-enough")
    return None if onward_hexes(g, a, piece) else Refusal("advance.general", "no-way-on")


def onward_hexes(g: Front, a: Advance, piece: int) -> list[int]:
    """The hexes to which a unit may go on."""
    return [h for h in g.board.grid.adjacent[g.position.at[piece]] if cannot_go_on_to(g, a, piece, h) is None]


@rule("advance.zones", "advance.terrain", "mastery.pinned", "assault-troops.use", "scenario.area")
def cannot_go_on_to(g: Front, a: Advance, piece: int, hex_: int) -> Refusal | None:
    """A unit enters no hex with enemies, crosses no unbridged river, and goes zone to zone only with Stosstruppen."""
    here, side = g.position.at[piece], a.battle.side
    if hex_ not in g.board.grid.adjacent[here]:
        return Refusal("advance.general", "no-not-adjacent")
    if g.ways.impassable and g.ways.is_wall(here, hex_):
        return Refusal("movement.minimum", "no-way-wall")
    if g.holds(side.enemy, hex_):
        return Refusal("advance.general", "no-enemy-there")
    if g.closed_hexes() >> hex_ & 1:
        return closed(g, hex_)
    if not g.ways.can_cross(g, side, here, hex_):
        return Refusal("advance.terrain", "no-river-beyond")
    light, foe = g.is_light(piece), side.enemy
    if not ignores_zones(g, piece) and g.in_zone(foe, here, light) and g.in_zone(foe, hex_, light):
        return Refusal("advance.zones", "no-zone-to-zone")
    return None


@rule("advance.zones", "assault-troops.use")
def ignores_zones(g: Front, piece: int) -> bool:
    """Regiments with Stosstruppen ignore zones."""
    return g.is_storming(piece)


@rule("advance.general")
def go_onward(g: Front, a: Advance, piece: int) -> Script[None]:
    """One unit goes on by one hex. Its owner always chooses the hex: naming the unit does not show where it goes."""
    here = g.position.at[piece]
    found = sorted(onward_hexes(g, a, piece))
    ways = g.to.these(found, cannot_go_on_to, g, a, piece, tally=crowding_on, trail=lambda *given: (here, given[-1]))
    choice = yield g.choose(a.battle.side, ways, rule="advance.general", ask="ask-onward", piece=piece)
    enter(g, a, piece, choice.noun)


# Exploitation --------------------------------------------------------------------------------------------------


@rule("exploitation.same-division", "units.integrity")
def under_one_marker(g: Front, piece: int) -> list[int]:
    """The units that share a marker with this one: regiments of a division that are alone in their hex."""
    stack = g.fighters_at(g.position.at[piece], g.owner[piece])
    division = g.division[piece]
    if division and g.is_small[piece] and all(g.is_small[p] and g.division[p] == division for p in stack):
        return stack
    return [piece]


@rule("exploitation.eligible", "exploitation.same-division")
def cannot_exploit(g: Front, battle: Battle, piece: int) -> Refusal | None:
    """Fit units that took part and have no marker; of units that share a marker only the first is offered."""
    refusal = is_unfit(g, battle, piece, "exploitation.eligible")
    if refusal is not None:
        return refusal
    if g.has(piece, EXPLOITATION):
        return Refusal("exploitation.markers", "no-marked-already")
    first = next(p for p in under_one_marker(g, piece) if is_unfit(g, battle, p) is None)
    return Refusal("exploitation.same-division", "no-with-division", {"piece": first}) if first != piece else None


@rule("exploitation.phase", "exploitation.markers", "exploitation.same-division", "mastery.total", "mastery.partial")
@rule("exploitation.combats")
def place_markers(g: Front, battle: Battle) -> Script[None]:
    """After the advance mastery lets the attacker mark some units for exploitation; not after exploitation combat."""
    level = battle.mastery.get(battle.side, "")
    if battle.is_exploitation or not g.has_row("mastery-levels", level):
        return
    for left in range(g.number("mastery-levels", level, "exploit"), 0, -1):
        offer = g.exploit.each(battle.attackers, cannot_exploit, g, battle)
        if not len(offer):
            return
        choice = yield g.choose(battle.side, offer, g.done(), rule="exploitation.markers", ask="ask-exploit", left=left)
        if choice.verb == "done":
            return
        number = 1 + max(g.position.marker)
        for piece in under_one_marker(g, choice.noun):
            if is_unfit(g, battle, piece) is None:
                g.mark(piece, EXPLOITATION)
                g.position.marker[piece] = number
                g.tell("exploits", "exploitation.phase", piece=piece, hex=g.position.at[piece])
