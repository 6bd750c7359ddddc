"""Chapter 16: victory. Only the Germans score points."""

from __future__ import annotations

from grognard.games.verdun.table import FRENCH, GARRISON, GERMAN, REMNANT, Verdun
from grognard.kernel.hexgrid import members
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Side
from grognard.kernel.tally import Tally


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


@rule("16.0", "15.2", "15.5", "6.42")
def victory_tally(g: Verdun) -> Tally:
    """§16.0 Villages, forts, the city, the losses, and the cost of the 121st Division."""
    chart = g.charts["points"]
    tally = Tally("victory")
    row = "villages-infiltration" if "15.5" in g.options else "villages"
    villages = held(g, g.village)
    forts = sum(not g.is_fort(h) for h in members(g.fort))
    city = held(g, g.city)
    for name, count, clause in (
        (row, villages, "15.5" if "15.5" in g.options else "16.0"),
        ("destroyed-forts", forts, "16.0"),
        ("city-hexes", city, "16.0"),
    ):
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
    verdict = band(g, max(0, int(tally.total)))
    winner = GERMAN if verdict.startswith("german") else FRENCH if verdict.startswith("french") else None
    g.tell("final-points", "16.0", points=int(tally.total))
    g.tell(f"verdict-{verdict}", "16.0")
    g.end(winner, f"verdict-{verdict}")


@rule("16.0")
def band(g: Verdun, points: int) -> str:
    """§16.0 The verdict for a number of points; our short scenarios have their own bands."""
    bands = g.charts["victory"]
    least = g.scenario.values
    if least:
        names = [name for name in ("french-minor", "draw", "german-minor", "german-major") if points >= least[name]]
        return names[-1] if names else bands.cells[0][0]
    return bands.cells[0][bands.column_for(points) or 0]
