"""Chapters 6.1 and 13: units launch an assault. Which hexes, who goes along, and what it costs of their points.

`assault` is what follows once they go in.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.indochine.assault import assault, cannot_assault, cannot_engage
from grognard.games.indochine.command import formation_now
from grognard.games.indochine.movement import (
    ALREADY,
    MOVED_ON,
    NO_ASSAULT_THERE,
    TOO_FAR,
    UnitAction,
    can_pay,
    cannot_move,
    have_acted,
    is_assault_near,
    is_by_road,
    price,
)
from grognard.games.indochine.stands import counter_hexes
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import ACTIVE
from grognard.kernel.asking.actions import Action
from grognard.kernel.asking.script import Refusal, Script
from grognard.kernel.words.rulebook import rule

NOT_STACKED = Refusal("13", "no-not-stacked")
NOT_ACTIVE = Refusal("5.2", "no-not-active")


# Which hexes -----------------------------------------------------------------------------------------------------


@rule("6.1", "13", "err1.assault")
def cannot_assault_now(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§13 An assault uses half the points, the cost of the hex included; the adjacent hex is always possible (R 15)."""
    here = g.position.at[action.units[0]]
    if action.fired or action.smoked or action.turned or action.tactical:
        return ALREADY
    if g.board.grid.distance(here, hex_) != 1:
        return Refusal("13", "no-not-adjacent")
    if not can_pay(g, action, price(g, here, hex_), is_by_road(g, here, hex_), True):
        return TOO_FAR
    for unit in action.units:
        if (refusal := cannot_move(g, unit)) is not None:
            return refusal
    return cannot_assault(g, action.units, hex_)


@rule("7.3", "13")
def cannot_stalk(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§13 A tactical assault is one hex, announced before the units move (R 16)."""
    return MOVED_ON if action.steps else cannot_assault_now(g, action, hex_)


def assault_actions(g: Indochine, action: UnitAction) -> tuple[Action, Action]:
    """The adjacent hexes that units may assault, and those that they may assault tactically."""
    hexes = assaultable(g, action)
    if hexes:
        offers = g.assault.each(hexes, cannot_assault_now, g, action), g.stalk.each(hexes, cannot_stalk, g, action)
    else:
        offers = g.assault.these((), cannot_assault_now, g, action), g.stalk.these((), cannot_stalk, g, action)
    return Action(offers[0], assault_with, g, action, False), Action(offers[1], assault_with, g, action, True)


def assaultable(g: Indochine, action: UnitAction) -> list[int]:
    """The adjacent hexes with enemy counters."""
    here, grid = g.position.at[action.units[0]], g.board.grid
    enemies = counter_hexes(g, g.owner[action.units[0]].enemy) & grid.around[here]
    return [h for h in grid.adjacent[here] if enemies >> h & 1] if enemies else []


# Who goes along --------------------------------------------------------------------------------------------------


@rule("13")
def stack_mates(g: Indochine, action: UnitAction) -> list[int]:
    """§13 The other units in the hex that were activated together with the first, and may still act (R 186)."""
    first, here = action.units[0], g.position.at[action.units[0]]
    formation = formation_now(g, first)
    mates = [p for p in g.units_at(here, g.owner[first]) if p not in action.units and g.has(p, ACTIVE)]
    return [p for p in mates if formation_now(g, p) == formation]


@rule("13", "6")
def cannot_go_along(g: Indochine, action: UnitAction, piece: int) -> Refusal | None:
    """§13 Only units stacked with the first from the beginning, and still to act (6), assault with it."""
    if g.position.at[piece] != g.position.at[action.units[0]]:
        return NOT_STACKED
    return None if piece in stack_mates(g, action) else NOT_ACTIVE


@rule("13")
def cannot_join_assault(g: Indochine, action: UnitAction, hex_: int, piece: int) -> Refusal | None:
    """§13 A stacked unit that could assault the hex by itself may assault it with the first."""
    return cannot_go_along(g, action, piece) or cannot_assault_now(g, UnitAction((piece,)), hex_)


@rule("13", "6")
def cannot_gather(g: Indochine, action: UnitAction, piece: int) -> Refusal | None:
    """§13 Before they move, stacked units may form for an assault that is in their reach with half their points."""
    if action.steps or (action.is_half and not action.assaulted):
        return ALREADY
    if (refusal := cannot_go_along(g, action, piece)) is not None:
        return refusal
    for unit in (*action.units, piece):
        if (refusal := cannot_engage(g, unit)) is not None:
            return refusal
    is_near = is_assault_near(g, action, g.position.at[piece], 0, True, is_first=True)
    return None if is_near else NO_ASSAULT_THERE


def gather_action(g: Indochine, action: UnitAction) -> Action:
    """§13 A stacked unit may be taken along to an assault, before the move."""
    mates = [] if action.steps else stack_mates(g, action)
    return Action(g.gather.each(mates, cannot_gather, g, action), form_up, g, action)


def form_up(g: Indochine, action: UnitAction, piece: int) -> None:
    """§13 A unit forms a stack with the others, which is bound to its assault (R 163)."""
    go_along(g, action, [piece])
    action.bound = True


def go_along(g: Indochine, action: UnitAction, units: Sequence[int]) -> None:
    """§13 Units join an assault: it is their action too."""
    action.units += units
    action.assaulted = action.assaulted or bool(units)
    have_acted(g, units)


# Going there -----------------------------------------------------------------------------------------------------


def assault_with(g: Indochine, action: UnitAction, is_tactical: bool, hex_: int) -> Script[None]:
    """§13 Units that begin stacked may assault together; an emptied hex lets them go on (6.6)."""
    piece, side = action.units[0], g.owner[action.units[0]]
    if not action.steps and not action.assaulted:
        mates = g.join.each(stack_mates(g, action), cannot_join_assault, g, action, hex_)
        joined = yield from g.choose_some(side, mates, rule="13", ask="ask-join-assault", hex=hex_)
        go_along(g, action, joined)
    here = g.position.at[piece]
    action.spent += price(g, here, hex_)
    action.by_road = action.by_road and is_by_road(g, here, hex_)
    action.steps += 1
    action.assaulted, action.tactical, action.bound = True, is_tactical, False
    goes_on = yield from assault(g, action.units, hex_, is_tactical, action.watch)
    action.units = [p for p in action.units if g.position.at[p] == hex_ and cannot_move(g, p) is None]
    action.is_over = not goes_on or not action.units
