"""§16 and the victory conditions of the scenarios: what the attacker scores, and who has won.

The Central Powers score in all scenarios but the last, where the Entente does. The charts list the hexes that count,
what decides a scenario at its end, what counters are worth in the last count, and the verdict by points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grognard.games.front1918.standing import union
from grognard.games.front1918.supply import fed_headquarters, radius_of, traced
from grognard.games.italia.table import CP, ENTENTE, Italia
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import hexset, members
from grognard.kernel.words.goal import Band, Count, Decision, Goal, Prize, Score, Verdict, Way, band_at
from grognard.kernel.words.rulebook import rule

LADDERS = {
    CP: ("cp-strategic", "cp-operational", "cp-tactical", "draw", "entente"),
    ENTENTE: ("entente-strategic", "entente-operational", "entente-tactical", "draw", "cp"),
}
"""The verdicts of a scenario from the best for its attacker to the worst (D47)."""

SYMBOL = {CP: "cross", ENTENTE: "cockade"}
"""The objectives of each side: iron crosses and cockades."""


def attacker(g: Italia) -> Side:
    """The side that scores in this scenario."""
    return ENTENTE if f"{g.scenario.id}-{LADDERS[ENTENTE][0]}" in g.charts["victory-bands"].rows else CP


def clause(g: Italia) -> str:
    """The clause of the scenario's victory conditions."""
    return f"scenario.{g.scenario.id}.victory"


# Points ------------------------------------------------------------------------------------------------------------


@rule("16.0", "scenario.grappa.victory", "scenario.caporetto.victory", "scenario.radetzky.victory")
@rule("scenario.albrecht.victory", "scenario.solstice.victory", "scenario.vittorio.victory")
def objectives(g: Italia, side: Side) -> dict[int, int]:
    """§16.0 The objective hexes of a side in the playing area, and what each is worth; Caporetto has its own list."""
    chart = g.charts["victory-hexes"]
    column = g.scenario.id if g.scenario.id in chart.columns else SYMBOL[side]
    worth = {g.board.grid.get(row): g.number("victory-hexes", row, column) for row in chart.rows}
    return {hex_: points for hex_, points in worth.items() if hex_ is not None and points and g.area >> hex_ & 1}


@rule("scenario.albrecht.victory", "scenario.solstice.victory", "scenario.vittorio.victory")
def is_usable(g: Italia, hex_: int) -> bool:
    """An objective at a bridge counts only while the bridges of its hexsides stand, but not in Caporetto."""
    row = g.board.grid.number(hex_)
    if "tagliamento" in g.scenario.rules or not g.number("victory-hexes", row, "bridge"):
        return True
    return not any(hex_ in g.board.grid.ends(edge) for edge in g.position.broken)


def is_scored(g: Italia, side: Side, hex_: int) -> bool:
    """§16.0 Whether an objective counts now: the attacker has taken it, and it is of use to him."""
    return g.controller(hex_) == side and not g.held_at_start[side] >> hex_ & 1 and is_usable(g, hex_)


@rule("16.0", "scenario.grappa.victory", "scenario.caporetto.victory", "scenario.radetzky.victory")
@rule("scenario.albrecht.victory", "scenario.solstice.victory", "scenario.vittorio.victory")
def score(g: Italia, *, is_final: bool = False) -> Tally:
    """§16.0 The points of the attacker: objectives held, trenches taken, what happened; at the end the last count."""
    side, tally, where = attacker(g), Tally("victory"), clause(g)
    for hex_, points in objectives(g, side).items():
        if is_scored(g, side, hex_):
            tally.add(points, where, "reason-victory-hex", hex=hex_)
    if "cp-trench" in g.scenario.rules and (taken := trenches_taken(g)):
        points = taken * g.number("limits", "trench-points")
        tally.add(points, where, "reason-trenches", count=taken)
    if happened := g.position.points[side]:
        tally.add(happened, where, "reason-happened")
    if is_final:
        last_count(g, tally)
    return tally


@rule("scenario.grappa.victory", "scenario.radetzky.victory")
def trenches_taken(g: Italia) -> int:
    """The trench hexes of the Entente in the playing area that the Central Powers control."""
    return sum(g.controller(h) == CP for h in members(trenches_to_take(g)))


def trenches_to_take(g: Italia) -> int:
    """The trench hexes of the Entente in the playing area, as the game began."""
    return g.board.regions.get("trenches-entente", 0) & g.area & g.held_at_start[ENTENTE]


def standings(g: Italia) -> dict[Side, Tally]:
    """§16.0 Only the attacker scores; when the game is over with the last count."""
    return {attacker(g): score(g, is_final=g.position.over)}


# The last count ----------------------------------------------------------------------------------------------------


@rule("scenario.caporetto.victory", "scenario.vittorio.victory")
def worth(g: Italia, piece: int, column: str) -> int:
    """What a counter is worth in the last count: by kind, printed morale (D39) and strength."""
    if g.is_gun[piece]:
        row = "artillery"
    elif g.is_hq[piece]:
        row = "hq"
    elif g.is_division[piece]:
        row = f"division-{g.morale_of[piece]}"
        if not g.is_full(piece) and g.has_row("final-count", f"{row}-reduced"):
            row = f"{row}-reduced"
    else:
        row = g.kind[piece]
    return g.bonus("final-count", row, column)


def last_count(g: Italia, tally: Tally) -> None:
    """What the scenario counts when its last turn is over."""
    rules, where = g.scenario.rules, clause(g)
    if "behind-trenches" in rules:
        count_behind_trenches(g, tally, where)
    if "tagliamento" in rules:
        count_by_the_tagliamento(g, tally, where)
    if attacker(g) == ENTENTE:
        cut = cut_off(g)
        if points := sum(worth(g, p, "vittorio") for p in cut):
            tally.add(points, where, "reason-cut-off", count=len(cut))


@rule("scenario.albrecht.victory", "scenario.solstice.victory")
def count_behind_trenches(g: Italia, tally: Tally, where: str) -> None:
    """A point for each full unit behind the Entente's trenches in touch with a headquarters, less one for each unit or
    gun there that cannot trace supply in any way (D68); headquarters without a line of their own feed nobody."""
    behind = g.board.regions.get("behind-entente-trenches", 0)
    there = [p for p in g.own[CP] if g.is_on_board(p) and behind >> g.position.at[p] & 1]
    held, fed = in_touch(g, CP), traced(g, CP)
    full = [p for p in there if g.is_combat[p] and g.is_full(p) and held >> g.position.at[p] & 1]
    lost = [p for p in there if (g.is_combat[p] or g.is_gun[p]) and not fed >> g.position.at[p] & 1]
    if full:
        tally.add(len(full), where, "reason-behind-trenches", count=len(full))
    if lost:
        tally.add(-len(lost), where, "reason-cut-off", count=len(lost))


@rule("scenario.caporetto.victory", "scenario.caporetto.exit")
def count_by_the_tagliamento(g: Italia, tally: Tally, where: str) -> None:
    """Italians east of the Tagliamento count if a unit in touch stands west of it; those led off are subtracted."""
    east, at = g.board.regions.get("east-of-tagliamento", 0), g.position.at
    west = in_touch(g, CP) & ~east
    if any(west >> at[p] & 1 for p in g.fighters[CP] if g.is_on_board(p)):
        left = [p for p in g.own[ENTENTE] if g.is_on_board(p) and east >> at[p] & 1]
        if points := sum(worth(g, p, "caporetto") for p in left):
            tally.add(points, where, "reason-east-of-tagliamento", count=len(left))
    off = g.at(g.board.box("led-off"))
    if saved := sum(worth(g, p, "caporetto") for p in off):
        tally.add(-saved, where, "reason-led-off", count=len(off))


@rule("scenario.vittorio.victory")
def cut_off(g: Italia) -> list[int]:
    """The counters of the Central Powers that cannot trace supply in any way; headquarters without a line of their own
    are among them, and feed nobody."""
    fed, staffs = traced(g, CP), fed_headquarters(g, CP)
    found = [p for p in g.own[CP] if g.is_on_board(p) and not fed >> g.position.at[p] & 1 and not g.is_hq[p]]
    return [*found, *(p for p in g.headquarters[CP] if g.is_on_board(p) and p not in staffs)]


# What decides at once ----------------------------------------------------------------------------------------------


def in_touch(g: Italia, side: Side) -> int:
    """The hexes from which a unit traces to the headquarters its scenario asks for: a named one, or any in supply."""
    return radius_of(g, side, staffs_asked(g, side))[0]


@rule("scenario.grappa.victory", "scenario.radetzky.victory")
def staffs_asked(g: Italia, side: Side) -> Sequence[int]:
    """The headquarters that count for victory: one by name on Monte Grappa, elsewhere those in supply."""
    return staffs_on_map(g, side) if g.has_row("victory-staffs", g.scenario.id) else fed_headquarters(g, side)


def staffs_on_map(g: Italia, side: Side) -> Sequence[int]:
    """The headquarters of a side on the map, in supply or not: one by name on Monte Grappa, elsewhere all."""
    staffs = [p for p in g.headquarters[side] if g.is_on_board(p)]
    if not g.has_row("victory-staffs", g.scenario.id):
        return staffs
    name = g.charts["victory-staffs"].at(g.scenario.id, side.name)
    return [p for p in staffs if g.roster[p].name == name]


def clear_hexes(g: Italia) -> int:
    """The hexes without any terrain."""
    return g.board.grid.mask & ~union(g.terrain.values())


@rule("scenario.grappa.victory", "scenario.radetzky.victory", "scenario.albrecht.victory", "scenario.solstice.victory")
def decided(g: Italia) -> str:
    """The verdict that ground held by units in touch decides, whatever the points; an empty text for none."""
    return next((row.verdict for row in decisive_ground(g) if row.held >= row.needed), "")


class Decisive(NamedTuple):
    """Ground that decides a scenario: the verdict, which ground, how many hexes are needed, and those that are held."""

    verdict: str
    ground: str
    needed: int
    hexes: int

    @property
    def held(self) -> int:
        """How many hexes are held."""
        return self.hexes.bit_count()


def named_objectives(g: Italia) -> int:
    """The hexes that the scenario names as decisive."""
    return g.board.regions.get(f"objectives-{g.scenario.id}", 0)


def decisive_ground(g: Italia) -> list[Decisive]:
    """What the chart says of this scenario, in its order; a unit in touch holds the hex it stands in."""
    chart = g.charts["decisive"]
    rows = [row for row in chart.rows if row.startswith(f"{g.scenario.id}-")]
    if not rows:
        return []
    held = hexset(g.position.at[p] for p in g.fighters[CP] if g.is_on_board(p)) & in_touch(g, CP)
    south = g.board.regions.get("south-of-entente-trenches", 0)
    grounds = {
        "objectives": named_objectives(g),
        "clear": south & clear_hexes(g),
        "mountains": south & (g.terrain["mountain"] | g.terrain["high-mountain"]),
    }
    return [
        Decisive(chart.at(row, "verdict"), name, needed, held & ground)
        for row in rows
        for name, ground in grounds.items()
        if (needed := g.number("decisive", row, name))
    ]


@rule("scenario.grappa.victory", "scenario.radetzky.victory", "scenario.vittorio.victory")
def falls_short(g: Italia) -> bool:
    """Whether the attacker's level is one step lower: an enemy in his trenches, a combat unit or, in one scenario, any
    unit on the ground; or Trento not taken. The headquarters of that enemy need not be in supply itself (D68)."""
    return bool(places_of_failure(g))


def places_of_failure(g: Italia) -> list[int]:
    """The hexes for which the attacker falls short: those with an enemy in his trenches, or Trento."""
    rules = g.scenario.rules
    if "cp-trench" in rules:
        near, _ = radius_of(g, ENTENTE, staffs_on_map(g, ENTENTE))
        there = g.present_hexes(ENTENTE) if "any-unit-in-trench" in rules else g.fighter_hexes(ENTENTE)
        return members(there & near & g.area & g.board.regions.get("trenches-cp", 0))
    if "trento" in rules:
        trento = g.board.grid.get(g.charts["must-hold"].at(g.scenario.id, "hex"))
        return [] if trento is None or g.controller(trento) == ENTENTE else [trento]
    return []


# Verdicts ----------------------------------------------------------------------------------------------------------


@rule("16.0", "7.0.end")
def judge(g: Italia) -> None:
    """§16.0 After every turn the score is told; after the last one it decides."""
    is_final = g.position.turn >= g.scenario.turns
    tally = score(g, is_final=is_final)
    for reason in tally.reasons:
        g.tell(reason.key.replace("reason-", "points-", 1), reason.rule, points=int(reason.value), **reason.args)
    g.tell("points-total", "16.0", side=attacker(g), points=int(tally.total))
    if is_final:
        conclude(g, decided(g) or band(g, int(tally.total)))


@rule("16.0", "scenario.caporetto.victory", "scenario.vittorio.victory")
def bands(g: Italia) -> tuple[Band, ...]:
    """The verdicts by points, from the fewest."""
    chart, head = g.charts["victory-bands"], f"{g.scenario.id}-"
    rows = [row for row in chart.rows if row.startswith(head)]
    found = [Band(g.number("victory-bands", row, "least"), verdict_of(g, row.removeprefix(head))) for row in rows]
    return tuple(sorted(found, key=lambda band: band.least))


def band(g: Italia, points: int) -> str:
    """The verdict for a number of points: the highest band they reach."""
    return band_at(bands(g), points).verdict.key.removeprefix("verdict-")


def verdict_of(g: Italia, name: str) -> Verdict:
    """A verdict with the side that wins by it."""
    return Verdict(None if name == "draw" else g.side_named(name.partition("-")[0]), f"verdict-{name}")


def lowered(g: Italia, name: str) -> str:
    """A verdict after the step it loses, where the attacker falls short."""
    ladder = LADDERS[attacker(g)]
    return ladder[min(ladder.index(name) + 1, len(ladder) - 1)] if falls_short(g) else name


def conclude(g: Italia, name: str) -> None:
    """Lower the verdict by a step where the scenario says so, and end the game."""
    winner, verdict = verdict_of(g, lowered(g, name))
    g.tell(verdict, "16.0")
    g.end(winner, verdict)


# The goal on screen ------------------------------------------------------------------------------------------------


def goal(g: Italia) -> Goal:
    """§16.0 The attacker's points with the last count, what decides beside them, and the objectives."""
    side, value = attacker(g), int(score(g, is_final=True).total)
    told = Score("victory-points", value, bands(g), side, {side: value})
    verdict = verdict_of(g, lowered(g, decided(g) or band(g, value)))
    how, found = f"goal-how-{g.scenario.id}", tuple(decisions(g))
    return Goal(clause(g), how, verdict, told, tuple(counts(g)), tuple(ways(g)), prizes(g), decisions=found)


def decisions(g: Italia) -> Iterator[Decision]:
    """The ground that decides whatever the points, hex by hex, and where the attacker falls short."""
    row = next((row for row in decisive_ground(g) if row.held >= row.needed), None)
    if row is not None:
        said = {"places": members(row.hexes), "count": row.held, "word": row.verdict}
        yield Decision(clause(g), "decided-ground", said)
    if short := places_of_failure(g):
        key = "decided-trento" if "trento" in g.scenario.rules else "decided-trenches"
        yield Decision(clause(g), key, {"side": attacker(g), "places": short})


def counts(g: Italia) -> Iterator[Count]:
    """What scores beside objectives: trenches, what happened so far, and the last count as it stands."""
    side, where, last = attacker(g), clause(g), Tally("last")
    if "cp-trench" in g.scenario.rules:
        yield Count(where, "count-trenches", {"points": g.number("limits", "trench-points")}, side)
    if happened := g.position.points[side]:
        yield Count(where, "count-happened", {"points": happened}, side)
    last_count(g, last)
    if last.total:
        yield Count(where, "count-last", {"points": int(last.total)}, side)


def ways(g: Italia) -> Iterator[Way]:
    """The ground that decides whatever the points, and what lowers the verdict by a step."""
    side, where, rules = attacker(g), clause(g), g.scenario.rules
    for row in decisive_ground(g):
        said = {"word": row.verdict, "needed": row.needed, "count": row.held}
        if row.ground == "objectives":
            said["numbers"] = ", ".join(map(g.board.grid.number, members(named_objectives(g))))
        yield Way(where, f"goal-ground-{row.ground}", said, row.held >= row.needed, side)
    if "cp-trench" in rules:
        yield Way(where, "goal-enemy-in-trenches", {}, falls_short(g), side.enemy)
    if "trento" in rules:
        hex_ = g.board.grid.get(g.charts["must-hold"].at(g.scenario.id, "hex"))
        yield Way(where, "goal-trento", {"hex": -1 if hex_ is None else hex_}, not falls_short(g), side)


def prizes(g: Italia) -> tuple[Prize, ...]:
    """§16.0 The objectives that the attacker did not hold at the start; one with broken bridges does not count."""
    side = attacker(g)
    return tuple(
        Prize(
            hex_,
            points,
            clause(g),
            "prize-objective",
            side,
            side if is_scored(g, side, hex_) else None,
            {"points": points},
        )
        for hex_, points in objectives(g, side).items()
        if not g.held_at_start[side] >> hex_ & 1
    )
