"""Chapter 14: who holds the village at dawn."""

from __future__ import annotations

from grognard.games.patrol.table import SHAKEN, Patrol
from grognard.kernel.hexgrid import members
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Side

PRIZE = "worth-"


def prizes(g: Patrol) -> list[tuple[int, int]]:
    """§14.2 The hexes worth points, and what each is worth: the regions of the board called worth-N."""
    regions = g.board.regions.items()
    return [
        (h, int(name.removeprefix(PRIZE))) for name, bits in regions if name.startswith(PRIZE) for h in members(bits)
    ]


@rule("14.1")
def update_control(g: Patrol) -> None:
    """§14.1 A prize belongs to the last side that alone had an open, steady unit there at the end of a turn."""
    for hex_, _ in prizes(g):
        holders = {g.owner[p] for p in g.at(hex_) if g.is_real[p] and g.is_open(p) and not g.has(p, SHAKEN)}
        if len(holders) == 1:
            (side,) = holders
            if g.take_control(hex_, side):
                g.tell("takes", "14.1", side=side, hex=hex_)


@rule("14.2")
def points(g: Patrol, side: Side) -> int:
    """§14.2 The prizes held, and a point for every step the enemy lost."""
    held = sum(worth for hex_, worth in prizes(g) if g.position.control[hex_] == side + 1)
    return held + g.position.losses[side.enemy]


@rule("14.3")
def is_wiped_out(g: Patrol, side: Side) -> bool:
    """§14.3 A side with no fighter on the board and none to come is beaten."""
    coming = (g.board.box("hand"), g.board.box("reserve"))
    return not any(g.is_fighter[p] and (g.is_on_board(p) or g.position.at[p] in coming) for p in g.counters[side])


@rule("14.3", "14.4")
def judge(g: Patrol) -> None:
    """§14.4 At dawn, or when a patrol is no more, the points decide."""
    beaten = [side for side in g.sides if is_wiped_out(g, side)]
    if len(beaten) == 1:
        g.end(beaten[0].enemy, "verdict-wiped-out")
    elif beaten or g.position.turn >= g.scenario.turns:
        margin = points(g, g.sides[0]) - points(g, g.sides[1])
        verdict = "verdict-clear" if abs(margin) >= g.limit("clear") else "verdict-narrow" if margin else "verdict-draw"
        g.end(g.sides[0] if margin > 0 else g.sides[1] if margin < 0 else None, verdict)
    if g.position.over:
        for side in g.sides:
            g.tell("final-points", "14.2", side=side, points=points(g, side))
