"""Chapter 12: command, a line from each unit to a leader."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import LEADER, SHAKEN
from grognard.kernel.asking.script import Side
from grognard.kernel.space.hexgrid import hexset
from grognard.kernel.space.trace import spread, trace
from grognard.kernel.words.rulebook import rule


@rule("5.5")
def leaders(g: Patrol, side: Side) -> list[int]:
    """The leaders of a side on the board; §5.5 a shaken leader commands nobody."""
    return [p for p in g.counters[side] if g.kind[p] == LEADER and g.is_on_board(p) and not g.has(p, SHAKEN)]


@rule("12.1")
def is_in_command(g: Patrol, piece: int) -> bool:
    """§12.1 A unit is in command if a line of limited length, free of enemy counters and zones, leads to a leader."""
    side = g.owner[piece]
    goals = hexset(g.position.at[leader] for leader in leaders(g, side))
    here = g.position.at[piece]
    if not goals or goals >> here & 1:
        return bool(goals)
    barred = command_barred(g, side, goals)
    return trace(g.edges, here, goals, 2 * g.limit("command"), barred=barred) is not None


@rule("12.1")
def command_barred(g: Patrol, side: Side, goals: int) -> Callable[[int], bool]:
    """§12.1 The hexes a line of command may not enter: enemy counters and zones, except the leader's own hex."""
    zone, enemy = g.occupation.zone(side.enemy), side.enemy

    def barred(h: int) -> bool:
        return bool(zone[h] and not goals >> h & 1) or bool(g.counters_at(h, enemy))

    return barred


def hexes_in_command(g: Patrol, side: Side, viewer: Side | None) -> int:
    """The hexes in command of a side, computed from the leaders the viewer knows."""
    goals = hexset(g.position.at[p] for p in leaders(g, side) if g.may_know(viewer, p))
    return hexset(spread(g.edges, goals, 2 * g.limit("command"), barred=command_barred(g, side, goals)))


@rule("9.2")
def leader_bonus(g: Patrol, piece: int) -> int:
    """§9.2 The best bonus of a friendly leader in the hex or next to it."""
    grid, here = g.board.grid, g.position.at[piece]
    near = [p for p in leaders(g, g.owner[piece]) if p != piece and grid.distance(g.position.at[p], here) <= 1]
    return max((g.bonus_of[p] for p in near), default=0)
