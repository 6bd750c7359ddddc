"""Chapter 14: control of the prizes, points and victory."""

from __future__ import annotations

from grognard.games.patrol.hiding import reveal
from grognard.games.patrol.table import SHAKEN, Patrol
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Refusal, Script, Side
from grognard.kernel.tally import Tally

NOT_CLAIMING = Refusal("14.1", "no-not-claiming")
NOT_REAL = Refusal("11.3", "no-decoy")


def claimants(g: Patrol, side: Side) -> list[int]:
    """§14.1 The concealed counters of a side that might take a prize, as far as the other side can tell."""
    found = []
    for hex_, _ in g.prizes:
        counters = g.seen_at(hex_, side)
        if g.controller(hex_) != side and not any(is_holding(g, p) for p in counters):
            found += [p for p in counters if not g.has(p, SHAKEN)]
    return found


def is_holding(g: Patrol, piece: int) -> bool:
    """§14.1 An open unit that is not shaken takes the prize it stands on."""
    return g.is_real[piece] and g.is_open(piece) and not g.has(piece, SHAKEN)


@rule("14.1", "11.3")
def cannot_show(g: Patrol, counters: list[int], piece: int) -> Refusal | None:
    """§14.1 A side may reveal a counter that might take a prize; §11.3 a decoy cannot be revealed."""
    if piece not in counters:
        return NOT_CLAIMING
    return None if g.is_real[piece] else NOT_REAL


@rule("14.1", "11.2")
def claim_prizes(g: Patrol, side: Side) -> Script[None]:
    """§14.1 A side may reveal its concealed units on prizes; it is asked about decoys too, to give nothing away."""
    while counters := claimants(g, side):
        units = g.show.each(counters, cannot_show, g, counters)
        choice = yield g.choose(side, units, g.done(), rule="14.1", ask="ask-show")
        if choice.verb == "done":
            return
        reveal(g, choice.noun, "14.1")


@rule("14.1")
def update_control(g: Patrol) -> None:
    """§14.1 A prize goes to the side that has an open, steady unit there at the end of a turn."""
    for hex_, _ in g.prizes:
        holder = next((g.owner[p] for p in g.at(hex_) if is_holding(g, p)), None)
        if holder is not None and g.take_control(hex_, holder):
            g.tell("takes", "14.1", side=holder, hex=hex_)


@rule("14.2")
def points_tally(g: Patrol, side: Side) -> Tally:
    """§14.2 The prizes held, and a point for every step the enemy lost."""
    tally = Tally("points")
    for hex_, worth in g.prizes:
        if g.position.control[hex_] == side + 1:
            tally.add(worth, "14.2", "reason-prize", hex=hex_)
    if lost := g.position.losses[side.enemy]:
        tally.add(lost, "14.2", "reason-enemy-losses")
    return tally


def points(g: Patrol, side: Side) -> int:
    """The points of a side as it stands."""
    return int(points_tally(g, side).total)


@rule("14.3")
def is_wiped_out(g: Patrol, side: Side) -> bool:
    """§14.3 A side with no fighter on the board and none still to enter is beaten."""
    coming = (g.board.box("hand"), g.board.box("reserve"))
    return not any(g.is_fighter[p] and (g.is_on_board(p) or g.position.at[p] in coming) for p in g.counters[side])


@rule("14.3", "14.4")
def judge(g: Patrol) -> None:
    """§14.4 After the last turn, or when a patrol is wiped out, the points decide."""
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
