"""Disengagement: units marked at the end of movement try to break contact, after all combats."""

from __future__ import annotations

from grognard.games.front1918.damage import alive
from grognard.games.front1918.results import DisengagementResult
from grognard.games.front1918.retreat import fall_back, how_far, ready
from grognard.games.front1918.supports import after_combat, lose_and_pass_on
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import DISENGAGING
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.secrecy.backs import in_open_order
from grognard.kernel.words.rulebook import rule


@rule("disengagement.phase", "disengagement.markers")
def stack_at(g: Front, side: Side, hex_: int) -> list[int]:
    """The marked combat units in a hex."""
    return [p for p in g.fighters_at(hex_, side) if g.has(p, DISENGAGING)]


@rule("disengagement.phase")
def cannot_break_off(g: Front, side: Side, hex_: int) -> Refusal | None:
    """Only marked combat units in an enemy zone disengage."""
    if not stack_at(g, side, hex_):
        return Refusal("disengagement.phase", "no-not-marked")
    return None if g.in_zone(side.enemy, hex_) else Refusal("disengagement.phase", "no-not-in-zone")


@rule("disengagement.phase")
def disengagement(g: Front, side: Side) -> Script[None]:
    """The marked stacks disengage one by one, in the owner's order."""
    at, marks, size = g.position.at, g.position.marks, g.board.grid.size
    while True:
        marked = sorted({at[p] for p in g.fighters[side] if marks[p] & DISENGAGING and at[p] < size})
        offer = g.break_off.each(marked, cannot_break_off, g, side, tally=best_tally)
        if g.is_idle(offer):
            return
        choice = yield g.menu(side, offer, g.done(), rule="disengagement.phase", ask="ask-break-off")
        if choice.verb == "done":
            return
        yield from break_off(g, side, choice.noun)


# The die -------------------------------------------------------------------------------------------------------


@rule("disengagement.modifiers", "zones.control", "units.any")
def is_surrounded(g: Front, side: Side, hex_: int) -> bool:
    """Whether all six adjacent hexes are occupied by the enemy, or in his zones with no friendly unit in it; supports
    of either side count. At the edge of the map there are not six."""
    grid, foes, friends = g.board.grid, g.present_hexes(side.enemy), g.present_hexes(side)
    if len(grid.adjacent[hex_]) < len(grid.neighbours[hex_]):
        return False
    return not grid.around[hex_] & ~(foes | (g.zone_hexes(side.enemy) & ~friends))


@rule("disengagement.modifiers", "disengagement.chart")
def breaking_tally(g: Front, side: Side, hex_: int, piece: int) -> Tally:
    """The die of a stack, with the morale of one of its units."""
    tally, die = Tally("disengagement"), "disengagement-die"
    units = stack_at(g, side, hex_) or [piece]
    morale = g.facts.morale(g, piece)
    row = f"morale-{morale}"
    if g.has_row(die, row):
        tally.add(g.number(die, row, "die"), "disengagement.modifiers", "reason-breaking-morale", morale=morale)
    for name in g.clinging:
        if g.terrain[name] >> hex_ & 1:
            tally.add(g.number("terrain", name, "disengage"), "disengagement.modifiers", f"reason-{name}")
    if g.is_cavalry[piece] and (more := g.bonus(die, "cavalry", "die")):
        tally.add(more, "disengagement.modifiers", "reason-cavalry")
    if is_surrounded(g, side, hex_):
        tally.add(g.number(die, "surrounded", "die"), "disengagement.modifiers", "reason-surrounded")
    if any(map(g.is_upset, units)):
        tally.add(g.number(die, "disorganised", "die"), "disengagement.modifiers", "reason-disorganised")
    g.facts.count_for_breaking(g, units, tally)
    return tally.modifies(g.charts["disengagement"])


@rule("disengagement.phase", "disengagement.modifiers")
def best_tally(g: Front, side: Side, hex_: int) -> Tally:
    """The die of a stack, with the unit whose morale serves it best."""
    tallies = [breaking_tally(g, side, hex_, piece) for piece in in_open_order(g, stack_at(g, side, hex_))]
    return max(tallies, key=lambda tally: tally.total)


@rule("disengagement.markers", "disengagement.modifiers")
def marking_tally(g: Front, side: Side, piece: int) -> Tally:
    """What a unit that is marked to disengage will roll, if it goes alone and stays as it is."""
    return breaking_tally(g, side, g.position.at[piece], piece)


def not_in_stack(g: Front, side: Side, hex_: int, piece: int) -> Refusal | None:
    """Why a unit's morale cannot be used for a stack: the unit is not in it."""
    return None if piece in stack_at(g, side, hex_) else Refusal("disengagement.phase", "no-not-in-battle")


# What comes of it ----------------------------------------------------------------------------------------------


@rule("disengagement.phase", "disengagement.chart", "disengagement.results", "disengagement.retreat", "guns.movement")
@rule("hq.movement")
def break_off(g: Front, side: Side, hex_: int) -> Script[None]:
    """One stack tries: name a unit for its morale, roll, perhaps lose a step, and retreat."""
    units = [*in_open_order(g, stack_at(g, side, hex_))]
    offer = g.by_morale.these(units, not_in_stack, g, side, hex_, tally=breaking_tally)
    piece = (yield from g.which(side, offer, rule="disengagement.phase", ask="ask-by-morale", hex=hex_)).noun
    tally = breaking_tally(g, side, hex_, piece)
    roll = yield g.roll(
        rule="disengagement.phase", ask="roll-disengagement", tally=tally, seen_by=g.who_knows(piece), high=side
    )
    result: DisengagementResult = tally.result(roll)
    g.tell("breaks-off", "disengagement.results", hex=hex_, side=side, roll=roll, result=result)
    for unit in units:
        g.unmark(unit, DISENGAGING)
    if result.loses:
        yield from lose_and_pass_on(g, piece, "disengagement.results")
    if left := alive(g, units):
        yield from go(g, side, hex_, left, result)
    after_combat(g, side, hex_)


@rule("disengagement.results", "disengagement.retreat", "retreat.disorganise")
def go(g: Front, side: Side, hex_: int, units: list[int], result: DisengagementResult) -> Script[None]:
    """Retreat by the letter of the result: `r` up to so many hexes, `R` all of them by the opponent's path."""
    most = g.facts.breaking_hexes(g, units, result.hexes)
    r = ready(g, side, units, most, forced=True, after_combat=False)
    if result.way == "R":
        r.chooser = side.enemy
    else:
        open_ = max(1, how_far(g, r, [hex_], most, dry=True))
        offer = g.retreat.each(range(1, most + 1), cannot_go_so_far, g, most, open_)
        choice = yield from g.which(side, offer, rule="disengagement.results", ask="ask-break-off-far", hex=hex_)
        r.hexes = choice.noun
    yield from fall_back(g, r)


def cannot_go_so_far(g: Front, most: int, open_: int, hexes: int) -> Refusal | None:
    """Why a stack cannot retreat so many hexes: the result does not allow it, or there is no path."""
    if not 1 <= hexes <= most:
        return Refusal("disengagement.results", "no-not-the-result")
    return Refusal("retreat.general", "no-way-back") if hexes > open_ else None
