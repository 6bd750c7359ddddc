"""Chapter 16 and the victory conditions of the scenarios: what the Germans score, and who has won.

The Germans score for ground taken. The charts list the hexes that count and the verdict for each number of points.
Control of hexes is recorded where units move.
"""

from __future__ import annotations

from grognard.games.front1918.supply import in_touch, sources
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.kernel.hexgrid import members
from grognard.kernel.rulebook import rule
from grognard.kernel.tally import Tally

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
        conclude(g, strategic(g) or band(g, int(tally.total)))


@rule("scenario.gneisenau.victory", "scenario.blucher.victory", "scenario.friedensturm.victory")
def band(g: Marne, points: int) -> str:
    """The verdict for a number of points: the highest band they reach."""
    chart, head = g.charts["victory-bands"], f"{g.scenario.id}-"
    reached = [row for row in chart.rows if row.startswith(head) and points >= g.number("victory-bands", row, "least")]
    best = max(reached, key=lambda row: g.number("victory-bands", row, "least"), default="")
    return best.removeprefix(head) or "draw"


@rule("scenario.friedensturm.victory")
def strategic(g: Marne) -> str:
    """The strategic verdict, if the scenario has it: Reims lost, or eight German divisions encircled, but not both."""
    if "encirclement" not in g.scenario.rules:
        return ""
    divisions = encircled(g)
    reims, pocket = is_reims_lost(g), len(divisions) >= g.number("limits", "encircled-divisions")
    if divisions:
        g.tell("points-encircled", "scenario.friedensturm.victory", count=len(divisions))
    if reims:
        g.tell("points-reims", "scenario.friedensturm.victory")
    if reims == pocket:
        return ""
    return "german-strategic" if reims else "allied-strategic"


@rule("scenario.gneisenau.victory")
def lose_montdidier(g: Marne) -> None:
    """An Allied unit enters Montdidier: the game ends and the Germans lose."""
    conclude(g, DEFEAT)


def conclude(g: Marne, verdict: str) -> None:
    """Tell the verdict, and end the game."""
    is_allied = verdict == DEFEAT or verdict.startswith("allied")
    winner = ALLIED if is_allied else GERMAN if verdict.startswith("german") else None
    g.tell(f"verdict-{verdict}", "16.0")
    g.end(winner, f"verdict-{verdict}")
