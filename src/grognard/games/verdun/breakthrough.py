"""Chapter 13: breakthrough. In fair weather, stacks with pioneers or chasseurs move again, half as far."""

from __future__ import annotations

from grognard.games.verdun.movement import fits, group_reach, walk, ways_of
from grognard.games.verdun.strength import allowance, halved, is_steady
from grognard.games.verdun.table import BAD, CORPS, DUG_IN, FIRED, TRIED, Verdun
from grognard.games.verdun.terrain import March
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Script, Side


@rule("13.0", "12.3")
def followers(g: Verdun, side: Side, hex_: int) -> list[int]:
    """§13.0 Who may go with the leading battalion of a hex: steady, and, if guns, face up."""
    units = [p for p in g.units_at(hex_, side) if is_steady(g, p) and g.move_of[p] and not g.has(p, TRIED)]
    return [p for p in units if not g.has(p, FIRED)]


@rule("4.VI", "4.XI", "13.0")
def cannot_exploit(g: Verdun, side: Side, hex_: int) -> Refusal | None:
    """§13.0 A hex with a steady pioneer or chasseur battalion that has not moved in this phase, and can."""
    group = followers(g, side, hex_)
    if not any(p in g.leaders[side] for p in group):
        return Refusal("13.0", "no-leading-battalion")
    return None if can_go_on(g, side, group, 0, moved=False) else Refusal("8.11", "no-way-none")


@rule("4.VI", "4.XI", "13.0", "5.1", "8.14")
def breakthrough(g: Verdun, side: Side) -> Script[None]:
    """§13.0 Stack after stack, as their owner likes; §5.1 not at all in bad weather."""
    if g.position.weather == BAD:
        return
    while True:
        hexes = sorted({g.position.at[p] for p in g.leaders[side] if g.is_on_board(p)})
        stacks = g.exploit.each(hexes, cannot_exploit, g, side)
        if not len(stacks):
            break
        choice = yield g.menu(side, stacks, g.done(), rule="13.0", ask="ask-exploit")
        if choice.verb == "done":
            break
        yield from exploit(g, side, choice.noun)
    for piece in g.marked(g.own[side], TRIED):
        g.unmark(piece, TRIED)


# One stack -----------------------------------------------------------------------------------------------------


@rule("13.0", "6.16")
def points_left(g: Verdun, group: list[int], spent: int) -> int:
    """§13.0 Half the allowance in force, rounded up, of the slowest; in half points, like what is spent."""
    return max(0, min(2 * halved(allowance(g, p) // 2) for p in group) - spent)


@rule("13.0", "8.1", "8.22", "8.31")
def reach_on(g: Verdun, side: Side, group: list[int], spent: int, moved: bool) -> tuple[March, list[int]]:
    """§13.0 Where a stack can go with what is left, one hex at least; §8.31 and where of that there is room for it."""
    found = group_reach(g, side, group, points_left(g, group, spent), moved, strategic=False)
    stacks, is_lean = g.occupation.stacks, fits(g, group)
    return found, [h for h in found.hexes if (not crowds(g, side, group, h) if h in stacks else is_lean)]


def can_go_on(g: Verdun, side: Side, group: list[int], spent: int, moved: bool) -> bool:
    """Whether anyone of a stack, the others left behind if need be, can still go somewhere."""
    return any(
        not crowds(g, side, [p], h)
        for p in group
        for h in group_reach(g, side, [p], points_left(g, [p], spent), moved, strategic=False).hexes
    )


@rule("13.0", "8.1", "8.22", "14.13", "8.31")
def exploit(g: Verdun, side: Side, hex_: int) -> Script[None]:
    """§13.0 Half the allowance, rounded up, together; a unit may be left behind on the way."""
    group = followers(g, side, hex_)
    moved, spent = False, 0
    while can_go_on(g, side, group, spent, moved):
        found, room = reach_on(g, side, group, spent, moved)
        left = points_left(g, group, spent)
        leave = [g.leave_it.each(group)] if len(group) > 1 else []
        choice = yield g.choose(
            side,
            ways_of(g, group, found, room, left),
            *leave,
            g.halt(),
            rule="13.0",
            ask="ask-exploit-where",
            hex=g.position.at[group[0]],
            left=left / 2,
            count=len(group),
        )
        if choice.verb == "halt":
            break
        if choice.verb == "leave-it":
            group.remove(choice.noun)
            come_to_rest(g, choice.noun, moved)
            continue
        spent += found.costs[choice.noun]
        moved = True
        walk(g, side, group, found.path(choice.noun))
    for piece in group:
        come_to_rest(g, piece, moved)


@rule("13.0", "8.1", "14.13")
def come_to_rest(g: Verdun, piece: int, moved: bool) -> None:
    """§13.0 Once a phase; §8.1 corps guns that moved are turned; §14.13 whoever moved is no longer dug in."""
    g.mark(piece, TRIED)
    if moved:
        g.unmark(piece, DUG_IN)
        if g.kind[piece] == CORPS:
            g.mark(piece, FIRED)


def crowds(g: Verdun, side: Side, group: list[int], hex_: int) -> bool:
    """§8.31 Whether the group would stand too close in a hex at the end of the phase."""
    return not fits(g, [*g.units_at(hex_, side), *group])
