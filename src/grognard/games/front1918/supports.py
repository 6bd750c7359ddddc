"""Step losses and eliminations, overstacked hexes, and supports caught alone.

Everything that takes a piece out of play goes through `strike`, which carries out the consequences: Stosstruppen lose
their regiment, air groups their base.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from grognard.games.front1918.series import take
from grognard.games.front1918.setup import free_regiments
from grognard.games.front1918.table import Front
from grognard.games.front1918.words import DISORGANISED, REORGANISING, RESTING
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

FREED_BOX = "air-next-turn"
"""Where air groups wait after they lost their base or were intercepted."""


# Losses --------------------------------------------------------------------------------------------------------


@rule("steps.losses", "steps.regiment", "steps.weak-division", "steps.strong-division", "steps.single")
def lose_step(g: Front, piece: int, clause: str, *, is_shelled: bool = False) -> bool:
    """One step off a combat unit or Stosstruppen; true when that was its last."""
    here = g.position.at[piece]
    if g.position.steps[piece] <= 1:
        strike(g, piece, clause, is_shelled=is_shelled)
        return True
    g.lose_step(piece)
    g.tell("loses-step", clause, piece=piece, hex=here)
    return False


def lose_and_pass_on(g: Front, piece: int, clause: str, *, is_shelled: bool = False) -> Script[None]:
    """The same; if it was a unit's last step, its owner says who has its assault troops."""
    stoss = g.stoss_with(piece)
    lose_step(g, piece, clause, is_shelled=is_shelled)
    yield from pass_on(g, stoss, piece)


def strike(g: Front, piece: int, clause: str, *, is_shelled: bool = False, is_starved: bool = False) -> None:
    """Take a piece out of play, with the consequences."""
    here = g.position.at[piece]
    g.position.steps[piece] = 0 if g.is_combat[piece] else g.position.steps[piece]
    g.position.marks[piece] = 0
    g.position.marker[piece] = 0
    g.position.mission[piece] = 0
    g.tell("eliminated", clause, piece=piece, hex=here)
    take(g.steps.struck, g, piece)
    if g.is_hq[piece]:
        lose_base(g, piece)
    g.remove(piece)
    if g.is_stoss[piece]:
        g.position.carrier[piece] = -1
    if g.is_combat[piece]:
        bereave(g, piece, here, is_shelled, is_starved)


@rule("assault-troops.movement", "supply.supports")
def bereave(g: Front, piece: int, here: int, is_shelled: bool, is_starved: bool) -> None:
    """The Stosstruppen of an eliminated regiment go to another in the hex that has none, or are lost.

    Out of supply they share the lot of their regiment. In one book they are lost with their unit in defence and under
    bombardment.
    """
    stoss = g.stoss_with(piece)
    if stoss < 0:
        return
    if is_starved:
        strike(g, stoss, "supply.supports")
        return
    free = [p for p in g.fighters_at(here, g.owner[piece]) if g.facts.may_carry(g, stoss, p) and g.stoss_with(p) < 0]
    if g.facts.dies_with_unit(g, piece, is_shelled):
        free = []
    g.position.carrier[stoss] = free[0] if free else -1
    if not free:
        strike(g, stoss, "assault-troops.movement")


@rule("assault-troops.movement")
def pass_on(g: Front, stoss: int, piece: int) -> Script[None]:
    """Assault troops have outlived their unit: where several units of the hex can have them, their owner chooses."""
    if stoss < 0 or g.position.carrier[stoss] in (-1, piece):
        return
    heirs = sorted([g.position.carrier[stoss], *free_regiments(g, stoss)])
    if len(heirs) == 1:
        return
    offer = g.to_regiment.these(heirs, cannot_inherit, heirs)
    choice = yield g.choose(g.owner[stoss], offer, rule="assault-troops.movement", ask="ask-to-regiment", piece=stoss)
    g.position.carrier[stoss] = choice.noun
    g.tell("stosstruppen-assigned", "assault-troops.movement", piece=stoss, piece_to=choice.noun)


def cannot_inherit(heirs: list[int], piece: int) -> Refusal | None:
    """Why a unit cannot have the assault troops of one that was eliminated."""
    return None if piece in heirs else Refusal("assault-troops.movement", "no-taker")


@rule("air.base-loss", "arrivals.air")
def lose_base(g: Front, hq: int, going: Collection[int] = ()) -> None:
    """Air groups based on a headquarters that moves or is lost return next turn, if air groups are used and no other
    headquarters of the hex stays; `going` are the units that leave with it."""
    here = g.position.at[hq]
    staying = [p for p in g.units_at(here, g.owner[hq]) if g.is_hq[p] and p != hq and p not in going]
    if FREED_BOX not in g.boxes or staying:
        return
    for wing in g.wings[g.owner[hq]]:
        if g.position.at[wing] == here and not g.position.mission[wing]:
            send_away(g, wing)
            if g.clause("air.option") in g.options:
                g.tell("air-displaced", "air.base-loss", piece=wing)


def send_away(g: Front, wing: int) -> None:
    """An air group leaves the map until the next turn; the mark RESTING keeps it away until this turn is over."""
    g.position.mission[wing] = 0
    g.mark(wing, RESTING)
    g.place(wing, g.board.find_place(FREED_BOX) or g.board.out)


@rule("disorganisation.markers", "disorganisation.scope")
def disorganise(g: Front, piece: int, clause: str) -> None:
    """A combat unit but no tank is disorganised, again if it was reorganising."""
    if not g.is_foot[piece]:
        return
    was = g.has(piece, DISORGANISED)
    g.unmark(piece, REORGANISING)
    g.mark(piece, DISORGANISED)
    if not was:
        g.tell("disorganised", clause, piece=piece, hex=g.position.at[piece])


# Supports alone ------------------------------------------------------------------------------------------------


@rule("guns.movement", "hq.movement")
def overrun(g: Front, side: Side, hex_: int) -> None:
    """A combat unit enters a hex: enemy guns and headquarters alone in or next to it are lost; a depot is not."""
    if not g.lone_hexes(side.enemy) & (g.board.grid.around[hex_] | g.bit[hex_]):
        return
    stacks, owner = g.occupation.stacks, g.owner
    for near in (hex_, *g.board.grid.adjacent[hex_]):
        stack = stacks.get(near)
        if stack is None:
            continue
        theirs = [p for p in stack if owner[p] != side]
        if theirs and not any(g.is_combat[p] for p in theirs):
            for piece in theirs:
                if g.is_wheeled[piece] and not g.is_safe(piece):
                    strike(g, piece, g.support_clause(piece))


@rule("guns.movement", "hq.movement")
def after_combat(g: Front, side: Side, hex_: int) -> None:
    """After a combat, guns and headquarters left alone in the defender's hex are lost."""
    if not g.holds(side, hex_):
        for piece in g.units_at(hex_, side):
            if g.is_wheeled[piece] and not g.is_safe(piece):
                strike(g, piece, g.support_clause(piece))


@rule("guns.movement", "hq.movement")
def leave_alone(g: Front, side: Side, hex_: int) -> None:
    """When a hex loses its last combat unit other than in its defence, supports in an enemy zone are lost."""
    if hex_ < g.board.grid.size and g.in_zone(side.enemy, hex_):
        after_combat(g, side, hex_)


# Stacks --------------------------------------------------------------------------------------------------------


@rule("stacking.limit", "stacking.supports")
def has_room(g: Front, pieces: list[int], hex_: int) -> bool:
    """Whether these units could stay in a hex with the units already there."""
    there = [p for p in g.at(hex_) if p not in pieces]
    if g.stacking([*there, *pieces]) > g.stack_limit:
        return False
    return not (g.has_detachments and has_spare_detachments(g, [*there, *pieces]))


@rule("stacking.detachments")
def has_spare_detachments(g: Front, stack: Iterable[int]) -> bool:
    """Detachments have no stacking points, but only so many may stand in a hex."""
    return sum(g.is_detachment[p] for p in stack) > g.number("limits", "stack-detachments")


@rule("stacking.excess")
def crowded(g: Front, side: Side) -> list[int]:
    """The hexes where a side has too many combat units, ascending."""
    return sorted(h for h in too_high(g) if g.holds(side, h))


@rule("stacking.excess")
def too_high(g: Front) -> list[int]:
    """The overstacked hexes; the stacking points of full stacks are cached."""
    size, limit, most = g.board.grid.size, g.stack_limit, g.most_weight
    several = [(h, stack) for h, stack in g.occupation.stacks.items() if len(stack) > 1 and h < size]
    high = [h for h, stack in several if most[stack] > limit and g.stacking(stack) > limit]
    if g.has_detachments:
        high += [h for h, stack in several if h not in high and has_spare_detachments(g, stack)]
    if not high:
        g.level = (*g.side_caches,)
    return high


def not_crowded(g: Front, side: Side, hex_: int, piece: int) -> Refusal | None:
    """Why a unit need not be removed: only combat units of the overstacked hex may be, and of detachments only the
    detachments where there are too many of these alone."""
    if g.owner[piece] != side or g.position.at[piece] != hex_ or not g.is_combat[piece]:
        return Refusal("stacking.excess", "no-not-crowded")
    is_heavy = g.stacking(g.at(hex_)) > g.stack_limit
    counts = is_heavy and not g.is_detachment[piece]
    if counts or (g.is_detachment[piece] and has_spare_detachments(g, g.at(hex_))):
        return None
    return Refusal("stacking.detachments", "no-not-crowded")


@rule("stacking.excess")
def thin_out(g: Front) -> Script[None]:
    """At the end of every phase each side eliminates units of its choice from its overstacked hexes."""
    if g.level == (*g.side_caches,) or not too_high(g):
        return
    for side in g.sides:
        while hexes := crowded(g, side):
            hex_ = hexes[0]
            offer = g.disband.each(g.fighters_at(hex_, side), not_crowded, g, side, hex_)
            choice = yield g.choose(side, offer, rule="stacking.excess", ask="ask-disband", hex=hex_)
            stoss = g.stoss_with(choice.noun)
            strike(g, choice.noun, "stacking.excess")
            yield from pass_on(g, stoss, choice.noun)
