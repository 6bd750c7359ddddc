"""Chapter 14: control of the prizes, points and victory."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.patrol.hiding import reveal
from grognard.games.patrol.table import Patrol
from grognard.games.patrol.words import SHAKEN
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.goal import Count, Decision, Goal, Prize, Score, Verdict, Way, lead_bands
from grognard.kernel.words.rulebook import rule

NOT_CLAIMING = Refusal("14.1", "no-not-claiming")
NOT_REAL = Refusal("11.3", "no-decoy")


def claimants(g: Patrol, side: Side) -> list[int]:
    """§14.1 The concealed counters of a side that might take a prize, as far as the other side can tell."""
    found = []
    for hex_, _ in g.prizes:
        counters = g.counters_at(hex_, side)
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


@rule("14.4")
def lead(g: Patrol) -> Score:
    """§14.4 The lead of the first side in points, and the verdict for each lead."""
    one, two = g.sides
    both = {side: points(g, side) for side in g.sides}
    leads = ((1, "verdict-narrow"), (g.limit("clear"), "verdict-clear"))
    ladder = [(least, Verdict(one, key), Verdict(two, key)) for least, key in leads]
    return Score("lead", both[one] - both[two], lead_bands(ladder, Verdict(None, "verdict-draw")), points=both)


def outcome(g: Patrol, beaten: Sequence[Side]) -> Verdict:
    """§14.3 A patrol that alone is wiped out has lost; §14.4 otherwise the points decide."""
    return Verdict(beaten[0].enemy, "verdict-wiped-out") if len(beaten) == 1 else lead(g).band.verdict


@rule("14.3", "14.4")
def judge(g: Patrol) -> None:
    """§14.4 After the last turn, or when a patrol is wiped out, the points decide."""
    beaten = [side for side in g.sides if is_wiped_out(g, side)]
    if beaten or g.position.turn >= g.scenario.turns:
        g.end(*outcome(g, beaten))
        for side in g.sides:
            g.tell("final-points", "14.2", side=side, points=points(g, side))


# The goal on screen ---------------------------------------------------------------------------------------------


def goal(g: Patrol, viewer: Side | None) -> Goal:
    """§14.4 The lead in its bands, the prizes, and the end of a patrol as far as the viewer knows."""
    gone = [side for side in g.sides if seems_wiped_out(g, side, viewer)]
    ways = [Way("14.3", "way-wiped-out", {"side": side}, side in gone, side.enemy) for side in g.sides]
    prizes = [
        Prize(hex_, worth, "14.2", "prize-held", None, g.controller(hex_), {"points": worth})
        for hex_, worth in g.prizes
    ]
    counts = (Count("14.2", "count-steps", {}),)
    decisions = tuple(Decision("14.3", "decided-wiped-out", {"side": side}) for side in gone if len(gone) == 1)
    verdict, found = outcome(g, gone), tuple(prizes)
    return Goal("14.4", "goal-how", verdict, lead(g), counts, tuple(ways), found, decisions=decisions)


def seems_wiped_out(g: Patrol, side: Side, viewer: Side | None) -> bool:
    """§14.3 Whether a side is beaten as far as the viewer can tell: a counter that is not known may be a fighter."""
    coming = (g.board.box("hand"), g.board.box("reserve"))
    there = [p for p in g.counters[side] if g.is_on_board(p) or g.position.at[p] in coming]
    return not any(g.is_fighter[p] or not g.may_know(viewer, p) for p in there)
