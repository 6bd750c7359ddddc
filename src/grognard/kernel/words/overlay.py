"""Overlays that every map has: zones of control as one side knows them, and the control of hexes.

An overlay is a set of hexes for each side. A game adds its own (supply, ranges, lines of sight) in its `Play`. Colours
are decided by the screens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.kernel.errors import Unreadable
from grognard.kernel.space.hexgrid import hexset

if TYPE_CHECKING:
    from grognard.kernel.asking.script import Side
    from grognard.kernel.table.play import Play

CONTROL, ZONES, ZONE = "control", "zones", "zone-"
MAP, HEX = "map", "hex"
"""What an overlay depends on: the map alone, or a chosen hex too."""

Shading = dict["Side | None", int]
"""Sets of hexes by side; None for hexes of no side."""


def zone_names(play: type[Play[Any]] | Play[Any]) -> dict[str, int]:
    """The overlays of zones by name, with the kind of zone: one for each kind, or `zones` where there is only one."""
    if len(play.zone_kinds) == 1:
        return {ZONES: 0}
    return {f"{ZONE}{kind}": number for number, kind in enumerate(play.zone_kinds)}


def with_kernel_overlays(play: type[Play[Any]]) -> dict[str, str]:
    """The overlays of a game: those of zones and control first, then its own."""
    own = {name: on for name, on in play.overlays.items() if name not in (CONTROL, ZONES) and not name.startswith(ZONE)}
    return {**dict.fromkeys((*zone_names(play), CONTROL), MAP), **own}


def kernel_overlay(play: Play[Any], name: str, side: Side | None) -> Shading:
    """One of the kernel's overlays, for a side or, None, a spectator."""
    if name == CONTROL:
        return controlled(play)
    kind = zone_names(play).get(name)
    if kind is None:
        raise Unreadable(f"no overlay {name!r}; there are {', '.join(play.overlays)}")
    return known_zones(play, side, kind)


def controlled(play: Play[Any]) -> Shading:
    """The hexes each side controls."""
    held = play.position.control
    return {side: hexset(h for h in play.board.grid.hexes if held[h] == side + 1) for side in play.sides}


def known_zones(play: Play[Any], side: Side | None, kind: int) -> Shading:
    """The zones of one kind exerted by pieces that a side knows; pieces it may not know are left out."""
    found: Shading = dict.fromkeys(play.sides, 0)
    occupation = play.occupation
    for piece, held in enumerate(occupation.held):
        if held >= 0 and held % occupation.kinds == kind and play.may_know(side, piece):
            found[play.owner[piece]] |= hexset(occupation.areas[kind][held // occupation.kinds])
    return found
