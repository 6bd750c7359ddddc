"""Chapter 16 and the victory conditions of the scenarios: what the Germans score, and who has won.

The Germans score for ground taken. The charts list the hexes that count and the verdict for each number of points.
Control of hexes is recorded where units move.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.front1918.supply import in_touch, sources
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.goal import Band, Decision, Goal, Prize, Score, Verdict, Way, band_at
from grognard.kernel.words.rulebook import rule

DEFEAT = "german-strategic-defeat"


# Points ------------------------------------------------------------------------------------------------------------


@rule("16.0", "scenario.gneisenau.victory", "scenario.blucher.victory", "scenario.friedensturm.victory")
def victory_hexes(g: Marne) -> dict[int, int]:
    """§16.0 The worth of each victory hex in this scenario: Gneisenau has its own list, the others that of the map."""
    chart = g.charts["victory-hexes"]
    column = g.scenario.id if g.scenario.id in chart.columns else "map"
    worth = {g.board.grid.get(row): g.number("victory-hexes", row, column) for row in chart.rows}
    return {hex_: points for hex_, points in worth.items() if hex_ is not None and points}


@rule("16.0", "scenario.gneisenau.victory", "scenario.blucher.victory", "scenario.friedensturm.victory")
def victory_tally(g: Marne) -> Tally:
    """§16.0 The victory hexes that the Germans hold now and did not hold at the start."""
    tally = Tally("victory")
    for hex_, points in victory_hexes(g).items():
        if g.controller(hex_) == GERMAN and not g.held_at_start[GERMAN] >> hex_ & 1:
            tally.add(points, "16.0", "reason-victory-hex", hex=hex_)
    return tally


# Encirclement ------------------------------------------------------------------------------------------------------


@rule("scenario.friedensturm.victory")
def is_reims_lost(g: Marne) -> bool:
    """Whether Reims is German, or no path free of Germans and their zones leads from it to an Allied edge.

    The path begins outside the town (D23): a German next to Reims does not encircle it.
    """
    reims = g.board.regions.get("reims", 0)
    held = any(g.controller(h) == GERMAN for h in members(reims))
    return bool(reims) and (held or not sources(g, ALLIED) & reims)


@rule("scenario.friedensturm.victory")
def encircled(g: Marne) -> list[str]:
    """The German divisions without a line to any German source; one in regiments counts once, when all are cut off."""
    touched, at = in_touch(g, GERMAN), g.position.at
    cut: dict[str, bool] = {}
    for piece in g.fighters[GERMAN]:
        if g.is_on_board(piece) and g.is_foot[piece]:
            name = g.division[piece] or g.roster[piece].name
            cut[name] = cut.get(name, True) and not touched >> at[piece] & 1
    return sorted(name for name, is_cut in cut.items() if is_cut)


# Verdicts ----------------------------------------------------------------------------------------------------------


@rule("16.0", "7.0.end")
def judge(g: Marne) -> None:
    """§16.0 After every turn the score is told; after the last one it decides."""
    tally = victory_tally(g)
    for reason in tally.reasons:
        g.tell("points-victory-hex", reason.rule, points=int(reason.value), **reason.args)
    g.tell("points-total", "16.0", points=int(tally.total))
    if g.position.turn >= g.scenario.turns:
        tell_strategic(g)
        conclude(g, strategic(g) or band(g, int(tally.total)))


@rule("scenario.gneisenau.victory", "scenario.blucher.victory", "scenario.friedensturm.victory")
def bands(g: Marne) -> tuple[Band, ...]:
    """The verdicts by points, from the fewest."""
    chart, head = g.charts["victory-bands"], f"{g.scenario.id}-"
    rows = [row for row in chart.rows if row.startswith(head)]
    found = [Band(g.number("victory-bands", row, "least"), verdict_of(row.removeprefix(head))) for row in rows]
    return tuple(sorted(found, key=lambda band: band.least)) or (Band(0, verdict_of("draw")),)


def band(g: Marne, points: int) -> str:
    """The verdict for a number of points: the highest band they reach."""
    return band_at(bands(g), points).verdict.key.removeprefix("verdict-")


def verdict_of(name: str) -> Verdict:
    """A verdict with the side that wins by it."""
    is_allied = name == DEFEAT or name.startswith("allied")
    return Verdict(ALLIED if is_allied else GERMAN if name.startswith("german") else None, f"verdict-{name}")


@rule("scenario.friedensturm.victory")
def strategic(g: Marne) -> str:
    """The strategic verdict, if the scenario has it: Reims lost, or eight German divisions encircled, but not both."""
    if "encirclement" not in g.scenario.rules:
        return ""
    reims, pocket = is_reims_lost(g), len(encircled(g)) >= g.number("limits", "encircled-divisions")
    if reims == pocket:
        return ""
    return "german-strategic" if reims else "allied-strategic"


def tell_strategic(g: Marne) -> None:
    """Tell of encircled divisions and of Reims, where the scenario counts them."""
    if "encirclement" not in g.scenario.rules:
        return
    if divisions := encircled(g):
        g.tell("points-encircled", "scenario.friedensturm.victory", count=len(divisions))
    if is_reims_lost(g):
        g.tell("points-reims", "scenario.friedensturm.victory")


@rule("scenario.gneisenau.victory")
def lose_montdidier(g: Marne, hex_: int, side: Side) -> None:
    """Where the scenario says so, an Allied unit that enters Montdidier ends the game, and the Germans lose."""
    if side == ALLIED and g.is_decisive(hex_):
        conclude(g, DEFEAT)


def conclude(g: Marne, name: str) -> None:
    """Tell the verdict, and end the game."""
    winner, verdict = verdict_of(name)
    g.tell(verdict, "16.0")
    g.end(winner, verdict)


# The goal on screen ------------------------------------------------------------------------------------------------


def goal(g: Marne) -> Goal:
    """§16.0 The German points in their bands, what decides beside them, and the hexes that count."""
    value = int(victory_tally(g).total)
    score = Score("victory-points", value, bands(g), GERMAN, {GERMAN: value})
    decided = strategic(g)
    verdict = verdict_of(decided) if decided else score.band.verdict
    rule = f"scenario.{g.scenario.id}.victory"
    found = tuple(decisions(g, rule))
    return Goal(rule, "goal-how", verdict, score, (), tuple(ways(g, rule)), tuple(prizes(g)), decisions=found)


def decisions(g: Marne, rule: str) -> Iterator[Decision]:
    """What decides whatever the points: Montdidier in Allied hands, Reims lost, or the pocket."""
    entered = [h for h in members(g.board.regions.get("montdidier", 0)) if g.is_decisive(h)]
    if taken := [h for h in entered if g.controller(h) == ALLIED]:
        yield Decision(rule, "decided-montdidier", {"places": taken})
    if strategic(g) == "german-strategic":
        yield Decision(rule, "decided-reims", {"places": members(g.board.regions.get("reims", 0))})
    elif strategic(g):
        least = g.number("limits", "encircled-divisions")
        yield Decision(rule, "decided-encircled", {"count": len(encircled(g)), "least": least})


def ways(g: Marne, rule: str) -> Iterator[Way]:
    """Montdidier in Gneisenau; Reims and the pocket, of which one without the other decides, in Friedensturm."""
    for hex_ in members(g.board.regions.get("montdidier", 0)):
        if g.is_decisive(hex_):
            yield Way(rule, "goal-montdidier", {"hex": hex_}, g.controller(hex_) == ALLIED, ALLIED)
    if "encirclement" in g.scenario.rules:
        least, count = g.number("limits", "encircled-divisions"), len(encircled(g))
        yield Way(rule, "goal-reims", {}, is_reims_lost(g), GERMAN)
        yield Way(rule, "goal-encircled", {"least": least, "count": count}, count >= least, ALLIED)


def prizes(g: Marne) -> Iterator[Prize]:
    """§16.0 The victory hexes that the Germans did not hold at the start."""
    for hex_, points in victory_hexes(g).items():
        if not g.held_at_start[GERMAN] >> hex_ & 1:
            holder = GERMAN if g.controller(hex_) == GERMAN else None
            yield Prize(hex_, points, "16.0", "prize-victory-hex", GERMAN, holder, {"points": points})
