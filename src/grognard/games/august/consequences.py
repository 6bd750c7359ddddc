"""Chapters 4.4, 5.65, 6.7, 7.6 and 15.52: what a result does to a stack, and what follows from losses and tests.

A result comes as groups of pieces that read the same column (7.52). Every kind of fire and both halves of an assault
come here, so that losses, tests, leaders and consequences always follow in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grognard.games.august.ground import come_into, excess, take_ground
from grognard.games.august.morale import FAR, TWO_DICE, in_test_order, state, take_test
from grognard.games.august.plans import lose_barrage, strike_out
from grognard.games.august.rivers import bank_after, cannot_cross
from grognard.games.august.table import August
from grognard.games.august.victory import check_breaking
from grognard.games.august.words import (
    DEMORALISED,
    DISMOUNTED,
    LIMBERED,
    LOADED,
    MOUNTED,
    RANKS,
    SHAKEN,
    SPENT,
    TO_MOVE,
    FireResult,
)
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

LOSS_PLUS = 2
"""§7.61 Survivors of a loss test as for M2."""
HIGH_RANK = RANKS.index("colonel")
NOT_HERE = Refusal("7.6", "no-loss-here")
BETTER_FIRST = Refusal("7.62", "no-better-first")


class Struck(NamedTuple):
    """Pieces that read one column, and what they read."""

    pieces: tuple[int, ...]
    result: FireResult


# Steps (7.6, 7.61, 7.62) ---------------------------------------------------------------------------------------


@rule("7.6", "3.0.A", "def.steps")
def lose_step(g: August, piece: int, clause: str) -> bool:
    """§7.6 Take a step off a unit; true when it is gone, with what it carries. Its side counts the step."""
    side, hex_ = g.owner[piece], g.position.at[piece]
    g.position.lost[side] += 1
    is_stormed = g.is_assault_hex(hex_)
    is_gone = g.lose_step(piece)
    g.tell("eliminated" if is_gone else "loses-step", clause, piece=piece, hex=hex_)
    if is_gone:
        count_gun(g, piece, is_stormed)
        load = g.position.load[piece]
        clear_piece(g, piece)
        if load >= 0:
            lose_load(g, load, clause, is_stormed)
    return is_gone


def count_gun(g: August, piece: int, is_stormed: bool) -> None:
    """Count a gun or mortar that is lost, and whether it was lost in an assault hex."""
    if g.is_gun[piece]:
        g.position.guns_lost[g.owner[piece]] += 1
        g.position.guns_stormed[g.owner[piece]] += is_stormed


@rule("5.64")
def lose_load(g: August, load: int, clause: str, is_stormed: bool) -> None:
    """§5.64 The load of a wagon that is eliminated is eliminated with it."""
    hex_ = g.position.at[load]
    g.position.lost[g.owner[load]] += g.position.steps[load]
    count_gun(g, load, is_stormed)
    g.remove(load)
    clear_piece(g, load)
    g.tell("eliminated", clause, piece=load, hex=hex_)


def clear_piece(g: August, piece: int) -> None:
    """Forget what was marked on a piece that is out of play."""
    g.position.marks[piece] = 0
    g.position.load[piece] = -1
    g.position.by[piece] = -1
    lose_barrage(g, piece)
    strike_out(g, piece)


def eliminate(g: August, piece: int, clause: str) -> None:
    """Take every step a unit has left."""
    while not lose_step(g, piece, clause):
        pass


@rule("7.61")
def cannot_lose(g: August, units: Sequence[int], piece: int) -> Refusal | None:
    """§7.61 A step comes off a unit that was hit and is still there."""
    return None if piece in units and g.is_on_board(piece) else NOT_HERE


@rule("7.62")
def cannot_lose_first(g: August, units: Sequence[int], piece: int) -> Refusal | None:
    """§7.62 In an assault the first step comes off a unit in the best state of morale."""
    if (refusal := cannot_lose(g, units, piece)) is not None:
        return refusal
    best = min(state(g, p) for p in units if g.is_on_board(p))
    return None if state(g, piece) == best else BETTER_FIRST


@rule("7.61", "7.62")
def take_losses(g: August, side: Side, units: Sequence[int], steps: int, in_assault: bool) -> Script[int]:
    """§7.61 The owner takes so many steps off these units, one after another; returns those that could be taken."""
    for taken in range(steps):
        left = [p for p in units if g.is_on_board(p)]
        if not left:
            return taken
        cannot = cannot_lose_first if in_assault and not taken else cannot_lose
        clause = "7.62" if in_assault else "7.61"
        choice = yield from g.which(
            side, g.lose.each(left, cannot, g, tuple(left)), rule=clause, ask="ask-lose", left=steps - taken
        )
        lose_step(g, choice.noun, clause)
    return steps


# Leaders (6.7) -------------------------------------------------------------------------------------------------


@rule("6.7")
def leader_loss_tally(g: August, steps: int) -> Tally:
    """§6.7 Two dice less the steps lost in the hex: two or less eliminates a leader."""
    most = g.limits["leader-loss"]
    tally = Tally("leader-loss")
    if steps:
        tally.add(-steps, "6.7", "reason-steps-lost", steps=steps)
    return tally.by(TWO_DICE, lambda total: "falls" if total <= most else "lives")


@rule("6.7")
def leaders_at_risk(g: August, leaders: Iterable[int], steps: int, later: list[int]) -> Script[None]:
    """§6.7 After losses and tests each leader left with the units is rolled for."""
    for leader in leaders:
        if not g.is_on_board(leader):
            continue
        tally = leader_loss_tally(g, steps)
        roll = yield g.roll(rule="6.7", ask="roll-leader-loss", tally=tally, high=g.owner[leader])
        if tally.result(roll) == "falls":
            yield from leader_falls(g, leader, "6.7", roll=roll, later=later)
        else:
            g.tell("leader-lives", "6.7", piece=leader, roll=roll)


@rule("6.7", "6.72", "6.73")
def leader_falls(
    g: August,
    leader: int,
    clause: str,
    *,
    is_shameful: bool = False,
    roll: object = None,
    later: list[int] | None = None,
) -> Script[None]:
    """§6.7 A leader is out of play; §6.72 the senior commander is mourned; §6.73 a high officer's men test.

    What follows from these tests is dealt with at once, or in the hexes added to `later` by whoever gives it.
    """
    hex_, side = g.position.at[leader], g.owner[leader]
    g.position.colonels_lost[side] += g.kind[leader] == "colonel"
    g.remove(leader)
    clear_piece(g, leader)
    if roll is None:
        g.tell("leader-falls", clause, piece=leader, hex=hex_)
    else:
        g.tell("leader-falls-roll", clause, piece=leader, hex=hex_, roll=roll)
    if leader == g.position.senior[side] and not g.position.mourned[side]:
        mourn(g, side, leader, is_shameful)
    if g.rank_of[leader] >= HIGH_RANK:
        shaken = yield from catastrophe(g, leader, hex_)
        if later is None:
            yield from consequences(g, shaken)
        else:
            later += shaken


@rule("6.72")
def mourn(g: August, side: Side, leader: int, is_shameful: bool) -> None:
    """§6.72 For two turns after this one, four after a flight, initiative is lower and his class of leaders test."""
    turns = g.limits["grief-deserted" if is_shameful else "grief-killed"]
    g.position.mourned[side] = 1
    g.position.grief[side] = g.position.turn + turns
    g.position.grief_class[side] = 2 if g.is_cavalry[leader] else 1
    g.tell("mourned", "6.72", side=side, piece=leader, turn=g.position.grief[side])


@rule("6.73")
def catastrophe(g: August, leader: int, hex_: int) -> Script[list[int]]:
    """§6.73 Every piece of his class with him or beside him tests, his bonus taken off; hidden ones do not (R 143).

    Returns the hexes in which something may follow from it.
    """
    grid, side = g.board.grid, g.owner[leader]
    near = [
        p
        for p in g.pieces_of[side]
        if g.is_on_board(p)
        and not g.position.hidden[p]
        and not g.has(p, LOADED)
        and g.is_same_class(leader, p)
        and grid.distance(g.position.at[p], hex_) <= 1
    ]
    g.tell("catastrophe", "6.73", piece=leader, hex=hex_)
    hexes = [g.position.at[p] for p in near]
    lost: dict[int, int] = {}
    for piece in in_test_order(g, near):
        if g.is_on_board(piece):
            there, before = g.position.at[piece], g.position.steps[piece]
            yield from test_piece(g, piece, 0, hexes, leader)
            lost[there] = lost.get(there, 0) + steps_gone(g, piece, before)
    for there in [h for h, steps in lost.items() if steps]:
        yield from leaders_at_risk(g, in_test_order(g, g.leaders_at(there, side)), lost[there], hexes)
    return hexes


@rule("6.71")
def lone_leaders_fall(g: August, side: Side, leaders: Sequence[int], steps: int, later: list[int]) -> Script[None]:
    """§6.71 Where no combat unit is left, each step eliminates a leader; the owner chooses."""
    for _ in range(steps):
        left = [p for p in leaders if g.is_on_board(p)]
        if not left:
            return
        choice = yield from g.which(side, g.fall.each(left), rule="6.71", ask="ask-fall")
        yield from leader_falls(g, choice.noun, "6.71", later=later)


# Results (7.45, 7.52, 7.61) ------------------------------------------------------------------------------------


@rule("14.11", "5.64")
def test_piece(
    g: August, piece: int, plus: int, later: list[int], mourned: int = -1, moving: Sequence[int] = ()
) -> Script[bool]:
    """§14.11 A piece tests; a demoralised one that fails by three loses a step, a leader is eliminated.

    Returns whether it failed.
    """
    was_demoralised = g.has(piece, DEMORALISED)
    missed = yield from take_test(g, piece, plus, mourned, moving)
    if was_demoralised and missed >= FAR:
        if g.is_leader[piece]:
            yield from leader_falls(g, piece, "14.11", is_shameful=True, later=later)
        else:
            lose_step(g, piece, "14.11")
    return missed > 0


@rule("7.41", "7.42", "7.45", "7.52", "7.61", "7.62", "7.63", "6.7", "6.71", "def.combat-result")
def suffer(
    g: August,
    side: Side,
    hex_: int,
    groups: Sequence[Struck],
    *,
    in_assault: bool = False,
    later: list[int] | None = None,
    moving: Sequence[int] = (),
) -> Script[set[int]]:
    """§7.61 Groups of pieces take what they read: steps, then tests, then leaders; damage is not passed on (R 20).

    Steps lost by a test (14.11) count for the leaders too (6.7). Returns those who failed a test. What follows is dealt
    with at the end, or in the hexes added to `later` by whoever gives it: both sides of an assault suffer at once.
    `moving` are those under opportunity fire (13.13).
    """
    failed: set[int] = set()
    hexes = [] if later is None else later
    struck = [p for group in groups for p in group.pieces]
    hit = [group for group in groups if not group.result.is_nothing]
    plus = {p: LOSS_PLUS if group.result.steps else group.result.plus for group in hit for p in group.pieces}
    lost, surplus = yield from take_group_losses(g, side, hit, in_assault)
    for group, steps in zip(hit, surplus, strict=True):
        yield from lone_leaders_fall(g, side, alone_in(g, group, struck, in_assault), steps, hexes)
    for piece in in_test_order(g, plus):
        if g.is_on_board(piece):
            before = g.position.steps[piece]
            if (yield from test_piece(g, piece, plus[piece], hexes, moving=moving)):
                failed.add(piece)
                lost += steps_gone(g, piece, before)
    if lost:
        leaders = [p for p in in_test_order(g, struck) if g.is_leader[p]]
        yield from leaders_at_risk(g, leaders, lost, hexes)
    if later is None:
        yield from consequences(g, [hex_, *hexes])
    return failed


@rule("6.7", "14.11")
def steps_gone(g: August, piece: int, before: int) -> int:
    """§6.7 The steps that a combat unit has lost by its test, which put the leaders with it at risk (R 146)."""
    if not g.is_combat[piece]:
        return 0
    return before - (g.position.steps[piece] if g.is_on_board(piece) else 0)


@rule("7.52", "7.61", "7.62")
def take_group_losses(g: August, side: Side, hit: Sequence[Struck], in_assault: bool) -> Script[tuple[int, list[int]]]:
    """§7.52 Each group loses the steps it reads, wagons apart; returns the steps lost and what each group lacked."""
    lost, surplus = 0, []
    for group in hit:
        steps = group.result.steps
        taken = yield from take_losses(g, side, [p for p in group.pieces if g.is_combat[p]], steps, in_assault)
        yield from take_losses(g, side, [p for p in group.pieces if g.is_wagon[p]], steps, in_assault)
        lost += taken
        surplus.append(steps - taken)
    return lost, surplus


@rule("6.71", "7.52")
def alone_in(g: August, group: Struck, struck: Sequence[int], in_assault: bool) -> list[int]:
    """§6.71 The leaders of a group whom steps too many eliminate: no combat unit was hit with them.

    In an assault those who have none of their side left in their hex, whether it took part or not; else §7.62 the steps
    are ignored.
    """
    leaders = [p for p in in_test_order(g, group.pieces) if g.is_leader[p]]
    if not in_assault:
        return [] if any(g.is_combat[p] for p in struck) else leaders
    return [p for p in leaders if not g.combat_at(g.position.at[p], g.owner[p])]


# Consequences (A list that always runs in the same order) ------------------------------------------------------


@rule("4.4", "5.65", "15.52", "6.71", "def.control")
def consequences(g: August, hexes: Iterable[int]) -> Script[None]:
    """§4.4 After every result: loads get off, stacks are made legal, riders mount, lone leaders are dealt with."""
    for hex_ in dict.fromkeys(hexes):
        for side in g.sides:
            forced_unloading(g, hex_, side)
            yield from make_room(g, hex_, side)
            mount_demoralised(g, hex_, side)
        lone_wagons(g, hex_)
        yield from lone_leaders(g, hex_)
        take_ground(g, hex_)
    check_breaking(g)


@rule("5.64", "5.65")
def forced_unloading(g: August, hex_: int, side: Side) -> None:
    """§5.65 A wagon that is shaken puts down its load, limbered and in the same state.

    Nobody is activated by it; but where the wagon has acted, so has what it carried (R 112).
    """
    for wagon in g.pieces_at(hex_, side):
        load = g.position.load[wagon]
        if load >= 0 and g.has(wagon, SHAKEN):
            set_down(g, wagon)
            g.mark(load, g.position.marks[wagon] & SHAKEN)
            if g.has(wagon, SPENT | TO_MOVE):
                g.mark(load, SPENT)
            g.tell("forced-unloading", "5.65", piece=load, hex=hex_)


def set_down(g: August, wagon: int) -> None:
    """What a wagon carries stands beside it, limbered."""
    load = g.position.load[wagon]
    g.position.load[wagon] = -1
    g.unmark(load, LOADED)
    g.turn_to(load, LIMBERED)


@rule("5.44")
def lone_wagons(g: August, hex_: int) -> None:
    """§5.44 Wagons that are left with enemy combat units and no combat unit of their own are destroyed (R 113)."""
    for side in g.sides:
        if g.combat_at(hex_, side) or not g.combat_at(hex_, side.enemy):
            continue
        for wagon in [p for p in g.pieces_at(hex_, side) if g.is_wagon[p]]:
            eliminate(g, wagon, "5.44")


@rule("4.4")
def make_room(g: August, hex_: int, side: Side) -> Script[None]:
    """§4.4 While there are too many units in a hex their owner eliminates one; it counts as lost in combat."""
    while units := excess(g, hex_, side):
        choice = yield from g.which(side, g.give_up.each(units), rule="4.4", ask="ask-give-up", hex=hex_)
        eliminate(g, choice.noun, "4.4")


@rule("15.42", "15.52")
def mount_demoralised(g: August, hex_: int, side: Side) -> None:
    """§15.52 A dismounted squadron that is demoralised mounts at once."""
    for piece in g.combat_at(hex_, side):
        if g.position.face[piece] == DISMOUNTED and g.has(piece, DEMORALISED):
            g.turn_to(piece, MOUNTED)
            g.tell("mounts-at-once", "15.52", piece=piece, hex=hex_)


@rule("6.71")
def overrun_tally(g: August) -> Tally:
    """§6.71 Two dice for a lone leader among enemies: nine or more eliminates him."""
    least = g.limits["leader-overrun"]
    return Tally("overrun").by(TWO_DICE, lambda total: "falls" if total >= least else "lives")


@rule("6.71")
def cannot_displace(g: August, leader: int, hex_: int) -> Refusal | None:
    """§6.71 A lone leader goes to an adjacent hex without enemy combat units; demoralised ones not into a barrage."""
    if g.board.grid.distance(g.position.at[leader], hex_) != 1:
        return Refusal("6.71", "no-not-adjacent")
    if g.combat_at(hex_, g.owner[leader].enemy):
        return Refusal("6.71", "no-enemy-there")
    if g.has(leader, DEMORALISED) and hex_ in g.position.barrage:
        return Refusal("6.71", "no-barrage")
    if g.board.has(hex_, "lake"):
        return Refusal("5.84", "no-lake")
    return cannot_cross(g, leader, g.position.at[leader], hex_)


@rule("6.71")
def lone_leaders(g: August, hex_: int) -> Script[None]:
    """§6.71 Leaders alone with enemy combat units are rolled for; those who live go to an adjacent hex (R 71)."""
    for side in g.sides:
        if g.combat_at(hex_, side) or not g.combat_at(hex_, side.enemy):
            continue
        fallen: list[int] = []
        for leader in g.leaders_at(hex_, side):
            if g.position.at[leader] != hex_:
                continue
            tally = overrun_tally(g)
            roll = yield g.roll(rule="6.71", ask="roll-overrun", tally=tally, low=side)
            ways = g.displace.each(g.board.grid.adjacent[hex_], cannot_displace, g, leader)
            if tally.result(roll) == "falls" or not len(ways):
                yield from leader_falls(g, leader, "6.71", roll=roll, later=fallen)
                continue
            choice = yield from g.which(side, ways, rule="6.71", ask="ask-displace", piece=leader)
            yield from displace(g, leader, choice.noun, roll)
        if fallen:
            yield from consequences(g, fallen)


@rule("6.71", "9.71", "7.44")
def displace(g: August, leader: int, hex_: int, roll: object) -> Script[None]:
    """§6.71 A leader who gets away goes to an adjacent hex; §9.71 a barrage there strikes him like any who enters."""
    from grognard.games.august.artillery import barrage  # noqa: PLC0415 (a barrage has consequences in its turn)

    g.position.bank[leader] = bank_after(g, leader, g.position.at[leader], hex_)
    come_into(g, leader, hex_)
    g.tell("displaced", "6.71", piece=leader, hex=hex_, roll=roll)
    yield from barrage(g, (leader,))
