"""Chapter 7: movement hex by hex, tactical movement, roads, entering and leaving the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.indochine.areas import barred_area, entry_area, exit_area, keep_to_edge, must_hold
from grognard.games.indochine.artillery import strike_movers
from grognard.games.indochine.ground import STACK_FULL, abandon_digging, crowd, entry_cost
from grognard.games.indochine.hiding import observe
from grognard.games.indochine.reactions import at_movers
from grognard.games.indochine.sight import is_seen_by
from grognard.games.indochine.stands import counter_hexes, has_counters
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import ACTED, ACTIVE, DEPLOYED, HO, MOVED, NEUTRALISED, STOPPED
from grognard.kernel.asking.script import Offer, Refusal, Script
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.tactics.reaction import Watch
from grognard.kernel.words.rulebook import rule

ALREADY = Refusal("6.1", "no-second-action")
TOO_FAR = Refusal("6.1", "no-half-used")
NOT_ADJACENT = Refusal("7.1", "no-not-adjacent")
ENEMY_THERE = Refusal("13", "no-enemy-there")
BURNS = Refusal("15.3", "no-burning")
IS_STOPPED = Refusal("11.1", "no-stopped")
IS_DEPLOYED = Refusal("6.1", "no-deployed")
NO_EXIT = Refusal("0.5", "no-exit-hex")
MOVED_ON = Refusal("7.3", "no-tactical-moved")
TACTICAL_OVER = Refusal("7.3", "no-tactical-over")
NO_ASSAULT_THERE = Refusal("13", "no-assault-in-reach")


class UnitAction:
    """One unit's action as far as it has gone, or that of a stack that moves together for an assault."""

    __slots__ = (
        *(
            "assaulted",
            "bound",
            "by_road",
            "fired",
            "is_over",
            "smoked",
            "spent",
            "steps",
            "tactical",
            "turned",
            "units",
            "watch",
        ),
    )

    def __init__(self, units: Sequence[int]) -> None:
        self.units = list(units)
        self.spent = 0
        self.steps = 0
        self.by_road = True
        """Whether every step so far was by road or track."""
        self.tactical = False
        self.fired = False
        self.smoked = False
        self.turned = False
        """Whether a weapon was dismounted in this action."""
        self.assaulted = False
        """Whether it is an assault: a stack has formed for it, or goes on from a hex that was left to it (6.6)."""
        self.bound = False
        """Whether a stack has formed for an assault that it has not begun yet (13, R 163)."""
        self.is_over = False
        self.watch = Watch()

    @property
    def is_fresh(self) -> bool:
        """Whether nothing has been done yet."""
        return not (self.steps or self.fired or self.smoked or self.turned or self.assaulted)

    @property
    def is_half(self) -> bool:
        """Whether only half the points are left to it: it has fired, placed smoke, dismounted a weapon or assaulted."""
        return self.fired or self.smoked or self.turned or self.assaulted


@rule("6")
def have_acted(g: Indochine, units: Iterable[int]) -> None:
    """§6 Units have had their one action, or are having it: they join no other (9.2, 13)."""
    for piece in units:
        g.unmark(piece, ACTIVE)
        g.mark(piece, ACTED)


# Points (7.1, 7.4, err1.mp) ------------------------------------------------------------------------------------


@rule("7.1", "7.4", "err1.mp", "err2.mp")
def points(g: Indochine, action: UnitAction, is_half: bool, by_road: bool) -> int:
    """§7.4 The points of a move: two more when it is all by road or track; half of them in a half move (R 126)."""
    units = action.units
    slowest = g.move_of[units[0]] if len(units) == 1 else min([g.move_of[unit] for unit in units])
    allowance = slowest + (g.road_bonus if by_road else 0)
    return allowance // 2 if is_half else allowance


@rule("6.1")
def has_moved_half_at_most(g: Indochine, action: UnitAction) -> bool:
    """§6.1 Whether a unit has used no more than half its points, or one hex, so that it may still fire or assault."""
    return action.steps <= 1 or action.spent <= points(g, action, True, action.by_road)


def price(g: Indochine, here: int, hex_: int) -> int:
    """What a step costs."""
    return g.edges.cost(here, hex_) or 0


def is_by_road(g: Indochine, here: int, hex_: int) -> bool:
    """Whether a step follows a road or track."""
    return bool(g.road_steps[here] & g.bit_of[hex_])


@rule("7.1", "7.4")
def can_pay(g: Indochine, action: UnitAction, cost: int, by_road: bool, is_half: bool) -> bool:
    """§7.1 Whether the points suffice for one more hex; the first hex can always be entered."""
    if not action.steps and g.move_of[action.units[0]]:
        return True
    return action.spent + cost <= points(g, action, is_half, action.by_road and by_road)


# Steps (7.1, 7.2, 7.3) -----------------------------------------------------------------------------------------


@rule("11.1", "11.2", "6.1", "err1.mp")
def cannot_move(g: Indochine, piece: int) -> Refusal | None:
    """§11.1 Stopped and neutralised units do not move, nor do deployed weapons."""
    if g.has(piece, STOPPED | NEUTRALISED):
        return IS_STOPPED
    return IS_DEPLOYED if g.position.face[piece] == DEPLOYED else None


@rule("7.1", "7.2", "15.3")
def cannot_step(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§7.1 Why units may not enter a hex next."""
    here = g.position.at[action.units[0]]
    if action.tactical:
        return TACTICAL_OVER
    for unit in action.units:
        if (refusal := cannot_move(g, unit)) is not None:
            return refusal
    if g.board.grid.distance(here, hex_) != 1:
        return NOT_ADJACENT
    if has_counters(g, hex_, g.owner[action.units[0]].enemy):
        return ENEMY_THERE
    if g.position.burning[hex_]:
        return BURNS
    if (refusal := must_hold(g, action.units[0], hex_)) is not None:
        return refusal
    cost, by_road = price(g, here, hex_), is_by_road(g, here, hex_)
    if not can_pay(g, action, cost, by_road, action.is_half):
        left = points(g, action, action.is_half, action.by_road and by_road) - action.spent
        return Refusal("7.1", "no-points", {"price": cost, "left": left})
    if action.bound:  # It does not stay there, full or not (7.2): it goes on to its assault.
        is_near = is_assault_near(g, action, hex_, action.spent + cost, action.by_road and by_road, is_first=False)
        return None if is_near else NO_ASSAULT_THERE
    return cannot_pass(g, action, hex_, cost)


@rule("13", "6.1")
def is_assault_near(g: Indochine, action: UnitAction, here: int, spent: int, by_road: bool, is_first: bool) -> bool:
    """§13 Whether units in a hex can still come to an assault with half their points, an enemy's hex paid too."""
    side = g.owner[action.units[0]]
    barred = barred_area(g, side, here)
    for hex_, cost in g.edges.listed(here):
        road = by_road and is_by_road(g, here, hex_)
        if g.position.burning[hex_] or (not is_first and spent + cost > points(g, action, True, road)):
            continue
        if has_counters(g, hex_, side.enemy):
            return True
        if not barred >> hex_ & 1 and is_assault_near(g, action, hex_, spent + cost, road, is_first=False):
            return True
    return False


@rule("13")
def must_assault(g: Indochine, action: UnitAction) -> bool:
    """§13 A stack that has formed for an assault carries it out as long as it can (R 163)."""
    here = g.position.at[action.units[0]]
    return action.bound and is_assault_near(g, action, here, action.spent, action.by_road, is_first=not action.steps)


@rule("7.2")
def cannot_pass(g: Indochine, action: UnitAction, hex_: int, cost: int) -> Refusal | None:
    """§7.2 Units may pass through a full hex, if the points allow them to go on from there."""
    full = cannot_all_stack(g, action, hex_)
    here = g.position.at[action.units[0]]
    by_road = action.by_road and here < g.board.grid.size and is_by_road(g, here, hex_)
    return None if full is None or is_room_beyond(g, action, hex_, action.spent + cost, by_road) else full


@rule("7.2", "ext.7.2")
def cannot_all_stack(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§7.2 Why units that move together may not end in a hex: with those already there they are too many."""
    coming = [unit for unit in action.units if g.is_infantry[unit] and g.position.at[unit] != hex_]
    if not coming or crowd(g, hex_, g.owner[coming[0]]) + len(coming) <= g.stack_limit:
        return None
    return STACK_FULL


@rule("7.2", "7.4")
def is_room_beyond(g: Indochine, action: UnitAction, here: int, spent: int, by_road: bool) -> bool:
    """§7.2 Whether points suffice to go on from a full hex to one with room, through other full ones if need be."""
    side = g.owner[action.units[0]]
    enemy, barred = side.enemy, barred_area(g, side, here)
    for beyond, more in g.edges.listed(here):
        road = by_road and is_by_road(g, here, beyond)
        if barred >> beyond & 1 or spent + more > points(g, action, action.is_half, road):
            continue
        if g.position.burning[beyond] or has_counters(g, beyond, enemy):
            continue
        if cannot_all_stack(g, action, beyond) is None:
            return True
        if is_room_beyond(g, action, beyond, spent + more, road):
            return True
    return False


@rule("7.3")
def cannot_creep(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§7.3 A tactical move is one hex, announced before the unit moves."""
    if action.steps or action.turned or action.smoked:
        return MOVED_ON
    if action.bound:
        return NO_ASSAULT_THERE
    if (refusal := cannot_step(g, action, hex_)) is not None:
        return refusal
    return cannot_all_stack(g, action, hex_)


def step_tally(g: Indochine, action: UnitAction, hex_: int) -> Tally:
    """What a step leaves of the points."""
    here = g.position.at[action.units[0]]
    by_road = action.by_road and is_by_road(g, here, hex_)
    tally = Tally("move", points(g, action, action.is_half, False) - action.spent)
    if by_road:
        bonus = points(g, action, action.is_half, True) - points(g, action, action.is_half, False)
        tally.add(bonus, "7.4", "reason-road")
    return tally.add(-price(g, here, hex_), "7.1", "reason-price")


def step_trail(g: Indochine, action: UnitAction, hex_: int) -> tuple[int, int]:
    """The path of a step."""
    return g.position.at[action.units[0]], hex_


def step_offers(g: Indochine, action: UnitAction) -> tuple[Offer, Offer]:
    """The hexes to which the units may move, and to which they may move tactically."""
    steps = open_steps(g, action)
    moves = g.move.these(steps, cannot_step, g, action, tally=step_tally, trail=step_trail)
    if action.steps or action.turned or action.smoked or action.bound:
        steps = []
    stacks = g.occupation.stacks
    quiet = [hex_ for hex_ in steps if hex_ not in stacks or cannot_all_stack(g, action, hex_) is None]
    return moves, g.creep.these(quiet, cannot_creep, g, action, trail=step_trail)


@rule("7.2")
def is_passing(g: Indochine, action: UnitAction) -> bool:
    """§7.2 Whether units that move stand in a hex too full to stay in, so that nothing may end their action there."""
    here, side = g.position.at[action.units[0]], g.owner[action.units[0]]
    return action.steps > 0 and any(g.is_infantry[p] for p in action.units) and crowd(g, here, side) > g.stack_limit


def open_steps(g: Indochine, action: UnitAction) -> list[int]:
    """The hexes that `cannot_step` lets the units enter next; an empty hex, as most are, asks only for points."""
    here, grid = g.position.at[action.units[0]], g.board.grid
    if here >= grid.size or action.tactical or any(cannot_move(g, unit) is not None for unit in action.units):
        return []
    if action.bound:
        return [hex_ for hex_ in grid.adjacent[here] if cannot_step(g, action, hex_) is None]
    burning, stacks = g.position.burning, g.occupation.stacks
    side = g.owner[action.units[0]]
    free = ~(counter_hexes(g, side.enemy) | barred_area(g, side, here))
    if action.steps or not g.move_of[action.units[0]]:
        free &= payable_steps(g, action, here)
    return [
        hex_
        for hex_ in grid.adjacent[here]
        if free >> hex_ & 1 and (not burning[hex_] if hex_ not in stacks else cannot_step(g, action, hex_) is None)
    ]


def payable_steps(g: Indochine, action: UnitAction, here: int) -> int:
    """The hexes next to one that moving units can pay for."""
    left = points(g, action, action.is_half, False) - action.spent
    left_by_road = points(g, action, action.is_half, True) - action.spent if action.by_road else left
    found, roads, bit = 0, g.road_steps[here], g.bit_of
    for hex_, cost in g.edges.listed(here):
        if cost <= left or (cost <= left_by_road and roads & bit[hex_]):
            found |= bit[hex_]
    return found


# Entering a hex (7.1, 6.5, 10.5) -------------------------------------------------------------------------------


@rule("7.1", "6.1", "6.5.moving", "8.discovery", "10.5", "15.1")
def enter(g: Indochine, action: UnitAction, hex_: int) -> Script[None]:
    """§7.1 Units enter a hex: they are recognised, shelled, then fired at (R 103); stopped ones move no farther."""
    here = g.position.at[action.units[0]]
    action.spent += price(g, here, hex_) if here < g.board.grid.size else entry_cost(g, hex_)
    action.by_road = action.by_road and here < g.board.grid.size and is_by_road(g, here, hex_)
    action.steps += 1
    side, units = g.owner[action.units[0]], list(action.units)
    if here == g.arriving:
        keep_to_edge(g, g.position.formation[units[0]], hex_)
    for unit in units:
        abandon_digging(g, unit)
        g.place(unit, hex_)
        g.mark(unit, MOVED)
    if len(units) == 1:
        g.tell_apart(side, units[0], "moves", "marker-moves", "7.1", hex=hex_)
    else:
        g.tell_stack(side, units, "move-together", "marker-moves", "7.1", hex=hex_)
    yield from after_entry(g, action, hex_)
    if here == g.astray:  # A unit dropped off the map spends everything to come in (15.1, R 54).
        g.position.entry[units[0]] = -1
        action.is_over = True


def after_entry(g: Indochine, action: UnitAction, hex_: int) -> Script[None]:
    """What follows the entry into a hex, and who may go on: nothing where no shells fall and no enemy marker sees.

    §11.1 A unit that is stopped moves no more, but may still carry out the other part of its action (R 164).
    """
    if not g.position.impact[hex_] and not is_seen_by(g, g.owner[action.units[0]].enemy, hex_):
        return
    moving = "tactical" if action.tactical else "moving"
    observe(g, action.units, action.tactical)
    moved = [unit for unit in action.units if g.position.at[unit] == hex_]
    if moved and g.position.impact[hex_]:
        yield from strike_movers(g, moved, hex_, moving)
        moved = [unit for unit in moved if g.position.at[unit] == hex_]
    if moved:
        yield from at_movers(g, moved, hex_, moving, action.watch)
    there = [unit for unit in moved if g.position.at[unit] == hex_ and not g.has(unit, NEUTRALISED)]
    action.units = there if len(action.units) == 1 else [unit for unit in there if cannot_move(g, unit) is None]
    action.is_over = not action.units


# The edge of the map (R 99, R 100) -----------------------------------------------------------------------------


def entry_hexes(g: Indochine, piece: int) -> list[int]:
    """The hexes by which a unit that waits beside the map comes in."""
    if g.position.entry[piece] >= 0:
        return [g.position.entry[piece]]
    return members(entry_area(g, g.position.formation[piece]))


@rule("0.5", "7.1", "7.2")
def cannot_enter(g: Indochine, action: UnitAction, hex_: int) -> Refusal | None:
    """§0.5 A reinforcement comes in by its entry hexes, free of enemies, within the stacking limit (R 99)."""
    piece = action.units[0]
    if (refusal := cannot_move(g, piece)) is not None:
        return refusal
    if hex_ not in entry_hexes(g, piece):
        return Refusal("0.5", "no-entry-hex")
    if g.counters_at(hex_, g.owner[piece].enemy):
        return ENEMY_THERE
    if g.position.burning[hex_]:
        return BURNS
    if g.position.at[piece] == g.astray:
        return cannot_all_stack(g, action, hex_)  # It spends everything to come in, and stays there (15.1, R 54).
    return cannot_pass(g, action, hex_, entry_cost(g, hex_))


def entry_offer(g: Indochine, action: UnitAction) -> Offer:
    """The hexes by which a unit may come in: empty ones that do not burn, and what else `cannot_enter` lets."""
    stacks, burning = g.occupation.stacks, g.position.burning
    hexes = entry_hexes(g, action.units[0]) if cannot_move(g, action.units[0]) is None else ()
    able = [h for h in hexes if (not burning[h] if h not in stacks else cannot_enter(g, action, h) is None)]
    return g.enter.these(able, cannot_enter, g, action)


@rule("0.5", "7.3", "scenario.bac-kan.victory", "scenario.4")
def cannot_leave(g: Indochine, action: UnitAction) -> Refusal | None:
    """§0.5 A unit leaves the map from an exit hex of its side, when the scenario allows, for one point (R 100).

    §7.3 After a tactical move it stays in the hex it has entered.
    """
    piece, side = action.units[0], g.owner[action.units[0]]
    area = g.board.regions.get("exit-ho", 0) if g.kind[piece] == HO else exit_area(g, side)
    if not area >> g.position.at[piece] & 1:
        return NO_EXIT
    first = g.value("leave-from", 1)
    if g.position.turn < first:
        return Refusal("0.5", "no-exit-yet", {"turn": first})
    if action.bound:
        return NO_ASSAULT_THERE
    if action.tactical:
        return TACTICAL_OVER
    if (refusal := cannot_move(g, piece)) is not None:
        return refusal
    cost = g.charts["movement"].number("leave", "points")
    if can_pay(g, action, cost, False, action.is_half):
        return None
    return Refusal("7.1", "no-points", {"price": cost, "left": 0})
