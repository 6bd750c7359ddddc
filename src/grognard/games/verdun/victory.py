"""Chapter 16: victory. Only the Germans score points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import FRENCH, GARRISON, GERMAN, REMNANT
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.goal import Band, Count, Goal, Prize, Score, Verdict, band_at
from grognard.kernel.words.rulebook import rule


def held(g: Verdun, bits: int) -> int:
    """How many of these hexes the Germans control."""
    return sum(g.position.control[h] == GERMAN + 1 for h in members(bits))


@rule("16.0", "14.42")
def losses(g: Verdun, side: Side) -> int:
    """§16.0 Two for every unit eliminated, one for every unit reduced; remnants and garrisons do not count."""
    chart, total = g.charts["losses"], 0
    for piece in g.own[side]:
        if g.kind[piece] in (REMNANT, GARRISON):
            continue
        steps = g.position.steps[piece]
        if not steps:
            total += chart.number("eliminated", "losses")
        elif steps < g.roster.steps[piece]:
            total += chart.number("reduced", "losses")
    return total


@rule("16.0")
def loss_points(g: Verdun) -> tuple[int, str]:
    """§16.0 The best line that applies: French losses at least double, one and a half times, or simply higher."""
    french, german = losses(g, FRENCH), losses(g, GERMAN)
    chart = g.charts["loss-points"]
    for row in ("two-to-one", "three-to-two"):
        times = chart.number(row, "german"), chart.number(row, "french")
        if french > german and french * times[0] >= german * times[1]:
            return chart.number(row, "points"), row
    return (chart.number("more", "points"), "more") if french > german else (0, "")


@rule("16.0", "15.5")
def ground(g: Verdun) -> tuple[tuple[str, str, int], ...]:
    """§16.0 The ground that counts: its row of the chart, the clause, and its hexes."""
    villages = ("villages-infiltration", "15.5", g.village) if "15.5" in g.options else ("villages", "16.0", g.village)
    return villages, ("destroyed-forts", "16.0", g.fort), ("city-hexes", "16.0", g.city)


@rule("16.0", "15.2", "15.5", "6.42")
def victory_tally(g: Verdun) -> Tally:
    """§16.0 Villages, forts, the city, the losses, and the cost of the 121st Division."""
    chart = g.charts["points"]
    tally = Tally("victory")
    for name, clause, bits in ground(g):
        count = sum(not g.is_fort(h) for h in members(bits)) if bits == g.fort else held(g, bits)
        worth = count // chart.number(name, "each") * chart.number(name, "points")
        if worth:
            tally.add(worth, clause, f"reason-{name}", count=count)
    points, why = loss_points(g)
    if points:
        tally.add(points, "16.0", f"reason-losses-{why}", french=losses(g, FRENCH), german=losses(g, GERMAN))
    if g.position.called_121 and "15.2" not in g.options:
        tally.add(chart.number("optional-division", "points"), "6.42", "reason-121")
    return tally


@rule("16.0", "4.0", "4.XII")
def judge(g: Verdun) -> None:
    """§16.0 After the last turn the German points decide, by the bands of a chart."""
    if g.position.turn < g.scenario.turns:
        return
    tally = victory_tally(g)
    for reason in tally.reasons:
        g.tell(reason.key.replace("reason", "points"), reason.rule, points=int(reason.value), **reason.args)
    winner, verdict = band(g, points(tally))
    g.tell("final-points", "16.0", points=int(tally.total))
    g.tell(verdict, "16.0")
    g.end(winner, verdict)


def points(tally: Tally) -> int:
    """§16.0 The points that decide: never fewer than none."""
    return max(0, int(tally.total))


def band(g: Verdun, points: int) -> Verdict:
    """The verdict for a number of points."""
    return band_at(bands(g), points).verdict


@rule("16.0")
def bands(g: Verdun) -> tuple[Band, ...]:
    """§16.0 The verdicts with the points at which each begins; our short scenarios have bands of their own."""
    chart, least = g.charts["victory"], g.scenario.values
    begins = [least.get(name, low) for name, low in zip(chart.cells[0], chart.lows, strict=True)]
    return tuple(Band(low, verdict_of(name)) for name, low in zip(chart.cells[0], begins, strict=True))


def verdict_of(name: str) -> Verdict:
    """A verdict of the chart, with who has won by it."""
    winner = GERMAN if name.startswith("german") else FRENCH if name.startswith("french") else None
    return Verdict(winner, f"verdict-{name}")


# The goal on screen ---------------------------------------------------------------------------------------------


def goal(g: Verdun) -> Goal:
    """§16.0 The German points in their bands, and the ground that counts; nothing of it is hidden."""
    value = points(victory_tally(g))
    score = Score("victory-points", value, bands(g), GERMAN, {GERMAN: value})
    return Goal("16.0", "goal-how", score.band.verdict, score, tuple(counts(g)), prizes=tuple(prizes(g)))


def prizes(g: Verdun) -> Iterator[Prize]:
    """§16.0 Villages, forts and the city: what each hex is worth, as its share where several make a point."""
    chart = g.charts["points"]
    for name, clause, bits in ground(g):
        each, worth = chart.number(name, "each"), chart.number(name, "points")
        args = {"each": each, "points": worth}
        for hex_ in members(bits):
            is_taken = not g.is_fort(hex_) if bits == g.fort else g.controller(hex_) == GERMAN
            holder = GERMAN if is_taken else None
            yield Prize(hex_, Fraction(worth, each), clause, f"prize-{name}", GERMAN, holder, args)


def counts(g: Verdun) -> Iterator[Count]:
    """§16.0 What heavier French losses are worth; §6.42 what the 121st Division costs, unless §15.2 gives it."""
    chart, args = g.charts["loss-points"], {"french": losses(g, FRENCH), "german": losses(g, GERMAN)}
    for row in chart.rows:
        yield Count("16.0", f"count-losses-{row}", {"points": chart.number(row, "points"), **args}, GERMAN)
    if "15.2" not in g.options:
        yield Count("6.42", "count-121", {"points": g.charts["points"].number("optional-division", "points")}, GERMAN)
