"""What a piece meets when it comes to a hex: a depot to capture, reserves to wake, the fixed battery to destroy, the
line on which a retreat ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.front1918.supports import strike
from grognard.games.italia.caporetto import wake_reserves
from grognard.games.italia.depots import capture
from grognard.games.italia.table import CP, ENTENTE, RETREATING, Italia
from grognard.games.italia.withdrawal import reach_the_line
from grognard.kernel.asking.script import Refusal
from grognard.kernel.words.rulebook import rule


@rule("15.5.2", "scenario.caporetto.reserve", "scenario.albrecht.amalfi", "11.4.test")
def come_near(g: Italia, piece: int, hex_: int) -> None:
    """A ground piece has come to a hex."""
    if hex_ >= g.board.grid.size or g.is_air[piece] or g.is_stoss[piece]:
        return
    side = g.owner[piece]
    if g.has(piece, RETREATING):
        reach_the_line(g, piece, hex_)
    if g.depots[side.enemy]:
        capture(g, side, hex_, [piece])
    if g.wakes:
        wake_reserves(g, side, hex_)
    if g.fixed_guns:
        storm_battery(g)


@rule("11.4.test", "scenario.albrecht.amalfi")
def go_past(g: Italia, group: Sequence[int], hex_: int) -> None:
    """Ground pieces pass through a hex: they have reached it, though they go on."""
    for piece in group:
        if g.has(piece, RETREATING):
            reach_the_line(g, piece, hex_)
    if g.fixed_guns and g.owner[group[0]] == CP:
        storm_battery(g, 1 << hex_)


@rule("scenario.albrecht.amalfi")
def cannot_move_battery(g: Italia, piece: int) -> Refusal | None:
    """The fixed battery never moves: the minimum movement is not for it."""
    return Refusal("scenario.albrecht.amalfi", "no-battery-march") if g.is_fixed_gun[piece] else None


@rule("scenario.albrecht.amalfi")
def storm_battery(g: Italia, passed: int = 0) -> None:
    """The fixed battery is lost when any unit of the Central Powers is next to it while it is alone in its hex, whether
    the enemy came or passed, or its friends left; other supports in the hex are friends too."""
    enemies = g.ground_hexes(CP) | passed
    for gun in [p for p in g.fixed_guns if g.is_on_board(p)]:
        here = g.position.at[gun]
        if enemies & g.board.grid.around[here] and not g.others_at(here, ENTENTE, [gun]):
            strike(g, gun, "scenario.albrecht.amalfi")


@rule("scenario.albrecht.amalfi")
def pay_for_battery(g: Italia, piece: int) -> None:
    """The loss of the fixed battery gives the enemy points."""
    if g.is_fixed_gun[piece]:
        g.position.points[g.owner[piece].enemy] += g.number("limits", "amalfi-points")
