"""Chapter 3: the sequence of play and the end of a turn. Its phases are in the modules that they are named after."""

from __future__ import annotations

from grognard.games.august.bombardment import bombardment
from grognard.games.august.initiative import initiative
from grognard.games.august.plans import cancel_missions, give_missions
from grognard.games.august.sectors import command, divide_map, has_sectors, play_first_sector, play_second_sector
from grognard.games.august.segments import action
from grognard.games.august.setup import (
    choose_way,
    dig_in_first,
    divide,
    draw_leaders,
    finish_set_up,
    first_to_set_up,
    set_up,
)
from grognard.games.august.smoke import disperse_smoke
from grognard.games.august.table import August
from grognard.games.august.victory import judge
from grognard.games.august.words import GERMAN, RUSSIAN, SEGMENT_MARKS, SHOT, SPENT
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.words.rulebook import rule

# Markers (3.0.D) -----------------------------------------------------------------------------------------------


@rule("3.0.D", "3.0")
def remove_markers(g: August) -> None:
    """§3.0.D The marks of the turn come off; states of morale stay. After the last turn the game is decided."""
    position = g.position
    for piece in range(len(g.roster)):
        position.marks[piece] &= ~(SPENT | SHOT | SEGMENT_MARKS)
        position.by[piece] = -1
        position.barrage[piece] = -1
        position.hit_in[piece] = -1
        position.hit_from[piece] = 0
    for side in g.sides:
        position.made[side] = 0
        position.kept_back[side] = 0
        position.across[side] = 0
    position.sector = 0
    position.fogged = 0
    position.acting = -1
    position.passes = 0
    judge(g)


# The sequence of play (3.0) ------------------------------------------------------------------------------------

SET_UP = {
    first: (
        Phase("6.2", draw_leaders, announce="phase-set-up"),
        *(
            phase
            for side in (first, first.enemy)
            for phase in (
                Phase("16.41", divide, side),
                Phase("3.0", set_up, side),
                Phase("16.2", dig_in_first, side),
                Phase("16.41", choose_way, side),
            )
        ),
        Phase("6.72", finish_set_up),
        Phase("9.1", give_missions, announce="phase-missions"),
    )
    for first in (GERMAN, RUSSIAN)
}
"""The set-up, by the side that begins it."""
ACTION = Phase("3.0.C", action, announce="phase-action")
TURN = (
    Phase("3.0.A", initiative, announce="phase-turn"),
    Phase("9.14", cancel_missions),
    Phase("3.0.B", bombardment, announce="phase-bombardment"),
    ACTION,
    Phase("16.13", disperse_smoke),
    Phase("3.0.D", remove_markers),
)
SECTORS = (
    Phase("17.52", command, GERMAN),
    Phase("17.52", command, RUSSIAN),
    Phase("17.51", play_first_sector),
    *TURN[: TURN.index(ACTION) + 1],
    Phase("17.51", play_second_sector),
    Phase("3.0.A", initiative),
    *TURN[TURN.index(ACTION) :],
)
"""The turn with sectors: the first is played through, then the second."""
ARTILLERY = ("9.1", "9.14", "3.0.B", "16.13")
"""The phases that are played only where there are batteries."""


@rule("3.0", "17.51")
def sequence(g: August) -> tuple[Phase, ...]:
    """§3.0 The phases of this turn; the first turn begins with the set-up, with sectors by their division (17.51)."""
    first, turn = first_to_set_up(g), SECTORS if has_sectors(g) else TURN
    division = (Phase("17.51", divide_map, first),) if has_sectors(g) else ()
    phases = (*division, *SET_UP[first], *turn) if g.position.turn == 1 else turn
    return phases if any(g.batteries_of.values()) else tuple(p for p in phases if p.rule not in ARTILLERY)
