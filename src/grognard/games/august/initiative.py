"""Chapter 3.0.A: the initiative, and the light of the turn."""

from __future__ import annotations

from grognard.games.august.detection import look_around
from grognard.games.august.options import keep_one_back
from grognard.games.august.sight import sight_cap
from grognard.games.august.table import August
from grognard.kernel.asking.script import Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.tactics.alternation import begin_with
from grognard.kernel.words.rulebook import rule


@rule("3.0.A", "6.72", "def.initiative")
def initiative_tally(g: August, side: Side) -> Tally:
    """§3.0.A The initiative of a side: less for steps lost, less while its commander is mourned, never below zero."""
    tally = Tally("initiative", g.value(f"{side.name}-initiative"))
    per_loss, lost = g.value(f"{side.name}-per-loss"), g.position.lost[side]
    if per_loss and lost >= per_loss:
        tally.add(-(lost // per_loss), "3.0.A", "reason-losses", steps=lost)
    if g.position.mourned[side] and g.position.turn <= g.position.grief[side]:
        tally.add(-g.limits["grief-initiative"], "6.72", "reason-grief")
    return tally.limit_total("3.0.A", "reason-not-below", least=0)


@rule("3.0.A")
def initiative(g: August) -> Script[None]:
    """§3.0.A Each side adds a die to its initiative; the higher plays half the difference in segments first.

    With the turn the light may change, and hidden pieces be seen that were not (16.5).
    """
    tell_light(g)
    look_around(g)
    totals = [0, 0]
    while totals[0] == totals[1]:
        for side in g.sides:
            tally = initiative_tally(g, side)
            roll = yield g.roll(rule="3.0.A", ask="roll-initiative", tally=tally.by(Dice(1, 6), int), high=side)
            totals[side] = int(roll) + int(tally.total)
            g.tell("initiative-die", "3.0.A", side=side, roll=roll, total=totals[side])
    winner = g.sides[0] if totals[0] > totals[1] else g.sides[1]
    begin_with(g, winner)
    g.position.opening = opening_segments(totals[winner] - totals[winner.enemy])
    g.tell("initiative", "3.0.A", side=winner, count=g.position.opening)
    yield from keep_one_back(g, winner)


@rule("def.night", "8.4")
def tell_light(g: August) -> None:
    """The players are told when night or fog begins, and when day breaks."""
    turn = g.position.turn
    ends = {g.value("night-until"): "night", g.value("fog-until"): "fog"}
    light = next((name for last, name in sorted(ends.items()) if turn <= last), "day")
    if any(ends) and turn in (1, *(last + 1 for last in ends)):
        g.tell(f"light-{light}", "def.night", range=sight_cap(g))


@rule("3.0.A")
def opening_segments(margin: int) -> int:
    """§3.0.A Half the difference, rounded down, one at least."""
    return max(1, margin // 2)
