"""Where the counters of a side stand and which are hidden, as sets of hexes: computed when first asked for, then kept.

The kernel makes a new `SideCache` as soon as a counter of the side changes place, is hidden or is recognised, so
nothing kept here is out of date. What depends on marks does not belong here: marks change without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.kernel.asking.script import Side
from grognard.kernel.table.position import CONCEALED, OPEN

if TYPE_CHECKING:
    from grognard.games.indochine.sight import VisibleHexes
    from grognard.games.indochine.table import Indochine


class SideCache:
    """What is kept for one side while none of its counters moves, is hidden or is recognised."""

    counters: int | None = None
    units: int | None = None
    leaders: int | None = None
    concealed: int | None = None
    veiled: int | None = None
    known: int | None = None
    present: list[int] | None = None
    seen: VisibleHexes | None = None
    """The lines of sight for which `seeing` holds."""
    seeing: dict[int, int]
    """For `sight`: the hexes with counters of the side that see a hex, by that hex."""


def hexes_of(g: Indochine, pieces: Iterable[int]) -> int:
    """The hexes in which any of these counters stand."""
    at, bit, found = g.position.at, g.bit_of, 0
    for piece in pieces:
        found |= bit[at[piece]]
    return found


def counter_hexes(g: Indochine, side: Side) -> int:
    """The hexes with counters of a side, decoys included."""
    stand = g.side_caches[side]
    if stand.counters is None:
        stand.counters = hexes_of(g, present(g, side))
    return stand.counters


def unit_hexes(g: Indochine, side: Side) -> int:
    """The hexes with combat units of a side."""
    stand = g.side_caches[side]
    if stand.units is None:
        stand.units = hexes_of(g, [p for p in present(g, side) if g.is_unit[p]])
    return stand.units


def leader_hexes(g: Indochine, side: Side) -> int:
    """The hexes with leaders of a side."""
    stand = g.side_caches[side]
    if stand.leaders is None:
        stand.leaders = hexes_of(g, g.leaders[side])
    return stand.leaders


def hidden_hexes(g: Indochine, side: Side) -> int:
    """The hexes in which the enemy sees a hidden marker of a side."""
    stand = g.side_caches[side]
    if stand.concealed is None:
        hidden = g.position.hidden
        stand.concealed = hexes_of(g, [p for p in present(g, side) if hidden[p] == CONCEALED])
    return stand.concealed


def secret_hexes(g: Indochine, side: Side) -> int:
    """The hexes with counters of a side that are hidden, whether the enemy sees a marker or nothing at all."""
    stand = g.side_caches[side]
    if stand.veiled is None:
        hidden = g.position.hidden
        stand.veiled = hexes_of(g, [p for p in present(g, side) if hidden[p]])
    return stand.veiled


def known_observers(g: Indochine, side: Side) -> int:
    """The hexes with a recognised unit of a side: everyone knows that they observe."""
    stand = g.side_caches[side]
    if stand.known is None:
        hidden, is_unit = g.position.hidden, g.is_unit
        stand.known = hexes_of(g, [p for p in present(g, side) if hidden[p] == OPEN and is_unit[p]])
    return stand.known


def has_counters(g: Indochine, hex_: int, side: Side) -> bool:
    """Whether a counter of a side, a decoy perhaps, stands in a hex."""
    return bool(counter_hexes(g, side) & g.bit_of[hex_])


def present(g: Indochine, side: Side) -> list[int]:
    """The counters of a side on the map or waiting beside it to come in, in order."""
    stand = g.side_caches[side]
    if stand.present is None:
        at, bit, waiting = g.position.at, g.bit_of, (g.arriving, g.astray)
        stand.present = [p for p in g.counters[side] if bit[at[p]] or at[p] in waiting]
    return stand.present
