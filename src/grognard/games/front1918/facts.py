"""Facts that a book of the series may count otherwise: a record of functions, with those of the engine.

Rules ask `g.facts.morale(g, piece)`, and so on; a game replaces the facts that its book has otherwise. Facts answer
and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from grognard.games.front1918.ground import MovingGroup
from grognard.games.front1918.words import OFFENSIVE
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

if TYPE_CHECKING:
    from grognard.games.front1918.table import Front

G = TypeVar("G")


# What is hidden --------------------------------------------------------------------------------------------------


def range_of(g: Front, piece: int, value: str) -> tuple[int, int]:
    """The least and the most a value of a hidden unit may be, as far as the enemy knows; none is hidden here."""
    known = g.facts.morale(g, piece) if value == "morale" else g.roster[piece].value(value)
    return known, known


# Offensives ------------------------------------------------------------------------------------------------------


def offensive_row(g: Front) -> str:
    """The row of this turn in the chart of offensives."""
    return g.this_turn


@rule("offensive.scenario")
def must_launch(g: Front, guns: Sequence[int]) -> Sequence[int]:
    """The guns of which one must be among those of the offensive, where the scenario says so."""
    return ()


# Units -----------------------------------------------------------------------------------------------------------


@rule("units.morale", "units.elite", "units.national-morale")
def morale(g: Front, piece: int) -> int:
    """Morale as it is now: printed, plus what the scenario adds for the nation; for a tank its coordination."""
    return g.today.morale[piece]


@rule("units.movement")
def points_of(g: Front, piece: int) -> int:
    """The movement points of a unit before disorganisation halves them."""
    return g.move_of[piece]


def gun_potential(g: Front, piece: int) -> int:
    """The potential of a gun in its present mode."""
    return g.potentials_of[piece][bool(g.position.marks[piece] & OFFENSIVE)]


@rule("assault-troops.movement")
def may_carry(g: Front, stoss: int, piece: int) -> bool:
    """Whether assault troops may be with a unit: with any regiment or brigade, unless the book says more."""
    return g.is_small[piece]


@rule("assault-troops.defence")
def dies_with_unit(g: Front, piece: int, is_shelled: bool) -> bool:
    """Whether assault troops are lost with an eliminated unit though another could take them."""
    return False


# Movement --------------------------------------------------------------------------------------------------------


def loads_of(g: Front, piece: int) -> Sequence[int]:
    """The units a piece carries."""
    return ()


def pace_setters(g: Front, group: Sequence[int]) -> Sequence[int]:
    """The units of a group whose movement points count."""
    return group


def own_mover(g: Front, side: Side, group: Sequence[int]) -> MovingGroup | None:
    """What matters of a group that moves by rules of its own."""
    return None


def closed_to(g: Front, group: Sequence[int]) -> int:
    """The hexes a group may not enter though others may."""
    return 0


def halting_hexes(g: Front, side: Side) -> int:
    """The hexes in which a group or an advance of this side ends though no zone stops it."""
    return 0


def rides_in_halves(g: Front, group: Sequence[int]) -> bool:
    """Whether the points of a group are counted in halves, since a hex of road costs it one half."""
    return False


def spent(g: Front, piece: int) -> int:
    """The movement points a unit has spent in this phase before it moves."""
    return 0


@rule("footbridge.limits")
def span_tries(g: Front, piece: int, edge: int) -> tuple[int, int]:
    """How often a unit has tried a footbridge in this phase, and how often one was tried on a hexside."""
    return 0, 0


# Disengagement ---------------------------------------------------------------------------------------------------


@rule("disengagement.results")
def breaking_hexes(g: Front, units: Sequence[int], hexes: int) -> int:
    """How many hexes a disengagement result allows these units."""
    return hexes


@rule("disengagement.modifiers")
def count_for_breaking(g: Front, units: Sequence[int], tally: Tally) -> None:
    """What only one book counts in the die of a disengagement."""


class Facts(NamedTuple, Generic[G]):
    """The facts of a book; those it does not say otherwise are the engine's."""

    range_of: Callable[[G, int, str], tuple[int, int]] = range_of
    offensive_row: Callable[[G], str] = offensive_row
    must_launch: Callable[[G, Sequence[int]], Sequence[int]] = must_launch
    morale: Callable[[G, int], int] = morale
    points_of: Callable[[G, int], int] = points_of
    gun_potential: Callable[[G, int], int] = gun_potential
    may_carry: Callable[[G, int, int], bool] = may_carry
    dies_with_unit: Callable[[G, int, bool], bool] = dies_with_unit
    loads_of: Callable[[G, int], Sequence[int]] = loads_of
    pace_setters: Callable[[G, Sequence[int]], Sequence[int]] = pace_setters
    own_mover: Callable[[G, Side, Sequence[int]], MovingGroup | None] = own_mover
    closed_to: Callable[[G, Sequence[int]], int] = closed_to
    halting_hexes: Callable[[G, Side], int] = halting_hexes
    rides_in_halves: Callable[[G, Sequence[int]], bool] = rides_in_halves
    spent: Callable[[G, int], int] = spent
    span_tries: Callable[[G, int, int], tuple[int, int]] = span_tries
    breaking_hexes: Callable[[G, Sequence[int], int], int] = breaking_hexes
    count_for_breaking: Callable[[G, Sequence[int], Tally], None] = count_for_breaking
