"""Victory, scenario by scenario: control of hexes, steps lost, points. The book leaves it to the scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grognard.games.august.ground import holder
from grognard.games.august.table import August
from grognard.games.august.words import GERMAN, LOADED, READY, RUSSIAN
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.goal import Band, Count, Decision, Goal, Prize, Score, Verdict, Way, lead_bands
from grognard.kernel.words.rulebook import rule

WORTH = re.compile(r"worth-(\d+)-(\w+)")


# What counts ---------------------------------------------------------------------------------------------------


def region(g: August, name: str) -> list[int]:
    """The hexes of a region; none where the scenario has no such region."""
    return members(g.board.regions.get(name, 0))


def held(g: August, side: Side, name: str = "objective") -> int:
    """How many hexes of a region a side controls."""
    return sum(holder(g, hex_) == side for hex_ in region(g, name))


def steady_companies(g: August, side: Side, name: str) -> int:
    """How many companies of a side in good order stand in a region; hidden ones count when they have appeared."""
    hexes = set(region(g, name))
    there = [p for p in g.pieces_of[side] if g.is_company[p] and g.position.at[p] in hexes]
    return sum(g.is_steady(p) and not g.position.hidden[p] for p in there)


def has_left(g: August, side: Side, kind: list[bool]) -> int:
    """How many pieces of a sort have left the map."""
    box = g.board.box("left")
    return sum(kind[p] and g.position.at[p] == box for p in g.pieces_of[side])


# Breaking ------------------------------------------------------------------------------------------------------


def is_broken(g: August, side: Side) -> bool:
    """Whether a side has lost as many steps as it can bear."""
    most = g.value(f"{side.name}-breaks")
    return bool(most) and g.position.lost[side] >= most


@rule("def.victory")
def check_breaking(g: August) -> None:
    """A side that has lost as many steps as the scenario says loses at once; if both, the German wins."""
    if g.position.over:
        return
    broken = [side for side in g.sides if is_broken(g, side)]
    if broken:
        winner = GERMAN if len(broken) == len(g.sides) else broken[0].enemy
        g.end(winner, "verdict-broken")


# Points --------------------------------------------------------------------------------------------------------


def add_points(tally: Tally, count: int, each: int, key: str) -> None:
    """Add points for so many of something, if there are any."""
    if count and each:
        tally.add(count * each, "def.victory", key, count=count)


@rule("def.victory")
def points_tally(g: August, side: Side) -> Tally:
    """The points of a side: for steps and guns of the enemy, ground, what stands where, and what has left the map."""
    tally, enemy, position = Tally("standing"), side.enemy, g.position

    def value(name: str) -> int:
        return g.value(f"{side.name}-{name}")

    guns, stormed = position.guns_lost[enemy], position.guns_stormed[enemy]
    steps = position.lost[enemy] - (guns if g.has_rule("gun-for-its-step") else 0)
    per_point = value("steps-per-point")
    add_points(tally, steps // per_point if per_point else 0, 1, "reason-enemy-steps")
    by_assault = value("points-gun-assault")
    add_points(tally, guns - stormed if by_assault else guns, value("points-gun"), "reason-enemy-guns")
    add_points(tally, stormed, by_assault, "reason-guns-stormed")
    add_points(tally, position.colonels_lost[enemy], value("points-colonel"), "reason-enemy-colonels")
    for name in g.board.regions:
        worth = WORTH.fullmatch(name)
        if worth is not None and worth[2] == side.name:
            add_points(tally, held(g, side, name), int(worth[1]), "reason-ground")
    add_standing_points(g, side, tally)
    add_points(tally, position.own_fire[enemy], value("points-own-fire"), "reason-own-fire")
    add_points(tally, position.awarded[side], value("points-late"), "reason-held-late")
    add_points(tally, has_left(g, side, g.is_gun), value("points-gun-left"), "reason-guns-left")
    add_points(tally, has_left(g, side, g.is_wagon), value("points-wagon-left"), "reason-wagons-left")
    add_points(tally, has_left(g, side, g.is_company), value("points-company-left"), "reason-companies-left")
    return tally


def add_standing_points(g: August, side: Side, tally: Tally) -> None:
    """Points for companies in good order in a region, for their absence, and for guns that are still ready."""
    name, enemy = side.name, side.enemy
    steady = steady_companies(g, side, f"steady-{name}")
    if steady >= g.value(f"{name}-steady", 1):
        add_points(tally, 1, g.value(f"{name}-points-steady"), "reason-steady")
    if f"denied-{enemy.name}" in g.board.regions and not steady_companies(g, enemy, f"denied-{enemy.name}"):
        add_points(tally, 1, g.value(f"{name}-points-denied"), "reason-denied")
    hexes, at, face = set(region(g, f"ready-{name}")), g.position.at, g.position.face
    guns = [p for p in g.pieces_of[side] if g.is_gun[p] and not g.position.hidden[p]]
    ready = sum(at[p] in hexes and face[p] == READY for p in guns)
    add_points(tally, ready, g.value(f"{name}-points-ready-gun"), "reason-ready-guns")


@rule("def.victory")
def award_late(g: August) -> None:
    """At the end of the turn the scenario names, a side that still holds its region has earned the points for it."""
    if g.position.turn != g.value("late-turn"):
        return
    for side in g.sides:
        name = f"late-{side.name}"
        if region(g, name) and held(g, side, name) == len(region(g, name)):
            g.position.awarded[side] = 1


# Judging -------------------------------------------------------------------------------------------------------


@rule("def.victory", "3.0")
def judge(g: August) -> None:
    """§3.0 After the last turn the conditions of the scenario decide."""
    award_late(g)
    if g.position.over or g.position.turn < g.scenario.turns:
        return
    show_all(g)
    g.end(*deciding_score(g).band.verdict)


@rule("def.victory")
def deciding_score(g: August) -> Score:
    """The figure that decides the scenario, from what everybody may know, and the verdict for each value."""
    if g.has_rule("hold-village"):
        return village_score(g, GERMAN, RUSSIAN, "village-taken", "village-held")
    if g.has_rule("cross-stream"):
        bridge, is_cheap = is_bridge_held(g), g.position.lost[RUSSIAN] <= g.value("russian-most-lost")
        return village_score(
            g,
            RUSSIAN if bridge and is_cheap else GERMAN,
            RUSSIAN if is_cheap else GERMAN,
            "stream-crossed",
            "stream-held",
        )
    return lead(g)


def village_score(g: August, without: Side, with_: Side, taken: str, held_: str) -> Score:
    """The hexes of the village that the Russian controls: who wins without enough of them, and with enough."""
    value, places = held(g, RUSSIAN), len(region(g, "objective"))
    verdicts = [Verdict(side, f"verdict-{taken if side == RUSSIAN else held_}") for side in (without, with_)]
    bands = (Band(0, verdicts[0]), Band(g.value("enough"), verdicts[1]))
    return Score("places", value, bands, RUSSIAN, {RUSSIAN: value}, places)


def lead(g: August) -> Score:
    """The higher total wins, by a margin decisively; a tie belongs to whom the scenario gives it, or to nobody."""
    one, two = g.sides
    both = {side: int(points_tally(g, side).total) for side in g.sides}
    winner = GERMAN if g.has_rule("tie-german") else RUSSIAN if g.has_rule("tie-russian") else None
    decisive = g.value("decisive")
    leads = [(1, "verdict-points"), *([(decisive, "verdict-decisive")] if decisive else [])]
    ladder = [(least, Verdict(one, key), Verdict(two, key)) for least, key in leads]
    return Score("lead", both[one] - both[two], lead_bands(ladder, Verdict(winner, "verdict-tie")), points=both)


@rule("16.5")
def show_all(g: August) -> None:
    """§16.5 When the battle is over, what was hidden is shown."""
    for piece in range(len(g.roster)):
        if g.is_on_board(piece) and g.reveal(piece):
            g.tell("detected", "16.5", piece=piece, hex=g.position.at[piece])


def is_bridge_held(g: August) -> bool:
    """Whether the Russian holds the bridge with no German combat unit near it; hidden ones do not count (16.5)."""
    grid, near = g.board.grid, g.value("clear-of-bridge")
    bridges, hidden = region(g, "objective-bridge"), g.position.hidden
    germans = {
        g.position.at[p] for p in g.pieces_of[GERMAN] if g.is_combat[p] and not g.has(p, LOADED) and not hidden[p]
    }
    is_clear = all(grid.distance(bridge, h) > near for bridge in bridges for h in germans if h < grid.size)
    return bool(bridges) and held(g, RUSSIAN, "objective-bridge") == len(bridges) and is_clear


def standing_tally(g: August, side: Side) -> Tally:
    """What decides the scenario, as it stands: points, or the objectives a side controls."""
    if g.has_rule("points"):
        return points_tally(g, side)
    tally = Tally("standing")
    count = held(g, side)
    return tally.add(count, "def.control", "reason-objectives", count=count) if count else tally


# The goal on screen --------------------------------------------------------------------------------------------

PER_POINT = ("points-gun", "points-gun-assault", "points-colonel", "points-ready-gun", "points-own-fire")
PER_EXIT = ("points-gun-left", "points-wagon-left", "points-company-left")
"""The values of a scenario that say what something is worth to a side."""


def goal(g: August) -> Goal:
    """What decides the scenario as everybody knows it: points or places, steps that break a side, and ground."""
    score = deciding_score(g)
    how = next((name for name in ("hold-village", "cross-stream") if g.has_rule(name)), "points")
    is_sure = not g.has_secrets() or g.position.over
    counts = tuple(scoring(g)) if how == "points" else ()
    verdict, prizes = score.band.verdict, tuple(prize_hexes(g))
    found = tuple(decisions(g))
    return Goal("def.victory", f"goal-how-{how}", verdict, score, counts, tuple(ways(g)), prizes, is_sure, found)


def decisions(g: August) -> Iterator[Decision]:
    """What decides as it stands: a broken side, or else the village, the bridge and its price, or points."""
    lost, where = g.position.lost, "def.victory"
    broken = [side for side in g.sides if is_broken(g, side)]
    for side in broken:
        said = {"side": side, "count": lost[side], "most": g.value(f"{side.name}-breaks")}
        yield Decision(where, "decided-broken", said)
    if broken:
        return
    if not (g.has_rule("hold-village") or g.has_rule("cross-stream")):
        points = {side.name: int(points_tally(g, side).total) for side in g.sides}
        yield Decision(where, "decided-points", points)
        return
    places = [hex_ for hex_ in region(g, "objective") if holder(g, hex_) == RUSSIAN]
    yield Decision(where, "decided-places", {"places": places, "count": len(places), "enough": g.value("enough")})
    if g.has_rule("cross-stream"):
        yield from price_of_the_stream(g)


def price_of_the_stream(g: August) -> Iterator[Decision]:
    """Whether the bridge is held, and whether too many steps were lost for it."""
    most, lost = g.value("russian-most-lost"), g.position.lost[RUSSIAN]
    if is_bridge_held(g):
        yield Decision("def.victory", "decided-bridge", {"places": list(region(g, "objective-bridge"))})
    if lost > most:
        yield Decision("def.victory", "decided-too-costly", {"count": lost, "most": most})


def scoring(g: August) -> Iterator[Count]:
    """What scores for each side beside ground, by the values of the scenario."""
    for side in g.sides:
        if per_point := g.value(f"{side.name}-steps-per-point"):
            yield Count("def.victory", "count-steps", {"side": side, "steps": per_point}, side)
        for name in (*PER_POINT, *PER_EXIT):
            if points := g.value(f"{side.name}-{name}"):
                yield Count(
                    "def.victory", f"count-{name.removeprefix('points-')}", {"side": side, "points": points}, side
                )


def columns_of(g: August, name: str) -> dict[str, str]:
    """The first and the last column of a region, as they are printed before the row."""
    columns = sorted(g.board.grid.number(hex_)[:-2] for hex_ in region(g, name)) or [""]
    return {"first": columns[0], "last": columns[-1]}


def ways(g: August) -> Iterator[Way]:
    """What decides beside the score, or adds to it: steps, companies in good order, ground held for long, exits."""
    for side in g.sides:
        if most := g.value(f"{side.name}-breaks"):
            said = {"side": side, "most": most, "count": g.position.lost[side]}
            yield Way("def.victory", "way-breaks", said, is_broken(g, side), side.enemy)
        yield from company_ways(g, side)
        yield from late_ways(g, side)
        if turn := g.value(f"{side.name}-leaves-from"):
            yield exit_way(g, side, turn)
    if g.has_rule("cross-stream"):
        yield Way("def.victory", "way-bridge", {"near": g.value("clear-of-bridge")}, is_bridge_held(g), RUSSIAN)
        most, lost = g.value("russian-most-lost"), g.position.lost[RUSSIAN]
        yield Way("def.victory", "way-most-lost", {"most": most, "count": lost}, lost <= most, RUSSIAN)


def company_ways(g: August, side: Side) -> Iterator[Way]:
    """Points for companies of a side in good order somewhere, and for those of the enemy that are missing there."""
    if points := g.value(f"{side.name}-points-steady"):
        name, needed = f"steady-{side.name}", g.value(f"{side.name}-steady", 1)
        count = steady_companies(g, side, name)
        said = {"side": side, "needed": needed, "count": count, "points": points, **columns_of(g, name)}
        yield Way("def.victory", "way-steady", said, count >= needed, side)
    if points := g.value(f"{side.name}-points-denied"):
        name = f"denied-{side.enemy.name}"
        denied = {"side": side, "points": points, **columns_of(g, name)}
        yield Way("def.victory", "way-denied", denied, not steady_companies(g, side.enemy, name), side)


def late_ways(g: August, side: Side) -> Iterator[Way]:
    """Points for ground that a side still holds at the end of the turn the scenario names."""
    points = g.value(f"{side.name}-points-late")
    for hex_ in region(g, f"late-{side.name}") if points else ():
        said = {"side": side, "hex": hex_, "turn": g.value("late-turn"), "points": points}
        yield Way("def.victory", "way-late", said, bool(g.position.awarded[side]), side)


def exit_way(g: August, side: Side, turn: int) -> Way:
    """From which turn on and at which hexes the pieces of a side leave the map (16.42)."""
    exits = [g.board.grid.number(hex_) for hex_ in region(g, f"exit-{side.name}")] or [""]
    said = {"side": side, "turn": turn, "first": exits[0], "last": exits[-1], "count": len(exits)}
    return Way("16.42", "way-exit", said, g.position.turn >= turn, side)


def prize_hexes(g: August) -> Iterator[Prize]:
    """The hexes worth points to a side, and the objectives."""
    for name, bits in g.board.regions.items():
        worth = WORTH.fullmatch(name)
        if worth is not None and g.has_rule("points"):
            side = next(side for side in g.sides if side.name == worth[2])
            for hex_ in members(bits):
                holder_ = side if holder(g, hex_) == side else None
                said = {"side": side, "points": int(worth[1])}
                yield Prize(hex_, int(worth[1]), "def.victory", "prize-ground", side, holder_, said)
        elif name.startswith("objective"):
            for hex_ in members(bits):
                yield Prize(hex_, 0, "def.control", f"prize-{name}", RUSSIAN, holder(g, hex_))
