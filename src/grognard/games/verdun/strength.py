"""The values of a unit in its present state: attack and defence strength, fire strength, and movement allowance."""

from __future__ import annotations

from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import BAD, DEMORALISED, DISRUPTED, DIVISIONAL, DUG_IN, GARRISON, GERMAN, UNSUPPLIED
from grognard.kernel.words.rulebook import rule


def halved(number: int) -> int:
    """Half, rounded up, like every halving in the game."""
    return (number + 1) // 2


@rule("6.16", "12.3")
def attack_strength(g: Verdun, piece: int) -> int:
    """§6.16 Infantry out of supply attacks at half strength; §12.3 demoralised infantry cannot attack."""
    if g.has(piece, DEMORALISED):
        return 0
    strength = g.combat_of[piece][g.position.steps[piece]]
    return halved(strength) if g.has(piece, UNSUPPLIED) else strength


@rule("6.16", "12.3", "14.12", "14.81", "8.45")
def defence_strength(g: Verdun, piece: int) -> int:
    """§9.1 What a unit adds to the defence of its hex: infantry halved for each trouble, others in full; dug in +1."""
    if g.kind[piece] == GARRISON:
        steps = g.position.steps[piece] if "15.4" in g.options else g.roster.steps[piece]
        return g.combat_of[piece][steps]
    dug = g.number("limits", "dig") if g.has(piece, DUG_IN) else 0
    if not g.is_foot[piece]:
        return g.defence_of[piece] + dug
    strength = g.combat_of[piece][g.position.steps[piece]]
    for trouble in (DEMORALISED, UNSUPPLIED):
        if g.has(piece, trouble):
            strength = halved(strength)
    return strength + dug


@rule("7.1", "12.3")
def fire_strength(g: Verdun, piece: int) -> int:
    """§12.3 A demoralised gun bombards at half its strength."""
    strength = g.attack_of[piece]
    return halved(strength) if g.has(piece, DEMORALISED) else strength


@rule("9.31", "9.32")
def support_strength(g: Verdun, piece: int, offensive: bool) -> int:
    """§9.31 A supporting gun adds its attack strength; §9.32 German divisional guns 4 in attack on the first day."""
    if offensive and g.kind[piece] == DIVISIONAL and g.owner[piece] == GERMAN and g.position.turn == 1:
        return g.number("limits", "first-day-support")
    return g.attack_of[piece]


@rule("5.1", "8.14", "6.16")
def allowance(g: Verdun, piece: int) -> int:
    """§8.14 One point less in bad weather; §6.16 then half, out of supply. In half points."""
    points = g.move_of[piece]
    if points and g.position.weather == BAD:
        points += g.number("limits", "bad-weather-move")
    if g.has(piece, UNSUPPLIED) and g.is_foot[piece]:
        points = halved(points)
    return 2 * points


def is_steady(g: Verdun, piece: int) -> bool:
    """Neither demoralised nor disrupted."""
    return not g.has(piece, DEMORALISED | DISRUPTED)
