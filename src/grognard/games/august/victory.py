"""Victory, scenario by scenario: control of hexes, steps lost, points. The book leaves it to the scenarios."""

from __future__ import annotations

import re

from grognard.games.august.ground import holder
from grognard.games.august.table import GERMAN, LOADED, READY, RUSSIAN, August
from grognard.kernel.hexgrid import members
from grognard.kernel.rulebook import rule
from grognard.kernel.script import Side
from grognard.kernel.tally import Tally

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
    ready = sum(g.is_gun[p] and at[p] in hexes and face[p] == READY for p in g.pieces_of[side])
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
    if g.has_rule("hold-village"):
        takes = held(g, RUSSIAN) >= g.value("enough")
        g.end(RUSSIAN if takes else GERMAN, "verdict-village-taken" if takes else "verdict-village-held")
    elif g.has_rule("cross-stream"):
        takes = is_across_stream(g) and g.position.lost[RUSSIAN] <= g.value("russian-most-lost")
        g.end(RUSSIAN if takes else GERMAN, "verdict-stream-crossed" if takes else "verdict-stream-held")
    else:
        judge_points(g)


@rule("16.5")
def show_all(g: August) -> None:
    """§16.5 When the battle is over, what was hidden is shown."""
    for piece in range(len(g.roster)):
        if g.is_on_board(piece) and g.reveal(piece):
            g.tell("detected", "16.5", piece=piece, hex=g.position.at[piece])


def is_across_stream(g: August) -> bool:
    """Whether the Russian holds enough of the village, or the bridge with no German combat unit near it."""
    if held(g, RUSSIAN) >= g.value("enough"):
        return True
    grid, near = g.board.grid, g.value("clear-of-bridge")
    bridges = region(g, "objective-bridge")
    germans = {g.position.at[p] for p in g.pieces_of[GERMAN] if g.is_combat[p] and not g.has(p, LOADED)}
    is_clear = all(grid.distance(bridge, h) > near for bridge in bridges for h in germans if h < grid.size)
    return bool(bridges) and held(g, RUSSIAN, "objective-bridge") == len(bridges) and is_clear


def judge_points(g: August) -> None:
    """The higher total wins, by a margin decisively; a tie belongs to whom the scenario gives it, or to nobody."""
    german, russian = (int(points_tally(g, side).total) for side in g.sides)
    if german == russian:
        winner = GERMAN if g.has_rule("tie-german") else RUSSIAN if g.has_rule("tie-russian") else None
        g.end(winner, "verdict-tie")
        return
    decisive = g.value("decisive")
    is_decisive = bool(decisive) and abs(german - russian) >= decisive
    g.end(GERMAN if german > russian else RUSSIAN, "verdict-decisive" if is_decisive else "verdict-points")


def standing_tally(g: August, side: Side) -> Tally:
    """What decides the scenario, as it stands: points, or the objectives a side controls."""
    if g.has_rule("points"):
        return points_tally(g, side)
    tally = Tally("standing")
    count = held(g, side)
    return tally.add(count, "def.control", "reason-objectives", count=count) if count else tally
